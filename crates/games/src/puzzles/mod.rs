//! Puzzles: decisions of recorded games in which one answer is clearly the best. `docs/puzzles.md` says how they are found.
//!
//! A record contains the seed, and with it everything hidden. What leaves this folder for players is built from the view of the seat.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `file.rs` | [`Puzzle`]: a puzzle as it is stored, and those that are part of the program |
//! | `mine.rs` | [`Mine`]: finds puzzles in games between bots, confirms them again, and finds their reasons again |
//! | `told.rs` | a puzzle in words: the position before the try, the verdict after it |

mod file;
mod mine;
mod told;

pub use file::{Answer, BadPuzzle, Confirmation, Opened, Puzzle, Tempted, VERSION, all, files, find};
pub use mine::{Mine, confirm_again, explained_again};
pub use told::{info, of_day, position, verdict};
