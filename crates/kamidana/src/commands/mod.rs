//! The commands, one file each.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod arena;
mod batch;
pub(crate) mod bench;
mod demo;
pub(crate) mod endings;
pub(crate) mod engine;
mod games;
mod pages;
pub(crate) mod play;
mod position;
mod record;
mod search;
pub(crate) mod serve;
pub(crate) mod site;
pub(crate) mod solve;
pub(crate) mod solved;

use std::io::Write;

use crate::{
    args::{Command, StyleArguments},
    draw::Style,
    failure::Failure,
};

/// Runs a command; none shows the demonstration. Without colours boards are drawn in plain ASCII,
/// because the others tell Black from White by colour.
pub(crate) fn run(
    command: Option<Command>,
    colours: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let for_terminal = |style: StyleArguments| {
        let style = Style::from(style);
        Style {
            ascii: style.ascii || !colours,
            ..style
        }
    };
    match command.unwrap_or(Command::Demo(StyleArguments::PLAIN)) {
        Command::Demo(style) => demo::run(for_terminal(style), out),
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
        } => match svg {
            None => position::show(&position, for_terminal(style), out),
            Some(file) => position::show_svg(&position, style.into(), &file, out),
        },
        Command::Replay { file, at, style } => record::replay(&file, at, for_terminal(style), out),
        Command::Batch { game } => batch::run(game.0, std::io::stdin().lock(), out),
        Command::Record(command) => record::run(command, out),
        Command::Serve(arguments) => serve::run(*arguments, out),
        Command::Site(arguments) => site::run(&arguments, out),
        Command::Admin(arguments) => admin::run(arguments, out),
        Command::Play(arguments) => play::run(&arguments, colours, out),
        Command::Solve(arguments) => solve::run(&arguments, out),
        Command::Solved(arguments) => solved::run(&arguments, out),
        Command::Analyse(arguments) => analyse::run(&arguments, out),
        Command::Endings(arguments) => endings::run(&arguments, out),
        Command::Levels(arguments) => arena::levels::run(&arguments, out),
        Command::Engine(arguments) => engine::run(&arguments, out),
        Command::Arena(arguments) => arena::run(&arguments, out),
        Command::Bench(arguments) => bench::run(&arguments, out),
        Command::Completions { shell } => pages::completions(shell, out),
        Command::Man { folder } => pages::man(folder.as_deref(), out),
    }
}
