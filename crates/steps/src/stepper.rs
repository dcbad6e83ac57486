//! [`Stepper`]: a game in progress, played action by action.

use game::{Game, Imagine, Legal, Outcome, Seat};

use crate::mask::Mask;
use crate::out::{Count, Names, Out, Writer};

/// A game whose answers can be made action by action.
///
/// An action is a number below [`ACTIONS`](Self::ACTIONS) and always names the same piece: a card, a color, a phase. What
/// it does depends on the question. Answers made of several pieces take several actions, in one order only.
pub trait Steps: Game + Legal + Imagine {
    /// How many actions there are.
    const ACTIONS: usize;

    /// The answer of a seat as far as it was made, with everything needed to know what can follow.
    type Answer: Clone + std::fmt::Debug + Send + Sync + 'static;

    /// The name of an action.
    fn action_name(action: usize) -> String;

    /// An empty answer to the question of an asked seat.
    fn begin(&self, seat: Seat) -> Self::Answer;

    /// What can follow. Never empty.
    fn mask(answer: &Self::Answer) -> Mask;

    /// Adds an action of the mask. Returns the move if the answer is complete.
    fn take(answer: &mut Self::Answer, action: usize) -> Option<Self::Move>;

    /// The actions that make a legal move of an asked seat. What they make of another move is another move, or nothing.
    fn actions(&self, seat: Seat, answer: &Self::Move) -> Vec<usize>;

    /// What a seat may know, as numbers. `answer` is its own answer in the making, if it is the seat to move. Depends on the
    /// seat's view and nothing else; how many numbers there are depends only on the number of players.
    fn observe(&self, seat: Seat, answer: Option<&Self::Answer>, out: &mut impl Out);
}

/// A game in progress, and the answer that its seat to move is making.
///
/// Seats that are asked at the same time answer in seat order. What a seat chooses in secret stays hidden from the others until
/// all have chosen, as the rules of the game say.
///
/// ```
/// use game::{Chance, Game as _, Seed, Setup as _};
/// use race::{Race, Setup};
/// use steps::Stepper;
///
/// // Who never does anything does not end a game, so it has to have a last round.
/// let setup = Setup::of(2, "standard")?.capped(30);
/// let mut stepper = Stepper::new(Race::new(&setup, Chance::seeded(Seed::from_number(7)), &mut ())?);
/// let mut seen = vec![0; stepper.observation_size()];
/// while let Some(seat) = stepper.seat() {
///     stepper.observe(seat, &mut seen);
///     let action = stepper.mask().nth(0).expect("there is always something to do");
///     stepper.step(action)?;
/// }
/// assert!(stepper.game().outcome().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Stepper<G: Steps> {
    game: G,
    /// The seat to move and its answer. `None` once the game is over.
    making: Option<(Seat, G::Answer)>,
    /// What can follow.
    mask: Mask,
    /// The actions of the answer so far.
    taken: Vec<u8>,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such action.
    #[error("there is no action {action}: actions are numbered from 0 to {last}")]
    Unknown {
        /// The action.
        action: usize,
        /// The last one.
        last: usize,
    },
    /// The mask excludes it.
    #[error("action {action} is not possible now: choose one whose entry in the action mask is 1")]
    Masked {
        /// The action.
        action: usize,
    },
    /// The game is over.
    #[error("the game is over: begin a new one")]
    Over,
}

impl<G: Steps> Stepper<G> {
    /// Plays on with a game.
    #[must_use]
    pub fn new(game: G) -> Self {
        let mut stepper = Self { game, making: None, mask: Mask::NONE, taken: Vec::new() };
        stepper.ask();
        stepper
    }

    /// The game as it stands. An answer in the making is no part of it.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The seat to move. `None` once the game is over.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.making.as_ref().map(|&(seat, _)| seat)
    }

    /// What the seat to move can do. Empty once the game is over.
    #[must_use]
    pub fn mask(&self) -> Mask {
        self.mask
    }

    /// The actions of the answer in the making.
    #[must_use]
    pub fn taken(&self) -> &[u8] {
        &self.taken
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whether the seat to move can take an action.
    pub fn check(&self, action: usize) -> Result<(), Refused> {
        let last = G::ACTIONS - 1;
        match self.mask.contains(action) {
            true => Ok(()),
            false if self.making.is_none() => Err(Refused::Over),
            false if action > last => Err(Refused::Unknown { action, last }),
            false => Err(Refused::Masked { action }),
        }
    }

    /// Takes an action for the seat to move. Returns the move that it completed, if it did. On `Err` nothing has changed.
    pub fn step(&mut self, action: usize) -> Result<Option<(Seat, G::Move)>, Refused> {
        self.check(action)?;
        let Some((seat, answer)) = &mut self.making else { return Err(Refused::Over) };
        let seat = *seat;
        match G::take(answer, action) {
            None => {
                self.mask = G::mask(answer);
                self.taken.push(action as u8);
                Ok(None)
            }
            Some(answer) => {
                // What a mask leads to is legal, so this cannot fail; if it did, the question would be asked again.
                let played = self.game.play(seat, &answer, &mut ());
                debug_assert!(played.is_ok(), "{answer:?} was made from offered actions, but: {played:?}");
                self.ask();
                played.map_or(Err(Refused::Masked { action }), |()| Ok(Some((seat, answer))))
            }
        }
    }

    /// Plays a whole move of a seat that is asked, in place of the answer in the making. On `Err` nothing has changed.
    pub fn play(&mut self, seat: Seat, answer: &G::Move) -> Result<(), G::Illegal> {
        self.game.play(seat, answer, &mut ())?;
        self.ask();
        Ok(())
    }

    /// The actions that make a move of the seat to move, from the beginning of its answer. `None` if the move is not legal.
    #[must_use]
    pub fn actions(&self, answer: &G::Move) -> Option<Vec<usize>> {
        let seat = self.seat()?;
        let actions = self.game.actions(seat, answer);
        let mut making = self.game.begin(seat);
        for (at, &action) in actions.iter().enumerate() {
            if !G::mask(&making).contains(action) {
                return None;
            }
            if let Some(made) = G::take(&mut making, action) {
                return (at + 1 == actions.len() && made == *answer).then_some(actions);
            }
        }
        None
    }

    /// Forgets the actions of the answer in the making.
    pub fn start_over(&mut self) {
        self.ask();
    }

    /// Asks the first seat that has something to decide.
    fn ask(&mut self) {
        self.taken.clear();
        self.making = self.game.asked().first().map(|seat| (seat, self.game.begin(seat)));
        self.mask = self.making.as_ref().map_or(Mask::NONE, |(_, answer)| G::mask(answer));
    }

    /// How many numbers an observation has. It depends only on the number of players.
    #[must_use]
    pub fn observation_size(&self) -> usize {
        let mut count = Count::default();
        self.game.observe(Seat::new(0), None, &mut count);
        count.0
    }

    /// What each number of an observation is.
    #[must_use]
    pub fn observation_names(&self) -> Vec<String> {
        let mut names = Names::default();
        self.game.observe(Seat::new(0), None, &mut names);
        names.0
    }

    /// Writes what a seat may know. The slice must have [`observation_size`](Self::observation_size) numbers.
    pub fn observe(&self, seat: Seat, into: &mut [i8]) {
        let answer = self.making.as_ref().filter(|(mover, _)| *mover == seat).map(|(_, answer)| answer);
        self.game.observe(seat, answer, &mut Writer::new(into));
    }
}
