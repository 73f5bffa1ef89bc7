//! A position or a record, and the moments of it that are wanted.

use std::collections::BTreeMap;

use kamidana_game::{Game, Record, Seat, View, game};
use serde::Deserialize;

/// What to look at: a position and moves from there, or a record.
#[derive(Default, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Subject {
    /// The id of the game; a record says it itself.
    #[cfg_attr(feature = "schema", schema(example = json!(kamidana_game::games()[0].id())))]
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
    #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 1_000_000))]
    pub(crate) from: usize,
}

/// A moment of a game that is looked at.
pub(crate) struct Moment {
    /// What led to it.
    pub(crate) done: Option<(Seat, String)>,
    /// Who acts now.
    pub(crate) to_act: Option<Seat>,
    pub(crate) study: Box<dyn kamidana_game::Study>,
    /// Of a record, whose players saw more than one round.
    pub(crate) laid_open: Option<View>,
}

/// A game that is looked at, from its beginning.
pub(crate) struct Walk {
    pub(crate) game: &'static dyn Game,
    /// The moments that were wanted; the last one, if none was.
    pub(crate) moments: Vec<Moment>,
    /// How many moments there are.
    pub(crate) steps: usize,
    pub(crate) record: Option<Record>,
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

    pub(crate) fn players(&self) -> Option<Vec<Option<String>>> {
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
