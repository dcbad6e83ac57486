//! [`Inputs`]: what a network receives about a position.

/// The nonzero inputs, by their number.
///
/// Inputs are added one after another, always in the same order, so every input keeps its number. Each call takes up
/// the number of inputs it states, whether or not they are zero.
///
/// ```
/// let mut inputs = ai::Inputs::default();
/// inputs.number(0.5);
/// inputs.flags(3, [2]);
/// inputs.steps(2.0, 1.0, 4);
/// assert_eq!((inputs.told(), inputs.active()), (8, &[(0, 0.5), (3, 1.0), (4, 1.0), (5, 1.0)][..]));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inputs {
    active: Vec<(u16, f32)>,
    next: u16,
}

impl Inputs {
    /// Removes all inputs.
    pub fn clear(&mut self) {
        self.active.clear();
        self.next = 0;
    }

    /// How many inputs were added.
    #[must_use]
    pub fn told(&self) -> usize {
        self.next.into()
    }

    /// The nonzero inputs.
    #[must_use]
    pub fn active(&self) -> &[(u16, f32)] {
        &self.active
    }

    /// A number. Values near 1 are best for learning.
    pub fn number(&mut self, value: f32) {
        if value != 0.0 {
            self.active.push((self.next, value));
        }
        self.next += 1;
    }

    /// A yes-or-no input.
    pub fn flag(&mut self, on: bool) {
        self.number(f32::from(u8::from(on)));
    }

    /// Which of `size` things are present. The same thing twice counts twice.
    pub fn flags(&mut self, size: u16, on: impl IntoIterator<Item = usize>) {
        for index in on {
            debug_assert!(index < size.into(), "input {index} of {size}");
            self.active.push((self.next + index as u16, 1.0));
        }
        self.next += size;
    }

    /// One flag for each step that a value reaches, each `width` above the previous one, so a network can tell few from
    /// many.
    pub fn steps(&mut self, value: f32, width: f32, steps: u16) {
        for step in 0..steps {
            let above = (value / width - f32::from(step)).clamp(0.0, 1.0);
            if above > 0.0 {
                self.active.push((self.next + step, above));
            }
        }
        self.next += steps;
    }

    /// A lead: steps of the given width both ahead and behind, and the number itself divided by `unit`.
    pub fn gap(&mut self, points: f32, width: f32, unit: f32) {
        self.steps(points, width, 6);
        self.steps(-points, width, 6);
        self.number(points / unit);
    }
}
