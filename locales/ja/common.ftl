# What all games share.

# A player where no names are known, as files and arguments write it.
seat = 席{ $number }
# A piece alone.
piece = { $piece }
# Nothing to list.
list-empty = なし
# A list so far and what follows it.
list-more = { $list }、{ $next }
# A number with decimal places.
decimal = { $whole }.{ $fraction }
