//! Race for the Galaxy by steps.
//!
//! | actions | what they name |
//! | --- | --- |
//! | 0 to 113 | a card: one to discard, keep, place, pay with, sell or produce on; one whose power is used; one whose good is spent |
//! | 114 to 120 | an action card |
//! | 121, 122 | to pay for a world, to conquer it |
//! | 123 | nothing, or nothing more |
//! | 124 to 131 | a number, 0 to 7: a bet, or one of several powers of a card |
//!
//! Sets of cards are chosen in ascending order. A world is settled with the cards discarded from the tableau, then the way, then
//! the hand cards. A Consume power is used by its card, then (if the card has several) the number of the power, then the goods,
//! hand cards or bet.

mod observe;

use game::{Element as _, Seat, Set};
use race::{Action, CARDS, Card, Choice, Move, Offer, Options, Race, Use, Uses, Way};

use crate::mask::Mask;
use crate::names::snake_case;
use crate::out::Out;
use crate::stepper::Steps;

const ACTION: usize = CARDS as usize;
const PAY: usize = ACTION + Action::ALL.len();
const CONQUER: usize = PAY + 1;
const DONE: usize = CONQUER + 1;
const NUMBER: usize = DONE + 1;
const NUMBERS: usize = 8;

/// An answer in the making.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    options: Options,
    part: Part,
    /// The cards chosen in this part, in ascending order.
    taken: Set<Card>,
    /// All actions so far.
    said: Mask,
}

/// Which part of the answer comes next.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// The first.
    First,
    /// The second of two actions.
    SecondAction(Action),
    /// Hand cards to settle a world in this way.
    Payment(Offer),
    /// Which of the powers of a card.
    Power(Card),
    /// What a power is used on.
    Use(Use),
}

/// The form of what comes next.
#[derive(Clone, Copy)]
enum Next {
    /// This many of these cards.
    Cards { from: Set<Card>, count: u32 },
    /// Up to this many of these cards.
    UpTo { from: Set<Card>, most: u32 },
    /// Goods of this many different kinds.
    Kinds { from: Set<Card>, kinds: u32 },
    /// One of these actions.
    One(Mask),
}

impl Answer {
    fn next(&self) -> Next {
        match self.part {
            Part::First => self.first(),
            Part::SecondAction(first) => {
                let mut seconds = Mask::NONE;
                let pairs = Action::ALL.into_iter().filter(|&second| Action::is_pair(first, second));
                seconds.insert_all(pairs.map(|second| ACTION + second as usize));
                Next::One(seconds)
            }
            Part::Payment(offer) => {
                let Options::PayWorld { from, .. } = self.options else { return Next::One(Mask::NONE) };
                Next::Cards { from, count: offer.due.into() }
            }
            Part::Power(card) => {
                let mut powers = Mask::NONE;
                powers.insert_all(self.uses_of(card).map(|used| NUMBER + usize::from(used.power)));
                Next::One(powers)
            }
            Part::Use(used) => match used.choice {
                Choice::Goods { from, count } => Next::Cards { from, count: count.into() },
                Choice::Kinds { from, kinds } => Next::Kinds { from, kinds: kinds.into() },
                Choice::Hand { from, most } => Next::UpTo { from, most: most.into() },
                Choice::Number { low, high } => {
                    let mut numbers = Mask::NONE;
                    numbers.insert_all((low..=high).map(|number| NUMBER + usize::from(number)));
                    Next::One(numbers)
                }
            },
        }
    }

    fn first(&self) -> Next {
        let cards = |cards: Set<Card>| Mask::from_bits(cards.bits());
        let or_done = |mut mask: Mask| {
            mask.insert(DONE);
            mask
        };
        match self.options {
            Options::Discard { from, count } | Options::Keep { from, count } | Options::Pay { from, count } => {
                Next::Cards { from, count: count.into() }
            }
            Options::Choose => Next::One(actions(|_| true)),
            Options::ChoosePair => {
                Next::One(actions(|first| Action::ALL.into_iter().any(|second| Action::is_pair(first, second))))
            }
            Options::Develop { from } | Options::Settle { from } => Next::One(or_done(cards(from))),
            Options::Sell { from } | Options::Produce { from } => Next::One(cards(from)),
            Options::PayWorld { .. } => Next::One(self.ways()),
            Options::Consume(uses) => {
                let with_powers = cards(uses.iter().map(|used| used.card).collect());
                Next::One(if uses.may_stop() { or_done(with_powers) } else { with_powers })
            }
        }
    }

    /// The next card to discard from the tableau, or the way if the cards discarded so far are those of an offer.
    fn ways(&self) -> Mask {
        let mut next = Mask::NONE;
        for offer in self.offers() {
            let left = offer.discards.without(self.taken);
            let is_begun = offer.discards.contains_all(self.taken);
            match left.first() {
                None if is_begun => next.insert(way(offer.way)),
                Some(card) if is_begun && after(left, self.taken).contains(card) => next.insert(card_action(card)),
                None | Some(_) => {}
            }
        }
        next
    }

    fn offers(&self) -> &[Offer] {
        if let Options::PayWorld { offers, .. } = &self.options { offers.as_slice() } else { &[] }
    }

    fn uses_of(&self, card: Card) -> impl Iterator<Item = Use> + use<'_> {
        let uses = if let Options::Consume(uses) = &self.options { Some(uses.iter()) } else { None };
        uses.into_iter().flatten().filter(move |used| used.card == card)
    }

    /// Goes on with another part of the answer. Returns the move if nothing is left to choose.
    fn go_on(&mut self, part: Part) -> Option<Move> {
        self.part = part;
        self.taken = Set::EMPTY;
        let is_complete = matches!(self.next(), Next::Cards { count: 0, .. } | Next::Kinds { kinds: 0, .. });
        if is_complete { self.complete() } else { None }
    }

    /// Adds a card. Returns the move if it was the last.
    fn take_card(&mut self, card: Card) -> Option<Move> {
        self.taken.insert(card);
        let is_complete = match self.next() {
            Next::Cards { count, .. } | Next::Kinds { kinds: count, .. } | Next::UpTo { most: count, .. } => {
                self.taken.len() == count
            }
            Next::One(_) => false,
        };
        if is_complete { self.complete() } else { None }
    }

    /// The move that the chosen cards make.
    fn complete(&self) -> Option<Move> {
        let cards = self.taken;
        match (self.part, &self.options) {
            (Part::First, Options::Discard { .. }) => Some(Move::Discard(cards)),
            (Part::First, Options::Keep { .. }) => Some(Move::Keep(cards)),
            (Part::First, Options::Pay { .. }) => Some(Move::Pay(cards)),
            (Part::Payment(Offer { way, discards, .. }), _) => Some(Move::PayWorld { way, discards, cards }),
            (Part::Use(Use { card, power, choice, .. }), _) => match choice {
                Choice::Goods { .. } | Choice::Kinds { .. } => Some(Move::Consume { card, power, goods: cards }),
                Choice::Hand { .. } => Some(Move::ConsumeHand { card, power, cards }),
                Choice::Number { .. } => None,
            },
            (Part::First | Part::SecondAction(_) | Part::Power(_), _) => None,
        }
    }

    fn choose_card(&mut self, card: Card) -> Option<Move> {
        match self.options {
            Options::Develop { .. } => Some(Move::Develop(Some(card))),
            Options::Settle { .. } => Some(Move::Settle(Some(card))),
            Options::Sell { .. } => Some(Move::Sell(card)),
            Options::Produce { .. } => Some(Move::Produce(card)),
            Options::PayWorld { .. } => {
                self.taken.insert(card);
                None
            }
            Options::Consume(_) => {
                let first = self.uses_of(card).next()?;
                let has_several = self.uses_of(card).nth(1).is_some();
                self.go_on(if has_several { Part::Power(card) } else { Part::Use(first) })
            }
            Options::Discard { .. }
            | Options::Choose
            | Options::ChoosePair
            | Options::Keep { .. }
            | Options::Pay { .. } => None,
        }
    }

    fn choose_action(&mut self, action: Action) -> Option<Move> {
        match (self.part, &self.options) {
            (Part::SecondAction(first), _) => Some(Move::ChoosePair(first, action)),
            (_, Options::ChoosePair) => self.go_on(Part::SecondAction(action)),
            _ => Some(Move::Choose(action)),
        }
    }

    fn choose_way(&mut self, action: usize) -> Option<Move> {
        let mut offers = self.offers().iter().copied();
        let offer = offers.find(|offer| way(offer.way) == action && offer.discards == self.taken)?;
        self.go_on(Part::Payment(offer))
    }

    fn choose_number(&mut self, number: u8) -> Option<Move> {
        match self.part {
            Part::Power(card) => {
                let used = self.uses_of(card).find(|used| used.power == number)?;
                self.go_on(Part::Use(used))
            }
            Part::Use(Use { card, power, .. }) => Some(Move::Gamble { card, power, number }),
            Part::First | Part::SecondAction(_) | Part::Payment(_) => None,
        }
    }

    fn done(&self) -> Option<Move> {
        match (self.part, &self.options) {
            (Part::First, Options::Develop { .. }) => Some(Move::Develop(None)),
            (Part::First, Options::Settle { .. }) => Some(Move::Settle(None)),
            (Part::First, Options::Consume(_)) => Some(Move::Stop),
            _ => self.complete(),
        }
    }
}

fn actions(test: impl Fn(Action) -> bool) -> Mask {
    let mut mask = Mask::NONE;
    mask.insert_all(Action::ALL.into_iter().filter(|&action| test(action)).map(|action| ACTION + action as usize));
    mask
}

fn card_action(card: Card) -> usize {
    card.number().into()
}

fn way(way: Way) -> usize {
    match way {
        Way::Pay | Way::Negotiate => PAY,
        Way::Conquer => CONQUER,
    }
}

/// The cards that follow all of those taken.
fn after(cards: Set<Card>, taken: Set<Card>) -> Set<Card> {
    let below = taken.bits().checked_ilog2().map_or(0, |highest| (2u128 << highest) - 1);
    Set::from_bits(cards.bits() & !below)
}

/// The cards that can follow if `left` more must follow them.
fn with_enough_after(cards: Set<Card>, left: u32) -> Mask {
    let mut bits = cards.bits();
    for _ in 0..left {
        bits &= !bits.checked_ilog2().map_or(0, |highest| 1u128 << highest);
    }
    Mask::from_bits(bits)
}

fn kind_bit(card: Card) -> u8 {
    card.face().kind().map_or(0, |kind| 1 << kind as u8)
}

fn kinds_of(cards: Set<Card>) -> u8 {
    cards.iter().fold(0, |kinds, card| kinds | kind_bit(card))
}

/// The goods that can follow if goods of `kinds` different kinds are taken in all.
fn distinct(from: Set<Card>, kinds: u32, taken: Set<Card>) -> Mask {
    let used = kinds_of(taken);
    let left = kinds.saturating_sub(taken.len() + 1);
    let mut mask = Mask::NONE;
    for card in after(from, taken).iter().filter(|&card| kind_bit(card) & used == 0) {
        let mut with_card = taken;
        with_card.insert(card);
        let open = kinds_of(after(from, with_card)) & !(used | kind_bit(card));
        if open.count_ones() >= left {
            mask.insert(card_action(card));
        }
    }
    mask
}

impl Steps for Race {
    const ACTIONS: usize = NUMBER + NUMBERS;

    type Answer = Answer;

    fn action_name(action: usize) -> String {
        match action {
            0..ACTION => Card::from_number(action as u8).to_string(),
            ACTION..PAY => snake_case(&Action::ALL[action - ACTION]),
            PAY => "pay".into(),
            CONQUER => "conquer".into(),
            DONE => "done".into(),
            _ => (action - NUMBER).to_string(),
        }
    }

    fn begin(&self, seat: Seat) -> Answer {
        // Every asked seat has options; without any there would be nothing to choose.
        let options = self.options(seat).unwrap_or(Options::Choose);
        Answer { options, part: Part::First, taken: Set::EMPTY, said: Mask::NONE }
    }

    fn mask(answer: &Answer) -> Mask {
        let taken = answer.taken;
        match answer.next() {
            Next::One(mask) => mask,
            Next::Cards { count: 0, .. } | Next::UpTo { most: 0, .. } => Mask::only(DONE),
            Next::Cards { from, count } => with_enough_after(after(from, taken), count.saturating_sub(taken.len() + 1)),
            Next::UpTo { from, .. } => {
                let mut mask = Mask::from_bits(after(from, taken).bits());
                mask.insert(DONE);
                mask
            }
            Next::Kinds { from, kinds } => distinct(from, kinds, taken),
        }
    }

    fn take(answer: &mut Answer, action: usize) -> Option<Move> {
        answer.said.insert(action);
        match action {
            0..ACTION => {
                let card = Card::from_number(action as u8);
                if matches!(answer.next(), Next::One(_)) { answer.choose_card(card) } else { answer.take_card(card) }
            }
            ACTION..PAY => answer.choose_action(Action::ALL[action - ACTION]),
            PAY | CONQUER => answer.choose_way(action),
            DONE => answer.done(),
            _ => answer.choose_number((action - NUMBER) as u8),
        }
    }

    fn actions(&self, seat: Seat, answer: &Move) -> Vec<usize> {
        let options = self.options(seat);
        let power = |card: Card, power: u8| {
            let uses = if let Some(Options::Consume(uses)) = &options { Some(uses) } else { None };
            let of_card = uses.into_iter().flat_map(Uses::iter).filter(|used| used.card == card).count();
            let number = (of_card > 1).then_some(NUMBER + usize::from(power));
            [card_action(card)].into_iter().chain(number)
        };
        let most = |card: Card, power: u8| {
            let Some(Options::Consume(uses)) = &options else { return 0 };
            let mut used = uses.iter().filter(|used| (used.card, used.power) == (card, power));
            used.find_map(|used| if let Choice::Hand { most, .. } = used.choice { Some(most) } else { None })
                .unwrap_or(0)
        };
        match *answer {
            Move::Discard(cards) | Move::Keep(cards) | Move::Pay(cards) if cards.is_empty() => vec![DONE],
            Move::Discard(cards) | Move::Keep(cards) | Move::Pay(cards) => each(cards).collect(),
            Move::Choose(action) => vec![ACTION + action as usize],
            Move::ChoosePair(first, second) => vec![ACTION + first as usize, ACTION + second as usize],
            Move::Develop(card) | Move::Settle(card) => vec![card.map_or(DONE, card_action)],
            Move::PayWorld { way: chosen, discards, cards } => {
                each(discards).chain([way(chosen)]).chain(each(cards)).collect()
            }
            Move::Sell(card) | Move::Produce(card) => vec![card_action(card)],
            Move::Consume { card, power: index, goods } => power(card, index).chain(each(goods)).collect(),
            Move::ConsumeHand { card, power: index, cards } => {
                let done = (cards.len() < u32::from(most(card, index))).then_some(DONE);
                power(card, index).chain(each(cards)).chain(done).collect()
            }
            Move::Gamble { card, power: index, number } => {
                power(card, index).chain([NUMBER + usize::from(number)]).collect()
            }
            Move::Stop => vec![DONE],
        }
    }

    fn observe(&self, seat: Seat, answer: Option<&Answer>, out: &mut impl Out) {
        observe::observe(self, seat, answer, out);
    }
}

fn each(cards: Set<Card>) -> impl Iterator<Item = usize> {
    cards.iter().map(card_action)
}
