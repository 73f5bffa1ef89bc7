//! Which moves are legal, and what is said about the others.

use kamon::{Cell, Content, Layout, Options, Position, Refusal, RefusalReason, Side, Token};

use crate::scenes::{Scene, cell, cells};

/// b1 holds l5, as in the rulebook's example; a3 is forbidden.
const LAYOUT: &str =
    "l1l2.l3/l5l4l6c1c2/c3c4c5c6f1f2/f3f4f5f6k1k2k3/k4k5k6w1w2w3/w4w5w6m1m2/m3m4m5m6";

fn start() -> Position {
    let layout: Layout = LAYOUT.parse().expect("a layout");
    Position::new(layout, Options::default())
}

fn refusal(position: &mut Position, name: &str) -> String {
    let before = *position;
    let refused = position.play(cell(name)).expect_err("an illegal move");
    assert_eq!(*position, before);
    refused.to_string()
}

#[test]
fn black_opens_on_the_border_but_not_in_a_corner_or_on_the_forbidden_cell() {
    let legal = cells("a2 b1 b5 c1 c6 e1 e6 f1 f5 g2 g3");
    assert_eq!(start().legal_cells(), legal);
    assert_eq!(start().side(), Side::Black);
    assert_eq!(start().top(), None);
}

#[test]
fn the_answer_shares_the_symbol_or_the_count_of_the_token_played() {
    let mut position = start();
    position.play(Cell::B1).expect("a legal opening");
    assert_eq!(position.top(), "l5".parse().ok());
    assert_eq!(position.side(), Side::White);
    let leaves = cells("a1 a2 a4 b2 b3");
    let fives = cells("c3 d3 e2 f2 g3");
    assert_eq!(position.legal_cells(), leaves | fives);
    position.play(Cell::E2).expect("k5 after l5");
    let cranes = cells("d5 d6 d7 e1 e3");
    let fives = cells("c3 d3 f2 g3");
    assert_eq!(position.legal_cells(), cranes | fives);
}

#[test]
fn every_refusal_says_why() {
    let mut position = start();
    assert_eq!(
        refusal(&mut position, "a1"),
        "a1 is a corner, where the first pawn may not go"
    );
    assert_eq!(
        refusal(&mut position, "d4"),
        "d4 is not on the border, where the first pawn must go"
    );
    assert_eq!(
        refusal(&mut position, "a3"),
        "a3 is forbidden for the whole game"
    );
    position.play(Cell::B1).expect("a legal opening");
    assert_eq!(
        refusal(&mut position, "a3"),
        "a3 is forbidden for the whole game"
    );
    assert_eq!(refusal(&mut position, "b1"), "b1 already holds a pawn");
    assert_eq!(
        refusal(&mut position, "c1"),
        "c1 holds c3, which shares neither symbol nor count with l5 on the pile"
    );
    let mut drawn = crate::ends::drawn_game();
    assert_eq!(
        refusal(&mut drawn, "a3"),
        "a3 cannot be played: the game is over"
    );
}

#[test]
fn a_refusal_gives_back_the_move() {
    let refused = start().play(Cell::A3);
    let expected = Refusal {
        action: Cell::A3,
        reason: RefusalReason::Forbidden,
    };
    assert_eq!(refused, Err(expected));
}

#[test]
fn playing_a_cell_without_a_token_unchecked_changes_nothing() {
    let mut position = start();
    position.play_unchecked(Cell::A3);
    assert_eq!(position, start());
}

#[test]
fn a_pawn_replaces_the_token_it_is_put_on() {
    let mut position = start();
    assert_eq!(
        position.content(Cell::B1),
        Content::Token("l5".parse().expect("a token"))
    );
    position.play(Cell::B1).expect("a legal opening");
    assert_eq!(position.content(Cell::B1), Content::Pawn(Side::Black));
    assert_eq!(position.content(Cell::A3), Content::Forbidden);
    assert_eq!(
        (position.pawn_at(Cell::B1), position.token_at(Cell::B1)),
        (Some(Side::Black), None)
    );
    assert_eq!(position.pawn_at(Cell::B2), None);
    assert_eq!(position.pawns(Side::Black), cells("b1"));
    assert_eq!(position.pawns(Side::White), cells(""));
    assert_eq!(position.moves_made(), 1);
    assert_eq!(position.forbidden(), Cell::A3);
    assert!(position.to_string().starts_with("l1l2.l3/xl4"));
    assert!(position.to_string().ends_with(" w l5"));
}

#[test]
fn a_lone_first_pawn_inside_the_board_is_a_position_too() {
    let scene = Scene {
        black: "d4",
        forbidden: "a1",
        gone: "l1",
        ..Scene::default()
    };
    assert_eq!(scene.position().legal_cells().len(), 10);
}

#[test]
fn a_layout_deals_tokens_in_the_order_of_the_cells() {
    let layout: Layout = LAYOUT.parse().expect("a layout");
    let order: Vec<_> = Cell::ALL
        .into_iter()
        .filter_map(|cell| layout.token_at(cell))
        .collect();
    let order: [Token; 36] = order.try_into().expect("36 tokens");
    assert_eq!(Layout::new(order, Cell::A3), Ok(layout));
    assert_eq!(layout.to_string(), LAYOUT);
    assert_eq!(layout.forbidden(), Cell::A3);
    assert_eq!(layout.token_at(Cell::A3), None);
    assert_eq!(layout.tokens().cells(), !cells("a3"));
    for token in Token::ALL {
        let cell = layout
            .tokens()
            .cell_of(token)
            .expect("every token lies somewhere");
        assert_eq!(layout.token_at(cell), Some(token));
        let matching = Cell::ALL.into_iter().filter(|&cell| {
            layout
                .token_at(cell)
                .is_some_and(|other| token.matches(other))
        });
        assert_eq!(layout.tokens().matching(token), matching.collect());
    }
}

#[test]
fn a_layout_with_a_token_twice_is_refused() {
    let mut order = Token::ALL;
    order[35] = order[7];
    let error = Layout::new(order, Cell::D4).expect_err("c2 twice");
    assert_eq!(error.to_string(), "the token c2 is there twice");
}

#[test]
fn the_legal_actions_leave_the_position_free_to_play_them() {
    let mut position = start();
    while let Some(cell) = position.legal_actions().next() {
        assert_eq!(position.to_act(), Some(position.side()));
        position.play(cell).expect("a legal move");
    }
    assert!(position.is_over());
    assert_eq!(position.to_act(), None);
}
