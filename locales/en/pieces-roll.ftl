# The pieces of Roll for the Galaxy: names, and what they do.

## Dice

roll-die-home = Home die
roll-die-military = Military die
roll-die-consumption = Consumption die
roll-die-novelty = Novelty die
roll-die-rare = Rare Elements die
roll-die-genes = Genes die
roll-die-alien = Alien die
roll-die-faces = Faces: { $faces }
roll-die-face = { $face } ×{ $count }
roll-die-matches-all = Counts as every color when a good is consumed.

## Phases

roll-phase-explore = Explore
roll-phase-develop = Develop
roll-phase-settle = Settle
roll-phase-produce = Produce
roll-phase-ship = Ship
roll-about-explore = Each explorer Stocks for ${ $credits }, or Scouts: abandons any number of tiles from the construction zone and draws 1 more than that.
roll-about-develop = Developers go onto the development stack and complete its top tile once there are as many as it needs.
roll-about-settle = Settlers go onto the world stack and complete its top tile once there are as many as it needs.
roll-about-produce = Each producer becomes a good on a non-gray world with room.
roll-about-ship = Each shipper takes a good: Trade pays credits by the color of the world, Consume scores VP.

## What happens once

roll-power-remove-die = When placed: return { $count } of your dice, from anywhere, to the supply.
roll-power-gain-dice = When placed: gain { $count } { $color } { $count ->
    [one] die
   *[other] dice
} { $to ->
    [cup] into your cup
    [citizenry] into your Citizenry
   *[world] as a good on this world
}.
roll-power-gain-credits = When placed: gain ${ $credits }.
roll-power-start-credits = Start the game with ${ $credits }.

## Powers

roll-power-repeat-dictate = You may Dictate any number of times.
roll-power-dictate-moves = Each Dictate may move up to { $count } workers.
roll-power-reassign = You may Reassign { $exactly ->
    [yes] { $count }
   *[no] up to { $count }
} { $count ->
    [one] worker
   *[other] workers
}{ $who ->
    [these] {" "}({ $colors })
    [but] {" "}(not { $colors })
   *[any] {""}
}{ $from ->
    [these] {" "}from { $sources }
    [one-column] {" "}from the same column
   *[any] {""}
} to { $to ->
    [these] { $targets }
    [selected] the phase you select
   *[any] { $count ->
        [one] any other column
       *[other] any other columns
    }
}.
roll-power-reassign-novelty = You may Reassign up to { $count } workers to any other columns if you have the most { $worlds }, or { $tied } if you are tied for the most.
roll-power-extra-worker = You have an extra { $color } { $role ->
    [explore] explorer
   *[ship] shipper
}, without a die.
roll-power-stock-value = Your { $color } explorers Stock for ${ $credits } instead of ${ $instead }.
roll-power-rearrange = Between tasks you may rearrange all tiles in your construction zone.
roll-power-scout-on-top = You may put tiles that you Scout on top of a stack.
roll-power-draw-at-end = At the end of the phase: draw { $count } { $count ->
    [one] tile
   *[other] tiles
} and place { $count ->
    [one] it
   *[other] them
} under your stacks.
roll-power-scout-credits = At the end of the phase: ${ $credits } if your { $color } explorers Scouted.
roll-power-most-developments = At the end of the phase: ${ $credits } if you have more developments than anyone else.
roll-power-develop-discount = { $only ->
    [reassign] Developments with Reassign powers need
   *[all] Developments need
} { $amount } fewer { $amount ->
    [one] developer
   *[other] developers
} (minimum { $floor }).
roll-power-develop-completion = ${ $credits } for each later development you complete.
roll-power-builders-to-cup = { $role ->
    [develop] After completing each later development, put { $least } or { $most } of its developers into your cup.
   *[settle] After completing each later world, put { $least } or { $most } of its settlers into your cup.
}
roll-power-end-credits = At the end of the phase: ${ $credits }.
roll-power-end-vp = At the end of the phase: { $vp } VP.
roll-power-each-citizen = At the end of the phase: ${ $credits } for each { $color } die in your Citizenry.
roll-power-every-citizens = At the end of the phase: ${ $credits } for every { $per } { $color } dice in your Citizenry, rounded up.
roll-power-settle-discount = You need { $amount } fewer { $amount ->
    [one] settler
   *[other] settlers
} (minimum { $floor }) for { $worlds }.
roll-power-settle-completion = ${ $credits } for each world you complete ({ $worlds }).
roll-power-color-to-cup = Your { $color } settlers go back to your cup when they complete a world.
roll-power-world-goods = At the end of the phase: ${ $credits } for each good on { $worlds }.
roll-power-die-goods = At the end of the phase: ${ $credits } for each { $color } die that is a good.
roll-power-extra-room = Each of your non-gray worlds can hold { $count } more { $count ->
    [one] good
   *[other] goods
}.
roll-power-trade-credits = ${ $credits } more for each Trade ({ $worlds }).
roll-power-consume-credits = ${ $credits } for each Consume ({ $worlds }).
roll-power-consume-vp = { $vp } VP more for each Consume ({ $worlds }).
roll-power-buy-vp = After each Trade you may pay ${ $credits } for { $vp } VP.
roll-power-highest-world = At the end of the phase: ${ $credits } if you alone have the world with the highest printed cost.

## Points at the end of the game

roll-score-development-cost = At the end of the game: VP equal to the total cost of your { $only ->
    [reassign] developments with Reassign powers
   *[all] developments
} divided by { $divisor }, rounded up.
roll-score-world-cost = At the end of the game: VP equal to the total cost of your { $worlds } divided by { $divisor }, rounded up.
roll-score-per-development = At the end of the game: { $vp } VP for each of your { $only ->
    [without-reassign] developments without a Reassign power
   *[all] developments
}.
roll-score-per-world = At the end of the game: { $vp } VP for each of your { $worlds }.
roll-score-die-colors = At the end of the game: { $vp } VP for each color among your dice, wherever they are.
roll-score-die-sets = At the end of the game: { $vp } VP for every { $size } { $color } dice you have, wherever they are, rounded up.
roll-score-goods = At the end of the game: { $vp } VP for each of your goods.
roll-score-triangular-chips = At the end of the game: VP equal to the largest n with 1 + 2 + … + n ≤ your VP in chips.

## What is printed on a tile besides its powers

roll-catalog-points = The cost of a development or world is also its points.
roll-catalog-powers = Each Reassign power works once a round, while dice are assigned; other powers work whenever their phase happens. All powers are cumulative.
roll-catalog-prices = A Trade pays by the color of the world: { $prices }.
roll-catalog-price = { $worlds } ${ $credits }
roll-fact-cost = cost { $cost }
roll-fact-sort = { $sort ->
    [development] development
    [gray] gray world
    [novelty] Novelty world
    [rare] Rare Elements world
    [genes] Genes world
   *[alien] Alien world
}
roll-fact-tile = tile { $number }, other side: { $back }
# One of the two squares of a faction tile.
roll-fact-faction = faction { $number }, next to { $half }
roll-fact-home = home world { $number }
roll-fact-supply = { $dice } { $dice ->
    [one] die
   *[other] dice
}

## Tiles

roll-tile-advanced-logistics = Advanced Logistics
roll-tile-backup-planning = Backup Planning
roll-tile-diversification = Diversification
roll-tile-hydroponics-guild = Hydroponics Guild
roll-tile-jumpdrive-research = Jumpdrive Research
roll-tile-public-works = Public Works
roll-tile-space-mercenaries = Space Mercenaries
roll-tile-technology-unions = Technology Unions
roll-tile-terraforming-robots = Terraforming Robots
roll-tile-colonial-affinity = Colonial Affinity
roll-tile-export-duties = Export Duties
roll-tile-galactic-demand = Galactic Demand
roll-tile-galactic-recycling = Galactic Recycling
roll-tile-local-subsidies = Local Subsidies
roll-tile-minor-research-labs = Minor Research Labs
roll-tile-operations-affinity = Operations Affinity
roll-tile-shipping-affinity = Shipping Affinity
roll-tile-space-docks = Space Docks
roll-tile-technology-affinity = Technology Affinity
roll-tile-alien-research-team = Alien Research Team
roll-tile-alien-uplift-blueprints = Alien Uplift Blueprints
roll-tile-executive-power = Executive Power
roll-tile-free-trade-zone = Free Trade Zone
roll-tile-galactic-influence = Galactic Influence
roll-tile-galactic-mandate = Galactic Mandate
roll-tile-homeworld-patriotism = Homeworld Patriotism
roll-tile-isolation-policy = Isolation Policy
roll-tile-mad-scientists = Mad Scientists
roll-tile-major-research-labs = Major Research Labs
roll-tile-merchant-guild = Merchant Guild
roll-tile-space-marines = Space Marines
roll-tile-space-refineries = Space Refineries
roll-tile-space-tourism = Space Tourism
roll-tile-trade-levies = Trade Levies
roll-tile-conscription = Conscription
roll-tile-galactic-salon = Galactic Salon
roll-tile-information-tech = Information Tech
roll-tile-investment-credits = Investment Credits
roll-tile-propaganda-campaign = Propaganda Campaign
roll-tile-replicant-robots = Replicant Robots
roll-tile-alien-research-ship = Alien Research Ship
roll-tile-galactic-investors = Galactic Investors
roll-tile-nanotechnology = Nanotechnology
roll-tile-organic-shipyards = Organic Shipyards
roll-tile-robot-surveyors = Robot Surveyors
roll-tile-free-trade-association = Free Trade Association
roll-tile-galactic-bankers = Galactic Bankers
roll-tile-galactic-exchange = Galactic Exchange
roll-tile-galactic-federation = Galactic Federation
roll-tile-galactic-renaissance = Galactic Renaissance
roll-tile-galactic-reserves = Galactic Reserves
roll-tile-mining-league = Mining League
roll-tile-new-economy = New Economy
roll-tile-new-galactic-order = New Galactic Order
roll-tile-system-diversification = System Diversification
roll-tile-designer-species-ultd = Designer Species, Ultd.
roll-tile-galactic-trendsetters = Galactic Trendsetters
roll-tile-lost-species-ark-world = Lost Species Ark World
roll-tile-alien-sentinels = Alien Sentinels
roll-tile-deserted-alien-library = Deserted Alien Library
roll-tile-lost-alien-warship = Lost Alien Warship
roll-tile-lost-alien-battle-fleet = Lost Alien Battle Fleet
roll-tile-deserted-alien-colony = Deserted Alien Colony
roll-tile-terraformed-world = Terraformed World
roll-tile-malevolent-lifeforms = Malevolent Lifeforms
roll-tile-silicon-world = Silicon World
roll-tile-deserted-alien-outpost = Deserted Alien Outpost
roll-tile-alien-robot-scout-ship = Alien Robot Scout Ship
roll-tile-distant-world = Distant World
roll-tile-transport-hub = Transport Hub
roll-tile-tourist-world = Tourist World
roll-tile-deep-space-symbionts-ltd = Deep Space Symbionts, Ltd.
roll-tile-armaments-world = Armaments World
roll-tile-jungle-world = Jungle World
roll-tile-rebel-warrior-race = Rebel Warrior Race
roll-tile-information-hub = Information Hub
roll-tile-trading-world = Trading World
roll-tile-galactic-resort = Galactic Resort
roll-tile-blaster-gem-mines = Blaster Gem Mines
roll-tile-mining-world = Mining World
roll-tile-plague-world = Plague World
roll-tile-planetary-nebula = Planetary Nebula
roll-tile-gateway-station = Gateway Station
roll-tile-galactic-fuel-depot = Galactic Fuel Depot
roll-tile-jumpdrive-fuel-refinery = Jumpdrive Fuel Refinery
roll-tile-prosperous-world = Prosperous World
roll-tile-uplift-overseers = Uplift Overseers
roll-tile-universal-exports = Universal Exports
roll-tile-comet-zone = Comet Zone
roll-tile-gem-world = Gem World
roll-tile-runaway-robots = Runaway Robots
roll-tile-pirate-world = Pirate World
roll-tile-galactic-survey-headquarters = Galactic Survey Headquarters
roll-tile-ore-rich-world = Ore-Rich World
roll-tile-space-port = Space Port
roll-tile-spice-world = Spice World
roll-tile-new-vinland = New Vinland
roll-tile-radioactive-world = Radioactive World
roll-tile-outlaw-world = Outlaw World
roll-tile-asteroid-belt = Asteroid Belt
roll-tile-sentient-robots = Sentient Robots
roll-tile-former-penal-colony = Former Penal Colony
roll-tile-star-nomad-lair = Star Nomad Lair
roll-tile-artist-colony = Artist Colony
roll-tile-fifth-column = Fifth Column
roll-tile-rebel-hideout = Rebel Hideout
roll-tile-new-survivalists = New Survivalists
roll-tile-high-gravity-world = High-Gravity World
roll-tile-secluded-world = Secluded World
roll-tile-rebel-miners = Rebel Miners
roll-tile-space-piracy = Space Piracy
roll-tile-hidden-fortress = Hidden Fortress
roll-tile-alien-archaeology = Alien Archaeology
roll-tile-alien-rosetta-stone-world = Alien Rosetta Stone World
roll-tile-consumer-markets = Consumer Markets
roll-tile-space-mall = Space Mall
roll-tile-improved-reconnaissance = Improved Reconnaissance
roll-tile-wormhole-station = Wormhole Station
roll-tile-genetics-lab = Genetics Lab
roll-tile-the-last-of-the-gnarssh = The Last of the Gnarssh
roll-tile-galactic-religion = Galactic Religion
roll-tile-pilgrimage-world = Pilgrimage World
roll-tile-biological-adaptation = Biological Adaptation
roll-tile-aquatic-uplift-world = Aquatic Uplift World
roll-tile-mining-industry = Mining Industry
roll-tile-meteorite-planet = Meteorite Planet
roll-tile-destroyed-colony = Destroyed Colony
roll-tile-awakened-alien-outpost = Awakened Alien Outpost
roll-tile-alpha-centauri = Alpha Centauri
roll-tile-ancient-race = Ancient Race
roll-tile-damaged-alien-factory = Damaged Alien Factory
roll-tile-doomed-world = Doomed World
roll-tile-earths-lost-colony = Earth's Lost Colony
roll-tile-epsilon-eridani = Epsilon Eridani
roll-tile-new-sparta = New Sparta
roll-tile-old-earth = Old Earth
roll-tile-separatist-colony = Separatist Colony

## Headings

roll-title = Roll for the Galaxy
# The rules that are played, in a line of other facts about the game.
roll-variants =
    { $variant ->
        [first-game] first game
       *[standard] standard rules
    }
# A kind of pieces.
roll-kinds =
    { $kind ->
        [home_world] Home worlds
        [faction] Factions
        [world] Worlds
        [development] Developments
        [die] Dice
       *[phase] Phases
    }
# The part of the round in which a line of a piece matters, with the mark that is printed.
roll-line-phase =
    { $phase ->
        [assign] R Reassign
        [explore] I Explore
        [develop] II Develop
        [settle] III Settle
        [produce] IV Produce
       *[ship] V Ship
    }
