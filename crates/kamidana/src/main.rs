//! `kamidana`: the command line of a home for board and card games.

fn main() -> std::process::ExitCode {
    kamidana::run()
}
