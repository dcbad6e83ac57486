//! Roll for the Galaxy by steps.
//!
//! | actions | what they name |
//! | --- | --- |
//! | 0 to 54 | a tile, on either side |
//! | 55, 56 | the world of the faction, the home world |
//! | 57 to 63 | a color |
//! | 64 to 68 | a phase: its column, its face, or the phase itself |
//! | 69 | the wild face |
//! | 70 to 72 | to Stock, to Scout, to rearrange the construction zone |
//! | 73, 74 | to Trade, to Consume |
//! | 75, 76 | on top of a stack, under it |
//! | 77, 78 | the development stack, the world stack |
//! | 79, 80 | a die, a lent worker |
//! | 81 to 83 | the cup, the Citizenry, the strip |
//! | 84 | to buy points |
//! | 85 | nothing, or nothing more |
//!
//! Dice are chosen color by color. A plan is made as the file `plan.rs` says.

mod observe;
mod plan;

use game::{Element as _, Legal as _, Seat};
use roll::{
    Assigning, Color, Crew, Dice, DiceChoice, DiePlace, Move, Options, Phase, Roll, Shipment, Side, Square, TILES, Tile,
};

use crate::listed::{Bag, Listed, Words};
use crate::mask::Mask;
use crate::names::snake_case;
use crate::out::Out;
use crate::stepper::Steps;
use plan::Planning;

const TILE: usize = 0;
const FACTION_WORLD: usize = TILES as usize;
const HOME_WORLD: usize = FACTION_WORLD + 1;
const COLOR: usize = HOME_WORLD + 1;
const PHASE: usize = COLOR + Color::ALL.len();
const WILD: usize = PHASE + Phase::ALL.len();
const STOCK: usize = WILD + 1;
const SCOUT: usize = STOCK + 1;
const REARRANGE: usize = SCOUT + 1;
const TRADE: usize = REARRANGE + 1;
const CONSUME: usize = TRADE + 1;
const TOP: usize = CONSUME + 1;
const UNDER: usize = TOP + 1;
const DEVELOPMENT: usize = UNDER + 1;
const WORLD: usize = DEVELOPMENT + 1;
const REAL: usize = WORLD + 1;
const LENT: usize = REAL + 1;
const CUP: usize = LENT + 1;
const CITIZENRY: usize = CUP + 1;
const STRIP: usize = CITIZENRY + 1;
const BUY: usize = STRIP + 1;
const DONE: usize = BUY + 1;

/// The names of the actions from [`STOCK`] on.
const WORDS: [&str; DONE + 1 - STOCK] = [
    "stock",
    "scout",
    "rearrange",
    "trade",
    "consume",
    "top",
    "under",
    "development",
    "world",
    "die",
    "lent",
    "cup",
    "citizenry",
    "strip",
    "buy",
    "done",
];

/// An answer in the making.
#[derive(Clone, Debug)]
pub struct Answer {
    part: Part,
    /// How often each action was taken.
    said: [i8; DONE + 1],
}

#[derive(Clone, Debug)]
enum Part {
    /// A plan.
    Plan(Box<Planning>),
    /// Some dice.
    Dice(Bag<7>, fn(Dice) -> Move),
    /// Any other answer.
    Listed(Listed<Move>),
}

fn tile_action(tile: Tile) -> usize {
    TILE + usize::from(tile.number())
}

fn square_action(square: Square) -> usize {
    match (square.tile(), square.faction_number()) {
        (Some(tile), _) => tile_action(tile),
        (None, Some(_)) => FACTION_WORLD,
        (None, None) => HOME_WORLD,
    }
}

fn side_action(side: Side) -> usize {
    match side {
        Side::Development => DEVELOPMENT,
        Side::World => WORLD,
    }
}

impl Words {
    fn crew(self, crew: Crew) -> Self {
        self.color(crew.color).and(if crew.real { REAL } else { LENT })
    }

    fn color(self, color: Color) -> Self {
        self.and(COLOR + color as usize)
    }

    fn die(self, from: DiePlace, die: Color) -> Self {
        let place = match from {
            DiePlace::Cup => CUP,
            DiePlace::Citizenry => CITIZENRY,
            DiePlace::Column(phase) => PHASE + phase as usize,
            DiePlace::Selector => STRIP,
            DiePlace::Stack(side) => side_action(side),
            DiePlace::World(world) => square_action(world),
        };
        self.and(place).color(die)
    }
}

/// The words for a move of a short list.
fn words(answer: &Move) -> Words {
    let words = Words::new();
    match *answer {
        Move::Open(tile) | Move::Abandon(tile) | Move::Give(tile) => words.and(tile_action(tile)),
        Move::Stock(explorer) => words.and(STOCK).crew(explorer),
        Move::Scout(explorer) => words.and(SCOUT).crew(explorer),
        Move::Place { tile, side, top } => {
            words.and(tile_action(tile)).and(side_action(side)).and(if top { TOP } else { UNDER })
        }
        Move::Rearrange => words.and(REARRANGE),
        Move::Build(color) => words.color(color),
        Move::Remove { die, from } | Move::Recall { die, from } => words.die(from, die),
        Move::Produce { die, world } => words.and(square_action(world)).color(die),
        Move::Ship { shipper, world, good, shipment } => {
            let shipment = match shipment {
                Shipment::Trade => TRADE,
                Shipment::Consume => CONSUME,
            };
            words.and(square_action(world)).color(good).and(shipment).crew(shipper)
        }
        Move::Buy(true) => words.and(BUY),
        // Plans and dice are not made from lists.
        Move::Draw
        | Move::Buy(false)
        | Move::Stop
        | Move::Assign(_)
        | Move::Use(_)
        | Move::Save(_)
        | Move::Recruit(_) => words.and(DONE),
    }
}

fn counts(dice: Dice) -> [u8; 7] {
    Color::ALL.map(|color| dice.count(color))
}

fn dice(counts: [u8; 7]) -> Dice {
    Color::ALL.into_iter().zip(counts).map(|(color, count)| Dice::of(color, count)).sum()
}

impl Steps for Roll {
    const ACTIONS: usize = DONE + 1;

    type Answer = Answer;

    fn action_name(action: usize) -> String {
        match action {
            TILE..FACTION_WORLD => Tile::from_number(action as u8).to_string(),
            FACTION_WORLD => "faction_world".into(),
            HOME_WORLD => "home_world".into(),
            COLOR..PHASE => snake_case(&Color::ALL[action - COLOR]),
            PHASE..WILD => format!("phase.{}", snake_case(&Phase::ALL[action - PHASE])),
            WILD => "wild".into(),
            _ => WORDS[action - STOCK].into(),
        }
    }

    fn begin(&self, seat: Seat) -> Answer {
        let part = match self.look(seat).options() {
            Some(Options::Assign { rolled, powers }) => {
                Part::Plan(Box::new(Planning::new(Assigning::new(rolled, powers))))
            }
            Some(Options::Dice { choice: DiceChoice { from, min, max }, answer }) => {
                Part::Dice(Bag::new(counts(from), min, max), answer)
            }
            _ => {
                let mut moves = Vec::new();
                self.legal_moves(seat, &mut moves);
                Part::Listed(Listed::of(moves.into_iter().map(|one| (words(&one), one)).collect()))
            }
        };
        Answer { part, said: [0; DONE + 1] }
    }

    fn mask(answer: &Answer) -> Mask {
        match &answer.part {
            Part::Plan(planning) => planning.mask(),
            Part::Dice(bag, _) => {
                let mut mask = Mask::NONE;
                mask.insert_all(bag.kinds().map(|kind| COLOR + kind));
                if bag.is_enough() {
                    mask.insert(DONE);
                }
                mask
            }
            Part::Listed(listed) => listed.mask(),
        }
    }

    fn take(answer: &mut Answer, action: usize) -> Option<Move> {
        answer.said[action] = answer.said[action].saturating_add(1);
        match &mut answer.part {
            Part::Plan(planning) => planning.take(action),
            Part::Dice(bag, made) => {
                if action != DONE {
                    bag.take(action - COLOR);
                }
                (action == DONE || bag.is_full()).then(|| made(dice(bag.taken())))
            }
            Part::Listed(listed) => listed.take(action),
        }
    }

    fn actions(&self, seat: Seat, answer: &Move) -> Vec<usize> {
        match (self.begin(seat).part, answer) {
            (Part::Plan(planning), Move::Assign(plan)) => planning.actions(plan),
            (Part::Dice(bag, _), &(Move::Use(dice) | Move::Save(dice) | Move::Recruit(dice))) => {
                let (kinds, ends) = bag.kinds_for(counts(dice));
                kinds.map(|kind| COLOR + kind).chain(ends.then_some(DONE)).collect()
            }
            (Part::Listed(listed), _) => listed.words_for(|one| one == answer),
            (Part::Plan(_) | Part::Dice(..), _) => Vec::new(),
        }
    }

    fn observe(&self, seat: Seat, answer: Option<&Answer>, out: &mut impl Out) {
        observe::observe(self, seat, answer, out);
    }
}
