# What lessons of all games say.

lesson-leading = このまま進めて、どうなるか見てみましょう。
lesson-game = 自由に続けましょう。必要ならヒントが使えます。損の大きい答えの前には、コーチが声をかけます。
lesson-over = ゲームが終わりました。戻って別の手を試しましょう。

## Terms that lessons introduce

lesson-term-world = ワールド
lesson-term-development = 発展
lesson-term-cost = コスト
lesson-term-phase = フェイズ
lesson-term-bonus = 選択ボーナス
lesson-term-military = 軍事ワールド
lesson-term-good = 製品
lesson-term-windfall = 単発生産
lesson-term-price = 製品の価格
lesson-term-consume = 消費のパワー
lesson-term-produce = 生産
lesson-term-double = 勝利点2倍
lesson-term-pool = 勝利点のプール
lesson-term-strength = 軍事力
lesson-term-defense = 防衛力
lesson-term-temporary = 一時的な軍事力
lesson-term-six-cost = コスト6の発展
lesson-term-discount = 割引
lesson-term-end = 12枚目のカード

# Planet Defenders
lesson-term-tile = 操縦タイル
lesson-term-battery = バッテリー
lesson-term-energy = エネルギー
lesson-term-robot = 逃亡ロボット
lesson-term-trade-planet = 交易
lesson-term-rest = 休息
lesson-term-reach = 届く範囲
lesson-term-base = 基地
lesson-term-technology = 技術
lesson-term-types = ロボットの種類
lesson-term-last-round = 最終ラウンド

# Roll for the Galaxy
lesson-term-worker = 労働者
lesson-term-select = フェイズの選択
lesson-term-citizenry = 市民
lesson-term-credits = クレジット
lesson-term-scout = 偵察
lesson-term-stock = 備蓄
lesson-term-trade = 交易
lesson-term-wild = ワイルド
lesson-term-dictate = 命令
lesson-term-recall = 呼び戻し
lesson-term-abandon = タイルを捨てる
lesson-term-cup = カップ
lesson-term-shipper = 出荷人
lesson-term-consume-good = 製品の消費
lesson-term-match = 色の一致
lesson-term-square = タイルの枚数
lesson-term-extra-die = 追加のダイス
