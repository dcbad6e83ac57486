//! Rolling and assigning the dice, and revealing the assignment. Rules L-3.1 to L-3.10.

use game::{BySeat, SealedChoice, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::Asking;
use crate::assign::{Assigned, Assigning, Powers, Rolled};
use crate::dice::{Color, Phase};
use crate::event::Event;
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::position::Lot;
use crate::prompt::Prompt;
use crate::tiles::WorldColor;

/// How everyone assigns the dice of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Assign {
    pub(crate) rolled: BySeat<Rolled>,
    pub(crate) sealed: SealedChoice<Assigned>,
}

impl Assign {
    /// Everyone rolls in seat order, each die with one [`game::Chance::below`] of 6, in color order.
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let mut rolled = BySeat::new(galaxy.setup.players, |_| Rolled::default());
        for seat in rolled.seats() {
            rolled[seat] = roll(galaxy, seat);
            out.only(seat, || Event::Rolled { seat, rolled: rolled[seat] });
        }
        Self::ask(rolled)
    }

    /// Asks everyone to assign their roll.
    pub(crate) fn ask(rolled: BySeat<Rolled>) -> (Self, Seats) {
        let asked = Seats::all(rolled.players());
        (Self { rolled, sealed: SealedChoice::ask(rolled.players(), asked) }, asked)
    }

    /// What a seat can plan with.
    fn assigning(&self, galaxy: &Galaxy, seat: Seat) -> Assigning {
        Assigning::new(self.rolled[seat], powers(galaxy, seat))
    }
}

/// The powers a seat can plan with.
fn powers(galaxy: &Galaxy, seat: Seat) -> Powers {
    Powers::of(galaxy.players[seat].tableau.sums().assigners, novelty_moves(galaxy, seat))
}

/// Rolls the cup of a seat.
pub(crate) fn roll(galaxy: &mut Galaxy, seat: Seat) -> Rolled {
    let mut rolled = Rolled::default();
    for color in galaxy.players[seat].cup.iter() {
        let line = galaxy.line(Lot::Die(seat, color));
        rolled[color.faces()[galaxy.chance.below_for(line, 6) as usize]].put(color);
    }
    rolled
}

/// How many workers a power for the most Novelty worlds moves: two for a sole lead, one for a shared lead (L-3.9).
fn novelty_moves(galaxy: &Galaxy, seat: Seat) -> u8 {
    let worlds = |seat: Seat| galaxy.players[seat].tableau.sums().worlds[WorldColor::Novelty as usize];
    let others = galaxy.players.seats().filter(|&other| other != seat).map(worlds).max().unwrap_or(0);
    match worlds(seat).cmp(&others) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 2,
    }
}

impl Asking for Assign {
    fn options<'a>(&self, galaxy: &'a Galaxy, seat: Seat) -> Option<Options<'a>> {
        Some(Options::Assign { rolled: self.rolled[seat], powers: powers(galaxy, seat) })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        Some(Prompt::Assign(Box::new(self.assigning(galaxy, seat))))
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let Move::Assign(plan) = answer else { return Err(Illegal::WrongAnswer) };
        let assigned = self.assigning(galaxy, seat).check(plan).map_err(Illegal::Plan)?;
        let complete = self.sealed.submit(seat, assigned);
        out.everyone(|| Event::Sealed { seat });
        if complete {
            reveal(galaxy, &self.sealed, out);
        }
        Ok(self.sealed.missing())
    }

    fn sealed(&self) -> Seats {
        self.sealed.answered()
    }
}

/// Reveals everyone's strip (L-3.10).
fn reveal(galaxy: &mut Galaxy, sealed: &SealedChoice<Assigned>, out: &mut impl Sink<Event>) {
    for (seat, &assigned) in sealed.answers() {
        out.everyone(|| Event::Revealed { seat, assigned });
        galaxy.phases.insert(assigned.selection.phase);
        let player = &mut galaxy.players[seat];
        player.cup = assigned.dictated;
        player.columns = assigned.columns;
        player.selector = Some(assigned.selection);
    }
    if galaxy.setup.players == 2 {
        let line = galaxy.line(Lot::ExtraDie);
        let face = Color::Home.faces()[galaxy.chance.below_for(line, 6) as usize];
        galaxy.extra_die = Some(face);
        galaxy.phases = galaxy.phases.union(face.phase().into_iter().collect());
        out.everyone(|| Event::ExtraDie { face });
    }
    let phases = galaxy.phases;
    out.everyone(|| Event::Phases { phases });
    for seat in galaxy.players.seats() {
        let player = &mut galaxy.players[seat];
        let mut back = player.cup;
        for phase in Phase::ALL.into_iter().filter(|&phase| !phases.contains(phase)) {
            back = back.plus(std::mem::take(&mut player.columns[phase]));
        }
        player.cup = back;
        if !back.is_empty() {
            out.everyone(|| Event::Returned { seat, dice: back });
        }
    }
}
