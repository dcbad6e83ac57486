# What the commands `orrery replay`, `orrery advise` and `orrery cards` say themselves, besides the games' own words.

cli-game =
    { $game ->
        [defenders] プラネット・ディフェンダーズ
        [race] レース・フォー・ザ・ギャラクシー
       *[roll] ロール・フォー・ザ・ギャラクシー
    }

## orrery replay

# The first line. The variant is named as the option --variant names it.
cli-replay-head = { $game }、{ $players }人、バリアント { $variant }、視点：{ $eyes }
cli-replay-eyes-all = 全席
cli-replay-eyes-public = 観戦者
cli-replay-seed = シード値 { $seed }
cli-replay-deal = 初期配置
# A numbered move, known or hidden.
cli-replay-move = { $number }. { $seat }：{ $move }
cli-replay-hidden-move = { $number }. { $seat }
# An event that one player alone hears of.
cli-replay-private = { $event }［{ $seat }のみ］
cli-replay-stopped = 全{ $moves }手のうち{ $done }手目、第{ $round }ラウンドで停止。
cli-replay-unfinished = 記録は{ $moves }手、第{ $round }ラウンドで終わっています。ゲームは終了していません。
cli-replay-asked = 回答待ち：{ $seats }
cli-replay-over = { $rounds }ラウンドで終了。
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
# The pieces of one kind, named by game and kind.
cli-cards-kind =
    { $kind ->
        [defenders-planet] 惑星
        [defenders-control_tile] 操縦タイル
        [defenders-defender] ディフェンダー
        [defenders-energy] エネルギー
        [defenders-robot] ロボット
        [defenders-technology] 技術
        [defenders-player_board] プレイヤーボード
        [race-start_world] 初期世界
        [race-world] 世界
        [race-development] 開発
        [race-action] アクション
        [race-step] ステップ
        [race-goods] 商品
        [race-keyword] キーワード
        [roll-home_world] ホームワールド
        [roll-faction] 党派
        [roll-world] ワールド
        [roll-development] 発展
        [roll-die] ダイス
        [roll-phase] フェイズ
       *[other] その他
    }
# A heading: how many pieces of a kind there are, and how many with all copies.
cli-cards-section = { $kind }（{ $count }）
cli-cards-section-copies = { $kind }（{ $count }種類、計{ $copies }）
# The part of the round in which a line of a piece matters, named by game and phase, with the mark that is printed.
cli-cards-phase =
    { $phase ->
        [race-explore] I 探査
        [race-develop] II 開発
        [race-settle] III 入植
        [race-trade] $ 交易
        [race-consume] IV 消費
        [race-produce] V 生産
        [roll-assign] R リアサイン
        [roll-explore] I 探索
        [roll-develop] II 発展
        [roll-settle] III 移住
        [roll-produce] IV 生産
       *[roll-ship] V 出荷
    }
