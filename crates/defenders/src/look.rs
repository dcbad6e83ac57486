//! [`Look`]: what one seat may know of a state, borrowed from it.
//!
//! A search looks at millions of states. Building a [`View`](crate::View) of each would take most of its time. A look
//! borrows the state and reveals nothing that the seat's view would not hold: no face-down robots, no technologies of
//! the deck, no random generator.

use game::{Chance, Legal as _, Seat};

use crate::galaxy::Galaxy;
use crate::view::{Asking, PlayerView, StackView, player_view, stack_views, turn_view};
use crate::{ControlTile, Defender, Defenders, Energy, Move, Place, Planet, Setup, Technology, TileSide, imagine};

/// What one seat may know of a state.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    defenders: &'a Defenders,
    seat: Seat,
}

impl<'a> Look<'a> {
    pub(crate) fn new(defenders: &'a Defenders, seat: Seat) -> Self {
        Self { defenders, seat }
    }

    fn galaxy(self) -> &'a Galaxy {
        &self.defenders.galaxy
    }

    /// The seat that looks.
    #[must_use]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The options of the game.
    #[must_use]
    pub fn setup(self) -> &'a Setup {
        &self.galaxy().setup
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(self) -> u16 {
        self.galaxy().round
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.defenders.is_over()
    }

    /// Whether the game ends with this round as things stand.
    #[must_use]
    pub fn is_last_round(self) -> bool {
        self.galaxy().is_last_round()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(self) -> Seat {
        self.galaxy().turn.seat
    }

    /// What the player whose turn it is must decide. Meaningless once the game is over.
    #[must_use]
    pub fn asking(self) -> Asking {
        turn_view(self.galaxy(), self.defenders.stage).asking
    }

    /// The planet at a place.
    #[must_use]
    pub fn planet(self, place: Place) -> Planet {
        self.galaxy().planet(place)
    }

    /// Where a Defender is.
    #[must_use]
    pub fn place(self, defender: Defender) -> Place {
        self.galaxy().defenders[defender]
    }

    /// Which side of a control tile is up.
    #[must_use]
    pub fn tile_side(self, tile: ControlTile) -> TileSide {
        self.galaxy().tiles[tile as usize]
    }

    /// The stacks of robots by side: north, east, south, west.
    #[must_use]
    pub fn stacks(self) -> [StackView; 4] {
        stack_views(self.galaxy())
    }

    /// The face-up technologies by slot.
    #[must_use]
    pub fn display(self) -> [Option<Technology>; 4] {
        self.galaxy().display.0
    }

    /// The field of the resource track with the marker.
    #[must_use]
    pub fn marker(self) -> u8 {
        self.galaxy().marker
    }

    /// The energy in the reserve.
    #[must_use]
    pub fn reserve(self) -> Energy {
        self.galaxy().reserve
    }

    /// What belongs to a player.
    #[must_use]
    pub fn player(self, seat: Seat) -> PlayerView {
        player_view(&self.galaxy().players[seat])
    }

    /// Every legal move of the looker. Empty if it is not asked.
    #[must_use]
    pub fn moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.defenders.legal_moves(self.seat, &mut moves);
        moves
    }

    /// A state the looker cannot tell from this one: everything nobody has seen is dealt again.
    #[must_use]
    pub fn imagine(self, chance: Chance) -> Defenders {
        imagine::imagine_again(self.defenders, chance)
    }
}
