//! Texts and JSON, changed as an input says.

use std::mem::discriminant;

use serde_json::Value;

use crate::input::Input;

/// Numbers at which counting goes wrong.
const NUMBERS: [i64; 14] = [0, 1, -1, 2, 7, 8, 64, 127, 200, 255, 256, u16::MAX as i64, u32::MAX as i64, i64::MAX];

/// The text of a value after some changes. Parts are taken from the value itself and from another one of its kind, so that what
/// comes of it can mostly still be read.
pub(crate) fn damaged(mut value: Value, other: &Value, input: &mut Input<'_>) -> Vec<u8> {
    let changes = input.byte();
    for _ in 0..changes % 4 {
        change_part(&mut value, other, input);
    }
    let mut text = value.to_string().into_bytes();
    if changes >= 224 {
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

/// Changes one part of a value into another of its kind, so that what comes of it can often still be read.
pub(crate) fn exchange_part(value: &mut Value, other: &Value, input: &mut Input<'_>) {
    let mut from = if input.below(2) == 0 { other.clone() } else { value.clone() };
    let (at, among) = (input.below(count(value)), input.below(count(&from)));
    let taken = part(&mut from, among).map(Value::take).unwrap_or_default();
    match (part(value, at), taken) {
        (Some(found @ Value::Number(_)), _) => *found = number(input),
        (Some(Value::Array(items)), Value::Number(_)) if !items.is_empty() => {
            drop(items.remove(input.below(items.len())));
        }
        (Some(Value::Array(items)), taken @ (Value::String(_) | Value::Object(_))) => items.push(taken),
        (Some(found), taken) if discriminant(found) == discriminant(&taken) => *found = taken,
        _ => {}
    }
}

/// Replaces, removes or repeats one part of a value.
fn change_part(value: &mut Value, other: &Value, input: &mut Input<'_>) {
    let from = if input.below(2) == 0 { other } else { &value.clone() };
    let taken = part(&mut from.clone(), input.below(count(from))).cloned().unwrap_or_default();
    let at = input.below(count(value));
    let Some(found) = part(value, at) else { return };
    match (input.below(12), found) {
        (0, found) => *found = Value::Null,
        (1, found) => *found = Value::Bool(true),
        (2, found) => *found = String::from_utf8_lossy(input.bytes()).into(),
        (3, found) | (4..=9, found @ Value::Number(_)) => *found = number(input),
        (4 | 5, Value::Array(items)) if !items.is_empty() => drop(items.remove(input.below(items.len()))),
        (4, Value::Object(fields)) => {
            let key = fields.keys().nth(input.below(fields.len().max(1))).cloned();
            drop(key.and_then(|key| fields.remove(&key)));
        }
        (5, Value::Object(fields)) => drop(fields.insert(String::from_utf8_lossy(input.bytes()).into(), taken)),
        (6 | 7, Value::Array(items)) => items.push(taken),
        (8, Value::Array(items)) if !items.is_empty() => {
            let (at, times) = (input.below(items.len()), 1 << input.below(8));
            drop(items.splice(at..at, vec![items[at].clone(); times]));
        }
        (_, found) => *found = taken,
    }
}

fn number(input: &mut Input<'_>) -> Value {
    match input.below(8) {
        0 => (*input.one(&NUMBERS)).into(),
        1 => input.number().into(),
        2 => input.byte().into(),
        _ => input.below(12).into(),
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
