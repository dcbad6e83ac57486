//! Events, answers and refusals.

use defenders::{Event, Gained, Illegal, Move, Payment, STACKS_TO_END, track_color};

use super::names::{
    color, defender, energy, goods, order, payment, place, planet, points, robot, side, technology, tile, word,
};
use super::powers;
use crate::Phrase;

pub(super) fn event(event: &Event) -> Phrase {
    match *event {
        Event::PlanetLaid { place: at, planet: laid } => {
            Phrase::new("defenders-event-planet-laid").phrase("place", place(at)).piece("planet", planet(laid))
        }
        Event::TileShows { tile: shown, side, order: now } => Phrase::new("defenders-event-tile-shows")
            .piece("tile", tile(shown))
            .text("side", word(&side))
            .phrase("order", order(now)),
        Event::MarkerPlaced { field } => Phrase::new("defenders-event-marker-placed")
            .number("field", i64::from(field) + 1)
            .phrase("color", color(track_color(field))),
        Event::RobotRevealed { side: at, robot: shown } => Phrase::new("defenders-event-robot-revealed")
            .phrase("side", side(at))
            .piece("robot", robot(shown))
            .phrase("cost", energy(shown.card().cost))
            .phrase("points", points(shown.card().points)),
        Event::StackEmptied { side: at } => Phrase::new("defenders-event-stack-emptied").phrase("side", side(at)),
        Event::TechnologyRevealed { slot, technology: shown } => Phrase::new("defenders-event-technology-revealed")
            .number("slot", i64::from(slot) + 1)
            .piece("technology", technology(shown))
            .phrase("power", powers::technology(shown.card().effect)),
        Event::TurnBegan { seat, round } => Phrase::new("defenders-event-turn-began").seat(seat).number("round", round),
        Event::LastRound { round } => {
            Phrase::new("defenders-event-last-round").number("round", round).number("stacks", STACKS_TO_END as i64)
        }
        Event::Over => Phrase::new("defenders-event-over"),
        Event::Moved { .. }
        | Event::Gained { .. }
        | Event::Took { .. }
        | Event::Rolled { .. }
        | Event::MarkerMoved { .. }
        | Event::Traded { .. }
        | Event::Upgraded { .. }
        | Event::Captured { .. }
        | Event::Rested { .. }
        | Event::Returned { .. } => sentence(event),
    }
}

/// What a seat did or got.
fn sentence(what: &Event) -> Phrase {
    match *what {
        Event::Moved { seat, tile: used, defender: who, from, to, planet: on, payment: paid } => {
            Phrase::new("defenders-event-moved")
                .seat(seat)
                .piece("tile", tile(used))
                .piece("defender", defender(who))
                .phrase("from", place(from))
                .phrase("to", place(to))
                .piece("planet", planet(on))
                .phrase("payment", payment(paid))
        }
        Event::Gained { seat, why, energy, batteries, instead } => Phrase::new("defenders-event-gained")
            .seat(seat)
            .phrase("goods", goods(energy, i64::from(batteries) + i64::from(instead)))
            .phrase("source", gained(why))
            .number("instead", instead),
        Event::Took { seat, energy, instead } => Phrase::new("defenders-event-took")
            .seat(seat)
            .phrase("goods", goods(energy, instead))
            .number("instead", instead),
        Event::Rolled { seat, face } => Phrase::new("defenders-event-rolled").seat(seat).number("face", face),
        Event::MarkerMoved { seat, field, color: of, payment: paid } => Phrase::new("defenders-event-marker-moved")
            .seat(seat)
            .number("field", i64::from(field) + 1)
            .phrase("color", color(of))
            .text("price", if paid == Payment::default() { "free" } else { "paid" })
            .phrase("payment", payment(paid)),
        Event::Traded { seat, planet: on, payment: paid } => Phrase::new("defenders-event-traded")
            .seat(seat)
            .piece("planet", planet(on))
            .phrase("payment", payment(paid)),
        Event::Upgraded { seat, technology: card, payment: paid } => Phrase::new("defenders-event-upgraded")
            .seat(seat)
            .piece("technology", technology(card))
            .phrase("payment", payment(paid)),
        Event::Captured { seat, defender: who, side: at, robot: caught, discount, payment: paid } => {
            Phrase::new("defenders-event-captured")
                .seat(seat)
                .piece("robot", robot(caught))
                .phrase("points", points(caught.card().points))
                .phrase("side", side(at))
                .piece("defender", defender(who))
                .phrase("payment", payment(paid))
                .text("discounted", if discount.total() > 0 { "yes" } else { "no" })
                .phrase("discount", energy(discount))
        }
        Event::Rested { seat, batteries: gain } => {
            Phrase::new("defenders-event-rested").seat(seat).number("count", gain)
        }
        Event::Returned { seat, energy: cubes } => {
            Phrase::new("defenders-event-returned").seat(seat).phrase("goods", energy(cubes))
        }
        Event::PlanetLaid { .. }
        | Event::TileShows { .. }
        | Event::MarkerPlaced { .. }
        | Event::RobotRevealed { .. }
        | Event::StackEmptied { .. }
        | Event::TechnologyRevealed { .. }
        | Event::TurnBegan { .. }
        | Event::LastRound { .. }
        | Event::Over => event(what),
    }
}

fn gained(why: Gained) -> Phrase {
    match why {
        Gained::Planet(on) => planet(on).phrase(),
        Gained::Track(_) => Phrase::new("defenders-gained-track"),
        Gained::Die(face) => Phrase::new("defenders-gained-die").number("face", face),
        Gained::Robot(caught) => Phrase::new("defenders-gained-robot").piece("robot", robot(caught)),
        Gained::Technology(card) => technology(card).phrase(),
    }
}

pub(super) fn answer(answer: &Move) -> Phrase {
    match *answer {
        Move::Main { tile: used, to, payment: paid } => Phrase::new("defenders-move-main")
            .piece("tile", tile(used))
            .phrase("to", place(to))
            .phrase("payment", payment(paid)),
        Move::Upgrade { technology: card, payment: paid } => {
            Phrase::new("defenders-move-upgrade").piece("technology", technology(card)).phrase("payment", payment(paid))
        }
        Move::Capture { side: at, payment: paid } => {
            Phrase::new("defenders-move-capture").phrase("side", side(at)).phrase("payment", payment(paid))
        }
        Move::EndTurn => Phrase::new("defenders-move-end-turn"),
        Move::Rest => Phrase::new("defenders-move-rest"),
        Move::Take { energy, batteries } => {
            Phrase::new("defenders-move-take").phrase("goods", goods(energy, batteries))
        }
        Move::StepOn { payment: paid } => Phrase::new("defenders-move-step-on").phrase("payment", payment(paid)),
        Move::StopMarker => Phrase::new("defenders-move-stop-marker"),
        Move::Trade { payment: paid } => Phrase::new("defenders-move-trade").phrase("payment", payment(paid)),
        Move::SkipTrade => Phrase::new("defenders-move-skip-trade"),
        Move::Return { energy: cubes } => Phrase::new("defenders-move-return").phrase("goods", energy(cubes)),
    }
}

pub(super) fn illegal(why: Illegal) -> Phrase {
    match why {
        Illegal::Over => Phrase::new("defenders-illegal-over"),
        Illegal::NotYourTurn(seat) => Phrase::new("defenders-illegal-not-your-turn").seat(seat),
        Illegal::NotAsked => Phrase::new("defenders-illegal-not-asked"),
        Illegal::NoMainLeft => Phrase::new("defenders-illegal-no-main-left"),
        Illegal::MainAfterExtra => Phrase::new("defenders-illegal-main-after-extra"),
        Illegal::TileUsed(used) => Phrase::new("defenders-illegal-tile-used").piece("tile", tile(used)),
        Illegal::OutOfReach(at) => Phrase::new("defenders-illegal-out-of-reach").phrase("place", place(at)),
        Illegal::Occupied(at) => Phrase::new("defenders-illegal-occupied").phrase("place", place(at)),
        Illegal::NoExtraLeft => Phrase::new("defenders-illegal-no-extra-left"),
        Illegal::NoMainYet => Phrase::new("defenders-illegal-no-main-yet"),
        Illegal::NotOnDisplay(card) => {
            Phrase::new("defenders-illegal-not-on-display").piece("technology", technology(card))
        }
        Illegal::StackEmpty(at) => Phrase::new("defenders-illegal-stack-empty").phrase("side", side(at)),
        Illegal::NoDefenderThere(at) => Phrase::new("defenders-illegal-no-defender-there").phrase("side", side(at)),
        Illegal::WrongPayment => Phrase::new("defenders-illegal-wrong-payment"),
        Illegal::WrongTake => Phrase::new("defenders-illegal-wrong-take"),
        Illegal::WrongReturn => Phrase::new("defenders-illegal-wrong-return"),
        Illegal::AlreadyActed => Phrase::new("defenders-illegal-already-acted"),
        Illegal::NothingDone => Phrase::new("defenders-illegal-nothing-done"),
    }
}
