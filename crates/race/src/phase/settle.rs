//! Phase III, Settle. Rules of section 6.

use game::{BySeat, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::placing::{Bill, Placement, Placing, after, drawing, draws_after, place};
use super::{Asking, Next, advance, check_hand_cards};
use crate::action::Action;
use crate::cards::index::{WINDFALLS, WORLDS};
use crate::cards::{Card, Filter, Kind};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Tableau};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::payment::{self, Offer, Settler, Way};
use crate::prompt::{Origin, Prompt, Reason, SettleOption, Unavailable, WayOption, Why};

/// A power of phase III.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum SettlePower {
    /// These worlds cost this many cards less.
    Discount {
        /// How many.
        amount: u8,
        /// Which worlds.
        kind: Filter,
    },
    /// Draw this many cards after a world is settled.
    DrawAfter(u8),
    /// Military against every world; it can be negative.
    Military(i8),
    /// Military against worlds of a kind.
    MilitaryVsKind {
        /// How much.
        amount: i8,
        /// Which worlds.
        kind: Kind,
    },
    /// Military against Rebel worlds.
    MilitaryVsRebel(i8),
    /// Discard this card for this much Military.
    DiscardForMilitary(i8),
    /// Discard this card to pay nothing for a world.
    DiscardForZeroCost {
        /// Except for worlds of this kind.
        not: Kind,
    },
    /// Pay for a military world as if it were peaceful.
    PayForMilitary {
        /// The discount from its defense.
        discount: u8,
        /// Except for worlds of this kind.
        not: Kind,
    },
}

/// The number of cards drawn for the action's bonus.
pub const SETTLE_BONUS: u8 = 1;

/// Each seat's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Settle(pub(crate) Placing);

impl Settle {
    /// Asks everyone.
    pub(crate) fn begin(galaxy: &Galaxy) -> (Self, Seats) {
        let (placing, asked) = Placing::ask(galaxy.setup.players);
        (Self(placing), asked)
    }
}

impl Asking for Settle {
    fn options(&self, galaxy: &Galaxy, seat: Seat) -> Option<Options> {
        Some(match &self.0 {
            Placing::Choosing(_) => Options::Settle { from: placeable(galaxy, seat) },
            Placing::Paying(bills) => {
                let (world, settler) = due(galaxy, seat, bills[seat])?;
                Options::PayWorld { offers: settler.offers(world), from: galaxy.players[seat].hand }
            }
        })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        Some(match &self.0 {
            Placing::Choosing(_) => prompt_choice(galaxy, seat),
            Placing::Paying(bills) => {
                let (world, settler) = due(galaxy, seat, bills[seat])?;
                let ways = ways(galaxy, seat, &settler, world);
                Prompt::PayWorld { world, ways, from: galaxy.players[seat].hand }
            }
        })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        match (&mut self.0, answer) {
            (Placing::Choosing(sealed), &Move::Settle(card)) => {
                if let Some(card) = card {
                    check_choice(galaxy, seat, card)?;
                }
                let complete = sealed.submit(seat, Placement::of(card));
                out.everyone(|| Event::Sealed { seat });
                if !complete {
                    return Ok(sealed.missing());
                }
                let mut bills = place(galaxy, sealed, out, |galaxy, seat, world, out| {
                    // the good comes with the world, before any payment.
                    if WINDFALLS.contains(world) {
                        galaxy.place_good(seat, world, Cause::Windfall, out);
                    }
                });
                let asked = settle_bills(galaxy, &mut bills, out);
                self.0 = Placing::Paying(bills);
                Ok(asked)
            }
            (Placing::Paying(bills), &Move::PayWorld { way, discards, cards }) => {
                let (world, settler) = due(galaxy, seat, bills[seat]).ok_or(Illegal::WrongAnswer)?;
                let offer = settler.offers(world).find(way, discards).ok_or(Illegal::NoSuchWay)?;
                check_hand_cards(galaxy.players[seat].hand, cards, offer.due)?;
                bills[seat] = settle(galaxy, seat, world, offer, cards, out);
                Ok(settle_bills(galaxy, bills, out))
            }
            (Placing::Choosing(_) | Placing::Paying(_), _) => Err(Illegal::WrongAnswer),
        }
    }

    fn sealed(&self) -> Seats {
        self.0.sealed()
    }

    fn missing(&self) -> Seats {
        self.0.missing()
    }

    fn sealed_answer(&self, seat: Seat) -> Option<Move> {
        self.0.sealed_card(seat).map(Move::Settle)
    }
}

/// The worlds a seat may place.
fn placeable(galaxy: &Galaxy, seat: Seat) -> Set<Card> {
    let player = &galaxy.players[seat];
    let settler = Settler::choosing(player);
    player.hand.intersection(WORLDS).iter().filter(|&world| settler.can_settle(world)).collect()
}

fn prompt_choice(galaxy: &Galaxy, seat: Seat) -> Prompt {
    let (player, placeable) = (&galaxy.players[seat], placeable(galaxy, seat));
    let settler = Settler::choosing(player);
    let option = |card| SettleOption { card, ways: ways(galaxy, seat, &settler, card) };
    let why = |card| Some(Unavailable { card, why: refusal(galaxy, seat, card)? });
    Prompt::Settle {
        options: placeable.iter().map(option).collect(),
        unavailable: player.hand.without(placeable).iter().filter_map(why).collect(),
    }
}

/// Every way to settle a world, with the breakdown of its numbers and its consequences.
fn ways(galaxy: &Galaxy, seat: Seat, settler: &Settler, world: Card) -> Vec<WayOption> {
    let player = &galaxy.players[seat];
    let bonus =
        galaxy.has_bonus(seat, Action::Settle).then_some(Reason::of(Origin::Bonus(Action::Settle), SETTLE_BONUS as i8));
    let option = |&offer: &Offer| {
        let powers = draws_by_powers(&player.tableau, world).filter(|&(card, _)| !offer.discards.contains(card));
        let draws = bonus.into_iter().chain(drawing(powers)).collect();
        payment::explained(player, settler, world, offer, after(player, world, offer.due, offer.discards, draws))
    };
    settler.offers(world).as_slice().iter().map(option).collect()
}

fn check_choice(galaxy: &Galaxy, seat: Seat, card: Card) -> Result<(), Illegal> {
    if !galaxy.players[seat].hand.contains(card) {
        return Err(Illegal::NotInHand);
    }
    refusal(galaxy, seat, card).map_or(Ok(()), |why| Err(Illegal::CannotPlace { card, why }))
}

/// Why a hand card cannot be placed, if so.
fn refusal(galaxy: &Galaxy, seat: Seat, card: Card) -> Option<Why> {
    if !WORLDS.contains(card) {
        return Some(Why::NotAWorld);
    }
    Settler::choosing(&galaxy.players[seat]).refusal(card)
}

/// The world that still has to be settled, and the settler.
fn due(galaxy: &Galaxy, seat: Seat, bill: Bill) -> Option<(Card, Settler)> {
    bill.due().map(|world| (world, Settler::paying(&galaxy.players[seat], world)))
}

/// Settles and draws for everyone who has nothing to decide.
fn settle_bills(galaxy: &mut Galaxy, bills: &mut BySeat<Bill>, out: &mut impl Sink<Event>) -> Seats {
    advance(galaxy, |galaxy, seat, now| {
        match bills[seat] {
            Bill::Nothing | Bill::Done(_) => return Next::Done,
            Bill::Due(world) => {
                let forced = Settler::paying(&galaxy.players[seat], world).offers(world).forced();
                let Some(offer) = forced else { return Next::Decide };
                if now {
                    bills[seat] = settle(galaxy, seat, world, offer, Set::EMPTY, out);
                }
            }
            Bill::Paid(world) if now => {
                bills[seat] = Bill::Done(world);
                draw_after(galaxy, seat, world, out);
            }
            Bill::Paid(_) => {}
        }
        Next::Happens
    })
}

fn settle(
    galaxy: &mut Galaxy,
    seat: Seat,
    world: Card,
    offer: Offer,
    cards: Set<Card>,
    out: &mut impl Sink<Event>,
) -> Bill {
    let Offer { way, discards, .. } = offer;
    out.everyone(|| {
        let strength = Settler::paying(&galaxy.players[seat], world).strength(world, discards);
        let strength = (way == Way::Conquer).then_some(strength);
        Event::Settled { seat, world, way, discards, strength, paid: cards.len() as u8 }
    });
    for card in discards.iter() {
        galaxy.discard_from_tableau(seat, card);
    }
    galaxy.discard_from_hand(seat, cards, Cause::Payment(world), out);
    let bonus = galaxy.has_bonus(seat, Action::Settle);
    let draws = galaxy.players[seat].tableau.sums_without(world).settle_draw_after;
    if bonus || draws > 0 { Bill::Paid(world) } else { Bill::Done(world) }
}

/// The powers that draw.
fn draws_by_powers(tableau: &Tableau, placed: Card) -> impl Iterator<Item = (Card, u8)> {
    draws_after(tableau, placed, |sums| sums.settle_draw_after)
}

/// Draws for the bonus, then for powers.
fn draw_after(galaxy: &mut Galaxy, seat: Seat, placed: Card, out: &mut impl Sink<Event>) {
    if galaxy.has_bonus(seat, Action::Settle) {
        galaxy.draw_to_hand(seat, SETTLE_BONUS, Cause::Bonus(Action::Settle), out);
    }
    if galaxy.players[seat].tableau.sums().settle_draw_after > 0 {
        let tableau = galaxy.players[seat].tableau;
        for (card, cards) in draws_by_powers(&tableau, placed) {
            galaxy.draw_to_hand(seat, cards, Cause::Power(card), out);
        }
    }
}
