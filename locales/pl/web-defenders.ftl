# The page's own words about Planet Defenders. What is said at the table is in the game's other files.

web-game-defenders = Obrońcy Galaktyki
web-game-defenders-line = Kieruj trzema Obrońcami na dziewięciu planetach, zbieraj Energię i łap Zbiegłe Roboty.
web-game-defenders-about = Gra o planowaniu dla dwóch do czterech osób. Trzej Obrońcy służą wszystkim; kto pokieruje nimi najlepiej, zbierze Energię na łapanie robotów i pozyskiwanie technologii.
web-variant-defenders-base = Gra podstawowa
web-variant-defenders-advanced = Zaawansowane: dwie akcje dodatkowe, w dowolnej kolejności

## Rules

web-rules-defenders-goal =
    Roboty uciekły. Kieruj trzema Obrońcami, którzy nie należą do nikogo i służą wszystkim, zbieraj kostki Energii z planet, łap roboty i pozyskuj technologie. Wygrywa osoba, która na końcu ma najwięcej Punktów Badań (PB).
web-rules-defenders-note-title = Słowo o kartach
web-rules-defenders-note =
    Tekst instrukcji się zachował, ale większość ilustracji kart nie. Koszty, PB, bonusy i typy robotów oraz koszty technologii są więc rekonstrukcją zgodną ze wszystkim, co opublikowano: to nie są wartości z drukowanych kart. Każda karta mówi, co w niej odtworzono.
web-rules-defenders-turn =
    Wykonaj jedną lub dwie akcje główne, a potem najwyżej jedną dodatkową, albo odpocznij.
    Do akcji głównej używasz jednej z trzech płytek sterujących. Jej widoczna strona wskazuje Obrońcę i odległość: dokładnie 1 lub 2 planety, nie na ukos i nie tam i z powrotem. Obrońca może przechodzić przez planety z innymi Obrońcami, ale musi zatrzymać się na pustej. Wtedy ta planeta daje ci to, co ma. Pierwsza akcja główna kosztuje 1 baterię, druga 2. Każdej płytki można użyć w turze najwyżej raz.
    Na koniec tury odwraca się użyte płytki: od ciebie zależy, co będzie mógł zrobić następny gracz. Jeśli masz więcej niż pięć kostek Energii, zwróć nadwyżkę.
    Odpoczynek uzupełnia baterie do trzech.
web-rules-defenders-planets-title = Planety
web-rules-defenders-planets =
    Baza leży pośrodku, a wokół niej, w losowym układzie, osiem planet.
    – Baza: 1 dowolna kostka Energii i 1 bateria.
    – Niebieski Pulsar, Pomarańczowe Złoże, Zielone Pierścienie: 1 kostka Energii tego koloru i 1 bateria.
    – Pulsar Baterii: 3 baterie.
    – Złoże Surowców: znacznik przechodzi o jedno pole i daje kostkę Energii z tego pola. Może przejść dalej jeszcze dwa razy, za każdym razem za 1 baterię.
    – Pierścienie Wymiany: możesz zapłacić 1 kostkę Energii i 1 baterię za 1 kostkę Energii każdego koloru.
    – Oaza Wymiany: możesz zapłacić 1 kostkę Energii za 5 baterii.
    – Oaza z Kością: rzuć kością. 1 daje 2 baterie; od 2 do 4 dają 1 dowolną kostkę Energii i 1 baterię; 5 i 6 dają 2 dowolne kostki Energii.
    Jeśli w Rezerwie brakuje kostki jakiegoś koloru, dostajesz zamiast niej baterię.
web-rules-defenders-extra-title = Akcje dodatkowe
web-rules-defenders-extra =
    – Złap robota: Obrońca, który ruszył się w tej turze, łapie robota z wierzchu stosu przy swojej planecie: ze środka krawędzi sięga do jednego stosu, z rogu do dwóch, z Bazy do wszystkich czterech. Zapłać kostki Energii podane na robocie, zatrzymaj go i weź jego bonus.
    – Ulepsz technologię: zapłać koszt jednej z czterech technologii na torze i weź ją. Działa od razu i do końca gry.
web-rules-defenders-pay-title = Płacenie
web-rules-defenders-pay =
    Płaci się kostkami Energii właściwych kolorów. Niektóre technologie pozwalają wymieniać Energię na baterie albo jeden kolor na inny, inne obniżają koszt łapania z pewnych planet, dają baterie albo pozwalają Obrońcy przemieścić się o planetę dalej. Stół pokazuje każdy sposób zapłaty, a ty wybierasz.
web-rules-defenders-end =
    Gdy opróżni się drugi stos robotów, runda toczy się do końca, aby każdy miał tyle samo tur. Potem policz:
    – PB na robotach;
    – 1, 2, 3 lub 4 PB za trzy, cztery, pięć lub sześć różnych typów robotów;
    – 1, 2, 4 lub 6 PB za dwie, trzy, cztery lub pięć technologii.
    Kostki Energii i baterie nie są nic warte, ale remis rozstrzyga większa liczba kostek Energii.
web-rules-defenders-variants =
    – Wariant zaawansowany: do dwóch akcji dodatkowych w turze, a akcje główne i dodatkowe w dowolnej kolejności.
web-rules-defenders-tips =
    – Przed ruchem spójrz na stosy: skończ turę przy robocie, na którego cię stać.
    – Dwie akcje główne w każdej turze to najszybszy sposób zbierania Energii. Planuj zużycie baterii tak, by rzadko odpoczywać.
    – Tylne strony płytek są jawne. Zostaw innym to, czego najmniej potrzebują.

## Board

web-defenders-sector = Plansza z dziewięciu planet, północ na górze
# Who stands on a planet.
web-defenders-stands = Stoi tu: { $defenders }
web-defenders-nobody = Nie ma tu Obrońcy
web-defenders-stack =
    { $count ->
        [0] Stos robotów, { $side }: pusty
        [one] Stos robotów, { $side }: { $count } robot
        [few] Stos robotów, { $side }: { $count } roboty
       *[many] Stos robotów, { $side }: { $count } robotów
    }
web-defenders-stack-empty = Pusty
web-defenders-tiles = Płytki sterujące
# What a control tile orders once flipped.
web-defenders-tile-back = Na odwrocie: { $order }
web-defenders-tile-used = Użyta
web-defenders-technologies = Technologie
web-defenders-deck = Technologie w talii
web-defenders-track = Tor surowców
web-defenders-track-label = Tor surowców (po okręgu): { $fields }. Znacznik na polu { $field } (kostka { $color })
web-defenders-reserve = Rezerwa
web-defenders-batteries = Baterie
web-defenders-energy =
    { $count ->
        [one] { $count } kostka Energii:
        [few] { $count } kostki Energii:
       *[many] { $count } kostek Energii:
    }
# Actions of the turn.
web-defenders-left = W tej turze zostało: akcje główne { $mains }, akcje dodatkowe { $extras }
web-defenders-main = Główna { $number }
web-defenders-extra = Dodatkowa
web-defenders-extra-number = Dodatkowa { $number }
web-defenders-end = Koniec
web-defenders-round = Runda { $round }
web-defenders-last-round = Runda { $round }, ostatnia
web-defenders-note = Wartości kart: rekonstrukcja
web-defenders-own = Twoja plansza
web-defenders-ways = Sposoby do wyboru
web-defenders-enlarge = Powiększ: { $name }
web-defenders-unseen-robots = Roboty jeszcze nieujawnione: { $count }
web-defenders-unseen-out = Część z nich nie leży w żadnym stosie: przy mniej niż czterech graczach nie używa się wszystkich.
web-defenders-unseen-technologies = Technologie jeszcze nieujawnione: { $count }

web-defenders-course = Wygrywa się punktami: za złapane roboty, za różne ich typy i za technologie. Większość wartości na kartach jest odtworzona.

## What puzzles are about
web-defenders-puzzle =
    { $theme ->
        [act] Która akcja
        [take] Która kostka Energii
        [track] Tor surowców: stop czy dalej
        [trade] Wymieniać czy nie
        [return] Co zwrócić
        [end] Zakończyć grę teraz?
       *[other] Inne
    }
