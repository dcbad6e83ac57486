//! What an action would cost and bring, with reasons: the lines below an offer.

use defenders::{
    Bill, CaptureOption, CaptureWay, Color, Conversions, Destination, Effect, Energy, FILL_TO, Order, Payment, Place,
    Planet, PlanetEffect, PlayerView, Purse, STACKS_TO_END, Score, Side, TECHNOLOGY_BATTERIES, Technology,
    UpgradeOption, View,
};
use game::Set;

use super::names::{
    batteries, bill, bonus, energy, goods, order, planet, points, robot, side, technologies, technology, tile,
};
use super::powers::{self, trade_bill};
use crate::Phrase;

/// The player whose turn it is.
pub(super) fn active(view: &View) -> &PlayerView {
    &view.players[view.turn.seat]
}

pub(super) fn planet_at(view: &View, place: Place) -> Planet {
    view.planets[place.index()]
}

/// What a player holds in the end.
pub(super) fn after(energy: Energy, batteries: impl Into<i64>) -> Phrase {
    Phrase::new("defenders-detail-after").phrase("goods", goods(energy, batteries))
}

/// What is left of a player's cubes and batteries.
fn left(view: &View, payment: &Payment) -> (Energy, i64) {
    let player = active(view);
    (player.energy - payment.energy.least(player.energy), i64::from(player.batteries) - i64::from(payment.batteries))
}

/// How a bill is paid: the technologies that make it possible, and what is left.
pub(super) fn paying(view: &View, due: &Bill, payment: &Payment) -> Vec<Phrase> {
    let by = converters(active(view).technologies, due, payment);
    let by = (!by.is_empty())
        .then(|| Phrase::new("defenders-detail-converted").phrase("cost", bill(due)).list("by", technologies(by)));
    let (energy, batteries) = left(view, payment);
    let left = Phrase::new("defenders-detail-left").phrase("goods", goods(energy, batteries));
    by.into_iter().chain([left]).collect()
}

/// The fewest technologies that turn a payment into one of the bill; none if it is what the bill says.
fn converters(owned: Set<Technology>, due: &Bill, payment: &Payment) -> Vec<Technology> {
    let converts = |card: &Technology| matches!(card.card().effect, Effect::Exchange(_) | Effect::Interchange(_));
    let owned: Vec<Technology> = owned.iter().filter(converts).collect();
    let (energy, batteries) = (payment.energy, payment.batteries.max(0).unsigned_abs().into());
    let chosen = |bits: u32| owned.iter().enumerate().filter(move |(at, _)| bits >> at & 1 != 0).map(|(_, &card)| card);
    let enough = |bits: &u32| {
        let purse = Purse { energy, batteries, conversions: Conversions::of(chosen(*bits).collect()) };
        purse.allows(due, payment)
    };
    let fewest = (0..1u32 << owned.len()).filter(enough).min_by_key(|bits| bits.count_ones());
    fewest.map(|bits| chosen(bits).collect()).unwrap_or_default()
}

pub(super) fn main_action(view: &View, what: Order, stop: &Destination, due: &Bill, payment: &Payment) -> Vec<Phrase> {
    let own = active(view).technologies;
    let owned = |effect: Effect| own.iter().find(|card| card.card().effect == effect);
    let mut lines = Vec::new();
    lines.push(
        Phrase::new("defenders-detail-planet")
            .piece("planet", planet(stop.planet))
            .phrase("power", powers::planet(stop.planet)),
    );
    lines.extend(shortage(view, stop, payment));
    if let Some(card) = stop.planet.planet_type().and_then(|on| owned(Effect::LandingBattery(on))) {
        lines.push(gives(card, stop.landing_batteries));
    }
    if let Some(card) = owned(Effect::ExtraStep(what.defender)).filter(|_| stop.extra_step) {
        lines.push(Phrase::new("defenders-detail-extra-step").piece("technology", technology(card)));
    }
    let reached = Side::ALL.into_iter().filter(|&at| stop.to.sides().contains(at));
    let robots: Vec<Phrase> = reached.filter_map(|at| top(view, at)).collect();
    if !robots.is_empty() {
        lines.push(Phrase::new("defenders-detail-reach").list("robots", robots));
    }
    lines.extend(paying(view, due, payment));
    lines
}

fn top(view: &View, at: Side) -> Option<Phrase> {
    let top = view.stacks[at.index()].top?;
    Some(Phrase::new("defenders-robot-at").piece("robot", robot(top)).phrase("side", side(at)))
}

/// What a planet cannot give: a trade that will not be affordable, or cubes that the reserve lacks.
fn shortage(view: &View, stop: &Destination, payment: &Payment) -> Option<Phrase> {
    match stop.planet.effect() {
        PlanetEffect::Gain { energy, .. } => {
            let reserve = view.reserve + payment.energy;
            let missing = Color::ALL.into_iter().find(|&color| energy[color] > reserve[color])?;
            Some(exhausted(missing))
        }
        PlanetEffect::Trade(trade) => {
            let (energy, batteries) = left(view, payment);
            let batteries = u16::try_from(batteries + i64::from(stop.landing_batteries)).unwrap_or(u16::MAX);
            let purse = Purse { energy, batteries, conversions: Conversions::of(active(view).technologies) };
            (!purse.can_pay(&trade_bill(&trade))).then(|| Phrase::new("defenders-detail-no-trade"))
        }
        PlanetEffect::Track | PlanetEffect::Die => None,
    }
}

/// A color that the reserve lacks.
pub(super) fn exhausted(color: Color) -> Phrase {
    Phrase::new("defenders-detail-exhausted").phrase("color", super::names::color(color))
}

pub(super) fn upgrade(view: &View, option: &UpgradeOption, payment: &Payment) -> Vec<Phrase> {
    let UpgradeOption { technology: card, bill: due, score_after, .. } = option;
    let mut owned = active(view).technologies;
    owned.insert(*card);
    let mut lines = vec![powers::technology(card.card().effect), cost(due)];
    lines.extend(paying(view, due, payment));
    lines.push(score(view, Score::of(active(view).robots, owned), *score_after));
    lines
}

fn cost(due: &Bill) -> Phrase {
    Phrase::new("defenders-detail-cost").phrase("cost", bill(due))
}

pub(super) fn capture(view: &View, option: &CaptureOption, way: &CaptureWay) -> Vec<Phrase> {
    let card = option.robot.card();
    let mut caught = active(view).robots;
    caught.insert(option.robot);
    let mut lines = vec![cost(&Bill::energy(card.cost))];
    if way.discount.total() > 0 {
        let discount = Phrase::new("defenders-detail-discount").phrase("discount", energy(way.discount));
        lines.push(discount.list("by", technologies(discounters(view, way))));
    }
    lines.extend(paying(view, &Bill::energy(card.cost - way.discount.least(card.cost)), &way.payment));
    if bonus(card.bonus) != bonus(defenders::RobotBonus::Nothing) {
        lines.push(Phrase::new("defenders-detail-bonus").phrase("bonus", bonus(card.bonus)));
    }
    lines.push(score(view, Score::of(caught, active(view).technologies), option.score_after));
    lines.extend(last_of_stack(view, option.side));
    lines
}

/// The technologies that take off what is taken off, one cube each (D-8.4).
fn discounters(view: &View, way: &CaptureWay) -> Vec<Technology> {
    let on = planet_at(view, view.defenders[way.defender]).planet_type();
    let colors = |card: Technology| match card.card().effect {
        Effect::CaptureDiscount(there, colors) if Some(there) == on => Some((card, colors)),
        _ => None,
    };
    let cards: Vec<(Technology, [Color; 2])> = active(view).technologies.iter().filter_map(colors).collect();
    let cubes: Vec<Color> =
        Color::ALL.into_iter().flat_map(|color| vec![color; usize::from(way.discount[color])]).collect();
    assign(&cards, &cubes).unwrap_or_default()
}

/// A card for each cube.
fn assign(cards: &[(Technology, [Color; 2])], cubes: &[Color]) -> Option<Vec<Technology>> {
    let Some((first, rest)) = cubes.split_first() else { return Some(Vec::new()) };
    let fits = cards.iter().filter(|(_, colors)| colors.contains(first));
    let mut ways = fits.filter_map(|&(card, _)| {
        let others: Vec<_> = cards.iter().filter(|(other, _)| *other != card).copied().collect();
        assign(&others, rest).map(|found| [&[card], &found[..]].concat())
    });
    ways.next()
}

/// The score before and after, and where the points come from.
fn score(view: &View, after: Score, total: i32) -> Phrase {
    let now = active(view).score;
    let more = [
        ("robots", now.robots, after.robots),
        ("robot_types", now.robot_types, after.robot_types),
        ("technologies", now.technologies, after.technologies),
    ];
    let reason = |(key, before, after): (&str, u8, u8)| {
        let more = after.checked_sub(before).filter(|&more| more > 0)?;
        Some(Phrase::new("defenders-detail-more").phrase("source", super::source(key)).number("points", more))
    };
    let reasons: Vec<Phrase> = more.into_iter().filter_map(reason).collect();
    if reasons.is_empty() {
        return Phrase::new("defenders-detail-score-stays").phrase("points", points(now.total()));
    }
    let score = Phrase::new("defenders-detail-score").number("now", now.total()).number("after", total);
    score.list("reasons", reasons)
}

/// What follows if a stack holds no other robot.
fn last_of_stack(view: &View, at: Side) -> Option<Phrase> {
    let empty = view.stacks.iter().filter(|stack| stack.height == 0).count();
    let ends = !view.last_round && empty + 1 >= STACKS_TO_END;
    let last = Phrase::new("defenders-detail-last-robot").text("ends", if ends { "yes" } else { "no" });
    (view.stacks[at.index()].height == 1).then_some(last)
}

/// What the end of a turn brings: flipped tiles, batteries of technologies.
pub(super) fn end_of_turn(view: &View) -> Vec<Phrase> {
    let tiles = defenders::ControlTile::ALL.into_iter().zip(&view.tiles).filter(|(_, shown)| shown.used);
    let flips: Vec<Phrase> = tiles
        .map(|(which, shown)| {
            Phrase::new("defenders-flip").piece("tile", tile(which)).phrase("order", order(shown.back))
        })
        .collect();
    let mut lines = Vec::new();
    if !flips.is_empty() {
        lines.push(Phrase::new("defenders-detail-flips").list("tiles", flips));
    }
    // D-8.5: they work one after the other.
    let mut held = active(view).batteries;
    for card in active(view).technologies.iter().filter(|card| card.card().effect == Effect::EndOfTurnBattery) {
        if held < FILL_TO {
            held += u16::from(TECHNOLOGY_BATTERIES);
            lines.push(gives(card, TECHNOLOGY_BATTERIES));
        }
    }
    lines
}

/// Batteries that come from a technology.
fn gives(card: Technology, gain: u8) -> Phrase {
    Phrase::new("defenders-detail-gives").piece("technology", technology(card)).phrase("gain", batteries(gain))
}
