//! What can go wrong, and how it is said: one sentence and an exit code.

use std::{fmt, io, process::ExitCode};

/// Exit code for wrong input, the same that clap uses for wrong arguments.
const WRONG_INPUT: u8 = 2;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The user gave something that cannot be used; the sentence says what and why.
    Input(String),
    /// Reading or writing failed.
    System(io::Error),
}

impl Failure {
    pub(crate) fn input(reason: impl fmt::Display) -> Self {
        Self::Input(reason.to_string())
    }

    /// Tells the user and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            // Whoever read our output has seen enough (`kamidana moves … | head`).
            Self::System(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::System(error) => {
                anstream::eprintln!("kamidana: {error}");
                ExitCode::FAILURE
            }
            Self::Input(reason) => {
                anstream::eprintln!("kamidana: {reason}");
                ExitCode::from(WRONG_INPUT)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

/// Help and version go out as asked; wrong arguments get clap's sentence without the usage block,
/// which hides it.
pub(crate) fn explain_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => Failure::System(error).report(),
        };
    }
    let text = error.to_string();
    let sentence = text.split("\n\n").next().unwrap_or(&text);
    let sentence = sentence.trim_start_matches("error: ");
    let sentence: Vec<&str> = sentence.split_whitespace().collect();
    anstream::eprintln!("kamidana: {}; see kamidana --help", sentence.join(" "));
    ExitCode::from(WRONG_INPUT)
}
