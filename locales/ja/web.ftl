# The page's own words. What the games say is in their own files.

## Everywhere

web-close = 閉じる
web-loading = 読み込み中…
web-skip = 本文へ移動
web-nav = ページ
web-nav-lobby = 募集中の卓
web-nav-cards = カード
web-nav-rules = ルール
web-games = ゲーム
web-footer = Orreryは独立した非営利のプレイ環境です。ゲームの権利はそれぞれの作者と出版社にあります。画像はすべて独自に描いたものです。
web-language = 言語
web-theme = テーマ
web-theme-system = システム
web-theme-dark = ダーク
web-theme-light = ライト
web-contrast = ハイコントラスト
web-try-again = もう一度試す
web-try-now = 今すぐ試す
web-reload = ページを再読み込み
web-to-home = ホーム
web-save = 保存
web-copy = コピー
web-copied = リンクをコピーしました。
web-copy-by-hand = ブラウザーがコピーを許可していません。リンクを選択して手動でコピーしてください。

## What can go wrong

web-error-unreachable = サーバーに接続できません。サーバーの起動とネットワーク接続を確認してください。
web-error-missing = ここには何もありません。リンクが古いか、間違っているようです。
web-error-too-many = 操作が多すぎます。少し待ってからもう一度試してください。
web-error-other = 問題が発生しました。もう一度試すと解決するかもしれません。
web-refused = サーバーに拒否されました。何も変わっていません。
web-missing-title = ここには星がありません
web-missing-line = このアドレスの先には何もありません。リンクが古いか、間違っているようです。
web-offline = 接続が切れました。再接続しています。
web-outdated = 新しいバージョンのOrreryが動いています。続けるにはページを再読み込みしてください。
web-too-many-windows = この席を開いているウィンドウが多すぎます。一つ閉じてから再読み込みしてください。
web-paused = サーバーが保存できないため一時停止中です。選択は残り、自動的に再開します。

## First page

web-home-title = 三つの銀河を、あなたの卓に
web-home-line = ボットとすぐに対戦、または友達にリンクを送って対戦。登録もインストールも不要です。
web-name = あなたの名前
web-name-saved = 名前を保存しました。
web-my-games = あなたのゲーム
web-past-games = 終了したゲーム
web-with = 相手：{ $names }
web-play-now = すぐに遊ぶ
web-starting = 準備中…
web-invite = 友達を招待
web-learn = 遊び方
web-watch = 観戦
web-players-range = { $least }〜{ $most }人用
web-status-waiting = プレイヤー待ち
web-status-over = 終了
web-game-race = レース・フォー・ザ・ギャラクシー
web-game-race-line = 世界と開発で帝国を築くゲーム。全員が秘密にフェイズを選び、選ばれたフェイズは全員が行います。
web-game-race-about = 2〜4人用のカードゲーム。カードは世界であり、開発であり、お金であり、商品でもあります。相手の選択を読むことがゲームの半分です。
web-game-roll = ロール・フォー・ザ・ギャラクシー
web-game-roll-line = 労働者のダイスを振ってフェイズに送り、七色のダイスで星々に移住します。
web-game-roll-about = 2〜5人用のダイスゲーム。ダイスはあなたの民です。探索し、建設し、移住し、生産し、出荷します。全員の秘密の割り当てが、行われるフェイズを決めます。
web-game-defenders = プラネット・ディフェンダーズ
web-game-defenders-line = 三体のディフェンダーを九つの惑星の間で動かし、エネルギーを集めて暴走ロボットを捕獲します。
web-game-defenders-about = 2〜4人用の計画のゲーム。三体のディフェンダーは誰でも動かせます。うまく動かした人が、ロボットの捕獲と技術の獲得に必要なエネルギーを集めます。

## Making a table

web-new-table = 新しい卓：{ $game }
web-seats = 席の割り当て
web-seat-me = あなた
web-seat-friend = 友達（リンクで招待）
web-seat-bot = ボット：{ $level }
web-seat-open = 空席
web-seat-number = プレイヤー{ $number }
web-seat-add = 席を増やす
web-seat-remove = この席をなくす
web-bot-name = { $star }（{ $level }）
web-level-random = ランダム
web-level-easy = 初級
web-level-medium = 中級
web-level-hard = 上級
web-variant = ルール
web-variant-players = このルールの対応人数：{ $players }
web-variant-race-standard = 標準
web-variant-race-first-game = はじめてのゲーム（手札固定）
web-variant-race-advanced = 二人用上級（アクションを二つ選ぶ）
web-variant-roll-standard = 標準
web-variant-roll-first-game = はじめてのゲーム（最初の選択なし）
web-variant-defenders-base = 基本ゲーム
web-variant-defenders-advanced = 上級（追加アクション二回、順番自由）
web-clock = 持ち時間
web-clock-none = なし
web-clock-quick = 10分、一手ごとに10秒追加
web-clock-calm = 30分、一手ごとに20秒追加
web-clock-day = 一手につき1日
web-clock-days = 一手につき3日
web-listed = 募集中の卓の一覧に載せる
web-make = 卓を作る
web-make-links = 卓とリンクを作る
web-links-about = 友達に一人一つずつリンクを送ってください。リンクを開いた人がその席に着きます。
web-to-table = 卓へ

## Open tables and seat links

web-lobby-title = 募集中の卓
web-lobby-line = 誰かと遊ぶことも、観戦することもできます。
web-lobby-empty = プレイヤーを待っている卓は今ありません。
web-lobby-make = 自分で作る
web-join = 席に着く
web-claim-title = あなたの席が用意されています
web-claim-line = ほかの人に見える名前を決めて、席に着いてください。
web-claim-sit = この席に着く

## Your games on another device

web-own-link-title = ほかの端末で続ける
web-own-link-about = アカウント登録がないため、あなたのゲームはこのブラウザーに結び付いています。このリンクを使うと、ほかのブラウザーでも同じ名前でゲームを開けます。このブラウザーの記憶が消えたときにも元に戻せます。
web-own-link = あなた専用の秘密のリンク
web-own-link-make = リンクを作る
web-own-link-new = 新しいリンクを作る
web-own-link-exists = リンクはすでに作られていて、もう一度表示することはできません。新しく作ると前のリンクは使えなくなります。すでに開いた端末はそのまま使えます。
web-own-link-once = 今のうちに保存してください。もう一度表示することはできません。新しく作るとこのリンクは使えなくなります。
web-own-link-secret = このリンクを知っている人は、あなたとしてプレイできます。誰にも見せないでください。
web-keep-title = ゲームを失わないために
web-keep-line = あなたのゲームはこのブラウザーに結び付いています。秘密のリンクがあれば、記憶が消えても元に戻せ、ほかの端末でも続けられます。
web-recover-title = あなたのゲーム
web-recover-whose = { $name }さんのゲーム
web-recover-games =
    { $count ->
        [0] ゲームはまだありません。
       *[other] ゲームが{ $count }件あります。
    }
web-recover-many = ゲームが{ $count }件以上あります。
web-recover-ask = このブラウザーで{ $name }さんとしてプレイしますか？　ほかの端末はそのままで、リンクも引き続き使えます。
web-recover-own-title =
    { $count ->
       *[other] このブラウザーには{ $name }さんとしてのゲームが{ $count }件あります
    }
web-recover-own-line = 削除はされませんが、このブラウザーからは離れます。そのゲームのリンクがないと戻れなくなるため、先にリンクを保存してください。
web-recover-none = このブラウザーにはゲームがないため、失うものはありません。
web-recover-yes = ここで{ $name }さんとしてプレイ
web-recover-no = いいえ、このままにする
web-recover-done = { $name }さん、お帰りなさい。
web-recover-already = すでに{ $name }さんとしてプレイしています
web-recover-already-line = これはあなた自身のリンクです。ほかの端末であなたのゲームを開けます。

## Table

web-menu = メニュー
web-table-parts = 卓の表示
web-board = 卓
web-players = プレイヤー
web-log = ログ
web-log-empty = まだ何も起きていません。
web-log-earlier = 以前のログを表示
web-unseen = 未確認
web-round = 第{ $number }ラウンド
web-phases = このラウンドのフェイズ
web-phase-done = 終了
web-phase-now = 進行中
web-phase-coming = これから
web-phase-skipped = このラウンドはなし
web-phase-unknown = 未定
web-phase-trade = 交易
web-phase-assign = リアサイン
web-score = 得点
web-you = あなた
web-your-turn = あなたの番
web-thinking = 考え中
web-player-bot = ボット
web-player-stand-in = ボットが代わりにプレイ中
web-player-away = 席を外しています
web-player-resigned = 投了
web-time-left = 残り時間
web-wait = お待ちください…
web-waiting-for = 次の人を待っています：{ $names }
web-watching-turn = 観戦中。手番：{ $names }
web-waiting-title = プレイヤーを待っています
web-waiting-line = 全員が席に着くとゲームが始まります。
web-fill-bot = ここにボットを座らせる
web-stand-in-line = ボットがあなたの代わりにプレイしています。
web-return = 席に戻る
web-resigned-line = 投了しました。ボットが代わりに続けています。
web-automatic = 選択肢が一つだけのときは自動で選ぶ
web-leave = ボットに代わってもらう
web-resign = 投了する
web-resign-sure = 本当にこのゲームを投了しますか？
web-resign-yes = はい、投了します
web-keys = キー操作：1〜9と0で選択、Enterで決定、Escapeで選び直し、Uで取り消し、Hでヒント、Iで選択中のカードを表示。ログでは←→でカードを移動。
web-fact-cost = コスト
web-fact-defense = 防衛力
web-fact-good = 商品
web-fact-vp = 得点
web-piece-no-powers = これ自体に効果はありません。

## Prompt bar

web-options = 選択肢
web-options-all = すべての選択肢
web-options-more = ほか{ $count }件
web-choose = 選んでください
web-confirm = 決定
web-clear = 選び直す
web-confirm-draft = 完了
web-draft-go-on = まだ完成していません
web-draft-back = 一つ戻す
web-draft-restart = 最初から
web-pick-more = あと{ $count }枚選ぶ
web-pick-by-name = 名前から選ぶ
web-hint = ヒント
web-hint-thinking = 思考中…
web-hint-title = ボットの考え
# Above the list of answers: what the bars and the numbers behind them are.
web-hint-legend = 勝率と、ほかの最上位プレイヤーとの点差
web-hint-close = ヒントを閉じる
# Read aloud after a percentage, and after a number with a sign.
web-hint-win = の勝率
web-hint-margin = 点差
# What another player may do; the answers follow.
web-hint-expected = { $name }の予想：
web-undo = 取り消す：
web-why-not = 選べないもの：{ $count }件（理由を見る）
web-sheet-smaller = パネルを小さくする
web-sheet-larger = パネルを大きくする

## End

web-end-won = あなたの勝ちです！
web-end-shared = 勝利を分け合いました！
web-end-winner =
    { $count ->
       *[other] 勝者：{ $names }
    }
web-end-resigned = 投了：{ $names }
web-winner = 勝者
web-scores = 得点
web-score-source = 得点源
web-score-total = 合計
web-score-tie = 同点時の比較
web-chart = ラウンドごとの得点
web-chart-label = 全プレイヤーの得点の推移（{ $rounds }ラウンド）
web-rematch = もう一度遊ぶ
web-rematch-waiting = ほかの人を待っています…
web-to-rematch = 新しいゲームへ
web-show-table = 卓を見る
web-record = ゲームの記録をダウンロード

## Replay

web-replay = リプレイ
web-replay-controls = リプレイの操作
web-replay-first = 最初へ
web-replay-last = 最後へ
web-replay-back = 一手戻る
web-replay-forward = 一手進む
web-replay-round = ラウンド
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-move = { $all }手中{ $at }手目
web-replay-moves = すべての手
web-replay-hidden = 非公開の選択
web-replay-eyes = 視点
web-replay-eyes-own = あなたから見えていたもの
web-replay-eyes-all = すべて公開

## Cards

web-search = 検索
web-filter-kind = 種類
web-filter-phase = フェイズ
web-filter-roll-phase = フェイズ
web-filter-all = すべて
web-found = { $count }件
web-kind-world = 世界
web-kind-roll-world = ワールド
web-kind-start-world = 初期世界
web-kind-home-world = ホームワールド
web-kind-development = 開発
web-kind-roll-development = 発展
web-kind-faction = 党派
web-kind-action = アクション
web-kind-step = ラウンドの段階
web-kind-phase = フェイズ
web-kind-goods = 商品の種類
web-kind-keyword = キーワード
web-kind-die = ダイス
web-kind-planet = 惑星
web-kind-control-tile = 操縦タイル
web-kind-defender = ディフェンダー
web-kind-energy = エネルギー
web-kind-robot = ロボット
web-kind-technology = 技術
web-kind-player-board = プレイヤーボード

## Rules

web-rules-cards = すべてのカードを見る
web-rules-play = 遊ぶ
web-rules-own = これは、ここで遊べるルールを独自にまとめたものです。
web-rules-goal = ゲームの目的
web-rules-round = ラウンドの流れ
web-rules-turn = 手番
web-rules-phases = フェイズ
web-rules-end = ゲームの終わり
web-rules-variants = ほかの遊び方
web-rules-tips = はじめての方へ

## Rules of Race for the Galaxy

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

## Rules of Roll for the Galaxy

web-rules-roll-goal =
    あなたの民であるダイスを使って、発展を完成させ、ワールドに移住し、製品を出荷して勝利点を得ます。終了時に最も得点の多い人が勝ちです。
web-rules-roll-dice-title = ダイス
web-rules-roll-dice =
    カップのダイスは、このラウンドに振る労働者です。市民エリアのダイスは休んでいる労働者で、1クレジットで雇用できます。ワールドの上の製品や、建設中のタイルの上のダイスもあります。
    色は七つで、面の構成が異なります。ホーム（H、四角）、軍事（M、盾）、消費（C、五角形）、芸術品（N、丸）、稀少元素（R、ひし形）、遺伝子工学（G、六角形）、エイリアン（A、三角）。面は五つのフェイズのどれか、または星です。星はワイルドで、どのフェイズにも置けます。
    タイルには発展とワールドの二面があり、どちらを建設するかは自分で決めます。
web-rules-roll-round =
    – カップのダイスをすべて、ほかの人に見えないように振り、出た面のフェイズの下に置きます。
    – フェイズを選びます。好きなダイスを一つフェイズストリップに置きます。出目は問いません。そのダイスは選んだフェイズの労働者になります。
    – リアサイン：発展のパワーや、労働者を一人脇に置いて別の一人を動かす「命令」で、出目を補えます。
    – 公開：誰かが選んだフェイズは全員が行います。二人プレイではダイスをもう一つ振ってフェイズを加えます。ほかのフェイズの労働者はカップに戻ります。
    – フェイズを順番に行い、最後に帝国を管理します。
web-rules-roll-phases-title = フェイズ
web-rules-roll-phases =
    – I 探索：探索者はそれぞれ、備蓄して2クレジットを得るか、偵察します。偵察では建設地区のタイルを好きなだけ捨て、それより一枚多く引き、好きな面を上にして山の下に入れます。
    – II 発展：開発者を一番上の発展に置きます。コスト1につきダイス一つです。完成すると帝国に加わり、ダイスは市民エリアに移ります。未完成のものは次の機会に続けます。
    – III 移住：移住者とワールドで同じことをします。ワールドは新しいダイスをもたらすことがよくあります。
    – IV 生産：生産者はそれぞれ、空きのある色付きのワールドの製品になります。
    – V 出荷：出荷人はそれぞれ製品を一つ取り、交易か消費をします。交易では芸術品ワールドで3、稀少元素で4、遺伝子工学で5、エイリアンで6クレジットを得ます。消費では1点、製品がワールドと同じ色なら+1点、出荷人が同じ色なら+1点です。消費ダイスはここではすべての色として扱います。出荷人と製品のダイスは市民エリアに移ります。
web-rules-roll-empire-title = 帝国の管理
web-rules-roll-empire =
    ラウンドの終わりに、市民エリアのダイスを一つにつき1クレジットで、支払える限り雇用してカップに入れます。クレジットは1未満にならず、10を超えません。
    その後、タイルやワールドの上のダイスをカップに呼び戻せます。
web-rules-roll-end =
    VPチップ（一人につき12点）がなくなるか、誰かの帝国のタイルが12枚になったラウンドで終わります（党派タイルは二枚と数えます）。
    発展とワールドはコストがそのまま得点です。チップの点と、コスト6の発展による点を加えます。同点なら、カップのダイスとクレジットの合計が多い人の勝ちです。
web-rules-roll-variants =
    – はじめてのゲーム：最初の二枚のタイルのどちらの面を使うかは選びません。
web-rules-roll-tips =
    – クレジットがあればダイスが戻ってきます。尽きる前に備蓄や交易をしましょう。
    – 自分に最も必要で、ほかの誰も選びそうにないフェイズを選びましょう。
    – まずは安いワールドから。ダイスが増えれば、すべてが増えます。
    – ワールドと同じ色の製品を同じ色の出荷人で消費すると、一つで3点になります。

## Rules of Planet Defenders

web-rules-defenders-goal =
    ロボットが暴走しました。誰のものでもなく全員に仕える三体のディフェンダーを動かし、惑星からエネルギーを集め、ロボットを捕獲し、技術を獲得します。終了時に最も研究点の多い人が勝ちです。
web-rules-defenders-note-title = カードについて
web-rules-defenders-note =
    ルールブックの文章は残っていますが、カードの図版はほとんど残っていません。そのため、ロボットの費用、得点、ボーナス、種類と、技術の費用は、公表されている情報すべてに合うように復元したもので、印刷されたカードとは異なります。復元した部分は各カードに記してあります。
web-rules-defenders-turn =
    メインアクションを一回か二回行い、その後で追加アクションを一回まで行います。または休息します。
    メインアクションでは、三枚の操縦タイルのうち一枚を使います。見えている面が、動かすディフェンダーと距離（ちょうど1か2マス、斜めは不可）を示します。ディフェンダーのいない惑星で止まらなければなりません。止まった惑星の効果を得ます。一回目はバッテリー1個、二回目は2個かかります。同じタイルは一回の手番に一度しか使えません。
    手番の終わりに、使ったタイルを裏返します。あなたの行動が次の人の選択肢を決めます。エネルギーが5個を超えていたら、超えた分を返します。
    休息すると、バッテリーが3個まで補充されます。
web-rules-defenders-planets-title = 惑星
web-rules-defenders-planets =
    中央に基地、その周りに八つの惑星がランダムに並びます。
    – 基地：好きなエネルギー1個とバッテリー1個。
    – 青のパルサー、オレンジの鉱床、緑のリング：その色のエネルギー1個とバッテリー1個。
    – バッテリーのパルサー：バッテリー3個。
    – 資源トラックの鉱床：マーカーを1マス進め、そのエネルギーを得ます。バッテリー1個ずつで、さらに2マスまで進めます。
    – 交易のリング：エネルギー1個とバッテリー1個で、各色のエネルギー1個ずつ。
    – 交易のオアシス：エネルギー1個でバッテリー5個。
    – ダイスのオアシス：ダイスを振ります。1ならバッテリー2個、2〜4なら好きなエネルギー1個とバッテリー1個、5と6なら好きなエネルギー2個。
    サプライにその色のキューブがなければ、代わりにバッテリーを得ます。
web-rules-defenders-extra-title = 追加アクション
web-rules-defenders-extra =
    – 捕獲：この手番に動いたディフェンダーが、いる場所に接する山の一番上のロボットを捕まえます。辺の中央なら一つ、角なら二つ、基地なら四つすべての山に届きます。ロボットに示されたエネルギーを支払い、手元に置き、ボーナスを得ます。
    – 獲得：並んでいる四枚の技術から一枚を買います。すぐに、そしてゲームの終わりまで働きます。
web-rules-defenders-pay-title = 支払い
web-rules-defenders-pay =
    エネルギーは指定の色で支払います。技術には、エネルギーをバッテリーに替えるもの、色を別の色に替えるもの、特定の惑星からの捕獲を安くするもの、バッテリーをもたらすもの、ディフェンダーを1マス遠くへ飛ばすものがあります。支払い方はすべて画面に示され、あなたが選びます。
web-rules-defenders-end =
    二つ目のロボットの山がなくなったら、全員の手番数が同じになるまで続けて終わります。そして次を数えます。
    – ロボットの得点
    – ロボットの種類が三、四、五、六種類なら1、2、3、4点
    – 技術が二、三、四、五枚なら1、2、4、6点
    エネルギーとバッテリーは得点になりませんが、同点ならエネルギーの多い人の勝ちです。
web-rules-defenders-variants =
    – 上級：追加アクションは手番に二回まで、メインアクションと追加アクションの順番は自由です。
web-rules-defenders-tips =
    – 動かす前に山を見ましょう。支払えるロボットの隣で手番を終えるのが狙いです。
    – バッテリーは手番そのものです。3個未満なら、アクションを一回にするか休息するほうが得なこともあります。
    – タイルの裏面は公開です。相手に最も役立たない面を残しましょう。

## Race board

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
## Planet Defenders board

web-defenders-sector = 九つの惑星のボード（上が北）
# Who stands on a planet.
web-defenders-stands = ここにいるディフェンダー：{ $defenders }
web-defenders-nobody = ディフェンダーなし
web-defenders-stack =
    { $count ->
        [0] ロボットの山（{ $side }）：空
       *[other] ロボットの山（{ $side }）：{ $count }体
    }
web-defenders-stack-empty = 空
web-defenders-tiles = 操縦タイル
# What a control tile orders once flipped.
web-defenders-tile-back = 裏面：{ $order }
web-defenders-tile-used = 使用済み
web-defenders-technologies = 技術
web-defenders-deck = 山札の技術
web-defenders-track = 資源トラック
web-defenders-track-label = 資源トラック（環状）：{ $fields }。マーカーはマス{ $field }、{ $color }
web-defenders-reserve = サプライ
web-defenders-batteries = バッテリー
web-defenders-energy = エネルギーキューブ{ $count }個：
# Actions of the turn.
web-defenders-left = この手番の残り：メインアクション{ $mains }回、追加アクション{ $extras }回
web-defenders-main = メイン{ $number }
web-defenders-extra = 追加
web-defenders-extra-number = 追加{ $number }
web-defenders-end = 終了
web-defenders-round = 第{ $round }ラウンド
web-defenders-last-round = 第{ $round }ラウンド（最終）
web-defenders-note = カードの数値は復元値
web-defenders-own = あなたのボード
web-defenders-enlarge = 拡大：{ $name }
web-defenders-unseen-robots = まだ見えていないロボット：{ $count }体
web-defenders-unseen-out = 4人未満では使わないロボットがあり、その分はどの山にも入っていません。
web-defenders-unseen-technologies = まだ見えていない技術：{ $count }枚
## Roll board

web-roll-mat = フェイズと労働者
web-roll-column = { $phase }：労働者{ $count }人
web-roll-on-strip = { $phase }を選択
web-roll-selected-by = { $name }が選択
web-roll-extra-die = 二人プレイの追加ダイス
web-roll-extra-mark = +ダイス
web-roll-wild = ワイルドのダイス
web-roll-dictate = 命令
web-roll-part-select = 選ぶフェイズにダイスを置く
web-roll-part-wild = ワイルドを置く
web-roll-part-use = 必要ならリアサイン
web-roll-using = { $power }：{ $most }個中{ $moved }個を移動
web-roll-reserve = ダイス、クレジット、VP
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
web-roll-tableau = 帝国：12枚中{ $count }枚
web-roll-with-goods = { $name }、製品{ $count }個
web-roll-trade = 交易のクレジット：
web-roll-consume = 消費のVP：
web-roll-pair = 最初の二枚：それぞれ片面ずつ使う
web-roll-drawn = 置くタイル：面を選ぶか、山へドラッグ（{ $count }枚）
web-roll-zone = あなたの建設地区
web-roll-abandoning = この偵察で捨てたタイル：{ $count }枚
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
