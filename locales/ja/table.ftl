# What the page says at tables and in the settings. It is loaded with them.

## What is read aloud

# Read aloud when a question opens, after its sentence.
web-say-choices = 選択肢は{ $count }個。
# The button for passing, resting or stopping.
web-say-second = 「{ $label }」も選べます。
web-say-chosen = { $what }を選択。
web-say-ways = 方法は{ $count }通り：{ $ways }。
web-say-filled = 自動で選択：{ $what }。
web-say-removed = 取り下げ：{ $what }。
# Chosen before, and given up by what was pressed now.
web-instead-of = 代わりに外れたもの：{ $what }
web-say-ready = 準備完了：{ $what }。Enterで決定。
# Ends a sentence that lacks its period.
web-say-sentence = { $words }。
web-why-nothing = 選べないものはありません。
web-since-nothing = 前回の手番から何も起きていません。
# Where a piece lies, read aloud after it: "Hand, 2 of 5".
web-lies = { $place }、{ $count }枚中{ $number }枚目

## Prompt bar

# On the button that takes back a move, while another one is being put together.
web-undo-draft = 先に組み立て中の手を消してください（✕ または Shift+Esc）
web-sending = 送信中…

## Settings and keys

web-settings-choosing = 選び方と手札
web-settings-motion = 動きと音
web-settings-look = 言語と表示
web-one-click = 取り消せる選択は1クリックで決定する
web-fill-in = 支払いを手札の右端から自動で選ぶ
web-automatic = 選択肢が1つだけのときは自動で選ぶ
web-pays = レース：カードの支払い
web-pays-together = カードと同時に選ぶ
web-pays-later = 公開後に選ぶ
web-hand-order = 手札の並び順
web-hand-mine = 自分で並べる
web-hand-cost = コスト順
web-hand-kind = 種類順
web-hand-newest = 新しいものを最後に
web-speed = アニメーション
web-speed-normal = 標準
web-speed-fast = 速い
web-speed-off = なし
web-speed-reduced = システムの「視差効果を減らす」設定に従い、動きを止めています。
web-sound = 効果音
web-volume = 音量
web-shortcuts = 1文字のキーをショートカットにする
web-keys = キー操作
web-keys-all = すべてのキーを見る
web-key-space-bar = スペース
web-key-digits = 光っているものを左上から順に選ぶ
web-key-arrows = 次の光っているものへ移動
web-key-space = フォーカス中のものを選ぶ、または戻す
web-key-enter = 決定、またはフォーカス中のものを選ぶ
web-key-anywhere = どこからでも決定
web-key-back = 1つ戻る
web-key-clear = 最初から選び直す
web-key-second = パス・休息・終了など、隣のボタン
web-key-undo = 直前の手を取り消す
web-key-hint = ヒントを表示、または隠す
web-key-list = すべての選択肢を一覧表示
web-key-read = フォーカス中のものを大きく表示
web-key-since = 前回の手番からの出来事を読み上げる
web-key-why = 選べない理由を読み上げる
web-key-order = 手札の中でカードを動かす
web-key-spend = カードを手札の右端へ（支払いで先に使う）
web-key-help = この一覧を表示

## Signs

# What a sign on a card means: when it works, and what it does.
web-sign-power = { $phase }：{ $words }
# What another player did with the piece that is named after it.
web-since-did =
    { $what ->
        [card] 配置
        [defender] 移動先
        [capture] 捕獲
        [technology] 獲得
       *[other] 完成
    }
# What a number beside a sign counts.
web-sign-number = { $what }：{ $number }
web-race-sign-cost =
    { $cost ->
        [0] コスト0：無料で置けます
       *[other] コスト{ $cost }：手札のほかのカード{ $cost }枚で支払います
    }
web-race-sign-cost-now = コスト{ $cost }、割引後は{ $now }
web-race-sign-defense = 防衛力{ $defense }：軍事ワールド。これ以上の軍事力で征服します
web-race-sign-vp = 勝利点{ $vp }点
web-race-sign-vp-open = ほかのカードによって決まる勝利点
web-race-sign-good = 製品があります（{ $kind }）
web-race-sign-production = 生産ワールド：生産フェイズごとに製品ができます（{ $kind }）
web-race-sign-windfall = 単発生産ワールド：出したときに製品が1個付き、自力では生産しません（{ $kind }）
web-race-sign-gamble = 次のカードへの賭け
web-defenders-sign-cost = コスト：{ $cost }
web-defenders-sign-bonus = 捕獲のボーナス：{ $bonus }
# Fields of the resource track, to go on to or to stay on.
web-defenders-track-stay = ここで止まる：{ $color }
web-defenders-track-go = { $fields }マス先（{ $color }）へ、コスト：{ $cost }

# At the table of a lesson.
web-lesson-leave = レッスンを離れる
web-lesson-go-back = 続けるには、答えを取り消してください。

# The coach, who looks at answers before they are sent.
web-coach = コーチ（ボット戦のみ）
web-coach-off = オフ
web-coach-gentle = ミスのときに指摘
web-coach-strict = 小さな損でも指摘
web-coach-title = もう一度考えますか？
web-coach-looking = 確認中…
# Games of 100; points that it brings less, if any.
web-coach-loses =
    { $games ->
        [0] この答えでも勝つ割合は最善の答えとほぼ同じですが、得点は{ $points }点低くなります。
       *[other] ここから100回プレイすると、この答えは最善の答えより勝ちが約{ $games }回少な{ $lead ->
            [yes] く、得点も{ $points }点低
           *[no] {""}
        }くなります。
    }
# The answer that was chosen; the first one, if several were put together.
web-coach-yours = あなたの答え
web-coach-better = より良い手
web-coach-again = 考え直す
web-coach-anyway = このまま進める
