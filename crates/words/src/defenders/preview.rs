//! What an action would cost and bring, with reasons: the lines below an offer.

use defenders::{
    Bill, CaptureOption, CaptureWay, Color, ControlTile, Destination, Holdings, Lack, PaymentOption, Place, Planet,
    PlayerView, Score, Side, TECHNOLOGY_BATTERIES, Technology, UpgradeOption, View,
};

use game::ScoreLine;

use super::names::{
    batteries, bill, bonus, energy, goods, order, planet, points, robot, side, technologies, technology, tile,
};
use super::powers;
use crate::Phrase;

/// The player whose turn it is.
pub(super) fn active(view: &View) -> &PlayerView {
    &view.players[view.turn.seat]
}

pub(super) fn planet_at(view: &View, place: Place) -> Planet {
    view.planets[place.index()]
}

/// What a player holds afterwards.
pub(super) fn after(Holdings { energy, batteries }: Holdings) -> Phrase {
    Phrase::new("defenders-detail-after").phrase("goods", goods(energy, batteries))
}

/// How a bill is paid: the technologies that make it possible, and what is left.
pub(super) fn paying(due: &Bill, paid: &PaymentOption) -> Vec<Phrase> {
    let by = technologies(paid.converters.clone());
    let by =
        (!by.is_empty()).then(|| Phrase::new("defenders-detail-converted").phrase("cost", bill(due)).list("by", by));
    let left = Phrase::new("defenders-detail-left").phrase("goods", goods(paid.left.energy, paid.left.batteries));
    by.into_iter().chain([left]).collect()
}

/// What will be missing after a payment.
pub(super) fn lacking(paid: &PaymentOption) -> impl Iterator<Item = Phrase> {
    paid.lacks.iter().map(|lack| match *lack {
        Lack::Color(color) => exhausted(color),
        Lack::Trade => Phrase::new("defenders-detail-no-trade"),
    })
}

pub(super) fn main_action(view: &View, stop: &Destination, due: &Bill, paid: &PaymentOption) -> Vec<Phrase> {
    let mut lines = vec![
        Phrase::new("defenders-detail-planet")
            .piece("planet", planet(stop.planet))
            .phrase("power", powers::planet(stop.planet)),
    ];
    lines.extend(lacking(paid));
    lines.extend(stop.landing.map(gives));
    lines.extend(
        stop.extra_step.map(|card| Phrase::new("defenders-detail-extra-step").piece("technology", technology(card))),
    );
    let reached = Side::ALL.into_iter().filter(|&at| stop.to.sides().contains(at));
    let robots: Vec<Phrase> = reached.filter_map(|at| top(view, at)).collect();
    if !robots.is_empty() {
        lines.push(Phrase::new("defenders-detail-reach").list("robots", robots));
    }
    lines.extend(paying(due, paid));
    lines
}

fn top(view: &View, at: Side) -> Option<Phrase> {
    let top = view.stacks[at.index()].top?;
    Some(Phrase::new("defenders-robot-at").piece("robot", robot(top)).phrase("side", side(at)))
}

/// A color missing from the reserve.
pub(super) fn exhausted(color: Color) -> Phrase {
    Phrase::new("defenders-detail-exhausted").phrase("color", super::names::color(color))
}

pub(super) fn upgrade(view: &View, option: &UpgradeOption, paid: &PaymentOption) -> Vec<Phrase> {
    let mut lines = vec![powers::technology(option.technology.card().effect), cost(&option.bill)];
    lines.extend(paying(&option.bill, paid));
    lines.push(score(view, &option.score));
    lines
}

fn cost(due: &Bill) -> Phrase {
    Phrase::new("defenders-detail-cost").phrase("cost", bill(due))
}

pub(super) fn capture(view: &View, option: &CaptureOption, way: &CaptureWay) -> Vec<Phrase> {
    let card = option.robot.card();
    let mut lines = vec![cost(&Bill::energy(card.cost))];
    if way.discount.total() > 0 {
        let discount = Phrase::new("defenders-detail-discount").phrase("discount", energy(way.discount));
        lines.push(discount.list("by", technologies(way.discounters.clone())));
    }
    lines.extend(paying(&way.bill, &way.paid));
    if bonus(card.bonus) != bonus(defenders::RobotBonus::Nothing) {
        lines.push(Phrase::new("defenders-detail-bonus").phrase("bonus", bonus(card.bonus)));
    }
    lines.push(score(view, &option.score));
    let ends = if option.ends { "yes" } else { "no" };
    lines.extend(option.empties.then(|| Phrase::new("defenders-detail-last-robot").text("ends", ends)));
    lines
}

/// The score before and after, and where the points come from.
fn score(view: &View, after: &Score) -> Phrase {
    let now = active(view).score;
    let reason = |more: ScoreLine| {
        Phrase::new("defenders-detail-more").phrase("source", super::source(&more.source)).number("points", more.points)
    };
    let reasons: Vec<Phrase> = after.gains(now).map(reason).collect();
    if reasons.is_empty() {
        return Phrase::new("defenders-detail-score-stays").phrase("points", points(now.total()));
    }
    let score = Phrase::new("defenders-detail-score").number("now", now.total()).number("after", after.total());
    score.list("reasons", reasons)
}

/// What the end of a turn brings: flipped tiles, batteries from technologies.
pub(super) fn end_of_turn(view: &View, flipped: &[ControlTile], batteries: &[Technology]) -> Vec<Phrase> {
    let flip = |&which: &ControlTile| {
        let back = view.tiles[which as usize].back;
        Phrase::new("defenders-flip").piece("tile", tile(which)).phrase("order", order(back))
    };
    let flips: Vec<Phrase> = flipped.iter().map(flip).collect();
    let flips = (!flips.is_empty()).then(|| Phrase::new("defenders-detail-flips").list("tiles", flips));
    flips.into_iter().chain(batteries.iter().copied().map(gives)).collect()
}

/// Batteries from a technology.
fn gives(card: Technology) -> Phrase {
    let gain = batteries(TECHNOLOGY_BATTERIES);
    Phrase::new("defenders-detail-gives").piece("technology", technology(card)).phrase("gain", gain)
}
