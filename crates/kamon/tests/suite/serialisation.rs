//! The serde feature.

use std::fmt::Debug;

use kamon::{
    Cell, CellSet, Count, Edge, Emblem, Layout, Options, Outcome, Position, Reason, Side, Symbol,
    Token,
};
use serde::{Serialize, de::DeserializeOwned};

use crate::scenes::{Random, WITHOUT_FORBIDDEN, cells};

fn both_ways<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("JSON"), json);
    assert_eq!(serde_json::from_str::<T>(json).expect(json), *value);
}

#[test]
fn values_are_written_as_people_write_them() {
    both_ways(&Cell::C4, "\"c4\"");
    both_ways(&Token::new(Symbol::Leaf, Count::Five), "\"l5\"");
    both_ways(&Symbol::Crane, "\"crane\"");
    both_ways(&Count::Six, "6");
    both_ways(&Side::White, "\"white\"");
    both_ways(&Reason::Loop, "\"loop\"");
    both_ways(&Edge::UpperLeft, "\"upper-left\"");
    both_ways(&Emblem::Snake, "\"snake\"");
    both_ways(&cells("c4 a1"), "[\"a1\",\"c4\"]");
    both_ways(&CellSet::EMPTY, "[]");
    both_ways(&WITHOUT_FORBIDDEN, "{\"forbidden_counts\":false}");
    assert_eq!(
        serde_json::from_str::<Options>("{}").expect("defaults"),
        Options::default()
    );
}

#[test]
fn positions_and_layouts_are_their_texts() {
    let layout = Random(1).layout();
    both_ways(&layout, &format!("\"{layout}\""));
    let position = Position::new(layout, Options::default());
    both_ways(&position, &format!("\"{position}\""));
}

#[test]
fn a_position_keeps_its_options() {
    let position = Position::new(Random(1).layout(), WITHOUT_FORBIDDEN);
    let json = format!("{{\"position\":\"{position}\",\"forbidden_counts\":false}}");
    both_ways(&position, &json);
}

#[test]
fn outcomes_look_as_in_batch_output() {
    both_ways(&Outcome::Unknown, "null");
    both_ways(&Outcome::Draw, r#"{"winner":"draw","reason":"full"}"#);
    let won = Outcome::Decisive {
        winner: Side::Black,
        reason: Reason::Edges,
    };
    both_ways(&won, r#"{"winner":"black","reason":"edges"}"#);
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    let cell = serde_json::from_str::<Cell>("\"z9\"").expect_err("no cell");
    assert!(cell.to_string().contains("row letter"));
    let position = serde_json::from_str::<Position>("\"x b -\"").expect_err("no position");
    assert!(position.to_string().contains("cells: seven rows"));
    for json in ["7", "0", "\"six\""] {
        assert!(serde_json::from_str::<Count>(json).is_err());
    }
    assert!(serde_json::from_str::<Layout>("\"\"").is_err());
    for json in [
        r#"{"winner":"draw","reason":"edges"}"#,
        r#"{"winner":"black","reason":"full"}"#,
        r#"{"winner":"black"}"#,
    ] {
        assert!(serde_json::from_str::<Outcome>(json).is_err());
    }
}
