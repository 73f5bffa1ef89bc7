//! Sixteen towers on sixty-four squares, and where a tower can go.

use crate::{Colour, LineUp, Side, Square, SquareSet, Teeth, Tower};

/// Where the towers stand and how many teeth they carry.
///
/// Everything is kept twice, once in each player's own view (home row at the bottom, forward is
/// up, see [`Square::seen_by`]). The colours of the board are the same in both views, so one set
/// of tables and one piece of code serve both players, with no branch on the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The occupied squares, in each side's own view.
    occupied: [u64; 2],
    /// The square of each tower by side and colour, in the owner's view.
    at: [[u8; 8]; 2],
    /// The teeth of each tower by side and colour.
    teeth: [[Teeth; 8]; 2],
}

/// Straight ahead, to the left and to the right, in the own view.
const DIRECTIONS: [(i8, i8); 3] = [(0, 1), (-1, 1), (1, 1)];

/// `RAYS[teeth][square][direction]`: the squares within reach on an empty board.
static RAYS: [[[u64; 3]; 64]; 5] = rays();

const fn rays() -> [[[u64; 3]; 64]; 5] {
    let mut rays = [[[0; 3]; 64]; 5];
    let mut teeth = 0;
    while teeth < 5 {
        let reach = Teeth::new(teeth as u8).unwrap().rank().reach() as i8;
        let mut square = 0;
        while square < 64 {
            let mut direction = 0;
            while direction < 3 {
                let (sideways, forwards) = DIRECTIONS[direction];
                let mut step = 1;
                while step <= reach {
                    let file = (square % 8) as i8 + sideways * step;
                    let row = (square / 8) as i8 + forwards * step;
                    if file >= 0 && file < 8 && row < 8 {
                        rays[teeth][square][direction] |= 1 << (row * 8 + file);
                    }
                    step += 1;
                }
                direction += 1;
            }
            square += 1;
        }
        teeth += 1;
    }
    rays
}

/// The opponent's home row in the own view.
pub(crate) const FAR_ROW: u64 = 0xff << 56;

impl Board {
    /// Both players' towers on their home rows, without teeth.
    pub fn new(black: LineUp, white: LineUp) -> Self {
        Self::with_teeth(black, white, [[Teeth::NONE; 8]; 2])
    }

    /// Both players' towers on their home rows, with the teeth each has won (by side and colour).
    pub fn with_teeth(black: LineUp, white: LineUp, teeth: [[Teeth; 8]; 2]) -> Self {
        let mut at = [[0; 8]; 2];
        for (side, line_up) in [(Side::Black, black), (Side::White, white)] {
            for (file, colour) in (0..).zip(line_up.colours()) {
                at[side.index()][colour.index()] = file;
            }
        }
        Self {
            occupied: [0xff | FAR_ROW; 2],
            at,
            teeth,
        }
    }

    /// A board of the given towers, each by side and colour; `None` if two share a square.
    pub(crate) fn from_places(places: [[Square; 8]; 2], teeth: [[Teeth; 8]; 2]) -> Option<Self> {
        let mut board = Self {
            occupied: [0; 2],
            at: [[0; 8]; 2],
            teeth,
        };
        for side in Side::ALL {
            for colour in Colour::ALL {
                let square = places[side.index()][colour.index()];
                if board.is_occupied(square) {
                    return None;
                }
                let own = square.seen_by(side).index();
                board.at[side.index()][colour.index()] = own;
                board.toggle(side, 1 << own);
            }
        }
        Some(board)
    }

    /// The square of a tower.
    pub fn square_of(&self, side: Side, colour: Colour) -> Square {
        Square::from_index(self.own_square(side, colour)).seen_by(side)
    }

    /// The teeth of a tower.
    pub fn teeth_of(&self, side: Side, colour: Colour) -> Teeth {
        self.teeth[side.index()][colour.index()]
    }

    /// The tower on a square.
    pub fn tower_at(&self, square: Square) -> Option<Tower> {
        Side::ALL.into_iter().find_map(|side| {
            let colour = self.colour_at(side, square.seen_by(side).index())?;
            Some(self.tower(side, colour))
        })
    }

    /// A tower by owner and colour.
    pub fn tower(&self, side: Side, colour: Colour) -> Tower {
        Tower {
            side,
            colour,
            teeth: self.teeth_of(side, colour),
        }
    }

    /// Whether a tower stands on the square.
    pub fn is_occupied(&self, square: Square) -> bool {
        self.occupied().contains(square)
    }

    /// All occupied squares.
    pub fn occupied(&self) -> SquareSet {
        SquareSet::from_bits(self.occupied[Side::Black.index()])
    }

    /// The points of a player: the worth of all teeth.
    pub fn points(&self, side: Side) -> u8 {
        self.teeth[side.index()].iter().map(|t| t.worth()).sum()
    }

    /// The squares a tower could enter if it were its turn, by moving or by pushing.
    pub fn targets(&self, side: Side, colour: Colour) -> SquareSet {
        SquareSet::from_bits(self.targets_of(side, colour)).seen_by(side)
    }

    /// Whether a tower could reach the opponent's home row if it were its turn.
    pub fn can_walk_home(&self, side: Side, colour: Colour) -> bool {
        self.moves_of(side, colour) & FAR_ROW != 0
    }

    /// The squares of a player's towers by colour, in the own view.
    pub(crate) fn own_squares(&self, side: Side) -> [u8; 8] {
        self.at[side.index()]
    }

    /// The teeth of all towers, by side and colour.
    pub(crate) fn all_teeth(&self) -> [[Teeth; 8]; 2] {
        self.teeth
    }

    pub(crate) fn own_square(&self, side: Side, colour: Colour) -> u8 {
        self.at[side.index()][colour.index()]
    }

    pub(crate) fn is_occupied_seen_by(&self, side: Side, own: u8) -> bool {
        self.occupied[side.index()] >> own & 1 == 1
    }

    pub(crate) fn add_tooth(&mut self, side: Side, colour: Colour) {
        let teeth = &mut self.teeth[side.index()][colour.index()];
        *teeth = teeth.plus_one();
    }

    /// Which of a side's towers stands on a square of its own view.
    fn colour_at(&self, side: Side, own: u8) -> Option<Colour> {
        let place = self.at[side.index()].iter().position(|&at| at == own)?;
        Some(Colour::from_index(place as u8))
    }

    /// The opponent's tower on a square of the own view of `side`.
    pub(crate) fn enemy_at(&self, side: Side, own: u8) -> Option<Colour> {
        self.colour_at(!side, 63 - own)
    }

    /// The squares, in the own view, that a tower can reach by moving (D1 to D4, S1, DS1, TS1).
    pub(crate) fn moves_of(&self, side: Side, colour: Colour) -> u64 {
        let occupied = self.occupied[side.index()];
        let teeth = self.teeth_of(side, colour).count();
        let mut squares = 0;
        for ray in RAYS[teeth as usize][self.own_square(side, colour) as usize] {
            let blockers = ray & occupied;
            // Rays run upwards in the own view: the free squares are those below the lowest
            // blocker, or all of them if there is none (0 - 1 wraps to all ones).
            squares |= ray & blockers.wrapping_sub(1) & !blockers;
        }
        squares
    }

    /// The square behind the line a tower can push (S2 to S9 and their DS and TS forms), in the
    /// own view of `side`; `None` if it cannot push.
    pub(crate) fn push_of(&self, side: Side, colour: Colour) -> Option<u8> {
        let teeth = self.teeth_of(side, colour);
        if teeth == Teeth::NONE {
            return None;
        }
        let front = self.own_square(side, colour) + 8;
        let mut square = front;
        while square < 64 && self.is_occupied_seen_by(side, square) {
            let pushed = self.enemy_at(side, square)?;
            let length = (square - front) / 8 + 1;
            let on_home_row = square >= 56;
            if length > teeth.rank().push_limit()
                || self.teeth_of(!side, pushed) >= teeth
                || on_home_row
            {
                return None;
            }
            square += 8;
        }
        (square < 64 && square > front).then_some(square)
    }

    /// Every square, in the own view, that a tower may enter: by moving or by pushing.
    pub(crate) fn targets_of(&self, side: Side, colour: Colour) -> u64 {
        let moves = self.moves_of(side, colour);
        if self.teeth_of(side, colour) == Teeth::NONE {
            return moves;
        }
        match self.push_of(side, colour) {
            Some(_) => moves | 1 << (self.own_square(side, colour) + 8),
            None => moves,
        }
    }

    /// Puts a tower on another square of the own view.
    pub(crate) fn relocate(&mut self, side: Side, colour: Colour, to: u8) {
        let at = &mut self.at[side.index()][colour.index()];
        let from = std::mem::replace(at, to);
        self.toggle(side, 1 << from | 1 << to);
    }

    /// Advances a tower by one square and everything in front of it, up to the empty square
    /// `behind`, with it.
    pub(crate) fn push(&mut self, side: Side, colour: Colour, behind: u8) {
        let mut square = behind;
        let front = self.own_square(side, colour) + 8;
        while square > front {
            if let Some(pushed) = self.enemy_at(side, square - 8) {
                self.relocate(!side, pushed, 63 - square);
            }
            square -= 8;
        }
        self.relocate(side, colour, front);
    }

    fn toggle(&mut self, side: Side, own: u64) {
        self.occupied[side.index()] ^= own;
        self.occupied[side.other().index()] ^= own.reverse_bits();
    }
}
