//! Which pawns are shown as the ones that won.

use kamon::{CellSet, Options, Outcome, Position, Reason, Side};

use crate::{
    naive::Naive,
    scenes::{Random, WITHOUT_FORBIDDEN, after},
};

/// Every win of many random games, with the winner's pawns.
fn wins(options: Options) -> Vec<(Position, Reason, CellSet)> {
    let mut wins = Vec::new();
    for seed in 0..1500 {
        let mut random = Random(seed);
        let layout = random.layout();
        let moves = random.moves(Position::new(layout, options), 36);
        let position = after(layout, options, &moves);
        if let Outcome::Decisive { winner, reason } = position.outcome() {
            wins.push((position, reason, position.pawns(winner)));
        }
    }
    wins
}

#[test]
fn a_chain_is_one_of_the_shortest_that_join_opposite_edges() {
    let wins = wins(Options::default());
    let edges = wins.iter().filter(|win| win.1 == Reason::Edges);
    for (position, _, pawns) in edges {
        let chain = position.winning_cells();
        assert!(chain.is_subset(*pawns), "{position}");
        let first = CellSet::of(chain.first().expect("a chain has cells"));
        assert_eq!(
            first.flood(chain),
            chain,
            "a chain holds together: {position}"
        );
        let pawn = position
            .outcome()
            .winner()
            .map_or('-', Side::pawn)
            .to_string();
        let naive = Naive::read(&position.to_string());
        assert_eq!(Some(chain.len()), naive.shortest(&pawn), "{position}");
        let joined = kamon::Emblem::ALL
            .iter()
            .any(|emblem| emblem.edges().iter().all(|edge| edge.cells().meets(chain)));
        assert!(joined, "{position}");
        assert!(position.enclosed_cells().is_empty());
    }
}

#[test]
fn a_ring_encloses_what_is_shown_as_enclosed() {
    for options in [Options::default(), WITHOUT_FORBIDDEN] {
        let wins = wins(options);
        for (position, _, pawns) in wins.iter().filter(|win| win.1 == Reason::Loop) {
            let (ring, enclosed) = (position.winning_cells(), position.enclosed_cells());
            assert!(ring.is_subset(*pawns), "{position}");
            assert!(
                !enclosed.is_empty() && !enclosed.meets(*pawns),
                "{position}"
            );
            // The ring alone keeps the enclosed cells from the border ...
            assert!(!enclosed.flood(!ring).meets(CellSet::BORDER), "{position}");
            // ... and no pawn of it stands further away than it must.
            let inside = enclosed.flood(!ring);
            assert!(ring.is_subset(inside.neighbours()), "{position}");
        }
    }
}

#[test]
fn a_block_has_no_winning_cells() {
    for (position, ..) in wins(Options::default())
        .iter()
        .filter(|win| win.1 == Reason::Block)
    {
        assert!(position.winning_cells().is_empty());
        assert!(position.enclosed_cells().is_empty());
    }
}

#[test]
fn nobody_has_winning_cells_before_the_end() {
    let mut random = Random(1);
    let layout = random.layout();
    let position = Position::new(layout, Options::default());
    assert!(position.winning_cells().is_empty());
}
