//! Runs the real binary.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// Runs `kamidana` with these arguments and this standard input.
pub(crate) fn kamidana(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kamidana"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the binary ends");
    // A command that does not read its input closes it early; that is no failure.
    let _ = writer.join();
    output
}
