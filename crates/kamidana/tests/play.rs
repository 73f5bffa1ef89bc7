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
        ("tr", "bir terminal olmalı"),
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

/// Where play has a terminal of its own.
#[cfg(target_os = "linux")]
mod on_a_terminal {
    use std::{
        fs::File,
        io::Read,
        process::{Child, Command, ExitStatus, Stdio},
        thread,
        time::{Duration, Instant},
    };

    use rustix::{
        fs::{Mode, OFlags, open},
        pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt},
        termios::{Winsize, tcsetwinsize},
    };

    /// Only what hangs takes so long, however busy the machine is.
    const HANGS: Duration = Duration::from_secs(120);

    /// `kamidana play kamon`, and the other end of its terminal.
    fn playing() -> (Child, File) {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let ours = openpt(flags).expect("a terminal");
        grantpt(&ours).and_then(|()| unlockpt(&ours)).expect("ours");
        let size = Winsize {
            ws_row: 24,
            ws_col: 80,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&ours, size).expect("a size");
        let name = ptsname(&ours, Vec::new()).expect("a name");
        let theirs = || {
            let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
            Stdio::from(open(&name, flags, Mode::empty()).expect("the other end"))
        };
        // Only a session with a terminal of its own is told when that is gone.
        let child = Command::new("setsid")
            .args(["--ctty", env!("CARGO_BIN_EXE_kamidana"), "play", "kamon"])
            .env("LC_ALL", "C")
            .env("TERM", "xterm")
            .stdin(theirs())
            .stdout(theirs())
            .stderr(theirs())
            .spawn()
            .expect("the binary can be started");
        (child, File::from(ours))
    }

    fn ended(child: &mut Child) -> Option<ExitStatus> {
        let begun = Instant::now();
        while begun.elapsed() < HANGS {
            if let Some(status) = child.try_wait().expect("it is ours") {
                return Some(status);
            }
            thread::sleep(Duration::from_millis(20));
        }
        child.kill().and_then(|()| child.wait()).ok().and(None)
    }

    /// Waits until the board is drawn.
    fn drawn(terminal: &mut File) {
        let mut seen = Vec::new();
        let mut some = [0; 4096];
        while !String::from_utf8_lossy(&seen).contains("Kamon") {
            let count = terminal.read(&mut some).expect("it draws");
            seen.extend(&some[..count]);
        }
    }

    /// Where the end finds a game is chance, so several are played.
    #[test]
    fn play_ends_when_its_terminal_is_gone() {
        let mut games: Vec<_> = (0..4).map(|_| playing()).collect();
        for (_, terminal) in &mut games {
            drawn(terminal);
        }
        let children: Vec<Child> = games.into_iter().map(|(child, _)| child).collect();
        let ends: Vec<_> = children
            .into_iter()
            .map(|mut child| ended(&mut child))
            .collect();
        let all = ends.iter().all(Option::is_some);
        assert!(all, "it goes on without anybody to play with: {ends:?}");
    }
}
