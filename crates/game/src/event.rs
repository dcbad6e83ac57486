//! What happened and who may hear of it: [`Audience`], [`Observer`], [`Sink`].

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The observer of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// The player in a seat: sees what is public and what is this seat's own.
    Seat(Seat),
    /// A spectator: sees what is public.
    Public,
}

impl Observer {
    /// Whether this observer belongs to `audience`.
    ///
    /// ```
    /// use game::{Audience, Observer, Seat};
    /// let secret = Audience::Only(Seat::new(1));
    /// assert!(Observer::Seat(Seat::new(1)).hears(secret));
    /// assert!(!Observer::Seat(Seat::new(0)).hears(secret));
    /// assert!(!Observer::Public.hears(secret));
    /// ```
    #[must_use]
    pub fn hears(self, audience: Audience) -> bool {
        match audience {
            Audience::Everyone => true,
            Audience::Only(seat) => self == Self::Seat(seat),
        }
    }
}

/// Who may hear of an event. Everyone in the audience hears all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// It happened in public.
    Everyone,
    /// Only the player in this seat knows.
    Only(Seat),
}

/// An event with its audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who may hear of it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Receives the events of a game.
///
/// Events come as closures, so a search, which passes `()`, never builds them.
///
/// ```
/// use game::{Audience, Seat, Sink, Told};
/// fn draw_three(out: &mut impl Sink<&'static str>) {
///     out.everyone(|| "drew three cards");
///     out.only(Seat::new(0), || "saw a comet, a gem and a rebel");
/// }
/// let mut told: Vec<Told<&str>> = Vec::new();
/// draw_three(&mut told);
/// assert_eq!(told[1].audience, Audience::Only(Seat::new(0)));
/// draw_three(&mut ());
/// ```
pub trait Sink<E> {
    /// Takes one event.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// Tells everyone.
    fn everyone(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::Everyone, event);
    }

    /// Tells only one seat.
    fn only(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.tell(Audience::Only(seat), event);
    }
}

impl<E> Sink<E> for () {
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push(Told { audience, event: event() });
    }
}

impl<E, S: Sink<E>> Sink<E> for &mut S {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        (**self).tell(audience, event);
    }
}
