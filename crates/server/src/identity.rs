//! Who sends a request: a player by a signed cookie, a client by its address, and the key that signs.

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::{fs, io};

use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::folder::{FolderError, give_to_owner, private};
use crate::world::{World, hex};

const COOKIE: &str = "orrery";
/// A year, in seconds. The browser forgets a guest who never comes back; we do not.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;
/// A cookie older than this many days is renewed, so that it never expires for anyone who visits at least once a year.
const RENEWED_AFTER: u64 = 30;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A player: 32 hexadecimal digits, known to the player's own browser and to this server only.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlayerId(String);

impl PlayerId {
    pub(crate) fn fresh(world: &World) -> Self {
        Self(world.random_hex::<16>())
    }

    /// A player stored in the database.
    pub(crate) fn stored(id: String) -> Self {
        Self(id)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// A player named by a cookie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Named {
    pub(crate) player: PlayerId,
    /// When the cookie was made, in days since 1970. None in the older form.
    made: Option<u64>,
}

impl Named {
    /// Whether the cookie must be renewed: it is old, in the older form, or from the future.
    pub(crate) fn is_old(&self, now: u64) -> bool {
        let age = self.made.and_then(|made| (now / DAY).checked_sub(made));
        age.is_none_or(|days| days > RENEWED_AFTER)
    }
}

/// The display name of a player without a name: a number that reveals nothing about the id.
pub(crate) fn guest_name(id: &str) -> String {
    let hash = Sha256::digest(id.as_bytes());
    format!("Guest {}", 1000 + u32::from(u16::from_le_bytes([hash[0], hash[1]])) % 9000)
}

/// An address as limits see it: IPv6 clients own a whole /64 network.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Client(IpAddr);

impl Client {
    pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> Self {
        // The proxy appends the address it saw. Anyone may have written what comes before.
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| behind_proxy);
        let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Self::network(last.unwrap_or(peer.ip()))
    }

    /// The address, or the first one of its network.
    pub(crate) fn address(self) -> IpAddr {
        self.0
    }

    /// The other end of a connection.
    pub(crate) fn of_peer(peer: SocketAddr) -> Self {
        Self::network(peer.ip())
    }

    /// The client that an address belongs to.
    pub(crate) fn network(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Self(IpAddr::from([a, b, c, d, 0, 0, 0, 0]))
            }
        }
    }
}

/// Whether the page was requested over TLS.
pub(crate) fn is_secure(headers: &HeaderMap, behind_proxy: bool) -> bool {
    behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// The secret behind cookies and seat links.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Key([u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

impl Key {
    /// A key for a simulation.
    #[cfg(feature = "simulation")]
    pub(crate) fn simulated(world: &World) -> Self {
        Self(world.random())
    }

    /// The key's file in the data folder.
    pub(crate) const FILE: &str = "key";
    /// Its name while it is being written.
    pub(crate) const DRAFT: &str = "key.new";

    /// The key in a folder, if there is one.
    pub(crate) fn read(folder: &Path) -> Result<Option<Self>, FolderError> {
        let path = folder.join(Self::FILE);
        match fs::read(&path) {
            Ok(bytes) => {
                let key = bytes.try_into().map_err(|_| FolderError::BadKey(path.display().to_string()))?;
                Ok(Some(Self(key)))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(cause) => Err(FolderError::Io { folder: path.display().to_string(), cause }),
        }
    }

    /// A key that nobody knows yet.
    pub(crate) fn fresh() -> Self {
        Self(World::REAL.random())
    }

    /// Creates a key in a folder.
    pub(crate) fn make(folder: &Path) -> io::Result<Self> {
        let key = Self::fresh();
        key.write(folder)?;
        Ok(key)
    }

    /// Writes the key into a folder. A half-written one would lock everybody out, so it appears completely or not at
    /// all.
    fn write(&self, folder: &Path) -> io::Result<()> {
        self.write_draft(folder)?;
        Self::keep_draft(folder)
    }

    /// Writes the key into a folder, under a temporary name.
    pub(crate) fn write_draft(&self, folder: &Path) -> io::Result<()> {
        let draft = folder.join(Self::DRAFT);
        let mut file = private(fs::OpenOptions::new().write(true).create(true).truncate(true)).open(&draft)?;
        give_to_owner(&file, folder)?;
        file.write_all(&self.0)?;
        file.sync_all()
    }

    /// Renames a key written that way.
    pub(crate) fn keep_draft(folder: &Path) -> io::Result<()> {
        fs::rename(folder.join(Self::DRAFT), folder.join(Self::FILE))?;
        // The rename is only durable once the folder is synced.
        #[cfg(unix)]
        fs::File::open(folder)?.sync_all()?;
        Ok(())
    }

    /// The key in hexadecimal digits, for a backup.
    pub(crate) fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// The key from its hexadecimal digits.
    pub(crate) fn from_hex(text: &str) -> Option<Self> {
        let is_hex = text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let bytes = (0..32).map(|at| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok());
        let bytes: Vec<u8> = bytes.collect::<Option<_>>().filter(|_| is_hex)?;
        bytes.try_into().ok().map(Self)
    }

    /// A fingerprint of the key, which reveals nothing else.
    pub(crate) fn fingerprint(&self) -> String {
        self.tag("fingerprint", &[])
    }

    /// A tag over `parts`, 20 bytes in hexadecimal digits. The purpose keeps one kind of tag from serving as another.
    fn tag(&self, purpose: &str, parts: &[&str]) -> String {
        hex(&self.mac(purpose, parts).finalize().into_bytes()[..20])
    }

    fn mac(&self, purpose: &str, parts: &[&str]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        for part in [purpose].iter().chain(parts) {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        mac
    }

    /// The player that a request's cookie names, if this server signed it.
    pub(crate) fn player(&self, headers: &HeaderMap) -> Option<Named> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|(name, _)| *name == COOKIE).find_map(|(_, value)| self.verify(value))
    }

    /// A cookie is `id.day.tag`; the older form is `id.tag`.
    fn verify(&self, value: &str) -> Option<Named> {
        let (signed, tag) = value.rsplit_once('.')?;
        let (id, day) = signed.split_once('.').map_or((signed, None), |(id, day)| (id, Some(day)));
        let is_hex =
            |text: &str, digits: usize| text.len() == digits && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        if !is_hex(id, 32) || !is_hex(tag, 40) {
            return None;
        }
        let tag: Vec<u8> = (0..20).filter_map(|at| u8::from_str_radix(&tag[2 * at..2 * at + 2], 16).ok()).collect();
        let parts: Vec<&str> = [id].into_iter().chain(day).collect();
        // Compared in constant time.
        self.mac("cookie", &parts).verify_truncated_left(&tag).ok()?;
        Some(Named { player: PlayerId(id.to_string()), made: day.and_then(|day| day.parse().ok()) })
    }

    /// The header that makes a browser remember a player, made at a time in milliseconds since 1970.
    pub(crate) fn cookie(&self, player: &PlayerId, now: u64, secure: bool) -> HeaderValue {
        let (id, day, secure) = (player.as_str(), (now / DAY).to_string(), if secure { "; Secure" } else { "" });
        let tag = self.tag("cookie", &[id, &day]);
        let text = format!("{COOKIE}={id}.{day}.{tag}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).expect("hexadecimal digits and plain words")
    }

    /// The secret of a seat's link. It cannot be guessed, and it can be recomputed, so it is not stored.
    pub(crate) fn seat_token(&self, match_id: &str, seat: u8) -> String {
        self.tag("seat", &[match_id, &seat.to_string()])
    }

    /// An address as it is stored: good enough for counting, useless for identifying anyone.
    pub(crate) fn client_tag(&self, client: Client) -> String {
        self.tag("client", &[&client.0.to_string()])
    }

    /// What proves to a node that another one passes on a request from this address.
    pub(crate) fn forwarded_tag(&self, address: &str, method: &str, path: &str) -> String {
        self.tag("forwarded", &[address, method, path])
    }

    /// A player as others may tell them apart from everyone else, without learning the id.
    pub(crate) fn speaker_tag(&self, player: &str) -> String {
        self.tag("speaker", &[player]).chars().take(16).collect()
    }
}

/// Whether a secret is correct, compared in constant time.
pub(crate) fn is_secret(secret: &str, given: &str) -> bool {
    let mac = |text: &str| {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("HMAC takes keys of any length");
        mac.update(text.as_bytes());
        mac
    };
    let tag = mac(secret).finalize().into_bytes();
    mac(given).verify_slice(&tag).is_ok()
}

/// The stored hash of a seat's token: reading the database opens no seats.
pub(crate) fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &HeaderValue) -> HeaderMap {
        let value = cookie.to_str().unwrap().split(';').next().unwrap().to_string();
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&value).unwrap())])
    }

    fn sent(value: &str) -> HeaderMap {
        headers(&HeaderValue::from_str(&format!("{COOKIE}={value}")).unwrap())
    }

    const NOW: u64 = 20_000 * DAY + 5;

    #[test]
    fn only_our_own_cookies_name_a_player() {
        let (ours, theirs, player) = (Key([1; 32]), Key([2; 32]), PlayerId::fresh(&World::REAL));
        let cookie = ours.cookie(&player, NOW, true);
        assert!(cookie.to_str().unwrap().ends_with("; HttpOnly; SameSite=Lax; Secure"));
        let named = ours.player(&headers(&cookie)).unwrap();
        assert_eq!((named.player, named.made), (player.clone(), Some(20_000)));
        assert_eq!(theirs.player(&headers(&cookie)), None);
        let (id, tag) = (player.as_str(), ours.tag("cookie", &[player.as_str(), "20000"]));
        let other = PlayerId::fresh(&World::REAL);
        for forged in [
            format!("{}.20000.{tag}", other.as_str()),
            format!("{id}.20001.{tag}"),
            format!("{id}.020000.{tag}"),
            format!("{id}..{tag}"),
            format!("{id}.{tag}"),
            format!("{id}.20000.20000.{tag}"),
            format!("{id}.20000.{}", &tag[1..]),
            "e.x".into(),
        ] {
            assert_eq!(ours.player(&sent(&forged)), None, "{forged}");
        }
    }

    #[test]
    fn a_cookie_is_renewed_after_a_month_and_cookies_of_the_old_form_at_once() {
        let (key, player) = (Key([1; 32]), PlayerId::fresh(&World::REAL));
        let named = key.player(&headers(&key.cookie(&player, NOW, false))).unwrap();
        assert!(!named.is_old(NOW) && !named.is_old(NOW + 30 * DAY));
        assert!(named.is_old(NOW + 31 * DAY));
        assert!(named.is_old(NOW - DAY), "the clock was wrong when it was made");
        let id = player.as_str();
        let before = key.player(&sent(&format!("{id}.{}", key.tag("cookie", &[id])))).unwrap();
        assert!(before.player == player && before.is_old(NOW));
    }

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one_and_only_its_own_word() {
        let peer = SocketAddr::from(([10, 0, 0, 1], 5));
        let forwarded =
            HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), HeaderValue::from_static("6.6.6.6, 9.9.9.9"))]);
        let address = |text: &str| Client::network(text.parse().unwrap());
        assert_eq!(Client::of(peer, &forwarded, false), address("10.0.0.1"));
        assert_eq!(Client::of(peer, &forwarded, true), address("9.9.9.9"));
        assert_eq!(address("2001:db8:1:2:3::4"), address("2001:db8:1:2:9::9"));
        assert_ne!(address("2001:db8:1:2::"), address("2001:db8:1:3::"));
        assert_eq!(address("::ffff:1.2.3.4"), address("1.2.3.4"));
    }
}
