# The page's own words about Roll for the Galaxy. What is said at the table is in the game's other files.

web-game-roll = Roll for the Galaxy
web-game-roll-line = Rzuć kośćmi Robotników, przydziel je do akcji i kolonizuj galaktykę kośćmi w siedmiu kolorach.
web-game-roll-about = Gra kościana dla dwóch do pięciu osób. Kości to twoi ludzie: odkrywają, budują, kolonizują, produkują i dostarczają, a to, co wszyscy przydzielą w tajemnicy, decyduje o tym, które akcje się odbędą.
web-variant-roll-standard = Standardowe
web-variant-roll-first-game = Pierwsza rozgrywka: kafle początkowe już rozłożone

## Rules

web-rules-roll-goal =
    Niech twoi ludzie, czyli kości, opracowują Technologie, kolonizują Planety i dostarczają dobra za punkty. Wygrywa osoba, która na końcu ma najwięcej punktów.
web-rules-roll-dice-title = Kości
web-rules-roll-dice =
    Kość w kubku to Robotnik, którym rzucasz w tej rundzie. Kość w Populacji nie jest Robotnikiem: staje się nim dopiero po zrekrutowaniu za 1 Kredyt. Kości leżą też na Planetach jako dobra i na budowanych kaflach.
    Jest siedem kolorów o różnych ściankach: Rodzima Populacja (H, kwadrat), Wojsko (M, tarcza), Konsumpcja (C, pięciokąt), Ulepszenia (N, koło), Rzadkie Pierwiastki (R, romb), Geny (G, sześciokąt) i Technologie Obcych Cywilizacji (A, trójkąt). Ścianka pokazuje jedną z pięciu akcji albo gwiazdkę: to Joker, który trafia pod dowolną akcję.
    Kafle mają dwie strony, Technologię i Planetę. Ty decydujesz, którą stronę zbudujesz.
web-rules-roll-round =
    – Rzuć w tajemnicy wszystkimi kośćmi z kubka i połóż każdą pod akcją, którą pokazuje.
    – Wybierz akcję: połóż jedną dowolną kość na Pasku Wyboru Akcji. Nie musi pokazywać tej akcji. Liczy się jako Robotnik akcji, którą wybiera.
    – Przesuń kości: Zdolności twoich Technologii oraz Dyktat, który odkłada jednego Robotnika, by przesunąć innego, pozwalają poprawić rzut.
    – Odsłoń: każda akcja wybrana przez kogokolwiek odbywa się dla wszystkich. Przy dwóch graczach dodatkowa kość dodaje jeszcze jedną akcję. Robotnicy spod innych akcji wracają do kubka.
    – Rozpatrz akcje po kolei, a potem zarządzaj Imperium.
web-rules-roll-phases-title = Akcje
web-rules-roll-phases =
    – I Odkrywanie: każdy Odkrywca magazynuje, co daje 2 Kredyty, albo eksploruje: odrzuć dowolną liczbę kafli ze Strefy Rozbudowy, dobierz o jeden więcej i połóż je pod swoimi stosami, dowolną stroną do góry.
    – II Rozwój Technologii: Inżynierzy trafiają na wierzchnią Technologię, jedna kość za każdy punkt kosztu. Opracowana Technologia trafia do Imperium, a jej kości do Populacji. To, co nieukończone, czeka.
    – III Kolonizacja: to samo z Kolonizatorami i Planetami. Planety często dają nowe kości.
    – IV Produkcja: każdy Producent staje się dobrem na twojej Planecie innej niż szara, na której jest miejsce.
    – V Dostawa: każdy Handlarz bierze jedno dobro i sprzedaje je lub konsumuje. Sprzedaż z Planety Ulepszeń daje 3 Kredyty, z Planety Rzadkich Pierwiastków 4, Genów 5, a Technologii Obcych Cywilizacji 6. Konsumpcja daje 1 punkt, 1 więcej, jeśli dobro ma kolor Planety, i 1 więcej, jeśli ma go Handlarz. Kości Konsumpcji pasują tu do każdego koloru. Handlarz i dobro trafiają do Populacji.
web-rules-roll-empire-title = Zarządzanie Imperium
web-rules-roll-empire =
    Na koniec każdej rundy rekrutujesz kości z Populacji do kubka, po 1 Kredycie za każdą, dopóki cię stać. Nikt nie zostaje z mniejszą kwotą niż 1 Kredyt i nikt nie ma więcej niż 10.
    Potem możesz przywołać do kubka kości z kafli i Planet. Jeśli kubek nadal jest pusty, trzeba przywołać co najmniej jedną.
web-rules-roll-end =
    Gra kończy się po rundzie, w której wyczerpuje się pula punktów (po 12 na gracza) albo ktoś ma w Imperium dwanaście kafli (Frakcja liczy się za dwa).
    Każda Technologia i Planeta jest warta tyle, ile kosztuje. Dodaj punkty z żetonów i to, co dają Technologie o koszcie 6. Remis rozstrzyga większa łączna liczba kości w kubku i Kredytów.
web-rules-roll-variants =
    – Pierwsza rozgrywka: twoje dwa pierwsze kafle są już rozłożone.
web-rules-roll-tips =
    – Dzięki Kredytom kości wracają do gry. Magazynuj albo sprzedaj dobro, zanim Kredytów zabraknie.
    – Wybierz akcję, której najbardziej potrzebujesz, a której nikt inny nie wybierze.
    – Najpierw tanie Planety: dają kości, a więcej kości to więcej wszystkiego.
    – Dobro w kolorze swojej Planety, skonsumowane przez Handlarza w tym samym kolorze, daje 3 punkty.

## Board

web-roll-mat = Akcje i Robotnicy
web-roll-column = { $phase }: { $count ->
    [one] { $count } Robotnik
    [few] { $count } Robotników
    [many] { $count } Robotników
   *[other] { $count } Robotników
}
# A head of a column, as a button.
web-roll-select = Wybierz akcję: { $phase }
web-roll-on-strip = wybór akcji: { $phase }
web-roll-selected-by = wybiera { $name }
web-roll-extra-die = Dodatkowa kość w grze dwóch graczy
web-roll-extra-mark = + kość
web-roll-wild = Jokery
web-roll-dictate = Dyktat
web-roll-part-select = Wybierz akcję
web-roll-part-wild = Rozmieść Jokery
web-roll-part-use = Przesuń kości
web-roll-part-dictate = Dyktat: odłóż kość, aby przesunąć inną
web-roll-no-way-dictate = Żadna twoja Zdolność nie przesuwa tam tej kości. Pozwala na to Dyktat: najpierw odłóż w nim inną kość.
web-roll-no-way = Żadna twoja Zdolność nie przesuwa tam tej kości.
web-roll-using = { $power }: przesunięto { $moved } z { $most }
web-roll-reserve = Kubek i Populacja
web-roll-reserve-stacks = Kubek, Populacja i stosy
web-roll-supply = Kredyty, punkty i zasoby
web-roll-dice = { $count ->
    [one] { $die }, { $place }
    [few] { $count } × { $die }, { $place }
    [many] { $count } × { $die }, { $place }
   *[other] { $count } × { $die }, { $place }
}
web-roll-cup = Kubek
web-roll-cup-rolled = { $count ->
    [one] { $count } kość jest przydzielana
    [few] { $count } kości są przydzielane
    [many] { $count } kości jest przydzielanych
   *[other] { $count } kości jest przydzielanych
}
web-roll-citizenry = Populacja
web-roll-credits = Kredyty
web-roll-credits-of = Kredyty: { $count }, najwyżej { $most }
web-roll-vp-chips = PZ w żetonach
web-roll-pool = PZ pozostałe w puli
web-roll-bag = Kafle w woreczku
web-roll-abandoned = Odrzucone kafle
web-roll-last-round = Ostatnia runda
web-roll-developments = Technologie
web-roll-worlds = Planety
web-roll-tiles = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
   *[other] { $count } kafli
} na stosie
web-roll-stack-top = { $name }, kości: { $dice } z { $cost }
web-roll-stack-empty = { $stack }: nic do budowy
web-roll-progress = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, koszt na kaflu { $cost }
web-roll-need = brakuje { $count }
web-roll-fan = Pokaż wszystkie kafle swoich stosów ({ $count })
web-roll-fan-close = Wróć do planszy
web-roll-empty = pusto
web-roll-top = wierzch
web-roll-now = teraz
web-roll-tableau-title = Imperium
web-roll-tableau = Imperium: { $count } z 12 kafli
web-roll-with-goods = { $name }, { $count ->
    [one] { $count } dobro
    [few] { $count } dobra
    [many] { $count } dóbr
   *[other] { $count } dóbr
}
web-roll-pair = Twoje dwa pierwsze kafle: z każdego jedna strona
web-roll-drawn = { $count ->
    [one] Kafel do położenia
    [few] Kafle do położenia
    [many] Kafle do położenia
   *[other] Kafle do położenia
}: wybierz stronę albo przeciągnij ją na stos
# On a phone the stacks are not in sight then.
web-roll-drawn-tap = { $count ->
    [one] Kafel do położenia
    [few] Kafle do położenia
    [many] Kafle do położenia
   *[other] Kafle do położenia
}: wybierz stronę
web-roll-zone = Twoja Strefa Rozbudowy
web-roll-abandoning = Odrzucone przy tej Eksploracji: { $count }
web-roll-placed = Już położone
web-roll-take = Weź do ręki: { $name }
web-roll-take-up = Podnieś z powrotem: { $name }
web-roll-keep = Jednak zachowaj: { $name }
web-roll-two-sided = Kafel o dwóch stronach
web-roll-flip = Odwróć na: { $name }
web-roll-other-side = Druga strona:
web-roll-other-half = Druga połowa:
web-roll-enlarge = Pokaż całość: { $name }
web-roll-kind-development = Technologie
web-roll-kind-novelty = Planety Ulepszeń
web-roll-kind-rare = Planety Rzadkich Pierwiastków
web-roll-kind-genes = Planety Genów
web-roll-kind-alien = Planety Technologii Obcych Cywilizacji
web-roll-kind-gray = Szare Planety
web-roll-unseen-line = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
   *[other] { $count } kafli
} poza twoim wzrokiem: w woreczku { $bag }, odrzucone { $abandoned }, reszta na stosach i w rękach innych. Każdy kafel ma dwie strony.
web-roll-watch = Wyświetlane Imperium

web-roll-course = Wygrywa się punktami. Dają je koszty zbudowanych kafli, żetony za skonsumowane dobra i Technologie o koszcie 6, które liczą to, co masz.

## What puzzles are about
web-roll-puzzle =
    { $theme ->
        [open] Otwarcie
        [assign] Która akcja
        [explore] Eksploracja czy Magazynowanie
        [abandon] Odrzuć i dobierz
        [place] Którą stroną do góry
        [give] Co oddać
        [build] Co zbudować najpierw
        [use] Użycie Zdolności
        [save] Co zachować
        [remove] Którą kość zwrócić
        [produce] Gdzie produkować
        [ship] Sprzedaż czy Konsumpcja
        [buy] Jak zapłacić
        [recruit] Które kości rekrutować
        [recall] Co przywołać
        [end] Zakończyć grę teraz?
       *[other] Inne
    }
