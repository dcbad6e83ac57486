//! Networks as files: a line of JSON that describes it, the weights, and a hash of both.
//!
//! Weights are stored in runs of [`RUN`]: the value of the integer 127 in the run, then one byte per weight. A file is a
//! quarter of what it stands for; `crates/ai/nets/README.md` says what that costs.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{Net, Shape};

/// The beginning of every file of this format.
const MAGIC: &str = "orrery-net 2 ";
const HASH: usize = 32;
const RUN: usize = 64;

/// What a network is for, and how it was trained.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The variant.
    pub variant: String,
    /// The version of its inputs.
    pub inputs_version: u32,
    /// The version of the rules it learned from.
    pub rules_version: u32,
    /// The seed of its training.
    pub seed: u64,
    /// How many games it was trained on.
    pub games: u64,
    /// Its layers.
    pub shape: Shape,
}

/// Why a file cannot be used as a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNet {
    /// It is something else.
    #[error("this is no file of a network")]
    Foreign,
    /// It is damaged.
    #[error("the file of the network is damaged: its hash differs")]
    Damaged,
    /// Its header cannot be read or does not match the rest.
    #[error("the header of the network cannot be used: {0}")]
    Header(String),
    /// It is for something else.
    #[error("the network is for {found}, not for {wanted}: train it again")]
    Other {
        /// What it is for.
        found: String,
        /// What it should be for.
        wanted: String,
    },
}

impl Net {
    /// The bytes of a file.
    #[must_use]
    pub fn to_bytes(&self, header: &Header) -> Vec<u8> {
        let mut bytes = MAGIC.as_bytes().to_vec();
        let described = serde_json::to_vec(header).unwrap_or_default();
        bytes.extend_from_slice(&described);
        bytes.push(b'\n');
        for run in self.weights.chunks(RUN) {
            let most = run.iter().fold(f32::MIN_POSITIVE, |most, weight| most.max(weight.abs()));
            bytes.extend_from_slice(&most.to_le_bytes());
            let whole = |weight: &f32| (weight / most * f32::from(i8::MAX)).round() as i8;
            bytes.extend(run.iter().flat_map(|weight| whole(weight).to_le_bytes()));
        }
        let hash = Sha256::digest(&bytes);
        bytes.extend_from_slice(&hash);
        bytes
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// [`BadNet`] if they are not a network, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Header, Self), BadNet> {
        if !bytes.starts_with(MAGIC.as_bytes()) {
            return Err(BadNet::Foreign);
        }
        let (told, hash) = bytes.len().checked_sub(HASH).map(|end| bytes.split_at(end)).ok_or(BadNet::Damaged)?;
        if Sha256::digest(told).as_slice() != hash {
            return Err(BadNet::Damaged);
        }
        let told = &told[MAGIC.len()..];
        let end = told.iter().position(|&byte| byte == b'\n').ok_or(BadNet::Damaged)?;
        let header: Header = serde_json::from_slice(&told[..end]).map_err(|error| BadNet::Header(error.to_string()))?;
        let weights = weights(&told[end + 1..]);
        let shape = header.shape;
        if weights.len() != shape.parts().end || shape.players != usize::from(header.players) {
            return Err(BadNet::Header(format!("{} weights do not make {shape:?}", weights.len())));
        }
        Ok((header, Self::with_weights(shape, weights)))
    }
}

fn weights(bytes: &[u8]) -> Vec<f32> {
    let mut weights = Vec::with_capacity(bytes.len());
    for run in bytes.chunks(4 + RUN) {
        let Some((most, wholes)) = run.split_first_chunk() else { break };
        let most = f32::from_le_bytes(*most);
        let wholes = wholes.iter().map(|&byte| i8::from_le_bytes([byte]));
        weights.extend(wholes.map(|whole| f32::from(whole) / f32::from(i8::MAX) * most));
    }
    weights
}

#[cfg(test)]
mod tests {
    use game::{Chance, Seed};

    use super::*;

    fn file() -> (Header, Net, Vec<u8>) {
        let shape = Shape { inputs: 3, first: 4, second: 2, players: 2 };
        let net = Net::new(shape, &mut Chance::seeded(Seed::from_number(1)));
        let header = Header {
            game: "race".into(),
            players: 2,
            variant: "standard".into(),
            inputs_version: 1,
            rules_version: 1,
            seed: 5,
            games: 7,
            shape,
        };
        let bytes = net.to_bytes(&header);
        (header, net, bytes)
    }

    #[test]
    fn a_file_gives_the_network_back() {
        let (header, net, bytes) = file();
        let (read_header, read) = Net::from_bytes(&bytes).expect("a network");
        assert_eq!((read_header, read.shape), (header, net.shape));
        for (read, run) in read.weights.chunks(RUN).zip(net.weights.chunks(RUN)) {
            let most = run.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let half_a_step = 0.501 / 127.0 * most;
            assert!(read.iter().zip(run).all(|(one, other)| (one - other).abs() <= half_a_step), "{read:?} {run:?}");
        }
    }

    #[test]
    fn damage_is_noticed_wherever_it_is() {
        let (_, _, bytes) = file();
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 4;
            assert!(Net::from_bytes(&damaged).is_err(), "byte {place}");
        }
        for length in 0..bytes.len() {
            assert!(Net::from_bytes(&bytes[..length]).is_err(), "{length} bytes");
        }
    }
}
