//! The result, as JSON and as text.

use std::fmt::Write as _;
use std::time::Duration;

use game::Setup as _;
use serde::Serialize;
use serde_json::Value;
use terminal::count;

use super::Arena;
use super::roster::{Contestant, Roster};
use super::tally::{Side, Tally};
use crate::columns;
use crate::stats::Rounds;
use games::Playable;

/// Everything that is printed.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    players: u8,
    variant: &'static str,
    rounds_at_most: Option<u16>,
    setup: Value,
    seed: u64,
    /// The requested number of games.
    games_asked: u64,
    /// How many were played, in whole deals.
    games: u64,
    deals: u64,
    pub(super) interrupted: bool,
    decisions: u64,
    rounds: Rounds,
    shared_wins: u64,
    /// The share that equal bots would win.
    par: f64,
    bots: Vec<BotReport>,
    timing: Timing,
}

/// One contestant.
#[derive(Serialize)]
struct BotReport {
    name: String,
    win_share: f64,
    ci95: [f64; 2],
    mean_score: f64,
    decisions: u64,
    illegal: u64,
    timeouts: u64,
    forfeits: u64,
    late: u64,
    think_ms: f64,
    ms_per_decision: f64,
    ms_longest: f64,
}

/// How fast it ran; this does not depend on the seed.
#[derive(Serialize)]
pub(super) struct Timing {
    seconds: f64,
    threads: u64,
    games_per_second: f64,
}

impl Timing {
    pub(super) fn of(tally: &Tally, seconds: f64, threads: u64) -> Self {
        Self { seconds, threads, games_per_second: tally.games as f64 / seconds.max(f64::MIN_POSITIVE) }
    }
}

impl BotReport {
    fn of(contestant: &Contestant, side: &Side, contestants: usize) -> Self {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        let (share, answer_stats) = (side.share(contestants), &side.answer_stats);
        Self {
            name: contestant.name.clone(),
            win_share: share.mean,
            ci95: [share.low, share.high],
            mean_score: side.score().mean,
            decisions: answer_stats.decisions,
            illegal: answer_stats.illegal,
            timeouts: answer_stats.timeouts,
            forfeits: answer_stats.forfeits,
            late: answer_stats.late,
            think_ms: milliseconds(contestant.think),
            ms_per_decision: milliseconds(answer_stats.mean_time()),
            ms_longest: milliseconds(answer_stats.longest()),
        }
    }
}

impl Report {
    pub(super) fn of<G: Playable>(
        setup: &G::Setup,
        roster: &Roster,
        arguments: &Arena,
        deals_asked: u64,
        tally: &Tally,
        timing: Timing,
    ) -> Self {
        let sides = roster.contestants().iter().zip(&tally.sides);
        Self {
            game: G::ID,
            players: setup.players(),
            variant: setup.variant(),
            rounds_at_most: arguments.setup.rounds_at_most,
            setup: serde_json::to_value(setup).unwrap_or_default(),
            seed: arguments.seed,
            games_asked: arguments.games,
            games: tally.games,
            deals: tally.deals,
            interrupted: tally.deals < deals_asked,
            decisions: tally.decisions,
            rounds: Rounds::of::<G>(&tally.rounds),
            shared_wins: tally.shared_wins,
            par: 1.0 / roster.len() as f64,
            bots: sides.map(|(contestant, side)| BotReport::of(contestant, side, roster.len())).collect(),
            timing,
        }
    }

    /// The report for people.
    pub(super) fn text(&self) -> String {
        let (players, games, deals) =
            (count(self.players, "player"), count(self.games, "game"), count(self.deals, "deal"));
        let cap = self.rounds_at_most.map_or(String::new(), |cap| format!(", at most {}", count(cap, "round")));
        let mut text = format!("{}, {players}, variant {}{cap}, ", self.game, self.variant);
        let _ = writeln!(text, "seed {}: {games}, {deals} with every bot in every seat", self.seed);
        let timing = &self.timing;
        let threads = count(timing.threads, "thread");
        let _ = writeln!(
            text,
            "rounds {}; {:.1} games/s ({:.1} s, {threads})\n",
            self.rounds.text(),
            timing.games_per_second,
            timing.seconds
        );
        for line in columns::lines(&self.table()) {
            let _ = writeln!(text, "{line}");
        }
        let shared = count(self.shared_wins, "game");
        let _ = writeln!(text, "\nEqual bots would win {} each. {shared} ended in a shared win.", percent(self.par));
        if self.interrupted {
            let _ = writeln!(text, "Stopped by Ctrl-C: {} of {} games.", self.games, self.games_asked);
        }
        text
    }

    fn table(&self) -> Vec<Vec<String>> {
        let numbers =
            ["score", "ms/decision", "longest", "late", "illegal", "timeouts", "forfeits"].map(str::to_string);
        let words = ["bot", "wins", "", "95% interval"].map(str::to_string);
        let mut rows: Vec<Vec<String>> = vec![words.into_iter().chain(numbers.clone()).collect()];
        for bot in &self.bots {
            let [low, high] = bot.ci95.map(percent);
            let words = [
                bot.name.clone(),
                columns::right(&percent(bot.win_share), 6),
                bar(bot.win_share),
                format!("{low} to {high}"),
            ];
            let times = [bot.ms_per_decision, bot.ms_longest].map(|time| format!("{time:.2}"));
            let counts = [bot.late, bot.illegal, bot.timeouts, bot.forfeits].map(|count| count.to_string());
            let cells = [format!("{:.2}", bot.mean_score)].into_iter().chain(times).chain(counts);
            let cells = cells.zip(&numbers).map(|(cell, head)| columns::right(&cell, columns::width(head)));
            rows.push(words.into_iter().chain(cells).collect());
        }
        rows
    }
}

fn percent(part: f64) -> String {
    format!("{:.1}%", part * 100.0)
}

/// A bar of 20 places, to an eighth of a place.
fn bar(share: f64) -> String {
    const PLACES: usize = 20;
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (share.clamp(0.0, 1.0) * (PLACES * 8) as f64).round() as usize;
    let full = format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8]);
    format!("{full}{}", "·".repeat(PLACES - columns::width(&full)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_their_share() {
        assert_eq!(bar(0.0), "·".repeat(20));
        assert_eq!(bar(1.0), "█".repeat(20));
        assert_eq!(bar(0.5), format!("{}{}", "█".repeat(10), "·".repeat(10)));
        assert_eq!(bar(0.53125), format!("{}▋{}", "█".repeat(10), "·".repeat(9)));
        assert_eq!(bar(f64::NAN.max(2.0)), "█".repeat(20));
    }
}
