//! [`Translator`]: the engine's events in the words of the trace.
//!
//! Where the engine tells of one thing in several events (a sale, then the cards drawn for it), the trace has one. Such an
//! event is kept open until it is complete.

use game::{Seat, Set};
use race::{Action, Card, Cause, ConsumePower, Event as Told, Filter, Kind, Power, Reward, SettlePower, Way};

use super::ledger::Ledger;
use super::list;
use super::trace::{Cards, Consume, Event, Paid, Pairs, Reshuffle};
use crate::check::Mismatch;

/// Listens to the engine, keeps the ledger, and translates its events into the trace's form.
pub(super) struct Translator {
    pub(super) ledger: Ledger,
    open: Option<Event>,
    /// The cards that came last, and why cards were last discarded.
    drawn: Vec<Card>,
    discarded_for: Cause,
    news: News,
}

/// The events since the last check.
#[derive(Default)]
pub(super) struct News {
    pub(super) events: Vec<Event>,
    pub(super) reshuffles: Vec<Reshuffle>,
    /// What each seat held when it paid.
    pub(super) hands: Vec<(Seat, Set<Card>)>,
}

impl Translator {
    pub(super) fn new(ledger: Ledger) -> Self {
        Self { ledger, open: None, drawn: Vec::new(), discarded_for: Cause::Deal, news: News::default() }
    }

    /// Events that are complete and not yet taken.
    pub(super) fn take(&mut self) -> News {
        std::mem::take(&mut self.news)
    }

    /// Nothing more belongs to the last event.
    pub(super) fn complete(&mut self) {
        self.news.events.extend(self.open.take());
    }

    fn say(&mut self, event: Event) {
        self.complete();
        self.news.events.push(event);
    }

    fn begin(&mut self, event: Event) {
        self.complete();
        self.open = Some(event);
    }

    /// Hears one event.
    pub(super) fn hear(&mut self, told: &Told) -> Result<(), Mismatch> {
        match *told {
            Told::StartWorld { seat, card } => self.ledger.start(seat, card),
            Told::Drew { seat, count, cause } => self.drew(seat, count, cause)?,
            Told::Saw { seat, cards } => {
                if self.drawn.iter().copied().collect::<Set<_>>() != cards {
                    let drawn = list(self.drawn.iter().copied());
                    return Err(Mismatch::new("cards drawn", drawn, list(cards.iter())).of(seat.number()));
                }
            }
            Told::Discarded { cause, .. } => self.discarded_for = cause,
            Told::DiscardedCards { seat, cards } => self.discarded_cards(seat, cards)?,
            Told::KeptCards { seat, kept, discarded } => {
                self.ledger.keep(seat, kept, discarded)?;
                if !discarded.is_empty() {
                    let (kept, discarded) = (kept.into(), discarded.into());
                    self.say(Event::ExploreKeep { seat: seat.number(), kept, discarded });
                }
            }
            Told::Placed { seat, card } => {
                self.ledger.place(seat, card);
                self.begin(Event::Placed { seat: seat.number(), card, good: None });
            }
            Told::GoodPlaced { seat, world, cause } => self.good_placed(seat, world, cause)?,
            Told::Developed { seat, card, paid } => self.developed(seat, card, paid),
            Told::Settled { seat, world, way, discards, strength, .. } => {
                self.settled(seat, world, way, discards, strength);
            }
            Told::Sold { seat, world, cards } => self.traded(seat, "action".to_string(), false, world, cards)?,
            Told::Consumed { seat, card, power, goods, reward } => self.consumed(seat, card, power, goods, reward)?,
            Told::ConsumedHand { seat, card, power, vp, .. } => {
                self.ledger.give_vp(seat, vp);
                let hand = Some(Cards::default());
                self.begin(Event::Consume(consume(seat, card, power, vp, None, hand)?));
            }
            Told::Gambled { seat, card, number, flipped, won } => self.gambled(seat, card, number, flipped, won)?,
            Told::Reshuffled { cards } => {
                let after = self.ledger.reshuffle();
                self.news.reshuffles.push(Reshuffle { after, cards: cards.into() });
            }
            // The replay itself listens to these, and counts of secret things are told with them.
            Told::Kept { .. }
            | Told::Sealed { .. }
            | Told::RoundBegan { .. }
            | Told::Chose { .. }
            | Told::PhaseBegan { .. }
            | Told::Passed { .. }
            | Told::GameEnded { .. } => {}
        }
        Ok(())
    }

    fn drew(&mut self, seat: Seat, count: u8, cause: Cause) -> Result<(), Mismatch> {
        let cards = self.ledger.draw(count)?;
        self.drawn.clone_from(&cards);
        match cause {
            Cause::Explore => self.ledger.explore(seat, &cards),
            _ => self.ledger.take_into_hand(seat, &cards),
        }
        match (&mut self.open, cause) {
            (_, Cause::Deal) => return Ok(()),
            (Some(Event::Trade { cards: open, world, .. }), Cause::Sale(sold)) if *world == sold => *open = cards,
            (Some(Event::Trade { cards: open, via, .. }), Cause::Power(card)) if *via == card.to_string() => {
                *open = cards;
            }
            (Some(Event::Consume(Consume { cards: open, card: by, .. })), Cause::Power(card)) if *by == card => {
                *open = cards;
            }
            _ => self.say(Event::Draw { seat: seat.number(), why: why(cause), cards }),
        }
        self.complete();
        Ok(())
    }

    fn discarded_cards(&mut self, seat: Seat, cards: Set<Card>) -> Result<(), Mismatch> {
        self.ledger.discard_from_hand(seat, cards)?;
        match (&mut self.open, self.discarded_for) {
            (Some(Event::Paid(Paid { cards: open, .. })), Cause::Payment(_))
            | (Some(Event::Consume(Consume { hand: Some(open), .. })), Cause::Power(_)) => *open = cards.into(),
            (_, Cause::Deal) => {}
            _ => self.say(Event::Discard { seat: seat.number(), cards: cards.into() }),
        }
        Ok(())
    }

    fn good_placed(&mut self, seat: Seat, world: Card, cause: Cause) -> Result<(), Mismatch> {
        let good = self.ledger.draw(1)?.first().copied().unwrap_or_default();
        self.ledger.put_good(seat, world, good);
        let via = match (&mut self.open, cause) {
            (Some(Event::Placed { card, good: open, .. }), Cause::Windfall) if *card == world => {
                *open = Some(good);
                return Ok(());
            }
            // The good of a start world is part of the setup.
            (_, Cause::Windfall) => return Ok(()),
            (_, cause) => source(cause),
        };
        self.say(Event::Produce { seat: seat.number(), world, kind: kind(world), good, via });
        Ok(())
    }

    fn developed(&mut self, seat: Seat, card: Card, due: u8) {
        self.news.hands.push((seat, self.ledger.hand(seat)));
        let (seat, method, printed) = (seat.number(), "develop".to_string(), card.face().price.number());
        let (due, strength, specials, cards) = (Some(due), None, None, Cards::default());
        self.begin(Event::Paid(Paid { seat, card, method, printed, due, strength, specials, cards }));
    }

    fn settled(&mut self, seat: Seat, world: Card, way: Way, discards: Set<Card>, strength: Option<i8>) {
        self.news.hands.push((seat, self.ledger.hand(seat)));
        let specials = specials(self.ledger.tableau(seat), way, discards);
        self.ledger.discard_from_tableau(seat, discards);
        let method = match way {
            Way::Pay => "pay",
            Way::Conquer => "conquer",
            Way::Negotiate => "contact",
        };
        self.begin(Event::Paid(Paid {
            seat: seat.number(),
            card: world,
            method: method.to_string(),
            printed: world.face().price.number(),
            due: None,
            strength,
            specials: Some(specials),
            cards: Cards::default(),
        }));
    }

    fn traded(&mut self, seat: Seat, via: String, no_bonus: bool, world: Card, value: u8) -> Result<(), Mismatch> {
        let good = self.ledger.spend_good(seat, world)?;
        let (seat, kind, cards) = (seat.number(), kind(world), Vec::new());
        self.begin(Event::Trade { seat, via, no_bonus, world, kind, good, value, cards });
        Ok(())
    }

    fn consumed(
        &mut self,
        seat: Seat,
        card: Card,
        power: u8,
        goods: Set<Card>,
        reward: Reward,
    ) -> Result<(), Mismatch> {
        match power_of(card, power)? {
            ConsumePower::ForTradePrice { trade_powers } => {
                let world = goods.first().unwrap_or_default();
                return self.traded(seat, card.to_string(), !trade_powers, world, reward.cards);
            }
            power @ ConsumePower::Draw(_) => {
                self.say(Event::ConsumePower { seat: seat.number(), card, power: word(power) });
                return Ok(());
            }
            _ => {}
        }
        let mut pairs = Vec::new();
        for world in goods.iter() {
            pairs.push((world, self.ledger.spend_good(seat, world)?));
        }
        self.ledger.give_vp(seat, reward.vp);
        self.begin(Event::Consume(consume(seat, card, power, reward.vp, Some(pairs.into()), None)?));
        Ok(())
    }

    fn gambled(&mut self, seat: Seat, card: Card, guess: u8, flipped: Card, kept: bool) -> Result<(), Mismatch> {
        let drawn = self.ledger.draw(1)?;
        if drawn != [flipped] {
            return Err(Mismatch::new("the card turned over", list(drawn), flipped).of(seat.number()));
        }
        if kept {
            self.ledger.take_into_hand(seat, &[flipped]);
        } else {
            self.ledger.discard_flipped(flipped);
        }
        let seat = seat.number();
        self.say(Event::ConsumePower { seat, card, power: "gamble".to_string() });
        self.say(Event::Gamble { seat, guess, flipped, cost: flipped.face().price.number(), kept });
        Ok(())
    }
}

/// The cards that make a way special: those discarded, and the one that lets a military world be paid for.
pub(super) fn specials(tableau: &[Card], way: Way, discards: Set<Card>) -> Cards {
    let pays = |power: &Power| matches!(power, Power::III(SettlePower::PayForMilitary { .. }));
    let contact = tableau.iter().copied().filter(|card| way == Way::Negotiate && card.face().powers.iter().any(pays));
    discards.iter().chain(contact).collect()
}

/// A Consume power of a card, by its place among all its powers.
fn power_of(card: Card, index: u8) -> Result<ConsumePower, Mismatch> {
    match card.face().powers.get(usize::from(index)) {
        Some(Power::IV(power)) => Ok(*power),
        _ => Err(Mismatch::new("the power that was used", "a Consume power", format_args!("power {index} of {card}"))),
    }
}

fn consume(
    seat: Seat,
    card: Card,
    index: u8,
    vp: u8,
    goods: Option<Pairs>,
    hand: Option<Cards>,
) -> Result<Consume, Mismatch> {
    let power = power_of(card, index)?;
    let max_times = match power {
        ConsumePower::Goods { uses, .. } => uses,
        ConsumePower::HandCards { most, .. } => most,
        _ => 1,
    };
    Ok(Consume { seat: seat.number(), card, power: word(power), max_times, goods, hand, vp, cards: Vec::new() })
}

/// The trace's word for a Consume power.
pub(super) fn word(power: ConsumePower) -> String {
    match power {
        ConsumePower::Goods { kind, goods, .. } => {
            let kind = match kind {
                Filter::Any => "any",
                Filter::Only(kind) => kind_word(kind),
            };
            if goods == 1 { format!("consume_{kind}") } else { format!("consume_{goods}_{kind}") }
        }
        ConsumePower::DistinctKinds { kinds, .. } => format!("consume_{kinds}_kinds"),
        ConsumePower::AllGoods { .. } => "consume_all".to_string(),
        ConsumePower::ForTradePrice { trade_powers: true } => "trade".to_string(),
        ConsumePower::ForTradePrice { trade_powers: false } => "trade_no_bonus".to_string(),
        ConsumePower::HandCards { .. } => "discard_hand".to_string(),
        ConsumePower::Draw(_) => "draw".to_string(),
        ConsumePower::Gamble { .. } => "gamble".to_string(),
    }
}

fn kind(world: Card) -> String {
    world.face().kind().map_or("none", kind_word).to_string()
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Novelty => "novelty",
        Kind::Rare => "rare",
        Kind::Genes => "genes",
        Kind::Alien => "alien",
    }
}

/// What cards are drawn for: by the bare name, of which a tableau holds one copy at most.
fn why(cause: Cause) -> String {
    match cause {
        Cause::Explore => "explore".to_string(),
        Cause::Bonus(Action::Settle) => "settle_bonus".to_string(),
        Cause::Power(card) => card.face().name.to_string(),
        other => format!("{other:?}"),
    }
}

/// What produces a good, or asks where to.
pub(super) fn source(cause: Cause) -> String {
    match cause {
        Cause::Production => "production".to_string(),
        Cause::Bonus(Action::Produce) => "action_bonus".to_string(),
        Cause::Power(card) => card.to_string(),
        other => format!("{other:?}"),
    }
}
