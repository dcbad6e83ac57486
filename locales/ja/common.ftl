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

## Why an answer is better than another one, as imagined games show: what it gains, then what it costs.
## Numbers have a sign and one decimal place.
reason =
    「{ $better }」は「{ $than }」に比べて、{ $game ->
        [defenders] 手番の終わり
       *[other] ラウンドの終わり
    }までの平均で次の点が優れています：{ $gains }。{ $price ->
        [yes] その代償：{ $costs }。
       *[no] {""}
    }
gain-points = { $number }点
# Shares of the imagined games: with this answer, and with the other one.
gain-piece =
    { $game ->
        [defenders] { $piece }を持っている割合が{ $otherwise }%から{ $share }%に{ $less ->
            [yes] 低下
           *[no] 上昇
        }
       *[other] { $piece }が場にある割合が{ $otherwise }%から{ $share }%に{ $less ->
            [yes] 低下
           *[no] 上昇
        }
    }
gain-ended = ゲームが終わる割合が{ $otherwise }%から{ $share }%に{ $less ->
        [yes] 低下
       *[no] 上昇
    }
gain-others-points = 最も得点の高い相手が{ $number }点
gain-tableau =
    { $game ->
        [roll] 帝国のタイル{ $number }枚
       *[other] 場のカード{ $number }枚
    }
gain-cards = 手札{ $number }枚
gain-goods =
    { $game ->
        [roll] ワールドの製品{ $number }個
       *[other] 製品{ $number }個
    }
gain-dice = ダイス{ $number }個
gain-cup = カップのダイス{ $number }個
gain-zone = 建設地区のタイル{ $number }枚
gain-credits = クレジット{ $number }
gain-energy = エネルギー{ $number }個
gain-batteries = バッテリー{ $number }個

## What another player is expected to do, as imagined games show.
expected = { $seat }はおそらく{ $answer }（{ $share }%）。
