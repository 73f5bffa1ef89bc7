//! The theory of the block: who runs out of cells if nobody joins edges or closes a loop.
//!
//! The game is then *undirected vertex geography*: a walk over tokens that share a symbol or a
//! count, never twice over the same. The player to move on token `v` wins exactly if `v` is in
//! every maximum matching of the tokens left together with `v`.
//!
//! No matching has to be searched for. A token is an edge between its symbol and its count in a
//! bipartite graph of six and six; two tokens follow each other if those edges meet: tokens form
//! a line graph. A connected line graph with `m` vertices always has a matching of `⌊m/2⌋` (it
//! has no claw). So the sizes of the components decide, and counting cases gives the rule: **the
//! player to move wins the block exactly if, of the components of tokens he can step into, by
//! symbol or by count, at least one has an odd number of tokens.**

use kamon::Position;

/// Tokens still on the board, bit `6 × symbol + count`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TokenSet(pub(super) u64);

/// What the block theory says of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Block {
    /// Whether he wins it.
    pub(super) mover_wins: bool,
    /// Whether every token left can be reached from the pile: only then can the board fill up.
    pub(super) may_fill: bool,
}

impl TokenSet {
    pub(super) fn of(position: &Position) -> Self {
        let cells = position.tokens().cells().iter();
        let tokens = cells.filter_map(|cell| position.token_at(cell));
        Self(tokens.map(|token| 1 << token.index()).sum())
    }

    const fn row(self, symbol: usize) -> u64 {
        self.0 >> (6 * symbol) & 0b11_1111
    }

    /// The counts and the number of tokens of the component that has the given counts.
    fn component(self, mut counts: u64) -> (u64, u32) {
        loop {
            let (mut grown, mut size) = (counts, 0);
            for symbol in 0..6 {
                let row = self.row(symbol);
                if row & counts != 0 {
                    grown |= row;
                    size += row.count_ones();
                }
            }
            if grown == counts {
                return (counts, size);
            }
            counts = grown;
        }
    }

    /// The verdict with the given token on top of the pile.
    pub(super) fn block(self, top: u8) -> Block {
        let (symbol, count) = (usize::from(top / 6), 1 << (top % 6));
        let (counts, by_symbol) = match self.row(symbol) {
            0 => (0, 0),
            row => self.component(row),
        };
        let by_count = if counts & count == 0 {
            self.component(count).1
        } else {
            0
        };
        Block {
            mover_wins: (by_symbol | by_count) & 1 != 0,
            may_fill: by_symbol + by_count == self.0.count_ones(),
        }
    }
}

/// What the theory says of a position; `None` before the first move and after the last.
pub(super) fn block(position: &Position) -> Option<Block> {
    let top = position.top().filter(|_| !position.outcome().is_over())?;
    Some(TokenSet::of(position).block(top.index() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    /// Vertex geography, tried out.
    fn mover_wins(tokens: u64, top: u8) -> bool {
        (0..36_u8)
            .filter(|&next| tokens >> next & 1 != 0)
            .filter(|&next| next / 6 == top / 6 || next % 6 == top % 6)
            .any(|next| !mover_wins(tokens & !(1 << next), next))
    }

    #[test]
    fn the_rule_of_odd_components_agrees_with_playing_the_block_out() {
        let mut random = Random::new(1);
        for _ in 0..3000 {
            let size = random.below(10);
            let mut tokens = 0_u64;
            while tokens.count_ones() < size {
                tokens |= 1 << random.below(36);
            }
            let Some(top) = (0..36).find(|top| tokens >> top & 1 == 0 && random.below(4) == 0)
            else {
                continue;
            };
            let block = TokenSet(tokens).block(top);
            assert_eq!(
                block.mover_wins,
                mover_wins(tokens, top),
                "{tokens:#x} {top}"
            );
        }
    }
}
