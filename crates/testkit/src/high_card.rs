//! `HighCard`: the smallest game that has everything a game can have: hidden cards, a secret choice made at once, chance
//! after the choice, private events, a shared win.
//!
//! Each seat is dealt one of the cards 1 to 8 and decides in secret whether to stay or to swap it for the next card of the
//! deck. When all have decided, the swaps happen in seat order and the cards are shown. The variant `pairs` counts an even
//! card double; the highest value wins, equal values share the win.

use game::{
    BadSetup, BySeat, Chance, Element, Game, Imagine, Legal, Observer, Outcome, ScoreLine, SealedChoice, Seat, Seats,
    Set, Setup, Sink,
};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// One of the cards 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Element for Card {
    type Bits = u32;
    fn number(self) -> u8 {
        self.0
    }
    fn from_number(number: u8) -> Self {
        Self(number)
    }
}

/// Two to four players; `base`, or `pairs` where even cards count double.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HighCardSetup {
    players: u8,
    pairs: bool,
}

/// Which cards count double.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum HighCardVariant {
    /// None.
    Base,
    /// Even ones.
    Pairs,
}

impl Setup for HighCardSetup {
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
    type Variant = HighCardVariant;

    fn plain(players: u8, variant: HighCardVariant) -> Self {
        Self { players, pairs: variant == HighCardVariant::Pairs }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn rules(&self) -> HighCardVariant {
        if self.pairs { HighCardVariant::Pairs } else { HighCardVariant::Base }
    }

    fn round_cap(&self) -> Option<u16> {
        None
    }

    fn capped(self, _: u16) -> Self {
        self
    }
}

/// The state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HighCard {
    setup: HighCardSetup,
    hands: BySeat<Card>,
    deck: Set<Card>,
    decisions: SealedChoice<Decision>,
    over: bool,
    chance: Chance,
}

/// The only question: keep your card?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepIt {
    /// The card you hold.
    pub card: Card,
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// Keep the card.
    Stay,
    /// Put it aside for the next card of the deck.
    Swap,
}

/// Why a decision is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum Refused {
    /// Nobody waits for this seat.
    #[error("this seat is not asked")]
    NotAsked,
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HighCardEvent {
    /// Cards were dealt.
    Dealt,
    /// This is your card.
    Saw(Card),
    /// A seat has decided, nobody knows what.
    Decided(Seat),
    /// A seat swapped.
    Swapped(Seat),
    /// A seat shows its card.
    Shown(Seat, Card),
}

/// What an observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HighCardView {
    /// What was agreed.
    pub setup: HighCardSetup,
    /// Who looks.
    pub observer: Observer,
    /// The observer's card.
    pub own: Option<Card>,
    /// What the observer has decided.
    pub own_decision: Option<Decision>,
    /// Who has not decided yet.
    pub undecided: Seats,
    /// How many cards the deck has.
    pub deck: u32,
    /// All cards, at the end.
    pub shown: Option<BySeat<Card>>,
}

impl game::View for HighCardView {
    type Setup = HighCardSetup;

    fn observer(&self) -> Observer {
        self.observer
    }

    fn setup(&self) -> &HighCardSetup {
        &self.setup
    }

    fn round(&self) -> u32 {
        1
    }
}

const CARDS: u32 = 0b1_1111_1110;

impl HighCard {
    fn value(&self, card: Card) -> i32 {
        let double = self.setup.pairs && card.0.is_multiple_of(2);
        i32::from(card.0) * if double { 2 } else { 1 }
    }
}

impl Game for HighCard {
    const ID: &'static str = "high-card";
    const RULES_VERSION: u32 = 1;
    type Setup = HighCardSetup;
    type Prompt = KeepIt;
    type Move = Decision;
    type Illegal = Refused;
    type Event = HighCardEvent;
    type View = HighCardView;

    fn new(setup: &HighCardSetup, mut chance: Chance, out: &mut impl Sink<HighCardEvent>) -> Result<Self, BadSetup> {
        setup.check()?;
        let mut deck = Set::from_bits(CARDS);
        let hands = BySeat::new(setup.players, |_| deck.draw(&mut chance).unwrap_or_default());
        out.everyone(|| HighCardEvent::Dealt);
        for (seat, &card) in hands.iter() {
            out.only(seat, || HighCardEvent::Saw(card));
        }
        let decisions = SealedChoice::ask(setup.players, Seats::all(setup.players));
        Ok(Self { setup: *setup, hands, deck, decisions, over: false, chance })
    }

    fn setup(&self) -> &HighCardSetup {
        &self.setup
    }

    fn asked(&self) -> Seats {
        if self.over { Seats::NONE } else { self.decisions.missing() }
    }

    fn prompt(&self, seat: Seat) -> Option<KeepIt> {
        self.asked().contains(seat).then(|| KeepIt { card: self.hands[seat] })
    }

    fn play(&mut self, seat: Seat, answer: &Decision, out: &mut impl Sink<HighCardEvent>) -> Result<(), Refused> {
        if !self.asked().contains(seat) {
            return Err(Refused::NotAsked);
        }
        out.everyone(|| HighCardEvent::Decided(seat));
        if !self.decisions.submit(seat, *answer) {
            return Ok(());
        }
        let decisions = std::mem::replace(&mut self.decisions, SealedChoice::ask(self.setup.players, Seats::NONE));
        for (seat, decision) in decisions.answers() {
            if *decision == Decision::Swap {
                out.everyone(|| HighCardEvent::Swapped(seat));
                if let Some(card) = self.deck.draw(&mut self.chance) {
                    self.hands[seat] = card;
                }
            }
        }
        for (seat, &card) in self.hands.iter() {
            out.everyone(|| HighCardEvent::Shown(seat, card));
        }
        self.over = true;
        Ok(())
    }

    fn view(&self, observer: Observer) -> HighCardView {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Public => None,
        };
        HighCardView {
            setup: self.setup,
            observer,
            own: seat.and_then(|seat| self.hands.get(seat).copied()),
            own_decision: seat.and_then(|seat| self.decisions.answer(seat).copied()),
            undecided: self.decisions.missing(),
            deck: self.deck.len(),
            shown: self.over.then_some(self.hands),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| {
            Outcome::rank(self.setup.players, |seat| {
                (vec![ScoreLine::new("card", self.value(self.hands[seat]))], Vec::new())
            })
        })
    }

    fn round(&self) -> u32 {
        1
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn scores(&self) -> BySeat<i32> {
        // Nothing lies open before the end.
        self.hands.map(|_, &card| if self.over { self.value(card) } else { 0 })
    }

    fn sealed(&self) -> Seats {
        self.decisions.answered()
    }

    fn reveals(event: &HighCardEvent, to: Seat) -> bool {
        match *event {
            HighCardEvent::Dealt | HighCardEvent::Decided(_) => false,
            HighCardEvent::Saw(_) => true,
            HighCardEvent::Swapped(seat) | HighCardEvent::Shown(seat, _) => seat != to,
        }
    }
}

impl Legal for HighCard {
    fn moves(_: &KeepIt) -> Vec<Decision> {
        vec![Decision::Stay, Decision::Swap]
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Decision>) {
        if self.asked().contains(seat) {
            into.extend([Decision::Stay, Decision::Swap]);
        }
    }

    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Decision> {
        self.asked().contains(seat).then(|| if chance.below(2) == 0 { Decision::Stay } else { Decision::Swap })
    }
}

impl Imagine for HighCard {
    fn imagine(view: &HighCardView, mut chance: Chance) -> Self {
        let players = view.setup.players;
        let mut deck = Set::from_bits(CARDS);
        let hands = view.shown.unwrap_or_else(|| {
            view.own.map(|card| deck.remove(card));
            BySeat::new(players, |seat| match view.own {
                Some(card) if view.observer == Observer::Seat(seat) => card,
                _ => deck.draw(&mut chance).unwrap_or_default(),
            })
        });
        for &card in hands.values() {
            deck.remove(card);
        }
        // Swapped cards are out of play and were never shown: any of the unseen ones.
        while deck.len() > view.deck {
            deck.draw(&mut chance);
        }
        let mut decisions = SealedChoice::ask(players, Seats::all(players));
        if view.shown.is_some() {
            decisions = SealedChoice::ask(players, Seats::NONE);
        }
        for seat in hands.seats().filter(|&seat| !view.undecided.contains(seat) && view.shown.is_none()) {
            let guess = if chance.below(2) == 0 { Decision::Stay } else { Decision::Swap };
            let own = view.own_decision.filter(|_| view.observer == Observer::Seat(seat));
            decisions.submit(seat, own.unwrap_or(guess));
        }
        Self { setup: view.setup, hands, deck, decisions, over: view.shown.is_some(), chance }
    }

    fn reseed(&mut self, chance: Chance) {
        self.chance = chance;
    }
}

impl HighCard {
    /// The same state with everything hidden from `observer` redrawn; for the leak check.
    #[must_use]
    pub fn scramble(&self, observer: Observer, chance: &mut Chance) -> Self {
        let mut other = self.clone();
        if !self.over {
            let hidden = |seat: Seat| observer != Observer::Seat(seat);
            let mut unseen = self.deck;
            for seat in self.hands.seats().filter(|&seat| hidden(seat)) {
                unseen.insert(self.hands[seat]);
            }
            for seat in self.hands.seats().filter(|&seat| hidden(seat)) {
                other.hands[seat] = unseen.draw(chance).unwrap_or_default();
            }
            other.deck = unseen;
            other.decisions = SealedChoice::ask(self.setup.players, Seats::all(self.setup.players));
            for seat in self.hands.seats().filter(|&seat| !self.decisions.missing().contains(seat)) {
                let redrawn = if chance.below(2) == 0 { Decision::Stay } else { Decision::Swap };
                let own = self.decisions.answer(seat).copied().filter(|_| !hidden(seat));
                other.decisions.submit(seat, own.unwrap_or(redrawn));
            }
        }
        other.chance = Chance::seeded(game::Seed::from_number(chance.below(u32::MAX).into()));
        other
    }
}
