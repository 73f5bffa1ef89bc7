//! Which token lies on which cell.

use std::fmt;

use crate::{Cell, CellSet, Count, Options, Position, Symbol, Token, format::write_cells};

/// The tokens lying on the board.
///
/// In a [`Layout`] these are all thirty-six; in a position those that no pawn has replaced yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tokens {
    at: [Option<Token>; 37],
    by_symbol: [CellSet; 6],
    by_count: [CellSet; 6],
}

impl Tokens {
    pub(crate) const NONE: Self = Self {
        at: [None; 37],
        by_symbol: [CellSet::EMPTY; 6],
        by_count: [CellSet::EMPTY; 6],
    };

    /// The token on a cell, if one lies there.
    pub const fn at(&self, cell: Cell) -> Option<Token> {
        self.at[cell as usize]
    }

    /// The cell a token lies on, if it lies on the board.
    pub fn cell_of(&self, token: Token) -> Option<Cell> {
        (self.with_symbol(token.symbol()) & self.with_count(token.count())).first()
    }

    /// The cells whose tokens have that symbol.
    pub const fn with_symbol(&self, symbol: Symbol) -> CellSet {
        self.by_symbol[symbol as usize]
    }

    /// The cells whose tokens have that count.
    pub const fn with_count(&self, count: Count) -> CellSet {
        self.by_count[count as usize]
    }

    /// The cells whose tokens share symbol or count with the one given.
    pub fn matching(&self, token: Token) -> CellSet {
        self.with_symbol(token.symbol()) | self.with_count(token.count())
    }

    /// The cells that hold a token.
    pub fn cells(&self) -> CellSet {
        self.by_symbol
            .into_iter()
            .fold(CellSet::EMPTY, |all, cells| all | cells)
    }

    /// Puts a token on an empty cell.
    pub(crate) fn put(&mut self, cell: Cell, token: Token) {
        self.at[cell as usize] = Some(token);
        self.by_symbol[token.symbol() as usize] |= CellSet::of(cell);
        self.by_count[token.count() as usize] |= CellSet::of(cell);
    }

    /// Takes the token off a cell.
    pub(crate) fn take(&mut self, cell: Cell) -> Option<Token> {
        let token = self.at[cell as usize].take()?;
        self.by_symbol[token.symbol() as usize] -= CellSet::of(cell);
        self.by_count[token.count() as usize] -= CellSet::of(cell);
        Some(token)
    }

    /// The same tokens, each moved to the cell `place` gives for its own.
    pub(crate) fn moved(&self, place: impl Fn(Cell) -> Cell) -> Self {
        let mut moved = Self::NONE;
        for cell in Cell::ALL {
            if let Some(token) = self.at(cell) {
                moved.put(place(cell), token);
            }
        }
        moved
    }
}

/// The set-up of a game: a token on every cell but the forbidden one.
///
/// Its text is the cells part of a start position, rows a to g joined by `/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    tokens: Tokens,
    forbidden: Cell,
}

impl Layout {
    /// Deals the tokens, in the order given, to the cells from a1 to g4, passing over the
    /// forbidden one. A shuffled [`Token::ALL`] and a random cell make a random layout.
    pub fn new(order: [Token; 36], forbidden: Cell) -> Result<Self, DuplicateToken> {
        let mut tokens = Tokens::NONE;
        let mut seen = 0_u64;
        let cells = Cell::ALL.into_iter().filter(|&cell| cell != forbidden);
        for (cell, token) in cells.zip(order) {
            let bit = 1 << token.index();
            if seen & bit != 0 {
                return Err(DuplicateToken(token));
            }
            seen |= bit;
            tokens.put(cell, token);
        }
        Ok(Self { tokens, forbidden })
    }

    /// A layout whose parts the caller has checked: all tokens, none on the forbidden cell.
    pub(crate) const fn from_parts(tokens: Tokens, forbidden: Cell) -> Self {
        Self { tokens, forbidden }
    }

    /// The tokens and where they lie.
    pub const fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// The token on a cell; none on the forbidden cell.
    pub const fn token_at(&self, cell: Cell) -> Option<Token> {
        self.tokens.at(cell)
    }

    /// The cell nobody may play on.
    pub const fn forbidden(&self) -> Cell {
        self.forbidden
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cells(f, &Position::new(*self, Options::default()))
    }
}

/// The same token was dealt twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuplicateToken(pub Token);

impl fmt::Display for DuplicateToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the token {} is there twice", self.0)
    }
}

impl std::error::Error for DuplicateToken {}
