//! The commands as people use them: the real binary, its output and its exit codes.

mod binary;

use binary::kamidana;

const DEAL: &str = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1";
const LAYOUT: &str =
    "l1c4f2k6/w3m5l2c1f6/k2w5m4l3c6f1/k3w1m2.l6c2f4/k5w4m6l4c5f3/k1w2m3l5c3/f5k4w6m1";

/// What a command prints; it must succeed.
fn said(arguments: &[&str]) -> String {
    let output = kamidana(arguments, b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// What a command says when it refuses: exit code 2, nothing on standard output, one sentence.
fn refused(arguments: &[&str], input: &str) -> String {
    let output = kamidana(arguments, input.as_bytes());
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    let sentence = String::from_utf8(output.stderr).expect("the message is text");
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    sentence.trim_end().to_string()
}

#[test]
fn moves_lists_the_legal_moves_of_every_game() {
    let after = said(&["moves", "kamisado", "--moves", "d1d5"]);
    assert_eq!(after.lines().count(), 8);
    assert!(after.starts_with("a8a2\na8a3\n"));
    assert_eq!(
        said(&["moves", "kami", "--position", DEAL, "--json"]),
        "[\"dA\",\"dC\",\"dL\",\"dO\",\"dS\"]\n"
    );
    let start = format!("{LAYOUT} b -");
    let moves = said(&["moves", "kamon", "--position", &start]);
    assert_eq!(moves.lines().next(), Some("a2"));
    assert_eq!(moves.lines().count(), 12);
}

#[test]
fn perft_counts_and_divides_to_the_same_sum() {
    assert_eq!(
        said(&["perft", "kamisado", "3"]),
        "1 102\n2 1150\n3 11332\n"
    );
    for game in [
        vec!["kamisado"],
        vec!["kami", "--position", DEAL],
        vec![
            "kamisado",
            "--position",
            "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 1 0-0",
        ],
    ] {
        let mut plain = vec!["perft"];
        plain.extend(&game);
        plain.push("3");
        let counts = said(&plain);
        let whole = counts
            .lines()
            .last()
            .expect("a line")
            .trim_start_matches("3 ");
        plain.push("--divide");
        let divided = said(&plain);
        assert_eq!(
            divided.lines().last(),
            Some(format!("total {whole}").as_str())
        );
        assert!(divided.lines().count() > 2);
    }
}

#[test]
fn show_draws_every_game_plain_coloured_and_as_svg() {
    let start = format!("{LAYOUT} b -");
    for position in [
        vec!["kamisado"],
        vec!["kami", "--position", DEAL],
        vec!["kamon", "--position", &start],
    ] {
        let with = |extra: &[&'static str]| {
            let mut arguments = vec!["show"];
            arguments.extend(&position);
            arguments.extend(extra);
            said(&arguments)
        };
        assert!(with(&["--ascii"]).is_ascii());
        assert!(with(&["--colour", "always"]).contains("\u{1b}[38;2;"));
        assert_eq!(with(&[]), with(&["--ascii"]), "no colours into a pipe");
        assert!(with(&["--svg", "-"]).starts_with("<svg "));
    }
    let characters = ["show", "kamisado", "--characters", "--colour", "always"];
    assert!(said(&characters).contains('紫'));
}

#[test]
fn an_svg_goes_to_the_file_it_is_told() {
    let file = std::env::temp_dir().join(format!("kamidana-{}.svg", std::process::id()));
    let path = file.to_str().expect("a plain path");
    assert_eq!(said(&["show", "kamisado", "--svg", path]), "");
    let written = std::fs::read_to_string(&file).expect("it was written");
    std::fs::remove_file(&file).expect("it can be removed");
    assert!(written.starts_with("<svg ") && written.trim_end().ends_with("</svg>"));
    let nowhere = refused(&["show", "kamisado", "--svg", "/no/such/folder/x.svg"], "");
    assert!(nowhere.starts_with("kamidana: cannot write /no/such/folder/x.svg: "));
}

#[test]
fn records_are_made_converted_checked_and_replayed() {
    let made = said(&[
        "record",
        "new",
        "kamisado",
        "--option",
        "length=long",
        "--tag",
        "Black=Amy",
        "--moves",
        "d1d5 a8a3 g1g4",
    ]);
    assert!(made.contains("[Length \"long\"]\n") && made.contains("[Black \"Amy\"]\n"));
    assert!(made.contains("1. 黄↑4橙 | 橙↑5青\n"), "{made}");
    let convert = |form: &[&str]| {
        let mut arguments = vec!["record", "convert", "-"];
        arguments.extend(form);
        let output = kamidana(&arguments, made.as_bytes());
        String::from_utf8(output.stdout).expect("text")
    };
    assert_eq!(convert(&[]), made);
    let words = convert(&["--notation", "words", "--language", "fr"]);
    assert!(
        words.contains("1. Jaune Devant 4 Orange | Orange Devant 5 Bleu\n"),
        "{words}"
    );
    let coordinates = convert(&["--notation", "coordinates"]);
    assert!(coordinates.contains("1. d1d5 | a8a3\n"), "{coordinates}");
    let json = convert(&["--to", "json"]);
    let back = kamidana(&["record", "convert", "-"], json.as_bytes());
    assert_eq!(String::from_utf8_lossy(&back.stdout), made);
    let checked = kamidana(&["record", "check", "-"], words.as_bytes());
    assert_eq!(
        String::from_utf8_lossy(&checked.stdout),
        "ok: Kamisado, 3 actions, unfinished\n"
    );
    let replayed = kamidana(&["replay", "-", "--ascii"], made.as_bytes());
    let shown = String::from_utf8_lossy(&replayed.stdout).into_owned();
    assert!(shown.starts_with("Start\n") && shown.contains("\n3. g1g4\n"));
    assert!(refused(&["replay", "-", "--at", "4"], &made).contains("has 3 actions"));
}

#[test]
fn dealt_games_carry_a_seed_that_is_checked() {
    for game in ["kami", "kamon"] {
        let made = said(&["record", "new", game]);
        let checked = kamidana(&["record", "check", "-"], made.as_bytes());
        let ok = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert!(ok.ends_with("dealt from its seed\n"), "{ok}");
        assert_ne!(
            made,
            said(&["record", "new", game]),
            "a new seed every time"
        );
        let seed = "5".repeat(64);
        let again = ["record", "new", game, "--seed", &seed];
        assert_eq!(said(&again), said(&again));
        let forged = said(&again).replace(&seed, &"6".repeat(64));
        assert!(refused(&["record", "check", "-"], &forged).contains("the seed does not have"));
    }
}

#[test]
fn wrong_input_gets_exit_code_2_and_one_sentence() {
    for (arguments, words) in [
        (vec!["mvoes"], "unrecognized subcommand 'mvoes'"),
        (
            vec!["moves", "chess"],
            "the games are kamisado, kami, kamon",
        ),
        (vec!["moves", "kamon"], "a position is needed"),
        (
            vec!["moves", "kamisado", "--position", "x"],
            "expected five fields",
        ),
        (
            vec!["moves", "kamisado", "--moves", "d1d5 b8b7"],
            "move 2 (b8b7) is refused: T2: ",
        ),
        (vec!["moves", "kami", "--position", "4 S 1"], "hands: "),
        (vec!["perft", "kamisado", "0"], "0 is not in 1..=100"),
        (vec!["perft", "kamisado"], "<DEPTH>"),
        (
            vec!["show", "kamisado", "--ascii", "--characters"],
            "cannot be used with",
        ),
        (vec!["replay", "/no/such/file"], "cannot read /no/such/file"),
        (
            vec!["record", "new", "kamisado", "--option", "length=endless"],
            "option length",
        ),
        (
            vec!["record", "new", "kamisado", "--option", "length"],
            "write it as name=value",
        ),
        (
            vec!["record", "new", "kamon", "--seed", "12"],
            "64 hexadecimal digits",
        ),
        (
            vec!["record", "new", "kamisado", "--tag", "Result=x"],
            "the record has it already",
        ),
        (
            vec!["record", "convert", "-", "--language", "xx"],
            "the languages are en, de, fr, nl, tr",
        ),
        (
            vec!["record", "check", "-"],
            "is not a record that can be read",
        ),
    ] {
        let sentence = refused(&arguments, "");
        assert!(sentence.contains(words), "{arguments:?}: {sentence}");
    }
}

#[test]
fn help_completions_and_man_pages_come_from_one_place() {
    for command in [
        "moves", "perft", "show", "replay", "batch", "record", "games", "site",
    ] {
        assert!(said(&[command, "--help"]).len() > 100);
        assert!(said(&["completions", "bash"]).contains(command));
    }
    for command in ["moves", "perft", "show", "replay", "batch"] {
        assert!(said(&[command, "--help"]).contains("Example"));
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(said(&["completions", shell]).contains("kamidana"));
    }
    assert!(said(&["man"]).contains(".TH kamidana"));
    let folder = std::env::temp_dir().join(format!("kamidana-man-{}", std::process::id()));
    said(&["man", "--folder", folder.to_str().expect("a plain path")]);
    let page = std::fs::read_to_string(folder.join("kamidana-record-new.1"));
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
    assert!(page.expect("a page for every command").contains("seed"));
}

#[test]
fn without_a_command_the_three_boards_are_shown() {
    let shown = said(&[]);
    for name in ["Kamisado: ", "Kami: ", "Kamon: "] {
        assert!(shown.contains(name));
    }
    assert_eq!(said(&["demo"]), shown);
}

#[test]
fn the_options_of_every_game_are_there_as_data() {
    let games: serde_json::Value =
        serde_json::from_str(&said(&["games", "--json"])).expect("valid JSON");
    let lengths = &games[0]["options"][0];
    assert_eq!(lengths["id"], "length");
    assert_eq!(lengths["kind"]["default"], "standard");
    assert!(said(&["games"]).contains("* standard"));
}

#[test]
fn output_nobody_reads_is_no_failure() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_kamidana"))
        .args([
            "moves",
            "kamisado",
            "--position",
            "8/8/8/8/8/8/8/8 b setup 1 0-0",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
}
