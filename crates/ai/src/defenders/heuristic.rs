//! Looks at each of its moves, finishes the turn in the way that looks best step by step, and takes the move whose
//! turn ends best.

use defenders::{Asking, Defenders, Move, Planet, Prompt, View};
use game::{Bot, Chance, Enumerate, Game, Imagine, Playout, Seat, Seed};

use super::appraisal::appraise;

/// More steps than any turn has.
const LONGEST_TURN: usize = 16;

/// A quick player that looks one turn ahead.
#[derive(Clone, Debug)]
pub(crate) struct Heuristic {
    seed: Seed,
    /// How often it was asked, so that each time it imagines other hidden cards.
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
        choose(view, prompt, Chance::seeded(self.seed.derive(self.asked)))
    }
}

/// The move whose turn ends best.
pub(super) fn choose(view: &View, prompt: &Prompt, chance: Chance) -> Move {
    let moves = Defenders::moves(view, prompt);
    if let [only] = moves[..] {
        return only;
    }
    let imagined = Defenders::imagine(view, chance);
    let ahead = Ahead { seat: view.turn.seat, round: view.round };
    ahead.best(&imagined, &moves, |state, answer| ahead.worth_of_turn(state, answer)).unwrap_or(moves[0])
}

/// Looks ahead to the end of one seat's turn.
struct Ahead {
    seat: Seat,
    round: u16,
}

impl Ahead {
    /// The move of the highest worth; the first of equal ones.
    fn best(&self, state: &Defenders, moves: &[Move], worth: impl Fn(&Defenders, &Move) -> f32) -> Option<Move> {
        let mut best: Option<(f32, Move)> = None;
        for answer in moves {
            let worth = worth(state, answer);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *answer));
            }
        }
        best.map(|(_, answer)| answer)
    }

    /// What the turn is worth that begins with a move.
    fn worth_of_turn(&self, state: &Defenders, answer: &Move) -> f32 {
        self.after(state, answer, |after| self.worth_of_rest(after))
    }

    /// What a state is worth once the turn was finished step by step.
    fn worth_of_rest(&self, mut state: Defenders) -> f32 {
        let mut moves = Vec::new();
        for _ in 0..LONGEST_TURN {
            if !self.goes_on(&state) {
                break;
            }
            moves.clear();
            state.legal_moves(self.seat, &mut moves);
            let next =
                self.best(&state, &moves, |state, answer| self.after(state, answer, |after| self.at_once(&after)));
            let Some(next) = next else { break };
            if state.play(self.seat, &next, &mut ()).is_err() {
                break;
            }
        }
        self.at_once(&state)
    }

    fn at_once(&self, state: &Defenders) -> f32 {
        appraise(&state.view(game::Observer::Seat(self.seat)), self.seat)
    }

    /// Whether it is still the same turn.
    fn goes_on(&self, state: &Defenders) -> bool {
        state.asked().contains(self.seat) && state.round() == u32::from(self.round)
    }

    /// The worth of the state after a move; where the die decides, the mean over its faces.
    fn after(&self, state: &Defenders, answer: &Move, worth: impl Fn(Defenders) -> f32) -> f32 {
        let play = |mut state: Defenders| match state.play(self.seat, answer, &mut ()) {
            Ok(()) => worth(state),
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
            Move::Main { to, .. } => {
                let view = state.view(game::Observer::Public);
                view.turn.asking == Asking::Act && view.planets[to.index()] == Planet::OasisDie
            }
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
