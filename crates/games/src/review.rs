//! A review in words, for the terminal and the page.

use ai::{Account, Class, Decision, Judged, Knowing, Plan, Review};
use game::{Observer, Setup as _};
use protocol::{CoursePoint, REVIEW_VERSION, ReviewClass, ReviewedAnswer, ReviewedDecision, ReviewedSeat};

use crate::{Playable, because, expected, rounded};

/// What is known about a review before any decision has been examined.
#[must_use]
pub fn review_begun<G: Playable>(plan: &Plan<G>, samples: u32) -> protocol::Review {
    let rounds = (0..plan.len()).filter_map(|at| plan.position(at)).map(|(state, ..)| state.round()).max();
    protocol::Review {
        version: REVIEW_VERSION,
        game: G::ID.to_string(),
        variant: plan.setup().variant().to_string(),
        moves: plan.moves() as u32,
        rounds: rounds.unwrap_or(1),
        samples,
        points: plan.outcome().standings.values().map(|standing| standing.total).collect(),
        decisions: Vec::new(),
        then: Vec::new(),
        now: Vec::new(),
    }
}

/// A whole review in words.
#[must_use]
pub fn review_told<G: Playable>(plan: &Plan<G>, review: &Review<G::Move>, samples: u32) -> protocol::Review {
    let seats = |knowing| {
        let accounts = review.accounts(knowing).iter();
        accounts.map(|(seat, account)| reviewed_seat(account, review.counts(seat, knowing))).collect()
    };
    let decisions = review.decisions.iter().enumerate();
    protocol::Review {
        decisions: decisions.filter_map(|(at, decision)| decision_told(plan, at, decision)).collect(),
        then: seats(Knowing::Then),
        now: seats(Knowing::Now),
        ..review_begun(plan, samples)
    }
}

/// A decision in words: the one at this place of the plan.
#[must_use]
pub fn decision_told<G: Playable>(
    plan: &Plan<G>,
    index: usize,
    decision: &Decision<G::Move>,
) -> Option<ReviewedDecision> {
    let (state, seat, _) = plan.position(index)?;
    let view = state.view(Observer::Seat(seat));
    Some(ReviewedDecision {
        number: decision.number as u32,
        seat,
        round: decision.round,
        question: G::question(&view, &state.prompt(seat)?).ask,
        played: G::answer(&decision.played),
        then: answer::<G>(decision, Knowing::Then),
        now: answer::<G>(decision, Knowing::Now),
    })
}

fn answer<G: Playable>(decision: &Decision<G::Move>, knowing: Knowing) -> ReviewedAnswer {
    let (judged, seat) = (decision.judged(knowing), decision.seat);
    let better = (judged.best != decision.played).then(|| G::answer(&judged.best));
    let told = if better.is_some() { why::<G>(judged) } else { None };
    ReviewedAnswer {
        class: class(judged.class),
        because: told,
        better,
        win_best: rounded(judged.chances_best[seat], 10_000.0),
        win_played: rounded(judged.chances_played[seat], 10_000.0),
        loss: rounded(judged.loss(seat), 10_000.0),
        error: rounded(judged.error, 10_000.0),
        points: rounded(judged.points(), 100.0),
        expected: match knowing {
            Knowing::Then => judged.findings.predicted.iter().filter_map(expected::<G>).collect(),
            // With everything known, nothing was expected.
            Knowing::Now => Vec::new(),
        },
    }
}

/// What the better answer brings, compared with the one that was played.
fn why<G: Playable>(judged: &Judged<G::Move>) -> Option<words::Phrase> {
    let considered = &judged.findings.considered;
    let place = considered.iter().position(|one| one.answer == judged.best)?;
    // By points or by its haste, a search can prefer the answer that was played. What speaks for that one is no reason here.
    considered[place].because.as_ref().filter(|because| because.better == place)?;
    because::<G>(&judged.findings, place)
}

/// A class as it is told.
#[must_use]
pub const fn class(class: Class) -> ReviewClass {
    match class {
        Class::Best => ReviewClass::Best,
        Class::Good => ReviewClass::Good,
        Class::Inaccurate => ReviewClass::Inaccurate,
        Class::Mistake => ReviewClass::Mistake,
    }
}

fn reviewed_seat(account: &Account, counts: [usize; 4]) -> ReviewedSeat {
    let exact = |number: f32| rounded(number, 1_000_000.0);
    let points = account.course.iter().zip(&account.swings);
    let course = points.map(|(&(number, before, after), swing)| CoursePoint {
        number: number as u32,
        before: rounded(before, 10_000.0),
        after: rounded(after, 10_000.0),
        others: rounded(swing.others, 10_000.0),
        chance: rounded(swing.chance, 10_000.0),
    });
    ReviewedSeat {
        start: exact(account.start),
        own: exact(account.own),
        others: exact(account.others),
        chance: exact(account.chance),
        result: exact(account.result),
        counts: counts.map(|count| count as u32),
        course: course.collect(),
    }
}
