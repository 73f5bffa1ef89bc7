//! Kami in a sentence or two.

use kami::{Mode, Outcome, Round};

use super::tell::{self, Called};
use crate::words::Words;

/// Whose turn it is and for what, or how the round ended.
pub(super) fn turn(words: &Words, round: &Round) -> String {
    let called = |seat| Called::by_seat(words, seat);
    match round.outcome() {
        Outcome::Unknown => {
            let attack = round.standing_attack().map(|attack| attack.card);
            let turn = round.to_act().map(called);
            tell::phase(words, round.phase(), turn, attack)
        }
        over => tell::round_over(words, over, called).join(". "),
    }
}

/// What the seat to act may choose from; nothing when nobody acts.
pub(super) fn choices(words: &Words, round: &Round) -> Option<String> {
    let texts = round.legal_set().texts();
    let may = || words.fill("kami-terminal-may", [("actions", texts.join(" ").into())]);
    (!texts.is_empty()).then(may)
}

/// How many play, and how.
pub(super) fn mode(words: &Words, mode: Mode) -> String {
    words.say(match mode {
        Mode::Traditional => "kami-section-four",
        Mode::Chaotic => "kami-section-three",
        Mode::Duel => "kami-section-duel",
    })
}
