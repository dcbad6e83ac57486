# The page's words for the chat at a table. They are loaded with it.

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-players = Players and spectators read this.
web-chat-spectators = Only spectators read this until the game is over.
web-chat-everyone = Everyone at the table reads this.
# After the name of somebody who has no seat.
web-chat-spectator = watching
web-chat-say = Say something
web-chat-send = Send
web-chat-quick = Quick phrases
web-chat-mute = Mute { $name }
web-chat-unmute = Hear { $name } again
web-chat-muted = Muted:
web-chat-mute-all = Mute everyone
web-chat-unmute-all = Hear everyone again
web-chat-all-muted = You have muted everyone.
# A new line, read aloud.
web-chat-aloud = { $name }: { $text }
web-chat-now = just now
web-chat-too-long =
    { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
web-chat-lost = The connection was lost. If your line isn't here, send it again.
web-chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

# Quick phrases: every reader sees them in their own language.
web-quick-hello = Hello!
web-quick-good-luck = Good luck, have fun!
web-quick-one-moment = One moment, please.
web-quick-back = I'm back.
web-quick-no-hurry = Take your time.
web-quick-nice-move = Nice move!
web-quick-thanks = Thanks!
web-quick-sorry = Sorry!
web-quick-good-game = Good game!
web-quick-another-game = Another game?
