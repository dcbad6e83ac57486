//! [`Valued`]: a game whose positions a network can judge and a search can walk through.

use game::{Chance, MAX_SEATS, Observer, Outcome, Seat, Setup as _};

use crate::net::{Estimate, Inputs, Net, Work};
use crate::{Header, Levels, Library};

/// A game whose positions a network can judge.
///
/// Play is cut into stretches: rounds, or turns. Positions are judged at their borders, where little is pending; a search plays
/// on to the next border before it judges.
pub trait Valued: Levels {
    /// Raised with every change of [`inputs`](Self::inputs): older networks no longer fit.
    const INPUTS_VERSION: u32;

    /// The networks that come with the program.
    const NETS: &'static Library;

    /// After so many rounds a game is long.
    ///
    /// Two players who both do better by waiting would wait for ever. From then on they lose patience, the more the longer it is.
    const LONG: u32;

    /// By how many points beginners err.
    const CARELESS: f32;

    /// How its networks learn.
    const LEARNING: Learning;

    /// Whose view it is.
    fn observer(view: &Self::View) -> Observer;

    /// The round, by a view.
    fn round_of(view: &Self::View) -> u32;

    /// What was agreed, by a view.
    fn setup_of(view: &Self::View) -> &Self::Setup;

    /// Tells a network what an observer knows. The number of inputs depends on the setup alone.
    fn inputs(view: &Self::View, into: &mut Inputs);

    /// What the observer would see if nobody else had answered yet, where answers of others lie sealed.
    ///
    /// A state that is imagined from it has them answer again, as they would and not just as they could.
    fn unanswered(_view: &Self::View) -> Option<Self::View> {
        None
    }

    /// Whether everyone's round depends on what is answered to this, so that it is worth predicting well.
    fn concerns_all(_prompt: &Self::Prompt) -> bool {
        false
    }

    /// The stretch that is being played.
    fn stretch(&self) -> u32;

    /// Answers worth a closer look, the most promising first; never empty.
    fn candidates(view: &Self::View, prompt: &Self::Prompt, chance: &mut Chance) -> Vec<Self::Move>;

    /// A sensible answer at once, for everyone in the games that a search imagines.
    fn quick(view: &Self::View, prompt: &Self::Prompt, chance: &mut Chance) -> Self::Move;
}

/// How networks learn; trials show what does well.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Learning {
    /// How much of a position's worth comes from the result, against what was thought on the way (the λ of TD(λ)).
    pub result: f32,
    /// What part of each weight is lost with a step, times the rate: what only fits the games that were seen is forgotten.
    pub forget: f32,
}

/// A network with what it needs to judge positions of a game.
#[derive(Clone, Debug)]
pub struct Judge<'a> {
    net: &'a Net,
    inputs: Inputs,
    work: Work,
}

impl<'a> Judge<'a> {
    /// Judges with a network.
    #[must_use]
    pub fn new(net: &'a Net) -> Self {
        Self { net, inputs: Inputs::default(), work: Work::default() }
    }

    /// What a seat may expect of a state, by what it sees of it; exact once the game is over.
    pub fn judge<G: Valued>(&mut self, state: &G, seat: Seat) -> Estimate {
        if let Some(outcome) = state.outcome() {
            return result(&outcome, seat);
        }
        self.inputs.clear();
        G::inputs(&state.view(Observer::Seat(seat)), &mut self.inputs);
        self.net.judge(&self.inputs, &mut self.work)
    }
}

/// All seats, clockwise from one of them.
pub(crate) fn clockwise(from: Seat, players: u8) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(from), move |seat| Some(seat.next(players))).take(players.into())
}

/// What a finished game was worth to a seat.
pub(crate) fn result(outcome: &Outcome, seat: Seat) -> Estimate {
    let (winners, players) = (outcome.winners(), outcome.standings.players());
    let mut wins = [0.0; MAX_SEATS];
    for winner in &winners {
        let place = (winner.number() + players - seat.number()) % players;
        wins[usize::from(place)] = 1.0 / winners.len() as f32;
    }
    let others = outcome.standings.iter().filter(|(other, _)| *other != seat).map(|(_, standing)| standing.total);
    let margin = outcome.standings[seat].total - others.max().unwrap_or(0);
    Estimate { wins, margin: margin as f32 }
}

/// How many inputs positions of a setup have.
pub(crate) fn input_count<G: Valued>(setup: &G::Setup) -> Option<usize> {
    let game = G::new(setup, Chance::seeded(game::Seed::from_number(0)), &mut ()).ok()?;
    let mut inputs = Inputs::default();
    G::inputs(&game.view(Observer::Seat(Seat::new(0))), &mut inputs);
    Some(inputs.told())
}

/// What a network for a setup says of itself.
pub(crate) fn header<G: Valued>(setup: &G::Setup, shape: crate::Shape, seed: u64, games: u64) -> Header {
    Header {
        game: G::ID.to_string(),
        players: setup.players(),
        variant: setup.variant().to_string(),
        inputs_version: G::INPUTS_VERSION,
        rules_version: G::RULES_VERSION,
        seed,
        games,
        shape,
    }
}
