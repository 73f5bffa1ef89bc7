//! What a table is set up as, before anybody plays.

use std::{collections::BTreeMap, ops::RangeInclusive};

use kamidana_game::{Game, Options, Seat, game};
use serde::{Deserialize, Serialize};

use super::{Refusal, SetupProblem};
use crate::{PersonId, TimeControl};

/// How strong a machine can be.
const LEVELS: RangeInclusive<u8> = 1..=8;
/// The longest name of somebody at a shared device, in characters. What else a name may be is for
/// those to say who know the other names.
pub(crate) const LONGEST_NAME: usize = 20;

/// Who is wanted on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Wish {
    /// Whoever sets up the table, or somebody beside them at the same device.
    Me {
        /// What they are called, if several share the device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Anybody.
    Open,
    /// Whoever has the link.
    Invited,
    /// Somebody in particular.
    Asked {
        /// Who; the server finds them by their name.
        #[serde(default = "nobody")]
        person: PersonId,
        /// Their name.
        name: String,
    },
    /// The machine.
    Level {
        /// From 1 to 8.
        level: u8,
    },
}

impl Wish {
    /// Whoever sets up the table, by the name of their account.
    pub const ME: Self = Self::Me { name: None };
}

/// What a table is set up as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a box to tick")]
pub struct Setup {
    /// The id of the game.
    pub game: String,
    /// Its options; what is left out has its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The clock.
    #[serde(default = "no_clock")]
    pub time: TimeControl,
    /// Whether it counts for the ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether everybody may find and watch it.
    #[serde(default)]
    pub public: bool,
    /// Whether programs may take open seats; at a table that a program has set up they always may.
    #[serde(default, skip_serializing_if = "is_no")]
    pub bots: bool,
    /// Whether chance decides who sits where.
    #[serde(default)]
    pub shuffled: bool,
    /// Who is wanted on each seat.
    pub seats: Vec<Wish>,
}

const fn nobody() -> PersonId {
    PersonId(0)
}

const fn no_clock() -> TimeControl {
    TimeControl::None
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
pub(crate) const fn is_no(truth: &bool) -> bool {
    !*truth
}

impl Setup {
    /// A casual game of two against the machine, the creator first.
    pub fn against_level(game: &str, level: u8) -> Self {
        Self {
            game: game.into(),
            options: BTreeMap::new(),
            time: TimeControl::None,
            rated: false,
            public: false,
            bots: false,
            shuffled: false,
            seats: vec![Wish::ME, Wish::Level { level }],
        }
    }

    /// The game and its options, if everything fits together; the reason if it does not.
    pub fn check(&self) -> Result<(&'static dyn Game, Options), Refusal> {
        let game = game(&self.game).ok_or(Refusal::NoGame)?;
        let given = self.options.iter().map(|(id, value)| (&**id, &**value));
        let options = Options::new(game.options(), given)
            .map_err(|error| Refusal::Setup(SetupProblem::Options(error.to_string())))?;
        let wanted = game.seats(&options);
        if self.seats.len() != usize::from(wanted) {
            let found = self.seats.len();
            let wanted = wanted.into();
            return Err(Refusal::Setup(SetupProblem::Seats { wanted, found }));
        }
        let no_level = |wish: &Wish| match wish {
            Wish::Level { level } => !LEVELS.contains(level),
            _ => false,
        };
        if self.seats.iter().any(no_level) {
            return Err(Refusal::Setup(SetupProblem::Level));
        }
        let no_name = |wish: &Wish| match wish {
            Wish::Me { name: Some(name) } => {
                let length = name.chars().count();
                length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control)
            }
            _ => false,
        };
        if self.seats.iter().any(no_name) {
            return Err(Refusal::Setup(SetupProblem::Name));
        }
        let people = |wish: &&Wish| !matches!(wish, Wish::Level { .. });
        let mine = self
            .seats
            .iter()
            .filter(|wish| matches!(wish, Wish::Me { .. }))
            .count();
        if self.seats.iter().filter(people).count() == 0 {
            return Err(Refusal::Setup(SetupProblem::Nobody));
        }
        if self.rated && (mine > 1 || self.seats.iter().any(|wish| !people(&wish))) {
            return Err(Refusal::Setup(SetupProblem::Rated));
        }
        self.time
            .check()
            .map_err(|reason| Refusal::Setup(SetupProblem::Clock(reason)))?;
        Ok((game, options))
    }

    /// Who is wanted on a seat.
    pub fn wish(&self, seat: Seat) -> Option<&Wish> {
        self.seats.get(usize::from(seat.number()) - 1)
    }
}
