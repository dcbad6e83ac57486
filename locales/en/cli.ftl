# What the commands `orrery replay`, `orrery advise` and `orrery cards` say themselves, besides the games' own words.

## orrery replay

# The first line.
cli-replay-head =
    { $players ->
        [one] { $game }, { $players } player, { $variant }, as seen by { $eyes }
       *[other] { $game }, { $players } players, { $variant }, as seen by { $eyes }
    }
cli-replay-eyes-all = all seats
cli-replay-eyes-public = a spectator
cli-replay-seed = seed { $seed }
cli-replay-deal = The deal
# A numbered move, known or hidden.
cli-replay-move = { $number }. { $seat }: { $move }
cli-replay-hidden-move = { $number }. { $seat }
# An event that one player alone hears of.
cli-replay-private = { $event } [only { $seat }]
cli-replay-stopped =
    { $moves ->
        [one] Stopped after { $done } of { $moves } move, in round { $round }.
       *[other] Stopped after { $done } of { $moves } moves, in round { $round }.
    }
cli-replay-unfinished =
    { $moves ->
        [one] The record ends after { $moves } move, in round { $round }; the game is unfinished.
       *[other] The record ends after { $moves } moves, in round { $round }; the game is unfinished.
    }
cli-replay-asked = Waiting for: { $seats }
cli-replay-over =
    { $rounds ->
        [one] The game ended after { $rounds } round.
       *[other] The game ended after { $rounds } rounds.
    }
# The table of results: the columns before and after the points by source. What decides ties comes last.
cli-replay-rank = rank
cli-replay-points = points
cli-replay-tie-break = tie-break

## orrery advise

# The table of options: how likely each is to win, by how many points one will be ahead, in how many imagined games it was tried.
cli-advise-win = win
cli-advise-margin = ahead by
cli-advise-samples = tried
cli-advise-option = option
# The option that was chosen in the game.
cli-advise-played = { $option } ← played
# What another player is expected to answer; the answers follow, each with its share.
cli-advise-expected = Expected of { $seat }:
cli-advise-rest =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }

## orrery cards

cli-cards-head = { $game }: all pieces
# A heading: how many pieces of a kind there are, and how many with all copies.
cli-cards-section = { $kind } ({ $count })
cli-cards-section-copies = { $kind } ({ $count } different, { $copies } in all)
