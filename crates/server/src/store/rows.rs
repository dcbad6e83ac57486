//! What is written and read: rows of the tables in `migrations/`.

/// What is written together or not at all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Transaction {
    pub(crate) matches: Vec<NewMatchRow>,
    pub(crate) entries: Vec<EntryRow>,
    pub(crate) progress: Vec<Progress>,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) names: Vec<(String, String)>,
    /// In this order, after everything above.
    pub(crate) changes: Vec<Change>,
}

/// A change other than a match's own progress.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// A fact about the database itself.
    Fact { name: &'static str, value: String },
    /// A named player was here.
    Seen { player: String, at: u64 },
    /// Somebody must look at a match at another time than was known, or need not look any more. Nothing has happened in it.
    Wake { match_id: String, wake: Option<u64> },
    /// A match is ended by the host: nobody can open it any more.
    Close { match_id: String, at: u64 },
    /// A match is deleted with everything that happened in it.
    Delete { match_id: String },
    /// A player is forgotten: the games stay, held by somebody without a name. The matches are those whose entries name the
    /// player.
    Erase { player: String, replacement: String, matches: Vec<String> },
    /// A named player without games is forgotten.
    ForgetGuest { player: String },
    /// A link that hands a taken seat over, in place of any earlier one for the same seat.
    Handover { token: String, match_id: String, seat: u8, created: u64 },
    /// A link that hands a seat over was used: no link for that seat works any more. If it is not there (it was used already, or
    /// there is a newer one), nothing of the transaction is kept.
    HandoverUsed { token: String, match_id: String, seat: u8 },
    /// Links that hand seats over and were made before a time are forgotten.
    ForgetHandovers { before: u64 },
    /// A player's recovery link, which replaces any earlier one.
    Recovery { player: String, token: String, created: u64 },
    /// A player or an address is no longer served.
    Block { kind: String, value: String, reason: String, created: u64 },
    /// A player or an address is served again.
    Unblock { kind: String, value: String },
}

impl From<Change> for Transaction {
    fn from(change: Change) -> Self {
        Self { changes: vec![change], ..Self::default() }
    }
}

/// A match as it is agreed.
#[derive(Clone, Debug)]
pub(crate) struct NewMatchRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) variant: String,
    /// The version of the rules that it is begun by.
    pub(crate) rules: u32,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) owner: String,
    pub(crate) client: String,
    pub(crate) listed: bool,
    pub(crate) created: u64,
}

/// One thing that happened.
#[derive(Clone, Debug)]
pub(crate) struct EntryRow {
    pub(crate) match_id: String,
    pub(crate) number: u32,
    pub(crate) entry: String,
}

/// How a match stands.
#[derive(Clone, Debug)]
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
    pub(crate) seats: Vec<SeatRow>,
}

/// A named player.
#[derive(Clone, Debug)]
pub(crate) struct PlayerRow {
    pub(crate) id: String,
    pub(crate) name: String,
    /// When the player was last here; 0 if nobody has looked yet.
    pub(crate) seen: u64,
    /// How many seats the player holds.
    pub(crate) seats: u32,
}

/// A player or an address that is not served.
#[derive(Clone, Debug)]
pub(crate) struct BlockRow {
    pub(crate) kind: String,
    pub(crate) value: String,
    pub(crate) reason: String,
    pub(crate) created: u64,
}

/// Unfinished matches of one game that were begun by one version of its rules.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) matches: u32,
}

/// MatchFilter matches a list shows.
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
    /// The name that the player chose.
    pub(crate) name: Option<String>,
}
