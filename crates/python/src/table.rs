//! [`Table`]: one game with its moves; and the same without its type, for Python.

use ai::{Estimate, Evaluator, NoNetwork, Searchable};
use game::{BadSetup, Chance, Observer, Record, RecordError, Recording, Seat, Seed, Setup as _};
use steps::{Refused, Stepper, Steps};

macro_rules! declare {
    ({} $($name:ident::$game:ident),+) => {
        /// A game of any kind, or anything else that there is of each.
        #[derive(Clone)]
        pub(crate) enum Any<$($game),+> {
            $($game($game)),+
        }
    };
}
games::all!(declare {});

/// The type of one of these for each game: `any!(Table)` is a table of any game.
macro_rules! any {
    ($of:ident) => {
        games::all!($crate::table::any_of_each { $of })
    };
}
pub(crate) use any;

macro_rules! any_of_each {
    ({ $of:ident } $($name:ident::$game:ident),+) => { $crate::table::Any<$($of<games::$game>),+> };
}
pub(crate) use any_of_each;

/// Does the same with whichever game it is.
macro_rules! each {
    ($any:expr, $one:ident => $do:expr) => { games::all!($crate::table::match_any { $any, $one => $do }) };
}
pub(crate) use each;

macro_rules! match_any {
    ({ $any:expr, $one:ident => $do:expr } $($name:ident::$game:ident),+) => {
        match $any {
            $($crate::table::Any::$game($one) => $do,)+
        }
    };
}
pub(crate) use match_any;

/// Makes one of these for a game by its name: `by_name!(name, Chosen => Table::<Chosen>::new())`.
macro_rules! by_name {
    ($chosen:expr, $type:ident => $make:expr) => {
        games::all!($crate::table::match_name { $chosen, $type => $make })
    };
}
pub(crate) use by_name;

macro_rules! match_name {
    ({ $chosen:expr, $type:ident => $make:expr } $($name:ident::$game:ident),+) => {
        match $chosen {
            $(<games::$game as game::Game>::ID => {
                type $type = games::$game;
                Ok($crate::table::Any::$game($make))
            })+
            other => Err($crate::table::unknown_game(other)),
        }
    };
}
pub(crate) use match_name;

/// There is no such game.
pub(crate) fn unknown_game(name: &str) -> pyo3::PyErr {
    let mut known = games::NAMES;
    known.sort_unstable();
    crate::wrong(&format!("there is no game \"{name}\"; there are {}", known.join(", ")))
}

/// A game with everything that the package asks of it.
pub(crate) trait Playable: Steps + Searchable {}
impl<G: Steps + Searchable> Playable for G {}

/// What a game is set up with.
#[derive(Clone)]
pub(crate) struct Wanted {
    pub(crate) players: u8,
    /// The default if there is none.
    pub(crate) variant: Option<String>,
    pub(crate) max_rounds: Option<u16>,
}

impl Wanted {
    pub(crate) fn setup<G: Playable>(&self) -> Result<G::Setup, BadSetup> {
        let variant = self.variant.as_deref().unwrap_or(G::Setup::VARIANTS[0]);
        let setup = G::Setup::of(self.players, variant)?;
        let setup = if let Some(rounds) = self.max_rounds { setup.capped(rounds) } else { setup };
        setup.check().map(|()| setup)
    }
}

/// One game with its moves.
#[derive(Clone)]
pub(crate) struct Table<G: Playable> {
    pub(crate) stepper: Stepper<G>,
    setup: G::Setup,
    pub(crate) seed: Seed,
    moves: Vec<(Seat, G::Move)>,
}

impl<G: Playable> Table<G> {
    pub(crate) fn new(setup: G::Setup, seed: Seed) -> Result<Self, BadSetup> {
        let game = G::new(&setup, Chance::seeded(seed), &mut ())?;
        Ok(Self { stepper: Stepper::new(game), setup, seed, moves: Vec::new() })
    }

    /// Replays a record.
    pub(crate) fn of(text: &str) -> Result<Self, RecordError> {
        let record = Record::<G>::from_json(text)?;
        let game = record.replay()?.finish()?;
        let moves = record.moves.into_iter().map(|entry| (entry.seat, entry.answer)).collect();
        Ok(Self { stepper: Stepper::new(game), setup: record.setup, seed: record.seed, moves })
    }

    /// The record as JSON. Its digests are computed now, so that steps are fast.
    pub(crate) fn record(&self) -> Result<String, String> {
        let mut recording =
            Recording::<G>::start(self.setup.clone(), self.seed, &mut ()).map_err(|why| why.to_string())?;
        for (seat, answer) in &self.moves {
            recording.play(*seat, answer, &mut ()).map_err(|why| why.to_string())?;
        }
        Ok(recording.record().to_json())
    }

    pub(crate) fn step(&mut self, action: usize) -> Result<Option<(Seat, G::Move)>, Refused> {
        let made = self.stepper.step(action)?;
        self.moves.extend(made.clone());
        Ok(made)
    }

    /// Plays a move given as JSON.
    pub(crate) fn play(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let answer: G::Move = serde_json::from_str(text).map_err(|error| format!("this is no move: {error}"))?;
        self.stepper.play(seat, &answer).map_err(|illegal| illegal.to_string())?;
        self.moves.push((seat, answer));
        Ok(())
    }

    /// The actions that make a move given as JSON.
    pub(crate) fn actions(&self, text: &str) -> Result<Vec<usize>, String> {
        let answer: G::Move = serde_json::from_str(text).map_err(|error| format!("this is no move: {error}"))?;
        self.stepper.actions(&answer).ok_or_else(|| "the seat to move cannot make this move now".into())
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.stepper.game().asked().contains(seat) {
            self.stepper.game().legal_moves(seat, &mut moves);
        }
        moves
    }

    pub(crate) const fn name(&self) -> &'static str {
        G::ID
    }

    pub(crate) const fn action_count(&self) -> usize {
        G::ACTIONS
    }

    pub(crate) fn players(&self) -> u8 {
        self.setup.players()
    }

    pub(crate) fn variant(&self) -> &'static str {
        self.setup.variant()
    }

    pub(crate) fn view(&self, observer: Observer) -> G::View {
        self.stepper.game().view(observer)
    }

    /// The inputs of the networks for a seat: their number, and those that are not 0.
    pub(crate) fn inputs(&self, seat: Seat) -> ai::Inputs {
        let mut inputs = ai::Inputs::default();
        G::inputs(self.stepper.game().look(seat), &G::Memo::default(), &mut inputs);
        inputs
    }

    /// What the built-in network says of the position as a seat knows it. Exact once the game is over.
    pub(crate) fn estimate(&self, seat: Seat) -> Result<Estimate, NoNetwork> {
        let net = ai::network::<G>(&self.setup)?;
        Ok(Evaluator::<G>::new(&net).evaluate(self.stepper.game(), seat))
    }
}
