//! [`Inputs`]: what a network receives about a position.

use std::ops::Range;

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
    form: Form,
    /// Where the steps are, in the plain form.
    steps: Vec<Range<u16>>,
}

/// How steps are stated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Form {
    /// Each step that a value reaches, as networks learn them.
    #[default]
    Plain,
    /// Only the last step reached and the one begun. For networks whose weights of a step include those of all steps below
    /// it: they give the same estimates from half as many inputs.
    Summed,
}

impl Inputs {
    /// No inputs, in a form.
    pub(crate) fn in_form(form: Form) -> Self {
        Self { form, ..Self::default() }
    }

    /// These nonzero inputs, with nothing else that is known about them.
    pub(crate) fn of(active: Vec<(u16, f32)>) -> Self {
        Self { active, ..Self::default() }
    }

    /// Only the nonzero inputs, in as little memory as possible.
    pub(crate) fn bare(mut self) -> Self {
        self.active.shrink_to_fit();
        Self::of(self.active)
    }

    pub(super) fn form(&self) -> Form {
        self.form
    }

    /// Removes all inputs.
    pub fn clear(&mut self) {
        self.active.clear();
        self.steps.clear();
        self.next = 0;
    }

    /// The ranges of inputs that are steps of one value.
    pub(super) fn ladders(&self) -> &[Range<u16>] {
        &self.steps
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
        let height = (value / width).clamp(0.0, steps.into());
        match self.form {
            Form::Plain => self.climb(height, steps),
            Form::Summed => self.stand(height),
        }
        self.next += steps;
    }

    fn climb(&mut self, height: f32, steps: u16) {
        self.steps.push(self.next..self.next + steps);
        for step in 0..steps {
            let above = (height - f32::from(step)).clamp(0.0, 1.0);
            if above > 0.0 {
                self.active.push((self.next + step, above));
            }
        }
    }

    fn stand(&mut self, height: f32) {
        // Never negative, so this is the floor.
        let reached = height as u16;
        let above = height - f32::from(reached);
        if reached > 0 {
            self.active.push((self.next + reached - 1, 1.0 - above));
        }
        if above > 0.0 {
            self.active.push((self.next + reached, above));
        }
    }

    /// A lead: steps of the given width both ahead and behind, and the number itself divided by `unit`.
    pub fn gap(&mut self, points: f32, width: f32, unit: f32) {
        self.steps(points, width, 6);
        self.steps(-points, width, 6);
        self.number(points / unit);
    }
}
