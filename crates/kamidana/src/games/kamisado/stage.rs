//! What stands on Kamisado's squares and how they are marked: all that a drawing of the board,
//! in whatever medium, has to show.

use kamisado::{Match, Side, Square, Teeth, Tower};

/// What the side to move can do with a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// Nothing.
    None,
    /// The tower on it must move; in an opening move: may move.
    Active,
    /// The active tower may enter it.
    Target,
    /// The active tower may enter it and wins the round by that.
    Gate,
}

/// The tower on a square, also while the towers are being placed.
pub(crate) fn tower_on(game: &Match, square: Square) -> Option<Tower> {
    if let Some(board) = game.board() {
        return board.tower_at(square);
    }
    let line_up = game.placed()?;
    square.is_home_of(Side::Black).then(|| Tower {
        side: Side::Black,
        colour: line_up.colours()[usize::from(square.file())],
        teeth: Teeth::NONE,
    })
}

/// The mark of a square. An opening move may go nearly everywhere, so its targets are not marked.
pub(crate) fn mark_on(game: &Match, square: Square) -> Mark {
    let Some(round) = game.round() else {
        return Mark::None;
    };
    let (board, side) = (round.board(), round.side());
    let Some(active) = round.active() else {
        return match board.tower_at(square) {
            Some(tower) if tower.side == side => Mark::Active,
            _ => Mark::None,
        };
    };
    if board.square_of(side, active) == square {
        Mark::Active
    } else if !round.targets(active).contains(square) {
        Mark::None
    } else if square.is_home_of(side.other()) {
        Mark::Gate
    } else {
        Mark::Target
    }
}

/// The eight rows from the top of the picture to its bottom, each from the left: Black's home row
/// is at the bottom unless the board is turned.
pub(crate) fn rows(turned: bool) -> impl Iterator<Item = [Square; 8]> {
    let viewer = if turned { Side::White } else { Side::Black };
    (0..8_u8).rev().map(move |row| {
        std::array::from_fn(|file| Square::from_index(row * 8 + file as u8).seen_by(viewer))
    })
}
