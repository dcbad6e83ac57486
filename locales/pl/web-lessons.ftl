# Lessons, on their page and at their tables.

web-lessons = Lekcje
web-lesson = Lekcja
web-lesson-step = Krok { $step } z { $of }
web-lesson-back = Wstecz
web-lesson-skip = Pomiń
web-lesson-take-back = Cofnij
web-lesson-done = Lekcja ukończona
web-lesson-next = Następna lekcja
web-lesson-play = Zagraj
web-lesson-coach = Trener towarzyszy ci w grach z botami i odzywa się przed kosztowną odpowiedzią. Możesz go wyłączyć w ustawieniach.
web-lesson-course = Wszystkie lekcje
web-lesson-table = Pokaż stół
web-lesson-failed = Nie udało się otworzyć następnej lekcji. Spróbuj jeszcze raz.
web-lesson-minutes = Około { $minutes } min
web-lesson-is-done = ukończona
web-lesson-under-way = w toku
web-lesson-begin = Zacznij
web-lesson-go-on = Kontynuuj
web-lesson-repeat = Powtórz
web-lesson-again = Zacznij od nowa
web-course-again = Wyczyść postępy
web-course-again-sure = Na pewno wyczyścić wszystko?
web-course-none = Ta gra nie ma jeszcze lekcji. Zasady są krótkie.
