# Zagadki. Wczytują je strony, które je pokazują.

web-puzzles-lead = Jedna pozycja, jedno pytanie, jedna odpowiedź lepsza od wszystkich innych. Wiesz tyle, ile gracz przy stole.
web-puzzles-all = Wszystkie zagadki
web-puzzle = Zagadka
web-puzzle-today = Zagadka dnia
web-puzzle-solve = Rozwiąż
web-puzzle-look = Obejrzyj ponownie
web-puzzle-streak = { $days ->
    [0] Obecnie nie masz serii
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
# When the puzzle of the day changes, by the reader's clock.
web-puzzle-next-at = Następna pojawi się o { $time }.
web-puzzle-filter = Trudność
web-puzzle-any = wszystkie
web-puzzle-difficulty = { $difficulty ->
    [1] łatwa
    [2] średnia
   *[3] trudna
}
web-puzzle-counted = rozwiązane: { $solved } z { $count }
web-puzzle-none = Brak zagadek o tej trudności.
web-puzzle-untried = jeszcze bez próby
web-puzzle-solved = rozwiązana
web-puzzle-missed = nierozwiązana
web-puzzle-named = Zagadka { $number }, liczba graczy: { $players }, { $difficulty ->
    [1] łatwa
    [2] średnia
   *[3] trudna
}, { $result }
web-puzzle-answer = Odpowiedź
web-puzzle-right = To najlepsza odpowiedź
web-puzzle-wrong = Jest lepsza odpowiedź
web-puzzle-you-said = Twoja odpowiedź:
web-puzzle-best = Najlepiej:
web-puzzle-not-examined = Tej odpowiedzi nie zbadano: nie wyglądała obiecująco.
web-puzzle-summary = Liczy się tu tylko wybrana akcja, a nie każda kość z osobna.
web-puzzle-chances = Szansa na wygraną przy każdej odpowiedzi, liczba symulowanych partii: { $samples }
web-puzzle-tag-best = najlepsza
web-puzzle-tag-yours = twoja
web-puzzle-tag-tempting = kusząca
web-puzzle-wrong-bots = Boty, które odpowiedziały inaczej: łatwe { $easy }, średnie { $medium }
web-puzzle-next = Następna zagadka
web-puzzle-again = Spróbuj ponownie
