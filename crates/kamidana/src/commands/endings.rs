//! `kamidana endings`: how much the levels give away where everything can be computed.

use std::io::Write;

use clap::Args;
use kamidana_engine::StopFlag;

use super::search::interruptible;
use crate::{
    args::{GameName, parse_game},
    failure::Failure,
    games,
};

/// Endings of a game with hidden cards that are small enough for an equilibrium.
pub(crate) trait Endings: Sync {
    /// Finds some, and prints how far from perfect each level plays there.
    fn measure(
        &self,
        wishes: &Arguments,
        stop: &StopFlag,
        out: &mut dyn Write,
    ) -> Result<(), Failure>;
}

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(value_parser = parse_game, value_name = "GAME")]
    game: GameName,
    /// How many cards each hand has left.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub(crate) cards: u8,
    /// The most cards left on the table for everybody.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=8))]
    pub(crate) table: u8,
    /// How many endings are measured.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) count: u32,
    /// The most nodes of an ending; larger ones are left out.
    #[arg(long, default_value_t = 2_000_000)]
    pub(crate) nodes: usize,
    /// Endings in which rules of thumb give away less than this, in points a round, are left out: there is
    /// nothing to choose wrongly.
    #[arg(long, default_value_t = 0.1)]
    pub(crate) least: f64,
    /// How often the equilibrium is improved.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// How often a level is asked at each place, because it may not always do the same.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) times: u32,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game.0;
    let Some(endings) = games::of(game.id()).endings() else {
        let title = game.title();
        let message = format!("{title} has no endings with hidden cards for two players");
        return Err(Failure::input(message));
    };
    endings.measure(arguments, &interruptible(), out)
}
