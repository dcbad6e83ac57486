# Planet Defenders: events, moves, questions, refusals and positions.

## Amounts, places and pieces

defenders-nothing = nic
# Two amounts together.
defenders-plus = { $sum } + { $next }
# Energy cubes of one color.
defenders-cubes =
    { $color ->
        [blue] { $count ->
            [one] { $count } niebieska
            [few] { $count } niebieskie
           *[many] { $count } niebieskich
        }
        [orange] { $count ->
            [one] { $count } pomarańczowa
            [few] { $count } pomarańczowe
           *[many] { $count } pomarańczowych
        }
       *[green] { $count ->
            [one] { $count } zielona
            [few] { $count } zielone
           *[many] { $count } zielonych
        }
    }
# Energy of the player's choice.
defenders-any = { $count } dowolnego koloru
defenders-batteries =
    { $count ->
        [one] { $count } bateria
        [few] { $count } baterie
       *[many] { $count } baterii
    }
# Cubes are handed over and batteries come back.
defenders-change = { $given } (reszta: { $change })
defenders-points = { $count } PB
defenders-color =
    { $color ->
        [blue] niebieska
        [orange] pomarańczowa
       *[green] zielona
    }
# A side of the board, or the stack of robots there.
defenders-side =
    { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }
# A place of the board.
defenders-place =
    { $place ->
        [north-west] północny zachód
        [north] północ
        [north-east] północny wschód
        [west] zachód
        [center] środek
        [east] wschód
        [south-west] południowy zachód
        [south] południe
       *[south-east] południowy wschód
    }
# What a side of a control tile orders.
defenders-order =
    { $distance ->
        [one] { $defender } o { $distance } planetę
        [few] { $defender } o { $distance } planety
       *[many] { $defender } o { $distance } planet
    }
# The robot on top of a stack.
defenders-robot-at = { $robot } ({ $side })
# A control tile and what it orders once flipped.
defenders-flip = { $tile } → { $order }

## Sources of points

defenders-source-robots = roboty
defenders-source-robot-types = typy robotów
defenders-source-technologies = technologie

## Events

defenders-event-planet-laid = Na planszy: { $planet } ({ $place })
defenders-event-tile-shows =
    { $side ->
        [front] { $tile } pokazuje przód: { $order }
       *[back] { $tile } pokazuje tył: { $order }
    }
defenders-event-marker-placed = Znacznik surowców zaczyna na polu { $field } (kostka { $color })
defenders-event-robot-revealed = Odkryto na stosie ({ $side }): { $robot }, { $points }, koszt: { $cost }
defenders-event-stack-emptied = Stos ({ $side }) jest pusty
defenders-event-technology-revealed = Tor technologii, miejsce { $slot }: { $technology }. { $power }
defenders-event-turn-began = Runda { $round }, tura: { $seat }
defenders-event-moved = { $seat } używa: { $tile }, koszt: { $payment }. { $defender }: { $from } → { $to }, { $planet }
# The last part: batteries among the goods that stand for cubes the reserve lacks.
defenders-event-gained =
    { $instead ->
        [0] { $seat } dostaje: { $goods } ({ $source })
        [one] { $seat } dostaje: { $goods } ({ $source }), w tym { $instead } bateria zamiast brakującej kostki Energii
        [few] { $seat } dostaje: { $goods } ({ $source }), w tym { $instead } baterie zamiast brakujących kostek Energii
       *[many] { $seat } dostaje: { $goods } ({ $source }), w tym { $instead } baterii zamiast brakujących kostek Energii
    }
defenders-event-took =
    { $instead ->
        [0] { $seat } bierze: { $goods }
        [one] { $seat } bierze: { $goods }, w tym { $instead } bateria zamiast brakującej kostki Energii
        [few] { $seat } bierze: { $goods }, w tym { $instead } baterie zamiast brakujących kostek Energii
       *[many] { $seat } bierze: { $goods }, w tym { $instead } baterii zamiast brakujących kostek Energii
    }
defenders-event-rolled = { $seat } rzuca kością: { $face }
defenders-event-marker-moved =
    { $price ->
        [free] { $seat } przesuwa znacznik za darmo na pole { $field } (kostka { $color })
       *[paid] { $seat } przesuwa znacznik na pole { $field } (kostka { $color }), koszt: { $payment }
    }
defenders-event-traded = { $seat } wymienia: { $payment } ({ $planet })
defenders-event-upgraded = { $seat } pozyskuje: { $technology }, koszt: { $payment }
defenders-event-captured =
    { $discounted ->
        [yes] { $seat } łapie: { $robot } ({ $points }; { $side }); { $defender }, koszt: { $payment }, zniżka: { $discount }
       *[no] { $seat } łapie: { $robot } ({ $points }; { $side }); { $defender }, koszt: { $payment }
    }
defenders-event-rested =
    { $count ->
        [0] { $seat } odpoczywa
        [one] { $seat } odpoczywa i dostaje { $count } baterię
        [few] { $seat } odpoczywa i dostaje { $count } baterie
       *[many] { $seat } odpoczywa i dostaje { $count } baterii
    }
defenders-event-returned = { $seat } zwraca: { $goods }
defenders-event-last-round = Puste stosy: { $stacks }. Runda { $round } będzie ostatnia
defenders-event-over = Koniec gry

# Where something was gained.
defenders-gained-track = tor surowców
defenders-gained-die = kość: { $face }
defenders-gained-robot = bonus: { $robot }

## Moves

defenders-move-main = akcja główna: { $tile }, cel: { $to }, koszt: { $payment }
defenders-move-upgrade = ulepszenie technologii: { $technology }, koszt: { $payment }
defenders-move-capture = złapanie robota ({ $side }), koszt: { $payment }
defenders-move-end-turn = koniec tury
defenders-move-rest = odpoczynek
defenders-move-take = wybór: { $goods }
defenders-move-step-on = przesunięcie znacznika, koszt: { $payment }
defenders-move-stop-marker = znacznik zostaje
defenders-move-trade = wymiana: { $payment }
defenders-move-skip-trade = bez wymiany
defenders-move-return = zwrot: { $goods }

## Questions

defenders-prompt-act =
    { $state ->
        [begin] Rusz Obrońcę albo odpocznij.
        [begin-freely] Wykonaj akcję albo odpocznij.
        [go-on] Wykonaj kolejną akcję albo zakończ turę.
       *[extra-only] Wykonaj akcję dodatkową albo zakończ turę.
    }
defenders-prompt-mains = Pozostałe akcje główne: { $left }; koszt następnej: { $cost }
defenders-prompt-extras = Pozostałe akcje dodatkowe: { $left } (ulepsz technologię albo złap robota)
defenders-prompt-last-round = To ostatnia runda
defenders-prompt-take =
    { $count ->
        [one] Wybierz { $count } kostkę Energii.
        [few] Wybierz { $count } kostki Energii.
       *[many] Wybierz { $count } kostek Energii.
    }
defenders-prompt-track = Przesunąć znacznik? Kostka { $color }, koszt: { $cost }
defenders-prompt-steps = Znacznik przesunięto o { $steps } z maks. { $most } pól
defenders-prompt-trade = { $planet }: { $cost } → { $gain }?
defenders-prompt-return =
    { $excess ->
        [one] Zwróć { $excess } kostkę Energii: na koniec tury można ich mieć najwyżej { $limit }.
        [few] Zwróć { $excess } kostki Energii: na koniec tury można ich mieć najwyżej { $limit }.
       *[many] Zwróć { $excess } kostek Energii: na koniec tury można ich mieć najwyżej { $limit }.
    }

## Offers

defenders-offer-main = { $tile }: { $defender } → { $planet } ({ $place }), koszt: { $payment }
defenders-offer-tile = { $tile }: { $order }
defenders-offer-stack = Stos: { $side }
defenders-offer-capture = Złap: { $robot } ({ $points }); { $defender }, koszt: { $payment }
defenders-offer-upgrade = Ulepsz technologię: { $technology }, koszt: { $payment }
defenders-offer-rest =
    { $count ->
        [0] Odpocznij (+0 baterii)
        [one] Odpocznij (+{ $count } bateria)
        [few] Odpocznij (+{ $count } baterie)
       *[many] Odpocznij (+{ $count } baterii)
    }
defenders-offer-end-turn = Zakończ turę
defenders-offer-take = Weź: { $goods }
defenders-offer-step = Dalej: kostka { $color }, koszt: { $payment }
defenders-offer-stop = Zostaw znacznik
defenders-offer-trade = { $payment } → { $gain }
defenders-offer-skip = Nie wymieniaj
defenders-offer-return = Zwróć: { $goods }

# Previews below an offer.
defenders-detail-planet = { $planet }: { $power }
defenders-detail-no-trade = Nie będzie cię stać na wymianę
defenders-detail-exhausted = W Rezerwie nie ma już kostek Energii (kolor: { $color }): zamiast każdej brakującej dostajesz baterię
defenders-detail-gives = { $technology }: +{ $gain }
defenders-detail-extra-step = Dodatkowe pole: { $technology }
defenders-detail-reach = Roboty w zasięgu: { $robots }
defenders-detail-cost = Koszt: { $cost }
defenders-detail-discount = Zniżka: { $discount } ({ $by })
defenders-detail-converted = Zapłata zamiast: { $cost } (dzięki: { $by })
defenders-detail-left = Po zapłacie zostaje: { $goods }
defenders-detail-after = Potem masz: { $goods }
defenders-detail-bonus = Bonus: { $bonus }
defenders-detail-score = Wynik: { $now } → { $after } ({ $reasons })
defenders-detail-score-stays = Wynik bez zmian: { $points }
defenders-detail-more = { $source } +{ $points }
defenders-detail-last-robot =
    { $ends ->
        [yes] Ostatni robot na stosie: ta runda będzie ostatnia
       *[no] Ostatni robot na stosie
    }
defenders-detail-gives-up-main = Kończy turę: rezygnujesz z drugiej akcji głównej
defenders-detail-flips = Płytki do odwrócenia: { $tiles }
defenders-detail-rest = Odpoczynek uzupełnia baterie do { $limit }
defenders-detail-excess =
    { $excess ->
        [one] Trzeba będzie zwrócić { $excess } kostkę Energii: można ich mieć najwyżej { $limit }
        [few] Trzeba będzie zwrócić { $excess } kostki Energii: można ich mieć najwyżej { $limit }
       *[many] Trzeba będzie zwrócić { $excess } kostek Energii: można ich mieć najwyżej { $limit }
    }

# Why something cannot be chosen.
defenders-why-cannot-pay = Koszt: { $cost }; masz: { $goods }
defenders-why-cannot-capture = Koszt przed zniżkami: { $cost }; masz: { $goods }
defenders-why-nowhere = { $defender } nie ma gdzie się zatrzymać

## Refusals

defenders-illegal-over = Gra jest zakończona.
defenders-illegal-not-your-turn = Teraz trwa tura gracza: { $seat }.
defenders-illegal-not-asked = To nie jest odpowiedź na obecne pytanie.
defenders-illegal-no-main-left = W tej turze nie masz już akcji głównych.
defenders-illegal-main-after-extra = Akcje główne wykonuje się przed akcją dodatkową.
defenders-illegal-tile-used = Ta płytka była już użyta w tej turze: { $tile }.
defenders-illegal-out-of-reach = Żaden Obrońca nie może się tam zatrzymać ({ $place }).
defenders-illegal-occupied = Stoi tam już Obrońca ({ $place }).
defenders-illegal-no-extra-left = W tej turze nie masz już akcji dodatkowych.
defenders-illegal-no-main-yet = Przed akcją dodatkową potrzebna jest akcja główna.
defenders-illegal-not-on-display = Tej technologii nie ma wśród odkrytych: { $technology }.
defenders-illegal-stack-empty = Stos ({ $side }) jest pusty.
defenders-illegal-no-defender-there = Żaden Obrońca, który ruszył się w tej turze, nie sięga do stosu ({ $side }).
defenders-illegal-wrong-payment = Tak nie można za to zapłacić.
defenders-illegal-wrong-take = Tych kostek Energii nie można wziąć.
defenders-illegal-wrong-return = To nie są kostki Energii, które trzeba zwrócić.
defenders-illegal-already-acted = Odpocząć można tylko wtedy, gdy w turze nie wykonuje się żadnej akcji.
defenders-illegal-nothing-done = W tej turze nie było jeszcze żadnej akcji: zamiast kończyć turę, odpocznij.

## Where the game is

defenders-step =
    { $last ->
        [yes] Runda { $round } (ostatnia): { $asking ->
            [act] { $seat } wybiera akcję
            [take] { $seat } wybiera kostki Energii
            [track] { $seat } przesuwa znacznik
            [trade] { $seat } może dokonać wymiany
           *[return] { $seat } zwraca kostki Energii
        }
       *[no] Runda { $round }: { $asking ->
            [act] { $seat } wybiera akcję
            [take] { $seat } wybiera kostki Energii
            [track] { $seat } przesuwa znacznik
            [trade] { $seat } może dokonać wymiany
           *[return] { $seat } zwraca kostki Energii
        }
    }
defenders-step-over = Gra zakończyła się po rundzie { $round }
# A part of a round, as replays list it.
defenders-part = Tura: { $seat }
# Three planets in a row.
defenders-position-row =
    { $row ->
        [north] Planety, rząd północny: { $planets }
        [middle] Planety, rząd środkowy: { $planets }
       *[south] Planety, rząd południowy: { $planets }
    }
defenders-stands = { $defender } – { $planet } ({ $place })
defenders-position-defenders = Obrońcy: { $defenders }
defenders-position-tiles = Płytki sterujące: { $tiles }
defenders-position-stack =
    { $height ->
        [one] Stos ({ $side }): { $robot }, { $points }, koszt: { $cost } (razem { $height } robot)
        [few] Stos ({ $side }): { $robot }, { $points }, koszt: { $cost } (razem { $height } roboty)
       *[many] Stos ({ $side }): { $robot }, { $points }, koszt: { $cost } (razem { $height } robotów)
    }
defenders-position-no-stack = Stos ({ $side }): pusty
defenders-position-technologies = Technologie (zakryte: { $deck }):
# A technology on display.
defenders-position-technology = { "  " }{ $technology } (koszt: { $cost }): { $power }
defenders-position-reserve = Rezerwa: { $reserve }; znacznik na polu { $field } (kostka { $color })
defenders-position-player = { $seat }: { $points }; { $goods }; roboty: { $robots }; technologie: { $technologies }

# The button that gives an answer: one or two words.
defenders-verb = { $kind ->
    [act] Wykonaj
    [take] Weź
    [track] Przesuń
    [trade] Wymień
   *[return] Zwróć
}

## Points that an answer brings, by their source
defenders-gain =
    { $source ->
        [robots] { $number } punktu za roboty
        [robot_types] { $number } punktu za typy robotów
       *[technologies] { $number } punktu za technologie
    }
