//! What was predicted and what came of it, as SVG: on the diagonal, predictions come true.

use std::fmt::Write as _;

use super::tenths::Calibration;
use crate::plot::escape;

const SIZE: f64 = 400.0;
const LEFT: f64 = 56.0;
const TOP: f64 = 40.0;
const COLORS: [&str; 2] = ["#3b82c4", "#c2702c"];

pub(super) fn svg(title: &str, curves: [(&str, &Calibration); 2]) -> String {
    let (width, height) = (LEFT + SIZE + 130.0, TOP + SIZE + 50.0);
    let x = |share: f64| LEFT + SIZE * share;
    let y = |share: f64| TOP + SIZE * (1.0 - share);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n<text x=\"{LEFT}\" y=\"22\" font-size=\"14\">{}</text>\n",
        escape(title)
    );
    for step in 0..=10 {
        let share = f64::from(step) / 10.0;
        let (across, up, label) = (x(share), y(share), 10 * step);
        let (bottom, right) = (y(0.0), x(1.0));
        let _ = writeln!(
            text,
            "<path d=\"M{across:.1} {TOP}V{bottom:.1}M{LEFT} {up:.1}H{right:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{across:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}%</text>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{label}%</text>",
            bottom + 16.0,
            LEFT - 6.0,
            up + 4.0
        );
    }
    let _ = writeln!(
        text,
        "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">predicted</text><text x=\"{LEFT}\" y=\"{:.1}\">won</text>",
        x(0.0),
        y(0.0),
        x(1.0),
        y(1.0),
        x(0.5),
        y(0.0) + 34.0,
        TOP - 6.0
    );
    for (number, (name, found)) in curves.into_iter().enumerate() {
        let color = COLORS[number];
        let tenths: Vec<_> = found.tenths.iter().filter(|tenth| tenth.positions > 0).collect();
        let line: Vec<String> =
            tenths.iter().map(|tenth| format!("{:.1},{:.1}", x(tenth.told), y(tenth.won))).collect();
        let _ = writeln!(text, "<polyline points=\"{}\" fill=\"none\" stroke=\"{color}\"/>", line.join(" "));
        for tenth in tenths {
            let (at, low, high) = (x(tenth.told), tenth.won - tenth.interval, tenth.won + tenth.interval);
            let _ = writeln!(
                text,
                "<circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"{color}\"/>\
                 <path d=\"M{at:.1} {:.1}V{:.1}\" stroke=\"{color}\" stroke-width=\"2\"/>",
                y(tenth.won),
                y(low.max(0.0)),
                y(high.min(1.0))
            );
        }
        let top = TOP + 16.0 + 20.0 * number as f64;
        let _ = writeln!(text, "<text x=\"{:.1}\" y=\"{top}\" fill=\"{color}\">{}</text>", x(1.0) + 12.0, escape(name));
    }
    text.push_str("</svg>\n");
    text
}
