//! How much there is to do in a position that nobody has searched.
//!
//! A proof-number search is as good as its first numbers: they say where to look. [`Guess::Fitted`] is made of
//! 118 000 positions that searches met in random starts, half of them with Sumos, and that were then solved: a logistic
//! regression says by their features who wins, and two linear ones how many nodes that takes if the side to move wins
//! and if it loses. A side's number is 8 · nodes^0.35 · odds^−0.45, with the nodes of its win and its odds to win; the factor and
//! the exponents were found by trying. The mean of `kamisado_line_ups -- 1000 5` fell from 23 260 nodes to 10 837, the
//! hardest hundredth from 228 041 to 97 709.

use kamisado::{Colour, Round, Side};

use super::{
    table::Numbers,
    threats::{Threats, moves_safe_from},
};
use crate::maths::power_of_two;

/// More threats are as good as so many.
const MOST_THREATS: u32 = 6;
/// More safe moves are as good as so many.
const MOST_SAFE: u32 = 17;
/// More rows that the towers of a side have gone, added up, are as good as so many.
const MOST_ROWS: u32 = 38;

/// The natural logarithms of 1 to 18, in 256ths.
const LOGARITHMS: [i32; MOST_SAFE as usize + 1] = [
    0, 177, 281, 355, 412, 459, 498, 532, 562, 589, 614, 636, 657, 676, 693, 710, 725, 740,
];

/// What tells something of a position: of both sides, that to move first, the towers that could walk home and the
/// rows that all have gone; and the safe moves of the tower that is called.
struct Features {
    threats: [u32; 2],
    safe: u32,
    rows: [u32; 2],
}

/// The fitted weights of the features and their products, for the number of the side to move and for that of the
/// other side: 256ths of sixteenths of a doubling.
const WEIGHTS: [[i32; 16]; 2] = [
    [
        39_670, -795, -287, -4_903, -118, 159, -793, -81, 1_053, 104, 1_649, -1_181, -17, 8, 34,
        -18,
    ],
    [
        13_124, 245, 469, 16_626, -10, 122, 576, -97, -1_368, -2_732, -563, 391, -1_091, -15, 9, 19,
    ],
];

impl Features {
    /// The features and their products in 256ths, in the order of the weights.
    fn products(&self) -> [i32; 16] {
        let scaled = |value: u32, most: u32| 256 * value.min(most) as i32;
        let [m, o] = self.threats.map(|threats| scaled(threats, MOST_THREATS));
        let [a, b] = self.rows.map(|rows| scaled(rows, MOST_ROWS));
        let s = LOGARITHMS[self.safe.min(MOST_SAFE) as usize];
        let times = |x: i32, y: i32| (x * y) >> 8;
        [
            256,
            m,
            o,
            s,
            times(m, m),
            times(m, o),
            times(m, s),
            times(o, o),
            times(o, s),
            times(s, s),
            if self.safe == 0 { 256 } else { 0 },
            a,
            b,
            times(a, a),
            times(a, b),
            times(b, b),
        ]
    }

    /// The number of the side to move, and that of the other side.
    fn numbers(&self) -> [u32; 2] {
        let products = self.products();
        WEIGHTS.map(|weights| {
            let terms = products.iter().zip(weights);
            let sum: i32 = terms.map(|(product, weight)| product * weight).sum();
            power_of_two(sum >> 16)
        })
    }
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
    // One copy is enough for a browser, which has to load it.
    #[inline(never)]
    pub(super) fn of(self, round: &Round) -> Numbers {
        let (board, side) = (round.board(), round.side());
        let [own, others] = [side, !side].map(|side| Threats::of(board, side));
        let safe = moves_safe_from(others, round);
        let (own, others) = (own.count(), others.count());
        let [mine, theirs] = match self {
            Self::Fitted => {
                let rows = |side: Side| {
                    let row = |colour| board.square_of(side, colour).seen_by(side).row();
                    Colour::ALL.into_iter().map(row).map(u32::from).sum()
                };
                let features = Features {
                    threats: [own, others],
                    safe,
                    rows: [side, !side].map(rows),
                };
                features.numbers()
            }
            // Few safe moves are few leaves to refute, and many towers that threaten to walk home make it
            // likely that one of them will.
            Self::ByHand => [8_u32.saturating_sub(2 * own).max(1), (2 * safe).max(1)],
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
    fn who_threatens_more_or_has_gone_further_has_less_to_do() {
        let numbers = |threats, safe, rows| {
            let features = Features {
                threats,
                safe,
                rows,
            };
            features.numbers()
        };
        for others in 0..6 {
            for safe in 1..17 {
                let few = numbers([0, others], safe, [10, 10]);
                let many = numbers([6, others], safe, [10, 10]);
                assert!(many[0] < few[0], "{others} {safe}");
            }
        }
        let (ahead, behind) = (numbers([1, 1], 5, [20, 5]), numbers([1, 1], 5, [5, 20]));
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
