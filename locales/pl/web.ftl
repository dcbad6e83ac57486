# The page's own words about anything but a game. Those about one game are in its file `web-GAME.ftl`.

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
web-settings = Ustawienia
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
web-quick-level = Boty
web-quick-match = Równy
web-quick-more = Więcej
web-quick-now = { $level }, { $rung } z { $count }
web-quick-first = Pierwsza gra
web-starting = Przygotowanie…
web-invite = Zaproś znajomych
web-learn-ten = Naucz się w dziesięć minut
web-lesson-of = Lekcja { $number } z { $count }
web-learn = Nauka
web-puzzles = Zagadki
web-watch = Oglądaj
web-status-waiting = Czeka na graczy
web-status-over = Zakończona
web-result-won =
    { $points ->
        [one] Wygrana: { $points } punkt
        [few] Wygrana: { $points } punkty
       *[many] Wygrana: { $points } punktów
    }
web-result-shared =
    { $points ->
        [one] Wspólna wygrana: { $points } punkt
        [few] Wspólna wygrana: { $points } punkty
       *[many] Wspólna wygrana: { $points } punktów
    }
web-result-place =
    { $points ->
        [one] { $rank }. miejsce: { $points } punkt
        [few] { $rank }. miejsce: { $points } punkty
       *[many] { $rank }. miejsce: { $points } punktów
    }
web-notices = Powiadamiaj mnie o moim ruchu
web-notices-offer = Czy przeglądarka ma cię powiadamiać, gdy przyjdzie twoja kolej?
web-notices-yes = Tak, powiadamiaj
web-notices-no = Nie, dziękuję
web-notices-blocked = Przeglądarka blokuje powiadomienia z tej strony. Najpierw zezwól na nie w jej ustawieniach.

## Making a table

web-new-table = Nowy stół: { $game }
web-seats = Kto gdzie siedzi
web-seat-me = Ty
web-seat-friend = Znajomy, przez link
web-seat-open = wolne miejsce
web-seat-number = Gracz { $number }
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń to miejsce
web-bot-name = { $star } ({ $level })
web-level-random = losowy
web-level-newcomer = nowicjusz
web-level-learner = uczeń
web-level-easy = łatwy
web-level-casual = niedzielny
web-level-medium = średni
web-level-careful = uważny
web-level-keen = bystry
web-level-shrewd = sprytny
web-level-expert = ekspert
web-level-hard = trudny
web-level-military = wojskowy
web-level-producer = producent
web-level-developer = badacz
web-level-hurried = pospieszny
web-level-settler = osadnik
web-level-trader = kupiec
web-level-collector = zbieracz
web-level-inventor = wynalazca
web-variant = Zasady
web-variant-players = Te zasady są przeznaczone dla takiej liczby graczy: { $players }.
web-clock = Czas
web-clock-none = Bez zegara
web-clock-live = { $minutes } min i dodatkowo { $seconds } s na ruch
web-clock-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
web-listed = Pokaż ten stół na liście otwartych stołów: każdy może dołączyć lub oglądać
web-more-options = Więcej opcji
web-fixed-seats = Miejsca w tej kolejności, bez losowania
web-in-order = Ścisła kolejność: w każdej fazie gracze działają po kolei
web-make = Utwórz stół
web-make-links = Utwórz stół i linki
web-links-about = Wyślij każdej osobie jeden z tych linków. Kto go otworzy, zajmie to miejsce.
web-to-table = Przejdź do stołu

## Open tables and seat links

web-lobby-title = Otwarte stoły
web-lobby-line = Usiądź z nieznajomymi albo oglądaj ich grę.
web-lobby-empty = Żaden stół nie czeka teraz na graczy.
web-lobby-make = Utwórz własny
web-lobby-playing = Gry, które można oglądać
web-lobby-none-playing = Nikt nie gra teraz przy otwartym stole.
web-join = Usiądź
web-claim-title = Czeka na ciebie miejsce
web-claim-line = Podaj imię, które zobaczą inni, i usiądź.
web-claim-sit = Zajmij miejsce
web-claim-invites = Zaprasza { $host }. Gra: { $game }
web-claim-taken = To miejsce jest zajęte
web-claim-taken-line = Ktoś już tu siedzi. Poproś o inny link ({ $host }) albo oglądaj.
web-claim-begun = Ta gra już się zaczęła
web-claim-begun-line = Wszystkie miejsca są zajęte, ale możesz oglądać.
web-claim-over = Ta gra już się skończyła
web-claim-over-line = Możesz jeszcze obejrzeć ją ruch po ruchu.
web-claim-hand-over = Przejmij miejsce: { $name }

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
web-log-newest = Najnowsze
web-since = Od twojego ostatniego ruchu
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-earlier = Pokaż wcześniejsze wpisy
# An entry of the log, and the pieces that it is about.
web-log-pieces = { $told }: { $pieces }
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
# Beside a player who has answered while others have not.
web-answered = odpowiedź gotowa
web-player-bot = Bot
web-player-stand-in = Za tego gracza gra bot
web-player-away = Chwilowa nieobecność
web-player-resigned = Gra poddana
web-time-left = Pozostały czas
web-wait = Chwileczkę…
web-waiting-for = Czekamy na ruch: { $names }
web-watching-turn = Oglądasz grę. Czekamy na ruch: { $names }
web-waiting-title = Czekamy na graczy
web-waiting-line = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-fill-bot = Posadź tu bota
web-stand-in-line = Bot gra za ciebie.
web-return = Wróć na swoje miejsce
web-resigned-line = Gra poddana. Do końca gra za ciebie bot.
web-leave = Niech bot gra za mnie
web-resign = Poddaj grę
web-resign-sure = Poddać tę grę ostatecznie?
web-resign-yes = Tak, poddaję grę
web-fact-cost = koszt
web-fact-defense = obrona
web-fact-good = towar
web-fact-vp = punkty
web-piece-no-powers = Sam z siebie ten element nic nie robi.

## Prompt bar

web-options = Odpowiedzi
web-choose = Wybierz
# Several ways to do what was touched last.
web-choose-way =
    { $count ->
        [one] { $count } sposób: wybierz go na planszy.
        [few] { $count } sposoby: wybierz jeden na planszy.
       *[many] { $count } sposobów: wybierz jeden na planszy.
    }
# The button that confirms, with how many pieces are picked.
web-verb-count = { $verb } { $count }
# Gives an answer without what usually follows it.
web-verb-only = Tylko: { $verb }
# On the button that confirms an answer which reveals or draws something.
web-final = Tego nie da się cofnąć
web-confirm = Potwierdź
web-clear = Wyczyść
# Gives up all steps of an answer that is made step by step.
web-reset = Zacznij od nowa
web-draft-go-on = Jeszcze niegotowe
web-pick-more =
    { $count ->
        [one] Wybierz jeszcze { $count }
        [few] Wybierz jeszcze { $count }
       *[many] Wybierz jeszcze { $count }
    }
web-pick-by-name = Wybierz po nazwie
web-hint = Podpowiedź
web-hint-thinking = Bot myśli…
web-hint-draft = Podpowiedź dotyczy całej odpowiedzi: najpierw wyczyść to, co właśnie układasz (✕ lub Shift+Esc)
web-hint-title = Co sądzi bot
# Above the list of answers: what the bars and the numbers behind them are.
web-hint-legend = Szansa na wygraną i przewaga punktów nad najlepszym z pozostałych graczy
web-hint-close = Zamknij podpowiedź
# On the mark of a hint at a piece.
web-hint-take = Wybierz tę odpowiedź
# Shows all answers of a hint on a small screen.
web-hint-more = Wszystkie
# No answer is notably better.
web-hint-alike = Tu prawie wszystko jedno, co wybierzesz: w symulowanych partiach te odpowiedzi wypadają bardzo podobnie.
# Before answers that lead to the same things.
web-hint-same = lub, mniej więcej tak samo dobrze:
web-draft-dropped = Rozpoczęta odpowiedź już nie pasuje: pytanie się zmieniło.
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
web-end-next = Co dalej
web-decided = Co przesądziło o wyniku
web-decided-tie =
    { $points ->
        [one] Remis: { $names }. Wszyscy mają { $points } punkt.
        [few] Remis: { $names }. Wszyscy mają { $points } punkty.
        [many] Remis: { $names }. Wszyscy mają { $points } punktów.
       *[other] Remis: { $names }. Wszyscy mają { $points } punktu.
    }
web-decided-tie-break = Tyle samo punktów: { $names }. Rozstrzygnęła zasada na wypadek remisu.
web-decided-always = Prowadzenie po każdej rundzie: { $name }.
web-decided-since = Prowadzenie od końca rundy { $round } aż do końca gry: { $name }.
web-decided-last = Prowadzenie przejęte w ostatniej rundzie: { $name }.
# How far the winner was ahead of the best other player, before and after a round. The numbers have their signs.
web-decided-lead = Przewaga ({ $name }): { $before } → { $after }
web-decided-replay = Powtórka rundy { $round }

## Replay

web-replay = Powtórka
# What the answers of a finished game cost.
web-review = Analiza
web-title-of = { $page }: { $name }
web-review-file = Przeanalizuj grę z pliku
web-replay-controls = Sterowanie powtórką
web-replay-first = Na początek
web-replay-last = Na koniec
web-replay-back = Ruch wstecz
web-replay-forward = Ruch naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-move = Ruch { $at } z { $all }
web-replay-moves = Wszystkie ruchy
web-replay-hidden = ukryty wybór
web-replay-eyes = Punkt widzenia
web-replay-eyes-own = To, co było widać z twojego miejsca
web-replay-eyes-all = Wszystko
web-replay-round-back = Runda wstecz
web-replay-round-on = Runda naprzód
web-replay-phase-back = Faza lub tura wstecz
web-replay-phase-on = Faza lub tura naprzód
web-replay-position = Miejsce w grze
web-replay-made = Ostatni ruch
web-replay-beginning = Początek gry: nie było jeszcze żadnego ruchu
# What a move led to, if it was a secret choice.
web-replay-nothing = Nic, co można było zobaczyć.
web-replay-link = Skopiuj link do tej pozycji
web-replay-eyes-public = To, co widzieli wszyscy
# Names of numbers on small signs.
web-fact-paid =
    { $unit ->
        [cards] Zapłacone karty
        [goods] Zapłacone dobra
        [vp] Zapłacone punkty
        [credits] Zapłacone Kredyty
        [dice] Użyte kości
        [batteries] Zapłacone baterie
        [blue_energy] Zapłacona niebieska Energia
        [orange_energy] Zapłacona pomarańczowa Energia
        [green_energy] Zapłacona zielona Energia
       *[energy] Zapłacona Energia
    }
web-fact-gained =
    { $unit ->
        [cards] Zdobyte karty
        [goods] Zdobyte dobra
        [vp] Zdobyte punkty
        [credits] Zdobyte Kredyty
        [dice] Zdobyte kości
        [batteries] Zdobyte baterie
        [blue_energy] Zdobyta niebieska Energia
        [orange_energy] Zdobyta pomarańczowa Energia
        [green_energy] Zdobyta zielona Energia
       *[energy] Zdobyta Energia
    }
web-fact-military = Siła przeciw obronie

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
web-rules-goal = Cel gry
web-rules-round = Runda
web-rules-turn = Tura
web-rules-phases = Fazy
web-rules-end = Koniec gry
web-rules-variants = Inne sposoby gry
web-rules-tips = Pierwsze kroki
