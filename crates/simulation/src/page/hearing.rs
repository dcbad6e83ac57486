//! What a page does with the messages it gets, and which of them break an invariant.

use game::Seat;
use protocol::{Drafted, MatchStatus, PlayerInfo, RefusalCode};
use serde::Deserialize;
use serde_json::Value;
use server::client::{ClientError, Reply, next_step};
use server::simulation::{Acknowledged, Shown};
use words::Question;

use super::{Next, Page};
use crate::context::PlantedFault;
use crate::talk;

#[derive(Deserialize)]
struct Kind {
    r#type: String,
}

#[derive(Deserialize)]
struct Hello {
    you: Option<Seat>,
    r#match: String,
}

#[derive(Deserialize)]
struct State {
    version: u32,
    question: Option<Question>,
    waiting: Vec<Seat>,
    undo: Option<Value>,
}

#[derive(Deserialize)]
struct Table {
    players: Vec<PlayerInfo>,
    status: MatchStatus,
    rematch: Option<String>,
}

#[derive(Deserialize)]
struct Events {
    events: Vec<Value>,
}

#[derive(Deserialize)]
struct Accepted {
    version: u32,
}

#[derive(Deserialize)]
struct DraftReply {
    id: u32,
    drafted: Option<Drafted>,
}

#[derive(Deserialize)]
struct Coded {
    code: RefusalCode,
}

impl Page {
    pub(super) fn hear(&mut self, text: &str) -> Result<(), ClientError> {
        let kind: Kind = parse(text)?;
        self.player.note(&format!("{} -> {text}", &self.id[..4]));
        match kind.r#type.as_str() {
            "hello" => self.hear_hello(&parse(text)?),
            "table" => self.hear_table(parse(text)?),
            "events" => self.hear_events(&parse::<Events>(text)?.events),
            "state" => self.hear_state(parse(text)?, text),
            "accepted" => self.hear_accepted(parse::<Accepted>(text)?.version),
            "drafted" => self.hear_drafted(&parse(text)?),
            "refused" => self.hear_refused(parse::<Coded>(text)?.code),
            "chat" => self.hear_chat(parse(text)?),
            "chatted" => self.hear_chatted(&parse(text)?),
            "over" => self.is_over = true,
            "closing" => {
                let code = parse::<Coded>(text)?.code;
                if code == RefusalCode::Internal {
                    let context = &self.player.context;
                    context.failed(context.is_calm(), format!("match {}: a socket is closed: {code:?}", self.id));
                }
                return Err(ClientError::Closed);
            }
            "pong" => {}
            other => self.fail("own view", format!("{other} came unasked")),
        }
        Ok(())
    }

    fn hear_hello(&mut self, hello: &Hello) {
        if hello.r#match != self.id {
            self.fail("own view", "another match says hello");
        }
        let viewer = hello.you.map(Seat::number);
        let known = self.player.viewer.borrow_mut().insert(self.id.clone(), viewer);
        // Other eyes: another log, from its beginning.
        if known.is_some_and(|known| known != viewer) || self.viewer != viewer {
            self.next = 0;
        }
        self.viewer = viewer;
        if viewer.is_some() {
            self.player.knows(&self.id);
        }
    }

    fn hear_table(&mut self, table: Table) {
        self.status = Some(table.status);
        let own = self.viewer.and_then(|seat| table.players.get(usize::from(seat)));
        self.wants.to_return = own.is_some_and(|own| own.stand_in && !own.resigned);
        if table.rematch.is_some() && table.rematch != self.wants.rematch {
            self.wants.rematch = table.rematch;
        }
    }

    fn hear_events(&mut self, lines: &[Value]) {
        self.player.context.ledger.borrow_mut().hear(&self.id, self.viewer, self.next, lines);
        self.next += lines.len() as u32;
    }

    fn hear_state(&mut self, state: State, text: &str) {
        let State { version, question, waiting, undo } = state;
        let is_asked = self.viewer.is_some_and(|seat| waiting.contains(&Seat::new(seat)));
        if is_asked != question.is_some() || (self.viewer.is_none() && undo.is_some()) {
            self.fail("own view", "a question for somebody else");
        }
        if self.composing.as_ref().is_some_and(|composing| composing.version != version) {
            self.composing = None;
        }
        self.can_undo = undo.is_some();
        let compare = self.player.context.plant.is_some() || self.chance.below(12) == 0;
        let shown = Shown { seat: self.viewer, version, text: text.to_string() };
        self.player.context.ledger.borrow_mut().shown(&self.id, self.floor, shown, compare);
        self.floor = version;
        self.question = question.map(|question| (version, question));
    }

    fn hear_accepted(&mut self, version: u32) {
        let (Some(seat), Some(answer)) = (self.viewer, self.sent.get(&version)) else {
            return self.fail("kept", format!("version {version} was accepted, and nothing was sent"));
        };
        let told = Acknowledged { player: self.player.id(), socket: self.number, version, answer: answer.clone() };
        self.player.context.ledger.borrow_mut().accepted(&self.id, seat, told);
    }

    fn hear_chat(&mut self, heard: talk::Heard) {
        let is_playing = self.viewer.is_some() && self.status != Some(MatchStatus::Over);
        match self.talk.hear(heard, is_playing) {
            Ok(texts) => self.player.context.ledger.borrow_mut().heard_lines(&self.id, &texts),
            Err(wrong) => self.fail("own view", wrong),
        }
    }

    fn hear_chatted(&mut self, reply: &talk::Reply) {
        match &reply.refused {
            Some(refused) => self.hear_refused(refused.code),
            None => match self.talk.text(reply.id) {
                Some(text) => self.player.context.ledger.borrow_mut().said(&self.id, &self.player.id(), text),
                None => self.fail("kept", format!("line {} was acknowledged and never said", reply.id)),
            },
        }
    }

    fn hear_refused(&mut self, code: RefusalCode) {
        if code == RefusalCode::Internal {
            self.fail("liveness", "the server failed");
        }
    }

    fn hear_drafted(&mut self, drafted: &DraftReply) {
        let Some(composing) = self.composing.as_mut().filter(|composing| composing.id == drafted.id) else { return };
        let draft = drafted.drafted.as_ref().and_then(Drafted::draft);
        match draft.and_then(|draft| next_step(draft, &mut self.chance)) {
            Some(Reply::Step(step)) => {
                composing.steps.push(step);
                self.drafts += 1;
                composing.id = self.drafts;
                self.wants.next = Some(Next::Draft);
            }
            Some(Reply::Move(answer)) => {
                self.wants.next = Some(Next::Move(composing.version, answer));
                self.composing = None;
            }
            None => self.composing = None,
        }
    }

    /// What arrives, unless a fault is planted.
    pub(super) fn tampered(&self, text: String) -> String {
        let context = &self.player.context;
        let Some(plant) = context.plant else { return text };
        let is_state = text.starts_with("{\"type\":\"state\"");
        let mut states = context.states.borrow_mut();
        match plant {
            PlantedFault::ForeignState if is_state => {
                let last = states.insert(self.id.clone(), (self.viewer, text.clone()));
                last.filter(|(viewer, _)| *viewer != self.viewer).map_or(text, |(_, foreign)| foreign)
            }
            PlantedFault::OlderState if is_state => {
                let (_, older) = states.entry(self.id.clone()).or_insert((self.viewer, text.clone()));
                if self.chance.clone().below(8) == 0 { older.clone() } else { text }
            }
            PlantedFault::FailedSocket if is_state && context.is_calm() => {
                r#"{"type":"closing","code":"internal"}"#.into()
            }
            PlantedFault::ForeignChat => text.replace("\"side\":\"players\"", "\"side\":\"spectators\""),
            PlantedFault::ForeignLine => text.replacen("\"round\":1,", "\"round\":2,", 1),
            PlantedFault::MissingLine => match serde_json::from_str::<Value>(&text) {
                Ok(mut message) if message["type"] == "events" => {
                    message["events"].as_array_mut().map(|events| events.remove(0));
                    message.to_string()
                }
                _ => text,
            },
            PlantedFault::ForgedAcceptance
                if text.contains("\"code\":\"unsaved\"") || text.contains("\"code\":\"stale\"") =>
            {
                match self.sent.last_key_value() {
                    Some((version, _)) => format!("{{\"type\":\"accepted\",\"version\":{version}}}"),
                    None => text,
                }
            }
            _ => text,
        }
    }
}

fn parse<T: for<'a> Deserialize<'a>>(text: &str) -> Result<T, ClientError> {
    serde_json::from_str(text).map_err(|error| ClientError::Unexpected(error.to_string()))
}
