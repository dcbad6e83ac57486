//! The questions a player is asked, each with every option and its consequences.

use game::Set;
use serde::{Deserialize, Serialize};

use crate::assign::Assigning;
use crate::dice::{Color, Dice};
use crate::galaxy::{DiePlace, MOST_CREDITS, Player};
use crate::moves::{Crew, Move, Shipment};
use crate::options::{DiceChoice, Options};
use crate::phase::ship::Gain;
use crate::tiles::index::Sums;
use crate::tiles::{Square, Tile, WorldColor};

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Which of your two tiles is the development?
    Open {
        /// The tiles.
        tiles: [Tile; 2],
    },
    /// How do you assign your dice?
    Assign(Box<Assigning>),
    /// What does the next explorer do, and which one is it?
    Explore {
        /// The remaining explorers.
        explorers: Vec<ExploreOption>,
        /// Whether the construction zone can be rearranged.
        may_rearrange: bool,
        /// Whether you may stop.
        may_stop: bool,
    },
    /// Which tile do you abandon next, if any, before you draw?
    Abandon {
        /// Tiles that can be abandoned next.
        options: Set<Tile>,
        /// Tiles abandoned so far.
        abandoned: Set<Tile>,
        /// How many tiles would be drawn now.
        draws: u8,
    },
    /// Which tile do you place, and where?
    Place {
        /// The tiles.
        tiles: Set<Tile>,
        /// Whether a tile may go on top of a stack. Under a stack is always allowed.
        may_top: bool,
        /// Whether the whole zone is being rearranged.
        rearranging: bool,
    },
    /// Which tile do you put in the bag that ran out?
    Give {
        /// Your tiles.
        options: Set<Tile>,
    },
    /// Which worker goes on the stack next?
    Build {
        /// The tile on top.
        square: Square,
        /// What it needs.
        need: Need,
        /// The dice already there.
        there: Dice,
        /// How many are missing.
        missing: u8,
        /// The workers.
        options: Dice,
    },
    /// Which of the dice already there complete the tile?
    Use {
        /// The tile on top.
        square: Square,
        /// What it needs.
        need: Need,
        /// The dice already there.
        from: Dice,
    },
    /// Which of the used dice go to the cup?
    Save {
        /// The tile that is complete.
        square: Square,
        /// The used dice.
        from: Dice,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Which die goes back to the supply?
    Remove {
        /// The tile that requires it.
        square: Square,
        /// Your dice.
        options: Vec<DieOption>,
    },
    /// Which producer becomes a good on which world?
    Produce {
        /// The producers.
        dice: Dice,
        /// The worlds with room.
        worlds: Vec<Square>,
    },
    /// Which good do you ship next, for what and with which shipper?
    Ship {
        /// Every way.
        options: Vec<ShipOption>,
    },
    /// Do you pay for points after this Trade?
    Buy {
        /// The development that sells them.
        square: Square,
        /// The price.
        credits: u8,
        /// The points.
        vp: u8,
        /// The credits left afterwards.
        left: u8,
    },
    /// Which dice do you recruit?
    Recruit {
        /// How many.
        count: u8,
        /// The player's credits.
        credits: u8,
        /// The credits left afterwards.
        left: u8,
        /// The Citizenry.
        from: Dice,
    },
    /// Which die do you recall, if any?
    Recall {
        /// The dice.
        options: Vec<DieOption>,
        /// Whether you may recall none. Not allowed while the cup is empty.
        may_stop: bool,
    },
}

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The rule for everyone.
    Rule,
    /// The price of goods of a color.
    Price(WorldColor),
    /// The good has the world's color.
    GoodMatches,
    /// The shipper has the world's color.
    ShipperMatches,
    /// A square of the tableau.
    Square(Square),
}

/// A part of a sum, and where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// Where it comes from.
    pub from: Origin,
    /// How much it adds.
    pub amount: i8,
}

/// What a tile needs, and the breakdown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Need {
    /// The printed cost.
    pub printed: u8,
    /// The discounts, as far as their floors allow.
    pub reasons: Vec<Reason>,
    /// The workers needed.
    pub need: u8,
    /// Whether a floor limited the discounts.
    pub floored: bool,
}

/// The credits a player has after earning some.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CreditsAfter {
    /// How many.
    pub credits: u8,
    /// How many are lost, because no player can have more than [`MOST_CREDITS`].
    pub lost: u8,
}

/// An available explorer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExploreOption {
    /// The explorer.
    pub explorer: Crew,
    /// The squares that lend it, if it is virtual.
    pub lenders: Vec<Square>,
    /// The credits of a Stock.
    pub stock: u8,
    /// The breakdown of the credits.
    pub reasons: Vec<Reason>,
    /// The player's credits afterwards.
    pub after: CreditsAfter,
}

/// A die and its location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DieOption {
    /// Its color.
    pub die: Color,
    /// Where it is.
    pub from: DiePlace,
}

/// One way to ship a good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShipOption {
    /// The shipper.
    pub shipper: Crew,
    /// The squares that lend it, if it is virtual.
    pub lenders: Vec<Square>,
    /// The world.
    pub world: Square,
    /// The color of the good.
    pub good: Color,
    /// Traded or consumed.
    pub shipment: Shipment,
    /// What it brings.
    pub gain: Gain,
    /// The breakdown of the price of a Trade, or of the points for a Consume.
    pub reasons: Vec<Reason>,
    /// The breakdown of the credits for a Consume.
    pub paid: Vec<Reason>,
    /// The player's credits afterwards.
    pub after: CreditsAfter,
}

impl Prompt {
    /// Every answer, once each. For plans, only those that [`Assigning::plans`] lists.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Self::Remove { options, .. } => {
                options.iter().map(|&DieOption { die, from }| Move::Remove { die, from }).collect()
            }
            Self::Produce { dice, worlds } => {
                let each = dice.colors().flat_map(|die| worlds.iter().map(move |&world| Move::Produce { die, world }));
                each.collect()
            }
            Self::Ship { options } => options.iter().map(ShipOption::answer).collect(),
            Self::Recall { options, may_stop } => {
                let dice = options.iter().map(|&DieOption { die, from }| Move::Recall { die, from });
                dice.chain(may_stop.then_some(Move::Stop)).collect()
            }
            Self::Open { tiles } => Options::Open(*tiles).moves(),
            Self::Assign(assigning) => assigning.plans().into_iter().map(|plan| Move::Assign(Box::new(plan))).collect(),
            Self::Explore { explorers, may_rearrange, .. } => {
                let of = |real| {
                    explorers
                        .iter()
                        .map(|option| option.explorer)
                        .filter(move |crew| crew.real == real)
                        .map(|crew| crew.color)
                };
                let (real, extra) = (of(true).collect(), of(false).collect());
                Options::Explore { real, extra, may_rearrange: *may_rearrange }.moves()
            }
            &Self::Abandon { options: from, abandoned, .. } => Options::Abandon { from, abandoned }.moves(),
            &Self::Place { tiles, may_top, rearranging } => Options::Place { tiles, may_top, rearranging }.moves(),
            Self::Give { options } => Options::Give(*options).moves(),
            Self::Build { options, .. } => Options::Build(*options).moves(),
            Self::Use { need, from, .. } => {
                Options::Dice { choice: DiceChoice::exactly(need.need, *from), answer: Move::Use }.moves()
            }
            &Self::Save { from, min, max, .. } => {
                Options::Dice { choice: DiceChoice { from, min, max }, answer: Move::Save }.moves()
            }
            &Self::Buy { credits, vp, .. } => Options::Buy { credits, vp }.moves(),
            Self::Recruit { count, from, .. } => {
                Options::Dice { choice: DiceChoice::exactly(*count, *from), answer: Move::Recruit }.moves()
            }
        }
    }

    /// The answer, if there is only one. Plans need not be listed: any die can select any of five phases, so there are
    /// always several.
    #[must_use]
    pub fn only_move(&self) -> Option<Move> {
        if matches!(self, Self::Assign(_)) {
            return None;
        }
        let mut moves = self.moves();
        if moves.len() == 1 { moves.pop() } else { None }
    }
}

impl DieOption {
    /// Every die that a walk finds, as a list.
    pub(crate) fn list(each: impl FnOnce(&mut dyn FnMut(DiePlace, Color))) -> Vec<Self> {
        let mut options = Vec::new();
        each(&mut |from, die| options.push(Self { die, from }));
        options
    }
}

/// Every square of a tableau whose powers add something, as a reason.
pub(crate) fn reasons(player: &Player, amount: impl Fn(&Sums) -> i8) -> impl Iterator<Item = Reason> {
    player.tableau.as_slice().iter().filter_map(move |&square| {
        let amount = amount(&Sums::of(square));
        (amount != 0).then_some(Reason { from: Origin::Square(square), amount })
    })
}

impl CreditsAfter {
    /// The credits after earning this many.
    pub(crate) fn earning(player: &Player, credits: u8) -> Self {
        let all = player.credits + credits;
        let kept = all.min(MOST_CREDITS);
        Self { credits: kept, lost: all - kept }
    }
}

/// The squares that lend a worker. None for a die.
pub(crate) fn lenders(player: &Player, crew: Crew, lent: impl Fn(&Sums) -> Dice) -> Vec<Square> {
    if crew.real {
        return Vec::new();
    }
    let lends = |square: &Square| lent(&Sums::of(*square)).has(crew.color);
    player.tableau.as_slice().iter().copied().filter(lends).collect()
}

impl ShipOption {
    fn answer(&self) -> Move {
        let &Self { shipper, world, good, shipment, .. } = self;
        Move::Ship { shipper, world, good, shipment }
    }
}
