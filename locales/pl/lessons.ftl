# What lessons of all games say.

lesson-leading = Zobaczmy, do czego to prowadzi.
lesson-game = Graj dalej po swojemu. W razie potrzeby są podpowiedzi, a przed kosztowną odpowiedzią odezwie się trener.
lesson-over = Gra dobiegła końca. Cofnij się i spróbuj inaczej.

## Terms that lessons introduce

lesson-term-world = Świat
lesson-term-development = Technologia
lesson-term-cost = Koszt
lesson-term-phase = Faza
lesson-term-bonus = Premia
lesson-term-military = Świat militarny
lesson-term-good = Towar
lesson-term-windfall = Świat zdobyczny
lesson-term-price = Cena towaru
lesson-term-consume = Zdolność Konsumpcji
lesson-term-produce = Produkcja
lesson-term-double = 2× PZ
lesson-term-pool = Pula punktów
lesson-term-strength = Siła
lesson-term-defense = Obrona
lesson-term-temporary = Tymczasowa Siła
lesson-term-six-cost = Technologia o koszcie 6
lesson-term-discount = Zniżka
lesson-term-end = Dwanaście kart

# Planet Defenders
lesson-term-tile = Płytka sterująca
lesson-term-battery = Bateria
lesson-term-energy = Energia
lesson-term-robot = Zbiegły Robot
lesson-term-trade-planet = Wymiana
lesson-term-rest = Odpoczynek
lesson-term-reach = Zasięg
lesson-term-base = Baza
lesson-term-technology = Technologia
lesson-term-types = Typy robotów
lesson-term-last-round = Ostatnia runda

# Roll for the Galaxy
lesson-term-worker = Robotnik
lesson-term-select = Wybór Akcji
lesson-term-citizenry = Populacja
lesson-term-credits = Kredyty Galaktyczne
lesson-term-scout = Eksploracja
lesson-term-stock = Magazynowanie
lesson-term-trade = Sprzedaż
lesson-term-wild = Joker
lesson-term-dictate = Dyktat
lesson-term-recall = Przywołanie
lesson-term-abandon = Odrzucenie kafla
lesson-term-cup = Kubek
lesson-term-shipper = Handlarz
lesson-term-consume-good = Konsumpcja dobra
lesson-term-match = Pasujący kolor
lesson-term-square = Kafel
lesson-term-extra-die = Dodatkowa kość
