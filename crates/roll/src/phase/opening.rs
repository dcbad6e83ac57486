//! The opening: everyone lays out two tiles. Rules L-2.4 and L-2.5.

use game::{BySeat, SealedChoice, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::Asking;
use crate::event::Event;
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::Prompt;
use crate::tiles::{Side, Tile};

/// Which of two tiles everyone lays out as a development.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Opening {
    pub(crate) pairs: BySeat<[Tile; 2]>,
    pub(crate) sealed: SealedChoice<Tile>,
}

impl Opening {
    /// Asks everyone about these tiles.
    pub(crate) fn begin(pairs: BySeat<[Tile; 2]>) -> (Self, Seats) {
        let asked = Seats::all(pairs.players());
        (Self { pairs, sealed: SealedChoice::ask(pairs.players(), asked) }, asked)
    }
}

/// Lays out everyone's two tiles.
pub(crate) fn open_all(
    galaxy: &mut Galaxy,
    pairs: &BySeat<[Tile; 2]>,
    chosen: BySeat<Tile>,
    out: &mut impl Sink<Event>,
) {
    for seat in pairs.seats() {
        let development = chosen[seat];
        let world = if pairs[seat][0] == development { pairs[seat][1] } else { pairs[seat][0] };
        let zone = &mut galaxy.players[seat].zone;
        zone.put_under(Side::Development, development);
        zone.put_under(Side::World, world);
        let (development, world) = (development.side(Side::Development), world.side(Side::World));
        out.everyone(|| Event::Opened { seat, development, world });
    }
}

impl Asking for Opening {
    fn options<'a>(&self, _: &'a Galaxy, seat: Seat) -> Option<Options<'a>> {
        Some(Options::Open(self.pairs[seat]))
    }

    fn prompt(&self, _: &Galaxy, seat: Seat) -> Option<Prompt> {
        Some(Prompt::Open { tiles: self.pairs[seat] })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let &Move::Open(tile) = answer else { return Err(Illegal::WrongAnswer) };
        if !self.pairs[seat].contains(&tile) {
            return Err(Illegal::NoTile { tile });
        }
        let complete = self.sealed.submit(seat, tile);
        out.everyone(|| Event::Sealed { seat });
        if complete {
            let chosen = self.pairs.map(|seat, pair| self.sealed.answer(seat).copied().unwrap_or(pair[0]));
            open_all(galaxy, &self.pairs, chosen, out);
        }
        Ok(self.sealed.missing())
    }

    fn sealed(&self) -> Seats {
        self.sealed.answered()
    }
}
