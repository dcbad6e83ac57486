//! [`best`]: the choice of the highest worth. [`best_first`]: a list that begins with it.

/// The choice of the highest worth, the first of equal ones.
pub(crate) fn best<T>(choices: impl Iterator<Item = (f32, T)>) -> Option<(f32, T)> {
    choices.fold(None, |best, choice| match best {
        Some(best) if best.0 >= choice.0 => Some(best),
        _ => Some(choice),
    })
}

/// The choices with this one in front, the others in their order.
pub(crate) fn best_first<T: PartialEq>(mut choices: Vec<T>, best: T) -> Vec<T> {
    match choices.iter().position(|choice| *choice == best) {
        Some(place) => choices[..=place].rotate_right(1),
        None => choices.insert(0, best),
    }
    choices
}
