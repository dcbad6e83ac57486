# The page's own words about anything but a game. Those about one game are in its file `web-GAME.ftl`.

## Everywhere

web-close = Close
web-loading = Loading…
web-skip = Skip to the content
web-nav = Pages
web-nav-lobby = Open tables
web-nav-cards = Cards
web-nav-rules = Rules
web-games = Games
web-footer = Orrery is an independent, non-commercial way to play. The games belong to their designers and publishers; all pictures here are our own.
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-dark = Dark
web-theme-light = Light
web-contrast = High contrast
web-settings = Settings
web-try-again = Try again
web-try-now = Try now
web-reload = Reload the page
web-to-home = Home
web-save = Save
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = The browser does not let the page copy the link. Please select it and copy it by hand.

## What can go wrong

web-error-unreachable = The server cannot be reached. Is it running, and are you online?
web-error-missing = There is nothing here. The link may be old or mistyped.
web-error-too-many = That was too much at once. Please wait a moment and try again.
web-error-other = Something went wrong. Trying again may help.
web-refused = The server refused that. Nothing has changed.
web-missing-title = Nothing orbits here
web-missing-line = This address leads nowhere. The link may be old or mistyped.
web-offline = The connection is lost. The page keeps trying.
web-outdated = A newer version of Orrery is running. Reload the page to go on.
web-too-many-windows = This seat is open in too many windows. Close one and reload the page.
web-paused = The game is paused: the server can't save right now. It will go on by itself, and your choice is kept.

## First page

web-home-title = Three galaxies on your table
web-home-line = Play at once against bots, or send friends a link. No account, nothing to install.
web-name = Your name
web-name-saved = Your name is saved.
web-my-games = Your games
web-past-games = Finished games
web-with = with { $names }
web-play-now = Play now
web-quick-level = Bots
web-quick-match = Match me
web-quick-more = More
web-quick-now = { $level }, { $rung } of { $count }
web-quick-first = First game
web-starting = Setting up…
web-invite = Invite friends
web-learn-ten = Learn in ten minutes
web-lesson-of = Lesson { $number } of { $count }
web-learn = Learn
web-puzzles = Puzzles
web-watch = Watch
web-status-waiting = Waiting for players
web-status-over = Over
web-result-won =
    { $points ->
        [one] Won with { $points } point
       *[other] Won with { $points } points
    }
web-result-shared =
    { $points ->
        [one] Shared win with { $points } point
       *[other] Shared win with { $points } points
    }
web-result-place =
    { $points ->
        [one] Place { $rank } with { $points } point
       *[other] Place { $rank } with { $points } points
    }
web-notices = Notify me when it's my turn
web-notices-offer = Should your browser notify you when it's your turn?
web-notices-yes = Yes, notify me
web-notices-no = No, thanks
web-notices-blocked = Your browser blocks notifications from this page. Allow them in its settings first.

## Making a table

web-new-table = A new table: { $game }
web-seats = Who sits where
web-seat-me = You
web-seat-friend = A friend, by link
web-seat-open = open seat
web-seat-number = Player { $number }
web-seat-add = Add a seat
web-seat-remove = Remove this seat
web-bot-name = { $star } ({ $level })
web-level-random = random
web-level-newcomer = newcomer
web-level-learner = learner
web-level-easy = easy
web-level-casual = casual
web-level-medium = medium
web-level-careful = careful
web-level-keen = keen
web-level-shrewd = shrewd
web-level-expert = expert
web-level-hard = hard
web-level-military = military
web-level-producer = producer
web-level-developer = developer
web-level-hurried = hurried
web-level-settler = settler
web-level-trader = trader
web-level-collector = collector
web-level-inventor = inventor
web-variant = Rules
web-variant-players = These rules are for this number of players: { $players }.
web-clock = Time
web-clock-none = No clock
web-clock-live = { $minutes } min, { $seconds } s more per move
web-clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-listed = Show this table in the list of open tables, where anyone can join or watch
web-more-options = More options
web-fixed-seats = Keep seats in this order instead of drawing them by lot
web-in-order = Strict order: in every phase, players act one after another
web-make = Make the table
web-make-links = Make the table and its links
web-links-about = Send each friend one of these links. Whoever opens it sits down there.
web-to-table = Go to the table

## Open tables and seat links

web-lobby-title = Open tables
web-lobby-line = Sit down with strangers, or watch them play.
web-lobby-empty = No table is waiting for players right now.
web-lobby-make = Make one yourself
web-lobby-playing = Games to watch
web-lobby-none-playing = No public game is being played right now.
web-join = Sit down
web-claim-title = A seat is kept for you
web-claim-line = Say what the others should call you, and sit down.
web-claim-sit = Take the seat
web-claim-invites = { $host } invites you to { $game }
web-claim-taken = This seat is taken
web-claim-taken-line = Somebody else sits here now. Ask { $host } for another link, or watch.
web-claim-begun = This game has begun
web-claim-begun-line = Every seat is taken, but you can watch.
web-claim-over = This game is over
web-claim-over-line = You can still go through it move by move.
web-claim-hand-over = Take over from { $name }

## Your games on another device

web-own-link-title = Your games on another device
web-own-link-about = There are no accounts here: your games belong to this browser. This link opens them, with your name, in any other, and brings them back if this browser forgets you.
web-own-link = Your secret link
web-own-link-make = Make my link
web-own-link-new = Make a new link
web-own-link-exists = You have already made a link. It cannot be shown again. A new one replaces it; devices on which you have opened it stay yours.
web-own-link-once = Save it now: it will not be shown again. A new link replaces this one.
web-own-link-secret = Whoever has this link plays as you. Keep it secret.
web-keep-title = Keep your games
web-keep-line = Your games belong to this browser. With a secret link you can find them again if it forgets you, and play them on other devices too.
web-recover-title = Your games
web-recover-whose = These are the games of { $name }
web-recover-games =
    { $count ->
        [0] There are no games yet.
        [one] There is { $count } game.
       *[other] There are { $count } games.
    }
web-recover-many = There are { $count } games or more.
web-recover-ask = Do you want to play as { $name } in this browser? Nothing changes on other devices, and the link keeps working.
web-recover-own-title =
    { $count ->
        [one] This browser has { $count } game of its own, as { $name }
       *[other] This browser has { $count } games of its own, as { $name }
    }
web-recover-own-line = They are not deleted, but this browser gives them up: without their own link you cannot get back to them. Save that link first.
web-recover-none = This browser has no games of its own, so nothing is lost.
web-recover-yes = Play as { $name } here
web-recover-no = No, leave it as it is
web-recover-done = Welcome back, { $name }.
web-recover-already = You are { $name } here already
web-recover-already-line = This link is your own. It opens your games on any other device.

## Table

web-menu = Menu
web-table-parts = Parts of the table
web-board = Table
web-players = Players
web-log = Log
web-log-newest = Newest
web-since = Since your last move
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier entries
# An entry of the log, and the pieces that it is about.
web-log-pieces = { $told }: { $pieces }
web-unseen = Unseen
web-round = Round { $number }
web-phases = Phases of this round
web-phase-done = done
web-phase-now = now
web-phase-coming = coming up
web-phase-skipped = not this round
web-phase-unknown = not known yet
web-phase-trade = Trade
web-phase-assign = Reassign
web-score = Points
web-you = you
web-your-turn = Your turn
web-thinking = thinking
# Beside a player who has answered while others have not.
web-answered = has answered
web-player-bot = Bot
web-player-stand-in = A bot is playing for this player
web-player-away = Away from the table
web-player-resigned = Gave up
web-time-left = Time left
web-wait = One moment…
web-waiting-for = Waiting for: { $names }
web-watching-turn = You are watching. Waiting for: { $names }
web-waiting-title = Waiting for players
web-waiting-line = The game begins as soon as every seat is taken.
web-fill-bot = Let a bot sit here
web-stand-in-line = A bot is playing for you.
web-return = Take your seat back
web-resigned-line = You gave up. A bot is playing on for you.
web-leave = Let a bot play for me
web-resign = Give up
web-resign-sure = Give up this game for good?
web-resign-yes = Yes, give up
web-fact-cost = cost
web-fact-defense = defense
web-fact-good = good
web-fact-vp = points
web-piece-no-powers = It does nothing by itself.

## Prompt bar

web-options = Answers
web-choose = Choose
# Several ways to do what was touched last.
web-choose-way = { $count } ways: choose one on the board.
# The button that confirms, with how many pieces are picked.
web-verb-count = { $verb } { $count }
# Gives an answer without what usually follows it.
web-verb-only = { $verb } only
# On the button that confirms an answer which reveals or draws something.
web-final = This cannot be taken back
web-confirm = Confirm
web-clear = Clear
# Gives up all steps of an answer that is made step by step.
web-reset = Reset
web-draft-go-on = Not complete yet
web-pick-more =
    { $count ->
        [one] { $count } more to pick
       *[other] { $count } more to pick
    }
web-pick-by-name = Pick by name
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-draft = A hint is about the whole answer: clear your draft first (✕ or Shift+Esc)
web-hint-title = What a bot thinks
# Above the list of answers: what the bars and the numbers behind them are.
web-hint-legend = Chance to win, and points ahead of the best other player
web-hint-close = Close the hint
# On the mark of a hint at a piece.
web-hint-take = Choose this answer
# Shows all answers of a hint on a small screen.
web-hint-more = All
# No answer is notably better.
web-hint-alike = It hardly matters what you choose here: in the simulated games, all these answers do about equally well.
# Before answers that lead to the same things.
web-hint-same = or, about as good:
web-draft-dropped = What you had put together no longer fits: the question has changed.
# Read aloud after a percentage, and after a number with a sign.
web-hint-win = chance to win
web-hint-margin = points ahead
# What another player may do; the answers follow.
web-hint-expected = { $name } may:
web-undo = Take back:
web-why-not =
    { $count ->
        [one] { $count } not possible: why?
       *[other] { $count } not possible: why?
    }

## End

web-end-won = You won!
web-end-shared = You share the win!
web-end-winner =
    { $count ->
        [one] The winner: { $names }
       *[other] The winners: { $names }
    }
web-end-resigned = Gave up: { $names }
web-winner = Winner
web-scores = Scores
web-score-source = Points from
web-score-total = Total
web-score-tie = Tie-break
web-chart = Round by round
web-chart-label =
    { $rounds ->
        [one] Points of all players over { $rounds } round
       *[other] Points of all players over { $rounds } rounds
    }
web-rematch = Play again
web-rematch-waiting = Waiting for the others…
web-to-rematch = Go to the new game
web-show-table = Look at the table
web-record = Download the record
web-end-next = What next
web-decided = What decided the game
web-decided-tie =
    { $points ->
        [one] A tie: { $names } finished level on { $points } point.
       *[other] A tie: { $names } finished level on { $points } points.
    }
web-decided-tie-break = Level on points: { $names }. The tie-break decided.
web-decided-always = { $name } led after every round.
web-decided-since = { $name } led from the end of round { $round } on.
web-decided-last = { $name } took the lead in the last round.
# How far the winner was ahead of the best other player, before and after a round. The numbers have their signs.
web-decided-lead = Lead of { $name }: { $before } → { $after }
web-decided-replay = Replay round { $round }

## Replay

web-replay = Replay
# What the answers of a finished game cost.
web-review = Review
web-title-of = { $page }: { $name }
web-review-file = Review a game from a file
web-replay-controls = Steps of the replay
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One move back
web-replay-forward = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move { $at } of { $all }
web-replay-moves = All moves
web-replay-hidden = made a hidden choice
web-replay-eyes = Point of view
web-replay-eyes-own = What you could see
web-replay-eyes-all = Everything
web-replay-round-back = One round back
web-replay-round-on = One round on
web-replay-phase-back = One phase or turn back
web-replay-phase-on = One phase or turn on
web-replay-position = Position in the game
web-replay-made = The last move
web-replay-beginning = The beginning: nobody has moved yet
# What a move led to, if it was a secret choice.
web-replay-nothing = Nothing that anyone could see.
web-replay-link = Copy a link to this position
web-replay-eyes-public = What everyone could see
# Names of numbers on small signs.
web-fact-paid =
    { $unit ->
        [cards] Cards paid
        [goods] Goods paid
        [vp] VP paid
        [credits] Credits paid
        [dice] Dice used
        [batteries] Batteries paid
        [blue_energy] Blue energy paid
        [orange_energy] Orange energy paid
        [green_energy] Green energy paid
       *[energy] Energy paid
    }
web-fact-gained =
    { $unit ->
        [cards] Cards gained
        [goods] Goods gained
        [vp] VP gained
        [credits] Credits gained
        [dice] Dice gained
        [batteries] Batteries gained
        [blue_energy] Blue energy gained
        [orange_energy] Orange energy gained
        [green_energy] Green energy gained
       *[energy] Energy gained
    }
web-fact-military = Military against defense

## Cards

web-search = Search
web-filter-kind = Kind
web-filter-phase = Phase
web-filter-roll-phase = Phase
web-filter-all = All
web-found =
    { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
web-kind-world = World
web-kind-roll-world = World
web-kind-start-world = Start world
web-kind-home-world = Home world
web-kind-development = Development
web-kind-roll-development = Development
web-kind-faction = Faction
web-kind-action = Action
web-kind-step = Part of the round
web-kind-phase = Phase
web-kind-goods = Kind of good
web-kind-keyword = Keyword
web-kind-die = Die
web-kind-planet = Planet
web-kind-control-tile = Control tile
web-kind-defender = Defender
web-kind-energy = Energy
web-kind-robot = Robot
web-kind-technology = Technology
web-kind-player-board = Player board

## Rules

web-rules-cards = Look at all cards
web-rules-play = Play it
web-rules-own = This is our own summary of the rules as played here.
web-rules-goal = Goal
web-rules-round = A round
web-rules-turn = A turn
web-rules-phases = The phases
web-rules-end = The end
web-rules-variants = Other ways to play
web-rules-tips = First steps
