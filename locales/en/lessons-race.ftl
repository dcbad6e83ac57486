# The lessons of Race for the Galaxy. Every figure is computed from the table.

## 1 Cards are money

lesson-race-1-title = Cards are money
lesson-race-1-goal = Place a world and a development, and pay for them.
lesson-race-1-closed = Later. This lesson is about placing cards: Settle and Develop.
lesson-race-1-settle = Only cards on the table score. Choose { $action }: everyone may place a world, and you draw { $bonus ->
    [one] a card
   *[other] { $bonus } cards
} for choosing it.
lesson-race-1-settle-first = { $card } can wait: { $world } makes a good every time somebody chooses Produce.
lesson-race-1-place = Place { $card }. The circle shows its cost, { $cost ->
    [one] one other card
   *[other] { $cost } other cards
} from your hand, and the hexagon its points: { $vp }.
lesson-race-1-place-it = A card in your hand scores nothing. { $card } scores { $vp } VP and makes goods.
lesson-race-1-pay = { $card } costs { $cost }, and { $other } needs Military { $defense }. Both are out of reach for now: use them as money.
lesson-race-1-pay-not = Keep { $card }: it is the only card that you can place next round.
lesson-race-1-develop = { $seat } announces Explore, so you too see { $look } cards and keep { $keep }. Choose { $action }: it makes a development { $bonus } cheaper for you.
lesson-race-1-develop-missed = { $card } is still in your hand. You can place worlds when others choose Settle too, but this card costs { $cost ->
    [0] nothing
   *[other] { $cost }
} only if you choose Develop.
lesson-race-1-develop-spent = { $card } was used as payment. With the bonus of Develop it would have cost { $cost ->
    [0] nothing
   *[other] { $cost }
}.
lesson-race-1-keep = { $cheap } costs { $low }. { $dear } costs { $high } and scores { $vp }. Which one can you pay for soon?
lesson-race-1-keep-cheap = { $card } can be placed soon.
lesson-race-1-keep-dear = { $card } needs { $cost } other cards. Until then it is money.
lesson-race-1-build = { $card } is a development: its cost is in a diamond. Place it for { $printed } − { $bonus } = { $cost } cards, and every later development is cheaper too.
lesson-race-1-build-first = { $other } costs { $cost ->
    [one] a card
   *[other] { $cost } cards
}. { $card } costs none, and makes the next ones cheaper.
lesson-race-1-build-it = { $card } costs nothing now. In your hand it does nothing.
lesson-race-1-check = Now on your own: place one more card this round.
lesson-race-1-missed = Nothing was placed. You have { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in your hand, and none of them scores. Try again.
lesson-race-1-hint = { $card } is a world that costs { $cost }: choose Settle.
lesson-race-1-done = { $seat } chose Produce, and { $goods ->
    [one] one of your worlds made a good
   *[other] { $goods } of your worlds made goods
}. You placed { $placed } cards and paid with the others.

## 2 One choice, everybody acts

lesson-race-2-title = One choice, everybody acts
lesson-race-2-goal = Get three phases out of one choice.
lesson-race-2-call = { $seat } announces Explore and { $other } announces Settle: both happen for you too. { $action } happens only if you choose it.
lesson-race-2-call-settle = Settle happens anyway: choosing it { $cards ->
    [0] added nothing
    [one] only added a card
   *[other] only added { $cards } cards
}. Nobody chose Develop, so { $card } was not placed. Cards placed: { $placed }.
lesson-race-2-call-explore = Explore happens anyway. Nobody chose Develop, so { $card } was not placed. Cards placed: { $placed }.
lesson-race-2-call-produce = { $worlds ->
    [0] No world of yours would make a good
    [one] Only one world of yours would make a good
   *[other] Only { $worlds } worlds of yours would make a good
}. Develop lets you place a card.
lesson-race-2-call-consume = { $goods ->
    [0] You have no good to sell
    [one] You have only one good to sell
   *[other] You have only { $goods } goods to sell
}. Develop lets you place a card.
lesson-race-2-keep = You see { $look } cards and keep { $keep }. { $seat } chose Explore and keeps { $kept } of { $more }: that is the bonus.
lesson-race-2-build = Place { $card }: { $printed } − { $bonus } = { $cost } cards. The bonus is yours because you chose Develop.
lesson-race-2-build-other = { $other } costs { $cost ->
    [one] a card
   *[other] { $cost } cards
}. { $card } costs none: place it, and keep your cards for { $world }.
lesson-race-2-build-it = You chose Develop, and { $card } costs { $cost } cards. Place it.
lesson-race-2-conquer = The red { $defense } on { $card } is its defense, and your Military is { $strength }: conquer it. That costs no cards, and it brings a good.
lesson-race-2-conquer-later = { $other } costs { $cost ->
    [one] a card
   *[other] { $cost } cards
}. { $card } costs none: take it now.
lesson-race-2-conquer-it = { $card } costs { $cost } cards. Settle happens only once this round: use it.
lesson-race-2-check = One choice brought a card, a development and a world. Now on your own: end this round with a good on { $card }.
lesson-race-2-missed = { $card } is not on the table. { $seat } chose Produce, so you were free to choose Settle.
lesson-race-2-hint = { $seat }'s { $card } is empty: expect { $seat } to choose Produce. A world placed in Settle already works in Produce.
lesson-race-2-done = You only chose Settle, but { $seat }'s Produce put a good on { $card } as well: use what the others choose.

## 3 What a good is worth

lesson-race-3-title = What a good is worth
lesson-race-3-goal = Sell the right good at the right time.
lesson-race-3-settle = The Rare Elements good on { $world } sells for { $now } cards. With { $card } in play it sells for { $later }: choose { $action }, and sell next round.
lesson-race-3-settle-sold = The good brought { $cards } cards. With { $card } in play it brings { $later } next round.
lesson-race-3-settle-explored = Cards that you gained: { $cards }. With { $card } in play, the good alone brings { $later } next round.
lesson-race-3-settle-develop = { $seat } announces Develop anyway, and you hold no development.
lesson-race-3-settle-produce = No world of yours is empty, so nothing would be made.
lesson-race-3-spent = { $card } consumed your good for { $vp } VP. Sold with { $port } in play, it brings { $cards } cards.
lesson-race-3-renewed = You have new goods ({ $goods }), but not the { $cost } cards that { $card } costs. A sale brings { $cards } cards now.
lesson-race-3-place = Place { $card }: its line with $ adds { $more } cards to every sale of a Rare Elements good.
lesson-race-3-place-first = { $other } can wait. { $card } raises your sale to { $later } cards now.
lesson-race-3-place-it = Place { $card }: it raises your sale to { $later } cards.
lesson-race-3-pay = You decide what is money. { $card } will be your next world.
lesson-race-3-pay-not = Keep { $card }: it comes with a good that sells for { $price } cards.
lesson-race-3-sell = { $seat } has { $goods } goods and will consume. Then { $card } must turn your good into { $vp } VP, unless you sell it first for { $cards } cards: choose { $action }.
lesson-race-3-windfall = You have the cards now. Which choice puts { $card } on the table? Its good sells for { $price } cards.
lesson-race-3-windfall-held = { $card } is still in your hand, and with it a good worth { $price } cards.
lesson-race-3-windfall-made = { $seat } chose Produce anyway, so your choice only added the good on { $world }. Settle adds { $card }, and with it a good worth { $price } cards.
lesson-race-3-windfall-lost = { $card } is gone, and with it a good worth { $price } cards.
lesson-race-3-halo = The glowing ring on { $card } marks a windfall world: it comes with one good, but makes no more by itself.
lesson-race-3-halo-it = { $card } comes with a good that sells for { $price } cards. Place it.
lesson-race-3-pay-again = Pay with cards that you will not place soon.
lesson-race-3-check = Now on your own: you have two goods. Draw as many cards as you can with one of them this round.
lesson-race-3-missed = Cards that you gained: { $cards }. With the best sale it is { $best }: look at { $card }.
lesson-race-3-missed-cheap = That was the cheaper good: it sold for { $cards } cards, not for { $best }. { $works } then consumed the good on { $card }.
lesson-race-3-hint = The good on { $card } sells for { $price }, the good on { $other } for { $less }.
lesson-race-3-done = You hold { $hand } cards. { $card } consumed the other good, and you have { $vp } VP in chips.

## 4 Produce, consume, double

lesson-race-4-title = Produce, consume, double
lesson-race-4-goal = Run an engine and let others feed it.
lesson-race-4-produce = Goods become points, and your worlds are empty. Choose { $action }: { $worlds } worlds make a good each, and { $card } also draws you a card.
lesson-race-4-produce-consume = { $goods ->
    [0] You had no good to consume
    [one] You had one good to consume
   *[other] You had { $goods } goods to consume
}. That brought { $vp } VP.
lesson-race-4-produce-later = Nobody produced: you have { $goods ->
    [0] no goods
    [one] one good
   *[other] { $goods } goods
}. Each round without goods is a round without chips.
lesson-race-4-double = Choose { $action }: your { $goods } goods can bring { $vp } VP. Only players who choose it score double.
lesson-race-4-double-trade = The sale brought { $cards } cards, the other goods { $vp } VP. Doubled, your goods bring { $most } VP.
lesson-race-4-double-not = { $seat } chose Produce, and your worlds were full. You gained { $vp } VP, and { $goods } goods are still there.
lesson-race-4-consume = { $goods } goods can bring { $vp } VP. Choose { $card } and two worlds with goods: powers that need more come first.
lesson-race-4-consume-cards = Cards instead of points. Enough goods are left for { $card }.
lesson-race-4-consume-one = Just enough goods are left for { $card }.
lesson-race-4-rest = { $goods ->
    [one] One good is left and
   *[other] { $goods } goods are left and
} can bring { $vp } VP.
lesson-race-4-rest-lost = { $card } needs two goods, and only one was left: { $vp } VP instead of { $most }.
lesson-race-4-rest-cards = Cards instead of { $vp } VP.
lesson-race-4-check = Consume comes before Produce, so { $seat } has filled your worlds again. Now on your own: score { $most } VP this round.
lesson-race-4-missed = { $vp } VP this round. { $most } were possible.
lesson-race-4-hint = Your worlds hold { $goods } goods, and { $action } doubles what they bring.
lesson-race-4-done = You have { $vp } VP in chips, and { $pool } are left in the pool. When the pool is empty, the game ends.

## 5 Conquest

lesson-race-5-title = Conquest
lesson-race-5-goal = Plan your Military and take two strong worlds.
lesson-race-5-settle = { $world } gives you Military { $strength }, and { $card } has defense { $defense }. Choose { $action }: conquering costs no cards.
lesson-race-5-settle-not = The good on { $card } sells for { $price } cards. Now it comes a round later.
lesson-race-5-keep = { $seat } explores, so you keep a card. Choose what you like: most cards are money.
lesson-race-5-conquer = Military { $strength } against defense { $defense }: it is compared, never spent. { $card } holds the most valuable kind of good, worth { $price } cards.
lesson-race-5-conquer-it = { $card } costs no cards and brings a good worth { $price } cards. Conquer it.
lesson-race-5-sell = { $seat } announces Develop. Choose { $action }: you develop along with { $seat }, then sell for { $price } cards.
lesson-race-5-sell-not = The good is still there: { $price } cards that you could have now.
lesson-race-5-marines = Develop comes before the sale. Place { $card } for { $cost } cards: your Military becomes { $strength }.
lesson-race-5-marines-first = { $card } first: it raises your Military to { $strength } for every round from now on.
lesson-race-5-pay = Which cards are money? Keep the strong worlds and what helps to take them.
lesson-race-5-pay-not = Keep { $card }: you will need it.
lesson-race-5-again = Your Military is { $strength }, and { $card } has defense { $defense }. Which choice takes it?
lesson-race-5-again-not = { $card } is still in your hand: { $vp } VP for no cards.
lesson-race-5-tactics = { $seat } develops again. Place { $card } for { $cost } card: you can discard it once for more Military.
lesson-race-5-tactics-first = { $card } is what the strongest worlds need. Place it now.
lesson-race-5-underground = Military { $strength } against defense { $defense }: conquer { $card } for { $vp } VP.
lesson-race-5-underground-first = { $other } can wait: you can take { $card } without discarding anything.
lesson-race-5-throw = Your Military is high enough without discarding { $card }: keep it for a stronger world.
lesson-race-5-throw-not = Keep { $card }: your Military is high enough without it.
lesson-race-5-check = Now on your own: take both { $card } and { $other } in two rounds. Your Military is { $strength }.
lesson-race-5-missed = The two worlds brought { $vp } VP. Both together bring { $most }. Which one adds Military?
lesson-race-5-hint = Discard { $tactics } for { $card }: with that world your Military is { $strength }, and { $other } has defense { $defense }.
lesson-race-5-done = Military first, points second: your Military is { $strength }, and the two worlds bring { $vp } VP.

## 6 The last two rounds

lesson-race-6-title = The last two rounds
lesson-race-6-goal = Choose between six-cost developments, and end the game.
lesson-race-6-call = The game ends at { $end } cards: you need { $more } more, and { $seat } has { $other }. Two six-cost developments in your hand bring { $vp } points together: choose { $action }.
lesson-race-6-call-not = Nobody developed. You gained { $own } points and still need { $left ->
    [one] one more card
   *[other] { $left } more cards
}. { $seat } plays on.
lesson-race-6-build = Six-cost developments count what you have. First { $card }, which makes { $other } cheaper: { $both } cards for both, not { $reverse } as in the other order.
lesson-race-6-build-not = Now { $card } costs { $cost } cards, and you have { $cards } to pay with.
lesson-race-6-build-spent = { $card } was used as payment. As things stand, that costs you { $vp } points.
lesson-race-6-build-one = Only you chose Develop, and only two rounds are left. Place a development.
lesson-race-6-pay = Keep { $card }: it brings { $vp } points as things stand. Pay with { $cost } other cards.
lesson-race-6-pay-not = { $card } is worth { $vp } points. Pay with something else.
lesson-race-6-check = You have { $own } points, { $seat } has { $other }. Now on your own: end the game this round, and win it.
lesson-race-6-missed = You have { $own } points, { $seat } has { $other }. End the game while you are ahead: try again.
lesson-race-6-hint = Choose { $action }: { $card } is the last card you need, and brings { $vp } points.
lesson-race-6-done = { $own } to { $other }: you ended the game while ahead of { $seat }.

## 7 A whole game

lesson-race-7-title = A whole game
lesson-race-7-goal = Play the rulebook's first game against an easy bot.
lesson-race-7-play = A whole game against { $seat }. It ends when somebody has { $cards } cards on the table, or when the pool of points is empty.
lesson-race-7-done = You have { $own } points, { $seat } has { $other }. Play again: the second game is where it begins to make sense.
