//! The chat of a match: what was said, who may read it, and what a line may contain.
//!
//! It is beside the game. Nothing said here reaches the table, its entries or its record, and a bot is asked with a view and a prompt
//! alone.

use std::collections::VecDeque;

use game::Observer;
use protocol::{ChatSide, RefusalCode, Saying};
use strum::VariantArray as _;
use tokio::time::Instant;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use words::Phrase;

use super::Refused;
use crate::config::Rate;
use crate::limits::Bucket;
use crate::names::{MAX_MARKS, is_unseen, without_unseen};
use crate::store::ChatRow;

/// How many lines of each side are kept. An older one is forgotten for each new one.
const MAX_LINES: usize = 200;
/// The longest line, in characters.
const MAX_LETTERS: usize = 200;

/// Whether an observer may read what a side says.
///
/// Spectators see what all players show, and a player may have told one of them more. If players could read their lines, a spectator
/// could give advice. Nothing a player says can do harm in the other direction: spectators do not play, and what players say
/// at the table is said to everyone there. When the game is over there is nothing left to give away, so everyone reads everything.
pub(super) fn may_read(observer: Observer, side: ChatSide, is_over: bool) -> bool {
    side == ChatSide::Players || observer == Observer::Public || is_over
}

/// The side that an observer speaks for.
pub(super) fn side_of(observer: Observer) -> ChatSide {
    match observer {
        Observer::Seat(_) => ChatSide::Players,
        Observer::Public => ChatSide::Spectators,
    }
}

/// Why a line is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::VariantArray)]
pub(crate) enum BadLine {
    /// Nothing of it is visible.
    Blank,
    /// It is too long.
    Long,
    /// The speaker says too much.
    TooFast,
    /// The speaker's side says too much at this table.
    Busy,
    /// The server does not know who speaks.
    Stranger,
}

impl BadLine {
    fn code(self) -> RefusalCode {
        match self {
            Self::Blank | Self::Long => RefusalCode::BadChat,
            Self::TooFast | Self::Busy => RefusalCode::TooFast,
            Self::Stranger => RefusalCode::NotSeated,
        }
    }

    /// The message for people.
    pub(crate) fn message(self) -> Phrase {
        Phrase::new(match self {
            Self::Blank => "refused-bad-chat",
            Self::Long => "refused-bad-chat-long",
            Self::TooFast => "refused-chat-too-fast",
            Self::Busy => "refused-chat-busy",
            Self::Stranger => "refused-chat-stranger",
        })
    }
}

impl From<BadLine> for Refused {
    fn from(bad: BadLine) -> Self {
        (bad.code(), bad.message())
    }
}

/// What is said, as it is stored and sent: on one line, without invisible characters or those that change the text direction.
pub(super) fn tidy(says: Saying) -> Result<Saying, BadLine> {
    let text = match says {
        Saying::Quick(phrase) => return Ok(Saying::Quick(phrase)),
        Saying::Text(text) => text,
    };
    let letters: Vec<char> = text.nfc().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let line = without_unseen(&letters).split_whitespace().collect::<Vec<_>>().join(" ");
    let line = without_stacks(line.trim_start_matches(|letter: char| is_combining_mark(letter) || letter == ' '));
    if !line.chars().any(|letter| letter != ' ' && !is_combining_mark(letter) && !is_unseen(letter)) {
        return Err(BadLine::Blank);
    }
    if line.chars().count() > MAX_LETTERS {
        return Err(BadLine::Long);
    }
    Ok(Saying::Text(line))
}

/// The text without marks that would pile up across other lines.
fn without_stacks(line: &str) -> String {
    let mut marks = 0;
    let is_kept = |letter: &char| {
        marks = if is_combining_mark(*letter) { marks + 1 } else { 0 };
        marks <= MAX_MARKS
    };
    line.chars().filter(is_kept).collect()
}

/// A line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) side: ChatSide,
    pub(super) number: u32,
    /// The player who said it.
    pub(super) speaker: String,
    pub(super) says: Saying,
    /// When, in milliseconds since 1970.
    pub(super) at: u64,
}

impl Line {
    /// A stored line. One that this version cannot read is left out.
    fn stored(row: ChatRow) -> Option<Self> {
        let ChatRow { side, number, speaker, says, at, .. } = row;
        Some(Self { side: side.parse().ok()?, number, speaker, says: serde_json::from_str(&says).ok()?, at })
    }

    pub(super) fn row(&self, match_id: &str) -> ChatRow {
        let side: &str = self.side.into();
        ChatRow {
            match_id: match_id.to_string(),
            side: side.to_string(),
            number: self.number,
            speaker: self.speaker.clone(),
            says: serde_json::to_string(&self.says).expect("plain data can be written as JSON"),
            at: self.at,
        }
    }
}

/// What one side said, oldest first, and how much more it may say.
#[derive(Debug)]
struct Side {
    lines: VecDeque<Line>,
    /// The number of the next line.
    next: u32,
    bucket: Bucket,
}

/// The chat of a match, as it is stored. Each side has a rate of its own, so spectators cannot silence the players.
#[derive(Debug)]
pub(super) struct Room {
    /// The players', then the spectators'.
    sides: [Side; ChatSide::VARIANTS.len()],
}

impl Room {
    pub(super) fn new(rows: Vec<ChatRow>, rate: Rate, now: Instant) -> Self {
        let empty = || Side { lines: VecDeque::new(), next: 0, bucket: Bucket::new(rate, now) };
        let mut room = Self { sides: [empty(), empty()] };
        for row in rows {
            let next = row.number + 1;
            if let Some(line) = Line::stored(row) {
                let side = &mut room.sides[line.side as usize];
                side.next = next;
                side.lines.push_back(line);
            }
        }
        room
    }

    /// Whether a side may say something more now.
    pub(super) fn may_say(&mut self, side: ChatSide, now: Instant) -> bool {
        self.sides[side as usize].bucket.take(now)
    }

    /// The next line of a side. Each line is later than all before it, even if the machine's clock is not, so that the two sides
    /// can be merged in the order in which they spoke.
    pub(super) fn next(&self, side: ChatSide, speaker: &str, says: Saying, now: u64) -> Line {
        let last = self.sides.iter().filter_map(|side| side.lines.back()).map(|line| line.at + 1).max();
        let at = last.map_or(now, |last| last.max(now));
        Line { side, number: self.sides[side as usize].next, speaker: speaker.to_string(), says, at }
    }

    /// The number of the last line that is forgotten when a side says one more.
    pub(super) fn forgotten(&self, side: ChatSide) -> Option<u32> {
        let lines = &self.sides[side as usize].lines;
        lines.get(lines.len().checked_sub(MAX_LINES)?).map(|line| line.number)
    }

    /// Adds a line that is stored.
    pub(super) fn add(&mut self, line: Line) {
        let forgotten = self.forgotten(line.side);
        let side = &mut self.sides[line.side as usize];
        side.lines.retain(|known| forgotten.is_none_or(|last| known.number > last));
        side.next = line.number + 1;
        side.lines.push_back(line);
    }

    /// Everything that an observer may read, in the order in which it was said.
    pub(super) fn lines(&self, observer: Observer, is_over: bool) -> Vec<&Line> {
        let readable = self.sides.iter().flat_map(|side| &side.lines);
        let mut lines: Vec<&Line> = readable.filter(|line| may_read(observer, line.side, is_over)).collect();
        lines.sort_by_key(|line| line.at);
        lines
    }

    /// Everyone who said something.
    pub(super) fn speakers(&self) -> impl Iterator<Item = &str> {
        self.sides.iter().flat_map(|side| &side.lines).map(|line| line.speaker.as_str())
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use protocol::QuickPhrase;

    use super::*;

    fn text(said: &str) -> Result<String, BadLine> {
        match tidy(Saying::Text(said.into()))? {
            Saying::Text(text) => Ok(text),
            Saying::Quick(phrase) => panic!("{phrase:?}"),
        }
    }

    #[test]
    fn a_line_is_plain_text_on_one_line() {
        let cases = [
            ("  Well\tplayed,\nBen!  ", "Well played, Ben!"),
            ("<b>bold</b> & [link](https://orrery.example)", "<b>bold</b> & [link](https://orrery.example)"),
            ("left \u{202e}thgir\u{2066} \u{0}\u{7}done\u{feff}", "left thgir done"),
            ("\u{301}Jose\u{301}", "José"),
            ("👩\u{200d}🚀 می\u{200c}خواهم 銀河\u{3000}の旅", "👩\u{200d}🚀 می\u{200c}خواهم 銀河 の旅"),
            ("a\u{334}\u{335}\u{336}\u{337}\u{338}b", "a\u{334}\u{335}\u{336}b"),
        ];
        for (said, expected) in cases {
            assert_eq!(text(said).as_deref(), Ok(expected), "{said:?}");
        }
        assert_eq!(tidy(Saying::Quick(QuickPhrase::Thanks)), Ok(Saying::Quick(QuickPhrase::Thanks)));
    }

    #[test]
    fn a_line_that_nobody_sees_or_that_is_too_long_is_refused() {
        for blank in ["", " \t\n", "\u{200b}\u{202e}", "\u{301}\u{302}", "\u{3164}", "\u{2800}\u{2800}"] {
            assert_eq!(text(blank), Err(BadLine::Blank), "{blank:?}");
        }
        // Characters are counted, not bytes, and only those that remain.
        let longest = "銀".repeat(MAX_LETTERS);
        assert_eq!(text(&format!(" {longest}\u{200b} ")), Ok(longest.clone()));
        assert_eq!(text(&format!("{longest}河")), Err(BadLine::Long));
    }

    fn a_room() -> Room {
        Room::new(Vec::new(), Rate { burst: 2, per_second: 1.0 }, Instant::now())
    }

    #[tokio::test]
    async fn each_side_keeps_its_last_lines_and_counts_them_alone() {
        let mut room = a_room();
        let mut stored: Vec<ChatRow> = Vec::new();
        for n in 0..450_u64 {
            let side = if n % 3 == 0 { ChatSide::Spectators } else { ChatSide::Players };
            let line = room.next(side, "somebody", Saying::Text(n.to_string()), n);
            let row = line.row("match");
            stored
                .retain(|known| known.side != row.side || room.forgotten(side).is_none_or(|last| known.number > last));
            stored.push(row);
            room.add(line);
        }
        let of = |side: ChatSide| -> Vec<u32> {
            let lines = room.lines(Observer::Public, false).into_iter();
            lines.filter(|line| line.side == side).map(|line| line.number).collect()
        };
        assert_eq!(of(ChatSide::Players), (100..300).collect::<Vec<u32>>());
        assert_eq!(of(ChatSide::Spectators), (0..150).collect::<Vec<u32>>());
        // What is stored is what is in memory.
        stored.sort_by(|a, b| (&a.side, a.number).cmp(&(&b.side, b.number)));
        let restored = Room::new(stored, Rate { burst: 2, per_second: 1.0 }, Instant::now());
        assert_eq!(restored.lines(Observer::Public, false), room.lines(Observer::Public, false));
        let next = |room: &Room, side| room.next(side, "somebody", Saying::Quick(QuickPhrase::Hello), 0).number;
        for side in ChatSide::VARIANTS {
            assert_eq!(next(&restored, *side), next(&room, *side));
        }
    }

    #[tokio::test]
    async fn players_read_spectators_only_after_the_end() {
        let mut room = a_room();
        for (at, side) in [(1, ChatSide::Players), (2, ChatSide::Spectators), (3, ChatSide::Players)] {
            room.add(room.next(side, "somebody", Saying::Quick(QuickPhrase::Hello), at));
        }
        let read = |observer, is_over| room.lines(observer, is_over).iter().map(|line| line.at).collect::<Vec<_>>();
        let player = Observer::Seat(Seat::new(1));
        assert_eq!(read(player, false), [1, 3]);
        assert_eq!(read(player, true), [1, 2, 3]);
        assert_eq!(read(Observer::Public, false), [1, 2, 3]);
    }

    #[tokio::test]
    async fn lines_keep_their_order_whatever_the_clock_says() {
        let mut room = a_room();
        for (now, side) in
            [(5, ChatSide::Spectators), (5, ChatSide::Players), (2, ChatSide::Spectators), (9, ChatSide::Players)]
        {
            room.add(room.next(side, "somebody", Saying::Quick(QuickPhrase::Hello), now));
        }
        let lines = room.lines(Observer::Public, false);
        assert_eq!(
            lines.iter().map(|line| (line.at, line.number)).collect::<Vec<_>>(),
            [(5, 0), (6, 0), (7, 1), (9, 1)]
        );
    }

    #[tokio::test]
    async fn spectators_cannot_silence_the_players() {
        let (mut room, now) = (a_room(), Instant::now());
        let of_spectators: Vec<bool> = (0..3).map(|_| room.may_say(ChatSide::Spectators, now)).collect();
        assert_eq!(of_spectators, [true, true, false]);
        assert!(room.may_say(ChatSide::Players, now));
    }

    #[tokio::test]
    async fn a_line_of_a_later_version_is_left_out() {
        let line = |number, says: &str| ChatRow {
            match_id: "match".into(),
            side: "players".into(),
            number,
            speaker: "somebody".into(),
            says: says.into(),
            at: 0,
        };
        let rows =
            vec![line(4, "{\"text\":\"well\"}"), line(5, "{\"quick\":\"sing\"}"), line(6, "{\"quick\":\"hello\"}")];
        let room = Room::new(rows, Rate { burst: 2, per_second: 1.0 }, Instant::now());
        let numbers: Vec<u32> = room.lines(Observer::Public, false).iter().map(|line| line.number).collect();
        assert_eq!(numbers, [4, 6]);
    }
}
