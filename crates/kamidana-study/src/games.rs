//! What can be played.

use kamidana_engine::Level;
use kamidana_game::{Draws, Game, OptionSpec, games};
use serde::Serialize;

/// A game that can be played.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameState {
    /// Its id.
    id: &'static str,
    /// Its name.
    title: &'static str,
    /// What it is.
    summary: &'static str,
    /// Its options: forms are made from them.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<OptionSpec>))]
    options: &'static [OptionSpec],
    /// Whether nobody may win, whatever the options.
    can_be_drawn: bool,
    /// The option, and its value, with which alone nobody may win.
    #[cfg_attr(feature = "schema", schema(required = true, value_type = Option<(String, String)>))]
    drawn_if: Option<(&'static str, &'static str)>,
    /// Whether seats know what others do not.
    has_secrets: bool,
    /// Whether cards or tokens are dealt.
    has_chance: bool,
    /// The levels of the machine, from 1 to this.
    levels: u8,
    /// What its results count for: a ladder for each kind of table that says something of its own.
    ladders: Vec<&'static str>,
}

impl GameState {
    /// All games.
    pub fn all() -> Vec<Self> {
        games().iter().map(|game| Self::of(*game)).collect()
    }

    fn of(game: &'static dyn Game) -> Self {
        Self {
            id: game.id(),
            title: game.title(),
            summary: game.summary(),
            options: game.options(),
            can_be_drawn: game.draws() == Draws::Always,
            drawn_if: match game.draws() {
                Draws::OnlyIf(id, value) => Some((id, value)),
                Draws::Never | Draws::Always => None,
            },
            has_secrets: game.has_secrets(),
            has_chance: game.has_chance(),
            levels: Level::STRONGEST.number(),
            ladders: game.ladders().iter().map(|ladder| ladder.id).collect(),
        }
    }
}
