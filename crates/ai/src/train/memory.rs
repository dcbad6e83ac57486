//! [`Memory`]: the latest games, which are studied again.

use std::collections::VecDeque;

use game::Chance;

use super::play::Played;

/// How many games are kept: enough that the network has learned something else before a game is studied again, but few
/// enough that the bots have not improved much since it was played.
const GAMES: usize = 2048;

/// The latest games.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory(VecDeque<Played>);

impl Memory {
    /// Remembers games, and forgets as many old ones once it is full.
    pub(super) fn keep(&mut self, games: Vec<Played>) {
        self.0.extend(games);
        self.0.drain(..self.0.len().saturating_sub(GAMES));
    }

    /// Any of the games.
    pub(super) fn draw(&self, chance: &mut Chance) -> Option<&Played> {
        let count = self.0.len() as u32;
        (count > 0).then(|| &self.0[chance.below(count) as usize])
    }

    /// All games as bytes.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.0.iter().for_each(|game| game.write(&mut bytes));
        bytes
    }

    /// The inverse of [`to_bytes`](Self::to_bytes). `None` for anything else.
    pub(super) fn from_bytes(mut bytes: &[u8]) -> Option<Self> {
        let mut games = VecDeque::new();
        while !bytes.is_empty() {
            games.push_back(Played::read(&mut bytes)?);
        }
        Some(Self(games))
    }
}

#[cfg(test)]
mod tests {
    use game::Seed;

    use super::*;

    /// A game of which nothing is known but the number of its rounds.
    fn game(rounds: u32) -> Played {
        let [a, b, c, d] = rounds.to_le_bytes();
        Played::read(&mut &[a, b, c, d, 0][..]).expect("a game")
    }

    #[test]
    fn only_the_latest_games_are_studied_again() {
        let (mut memory, mut chance) = (Memory::default(), Chance::seeded(Seed::from_number(1)));
        assert!(memory.draw(&mut chance).is_none(), "there is nothing yet");
        let all = GAMES as u32 + 100;
        (0..all).for_each(|rounds| memory.keep(vec![game(rounds)]));
        let drawn: Vec<u32> = (0..50_000).filter_map(|_| memory.draw(&mut chance).map(|game| game.rounds)).collect();
        assert_eq!((drawn.iter().min(), drawn.iter().max()), (Some(&100), Some(&(all - 1))));
    }

    #[test]
    fn what_is_remembered_survives_an_interruption() {
        let mut memory = Memory::default();
        memory.keep(vec![game(7), game(9)]);
        let bytes = memory.to_bytes();
        let restored = Memory::from_bytes(&bytes).expect("games");
        assert_eq!(restored.0, memory.0);
        assert!(Memory::from_bytes(&bytes[1..]).is_none(), "cut off");
    }
}
