//! The questions put to a player, each with every option and what it leads to.

use game::Set;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Card, Kind};
use crate::combinations::{subsets, ways};
use crate::event::Cause;
use crate::moves::Move;
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
        options: Vec<Action>,
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
        /// What the number of explored cards is made of.
        draws: Vec<Reason>,
        /// What the number of kept cards is made of.
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
        /// Whether you may use none of them.
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
    /// A card thrown away for it.
    Thrown(Card),
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

    /// What a card of the tableau adds, if anything.
    pub(crate) fn unless_zero(card: Card, amount: i8) -> Option<Self> {
        (amount != 0).then_some(Self { from: Origin::Card(card), amount })
    }
}

/// A cost and what it is made of. It is never below 0, whatever is taken off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// The printed cost, or the defense of a military world that is paid for.
    pub printed: u8,
    /// What is taken off.
    pub reasons: Vec<Reason>,
    /// What is left to pay.
    pub cost: u8,
}

/// Military against one world and what it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strength {
    /// What is needed.
    pub defense: u8,
    /// What there is.
    pub reasons: Vec<Reason>,
    /// All together.
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
    /// A development of this name lies in the tableau.
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
    /// Its defense is above the Military, all that can be thrown away included.
    #[error("its defense is {defense}, the Military against it {strength}")]
    TooStrong {
        /// The defense.
        defense: u8,
        /// The Military.
        strength: i8,
    },
    /// It can neither be conquered nor paid for.
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
}

/// A world that can be placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SettleOption {
    /// The world.
    pub card: Card,
    /// Every way to settle it.
    pub ways: Vec<WayOption>,
}

/// One way to settle a world.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WayOption {
    /// How.
    pub way: Way,
    /// Cards of the tableau that are thrown away for it.
    pub throw: Set<Card>,
    /// Hand cards to discard.
    pub due: u8,
    /// The cost, if it is paid for.
    pub cost: Option<Cost>,
    /// The Military, if it is conquered.
    pub strength: Option<Strength>,
}

/// A good that can be sold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaleOption {
    /// The world that carries it.
    pub world: Card,
    /// The cards it brings.
    pub cards: u8,
    /// What they are made of.
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
    /// What is to be chosen.
    pub choice: ConsumeChoice,
}

/// What is to be chosen to use a Consume power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConsumeChoice {
    /// Which goods to spend.
    Goods(Vec<ConsumeUse>),
    /// Which hand cards to discard.
    Hand {
        /// The hand.
        from: Set<Card>,
        /// How many at most.
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
    /// What the cards of a sale are made of.
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
        match self {
            Self::Discard { count, from, .. } => {
                subsets(*from, (*count).into()).into_iter().map(Move::Discard).collect()
            }
            Self::Choose { options } => options.iter().map(|&action| Move::Choose(action)).collect(),
            Self::ChoosePair { options } => {
                options.iter().map(|&(first, second)| Move::ChoosePair(first, second)).collect()
            }
            Self::Keep { from, count, .. } => subsets(*from, (*count).into()).into_iter().map(Move::Keep).collect(),
            Self::Develop { options, .. } => {
                let cards = options.iter().map(|option| Some(option.card));
                cards.chain([None]).map(Move::Develop).collect()
            }
            Self::Pay { cost, from, .. } => subsets(*from, cost.cost.into()).into_iter().map(Move::Pay).collect(),
            Self::Settle { options, .. } => {
                let cards = options.iter().map(|option| Some(option.card));
                cards.chain([None]).map(Move::Settle).collect()
            }
            Self::PayWorld { ways, from, .. } => ways.iter().flat_map(|way| way.moves(*from)).collect(),
            Self::Sell { options } => options.iter().map(|option| Move::Sell(option.world)).collect(),
            Self::Consume { options, may_stop } => {
                let stop = may_stop.then_some(Move::Stop);
                options.iter().flat_map(ConsumeOption::moves).chain(stop).collect()
            }
            Self::Produce { options, .. } => options.iter().map(|option| Move::Produce(option.world)).collect(),
        }
    }
}

impl Prompt {
    /// The answer, if there is but one, found without listing thousands of ways to pay.
    #[must_use]
    pub fn only_move(&self) -> Option<Move> {
        let one_subset = |from: Set<Card>, count: u8| ways(from.len(), count.into()) == 1;
        let may_be_one = match self {
            Self::Discard { count, from, .. } | Self::Keep { from, count, .. } => one_subset(*from, *count),
            Self::Pay { cost, from, .. } => one_subset(*from, cost.cost),
            Self::PayWorld { ways, from, .. } => ways.len() == 1 && one_subset(*from, ways[0].due),
            Self::Consume { options, .. } => options.len() <= 1 && options.iter().all(ConsumeOption::is_listed_fast),
            Self::Choose { .. }
            | Self::ChoosePair { .. }
            | Self::Develop { .. }
            | Self::Settle { .. }
            | Self::Sell { .. }
            | Self::Produce { .. } => true,
        };
        let mut moves = if may_be_one { self.moves() } else { Vec::new() };
        if moves.len() == 1 { moves.pop() } else { None }
    }
}

impl WayOption {
    fn moves(&self, from: Set<Card>) -> Vec<Move> {
        let Self { way, throw, due, .. } = *self;
        subsets(from, due.into()).into_iter().map(|cards| Move::PayWorld { way, throw, cards }).collect()
    }
}

impl ConsumeOption {
    /// Hands are the only thing that can be chosen from in thousands of ways.
    fn is_listed_fast(&self) -> bool {
        match &self.choice {
            ConsumeChoice::Hand { most, .. } => *most == 0,
            ConsumeChoice::Goods(_) | ConsumeChoice::Number { .. } => true,
        }
    }

    fn moves(&self) -> Vec<Move> {
        let (card, power) = (self.card, self.power);
        match &self.choice {
            ConsumeChoice::Goods(uses) => {
                uses.iter().map(|used| Move::Consume { card, power, goods: used.goods }).collect()
            }
            ConsumeChoice::Hand { from, most, .. } => {
                let some = (0..=u32::from(*most)).flat_map(|count| subsets(*from, count));
                some.map(|cards| Move::ConsumeHand { card, power, cards }).collect()
            }
            ConsumeChoice::Number { low, high } => {
                (*low..=*high).map(|number| Move::Gamble { card, power, number }).collect()
            }
        }
    }
}
