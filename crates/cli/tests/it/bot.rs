//! `orrery bot`: it answers from view and prompt alone, and no input ends it.

use serde_json::{Value, json};

use crate::GAMES;
use crate::program::{orrery, orrery_reading, refuse};

/// What the bot answers to these lines.
fn answers(game: &str, level: &str, lines: &[String]) -> Vec<Value> {
    let run = orrery_reading(&["bot", game, "--level", level], &(lines.join("\n") + "\n"));
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{run:?}");
    run.stdout.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
}

/// The examples of the document, in order.
fn documented() -> Vec<Value> {
    let text = include_str!("../../../../docs/bot-protocol.md");
    let blocks = text.split("\n```json\n").skip(1).map(|rest| rest.split("\n```").next().unwrap_or_default());
    blocks.map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}"))).collect()
}

/// Whether the bot sends it, not the host.
fn is_said_by_bot(message: &Value) -> bool {
    match message["type"].as_str() {
        Some("hello") => message.get("game").is_none(),
        Some("error") => message["code"] == "malformed",
        kind => kind == Some("move"),
    }
}

#[test]
fn the_session_of_the_document_is_a_real_one() {
    let (said, mut told): (Vec<Value>, Vec<Value>) = documented().into_iter().partition(is_said_by_bot);
    assert_eq!((told.len(), said.len()), (5, 3), "hello, new_game, prompt, error, end; hello, move, error");
    // The version of the program may differ.
    let version = told[0].as_object_mut().and_then(|hello| hello.remove("program"));
    assert!(version.is_some_and(|version| version.as_str().is_some_and(|text| text.starts_with("orrery "))));
    let mut lines: Vec<String> = told.iter().map(Value::to_string).collect();
    lines.push("what?".to_string());
    assert_eq!(answers("defenders", "medium", &lines), said);
}

fn prompt() -> Value {
    documented().into_iter().find(|message| message["type"] == "prompt").expect("a prompt is documented")
}

#[test]
fn a_prompt_is_all_it_needs() {
    let mut prompt = prompt();
    let legal = prompt["moves"].clone();
    for key in ["moves", "complete"] {
        prompt.as_object_mut().and_then(|prompt| prompt.remove(key)).expect("it was there");
    }
    for level in ["random", "easy"] {
        let answers = answers("defenders", level, &[prompt.to_string()]);
        assert_eq!((answers.len(), &answers[0]["type"], &answers[0]["id"]), (1, &"move".into(), &prompt["id"]));
        assert!(legal.as_array().expect("a list").contains(&answers[0]["move"]), "{answers:?}");
    }
}

#[test]
fn nonsense_is_answered_by_an_error_and_ends_nothing() {
    let good = prompt();
    let altered = |change: &dyn Fn(&mut Value)| {
        let mut prompt = good.clone();
        change(&mut prompt);
        prompt.to_string()
    };
    let nonsense = [
        "what?".to_string(),
        "[]".to_string(),
        "{\"type\":\"dance\"}".to_string(),
        "{\"type\":\"prompt\",\"id\":1}".to_string(),
        format!("{{\"type\":\"{}\"}}", "x".repeat(5_000_000)),
        altered(&|prompt| prompt["view"] = json!({})),
        altered(&|prompt| prompt["prompt"] = json!({ "fly": 1 })),
        altered(&|prompt| prompt["id"] = json!("seven")),
        altered(&|prompt| prompt["view"]["players"] = json!([])),
        json!({ "type": "hello", "protocol": 1, "game": "defenders" }).to_string(),
        json!({ "type": "hello", "protocol": 3, "game": "roll" }).to_string(),
        json!({ "type": "hello", "protocol": 3, "game": "defenders", "rules_version": 99 }).to_string(),
    ];
    let mut lines: Vec<String> = Vec::new();
    for line in nonsense {
        lines.extend([String::new(), line, good.to_string()]);
    }
    let answers = answers("defenders", "easy", &lines);
    assert_eq!(answers.len(), lines.len() / 3 * 2);
    for (index, pair) in answers.chunks(2).enumerate() {
        assert_eq!(pair[0]["type"], "error", "line {index}: {pair:?}");
        assert!(pair[0]["message"].as_str().is_some_and(|message| !message.is_empty()), "{pair:?}");
        assert_eq!(pair[1]["type"], "move", "after line {index}: {pair:?}");
    }
    let codes: Vec<&str> = answers.iter().filter_map(|answer| answer["code"].as_str()).collect();
    assert_eq!(codes[codes.len() - 3..], ["wrong_protocol", "wrong_game", "wrong_rules"]);
}

/// A view and a prompt that do not belong together get some answer, but do not end the bot.
#[test]
fn prompts_of_another_moment_end_nothing() {
    let mut broken = prompt();
    broken["view"]["observer"] = json!({ "seat": 1 });
    broken["view"]["turn"] = Value::Null;
    broken["prompt"] = json!({ "return": { "excess": 9, "options": [] } });
    let lines = [broken, prompt()].map(|message| message.to_string());
    for level in ["random", "easy"] {
        let answers = answers("defenders", level, &lines);
        assert_eq!((answers.len(), &answers[1]["type"]), (2, &"move".into()), "{answers:?}");
    }
}

#[test]
fn bots_that_do_not_exist_are_refused() {
    for game in GAMES {
        refuse(&["bot", game, "--level", "grandmaster"], 2, &["grandmaster", "--level", "random"]);
        refuse(&["bot", game, "--level", "easy@soon"], 2, &["easy@soon", "hard@250ms"]);
        refuse(&["bot", game, "--think", "0"], 2, &["--think"]);
    }
    let run = orrery(&["bot", "defenders"]);
    assert_eq!((run.code, run.stdout.as_str(), run.stderr.as_str()), (0, "", ""), "no input, no output");
}
