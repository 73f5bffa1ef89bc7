//! What happened, in sentences.

use kami::{Action, SeenAction, SeenStep};
use kamidana_game::{FinishedRound, KamiBoard};

use crate::commands::play::texts;

/// A step in words.
pub(super) fn step(step: SeenStep) -> String {
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

pub(super) fn round_end(board: &KamiBoard, last: &FinishedRound) -> Vec<String> {
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
