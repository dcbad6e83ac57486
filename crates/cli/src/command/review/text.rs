//! A review for a terminal.

use std::io::Write;

use game::Seat;
use games::reviewed::{Review, ReviewClass, ReviewedAnswer, ReviewedDecision, ReviewedSeat};
use terminal::Failure;
use words::{Book, Phrase};

use super::Told;
use crate::columns;
use crate::command::recorded::named;

/// How many decisions of each player are told.
pub(super) const COSTLIEST: usize = 5;
/// The size of the chart, without its axis.
const WIDTH: usize = 72;
const HEIGHT: usize = 12;

/// A review, judged from one kind of knowledge.
pub(super) struct Side<'a> {
    pub(super) review: &'a Review,
    pub(super) now: bool,
}

impl<'a> Side<'a> {
    pub(super) fn seats(&self) -> &'a [ReviewedSeat] {
        if self.now { &self.review.now } else { &self.review.then }
    }

    pub(super) fn answer(&self, decision: &'a ReviewedDecision) -> &'a ReviewedAnswer {
        if self.now { &decision.now } else { &decision.then }
    }

    /// The costliest decisions of a seat with their places, the costliest first.
    pub(super) fn costliest(&self, seat: Seat) -> Vec<(usize, &'a ReviewedDecision)> {
        let of_seat = self.review.decisions.iter().enumerate().filter(|(_, decision)| decision.seat == seat);
        let mut costly: Vec<_> = of_seat.filter(|(_, one)| self.answer(one).class > ReviewClass::Best).collect();
        costly.sort_by(|(_, one), (_, other)| self.answer(other).loss.total_cmp(&self.answer(one).loss));
        costly.truncate(COSTLIEST);
        costly
    }

    /// What the figures are based on.
    pub(super) fn basis(&self) -> Phrase {
        Phrase::new(if self.now { "cli-review-now" } else { "cli-review-then" })
    }
}

pub(super) fn tell(
    out: &mut impl Write,
    told: &Told,
    book: &Book,
    now: bool,
    only: Option<Seat>,
) -> Result<(), Failure> {
    let side = Side { review: &told.review, now };
    writeln!(out, "{}\n{}\n", book.say(&head(told)), book.say(&side.basis()))?;
    for line in chart(side.seats(), told.review.moves, book) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}\n", book.say(&Phrase::new("cli-review-legend")))?;
    for line in columns::lines(&accounts(&side, book)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", book.say(&Phrase::new("cli-review-sums")))?;
    let seats = (0..told.review.points.len()).map(|number| Seat::new(number as u8));
    for seat in seats.filter(|seat| only.is_none_or(|only| only == *seat)) {
        let costly = side.costliest(seat);
        let key = if costly.is_empty() { "cli-review-flawless" } else { "cli-review-costly" };
        writeln!(out, "\n{}", book.say(&Phrase::new(key).phrase("player", named(seat))))?;
        for (place, decision) in costly {
            tell_decision(out, told, &side, place, decision, book)?;
        }
    }
    Ok(())
}

pub(super) fn head(told: &Told) -> Phrase {
    Phrase::new("cli-review-head")
        .phrase("game", told.game.clone())
        .phrase("variant", told.variant.clone())
        .number("players", told.review.points.len() as i64)
        .number("decisions", told.review.decisions.len() as i64)
        .number("samples", told.review.samples)
}

fn tell_decision(
    out: &mut impl Write,
    told: &Told,
    side: &Side<'_>,
    place: usize,
    decision: &ReviewedDecision,
    book: &Book,
) -> Result<(), Failure> {
    let answer = side.answer(decision);
    writeln!(out, "\n   {}", book.say(&title(decision, answer, book)))?;
    for line in told.positions.get(place).into_iter().flatten() {
        writeln!(out, "      {}", book.say(line))?;
    }
    for line in findings(decision, answer, book) {
        writeln!(out, "   {line}")?;
    }
    Ok(())
}

/// The number of a decision, its round, its question and its class.
pub(super) fn title(decision: &ReviewedDecision, answer: &ReviewedAnswer, book: &Book) -> Phrase {
    Phrase::new("cli-review-decision")
        .number("number", decision.number)
        .number("round", decision.round)
        .text("loss", percent(book, answer.loss))
        .phrase("class", class(answer.class))
        .phrase("question", decision.question.clone())
}

/// What was played, what was better and why.
pub(super) fn findings(decision: &ReviewedDecision, answer: &ReviewedAnswer, book: &Book) -> Vec<String> {
    let mut lines = Vec::new();
    let played = Phrase::new("cli-review-played").phrase("answer", decision.played.clone());
    lines.push(book.say(&played.text("win", percent(book, answer.win_played))));
    if let Some(better) = &answer.better {
        let better = Phrase::new("cli-review-better").phrase("answer", better.clone());
        let better = better.text("win", percent(book, answer.win_best));
        let better = better.text("points", book.decimal(answer.points.abs(), 1));
        let better = better.text("smaller", if answer.points < 0.0 { "yes" } else { "no" });
        lines.push(book.say(&better));
    }
    lines.extend(answer.because.iter().chain(&answer.expected).map(|why| book.say(why)));
    lines
}

pub(super) fn class(class: ReviewClass) -> Phrase {
    Phrase::new(match class {
        ReviewClass::Best => "cli-review-best",
        ReviewClass::Good => "cli-review-good",
        ReviewClass::Inaccurate => "cli-review-inaccurate",
        ReviewClass::Mistake => "cli-review-mistake",
    })
}

/// The heads of the columns of [`accounts`].
const HEADS: [&str; 10] = [
    "cli-review-player",
    "cli-review-points",
    "cli-review-best",
    "cli-review-good",
    "cli-review-inaccurate",
    "cli-review-mistake",
    "cli-review-own",
    "cli-review-others",
    "cli-review-chance",
    "cli-review-result",
];

/// A row for each seat, with a head: points, answers by class, and where the result came from.
pub(super) fn accounts(side: &Side<'_>, book: &Book) -> Vec<Vec<String>> {
    let heads: Vec<String> = HEADS.iter().map(|head| book.say(&Phrase::new(*head))).collect();
    let row = |(number, seat): (usize, &ReviewedSeat)| {
        let counts = seat.counts.iter().map(ToString::to_string);
        let parts = [seat.own, seat.others, seat.chance].map(|part| signed(book, part));
        let name = book.say(&named(Seat::new(number as u8)));
        let cells = [name, side.review.points[number].to_string()].into_iter().chain(counts);
        let cells = cells.chain(parts).chain([percent(book, seat.result)]).enumerate();
        let aligned = |(at, cell): (usize, String)| match at {
            0 => cell,
            _ => columns::right(&cell, columns::width(&heads[at])),
        };
        cells.map(aligned).collect()
    };
    let rows: Vec<Vec<String>> = side.seats().iter().enumerate().map(row).collect();
    [vec![heads.clone()], rows].concat()
}

/// A share in percent, with one decimal place.
pub(super) fn percent(book: &Book, share: f64) -> String {
    format!("{}%", book.decimal(100.0 * share, 1))
}

/// A change in percent, with its sign. Nothing has none.
pub(super) fn signed(book: &Book, change: f64) -> String {
    let tenths = (1000.0 * change).round();
    let sign = match tenths {
        _ if tenths < 0.0 => "−",
        _ if tenths > 0.0 => "+",
        _ => "",
    };
    format!("{sign}{}%", book.decimal(tenths.abs() / 10.0, 1))
}

/// The course of everyone's chance to win: each seat by its number, from 100% at the top to 0% at the bottom.
fn chart(seats: &[ReviewedSeat], moves: u32, book: &Book) -> Vec<String> {
    let mut rows = vec![vec![' '; WIDTH]; HEIGHT + 1];
    for (number, seat) in seats.iter().enumerate() {
        let digit = char::from_digit(number as u32, 10).unwrap_or('?');
        for (column, share) in course(seat, moves).into_iter().enumerate() {
            let row = HEIGHT - ((share.clamp(0.0, 1.0) * HEIGHT as f64).round() as usize).min(HEIGHT);
            let place = &mut rows[row][column];
            *place = if *place == ' ' { digit } else { '*' };
        }
    }
    let label = |row: usize| match row {
        0 => percent(book, 1.0),
        row if row == HEIGHT / 2 => percent(book, 0.5),
        row if row == HEIGHT => percent(book, 0.0),
        _ => String::new(),
    };
    let line = |(row, cells): (usize, Vec<char>)| {
        let cells: String = cells.into_iter().collect();
        format!("{} │{}", columns::right(&label(row), 7), cells.trim_end())
    };
    let mut lines: Vec<String> = rows.into_iter().enumerate().map(line).collect();
    lines.push(format!("        └{}", "─".repeat(WIDTH)));
    lines
}

/// The chance to win of a seat at each column.
fn course(seat: &ReviewedSeat, moves: u32) -> Vec<f64> {
    let at = |column: usize| {
        if column + 1 == WIDTH {
            return seat.result;
        }
        let number = column as f64 * f64::from(moves) / (WIDTH - 1) as f64;
        let before = seat.course.iter().take_while(|point| f64::from(point.number) <= number).last();
        before.map_or(seat.start, |point| point.after)
    };
    (0..WIDTH).map(at).collect()
}

#[cfg(test)]
mod tests {
    use games::reviewed::CoursePoint;
    use words::Language;

    use super::*;

    fn seat(course: &[(u32, f64)], result: f64) -> ReviewedSeat {
        let point =
            |&(number, after): &(u32, f64)| CoursePoint { number, before: after, after, others: 0.0, chance: 0.0 };
        let course = course.iter().map(point).collect();
        ReviewedSeat { start: 0.5, own: 0.0, others: 0.0, chance: 0.0, result, counts: [0; 4], course }
    }

    #[test]
    fn a_chart_starts_even_and_ends_with_the_result() {
        let lines = chart(&[seat(&[(10, 0.9)], 1.0), seat(&[(20, 0.1)], 0.0)], 40, Language::En.book());
        assert_eq!(lines.len(), HEIGHT + 2);
        let column = |line: &String, at: usize| line.chars().nth(9 + at);
        assert_eq!(column(&lines[HEIGHT / 2], 0), Some('*'), "both begin with the same chance");
        assert_eq!((column(&lines[0], WIDTH - 1), column(&lines[HEIGHT], WIDTH - 1)), (Some('0'), Some('1')));
        assert!(lines[0].starts_with(" 100.0%") && lines[HEIGHT].starts_with("   0.0%"), "{lines:#?}");
        assert_eq!(column(&lines[1], 30), Some('0'), "{lines:#?}");
    }

    #[test]
    fn changes_have_a_sign_and_nothing_has_none() {
        let english = |change| signed(Language::En.book(), change);
        assert_eq!([0.123, -0.05, 0.0001, -0.0001].map(english), ["+12.3%", "−5.0%", "0.0%", "0.0%"]);
        assert_eq!(signed(Language::Pl.book(), -0.0512), "−5,1%");
    }
}
