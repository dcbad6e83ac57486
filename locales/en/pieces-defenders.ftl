# The pieces of Planet Defenders: names, what they do, and notes.
# Names of robots and technologies are ours; a number tells cards of the same name apart.

## Planets

defenders-planet-base = Base
defenders-planet-pulsar-blue = Blue Pulsar
defenders-planet-pulsar-batteries = Battery Pulsar
defenders-planet-deposit-orange = Orange Deposit
defenders-planet-deposit-track = Track Deposit
defenders-planet-rings-green = Green Rings
defenders-planet-rings-trade = Trading Rings
defenders-planet-oasis-die = Die Oasis
defenders-planet-oasis-trade = Trading Oasis

# The symbol in a planet's corner; the Base has none.
defenders-planet-type =
    { $type ->
        [pulsar] Type: pulsar
        [deposit] Type: deposit
        [rings] Type: rings
        [oasis] Type: oasis
       *[none] No type
    }
# The fields of the resource track.
defenders-track = Fields of the resource track, in a ring: { $fields }

## Control tiles and Defenders

defenders-tile-c1 = Tile C1
defenders-tile-c2 = Tile C2
defenders-tile-c3 = Tile C3
defenders-tile-side =
    { $side ->
        [front] Front: { $order }
       *[back] Back: { $order }
    }
defenders-defender-red = Red Defender
defenders-defender-yellow = Yellow Defender
defenders-defender-blue = Blue Defender
# On a Defender: a side of a control tile that moves it.
defenders-ordered-by =
    { $distance ->
        [one] { $distance } place by { $tile }, { $side ->
            [front] front
           *[back] back
        }
       *[other] { $distance } places by { $tile }, { $side ->
            [front] front
           *[back] back
        }
    }

## Energy

defenders-energy-blue = Blue energy
defenders-energy-orange = Orange energy
defenders-energy-green = Green energy
# How many cubes there are in a game for this many players.
defenders-supply =
    { $cubes ->
        [one] With { $players } players: { $cubes } cube
       *[other] With { $players } players: { $cubes } cubes
    }

## What planets do

# Steps of the resource marker and what each but the first costs.
defenders-power-track = Advance the resource marker 1 to { $steps } fields and take the energy of each field it enters; the first step is free, each further step costs { $batteries }
defenders-power-die = Roll the die: { $faces }
defenders-power-face = { $face } gives { $gain }
defenders-power-faces = { $first }–{ $last } give { $gain }
defenders-power-trade = You may pay { $cost } for { $gain }

## What technologies do

defenders-power-landing =
    { $type ->
        [pulsar] { $batteries } whenever your move ends on a pulsar
        [deposit] { $batteries } whenever your move ends on a deposit
        [rings] { $batteries } whenever your move ends on rings
       *[oasis] { $batteries } whenever your move ends on an oasis
    }
defenders-power-discount =
    { $type ->
        [pulsar] A Defender on a pulsar captures for 1 energy less ({ $one } or { $other })
        [deposit] A Defender on a deposit captures for 1 energy less ({ $one } or { $other })
        [rings] A Defender on rings captures for 1 energy less ({ $one } or { $other })
       *[oasis] A Defender on an oasis captures for 1 energy less ({ $one } or { $other })
    }
defenders-power-end-of-turn = { $batteries } at the end of your turn if you have fewer than { $limit }
defenders-power-exchange = When paying, you may exchange 1 { $color } energy for { $batteries } or vice versa
defenders-power-interchange = When paying, { $one } and { $other } energy are interchangeable
defenders-power-extra-step = { $defender } may move 1 place further in the same direction

## Notes

# How sure the values of the pieces are.
defenders-catalog-printed = Unless a note says otherwise, the values are printed in the rulebook.
defenders-catalog-deduced = Deduced values follow from its counts and examples.
defenders-catalog-reconstructed = Reconstructed values are invented to fit everything that has been published: they are NOT those on the printed cards.

# The values are not those of the printed piece.
defenders-note-reconstructed =
    { $what ->
        [robot] Reconstructed: cost, bonus, points and type are not those on the printed card
        [points-and-type] Cost and bonus are printed in the rulebook; points and type are reconstructed
        [cost] The effect is printed in the rulebook; the number of such cards is deduced; the cost is reconstructed
        [cost-detail-deduced] The effect is printed in the rulebook; the number of such cards, and that this is one of them, is deduced; the cost is reconstructed
        [cost-and-colors] The effect is printed in the rulebook; the number of such cards is deduced; its two colors and the cost are reconstructed
       *[track] The order of the fields is reconstructed; the rulebook prints only 3 of them in a row
    }
# A side of a control tile that no source shows.
defenders-note-deduced =
    { $side ->
        [front] The front is not printed in the rulebook; it follows from the other sides
       *[back] The back is not printed in the rulebook; it follows from the other sides
    }

## Robots

-defenders-miner = Miner
-defenders-gardener = Gardener
-defenders-courier = Courier
-defenders-welder = Welder
-defenders-sentinel = Sentinel
-defenders-surveyor = Surveyor
defenders-robot-type =
    { $type ->
        [miner] Type: { -defenders-miner }
        [gardener] Type: { -defenders-gardener }
        [courier] Type: { -defenders-courier }
        [welder] Type: { -defenders-welder }
        [sentinel] Type: { -defenders-sentinel }
       *[surveyor] Type: { -defenders-surveyor }
    }
defenders-robot-r01 = { -defenders-courier } R01
defenders-robot-r02 = { -defenders-welder } R02
defenders-robot-r03 = { -defenders-sentinel } R03
defenders-robot-r04 = { -defenders-miner } R04
defenders-robot-r05 = { -defenders-gardener } R05
defenders-robot-r06 = { -defenders-surveyor } R06
defenders-robot-r07 = { -defenders-surveyor } R07
defenders-robot-r08 = { -defenders-courier } R08
defenders-robot-r09 = { -defenders-welder } R09
defenders-robot-r10 = { -defenders-gardener } R10
defenders-robot-r11 = { -defenders-miner } R11
defenders-robot-r12 = { -defenders-surveyor } R12
defenders-robot-r13 = { -defenders-gardener } R13
defenders-robot-r14 = { -defenders-sentinel } R14
defenders-robot-r15 = { -defenders-miner } R15
defenders-robot-r16 = { -defenders-welder } R16
defenders-robot-r17 = { -defenders-courier } R17
defenders-robot-r18 = { -defenders-sentinel } R18
defenders-robot-r19 = { -defenders-gardener } R19
defenders-robot-r20 = { -defenders-miner } R20

## Technologies

defenders-technology-t01 = Pulsar Charger T01
defenders-technology-t02 = Deposit Charger T02
defenders-technology-t03 = Ring Charger T03
defenders-technology-t04 = Oasis Charger T04
defenders-technology-t05 = Pulsar Snare T05
defenders-technology-t06 = Pulsar Snare T06
defenders-technology-t07 = Deposit Snare T07
defenders-technology-t08 = Deposit Snare T08
defenders-technology-t09 = Ring Snare T09
defenders-technology-t10 = Ring Snare T10
defenders-technology-t11 = Oasis Snare T11
defenders-technology-t12 = Oasis Snare T12
defenders-technology-t13 = Trickle Charger T13
defenders-technology-t14 = Trickle Charger T14
defenders-technology-t15 = Blue Converter T15
defenders-technology-t16 = Orange Converter T16
defenders-technology-t17 = Green Converter T17
defenders-technology-t18 = Blue-Orange Coupler T18
defenders-technology-t19 = Blue-Green Coupler T19
defenders-technology-t20 = Orange-Green Coupler T20
defenders-technology-t21 = Red Thruster T21
defenders-technology-t22 = Yellow Thruster T22
defenders-technology-t23 = Blue Thruster T23

## The player board

defenders-board = Player board
# Points at the end for different types of robots, and for technologies.
defenders-board-types =
    { $types ->
        [one] { $types } type of robot: { $points }
       *[other] { $types } different types of robots: { $points }
    }
defenders-board-technologies =
    { $cards ->
        [one] { $cards } technology: { $points }
       *[other] { $cards } technologies: { $points }
    }
defenders-board-most = Any more technologies count as { $cards }

## Headings

defenders-title = Planet Defenders
# The rules that are played, in a line of other facts about the game.
defenders-variants =
    { $variant ->
        [advanced] advanced rules
       *[base] base rules
    }
# A kind of pieces.
defenders-kinds =
    { $kind ->
        [planet] Planets
        [control_tile] Control tiles
        [defender] Defenders
        [energy] Energy
        [robot] Robots
        [technology] Technologies
       *[player_board] Player board
    }
