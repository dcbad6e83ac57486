# The page's own words about Planet Defenders. What is said at the table is in the game's other files.

web-game-defenders = Planet Defenders
web-game-defenders-line = Steer three Defenders over nine planets, gather energy and capture runaway robots.
web-game-defenders-about = A game of planning for two to four players. The three Defenders serve everybody; whoever moves them best gathers the energy to capture robots and buy technologies.
web-variant-defenders-base = Base game
web-variant-defenders-advanced = Advanced: two extra actions, in any order

## Rules

web-rules-defenders-goal =
    Robots have escaped. Steer the three Defenders, which belong to nobody and serve everybody, gather energy from planets, capture robots and buy technologies. Whoever has the most research points at the end wins.
web-rules-defenders-note-title = About the cards
web-rules-defenders-note =
    The rulebook's text survives, but most pictures of its cards do not. The costs, points, bonuses and types of the robots and the costs of the technologies are therefore a reconstruction that fits everything published; they are not those of the printed cards. Each card says what is reconstructed about it.
web-rules-defenders-turn =
    Take one or two main actions and then at most one extra action, or else rest.
    A main action uses one of the three control tiles. Its visible side names a Defender and how far it flies: exactly 1 or 2 places, never diagonally, and never there and back. It may fly through planets with other Defenders, but must stop on a planet without one. Then that planet gives you what it has. The first main action costs 1 battery, the second 2. Each tile can be used only once in a turn.
    At the end of your turn the used tiles are flipped: what you do decides what the next player can do. If you have more than five energy cubes, return the excess.
    Resting refills your batteries to three.
web-rules-defenders-planets-title = Planets
web-rules-defenders-planets =
    The Base lies in the center, with eight planets around it in random order.
    – Base: 1 energy cube of your choice and 1 battery.
    – Blue pulsar, orange deposit, green rings: 1 energy cube of that color and 1 battery.
    – Battery pulsar: 3 batteries.
    – Track deposit: the marker moves one field and gives you the energy there. It may move on twice more, for 1 battery each time.
    – Trading rings: you may pay 1 energy cube and 1 battery for 1 energy cube of each color.
    – Trading oasis: you may pay 1 energy cube for 5 batteries.
    – Die oasis: roll the die. 1 gives 2 batteries; 2 to 4 give 1 energy cube of your choice and 1 battery; 5 and 6 give 2 energy cubes of your choice.
    If the reserve has no cube of a color, you take a battery instead.
web-rules-defenders-extra-title = Extra actions
web-rules-defenders-extra =
    – Capture: a Defender that moved this turn captures the robot on top of a stack next to it: from the middle of an edge it reaches one stack, from a corner two, from the Base all four. Pay the energy shown on the robot, keep it, and take its bonus.
    – Upgrade: buy one of the four technologies on display. It works at once and for the rest of the game.
web-rules-defenders-pay-title = Paying
web-rules-defenders-pay =
    You pay energy in the right colors. Some technologies let you turn energy into batteries or one color into another, some make captures from certain planets cheaper, some give you batteries or let a Defender fly one place further. The table shows every way to pay, and you choose.
web-rules-defenders-end =
    When the second stack of robots runs out, the round is played to its end so that everyone has had the same number of turns. Then count:
    – the points on your robots;
    – 1, 2, 3 or 4 points for three, four, five or six different types of robots;
    – 1, 2, 4 or 6 points for two, three, four or five technologies.
    Energy and batteries are worth nothing, but a tie goes to whoever has more energy cubes.
web-rules-defenders-variants =
    – Advanced: up to two extra actions in a turn, and main and extra actions in any order.
web-rules-defenders-tips =
    – Before you move, look at the stacks: end your turn next to a robot that you can pay for.
    – Two main actions in every turn gather energy fastest. Plan your batteries so that you seldom have to rest.
    – The backs of the tiles are open. Leave the others what they need least.

## Board

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
# The box beside a place with several ways to pay or several control tiles that lead there.
web-defenders-ways = Ways to choose from
web-defenders-enlarge = Enlarge: { $name }
web-defenders-unseen-robots = Robots not seen yet: { $count }
web-defenders-unseen-out = Some of them are in no stack: with fewer than four players, not all are used.
web-defenders-unseen-technologies = Technologies not seen yet: { $count }

web-defenders-course = Points win the game. They come from captured robots, from different types of robots, and from technologies. Most values on the cards are reconstructed.

## What puzzles are about
web-defenders-puzzle =
    { $theme ->
        [act] Which action
        [take] Which energy
        [track] Track: stop or go on
        [trade] Trade or not
        [return] What to return
        [end] End the game now?
       *[other] Other
    }
