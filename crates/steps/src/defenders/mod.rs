//! Planet Defenders by steps.
//!
//! | actions | what they name |
//! | --- | --- |
//! | 0 to 2 | a control tile, for a main action |
//! | 3 to 11 | a place |
//! | 12 to 15 | a slot of the display, to buy the technology there |
//! | 16 to 19 | a side of the board, to capture the robot there |
//! | 20 to 22 | a cube: blue, orange, green |
//! | 23 | to move the marker on, to trade |
//! | 24 | nothing, or nothing more |
//!
//! Cubes are paid, taken and returned in this order of their colors. Batteries follow from the cubes.

mod observe;

use defenders::{Asking, Color, ControlTile, Defenders, ENERGY_LIMIT, Energy, Move, Payment, Place, Side};
use game::{Legal as _, Seat};

use crate::listed::{Bag, Listed, Words};
use crate::mask::Mask;
use crate::names::snake_case;
use crate::out::Out;
use crate::stepper::Steps;

const TILE: usize = 0;
const PLACE: usize = TILE + 3;
const SLOT: usize = PLACE + Place::COUNT;
const SIDE: usize = SLOT + 4;
const CUBE: usize = SIDE + 4;
const ACCEPT: usize = CUBE + 3;
const DONE: usize = ACCEPT + 1;

/// An answer in the making.
#[derive(Clone, Debug)]
pub struct Answer {
    part: Part,
    /// How often each action was taken.
    said: [i8; DONE + 1],
}

#[derive(Clone, Debug)]
enum Part {
    /// Any answer but the next.
    Listed(Listed<Move>),
    /// Which energy goes back. There may be too much of it to list every way.
    Return(Bag<3>),
}

impl Words {
    fn cubes(self, energy: Energy) -> Self {
        Color::ALL.into_iter().fold(self, |words, color| words.times(energy[color], CUBE + color as usize))
    }

    fn pays(self, payment: Payment) -> Self {
        self.cubes(payment.energy).and(DONE)
    }
}

/// The words for a move, from this state.
fn words(game: &Defenders, seat: Seat, answer: &Move) -> Words {
    let words = Words::new();
    match *answer {
        Move::Main { tile, to, payment } => words.and(TILE + tile as usize).and(PLACE + to.index()).pays(payment),
        Move::Upgrade { technology, payment } => {
            let slot = game.look(seat).display().iter().position(|&shown| shown == Some(technology));
            words.and(SLOT + slot.unwrap_or(0)).pays(payment)
        }
        Move::Capture { side, payment } => words.and(SIDE + side as usize).pays(payment),
        Move::Take { energy, .. } | Move::Return { energy } => words.cubes(energy).and(DONE),
        Move::StepOn { payment } | Move::Trade { payment } => words.and(ACCEPT).pays(payment),
        Move::EndTurn | Move::Rest | Move::StopMarker | Move::SkipTrade => words.and(DONE),
    }
}

impl Steps for Defenders {
    const ACTIONS: usize = DONE + 1;

    type Answer = Answer;

    fn action_name(action: usize) -> String {
        match action {
            TILE..PLACE => format!("{:?}", ControlTile::ALL[action]),
            PLACE..SLOT => format!("place.{}", action - PLACE),
            SLOT..SIDE => format!("slot.{}", action - SLOT),
            SIDE..CUBE => snake_case(&Side::ALL[action - SIDE]),
            CUBE..ACCEPT => snake_case(&Color::ALL[action - CUBE]),
            ACCEPT => "accept".into(),
            _ => "done".into(),
        }
    }

    fn begin(&self, seat: Seat) -> Answer {
        let held = self.look(seat).player(seat).energy;
        let part = if self.look(seat).asking() == Asking::Return {
            let excess = held.total().saturating_sub(ENERGY_LIMIT) as u8;
            Part::Return(Bag::new(Color::ALL.map(|color| held[color]), excess, excess))
        } else {
            let mut moves = Vec::new();
            self.legal_moves(seat, &mut moves);
            Part::Listed(Listed::of(moves.into_iter().map(|one| (words(self, seat, &one), one)).collect()))
        };
        Answer { part, said: [0; DONE + 1] }
    }

    fn mask(answer: &Answer) -> Mask {
        match &answer.part {
            Part::Listed(listed) => listed.mask(),
            Part::Return(bag) => {
                let mut mask = Mask::NONE;
                mask.insert_all(bag.kinds().map(|kind| CUBE + kind));
                mask
            }
        }
    }

    fn take(answer: &mut Answer, action: usize) -> Option<Move> {
        answer.said[action] += 1;
        match &mut answer.part {
            Part::Listed(listed) => listed.take(action),
            Part::Return(bag) => {
                bag.take(action - CUBE);
                let [blue, orange, green] = bag.taken();
                bag.is_full().then_some(Move::Return { energy: Energy { blue, orange, green } })
            }
        }
    }

    fn actions(&self, seat: Seat, answer: &Move) -> Vec<usize> {
        match (self.begin(seat).part, answer) {
            (Part::Listed(listed), _) => listed.words_for(|one| one == answer),
            (Part::Return(bag), Move::Return { energy }) => {
                bag.kinds_for(Color::ALL.map(|color| energy[color])).0.map(|kind| CUBE + kind).collect()
            }
            (Part::Return(_), _) => Vec::new(),
        }
    }

    fn observe(&self, seat: Seat, answer: Option<&Answer>, out: &mut impl Out) {
        observe::observe(self, seat, answer, out);
    }
}
