//! [`Checks`]: everything that must hold of a game, as one test for each property.

use game::{Chance, Game, Imagine, Legal, Observer, Seat, Setup as _};

use crate::properties::{self, Games};

/// What the properties need to know of a game beside its rules.
///
/// [`properties!`](crate::properties!) makes the tests.
pub struct Checks<G: Game> {
    /// Whether several seats choose in secret now.
    pub is_sealed: fn(&G) -> bool,
    /// How many secret choices of several seats the games have at least; 0 if there are none at all.
    pub sealed_choices: u32,
    /// Some moves for a seat that may or may not be legal.
    pub others: fn(&G, Seat, &mut Chance) -> Vec<G::Move>,
    /// An error if a piece has appeared or disappeared.
    pub conserved: fn(&G) -> Result<(), String>,
    /// The same state with everything redrawn that is hidden from the observer.
    pub scramble: fn(&G, Observer, &mut Chance) -> G,
}

/// The least number of moves that reveal nothing to their mover.
const SILENT_MOVES: u32 = 1000;

/// Every player count, variant and timing, each played this often and ended after this many rounds.
#[must_use]
pub fn games<G: Game>(games: u64, rounds: u16) -> Games<G::Setup> {
    Games { setups: G::Setup::all().into_iter().map(|setup| setup.capped(rounds)).collect(), games }
}

/// Most take how many games of each setup are played, and for how many rounds.
impl<G: Imagine + Legal> Checks<G> {
    /// See [`properties::every_game_ends`].
    pub fn every_game_ends(&self, number: u64, rounds: u16) {
        properties::every_game_ends::<G>(&games::<G>(number, rounds));
    }

    /// See [`properties::replay_equals_play`].
    pub fn replay_equals_play(&self, number: u64, rounds: u16) {
        properties::replay_equals_play::<G>(&games::<G>(number, rounds));
    }

    /// See [`properties::serde_round_trip`].
    pub fn everything_survives_json(&self, number: u64, rounds: u16) {
        properties::serde_round_trip::<G>(&games::<G>(number, rounds));
    }

    /// See [`properties::offered_moves_are_exactly_the_legal_ones`].
    pub fn offered_moves_are_exactly_the_legal_ones(&self, number: u64, rounds: u16) {
        properties::offered_moves_are_exactly_the_legal_ones::<G>(&games::<G>(number, rounds), self.others);
    }

    /// See [`properties::questions_wait`].
    pub fn questions_wait(&self, number: u64, rounds: u16) {
        properties::questions_wait::<G>(&games::<G>(number, rounds));
    }

    /// See [`properties::random_moves_are_even`].
    pub fn random_moves_are_even(&self, number: u64, rounds: u16) {
        properties::random_moves_are_even::<G>(&games::<G>(number, rounds));
    }

    /// See [`properties::sealed_answers_commute`].
    pub fn sealed_answers_commute(&self, number: u64, rounds: u16) {
        let choices = properties::sealed_answers_commute::<G>(&games::<G>(number, rounds), self.is_sealed);
        assert!(choices >= self.sealed_choices, "only {choices} sealed choices were tried");
        assert!(choices == 0 || self.sealed_choices > 0, "{choices} sealed choices in a game without any");
    }

    /// See [`properties::everything_is_conserved`].
    pub fn everything_is_conserved(&self, number: u64, rounds: u16) {
        properties::everything_is_conserved::<G>(&games::<G>(number, rounds), self.conserved);
    }

    /// See [`properties::views_do_not_leak`].
    pub fn views_do_not_leak(&self, number: u64, rounds: u16) {
        properties::views_do_not_leak::<G>(&games::<G>(number, rounds), self.scramble);
    }

    /// See [`properties::imagined_states_fit_their_views`].
    pub fn imagined_states_fit_their_views(&self, number: u64, rounds: u16) {
        properties::imagined_states_fit_their_views::<G>(&games::<G>(number, rounds));
    }

    /// Games that begin from positions are games like any other.
    pub fn games_from_positions_are_games(&self, games: &Games<G::Setup>) {
        properties::every_game_ends::<G>(games);
        properties::replay_equals_play::<G>(games);
        properties::serde_round_trip::<G>(games);
        properties::everything_is_conserved::<G>(games, self.conserved);
        properties::views_do_not_leak::<G>(games, self.scramble);
        properties::imagined_states_fit_their_views::<G>(games);
    }

    /// See [`properties::silent_moves_teach_nothing`].
    pub fn what_can_be_taken_back_taught_nothing(&self, number: u64, rounds: u16) {
        let silent = properties::silent_moves_teach_nothing::<G>(&games::<G>(number, rounds));
        assert!(silent > SILENT_MOVES, "only {silent} moves taught nothing");
    }
}

/// Makes a test of each property: `properties! { CHECKS; every_game_ends(60, 100), … }`.
#[macro_export]
macro_rules! properties {
    ($checks:expr; $($property:ident($games:expr, $rounds:expr)),+ $(,)?) => {
        $(#[test]
        fn $property() {
            $checks.$property($games, $rounds);
        })+
    };
}
