# Race for the Galaxy: names of cards and words of the rules, and what the cards do.

## Goods

race-kind-novelty = Novelty
race-kind-rare = Rare Elements
race-kind-genes = Genes
race-kind-alien = Alien Technology
race-kind-price = A good of this kind sells for { race-cards-taken }

## Keywords

race-keyword-alien = Alien
race-keyword-rebel = Rebel
race-keyword-imperium = Imperium
race-keyword-uplift = Uplift
race-keyword-chromosome = Chromosome
race-keyword-terraforming = Terraforming

## The round

race-step-choose = Choosing actions
race-step-explore = Phase I: Explore
race-step-develop = Phase II: Develop
race-step-second-develop = Phase II again: Develop
race-step-settle = Phase III: Settle
race-step-second-settle = Phase III again: Settle
race-step-consume = Phase IV: Consume
race-step-produce = Phase V: Produce
race-step-hand-limit = Hand limit

race-rule-choose = Every chosen phase happens for everyone; those who chose it also get its bonus
race-rule-explore = Look at { $look } cards and keep { $keep }
race-rule-develop = Place a development from your hand and pay for it with other hand cards
race-rule-second-develop = Place another development; only those who chose Develop twice get the bonus
race-rule-settle = Place a world from your hand: pay for it with other hand cards, or conquer a military world
race-rule-second-settle = Place another world; only those who chose Settle twice get the bonus
race-rule-consume = Use your Consume powers on your goods
race-rule-produce = Each of your production worlds without a good gets one
race-rule-hand-limit = Discard down to { $limit } cards

race-bonus-explore-five = Bonus: look at { $look } more
race-bonus-explore-one = Bonus: look at { $look } more and keep { $keep } more
race-bonus-develop = Bonus: the development costs { $amount } less
race-bonus-settle = Bonus: draw { race-cards-taken } after settling
race-bonus-consume-trade = Bonus: first sell a good for cards
race-bonus-consume-double = Bonus: { $times }× VP for consumed goods
race-bonus-produce = Bonus: one of your windfall worlds produces too

## Actions

race-action-explore-five = Explore +5
race-action-explore-one = Explore +1/+1
race-action-develop = Develop
race-action-settle = Settle
race-action-consume-trade = Consume (Trade)
race-action-consume-double = Consume (2× VP)
race-action-produce = Produce

## Powers

race-power-explore-draw = Look at { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
race-power-explore-keep = Keep { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
race-power-develop-draw-at-start = Draw { race-cards-taken } before developments are chosen
race-power-develop-discount = Developments cost { $amount } less
race-power-develop-draw-after = Draw { race-cards-taken } after placing a development
race-power-settle-discount = Pay { $amount } less for { race-worlds }
race-power-settle-draw-after = Draw { race-cards-taken } after placing a world
race-power-military = Military { $amount }
race-power-military-against-kind = Military { $amount } against { race-of-kind } worlds
race-power-military-against-rebel = Military { $amount } against Rebel worlds
race-power-throw-for-military = Discard this card for Military { $amount } until the end of the phase
race-power-throw-to-pay = Discard this card to pay nothing for a world (not for { race-of-kind } worlds)
race-power-pay-for-military = You may pay for a military world: its defense minus { $discount } (not for { race-of-kind } worlds)
race-power-trade-bonus = Selling { race-good } brings { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
race-power-trade-bonus-here = Selling the good on this world brings { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
race-power-consume = Consume { race-goods } for { $reward }
race-power-consume-repeated = Up to { $uses } times: consume { race-goods } for { $reward }
race-power-consume-kinds = Consume { $kinds } goods of different kinds for { $vp } VP
race-power-consume-all = Consume all goods: VP equal to their number minus { $fewer }
race-power-consume-for-price = { $powers ->
    [with] Consume 1 good for as many cards as it sells for, Trade powers included
   *[without] Consume 1 good for as many cards as it sells for, without Trade powers
}
race-power-consume-hand = Discard up to { $most } hand cards for { $vp } VP each, never doubled
race-power-draw = Draw { race-cards-taken }
race-power-gamble = Name a number from { $low } to { $high } and turn over the next card: you get it if its cost or defense is that number
race-power-produce-here = Produces { race-good }
race-power-draw-if-produced-here = Draw { race-cards-taken } if this world produces a good
race-power-produce-on-windfall = { $kind ->
    [any] Produce on any windfall world
    [novelty] Produce on a Novelty windfall world
    [rare] Produce on a Rare Elements windfall world
    [genes] Produce on a Genes windfall world
   *[alien] Produce on an Alien Technology windfall world
}
race-power-draw-per-good = Draw { race-cards-taken } for each { race-of-kind } good you produced
race-power-draw-per-kind = Draw { race-cards-taken } for each kind of good you produced
race-power-draw-per-world = Draw { race-cards-taken } for each of your { race-of-kind } worlds
race-power-draw-if-most = Draw { race-cards-taken } if you produced more { race-of-kind } goods than anyone else

## Six-cost developments

race-note-scoring = Each card counts once, by the first line that fits it; this card counts too.
race-scoring-card = { $points } VP for each { $matching }
race-scoring-named = { $points } VP for { $card }
race-scoring-chips = { $points } VP for every { $chips } VP in chips
race-scoring-military = { $points } VP per point of Military; negative Military counts against you
race-match-world-of-kind = { $source ->
    [production] { $kind ->
        [any] production world
        [novelty] Novelty production world
        [rare] Rare Elements production world
        [genes] Genes production world
       *[alien] Alien Technology production world
    }
   *[windfall] { $kind ->
        [any] windfall world
        [novelty] Novelty windfall world
        [rare] Rare Elements windfall world
        [genes] Genes windfall world
       *[alien] Alien Technology windfall world
    }
}
race-match-military-world = military world
race-match-rebel-military-world = Rebel military world
race-match-world = world
race-match-world-with-power = world with a power for { race-phase }
race-match-development-with-power = development with a power for { race-phase }
race-match-six-cost-development = 6-cost development
race-match-development = development
race-match-keyword = card with the keyword { $keyword }

## What is printed on a card besides its powers

race-catalog-cards = { $cards } cards, { $designs } of them different
# How many of a card there are.
race-fact-copies = { $copies }×
race-fact-cost = cost { $cost }
race-fact-defense = defense { $defense }
race-fact-vp = { $vp } VP
# What a six-cost development is worth is in its lines.
race-fact-vp-open = ? VP
race-fact-gray-world = gray world
# A military world and what sort of world it is.
race-fact-military = military { $world }
race-fact-keywords = keyword: { $keywords }
race-fact-start = start world { $number } ({ $color ->
    [blue] blue
   *[red] red
})
# The hand that a card belongs to in a first game, by the number of its start world.
race-fact-hand = first game: hand { $hand }
race-fact-hand-one-copy = first game: 1 copy in hand { $hand }

## Cards

race-card-old-earth = Old Earth
race-card-epsilon-eridani = Epsilon Eridani
race-card-alpha-centauri = Alpha Centauri
race-card-new-sparta = New Sparta
race-card-earths-lost-colony = Earth's Lost Colony
race-card-refugee-world = Refugee World
race-card-pilgrimage-world = Pilgrimage World
race-card-artist-colony = Artist Colony
race-card-destroyed-world = Destroyed World
race-card-empath-world = Empath World
race-card-expanding-colony = Expanding Colony
race-card-gambling-world = Gambling World
race-card-secluded-world = Secluded World
race-card-asteroid-belt = Asteroid Belt
race-card-galactic-engineers = Galactic Engineers
race-card-gem-world = Gem World
race-card-new-vinland = New Vinland
race-card-pre-sentient-race = Pre-Sentient Race
race-card-radioactive-world = Radioactive World
race-card-space-port = Space Port
race-card-spice-world = Spice World
race-card-alien-rosetta-stone-world = Alien Rosetta Stone World
race-card-bio-hazard-mining-world = Bio-Hazard Mining World
race-card-black-market-trading-world = Black Market Trading World
race-card-blaster-gem-mines = Blaster Gem Mines
race-card-comet-zone = Comet Zone
race-card-galactic-resort = Galactic Resort
race-card-mining-world = Mining World
race-card-plague-world = Plague World
race-card-prosperous-world = Prosperous World
race-card-deserted-alien-outpost = Deserted Alien Outpost
race-card-distant-world = Distant World
race-card-imperium-armaments-world = Imperium Armaments World
race-card-merchant-world = Merchant World
race-card-tourist-world = Tourist World
race-card-deserted-alien-colony = Deserted Alien Colony
race-card-galactic-trendsetters = Galactic Trendsetters
race-card-lost-species-ark-world = Lost Species Ark World
race-card-new-earth = New Earth
race-card-terraformed-world = Terraformed World
race-card-alien-robotic-factory = Alien Robotic Factory
race-card-deserted-alien-library = Deserted Alien Library
race-card-new-survivalists = New Survivalists
race-card-outlaw-world = Outlaw World
race-card-rebel-fuel-cache = Rebel Fuel Cache
race-card-runaway-robots = Runaway Robots
race-card-star-nomad-lair = Star Nomad Lair
race-card-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
race-card-alien-robot-sentry = Alien Robot Sentry
race-card-aquatic-uplift-race = Aquatic Uplift Race
race-card-avian-uplift-race = Avian Uplift Race
race-card-former-penal-colony = Former Penal Colony
race-card-rebel-miners = Rebel Miners
race-card-reptilian-uplift-race = Reptilian Uplift Race
race-card-pirate-world = Pirate World
race-card-rebel-underground = Rebel Underground
race-card-rebel-warrior-race = Rebel Warrior Race
race-card-alien-robot-scout-ship = Alien Robot Scout Ship
race-card-malevolent-lifeforms = Malevolent Lifeforms
race-card-lost-alien-warship = Lost Alien Warship
race-card-rebel-outpost = Rebel Outpost
race-card-lost-alien-battle-fleet = Lost Alien Battle Fleet
race-card-rebel-base = Rebel Base
race-card-rebel-homeworld = Rebel Homeworld
race-card-contact-specialist = Contact Specialist
race-card-expedition-force = Expedition Force
race-card-export-duties = Export Duties
race-card-investment-credits = Investment Credits
race-card-new-military-tactics = New Military Tactics
race-card-public-works = Public Works
race-card-colony-ship = Colony Ship
race-card-deficit-spending = Deficit Spending
race-card-genetics-lab = Genetics Lab
race-card-interstellar-bank = Interstellar Bank
race-card-mining-robots = Mining Robots
race-card-space-marines = Space Marines
race-card-mining-conglomerate = Mining Conglomerate
race-card-terraforming-robots = Terraforming Robots
race-card-diversified-economy = Diversified Economy
race-card-drop-ships = Drop Ships
race-card-replicant-robots = Replicant Robots
race-card-research-labs = Research Labs
race-card-consumer-markets = Consumer Markets
race-card-alien-tech-institute = Alien Tech Institute
race-card-free-trade-association = Free Trade Association
race-card-galactic-federation = Galactic Federation
race-card-galactic-imperium = Galactic Imperium
race-card-galactic-renaissance = Galactic Renaissance
race-card-galactic-survey-seti = Galactic Survey: SETI
race-card-merchant-guild = Merchant Guild
race-card-mining-league = Mining League
race-card-new-economy = New Economy
race-card-new-galactic-order = New Galactic Order
race-card-pan-galactic-league = Pan-Galactic League
race-card-trade-league = Trade League

## Headings

race-title = Race for the Galaxy
# The rules that are played, in a line of other facts about the game.
race-variants =
    { $variant ->
        [first-game] first game
        [advanced] advanced rules
       *[standard] standard rules
    }
# A kind of pieces.
race-kinds =
    { $kind ->
        [start_world] Start worlds
        [world] Worlds
        [development] Developments
        [action] Actions
        [step] Steps
        [goods] Goods
       *[keyword] Keywords
    }
# The part of the round in which a line of a piece matters, with the mark that is printed.
race-line-phase =
    { $phase ->
        [explore] I Explore
        [develop] II Develop
        [settle] III Settle
        [trade] $ Trade
        [consume] IV Consume
       *[produce] V Produce
    }
