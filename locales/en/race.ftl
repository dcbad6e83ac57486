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
race-reward-vp = { $vp }{ "\u00A0" }VP
race-reward-cards = { race-cards }
race-reward-both = { $vp }{ "\u00A0" }VP and { race-cards }

# Where cards come from or go to, or what a good is made by; it follows what happened.
race-cause-deal = from the opening hand
race-cause-explore = to explore
race-cause-bonus = for choosing { $action }
race-cause-power = from { $card }
race-cause-sale = for the good from { $world }
race-cause-payment = to pay for { $card }
race-cause-production = for production
race-cause-windfall = for a windfall world
race-cause-hand-limit = to meet the hand limit

# Parts of a sum.
race-reason-rule = { $amount } (base)
race-reason-price = { $amount } for { race-good }
race-reason-card = { $amount } from { $card }
race-reason-bonus = { $amount } for choosing { $action }
race-reason-thrown = { $amount } for discarding { $card }

## What happened

race-event-start-world = { $seat } starts with { $card }
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
race-event-good-placed = { $seat } produces { race-good } on { $world } ({ $cause })
race-event-developed = { $seat } develops { $card } { $cards ->
    [0] at no cost
   *[other] for { race-cards-taken }
}
race-event-settled = { $seat } settles { $world } { $cards ->
    [0] at no cost
   *[other] for { race-cards-taken }
}
race-event-settled-throwing = { $seat } settles { $world } { $cards ->
    [0] at no cost
   *[other] for { race-cards-taken }
}, discarding { $thrown }
race-event-conquered = { $seat } conquers { $world } with Military { $strength } against defense { $defense }
race-event-conquered-throwing = { $seat } conquers { $world } with Military { $strength } against defense { $defense }, discarding { $thrown }
race-event-negotiated = { $seat } settles the military world { $world } { $cards ->
    [0] at no cost
   *[other] by paying { race-cards-taken }
}
race-event-negotiated-throwing = { $seat } settles the military world { $world } { $cards ->
    [0] at no cost
   *[other] by paying { race-cards-taken }
}, discarding { $thrown }
race-event-sold = { $seat } sells the good on { $world } for { race-cards-taken }
race-event-used = { $seat } uses { $card }: { $reward }
race-event-consumed = { $seat } uses { $card } and consumes { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} from { $worlds }: { $reward }
race-event-consumed-hand = { $seat } uses { $card } and discards { race-cards-taken } for { $vp } VP
race-event-gambled = { $seat } uses { $card }, bets on { $number } and turns over { $flipped } ({ $price }): { $result ->
    [won] won
   *[lost] lost
}
race-event-reshuffled = The discard pile is reshuffled into a new deck ({ race-cards })
race-event-game-ended = The game ends after { $round ->
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
race-answer-throwing = { $answer }, discarding { $cards }
race-answer-sell = sell the good on { $world }
race-answer-use = use { $card }
race-answer-consume = use { $card } on the goods from { $worlds }
race-answer-consume-hand = use { $card } and discard { $cards }
race-answer-gamble = use { $card } and bet on { $number }
race-answer-stop = use no more powers
race-answer-produce = produce a good on { $world }
# Answers in short, where the cards are not known.
race-summary-discard =
    { $count ->
        [one] discard { $count } card
       *[other] discard { $count } cards
    }
race-summary-keep =
    { $count ->
        [one] keep { $count } card
       *[other] keep { $count } cards
    }
race-summary-develop =
    { $six ->
        [yes] place a 6-cost development
       *[no] place a development
    }
race-summary-settle =
    { $military ->
        [yes] place a military world
       *[no] place a world
    }
race-summary-pay =
    { $count ->
        [one] pay with { $count } card
       *[other] pay with { $count } cards
    }

## Questions

race-ask-opening = Discard { $cards } of your { $hand } cards; the rest are your opening hand.
race-ask-hand-limit = You hold { $hand } cards and may keep { $limit }: discard { $cards }.
race-ask-choose = Choose an action for this round.
race-ask-choose-pair = Choose 2 actions for this round.
race-ask-keep = You look at { $explored ->
    [one] { $explored } card
   *[other] { $explored } cards
}: keep { $cards }.
race-ask-develop = Place a development, or nothing.
race-ask-pay = Pay for { $card }: choose { race-cards-taken } to discard.
race-ask-settle = Place a world, or nothing.
race-ask-pay-world = How do you settle { $world }?
race-ask-sell = Sell one of your goods.
race-ask-consume = Use a Consume power: you must consume every good you can.
race-ask-consume-optional = Use another Consume power, or stop.
race-ask-produce = Your bonus for { $action }: choose a windfall world to produce on.
race-ask-produce-power = { $card }: choose a windfall world to produce on.

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
}, discard { $thrown }
race-pick-negotiate = { $cards ->
    [0] Pay nothing instead of conquering
   *[other] Pay { race-cards-taken } instead of conquering
}
race-pick-negotiate-throwing = { $cards ->
    [0] Pay nothing instead of conquering
   *[other] Pay { race-cards-taken } instead of conquering
}, discard { $thrown }
race-pick-conquer = Conquer: { $strength } against { $defense }
race-pick-conquer-throwing = Conquer: { $strength } against { $defense }, discard { $thrown }
race-pick-consume-hand = { $card }: discard up to { $most } for { $vp } VP each
race-offer-develop = Develop { $card } ({ $cost })
race-offer-no-development = Place no development
race-offer-settle = Settle { $world } ({ $cost })
race-offer-conquer = Conquer { $world } ({ $strength } against { $defense })
race-offer-no-world = Place no world
race-offer-sell = Sell { race-good } from { $world } ({ race-cards })
race-offer-use = { $card }: { $reward }
race-offer-consume = { $card } with the goods from { $worlds }: { $reward }
race-offer-gamble = { $card }: bet on { $number }
race-offer-stop = Stop consuming
race-offer-produce = Produce { race-good } on { $world }

## What an answer costs and brings

race-detail-cost-printed = Costs { $cost }, as printed
race-detail-cost = Costs { $cost }: printed { $printed }, { $reasons }
race-detail-military = Military { $strength } against defense { $defense }: { $reasons }
race-detail-score = Your score: { $change } VP, { $score } VP in total
race-detail-hand-left = Leaves { race-cards } in hand
race-detail-draw = You draw { race-cards-taken } from { $card }
race-detail-draw-bonus = You draw { race-cards-taken } for choosing { $action }
race-detail-sale = Sells for { race-cards-taken }: { $reasons }
race-detail-doubled = { $action } doubles the VP
race-detail-gamble = { $fitting } of the { $unseen } cards you have not seen have this cost or defense
race-detail-look = You look at { race-cards-taken }: { $reasons }
race-detail-keep = You keep { race-cards-taken }: { $reasons }
race-preview-explore = You would look at { $look } and keep { $keep }
race-preview-goods = You have { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
race-preview-produce = Your worlds without a good: production { $production }, windfall { $windfall }

## Why not

race-illegal-over = The game is over.
race-illegal-not-asked = It isn't your turn to decide.
race-illegal-wrong-answer = That doesn't answer the current question.
race-illegal-wrong-count = { $cards ->
    [one] Choose exactly { $cards } card.
   *[other] Choose exactly { $cards } cards.
}
race-illegal-too-many = Choose at most { race-cards }.
race-illegal-not-in-hand = Some of these cards are not in your hand.
race-illegal-not-explored = You can keep only cards you have just explored.
race-illegal-one-action = Choose 1 action each round.
race-illegal-two-actions = Choose 2 actions each round.
race-illegal-not-a-pair = These two actions cannot be chosen together.
race-illegal-cannot-place = { $card } cannot be placed: { $why }.
race-illegal-no-such-way = You can't settle this world that way.
race-illegal-no-good = You have no good on { $world }.
race-illegal-sell-first = You must sell a good before you consume.
race-illegal-no-such-power = { $card } has no such power.
race-illegal-power-used = You have already used this power of { $card }.
race-illegal-power-useless = You can't use this power of { $card } now.
race-illegal-wrong-goods = { $goods ->
    [one] This power takes exactly { $goods } matching good.
   *[other] This power takes exactly { $goods } matching goods.
}
race-illegal-no-such-number = Choose a number from { $low } to { $high }.
race-illegal-must-consume = You still have a Consume power you must use.
race-illegal-cannot-produce = { $world } cannot produce now.

race-why-not-a-development = it is not a development
race-why-not-a-world = it is not a world
race-why-already-placed = you already have this development
race-why-must-use = { $card } must still be used
race-why-too-expensive = it costs { $cost }, and you have { race-cards } to pay with
race-why-too-strong = its defense is { $defense }, and your Military against it is { $strength }
race-why-too-strong-and-expensive = its defense is { $defense }, and your Military against it is { $strength }; paying for it costs { $cost }, and you have { race-cards }

## Where the game is and how things stand

race-now = Round { $round } · { $step }
race-now-last-round = Round { $round }, the last as things stand · { $step }
race-now-opening = Before the first round
race-now-over = The game ended after round { $round }
race-source-chips = VP chips
race-source-worlds = Worlds
race-source-developments = Developments
race-source-six-cost = 6-cost developments
race-position-table = Pool { $pool } VP; deck { $deck }; discard pile { $discard }
race-position-seat = { $seat }: { $score } VP, of which { $chips } in chips; hand { $hand }; Military { $military }
race-position-drawn = { $seat } looks at { race-cards-taken }
race-position-chose = { $seat } chose { $pick }
race-position-tableau = { $seat } has placed: { $cards }
race-position-good = { $card } (with { race-good })
race-position-hand = Your hand: { $cards }
race-position-explored = Your explored cards: { $cards }
race-position-answer = Your answer: { $answer }

# The button that gives an answer: one or two words.
race-verb = { $kind ->
    [discard] Discard
    [choose] Choose
    [keep] Keep
    [develop] Develop
    [pay] Pay
    [settle] Settle
    [sell] Sell
    [consume] Consume
   *[produce] Produce
}
# Every good that can be consumed, at once.
race-preset-consume = Consume all: { $reward }
# A sale, and then every good that can be consumed.
race-preset-sell = Sell, then consume all: { $reward }

## Points that an answer brings, by their source
race-gain =
    { $source ->
        [chips] { $number } points in chips
        [worlds] { $number } points from worlds
        [developments] { $number } points from developments
       *[six_cost] { $number } points from 6-cost developments
    }
