//! [`Library`]: the networks that come with the program.

use std::sync::{Arc, OnceLock};

use game::Setup as _;

use crate::net::Net;
use crate::value::{Valued, input_count};

/// The networks of a game, read when they are first needed.
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

    /// The network for a setup: the one of its variant, or else one for as many players.
    pub fn find<G: Valued>(&self, setup: &G::Setup) -> Option<Arc<Net>> {
        let all = self.read.get_or_init(|| self.read_all::<G>());
        let mut fitting = all.iter().filter(|(players, _, _)| *players == setup.players());
        let exact = all.iter().find(|(players, variant, _)| *players == setup.players() && variant == setup.variant());
        exact
            .or_else(|| fitting.next())
            .map(|(_, _, net)| Arc::clone(net))
            .filter(|net| input_count::<G>(setup) == Some(net.shape().inputs))
    }

    fn read_all<G: Valued>(&self) -> Vec<(u8, String, Arc<Net>)> {
        let read = |bytes: &&[u8]| {
            let (header, net) = Net::from_bytes(bytes).ok()?;
            let fits = header.game == G::ID && header.inputs_version == G::INPUTS_VERSION;
            fits.then(|| (header.players, header.variant, Arc::new(net)))
        };
        self.files.iter().filter_map(read).collect()
    }
}
