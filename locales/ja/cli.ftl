# What the commands `orrery replay`, `orrery advise` and `orrery cards` say themselves, besides the games' own words.

## orrery replay

# The first line.
cli-replay-head = { $game }、{ $players }人、{ $variant }、視点：{ $eyes }
cli-replay-eyes-all = 全席
cli-replay-eyes-public = 観戦者
cli-replay-seed = シード値 { $seed }
cli-replay-deal = 初期配置
# A numbered move, known or hidden.
cli-replay-move = { $number }. { $seat }：{ $move }
cli-replay-hidden-move = { $number }. { $seat }
# An event that one player alone hears of.
cli-replay-private = { $event }［{ $seat }のみ］
cli-replay-stopped = 全{ $moves }手のうち{ $done }手目、第{ $round }ラウンドで停止した。
cli-replay-unfinished = 記録は{ $moves }手、第{ $round }ラウンドで終わっている。ゲームは終了していない。
cli-replay-asked = 回答待ち：{ $seats }
cli-replay-over = ゲームは{ $rounds }ラウンドで終了した。
# The table of results: the columns before and after the points by source. What decides ties comes last.
cli-replay-rank = 順位
cli-replay-points = 得点
cli-replay-tie-break = タイブレーク

## orrery advise

# The table of options: how likely each is to win, by how many points one will be ahead, in how many imagined games it was tried.
cli-advise-win = 勝率
cli-advise-margin = 点差
cli-advise-samples = 試行
cli-advise-option = 選択肢
# The option that was chosen in the game.
cli-advise-played = { $option } ← 実際の手
# Options that lead to the same things are shown as one.
cli-advise-alike = { $option }（ほか{ $count }通りもほぼ同じ結果）
# What another player is expected to answer; the answers follow, each with its share.
cli-advise-expected = { $seat }の予想：
cli-advise-rest = ほか{ $count }通り

## orrery review

cli-review-head = { $game }（{ $variant }、{ $players }人）の検討：判断{ $decisions }回、それぞれシミュレーション{ $samples }回で測定
cli-review-then = その時点でプレイヤーが知り得たことで判定。
cli-review-now = すべてのカードと他のプレイヤーの選択を知った上で判定。
cli-review-course = 勝率
cli-review-legend = 配られた時から終了までの各席の勝率（席の番号）。重なるところは*。
# Heads of a table: how many answers were of each class, and what changed the chance to win.
cli-review-player = プレイヤー
cli-review-points = 得点
cli-review-best = 最善
cli-review-good = 良
cli-review-inaccurate = 不正確
cli-review-mistake = ミス
cli-review-own = 自分の判断
cli-review-others = 相手
cli-review-chance = 運
cli-review-result = 結果
cli-review-sums = 全員が同じ勝率から始まる。自分の判断、相手の判断、運を足すと結果になる。
cli-review-costly = { $player }の最も損の大きい判断：
cli-review-flawless = { $player }：より良い手は見つからなかった。
# The loss is in percent, with its sign.
cli-review-decision = { $number }. 第{ $round }ラウンド：{ $question }（{ $class }、−{ $loss }）
cli-review-played = 実際：{ $answer }（勝率{ $win }）
cli-review-better = より良い手：{ $answer }（勝率{ $win }、点差{ $smaller ->
        [yes] −
       *[no] +
    }{ $points }点）
# The page that --html writes.
cli-review-position = 局面
cli-review-decisions = すべての判断
cli-review-round = ラウンド
cli-review-question = 質問
cli-review-answer = 答え
cli-review-loss = 損失
cli-review-class = 評価
cli-review-show-then = 当時の情報
cli-review-show-now = 全情報
cli-review-classes = 失った勝率：最善は{ $good }未満、良は{ $inaccurate }未満、不正確は{ $mistake }未満、それ以上はミス。シミュレーションの運で説明できる損失は良とする。

## orrery cards

cli-cards-head = { $game }：全コンポーネント
# A heading: how many pieces of a kind there are, and how many with all copies.
cli-cards-section = { $kind }（{ $count }）
cli-cards-section-copies = { $kind }（{ $count }種類、計{ $copies }）
