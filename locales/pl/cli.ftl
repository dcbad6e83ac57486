# What the commands `orrery replay`, `orrery advise` and `orrery cards` say themselves, besides the games' own words.

## orrery replay

# The first line.
cli-replay-head =
    { $players ->
        [one] { $game }, { $players } gracz, { $variant }, widok: { $eyes }
        [few] { $game }, { $players } graczy, { $variant }, widok: { $eyes }
       *[many] { $game }, { $players } graczy, { $variant }, widok: { $eyes }
    }
cli-replay-eyes-all = wszyscy gracze
cli-replay-eyes-public = widz
cli-replay-seed = ziarno { $seed }
cli-replay-deal = Rozdanie
# A numbered move, known or hidden.
cli-replay-move = { $number }. { $seat }: { $move }
cli-replay-hidden-move = { $number }. { $seat }
# An event that one player alone hears of.
cli-replay-private = { $event } [tylko { $seat }]
cli-replay-stopped = Zatrzymano po ruchu { $done } z { $moves }, w rundzie { $round }.
cli-replay-unfinished =
    { $moves ->
        [one] Zapis kończy się po { $moves } ruchu, w rundzie { $round }, przed końcem gry.
        [few] Zapis kończy się po { $moves } ruchach, w rundzie { $round }, przed końcem gry.
       *[many] Zapis kończy się po { $moves } ruchach, w rundzie { $round }, przed końcem gry.
    }
cli-replay-asked = Czekamy na: { $seats }
cli-replay-over =
    { $rounds ->
        [one] Gra zakończyła się po { $rounds } rundzie.
        [few] Gra zakończyła się po { $rounds } rundach.
       *[many] Gra zakończyła się po { $rounds } rundach.
    }
# The table of results: the columns before and after the points by source. What decides ties comes last.
cli-replay-rank = miejsce
cli-replay-points = punkty
cli-replay-tie-break = przy remisie

## orrery advise

# The table of options: how likely each is to win, by how many points one will be ahead, in how many imagined games it was tried.
cli-advise-win = wygrana
cli-advise-margin = przewaga
cli-advise-samples = próby
cli-advise-option = możliwość
# The option that was chosen in the game.
cli-advise-played = { $option } ← zagrano
# Options that lead to the same things are shown as one.
cli-advise-alike =
    { $count ->
        [one] { $option } (lub { $count } inna, mniej więcej tak samo dobra)
        [few] { $option } (lub { $count } inne, mniej więcej tak samo dobre)
        [many] { $option } (lub { $count } innych, mniej więcej tak samo dobrych)
       *[other] { $option } (lub { $count } innej, mniej więcej tak samo dobrej)
    }
# What another player is expected to answer; the answers follow, each with its share.
cli-advise-expected = Przewidywany wybór – { $seat }:
cli-advise-rest =
    { $count ->
        [one] i jeszcze { $count } inny
        [few] i jeszcze { $count } inne
       *[many] i jeszcze { $count } innych
    }

## orrery review

cli-review-head =
    { $decisions ->
        [one] Analiza: { $game }, { $variant }, gracze: { $players }; { $decisions } decyzja, symulowane partie na decyzję: { $samples }
        [few] Analiza: { $game }, { $variant }, gracze: { $players }; { $decisions } decyzje, symulowane partie na decyzję: { $samples }
        [many] Analiza: { $game }, { $variant }, gracze: { $players }; { $decisions } decyzji, symulowane partie na decyzję: { $samples }
       *[other] Analiza: { $game }, { $variant }, gracze: { $players }; { $decisions } decyzji, symulowane partie na decyzję: { $samples }
    }
cli-review-then = Ocena według tego, co gracz mógł wtedy wiedzieć.
cli-review-now = Ocena według całej wiedzy: wszystkich kart i wyborów pozostałych graczy.
cli-review-course = Szansa na wygraną
cli-review-legend = Szansa na wygraną każdego gracza (jego numer), od rozdania do końca; * tam, gdzie się spotykają.
# Heads of a table: how many answers were of each class, and what changed the chance to win.
cli-review-player = gracz
cli-review-points = punkty
cli-review-best = najlepsza
cli-review-good = dobra
cli-review-inaccurate = niedokładna
cli-review-mistake = błąd
cli-review-own = własne decyzje
cli-review-others = pozostali
cli-review-chance = los
cli-review-result = wynik
cli-review-sums = Wszyscy zaczynają z tą samą szansą. Własne decyzje, decyzje pozostałych i los dają razem wynik.
cli-review-costly = Najkosztowniejsze decyzje – { $player }:
cli-review-flawless = { $player } – nie znaleziono lepszych decyzji.
# The loss is in percent, with its sign.
cli-review-decision = { $number }. Runda { $round }: { $question } ({ $class }, −{ $loss })
cli-review-played = zagrano: { $answer } (wygrywa { $win })
cli-review-better = lepiej: { $answer } (wygrywa { $win }; przewaga { $smaller ->
        [yes] mniejsza
       *[no] większa
    } o { $points } punktu)
# The page that --html writes.
cli-review-position = Sytuacja
cli-review-decisions = Wszystkie decyzje
cli-review-round = runda
cli-review-question = pytanie
cli-review-answer = odpowiedź
cli-review-loss = strata
cli-review-class = ocena
cli-review-show-then = Wiedza z gry
cli-review-show-now = Pełna wiedza
cli-review-classes = Strata szansy na wygraną: najlepsza poniżej { $good }, dobra poniżej { $inaccurate }, niedokładna poniżej { $mistake }, powyżej to błąd. Strata, którą tłumaczy los symulowanych partii, liczy się jako dobra.

## orrery cards

cli-cards-head = { $game }: wszystkie elementy
# A heading: how many pieces of a kind there are, and how many with all copies.
cli-cards-section = { $kind } ({ $count })
cli-cards-section-copies = { $kind } (różne: { $count }, razem: { $copies })
