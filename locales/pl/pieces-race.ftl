# Race for the Galaxy: names of cards and words of the rules, and what the cards do.

## Goods

race-kind-novelty = Nowości
race-kind-rare = Minerały
race-kind-genes = Geny
race-kind-alien = Technologie Obcych
race-kind-price = Towar tego rodzaju sprzedaje się za { race-cards-taken }

## Keywords

race-keyword-alien = Obcy
race-keyword-rebel = Rebelia
race-keyword-imperium = Imperium
race-keyword-uplift = Wspomagani
race-keyword-chromosome = Chromosom
race-keyword-terraforming = Terraformowanie

## The round

race-step-choose = Wybór akcji
race-step-explore = Faza I: Eksploracja
race-step-develop = Faza II: Rozwój
race-step-second-develop = Ponownie faza II: Rozwój
race-step-settle = Faza III: Kolonizacja
race-step-second-settle = Ponownie faza III: Kolonizacja
race-step-consume = Faza IV: Konsumpcja
race-step-produce = Faza V: Produkcja
race-step-hand-limit = Limit kart na ręce

race-rule-choose = Każda wybrana faza odbywa się dla wszystkich, a premię otrzymują ci, którzy ją wybrali
race-rule-explore = Karty do dobrania: { $look }, do zatrzymania: { $keep }
race-rule-develop = Wyłóż technologię z ręki i zapłać za nią innymi kartami z ręki
race-rule-second-develop = Wyłóż jeszcze jedną technologię; premię otrzymuje ten, kto wybrał tę akcję dwa razy
race-rule-settle = Wyłóż świat z ręki: zapłać za niego innymi kartami z ręki albo podbij świat militarny
race-rule-second-settle = Wyłóż jeszcze jeden świat; premię otrzymuje ten, kto wybrał tę akcję dwa razy
race-rule-consume = Użyj zdolności fazy Konsumpcji, by skonsumować swoje towary
race-rule-produce = Każdy twój świat produkcyjny bez towaru otrzymuje towar
race-rule-hand-limit = Odrzuć nadmiar kart: limit na ręce to { $limit }

race-bonus-explore-five = Premia: o { $look } więcej do dobrania
race-bonus-explore-one = Premia: o { $look } więcej do dobrania i o { $keep } więcej do zatrzymania
race-bonus-develop = Premia: technologia kosztuje o { $amount } mniej
race-bonus-settle = Premia: po wyłożeniu świata dobierz { race-cards-taken }
race-bonus-consume-trade = Premia: najpierw sprzedaj towar za karty
race-bonus-consume-double = Premia: { $times }× PZ za konsumowane towary
race-bonus-produce = Premia: produkuje także jeden świat zdobyczny

## Actions

race-action-explore-five = Eksploracja: +5
race-action-explore-one = Eksploracja: +1, +1
race-action-develop = Rozwój
race-action-settle = Kolonizacja
race-action-consume-trade = Konsumpcja: Handel
race-action-consume-double = Konsumpcja: 2× PZ
race-action-produce = Produkcja

## Powers

race-power-explore-draw = Dobierz o { race-cards-taken } więcej
race-power-explore-keep = Zatrzymaj o { race-cards-taken } więcej
race-power-develop-draw-at-start = Dobierz { race-cards-taken } przed wyborem technologii
race-power-develop-discount = Technologie kosztują o { $amount } mniej
race-power-develop-draw-after = Dobierz { race-cards-taken } po wyłożeniu technologii
race-power-settle-discount = Płać o { $amount } mniej za { race-worlds }
race-power-settle-draw-after = Dobierz { race-cards-taken } po wyłożeniu świata
race-power-military = Siła { $amount }
race-power-military-against-kind = Siła { $amount } przeciw światom { race-of-kind }
race-power-military-against-rebel = Siła { $amount } przeciw światom Rebelii
race-power-throw-for-military = Odrzuć tę kartę ze stołu: Siła { $amount } do końca fazy
race-power-throw-to-pay = Odrzuć tę kartę ze stołu, by nie płacić za świat (poza światami { race-of-kind })
race-power-pay-for-military = Możesz zapłacić za świat militarny o { $discount } mniej, niż wynosi jego obrona (poza światami { race-of-kind })
race-power-trade-bonus = O { race-cards-taken } więcej przy sprzedaży: { race-good }
race-power-trade-bonus-here = O { race-cards-taken } więcej przy sprzedaży towaru z tego świata
race-power-consume = Skonsumuj { race-goods }: { $reward }
race-power-consume-repeated = Do { $uses } razy: skonsumuj { race-goods }, za każdym razem: { $reward }
race-power-consume-kinds = Skonsumuj { $kinds ->
    [one] { $kinds } towar
    [few] { $kinds } towary
   *[many] { $kinds } towarów
} różnych rodzajów: { $vp } PZ
race-power-consume-all = Skonsumuj wszystkie towary: o { $fewer } PZ mniej niż liczba towarów
race-power-consume-for-price = { $powers ->
    [with] Skonsumuj 1 towar za tyle kart, ile daje jego sprzedaż ze zdolnościami Handlu
   *[without] Skonsumuj 1 towar za tyle kart, ile daje jego sprzedaż bez zdolności Handlu
}
race-power-consume-hand = Odrzuć z ręki co najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
}: po { $vp } PZ, nigdy podwójnie
race-power-draw = Dobierz { race-cards-taken }
race-power-gamble = Podaj liczbę od { $low } do { $high } i odkryj następną kartę: jest twoja, jeśli ma taki koszt lub taką obronę
race-power-produce-here = Produkuje { race-good }
race-power-draw-if-produced-here = Dobierz { race-cards-taken }, gdy ten świat wyprodukuje towar
race-power-produce-on-windfall = { $kind ->
    [any] Produkuj na dowolnym świecie zdobycznym
    [novelty] Produkuj na świecie zdobycznym Nowości
    [rare] Produkuj na świecie zdobycznym Minerałów
    [genes] Produkuj na świecie zdobycznym Genów
   *[alien] Produkuj na świecie zdobycznym Technologii Obcych
}
race-power-draw-per-good = Dobierz { race-cards-taken } za każdy wyprodukowany towar { $kind ->
    [novelty] (Nowości)
    [rare] (Minerały)
    [genes] (Geny)
   *[alien] (Technologie Obcych)
}
race-power-draw-per-kind = Dobierz { race-cards-taken } za każdy wyprodukowany rodzaj towarów
race-power-draw-per-world = Dobierz { race-cards-taken } za każdy swój świat { race-of-kind }
race-power-draw-if-most = Dobierz { race-cards-taken }, jeśli wyprodukujesz najwięcej ze wszystkich graczy (bez remisu): { $kind ->
    [novelty] Nowości
    [rare] Minerały
    [genes] Geny
   *[alien] Technologie Obcych
}

## Six-cost developments

race-note-scoring = Każda karta liczy się raz, według pierwszego pasującego wiersza; liczy się też ta karta.
race-scoring-card = Po { $points } PZ za każdą kartę: { $matching }
race-scoring-named = { $points } PZ za kartę: { $card }
race-scoring-chips = { $points } PZ za każde { $chips } PZ w żetonach
race-scoring-military = { $points } PZ za każdy punkt Siły; ujemna Siła odejmuje punkty
race-match-world-of-kind = { $source ->
    [production] { $kind ->
        [any] świat produkcyjny
        [novelty] świat produkcyjny Nowości
        [rare] świat produkcyjny Minerałów
        [genes] świat produkcyjny Genów
       *[alien] świat produkcyjny Technologii Obcych
    }
   *[windfall] { $kind ->
        [any] świat zdobyczny
        [novelty] świat zdobyczny Nowości
        [rare] świat zdobyczny Minerałów
        [genes] świat zdobyczny Genów
       *[alien] świat zdobyczny Technologii Obcych
    }
}
race-match-military-world = świat militarny
race-match-rebel-military-world = świat militarny Rebelii
race-match-world = świat
race-match-world-with-power = świat ze zdolnością { race-phase }
race-match-development-with-power = technologia ze zdolnością { race-phase }
race-match-six-cost-development = technologia o koszcie 6
race-match-development = technologia
race-match-keyword = karta ze słowem kluczowym „{ $keyword }”

## What is printed on a card besides its powers

race-catalog-cards = Karty: { $cards }, różne: { $designs }
# How many of a card there are.
race-fact-copies = { $copies }×
race-fact-cost = koszt { $cost }
race-fact-defense = obrona { $defense }
race-fact-vp = { $vp } PZ
# What a six-cost development is worth is in its lines.
race-fact-vp-open = ? PZ
race-fact-gray-world = szary świat
# A military world and what sort of world it is.
race-fact-military = militarny { $world }
race-fact-keywords = słowo kluczowe: { $keywords }
race-fact-start = świat początkowy { $number } ({ $color ->
    [blue] niebieski
   *[red] czerwony
})
# The hand that a card belongs to in a first game, by the number of its start world.
race-fact-hand = pierwsza rozgrywka: ręka { $hand }
race-fact-hand-one-copy = pierwsza rozgrywka: ręka { $hand }, 1 egzemplarz

## Cards

race-card-old-earth = Stara Ziemia
race-card-epsilon-eridani = Epsilon Eridani
race-card-alpha-centauri = Alfa Centauri
race-card-new-sparta = Nowa Sparta
race-card-earths-lost-colony = Utracona Kolonia Ziemi
race-card-refugee-world = Świat Uchodźców
race-card-pilgrimage-world = Świat Pielgrzymek
race-card-artist-colony = Kolonia Artystów
race-card-destroyed-world = Zniszczony Świat
race-card-empath-world = Świat Empatów
race-card-expanding-colony = Ekspansywna Kolonia
race-card-gambling-world = Świat Hazardu
race-card-secluded-world = Odosobniony Świat
race-card-asteroid-belt = Pas Asteroid
race-card-galactic-engineers = Galaktyczni Inżynierowie
race-card-gem-world = Świat Kryształów
race-card-new-vinland = Nowa Vinlandia
race-card-pre-sentient-race = Rasa Przedrozumna
race-card-radioactive-world = Radioaktywny Świat
race-card-space-port = Port Kosmiczny
race-card-spice-world = Świat Przypraw
race-card-alien-rosetta-stone-world = Obcy Kamień z Rosetty
race-card-bio-hazard-mining-world = Skażony Świat Górniczy
race-card-black-market-trading-world = Czarny Rynek: Świat Handlowy
race-card-blaster-gem-mines = Kopalnie Klejnotów Blasterowych
race-card-comet-zone = Strefa Komet
race-card-galactic-resort = Galaktyczny Kurort
race-card-mining-world = Świat Górniczy
race-card-plague-world = Świat Zarazy
race-card-prosperous-world = Dostatni Świat
race-card-deserted-alien-outpost = Opuszczona Placówka Obcych
race-card-distant-world = Odległy Świat
race-card-imperium-armaments-world = Zbrojeniowy Świat Imperium
race-card-merchant-world = Planeta Kupiecka
race-card-tourist-world = Świat Turystów
race-card-deserted-alien-colony = Opuszczona Kolonia Obcych
race-card-galactic-trendsetters = Galaktyczni Trendsetterzy
race-card-lost-species-ark-world = Arka Zaginionych Gatunków
race-card-new-earth = Nowa Ziemia
race-card-terraformed-world = Sterraformowany Świat
race-card-alien-robotic-factory = Zrobotyzowana Fabryka Obcych
race-card-deserted-alien-library = Opuszczona Biblioteka Obcych
race-card-new-survivalists = Nowi Surwiwaliści
race-card-outlaw-world = Świat Banitów
race-card-rebel-fuel-cache = Skład Paliwa Rebelii
race-card-runaway-robots = Zbiegłe Roboty
race-card-star-nomad-lair = Kryjówka Gwiezdnych Nomadów
race-card-the-last-of-the-uplift-gnarssh = Ostatni ze Wspomaganych Gnarssh
race-card-alien-robot-sentry = Robot Wartowniczy Obcych
race-card-aquatic-uplift-race = Wodna Rasa Wspomagana
race-card-avian-uplift-race = Ptasia Rasa Wspomagana
race-card-former-penal-colony = Dawna Kolonia Karna
race-card-rebel-miners = Górnicy Rebelii
race-card-reptilian-uplift-race = Gadzia Rasa Wspomagana
race-card-pirate-world = Świat Piratów
race-card-rebel-underground = Podziemie Rebelii
race-card-rebel-warrior-race = Wojownicza Rasa Rebelii
race-card-alien-robot-scout-ship = Zrobotyzowany Statek Zwiadowczy Obcych
race-card-malevolent-lifeforms = Wrogie Formy Życia
race-card-lost-alien-warship = Zaginiony Okręt Wojenny Obcych
race-card-rebel-outpost = Placówka Rebelii
race-card-lost-alien-battle-fleet = Zaginiona Flota Bojowa Obcych
race-card-rebel-base = Baza Rebelii
race-card-rebel-homeworld = Ojczysty Świat Rebelii
race-card-contact-specialist = Dyplomaci
race-card-expedition-force = Korpus Ekspedycyjny
race-card-export-duties = Cła Eksportowe
race-card-investment-credits = Kredyt Inwestycyjny
race-card-new-military-tactics = Nowa Taktyka Wojenna
race-card-public-works = Roboty Publiczne
race-card-colony-ship = Statek Kolonizacyjny
race-card-deficit-spending = Ograniczanie Deficytu
race-card-genetics-lab = Laboratorium Genetyczne
race-card-interstellar-bank = Bank Międzygwiezdny
race-card-mining-robots = Roboty Górnicze
race-card-space-marines = Kosmiczni Marines
race-card-mining-conglomerate = Górniczy Konglomerat
race-card-terraforming-robots = Roboty Terraformujące
race-card-diversified-economy = Zróżnicowana Gospodarka
race-card-drop-ships = Statki Desantowe
race-card-replicant-robots = Roboty Replikujące
race-card-research-labs = Laboratoria Badawcze
race-card-consumer-markets = Rynek Konsumencki
race-card-alien-tech-institute = Obcy Instytut Technologii
race-card-free-trade-association = Liga Wolnego Handlu
race-card-galactic-federation = Galaktyczna Federacja
race-card-galactic-imperium = Imperium Galaktyczne
race-card-galactic-renaissance = Galaktyczny Renesans
race-card-galactic-survey-seti = Program Kosmiczny: SETI
race-card-merchant-guild = Gildia Kupiecka
race-card-mining-league = Liga Górnicza
race-card-new-economy = Nowa Gospodarka
race-card-new-galactic-order = Nowy Porządek Galaktyczny
race-card-pan-galactic-league = Liga Pangalaktyczna
race-card-trade-league = Liga Handlowa

## Headings

race-title = Race for the Galaxy
# The rules that are played, in a line of other facts about the game.
race-variants =
    { $variant ->
        [first-game] pierwsza rozgrywka
        [advanced] gra zaawansowana
       *[standard] zasady standardowe
    }
# A kind of pieces.
race-kinds =
    { $kind ->
        [start_world] Światy początkowe
        [world] Światy
        [development] Technologie
        [action] Akcje
        [step] Części rundy
        [goods] Towary
       *[keyword] Słowa kluczowe
    }
# The part of the round in which a line of a piece matters, with the mark that is printed.
race-line-phase =
    { $phase ->
        [explore] I Eksploracja
        [develop] II Rozwój
        [settle] III Kolonizacja
        [trade] $ Handel
        [consume] IV Konsumpcja
       *[produce] V Produkcja
    }
