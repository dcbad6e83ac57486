//! The result, as JSON and as text.

use std::fmt::Write as _;
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;
use terminal::count;

use super::elo::{Duel, Ratings};
use super::kept::{Results, Terms};
use super::schedule::Pair;
use crate::columns;
use crate::stats::WIN;

/// Everything that is printed.
#[derive(Serialize)]
pub(super) struct Report {
    game: String,
    players: u8,
    variant: String,
    setup: Value,
    seed: u64,
    think_ms: u64,
    games: u64,
    pub(super) interrupted: bool,
    pub(super) rungs: Vec<Rung>,
    duels: Vec<Met>,
    /// How long it took, which does not depend on the seed.
    timing: Timing,
}

/// A level and how strong it is.
#[derive(Serialize)]
pub(super) struct Rung {
    pub(super) level: String,
    /// From the mean of all levels.
    pub(super) elo: f64,
    /// Half of the 95% interval.
    pub(super) interval: f64,
    /// How far it is above the level before it.
    step: Option<Step>,
    games: u64,
}

#[derive(Serialize)]
struct Step {
    elo: f64,
    interval: f64,
}

/// What two levels played against each other.
#[derive(Serialize)]
struct Met {
    levels: [String; 2],
    games: u64,
    /// The part that the second one won.
    won: f64,
}

/// How fast it ran.
#[derive(Serialize)]
pub(super) struct Timing {
    pub(super) seconds: f64,
    pub(super) threads: u64,
    /// The mean time of a decision of each level, if it was asked in this run.
    pub(super) ms_per_decision: Vec<Option<f64>>,
}

/// The mean time of a decision, in milliseconds.
pub(super) fn milliseconds(spent: &(Duration, u64)) -> Option<f64> {
    (spent.1 > 0).then(|| spent.0.as_secs_f64() * 1000.0 / spent.1 as f64)
}

/// What a report is made from.
pub(super) struct Played<'a> {
    pub(super) terms: &'a Terms,
    pub(super) players: u8,
    pub(super) variant: &'a str,
    pub(super) pairs: &'a [Pair],
    pub(super) results: &'a Results,
    pub(super) interrupted: bool,
    pub(super) timing: Timing,
}

/// A deal is played once from each side.
const GAMES_OF_A_DEAL: u64 = 2;

impl Report {
    pub(super) fn of(played: Played<'_>) -> Self {
        let Played { terms, players, variant, pairs, results, interrupted, timing } = played;
        let duels: Vec<Duel> = (0..).zip(pairs).map(|(number, &pair)| duel(number, pair, results)).collect();
        let ratings = Ratings::of(terms.levels.len(), &duels);
        let games = |duel: &Duel| GAMES_OF_A_DEAL * duel.deals.len() as u64;
        let rung = |(place, level): (usize, &String)| {
            let (elo, step) = (ratings.elo(place), place.checked_sub(1).map(|below| ratings.gap(place, below)));
            let own = duels.iter().filter(|duel| duel.first == place || duel.second == place);
            Rung {
                level: level.clone(),
                elo: elo.value,
                interval: elo.interval,
                step: step.map(|step| Step { elo: step.value, interval: step.interval }),
                games: own.map(games).sum(),
            }
        };
        let met = |duel: &Duel| Met {
            levels: [duel.first, duel.second].map(|level| terms.levels[level].clone()),
            games: games(duel),
            won: 1.0 - duel.deals.iter().sum::<f64>() / duel.deals.len().max(1) as f64,
        };
        Self {
            game: terms.game.clone(),
            players,
            variant: variant.to_string(),
            setup: terms.setup.clone(),
            seed: terms.seed,
            think_ms: terms.think_ms,
            games: duels.iter().map(games).sum(),
            interrupted,
            rungs: terms.levels.iter().enumerate().map(rung).collect(),
            duels: duels.iter().map(met).collect(),
            timing,
        }
    }

    /// The line above everything else.
    pub(super) fn title(&self) -> String {
        let Self { game, players, variant, seed, games, .. } = self;
        format!("{game}, {players} players, variant {variant}, seed {seed}: {}", count(*games, "game"))
    }

    pub(super) fn text(&self) -> String {
        let head = ["level", "Elo", "95%", "step", "95%", "wins against the one below", "games", "ms a decision"];
        let mut rows = vec![head.map(str::to_string).to_vec()];
        for (place, rung) in self.rungs.iter().enumerate() {
            let below = place.checked_sub(1).map(|below| [&self.rungs[below].level, &rung.level]);
            let met = self.duels.iter().find(|met| below.is_some_and(|pair| met.levels.each_ref() == pair));
            let step = rung.step.as_ref();
            rows.push(vec![
                rung.level.clone(),
                format!("{:+.0}", rung.elo),
                format!("±{:.0}", rung.interval),
                step.map_or_else(String::new, |step| format!("{:+.0}", step.elo)),
                step.map_or_else(String::new, |step| format!("±{:.0}", step.interval)),
                met.map_or_else(String::new, |met| format!("{:.1}% of {}", 100.0 * met.won, count(met.games, "game"))),
                rung.games.to_string(),
                self.timing.ms_per_decision[place].map_or_else(String::new, |time| format!("{time:.1}")),
            ]);
        }
        let mut text = self.title();
        if self.interrupted {
            text.push_str(" (interrupted)");
        }
        let _ = writeln!(text, "\n\n{}", columns::lines(&rows).join("\n"));
        let _ = writeln!(text, "\n{:.1} s on {}", self.timing.seconds, count(self.timing.threads, "thread"));
        text
    }
}

/// What a pair has played.
fn duel(number: usize, (first, second): Pair, results: &Results) -> Duel {
    let whole = (WIN * GAMES_OF_A_DEAL) as f64;
    let deals = results.range((number, 0)..=(number, u64::MAX)).map(|(_, won)| *won as f64 / whole).collect();
    Duel { first, second, deals }
}
