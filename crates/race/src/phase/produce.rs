//! Phase V, Produce. Rules of section 8.
//!
//! The order of a seat's powers is fixed: its tableau from the last card to the first (worlds produce, powers draw or produce
//! on a windfall world of one kind), then the bonus, then powers that produce on any windfall world, then draws for what was
//! produced. No other order could produce more.

use game::{BySeat, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::{Asking, Next, advance};
use crate::action::Action;
use crate::cards::index::{ANY_WINDFALL, OF_KIND, PRODUCE_DRAWS, PRODUCE_MOST, WINDFALLS, of_filter};
use crate::cards::{Card, Filter, Kind, Power};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Player};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::{Prompt, WindfallOption};

/// A power of phase V.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum ProducePower {
    /// This world produces a good.
    Here(Kind),
    /// Draw this many cards when this world produces a good, for any reason.
    DrawIfProducedHere(u8),
    /// Produce a good on an empty windfall world.
    OnWindfall(Filter),
    /// Draw cards.
    Draw(u8),
    /// Draw for each good of a kind that the player produced.
    DrawPerGood {
        /// The kind.
        kind: Kind,
        /// Cards for each.
        cards: u8,
    },
    /// Draw this many cards for each different kind the player produced.
    DrawPerKind(u8),
    /// Draw for each world of a kind in the player's tableau.
    DrawPerWorld {
        /// The kind.
        kind: Kind,
        /// Cards for each.
        cards: u8,
    },
    /// Draw for having produced more goods of a kind than anyone else.
    DrawIfMost {
        /// The kind.
        kind: Kind,
        /// Cards.
        cards: u8,
    },
}

/// Each seat's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Produce(pub(crate) BySeat<Producing>);

/// A seat's progress in the Produce phase. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct Producing {
    /// What comes next.
    pub at: At,
    /// Goods produced so far, by kind.
    pub produced: [u8; 4],
}

/// A seat's position in the order of its powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// The tableau, with this many cards left, the last placed first.
    Tableau(u8),
    /// The bonus of those who chose Produce.
    Bonus,
    /// Powers that work on any windfall world, with this many cards left.
    AnyWindfall(u8),
    /// Draws for produced goods.
    Draws,
    /// Nothing: the seat is done.
    Done,
}

impl Default for At {
    fn default() -> Self {
        Self::Tableau(0)
    }
}

/// What a seat does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    /// A world produces.
    World(Card),
    /// A power draws.
    Draw(Card, u8),
    /// A power produces a good on one of these worlds.
    Windfall(Cause, Set<Card>),
    /// Draws for produced goods.
    Draws,
    /// Nothing.
    Nothing,
}

impl Produce {
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let mut phase =
            Self(galaxy.players.map(|_, player| Producing { at: At::Tableau(player.tableau.len()), produced: [0; 4] }));
        let asked = phase.go_on(galaxy, out);
        (phase, asked)
    }

    /// Carries out everything that needs no decision. When all seats are done, compares who produced most.
    fn go_on<S: Sink<Event>>(&mut self, galaxy: &mut Galaxy, out: &mut S) -> Seats {
        let asked = advance(galaxy, |galaxy, seat, now| self.0[seat].proceed(galaxy, seat, now, out));
        if asked.is_empty() {
            draw_for_most(galaxy, &self.0, out);
        }
        asked
    }

    /// The windfall worlds a seat must choose from, and the power that produces there.
    fn choice(&self, galaxy: &Galaxy, seat: Seat) -> Option<(Cause, Set<Card>)> {
        match self.0[seat].task(galaxy, seat).0 {
            Task::Windfall(cause, worlds) => Some((cause, worlds)),
            Task::World(_) | Task::Draw(..) | Task::Draws | Task::Nothing => None,
        }
    }
}

impl Asking for Produce {
    fn options(&self, galaxy: &Galaxy, seat: Seat) -> Option<Options> {
        let (_, from) = self.choice(galaxy, seat)?;
        Some(Options::Produce { from })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        let (cause, worlds) = self.choice(galaxy, seat)?;
        let option =
            |world: Card| Some(WindfallOption { world, kind: world.face().kind()?, draws: world.draws_for_good() });
        Some(Prompt::Produce { cause, options: worlds.iter().filter_map(option).collect() })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let &Move::Produce(world) = answer else { return Err(Illegal::WrongAnswer) };
        let producing = &mut self.0[seat];
        let (task, after) = producing.task(galaxy, seat);
        let Task::Windfall(cause, worlds) = task else { return Err(Illegal::WrongAnswer) };
        if !worlds.contains(world) {
            return Err(Illegal::CannotProduce { world });
        }
        producing.at = after;
        producing.produce(galaxy, seat, world, cause, out);
        Ok(self.go_on(galaxy, out))
    }
}

impl Card {
    /// How many cards this world draws when it produces a good.
    #[must_use]
    pub fn draws_for_good(self) -> u8 {
        let draws = |power: &Power| match *power {
            Power::V(ProducePower::DrawIfProducedHere(cards)) => cards,
            Power::I(_) | Power::II(_) | Power::III(_) | Power::Trade(_) | Power::IV(_) | Power::V(_) => 0,
        };
        self.face().powers.iter().map(draws).sum()
    }
}

/// The empty windfall worlds of a seat.
fn targets(player: &Player, filter: Filter) -> Set<Card> {
    player.tableau.cards().intersection(WINDFALLS).intersection(of_filter(filter)).without(player.goods)
}

impl Producing {
    /// The next thing the seat actually does, and what comes after it.
    fn task(&self, galaxy: &Galaxy, seat: Seat) -> (Task, At) {
        let player = &galaxy.players[seat];
        let tableau = &player.tableau;
        let mut at = self.at;
        loop {
            let (task, after) = match at {
                At::Tableau(left) => match tableau.last_producer(left) {
                    Some((place, card)) => (task_of(player, card), At::Tableau(place)),
                    None => (Task::Nothing, At::Bonus),
                },
                At::Bonus if galaxy.has_bonus(seat, Action::Produce) => {
                    let worlds = targets(player, Filter::Any);
                    (Task::Windfall(Cause::Bonus(Action::Produce), worlds), At::AnyWindfall(tableau.len()))
                }
                At::Bonus => (Task::Nothing, At::AnyWindfall(tableau.len())),
                At::AnyWindfall(_) if tableau.cards().intersection(ANY_WINDFALL).is_empty() => {
                    (Task::Nothing, At::Draws)
                }
                At::AnyWindfall(left) => match tableau.last_producer(left) {
                    Some((place, card)) if ANY_WINDFALL.contains(card) => {
                        let worlds = targets(player, Filter::Any);
                        (Task::Windfall(Cause::Power(card), worlds), At::AnyWindfall(place))
                    }
                    Some((place, _)) => (Task::Nothing, At::AnyWindfall(place)),
                    None => (Task::Nothing, At::Draws),
                },
                At::Draws if tableau.cards().intersection(PRODUCE_DRAWS).is_empty() => (Task::Nothing, At::Done),
                At::Draws => (Task::Draws, At::Done),
                At::Done => return (Task::Nothing, At::Done),
            };
            match task {
                Task::Nothing | Task::Draw(_, 0) => at = after,
                Task::Windfall(_, worlds) if worlds.is_empty() => at = after,
                Task::World(_) | Task::Draw(..) | Task::Windfall(..) | Task::Draws => return (task, after),
            }
        }
    }

    /// What comes next for the seat. If it needs no decision and may happen now, carries it out.
    fn proceed(&mut self, galaxy: &mut Galaxy, seat: Seat, now: bool, out: &mut impl Sink<Event>) -> Next {
        let (task, after) = self.task(galaxy, seat);
        match task {
            Task::Nothing => return Next::Done,
            Task::Windfall(_, worlds) if worlds.len() > 1 => return Next::Decide,
            Task::World(_) | Task::Draw(..) | Task::Windfall(..) | Task::Draws if !now => return Next::Happens,
            Task::World(_) | Task::Draw(..) | Task::Windfall(..) | Task::Draws => {}
        }
        self.at = after;
        match task {
            Task::World(world) => self.produce(galaxy, seat, world, Cause::Production, out),
            Task::Draw(card, cards) => galaxy.draw_to_hand(seat, cards, Cause::Power(card), out),
            Task::Windfall(cause, worlds) => {
                if let Some(world) = worlds.first() {
                    self.produce(galaxy, seat, world, cause, out);
                }
            }
            Task::Draws => self.draw_for_produced(galaxy, seat, out),
            Task::Nothing => {}
        }
        Next::Happens
    }

    /// Puts a good on a world, and draws if the world says so.
    fn produce(&mut self, galaxy: &mut Galaxy, seat: Seat, world: Card, cause: Cause, out: &mut impl Sink<Event>) {
        if !galaxy.place_good(seat, world, cause, out) {
            return;
        }
        if let Some(kind) = world.face().kind() {
            self.produced[kind as usize] += 1;
        }
        galaxy.draw_to_hand(seat, world.draws_for_good(), Cause::Power(world), out);
    }

    /// Draws for goods and kinds that this seat produced.
    fn draw_for_produced(&self, galaxy: &mut Galaxy, seat: Seat, out: &mut impl Sink<Event>) {
        let produced = self.produced;
        let tableau = galaxy.players[seat].tableau;
        for &card in tableau.as_slice().iter().rev().filter(|&&card| PRODUCE_DRAWS.contains(card)) {
            for power in card.face().powers {
                let Power::V(power) = *power else { continue };
                let cards = match power {
                    ProducePower::DrawPerGood { kind, cards } => produced[kind as usize] * cards,
                    ProducePower::DrawPerKind(cards) => {
                        produced.iter().filter(|&&goods| goods > 0).count() as u8 * cards
                    }
                    ProducePower::Here(_)
                    | ProducePower::DrawIfProducedHere(_)
                    | ProducePower::OnWindfall(_)
                    | ProducePower::Draw(_)
                    | ProducePower::DrawPerWorld { .. }
                    | ProducePower::DrawIfMost { .. } => 0,
                };
                galaxy.draw_to_hand(seat, cards, Cause::Power(card), out);
            }
        }
    }
}

/// What a card does when the walk through the tableau reaches it. Powers for any windfall world come later.
fn task_of(player: &Player, card: Card) -> Task {
    for power in card.face().powers {
        let Power::V(power) = *power else { continue };
        match power {
            ProducePower::OnWindfall(filter @ Filter::Only(_)) => {
                return Task::Windfall(Cause::Power(card), targets(player, filter));
            }
            ProducePower::Here(_) if !player.goods.contains(card) => return Task::World(card),
            ProducePower::Draw(cards) => return Task::Draw(card, cards),
            ProducePower::DrawPerWorld { kind, cards } => {
                let worlds = player.tableau.cards().intersection(OF_KIND[kind as usize]).len() as u8;
                return Task::Draw(card, worlds * cards);
            }
            ProducePower::OnWindfall(Filter::Any)
            | ProducePower::Here(_)
            | ProducePower::DrawIfProducedHere(_)
            | ProducePower::DrawPerGood { .. }
            | ProducePower::DrawPerKind(_)
            | ProducePower::DrawIfMost { .. } => {}
        }
    }
    Task::Nothing
}

/// When all seats are done, draws for producing more than every other player.
fn draw_for_most(galaxy: &mut Galaxy, all: &BySeat<Producing>, out: &mut impl Sink<Event>) {
    let produced = all.map(|_, producing| producing.produced);
    for seat in produced.seats() {
        for card in galaxy.players[seat].tableau.cards().intersection(PRODUCE_MOST).iter() {
            for power in card.face().powers {
                let Power::V(ProducePower::DrawIfMost { kind, cards }) = *power else { continue };
                let own = produced[seat][kind as usize];
                let most = produced.iter().all(|(other, goods)| other == seat || goods[kind as usize] < own);
                if most && own > 0 {
                    galaxy.draw_to_hand(seat, cards, Cause::Power(card), out);
                }
            }
        }
    }
}
