//! What an open board says to those who play on it: who acts, what that seat sees, how it ended.

use kamidana_game::{
    BoardView, Choices, KamiBoard, KamisadoBoard, KamonBoard, OpenBoard, Outcome, Seat, View,
    Viewer,
};

/// The seat to act.
pub(crate) fn to_act(board: &OpenBoard) -> Option<Seat> {
    match board {
        OpenBoard::Kamisado(game) => Seat::new(game.to_act()?.index() as u8 + 1),
        OpenBoard::Kamon(position) if !position.outcome().is_over() => {
            Seat::new(side_number(position.side()))
        }
        OpenBoard::Kami(deal, actions) => {
            let round = kami::replay(deal, actions).ok()?;
            Seat::new(round.to_act()?.number())
        }
        OpenBoard::Kamon(_) | OpenBoard::Bare => None,
    }
}

fn side_number(side: kamon::Side) -> u8 {
    match side {
        kamon::Side::Black => 1,
        kamon::Side::White => 2,
    }
}

/// All that the seat to act may know; `None` once the game is over.
pub(crate) fn acting_view(board: &OpenBoard) -> Option<View> {
    let seat = to_act(board)?;
    let (choices, board) = match board {
        OpenBoard::Kamisado(game) => {
            let choices = match game.phase() {
                kamisado::Phase::SetUp => Choices::Arrange {
                    letters: kamisado::LineUp::USUAL.to_string(),
                },
                _ => Choices::list(game.legal_actions()),
            };
            let board = KamisadoBoard {
                game: *game,
                phase: game.phase(),
                score: game.score(),
                round: 1,
                events: Vec::new(),
            };
            (choices, BoardView::Kamisado(board))
        }
        OpenBoard::Kamon(position) => {
            let board = KamonBoard {
                position: **position,
                last: None,
                winning: Vec::new(),
                enclosed: Vec::new(),
            };
            let choices = Choices::list(position.legal_actions());
            (choices, BoardView::Kamon(Box::new(board)))
        }
        OpenBoard::Kami(deal, actions) => {
            let viewer = kami::Viewer::Seat(kami::Seat::from_number(seat.number())?);
            return seen_view(kami::View::of_round(deal, actions, viewer).ok()?);
        }
        OpenBoard::Bare => return None,
    };
    Some(view_of(seat, choices, board))
}

/// A Kami player's view as players take it; `None` if it is not that player's turn.
pub(crate) fn seen_view(round: kami::View) -> Option<View> {
    let seat = Seat::new(round.turn?.number())?;
    let choices = Choices::list(round.legal.texts());
    let board = KamiBoard {
        round,
        draws: Vec::new(),
        last: None,
    };
    Some(view_of(seat, choices, BoardView::Kami(Box::new(board))))
}

fn view_of(seat: Seat, choices: Choices, board: BoardView) -> View {
    View {
        viewer: Viewer::Seat(seat),
        to_act: Some(seat),
        choices,
        outcome: Outcome::Unknown,
        fairness: None,
        board,
    }
}

/// How the game on the board ended; a Kami board is one round.
pub(crate) fn outcome(board: &OpenBoard) -> Outcome {
    let won = |number, reason| Outcome::Decisive {
        winners: Seat::new(number).into_iter().collect(),
        reason,
    };
    match board {
        OpenBoard::Kamisado(game) => match game.outcome() {
            kamisado::Outcome::Unknown => Outcome::Unknown,
            kamisado::Outcome::Draw => Outcome::Draw { reason: "level" },
            kamisado::Outcome::Decisive { winner, reason } => {
                won(winner.index() as u8 + 1, reason.name())
            }
        },
        OpenBoard::Kamon(position) => match position.outcome() {
            kamon::Outcome::Unknown => Outcome::Unknown,
            kamon::Outcome::Draw => Outcome::Draw { reason: "full" },
            kamon::Outcome::Decisive { winner, reason } => won(side_number(winner), reason.name()),
        },
        OpenBoard::Kami(deal, actions) => match kami::replay(deal, actions) {
            Ok(round) => round_outcome(round.mode(), round.outcome()),
            Err(_) => Outcome::Unknown,
        },
        OpenBoard::Bare => Outcome::Unknown,
    }
}

/// How a round of Kami ended: the winner's team wins, a void round is a draw.
pub(crate) fn round_outcome(mode: kami::Mode, outcome: kami::Outcome) -> Outcome {
    match outcome {
        kami::Outcome::Unknown => Outcome::Unknown,
        kami::Outcome::Void => Outcome::Draw { reason: "void" },
        kami::Outcome::Won { seat, doubled, .. } => {
            let team = mode.team_of(seat);
            let seats = mode.seats().iter();
            let team = seats.filter(|&&seat| mode.team_of(seat) == team);
            Outcome::Decisive {
                winners: team.filter_map(|seat| Seat::new(seat.number())).collect(),
                reason: if doubled {
                    "master-stroke"
                } else {
                    "last-card"
                },
            }
        }
    }
}
