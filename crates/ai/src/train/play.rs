//! One game, and the lessons from it.

use std::sync::Arc;

use game::{Bot as _, Chance, Observer, Seat, Seed, Setup as _};

use super::Training;
use crate::net::{Estimate, Inputs, Lesson, Net, Work};
use crate::search::{Budget, Searcher};
use crate::searchable::{Learning, Searchable, result};

/// More decisions than any game takes.
pub(super) const MOST_DECISIONS: usize = 100_000;
/// How many answers a searching player examines: at least all pairs of actions in Race's advanced game.
const CANDIDATES: usize = 24;
/// How many answers in a thousand are random, so the network also sees other positions.
const HEURISTIC_ERRORS: u32 = 30;
const ERRORS: u32 = 10;

/// The record of a game: what each seat saw at every horizon, and the result.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    seen: Vec<Vec<Inputs>>,
    results: Vec<Estimate>,
    pub(super) rounds: u32,
}

/// Plays the game with this number.
pub(super) fn play<G: Searchable>(training: &Training<G::Setup>, net: &Arc<Net>, number: u64) -> Option<Played> {
    let seed = Seed::from_number(training.seed).derive(number);
    let mut chance = Chance::seeded(seed.derive(0));
    let mut game = G::new(&training.setup, Chance::seeded(seed), &mut ()).ok()?;
    let by_heuristics = number < training.heuristic_games;
    let seats: Vec<Seat> = (0..training.setup.players()).map(Seat::new).collect();
    let budget = Budget::brief(training.samples, CANDIDATES);
    let bot = |seat: &Seat| Searcher::<G>::with_net(Arc::clone(net), budget, seed.derive(1 + u64::from(seat.number())));
    let mut bots: Vec<Searcher<G>> = seats.iter().map(bot).collect();
    let mut seen = vec![Vec::new(); seats.len()];
    let (mut horizon, memo) = (None, G::Memo::default());
    for _ in 0..MOST_DECISIONS {
        let Some(seat) = game.asked().first() else { break };
        if horizon != Some(game.horizon()) {
            horizon = Some(game.horizon());
            for (&seat, seen) in seats.iter().zip(&mut seen) {
                let mut inputs = Inputs::default();
                G::inputs(game.look(seat), &memo, &mut inputs);
                seen.push(inputs.bare());
            }
        }
        let answer = if chance.below(1000) < if by_heuristics { HEURISTIC_ERRORS } else { ERRORS } {
            game.random_move(seat, &mut chance)?
        } else if by_heuristics {
            G::heuristic(game.look(seat), &memo, &mut chance)?
        } else {
            bots[seat.index()].choose(&game.view(Observer::Seat(seat)), &game.prompt(seat)?)
        };
        game.play(seat, &answer, &mut ()).ok()?;
    }
    let outcome = game.outcome()?;
    let results = seats.iter().map(|&seat| result(&outcome, seat)).collect();
    Some(Played { seen, results, rounds: game.round() })
}

impl Played {
    /// The lessons from the game, given the network's current estimates of its positions.
    pub(super) fn lessons(&self, net: &Net, learning: Learning) -> Vec<Lesson> {
        let (mut lessons, mut work) = (Vec::new(), Work::default());
        for (seen, result) in self.seen.iter().zip(&self.results) {
            let (mut wins, mut margin) = (result.wins, result.margin);
            for inputs in seen.iter().rev() {
                lessons.push(Lesson { inputs: inputs.clone(), wins, margin });
                let thought = net.evaluate(inputs, &mut work);
                for (win, thought) in wins.iter_mut().zip(thought.wins) {
                    *win = learning.lambda * *win + (1.0 - learning.lambda) * thought;
                }
                margin = learning.lambda * margin + (1.0 - learning.lambda) * thought.margin;
            }
        }
        lessons
    }

    /// Appends it to bytes.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.rounds.to_le_bytes());
        bytes.push(self.seen.len() as u8);
        for (seen, result) in self.seen.iter().zip(&self.results) {
            bytes.extend(result.wins.iter().chain([&result.margin]).flat_map(|number| number.to_le_bytes()));
            bytes.extend((seen.len() as u16).to_le_bytes());
            for inputs in seen {
                bytes.extend((inputs.active().len() as u16).to_le_bytes());
                for (input, value) in inputs.active() {
                    bytes.extend(input.to_le_bytes());
                    bytes.extend(value.to_le_bytes());
                }
            }
        }
    }

    /// Reads what was written from the front of bytes. `None` if they end too soon.
    pub(super) fn read(bytes: &mut &[u8]) -> Option<Self> {
        let rounds = u32::from_le_bytes(next(bytes)?);
        let [seats] = next(bytes)?;
        let (mut seen, mut results) = (Vec::new(), Vec::new());
        for _ in 0..seats {
            let mut result = Estimate::default();
            for number in result.wins.iter_mut().chain([&mut result.margin]) {
                *number = f32::from_le_bytes(next(bytes)?);
            }
            results.push(result);
            let positions = u16::from_le_bytes(next(bytes)?);
            seen.push((0..positions).map(|_| read_inputs(bytes)).collect::<Option<_>>()?);
        }
        Some(Self { seen, results, rounds })
    }
}

fn read_inputs(bytes: &mut &[u8]) -> Option<Inputs> {
    let count = u16::from_le_bytes(next(bytes)?);
    let one = |bytes: &mut &[u8]| Some((u16::from_le_bytes(next(bytes)?), f32::from_le_bytes(next(bytes)?)));
    (0..count).map(|_| one(bytes)).collect::<Option<_>>().map(Inputs::of)
}

/// Takes the first bytes.
fn next<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}

#[cfg(test)]
mod tests {
    use testkit::high_card::HighCard;

    use super::*;
    use crate::Shape;

    /// A game with two positions that the first seat won by 4 points, and an untrained network.
    fn won() -> (Played, Net) {
        let position = |number: f32| {
            let mut inputs = Inputs::default();
            inputs.number(number);
            inputs
        };
        let mut result = Estimate { margin: 4.0, ..Estimate::default() };
        result.wins[0] = 1.0;
        let played = Played { seen: vec![vec![position(0.3), position(0.9)]], results: vec![result], rounds: 2 };
        let shape = Shape { inputs: 1, first: 4, second: 3, players: 2 };
        (played, Net::new(shape, &mut Chance::seeded(Seed::from_number(3))))
    }

    /// A network learns nothing about choices that nobody considers.
    #[test]
    fn training_looks_at_all_pairs_of_actions() {
        assert!(race::Action::pairs().count() <= CANDIDATES);
    }

    #[test]
    fn a_written_game_is_read_again() {
        let setup = testkit::high_card::HighCardSetup::of(2, "base").expect("a setup");
        let training = Training::of(setup, 1, 8);
        let net = Net::new(won().1.shape(), &mut Chance::seeded(Seed::from_number(3)));
        let played = play::<HighCard>(&training, &Arc::new(net), 0).expect("a quick game");
        let mut bytes = Vec::new();
        played.write(&mut bytes);
        assert_eq!(Played::read(&mut &bytes[..]), Some(played));
        assert!((0..bytes.len()).all(|length| Played::read(&mut &bytes[..length]).is_none()), "cut off");
    }

    #[test]
    fn the_last_position_is_taught_the_result_and_those_before_a_mix() {
        let (played, net) = won();
        let thought = net.evaluate(&played.seen[0][1], &mut Work::default());
        for share in [1.0, 0.5, 0.0] {
            let lessons = played.lessons(&net, Learning { lambda: share, ..HighCard::LEARNING });
            assert_eq!((lessons[0].wins[0], lessons[0].margin), (1.0, 4.0));
            let mix = |result: f32, thought: f32| share * result + (1.0 - share) * thought;
            assert_eq!(lessons[1].inputs, played.seen[0][0]);
            assert!((lessons[1].wins[0] - mix(1.0, thought.wins[0])).abs() < 1e-6);
            assert!((lessons[1].wins[1] - mix(0.0, thought.wins[1])).abs() < 1e-6);
            assert!((lessons[1].margin - mix(4.0, thought.margin)).abs() < 1e-6);
        }
    }
}
