# The lessons of Planet Defenders. Every figure is computed from the table.

## 1 A turn with a capture

lesson-defenders-1-title = Tura ze złapaniem robota
lesson-defenders-1-goal = Poruszaj Obrońcami, zbierz Energię i złap robota.
lesson-defenders-1-closed = To później. Zacznij tak: { $tile }.
lesson-defenders-1-move = Punkty dają roboty: { $robot }, koszt: { $cost }. { $tile }: { $defender }, dokładnie o { $distance ->
    [one] { $distance } planetę
    [few] { $distance } planety
   *[many] { $distance } planet
}. Cel: { $planet }, po zieloną i niebieską kostkę.
lesson-defenders-1-move-there = { $planet } może dać { $cubes ->
    [one] kostkę
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} w różnych kolorach. Zacznij właśnie tam.
lesson-defenders-1-track = Pierwsze pole jest za darmo i daje kostkę. { $robot }, koszt: { $cost }. Przesuń znacznik dalej: kostka { $color }, cena: { $price }.
lesson-defenders-1-track-on = { $robot }, wciąż brakuje: { $missing }. Następna kostka: { $color }. Przesuń znacznik.
lesson-defenders-1-stop = Następna kostka: { $color }. { $defender } sięga stąd do stosów: { $sides }. Czy wymaga jej któryś z tych robotów?
lesson-defenders-1-stop-paid = Kostka { $color }, cena: { $price }. Nie wymaga jej żaden robot, do którego sięga { $defender }. Na następną akcję zostaje: { $batteries }.
lesson-defenders-1-second = { $robot }, wciąż brakuje: { $missing }. Cena drugiej akcji: { $price }. { $tile }: { $defender } → { $planet }. Większość ścianek kości daje kostkę do wyboru.
lesson-defenders-1-second-place = { $planet } nie da tego, czego wymaga jeszcze { $robot }: { $missing }. Kość może to dać.
lesson-defenders-1-second-rings = Możliwy jest też cel: { $planet }, ale po wymianie zostaje: { $batteries }. Lepiej wybierz cel: { $other }.
lesson-defenders-1-second-stay = { $defender } już stoi tak, że sięga do robota: { $robot }. Niech zostanie, a po kostkę ruszy inny.
lesson-defenders-1-left = { $robot } wciąż czeka: { $points }. Masz: { $goods }.
lesson-defenders-1-take = Weź to, czego wymaga jeszcze { $robot }: { $missing }.
lesson-defenders-1-take-other = { $robot }, koszt: { $cost }. Wciąż brakuje: { $missing }.
lesson-defenders-1-catch = { $defender } ruszył się w tej turze i sięga do stosu ({ $side }). Złap robota: { $robot }, { $points }.
lesson-defenders-1-check = Użyte płytki odwracają się, dlatego { $seat } ma inne ruchy niż ty. Teraz zdobądź w swojej turze { $cubes ->
    [one] kostkę
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} i zachowaj je.
lesson-defenders-1-missed = Przybyło kostek: { $cubes }. Dwie akcje mogły dać: { $wanted }.
lesson-defenders-1-hint = { $planet } i { $other } dają po kostce i baterii, więc to, co masz ({ $batteries }), wystarczy na dwie akcje.
lesson-defenders-1-done = Masz { $points } oraz: { $goods }. Dwie akcje w turze dają więcej niż jedna: korzystaj z obu, kiedy tylko możesz.

## 2 Batteries are moves

lesson-defenders-2-title = Baterie to ruchy
lesson-defenders-2-goal = Zamień kostkę na baterie i mimo to złap robota.
lesson-defenders-2-oasis = Masz: { $held }, czyli jeden ruch. { $tile }: { $defender } → { $planet }. Tam za kostkę dostaniesz: { $gain }.
lesson-defenders-2-oasis-other = Tylko { $defender } sięgnie potem do robota: { $robot }. Niech ruszy { $other }.
lesson-defenders-2-without = Koniec tury: { $points } oraz { $batteries }. Z wymianą na początku: { $robot } oraz { $best }.
lesson-defenders-2-trade = Jedna kostka za: { $gain }. { $robot }, koszt: { $cost }. Oddaj zieloną, bo zieloną można zdobyć znowu.
lesson-defenders-2-trade-blue = { $robot }, koszt: { $cost }. Zachowaj niebieską: zieloną { $defender } zdobędzie znowu. Miejsce: { $planet }.
lesson-defenders-2-trade-not = Zostaje: { $batteries }, więc nie możesz ruszyć dalej. Wymień.
lesson-defenders-2-fetch = Teraz masz: { $held }. Cena drugiej akcji: { $price }. { $tile }: { $defender } → { $planet }, po kostkę i baterię.
lesson-defenders-2-left = { $robot } wciąż czeka: { $points }. Brakującą kostkę daje cel: { $planet }, a { $defender } sięga stamtąd do robota.
lesson-defenders-2-catch = { $defender } sięga do stosu ({ $side }). Złap robota: { $robot }, { $points }. Bonus: { $bonus }.
lesson-defenders-2-check = Teraz bez pomocy: zdobądź w tej turze { $cubes ->
    [one] kostkę
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} i zachowaj je. Ma też zostać co najmniej: { $batteries }.
lesson-defenders-2-missed = Przybyło kostek: { $cubes }. Baterie: { $batteries }. Spróbuj jeszcze raz.
lesson-defenders-2-hint = Zatrzymaj się dwa razy tam, gdzie jest kostka i bateria. Dwie akcje kosztują wtedy razem tylko: { $price }.
lesson-defenders-2-done = Masz { $points } oraz: { $goods }, i to bez odpoczynku. Planety dają więcej, a tura trwa dalej.

## 3 Reach

lesson-defenders-3-title = Zasięg
lesson-defenders-3-goal = Zobacz, które roboty może złapać Obrońca.
lesson-defenders-3-first = { $robot }, koszt: { $cost }. Brakuje: { $missing }. { $tile }: { $defender } → { $planet }, po brakującą kostkę.
lesson-defenders-3-order = { $defender } sięga stamtąd do robota: { $robot }. Kostka może być druga.
lesson-defenders-3-oasis = { $planet }: stąd też jest w zasięgu { $robot }, ale nie przybywa kostek. { $other } daje kostkę i baterię.
lesson-defenders-3-small = Przybyło: { $points }. { $robot } dałby { $most }.
lesson-defenders-3-left = { $robot } wciąż czeka: { $points }. Trzeba mieć kostki i Obrońcę, który w tej samej turze ruszył się do jego stosu.
lesson-defenders-3-second = Z rogu sięga się do dwóch stosów ({ $defender }: { $sides }), z brzegu do jednego, z Bazy do wszystkich. { $other } stoi od początku tury, więc nie łapie. Kto dotrze do robota: { $robot } ({ $side })?
lesson-defenders-3-fetch = Teraz { $tile }: { $defender } → { $planet }, po brakującą kostkę. Z rogu sięga się do dwóch stosów, z brzegu do jednego, z Bazy do wszystkich.
lesson-defenders-3-catch = Jeden Obrońca zdobył kostkę, drugi sięga do robota ({ $sides }). Łapie { $defender }: { $robot }, { $points }.
lesson-defenders-3-check = Masz: { $goods }. Złap w tej turze robota: { $robot }, koszt: { $cost }.
lesson-defenders-3-missed = { $robot } wciąż czeka. Koszt: { $cost }, a masz: { $goods }.
lesson-defenders-3-hint = { $planet } daje kostkę do wyboru, a Obrońca sięga stamtąd do każdego stosu.
lesson-defenders-3-done = Masz { $points }. { $planet } to miejsce, z którego sięga się do każdego robota: tam patrz najpierw.

## 4 Technologies and the end

lesson-defenders-4-title = Technologie i koniec gry
lesson-defenders-4-goal = Ulepszaj technologie dla ich działania i dla punktów, a w ostatniej turze wszystko przelicz.
lesson-defenders-4-first = Gra zbliża się do końca. { $robot } daje { $points }, ale kosztuje: { $cost }. Zbieraj kostki. { $tile }: { $defender } → { $planet }.
lesson-defenders-4-order = Kolejność nie ma tu znaczenia. Teraz { $tile }.
lesson-defenders-4-first-taken = { $planet } to jedyne miejsce, na które może ruszyć { $defender }. Zostaw je wolne, a w tej turze zdobędziesz dwie kostki.
lesson-defenders-4-first-oasis = { $planet } zamienia kostkę na baterie, a masz już: { $batteries }. { $robot } wymaga kostek.
lesson-defenders-4-first-rest = Odpoczynek uzupełnia baterie do { $limit }, a masz: { $batteries }. Nic by nie dał.
lesson-defenders-4-second = Jeszcze raz. { $tile }: { $defender } → { $planet }, po kostkę i baterię.
lesson-defenders-4-second-place = Ten cel może poczekać: { $planet }. { $tile } da kostkę, której wymaga { $robot }, i baterię.
lesson-defenders-4-one = Koniec tury po jednej akcji. Masz: { $goods }. Druga dałaby jeszcze jedną kostkę.
lesson-defenders-4-early = Akcja dodatkowa jest ostatnia: po niej żaden Obrońca już się nie rusza. Masz: { $goods }.
lesson-defenders-4-buy = Ulepsz technologię: { $technology }. Obrońca na Pierścieniach łapie odtąd zawsze o kostkę taniej. Do tego { $points } więcej.
lesson-defenders-4-unbought = Wciąż na torze: { $technology }. Z tą technologią { $robot } kosztuje { $less ->
    [one] kostkę
    [few] { $less } kostki
   *[many] { $less } kostek
}, a nie { $cost }.
lesson-defenders-4-similar = { $technology } oszczędza kostkę niebieską albo pomarańczową. { $robot } wymaga jednak zielonych: { $green }, a jedną z nich oszczędza { $other }.
lesson-defenders-4-rings = Z Pierścieni { $robot } kosztuje { $less ->
    [one] kostkę
    [few] { $less } kostki
   *[many] { $less } kostek
}, a nie { $cost }. { $tile }: { $defender } → { $planet }, tuż obok.
lesson-defenders-4-dear = { $robot } kosztował { $cost ->
    [one] kostkę
    [few] { $cost } kostki
   *[many] { $cost } kostek
}. Z Pierścieni byłoby ich { $less }.
lesson-defenders-4-left = { $robot } wciąż czeka: { $points } i typ, którego jeszcze nie masz.
lesson-defenders-4-trade = Kostka i bateria zmieniają się w trzy kostki, po jednej każdego koloru. Na tego robota nadal cię stać, cokolwiek oddasz: { $robot }.
lesson-defenders-4-trade-not = { $robot } zabierze wtedy wszystkie twoje kostki: { $cubes }.
lesson-defenders-4-catch = Złap robota: { $robot }. Razem { $points }, w tym { $types } za nowy typ.
lesson-defenders-4-check = { $seat } bierze ostatniego robota z drugiego stosu, więc to twoja ostatnia tura. Twój wynik: { $own } PB, { $seat }: { $other } PB. Wygraj.
lesson-defenders-4-missed = Twój wynik: { $own } PB, { $seat }: { $other } PB. Kostki i baterie już nie punktują: co można jeszcze za nie mieć?
lesson-defenders-4-hint = Twoje technologie dają { $now }, a z jeszcze jedną { $more }. { $technology }, koszt: { $cost }.
lesson-defenders-4-done = { $own } do { $other }. Technologie opłacają się podwójnie: działaniem i punktami.

## 5 A whole game

lesson-defenders-5-title = Cała gra
lesson-defenders-5-goal = Rozegraj grę dwuosobową z łatwym botem.
lesson-defenders-5-play = Cała gra, przeciwnik: { $seat }. Kończy się w rundzie, w której liczba pustych stosów robotów wyniesie { $stacks }.
lesson-defenders-5-done = Twój wynik: { $own } PB, { $seat }: { $other } PB. Zagraj znowu i spróbuj: dwie akcje w każdej turze, żadnego odpoczynku, pięć technologii.
