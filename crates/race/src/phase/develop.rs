//! Phase II, Develop. Rules of section 5.

use game::{BySeat, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::placing::{Bill, Placement, Placing, after, drawing, draws_after, place};
use super::{Asking, Next, advance, check_hand_cards};
use crate::action::Action;
use crate::cards::Card;
use crate::cards::index::{DEVELOPMENTS, DEVELOPMENTS_UP_TO, Sums, namesakes};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Player, Tableau};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::{Cost, DevelopOption, Origin, Prompt, Reason, Unavailable, Why};

/// A power of phase II.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum DevelopPower {
    /// Draw this many cards before developments are chosen.
    DrawAtStart(u8),
    /// Developments cost this many cards less.
    Discount(u8),
    /// Draw this many cards after a development is paid for.
    DrawAfter(u8),
}

/// The discount from the action's bonus.
pub const DEVELOP_BONUS: u8 = 1;

/// Each seat's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Develop(pub(crate) Placing);

impl Develop {
    /// Draws for everyone, then asks everyone.
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        for seat in galaxy.players.seats() {
            if galaxy.players[seat].tableau.sums().develop_draw_at_start > 0 {
                let powers = galaxy.players[seat].tableau;
                for &card in powers.as_slice() {
                    galaxy.draw_to_hand(seat, Sums::of(card).develop_draw_at_start as u8, Cause::Power(card), out);
                }
            }
        }
        let (placing, asked) = Placing::ask(galaxy.setup.players);
        (Self(placing), asked)
    }
}

impl Asking for Develop {
    fn options(&self, galaxy: &Galaxy, seat: Seat) -> Option<Options> {
        Some(match &self.0 {
            Placing::Choosing(_) => Options::Develop { from: placeable(galaxy, seat) },
            Placing::Paying(bills) => {
                Options::Pay { from: galaxy.players[seat].hand, count: cost(galaxy, seat, bills[seat].due()?) }
            }
        })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        Some(match &self.0 {
            Placing::Choosing(_) => prompt_choice(galaxy, seat),
            Placing::Paying(bills) => {
                let DevelopOption { card, cost, after } = option(galaxy, seat, bills[seat].due()?);
                Prompt::Pay { card, cost, after, from: galaxy.players[seat].hand }
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
            (Placing::Choosing(sealed), &Move::Develop(card)) => {
                check_choice(galaxy, seat, card)?;
                let complete = sealed.submit(seat, Placement::of(card));
                out.everyone(|| Event::Sealed { seat });
                if !complete {
                    return Ok(sealed.missing());
                }
                let mut bills = place(galaxy, sealed, out, |_, _, _, _| {});
                let asked = settle_bills(galaxy, &mut bills, out);
                self.0 = Placing::Paying(bills);
                Ok(asked)
            }
            (Placing::Paying(bills), &Move::Pay(cards)) => {
                let card = bills[seat].due().ok_or(Illegal::WrongAnswer)?;
                check_hand_cards(galaxy.players[seat].hand, cards, cost(galaxy, seat, card))?;
                bills[seat] = pay(galaxy, seat, card, cards, out);
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
        self.0.sealed_card(seat).map(Move::Develop)
    }
}

impl Sums {
    /// The cost of a development, with or without the bonus.
    #[must_use]
    pub fn development_cost(&self, card: Card, has_bonus: bool) -> u8 {
        card.face().price.number().saturating_sub(self.development_discount(has_bonus))
    }

    fn development_discount(&self, has_bonus: bool) -> u8 {
        self.develop_discount as u8 + DEVELOP_BONUS * u8::from(has_bonus)
    }
}

fn has_bonus(galaxy: &Galaxy, seat: Seat) -> bool {
    galaxy.has_bonus(seat, Action::Develop)
}

/// The developments a seat may place.
fn placeable(galaxy: &Galaxy, seat: Seat) -> Set<Card> {
    let Player { hand, tableau, .. } = &galaxy.players[seat];
    let Some(left) = hand.len().checked_sub(1) else { return Set::EMPTY };
    let discount = tableau.sums().development_discount(has_bonus(galaxy, seat));
    let payable = left as usize + usize::from(discount);
    let payable = DEVELOPMENTS_UP_TO[payable.min(DEVELOPMENTS_UP_TO.len() - 1)];
    hand.intersection(payable).without(namesakes(tableau.cards()))
}

fn prompt_choice(galaxy: &Galaxy, seat: Seat) -> Prompt {
    let (hand, placeable) = (galaxy.players[seat].hand, placeable(galaxy, seat));
    let why = |card| Some(Unavailable { card, why: refusal(galaxy, seat, card)? });
    Prompt::Develop {
        options: placeable.iter().map(|card| option(galaxy, seat, card)).collect(),
        unavailable: hand.without(placeable).iter().filter_map(why).collect(),
    }
}

/// A development with its cost and consequences.
fn option(galaxy: &Galaxy, seat: Seat, card: Card) -> DevelopOption {
    let (player, cost) = (&galaxy.players[seat], cost_explained(galaxy, seat, card));
    let draws = drawing(draws_by_powers(&player.tableau, card)).collect();
    let after = after(player, card, cost.cost, Set::EMPTY, draws);
    DevelopOption { card, cost, after }
}

fn check_choice(galaxy: &Galaxy, seat: Seat, card: Option<Card>) -> Result<(), Illegal> {
    let Some(card) = card.filter(|&card| !placeable(galaxy, seat).contains(card)) else { return Ok(()) };
    let refusal = refusal(galaxy, seat, card).filter(|_| galaxy.players[seat].hand.contains(card));
    Err(refusal.map_or(Illegal::NotInHand, |why| Illegal::CannotPlace { card, why }))
}

/// Why a hand card cannot be placed, if so.
fn refusal(galaxy: &Galaxy, seat: Seat, card: Card) -> Option<Why> {
    let player = &galaxy.players[seat];
    if !DEVELOPMENTS.contains(card) {
        return Some(Why::NotADevelopment);
    }
    if namesakes(player.tableau.cards()).contains(card) {
        return Some(Why::AlreadyPlaced);
    }
    let (cost, cards) = (cost(galaxy, seat, card), player.hand_size().saturating_sub(1) as u8);
    (cost > cards).then_some(Why::TooExpensive { cost, cards })
}

/// What a development costs a seat, whether or not it is already in the tableau.
pub(crate) fn cost(galaxy: &Galaxy, seat: Seat, card: Card) -> u8 {
    galaxy.players[seat].tableau.sums_without(card).development_cost(card, has_bonus(galaxy, seat))
}

/// The cost with every discount.
fn cost_explained(galaxy: &Galaxy, seat: Seat, card: Card) -> Cost {
    let mut reasons = Vec::new();
    if has_bonus(galaxy, seat) {
        reasons.push(Reason::of(Origin::Bonus(Action::Develop), -(DEVELOP_BONUS as i8)));
    }
    for &other in galaxy.players[seat].tableau.as_slice().iter().filter(|&&other| other != card) {
        reasons.extend(Reason::unless_zero(Origin::Card(other), -Sums::of(other).develop_discount));
    }
    Cost { printed: card.face().price.number(), reasons, cost: cost(galaxy, seat, card) }
}

/// Pays and draws for everyone who has nothing to decide.
fn settle_bills(galaxy: &mut Galaxy, bills: &mut BySeat<Bill>, out: &mut impl Sink<Event>) -> Seats {
    advance(galaxy, |galaxy, seat, now| {
        match bills[seat] {
            Bill::Nothing | Bill::Done(_) => return Next::Done,
            Bill::Due(card) if cost(galaxy, seat, card) > 0 => return Next::Decide,
            Bill::Due(card) if now => bills[seat] = pay(galaxy, seat, card, Set::EMPTY, out),
            Bill::Paid(card) if now => {
                bills[seat] = Bill::Done(card);
                draw_after(galaxy, seat, card, out);
            }
            Bill::Due(_) | Bill::Paid(_) => {}
        }
        Next::Happens
    })
}

fn pay(galaxy: &mut Galaxy, seat: Seat, card: Card, cards: Set<Card>, out: &mut impl Sink<Event>) -> Bill {
    out.everyone(|| Event::Developed { seat, card, paid: cards.len() as u8 });
    galaxy.discard_from_hand(seat, cards, Cause::Payment(card), out);
    let draws = galaxy.players[seat].tableau.sums_without(card).develop_draw_after;
    if draws > 0 { Bill::Paid(card) } else { Bill::Done(card) }
}

/// The powers that draw.
fn draws_by_powers(tableau: &Tableau, placed: Card) -> impl Iterator<Item = (Card, u8)> {
    draws_after(tableau, placed, |sums| sums.develop_draw_after)
}

fn draw_after(galaxy: &mut Galaxy, seat: Seat, placed: Card, out: &mut impl Sink<Event>) {
    let tableau = galaxy.players[seat].tableau;
    for (card, cards) in draws_by_powers(&tableau, placed) {
        galaxy.draw_to_hand(seat, cards, Cause::Power(card), out);
    }
}
