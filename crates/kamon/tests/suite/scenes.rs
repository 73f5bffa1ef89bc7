//! Layouts, games and positions for the other tests.

use kamon::{Cell, CellSet, Layout, Options, Position, Token};

/// A small generator of numbers (splitmix), so that every run plays the same games.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    pub(crate) fn layout(&mut self) -> Layout {
        let mut order = Token::ALL;
        for index in (1..order.len()).rev() {
            order.swap(index, self.below(index + 1));
        }
        let forbidden = Cell::ALL[self.below(37)];
        Layout::new(order, forbidden).expect("a permutation has no duplicates")
    }

    pub(crate) fn cell_of(&mut self, cells: CellSet) -> Option<Cell> {
        cells.iter().nth(self.below(cells.len().max(1)))
    }

    /// Plays up to `limit` random moves and lists them.
    pub(crate) fn moves(&mut self, mut position: Position, limit: usize) -> Vec<Cell> {
        let mut moves = Vec::new();
        while moves.len() < limit {
            let Some(cell) = self.cell_of(position.legal_cells()) else {
                break;
            };
            position.play(cell).expect("a legal move");
            moves.push(cell);
        }
        moves
    }
}

/// The position after some moves.
pub(crate) fn after(layout: Layout, options: Options, moves: &[Cell]) -> Position {
    let mut position = Position::new(layout, options);
    for &cell in moves {
        position.play(cell).expect("a legal move");
    }
    position
}

/// A position described by what matters in it.
#[derive(Default)]
pub(crate) struct Scene {
    /// Cells with black pawns, `"a1 b2"`.
    pub(crate) black: &'static str,
    /// Cells with white pawns.
    pub(crate) white: &'static str,
    pub(crate) forbidden: &'static str,
    /// Tokens no longer on the board; the last is the top of the pile.
    pub(crate) gone: &'static str,
    /// Tokens that must lie on certain cells, `"d3 l5 e4 c2"`; the others lie anywhere.
    pub(crate) lying: &'static str,
}

impl Scene {
    pub(crate) fn text(&self) -> String {
        let (black, white) = (cells(self.black), cells(self.white));
        let side = if black.len() == white.len() { 'b' } else { 'w' };
        let gone: Vec<&str> = self.gone.split_whitespace().collect();
        let words: Vec<&str> = self.lying.split_whitespace().collect();
        let lying: Vec<_> = words.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let mut others = Token::ALL.iter().map(ToString::to_string).filter(|token| {
            !gone.contains(&&**token) && !lying.iter().any(|(_, there)| there == token)
        });
        let mut rows = Vec::new();
        for row in Cell::ROWS {
            let mut text = String::new();
            for &cell in row {
                let placed = lying.iter().find(|(place, _)| *place == cell.name());
                if black.contains(cell) {
                    text.push('x');
                } else if white.contains(cell) {
                    text.push('o');
                } else if cell.name() == self.forbidden {
                    text.push('.');
                } else if let Some((_, token)) = placed {
                    text.push_str(token);
                } else {
                    text.push_str(&others.next().expect("enough tokens"));
                }
            }
            rows.push(text);
        }
        let top = gone.last().unwrap_or(&"-");
        format!("{} {side} {top}", rows.join("/"))
    }

    pub(crate) fn position(&self) -> Position {
        self.with(Options::default())
    }

    pub(crate) fn with(&self, options: Options) -> Position {
        Position::parse_with(&self.text(), options).expect("a sound scene")
    }
}

/// The cells named in a text.
pub(crate) fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

pub(crate) const WITHOUT_FORBIDDEN: Options = Options {
    forbidden_counts: false,
};
