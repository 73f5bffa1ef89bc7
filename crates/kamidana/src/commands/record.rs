//! `kamidana record` and `replay`: whole games.

use std::{
    io::{Read, Write},
    path::Path,
};

use kamidana_game::{Options, Record, Seed};

use crate::{
    args::{Form, FormArguments, RecordCommand},
    draw::{self, Style},
    failure::Failure,
};

pub(crate) fn run(command: RecordCommand, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        RecordCommand::New {
            game,
            options,
            tags,
            seed,
            moves,
            form,
        } => {
            let given = options.iter().map(|(id, v)| (id.as_str(), v.as_str()));
            let options = Options::new(game.0.options(), given).map_err(Failure::input)?;
            let seed = seed.map_or_else(random_seed, Ok)?;
            let mut record = Record::start(game.0, options, seed).map_err(Failure::input)?;
            for (name, value) in &tags {
                record.add_tag(name, value).map_err(Failure::input)?;
            }
            for (number, action) in (1..).zip(moves.split_whitespace()) {
                record.play.apply(action).map_err(|why| {
                    Failure::input(format!("move {number} ({action}) is refused: {why}"))
                })?;
            }
            write_record(&record, &form, out)
        }
        RecordCommand::Convert { file, form } => write_record(&read(&file)?, &form, out),
        RecordCommand::Check { file } => {
            let record = read(&file)?;
            let actions = record.play.reveal().actions().len();
            let result = record.result().unwrap_or_else(|| "unfinished".into());
            let seed = match record.seed {
                Some(_) => ", dealt from its seed",
                None => "",
            };
            let title = record.game.title();
            writeln!(out, "ok: {title}, {actions} actions, {result}{seed}")?;
            Ok(())
        }
    }
}

pub(crate) fn replay(
    file: &Path,
    at: Option<usize>,
    style: Style,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let record = read(file)?;
    let revealed = record.play.reveal();
    let actions = revealed.actions();
    if let Some(at) = at.filter(|at| *at > actions.len()) {
        let count = actions.len();
        return Err(Failure::input(format!(
            "the record has {count} actions, there is no position after {at}"
        )));
    }
    let mut play = record
        .game
        .dealt(&record.options, &revealed.deals())
        .map_err(Failure::input)?;
    for number in 0..=actions.len() {
        if number > 0 {
            let action = &actions[number - 1];
            play.apply(action).map_err(Failure::input)?;
        }
        if at.is_none_or(|at| at == number) {
            match number {
                0 => writeln!(out, "{}", style.words().say("terminal-start"))?,
                _ => writeln!(out, "\n{number}. {}", actions[number - 1])?,
            }
            write!(out, "{}", draw::terminal(&*play.reveal().study(), style))?;
        }
    }
    Ok(())
}

pub(crate) fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::System(std::io::Error::other(error.to_string())))?;
    Ok(Seed::new(bytes))
}

fn read(file: &Path) -> Result<Record, Failure> {
    let cannot = |error| Failure::input(format!("cannot read {}: {error}", file.display()));
    let mut text = String::new();
    if file == Path::new("-") {
        std::io::stdin()
            .lock()
            .read_to_string(&mut text)
            .map_err(cannot)?;
    } else {
        text = std::fs::read_to_string(file).map_err(cannot)?;
    }
    Record::read(&text).map_err(|why| {
        let name = file.display();
        Failure::input(format!("{name} is not a record that can be read: {why}"))
    })
}

fn write_record(record: &Record, form: &FormArguments, out: &mut dyn Write) -> Result<(), Failure> {
    match form.to {
        Form::Json => writeln!(out, "{}", record.to_json())?,
        Form::Text => {
            write!(out, "{}", record.to_text(form.style()))?;
        }
    }
    Ok(())
}
