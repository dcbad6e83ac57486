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
# What another player is expected to answer; the answers follow, each with its share.
cli-advise-expected = { $seat }の予想：
cli-advise-rest = ほか{ $count }通り

## orrery cards

cli-cards-head = { $game }：全コンポーネント
# A heading: how many pieces of a kind there are, and how many with all copies.
cli-cards-section = { $kind }（{ $count }）
cli-cards-section-copies = { $kind }（{ $count }種類、計{ $copies }）
