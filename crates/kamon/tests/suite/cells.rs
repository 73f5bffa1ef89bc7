//! Cells, sets of cells, edges and tokens.

use kamon::{Cell, CellSet, Count, Edge, Emblem, Side, Symbol, Token};

use crate::{
    naive::Geometry,
    scenes::{cell, cells},
};

#[test]
fn cells_are_named_and_numbered_in_order() {
    assert_eq!(Cell::ALL.len(), 37);
    for (index, cell) in Cell::ALL.into_iter().enumerate() {
        assert_eq!(cell.index(), index);
        assert_eq!(Cell::from_index(index), Some(cell));
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
    assert_eq!(Cell::from_index(37), None);
    assert_eq!(Cell::ROWS.concat(), Cell::ALL);
    assert_eq!(Cell::ROWS.map(<[Cell]>::len), [4, 5, 6, 7, 6, 5, 4]);
}

#[test]
fn what_is_no_cell_is_refused() {
    for text in [
        "", "a", "a0", "a5", "h1", "d8", "A1", "a1 ", " a1", "a11", "é1",
    ] {
        let error = text.parse::<Cell>().expect_err(text);
        assert!(error.to_string().contains("row letter"));
    }
}

#[test]
fn neighbours_are_the_cells_that_touch() {
    let geometry = Geometry::new();
    for (name, near) in geometry.names.iter().zip(&geometry.neighbours) {
        let near = near.iter().map(|&index| cell(&geometry.names[index]));
        assert_eq!(cell(name).neighbours(), near.collect(), "{name}");
    }
    assert_eq!(cells("a1 a2").neighbours(), cells("a3 b1 b2 b3"));
}

#[test]
fn border_and_corners_follow_from_the_edges() {
    let corners = cells("a1 a4 d1 d7 g1 g4");
    assert_eq!(CellSet::CORNERS, corners);
    for cell in Cell::ALL {
        let edges = cell.edges().count();
        assert_eq!(cell.is_border(), edges > 0, "{cell}");
        assert_eq!(cell.is_corner(), edges == 2, "{cell}");
        assert_eq!(cell.is_border(), cell.neighbours().len() < 6, "{cell}");
    }
    assert_eq!(CellSet::BORDER.len(), 18);
}

#[test]
fn edges_carry_the_emblems_of_the_rulebook() {
    let pairs = [
        (Emblem::Snake, "a1 a2 a3 a4", "g1 g2 g3 g4"),
        (Emblem::Tortoise, "a1 b1 c1 d1", "d7 e6 f5 g4"),
        (Emblem::Dragon, "a4 b5 c6 d7", "d1 e1 f1 g1"),
    ];
    for (emblem, one, other) in pairs {
        assert_eq!(emblem.edges().map(Edge::cells), [cells(one), cells(other)]);
        let [one, other] = emblem.edges();
        assert_eq!((one.opposite(), other.opposite()), (other, one));
        assert_eq!((one.emblem(), other.emblem()), (emblem, emblem));
    }
    assert_eq!(
        Emblem::ALL.map(|emblem| emblem.to_string()),
        ["snake", "tortoise", "dragon"]
    );
}

#[test]
fn sets_behave_like_sets() {
    let (one, other) = (cells("a1 b2 c3"), cells("c3 d4"));
    assert_eq!(one | other, cells("a1 b2 c3 d4"));
    assert_eq!(one & other, cells("c3"));
    assert_eq!(one ^ other, cells("a1 b2 d4"));
    assert_eq!(one - other, cells("a1 b2"));
    let mut set = one;
    set |= other;
    set -= cells("a1");
    set &= cells("b2 c3 g4");
    set ^= cells("g4");
    assert_eq!(set, cells("b2 c3 g4"));
    assert_eq!((!one).len(), 34);
    assert_eq!(!one & one, CellSet::EMPTY);
    assert!(one.meets(other) && !one.meets(cells("d4")));
    assert!(cells("c3").is_subset(one) && !other.is_subset(one));
    assert!(CellSet::EMPTY.is_empty() && !one.is_empty());
    assert_eq!(
        (one.with(Cell::D4).len(), one.without(Cell::C3).len()),
        (4, 2)
    );
    assert_eq!((one.with(Cell::A1), one.without(Cell::D4)), (one, one));
    assert_eq!(
        (one.first(), CellSet::EMPTY.first()),
        (Some(Cell::A1), None)
    );
    assert_eq!(format!("{one:?}"), "{A1, B2, C3}");
}

#[test]
fn sets_list_their_cells_in_order() {
    let set = cells("g4 d4 a1");
    let mut iter = set.iter();
    assert_eq!(
        (iter.len(), iter.next(), iter.len()),
        (3, Some(Cell::A1), 2)
    );
    assert_eq!(
        set.into_iter().collect::<Vec<_>>(),
        [Cell::A1, Cell::D4, Cell::G4]
    );
    let nth: Vec<_> = (0..5).map(|n| set.iter().nth(n)).collect();
    assert_eq!(
        nth,
        [Some(Cell::A1), Some(Cell::D4), Some(Cell::G4), None, None]
    );
    let mut iter = set.iter();
    assert_eq!(
        (iter.nth(1), iter.next(), iter.next()),
        (Some(Cell::D4), Some(Cell::G4), None)
    );
}

#[test]
fn sets_survive_the_way_through_an_integer() {
    let set = cells("g4 d4 a1");
    assert_eq!(CellSet::from_bits(set.to_bits()), set);
    assert_eq!(CellSet::from_bits(u64::MAX), CellSet::ALL);
}

#[test]
fn a_flood_stays_within_its_bounds() {
    let within = cells("a1 b1 c1 d1 a3 d4");
    assert_eq!(cells("b1").flood(within), cells("a1 b1 c1 d1"));
    assert_eq!(cells("b1 b5").flood(CellSet::ALL), CellSet::ALL);
    assert_eq!(cells("b5").flood(within), CellSet::EMPTY);
}

#[test]
fn there_are_thirty_six_tokens_each_with_its_own_text() {
    for (index, token) in Token::ALL.into_iter().enumerate() {
        assert_eq!(token.index(), index);
        assert_eq!(token.to_string().parse(), Ok(token));
        assert_eq!(Token::new(token.symbol(), token.count()), token);
        let matching = Token::ALL.into_iter().filter(|other| token.matches(*other));
        assert_eq!(
            matching.count(),
            11,
            "five of its symbol, five of its count, itself"
        );
    }
    let letters: String = Symbol::ALL.iter().map(|symbol| symbol.letter()).collect();
    assert_eq!(letters, "lcfkwm");
    let names = Symbol::ALL.map(|symbol| symbol.to_string());
    assert_eq!(names, ["leaf", "cup", "fan", "crane", "wave", "moon"]);
    assert_eq!(Count::ALL.map(Count::number), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn what_is_no_token_is_refused() {
    for text in [
        "", "l", "5", "l0", "l7", "5l", "L5", "l55", "l5 ", "x1", "l٣",
    ] {
        let error = text.parse::<Token>().expect_err(text);
        assert!(error.to_string().contains("l c f k w m"));
    }
}

#[test]
fn sides_take_turns_and_have_names() {
    assert_eq!(Side::Black.other(), Side::White);
    assert_eq!(Side::White.other(), Side::Black);
    for side in Side::ALL {
        assert_eq!(side.to_string().parse(), Ok(side));
    }
    let error = "Black".parse::<Side>().expect_err("a capital");
    assert_eq!(error.to_string(), "a side is black or white");
}
