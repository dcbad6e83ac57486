//! [`Node`]: one of several servers that share a database.

use std::time::Duration;

/// How long the others wait for a node that says nothing any more.
const LEASE: Duration = Duration::from_secs(5);
/// How many heartbeats a lease has time for.
const BEATS: u32 = 5;
/// The longest name.
const LONGEST: usize = 40;

/// One of several servers that share a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name. No two nodes that run have the same.
    pub name: String,
    /// Where the others reach it, as host and port. None: where it listens.
    pub at: Option<String>,
    /// How long it may act without hearing from the database, and how long the others wait for it.
    pub lease: Duration,
    /// How often it says that it is there.
    pub heartbeat: Duration,
}

/// Why something names no node.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNode {
    /// This is no name.
    #[error("\"{0}\" cannot be the name of a node")]
    Name(String),
    /// This is no address.
    #[error("\"{0}\" is not an address at which other nodes can reach this one")]
    Address(String),
}

impl Node {
    /// A node by its name, and an address such as `http://10.0.0.1:7070`.
    ///
    /// # Errors
    /// [`BadNode`] if the name is not one of up to 40 letters, digits and hyphens, or the address is no host with a port.
    pub fn new(name: &str, at: Option<&str>) -> Result<Self, BadNode> {
        let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_' | b'.');
        if !(1..=LONGEST).contains(&name.len()) || !name.bytes().all(is_plain) {
            return Err(BadNode::Name(name.into()));
        }
        let at = at.map(|url| authority(url).ok_or_else(|| BadNode::Address(url.into()))).transpose()?;
        Ok(Self { name: name.into(), at, lease: LEASE, heartbeat: LEASE / BEATS })
    }

    /// The same with a lease that runs for this long.
    #[must_use]
    pub fn with_lease(self, lease: Duration) -> Self {
        Self { lease, heartbeat: lease / BEATS, ..self }
    }
}

/// The host and the port of an address.
fn authority(url: &str) -> Option<String> {
    let authority = url.strip_prefix("http://")?.trim_end_matches('/');
    let (host, port) = authority.rsplit_once(':')?;
    let is_unspecified =
        host.trim_matches(['[', ']']).parse().is_ok_and(|host: std::net::IpAddr| host.is_unspecified());
    let is_host = !host.is_empty() && !host.contains(['/', '@', '?', '#', ' ']) && !is_unspecified;
    let is_whole = is_host && port.parse::<u16>().is_ok_and(|port| port > 0);
    is_whole.then(|| authority.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_has_a_name_and_an_address_that_others_can_reach() {
        let node = Node::new("a-1", Some("http://10.0.0.1:7070/")).expect("a node");
        assert_eq!((node.name.as_str(), node.at.as_deref()), ("a-1", Some("10.0.0.1:7070")));
        assert!(Node::new("a", Some("http://[fd00::1]:80")).is_ok() && Node::new("a", None).is_ok());
        for name in ["", "a b", "a/b", &"a".repeat(41), "ä"] {
            assert_eq!(Node::new(name, None), Err(BadNode::Name(name.into())));
        }
        let addresses =
            ["10.0.0.1:7070", "https://a:1", "http://a", "http://a:0", "http://:1", "http://0.0.0.0:1", "http://a/b:1"];
        for at in addresses {
            assert_eq!(Node::new("a", Some(at)), Err(BadNode::Address(at.into())));
        }
    }
}
