//! Positions for `kamidana demo` and `kamidana bench`.

use kamidana_engine::Question;

use crate::games::{BenchItem, Samples};

pub(super) static SAMPLES: Samples = Samples {
    position: "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1",
    bench: BENCH,
};

const fn item(
    name: &'static str,
    position: &'static str,
    moves: &'static str,
    nodes: u64,
) -> BenchItem {
    BenchItem {
        name,
        position: Some(position),
        moves,
        question: Question::Verdict,
        nodes,
    }
}

/// Random line-ups, endings and deals were drawn once.
const BENCH: &[BenchItem] = &[
    item(
        "kami-four",
        "4 SLCCAFFI,SSSSLCOT,SSSLCAAI,SSLAOOOT 1",
        "",
        400_000,
    ),
    item(
        "kami-four-demoralised",
        "4 SSSSSLCA,SSLLCOOT,SSLCAATF,SCAOOFII 1",
        "",
        1_000_000,
    ),
    item(
        "kami-three",
        "3 SLLCCCOOFI,SSSSAAAOTI,SSSLLCAOTF 1 SS",
        "dO aL pass dL aT pass",
        200_000,
    ),
    item(
        "kami-two",
        "2 SSSSLLCA,SLCCAAFI 2 FTSLOOOI/SCSSOSAT",
        "d3 a7 d6 a2 d8 aC pass d8 a3 d6 a1 dF",
        600_000,
    ),
    item(
        "kami-two-limited",
        "2 SSSSLLCA,SLCCAAFI 2 FTSLOOOI/SCSSOSAT",
        "",
        100_000,
    ),
];
