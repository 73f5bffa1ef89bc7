//! Score sheets: written, read back, and refused with the line at fault.

use kami::{Card, Deck, GamePhase, GameRecord, Level, Mode, sheet};
use proptest::prelude::*;

use crate::support::{Chance, actions, deal};

/// A random record; `steps` actions at most, or a whole game.
pub(crate) fn random_record(mode: Mode, level: Level, seed: u64, steps: usize) -> GameRecord {
    let mut chance = Chance::new(seed);
    let mut record = GameRecord::new(mode, level);
    let mut left = steps;
    while record.game().phase() != GamePhase::Over && left > 0 {
        match record.game().phase() {
            GamePhase::Draw => record.draw(&chance.deck()).unwrap(),
            GamePhase::Deal => record.deal(&chance.deck()).unwrap(),
            _ => {
                let action = chance.action(record.game().round().unwrap()).unwrap();
                record.play(action).unwrap();
                left -= 1;
            }
        }
    }
    record
}

const SMALL: &str = "\
Kami 2 lord
Draw 1:T 2:F
Draw 1:S 2:L

Round 1, first 2, score 0-0
Deal 2 SSSSLLCC,SSSSLLOO 2 AAAAOOCC/TTFFIISS
2: dS aS
1: pass
2: dS aS
1: dS a5
2: pass
1: d1 aC
Unfinished

Score 0-0
";

#[test]
fn a_sheet_is_readable_and_reads_back() {
    let mut record = GameRecord::new(Mode::Duel, Level::Lord);
    record.draw_cards(&[Card::Tower, Card::Fool]).unwrap();
    record.draw_cards(&[Card::Soldier, Card::Lance]).unwrap();
    let first = deal("2 SSSSLLCC,SSSSLLOO 2 AAAAOOCC/TTFFIISS");
    record.deal_known(&first).unwrap();
    for action in actions("dS aS pass dS aS dS a5 pass d1 aC") {
        record.play(action).unwrap();
    }
    assert_eq!(sheet::write(&record), SMALL);
    assert_eq!(sheet::read(SMALL), Ok(record.clone()));
    assert_eq!((record.mode(), record.level()), (Mode::Duel, Level::Lord));
    assert_eq!((record.draws().len(), record.rounds().len()), (2, 1));
}

#[test]
fn a_game_without_a_draw_reads_back() {
    let mut record = GameRecord::new(Mode::Traditional, Level::Kami);
    assert_eq!(sheet::read(&sheet::write(&record)), Ok(record.clone()));
    record
        .deal_known(&deal("4 SSSSSLLC,LLCAAAOT,SSSSSCCT,AOOOFFII 2"))
        .unwrap();
    for action in actions("ask cancel") {
        record.play(action).unwrap();
    }
    record.deal(&Deck::sorted()).unwrap();
    let text = sheet::write(&record);
    assert!(text.contains("3: ask\n1: cancel\nVoid\n"), "{text}");
    assert!(text.contains("Round 2, first 2, score 0-0"), "{text}");
    assert_eq!(sheet::read(&text), Ok(record));
}

#[test]
fn a_defence_without_its_attack_ends_an_unfinished_round() {
    let mut record = GameRecord::new(Mode::Traditional, Level::Kami);
    record
        .deal_known(&deal("4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1"))
        .unwrap();
    record.play("dS".parse().unwrap()).unwrap();
    let text = sheet::write(&record);
    assert!(text.contains("1: dS\nUnfinished"));
    assert_eq!(sheet::read(&text), Ok(record));
}

/// In [`SMALL`], what replaced by what, the line at fault and the reason.
const CASES: [(&str, &str, usize, &str); 22] = [
    (
        "Kami 2 lord",
        "Kami 2 baron",
        1,
        "expected a level (soldier, lord or kami), found `baron`",
    ),
    (
        "Kami 2 lord",
        "Kami 5 lord",
        1,
        "expected a mode (4, 3 or 2), found `5`",
    ),
    (
        "Kami 2 lord",
        "Goita",
        1,
        "should read `Kami <mode> <level>`",
    ),
    ("1:T 2:F", "1:T 2F", 2, "a draw reads like `1:S 2:T`"),
    ("1:T 2:F", "2:T 1:F", 2, "seat 2 does not draw here"),
    (
        "1:T 2:F",
        "1:T",
        2,
        "2 players draw a card each from one deck",
    ),
    (
        "1:S 2:L",
        "1:S 2:X",
        3,
        "expected a card code (S L C A O T F I), found `X`",
    ),
    (
        "first 2, score",
        "first 1, score",
        5,
        "should read `Round 1, first 2, score 0-0`",
    ),
    (
        "Round 1",
        "Round 7",
        5,
        "should read `Round 1, first 2, score 0-0`",
    ),
    (
        "Deal 2",
        "Deal 3",
        6,
        "extra: `/` is not a card code (S L C A O T F I)",
    ),
    ("Deal 2", "2", 6, "a deal must follow the heading"),
    (
        "OO 2 AAAA",
        "OO 1 AAAA",
        5,
        "should read `Round 1, first 1, score 0-0`",
    ),
    (
        "1: pass\n2: dS aS\n1",
        "2: pass\n2: dS aS\n1",
        8,
        "it is seat 1's turn, not seat 2's",
    ),
    (
        "1: pass\n2: dS aS\n1",
        "1: dX\n2: dS aS\n1",
        8,
        "expected an action (pass dS aL d3 a7 ask keep cancel play), found `dX`",
    ),
    (
        "1: pass\n2: dS aS\n1",
        "1; pass\n2: dS aS\n1",
        8,
        "a turn reads like `1: dS aL`",
    ),
    (
        "1: pass\n2: dS aS\n1",
        "1: dC aC\n2: dS aS\n1",
        8,
        "dC is not allowed: a Rider does not counter a Soldier",
    ),
    (
        "1: dS a5",
        "1: dS\n1: a5",
        11,
        "an attack stands on the line of its defence",
    ),
    (
        "1: dS a5",
        "1: pass pass",
        10,
        "a turn is one step, or a defence and an attack",
    ),
    ("Unfinished", "Void", 13, "should read `Unfinished`"),
    ("\nScore 0-0\n", "", 14, "Score 0-0 is missing"),
    ("Score 0-0", "Score 1-0", 15, "should read `Score 0-0`"),
    (
        "Score 0-0",
        "Score 0-0\n\nmore",
        17,
        "nothing may follow the score",
    ),
];

#[test]
fn errors_name_the_line() {
    for (old, new, line, reason) in CASES {
        assert!(SMALL.contains(old), "{old}");
        let error = sheet::read(&SMALL.replacen(old, new, 1)).unwrap_err();
        assert_eq!((error.line(), error.reason()), (line, reason), "{new}");
        assert_eq!(error.to_string(), format!("line {line}: {reason}"));
    }
    assert_eq!(
        sheet::read("").unwrap_err().to_string(),
        "line 1: the title is missing"
    );
}

#[test]
fn a_turn_after_the_end_is_refused() {
    let deal_text = "4 SSSSSLLC,LLCAAAOT,SSSSSCCT,AOOOFFII 2";
    let text = format!(
        "Kami 4 soldier\nRound 1, first 2, score 0-0\nDeal {deal_text}\n3: ask\n1: cancel\n2: dS aS\n"
    );
    assert_eq!(
        sheet::read(&text).unwrap_err().to_string(),
        "line 6: the round is over"
    );
}

#[test]
fn a_deal_of_the_wrong_first_player_is_refused() {
    let text = SMALL
        .replace("first 2", "first 1")
        .replace("OO 2 AAAA", "OO 1 AAAA");
    let error = sheet::read(&text).unwrap_err();
    assert_eq!(error.to_string(), "line 6: the first player is seat 2");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn any_record_writes_and_reads_back(
        seed: u64, steps in 0..400_usize,
        mode in prop::sample::select(Mode::ALL.to_vec()),
        level in prop::sample::select(Level::ALL.to_vec()),
    ) {
        let record = random_record(mode, level, seed, steps);
        prop_assert_eq!(sheet::read(&sheet::write(&record)), Ok(record));
    }

    #[test]
    fn a_sheet_cut_or_changed_is_refused_or_a_legal_record(
        seed: u64, cut: usize, line in "(1: )?[a-z0-9A-Z :,]{0,12}",
    ) {
        let text = sheet::write(&random_record(Mode::Duel, Level::Lord, seed, 60));
        let mut lines: Vec<&str> = text.lines().collect();
        let at = cut % lines.len();
        lines[at] = &line;
        if let Ok(record) = sheet::read(&lines.join("\n")) {
            prop_assert_eq!(sheet::read(&sheet::write(&record)), Ok(record));
        }
    }
}
