//! One match: mail in; what is stored, told and asked comes out, in this order.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use ai::Net;
use game::{Observer, Seat};
use protocol::{FromPage, RefusalCode, ToPage};
use table::{Command, Effect, Holder, Stored, Table, Time};
use tokio::sync::mpsc::{self, Receiver, UnboundedReceiver, UnboundedSender};
use tokio::time::{Instant, sleep_until};

use super::create::{self, Origin, progress, seat_rows};
use super::watchers::Watcher;
use super::{Mail, Refused, SocketId, tell, text};
use crate::app::{App, now};
use crate::games::Playable;
use crate::identity::random_hex;
use crate::said;
use crate::store::{EntryRow, MatchHead, StoreError, Transaction};

/// What is known of a match beside its table.
pub(super) struct Head {
    pub(super) id: String,
    pub(super) variant: String,
    owner: String,
    client: String,
    listed: bool,
    pub(super) rematch: Option<String>,
}

impl Head {
    pub(super) fn new(id: String, head: MatchHead) -> Self {
        let MatchHead { variant, owner, client, listed, rematch, .. } = head;
        Self { id, variant, owner, client, listed, rematch }
    }
}

/// What a bot answers, or that it cannot.
struct Thought<G: Playable> {
    seat: Seat,
    version: u32,
    level: String,
    answer: Option<G::Move>,
}

/// One match.
pub(super) struct Task<G: Playable> {
    pub(super) app: App,
    pub(super) head: Head,
    pub(super) table: Table<G>,
    /// What hints are judged by, if there is a network for the setup.
    pub(super) net: Option<Arc<Net>>,
    /// The number of the next entry.
    next: u32,
    mail: Receiver<Mail>,
    pub(super) watchers: HashMap<SocketId, Watcher>,
    pub(super) names: HashMap<String, String>,
    thoughts: UnboundedReceiver<Thought<G>>,
    thinkers: UnboundedSender<Thought<G>>,
    thinking: u32,
    wake: Option<u64>,
}

/// The socket that a command came from, and the version that it named.
type From = (SocketId, u32);

/// The match cannot go on in memory: what it holds may be ahead of what is stored.
pub(super) struct Broken;

impl<G: Playable> Task<G> {
    pub(super) fn new(
        app: App,
        head: Head,
        table: Table<G>,
        net: Option<Arc<Net>>,
        next: u32,
        mail: Receiver<Mail>,
    ) -> Self {
        let (thinkers, thoughts) = mpsc::unbounded_channel();
        Self {
            app,
            head,
            table,
            net,
            next,
            mail,
            watchers: HashMap::new(),
            names: HashMap::new(),
            thoughts,
            thinkers,
            thinking: 0,
            wake: None,
        }
    }

    /// Runs until the server stops, nobody needs the match, or it breaks.
    pub(super) async fn run(mut self) {
        let effects = self.table.resume(Time::from_millis(now()));
        if self.follow(effects, None).await.is_err() {
            return self.close(RefusalCode::Internal);
        }
        loop {
            match self.step().await {
                Ok(true) => {}
                Ok(false) => return,
                Err(Broken) => {
                    tracing::error!(id = self.head.id, "a match is taken out of memory");
                    return self.close(RefusalCode::Internal);
                }
            }
        }
    }

    /// Waits for the next thing and does it; `false` when the match is to leave memory.
    async fn step(&mut self) -> Result<bool, Broken> {
        // The clock of the machine may be set; a wish far away is looked at again every hour.
        let until_wake = self.wake.map_or(3_600_000, |wake| wake.saturating_sub(now()).min(3_600_000));
        let wake = Instant::now() + Duration::from_millis(until_wake);
        let idle = Instant::now() + self.app.config.idle;
        tokio::select! {
            biased;
            Some(thought) = self.thoughts.recv() => self.thought(thought).await?,
            mail = self.mail.recv() => match mail {
                Some(Mail::Stop { done }) => {
                    self.close(RefusalCode::Stopping);
                    let _ = done.send(());
                    return Ok(false);
                }
                Some(mail) => self.read(mail).await?,
                None => return Ok(false),
            },
            () = sleep_until(wake), if self.wake.is_some() => {
                let effects = self.table.handle(Time::from_millis(now()), Command::Tick);
                self.follow(effects, None).await?;
            }
            () = sleep_until(idle), if self.watchers.is_empty() && self.thinking == 0 => {
                return Ok(!self.app.matches.retire(&self.head.id, &self.mail));
            }
        }
        self.drop_slow();
        Ok(true)
    }

    fn close(&mut self, code: RefusalCode) {
        for watcher in self.watchers.values_mut() {
            watcher.send(tell::closing(code));
        }
    }

    async fn read(&mut self, mail: Mail) -> Result<(), Broken> {
        match mail {
            Mail::Join { socket, player, seen, outbox } => self.join(socket, player, seen, outbox).await,
            Mail::Gone { socket } => {
                if let Some(gone) = self.watchers.remove(&socket)
                    && gone.player.is_some()
                {
                    self.tell_table();
                }
            }
            Mail::Said { socket, message, at } => {
                self.said(socket, message).await?;
                self.app.metrics.answer_seconds.seconds(at.elapsed());
            }
            Mail::Sit { seat, player, reply } => {
                let id = player.as_str().to_string();
                let refused = self.obey(Command::Sit { seat, id }, None).await?;
                let _ = reply.send(refused.map_or(Ok(()), Err));
            }
            Mail::SitBot { seat, level, reply } => {
                let refused = self.obey(Command::SitBot { seat, level }, None).await?;
                let _ = reply.send(refused.map_or(Ok(()), Err));
            }
            Mail::Renamed { player, name } => {
                self.names.insert(player.as_str().to_string(), name);
                self.tell_table();
            }
            Mail::Record { reply } => {
                let _ = reply.send(self.record());
            }
            Mail::Steps { reader, reply } => self.steps(reader, reply),
            Mail::Position { reader, at, reply } => self.position(reader, at, reply),
            Mail::Wake | Mail::Stop { .. } => {}
        }
        Ok(())
    }

    async fn said(&mut self, socket: SocketId, message: FromPage) -> Result<(), Broken> {
        let Some(watcher) = self.watchers.get(&socket) else { return Ok(()) };
        let Observer::Seat(seat) = watcher.observer else {
            self.refuse(socket, (RefusalCode::NotSeated, said::refused(RefusalCode::NotSeated)));
            return Ok(());
        };
        let named = if let FromPage::Move { version, .. } = message { version } else { 0 };
        let command = match message {
            FromPage::Move { version, answer } => match serde_json::from_value(answer) {
                Ok(answer) => Command::Move { seat, version, answer },
                Err(_) => {
                    self.refuse(socket, (RefusalCode::Malformed, said::refused(RefusalCode::Malformed)));
                    return Ok(());
                }
            },
            FromPage::Undo { version } => Command::Undo { seat, version },
            FromPage::Automatic { on } => Command::Automatic { seat, on },
            FromPage::Resign => Command::Resign { seat },
            FromPage::Leave => Command::Leave { seat },
            FromPage::Return => Command::Return { seat },
            FromPage::Rematch => Command::Rematch { seat },
            FromPage::Hint { version } => {
                if let Err(refused) = self.hint(socket, seat, version) {
                    self.refuse(socket, refused);
                }
                return Ok(());
            }
            FromPage::Draft { id, steps } => {
                self.draft(socket, seat, id, &steps);
                return Ok(());
            }
            FromPage::Hello { .. } | FromPage::Ping { .. } => return Ok(()),
        };
        if let Some(refused) = self.obey(command, Some((socket, named))).await? {
            self.refuse(socket, refused);
        }
        Ok(())
    }

    fn draft(&mut self, socket: SocketId, seat: Seat, id: u32, steps: &serde_json::Value) {
        let code = match self.table.prompt(seat).map(|prompt| G::draft(prompt, steps)) {
            Some(Some(Ok(draft))) => {
                return self.tell_one(socket, text(&ToPage::Drafted { id, draft: Some(draft), refused: None }));
            }
            Some(Some(Err(why))) => {
                return self.tell_one(socket, text(&ToPage::Drafted { id, draft: None, refused: Some(why) }));
            }
            Some(None) => RefusalCode::NoDraft,
            None => RefusalCode::NotAsked,
        };
        self.tell_one(socket, text(&ToPage::Drafted { id, draft: None, refused: Some(said::refused(code)) }));
    }

    async fn thought(&mut self, thought: Thought<G>) -> Result<(), Broken> {
        self.thinking -= 1;
        self.app.metrics.bots_waiting.add(-1);
        let Thought { seat, version, level, answer } = thought;
        let Some(answer) = answer else {
            tracing::error!(id = self.head.id, %seat, "no bot can answer");
            return Ok(());
        };
        // A person may have come back meanwhile: then the answer is not wanted, and that is no fault.
        if let Some((RefusalCode::Illegal, _)) = self.obey(Command::BotMove { seat, version, answer }, None).await? {
            tracing::error!(id = self.head.id, game = G::ID, %seat, level, "a bot's move is illegal");
            self.app.metrics.bot_failures.add(1);
            let view = self.table.view(Observer::Seat(seat));
            if let (Some(view), Some(prompt), true) = (view, self.table.prompt(seat).cloned(), level != "random") {
                self.ask(seat, "random".into(), version, view, prompt);
            }
        }
        Ok(())
    }

    /// Lets a bot think, beside everything else.
    fn ask(&mut self, seat: Seat, level: String, version: u32, view: G::View, prompt: G::Prompt) {
        self.thinking += 1;
        self.app.metrics.bots_waiting.add(1);
        let (bots, thinkers) = (self.app.bots.clone(), self.thinkers.clone());
        tokio::spawn(async move {
            let answer = bots.choose::<G>(level.clone(), view, prompt).await;
            let _ = thinkers.send(Thought { seat, version, level, answer });
        });
    }

    /// Does what a command says; gives the refusal, if it was refused.
    async fn obey(&mut self, command: Command<G::Move>, from: Option<From>) -> Result<Option<Refused>, Broken> {
        let effects = self.table.handle(Time::from_millis(now()), command);
        self.follow(effects, from).await
    }

    /// Stores what is to be stored, then tells and asks.
    async fn follow(&mut self, effects: Vec<Effect<G>>, from: Option<From>) -> Result<Option<Refused>, Broken> {
        let (mut stored, mut asked, mut changed, mut over) = (Vec::new(), Vec::new(), false, false);
        let (mut refused, mut next_match, mut accepted) = (None, None, false);
        self.wake = None;
        for effect in effects {
            match effect {
                Effect::Store(entry) => stored.push(entry),
                // Every watcher is told from the history, which numbers the lines for it.
                Effect::Say(_) => {}
                Effect::Accepted { .. } => accepted = true,
                Effect::Refuse { refusal, .. } => refused = Some(said::refusal::<G>(&refusal)),
                Effect::Changed => changed = true,
                Effect::Over(_) => over = true,
                Effect::Rematch(holders) => next_match = Some(holders),
                Effect::AskBot { seat, level, version, view, prompt } => {
                    asked.push((seat, level, version, view, prompt));
                }
                Effect::WakeAt(time) => self.wake = Some(time.millis()),
            }
        }
        if !stored.is_empty() {
            let wake = if asked.is_empty() && self.thinking == 0 { self.wake } else { Some(0) };
            if let Err(error) = self.store(&stored, wake, next_match).await {
                tracing::error!(id = self.head.id, %error, "a match could not be stored");
                return Err(Broken);
            }
            self.app.metrics.matches_over.add(over.into());
        }
        let sender = from.filter(|_| accepted);
        if let Some((socket, version)) = sender {
            self.tell_one(socket, text(&ToPage::Accepted { version }));
        }
        if changed {
            self.tell_everyone(over).await;
        } else if let Some((socket, _)) = sender {
            // The same move once more: whoever sent it may not have heard how things stand.
            self.tell_state(&[socket]);
        }
        for (seat, level, version, view, prompt) in asked {
            self.ask(seat, level, version, view, prompt);
        }
        Ok(refused)
    }

    async fn store(
        &mut self,
        stored: &[Stored<G::Move>],
        wake: Option<u64>,
        next_match: Option<game::BySeat<Holder>>,
    ) -> Result<(), StoreError> {
        let mut transaction = Transaction::default();
        if let Some(holders) = next_match {
            let id = random_hex::<8>();
            let Head { owner, client, listed, .. } = &self.head;
            let origin = Origin { id: &id, owner, client, listed: *listed };
            transaction =
                create::rows::<G>(&self.app, &origin, self.table.setup(), &holders).map_err(StoreError::Damaged)?;
            self.head.rematch = Some(id);
        }
        let mut seats_changed = false;
        for (entry, number) in stored.iter().zip(self.next..) {
            use table::Happened::{Moved, Sat, StoodUp};
            seats_changed |= matches!(entry.what, Sat { .. } | StoodUp { .. });
            self.app.metrics.moves.add(matches!(entry.what, Moved { .. }).into());
            let entry = serde_json::to_string(entry).map_err(|error| StoreError::Damaged(error.to_string()))?;
            transaction.entries.push(EntryRow { match_id: self.head.id.clone(), number, entry });
        }
        self.next += stored.len() as u32;
        let rematch = self.head.rematch.clone();
        transaction.progress.push(progress(&self.head.id, &self.table, wake, rematch, now()));
        if seats_changed {
            transaction.seats.extend(seat_rows(&self.app, &self.head.id, &self.table));
        }
        self.app.store.write(transaction).await
    }
}
