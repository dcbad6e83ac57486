//! Moves of any kind in a game of Roll for the Galaxy.
#![no_main]

use game::Game as _;

// There can be far too many plans to list.
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::moves::<roll::Roll>(bytes, |game, seat| {
    !matches!(game.prompt(seat), Some(roll::Prompt::Assign(_)))
}));
