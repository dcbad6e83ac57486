# Reviews of finished games. The pages that show them load it.

web-review-chart = ゲームを通じた各プレイヤーの勝率
web-review-progress = 判断{ $total }回のうち{ $done }回を検討済み
web-review-begin = 検討を始める
web-review-cancel = 中止
web-review-failed = 検討が途中で失敗しました。
web-review-knowing = 判定の基準
web-review-then = 当時の情報
web-review-now = 全情報
web-review-deeper = さらに詳しく
web-review-decisions = 判断
web-review-sums = 運と実力
web-review-best = 最善
web-review-good = 良
web-review-inaccurate = 不正確
web-review-mistake = ミス
web-review-own = 自分の判断
web-review-others = 相手
web-review-luck = 運
web-review-result = 結果
web-review-adds-up = 全員が{ $start }から始まります。自分の判断、相手の判断、運を足すと結果になります。
web-review-played = 実際
web-review-better = より良い手
web-review-lead = 点差{ $points }
web-review-no-reason = シミュレーションからは、はっきりした理由は見つかりませんでした。
web-review-fine = より良い手は見つかりませんでした。
web-review-choose = グラフか一覧から判断を選んでください。
# Before the first decision has been examined.
web-review-soon = 検討した判断が、ここに順に表示されます。
web-review-costliest = 損の大きい判断：{ $name }
web-review-all = すべての判断（{ $count }）
web-review-upload = 記録を選ぶ
web-review-upload-about = ファイルに保存した終了済みのゲームを検討します（卓から保存した記録、またはコマンドラインの記録）。ファイルは検討だけに使われ、保存されません。
web-review-too-large = ゲームの記録としてはファイルが大きすぎます。
