//! [`Account`]: where the result of a seat came from.
//!
//! Before the deal everyone's chance to win is the same; in the end it is the result. Each decision has two values for
//! every seat: the chance to win with the best answer and with the one that was played. The difference is the doing of
//! whoever answered. What lies between one decision of a seat and its next one, and is not the others' doing, is
//! chance: the deal, draws and dice, hidden cards that come to light, answers that were hard to foresee.

use game::{Outcome, Seat};

use super::Chances;

/// A decision as the account sees it.
///
/// Answers are named by the numbers of their moves. Naming them by seat would not do: the answer that a seat gave last, or
/// gives next, can be a forced one, which is not a step.
pub(super) struct Step<'a> {
    pub(super) number: usize,
    pub(super) seat: Seat,
    pub(super) best: Chances,
    pub(super) played: Chances,
    /// Earlier answers that were not known to the seat that decides.
    pub(super) unknown: &'a [usize],
    /// Later answers that were known already.
    pub(super) foreseen: &'a [usize],
}

impl Step<'_> {
    /// Whether the answer of another step is known when this one is judged.
    fn knows(&self, other: &Step<'_>) -> bool {
        if other.number > self.number {
            self.foreseen.contains(&other.number)
        } else {
            !self.unknown.contains(&other.number)
        }
    }
}

/// What happened to a seat's chance to win between one of its decisions and the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The number of the move of the decision that follows; after the last one, none.
    pub until: Option<usize>,
    /// By the answers of the others.
    pub others: f32,
    /// By chance.
    pub chance: f32,
}

/// Where the result of a seat came from: `start + own + others + chance = result`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Account {
    /// The chance to win before the deal: the same for everyone.
    pub start: f32,
    /// What the seat's own answers changed; what they lost against the best ones.
    pub own: f32,
    /// What the others' answers changed, compared with the best ones for them.
    pub others: f32,
    /// What chance changed.
    pub chance: f32,
    /// 1 for a win, 0 for a loss, a part for a shared win.
    pub result: f32,
    /// The course of the chance to win: for each own decision the number of its move, and the chance before and after
    /// the answer.
    pub course: Vec<(usize, f32, f32)>,
    /// What happened before each of the decisions of the course, and after the last.
    pub swings: Vec<Swing>,
}

/// The account of a seat.
pub(super) fn account(seat: Seat, steps: &[Step<'_>], outcome: &Outcome) -> Account {
    let players = outcome.standings.players();
    let winners = outcome.winners();
    let result = if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    let start = 1.0 / f32::from(players);
    let mut account = Account { start, result, ..Account::default() };
    let (mut now, mut counted) = (start, vec![false; steps.len()]);
    for step in steps.iter().filter(|step| step.seat == seat) {
        let others = others(seat, steps, &mut counted, |other| step.knows(other));
        account.swing(Swing { until: Some(step.number), others, chance: step.best[seat] - now - others });
        now = step.played[seat];
        account.own += now - step.best[seat];
        account.course.push((step.number, step.best[seat], now));
    }
    let others = others(seat, steps, &mut counted, |_| true);
    account.swing(Swing { until: None, others, chance: result - now - others });
    account
}

impl Account {
    fn swing(&mut self, swing: Swing) {
        self.others += swing.others;
        self.chance += swing.chance;
        self.swings.push(swing);
    }
}

/// What decisions of others changed for a seat: of those that are not counted yet, those that are known.
fn others(seat: Seat, steps: &[Step<'_>], counted: &mut [bool], is_known: impl Fn(&Step<'_>) -> bool) -> f32 {
    let mut sum = 0.0;
    for (step, counted) in steps.iter().zip(counted) {
        if step.seat != seat && !*counted && is_known(step) {
            *counted = true;
            sum += step.played[seat] - step.best[seat];
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use game::{BySeat, ScoreLine};

    use super::*;

    fn step(number: usize, seat: u8, best: [f32; 2], played: [f32; 2]) -> Step<'static> {
        let chances = |of: [f32; 2]| BySeat::new(2, |seat| of[seat.index()]);
        let (best, played) = (chances(best), chances(played));
        Step { number, seat: Seat::new(seat), best, played, unknown: &[], foreseen: &[] }
    }

    fn won_by_first() -> Outcome {
        Outcome::rank(2, |seat| (vec![ScoreLine::new("all", 1 - i32::from(seat.number()))], Vec::new()))
    }

    fn near(one: f32, other: f32) {
        assert!((one - other).abs() < 1e-6, "{one} and {other}");
    }

    /// The first seat is dealt a good hand (+10%), loses 5% by its own answer, gets 15% from the other, then wins by luck.
    #[test]
    fn the_parts_of_an_account_are_what_happened() {
        let steps = [step(1, 0, [0.6, 0.4], [0.55, 0.45]), step(2, 1, [0.5, 0.5], [0.65, 0.35])];
        let first = account(Seat::new(0), &steps, &won_by_first());
        near(first.own, -0.05);
        near(first.others, 0.15);
        near(first.chance, 0.1 + (1.0 - 0.55 - 0.15));
        assert_eq!(first.course, [(1, 0.6, 0.55)]);
        let second = account(Seat::new(1), &steps, &won_by_first());
        near(second.own, -0.15);
        near(second.others, 0.05);
        near(second.swings[0].chance, 0.5 - 0.5 - 0.05);
        for account in [first, second] {
            near(account.start + account.own + account.others + account.chance, account.result);
        }
    }

    /// Two seats answer in secret. To the second the answer of the first is news only afterwards.
    #[test]
    fn a_sealed_answer_counts_once_it_is_known() {
        let mut steps = [step(1, 0, [0.5, 0.5], [0.4, 0.6]), step(2, 1, [0.5, 0.5], [0.5, 0.5])];
        let swings = |steps: &[Step<'_>]| account(Seat::new(1), steps, &won_by_first()).swings;
        assert!(swings(&steps)[0].others > 0.09 && swings(&steps)[1].others.abs() < 1e-6);
        steps[1].unknown = &[1];
        assert!(swings(&steps)[0].others.abs() < 1e-6 && swings(&steps)[1].others > 0.09);
        // Who knows everything now knew the second answer when judging the first.
        let mut steps = [step(1, 0, [0.5, 0.5], [0.5, 0.5]), step(2, 1, [0.5, 0.5], [0.6, 0.4])];
        steps[0].foreseen = &[2];
        let swings = account(Seat::new(0), &steps, &won_by_first()).swings;
        assert!(swings[0].others > 0.09 && swings[1].others.abs() < 1e-6);
    }
}
