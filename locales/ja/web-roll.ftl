# The page's own words about Roll for the Galaxy. What is said at the table is in the game's other files.

web-game-roll = ロール・フォー・ザ・ギャラクシー
web-game-roll-line = 労働者のダイスを振ってフェイズに割り当て、7色のダイスで銀河に移住します。
web-game-roll-about = 2〜5人用のダイスゲーム。ダイスはあなたの民です。探索し、建設し、移住し、生産し、出荷します。全員の秘密の割り当てが、行われるフェイズを決めます。
web-variant-roll-standard = 標準
web-variant-roll-first-game = はじめてのゲーム（最初のタイルは配置済み）

## Rules

web-rules-roll-goal =
    あなたの民であるダイスを使って、発展を完成させ、ワールドに移住し、製品を出荷して勝利点を得ます。終了時に最も得点の多い人が勝ちです。
web-rules-roll-dice-title = ダイス
web-rules-roll-dice =
    カップのダイスは、このラウンドに振る労働者です。市民エリアのダイスは労働者ではなく、1クレジットで雇用すると労働者になります。ワールドの上の製品や、建設中のタイルの上のダイスもあります。
    色は7つで、面の構成が異なります。ホーム（H、四角）、軍事（M、盾）、消費（C、五角形）、芸術品（N、丸）、稀少元素（R、ひし形）、遺伝子工学（G、六角形）、エイリアンテクノロジー（A、三角）。面は5つのフェイズのどれか、または星です。星はワイルドで、どのフェイズにも置けます。
    タイルには発展とワールドの2面があり、どちらを建設するかは自分で決めます。
web-rules-roll-round =
    – カップのダイスをすべて、ほかの人に見えないように振り、出た面のフェイズの下に置きます。
    – フェイズを選びます。好きなダイスを1個フェイズストリップに置きます。出目は問いません。そのダイスは選んだフェイズの労働者になります。
    – リアサイン：発展のパワーや、労働者を1人脇に置いて別の1人を動かす「命令」で、出目を補えます。
    – 公開：誰かが選んだフェイズは全員が行います。2人プレイではダイスをもう1個振ってフェイズを加えます。ほかのフェイズの労働者はカップに戻ります。
    – フェイズを順番に行い、最後に帝国を管理します。
web-rules-roll-phases-title = フェイズ
web-rules-roll-phases =
    – I 探索：探索者はそれぞれ、備蓄して2クレジットを得るか、偵察します。偵察では建設地区のタイルを好きなだけ捨て、それより1枚多く引き、好きな面を上にして山の下に入れます。
    – II 発展：開発者を一番上の発展に置きます。コスト1につきダイス1個です。完成すると帝国に加わり、ダイスは市民エリアに移ります。未完成のものは次の機会に続けます。
    – III 移住：移住者とワールドで同じことをします。ワールドは新しいダイスをもたらすことがよくあります。
    – IV 生産：生産者はそれぞれ、空きのある灰色以外のワールドの製品になります。
    – V 出荷：出荷人はそれぞれ製品を1個取り、交易か消費をします。交易では芸術品ワールドで3、稀少元素で4、遺伝子工学で5、エイリアンテクノロジーで6クレジットを得ます。消費では1点、製品がワールドと同じ色なら+1点、出荷人が同じ色なら+1点です。消費ダイスはここではすべての色として扱います。出荷人と製品のダイスは市民エリアに移ります。
web-rules-roll-empire-title = 帝国の管理
web-rules-roll-empire =
    ラウンドの終わりに、市民エリアのダイスを1個につき1クレジットで、支払える限り雇用してカップに入れます。クレジットは1未満にならず、10を超えません。
    その後、タイルやワールドの上のダイスをカップに呼び戻せます。それでもカップが空なら、少なくとも1個は呼び戻さなければなりません。
web-rules-roll-end =
    VPチップ（1人につき12点）がなくなるか、誰かの帝国のタイルが12枚になったラウンドで終わります（党派タイルは2枚と数えます）。
    発展とワールドはコストがそのまま得点です。チップの点と、コスト6の発展による点を加えます。同点なら、カップのダイスとクレジットの合計が多い人の勝ちです。
web-rules-roll-variants =
    – はじめてのゲーム：最初の2枚のタイルは配置済みです。
web-rules-roll-tips =
    – クレジットがあればダイスが戻ってきます。尽きる前に備蓄や交易をしましょう。
    – 自分に最も必要で、ほかの誰も選びそうにないフェイズを選びましょう。
    – まずは安いワールドから。ダイスが増えれば、すべてが増えます。
    – ワールドと同じ色の製品を同じ色の出荷人で消費すると、1個で3点になります。

## Board

web-roll-mat = フェイズと労働者
web-roll-column = { $phase }：労働者{ $count }人
# A head of a column, as a button.
web-roll-select = { $phase }を選ぶ
web-roll-on-strip = { $phase }を選択
web-roll-selected-by = { $name }が選択
web-roll-extra-die = 2人プレイの追加ダイス
web-roll-extra-mark = +ダイス
web-roll-wild = ワイルドのダイス
web-roll-dictate = 命令
web-roll-part-select = フェイズを選ぶ
web-roll-part-wild = ワイルドを置く
web-roll-part-use = リアサイン
web-roll-part-dictate = 命令：1個置けば別の1個を移せる
web-roll-no-way-dictate = このダイスをそこへ移せるパワーがありません。先に別のダイスを「命令」に置けば移せます。
web-roll-no-way = このダイスをそこへ移せるパワーがありません。
web-roll-using = { $power }：{ $most }人中{ $moved }人を移動
web-roll-reserve = カップと市民
web-roll-reserve-stacks = カップ、市民、建設の山
web-roll-supply = クレジット、VP、サプライ
web-roll-dice = { $count ->
    [1] { $die }、{ $place }
   *[other] { $die } × { $count }、{ $place }
}
web-roll-cup = カップ
web-roll-cup-rolled = ダイス{ $count }個を割り当て中
web-roll-citizenry = 市民
web-roll-credits = クレジット
web-roll-credits-of = クレジット：{ $count }（最大{ $most }）
web-roll-vp-chips = VPチップ
web-roll-pool = 残りのVPチップ
web-roll-bag = 布袋の中のタイル
web-roll-abandoned = 捨てられたタイル
web-roll-last-round = 最終ラウンド
web-roll-developments = 発展
web-roll-worlds = ワールド
web-roll-tiles = 山のタイル{ $count }枚
web-roll-stack-top = { $name }：ダイス{ $dice }/{ $cost }
web-roll-stack-empty = { $stack }：建設するものなし
web-roll-progress = ダイス{ $dice }個、印刷コスト{ $cost }
web-roll-need = あと{ $count }個
web-roll-fan = 山のタイル全{ $count }枚を見る
web-roll-fan-close = マットに戻る
web-roll-empty = 空
web-roll-top = 一番上
web-roll-now = 即時
web-roll-tableau-title = 帝国
web-roll-tableau = 帝国：12枚中{ $count }枚
web-roll-with-goods = { $name }、製品{ $count }個
web-roll-pair = 最初の2枚：それぞれ片面ずつ使う
web-roll-drawn = 置くタイル：面を選ぶか、山へドラッグ（{ $count }枚）
# On a phone the stacks are not in sight then.
web-roll-drawn-tap = 置くタイル：面を選ぶ（{ $count }枚）
web-roll-zone = あなたの建設地区
web-roll-abandoning = この偵察で捨てたタイル：{ $count }枚
web-roll-placed = これまでに置いたタイル
web-roll-take = { $name }を手に取る
web-roll-take-up = { $name }をもう一度手に取る
web-roll-keep = 捨てるのをやめる：{ $name }
web-roll-two-sided = 両面タイル
web-roll-flip = 裏返して{ $name }にする
web-roll-other-side = 裏面：
web-roll-other-half = もう半分：
web-roll-enlarge = { $name }をすべて見る
web-roll-kind-development = 発展
web-roll-kind-novelty = 芸術品ワールド
web-roll-kind-rare = 稀少元素ワールド
web-roll-kind-genes = 遺伝子工学ワールド
web-roll-kind-alien = エイリアンワールド
web-roll-kind-gray = 灰色のワールド
web-roll-unseen-line = 見えていないタイルは{ $count }枚：布袋に{ $bag }枚、捨てられたものが{ $abandoned }枚、残りはほかの人の山と手元にあります。どのタイルも両面です。
web-roll-watch = 表示する帝国

web-roll-course = 勝敗は勝利点で決まります。点になるのは、建てたタイルのコスト、消費した製品のチップ、そして自分の帝国などに応じて点数が決まるコスト6の発展です。

## What puzzles are about
web-roll-puzzle =
    { $theme ->
        [open] 初手
        [assign] どのフェイズか
        [explore] 偵察か備蓄か
        [abandon] 捨てて引き直す
        [place] どちらの面か
        [give] 何を戻すか
        [build] 先に何を建てるか
        [use] パワーを使うか
        [save] 何を残すか
        [remove] どのダイスを返すか
        [produce] どこで生産するか
        [ship] 交易か消費か
        [buy] 支払い方
        [recruit] どのダイスを雇用するか
        [recall] 何を呼び戻すか
        [end] いま終わらせるか
       *[other] その他
    }
