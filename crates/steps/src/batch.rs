//! [`Batch`]: many games of one setup, stepped together into memory of the caller.

use game::{BadSetup, Chance, Outcome, Seat, Seed, Setup as _};

use crate::stepper::{Refused, Stepper, Steps};

/// What each seat gets at the end of a game: winners 1, the others -1 divided among them; winners who tie share what one would
/// get. The sum is always 0.
///
/// ```
/// use game::{Outcome, ScoreLine};
/// let points = [9, 9, 4];
/// let outcome = Outcome::rank(3, |seat| (vec![ScoreLine::new("robots", points[seat.index()])], Vec::new()));
/// assert_eq!(steps::returns(&outcome).collect::<Vec<_>>(), [0.25, 0.25, -0.5]);
/// ```
pub fn returns(outcome: &Outcome) -> impl Iterator<Item = f32> {
    let (winners, players) = (outcome.winners(), f32::from(outcome.standings.players()));
    let share = 1.0 / winners.len() as f32;
    outcome.standings.seats().map(move |seat| {
        let won = if winners.contains(&seat) { share } else { 0.0 };
        (players * won - 1.0) / (players - 1.0)
    })
}

/// Many games of one setup.
///
/// A game that ends is followed by the next one within the same step.
#[derive(Clone, Debug)]
pub struct Batch<G: Steps> {
    setup: G::Setup,
    lanes: Vec<Lane<G>>,
    /// How many numbers an observation has.
    size: usize,
}

/// One game after another.
#[derive(Clone, Debug)]
struct Lane<G: Steps> {
    stepper: Stepper<G>,
    seed: Seed,
    /// How many games were begun.
    begun: u64,
}

/// Where the results of a step go: one row for each game.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat to move may know: as many numbers as an observation has.
    pub observations: &'a mut [i8],
    /// What it can do: a 1 for each possible action.
    pub masks: &'a mut [i8],
    /// The seat to move.
    pub seats: &'a mut [i8],
    /// What each seat got, in seat order: not 0 only at the end of a game.
    pub rewards: &'a mut [f32],
    /// 1 if the step ended a game, otherwise 0. The other rows are already those of the next game.
    pub ended: &'a mut [u8],
}

/// Why a step of a batch is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchRefused {
    /// The number of actions is not the number of games.
    #[error("{found} actions for {games} games: give one action for each game")]
    Actions {
        /// How many actions there are.
        found: usize,
        /// How many games there are.
        games: usize,
    },
    /// A game refuses its action.
    #[error("game {game}: {refused}")]
    Game {
        /// Which game.
        game: usize,
        /// Why.
        refused: Refused,
    },
}

impl<G: Steps> Batch<G> {
    /// Begins `games` games. Each draws its luck from a seed of its own, derived from this one.
    pub fn new(setup: G::Setup, games: usize, seed: Seed) -> Result<Self, BadSetup> {
        let lane = |index: usize| Lane::begin(&setup, seed.derive(index as u64));
        let lanes = (0..games).map(lane).collect::<Result<Vec<_>, _>>()?;
        let size = lanes.first().map_or(0, |lane| lane.stepper.observation_size());
        Ok(Self { setup, lanes, size })
    }

    /// Begins all games again, with other seeds.
    pub fn restart(&mut self, seed: Seed) -> Result<(), BadSetup> {
        *self = Self::new(self.setup.clone(), self.lanes.len(), seed)?;
        Ok(())
    }

    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> usize {
        self.lanes.len()
    }

    /// How many numbers an observation has.
    #[must_use]
    pub fn observation_size(&self) -> usize {
        self.size
    }

    /// One of the games.
    #[must_use]
    pub fn game(&self, index: usize) -> Option<&Stepper<G>> {
        self.lanes.get(index).map(|lane| &lane.stepper)
    }

    /// Writes where all games stand. Nothing has ended.
    pub fn look(&self, rows: Rows<'_>) {
        let players = self.players();
        for (lane, mut row) in self.lanes.iter().zip(each_row(rows, self.size, G::ACTIONS, players)) {
            row.rewards.fill(0.0);
            *row.ended = 0;
            lane.tell(&mut row);
        }
    }

    /// Takes one action in each game and writes where they stand then, on this many threads. On `Err` nothing has changed.
    pub fn step(&mut self, actions: &[i64], rows: Rows<'_>, threads: usize) -> Result<(), BatchRefused> {
        if actions.len() != self.lanes.len() {
            return Err(BatchRefused::Actions { found: actions.len(), games: self.lanes.len() });
        }
        for (game, (lane, &action)) in self.lanes.iter().zip(actions).enumerate() {
            let action = usize::try_from(action).unwrap_or(usize::MAX);
            lane.stepper.check(action).map_err(|refused| BatchRefused::Game { game, refused })?;
        }
        let (players, size, setup) = (self.players(), self.size, &self.setup);
        let threads = threads.clamp(1, self.lanes.len().max(1));
        if threads == 1 {
            step_all(setup, &mut self.lanes, actions, each_row(rows, size, G::ACTIONS, players));
            return Ok(());
        }
        let share = self.lanes.len().div_ceil(threads);
        let mut rows = Some(rows);
        std::thread::scope(|scope| {
            for (lanes, actions) in self.lanes.chunks_mut(share).zip(actions.chunks(share)) {
                let Some(left) = rows.take() else { break };
                let (own, rest) = left.split(lanes.len(), size, G::ACTIONS, players);
                rows = Some(rest);
                scope.spawn(move || step_all(setup, lanes, actions, each_row(own, size, G::ACTIONS, players)));
            }
        });
        Ok(())
    }

    /// Draws an action for each game, all possible ones equally likely.
    pub fn sample(&self, chance: &mut Chance, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter().zip(actions) {
            let mask = lane.stepper.mask();
            *action = mask.nth(chance.below(mask.len())).map_or(0, |action| action as i64);
        }
    }

    /// How many seats each game has.
    #[must_use]
    pub fn players(&self) -> usize {
        self.setup.players().into()
    }
}

fn step_all<'a, G: Steps>(
    setup: &G::Setup,
    lanes: &mut [Lane<G>],
    actions: &[i64],
    rows: impl Iterator<Item = Row<'a>>,
) {
    for ((lane, &action), mut row) in lanes.iter_mut().zip(actions).zip(rows) {
        lane.step(setup, action as usize, &mut row);
    }
}

impl<G: Steps> Lane<G> {
    fn begin(setup: &G::Setup, seed: Seed) -> Result<Self, BadSetup> {
        let stepper = Stepper::new(G::new(setup, Chance::seeded(seed.derive(0)), &mut ())?);
        Ok(Self { stepper, seed, begun: 1 })
    }

    fn step(&mut self, setup: &G::Setup, action: usize, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        // It was checked before.
        let _ = self.stepper.step(action);
        let outcome = if self.stepper.seat().is_none() { self.stepper.outcome() } else { None };
        *row.ended = outcome.is_some().into();
        if let Some(outcome) = outcome {
            row.rewards.iter_mut().zip(returns(&outcome)).for_each(|(reward, got)| *reward = got);
            // A setup that was playable once always is.
            if let Ok(next) = G::new(setup, Chance::seeded(self.seed.derive(self.begun)), &mut ()) {
                self.stepper = Stepper::new(next);
            }
            self.begun += 1;
        }
        self.tell(row);
    }

    fn tell(&self, row: &mut Row<'_>) {
        let seat = self.stepper.seat().unwrap_or(Seat::new(0));
        *row.seat = seat.number() as i8;
        self.stepper.mask().write(row.mask);
        self.stepper.observe(seat, row.observation);
    }
}

/// The results of one game.
struct Row<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [i8],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    ended: &'a mut u8,
}

fn each_row(rows: Rows<'_>, size: usize, actions: usize, players: usize) -> impl Iterator<Item = Row<'_>> {
    let observations = rows.observations.chunks_exact_mut(size.max(1));
    let masks = rows.masks.chunks_exact_mut(actions);
    let rewards = rows.rewards.chunks_exact_mut(players.max(1));
    let all = observations.zip(masks).zip(rows.seats).zip(rewards).zip(rows.ended);
    all.map(|((((observation, mask), seat), rewards), ended)| Row { observation, mask, seat, rewards, ended })
}

impl<'a> Rows<'a> {
    /// The rows of the first games, and those of the others.
    fn split(self, games: usize, size: usize, actions: usize, players: usize) -> (Self, Self) {
        let (observations, more_observations) = self.observations.split_at_mut(games * size);
        let (masks, more_masks) = self.masks.split_at_mut(games * actions);
        let (seats, more_seats) = self.seats.split_at_mut(games);
        let (rewards, more_rewards) = self.rewards.split_at_mut(games * players);
        let (ended, more_ended) = self.ended.split_at_mut(games);
        let own = Rows { observations, masks, seats, rewards, ended };
        let rest = Rows {
            observations: more_observations,
            masks: more_masks,
            seats: more_seats,
            rewards: more_rewards,
            ended: more_ended,
        };
        (own, rest)
    }
}
