# Roll for the Galaxy.

## Dice, workers, tiles and places

# A color before a noun.
roll-color = { $color ->
    [home] ホーム
    [military] 軍事
    [consumption] 消費
    [novelty] 芸術品
    [rare] 稀少元素
    [genes] 遺伝子工学
   *[alien] エイリアン
}
# So many dice of a color.
roll-dice = { $color ->
    [home] ホーム
    [military] 軍事
    [consumption] 消費
    [novelty] 芸術品
    [rare] 稀少元素
    [genes] 遺伝子工学
   *[alien] エイリアン
}ダイス{ $count }個
# Dice and the face or column they belong to.
roll-dice-at = { $place }（{ $dice }）
# Worlds of a color, or all.
roll-worlds = { $color ->
    [gray] 灰色のワールド
    [novelty] 芸術品ワールド
    [rare] 稀少元素ワールド
    [genes] 遺伝子工学ワールド
    [alien] エイリアンワールド
   *[any] すべてのワールド
}
# A column by its phase, as a list of columns names it.
roll-column = 「{ $phase }」
# One of two.
roll-either = { $one }または{ $other }
# A game tile by its two sides.
roll-both-sides = { $development }／{ $world }
# The face that goes into any column.
roll-face-wild = ワイルド
# A worker by its color and its task.
roll-worker = { $role ->
    [explore] 探索者
   *[ship] 出荷人
}（{ $color }ダイス）
# A worker without a die, lent by a power.
roll-worker-lent = 追加の{ $role ->
    [explore] 探索者
   *[ship] 出荷人
}（{ $color }扱い）
# Where a die is taken from.
roll-from-cup = カップの
roll-from-citizenry = 市民の
roll-from-column = 「{ $phase }」の区画の
roll-from-selector = フェイズストリップ上の
roll-from-stack = { $side ->
    [development] 発展
   *[world] ワールド
}の山の
roll-from-world = 「{ $world }」の

## Events

roll-event-dealt = { $seat }は初期タイルを受け取った：党派{ $faction }（{ $left }、{ $right }）、ホームワールド「{ $home }」{ $credits ->
    [0] {""}
   *[other] 、開始時${ $credits }
}
roll-event-saw-pair = { $seat }は「{ $first }」と「{ $second }」を引いた
roll-event-sealed = { $seat }は決定した
roll-event-opened = { $seat }は建設を始めた：発展「{ $development }」、ワールド「{ $world }」
roll-event-round-began = 第{ $round }ラウンド開始
roll-event-rolled = { $seat }はダイスを振った：{ $dice }
roll-event-revealed = { $seat }は「{ $phase }」を選択した（{ $die }）{ $workers ->
    [yes] 。労働者：{ $columns }
   *[no] {""}
}{ $dictates ->
    [yes] 。命令エリア：{ $aside }
   *[no] {""}
}
roll-event-extra-die = 追加ダイスは{ $face }を示した
roll-event-phases = このラウンドのフェイズ：{ $phases }
roll-event-returned = { $seat }は未使用のダイスをカップに戻した：{ $dice }
roll-event-phase-began = フェイズ{ $number }：{ $phase }
roll-event-earned = { $cause ->
    [stock] { $seat }は${ $credits }を得た（備蓄）。所持${ $now }
    [power] { $seat }は${ $credits }を得た（{ $by }のパワー）。所持${ $now }
    [placed] { $seat }は${ $credits }を得た（{ $by }の即時効果）。所持${ $now }
    [trade] { $seat }は${ $credits }を得た（{ $by }の製品を交易）。所持${ $now }
    [consume] { $seat }は${ $credits }を得た（{ $by }の製品を消費）。所持${ $now }
   *[recruit] { $seat }のクレジットは${ $now }に戻った（雇用で尽きることはない）
}
roll-event-took-vp = { $seat }は{ $vp }VPを得た（{ $cause ->
    [stock] 備蓄
    [power] { $by }のパワー
    [placed] { $by }の即時効果
    [trade] { $by }の製品を交易
    [consume] { $by }の製品を消費
   *[recruit] 雇用
}）
roll-event-stocked = { $seat }は備蓄した：{ $worker }
roll-event-scouted = { $seat }は偵察した：{ $worker }
roll-event-abandoned = { $seat }はタイルを捨てた
roll-event-abandoned-tile = { $seat }は「{ $tile }」を捨てた
roll-event-drew = { $seat }はタイルを{ $count }枚引いた
roll-event-saw = { $seat }はタイルを見た：{ $tiles }
roll-event-bag-refilled = 捨てられたタイル{ $count }枚が布袋に戻った
roll-event-placed-tile = { $seat }はタイルを{ $side ->
    [development] 発展
   *[world] ワールド
}の山の{ $where ->
    [top] 上
   *[under] 下
}に置いた
roll-event-placed-which = { $seat }は「{ $tile }」を{ $side ->
    [development] 発展
   *[world] ワールド
}の山の{ $where ->
    [top] 上
   *[under] 下
}に置いた
roll-event-rearranges = { $seat }は建設地区の並べ替えを始めた
roll-event-gave = { $seat }は空の布袋にタイルを入れた
roll-event-put-on-stack = { $seat }は{ $side ->
    [development] 発展
   *[world] ワールド
}の山にダイスを置いた：{ $dice }
roll-event-completed = { $seat }は{ $side ->
    [development] 発展
   *[world] ワールド
}「{ $square }」を完成させた（必要数{ $need }）。使用：{ $dice }{ $saves ->
    [yes] 。カップへ：{ $cup }
   *[no] {""}
}
roll-event-began-with = { $seat }は「{ $square }」を置いて始めた
roll-event-removed = { $seat }は{ $from }{ $die }を中央に戻した
roll-event-gained-dice = { $seat }は「{ $square }」からダイスを得た：{ $dice }（{ $to ->
    [cup] カップへ
    [citizenry] 市民へ
   *[world] このワールドの製品として
}）
roll-event-produced = { $seat }は「{ $world }」に製品を生産した（{ $die }）
roll-event-traded = { $seat }は{ $worker }で「{ $world }」の製品（{ $color }ダイス）を交易した
roll-event-consumed = { $seat }は{ $worker }で「{ $world }」の製品（{ $color }ダイス）を消費した
roll-event-bought = { $seat }は「{ $square }」により${ $credits }を支払って{ $vp }VPを得た
roll-event-recruited = { $seat }は${ $credits }を支払って雇用した：{ $dice }。残り${ $now }
roll-event-recalled = { $seat }は{ $from }{ $die }を呼び戻した
roll-event-game-ended = ゲームは第{ $round }ラウンドで終了した

## Moves

roll-answer-open = 「{ $square }」を最初の発展にする
roll-answer-assign = 「{ $phase }」を選択：{ $die }（{ $face }）{ $wilds ->
    [yes] 。ワイルド：{ $wild }
   *[no] {""}
}{ $uses ->
    [yes] 。{ $used }
   *[no] {""}
}
roll-name-assign = { $phase }を選択
roll-summary-assign = 「{ $phase }」を選択
# A tile that nobody else has seen.
roll-summary-place =
    { $side ->
        [development] タイルを発展として置く
       *[world] タイルをワールドとして置く
    }
# One use of a Reassign power in a plan.
roll-use-power = { $power }［{ $shifts }］
# One Dictate in a plan.
roll-use-dictate = 命令（「{ $column }」の{ $die }を命令エリアへ）［{ $shifts }］
# A worker that moves between columns.
roll-shift = { $die }：{ $from }→{ $to }
roll-answer-stock = 備蓄：{ $worker }
roll-answer-scout = 偵察：{ $worker }
roll-answer-abandon = 「{ $tile }」を捨てる
roll-answer-draw = これ以上捨てずに引く
roll-answer-place = 「{ $square }」を{ $side ->
    [development] 発展
   *[world] ワールド
}の山の{ $where ->
    [top] 上
   *[under] 下
}に置く
roll-answer-rearrange = 建設地区を並べ替える
roll-answer-give = 「{ $tile }」を布袋に入れる
roll-answer-build = { $die }を山に置く
roll-answer-use = 使用：{ $dice }
roll-answer-save = カップへ：{ $dice }
roll-answer-remove = { $from }{ $die }を中央に戻す
roll-answer-produce = 「{ $world }」に生産：{ $die }
roll-answer-trade = { $worker }で「{ $world }」の製品（{ $color }ダイス）を交易する
roll-answer-consume = { $worker }で「{ $world }」の製品（{ $color }ダイス）を消費する
roll-answer-buy = 支払ってVPを得る
roll-answer-decline = 支払わない
roll-answer-recruit = 雇用：{ $dice }
roll-answer-recall = { $from }{ $die }を呼び戻す
roll-answer-stop = これ以上は何もしない

## Refused moves

roll-illegal-over = ゲームは終了しています。
roll-illegal-not-asked = 今はあなたが決める番ではありません。
roll-illegal-wrong-answer = 今の質問への答えではありません。
roll-illegal-plan = この割り当てはできません。{ $fault }
roll-illegal-no-worker = そのような労働者はいません：{ $die }。
roll-illegal-no-tile = このタイルは選べません：{ $tile }。
roll-illegal-not-on-top = このタイルは山の下に置かなければなりません。
roll-illegal-cannot-rearrange = 今は建設地区を並べ替えられません。
roll-illegal-not-done = 先にしなければならないことが残っています。
roll-illegal-wrong-dice = そこにあるダイスを{ $least }個以上{ $most }個以下選んでください。
roll-illegal-no-die = そこにそのダイスはありません：{ $die }。
roll-illegal-no-room = 「{ $world }」には製品を置く場所がありません。
roll-illegal-no-good = 「{ $world }」にその製品はありません：{ $die }。

# What is wrong with a plan.
roll-fault-no-selector = フェイズの選択に使えるそのダイスはありません：{ $die }（{ $face }）。
roll-fault-selected-already = フェイズはすでに選択されています。
roll-fault-select-first = 先にフェイズを選択してください。
roll-fault-no-wild = そのワイルドはもうありません：{ $die }。
roll-fault-wild-left = まだ置いていないワイルドが{ $count }個あります。
roll-fault-no-such-power = 「{ $power }」のリアサインパワーはありません。
roll-fault-power-used = 「{ $power }」はこのラウンドですでに使いました。
roll-fault-not-most-novelty = 「{ $power }」は芸術品ワールドが最も多いプレイヤーだけが使えます。
roll-fault-dictate-used = 命令はこのラウンドですでに使いました。
roll-fault-unfinished = 前のパワーの使用が終わっていません。
roll-fault-nothing-used = 使用中のパワーはありません。
roll-fault-no-worker = 「{ $phase }」の区画から、その労働者は取れません：{ $die }。
roll-fault-wrong-color = このパワーではこの色の労働者を動かせません：{ $die }。
roll-fault-wrong-column = このパワーでは「{ $phase }」の区画の労働者を動かせません。
roll-fault-same-column = 労働者は別の区画に動かさなければなりません。
roll-fault-wrong-target = このパワーでは労働者を「{ $phase }」の区画に動かせません。
roll-fault-not-one-column = 労働者は同じ区画から選ばなければなりません。
roll-fault-too-many = このパワーで動かせる労働者は{ $count }人までです。
roll-fault-too-few = このパワーでは労働者を{ $count }人以上動かします。
roll-fault-not-in-order = 同じパワーで動かす労働者は昇順に指定します。
roll-draft-unreadable = この手順は読み取れません。
roll-draft-selected = 選んだフェイズ：{ $phase }{ $wild ->
    [0] {""}
   *[other] {"。"}置いていないワイルド：{ $wild }個
}

## Questions

roll-ask-open = どちらのタイルを発展として始めますか？ もう片方はワールドになります。
roll-ask-assign = フェイズを選び、ダイスを割り当てます。
roll-ask-explore = 備蓄する探索者を選んでください。残りは偵察します。
roll-ask-explore-zone = 探索者の任務は終わりました。建設地区を並べ替えますか？
roll-ask-abandon = { $count }枚引きますか？ 先にタイルを捨てると、もっと引けます。
roll-ask-place = どのタイルをどこに置きますか？ 残り{ $count }枚。
roll-ask-rearrange = 建設地区に次に置くタイルはどれですか？ 残り{ $count }枚。
roll-ask-give = 布袋が空です。どのタイルを布袋に入れますか？
roll-ask-build = 「{ $square }」に次に置く{ $side ->
    [development] 開発者
   *[world] 移住者
}はどれですか？ あと{ $need }人必要です。
roll-ask-use = 「{ $square }」に必要以上のダイスがあります。どれを使って完成させますか？ 必要数：{ $count }
roll-ask-save = 「{ $square }」が完成しました。使ったダイスのうちカップに入れるのはどれですか？（{ $least }個以上{ $most }個以下）
roll-ask-remove = 「{ $square }」の効果でダイスを失います。どれを中央に戻しますか？
roll-ask-produce = 生産者をワールドに置いてください。残り{ $count }人。
roll-ask-ship = 製品を出荷します。それぞれ交易か消費を選んでください。
roll-ask-buy = 「{ $square }」：${ $credits }を支払って{ $vp }VPを得ますか？
roll-ask-recruit = 市民のダイスを{ $count }個雇用します。
roll-ask-recall = カップに呼び戻すダイスがあれば選んでください。

## Answers on buttons

roll-label-open = 発展「{ $development }」、ワールド「{ $world }」
roll-label-select = 「{ $phase }」を選択：{ $die }（{ $face }）
roll-label-wild = ワイルドの{ $die }→{ $phase }
roll-label-begin = 「{ $power }」を使う
roll-label-set-aside = 命令：「{ $phase }」の{ $die }を命令エリアへ
roll-label-shift = リアサイン：{ $shift }
roll-label-reassign = { $power }：{ $shift }
roll-label-end = これ以上動かさない
roll-label-stock = 備蓄して+${ $credits }：{ $worker }
roll-label-scout = 偵察：{ $worker }
roll-label-rearrange = 建設地区を並べ替える
roll-label-stop-explore = 終える
roll-label-abandon = 「{ $tile }」を捨てる
roll-label-draw = { $count }枚引く
roll-label-place = { $square }：{ $side ->
    [development] 発展
   *[world] ワールド
}の山の{ $where ->
    [top] 上
   *[under] 下
}
roll-label-give = 「{ $tile }」を布袋に入れる
roll-label-build = { $die }→{ $side ->
    [development] 発展
   *[world] ワールド
}
roll-label-add = { $die }を加える
roll-label-take-out = { $die }を戻す
roll-label-remove = { $from }{ $die }
roll-label-recall = { $from }{ $die }
roll-label-stop-recall = ダイスはそのまま
roll-label-produce = { $die }→{ $world }
roll-label-trade = 交易して${ $credits }：「{ $world }」の製品（{ $color }ダイス）。{ $worker }
roll-label-consume = 消費して{ $vp }VP：「{ $world }」の製品（{ $color }ダイス）。{ $worker }
roll-label-consume-paid = 消費して{ $vp }VPと${ $credits }：「{ $world }」の製品（{ $color }ダイス）。{ $worker }
roll-label-buy = ${ $credits }を支払って{ $vp }VPを得る
roll-label-decline = 支払わない

# Whole sets of answers, put together by a criterion that is said.
roll-preset-scout = 偵察：{ $count }枚引く
# Home dice are recruited with what other dice leave of the credits.
roll-preset-recruit = { $count }個雇用（ホームは最後）
roll-preset-keep-zone = 建設地区はそのまま
roll-preset-build = 順に{ $count }個置く
roll-preset-produce = 製品を{ $count }個生産（同じ色から）
roll-preset-trade = { $count }個交易して${ $credits }
roll-preset-trade-buy = { $count }個交易して${ $credits }、{ $vp }VPを買う
roll-preset-consume = { $count }個消費して{ $vp }VP
roll-preset-consume-paid = { $count }個消費して{ $vp }VPと${ $credits }

# Why something cannot be chosen.
roll-why-cup-empty = カップが空なので、ダイスを呼び戻さなければなりません。

## What answers cost and bring

roll-detail-open-costs = 発展のコスト：{ $development }。ワールドのコスト：{ $world }。
roll-detail-rolled = ダイスの目：{ $dice }
roll-detail-powers = リアサインパワー：{ $powers }
roll-detail-dictate = 命令（{ $often ->
    [often] 何回でも
   *[once] 一度だけ
}）：労働者を命令エリアに置き、ほかの労働者を{ $count }人まで動かします。
roll-detail-stock = 備蓄：${ $credits }（{ $reasons }）
roll-detail-credits-after = その後のクレジット：${ $credits }
roll-detail-credits-lost = その後のクレジット：${ $credits }（上限）。${ $lost }は失われます
roll-detail-credits-left = 残りのクレジット：${ $credits }
roll-detail-bag = 布袋のタイル：{ $count }枚
roll-detail-draws = その場合に引く枚数：{ $count }枚
roll-detail-abandoned = 捨てたタイル：{ $tiles }
roll-detail-abandon-first = 先に捨てるタイルを選ぶと、その分多く引けます。
roll-detail-rearrange = 両方の山のタイルをすべて置き直します。ダイスはそのまま残ります。
roll-detail-rearranging = タイルは、その山に先に置いたものの下に置きます。どちらの山にどの順番で置いてもかまいません。
roll-detail-cost = コスト：{ $cost }
roll-detail-need = 必要数：{ $need }（印刷コスト{ $printed }、{ $reasons }{ $floor ->
    [yes] 、これ以上は減りません
   *[no] {""}
}）
roll-detail-need-printed = 必要数：{ $need }（印刷どおり）
roll-detail-there = すでにあるダイス：{ $dice }
roll-detail-completes = タイルが完成：{ $vp }VP
roll-detail-good = 後で：交易なら${ $credits }（ボーナス別）。{ $matches ->
    [yes] 消費するとき、色がワールドに合います。
   *[no] 消費するとき、色がワールドに合いません。
}
roll-detail-price = 価格：${ $credits }（{ $reasons }）
roll-detail-points = 得点：{ $vp }VP（{ $reasons }）
roll-detail-consume-credits = クレジット：${ $credits }（{ $reasons }）
roll-detail-pool = VPチップ置き場の残り：{ $vp }VP
# Whoever has paid everything goes back to $1.
roll-detail-recruit = 所持${ $credits }から${ $count }を支払います。{ $all ->
    [yes] 残りがなくなるので、${ $left }に戻ります。
   *[no] 残りは${ $left }です。
}

# Parts of a sum.
roll-reason-rule = 基本{ $amount }
roll-reason-price = { $worlds }{ $amount }
roll-reason-good-matches = 製品の色{ $amount }
roll-reason-shipper-matches = 出荷人の色{ $amount }
roll-reason-square = { $square } { $amount }

## Where the game is

roll-step-opening = 準備：発展とワールドを選ぶ
roll-step-assign = 第{ $round }ラウンド：割り当て
roll-step-phase = 第{ $round }ラウンド、フェイズ{ $number }：{ $phase }
roll-step-empire = 第{ $round }ラウンド：帝国の管理
roll-step-over = ゲームは第{ $round }ラウンドで終了した
# The parts of a round, as replays list them.
roll-part-opening = 準備
roll-part-assign = 割り当て
roll-part-phase = フェイズ{ $number }：{ $phase }
roll-part-empire = 帝国の管理

# Sources of points.
roll-source-chips = VPチップ
roll-source-developments = 発展
roll-source-worlds = ワールド
roll-source-bonus = 発展のボーナス

roll-position-table = 置き場のVP：{ $pool }、布袋のタイル：{ $bag }、捨てられたタイル：{ $abandoned }
roll-position-phases = このラウンドのフェイズ：{ $phases }
roll-position-last-round = このままなら、これが最終ラウンドです。
roll-position-player = { $seat }：${ $credits }、{ $vp }VP
roll-position-score = { "  " }VP：チップ{ $chips }、発展{ $developments }、ワールド{ $worlds }、ボーナス{ $bonus }
roll-position-tableau = { "  " }帝国：{ $squares }
roll-position-square = { $square }（製品：{ $goods }）
roll-position-dice = { "  " }カップ：{ $cup }。市民：{ $citizenry }
roll-position-workers = { "  " }労働者：{ $columns }
roll-position-selector = { "  " }選択したフェイズ「{ $phase }」：{ $die }
roll-position-stack = { "  " }建設地区の{ $side ->
    [development] 発展
   *[world] ワールド
}：{ $count }枚、一番上：{ $top }{ $builds ->
    [yes] 、ダイス：{ $dice }
   *[no] {""}
}
roll-position-abandoning = { "  " }この偵察で捨てたタイル：{ $count }枚
roll-position-placing = { "  " }これから置くタイル：{ $count }枚
roll-position-pair = あなたのタイル：{ $tiles }
roll-position-opened = あなたの最初の発展：{ $tile }
roll-position-rolled = あなたのダイス：{ $dice }
roll-position-assigned = あなたの選択：「{ $phase }」（{ $die }）{ $workers ->
    [yes] 。労働者：{ $columns }
   *[no] {""}
}{ $dictates ->
    [yes] 。命令エリア：{ $aside }
   *[no] {""}
}
roll-position-own-stack = あなたの{ $side ->
    [development] 発展
   *[world] ワールド
}の山（上から）：{ $tiles }
roll-position-drawn = これから置くタイル：{ $tiles }
roll-position-own-abandoning = この偵察で捨てるタイル：{ $tiles }
roll-position-abandoned = あなたが捨てたタイル：{ $tiles }
roll-position-gives = 布袋に入れるタイル：{ $tile }

# The button that gives an answer: one or two words.
roll-verb = { $kind ->
    [open] 開始
    [assign] 割り当て
    [explore] 探索
    [abandon] 引く
    [place] 置く
    [give] 戻す
    [build] 置く
    [use] 使う
    [save] 残す
    [remove] 返す
    [produce] 生産
    [ship] 出荷
    [buy] 支払う
    [recruit] 雇用
   *[recall] 呼び戻す
}

## Points that an answer brings, by their source
roll-gain =
    { $source ->
        [chips] チップで{ $number }点
        [worlds] ワールドで{ $number }点
        [developments] 発展で{ $number }点
       *[bonus] 発展のボーナスで{ $number }点
    }
