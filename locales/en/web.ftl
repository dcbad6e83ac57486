# The page's own words. What the games say is in their own files.

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
web-paused = Play is paused: the server cannot save right now. It goes on by itself, and your choice is kept.

## First page

web-home-title = Three galaxies on your table
web-home-line = Play at once against bots, or send friends a link. No account, nothing to install.
web-name = Your name
web-name-saved = Your name is saved.
web-my-games = Your games
web-past-games = Finished games
web-with = with { $names }
web-play-now = Play now
web-starting = Setting up…
web-invite = Invite friends
web-learn = Learn
web-watch = Watch
web-players-range = { $least } to { $most } players
web-status-waiting = Waiting for players
web-status-over = Over
web-game-race = Race for the Galaxy
web-game-race-line = Build an empire of worlds and developments. Everyone chooses a phase in secret, and everyone plays the phases that were chosen.
web-game-race-about = A card game for two to four. Cards are worlds, developments, money and goods all at once, and guessing what the others will choose is half of the game.
web-game-roll = Roll for the Galaxy
web-game-roll-line = Roll your workers, send them to the phases, and settle the stars with dice of seven colors.
web-game-roll-about = A dice game for two to five. Dice are your people: they explore, build, settle, produce and ship, and what you assign in secret decides what happens for all.
web-game-defenders = Planet Defenders
web-game-defenders-line = Steer three Defenders over nine planets, gather energy and capture runaway robots.
web-game-defenders-about = A game of planning for two to four. Three Defenders serve everybody; whoever moves them best gathers the energy that captures robots and buys technologies.

## Making a table

web-new-table = A new table: { $game }
web-seats = Who sits where
web-seat-me = You
web-seat-friend = A friend, by link
web-seat-bot = Bot: { $level }
web-seat-open = open seat
web-seat-number = Player { $number }
web-seat-add = One more seat
web-seat-remove = Remove this seat
web-bot-name = { $star } ({ $level })
web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-variant = Rules
web-variant-players = These rules are for this number of players: { $players }.
web-variant-race-standard = Standard
web-variant-race-first-game = First game: fixed hands
web-variant-race-advanced = Advanced, for two: two actions each
web-variant-roll-standard = Standard
web-variant-roll-first-game = First game: nothing to choose before it
web-variant-defenders-base = Base game
web-variant-defenders-advanced = Advanced: two extra actions, in any order
web-clock = Time
web-clock-none = No clock
web-clock-quick = 10 minutes, 10 seconds more per move
web-clock-calm = 30 minutes, 20 seconds more per move
web-clock-day = One day per move
web-clock-days = Three days per move
web-listed = Show this table in the list of open tables
web-make = Make the table
web-make-links = Make the table and its links
web-links-about = Send each friend one of these links. Whoever opens it sits down there.
web-to-table = Go to the table

## Open tables and seat links

web-lobby-title = Open tables
web-lobby-line = Sit down with strangers, or watch.
web-lobby-empty = No table is waiting for players now.
web-lobby-make = Make one yourself
web-join = Sit down
web-claim-title = A seat is kept for you
web-claim-line = Say what the others should call you, and sit down.
web-claim-sit = Take the seat

## Your games on another device

web-own-link-title = Your games on another device
web-own-link-about = There are no accounts here: your games belong to this browser. This link opens them, with your name, in any other, and brings them back if this browser forgets you.
web-own-link = Your secret link
web-own-link-make = Make my link
web-own-link-new = Make a new link
web-own-link-exists = You have made a link before. It cannot be shown again. A new one ends the old one; devices that you have opened it on stay yours.
web-own-link-once = Keep it now: it is not shown again. A new link ends this one.
web-own-link-secret = Whoever has this link plays as you. Keep it secret.
web-keep-title = Keep your games
web-keep-line = Your games belong to this browser. With a secret link you find them again if it forgets you, and play them on another device, too.
web-recover-title = Your games
web-recover-whose = These are the games of { $name }
web-recover-games =
    { $count ->
        [0] There are no games yet.
        [one] There is { $count } game.
       *[other] There are { $count } games.
    }
web-recover-many = There are { $count } games or more.
web-recover-ask = Do you want to play as { $name } in this browser? The other devices go on as they are, and the link keeps working.
web-recover-own-title =
    { $count ->
        [one] This browser has { $count } game of its own, as { $name }
       *[other] This browser has { $count } games of its own, as { $name }
    }
web-recover-own-line = They are not deleted, but this browser leaves them: without their own link you cannot get back to them. Keep that link first.
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
web-log-empty = Nothing has happened yet.
web-log-earlier = Show what was before
web-unseen = Unseen
web-round = Round { $number }
web-phases = Phases of this round
web-phase-done = done
web-phase-now = now
web-phase-coming = to come
web-phase-skipped = not this round
web-phase-unknown = not known yet
web-phase-trade = Trade
web-phase-assign = Reassign
web-score = Points
web-you = you
web-your-turn = Your turn
web-thinking = thinking
web-player-bot = Bot
web-player-stand-in = A bot plays for this player
web-player-away = Not at the table now
web-player-resigned = Gave up
web-time-left = Time left
web-wait = One moment…
web-waiting-for = Waiting for: { $names }
web-watching-turn = You are watching. To play: { $names }
web-waiting-title = Waiting for players
web-waiting-line = The game begins as soon as every seat is taken.
web-fill-bot = Let a bot sit here
web-stand-in-line = A bot plays for you.
web-return = Take your seat back
web-resigned-line = You gave up. A bot plays on for you.
web-automatic = Answer by itself where there is only one answer
web-leave = Let a bot play for me
web-resign = Give up
web-resign-sure = Give this game up for good?
web-resign-yes = Yes, give up
web-keys = Keys: 1 to 9 and 0 choose, Enter confirms, Escape clears, U takes back, H asks for a hint, I shows the card in focus. In the log, ← and → go from card to card.
web-fact-cost = cost
web-fact-defense = defense
web-fact-good = good
web-fact-vp = points
web-piece-no-powers = It does nothing by itself.

## Prompt bar

web-options = Answers
web-options-all = All answers
web-options-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
web-choose = Choose
web-confirm = Confirm
web-clear = Clear
web-confirm-draft = Done
web-draft-go-on = Not complete yet
web-draft-back = Step back
web-draft-restart = Start over
web-pick-more =
    { $count ->
        [one] { $count } more to pick
       *[other] { $count } more to pick
    }
web-pick-by-name = Pick by name
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = What a bot thinks
# Above the list of answers: what the bars and the numbers behind them are.
web-hint-legend = Chance to win, and points ahead of the best other player
web-hint-close = Close the hint
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
web-sheet-smaller = Make the sheet smaller
web-sheet-larger = Make the sheet larger

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

## Replay

web-replay = Replay
web-replay-controls = Steps of the replay
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One move back
web-replay-forward = One move on
web-replay-round = Round
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move { $at } of { $all }
web-replay-moves = All moves
web-replay-hidden = made a hidden choice
web-replay-eyes = Whose eyes
web-replay-eyes-own = What you could see
web-replay-eyes-all = Everything

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
web-rules-own = This is our own summary of the rules as they are played here.
web-rules-goal = What it is about
web-rules-round = A round
web-rules-turn = A turn
web-rules-phases = The phases
web-rules-end = The end
web-rules-variants = Other ways to play
web-rules-tips = To begin with

## Rules of Race for the Galaxy

web-rules-race-goal =
    Build the most splendid galactic empire: worlds and developments in front of you, and points earned by consuming goods. Whoever has the most points at the end wins.
web-rules-race-cards-title = Cards are everything
web-rules-race-cards =
    A card can be used in three ways:
    – it can be placed: worlds in the Settle phase, developments in the Develop phase;
    – it can be money: to place a card of cost 3 you discard 3 other cards from your hand;
    – it can be a good: a face-down card on a world.
    The number in the corner is the cost, the gold hexagon the points. Icons show in which phases a card has powers. Only one copy of a development can lie in front of you.
    You begin with one start world and four cards in hand.
web-rules-race-round =
    Everyone secretly chooses one of seven actions. Then all are revealed: every phase that at least one player chose happens, in order, for everybody. Whoever chose it also gets its bonus. A phase that nobody chose does not happen at all.
    At the end of the round everyone discards down to ten cards.
web-rules-race-phases =
    – I Explore: look at 2 cards and keep 1. The bonus is either 5 cards more to look at, or 1 more to look at and 1 more to keep.
    – II Develop: place one development and pay its cost. The bonus makes it 1 cheaper.
    – III Settle: place one world. Pay its cost, or conquer it if it is a military world. The bonus draws a card after settling.
    – IV Consume: first, with the bonus Trade, sell one good for cards. Then use your Consume powers, which turn goods into points and cards. The other bonus, 2× VP, doubles these points. Powers must be used as long as they can be.
    – V Produce: every production world without a good gets one. The bonus also puts a good on one windfall world.
    Powers of your cards add to all of this. A card that was placed in a phase counts from the next phase on.
web-rules-race-military-title = Military worlds
web-rules-race-military =
    A world with a red shield is not paid for but conquered: your Military must be at least its defense. Military comes from cards, adds up, and is not used up. Some Military counts only against certain worlds.
    Contact Specialist lets you pay for a military world instead, but not for one with Alien goods.
web-rules-race-goods-title = Goods
web-rules-race-goods =
    There are four kinds, which sell for: Novelty 2 cards, Rare Elements 3, Genes 4, Alien Technology 5.
    A planet in full color is a production world: it makes a good in every Produce phase. A planet with a colored halo is a windfall world: it comes with one good and makes no more by itself. Gray worlds have no goods. A world never carries more than one.
web-rules-race-end =
    The game ends after the round in which somebody has twelve cards in front of them, or in which the last point of the pool is taken (12 for each player).
    Count the points on your cards, your chips, and what your developments of cost 6 are worth. A tie goes to whoever has more cards and goods.
web-rules-race-variants =
    – First game: everyone begins with a fixed start world and four cards that go well with it.
    – Advanced, for two: everyone chooses two actions in each round. Develop and Settle can be chosen twice.
web-rules-race-tips =
    – Cards are scarce at first. Explore, or sell a good with Trade: a good of Genes brings 4 cards.
    – Choose what helps you alone. If a neighbor will surely settle, you can settle too and choose something else.
    – Find two or three cards that work together: many worlds that produce and powers that consume, or much Military.
    – A development of cost 6 shows you what to collect.

## Rules of Roll for the Galaxy

web-rules-roll-goal =
    Let your people, who are dice, build developments and settle worlds, and ship goods for points. Whoever has the most points at the end wins.
web-rules-roll-dice-title = Dice
web-rules-roll-dice =
    A die in your cup is a worker that you roll this round. A die in the Citizenry is a worker that rests until you pay 1 credit to recruit it. Dice also lie on worlds as goods and on tiles that are being built.
    There are seven colors, each with its own faces: Home (H, square), Military (M, shield), Consumption (C, pentagon), Novelty (N, circle), Rare Elements (R, diamond), Genes (G, hexagon) and Alien Technology (A, triangle). A face shows one of the five phases, or a star: the star is wild and goes to any phase.
    Tiles have two sides, a development and a world. You decide which side to build.
web-rules-roll-round =
    – Roll all dice of your cup in secret and put each below the phase it shows.
    – Select a phase: put any one die on the strip. It may show anything. It counts as a worker of the phase that it selects.
    – Reassign: powers of your developments, and Dictate, which sets one worker aside to move another, let you improve what you rolled.
    – Reveal: every phase that somebody selected happens for all. With two players one more die adds a phase. Workers below other phases return to your cup.
    – Do the phases in order, then manage your empire.
web-rules-roll-phases-title = The phases
web-rules-roll-phases =
    – I Explore: each explorer either stocks, for 2 credits, or scouts: abandon any number of tiles from your construction zone, then draw one more than that and put them below your stacks, either side up.
    – II Develop: developers go onto the top development, one die for each point of its cost. Once it is complete, it comes into your empire and its dice go to the Citizenry. What is not complete stays for later.
    – III Settle: the same with settlers and worlds. Worlds often bring new dice.
    – IV Produce: each producer becomes a good on one of your colored worlds that has room.
    – V Ship: each shipper takes one good and trades or consumes it. Traded, it pays 3 credits on a Novelty world, 4 on Rare Elements, 5 on Genes, 6 on Alien Technology. Consumed, it brings 1 point, 1 more if the good has the color of the world and 1 more if the shipper has it. Consumption dice count as every color here. Shipper and good go to the Citizenry.
web-rules-roll-empire-title = Managing the empire
web-rules-roll-empire =
    At the end of each round you recruit dice from the Citizenry into your cup for 1 credit each, for as long as you can pay. Nobody is left with less than 1 credit, and nobody has more than 10.
    Then you may recall dice from tiles and worlds into your cup.
web-rules-roll-end =
    The game ends after the round in which the pool of points runs out (12 for each player) or somebody has twelve squares in the empire.
    Every development and world is worth its cost. Add the points in chips and what developments of cost 6 add. A tie goes to whoever has more dice in the cup and credits together.
web-rules-roll-variants =
    – First game: you do not choose how your first two tiles lie.
web-rules-roll-tips =
    – Credits are what makes dice come back. Stock, or trade a good, before you run dry.
    – Select the phase that you need most and that nobody else will select.
    – Cheap worlds first: they bring dice, and more dice do more of everything.
    – A good of the color of its world, consumed by a shipper of that color, is worth 3 points.

## Rules of Planet Defenders

web-rules-defenders-goal =
    Robots have run wild. Steer the three Defenders, which belong to nobody and serve everybody, gather energy from planets, capture robots and buy technologies. Whoever has the most research points at the end wins.
web-rules-defenders-note-title = A word about the cards
web-rules-defenders-note =
    The rulebook's text survives, most pictures of its cards do not. The costs, points, bonuses and types of the robots and the costs of the technologies are therefore a reconstruction that fits everything published: not the printed cards. Each card says what about it is reconstructed.
web-rules-defenders-turn =
    Take one or two main actions and then at most one extra action, or else rest.
    A main action uses one of the three control tiles. The side that is up names a Defender and how far it flies, exactly 1 or 2 places, not diagonally. It must stop on a planet without a Defender. Then that planet gives you what it has. The first main action costs 1 battery, the second 2. Each tile is used once in a turn at most.
    At the end of your turn the used tiles are flipped: what you do decides what the next player can do. If you have more than five energy, return the excess.
    A rest fills your batteries up to three.
web-rules-defenders-planets-title = Planets
web-rules-defenders-planets =
    The Base lies in the center, eight planets around it by chance.
    – Base: 1 energy of your choice and 1 battery.
    – Blue pulsar, orange deposit, green rings: 1 energy of that color and 1 battery.
    – Battery pulsar: 3 batteries.
    – Track deposit: the marker moves one field on and gives its energy. It may go on twice more for 1 battery each.
    – Trading rings: pay 1 energy and 1 battery for 1 energy of each color.
    – Trading oasis: pay 1 energy for 5 batteries.
    – Die oasis: roll. 1 gives 2 batteries; 2 to 4 give 1 energy of your choice and 1 battery; 5 and 6 give 2 energy of your choice.
    If the reserve has no cube of a color, you take a battery instead.
web-rules-defenders-extra-title = Extra actions
web-rules-defenders-extra =
    – Capture: a Defender that moved this turn captures the robot on top of a stack that its place touches: one side from the middle of an edge, two from a corner, all four from the Base. Pay the energy on the robot, keep it, and take its bonus.
    – Upgrade: buy one of the four technologies on display. It works at once and for the rest of the game.
web-rules-defenders-pay-title = Paying
web-rules-defenders-pay =
    Energy is paid in the right colors. Some technologies let you turn energy into batteries or one color into another, some make captures cheaper from certain planets, some bring batteries or let a Defender fly a place further. The table shows every way to pay, and you choose.
web-rules-defenders-end =
    When the second stack of robots is empty, the round is finished so that all have had equally many turns. Then count:
    – the points on your robots;
    – 1, 2, 3 or 4 points for three, four, five or six different types of robots;
    – 1, 2, 4 or 6 points for two, three, four or five technologies.
    Energy and batteries count nothing, but a tie goes to whoever has more energy.
web-rules-defenders-variants =
    – Advanced: up to two extra actions in a turn, and main and extra actions in any order.
web-rules-defenders-tips =
    – Before you move, look at the stacks: end your turn beside a robot that you can pay.
    – Batteries are your turns. With fewer than three, one action or a rest may be wiser than two.
    – The backs of the tiles are open. Leave the others what they need least.

## Race board

web-race-phase-explore = Explore
web-race-phase-develop = Develop
web-race-phase-settle = Settle
web-race-phase-consume = Consume
web-race-phase-produce = Produce
web-race-choose = Choose
web-race-limit = Hand limit
web-race-tableau = Your tableau
web-race-tableau-of = Tableau of { $name }
web-race-placed = Cards placed
web-race-hand = Hand
web-race-hand-empty = No cards in hand
web-race-explored = Explored cards
web-race-military = Military
web-race-goods = Goods
web-race-goods-of = { $kind }: { $count }
web-race-chips = VP chips
web-race-pool = VP left in the pool
web-race-deck = Cards in the deck
web-race-discard = Cards in the discard pile
web-race-actions = Action cards
web-race-last-round = Last round as things stand
web-race-sealed = decided, still secret
web-race-sealed-short = decided
web-race-being-paid = paying
web-race-to-pay = { $cards } to pay
web-race-left = { $cards } to go
web-race-complete = complete
web-race-carries = carries a good
web-race-enlarge = Enlarge the tableau of { $name }
web-race-shown = Hand cards that everyone has seen
web-race-unseen-line = { $cards ->
    [one] You have not seen { $cards } card. It may be in the deck, in another hand, under a world or in the discard pile.
   *[other] You have not seen { $cards } cards. Each may be in the deck, in another hand, under a world or in the discard pile.
}
web-race-only-military = Military worlds only
web-race-worlds-of = Worlds: { $kind }
web-race-worlds-gray = Worlds without goods
web-race-developments = Developments
web-race-six-costs = Developments of cost 6
## Planet Defenders board

web-defenders-sector = Board of nine planets, north at the top
# Who stands on a planet.
web-defenders-stands = Here: { $defenders }
web-defenders-nobody = No Defender here
web-defenders-stack =
    { $count ->
        [0] Stack of robots, { $side }: empty
        [one] Stack of robots, { $side }: { $count } robot
       *[other] Stack of robots, { $side }: { $count } robots
    }
web-defenders-stack-empty = Empty
web-defenders-tiles = Control tiles
# What a control tile orders once flipped.
web-defenders-tile-back = On its back: { $order }
web-defenders-tile-used = Used
web-defenders-technologies = Technologies
web-defenders-deck = Technologies in the deck
web-defenders-track = Resource track
web-defenders-track-label = Resource track, a ring: { $fields }. The marker is on field { $field }, { $color }
web-defenders-reserve = Reserve
web-defenders-batteries = Batteries
web-defenders-energy =
    { $count ->
        [one] { $count } energy cube:
       *[other] { $count } energy cubes:
    }
# Actions of the turn.
web-defenders-left = Left this turn: main actions { $mains }, extra actions { $extras }
web-defenders-main = Main { $number }
web-defenders-extra = Extra
web-defenders-extra-number = Extra { $number }
web-defenders-end = End
web-defenders-round = Round { $round }
web-defenders-last-round = Round { $round }, the last
web-defenders-note = Card values: a reconstruction
web-defenders-own = Your board
web-defenders-enlarge = Enlarge: { $name }
web-defenders-unseen-robots = Robots not seen yet: { $count }
web-defenders-unseen-out = Some of them lie in no stack: with fewer than four players not all are used.
web-defenders-unseen-technologies = Technologies not seen yet: { $count }
## Roll board

web-roll-mat = Phases and workers
web-roll-column = { $phase }: { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
web-roll-on-strip = selecting { $phase }
web-roll-selected-by = selected by { $name }
web-roll-extra-die = The extra die of a two-player game
web-roll-extra-mark = + die
web-roll-wild = Wild dice
web-roll-dictate = Dictate
web-roll-part-select = Put a die on the phase you select
web-roll-part-wild = Place wild dice
web-roll-part-use = Reassign if you like
web-roll-using = { $power }: { $moved } of { $most } moved
web-roll-reserve = Dice, credits and points
web-roll-dice = { $count ->
    [one] { $die }, { $place }
   *[other] { $count } × { $die }, { $place }
}
web-roll-cup = Cup
web-roll-cup-rolled = { $count ->
    [one] { $count } die is being assigned
   *[other] { $count } dice are being assigned
}
web-roll-citizenry = Citizenry
web-roll-credits = Credits
web-roll-credits-of = Credits: { $count } of at most { $most }
web-roll-vp-chips = Points in chips
web-roll-pool = Points left in the pool
web-roll-bag = Tiles in the bag
web-roll-abandoned = Abandoned tiles
web-roll-last-round = Last round
web-roll-developments = Developments
web-roll-worlds = Worlds
web-roll-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in the stack
web-roll-stack-top = { $name }: { $dice } of { $cost } dice
web-roll-stack-empty = { $stack }: nothing to build
web-roll-progress = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} there, printed cost { $cost }
web-roll-need = { $count } to go
web-roll-fan = Show all { $count } tiles of your stacks
web-roll-fan-close = Back to the mat
web-roll-empty = empty
web-roll-top = top
web-roll-tableau = Tableau: { $count } of 12 squares
web-roll-with-goods = { $name }, { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
web-roll-trade = Trade for credits:
web-roll-consume = Consume for points:
web-roll-pair = Your first two tiles: one side of each
web-roll-drawn = { $count ->
    [one] Tile to place
   *[other] Tiles to place
}: choose a side, or drag it onto a stack
web-roll-zone = Your construction zone
web-roll-abandoning = Abandoned for this Scout: { $count }
web-roll-two-sided = Tile with two sides
web-roll-flip = Flip to { $name }
web-roll-other-side = Other side:
web-roll-other-half = Other half:
web-roll-enlarge = Show all of { $name }
web-roll-kind-development = Developments
web-roll-kind-novelty = Novelty worlds
web-roll-kind-rare = Rare Elements worlds
web-roll-kind-genes = Genes worlds
web-roll-kind-alien = Alien worlds
web-roll-kind-gray = Gray worlds
web-roll-unseen-line = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} you do not see: { $bag } in the bag, { $abandoned } abandoned, the rest in stacks and hands of others. Each has two sides.
web-roll-watch = Whose empire is shown
