//! The help covers every subcommand and every option.

use crate::GAMES;
use crate::program::{orrery, succeed};

const OPTIONS: [(&str, &[&str]); 18] = [
    (
        "serve",
        &[
            "--listen",
            "--data",
            "--database",
            "ORRERY_DATABASE",
            "--origin",
            "--behind-proxy",
            "--think",
            "--review-samples",
            "--limit",
            "--metrics-listen",
            "--metrics-token",
            "--keep-waiting",
            "--keep-abandoned",
            "--keep-finished",
            "--keep-guests",
            "forever",
            "--log",
            "--log-json",
        ],
    ),
    ("backup", &["<FILE>", "--data", "--force", "--json"]),
    ("restore", &["<FILE>", "--data", "--replace", "--json"]),
    ("migrate", &["--from", "--to", "DIR|URL", "--json"]),
    ("check", &["--data", "--database", "--json"]),
    ("export", &["<OUT>", "--data", "--database", "--game", "--since", "--json"]),
    (
        "admin",
        &[
            "list",
            "show",
            "close",
            "delete",
            "link",
            "block",
            "unblock",
            "blocks",
            "players",
            "erase",
            "--data",
            "--database",
            "--json",
        ],
    ),
    (
        "simulate",
        &[
            "<GAME>",
            "--players",
            "--games",
            "--seed",
            "--bots",
            "--variant",
            "--threads",
            "--records",
            "--rounds-at-most",
            "--json",
        ],
    ),
    (
        "arena",
        &[
            "<GAME>",
            "--players",
            "--bots",
            "--games",
            "--seed",
            "--think",
            "--variant",
            "--threads",
            "--rounds-at-most",
            "--json",
            "stdio:COMMAND",
            "hard@250ms",
        ],
    ),
    ("bot", &["<GAME>", "--level", "--think", "docs/bot-protocol.md"]),
    ("replay", &["<FILE>", "--as", "--to", "--lang", "en|pl|ja", "--json", "public", "all"]),
    (
        "review",
        &[
            "<FILE>",
            "--seat",
            "--now",
            "--samples",
            "--seed",
            "--threads",
            "--net",
            "--html",
            "--open",
            "--verify",
            "--lang",
            "en|pl|ja",
            "--json",
        ],
    ),
    ("advise", &["<FILE>", "--at", "--think", "--samples", "--seed", "--net", "--lang", "en|pl|ja", "--json"]),
    ("puzzles", &["mine", "check"]),
    (
        "calibrate",
        &["<GAME>", "--players", "--variant", "--games", "--samples", "--seed", "--plot", "--threads", "--json"],
    ),
    (
        "ladder",
        &[
            "<GAME>",
            "--players",
            "--variant",
            "--levels",
            "--games",
            "--seed",
            "--think",
            "--keep",
            "--plot",
            "--threads",
            "--json",
        ],
    ),
    ("cards", &["<GAME>", "--lang", "en|pl|ja", "--json"]),
    ("bench", &["<GAME>", "--players", "--variant", "--seconds", "--seed", "--rounds-at-most", "--search", "--json"]),
];

#[test]
fn every_option_is_explained() {
    for (command, options) in OPTIONS {
        for help in [&[command, "--help"], &[command, "-h"], &["help", command]] {
            let help = succeed(help);
            for option in options {
                assert!(help.contains(option), "{command} does not explain {option}:\n{help}");
            }
            assert!(help.contains("Examples:"), "{command}:\n{help}");
        }
    }
}

#[test]
fn the_help_lists_commands_and_games() {
    let (short, long) = (succeed(&["-h"]), succeed(&["--help"]));
    for help in [short, long] {
        for (command, _) in OPTIONS {
            assert!(help.contains(command), "{command}");
        }
        for game in GAMES {
            assert!(help.contains(&format!("  {game}: 2 to ")) && help.contains("bots random"), "{help}");
        }
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    assert_eq!(succeed(&["--version"]), format!("orrery {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn an_unknown_command_is_refused() {
    let run = orrery(&["frobnicate"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("frobnicate") && run.stderr.contains("--help"), "{run:?}");
}
