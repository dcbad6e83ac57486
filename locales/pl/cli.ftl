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
# What another player is expected to answer; the answers follow, each with its share.
cli-advise-expected = Przewidywany wybór – { $seat }:
cli-advise-rest =
    { $count ->
        [one] i jeszcze { $count } inny
        [few] i jeszcze { $count } inne
       *[many] i jeszcze { $count } innych
    }

## orrery cards

cli-cards-head = { $game }: wszystkie elementy
# A heading: how many pieces of a kind there are, and how many with all copies.
cli-cards-section = { $kind } ({ $count })
cli-cards-section-copies = { $kind } (różne: { $count }, razem: { $copies })
