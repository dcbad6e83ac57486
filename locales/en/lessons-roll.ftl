# The lessons of Roll for the Galaxy. Every figure is computed from the table.

## Of several lessons

lesson-roll-stock-first = Stock first: take ${ $credits } for your dice. The other explorer then Scouts for a tile.

## 1 Dice are workers

lesson-roll-1-title = Dice are workers
lesson-roll-1-goal = Build two tiles in one round.
lesson-roll-1-open = Points win the game, and most of them come from tiles you build. A tile costs dice: begin with the cheap sides, { $tile } for { $development } and { $other } for { $world }.
lesson-roll-1-open-cheap = { $tile } costs { $development } dice and { $other } { $world }, but you roll only { $dice }. Cheap tiles first.
lesson-roll-1-assign = { $seat } announces Develop, so your developer will work. Only selected phases happen, and any die can select: let the die that shows Produce select { $phase }.
lesson-roll-1-assign-settler = That works too: a die works in the phase that it selects. An idle die could have selected as well.
lesson-roll-1-assign-idle = Tiles built: { $built }. Develop happened, but you had no developer for { $tile }.
lesson-roll-1-assign-other = Tiles built: { $built }. Nobody selected Settle, so { $tile } was not built.
lesson-roll-1-recruit = { $tile } brought a new die. Dice that have worked wait in the Citizenry ({ $dice } now), and each credit recruits one. You have ${ $credits }.
lesson-roll-1-recruit-novelty = A { $die } has a wild face, which works in any phase. A Home die has none.
lesson-roll-1-recruit-other = That works. A { $die } has a wild face, which works in any phase.
lesson-roll-1-check = No die shows { $phase }. Make { $phase } happen all the same.
lesson-roll-1-missed = Nobody selected { $phase }, so it did not happen. Try again.
lesson-roll-1-hint = Any die can select, whatever it shows: put one on { $phase }.
lesson-roll-1-done = One die is enough to select a phase for everyone. You have built { $tiles } tiles and own { $dice } dice.

## 2 Money brings dice back

lesson-roll-2-title = Money brings dice back
lesson-roll-2-goal = Trade a good, and recruit six dice.
lesson-roll-2-assign = { $seat } announces Explore, so your explorers work anyway. To sell the good on { $tile } you need Ship: let the Novelty die select { $phase }.
lesson-roll-2-assign-explorer = { $seat } selects Explore, and each of your explorers finds a tile or ${ $credits }. Let the Novelty die select: it already shows Ship.
lesson-roll-2-assign-other = { $seat } selects Explore anyway. Nobody selected Ship, so the good on { $tile } was not traded for ${ $credits }.
lesson-roll-2-explore = Two explorers, two tasks: first one Stocks for ${ $credits }, then the other Scouts for a tile.
lesson-roll-2-scout = Now Scout: your stacks are empty. Dice without a tile to build come back unused.
lesson-roll-2-scout-not = You have money, but no tile to build: developers and settlers would come back unused.
lesson-roll-2-place = A tile has two sides: the world { $tile } and the development { $other }. A world brings a die, so make it a world. It costs { $cost }.
lesson-roll-2-place-world = { $other } can wait. { $tile } brings a die, which starts as a good on it, and dice are what you lack.
lesson-roll-2-trade = The good on { $tile } can be traded for ${ $credits } or consumed for points. Trade it: each credit brings a die back.
lesson-roll-2-trade-consumed = You gained { $vp } VP, and { $dice } dice come back. A Trade would bring back { $more } more, ready to work next round.
lesson-roll-2-recruit = { $dice } of { $all } dice come back. Leave Home dice in the Citizenry: they are the only ones without a wild face.
lesson-roll-2-check = Your turn: build { $tile } this round. It needs { $cost } settlers.
lesson-roll-2-missed = Dice on { $tile }: { $dice } of { $cost }. Try to do it in one round.
lesson-roll-2-hint = For { $tile }, select { $phase } with a die that shows another face: it settles as well. A wild die can settle too.
lesson-roll-2-done = { $tile } is yours. Money brought the dice, and the dice the world: { $vp } points so far.

## 3 No die idle

lesson-roll-3-title = No idle dice
lesson-roll-3-goal = Use what others select, wild faces and Dictate.
lesson-roll-3-assign = { $seat }'s { $tile } lacks { $dice ->
    [one] one die
   *[other] { $dice } dice
}: expect Develop. Select { $phase } with an explorer, and put the wild die there too: { $other } needs { $cost } settlers.
lesson-roll-3-assign-few = Tiles completed: { $built }. { $tile } needs { $settlers } settlers and { $other } { $developers } developers: an explorer and the wild die can settle.
lesson-roll-3-assign-develop = Tiles completed: { $built }. { $seat } selects Develop anyway, and nobody selected Settle for { $tile }.
lesson-roll-3-assign-other = Tiles completed: { $built }. Nobody selected Settle for { $tile }.
lesson-roll-3-recall = You may recall goods, and dice on your stacks, to your cup. Leave them where they are by pressing the cup: the good on { $tile } trades for ${ $credits }.
lesson-roll-3-recall-not = Leave the good where it is: next round it trades for ${ $credits }.
lesson-roll-3-dictate = Nothing to build: your dice are idle. Let one select { $phase }, then Dictate: set one aside, and another may move to Ship. Goods: { $goods }.
lesson-roll-3-dictate-one = Goods shipped: { $shipped }. With Dictate an idle die becomes a second shipper, and the other good brings ${ $credits } as well.
lesson-roll-3-dictate-other = Nobody selected Ship. Goods left on your worlds: { $goods }.
lesson-roll-3-ship = Trade both goods: from a brown world each brings ${ $credits }, whatever die ships it.
lesson-roll-3-ship-again = A shipper and a good are left. You have ${ $credits } so far.
lesson-roll-3-ship-consumed = Points right away. A Trade would have brought ${ $credits }, and each credit recruits a die.
lesson-roll-3-check = Nothing to build again, and no die shows Produce. Put goods on { $tile } and { $other } this round.
lesson-roll-3-missed = Goods on your worlds: { $goods }. It takes two producers, and no die shows Produce.
lesson-roll-3-hint = One die selects { $phase } and produces. Dictate moves a second one there.
lesson-roll-3-done = Goods made by dice that were idle: { $goods }. A die that returns unused costs nothing, but it has missed a round.

## 4 Worlds give dice

lesson-roll-4-title = Worlds give dice
lesson-roll-4-goal = Choose tiles by their cost, and by where their die goes.
lesson-roll-4-assign = { $seat } has nothing to build: expect Explore. Your settlers: { $dice }. Let one of them select { $phase }.
lesson-roll-4-assign-few = Settlers: { $settlers }, explorers: { $explorers }. You need { $dice } settlers and an explorer.
lesson-roll-4-assign-other = Worlds built: { $built }. { $seat } explores anyway; Settle happens only if you select it.
lesson-roll-4-explore = { $tile } costs { $cost }, too much for your settlers. One explorer Stocks for ${ $credits }, the other Scouts for cheaper tiles.
lesson-roll-4-stuck = Worlds built: { $built }. Your settlers went to { $tile }, which needs { $cost }.
lesson-roll-4-scout = Now Scout. Before you draw, you may abandon tiles from your stacks.
lesson-roll-4-abandon = You draw { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, plus one for each tile you abandon. Abandon { $tile } and draw { $more }.
lesson-roll-4-place = New tiles go under a stack. { $tile } costs { $cost }, { $other } costs { $less }: your settlers build both if both are worlds.
lesson-roll-4-place-world = Settlers that can build both worlds this round: { $dice }. Nobody selected Develop.
lesson-roll-4-place-again = Make this one a world too: the settlers that are left go on to it.
lesson-roll-4-recruit = The die from { $tile } is already in your cup; the die from { $other } waits here. You have ${ $credits }: choose which dice come back.
lesson-roll-4-check = { $seat } has nothing to build and will explore again. Your turn: build one more world this round.
lesson-roll-4-missed = No world was built. You need a Scout to find one, Settle selected, and enough settlers. Try again.
lesson-roll-4-hint = { $seat } selects Explore. Let a die that is not an explorer select { $phase }, and let your explorer Scout.
lesson-roll-4-done = Worlds built: { $worlds }. Each brought a die, and dice build the next ones.

## 5 Produce and ship

lesson-roll-5-title = Produce and ship
lesson-roll-5-goal = Match colors, and choose between Trade and Consume.
lesson-roll-5-assign = { $seat }'s worlds are empty: expect Produce, where your producer makes a good on { $tile }. Ship comes after it: select { $phase } with an explorer.
lesson-roll-5-assign-unmade = You had no producer. No good was made on { $tile }, and it would have traded for ${ $credits }.
lesson-roll-5-assign-few = Goods left on your worlds: { $goods }. Each shipper carries one good: let an explorer select, not a shipper.
lesson-roll-5-assign-other = Goods left on your worlds: { $goods }. { $seat } selects Produce anyway; Ship happens only if you select it.
lesson-roll-5-trade = The price depends only on the world: Trade the good on { $tile } for ${ $credits }. Use the Home die, which matches no world.
lesson-roll-5-ship-outpost = You gained { $vp } VP. A Trade of the good on { $tile } brings ${ $credits }.
lesson-roll-5-ship-match = { $tile }: { $vp } VP with this die, { $best } with one that matches the world's color.
lesson-roll-5-ship-sold = ${ $credits } instead of { $vp } VP for the good on { $tile }: fair while you need dice.
lesson-roll-5-ship-home = Let the Home die trade the good on { $tile }: the others match worlds whose goods bring points.
lesson-roll-5-consume = Consume brings one point, plus one if the good and one if the shipper matches the world's color. Purple matches every color. The most now: { $vp } VP.
lesson-roll-5-last = Ship the last good: for points if a color matches, or for money.
lesson-roll-5-check = { $seat } has goods and will ship. Your turn: make goods of the right color on { $tile } and { $other }.
lesson-roll-5-missed = Goods that match their world's color: { $goods } of { $all }. Try again.
lesson-roll-5-hint = Select { $phase } with an idle die. The brown die goes to the brown world, the cyan die to the cyan one.
lesson-roll-5-done = Points in chips: { $vp }. Goods of the right color bring more when you consume them.

## 6 The twelfth square

lesson-roll-6-title = The twelfth square
lesson-roll-6-goal = Choose a six-cost development, and end the game while you lead.
lesson-roll-6-assign = The game ends at { $end } squares, and you have { $squares }. { $seat } has nothing to build and will explore, so your explorer works too. Select { $phase } to build at once what it finds.
lesson-roll-6-assign-few = Developers: { $developers }, explorers: { $explorers }. You need { $dice } developers, and an explorer because { $seat } selects Explore.
lesson-roll-6-assign-dictate = Leave Dictate out this time: you have { $dice } developers and an explorer without it, and the settlers are for the next round.
lesson-roll-6-assign-other = { $seat } explores anyway, and Develop happens only if you select it. Dice on your development stack: { $dice }.
lesson-roll-6-waits = You have { $squares } of { $end } squares. The top tile of your world stack is { $tile }, which needs { $cost } dice: too slow now.
lesson-roll-6-scout = Scout: you need tiles that can be finished in two rounds.
lesson-roll-6-abandon = { $tile } costs { $cost } dice, and there is no time for it. Abandon it and draw one more tile.
lesson-roll-6-place = A six-cost development counts what you have: { $tile } scores { $vp }, { $other } { $less }. Make { $tile } the development.
lesson-roll-6-place-other = { $tile } scores { $vp } as a development, { $other } { $less }. Build { $tile }, and make the other tile a world.
lesson-roll-6-place-again = As a world this tile is { $tile }. It costs { $cost }: a square for a single settler.
lesson-roll-6-recall = Dice on { $tile }: { $dice } of { $cost }. You could recall them for free, but you can finish it next round: let them stay, and press the cup.
lesson-roll-6-recall-not = Let them stay: { $tile } needs { $cost } dice, and next round brings the rest.
lesson-roll-6-check = { $seat } is about to build { $tile }: expect Settle. Your turn: end the game this round, and win.
lesson-roll-6-missed = You have { $squares } of { $end } squares: the game goes on, and others catch up.
lesson-roll-6-hint = { $seat } will select Settle: your settler builds { $other }. Let a die with another face select { $phase }, and { $tile } is finished.
lesson-roll-6-done = You have { $own } points, { $seat } has { $other }. You chose the moment when the game ended.

## 7 A whole game

lesson-roll-7-title = A whole game
lesson-roll-7-goal = Play the rulebook's first game against an easy bot.
lesson-roll-7-play = A whole game against { $seat }. It ends at { $squares } squares, or when the points run out. With two players an extra die selects a phase as well.
lesson-roll-7-done = You have { $own } points, { $seat } has { $other }. Play again: the second game is where it begins to make sense.
