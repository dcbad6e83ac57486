# Race for the Galaxy: what is said at the table. Names of cards and words of the rules are in pieces-race.ftl.

## Parts that other messages use

# A number of cards that something is worth or that are there.
race-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
# A number of cards that somebody draws, pays or discards.
race-cards-taken = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
# A good of a kind, or of any.
race-good = { $kind ->
    [any] dowolny towar
    [novelty] towar (Nowości)
    [rare] towar (Minerały)
    [genes] towar (Geny)
   *[alien] towar (Technologie Obcych)
}
# A number of goods of a kind, or of any.
race-goods = { $goods ->
    [one] { $goods } towar
    [few] { $goods } towary
   *[many] { $goods } towarów
}{ $kind ->
    [any] {""}
    [novelty] {" "}(Nowości)
    [rare] {" "}(Minerały)
    [genes] {" "}(Geny)
   *[alien] {" "}(Technologie Obcych)
}
# All worlds of a kind, or all.
race-worlds = { $kind ->
    [any] światy
    [novelty] światy Nowości
    [rare] światy Minerałów
    [genes] światy Genów
   *[alien] światy Technologii Obcych
}
# A kind that worlds or goods are of.
race-of-kind = { $kind ->
    [novelty] Nowości
    [rare] Minerałów
    [genes] Genów
   *[alien] Technologii Obcych
}
# A phase that a power is of.
race-phase = { $phase ->
    [explore] fazy Eksploracji
    [develop] fazy Rozwoju
    [settle] fazy Kolonizacji
    [trade] Handlu
    [consume] fazy Konsumpcji
   *[produce] fazy Produkcji
}

# What a seat chose.
race-chosen-two = { $first } i { $second }
race-chosen-twice = dwa razy { $action }
race-chosen-nothing = jeszcze nic

# What something brings.
race-reward-nothing = nic
race-reward-vp = { $vp }{ "\u00A0" }PZ
race-reward-cards = { race-cards }
race-reward-both = { $vp }{ "\u00A0" }PZ i { race-cards }

# Where cards come from or go to, or what a good is made by; it follows what happened.
race-cause-deal = (wybór początkowej ręki)
race-cause-explore = (Eksploracja)
race-cause-bonus = (premia: { $action })
race-cause-power = (zdolność: { $card })
race-cause-sale = (sprzedany towar: { $world })
race-cause-payment = (zapłata: { $card })
race-cause-production = (produkcja)
race-cause-windfall = (świat zdobyczny)
race-cause-hand-limit = (limit kart na ręce)

# Parts of a sum.
race-reason-rule = { $amount } (podstawa)
race-reason-price = { $amount } za { race-good }
race-reason-card = { $amount } ({ $card })
race-reason-bonus = { $amount } (premia: { $action })
race-reason-thrown = { $amount } (odrzucona karta: { $card })

## What happened

race-event-start-world = { $seat } zaczyna z kartą: { $card }
race-event-dealt = { $seat } otrzymuje na początek { race-cards-taken }
race-event-drew = { $seat } dobiera { race-cards-taken } { $cause }
race-event-saw = { $seat } ogląda: { $cards }
race-event-discarded = { $seat } odrzuca { race-cards-taken } { $cause }
race-event-threw = { $seat } odrzuca: { $cards }
race-event-sealed = { $seat }: decyzja podjęta
race-event-round-began = Początek rundy { $round }
race-event-chose = { $seat } ujawnia: { $pick }
race-event-kept = { $seat } zatrzymuje { $kept ->
    [one] { $kept } kartę
    [few] { $kept } karty
   *[many] { $kept } kart
}, odrzuca { $discarded }
race-event-kept-cards = { $seat } zatrzymuje: { $kept }; odrzuca: { $discarded }
race-event-passed = { $seat } nic nie wykłada
race-event-placed = { $seat } wykłada: { $card }
race-event-good-with-world = { $seat } otrzymuje { race-good } wraz ze światem: { $world }
race-event-good-produced = { $seat } produkuje { race-good } na świecie: { $world }
race-event-good-placed = { $seat } produkuje { race-good } na świecie: { $world } { $cause }
race-event-developed = { $seat } wykłada technologię: { $card }, { $cards ->
    [0] za darmo
   *[other] płaci { race-cards-taken }
}
race-event-settled = { $seat } kolonizuje: { $world }, { $cards ->
    [0] za darmo
   *[other] płaci { race-cards-taken }
}
race-event-settled-throwing = { $seat } kolonizuje: { $world }, { $cards ->
    [0] za darmo
   *[other] płaci { race-cards-taken }
}, odrzuca ze stołu: { $thrown }
race-event-conquered = { $seat } podbija: { $world }, Siła { $strength } przeciw obronie { $defense }
race-event-conquered-throwing = { $seat } podbija: { $world }, Siła { $strength } przeciw obronie { $defense }, odrzuca ze stołu: { $thrown }
race-event-negotiated = { $seat } zamiast podboju kolonizuje świat militarny: { $world }, { $cards ->
    [0] za darmo
   *[other] płaci { race-cards-taken }
}
race-event-negotiated-throwing = { $seat } zamiast podboju kolonizuje świat militarny: { $world }, { $cards ->
    [0] za darmo
   *[other] płaci { race-cards-taken }
}, odrzuca ze stołu: { $thrown }
race-event-sold = { $seat } sprzedaje za { race-cards-taken } towar ze świata: { $world }
race-event-used = { $seat } używa zdolności: { $card } – { $reward }
race-event-consumed = { $seat } używa zdolności: { $card }, konsumuje { $goods ->
    [one] { $goods } towar
    [few] { $goods } towary
   *[many] { $goods } towarów
}: { $worlds } – { $reward }
race-event-consumed-hand = { $seat } używa zdolności: { $card }, odrzuca { race-cards-taken } za { $vp } PZ
race-event-gambled = { $seat } używa zdolności: { $card }, stawia na { $number } i odkrywa: { $flipped } ({ $price }) – { $result ->
    [won] wygrana
   *[lost] przegrana
}
race-event-reshuffled = Stos kart odrzuconych zostaje przetasowany i tworzy nowy stos główny ({ race-cards })
race-event-game-ended = Koniec gry po { $round ->
    [one] { $round } rundzie
    [few] { $round } rundach
   *[many] { $round } rundach
}

## Answers, as they go on from a player's name

race-answer-discard = odrzucone karty: { $cards }
race-answer-choose = wybór: { $pick }
race-answer-keep = zatrzymane karty: { $cards }
race-answer-no-development = bez technologii
race-answer-no-world = bez świata
race-answer-place = wyłożona karta: { $card }
race-answer-pay = zapłata: { $cards }
race-answer-pay-nothing = bez zapłaty
race-answer-conquer = podbój świata
race-answer-negotiate = zapłata za świat militarny: { $cards }
race-answer-throwing = { $answer }; odrzucone ze stołu: { $cards }
race-answer-sell = sprzedaż towaru: { $world }
race-answer-use = zdolność: { $card }
race-answer-consume = zdolność: { $card }; towary: { $worlds }
race-answer-consume-hand = zdolność: { $card }; odrzucone karty: { $cards }
race-answer-gamble = zdolność: { $card }; zakład na { $number }
race-answer-stop = koniec konsumpcji
race-answer-produce = produkcja towaru: { $world }
# Answers in short, where the cards are not known.
race-summary-discard =
    { $count ->
        [one] { $count } odrzucona karta
        [few] { $count } odrzucone karty
        [many] { $count } odrzuconych kart
       *[other] { $count } odrzuconej karty
    }
race-summary-keep =
    { $count ->
        [one] { $count } zatrzymana karta
        [few] { $count } zatrzymane karty
        [many] { $count } zatrzymanych kart
       *[other] { $count } zatrzymanej karty
    }
race-summary-develop =
    { $six ->
        [yes] wyłożona technologia o koszcie 6
       *[no] wyłożona technologia
    }
race-summary-settle =
    { $military ->
        [yes] wyłożony świat militarny
       *[no] wyłożony świat
    }
race-summary-pay =
    { $count ->
        [one] zapłata: { $count } karta
        [few] zapłata: { $count } karty
        [many] zapłata: { $count } kart
       *[other] zapłata: { $count } karty
    }

## Questions

race-ask-opening = Odrzuć { $cards } z { $hand } kart; pozostałe to twoja początkowa ręka.
race-ask-hand-limit = Karty na ręce: { $hand }, limit: { $limit }. Odrzuć { race-cards-taken }.
race-ask-choose = Wybierz akcję na tę rundę.
race-ask-choose-pair = Wybierz 2 akcje na tę rundę.
race-ask-keep = Karty do wyboru: { $explored }. Zatrzymaj { race-cards-taken }.
race-ask-develop = Wyłóż technologię albo nie wykładaj nic.
race-ask-pay = Odrzuć { race-cards-taken }, aby zapłacić za: { $card }.
race-ask-settle = Wyłóż świat albo nie wykładaj nic.
race-ask-pay-world = W jaki sposób kolonizujesz świat: { $world }?
race-ask-sell = Sprzedaj jeden ze swoich towarów.
race-ask-consume = Konsumpcja jest obowiązkowa: konsumuj, dopóki się da.
race-ask-consume-optional = Użyj kolejnej zdolności fazy Konsumpcji albo zakończ.
race-ask-produce = Premia za akcję „{ $action }”: wybierz świat zdobyczny, który ma produkować.
race-ask-produce-power = { $card }: wybierz świat zdobyczny, który ma produkować.

## Answers to choose from

race-pick-discard = Odrzuć { race-cards-taken }
race-pick-keep = Zatrzymaj { race-cards-taken }
race-pick-pay = { $cards ->
    [0] Bez płacenia
   *[other] Zapłać { race-cards-taken }
}
race-pick-pay-throwing = { $cards ->
    [0] Bez płacenia
   *[other] Zapłać { race-cards-taken }
}, odrzuć ze stołu: { $thrown }
race-pick-negotiate = { $cards ->
    [0] Za darmo zamiast podboju
   *[other] Zapłać { race-cards-taken } zamiast podboju
}
race-pick-negotiate-throwing = { $cards ->
    [0] Za darmo zamiast podboju
   *[other] Zapłać { race-cards-taken } zamiast podboju
}, odrzuć ze stołu: { $thrown }
race-pick-conquer = Podbij: Siła { $strength } przeciw { $defense }
race-pick-conquer-throwing = Podbij: Siła { $strength } przeciw { $defense }, odrzuć ze stołu: { $thrown }
race-pick-consume-hand = { $card }: odrzuć najwyżej { $most }, po { $vp } PZ za kartę
race-offer-develop = Wyłóż technologię: { $card } ({ $cost })
race-offer-no-development = Nie wykładaj
race-offer-settle = Kolonizuj: { $world } ({ $cost })
race-offer-conquer = Podbij: { $world } ({ $strength } przeciw { $defense })
race-offer-no-world = Nie wykładaj
race-offer-sell = Sprzedaj { race-good }: { $world } ({ race-cards })
race-offer-use = { $card }: { $reward }
race-offer-consume = { $card }, towary: { $worlds } – { $reward }
race-offer-gamble = { $card }: postaw na { $number }
race-offer-stop = Zakończ
race-offer-produce = Wyprodukuj { race-good }: { $world }

## What an answer costs and brings

race-detail-cost-printed = Koszt { $cost }, jak na karcie
race-detail-cost = Koszt { $cost }: na karcie { $printed }, { $reasons }
race-detail-military = Siła { $strength } przeciw obronie { $defense }: { $reasons }
race-detail-score = Twój wynik: { $change } PZ, razem { $score } PZ
race-detail-hand-left = Na ręce { $cards ->
    [one] zostanie { $cards } karta
    [few] zostaną { $cards } karty
   *[many] zostanie { $cards } kart
}
race-detail-draw = Dobierasz { race-cards-taken } (zdolność: { $card })
race-detail-draw-bonus = Dobierasz { race-cards-taken } (premia: { $action })
race-detail-sale = Sprzedaż za { race-cards-taken }: { $reasons }
race-detail-doubled = Punkty podwojone: { $action }
race-detail-gamble = Karty z takim kosztem lub taką obroną: { $fitting } z { $unseen } jeszcze niewidzianych
race-detail-look = Dobierasz { race-cards-taken }: { $reasons }
race-detail-keep = Zatrzymujesz { race-cards-taken }: { $reasons }
race-preview-explore = Karty do dobrania: { $look }, do zatrzymania: { $keep }
race-preview-goods = Masz { $goods ->
    [one] { $goods } towar
    [few] { $goods } towary
   *[many] { $goods } towarów
}
race-preview-produce = Twoje światy bez towaru: produkcyjne { $production }, zdobyczne { $windfall }

## Why not

race-illegal-over = Gra jest zakończona.
race-illegal-not-asked = To nie twoja kolej na decyzję.
race-illegal-wrong-answer = To nie jest odpowiedź na obecne pytanie.
race-illegal-wrong-count = { $cards ->
    [one] Wybierz dokładnie { $cards } kartę.
    [few] Wybierz dokładnie { $cards } karty.
   *[many] Wybierz dokładnie { $cards } kart.
}
race-illegal-too-many = Wybierz co najwyżej { race-cards-taken }.
race-illegal-not-in-hand = Nie wszystkie te karty masz na ręce.
race-illegal-not-explored = Zatrzymać można tylko karty dobrane przed chwilą.
race-illegal-one-action = W każdej rundzie wybierz 1 akcję.
race-illegal-two-actions = W każdej rundzie wybierz 2 akcje.
race-illegal-not-a-pair = Tych dwóch akcji nie można wybrać razem.
race-illegal-cannot-place = Nie można wyłożyć tej karty ({ $card }): { $why }.
race-illegal-no-such-way = Tego świata nie można skolonizować w ten sposób.
race-illegal-no-good = Nie masz towaru na świecie: { $world }.
race-illegal-sell-first = Przed konsumpcją trzeba sprzedać towar.
race-illegal-no-such-power = { $card }: nie masz takiej zdolności.
race-illegal-power-used = { $card }: ta zdolność jest już wykorzystana.
race-illegal-power-useless = { $card }: tej zdolności nie można teraz użyć.
race-illegal-wrong-goods = { $goods ->
    [one] Ta zdolność wymaga dokładnie { $goods } towaru odpowiedniego rodzaju.
    [few] Ta zdolność wymaga dokładnie { $goods } towarów odpowiedniego rodzaju.
   *[many] Ta zdolność wymaga dokładnie { $goods } towarów odpowiedniego rodzaju.
}
race-illegal-no-such-number = Liczba musi być od { $low } do { $high }.
race-illegal-must-consume = Masz jeszcze zdolność fazy Konsumpcji, której trzeba użyć.
race-illegal-cannot-produce = { $world }: ten świat nie może teraz produkować.

race-why-not-a-development = to nie jest technologia
race-why-not-a-world = to nie jest świat
race-why-already-placed = masz już tę technologię na stole
race-why-must-use = trzeba jeszcze użyć zdolności karty { $card }
race-why-too-expensive = koszt wynosi { $cost }, a do zapłaty { $cards ->
    [one] zostaje { $cards } karta
    [few] zostają { $cards } karty
   *[many] zostaje { $cards } kart
}
race-why-too-strong = obrona wynosi { $defense }, a twoja Siła przeciw temu światu { $strength }
race-why-too-strong-and-expensive = obrona wynosi { $defense }, a twoja Siła przeciw temu światu { $strength }; zapłata wynosi { $cost }, a { $cards ->
    [one] zostaje { $cards } karta
    [few] zostają { $cards } karty
   *[many] zostaje { $cards } kart
}

## Where the game is and how things stand

race-now = Runda { $round } · { $step }
race-now-last-round = Runda { $round }, na razie ostatnia · { $step }
race-now-opening = Przed pierwszą rundą
race-now-over = Koniec gry po rundzie { $round }
race-source-chips = Żetony PZ
race-source-worlds = Światy
race-source-developments = Technologie
race-source-six-cost = Technologie o koszcie 6
race-position-table = Pula { $pool } PZ; stos główny { $deck }; stos kart odrzuconych { $discard }
race-position-seat = { $seat }: { $score } PZ, w tym { $chips } w żetonach; ręka { $hand }; Siła { $military }
race-position-drawn = { $seat } ogląda { race-cards-taken }
race-position-chose = { $seat }, wybór: { $pick }
race-position-tableau = { $seat }, na stole: { $cards }
race-position-good = { $card } [{ race-good }]
race-position-hand = Twoja ręka: { $cards }
race-position-explored = Dobrane karty: { $cards }
race-position-answer = Twoja odpowiedź: { $answer }

# The button that gives an answer: one or two words.
race-verb = { $kind ->
    [discard] Odrzuć
    [choose] Wybierz
    [keep] Zachowaj
    [develop] Rozwijaj
    [pay] Zapłać
    [settle] Kolonizuj
    [sell] Sprzedaj
    [consume] Konsumuj
   *[produce] Produkuj
}
# Every good that can be consumed, at once.
race-preset-consume = Skonsumuj wszystko: { $reward }
# A sale, and then every good that can be consumed.
race-preset-sell = Sprzedaj, potem skonsumuj wszystko: { $reward }

## Points that an answer brings, by their source
race-gain =
    { $source ->
        [chips] { $number } punktu w żetonach
        [worlds] { $number } punktu za światy
        [developments] { $number } punktu za technologie
       *[six_cost] { $number } punktu za technologie o koszcie 6
    }
