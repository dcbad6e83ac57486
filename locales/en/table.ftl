# What the page says at tables and in the settings. It is loaded with them.

## What is read aloud

# Read aloud when a question opens, after its sentence.
web-say-choices =
    { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
# The button for passing, resting or stopping.
web-say-second = { $label } is available.
web-say-chosen = { $what }: chosen.
web-say-ways =
    { $count ->
        [one] { $count } way: { $ways }.
       *[other] { $count } ways: { $ways }.
    }
web-say-filled = Filled in: { $what }.
web-say-removed = Removed: { $what }.
# Chosen before, and given up by what was pressed now.
web-instead-of = Instead of: { $what }
web-say-ready = Ready: { $what }. Enter confirms.
# Ends a sentence that lacks its period.
web-say-sentence = { $words }.
web-why-nothing = Nothing is closed here.
web-since-nothing = Nothing has happened since your last move.
# Where a piece lies, read aloud after it: "Hand, 2 of 5".
web-lies = { $place }, { $number } of { $count }

## Prompt bar

# On the button that takes back a move, while another one is being put together.
web-undo-draft = Clear your draft first (✕ or Shift+Esc)
web-sending = Sending…

## Settings and keys

web-settings-choosing = Choosing and hand
web-settings-motion = Motion and sound
web-settings-look = Language and look
web-one-click = One click is enough for what can be taken back
web-fill-in = Fill in payments from the right end of the hand
web-automatic = Make forced choices automatically
web-pays = Race: pay for a card
web-pays-together = together with the card
web-pays-later = after the reveal
web-hand-order = Order of the hand
web-hand-mine = my own
web-hand-cost = by cost
web-hand-kind = by kind
web-hand-newest = newest last
web-speed = Animation
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = off
web-speed-reduced = Your system asks for reduced motion, so nothing moves.
web-sound = Sounds
web-volume = Volume
web-shortcuts = Single keys are shortcuts
web-keys = Keyboard
web-keys-all = Show all keys
web-key-space-bar = Space
web-key-digits = choose what is lit, in reading order
web-key-arrows = go to the next lit piece
web-key-space = choose the piece in focus, or put it back
web-key-enter = confirm, or choose the piece in focus
web-key-anywhere = confirm, wherever the focus is
web-key-back = one step back
web-key-clear = start the answer over
web-key-second = pass, rest, stop: the button beside the main one
web-key-undo = take back your last move
web-key-hint = ask for a hint, or hide it
web-key-list = list all answers
web-key-read = show the piece in focus large
web-key-since = read what happened since your last move
web-key-why = say why pieces are closed
web-key-order = move the card in focus within your hand
web-key-spend = put the card in focus at the right end: it is spent first
web-key-help = show this list

## Signs

# What a sign on a card means: when it works, and what it does.
web-sign-power = { $phase }: { $words }
# What another player did with the piece that is named after it.
web-since-did =
    { $what ->
        [card] Placed
        [defender] Moved there
        [capture] Captured
        [technology] Bought
       *[other] Completed
    }
# What a number beside a sign counts.
web-sign-number = { $what }: { $number }
web-race-sign-cost =
    { $cost ->
        [0] Cost 0: placed for free
        [one] Cost { $cost }: paid with { $cost } other card from your hand
       *[other] Cost { $cost }: paid with { $cost } other cards from your hand
    }
web-race-sign-cost-now = Cost { $cost }, { $now } after discounts
web-race-sign-defense = Defense { $defense }: a military world, conquered with at least that much Military
web-race-sign-vp =
    { $vp ->
        [one] { $vp } victory point (VP)
       *[other] { $vp } victory points (VP)
    }
web-race-sign-vp-open = Victory points (VP) that depend on your other cards
web-race-sign-good = A good lies here: { $kind }
web-race-sign-production = Production world: makes a good in every Produce phase ({ $kind })
web-race-sign-windfall = Windfall world: comes with one good and makes no more by itself ({ $kind })
web-race-sign-gamble = A bet on the next card
web-defenders-sign-cost = Cost: { $cost }
web-defenders-sign-bonus = Bonus for capturing it: { $bonus }
# Fields of the resource track, to go on to or to stay on.
web-defenders-track-stay = Stay here: { $color }
web-defenders-track-go =
    { $fields ->
        [one] { $fields } field on, to { $color }, for { $cost }
       *[other] { $fields } fields on, to { $color }, for { $cost }
    }

# At the table of a lesson.
web-lesson-leave = Leave the lesson
web-lesson-go-back = Take the answer back to go on.

# The coach, who looks at answers before they are sent.
web-coach = Coach, against bots
web-coach-off = off
web-coach-gentle = speaks up on mistakes
web-coach-strict = speaks up on small losses too
web-coach-title = Look again?
web-coach-looking = Checking…
# Games of 100; points that it brings less, if any.
web-coach-loses =
    { $games ->
        [0] This answer wins about as often as the best one, but it brings { $points } points less.
       *[other] Of 100 games from here, this answer wins about { $games } fewer than the best one{ $lead ->
            [yes] , and it brings { $points } points less
           *[no] {""}
        }.
    }
# The answer that was chosen; the first one, if several were put together.
web-coach-yours = Your answer
web-coach-better = Better
web-coach-again = Look again
web-coach-anyway = Play it anyway
