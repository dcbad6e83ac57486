//! The trait that every game implements, and those that bots and searches need in addition: [`Game`], [`View`], [`Legal`],
//! [`Imagine`], [`Bot`].

use std::error::Error;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BadSetup, BySeat, Chance, Observer, Outcome, Seat, Seats, Setup, Sink, Told};

/// Plain data: it can be copied, compared, printed, sent and stored.
pub trait Data: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// One game in progress: the full state, including hidden cards.
///
/// A state is plain data without closures, so it can be cloned, stored, searched and restored at any moment.
/// `testkit::high_card::HighCard` is a complete small implementation to read first.
///
/// ```
/// use game::{Chance, Game, Legal, Seed, Setup};
/// use testkit::high_card::{HighCard, HighCardSetup};
///
/// let setup = HighCardSetup::of(2, "base")?;
/// let mut game = HighCard::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ())?;
/// while let Some(seat) = game.asked().first() {
///     let prompt = game.prompt(seat).expect("an asked seat has a prompt");
///     let answer = HighCard::moves(&prompt)[0];
///     game.play(seat, &answer, &mut ())?;
/// }
/// assert!(!game.outcome().expect("nobody is asked, so it is over").winners().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Data {
    /// The name that records, commands and links use.
    const ID: &'static str;

    /// Increased whenever the same setup, seed and moves would give a different game.
    const RULES_VERSION: u32;

    /// What is agreed before play.
    type Setup: Setup;
    /// The question put to a seat, carrying every option.
    type Prompt: Data;
    /// The typed answer.
    type Move: Data;
    /// Why a move is refused: a closed list.
    type Illegal: Data + Error;
    /// What happened.
    type Event: Data;
    /// What one observer may know.
    type View: View<Setup = Self::Setup>;

    /// Sets up the game and reports the deal.
    fn new(setup: &Self::Setup, chance: Chance, out: &mut impl Sink<Self::Event>) -> Result<Self, BadSetup>;

    /// What was agreed before play.
    fn setup(&self) -> &Self::Setup;

    /// The seats that must answer now. Empty once the game is over.
    fn asked(&self) -> Seats;

    /// The question put to `seat`, if it is asked.
    fn prompt(&self, seat: Seat) -> Option<Self::Prompt>;

    /// Checks a move, then carries it out. On `Err` nothing has changed.
    fn play(&mut self, seat: Seat, answer: &Self::Move, out: &mut impl Sink<Self::Event>) -> Result<(), Self::Illegal>;

    /// What an observer may know, built from scratch.
    fn view(&self, observer: Observer) -> Self::View;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The round being played, from 1.
    fn round(&self) -> u32;

    /// The generator, which shows whether anything was drawn.
    fn chance(&self) -> &Chance;

    /// Everyone's points by public information, as if the game ended now.
    fn scores(&self) -> BySeat<i32>;

    /// The seats with answers in a [`SealedChoice`](crate::SealedChoice) that is not complete yet.
    ///
    /// Such an answer can still be taken back: nobody has seen it.
    fn sealed(&self) -> Seats;

    /// Whether an event tells `to` something that this seat could not have known before: another seat's decision, a face-down
    /// card, a random draw. What follows from the rules or from the seat's own decision is not news.
    ///
    /// A move whose events reveal nothing to its mover can be taken back. `testkit::properties::silent_moves_teach_nothing`
    /// checks the answers.
    fn reveals(event: &Self::Event, to: Seat) -> bool;

    /// All open questions, or the result.
    fn status(&self) -> Status<Self::Prompt> {
        match self.outcome() {
            Some(outcome) => Status::Over(Box::new(outcome)),
            None => {
                let seats = self.asked().iter();
                Status::Asking(seats.filter_map(|seat| Some((seat, self.prompt(seat)?))).collect())
            }
        }
    }
}

/// What one observer may know of a game.
pub trait View: Data {
    /// What was agreed before play.
    type Setup: Setup;

    /// Whose view it is.
    fn observer(&self) -> Observer;

    /// What was agreed before play.
    fn setup(&self) -> &Self::Setup;

    /// The round being played, from 1.
    fn round(&self) -> u32;
}

/// The state of a game: still asking, or over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status<P> {
    /// These seats are asked these questions, all at the same time.
    Asking(Vec<(Seat, P)>),
    /// It is over.
    Over(Box<Outcome>),
}

/// Lists the legal moves: from a prompt for callers that see no more, and from a state for a search that has imagined
/// its own.
pub trait Legal: Game {
    /// Every legal answer to a prompt, once each; see [`Legal::lists_all`].
    fn moves(prompt: &Self::Prompt) -> Vec<Self::Move>;

    /// Whether [`Legal::moves`] lists every legal answer. Where there can be far too many, it lists some.
    fn lists_all(_prompt: &Self::Prompt) -> bool {
        true
    }

    /// The answer, if the prompt leaves only one. A seat may prefer not to be asked in that case.
    ///
    /// It is called after every move. Where a prompt can have thousands of answers, implement it without listing them all.
    fn only_move(prompt: &Self::Prompt) -> Option<Self::Move> {
        only(Self::moves(prompt))
    }

    /// Whether nobody may know what the seat can answer: an answer that comes at once would show that there was no choice.
    fn is_secret(_prompt: &Self::Prompt) -> bool {
        false
    }

    /// Appends every legal move of an asked seat, the same set that [`Legal::moves`] gives.
    ///
    /// A search calls it on states of its own, so games that are searched implement it without prompts.
    fn legal_moves(&self, seat: Seat, into: &mut Vec<Self::Move>) {
        into.extend(self.prompt(seat).iter().flat_map(Self::moves));
    }

    /// A random legal move of an asked seat, all equally likely. `None` for a seat that is not asked.
    ///
    /// It determines the speed of random games, so games that are searched implement it without listing all moves.
    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Move> {
        let mut moves = Self::moves(&self.prompt(seat)?);
        Some(moves.swap_remove(chance.below(moves.len() as u32) as usize))
    }
}

fn only<T>(mut all: Vec<T>) -> Option<T> {
    if all.len() == 1 { all.pop() } else { None }
}

/// Gives an answer, and returns whether it cannot be taken back: because its seat learns something by it that it could not have
/// known (a random draw, a face-down card, another seat's decision), or because the game ends.
///
/// # Errors
/// Why the rules refuse the answer.
pub fn play_for_good<G: Game>(game: &mut G, seat: Seat, answer: &G::Move) -> Result<bool, G::Illegal> {
    let (position, mut told) = (game.chance().position(), Vec::new());
    game.play(seat, answer, &mut told)?;
    let is_news = |told: &Told<G::Event>| Observer::Seat(seat).hears(told.audience) && G::reveals(&told.event, seat);
    Ok(game.chance().position() != position || told.iter().any(is_news) || game.asked().is_empty())
}

/// Samples a state that fits a view. Search starts here, never from the table's own state.
pub trait Imagine: Game {
    /// A state that could be the true one: `imagine(view).view(observer) == view`.
    fn imagine(view: &Self::View, chance: Chance) -> Self;

    /// Replaces the generator, so the same state continues differently.
    fn reseed(&mut self, chance: Chance);

    /// Looks past the answers of others: after `answer`, the last move of this imagined state, carries it on to the next question
    /// of `seat`. Returns whether that question is the same whatever the others answer; otherwise the state is worth nothing.
    ///
    /// With it a seat can answer both questions at once, before the others have answered the first.
    fn foresee(&mut self, _seat: Seat, _answer: &Self::Move) -> bool {
        false
    }
}

/// Something that answers prompts. It gets a view, never a game, so it cannot cheat.
pub trait Bot<G: Game>: Send {
    /// Answers a prompt with a legal move.
    fn choose(&mut self, view: &G::View, prompt: &G::Prompt) -> G::Move;
}
