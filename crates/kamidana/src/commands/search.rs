//! What `solve` and `analyse` share: limits, Ctrl-C, and a sign of life while they think.

use std::{
    io::IsTerminal,
    time::{Duration, Instant},
};

use clap::Args;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use kamidana_engine::{Judgement, Limits, StopFlag};
use serde_json::{Map, Value, json};

/// How much a search may cost.
#[derive(Args, Debug)]
pub(crate) struct LimitArguments {
    /// Stop after this many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub(crate) limit_seconds: Option<Duration>,
    /// Stop after this many positions.
    #[arg(long, value_name = "NODES")]
    pub(crate) limit_nodes: Option<u64>,
    /// The most memory for its tables, in mebibytes.
    #[arg(long, value_name = "MIB", default_value_t = 256,
          value_parser = clap::value_parser!(u32).range(0..=65_536))]
    pub(crate) memory: u32,
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    text.parse()
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "write it as a number of seconds, such as 5 or 0.5".into())
}

impl LimitArguments {
    /// The memory in mebibytes.
    pub(crate) const fn memory(&self) -> usize {
        self.memory as usize
    }
}

/// A search under way: its limits, when it began, and the sign of life on the screen.
pub(crate) struct Watch {
    pub(crate) limits: Limits,
    began: Instant,
    bar: ProgressBar,
}

impl Watch {
    /// Starts the clock. Ctrl-C ends the search, which then answers with what it has.
    pub(crate) fn start(arguments: &LimitArguments, most: Option<Duration>) -> Self {
        let stop = interruptible();
        let began = Instant::now();
        let time = arguments.limit_seconds.or(most);
        Self {
            limits: Limits {
                nodes: arguments.limit_nodes,
                deadline: time.and_then(|time| began.checked_add(time)),
                stop: stop.clone(),
                ..Limits::default()
            },
            began,
            bar: sign_of_life(stop),
        }
    }

    /// Seconds since the start.
    pub(crate) fn seconds(&self) -> f64 {
        (self.began.elapsed().as_secs_f64() * 1e6).round() / 1e6
    }

    /// Says how far it is, where somebody looks.
    pub(crate) fn say(&self, message: String) {
        self.bar.set_message(message);
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// A flag that Ctrl-C raises; a second one ends the program.
pub(crate) fn interruptible() -> StopFlag {
    let stop = StopFlag::default();
    let flag = stop.clone();
    // If there is a handler already or none can be had, Ctrl-C just ends the program.
    let _ = ctrlc::set_handler(move || {
        if flag.is_raised() {
            std::process::exit(130);
        }
        flag.stop();
    });
    stop
}

fn sign_of_life(stop: StopFlag) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{spinner} {elapsed} {visited} positions {msg}")
        .unwrap_or_else(|_| ProgressStyle::default_spinner())
        .with_key(
            "visited",
            move |_: &indicatif::ProgressState, text: &mut dyn std::fmt::Write| {
                let _ = write!(text, "{}", HumanCount(stop.nodes()));
            },
        );
    let bar = ProgressBar::new_spinner().with_style(style);
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

/// The fields of a judgement, as the shared text formats name them.
pub(crate) fn fields(judgement: Judgement, points: bool) -> Map<String, Value> {
    let mut fields = Map::new();
    if points {
        let value = match judgement {
            Judgement::Points(value) => Some(value),
            _ => None,
        };
        fields.insert("value".into(), json!(value));
        return fields;
    }
    let (verdict, plies) = match judgement {
        Judgement::Proven(proof) => (proof.verdict.name(), proof.plies),
        _ => ("unknown", None),
    };
    fields.insert("verdict".into(), json!(verdict));
    fields.insert("plies".into(), json!(plies));
    fields
}

/// A judgement in words: *proven* and *estimated* are never alike.
pub(crate) fn words(judgement: Judgement) -> String {
    match judgement {
        Judgement::Proven(proof) => match proof.plies {
            Some(plies) => format!("proven: {} in {plies}", proof.verdict.name()),
            None => format!("proven: {}", proof.verdict.name()),
        },
        Judgement::Points(points) => {
            let unit = if points.abs() == 1 { "point" } else { "points" };
            format!("proven: {points:+} {unit}")
        }
        Judgement::Estimated(estimate) => {
            format!("estimated: {:.0} % to win", 100.0 * estimate.chance())
        }
        Judgement::Unknown => "unknown".into(),
    }
}
