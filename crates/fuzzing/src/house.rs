//! [`House`]: a whole server on a simulated disk, in a world of its own, with connections that never leave the process.
//!
//! Everything happens on one thread, and time passes only while nothing is left to do. So an input always leads to the same
//! run, and waiting takes no time.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use game::Seed;
use protocol::{ClockChoice, Created, NewMatch, NewSeat};
use server::client::{Client, ClientResponse, Dial};
use server::simulation::{Claims, Disk, Server, Start, audit};
use server::{Config, Limits};
use tokio::io::{DuplexStream, duplex};
use tokio::runtime::Builder;

/// What the server is called, and who comes to it.
const HERE: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7070);
/// Some day.
const NOW: u64 = 1_750_000_000_000;
/// How much a connection holds that nobody has read.
const BUFFER: usize = 1 << 20;

/// A server.
pub(crate) struct House {
    door: Door,
    disk: Disk,
}

/// The way in.
#[derive(Clone)]
pub(crate) struct Door(Arc<Server>);

impl Dial for Door {
    type Stream = DuplexStream;

    async fn dial(&self, _: SocketAddr) -> io::Result<DuplexStream> {
        Ok(self.enter())
    }
}

impl Door {
    /// A connection to the server.
    pub(crate) fn enter(&self) -> DuplexStream {
        let (here, there) = duplex(BUFFER);
        self.0.serve(there, HERE);
        here
    }
}

/// Does something with a new server.
pub(crate) fn with_house<F: Future<Output = ()>>(what: impl FnOnce(House) -> F) {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime");
    runtime.block_on(async { what(House::new().await).await });
}

impl House {
    async fn new() -> Self {
        let mut config = Config::new("");
        (config.limits, config.think) = (Limits::generous(), Duration::from_millis(1));
        let disk = Disk::new(Seed::from_number(0), None, Arc::new(|_: &str| {}));
        let start = Start { seed: Seed::from_number(1), key: Seed::from_number(2), now: NOW, dawdling: 0 };
        let server = Server::start(config, start, &disk).await.expect("an empty disk");
        Self { door: Door(Arc::new(server)), disk }
    }

    pub(crate) fn door(&self) -> &Door {
        &self.door
    }

    /// Somebody with a cookie.
    pub(crate) async fn guest(&self) -> Client<Door> {
        let mut client = Client::over(self.door.clone(), HERE);
        let me = client.get("/api/me").await.expect("an answer");
        assert!(me.status.is_success() && client.cookie.is_some(), "{me:?}");
        client
    }

    /// A match of somebody.
    pub(crate) async fn make(
        &self,
        of: &mut Client<Door>,
        game: &str,
        seats: Vec<NewSeat>,
        clock: ClockChoice,
    ) -> Created {
        let wish = NewMatch {
            game: game.into(),
            variant: None,
            in_order: false,
            seats,
            fixed_seats: false,
            clock,
            listed: false,
        };
        of.post("/api/matches", &wish).await.expect("an answer").json().expect("a match")
    }

    /// The server is well, and a match can be read, from the server and from the disk.
    pub(crate) async fn check(&self, client: &mut Client<Door>, id: &str) {
        for path in ["/healthz".into(), format!("/api/matches/{id}"), format!("/api/matches/{id}/replay")] {
            let ClientResponse { status, text, .. } = client.get(&path).await.expect("an answer");
            assert!(status.is_success() || status == 409, "{path}: {status} {text}");
        }
        let complaints = self.disk.complaints();
        assert!(complaints.is_empty(), "{complaints:?}");
        if let Err(broken) = audit(&self.disk, id, &Claims::default()) {
            panic!("{broken:?}");
        }
    }
}
