//! Columns for terminals. Texts are padded by display width, because a Japanese character takes two columns.

use unicode_width::UnicodeWidthStr as _;

/// The display width of a text.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text and spaces after it, up to a width.
pub(crate) fn left(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// Spaces and the text after them, up to a width.
pub(crate) fn right(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(width(text))))
}

/// Rows as lines, with two spaces between columns. Columns that are empty in every row are left out, and the last column is
/// not padded.
pub(crate) fn lines(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..columns).map(|column| widest(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).filter(|(_, width)| **width > 0);
        let padded: Vec<String> = cells.map(|(cell, width)| left(cell, *width)).collect();
        padded.join("  ").trim_end().to_string()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_take_two_places() {
        assert_eq!((width("seat"), width("gracz"), width("łódź"), width("席0")), (4, 5, 4, 3));
        assert_eq!((left("席0", 5), right("席0", 5)), ("席0  ".to_string(), "  席0".to_string()));
        assert_eq!(left("longer than that", 3), "longer than that");
    }

    #[test]
    fn rows_are_aligned_and_empty_columns_left_out() {
        let rows = [["古い地球", "", "2"], ["Sol", "", "10"]].map(|row| row.map(str::to_string).to_vec());
        assert_eq!(lines(&rows), ["古い地球  2", "Sol       10"]);
        assert_eq!(lines(&[]), Vec::<String>::new());
    }
}
