//! The round: rolling and assigning, revealing, and which phase comes next. Rules of section 3.

use game::{BySeat, SealedChoice, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::assign::{Assigned, Assigning, Columns, Plan, Powers, Rolled};
use crate::dice::{Color, Dice, Phase};
use crate::empire::{self, Managing};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::build::{self, Building};
use crate::phase::explore::{self, Exploration};
use crate::phase::produce;
use crate::phase::ship::{self, Shipping};
use crate::setup::Timing;
use crate::table::Table;
use crate::tiles::{Side, Tile, WorldColor};

/// Squares that end the game (L-9.1).
pub const SQUARES_TO_END: u8 = 12;

/// The part of a round that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Before the first round: everyone lays out two tiles.
    Opening,
    /// Everyone assigns the rolled dice.
    Assign,
    /// A phase.
    Phase(Phase),
    /// Everyone recruits and recalls.
    Empire,
}

/// What is asked, and how far everyone is.
// It lies in the state itself, so that cloning a game allocates nothing.
#[expect(clippy::large_enum_variant, reason = "a state is copied as a whole")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    Opening {
        pairs: BySeat<[Tile; 2]>,
        sealed: SealedChoice<Tile>,
    },
    Assign {
        rolled: BySeat<Rolled>,
        sealed: SealedChoice<Assigned>,
    },
    Explore(Exploration),
    /// Develop or Settle.
    Build(BySeat<Building>),
    Produce,
    Ship(BySeat<Shipping>),
    Empire(BySeat<Managing>),
    Over,
}

impl Stage {
    /// The seats whose answers wait for the others'.
    pub(crate) fn sealed(&self) -> Seats {
        match self {
            Self::Opening { sealed, .. } => sealed.answered(),
            Self::Assign { sealed, .. } => sealed.answered(),
            Self::Explore(exploration) => {
                exploration.shortage.map_or(Seats::NONE, |shortage| shortage.sealed.answered())
            }
            Self::Build(_) | Self::Produce | Self::Ship(_) | Self::Empire(_) | Self::Over => Seats::NONE,
        }
    }
}

/// Begins a round: everyone rolls, in seat order, each die by one [`game::Chance::below`] of 6, in the order of the colors.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    table.round += 1;
    table.step = Step::Assign;
    table.phases = Set::EMPTY;
    table.extra_die = None;
    let round = table.round;
    out.everyone(|| Event::RoundBegan { round });
    let mut rolled = BySeat::new(table.setup.players, |_| Rolled::default());
    for seat in rolled.seats() {
        for color in table.players[seat].cup.iter() {
            let face = color.faces()[table.chance.below(6) as usize];
            rolled[seat][face].put(color);
        }
        out.only(seat, || Event::Rolled { seat, rolled: rolled[seat] });
    }
    table.asked = Seats::all(table.setup.players);
    table.stage = Stage::Assign { rolled, sealed: SealedChoice::ask(table.setup.players, table.asked) };
}

/// What a seat can plan with, while dice are assigned.
pub(crate) fn assigning(table: &Table, seat: Seat) -> Option<Assigning> {
    let Stage::Assign { rolled, .. } = &table.stage else { return None };
    let tiles = table.players[seat].tableau.sums().assigners;
    Some(Assigning::new(rolled[seat], Powers::of(tiles, novelty_moves(table, seat))))
}

/// How many workers a power for most Novelty worlds moves: two for a sole lead, one for a shared one (L-3.9).
fn novelty_moves(table: &Table, seat: Seat) -> u8 {
    let worlds = |seat: Seat| table.players[seat].tableau.sums().worlds[WorldColor::Novelty as usize];
    let others = table.players.seats().filter(|&other| other != seat).map(worlds).max().unwrap_or(0);
    match worlds(seat).cmp(&others) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 2,
    }
}

/// Answers how the dice are assigned.
pub(crate) fn answer_assign(
    table: &mut Table,
    seat: Seat,
    plan: &Plan,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let assigned = assigning(table, seat).ok_or(Illegal::WrongAnswer)?.check(plan).map_err(Illegal::Plan)?;
    let Stage::Assign { sealed, .. } = &mut table.stage else { return Err(Illegal::WrongAnswer) };
    let opened = sealed.submit(seat, assigned).then_some(*sealed);
    table.asked.remove(seat);
    out.everyone(|| Event::Sealed { seat });
    if let Some(sealed) = opened {
        reveal(table, &sealed, out);
    }
    Ok(())
}

/// Everyone's strip is revealed (L-3.10).
fn reveal(table: &mut Table, sealed: &SealedChoice<Assigned>, out: &mut impl Sink<Event>) {
    for seat in table.players.seats() {
        let Some(&assigned) = sealed.answer(seat) else { continue };
        out.everyone(|| Event::Revealed { seat, assigned });
        table.phases.insert(assigned.selection.phase);
        let player = &mut table.players[seat];
        player.cup = assigned.dictated;
        player.columns = assigned.columns;
        player.selector = Some(assigned.selection);
    }
    if table.setup.players == 2 {
        let face = Color::Home.faces()[table.chance.below(6) as usize];
        table.extra_die = Some(face);
        table.phases = table.phases.union(face.phase().into_iter().collect());
        out.everyone(|| Event::ExtraDie { face });
    }
    let phases = table.phases;
    out.everyone(|| Event::Phases { phases });
    for seat in table.players.seats() {
        let player = &mut table.players[seat];
        let mut back = player.cup;
        for phase in Phase::ALL.into_iter().filter(|&phase| !phases.contains(phase)) {
            back = back.plus(std::mem::take(&mut player.columns[phase]));
        }
        player.cup = back;
        if !back.is_empty() {
            out.everyone(|| Event::Returned { seat, dice: back });
        }
    }
    go_on(table, out);
}

/// Runs the next phases until somebody is asked or the game is over.
pub(crate) fn go_on(table: &mut Table, out: &mut impl Sink<Event>) {
    table.asked = Seats::NONE;
    while table.asked.is_empty() {
        let done = match table.step {
            Step::Phase(phase) => 2 * (1 << phase as u32) - 1,
            Step::Opening | Step::Assign => 0,
            Step::Empire => return,
        };
        let later: Set<Phase> = Set::from_bits(table.phases.bits() & !done);
        let Some(phase) = later.first() else { return empire::begin(table, out) };
        table.step = Step::Phase(phase);
        out.everyone(|| Event::PhaseBegan { phase });
        match phase {
            Phase::Explore => explore::begin(table, out),
            Phase::Develop => build::begin(table, Side::Development, out),
            Phase::Settle => build::begin(table, Side::World, out),
            Phase::Produce => produce::begin(table, out),
            Phase::Ship => ship::begin(table, out),
        }
    }
}

/// Begins a step in which everyone goes at a pace of their own: whatever happens by itself happens, in the order of timing,
/// and those who have something to decide are asked.
pub(crate) fn begin_each<S: Sink<Event>>(
    table: &mut Table,
    out: &mut S,
    proceed: impl Fn(&mut Table, Seat, &mut S) -> bool,
) {
    let mut pending = Seats::NONE;
    for seat in table.order() {
        if proceed(table, seat, out) {
            pending.insert(seat);
        }
    }
    table.pending = pending;
    ask_pending(table);
}

/// Goes on after a seat's answer; says whether everyone is done.
pub(crate) fn go_on_with<S: Sink<Event>>(
    table: &mut Table,
    seat: Seat,
    out: &mut S,
    proceed: impl Fn(&mut Table, Seat, &mut S) -> bool,
) -> bool {
    if !proceed(table, seat, out) {
        table.pending.remove(seat);
    }
    ask_pending(table);
    table.asked.is_empty()
}

fn ask_pending(table: &mut Table) {
    table.asked = match table.setup.timing {
        Timing::Together => table.pending,
        Timing::InOrder => {
            let first = table.order().find(|&seat| table.pending.contains(seat));
            first.map_or(Seats::NONE, Seats::only)
        }
    };
}

/// Ends the game or begins the next round (L-9.1).
pub(crate) fn finish(table: &mut Table, out: &mut impl Sink<Event>) {
    for player in table.players.values_mut() {
        debug_assert!(player.selector.is_none() && player.columns == Columns::default());
        debug_assert!(player.cup != Dice::NONE, "the cup is never empty when dice are rolled");
    }
    if !is_last_round(table) {
        return begin(table, out);
    }
    table.stage = Stage::Over;
    table.asked = Seats::NONE;
    let round = table.round;
    out.everyone(|| Event::GameEnded { round });
}

/// Whether the game would end with this round as the table lies (L-9.1).
pub(crate) fn is_last_round(table: &Table) -> bool {
    table.pool <= 0
        || table.players.values().any(|player| player.tableau.len() >= SQUARES_TO_END)
        || table.setup.round_cap.is_some_and(|cap| table.round >= cap)
}
