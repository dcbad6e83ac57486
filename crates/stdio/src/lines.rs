//! Lines of limited length: a program that never stops writing must not fill our memory.

use std::io::{self, BufRead, Read as _};

/// The longest line that is read as a message, in bytes. The largest messages, views, have some tens of thousands.
pub const MAX: usize = 4 << 20;

/// One line of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// The line without its end. What is not UTF-8 is replaced.
    Text(String),
    /// It was too long and was skipped.
    TooLong,
}

/// The next line, or `None` at the end.
pub fn next(from: &mut impl BufRead, most: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    from.by_ref().take(most as u64 + 1).read_until(b'\n', &mut bytes)?;
    match bytes.last() {
        None => return Ok(None),
        Some(b'\n') => {}
        Some(_) if bytes.len() > most => {
            pass_over(from)?;
            return Ok(Some(Line::TooLong));
        }
        Some(_) => {}
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(Line::Text(text.trim_end_matches(['\r', '\n']).to_string())))
}

fn pass_over(from: &mut impl BufRead) -> io::Result<()> {
    loop {
        let seen = from.fill_buf()?;
        let (length, found) = match seen.iter().position(|&byte| byte == b'\n') {
            Some(place) => (place + 1, true),
            None => (seen.len(), false),
        };
        from.consume(length);
        if found || length == 0 {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut text: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next(&mut text, 5).expect("memory can be read")).collect()
    }

    #[test]
    fn long_lines_are_passed_over_and_the_next_one_is_whole() {
        let text = |text: &str| Line::Text(text.to_string());
        assert_eq!(
            lines(b"12345\n123456\nab\r\n\n\xff\nend"),
            [text("12345"), Line::TooLong, text("ab"), text(""), text("\u{fffd}"), text("end")]
        );
        assert_eq!(lines(b"1234567890"), [Line::TooLong]);
        assert_eq!(lines(b""), []);
    }
}
