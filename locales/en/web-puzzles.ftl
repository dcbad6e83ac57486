# Puzzles. The pages that show them load it.

web-puzzles-lead = One position, one question, one answer that is better than all others. You know what a player at the table would know.
web-puzzles-all = All puzzles
web-puzzle = Puzzle
web-puzzle-today = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-look = Look again
web-puzzle-streak = { $days ->
    [0] No streak at the moment
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
# When the puzzle of the day changes, by the reader's clock.
web-puzzle-next-at = The next one comes at { $time }.
web-puzzle-filter = Difficulty
web-puzzle-any = all
web-puzzle-difficulty = { $difficulty ->
    [1] easy
    [2] medium
   *[3] hard
}
web-puzzle-counted = { $solved } of { $count } solved
web-puzzle-none = No puzzle of this difficulty.
web-puzzle-untried = not tried
web-puzzle-solved = solved
web-puzzle-missed = missed
web-puzzle-named = Puzzle { $number }, { $players } players, { $difficulty ->
    [1] easy
    [2] medium
   *[3] hard
}, { $result }
web-puzzle-answer = Answer
web-puzzle-right = That is the best answer
web-puzzle-wrong = There is a better answer
web-puzzle-you-said = Your answer:
web-puzzle-best = Best:
web-puzzle-not-examined = The search did not examine this answer: it did not look promising.
web-puzzle-summary = Only the selected phase counts here, not where each die goes.
web-puzzle-chances = Chance to win with each answer, from { $samples } simulated games
web-puzzle-tag-best = best
web-puzzle-tag-yours = yours
web-puzzle-tag-tempting = tempting
web-puzzle-wrong-bots = Bots that chose another answer: easy { $easy }, medium { $medium }
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
