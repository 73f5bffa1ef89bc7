//! Ratings as a picture: one row an engine, Elo to the right, bars for the error.

use std::fmt::Write as _;

use super::statistics::Rating;

const ROW: f64 = 34.0;
const TOP: f64 = 56.0;
const WIDTH: f64 = 720.0;
const RIGHT: f64 = 30.0;

/// The widest a name gets; longer ones are cut.
const LETTERS: usize = 28;

/// A chart of these ratings, readable on light and on dark paper.
pub(super) fn draw(title: &str, rows: &[(String, Option<Rating>)]) -> String {
    let names: Vec<String> = rows.iter().map(|(name, _)| cut(name)).collect();
    let longest = names.iter().map(|name| name.chars().count()).max();
    let left = 24.0 + 8.0 * longest.unwrap_or(0) as f64;
    let scale = Scale::new(rows, left, WIDTH - RIGHT);
    let bottom = TOP + ROW * rows.len() as f64;
    let height = bottom + 62.0;
    let mut svg = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"14\">\
         <title>{title}</title><style>\
         .paper{{fill:#f7f1e3}}.ink{{fill:#1c1a17}}.line{{stroke:#1c1a17}}\
         .grid{{stroke:#1c1a17;stroke-opacity:.18}}.mark{{fill:#b02a12}}.bar{{stroke:#b02a12}}\
         @media (prefers-color-scheme:dark){{.paper{{fill:#1c1a17}}.ink{{fill:#f4ecd8}}\
         .line{{stroke:#f4ecd8}}.grid{{stroke:#f4ecd8}}.mark{{fill:#ff8a70}}\
         .bar{{stroke:#ff8a70}}}}</style>\
         <rect class=\"paper\" width=\"100%\" height=\"100%\"/>\
         <text class=\"ink\" x=\"20\" y=\"30\" font-size=\"17\">{title}</text>",
        title = escaped(title),
    );
    for tick in scale.ticks() {
        let x = scale.x(tick);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{bottom}\"/>\
             <text class=\"ink\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{tick:.0}</text>",
            bottom + 20.0
        );
    }
    for (at, (name, (_, rating))) in names.iter().zip(rows).enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        let _ = writeln!(
            svg,
            "<text class=\"ink\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            left - 12.0,
            y + 5.0,
            escaped(name)
        );
        if let Some(rating) = rating {
            svg += &mark(&scale, *rating, y);
        }
    }
    let first = names.first().map_or("", String::as_str);
    let _ = writeln!(
        svg,
        "<line class=\"line\" x1=\"{left:.1}\" y1=\"{bottom}\" x2=\"{:.1}\" y2=\"{bottom}\"/>\
         <text class=\"ink\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">\
         Elo, {} = 0, bars hold 95 %</text></svg>",
        WIDTH - RIGHT,
        f64::midpoint(left, WIDTH - RIGHT),
        bottom + 46.0,
        escaped(first)
    );
    svg
}

/// A dot with its error bar.
fn mark(scale: &Scale, rating: Rating, y: f64) -> String {
    let (low, high) = (
        scale.x(rating.elo - rating.error),
        scale.x(rating.elo + rating.error),
    );
    let (over, under) = (y - 6.0, y + 6.0);
    let end = |x: f64| {
        format!(
            "<line class=\"bar\" x1=\"{x:.1}\" y1=\"{over:.1}\" x2=\"{x:.1}\" y2=\"{under:.1}\"/>"
        )
    };
    format!(
        "<g stroke-width=\"2\"><line class=\"bar\" x1=\"{low:.1}\" y1=\"{y:.1}\" \
         x2=\"{high:.1}\" y2=\"{y:.1}\"/>{}{}<circle class=\"mark\" cx=\"{:.1}\" cy=\"{y:.1}\" \
         r=\"5\"><title>{:+.0} ± {:.0}</title></circle></g>\n",
        end(low),
        end(high),
        scale.x(rating.elo),
        rating.elo,
        rating.error
    )
}

/// Where a number stands on the axis.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
    left: f64,
    right: f64,
}

impl Scale {
    fn new(rows: &[(String, Option<Rating>)], left: f64, right: f64) -> Self {
        let ratings = rows.iter().filter_map(|(_, rating)| *rating);
        let (low, high) = ratings.fold((0.0_f64, 0.0_f64), |(low, high), rating| {
            (
                low.min(rating.elo - rating.error),
                high.max(rating.elo + rating.error),
            )
        });
        let span = (high - low).max(20.0);
        let rough = span / 6.0;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .map(|factor| factor * power)
            .into_iter()
            .find(|step| *step >= rough)
            .unwrap_or(rough);
        Self {
            low: (low / step).floor() * step,
            high: ((high / step).ceil() * step).max(step),
            step,
            left,
            right,
        }
    }

    fn x(&self, elo: f64) -> f64 {
        self.left + (elo - self.low) / (self.high - self.low) * (self.right - self.left)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (low, step) = (self.low, self.step);
        let count = ((self.high - low) / step).round() as u32;
        (0..=count).map(move |at| low + step * f64::from(at))
    }
}

fn cut(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.into();
    }
    let start: String = name.chars().take(LETTERS - 1).collect();
    start + "…"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_engine_has_its_row_and_the_axis_its_name() {
        let rating = |elo, error| Some(Rating { elo, error });
        let rows = [
            ("level:1".to_string(), rating(0.0, 0.0)),
            ("level:2".to_string(), rating(120.0, 30.0)),
            ("ugi:<strange> & long, much too long".to_string(), None),
        ];
        let svg = draw("A game", &rows);
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.contains("Elo, level:1 = 0"));
        assert!(svg.contains("ugi:&lt;strange&gt; &amp; lon"));
        assert!(svg.contains("prefers-color-scheme:dark"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }

    #[test]
    fn a_chart_without_spread_still_has_an_axis() {
        let nothing = Some(Rating {
            elo: 0.0,
            error: 0.0,
        });
        let svg = draw("A game", &[("a".into(), nothing), ("b".into(), nothing)]);
        assert!(!svg.contains("NaN"));
    }
}
