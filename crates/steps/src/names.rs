//! Names of pieces in observations and actions.

use std::fmt::Debug;

/// The name of a variant, as files write it: `ExploreFive` becomes `explore_five`.
pub(crate) fn snake_case(variant: &impl Debug) -> String {
    let mut name = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// Whose number it is: the observer's own, or that of the n-th player to the left.
pub(crate) fn who(place: u8) -> String {
    if place == 0 { "own".into() } else { format!("left{place}") }
}

#[cfg(test)]
mod tests {
    #[derive(Debug)]
    enum Word {
        ConsumeDouble,
        End,
    }

    #[test]
    fn variants_are_named_as_in_files() {
        assert_eq!(super::snake_case(&Word::ConsumeDouble), "consume_double");
        assert_eq!(super::snake_case(&Word::End), "end");
    }
}
