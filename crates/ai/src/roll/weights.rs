//! What the heuristics assume things are worth, in points. Tuned by playing bots against each other.

/// A credit needed to recruit, a spare one, and one beyond that.
pub(super) const NEEDED_CREDIT: f32 = 1.0;
pub(super) const SPARE_CREDIT: f32 = 0.5;
pub(super) const IDLE_CREDIT: f32 = 0.15;
/// How many credits beyond those needed count as spare.
pub(super) const SPARE_CREDITS: f32 = 4.0;
/// With fewer rounds left, credits lose value.
pub(super) const ROUNDS_FOR_CREDITS: f32 = 1.5;
/// The fraction of the dice in a cup that are used in a round.
pub(super) const USED_OF_CUP: f32 = 0.95;

/// A die, per remaining round, in the order of [`roll::Color::ALL`].
pub(super) const DIE_A_ROUND: [f32; 7] = [0.10, 0.18, 0.20, 0.19, 0.20, 0.23, 0.25];

/// A die on a stack or a world that could have been rolled.
pub(super) const BOUND_DIE: f32 = 0.25;
/// With fewer dice than this to roll, the cost rises.
pub(super) const FREE_DICE: f32 = 5.0;
/// The number of dice to roll below which more are needed most, and the value of each of them.
pub(super) const DICE_TO_ROLL: f32 = 3.0;
pub(super) const MISSED_DIE: f32 = 0.6;
/// Dice on an unfinished tile, as a fraction of what they finally bring.
pub(super) const UNFINISHED: f32 = 0.56;
/// With fewer rounds left, unfinished tiles and goods lose value.
pub(super) const ROUNDS_TO_FINISH: f32 = 2.0;

/// A good on a world.
pub(super) const GOOD: f32 = 1.0;
/// The value of a good on a more valuable world, for each credit of the price.
pub(super) const DEARER_GOOD: f32 = 0.1;
/// The chance of having a shipper of the same color.
pub(super) const MATCHING_SHIPPER: f32 = 0.4;
/// The fraction left for each good already waiting.
pub(super) const WAITING_GOOD: f32 = 0.64;
/// How often per round a good leaves a world, and how many of them are traded.
pub(super) const SHIPPED_A_ROUND: f32 = 0.2;
pub(super) const TRADED: f32 = 0.4;
/// The mean value of a shipped good, after paying for its dice.
pub(super) const SHIPPED_GOOD: f32 = 1.1;
/// A point is worth a little more than a point's worth of anything else, because it is certain.
pub(super) const CONSUMED_POINT: f32 = 1.0;

/// A scouted tile by the number of tiles already waiting, and one for an empty stack.
pub(super) const SCOUTED: [f32; 5] = [1.9, 1.6, 1.1, 0.6, 0.3];
pub(super) const FOR_EMPTY_STACK: f32 = 0.8;
/// With fewer rounds left, there is no time to build scouted tiles.
pub(super) const ROUNDS_TO_BUILD: f32 = 4.0;
/// How much each worker a tile needs reduces its value.
pub(super) const WORKER: f32 = 0.8;
/// The fraction lost for each worker that the tiles above need.
pub(super) const WAITING: f32 = 0.06;
/// The fraction of all dice that build tiles of one side in a round. Tiles that need more than will be available are
/// hopeless.
pub(super) const BUILDERS: f32 = 0.3;
pub(super) const HOPELESS: f32 = 0.05;
/// The delay of the tiles below a tile on top, and how much better tiles must be to rearrange the zone.
pub(super) const DELAY: f32 = 0.3;
pub(super) const BETTER_TOPS: f32 = 1.0;
/// A tile worth this little per worker is abandoned.
pub(super) const POOR_TILE: f32 = 0.9;

/// How often per round a phase happens, and how often a player completes a tile of one side.
pub(super) const PHASE_HAPPENS: f32 = 0.5;
pub(super) const BUILT_A_ROUND: f32 = 0.35;
/// A saved or lent worker.
pub(super) const LENT_WORKER: f32 = 0.8;
/// Moving the first and the second worker with a Reassign power in a round.
pub(super) const REASSIGN: [f32; 2] = [0.18, 0.12];
/// Extra Dictates, and extra moves in a Dictate.
pub(super) const MORE_DICTATES: f32 = 0.12;
pub(super) const DICTATE_MOVES: f32 = 0.18;
/// A Reassign power limited to some columns.
pub(super) const NARROW: f32 = 0.75;
/// How often a conditional power applies, and the fraction of dice and goods that are where it counts them.
pub(super) const SOMETIMES: f32 = 0.5;
pub(super) const IN_PLACE: f32 = 0.4;
/// Rearranging the zone, and putting tiles on top.
pub(super) const REARRANGE: f32 = 0.05;
/// How much the points of a development of cost 6 grow per round.
pub(super) const BONUS_GROWTH: f32 = 0.06;
/// The weight of the bonus of a development that is still waiting.
pub(super) const WAITING_BONUS: f32 = 0.5;

/// Squares per round of the player with most of them, and points per round that each player takes from the pool. Real
/// games have more squares per round, but a bot that expects the end too soon builds too little.
pub(super) const SQUARES_A_ROUND: f32 = 0.3;
pub(super) const POINTS_A_ROUND: f32 = 0.9;
/// How much of a round is over once its dice are assigned, and the fewest and most rounds expected.
pub(super) const THIS_ROUND: f32 = 0.6;
pub(super) const LEAST_ROUNDS: f32 = 0.8;
pub(super) const MOST_ROUNDS: f32 = 12.0;
/// Ending the game, for each point ahead, up to a limit. Equally bad when behind.
pub(super) const ENDING: f32 = 0.4;
pub(super) const MOST_ENDING: f32 = 4.0;
/// How much to rely on what the others seem to want, and the round after which that decreases.
pub(super) const TRUST: f32 = 0.7;
pub(super) const PATIENCE: f32 = 12.0;
/// What others seem to want: phases they do not need, those in which they finish a tile, and Ship for each good.
pub(super) const IDLE_WISH: f32 = 0.5;
pub(super) const MOST_DONE: f32 = 1.5;
pub(super) const SHIP_WISH: f32 = 1.5;
/// How much of a wild die each phase can count on.
pub(super) const WILD_SHARE: f32 = 0.4;

/// The value of a die face for the next round: without and with something to build,
pub(super) const DEVELOPER_OR_SETTLER: [f32; 2] = [0.4, 1.2];
/// with many and with few waiting tiles,
pub(super) const EXPLORER: [f32; 2] = [0.6, 1.0];
/// by the worlds with room and by the goods, and for a wild face.
pub(super) const PRODUCER: f32 = 0.3;
pub(super) const SHIPPER: f32 = 0.4;
pub(super) const WILD: f32 = 1.5;
/// A die already at work.
pub(super) const ASSIGNED_DIE: f32 = 0.5;
/// A good of its world's color.
pub(super) const MATCHING_GOOD: f32 = 0.8;
/// What dice and goods could do elsewhere, as a fraction.
pub(super) const ELSEWHERE: f32 = 0.25;
/// Gains too small to matter, and those that only break ties.
pub(super) const LEAST_GAIN: f32 = 0.05;
pub(super) const TRIFLE: f32 = 0.01;
