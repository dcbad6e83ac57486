//! The question of a turn: which action next, or none.

use defenders::{
    Act, Bill, CaptureOption, ControlTile, ENERGY_LIMIT, EndOption, Energy, FILL_TO, Illegal, MAINS, MainOption, Move,
    Place, Purse, Side, UpgradeOption, Variant, View, extras,
};

use super::events::illegal;
use super::facts;
use super::names::{bill, goods, order, payment, place, planet, points, robot, side, technology, tile, word};
use super::preview::{self, active, after, planet_at};
use crate::{Choice, Offer, Phrase, Question, Unavailable};

pub(super) fn question(view: &View, act: &Act) -> Question {
    let mut offers: Vec<Offer> = act.mains.iter().flat_map(|option| main_offers(view, act, option)).collect();
    offers.extend(act.captures.iter().flat_map(|option| capture_offers(view, option)));
    offers.extend(act.upgrades.iter().flat_map(|option| upgrade_offers(view, option)));
    offers.push(end_offer(view, act.end));
    let mut unavailable = closed_tiles(view, act);
    unavailable.extend(closed_places(view, act));
    unavailable.extend(closed_robots(view, act));
    unavailable.extend(closed_technologies(view, act));
    Question { ask: ask(view, act), details: situation(view, act), choice: Choice::One { offers, unavailable } }
}

fn ask(view: &View, act: &Act) -> Phrase {
    let state = match (act.end, view.setup.variant, act.main_bill) {
        (EndOption::Rest { .. }, Variant::Base, _) => "begin",
        (EndOption::Rest { .. }, Variant::Advanced, _) => "begin-freely",
        (EndOption::EndTurn, _, Some(_)) => "go-on",
        (EndOption::EndTurn, _, None) => "extra-only",
    };
    Phrase::new("defenders-prompt-act").text("state", state)
}

/// What is left of the turn.
fn situation(view: &View, act: &Act) -> Vec<Phrase> {
    let mut lines = Vec::new();
    lines.push(match act.main_bill {
        Some(due) => Phrase::new("defenders-prompt-mains")
            .number("left", MAINS.saturating_sub(view.turn.mains))
            .phrase("cost", bill(&due)),
        None => illegal(no_main(view)),
    });
    lines.push(match no_extra(view) {
        None => Phrase::new("defenders-prompt-extras").number("left", extras_left(view)),
        Some(why) => illegal(why),
    });
    if view.last_round {
        lines.push(Phrase::new("defenders-prompt-last-round"));
    }
    lines
}

fn extras_left(view: &View) -> u8 {
    extras(view.setup.variant).saturating_sub(view.turn.extras)
}

/// Why no main action may come now, when none may.
fn no_main(view: &View) -> Illegal {
    if view.turn.mains >= MAINS { Illegal::NoMainLeft } else { Illegal::MainAfterExtra }
}

/// Why no extra action may come now.
fn no_extra(view: &View) -> Option<Illegal> {
    if extras_left(view) == 0 {
        return Some(Illegal::NoExtraLeft);
    }
    (view.setup.variant == Variant::Base && view.turn.mains == 0).then_some(Illegal::NoMainYet)
}

fn main_offers(view: &View, act: &Act, option: &MainOption) -> Vec<Offer> {
    let due = act.main_bill.unwrap_or_default();
    let MainOption { tile: used, order: what, places, payments } = option;
    let ways = places.iter().flat_map(|stop| payments.iter().map(move |paid| (stop, paid)));
    ways.map(|(stop, &paid)| {
        let label = Phrase::new("defenders-offer-main")
            .piece("tile", tile(*used))
            .piece("defender", super::names::defender(what.defender))
            .piece("planet", planet(stop.planet))
            .phrase("place", place(stop.to))
            .phrase("payment", payment(paid));
        Offer::new(&Move::Main { tile: *used, to: stop.to, payment: paid }, label)
            .details(preview::main_action(view, *what, stop, &due, &paid))
            .facts(facts::paid(&paid))
            .on(on_tile(*used))
            .on(on_place(stop.to))
    })
    .collect()
}

fn capture_offers(view: &View, option: &CaptureOption) -> Vec<Offer> {
    let offer = |way: &defenders::CaptureWay| {
        let label = Phrase::new("defenders-offer-capture")
            .piece("robot", robot(option.robot))
            .phrase("points", points(option.robot.card().points))
            .piece("defender", super::names::defender(way.defender))
            .phrase("payment", payment(way.payment));
        Offer::new(&Move::Capture { side: option.side, payment: way.payment }, label)
            .details(preview::capture(view, option, way))
            .facts(facts::paid(&way.payment))
            .facts([facts::score(view, option.score_after)])
            .on(on_robot(option.side))
    };
    option.ways.iter().map(offer).collect()
}

fn upgrade_offers(view: &View, option: &UpgradeOption) -> Vec<Offer> {
    let card = option.technology;
    let offer = |&paid: &defenders::Payment| {
        let label = Phrase::new("defenders-offer-upgrade")
            .piece("technology", technology(card))
            .phrase("payment", payment(paid));
        Offer::new(&Move::Upgrade { technology: card, payment: paid }, label)
            .details(preview::upgrade(view, option, &paid))
            .facts(facts::paid(&paid))
            .facts([facts::score(view, option.score_after)])
            .on(on_technology(card))
    };
    option.payments.iter().map(offer).collect()
}

fn end_offer(view: &View, end: EndOption) -> Offer {
    let player = active(view);
    let offer = match end {
        EndOption::Rest { batteries } => {
            let rule = Phrase::new("defenders-detail-rest").number("limit", FILL_TO);
            let held = i64::from(player.batteries) + i64::from(batteries);
            let label = Phrase::new("defenders-offer-rest").number("count", batteries);
            let facts = facts::brings(Energy::default(), batteries);
            Offer::new(&Move::Rest, label).details(vec![rule, after(player.energy, held)]).facts(facts)
        }
        EndOption::EndTurn => {
            let mut details = preview::end_of_turn(view);
            let excess = player.energy.total().saturating_sub(ENERGY_LIMIT);
            if excess > 0 {
                details.push(
                    Phrase::new("defenders-detail-excess").number("excess", excess).number("limit", ENERGY_LIMIT),
                );
            }
            Offer::new(&Move::EndTurn, Phrase::new("defenders-offer-end-turn")).details(details)
        }
    };
    offer.on("confirm")
}

fn closed_tiles(view: &View, act: &Act) -> Vec<Unavailable> {
    let usable = |tile: ControlTile| act.mains.iter().any(|option| option.tile == tile);
    let closed = ControlTile::ALL.into_iter().zip(&view.tiles).filter(|(tile, _)| !usable(*tile));
    closed
        .map(|(which, shown)| {
            let label =
                Phrase::new("defenders-offer-tile").piece("tile", tile(which)).phrase("order", order(shown.order));
            let (why, facts) = match act.main_bill {
                None => (illegal(no_main(view)), Vec::new()),
                Some(_) if shown.used => (illegal(Illegal::TileUsed(which)), Vec::new()),
                Some(due) if !purse(view).can_pay(&due) => (cannot_pay(view, &due), facts::due(&due)),
                Some(_) => {
                    let who = super::names::defender(shown.order.defender);
                    (Phrase::new("defenders-why-nowhere").piece("defender", who), Vec::new())
                }
            };
            Unavailable { label, why, facts, on: vec![on_tile(which)] }
        })
        .collect()
}

/// Places where no tile leads, as long as any tile can be used.
fn closed_places(view: &View, act: &Act) -> Vec<Unavailable> {
    if act.mains.is_empty() {
        return Vec::new();
    }
    let open = |place: &Place| act.mains.iter().flat_map(|option| &option.places).any(|stop| stop.to == *place);
    let taken = |at: Place| defenders::Defender::ALL.into_iter().any(|who| view.defenders[who] == at);
    let closed = Place::all().filter(|place| !open(place));
    closed
        .map(|at| {
            let why = illegal(if taken(at) { Illegal::Occupied(at) } else { Illegal::OutOfReach(at) });
            let label = planet(planet_at(view, at)).phrase();
            Unavailable { label, why, facts: Vec::new(), on: vec![on_place(at)] }
        })
        .collect()
}

fn closed_robots(view: &View, act: &Act) -> Vec<Unavailable> {
    let open = |side: Side| act.captures.iter().any(|option| option.side == side);
    let closed = Side::ALL.into_iter().zip(&view.stacks).filter(|(side, _)| !open(*side));
    closed
        .map(|(at, stack)| {
            let reached = defenders::Defender::ALL.into_iter();
            let reached =
                reached.filter(|&who| view.turn.moved[who]).any(|who| view.defenders[who].sides().contains(at));
            let mut facts = Vec::new();
            let (label, why) = match (stack.top, no_extra(view)) {
                (None, _) => {
                    (Phrase::new("defenders-offer-stack").phrase("side", side(at)), illegal(Illegal::StackEmpty(at)))
                }
                (Some(top), Some(why)) => (robot(top).phrase(), illegal(why)),
                (Some(top), None) if !reached => (robot(top).phrase(), illegal(Illegal::NoDefenderThere(at))),
                (Some(top), None) => {
                    let cost = super::names::energy(top.card().cost);
                    let why = Phrase::new("defenders-why-cannot-capture")
                        .phrase("cost", cost)
                        .phrase("goods", holdings(view));
                    facts = facts::due(&Bill::energy(top.card().cost));
                    (robot(top).phrase(), why)
                }
            };
            Unavailable { label, why, facts, on: vec![on_robot(at)] }
        })
        .collect()
}

fn closed_technologies(view: &View, act: &Act) -> Vec<Unavailable> {
    let open = |card| act.upgrades.iter().any(|option| option.technology == card);
    let closed = view.display.into_iter().flatten().filter(|&card| !open(card));
    closed
        .map(|card| {
            let (why, facts) = match no_extra(view) {
                Some(why) => (illegal(why), Vec::new()),
                None => (cannot_pay(view, &card.card().cost), facts::due(&card.card().cost)),
            };
            Unavailable { label: technology(card).phrase(), why, facts, on: vec![on_technology(card)] }
        })
        .collect()
}

fn purse(view: &View) -> Purse {
    let player = active(view);
    let conversions = defenders::Conversions::of(player.technologies);
    Purse { energy: player.energy, batteries: player.batteries, conversions }
}

fn cannot_pay(view: &View, due: &Bill) -> Phrase {
    Phrase::new("defenders-why-cannot-pay").phrase("cost", bill(due)).phrase("goods", holdings(view))
}

fn holdings(view: &View) -> Phrase {
    let player = active(view);
    goods(player.energy, player.batteries)
}

fn on_tile(tile: ControlTile) -> String {
    format!("tile:{}", word(&tile))
}

pub(super) fn on_place(place: Place) -> String {
    format!("place:{}", place.number())
}

fn on_robot(side: Side) -> String {
    format!("robot:{}", word(&side))
}

fn on_technology(technology: defenders::Technology) -> String {
    format!("technology:{}", technology.card().id)
}
