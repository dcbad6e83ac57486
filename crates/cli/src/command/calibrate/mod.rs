//! `orrery calibrate`: whether what networks and searches predict comes true.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `tenths.rs` | what was predicted and what came of it, by tenths |
//! | `plot.rs` | the same as a picture |

mod plot;
mod tenths;

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

use ai::{Foretold, foretell, network};
use clap::Args;
use game::{Seed, Setup as _};
use games::{Playable, Visit};
use serde::Serialize;
use terminal::{Failure, count, print_json};

use self::tenths::{Calibration, Pair};
use super::SetupArguments;
use super::many::{INTERRUPTED, Sharing, StudyArguments, progress_bar, stop_on_ctrl_c};
use crate::by_name;

/// Compare what networks and searches predict with how games end
///
/// Bots play games with a shallow search. Before each seat's first decision of a round, the network and a separate search say how likely
/// the seat is to win. Of all positions that they put at 70%, 70% should be won. The same arguments give the same figures on any number
/// of threads. Ctrl-C reports the games so far.
#[derive(Args)]
#[command(after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
pub(crate) struct Calibrate {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    #[command(flatten)]
    setup: SetupArguments,

    /// How many games to play
    #[arg(long, value_name = "G", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// How many imagined games the search tries each answer in
    #[arg(long, value_name = "K", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    samples: u32,

    #[command(flatten)]
    study: StudyArguments,
}

const AFTER_HELP: &str = "\
How to read the figures:
  Positions of one game are not independent; the 95% intervals allow for that.
  The error is the mean distance between the chances predicted and the share won in each tenth,
  weighted by positions. The Brier score is the mean squared difference between the chance predicted
  and the result; lower is better.

Examples:
  orrery calibrate race
  orrery calibrate race --players 4 --games 500 --plot race-4.svg
  orrery calibrate roll --samples 64 --json";

impl Calibrate {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        by_name::with_game(&self.game, Run { arguments: self, out })?
    }
}

struct Run<'a, W> {
    arguments: &'a Calibrate,
    out: &'a mut W,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    variant: String,
    seed: u64,
    games: u64,
    samples: u32,
    network: Calibration,
    search: Calibration,
}

impl<W: Write> Visit for Run<'_, W> {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Self { arguments, out } = self;
        let setup = arguments.setup.setup::<G>()?;
        let hint = "choose another number of --players, or train a network";
        let net = network::<G>(&setup).map_err(|none| Failure::input(none, hint))?;
        let study = &arguments.study;
        let (stop, games) = (stop_on_ctrl_c(), Mutex::new(BTreeMap::new()));
        let bar = progress_bar(arguments.games, "games", study.json);
        let sharing =
            Sharing { pieces: arguments.games, threads: study.threads.among(arguments.games), interrupted: &stop };
        sharing.run(
            || (),
            |(), index| {
                let seed = Seed::from_number(study.seed).derive(index);
                let told = foretell::<G>(&setup, &net, arguments.samples, seed).ok_or_else(|| {
                    Failure::other(format_args!("game {index} of seed {} ({}) does not end", study.seed, G::ID))
                })?;
                if let Ok(mut games) = games.lock() {
                    games.insert(index, told);
                }
                bar.inc(1);
                Ok(())
            },
        )?;
        bar.finish_and_clear();
        // In the order of their numbers, so that sums do not depend on which thread was faster.
        let games: Vec<Vec<Foretold>> = games.into_inner().unwrap_or_default().into_values().collect();
        let of = |told: fn(&Foretold) -> f32| {
            let pairs = |game: &Vec<Foretold>| -> Vec<Pair> {
                game.iter().map(|one| Pair { told: told(one).into(), won: one.won.into() }).collect()
            };
            Calibration::of(games.iter().map(pairs))
        };
        let report = Report {
            game: G::ID,
            players: setup.players(),
            variant: setup.variant().to_string(),
            seed: study.seed,
            games: games.len() as u64,
            samples: arguments.samples,
            network: of(|one| one.network),
            search: of(|one| one.search),
        };
        tell(study, &report, out)?;
        Ok(if stop.load(Ordering::Relaxed) { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}

fn tell(study: &StudyArguments, report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let Report { game, players, variant, seed, games, samples, network, search } = report;
    let title = format!("{game}, {players} players, variant {variant}, seed {seed}: {}", count(*games, "game"));
    study.plot(|| plot::svg(&title, [("network", network), ("search", search)]))?;
    if study.json {
        return print_json(out, report);
    }
    writeln!(out, "{title}")?;
    writeln!(out, "\nnetwork:\n{network}")?;
    writeln!(out, "\nsearch, {}:\n{search}", count(u64::from(*samples), "imagined game"))?;
    Ok(())
}
