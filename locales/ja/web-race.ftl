# The page's own words about Race for the Galaxy. What is said at the table is in the game's other files.

web-game-race = レース・フォー・ザ・ギャラクシー
web-game-race-line = 世界と開発で帝国を築くゲーム。全員が秘密にフェイズを選び、選ばれたフェイズは全員が行います。
web-game-race-about = 2〜4人用のカードゲーム。カードは世界であり、開発であり、お金であり、商品でもあります。相手の選択を読むことがゲームの半分です。
web-variant-race-standard = 標準
web-variant-race-first-game = はじめてのゲーム（手札固定）
web-variant-race-advanced = 二人用上級（アクションを二つ選ぶ）

## Rules

web-rules-race-goal =
    世界と開発を自分の前に並べ、商品を消費して勝利点を集め、銀河一の帝国を築きます。終了時に最も得点の多い人が勝ちです。
web-rules-race-cards-title = カードがすべて
web-rules-race-cards =
    カードには三つの使い道があります。
    – 場に出す：世界は入植フェイズに、開発は開発フェイズに出します。
    – お金にする：コスト3のカードを出すには、ほかの手札を3枚捨てます。
    – 商品にする：世界の上に裏向きに置かれたカードが商品です。
    隅の数字がコスト、金色の六角形が勝利点です。アイコンは、そのカードの能力が働くフェイズを示します。同じ開発は一枚しか場に出せません。
    初期世界一枚と手札四枚で始めます。
web-rules-race-round =
    全員が七つのアクションから一つを秘密に選び、一斉に公開します。一人でも選んだフェイズは、順番どおりに全員が行います。選んだ人はボーナスも得ます。誰も選ばなかったフェイズは行われません。
    ラウンドの終わりに、手札が10枚を超えていたら10枚になるまで捨てます。
web-rules-race-phases =
    – I 探査：カードを2枚見て1枚残します。ボーナスは、見る枚数+5、または見る枚数+1と残す枚数+1です。
    – II 開発：開発を一枚出してコストを支払います。ボーナスでコストが1下がります。
    – III 入植：世界を一枚出します。コストを支払うか、軍事世界なら征服します。ボーナスで入植後にカードを1枚引きます。
    – IV 消費：まず、ボーナス「交易」があれば商品を一つ売ってカードを引きます。次に消費の能力を使い、商品を勝利点やカードに変えます。もう一つのボーナス「勝利点2倍」は、この勝利点を2倍にします。使える能力は使わなければなりません。
    – V 生産：商品のない生産世界すべてに商品が一つ置かれます。ボーナスで恩恵世界一つにも商品を置きます。
    これに自分のカードの能力が加わります。あるフェイズに出したカードは、次のフェイズから働きます。
web-rules-race-military-title = 軍事世界
web-rules-race-military =
    赤い盾の世界は、支払うのではなく征服します。自分の軍事力が防衛力以上でなければなりません。軍事力は自分のカードの合計で、使っても減りません。特定の世界にだけ有効な軍事力もあります。
    「接触の専門家」があれば軍事世界を支払いで得られますが、エイリアン技術の世界には使えません。
web-rules-race-goods-title = 商品
web-rules-race-goods =
    商品は四種類で、売値は嗜好品がカード2枚、希少元素が3枚、遺伝子が4枚、エイリアン技術が5枚です。
    全体に色の付いた惑星は生産世界で、生産フェイズのたびに商品ができます。色の輪がある惑星は恩恵世界で、出したときに商品が一つ付きますが、その後、自力では生産しません。灰色の世界に商品はありません。一つの世界に置ける商品は一つだけです。
web-rules-race-end =
    誰かの場のカードが12枚になるか、勝利点チップ（一人につき12点）がなくなったラウンドで終わります。
    カードの勝利点、勝利点チップ、コスト6の開発の得点を合計します。同点なら、手札と商品の合計が多い人の勝ちです。
web-rules-race-variants =
    – はじめてのゲーム：決まった初期世界と、相性のよい手札四枚で始めます。
    – 二人用上級：毎ラウンド、アクションを二つ選びます。開発と入植は、同じアクションを二回選べます。
web-rules-race-tips =
    – 序盤はカードが足りません。探査するか、交易で商品を売りましょう。遺伝子なら4枚になります。
    – 自分だけが得をするフェイズを選びましょう。相手が入植しそうなら、それに便乗して別のものを選べます。
    – 相性のよいカードを二、三枚見つけましょう。生産世界と消費の能力の組み合わせや、強い軍事力などです。
    – コスト6の開発は、何を集めればよいかを教えてくれます。

## Board

web-race-phase-explore = 探査
web-race-phase-develop = 開発
web-race-phase-settle = 入植
web-race-phase-consume = 消費
web-race-phase-produce = 生産
web-race-choose = 選択
web-race-limit = 手札上限
web-race-tableau = あなたの場札
web-race-tableau-of = { $name }の場札
web-race-placed = 場札の枚数
web-race-hand = 手札
web-race-hand-empty = 手札はありません
web-race-explored = 探査したカード
web-race-military = 軍事力
web-race-goods = 商品
web-race-goods-of = { $kind }：{ $count }
web-race-chips = 勝利点チップ
web-race-pool = 残りの勝利点
web-race-deck = 山札の枚数
web-race-discard = 捨て札の枚数
web-race-actions = アクションカード
web-race-last-round = このままなら最終ラウンド
web-race-sealed = 決定済み（非公開）
web-race-sealed-short = 決定
web-race-being-paid = 支払い中
web-race-to-pay = 支払い：あと{ $cards }枚
web-race-left = あと{ $cards }枚
web-race-complete = 完了
web-race-carries = 商品あり
web-race-enlarge = { $name }の場札を拡大
web-race-shown = 全員が見た手札
web-race-unseen-line = まだ見ていないカードは{ $cards }枚です。山札、ほかの人の手札、世界の下、捨て札のどこかにあります。
web-race-only-military = 軍事世界のみ
web-race-worlds-of = 世界：{ $kind }
web-race-worlds-gray = 商品のない世界
web-race-developments = 開発
web-race-six-costs = コスト6の開発
