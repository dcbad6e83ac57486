//! The question of a turn: the next action, if any.

use defenders::{
    Act, Bill, CaptureOption, Closed, ControlTile, ENERGY_LIMIT, EndOption, Energy, FILL_TO, Left, MainOption, Move,
    PaymentOption, Place, Side, Target, UpgradeOption, Variant, View, Why,
};

use super::events::illegal;
use super::facts;
use super::names::{bill, goods, order, payment, place, planet, points, robot, side, technology, tile, word};
use super::preview::{self, active, after, planet_at};
use crate::question::CONFIRM;
use crate::{Choice, Offer, Phrase, Question, Unavailable};

pub(super) fn question(view: &View, act: &Act) -> Question {
    let mut offers: Vec<Offer> = act.mains.iter().flat_map(|option| main_offers(view, act, option)).collect();
    offers.extend(act.captures.iter().flat_map(|option| capture_offers(view, act, option)));
    offers.extend(act.upgrades.iter().flat_map(|option| upgrade_offers(view, act, option)));
    offers.push(end_offer(view, &act.end));
    let unavailable = act.closed.iter().map(|closed| unavailable(view, closed)).collect();
    Question::new(ask(view, act), Choice::One { offers, unavailable }).details(situation(view, act))
}

fn ask(view: &View, act: &Act) -> Phrase {
    let state = match (&act.end, view.setup.variant, act.main_bill) {
        (EndOption::Rest { .. }, Variant::Base, _) => "begin",
        (EndOption::Rest { .. }, Variant::Advanced, _) => "begin-freely",
        (EndOption::EndTurn { .. }, _, Some(_)) => "go-on",
        (EndOption::EndTurn { .. }, _, None) => "extra-only",
    };
    Phrase::new("defenders-prompt-act").text("state", state)
}

/// What is left of the turn.
fn situation(view: &View, act: &Act) -> Vec<Phrase> {
    let mains = match act.mains_left {
        Left::Some(left) => Phrase::new("defenders-prompt-mains")
            .number("left", left)
            .phrase("cost", bill(&act.main_bill.unwrap_or_default())),
        Left::None(why) => illegal(why),
    };
    let extras = match act.extras_left {
        Left::Some(left) => Phrase::new("defenders-prompt-extras").number("left", left),
        Left::None(why) => illegal(why),
    };
    let mut lines = vec![mains, extras];
    if view.last_round {
        lines.push(Phrase::new("defenders-prompt-last-round"));
    }
    lines
}

fn main_offers(view: &View, act: &Act, option: &MainOption) -> Vec<Offer> {
    let due = act.main_bill.unwrap_or_default();
    let MainOption { tile: used, order: what, places } = option;
    let ways = places.iter().flat_map(|stop| stop.payments.iter().map(move |paid| (stop, paid)));
    ways.map(|(stop, option)| {
        let paid = option.payment;
        let label = Phrase::new("defenders-offer-main")
            .piece("tile", tile(*used))
            .piece("defender", super::names::defender(what.defender))
            .piece("planet", planet(stop.planet))
            .phrase("place", place(stop.to))
            .phrase("payment", payment(paid));
        Offer::new(&Move::Main { tile: *used, to: stop.to, payment: paid }, label)
            .details(preview::main_action(view, stop, &due, option))
            .facts(facts::way(option))
            .on(on_tile(*used))
            .on(on_place(stop.to))
    })
    .collect()
}

fn capture_offers(view: &View, act: &Act, option: &CaptureOption) -> Vec<Offer> {
    let offer = |way: &defenders::CaptureWay| {
        let label = Phrase::new("defenders-offer-capture")
            .piece("robot", robot(option.robot))
            .phrase("points", points(option.robot.card().points))
            .piece("defender", super::names::defender(way.defender))
            .phrase("payment", payment(way.paid.payment));
        Offer::new(&Move::Capture { side: option.side, payment: way.paid.payment }, label)
            .details([given_up(view, act), preview::capture(view, option, way)].concat())
            .facts(facts::way(&way.paid))
            .facts([facts::score(view, &option.score)])
            .on(on_robot(option.side))
    };
    option.ways.iter().map(offer).collect()
}

fn upgrade_offers(view: &View, act: &Act, option: &UpgradeOption) -> Vec<Offer> {
    let card = option.technology;
    let offer = |way: &PaymentOption| {
        let paid = way.payment;
        let label = Phrase::new("defenders-offer-upgrade")
            .piece("technology", technology(card))
            .phrase("payment", payment(paid));
        Offer::new(&Move::Upgrade { technology: card, payment: paid }, label)
            .details([given_up(view, act), preview::upgrade(view, option, way)].concat())
            .facts(facts::way(way))
            .facts([facts::score(view, &option.score)])
            .on(on_technology(card))
    };
    option.payments.iter().map(offer).collect()
}

/// What an extra action gives up: no main action follows it in the base game (D-3.4).
fn given_up(view: &View, act: &Act) -> Vec<Phrase> {
    let gives_up = view.setup.variant == Variant::Base && matches!(act.mains_left, Left::Some(_));
    gives_up.then(|| Phrase::new("defenders-detail-gives-up-main")).into_iter().collect()
}

fn end_offer(view: &View, end: &EndOption) -> Offer {
    let offer = match end {
        EndOption::Rest { batteries, after: held } => {
            let rule = Phrase::new("defenders-detail-rest").number("limit", FILL_TO);
            let label = Phrase::new("defenders-offer-rest").number("count", *batteries);
            let facts = facts::brings(Energy::default(), *batteries);
            Offer::new(&Move::Rest, label).details(vec![rule, after(*held)]).facts(facts)
        }
        EndOption::EndTurn { flipped, batteries, excess } => {
            let mut details = preview::end_of_turn(view, flipped, batteries);
            if *excess > 0 {
                details.push(
                    Phrase::new("defenders-detail-excess").number("excess", *excess).number("limit", ENERGY_LIMIT),
                );
            }
            Offer::new(&Move::EndTurn, Phrase::new("defenders-offer-end-turn")).details(details)
        }
    };
    offer.on(CONFIRM)
}

/// What cannot be used, and why.
fn unavailable(view: &View, closed: &Closed) -> Unavailable {
    let (label, on) = match closed.what {
        Target::Tile(which) => {
            let shown = order(view.tiles[which as usize].order);
            (Phrase::new("defenders-offer-tile").piece("tile", tile(which)).phrase("order", shown), on_tile(which))
        }
        Target::Place(at) => (planet(planet_at(view, at)).phrase(), on_place(at)),
        Target::Robot(at) => {
            let stack = || Phrase::new("defenders-offer-stack").phrase("side", side(at));
            (view.stacks[at.index()].top.map_or_else(stack, |top| robot(top).phrase()), on_robot(at))
        }
        Target::Technology(card) => (technology(card).phrase(), on_technology(card)),
    };
    let (why, facts) = match closed.why {
        Why::Rule(why) => (illegal(why), Vec::new()),
        Why::Nowhere(who) => {
            (Phrase::new("defenders-why-nowhere").piece("defender", super::names::defender(who)), Vec::new())
        }
        Why::CannotPay(due) => (cannot_pay(view, closed.what, &due), facts::due(&due)),
    };
    Unavailable { label, why, facts, on: vec![on] }
}

fn cannot_pay(view: &View, what: Target, due: &Bill) -> Phrase {
    let why = match what {
        Target::Robot(_) => Phrase::new("defenders-why-cannot-capture"),
        Target::Tile(_) | Target::Place(_) | Target::Technology(_) => Phrase::new("defenders-why-cannot-pay"),
    };
    let player = active(view);
    why.phrase("cost", bill(due)).phrase("goods", goods(player.energy, player.batteries))
}

pub(super) fn on_tile(tile: ControlTile) -> String {
    format!("tile:{}", word(&tile))
}

pub(super) fn on_place(place: Place) -> String {
    format!("place:{}", place.number())
}

pub(super) fn on_robot(side: Side) -> String {
    format!("robot:{}", word(&side))
}

pub(super) fn on_technology(technology: defenders::Technology) -> String {
    format!("technology:{}", technology.card().id)
}
