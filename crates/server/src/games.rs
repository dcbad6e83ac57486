//! The games, and the only place where a game's name becomes its type.

use ai::Searchable;
use game::{Game, Setup};
use protocol::{GameInfo, VariantInfo};
use words::Words;

/// A game that can be played here: it has rules, bots that search, and words.
pub(crate) trait Playable: Words + Searchable {}
impl<G: Words + Searchable> Playable for G {}

/// Something that can be done with any game.
pub(crate) trait Visit {
    type Out;
    fn visit<G: Playable>(self) -> Self::Out;
}

/// The names of the games, in the order in which they are offered.
pub(crate) const GAMES: [&str; 3] = [race::Race::ID, roll::Roll::ID, defenders::Defenders::ID];

/// The version of the rules that this program plays of each game.
pub(crate) const RULES: [(&str, u32); 3] = [
    (race::Race::ID, race::Race::RULES_VERSION),
    (roll::Roll::ID, roll::Roll::RULES_VERSION),
    (defenders::Defenders::ID, defenders::Defenders::RULES_VERSION),
];

/// Does something with the game of this name; `None` if there is no such game.
pub(crate) fn with_game<V: Visit>(name: &str, visit: V) -> Option<V::Out> {
    match name {
        race::Race::ID => Some(visit.visit::<race::Race>()),
        roll::Roll::ID => Some(visit.visit::<roll::Roll>()),
        defenders::Defenders::ID => Some(visit.visit::<defenders::Defenders>()),
        _ => None,
    }
}

/// What is offered.
pub(crate) fn games() -> Vec<GameInfo> {
    GAMES.iter().filter_map(|name| with_game(name, Info)).collect()
}

struct Info;

impl Visit for Info {
    type Out = GameInfo;

    fn visit<G: Playable>(self) -> GameInfo {
        let variant = |name: &&str| VariantInfo {
            id: (*name).to_string(),
            players: G::Setup::PLAYERS.filter(|players| G::Setup::of(*players, name).is_ok()).collect(),
        };
        GameInfo {
            id: G::ID.to_string(),
            least: *G::Setup::PLAYERS.start(),
            most: *G::Setup::PLAYERS.end(),
            variants: G::Setup::VARIANTS.iter().map(variant).collect(),
            levels: G::level_names().into_iter().map(ToString::to_string).collect(),
            default_level: G::default_level().to_string(),
        }
    }
}

/// All pieces of a game, as JSON.
pub(crate) struct CatalogText;

impl Visit for CatalogText {
    type Out = String;

    fn visit<G: Playable>(self) -> String {
        serde_json::to_string(&G::catalog()).expect("plain data can be written as JSON")
    }
}
