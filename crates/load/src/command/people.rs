//! `load people`: how long people wait, for the server and for bots.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use load::LoadError;
use load::abandoned::Left;
use load::people::{BOT_TARGET_MS, MOVE_TARGET_MS, Options, Report, run};
use load::prometheus::Measured;
use terminal::{Failure, count};

use super::{Common, exit, listed, memory};

/// The most people: each takes a socket and a port of this machine.
const MAX_PEOPLE: i64 = 20_000;
/// The longest run.
const MAX_SECONDS: i64 = 3600;
/// The most tables that are left behind.
const MAX_ABANDONED: i64 = 100_000;

/// Measure how long people wait: each plays against one to three bots at a table of their own
///
/// People play at random and think for a random time, between nothing and twice the average. Each has an address of its own
/// (on Linux), so that limits and fairness are those of a real server. Measured are a person's own moves, from sending to
/// `accepted`, and waits for bots: from the state in which bots alone are asked to the state in which that is no longer so. A
/// wait can be for many moves of several bots, so each single move within is measured, too. What is still waited for at the
/// end counts with the time until then.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  load people --people 200 --level hard --seconds 60
  load people --people 20 --level hard --abandoned 100 --server target/release/orrery

Exit codes: 0 measured, whether or not the targets are met, 1 there were errors or the server failed, 2 wrong usage,
130 stopped by Ctrl-C.")]
pub(crate) struct People {
    /// People at the same time
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=MAX_PEOPLE))]
    people: u32,

    /// The level of the bots
    #[arg(long, value_name = "LEVEL", default_value = "hard")]
    level: String,

    /// How long to measure, once everyone has a table
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=MAX_SECONDS))]
    seconds: u32,

    /// How many milliseconds people think on average
    #[arg(long, value_name = "MS", default_value_t = 5000)]
    think: u32,

    /// First let another guest create this many tables with three bots each and leave them, half of them with an open socket
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=MAX_ABANDONED))]
    abandoned: u32,

    #[command(flatten)]
    common: Common,
}

impl People {
    pub(crate) async fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let bench = self.common.bench(self.people.into())?;
        let served = self.common.launch(&bench, false).start().await.map_err(LoadError::from)?;
        let options = Options {
            people: self.people as usize,
            level: self.level.clone(),
            duration: Duration::from_secs(self.seconds.into()),
            think: Duration::from_millis(self.think.into()),
            games: self.common.games(),
            seed: self.common.seed,
            abandoned: self.abandoned as usize,
        };
        let report = run(&options, &served, &bench.interrupt, &bench.bar).await?;
        bench.bar.finish_and_clear();
        self.common.print(out, &report, &self.text(&report))?;
        Ok(exit(report.errors == 0, report.interrupted))
    }

    fn text(&self, report: &Report) -> String {
        let cpu = report
            .cpu_seconds
            .map_or_else(|| "unknown".into(), |cpu| format!("{cpu:.1} s, {:.2} cores", cpu / report.seconds));
        let mut text = format!(
            "{} against bots of level {} ({} had a table), {:.1} s, people think {} ms on average\n\
             own move        {}\n                target: p99 < {MOVE_TARGET_MS:.0} ms {}\n\
             wait for bots   {}\n                target: p95 < {BOT_TARGET_MS:.0} ms {}\n\
             one bot's move  {}\n                target: p95 < {BOT_TARGET_MS:.0} ms {}\n\
             server: a bot waits for its turn  {}\n\
             server: a bot thinks              {}\n\
             moves           {} ({:.1}/s); with bots' moves {}\n\
             matches ended   {}\n\
             still waited for at the end  {}\n\
             server CPU      {cpu}\n\
             server memory   {}\n\
             refused         {}\n\
             errors          {}\n",
            count(report.people as u64, "person").replace("persons", "people"),
            report.level,
            report.arrived,
            report.seconds,
            self.think,
            report.own_move,
            met(report.own_move.p99_ms < MOVE_TARGET_MS),
            report.bot_wait,
            met(report.bot_wait.p95_ms < BOT_TARGET_MS),
            report.bot_move,
            met(report.bot_move.p95_ms < BOT_TARGET_MS),
            measured(&report.server_bot_wait),
            measured(&report.server_bot_thinking),
            report.moves,
            report.moves_per_second,
            report.stored_moves,
            report.finished,
            report.unanswered,
            memory(report.memory),
            listed(&report.refusals),
            report.errors,
        );
        if let Some(error) = &report.first_error {
            let _ = writeln!(text, "first error     {error}");
        }
        text + &report.abandoned.as_ref().map_or_else(String::new, left)
    }
}

fn left(left: &Left) -> String {
    let mut text = format!(
        "left behind     {} of {} tables, {} open sockets{}\n\
         new table then  {}\n\
         medium's move   {}\n",
        left.made,
        left.wanted,
        left.open_sockets,
        left.refused.as_ref().map_or_else(String::new, |why| format!("; then refused: {why}")),
        left.new_table,
        left.medium_answer,
    );
    for error in &left.errors {
        let _ = writeln!(text, "error there     {error}");
    }
    text
}

fn met(is_met: bool) -> &'static str {
    if is_met { "(met)" } else { "(MISSED)" }
}

/// What the server measured, in the bounds of its buckets.
fn measured(measured: &Measured) -> String {
    if measured.count == 0 {
        return "never".into();
    }
    let max = measured.max_below.map_or_else(|| "beyond the last bucket".into(), |max| format!("below {max} s"));
    let Measured { count, mean, p50, p95, p99, .. } = measured;
    format!("p50 {p50:.3} s, p95 {p95:.3} s, p99 {p99:.3} s, max {max}, mean {mean:.3} s ({count} times)")
}
