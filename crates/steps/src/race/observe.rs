//! What a seat may know in Race, as numbers.
//!
//! It is read from [`Look`], the borrowed form of the view. First the table, then each player (the observer first, then
//! clockwise), then what only the observer knows, and at last its question and the actions of its answer so far.

use game::{Seat, Set};
use race::{Action, Bill, CARDS, CONSUMERS, Card, Choice, Design, Kind, Look, Options, Race, Step};

use super::{Answer, Next, Part, snake_case};
use crate::mask::Mask;
use crate::names::who;
use crate::out::Out;
use crate::stepper::Steps;

const ALL: usize = CARDS as usize;
/// Worlds have the lowest numbers, and only they carry goods.
const WORLDS: usize = 64;
const QUESTIONS: [&str; 11] =
    ["discard", "choose", "choose_pair", "keep", "develop", "pay", "settle", "pay_world", "sell", "consume", "produce"];

pub(super) fn observe(race: &Race, seat: Seat, answer: Option<&Answer>, out: &mut impl Out) {
    let look = race.look(seat);
    table(look, out);
    let mut other = seat;
    let players = look.setup().players;
    for place in 0..players {
        player(look, other, place, out);
        other = other.next(players);
    }
    own(look, out);
    question(race, look, answer, out);
}

fn table(look: Look<'_>, out: &mut impl Out) {
    out.number(|| "round".into(), look.round().into());
    out.flag(|| "last_round".into(), look.is_last_round());
    out.one_of(Step::ALL.len(), Some(look.step() as usize), |at| format!("step.{}", snake_case(&Step::ALL[at])));
    out.number(|| "pool".into(), look.pool().into());
    out.number(|| "deck".into(), look.deck().into());
    out.number(|| "discard".into(), look.discard().into());
    cards(look.open_discards(), out, |card| format!("open_discards.{card}"));
}

fn cards(set: Set<Card>, out: &mut impl Out, name: impl Fn(Card) -> String) {
    out.flags(ALL, set.bits(), |at| name(numbered(at)));
}

fn numbered(at: usize) -> Card {
    game::Element::from_number(at as u8)
}

fn player(look: Look<'_>, seat: Seat, place: u8, out: &mut impl Out) {
    let player = look.player(seat);
    let own = || who(place);
    cards(player.tableau().cards(), out, |card| format!("{}.tableau.{card}", own()));
    out.flags(WORLDS, player.goods().bits(), |at| format!("{}.goods.{}", own(), numbered(at)));
    // The observer's whole hand comes later.
    if place > 0 {
        cards(player.shown(), out, |card| format!("{}.hand_known.{card}", own()));
    }
    out.number(|| format!("{}.asked", own()), look.asked().contains(seat).into());
    out.number(|| format!("{}.hand", own()), player.hand_size().into());
    out.number(|| format!("{}.drawn", own()), look.drawn_by(seat).into());
    out.number(|| format!("{}.chips", own()), player.vp().into());
    out.number(|| format!("{}.points", own()), player.points());
    out.number(|| format!("{}.military", own()), player.tableau().sums().military.into());
    out.numbers(Action::ALL.map(|action| player.pick.count(action).into()), |at| {
        format!("{}.picked.{}", own(), snake_case(&Action::ALL[at]))
    });
    progress(look, seat, own, out);
}

/// How far a player is in the current phase.
fn progress(look: Look<'_>, seat: Seat, own: impl Fn() -> String, out: &mut impl Out) {
    let (bill, due) = match look.bill(seat) {
        Bill::Nothing => (None, None),
        Bill::Due(card) => (Some(0), Some(card)),
        Bill::Paid(_) => (Some(1), None),
        Bill::Done(_) => (Some(2), None),
    };
    out.one_of(3, bill, |at| format!("{}.placed.{}", own(), ["unpaid", "paid", "done"][at]));
    out.one_of(ALL, due.map(|card| usize::from(game::Element::number(card))), |at| {
        format!("{}.to_pay.{}", own(), numbered(at))
    });
    let consuming = look.consuming(seat);
    // What is due from the deck is not told: in seat order, nobody decides anything before it is drawn.
    let left = consuming.map_or(0, |one| one.left);
    out.flags(CONSUMERS.len(), left.into(), |at| {
        let power = CONSUMERS[at];
        format!("{}.unused_power.{}.{}", own(), Design::ALL[usize::from(power.design)].face().name, power.index)
    });
    out.flag(|| format!("{}.selling", own()), consuming.is_some_and(|one| one.selling));
    out.flag(|| format!("{}.stopped", own()), consuming.is_some_and(|one| one.stopped));
    let produced = look.producing(seat).map_or([0; 4], |producing| producing.produced);
    out.numbers(produced.map(i32::from), |at| format!("{}.produced.{}", own(), snake_case(&Kind::ALL[at])));
}

fn own(look: Look<'_>, out: &mut impl Out) {
    cards(look.hand(), out, |card| format!("hand.{card}"));
    cards(look.drawn(), out, |card| format!("drawn.{card}"));
    cards(look.discarded(), out, |card| format!("discarded.{card}"));
}

/// The observer's question, what was chosen so far, and how many cards are still to choose. A sealed answer is told as the actions
/// that made it.
fn question(race: &Race, look: Look<'_>, answer: Option<&Answer>, out: &mut impl Out) {
    out.one_of(QUESTIONS.len(), answer.map(question_number), |at| format!("question.{}", QUESTIONS[at]));
    out.number(|| "to_choose".into(), answer.map_or(0, to_choose));
    let said = match (answer, look.sealed()) {
        (Some(answer), _) => answer.said,
        (None, Some(sealed)) => {
            let mut said = Mask::NONE;
            said.insert_all(race.actions(look.seat(), &sealed));
            said
        }
        (None, None) => Mask::NONE,
    };
    out.actions(Race::ACTIONS, said, |at| format!("said.{}", Race::action_name(at)));
}

fn question_number(answer: &Answer) -> usize {
    match answer.options {
        Options::Discard { .. } => 0,
        Options::Choose => 1,
        Options::ChoosePair => 2,
        Options::Keep { .. } => 3,
        Options::Develop { .. } => 4,
        Options::Pay { .. } => 5,
        Options::Settle { .. } => 6,
        Options::PayWorld { .. } => 7,
        Options::Sell { .. } => 8,
        Options::Consume(_) => 9,
        Options::Produce { .. } => 10,
    }
}

/// How many more pieces the answer takes, or can take.
fn to_choose(answer: &Answer) -> i32 {
    let all = match answer.part {
        Part::First => match answer.options {
            Options::Discard { count, .. } | Options::Keep { count, .. } | Options::Pay { count, .. } => count,
            _ => 1,
        },
        Part::Payment(offer) => offer.due,
        Part::Use(used) => match used.choice {
            Choice::Goods { count, .. } => count,
            Choice::Kinds { kinds, .. } => kinds,
            Choice::Hand { most, .. } => most,
            Choice::Number { .. } => 1,
        },
        Part::SecondAction(_) | Part::Power(_) => 1,
    };
    let chosen = if matches!(answer.next(), Next::One(_)) { 0 } else { answer.taken.len() };
    i32::from(all) - chosen as i32
}
