//! Positions and records to look at, with nothing hidden.

use std::collections::BTreeMap;

use axum::Json;
use kamidana_engine::{machine, schema::Insight};
use kamidana_game::{Data, Game, Record, Seat, View, game, games};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Problem, problem::Body};

/// What to look at: a position and moves from there, or a record.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Subject {
    /// The id of the game; a record says it itself.
    #[schema(example = json!(games()[0].id()))]
    pub(crate) game: Option<String>,
    /// Its options, as far as the position does not say them; a record says them itself.
    pub(crate) options: BTreeMap<String, String>,
    /// The position as its string; without it, the usual start.
    pub(crate) position: Option<String>,
    /// Moves from there.
    pub(crate) moves: Vec<String>,
    /// A record, instead of a position and moves.
    pub(crate) record: Option<String>,
}

/// A game with nothing hidden, step by step.
#[derive(Serialize, ToSchema)]
pub(crate) struct Study {
    /// The id of the game.
    game: &'static str,
    /// Its options, if it came from a record or was asked for with options.
    options: Option<BTreeMap<String, String>>,
    /// The names of the players by their seats, as far as a record tells them.
    players: Option<Vec<Option<String>>>,
    /// The result, if a record has one.
    result: Option<String>,
    /// The beginning and every step.
    steps: Vec<StudyStep>,
}

/// One step of a game with nothing hidden.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudyStep {
    /// Who acted.
    seat: Option<Seat>,
    /// What they did.
    action: Option<String>,
    /// The table as the seat to act would see it if nothing were hidden.
    view: View,
    /// The position as its string, if it has one.
    position: Option<String>,
    /// What a glance tells; `kind` says which.
    #[schema(value_type = Option<Insight>)]
    insight: Option<Data>,
}

/// A moment of a game that is looked at.
pub(crate) struct Moment {
    /// What led to it.
    pub(crate) done: Option<(Seat, String)>,
    /// Who acts now.
    pub(crate) to_act: Option<Seat>,
    pub(crate) study: Box<dyn kamidana_game::Study>,
    view: View,
}

/// A game that is looked at, from its beginning.
pub(crate) struct Walk {
    pub(crate) game: &'static dyn Game,
    pub(crate) moments: Vec<Moment>,
    record: Option<Record>,
}

impl Moment {
    fn new(done: Option<(Seat, String)>, view: View, study: Box<dyn kamidana_game::Study>) -> Self {
        Self {
            done,
            to_act: view.to_act,
            study,
            view,
        }
    }

    /// Who did what, from here.
    fn after(&self, action: &str) -> Option<(Seat, String)> {
        Some((self.to_act?, action.into()))
    }
}

impl Walk {
    pub(crate) fn new(subject: &Subject) -> Result<Self, String> {
        match &subject.record {
            Some(text) => Self::through(Record::read(text).map_err(|error| error.to_string())?),
            None => Self::from_position(subject),
        }
    }

    fn from_position(subject: &Subject) -> Result<Self, String> {
        let id = subject.game.as_deref().ok_or("which game?")?;
        let game = game(id).ok_or_else(|| format!("there is no game called {id:?}"))?;
        let given = subject.options.iter();
        let given = given.map(|(id, value)| (id.as_str(), value.as_str()));
        let mut study = game.open_study(given, subject.position.as_deref())?;
        let mut moments = vec![Moment::new(None, study.laid_open(), study.clone())];
        for action in &subject.moves {
            let done = moments.last().and_then(|before| before.after(action));
            study
                .apply(action)
                .map_err(|refused| format!("{action}: {refused}"))?;
            moments.push(Moment::new(done, study.laid_open(), study.clone()));
        }
        Ok(Self {
            game,
            moments,
            record: None,
        })
    }

    fn through(record: Record) -> Result<Self, String> {
        let revealed = record.play.reveal();
        let mut play = record.game.dealt(&record.options, &revealed.deals())?;
        let look = |play: &dyn kamidana_game::Play, done| {
            Moment::new(done, play.reveal().laid_open(), play.reveal().study())
        };
        let mut moments = vec![look(&*play, None)];
        for action in revealed.actions() {
            let done = moments.last().and_then(|before| before.after(&action));
            play.apply(&action).map_err(|refused| refused.to_string())?;
            moments.push(look(&*play, done));
        }
        Ok(Self {
            game: record.game,
            moments,
            record: Some(record),
        })
    }

    fn players(&self) -> Option<Vec<Option<String>>> {
        let record = self.record.as_ref()?;
        let name = |seat| {
            let role = record.game.seat_name(&record.options, seat);
            let mut tags = record.tags().iter();
            let tag = tags.find(|(tag, _)| *tag == role);
            tag.map(|(_, name)| name.clone())
        };
        let seats = (1..=record.game.seats(&record.options)).filter_map(Seat::new);
        Some(seats.map(name).collect())
    }
}

/// Look at a position or a record.
///
/// Nothing is hidden: all cards are shown. Nobody has to sign in for it.
#[utoipa::path(post, path = "/api/studies", tag = "games", request_body = Subject, responses(
    (status = 200, description = "The beginning and every step", body = Study),
    (status = 400, description = "No such game, position, move or record", body = Problem),
))]
pub(crate) async fn study(Body(subject): Body<Subject>) -> Result<Json<Study>, Problem> {
    let walk = Walk::new(&subject).map_err(|why| Problem::bad_request(&why))?;
    let players = walk.players();
    let insights = machine(walk.game.id());
    let step = |moment: Moment| {
        let insight = insights.and_then(|machine| machine.insight(&*moment.study));
        let (seat, action) = moment.done.unzip();
        StudyStep {
            seat,
            action,
            position: moment.study.position(),
            view: moment.view,
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
    Ok(Json(Study {
        game: walk.game.id(),
        options,
        players,
        result: walk.record.as_ref().and_then(Record::result),
        steps: walk.moments.into_iter().map(step).collect(),
    }))
}
