# The page's own words about Roll for the Galaxy. What is said at the table is in the game's other files.

web-game-roll = Roll for the Galaxy
web-game-roll-line = Roll your workers, assign them to phases, and settle the galaxy with dice of seven colors.
web-game-roll-about = A dice game for two to five players. Dice are your people: they explore, build, settle, produce and ship, and what you all assign in secret decides which phases happen for everyone.
web-variant-roll-standard = Standard
web-variant-roll-first-game = First game: starting tiles placed for you

## Rules

web-rules-roll-goal =
    Have your people, who are dice, build developments, settle worlds and ship goods for points. Whoever has the most points at the end wins.
web-rules-roll-dice-title = Dice
web-rules-roll-dice =
    A die in your cup is a worker that you roll this round. A die in the Citizenry is not a worker; it becomes one when you pay 1 credit to recruit it. Dice also lie on worlds as goods and on tiles that are being built.
    There are seven colors, each with its own faces: Home (H, square), Military (M, shield), Consumption (C, pentagon), Novelty (N, circle), Rare Elements (R, diamond), Genes (G, hexagon) and Alien Technology (A, triangle). A face shows one of the five phases, or a star: the star is wild and goes to any phase.
    Tiles have two sides, a development and a world. You decide which side to build.
web-rules-roll-round =
    – Roll all the dice in your cup in secret and put each below the phase it shows.
    – Select a phase: put any one die on the strip, whatever it shows. It counts as a worker of the phase it selects.
    – Reassign: powers of your developments, and Dictate, which sets one worker aside to move another, let you improve your roll.
    – Reveal: every phase that anyone selected happens for everyone. With two players, one more die adds a phase. Workers below other phases return to your cup.
    – Do the phases in order, then manage your empire.
web-rules-roll-phases-title = The phases
web-rules-roll-phases =
    – I Explore: each explorer either Stocks, for 2 credits, or Scouts: abandon any number of tiles from your construction zone, then draw one more than that and put them under your stacks, either side up.
    – II Develop: developers go onto the top development, one die for each point of its cost. Once it is complete, it joins your empire and its dice go to the Citizenry. What is not complete stays for later.
    – III Settle: the same with settlers and worlds. Worlds often bring new dice.
    – IV Produce: each producer becomes a good on one of your non-gray worlds that has room.
    – V Ship: each shipper takes one good and trades or consumes it. Traded, it pays 3 credits on a Novelty world, 4 on Rare Elements, 5 on Genes, 6 on Alien Technology. Consumed, it is worth 1 point, 1 more if the good has the color of the world and 1 more if the shipper has it. Consumption dice count as every color here. Shipper and good go to the Citizenry.
web-rules-roll-empire-title = Managing the empire
web-rules-roll-empire =
    At the end of each round you recruit dice from the Citizenry into your cup for 1 credit each, as many as you can pay for. Nobody is left with less than 1 credit, and nobody has more than 10.
    Then you may recall dice from tiles and worlds into your cup. If your cup is still empty, you must recall at least one.
web-rules-roll-end =
    The game ends after the round in which the pool of points runs out (12 for each player) or someone has twelve squares in their empire.
    Every development and world is worth its cost. Add the points in chips and what 6-cost developments add. A tie goes to whoever has more dice in the cup and credits together.
web-rules-roll-variants =
    – First game: your first two tiles are placed for you.
web-rules-roll-tips =
    – Credits bring your dice back. Stock, or trade a good, before you run dry.
    – Select the phase that you need most and that nobody else will select.
    – Cheap worlds first: they bring dice, and more dice do more of everything.
    – A good of its world's color, consumed by a shipper of that color, is worth 3 points.

## Board

web-roll-mat = Phases and workers
web-roll-column = { $phase }: { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
# A head of a column, as a button.
web-roll-select = Select { $phase }
web-roll-on-strip = selecting { $phase }
web-roll-selected-by = selected by { $name }
web-roll-extra-die = The extra die of a two-player game
web-roll-extra-mark = + die
web-roll-wild = Wild dice
web-roll-dictate = Dictate
web-roll-part-select = Select a phase
web-roll-part-wild = Place wild dice
web-roll-part-use = Reassign
web-roll-part-dictate = Dictate: set a die aside to move another
web-roll-no-way-dictate = No power of yours moves this die there. Dictate does, once you set another die aside.
web-roll-no-way = No power of yours moves this die there.
web-roll-using = { $power }: { $moved } of { $most } moved
web-roll-reserve = Cup and Citizenry
web-roll-reserve-stacks = Cup, Citizenry and stacks
web-roll-supply = Credits, points and supply
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
web-roll-now = now
web-roll-tableau-title = Tableau
web-roll-tableau = Tableau: { $count } of 12 squares
web-roll-with-goods = { $name }, { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
web-roll-pair = Your first two tiles: one side of each
web-roll-drawn = { $count ->
    [one] Tile to place
   *[other] Tiles to place
}: choose a side, or drag it onto a stack
# On a phone the stacks are not in sight then.
web-roll-drawn-tap = { $count ->
    [one] Tile to place
   *[other] Tiles to place
}: choose a side
web-roll-zone = Your construction zone
web-roll-abandoning = Abandoned for this Scout: { $count }
web-roll-placed = Placed so far
web-roll-take = Take { $name } in hand
web-roll-take-up = Take { $name } up again
web-roll-keep = Keep { $name } after all
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
} you cannot see: { $bag } in the bag, { $abandoned } abandoned, the rest in other players' stacks and hands. Each has two sides.
web-roll-watch = Whose empire is shown

web-roll-course = Points win the game. They come from the cost of every tile you build, from chips for consumed goods, and from six-cost developments that count what you have.

## What puzzles are about
web-roll-puzzle =
    { $theme ->
        [open] The opening
        [assign] Which phase
        [explore] Scout or stock
        [abandon] Abandon and redraw
        [place] Which side up
        [give] What to return
        [build] What to build first
        [use] Use a power
        [save] What to save
        [remove] Which die to return
        [produce] Where to produce
        [ship] Trade or consume
        [buy] How to pay
        [recruit] Which dice to recruit
        [recall] What to recall
        [end] End the game now?
       *[other] Other
    }
