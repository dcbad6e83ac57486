# The lessons of Roll for the Galaxy. Every figure is computed from the table.

## Of several lessons

lesson-roll-stock-first = Najpierw magazynuj: { $credits }$ to Kredyty na kości. Drugi Odkrywca eksploruje potem i szuka kafla.

## 1 Dice are workers

lesson-roll-1-title = Kości to Robotnicy
lesson-roll-1-goal = Zbuduj dwa kafle w jednej rundzie.
lesson-roll-1-open = Wygrywa się punktami, głównie za zbudowane kafle. Kafel kosztuje kości, więc zacznij od tanich stron: { $tile } ({ $development }) i { $other } ({ $world }).
lesson-roll-1-open-cheap = Koszt { $development } ({ $tile }) i { $world } ({ $other }), a kości w kubku: { $dice }. Najpierw tanie kafle.
lesson-roll-1-assign = { $seat } zapowiada Rozwój Technologii, więc twój Inżynier będzie pracował. Odbywają się tylko wybrane akcje, a wybrać może każda kość: niech kość z Produkcją wybierze akcję „{ $phase }”.
lesson-roll-1-assign-settler = To też działa: kość pracuje w akcji, którą wybiera. Równie dobrze mogła wybrać kość bezczynna.
lesson-roll-1-assign-idle = Zbudowane kafle: { $built }. Rozwój Technologii się odbył, ale nie było tam twojej kości. Czeka kafel: { $tile }.
lesson-roll-1-assign-other = Zbudowane kafle: { $built }. Nikt nie wybrał Kolonizacji. Czeka kafel: { $tile }.
lesson-roll-1-recruit = Masz nową kość z kafla „{ $tile }”. Po pracy kości czekają w Populacji, teraz jest ich { $dice }. Za Kredyt zrekrutujesz jedną, a masz { $credits }$.
lesson-roll-1-recruit-novelty = Twoja { $die } ma ściankę z Jokerem, który pracuje w każdej akcji. Biała kość go nie ma.
lesson-roll-1-recruit-other = W porządku. Warto pamiętać: { $die } ma ściankę z Jokerem, który pracuje w każdej akcji.
lesson-roll-1-check = Żadna kość nie pokazuje akcji „{ $phase }”. Spraw, żeby mimo to się odbyła.
lesson-roll-1-missed = Nikt nie wybrał akcji „{ $phase }”, więc się nie odbyła. Spróbuj jeszcze raz.
lesson-roll-1-hint = Wybrać może każda kość, cokolwiek pokazuje: połóż jedną na akcji „{ $phase }”.
lesson-roll-1-done = Jedna kość wystarczy, by wybrać akcję dla wszystkich. Zbudowane kafle: { $tiles }, twoje kości: { $dice }.

## 2 Money brings dice back

lesson-roll-2-title = Pieniądze przywracają kości
lesson-roll-2-goal = Sprzedaj dobro i zrekrutuj sześć kości.
lesson-roll-2-assign = { $seat } zapowiada Odkrywanie, więc twoi Odkrywcy i tak będą pracować. Dobro ({ $tile }) sprzedasz tylko w Dostawie: niebieską kością wybierz akcję „{ $phase }”.
lesson-roll-2-assign-explorer = { $seat } wybiera Odkrywanie, a każdy twój Odkrywca znajdzie kafel albo { $credits }$. Niech wybiera niebieska kość: już pokazuje Dostawę.
lesson-roll-2-assign-other = { $seat } i tak wybiera Odkrywanie. Nikt nie wybrał Dostawy, więc dobra ({ $tile }) nie sprzedano za { $credits }$.
lesson-roll-2-explore = Dwóch Odkrywców, dwa zadania: najpierw jeden magazynuje za { $credits }$, potem drugi eksploruje i szuka kafla.
lesson-roll-2-scout = Teraz eksploruj: twoje stosy są puste. Kości bez kafla do budowy wracają nieużyte.
lesson-roll-2-scout-not = Masz pieniądze, ale żadnego kafla do budowy: kości Inżynierów i Kolonizatorów wróciłyby nieużyte.
lesson-roll-2-place = Kafel ma dwie strony. Planeta: { $tile }, Technologia: { $other }. Planeta daje kość, więc wybierz Planetę. Koszt: { $cost }.
lesson-roll-2-place-world = Technologia może poczekać ({ $other }). Planeta ({ $tile }) daje kość jako dobro, a kości ci brakuje.
lesson-roll-2-trade = Dobro ({ $tile }) sprzedasz za { $credits }$ albo skonsumujesz za punkty. Sprzedaj: każdy Kredyt przywraca kość.
lesson-roll-2-trade-consumed = Zdobyte PZ: { $vp }, wracające kości: { $dice }. Po Sprzedaży wróciłoby o { $more } więcej i pracowałyby od teraz.
lesson-roll-2-recruit = Wracające kości: { $dice } z { $all }. W Populacji zostaw białe: tylko one nie mają ścianki z Jokerem.
lesson-roll-2-check = Twoja kolej: zbuduj w tej rundzie kafel „{ $tile }”. Potrzebni Kolonizatorzy: { $cost }.
lesson-roll-2-missed = { $tile }: kości { $dice } z { $cost }. Spróbuj zrobić to w jednej rundzie.
lesson-roll-2-hint = { $tile }: akcję „{ $phase }” wybiera kość z inną ścianką i sama też kolonizuje. Joker także.
lesson-roll-2-done = Zbudowano: { $tile }. Pieniądze przywróciły kości, a kości dały Planetę. Punkty: { $vp }.

## 3 No die idle

lesson-roll-3-title = Ani jednej bezczynnej kości
lesson-roll-3-goal = Korzystaj z wyborów innych, z Jokerów i z Dyktatu.
lesson-roll-3-assign = { $seat }, { $tile }: { $dice ->
    [one] brakuje jednej kości
    [few] brakuje { $dice } kości
   *[many] brakuje { $dice } kości
}, więc będzie Rozwój Technologii. Odkrywcą wybierz akcję „{ $phase }” i dodaj Jokera. { $other }: potrzebni Kolonizatorzy: { $cost }.
lesson-roll-3-assign-few = Ukończone kafle: { $built }. { $tile }: potrzebni Kolonizatorzy: { $settlers }. { $other }: potrzebni Inżynierzy: { $developers }. Kolonizować mogą też Odkrywca i Joker.
lesson-roll-3-assign-develop = Ukończone kafle: { $built }. { $seat } i tak wybiera Rozwój Technologii, a nikt nie wybrał Kolonizacji. Czeka kafel: { $tile }.
lesson-roll-3-assign-other = Ukończone kafle: { $built }. Nikt nie wybrał Kolonizacji. Czeka kafel: { $tile }.
lesson-roll-3-recall = Możesz przywołać do kubka dobra i kości ze stosów. Tu zostaw je na miejscu (naciśnij kubek): dobro ({ $tile }) sprzedasz za { $credits }$.
lesson-roll-3-recall-not = Zostaw dobro na miejscu: w następnej rundzie sprzedasz je za { $credits }$.
lesson-roll-3-dictate = Nie ma czego budować, kości są bezczynne. Jedną wybierz akcję „{ $phase }”, potem Dyktat: odłóż jedną, a inną przesuń do Dostawy. Dobra: { $goods }.
lesson-roll-3-dictate-one = Dostarczone dobra: { $shipped }. Dzięki Dyktatowi bezczynna kość zostaje drugim Handlarzem, a drugie dobro też daje { $credits }$.
lesson-roll-3-dictate-other = Nikt nie wybrał Dostawy. Dobra, które zostały na twoich Planetach: { $goods }.
lesson-roll-3-ship = Sprzedaj oba dobra: z brązowej Planety każde daje { $credits }$, bez względu na kość Handlarza.
lesson-roll-3-ship-again = Został jeden Handlarz i jedno dobro. Masz na razie { $credits }$.
lesson-roll-3-ship-consumed = Punkty od razu. Sprzedane dobro daje { $credits }$, a każdy Kredyt kość.
lesson-roll-3-check = Znów nie ma czego budować i żadna kość nie pokazuje Produkcji. Zdobądź w tej rundzie dobra na Planetach: { $tile }, { $other }.
lesson-roll-3-missed = Dobra na twoich Planetach: { $goods }. Trzeba dwóch Producentów, a żadna kość nie pokazuje Produkcji.
lesson-roll-3-hint = Jedna kość wybiera akcję „{ $phase }” i produkuje. Dyktat przesuwa tam drugą.
lesson-roll-3-done = Dobra wyprodukowane przez bezczynne kości: { $goods }. Kość, która wraca nieużyta, nic nie kosztuje, ale traci rundę.

## 4 Worlds give dice

lesson-roll-4-title = Planety dają kości
lesson-roll-4-goal = Wybieraj kafle według kosztu i tego, dokąd trafia ich kość.
lesson-roll-4-assign = { $seat } nie ma czego budować: będzie Odkrywanie. Twoi Kolonizatorzy: { $dice }. Niech jeden z nich wybierze akcję „{ $phase }”.
lesson-roll-4-assign-few = Kolonizatorzy: { $settlers }, Odkrywcy: { $explorers }. Potrzebni są Kolonizatorzy ({ $dice }) i jeden Odkrywca.
lesson-roll-4-assign-other = Zbudowane Planety: { $built }. { $seat } i tak odkrywa, a Kolonizacja odbędzie się tylko z twojego wyboru.
lesson-roll-4-explore = { $tile }: koszt { $cost }, za duży dla twoich Kolonizatorów. Jeden Odkrywca magazynuje za { $credits }$, drugi eksploruje i szuka tańszych kafli.
lesson-roll-4-stuck = Zbudowane Planety: { $built }. Kolonizatorzy trafili na kafel „{ $tile }”, który kosztuje { $cost }.
lesson-roll-4-scout = Teraz eksploruj. Zanim dobierzesz, możesz odrzucić kafle ze swoich stosów.
lesson-roll-4-abandon = Dobierane kafle: { $tiles } i po jednym więcej za każdy odrzucony. Odrzuć kafel „{ $tile }” i dobierz { $more }.
lesson-roll-4-place = Nowe kafle trafiają pod stos. Koszt { $cost } ({ $tile }) i { $less } ({ $other }): Kolonizatorzy zbudują oba, jeśli oba będą Planetami.
lesson-roll-4-place-world = Kolonizatorzy, którzy zbudują w tej rundzie obie Planety: { $dice }. Rozwoju Technologii nikt nie wybrał.
lesson-roll-4-place-again = Ten też niech będzie Planetą: pozostali Kolonizatorzy przejdą na niego.
lesson-roll-4-recruit = Kość z kafla „{ $tile }” jest już w kubku, kość z kafla „{ $other }” czeka tutaj. Masz { $credits }$: wybierz, które kości wracają.
lesson-roll-4-check = { $seat } nie ma czego budować i znów będzie odkrywać. Twoja kolej: zbuduj w tej rundzie jeszcze jedną Planetę.
lesson-roll-4-missed = Nie zbudowano Planety. Trzeba ją znaleźć Eksploracją, wybrać Kolonizację i mieć dość Kolonizatorów. Spróbuj jeszcze raz.
lesson-roll-4-hint = { $seat } wybiera Odkrywanie. Niech kość, która nie jest Odkrywcą, wybierze akcję „{ $phase }”, a Odkrywca eksploruje.
lesson-roll-4-done = Zbudowane Planety: { $worlds }. Każda dała kość, a kości budują następne.

## 5 Produce and ship

lesson-roll-5-title = Produkcja i Dostawa
lesson-roll-5-goal = Dopasuj kolory i wybierz między Sprzedażą a Konsumpcją.
lesson-roll-5-assign = { $seat } ma puste Planety: będzie Produkcja, a twój Producent wyprodukuje dobro ({ $tile }). Dostawa jest później: Odkrywcą wybierz akcję „{ $phase }”.
lesson-roll-5-assign-unmade = W Produkcji nie było twojej kości. Nie powstało dobro ({ $tile }), które sprzedaje się za { $credits }$.
lesson-roll-5-assign-few = Dobra, które zostały na twoich Planetach: { $goods }. Handlarz przewozi jedno dobro: niech wybiera Odkrywca, nie Handlarz.
lesson-roll-5-assign-other = Dobra, które zostały na twoich Planetach: { $goods }. { $seat } i tak wybiera Produkcję, a Dostawa odbędzie się tylko z twojego wyboru.
lesson-roll-5-trade = Cena zależy tylko od Planety: sprzedaj dobro ({ $tile }) za { $credits }$. Niech to zrobi biała kość, która nie pasuje do żadnej Planety.
lesson-roll-5-ship-outpost = Zdobyte PZ: { $vp }. Sprzedane dobro ({ $tile }) daje { $credits }$.
lesson-roll-5-ship-match = { $tile }: { $vp } PZ z tą kością, { $best } z kością w kolorze Planety.
lesson-roll-5-ship-sold = { $credits }$ zamiast { $vp } PZ za dobro ({ $tile }): dobry wybór, gdy brakuje kości.
lesson-roll-5-ship-home = Dobro ({ $tile }) niech sprzeda biała kość: pozostałe pasują do Planet, których dobra dadzą punkty.
lesson-roll-5-consume = Konsumpcja daje punkt oraz po jednym za dobro i za Handlarza w kolorze Planety. Fioletowa kość pasuje do każdego koloru. Najwięcej teraz: { $vp } PZ.
lesson-roll-5-last = Dostarcz ostatnie dobro: za punkty, jeśli kolor pasuje, albo za pieniądze.
lesson-roll-5-check = { $seat } ma dobra i będzie je dostarczać. Twoja kolej: wyprodukuj dobra we właściwym kolorze na Planetach: { $tile }, { $other }.
lesson-roll-5-missed = Dobra w kolorze swojej Planety: { $goods } z { $all }. Spróbuj jeszcze raz.
lesson-roll-5-hint = Bezczynną kością wybierz akcję „{ $phase }”. Brązowa kość na brązową Planetę, niebieska na niebieską.
lesson-roll-5-done = Punkty w żetonach: { $vp }. Dobra we właściwym kolorze dadzą więcej przy Konsumpcji.

## 6 The twelfth square

lesson-roll-6-title = Dwunasty kafel
lesson-roll-6-goal = Wybierz Technologię o koszcie 6 i zakończ grę, gdy prowadzisz.
lesson-roll-6-assign = Gra kończy się przy { $end } kaflach, masz { $squares }. { $seat } nie ma czego budować i będzie odkrywać, więc i twój Odkrywca popracuje. Wybierz akcję „{ $phase }”, by od razu budować.
lesson-roll-6-assign-few = Inżynierzy: { $developers }, Odkrywcy: { $explorers }. Potrzebni są Inżynierzy ({ $dice }) i Odkrywca, bo { $seat } wybiera Odkrywanie.
lesson-roll-6-assign-dictate = Tym razem bez Dyktatu: masz Inżynierów ({ $dice }) i Odkrywcę, a Kolonizatorzy przydadzą się w następnej rundzie.
lesson-roll-6-assign-other = { $seat } i tak odkrywa, a Rozwój Technologii odbędzie się tylko z twojego wyboru. Kości na stosie Technologii: { $dice }.
lesson-roll-6-waits = Masz { $squares } z { $end } kafli. Na wierzchu stosu Planet leży { $tile }, wymagane kości: { $cost }. Za wolno.
lesson-roll-6-scout = Eksploruj: potrzebujesz kafli, które ukończysz w dwie rundy.
lesson-roll-6-abandon = { $tile }: koszt { $cost }, a na to nie ma czasu. Odrzuć ten kafel i dobierz o jeden więcej.
lesson-roll-6-place = Technologia o koszcie 6 liczy to, co masz: { $tile } daje { $vp }, { $other } { $less }. Technologią niech będzie { $tile }.
lesson-roll-6-place-other = Jako Technologia { $tile } daje { $vp }, { $other } { $less }. Buduj kafel „{ $tile }”, a drugi niech będzie Planetą.
lesson-roll-6-place-again = Jako Planeta ten kafel to { $tile }. Koszt { $cost }: jeden Kolonizator i kafel gotowy.
lesson-roll-6-recall = { $tile }: kości { $dice } z { $cost }. Możesz je przywołać za darmo, ale w następnej rundzie ukończysz ten kafel: niech zostaną (naciśnij kubek).
lesson-roll-6-recall-not = Niech zostaną. { $tile }: koszt { $cost }, a następna runda da resztę kości.
lesson-roll-6-check = { $seat } zaraz zbuduje kafel „{ $tile }”: będzie Kolonizacja. Twoja kolej: zakończ grę w tej rundzie i wygraj.
lesson-roll-6-missed = Masz { $squares } z { $end } kafli: gra trwa, a inni doganiają.
lesson-roll-6-hint = { $seat } wybierze Kolonizację: twój Kolonizator zbuduje kafel „{ $other }”. Kością z inną ścianką wybierz akcję „{ $phase }”, a kafel „{ $tile }” będzie gotowy.
lesson-roll-6-done = Twoje punkty: { $own }, { $seat }: { $other }. O chwili, w której skończyła się gra, zdecydował twój wybór.

## 7 A whole game

lesson-roll-7-title = Cała gra
lesson-roll-7-goal = Rozegraj pierwszą rozgrywkę z instrukcji przeciw łatwemu botowi.
lesson-roll-7-play = Cała gra, przeciwnik: { $seat }. Kończy się, gdy ktoś ma { $squares } kafli albo gdy zabraknie punktów. W grze dwuosobowej dodatkowa kość też wybiera akcję.
lesson-roll-7-done = Twoje punkty: { $own }, { $seat }: { $other }. Zagraj jeszcze raz: od drugiej gry wszystko zaczyna się układać.
