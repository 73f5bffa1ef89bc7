//! Positions to test with.

use kamidana_engine::Random;
use kamon::{Cell, Layout, Options, Position, Token};

/// An unfinished position after so many random moves.
pub(crate) fn random_position(random: &mut Random, plies: usize, options: Options) -> Position {
    loop {
        let mut order = Token::ALL;
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        let forbidden = Cell::ALL[random.below(37) as usize];
        let layout = Layout::new(order, forbidden).expect("each token once");
        let mut position = Position::new(layout, options);
        for _ in 0..plies {
            let legal = position.legal_cells();
            let Some(cell) = legal.iter().nth(random.below(legal.len() as u32) as usize) else {
                break;
            };
            position.play(cell).expect("legal");
        }
        if position.moves_made() == plies && !position.outcome().is_over() {
            return position;
        }
    }
}
