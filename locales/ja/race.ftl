# Race for the Galaxy: what is said at the table. Names of cards and words of the rules are in pieces-race.ftl.

## Parts that other messages use

# A number of cards that something is worth or that are there.
race-cards = カード{ $cards }枚
# A number of cards that somebody draws, pays or discards.
race-cards-taken = カードを{ $cards }枚
# A good of a kind, or of any.
race-good = { $kind ->
    [any] 任意の製品
    [novelty] 芸術品の製品
    [rare] 稀少元素の製品
    [genes] 遺伝子工学の製品
   *[alien] エイリアンテクノロジーの製品
}
# A number of goods of a kind, or of any.
race-goods = { $kind ->
    [any] 任意の製品
    [novelty] 芸術品の製品
    [rare] 稀少元素の製品
    [genes] 遺伝子工学の製品
   *[alien] エイリアンテクノロジーの製品
}{ $goods }個
# All worlds of a kind, or all.
race-worlds = { $kind ->
    [any] ワールド
    [novelty] 芸術品ワールド
    [rare] 稀少元素ワールド
    [genes] 遺伝子工学ワールド
   *[alien] エイリアンテクノロジーワールド
}
# A kind that worlds or goods are of.
race-of-kind = { $kind ->
    [novelty] 芸術品
    [rare] 稀少元素
    [genes] 遺伝子工学
   *[alien] エイリアンテクノロジー
}
# A phase that a power is of.
race-phase = { $phase ->
    [explore] 探索
    [develop] 発展
    [settle] 移住
    [trade] 交易
    [consume] 消費
   *[produce] 生産
}

# What a seat chose.
race-chosen-two = { $first }と{ $second }
race-chosen-twice = { $action }と{ $action }
race-chosen-nothing = まだなし

# What something brings.
race-reward-nothing = なし
race-reward-vp = 勝利点{ $vp }
race-reward-cards = { race-cards }
race-reward-both = 勝利点{ $vp }と{ race-cards }

# Where cards come from or go to, or what a good is made by; it follows what happened.
race-cause-deal = （最初の手札の選択）
race-cause-explore = （探索）
race-cause-bonus = （{ $action }の選択ボーナス）
race-cause-power = （{ $card }のパワー）
race-cause-sale = （{ $world }の製品の売却）
race-cause-payment = （{ $card }の支払い）
race-cause-production = （生産）
race-cause-windfall = （単発生産ワールド）
race-cause-hand-limit = （手札上限）

# Parts of a sum.
race-reason-rule = { $amount }（基本）
race-reason-price = { $amount }（{ race-good }）
race-reason-card = { $amount }（{ $card }）
race-reason-bonus = { $amount }（{ $action }の選択）
race-reason-thrown = { $amount }（{ $card }を廃棄）

## What happened

race-event-start-world = { $seat }の初期ワールドは{ $card }になった
race-event-dealt = { $seat }は{ race-cards-taken }受け取った
race-event-drew = { $seat }は{ race-cards-taken }引いた{ $cause }
race-event-saw = { $seat }はカードを見た：{ $cards }
race-event-discarded = { $seat }は{ race-cards-taken }捨てた{ $cause }
race-event-threw = { $seat }はカードを捨てた：{ $cards }
race-event-sealed = { $seat }は決定した
race-event-round-began = 第{ $round }ラウンド開始
race-event-chose = { $seat }は{ $pick }を公開した
race-event-kept = { $seat }はカードを{ $kept }枚残し、{ $discarded }枚捨てた
race-event-kept-cards = { $seat }はカードを残した：{ $kept }／捨てた：{ $discarded }
race-event-passed = { $seat }は何も出さなかった
race-event-placed = { $seat }は{ $card }を出した
race-event-good-with-world = { $seat }は{ $world }とともに{ race-good }を得た
race-event-good-produced = { $seat }は{ $world }で{ race-good }を生産した
race-event-good-placed = { $seat }は{ $world }で{ race-good }を生産した{ $cause }
race-event-developed = { $seat }は{ $card }を{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}発展させた
race-event-settled = { $seat }は{ $world }に{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}移住した
race-event-settled-throwing = { $seat }は{ $world }に{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}移住した（{ $thrown }を廃棄）
race-event-conquered = { $seat }は{ $world }を征服した（軍事力{ $strength } 対 防衛力{ $defense }）
race-event-conquered-throwing = { $seat }は{ $world }を征服した（軍事力{ $strength } 対 防衛力{ $defense }、{ $thrown }を廃棄）
race-event-negotiated = { $seat }は軍事ワールドの{ $world }に、征服せず{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}移住した
race-event-negotiated-throwing = { $seat }は軍事ワールドの{ $world }に、征服せず{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}移住した（{ $thrown }を廃棄）
race-event-sold = { $seat }は{ $world }の製品を売り、{ race-cards-taken }得た
race-event-used = { $seat }は{ $card }のパワーを使った（{ $reward }）
race-event-consumed = { $seat }は{ $card }のパワーで{ $worlds }の製品{ $goods }個を消費した（{ $reward }）
race-event-consumed-hand = { $seat }は{ $card }のパワーで{ race-cards-taken }捨て、勝利点{ $vp }を得た
race-event-gambled = { $seat }は{ $card }のパワーで{ $number }に賭け、{ $flipped }（{ $price }）をめくった：{ $result ->
    [won] 当たり
   *[lost] 外れ
}
race-event-reshuffled = 捨て札が切り直され、新しい山札になった（{ race-cards }）
race-event-game-ended = ゲームは{ $round }ラウンドで終了した

## Answers, as they go on from a player's name

race-answer-discard = { $cards }を捨てる
race-answer-choose = { $pick }を選ぶ
race-answer-keep = { $cards }を残す
race-answer-no-development = 発展を出さない
race-answer-no-world = ワールドを出さない
race-answer-place = { $card }を出す
race-answer-pay = { $cards }で支払う
race-answer-pay-nothing = 何も支払わない
race-answer-conquer = ワールドを征服する
race-answer-negotiate = 軍事ワールドのために{ $cards }で支払う
race-answer-throwing = { $answer }（{ $cards }を廃棄）
race-answer-sell = { $world }の製品を売る
race-answer-use = { $card }を使う
race-answer-consume = { $card }を使う（製品：{ $worlds }）
race-answer-consume-hand = { $card }を使う（捨てる：{ $cards }）
race-answer-gamble = { $card }を使い、{ $number }に賭ける
race-answer-stop = これ以上パワーを使わない
race-answer-produce = { $world }で製品を生産する
# Answers in short, where the cards are not known.
race-summary-discard = カードを{ $count }枚捨てる
race-summary-keep = カードを{ $count }枚残す
race-summary-develop =
    { $six ->
        [yes] コスト6の発展を出す
       *[no] 発展を出す
    }
race-summary-settle =
    { $military ->
        [yes] 軍事ワールドを出す
       *[no] ワールドを出す
    }
race-summary-pay = カード{ $count }枚で支払う

## Questions

race-ask-opening = 手札{ $hand }枚のうち{ $cards }枚を捨ててください。残りが最初の手札になります。
race-ask-hand-limit = 手札は{ $hand }枚、上限は{ $limit }枚です。{ $cards }枚を捨ててください。
race-ask-choose = このラウンドのアクションを選んでください。
race-ask-choose-pair = このラウンドのアクションを2つ選んでください。
race-ask-keep = カードを{ $explored }枚見ています。手元に残す{ $cards }枚を選んでください。
race-ask-develop = 発展を出すか、何も出さないかを選んでください。
race-ask-pay = { $card }の支払いです。捨てるカードを{ $cards }枚選んでください。
race-ask-settle = ワールドを出すか、何も出さないかを選んでください。
race-ask-pay-world = { $world }にどの方法で移住しますか？
race-ask-sell = 売る製品を選んでください。
race-ask-consume = 消費のパワーを使ってください。消費できる製品は必ず消費します。
race-ask-consume-optional = 消費のパワーをさらに使うか、消費を終えてください。
race-ask-produce = { $action }の選択ボーナスです。製品を生産する単発生産ワールドを選んでください。
race-ask-produce-power = { $card }のパワーです。製品を生産する単発生産ワールドを選んでください。

## Answers to choose from

race-pick-discard = { race-cards-taken }捨てる
race-pick-keep = { race-cards-taken }残す
race-pick-pay = { $cards ->
    [0] 支払いなし
   *[other] { race-cards-taken }支払う
}
race-pick-pay-throwing = { $cards ->
    [0] 支払いなし
   *[other] { race-cards-taken }支払う
}（{ $thrown }を廃棄）
race-pick-negotiate = { $cards ->
    [0] 征服せず無料で移住
   *[other] 征服せず{ race-cards-taken }支払う
}
race-pick-negotiate-throwing = { $cards ->
    [0] 征服せず無料で移住
   *[other] 征服せず{ race-cards-taken }支払う
}（{ $thrown }を廃棄）
race-pick-conquer = 征服：軍事力{ $strength } 対 防衛力{ $defense }
race-pick-conquer-throwing = 征服：軍事力{ $strength } 対 防衛力{ $defense }（{ $thrown }を廃棄）
race-pick-consume-hand = { $card }：{ $most }枚まで捨て、それぞれ勝利点{ $vp }
race-offer-develop = { $card }を出す（{ $cost }）
race-offer-no-development = 発展を出さない
race-offer-settle = { $world }に移住（{ $cost }）
race-offer-conquer = { $world }を征服（{ $strength } 対 { $defense }）
race-offer-no-world = ワールドを出さない
race-offer-sell = { $world }の{ race-good }を売る（{ race-cards }）
race-offer-use = { $card }：{ $reward }
race-offer-consume = { $card }（製品：{ $worlds }）：{ $reward }
race-offer-gamble = { $card }：{ $number }に賭ける
race-offer-stop = 消費を終える
race-offer-produce = { $world }で{ race-good }を生産

## What an answer costs and brings

race-detail-cost-printed = コスト{ $cost }（印刷どおり）
race-detail-cost = コスト{ $cost }：印刷コスト{ $printed }、{ $reasons }
race-detail-military = 軍事力{ $strength } 対 防衛力{ $defense }：{ $reasons }
race-detail-score = あなたの得点：{ $change }（合計{ $score }）
race-detail-hand-left = 残りの手札：{ race-cards }
race-detail-draw = { race-cards-taken }引く（{ $card }のパワー）
race-detail-draw-bonus = { race-cards-taken }引く（{ $action }の選択ボーナス）
race-detail-sale = 売値は{ race-cards }：{ $reasons }
race-detail-doubled = { $action }により勝利点が倍になる
race-detail-gamble = まだ見ていない{ $unseen }枚のうち{ $fitting }枚がこのコストまたは防衛力
race-detail-look = { race-cards-taken }見る：{ $reasons }
race-detail-keep = { race-cards-taken }残す：{ $reasons }
race-preview-explore = { $look }枚見て{ $keep }枚残す
race-preview-goods = 製品は{ $goods }個
race-preview-produce = 製品のないワールド：生産ワールド{ $production }、単発生産ワールド{ $windfall }

## Why not

race-illegal-over = ゲームは終了しています。
race-illegal-not-asked = 今はあなたが決める番ではありません。
race-illegal-wrong-answer = 今の質問への答えではありません。
race-illegal-wrong-count = カードをちょうど{ $cards }枚選んでください。
race-illegal-too-many = 選べるのはカード{ $cards }枚までです。
race-illegal-not-in-hand = 手札にないカードが含まれています。
race-illegal-not-explored = 残せるのは今見たカードだけです。
race-illegal-one-action = アクションはラウンドごとに1つ選びます。
race-illegal-two-actions = アクションはラウンドごとに2つ選びます。
race-illegal-not-a-pair = このアクションの組み合わせは選べません。
race-illegal-cannot-place = { $card }は出せません。{ $why }。
race-illegal-no-such-way = この方法では移住できません。
race-illegal-no-good = { $world }にあなたの製品はありません。
race-illegal-sell-first = 消費の前に製品を売らなければなりません。
race-illegal-no-such-power = { $card }にそのようなパワーはありません。
race-illegal-power-used = { $card }のこのパワーは使用済みです。
race-illegal-power-useless = { $card }のこのパワーは今は使えません。
race-illegal-wrong-goods = このパワーには、対応する種類の製品がちょうど{ $goods }個必要です。
race-illegal-no-such-number = 数字は{ $low }から{ $high }までです。
race-illegal-must-consume = 使わなければならない消費のパワーが残っています。
race-illegal-cannot-produce = { $world }は今は生産できません。

race-why-not-a-development = 発展ではありません
race-why-not-a-world = ワールドではありません
race-why-already-placed = 同じ名前の発展がすでに場にあります
race-why-must-use = まだ{ $card }のパワーを使わなければなりません
race-why-too-expensive = コストは{ $cost }ですが、支払いに使えるカードは{ $cards }枚です
race-why-too-strong = 防衛力{ $defense }に対して、軍事力は{ $strength }です
race-why-too-strong-and-expensive = 防衛力{ $defense }に対して軍事力は{ $strength }、支払う場合はコスト{ $cost }に対してカードは{ $cards }枚です

## Where the game is and how things stand

race-now = 第{ $round }ラウンド・{ $step }
race-now-last-round = 第{ $round }ラウンド（このままなら最終）・{ $step }
race-now-opening = 最初のラウンドの前
race-now-over = ゲームは第{ $round }ラウンドで終了した
race-source-chips = 勝利点チップ
race-source-worlds = ワールド
race-source-developments = 発展
race-source-six-cost = コスト6の発展
race-position-table = 残りの勝利点{ $pool }、山札{ $deck }枚、捨て札{ $discard }枚
race-position-seat = { $seat }：勝利点{ $score }（うちチップ{ $chips }）、手札{ $hand }枚、軍事力{ $military }
race-position-drawn = { $seat }：{ race-cards-taken }見ている
race-position-chose = { $seat }の選択：{ $pick }
race-position-tableau = { $seat }の場：{ $cards }
race-position-good = { $card }［{ race-good }］
race-position-hand = あなたの手札：{ $cards }
race-position-explored = 見ているカード：{ $cards }
race-position-answer = あなたの答え：{ $answer }

# The button that gives an answer: one or two words.
race-verb = { $kind ->
    [discard] 捨てる
    [choose] 決定
    [keep] 残す
    [develop] 発展
    [pay] 支払う
    [settle] 移住
    [sell] 売る
    [consume] 消費
   *[produce] 生産
}
# Every good that can be consumed, at once.
race-preset-consume = すべて消費：{ $reward }
# A sale, and then every good that can be consumed.
race-preset-sell = 売ってからすべて消費：{ $reward }

## Points that an answer brings, by their source
race-gain =
    { $source ->
        [chips] チップで{ $number }点
        [worlds] ワールドで{ $number }点
        [developments] 発展で{ $number }点
       *[six_cost] コスト6の発展で{ $number }点
    }
