//! [`Appraiser`]: how long the game will last, and what credits, dice and goods are worth until then.

use roll::{Color, Holdings, Look, PlayerLook, SQUARES_TO_END, Side, Square, Step, Tile, WorldColor};

use super::economy::Economy;
use super::weights as weight;

/// A player's situation, as that player sees it.
pub(super) struct Appraiser<'a> {
    pub(super) look: Look<'a>,
    pub(super) player: PlayerLook<'a>,
    pub(super) tableau: &'a [Square],
    pub(super) economy: Economy,
    pub(super) holdings: Holdings,
    /// The rounds after this one.
    pub(super) rounds: f32,
    /// The credits needed to recruit at the end of the round.
    demand: f32,
}

impl<'a> Appraiser<'a> {
    pub(super) fn new(look: Look<'a>) -> Self {
        let player = look.own();
        Self {
            look,
            player,
            tableau: player.tableau(),
            economy: Economy::of(player),
            holdings: player.holdings(),
            rounds: rounds_left(look),
            demand: demand(look),
        }
    }

    /// How much of its value something keeps if it takes this many rounds to become useful.
    pub(super) fn in_time(&self, rounds: f32) -> f32 {
        (self.rounds / rounds).min(1.0)
    }

    /// The value of this many credits. Those needed to recruit count most.
    pub(super) fn money(&self, credits: f32) -> f32 {
        let credits = credits.min(f32::from(roll::MOST_CREDITS));
        let needed = credits.min(self.demand);
        let spare = (credits - needed).min(weight::SPARE_CREDITS);
        let idle = credits - needed - spare;
        let value = weight::NEEDED_CREDIT * needed + weight::SPARE_CREDIT * spare + weight::IDLE_CREDIT * idle;
        value * self.in_time(weight::ROUNDS_FOR_CREDITS)
    }

    /// The value of this many additional credits.
    pub(super) fn earning(&self, credits: f32) -> f32 {
        let now = f32::from(self.player.credits());
        self.money(now + credits) - self.money(now)
    }

    /// The cost of using a die: a credit to recruit it again.
    pub(super) fn die_use(&self) -> f32 {
        let short = f32::from(self.player.credits()) < self.demand + 1.0;
        let credit = if short { weight::NEEDED_CREDIT } else { weight::SPARE_CREDIT };
        credit * self.in_time(weight::ROUNDS_FOR_CREDITS)
    }

    /// The value of another die for the rest of the game.
    pub(super) fn die(&self, color: Color) -> f32 {
        weight::DIE_A_ROUND[color as usize] * self.rounds
    }

    /// The value of a good on a world.
    pub(super) fn good(&self) -> f32 {
        weight::GOOD * self.in_time(1.0)
    }

    /// The cost of leaving a die on a stack or a world instead of rolling it. It rises as fewer dice are left to roll.
    pub(super) fn bound_die(&self) -> f32 {
        let free = f32::from(self.player.cup().total() + self.player.citizenry().total());
        weight::BOUND_DIE * (weight::FREE_DICE / free.max(1.0)).max(1.0)
    }

    /// The value of shipping a good from a world for this many points, in the better way, minus the cost of recruiting
    /// its shipper and its die again.
    pub(super) fn shipping(&self, color: WorldColor, vp: u8) -> f32 {
        let traded = self.earning(f32::from(self.economy.sums.price(color)));
        let consumed = self.consuming(vp, self.economy.sums.consume_credits[color as usize]);
        traded.max(consumed)
    }

    /// The value of points from the pool and the credits that come with them.
    pub(super) fn consuming(&self, vp: u8, credits: u8) -> f32 {
        let ends = i16::from(vp) >= self.look.pool() && !self.look.is_last_round();
        let ending = if ends { self.ending() } else { 0.0 };
        weight::CONSUMED_POINT * f32::from(vp) + self.earning(f32::from(credits)) + ending
    }

    /// The value of ending the game now.
    pub(super) fn ending(&self) -> f32 {
        (weight::ENDING * self.lead()).clamp(-weight::MOST_ENDING, weight::MOST_ENDING)
    }

    /// The lead over the best other player, in points.
    fn lead(&self) -> f32 {
        let others = self.look.players().filter(|(seat, _)| *seat != self.look.seat());
        let most = others.map(|(_, other)| other.points()).max().unwrap_or(0);
        (self.player.points() - most) as f32
    }

    /// The color of each world with room, once per free place.
    pub(super) fn rooms(&self) -> impl Iterator<Item = WorldColor> {
        rooms(self.player)
    }

    /// One of the player's construction stacks, top first.
    pub(super) fn stack(&self, side: Side) -> &'a [Tile] {
        self.look.stack(side)
    }
}

/// The color of each of a player's worlds with room, once per free place.
pub(super) fn rooms(player: PlayerLook<'_>) -> impl Iterator<Item = WorldColor> {
    player.rooms().flat_map(|(world, room)| {
        world.print().world().into_iter().flat_map(move |color| std::iter::repeat_n(color, room.into()))
    })
}

/// How many dice will be in the Citizenry at the end of the round.
fn demand(look: Look<'_>) -> f32 {
    let player = look.own();
    let strip = player.columns().all().total() + u8::from(player.selector().is_some());
    let rolled = if look.step() == Step::Assign { f32::from(player.cup().total()) } else { 0.0 };
    f32::from(player.citizenry().total() + strip) + weight::USED_OF_CUP * rolled
}

/// The rounds after this one, until a tableau is full or the pool is empty.
fn rounds_left(look: Look<'_>) -> f32 {
    if look.is_last_round() {
        return 0.0;
    }
    let most = look.players().map(|(_, player)| player.tableau().len()).max().unwrap_or(0);
    let squares = (f32::from(SQUARES_TO_END) - most as f32) / weight::SQUARES_A_ROUND;
    let points = f32::from(look.pool()) / (weight::POINTS_A_ROUND * f32::from(look.setup().players));
    // Once the dice are assigned, part of this round is over.
    let this = if look.step() == Step::Empire { 0.0 } else { weight::THIS_ROUND };
    (squares.min(points) - this).clamp(weight::LEAST_ROUNDS, weight::MOST_ROUNDS)
}
