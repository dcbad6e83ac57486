//! Trading on the planet just activated. Rules D-5.6 to D-5.8.

use game::Sink;
use serde::{Deserialize, Serialize};

use super::{Asking, Stage, act};
use crate::conversions::BillNumber;
use crate::event::Gained;
use crate::galaxy::Galaxy;
use crate::options::PayOrDecline;
use crate::planets::{PlanetEffect, Trade};
use crate::prompt::{PaymentOption, Prompt};
use crate::{Event, Illegal, Move, Planet, explain};

/// The question whether to trade, on one of the trading planets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Planet", into = "Planet")]
pub(crate) struct Trading(Planet);

impl Trading {
    /// What the trade takes and gives.
    fn trade(self) -> Trade {
        match self.0.effect() {
            PlanetEffect::Trade(trade) => trade,
            PlanetEffect::Gain { .. } | PlanetEffect::Track | PlanetEffect::Die => {
                unreachable!("made from planets that trade only")
            }
        }
    }

    fn bill(self) -> BillNumber {
        BillNumber::known(&self.trade().bill())
    }
}

/// Asks whether to trade. A trade the player cannot pay for is not offered (D-5.8).
pub(crate) fn begin(galaxy: &mut Galaxy, planet: Planet, out: &mut impl Sink<Event>) -> Stage {
    match Trading::try_from(planet) {
        Ok(trading) if !galaxy.means().choices(trading.bill()).is_empty() => Stage::Trade(trading),
        Ok(_) | Err(_) => act::go_on(galaxy, out),
    }
}

impl TryFrom<Planet> for Trading {
    type Error = &'static str;

    fn try_from(planet: Planet) -> Result<Self, Self::Error> {
        let trades = matches!(planet.effect(), PlanetEffect::Trade(_));
        if trades { Ok(Self(planet)) } else { Err("there is no trade on this planet") }
    }
}

impl From<Trading> for Planet {
    fn from(trading: Trading) -> Self {
        trading.0
    }
}

impl Asking for Trading {
    type Options<'a> = PayOrDecline;

    fn options(self, galaxy: &Galaxy) -> PayOrDecline {
        PayOrDecline::new(&galaxy.means(), self.bill(), |payment| Move::Trade { payment }, Move::SkipTrade)
    }

    fn prompt(self, galaxy: &Galaxy) -> Prompt {
        let trade = self.trade();
        let option = |payment| PaymentOption {
            lacks: explain::exhausted(galaxy, &payment, trade.gain).collect(),
            ..explain::paid(galaxy, &trade.bill(), payment)
        };
        Prompt::Trade { planet: self.0, trade, payments: galaxy.means().payments(self.bill()).map(option).collect() }
    }

    fn answer(self, galaxy: &mut Galaxy, answer: &Move, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
        if let Move::SkipTrade = answer {
            return Ok(act::go_on(galaxy, out));
        }
        let Move::Trade { payment } = answer else { return Err(Illegal::NotAsked) };
        galaxy.settle(self.bill(), payment)?;
        let (seat, planet, trade, payment) = (galaxy.turn.seat, self.0, self.trade(), *payment);
        out.everyone(|| Event::Traded { seat, planet, payment });
        galaxy.gain(trade.gain, trade.gain_batteries, Gained::Planet(planet), out);
        Ok(act::go_on(galaxy, out))
    }
}
