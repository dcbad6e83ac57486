# What the commands `orrery replay` and `orrery cards` say themselves, besides the games' own words.

cli-game =
    { $game ->
        [defenders] Planet Defenders
        [race] Race for the Galaxy
       *[roll] Roll for the Galaxy
    }

## orrery replay

# The first line. The variant is named as the option --variant names it.
cli-replay-head =
    { $players ->
        [one] { $game }, { $players } player, variant { $variant }, as seen by { $eyes }
       *[other] { $game }, { $players } players, variant { $variant }, as seen by { $eyes }
    }
cli-replay-eyes-all = all seats together
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
        [one] The record ends after { $moves } move, in round { $round }, before the game does.
       *[other] The record ends after { $moves } moves, in round { $round }, before the game does.
    }
cli-replay-asked = To answer: { $seats }
cli-replay-over =
    { $rounds ->
        [one] Over after { $rounds } round.
       *[other] Over after { $rounds } rounds.
    }
# A player's result: the points by source, and what decides ties, if anything does.
cli-replay-standing =
    { $points ->
        [one] { $rank }. { $seat }: { $points } point ({ $sources })
       *[other] { $rank }. { $seat }: { $points } points ({ $sources })
    }
cli-replay-standing-tie =
    { $points ->
        [one] { $rank }. { $seat }: { $points } point ({ $sources }); tie-break: { $tie }
       *[other] { $rank }. { $seat }: { $points } points ({ $sources }); tie-break: { $tie }
    }
cli-replay-source = { $source } { $points }

## orrery cards

cli-cards-head = { $game }: all pieces
# A heading: the pieces of one kind, named by game and kind, and how many there are.
cli-cards-section =
    { $kind ->
        [defenders-planet] Planets ({ $count })
        [defenders-control_tile] Control tiles ({ $count })
        [defenders-defender] Defenders ({ $count })
        [defenders-energy] Energy ({ $count })
        [defenders-robot] Robots ({ $count })
        [defenders-technology] Technologies ({ $count })
        [defenders-player_board] Player boards ({ $count })
        [race-start_world] Start worlds ({ $count })
        [race-world] Worlds ({ $count })
        [race-development] Developments ({ $count })
        [race-action] Actions ({ $count })
        [race-step] Steps ({ $count })
        [race-goods] Goods ({ $count })
        [race-keyword] Keywords ({ $count })
        [roll-home_world] Home worlds ({ $count })
        [roll-faction] Factions ({ $count })
        [roll-world] Worlds ({ $count })
        [roll-development] Developments ({ $count })
        [roll-die] Dice ({ $count })
        [roll-phase] Phases ({ $count })
       *[other] Other pieces ({ $count })
    }
# A piece and its id in files.
cli-cards-piece = { $name } [{ $id }]
# What is printed on a card.
cli-cards-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
cli-cards-cost = cost { $count }
cli-cards-defense = defense { $count }
cli-cards-vp = { $count } VP
# What a piece does in a phase.
cli-cards-line = { $phase }: { $text }
cli-cards-note = Note: { $note }
