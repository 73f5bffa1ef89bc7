//! `kamidana moves`, `perft` and `show`: what can be said of one position.

use std::{io::Write, path::Path};

use kamidana_game::Study;
use serde_json::json;

use crate::{
    args::PositionArguments,
    draw::{self, Style},
    failure::Failure,
};

/// Opens the position and plays the moves.
pub(crate) fn open(arguments: &PositionArguments) -> Result<Box<dyn Study>, Failure> {
    let game = arguments.game.0;
    let given = arguments.options.iter();
    let given = given.map(|(id, value)| (id.as_str(), value.as_str()));
    let mut study = game
        .open_study(given, arguments.position.as_deref())
        .map_err(|reason| Failure::input(format!("cannot read the position: {reason}")))?;
    for (number, action) in (1..).zip(arguments.moves.split_whitespace()) {
        study
            .apply(action)
            .map_err(|why| Failure::input(format!("move {number} ({action}) is refused: {why}")))?;
    }
    Ok(study)
}

pub(crate) fn moves(
    arguments: &PositionArguments,
    as_json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let legal = open(arguments)?.legal_actions();
    if as_json {
        writeln!(out, "{}", json!(legal))?;
    } else {
        for action in legal {
            writeln!(out, "{action}")?;
        }
    }
    Ok(())
}

pub(crate) fn perft(
    arguments: &PositionArguments,
    depth: u32,
    divide: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let study = open(arguments)?;
    if !divide {
        for depth in 1..=depth {
            let count = if study.over().is_some() {
                0
            } else {
                study.perft(depth)
            };
            writeln!(out, "{depth} {count}")?;
        }
        return Ok(());
    }
    let mut total = 0;
    for action in study.legal_actions() {
        let mut next = study.boxed_clone();
        let rounds_before = next.rounds().len();
        next.apply(&action).map_err(Failure::input)?;
        let round_goes_on = next.over().is_none() && next.rounds().len() == rounds_before;
        let count = match depth {
            1 => 1,
            _ if round_goes_on => next.perft(depth - 1),
            _ => 0,
        };
        writeln!(out, "{action} {count}")?;
        total += count;
    }
    writeln!(out, "total {total}")?;
    Ok(())
}

pub(crate) fn show(
    arguments: &PositionArguments,
    style: Style,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let study = open(arguments)?;
    write!(out, "{}", draw::terminal(&*study, style))?;
    Ok(())
}

pub(crate) fn show_svg(
    arguments: &PositionArguments,
    style: Style,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let picture = draw::svg(&*open(arguments)?, style);
    if file == Path::new("-") {
        write!(out, "{picture}")?;
        return Ok(());
    }
    std::fs::write(file, picture)
        .map_err(|error| Failure::input(format!("cannot write {}: {error}", file.display())))
}
