//! Tries each move, finishes the turn step by step in the way that looks best, and takes the move whose turn ends best.

use defenders::{Defenders, Look, Move, Planet, Prompt, View};
use game::{Bot, Chance, Game, Imagine, Legal, Observer, Seat, Seed};

use super::appraisal::appraise;
use crate::best::best;
use crate::searchable::state_behind;

/// More steps than any turn has.
const LONGEST_TURN: usize = 16;

/// A fast player that looks one turn ahead.
#[derive(Clone, Debug)]
pub(crate) struct Heuristic {
    seed: Seed,
    /// How often it was asked, so it imagines different hidden cards each time.
    asked: u64,
}

impl Heuristic {
    pub(crate) fn new(seed: Seed) -> Self {
        Self { seed, asked: 0 }
    }
}

impl Bot<Defenders> for Heuristic {
    fn choose(&mut self, view: &View, prompt: &Prompt) -> Move {
        self.asked += 1;
        let chance = Chance::seeded(self.seed.derive(self.asked));
        let answer = match view.observer {
            Observer::Seat(seat) => choose(state_behind::<Defenders>(view).look(seat), chance),
            Observer::Public => None,
        };
        // A spectator is never asked, but any legal move will do.
        answer.unwrap_or_else(|| Defenders::moves(prompt).swap_remove(0))
    }
}

/// The move whose turn ends best; `None` if the seat is not asked.
pub(super) fn choose(look: Look<'_>, chance: Chance) -> Option<Move> {
    let moves = look.moves();
    if moves.len() < 2 {
        return moves.first().copied();
    }
    let imagined = look.imagine(chance);
    let ahead = Ahead { seat: look.seat(), round: look.round() };
    best_move(&moves, |answer| ahead.value_of_turn(&imagined, answer))
}

/// All moves, those whose turns end best first.
pub(super) fn ranked(look: Look<'_>, chance: Chance) -> Vec<Move> {
    let moves = look.moves();
    if moves.len() < 2 {
        return moves;
    }
    let imagined = look.imagine(chance);
    let ahead = Ahead { seat: look.seat(), round: look.round() };
    let mut valued: Vec<(f32, Move)> =
        moves.iter().map(|answer| (ahead.value_of_turn(&imagined, answer), *answer)).collect();
    valued.sort_by(|one, other| other.0.total_cmp(&one.0));
    valued.into_iter().map(|(_, answer)| answer).collect()
}

/// The move with the highest value, or the first of several equal ones.
fn best_move(moves: &[Move], value: impl Fn(&Move) -> f32) -> Option<Move> {
    best(moves.iter().map(|answer| (value(answer), *answer))).map(|(_, answer)| answer)
}

/// Looks ahead to the end of a seat's turn.
struct Ahead {
    seat: Seat,
    round: u16,
}

impl Ahead {
    /// The value of the turn that begins with this move.
    fn value_of_turn(&self, state: &Defenders, answer: &Move) -> f32 {
        self.after(state, answer, |after| self.value_of_rest(after))
    }

    /// The value of a state after finishing the turn step by step.
    fn value_of_rest(&self, mut state: Defenders) -> f32 {
        let mut moves = Vec::new();
        for _ in 0..LONGEST_TURN {
            if !self.goes_on(&state) {
                break;
            }
            moves.clear();
            state.legal_moves(self.seat, &mut moves);
            let next = best_move(&moves, |answer| self.after(&state, answer, |after| self.at_once(&after)));
            let Some(next) = next else { break };
            if state.play(self.seat, &next, &mut ()).is_err() {
                break;
            }
        }
        self.at_once(&state)
    }

    fn at_once(&self, state: &Defenders) -> f32 {
        appraise(state.look(self.seat))
    }

    /// Whether it is still the same turn.
    fn goes_on(&self, state: &Defenders) -> bool {
        state.asked().contains(self.seat) && state.round() == u32::from(self.round)
    }

    /// The value of the state after a move. If the die decides, the mean over its faces.
    fn after(&self, state: &Defenders, answer: &Move, value: impl Fn(Defenders) -> f32) -> f32 {
        let play = |mut state: Defenders| match state.play(self.seat, answer, &mut ()) {
            Ok(()) => value(state),
            Err(_) => f32::NEG_INFINITY,
        };
        if !self.rolls(state, answer) {
            return play(state.clone());
        }
        let faces = (0..6).map(|face| {
            let mut rolled = state.clone();
            rolled.reseed(Chance::scripted([face]));
            play(rolled)
        });
        faces.sum::<f32>() / 6.0
    }

    fn rolls(&self, state: &Defenders, answer: &Move) -> bool {
        match answer {
            Move::Main { to, .. } => state.look(self.seat).planet(*to) == Planet::OasisDie,
            Move::Upgrade { .. }
            | Move::Capture { .. }
            | Move::EndTurn
            | Move::Rest
            | Move::Take { .. }
            | Move::StepOn { .. }
            | Move::StopMarker
            | Move::Trade { .. }
            | Move::SkipTrade
            | Move::Return { .. } => false,
        }
    }
}
