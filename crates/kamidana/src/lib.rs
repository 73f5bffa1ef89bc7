//! The command line of Kamidana as a library, so that another program can run it with more games
//! than ours.
//!
//! Arguments are parsed (`args`) and turned once into domain objects; every command is a function
//! in `commands` that writes to the output it is given.

mod args;
mod commands;
mod draw;
mod failure;
mod games;
mod showcase;
mod words;

use std::{io, process::ExitCode};

use clap::FromArgMatches as _;

use crate::{args::Arguments, words::Words};

/// Does what the arguments of the process ask for, and says how it went.
pub fn run() -> ExitCode {
    let words = Words::of(args::language_of_help());
    let parsed = args::command(words).try_get_matches();
    let parsed = parsed.and_then(|matches| Arguments::from_arg_matches(&matches));
    let arguments = match parsed {
        Ok(arguments) => arguments,
        Err(error) => return failure::explain_usage(&error),
    };
    let mut out = anstream::AutoStream::new(io::stdout().lock(), arguments.colour.choice());
    let colours = out.current_choice() != anstream::ColorChoice::Never;
    match commands::run(arguments.command, colours, &mut out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
