//! Positions: what is on the board, who moves, what is legal, who has won.

use crate::{
    Cell, CellSet, Cells, Layout, Outcome, Reason, Refusal, RefusalReason, Side, Token, Tokens,
    shape,
};

/// How the rules are read where the rulebook leaves them open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Options {
    /// Whether the forbidden cell counts as an empty cell, so that a loop around it alone wins.
    pub forbidden_counts: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            forbidden_counts: true,
        }
    }
}

/// What is on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// A token; the cell is free.
    Token(Token),
    /// A pawn.
    Pawn(Side),
    /// Nothing, for the whole game.
    Forbidden,
}

/// A position of the game.
///
/// It knows the tokens that still lie on the board, not the ones pawns have replaced: those
/// never matter again, except the last, which is [on top of the pile](Position::top). So two
/// positions are equal exactly if they look equal and are played by the same options.
///
/// The text form, `<cells> <side> <top>`, says everything but the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    tokens: Tokens,
    pawns: [CellSet; 2],
    forbidden: Cell,
    side: Side,
    top: Option<Token>,
    options: Options,
    outcome: Outcome,
}

impl Position {
    /// The start of a game, Black to move.
    pub const fn new(layout: Layout, options: Options) -> Self {
        Self {
            tokens: *layout.tokens(),
            pawns: [CellSet::EMPTY; 2],
            forbidden: layout.forbidden(),
            side: Side::Black,
            top: None,
            options,
            outcome: Outcome::Unknown,
        }
    }

    /// The tokens that lie on the board.
    pub const fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// The token on a cell; none where a pawn stands and on the forbidden cell.
    pub const fn token_at(&self, cell: Cell) -> Option<Token> {
        self.tokens.at(cell)
    }

    /// The pawns of a side.
    pub const fn pawns(&self, side: Side) -> CellSet {
        self.pawns[side as usize]
    }

    /// The side whose pawn stands on a cell.
    pub fn pawn_at(&self, cell: Cell) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.pawns(side).contains(cell))
    }

    /// What is on a cell.
    pub fn content(&self, cell: Cell) -> Content {
        match (self.token_at(cell), self.pawn_at(cell)) {
            (Some(token), _) => Content::Token(token),
            (None, Some(side)) => Content::Pawn(side),
            (None, None) => Content::Forbidden,
        }
    }

    /// The cell nobody may play on.
    pub const fn forbidden(&self) -> Cell {
        self.forbidden
    }

    /// Who has to move; `None` when the game is over.
    pub const fn to_act(&self) -> Option<Side> {
        if self.is_over() {
            None
        } else {
            Some(self.side)
        }
    }

    /// The side whose turn it would be: it changes after the last move too.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The token on top of the pile; none before the first move.
    pub const fn top(&self) -> Option<Token> {
        self.top
    }

    /// The options the game is played by.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many moves have been made.
    pub const fn moves_made(&self) -> usize {
        self.pawns[0].len() + self.pawns[1].len()
    }

    /// The result, as far as it is known.
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Whether the game has ended.
    pub const fn is_over(&self) -> bool {
        self.outcome.is_over()
    }

    /// The legal moves: the cells the side to move may play on, in order; none when the game is
    /// over.
    pub fn legal_actions(&self) -> Cells {
        self.legal_cells().iter()
    }

    /// The same as a set.
    pub fn legal_cells(&self) -> CellSet {
        if self.outcome.is_over() {
            return CellSet::EMPTY;
        }
        match self.top {
            Some(top) => self.tokens.matching(top),
            None => OPENING_CELLS.without(self.forbidden),
        }
    }

    /// Puts a pawn of the side to move on a cell. A refused move changes nothing.
    pub fn play(&mut self, cell: Cell) -> Result<(), Refusal> {
        if !self.legal_cells().contains(cell) {
            let reason = self.refusal(cell);
            return Err(Refusal {
                action: cell,
                reason,
            });
        }
        self.play_unchecked(cell);
        Ok(())
    }

    /// Like [`Position::play`] for a cell known to be among the [legal
    /// moves](Position::legal_cells), without looking again.
    ///
    /// Playing any other cell leads to a position that belongs to no game, or to none at all;
    /// it does no other harm.
    pub fn play_unchecked(&mut self, cell: Cell) {
        let Some(token) = self.tokens.take(cell) else {
            return;
        };
        let mover = self.side;
        let pawns = self.pawns(mover).with(cell);
        self.pawns[mover as usize] = pawns;
        self.top = Some(token);
        self.side = mover.other();
        // Nobody had won before, so a chain or a loop that wins goes through the new pawn.
        let ring = shape::Ring::around(cell, pawns);
        let reason = if shape::joins_edges(pawns, cell, ring) {
            Some(Reason::Edges)
        } else if ring.splits && self.has_loop(mover) {
            Some(Reason::Loop)
        } else {
            None
        };
        self.conclude(reason);
    }

    /// The pawns that won: a shortest chain from edge to edge, or the ring around the [enclosed
    /// cells](Position::enclosed_cells). None before the end, after a block or in a draw.
    pub fn winning_cells(&self) -> CellSet {
        match self.outcome {
            Outcome::Decisive {
                winner,
                reason: Reason::Edges,
            } => shape::shortest_chain(self.pawns(winner)),
            _ => shape::ring(self.enclosed_cells()),
        }
    }

    /// The empty cells and enemy pawns inside the loop that won; none if no loop did.
    pub fn enclosed_cells(&self) -> CellSet {
        match self.outcome {
            Outcome::Decisive {
                winner,
                reason: Reason::Loop,
            } => self.enclosed_by(winner),
            _ => CellSet::EMPTY,
        }
    }

    fn enclosed_by(&self, side: Side) -> CellSet {
        let worthless = (!self.options.forbidden_counts).then_some(self.forbidden);
        shape::enclosed(self.pawns(side), worthless)
    }

    fn has_loop(&self, side: Side) -> bool {
        !self.enclosed_by(side).is_empty()
    }

    /// Why a cell is not among the legal moves.
    fn refusal(&self, cell: Cell) -> RefusalReason {
        if self.outcome.is_over() {
            return RefusalReason::GameOver;
        }
        match (self.content(cell), self.top) {
            (Content::Forbidden, _) => RefusalReason::Forbidden,
            (Content::Pawn(_), _) => RefusalReason::Occupied,
            (Content::Token(_), None) if cell.is_corner() => RefusalReason::OpeningOnCorner,
            (Content::Token(_), None) => RefusalReason::OpeningNotOnBorder,
            (Content::Token(token), Some(top)) => RefusalReason::NoMatch { token, top },
        }
    }

    /// Sets the result after a move of the side not to move, which has won for that reason or,
    /// without one, perhaps by leaving the opponent no cell.
    fn conclude(&mut self, reason: Option<Reason>) {
        let stuck = self
            .top
            .is_some_and(|top| self.tokens.matching(top).is_empty());
        let winner = self.side.other();
        self.outcome = match reason {
            Some(reason) => Outcome::Decisive { winner, reason },
            None if !stuck => Outcome::Unknown,
            None if self.tokens.cells().is_empty() => Outcome::Draw,
            None => Outcome::Decisive {
                winner,
                reason: Reason::Block,
            },
        };
    }

    /// How a side's pawns, wherever they are, win by themselves.
    fn standing_win(&self, side: Side) -> Option<Reason> {
        if !shape::shortest_chain(self.pawns(side)).is_empty() {
            Some(Reason::Edges)
        } else if self.has_loop(side) {
            Some(Reason::Loop)
        } else {
            None
        }
    }

    /// A position from parts that fit together, with its result. If the side to move has won
    /// already, the reason comes back as the error.
    pub(crate) fn from_parts(
        (tokens, pawns, forbidden): (Tokens, [CellSet; 2], Cell),
        side: Side,
        top: Option<Token>,
        options: Options,
    ) -> Result<Self, Reason> {
        let mut position = Self {
            tokens,
            pawns,
            forbidden,
            side,
            top,
            options,
            outcome: Outcome::Unknown,
        };
        if let Some(reason) = position.standing_win(side) {
            return Err(reason);
        }
        position.conclude(position.standing_win(side.other()));
        Ok(position)
    }

    /// The same position with every cell's content moved to the cell `place` gives for it,
    /// which must be one of the board's symmetries.
    pub(crate) fn moved(&self, place: impl Fn(Cell) -> Cell) -> Self {
        Self {
            tokens: self.tokens.moved(&place),
            pawns: self.pawns.map(|pawns| pawns.iter().map(&place).collect()),
            forbidden: place(self.forbidden),
            ..*self
        }
    }
}

/// Where the first pawn may go, the forbidden cell apart.
const OPENING_CELLS: CellSet =
    CellSet::from_bits(CellSet::BORDER.to_bits() & !CellSet::CORNERS.to_bits());
