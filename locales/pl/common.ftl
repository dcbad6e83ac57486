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

## Why an answer is better than another one, as imagined games show: what it gains, then what it costs.
## Numbers have a sign and one decimal place.
reason =
    „{ $better }” zamiast „{ $than }” daje do końca { $game ->
        [defenders] tury
       *[other] rundy
    } średnio: { $gains }.{ $price ->
        [yes] {" "}Cena: { $costs }.
       *[no] {""}
    }
gain-points = { $number } punktu
# Shares of the imagined games: with this answer, and with the other one.
gain-piece =
    { $game ->
        [defenders] { $piece } u ciebie { $less ->
            [yes] tylko{" "}
           *[no] {""}
        }w { $share }% partii (inaczej w { $otherwise }%)
       *[other] { $piece } w grze { $less ->
            [yes] tylko{" "}
           *[no] {""}
        }w { $share }% partii (inaczej w { $otherwise }%)
    }
gain-ended = koniec gry { $less ->
        [yes] tylko{" "}
       *[no] {""}
    }w { $share }% partii (inaczej w { $otherwise }%)
gain-others-points = { $number } punktu dla najlepszego z pozostałych graczy
gain-tableau =
    { $game ->
        [roll] { $number } płytki w imperium
       *[other] { $number } karty na stole
    }
gain-cards = { $number } karty na ręce
gain-goods =
    { $game ->
        [roll] { $number } dobra na Planetach
       *[other] { $number } towaru
    }
gain-dice = { $number } kostki
gain-cup = { $number } kości w kubku
gain-zone = { $number } kafla w Strefie Rozbudowy
gain-credits = { $number }$
gain-energy = { $number } kostki Energii
gain-batteries = { $number } baterii

## What another player is expected to do, as imagined games show.
expected = { $seat } – prawdopodobnie { $answer } ({ $share }%).
