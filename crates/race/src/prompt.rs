//! The questions a player is asked, each with every option and its consequences.

use game::Set;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Card, Kind};
use crate::event::Cause;
use crate::moves::Move;
use crate::options::Options;
use crate::payment::Way;
use crate::phase::consume::{ConsumePower, Reward};

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Which cards do you discard?
    Discard {
        /// How many.
        count: u8,
        /// The hand.
        from: Set<Card>,
        /// The opening discard or the hand limit.
        cause: Cause,
    },
    /// Which action do you choose?
    Choose {
        /// All actions.
        options: Vec<ActionOption>,
    },
    /// Which two actions do you choose?
    ChoosePair {
        /// All pairs.
        options: Vec<(Action, Action)>,
    },
    /// Which explored cards do you keep?
    Keep {
        /// The explored cards.
        from: Set<Card>,
        /// How many are kept.
        count: u8,
        /// The breakdown of the number of explored cards.
        draws: Vec<Reason>,
        /// The breakdown of the number of kept cards.
        keeps: Vec<Reason>,
    },
    /// Which development do you place, if any?
    Develop {
        /// Those that can be placed.
        options: Vec<DevelopOption>,
        /// All other hand cards.
        unavailable: Vec<Unavailable>,
    },
    /// With which cards do you pay for the development?
    Pay {
        /// The development.
        card: Card,
        /// Its cost.
        cost: Cost,
        /// The consequences.
        after: AfterPlacing,
        /// The hand.
        from: Set<Card>,
    },
    /// Which world do you place, if any?
    Settle {
        /// Those that can be placed.
        options: Vec<SettleOption>,
        /// All other hand cards.
        unavailable: Vec<Unavailable>,
    },
    /// How do you settle the world?
    PayWorld {
        /// The world.
        world: Card,
        /// The ways.
        ways: Vec<WayOption>,
        /// The hand.
        from: Set<Card>,
    },
    /// Which good do you sell?
    Sell {
        /// The goods.
        options: Vec<SaleOption>,
    },
    /// Which Consume power do you use next?
    Consume {
        /// The powers that can be used.
        options: Vec<ConsumeOption>,
        /// Whether you may decline all of them.
        may_stop: bool,
    },
    /// On which windfall world do you produce?
    Produce {
        /// By which power or bonus.
        cause: Cause,
        /// The empty worlds.
        options: Vec<WindfallOption>,
    },
}

/// An action that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActionOption {
    /// The action.
    pub action: Action,
    /// What it would work on now, if that can be counted.
    pub now: Option<Now>,
}

/// What an action would work on as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Now {
    /// Cards to explore.
    Cards {
        /// How many are looked at.
        look: u8,
        /// How many of them are kept.
        keep: u8,
    },
    /// Goods to sell and to consume.
    Goods(u8),
    /// Worlds without a good.
    EmptyWorlds {
        /// Production worlds.
        production: u8,
        /// Windfall worlds.
        windfall: u8,
    },
}

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The rule for everyone.
    Rule,
    /// The price of a kind of goods.
    Price(Kind),
    /// A card of the tableau.
    Card(Card),
    /// The bonus of a chosen action.
    Bonus(Action),
    /// A card discarded for this.
    #[serde(rename = "thrown")]
    Discarded(Card),
}

/// A part of a sum, and where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// Where it comes from.
    pub from: Origin,
    /// How much it adds.
    pub amount: i8,
}

impl Reason {
    pub(crate) const fn of(from: Origin, amount: i8) -> Self {
        Self { from, amount }
    }

    pub(crate) const fn rule(amount: i8) -> Self {
        Self { from: Origin::Rule, amount }
    }

    /// What these reasons add up to.
    #[must_use]
    pub fn total(reasons: &[Self]) -> i32 {
        reasons.iter().map(|reason| i32::from(reason.amount)).sum()
    }

    /// A reason, unless the amount is zero.
    pub(crate) fn unless_zero(from: Origin, amount: i8) -> Option<Self> {
        (amount != 0).then_some(Self { from, amount })
    }
}

/// A cost and its breakdown. It is never below 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// The printed cost, or the defense of a military world that is paid for.
    pub printed: u8,
    /// The discounts.
    pub reasons: Vec<Reason>,
    /// What is left to pay.
    pub cost: u8,
}

/// The Military against one world and its breakdown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strength {
    /// What is needed.
    pub defense: u8,
    /// Where the Military comes from.
    pub reasons: Vec<Reason>,
    /// The total.
    pub strength: i8,
}

/// Why a hand card cannot be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It is a world.
    #[error("it is not a development")]
    NotADevelopment,
    /// It is a development.
    #[error("it is not a world")]
    NotAWorld,
    /// A development with this name is already in the tableau.
    #[error("a development of this name is already placed")]
    AlreadyPlaced,
    /// It costs more cards than are left.
    #[error("it costs {cost}, and {cards} cards are left to pay")]
    TooExpensive {
        /// The cost.
        cost: u8,
        /// The other hand cards.
        cards: u8,
    },
    /// Its defense exceeds the Military, including everything that could be discarded for more.
    #[error("its defense is {defense}, the Military against it {strength}")]
    TooStrong {
        /// The defense.
        defense: u8,
        /// The Military.
        strength: i8,
    },
    /// It can be neither conquered nor paid for.
    #[error(
        "its defense is {defense}, the Military against it {strength}; paid for it costs {cost}, and {cards} cards are left"
    )]
    TooStrongAndExpensive {
        /// The defense.
        defense: u8,
        /// The Military.
        strength: i8,
        /// The cost.
        cost: u8,
        /// The other hand cards.
        cards: u8,
    },
}

/// A hand card that cannot be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unavailable {
    /// The card.
    pub card: Card,
    /// Why not.
    pub why: Why,
}

/// A development that can be placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DevelopOption {
    /// The development.
    pub card: Card,
    /// Its cost.
    pub cost: Cost,
    /// The consequences.
    pub after: AfterPlacing,
}

/// The consequences of placing and paying for a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AfterPlacing {
    /// The player's points then.
    pub score: i32,
    /// The change from the current score. A card already in the tableau counts as part of the current score.
    pub change: i32,
    /// How many cards are left in hand.
    pub hand: u8,
    /// The cards drawn afterwards, for the bonus and for powers.
    pub draws: Vec<Reason>,
}

/// A world that can be placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SettleOption {
    /// The world.
    pub card: Card,
    /// Every way to settle it.
    pub ways: Vec<WayOption>,
}

impl SettleOption {
    /// The way that takes the fewest cards, first of the tableau, then of the hand.
    #[must_use]
    pub fn cheapest(&self) -> Option<&WayOption> {
        self.ways.iter().min_by_key(|way| (way.discards.len(), way.due))
    }
}

/// One way to settle a world.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WayOption {
    /// How.
    pub way: Way,
    /// Cards discarded from the tableau for it.
    #[serde(rename = "throw")]
    pub discards: Set<Card>,
    /// Hand cards to discard.
    pub due: u8,
    /// The cost, if it is paid for.
    pub cost: Option<Cost>,
    /// The Military, if it is conquered.
    pub strength: Option<Strength>,
    /// The consequences.
    pub after: AfterPlacing,
}

/// A good that can be sold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaleOption {
    /// The world that carries it.
    pub world: Card,
    /// The cards it brings.
    pub cards: u8,
    /// The breakdown of the cards.
    pub reasons: Vec<Reason>,
}

/// A Consume power that can be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConsumeOption {
    /// The card with the power.
    pub card: Card,
    /// Which of the card's powers, counted from 0.
    pub power: u8,
    /// What it does.
    pub effect: ConsumePower,
    /// What the player chooses.
    pub choice: ConsumeChoice,
}

impl ConsumeOption {
    /// Whether the power must be used while it can be: only those that take hand cards are voluntary.
    #[must_use]
    pub fn is_required(&self) -> bool {
        !matches!(self.choice, ConsumeChoice::Hand { .. })
    }
}

/// What a player chooses to use a Consume power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConsumeChoice {
    /// Which goods to spend.
    Goods(Vec<ConsumeUse>),
    /// Which hand cards to discard.
    Hand {
        /// The hand.
        from: Set<Card>,
        /// How many the power takes at most; the hand may have fewer.
        most: u8,
        /// Points for each.
        vp: u8,
    },
    /// Which number to bet on.
    Number {
        /// The lowest.
        low: u8,
        /// The highest.
        high: u8,
    },
}

/// One use of a power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConsumeUse {
    /// The worlds whose goods are spent.
    pub goods: Set<Card>,
    /// What it brings.
    pub reward: Reward,
    /// Whether the points are doubled.
    pub doubled: bool,
    /// The breakdown of the cards from a sale.
    pub reasons: Vec<Reason>,
}

/// An empty windfall world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindfallOption {
    /// The world.
    pub world: Card,
    /// The kind of the good.
    pub kind: Kind,
    /// Cards that the world itself draws for it.
    pub draws: u8,
}

impl Prompt {
    /// Every answer, each once.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Options::from(self).each(|answer| moves.push(answer));
        moves
    }
}
