//! How a server is run: [`Config`], [`Limits`].

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::assets::Assets;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The folder that everything is kept in.
    pub data: PathBuf,
    /// Where this server is found, such as `https://orrery.example`: their pages may use it, and it answers to their hosts.
    /// It always answers to addresses and to names that only a local network has.
    pub origins: Vec<String>,
    /// Whether `X-Forwarded-For`, `X-Forwarded-Host` and `X-Forwarded-Proto` are believed: only behind a proxy that sets them.
    pub behind_proxy: bool,
    /// The page.
    pub assets: Assets,
    /// What one client, and all of them, may use.
    pub limits: Limits,
    /// How long a match without sockets stays in memory.
    pub idle: Duration,
    /// How long a bot thinks about a decision or a hint, at most.
    pub think: Duration,
    /// Files of networks that give hints, before those that come with the program.
    pub networks: Vec<Vec<u8>>,
}

impl Config {
    /// A server for whoever can reach this machine's loopback address.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7070)),
            data: data.into(),
            origins: Vec::new(),
            behind_proxy: false,
            assets: Assets::NONE,
            limits: Limits::default(),
            idle: Duration::from_secs(5 * 60),
            think: ai::THINK,
            networks: Vec::new(),
        }
    }
}

/// How fast something may go on: some at once, then so many a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How many a second in the long run.
    pub per_second: f64,
}

/// What may be used. A client is an address (IPv4, or the /64 network of IPv6); many people can share one, so an address
/// may have more than a player.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a socket's message.
    pub message: usize,
    /// Messages of one socket.
    pub socket_rate: Rate,
    /// Messages of all sockets of an address.
    pub client_rate: Rate,
    /// Requests of an address.
    pub request_rate: Rate,
    /// Sockets that a player may have open.
    pub sockets_per_player: usize,
    /// Sockets that an address may have open.
    pub sockets_per_client: usize,
    /// Sockets in total.
    pub sockets: usize,
    /// Unfinished matches of a player in which something happened within a day.
    pub matches_per_player: u32,
    /// The same of an address.
    pub matches_per_client: u32,
    /// Messages that wait for a slow reader before it is dropped.
    pub outbox: usize,
    /// How long a socket may be silent before its hello.
    pub hello: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 16 * 1024,
            message: 64 * 1024,
            socket_rate: Rate { burst: 60, per_second: 20.0 },
            client_rate: Rate { burst: 300, per_second: 100.0 },
            request_rate: Rate { burst: 300, per_second: 50.0 },
            sockets_per_player: 20,
            sockets_per_client: 100,
            sockets: 20_000,
            matches_per_player: 100,
            matches_per_client: 400,
            outbox: 64,
            hello: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// As good as none, to measure what the server itself can do.
    #[must_use]
    pub fn generous() -> Self {
        let rate = Rate { burst: u32::MAX, per_second: 1e9 };
        Self {
            socket_rate: rate,
            client_rate: rate,
            request_rate: rate,
            sockets_per_player: usize::MAX,
            sockets_per_client: usize::MAX,
            sockets: usize::MAX,
            matches_per_player: u32::MAX,
            matches_per_client: u32::MAX,
            ..Self::default()
        }
    }
}
