//! [`Talk`]: what a page says and hears beside the game, and what must hold of it.

use std::collections::BTreeMap;

use protocol::{ChatLine, ChatRefusal, ChatSide, FromPage, Saying};
use serde::Deserialize;

/// The chat of one socket.
#[derive(Default)]
pub(crate) struct Talk {
    /// What was said, by the number of the line.
    said: BTreeMap<u32, String>,
    /// The number of the last line of each side that came.
    last: BTreeMap<ChatSide, u32>,
}

/// `chat`, as it arrives.
#[derive(Deserialize)]
pub(crate) struct Heard {
    all: bool,
    lines: Vec<ChatLine>,
}

/// `chatted`, as it arrives.
#[derive(Deserialize)]
pub(crate) struct Reply {
    pub(crate) id: u32,
    pub(crate) refused: Option<ChatRefusal>,
}

impl Talk {
    /// Something to say that nobody else says, and the message that says it.
    pub(crate) fn next(&mut self, socket: u64) -> (String, FromPage) {
        let id = self.said.len() as u32;
        let text = format!("line {id} of socket {socket}");
        self.said.insert(id, text.clone());
        (text.clone(), FromPage::Chat { id, says: Saying::Text(text) })
    }

    /// What a line said.
    pub(crate) fn text(&self, id: u32) -> Option<&String> {
        self.said.get(&id)
    }

    /// Lines came. Returns their texts, or what is wrong with them.
    pub(crate) fn hear(&mut self, heard: Heard, is_playing: bool) -> Result<Vec<String>, String> {
        if heard.all {
            self.last.clear();
        }
        let mut texts = Vec::new();
        for ChatLine { side, number, says, .. } in heard.lines {
            if side == ChatSide::Spectators && is_playing {
                return Err(format!("line {number} of the spectators reached a player before the end"));
            }
            if self.last.insert(side, number).is_some_and(|last| last + 1 != number) {
                return Err(format!("line {number} of {side:?} came out of turn"));
            }
            match says {
                Saying::Text(text) => texts.push(text),
                Saying::Quick(phrase) => return Err(format!("nobody said {phrase:?}")),
            }
        }
        Ok(texts)
    }
}
