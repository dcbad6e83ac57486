//! [`Facts`]: what follows from the cards of a tableau alone, computed once for each set of cards.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use game::Set;
use race::{Card, Score, Scoring};

use super::economy::{Economy, Goods, Yield, count};

/// How many tableaus are remembered; a power of two. Of two in the same slot, the later one stays.
const PLACES: usize = 1 << 12;

/// The facts about the tableaus that came up while searching one decision.
///
/// Imagined games keep meeting the same tableaus: the true ones, each with one or another extra card.
#[derive(Default)]
pub struct Memo(RefCell<Vec<Option<Rc<Facts>>>>);

impl Memo {
    /// What follows from these cards.
    pub(super) fn facts(&self, cards: Set<Card>) -> Rc<Facts> {
        let mut places = self.0.borrow_mut();
        if places.is_empty() {
            places.resize(PLACES, None);
        }
        let place = &mut places[place(cards)];
        match place {
            Some(facts) if facts.cards == cards => Rc::clone(facts),
            _ => Rc::clone(place.insert(Rc::new(Facts::of(cards)))),
        }
    }

    /// The same with one extra card.
    pub(super) fn facts_with(&self, mut cards: Set<Card>, card: Card) -> Rc<Facts> {
        cards.insert(card);
        self.facts(cards)
    }
}

/// The slot of a set of cards: its bits, mixed by multiplication with a random odd number.
fn place(cards: Set<Card>) -> usize {
    let bits = cards.bits();
    let folded = (bits as u64) ^ ((bits >> 64) as u64).rotate_left(29);
    (folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 52) as usize
}

/// What follows from the cards of a tableau alone.
pub(super) struct Facts {
    pub(super) cards: Set<Card>,
    pub(super) economy: Economy,
    /// Points without chips.
    points: i32,
    /// Six-cost developments that count chips: for each of them, how many chips count and for how many points.
    per_chips: Vec<(u16, i32)>,
    /// What a Produce phase with its bonus makes, and what these goods bring.
    pub(super) cycle: Cycle,
    /// Points for consuming what a Produce phase without its bonus makes.
    pub(super) earned: f32,
    appetite: OnceCell<f32>,
    /// What goods bring, for the sets of goods asked about so far.
    spendings: RefCell<Vec<(Set<Card>, Spending)>>,
    /// The same for harvests.
    harvests: RefCell<Vec<(Set<Card>, Harvest)>>,
}

/// More goods than any tableau can consume.
const PLENTY: Goods = [9; 4];

/// More sets of goods than most tableaus encounter.
const MOST_GOODS: usize = 8;

/// A Produce phase on empty worlds, and what its goods bring.
pub(super) struct Cycle {
    pub(super) goods: Set<Card>,
    pub(super) drawn: f32,
    pub(super) spending: Spending,
}

/// What goods bring.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Spending {
    /// Consumed for double points.
    pub(super) double_vp: f32,
    pub(super) double_cards: f32,
    /// The best good sold and the others consumed, if there is one.
    pub(super) sold: Option<(f32, f32)>,
}

/// A Produce phase without its bonus.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Harvest {
    /// The goods after it.
    pub(super) goods: Goods,
    /// What they bring, consumed for double points.
    pub(super) brings: Yield,
}

impl Facts {
    fn of(cards: Set<Card>) -> Self {
        let list: Vec<Card> = cards.iter().collect();
        let economy = Economy::of(cards);
        let (goods, drawn) = economy.produce(Set::EMPTY, true);
        let spending = Spending::of(&economy, goods);
        let (unaided, _) = economy.produce(Set::EMPTY, false);
        let earned = economy.consume(count(unaided), true).vp;
        let lines = list.iter().flat_map(|card| card.face().scoring);
        let per_chips = lines.filter_map(|line| match *line {
            Scoring::PerChips { chips, points } => Some((u16::from(chips), i32::from(points))),
            Scoring::PerCard { .. } | Scoring::PerMilitary { .. } => None,
        });
        Self {
            cards,
            points: Score::of(&list, 0).total(),
            per_chips: per_chips.collect(),
            cycle: Cycle { goods, drawn, spending },
            earned,
            appetite: OnceCell::new(),
            spendings: RefCell::default(),
            harvests: RefCell::default(),
            economy,
        }
    }

    /// The points, including `chips` points in chips.
    pub(super) fn points(&self, chips: u16) -> i32 {
        let counted: i32 = self.per_chips.iter().map(|&(each, points)| points * i32::from(chips / each)).sum();
        self.points + i32::from(chips) + counted
    }

    /// What goods on these worlds bring.
    pub(super) fn spending(&self, goods: Set<Card>) -> Spending {
        remembered(&self.spendings, goods, || Spending::of(&self.economy, goods))
    }

    /// What a Produce phase makes of goods on these worlds.
    pub(super) fn harvest(&self, goods: Set<Card>) -> Harvest {
        remembered(&self.harvests, goods, || {
            let full = count(self.economy.produce(goods, false).0);
            Harvest { goods: full, brings: self.economy.consume(full, true) }
        })
    }

    /// Double points for consuming as much as the powers can take.
    pub(super) fn appetite(&self) -> f32 {
        *self.appetite.get_or_init(|| self.economy.consume(PLENTY, true).vp)
    }
}

/// What is known for a set of goods, computed if it is new.
fn remembered<T: Copy>(known: &RefCell<Vec<(Set<Card>, T)>>, goods: Set<Card>, compute: impl FnOnce() -> T) -> T {
    let mut known = known.borrow_mut();
    if let Some((_, what)) = known.iter().find(|(of, _)| *of == goods) {
        return *what;
    }
    let what = compute();
    if known.len() < MOST_GOODS {
        known.push((goods, what));
    }
    what
}

impl Spending {
    fn of(economy: &Economy, goods: Set<Card>) -> Self {
        let double = economy.consume(count(goods), true);
        let sold = goods.iter().max_by_key(|&world| economy.sale(world)).map(|best| {
            let mut others = goods;
            others.remove(best);
            let rest = economy.consume(count(others), false);
            (rest.vp, rest.cards + f32::from(economy.sale(best)))
        });
        Self { double_vp: double.vp, double_cards: double.cards, sold }
    }

    /// The value for a given value of a card: all consumed, or the best one sold, whichever is higher.
    pub(super) fn value(self, card: f32) -> f32 {
        let consumed = self.double_vp + card * self.double_cards;
        self.sold.map_or(consumed, |(vp, cards)| consumed.max(card * cards + vp))
    }
}
