//! Positions and records to look at, with nothing hidden.

use std::collections::BTreeMap;

use kamidana_engine::machine;
use kamidana_game::{Data, Record, Seat, View};
use serde::Serialize;

use crate::walk::{Moment, Subject, Walk};

/// The most steps of one answer.
pub const MOST_STEPS: usize = 500;

/// A game with nothing hidden, step by step.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Study {
    /// The id of the game.
    game: &'static str,
    /// Its options, if it came from a record or was asked for with options.
    options: Option<BTreeMap<String, String>>,
    /// The names of the players by their seats, as far as a record tells them.
    players: Option<Vec<Option<String>>>,
    /// The result, if a record has one.
    result: Option<String>,
    /// How many steps there are, the beginning included.
    total: usize,
    /// The beginning and every step, or as many as fit into an answer.
    steps: Vec<StudyStep>,
}

/// One step of a game with nothing hidden.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StudyStep {
    /// Who acted.
    seat: Option<Seat>,
    /// What they did.
    action: Option<String>,
    /// The table as the seat to act would see it if nothing were hidden.
    view: View,
    /// The position as its string, if it has one.
    position: Option<String>,
    /// What a glance tells; `kind` says which.
    #[cfg_attr(feature = "schema", schema(value_type = Option<kamidana_engine::schema::Insight>))]
    insight: Option<Data>,
}

impl Study {
    /// Looks at it. The error says why there is nothing to see.
    pub fn of(subject: Subject) -> Result<Self, String> {
        let first = subject.from;
        let walk = Walk::new(&subject, |step| {
            (first..first.saturating_add(MOST_STEPS)).contains(&step)
        })?;
        let players = walk.players();
        let insights = machine(walk.game.id());
        let step = |moment: Moment| {
            let insight = insights.and_then(|machine| machine.insight(&*moment.study));
            let (seat, action) = moment.done.unzip();
            let laid_open = moment.laid_open;
            StudyStep {
                seat,
                action,
                position: moment.study.position(),
                view: laid_open.unwrap_or_else(|| moment.study.laid_open()),
                insight,
            }
        };
        let options = match &walk.record {
            None => Some(subject.options).filter(|given| !given.is_empty()),
            Some(record) => {
                let options = record.options.iter();
                Some(
                    options
                        .map(|(id, value)| (id.into(), value.into()))
                        .collect(),
                )
            }
        };
        let shown = if first < walk.steps { MOST_STEPS } else { 0 };
        Ok(Self {
            game: walk.game.id(),
            options,
            players,
            result: walk.record.as_ref().and_then(Record::result),
            total: walk.steps,
            steps: walk.moments.into_iter().take(shown).map(step).collect(),
        })
    }
}
