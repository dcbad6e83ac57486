# What the page says at tables and in the settings. It is loaded with them.

## What is read aloud

# Read aloud when a question opens, after its sentence.
web-say-choices =
    { $count ->
        [one] { $count } możliwość.
        [few] { $count } możliwości.
       *[many] { $count } możliwości.
    }
# The button for passing, resting or stopping.
web-say-second = Dostępne też: { $label }.
web-say-chosen = Wybrano: { $what }.
web-say-ways =
    { $count ->
        [one] { $count } sposób: { $ways }.
        [few] { $count } sposoby: { $ways }.
       *[many] { $count } sposobów: { $ways }.
    }
web-say-filled = Wypełniono: { $what }.
web-say-removed = Usunięto: { $what }.
# Chosen before, and given up by what was pressed now.
web-instead-of = Zamiast: { $what }
web-say-ready = Gotowe: { $what }. Enter potwierdza.
# Ends a sentence that lacks its period.
web-say-sentence = { $words }.
web-why-nothing = Nic nie jest tu niedostępne.
web-since-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
# Where a piece lies, read aloud after it: "Hand, 2 of 5".
web-lies = { $place }, { $number } z { $count }

## Prompt bar

# On the button that takes back a move, while another one is being put together.
web-undo-draft = Najpierw wyczyść to, co właśnie układasz (✕ lub Shift+Esc)
web-sending = Wysyłanie…

## Settings and keys

web-settings-choosing = Wybieranie i ręka
web-settings-motion = Ruch i dźwięk
web-settings-look = Język i wygląd
web-one-click = Jedno kliknięcie wystarcza, gdy ruch można cofnąć
web-fill-in = Wypełniaj zapłatę kartami od prawej strony ręki
web-automatic = Wykonuj wymuszone wybory automatycznie
web-pays = Race: zapłata za kartę
web-pays-together = razem z kartą
web-pays-later = po odsłonięciu kart
web-hand-order = Kolejność kart na ręce
web-hand-mine = własna
web-hand-cost = według kosztu
web-hand-kind = według rodzaju
web-hand-newest = najnowsze na końcu
web-speed = Animacja
web-speed-normal = zwykła
web-speed-fast = szybka
web-speed-off = wyłączona
web-speed-reduced = Twój system prosi o ograniczenie ruchu, więc nic się nie porusza.
web-sound = Dźwięki
web-volume = Głośność
web-shortcuts = Pojedyncze klawisze są skrótami
web-keys = Klawiatura
web-keys-all = Pokaż wszystkie klawisze
web-key-space-bar = Spacja
web-key-digits = wybierają to, co podświetlone, w kolejności czytania
web-key-arrows = przechodzą do następnego podświetlonego elementu
web-key-space = wybiera wskazany element albo go odkłada
web-key-enter = potwierdza albo wybiera wskazany element
web-key-anywhere = potwierdza z każdego miejsca
web-key-back = krok wstecz
web-key-clear = zaczyna odpowiedź od nowa
web-key-second = pas, odpoczynek, koniec: przycisk obok głównego
web-key-undo = cofa twój ostatni ruch
web-key-hint = prosi o podpowiedź albo ją chowa
web-key-list = pokazuje listę wszystkich odpowiedzi
web-key-read = pokazuje wskazany element w powiększeniu
web-key-since = czyta, co się stało od twojego ostatniego ruchu
web-key-why = mówi, dlaczego elementy są niedostępne
web-key-order = przesuwają wskazaną kartę na ręce
web-key-spend = przenosi wskazaną kartę na prawy koniec ręki: zostanie wydana pierwsza
web-key-help = pokazuje tę listę

## Signs

# What a sign on a card means: when it works, and what it does.
web-sign-power = { $phase }: { $words }
# What another player did with the piece that is named after it.
web-since-did =
    { $what ->
        [card] Wyłożono
        [defender] Ruch tutaj
        [capture] Złapano
        [technology] Kupiono
       *[other] Ukończono
    }
# What a number beside a sign counts.
web-sign-number = { $what }: { $number }
web-race-sign-cost =
    { $cost ->
        [0] Koszt 0: wykładana za darmo
        [one] Koszt { $cost }: płacisz { $cost } inną kartą z ręki
        [few] Koszt { $cost }: płacisz { $cost } innymi kartami z ręki
        [many] Koszt { $cost }: płacisz { $cost } innymi kartami z ręki
       *[other] Koszt { $cost }: płacisz { $cost } innymi kartami z ręki
    }
web-race-sign-cost-now = Koszt { $cost }, po zniżkach { $now }
web-race-sign-defense = Obrona { $defense }: świat militarny, do podbicia potrzeba co najmniej takiej siły
web-race-sign-vp =
    { $vp ->
        [one] { $vp } punkt zwycięstwa (PZ)
        [few] { $vp } punkty zwycięstwa (PZ)
        [many] { $vp } punktów zwycięstwa (PZ)
       *[other] { $vp } punktu zwycięstwa (PZ)
    }
web-race-sign-vp-open = Punkty zwycięstwa (PZ) zależne od twoich pozostałych kart
web-race-sign-good = Leży tu towar: { $kind }
web-race-sign-production = Świat produkcyjny: wytwarza towar w każdej fazie Produkcji ({ $kind })
web-race-sign-windfall = Świat zdobyczny: pojawia się z jednym towarem i sam nie wytwarza następnych ({ $kind })
web-race-sign-gamble = Zakład o następną kartę
web-defenders-sign-cost = Koszt: { $cost }
web-defenders-sign-bonus = Bonus za złapanie: { $bonus }
# Fields of the resource track, to go on to or to stay on.
web-defenders-track-stay = Zostań tutaj: { $color }
web-defenders-track-go =
    { $fields ->
        [one] { $fields } pole dalej ({ $color }), koszt: { $cost }
        [few] { $fields } pola dalej ({ $color }), koszt: { $cost }
        [many] { $fields } pól dalej ({ $color }), koszt: { $cost }
       *[other] { $fields } pola dalej ({ $color }), koszt: { $cost }
    }

# At the table of a lesson.
web-lesson-leave = Wyjdź z lekcji
web-lesson-go-back = Cofnij odpowiedź, aby grać dalej.

# The coach, who looks at answers before they are sent.
web-coach = Trener (w grze z botami)
web-coach-off = wyłączony
web-coach-gentle = odzywa się przy błędach
web-coach-strict = odzywa się też przy małych stratach
web-coach-title = Może jeszcze raz?
web-coach-looking = Sprawdzam…
# Games of 100; points that it brings less, if any.
web-coach-loses =
    { $games ->
        [0] Ta odpowiedź wygrywa mniej więcej tak samo często jak najlepsza, ale przynosi mniej punktów (różnica: { $points }).
       *[other] Na 100 partii od tego miejsca ta odpowiedź wygrywa o około { $games } mniej niż najlepsza{ $lead ->
            [yes] {" "}i przynosi mniej punktów (różnica: { $points })
           *[no] {""}
        }.
    }
# The answer that was chosen; the first one, if several were put together.
web-coach-yours = Twoja odpowiedź
web-coach-better = Lepiej
web-coach-again = Przemyśl jeszcze raz
web-coach-anyway = Zagraj mimo to
