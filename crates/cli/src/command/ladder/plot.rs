//! The ladder as SVG: a rung for each level, as high as it is strong.

use std::fmt::Write as _;

use super::report::Rung;
use crate::plot::escape;

const HEIGHT: f64 = 360.0;
const STEP: f64 = 84.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 44.0;
const COLOR: &str = "#3b82c4";
/// Elo between two lines of the grid.
const GRID: f64 = 100.0;

pub(super) fn svg(title: &str, rungs: &[Rung]) -> String {
    let width = STEP * rungs.len() as f64;
    let ends = |sign: f64| rungs.iter().map(move |rung| rung.elo + sign * rung.interval);
    let low = (ends(-1.0).fold(f64::MAX, f64::min) / GRID).floor() * GRID;
    let high = (ends(1.0).fold(f64::MIN, f64::max) / GRID).ceil() * GRID;
    let y = |elo: f64| TOP + HEIGHT * (high - elo) / (high - low);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n<text x=\"{LEFT}\" y=\"20\" font-size=\"14\">{}</text>\n\
         <text x=\"{LEFT}\" y=\"{:.0}\" text-anchor=\"end\">Elo</text>\n",
        LEFT + width + 20.0,
        TOP + HEIGHT + 40.0,
        escape(title),
        TOP - 10.0
    );
    for line in 0..=((high - low) / GRID) as u32 {
        let elo = low + GRID * f64::from(line);
        let up = y(elo);
        let _ = writeln!(
            text,
            "<path d=\"M{LEFT} {up:.1}H{:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{elo:.0}</text>",
            LEFT + width,
            LEFT - 6.0,
            up + 4.0
        );
    }
    for (place, rung) in rungs.iter().enumerate() {
        let at = LEFT + STEP * (place as f64 + 0.5);
        let _ = writeln!(
            text,
            "<circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{COLOR}\"/>\
             <path d=\"M{at:.1} {:.1}V{:.1}\" stroke=\"{COLOR}\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\">{:.0}</text>\
             <text x=\"{at:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{}</text>",
            y(rung.elo),
            y(rung.elo - rung.interval),
            y(rung.elo + rung.interval),
            at + 9.0,
            y(rung.elo) + 4.0,
            rung.elo,
            TOP + HEIGHT + 22.0,
            escape(&rung.level)
        );
    }
    text.push_str("</svg>\n");
    text
}
