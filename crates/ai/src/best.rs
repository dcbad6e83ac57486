//! [`best`]: the choice with the highest value. [`best_first`]: a list that begins with it.

/// The choice with the highest value, or the first of several equal ones.
pub(crate) fn best<T>(choices: impl Iterator<Item = (f32, T)>) -> Option<(f32, T)> {
    choices.fold(None, |best, choice| match best {
        Some(best) if best.0 >= choice.0 => Some(best),
        _ => Some(choice),
    })
}

/// Moves this choice to the front. The others keep their order.
pub(crate) fn best_first<T: PartialEq>(mut choices: Vec<T>, best: T) -> Vec<T> {
    match choices.iter().position(|choice| *choice == best) {
        Some(place) => choices[..=place].rotate_right(1),
        None => choices.insert(0, best),
    }
    choices
}
