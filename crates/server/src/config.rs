//! The configuration of a server: [`Config`], [`Limits`].

use std::net::SocketAddr;
use std::time::Duration;

use crate::assets::Assets;
use crate::data::Data;
use crate::nodes::Node;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 picks any free one.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub data: Data,
    /// The public addresses of this server, such as `https://orrery.example`: their pages may use it, and it answers to
    /// their hosts. It always answers to IP addresses and to names that only exist in a local network.
    pub origins: Vec<String>,
    /// Whether to trust `X-Forwarded-For`, `X-Forwarded-Host` and `X-Forwarded-Proto`: only behind a proxy that sets
    /// them.
    pub behind_proxy: bool,
    /// The address of the metrics, if it is a separate one.
    pub metrics_listen: Option<SocketAddr>,
    /// The token for reading metrics. Without one, only this machine may read them.
    pub metrics_token: Option<String>,
    /// The page.
    pub assets: Assets,
    /// The limits for each client, and in total.
    pub limits: Limits,
    /// How long a match without sockets stays in memory.
    pub idle: Duration,
    /// The longest a bot thinks about a decision or a hint.
    pub think: Duration,
    /// Deals the same games in the same order each time: for tests and demonstrations only, because whoever knows the
    /// seed knows every card.
    pub seed: Option<u64>,
    /// In how many imagined games a review measures each decision.
    pub review_samples: u32,
    /// How long data is kept.
    pub retention: Retention,
    /// Whether people can talk at tables.
    pub chat: bool,
    /// One of several servers that share a PostgreSQL database; none for a server that is alone.
    pub node: Option<Node>,
    /// Files of networks for hints, preferred over the built-in ones.
    pub networks: Vec<Vec<u8>>,
}

impl Config {
    /// A server on the loopback address.
    pub fn new(data: impl Into<Data>) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7070)),
            data: data.into(),
            origins: Vec::new(),
            behind_proxy: false,
            metrics_listen: None,
            metrics_token: None,
            assets: Assets::NONE,
            limits: Limits::default(),
            idle: Duration::from_secs(5 * 60),
            think: ai::THINK,
            seed: None,
            review_samples: ai::Depth::default().samples,
            retention: Retention::default(),
            chat: true,
            node: None,
            networks: Vec::new(),
        }
    }
}

/// How long unused data is kept; `None` is forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Waiting tables, since the last change.
    pub waiting: Option<Duration>,
    /// Unfinished games, and tables closed by the host, since the last move.
    pub abandoned: Option<Duration>,
    /// Finished games, since their end.
    pub finished: Option<Duration>,
    /// Names of players without games, since their last visit. Recovery links of players with neither name nor games
    /// lead nowhere, and are deleted after a month at the latest.
    pub guests: Option<Duration>,
}

impl Default for Retention {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
        Self { waiting: days(14), abandoned: days(180), finished: None, guests: days(400) }
    }
}

/// A rate limit: a burst, then a number per second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How many per second in the long run.
    pub per_second: f64,
}

/// The limits. A client is an address (IPv4, or the /64 network of IPv6). Many people can share one, so an address may
/// use more than a player.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a record that is uploaded for a review.
    pub record: usize,
    /// Bytes of a socket's message.
    pub message: usize,
    /// Messages of one socket.
    pub socket_rate: Rate,
    /// Messages of all sockets of an address.
    pub client_rate: Rate,
    /// Requests of an address.
    pub request_rate: Rate,
    /// Connections that an address may have open, including sockets. Behind a proxy, the proxy counts them.
    pub connections_per_client: usize,
    /// Sockets that a player may have open.
    pub sockets_per_player: usize,
    /// Sockets that an address may have open.
    pub sockets_per_client: usize,
    /// Sockets in total.
    pub sockets: usize,
    /// A player's unfinished matches with activity within a day.
    pub matches_per_player: u32,
    /// The same for an address.
    pub matches_per_client: u32,
    /// Matches that a player creates, including rematches.
    pub player_making: Rate,
    /// The same for an address.
    pub client_making: Rate,
    /// Matches that a player creates within a day, however soon they end.
    pub made_per_player: u32,
    /// The same for an address.
    pub made_per_client: u32,
    /// A player's tables that wait in the lobby.
    pub listed_per_player: u32,
    /// The same for an address.
    pub listed_per_client: u32,
    /// Names and recovery links that an address sets.
    pub client_keeping: Rate,
    /// Lines that a player says, at all tables.
    pub player_chat: Rate,
    /// Lines that the players of a table say, and lines that its spectators say.
    pub table_chat: Rate,
    /// How long a host's link for a taken seat works.
    pub handover: Duration,
    /// How many messages may wait for a slow reader before it is disconnected.
    pub outbox: usize,
    /// How long a connection may go without reading what it is sent.
    pub write: Duration,
    /// How long a socket may be silent before its hello.
    pub hello: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 16 * 1024,
            record: 1024 * 1024,
            message: 64 * 1024,
            socket_rate: Rate { burst: 60, per_second: 20.0 },
            client_rate: Rate { burst: 300, per_second: 100.0 },
            request_rate: Rate { burst: 300, per_second: 50.0 },
            connections_per_client: 250,
            sockets_per_player: 20,
            sockets_per_client: 100,
            sockets: 20_000,
            matches_per_player: 100,
            matches_per_client: 400,
            player_making: Rate { burst: 20, per_second: 0.1 },
            client_making: Rate { burst: 80, per_second: 0.5 },
            made_per_player: 300,
            made_per_client: 1500,
            listed_per_player: 5,
            listed_per_client: 25,
            client_keeping: Rate { burst: 60, per_second: 0.1 },
            player_chat: Rate { burst: 5, per_second: 0.5 },
            table_chat: Rate { burst: 20, per_second: 2.0 },
            handover: Duration::from_secs(14 * 24 * 60 * 60),
            outbox: 64,
            write: Duration::from_secs(10),
            hello: Duration::from_secs(10),
        }
    }
}

/// A limit that a host can set, by name.
struct Named {
    name: &'static str,
    get: fn(&Limits) -> f64,
    set: fn(&mut Limits, u32),
}

/// A limit that is a number of its own.
macro_rules! count {
    ($name:literal, $field:ident) => {
        Named { name: $name, get: |limits| limits.$field as f64, set: |limits, value| limits.$field = value as _ }
    };
}

/// A limit that is a rate.
macro_rules! rate {
    ($name:literal, $field:ident) => {
        Named {
            name: $name,
            get: |limits| limits.$field.per_second,
            set: |limits, value| limits.$field = Rate::of(value),
        }
    };
}

/// Limits by name. "Per address" here is "per client" in the code.
const NAMED: [Named; 12] = [
    count!("connections-per-address", connections_per_client),
    count!("sockets", sockets),
    count!("sockets-per-player", sockets_per_player),
    count!("sockets-per-address", sockets_per_client),
    count!("unfinished-per-player", matches_per_player),
    count!("unfinished-per-address", matches_per_client),
    count!("made-per-player", made_per_player),
    count!("made-per-address", made_per_client),
    count!("listed-per-player", listed_per_player),
    count!("listed-per-address", listed_per_client),
    rate!("requests-per-second", request_rate),
    rate!("messages-per-second", client_rate),
];

impl Rate {
    /// A number per second, with a burst of six seconds' worth.
    fn of(per_second: u32) -> Self {
        Self { burst: per_second.saturating_mul(6), per_second: per_second.into() }
    }
}

/// Why a limit cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLimit {
    /// There is no limit with this name.
    #[error("there is no limit \"{0}\"")]
    Name(String),
    /// The value is not a sensible number.
    #[error("\"{0}\" is not a positive number")]
    Value(String),
}

impl Limits {
    /// The names of the limits that can be set, each with its value.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, f64)> {
        NAMED.iter().map(|limit| (limit.name, (limit.get)(self)))
    }

    /// Sets a limit by its name.
    ///
    /// # Errors
    /// [`BadLimit`] if there is no such limit, or the value makes no sense.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadLimit> {
        let limit = NAMED.iter().find(|limit| limit.name == name).ok_or_else(|| BadLimit::Name(name.into()))?;
        let number = value.parse::<u32>().ok().filter(|number| *number > 0);
        (limit.set)(self, number.ok_or_else(|| BadLimit::Value(value.into()))?);
        Ok(())
    }

    /// Practically unlimited, to measure what the server itself can do.
    #[must_use]
    pub fn generous() -> Self {
        let rate = Rate { burst: u32::MAX, per_second: 1e9 };
        Self {
            socket_rate: rate,
            client_rate: rate,
            request_rate: rate,
            connections_per_client: usize::MAX,
            sockets_per_player: usize::MAX,
            sockets_per_client: usize::MAX,
            sockets: usize::MAX,
            matches_per_player: u32::MAX,
            matches_per_client: u32::MAX,
            player_making: rate,
            client_making: rate,
            made_per_player: u32::MAX,
            made_per_client: u32::MAX,
            listed_per_player: u32::MAX,
            listed_per_client: u32::MAX,
            client_keeping: rate,
            player_chat: rate,
            table_chat: rate,
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_by_its_name_and_nothing_else_changes() {
        for (name, default) in Limits::default().named() {
            let mut limits = Limits::default();
            limits.set(name, "7").expect("a limit");
            for (other, value) in limits.named() {
                let expected =
                    if other == name { 7.0 } else { Limits::default().named().find(|(n, _)| *n == other).unwrap().1 };
                assert_eq!(value, expected, "{other} after {name}");
            }
            assert!(default >= 1.0);
        }
        let mut limits = Limits::default();
        assert_eq!(limits.set("luck", "1"), Err(BadLimit::Name("luck".into())));
        for value in ["0", "-1", "many", ""] {
            assert_eq!(limits.set("sockets", value), Err(BadLimit::Value(value.into())));
        }
    }
}
