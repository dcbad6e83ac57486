# What lessons of all games say.

lesson-leading = Let us see where this leads.
lesson-game = Play on as you like. Hints are there if you want them, and the coach speaks up before a costly answer.
lesson-over = The game is over. Go back and try it another way.

## Terms that lessons introduce

lesson-term-world = World
lesson-term-development = Development
lesson-term-cost = Cost
lesson-term-phase = Phase
lesson-term-bonus = Bonus
lesson-term-military = Military world
lesson-term-good = Good
lesson-term-windfall = Windfall
lesson-term-price = Price of a good
lesson-term-consume = Consume power
lesson-term-produce = Produce
lesson-term-double = 2× VP
lesson-term-pool = Pool of points
lesson-term-strength = Military
lesson-term-defense = Defense
lesson-term-temporary = Temporary Military
lesson-term-six-cost = Six-cost development
lesson-term-discount = Discount
lesson-term-end = Twelve cards

# Planet Defenders
lesson-term-tile = Control tile
lesson-term-battery = Battery
lesson-term-energy = Energy
lesson-term-robot = Runaway robot
lesson-term-trade-planet = Trade
lesson-term-rest = Rest
lesson-term-reach = Reach
lesson-term-base = Base
lesson-term-technology = Technology
lesson-term-types = Types of robots
lesson-term-last-round = Last round

# Roll for the Galaxy
lesson-term-worker = Worker
lesson-term-select = Selecting a phase
lesson-term-citizenry = Citizenry
lesson-term-credits = Credits
lesson-term-scout = Scout
lesson-term-stock = Stock
lesson-term-trade = Trade
lesson-term-wild = Wild face
lesson-term-dictate = Dictate
lesson-term-recall = Recall
lesson-term-abandon = Abandoning a tile
lesson-term-cup = Cup
lesson-term-shipper = Shipper
lesson-term-consume-good = Consuming a good
lesson-term-match = Matching color
lesson-term-square = Square
lesson-term-extra-die = Extra die
