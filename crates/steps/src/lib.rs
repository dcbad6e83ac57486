//! The games as sequences of small steps with a fixed action space: what programs that learn to play expect of a game.
//!
//! The rules ask questions with composite answers: a payment is a set of cards, an assignment of dice a whole plan. A
//! [`Stepper`] makes an answer piece by piece. At every step a [`Mask`] says which actions can follow. Each legal answer is made by
//! exactly one sequence of actions, and no action leads into a dead end.
//!
//! An observation is a fixed number of small integers, which depend on the view of a seat and nothing else.
//! [`Stepper::observation_names`] says what each one is.
#![forbid(unsafe_code)]

mod batch;
mod defenders;
mod listed;
mod mask;
mod names;
mod out;
mod race;
mod roll;
mod stepper;

pub use batch::{Batch, BatchRefused, Rows, returns};
pub use mask::{MOST_ACTIONS, Mask};
pub use out::{Names, Out, Writer};
pub use stepper::{Refused, Stepper, Steps};
