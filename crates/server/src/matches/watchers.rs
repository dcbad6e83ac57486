//! The viewers of a match, and what each of them has been sent.

use axum::extract::ws::Utf8Bytes;
use game::Observer;
use protocol::{MatchStatus, PROTOCOL_VERSION, ToPage};
use table::{Holder, Status, Time};

use super::chatting::Standing;
use super::create::clock_choice;
use super::task::Task;
use super::{LogPosition, Outbox, Refused, SocketId, hints, tell, text};
use crate::identity::{PlayerId, guest_name};
use games::Playable;

/// A socket that looks at the match.
pub(super) struct Watcher {
    pub(super) player: Option<PlayerId>,
    /// The tag of its address.
    pub(super) client: String,
    pub(super) observer: Observer,
    /// How many entries of its log it was sent.
    seen: u32,
    pub(super) outbox: Outbox,
    /// What it was last sent about the table.
    table: Option<Utf8Bytes>,
    /// What it was last told about the chat; none if nothing.
    pub(super) chat: Option<Standing>,
    is_slow: bool,
}

impl Watcher {
    /// A socket whose page has heard some of a log.
    pub(super) fn new(player: Option<PlayerId>, client: String, heard: LogPosition, outbox: Outbox) -> Self {
        let LogPosition { entries, observer } = heard;
        Self { player, client, observer, seen: entries, outbox, table: None, chat: None, is_slow: false }
    }

    pub(super) fn send(&mut self, text: Utf8Bytes) {
        self.is_slow |= !self.outbox.send(text);
    }
}

impl<G: Playable> Task<G> {
    pub(super) async fn join(&mut self, socket: SocketId, mut watcher: Watcher) {
        self.learn_names().await;
        let observer = self.observer(watcher.player.as_ref());
        // A page that claims more than there is, for example from before a restore, gets everything. So does one whose
        // player has sat down or stood up in the meantime.
        if watcher.observer != observer || watcher.seen > self.table.history_len(observer) {
            (watcher.observer, watcher.seen) = (observer, 0);
        }
        self.watchers.insert(socket, watcher);
        self.greet(socket);
        self.tell_table();
        self.tell_chat().await;
        self.tell_news(socket);
        self.tell_state(&[socket]);
        if let (Some(over), Some(watcher)) = (tell::over(&self.table), self.watchers.get_mut(&socket)) {
            watcher.send(over);
        }
    }

    fn observer(&self, player: Option<&PlayerId>) -> Observer {
        player.and_then(|player| self.table.seat_of(player.as_str())).map_or(Observer::Public, Observer::Seat)
    }

    pub(super) fn greet(&mut self, socket: SocketId) {
        let Some(watcher) = self.watchers.get_mut(&socket) else { return };
        let hello = ToPage::Hello {
            protocol: PROTOCOL_VERSION,
            server: env!("CARGO_PKG_VERSION").to_string(),
            match_id: self.head.id.clone(),
            game: G::ID.to_string(),
            variant: self.head.variant.clone(),
            you: if let Observer::Seat(seat) = watcher.observer { Some(seat) } else { None },
            clock: clock_choice(self.table.setup().clock),
            lesson: self.teaching.as_ref().map(|teaching| teaching.lesson.id.to_string()),
        };
        watcher.send(text(&hello));
    }

    /// Loads the names of new people at the table. People without a name appear as guests.
    pub(super) async fn learn_names(&mut self) {
        for player in self.table.players(Time::from_millis(0)).values() {
            let Holder::Person { id } = &player.holder else { continue };
            if !self.names.contains_key(id) {
                let name = self.app.store.name(id).await.unwrap_or_default();
                self.names.insert(id.clone(), name.unwrap_or_else(|| guest_name(id)));
            }
        }
    }

    pub(super) fn tell_one(&mut self, socket: SocketId, text: Utf8Bytes) {
        if let Some(watcher) = self.watchers.get_mut(&socket) {
            watcher.send(text);
        }
    }

    pub(super) fn refuse(&mut self, socket: SocketId, (code, said): Refused) {
        self.app.metrics.refused.add(1);
        self.tell_one(socket, text(&ToPage::Refused { code, said }));
    }

    pub(super) async fn tell_everyone(&mut self, over: bool) {
        if self.watchers.is_empty() {
            return;
        }
        self.learn_names().await;
        let sockets: Vec<SocketId> = self.watchers.keys().copied().collect();
        for &socket in &sockets {
            let observer = self.observer(self.watchers[&socket].player.as_ref());
            if let Some(watcher) = self.watchers.get_mut(&socket).filter(|watcher| watcher.observer != observer) {
                // The viewer sat down or stood up: it gets another log, from the beginning.
                (watcher.observer, watcher.seen, watcher.table) = (observer, 0, None);
                self.greet(socket);
            }
        }
        self.tell_table();
        self.tell_chat().await;
        for &socket in &sockets {
            self.tell_news(socket);
        }
        self.tell_state(&sockets);
        if let Some(text) = tell::over(&self.table).filter(|_| over) {
            self.watchers.values_mut().for_each(|watcher| watcher.send(text.clone()));
        }
    }

    /// Sends who sits where and how much time is left, to every viewer for whom that changed.
    pub(super) fn tell_table(&mut self) {
        let status = match self.table.status() {
            Status::Waiting => MatchStatus::Waiting,
            Status::Playing => MatchStatus::Playing,
            Status::Over { .. } => MatchStatus::Over,
        };
        let players = self.table.players(Time::from_millis(self.app.now()));
        let online = |seat| self.watchers.values().any(|watcher| watcher.observer == Observer::Seat(seat));
        let infos: Vec<_> = players
            .iter()
            .map(|(seat, player)| {
                let name = if let Holder::Person { id } = &player.holder { self.names.get(id).cloned() } else { None };
                tell::player(seat, player, name, online(seat))
            })
            .collect();
        // Viewers who get the same message share the work.
        let mut told: Vec<((bool, bool), Utf8Bytes)> = Vec::new();
        for watcher in self.watchers.values_mut() {
            let kind = match watcher.observer {
                Observer::Seat(seat) => {
                    (players[seat].automatic, self.net.is_some() && hints::are_allowed(&players, seat))
                }
                Observer::Public => (false, false),
            };
            if !told.iter().any(|(known, _)| *known == kind) {
                let ((automatic, hints), rematch) = (kind, self.head.rematch.clone());
                let paused = self.is_paused;
                let table = ToPage::Table { players: infos.clone(), status, automatic, hints, paused, rematch };
                told.push((kind, text(&table)));
            }
            let Some((_, text)) = told.iter().find(|(known, _)| *known == kind) else { continue };
            if watcher.table.as_ref() != Some(text) {
                watcher.table = Some(text.clone());
                watcher.send(text.clone());
            }
        }
    }

    fn tell_news(&mut self, socket: SocketId) {
        let Some(watcher) = self.watchers.get_mut(&socket) else { return };
        if let Some(text) = tell::events(&self.table, watcher.observer, watcher.seen) {
            watcher.send(text);
        }
        watcher.seen = self.table.history_len(watcher.observer);
    }

    /// Sends the state of play to these sockets. Those who see the same share the work.
    pub(super) fn tell_state(&mut self, sockets: &[SocketId]) {
        let mut made: Vec<(Observer, Option<Utf8Bytes>)> = Vec::new();
        let progress = self.progress();
        let lesson = self.teaching.as_ref().map(|teaching| teaching.lesson).zip(progress.as_ref());
        for socket in sockets {
            let Some(watcher) = self.watchers.get_mut(socket) else { continue };
            let observer = watcher.observer;
            if !made.iter().any(|(known, _)| *known == observer) {
                made.push((observer, tell::state(&self.table, observer, lesson)));
            }
            if let Some((_, Some(text))) = made.iter().find(|(known, _)| *known == observer) {
                watcher.send(text.clone());
            }
        }
        self.tell_lesson();
    }

    /// Disconnects sockets that do not read: their outbox is dropped, and the socket closes.
    pub(super) fn drop_slow(&mut self) {
        let before = self.watchers.len();
        self.watchers.retain(|_, watcher| !watcher.is_slow);
        self.app.metrics.sockets_dropped.add((before - self.watchers.len()) as u64);
    }
}
