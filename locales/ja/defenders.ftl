# Planet Defenders: events, moves, questions, refusals and positions.

## Amounts, places and pieces

defenders-nothing = なし
# Two amounts together.
defenders-plus = { $sum }＋{ $next }
# Energy cubes of one color.
defenders-cubes =
    { $color ->
        [blue] 青{ $count }個
        [orange] オレンジ{ $count }個
       *[green] 緑{ $count }個
    }
# Energy of the player's choice.
defenders-any = 好きな色{ $count }個
defenders-batteries = バッテリー{ $count }個
# Cubes are handed over and batteries come back.
defenders-change = { $given }（お釣り：{ $change }）
defenders-points = { $count }点
defenders-color =
    { $color ->
        [blue] 青
        [orange] オレンジ
       *[green] 緑
    }
# A side of the board, or the stack of robots there.
defenders-side =
    { $side ->
        [north] 北
        [east] 東
        [south] 南
       *[west] 西
    }
# A place of the board.
defenders-place =
    { $place ->
        [north-west] 北西
        [north] 北
        [north-east] 北東
        [west] 西
        [center] 中央
        [east] 東
        [south-west] 南西
        [south] 南
       *[south-east] 南東
    }
# What a side of a control tile orders.
defenders-order = { $defender }を{ $distance }マス
# The robot on top of a stack.
defenders-robot-at = { $robot }（{ $side }）
# A control tile and what it orders once flipped.
defenders-flip = { $tile }→{ $order }

## Sources of points

defenders-source-robots = ロボット
defenders-source-robot-types = ロボットの種類
defenders-source-technologies = 技術

## Events

defenders-event-planet-laid = { $place }に{ $planet }が置かれた
defenders-event-tile-shows =
    { $side ->
        [front] { $tile }は表になった：{ $order }
       *[back] { $tile }は裏になった：{ $order }
    }
defenders-event-marker-placed = 資源マーカーはマス{ $field }（{ $color }）に置かれた
defenders-event-robot-revealed = { $side }の山に{ $robot }が現れた（{ $points }、コスト：{ $cost }）
defenders-event-stack-emptied = { $side }の山がなくなった
defenders-event-technology-revealed = 技術トラック{ $slot }番に{ $technology }が公開された：{ $power }
defenders-event-turn-began = 第{ $round }ラウンド：{ $seat }の手番
defenders-event-moved = { $seat }は{ $payment }を支払って{ $tile }を使い、{ $defender }を{ $from }から{ $to }の{ $planet }へ動かした
# The last part: batteries among the goods that stand for cubes the reserve lacks.
defenders-event-gained =
    { $instead ->
        [0] { $seat }は{ $source }から{ $goods }を得た
       *[other] { $seat }は{ $source }から{ $goods }を得た（うち{ $instead }個は不足分の代わりのバッテリー）
    }
defenders-event-took =
    { $instead ->
        [0] { $seat }は{ $goods }を取った
       *[other] { $seat }は{ $goods }を取った（うち{ $instead }個は不足分の代わりのバッテリー）
    }
defenders-event-rolled = { $seat }はダイスで{ $face }を出した
defenders-event-marker-moved =
    { $price ->
        [free] { $seat }は無料でマーカーをマス{ $field }（{ $color }）へ進めた
       *[paid] { $seat }は{ $payment }を支払ってマーカーをマス{ $field }（{ $color }）へ進めた
    }
defenders-event-traded = { $seat }は{ $planet }で{ $payment }を支払って交易した
defenders-event-upgraded = { $seat }は{ $payment }を支払って{ $technology }を獲得した
defenders-event-captured =
    { $discounted ->
        [yes] { $seat }は{ $payment }を支払い、{ $defender }で{ $side }の{ $robot }（{ $points }）を捕獲した（割引：{ $discount }）
       *[no] { $seat }は{ $payment }を支払い、{ $defender }で{ $side }の{ $robot }（{ $points }）を捕獲した
    }
defenders-event-rested =
    { $count ->
        [0] { $seat }は休息した
       *[other] { $seat }は休息してバッテリー{ $count }個を得た
    }
defenders-event-returned = { $seat }は{ $goods }を返した
defenders-event-last-round = 山が{ $stacks }つなくなり、第{ $round }ラウンドが最終ラウンドになった
defenders-event-over = ゲームが終了した

# Where something was gained.
defenders-gained-track = 資源トラック
defenders-gained-die = ダイス（{ $face }）
defenders-gained-robot = { $robot }のボーナス

## Moves

defenders-move-main = メインアクション：{ $tile }で{ $to }へ（{ $payment }）
defenders-move-upgrade = { $technology }を獲得（{ $payment }）
defenders-move-capture = { $side }のロボットを捕獲（{ $payment }）
defenders-move-end-turn = 手番を終える
defenders-move-rest = 休息する
defenders-move-take = { $goods }を取る
defenders-move-step-on = マーカーを進める（{ $payment }）
defenders-move-stop-marker = マーカーを止める
defenders-move-trade = 交易する（{ $payment }）
defenders-move-skip-trade = 交易しない
defenders-move-return = { $goods }を返す

## Questions

defenders-prompt-act =
    { $state ->
        [begin] ディフェンダーを動かすか、休息してください。
        [begin-freely] アクションを行うか、休息してください。
        [go-on] 次のアクションを行うか、手番を終えてください。
       *[extra-only] 追加アクションを行うか、手番を終えてください。
    }
defenders-prompt-mains = 残りのメインアクション：{ $left }回（次のコスト：{ $cost }）
defenders-prompt-extras = 残りの追加アクション：{ $left }回（ロボットの捕獲か技術の獲得）
defenders-prompt-last-round = これが最終ラウンドです
defenders-prompt-take = エネルギーを{ $count }個選んでください。
defenders-prompt-track = { $cost }を支払ってマーカーを次のマス（{ $color }）へ進めますか？
defenders-prompt-steps = 進めたマス：{ $steps }（最大{ $most }）
defenders-prompt-trade = { $planet }：{ $cost }を支払って{ $gain }を得ますか？
defenders-prompt-return = エネルギーを{ $excess }個返してください。手番の終わりに持てるのは{ $limit }個までです。

## Offers

defenders-offer-main = { $tile }：{ $defender }→{ $planet }（{ $place }）／{ $payment }
defenders-offer-tile = { $tile }：{ $order }
defenders-offer-stack = 山：{ $side }
defenders-offer-capture = { $robot }（{ $points }）を{ $defender }で捕獲／{ $payment }
defenders-offer-upgrade = { $technology }を獲得／{ $payment }
defenders-offer-rest =
    { $count ->
        [0] 休息（バッテリー+0）
       *[other] 休息（バッテリー+{ $count }個）
    }
defenders-offer-end-turn = 手番を終える
defenders-offer-take = { $goods }を取る
defenders-offer-step = { $color }へ進める／{ $payment }
defenders-offer-stop = マーカーを止める
defenders-offer-trade = { $payment }→{ $gain }
defenders-offer-skip = 交易しない
defenders-offer-return = { $goods }を返す

# Previews below an offer.
defenders-detail-planet = { $planet }：{ $power }
defenders-detail-no-trade = 交易のコストを支払えなくなります
defenders-detail-exhausted = サプライに{ $color }のエネルギーがありません。不足分は代わりにバッテリーを得ます
defenders-detail-gives = { $technology }：{ $gain }を得る
defenders-detail-extra-step = 追加の移動：{ $technology }
defenders-detail-reach = そこから届くロボット：{ $robots }
defenders-detail-cost = コスト：{ $cost }
defenders-detail-discount = 割引：{ $discount }（{ $by }）
defenders-detail-converted = { $by }により、{ $cost }の代わりに支払い
defenders-detail-left = 支払い後の残り：{ $goods }
defenders-detail-after = その後の所持：{ $goods }
defenders-detail-bonus = ボーナス：{ $bonus }
defenders-detail-score = 得点：{ $now }→{ $after }（{ $reasons }）
defenders-detail-score-stays = 得点は{ $points }のまま
defenders-detail-more = { $source }+{ $points }
defenders-detail-last-robot =
    { $ends ->
        [yes] 山の最後のロボット：このラウンドが最終ラウンドになります
       *[no] 山の最後のロボット
    }
defenders-detail-gives-up-main = これで手番が終わり、残りのメインアクションはできなくなります
defenders-detail-flips = 裏返るタイル：{ $tiles }
defenders-detail-rest = 休息するとバッテリーが{ $limit }個まで補充されます
defenders-detail-excess = エネルギーを{ $excess }個返すことになります（上限{ $limit }個）

# Why something cannot be chosen.
defenders-why-cannot-pay = コストは{ $cost }、所持は{ $goods }です
defenders-why-cannot-capture = 割引前のコストは{ $cost }、所持は{ $goods }です
defenders-why-nowhere = { $defender }が止まれる場所がありません

## Refusals

defenders-illegal-over = ゲームは終了しています。
defenders-illegal-not-your-turn = 今は{ $seat }の手番です。
defenders-illegal-not-asked = 今の質問への答えではありません。
defenders-illegal-no-main-left = この手番のメインアクションは残っていません。
defenders-illegal-main-after-extra = メインアクションは追加アクションより先に行います。
defenders-illegal-tile-used = { $tile }はこの手番で使用済みです。
defenders-illegal-out-of-reach = { $place }に止まれるディフェンダーがいません。
defenders-illegal-occupied = { $place }にはすでにディフェンダーがいます。
defenders-illegal-no-extra-left = この手番の追加アクションは残っていません。
defenders-illegal-no-main-yet = 追加アクションの前にメインアクションが必要です。
defenders-illegal-not-on-display = { $technology }は公開されていません。
defenders-illegal-stack-empty = { $side }の山は空です。
defenders-illegal-no-defender-there = この手番に動いたディフェンダーは{ $side }の山に届きません。
defenders-illegal-wrong-payment = その支払い方はできません。
defenders-illegal-wrong-take = そのエネルギーは取れません。
defenders-illegal-wrong-return = 返すエネルギーが正しくありません。
defenders-illegal-already-acted = 休息できるのは、この手番にアクションを行わない場合だけです。
defenders-illegal-nothing-done = まだアクションを行っていません。代わりに休息してください。

## Where the game is

defenders-step =
    { $last ->
        [yes] 第{ $round }ラウンド（最終）：{ $asking ->
            [act] { $seat }のアクション選択
            [take] { $seat }のエネルギー選択
            [track] { $seat }のマーカー移動
            [trade] { $seat }の交易
           *[return] { $seat }のエネルギー返却
        }
       *[no] 第{ $round }ラウンド：{ $asking ->
            [act] { $seat }のアクション選択
            [take] { $seat }のエネルギー選択
            [track] { $seat }のマーカー移動
            [trade] { $seat }の交易
           *[return] { $seat }のエネルギー返却
        }
    }
defenders-step-over = ゲームは第{ $round }ラウンドで終了した
# A part of a round, as replays list it.
defenders-part = { $seat }の手番
# Three planets in a row.
defenders-position-row =
    { $row ->
        [north] 惑星（北側の横列）：{ $planets }
        [middle] 惑星（中央の横列）：{ $planets }
       *[south] 惑星（南側の横列）：{ $planets }
    }
defenders-stands = { $defender }は{ $place }の{ $planet }
defenders-position-defenders = ディフェンダー：{ $defenders }
defenders-position-tiles = 操縦タイル：{ $tiles }
defenders-position-stack = { $side }の山：{ $robot }、{ $points }、コスト：{ $cost }（全{ $height }枚）
defenders-position-no-stack = { $side }の山：空
defenders-position-technologies = 技術（裏向き{ $deck }枚）：
# A technology on display.
defenders-position-technology = { "  " }{ $technology }（コスト：{ $cost }）：{ $power }
defenders-position-reserve = サプライ：{ $reserve }、マーカーはマス{ $field }（{ $color }）
defenders-position-player = { $seat }：{ $points }、{ $goods }、ロボット：{ $robots }、技術：{ $technologies }

# The button that gives an answer: one or two words.
defenders-verb = { $kind ->
    [act] 実行
    [take] 受け取る
    [track] 進める
    [trade] 交換
   *[return] 返す
}

## Points that an answer brings, by their source
defenders-gain =
    { $source ->
        [robots] ロボットで{ $number }点
        [robot_types] ロボットの種類で{ $number }点
       *[technologies] 技術で{ $number }点
    }
