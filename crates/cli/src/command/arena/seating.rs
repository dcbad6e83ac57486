//! Contestants answer in one game.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use ai::Brief;
use game::{Bot, Chance, MAX_SEATS, Observer, Outcome, Seat, Seed};
use indicatif::ProgressBar;
use serde_json::Value;

use super::processes::{NewGame, Place, ProcessPool, answer_timeout};
use super::roster::{Contestant, Kind};
use super::tally::{AnswerStats, Tally};
use crate::play::{Halt, Players};
use games::Playable;
use stdio::Answer;
use stdio::message::{Fault, ToBot};

/// The most legal moves sent with a prompt. If there are more, this many are drawn at random.
const MAX_OFFERED: usize = 256;

/// Everyone at the table of one game.
pub(super) struct Seating<'a, G> {
    seats: Vec<Seated<'a, G>>,
    /// Draws replacement moves and the moves that are offered.
    random_move: Chance,
    offers: Chance,
    interrupted: &'a AtomicBool,
    bar: &'a ProgressBar,
}

/// Which game is played.
pub(super) struct Table<'a, G: Playable> {
    pub(super) setup: &'a G::Setup,
    /// The seed of the deal.
    pub(super) seed: Seed,
    /// How often the deal was played before.
    pub(super) turn: usize,
    pub(super) players: u8,
}

struct Seated<'a, G> {
    index: usize,
    contestant: &'a Contestant,
    player: Player<G>,
    answer_stats: AnswerStats,
}

enum Player<G> {
    Level(Box<dyn Bot<G>>),
    Program(Place),
    /// A program that is out of this game.
    Lost(Place),
}

impl<'a, G: Playable> Seating<'a, G> {
    pub(super) fn new(
        crew: &mut ProcessPool<'a>,
        table: &Table<'a, G>,
        interrupted: &'a AtomicBool,
        bar: &'a ProgressBar,
    ) -> Result<Self, Halt> {
        let turn = table.turn as u64;
        // The deal uses the seed itself, and bots use the next 25 derived from it: the first turn is what `simulate`
        // plays.
        let seed = |index: u64| table.seed.derive(index);
        let mut seats = Vec::new();
        for (index, seat) in crew.roster().lineup(table.players, table.turn).zip((0..table.players).map(Seat::new)) {
            let contestant = &crew.roster().contestants()[index];
            let seed = seed(turn * MAX_SEATS as u64 + u64::from(seat.number()));
            let mut answer_stats = AnswerStats::default();
            let player = match contestant.kind {
                Kind::Level => {
                    let brief = Brief { seed, think: contestant.think };
                    Player::Level(G::bot_within(&contestant.name, brief).map_err(|unknown| unknown.to_string())?)
                }
                Kind::Program(_) => {
                    let mut place = crew.take(index);
                    match place.begin(contestant, &NewGame::<G> { setup: table.setup, seat, seed }, bar) {
                        Ok(()) => Player::Program(place),
                        Err(fault) => {
                            contestant.report_mistake(&format!("forfeits a game: {fault}"), bar);
                            answer_stats.forfeits += 1;
                            Player::Lost(place)
                        }
                    }
                }
            };
            seats.push(Seated { index, contestant, player, answer_stats });
        }
        let (random_move, offers) = (Chance::seeded(seed(100 + turn)), Chance::seeded(seed(200 + turn)));
        Ok(Self { seats, random_move, offers, interrupted, bar })
    }

    /// Everyone leaves the table. Their answers are counted, and they learn the result.
    pub(super) fn leave(self, crew: &mut ProcessPool<'a>, tally: &mut Tally, outcome: Option<&Outcome>) {
        for Seated { index, player, answer_stats, .. } in self.seats {
            tally.sides[index].answer_stats.merge(&answer_stats);
            match player {
                Player::Level(_) => {}
                Player::Program(mut place) => {
                    if let Some(outcome) = outcome {
                        place.finish(outcome);
                    }
                    crew.give_back(index, place);
                }
                Player::Lost(place) => crew.give_back(index, place),
            }
        }
    }

    fn random_move(&mut self, game: &G, seat: Seat) -> Result<G::Move, Halt> {
        let drawn = game.random_move(seat, &mut self.random_move);
        drawn.ok_or_else(|| Halt::Fault(format!("seat {seat} is asked and has no legal move")))
    }
}

impl<G: Playable> Players<G> for Seating<'_, G> {
    fn answer(&mut self, game: &G, seat: Seat, prompt: &G::Prompt) -> Result<G::Move, Halt> {
        if self.interrupted.load(Ordering::Relaxed) {
            return Err(Halt::Interrupted);
        }
        let view = game.view(Observer::Seat(seat));
        let seated = &mut self.seats[seat.index()];
        seated.answer_stats.decisions += 1;
        let answer = match &mut seated.player {
            Player::Level(bot) => {
                let start = Instant::now();
                let answer = bot.choose(&view, prompt);
                seated.answer_stats.answered(start.elapsed(), seated.contestant.think);
                Some(answer)
            }
            Player::Program(_) => {
                let offers = &mut self.offers;
                seated.ask(&view, prompt, || offer(game, seat, prompt, offers), self.bar)
            }
            Player::Lost(_) => None,
        };
        answer.map_or_else(|| self.random_move(game, seat), Ok)
    }

    fn refused(&mut self, game: &G, seat: Seat, answer: &G::Move, why: &G::Illegal) -> Result<G::Move, Halt> {
        let seated = &mut self.seats[seat.index()];
        let answer = serde_json::to_string(answer).unwrap_or_default();
        seated.mistake(Fault::Illegal, &format!("answers {answer}, which the rules refuse: {why}"), self.bar);
        self.random_move(game, seat)
    }
}

impl<G: Playable> Seated<'_, G> {
    /// Asks the program; `None` if it gives no move.
    fn ask(
        &mut self,
        view: &G::View,
        prompt: &G::Prompt,
        offer: impl FnOnce() -> (Vec<Value>, bool),
        bar: &ProgressBar,
    ) -> Option<G::Move> {
        let Player::Program(place) = &mut self.player else { return None };
        let process = place.process()?;
        let (moves, complete) = if process.wants_moves() {
            let (moves, complete) = offer();
            (Some(moves), complete)
        } else {
            (None, false)
        };
        let [view, prompt] = [serde_json::to_value(view), serde_json::to_value(prompt)].map(Result::unwrap_or_default);
        let question = |id| ToBot::Prompt { id, view, prompt, moves, complete };
        let answer = process.ask(question, answer_timeout(self.contestant.think));
        let lost = place.is_lost_by(&answer);
        let chosen = match answer {
            Answer::Move(answer, took) => {
                self.answer_stats.answered(took, self.contestant.think);
                match serde_json::from_value(answer.clone()) {
                    Ok(chosen) => Some(chosen),
                    Err(error) => {
                        self.mistake(Fault::Malformed, &format!("answers {answer}, which is not a move: {error}"), bar);
                        None
                    }
                }
            }
            Answer::Malformed(what, took) => {
                self.answer_stats.answered(took, self.contestant.think);
                self.mistake(Fault::Malformed, &format!("answers {what}"), bar);
                None
            }
            Answer::Silence => {
                let waited = answer_timeout(self.contestant.think).as_millis();
                self.mistake(Fault::Timeout, &format!("does not answer within {waited} ms"), bar);
                None
            }
            Answer::Gone => {
                self.contestant.report_mistake("forfeits a game: it has ended", bar);
                None
            }
        };
        if lost {
            self.answer_stats.forfeits += 1;
            if let Player::Program(place) = &mut self.player {
                self.player = Player::Lost(std::mem::take(place));
            }
        }
        chosen
    }

    /// Counts a mistake and reports it, also to the program.
    fn mistake(&mut self, fault: Fault, what: &str, bar: &ProgressBar) {
        match fault {
            Fault::Timeout => self.answer_stats.timeouts += 1,
            _ => self.answer_stats.illegal += 1,
        }
        self.contestant.report_mistake(what, bar);
        if let Player::Program(place) = &mut self.player
            && let Some(process) = place.process()
        {
            let message = format!("your answer is not taken: it {what}; a random legal move is made instead");
            process.tell(&ToBot::Error { id: process.last_id(), code: fault, message });
        }
    }
}

/// Legal moves, and whether these are all.
fn offer<G: Playable>(game: &G, seat: Seat, prompt: &G::Prompt, chance: &mut Chance) -> (Vec<Value>, bool) {
    let value = |answer: &G::Move| serde_json::to_value(answer).unwrap_or_default();
    let all = G::moves(prompt);
    if all.len() <= MAX_OFFERED {
        return (all.iter().map(value).collect(), true);
    }
    let (mut drawn, mut seen) = (Vec::new(), BTreeSet::new());
    for _ in 0..MAX_OFFERED {
        let Some(answer) = game.random_move(seat, chance).map(|answer| value(&answer)) else { break };
        if seen.insert(answer.to_string()) {
            drawn.push(answer);
        }
    }
    (drawn, false)
}
