//! Texts and JSON, changed as an input says.

use serde_json::Value;

use crate::input::Input;

/// Numbers at which counting goes wrong.
const NUMBERS: [i64; 12] = [0, 1, -1, 2, 7, 8, 64, 127, 255, 256, u32::MAX as i64, i64::MAX];

/// The text of a value after some changes, of its parts or of its bytes.
pub(crate) fn damaged(mut value: Value, input: &mut Input<'_>) -> Vec<u8> {
    let changes = input.byte();
    for _ in 0..changes % 4 {
        change_part(&mut value, input);
    }
    let mut text = value.to_string().into_bytes();
    for _ in 0..(changes >> 4) % 4 {
        change_bytes(&mut text, input);
    }
    text
}

/// A text after a change of its bytes.
pub(crate) fn change_bytes(text: &mut Vec<u8>, input: &mut Input<'_>) {
    let place = input.below(text.len() + 1);
    let end = (place + input.below(16)).min(text.len());
    match input.below(4) {
        0 => drop(text.splice(place..end, input.bytes().iter().copied())),
        1 => drop(text.drain(place..end)),
        2 => {
            let twice = text[place..end].to_vec();
            let to = input.below(text.len() + 1);
            drop(text.splice(to..to, twice));
        }
        _ => {
            if let Some(byte) = text.get_mut(place) {
                *byte ^= 1 << input.below(8);
            }
        }
    }
}

/// Replaces, removes or repeats one part of a value.
pub(crate) fn change_part(value: &mut Value, input: &mut Input<'_>) {
    let count = count(value);
    let (at, other) = (input.below(count), input.below(count));
    let taken = part(value, other).map(|part| part.clone()).unwrap_or_default();
    let Some(found) = part(value, at) else { return };
    match input.below(7) {
        0 => *found = number(input),
        1 => *found = taken,
        2 => *found = Value::Null,
        3 => *found = String::from_utf8_lossy(input.bytes()).into(),
        4 => *found = Value::Bool(true),
        5 => match found {
            Value::Array(items) if !items.is_empty() => drop(items.remove(input.below(items.len()))),
            Value::Object(fields) => {
                let key = fields.keys().nth(input.below(fields.len().max(1))).cloned();
                drop(key.and_then(|key| fields.remove(&key)));
            }
            _ => *found = Value::Array(Vec::new()),
        },
        _ => match found {
            Value::Array(items) => items.push(taken),
            Value::Object(fields) => drop(fields.insert(String::from_utf8_lossy(input.bytes()).into(), taken)),
            Value::Number(old) => *found = old.as_i64().map_or(0, |old| old.wrapping_add(1)).into(),
            _ => *found = Value::Array(vec![found.clone(), taken]),
        },
    }
}

fn number(input: &mut Input<'_>) -> Value {
    match input.below(3) {
        0 => (*input.one(&NUMBERS)).into(),
        1 => input.byte().into(),
        _ => input.number().into(),
    }
}

/// How many parts a value has, itself included.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum::<usize>(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// One of the parts of a value, in the order of its text.
fn part(value: &mut Value, mut at: usize) -> Option<&mut Value> {
    if at == 0 {
        return Some(value);
    }
    at -= 1;
    let parts: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => return None,
    };
    for inner in parts {
        let inside = count(inner);
        if at < inside {
            return part(inner, at);
        }
        at -= inside;
    }
    None
}
