# The pieces of Roll for the Galaxy: names, and what they do.

## Dice

roll-die-home = kość Rodzimej Populacji
roll-die-military = kość Wojska
roll-die-consumption = kość Konsumpcji
roll-die-novelty = kość Ulepszeń
roll-die-rare = kość Rzadkich Pierwiastków
roll-die-genes = kość Genów
roll-die-alien = kość Technologii Obcych Cywilizacji
roll-die-faces = Ścianki: { $faces }
roll-die-face = { $face } ×{ $count }
roll-die-matches-all = Przy Konsumpcji dobra liczy się jako każdy kolor.

## Phases

roll-phase-explore = Odkrywanie
roll-phase-develop = Rozwój Technologii
roll-phase-settle = Kolonizacja
roll-phase-produce = Produkcja
roll-phase-ship = Dostawa
roll-about-explore = Każdy Odkrywca magazynuje za { $credits }$ albo eksploruje: odrzuca dowolną liczbę kafli ze Strefy Rozbudowy i dobiera o 1 więcej.
roll-about-develop = Inżynierzy trafiają na stos Technologii i kończą kafel na jego wierzchu, gdy jest ich tylu, ilu potrzeba.
roll-about-settle = Kolonizatorzy trafiają na stos Planet i kończą kafel na jego wierzchu, gdy jest ich tylu, ilu potrzeba.
roll-about-produce = Każdy Producent staje się dobrem na Planecie z wolnym miejscem, innej niż szara.
roll-about-ship = Każdy Handlarz bierze dobro: Sprzedaż daje Kredyty według koloru Planety, Konsumpcja daje PZ.

## What happens once

roll-power-remove-die = Natychmiastowy Efekt: oddaj do wspólnej puli { $count } { $count ->
    [one] swoją kość
    [few] swoje kości
   *[many] swoich kości
} z dowolnego miejsca.
roll-power-gain-dice = Natychmiastowy Efekt: weź { $count } { $count ->
    [one] kość
    [few] kości
   *[many] kości
} { $color } { $to ->
    [cup] do kubka
    [citizenry] do Populacji
   *[world] jako dobro na tej Planecie
}.
roll-power-gain-credits = Natychmiastowy Efekt: weź { $credits }$.
roll-power-start-credits = Rozpoczynasz grę z { $credits }$.

## Powers

roll-power-repeat-dictate = Możesz użyć Dyktatu dowolną liczbę razy.
roll-power-dictate-moves = Każdy Dyktat może przesunąć najwyżej { $count } { $count ->
    [one] Robotnika
    [few] Robotników
   *[many] Robotników
}.
roll-power-reassign = Możesz przesunąć { $exactly ->
    [yes] { $count }
   *[no] najwyżej { $count }
} { $count ->
    [one] Robotnika
    [few] Robotników
   *[many] Robotników
}{ $who ->
    [these] {" "}(kość { $colors })
    [but] {" "}(każda kość oprócz kości { $colors })
   *[any] {""}
}. { $from ->
    [these] Skąd: { $sources }. Dokąd:
    [one-column] Skąd: ta sama kolumna. Dokąd:
   *[any] Dokąd:
} { $to ->
    [these] { $targets }
    [selected] wybrana przez ciebie akcja
   *[any] { $count ->
        [one] dowolna inna kolumna
        [few] dowolne inne kolumny
       *[many] dowolne inne kolumny
    }
}.
roll-power-reassign-novelty = Możesz przesunąć Robotników do dowolnych innych kolumn: najwyżej { $count }, jeśli masz najwięcej kafli tego rodzaju ({ $worlds }), a { $tied }, jeśli jest remis.
roll-power-extra-worker = Masz dodatkowego Robotnika bez kości: { $role ->
    [explore] Odkrywca
   *[ship] Handlarz
} (jak kość { $color }).
roll-power-stock-value = Gdy magazynuje Odkrywca (kość { $color }), otrzymujesz { $credits }$ zamiast { $instead }$.
roll-power-rearrange = Między zadaniami możesz ułożyć od nowa wszystkie kafle w swojej Strefie Rozbudowy.
roll-power-scout-on-top = Kafle dobrane podczas Eksploracji możesz kłaść na wierzch stosu.
roll-power-draw-at-end = Na koniec akcji: dobierz { $count } { $count ->
    [one] kafel i połóż go
    [few] kafle i połóż je
   *[many] kafli i połóż je
} pod swoje stosy.
roll-power-scout-credits = Na koniec akcji: { $credits }$, jeśli twój Odkrywca (kość { $color }) eksplorował.
roll-power-most-developments = Na koniec akcji: { $credits }$, jeśli masz więcej Technologii niż każdy inny gracz.
roll-power-develop-discount = { $only ->
    [reassign] Technologie ze Zdolnością Przesunięcia kości wymagają
   *[all] Technologie wymagają
} o { $amount } { $amount ->
    [one] Inżyniera
    [few] Inżynierów
   *[many] Inżynierów
} mniej, ale co najmniej { $floor }.
roll-power-develop-completion = { $credits }$ za każdą kolejną opracowaną Technologię.
roll-power-builders-to-cup = { $role ->
    [develop] Po opracowaniu każdej kolejnej Technologii { $least } lub { $most } użytych Inżynierów trafia do kubka zamiast do Populacji.
   *[settle] Po skolonizowaniu każdej kolejnej Planety { $least } lub { $most } użytych Kolonizatorów trafia do kubka zamiast do Populacji.
}
roll-power-end-credits = Na koniec akcji: { $credits }$.
roll-power-end-vp = Na koniec akcji: { $vp } PZ.
roll-power-each-citizen = Na koniec akcji: { $credits }$ za każdą kość { $color } w twojej Populacji.
roll-power-every-citizens = Na koniec akcji: { $credits }$ za każde { $per } kości { $color } w twojej Populacji, z zaokrągleniem w górę.
roll-power-settle-discount = O { $amount } { $amount ->
    [one] Kolonizatora
    [few] Kolonizatorów
   *[many] Kolonizatorów
} mniej, ale co najmniej { $floor }. Dotyczy: { $worlds }.
roll-power-settle-completion = { $credits }$ za każdą skolonizowaną Planetę. Dotyczy: { $worlds }.
roll-power-color-to-cup = Kolonizatorzy (kości { $color }) po skolonizowaniu Planety trafiają do kubka zamiast do Populacji.
roll-power-world-goods = Na koniec akcji: { $credits }$ za każde dobro. Dotyczy: { $worlds }.
roll-power-die-goods = Na koniec akcji: { $credits }$ za każde dobro, które jest kością { $color }.
roll-power-extra-room = Na każdej twojej Planecie (poza szarymi) { $count ->
    [one] mieści się { $count } dobro
    [few] mieszczą się { $count } dobra
   *[many] mieści się { $count } dóbr
} więcej.
roll-power-trade-credits = { $credits }$ więcej za każdą Sprzedaż. Dotyczy: { $worlds }.
roll-power-consume-credits = { $credits }$ za każdą Konsumpcję. Dotyczy: { $worlds }.
roll-power-consume-vp = { $vp } PZ więcej za każdą Konsumpcję. Dotyczy: { $worlds }.
roll-power-buy-vp = Po każdej Sprzedaży możesz zapłacić { $credits }$ za { $vp } PZ.
roll-power-highest-world = Na koniec akcji: { $credits }$, jeśli tylko ty masz Planetę o najwyższym nadrukowanym koszcie.

## Points at the end of the game

roll-score-development-cost = Na koniec gry: PZ za łączny koszt twoich Technologii{ $only ->
    [reassign] {" "}ze Zdolnością Przesunięcia kości
   *[all] {""}
}, podzielony przez { $divisor }, z zaokrągleniem w górę.
roll-score-world-cost = Na koniec gry: PZ za łączny koszt twoich Planet ({ $worlds }), podzielony przez { $divisor }, z zaokrągleniem w górę.
roll-score-per-development = Na koniec gry: { $vp } PZ za każdą twoją Technologię{ $only ->
    [without-reassign] {" "}bez Zdolności Przesunięcia kości
   *[all] {""}
}.
roll-score-per-world = Na koniec gry: { $vp } PZ za każdą twoją Planetę. Dotyczy: { $worlds }.
roll-score-die-colors = Na koniec gry: { $vp } PZ za każdy kolor twoich kości, gdziekolwiek leżą.
roll-score-die-sets = Na koniec gry: { $vp } PZ za każde { $size } kości { $color }, gdziekolwiek leżą, z zaokrągleniem w górę.
roll-score-goods = Na koniec gry: { $vp } PZ za każde twoje dobro.
roll-score-triangular-chips = Na koniec gry: największe n, dla którego 1 + 2 + … + n nie przekracza PZ w twoich żetonach.

## What is printed on a tile besides its powers

roll-catalog-points = Koszt Technologii lub Planety to zarazem jej punkty.
roll-catalog-powers = Każda Zdolność Przesunięcia kości działa raz w rundzie, przy przydzielaniu kości; pozostałe działają zawsze, gdy odbywa się ich akcja. Wszystkie się sumują.
roll-catalog-prices = Sprzedaż przynosi Kredyty według koloru Planety: { $prices }.
roll-catalog-price = { $worlds } { $credits }$
roll-fact-cost = koszt { $cost }
roll-fact-sort = { $sort ->
    [development] Technologia
    [gray] szara Planeta
    [novelty] Planeta Ulepszeń
    [rare] Planeta Rzadkich Pierwiastków
    [genes] Planeta Genów
   *[alien] Planeta Technologii Obcych Cywilizacji
}
roll-fact-tile = kafel { $number }, na odwrocie: { $back }
# One of the two squares of a faction tile.
roll-fact-faction = Frakcja { $number }, obok: { $half }
roll-fact-home = Rodzima Planeta { $number }
roll-fact-supply = { $dice } { $dice ->
    [one] kość
    [few] kości
   *[many] kości
}

## Tiles

roll-tile-advanced-logistics = Zaawansowana logistyka
roll-tile-backup-planning = Plany awaryjne
roll-tile-diversification = Dywersyfikacja
roll-tile-hydroponics-guild = Gildia hydroponiczna
roll-tile-jumpdrive-research = Badania nad napędem skokowym
roll-tile-public-works = Prace społeczne
roll-tile-space-mercenaries = Kosmiczni najemnicy
roll-tile-technology-unions = Związki technologiczne
roll-tile-terraforming-robots = Roboty terraformujące
roll-tile-colonial-affinity = Skłonność do kolonizacji
roll-tile-export-duties = Cła eksportowe
roll-tile-galactic-demand = Galaktyczny popyt
roll-tile-galactic-recycling = Galaktyczny recykling
roll-tile-local-subsidies = Lokalne subwencje
roll-tile-minor-research-labs = Małe laboratoria badawcze
roll-tile-operations-affinity = Skłonność do działania
roll-tile-shipping-affinity = Skłonność do handlu
roll-tile-space-docks = Kosmiczne doki
roll-tile-technology-affinity = Skłonność do techniki
roll-tile-alien-research-team = Zespół naukowców Obcych
roll-tile-alien-uplift-blueprints = Plany wspomagania Obcych
roll-tile-executive-power = Moc wykonawcza
roll-tile-free-trade-zone = Strefa wolnego handlu
roll-tile-galactic-influence = Galaktyczne wpływy
roll-tile-galactic-mandate = Mandat galaktyczny
roll-tile-homeworld-patriotism = Patriotyzm rodzimej planety
roll-tile-isolation-policy = Polityka izolacji
roll-tile-mad-scientists = Szaleni naukowcy
roll-tile-major-research-labs = Duże laboratoria badawcze
roll-tile-merchant-guild = Gildia kupiecka
roll-tile-space-marines = Kosmiczni marines
roll-tile-space-refineries = Kosmiczne rafinerie
roll-tile-space-tourism = Kosmiczna turystyka
roll-tile-trade-levies = Daniny handlowe
roll-tile-conscription = Pobór
roll-tile-galactic-salon = Galaktyczny salon
roll-tile-information-tech = Technologia informacyjna
roll-tile-investment-credits = Kredyt inwestycyjny
roll-tile-propaganda-campaign = Kampania propagandowa
roll-tile-replicant-robots = Roboty Replikanty
roll-tile-alien-research-ship = Statek badawczy Obcych
roll-tile-galactic-investors = Galaktyczni inwestorzy
roll-tile-nanotechnology = Nanotechnologia
roll-tile-organic-shipyards = Organiczne stocznie
roll-tile-robot-surveyors = Roboty pomiarowe
roll-tile-free-trade-association = Liga Wolnego Handlu
roll-tile-galactic-bankers = Galaktyczni bankierzy
roll-tile-galactic-exchange = Giełda Galaktyczna
roll-tile-galactic-federation = Federacja Galaktyczna
roll-tile-galactic-renaissance = Galaktyczny renesans
roll-tile-galactic-reserves = Galaktyczne rezerwy
roll-tile-mining-league = Liga Górnicza
roll-tile-new-economy = Nowa gospodarka
roll-tile-new-galactic-order = Nowy Galaktyczny Porządek
roll-tile-system-diversification = Dywersyfikacja układów
roll-tile-designer-species-ultd = Gatunki na Zamówienie, sp. z n.o.
roll-tile-galactic-trendsetters = Galaktyczni trendsetterzy
roll-tile-lost-species-ark-world = Arka zaginionych gatunków
roll-tile-alien-sentinels = Strażnicy Obcych
roll-tile-deserted-alien-library = Opuszczona biblioteka Obcych
roll-tile-lost-alien-warship = Zaginiony okręt wojenny Obcych
roll-tile-lost-alien-battle-fleet = Zaginiona flota bojowa Obcych
roll-tile-deserted-alien-colony = Opuszczona kolonia Obcych
roll-tile-terraformed-world = Sterraformowana planeta
roll-tile-malevolent-lifeforms = Wrogie formy życia
roll-tile-silicon-world = Krzemowa planeta
roll-tile-deserted-alien-outpost = Opuszczona placówka Obcych
roll-tile-alien-robot-scout-ship = Zrobotyzowany statek zwiadowczy Obcych
roll-tile-distant-world = Odległa planeta
roll-tile-transport-hub = Węzeł transportowy
roll-tile-tourist-world = Planeta turystów
roll-tile-deep-space-symbionts-ltd = Symbionty Głębokiego Kosmosu, sp. z o.o.
roll-tile-armaments-world = Planeta zbrojeniowa
roll-tile-jungle-world = Planeta dżungli
roll-tile-rebel-warrior-race = Zbuntowana rasa wojowników
roll-tile-information-hub = Węzeł informacyjny
roll-tile-trading-world = Planeta handlowa
roll-tile-galactic-resort = Galaktyczny kurort
roll-tile-blaster-gem-mines = Kopalnie klejnotów blasterowych
roll-tile-mining-world = Planeta górnicza
roll-tile-plague-world = Planeta zarazy
roll-tile-planetary-nebula = Mgławica planetarna
roll-tile-gateway-station = Stacja wrót
roll-tile-galactic-fuel-depot = Galaktyczny skład paliwa
roll-tile-jumpdrive-fuel-refinery = Rafineria paliwa skokowego
roll-tile-prosperous-world = Dostatnia planeta
roll-tile-uplift-overseers = Nadzorcy wspomaganych
roll-tile-universal-exports = Uniwersalny eksport
roll-tile-comet-zone = Strefa komet
roll-tile-gem-world = Planeta kryształów
roll-tile-runaway-robots = Zbiegłe roboty
roll-tile-pirate-world = Planeta piratów
roll-tile-galactic-survey-headquarters = Centrala Galaktycznych Badań
roll-tile-ore-rich-world = Planeta bogata w rudy
roll-tile-space-port = Port kosmiczny
roll-tile-spice-world = Planeta przypraw
roll-tile-new-vinland = Nowa Vinlandia
roll-tile-radioactive-world = Radioaktywna planeta
roll-tile-outlaw-world = Planeta banitów
roll-tile-asteroid-belt = Pas asteroid
roll-tile-sentient-robots = Rozumne roboty
roll-tile-former-penal-colony = Dawna kolonia karna
roll-tile-star-nomad-lair = Kryjówka gwiezdnych nomadów
roll-tile-artist-colony = Kolonia artystów
roll-tile-fifth-column = Piąta kolumna
roll-tile-rebel-hideout = Kryjówka rebeliantów
roll-tile-new-survivalists = Nowi surwiwaliści
roll-tile-high-gravity-world = Planeta o dużej grawitacji
roll-tile-secluded-world = Odosobniona planeta
roll-tile-rebel-miners = Zbuntowani górnicy
roll-tile-space-piracy = Kosmiczne Piractwo
roll-tile-hidden-fortress = Ukryta twierdza
roll-tile-alien-archaeology = Archeologia Obcych
roll-tile-alien-rosetta-stone-world = Obcy Kamień z Rosetty
roll-tile-consumer-markets = Rynek konsumencki
roll-tile-space-mall = Kosmiczne centrum handlowe
roll-tile-improved-reconnaissance = Ulepszony zwiad
roll-tile-wormhole-station = Stacja tunelu czasoprzestrzennego
roll-tile-genetics-lab = Laboratorium genetyczne
roll-tile-the-last-of-the-gnarssh = Ostatni z Gnarssh
roll-tile-galactic-religion = Galaktyczna religia
roll-tile-pilgrimage-world = Planeta pielgrzymek
roll-tile-biological-adaptation = Adaptacja biologiczna
roll-tile-aquatic-uplift-world = Planeta wodnych wspomaganych
roll-tile-mining-industry = Przemysł górniczy
roll-tile-meteorite-planet = Planeta meteorytów
roll-tile-destroyed-colony = Zniszczona kolonia
roll-tile-awakened-alien-outpost = Przebudzona placówka Obcych
roll-tile-alpha-centauri = Alfa Centauri
roll-tile-ancient-race = Pradawna rasa
roll-tile-damaged-alien-factory = Uszkodzona fabryka Obcych
roll-tile-doomed-world = Umierająca planeta
roll-tile-earths-lost-colony = Utracona kolonia Ziemi
roll-tile-epsilon-eridani = Epsilon Eridani
roll-tile-new-sparta = Nowa Sparta
roll-tile-old-earth = Stara Ziemia
roll-tile-separatist-colony = Kolonia separatystów

## Headings

roll-title = Roll for the Galaxy
# The rules that are played, in a line of other facts about the game.
roll-variants =
    { $variant ->
        [first-game] pierwsza rozgrywka
       *[standard] zasady standardowe
    }
# A kind of pieces.
roll-kinds =
    { $kind ->
        [home_world] Rodzime Planety
        [faction] Frakcje
        [world] Planety
        [development] Technologie
        [die] Kości
       *[phase] Akcje
    }
# The part of the round in which a line of a piece matters, with the mark that is printed.
roll-line-phase =
    { $phase ->
        [assign] R Przesunięcie kości
        [explore] I Odkrywanie
        [develop] II Rozwój Technologii
        [settle] III Kolonizacja
        [produce] IV Produkcja
       *[ship] V Dostawa
    }
