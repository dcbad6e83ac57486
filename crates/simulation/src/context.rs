//! [`Context`]: what everyone in a run shares.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use server::client::{Client, ClientError, ClientResponse, Dial};
use server::simulation::{Audit, Disk, Handled, Sabotage};
use tokio::time::timeout;
use turmoil::net::TcpStream;

use crate::ledger::{Ledger, Viewer};
use crate::plan::Plan;
use crate::trace::Trace;

/// Where the server listens.
pub(crate) const PORT: u16 = 7070;
/// How long anyone waits for an answer to a request.
const PATIENCE: Duration = Duration::from_secs(6);

/// The time after which the server has recovered from the last fault: slow reads have failed, and it has noticed that it can
/// write again.
const RECOVERY_TIME: Duration = Duration::from_secs(8);

/// Where a run stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    /// Things go wrong.
    Faulty,
    /// Nothing goes wrong any more, and everything is brought to its end.
    Quiet,
    /// Everyone reads everything again; how often.
    Reading(u8),
    /// It is over.
    Done,
}

/// A fault that is planted to check that it is detected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedFault {
    /// The disk does something wrong.
    Disk(Sabotage),
    /// A page is shown what another seat sees.
    ForeignState,
    /// A page hears a line that is not in its log.
    ForeignLine,
    /// A player reads what spectators say.
    ForeignChat,
    /// A page misses a line.
    MissingLine,
    /// A page is shown once more what it saw earlier.
    OlderState,
    /// A page gets an acceptance for a move that never arrived.
    ForgedAcceptance,
    /// A page is sent away because the server failed, though nothing goes wrong any more.
    FailedSocket,
    /// A request is answered with a failure of the server, though nothing goes wrong any more.
    FailedRequest,
}

/// What everyone in a run shares.
pub(crate) struct Context {
    pub(crate) plan: Plan,
    pub(crate) plant: Option<PlantedFault>,
    pub(crate) disk: Disk,
    pub(crate) trace: Trace,
    pub(crate) phase: Cell<Phase>,
    /// When things stopped going wrong.
    pub(crate) peace: Cell<Option<Duration>>,
    pub(crate) ledger: RefCell<Ledger>,
    /// Whether the server is asked to stop.
    pub(crate) stop: Cell<bool>,
    /// How often a server was started, and what each has handled.
    pub(crate) handled: RefCell<Vec<Handled>>,
    pub(crate) starts: Cell<u64>,
    /// How many sockets were opened.
    pub(crate) sockets: Cell<u64>,
    /// How many players have nothing left to do in this phase.
    pub(crate) idle: Cell<u32>,
    /// The matches that somebody made, and the links of seats that are handed round.
    pub(crate) matches: RefCell<Vec<String>>,
    pub(crate) links: RefCell<Vec<String>>,
    pub(crate) address: Cell<Option<SocketAddr>>,
    /// What was stored when this phase began. Nothing happens any more while everything is read.
    pub(crate) audits: RefCell<BTreeMap<String, Audit>>,
    /// For plants: the last state that somebody was shown of each match.
    pub(crate) states: RefCell<BTreeMap<String, (Viewer, String)>>,
}

impl Context {
    /// Whether the faults stopped a while ago: from then on, any failure is the server's own.
    pub(crate) fn is_calm(&self) -> bool {
        let now = turmoil::sim_elapsed().unwrap_or_default();
        self.peace.get().is_some_and(|since| now >= since + RECOVERY_TIME)
    }

    /// A request, or a socket, ended because the server failed.
    pub(crate) fn failed(&self, is_calm: bool, what: impl Into<String>) {
        if is_calm {
            self.ledger.borrow_mut().fail("liveness", what);
        }
    }
}

/// The simulated network.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SimulatedNetwork;

impl Dial for SimulatedNetwork {
    type Stream = TcpStream;

    async fn dial(&self, address: SocketAddr) -> io::Result<TcpStream> {
        TcpStream::connect(address).await
    }
}

/// A player.
pub(crate) struct Player {
    pub(crate) context: Rc<Context>,
    pub(crate) number: u32,
    pub(crate) client: RefCell<Client<SimulatedNetwork>>,
    /// The matches in which this player knows it has a seat.
    pub(crate) own: RefCell<Vec<String>>,
    /// As which viewer it last watched each match.
    pub(crate) viewer: RefCell<BTreeMap<String, Viewer>>,
    pub(crate) created: Cell<u32>,
}

impl Player {
    /// The id in the cookie.
    pub(crate) fn id(&self) -> String {
        let client = self.client.borrow();
        let cookie = client.cookie.as_deref().unwrap_or_default();
        cookie.trim_start_matches("orrery=").split('.').next().unwrap_or_default().to_string()
    }

    pub(crate) fn note(&self, what: &str) {
        self.context.trace.note(&format!("player {}: {what}", self.number));
    }

    pub(crate) fn knows(&self, id: &str) {
        let mut own = self.own.borrow_mut();
        if !own.iter().any(|known| known == id) {
            own.push(id.to_string());
        }
    }

    /// Sends a request; none if no answer came.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<String>) -> Option<ClientResponse> {
        let mut client = self.client.borrow().clone();
        let (method, is_calm) = (method.parse().ok()?, self.context.is_calm());
        let answered = timeout(PATIENCE, client.send(method, path, body)).await;
        let result = match &answered {
            Ok(Ok(answered)) => format!("{} {}", answered.status.as_u16(), answered.text),
            Ok(Err(ClientError::Io(error))) => format!("{:?}", error.kind()),
            Ok(Err(_)) => "broken off".to_string(),
            Err(_) => "no answer".to_string(),
        };
        self.note(&format!("{path}: {result}"));
        let answered = answered.ok()?.ok()?;
        let is_planted = is_calm && self.context.plant == Some(PlantedFault::FailedRequest);
        if answered.status.is_server_error() || is_planted {
            self.context.failed(is_calm, format!("{path}: {result}"));
        }
        // Two requests may be in flight: the player gets one identity.
        let mut own = self.client.borrow_mut();
        if own.cookie.is_none() {
            own.cookie = client.cookie;
        }
        Some(answered)
    }
}
