//! `orrery bench`: how fast a game runs, on one thread.

mod search;

use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use game::{Chance, Game, Legal, Observer, Seat, Seed, Setup as _};
use serde::Serialize;
use terminal::{Failure, count, print_json};

use super::SetupArguments;
use crate::by_name;
use crate::play::MAX_DECISIONS;
use games::{Playable, Visit};

const AFTER_HELP: &str = "\
After a short warm-up, 60% of the time goes to play (in ten slices; the report gives their
median), 20% to clones and 20% to views. With --search, positions from games between bots are
searched repeatedly; an imagined game is one answer played to the end of the round or turn.

Examples:
  orrery bench race --rounds-at-most 30
  orrery bench roll --players 5
  orrery bench race --search --seconds 20
  orrery bench defenders --players 4 --seconds 20 --json";

/// Measure how fast random games are played, cloned and viewed, on one thread
///
/// Random moves are drawn and played without prompts, views and events, as in a search. States to clone and to view
/// are taken at random moments of random games.
#[derive(Args, Clone, Debug)]
#[command(allow_negative_numbers = true, after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
pub(crate) struct Bench {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    #[command(flatten)]
    setup: SetupArguments,

    /// How long to measure
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    seconds: f64,

    /// Random seed of all games
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Measure how many games the search of the level `hard` imagines
    #[arg(long)]
    search: bool,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("use a number from 0.01 to 3600".to_string()),
    }
}

const SLICES: u32 = 10;

impl Bench {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        match by_name::with_game(&self.game, self)?? {
            Measured::Play(report) if self.json => print_json(out, &report)?,
            Measured::Play(report) => write!(out, "{}", report.text())?,
            Measured::Search(report) if self.json => print_json(out, &report)?,
            Measured::Search(report) => write!(out, "{}", report.text())?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// A fraction of the measuring time.
    fn part(&self, part: f64) -> Duration {
        Duration::from_secs_f64(self.seconds * part)
    }
}

/// What was measured.
pub(crate) enum Measured {
    Play(Report),
    Search(search::Report),
}

impl Visit for &Bench {
    type Output = Result<Measured, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let setup = self.setup.setup::<G>()?;
        if self.search {
            return search::measure::<G>(&setup, self.seed, self.part(1.0)).map(Measured::Search);
        }
        self.play::<G>(&setup).map(Measured::Play)
    }
}

impl Bench {
    fn play<G: Playable>(&self, setup: &G::Setup) -> Result<Report, Failure> {
        let mut stream = Stream::<G>::start(setup, self.seed)?;
        let sample = Sample::take(&mut stream)?;
        stream.play_for(self.part(0.05))?;
        let before = (stream.decisions, stream.games);
        let (start, mut slices) = (Instant::now(), Vec::new());
        for _ in 0..SLICES {
            slices.push(stream.play_for(self.part(0.6) / SLICES)?);
        }
        let played = start.elapsed().as_secs_f64();
        let (decisions, games) = (stream.decisions - before.0, stream.games - before.1);
        slices.sort_by(f64::total_cmp);
        let middle = slices.len() / 2;
        Ok(Report {
            game: G::ID,
            players: setup.players(),
            variant: setup.variant(),
            rounds_at_most: self.setup.rounds_at_most,
            seconds: self.seconds,
            seed: self.seed,
            decisions,
            games,
            decisions_per_second: f64::midpoint(slices[middle - 1], slices[middle]),
            decisions_per_second_min: slices[0],
            decisions_per_second_max: slices[slices.len() - 1],
            games_per_second: games as f64 / played,
            clones_per_second: sample.rate(self.part(0.2), |state, _| state.clone()),
            views_per_second: sample.rate(self.part(0.2), |state, seat| state.view(Observer::Seat(seat))),
            state_bytes: size_of::<G>(),
        })
    }
}

/// One random game after another.
struct Stream<'a, G: Game> {
    setup: &'a G::Setup,
    seed: u64,
    choices: Chance,
    game: G,
    /// Decisions in the current game, and in total.
    here: u64,
    decisions: u64,
    /// Games finished.
    games: u64,
}

impl<'a, G: Legal> Stream<'a, G> {
    fn start(setup: &'a G::Setup, seed: u64) -> Result<Self, Failure> {
        let choices = Chance::seeded(Seed::from_number(seed));
        Ok(Self { setup, seed, choices, game: deal(setup, seed, 0)?, here: 0, decisions: 0, games: 0 })
    }

    /// Plays one random move, and deals the next game when one is over.
    fn step(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.game.asked().first() else {
            return Err(self.failure("nobody is asked, and it is not over"));
        };
        let Some(answer) = self.game.random_move(seat, &mut self.choices) else {
            return Err(self.failure("a seat is asked and has no move"));
        };
        if let Err(illegal) = self.game.play(seat, &answer, &mut ()) {
            return Err(self.failure(&format!("the drawn move {answer:?} is refused: {illegal}")));
        }
        self.decisions += 1;
        self.here += 1;
        if self.game.asked().is_empty() {
            // A search also pays for the result.
            black_box(self.game.outcome());
            self.games += 1;
            self.here = 0;
            self.game = deal(self.setup, self.seed, self.games)?;
        } else if self.here >= MAX_DECISIONS {
            return Err(self.failure(&format!("it is not over after {MAX_DECISIONS} decisions")));
        }
        Ok(())
    }

    #[cold]
    fn failure(&self, what: &str) -> Failure {
        Failure::other(format_args!("random game {} of seed {} of {} failed: {what}", self.games, self.seed, G::ID))
    }

    /// Plays for some time. Returns decisions per second.
    fn play_for(&mut self, time: Duration) -> Result<f64, Failure> {
        let (start, before) = (Instant::now(), self.decisions);
        loop {
            // Reading the clock costs as much as a decision, so it is not read for each.
            for _ in 0..64 {
                self.step()?;
            }
            let elapsed = start.elapsed();
            if elapsed >= time {
                return Ok((self.decisions - before) as f64 / elapsed.as_secs_f64());
            }
        }
    }
}

fn deal<G: Game>(setup: &G::Setup, seed: u64, index: u64) -> Result<G, Failure> {
    G::new(setup, Chance::seeded(Seed::from_number(seed).derive(index)), &mut ()).map_err(Failure::other)
}

/// States at random moments of random games, each with a seat that is asked in it.
struct Sample<G>(Vec<(G, Seat)>);

impl<G: Legal> Sample<G> {
    fn take(stream: &mut Stream<'_, G>) -> Result<Self, Failure> {
        let mut states = Vec::with_capacity(256);
        while states.len() < 256 {
            for _ in 0..=stream.choices.below(32) {
                stream.step()?;
            }
            if let Some(seat) = stream.game.asked().first() {
                states.push((stream.game.clone(), seat));
            }
        }
        Ok(Self(states))
    }

    /// How often per second `work` runs on a state of the sample.
    fn rate<T>(&self, time: Duration, work: impl Fn(&G, Seat) -> T) -> f64 {
        let (start, mut done) = (Instant::now(), 0);
        loop {
            for (state, seat) in &self.0 {
                black_box(work(black_box(state), *seat));
            }
            done += self.0.len();
            let elapsed = start.elapsed();
            if elapsed >= time {
                return done as f64 / elapsed.as_secs_f64();
            }
        }
    }
}

/// How fast random games are played, cloned and viewed.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    players: u8,
    variant: &'static str,
    rounds_at_most: Option<u16>,
    seconds: f64,
    seed: u64,
    decisions: u64,
    games: u64,
    /// The median of the slices.
    decisions_per_second: f64,
    decisions_per_second_min: f64,
    decisions_per_second_max: f64,
    games_per_second: f64,
    clones_per_second: f64,
    views_per_second: f64,
    /// The size of a state, without heap memory.
    state_bytes: usize,
}

impl Report {
    fn text(&self) -> String {
        let Self { game, variant, seed, games, decisions, state_bytes, .. } = self;
        let (least, most) = (self.decisions_per_second_min, self.decisions_per_second_max);
        format!(
            "{game}, {}, variant {variant}, seed {seed}: {games} games, {decisions} decisions\n\
             decisions/s  {:>12.0}  (median of {SLICES} slices, {least:.0} to {most:.0})\n\
             games/s      {:>12.0}\n\
             clones/s     {:>12.0}  ({state_bytes} bytes a state)\n\
             views/s      {:>12.0}\n",
            count(self.players, "player"),
            self.decisions_per_second,
            self.games_per_second,
            self.clones_per_second,
            self.views_per_second,
        )
    }
}
