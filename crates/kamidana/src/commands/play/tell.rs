//! What happened, in sentences. Nothing here looks further than a spectator may.

use kami::{Action, SeenAction, SeenStep};
use kamidana_game::{BoardView, FinishedRound, KamiBoard, Viewer};
use kamisado::Event;

use super::{table::Table, texts};

/// A number that grows with every finished round.
pub(crate) fn rounds_finished(table: &Table) -> usize {
    match &table.view(Viewer::Spectator).board {
        BoardView::Kamisado(board) => (board.score.black + board.score.white).into(),
        BoardView::Kami(board) => {
            let running = board.round.outcome == kami::Outcome::Unknown;
            let round = board.round.standing.map_or(0, |standing| standing.round);
            round - usize::from(running && round > 0)
        }
        BoardView::Kamon(_) => 0,
    }
}

/// What the last action led to.
pub(crate) fn last_action(table: &Table) -> Vec<String> {
    let Some((seat, action)) = table.past().last() else {
        return Vec::new();
    };
    match &table.view(Viewer::Spectator).board {
        BoardView::Kamisado(board) => board.events.iter().filter_map(kamisado_event).collect(),
        BoardView::Kamon(board) => {
            let token = board.position.top();
            let name = table.seat_name(*seat);
            vec![texts::takes_cell(&name, action, token)]
        }
        // Others do not notice that somebody kept a hand.
        BoardView::Kami(_) if action == "keep" => Vec::new(),
        BoardView::Kami(board) => {
            let last = board.round.history.last();
            last.copied().map(kami_step).into_iter().collect()
        }
    }
}

fn kamisado_event(event: &Event) -> Option<String> {
    Some(match event {
        Event::Placed { side, .. } => texts::placed(*side),
        Event::RoundStarted { challenger, .. } => texts::round_started(*challenger),
        Event::Moved {
            side,
            tower,
            path,
            pushed,
        } => match pushed.last() {
            None => texts::moved(*side, *tower, *path),
            Some(last) => {
                let line: Vec<_> = pushed.iter().map(|p| p.tower).collect();
                texts::pushed(*side, *tower, *path, &line, last.to)
            }
        },
        Event::Passed(pass) => texts::passed(*pass),
        Event::RoundWon { end, points } => texts::round_won(*end, *points),
        Event::Filled { side, fill } => texts::filled(*side, *fill),
        Event::MatchOver(_) => return None,
    })
}

/// A step of Kami in words.
pub(crate) fn kami_step(step: SeenStep) -> String {
    let seat = step.seat;
    let name = step.card.map_or("", kami::Card::name);
    match step.action {
        SeenAction::DefendHidden => texts::face_down(seat),
        SeenAction::Known(Action::Pass) => texts::passes(seat),
        SeenAction::Known(Action::Ask) => texts::asks_partner(seat),
        SeenAction::Known(Action::Keep) => texts::keeps(seat),
        SeenAction::Known(Action::Cancel) => texts::cancels(seat),
        SeenAction::Known(Action::Play) => texts::plays_on(seat),
        SeenAction::Known(action) => texts::plays_card(
            seat,
            name,
            action.is_defence(),
            matches!(action, Action::DefendPile(_) | Action::AttackPile(_)),
        ),
    }
}

/// How a round ended, for everybody to read before the game goes on.
pub(crate) fn round_end(table: &Table) -> Option<Vec<String>> {
    match &table.view(Viewer::Spectator).board {
        BoardView::Kamisado(_) if table.is_over() => None,
        BoardView::Kamisado(_) => Some(last_action(table)),
        BoardView::Kami(board) => board.last.as_ref().map(|last| kami_end(board, last)),
        BoardView::Kamon(_) => None,
    }
}

fn kami_end(board: &KamiBoard, last: &FinishedRound) -> Vec<String> {
    let won_with = last.actions.last().and_then(|action| match action {
        Action::AttackHand(card) => Some(*card),
        _ => None,
    });
    let mut lines = vec![texts::kami_round_end(last.outcome, won_with), String::new()];
    if let Ok(round) = kami::replay(&last.deal, &last.actions) {
        lines.extend(last.deal.mode().seats().iter().map(|&seat| {
            let hand = round.hand(seat).to_string();
            texts::held(seat, &last.deal.hand(seat).to_string(), &hand)
        }));
    }
    if let Some(standing) = &board.round.standing {
        lines.push(String::new());
        lines.push(texts::kami_score(board.round.mode, standing));
    }
    lines
}
