//! Bots think here, on threads of their own, as many at once as there are cores, so sockets never wait for them.
//!
//! Requests are not simply served in order. `turns` decides whose turn it is and how long it may take: every creator of a table
//! has a fair share of the time, and the shares shrink as the queue grows, so that answers get slightly worse instead of late.
//! The threads have a low priority, so that people's own moves never wait for a bot.

mod pool;
mod turns;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ai::Brief;
use tokio::sync::{Notify, oneshot};
use tokio::time::Instant;

use crate::limits::lock;
use crate::metrics::Metrics;
use crate::world::World;
use games::Playable;
use pool::Pool;
use turns::{Job, Turn, Turns};

/// How urgent the bots of a table are. A match keeps it up to date for its bots' turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(crate) enum Presence {
    /// A player is watching the table.
    Here = 0,
    /// Nobody is watching, but a person will be asked once the bots have answered.
    Expected = 1,
    /// Nobody is watching, and nobody benefits if bots answer now.
    Nobody = 2,
}

/// On whose account a bot thinks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    /// The address and the player charged for the time.
    pub(crate) client: String,
    pub(crate) owner: String,
    presence: Arc<AtomicU8>,
}

impl Asker {
    pub(crate) fn new(client: String, owner: String) -> Self {
        Self { client, owner, presence: Arc::new(AtomicU8::new(Presence::Nobody as u8)) }
    }

    pub(crate) fn presence(&self) -> Presence {
        match self.presence.load(Relaxed) {
            0 => Presence::Here,
            1 => Presence::Expected,
            _ => Presence::Nobody,
        }
    }
}

/// Where bots think.
#[derive(Clone, Debug)]
pub(crate) struct Thinking(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    turns: Mutex<Turns>,
    /// Notified when a new job waits.
    news: Notify,
    /// How long each may think about a decision.
    think: Duration,
    world: World,
    metrics: Arc<Metrics>,
}

impl Thinking {
    /// Starts as many thinkers as there are cores.
    pub(crate) fn new(think: Duration, world: World, metrics: Arc<Metrics>) -> Self {
        let cores = world.cores();
        let turns = Mutex::new(Turns::new(cores));
        let thinking = Self(Arc::new(Shared { turns, news: Notify::new(), think, world, metrics }));
        let pool = Pool::new(cores, &thinking.0.world);
        for _ in 0..cores {
            // Thinkers end when nobody is left who could ask them.
            tokio::spawn(work(Arc::downgrade(&thinking.0), pool.clone()));
        }
        thinking
    }

    /// Whether and how soon an asker's bots are needed.
    pub(crate) fn set_presence(&self, asker: &Asker, presence: Presence) {
        if asker.presence.swap(presence as u8, Relaxed) != presence as u8 {
            self.0.news.notify_waiters();
        }
    }

    /// Computes a hint within its time. `None` if that failed.
    pub(crate) async fn hint<T: Send + 'static>(
        &self,
        asker: &Asker,
        work: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Option<T> {
        self.ask(asker, Turn::Hint, work).await
    }

    /// Examines a decision of a finished game, once nobody's game needs the time. `None` if that failed.
    pub(crate) async fn review<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let nobody = Asker::new("review".into(), "review".into());
        self.ask(&nobody, Turn::Review, |_| work()).await
    }

    /// A bot's answer. A failing bot is replaced by a random move. `None` only if even that fails.
    pub(crate) async fn choose<G: Playable>(
        &self,
        asker: &Asker,
        level: String,
        view: G::View,
        prompt: G::Prompt,
    ) -> Option<G::Move> {
        let (metrics, seed) = (Arc::clone(&self.0.metrics), self.0.world.answer_seed());
        // A table that is older than this version may have a bot that the game no longer has.
        let level = if G::level_names().contains(&level.as_str()) { level } else { G::default_level().to_string() };
        let turn = if G::is_timed(&level) { Turn::Long } else { Turn::Short };
        let answer = self.ask(asker, turn, move |think| {
            let answer_of = |level: &str| {
                let bot = G::bot_within(level, Brief { seed, think });
                // A bot is created for one answer, so a broken one is simply dropped.
                catch_unwind(AssertUnwindSafe(|| bot.ok().map(|mut bot| bot.choose(&view, &prompt)))).ok().flatten()
            };
            // A search that is cut short too early is worse than the heuristics.
            let hurried = turn == Turn::Long && think < turns::SHORTEST;
            let level = if hurried { G::default_level().to_string() } else { level };
            answer_of(&level).or_else(|| {
                tracing::error!(game = G::ID, level, "a bot failed; a random move replaces its answer");
                metrics.bot_failures.add(1);
                answer_of("random")
            })
        });
        answer.await.flatten()
    }

    async fn ask<T: Send + 'static>(
        &self,
        asker: &Asker,
        turn: Turn,
        work: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let job = Task { work, reply };
        let want = if turn == Turn::Short { turns::SHORTEST } else { self.0.think };
        lock(&self.0.turns).push(Job::new(asker.clone(), turn, want, Instant::now(), Box::new(job)));
        self.0.news.notify_waiters();
        answer.await.ok()
    }
}

/// Takes turns, one after another.
async fn work(shared: std::sync::Weak<Shared>, pool: Pool) {
    loop {
        let Some(shared) = shared.upgrade() else { return };
        let next = {
            let news = shared.news.notified();
            let mut news = std::pin::pin!(news);
            // A job that arrives after this line is noticed below.
            news.as_mut().enable();
            let next = lock(&shared.turns).next(Instant::now());
            if next.is_none() {
                // Check now and then, even if nothing happened: hints grow more urgent with time.
                let _ = tokio::time::timeout(Duration::from_millis(500), news).await;
            }
            next
        };
        let Some((job, time)) = next else { continue };
        let (asked, started) = (job.asked, Instant::now());
        if job.is_review() {
            pool.run(move || job.run(time)).await;
            lock(&shared.turns).reviewed();
            // Another review may have waited for this one.
            shared.news.notify_waiters();
            continue;
        }
        shared.metrics.bot_wait_seconds.seconds(started.saturating_duration_since(asked));
        let whose = job.whose.clone();
        pool.run(move || job.run(time)).await;
        shared.metrics.bot_seconds.seconds(started.elapsed());
        lock(&shared.turns).done(&whose, time, started.elapsed());
    }
}

/// A job, and who waits for its result.
struct Task<F, T> {
    work: F,
    reply: oneshot::Sender<T>,
}

impl<T: Send, F: FnOnce(Duration) -> T + Send> turns::Work for Task<F, T> {
    fn is_wanted(&self) -> bool {
        !self.reply.is_closed()
    }

    fn run(self: Box<Self>, time: Duration) {
        let Self { work, reply } = *self;
        if !reply.is_closed() {
            let _ = reply.send(work(time));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::sync::mpsc;

    use game::{Chance, Game as _, Observer, Seed, Setup as _};
    use race::Race;

    use super::*;

    /// A match that was begun by an older version keeps its bots, even if the game has others by now.
    #[tokio::test]
    async fn somebody_plays_for_a_bot_that_the_game_no_longer_has() {
        let metrics = Arc::new(Metrics::default());
        let thinking = Thinking::new(Duration::from_millis(10), World::REAL, Arc::clone(&metrics));
        let setup = race::Setup::of(2, "standard").expect("a setup");
        let game = Race::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a game");
        let seat = game.asked().first().expect("somebody is asked");
        let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat).expect("a question"));
        let asker = Asker::new("address".into(), "player".into());
        thinking.set_presence(&asker, Presence::Here);
        let answer = thinking.choose::<Race>(&asker, "long gone".into(), view, prompt).await;
        assert!(answer.is_some_and(|answer| game.clone().play(seat, &answer, &mut ()).is_ok()));
        assert_eq!(metrics.bot_failures.get(), 0, "a failure would be answered at random");
    }

    /// A review that is cancelled while bots are busy must not come later and take time from the next one.
    #[tokio::test]
    async fn what_nobody_waits_for_leaves_the_queue() {
        let thinking = Thinking::new(Duration::from_millis(10), World::REAL, Arc::default());
        // Reviews may use half of the cores: keep all of those busy.
        let busy: Vec<(mpsc::Sender<()>, _)> = (0..(World::REAL.cores() / 2).max(1))
            .map(|_| {
                let ((end, wait), (begun, started)) = (mpsc::channel(), oneshot::channel());
                let thinking = thinking.clone();
                let job = tokio::spawn(async move {
                    let work = move || {
                        let _ = begun.send(());
                        let _ = wait.recv();
                    };
                    thinking.review(work).await
                });
                (end, (job, started))
            })
            .collect();
        let mut jobs = Vec::new();
        let mut ends = Vec::new();
        for (end, (job, started)) in busy {
            started.await.expect("it begins");
            jobs.push(job);
            ends.push(end);
        }
        let ran = Arc::new(AtomicBool::new(false));
        let noting = Arc::clone(&ran);
        tokio::select! {
            biased;
            _ = thinking.review(move || noting.store(true, Relaxed)) => panic!("all threads are busy"),
            () = tokio::task::yield_now() => {}
        }
        drop(ends);
        for job in jobs {
            job.await.expect("no panic").expect("it is done");
        }
        // Whatever waited before this has had its turn.
        thinking.review(|| ()).await.expect("it is done");
        assert!(!ran.load(Relaxed));
    }
}
