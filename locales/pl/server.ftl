# Co mówi sam serwer.

# Odrzucone wiadomości połączenia, według kodu dla programów.
refused-malformed = Serwer nie mógł tego odczytać. Odśwież stronę.
refused-hello-first = Połączenie zaczęło się niewłaściwie. Odśwież stronę.
refused-protocol = Strona ma inną wersję niż serwer. Odśwież stronę.
refused-not-seated = Mogą to zrobić tylko gracze przy stole.
refused-not-playing = Przy tym stole nie toczy się teraz gra.
refused-begun = Gra już się zaczęła.
refused-not-over = Będzie to dostępne po zakończeniu gry.
refused-seat-taken = To miejsce jest już zajęte.
refused-already-seated = Masz już miejsce przy tym stole.
refused-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-not-away = Na tym miejscu bot nikogo nie zastępuje.
refused-rematch-agreed = Następna gra została już utworzona.
refused-not-asked = To nie twoja kolej.
refused-stale = Sytuacja na stole się zmieniła. Spójrz jeszcze raz i wybierz ponownie.
refused-nothing-to-undo = Niczego nie można teraz cofnąć.
refused-no-draft = Tej odpowiedzi nie układa się krok po kroku.
refused-no-hints = Podpowiedzi są tylko przy stołach, przy których wszyscy inni to boty.
refused-no-advice = Dla tej gry z tyloma graczami nie ma jeszcze podpowiedzi.
refused-resigned = Nie grasz już w tej grze: została poddana.
refused-too-fast = Zbyt wiele wiadomości naraz. Poczekaj chwilę.
refused-too-large = Wiadomość była zbyt duża.
refused-silent = Połączenie było zbyt długo nieaktywne.
refused-stopping = Serwer uruchamia się ponownie. Strona sama się połączy.
refused-too-many-sockets = Ta rozgrywka jest otwarta w zbyt wielu oknach. Zamknij kilka.
refused-too-often = Zbyt wiele razy zmieniano i cofano to w tej grze.
refused-unsaved = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Gra ruszy dalej sama, gdy tylko będzie to możliwe.
refused-old-rules = Ta gra zaczęła się według starszych zasad, których ten serwer już nie obsługuje. Gospodarz może ją dokończyć w poprzedniej wersji programu.
refused-closed = Gospodarz serwera zamknął ten stół.
refused-blocked = Gospodarz serwera zablokował ci dostęp.
refused-no-such-match = Ten stół już nie istnieje.
refused-internal = Wystąpił błąd serwera. Spróbuj ponownie.

# Zwykłe żądania, które się nie powiodły, według kodu dla programów.
failure-not-found = Nic tu nie ma.
failure-method-not-allowed = Tego nie można tu zrobić.
failure-unknown-game = Nie ma takiej gry.
failure-unknown-level = Nie ma bota o tej nazwie.
failure-bad-setup = Gry nie można przygotować w ten sposób.
failure-bad-clock = Nie ma takiego zegara.
failure-bad-name = Imię musi mieć co najmniej jeden widoczny znak.
failure-bad-name-long = Imię może mieć najwyżej 24 znaki.
failure-bad-name-stacked = Litera w imieniu może mieć najwyżej trzy znaki diakrytyczne.
failure-reserved-name = To imię wygląda jak imię bota albo gościa. Wybierz inne, żeby nikt się nie pomylił.
failure-no-people = Co najmniej jedno miejsce musi być dla człowieka.
failure-unknown-link = Ten link nie prowadzi do żadnego miejsca. Poproś o nowy.
failure-not-listed = Do tego stołu mogą dołączyć tylko osoby z linkiem.
failure-not-yours = Może to zrobić tylko osoba, która utworzyła grę.
failure-begun = Gra już się zaczęła.
failure-not-begun = Gra jeszcze się nie zaczęła.
failure-not-over = Będzie to dostępne po zakończeniu gry.
failure-seat-taken = To miejsce jest już zajęte.
failure-already-seated = Masz już miejsce przy tym stole.
failure-not-a-socket = Ten adres służy do połączenia ze stołem, które strona otwiera sama.
failure-no-page = Ten serwer zbudowano bez strony.
failure-uri-too-long = Ten adres jest zbyt długi.
failure-too-slow = To trwało zbyt długo. Spróbuj ponownie.
failure-wrong-host = Ten serwer nie zna nazwy { $name }. Gospodarz musi go uruchomić z opcją --origin https://{ $name }.
failure-unknown-recovery = Ten link nie działa albo zastąpił go nowszy.
failure-malformed = Serwer nie mógł tego odczytać. Odśwież stronę.
failure-not-json = Serwer czyta tylko JSON.
failure-too-large = Przesłane dane są zbyt duże.
failure-wrong-origin = Inna witryna próbowała użyć tego serwera.
failure-too-many-requests = Zbyt wiele żądań naraz. Poczekaj chwilę.
failure-too-many-sockets = Otwarto zbyt wiele okien. Zamknij kilka.
failure-too-many-matches = Masz zbyt wiele niedokończonych gier. Najpierw dokończ kilka z nich.
failure-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
failure-unsaved = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
failure-internal = Wystąpił błąd serwera. Spróbuj ponownie.

# Co dzieje się przy stole poza grą.
notice-took-back = { $seat }: ostatni ruch cofnięty.
notice-left = { $seat } odchodzi; dalej gra bot.
notice-timed-out = { $seat }: czas minął; dalej gra bot.
notice-came-back = { $seat } wraca do gry.
notice-resigned = { $seat } poddaje grę; dalej gra bot.
