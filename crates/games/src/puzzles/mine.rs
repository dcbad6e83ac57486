//! [`Mine`]: finds puzzles in games between bots.

use std::sync::Arc;

use ai::{Asset, Clear, Findings, Net, NoNetwork, Sieve, again, network, promising, seek, weigh};
use game::{Observer, Recording, Seat, Seed, Setup as _};
use words::{Arg, Phrase, Question};

use super::file::{Answer, BadPuzzle, Confirmation, FORMAT, Puzzle, Tempted, VERSION, is_by_summary, place};
use crate::{Playable, because, expected, rounded};

/// With fewer answers there is little to find out, and nobody reads more.
const FEWEST: usize = 3;
const MOST: usize = 30;

/// One game gives no more puzzles than this, each about something else.
const OF_ONE_GAME: usize = 2;

/// More decisions than any game takes.
const LONGEST: usize = 100_000;

/// The best answer ends the game if it does so in this share of the games more than the one that tempts.
const ENDS: f32 = 0.5;

/// Finds puzzles in games between bots. What a game holds depends on the seed and the number of the game alone.
pub struct Mine<G: Playable> {
    setup: G::Setup,
    net: Arc<Net>,
    sieve: Sieve,
    seed: Seed,
    /// The only kind of question that is looked at, if not all are.
    only: Option<String>,
}

/// A seat that decides something.
struct Decision<'a, G: Playable> {
    recording: &'a Recording<G>,
    seat: Seat,
    view: G::View,
    prompt: G::Prompt,
    question: Question,
    by_summary: bool,
    /// The answers; those that count as one stand together.
    choices: Vec<Vec<G::Move>>,
}

impl<G: Playable> Mine<G> {
    /// Looks in games of this setup.
    ///
    /// # Errors
    /// [`NoNetwork`] if nothing can evaluate them.
    pub fn new(setup: G::Setup, sieve: Sieve, seed: Seed) -> Result<Self, NoNetwork> {
        let net = network::<G>(&setup)?;
        Ok(Self { setup, net, sieve, seed, only: None })
    }

    /// Looks only at questions of this kind, as themes name them after the game: `pay` for payments. Rare ones are found sooner.
    #[must_use]
    pub fn only(self, kind: Option<String>) -> Self {
        Self { only: kind, ..self }
    }

    /// The puzzles of a game, until `is_over`.
    pub fn dig(&self, number: u64, is_over: &dyn Fn() -> bool) -> Vec<Puzzle> {
        let seed = self.seed.derive(number);
        let mut found: Vec<Puzzle> = Vec::new();
        let Ok(mut recording) = Recording::<G>::start(self.setup.clone(), seed, &mut ()) else { return found };
        // Positions of sensible games, and of games in which somebody errs.
        let level = |seat: u64| if (number + seat).is_multiple_of(2) { "medium" } else { "easy" };
        let bots = (0..u64::from(self.setup.players())).map(|seat| G::bot(level(seat), seed.derive(seat)));
        let Ok(mut bots) = bots.collect::<Result<Vec<_>, _>>() else { return found };
        for moves in 0..LONGEST {
            let Some(seat) = recording.game().asked().first().filter(|_| !is_over()) else { break };
            let Some(prompt) = recording.game().prompt(seat) else { break };
            let view = recording.game().view(Observer::Seat(seat));
            if found.len() < OF_ONE_GAME && G::only_move(&prompt).is_none() {
                let decision = Decision::of(&recording, seat, view.clone(), prompt.clone());
                let wanted = |decision: &Decision<'_, G>| {
                    self.only.as_deref().is_none_or(|only| only == kind(&decision.question))
                };
                let decision = decision.filter(wanted);
                let puzzle = decision.and_then(|decision| self.look(&decision, seed.derive(1_000 + moves as u64)));
                found.extend(puzzle.filter(|new| found.iter().all(|known| known.theme != new.theme)));
            }
            let answer = bots[seat.index()].choose(&view, &prompt);
            if recording.play(seat, &answer, &mut ()).is_err() {
                break;
            }
        }
        found
    }

    fn look(&self, decision: &Decision<'_, G>, seed: Seed) -> Option<Puzzle> {
        let Decision { view, prompt, choices, .. } = decision;
        let firsts: Vec<G::Move> = choices.iter().filter_map(|choice| choice.first().cloned()).collect();
        let which = |answer: &G::Move| place::<G>(&firsts, decision.by_summary, answer);
        let clear = seek::<G>(&self.net, view, prompt, choices, &which, &self.sieve, seed)?;
        // Where most answers are right there is nothing to find, and what nobody can explain teaches nothing.
        if clear.best * 2 > clear.weighed.len() || why::<G>(&clear).is_none() {
            return None;
        }
        self.written(decision, &clear)
    }

    fn written(&self, decision: &Decision<'_, G>, clear: &Clear<G::Move>) -> Option<Puzzle> {
        let Decision { recording, seat, question, .. } = decision;
        let record = recording.record();
        let digest = record.moves.last().map_or(&record.start, |entry| &entry.digest).to_string();
        let wrong = tempted(clear.wrong.map(share));
        let best: Vec<G::Move> = clear.weighed[..clear.best].iter().map(|one| one.answer.clone()).collect();
        let answers = clear.weighed.iter().enumerate().map(|(at, one)| {
            Some(Answer {
                answer: serde_json::to_value(&one.answer).ok()?,
                right: at < clear.best,
                win: share(one.win()),
                wins: one.wins.iter().copied().map(share).collect(),
                lead: rounded(one.margin, 100.0),
                tempted: tempted(one.tempted),
                because: if at < clear.best { None } else { reason::<G>(&clear.findings, &best, &one.answer) },
            })
        });
        Some(Puzzle {
            format: FORMAT.to_string(),
            version: VERSION,
            id: format!("{}-{}", G::ID, digest.get(..10)?),
            game: G::ID.to_string(),
            rules: G::RULES_VERSION,
            engine: env!("CARGO_PKG_VERSION").to_string(),
            players: self.setup.players(),
            variant: self.setup.variant().to_string(),
            seat: *seat,
            round: recording.game().round(),
            theme: theme::<G>(question, clear),
            difficulty: difficulty(wrong),
            by_summary: decision.by_summary,
            answers: answers.collect::<Option<_>>()?,
            because: why::<G>(clear),
            expected: clear.findings.predicted.iter().filter_map(expected::<G>).collect(),
            confirmation: Confirmation {
                runs: self.sieve.runs,
                samples: self.sieve.samples,
                margin: share(self.sieve.margin),
                gap: share(clear.gap),
                tries: self.sieve.tries,
                wrong,
            },
            record: serde_json::from_str(&record.to_json()).ok()?,
        })
    }
}

impl<'a, G: Playable> Decision<'a, G> {
    /// A decision with a readable number of answers; `None` if there are more or fewer.
    fn of(recording: &'a Recording<G>, seat: Seat, view: G::View, prompt: G::Prompt) -> Option<Self> {
        let by_summary = is_by_summary::<G>(&view, &prompt);
        let mut choices: Vec<Vec<G::Move>> = Vec::new();
        if by_summary {
            for answer in promising::<G>(&view) {
                let summary = G::summary(&answer);
                match choices.iter_mut().find(|choice| G::summary(&choice[0]) == summary) {
                    Some(choice) => choice.push(answer),
                    None => choices.push(vec![answer]),
                }
            }
        } else {
            choices = G::moves(&prompt).into_iter().map(|answer| vec![answer]).collect();
        }
        let question = G::question(&view, &prompt);
        (FEWEST..=MOST).contains(&choices.len()).then_some(Self {
            recording,
            seat,
            view,
            prompt,
            question,
            by_summary,
            choices,
        })
    }
}

/// Why the best answer is better than the one that tempts most.
fn why<G: Playable>(clear: &Clear<G::Move>) -> Option<Phrase> {
    let best = &clear.weighed.first()?.answer;
    reason::<G>(&clear.meeting, std::slice::from_ref(best), best)
}

/// Why one of the best answers is better than another, or than the next in its own place, if the search found it best.
fn reason<G: Playable>(found: &Findings<G::Move>, best: &[G::Move], than: &G::Move) -> Option<Phrase> {
    found.considered.first().filter(|first| best.contains(&first.answer))?;
    because::<G>(found, found.considered.iter().position(|one| one.answer == *than)?)
}

/// What a puzzle is about: the end of the game, or the kind of question.
fn theme<G: Playable>(question: &Question, clear: &Clear<G::Move>) -> String {
    let best = clear
        .meeting
        .considered
        .iter()
        .find(|one| clear.weighed.first().is_some_and(|first| first.answer == one.answer));
    let because = best.and_then(|best| best.because.as_ref());
    let mut told = because.into_iter().flat_map(|because| because.gains.iter().chain(&because.costs));
    if told.any(|gain| gain.asset == Asset::Ended && gain.by.abs() >= ENDS) {
        return format!("{}-end", G::ID);
    }
    format!("{}-{}", G::ID, kind(question))
}

/// What kind of question it is.
fn kind(question: &Question) -> &str {
    match question.verb.args.get("kind") {
        Some(Arg::Text(kind)) => kind.split('-').next().unwrap_or_default(),
        _ => "",
    }
}

/// From 1 to 3, by how often bots are wrong.
fn difficulty(wrong: Tempted<f64>) -> u8 {
    let mean = (wrong.easy + wrong.medium) / 2.0;
    if mean < 1.0 / 3.0 {
        1
    } else if mean < 2.0 / 3.0 {
        2
    } else {
        3
    }
}

fn tempted<T>([easy, medium]: [T; 2]) -> Tempted<T> {
    Tempted { easy, medium }
}

/// A share as it is stored.
fn share(number: f32) -> f64 {
    rounded(number, 10_000.0)
}

/// Searches the answers of a puzzle again, with other luck: the least that any answer that is not among the best loses.
///
/// # Errors
/// [`BadPuzzle`] if it cannot be used.
pub fn confirm_again<G: Playable>(puzzle: &Puzzle, samples: u32, seed: Seed) -> Result<f32, BadPuzzle> {
    let opened = puzzle.open::<G>()?;
    let not_asked = || BadPuzzle::NotAsked(puzzle.seat);
    let net = network::<G>(opened.state.setup()).map_err(|_| not_asked())?;
    let of = |right: bool| -> Vec<G::Move> {
        let kept = opened.answers.iter().zip(&puzzle.answers).filter(|(_, known)| known.right == right);
        kept.map(|(answer, _)| answer.clone()).collect()
    };
    again::<G>(&net, &opened.view(), &of(true), &of(false), samples, seed).ok_or_else(not_asked)
}

/// A puzzle with its reasons found again, after a change to how they are chosen or to the networks; `None` if nothing explains
/// it any more. Everything else stays as it was found.
///
/// # Errors
/// [`BadPuzzle`] if it cannot be used.
pub fn explained_again<G: Playable>(puzzle: &Puzzle, seed: Seed) -> Result<Option<Puzzle>, BadPuzzle> {
    let opened = puzzle.open::<G>()?;
    let not_asked = || BadPuzzle::NotAsked(puzzle.seat);
    let net = network::<G>(opened.state.setup()).map_err(|_| not_asked())?;
    let (view, samples, tempting) = (opened.view(), puzzle.confirmation.samples, puzzle.tempting());
    let search = |answers: Vec<G::Move>, part| weigh::<G>(&net, &view, answers, samples, seed.derive(part));
    let found = search(opened.answers.clone(), 0);
    let is_right = |(_, known): &(&G::Move, &Answer)| known.right;
    let best: Vec<G::Move> =
        opened.answers.iter().zip(&puzzle.answers).filter(is_right).map(|(one, _)| one.clone()).collect();
    let meeting = [Some(0), tempting].into_iter().flatten().filter_map(|place| opened.answers.get(place).cloned());
    let meeting = search(meeting.collect(), 1);
    let first = opened.answers.first().ok_or_else(not_asked)?;
    let mut told = puzzle.clone();
    told.because = reason::<G>(&meeting, std::slice::from_ref(first), first);
    for (answer, known) in opened.answers.iter().zip(&mut told.answers).filter(|(_, known)| !known.right) {
        known.because = reason::<G>(&found, &best, answer);
    }
    Ok(told.because.is_some().then_some(told))
}
