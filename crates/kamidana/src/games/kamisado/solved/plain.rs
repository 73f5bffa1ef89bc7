//! Who wins a round, by nothing but the rules and a search anybody can follow: every move is tried
//! until one wins, and what was found is remembered. It shares no line with the solver.

use std::collections::HashMap;

use kamisado::{Round, Side};

/// What was found of positions: whether the side to move wins.
#[derive(Default)]
pub(super) struct Plain {
    known: HashMap<Round, bool>,
}

impl Plain {
    /// Whether the side to move wins the round, if both play as well as they can.
    pub(super) fn mover_wins(&mut self, round: &Round) -> bool {
        if let Some(known) = self.known.get(round) {
            return *known;
        }
        let mover = round.side();
        let mut replies = Vec::new();
        for path in round.legal_actions() {
            let mut next = *round;
            match next.play(path) {
                Ok(Some(end)) if end.winner == mover => return true,
                Ok(None) => replies.push(next),
                // The mover has lost by it; and a legal move is never refused.
                Ok(Some(_)) | Err(_) => {}
            }
        }
        // The order decides only how long it takes.
        replies.sort_by_cached_key(|next| safe_replies(next, mover));
        // A push keeps the turn, so the next to move may be the same side.
        let wins = replies
            .iter()
            .any(|next| self.mover_wins(next) == (next.side() == mover));
        self.known.insert(*round, wins);
        wins
    }

    /// How many positions were looked at.
    pub(super) fn positions(&self) -> usize {
        self.known.len()
    }
}

/// How many replies do not land on a colour whose tower of `mover` could then walk home.
fn safe_replies(round: &Round, mover: Side) -> usize {
    let walks_home = |colour| round.board().can_walk_home(mover, colour);
    let replies = round.legal_actions();
    replies.filter(|path| !walks_home(path.to.colour())).count()
}
