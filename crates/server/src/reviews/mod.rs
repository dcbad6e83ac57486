//! Reviews of finished games, made in the background.
//!
//! A review examines one decision after another, each as a job of its own that waits until no bot needs the time. What it
//! has found can be read while it runs. The review of a match is stored with it once it is complete; nothing of one that
//! is cancelled stays. An uploaded record is never stored: its review is gone when nobody asks for it any more.

mod slots;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use ai::{Decision, Depth, Net, NotReviewable, Plan};
use axum::http::StatusCode;
use game::{Record, RecordError, Seed};
use games::{Playable, decision_told, review_begun, review_told};
use protocol::{FailureCode, ReviewStatus};
use tokio::task::JoinSet;

use self::slots::Making;
pub(crate) use self::slots::{For, Reviews, Slot, reserve};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::matches;
use crate::store::Change;

/// How many times as many imagined games there are if somebody wants to look deeper.
pub(crate) const DEEPER: u32 = 4;
/// A record with more moves is no game that anybody played, and every decision keeps a state in memory.
const MOST_MOVES: usize = 5000;

/// Why a record is not reviewed.
fn refused(error: &NotReviewable) -> AppError {
    match error {
        NotReviewable::Unfinished { .. } => AppError::conflict(FailureCode::Unfinished),
        NotReviewable::Record(RecordError::Format { .. } | RecordError::Rules { .. } | RecordError::Game { .. }) => {
            AppError::bad(FailureCode::OtherRecord)
        }
        NotReviewable::Record(_) => AppError::bad(FailureCode::BadRecord),
    }
}

/// The decisions of a record.
fn planned<G: Playable>(text: &str) -> Answer<Plan<G>> {
    let record = Record::<G>::from_json(text).map_err(|error| refused(&error.into()))?;
    if record.moves.len() > MOST_MOVES {
        return Err(AppError::new(StatusCode::PAYLOAD_TOO_LARGE, FailureCode::TooLarge));
    }
    Plan::of(&record).map_err(|error| refused(&error))
}

/// Begins the review of a record.
pub(crate) async fn begin<G: Playable>(slot: Slot, text: Arc<str>) -> Answer<()> {
    let (app, read) = (slot.app.clone(), Arc::clone(&text));
    let plan = app.replay(move || planned::<G>(&read)).await;
    let plan = Arc::new(plan.ok_or_else(|| AppError::internal("a review could not be begun"))??);
    let net = matches::net::<G>(&app.config, plan.setup())
        .ok_or_else(|| AppError::new(StatusCode::CONFLICT, FailureCode::NotReviewable))?;
    {
        let mut found = slot.making.found();
        found.total = plan.len() as u32;
        found.review = Some(review_begun(&plan, slot.making.samples));
        found.upload = slot.making.is_upload.then_some(text);
    }
    tokio::spawn(make(slot, plan, net));
    Ok(())
}

/// Examines all decisions, then stores the review of a match.
async fn make<G: Playable>(slot: Slot, plan: Arc<Plan<G>>, net: Arc<Net>) {
    let (app, making) = (slot.app.clone(), Arc::clone(&slot.making));
    let next = Arc::new(AtomicUsize::new(0));
    let mut workers = JoinSet::new();
    for _ in 0..(app.world.cores() / 2).max(1) {
        let (next, app, making) = (Arc::clone(&next), app.clone(), Arc::clone(&making));
        workers.spawn(examine(app, making, Arc::clone(&plan), Arc::clone(&net), next));
    }
    let mut decisions = Vec::new();
    while let Some(part) = workers.join_next().await {
        let Some(part) = part.ok().flatten() else {
            tracing::error!(game = G::ID, key = slot.key, "a review failed");
            // What the others have queued is dropped with them.
            return slot.keep(ReviewStatus::Failed);
        };
        decisions.extend(part);
    }
    if decisions.len() != plan.len() || !making.is_wanted(&app) {
        return;
    }
    decisions.sort_by_key(|decision| decision.number);
    let samples = making.samples;
    let review = app.replay(move || review_told(&plan, &plan.conclude(decisions), samples)).await;
    let Some(review) = review else { return slot.keep(ReviewStatus::Failed) };
    if !making.is_upload {
        let text = serde_json::to_string(&review).expect("plain data can be written as JSON");
        let stored = app.store.write(Change::Review { match_id: slot.key.clone(), samples, review: text }).await;
        if stored.is_ok() {
            return;
        }
    }
    making.found().review = Some(review);
    slot.keep(ReviewStatus::Done);
}

/// Takes one decision after another, until all are taken or nobody wants the review any more. `None` if one of them could not
/// be examined.
async fn examine<G: Playable>(
    app: App,
    making: Arc<Making>,
    plan: Arc<Plan<G>>,
    net: Arc<Net>,
    next: Arc<AtomicUsize>,
) -> Option<Vec<Decision<G::Move>>> {
    let (mut examined, depth) = (Vec::new(), Depth::samples(making.samples));
    loop {
        let index = next.fetch_add(1, Relaxed);
        if index >= plan.len() || !making.is_wanted(&app) {
            return Some(examined);
        }
        let (reviewed, net) = (Arc::clone(&plan), Arc::clone(&net));
        // The same seed for everyone: a review of the same game says the same.
        let work = move || {
            let decision = reviewed.examine(index, &net, depth, Seed::from_number(1))?;
            let told = decision_told(&reviewed, index, &decision)?;
            Some((decision, told))
        };
        let (decision, told) = tokio::select! {
            found = app.thinking.review(work) => found.flatten()?,
            // A job that nobody waits for leaves the queue.
            () = making.cancelled() => return Some(examined),
        };
        if let Some(review) = &mut making.found().review {
            review.decisions.push(told);
        }
        examined.push(decision);
    }
}
