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
# Options that lead to the same things are shown as one.
cli-advise-alike =
    { $count ->
        [one] { $option } (or { $count } other, about as good)
       *[other] { $option } (or { $count } others, about as good)
    }
# What another player is expected to answer; the answers follow, each with its share.
cli-advise-expected = Expected of { $seat }:
cli-advise-rest =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }

## orrery review

cli-review-head =
    { $decisions ->
        [one] Review of { $game }, { $variant }, players: { $players }; { $decisions } decision, each measured over { $samples } simulated games
       *[other] Review of { $game }, { $variant }, players: { $players }; { $decisions } decisions, each measured over { $samples } simulated games
    }
cli-review-then = Judged by what each player could know then.
cli-review-now = Judged with everything known now: all cards, and what the others chose.
cli-review-course = Chance to win
cli-review-legend = Each seat's chance to win, drawn with its number, from the deal to the end; * where two meet.
# Heads of a table: how many answers were of each class, and what changed the chance to win.
cli-review-player = player
cli-review-points = points
cli-review-best = best
cli-review-good = good
cli-review-inaccurate = inaccurate
cli-review-mistake = mistake
cli-review-own = own answers
cli-review-others = others
cli-review-chance = chance
cli-review-result = result
cli-review-sums = Everyone starts with the same chance to win. Own answers, the others’ answers and chance add up to the result.
cli-review-costly = The costliest decisions of { $player }:
cli-review-flawless = No better answers were found for { $player }.
# The loss is in percent, with its sign.
cli-review-decision = { $number }. Round { $round }: { $question } ({ $class }, −{ $loss })
cli-review-played = played: { $answer } (wins { $win })
cli-review-better = better: { $answer } (wins { $win }; lead { $points } points { $smaller ->
        [yes] smaller
       *[no] larger
    })
# The page that --html writes.
cli-review-position = The position
cli-review-decisions = All decisions
cli-review-round = round
cli-review-question = question
cli-review-answer = answer
cli-review-loss = lost
cli-review-class = class
cli-review-show-then = Known then
cli-review-show-now = Known now
cli-review-classes = Loss in the chance to win: best below { $good }, good below { $inaccurate }, inaccurate below { $mistake }, otherwise a mistake. A loss that the luck of the simulated games explains counts as good.

## orrery cards

cli-cards-head = { $game }: all pieces
# A heading: how many pieces of a kind there are, and how many with all copies.
cli-cards-section = { $kind } ({ $count })
cli-cards-section-copies = { $kind } ({ $count } different, { $copies } in all)
