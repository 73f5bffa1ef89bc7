//! `kamidana play` where there is no terminal: it says so, and names wrong input first.

mod binary;

use std::process::{Command, Stdio};

use binary::kamidana;

/// The one sentence play says before it stops with exit code 2.
fn refused(arguments: &[&str]) -> String {
    let mut all = vec!["play"];
    all.extend(arguments);
    let output = kamidana(&all, b"");
    let told = String::from_utf8(output.stderr).expect("the message is text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert_eq!(told.lines().count(), 1, "{arguments:?}: {told}");
    told
}

#[test]
fn without_a_terminal_play_says_so() {
    for arguments in [&[][..], &["kamisado"], &["kami", "--hot-seat"]] {
        assert!(refused(arguments).contains("needs a terminal"));
    }
}

#[test]
fn wrong_input_is_named_in_one_sentence() {
    for (arguments, why) in [
        (&["chess"][..], "kamisado, kami, kamon"),
        (&["kamisado", "--option", "length=eternal"], "option length"),
        (&["kamisado", "--option", "colour=red"], "no such option"),
        (
            &[
                "kamisado",
                "--option",
                "length=series",
                "--option",
                "setup=tournament",
            ],
            "usual set-up",
        ),
        (&["kamon", "--option", "layout=abc"], "option layout"),
        (&["kamisado", "--seat", "3=me"], "there is no seat 3"),
        (&["kamisado", "--seat", "2=you"], "level:1 to level:8"),
        (&["kamisado", "--seat", "level:2"], "1=me"),
        (&["kamisado", "--level", "9"], "1 to 8"),
        (&["kamisado", "--level", "2", "--hot-seat"], "--hot-seat"),
        (&["kamisado", "--clock", "five"], "5+3"),
        (&["kamisado", "--clock", "0+0"], "5+3"),
        (&["kamisado", "--seed", "12"], "64 hexadecimal digits"),
        (&["--resume", "no-such-file"], "cannot read no-such-file"),
        (&["--resume", "Cargo.toml"], "cannot be resumed"),
        (&["--level", "3"], "GAME"),
    ] {
        let told = refused(arguments);
        assert!(told.contains(why), "{arguments:?}: {told}");
    }
}

#[test]
fn an_unknown_language_is_told_which_there_are() {
    let told = refused(&["kamisado", "--language", "xx"]);
    assert!(
        told.contains("the languages are en, de, fr, nl, tr"),
        "{told}"
    );
}

#[test]
fn play_speaks_the_language_it_is_asked_for() {
    for (language, words) in [
        ("de", "braucht für Ein- und Ausgabe ein Terminal"),
        ("fr", "a besoin d’un terminal"),
        ("nl", "een terminal nodig"),
        ("tr", "bir uçbirim olmalı"),
    ] {
        let told = refused(&["kamisado", "--language", language]);
        assert!(told.contains(words), "{told}");
    }
    let told = refused(&["kamisado", "--language", "de", "--seat", "3=me"]);
    assert!(told.contains("Platz 3 gibt es nicht"), "{told}");
}

#[test]
fn play_speaks_the_language_of_the_environment() {
    for (locale, words) in [
        ("de_AT.UTF-8", "braucht für"),
        ("ja_JP.UTF-8", "needs a terminal"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_kamidana"))
            .args(["play", "kamon"])
            .env("LC_ALL", locale)
            .stdin(Stdio::null())
            .output()
            .expect("the binary can be started");
        let told = String::from_utf8(output.stderr).expect("the message is text");
        assert!(told.contains(words), "{locale}: {told}");
    }
}

#[test]
fn help_shows_examples() {
    let output = kamidana(&["play", "--help"], b"");
    assert!(output.status.success());
    let help = String::from_utf8(output.stdout).expect("help is text");
    for text in [
        "Examples:",
        "--hot-seat",
        "--clock 5+3",
        "--resume saved.json",
    ] {
        assert!(help.contains(text), "{text} is not in\n{help}");
    }
}
