# Race for the Galaxy: what is said at the table. Names of cards and words of the rules are in pieces-race.ftl.

## Parts that other messages use

# A number of cards that something is worth or that are there.
race-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# A number of cards that somebody draws, pays or discards.
race-cards-taken = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# A good of a kind, or of any.
race-good = { $kind ->
    [any] any good
    [novelty] a Novelty good
    [rare] a Rare Elements good
    [genes] a Genes good
   *[alien] an Alien Technology good
}
# A number of goods of a kind, or of any.
race-goods = { $goods ->
    [one] { $goods } { $kind ->
        [any] good
        [novelty] Novelty good
        [rare] Rare Elements good
        [genes] Genes good
       *[alien] Alien Technology good
    }
   *[other] { $goods } { $kind ->
        [any] goods
        [novelty] Novelty goods
        [rare] Rare Elements goods
        [genes] Genes goods
       *[alien] Alien Technology goods
    }
}
# All worlds of a kind, or all.
race-worlds = { $kind ->
    [any] worlds
    [novelty] Novelty worlds
    [rare] Rare Elements worlds
    [genes] Genes worlds
   *[alien] Alien Technology worlds
}
# A kind that worlds or goods are of.
race-of-kind = { $kind ->
    [novelty] Novelty
    [rare] Rare Elements
    [genes] Genes
   *[alien] Alien Technology
}
# A phase that a power is of.
race-phase = { $phase ->
    [explore] Explore
    [develop] Develop
    [settle] Settle
    [trade] Trade
    [consume] Consume
   *[produce] Produce
}

# What a seat chose.
race-chosen-two = { $first } and { $second }
race-chosen-twice = { $action } twice
race-chosen-nothing = nothing yet

# What something brings.
race-reward-nothing = nothing
race-reward-vp = { $vp } VP
race-reward-cards = { race-cards }
race-reward-both = { $vp } VP and { race-cards }

# Where cards come from or go to, or what a good is made by; it follows what happened.
race-cause-deal = from the deal
race-cause-explore = to explore
race-cause-bonus = for choosing { $action }
race-cause-power = by { $card }
race-cause-sale = for the good of { $world }
race-cause-payment = to pay for { $card }
race-cause-production = for producing
race-cause-windfall = for a windfall world
race-cause-hand-limit = down to the hand limit

# Parts of a sum.
race-reason-rule = { $amount } by rule
race-reason-price = { $amount } for { race-good }
race-reason-card = { $amount } from { $card }
race-reason-bonus = { $amount } for choosing { $action }
race-reason-thrown = { $amount } for throwing away { $card }

## What happened

race-event-start-world = { $seat } begins with { $card }
race-event-dealt = { $seat } is dealt { race-cards-taken }
race-event-drew = { $seat } draws { race-cards-taken } { $cause }
race-event-saw = { $seat } sees { $cards }
race-event-discarded = { $seat } discards { race-cards-taken } { $cause }
race-event-threw = { $seat } discards { $cards }
race-event-sealed = { $seat } has decided
race-event-round-began = Round { $round } begins
race-event-chose = { $seat } reveals { $pick }
race-event-kept = { $seat } keeps { $kept ->
    [one] { $kept } card
   *[other] { $kept } cards
} and discards { $discarded }
race-event-kept-cards = { $seat } keeps { $kept }; discards { $discarded }
race-event-passed = { $seat } places nothing
race-event-placed = { $seat } places { $card }
race-event-good-with-world = { $seat } gets { race-good } with { $world }
race-event-good-produced = { $seat } produces { race-good } on { $world }
race-event-good-placed = { $seat } produces { race-good } on { $world } { $cause }
race-event-developed = { $seat } develops { $card } for { $cards ->
    [0] nothing
   *[other] { race-cards-taken }
}
race-event-settled = { $seat } settles { $world } for { $cards ->
    [0] nothing
   *[other] { race-cards-taken }
}
race-event-settled-throwing = { $seat } settles { $world } for { $cards ->
    [0] nothing
   *[other] { race-cards-taken }
}, throwing away { $thrown }
race-event-conquered = { $seat } conquers { $world } with Military { $strength } against defense { $defense }
race-event-conquered-throwing = { $seat } conquers { $world } with Military { $strength } against defense { $defense }, throwing away { $thrown }
race-event-negotiated = { $seat } settles the military world { $world } by paying { $cards ->
    [0] nothing
   *[other] { race-cards-taken }
}
race-event-negotiated-throwing = { $seat } settles the military world { $world } by paying { $cards ->
    [0] nothing
   *[other] { race-cards-taken }
}, throwing away { $thrown }
race-event-sold = { $seat } sells the good of { $world } for { race-cards-taken }
race-event-used = { $seat } uses { $card }: { $reward }
race-event-consumed = { $seat } uses { $card } and spends { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} of { $worlds }: { $reward }
race-event-consumed-hand = { $seat } uses { $card } and discards { race-cards-taken } for { $vp } VP
race-event-gambled = { $seat } uses { $card }, bets on { $number } and turns over { $flipped } ({ $price }): { $result ->
    [won] won
   *[lost] lost
}
race-event-reshuffled = The discard pile becomes the deck: { race-cards }
race-event-game-ended = The game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}

## Answers, as they go on from a player's name

race-answer-discard = discard { $cards }
race-answer-choose = choose { $pick }
race-answer-keep = keep { $cards }
race-answer-no-development = place no development
race-answer-no-world = place no world
race-answer-place = place { $card }
race-answer-pay = pay with { $cards }
race-answer-pay-nothing = pay nothing
race-answer-conquer = conquer the world
race-answer-negotiate = pay for the military world with { $cards }
race-answer-throwing = { $answer }, throwing away { $cards }
race-answer-sell = sell the good of { $world }
race-answer-use = use { $card }
race-answer-consume = use { $card } on the goods of { $worlds }
race-answer-consume-hand = use { $card } and discard { $cards }
race-answer-gamble = use { $card } and bet on { $number }
race-answer-stop = use no more powers
race-answer-produce = produce a good on { $world }

## Questions

race-ask-opening = Discard { $cards } of your { $hand } cards; the others are your first hand.
race-ask-hand-limit = You hold { $hand } cards and may keep { $limit }: discard { $cards }.
race-ask-choose = Choose an action for this round.
race-ask-choose-pair = Choose two actions for this round.
race-ask-keep = You look at { $explored ->
    [one] { $explored } card
   *[other] { $explored } cards
}: keep { $cards }.
race-ask-develop = Place a development, or none.
race-ask-pay = Pay for { $card }: choose { race-cards-taken } to discard.
race-ask-settle = Place a world, or none.
race-ask-pay-world = How do you settle { $world }?
race-ask-sell = Sell one of your goods.
race-ask-consume = Use a Consume power: all goods that can be consumed must be consumed.
race-ask-consume-optional = Use another Consume power, or stop.
race-ask-produce = Your bonus for { $action }: choose the windfall world that produces.
race-ask-produce-power = { $card }: choose the windfall world that produces.

## Answers to choose from

race-pick-discard = Discard { race-cards-taken }
race-pick-keep = Keep { race-cards-taken }
race-pick-pay = { $cards ->
    [0] Pay nothing
   *[other] Pay { race-cards-taken }
}
race-pick-pay-throwing = { $cards ->
    [0] Pay nothing
   *[other] Pay { race-cards-taken }
}, throw away { $thrown }
race-pick-negotiate = { $cards ->
    [0] Pay nothing instead of conquering
   *[other] Pay { race-cards-taken } instead of conquering
}
race-pick-negotiate-throwing = { $cards ->
    [0] Pay nothing instead of conquering
   *[other] Pay { race-cards-taken } instead of conquering
}, throw away { $thrown }
race-pick-conquer = Conquer: Military { $strength } against { $defense }
race-pick-conquer-throwing = Conquer: Military { $strength } against { $defense }, throw away { $thrown }
race-pick-consume-hand = { $card }: discard up to { $most } for { $vp } VP each
race-offer-develop = Develop { $card } ({ $cost })
race-offer-no-development = Place no development
race-offer-settle = Settle { $world } ({ $cost })
race-offer-conquer = Conquer { $world } ({ $strength } against { $defense })
race-offer-no-world = Place no world
race-offer-sell = Sell { race-good } from { $world } ({ race-cards })
race-offer-use = { $card }: { $reward }
race-offer-consume = { $card } with the goods of { $worlds }: { $reward }
race-offer-gamble = { $card }: bet on { $number }
race-offer-stop = Stop consuming
race-offer-produce = Produce { race-good } on { $world }

## What an answer costs and brings

race-detail-cost-printed = Costs { $cost }, as printed
race-detail-cost = Costs { $cost }: printed { $printed }, { $reasons }
race-detail-military = Military { $strength } against defense { $defense }: { $reasons }
race-detail-score = Your score: { $change } VP, { $score } VP in all
race-detail-hand-left = Leaves { race-cards } in hand
race-detail-draw = You draw { race-cards-taken } by { $card }
race-detail-draw-bonus = You draw { race-cards-taken } for choosing { $action }
race-detail-sale = Sells for { race-cards-taken }: { $reasons }
race-detail-doubled = The points are doubled by { $action }
race-detail-gamble = { $fitting } of the { $unseen } cards you have not seen have this cost or defense
race-detail-look = You look at { race-cards-taken }: { $reasons }
race-detail-keep = You keep { race-cards-taken }: { $reasons }
race-preview-explore = You would look at { $look } and keep { $keep }
race-preview-goods = You have { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
race-preview-produce = Empty worlds of yours: production { $production }, windfall { $windfall }

## Why not

race-illegal-over = The game is over.
race-illegal-not-asked = You are not asked now.
race-illegal-wrong-answer = This is no answer to what is asked now.
race-illegal-wrong-count = { $cards ->
    [one] Exactly { $cards } card is due.
   *[other] Exactly { $cards } cards are due.
}
race-illegal-too-many = At most { race-cards } can be chosen.
race-illegal-not-in-hand = Not all of these cards are in your hand.
race-illegal-not-explored = Only cards that were just explored can be kept.
race-illegal-one-action = One action is chosen each round.
race-illegal-two-actions = Two actions are chosen each round.
race-illegal-not-a-pair = These two actions cannot be chosen together.
race-illegal-cannot-place = { $card } cannot be placed: { $why }.
race-illegal-no-such-way = The world cannot be settled in this way.
race-illegal-no-good = There is no good of yours on { $world }.
race-illegal-sell-first = A good must be sold before anything is consumed.
race-illegal-no-such-power = { $card } gives you no such power.
race-illegal-power-used = This power of { $card } was already used.
race-illegal-power-useless = This power of { $card } has nothing to work on.
race-illegal-wrong-goods = { $goods ->
    [one] The power takes exactly { $goods } good of its own kinds.
   *[other] The power takes exactly { $goods } goods of its own kinds.
}
race-illegal-no-such-number = The number is from { $low } to { $high }.
race-illegal-must-consume = A Consume power that must be used is left.
race-illegal-cannot-produce = { $world } cannot produce now.

race-why-not-a-development = it is not a development
race-why-not-a-world = it is not a world
race-why-already-placed = a development of this name is already placed
race-why-too-expensive = it costs { $cost }, and you have { race-cards } left to pay
race-why-too-strong = its defense is { $defense }, your Military against it { $strength }
race-why-too-strong-and-expensive = its defense is { $defense }, your Military against it { $strength }; paid for, it costs { $cost }, and you have { race-cards } left

## Where the game is and how things stand

race-now = Round { $round } · { $step }
race-now-last-round = Round { $round }, the last one as things stand · { $step }
race-now-opening = Before the first round
race-now-over = Over after round { $round }
race-source-chips = VP chips
race-source-worlds = Worlds
race-source-developments = Developments
race-source-six-cost = Developments of cost 6
race-position-table = Pool { $pool } VP; deck { $deck }; discard pile { $discard }
race-position-seat = { $seat }: { $score } VP, of which { $chips } in chips; hand { $hand }; Military { $military }
race-position-drawn = { $seat } looks at { race-cards-taken }
race-position-chose = { $seat } chose { $pick }
race-position-tableau = { $seat } has placed: { $cards }
race-position-good = { $card } (with { race-good })
race-position-hand = Your hand: { $cards }
race-position-explored = Your explored cards: { $cards }
race-position-answer = Your answer: { $answer }
