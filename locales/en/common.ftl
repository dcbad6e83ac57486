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

## Why an answer is better than another one, as imagined games show. Numbers have a sign and one decimal place.
because =
    { $game ->
        [defenders] At the end of the turn
       *[other] At the end of the round
    }, on average: { $gains }, compared with “{ $than }”.
gain-points = { $number } points
gain-others-points = { $number } points for the best other player
gain-tableau =
    { $game ->
        [roll] { $number } tiles in the tableau
       *[other] { $number } cards in the tableau
    }
gain-cards = { $number } cards in hand
gain-goods = { $number } goods
gain-dice = { $number } dice
gain-credits = { $number }$
gain-energy = { $number } energy cubes
gain-batteries = { $number } batteries
