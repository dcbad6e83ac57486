//! `orrery admin`: manages tables and players.

mod tell;

use std::io::Write;
use std::process::ExitCode;

use clap::{Args, Subcommand, ValueEnum};
use server::host::{self, AdminCommand, TableStatus};
use terminal::{Failure, print_json};

use super::data::{Place, refusal, runtime};

/// Manage the tables and players of a server, whether or not it is running
///
/// If a server runs in the folder, the command is sent to it. Otherwise it works on the database.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery admin list --status playing
  orrery admin show 0123456789abcdef
  orrery admin link 0123456789abcdef 1      # after a lost cookie: whoever opens it gets the seat
  orrery admin block address 203.0.113.7 --reason spam
  orrery admin players --name ann
  orrery admin chat 0123456789abcdef --delete players-12
  orrery admin erase 0123456789abcdef0123456789abcdef

Exit codes: 0 done, 1 failed, 2 wrong usage, or there is no such table or player.")]
pub(crate) struct Admin {
    #[command(subcommand)]
    what: What,

    #[command(flatten)]
    place: Place,

    /// Print JSON for programs
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand, Clone, Debug)]
enum What {
    /// List tables, newest first
    List {
        /// Only tables of this status
        #[arg(long)]
        status: Option<Status>,
        /// Only tables that this player (by id) created or sits at
        #[arg(long, value_name = "ID")]
        player: Option<String>,
        /// How many at most
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        limit: u32,
    },
    /// Show a table: who sits there, its progress, and who created it
    Show {
        /// The table
        id: String,
    },
    /// End an unfinished table for everyone; it stays stored until it is deleted
    Close {
        /// The table
        id: String,
    },
    /// Delete a table and its whole history; this cannot be undone
    Delete {
        /// The table
        id: String,
    },
    /// Create a link that works once: to sit down on an open seat, or to take over a taken one
    Link {
        /// The table
        id: String,
        /// The seat's number, from 0
        seat: u8,
    },
    /// Block a player or an address; open pages are disconnected
    Block {
        #[command(subcommand)]
        whom: Whom,
        /// A note for yourself
        #[arg(long, value_name = "TEXT", default_value = "", global = true)]
        reason: String,
    },
    /// Remove a block
    Unblock {
        #[command(subcommand)]
        whom: Whom,
    },
    /// List all blocks
    Blocks,
    /// List players who have chosen a name, most recent visit first
    Players {
        /// Only those with this in their name
        #[arg(long, value_name = "TEXT")]
        name: Option<String>,
        /// How many at most
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        limit: u32,
    },
    /// List what was said at a table, or delete some of it; pages at the table reconnect and get what is left
    Chat {
        /// The table
        id: String,
        /// Delete this line, such as players-12; repeatable
        #[arg(long, value_name = "LINE")]
        delete: Vec<String>,
        /// Delete everything that this player (by id) said at the table
        #[arg(long, value_name = "ID")]
        delete_player: Option<String>,
    },
    /// Erase a player: name and identity are removed, games stay, and stand-ins finish the unfinished ones
    Erase {
        /// The player's id
        player: String,
    },
}

#[derive(Subcommand, Clone, Debug)]
enum Whom {
    /// A player, by id
    Player {
        /// The id
        id: String,
    },
    /// An address; an IPv6 address stands for its /64 network
    Address {
        /// The address, or its tag as listed by blocks
        ip: String,
    },
    /// The address that created a table
    Table {
        /// The table
        id: String,
    },
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum Status {
    Waiting,
    Playing,
    Over,
    Closed,
}

impl From<Status> for TableStatus {
    fn from(status: Status) -> Self {
        match status {
            Status::Waiting => Self::Waiting,
            Status::Playing => Self::Playing,
            Status::Over => Self::Over,
            Status::Closed => Self::Closed,
        }
    }
}

impl From<Whom> for host::Whom {
    fn from(whom: Whom) -> Self {
        match whom {
            Whom::Player { id } => Self::Player(id),
            Whom::Address { ip } => Self::Address(ip),
            Whom::Table { id } => Self::Table(id),
        }
    }
}

impl From<What> for AdminCommand {
    fn from(what: What) -> Self {
        match what {
            What::List { status, player, limit } => Self::List { status: status.map(Into::into), player, limit },
            What::Show { id } => Self::Show { id },
            What::Close { id } => Self::Close { id },
            What::Delete { id } => Self::Delete { id },
            What::Link { id, seat } => Self::Link { id, seat },
            What::Block { whom, reason } => Self::Block { whom: whom.into(), reason },
            What::Unblock { whom } => Self::Unblock { whom: whom.into() },
            What::Blocks => Self::Blocks,
            What::Players { name, limit } => Self::Players { name, limit },
            What::Chat { id, delete, delete_player } => Self::Chat { id, delete, delete_player },
            What::Erase { player } => Self::Erase { player },
        }
    }
}

impl Admin {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let data = self.place.data()?;
        let answered = runtime()?.block_on(host::order(&data, self.what.clone().into())).map_err(refusal)?;
        if self.json {
            print_json(out, &answered)?;
        } else {
            tell::answered(out, &self.what, &answered)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
