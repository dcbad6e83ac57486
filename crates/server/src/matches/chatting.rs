//! People at a table talk: a line is stored first, then sent to those who may read it.

use game::{Observer, Seat};
use protocol::{ChatLine, ChatRefusal, RefusalCode, Saying, ToPage};
use table::{Holder, Status};
use tokio::time::Instant;

use super::chat::{self, BadLine, Line, Room};
use super::task::{Task, refused};
use super::watchers::Watcher;
use super::{Refused, SocketId, text};
use crate::identity::guest_name;
use crate::store::{Change, Transaction};
use games::Playable;

/// What a viewer was told about the chat. If it changes, the whole chat is sent again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    is_on: bool,
    /// Whether the lines of spectators were among those sent.
    reads_all: bool,
    /// Counts everything that changes lines which were sent already.
    edition: u32,
}

/// The chat of a task.
#[derive(Debug, Default)]
pub(super) struct Talk {
    /// As it is stored; none until somebody comes, and after a write that failed.
    room: Option<Room>,
    /// Who holds the seats, so that a speaker's seat can be shown.
    holders: Vec<Option<String>>,
    edition: u32,
}

impl<G: Playable> Task<G> {
    /// Says something for a socket, and replies.
    pub(super) async fn chat(&mut self, socket: SocketId, id: u32, says: Saying) {
        let (line, refused) = match self.stored_line(socket, says).await {
            Ok(line) => (Some(line), None),
            Err((code, said)) => {
                self.app.metrics.refused.add(1);
                (None, Some(ChatRefusal { code, said }))
            }
        };
        self.tell_one(socket, text(&ToPage::Chatted { id, refused }));
        if let Some(line) = line {
            self.tell_line(&line);
        }
    }

    /// Stores a line, unless it is refused.
    async fn stored_line(&mut self, socket: SocketId, says: Saying) -> Result<Line, Refused> {
        if !self.has_chat() {
            return Err(refused(RefusalCode::NoChat));
        }
        let watcher = self.watchers.get(&socket).ok_or(BadLine::Stranger)?;
        let (speaker, side) = (watcher.player.clone().ok_or(BadLine::Stranger)?, chat::side_of(watcher.observer));
        let says = chat::tidy(says)?;
        if !self.may_store() {
            return Err(refused(RefusalCode::Unsaved));
        }
        self.open_room().await;
        self.learn_name(speaker.as_str()).await;
        let Some(room) = &mut self.talk.room else { return Err(refused(RefusalCode::Unsaved)) };
        let now = Instant::now();
        if !self.app.chat_of_players.take(speaker.clone(), now) {
            return Err(BadLine::TooFast.into());
        }
        if !room.may_say(side, now) {
            return Err(BadLine::Busy.into());
        }
        let line = room.next(side, speaker.as_str(), says, self.app.now());
        let line_stored = Change::Chat { line: line.row(&self.head.id), forget: room.forgotten(side) };
        let (fences, changes) = (self.head.fences(), vec![line_stored]);
        let stored = Transaction { fences, changes, ..Transaction::default() };
        if let Err(error) = self.app.store.write(stored).await {
            tracing::error!(id = self.head.id, %error, "a line of the chat could not be stored");
            // It may have been stored nevertheless, so everyone gets what is read now.
            self.talk.room = None;
            self.talk.edition += 1;
            self.tell_chat().await;
            return Err(refused(RefusalCode::Unsaved));
        }
        if let Some(room) = &mut self.talk.room {
            room.add(line.clone());
        }
        Ok(line)
    }

    /// Whether people can talk at this table: only where at least two seats are for people, since a bot does not listen.
    fn has_chat(&self) -> bool {
        let players = self.table.players(self.time());
        let for_people = players.values().filter(|player| !matches!(player.holder, Holder::Bot { .. })).count();
        self.app.config.chat && for_people > 1
    }

    /// Reads what was said so far, if it is not known. If that fails, the game goes on, and the next occasion tries again.
    async fn open_room(&mut self) {
        if self.talk.room.is_some() {
            return;
        }
        match self.app.store.chat(&self.head.id).await {
            Ok(rows) => self.talk.room = Some(Room::new(rows, self.app.config.limits.table_chat, Instant::now())),
            Err(error) => tracing::warn!(id = self.head.id, %error, "the chat of a match could not be read"),
        }
    }

    async fn learn_name(&mut self, id: &str) {
        if !self.names.contains_key(id) {
            let name = self.app.store.name(id).await.unwrap_or_default();
            self.names.insert(id.to_string(), name.unwrap_or_else(|| guest_name(id)));
        }
    }

    /// Sends the whole chat to every viewer for whom more has changed than a new line.
    pub(super) async fn tell_chat(&mut self) {
        let is_on = self.has_chat();
        if is_on {
            self.open_room().await;
            let speakers = self.talk.room.iter().flat_map(Room::speakers);
            let unknown: Vec<String> =
                speakers.filter(|id| !self.names.contains_key(*id)).map(ToString::to_string).collect();
            for id in unknown {
                self.learn_name(&id).await;
            }
        }
        self.note_holders();
        let Some(room) = &self.talk.room else { return };
        let (is_over, edition) = (matches!(self.table.status(), Status::Over { .. }), self.talk.edition);
        let mut told = Vec::new();
        for (socket, watcher) in &self.watchers {
            let reads_all = watcher.observer == Observer::Public || is_over;
            let standing = Standing { is_on, reads_all, edition };
            // Nobody needs to hear that there is still no chat.
            let is_news = watcher.chat.map_or(is_on, |known| known != standing);
            if is_news {
                let readable = if is_on { room.lines(watcher.observer, is_over) } else { Vec::new() };
                let lines = readable.into_iter().map(|line| self.shown(line, watcher)).collect();
                told.push((*socket, standing, text(&ToPage::Chat { on: is_on, all: true, lines })));
            }
        }
        for (socket, standing, text) in told {
            if let Some(watcher) = self.watchers.get_mut(&socket) {
                watcher.chat = Some(standing);
                watcher.send(text);
            }
        }
    }

    /// Lines show the seat of their speaker, so they are sent again when somebody sits down, or when seats are drawn.
    fn note_holders(&mut self) {
        let players = self.table.players(self.time());
        let person = |holder: &Holder| if let Holder::Person { id } = holder { Some(id.clone()) } else { None };
        let holders: Vec<_> = players.values().map(|player| person(&player.holder)).collect();
        if holders != self.talk.holders {
            self.talk.holders = holders;
            self.talk.edition += 1;
        }
    }

    /// A player has a new name. Lines that were sent with the old one are sent again.
    pub(super) async fn rename_speaker(&mut self, id: &str) {
        if self.talk.room.iter().flat_map(Room::speakers).any(|speaker| speaker == id) {
            self.talk.edition += 1;
            self.tell_chat().await;
        }
    }

    /// Sends a new line to those who may read it.
    fn tell_line(&mut self, line: &Line) {
        let is_over = matches!(self.table.status(), Status::Over { .. });
        let mut told = Vec::new();
        for (socket, watcher) in &self.watchers {
            // Whoever was not sent the earlier lines gets all of them later.
            if watcher.chat.is_some_and(|known| known.is_on) && chat::may_read(watcher.observer, line.side, is_over) {
                let lines = vec![self.shown(line, watcher)];
                told.push((*socket, text(&ToPage::Chat { on: true, all: false, lines })));
            }
        }
        for (socket, text) in told {
            self.tell_one(socket, text);
        }
    }

    /// A line as a viewer gets it. Ids of players stay here: they are half of a cookie.
    fn shown(&self, line: &Line, to: &Watcher) -> ChatLine {
        let Line { side, number, speaker, says, at } = line;
        let holder = self.talk.holders.iter().position(|holder| holder.as_ref() == Some(speaker));
        ChatLine {
            side: *side,
            number: *number,
            speaker: self.app.key.speaker_tag(speaker),
            name: self.names.get(speaker).cloned().unwrap_or_else(|| guest_name(speaker)),
            seat: holder.map(|seat| Seat::new(seat as u8)),
            mine: to.player.as_ref().is_some_and(|player| player.as_str() == speaker),
            says: says.clone(),
            at: *at,
        }
    }
}
