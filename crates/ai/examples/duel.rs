//! Which of two ways to search wins more often, without a clock: one player searches in one way, all others in the other.
//!
//! ```text
//! cargo run --release -p ai --example duel -- race 2 standard samples=3,answers=16,others=1 samples=4,answers=12 500 7
//! ```
//!
//! After the two ways come the number of deals and their seed. Each deal is played once from every seat, and counts as one
//! observation. A way to search is a list of:
//!
//! | word | meaning | default |
//! | --- | --- | --- |
//! | `samples` | in how many imagined games each answer is tried | 4 |
//! | `answers` | how many answers are tried | 12 |
//! | `own`, `others` | how imagined games are played (`Thought`) | 0: by heuristics |
//! | `glance`, `keep` | the imagined games of a first look at all answers, and how many of them remain | 0: no first look |
//! | `net` | the file of a network | the built-in one |
//!
//! `hard` without its clock is `answers=40,own=6,others=2,glance=4,keep=5`.

use std::error::Error;
use std::sync::Arc;

use ai::{Budget, Glance, Net, Searchable, Thought, net_for, searcher};
use game::{Bot as _, Chance, Observer, Seat, Seed, Setup as _};

type Failure = Box<dyn Error>;

/// More answers than any game takes.
const MOST_ANSWERS: usize = 100_000;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, variant, one, other, deals, seed] = &arguments[..] else {
        return Err("give GAME PLAYERS VARIANT ONE OTHER DEALS SEED".into());
    };
    let (players, deals, seed) = (players.parse()?, deals.parse()?, Seed::from_number(seed.parse()?));
    let ways = [one.as_str(), other.as_str()];
    match game.as_str() {
        "race" => duel::<race::Race>(players, variant, ways, deals, seed),
        "roll" => duel::<roll::Roll>(players, variant, ways, deals, seed),
        "defenders" => duel::<defenders::Defenders>(players, variant, ways, deals, seed),
        _ => Err(format!("there is no game {game}").into()),
    }
}

/// A way to search.
struct Way {
    net: Arc<Net>,
    budget: Budget,
}

impl Way {
    fn read<G: Searchable>(text: &str, setup: &G::Setup) -> Result<Self, Failure> {
        let thumb = Budget { samples: 4, candidates: 12, glance: None, thought: Thought::THUMB, time: None };
        let (mut net, mut budget, mut glance) = (None, thumb, Glance { samples: 0, keep: 5 });
        for part in text.split(',') {
            let (word, value) = part.split_once('=').ok_or_else(|| format!("{part}: write word=value"))?;
            match word {
                "samples" => budget.samples = value.parse()?,
                "answers" => budget.candidates = value.parse()?,
                "own" => budget.thought.own = value.parse()?,
                "others" => budget.thought.others = value.parse()?,
                "glance" => glance.samples = value.parse()?,
                "keep" => glance.keep = value.parse()?,
                "net" => net = Some(Arc::new(net_for::<G>(setup, &std::fs::read(value)?)?)),
                _ => return Err(format!("there is no {word}").into()),
            }
        }
        budget.glance = (glance.samples > 0).then_some(glance);
        let net = net.or_else(|| G::NETS.find::<G>(setup)).ok_or("there is no network for this setup")?;
        Ok(Self { net, budget })
    }
}

/// What a way to search cost.
#[derive(Clone, Copy, Default)]
struct Cost {
    nanoseconds: u64,
    decisions: u64,
}

impl Cost {
    fn milliseconds(self) -> f64 {
        self.nanoseconds as f64 / 1e6 / self.decisions.max(1) as f64
    }
}

/// The processor time of this thread in nanoseconds, where the system tells it: other programs do not disturb it.
fn processor_time() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok()
}

fn duel<G: Searchable>(players: u8, variant: &str, ways: [&str; 2], deals: u64, seed: Seed) -> Result<(), Failure> {
    let setup = G::Setup::of(players, variant).map_err(|_| "there is no such setup")?;
    let read = [Way::read::<G>(ways[0], &setup)?, Way::read::<G>(ways[1], &setup)?];
    let (mut shares, mut costs) = (Vec::new(), [Cost::default(); 2]);
    for deal in 0..deals {
        let seats = (0..players).map(Seat::new);
        let won = seats.map(|seat| play::<G>(&setup, &read, seat, seed.derive(deal), &mut costs));
        shares.push(won.sum::<Option<f64>>().ok_or("a game could not be played to its end")? / f64::from(players));
    }
    let count = shares.len().max(2) as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0);
    println!(
        "{:.1}% ± {:.1} of the wins in {} games (equal: {:.0}%); {:.2} ms and {:.2} ms for a decision",
        100.0 * mean,
        196.0 * (spread / count).sqrt(),
        deals * u64::from(players),
        100.0 / f64::from(players),
        costs[0].milliseconds(),
        costs[1].milliseconds(),
    );
    Ok(())
}

/// The part of the win that a seat gets if it searches in the first way, and all others in the second.
fn play<G: Searchable>(setup: &G::Setup, ways: &[Way; 2], me: Seat, seed: Seed, costs: &mut [Cost; 2]) -> Option<f64> {
    let mut game = G::new(setup, Chance::seeded(seed), &mut ()).ok()?;
    let way = |seat: Seat| usize::from(seat != me);
    let bot = |number: u8| {
        let Way { net, budget } = &ways[way(Seat::new(number))];
        searcher::<G>(Arc::clone(net), *budget, seed.derive(1 + u64::from(number)))
    };
    let mut bots: Vec<_> = (0..setup.players()).map(bot).collect();
    for _ in 0..MOST_ANSWERS {
        let Some(seat) = game.asked().first() else { break };
        let prompt = game.prompt(seat)?;
        let answer = G::only_move(&prompt).unwrap_or_else(|| {
            let (view, before) = (game.view(Observer::Seat(seat)), processor_time());
            let answer = bots[seat.index()].choose(&view, &prompt);
            let cost = &mut costs[way(seat)];
            cost.decisions += 1;
            cost.nanoseconds += processor_time().zip(before).map_or(0, |(after, before)| after - before);
            answer
        });
        game.play(seat, &answer, &mut ()).ok()?;
    }
    let winners = game.outcome()?.winners();
    Some(if winners.contains(&me) { 1.0 / winners.len() as f64 } else { 0.0 })
}
