# Reviews of finished games. The pages that show them load it.

web-review-chart = Each player's chance to win over the game
web-review-progress = { $done } of { $total } decisions examined
web-review-begin = Begin the review
web-review-cancel = Cancel
web-review-failed = The review failed.
web-review-knowing = Judged by
web-review-then = Known then
web-review-now = Known now
web-review-deeper = Look deeper
web-review-decisions = Decisions
web-review-sums = Luck and skill
web-review-best = best
web-review-good = good
web-review-inaccurate = inaccurate
web-review-mistake = mistake
web-review-own = own answers
web-review-others = others
web-review-luck = chance
web-review-result = result
web-review-adds-up = Everyone starts with { $start }. Own answers, the others’ answers and chance add up to the result.
web-review-played = Played
web-review-better = Better
web-review-lead = lead { $points }
web-review-no-reason = The simulated games show no single reason that stands out.
web-review-fine = No better answer was found.
web-review-choose = Choose a decision in the chart or in the list.
# Before the first decision has been examined.
web-review-soon = The decisions will appear here, one after another.
web-review-costliest = Costliest decisions: { $name }
web-review-all = All decisions ({ $count })
web-review-upload = Choose a record
web-review-upload-about = Review a finished game that you have as a file: a record saved from a table or by the command line. It is examined here and not stored.
web-review-too-large = This file is too large for a record.
