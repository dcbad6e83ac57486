# The page's own words about anything but a game. Those about one game are in its file `web-GAME.ftl`.

## Everywhere

web-close = 閉じる
web-loading = 読み込み中…
web-skip = 本文へ移動
web-nav = ページ
web-nav-lobby = 公開中の卓
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
web-settings = 設定
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
web-too-many-windows = この席を開いているウィンドウが多すぎます。1つ閉じてから再読み込みしてください。
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
web-quick-level = ボット
web-quick-match = 互角
web-quick-more = その他
web-quick-now = { $level }（{ $count }段中{ $rung }）
web-quick-first = はじめてのゲーム
web-starting = 準備中…
web-invite = 友達を招待
web-learn-ten = 10分で学ぶ
web-lesson-of = レッスン{ $number }／{ $count }
web-learn = 遊び方
web-puzzles = パズル
web-watch = 観戦
web-status-waiting = プレイヤー待ち
web-status-over = 終了
web-result-won =
    { $points ->
       *[other] { $points }点で勝利
    }
web-result-shared =
    { $points ->
       *[other] { $points }点で同点優勝
    }
web-result-place =
    { $points ->
       *[other] { $rank }位（{ $points }点）
    }
web-notices = 自分の番になったら通知する
web-notices-offer = あなたの番になったら、ブラウザーで通知しますか？
web-notices-yes = 通知する
web-notices-no = 通知しない
web-notices-blocked = このページの通知はブラウザーで禁止されています。先にブラウザーの設定で許可してください。

## Making a table

web-new-table = 新しい卓：{ $game }
web-seats = 席の割り当て
web-seat-me = あなた
web-seat-friend = 友達（リンクで招待）
web-seat-open = 空席
web-seat-number = プレイヤー{ $number }
web-seat-add = 席を増やす
web-seat-remove = この席をなくす
web-bot-name = { $star }（{ $level }）
web-level-random = ランダム
web-level-newcomer = 入門
web-level-learner = 見習い
web-level-easy = 初級
web-level-casual = お気楽
web-level-medium = 中級
web-level-careful = 慎重
web-level-keen = 熱心
web-level-shrewd = 巧者
web-level-expert = 熟練
web-level-hard = 上級
web-level-military = 軍事派
web-level-producer = 生産派
web-level-developer = 開発派
web-level-hurried = 速攻派
web-level-settler = 入植派
web-level-trader = 交易派
web-level-collector = 収集派
web-level-inventor = 発明派
web-variant = ルール
web-variant-players = このルールの対応人数：{ $players }
web-clock = 持ち時間
web-clock-none = なし
web-clock-live = { $minutes }分、1手ごとに{ $seconds }秒追加
web-clock-days =
    { $days ->
       *[other] 1手につき{ $days }日
    }
web-listed = 公開中の卓の一覧に載せる（誰でも参加・観戦できます）
web-more-options = その他の設定
web-fixed-seats = 席順を抽選せず、この並びのままにする
web-in-order = 手番順を厳守する：各フェイズで1人ずつ順番に行動する
web-make = 卓を作る
web-make-links = 卓とリンクを作る
web-links-about = 友達に1人1つずつリンクを送ってください。リンクを開いた人がその席に着きます。
web-to-table = 卓へ

## Open tables and seat links

web-lobby-title = 公開中の卓
web-lobby-line = 誰かと遊ぶことも、観戦することもできます。
web-lobby-empty = プレイヤーを待っている卓は今ありません。
web-lobby-make = 自分で作る
web-lobby-playing = 観戦できるゲーム
web-lobby-none-playing = 今プレイ中の公開ゲームはありません。
web-join = 席に着く
web-claim-title = あなたの席が用意されています
web-claim-line = ほかの人に見える名前を決めて、席に着いてください。
web-claim-sit = この席に着く
web-claim-invites = { $host }さんから「{ $game }」への招待です
web-claim-taken = この席は埋まっています
web-claim-taken-line = すでに別の人が座っています。{ $host }さんに別のリンクをもらうか、観戦してください。
web-claim-begun = このゲームはもう始まっています
web-claim-begun-line = 空席はありませんが、観戦できます。
web-claim-over = このゲームは終わっています
web-claim-over-line = 1手ずつ振り返ることができます。
web-claim-hand-over = { $name }さんの席を引き継ぐ

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
web-log-newest = 最新へ
web-since = 前回の手番から
web-log-empty = まだ何も起きていません。
web-log-earlier = 以前のログを表示
# An entry of the log, and the pieces that it is about.
web-log-pieces = { $told }：{ $pieces }
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
# Beside a player who has answered while others have not.
web-answered = 回答済み
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
web-leave = ボットに代わってもらう
web-resign = 投了する
web-resign-sure = 本当にこのゲームを投了しますか？
web-resign-yes = はい、投了します
web-fact-cost = コスト
web-fact-defense = 防衛力
web-fact-good = 製品
web-fact-vp = 得点
web-piece-no-powers = これ自体に効果はありません。

## Prompt bar

web-options = 選択肢
web-choose = 未選択
# Several ways to do what was touched last.
web-choose-way = 方法は{ $count }通り。盤面で1つ選んでください。
# The button that confirms, with how many pieces are picked.
web-verb-count = { $count }枚{ $verb }
# Gives an answer without what usually follows it.
web-verb-only = { $verb }だけ
# On the button that confirms an answer which reveals or draws something.
web-final = 取り消せません
web-confirm = 決定
web-clear = 選び直す
# Gives up all steps of an answer that is made step by step.
web-reset = やり直す
web-draft-go-on = まだ途中です
web-pick-more = あと{ $count }枚選ぶ
web-pick-by-name = 名前から選ぶ
web-hint = ヒント
web-hint-thinking = 思考中…
web-hint-draft = ヒントは最初の選択に対するものです。先に組み立て中の手を消してください（✕ または Shift+Esc）
web-hint-title = ボットの考え
# Above the list of answers: what the bars and the numbers behind them are.
web-hint-legend = 勝率と、ほかの最上位プレイヤーとの点差
web-hint-close = ヒントを閉じる
# On the mark of a hint at a piece.
web-hint-take = この答えを選ぶ
# Shows all answers of a hint on a small screen.
web-hint-more = すべて
# No answer is notably better.
web-hint-alike = ここではどれを選んでもほとんど同じです。シミュレーションでは、どの答えもほぼ同じ結果になります。
# Before answers that lead to the same things.
web-hint-same = ほぼ同じ結果：
web-draft-dropped = 選びかけの内容は使えなくなりました。質問が変わっています。
# Read aloud after a percentage, and after a number with a sign.
web-hint-win = の勝率
web-hint-margin = 点差
# What another player may do; the answers follow.
web-hint-expected = { $name }の予想：
web-undo = 取り消す：
web-why-not = 選べないもの：{ $count }件（理由を見る）

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
web-end-next = 次にすること
web-decided = 勝負を分けたラウンド
web-decided-tie =
    { $points ->
       *[other] 引き分け：{ $names }がともに{ $points }点でした。
    }
web-decided-tie-break = 同点：{ $names }。同点時の比較で決まりました。
web-decided-always = { $name }が全ラウンドを通してリードしました。
web-decided-since = { $name }が第{ $round }ラウンド終了時から最後までリードしました。
web-decided-last = { $name }が最終ラウンドでリードを奪いました。
# How far the winner was ahead of the best other player, before and after a round. The numbers have their signs.
web-decided-lead = { $name }のリード：{ $before } → { $after }
web-decided-replay = 第{ $round }ラウンドのリプレイ

## Replay

web-replay = リプレイ
# What the answers of a finished game cost.
web-review = 検討
web-title-of = { $page }：{ $name }
web-review-file = ファイルからゲームを検討する
web-replay-controls = リプレイの操作
web-replay-first = 最初へ
web-replay-last = 最後へ
web-replay-back = 1手戻る
web-replay-forward = 1手進む
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-move = { $all }手中{ $at }手目
web-replay-moves = すべての手
web-replay-hidden = 非公開の選択
web-replay-eyes = 視点
web-replay-eyes-own = あなたから見えていたもの
web-replay-eyes-all = すべて公開
web-replay-round-back = 1ラウンド戻る
web-replay-round-on = 1ラウンド進む
web-replay-phase-back = 1フェイズ（手番）戻る
web-replay-phase-on = 1フェイズ（手番）進む
web-replay-position = ゲームの位置
web-replay-made = 直前の手
web-replay-beginning = 開始時：まだ誰も手を打っていません
# What a move led to, if it was a secret choice.
web-replay-nothing = 目に見える変化はありません。
web-replay-link = この局面へのリンクをコピー
web-replay-eyes-public = 全員に見えていたもの
# Names of numbers on small signs.
web-fact-paid =
    { $unit ->
        [cards] 支払ったカード
        [goods] 支払った製品
        [vp] 支払った勝利点
        [credits] 支払ったクレジット
        [dice] 使ったダイス
        [batteries] 支払ったバッテリー
        [blue_energy] 支払った青のエネルギー
        [orange_energy] 支払ったオレンジのエネルギー
        [green_energy] 支払った緑のエネルギー
       *[energy] 支払ったエネルギー
    }
web-fact-gained =
    { $unit ->
        [cards] 得たカード
        [goods] 得た製品
        [vp] 得た勝利点
        [credits] 得たクレジット
        [dice] 得たダイス
        [batteries] 得たバッテリー
        [blue_energy] 得た青のエネルギー
        [orange_energy] 得たオレンジのエネルギー
        [green_energy] 得た緑のエネルギー
       *[energy] 得たエネルギー
    }
web-fact-military = 軍事力と防衛力

## Cards

web-search = 検索
web-filter-kind = 種類
web-filter-phase = フェイズ
web-filter-roll-phase = フェイズ
web-filter-all = すべて
web-found = { $count }件
web-kind-world = ワールド
web-kind-roll-world = ワールド
web-kind-start-world = 初期ワールド
web-kind-home-world = ホームワールド
web-kind-development = 発展
web-kind-roll-development = 発展
web-kind-faction = 党派
web-kind-action = アクション
web-kind-step = ラウンドの段階
web-kind-phase = フェイズ
web-kind-goods = 製品の種類
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
