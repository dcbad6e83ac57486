# Race for the Galaxy: what is said at the table. Names of cards and words of the rules are in pieces-race.ftl.

## Parts that other messages use

# A number of cards that something is worth or that are there.
race-cards = カード{ $cards }枚
# A number of cards that somebody draws, pays or discards.
race-cards-taken = カードを{ $cards }枚
# A good of a kind, or of any.
race-good = { $kind ->
    [any] 任意の商品
    [novelty] 嗜好品の商品
    [rare] 希少元素の商品
    [genes] 遺伝子の商品
   *[alien] エイリアン技術の商品
}
# A number of goods of a kind, or of any.
race-goods = { $kind ->
    [any] 任意の商品
    [novelty] 嗜好品の商品
    [rare] 希少元素の商品
    [genes] 遺伝子の商品
   *[alien] エイリアン技術の商品
}{ $goods }個
# All worlds of a kind, or all.
race-worlds = { $kind ->
    [any] 世界
    [novelty] 嗜好品の世界
    [rare] 希少元素の世界
    [genes] 遺伝子の世界
   *[alien] エイリアン技術の世界
}
# A kind that worlds or goods are of.
race-of-kind = { $kind ->
    [novelty] 嗜好品
    [rare] 希少元素
    [genes] 遺伝子
   *[alien] エイリアン技術
}
# A phase that a power is of.
race-phase = { $phase ->
    [explore] 探査
    [develop] 開発
    [settle] 入植
    [trade] 交易
    [consume] 消費
   *[produce] 生産
}

# What a seat chose.
race-chosen-two = { $first }と{ $second }
race-chosen-twice = { $action }（二回）
race-chosen-nothing = まだなし

# What something brings.
race-reward-nothing = なし
race-reward-vp = 勝利点{ $vp }
race-reward-cards = { race-cards }
race-reward-both = 勝利点{ $vp }と{ race-cards }

# Where cards come from or go to, or what a good is made by; it follows what happened.
race-cause-deal = （配札）
race-cause-explore = （探査）
race-cause-bonus = （{ $action }の選択ボーナス）
race-cause-power = （{ $card }の能力）
race-cause-sale = （{ $world }の商品の売却）
race-cause-payment = （{ $card }の支払い）
race-cause-production = （生産）
race-cause-windfall = （恩恵世界）
race-cause-hand-limit = （手札上限）

# Parts of a sum.
race-reason-rule = { $amount }（基本）
race-reason-price = { $amount }（{ race-good }）
race-reason-card = { $amount }（{ $card }）
race-reason-bonus = { $amount }（{ $action }の選択）
race-reason-thrown = { $amount }（{ $card }を廃棄）

## What happened

race-event-start-world = { $seat }：初期世界は{ $card }
race-event-dealt = { $seat }：{ race-cards-taken }受け取る
race-event-drew = { $seat }：{ race-cards-taken }引く{ $cause }
race-event-saw = { $seat }が見たカード：{ $cards }
race-event-discarded = { $seat }：{ race-cards-taken }捨てる{ $cause }
race-event-threw = { $seat }が捨てたカード：{ $cards }
race-event-sealed = { $seat }：決定済み
race-event-round-began = 第{ $round }ラウンド開始
race-event-chose = { $seat }の公開：{ $pick }
race-event-kept = { $seat }：カードを{ $kept }枚残し、{ $discarded }枚捨てる
race-event-kept-cards = { $seat }が残したカード：{ $kept }／捨てたカード：{ $discarded }
race-event-passed = { $seat }：何も出さない
race-event-placed = { $seat }：{ $card }を出す
race-event-good-with-world = { $seat }：{ $world }とともに{ race-good }を得る
race-event-good-produced = { $seat }：{ $world }で{ race-good }を生産
race-event-good-placed = { $seat }：{ $world }で{ race-good }を生産{ $cause }
race-event-developed = { $seat }：{ $card }を{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}開発
race-event-settled = { $seat }：{ $world }に{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}入植
race-event-settled-throwing = { $seat }：{ $world }に{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}入植（{ $thrown }を廃棄）
race-event-conquered = { $seat }：{ $world }を征服（軍事力{ $strength } 対 防衛力{ $defense }）
race-event-conquered-throwing = { $seat }：{ $world }を征服（軍事力{ $strength } 対 防衛力{ $defense }、{ $thrown }を廃棄）
race-event-negotiated = { $seat }：軍事世界の{ $world }に征服せず{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}入植
race-event-negotiated-throwing = { $seat }：軍事世界の{ $world }に征服せず{ $cards ->
    [0] 無料で
   *[other] { race-cards }で
}入植（{ $thrown }を廃棄）
race-event-sold = { $seat }：{ $world }の商品を売り、{ race-cards-taken }得る
race-event-used = { $seat }：{ $card }の能力を使用、{ $reward }
race-event-consumed = { $seat }：{ $card }の能力で{ $worlds }の商品{ $goods }個を消費、{ $reward }
race-event-consumed-hand = { $seat }：{ $card }の能力で{ race-cards-taken }捨て、勝利点{ $vp }
race-event-gambled = { $seat }：{ $card }の能力で{ $number }に賭け、{ $flipped }（{ $price }）をめくる：{ $result ->
    [won] 当たり
   *[lost] 外れ
}
race-event-reshuffled = 捨て札が新しい山札になる：{ race-cards }
race-event-game-ended = 第{ $round }ラウンドでゲーム終了

## Answers, as they go on from a player's name

race-answer-discard = 捨てる：{ $cards }
race-answer-choose = 選択：{ $pick }
race-answer-keep = 残す：{ $cards }
race-answer-no-development = 開発を出さない
race-answer-no-world = 世界を出さない
race-answer-place = 出す：{ $card }
race-answer-pay = 支払い：{ $cards }
race-answer-pay-nothing = 支払いなし
race-answer-conquer = 世界を征服
race-answer-negotiate = 軍事世界への支払い：{ $cards }
race-answer-throwing = { $answer }（廃棄：{ $cards }）
race-answer-sell = { $world }の商品を売る
race-answer-use = { $card }を使う
race-answer-consume = { $card }を使う（商品：{ $worlds }）
race-answer-consume-hand = { $card }を使う（捨てる：{ $cards }）
race-answer-gamble = { $card }を使い、{ $number }に賭ける
race-answer-stop = これ以上能力を使わない
race-answer-produce = { $world }で商品を生産

## Questions

race-ask-opening = 手札{ $hand }枚のうち{ $cards }枚を捨ててください。残りが最初の手札になります。
race-ask-hand-limit = 手札は{ $hand }枚、上限は{ $limit }枚です。{ $cards }枚を捨ててください。
race-ask-choose = このラウンドのアクションを選んでください。
race-ask-choose-pair = このラウンドのアクションを二つ選んでください。
race-ask-keep = カードを{ $explored }枚見ています。手元に残す{ $cards }枚を選んでください。
race-ask-develop = 開発を一枚出すか、何も出さないかを選んでください。
race-ask-pay = { $card }の支払いです。捨てるカードを{ $cards }枚選んでください。
race-ask-settle = 世界を一枚出すか、何も出さないかを選んでください。
race-ask-pay-world = { $world }にどの方法で入植しますか？
race-ask-sell = 売る商品を一つ選んでください。
race-ask-consume = 消費の能力を使ってください。消費できる商品は必ず消費します。
race-ask-consume-optional = 消費の能力をさらに使うか、消費を終えてください。
race-ask-produce = { $action }の選択ボーナスです。商品を生産する恩恵世界を選んでください。
race-ask-produce-power = { $card }の能力です。商品を生産する恩恵世界を選んでください。

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
    [0] 征服せず無料で入植
   *[other] 征服せず{ race-cards-taken }支払う
}
race-pick-negotiate-throwing = { $cards ->
    [0] 征服せず無料で入植
   *[other] 征服せず{ race-cards-taken }支払う
}（{ $thrown }を廃棄）
race-pick-conquer = 征服：軍事力{ $strength } 対 防衛力{ $defense }
race-pick-conquer-throwing = 征服：軍事力{ $strength } 対 防衛力{ $defense }（{ $thrown }を廃棄）
race-pick-consume-hand = { $card }：{ $most }枚まで捨て、それぞれ勝利点{ $vp }
race-offer-develop = { $card }を開発（{ $cost }）
race-offer-no-development = 開発を出さない
race-offer-settle = { $world }に入植（{ $cost }）
race-offer-conquer = { $world }を征服（{ $strength } 対 { $defense }）
race-offer-no-world = 世界を出さない
race-offer-sell = { $world }の{ race-good }を売る（{ race-cards }）
race-offer-use = { $card }：{ $reward }
race-offer-consume = { $card }（商品：{ $worlds }）：{ $reward }
race-offer-gamble = { $card }：{ $number }に賭ける
race-offer-stop = 消費を終える
race-offer-produce = { $world }で{ race-good }を生産

## What an answer costs and brings

race-detail-cost-printed = コスト{ $cost }（表記どおり）
race-detail-cost = コスト{ $cost }：表記{ $printed }、{ $reasons }
race-detail-military = 軍事力{ $strength } 対 防衛力{ $defense }：{ $reasons }
race-detail-score = あなたの得点：{ $change }（合計{ $score }）
race-detail-hand-left = 残りの手札：{ race-cards }
race-detail-draw = { race-cards-taken }引く（{ $card }の能力）
race-detail-draw-bonus = { race-cards-taken }引く（{ $action }の選択ボーナス）
race-detail-sale = 売値は{ race-cards }：{ $reasons }
race-detail-doubled = { $action }により勝利点が倍になる
race-detail-gamble = まだ見ていない{ $unseen }枚のうち{ $fitting }枚がこのコストまたは防衛力
race-detail-look = { race-cards-taken }見る：{ $reasons }
race-detail-keep = { race-cards-taken }残す：{ $reasons }
race-preview-explore = { $look }枚見て{ $keep }枚残す
race-preview-goods = 商品は{ $goods }個
race-preview-produce = 商品のない世界：生産世界{ $production }、恩恵世界{ $windfall }

## Why not

race-illegal-over = ゲームは終わっています。
race-illegal-not-asked = 今はあなたの番ではありません。
race-illegal-wrong-answer = 今の質問への答えではありません。
race-illegal-wrong-count = カードをちょうど{ $cards }枚選んでください。
race-illegal-too-many = 選べるのはカード{ $cards }枚までです。
race-illegal-not-in-hand = 手札にないカードが含まれています。
race-illegal-not-explored = 残せるのは今見たカードだけです。
race-illegal-one-action = アクションはラウンドごとに一つ選びます。
race-illegal-two-actions = アクションはラウンドごとに二つ選びます。
race-illegal-not-a-pair = この二つのアクションは同時に選べません。
race-illegal-cannot-place = { $card }は出せません。{ $why }。
race-illegal-no-such-way = この方法では入植できません。
race-illegal-no-good = { $world }にあなたの商品はありません。
race-illegal-sell-first = 消費の前に商品を売らなければなりません。
race-illegal-no-such-power = { $card }にそのような能力はありません。
race-illegal-power-used = { $card }のこの能力は使用済みです。
race-illegal-power-useless = { $card }のこの能力を使える対象がありません。
race-illegal-wrong-goods = この能力には、対応する種類の商品がちょうど{ $goods }個必要です。
race-illegal-no-such-number = 数字は{ $low }から{ $high }までです。
race-illegal-must-consume = 使わなければならない消費の能力が残っています。
race-illegal-cannot-produce = { $world }は今は生産できません。

race-why-not-a-development = 開発ではありません
race-why-not-a-world = 世界ではありません
race-why-already-placed = 同じ名前の開発がすでに場にあります
race-why-too-expensive = コストは{ $cost }ですが、支払いに使えるカードは{ $cards }枚です
race-why-too-strong = 防衛力{ $defense }に対して、軍事力は{ $strength }です
race-why-too-strong-and-expensive = 防衛力{ $defense }に対して軍事力は{ $strength }、支払う場合はコスト{ $cost }に対してカードは{ $cards }枚です

## Where the game is and how things stand

race-now = 第{ $round }ラウンド・{ $step }
race-now-last-round = 第{ $round }ラウンド（このままなら最終）・{ $step }
race-now-opening = 最初のラウンドの前
race-now-over = 第{ $round }ラウンドで終了
race-source-chips = 勝利点チップ
race-source-worlds = 世界
race-source-developments = 開発
race-source-six-cost = コスト6の開発
race-position-table = 残りの勝利点{ $pool }、山札{ $deck }枚、捨て札{ $discard }枚
race-position-seat = { $seat }：勝利点{ $score }（うちチップ{ $chips }）、手札{ $hand }枚、軍事力{ $military }
race-position-drawn = { $seat }：{ race-cards-taken }見ている
race-position-chose = { $seat }の選択：{ $pick }
race-position-tableau = { $seat }の場：{ $cards }
race-position-good = { $card }［{ race-good }］
race-position-hand = あなたの手札：{ $cards }
race-position-explored = 見ているカード：{ $cards }
race-position-answer = あなたの答え：{ $answer }
