//! [`Library`]: the built-in networks.

use std::sync::{Arc, OnceLock};

use game::Setup as _;

use crate::net::{BadNet, Net};
use crate::searchable::{Searchable, input_count};

/// The networks of a game, read when first needed.
pub struct Library {
    files: &'static [&'static [u8]],
    read: OnceLock<Vec<(u8, String, Arc<Net>)>>,
}

impl Library {
    /// A library of these files.
    #[must_use]
    pub const fn new(files: &'static [&'static [u8]]) -> Self {
        Self { files, read: OnceLock::new() }
    }

    /// The network for a setup: the one for its variant, or else one for the same number of players.
    pub fn find<G: Searchable>(&self, setup: &G::Setup) -> Option<Arc<Net>> {
        let all = self.read.get_or_init(|| self.files.iter().filter_map(|bytes| read::<G>(bytes)).collect());
        let as_many = |(players, _, _): &&(u8, String, Arc<Net>)| *players == setup.players();
        let exact = all.iter().filter(as_many).find(|(_, variant, _)| variant == setup.variant());
        exact.or_else(|| all.iter().find(as_many)).map(|(_, _, net)| Arc::clone(net))
    }

    /// Which files cannot be used, and why.
    #[must_use]
    pub fn unfit<G: Searchable>(&self) -> Vec<String> {
        let why = |bytes: &&[u8]| match Net::from_bytes(bytes) {
            Ok((header, _)) => read::<G>(bytes).is_none().then(|| format!("{header:?}")),
            Err(bad) => Some(bad.to_string()),
        };
        self.files.iter().filter_map(why).collect()
    }
}

/// Reads a file, if it fits the current version of the game. The test `every_network_fits` fails when one no longer
/// does.
fn read<G: Searchable>(bytes: &[u8]) -> Option<(u8, String, Arc<Net>)> {
    let (header, net) = Net::from_bytes(bytes).ok()?;
    let setup = G::Setup::of(header.players, &header.variant).ok()?;
    let fits = header.game == G::ID
        && header.inputs_version == G::INPUTS_VERSION
        && input_count::<G>(&setup) == Some(header.shape.inputs);
    fits.then(|| (header.players, header.variant, Arc::new(net)))
}

/// Reads the file of a network for a setup.
///
/// # Errors
/// [`BadNet`] if it is not a network, is damaged, or is for something else.
pub fn net_for<G: Searchable>(setup: &G::Setup, bytes: &[u8]) -> Result<Net, BadNet> {
    let (header, net) = Net::from_bytes(bytes)?;
    let described = |game: &str, players: u8, inputs: u32| format!("{game} with {players} players (inputs {inputs})");
    let found = described(&header.game, header.players, header.inputs_version);
    let wanted = described(G::ID, setup.players(), G::INPUTS_VERSION);
    if found == wanted && input_count::<G>(setup) == Some(net.shape().inputs) {
        return Ok(net);
    }
    Err(BadNet::Other { found: format!("{found}, variant {}", header.variant), wanted })
}
