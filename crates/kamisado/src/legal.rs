//! The iterators over what is legal: they hold what they need and borrow nothing.

use std::{array, ops::Range};

use crate::{Action, Colour, Fill, LineUp, Move, Round, Square, Squares};

/// The legal moves of a round, tower by tower.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    round: Round,
    /// The places in [`Colour::ALL`] of the towers still to come.
    towers: Range<u8>,
    from: Square,
    targets: Squares,
}

impl Moves {
    pub(crate) fn new(round: Round, towers: Range<u8>) -> Self {
        let mut moves = Self {
            round,
            towers,
            from: Square::from_index(0),
            targets: Squares::default(),
        };
        // At once, so that the number of moves of an active tower is known from the start.
        moves.next_tower();
        moves
    }

    fn next_tower(&mut self) -> Option<()> {
        let tower = Colour::from_index(self.towers.next()?);
        self.from = self.round.board().square_of(self.round.side(), tower);
        self.targets = self.round.targets(tower).into_iter();
        Some(())
    }
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        loop {
            let from = self.from;
            if let Some(to) = self.targets.next() {
                return Some(Move { from, to });
            }
            self.next_tower()?;
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let here = self.targets.len();
        let last = self.towers.is_empty();
        (here, last.then_some(here))
    }
}

/// The legal actions of a match, in any phase.
#[derive(Clone, Debug)]
pub(crate) enum Actions {
    LineUps { next: Option<LineUp> },
    Moves(Moves),
    Fills(array::IntoIter<Fill, 2>),
    Nothing,
}

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        match self {
            Self::LineUps { next } => {
                let line_up = (*next)?;
                *next = line_up.successor();
                Some(Action::Place(line_up))
            }
            Self::Moves(moves) => moves.next().map(Action::Move),
            Self::Fills(fills) => fills.next().map(Action::Fill),
            Self::Nothing => None,
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Self::LineUps { .. } => (0, None),
            Self::Moves(moves) => moves.size_hint(),
            Self::Fills(fills) => fills.size_hint(),
            Self::Nothing => (0, Some(0)),
        }
    }
}
