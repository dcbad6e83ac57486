//! [`Searchable`]: a game whose positions a network can evaluate and a search can walk through.

use game::{Chance, MAX_SEATS, Observer, Outcome, Seat, Setup as _, View as _};

use crate::net::{Estimate, Form, Inputs, Net, Work};
use crate::search::Asset;
use crate::{Header, Levels, Library};

/// A game that can be searched.
///
/// Play is divided by horizons: the ends of rounds, or of turns. Positions are evaluated there, where little is
/// pending, so a search plays on to the next horizon before it evaluates. On the way everyone follows heuristics, which
/// receive a [`Look`](Self::Look): what one seat may know, without building a view.
pub trait Searchable: Levels {
    /// Increased with every change of [`inputs`](Self::inputs). Older networks no longer fit.
    const INPUTS_VERSION: u32;

    /// The built-in networks.
    const NETS: &'static Library;

    /// A game with more rounds than this counts as long.
    ///
    /// Two players who both do better by waiting would wait forever. Well before this round a search begins to prefer
    /// answers that bring the end nearer. After it, answers are chosen with a temperature that rises every round.
    const LONG_GAME_ROUNDS: u32;

    /// How many points beginners may err by.
    const ERROR_MARGIN: f32;

    /// How much chance to win an answer to a style's liking may cost: too little for a blunder.
    const PRICE_OF_LIKING: f32;

    /// How its networks learn.
    const LEARNING: Learning;

    /// What one seat may know of a state.
    type Look<'a>: Copy;

    /// What heuristics compute once and reuse while one decision is searched.
    type Memo: Default;

    /// What a seat may know of this state.
    fn look(&self, seat: Seat) -> Self::Look<'_>;

    /// Adds the network inputs for what a seat knows. The number of inputs depends only on the setup.
    fn inputs(look: Self::Look<'_>, memo: &Self::Memo, into: &mut Inputs);

    /// What the observer would see if no other seat had answered yet, if there are sealed answers.
    ///
    /// In a state imagined from it the others answer again, as they probably would and not just as they could.
    fn unanswered(_view: &Self::View) -> Option<Self::View> {
        None
    }

    /// Whether everyone's round depends on the current answers, so they are worth predicting well.
    fn concerns_all(_look: Self::Look<'_>) -> bool {
        false
    }

    /// The part of a bot's time that the decision deserves: 1 for what decides a round, less for what follows from it.
    fn stakes(_look: Self::Look<'_>) -> f32 {
        1.0
    }

    /// How near the game is to its end by the rules, from 0 to about 1. Whoever brings it nearer raises it.
    fn progress(look: Self::Look<'_>) -> f32;

    /// What a seat has that players count, with its points by source. Always the same assets in the same order.
    fn assets(look: Self::Look<'_>) -> Vec<(Asset, i32)>;

    /// The pieces that a seat has placed or taken, by their ids in the catalog.
    fn pieces(_look: Self::Look<'_>) -> Vec<&'static str> {
        Vec::new()
    }

    /// What an answer says itself that it brings or takes: the card that it develops, say. That is no reason for it.
    fn said(_look: Self::Look<'_>, _answer: &Self::Move) -> Vec<Asset> {
        Vec::new()
    }

    /// The number of the horizon that play is heading for.
    fn horizon(&self) -> u32;

    /// Answers that deserve a closer look, the most promising first. Never empty for a seat that is asked.
    fn candidates(look: Self::Look<'_>, memo: &Self::Memo, chance: &mut Chance) -> Vec<Self::Move>;

    /// Whether an answer does nothing for its seat, or undoes what the seat did. Beginners err in what they do, but they do something.
    fn is_pointless(_look: Self::Look<'_>, _memo: &Self::Memo, _answer: &Self::Move) -> bool {
        false
    }

    /// A fast, sensible answer for every player in imagined games. `None` for a seat that is not asked.
    fn heuristic(look: Self::Look<'_>, memo: &Self::Memo, chance: &mut Chance) -> Option<Self::Move>;
}

/// A state that looks to the observer exactly like its view. Hidden parts are made up, the same way every time.
pub(crate) fn state_behind<G: Searchable>(view: &G::View) -> G {
    G::imagine(view, Chance::seeded(game::Seed::from_number(0)))
}

/// The answer that the heuristics of a game give an observer who is asked.
pub fn heuristic_answer<G: Searchable>(view: &G::View, chance: &mut Chance) -> Option<G::Move> {
    let Observer::Seat(seat) = view.observer() else { return None };
    G::heuristic(state_behind::<G>(view).look(seat), &G::Memo::default(), chance)
}

/// How networks learn. The values come from experiments.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Learning {
    /// The weight of the result in a position's target value, against the estimates along the way (the λ of TD(λ)).
    pub lambda: f32,
    /// The fraction of each weight lost per step, times the rate. It counters overfitting to the games seen.
    pub weight_decay: f32,
}

/// A network with everything it needs to evaluate positions of a game.
pub struct Evaluator<'a, G: Searchable> {
    net: &'a Net,
    inputs: Inputs,
    work: Work,
    /// What heuristics remember, here and in imagined games.
    pub(crate) memo: G::Memo,
}

impl<'a, G: Searchable> Evaluator<'a, G> {
    /// Evaluates with a network.
    #[must_use]
    pub fn new(net: &'a Net) -> Self {
        Self { net, inputs: Inputs::in_form(Form::Summed), work: Work::default(), memo: G::Memo::default() }
    }

    /// What a seat can expect in a state, given what it knows. Exact once the game is over.
    pub fn evaluate(&mut self, state: &G, seat: Seat) -> Estimate {
        if let Some(outcome) = state.outcome() {
            return result(&outcome, seat);
        }
        self.net.prepare(|| {
            let mut plain = Inputs::default();
            G::inputs(state.look(seat), &self.memo, &mut plain);
            plain
        });
        self.inputs.clear();
        G::inputs(state.look(seat), &self.memo, &mut self.inputs);
        self.net.evaluate(&self.inputs, &mut self.work)
    }
}

/// All seats, clockwise from one of them.
pub(crate) fn clockwise(from: Seat, players: u8) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(from), move |seat| Some(seat.next(players))).take(players.into())
}

/// The value of a finished game to a seat.
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

/// How many inputs the positions of a setup have.
pub(crate) fn input_count<G: Searchable>(setup: &G::Setup) -> Option<usize> {
    let game = G::new(setup, Chance::seeded(game::Seed::from_number(0)), &mut ()).ok()?;
    let mut inputs = Inputs::default();
    G::inputs(game.look(Seat::new(0)), &G::Memo::default(), &mut inputs);
    Some(inputs.told())
}

/// The header of a network for a setup.
pub(crate) fn header<G: Searchable>(setup: &G::Setup, shape: crate::Shape, seed: u64, games: u64) -> Header {
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
