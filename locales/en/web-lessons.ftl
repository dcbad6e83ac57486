# Lessons, on their page and at their tables.

web-lessons = Lessons
web-lesson = Lesson
web-lesson-step = Step { $step } of { $of }
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-take-back = Take it back
web-lesson-done = Lesson finished
web-lesson-next = Next lesson
web-lesson-play = Play a game
web-lesson-coach = The coach stays with you in games against bots and speaks up before a costly answer. You can turn it off in the settings.
web-lesson-course = All lessons
web-lesson-table = Look at the table
web-lesson-failed = The next lesson could not be opened. Try again.
web-lesson-minutes = About { $minutes } min
web-lesson-is-done = finished
web-lesson-under-way = in progress
web-lesson-begin = Begin
web-lesson-go-on = Continue
web-lesson-repeat = Repeat
web-lesson-again = Begin again
web-course-again = Forget my progress
web-course-again-sure = Really forget everything?
web-course-none = There are no lessons for this game yet. The rules are short.
