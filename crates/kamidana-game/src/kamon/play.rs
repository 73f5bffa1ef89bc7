//! A game on a table.

use kamon::{Cell, Layout, Position, sheet};
use serde::Serialize;

use crate::{
    Choices, Data, Fairness, Game, Outcome, Play, Refused, Revealed, Seat, Seed, SheetStyle, Study,
    View, Viewer,
};

use super::{Kamon, seat_of, study::KamonStudy, why};

/// A Kamon position: nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename = "kamon")]
pub struct KamonBoard {
    /// The position as its string.
    #[serde(serialize_with = "crate::view::as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[^ ]+ [bw] [^ ]+$"))]
    #[cfg_attr(
        feature = "schema",
        schema(example = "xxw3w5/xf2f3m1f4/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo w m5")
    )]
    pub position: Position,
    /// The cell of the last pawn.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub last: Option<Cell>,
    /// The cells of the pawns that made the winning chain or loop.
    pub winning: Vec<Cell>,
    /// The cells a winning loop encloses.
    pub enclosed: Vec<Cell>,
}

pub(super) fn to_act(position: &Position) -> Option<Seat> {
    let running = !position.outcome().is_over();
    running.then(|| seat_of(position.side()))
}

pub(super) fn outcome(position: &Position) -> Outcome {
    match position.outcome() {
        kamon::Outcome::Unknown => Outcome::Unknown,
        kamon::Outcome::Draw => Outcome::Draw { reason: "full" },
        kamon::Outcome::Decisive { winner, reason } => Outcome::Decisive {
            winners: vec![seat_of(winner)],
            reason: reason.name(),
        },
    }
}

/// What anybody sees; only the choices depend on the viewer.
pub(super) fn view(
    position: &Position,
    last: Option<Cell>,
    viewer: Viewer,
    fairness: Option<Fairness>,
) -> View {
    let to_act = to_act(position);
    let acts = to_act.is_some_and(|seat| viewer.sits_on(seat));
    View {
        viewer,
        to_act,
        choices: if acts {
            Choices::list(position.legal_actions())
        } else {
            Choices::NONE
        },
        outcome: outcome(position),
        fairness,
        board: Data::new(KamonBoard {
            position: *position,
            last,
            winning: position.winning_cells().iter().collect(),
            enclosed: position.enclosed_cells().iter().collect(),
        }),
    }
}

#[derive(Clone)]
pub(super) struct KamonPlay {
    layout: Layout,
    position: Position,
    cells: Vec<Cell>,
    seed: Option<Seed>,
}

impl KamonPlay {
    pub(super) fn new(layout: Layout, rules: kamon::Options, seed: Option<Seed>) -> Self {
        Self {
            layout,
            position: Position::new(layout, rules),
            cells: Vec::new(),
            seed,
        }
    }

    pub(super) fn act(&mut self, cell: Cell) -> Result<(), kamon::Refusal> {
        self.position.play(cell)?;
        self.cells.push(cell);
        Ok(())
    }
}

impl Play for KamonPlay {
    fn game(&self) -> &'static dyn Game {
        &Kamon
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        to_act(&self.position)
    }

    fn choices(&self) -> Choices {
        Choices::list(self.position.legal_actions())
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let cell: Cell = action.parse().map_err(|e| Refused::new(action, e))?;
        self.act(cell)
            .map_err(|refusal| why::refused(action, refusal))
    }

    fn outcome(&self) -> Outcome {
        outcome(&self.position)
    }

    fn view(&self, viewer: Viewer) -> View {
        let fairness = self.seed.map(|seed| Fairness::of(&seed, 0, true));
        let last = self.cells.last().copied();
        view(&self.position, last, viewer, fairness)
    }

    fn reveal(&self) -> &dyn Revealed {
        self
    }

    fn result(&self) -> Option<String> {
        match self.position.outcome() {
            kamon::Outcome::Unknown => None,
            kamon::Outcome::Draw => Some("draw full".into()),
            kamon::Outcome::Decisive { winner, reason } => {
                Some(format!("{} {}", winner.name(), reason.name()))
            }
        }
    }

    fn boxed_clone(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}

impl Revealed for KamonPlay {
    fn deals(&self) -> Vec<String> {
        vec![self.layout.to_string()]
    }

    fn actions(&self) -> Vec<String> {
        self.cells.iter().map(ToString::to_string).collect()
    }

    fn sheet(&self, _: SheetStyle) -> String {
        // The moves were accepted when they were played.
        sheet::write(&self.layout, self.position.options(), &self.cells).unwrap_or_default()
    }

    fn study(&self) -> Box<dyn Study> {
        Box::new(KamonStudy::new(self.position, self.cells.last().copied()))
    }

    fn laid_open(&self) -> View {
        self.view(self.to_act().map_or(Viewer::Spectator, Viewer::Seat))
    }
}
