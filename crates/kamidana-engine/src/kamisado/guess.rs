//! How much there is to do in a position that nobody has searched.
//!
//! A proof-number search is as good as its first numbers: they say where to look. [`Guess::Fitted`] is made of
//! 118 000 positions that searches met in random starts, half of them with Sumos, and that were then solved: a logistic
//! regression says by their features who wins, and two linear ones how many nodes that takes if the side to move wins
//! and if it loses. A side's number is 8 · nodes^0.35 · odds^−0.45, with the nodes of its win and its odds to win; the factor and
//! the exponents were found by trying. The mean of `kamisado_line_ups -- 1000 5` fell from 23 260 nodes to 10 778, the
//! hardest hundredth from 228 041 to 90 099.

use kamisado::{Colour, Round, Side};

use super::{
    table::Numbers,
    threats::{Threats, safe_moves},
};

/// The number of the side to move, and that of the other side: sixteen times their binary logarithms.
type Logarithms = [i16; 2];

/// More threats are as good as so many.
const MOST_THREATS: usize = 6;
/// More safe moves are as good as so many.
const MOST_SAFE: usize = 17;
/// More rows that the towers of a side have gone, added up, are as good as so many.
const MOST_ROWS: u8 = 38;

/// By the towers that could walk home, own and others, and by the safe moves of the one that is called.
static THREATS: [[[Logarithms; MOST_SAFE + 1]; MOST_THREATS + 1]; MOST_THREATS + 1] = threats();
/// The natural logarithms of 1 to 18, in 256ths.
const LOGARITHMS: [i64; MOST_SAFE + 1] = [
    0, 177, 281, 355, 412, 459, 498, 532, 562, 589, 614, 636, 657, 676, 693, 710, 725, 740,
];

/// The sum of the features, given in 256ths, by the fitted weights, also in 256ths.
const fn weighed<const N: usize>(features: [i64; N], weights: [[i64; 2]; N]) -> Logarithms {
    let (mut mine, mut theirs, mut place) = (0, 0, 0);
    while place < N {
        mine += features[place] * weights[place][0];
        theirs += features[place] * weights[place][1];
        place += 1;
    }
    [(mine >> 16) as i16, (theirs >> 16) as i16]
}

const fn threats() -> [[[Logarithms; MOST_SAFE + 1]; MOST_THREATS + 1]; MOST_THREATS + 1] {
    let mut table = [[[[0; 2]; MOST_SAFE + 1]; MOST_THREATS + 1]; MOST_THREATS + 1];
    let mut own = 0;
    while own <= MOST_THREATS {
        let mut others = 0;
        while others <= MOST_THREATS {
            let mut safe = 0;
            while safe <= MOST_SAFE {
                let (m, o) = (own as i64 * 256, others as i64 * 256);
                let s = LOGARITHMS[safe];
                let features = [
                    256,
                    m,
                    o,
                    s,
                    m * m >> 8,
                    m * o >> 8,
                    m * s >> 8,
                    o * o >> 8,
                    o * s >> 8,
                    s * s >> 8,
                    if safe == 0 { 256 } else { 0 },
                ];
                table[own][others][safe] = weighed(features, BY_THREATS);
                safe += 1;
            }
            others += 1;
        }
        own += 1;
    }
    table
}

/// By the rows that the towers have gone, own and others; added to the above.
const fn by_rows(own: i64, others: i64) -> Logarithms {
    let (a, b) = (own * 256, others * 256);
    weighed([a, b, a * a >> 8, a * b >> 8, b * b >> 8], BY_ROWS)
}

const BY_THREATS: [[i64; 2]; 11] = [
    [39_670, 13_124],
    [-795, 245],
    [-287, 469],
    [-4_903, 16_626],
    [-118, -10],
    [159, 122],
    [-793, 576],
    [-81, -97],
    [1_053, -1_368],
    [104, -2_732],
    [1_649, -563],
];

const BY_ROWS: [[i64; 2]; 5] = [[-1_181, 391], [-17, -1_091], [8, -15], [34, 9], [-18, 19]];

/// 2^(1/16) to the power of the place, in 65 536ths.
const FRACTIONS: [u64; 16] = [
    65_536, 68_438, 71_468, 74_632, 77_936, 81_386, 84_990, 88_752, 92_682, 96_785, 101_070,
    105_545, 110_218, 115_098, 120_194, 125_515,
];

fn power(logarithm: i16) -> u32 {
    let logarithm = logarithm.clamp(0, 16 * 24) as usize;
    (FRACTIONS[logarithm % 16] << (logarithm / 16) >> 16) as u32
}

/// How the first numbers of a position are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Guess {
    /// By what was found of many positions.
    #[default]
    Fitted,
    /// By threats and safe moves, weighed by hand. The levels below the last were measured with it.
    ByHand,
}

impl Guess {
    /// The numbers of a position nobody has looked at.
    pub(super) fn of(self, round: &Round) -> Numbers {
        let (board, side) = (round.board(), round.side());
        let threats = |side: Side| Threats::of(board, side).count();
        let [mine, theirs] = match self {
            Self::Fitted => {
                let threats = |side: Side| (threats(side) as usize).min(MOST_THREATS);
                let rows = |side: Side| {
                    let row = |colour| board.square_of(side, colour).seen_by(side).row();
                    let rows: u8 = Colour::ALL.into_iter().map(row).sum();
                    i64::from(rows.min(MOST_ROWS))
                };
                let safe = (safe_moves(round) as usize).min(MOST_SAFE);
                let by_threats = THREATS[threats(side)][threats(!side)][safe];
                let by_rows = by_rows(rows(side), rows(!side));
                [0, 1].map(|who| power(by_threats[who] + by_rows[who]))
            }
            // Few safe moves are few leaves to refute, and many towers that threaten to walk home make it
            // likely that one of them will.
            Self::ByHand => [
                8_u32.saturating_sub(2 * threats(side)).max(1),
                (2 * safe_moves(round)).max(1),
            ],
        };
        Numbers::seen_by(side, mine, theirs)
    }

    /// The numbers of a finished round whose winner chooses the fill. The loser opens the next one: that is worth
    /// a lot, and both have a whole round to search.
    pub(super) fn of_fill(self, winner: Side) -> Numbers {
        let (mine, theirs) = match self {
            Self::Fitted => (3_000, 600),
            Self::ByHand => (200, 40),
        };
        Numbers::seen_by(winner, mine, theirs)
    }

    /// How much more than the second best child needs the best one gets before the search turns to the
    /// other: without it, it would jump between two equal children at every node.
    pub(super) const fn patience(self, second: u32) -> u32 {
        let more = match self {
            Self::Fitted => second / 2,
            Self::ByHand => second / 4,
        };
        second.saturating_add(more).saturating_add(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use kamisado::{Length, Match, SetUp};

    #[test]
    fn sixteen_steps_double_a_number() {
        let powers = [-5, 0, 8, 16, 32, 160].map(power);
        assert_eq!(powers, [1, 1, 1, 2, 4, 1024]);
        assert!(power(i16::MAX) < Numbers::INFINITE);
    }

    #[test]
    fn who_threatens_more_has_less_to_do() {
        for others in 0..MOST_THREATS {
            for safe in 1..MOST_SAFE {
                let [few, many] = [0, MOST_THREATS].map(|own| THREATS[own][others][safe]);
                assert!(many[0] < few[0], "{others} {safe}");
            }
        }
        let (ahead, behind) = (by_rows(20, 5), by_rows(5, 20));
        assert!(ahead[0] < behind[0] && ahead[1] > behind[1]);
    }

    #[test]
    fn no_guess_settles_a_position() {
        let mut random = Random::new(8);
        let mut met = 0;
        for _ in 0..100 {
            let mut game = Match::new(Length::Marathon, SetUp::Usual);
            loop {
                let legal: Vec<_> = game.legal_actions().collect();
                let Some(action) = legal.get(random.below(legal.len() as u32) as usize) else {
                    break;
                };
                game.play(*action).expect("a legal action");
                let Some(round) = game.round() else { continue };
                for guess in [Guess::Fitted, Guess::ByHand] {
                    let numbers = guess.of(round);
                    assert_eq!(numbers.verdict(), None, "{game}");
                    assert!(numbers.proof.max(numbers.disproof) < Numbers::INFINITE / 16);
                    met += 1;
                }
            }
        }
        assert!(met > 1_000, "{met}");
    }
}
