//! What the rules of thumb believe things are worth, in points. Found by letting players play against each other.

/// A credit that will be needed to recruit, one to spare, and one beyond that.
pub(super) const NEEDED_CREDIT: f32 = 1.0;
pub(super) const SPARE_CREDIT: f32 = 0.5;
pub(super) const IDLE_CREDIT: f32 = 0.15;
/// So many credits more than needed are to spare.
pub(super) const SPARE_CREDITS: f32 = 4.0;
/// With fewer rounds to come, credits lose their worth.
pub(super) const ROUNDS_FOR_CREDITS: f32 = 1.5;
/// The part of the dice in a cup that are used in a round.
pub(super) const USED_OF_CUP: f32 = 0.95;

/// A die for each round to come, in the order of [`roll::Color::ALL`].
pub(super) const DIE_A_ROUND: [f32; 7] = [0.10, 0.18, 0.20, 0.19, 0.20, 0.23, 0.25];

/// A die that lies on a stack or on a world instead of being rolled.
pub(super) const BOUND_DIE: f32 = 0.25;
/// With fewer dice than these to roll, it costs more.
pub(super) const FREE_DICE: f32 = 5.0;
/// Dice to roll that are missed most if there are fewer, and what each of them is worth then.
pub(super) const DICE_TO_ROLL: f32 = 3.0;
pub(super) const MISSED_DIE: f32 = 0.6;
/// Dice on an unfinished tile, as a part of what they bring in the end.
pub(super) const UNFINISHED: f32 = 0.56;
/// With fewer rounds to come, unfinished tiles and goods lose their worth.
pub(super) const ROUNDS_TO_FINISH: f32 = 2.0;

/// A good on a world.
pub(super) const GOOD: f32 = 1.0;
/// A good of a dearer world, for each credit of the price.
pub(super) const DEARER_GOOD: f32 = 0.1;
/// The chance that a shipper of the same color is there.
pub(super) const MATCHING_SHIPPER: f32 = 0.4;
/// What is left of it for each good that waits already.
pub(super) const WAITING_GOOD: f32 = 0.64;
/// How often in a round a good comes off a world, and how many of them are traded.
pub(super) const SHIPPED_A_ROUND: f32 = 0.2;
pub(super) const TRADED: f32 = 0.4;
/// What a shipped good brings in the mean, its dice paid for.
pub(super) const SHIPPED_GOOD: f32 = 1.1;
/// A point is a little more than a point's worth of anything else: it is certain.
pub(super) const CONSUMED_POINT: f32 = 1.0;

/// A scouted tile by the number of tiles that wait already, and one for an empty stack.
pub(super) const SCOUTED: [f32; 5] = [1.9, 1.6, 1.1, 0.6, 0.3];
pub(super) const FOR_EMPTY_STACK: f32 = 0.8;
/// With fewer rounds to come, there is no time to build what is scouted.
pub(super) const ROUNDS_TO_BUILD: f32 = 4.0;
/// What each worker that a tile needs takes off its worth.
pub(super) const WORKER: f32 = 0.8;
/// What each worker that the tiles above need takes off, as a part.
pub(super) const WAITING: f32 = 0.06;
/// The part of all dice that builds tiles of one side in a round; what needs more than there will be is hopeless.
pub(super) const BUILDERS: f32 = 0.3;
pub(super) const HOPELESS: f32 = 0.05;
/// What waits is delayed by a tile on top, and how much better tiles must be to arrange the zone anew.
pub(super) const DELAY: f32 = 0.3;
pub(super) const BETTER_TOPS: f32 = 1.0;
/// A tile that is worth so little for each worker is abandoned.
pub(super) const POOR_TILE: f32 = 0.9;

/// How often in a round a phase happens, and how often a player completes a tile of one side.
pub(super) const PHASE_HAPPENS: f32 = 0.5;
pub(super) const BUILT_A_ROUND: f32 = 0.35;
/// A worker saved or lent.
pub(super) const LENT_WORKER: f32 = 0.8;
/// Moving the first and the second worker with a Reassign power in a round.
pub(super) const REASSIGN: [f32; 2] = [0.18, 0.12];
/// More Dictates, and more moves of one.
pub(super) const MORE_DICTATES: f32 = 0.12;
pub(super) const DICTATE_MOVES: f32 = 0.18;
/// A Reassign power for some columns only.
pub(super) const NARROW: f32 = 0.75;
/// How often a power works that depends on something, and how many of the dice and goods it counts are where it counts them.
pub(super) const SOMETIMES: f32 = 0.5;
pub(super) const IN_PLACE: f32 = 0.4;
/// Arranging the zone anew, and putting tiles on top.
pub(super) const REARRANGE: f32 = 0.05;
/// How much the points of a development of cost 6 grow in a round.
pub(super) const BONUS_GROWTH: f32 = 0.06;
/// What a bonus of a development that is still waiting counts.
pub(super) const WAITING_BONUS: f32 = 0.5;

/// Squares a round of the player with most of them, and points a round that each player takes from the pool. There are more
/// squares a round than these; but whoever expects the end too soon builds too little.
pub(super) const SQUARES_A_ROUND: f32 = 0.3;
pub(super) const POINTS_A_ROUND: f32 = 0.9;
/// How much of a round is over once its dice are assigned, and the fewest and most rounds that are expected.
pub(super) const THIS_ROUND: f32 = 0.6;
pub(super) const LEAST_ROUNDS: f32 = 0.8;
pub(super) const MOST_ROUNDS: f32 = 12.0;
/// Ending the game for each point one is ahead, up to a limit; behind, it is as bad.
pub(super) const ENDING: f32 = 0.4;
pub(super) const MOST_ENDING: f32 = 4.0;
/// How much of what the others seem to want is relied upon, and the round after which it becomes less.
pub(super) const TRUST: f32 = 0.7;
pub(super) const PATIENCE: f32 = 12.0;
/// What others seem to want: phases they do not need, those in which they finish a tile, and Ship for each good.
pub(super) const IDLE_WISH: f32 = 0.5;
pub(super) const MOST_DONE: f32 = 1.5;
pub(super) const SHIP_WISH: f32 = 1.5;
/// How much of a wild die each phase can count on.
pub(super) const WILD_SHARE: f32 = 0.4;

/// What a face of a die is worth for the next round: without and with something to build,
pub(super) const DEVELOPER_OR_SETTLER: [f32; 2] = [0.4, 1.2];
/// with many and with few tiles that wait,
pub(super) const EXPLORER: [f32; 2] = [0.6, 1.0];
/// by the worlds with room and by the goods, and if it is wild.
pub(super) const PRODUCER: f32 = 0.3;
pub(super) const SHIPPER: f32 = 0.4;
pub(super) const WILD: f32 = 1.5;
/// A die that is at work already.
pub(super) const ASSIGNED_DIE: f32 = 0.5;
/// A good of the color of its world.
pub(super) const MATCHING_GOOD: f32 = 0.8;
/// What dice and goods could do elsewhere, as a part.
pub(super) const ELSEWHERE: f32 = 0.25;
/// Gains that decide nothing, and those that only decide between equals.
pub(super) const LEAST_GAIN: f32 = 0.05;
pub(super) const TRIFLE: f32 = 0.01;
