//! What must hold for every game.
//!
//! - [`mod@properties`]: replay equals play, nothing leaks, every offered move is legal and no other, and so on;
//! - [`checks`]: all of them at once, as a test for each;
//! - [`position`]: what is asked of games that begin from a given position;
//! - [`rules`]: every numbered rule of a rules document is shown by a test, and no test cites a rule that does not exist;
//! - [`rulebook`]: every statement of a printed rulebook leads to a rule, or says why it needs none;
//! - [`playthrough()`]: a whole game as text, to be kept as a golden file and reviewed as a diff;
//! - [`high_card`]: a complete game of a hundred lines, to read first and to try the properties on.
//!
//! The checks panic with what they found, like `assert!` does: they are called from tests.
#![forbid(unsafe_code)]

pub mod checks;
pub mod high_card;
mod playthrough;
pub mod position;
pub mod properties;
pub mod rulebook;
pub mod rules;

pub use playthrough::playthrough;
