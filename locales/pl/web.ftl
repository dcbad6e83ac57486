# The page's own words. What the games say is in their own files.

## Everywhere

web-close = Zamknij
web-loading = Wczytywanie…
web-skip = Przejdź do treści
web-nav = Strony
web-nav-lobby = Otwarte stoły
web-nav-cards = Karty
web-nav-rules = Zasady
web-games = Gry
web-footer = Orrery to niezależny, niekomercyjny sposób na grę. Gry należą do swoich autorów i wydawców; wszystkie ilustracje są nasze własne.
web-language = Język
web-theme = Motyw
web-theme-system = Systemowy
web-theme-dark = Ciemny
web-theme-light = Jasny
web-contrast = Wysoki kontrast
web-try-again = Spróbuj ponownie
web-try-now = Spróbuj teraz
web-reload = Odśwież stronę
web-to-home = Strona główna
web-save = Zapisz
web-copy = Kopiuj
web-copied = Link został skopiowany.
web-copy-by-hand = Przeglądarka nie pozwala stronie skopiować linku. Zaznacz go i skopiuj ręcznie.

## What can go wrong

web-error-unreachable = Nie można połączyć się z serwerem. Czy działa i czy masz połączenie z siecią?
web-error-missing = Nic tu nie ma. Link może być stary albo błędny.
web-error-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
web-error-other = Coś poszło nie tak. Kolejna próba może pomóc.
web-refused = Serwer tego nie przyjął. Nic się nie zmieniło.
web-missing-title = Tu nic nie krąży
web-missing-line = Ten adres prowadzi donikąd. Link może być stary albo błędny.
web-offline = Połączenie zerwane. Strona próbuje je przywrócić.
web-outdated = Działa już nowsza wersja Orrery. Odśwież stronę, aby grać dalej.
web-too-many-windows = To miejsce jest otwarte w zbyt wielu oknach. Zamknij jedno z nich i odśwież stronę.
web-paused = Gra wstrzymana: serwer nie może teraz zapisywać. Ruszy dalej sama, a twój wybór zostanie zachowany.

## First page

web-home-title = Trzy galaktyki na twoim stole
web-home-line = Zagraj od razu z botami albo wyślij link znajomym. Bez konta i bez instalowania.
web-name = Twoje imię
web-name-saved = Imię zostało zapisane.
web-my-games = Twoje gry
web-past-games = Zakończone gry
web-with = w grze: { $names }
web-play-now = Zagraj teraz
web-starting = Przygotowanie…
web-invite = Zaproś znajomych
web-learn = Zasady
web-watch = Oglądaj
web-players-range = Liczba graczy: od { $least } do { $most }
web-status-waiting = Czeka na graczy
web-status-over = Zakończona
web-game-race = Race for the Galaxy
web-game-race-line = Zbuduj imperium ze światów i technologii. Każdy potajemnie wybiera fazę, a wybrane fazy rozgrywają wszyscy.
web-game-race-about = Gra karciana dla dwóch do czterech osób. Karty to zarazem światy, technologie, pieniądze i towary, a odgadnięcie, co wybiorą inni, to połowa gry.
web-game-roll = Roll for the Galaxy
web-game-roll-line = Rzuć Robotnikami, wyślij ich do akcji i kolonizuj gwiazdy kośćmi w siedmiu kolorach.
web-game-roll-about = Gra w kości dla dwóch do pięciu osób. Kości to twoi ludzie: odkrywają, budują, kolonizują, produkują i dostarczają, a to, co przydzielisz w tajemnicy, decyduje o tym, co zrobią wszyscy.
web-game-defenders = Obrońcy Galaktyki
web-game-defenders-line = Kieruj trzema Obrońcami na dziewięciu planetach, zbieraj energię i łap zbiegłe roboty.
web-game-defenders-about = Gra o planowaniu dla dwóch do czterech osób. Trzej Obrońcy służą wszystkim; kto pokieruje nimi najlepiej, zbierze energię na łapanie robotów i kupowanie technologii.

## Making a table

web-new-table = Nowy stół: { $game }
web-seats = Kto gdzie siedzi
web-seat-me = Ty
web-seat-friend = Znajomy, przez link
web-seat-bot = Bot: { $level }
web-seat-open = wolne miejsce
web-seat-number = Gracz { $number }
web-seat-add = Jeszcze jedno miejsce
web-seat-remove = Usuń to miejsce
web-bot-name = { $star } ({ $level })
web-level-random = losowy
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-variant = Zasady
web-variant-players = Te zasady są przeznaczone dla takiej liczby graczy: { $players }.
web-variant-race-standard = Standardowe
web-variant-race-first-game = Pierwsza rozgrywka: ustalone ręce
web-variant-race-advanced = Zaawansowane, dla dwojga: po dwie akcje
web-variant-roll-standard = Standardowe
web-variant-roll-first-game = Pierwsza rozgrywka: bez wyboru na początku
web-variant-defenders-base = Gra podstawowa
web-variant-defenders-advanced = Zaawansowane: dwie akcje dodatkowe, w dowolnej kolejności
web-clock = Czas
web-clock-none = Bez zegara
web-clock-quick = 10 minut i dodatkowo 10 sekund na ruch
web-clock-calm = 30 minut i dodatkowo 20 sekund na ruch
web-clock-day = Jeden dzień na ruch
web-clock-days = Trzy dni na ruch
web-listed = Pokaż ten stół na liście otwartych stołów
web-make = Utwórz stół
web-make-links = Utwórz stół i linki
web-links-about = Wyślij każdej osobie jeden z tych linków. Kto go otworzy, zajmie to miejsce.
web-to-table = Przejdź do stołu

## Open tables and seat links

web-lobby-title = Otwarte stoły
web-lobby-line = Usiądź z nieznajomymi albo oglądaj.
web-lobby-empty = Żaden stół nie czeka teraz na graczy.
web-lobby-make = Utwórz własny
web-join = Usiądź
web-claim-title = Czeka na ciebie miejsce
web-claim-line = Podaj imię, które zobaczą inni, i usiądź.
web-claim-sit = Zajmij miejsce

## Your games on another device

web-own-link-title = Twoje gry na innym urządzeniu
web-own-link-about = Nie ma tu kont: twoje gry należą do tej przeglądarki. Ten link otwiera je pod twoim imieniem w każdej innej i przywraca je, gdyby ta przeglądarka cię zapomniała.
web-own-link = Twój tajny link
web-own-link-make = Utwórz mój link
web-own-link-new = Utwórz nowy link
web-own-link-exists = Masz już taki link. Nie można go pokazać ponownie. Nowy unieważni poprzedni; urządzenia, na których był otwarty, pozostaną twoje.
web-own-link-once = Zachowaj go teraz: nie zostanie pokazany ponownie. Nowy link unieważni ten.
web-own-link-secret = Kto ma ten link, gra jako ty. Nie pokazuj go nikomu.
web-keep-title = Zachowaj swoje gry
web-keep-line = Twoje gry należą do tej przeglądarki. Tajny link pozwoli je odnaleźć, gdyby cię zapomniała, i grać także na innym urządzeniu.
web-recover-title = Twoje gry
web-recover-whose = Te gry należą do gracza: { $name }
web-recover-games =
    { $count ->
        [0] Nie ma jeszcze żadnych gier.
        [one] Jest { $count } gra.
        [few] Są { $count } gry.
       *[many] Jest { $count } gier.
    }
web-recover-many = Jest co najmniej { $count } gier.
web-recover-ask = Czy chcesz grać w tej przeglądarce jako { $name }? Na innych urządzeniach nic się nie zmieni, a link będzie nadal działać.
web-recover-own-title =
    { $count ->
        [one] Ta przeglądarka ma { $count } własną grę jako { $name }
        [few] Ta przeglądarka ma { $count } własne gry jako { $name }
       *[many] Ta przeglądarka ma { $count } własnych gier jako { $name }
    }
web-recover-own-line = Nie zostaną usunięte, ale ta przeglądarka je opuści: bez ich własnego linku nie da się do nich wrócić. Najpierw zachowaj ten link.
web-recover-none = Ta przeglądarka nie ma własnych gier, więc nic nie zginie.
web-recover-yes = Graj tu jako { $name }
web-recover-no = Nie, zostaw jak jest
web-recover-done = Witaj ponownie, { $name }.
web-recover-already = Grasz tu już jako { $name }
web-recover-already-line = To twój własny link. Otwiera twoje gry na każdym innym urządzeniu.

## Table

web-menu = Menu
web-table-parts = Części stołu
web-board = Stół
web-players = Gracze
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-earlier = Pokaż wcześniejsze
web-unseen = Nieznane
web-round = Runda { $number }
web-phases = Przebieg rundy
web-phase-done = za nami
web-phase-now = teraz
web-phase-coming = przed nami
web-phase-skipped = nie w tej rundzie
web-phase-unknown = jeszcze nie wiadomo
web-phase-trade = Handel
web-phase-assign = Przesunięcie kości
web-score = Punkty
web-you = ty
web-your-turn = Twój ruch
web-thinking = myśli
web-player-bot = Bot
web-player-stand-in = Za tego gracza gra bot
web-player-away = Chwilowa nieobecność
web-player-resigned = Gra poddana
web-time-left = Pozostały czas
web-wait = Chwileczkę…
web-waiting-for = Czekamy na ruch: { $names }
web-watching-turn = Oglądasz grę. Teraz ruch: { $names }
web-waiting-title = Czekamy na graczy
web-waiting-line = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-fill-bot = Posadź tu bota
web-stand-in-line = Bot gra za ciebie.
web-return = Wróć na swoje miejsce
web-resigned-line = Gra poddana. Do końca gra za ciebie bot.
web-automatic = Odpowiadaj za mnie, gdy jest tylko jedna odpowiedź
web-leave = Niech bot gra za mnie
web-resign = Poddaj grę
web-resign-sure = Poddać tę grę ostatecznie?
web-resign-yes = Tak, poddaję grę
web-keys = Klawisze: 1 do 9 i 0 wybierają, Enter potwierdza, Escape czyści, U cofa, H prosi o podpowiedź, I pokazuje wskazaną kartę. W dzienniku ← i → przechodzą między kartami.
web-fact-cost = koszt
web-fact-defense = obrona
web-fact-good = towar
web-fact-vp = punkty
web-piece-no-powers = Sam z siebie ten element nic nie robi.

## Prompt bar

web-options = Odpowiedzi
web-options-all = Wszystkie odpowiedzi
web-options-more =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
       *[many] jeszcze { $count }
    }
web-choose = Wybierz
web-confirm = Potwierdź
web-clear = Wyczyść
web-confirm-draft = Gotowe
web-draft-go-on = Jeszcze niegotowe
web-draft-back = Krok wstecz
web-draft-restart = Od początku
web-pick-more =
    { $count ->
        [one] Wybierz jeszcze { $count }
        [few] Wybierz jeszcze { $count }
       *[many] Wybierz jeszcze { $count }
    }
web-pick-by-name = Wybierz po nazwie
web-hint = Podpowiedź
web-hint-thinking = Bot myśli…
web-hint-title = Co sądzi bot
# Above the list of answers: what the bars and the numbers behind them are.
web-hint-legend = Szansa na wygraną i przewaga punktów nad najlepszym z pozostałych graczy
web-hint-close = Zamknij podpowiedź
# Read aloud after a percentage, and after a number with a sign.
web-hint-win = szansy na wygraną
web-hint-margin = punktów przewagi
# What another player may do; the answers follow.
web-hint-expected = { $name } – możliwy wybór:
web-undo = Cofnij:
web-why-not =
    { $count ->
        [one] { $count } niedostępna: dlaczego?
        [few] { $count } niedostępne: dlaczego?
       *[many] { $count } niedostępnych: dlaczego?
    }
web-sheet-smaller = Zmniejsz panel
web-sheet-larger = Powiększ panel

## End

web-end-won = Wygrana!
web-end-shared = Wspólna wygrana!
web-end-winner =
    { $count ->
        [one] Zwycięża: { $names }
        [few] Zwyciężają: { $names }
       *[many] Zwyciężają: { $names }
    }
web-end-resigned = Gra poddana przez: { $names }
web-winner = Zwycięstwo
web-scores = Wyniki
web-score-source = Punkty za
web-score-total = Razem
web-score-tie = Przy remisie
web-chart = Runda po rundzie
web-chart-label =
    { $rounds ->
        [one] Punkty wszystkich graczy w ciągu { $rounds } rundy
        [few] Punkty wszystkich graczy w ciągu { $rounds } rund
       *[many] Punkty wszystkich graczy w ciągu { $rounds } rund
    }
web-rematch = Zagraj jeszcze raz
web-rematch-waiting = Czekamy na pozostałych…
web-to-rematch = Przejdź do nowej gry
web-show-table = Zobacz stół
web-record = Pobierz zapis gry

## Replay

web-replay = Powtórka
web-replay-controls = Sterowanie powtórką
web-replay-first = Na początek
web-replay-last = Na koniec
web-replay-back = Ruch wstecz
web-replay-forward = Ruch naprzód
web-replay-round = Runda
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-move = Ruch { $at } z { $all }
web-replay-moves = Wszystkie ruchy
web-replay-hidden = ukryty wybór
web-replay-eyes = Czyimi oczami
web-replay-eyes-own = To, co było widać z twojego miejsca
web-replay-eyes-all = Wszystko

## Cards

web-search = Szukaj
web-filter-kind = Rodzaj
web-filter-phase = Faza
web-filter-roll-phase = Akcja
web-filter-all = Wszystkie
web-found =
    { $count ->
        [one] Znaleziono { $count } element
        [few] Znaleziono { $count } elementy
       *[many] Znaleziono { $count } elementów
    }
web-kind-world = Świat
web-kind-roll-world = Planeta
web-kind-start-world = Świat początkowy
web-kind-home-world = Rodzima Planeta
web-kind-development = Technologia
web-kind-roll-development = Technologia
web-kind-faction = Frakcja
web-kind-action = Akcja
web-kind-step = Część rundy
web-kind-phase = Akcja
web-kind-goods = Rodzaj towaru
web-kind-keyword = Słowo kluczowe
web-kind-die = Kość
web-kind-planet = Planeta
web-kind-control-tile = Płytka sterująca
web-kind-defender = Obrońca
web-kind-energy = Energia
web-kind-robot = Robot
web-kind-technology = Technologia
web-kind-player-board = Plansza gracza

## Rules

web-rules-cards = Obejrzyj wszystkie karty
web-rules-play = Zagraj
web-rules-own = To nasze własne streszczenie zasad, według których się tu gra.
web-rules-goal = O co chodzi
web-rules-round = Runda
web-rules-turn = Tura
web-rules-phases = Fazy
web-rules-end = Koniec gry
web-rules-variants = Inne sposoby gry
web-rules-tips = Na dobry początek

## Rules of Race for the Galaxy

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
    Każdy potajemnie wybiera jedną z siedmiu akcji. Potem wszystkie wybory są ujawniane: fazy, które wybrał choć jeden gracz, odbywają się po kolei dla wszystkich. Kto wybrał fazę, dostaje też jej premię. Faza, której nikt nie wybrał, w ogóle się nie odbywa.
    Na koniec rundy każdy odrzuca karty ponad limit dziesięciu.
web-rules-race-phases =
    – I Eksploracja: obejrzyj 2 karty i zatrzymaj 1. Premia to albo 5 kart więcej do obejrzenia, albo 1 więcej do obejrzenia i 1 więcej do zatrzymania.
    – II Rozwój: wyłóż jedną technologię i zapłać jej koszt. Premia obniża go o 1.
    – III Kolonizacja: wyłóż jeden świat. Zapłać jego koszt albo podbij go, jeśli jest militarny. Premia daje kartę po kolonizacji.
    – IV Konsumpcja: najpierw, z premią Handel, sprzedaj jeden towar za karty. Potem użyj zdolności Konsumpcji, które zamieniają towary w punkty i karty. Druga premia, 2× PZ, podwaja te punkty. Zdolności trzeba używać, dopóki się da.
    – V Produkcja: każdy świat produkcyjny bez towaru otrzymuje towar. Dzięki premii towar otrzymuje też jeden świat zdobyczny.
    Do tego dochodzą zdolności twoich kart. Karta wyłożona w danej fazie działa od następnej fazy.
web-rules-race-military-title = Światy militarne
web-rules-race-military =
    Świata z czerwoną tarczą się nie kupuje, tylko podbija: twoja Siła musi być co najmniej równa jego obronie. Siła pochodzi z kart, sumuje się i nie zużywa. Część Siły liczy się tylko przeciw niektórym światom.
    Dyplomaci pozwalają zapłacić za świat militarny, ale nie za świat z Technologiami Obcych.
web-rules-race-goods-title = Towary
web-rules-race-goods =
    Są cztery rodzaje towarów. Ich sprzedaż daje tyle kart: Nowości 2, Minerały 3, Geny 4, Technologie Obcych 5.
    Planeta w pełnym kolorze to świat produkcyjny: wytwarza towar w każdej fazie Produkcji. Planeta z kolorową obwódką to świat zdobyczny: pojawia się z jednym towarem i sama nie wytwarza następnych. Szare światy nie mają towarów. Na świecie nigdy nie leży więcej niż jeden towar.
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

## Rules of Roll for the Galaxy

web-rules-roll-goal =
    Niech twoi ludzie, czyli kości, opracowują Technologie, kolonizują Planety i dostarczają dobra za punkty. Wygrywa osoba, która na końcu ma najwięcej punktów.
web-rules-roll-dice-title = Kości
web-rules-roll-dice =
    Kość w kubku to Robotnik, którym rzucasz w tej rundzie. Kość w Populacji to Robotnik, który odpoczywa, aż zrekrutujesz go za 1 Kredyt. Kości leżą też na Planetach jako dobra i na budowanych kaflach.
    Jest siedem kolorów o różnych ściankach: Rodzima Populacja (H, kwadrat), Wojsko (M, tarcza), Konsumpcja (C, pięciokąt), Ulepszenia (N, koło), Rzadkie Pierwiastki (R, romb), Geny (G, sześciokąt) i Technologie Obcych (A, trójkąt). Ścianka pokazuje jedną z pięciu akcji albo gwiazdkę: to Joker, który trafia pod dowolną akcję.
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
    – II Rozwój Technologii: Inżynierowie trafiają na wierzchnią Technologię, jedna kość za każdy punkt kosztu. Ukończona trafia do Imperium, a jej kości do Populacji. To, co nieukończone, czeka.
    – III Kolonizacja: to samo z Kolonizatorami i Planetami. Planety często dają nowe kości.
    – IV Produkcja: każdy Producent staje się dobrem na twojej kolorowej Planecie, na której jest miejsce.
    – V Dostawa: każdy Handlarz bierze jedno dobro i sprzedaje je lub konsumuje. Sprzedaż z Planety Ulepszeń daje 3 Kredyty, z Planety Rzadkich Pierwiastków 4, Genów 5, a Technologii Obcych 6. Konsumpcja daje 1 punkt, 1 więcej, jeśli dobro ma kolor Planety, i 1 więcej, jeśli ma go Handlarz. Kości Konsumpcji pasują tu do każdego koloru. Handlarz i dobro trafiają do Populacji.
web-rules-roll-empire-title = Zarządzanie Imperium
web-rules-roll-empire =
    Na koniec każdej rundy rekrutujesz kości z Populacji do kubka, po 1 Kredycie za każdą, dopóki cię stać. Nikt nie zostaje z mniejszą kwotą niż 1 Kredyt i nikt nie ma więcej niż 10.
    Potem możesz przywołać do kubka kości z kafli i Planet.
web-rules-roll-end =
    Gra kończy się po rundzie, w której wyczerpuje się pula punktów (po 12 na gracza) albo ktoś ma w Imperium dwanaście kafli (Frakcja liczy się za dwa).
    Każda Technologia i Planeta jest warta tyle, ile kosztuje. Dodaj punkty z żetonów i to, co dają Technologie o koszcie 6. Remis rozstrzyga większa łączna liczba kości w kubku i Kredytów.
web-rules-roll-variants =
    – Pierwsza rozgrywka: nie wybierasz, którą stroną leżą twoje dwa pierwsze kafle.
web-rules-roll-tips =
    – Dzięki Kredytom kości wracają do gry. Magazynuj albo sprzedaj dobro, zanim Kredytów zabraknie.
    – Wybierz akcję, której najbardziej potrzebujesz, a której nikt inny nie wybierze.
    – Najpierw tanie Planety: dają kości, a więcej kości to więcej wszystkiego.
    – Dobro w kolorze swojej Planety, skonsumowane przez Handlarza w tym samym kolorze, daje 3 punkty.

## Rules of Planet Defenders

web-rules-defenders-goal =
    Roboty wymknęły się spod kontroli. Kieruj trzema Obrońcami, którzy nie należą do nikogo i służą wszystkim, zbieraj energię z planet, łap roboty i kupuj technologie. Wygrywa osoba, która na końcu ma najwięcej punktów badań.
web-rules-defenders-note-title = Słowo o kartach
web-rules-defenders-note =
    Tekst instrukcji się zachował, ale większość ilustracji kart nie. Koszty, punkty, bonusy i typy robotów oraz koszty technologii są więc rekonstrukcją zgodną ze wszystkim, co opublikowano: to nie są drukowane karty. Każda karta mówi, co w niej odtworzono.
web-rules-defenders-turn =
    Wykonaj jedną lub dwie akcje główne, a potem najwyżej jedną dodatkową, albo odpocznij.
    Do akcji głównej używasz jednej z trzech płytek sterujących. Jej widoczna strona wskazuje Obrońcę i odległość: dokładnie 1 lub 2 planety, nie na ukos. Obrońca musi zatrzymać się na planecie bez innego Obrońcy. Wtedy ta planeta daje ci to, co ma. Pierwsza akcja główna kosztuje 1 baterię, druga 2. Każdej płytki można użyć w turze najwyżej raz.
    Na koniec tury odwraca się użyte płytki: od ciebie zależy, co będzie mógł zrobić następny gracz. Jeśli masz więcej niż pięć kostek energii, zwróć nadmiar.
    Odpoczynek uzupełnia baterie do trzech.
web-rules-defenders-planets-title = Planety
web-rules-defenders-planets =
    Baza leży pośrodku, a wokół niej, w losowym układzie, osiem planet.
    – Baza: 1 dowolna energia i 1 bateria.
    – Niebieski Pulsar, Pomarańczowe Złoże, Zielone Pierścienie: 1 energia tego koloru i 1 bateria.
    – Pulsar Baterii: 3 baterie.
    – Złoże Surowców: znacznik przechodzi o jedno pole i daje energię z tego pola. Może przejść dalej jeszcze dwa razy, za każdym razem za 1 baterię.
    – Pierścienie Wymiany: zapłać 1 energię i 1 baterię za 1 energię każdego koloru.
    – Oaza Wymiany: zapłać 1 energię za 5 baterii.
    – Oaza Kości: rzuć. 1 daje 2 baterie; od 2 do 4 dają 1 dowolną energię i 1 baterię; 5 i 6 dają 2 dowolne energie.
    Jeśli w Rezerwie brakuje kostki jakiegoś koloru, dostajesz zamiast niej baterię.
web-rules-defenders-extra-title = Akcje dodatkowe
web-rules-defenders-extra =
    – Łapanie: Obrońca, który ruszył się w tej turze, łapie robota z wierzchu stosu, którego dotyka jego pole: ze środka krawędzi sięga do jednego stosu, z rogu do dwóch, z Bazy do wszystkich czterech. Zapłać energię podaną na robocie, zatrzymaj go i weź jego bonus.
    – Ulepszenie: kup jedną z czterech wyłożonych technologii. Działa od razu i do końca gry.
web-rules-defenders-pay-title = Płacenie
web-rules-defenders-pay =
    Energię płaci się we właściwych kolorach. Niektóre technologie pozwalają zamieniać energię na baterie albo jeden kolor na inny, inne obniżają koszt łapania z pewnych planet, dają baterie albo pozwalają Obrońcy polecieć o planetę dalej. Stół pokazuje każdy sposób zapłaty, a ty wybierasz.
web-rules-defenders-end =
    Gdy opróżni się drugi stos robotów, runda toczy się do końca, aby każdy miał tyle samo tur. Potem policz:
    – punkty na robotach;
    – 1, 2, 3 lub 4 punkty za trzy, cztery, pięć lub sześć różnych typów robotów;
    – 1, 2, 4 lub 6 punktów za dwie, trzy, cztery lub pięć technologii.
    Energia i baterie nie są nic warte, ale remis rozstrzyga większa liczba kostek energii.
web-rules-defenders-variants =
    – Wariant zaawansowany: do dwóch akcji dodatkowych w turze, a akcje główne i dodatkowe w dowolnej kolejności.
web-rules-defenders-tips =
    – Przed ruchem spójrz na stosy: skończ turę przy robocie, na którego cię stać.
    – Baterie to twoje tury. Gdy masz mniej niż trzy, jedna akcja lub odpoczynek to czasem lepszy wybór niż dwie akcje.
    – Tylne strony płytek są jawne. Zostaw innym to, czego najmniej potrzebują.

## Race board

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
web-race-explored = Obejrzane karty
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
## Planet Defenders board

web-defenders-sector = Plansza z dziewięciu planet, północ na górze
# Who stands on a planet.
web-defenders-stands = Stoi tu: { $defenders }
web-defenders-nobody = Nie ma tu Obrońcy
web-defenders-stack =
    { $count ->
        [0] Stos robotów, { $side }: pusty
        [one] Stos robotów, { $side }: { $count } robot
        [few] Stos robotów, { $side }: { $count } roboty
       *[many] Stos robotów, { $side }: { $count } robotów
    }
web-defenders-stack-empty = Pusty
web-defenders-tiles = Płytki sterujące
# What a control tile orders once flipped.
web-defenders-tile-back = Na odwrocie: { $order }
web-defenders-tile-used = Użyta
web-defenders-technologies = Technologie
web-defenders-deck = Technologie w talii
web-defenders-track = Tor surowców
web-defenders-track-label = Tor surowców (po okręgu): { $fields }. Znacznik na polu { $field }, { $color }
web-defenders-reserve = Rezerwa
web-defenders-batteries = Baterie
web-defenders-energy =
    { $count ->
        [one] { $count } kostka energii:
        [few] { $count } kostki energii:
       *[many] { $count } kostek energii:
    }
# Actions of the turn.
web-defenders-left = W tej turze zostało: akcje główne { $mains }, akcje dodatkowe { $extras }
web-defenders-main = Główna { $number }
web-defenders-extra = Dodatkowa
web-defenders-extra-number = Dodatkowa { $number }
web-defenders-end = Koniec
web-defenders-round = Runda { $round }
web-defenders-last-round = Runda { $round }, ostatnia
web-defenders-note = Wartości kart: rekonstrukcja
web-defenders-own = Twoja plansza
web-defenders-enlarge = Powiększ: { $name }
web-defenders-unseen-robots = Roboty jeszcze nieujawnione: { $count }
web-defenders-unseen-out = Część z nich nie leży w żadnym stosie: przy mniej niż czterech graczach nie używa się wszystkich.
web-defenders-unseen-technologies = Technologie jeszcze nieujawnione: { $count }
## Roll board

web-roll-mat = Akcje i Robotnicy
web-roll-column = { $phase }: { $count ->
    [one] { $count } Robotnik
    [few] { $count } Robotników
    [many] { $count } Robotników
   *[other] { $count } Robotników
}
web-roll-on-strip = wybór akcji: { $phase }
web-roll-selected-by = wybiera { $name }
web-roll-extra-die = Dodatkowa kość w grze dwóch graczy
web-roll-extra-mark = + kość
web-roll-wild = Jokery
web-roll-dictate = Dyktat
web-roll-part-select = Połóż kość na wybieranej akcji
web-roll-part-wild = Rozmieść Jokery
web-roll-part-use = Przesuń kości, jeśli chcesz
web-roll-using = { $power }: przesunięto { $moved } z { $most }
web-roll-reserve = Kości, Kredyty i punkty
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
web-roll-tableau = Imperium: { $count } z 12 kafli
web-roll-with-goods = { $name }, { $count ->
    [one] { $count } dobro
    [few] { $count } dobra
    [many] { $count } dóbr
   *[other] { $count } dóbr
}
web-roll-trade = Sprzedaż za Kredyty:
web-roll-consume = Konsumpcja za punkty:
web-roll-pair = Twoje dwa pierwsze kafle: z każdego jedna strona
web-roll-drawn = { $count ->
    [one] Kafel do położenia
    [few] Kafle do położenia
    [many] Kafle do położenia
   *[other] Kafle do położenia
}: wybierz stronę albo przeciągnij ją na stos
web-roll-zone = Twoja Strefa Rozbudowy
web-roll-abandoning = Odrzucone przy tej Eksploracji: { $count }
web-roll-two-sided = Kafel o dwóch stronach
web-roll-flip = Odwróć na: { $name }
web-roll-other-side = Druga strona:
web-roll-other-half = Druga połowa:
web-roll-enlarge = Pokaż całość: { $name }
web-roll-kind-development = Technologie
web-roll-kind-novelty = Planety Ulepszeń
web-roll-kind-rare = Planety Rzadkich Pierwiastków
web-roll-kind-genes = Planety Genów
web-roll-kind-alien = Planety Technologii Obcych
web-roll-kind-gray = Szare Planety
web-roll-unseen-line = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
   *[other] { $count } kafli
} poza twoim wzrokiem: w woreczku { $bag }, odrzucone { $abandoned }, reszta na stosach i w rękach innych. Każdy kafel ma dwie strony.
web-roll-watch = Wyświetlane Imperium
