//! [`Guest`]: a person at a table who does everything a page can do, and remembers what was acknowledged.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use game::Chance;
use protocol::{Drafted, FromPage, MatchStatus, Me, RefusalCode, Rename};
use serde_json::Value;
use server::client::{Client, ClientError, Reply, Seen, Socket, answer, next_step};
use tokio::time::{sleep, timeout};
use words::Question;

use crate::compare::Loss;
use crate::lock;
use crate::player::{client_from, named};
use crate::witness::{Heard, Request, Witness};

/// How long a guest pauses before doing something, on average.
const PAUSE: Duration = Duration::from_millis(20);
/// How long a guest pauses after a refusal.
const REFUSED: Duration = Duration::from_millis(100);
/// A table that is silent for this long is stuck: bots answer at once, and people hardly pause.
const SILENCE: Duration = Duration::from_secs(60);

/// What all guests count together.
#[derive(Debug, Default)]
pub struct Counts {
    /// Moves that were accepted.
    pub moves: AtomicU64,
    /// Moves that were taken back.
    pub undone: AtomicU64,
    /// Matches that were made, rematches included.
    pub tables: AtomicU64,
    /// Matches that were played to their end.
    pub finished: AtomicU64,
    /// Seats that were taken by their link.
    pub seats: AtomicU64,
    /// Names that were changed.
    pub names: AtomicU64,
    /// Requests that failed while the server was expected to be in trouble.
    pub failed_requests: AtomicU64,
    /// Whether the server is expected to be in trouble.
    pub is_in_trouble: AtomicBool,
    /// What was refused, by reason.
    refusals: Mutex<BTreeMap<String, u64>>,
    /// Contradictions between messages while the server ran.
    losses: Mutex<Vec<Loss>>,
    /// What should not have happened though nothing was lost.
    faults: Mutex<Vec<String>>,
}

impl Counts {
    fn refused(&self, code: RefusalCode) {
        *lock(&self.refusals).entry(named(code)).or_default() += 1;
        // Guests only do what they were offered.
        if matches!(
            code,
            RefusalCode::Internal | RefusalCode::Illegal | RefusalCode::Malformed | RefusalCode::NotSeated
        ) {
            self.fault(format!("a message was refused as {}", named(code)));
        }
    }

    /// How often something was refused for this reason.
    #[must_use]
    pub fn refused_as(&self, code: RefusalCode) -> u64 {
        lock(&self.refusals).get(&named(code)).copied().unwrap_or_default()
    }

    /// What was refused, by reason.
    #[must_use]
    pub fn refusals(&self) -> BTreeMap<String, u64> {
        lock(&self.refusals).clone()
    }

    /// Notes something that was lost.
    pub fn report_losses(&self, losses: impl IntoIterator<Item = Loss>) {
        lock(&self.losses).extend(losses);
    }

    /// Notes something that should not have happened.
    pub fn fault(&self, fault: impl Into<String>) {
        lock(&self.faults).push(fault.into());
    }

    /// Notes a request that failed. Too much is refused, and what cannot be kept is refused for the time being.
    pub(crate) fn failed(&self, status: impl Into<u16>, text: &str) {
        let status = status.into();
        self.failed_requests.fetch_add(1, Relaxed);
        if status != 429 && !self.is_in_trouble.load(Relaxed) {
            self.fault(format!("a request failed with status {status}: {text}"));
        }
    }

    /// Everything that was lost.
    #[must_use]
    pub fn losses(&self) -> Vec<Loss> {
        lock(&self.losses).clone()
    }

    /// Everything that should not have happened.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        lock(&self.faults).clone()
    }
}

/// How playing ended.
#[derive(Debug, PartialEq, Eq)]
pub enum End {
    /// The server is gone, or does not answer.
    Gone,
    /// The match is over, and nothing more is wanted.
    Over,
    /// The match is over, and the next one was made.
    Rematch(String),
}

/// A person with an identity, a name and at most one table.
#[derive(Debug)]
pub struct Guest {
    number: usize,
    cookie: Option<String>,
    /// The name that was acknowledged.
    pub name: Option<String>,
    /// A name that was asked for and not acknowledged yet.
    pub asked_name: Option<String>,
    /// What the server said at the table.
    pub witness: Option<Witness>,
    chance: Chance,
}

/// What a guest knows of the moment.
#[derive(Default)]
struct Moment {
    state: Option<(u32, Option<Question>, bool)>,
    /// The steps of an answer that is being made, and the version it is made for.
    draft: Option<(u32, Vec<Value>)>,
}

impl Guest {
    /// Somebody whom the server does not know.
    #[must_use]
    pub fn new(number: usize, chance: Chance) -> Self {
        Self { number, cookie: None, name: None, asked_name: None, witness: None, chance }
    }

    /// The same person, for another table. Who stays behind no longer knows the name, which may change there.
    #[must_use]
    pub fn again(&mut self, chance: Chance) -> Self {
        let (cookie, name, asked_name) = (self.cookie.clone(), self.name.take(), self.asked_name.take());
        Self { number: self.number, cookie, name, asked_name, witness: None, chance }
    }

    /// A client with this person's identity.
    #[must_use]
    pub fn client(&self, server: SocketAddr) -> Client {
        let mut client = client_from(server, self.number);
        client.cookie.clone_from(&self.cookie);
        client
    }

    /// Gets an identity, which no restart takes away.
    pub async fn arrive(&mut self, server: SocketAddr) -> Result<(), ClientError> {
        if self.cookie.is_none() {
            let mut client = self.client(server);
            let me: Me = client.get("/api/me").await?.json()?;
            (self.cookie, self.name) = (client.cookie, Some(me.name));
        }
        Ok(())
    }

    /// Plays until the server is gone or the match is over; whether a rematch is wanted then is agreed beforehand.
    pub async fn play(&mut self, server: SocketAddr, wants_rematch: bool, counts: &Counts) -> End {
        match self.try_play(server, wants_rematch, counts).await {
            Ok(end) => end,
            Err(ClientError::Unexpected(what)) => {
                counts.fault(what);
                End::Gone
            }
            Err(_) => End::Gone,
        }
    }

    async fn try_play(&mut self, server: SocketAddr, wants_rematch: bool, counts: &Counts) -> Result<End, ClientError> {
        let Some(witness) = &self.witness else { return Ok(End::Gone) };
        let seen = witness.log.last().map(|entry| Seen { last: entry.index, you: Some(witness.seat) });
        let mut socket = self.client(server).join(&witness.id, seen).await?;
        let mut moment = Moment::default();
        loop {
            let heard = self.hear(&mut socket).await?;
            if !self.note(&heard, &mut moment, counts) {
                return Ok(End::Gone);
            }
            let Some(witness) = &self.witness else { return Ok(End::Gone) };
            if witness.is_over() {
                let next = witness.place.as_ref().and_then(|place| place.rematch.clone());
                match next {
                    Some(id) => return Ok(End::Rematch(id)),
                    None if !wants_rematch => return Ok(End::Over),
                    None => {}
                }
            }
            match heard {
                Heard::State { .. } | Heard::Over {} => self.act(&mut socket, server, &mut moment, counts).await?,
                Heard::Refused { .. } => {
                    sleep(REFUSED).await;
                    self.act(&mut socket, server, &mut moment, counts).await?;
                }
                Heard::Drafted { drafted } => {
                    let draft = drafted.as_ref().and_then(Drafted::draft);
                    let step = draft.and_then(|draft| next_step(draft, &mut self.chance));
                    self.compose(&mut socket, &mut moment, step).await?;
                }
                Heard::Closing { .. } => return Ok(End::Gone),
                _ => {}
            }
        }
    }

    async fn hear(&mut self, socket: &mut Socket) -> Result<Heard, ClientError> {
        let silence = |_| ClientError::Unexpected(format!("nothing was said at a table for {SILENCE:?}"));
        let text = timeout(SILENCE, socket.next_text()).await.map_err(silence)??;
        serde_json::from_str(&text).map_err(|error| ClientError::Unexpected(error.to_string()))
    }

    /// Notes a message; `false` if it contradicts an earlier one.
    fn note(&mut self, heard: &Heard, moment: &mut Moment, counts: &Counts) -> bool {
        let Some(witness) = &mut self.witness else { return false };
        let (accepted, wish) = (witness.accepted, witness.wish);
        if let Err(loss) = witness.hear(heard) {
            counts.report_losses([loss]);
            return false;
        }
        counts.moves.fetch_add(witness.accepted - accepted, Relaxed);
        match heard {
            Heard::State { version, question, undo } => {
                moment.state = Some((*version, question.clone(), undo.is_some()));
            }
            Heard::Events { .. } if wish == Some(Request::Undo) && witness.wish.is_none() => {
                counts.undone.fetch_add(1, Relaxed);
            }
            Heard::Refused { code } => {
                moment.draft = None;
                counts.refused(*code);
            }
            _ => {}
        }
        true
    }

    /// Does something, unless an answer is awaited.
    async fn act(
        &mut self,
        socket: &mut Socket,
        server: SocketAddr,
        moment: &mut Moment,
        counts: &Counts,
    ) -> Result<(), ClientError> {
        let Some(witness) = &self.witness else { return Ok(()) };
        if witness.sent.is_some() || witness.wish.is_some() || moment.draft.is_some() {
            return Ok(());
        }
        sleep(Duration::from_micros(self.chance.below(2 * PAUSE.as_micros() as u32).into())).await;
        if self.one_in(100) {
            self.rename(server, counts).await?;
        }
        if let Some((wish, message)) = self.other_request(moment) {
            if let Some(witness) = &mut self.witness {
                witness.wishes(wish);
            }
            return socket.send(&message).await;
        }
        let Some((version, Some(question), _)) = &moment.state else { return Ok(()) };
        let is_playing = self.witness.as_ref().is_some_and(|witness| {
            witness.place.as_ref().is_some_and(|place| !place.stand_in && !place.resigned && !witness.is_over())
        });
        if is_playing {
            let reply = answer(question, &mut self.chance);
            moment.draft = Some((*version, Vec::new()));
            self.compose(socket, moment, reply).await?;
        }
        Ok(())
    }

    /// A request other than a move, if it is time for one.
    fn other_request(&mut self, moment: &Moment) -> Option<(Request, FromPage)> {
        let place = self.witness.as_ref()?.place.clone()?;
        let (version, _, can_undo) = moment.state.as_ref()?;
        if place.status == MatchStatus::Over {
            return (!place.wants_rematch).then_some((Request::Rematch, FromPage::Rematch));
        }
        if place.status != MatchStatus::Playing || place.resigned {
            return None;
        }
        if place.stand_in {
            return Some((Request::Return, FromPage::Return));
        }
        if *can_undo && self.one_in(10) {
            return Some((Request::Undo, FromPage::Undo { version: *version }));
        }
        if self.one_in(60) {
            let on = !place.automatic;
            return Some((Request::Automatic(on), FromPage::Automatic { on }));
        }
        if self.one_in(80) {
            return Some((Request::Leave, FromPage::Leave));
        }
        self.one_in(500).then_some((Request::Resign, FromPage::Resign))
    }

    /// Sends the answer that is being made, or its next step.
    async fn compose(
        &mut self,
        socket: &mut Socket,
        moment: &mut Moment,
        reply: Option<Reply>,
    ) -> Result<(), ClientError> {
        let Some((version, mut steps)) = moment.draft.take() else { return Ok(()) };
        match reply {
            Some(Reply::Move(answer)) => {
                if let Some(witness) = &mut self.witness {
                    witness.sends(version, &answer);
                }
                socket.send(&FromPage::Move { version, answer }).await
            }
            Some(Reply::Step(step)) => {
                steps.push(step);
                let message = FromPage::steps(0, steps.clone());
                moment.draft = Some((version, steps));
                socket.send(&message).await
            }
            // The question has changed in the meantime. The state that says so brings the next one.
            None => Ok(()),
        }
    }

    async fn rename(&mut self, server: SocketAddr, counts: &Counts) -> Result<(), ClientError> {
        let name = format!("Visitor {}", self.chance.below(1_000_000));
        self.asked_name = Some(name.clone());
        let answered = self.client(server).put("/api/me", &Rename { name }).await?;
        if answered.status.is_success() {
            (self.name, self.asked_name) = (Some(answered.json::<Me>()?.name), None);
            counts.names.fetch_add(1, Relaxed);
        } else {
            counts.failed(answered.status, &answered.text);
        }
        Ok(())
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.chance.below(n) == 0
    }
}
