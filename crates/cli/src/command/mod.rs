//! The subcommands, one file each, and the arguments that several of them take.

mod admin;
mod advise;
mod arena;
mod backup;
mod bench;
mod bot;
mod calibrate;
mod cards;
mod check;
mod data;
mod export;
mod ladder;
mod many;
mod migrate;
mod puzzles;
mod recorded;
mod replay;
mod restore;
mod retention;
mod review;
mod serve;
mod simulate;
mod train;

use std::io::Write;
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Args, Subcommand};
use game::{BadSetup, Game, Setup, Timing};
use terminal::Failure;
use words::{Book, Language};

/// The subcommand.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Migrate(migrate::Migrate),
    Check(check::Check),
    Export(export::Export),
    Admin(admin::Admin),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Ladder(ladder::Ladder),
    Bot(bot::Bot),
    Train(train::Train),
    Replay(replay::Replay),
    Advise(advise::Advise),
    Review(review::Review),
    Puzzles(puzzles::Puzzles),
    Calibrate(calibrate::Calibrate),
    Cards(cards::Cards),
    Bench(bench::Bench),
}

impl Default for Command {
    /// The default subcommand.
    fn default() -> Self {
        Self::Serve(serve::Serve::default())
    }
}

impl Command {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        match self {
            Self::Serve(serve) => serve.run(out),
            Self::Backup(backup) => backup.run(out),
            Self::Restore(restore) => restore.run(out),
            Self::Migrate(migrate) => migrate.run(out),
            Self::Check(check) => check.run(out),
            Self::Export(export) => export.run(out),
            Self::Admin(admin) => admin.run(out),
            Self::Simulate(simulate) => simulate.run(out),
            Self::Arena(arena) => arena.run(out),
            Self::Ladder(ladder) => ladder.run(out),
            Self::Bot(bot) => bot.run(out),
            Self::Train(train) => train.run(out),
            Self::Replay(replay) => replay.run(out),
            Self::Advise(advise) => advise.run(out),
            Self::Review(review) => review.run(out),
            Self::Puzzles(puzzles) => puzzles.run(out),
            Self::Calibrate(calibrate) => calibrate.run(out),
            Self::Cards(cards) => cards.run(out),
            Self::Bench(bench) => bench.run(out),
        }
    }
}

/// What is agreed before play, as arguments.
#[derive(Args, Clone, Debug)]
pub(crate) struct SetupArguments {
    /// Number of players [default: 2]
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    /// The variant to play, by name [default: the game's first; an unknown name lists them]
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,

    /// End every game after at most this many rounds, for bots that may never finish
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..))]
    rounds_at_most: Option<u16>,

    /// Let seats act one after another in every phase, instead of together where the rules allow it
    #[arg(long)]
    in_order: bool,
}

impl SetupArguments {
    /// The setup that the arguments describe.
    fn setup<G: Game>(&self) -> Result<G::Setup, Failure> {
        let (least, most) = (*G::Setup::PLAYERS.start(), *G::Setup::PLAYERS.end());
        let players = self.players.unwrap_or(2.clamp(least, most));
        let variant = self.variant.as_deref().or(G::Setup::VARIANTS.first().copied()).unwrap_or_default();
        let setup = G::Setup::of(players, variant).map_err(|bad| {
            let hint = match &bad {
                BadSetup::Players { least, most, .. } => format!("use --players {least} to --players {most}"),
                BadSetup::PlayersOfVariant { least, most, .. } if least == most => {
                    format!("use --players {least}, or another --variant")
                }
                BadSetup::PlayersOfVariant { least, most, .. } => {
                    format!("use --players {least} to --players {most}, or another --variant")
                }
                BadSetup::Variant { known, .. } => format!("use --variant {}", known.join(" or --variant ")),
                BadSetup::NoRounds => "use --rounds-at-most 1 or more".to_string(),
                BadSetup::Position(_) => "use a record or a lesson whose position can be laid out".to_string(),
            };
            Failure::input(format_args!("{} cannot be set up: {bad}", G::ID), hint)
        })?;
        let setup = match self.rounds_at_most {
            Some(rounds) => setup.capped(rounds),
            None => setup,
        };
        if !self.in_order {
            return Ok(setup);
        }
        let setup = setup.timed(Timing::InOrder);
        if setup.timing() == Some(Timing::InOrder) {
            return Ok(setup);
        }
        let hint = "leave --in-order out: its players take turns anyway";
        Err(Failure::input(format_args!("{} has no phases that are played together", G::ID), hint))
    }
}

/// The output language, as an argument.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LanguageArgument {
    /// The language
    #[arg(long = "lang", value_name = codes(), default_value_t)]
    language: Language,
}

/// `en|pl|ja`.
fn codes() -> &'static str {
    static CODES: LazyLock<String> = LazyLock::new(|| Language::CODES.join("|"));
    &CODES
}

impl LanguageArgument {
    /// The words of the language.
    fn book(self) -> &'static Book {
        self.language.book()
    }
}

/// `1 match`, `2 matches`.
fn matches(number: u64) -> String {
    format!("{number} match{}", if number == 1 { "" } else { "es" })
}
