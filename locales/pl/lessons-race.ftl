# The lessons of Race for the Galaxy. Every figure is computed from the table.

## 1 Cards are money

lesson-race-1-title = Karty to pieniądze
lesson-race-1-goal = Wyłóż świat oraz technologię i zapłać za nie.
lesson-race-1-closed = To później. W tej lekcji wykładamy karty: Kolonizacja i Rozwój.
lesson-race-1-settle = Punktują tylko karty na stole. Wybierz akcję: { $action }. Każdy może wyłożyć świat, a ty dobierasz { $bonus ->
    [one] kartę
    [few] { $bonus } karty
   *[many] { $bonus } kart
} za wybór tej akcji.
lesson-race-1-settle-first = { $card } może poczekać. { $world } daje towar, ilekroć ktoś wybierze Produkcję.
lesson-race-1-place = Wyłóż świat: { $card }. W kole widać koszt, { $cost ->
    [one] jedną inną kartę
    [few] { $cost } inne karty
   *[many] { $cost } innych kart
} z ręki, a w sześciokącie punkty: { $vp }.
lesson-race-1-place-it = Karta na ręce nie punktuje. { $card }: { $vp } PZ i towary.
lesson-race-1-pay = { $card } ma koszt { $cost }, a { $other } obronę { $defense }. Obie karty są na razie poza zasięgiem: niech posłużą do zapłaty.
lesson-race-1-pay-not = Zachowaj kartę: { $card }. Tylko tę kartę możesz wyłożyć w następnej rundzie.
lesson-race-1-develop = { $seat } zapowiada Eksplorację, więc ty też zobaczysz { $look } karty i zatrzymasz { $keep }. Wybierz akcję { $action }: za technologię zapłacisz o { $bonus } mniej.
lesson-race-1-develop-missed = Wciąż na ręce: { $card }. Świat wyłożysz także wtedy, gdy Kolonizację wybierze ktoś inny, a koszt { $cost } ta karta ma tylko wtedy, gdy wybierzesz Rozwój.
lesson-race-1-develop-spent = Ta karta poszła na zapłatę: { $card }. Z premią za Rozwój jej koszt to { $cost }.
lesson-race-1-keep = { $cheap }: koszt { $low }. { $dear }: koszt { $high }, { $vp } PZ. Za którą z tych kart wkrótce zapłacisz?
lesson-race-1-keep-cheap = { $card }: tę kartę wkrótce wyłożysz.
lesson-race-1-keep-dear = { $card }: koszt { $cost }. Zanim uzbierasz tyle kart, to tylko pieniądze.
lesson-race-1-build = { $card } to technologia: koszt jest w rombie. Wyłóż tę kartę za { $printed } − { $bonus } = { $cost }, a każda następna technologia też będzie tańsza.
lesson-race-1-build-first = { $other }: koszt to { $cost ->
    [one] karta
    [few] { $cost } karty
   *[many] { $cost } kart
}. { $card } nic nie kosztuje, a następne będą tańsze.
lesson-race-1-build-it = { $card } nic teraz nie kosztuje. Na ręce nic nie daje.
lesson-race-1-check = Teraz samodzielnie: wyłóż w tej rundzie jeszcze jedną kartę.
lesson-race-1-missed = Nic nie wyłożono. Na ręce masz { $hand ->
    [one] { $hand } kartę
    [few] { $hand } karty
   *[many] { $hand } kart
} i żadna nie punktuje. Spróbuj jeszcze raz.
lesson-race-1-hint = { $card } to świat o koszcie { $cost }: wybierz Kolonizację.
lesson-race-1-done = { $seat } wybiera Produkcję, więc { $goods ->
    [one] towar powstał na jednym twoim świecie
    [few] towary powstały na { $goods } twoich światach
   *[many] towary powstały na { $goods } twoich światach
}. Wyłożone karty: { $placed }, resztą zapłacono.

## 2 One choice, everybody acts

lesson-race-2-title = Wybiera jeden, działają wszyscy
lesson-race-2-goal = Skorzystaj z trzech faz dzięki jednemu wyborowi.
lesson-race-2-call = { $seat } zapowiada Eksplorację, a { $other } Kolonizację: obie obejmą także ciebie. { $action } nastąpi tylko wtedy, gdy wybierzesz tę akcję.
lesson-race-2-call-settle = Kolonizacja nastąpiłaby i tak: twój wybór { $cards ->
    [0] nic nie dodał
    [one] dodał tylko kartę
    [few] dodał tylko { $cards } karty
   *[many] dodał tylko { $cards } kart
}. Nie było Rozwoju, więc nie wyłożono: { $card }. Wyłożone karty: { $placed }.
lesson-race-2-call-explore = Eksploracja nastąpiłaby i tak. Nie było Rozwoju, więc nie wyłożono: { $card }. Wyłożone karty: { $placed }.
lesson-race-2-call-produce = { $worlds ->
    [0] Żaden twój świat nie dałby teraz towaru
    [one] Towar dałby tylko jeden twój świat
    [few] Towar dałyby tylko { $worlds } twoje światy
   *[many] Towar dałoby tylko { $worlds } twoich światów
}. Dzięki Rozwojowi wyłożysz kartę.
lesson-race-2-call-consume = { $goods ->
    [0] Nie masz towaru na sprzedaż
    [one] Masz tylko jeden towar na sprzedaż
    [few] Masz tylko { $goods } towary na sprzedaż
   *[many] Masz tylko { $goods } towarów na sprzedaż
}. Dzięki Rozwojowi wyłożysz kartę.
lesson-race-2-keep = Oglądasz { $look } karty i zatrzymujesz { $keep }. { $seat } po wyborze Eksploracji zatrzymuje { $kept } z { $more }: to premia.
lesson-race-2-build = Wyłóż technologię: { $card }. { $printed } − { $bonus } = { $cost }. To twoja premia za wybór Rozwoju.
lesson-race-2-build-other = { $other } kosztuje { $cost ->
    [one] kartę
    [few] { $cost } karty
   *[many] { $cost } kart
}. { $card } nic nie kosztuje: wyłóż tę technologię, a karty zachowaj na świat: { $world }.
lesson-race-2-build-it = Rozwój to twój wybór. { $card }: koszt { $cost }, więc wyłóż tę kartę.
lesson-race-2-conquer = { $card }: czerwona liczba { $defense } to obrona, a twoja Siła to { $strength }. Podbij ten świat: bez zapłaty i od razu z towarem.
lesson-race-2-conquer-later = { $other } kosztuje { $cost ->
    [one] kartę
    [few] { $cost } karty
   *[many] { $cost } kart
}. { $card } nic nie kosztuje: weź teraz ten świat.
lesson-race-2-conquer-it = { $card }: koszt { $cost }. Kolonizacja jest w tej rundzie tylko raz: skorzystaj.
lesson-race-2-check = Jeden wybór dał kartę, technologię i świat. Teraz samodzielnie: zakończ rundę z towarem na świecie: { $card }.
lesson-race-2-missed = { $card } nie leży na stole. { $seat } wybiera Produkcję, więc twoim wyborem mogła być Kolonizacja.
lesson-race-2-hint = { $seat } ma pusty świat ({ $card }), więc pewnie wybierze Produkcję. Świat wyłożony w Kolonizacji produkuje jeszcze w tej samej rundzie.
lesson-race-2-done = Twój wybór to tylko Kolonizacja, ale { $seat } wybiera Produkcję i towar ma też { $card }: korzystaj z cudzych wyborów.

## 3 What a good is worth

lesson-race-3-title = Ile wart jest towar
lesson-race-3-goal = Sprzedaj właściwy towar we właściwej chwili.
lesson-race-3-settle = Towar (Minerały) na świecie { $world } jest wart { $now } karty, a ze światem { $card } będzie wart { $later }. Wybierz akcję { $action } i sprzedaj go za rundę.
lesson-race-3-settle-sold = Karty za towar: { $cards }. Ze światem { $card } za rundę: { $later }.
lesson-race-3-settle-explored = Zdobyte karty: { $cards }. Ze światem { $card } sam towar da za rundę: { $later }.
lesson-race-3-settle-develop = { $seat } i tak zapowiada Rozwój, a ty nie masz technologii na ręce.
lesson-race-3-settle-produce = Żaden twój świat nie jest pusty, więc nic by nie powstało.
lesson-race-3-spent = { $card }: skonsumowano twój towar za { $vp } PZ. Karty za sprzedaż, gdy masz { $port }: { $cards }.
lesson-race-3-renewed = Nowe towary: { $goods }. Na świat { $card } brakuje jednak kart (koszt: { $cost }). Sprzedaż przynosi od razu karty: { $cards }.
lesson-race-3-place = Wyłóż świat: { $card }. Wiersz ze znakiem $ to dodatkowe karty przy każdej sprzedaży Minerałów: { $more }.
lesson-race-3-place-first = { $other } może poczekać. { $card } podnosi teraz cenę do { $later }.
lesson-race-3-place-it = Wyłóż świat: { $card }. Cena wzrośnie do { $later }.
lesson-race-3-pay = Ty decydujesz, co jest pieniędzmi. Następny świat: { $card }.
lesson-race-3-pay-not = Zachowaj kartę: { $card }. Ma towar wart { $price } karty.
lesson-race-3-sell = { $seat } ma towary ({ $goods }) i będzie konsumować. Wtedy { $card } musi zamienić twój towar na { $vp } PZ, chyba że najpierw go sprzedasz (karty: { $cards }). Wybierz: { $action }.
lesson-race-3-windfall = Masz już karty. Który wybór pozwoli wyłożyć świat: { $card }? Jego towar jest wart { $price } karty.
lesson-race-3-windfall-held = Ten świat wciąż masz na ręce: { $card }. Jego towar jest wart { $price } karty.
lesson-race-3-windfall-made = { $seat } i tak wybiera Produkcję, więc twój wybór dodał tylko towar na świecie { $world }. Kolonizacja doda nowy świat ({ $card }) z towarem wartym { $price } karty.
lesson-race-3-windfall-lost = Ten świat przepadł: { $card }. Jego towar był wart { $price } karty.
lesson-race-3-halo = Świecąca obwódka ({ $card }) oznacza świat zdobyczny: daje jeden towar od razu, a potem sam już nie produkuje.
lesson-race-3-halo-it = { $card } daje od razu towar wart { $price } karty. Wyłóż ten świat.
lesson-race-3-pay-again = Zapłać kartami, których prędko nie wyłożysz.
lesson-race-3-check = Teraz samodzielnie: masz dwa towary. Dobierz za jeden z nich jak najwięcej kart w tej rundzie.
lesson-race-3-missed = Zdobyte karty: { $cards }. Przy najlepszej sprzedaży: { $best }. Spójrz na świat { $card }.
lesson-race-3-missed-cheap = To był tańszy towar: karty za sprzedaż to { $cards }, a nie { $best }. Potem { $works }: skonsumowano towar ze świata { $card }.
lesson-race-3-hint = Towar na świecie { $card } jest wart { $price }, a na świecie { $other }: { $less }.
lesson-race-3-done = Karty na ręce: { $hand }. Drugi towar skonsumowano ({ $card }), a w żetonach masz { $vp } PZ.

## 4 Produce, consume, double

lesson-race-4-title = Produkuj, konsumuj, podwajaj
lesson-race-4-goal = Uruchom silnik i pozwól innym go zasilać.
lesson-race-4-produce = Z towarów są punkty, a twoje światy są puste. Wybierz akcję { $action }: { $worlds ->
    [one] jeden świat da towar
    [few] { $worlds } światy dadzą po towarze
   *[many] { $worlds } światów da po towarze
}, a { $card } także kartę.
lesson-race-4-produce-consume = { $goods ->
    [0] Nie było towaru do konsumpcji
    [one] Do konsumpcji był jeden towar
    [few] Do konsumpcji były { $goods } towary
   *[many] Do konsumpcji było { $goods } towarów
}. Zdobyte PZ: { $vp }.
lesson-race-4-produce-later = Nikt nie produkował: { $goods ->
    [0] nie masz towarów
    [one] masz jeden towar
    [few] masz { $goods } towary
   *[many] masz { $goods } towarów
}. Runda bez towarów to runda bez żetonów.
lesson-race-4-double = Wybierz akcję { $action }. Twoje towary ({ $goods }) mogą dać { $vp } PZ: podwójne punkty dostaje tylko ten, kto ją wybierze.
lesson-race-4-double-trade = Karty za sprzedaż: { $cards }, punkty za pozostałe towary: { $vp } PZ. Podwojone towary dają { $most } PZ.
lesson-race-4-double-not = { $seat }: Produkcja, a twoje światy były pełne. Zdobyte PZ: { $vp }, towary nadal leżą: { $goods }.
lesson-race-4-consume = Towary ({ $goods }) mogą dać { $vp } PZ. Najpierw zdolności, które biorą więcej: wskaż { $card } i dwa światy z towarami.
lesson-race-4-consume-cards = Karty zamiast punktów. Zostało dość towarów na zdolność: { $card }.
lesson-race-4-consume-one = Zostało akurat tyle towarów, ile bierze { $card }.
lesson-race-4-rest = { $goods ->
    [one] Został jeden towar, może
    [few] Zostały { $goods } towary, mogą
   *[many] Zostało { $goods } towarów, może
} dać { $vp } PZ.
lesson-race-4-rest-lost = { $card } bierze dwa towary, a został jeden: { $vp } PZ zamiast { $most }.
lesson-race-4-rest-cards = Karty zamiast { $vp } PZ.
lesson-race-4-check = Konsumpcja jest przed Produkcją, więc { $seat } znów napełnia twoje światy. Teraz samodzielnie: zdobądź w tej rundzie { $most } PZ.
lesson-race-4-missed = W tej rundzie PZ: { $vp }. Można było zdobyć { $most }.
lesson-race-4-hint = Towary na twoich światach: { $goods }. { $action } podwaja to, co dają.
lesson-race-4-done = W żetonach masz { $vp } PZ, w puli zostało { $pool }. Pusta pula kończy grę.

## 5 Conquest

lesson-race-5-title = Podbój
lesson-race-5-goal = Zaplanuj Siłę i podbij dwa silne światy.
lesson-race-5-settle = { $world } daje ci Siłę { $strength }, a { $card } ma obronę { $defense }. Wybierz akcję { $action }: podbój nic nie kosztuje.
lesson-race-5-settle-not = Towar ze świata { $card } jest wart { $price } kart. Teraz dostaniesz go o rundę później.
lesson-race-5-keep = { $seat } eksploruje, więc zatrzymujesz kartę. Weź, co chcesz: większość kart to pieniądze.
lesson-race-5-conquer = Siła { $strength } przeciw obronie { $defense }: Siłę się porównuje, nie wydaje. { $card } ma najcenniejszy towar, wart { $price } kart.
lesson-race-5-conquer-it = { $card } nic nie kosztuje i daje towar wart { $price } kart. Podbij ten świat.
lesson-race-5-sell = { $seat } zapowiada Rozwój. Wybierz: { $action }. Wyłożysz technologię i jeszcze sprzedasz towar, karty: { $price }.
lesson-race-5-sell-not = Towar wciąż leży. Karty, które można było już mieć: { $price }.
lesson-race-5-marines = Rozwój jest przed sprzedażą. Wyłóż kartę: { $card }, koszt { $cost }. Twoja Siła wzrośnie do { $strength }.
lesson-race-5-marines-first = Najpierw { $card }: Siła { $strength } w każdej następnej rundzie.
lesson-race-5-pay = Które karty to pieniądze? Zachowaj silne światy i to, co pomoże je zdobyć.
lesson-race-5-pay-not = Zachowaj kartę: { $card }. Będzie potrzebna.
lesson-race-5-again = Twoja Siła to { $strength }, a { $card } ma obronę { $defense }. Który wybór pozwoli podbić ten świat?
lesson-race-5-again-not = { $card } wciąż na ręce: { $vp } PZ bez zapłaty.
lesson-race-5-tactics = { $seat } znów zapowiada Rozwój. Wyłóż kartę: { $card }, koszt { $cost }. Można ją raz odrzucić, aby zwiększyć Siłę.
lesson-race-5-tactics-first = { $card }: tego wymagają najsilniejsze światy. Wyłóż tę kartę teraz.
lesson-race-5-underground = Siła { $strength } przeciw obronie { $defense }: podbij świat { $card }, { $vp } PZ.
lesson-race-5-underground-first = { $other } może poczekać. Ten świat podbijesz bez odrzucania kart: { $card }.
lesson-race-5-throw = Twoja Siła wystarczy bez odrzucania karty { $card }: zachowaj ją na silniejszy świat.
lesson-race-5-throw-not = Zachowaj kartę: { $card }. Twoja Siła wystarczy i bez niej.
lesson-race-5-check = Teraz samodzielnie: zdobądź w dwie rundy oba światy, { $card } i { $other }. Twoja Siła to { $strength }.
lesson-race-5-missed = Te dwa światy dały { $vp } PZ. Razem dają { $most }. Który dodaje Siły?
lesson-race-5-hint = Odrzuć kartę { $tactics }, aby podbić świat { $card }: z nim Siła to { $strength }, a { $other } ma obronę { $defense }.
lesson-race-5-done = Najpierw Siła, potem punkty: twoja Siła to { $strength }, a oba światy dają { $vp } PZ.

## 6 The last two rounds

lesson-race-6-title = Dwie ostatnie rundy
lesson-race-6-goal = Wybierz między technologiami o koszcie 6 i zakończ grę.
lesson-race-6-call = Grę kończy { $end } kart na stole: brakuje ci { $more }, a { $seat } ma { $other }. Dwie technologie o koszcie 6 z twojej ręki dadzą razem { $vp } PZ: wybierz akcję { $action }.
lesson-race-6-call-not = Nikt nie wybrał Rozwoju. Zdobyte punkty: { $own }, brakujące karty: { $left }. { $seat } gra dalej.
lesson-race-6-build = Technologie o koszcie 6 liczą to, co masz. Najpierw { $card }, bo wtedy { $other } kosztuje mniej: razem { $both } kart, a nie { $reverse } jak w odwrotnej kolejności.
lesson-race-6-build-not = Teraz { $card } kosztuje { $cost }, a do zapłaty masz karty: { $cards }.
lesson-race-6-build-spent = Ta karta poszła na zapłatę: { $card }. Strata w tej chwili: { $vp } PZ.
lesson-race-6-build-one = Tylko ty wybierasz Rozwój, a zostały dwie rundy. Wyłóż technologię.
lesson-race-6-pay = Zachowaj kartę { $card }: daje w tej chwili { $vp } PZ. Zapłać innymi kartami: { $cost }.
lesson-race-6-pay-not = Punkty za tę kartę ({ $card }): { $vp }. Zapłać czymś innym.
lesson-race-6-check = Twoje punkty: { $own }, { $seat }: { $other }. Teraz samodzielnie: zakończ grę w tej rundzie i wygraj.
lesson-race-6-missed = { $own } do { $other } ({ $seat }). Zakończ grę, gdy prowadzisz: spróbuj jeszcze raz.
lesson-race-6-hint = Wybierz akcję: { $action }. { $card } to ostatnia potrzebna karta, punkty: { $vp }.
lesson-race-6-done = { $own } do { $other }: gra skończona na prowadzeniu. Przeciwnik: { $seat }.

## 7 A whole game

lesson-race-7-title = Cała gra
lesson-race-7-goal = Rozegraj pierwszą rozgrywkę z instrukcji przeciw łatwemu botowi.
lesson-race-7-play = Cała gra, przeciwnik: { $seat }. Kończy się, gdy ktoś ma na stole { $cards } kart albo gdy pula punktów jest pusta.
lesson-race-7-done = Twoje punkty: { $own }, { $seat }: { $other }. Zagraj jeszcze raz: od drugiej gry wszystko zaczyna się układać.
