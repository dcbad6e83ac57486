//! The results of a simulation, as JSON and as text.

use std::fmt::Write as _;

use game::Setup as _;
use serde::Serialize;
use terminal::count;
use words::Language;

use super::Simulate;
use crate::columns;
use crate::stats::{Rounds, Side, Summary, Tally, Wins};
use games::Playable;

/// Everything that is printed. Except for `timing`, it is the same for the same arguments.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    players: u8,
    variant: &'static str,
    rounds_at_most: Option<u16>,
    seed: u64,
    bots: Vec<String>,
    /// The requested number of games.
    games_asked: u64,
    /// How many were played.
    games: u64,
    pub(super) interrupted: bool,
    decisions: u64,
    rounds: Rounds,
    score: Summary,
    winner_score: Summary,
    /// Games whose win was shared.
    shared_wins: u64,
    sources: Vec<Source>,
    seats: Vec<SeatReport>,
    /// By name, if different bots played.
    by_bot: Vec<BotReport>,
    timing: Timing,
}

/// Mean points of one source.
#[derive(Serialize)]
struct Source {
    source: String,
    mean: f64,
}

#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    bot: String,
    #[serde(flatten)]
    did: Did,
}

#[derive(Serialize)]
struct BotReport {
    bot: String,
    seats: Vec<usize>,
    #[serde(flatten)]
    did: Did,
}

#[derive(Serialize)]
struct Did {
    score: Summary,
    wins: Wins,
    sources: Vec<Source>,
}

impl Did {
    fn of(side: &Side, games: u64) -> Self {
        Self { score: side.score(), wins: side.wins(games), sources: sources(side) }
    }
}

fn sources(side: &Side) -> Vec<Source> {
    side.sources().into_iter().map(|(source, mean)| Source { source: source.to_string(), mean }).collect()
}

/// How fast it ran; this does not depend on the seed.
#[derive(Serialize)]
pub(super) struct Timing {
    seconds: f64,
    threads: u64,
    games_per_second: f64,
    decisions_per_second: f64,
}

impl Timing {
    pub(super) fn of(tally: &Tally, seconds: f64, threads: u64) -> Self {
        let rate = |number: u64| number as f64 / seconds.max(f64::MIN_POSITIVE);
        let (games_per_second, decisions_per_second) = (rate(tally.games), rate(tally.decisions));
        Self { seconds, threads, games_per_second, decisions_per_second }
    }
}

impl Report {
    pub(super) fn of<G: Playable>(
        setup: &G::Setup,
        levels: &[String],
        arguments: &Simulate,
        tally: &Tally,
        timing: Timing,
    ) -> Self {
        let all = tally.together(|_| true);
        let seats = tally.seats().iter().zip(levels).enumerate().map(|(seat, (side, bot))| SeatReport {
            seat,
            bot: bot.clone(),
            did: Did::of(side, tally.games),
        });
        Self {
            game: G::ID,
            players: setup.players(),
            variant: setup.variant(),
            rounds_at_most: arguments.setup.rounds_at_most,
            seed: arguments.seed,
            bots: levels.to_vec(),
            games_asked: arguments.games,
            games: tally.games,
            interrupted: tally.games < arguments.games,
            decisions: tally.decisions,
            rounds: Rounds::of::<G>(tally.rounds()),
            score: all.score(),
            winner_score: tally.winner_score(),
            shared_wins: tally.shared_wins,
            sources: sources(&all),
            seats: seats.collect(),
            by_bot: by_bot(levels, tally),
            timing,
        }
    }

    /// The report for people.
    pub(super) fn text<G: Playable>(&self) -> String {
        let mut text = self.head();
        self.scores(&mut text);
        self.wins(&mut text);
        self.points_by_source::<G>(&mut text);
        if self.interrupted {
            let _ = writeln!(
                text,
                "\nStopped by Ctrl-C: these are the first {} of {} games.",
                self.games, self.games_asked
            );
        }
        text
    }

    fn head(&self) -> String {
        let alike = self.by_bot.is_empty();
        let bots = if alike { self.bots.first().cloned().unwrap_or_default() } else { self.bots.join(",") };
        let (players, games) = (count(self.players, "player"), count(self.games, "game"));
        let timing = &self.timing;
        let cap = self.rounds_at_most.map_or(String::new(), |cap| format!(", at most {}", count(cap, "round")));
        let mut text = format!("{}, {players}, variant {}{cap}, bots {bots}, ", self.game, self.variant);
        let _ = writeln!(text, "seed {}: {games}", self.seed);
        let threads = count(timing.threads, "thread");
        let _ = writeln!(
            text,
            "{:.0} games/s, {:.0} decisions/s ({:.2} s, {threads})\n",
            timing.games_per_second, timing.decisions_per_second, timing.seconds
        );
        let _ = writeln!(text, "rounds     {}", self.rounds.text());
        let decisions = self.decisions as f64 / self.games.max(1) as f64;
        let _ = writeln!(text, "decisions  mean {decisions:.1} a game");
        text
    }

    /// The sides that have a line of their own, with their names.
    fn sides(&self) -> Vec<(String, &Did)> {
        let alike = self.by_bot.is_empty();
        let seats = self.seats.iter().map(|seat| {
            let bot = if alike { String::new() } else { format!(" {}", seat.bot) };
            (format!("seat {}{bot}", seat.seat), &seat.did)
        });
        seats.chain(self.by_bot.iter().map(|bot| (format!("bot {}", bot.bot), &bot.did))).collect()
    }

    fn scores(&self, text: &mut String) {
        let head =
            ["mean", "sd", "min", "p5", "p25", "p50", "p75", "p95", "max"].map(|name| format!("{name:>7}")).concat();
        let _ = writeln!(text, "\n{:<20}{head}", "score");
        let mut line = |name: &str, score: &Summary| {
            let sd = score.sd.map_or("-".to_string(), |sd| format!("{sd:.2}"));
            let ranks = [score.min, score.p5, score.p25, score.p50, score.p75, score.p95, score.max];
            let ranks = ranks.map(|value| format!("{value:>7}")).concat();
            let _ = writeln!(text, "  {name:<18}{:>7.2}{sd:>7}{ranks}", score.mean);
        };
        line("all seats", &self.score);
        self.sides().iter().for_each(|(name, did)| line(name, &did.score));
        line("winner", &self.winner_score);
    }

    fn wins(&self, text: &mut String) {
        let _ = writeln!(text, "\n{:<20}{:>7}   95% interval", "wins", "share");
        for (name, Did { wins, .. }) in self.sides() {
            let [share, low, high] = [wins.share, wins.low, wins.high].map(|part| format!("{:.1}%", part * 100.0));
            let _ = writeln!(text, "  {name:<18}{share:>7}   {low} to {high}");
        }
        let shared = count(self.shared_wins, "game");
        let _ = writeln!(text, "  (a win shared by n seats is 1/n for each; {shared} ended so)");
    }

    fn points_by_source<G: Playable>(&self, text: &mut String) {
        let sides = self.sides();
        let width = |name: &str| name.chars().count().max(7) + 2;
        let names: Vec<String> =
            self.sources.iter().map(|source| Language::En.book().say(&G::source(&source.source))).collect();
        let widest = names.iter().map(|name| columns::width(name)).max().unwrap_or(0).max(18);
        let _ = write!(text, "\n{}{:>9}", columns::left("points by source", widest + 2), "all");
        sides.iter().for_each(|(name, _)| text.push_str(&format!("{name:>0$}", width(name))));
        text.push('\n');
        for (place, (source, name)) in self.sources.iter().zip(&names).enumerate() {
            let _ = write!(text, "  {}{:>9.2}", columns::left(name, widest), source.mean);
            for (name, did) in &sides {
                let mean = did.sources.get(place).map_or(0.0, |source| source.mean);
                let _ = write!(text, "{mean:>0$.2}", width(name));
            }
            text.push('\n');
        }
    }
}

fn by_bot(levels: &[String], tally: &Tally) -> Vec<BotReport> {
    let mut names: Vec<&String> = levels.iter().collect();
    names.sort();
    names.dedup();
    if names.len() == 1 {
        return Vec::new();
    }
    let report = |bot: &String| BotReport {
        bot: bot.clone(),
        seats: (0..levels.len()).filter(|&seat| levels[seat] == *bot).collect(),
        did: Did::of(&tally.together(|seat| levels[seat] == *bot), tally.games),
    };
    names.into_iter().map(report).collect()
}

#[cfg(test)]
mod tests {
    use game::{Outcome, ScoreLine};

    use super::*;
    use crate::play::Finished;

    #[test]
    fn different_bots_are_compared_by_name() {
        let mut tally = Tally::new(3);
        let outcome = Outcome::rank(3, |seat| (vec![ScoreLine::new("all", [1, 5, 3][seat.index()])], Vec::new()));
        tally.add(&Finished { outcome, rounds: 1, decisions: 3 });
        let levels = ["random", "easy", "random"].map(str::to_string);
        let reports = by_bot(&levels, &tally);
        let seats: Vec<(&str, &[usize])> = reports.iter().map(|bot| (bot.bot.as_str(), bot.seats.as_slice())).collect();
        assert_eq!(seats, [("easy", &[1][..]), ("random", &[0, 2])]);
        assert_eq!(reports[0].did.wins.share, 1.0);
        assert_eq!((reports[1].did.wins.share, reports[1].did.score.mean), (0.0, 2.0));
        assert!(by_bot(&levels[..1], &tally).is_empty());
    }
}
