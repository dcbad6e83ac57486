# What all games share.

# A player where no names are known, as files and arguments write it.
seat = gracz { $number }
# A piece alone.
piece = { $piece }
# Nothing to list.
list-empty = brak
# A list so far and what follows it.
list-more = { $list }, { $next }
# A number with decimal places.
decimal = { $whole },{ $fraction }

## Why an answer is better than another one, as imagined games show. Numbers have a sign and one decimal place.
because =
    { $game ->
        [defenders] Na koniec tury
       *[other] Na koniec rundy
    } średnio: { $gains } w porównaniu z „{ $than }”.
gain-points = { $number } punktu
gain-others-points = { $number } punktu dla najlepszego z pozostałych graczy
gain-tableau =
    { $game ->
        [roll] { $number } płytki w imperium
       *[other] { $number } karty na stole
    }
gain-cards = { $number } karty na ręce
gain-goods = { $number } towaru
gain-dice = { $number } kostki
gain-credits = { $number }$
gain-energy = { $number } kostki Energii
gain-batteries = { $number } baterii
