//! What the end of a round is worth to a side.

/// The most a payoff can be, either way.
pub(super) const MOST: i8 = 100;

/// What it is worth to one side that a seat wins with so many points. A void round is worth 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Payoff([[i8; 11]; 4]);

impl Payoff {
    /// The points themselves: those of the seats in `side` (one bit each) less the others'.
    pub(super) fn points(side: u8) -> Self {
        Self::new(|seat, points| {
            if side >> seat & 1 == 1 {
                points as i8
            } else {
                -(points as i8)
            }
        })
    }

    pub(super) fn new(worth: impl Fn(usize, usize) -> i8) -> Self {
        let mut table = [[0; 11]; 4];
        for (seat, row) in table.iter_mut().enumerate() {
            for (points, cell) in row.iter_mut().enumerate().skip(1) {
                *cell = worth(seat, points).clamp(-MOST, MOST);
            }
        }
        Self(table)
    }

    pub(super) const fn of(&self, seat: u8, points: u8) -> i8 {
        self.0[(seat & 3) as usize][if points > 10 { 10 } else { points as usize }]
    }

    /// The least and the most a seat's win can be worth, if these are its possible points (one
    /// bit each).
    pub(super) fn range(&self, seat: u8, possible: u16) -> (i8, i8) {
        let (mut least, mut most) = (MOST, -MOST);
        let mut rest = possible;
        while rest != 0 {
            let worth = self.of(seat, rest.trailing_zeros() as u8);
            least = least.min(worth);
            most = most.max(worth);
            rest &= rest - 1;
        }
        (least, most)
    }
}
