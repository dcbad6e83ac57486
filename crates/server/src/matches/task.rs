//! The task of one match: receives mail, then stores, announces and asks, in this order.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use ai::Net;
use game::{Observer, Seat, Seed};
use protocol::{FromPage, RefusalCode, ToPage};
use table::{Command, Effect, Table, Time};
use tokio::sync::mpsc::Receiver;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::asking::Thought;
use super::chatting::Talk;
use super::lessons::Teaching;
use super::watchers::Watcher;
use super::{Mail, Refused, Seating, SocketId, drafts, load, tell, text};
use crate::app::App;
use crate::messages;
use crate::store::{Fence, Health, MatchHead, StoreError};
use crate::thinking::{Asker, Presence};
use crate::watch;
use games::Playable;

/// The longest that a finished, unwatched match stays in memory.
const FINISHED_IDLE: Duration = Duration::from_secs(10);

/// What is known about a match apart from its table.
pub(super) struct Head {
    pub(super) id: String,
    pub(super) variant: String,
    pub(super) owner: String,
    pub(super) client: String,
    pub(super) listed: bool,
    pub(super) rematch: Option<String>,
    /// How often it had changed hands when this node took it over; none for a server that is alone.
    fence: Option<u64>,
}

impl Head {
    pub(super) fn new(id: String, head: MatchHead, fence: Option<u64>) -> Self {
        let MatchHead { variant, owner, client, listed, rematch, .. } = head;
        Self { id, variant, owner, client, listed, rematch, fence }
    }

    /// What every write of the match names.
    pub(super) fn fences(&self) -> Vec<Fence> {
        self.fence.map(|number| Fence { match_id: self.id.clone(), number }).into_iter().collect()
    }

    /// Whether the match has changed hands since, if its stored fence is this.
    pub(super) fn is_passed(&self, stored: u64) -> bool {
        self.fence.is_some_and(|fence| fence != stored)
    }
}

/// What is restored from the store, and can be restored again.
pub(super) struct Restored<G: Playable> {
    pub(super) table: Table<G>,
    /// The number of the next entry.
    pub(super) next: u32,
    /// When the match is due, as the store knows it.
    pub(super) wake: Option<u64>,
}

/// One match.
pub(super) struct Task<G: Playable> {
    pub(super) app: App,
    pub(super) head: Head,
    pub(super) table: Table<G>,
    /// The network for hints, if there is one for the setup.
    pub(super) net: Option<Arc<Net>>,
    /// The luck of the games that are imagined for hints.
    pub(super) imagined: Seed,
    /// The number of the next entry.
    pub(super) next: u32,
    mail: Receiver<Mail>,
    pub(super) watchers: BTreeMap<SocketId, Watcher>,
    pub(super) names: BTreeMap<String, String>,
    /// What people say beside the game.
    pub(super) talk: Talk,
    /// The lesson that the table is for.
    pub(super) teaching: Option<Teaching<G>>,
    /// Bots that are busy with an answer. They stop when the match leaves memory.
    pub(super) thoughts: JoinSet<Thought<G>>,
    /// How long a bot's last answers with a choice took.
    pub(super) paces: BTreeMap<Seat, Duration>,
    /// On whose account bots think, and whether someone is present.
    pub(super) asker: Asker,
    pub(super) wake: Option<u64>,
    /// When the match is due, as the store knows it: at once if bots were asked.
    pub(super) stored_wake: Option<u64>,
    /// The hash of the link that is handing over a seat right now.
    pub(super) handover: Option<String>,
    pub(super) health: watch::Receiver<Health>,
    /// How many writes failed in a row.
    pub(super) failures: u32,
    /// Whether a write failed but may have taken effect, or still may.
    pub(super) is_doubtful: bool,
    /// Whether nothing can be stored. In that case the table stays as it was last stored, and nothing happens at it.
    pub(super) is_paused: bool,
}

/// The socket that a command came from, and the version it named.
pub(super) type From = (SocketId, u32);

/// Why a match is taken out of memory.
pub(super) enum Broken {
    /// Its state may be ahead of the stored one, and the stored one cannot be read.
    Unreadable,
    /// The match was ended; its viewers are told why.
    Ended(RefusalCode),
}

impl<G: Playable> Task<G> {
    pub(super) fn new(
        app: App,
        head: Head,
        restored: Restored<G>,
        net: Option<Arc<Net>>,
        mail: Receiver<Mail>,
    ) -> Self {
        let mut health = app.store.health();
        let is_paused = !health.borrow_and_update().is_good();
        let imagined = app.world.random();
        let is_doubtful = app.store.may_be_older_afterwards();
        Self {
            asker: Asker::new(head.client.clone(), head.owner.clone()),
            teaching: Teaching::of(&restored.table),
            app,
            head,
            table: restored.table,
            net,
            imagined: Seed::new(imagined),
            next: restored.next,
            mail,
            watchers: BTreeMap::new(),
            names: BTreeMap::new(),
            talk: Talk::default(),
            thoughts: JoinSet::new(),
            paces: BTreeMap::new(),
            wake: None,
            stored_wake: restored.wake,
            handover: None,
            health,
            failures: 0,
            is_doubtful: is_paused && is_doubtful,
            is_paused,
        }
    }

    /// Runs until the server stops, nobody needs the match, or it breaks.
    pub(super) async fn run(mut self) {
        let mut result = self.resume().await.map(|()| true);
        while let Ok(true) = result {
            result = self.step().await;
        }
        let code = match result {
            Ok(_) => return,
            Err(Broken::Ended(code)) => code,
            Err(Broken::Unreadable) => {
                tracing::error!(id = self.head.id, "a match is taken out of memory");
                // Without a database that can be reached, nothing can be read either.
                if self.app.store.writer_status().health().is_good() {
                    RefusalCode::Internal
                } else {
                    RefusalCode::Unsaved
                }
            }
        };
        self.close(code);
        load::refuse(self.mail, code).await;
    }

    /// Asks bots and checks clocks, after the match was restored.
    pub(super) async fn resume(&mut self) -> Result<(), Broken> {
        self.update_presence();
        if !self.may_store() {
            return Ok(());
        }
        let effects = self.table.resume(self.time());
        self.run_effects(effects, None).await.map(|_| ())
    }

    /// Waits for the next event and handles it; `false` when the match should leave memory.
    async fn step(&mut self) -> Result<bool, Broken> {
        // The machine's clock may be changed, so a distant wake-up is checked again every hour.
        let until_wake = self.wake.map_or(3_600_000, |wake| wake.saturating_sub(self.app.now()).min(3_600_000));
        let wake = Instant::now() + Duration::from_millis(until_wake);
        let is_over = matches!(self.table.status(), table::Status::Over { .. });
        let idle = self.app.config.idle.min(if is_over { FINISHED_IDLE } else { Duration::MAX });
        let idle = Instant::now() + idle;
        let needless = self.watchers.is_empty()
            && (self.thoughts.is_empty() || self.asker.presence() == Presence::Nobody || self.is_paused);
        tokio::select! {
            biased;
            Some(thought) = self.thoughts.join_next() => {
                // A task that panicked returns nothing. When the match is restored, the bot is asked again.
                if let Ok(thought) = thought {
                    self.thought(thought).await?;
                }
            }
            mail = self.mail.recv() => match mail {
                Some(Mail::Stop { done }) => {
                    self.close(RefusalCode::Stopping);
                    let _ = done.send(());
                    return Ok(false);
                }
                Some(mail) => self.read(mail).await?,
                None => return Ok(false),
            },
            Ok(()) = self.health.changed() => {
                let is_good = self.health.borrow_and_update().is_good();
                // An interruption that was over before it was seen counts as well.
                if !self.is_paused && (!is_good || self.app.store.may_be_older_afterwards()) {
                    self.pause().await;
                }
                if is_good && self.is_paused {
                    self.go_on().await?;
                }
            }
            () = sleep_until(wake), if self.wake.is_some() && self.may_store() => {
                let effects = self.table.handle(self.time(), Command::Tick);
                self.run_effects(effects, None).await?;
            }
            () = sleep_until(idle), if needless => {
                self.park().await;
                return Ok(!self.app.matches.retire(&self.head.id, &self.mail));
            }
        }
        self.drop_slow();
        Ok(true)
    }

    /// Whether what happens now could be stored. A node asks each time: it may have been asleep until now.
    pub(super) fn may_store(&self) -> bool {
        !self.is_paused && self.app.store.writer_status().may_act()
    }

    pub(super) fn time(&self) -> Time {
        Time::from_millis(self.app.now())
    }

    fn close(&mut self, code: RefusalCode) {
        for watcher in self.watchers.values_mut() {
            watcher.send(tell::closing(code));
        }
    }

    async fn read(&mut self, mail: Mail) -> Result<(), Broken> {
        match mail {
            Mail::Join { socket, player, client, heard, outbox } => {
                self.join(socket, Watcher::new(player, client, heard, outbox)).await;
                self.update_presence();
            }
            Mail::Gone { socket } => {
                if let Some(gone) = self.watchers.remove(&socket)
                    && gone.player.is_some()
                {
                    self.tell_table();
                }
                self.update_presence();
            }
            Mail::Message { socket, message, at } => {
                self.on_message(socket, message).await?;
                self.app.metrics.answer_seconds.seconds(at.elapsed());
            }
            Mail::Seat { command, reply } => {
                let refused = self.seat(command).await?;
                let _ = reply.send(refused.map_or(Ok(()), Err));
            }
            Mail::Renamed { player, name } => {
                self.names.insert(player.as_str().to_string(), name);
                self.tell_table();
                self.rename_speaker(player.as_str()).await;
            }
            Mail::Record { reply } => {
                let _ = reply.send(self.record());
            }
            Mail::Steps { reader, reply } => self.steps(reader, reply),
            Mail::Points { reply } => self.points(reply),
            Mail::Position { reader, at, reply } => self.position(reader, at, reply),
            Mail::End { code, done } => {
                let _ = done.send(());
                return Err(Broken::Ended(code));
            }
            Mail::Wake | Mail::Stop { .. } => {}
        }
        Ok(())
    }

    /// Changes who holds a seat; returns the refusal, if it was refused.
    async fn seat(&mut self, command: Seating) -> Result<Option<Refused>, Broken> {
        self.handover = match &command {
            Seating::TakeOver { token, .. } => Some(token.clone()),
            Seating::Person { .. } | Seating::Bot { .. } | Seating::Leave { .. } | Seating::Conclude { .. } => None,
        };
        if let Some(token) = &self.handover {
            // The sender may have given up waiting, and somebody else may have used the link since. Mail is handled one at a time, so
            // checking here is safe.
            match self.app.store.handover(token, self.app.handovers_since()).await {
                Ok(Some(_)) => {}
                Ok(None) => return Ok(Some(refused(RefusalCode::SeatTaken))),
                Err(_) => return Ok(Some(refused(RefusalCode::Unsaved))),
            }
        }
        self.apply(command.of(), None).await
    }

    async fn on_message(&mut self, socket: SocketId, message: FromPage) -> Result<(), Broken> {
        let Some(watcher) = self.watchers.get(&socket) else { return Ok(()) };
        if let FromPage::Chat { id, says } = message {
            // Spectators may talk too.
            self.chat(socket, id, says).await;
            return Ok(());
        }
        let Observer::Seat(seat) = watcher.observer else {
            self.refuse(socket, refused(RefusalCode::NotSeated));
            return Ok(());
        };
        let named = match message {
            FromPage::Move { version, .. } | FromPage::Moves { version, .. } => version,
            _ => 0,
        };
        let Some(command) = self.command(socket, seat, message) else { return Ok(()) };
        if let Some(why) = self.untaken(&command) {
            self.refuse(socket, (RefusalCode::Lesson, why));
            self.tell_lesson();
            return Ok(());
        }
        if let Some(refused) = self.apply(command, Some((socket, named))).await? {
            self.refuse(socket, refused);
        }
        self.end_lesson().await
    }

    /// The command that a message stands for. `None` if the message only asks for something, which is answered here, or is
    /// refused.
    fn command(&mut self, socket: SocketId, seat: Seat, message: FromPage) -> Option<Command<G::Move>> {
        let command = match message {
            FromPage::Move { version, answer } => serde_json::from_value(answer)
                .map(|answer| Command::Move { seat, version, answer })
                .map_err(|_| RefusalCode::Malformed),
            FromPage::Moves { version, moves } => drafts::chain::<G>(moves)
                .map(|(first, then)| Command::Chain { seat, version, first, then })
                .ok_or(RefusalCode::Malformed),
            FromPage::Undo { version } => Ok(Command::Undo { seat, version }),
            FromPage::Automatic { on } => Ok(Command::Automatic { seat, on }),
            FromPage::Resign => Ok(Command::Resign { seat }),
            FromPage::Leave => Ok(Command::Leave { seat }),
            FromPage::Return => Ok(Command::Return { seat }),
            FromPage::Rematch => Ok(Command::Rematch { seat }),
            FromPage::Lesson { wish } => self.wished(seat, wish),
            FromPage::Hint { version } => {
                if let Err(refused) = self.hint(socket, seat, version) {
                    self.refuse(socket, refused);
                }
                return None;
            }
            FromPage::Check { version, answer } => {
                self.check(socket, seat, version, answer);
                return None;
            }
            FromPage::Draft { id, moves, steps } => {
                let singly = self.answers_singly(seat);
                let reply = drafts::reply(&self.table, seat, id, moves, &steps, singly);
                self.tell_one(socket, text(&reply));
                return None;
            }
            FromPage::Hello { .. } | FromPage::Ping { .. } | FromPage::Chat { .. } => return None,
        };
        command.map_err(|code| self.refuse(socket, refused(code))).ok()
    }

    /// Applies a command; returns the refusal, if it was refused.
    pub(super) async fn apply(
        &mut self,
        command: Command<G::Move>,
        from: Option<From>,
    ) -> Result<Option<Refused>, Broken> {
        if !self.may_store() {
            return Ok(Some(refused(RefusalCode::Unsaved)));
        }
        match self.decide(command, from).await {
            Ok(effects) => self.run_effects(effects, from).await,
            Err(refused) => Ok(Some(refused)),
        }
    }

    /// Stores first, then announces and asks. What cannot be stored has not happened.
    async fn run_effects(&mut self, effects: Vec<Effect<G>>, from: Option<From>) -> Result<Option<Refused>, Broken> {
        let (mut stored, mut asked, mut changed, mut over) = (Vec::new(), Vec::new(), false, false);
        let (mut refused, mut next_match, mut accepted) = (None, None, false);
        self.wake = None;
        for effect in effects {
            match effect {
                Effect::Store(entry) => stored.push(entry),
                // Every watcher gets its lines from the history, which numbers them.
                Effect::Say(_) => {}
                Effect::Accepted { .. } => accepted = true,
                Effect::Refuse { refusal, .. } => refused = Some(messages::refusal::<G>(&refusal)),
                Effect::Changed => changed = true,
                Effect::Over(_) => over = true,
                Effect::Rematch(holders) => next_match = Some(holders),
                Effect::AskBot { seat, level, version, view, prompt } => {
                    asked.push((seat, level, version, view, prompt));
                }
                Effect::WakeAt(time) => self.wake = Some(time.millis()),
            }
        }
        // Who plays in person may have changed.
        self.update_presence();
        if !stored.is_empty() {
            let are_busy = !asked.is_empty() || !self.thoughts.is_empty();
            let are_wanted = are_busy && self.asker.presence() != Presence::Nobody;
            let wake = if are_wanted { Some(0) } else { self.wake };
            if let Err(error) = self.store(&stored, wake, next_match.map(|holders| (holders, from))).await {
                if let StoreError::TakenOver(_) = error {
                    tracing::info!(id = self.head.id, "another node has taken a match over");
                    return Err(Broken::Ended(RefusalCode::Stopping));
                }
                tracing::error!(id = self.head.id, %error, "a match could not be stored");
                return self.recover().await.map(|()| Some(self::refused(RefusalCode::Unsaved)));
            }
            self.failures = 0;
            #[cfg(feature = "simulation")]
            crate::simulation::compare(&self.app, &self.head.id, &self.table);
            self.app.metrics.matches_over.add(over.into());
        }
        let sender = from.filter(|_| accepted);
        if let Some((socket, version)) = sender {
            self.tell_one(socket, text(&ToPage::Accepted { version }));
        }
        if changed {
            self.tell_everyone(over).await;
        } else if let Some((socket, _)) = sender {
            // A repeated move: its sender may have missed the state.
            self.tell_state(&[socket]);
        }
        for (seat, level, version, view, prompt) in asked {
            self.ask(seat, level, version, view, prompt);
        }
        Ok(refused)
    }
}

/// A refusal that does not come from the rules.
pub(super) fn refused(code: RefusalCode) -> Refused {
    (code, messages::refused(code))
}
