//! [`Page`]: one socket of one player at one match, from hello to its end.

mod hearing;

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use game::{Chance, Seat};
use protocol::{FromPage, MatchStatus};
use serde_json::Value;
use server::client::{ClientError, Reply, Seen, Socket, answer};
use tokio::time::{sleep, timeout};
use turmoil::net::TcpStream;
use words::Question;

use crate::context::{Phase, Player};
use crate::ledger::Viewer;
use crate::talk::Talk;

/// How long opening a socket may take.
const OPENING: Duration = Duration::from_secs(6);
/// How long sending something may take.
const SENDING: Duration = Duration::from_secs(10);
/// A socket that is silent for this long is given up once the faults have stopped.
const SILENCE: Duration = Duration::from_secs(30);

/// How a visit ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visit {
    /// The match is over.
    Over,
    /// The page went away, or the connection did.
    Gone,
    /// There is no such match.
    Missing,
}

/// What a page wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// Random actions, for about this many messages.
    Whims(u32),
    /// To bring the match to its end.
    Finish,
    /// Not to sit at the match any more, before it has begun.
    StandUp,
}

/// What a page is in the middle of composing.
struct Composing {
    version: u32,
    steps: Vec<Value>,
    id: u32,
}

/// One socket of one player at one match.
pub(crate) struct Page {
    player: Rc<Player>,
    /// The number of the socket in this run.
    number: u64,
    id: String,
    chance: Chance,
    goal: Goal,
    socket: Socket<TcpStream>,
    viewer: Viewer,
    /// The number of the next line.
    next: u32,
    /// No version before this one may come.
    floor: u32,
    question: Option<(u32, Question)>,
    can_undo: bool,
    composing: Option<Composing>,
    drafts: u32,
    /// What was answered to each version by this page. It never answers differently.
    sent: BTreeMap<u32, Value>,
    status: Option<MatchStatus>,
    is_over: bool,
    wants: Wants,
    moves: u32,
    automatic: bool,
    talk: Talk,
}

/// What has to be done about the table itself.
#[derive(Default)]
struct Wants {
    to_return: bool,
    rematch: Option<String>,
    /// What follows a draft.
    next: Option<Next>,
}

enum Next {
    Draft,
    Move(u32, Value),
}

impl Page {
    /// Looks at a match, in some mood, until that ends.
    pub(crate) async fn visit(player: &Rc<Player>, id: &str, goal: Goal, mut chance: Chance) -> Visit {
        let viewer = player.viewer.borrow().get(id).copied();
        // A page knows the lines that it was sent with the same eyes.
        let known = viewer.map_or(0, |viewer| player.context.ledger.borrow().heard(id, viewer));
        let last = known.checked_sub(1).filter(|_| goal != Goal::Finish && chance.below(10) < 7);
        let seen = last.map(|last| Seen { last, you: viewer.flatten().map(Seat::new) });
        let client = player.client.borrow().clone();
        let floor = player.context.ledger.borrow().version(id);
        let socket = match timeout(OPENING, client.join(id, seen)).await {
            Ok(Ok(socket)) => socket,
            Ok(Err(ClientError::Status(status, _))) if status.as_u16() == 404 => return Visit::Missing,
            _ => {
                player.note(&format!("cannot open {id}"));
                return Visit::Gone;
            }
        };
        player.note(&format!("opens {id}, {goal:?}, has seen {last:?}"));
        let sockets = &player.context.sockets;
        sockets.set(sockets.get() + 1);
        let mut page = Self {
            number: sockets.get(),
            player: Rc::clone(player),
            id: id.to_string(),
            chance,
            goal,
            socket,
            viewer: viewer.flatten(),
            next: last.map_or(0, |last| last + 1),
            floor,
            question: None,
            can_undo: false,
            composing: None,
            drafts: 0,
            sent: BTreeMap::new(),
            status: None,
            is_over: false,
            wants: Wants::default(),
            moves: 0,
            automatic: false,
            talk: Talk::default(),
        };
        page.run().await.unwrap_or(Visit::Gone)
    }

    async fn run(&mut self) -> Result<Visit, ClientError> {
        let mut left = if let Goal::Whims(left) = self.goal { left } else { u32::MAX };
        while left > 0 && !(matches!(self.goal, Goal::Whims(_)) && self.player.context.phase.get() != Phase::Faulty) {
            left -= 1;
            let patience = match self.goal {
                Goal::Whims(_) => Duration::from_millis(100 + u64::from(self.chance.below(4000))),
                Goal::Finish | Goal::StandUp => SILENCE,
            };
            match timeout(patience, self.socket.next_text()).await {
                Ok(text) => {
                    let text = self.tampered(text?.to_string());
                    self.hear(&text)?;
                    if self.is_over && self.goal == Goal::Finish {
                        return Ok(Visit::Over);
                    }
                }
                Err(_) if self.goal == Goal::Finish => {
                    self.player.note(&format!("hears nothing of {}", self.id));
                    return Ok(Visit::Gone);
                }
                Err(_) => {}
            }
            match self.wants.next.take() {
                Some(Next::Draft) => self.send_draft().await?,
                Some(Next::Move(version, answer)) => self.send(version, answer).await?,
                None => {}
            }
            match self.goal {
                Goal::Whims(_) => self.random_action().await?,
                Goal::Finish => self.finish().await?,
                Goal::StandUp if self.status.is_some() => {
                    self.say(&FromPage::Leave).await?;
                    sleep(Duration::from_secs(1)).await;
                    return Ok(Visit::Gone);
                }
                Goal::StandUp => {}
            }
        }
        Ok(if self.is_over { Visit::Over } else { Visit::Gone })
    }

    async fn say(&mut self, message: &FromPage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).unwrap_or_default();
        self.player.note(&format!("{} <- {text}", &self.id[..4]));
        self.send_text(text).await
    }

    /// A connection whose other end is gone may block forever.
    async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        timeout(SENDING, self.socket.send_text(text)).await.unwrap_or(Err(ClientError::Closed))
    }

    /// A random action.
    async fn random_action(&mut self) -> Result<(), ClientError> {
        match self.chance.below(100) {
            // The connection is lost at an arbitrary moment.
            0..=1 => return Err(ClientError::Closed),
            // Somebody does not read for a while.
            2 => {
                let pause = 1000 + u64::from(self.chance.below(20_000));
                self.player.note(&format!("does not read {} for {pause} ms", self.id));
                sleep(Duration::from_millis(pause)).await;
            }
            3 => self.say(&FromPage::Ping { id: 7 }).await?,
            4 => self.send_text("{\"type\":\"nonsense\"}".into()).await?,
            5 => {
                self.automatic = !self.automatic;
                self.say(&FromPage::Automatic { on: self.automatic }).await?;
            }
            6 if self.viewer.is_some() => self.say(&FromPage::Leave).await?,
            7 if self.chance.below(6) == 0 => self.say(&FromPage::Resign).await?,
            8..=13 if self.can_undo => {
                let version = self.version();
                self.say(&FromPage::Undo { version }).await?;
            }
            14..=16 => self.repeat().await?,
            17 => self.answer_stale().await?,
            18..=22 if self.is_over => self.say(&FromPage::Rematch).await?,
            23..=30 if self.wants.to_return => self.say(&FromPage::Return).await?,
            31..=36 => {}
            37..=40 => self.talk().await?,
            _ => {
                if self.chance.below(4) == 0 {
                    sleep(Duration::from_millis(self.chance.below(600).into())).await;
                }
                self.answer().await?;
            }
        }
        Ok(())
    }

    /// Says something to the others at the table.
    async fn talk(&mut self) -> Result<(), ClientError> {
        let (text, message) = self.talk.next(self.number);
        self.player.context.ledger.borrow_mut().wishes_line(&self.id, text);
        self.say(&message).await
    }

    /// What brings the match to its end.
    async fn finish(&mut self) -> Result<(), ClientError> {
        if std::mem::take(&mut self.wants.to_return) {
            self.say(&FromPage::Return).await?;
        }
        let patience = self.player.context.plan.patience;
        if patience.is_some_and(|patience| self.moves >= patience) && self.question.is_some() {
            self.question = None;
            self.moves = 0;
            return self.say(&FromPage::Resign).await;
        }
        self.answer().await
    }

    fn version(&self) -> u32 {
        self.question.as_ref().map_or(0, |(version, _)| *version)
    }

    /// Answers the question, or begins to.
    async fn answer(&mut self) -> Result<(), ClientError> {
        if self.composing.is_some() {
            return Ok(());
        }
        let Some((version, question)) = self.question.take() else { return Ok(()) };
        match answer(&question, &mut self.chance) {
            Some(Reply::Move(answer)) => self.send(version, answer).await,
            Some(Reply::Step(step)) => {
                self.drafts += 1;
                self.composing = Some(Composing { version, steps: vec![step], id: self.drafts });
                self.send_draft().await
            }
            None => {
                let what = format!("match {}: a question offers nothing", self.id);
                self.player.context.ledger.borrow_mut().fail("liveness", what);
                Ok(())
            }
        }
    }

    async fn send_draft(&mut self) -> Result<(), ClientError> {
        let Some(Composing { steps, id, .. }) = &self.composing else { return Ok(()) };
        let message = FromPage::steps(*id, steps.clone());
        self.say(&message).await
    }

    async fn send(&mut self, version: u32, answer: Value) -> Result<(), ClientError> {
        let answer = self.sent.entry(version).or_insert(answer).clone();
        self.moves += 1;
        let message = FromPage::Move { version, answer };
        self.say(&message).await?;
        // The same message twice: the first may have been lost, as far as a page can tell.
        if matches!(self.goal, Goal::Whims(_)) && self.chance.below(10) == 0 {
            self.say(&message).await?;
        }
        Ok(())
    }

    /// Sends an earlier answer again.
    async fn repeat(&mut self) -> Result<(), ClientError> {
        let Some((version, answer)) = self.sent.last_key_value() else { return Ok(()) };
        let message = FromPage::Move { version: *version, answer: answer.clone() };
        self.say(&message).await
    }

    /// Answers a version that may be gone.
    async fn answer_stale(&mut self) -> Result<(), ClientError> {
        let Some((version, question)) = &self.question else { return Ok(()) };
        let version = version.saturating_sub(1 + self.chance.below(3));
        match answer(question, &mut self.chance) {
            Some(Reply::Move(answer)) => self.send(version, answer).await,
            _ => Ok(()),
        }
    }

    fn fail(&self, invariant: &'static str, what: impl std::fmt::Display) {
        let what = format!("match {}, player {}: {what}", self.id, self.player.number);
        self.player.context.ledger.borrow_mut().fail(invariant, what);
    }
}
