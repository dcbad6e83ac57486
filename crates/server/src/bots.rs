//! Bots think here: on threads of their own, as many at once as there are cores, so that sockets never wait for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ai::Brief;
use game::Seed;
use tokio::sync::Semaphore;

use crate::games::Playable;
use crate::identity::random;
use crate::metrics::Metrics;

/// Where bots think.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    cores: Arc<Semaphore>,
    /// Hints take turns, so that however many are asked for, bots at other tables go on.
    hints: Arc<Semaphore>,
    /// How long each may think about a decision.
    think: Duration,
    metrics: Arc<Metrics>,
}

impl Bots {
    pub(crate) fn new(think: Duration, metrics: Arc<Metrics>) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let hints = Arc::new(Semaphore::new((cores / 2).max(1)));
        Self { cores: Arc::new(Semaphore::new(cores)), hints, think, metrics }
    }

    /// Works out a hint; `None` if that failed.
    pub(crate) async fn hint<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _turn = self.hints.acquire().await.ok()?;
        self.work(work).await
    }

    /// The answer of a bot. One that fails is replaced by a random move; `None` only if even that cannot be had.
    pub(crate) async fn choose<G: Playable>(&self, level: String, view: G::View, prompt: G::Prompt) -> Option<G::Move> {
        let (metrics, think) = (Arc::clone(&self.metrics), self.think);
        self.work(move || {
            let started = Instant::now();
            let answer_of = |level: &str| {
                let bot = G::bot_within(level, Brief { seed: Seed::new(random()), think });
                // Bots are made for one answer, so a broken one is thrown away.
                catch_unwind(AssertUnwindSafe(|| bot.ok().map(|mut bot| bot.choose(&view, &prompt)))).ok().flatten()
            };
            let answer = answer_of(&level).or_else(|| {
                tracing::error!(game = G::ID, level, "a bot failed; a random move replaces its answer");
                metrics.bot_failures.add(1);
                answer_of("random")
            });
            metrics.bot_seconds.seconds(started.elapsed());
            answer
        })
        .await
        .flatten()
    }

    /// Does some work of the processor beside the sockets; `None` if it failed.
    pub(crate) async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let permit = Arc::clone(&self.cores).acquire_owned().await.ok()?;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Game as _, Observer, Setup as _};
    use race::Race;

    use super::*;

    /// `hard` takes its time here: the default would be a second for each of these.
    #[tokio::test]
    async fn bots_think_no_longer_than_the_host_says() {
        let bots = Bots::new(Duration::from_millis(1), Arc::default());
        let setup = <Race as game::Game>::Setup::of(2, "standard").expect("a setup");
        let race = Race::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a game");
        let seat = race.asked().first().expect("somebody is asked");
        let began = Instant::now();
        for _ in 0..6 {
            let (view, prompt) = (race.view(Observer::Seat(seat)), race.prompt(seat).expect("asked"));
            assert!(bots.choose::<Race>("hard".into(), view, prompt).await.is_some());
        }
        assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    }
}
