# パズル。表示するページだけが読み込む。

web-puzzles-lead = ひとつの局面、ひとつの質問、そしてほかのどれよりも優れた答え。分かるのは、卓にいるプレイヤーと同じことだけです。
web-puzzles-all = すべてのパズル
web-puzzle = パズル
web-puzzle-today = 今日のパズル
web-puzzle-solve = 解く
web-puzzle-look = もう一度見る
web-puzzle-streak = { $days ->
    [0] 連続記録は今はありません
   *[other] { $days }日連続
}
# When the puzzle of the day changes, by the reader's clock.
web-puzzle-next-at = 次のパズルは{ $time }に出ます。
web-puzzle-filter = 難しさ
web-puzzle-any = すべて
web-puzzle-difficulty = { $difficulty ->
    [1] 易しい
    [2] ふつう
   *[3] 難しい
}
web-puzzle-counted = { $count }問中{ $solved }問正解
web-puzzle-none = この難しさのパズルはありません。
web-puzzle-untried = 未挑戦
web-puzzle-solved = 正解
web-puzzle-missed = 未正解
web-puzzle-named = パズル{ $number }、{ $players }人、{ $difficulty ->
    [1] 易しい
    [2] ふつう
   *[3] 難しい
}、{ $result }
web-puzzle-answer = 答え
web-puzzle-right = 最善の答えです
web-puzzle-wrong = もっとよい答えがあります
web-puzzle-you-said = あなたの答え：
web-puzzle-best = 最善：
web-puzzle-not-examined = この答えは有望と見なされず、調べられていません。
web-puzzle-summary = ここでは選んだフェイズだけが問われ、ダイス1個ずつの置き方は問われません。
web-puzzle-chances = それぞれの答えの勝率（シミュレーション{ $samples }回による）
web-puzzle-tag-best = 最善
web-puzzle-tag-yours = あなた
web-puzzle-tag-tempting = 迷いやすい
web-puzzle-wrong-bots = ほかの答えを選んだボット：初級{ $easy }、中級{ $medium }
web-puzzle-next = 次のパズル
web-puzzle-again = もう一度解く
