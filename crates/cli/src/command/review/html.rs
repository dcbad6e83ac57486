//! A review as a web page in one file, which loads nothing.

use std::fmt::Write as _;

use ai::Class;
use game::Seat;
use games::reviewed::{ReviewClass, ReviewedDecision, ReviewedSeat};
use words::{Book, Phrase};

use super::Told;
use super::text::{Side, accounts, class, findings, head, percent, title};
use crate::command::recorded::named;
use crate::plot::escape;

const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");

/// The size of the chart in its own units.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 52.0;
const BOTTOM: f64 = 24.0;
const TOP: f64 = 10.0;

/// The whole page.
pub(super) fn page(told: &Told, book: &Book) -> String {
    let say = |key: &'static str| escape(&book.say(&Phrase::new(key)));
    let title = escape(&book.say(&head(told)));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<header><h1>{}</h1><p>{title}</p></header>\n\
         <nav><button data-show=\"then\" aria-pressed=\"true\">{}</button>\
         <button data-show=\"now\" aria-pressed=\"false\">{}</button></nav>\n",
        told.language,
        escape(&book.say(&told.game)),
        say("cli-review-show-then"),
        say("cli-review-show-now"),
    );
    for now in [false, true] {
        let side = Side { review: &told.review, now };
        let (id, hidden) = if now { ("now", " hidden") } else { ("then", "") };
        let _ = write!(page, "<main id=\"{id}\"{hidden}>\n<p>{}</p>\n", escape(&book.say(&side.basis())));
        chart(&mut page, &side, book);
        table(&mut page, &side, book);
        for number in 0..told.review.points.len() {
            costliest(&mut page, told, &side, Seat::new(number as u8), book);
        }
        all(&mut page, &side, book);
        page.push_str("</main>\n");
    }
    let _ = write!(page, "<script>\n{SCRIPT}</script>\n</body>\n</html>\n");
    page
}

/// The word for a class in the style sheet.
const fn style(class: ReviewClass) -> &'static str {
    match class {
        ReviewClass::Best => "best",
        ReviewClass::Good => "good",
        ReviewClass::Inaccurate => "inaccurate",
        ReviewClass::Mistake => "mistake",
    }
}

/// The anchor of a decision. Both sides of the page have all decisions.
fn anchor(side: &Side<'_>, decision: &ReviewedDecision) -> String {
    format!("{}-{}", if side.now { "now" } else { "then" }, decision.number)
}

/// The course of the chance to win, with a mark at every inaccurate answer and mistake that leads to it.
fn chart(page: &mut String, side: &Side<'_>, book: &Book) {
    let moves = f64::from(side.review.moves.max(1));
    let x = |number: f64| LEFT + (WIDTH - LEFT - 8.0) * number / moves;
    let y = |share: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share.clamp(0.0, 1.0));
    let label = escape(&book.say(&Phrase::new("cli-review-course")));
    let _ = writeln!(page, "<figure><svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{label}\">");
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        let _ = writeln!(
            page,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{:.1}\" y2=\"{1:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}%</text>",
            WIDTH - 8.0,
            y(share),
            LEFT - 6.0,
            y(share) + 4.0,
            100.0 * share
        );
    }
    for (number, seat) in side.seats().iter().enumerate() {
        let points: Vec<String> =
            line(seat, moves).into_iter().map(|(at, share)| format!("{:.1},{:.1}", x(at), y(share))).collect();
        let _ = writeln!(page, "<polyline class=\"seat{number}\" points=\"{}\"/>", points.join(" "));
    }
    for decision in &side.review.decisions {
        let answer = side.answer(decision);
        if answer.class >= ReviewClass::Inaccurate {
            let _ = writeln!(
                page,
                "<a href=\"#{}\"><circle class=\"{} seat{}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{}\"><title>{}</title></circle></a>",
                anchor(side, decision),
                style(answer.class),
                decision.seat.number(),
                x(f64::from(decision.number)),
                y(answer.win_played),
                if answer.class == ReviewClass::Mistake { 6 } else { 4 },
                escape(&book.say(&title(decision, answer, book))),
            );
        }
    }
    page.push_str("</svg><figcaption>");
    for number in 0..side.seats().len() {
        let name = escape(&book.say(&named(Seat::new(number as u8))));
        let _ = write!(page, "<span class=\"seat{number}\">{name}</span> ");
    }
    page.push_str("</figcaption></figure>\n");
}

/// A seat's chance to win from the deal to the result: before and after each of its answers.
fn line(seat: &ReviewedSeat, moves: f64) -> Vec<(f64, f64)> {
    let course = seat.course.iter().flat_map(|point| {
        let at = f64::from(point.number);
        [(at, point.before), (at, point.after)]
    });
    [(0.0, seat.start)].into_iter().chain(course).chain([(moves, seat.result)]).collect()
}

fn table(page: &mut String, side: &Side<'_>, book: &Book) {
    page.push_str("<div class=\"wide\"><table>\n");
    for (at, row) in accounts(side, book).iter().enumerate() {
        let tag = if at == 0 { "th" } else { "td" };
        let cells: Vec<String> = row.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell.trim()))).collect();
        let class = if at == 0 { String::new() } else { format!(" class=\"seat{}\"", at - 1) };
        let _ = writeln!(page, "<tr{class}>{}</tr>", cells.concat());
    }
    let share = |class: Class| percent(book, class.from().into());
    let classes = Phrase::new("cli-review-classes")
        .text("good", share(Class::Good))
        .text("inaccurate", share(Class::Inaccurate))
        .text("mistake", share(Class::Mistake));
    let sums = book.say(&Phrase::new("cli-review-sums"));
    let _ = write!(page, "</table></div>\n<p class=\"note\">{} {}</p>\n", escape(&sums), escape(&book.say(&classes)));
}

fn costliest(page: &mut String, told: &Told, side: &Side<'_>, seat: Seat, book: &Book) {
    let costly = side.costliest(seat);
    let key = if costly.is_empty() { "cli-review-flawless" } else { "cli-review-costly" };
    let heading = escape(&book.say(&Phrase::new(key).phrase("player", named(seat))));
    let _ = writeln!(page, "<section>\n<h2 class=\"seat{}\">{heading}</h2>", seat.number());
    for (place, decision) in costly {
        let answer = side.answer(decision);
        let lines: Vec<String> =
            findings(decision, answer, book).iter().map(|line| format!("<p>{}</p>", escape(line))).collect();
        let position = told.positions.get(place).into_iter().flatten();
        let position: Vec<String> = position.map(|line| format!("<li>{}</li>", escape(&book.say(line)))).collect();
        let _ = writeln!(
            page,
            "<article class=\"{}\"><h3><a href=\"#{}\">{}</a></h3>{}<details><summary>{}</summary><ul>{}</ul></details>\
             </article>",
            style(answer.class),
            anchor(side, decision),
            escape(&book.say(&title(decision, answer, book))),
            lines.concat(),
            escape(&book.say(&Phrase::new("cli-review-position"))),
            position.concat(),
        );
    }
    page.push_str("</section>\n");
}

/// Every decision in one row.
fn all(page: &mut String, side: &Side<'_>, book: &Book) {
    let say = |key: &'static str| escape(&book.say(&Phrase::new(key)));
    let heads = [
        "cli-review-round",
        "cli-review-player",
        "cli-review-question",
        "cli-review-answer",
        "cli-review-class",
        "cli-review-loss",
    ];
    let heads: Vec<String> = heads.into_iter().map(|head| format!("<th>{}</th>", say(head))).collect();
    let _ = write!(
        page,
        "<section>\n<h2>{}</h2>\n<div class=\"wide\"><table>\n<tr><th></th>{}</tr>\n",
        say("cli-review-decisions"),
        heads.concat()
    );
    for decision in &side.review.decisions {
        let answer = side.answer(decision);
        let lines = findings(decision, answer, book);
        let (played, rest) =
            lines.split_first().map_or((String::new(), &[][..]), |(first, rest)| (first.clone(), rest));
        let better: Vec<String> = rest.iter().map(|line| format!("<p>{}</p>", escape(line))).collect();
        let _ = writeln!(
            page,
            "<tr id=\"{}\" class=\"{}\"><td>{}</td><td>{}</td><td class=\"seat{}\">{}</td><td>{}</td>\
             <td><p>{}</p>{}</td><td>{}</td><td>{}</td></tr>",
            anchor(side, decision),
            style(answer.class),
            decision.number,
            decision.round,
            decision.seat.number(),
            escape(&book.say(&named(decision.seat))),
            escape(&book.say(&decision.question)),
            escape(&played),
            better.concat(),
            escape(&book.say(&class(answer.class))),
            escape(&percent(book, answer.loss)),
        );
    }
    page.push_str("</table></div>\n</section>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_break_the_page() {
        assert_eq!(escape("<b title=\"x\">&</b>"), "&lt;b title=&quot;x&quot;&gt;&amp;&lt;/b&gt;");
    }
}
