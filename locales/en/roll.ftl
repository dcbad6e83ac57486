# Roll for the Galaxy.

## Dice, workers, tiles and places

# A color before a noun: "Home" in "Home dice".
roll-color = { $color ->
    [home] Home
    [military] Military
    [consumption] Consumption
    [novelty] Novelty
    [rare] Rare Elements
    [genes] Genes
   *[alien] Alien
}
# So many dice of a color.
roll-dice = { $count } { $color ->
    [home] Home
    [military] Military
    [consumption] Consumption
    [novelty] Novelty
    [rare] Rare Elements
    [genes] Genes
   *[alien] Alien
} { $count ->
    [one] die
   *[other] dice
}
# Dice and the face or column they belong to.
roll-dice-at = { $place } ({ $dice })
# Worlds of a color, or all.
roll-worlds = { $color ->
    [gray] gray worlds
    [novelty] Novelty worlds
    [rare] Rare Elements worlds
    [genes] Genes worlds
    [alien] Alien worlds
   *[any] all worlds
}
# A column by its phase, as a list of columns names it.
roll-column = { $phase }
# One of two.
roll-either = { $one } or { $other }
# A game tile by its two sides.
roll-both-sides = { $development } / { $world }
# The face that goes into any column.
roll-face-wild = wild
# A worker by its color and its task.
roll-worker = { $color } { $role ->
    [explore] explorer
   *[ship] shipper
}
# A worker without a die, lent by a power.
roll-worker-lent = extra { $color } { $role ->
    [explore] explorer
   *[ship] shipper
}
# Where a die is taken from.
roll-from-cup = from the cup
roll-from-citizenry = from the Citizenry
roll-from-column = from the { $phase } column
roll-from-selector = from the phase strip
roll-from-stack = from the { $side ->
    [development] development
   *[world] world
} stack
roll-from-world = from { $world }

## Events

roll-event-dealt = { $seat } starts with faction { $faction } ({ $left }, { $right }) and { $home }{ $credits ->
    [0] {""}
   *[other] {", "}with ${ $credits }
}
roll-event-saw-pair = { $seat } draws { $first } and { $second }
roll-event-sealed = { $seat } has decided
roll-event-opened = { $seat } starts building { $development } and { $world }
roll-event-round-began = Round { $round } begins
roll-event-rolled = { $seat } rolls: { $dice }
roll-event-revealed = { $seat } selects { $phase } ({ $die }){ $workers ->
    [yes] {"; "}workers: { $columns }
   *[no] {""}
}{ $dictates ->
    [yes] {"; "}set aside for Dictate: { $aside }
   *[no] {""}
}
roll-event-extra-die = The extra die shows { $face }
roll-event-phases = These phases happen: { $phases }
roll-event-returned = { $seat } returns unused dice to the cup: { $dice }
roll-event-phase-began = Phase { $number }: { $phase }
roll-event-earned = { $cause ->
    [stock] { $seat } gets ${ $credits } for Stocking and has ${ $now }
    [power] { $seat } gets ${ $credits } from { $by } and has ${ $now }
    [placed] { $seat } gets ${ $credits } for placing { $by } and has ${ $now }
    [trade] { $seat } gets ${ $credits } for the good from { $by } and has ${ $now }
    [consume] { $seat } gets ${ $credits } for consuming the good from { $by } and has ${ $now }
   *[recruit] { $seat } goes back up to ${ $now } (nobody is left without credits)
}
roll-event-took-vp = { $seat } takes { $vp } VP { $cause ->
    [stock] for Stocking
    [power] from { $by }
    [placed] for placing { $by }
    [trade] for the good from { $by }
    [consume] for consuming the good from { $by }
   *[recruit] for recruiting
}
roll-event-stocked = { $seat } Stocks: { $worker }
roll-event-scouted = { $seat } Scouts: { $worker }
roll-event-abandoned = { $seat } abandons a tile
roll-event-abandoned-tile = { $seat } abandons { $tile }
roll-event-drew = { $seat } draws { $count } { $count ->
    [one] tile
   *[other] tiles
}
roll-event-saw = { $seat } sees { $tiles }
roll-event-bag-refilled = { $count } abandoned { $count ->
    [one] tile goes
   *[other] tiles go
} back into the bag
roll-event-placed-tile = { $seat } puts a tile { $where ->
    [top] on top of
   *[under] under
} the { $side ->
    [development] development
   *[world] world
} stack
roll-event-placed-which = { $seat } puts { $tile } { $where ->
    [top] on top of
   *[under] under
} the { $side ->
    [development] development
   *[world] world
} stack
roll-event-rearranges = { $seat } picks up the construction zone to rearrange it
roll-event-gave = { $seat } puts a tile into the empty bag
roll-event-put-on-stack = { $seat } puts { $dice } on the { $side ->
    [development] development
   *[world] world
} stack
roll-event-completed = { $seat } completes the { $side ->
    [development] development
   *[world] world
} { $square } ({ $need } needed) with { $dice }{ $saves ->
    [yes] {"; "}to the cup: { $cup }
   *[no] {""}
}
roll-event-began-with = { $seat } begins with { $square }
roll-event-removed = { $seat } returns one { $die } { $from } to the supply
roll-event-gained-dice = { $seat } gains { $dice } from { $square }, { $to ->
    [cup] into the cup
    [citizenry] into the Citizenry
   *[world] as a good on it
}
roll-event-produced = { $seat } produces a good on { $world }: { $die }
roll-event-traded = { $seat } Trades the { $color } good on { $world } ({ $worker })
roll-event-consumed = { $seat } Consumes the { $color } good on { $world } ({ $worker })
roll-event-bought = { $seat } pays ${ $credits } for { $vp } VP, using { $square }
roll-event-recruited = { $seat } pays ${ $credits } to recruit { $dice } and has ${ $now } left
roll-event-recalled = { $seat } recalls one { $die } { $from }
roll-event-game-ended = The game ends after round { $round }

## Moves

roll-answer-open = start with { $square } as the development
roll-answer-assign = select { $phase } with one { $die } ({ $face }){ $wilds ->
    [yes] {"; "}wild dice: { $wild }
   *[no] {""}
}{ $uses ->
    [yes] {"; "}{ $used }
   *[no] {""}
}
# What matters of that to the others.
roll-name-assign = select { $phase }
roll-summary-assign = select { $phase }
# A tile that nobody else has seen.
roll-summary-place =
    { $side ->
        [development] take a tile as a development
       *[world] take a tile as a world
    }
# One use of a Reassign power in a plan.
roll-use-power = { $power } [{ $shifts }]
# One Dictate in a plan.
roll-use-dictate = Dictate, setting aside one { $die } from { $column } [{ $shifts }]
# A worker that moves between columns.
roll-shift = { $die }: { $from } → { $to }
roll-answer-stock = Stock: { $worker }
roll-answer-scout = Scout: { $worker }
roll-answer-abandon = abandon { $tile }
roll-answer-draw = abandon nothing more and draw
roll-answer-place = put { $square } { $where ->
    [top] on top of
   *[under] under
} the { $side ->
    [development] development
   *[world] world
} stack
roll-answer-rearrange = rearrange the construction zone
roll-answer-give = put { $tile } into the bag
roll-answer-build = put one { $die } on the stack
roll-answer-use = use { $dice }
roll-answer-save = send { $dice } to the cup
roll-answer-remove = return one { $die } { $from } to the supply
roll-answer-produce = produce on { $world } with one { $die }
roll-answer-trade = Trade the { $color } good on { $world } ({ $worker })
roll-answer-consume = Consume the { $color } good on { $world } ({ $worker })
roll-answer-buy = pay for points
roll-answer-decline = do not pay for points
roll-answer-recruit = recruit { $dice }
roll-answer-recall = recall one { $die } { $from }
roll-answer-stop = nothing more

## Refused moves

roll-illegal-over = The game is over.
roll-illegal-not-asked = It isn't your turn to decide.
roll-illegal-wrong-answer = That doesn't answer the current question.
roll-illegal-plan = You can't assign your dice like this: { $fault }
roll-illegal-no-worker = You have no such worker: { $die }.
roll-illegal-no-tile = { $tile } is not one of the tiles you can choose.
roll-illegal-not-on-top = The tile must go under the stack.
roll-illegal-cannot-rearrange = You can't rearrange the construction zone now.
roll-illegal-not-done = There is something you must do first.
roll-illegal-wrong-dice = Choose at least { $least } and at most { $most } of the dice there.
roll-illegal-no-die = There is no such die there: { $die }.
roll-illegal-no-room = There is no room for a good on { $world }.
roll-illegal-no-good = There is no such good on { $world }: { $die }.

# What is wrong with a plan.
roll-fault-no-selector = You have no such die to select with: { $die } showing { $face }.
roll-fault-selected-already = You have already selected a phase.
roll-fault-select-first = Select a phase first.
roll-fault-no-wild = You have no other wild { $die }.
roll-fault-wild-left = { $count } wild { $count ->
    [one] die is
   *[other] dice are
} not in a column yet.
roll-fault-no-such-power = { $power } gives you no Reassign power.
roll-fault-power-used = You have already used { $power } this round.
roll-fault-not-most-novelty = You can use { $power } only if you have the most Novelty worlds.
roll-fault-dictate-used = You have already Dictated this round.
roll-fault-unfinished = Finish using the other power first.
roll-fault-nothing-used = No power is being used.
roll-fault-no-worker = You can't take such a worker from the { $phase } column: { $die }.
roll-fault-wrong-color = This power doesn't move workers of this color: { $die }.
roll-fault-wrong-column = This power doesn't move workers out of the { $phase } column.
roll-fault-same-column = The worker must move to another column.
roll-fault-wrong-target = This power doesn't move workers to the { $phase } column.
roll-fault-not-one-column = All these workers must come from the same column.
roll-fault-too-many = This power moves at most { $count } { $count ->
    [one] worker
   *[other] workers
}.
roll-fault-too-few = This power moves at least { $count } { $count ->
    [one] worker
   *[other] workers
}.
roll-fault-not-in-order = The workers moved by one use of a power must be listed in ascending order.
roll-draft-unreadable = These steps cannot be read.
roll-draft-selected = Selected: { $phase }{ $wild ->
    [0] {""}
   *[other] {"; "}wild dice to place: { $wild }
}

## Questions

roll-ask-open = Which tile is your first development? The other is your first world.
roll-ask-assign = Select a phase and assign your dice.
roll-ask-explore = Choose the explorers that Stock; the others Scout.
roll-ask-explore-zone = Your explorers are done. Rearrange your construction zone?
roll-ask-abandon = Draw { $count }, or abandon a tile first to draw more?
roll-ask-place = Which tile goes where? { $count } left to place.
roll-ask-rearrange = Which tile comes next in your construction zone? { $count } left to place.
roll-ask-give = The bag is empty: which of your tiles do you put into it?
roll-ask-build = Which { $side ->
    [development] developer
   *[world] settler
} do you put on { $square } next? { $need } more needed.
roll-ask-use = There are more dice on { $square } than needed. Which of them complete it? Needed: { $count }.
roll-ask-save = { $square } is complete: which of its dice go to the cup, at least { $least } and at most { $most }?
roll-ask-remove = { $square } costs you a die: which one goes back to the supply?
roll-ask-produce = Put your producers on worlds: { $count } left.
roll-ask-ship = Ship your goods: Trade or Consume each.
roll-ask-buy = { $square }: pay ${ $credits } for { $vp } VP?
roll-ask-recruit = Recruit { $count } { $count ->
    [one] die
   *[other] dice
} from the Citizenry.
roll-ask-recall = Which die do you recall to your cup, if any?

## Answers on buttons

roll-label-open = Develop { $development }, settle { $world }
roll-label-select = Select { $phase }: { $die } ({ $face })
roll-label-wild = Wild { $die } → { $phase }
roll-label-begin = Use { $power }
roll-label-set-aside = Dictate: set aside one { $die } from { $phase }
roll-label-shift = Reassign { $shift }
roll-label-reassign = { $power }: { $shift }
roll-label-end = No more workers
roll-label-stock = Stock: +${ $credits } ({ $worker })
roll-label-scout = Scout ({ $worker })
roll-label-rearrange = Rearrange the zone
roll-label-stop-explore = Done
roll-label-abandon = Abandon { $tile }
roll-label-draw = Draw { $count } { $count ->
    [one] tile
   *[other] tiles
}
roll-label-place = { $square }, { $where ->
    [top] on top of
   *[under] under
} the { $side ->
    [development] developments
   *[world] worlds
}
roll-label-give = Put { $tile } into the bag
roll-label-build = { $die } → { $side ->
    [development] development
   *[world] world
}
roll-label-add = Add one { $die }
roll-label-take-out = Take one { $die } back
roll-label-remove = { $die } { $from }
roll-label-recall = { $die } { $from }
roll-label-stop-recall = Leave the dice where they are
roll-label-produce = { $die } → { $world }
roll-label-trade = Trade the { $color } good on { $world } for ${ $credits } ({ $worker })
roll-label-consume = Consume the { $color } good on { $world } for { $vp } VP ({ $worker })
roll-label-consume-paid = Consume the { $color } good on { $world } for { $vp } VP and ${ $credits } ({ $worker })
roll-label-buy = Pay ${ $credits } for { $vp } VP
roll-label-decline = Do not pay

# Whole sets of answers, put together by a criterion that is said.
roll-preset-scout = Scout: draw { $count } { $count ->
    [one] tile
   *[other] tiles
}
# Home dice are recruited with what other dice leave of the credits.
roll-preset-recruit = Recruit { $count }, Home dice last
roll-preset-keep-zone = Keep the zone as it is
roll-preset-build = Place { $count } { $count ->
    [one] worker
   *[other] workers
} in order
roll-preset-produce = Produce { $count } { $count ->
    [one] good
   *[other] goods
}, matching colors first
roll-preset-trade = Trade { $count } for ${ $credits }
roll-preset-trade-buy = Trade { $count } for ${ $credits }, buy { $vp } VP
roll-preset-consume = Consume { $count } for { $vp } VP
roll-preset-consume-paid = Consume { $count } for { $vp } VP and ${ $credits }

# Why something cannot be chosen.
roll-why-cup-empty = Your cup is empty, so you must recall at least one die.

## What answers cost and bring

roll-detail-open-costs = Cost of the development: { $development }. Cost of the world: { $world }.
roll-detail-rolled = Rolled: { $dice }
roll-detail-powers = Reassign powers: { $powers }
roll-detail-dictate = Dictate { $often ->
    [often] as often as you like
   *[once] once
}: set one worker aside, then move up to { $count } { $count ->
    [one] other
   *[other] others
}.
roll-detail-stock = Stock: ${ $credits } ({ $reasons })
roll-detail-credits-after = Credits afterwards: ${ $credits }
roll-detail-credits-lost = Credits afterwards: ${ $credits }, the limit; ${ $lost } would be lost
roll-detail-credits-left = Credits left: ${ $credits }
roll-detail-bag = Tiles in the bag: { $count }
roll-detail-draws = Tiles to draw then: { $count }
roll-detail-abandoned = Abandoned: { $tiles }
roll-detail-abandon-first = Choose tiles to abandon them first and draw more.
roll-detail-rearrange = You place all tiles of both stacks again; dice stay where they are.
roll-detail-rearranging = Each tile goes under those already placed on its stack; you may go back and forth between the stacks.
roll-detail-cost = Cost: { $cost }
roll-detail-need = Needed: { $need } (printed { $printed }; { $reasons }{ $floor ->
    [yes] {"; "}the minimum
   *[no] {""}
})
roll-detail-need-printed = Needed: { $need }, as printed
roll-detail-there = Already there: { $dice }
roll-detail-completes = Completes the tile: { $vp } VP
roll-detail-good = Later: Trade for ${ $credits } before bonuses. { $matches ->
    [yes] Its color matches the world when consumed.
   *[no] Its color does not match the world when consumed.
}
roll-detail-price = Price: ${ $credits } ({ $reasons })
roll-detail-points = Points: { $vp } VP ({ $reasons })
roll-detail-consume-credits = Credits: ${ $credits } ({ $reasons })
roll-detail-pool = Left in the pool: { $vp } VP
# Whoever has paid everything goes back to $1.
roll-detail-recruit = You have ${ $credits } and pay ${ $count }{ $all ->
    [yes] {"; "}as that leaves nothing, you go back to ${ $left }.
   *[no] {"; "}you then have ${ $left }.
}

# Parts of a sum.
roll-reason-rule = base { $amount }
roll-reason-price = { $worlds } { $amount }
roll-reason-good-matches = color of the good { $amount }
roll-reason-shipper-matches = color of the shipper { $amount }
roll-reason-square = { $square } { $amount }

## Where the game is

roll-step-opening = Setup: everyone chooses a development and a world
roll-step-assign = Round { $round }: assigning dice
roll-step-phase = Round { $round }, phase { $number }: { $phase }
roll-step-empire = Round { $round }: managing the empire
roll-step-over = The game ended after round { $round }
# The parts of a round, as replays list them.
roll-part-opening = Setup
roll-part-assign = Assigning dice
roll-part-phase = Phase { $number }: { $phase }
roll-part-empire = Managing the empire

# Sources of points.
roll-source-chips = VP chips
roll-source-developments = Developments
roll-source-worlds = Worlds
roll-source-bonus = Bonuses from developments

roll-position-table = VP in the pool: { $pool }; tiles in the bag: { $bag }; abandoned: { $abandoned }
roll-position-phases = Phases of this round: { $phases }
roll-position-last-round = As things stand, this is the last round.
roll-position-player = { $seat }: ${ $credits }, { $vp } VP
roll-position-score = { "  " }VP: chips { $chips }, developments { $developments }, worlds { $worlds }, bonuses { $bonus }
roll-position-tableau = { "  " }tableau: { $squares }
roll-position-square = { $square } (good: { $goods })
roll-position-dice = { "  " }cup: { $cup }; Citizenry: { $citizenry }
roll-position-workers = { "  " }workers: { $columns }
roll-position-selector = { "  " }selects { $phase }: { $die }
roll-position-stack = { "  " }{ $side ->
    [development] developments
   *[world] worlds
} under construction: { $count }; on top: { $top }{ $builds ->
    [yes] {" "}with { $dice }
   *[no] {""}
}
roll-position-abandoning = { "  " }tiles abandoned by this Scout: { $count }
roll-position-placing = { "  " }tiles to place: { $count }
roll-position-pair = Your two tiles: { $tiles }
roll-position-opened = You start with the development side of { $tile }
roll-position-rolled = Your dice: { $dice }
roll-position-assigned = You select { $phase } ({ $die }){ $workers ->
    [yes] {"; "}workers: { $columns }
   *[no] {""}
}{ $dictates ->
    [yes] {"; "}set aside for Dictate: { $aside }
   *[no] {""}
}
roll-position-own-stack = Your { $side ->
    [development] development
   *[world] world
} stack, from the top: { $tiles }
roll-position-drawn = Your tiles to place: { $tiles }
roll-position-own-abandoning = This Scout abandons: { $tiles }
roll-position-abandoned = Tiles you abandoned: { $tiles }
roll-position-gives = You put into the bag: { $tile }

# The button that gives an answer: one or two words.
roll-verb = { $kind ->
    [open] Begin
    [assign] Assign
    [explore] Explore
    [abandon] Draw
    [place] Place
    [give] Give
    [build] Place
    [use] Use
    [save] Save
    [remove] Return
    [produce] Produce
    [ship] Ship
    [buy] Pay
    [recruit] Recruit
   *[recall] Recall
}

## Points that an answer brings, by their source
roll-gain =
    { $source ->
        [chips] { $number } points in chips
        [worlds] { $number } points from worlds
        [developments] { $number } points from developments
       *[bonus] { $number } points from development bonuses
    }
