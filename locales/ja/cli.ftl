# What the commands `orrery replay` and `orrery cards` say themselves, besides the games' own words.

cli-game =
    { $game ->
        [defenders] Planet Defenders
        [race] Race for the Galaxy
       *[roll] Roll for the Galaxy
    }

## orrery replay

# The first line. The variant is named as the option --variant names it.
cli-replay-head = { $game }、{ $players }人、バリアント { $variant }、視点：{ $eyes }
cli-replay-eyes-all = 全席
cli-replay-eyes-public = 観戦者
cli-replay-seed = シード { $seed }
cli-replay-deal = 初期配置
# A numbered move, known or hidden.
cli-replay-move = { $number }. { $seat }：{ $move }
cli-replay-hidden-move = { $number }. { $seat }
# An event that one player alone hears of.
cli-replay-private = { $event }[{ $seat }のみ]
cli-replay-stopped = 全{ $moves }手のうち{ $done }手目、ラウンド{ $round }で停止。
cli-replay-unfinished = 記録は{ $moves }手、ラウンド{ $round }で終わっています。ゲームは終了していません。
cli-replay-asked = 回答待ち：{ $seats }
cli-replay-over = { $rounds }ラウンドで終了。
# A player's result: the points by source, and what decides ties, if anything does.
cli-replay-standing = { $rank }位 { $seat }：{ $points }点（{ $sources }）
cli-replay-standing-tie = { $rank }位 { $seat }：{ $points }点（{ $sources }）、タイブレーク：{ $tie }
cli-replay-source = { $source }{ $points }

## orrery cards

cli-cards-head = { $game }：全コンポーネント
# A heading: the pieces of one kind, named by game and kind, and how many there are.
cli-cards-section =
    { $kind ->
        [defenders-planet] 惑星（{ $count }）
        [defenders-control_tile] 制御タイル（{ $count }）
        [defenders-defender] ディフェンダー（{ $count }）
        [defenders-energy] エネルギー（{ $count }）
        [defenders-robot] ロボット（{ $count }）
        [defenders-technology] 技術（{ $count }）
        [defenders-player_board] プレイヤーボード（{ $count }）
        [race-start_world] 初期世界（{ $count }）
        [race-world] 世界（{ $count }）
        [race-development] 開発（{ $count }）
        [race-action] アクション（{ $count }）
        [race-step] ステップ（{ $count }）
        [race-goods] 商品（{ $count }）
        [race-keyword] キーワード（{ $count }）
        [roll-home_world] ホームワールド（{ $count }）
        [roll-faction] 党派（{ $count }）
        [roll-world] ワールド（{ $count }）
        [roll-development] 発展（{ $count }）
        [roll-die] ダイス（{ $count }）
        [roll-phase] フェイズ（{ $count }）
       *[other] その他（{ $count }）
    }
# A piece and its id in files.
cli-cards-piece = { $name } [{ $id }]
# What is printed on a card.
cli-cards-copies = { $count }枚
cli-cards-cost = コスト{ $count }
cli-cards-defense = 防御{ $count }
cli-cards-vp = { $count }勝利点
# What a piece does in a phase.
cli-cards-line = { $phase }：{ $text }
cli-cards-note = 注：{ $note }
