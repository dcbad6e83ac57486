//! [`Plot`]: curves above each other over one axis, as SVG.

use std::fmt::Write as _;

/// A curve with a scale of its own.
pub(crate) struct Curve {
    pub(crate) name: &'static str,
    pub(crate) points: Vec<(f64, f64)>,
}

/// Several curves over the same axis.
pub(crate) struct Plot {
    pub(crate) title: String,
    pub(crate) across: &'static str,
    pub(crate) curves: Vec<Curve>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 170.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 40.0;
const GAP: f64 = 46.0;
const COLORS: [&str; 3] = ["#3b82c4", "#c2702c", "#3f9b62"];

impl Plot {
    /// The picture.
    pub(crate) fn svg(&self) -> String {
        let height = TOP + (HEIGHT + GAP) * self.curves.len() as f64 + 10.0;
        let width = LEFT + WIDTH + 24.0;
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
             font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
             <text x=\"{LEFT}\" y=\"20\" font-size=\"15\">{}</text>\n",
            escape(&self.title)
        );
        let most = self.curves.iter().flat_map(|curve| &curve.points).map(|point| point.0).fold(1.0, f64::max);
        for (number, curve) in self.curves.iter().enumerate() {
            let top = TOP + (HEIGHT + GAP) * number as f64 + 14.0;
            self.draw(curve, most, top, COLORS[number % COLORS.len()], &mut text);
        }
        text.push_str("</svg>\n");
        text
    }

    fn draw(&self, curve: &Curve, most: f64, top: f64, color: &str, text: &mut String) {
        let (low, high) = span(&curve.points);
        let x = |value: f64| LEFT + WIDTH * value / most;
        let y = |value: f64| top + HEIGHT * (high - value) / (high - low);
        let _ =
            writeln!(text, "<text x=\"{LEFT}\" y=\"{:.0}\" fill=\"{color}\">{}</text>", top - 5.0, escape(curve.name));
        for step in 0..=4 {
            let (up, along) = (low + (high - low) * f64::from(step) / 4.0, most * f64::from(step) / 4.0);
            let (line, label) = (y(up), figure(up));
            let _ = writeln!(
                text,
                "<line x1=\"{LEFT}\" x2=\"{:.0}\" y1=\"{line:.1}\" y2=\"{line:.1}\" stroke=\"#ddd\"/>\
                 <text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>\
                 <text x=\"{:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{along:.0}</text>",
                LEFT + WIDTH,
                LEFT - 6.0,
                line + 4.0,
                x(along),
                top + HEIGHT + 16.0
            );
        }
        let _ = writeln!(
            text,
            "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{}</text>",
            LEFT + WIDTH,
            top - 5.0,
            self.across
        );
        let path: Vec<String> =
            curve.points.iter().map(|&(at, value)| format!("{:.1},{:.1}", x(at), y(value))).collect();
        let _ = writeln!(
            text,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"1.6\"/>",
            path.join(" ")
        );
    }
}

/// The lowest and the highest value, forced apart if they are equal.
fn span(points: &[(f64, f64)]) -> (f64, f64) {
    let values = points.iter().map(|point| point.1);
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    match high - low {
        room if room > 1e-6 => (low - 0.05 * room, high + 0.05 * room),
        _ if points.is_empty() => (0.0, 1.0),
        _ => (low - 0.5, high + 0.5),
    }
}

fn figure(value: f64) -> String {
    if value.abs() < 10.0 { format!("{value:.3}") } else { format!("{value:.1}") }
}

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_of_any_length_are_drawn_inside_the_picture() {
        for points in [vec![], vec![(5.0, 2.0)], vec![(1.0, 0.5), (2.0, 0.7), (9.0, 0.1)]] {
            let plot = Plot { title: "a < b".into(), across: "games", curves: vec![Curve { name: "loss", points }] };
            let svg = plot.svg();
            assert!(svg.contains("a &lt; b") && svg.ends_with("</svg>\n") && !svg.contains("NaN"), "{svg}");
        }
    }
}
