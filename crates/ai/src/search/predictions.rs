//! [`Predictions`]: how often each of the others gave each answer.

use game::Seat;

/// The predicted answers of another seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Predicted<M> {
    /// The seat.
    pub seat: Seat,
    /// Its answers, each with its share of the imagined games, the most frequent first.
    pub answers: Vec<(M, f32)>,
}

pub(super) struct Predictions<M>(Vec<(Seat, Counts<M>)>);

type Counts<M> = Vec<(M, u32)>;

impl<M> Default for Predictions<M> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<M: Clone + PartialEq> Predictions<M> {
    pub(super) fn add(&mut self, others: &[(Seat, M)]) {
        for (seat, answer) in others {
            let place = self.0.iter().position(|(known, _)| known == seat).unwrap_or_else(|| {
                self.0.push((*seat, Vec::new()));
                self.0.len() - 1
            });
            let answers = &mut self.0[place].1;
            match answers.iter_mut().find(|(known, _)| known == answer) {
                Some((_, count)) => *count += 1,
                None => answers.push((answer.clone(), 1)),
            }
        }
    }

    pub(super) fn shares(self) -> Vec<Predicted<M>> {
        let share = |(seat, mut answers): (Seat, Counts<M>)| {
            let all: u32 = answers.iter().map(|(_, count)| count).sum();
            answers.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            let share = |(answer, count)| (answer, count as f32 / all as f32);
            Predicted { seat, answers: answers.into_iter().map(share).collect() }
        };
        self.0.into_iter().map(share).collect()
    }
}
