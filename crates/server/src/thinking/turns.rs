//! [`Turns`]: who thinks next, and for how long. Plain data, so it can be tested without threads.
//!
//! - **Kinds.** Heuristic bots go first, then searching bots, then hints; unwatched tables come last. Heuristic bots lose their
//!   place in front if their player has used more time than others who wait. A job that has waited long becomes urgent. Reviews
//!   come after everything else, never use more than half of the cores, and count toward nobody's share.
//! - **Fair shares.** Among jobs of the same kind, time is shared by address, and within an address by player: the one who has
//!   used least is next. A hundred tables of one guest together get as much as one table of another.
//! - **Time shrinks.** A turn gets the time that lets everyone in the queue have an answer soon after the normal thinking time, so
//!   nobody waits much longer than that, no matter how long the queue is. A job with no time left is next, and heuristics answer
//!   it. A hint always gets some time, because an empty one would be useless.

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use tokio::time::Instant;

use super::{Asker, Presence};

/// Below this a search is not worthwhile.
pub(super) const SHORTEST: Duration = Duration::from_millis(15);
/// A hint gets at least this long, or the normal thinking time if that is shorter, so that it is useful.
const MIN_HINT: Duration = Duration::from_millis(100);
/// After this many times its thinking time a hint is as urgent as a bot; unwatched tables become urgent later.
const HINT_URGENT_AFTER: u32 = 3;
const UNWATCHED_URGENT_AFTER: u32 = 30;

/// Everything else comes before it.
const LAST: u8 = 4;

/// A player's heuristic bots go first while that player has used at most this much more than others who wait.
const HEAD_START: Duration = Duration::from_millis(100);
/// The least debt when somebody asks again: a quick question does not cancel the time already used.
const MIN_DEBT: Duration = Duration::from_millis(500);

/// What kind of turn is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// A bot that answers at once.
    Short,
    /// A bot that searches.
    Long,
    /// A hint.
    Hint,
    /// A decision of a finished game. Nobody's game waits for it.
    Review,
}

/// Something to think about.
pub(super) trait Work: Send {
    /// Whether somebody still waits for it.
    fn is_wanted(&self) -> bool;
    fn run(self: Box<Self>, time: Duration);
}

/// Who is charged for the time: an address, and a player there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Whose {
    client: String,
    owner: String,
}

/// A job that waits for a turn.
pub(super) struct Job {
    pub(super) whose: Whose,
    pub(super) asked: Instant,
    asker: Asker,
    turn: Turn,
    want: Duration,
    work: Box<dyn Work>,
    /// The order of asking.
    number: u64,
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job").field("whose", &self.whose).field("turn", &self.turn).finish_non_exhaustive()
    }
}

impl Job {
    pub(super) fn new(asker: Asker, turn: Turn, want: Duration, asked: Instant, work: Box<dyn Work>) -> Self {
        let whose = Whose { client: asker.client.clone(), owner: asker.owner.clone() };
        Self { whose, asked, asker, turn, want, work, number: 0 }
    }

    pub(super) fn run(self, time: Duration) {
        self.work.run(time);
    }

    pub(super) fn is_review(&self) -> bool {
        self.turn == Turn::Review
    }

    /// How long until the answer should be there: one and a half times the thinking time.
    fn left(&self, now: Instant) -> Duration {
        (self.want * 3 / 2).saturating_sub(now.saturating_duration_since(self.asked))
    }

    /// Whether a bot has no time left to search, although someone waits for its answer.
    fn is_late(&self, now: Instant) -> bool {
        self.turn == Turn::Long && self.asker.presence() == Presence::Here && self.left(now) < SHORTEST
    }

    /// Smaller is sooner; `None` while the job must rest. A heuristic bot of a player who has used more than others is no more
    /// urgent than a searching one.
    fn urgency(&self, now: Instant, is_ahead: bool) -> Option<u8> {
        let waited = now.saturating_duration_since(self.asked);
        let (urgency, patience) = match (self.asker.presence(), self.turn) {
            (Presence::Nobody, Turn::Short | Turn::Long) => return None,
            (Presence::Here, Turn::Short) => return Some(u8::from(is_ahead)),
            (Presence::Here, Turn::Long) => return Some(1),
            (_, Turn::Review) => return Some(LAST),
            // A player who asks for a hint is present.
            (_, Turn::Hint) => (2, HINT_URGENT_AFTER),
            (Presence::Expected, Turn::Short | Turn::Long) => (3, UNWATCHED_URGENT_AFTER),
        };
        Some(if waited > self.want * patience { 1 } else { urgency })
    }
}

/// What a player has used, and how many of that player's jobs wait.
#[derive(Clone, Copy, Default, Debug)]
struct Account {
    used: Duration,
    waiting: u32,
}

/// Who thinks next, and for how long.
#[derive(Debug)]
pub(super) struct Turns {
    cores: usize,
    waiting: Vec<Job>,
    asked: u64,
    clients: HashMap<String, Account>,
    players: HashMap<Whose, Account>,
    /// What the last one served had used: nobody saves up time by not asking.
    floor: (Duration, Duration),
    /// How many reviews are being worked at.
    reviewing: usize,
}

impl Turns {
    pub(super) fn new(cores: usize) -> Self {
        Self {
            cores,
            waiting: Vec::new(),
            asked: 0,
            clients: HashMap::new(),
            players: HashMap::new(),
            floor: Default::default(),
            reviewing: 0,
        }
    }

    pub(super) fn push(&mut self, job: Job) {
        self.asked += 1;
        if job.is_review() {
            self.waiting.push(Job { number: self.asked, ..job });
            return;
        }
        enter(self.clients.entry(job.whose.client.clone()).or_default(), self.floor.0, job.want);
        enter(self.players.entry(job.whose.clone()).or_default(), self.floor.1, job.want);
        self.waiting.push(Job { number: self.asked, ..job });
    }

    /// The next job, and how long it may take.
    pub(super) fn next(&mut self, now: Instant) -> Option<(Job, Duration)> {
        self.forget_unwanted();
        let least = self.least_used(now);
        let may_review = self.reviewing < (self.cores / 2).max(1);
        let rank = |job: &Job| {
            if job.is_review() {
                return may_review.then_some((LAST, Default::default(), job.number));
            }
            let (used, least) = (self.used(&job.whose), least(&job.whose));
            let more = |used: Duration, least: Duration| used.saturating_sub(least) > HEAD_START;
            let is_ahead = more(used.0, least.0) || more(used.1, least.1);
            let urgency = job.urgency(now, is_ahead)?;
            if job.is_late(now) {
                // No time is left for it, so it takes none from others.
                return Some((0, Default::default(), job.number));
            }
            Some((urgency, used, job.number))
        };
        let ranked = self.waiting.iter().enumerate().filter_map(|(place, job)| Some((rank(job)?, place)));
        let ((_, used, _), place) = ranked.min()?;
        if self.waiting[place].is_review() {
            self.reviewing += 1;
            let job = self.waiting.swap_remove(place);
            let time = job.want;
            return Some((job, time));
        }
        let time = self.time_for(&self.waiting[place], now);
        // Going first must not take unused time from the others.
        let least = least(&self.waiting[place].whose);
        self.floor = (self.floor.0.max(used.0.min(least.0)), self.floor.1.max(used.1.min(least.1)));
        let job = self.waiting.swap_remove(place);
        self.leave(&job.whose, time);
        Some((job, time))
    }

    fn used(&self, whose: &Whose) -> (Duration, Duration) {
        let of = |account: Option<&Account>| account.map(|account| account.used).unwrap_or_default();
        (of(self.clients.get(&whose.client)), of(self.players.get(whose)))
    }

    /// The least that any waiting address has used, and the least that any waiting player there has used.
    fn least_used(&self, now: Instant) -> impl Fn(&Whose) -> (Duration, Duration) + use<> {
        let (mut address, mut players) = (Duration::MAX, HashMap::<String, Duration>::new());
        let counts = |job: &&Job| !job.is_review() && job.urgency(now, false).is_some();
        for job in self.waiting.iter().filter(counts) {
            let used = self.used(&job.whose);
            address = address.min(used.0);
            let least = players.entry(job.whose.client.clone()).or_insert(Duration::MAX);
            *least = used.1.min(*least);
        }
        move |whose| (address, players.get(&whose.client).copied().unwrap_or(Duration::MAX))
    }

    /// A share of the time of all cores until the answer should be there: divided among the waiting addresses, then
    /// among their players, then among each player's jobs.
    fn time_for(&self, job: &Job, now: Instant) -> Duration {
        let counts =
            |other: &&Job| !matches!(other.turn, Turn::Short | Turn::Review) && other.urgency(now, false).is_some();
        let mut clients: Vec<&str> = Vec::new();
        let (mut players, mut own): (Vec<&Whose>, u32) = (Vec::new(), 0);
        for other in self.waiting.iter().filter(counts) {
            if !clients.contains(&other.whose.client.as_str()) {
                clients.push(&other.whose.client);
            }
            if other.whose.client == job.whose.client && !players.contains(&&other.whose) {
                players.push(&other.whose);
            }
            own += u32::from(other.whose == job.whose);
        }
        let sharing = (clients.len().max(1) * players.len().max(1)) as u32 * own.max(1);
        let least = if job.turn == Turn::Hint { MIN_HINT } else { Duration::ZERO };
        job.want.min(least.max(job.left(now) * self.cores as u32 / sharing))
    }

    /// A decision of a review was examined.
    pub(super) fn reviewed(&mut self) {
        self.reviewing = self.reviewing.saturating_sub(1);
    }

    /// A turn took this long, regardless of the time it was given.
    pub(super) fn done(&mut self, whose: &Whose, given: Duration, took: Duration) {
        let correct = |account: &mut Account| account.used = (account.used + took).saturating_sub(given);
        self.clients.entry(whose.client.clone()).and_modify(correct);
        self.players.entry(whose.clone()).and_modify(correct);
        // A player who is behind everyone else and does not wait need not be remembered.
        let floor = self.floor;
        self.clients.retain(|_, account| account.waiting > 0 || account.used > floor.0);
        self.players.retain(|_, account| account.waiting > 0 || account.used > floor.1);
    }

    fn forget_unwanted(&mut self) {
        while let Some(place) = self.waiting.iter().position(|job| !job.work.is_wanted()) {
            let job = self.waiting.swap_remove(place);
            if !job.is_review() {
                self.leave(&job.whose, Duration::ZERO);
            }
        }
    }

    /// The time is charged when it is granted, so two turns at once do not go to the same player.
    fn leave(&mut self, whose: &Whose, time: Duration) {
        let count = |account: &mut Account| {
            account.waiting = account.waiting.saturating_sub(1);
            account.used += time;
        };
        self.clients.entry(whose.client.clone()).and_modify(count);
        self.players.entry(whose.clone()).and_modify(count);
    }
}

/// Nobody saves up time, and time used while nobody else wanted it is soon forgiven.
fn enter(account: &mut Account, floor: Duration, want: Duration) {
    account.used = account.used.clamp(floor, floor + want.max(MIN_DEBT));
    account.waiting += 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Nothing;

    impl Work for Nothing {
        fn is_wanted(&self) -> bool {
            true
        }

        fn run(self: Box<Self>, _: Duration) {}
    }

    const THINK: Duration = Duration::from_secs(1);

    fn asker(client: &str, owner: &str, presence: Presence) -> Asker {
        let asker = Asker::new(client.into(), owner.into());
        asker.presence.store(presence as u8, std::sync::atomic::Ordering::Relaxed);
        asker
    }

    fn push(turns: &mut Turns, asker: &Asker, turn: Turn, asked: Instant) {
        turns.push(Job::new(asker.clone(), turn, THINK, asked, Box::new(Nothing)));
    }

    /// Takes all turns, one after another, on two cores. Returns when each began, whose it was, and how long it took.
    fn taken(turns: &mut Turns, start: Instant) -> Vec<(Duration, String, Duration)> {
        let mut free = [start; 2];
        let mut all = Vec::new();
        loop {
            let core = usize::from(free[1] < free[0]);
            let Some((job, time)) = turns.next(free[core]) else { return all };
            all.push((free[core] - start, job.whose.owner.clone(), time));
            free[core] += time;
            turns.done(&job.whose, time, time);
        }
    }

    #[test]
    fn a_bot_alone_has_all_its_time() {
        let (mut turns, now) = (Turns::new(2), Instant::now());
        push(&mut turns, &asker("a", "ann", Presence::Here), Turn::Long, now);
        assert_eq!(taken(&mut turns, now), [(Duration::ZERO, "ann".to_string(), THINK)]);
    }

    #[test]
    fn with_fifty_tables_nobody_waits_much_longer_than_one_thinks() {
        let (mut turns, now) = (Turns::new(2), Instant::now());
        for number in 0..50 {
            push(&mut turns, &asker("a", &number.to_string(), Presence::Here), Turn::Long, now);
        }
        let all = taken(&mut turns, now);
        assert_eq!(all.len(), 50);
        for (began, _, time) in &all {
            assert!(*began + *time <= 2 * THINK, "{began:?} {time:?}");
            assert!(*time >= THINK / 20, "{time:?}");
        }
    }

    #[test]
    fn many_tables_of_one_guest_take_no_time_from_another() {
        let (mut turns, now) = (Turns::new(2), Instant::now());
        let greedy = asker("a", "eve", Presence::Here);
        for _ in 0..135 {
            push(&mut turns, &greedy, Turn::Long, now);
        }
        let first = turns.next(now).expect("a turn");
        push(&mut turns, &asker("b", "ann", Presence::Here), Turn::Long, now);
        let (job, time) = turns.next(now).expect("a turn");
        // Her turn is next, and it is as long as if she shared the machine with one other player.
        assert_eq!((job.whose.owner.as_str(), time), ("ann", THINK));
        assert!(first.1 < THINK / 40, "{:?}", first.1);
    }

    /// A player who used much time while nobody else wanted it does not have to wait for all the others.
    #[test]
    fn nobody_waits_longer_than_half_as_long_again_as_one_may_think() {
        let (mut turns, start) = (Turns::new(1), Instant::now());
        let lucky = asker("lucky", "ann", Presence::Here);
        for _ in 0..3 {
            push(&mut turns, &lucky, Turn::Long, start);
            let (job, time) = turns.next(start).expect("a turn");
            assert_eq!(time, THINK);
            turns.done(&job.whose, time, time);
        }
        push(&mut turns, &lucky, Turn::Long, start);
        // New players keep coming, as fast as they can be answered.
        let mut now = start;
        for number in 0.. {
            push(&mut turns, &asker(&number.to_string(), "eve", Presence::Here), Turn::Long, now);
            push(&mut turns, &asker(&format!("{number}+"), "eve", Presence::Here), Turn::Long, now);
            let (job, time) = turns.next(now).expect("a turn");
            if job.whose.owner == "ann" {
                break;
            }
            now += time.max(Duration::from_millis(1));
            turns.done(&job.whose, time, time);
        }
        assert!(now - start <= THINK * 2, "{:?}", now - start);
    }

    /// A guest whose heuristic bots play continuously, at more tables than there are cores, beside a player with a searching bot.
    fn longest_wait(quick: &Asker, searching: &Asker) -> Duration {
        const QUICK: Duration = Duration::from_millis(5);
        let (mut turns, start) = (Turns::new(1), Instant::now());
        let ask = |turns: &mut Turns, now| {
            turns.push(Job::new(quick.clone(), Turn::Short, SHORTEST, now, Box::new(Nothing)));
        };
        let (mut now, mut asked, mut longest, mut turns_taken) = (start, start, Duration::ZERO, 0);
        for _ in 0..4 {
            ask(&mut turns, now);
        }
        // They have been playing for a while.
        while turns_taken < 10 {
            let (job, time) = turns.next(now).expect("a turn");
            let took = if job.turn == Turn::Short { QUICK } else { time };
            if job.turn == Turn::Long {
                assert!(time >= THINK / 4, "it has no time left to search: {time:?}");
                longest = longest.max(now - asked);
                turns_taken += 1;
            }
            now += took;
            turns.done(&job.whose, time, took);
            if job.turn == Turn::Short {
                ask(&mut turns, now);
            }
            if !turns.waiting.iter().any(|job| job.turn == Turn::Long) && now - start > THINK {
                push(&mut turns, searching, Turn::Long, now);
                asked = now;
            }
        }
        longest
    }

    #[test]
    fn heuristic_bots_take_no_more_time_from_those_that_search_than_is_fair() {
        let here = |client, owner| asker(client, owner, Presence::Here);
        for (quick, searching) in [(here("a", "eve"), here("b", "ann")), (here("a", "eve"), here("a", "ann"))] {
            let longest = longest_wait(&quick, &searching);
            assert!(longest <= THINK * 5 / 4, "{longest:?}");
        }
    }

    #[test]
    fn players_of_one_address_share_its_time_evenly() {
        let (mut turns, now) = (Turns::new(1), Instant::now());
        for _ in 0..30 {
            push(&mut turns, &asker("a", "eve", Presence::Here), Turn::Long, now);
        }
        for _ in 0..3 {
            push(&mut turns, &asker("a", "ann", Presence::Here), Turn::Long, now);
        }
        let order: Vec<String> = taken(&mut turns, now).into_iter().map(|(_, owner, _)| owner).collect();
        let last = order.iter().rposition(|owner| owner == "ann").expect("she had her turns");
        assert!(last < 30, "{order:?}");
    }

    #[test]
    fn heuristic_bots_come_first_then_those_that_search_then_hints_then_tables_that_nobody_looks_at() {
        let (mut turns, now) = (Turns::new(2), Instant::now());
        push(&mut turns, &asker("a", "expected", Presence::Expected), Turn::Long, now);
        push(&mut turns, &asker("b", "hint", Presence::Here), Turn::Hint, now);
        push(&mut turns, &asker("c", "search", Presence::Here), Turn::Long, now);
        push(&mut turns, &asker("d", "quick", Presence::Here), Turn::Short, now);
        let order: Vec<String> = std::iter::from_fn(|| turns.next(now)).map(|(job, _)| job.whose.owner).collect();
        assert_eq!(order, ["quick", "search", "hint", "expected"]);
    }

    /// However long a review has waited, bots, hints and even unwatched tables go first, and lose none of their time. Half
    /// of the cores are left to them.
    #[test]
    fn reviews_disturb_nobody() {
        let (mut turns, asked) = (Turns::new(2), Instant::now());
        for _ in 0..20 {
            push(&mut turns, &asker("r", "review", Presence::Here), Turn::Review, asked);
        }
        let now = asked + 100 * THINK;
        push(&mut turns, &asker("a", "expected", Presence::Expected), Turn::Long, now);
        push(&mut turns, &asker("b", "hint", Presence::Here), Turn::Hint, now);
        let mut next = || turns.next(now).map(|(job, time)| (job.whose.owner.clone(), time));
        assert_eq!(next(), Some(("hint".into(), THINK)));
        assert_eq!(next(), Some(("expected".into(), THINK)));
        assert_eq!(next().map(|(whose, _)| whose), Some("review".into()));
        assert_eq!(next(), None, "a core stays free");
        turns.reviewed();
        assert!(turns.next(now).is_some());
    }

    #[test]
    fn a_hint_that_has_waited_long_is_as_urgent_as_a_bot() {
        let (mut turns, now) = (Turns::new(2), Instant::now());
        push(&mut turns, &asker("a", "hint", Presence::Here), Turn::Hint, now);
        let later = now + 4 * THINK;
        push(&mut turns, &asker("b", "search", Presence::Here), Turn::Long, later);
        let order: Vec<String> = std::iter::from_fn(|| turns.next(later)).map(|(job, _)| job.whose.owner).collect();
        assert_eq!(order, ["hint", "search"]);
    }

    #[test]
    fn a_hint_that_has_waited_long_has_time_left_for_itself() {
        let (mut turns, now) = (Turns::new(2), Instant::now());
        push(&mut turns, &asker("a", "hint", Presence::Here), Turn::Hint, now);
        let (_, time) = turns.next(now + 4 * THINK).expect("a turn");
        assert_eq!(time, MIN_HINT);
    }

    #[test]
    fn bots_rest_while_nobody_is_at_their_table() {
        let (mut turns, now) = (Turns::new(2), Instant::now());
        let absent = asker("a", "ann", Presence::Nobody);
        push(&mut turns, &absent, Turn::Long, now);
        push(&mut turns, &absent, Turn::Short, now);
        assert!(turns.next(now + 100 * THINK).is_none());
        absent.presence.store(Presence::Here as u8, std::sync::atomic::Ordering::Relaxed);
        assert_eq!(taken(&mut turns, now).len(), 2);
        assert!(turns.waiting.is_empty());
    }
}
