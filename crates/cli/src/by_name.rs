//! The games by name, as arguments of the command line.

use clap::builder::PossibleValuesParser;
use games::{NAMES, Visit};
use terminal::Failure;

/// Calls `what` with the game of this name.
pub(crate) fn with_game<V: Visit>(name: &str, what: V) -> Result<V::Output, Failure> {
    games::with_game(name, what).ok_or_else(|| {
        Failure::input(
            format_args!("there is no game \"{name}\""),
            format_args!("this program knows {}", NAMES.join(", ")),
        )
    })
}

/// All games with their options, for the help text.
pub(crate) fn listing() -> String {
    let mut lines = vec!["Games:".to_string()];
    for game in games::infos() {
        let variants: Vec<String> = game.variants.into_iter().map(|variant| variant.id).collect();
        let (variants, bots) = (variants.join(", "), game.levels.join(", "));
        let styles: Vec<String> = game.styles.into_iter().map(|style| style.name).collect();
        lines.push(format!("  {}: {} to {} players; variants {variants}", game.id, game.least, game.most));
        lines.push(format!("      bots {bots}"));
        lines.push(format!("      bots with a style: {}", styles.join(", ")));
    }
    lines.join("\n")
}

/// Reads the name of a game from the command line.
pub(crate) fn parser() -> PossibleValuesParser {
    PossibleValuesParser::new(NAMES)
}
