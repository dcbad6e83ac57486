//! The bots, from outside.

/// Calls a check for every game of the registry, and gathers what it returns.
macro_rules! for_every_game {
    ($check:ident) => {
        for_every_game!($check, ())
    };
    ($check:ident, $output:ty) => {{
        #[derive(Clone)]
        struct Each;
        impl games::Visit for Each {
            type Output = $output;
            fn visit<G: games::Playable>(self) -> Self::Output {
                $check::<G>()
            }
        }
        games::with_all(&Each)
    }};
}

mod advice;
mod defenders;
mod habits;
mod levels;
mod race;
mod random;
mod roll;
mod roll_sense;
mod searching;
mod sense;
mod styles;
