//! What an observer may know. Rules of section 12.
//!
//! Other hands, the cards under worlds, the deck, the discard pile and sealed answers are not here, nor is the generator. A
//! seat's own part holds its hand, its own sealed answer, and the cards it remembers throwing away.

use game::{Ballot, BySeat, Observer, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::index::CONSUMERS;
use crate::moves::Move;
use crate::phase::Bill;
use crate::phase::consume::{self, Consuming, Due};
use crate::phase::produce::Producing;
use crate::round::{self, Pick, Stage, Step};
use crate::scoring::{self, Score};
use crate::setup::Setup;
use crate::table::{Player, Table};

/// The table as an observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What was agreed.
    pub setup: Setup,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The phase that is being played.
    pub step: Step,
    /// What is asked, and how far everyone is.
    pub stage: StageView,
    /// The seats that must answer now.
    pub asked: Seats,
    /// Whether the game would end with this round as the table lies.
    pub last_round: bool,
    /// Points left in the pool.
    pub pool: i16,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards the discard pile has.
    pub discard: u8,
    /// The cards of the discard pile that everyone saw go there.
    pub open_discards: Set<Card>,
    /// What everyone can see of each player.
    pub players: BySeat<PlayerView>,
    /// What only the observer knows.
    pub own: Option<OwnView>,
    /// The cards that the observer has not located: in other hands, under worlds, in the deck or in the discard pile.
    pub unseen: Set<Card>,
}

/// What everyone can see of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct PlayerView {
    /// How many cards are in hand.
    pub hand: u8,
    /// How many explored cards are being looked at.
    pub drawn: u8,
    /// Hand cards that everyone saw come, and that have not been able to leave unseen since.
    pub shown: Set<Card>,
    /// The tableau in the order it was placed.
    pub tableau: Vec<Card>,
    /// The worlds that carry a good.
    pub goods: Set<Card>,
    /// Points in chips.
    pub vp: u16,
    /// What was chosen this round, once it is revealed.
    pub pick: Pick,
    /// The points so far, by source.
    pub score: Score,
    /// Military against every world alike.
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
    /// The answer that was given and is still sealed.
    pub sealed: Option<Move>,
    /// The cards of the discard pile that the observer threw there.
    pub thrown: Set<Card>,
}

/// What is asked, and how far everyone is. In a sealed choice the seats still asked are those who have not answered.
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

/// How far a seat is in the Consume phase.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct ConsumingView {
    /// Whether a good is still to be sold.
    pub selling: bool,
    /// The powers not used yet.
    pub left: Vec<PowerView>,
    /// What is to come from the deck once all lower seats are done.
    pub due: Option<Due>,
    /// Whether the seat has declined the optional powers that are left.
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

impl Table {
    pub(crate) fn view(&self, observer: Observer) -> View {
        let own = match observer {
            Observer::Seat(seat) => self.players.get(seat).map(|player| self.own_view(seat, player)),
            Observer::Public => None,
        };
        View {
            observer,
            setup: self.setup,
            round: self.round,
            step: self.step,
            stage: self.stage_view(),
            asked: self.asked,
            last_round: round::is_last_round(self),
            pool: self.pool,
            deck: self.deck.len() as u8,
            discard: self.discard.len() as u8,
            open_discards: self.open_discards,
            players: self.players.map(|seat, player| self.player_view(seat, player)),
            unseen: self.unseen(own.as_ref()),
            own,
        }
    }

    fn player_view(&self, seat: Seat, player: &Player) -> PlayerView {
        PlayerView {
            hand: player.hand.len() as u8,
            drawn: self.drawn(seat).len() as u8,
            shown: player.shown,
            tableau: player.tableau.as_slice().to_vec(),
            goods: player.goods,
            vp: player.vp,
            pick: self.picks[seat],
            score: scoring::score(player),
            military: player.tableau.sums().military,
        }
    }

    fn own_view(&self, seat: Seat, player: &Player) -> OwnView {
        OwnView { hand: player.hand, drawn: self.drawn(seat), sealed: self.sealed_answer(seat), thrown: player.thrown }
    }

    fn drawn(&self, seat: Seat) -> Set<Card> {
        if let Stage::Keep { drawn, .. } = &self.stage { drawn[seat] } else { Set::EMPTY }
    }

    fn sealed_answer(&self, seat: Seat) -> Option<Move> {
        fn read<T: Copy>(ballot: &Ballot<T>, seat: Seat, answer: impl Fn(T) -> Move) -> Option<Move> {
            ballot.answer(seat).copied().map(answer)
        }
        match &self.stage {
            Stage::Opening(ballot) | Stage::HandLimit(ballot) => read(ballot, seat, Move::Discard),
            Stage::Actions(ballot) => {
                let pick = ballot.answer(seat)?;
                Some(match pick.second {
                    Some(second) => Move::ChoosePair(pick.first?, second),
                    None => Move::Choose(pick.first?),
                })
            }
            Stage::Keep { ballot, .. } => read(ballot, seat, Move::Keep),
            Stage::Develop(ballot) => read(ballot, seat, |answer| Move::Develop(answer.card())),
            Stage::Settle(ballot) => read(ballot, seat, |answer| Move::Settle(answer.card())),
            Stage::PayDevelopment(_) | Stage::PayWorld(_) | Stage::Consume(_) | Stage::Produce(_) | Stage::Over => None,
        }
    }

    fn stage_view(&self) -> StageView {
        match &self.stage {
            Stage::Opening(_) => StageView::Opening,
            Stage::Actions(_) => StageView::Actions,
            Stage::Keep { .. } => StageView::Keep,
            Stage::Develop(_) => StageView::Develop,
            Stage::PayDevelopment(bills) => StageView::PayDevelopment(*bills),
            Stage::Settle(_) => StageView::Settle,
            Stage::PayWorld(bills) => StageView::PayWorld(*bills),
            Stage::Consume(all) => StageView::Consume(all.map(|seat, progress| self.consuming_view(seat, *progress))),
            Stage::Produce(all) => {
                StageView::Produce(all.map(|_, &Producing { at, produced }| Producing { at, produced }))
            }
            Stage::HandLimit(_) => StageView::HandLimit,
            Stage::Over => StageView::Over,
        }
    }

    fn consuming_view(&self, seat: Seat, progress: Consuming) -> ConsumingView {
        let power = |id: u8| {
            let consumer = &CONSUMERS[usize::from(id)];
            PowerView { card: consume::owner(&self.players[seat], consumer), power: consumer.index }
        };
        ConsumingView {
            selling: progress.selling,
            left: consume::each(progress.left).map(power).collect(),
            due: progress.due,
            stopped: progress.stopped,
        }
    }

    /// All cards but those that lie open and those the observer holds or threw away.
    fn unseen(&self, own: Option<&OwnView>) -> Set<Card> {
        let mut located = self.open_discards;
        for player in self.players.values() {
            located = located.union(player.tableau.cards()).union(player.shown);
        }
        if let Some(own) = own {
            located = located.union(own.hand).union(own.drawn).union(own.thrown);
        }
        Card::ALL.without(located)
    }
}
