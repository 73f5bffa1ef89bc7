//! `kamidana levels`: a table that is filled bit by bit and says who filled it.

mod binary;

use std::{
    fs,
    path::{Path, PathBuf},
};

use binary::kamidana;

/// A new place for a file of this name.
fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kamidana-levels-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(name);
    let _ = fs::remove_file(&file);
    file
}

/// What is said of two pairs of levels after so many games, and whether that went well.
fn played(file: &Path, games: &str) -> Result<String, String> {
    let file = file.to_str().expect("a name");
    let arguments = "--game kamisado --mode round --levels 1-3 --least";
    let arguments = arguments.split(' ').chain([games, file]);
    let arguments: Vec<&str> = ["levels"].into_iter().chain(arguments).collect();
    let output = kamidana(&arguments, b"");
    let text = |bytes| String::from_utf8(bytes).expect("it is text");
    if output.status.success() {
        Ok(text(output.stdout))
    } else {
        Err(text(output.stderr))
    }
}

#[test]
fn what_was_played_is_not_played_again() {
    let file = file("table");
    let first = played(&file, "4").expect("a table");
    assert!(first.contains("| | 2–1 | 3–2 |"), "{first}");
    assert_eq!(first.matches("(4)").count(), 2, "{first}");
    let kept = fs::read_to_string(&file).expect("a file");
    assert_eq!(kept.lines().count(), 1 + 2 * 2, "{kept}");
    assert_eq!(played(&file, "4").as_deref(), Ok(first.as_str()));
    assert_eq!(fs::read_to_string(&file).expect("a file"), kept);

    // Somebody pulled the plug: the last line is lost, and its games are the same again.
    fs::write(&file, &kept[..kept.len() - 2]).expect("a file");
    assert_eq!(played(&file, "4").as_deref(), Ok(first.as_str()));
    let more = played(&file, "6").expect("a table");
    assert_eq!(more.matches("(6)").count(), 2, "{more}");
    let grown = fs::read_to_string(&file).expect("a file");
    assert_eq!(grown.lines().count(), 1 + 2 * 3, "{grown}");
}

#[test]
fn a_table_belongs_to_the_program_that_made_it() {
    let file = file("other");
    let table = played(&file, "2").expect("a table");
    let kept = fs::read_to_string(&file).expect("a file");
    let (program, results) = kept.split_once('\n').expect("lines");
    assert!(program.contains(", SHA-256 "), "{program}");
    assert!(
        table.ends_with(&format!("Played by {program}.\n")),
        "{table}"
    );

    fs::write(&file, format!("kamidana 0.0.0, SHA-256 0\n{results}")).expect("a file");
    let refused = played(&file, "2").expect_err("another program");
    assert!(refused.contains("another program"), "{refused}");

    // What is no table stays as it is, even if it looks like a line without its end.
    for text in ["notes", "notes\n"] {
        fs::write(&file, text).expect("a file");
        played(&file, "2").expect_err("no table");
        assert_eq!(fs::read_to_string(&file).expect("a file"), text);
    }

    let held = fs::File::open(&file).expect("a file");
    held.lock().expect("a lock");
    let refused = played(&file, "2").expect_err("two at once");
    assert!(refused.contains("somebody else"), "{refused}");
    held.unlock().expect("unlocked");

    fs::write(&file, format!("{program}\nkamisado round 2 many\n")).expect("a file");
    let refused = played(&file, "2").expect_err("no result");
    assert!(refused.contains("line 2 is no result"), "{refused}");
}
