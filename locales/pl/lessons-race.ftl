# The lessons of Race for the Galaxy. Every figure is computed from the table.

## 1 Cards are money

lesson-race-1-title = Karty to pieniądze
lesson-race-1-goal = Wyłóż świat oraz technologię i zapłać za nie.
lesson-race-1-closed = To później. W tej lekcji wykładamy karty: Kolonizacja i Rozwój.
lesson-race-1-settle = Punkty dają karty na stole. Wybierz akcję: { $action }. Każdy może wyłożyć świat, a ty dobierasz { $bonus ->
    [one] kartę
    [few] { $bonus } karty
   *[many] { $bonus } kart
} za wybór tej akcji.
lesson-race-1-settle-first = { $card } może poczekać: świat od razu zacznie dawać towary.
lesson-race-1-place = Wyłóż świat: { $card }. Kosztuje { $cost }: { $cost ->
    [one] jedną inną kartę
    [few] { $cost } inne karty
   *[many] { $cost } innych kart
} z ręki.
lesson-race-1-place-it = Karta na ręce nie punktuje. { $card }: { $vp } PZ i towary.
lesson-race-1-pay = { $card } ma koszt { $cost }, a { $other } obronę { $defense }. Obie karty są na razie poza zasięgiem: niech posłużą do zapłaty.
lesson-race-1-pay-not = Zachowaj kartę: { $card }. Tylko tę kartę możesz wyłożyć w następnej rundzie.
lesson-race-1-develop = { $seat } będzie eksplorować: zobaczysz { $look } karty i zatrzymasz { $keep }. Wybierz akcję: { $action }, a zapłacisz za technologię o { $bonus } mniej.
lesson-race-1-develop-missed = Wciąż na ręce: { $card }. Z premią za Rozwój koszt to { $cost }, ale tylko gdy wybierzesz Rozwój.
lesson-race-1-develop-spent = Ta karta poszła na zapłatę: { $card }. Z premią za Rozwój koszt to { $cost }, ale tylko gdy wybierzesz Rozwój.
lesson-race-1-keep = { $cheap }: koszt { $low }. { $dear }: koszt { $high }, { $vp } PZ. Za którą z tych kart wkrótce zapłacisz?
lesson-race-1-keep-cheap = { $card }: tę kartę wkrótce wyłożysz.
lesson-race-1-keep-dear = { $card }: koszt { $cost }. Zanim uzbierasz tyle kart, to tylko pieniądze.
lesson-race-1-build = Wyłóż technologię: { $card }. { $printed } − { $bonus } = { $cost }. Każda następna też będzie tańsza.
lesson-race-1-build-first = { $other }: koszt to { $cost ->
    [one] karta
    [few] { $cost } karty
   *[many] { $cost } kart
}. { $card } nic nie kosztuje, a następne będą tańsze.
lesson-race-1-build-it = { $card } nic teraz nie kosztuje. Na ręce nic nie daje.
lesson-race-1-check = Twoja kolej: wyłóż w tej rundzie jeszcze jedną kartę.
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
lesson-race-2-call = { $seat } zapowiada Eksplorację, { $other } Kolonizację. Obie obejmą także ciebie. { $action } nastąpi tylko wtedy, gdy wybierzesz tę akcję.
lesson-race-2-call-settle = Kolonizacja nastąpiłaby i tak: twój wybór dodał tylko { $cards ->
    [one] kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}. Nie było Rozwoju, więc nie wyłożono: { $card }. Wyłożone karty: { $placed }.
lesson-race-2-call-explore = Eksploracja nastąpiłaby i tak. Nie było Rozwoju, więc nie wyłożono: { $card }. Wyłożone karty: { $placed }.
lesson-race-2-call-produce = Twoje światy, które dałyby towar: { $worlds }. Dzięki Rozwojowi wyłożysz kartę.
lesson-race-2-call-consume = Towary na sprzedaż: { $goods }. Dzięki Rozwojowi wyłożysz kartę.
lesson-race-2-keep = Oglądasz { $look } karty i zatrzymujesz { $keep }. { $seat } po wyborze Eksploracji zatrzymuje { $kept } z { $more }: to premia.
lesson-race-2-build = Wyłóż technologię: { $card }. { $printed } − { $bonus } = { $cost }. To twoja premia za wybór Rozwoju.
lesson-race-2-build-other = { $other }: koszt to { $cost ->
    [one] karta, której
    [few] { $cost } karty, których
   *[many] { $cost } kart, których
} zabraknie przy zapłacie za świat: { $card }.
lesson-race-2-build-it = Rozwój to twój wybór. { $card }: koszt { $cost }, więc wyłóż tę kartę.
lesson-race-2-conquer = { $card }: czerwona liczba { $defense } to obrona, a twoja Siła to { $strength }. Podbij ten świat: bez zapłaty i od razu z towarem.
lesson-race-2-conquer-later = { $other } kosztuje { $cost ->
    [one] kartę
    [few] { $cost } karty
   *[many] { $cost } kart
}. { $card } nic nie kosztuje: weź teraz ten świat.
lesson-race-2-conquer-it = { $card }: koszt { $cost }. Kolonizacja jest w tej rundzie tylko raz: skorzystaj.
lesson-race-2-check = Jeden wybór dał kartę, technologię i świat. Teraz zakończ rundę z towarem na świecie: { $card }.
lesson-race-2-missed = { $card } nie leży na stole. { $seat } wybiera Produkcję, więc twoim wyborem mogła być Kolonizacja.
lesson-race-2-hint = { $seat } ma pusty świat ({ $card }), więc pewnie wybierze Produkcję. Świat wyłożony w Kolonizacji produkuje jeszcze w tej samej rundzie.
lesson-race-2-done = { $card } leży na stole, a Produkcję wybiera za was oboje { $seat }. Twoje towary: { $goods }, a własny wybór tylko jeden.

## 3 What a good is worth

lesson-race-3-title = Ile wart jest towar
lesson-race-3-goal = Sprzedaj właściwy towar we właściwej chwili.
lesson-race-3-settle = Twój towar (Minerały) jest wart { $now } karty. Ze światem { $card } będzie wart { $later }: wybierz akcję { $action } i poczekaj rundę.
lesson-race-3-settle-sold = Karty za towar: { $cards }. Ze światem { $card } za rundę: { $later }.
lesson-race-3-settle-explored = Kart przybyło: { $cards }. Ze światem { $card } sam towar da za rundę: { $later }.
lesson-race-3-settle-develop = { $seat } i tak zapowiada Rozwój, a ty nie masz technologii na ręce.
lesson-race-3-settle-produce = Twoje towary: { $goods }. Żaden twój świat nie jest pusty, więc nic by nie powstało.
lesson-race-3-spent = { $card }: skonsumowano twój towar za { $vp } PZ. Karty za sprzedaż przy karcie Port Kosmiczny: { $cards }.
lesson-race-3-renewed = Nowe towary: { $goods }. Na świat { $card } brakuje jednak kart (koszt: { $cost }). Sprzedaż przynosi od razu karty: { $cards }.
lesson-race-3-place = Wyłóż świat: { $card }. Dodatkowe karty przy każdej sprzedaży Minerałów: { $more }.
lesson-race-3-place-first = { $other } może poczekać. { $card } podnosi teraz cenę do { $later }.
lesson-race-3-place-it = Wyłóż świat: { $card }. Cena wzrośnie do { $later }.
lesson-race-3-pay = Ty decydujesz, co jest pieniędzmi. Następny świat: { $card }.
lesson-race-3-pay-not = Zachowaj kartę: { $card }. Ma towar wart { $price } karty.
lesson-race-3-sell = { $seat } ma towary ({ $goods }) i będzie konsumować. Zdolność ({ $card }) skonsumuje wtedy twój towar, chyba że najpierw go sprzedasz (karty: { $cards }). Wybierz: { $action }.
lesson-race-3-windfall = Masz już karty. Który wybór pozwoli wyłożyć świat: { $card }? Jego towar jest wart { $price } karty.
lesson-race-3-windfall-held = Ten świat wciąż masz na ręce: { $card }. Jego towar jest wart { $price } karty.
lesson-race-3-windfall-lost = Ten świat przepadł: { $card }. Jego towar był wart { $price } karty.
lesson-race-3-halo = Świecąca obwódka ({ $card }) oznacza świat zdobyczny: daje jeden towar od razu, a potem sam już nie produkuje.
lesson-race-3-halo-it = { $card } daje od razu towar wart { $price } karty. Wyłóż ten świat.
lesson-race-3-pay-again = Zapłać kartami, których prędko nie wyłożysz.
lesson-race-3-check = Masz dwa towary. Dobierz za jeden z nich jak najwięcej kart w tej rundzie.
lesson-race-3-missed = Przybyło kart: { $cards }. Przy najlepszej sprzedaży byłoby ich { $best }: spójrz na świat { $card }.
lesson-race-3-missed-cheap = To był tańszy towar: karty za sprzedaż to { $cards }, a nie { $best }. Roboty Publiczne skonsumowały potem towar ze świata: { $card }.
lesson-race-3-hint = Towar na świecie { $card } jest wart { $price }, a na świecie { $other }: { $less }.
lesson-race-3-done = Karty na ręce: { $hand }. Drugi towar skonsumowały Roboty Publiczne, w żetonach masz { $vp } PZ.

## 4 Produce, consume, double

lesson-race-4-title = Produkuj, konsumuj, podwajaj
lesson-race-4-goal = Uruchom silnik i pozwól innym go zasilać.
lesson-race-4-produce = Wybierz akcję: { $action }. Światy, które dadzą po towarze: { $worlds }, a { $card } da też kartę.
lesson-race-4-produce-consume = Towary do konsumpcji: { $goods }. Zdobyte PZ: { $vp }.
lesson-race-4-produce-later = Nikt nie produkował, twoje towary: { $goods }. Runda bez towarów to runda bez żetonów.
lesson-race-4-double = Twoje towary: { $goods }. Wybierz akcję: { $action }. Podwójne punkty dostaje tylko ten, kto ją wybierze.
lesson-race-4-double-trade = Karty za sprzedaż: { $cards }, punkty za pozostałe towary: { $vp } PZ. Podwojone towary dają { $most } PZ.
lesson-race-4-double-not = { $seat }: Produkcja, a twoje światy były pełne. Zdobyte PZ: { $vp }, towary nadal leżą: { $goods }.
lesson-race-4-consume = Towary ({ $goods }) mogą dać { $vp } PZ. { $card } potrzebuje dwóch naraz: najpierw zdolności, które biorą więcej.
lesson-race-4-consume-cards = Karty zamiast punktów. Zostało dość towarów na zdolność: { $card }.
lesson-race-4-consume-one = Zostały dwa towary, akurat tyle bierze { $card }.
lesson-race-4-rest = Pozostałe towary: { $goods }. Mogą dać { $vp } PZ.
lesson-race-4-rest-lost = { $card } bierze dwa towary, a został jeden. Zdobyte PZ: { $vp } zamiast { $most }.
lesson-race-4-rest-cards = Karty zamiast { $vp } PZ.
lesson-race-4-check = Konsumpcja jest przed Produkcją, więc { $seat } znów napełnia twoje światy. Zdobądź tyle PZ, ile wynosiło maksimum w poprzedniej rundzie.
lesson-race-4-missed = W tej rundzie PZ: { $vp }. Można było zdobyć { $most }.
lesson-race-4-hint = Wszystkie twoje światy są pełne, towary: { $goods }. Co podwaja? { $action }.
lesson-race-4-done = W żetonach masz { $vp } PZ, w puli zostało { $pool }. Pusta pula kończy grę.

## 5 Conquest

lesson-race-5-title = Podbój
lesson-race-5-goal = Zaplanuj Siłę i podbij dwa silne światy.
lesson-race-5-settle = { $card } ma obronę { $defense }, a twoja Siła to { $strength }. Wybierz akcję: { $action }. Podbój nic nie kosztuje.
lesson-race-5-settle-not = Towar ze świata { $card } jest wart { $price } kart. Teraz dostaniesz go o rundę później.
lesson-race-5-keep = { $seat } eksploruje, więc zatrzymujesz kartę. Weź, co chcesz: większość kart to pieniądze.
lesson-race-5-conquer = { $strength } przeciw { $defense }: Siłę się porównuje, nie wydaje. { $card } ma najcenniejszy towar, wart { $price } kart.
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
lesson-race-5-underground = { $strength } przeciw { $defense }: podbij świat { $card }, { $vp } PZ.
lesson-race-5-underground-first = { $other } może poczekać. Ten świat podbijesz bez odrzucania kart: { $card }.
lesson-race-5-throw = Twoja Siła wystarczy bez odrzucania karty: { $card }.
lesson-race-5-throw-not = Zachowaj kartę: { $card }. Twoja Siła wystarczy i bez niej.
lesson-race-5-check = Masz dwie rundy. Zdobądź oba światy: { $card } i { $other }. Twoja Siła to { $strength }.
lesson-race-5-missed = Te dwa światy dały { $vp } PZ. Razem dają { $most }. Który dodaje Siły?
lesson-race-5-hint = { $card } podnosi Siłę do { $strength }, a { $other } ma obronę { $defense }.
lesson-race-5-done = Najpierw Siła, potem punkty: twoja Siła to { $strength }, a oba światy dają { $vp } PZ.

## 6 The last two rounds

lesson-race-6-title = Dwie ostatnie rundy
lesson-race-6-goal = Wybierz między technologiami o koszcie 6 i zakończ grę.
lesson-race-6-call = Grę kończy { $end } kart na stole. Brakuje ci { $more }, { $seat } ma { $other }: zostały dwie rundy. Wybierz akcję: { $action }.
lesson-race-6-call-not = Nikt nie wybrał Rozwoju. Zdobyte punkty: { $own }, brakujące karty: { $left }. { $seat } gra dalej.
lesson-race-6-build = Technologie o koszcie 6 liczą to, co masz. Najpierw { $card }, potem { $other }: razem { $both } kart. W odwrotnej kolejności: { $reverse }.
lesson-race-6-build-not = Teraz { $card } kosztuje { $cost }, a do zapłaty masz karty: { $cards }.
lesson-race-6-build-one = Tylko ty wybierasz Rozwój, a zostały dwie rundy. Wyłóż technologię.
lesson-race-6-pay = Do zapłaty: { $cost }. { $card } daje w tej chwili punkty: { $vp }.
lesson-race-6-pay-not = Punkty za tę kartę ({ $card }): { $vp }. Zapłać czymś innym.
lesson-race-6-check = Twoje punkty: { $own }, { $seat }: { $other }. Zakończ grę w tej rundzie i wygraj.
lesson-race-6-missed = { $own } do { $other } ({ $seat }). Zakończ grę, gdy prowadzisz: spróbuj jeszcze raz.
lesson-race-6-hint = Wybierz akcję: { $action }. { $card } to ostatnia potrzebna karta, punkty: { $vp }.
lesson-race-6-done = { $own } do { $other }: gra skończona na prowadzeniu. Przeciwnik: { $seat }.

## 7 A whole game

lesson-race-7-title = Cała gra
lesson-race-7-goal = Rozegraj pierwszą rozgrywkę z instrukcji przeciw łatwemu botowi.
lesson-race-7-play = Cała gra, przeciwnik: { $seat }. Kończy się, gdy ktoś ma na stole { $cards } kart albo gdy pula punktów jest pusta.
lesson-race-7-done = Twoje punkty: { $own }, { $seat }: { $other }. Zagraj jeszcze raz: od drugiej gry wszystko zaczyna się układać.
