//! The trace format, version 1: one JSON object for each game.

use std::collections::BTreeMap;

use game::Set;
use race::Card;
use serde::{Deserialize, Deserializer, Serialize};

use crate::check::Mismatch;

/// The version that this program reads.
pub(super) const VERSION: u32 = 1;

/// What tells a trace of this format from anything else.
#[derive(Deserialize)]
pub(super) struct Head {
    pub(super) v: Option<u32>,
}

/// A whole game.
#[derive(Deserialize)]
pub(super) struct Trace {
    pub(super) v: u32,
    pub(super) id: String,
    pub(super) setting: String,
    pub(super) players: u8,
    pub(super) advanced: bool,
    pub(super) setup: Deal,
    pub(super) rounds: Vec<Round>,
    #[serde(rename = "final")]
    pub(super) result: Final,
    pub(super) deck_sequence: Vec<Card>,
    pub(super) reshuffles: Vec<Reshuffle>,
    pub(super) decisions: u64,
}

#[derive(Deserialize)]
pub(super) struct Deal {
    pub(super) players: Vec<Dealt>,
    pub(super) deal_order: Vec<u8>,
    pub(super) unused_start_worlds: Cards,
    pub(super) state: State,
}

#[derive(Deserialize)]
pub(super) struct Dealt {
    pub(super) seat: u8,
    pub(super) start_world: Card,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) start_good: Option<Card>,
    pub(super) dealt: Vec<Card>,
    pub(super) discarded: Cards,
    pub(super) kept: Cards,
}

#[derive(Deserialize)]
pub(super) struct Round {
    pub(super) round: u32,
    pub(super) actions: Vec<Vec<Word>>,
    pub(super) phases: Vec<Phase>,
}

/// An action card. The second ones of the advanced game have words of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(super) enum Word {
    #[serde(rename = "explore+5")]
    ExploreFive,
    #[serde(rename = "explore+1+1")]
    ExploreOne,
    #[serde(rename = "develop")]
    Develop,
    #[serde(rename = "develop2")]
    SecondDevelop,
    #[serde(rename = "settle")]
    Settle,
    #[serde(rename = "settle2")]
    SecondSettle,
    #[serde(rename = "trade")]
    Trade,
    #[serde(rename = "x2")]
    Double,
    #[serde(rename = "produce")]
    Produce,
}

#[derive(Deserialize)]
pub(super) struct Phase {
    pub(super) phase: Name,
    pub(super) events: Vec<Event>,
    pub(super) state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Name {
    Explore,
    Develop,
    Develop2,
    Settle,
    Settle2,
    Consume,
    Produce,
    Discard,
}

impl Name {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Explore => "explore",
            Self::Develop => "develop",
            Self::Develop2 => "develop2",
            Self::Settle => "settle",
            Self::Settle2 => "settle2",
            Self::Consume => "consume",
            Self::Produce => "produce",
            Self::Discard => "discard",
        }
    }
}

/// Something that was asked, or that happened.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub(super) enum Event {
    Decide(Decide),
    Reshuffle(Reshuffle),
    Draw {
        seat: u8,
        why: String,
        cards: Vec<Card>,
    },
    ExploreKeep {
        seat: u8,
        kept: Cards,
        discarded: Cards,
    },
    Placed {
        seat: u8,
        card: Card,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        good: Option<Card>,
    },
    Paid(Paid),
    Trade {
        seat: u8,
        via: String,
        no_bonus: bool,
        world: Card,
        kind: String,
        good: Card,
        value: u8,
        cards: Vec<Card>,
    },
    Consume(Consume),
    ConsumePower {
        seat: u8,
        card: Card,
        power: String,
    },
    Gamble {
        seat: u8,
        guess: u8,
        flipped: Card,
        cost: u8,
        kept: bool,
    },
    Produce {
        seat: u8,
        world: Card,
        kind: String,
        good: Card,
        via: String,
    },
    Discard {
        seat: u8,
        cards: Cards,
    },
}

impl Event {
    /// Whose it is.
    pub(super) fn seat(&self) -> Option<u8> {
        match self {
            Self::Reshuffle(_) => None,
            Self::Decide(Decide { seat, .. })
            | Self::Draw { seat, .. }
            | Self::ExploreKeep { seat, .. }
            | Self::Placed { seat, .. }
            | Self::Paid(Paid { seat, .. })
            | Self::Trade { seat, .. }
            | Self::Consume(Consume { seat, .. })
            | Self::ConsumePower { seat, .. }
            | Self::Gamble { seat, .. }
            | Self::Produce { seat, .. }
            | Self::Discard { seat, .. } => Some(*seat),
        }
    }
}

/// How a card was paid for or conquered.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct Paid {
    pub(super) seat: u8,
    pub(super) card: Card,
    pub(super) method: String,
    pub(super) printed: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) due: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) strength: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) specials: Option<Cards>,
    pub(super) cards: Cards,
}

/// A use of a Consume power on goods or hand cards.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct Consume {
    pub(super) seat: u8,
    pub(super) card: Card,
    pub(super) power: String,
    pub(super) max_times: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) goods: Option<Pairs>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) hand: Option<Cards>,
    pub(super) vp: u8,
    pub(super) cards: Vec<Card>,
}

/// The discard pile became the deck.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct Reshuffle {
    pub(super) after: usize,
    pub(super) cards: u32,
}

/// A question and its answer.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct Decide {
    pub(super) seat: u8,
    #[serde(flatten)]
    pub(super) question: Question,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Question {
    Place {
        options: Cards,
        #[serde(deserialize_with = "Option::deserialize")]
        choice: Option<Card>,
    },
    Payment {
        card: Card,
        hand: Cards,
        legal: Vec<Legal>,
        specials: Cards,
        choice: Cards,
    },
    Discard {
        n: usize,
        options: Cards,
        choice: Cards,
    },
    Trade {
        options: Cards,
        choice: Card,
    },
    Consume {
        options: Vec<(Card, String)>,
        optional: bool,
        #[serde(deserialize_with = "Option::deserialize")]
        choice: Option<(Card, String)>,
    },
    Goods {
        card: Card,
        min: usize,
        max: usize,
        options: Cards,
        choice: Cards,
    },
    ConsumeHand {
        card: Card,
        max: u8,
        options: Cards,
        choice: Cards,
    },
    Gamble {
        choice: u8,
    },
    Windfall {
        power: String,
        options: Cards,
        choice: Card,
    },
}

impl Question {
    /// The word for its kind.
    pub(super) fn word(&self) -> &'static str {
        match self {
            Self::Place { .. } => "place",
            Self::Payment { .. } => "payment",
            Self::Discard { .. } => "discard",
            Self::Trade { .. } => "trade",
            Self::Consume { .. } => "consume",
            Self::Goods { .. } => "goods",
            Self::ConsumeHand { .. } => "consume_hand",
            Self::Gamble { .. } => "gamble",
            Self::Windfall { .. } => "windfall",
        }
    }
}

/// A legal way to pay.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
pub(super) struct Legal {
    pub(super) specials: Cards,
    pub(super) need: u8,
    /// One-shot cards among the specials whose use brings nothing: an engine may offer such a way or not.
    #[serde(default, skip_serializing_if = "Cards::is_empty")]
    pub(super) needless: Cards,
}

/// How things stand. The last three are in full snapshots only.
#[derive(Clone, PartialEq, Eq, Deserialize)]
pub(super) struct State {
    pub(super) hands: Vec<Cards>,
    pub(super) tableaus: Vec<Vec<Card>>,
    pub(super) goods: Vec<BTreeMap<Card, Card>>,
    pub(super) vp: Vec<i64>,
    pub(super) pool: i64,
    pub(super) deck: u32,
    pub(super) discard: u32,
    pub(super) discard_cards: Option<Cards>,
    pub(super) military: Option<Vec<i64>>,
    pub(super) score_now: Option<Vec<i64>>,
}

#[derive(Deserialize)]
pub(super) struct Final {
    pub(super) end: Vec<String>,
    pub(super) rounds: u32,
    pub(super) players: Vec<Finished>,
}

#[derive(Deserialize)]
pub(super) struct Finished {
    pub(super) seat: u8,
    pub(super) total: i64,
    pub(super) chips: i64,
    pub(super) cards: Vec<(Card, i64)>,
    pub(super) tiebreak: i64,
    pub(super) winner: bool,
}

/// Cards in no particular order. A list, not a set, so that a card that is named twice is noticed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Serialize)]
pub(super) struct Cards(Vec<Card>);

impl Cards {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn as_slice(&self) -> &[Card] {
        &self.0
    }

    pub(super) fn set(&self) -> Set<Card> {
        self.0.iter().copied().collect()
    }

    /// The same of a choice, which cannot name a card twice.
    pub(super) fn distinct(&self) -> Result<Set<Card>, Mismatch> {
        match self.0.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => {
                Err(Mismatch::new("the choice of the trace", format_args!("{} twice", pair[0]), "impossible"))
            }
            None => Ok(self.set()),
        }
    }
}

impl From<Vec<Card>> for Cards {
    fn from(mut cards: Vec<Card>) -> Self {
        cards.sort_unstable();
        Self(cards)
    }
}

impl From<Set<Card>> for Cards {
    fn from(cards: Set<Card>) -> Self {
        Self(cards.iter().collect())
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self::from(cards.into_iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Self::from)
    }
}

/// Worlds and the cards that lie on them, in no particular order.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub(super) struct Pairs(Vec<(Card, Card)>);

impl From<Vec<(Card, Card)>> for Pairs {
    fn from(mut pairs: Vec<(Card, Card)>) -> Self {
        pairs.sort_unstable();
        Self(pairs)
    }
}

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Self::from)
    }
}

impl Pairs {
    pub(super) fn worlds(&self) -> Cards {
        self.0.iter().map(|&(world, _)| world).collect()
    }
}
