//! Positions for `kamidana demo` and `kamidana bench`.

use kamidana_engine::Question;

use crate::games::{BenchItem, Samples};

pub(super) static SAMPLES: Samples = Samples {
    position: "2PKYRGN/1B6/8/3y4/8/O7/8/ngr1kpbo b b 1 0-0",
    bench: BENCH,
};

const fn item(
    name: &'static str,
    position: Option<&'static str>,
    question: Question,
    nodes: u64,
) -> BenchItem {
    BenchItem {
        name,
        position,
        moves: "",
        question,
        nodes,
    }
}

/// Random line-ups, endings and deals were drawn once.
const BENCH: &[BenchItem] = &[
    item("kamisado-start", None, Question::Verdict, 200_000),
    item("kamisado-start-shortest", None, Question::Shortest, 60_000),
    item(
        "kamisado-line-up-1",
        Some("PRNGYKBO/8/8/8/8/8/8/boynpkrg b - 1 0-0"),
        Question::Verdict,
        100_000,
    ),
    item(
        "kamisado-line-up-2",
        Some("NOBKRYGP/8/8/8/8/8/8/kobpynrg b - 1 0-0"),
        Question::Verdict,
        100_000,
    ),
    item(
        "kamisado-line-up-3",
        Some("YGNOKBPR/8/8/8/8/8/8/kyobnrpg b - 1 0-0"),
        Question::Verdict,
        100_000,
    ),
    item(
        "kamisado-short",
        Some("2PKYRGN/1B6/8/3y4/8/O7/8/ngr1kpbo b b 1 0-0"),
        Question::Shortest,
        100_000,
    ),
];
