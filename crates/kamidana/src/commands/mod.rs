//! The commands, one file each.

mod batch;
mod demo;
mod games;
mod pages;
mod position;
mod record;

use std::io::Write;

use crate::{
    args::{Command, StyleArguments},
    failure::Failure,
};

/// Runs a command; none shows the demonstration.
pub(crate) fn run(command: Option<Command>, out: &mut dyn Write) -> Result<(), Failure> {
    match command.unwrap_or(Command::Demo(StyleArguments::PLAIN)) {
        Command::Demo(style) => demo::run(style.into(), out),
        Command::Games { json } => games::run(json, out),
        Command::Moves { position, json } => position::moves(&position, json, out),
        Command::Perft {
            position,
            depth,
            divide,
        } => position::perft(&position, depth, divide, out),
        Command::Show {
            position,
            style,
            svg,
        } => position::show(&position, style.into(), svg.as_deref(), out),
        Command::Replay { file, at, style } => record::replay(&file, at, style.into(), out),
        Command::Batch { game } => batch::run(game.0, std::io::stdin().lock(), out),
        Command::Record(command) => record::run(command, out),
        Command::Completions { shell } => pages::completions(shell, out),
        Command::Man { folder } => pages::man(folder.as_deref(), out),
    }
}
