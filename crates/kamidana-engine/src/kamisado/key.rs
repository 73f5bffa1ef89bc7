//! Keys of positions: the same for a position and its mirror image.

use kamisado::{Board, Colour, Round, Side};

use super::goal::Goal;

/// A random number for every tower of every rank on every square, and for every active tower.
struct Numbers {
    towers: [[[[u64; 64]; 4]; 8]; 2],
    /// The ninth is the opening, where any tower may move.
    active: [[u64; 9]; 2],
    /// For the tower that won the round, while the winner chooses the fill.
    won_with: [[u64; 8]; 2],
}

static NUMBERS: Numbers = numbers();

#[expect(clippy::large_stack_arrays, reason = "computed by the compiler")]
const fn numbers() -> Numbers {
    let mut random = crate::Random::new(0x6b61_6d69);
    let mut numbers = Numbers {
        towers: [[[[0; 64]; 4]; 8]; 2],
        active: [[0; 9]; 2],
        won_with: [[0; 8]; 2],
    };
    let mut side = 0;
    while side < 2 {
        let mut colour = 0;
        while colour < 9 {
            numbers.active[side][colour] = random.bits();
            let mut rank = 0;
            while rank < 4 && colour < 8 {
                let mut square = 0;
                while square < 64 {
                    numbers.towers[side][colour][rank][square] = random.bits();
                    square += 1;
                }
                rank += 1;
            }
            if colour < 8 {
                numbers.won_with[side][colour] = random.bits();
            }
            colour += 1;
        }
        side += 1;
    }
    numbers
}

/// The key of a board and of its mirror image for one goal, without the turn.
#[derive(Clone, Copy)]
pub(super) struct BoardKey {
    plain: u64,
    mirrored: u64,
}

impl BoardKey {
    pub(super) fn of(board: &Board, goal: Goal) -> Self {
        let (plain, mirrored) = goal.keys();
        let mut key = Self { plain, mirrored };
        for side in Side::ALL {
            for colour in Colour::ALL {
                key.toggle(board, side, colour);
            }
        }
        key
    }

    /// Adds or removes a tower as it stands on the board.
    fn toggle(&mut self, board: &Board, side: Side, colour: Colour) {
        let square = board.square_of(side, colour);
        let rank = board.teeth_of(side, colour).rank() as usize;
        let numbers = &NUMBERS.towers[side.index()];
        self.plain ^= numbers[colour.index()][rank][square.index() as usize];
        let mirrored = square.mirrored().index() as usize;
        self.mirrored ^= numbers[colour.mirrored().index()][rank][mirrored];
    }

    /// The key after one tower of `side` moved and pushed nothing.
    pub(super) fn after(
        mut self,
        before: &Board,
        after: &Board,
        side: Side,
        tower: Colour,
    ) -> Self {
        self.toggle(before, side, tower);
        self.toggle(after, side, tower);
        self
    }

    /// The key of the position with its turn: the smaller of the two views.
    pub(super) fn with_turn(self, round: &Round) -> u64 {
        let numbers = &NUMBERS.active[round.side().index()];
        let (active, mirrored) = match round.active() {
            None => (8, 8),
            Some(colour) => (colour.index(), colour.mirrored().index()),
        };
        (self.plain ^ numbers[active]).min(self.mirrored ^ numbers[mirrored])
    }

    /// The key of the position in which `winner` has won with `tower` and chooses the fill.
    pub(super) fn with_fill(self, winner: Side, tower: Colour) -> u64 {
        let numbers = &NUMBERS.won_with[winner.index()];
        let plain = self.plain ^ numbers[tower.index()];
        plain.min(self.mirrored ^ numbers[tower.mirrored().index()])
    }
}
