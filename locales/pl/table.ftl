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
web-say-ready = Gotowe: { $what }. Enter potwierdza.
# Ends a sentence that lacks its period.
web-say-sentence = { $words }.
web-why-nothing = Nic nie jest tu niedostępne.
web-since-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
# Where a piece lies, read aloud after it: "Hand, 2 of 5".
web-lies = { $place }, { $number } z { $count }

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
