//! A style does what it likes more often than the level that it is as strong as, in the same positions.

use crate::habits::{Habit, of_defenders, of_race, of_roll};

/// The positions are fixed, so that the numbers are the same in every run. If styles and levels answered alike, either would be alone equally often.
#[test]
fn a_style_does_what_it_likes() {
    for Habit { style, what, positions, own, level, both } in
        [of_race(12), of_roll(4), of_defenders(8)].into_iter().flatten()
    {
        let alone = f64::from(own + level);
        assert!(
            f64::from(own) - f64::from(level) > 2.5 * alone.sqrt(),
            "{style}: {what} {own} times more, {level} less; {both} alike, in {positions} positions"
        );
    }
}
