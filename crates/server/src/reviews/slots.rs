//! [`Reviews`]: which reviews are being made or kept in memory, and for whom.
//!
//! A review takes its [`Slot`] before anything is read or replayed, so that whoever is over a limit costs nothing. The slot
//! is free again when the work ends, however it ends.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::{
    ClockChoice, FailureCode, MatchInfo, MatchStatus, Review, ReviewProgress, ReviewStatus, SeatInfo, SeatKind,
};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::app::App;
use crate::error::{Answer, AppError};
use crate::identity::PlayerId;
use crate::limits::lock;
use crate::nodes;

/// How many reviews are made or kept in memory at once.
const MOST: usize = 32;
/// How many of them one address may have.
const MOST_OF_CLIENT: usize = 4;
/// The review of an upload that nobody has asked for this long is stopped and forgotten. Browsers let pages in the
/// background ask only once a minute.
const FORGOTTEN: Duration = Duration::from_secs(600);

/// The reviews that are being made, and those of uploads that are complete.
#[derive(Debug, Default)]
pub(crate) struct Reviews(Mutex<HashMap<String, Arc<Making>>>);

/// For whom a review is made.
#[derive(Clone, Debug)]
pub(crate) struct For {
    pub(crate) player: PlayerId,
    /// The tag of the player's address.
    pub(crate) client: String,
}

/// A review that is being made.
#[derive(Debug)]
pub(super) struct Making {
    whose: For,
    pub(super) samples: u32,
    /// The review of a match is stored with it, that of an upload never.
    pub(super) is_upload: bool,
    stop: watch::Sender<bool>,
    found: Mutex<Found>,
}

#[derive(Debug)]
pub(super) struct Found {
    pub(super) status: ReviewStatus,
    pub(super) total: u32,
    /// What is known so far: nothing before the record has been read. While the review runs, decisions are in the order in
    /// which they were examined.
    pub(super) review: Option<Review>,
    /// The record of an upload, once it has been read.
    pub(super) upload: Option<Arc<str>>,
    /// When somebody last asked for it.
    asked: Instant,
}

impl Making {
    pub(super) fn found(&self) -> std::sync::MutexGuard<'_, Found> {
        lock(&self.found)
    }

    fn status(&self) -> ReviewStatus {
        self.found().status
    }

    fn is_forgotten(&self) -> bool {
        self.found().asked.elapsed() > FORGOTTEN
    }

    pub(super) fn is_wanted(&self, app: &App) -> bool {
        let is_abandoned = self.is_upload && self.is_forgotten();
        !(*self.stop.borrow() || is_abandoned || app.is_stopping())
    }

    /// Waits until it is cancelled.
    pub(super) async fn cancelled(&self) {
        // The sender lives as long as this does.
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }
}

/// A place among the reviews. It is free again when this is dropped, unless the review is kept.
pub(crate) struct Slot {
    pub(super) app: App,
    pub(super) key: String,
    pub(super) making: Arc<Making>,
    is_kept: bool,
}

impl Slot {
    /// Leaves the review in memory, where its readers find it.
    pub(super) fn keep(mut self, status: ReviewStatus) {
        self.making.found().status = status;
        self.is_kept = true;
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if !self.is_kept {
            self.app.reviews.remove(&self.key, &self.making);
        }
        if self.app.nodes.is_some() && !self.making.is_upload {
            let (app, key) = (App::clone(&self.app), std::mem::take(&mut self.key));
            tokio::spawn(async move { nodes::reviewed(&app, &key).await });
        }
    }
}

/// Takes a place for a review; `None` if there is one already, which the player may join.
pub(crate) fn reserve(app: &App, key: String, whose: For, samples: u32, is_upload: bool) -> Answer<Option<Slot>> {
    let making = app.reviews.enter(&key, whose, samples, is_upload)?;
    Ok(making.map(|making| Slot { app: app.clone(), key, making, is_kept: false }))
}

impl Making {
    /// Whether somebody who wants this many samples need not begin another review: one is running, or done as closely.
    fn serves(&self, samples: u32) -> bool {
        match self.status() {
            ReviewStatus::Running => true,
            ReviewStatus::Done => self.samples >= samples,
            ReviewStatus::None | ReviewStatus::Failed => false,
        }
    }
}

impl Reviews {
    /// Adds a review, unless there is one already. One player can wait for one review at a time.
    fn enter(&self, key: &str, whose: For, samples: u32, is_upload: bool) -> Answer<Option<Arc<Making>>> {
        let mut all = lock(&self.0);
        if all.get(key).is_some_and(|other| other.serves(samples)) {
            return Ok(None);
        }
        all.retain(|other_key, other| {
            let is_over = other.whose.player == whose.player || other_key == key || other.is_forgotten();
            other.status() == ReviewStatus::Running || !is_over
        });
        let of_client = all.values().filter(|other| other.whose.client == whose.client).count();
        let mine = all.values().any(|other| other.whose.player == whose.player);
        if mine || of_client >= MOST_OF_CLIENT || all.len() >= MOST {
            return Err(AppError::too_many(FailureCode::TooManyReviews));
        }
        let (status, asked) = (ReviewStatus::Running, Instant::now());
        let found = Found { status, total: 0, review: None, upload: None, asked };
        let (stop, found) = (watch::Sender::new(false), Mutex::new(found));
        let making = Arc::new(Making { whose, samples, is_upload, stop, found });
        all.insert(key.to_string(), Arc::clone(&making));
        Ok(Some(making))
    }

    /// Whether a review is running, or is kept here and was measured in this many imagined games.
    pub(crate) fn serves(&self, key: &str, samples: u32) -> bool {
        lock(&self.0).get(key).is_some_and(|making| making.serves(samples))
    }

    /// Whether a review is under way.
    pub(crate) fn is_making(&self, key: &str) -> bool {
        lock(&self.0).get(key).is_some_and(|making| making.status() == ReviewStatus::Running)
    }

    /// How a review stands; while it runs, with the decisions after the first `known` ones. `None` if it is not here.
    pub(crate) fn progress(&self, key: &str, known: usize) -> Option<ReviewProgress> {
        let making = lock(&self.0).get(key).cloned()?;
        let mut found = making.found();
        found.asked = Instant::now();
        let Found { status, total, review, .. } = &*found;
        let (status, total) = (*status, *total);
        let Some(review) = review else { return Some(ReviewProgress { status, done: 0, total, review: None }) };
        let done = review.decisions.len() as u32;
        let skipped = if status == ReviewStatus::Running { known.min(review.decisions.len()) } else { 0 };
        let review = Review { decisions: review.decisions[skipped..].to_vec(), ..without_decisions(review) };
        Some(ReviewProgress { status, done, total, review: Some(review) })
    }

    /// The record of an upload that is still kept, and what is known of its match.
    pub(crate) fn upload(&self, key: &str) -> Option<(MatchInfo, Arc<str>)> {
        let making = lock(&self.0).get(key).cloned()?;
        let mut found = making.found();
        found.asked = Instant::now();
        Some((info(key, found.review.as_ref()?), found.upload.clone()?))
    }

    /// Stops a review, if it is this player's.
    pub(crate) fn cancel(&self, key: &str, player: &PlayerId) -> Answer<()> {
        let mut all = lock(&self.0);
        let making = all.get(key).ok_or_else(AppError::not_found)?;
        if making.whose.player != *player {
            return Err(AppError::forbidden(FailureCode::NotYours));
        }
        making.stop.send_replace(true);
        all.remove(key);
        Ok(())
    }

    /// Forgets the reviews of uploads that nobody has asked for lately.
    pub(crate) fn sweep(&self) {
        lock(&self.0).retain(|_, making| making.status() == ReviewStatus::Running || !making.is_forgotten());
    }

    /// Removes a review, unless another one has taken its place.
    fn remove(&self, key: &str, making: &Arc<Making>) {
        let mut all = lock(&self.0);
        if all.get(key).is_some_and(|other| Arc::ptr_eq(other, making)) {
            all.remove(key);
        }
    }
}

/// What is known of the match of an uploaded record: not who played it, nor when.
fn info(key: &str, review: &Review) -> MatchInfo {
    let seat = SeatInfo { kind: SeatKind::Person, name: None };
    MatchInfo {
        id: key.to_string(),
        game: review.game.clone(),
        variant: review.variant.clone(),
        status: MatchStatus::Over,
        clock: ClockChoice::None,
        seats: vec![seat; review.points.len()],
        you: None,
        links: Vec::new(),
        round: review.rounds,
        lesson: None,
        listed: false,
    }
}

fn without_decisions(review: &Review) -> Review {
    let Review { game, variant, points, then, now, .. } = review;
    Review {
        version: review.version,
        game: game.clone(),
        variant: variant.clone(),
        moves: review.moves,
        rounds: review.rounds,
        samples: review.samples,
        points: points.clone(),
        decisions: Vec::new(),
        then: then.clone(),
        now: now.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::World;

    fn somebody(client: &str) -> For {
        For { player: PlayerId::fresh(&World::REAL), client: client.into() }
    }

    fn ended(making: &Making, status: ReviewStatus) {
        making.found().status = status;
    }

    #[test]
    fn a_running_review_is_joined_and_stays_with_whoever_began_it() {
        let (reviews, first, second) = (Reviews::default(), somebody("a"), somebody("b"));
        assert!(reviews.enter("match", first.clone(), 16, false).unwrap().is_some());
        // Also by somebody who wants to look deeper: that is possible once it is done.
        assert!(reviews.enter("match", second.clone(), 64, false).unwrap().is_none());
        assert!(reviews.cancel("match", &second.player).is_err());
        assert!(reviews.cancel("match", &first.player).is_ok());
        assert!(reviews.enter("match", second, 64, false).unwrap().is_some());
    }

    #[test]
    fn a_failed_review_can_be_begun_again_by_anybody() {
        let reviews = Reviews::default();
        let failed = reviews.enter("match", somebody("a"), 16, false).unwrap().unwrap();
        ended(&failed, ReviewStatus::Failed);
        assert!(!reviews.serves("match", 16));
        assert!(reviews.enter("match", somebody("b"), 16, false).unwrap().is_some());
    }

    #[test]
    fn a_review_that_could_not_be_stored_serves_those_who_want_no_more() {
        let reviews = Reviews::default();
        let done = reviews.enter("match", somebody("a"), 16, false).unwrap().unwrap();
        ended(&done, ReviewStatus::Done);
        assert!(reviews.enter("match", somebody("b"), 16, false).unwrap().is_none());
        assert!(reviews.enter("match", somebody("b"), 64, false).unwrap().is_some());
    }

    #[test]
    fn one_player_waits_for_one_review_an_address_for_four_and_a_server_for_32() {
        let (reviews, eve) = (Reviews::default(), somebody("a"));
        assert!(reviews.enter("0", eve.clone(), 16, true).is_ok());
        assert!(reviews.enter("1", eve, 16, true).is_err());
        for key in ["1", "2", "3"] {
            assert!(reviews.enter(key, somebody("a"), 16, true).is_ok());
        }
        assert!(reviews.enter("4", somebody("a"), 16, true).is_err());
        for number in 4..MOST {
            assert!(reviews.enter(&number.to_string(), somebody(&format!("b{number}")), 16, true).is_ok());
        }
        assert!(reviews.enter("more", somebody("c"), 16, true).is_err());
    }

    /// Nothing is left of an upload that nobody asks for, but a page in the background has time to ask again.
    #[tokio::test(start_paused = true)]
    async fn forgotten_uploads_are_forgotten() {
        let reviews = Reviews::default();
        let done = reviews.enter("upload", somebody("a"), 16, true).unwrap().unwrap();
        ended(&done, ReviewStatus::Done);
        tokio::time::advance(Duration::from_secs(120)).await;
        reviews.sweep();
        assert!(reviews.progress("upload", 0).is_some());
        tokio::time::advance(FORGOTTEN + Duration::from_secs(1)).await;
        reviews.sweep();
        assert!(reviews.progress("upload", 0).is_none());
    }
}
