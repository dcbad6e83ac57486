# What all games share.

# A player where no names are known, as files and arguments write it.
seat = seat { $number }
# A piece alone.
piece = { $piece }
# Nothing to list.
list-empty = none
# A list so far and what follows it.
list-more = { $list }, { $next }
# A number with decimal places.
decimal = { $whole }.{ $fraction }

## Why an answer is better than another one, as imagined games show: what it gains, then what it costs.
## Numbers have a sign and one decimal place.
reason =
    “{ $better }” instead of “{ $than }” brings, on average by the end of { $game ->
        [defenders] the turn
       *[other] the round
    }: { $gains }.{ $price ->
        [yes] {" "}Its price: { $costs }.
       *[no] {""}
    }
gain-points = { $number } points
# Shares of the imagined games: with this answer, and with the other one.
gain-piece =
    { $game ->
        [defenders] { $piece } taken in { $less ->
            [yes] only{" "}
           *[no] {""}
        }{ $share }% of the games (otherwise { $otherwise }%)
       *[other] { $piece } in play in { $less ->
            [yes] only{" "}
           *[no] {""}
        }{ $share }% of the games (otherwise { $otherwise }%)
    }
gain-ended = the end of the game in { $less ->
        [yes] only{" "}
       *[no] {""}
    }{ $share }% of the games (otherwise { $otherwise }%)
gain-others-points = { $number } points for the best other player
gain-tableau =
    { $game ->
        [roll] { $number } tiles in the tableau
       *[other] { $number } cards in the tableau
    }
gain-cards = { $number } cards in hand
gain-goods =
    { $game ->
        [roll] { $number } goods on worlds
       *[other] { $number } goods
    }
gain-dice = { $number } dice
gain-cup = { $number } dice in the cup
gain-zone = { $number } tiles under construction
gain-credits = { $number }$
gain-energy = { $number } energy cubes
gain-batteries = { $number } batteries

## What another player is expected to do, as imagined games show.
expected = { $seat } will probably { $answer } ({ $share }%).
