# Kim są boty. Wczytywane tam, gdzie wybiera się je z całej listy, i przy stołach.

web-bots-strength = Siła
web-bots-styles = Style
web-bots = Kto gra
web-bots-rung = { $rung }. { $level }

web-about-match = Dopasowuje się do twoich ukończonych gier z botami, tak by każdy wygrywał mniej więcej tak samo często.
web-about-random = Wykonuje dowolny dozwolony ruch. Dobry, by obejrzeć stół, nie do gry.
web-about-newcomer = Widzi niewiele możliwości i często wybiera taką, która kosztuje kilka punktów, jak ktoś w pierwszej grze.
web-about-learner = Wie, co robi każda rzecz, ale jeszcze nie, ile jest warta, i często wybiera ruch gorszy o dwa punkty lub więcej.
web-about-easy = Unika rażących błędów, ale często wybiera ruch gorszy o punkt lub dwa.
web-about-casual = Gra rozsądnie, choć tu i ówdzie zdarza mu się pomyłka warta około punktu.
web-about-medium = Gra według prostych zasad i od razu. Patrzy najwyżej jedną rundę naprzód.
web-about-careful = Sprawdza ruchy w dwóch wyobrażonych grach; myli się czasem, ale nieznacznie.
web-about-keen = Sprawdza ruchy w dwóch wyobrażonych grach i rzadko się myli.
web-about-shrewd = Myśli jak bystry, a myli się jeszcze rzadziej.
web-about-expert = Wybiera to, co wypada najlepiej w kilku wyobrażonych grach, bez błędów z nieuwagi.
web-about-hard = Najsilniejszy. Cały swój czas poświęca na wyobrażanie sobie setek gier i tego, co wybierzesz.
web-about-military = Tak silny jak { $level }. Lubi światy militarne i siłę, która je zdobywa.
web-about-producer = Tak silny jak { $level }. Lubi światy, które produkują, i zdolności konsumpcji.
web-about-developer = Tak silny jak { $level }. Lubi rozwinięcia, a najbardziej te największe.
web-about-hurried = Tak silny jak { $level }. Lubi zapełnić swoje imperium, zanim inni się rozpędzą.
web-about-settler = Tak silny jak { $level }. Woli światy od rozwinięć.
web-about-trader = Tak silny jak { $level }. Lubi produkować towary i je wysyłać.
web-about-collector = Tak silny jak { $level }. Lubi przechwytywać roboty.
web-about-inventor = Tak silny jak { $level }. Lubi kupować technologie.
