//! Kamon in words.

use kamon::{Outcome, Position, Reason, Side};

/// Whose turn it is, or who has won and how.
pub(crate) fn turn(position: &Position) -> String {
    match position.outcome() {
        Outcome::Unknown if position.top().is_none() => {
            "Black opens on any border cell but a corner".to_owned()
        }
        Outcome::Unknown => format!("{} to move", name(position.side())),
        Outcome::Draw => "A draw: the board is full and nobody has won".to_owned(),
        Outcome::Decisive { winner, reason } => {
            let winner = name(winner);
            match reason {
                Reason::Edges => format!("{winner} has won: a chain joins {}", edges(position)),
                Reason::Loop => format!("{winner} has won with a loop"),
                Reason::Block => {
                    format!(
                        "{winner} has won: {} has no cell left",
                        name(position.side())
                    )
                }
            }
        }
    }
}

/// What lies on the pile and what it asks for.
pub(crate) fn pile(position: &Position) -> String {
    let made = position.moves_made();
    let Some(top) = position.top() else {
        return "The pile is empty".to_owned();
    };
    let (symbol, count) = (top.symbol(), top.count());
    if position.outcome().is_over() {
        return format!("Last on the pile: {symbol} {count}; {made} moves made");
    }
    let cells = match position.legal_cells().len() {
        1 => "one cell".to_owned(),
        cells => format!("{cells} cells"),
    };
    format!("On the pile: {symbol} {count}, so any {symbol} or any {count}: {cells}")
}

/// The emblem whose two edges the winning chain joins.
fn edges(position: &Position) -> String {
    let chain = position.winning_cells();
    kamon::Emblem::ALL
        .into_iter()
        .find(|emblem| emblem.edges().iter().all(|edge| edge.cells().meets(chain)))
        .map_or_else(String::new, |emblem| format!("{emblem} to {emblem}"))
}

/// A side at the beginning of a sentence.
pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::Black => "Black",
        Side::White => "White",
    }
}
