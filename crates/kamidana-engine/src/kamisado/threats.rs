//! Which towers could walk home, found for all towers of a side at once.

use kamisado::{Board, Colour, Round, Side, Square, SquareSet};

const FIRST_FILE: u64 = 0x0101_0101_0101_0101;
const FAR_ROW: u64 = 0xff << 56;

/// The towers of one side that could reach the opponent's home row if it were their turn, one
/// bit a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Threats(u8);

impl Threats {
    pub(super) fn of(board: &Board, side: Side) -> Self {
        let free = !board.occupied().seen_by(side).to_bits();
        let roads = roads_home(free);
        let mut towers = 0;
        for colour in Colour::ALL {
            let square = board.square_of(side, colour).seen_by(side);
            // Every way home is as long as the rows left, whatever its direction.
            let in_reach = 7 - square.row() <= board.teeth_of(side, colour).rank().reach();
            let threatens = in_reach && roads >> square.index() & 1 == 1;
            towers |= u8::from(threatens) << colour.index();
        }
        Self(towers)
    }

    pub(super) const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub(super) fn towers(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .filter(move |colour| self.0 >> colour.index() & 1 == 1)
    }

    /// The squares of the colours of these towers: landing there hands them the turn.
    pub(super) const fn squares(self) -> SquareSet {
        SQUARES_OF[self.0 as usize]
    }
}

/// The squares from which one free line leads to the far row, seen by the one who walks.
const fn roads_home(free: u64) -> u64 {
    let not_first = !FIRST_FILE;
    let not_last = !(FIRST_FILE << 7);
    let straight = flooded::<8>(free, u64::MAX) >> 8;
    // A step back from a walk to the right goes down and to the left, and the other way round.
    let rightwards = (flooded::<9>(free, not_last) >> 9) & not_last;
    let leftwards = (flooded::<7>(free, not_first) >> 7) & not_first;
    straight | rightwards | leftwards
}

/// The free squares joined to the far row by free squares in steps of `STEP` downwards; a step
/// never ends outside `landing`, which keeps diagonals from running around the edge.
const fn flooded<const STEP: u32>(free: u64, landing: u64) -> u64 {
    let mut flood = free & FAR_ROW;
    let mut way = free & landing;
    flood |= way & (flood >> STEP);
    way &= way >> STEP;
    flood |= way & (flood >> (2 * STEP));
    way &= way >> (2 * STEP);
    flood | way & (flood >> (4 * STEP))
}

/// The squares of every set of colours.
static SQUARES_OF: [SquareSet; 256] = {
    let mut sets = [SquareSet::EMPTY; 256];
    let mut colours = 0;
    while colours < 256 {
        let mut squares = 0_u64;
        let mut index = 0;
        while index < 64 {
            let colour = Square::from_index(index).colour().index();
            squares |= ((colours >> colour & 1) as u64) << index;
            index += 1;
        }
        sets[colours] = SquareSet::from_bits(squares);
        colours += 1;
    }
    sets
};

/// The squares a player should not land on: those of the colours whose enemy tower could walk
/// home if it were given its colour now.
pub fn poisoned_squares(board: &Board, side: Side) -> SquareSet {
    Threats::of(board, !side).squares()
}

/// Whether the side to move can walk home.
pub(super) fn wins_at_once(round: &Round) -> bool {
    let Some(active) = round.active() else {
        return false;
    };
    let far_row = match round.side() {
        Side::Black => 0xff << 56,
        Side::White => 0xff,
    };
    round.targets(active).to_bits() & far_row != 0
}

/// How many moves do not land on a colour whose enemy tower could walk home as the board stands.
pub(super) fn safe_moves(round: &Round) -> u32 {
    moves_safe_from(Threats::of(round.board(), !round.side()), round)
}

/// How many moves do not land on the colour of one of these towers.
pub(super) fn moves_safe_from(threats: Threats, round: &Round) -> u32 {
    let poisoned = threats.squares().to_bits();
    round
        .movable()
        .map(|tower| (round.targets(tower).to_bits() & !poisoned).count_ones())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use kamisado::{Length, Match, SetUp};

    #[test]
    fn threats_are_the_towers_that_can_walk_home() {
        let mut random = Random::new(1);
        let mut seen = 0;
        for _ in 0..200 {
            let mut game = Match::new(Length::Marathon, SetUp::Usual);
            loop {
                let legal: Vec<_> = game.legal_actions().collect();
                let Some(action) = legal.get(random.below(legal.len() as u32) as usize) else {
                    break;
                };
                game.play(*action).expect("a legal action");
                let Some(round) = game.round() else { continue };
                for side in Side::ALL {
                    let expected = Colour::ALL
                        .into_iter()
                        .filter(|colour| round.board().can_walk_home(side, *colour))
                        .fold(0, |towers, colour| towers | 1 << colour.index());
                    assert_eq!(
                        Threats::of(round.board(), side),
                        Threats(expected),
                        "{game}"
                    );
                    seen += expected.count_ones();
                }
            }
        }
        assert!(seen > 1_000, "{seen}");
    }
}
