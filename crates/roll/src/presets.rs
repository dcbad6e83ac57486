//! Whole sets of answers to a question and those that follow it: [`presets`]. Each has a criterion that anyone could
//! check; none is advice. They are found by playing them on a state imagined from the view, so each is legal and
//! brings what it says.

use std::cmp::Reverse;

use game::{Chance, Game as _, Imagine as _, Observer, Seat, Seed, Told};

use crate::Roll;
use crate::dice::{Color, Dice, Phase};
use crate::event::{Cause, Event};
use crate::look::PlayerLook;
use crate::moves::{Crew, Move, Shipment};
use crate::phase::Stage;
use crate::phase::ship::Gain;
use crate::prompt::{ExploreOption, Prompt, ShipOption};
use crate::tiles::{Square, WorldColor};
use crate::view::{StageView, View};

/// What a set of answers is put together by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    /// Scout with the explorer whose Stock would bring least, and abandon nothing.
    Scout,
    /// Abandon nothing more.
    Draw,
    /// Put all workers on the stack, in the order of [`Color::ALL`].
    Build,
    /// Fill worlds: as many goods as possible have the color of their world, then the higher prices count.
    Produce,
    /// Trade with every shipper, the goods with the highest prices first.
    Trade {
        /// Whether to pay for points after each Trade, as long as there are credits.
        buys: bool,
    },
    /// Consume with every shipper, for the most points.
    Consume,
    /// Recruit every die of the Citizenry that is no Home die, and as many Home dice as credits are left for.
    Recruit,
    /// Recall nothing more, or leave the construction zone as it is.
    Keep,
}

/// What a set of answers uses in its phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Used {
    /// A worker that is put on a stack.
    Worker(Color),
    /// A world on which a good is produced.
    World(Square),
    /// A good that is shipped.
    Good {
        /// The die.
        die: Color,
        /// Its world.
        world: Square,
    },
}

/// A set of answers, and what they bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// What they are put together by.
    pub criterion: Criterion,
    /// The answers, in order.
    pub moves: Vec<Move>,
    /// The credits that are kept and the points, from shipping.
    pub gain: Gain,
    /// The credits lost because no player can have more than [`MOST_CREDITS`](crate::MOST_CREDITS).
    pub lost: u8,
    /// The tiles that are completed.
    pub completed: Vec<Square>,
    /// How many tiles are drawn.
    pub draws: u8,
    /// How many workers are placed, goods produced or shipped, or dice recruited, also those that leave no choice; not what
    /// the rules do in later phases.
    pub count: u8,
    /// Where they are on the board, except dice that are recruited.
    pub used: Vec<Used>,
    /// Whether something is left to decide: dice for a tile that is not complete before, or dice to recall.
    pub is_open: bool,
}

impl Preset {
    /// Counts what an event of its phase used.
    fn note(&mut self, to: Seat, event: &Event) {
        if let Event::PutOnStack { seat, dice, .. } = *event
            && seat == to
        {
            self.count += dice.total();
            self.used.extend(dice.iter().map(Used::Worker));
        } else if let Event::Produced { seat, world, .. } = *event
            && seat == to
        {
            self.count += 1;
            self.used.push(Used::World(world));
        } else if let Event::Shipped { seat, world, good: die, .. } = *event
            && seat == to
        {
            self.count += 1;
            self.used.push(Used::Good { die, world });
        } else if let Event::Recruited { seat, dice, .. } = *event
            && seat == to
            && self.criterion == Criterion::Recruit
        {
            self.count += dice.total();
        }
    }
}

/// The sets of answers that the player of a view could begin with now.
#[must_use]
pub fn presets(view: &View) -> Vec<Preset> {
    let Observer::Seat(seat) = view.observer else { return Vec::new() };
    // Nothing follows the first answer to a sealed question.
    if matches!(view.stage, StageView::Opening | StageView::Assign | StageView::Over) || !view.asked.contains(seat) {
        return Vec::new();
    }
    let start = Run::new(Roll::imagine(view, Chance::seeded(Seed::from_number(0))), seat);
    let all = match start.prompt() {
        Some(Prompt::Explore { explorers, .. }) if explorers.is_empty() => vec![start.keep()],
        Some(Prompt::Explore { explorers, .. }) => vec![start.scout(&explorers)],
        Some(Prompt::Abandon { draws, .. }) => vec![start.draw(draws)],
        Some(Prompt::Build { .. }) => vec![start.build()],
        Some(Prompt::Produce { .. }) => vec![start.produce()],
        Some(Prompt::Ship { .. }) => start.ship(),
        Some(Prompt::Recruit { count, from, .. }) => vec![start.recruit(count, from)],
        Some(Prompt::Recall { may_stop: true, .. }) => vec![start.keep()],
        Some(
            Prompt::Open { .. }
            | Prompt::Assign(_)
            | Prompt::Place { .. }
            | Prompt::Give { .. }
            | Prompt::Use { .. }
            | Prompt::Save { .. }
            | Prompt::Remove { .. }
            | Prompt::Buy { .. }
            | Prompt::Recall { .. },
        )
        | None => Vec::new(),
    };
    all.into_iter().flatten().collect()
}

/// The shipper that ships a good unless another is named: for a Consume one that matches the world, if there is one;
/// of those the one that matches the fewest goods, and a virtual one before a die.
#[must_use]
pub fn usual_shipper(options: &[ShipOption], world: Square, good: Color, shipment: Shipment) -> Option<Crew> {
    let mut goods: Vec<(Square, Color)> = options.iter().map(|option| (option.world, option.good)).collect();
    goods.sort_unstable();
    goods.dedup();
    let is_this = |option: &&ShipOption| (option.world, option.good, option.shipment) == (world, good, shipment);
    let rank = |Crew { color, real }: Crew| {
        let fits = goods.iter().filter(|(world, _)| matches(*world, color)).count();
        (shipment == Shipment::Consume && !matches(world, color), fits, real)
    };
    options.iter().filter(is_this).map(|option| option.shipper).min_by_key(|&shipper| rank(shipper))
}

/// Whether a die has the color of a world.
fn matches(world: Square, die: Color) -> bool {
    color(world).matches(die)
}

fn color(world: Square) -> WorldColor {
    world.print().world().unwrap_or(WorldColor::Gray)
}

/// Answers being played, one after another.
#[derive(Clone)]
struct Run {
    game: Roll,
    seat: Seat,
    moves: Vec<Move>,
    told: Vec<Told<Event>>,
}

impl Run {
    fn new(game: Roll, seat: Seat) -> Self {
        Self { game, seat, moves: Vec::new(), told: Vec::new() }
    }

    fn prompt(&self) -> Option<Prompt> {
        self.game.prompt(self.seat)
    }

    fn player(&self) -> PlayerLook<'_> {
        self.game.look(self.seat).own()
    }

    /// Gives an answer, if it is legal now.
    fn play(&mut self, answer: Move) -> bool {
        let is_legal = self.game.play(self.seat, &answer, &mut self.told).is_ok();
        if is_legal {
            self.moves.push(answer);
        }
        is_legal
    }

    /// What was played, unless it is nothing.
    fn done(self, criterion: Criterion, credits: u8, draws: u8) -> Option<Preset> {
        if self.moves.is_empty() {
            return None;
        }
        let next = self.prompt();
        let is_open = matches!(next, Some(Prompt::Use { .. } | Prompt::Save { .. } | Prompt::Remove { .. }))
            || (criterion == Criterion::Recruit && matches!(next, Some(Prompt::Recall { .. })));
        let mut preset = Preset {
            criterion,
            moves: self.moves,
            gain: Gain::default(),
            lost: 0,
            completed: Vec::new(),
            draws,
            count: 0,
            used: Vec::new(),
            is_open,
        };
        let mut have = credits;
        // What leaves no choice follows by itself, also in later phases.
        let mut is_later = false;
        for Told { event, .. } in self.told {
            is_later |= matches!(event, Event::PhaseBegan { .. });
            if !is_later {
                preset.note(self.seat, &event);
            }
            if let Event::Earned { seat, credits, now, cause: Cause::Trade(_) | Cause::Consume(_) } = event
                && seat == self.seat
            {
                preset.gain.credits += now - have;
                preset.lost += credits - (now - have);
                have = now;
            } else if let Event::TookVp { seat, vp, cause: Cause::Consume(_) } = event
                && seat == self.seat
            {
                preset.gain.vp += vp;
            } else if let Event::Bought { seat, credits, vp, .. } = event
                && seat == self.seat
            {
                preset.gain.vp += vp;
                have -= credits;
            } else if let Event::Completed { seat, square, .. } = event
                && seat == self.seat
            {
                preset.completed.push(square);
            }
        }
        Some(preset)
    }

    fn scout(mut self, explorers: &[ExploreOption]) -> Option<Preset> {
        let first = explorers.iter().min_by_key(|option| (option.stock, option.explorer.real))?;
        self.play(Move::Scout(first.explorer));
        if matches!(self.prompt(), Some(Prompt::Abandon { .. })) {
            self.moves.push(Move::Draw);
        }
        self.done(Criterion::Scout, 0, 1)
    }

    fn draw(mut self, draws: u8) -> Option<Preset> {
        self.moves.push(Move::Draw);
        self.done(Criterion::Draw, 0, draws)
    }

    /// With fewer credits than such dice, it is the player's choice which of them stay.
    fn recruit(mut self, count: u8, from: Dice) -> Option<Preset> {
        let colored = from.minus(Dice::of(Color::Home, from.count(Color::Home)));
        let homes = count.checked_sub(colored.total())?;
        self.play(Move::Recruit(colored.plus(Dice::of(Color::Home, homes))));
        self.done(Criterion::Recruit, 0, 0)
    }

    fn keep(mut self) -> Option<Preset> {
        self.moves.push(Move::Stop);
        self.done(Criterion::Keep, 0, 0)
    }

    fn build(mut self) -> Option<Preset> {
        let stack = |square: Square| square.print().world().is_some();
        let mut begun = None;
        // Settle may follow with workers of its own, whose order is another choice.
        while let Some(Prompt::Build { square, options, .. }) = self.prompt()
            && *begun.get_or_insert(stack(square)) == stack(square)
            && let Some(next) = options.first()
            && self.play(Move::Build(next))
        {}
        self.done(Criterion::Build, 0, 0)
    }

    fn produce(mut self) -> Option<Preset> {
        let player = self.player();
        let places = player.rooms().flat_map(|(world, room)| std::iter::repeat_n(world, room.into()));
        for (die, world) in by_color_then_price(player.workers(Phase::Produce), places.collect()) {
            // The last ones may leave no choice: the rules put them on worlds.
            if !matches!(self.prompt(), Some(Prompt::Produce { .. })) || !self.play(Move::Produce { die, world }) {
                break;
            }
        }
        self.done(Criterion::Produce, 0, 0)
    }

    fn ship(self) -> Vec<Option<Preset>> {
        let player = self.player();
        let goods: Vec<Good> = player
            .goods()
            .flat_map(|(world, goods)| goods.iter().map(move |die| Good { world, die }).collect::<Vec<_>>())
            .collect();
        let Stage::Ship(phase) = &self.game.stage else { return Vec::new() };
        let shippers = shippers(player.workers(Phase::Ship), phase.0.seats[self.seat].extra);
        let trades = trades(player, &goods, &shippers);
        let consumes = consumes(player, &goods, &shippers);
        let trade = |buys| self.clone().ship_all(&trades, Shipment::Trade, buys);
        let plain = trade(false);
        let bought = trade(true).filter(|bought| bought.gain.vp > 0);
        let mut all = vec![plain, bought, self.clone().ship_all(&consumes, Shipment::Consume, false)];
        // The first is the one that a press confirms. After the last round credits buy nothing.
        if self.game.look(self.seat).is_last_round() {
            all.sort_by_key(|preset| Reverse(preset.as_ref().map_or(0, |preset| preset.gain.vp)));
        }
        all
    }

    fn ship_all(mut self, all: &[(Crew, Good)], shipment: Shipment, buys: bool) -> Option<Preset> {
        let credits = self.player().credits();
        for &(shipper, Good { world, die: good }) in all {
            if !matches!(self.prompt(), Some(Prompt::Ship { .. })) {
                break;
            }
            self.play(Move::Ship { shipper, world, good, shipment });
            if matches!(self.prompt(), Some(Prompt::Buy { .. })) {
                self.play(Move::Buy(buys));
            }
        }
        let criterion = match shipment {
            Shipment::Trade => Criterion::Trade { buys },
            Shipment::Consume => Criterion::Consume,
        };
        self.done(criterion, credits, 0)
    }
}

/// A good and its world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Good {
    world: Square,
    die: Color,
}

/// Each producer with a place. Dice go to places of their own color first; Consumption dice match every world, so they
/// follow, and then those that match none. What is left of the places is filled from the highest price down.
fn by_color_then_price(mut dice: Dice, mut places: Vec<Square>) -> Vec<(Color, Square)> {
    places.sort_by_key(|&world| Reverse(color(world).price()));
    let mut pairs = Vec::new();
    places.retain(|&world| {
        let die = color(world).dice().filter(|&die| dice.take(die));
        pairs.extend(die.map(|die| (die, world)));
        die.is_none()
    });
    let mut rest: Vec<Color> = dice.iter().collect();
    rest.sort_by_key(|&die| die != Color::Consumption);
    pairs.extend(rest.into_iter().zip(places));
    pairs
}

/// Every shipper: dice and virtual ones.
fn shippers(dice: Dice, lent: Dice) -> Vec<Crew> {
    let of = |dice: Dice, real| dice.iter().map(move |color| Crew { color, real });
    of(dice, true).chain(of(lent, false)).collect()
}

/// The goods with the highest prices. Shippers that match the fewest goods go first, virtual ones before dice.
fn trades(player: PlayerLook<'_>, goods: &[Good], shippers: &[Crew]) -> Vec<(Crew, Good)> {
    let price = |good: &Good| player.gain(Color::Home, good.world, good.die, Shipment::Trade).credits;
    let mut goods = goods.to_vec();
    let mut shippers = shippers.to_vec();
    let fits = |shipper: &Crew| goods.iter().filter(|good| matches(good.world, shipper.color)).count();
    shippers.sort_by_cached_key(|shipper| (fits(shipper), shipper.real));
    goods.sort_by_key(|good| Reverse(price(good)));
    shippers.into_iter().zip(goods).collect()
}

/// The goods that bring the most points, each with a shipper that matches it if there is one.
///
/// A shipper that matches adds one point. So a good never gives way to one that brings fewer points by itself; among
/// equal ones, those that more shippers match come first.
fn consumes(player: PlayerLook<'_>, goods: &[Good], shippers: &[Crew]) -> Vec<(Crew, Good)> {
    // No world has the color of a Home die.
    let points = |good: &Good| player.gain(Color::Home, good.world, good.die, Shipment::Consume).vp;
    let mut left: Vec<Good> = goods.to_vec();
    let mut free: Vec<Crew> = shippers.to_vec();
    free.sort_by_key(|shipper| (shipper.color == Color::Consumption, shipper.real));
    let (mut pairs, mut unmatched) = (Vec::new(), Vec::new());
    let count = left.len().min(free.len());
    while pairs.len() + unmatched.len() < count {
        let own = |good: &Good, free: &[Crew]| {
            free.iter().position(|shipper| Some(shipper.color) == color(good.world).dice())
        };
        let key = |(_, good): &(usize, &Good)| (points(good), own(good, &free).is_some());
        // The first of equal ones, so the order of the tableau counts.
        let Some((at, _)) = left.iter().enumerate().rev().max_by_key(key) else { break };
        let good = left.remove(at);
        match own(&good, &free) {
            Some(shipper) => pairs.push((free.remove(shipper), good)),
            None => unmatched.push(good),
        }
    }
    // What no shipper of its own color takes is taken by Consumption dice, then by any.
    free.sort_by_key(|shipper| (shipper.color != Color::Consumption, shipper.real));
    pairs.extend(free.into_iter().zip(unmatched));
    pairs
}
