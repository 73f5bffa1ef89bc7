//! What leaves a table: everything one viewer may know, and nothing else.

use serde::Serialize;

use crate::{Choices, Commitment, Outcome, Seat, Seed, Viewer};

/// All that a viewer may know of a table's game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Who acts, as far as the viewer may know it.
    pub to_act: Option<Seat>,
    /// What the viewer may choose from; nothing if somebody else acts.
    pub choices: Choices,
    /// How the game stands.
    pub outcome: Outcome,
    /// What makes the deals checkable, in games that deal.
    pub fairness: Option<Fairness>,
    /// The game's own part.
    pub board: BoardView,
}

/// The hashes and seeds that make deals checkable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fairness {
    /// The number of the deal on the table.
    pub deal: u32,
    /// The hash of its seed, published before the first card.
    pub commitment: Commitment,
    /// The hash of the next deal's seed.
    pub next: Commitment,
    /// The seed of the deal before, if its round is over; at the end of the game that of the
    /// last deal.
    pub revealed: Option<RevealedSeed>,
}

/// A seed that is no longer a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RevealedSeed {
    /// Of which deal.
    pub deal: u32,
    /// The seed.
    pub seed: Seed,
}

impl Fairness {
    /// The state of a table's chance with `deal` on the table; `over` once its secret may be told.
    pub(crate) fn of(table: &Seed, deal: u32, over: bool) -> Self {
        let revealed = if over {
            Some(deal)
        } else {
            deal.checked_sub(1)
        };
        Self {
            deal,
            commitment: table.of_deal(deal).commitment(),
            next: table.of_deal(deal + 1).commitment(),
            revealed: revealed.map(|deal| RevealedSeed {
                deal,
                seed: table.of_deal(deal),
            }),
        }
    }
}

/// The game's own part of a view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum BoardView {
    /// See [`KamisadoBoard`].
    Kamisado(KamisadoBoard),
    /// See [`KamiBoard`].
    Kami(Box<KamiBoard>),
    /// See [`KamonBoard`].
    Kamon(Box<KamonBoard>),
}

/// A Kamisado match: nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KamisadoBoard {
    /// The match as its position string.
    #[serde(rename = "position")]
    pub game: kamisado::Match,
    /// What is to be done.
    pub phase: kamisado::Phase,
    /// The points.
    pub score: kamisado::Score,
    /// The round, counted from 1.
    pub round: u32,
    /// What the last action led to.
    pub events: Vec<kamisado::Event>,
}

/// A Kami round as the viewer sees it, and the game around it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KamiBoard {
    /// The round.
    pub round: kami::View,
    /// The cards drawn for the first lead, draw by draw.
    pub draws: Vec<Vec<(kami::Seat, kami::Card)>>,
    /// The last finished round: its cards are no secret any more.
    pub last: Option<FinishedRound>,
}

/// A finished Kami round, with all its cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinishedRound {
    /// What was dealt.
    pub deal: kami::Deal,
    /// What was done.
    pub actions: Vec<kami::Action>,
    /// How it ended.
    pub outcome: kami::Outcome,
}

/// A Kamon position: nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KamonBoard {
    /// The position as its string.
    pub position: kamon::Position,
    /// The cell of the last pawn.
    pub last: Option<kamon::Cell>,
    /// The pawns that made the winning chain or loop.
    pub winning: Vec<kamon::Cell>,
    /// The cells a winning loop encloses.
    pub enclosed: Vec<kamon::Cell>,
}
