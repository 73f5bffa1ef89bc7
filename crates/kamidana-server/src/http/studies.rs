//! Positions and records to look at, with nothing hidden.

use std::collections::BTreeMap;

use axum::{extract::State, response::Response};
use kamidana_engine::{machine, schema::Insight};
use kamidana_game::{Data, Game, Record, Seat, View, game, games};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{answer::json_answer, caller::Caller};
use crate::{Problem, problem::Body, site::Site};

/// The most steps of one answer.
pub(super) const MOST_STEPS: usize = 500;

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
    /// The first step to show, from 0.
    #[schema(minimum = 0, maximum = 1_000_000)]
    pub(crate) from: usize,
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
    /// How many steps there are, the beginning included.
    total: usize,
    /// The beginning and every step, or as many as fit into an answer.
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
    done: Option<(Seat, String)>,
    /// Who acts now.
    pub(crate) to_act: Option<Seat>,
    pub(crate) study: Box<dyn kamidana_game::Study>,
    /// Of a record, whose players saw more than one round.
    laid_open: Option<View>,
}

/// A game that is looked at, from its beginning.
pub(crate) struct Walk {
    pub(crate) game: &'static dyn Game,
    /// The moments that were wanted; the last one, if none was.
    pub(crate) moments: Vec<Moment>,
    /// How many moments there are.
    steps: usize,
    record: Option<Record>,
}

impl Walk {
    /// Goes through a game and keeps the moments that are wanted, by their number.
    pub(crate) fn new(subject: &Subject, wanted: impl Fn(usize) -> bool) -> Result<Self, String> {
        match &subject.record {
            Some(text) => {
                let record = Record::read(text).map_err(|error| error.to_string())?;
                Self::through(record, wanted)
            }
            None => Self::from_position(subject, wanted),
        }
    }

    fn from_position(subject: &Subject, wanted: impl Fn(usize) -> bool) -> Result<Self, String> {
        let id = subject.game.as_deref().ok_or("which game?")?;
        let game = game(id).ok_or_else(|| format!("there is no game called {id:?}"))?;
        let given = subject.options.iter();
        let given = given.map(|(id, value)| (id.as_str(), value.as_str()));
        let mut study = game.open_study(given, subject.position.as_deref())?;
        let look = |study: &dyn kamidana_game::Study, done| Moment {
            done,
            to_act: study.to_act(),
            study: study.boxed_clone(),
            laid_open: None,
        };
        let mut kept = Kept::new(wanted);
        kept.keep(0, || look(&*study, None));
        for (before, action) in subject.moves.iter().enumerate() {
            let actor = study.to_act();
            study
                .apply(action)
                .map_err(|refused| format!("{action}: {refused}"))?;
            let done = actor.map(|seat| (seat, action.clone()));
            kept.keep(before + 1, || look(&*study, done));
        }
        let steps = subject.moves.len() + 1;
        Ok(Self {
            game,
            moments: kept.or_last(|| look(&*study, None)),
            steps,
            record: None,
        })
    }

    fn through(record: Record, wanted: impl Fn(usize) -> bool) -> Result<Self, String> {
        let revealed = record.play.reveal();
        let mut play = record.game.dealt(&record.options, &revealed.deals())?;
        let look = |play: &dyn kamidana_game::Play, done| Moment {
            done,
            to_act: play.to_act(),
            study: play.reveal().study(),
            laid_open: Some(play.reveal().laid_open()),
        };
        let mut kept = Kept::new(wanted);
        kept.keep(0, || look(&*play, None));
        let actions = revealed.actions();
        let steps = actions.len() + 1;
        for (before, action) in actions.into_iter().enumerate() {
            let actor = play.to_act();
            play.apply(&action).map_err(|refused| refused.to_string())?;
            let done = actor.map(|seat| (seat, action));
            kept.keep(before + 1, || look(&*play, done));
        }
        Ok(Self {
            game: record.game,
            moments: kept.or_last(|| look(&*play, None)),
            steps,
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

/// The moments that are wanted.
struct Kept<F> {
    wanted: F,
    moments: Vec<Moment>,
}

impl<F: Fn(usize) -> bool> Kept<F> {
    fn new(wanted: F) -> Self {
        let moments = Vec::new();
        Self { wanted, moments }
    }

    fn keep(&mut self, number: usize, moment: impl FnOnce() -> Moment) {
        if (self.wanted)(number) {
            self.moments.push(moment());
        }
    }

    fn or_last(mut self, last: impl FnOnce() -> Moment) -> Vec<Moment> {
        if self.moments.is_empty() {
            self.moments.push(last());
        }
        self.moments
    }
}

impl Study {
    fn of(subject: Subject) -> Result<Self, String> {
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

/// Look at a position or a record.
///
/// Nothing is hidden: all cards are shown. Nobody has to sign in for it. An answer has at most
/// 500 steps; `from` asks for the rest.
#[utoipa::path(post, path = "/api/studies", tag = "games", request_body = Subject, responses(
    (status = 200, description = "The beginning and every step", body = Study),
    (status = 400, description = "No such game, position, move or record", body = Problem),
))]
pub(crate) async fn study(
    State(site): State<Site>,
    caller: Caller,
    Body(subject): Body<Subject>,
) -> Result<Response, Problem> {
    let work = move || Study::of(subject).map(|study| serde_json::to_vec(&study));
    let (studied, place) = site.work_out(caller.address, work).await?;
    let json = studied.map_err(|why| Problem::bad_request(&why))?;
    json_answer(json, place)
}
