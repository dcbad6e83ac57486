//! `orrery bench --search`: how many imagined games a search plays, on one thread.

use std::time::{Duration, Instant};

use ai::{Budget, advise_with, network};
use game::{Chance, Observer, Seed, Setup as _};
use games::Playable;
use serde::Serialize;
use terminal::{Failure, count};

/// How many positions are searched. They come from games of heuristic bots, one every few decisions.
const POSITIONS: usize = 48;
const BETWEEN: usize = 5;
/// How many imagined games each answer is tried in.
const SAMPLES: u32 = 8;

/// What was measured.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    players: u8,
    variant: &'static str,
    seed: u64,
    positions: usize,
    samples: u32,
    passes: usize,
    /// The median of the passes.
    imagined_per_second: f64,
    imagined_per_second_min: f64,
    imagined_per_second_max: f64,
    searches_per_second: f64,
}

/// Searches the same positions repeatedly, for at least this long and at least once.
pub(super) fn measure<G: Playable>(setup: &G::Setup, seed: u64, time: Duration) -> Result<Report, Failure> {
    let net = network::<G>(setup).map_err(Failure::other)?;
    let positions = positions::<G>(setup, seed)?;
    let start = Instant::now();
    let mut passes: Vec<(f64, f64)> = Vec::new();
    while passes.is_empty() || start.elapsed() < time {
        let (begun, mut imagined) = (Instant::now(), 0);
        for (place, view) in positions.iter().enumerate() {
            let luck = Seed::from_number(seed).derive(place as u64);
            let findings = advise_with::<G>(&net, view, None, Budget::samples(SAMPLES), luck);
            imagined += findings.considered.iter().map(|one| u64::from(one.samples)).sum::<u64>();
        }
        let taken = begun.elapsed().as_secs_f64();
        passes.push((imagined as f64 / taken, positions.len() as f64 / taken));
    }
    passes.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (median, searches) = passes[passes.len() / 2];
    Ok(Report {
        game: G::ID,
        players: setup.players(),
        variant: setup.variant(),
        seed,
        positions: positions.len(),
        samples: SAMPLES,
        passes: passes.len(),
        imagined_per_second: median,
        imagined_per_second_min: passes[0].0,
        imagined_per_second_max: passes[passes.len() - 1].0,
        searches_per_second: searches,
    })
}

/// Positions with a choice, from games between bots of the default level.
fn positions<G: Playable>(setup: &G::Setup, seed: u64) -> Result<Vec<G::View>, Failure> {
    let (mut found, mut decisions) = (Vec::new(), 0);
    for number in 0.. {
        let seed = Seed::from_number(seed).derive(number);
        let mut bot = G::bot(G::default_level(), seed.derive(0)).map_err(Failure::other)?;
        let mut game = G::new(setup, Chance::seeded(seed), &mut ()).map_err(Failure::other)?;
        while let Some(seat) = game.asked().first() {
            let view = game.view(Observer::Seat(seat));
            let Some(prompt) = game.prompt(seat) else { break };
            let answer = bot.choose(&view, &prompt);
            game.play(seat, &answer, &mut ()).map_err(Failure::other)?;
            if G::only_move(&prompt).is_some() {
                continue;
            }
            decisions += 1;
            if decisions % BETWEEN == 0 {
                found.push(view);
                if found.len() == POSITIONS {
                    return Ok(found);
                }
            }
        }
    }
    Ok(found)
}

impl Report {
    pub(super) fn text(&self) -> String {
        let Self { game, variant, seed, positions, samples, passes, .. } = self;
        let (least, most) = (self.imagined_per_second_min, self.imagined_per_second_max);
        format!(
            "{game}, {}, variant {variant}, seed {seed}: {positions} positions, {samples} samples of each answer\n\
             imagined games/s  {:>9.0}  (median of {passes} passes, {least:.0} to {most:.0})\n\
             searches/s        {:>9.1}\n",
            count(self.players, "player"),
            self.imagined_per_second,
            self.searches_per_second,
        )
    }
}
