//! What a page sends is read exactly, or refused.

use std::fmt::Debug;

use protocol::{ClockChoice, FromPage, NewMatch, NewSeat, QuickPhrase, Rename, Saying, SeatBot};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// What is read of a text is what was written; with a field too many it is refused, and the error names the field.
fn reads_exactly<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) {
    let mut json = serde_json::to_value(message).expect("plain data");
    let text = json.to_string();
    assert_eq!(serde_json::from_str::<T>(&text).expect("what was written"), *message);
    json["mood"] = json!("good");
    for refused in [serde_json::from_str::<T>(&json.to_string()), serde_json::from_value::<T>(json)] {
        let error = refused.expect_err(&text).to_string();
        assert!(error.contains("unknown field `mood`"), "{text}: {error}");
    }
}

#[test]
fn every_message_of_a_page_refuses_further_fields() {
    let messages = [
        FromPage::Hello { protocol: 1, seen: Some(2), you: None },
        FromPage::Move { version: 1, answer: Value::Null },
        FromPage::Undo { version: 1 },
        FromPage::Draft { id: 1, moves: vec![json!(1)], steps: json!([]) },
        FromPage::Moves { version: 1, moves: vec![json!(1)] },
        FromPage::Automatic { on: true },
        FromPage::Resign,
        FromPage::Leave,
        FromPage::Return,
        FromPage::Rematch,
        FromPage::Ping { id: 1 },
        FromPage::Chat { id: 1, says: Saying::Text("well".into()) },
        FromPage::Chat { id: 1, says: Saying::Quick(QuickPhrase::Hello) },
    ];
    messages.iter().for_each(reads_exactly);
}

#[test]
fn every_body_of_a_request_refuses_further_fields() {
    let seats = [NewSeat::Me, NewSeat::Open, NewSeat::Bot { level: "random".into() }];
    seats.iter().for_each(reads_exactly);
    let clocks = [ClockChoice::None, ClockChoice::Live { seconds: 60, increment: 5 }, ClockChoice::Days { days: 3 }];
    clocks.iter().for_each(reads_exactly);
    let [clock, ..] = clocks;
    reads_exactly(&NewMatch { clock, listed: true, ..NewMatch::of("race", seats.to_vec()) });
    reads_exactly(&SeatBot { level: "random".into() });
    reads_exactly(&Rename { name: "Ann".into() });
}
