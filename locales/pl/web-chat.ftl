# The page's words for the chat at a table. They are loaded with it.

web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-players = Czytają to gracze i widzowie.
web-chat-spectators = Do końca gry czytają to tylko widzowie.
web-chat-everyone = Czytają to wszyscy przy stole.
# After the name of somebody who has no seat.
web-chat-spectator = ogląda
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-chat-quick = Gotowe zwroty
web-chat-mute = Wycisz: { $name }
web-chat-unmute = Wyłącz wyciszenie: { $name }
web-chat-muted = Wyciszeni:
web-chat-mute-all = Wycisz wszystkich
web-chat-unmute-all = Wyłącz wyciszenie wszystkich
web-chat-all-muted = Wszyscy są wyciszeni.
# A new line, read aloud.
web-chat-aloud = { $name }: { $text }
web-chat-now = przed chwilą
web-chat-too-long =
    { $count ->
        [one] O { $count } znak za dużo
        [few] O { $count } znaki za dużo
       *[many] O { $count } znaków za dużo
    }
web-chat-lost = Połączenie zostało przerwane. Jeśli nie widać tu twojej wiadomości, wyślij ją ponownie.
web-chat-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }

# Quick phrases: every reader sees them in their own language.
web-quick-hello = Cześć!
web-quick-good-luck = Powodzenia i miłej gry!
web-quick-one-moment = Chwileczkę, proszę.
web-quick-back = Już jestem.
web-quick-no-hurry = Nie ma pośpiechu.
web-quick-nice-move = Dobry ruch!
web-quick-thanks = Dzięki!
web-quick-sorry = Przepraszam!
web-quick-good-game = Dobra gra!
web-quick-another-game = Jeszcze raz?
