//! A small turn-based game for two to four players, who dig up cards in a hidden order. It has one of everything a
//! table must distinguish: silent moves, revealed cards, secrets, dice, turns without a choice, and rounds.

use std::ops::RangeInclusive;

use game::{BadSetup, BySeat, Chance, Game, Legal, Observer, Outcome, ScoreLine, Seat, Seats, Setup, Sink};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// Steps a seat may take in a turn before it has to end it.
pub(crate) const STEPS: u8 = 3;
const ROUNDS: u32 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TreasureSetup(pub(crate) u8);

#[derive(Clone, Copy, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum OnlyVariant {
    Base,
}

impl Setup for TreasureSetup {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    type Variant = OnlyVariant;

    fn plain(players: u8, _: OnlyVariant) -> Self {
        Self(players)
    }
    fn players(&self) -> u8 {
        self.0
    }
    fn rules(&self) -> OnlyVariant {
        OnlyVariant::Base
    }
    fn round_cap(&self) -> Option<u16> {
        None
    }
    fn capped(self, _: u16) -> Self {
        self
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Save a point. Nobody learns anything.
    Save,
    /// Turn up the top card. Everyone sees it.
    Dig,
    /// Look at the top card.
    Peek,
    /// Roll a die for points.
    Roll,
    /// End the turn.
    End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum TreasureEvent {
    Saved(Seat),
    Card(Seat, u8),
    /// Only for one seat.
    Secret(u8),
    Rolled(Seat, u8),
    Turn(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub(crate) enum NoStep {
    #[error("it is another seat's turn")]
    NotYourTurn,
    #[error("no steps are left")]
    Tired,
}

/// The whole question. Two in a row are often equal: only their versions tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct YourTurn {
    pub(crate) may_step: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TreasureView {
    observer: Observer,
    setup: TreasureSetup,
    round: u32,
    pub(crate) points: BySeat<i32>,
    pub(crate) turn: Seat,
    pub(crate) left: u8,
    pub(crate) cards: usize,
}

impl game::View for TreasureView {
    type Setup = TreasureSetup;
    fn observer(&self) -> Observer {
        self.observer
    }
    fn setup(&self) -> &TreasureSetup {
        &self.setup
    }
    fn round(&self) -> u32 {
        self.round
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TreasureHunt {
    setup: TreasureSetup,
    cards: Vec<u8>,
    points: BySeat<i32>,
    turn: Seat,
    left: u8,
    round: u32,
    chance: Chance,
}

impl Game for TreasureHunt {
    const ID: &'static str = "treasure";
    const RULES_VERSION: u32 = 1;
    type Setup = TreasureSetup;
    type Prompt = YourTurn;
    type Move = Step;
    type Illegal = NoStep;
    type Event = TreasureEvent;
    type View = TreasureView;

    fn new(setup: &TreasureSetup, mut chance: Chance, out: &mut impl Sink<TreasureEvent>) -> Result<Self, BadSetup> {
        setup.check()?;
        let mut cards: Vec<u8> = (1..=60).collect();
        chance.shuffle(&mut cards);
        let (points, turn) = (BySeat::new(setup.0, |_| 0), Seat::new(0));
        out.everyone(|| TreasureEvent::Turn(turn));
        Ok(Self { setup: *setup, cards, points, turn, left: STEPS, round: 1, chance })
    }
    fn setup(&self) -> &TreasureSetup {
        &self.setup
    }
    fn asked(&self) -> Seats {
        if self.round > ROUNDS { Seats::NONE } else { Seats::only(self.turn) }
    }
    fn prompt(&self, seat: Seat) -> Option<YourTurn> {
        self.asked().contains(seat).then_some(YourTurn { may_step: self.left > 0 })
    }
    fn play(&mut self, seat: Seat, answer: &Step, out: &mut impl Sink<TreasureEvent>) -> Result<(), NoStep> {
        if !self.asked().contains(seat) {
            return Err(NoStep::NotYourTurn);
        }
        if *answer == Step::End {
            self.turn = seat.next(self.setup.0);
            self.round += u32::from(self.turn == Seat::new(0));
            self.left = STEPS;
            out.everyone(|| TreasureEvent::Turn(self.turn));
            return Ok(());
        }
        self.left = self.left.checked_sub(1).ok_or(NoStep::Tired)?;
        let top = self.cards.last().copied().unwrap_or_default();
        match answer {
            Step::Save => {
                self.points[seat] += 1;
                out.everyone(|| TreasureEvent::Saved(seat));
            }
            Step::Dig => {
                self.cards.pop();
                self.points[seat] += i32::from(top % 5);
                out.everyone(|| TreasureEvent::Card(seat, top));
            }
            Step::Peek => out.only(seat, || TreasureEvent::Secret(top)),
            Step::Roll | Step::End => {
                let face = 1 + self.chance.below(6) as u8;
                self.points[seat] += i32::from(face);
                out.everyone(|| TreasureEvent::Rolled(seat, face));
            }
        }
        Ok(())
    }
    fn view(&self, observer: Observer) -> TreasureView {
        let Self { setup, points, turn, left, .. } = *self;
        TreasureView { observer, setup, round: self.round(), points, turn, left, cards: self.cards.len() }
    }
    fn outcome(&self) -> Option<Outcome> {
        let rank = || Outcome::rank(self.setup.0, |seat| (vec![ScoreLine::new("all", self.points[seat])], vec![]));
        (self.round > ROUNDS).then(rank)
    }
    fn round(&self) -> u32 {
        self.round.min(ROUNDS)
    }
    fn chance(&self) -> &Chance {
        &self.chance
    }
    fn scores(&self) -> BySeat<i32> {
        self.points
    }
    fn sealed(&self) -> Seats {
        Seats::NONE
    }
    fn reveals(event: &TreasureEvent, to: Seat) -> bool {
        match *event {
            // A roll is deliberately not marked as news: the table must notice on its own that something was drawn at
            // random.
            TreasureEvent::Saved(seat) | TreasureEvent::Rolled(seat, _) => seat != to,
            TreasureEvent::Card(..) | TreasureEvent::Secret(_) => true,
            TreasureEvent::Turn(_) => false,
        }
    }
}

impl Legal for TreasureHunt {
    fn moves(turn: &YourTurn) -> Vec<Step> {
        match turn.may_step {
            false => vec![Step::End],
            true => vec![Step::Save, Step::Dig, Step::Peek, Step::Roll, Step::End],
        }
    }
}
