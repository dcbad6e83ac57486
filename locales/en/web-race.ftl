# The page's own words about Race for the Galaxy. What is said at the table is in the game's other files.

web-game-race = Race for the Galaxy
web-game-race-line = Build an empire of worlds and developments. Everyone chooses a phase in secret, and everyone plays the phases that were chosen.
web-game-race-about = A card game for two to four players. Cards are worlds, developments, money and goods all at once, and guessing what the others will choose is half the game.
web-variant-race-standard = Standard
web-variant-race-first-game = First game: fixed hands
web-variant-race-advanced = Advanced, for two: two actions each

## Rules

web-rules-race-goal =
    Build the most splendid galactic empire: worlds and developments in front of you, and points earned by consuming goods. Whoever has the most points at the end wins.
web-rules-race-cards-title = Cards are everything
web-rules-race-cards =
    A card can be used in three ways:
    – placed: worlds in the Settle phase, developments in the Develop phase;
    – as money: to place a card of cost 3, you discard 3 other cards from your hand;
    – as a good: a face-down card on a world.
    The number in the corner is the cost, the gold hexagon the points. Icons show in which phases a card has powers. You can have only one copy of each development in front of you.
    You start with one start world and four cards in hand.
web-rules-race-round =
    Everyone secretly chooses one of seven actions. Then all are revealed: every phase that at least one player chose happens, in order, for everybody. Whoever chose it also gets its bonus. A phase that nobody chose does not happen at all.
    At the end of the round everyone discards down to ten cards.
web-rules-race-phases =
    – I Explore: look at 2 cards and keep 1. The bonus is either 5 more cards to look at, or 1 more to look at and 1 more to keep.
    – II Develop: place one development and pay its cost. The bonus makes it 1 cheaper.
    – III Settle: place one world. Pay its cost, or conquer it if it is a military world. The bonus draws a card after settling.
    – IV Consume: first, with the bonus Trade, sell one good for cards. Then use your Consume powers, which turn goods into points and cards. The other bonus, 2× VP, doubles these points. Powers must be used as long as they can be.
    – V Produce: every production world without a good gets one. The bonus also puts a good on one windfall world.
    The powers of your cards add to all of this. A card placed in a phase counts from the next phase on.
web-rules-race-military-title = Military worlds
web-rules-race-military =
    You do not pay for a world with a red shield; you conquer it: your Military must be at least its defense. Military comes from cards, adds up, and is not used up. Some Military counts only against certain worlds.
    Contact Specialist lets you pay for a military world instead, but not for one with Alien goods.
web-rules-race-goods-title = Goods
web-rules-race-goods =
    There are four kinds, which sell for: Novelty 2 cards, Rare Elements 3, Genes 4, Alien Technology 5.
    A planet in full color is a production world: it makes a good in every Produce phase. A planet with a colored halo is a windfall world: it comes with one good and makes no more by itself. Gray worlds have no goods. A world never holds more than one good.
web-rules-race-end =
    The game ends after the round in which somebody has twelve cards in front of them, or in which the last point of the pool is taken (12 for each player).
    Count the points on your cards, your chips, and what your developments of cost 6 are worth. A tie goes to whoever has more cards and goods.
web-rules-race-variants =
    – First game: everyone begins with a fixed start world and four cards that go well with it.
    – Advanced, for two: everyone chooses two actions in each round. Develop and Settle can be chosen twice.
web-rules-race-tips =
    – Cards are scarce at first. Explore, or sell a good with Trade: a Genes good brings 4 cards.
    – Choose what helps you alone. If someone else is sure to choose Settle, you can settle too and choose something else.
    – Find two or three cards that work well together: many production worlds and Consume powers, or a lot of Military.
    – A 6-cost development shows you what to collect.

## Board

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
web-race-hand-new = +{ $count } new
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
    [one] There is { $cards } card you have not seen. It may be in the deck, in another hand, under a world or in the discard pile.
   *[other] There are { $cards } cards you have not seen. Each may be in the deck, in another hand, under a world or in the discard pile.
}
web-race-only-military = Military worlds only
web-race-worlds-of = Worlds: { $kind }
web-race-worlds-gray = Worlds without goods
web-race-developments = Developments
web-race-six-costs = 6-cost developments
# The name of a card that is about to be placed, for a screen reader.
web-race-planned = { $card }, planned

web-race-course = Points win the game. They come from the cards you place, from chips that your goods bring, and from six-cost developments that count your cards.

## What puzzles are about
web-race-puzzle =
    { $theme ->
        [discard] What to discard
        [choose] Which action
        [keep] What to keep
        [develop] Which development
        [pay] Payment
        [settle] Which world
        [sell] The right good
        [consume] Order of powers
        [produce] Where to produce
        [end] End the game now?
       *[other] Other
    }
