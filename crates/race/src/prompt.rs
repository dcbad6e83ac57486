//! The questions put to a player, each with every option and what it leads to.

use game::{Seat, Set};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::index::CONSUMERS;
use crate::cards::{Card, Kind, Power};
use crate::combinations::{each_subset, subsets};
use crate::event::Cause;
use crate::moves::Move;
use crate::payment::{self, Settler, Way};
use crate::phase::consume::{self, Choice, ConsumePower, Reward};
use crate::phase::produce::{self, ProducePower};
use crate::phase::{develop, explore, settle, trade};
use crate::round::{self, Stage};
use crate::setup::{OPENING_DISCARD, Variant};
use crate::table::Table;

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

impl Table {
    /// The question put to a seat, if it is asked.
    pub(crate) fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.asked.contains(seat) {
            return None;
        }
        let hand = self.players[seat].hand;
        Some(match &self.stage {
            Stage::Opening(_) => Prompt::Discard { count: OPENING_DISCARD as u8, from: hand, cause: Cause::Deal },
            Stage::Actions(_) => match self.setup.variant {
                Variant::Advanced => Prompt::ChoosePair { options: Action::pairs().collect() },
                Variant::Standard | Variant::FirstGame => Prompt::Choose { options: Action::ALL.to_vec() },
            },
            Stage::Keep { drawn, .. } => {
                let (draws, keeps) = explore::reasons(self, seat);
                Prompt::Keep { from: drawn[seat], count: explore::keeps(self, seat), draws, keeps }
            }
            Stage::Develop(_) => self.prompt_develop(seat),
            Stage::PayDevelopment(_) => {
                let card = develop::due(self, seat)?;
                Prompt::Pay { card, cost: develop::cost_explained(self, seat, card), from: hand }
            }
            Stage::Settle(_) => self.prompt_settle(seat),
            Stage::PayWorld(_) => {
                let (world, settler) = settle::due(self, seat)?;
                Prompt::PayWorld { world, ways: payment::explained(self, seat, &settler, world), from: hand }
            }
            Stage::Consume(_) if consume::progress(self, seat).selling => self.prompt_sale(seat),
            Stage::Consume(_) => self.prompt_consume(seat),
            Stage::Produce(_) => prompt_produce(produce::choice(self, seat)?),
            Stage::HandLimit(_) => {
                Prompt::Discard { count: round::excess(self, seat) as u8, from: hand, cause: Cause::HandLimit }
            }
            Stage::Over => return None,
        })
    }

    fn prompt_develop(&self, seat: Seat) -> Prompt {
        let (hand, options) = (self.players[seat].hand, develop::options(self, seat));
        let option = |card| DevelopOption { card, cost: develop::cost_explained(self, seat, card) };
        let why = |card| Some(Unavailable { card, why: develop::refusal(self, seat, card)? });
        Prompt::Develop {
            options: options.iter().map(option).collect(),
            unavailable: hand.without(options).iter().filter_map(why).collect(),
        }
    }

    fn prompt_settle(&self, seat: Seat) -> Prompt {
        let (hand, options) = (self.players[seat].hand, settle::options(self, seat));
        let settler = Settler::choosing(&self.players[seat]);
        let option = |card| SettleOption { card, ways: payment::explained(self, seat, &settler, card) };
        let why = |card| Some(Unavailable { card, why: settle::refusal(self, seat, card)? });
        Prompt::Settle {
            options: options.iter().map(option).collect(),
            unavailable: hand.without(options).iter().filter_map(why).collect(),
        }
    }

    fn prompt_sale(&self, seat: Seat) -> Prompt {
        let player = &self.players[seat];
        let option = |world| SaleOption {
            world,
            cards: trade::value(player.tableau.sums(), world, true),
            reasons: trade::reasons(&player.tableau, world, true),
        };
        Prompt::Sell { options: player.goods.iter().map(option).collect() }
    }

    fn prompt_consume(&self, seat: Seat) -> Prompt {
        let player = &self.players[seat];
        let usable = consume::usable(player, consume::progress(self, seat).left);
        let option = |id: u8| {
            let consumer = &CONSUMERS[usize::from(id)];
            ConsumeOption {
                card: consume::owner(player, consumer),
                power: consumer.index,
                effect: consumer.power,
                choice: self.consume_choice(seat, consumer.power),
            }
        };
        let may_stop = consume::mandatory(usable) == 0;
        Prompt::Consume { options: consume::each(usable).map(option).collect(), may_stop }
    }

    fn consume_choice(&self, seat: Seat, power: ConsumePower) -> ConsumeChoice {
        let player = &self.players[seat];
        let mut uses = Vec::new();
        let used = |goods: Set<Card>| ConsumeUse {
            goods,
            reward: consume::reward(self, seat, power, goods),
            reasons: match power {
                ConsumePower::ForTradePrice { trade_powers } => {
                    goods.iter().flat_map(|world| trade::reasons(&player.tableau, world, trade_powers)).collect()
                }
                ConsumePower::Goods { .. }
                | ConsumePower::DistinctKinds { .. }
                | ConsumePower::AllGoods { .. }
                | ConsumePower::HandCards { .. }
                | ConsumePower::Draw(_)
                | ConsumePower::Gamble { .. } => Vec::new(),
            },
        };
        match consume::choice(player, power) {
            Choice::Goods { pool, count } => each_subset(pool, count.into(), |goods| uses.push(used(goods))),
            Choice::Kinds(kinds) => consume::each_distinct(player.goods, kinds, |goods| uses.push(used(goods))),
            Choice::Hand(most) => {
                let vp = consume::reward(self, seat, power, Set::EMPTY).vp;
                return ConsumeChoice::Hand { from: player.hand, most, vp };
            }
            Choice::Number { low, high } => return ConsumeChoice::Number { low, high },
        }
        ConsumeChoice::Goods(uses)
    }
}

fn prompt_produce((cause, worlds): (Cause, Set<Card>)) -> Prompt {
    let draws = |world: Card| {
        let draws = world.face().powers.iter().map(|power| match *power {
            Power::V(ProducePower::DrawIfProducedHere(cards)) => cards,
            Power::I(_) | Power::II(_) | Power::III(_) | Power::Trade(_) | Power::IV(_) | Power::V(_) => 0,
        });
        draws.sum()
    };
    let option = |world: Card| Some(WindfallOption { world, kind: world.face().kind()?, draws: draws(world) });
    Prompt::Produce { cause, options: worlds.iter().filter_map(option).collect() }
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

impl WayOption {
    fn moves(&self, from: Set<Card>) -> Vec<Move> {
        let Self { way, throw, due, .. } = *self;
        subsets(from, due.into()).into_iter().map(|cards| Move::PayWorld { way, throw, cards }).collect()
    }
}

impl ConsumeOption {
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
