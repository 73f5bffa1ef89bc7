//! `kamidana endings`: a table that says how far from perfect each level plays.

mod binary;

use binary::kamidana;

#[test]
fn every_level_is_measured_beside_an_equilibrium() {
    let arguments = "endings kami --cards 2 --table 2 --count 3 --times 2 --rounds 200";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let output = kamidana(&arguments, b"");
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).expect("the output is text");
    let rows: Vec<Vec<f64>> = said
        .lines()
        .skip(2)
        .map(|line| {
            line.split_whitespace()
                .filter_map(|word| word.parse().ok())
                .collect()
        })
        .collect();
    // Three endings, their mean, and what was left out.
    assert_eq!(rows.len(), 5, "{said}");
    assert!(said.contains("left out: "), "{said}");
    for row in &rows[..3] {
        let (deals, costs) = (row[0], &row[4..]);
        assert!(deals > 1.0, "something is hidden: {said}");
        assert_eq!(costs.len(), 9, "{said}");
        assert!(costs[0] < 0.0001, "an equilibrium: {said}");
        assert!(costs.iter().all(|cost| *cost >= -0.0001), "{said}");
        assert!(costs[1] > 0.0, "something can go wrong: {said}");
    }
    assert_eq!(
        kamidana(&arguments, b"").stdout,
        said.as_bytes(),
        "always the same"
    );
}

#[test]
fn a_game_without_hidden_cards_has_none() {
    let output = kamidana(&["endings", "kamon"], b"");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).expect("the message is text");
    assert!(said.contains("no endings with hidden cards"), "{said}");
}
