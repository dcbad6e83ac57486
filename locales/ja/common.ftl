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

## Why an answer is better than another one, as imagined games show. Numbers have a sign and one decimal place.
because =
    { $game ->
        [defenders] ターン終了時
       *[other] ラウンド終了時
    }の平均で、「{ $than }」に比べて{ $gains }。
gain-points = { $number }点
gain-others-points = 最も得点の高い相手が{ $number }点
gain-tableau =
    { $game ->
        [roll] 帝国のタイル{ $number }枚
       *[other] 場のカード{ $number }枚
    }
gain-cards = 手札{ $number }枚
gain-goods = 製品{ $number }個
gain-dice = ダイス{ $number }個
gain-credits = クレジット{ $number }
gain-energy = エネルギー{ $number }個
gain-batteries = バッテリー{ $number }個
