//! Positions for `kamidana demo` and `kamidana bench`.

use kamidana_engine::Question;

use crate::games::{BenchItem, Samples};

pub(super) static SAMPLES: Samples = Samples {
    position: "l1c4f2k6/w3m5l2c1f6/k2w5m4l3c6f1/k3w1m2.l6c2f4/k5w4m6l4c5f3/k1w2m3l5c3/f5k4w6m1 b -",
    bench: BENCH,
};

const fn item(name: &'static str, position: &'static str, question: Question) -> BenchItem {
    BenchItem {
        name,
        position: Some(position),
        moves: "",
        question,
        nodes: 300_000,
    }
}

/// Random line-ups, endings and deals were drawn once.
const BENCH: &[BenchItem] = &[
    item(
        "kamon-ending-10",
        "oc6k3./l1k2m1c1x/k1oc2l5w1o/f4m4l6xc3m6k6/l4xc5c4xk4/f6f2w2ox/w6of5f1 b m2",
        Question::Verdict,
    ),
    item(
        "kamon-ending-11",
        "w4xl2k4/ow2w3xf1/l4f3m1w1xc3/ow6of2xm5f5/k2w5k1f4c2./l5oxm2k3/l1oxf6 w c1",
        Question::Verdict,
    ),
    item(
        "kamon-ending-12",
        "f4m5c3k1/oxm2c6k6/ow3l4ow2m3/xxk3xol2x/xook4c2m1/f3m6k2w4f2/m4c4c5. b c1",
        Question::Verdict,
    ),
    item(
        "kamon-ending-14",
        "f6k5xx/o.l5om3/l6k2m5w1xk6/oc5w5xoxc1/w4c3m6w2m1x/xof5k3c6/w6k1oo b f4",
        Question::Shortest,
    ),
];
