//! [`best`]: the choice of the highest worth.

/// The choice of the highest worth, the first of equal ones.
pub(crate) fn best<T>(choices: impl Iterator<Item = (f32, T)>) -> Option<(f32, T)> {
    choices.fold(None, |best, choice| match best {
        Some(best) if best.0 >= choice.0 => Some(best),
        _ => Some(choice),
    })
}
