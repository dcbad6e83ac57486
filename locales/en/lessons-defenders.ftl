# The lessons of Planet Defenders. Every figure is computed from the table.

## 1 A turn with a capture

lesson-defenders-1-title = A turn with a capture
lesson-defenders-1-goal = Move Defenders, take energy and capture a robot.
lesson-defenders-1-closed = Later. Begin with { $tile }.
lesson-defenders-1-move = Robots bring points: { $robot } costs { $cost }. { $tile } moves { $defender } exactly { $distance } places: to { $planet }, for green and blue.
lesson-defenders-1-move-there = { $planet } can bring { $cubes } cubes of different colors. Begin there.
lesson-defenders-1-track = The first field is free and brings a cube. { $robot } costs { $cost }: move the marker on to { $color } for { $price }.
lesson-defenders-1-track-on = { $robot } still needs { $missing }. The next field is { $color }: go on.
lesson-defenders-1-stop = The next field is { $color }. From here { $defender } touches these stacks: { $sides }. Does a robot there need it?
lesson-defenders-1-stop-paid = The cube ({ $color }) cost { $price }, and no robot that { $defender } touches needs it. Left for the next action: { $batteries }.
lesson-defenders-1-second = { $robot } still needs { $missing }. A second action costs { $price }: { $tile } takes { $defender } to { $planet }, where most faces of the die bring a cube of your choice.
lesson-defenders-1-second-place = { $planet } does not bring what { $robot } still needs: { $missing }. The die can.
lesson-defenders-1-second-rings = { $planet } could help as well, but its trade would leave you with { $batteries }. Try { $other }.
lesson-defenders-1-second-stay = { $defender } touches { $robot } where it stands. Leave it there, and let another one fetch the cube.
lesson-defenders-1-left = { $robot } is still there, worth { $points }. You have { $goods }.
lesson-defenders-1-take = Take what { $robot } still needs: { $missing }.
lesson-defenders-1-take-other = { $robot } costs { $cost }. You still need { $missing }.
lesson-defenders-1-catch = { $defender } moved this turn and touches the { $side } side: capture { $robot } for { $points }.
lesson-defenders-1-check = Used tiles turn over, so { $seat } had different moves from yours. Now end your turn with { $cubes } more cubes.
lesson-defenders-1-missed = Cubes gained: { $cubes }. Two actions can bring { $wanted }.
lesson-defenders-1-hint = { $planet } and { $other } give a cube and a battery each, so your { $batteries } are enough for two actions.
lesson-defenders-1-done = You have { $points } and { $goods }. Two actions in a turn bring more than one: use both whenever you can.

## 2 Batteries are moves

lesson-defenders-2-title = Batteries are moves
lesson-defenders-2-goal = Turn a cube into batteries, and still capture a robot.
lesson-defenders-2-oasis = You have { $held }: one move. { $tile } takes { $defender } to { $planet }, where a cube becomes { $gain }.
lesson-defenders-2-oasis-other = { $defender } is the one that can touch { $robot } afterwards. Send { $other }.
lesson-defenders-2-without = Your turn is over: { $points } and { $batteries }. Trading first would give you { $robot } and { $best }.
lesson-defenders-2-trade = One cube for { $gain }. { $robot } costs { $cost }: give a green cube, because green can be fetched again.
lesson-defenders-2-trade-blue = { $robot } costs { $cost }. Keep the blue cube: { $defender } can fetch green again, on { $planet }.
lesson-defenders-2-trade-not = You have { $batteries } and could not move on. Trade.
lesson-defenders-2-fetch = Now you have { $held }, and a second action costs { $price }. { $tile } takes { $defender } to { $planet }: a cube and a battery.
lesson-defenders-2-left = { $robot } is still there, worth { $points }. On { $planet }, { $defender } finds the missing cube and touches the robot too.
lesson-defenders-2-catch = { $defender } touches the { $side } side: capture { $robot } for { $points }. Its bonus: { $bonus }.
lesson-defenders-2-check = On your own: end this turn with { $cubes } more cubes and at least { $batteries }.
lesson-defenders-2-missed = Cubes gained: { $cubes }. Batteries: { $batteries }. Try again.
lesson-defenders-2-hint = Land twice on planets that give a cube and a battery: the two actions then cost you only { $price }.
lesson-defenders-2-done = You have { $points } and { $goods }, and you never rested: planets bring more than a rest, and the turn goes on.

## 3 Reach

lesson-defenders-3-title = Reach
lesson-defenders-3-goal = See which robots a Defender can capture.
lesson-defenders-3-first = { $robot } costs { $cost }, and you lack { $missing }. { $tile } takes { $defender } to { $planet } for it.
lesson-defenders-3-order = { $defender } touches { $robot } from there. The cube can come second as well.
lesson-defenders-3-oasis = From { $planet } you touch { $robot } too, but it brings no cube. { $other } gives a cube and a battery.
lesson-defenders-3-small = You gained { $points }. { $robot } would have brought { $most }.
lesson-defenders-3-left = { $robot } is still there, worth { $points }. You need its cubes, and a Defender that moved to its side in the same turn.
lesson-defenders-3-second = A corner touches two stacks ({ $defender }: { $sides }), an edge one, the Base all four. { $other } has not moved, so it cannot capture. Who can get to { $robot } ({ $side })?
lesson-defenders-3-fetch = Now { $tile } takes { $defender } to { $planet }, for the cube that is missing. From a corner a Defender touches two sides, from an edge one, from the Base all four.
lesson-defenders-3-catch = One Defender fetched the cube, another touches the robot's side ({ $sides }): capture { $robot } with { $defender } for { $points }.
lesson-defenders-3-check = You have { $goods }. Capture { $robot } this turn: it costs { $cost }.
lesson-defenders-3-missed = { $robot } is still there. It costs { $cost }, and you have { $goods }.
lesson-defenders-3-hint = { $planet } gives a cube of your choice, and from there a Defender touches every stack.
lesson-defenders-3-done = You have { $points }. Whoever lands on { $planet } reaches every robot: look there first.

## 4 Technologies and the end

lesson-defenders-4-title = Technologies and the end
lesson-defenders-4-goal = Buy technologies for their effects and points, and do the sums in the last turn.
lesson-defenders-4-first = The game is almost over. { $robot } brings { $points } but costs { $cost }, so collect cubes: { $tile } takes { $defender } to { $planet }.
lesson-defenders-4-order = The order does not matter here: { $tile } comes next.
lesson-defenders-4-first-taken = { $planet } is the only place that { $defender } can go to. Leave it free, and you get two cubes this turn.
lesson-defenders-4-first-oasis = On { $planet } a cube becomes batteries, and you have { $batteries }. { $robot } takes cubes.
lesson-defenders-4-first-rest = A rest refills your batteries to { $limit }, and you have { $batteries }: it would bring nothing.
lesson-defenders-4-second = Again: { $tile } takes { $defender } to { $planet } for a cube and a battery.
lesson-defenders-4-second-place = { $planet } can wait. { $tile } brings a cube that { $robot } needs, and a battery.
lesson-defenders-4-one = Your turn is over after one action, with { $goods }. A second one would have brought another cube.
lesson-defenders-4-early = The extra action comes last: after it no Defender moves. You have { $goods }.
lesson-defenders-4-buy = Buy { $technology }: a Defender on rings then captures for one cube less, every time. It also scores: { $points } more.
lesson-defenders-4-unbought = { $technology } is still there. With it { $robot } costs { $less } cubes instead of { $cost }.
lesson-defenders-4-similar = { $technology } saves a blue or an orange cube. But { $robot } takes { $green } green cubes, and { $other } saves one of them.
lesson-defenders-4-rings = From rings { $robot } costs you { $less } cubes, not { $cost }. { $tile } takes { $defender } to { $planet }, beside it.
lesson-defenders-4-dear = { $robot } cost you { $cost } cubes. From rings it would have cost { $less }.
lesson-defenders-4-left = { $robot } is still there: { $points }, and a type that you do not have yet.
lesson-defenders-4-trade = A cube and a battery become one cube of each color. You can still afford { $robot }, whichever cube you give.
lesson-defenders-4-trade-not = Then { $robot } takes all your cubes: { $cubes }.
lesson-defenders-4-catch = Capture { $robot }: { $points }, of which { $types } for a new type of robot.
lesson-defenders-4-check = { $seat } took the last robot of a second stack, so this is your last turn. You have { $own } points, { $seat } has { $other }. Win.
lesson-defenders-4-missed = You have { $own } points, { $seat } has { $other }. Cubes and batteries score nothing now: what can they still buy?
lesson-defenders-4-hint = Your technologies bring { $now }, with one more { $more }. { $technology } costs { $cost }.
lesson-defenders-4-done = { $own } to { $other }. Technologies pay twice: with what they do, and with points.

## 5 A whole game

lesson-defenders-5-title = A whole game
lesson-defenders-5-goal = Play a two-player game against an easy bot.
lesson-defenders-5-play = A whole game against { $seat }. It ends with the round in which { $stacks } stacks of robots are empty.
lesson-defenders-5-done = You have { $own } points, { $seat } has { $other }. Play again, and try for two actions every turn, no rests and five technologies.
