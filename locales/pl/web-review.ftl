# Reviews of finished games. The pages that show them load it.

web-review-chart = Szansa każdego gracza na wygraną w trakcie gry
web-review-progress = Zbadane decyzje: { $done } z { $total }
web-review-begin = Zacznij analizę
web-review-cancel = Przerwij
web-review-failed = Analiza się nie powiodła.
web-review-knowing = Podstawa oceny
web-review-then = Wiedza z gry
web-review-now = Pełna wiedza
web-review-deeper = Zbadaj dokładniej
web-review-decisions = Decyzje
web-review-sums = Los i umiejętności
web-review-best = najlepsza
web-review-good = dobra
web-review-inaccurate = niedokładna
web-review-mistake = błąd
web-review-own = własne decyzje
web-review-others = pozostali
web-review-luck = los
web-review-result = wynik
web-review-adds-up = Każdy zaczyna z szansą { $start }. Własne decyzje, decyzje pozostałych i los dają razem wynik.
web-review-played = Zagrano
web-review-better = Lepiej
web-review-lead = przewaga { $points }
web-review-no-reason = Symulowane partie nie pokazują jednej wyraźnej przyczyny.
web-review-fine = Nie znaleziono lepszej decyzji.
web-review-choose = Wybierz decyzję na wykresie albo na liście.
# Before the first decision has been examined.
web-review-soon = Decyzje będą się tu pojawiać jedna po drugiej.
web-review-costliest = Najkosztowniejsze decyzje: { $name }
web-review-all = Wszystkie decyzje ({ $count })
web-review-upload = Wybierz zapis
web-review-upload-about = Przeanalizuj zakończoną grę zapisaną w pliku: ze stołu albo z wiersza poleceń. Plik jest tu badany, ale nie przechowywany.
web-review-too-large = Ten plik jest za duży jak na zapis gry.
