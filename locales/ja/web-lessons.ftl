# Lessons, on their page and at their tables.

web-lessons = レッスン一覧
web-lesson = レッスン
web-lesson-step = ステップ{ $step }／{ $of }
web-lesson-back = 戻る
web-lesson-skip = スキップ
web-lesson-take-back = 取り消して戻る
web-lesson-done = レッスン終了
web-lesson-next = 次のレッスン
web-lesson-play = ゲームで遊ぶ
web-lesson-coach = ボットとの対戦では、これからもコーチが付き、損の大きい答えの前に知らせます。設定でオフにできます。
web-lesson-course = レッスン一覧
web-lesson-table = 卓を見る
web-lesson-failed = 次のレッスンを開けませんでした。もう一度お試しください。
web-lesson-minutes = 約{ $minutes }分
web-lesson-is-done = 終了
web-lesson-under-way = 途中
web-lesson-begin = 始める
web-lesson-go-on = 続ける
web-lesson-repeat = もう一度
web-lesson-again = 最初から
web-course-again = 進み具合を消す
web-course-again-sure = 本当にすべて消しますか？
web-course-none = このゲームのレッスンはまだありません。ルールは短くまとまっています。
