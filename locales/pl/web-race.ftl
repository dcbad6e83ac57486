# The page's own words about Race for the Galaxy. What is said at the table is in the game's other files.

web-game-race = Race for the Galaxy
web-game-race-line = Zbuduj imperium ze światów i technologii. Każdy potajemnie wybiera fazę, a wybrane fazy rozgrywają wszyscy.
web-game-race-about = Gra karciana dla dwóch do czterech osób. Karty to zarazem światy, technologie, pieniądze i towary, a odgadnięcie, co wybiorą inni, to połowa gry.
web-variant-race-standard = Standardowe
web-variant-race-first-game = Pierwsza rozgrywka: ustalone ręce
web-variant-race-advanced = Zaawansowane, dla dwojga: po dwie akcje

## Rules

web-rules-race-goal =
    Zbuduj najwspanialsze imperium w galaktyce: światy i technologie wyłożone przed tobą oraz punkty za konsumpcję towarów. Wygrywa osoba, która na końcu ma najwięcej punktów.
web-rules-race-cards-title = Karty są wszystkim
web-rules-race-cards =
    Karty można użyć na trzy sposoby:
    – można ją wyłożyć: światy w fazie Kolonizacji, technologie w fazie Rozwoju;
    – może być pieniądzem: aby wyłożyć kartę o koszcie 3, odrzuć 3 inne karty z ręki;
    – może być towarem: zakryta karta leżąca na świecie.
    Liczba w rogu to koszt, złoty sześciokąt to punkty. Ikony pokazują, w których fazach karta ma zdolności. Przed tobą może leżeć tylko jeden egzemplarz danej technologii.
    Zaczynasz z jednym światem początkowym i czterema kartami na ręce.
web-rules-race-round =
    Każdy potajemnie wybiera jedną z siedmiu akcji. Potem wszystkie wybory są odsłaniane: fazy, które wybrał choć jeden gracz, odbywają się po kolei dla wszystkich. Kto wybrał fazę, otrzymuje też jej premię. Faza, której nikt nie wybrał, w ogóle się nie odbywa.
    Na koniec rundy każdy odrzuca karty ponad limit dziesięciu.
web-rules-race-phases =
    – I Eksploracja: dobierz 2 karty i zatrzymaj 1. Premia to albo 5 kart więcej do dobrania, albo 1 więcej do dobrania i 1 więcej do zatrzymania.
    – II Rozwój: wyłóż jedną technologię i zapłać jej koszt. Premia obniża go o 1.
    – III Kolonizacja: wyłóż jeden świat. Zapłać jego koszt albo podbij go, jeśli jest militarny. Premia daje kartę po wyłożeniu świata.
    – IV Konsumpcja: najpierw, z premią Handel, sprzedaj jeden towar za karty. Potem użyj zdolności Konsumpcji, które zamieniają towary w punkty i karty. Druga premia, 2× PZ, podwaja te punkty. Zdolności trzeba używać, dopóki się da.
    – V Produkcja: każdy świat produkcyjny bez towaru otrzymuje towar. Dzięki premii towar otrzymuje też jeden świat zdobyczny.
    Do tego dochodzą zdolności twoich kart. Karta wyłożona w danej fazie działa od następnej fazy.
web-rules-race-military-title = Światy militarne
web-rules-race-military =
    Za świat z czerwoną tarczą się nie płaci, tylko się go podbija: twoja Siła musi być co najmniej równa jego obronie. Siła pochodzi z kart, sumuje się i nie zużywa. Część Siły liczy się tylko przeciw niektórym światom.
    Dyplomaci pozwalają zapłacić za świat militarny, ale nie za świat z Technologiami Obcych.
web-rules-race-goods-title = Towary
web-rules-race-goods =
    Są cztery rodzaje towarów. Ich sprzedaż daje tyle kart: Nowości 2, Minerały 3, Geny 4, Technologie Obcych 5.
    Planeta w pełnym kolorze to świat produkcyjny: wytwarza towar w każdej fazie Produkcji. Planeta z kolorową otoczką to świat zdobyczny: pojawia się z jednym towarem i sama nie wytwarza następnych. Szare światy nie mają towarów. Na świecie nigdy nie leży więcej niż jeden towar.
web-rules-race-end =
    Gra kończy się po rundzie, w której ktoś ma przed sobą dwanaście kart albo w której z puli znika ostatni punkt (po 12 na gracza).
    Policz punkty na kartach, żetony i wartość technologii o koszcie 6. Remis rozstrzyga większa liczba kart na ręce i towarów.
web-rules-race-variants =
    – Pierwsza rozgrywka: każdy zaczyna z ustalonym światem początkowym i czterema pasującymi kartami.
    – Zaawansowana gra dla dwojga: w każdej rundzie każdy wybiera dwie akcje. Rozwój i Kolonizację można wybrać podwójnie.
web-rules-race-tips =
    – Na początku brakuje kart. Eksploruj albo sprzedaj towar w Handlu: Geny dają 4 karty.
    – Wybieraj to, co pomaga tylko tobie. Jeśli ktoś inny na pewno wybierze Kolonizację, ty też będziesz kolonizować, a wybrać możesz coś innego.
    – Znajdź dwie lub trzy karty, które dobrze współpracują: wiele światów produkcyjnych i zdolności Konsumpcji albo dużą Siłę.
    – Technologia o koszcie 6 podpowiada, co zbierać.

## Board

web-race-phase-explore = Eksploracja
web-race-phase-develop = Rozwój
web-race-phase-settle = Kolonizacja
web-race-phase-consume = Konsumpcja
web-race-phase-produce = Produkcja
web-race-choose = Wybór
web-race-limit = Limit kart
web-race-tableau = Twój stół
web-race-tableau-of = Stół gracza { $name }
web-race-placed = Wyłożone karty
web-race-hand = Ręka
web-race-hand-empty = Brak kart na ręce
web-race-hand-new = +{ $count } { $count ->
    [one] nowa
    [few] nowe
   *[many] nowych
}
web-race-explored = Dobrane karty
web-race-military = Siła
web-race-goods = Towary
web-race-goods-of = { $kind }: { $count }
web-race-chips = Żetony PZ
web-race-pool = PZ w puli
web-race-deck = Karty w stosie głównym
web-race-discard = Karty w stosie kart odrzuconych
web-race-actions = Karty akcji
web-race-last-round = Na razie to ostatnia runda
web-race-sealed = wybrane, jeszcze tajne
web-race-sealed-short = wybrane
web-race-being-paid = płatność
web-race-to-pay = do zapłaty: { $cards }
web-race-left = jeszcze { $cards }
web-race-complete = gotowe
web-race-carries = leży na nim towar
web-race-enlarge = Powiększ stół gracza { $name }
web-race-shown = Karty z ręki, które wszyscy widzieli
web-race-unseen-line = { $cards ->
    [one] Nie widać jeszcze { $cards } karty. Może być w stosie głównym, na cudzej ręce, pod światem albo wśród odrzuconych.
    [few] Nie widać jeszcze { $cards } kart. Każda może być w stosie głównym, na cudzej ręce, pod światem albo wśród odrzuconych.
    [many] Nie widać jeszcze { $cards } kart. Każda może być w stosie głównym, na cudzej ręce, pod światem albo wśród odrzuconych.
   *[other] Nie widać jeszcze { $cards } kart. Każda może być w stosie głównym, na cudzej ręce, pod światem albo wśród odrzuconych.
}
web-race-only-military = Tylko światy militarne
web-race-worlds-of = Światy: { $kind }
web-race-worlds-gray = Światy bez towarów
web-race-developments = Technologie
web-race-six-costs = Technologie o koszcie 6
# The name of a card that is about to be placed, for a screen reader.
web-race-planned = { $card }, zaplanowane

web-race-course = Wygrywa się punktami: dają je wyłożone karty, żetony za towary i technologie o koszcie 6, które liczą twoje karty.

## What puzzles are about
web-race-puzzle =
    { $theme ->
        [discard] Co odrzucić
        [choose] Która akcja
        [keep] Co zatrzymać
        [develop] Która technologia
        [pay] Zapłata
        [settle] Który świat
        [sell] Właściwy towar
        [consume] Kolejność zdolności
        [produce] Gdzie produkować
        [end] Zakończyć grę teraz?
       *[other] Inne
    }
