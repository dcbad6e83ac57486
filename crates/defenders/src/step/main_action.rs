//! Main action: pay for a control tile, move its Defender, activate the planet. Rules of section 4, D-8.2 and D-8.11.

use game::{Set, Sink};

use super::{Stage, act, activate};
use crate::board::{Places, reach};
use crate::choices::Choices;
use crate::conversions::BillNumber;
use crate::event::Gained;
use crate::galaxy::Galaxy;
use crate::payment::{Bill, Means, Payment};
use crate::prompt::{Closed, Destination, MainOption, PaymentOption, Target, Why};
use crate::technologies::{EXTRA_STEPS, LANDING_BATTERIES, TECHNOLOGY_BATTERIES};
use crate::{ControlTile, Defender, Energy, Event, Illegal, Move, Place, Technology, explain};

/// The main actions available now: each place of each tile, with each way to pay.
pub(crate) struct Mains {
    bill: BillNumber,
    /// The ways to pay, the same for all tiles.
    ways: Choices,
    /// Where the Defender of each control tile can stop.
    places: [Places; 3],
}

impl Mains {
    #[inline]
    pub(crate) fn of(galaxy: &Galaxy, means: &Means) -> Self {
        let bill = bill(galaxy);
        let ways = if act::may_main(galaxy).is_ok() { means.choices(bill) } else { Choices::default() };
        let mut places = [Places::default(); 3];
        if !ways.is_empty() {
            places = ControlTile::ALL.map(|tile| destinations(galaxy, tile));
        }
        Self { bill, ways, places }
    }

    /// Whether there are none, because none is allowed now or none is affordable.
    pub(crate) fn is_empty(&self) -> bool {
        self.ways.is_empty()
    }

    pub(crate) fn count(&self, tile: ControlTile) -> u32 {
        self.places[tile as usize].len() * self.ways.len()
    }

    /// The `n`-th action with a tile, counted from 0, in the order of [`Mains::each`].
    pub(crate) fn nth(&self, tile: ControlTile, n: u32) -> Option<Move> {
        let to = self.places[tile as usize].nth(n / self.ways.len())?;
        let cubes = self.ways.nth(n % self.ways.len())?;
        Some(Move::Main { tile, to, payment: Payment::of(self.bill, cubes) })
    }

    /// Calls `found` for every action with a tile.
    pub(crate) fn each(&self, tile: ControlTile, mut found: impl FnMut(Move)) {
        for to in self.places[tile as usize].iter() {
            self.payments().for_each(|payment| found(Move::Main { tile, to, payment }));
        }
    }

    fn payments(&self) -> impl Iterator<Item = Payment> {
        let bill = self.bill;
        self.ways.iter().map(move |cubes| Payment::of(bill, cubes))
    }

    /// A tile with everything it can be used for.
    pub(crate) fn option(&self, galaxy: &Galaxy, tile: ControlTile) -> MainOption {
        let order = galaxy.order(tile);
        let plain = reach(galaxy.defenders[order.defender], order.distance, false);
        let extra_step = extra_step(galaxy.active().technologies, order.defender).first();
        let paid: Vec<PaymentOption> =
            self.payments().map(|payment| explain::paid(galaxy, &self.bill.bill(), payment)).collect();
        let destination = |to| {
            let (planet, landing) = (galaxy.planet(to), landing_technology(galaxy, to));
            let batteries = landing.map_or(0, |_| TECHNOLOGY_BATTERIES);
            let option = |paid: &PaymentOption| PaymentOption {
                lacks: explain::missing_on(galaxy, planet, batteries, &paid.payment).into_iter().collect(),
                ..paid.clone()
            };
            Destination {
                to,
                planet,
                extra_step: extra_step.filter(|_| !plain.contains(to)),
                landing,
                payments: paid.iter().map(option).collect(),
            }
        };
        MainOption { tile, order, places: self.places[tile as usize].iter().map(destination).collect() }
    }

    /// Why a tile cannot be used.
    pub(crate) fn refusal(&self, galaxy: &Galaxy, tile: ControlTile) -> Why {
        if let Err(why) = act::may_main(galaxy) {
            Why::Rule(why)
        } else if galaxy.turn.has_used(tile) {
            Why::Rule(Illegal::TileUsed(tile))
        } else if self.is_empty() {
            Why::CannotPay(self.bill.bill())
        } else {
            Why::Nowhere(galaxy.order(tile).defender)
        }
    }

    /// The places that no tile reaches, as long as any tile can be used.
    pub(crate) fn closed_places(&self, galaxy: &Galaxy) -> impl Iterator<Item = Closed> {
        let open = self.places.into_iter().fold(Places::default(), Places::union);
        let closed = Place::all().filter(move |&place| !open.is_empty() && !open.contains(place));
        closed.map(|place| Closed { what: Target::Place(place), why: Why::Rule(not_there(galaxy, place)) })
    }
}

/// One battery for the first main action of a turn, two for the second (D-4.2).
pub(crate) fn bill(galaxy: &Galaxy) -> BillNumber {
    const FIRST: BillNumber = BillNumber::known(&Bill::batteries(1));
    const SECOND: BillNumber = BillNumber::known(&Bill::batteries(2));
    if galaxy.turn.mains == 0 { FIRST } else { SECOND }
}

/// Where the Defender of a tile can stop (D-4.4 to D-4.6).
#[inline]
fn destinations(galaxy: &Galaxy, tile: ControlTile) -> Places {
    if galaxy.turn.has_used(tile) {
        return Places::default();
    }
    let order = galaxy.order(tile);
    let extra_step = !extra_step(galaxy.active().technologies, order.defender).is_empty();
    reach(galaxy.defenders[order.defender], order.distance, extra_step).without(Places::taken(&galaxy.defenders))
}

#[inline]
fn extra_step(technologies: Set<Technology>, defender: Defender) -> Set<Technology> {
    technologies.intersection(EXTRA_STEPS[defender as usize])
}

pub(crate) fn answer(
    galaxy: &mut Galaxy,
    tile: ControlTile,
    to: Place,
    payment: &Payment,
    out: &mut impl Sink<Event>,
) -> Result<Stage, Illegal> {
    act::may_main(galaxy)?;
    check_destination(galaxy, tile, to)?;
    galaxy.settle(bill(galaxy), payment)?;
    let defender = galaxy.order(tile).defender;
    let from = galaxy.defenders[defender];
    galaxy.defenders[defender] = to;
    galaxy.turn.mains += 1;
    galaxy.turn.used |= 1 << tile as u8;
    galaxy.turn.moved |= 1 << defender as u8;
    let (seat, planet, payment) = (galaxy.turn.seat, galaxy.planet(to), *payment);
    out.everyone(|| Event::Moved { seat, tile, defender, from, to, planet, payment });
    if let Some(technology) = landing_technology(galaxy, to) {
        galaxy.gain(Energy::NONE, TECHNOLOGY_BATTERIES, Gained::Technology(technology), out);
    }
    Ok(activate::begin(galaxy, planet, out))
}

fn check_destination(galaxy: &Galaxy, tile: ControlTile, to: Place) -> Result<(), Illegal> {
    if destinations(galaxy, tile).contains(to) {
        return Ok(());
    }
    Err(if galaxy.turn.has_used(tile) { Illegal::TileUsed(tile) } else { not_there(galaxy, to) })
}

/// Why a Defender cannot stop at a place.
fn not_there(galaxy: &Galaxy, place: Place) -> Illegal {
    let taken = Places::taken(&galaxy.defenders).contains(place);
    if taken { Illegal::Occupied(place) } else { Illegal::OutOfReach(place) }
}

/// The technology that gives a battery for stopping there (D-8.2). There is one for each type.
fn landing_technology(galaxy: &Galaxy, to: Place) -> Option<Technology> {
    let planet_type = galaxy.planet(to).planet_type()?;
    galaxy.active().technologies.intersection(LANDING_BATTERIES[planet_type as usize]).first()
}
