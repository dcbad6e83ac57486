# The page's own words about Race for the Galaxy. What is said at the table is in the game's other files.

web-game-race = レース・フォー・ザ・ギャラクシー
web-game-race-line = ワールドと発展で帝国を築くゲーム。全員が秘密にフェイズを選び、選ばれたフェイズは全員が行います。
web-game-race-about = 2〜4人用のカードゲーム。カードはワールドであり、発展であり、お金であり、製品でもあります。相手の選択を読むことがゲームの半分です。
web-variant-race-standard = 標準
web-variant-race-first-game = はじめてのゲーム（手札固定）
web-variant-race-advanced = 2人用上級（アクションを2つ選ぶ）

## Rules

web-rules-race-goal =
    ワールドと発展を自分の前に並べ、製品を消費して勝利点を集め、銀河一の帝国を築きます。終了時に最も得点の多い人が勝ちです。
web-rules-race-cards-title = カードがすべて
web-rules-race-cards =
    カードには3つの使い道があります。
    – 場に出す：ワールドは移住フェイズに、発展は発展フェイズに出します。
    – お金にする：コスト3のカードを出すには、ほかの手札を3枚捨てます。
    – 製品にする：ワールドの上に裏向きに置かれたカードが製品です。
    隅の数字がコスト、金色の六角形が勝利点です。アイコンは、そのカードのパワーが働くフェイズを示します。同じ発展は1枚しか場に出せません。
    初期ワールド1枚と手札4枚で始めます。
web-rules-race-round =
    全員が7つのアクションから1つを秘密に選び、一斉に公開します。1人でも選んだフェイズは、順番どおりに全員が行います。選んだ人はボーナスも得ます。誰も選ばなかったフェイズは行われません。
    ラウンドの終わりに、手札が10枚を超えていたら10枚になるまで捨てます。
web-rules-race-phases =
    – I 探索：カードを2枚見て1枚残します。ボーナスは、見る枚数+5、または見る枚数+1と残す枚数+1です。
    – II 発展：発展を1枚出してコストを支払います。ボーナスでコストが1下がります。
    – III 移住：ワールドを1枚出します。コストを支払うか、軍事ワールドなら征服します。ボーナスで移住後にカードを1枚引きます。
    – IV 消費：まず、ボーナス「交易」があれば製品を1個売ってカードを引きます。次に消費のパワーを使い、製品を勝利点やカードに変えます。もう1つのボーナス「勝利点2倍」は、この勝利点を2倍にします。使えるパワーは使わなければなりません。
    – V 生産：製品のない生産ワールドすべてに製品が1個置かれます。ボーナスで単発生産ワールド1枚にも製品を置きます。
    これに自分のカードのパワーが加わります。あるフェイズに出したカードは、次のフェイズから働きます。
web-rules-race-military-title = 軍事ワールド
web-rules-race-military =
    赤い盾のワールドは、支払うのではなく征服します。自分の軍事力が防衛力以上でなければなりません。軍事力は自分のカードの合計で、使っても減りません。特定のワールドにだけ有効な軍事力もあります。
    「接触の専門家」があれば軍事ワールドに支払いで移住できますが、エイリアンテクノロジーワールドには使えません。
web-rules-race-goods-title = 製品
web-rules-race-goods =
    製品は4種類で、売値は芸術品がカード2枚、稀少元素が3枚、遺伝子工学が4枚、エイリアンテクノロジーが5枚です。
    全体に色の付いた惑星は生産ワールドで、生産フェイズのたびに製品ができます。色の輪がある惑星は単発生産ワールドで、出したときに製品が1個付きますが、その後、自力では生産しません。灰色のワールドに製品はありません。1枚のワールドに置ける製品は1個だけです。
web-rules-race-end =
    誰かの場のカードが12枚になるか、勝利点チップ（1人につき12点）がなくなったラウンドで終わります。
    カードの勝利点、勝利点チップ、コスト6の発展の得点を合計します。同点なら、手札と製品の合計が多い人の勝ちです。
web-rules-race-variants =
    – はじめてのゲーム：決まった初期ワールドと、相性のよい手札4枚で始めます。
    – 2人用上級：毎ラウンド、アクションを2つ選びます。発展と移住は、同じアクションを2回選べます。
web-rules-race-tips =
    – 序盤はカードが足りません。探索するか、交易で製品を売りましょう。遺伝子工学なら4枚になります。
    – 自分だけが得をするフェイズを選びましょう。相手が移住しそうなら、それに便乗して別のものを選べます。
    – 相性のよいカードを2、3枚見つけましょう。生産ワールドと消費のパワーの組み合わせや、強い軍事力などです。
    – コスト6の発展は、何を集めればよいかを教えてくれます。

## Board

web-race-phase-explore = 探索
web-race-phase-develop = 発展
web-race-phase-settle = 移住
web-race-phase-consume = 消費
web-race-phase-produce = 生産
web-race-choose = 選択
web-race-limit = 手札上限
web-race-tableau = あなたの場札
web-race-tableau-of = { $name }の場札
web-race-placed = 場札の枚数
web-race-hand = 手札
web-race-hand-empty = 手札はありません
web-race-hand-new = 新規{ $count }枚
web-race-explored = 探索したカード
web-race-military = 軍事力
web-race-goods = 製品
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
web-race-carries = 製品あり
web-race-enlarge = { $name }の場札を拡大
web-race-shown = 全員が見た手札
web-race-unseen-line = まだ見ていないカードは{ $cards }枚です。山札、ほかの人の手札、ワールドの下、捨て札のどこかにあります。
web-race-only-military = 軍事ワールドのみ
web-race-worlds-of = ワールド：{ $kind }
web-race-worlds-gray = 製品のないワールド
web-race-developments = 発展
web-race-six-costs = コスト6の発展
# The name of a card that is about to be placed, for a screen reader.
web-race-planned = { $card }（予定）

web-race-course = 勝敗は勝利点で決まります。点になるのは、出したカード、製品が生むチップ、そして自分の場に応じて点数が決まるコスト6の発展です。

## What puzzles are about
web-race-puzzle =
    { $theme ->
        [discard] 何を捨てるか
        [choose] どのアクションか
        [keep] 何を残すか
        [develop] どの発展か
        [pay] 支払い
        [settle] どのワールドか
        [sell] どの製品を売るか
        [consume] パワーの順番
        [produce] どこで生産するか
        [end] いま終わらせるか
       *[other] その他
    }
