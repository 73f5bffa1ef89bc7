//! The four ways a game ends, and what does not end it.

use kamon::{Options, Outcome, Position, Reason, Side};

use crate::scenes::{Random, Scene, WITHOUT_FORBIDDEN, after, cell, cells};

const BLACK_BY_EDGES: Outcome = won(Side::Black, Reason::Edges);
const BLACK_BY_LOOP: Outcome = won(Side::Black, Reason::Loop);
const BLACK_BY_BLOCK: Outcome = won(Side::Black, Reason::Block);

const fn won(winner: Side, reason: Reason) -> Outcome {
    Outcome::Decisive { winner, reason }
}

fn play(mut position: Position, name: &str) -> Position {
    assert_eq!(position.outcome(), Outcome::Unknown, "{position}");
    position.play(cell(name)).expect("a legal move");
    position
}

/// The first drawn game among random ones, with its moves.
fn drawn_moves() -> (kamon::Layout, Vec<kamon::Cell>) {
    (0..5000)
        .find_map(|seed| {
            let mut random = Random(seed);
            let layout = random.layout();
            let moves = random.moves(Position::new(layout, Options::default()), 36);
            let end = after(layout, Options::default(), &moves).outcome();
            (end == Outcome::Draw).then_some((layout, moves))
        })
        .expect("one game in 250 is drawn")
}

pub(crate) fn drawn_game() -> Position {
    let (layout, moves) = drawn_moves();
    after(layout, Options::default(), &moves)
}

#[test]
fn a_chain_from_snake_to_snake_wins() {
    let scene = Scene {
        black: "a2 b2 c3 e2 f2 g2",
        white: "a4 c6 d7 e6 f4 g4",
        forbidden: "d5",
        gone: "l1",
        lying: "d3 l5",
    };
    let position = play(scene.position(), "d3");
    assert_eq!(position.outcome(), BLACK_BY_EDGES);
    assert_eq!(position.winning_cells(), cells("a2 b2 c3 d3 e2 f2 g2"));
    assert!(position.legal_cells().is_empty());
    assert_eq!(
        position.side(),
        Side::White,
        "the side changes after the last move too"
    );
}

#[test]
fn a_corner_belongs_to_both_its_edges() {
    // Along row d from corner to corner, each on a tortoise and a dragon edge.
    for (chain, last) in [("d2 d3 d4 d5 d6 d7", "d1"), ("d1 d2 d3 d4 d5 d6", "d7")] {
        let scene = Scene {
            black: chain,
            white: "a1 a2 b4 f1 f3 g4",
            forbidden: "g1",
            gone: "l1",
            lying: if last == "d1" { "d1 l5" } else { "d7 l5" },
        };
        assert_eq!(play(scene.position(), last).outcome(), BLACK_BY_EDGES);
    }
    let along_an_edge = Scene {
        black: "a1 a2 a3",
        white: "c3 d4 e3",
        forbidden: "g1",
        gone: "l1",
        lying: "a4 l5",
    };
    assert_eq!(
        play(along_an_edge.position(), "a4").outcome(),
        Outcome::Unknown
    );
}

#[test]
fn adjacent_edges_joined_are_no_win() {
    let scene = Scene {
        black: "a2 b2 c2",
        white: "g1 g2 g4",
        forbidden: "f3",
        gone: "l1",
        lying: "c1 l5",
    };
    assert_eq!(play(scene.position(), "c1").outcome(), Outcome::Unknown);
}

/// Black closes the six cells around d4 with d3.
fn ring(white: &'static str, forbidden: &'static str) -> Scene {
    Scene {
        black: "c3 c4 d5 e4 e3",
        white,
        forbidden,
        gone: "l1",
        lying: "d3 l5",
    }
}

#[test]
fn a_loop_around_an_empty_cell_wins() {
    let position = play(ring("a1 a3 g1 g3 d1", "b3").position(), "d3");
    assert_eq!(position.outcome(), BLACK_BY_LOOP);
    assert_eq!(position.enclosed_cells(), cells("d4"));
    assert_eq!(position.winning_cells(), cells("c3 c4 d5 e4 e3 d3"));
}

#[test]
fn a_loop_around_an_enemy_pawn_wins() {
    let position = play(ring("a1 a3 g1 g3 d4", "b3").position(), "d3");
    assert_eq!(position.outcome(), BLACK_BY_LOOP);
    assert_eq!(position.enclosed_cells(), cells("d4"));
}

#[test]
fn a_loop_around_the_forbidden_cell_wins_if_the_option_says_so() {
    let scene = ring("a1 a3 g1 g3 d1", "d4");
    assert_eq!(play(scene.position(), "d3").outcome(), BLACK_BY_LOOP);
    let goes_on = play(scene.with(WITHOUT_FORBIDDEN), "d3");
    assert_eq!(goes_on.outcome(), Outcome::Unknown);
    // Read back under the other option the same text is a finished game.
    let text = goes_on.to_string();
    assert_eq!(Position::parse_with(&text, WITHOUT_FORBIDDEN), Ok(goes_on));
    assert_eq!(
        text.parse::<Position>().map(|p| p.outcome()),
        Ok(BLACK_BY_LOOP)
    );
}

#[test]
fn the_forbidden_cell_is_no_wall_and_no_hindrance() {
    // d4 and d5 together inside: d5 counts, whatever the option says of d4.
    let scene = Scene {
        black: "c3 c4 c5 d6 e5 e4 e3",
        white: "a1 a3 g1 g3 d1 f1 f5",
        forbidden: "d4",
        gone: "l1",
        lying: "d3 l5",
    };
    for options in [Options::default(), WITHOUT_FORBIDDEN] {
        let position = play(scene.with(options), "d3");
        assert_eq!(position.outcome(), BLACK_BY_LOOP);
        assert_eq!(position.enclosed_cells(), cells("d4 d5"));
    }
    // With the forbidden cell in the ring's place there is a gap.
    let gap = Scene {
        black: "c4 d5 e4 e3",
        white: "a1 a3 g1 g3",
        forbidden: "c3",
        gone: "l1",
        lying: "d3 l5",
    };
    assert_eq!(play(gap.position(), "d3").outcome(), Outcome::Unknown);
}

#[test]
fn an_old_loop_around_a_forbidden_cell_that_does_not_count_stays_worthless() {
    let scene = Scene {
        black: "c3 c4 d5 e4 e3 d3 a1",
        white: "a3 g1 g3 d1 f5 b5 c6",
        forbidden: "d4",
        gone: "l1",
        lying: "c2 l5 b2 l6",
    };
    // c2 touches the ring without closing anything else.
    assert_eq!(
        play(scene.with(WITHOUT_FORBIDDEN), "c2").outcome(),
        Outcome::Unknown
    );
}

#[test]
fn a_loop_around_own_pawns_only_is_none() {
    let scene = Scene {
        black: "c3 c4 d5 e4 e3 d4",
        white: "a1 a3 g1 g3 d1 f5",
        forbidden: "b3",
        gone: "l1",
        lying: "d3 l5",
    };
    assert_eq!(play(scene.position(), "d3").outcome(), Outcome::Unknown);
}

#[test]
fn a_ring_is_shown_as_close_as_it_stands() {
    // c5 closes the ring around d5; d4 is part of it, c3, d3 and e3 are not needed.
    let scene = Scene {
        black: "c3 c4 d3 d6 e5 e4 e3 d4",
        white: "a1 a3 g1 g3 d1 f1 f5 b5",
        forbidden: "g2",
        gone: "l1",
        lying: "c5 l5",
    };
    let position = play(scene.position(), "c5");
    assert_eq!(position.outcome(), BLACK_BY_LOOP);
    assert_eq!(position.winning_cells(), cells("c4 c5 d6 e5 e4 d4"));
}

#[test]
fn a_pawn_standing_free_inside_a_loop_is_no_part_of_the_ring() {
    // The twelve cells two steps from d4, with Black's own pawn on d4 itself.
    let scene = Scene {
        black: "b2 b3 b4 c5 d6 e5 f4 f3 f2 e2 d2 d4",
        white: "a1 a2 a4 g1 g2 g4 d1 d7 c6 e1 c3 e4",
        forbidden: "b1",
        gone: "l1",
        lying: "c2 l5",
    };
    let position = play(scene.position(), "c2");
    assert_eq!(position.outcome(), BLACK_BY_LOOP);
    assert_eq!(
        position.winning_cells(),
        cells("b2 b3 b4 c5 d6 e5 f4 f3 f2 e2 d2 c2")
    );
    assert_eq!(position.enclosed_cells(), cells("c3 c4 d5 e4 e3 d3"));
}

#[test]
fn the_border_is_no_wall_of_a_loop() {
    let scene = Scene {
        black: "a2 b2",
        white: "g1 g3",
        forbidden: "d4",
        gone: "l1",
        lying: "b1 l5",
    };
    let position = play(scene.position(), "b1");
    assert_eq!(
        position.outcome(),
        Outcome::Unknown,
        "a1 is cut off, not enclosed"
    );
}

/// Every leaf and every five but l5 is gone.
const ALMOST_ALL: &str = "l1 l2 l4 l6 c5 f5 k5 w5 m5 l3";

#[test]
fn leaving_the_opponent_no_cell_wins() {
    let scene = Scene {
        black: "a2 b4 c1 d4 e6",
        white: "a4 b1 d6 f2 g3",
        forbidden: "g1",
        gone: ALMOST_ALL,
        lying: "f4 l5",
    };
    let position = play(scene.position(), "f4");
    assert_eq!(position.outcome(), BLACK_BY_BLOCK);
    assert!(position.legal_cells().is_empty());
    assert!(position.winning_cells().is_empty());
    assert_eq!(position.to_string().parse(), Ok(position));
}

#[test]
fn edges_come_before_loop_and_block() {
    // d4 joins the chain from the top with the loop that hangs on the bottom edge.
    let scene = Scene {
        black: "a2 b2 c3 d5 e5 f4 f3 e3 g3",
        white: "a4 c6 d7 e6 b5 f1 d1 a1 g1",
        forbidden: "b4",
        gone: ALMOST_ALL,
        lying: "d4 l5",
    };
    let position = play(scene.position(), "d4");
    assert_eq!(position.outcome(), BLACK_BY_EDGES);
    assert_eq!(position.to_string().parse(), Ok(position));
    assert!(position.enclosed_cells().is_empty());
}

#[test]
fn a_loop_comes_before_a_block() {
    let scene = Scene {
        gone: ALMOST_ALL,
        ..ring("a1 a3 g1 g3 d1", "b3")
    };
    let position = play(scene.position(), "d3");
    assert_eq!(position.outcome(), BLACK_BY_LOOP);
    assert_eq!(position.to_string().parse(), Ok(position));
}

#[test]
fn a_full_board_without_a_winner_is_a_draw() {
    let position = drawn_game();
    assert_eq!(position.outcome(), Outcome::Draw);
    assert_eq!(position.moves_made(), 36);
    assert_eq!(position.side(), Side::Black);
    assert!(position.legal_cells().is_empty());
    assert!(position.winning_cells().is_empty());
    assert_eq!(position.to_string().parse(), Ok(position));
}

#[test]
fn move_thirty_six_never_wins_by_block() {
    let (layout, moves) = drawn_moves();
    let position = after(layout, Options::default(), &moves[..35]);
    assert_eq!(position.outcome(), Outcome::Unknown);
    assert_eq!(position.legal_cells().len(), 1);
    let position = play(position, moves[35].name());
    assert_eq!(
        position.outcome(),
        Outcome::Draw,
        "though Black has no cell left"
    );
}

#[test]
fn outcomes_have_names() {
    assert_eq!(BLACK_BY_EDGES.to_string(), "black wins by edges");
    assert_eq!(Outcome::Draw.to_string(), "draw: the board is full");
    assert_eq!(Outcome::Unknown.to_string(), "the game goes on");
    let names = [
        BLACK_BY_EDGES,
        BLACK_BY_LOOP,
        BLACK_BY_BLOCK,
        Outcome::Draw,
        Outcome::Unknown,
    ]
    .map(Outcome::reason_name);
    assert_eq!(
        names,
        [
            Some("edges"),
            Some("loop"),
            Some("block"),
            Some("full"),
            None
        ]
    );
    assert_eq!(BLACK_BY_LOOP.winner(), Some(Side::Black));
    assert_eq!(Outcome::Draw.winner(), None);
    assert!(Outcome::Draw.is_over() && BLACK_BY_BLOCK.is_over() && !Outcome::Unknown.is_over());
}
