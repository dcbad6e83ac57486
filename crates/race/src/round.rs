//! The round: choosing actions, running the chosen phases, the hand limit, the end. Rules of sections 3, 9, 10 and 11.

use game::{Ballot, BySeat, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::Card;
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::phase::consume::Consuming;
use crate::phase::produce::Producing;
use crate::phase::{Bill, consume, develop, explore, produce, settle};
use crate::setup::{OPENING_DISCARD, Timing, Variant};
use crate::table::Table;

/// The most cards a hand may hold after a round.
pub const HAND_LIMIT: u32 = 10;
/// A tableau of so many cards ends the game.
pub const CARDS_TO_END: u8 = 12;

/// What is asked now, and how far everyone is with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// Which two of the six dealt cards everyone discards.
    Opening(Ballot<Set<Card>>),
    /// Which actions everyone chooses.
    Actions(Ballot<Pick>),
    /// Which of the explored cards everyone keeps.
    Keep { drawn: BySeat<Set<Card>>, ballot: Ballot<Set<Card>> },
    /// Which development everyone places, if any.
    Develop(Ballot<Placement>),
    /// How the developments are paid for.
    PayDevelopment(BySeat<Bill>),
    /// Which world everyone places, if any.
    Settle(Ballot<Placement>),
    /// How the worlds are paid for or conquered.
    PayWorld(BySeat<Bill>),
    /// What is sold and consumed.
    Consume(BySeat<Consuming>),
    /// Where goods are produced.
    Produce(BySeat<Producing>),
    /// What is discarded down to the hand limit.
    HandLimit(Ballot<Set<Card>>),
    /// Nothing: the game is over.
    Over,
}

impl Stage {
    /// The seats whose answers wait for the others'.
    pub(crate) fn sealed(&self) -> Seats {
        match self {
            Self::Opening(ballot) | Self::Keep { ballot, .. } | Self::HandLimit(ballot) => ballot.answered(),
            Self::Actions(ballot) => ballot.answered(),
            Self::Develop(ballot) | Self::Settle(ballot) => ballot.answered(),
            Self::PayDevelopment(_) | Self::PayWorld(_) | Self::Consume(_) | Self::Produce(_) | Self::Over => {
                Seats::NONE
            }
        }
    }
}

/// A card to place, or none. (An `Option` inside the `Option` of a ballot would be lost in JSON.)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Placement {
    Pass,
    Place(Card),
}

impl Placement {
    pub(crate) fn of(card: Option<Card>) -> Self {
        card.map_or(Self::Pass, Self::Place)
    }

    pub(crate) fn card(self) -> Option<Card> {
        match self {
            Self::Pass => None,
            Self::Place(card) => Some(card),
        }
    }
}

/// What a seat chose: one action, two in the advanced game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct Pick {
    /// The action, or the first of two; `None` before anything is revealed.
    pub first: Option<Action>,
    /// The second of two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Action>,
}

impl Pick {
    /// How often an action was chosen.
    #[must_use]
    pub fn count(self, action: Action) -> u8 {
        u8::from(self.first == Some(action)) + u8::from(self.second == Some(action))
    }
}

/// The phases of a round in order. A second Develop or Settle is a phase of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Before the phases: everyone chooses.
    Choose,
    /// Phase I.
    Explore,
    /// Phase II.
    Develop,
    /// Phase II once more.
    SecondDevelop,
    /// Phase III.
    Settle,
    /// Phase III once more.
    SecondSettle,
    /// Phase IV.
    Consume,
    /// Phase V.
    Produce,
    /// After the phases: everyone discards down to the limit.
    HandLimit,
}

impl Step {
    /// All nine, in order.
    pub const ALL: [Self; 9] = [
        Self::Choose,
        Self::Explore,
        Self::Develop,
        Self::SecondDevelop,
        Self::Settle,
        Self::SecondSettle,
        Self::Consume,
        Self::Produce,
        Self::HandLimit,
    ];

    /// Whether it is the second run of a phase.
    #[must_use]
    pub const fn is_second(self) -> bool {
        matches!(self, Self::SecondDevelop | Self::SecondSettle)
    }

    /// The bit of the step in a set of steps.
    const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The step that each action brings about, as a bit.
    const OF_ACTION: [u16; 7] = [
        Self::Explore.bit(),
        Self::Explore.bit(),
        Self::Develop.bit(),
        Self::Settle.bit(),
        Self::Consume.bit(),
        Self::Consume.bit(),
        Self::Produce.bit(),
    ];
}

impl Pick {
    /// The steps that take place because of it, as bits.
    fn steps(self) -> u16 {
        let step = |action: Option<Action>| action.map_or(0, |action| Step::OF_ACTION[action as usize]);
        let (first, second) = (step(self.first), step(self.second));
        let twice = if self.first == self.second { first & (Step::Develop.bit() | Step::Settle.bit()) } else { 0 };
        // The second run is the next step after the first.
        first | second | twice << 1
    }
}

/// Begins a round: everyone chooses.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    table.round += 1;
    table.step = Step::Choose;
    table.picks = BySeat::new(table.setup.players, |_| Pick::default());
    table.steps = steps(&table.picks);
    table.asked = Seats::all(table.setup.players);
    table.stage = Stage::Actions(Ballot::open(table.setup.players, table.asked));
    let round = table.round;
    out.everyone(|| Event::RoundBegan { round });
}

/// Answers the opening discard.
pub(crate) fn answer_opening(
    table: &mut Table,
    seat: Seat,
    cards: Set<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check_discard(table, seat, cards, OPENING_DISCARD)?;
    let Stage::Opening(ballot) = &mut table.stage else { return Err(Illegal::WrongAnswer) };
    let opened = ballot.seal(seat, cards).then_some(*ballot);
    sealed(table, seat, out);
    let Some(ballot) = opened else { return Ok(()) };
    discard_all(table, &ballot, Cause::Deal, out);
    table.begin_play(out);
    Ok(())
}

/// Notes that a sealed answer was given.
pub(crate) fn sealed(table: &mut Table, seat: Seat, out: &mut impl Sink<Event>) {
    table.asked.remove(seat);
    out.everyone(|| Event::Sealed { seat });
}

/// Checks a choice of exactly so many hand cards.
pub(crate) fn check_discard(table: &Table, seat: Seat, cards: Set<Card>, count: u32) -> Result<(), Illegal> {
    if cards.len() != count {
        return Err(Illegal::WrongCount { due: count as u8 });
    }
    if !table.players[seat].hand.contains_all(cards) {
        return Err(Illegal::NotInHand);
    }
    Ok(())
}

/// Carries out sealed discards in seat order.
fn discard_all(table: &mut Table, ballot: &Ballot<Set<Card>>, cause: Cause, out: &mut impl Sink<Event>) {
    for seat in table.players.seats() {
        if let Some(&cards) = ballot.answer(seat) {
            table.discard_from_hand(seat, cards);
            tell_discard(seat, cards, cause, out);
        }
    }
}

/// Tells everyone how many cards a seat threw away, and the seat itself which.
pub(crate) fn tell_discard(seat: Seat, cards: Set<Card>, cause: Cause, out: &mut impl Sink<Event>) {
    if !cards.is_empty() {
        out.everyone(|| Event::Discarded { seat, count: cards.len() as u8, cause });
        out.only(seat, || Event::Threw { seat, cards });
    }
}

/// Answers the choice of actions.
pub(crate) fn answer_actions(
    table: &mut Table,
    seat: Seat,
    pick: Pick,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check_pick(table.setup.variant, pick)?;
    let Stage::Actions(ballot) = &mut table.stage else { return Err(Illegal::WrongAnswer) };
    let opened = ballot.seal(seat, pick).then_some(*ballot);
    sealed(table, seat, out);
    let Some(ballot) = opened else { return Ok(()) };
    for seat in table.players.seats() {
        let pick = ballot.answer(seat).copied().unwrap_or_default();
        table.picks[seat] = pick;
        out.everyone(|| Event::Chose { seat, pick });
    }
    table.steps = steps(&table.picks);
    go_on(table, out);
    Ok(())
}

/// One action, or in the advanced game a pair.
fn check_pick(variant: Variant, pick: Pick) -> Result<(), Illegal> {
    match (variant, pick.first, pick.second) {
        (Variant::Advanced, Some(first), Some(second)) if Action::is_pair(first, second) => Ok(()),
        (Variant::Advanced, _, Some(_)) => Err(Illegal::NotAPair),
        (Variant::Advanced, _, None) => Err(Illegal::TwoActions),
        (Variant::Standard | Variant::FirstGame, Some(_), None) => Ok(()),
        (Variant::Standard | Variant::FirstGame, _, _) => Err(Illegal::OneAction),
    }
}

/// Runs the next phases until somebody is asked or the game is over.
pub(crate) fn go_on(table: &mut Table, out: &mut impl Sink<Event>) {
    table.asked = Seats::NONE;
    while table.asked.is_empty() {
        let step = following(table);
        table.step = step;
        if step != Step::HandLimit {
            out.everyone(|| Event::PhaseBegan { step });
        }
        match step {
            Step::Explore => explore::begin(table, out),
            Step::Develop | Step::SecondDevelop => develop::begin(table, out),
            Step::Settle | Step::SecondSettle => settle::begin(table),
            Step::Consume => consume::begin(table, out),
            Step::Produce => produce::begin(table, out),
            Step::HandLimit | Step::Choose => return begin_hand_limit(table, out),
        }
    }
}

/// The steps that take place when everyone has chosen so, as bits: a phase that nobody chose is skipped.
pub(crate) fn steps(picks: &BySeat<Pick>) -> u16 {
    picks.values().fold(Step::HandLimit.bit(), |steps, pick| steps | pick.steps())
}

/// The next step that takes place.
fn following(table: &Table) -> Step {
    let later = table.steps & !(2 * table.step.bit() - 1);
    Step::ALL[later.trailing_zeros().min(Step::HandLimit as u32) as usize]
}

fn begin_hand_limit(table: &mut Table, out: &mut impl Sink<Event>) {
    let mut over = Seats::NONE;
    for (seat, player) in table.players.iter() {
        if player.hand_size() > HAND_LIMIT {
            over.insert(seat);
        }
    }
    if over.is_empty() {
        return finish(table, out);
    }
    table.asked = over;
    table.stage = Stage::HandLimit(Ballot::open(table.setup.players, over));
}

/// How many cards a seat holds beyond the limit.
pub(crate) fn excess(table: &Table, seat: Seat) -> u32 {
    table.players[seat].hand_size().saturating_sub(HAND_LIMIT)
}

/// Answers the discard down to the hand limit.
pub(crate) fn answer_hand_limit(
    table: &mut Table,
    seat: Seat,
    cards: Set<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check_discard(table, seat, cards, excess(table, seat))?;
    let Stage::HandLimit(ballot) = &mut table.stage else { return Err(Illegal::WrongAnswer) };
    let opened = ballot.seal(seat, cards).then_some(*ballot);
    sealed(table, seat, out);
    if let Some(ballot) = opened {
        discard_all(table, &ballot, Cause::HandLimit, out);
        finish(table, out);
    }
    Ok(())
}

/// Ends the game or begins the next round.
fn finish(table: &mut Table, out: &mut impl Sink<Event>) {
    if !is_last_round(table) {
        return begin(table, out);
    }
    table.stage = Stage::Over;
    table.asked = Seats::NONE;
    let round = table.round;
    out.everyone(|| Event::GameEnded { round });
}

/// Whether the game would end with this round as the table lies.
pub(crate) fn is_last_round(table: &Table) -> bool {
    table.pool <= 0
        || table.players.values().any(|player| player.tableau.len() >= CARDS_TO_END)
        || table.setup.round_cap.is_some_and(|cap| table.round >= cap)
}

/// What a seat has before it in a phase that everyone goes through at a pace of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// A decision.
    Decide,
    /// Something that happens by itself.
    Happens,
    /// Nothing any more.
    Done,
}

/// Lets everything happen that happens by itself, strictly in seat order: it waits until all lower seats are done. Decisions
/// wait only if the timing says so. What comes from the deck is thus the same under both timings.
///
/// `proceed` says what a seat has before it, and if that happens by itself and may happen now, it does it.
pub(crate) fn advance<S: Sink<Event>>(
    table: &mut Table,
    out: &mut S,
    proceed: impl Fn(&mut Table, Seat, bool, &mut S) -> Next,
) {
    let (mut asked, mut lower_done) = (Seats::NONE, true);
    for seat in table.players.seats() {
        let mut found = proceed(table, seat, lower_done, out);
        while found == Next::Happens && lower_done {
            found = proceed(table, seat, true, out);
        }
        if found == Next::Decide && (lower_done || table.setup.timing == Timing::Together) {
            asked.insert(seat);
        }
        lower_done &= found == Next::Done;
    }
    table.asked = asked;
}
