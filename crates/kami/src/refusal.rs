//! Refused actions and the sentences that explain them.

use std::{error::Error, fmt};

use crate::{Action, Card, GamePhase, Pile};

/// A refused action, and why. The round or the game it was tried in is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What was refused.
    pub action: Action,
    /// Why.
    pub reason: RefusalReason,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RefusalReason {
    /// The game waits for a draw or a deal, or is over.
    NotNow {
        /// What it waits for.
        waiting_for: GamePhase,
    },
    /// The round is over.
    RoundOver,
    /// The player must first say `ask` or `keep`.
    QuestionOpen,
    /// The partner must first say `cancel` or `play`.
    AnswerOpen,
    /// Nobody is asked anything now.
    NoQuestion,
    /// A leader plays; only an attack can be let pass.
    LeaderPasses,
    /// A defence has been played, so an attack must follow.
    AttackDue,
    /// An attack comes after a defence of the same turn.
    DefenceDue,
    /// The hand holds no such card.
    NotInHand(Card),
    /// Only the duel has Mercenaries.
    NoMercenaries,
    /// The pile is used up.
    PileEmpty(Pile),
    /// The card does not counter the attack.
    DoesNotCounter {
        /// The card in defence.
        card: Card,
        /// The attack that stands.
        attack: Card,
    },
    /// In the duel the hand's only card must be the last attack.
    OnlyHandCard,
    /// An Empress in the hand may not attack yet.
    EmpressLocked,
    /// An Empress among the Mercenaries may not attack yet.
    MercenaryEmpressLocked,
}

impl fmt::Display for RefusalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNow { waiting_for } => write!(f, "the game waits for {waiting_for}"),
            Self::RoundOver => f.write_str("the round is over"),
            Self::QuestionOpen => {
                f.write_str("a player with five or more Soldiers must first say ask or keep")
            }
            Self::AnswerOpen => f.write_str("the partner must first say cancel or play"),
            Self::NoQuestion => f.write_str("nobody is asked about cancelling the deal now"),
            Self::LeaderPasses => f.write_str("a leader may not pass: no attack stands"),
            Self::AttackDue => f.write_str("the defence has been played: an attack must follow"),
            Self::DefenceDue => f.write_str("a defence must come before the attack"),
            Self::NotInHand(card) => write!(f, "there is no {} in the hand", card.name()),
            Self::NoMercenaries => f.write_str("only the duel has Mercenaries"),
            Self::PileEmpty(pile) => write!(f, "no Mercenary is left on pile {pile}"),
            Self::DoesNotCounter { card, attack } => write!(
                f,
                "{} does not counter {}",
                with_article(*card),
                with_article(*attack)
            ),
            Self::OnlyHandCard => {
                f.write_str("the only card of the hand may not defend: it must be the last attack")
            }
            Self::EmpressLocked => f.write_str(
                "an Empress may not attack yet: no Empress lies face up in a defence line \
                 and it is not the last card of the hand",
            ),
            Self::MercenaryEmpressLocked => f.write_str(
                "an Empress among the Mercenaries may not attack yet: no Empress lies face up \
                 in a defence line",
            ),
        }
    }
}

fn with_article(card: Card) -> String {
    let article = if card == Card::Empress { "an" } else { "a" };
    format!("{article} {}", card.name())
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason {
            RefusalReason::NotNow { .. } => self.reason.fmt(f),
            reason => write!(f, "{} is not allowed: {reason}", self.action),
        }
    }
}

impl Error for Refusal {}

/// A list of actions that cannot be played through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The place of the refused action in the list, from 0.
    pub at: usize,
    /// The refused action and the reason.
    pub refusal: Refusal,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {}: {}", self.at + 1, self.refusal)
    }
}

impl Error for ReplayError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.refusal)
    }
}
