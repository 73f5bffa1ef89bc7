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

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("a file")
}

/// The half points that stand in a file.
fn sets(kept: &str) -> usize {
    let lines = kept.lines().filter(|line| line.starts_with("kamisado "));
    let results = lines.filter_map(|line| line.rsplit(' ').next());
    results.map(str::len).sum()
}

#[test]
fn what_was_played_is_not_played_again() {
    let file = file("table");
    let first = played(&file, "4").expect("a table");
    assert!(first.contains("| | 2–1 | 3–2 |"), "{first}");
    assert_eq!(first.matches("(4)").count(), 2, "{first}");
    let kept = read(&file);
    assert_eq!(sets(&kept), 2 * 2, "{kept}");
    assert_eq!(played(&file, "4").as_deref(), Ok(first.as_str()));
    assert_eq!(read(&file), kept);

    // Somebody pulled the plug, wherever it was: what is lost is played again and ends alike.
    for cut in (0..kept.len()).step_by(5) {
        fs::write(&file, &kept[..cut]).expect("a file");
        assert_eq!(played(&file, "4").as_deref(), Ok(first.as_str()), "{cut}");
        assert_eq!(sets(&read(&file)), 2 * 2, "{cut}");
    }
    let more = played(&file, "6").expect("a table");
    assert_eq!(more.matches("(6)").count(), 2, "{more}");
    assert_eq!(sets(&read(&file)), 2 * 3);
    // To look at a table nothing has to be played.
    assert_eq!(played(&file, "0").as_deref(), Ok(more.as_str()));
}

#[test]
fn another_program_goes_on_where_its_levels_play_alike() {
    let file = file("other");
    let first = played(&file, "4").expect("a table");
    let kept = read(&file);
    let own = kept.lines().find_map(|line| line.strip_prefix("program "));
    let own = own.expect("a program");
    assert!(own.starts_with("kamidana ") && own.contains(", SHA-256 "));
    assert!(first.contains(&format!("\n8 games were played by {own}.\n")));

    let older = kept.replace(own, "kamidana 0.0.0, SHA-256 0");
    fs::write(&file, &older).expect("a file");
    let both = played(&file, "6").expect("a table");
    assert_eq!(both.matches("(6)").count(), 2, "{both}");
    for said in [
        &format!("\n4 games were played by {own}.\n"),
        "\n8 games were played by kamidana 0.0.0, SHA-256 0.\n",
    ] {
        assert!(both.contains(said), "{both}");
    }
    assert!(read(&file).starts_with(&older));

    // The third level was another one then: of its pair nothing counts, and nothing is lost.
    let line = kept
        .lines()
        .find(|line| line.starts_with("kamisado round 3 "));
    let fingerprint = line.and_then(|line| line.split(' ').nth(3));
    let changed = older.replace(fingerprint.expect("a fingerprint"), "00000000");
    fs::write(&file, &changed).expect("a file");
    let table = played(&file, "0").expect("a table");
    assert!(table.contains("(4) | – |"), "{table}");
    assert!(
        table.contains("4 games in the file do not count"),
        "{table}"
    );
    let again = played(&file, "4").expect("a table");
    assert_eq!(again.lines().nth(2), first.lines().nth(2), "{again}");
    assert!(read(&file).starts_with(&changed));
}

#[test]
fn what_is_no_table_is_refused_and_stays_as_it_is() {
    let file = file("refused");
    played(&file, "2").expect("a table");
    let kept = read(&file);
    let (title, rest) = kept.split_once('\n').expect("lines");
    let (program, results) = rest.split_once('\n').expect("lines");
    // Two games of a pair have four half points.
    let much = format!("{}5\n", &results[..results.find('\n').expect("an end") - 1]);
    let line = |line: &str| format!("{title}\n{program}\n{line}");
    for (text, said) in [
        ("notes".into(), "no table of levels"),
        ("notes\n".into(), "no table of levels"),
        (format!("{program}\n{results}"), "no table of levels"),
        (format!("{title}\n{results}"), "line 2 is no result"),
        (line("kamisado round 2 many\n"), "line 3 is no result"),
        (line(&results.replace(' ', "  ")), "line 3 is no result"),
        (line(&much), "line 3 is no result"),
    ] {
        fs::write(&file, &text).expect("a file");
        let refused = played(&file, "2").expect_err("no table");
        assert!(refused.contains(said), "{text:?}: {refused}");
        assert_eq!(read(&file), text);
    }

    fs::write(&file, &kept).expect("a file");
    let held = fs::File::open(&file).expect("a file");
    held.lock().expect("a lock");
    let refused = played(&file, "2").expect_err("two at once");
    assert!(refused.contains("somebody else"), "{refused}");
    held.unlock().expect("unlocked");
}
