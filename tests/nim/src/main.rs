//! `kamidana` with a fourth game.

use std::process::ExitCode;

fn main() -> ExitCode {
    nim::add();
    kamidana::run()
}
