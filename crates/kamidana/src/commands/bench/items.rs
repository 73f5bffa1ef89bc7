//! The work of the bench: positions that stay the same, so that the counts can be compared.

use kamidana_engine::Question;

/// One question about one position.
pub(super) struct Item {
    /// What it is called in a file of expected counts; one word.
    pub(super) name: &'static str,
    pub(super) game: &'static str,
    /// `None` for the usual start.
    pub(super) position: Option<&'static str>,
    /// Moves to play on it first.
    pub(super) moves: &'static str,
    pub(super) question: Question,
    /// The most positions to visit: an item that runs into it says `unknown`, every time.
    pub(super) nodes: u64,
}

const fn kamisado(
    name: &'static str,
    position: Option<&'static str>,
    question: Question,
    nodes: u64,
) -> Item {
    Item {
        name,
        game: "kamisado",
        position,
        moves: "",
        question,
        nodes,
    }
}

const fn kamon(name: &'static str, position: &'static str, question: Question) -> Item {
    Item {
        name,
        game: "kamon",
        position: Some(position),
        moves: "",
        question,
        nodes: 300_000,
    }
}

const fn kami(name: &'static str, position: &'static str, moves: &'static str, nodes: u64) -> Item {
    Item {
        name,
        game: "kami",
        position: Some(position),
        moves,
        question: Question::Verdict,
        nodes,
    }
}

/// Everything, in order. Random line-ups, endings and deals were drawn once.
pub(super) const ITEMS: [Item; 15] = [
    kamisado("kamisado-start", None, Question::Verdict, 200_000),
    kamisado("kamisado-start-shortest", None, Question::Shortest, 60_000),
    kamisado(
        "kamisado-line-up-1",
        Some("PRNGYKBO/8/8/8/8/8/8/boynpkrg b - 1 0-0"),
        Question::Verdict,
        100_000,
    ),
    kamisado(
        "kamisado-line-up-2",
        Some("NOBKRYGP/8/8/8/8/8/8/kobpynrg b - 1 0-0"),
        Question::Verdict,
        100_000,
    ),
    kamisado(
        "kamisado-line-up-3",
        Some("YGNOKBPR/8/8/8/8/8/8/kyobnrpg b - 1 0-0"),
        Question::Verdict,
        100_000,
    ),
    kamisado(
        "kamisado-short",
        Some("2PKYRGN/1B6/8/3y4/8/O7/8/ngr1kpbo b b 1 0-0"),
        Question::Shortest,
        100_000,
    ),
    kamon(
        "kamon-ending-10",
        "oc6k3./l1k2m1c1x/k1oc2l5w1o/f4m4l6xc3m6k6/l4xc5c4xk4/f6f2w2ox/w6of5f1 b m2",
        Question::Verdict,
    ),
    kamon(
        "kamon-ending-11",
        "w4xl2k4/ow2w3xf1/l4f3m1w1xc3/ow6of2xm5f5/k2w5k1f4c2./l5oxm2k3/l1oxf6 w c1",
        Question::Verdict,
    ),
    kamon(
        "kamon-ending-12",
        "f4m5c3k1/oxm2c6k6/ow3l4ow2m3/xxk3xol2x/xook4c2m1/f3m6k2w4f2/m4c4c5. b c1",
        Question::Verdict,
    ),
    kamon(
        "kamon-ending-14",
        "f6k5xx/o.l5om3/l6k2m5w1xk6/oc5w5xoxc1/w4c3m6w2m1x/xof5k3c6/w6k1oo b f4",
        Question::Shortest,
    ),
    kami(
        "kami-four",
        "4 SLCCAFFI,SSSSLCOT,SSSLCAAI,SSLAOOOT 1",
        "",
        400_000,
    ),
    kami(
        "kami-four-demoralised",
        "4 SSSSSLCA,SSLLCOOT,SSLCAATF,SCAOOFII 1",
        "",
        1_000_000,
    ),
    kami(
        "kami-three",
        "3 SLLCCCOOFI,SSSSAAAOTI,SSSLLCAOTF 1 SS",
        "dO aL pass dL aT pass",
        200_000,
    ),
    kami(
        "kami-two",
        "2 SSSSLLCA,SLCCAAFI 2 FTSLOOOI/SCSSOSAT",
        "d3 a7 d6 a2 d8 aC pass d8 a3 d6 a1 dF",
        600_000,
    ),
    kami(
        "kami-two-limited",
        "2 SSSSLLCA,SLCCAAFI 2 FTSLOOOI/SCSSOSAT",
        "",
        100_000,
    ),
];
