//! What an observer may know. Rules of section 12.
//!
//! Other hands, the cards under worlds, the deck, the discard pile, sealed answers and the random generator are not
//! here. A seat's own part holds its hand, its own sealed answer, and the cards it remembers discarding.

use game::{BySeat, Observer, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::Race;
use crate::cards::Card;
use crate::galaxy::{Galaxy, Player};
use crate::moves::Move;
use crate::phase::Stage;
use crate::phase::consume::{self, Consuming, Due};
use crate::phase::develop::Develop;
use crate::phase::discard::{Discard, Occasion};
use crate::phase::placing::{Bill, Placing};
use crate::phase::produce::Producing;
use crate::phase::settle::Settle;
use crate::round::{self, Pick, Step};
use crate::scoring::{self, Score};
use crate::setup::Setup;

/// The table as an observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The options of the game.
    pub setup: Setup,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The current phase.
    pub step: Step,
    /// The open question, and each seat's progress.
    pub stage: StageView,
    /// The seats that must answer now.
    pub asked: Seats,
    /// Whether the game would end with this round as things stand.
    pub last_round: bool,
    /// Points left in the pool.
    pub pool: i16,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards the discard pile has.
    pub discard: u8,
    /// The cards of the discard pile that were discarded face up.
    pub open_discards: Set<Card>,
    /// What everyone can see of each player.
    pub players: BySeat<PlayerView>,
    /// What only the observer knows.
    pub own: Option<OwnView>,
    /// The cards the observer cannot locate: in other hands, under worlds, in the deck or in the discard pile.
    pub unseen: Set<Card>,
}

impl game::View for View {
    type Setup = Setup;

    fn observer(&self) -> Observer {
        self.observer
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn round(&self) -> u32 {
        self.round.into()
    }
}

/// What everyone can see of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct PlayerView {
    /// How many cards are in hand.
    pub hand: u8,
    /// How many explored cards the player is looking at.
    pub drawn: u8,
    /// Hand cards known to everyone that cannot have left the hand unseen since.
    pub shown: Set<Card>,
    /// The tableau in the order it was placed.
    pub tableau: Vec<Card>,
    /// The worlds that carry a good.
    pub goods: Set<Card>,
    /// Points in chips.
    pub vp: u16,
    /// What the player chose this round, once revealed.
    pub pick: Pick,
    /// The points so far, by source.
    pub score: Score,
    /// The Military that counts against every world.
    pub military: i8,
}

/// What only the observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct OwnView {
    /// The hand.
    pub hand: Set<Card>,
    /// The explored cards to choose from.
    pub drawn: Set<Card>,
    /// The observer's own answer, if it is still sealed.
    pub sealed: Option<Move>,
    /// The cards of the discard pile that the observer discarded.
    #[serde(rename = "thrown")]
    pub discarded: Set<Card>,
}

/// The open question, and each seat's progress. In a sealed choice, the seats still asked are those that have not
/// answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// Which of the dealt cards are discarded.
    Opening,
    /// Which actions are chosen.
    Actions,
    /// Which explored cards are kept.
    Keep,
    /// Which developments are placed.
    Develop,
    /// How developments are paid for.
    PayDevelopment(BySeat<Bill>),
    /// Which worlds are placed.
    Settle,
    /// How worlds are settled.
    PayWorld(BySeat<Bill>),
    /// What is sold and consumed.
    Consume(BySeat<ConsumingView>),
    /// Where goods are produced.
    Produce(BySeat<Producing>),
    /// What is discarded down to the hand limit.
    HandLimit,
    /// Nothing: the game is over.
    Over,
}

/// A seat's progress in the Consume phase.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct ConsumingView {
    /// Whether the seat still has to sell a good.
    pub selling: bool,
    /// The unused powers.
    pub left: Vec<PowerView>,
    /// What the seat takes from the deck once all lower seats are done.
    pub due: Option<Due>,
    /// Whether the seat has declined the remaining optional powers.
    pub stopped: bool,
}

/// A Consume power of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct PowerView {
    /// The card.
    pub card: Card,
    /// Which of the card's powers, counted from 0.
    pub power: u8,
}

/// What an observer may know of a game.
pub(crate) fn view(race: &Race, observer: Observer) -> View {
    let Race { galaxy, stage, asked } = race;
    let own = match observer {
        Observer::Seat(seat) => galaxy.players.get(seat).map(|player| own_view(stage, seat, player)),
        Observer::Public => None,
    };
    View {
        observer,
        setup: galaxy.setup.clone(),
        round: galaxy.round,
        step: galaxy.step,
        stage: stage_view(galaxy, stage),
        asked: *asked,
        last_round: round::is_last_round(galaxy),
        pool: galaxy.pool,
        deck: galaxy.deck.len() as u8,
        discard: galaxy.discard.len() as u8,
        open_discards: galaxy.open_discards,
        players: galaxy.players.map(|seat, player| PlayerView {
            hand: player.hand.len() as u8,
            drawn: drawn(stage, seat).len() as u8,
            shown: player.shown,
            tableau: player.tableau.as_slice().to_vec(),
            goods: player.goods,
            vp: player.vp,
            pick: galaxy.picks[seat],
            score: scoring::score(player),
            military: player.tableau.sums().military,
        }),
        unseen: unseen(race, observer),
        own,
    }
}

fn own_view(stage: &Stage, seat: Seat, player: &Player) -> OwnView {
    OwnView {
        hand: player.hand,
        drawn: drawn(stage, seat),
        sealed: stage.sealed_answer(seat),
        discarded: player.discarded,
    }
}

/// The explored cards a seat is looking at.
pub(crate) fn drawn(stage: &Stage, seat: Seat) -> Set<Card> {
    if let Stage::Explore(explore) = stage { explore.drawn[seat] } else { Set::EMPTY }
}

fn stage_view(galaxy: &Galaxy, stage: &Stage) -> StageView {
    match stage {
        Stage::Discard(Discard { occasion: Occasion::Opening, .. }) => StageView::Opening,
        Stage::Actions(_) => StageView::Actions,
        Stage::Explore(_) => StageView::Keep,
        Stage::Develop(Develop(Placing::Choosing(_))) => StageView::Develop,
        Stage::Develop(Develop(Placing::Paying(bills))) => StageView::PayDevelopment(*bills),
        Stage::Settle(Settle(Placing::Choosing(_))) => StageView::Settle,
        Stage::Settle(Settle(Placing::Paying(bills))) => StageView::PayWorld(*bills),
        Stage::Consume(consume) => {
            let view = |seat: Seat, progress: &Consuming| consuming_view(&galaxy.players[seat], *progress);
            StageView::Consume(consume.0.map(view))
        }
        Stage::Produce(produce) => {
            StageView::Produce(produce.0.map(|_, &Producing { at, produced }| Producing { at, produced }))
        }
        Stage::Discard(Discard { occasion: Occasion::HandLimit, .. }) => StageView::HandLimit,
        Stage::Over => StageView::Over,
    }
}

fn consuming_view(player: &Player, progress: Consuming) -> ConsumingView {
    let powers = consume::powers(player.tableau.cards(), progress.left);
    ConsumingView {
        selling: progress.selling,
        left: powers.map(|(card, power, _)| PowerView { card, power }).collect(),
        due: progress.due,
        stopped: progress.stopped,
    }
}

/// All cards that an observer cannot locate.
pub(crate) fn unseen(race: &Race, observer: Observer) -> Set<Card> {
    let unseen = race.galaxy.unseen(observer);
    match observer {
        Observer::Seat(seat) => unseen.without(drawn(&race.stage, seat)),
        Observer::Public => unseen,
    }
}
