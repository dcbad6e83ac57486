//! What a seat may know in Planet Defenders, as numbers: the table, the turn, each player (the observer first, then clockwise), and
//! how often each action was taken in the observer's answer so far.

use defenders::{
    Asking, Color, ControlTile, Defender, Defenders, Energy, Place, Planet, Robot, Side, Technology, TileSide, View,
};
use game::{Element as _, Game as _, Observer, Seat};

use super::Answer;
use crate::names::{snake_case, who};
use crate::out::Out;
use crate::stepper::Steps;

const PLANETS: usize = Planet::ALL.len();

pub(super) fn observe(game: &Defenders, seat: Seat, answer: Option<&Answer>, out: &mut impl Out) {
    let view = game.view(Observer::Seat(seat));
    table(&view, out);
    turn(&view, seat, out);
    let mut other = seat;
    for place in 0..view.setup.players {
        player(&view, other, place, out);
        other = other.next(view.setup.players);
    }
    out.flag(|| "to_move".into(), answer.is_some());
    let said = answer.map_or([0; Defenders::ACTIONS], |answer| answer.said);
    out.numbers(said.map(i32::from), |at| format!("said.{}", Defenders::action_name(at)));
}

fn energy(energy: Energy, of: &str, out: &mut impl Out) {
    out.numbers(Color::ALL.map(|color| energy[color].into()), |at| format!("{of}.{}", snake_case(&Color::ALL[at])));
}

fn robot(top: Option<Robot>, name: impl Fn(&str) -> String, out: &mut impl Out) {
    out.one_of(Robot::all().count(), top.map(|robot| robot.number().into()), |at| {
        name(Robot::from_number(at as u8).card().id)
    });
}

fn technology(shown: Option<Technology>, name: impl Fn(&str) -> String, out: &mut impl Out) {
    out.one_of(Technology::all().count(), shown.map(|card| card.number().into()), |at| {
        name(Technology::from_number(at as u8).card().id)
    });
}

fn table(view: &View, out: &mut impl Out) {
    out.number(|| "round".into(), view.round.into());
    out.flag(|| "last_round".into(), view.last_round);
    // The Base is always in the center.
    for place in Place::all().filter(|&place| place != Place::CENTER) {
        let planet = view.planets[place.index()] as usize;
        out.one_of(PLANETS - 1, planet.checked_sub(1), |at| {
            format!("place.{}.{}", place.number(), snake_case(&Planet::ALL[at + 1]))
        });
    }
    for defender in Defender::ALL {
        out.one_of(Place::COUNT, Some(view.defenders[defender].index()), |at| {
            format!("defender.{}.{at}", snake_case(&defender))
        });
    }
    for (tile, shown) in ControlTile::ALL.into_iter().zip(&view.tiles) {
        out.flag(|| format!("{tile:?}.is_back"), shown.side == TileSide::Back);
        out.flag(|| format!("{tile:?}.used"), shown.used);
    }
    for (side, stack) in Side::ALL.into_iter().zip(&view.stacks) {
        let side = snake_case(&side);
        robot(stack.top, |id| format!("stack.{side}.{id}"), out);
        out.number(|| format!("stack.{side}.height"), stack.height.into());
    }
    for (slot, &shown) in view.display.iter().enumerate() {
        technology(shown, |id| format!("slot.{slot}.{id}"), out);
    }
    out.number(|| "deck".into(), view.deck.into());
    out.one_of(view.track.len(), Some(view.marker.into()), |at| format!("marker.{at}"));
    energy(view.reserve, "reserve", out);
}

fn turn(view: &View, seat: Seat, out: &mut impl Out) {
    let players = view.setup.players;
    let turn = &view.turn;
    out.number(|| "turn.mains".into(), turn.mains.into());
    out.number(|| "turn.extras".into(), turn.extras.into());
    for defender in Defender::ALL {
        out.flag(|| format!("turn.moved.{}", snake_case(&defender)), turn.moved[defender]);
    }
    for place in 0..players {
        let has_turn = !view.over && turn.seat == Seat::new((seat.number() + place) % players);
        out.flag(|| format!("turn.{}", who(place)), has_turn);
    }
    let (question, number, planet) = match turn.asking {
        Asking::Act => (0, 0, None),
        Asking::Take(count) => (1, count, None),
        Asking::Track(steps) => (2, steps, None),
        Asking::Trade(planet) => (3, 0, Some(planet as usize)),
        Asking::Return => (4, 0, None),
    };
    let questions = ["act", "take", "track", "trade", "return"];
    out.one_of(questions.len(), (!view.over).then_some(question), |at| format!("question.{}", questions[at]));
    out.number(|| "question.number".into(), number.into());
    // Only two planets trade.
    let trades = [Planet::RingsTrade, Planet::OasisTrade];
    let trade = trades.iter().position(|&trade| Some(trade as usize) == planet);
    out.one_of(trades.len(), trade, |at| format!("question.{}", snake_case(&trades[at])));
}

fn player(view: &View, seat: Seat, place: u8, out: &mut impl Out) {
    let player = &view.players[seat];
    let own = who(place);
    energy(player.energy, &own, out);
    out.number(|| format!("{own}.batteries"), player.batteries.into());
    out.number(|| format!("{own}.points"), player.score.total());
    out.flags(Robot::all().count(), player.robots.bits().into(), |at| {
        format!("{own}.robots.{}", Robot::from_number(at as u8).card().id)
    });
    out.flags(Technology::all().count(), player.technologies.bits().into(), |at| {
        format!("{own}.technologies.{}", Technology::from_number(at as u8).card().id)
    });
}
