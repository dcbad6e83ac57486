# Roll for the Galaxy.

## Dice, workers, tiles and places

# A color after a noun, in the genitive: "Wojska" in "kość Wojska".
roll-color = { $color ->
    [home] Rodzimej Populacji
    [military] Wojska
    [consumption] Konsumpcji
    [novelty] Ulepszeń
    [rare] Rzadkich Pierwiastków
    [genes] Genów
   *[alien] Technologii Obcych Cywilizacji
}
# So many dice of a color.
roll-dice = { $count } { $count ->
    [one] kość
    [few] kości
   *[many] kości
} { $color ->
    [home] Rodzimej Populacji
    [military] Wojska
    [consumption] Konsumpcji
    [novelty] Ulepszeń
    [rare] Rzadkich Pierwiastków
    [genes] Genów
   *[alien] Technologii Obcych Cywilizacji
}
# Dice and the face or column they belong to.
roll-dice-at = { $place } ({ $dice })
# Worlds of a color, or all, in the nominative.
roll-worlds = { $color ->
    [gray] szare Planety
    [novelty] Planety Ulepszeń
    [rare] Planety Rzadkich Pierwiastków
    [genes] Planety Genów
    [alien] Planety Technologii Obcych Cywilizacji
   *[any] wszystkie Planety
}
# A column by its phase, as a list of columns names it.
roll-column = { $phase }
# One of two.
roll-either = { $one } lub { $other }
# A game tile by its two sides.
roll-both-sides = { $development } / { $world }
# The face that goes into any column.
roll-face-wild = Joker
# A worker by its color and its task.
roll-worker = { $role ->
    [explore] Odkrywca
   *[ship] Handlarz
} (kość { $color })
# A worker without a die, lent by a power.
roll-worker-lent = dodatkowy { $role ->
    [explore] Odkrywca
   *[ship] Handlarz
} (jak kość { $color })
# Where a die is taken from.
roll-from-cup = z kubka
roll-from-citizenry = z Populacji
roll-from-column = z kolumny „{ $phase }”
roll-from-selector = z Paska Wyboru Akcji
roll-from-stack = ze stosu { $side ->
    [development] Technologii
   *[world] Planet
}
roll-from-world = z Planety „{ $world }”

## Events

roll-event-dealt = { $seat } rozpoczyna grę. Frakcja { $faction }: { $left }, { $right }. Rodzima Planeta: { $home }{ $credits ->
    [0] {""}
   *[other] . Kredyty na początek: { $credits }$
}
roll-event-saw-pair = { $seat } dobiera kafle: { $first } oraz { $second }
roll-event-sealed = { $seat }: decyzja podjęta
roll-event-opened = { $seat } zaczyna budowę. Technologia: { $development }. Planeta: { $world }
roll-event-round-began = Początek rundy { $round }
roll-event-rolled = { $seat } rzuca kośćmi: { $dice }
roll-event-revealed = { $seat } aktywuje akcję: { $phase } ({ $die }){ $workers ->
    [yes] {"; "}Robotnicy: { $columns }
   *[no] {""}
}{ $dictates ->
    [yes] {"; "}w obszarze Dyktatu: { $aside }
   *[no] {""}
}
roll-event-extra-die = Wynik na dodatkowej kości: { $face }
roll-event-phases = Aktywowane akcje: { $phases }
roll-event-returned = { $seat }: do kubka wracają nieużyte kości: { $dice }
roll-event-phase-began = Akcja { $number }: { $phase }
roll-event-earned = { $cause ->
    [stock] { $seat } otrzymuje { $credits }$ (Magazynowanie) i ma teraz { $now }$
    [power] { $seat } otrzymuje { $credits }$ (Zdolność: { $by }) i ma teraz { $now }$
    [placed] { $seat } otrzymuje { $credits }$ (Natychmiastowy Efekt: { $by }) i ma teraz { $now }$
    [trade] { $seat } otrzymuje { $credits }$ (Sprzedaż dobra, Planeta: { $by }) i ma teraz { $now }$
    [consume] { $seat } otrzymuje { $credits }$ (Konsumpcja dobra, Planeta: { $by }) i ma teraz { $now }$
   *[recruit] { $seat } wraca do { $now }$ (po Rekrutacji nikt nie zostaje bez Kredytów)
}
roll-event-took-vp = { $seat } otrzymuje { $vp } PZ ({ $cause ->
    [stock] Magazynowanie
    [power] Zdolność: { $by }
    [placed] Natychmiastowy Efekt: { $by }
    [trade] Sprzedaż dobra, Planeta: { $by }
    [consume] Konsumpcja dobra, Planeta: { $by }
   *[recruit] Rekrutacja
})
roll-event-stocked = { $seat }: Magazynowanie, { $worker }
roll-event-scouted = { $seat }: Eksploracja, { $worker }
roll-event-abandoned = { $seat } odrzuca kafel
roll-event-abandoned-tile = { $seat } odrzuca kafel: { $tile }
roll-event-drew = { $seat } dobiera { $count } { $count ->
    [one] kafel
    [few] kafle
   *[many] kafli
}
roll-event-saw = { $seat } ogląda kafle: { $tiles }
roll-event-bag-refilled = Do woreczka { $count ->
    [one] wraca { $count } odrzucony kafel
    [few] wracają { $count } odrzucone kafle
   *[many] wraca { $count } odrzuconych kafli
}
roll-event-placed-tile = { $seat } kładzie kafel { $where ->
    [top] na wierzch stosu
   *[under] pod stos
} { $side ->
    [development] Technologii
   *[world] Planet
}
roll-event-placed-which = { $seat } kładzie { $where ->
    [top] na wierzch stosu
   *[under] pod stos
} { $side ->
    [development] Technologii
   *[world] Planet
}: { $tile }
roll-event-rearranges = { $seat } bierze kafle ze Strefy Rozbudowy, aby ułożyć je od nowa
roll-event-gave = { $seat } wkłada kafel do pustego woreczka
roll-event-put-on-stack = { $seat } kładzie na stos { $side ->
    [development] Technologii
   *[world] Planet
}: { $dice }
roll-event-completed = { $seat } { $side ->
    [development] opracowuje Technologię
   *[world] kolonizuje Planetę
}: { $square } (potrzeba: { $need }). Użyte: { $dice }{ $saves ->
    [yes] {"; "}do kubka: { $cup }
   *[no] {""}
}
roll-event-began-with = { $seat } zaczyna z kaflem: { $square }
roll-event-removed = { $seat } oddaje do wspólnej puli: { $die } { $from }
roll-event-gained-dice = { $seat } otrzymuje: { $dice } ({ $square }; { $to ->
    [cup] do kubka
    [citizenry] do Populacji
   *[world] jako dobro na tej Planecie
})
roll-event-produced = { $seat } produkuje dobro, Planeta: { $world } ({ $die })
roll-event-traded = { $seat } sprzedaje dobro (kość { $color }), Planeta: { $world }; { $worker }
roll-event-consumed = { $seat } konsumuje dobro (kość { $color }), Planeta: { $world }; { $worker }
roll-event-bought = { $seat } płaci { $credits }$ za { $vp } PZ ({ $square })
roll-event-recruited = { $seat } rekrutuje za { $credits }$: { $dice }. Zostaje { $now }$
roll-event-recalled = { $seat } przywołuje: { $die } { $from }
roll-event-game-ended = Koniec gry po rundzie { $round }

## Moves

roll-answer-open = początkowa Technologia: { $square }
roll-answer-assign = aktywacja akcji „{ $phase }”: { $die } ({ $face }){ $wilds ->
    [yes] {"; "}Jokery: { $wild }
   *[no] {""}
}{ $uses ->
    [yes] {"; "}{ $used }
   *[no] {""}
}
roll-name-assign = aktywacja: { $phase }
roll-summary-assign = aktywacja akcji „{ $phase }”
# A tile that nobody else has seen.
roll-summary-place =
    { $side ->
        [development] kafel jako Technologia
       *[world] kafel jako Planeta
    }
# One use of a Reassign power in a plan.
roll-use-power = { $power } [{ $shifts }]
# One Dictate in a plan.
roll-use-dictate = Dyktat, odłożona { $die } z kolumny „{ $column }” [{ $shifts }]
# A worker that moves between columns.
roll-shift = { $die }: { $from } → { $to }
roll-answer-stock = Magazynowanie: { $worker }
roll-answer-scout = Eksploracja: { $worker }
roll-answer-abandon = odrzucenie kafla: { $tile }
roll-answer-draw = bez dalszego odrzucania; dobranie kafli
roll-answer-place = { $where ->
    [top] na wierzch stosu
   *[under] pod stos
} { $side ->
    [development] Technologii
   *[world] Planet
}: { $square }
roll-answer-rearrange = ułożenie Strefy Rozbudowy od nowa
roll-answer-give = kafel do woreczka: { $tile }
roll-answer-build = na stos: { $die }
roll-answer-use = użyte kości: { $dice }
roll-answer-save = do kubka: { $dice }
roll-answer-remove = do wspólnej puli: { $die } { $from }
roll-answer-produce = produkcja: { $die } → { $world }
roll-answer-trade = Sprzedaż dobra (kość { $color }), Planeta: { $world }; { $worker }
roll-answer-consume = Konsumpcja dobra (kość { $color }), Planeta: { $world }; { $worker }
roll-answer-buy = zapłata za punkty
roll-answer-decline = bez płacenia za punkty
roll-answer-recruit = Rekrutacja: { $dice }
roll-answer-recall = Przywołanie: { $die } { $from }
roll-answer-stop = nic więcej

## Refused moves

roll-illegal-over = Gra jest zakończona.
roll-illegal-not-asked = To nie twoja kolej na decyzję.
roll-illegal-wrong-answer = To nie jest odpowiedź na obecne pytanie.
roll-illegal-plan = Kości nie można tak przydzielić. { $fault }
roll-illegal-no-worker = Nie ma takiego Robotnika: { $die }.
roll-illegal-no-tile = { $tile }: tego kafla nie ma do wyboru.
roll-illegal-not-on-top = Kafel musi trafić pod stos.
roll-illegal-cannot-rearrange = Teraz nie można ułożyć Strefy Rozbudowy od nowa.
roll-illegal-not-done = Najpierw trzeba wykonać to, co zostało.
roll-illegal-wrong-dice = Wybierz spośród leżących tam kości: co najmniej { $least }, co najwyżej { $most }.
roll-illegal-no-die = Nie ma tam takiej kości: { $die }.
roll-illegal-no-room = { $world }: na tej Planecie nie ma miejsca na dobro.
roll-illegal-no-good = Na tej Planecie ({ $world }) nie ma takiego dobra: { $die }.

# What is wrong with a plan.
roll-fault-no-selector = Nie ma takiej kości do wyboru akcji: { $die }, ścianka: { $face }.
roll-fault-selected-already = Akcja została już wybrana.
roll-fault-select-first = Najpierw wybierz akcję.
roll-fault-no-wild = Nie ma już takiego Jokera: { $die }.
roll-fault-wild-left = { $count ->
    [one] { $count } Joker nie ma jeszcze kolumny.
    [few] { $count } Jokery nie mają jeszcze kolumn.
   *[many] { $count } Jokerów nie ma jeszcze kolumn.
}
roll-fault-no-such-power = Brak takiej Zdolności Przesunięcia kości: { $power }.
roll-fault-power-used = Ta Zdolność była już użyta w tej rundzie: { $power }.
roll-fault-not-most-novelty = Tej Zdolności może użyć tylko ten, kto ma najwięcej Planet Ulepszeń: { $power }.
roll-fault-dictate-used = Dyktat był już użyty w tej rundzie.
roll-fault-unfinished = Użycie innej Zdolności nie jest jeszcze zakończone.
roll-fault-nothing-used = Żadna Zdolność nie jest teraz używana.
roll-fault-no-worker = Z kolumny „{ $phase }” nie można wziąć takiego Robotnika: { $die }.
roll-fault-wrong-color = Ta Zdolność nie przesuwa Robotników tego koloru: { $die }.
roll-fault-wrong-column = Ta Zdolność nie przesuwa Robotników z kolumny „{ $phase }”.
roll-fault-same-column = Robotnik musi zmienić kolumnę.
roll-fault-wrong-target = Ta Zdolność nie przesuwa Robotników do kolumny „{ $phase }”.
roll-fault-not-one-column = Robotnicy muszą pochodzić z jednej kolumny.
roll-fault-too-many = Ta Zdolność przesuwa co najwyżej { $count } { $count ->
    [one] Robotnika
    [few] Robotników
   *[many] Robotników
}.
roll-fault-too-few = Ta Zdolność przesuwa co najmniej { $count } { $count ->
    [one] Robotnika
    [few] Robotników
   *[many] Robotników
}.
roll-fault-not-in-order = Robotników przesuwanych jednym użyciem podaje się w rosnącej kolejności.
roll-draft-unreadable = Nie można odczytać tych kroków.
roll-draft-selected = Wybrana akcja: { $phase }{ $wild ->
    [0] {""}
   *[other] {"; "}Jokery do rozmieszczenia: { $wild }
}

## Questions

roll-ask-open = Który kafel będzie Technologią? Drugi będzie Planetą.
roll-ask-assign = Wybierz akcję i przydziel kości.
roll-ask-explore = Którzy Odkrywcy magazynują? Pozostali eksplorują.
roll-ask-explore-zone = Odkrywcy wykonali już zadania. Czy układasz Strefę Rozbudowy od nowa?
roll-ask-abandon = Dobierasz { $count } czy najpierw odrzucasz kafel, aby dobrać więcej?
roll-ask-place = Który kafel i gdzie kładziesz? Pozostało: { $count }.
roll-ask-rearrange = Który kafel ma być następny w Strefie Rozbudowy? Pozostało: { $count }.
roll-ask-give = Woreczek jest pusty: który ze swoich kafli do niego wkładasz?
roll-ask-build = Który { $side ->
    [development] Inżynier
   *[world] Kolonizator
} jest następny? { $square }: brakuje jeszcze { $need }.
roll-ask-use = { $square }: kości jest więcej, niż potrzeba. Które z nich kończą ten kafel? Potrzeba: { $count }.
roll-ask-save = Ukończono: { $square }. Które z użytych kości trafiają do kubka (co najmniej { $least }, co najwyżej { $most })?
roll-ask-remove = { $square } wymaga oddania kości: która wraca do wspólnej puli?
roll-ask-produce = Połóż Producentów na Planetach. Pozostało: { $count }.
roll-ask-ship = Dostarcz dobra: każde na sprzedaż albo do konsumpcji.
roll-ask-buy = { $square }: czy płacisz { $credits }$ za { $vp } PZ?
roll-ask-recruit = Zrekrutuj z Populacji { $count } { $count ->
    [one] kość
    [few] kości
   *[many] kości
}.
roll-ask-recall = Którą kość przywołujesz do kubka (jeśli jakąś)?

## Answers on buttons

roll-label-open = Technologia: { $development }, Planeta: { $world }
roll-label-select = Wybierz akcję „{ $phase }”: { $die } ({ $face })
roll-label-wild = Joker: { $die } → { $phase }
roll-label-begin = Użyj: { $power }
roll-label-set-aside = Dyktat, odłóż: { $die } ({ $phase })
roll-label-shift = Przesuń: { $shift }
roll-label-reassign = { $power }: { $shift }
roll-label-end = Nie przesuwaj więcej
roll-label-stock = Magazynowanie: +{ $credits }$, { $worker }
roll-label-scout = Eksploracja: { $worker }
roll-label-rearrange = Ułóż Strefę od nowa
roll-label-stop-explore = Gotowe
roll-label-abandon = Odrzuć: { $tile }
roll-label-draw = Dobierz { $count } { $count ->
    [one] kafel
    [few] kafle
   *[many] kafli
}
roll-label-place = { $square }: { $where ->
    [top] na wierzch stosu
   *[under] pod stos
} { $side ->
    [development] Technologii
   *[world] Planet
}
roll-label-give = Do woreczka: { $tile }
roll-label-build = { $die } → { $side ->
    [development] Technologia
   *[world] Planeta
}
roll-label-add = Dodaj: { $die }
roll-label-take-out = Cofnij: { $die }
roll-label-remove = { $die } { $from }
roll-label-recall = { $die } { $from }
roll-label-stop-recall = Zostaw kości na miejscu
roll-label-produce = { $die } → { $world }
roll-label-trade = Sprzedaż za { $credits }$: dobro (kość { $color }), { $world }; { $worker }
roll-label-consume = Konsumpcja za { $vp } PZ: dobro (kość { $color }), { $world }; { $worker }
roll-label-consume-paid = Konsumpcja za { $vp } PZ i { $credits }$: dobro (kość { $color }), { $world }; { $worker }
roll-label-buy = Zapłać { $credits }$ za { $vp } PZ
roll-label-decline = Nie płać

# Whole sets of answers, put together by a criterion that is said.
roll-preset-scout = Eksploracja: dobierz { $count } { $count ->
    [one] kafel
    [few] kafle
   *[many] kafli
}
# Home dice are recruited with what other dice leave of the credits.
roll-preset-recruit = Rekrutuj { $count }, Rodzimą Populację na końcu
roll-preset-keep-zone = Zostaw Strefę bez zmian
roll-preset-build = Połóż po kolei { $count } { $count ->
    [one] kość
    [few] kości
   *[many] kości
}
roll-preset-produce = Wyprodukuj { $count } { $count ->
    [one] dobro
    [few] dobra
   *[many] dóbr
}: najpierw zgodne kolory
roll-preset-trade = Sprzedaj { $count } za { $credits }$
roll-preset-trade-buy = Sprzedaj { $count } za { $credits }$ i kup { $vp } PZ
roll-preset-consume = Skonsumuj { $count } za { $vp } PZ
roll-preset-consume-paid = Skonsumuj { $count } za { $vp } PZ i { $credits }$

# Why something cannot be chosen.
roll-why-cup-empty = Kubek jest pusty, więc trzeba przywołać co najmniej jedną kość.

## What answers cost and bring

roll-detail-open-costs = Koszt Technologii: { $development }. Koszt Planety: { $world }.
roll-detail-rolled = Wynik rzutu: { $dice }
roll-detail-powers = Zdolności Przesunięcia kości: { $powers }
roll-detail-dictate = Dyktat, { $often ->
    [often] dowolną liczbę razy
   *[once] jeden raz
}: odłóż jednego Robotnika, potem przesuń najwyżej { $count } { $count ->
    [one] innego
    [few] innych
   *[many] innych
}.
roll-detail-stock = Magazynowanie: { $credits }$ ({ $reasons })
roll-detail-credits-after = Kredyty po ruchu: { $credits }$
roll-detail-credits-lost = Kredyty po ruchu: { $credits }$ (limit); przepadnie { $lost }$
roll-detail-credits-left = Pozostałe Kredyty: { $credits }$
roll-detail-bag = Kafle w woreczku: { $count }
roll-detail-draws = Kafle do dobrania po tym: { $count }
roll-detail-abandoned = Odrzucone: { $tiles }
roll-detail-abandon-first = Wskaż kafle, aby najpierw je odrzucić i dobrać więcej.
roll-detail-rearrange = Wszystkie kafle obu stosów układa się od nowa; kości zostają na miejscu.
roll-detail-rearranging = Każdy kafel trafia pod te już położone na jego stosie; można przechodzić między stosami.
roll-detail-cost = Koszt: { $cost }
roll-detail-need = Potrzeba: { $need } (nadrukowany koszt { $printed }; { $reasons }{ $floor ->
    [yes] {"; "}nie mniej
   *[no] {""}
})
roll-detail-need-printed = Potrzeba: { $need }, tyle co nadrukowany koszt
roll-detail-there = Już tam leży: { $dice }
roll-detail-completes = Ukończenie kafla: { $vp } PZ
roll-detail-good = Później: Sprzedaż za { $credits }$ przed premiami. { $matches ->
    [yes] Przy Konsumpcji kolor pasuje do Planety.
   *[no] Przy Konsumpcji kolor nie pasuje do Planety.
}
roll-detail-price = Cena: { $credits }$ ({ $reasons })
roll-detail-points = Punkty: { $vp } PZ ({ $reasons })
roll-detail-consume-credits = Kredyty: { $credits }$ ({ $reasons })
roll-detail-pool = Pozostało w puli: { $vp } PZ
# Whoever has paid everything goes back to $1.
roll-detail-recruit = Masz { $credits }$ i płacisz { $count }${ $all ->
    [yes] {". "}Nikt nie zostaje bez Kredytów, więc wracasz do { $left }$.
   *[no] {"; "}zostaje ci { $left }$.
}

# Parts of a sum.
roll-reason-rule = podstawa { $amount }
roll-reason-price = { $worlds } { $amount }
roll-reason-good-matches = kolor dobra { $amount }
roll-reason-shipper-matches = kolor Handlarza { $amount }
roll-reason-square = { $square } { $amount }

## Where the game is

roll-step-opening = Przygotowanie: wybór Technologii i Planety
roll-step-assign = Runda { $round }: Przydzielenie kości
roll-step-phase = Runda { $round }, akcja { $number }: { $phase }
roll-step-empire = Runda { $round }: Zarządzanie Imperium
roll-step-over = Koniec gry po rundzie { $round }
# The parts of a round, as replays list them.
roll-part-opening = Przygotowanie
roll-part-assign = Przydzielenie kości
roll-part-phase = Akcja { $number }: { $phase }
roll-part-empire = Zarządzanie Imperium

# Sources of points.
roll-source-chips = Żetony PZ
roll-source-developments = Technologie
roll-source-worlds = Planety
roll-source-bonus = Premie Technologii

roll-position-table = PZ w puli: { $pool }; kafle w woreczku: { $bag }; odrzucone: { $abandoned }
roll-position-phases = Akcje tej rundy: { $phases }
roll-position-last-round = Jeśli nic się nie zmieni, to ostatnia runda.
roll-position-player = { $seat }: { $credits }$, { $vp } PZ
roll-position-score = { "  " }PZ: żetony { $chips }, Technologie { $developments }, Planety { $worlds }, premie { $bonus }
roll-position-tableau = { "  " }Imperium: { $squares }
roll-position-square = { $square } (dobra: { $goods })
roll-position-dice = { "  " }kubek: { $cup }; Populacja: { $citizenry }
roll-position-workers = { "  " }Robotnicy: { $columns }
roll-position-selector = { "  " }wybrana akcja „{ $phase }”: { $die }
roll-position-stack = { "  " }{ $side ->
    [development] Technologie
   *[world] Planety
} w Strefie Rozbudowy: { $count }; na wierzchu: { $top }{ $builds ->
    [yes] {"; "}kości: { $dice }
   *[no] {""}
}
roll-position-abandoning = { "  " }kafle odrzucone w tej Eksploracji: { $count }
roll-position-placing = { "  " }kafle do położenia: { $count }
roll-position-pair = Twoje dwa kafle: { $tiles }
roll-position-opened = Początkowa Technologia z kafla: { $tile }
roll-position-rolled = Twoje kości: { $dice }
roll-position-assigned = Wybierasz akcję: { $phase } ({ $die }){ $workers ->
    [yes] {"; "}Robotnicy: { $columns }
   *[no] {""}
}{ $dictates ->
    [yes] {"; "}w obszarze Dyktatu: { $aside }
   *[no] {""}
}
roll-position-own-stack = Twój stos { $side ->
    [development] Technologii
   *[world] Planet
}, od góry: { $tiles }
roll-position-drawn = Twoje kafle do położenia: { $tiles }
roll-position-own-abandoning = Odrzucane w tej Eksploracji: { $tiles }
roll-position-abandoned = Odrzucone przez ciebie: { $tiles }
roll-position-gives = Wkładasz do woreczka: { $tile }

# The button that gives an answer: one or two words.
roll-verb = { $kind ->
    [open] Zacznij
    [assign] Przydziel
    [explore] Odkrywaj
    [abandon] Dobierz
    [place] Połóż
    [give] Oddaj
    [build] Połóż
    [use] Użyj
    [save] Zachowaj
    [remove] Zwróć
    [produce] Produkuj
    [ship] Dostarcz
    [buy] Zapłać
    [recruit] Rekrutuj
   *[recall] Przywołaj
}

## Points that an answer brings, by their source
roll-gain =
    { $source ->
        [chips] { $number } punktu w żetonach
        [worlds] { $number } punktu za Planety
        [developments] { $number } punktu za Technologie
       *[bonus] { $number } punktu z premii Technologii
    }
