//! `kamidana`: the command line of a home for Kamisado, Kami and Kamon.
//!
//! Arguments are parsed ([`args`]) and turned once into domain objects; every command is a
//! function in [`commands`] that writes to the output it is given.

mod args;
mod commands;
mod draw;
mod failure;

use std::{io, process::ExitCode};

use clap::Parser;

use crate::args::Arguments;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
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
