# The pieces of Planet Defenders: names, what they do, and notes.
# Names of robots and technologies are ours; a number tells cards of the same name apart.

## Planets

defenders-planet-base = Baza
defenders-planet-pulsar-blue = Niebieski Pulsar
defenders-planet-pulsar-batteries = Pulsar Baterii
defenders-planet-deposit-orange = Pomarańczowe Złoże
defenders-planet-deposit-track = Złoże Surowców
defenders-planet-rings-green = Zielone Pierścienie
defenders-planet-rings-trade = Pierścienie Wymiany
defenders-planet-oasis-die = Oaza z Kością
defenders-planet-oasis-trade = Oaza Wymiany

# The symbol in a planet's corner; the Base has none.
defenders-planet-type =
    { $type ->
        [pulsar] Typ: pulsar
        [deposit] Typ: złoże
        [rings] Typ: pierścienie
        [oasis] Typ: oaza
       *[none] Bez typu
    }
# The fields of the resource track.
defenders-track = Pola toru surowców (po okręgu): { $fields }

## Control tiles and Defenders

defenders-tile-c1 = Płytka C1
defenders-tile-c2 = Płytka C2
defenders-tile-c3 = Płytka C3
defenders-tile-side =
    { $side ->
        [front] Przód: { $order }
       *[back] Tył: { $order }
    }
defenders-defender-red = Czerwony Obrońca
defenders-defender-yellow = Żółty Obrońca
defenders-defender-blue = Niebieski Obrońca
# On a Defender: a side of a control tile that moves it.
defenders-ordered-by =
    { $distance ->
        [one] { $tile }, { $side ->
            [front] przód
           *[back] tył
        }: ruch o { $distance } planetę
        [few] { $tile }, { $side ->
            [front] przód
           *[back] tył
        }: ruch o { $distance } planety
       *[many] { $tile }, { $side ->
            [front] przód
           *[back] tył
        }: ruch o { $distance } planet
    }

## Energy

defenders-energy-blue = Niebieska kostka Energii
defenders-energy-orange = Pomarańczowa kostka Energii
defenders-energy-green = Zielona kostka Energii
# How many cubes there are in a game of so many players.
defenders-supply =
    { $cubes ->
        [one] Przy { $players } graczach: { $cubes } kostka
        [few] Przy { $players } graczach: { $cubes } kostki
       *[many] Przy { $players } graczach: { $cubes } kostek
    }

## What planets do

# Steps of the resource marker and what each but the first costs.
defenders-power-track = Przesuń znacznik surowców o 1–{ $steps } pola i weź kostkę Energii z każdego pola, na które wchodzi; pierwsze pole jest darmowe, koszt każdego następnego: { $batteries }
defenders-power-die = Rzuć kością: { $faces }
defenders-power-face = wynik { $face } daje: { $gain }
defenders-power-faces = wynik { $first }–{ $last } daje: { $gain }
defenders-power-trade = Możesz zapłacić: { $cost }, aby dostać: { $gain }

## What technologies do

defenders-power-landing =
    { $type ->
        [pulsar] Gdy twój ruch kończy się na pulsarze: { $batteries }
        [deposit] Gdy twój ruch kończy się na złożu: { $batteries }
        [rings] Gdy twój ruch kończy się na pierścieniach: { $batteries }
       *[oasis] Gdy twój ruch kończy się w oazie: { $batteries }
    }
defenders-power-discount =
    { $type ->
        [pulsar] Obrońca na pulsarze łapie roboty o 1 kostkę Energii taniej ({ $one } lub { $other })
        [deposit] Obrońca na złożu łapie roboty o 1 kostkę Energii taniej ({ $one } lub { $other })
        [rings] Obrońca na pierścieniach łapie roboty o 1 kostkę Energii taniej ({ $one } lub { $other })
       *[oasis] Obrońca w oazie łapie roboty o 1 kostkę Energii taniej ({ $one } lub { $other })
    }
defenders-power-end-of-turn = Na koniec twojej tury, gdy masz mniej baterii niż { $limit }: { $batteries }
defenders-power-exchange = Przy płaceniu możesz wymienić 1 kostkę Energii ({ $color }) na: { $batteries } albo odwrotnie
defenders-power-interchange = Przy płaceniu te kostki Energii są zamienne: { $one } i { $other }
defenders-power-extra-step = { $defender } może przemieścić się o 1 planetę dalej w tym samym kierunku

## Notes

# How sure the values of the pieces are.
defenders-catalog-printed = Jeśli uwaga nie mówi inaczej, wartości podaje instrukcja.
defenders-catalog-deduced = Wartości wywnioskowane wynikają z podanych w niej liczb i przykładów.
defenders-catalog-reconstructed = Rekonstrukcje dobrano tak, by zgadzały się ze wszystkim, co opublikowano: to NIE są wartości z drukowanych kart.

# The values are not those of the printed piece.
defenders-note-reconstructed =
    { $what ->
        [robot] Rekonstrukcja: koszt, bonus, PB i typ nie pochodzą z drukowanej karty
        [points-and-type] Koszt i bonus podaje instrukcja; PB i typ to rekonstrukcja
        [cost] Efekt podaje instrukcja; liczba takich kart jest wywnioskowana; koszt to rekonstrukcja
        [cost-detail-deduced] Efekt podaje instrukcja; liczba takich kart i to, że ta jest jedną z nich, są wywnioskowane; koszt to rekonstrukcja
        [cost-and-colors] Efekt podaje instrukcja; liczba takich kart jest wywnioskowana; dwa kolory i koszt to rekonstrukcja
       *[track] Kolejność pól to rekonstrukcja; instrukcja podaje tylko 3 kolejne pola
    }
# A side of a control tile that no source shows.
defenders-note-deduced =
    { $side ->
        [front] Instrukcja nie podaje przodu; wynika on z pozostałych stron
       *[back] Instrukcja nie podaje tyłu; wynika on z pozostałych stron
    }

## Robots

-defenders-miner = Górnik
-defenders-gardener = Ogrodnik
-defenders-courier = Kurier
-defenders-welder = Spawacz
-defenders-sentinel = Strażnik
-defenders-surveyor = Geodeta
defenders-robot-type =
    { $type ->
        [miner] Typ: { -defenders-miner }
        [gardener] Typ: { -defenders-gardener }
        [courier] Typ: { -defenders-courier }
        [welder] Typ: { -defenders-welder }
        [sentinel] Typ: { -defenders-sentinel }
       *[surveyor] Typ: { -defenders-surveyor }
    }
defenders-robot-r01 = { -defenders-courier } R01
defenders-robot-r02 = { -defenders-welder } R02
defenders-robot-r03 = { -defenders-sentinel } R03
defenders-robot-r04 = { -defenders-miner } R04
defenders-robot-r05 = { -defenders-gardener } R05
defenders-robot-r06 = { -defenders-surveyor } R06
defenders-robot-r07 = { -defenders-surveyor } R07
defenders-robot-r08 = { -defenders-courier } R08
defenders-robot-r09 = { -defenders-welder } R09
defenders-robot-r10 = { -defenders-gardener } R10
defenders-robot-r11 = { -defenders-miner } R11
defenders-robot-r12 = { -defenders-surveyor } R12
defenders-robot-r13 = { -defenders-gardener } R13
defenders-robot-r14 = { -defenders-sentinel } R14
defenders-robot-r15 = { -defenders-miner } R15
defenders-robot-r16 = { -defenders-welder } R16
defenders-robot-r17 = { -defenders-courier } R17
defenders-robot-r18 = { -defenders-sentinel } R18
defenders-robot-r19 = { -defenders-gardener } R19
defenders-robot-r20 = { -defenders-miner } R20

## Technologies

defenders-technology-t01 = Ładowarka pulsarowa T01
defenders-technology-t02 = Ładowarka złożowa T02
defenders-technology-t03 = Ładowarka pierścieniowa T03
defenders-technology-t04 = Ładowarka oazowa T04
defenders-technology-t05 = Sidła pulsarowe T05
defenders-technology-t06 = Sidła pulsarowe T06
defenders-technology-t07 = Sidła złożowe T07
defenders-technology-t08 = Sidła złożowe T08
defenders-technology-t09 = Sidła pierścieniowe T09
defenders-technology-t10 = Sidła pierścieniowe T10
defenders-technology-t11 = Sidła oazowe T11
defenders-technology-t12 = Sidła oazowe T12
defenders-technology-t13 = Ładowarka podtrzymująca T13
defenders-technology-t14 = Ładowarka podtrzymująca T14
defenders-technology-t15 = Konwerter niebieski T15
defenders-technology-t16 = Konwerter pomarańczowy T16
defenders-technology-t17 = Konwerter zielony T17
defenders-technology-t18 = Sprzęg niebiesko-pomarańczowy T18
defenders-technology-t19 = Sprzęg niebiesko-zielony T19
defenders-technology-t20 = Sprzęg pomarańczowo-zielony T20
defenders-technology-t21 = Napęd czerwony T21
defenders-technology-t22 = Napęd żółty T22
defenders-technology-t23 = Napęd niebieski T23

## The player board

defenders-board = Plansza gracza
# Points at the end for different types of robots, and for technologies.
defenders-board-types =
    { $types ->
        [one] { $types } typ robotów: { $points }
        [few] { $types } różne typy robotów: { $points }
       *[many] { $types } różnych typów robotów: { $points }
    }
defenders-board-technologies =
    { $cards ->
        [one] { $cards } technologia: { $points }
        [few] { $cards } technologie: { $points }
       *[many] { $cards } technologii: { $points }
    }
defenders-board-most = Większa liczba technologii liczy się jak { $cards }

## Headings

defenders-title = Obrońcy Galaktyki
# The rules that are played, in a line of other facts about the game.
defenders-variants =
    { $variant ->
        [advanced] wariant zaawansowany
       *[base] gra podstawowa
    }
# A kind of pieces.
defenders-kinds =
    { $kind ->
        [planet] Planety
        [control_tile] Płytki sterujące
        [defender] Obrońcy
        [energy] Energia
        [robot] Roboty
        [technology] Technologie
       *[player_board] Plansza gracza
    }
