# Planet Defenders: events, moves, questions, refusals and positions.

## Amounts, places and pieces

defenders-nothing = nothing
# Two amounts together.
defenders-plus = { $sum } + { $next }
# Energy cubes of one color.
defenders-cubes =
    { $color ->
        [blue] { $count } blue
        [orange] { $count } orange
       *[green] { $count } green
    }
# Energy of the player's choice.
defenders-any = { $count } of any color
defenders-batteries =
    { $count ->
        [one] { $count } battery
       *[other] { $count } batteries
    }
# Cubes are handed over and batteries come back.
defenders-change = { $given } ({ $change } back)
defenders-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
defenders-color =
    { $color ->
        [blue] blue
        [orange] orange
       *[green] green
    }
# A side of the board, or the stack of robots there.
defenders-side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
# A place of the board.
defenders-place =
    { $place ->
        [north-west] north-west
        [north] north
        [north-east] north-east
        [west] west
        [center] center
        [east] east
        [south-west] south-west
        [south] south
       *[south-east] south-east
    }
# What a side of a control tile orders.
defenders-order =
    { $distance ->
        [one] { $defender } by { $distance } place
       *[other] { $defender } by { $distance } places
    }
# The robot on top of a stack.
defenders-robot-at = { $robot } ({ $side })
# A control tile and what it orders once flipped.
defenders-flip = { $tile } → { $order }

## Sources of points

defenders-source-robots = robots
defenders-source-robot-types = types of robots
defenders-source-technologies = technologies

## Events

defenders-event-planet-laid = Laid out: { $planet } ({ $place })
defenders-event-tile-shows =
    { $side ->
        [front] { $tile } shows its front: { $order }
       *[back] { $tile } shows its back: { $order }
    }
defenders-event-marker-placed = The resource marker starts on field { $field } ({ $color })
defenders-event-robot-revealed = The { $side } stack shows { $robot }: { $points } for { $cost }
defenders-event-stack-emptied = The { $side } stack is empty
defenders-event-technology-revealed = Technology slot { $slot } shows { $technology }: { $power }
defenders-event-turn-began = Round { $round }: { $seat }'s turn
defenders-event-moved = { $seat } pays { $payment } to use { $tile }: { $defender } moves from { $from } to { $to } ({ $planet })
# The last part: batteries among the goods that stand for cubes the reserve lacks.
defenders-event-gained =
    { $instead ->
        [0] { $seat } gets { $goods } from { $source }
        [one] { $seat } gets { $goods } from { $source }, including { $instead } battery in place of a missing cube
       *[other] { $seat } gets { $goods } from { $source }, including { $instead } batteries in place of missing cubes
    }
defenders-event-took =
    { $instead ->
        [0] { $seat } takes { $goods }
        [one] { $seat } takes { $goods }, including { $instead } battery in place of a missing cube
       *[other] { $seat } takes { $goods }, including { $instead } batteries in place of missing cubes
    }
defenders-event-rolled = { $seat } rolls a { $face }
defenders-event-marker-moved =
    { $price ->
        [free] { $seat } moves the marker to field { $field } ({ $color }) for free
       *[paid] { $seat } moves the marker to field { $field } ({ $color }) for { $payment }
    }
defenders-event-traded = { $seat } trades { $payment } on { $planet }
defenders-event-upgraded = { $seat } buys { $technology } for { $payment }
defenders-event-captured =
    { $discounted ->
        [yes] { $seat } captures { $robot } ({ $points }) from the { $side } stack with { $defender } for { $payment }; discount: { $discount }
       *[no] { $seat } captures { $robot } ({ $points }) from the { $side } stack with { $defender } for { $payment }
    }
defenders-event-rested =
    { $count ->
        [0] { $seat } rests
        [one] { $seat } rests and gets { $count } battery
       *[other] { $seat } rests and gets { $count } batteries
    }
defenders-event-returned = { $seat } returns { $goods }
defenders-event-last-round = { $stacks } stacks are empty: round { $round } is the last round
defenders-event-over = The game is over

# Where something was gained.
defenders-gained-track = the resource track
defenders-gained-die = the die ({ $face })
defenders-gained-robot = the bonus on { $robot }

## Moves

defenders-move-main = main action: { $tile } to { $to } for { $payment }
defenders-move-upgrade = buy { $technology } for { $payment }
defenders-move-capture = capture the robot on the { $side } stack for { $payment }
defenders-move-end-turn = end the turn
defenders-move-rest = rest
defenders-move-take = take { $goods }
defenders-move-step-on = advance the marker for { $payment }
defenders-move-stop-marker = leave the marker where it is
defenders-move-trade = trade { $payment }
defenders-move-skip-trade = skip the trade
defenders-move-return = return { $goods }

## Questions

defenders-prompt-act =
    { $state ->
        [begin] Move a Defender, or rest.
        [begin-freely] Take an action, or rest.
        [go-on] Take another action, or end your turn.
       *[extra-only] Take an extra action, or end your turn.
    }
defenders-prompt-mains = Main actions left: { $left }; the next costs { $cost }
defenders-prompt-extras = Extra actions left: { $left } (capture a robot or buy a technology)
defenders-prompt-last-round = This is the last round
defenders-prompt-take =
    { $count ->
        [one] Choose { $count } energy cube.
       *[other] Choose { $count } energy cubes.
    }
defenders-prompt-track = Advance the marker to { $color } for { $cost }?
defenders-prompt-steps = Steps so far: { $steps } of at most { $most }
defenders-prompt-trade = { $planet }: pay { $cost } for { $gain }?
defenders-prompt-return =
    { $excess ->
        [one] Return { $excess } energy cube: you may keep at most { $limit } at the end of a turn.
       *[other] Return { $excess } energy cubes: you may keep at most { $limit } at the end of a turn.
    }

## Offers

defenders-offer-main = { $tile }: { $defender } → { $planet } ({ $place }) for { $payment }
defenders-offer-tile = { $tile }: { $order }
defenders-offer-stack = Stack: { $side }
defenders-offer-capture = Capture { $robot } ({ $points }) with { $defender } for { $payment }
defenders-offer-upgrade = Buy { $technology } for { $payment }
defenders-offer-rest =
    { $count ->
        [0] Rest (+0 batteries)
        [one] Rest (+{ $count } battery)
       *[other] Rest (+{ $count } batteries)
    }
defenders-offer-end-turn = End the turn
defenders-offer-take = Take { $goods }
defenders-offer-step = Advance to { $color } for { $payment }
defenders-offer-stop = Leave the marker
defenders-offer-trade = { $payment } → { $gain }
defenders-offer-skip = Skip the trade
defenders-offer-return = Return { $goods }

# Previews below an offer.
defenders-detail-planet = { $planet }: { $power }
defenders-detail-no-trade = You will not be able to pay for the trade
defenders-detail-exhausted = The reserve has no { $color } energy left: you get a battery for each missing cube
defenders-detail-gives = { $technology }: +{ $gain }
defenders-detail-extra-step = An extra step from { $technology }
defenders-detail-reach = Robots within reach from there: { $robots }
defenders-detail-cost = Cost: { $cost }
defenders-detail-discount = Discount: { $discount } from { $by }
defenders-detail-converted = Paid instead of { $cost }, using { $by }
defenders-detail-left = Left after paying: { $goods }
defenders-detail-after = You then have { $goods }
defenders-detail-bonus = Bonus: { $bonus }
defenders-detail-score = Score: { $now } → { $after } ({ $reasons })
defenders-detail-score-stays = The score stays at { $points }
defenders-detail-more = { $source } +{ $points }
defenders-detail-last-robot =
    { $ends ->
        [yes] The last robot of the stack: this becomes the last round
       *[no] The last robot of the stack
    }
defenders-detail-gives-up-main = Ends your turn: you give up your second main action
defenders-detail-flips = Tiles that will be flipped: { $tiles }
defenders-detail-rest = Resting refills your batteries to { $limit }
defenders-detail-excess =
    { $excess ->
        [one] You will have to return { $excess } energy cube: you may keep at most { $limit }
       *[other] You will have to return { $excess } energy cubes: you may keep at most { $limit }
    }

# Why something cannot be chosen.
defenders-why-cannot-pay = It costs { $cost }; you have { $goods }
defenders-why-cannot-capture = It costs { $cost } before discounts; you have { $goods }
defenders-why-nowhere = { $defender } has nowhere to stop

## Refusals

defenders-illegal-over = The game is over.
defenders-illegal-not-your-turn = It's { $seat }'s turn.
defenders-illegal-not-asked = That doesn't answer the current question.
defenders-illegal-no-main-left = You have no main actions left this turn.
defenders-illegal-main-after-extra = Main actions come before the extra action.
defenders-illegal-tile-used = { $tile } was already used this turn.
defenders-illegal-out-of-reach = No Defender can stop there ({ $place }).
defenders-illegal-occupied = There is already a Defender there ({ $place }).
defenders-illegal-no-extra-left = You have no extra actions left this turn.
defenders-illegal-no-main-yet = Take a main action before an extra action.
defenders-illegal-not-on-display = { $technology } is not on display.
defenders-illegal-stack-empty = The { $side } stack is empty.
defenders-illegal-no-defender-there = No Defender that moved this turn can reach the { $side } stack.
defenders-illegal-wrong-payment = You can't pay for it that way.
defenders-illegal-wrong-take = You can't take that energy.
defenders-illegal-wrong-return = That isn't the energy you have to return.
defenders-illegal-already-acted = You can rest only if you take no action this turn.
defenders-illegal-nothing-done = You haven't taken any action yet: rest instead.

## Where the game is

defenders-step =
    { $last ->
        [yes] Round { $round } (last round): { $asking ->
            [act] { $seat } chooses an action
            [take] { $seat } chooses energy
            [track] { $seat } moves the marker
            [trade] { $seat } may trade
           *[return] { $seat } returns energy
        }
       *[no] Round { $round }: { $asking ->
            [act] { $seat } chooses an action
            [take] { $seat } chooses energy
            [track] { $seat } moves the marker
            [trade] { $seat } may trade
           *[return] { $seat } returns energy
        }
    }
defenders-step-over = The game ended after round { $round }
# A part of a round, as replays list it.
defenders-part = { $seat }'s turn
# Three planets in a row.
defenders-position-row =
    { $row ->
        [north] Planets, northern row: { $planets }
        [middle] Planets, middle row: { $planets }
       *[south] Planets, southern row: { $planets }
    }
defenders-stands = { $defender } on { $planet } ({ $place })
defenders-position-defenders = Defenders: { $defenders }
defenders-position-tiles = Control tiles: { $tiles }
defenders-position-stack =
    { $height ->
        [one] Stack, { $side }: { $robot }, { $points } for { $cost } ({ $height } robot in all)
       *[other] Stack, { $side }: { $robot }, { $points } for { $cost } ({ $height } robots in all)
    }
defenders-position-no-stack = Stack, { $side }: empty
defenders-position-technologies = Technologies (face down: { $deck }):
# A technology on display.
defenders-position-technology = { "  " }{ $technology } ({ $cost }): { $power }
defenders-position-reserve = Reserve: { $reserve }; marker on field { $field } ({ $color })
defenders-position-player = { $seat }: { $points }; { $goods }; robots: { $robots }; technologies: { $technologies }

# The button that gives an answer: one or two words.
defenders-verb = { $kind ->
    [act] Go
    [take] Take
    [track] Go on
    [trade] Trade
   *[return] Return
}

## Points that an answer brings, by their source
defenders-gain =
    { $source ->
        [robots] { $number } points from robots
        [robot_types] { $number } points for types of robots
       *[technologies] { $number } points for technologies
    }
