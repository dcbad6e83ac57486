//! What the fuzz targets do. Each file of `fuzz/targets` hands its input to one function of this crate, which the tests compile and
//! run too.
//!
//! Random bytes are hardly ever JSON. So the targets bring real moves, records and messages with them, and an input says which
//! of them to take and what to change. No corpus is needed to begin with.
//!
//! | file | target | what must hold |
//! | --- | --- | --- |
//! | `moves` | `moves` | a refused move changes nothing, an accepted one was listed |
//! | `records` | `records` | what was read is written alike; what cannot be replayed is refused; what can be dealt can be played |
//! | `bot` | `bot_lines` | every line gets at most one answer, and the bot plays on |
//! | `socket` | `socket` | the server stays well, and the match can be read |
//! | `requests` | `requests` | no request makes the server fail, and no made-up link gives a seat |
//! | `house` | | a server in a world of its own, for the last two |
//! | `input`, `damage` | | decisions read from bytes; texts changed by them |

mod bot;
mod damage;
mod house;
mod input;
mod moves;
mod records;
mod requests;
mod socket;

pub use bot::{bot_lines, catch_panics, or_abort};
pub use moves::moves;
pub use records::records;
pub use requests::requests;
pub use socket::socket;

/// What takes an input.
pub type Target = fn(&[u8]);

/// Every target, with its name in `fuzz/`.
pub const TARGETS: [(&str, Target); 5] =
    [("moves", moves), ("records", records), ("bot_lines", bot_lines), ("socket", socket), ("requests", requests)];
