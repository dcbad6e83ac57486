//! What is written and read: rows of the tables in `migrations/`.

use std::borrow::Cow;

/// What is written completely or not at all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Transaction {
    /// The matches that this writes, as their writer has them. If another has taken one over, nothing is written.
    pub(crate) fences: Vec<Fence>,
    pub(crate) matches: Vec<NewMatchRow>,
    pub(crate) entries: Vec<EntryRow>,
    pub(crate) progress: Vec<Progress>,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) names: Vec<(String, String)>,
    /// In this order, after everything above.
    pub(crate) changes: Vec<Change>,
}

/// A match as one of several nodes has it: how often it had changed hands when this node took it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fence {
    pub(crate) match_id: String,
    pub(crate) number: u64,
}

/// A change other than a match's own progress.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// A fact about the database itself.
    Fact { name: Cow<'static, str>, value: String },
    /// A fact, unless it is stored already: of several that write it, all find the first one's afterwards.
    FirstFact { name: &'static str, value: String },
    /// A new match belongs to a node from the start, so that no other looks after it before it is in memory.
    Own { match_id: String, node: u64 },
    /// Something that the other nodes should know at once. A server that is alone tells nobody.
    News { text: String },
    /// A named player visited.
    Seen { player: String, at: u64 },
    /// A match is due at another time than stored, or no longer due. Nothing has happened in it.
    Wake { match_id: String, wake: Option<u64> },
    /// The host ends a match. Nobody can open it any more.
    Close { match_id: String, at: u64 },
    /// A match is deleted with its whole history.
    Delete { match_id: String },
    /// A player is erased. The games stay, held by a player without a name. The matches are those whose entries name
    /// the player.
    Erase { player: String, replacement: String, matches: Vec<String> },
    /// A named player without games is erased.
    ForgetGuest { player: String },
    /// A link that hands over a taken seat. It replaces any earlier one for the same seat.
    Handover { token: String, match_id: String, seat: u8, created: u64 },
    /// A link that hands over a seat was used: no link for that seat works any more. If the link is missing (already
    /// used, or replaced by a newer one), the whole transaction is rolled back.
    HandoverUsed { token: String, match_id: String, seat: u8 },
    /// Links for taken seats that were made before a time are deleted.
    ForgetHandovers { before: u64 },
    /// A player's recovery link, which replaces any earlier one.
    Recovery { player: String, token: String, created: u64 },
    /// A line of a match's chat. Lines of its side up to a number are forgotten for it.
    Chat { line: ChatRow, forget: Option<u32> },
    /// Lines of a match's chat are deleted: each is a side and a number.
    DeleteChat { match_id: String, lines: Vec<(String, u32)> },
    /// The review of a finished match, which replaces any earlier one.
    Review { match_id: String, samples: u32, review: String },
    /// A player or an address is blocked.
    Block { kind: String, value: String, reason: String, created: u64 },
    /// A player or an address is no longer blocked.
    Unblock { kind: String, value: String },
}

impl From<Change> for Transaction {
    fn from(change: Change) -> Self {
        Self { changes: vec![change], ..Self::default() }
    }
}

/// A new match.
#[derive(Clone, Debug)]
pub(crate) struct NewMatchRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) variant: String,
    /// The version of the rules it is begun under.
    pub(crate) rules: u32,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) owner: String,
    pub(crate) client: String,
    pub(crate) listed: bool,
    pub(crate) created: u64,
}

/// One entry.
#[derive(Clone, Debug)]
pub(crate) struct EntryRow {
    pub(crate) match_id: String,
    pub(crate) number: u32,
    pub(crate) entry: String,
}

/// The state of a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress {
    pub(crate) match_id: String,
    pub(crate) status: &'static str,
    pub(crate) round: u32,
    pub(crate) asked: u32,
    pub(crate) wake: Option<u64>,
    pub(crate) rematch: Option<String>,
    /// How many entries there are.
    pub(crate) entries: u32,
    pub(crate) changed: u64,
    /// Whether the table is public, as agreed when it was created.
    pub(crate) listed: bool,
    /// How the seats ended, as JSON, once it is over.
    pub(crate) places: Option<String>,
}

/// A match as it is restored.
#[derive(Clone, Debug)]
pub(crate) struct MatchHead {
    pub(crate) game: String,
    pub(crate) variant: String,
    pub(crate) rules: u32,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) owner: String,
    pub(crate) client: String,
    pub(crate) listed: bool,
    pub(crate) status: String,
    pub(crate) wake: Option<u64>,
    pub(crate) rematch: Option<String>,
    /// How often it has changed hands among nodes.
    pub(crate) fence: u64,
}

/// A match as lists show it.
#[derive(Clone, Debug)]
pub(crate) struct MatchRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) variant: String,
    pub(crate) rules: u32,
    pub(crate) setup: String,
    pub(crate) owner: String,
    pub(crate) client: String,
    pub(crate) listed: bool,
    pub(crate) created: u64,
    pub(crate) status: String,
    pub(crate) round: u32,
    pub(crate) asked: u32,
    pub(crate) changed: u64,
    pub(crate) places: Option<String>,
    pub(crate) seats: Vec<SeatRow>,
}

/// A named player.
#[derive(Clone, Debug)]
pub(crate) struct PlayerRow {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The player's last visit; 0 if it was never stored.
    pub(crate) seen: u64,
    /// How many seats the player holds.
    pub(crate) seats: u32,
}

/// A blocked player or address.
#[derive(Clone, Debug)]
pub(crate) struct BlockRow {
    pub(crate) kind: String,
    pub(crate) value: String,
    pub(crate) reason: String,
    pub(crate) created: u64,
}

/// A line of a match's chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatRow {
    pub(crate) match_id: String,
    /// `players` or `spectators`.
    pub(crate) side: String,
    /// Its place among the lines of its side.
    pub(crate) number: u32,
    /// The player who said it.
    pub(crate) speaker: String,
    /// What was said, as JSON.
    pub(crate) says: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// The unfinished matches of one game begun under one version of its rules.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) matches: u32,
}

/// Which matches a list shows.
#[derive(Clone, Debug, Default)]
pub(crate) struct MatchFilter {
    pub(crate) status: Option<String>,
    pub(crate) player: Option<String>,
    pub(crate) most: u32,
}

/// A seat. `holder` is a player's id or a bot's level.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatRow {
    pub(crate) match_id: String,
    pub(crate) seat: u8,
    pub(crate) kind: String,
    pub(crate) holder: String,
    /// The hash of its token; only for new rows.
    pub(crate) token: String,
    /// The name the player chose.
    pub(crate) name: Option<String>,
}
