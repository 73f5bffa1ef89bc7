//! The twelve symmetries of the board.

use std::collections::BTreeSet;

use kamon::{Cell, CellSet, Edge, Emblem, Symmetry};

use crate::scenes::cells;

#[test]
fn there_are_twelve_different_symmetries() {
    let images: BTreeSet<_> = Symmetry::ALL
        .iter()
        .map(|symmetry| Cell::ALL.map(|cell| symmetry.cell(cell)))
        .collect();
    assert_eq!(images.len(), 12);
    assert_eq!(Symmetry::ALL[0], Symmetry::IDENTITY);
    assert!(images.contains(&Cell::ALL));
}

#[test]
fn symmetries_keep_neighbours_together() {
    for symmetry in Symmetry::ALL {
        for cell in Cell::ALL {
            let image = symmetry.cell(cell);
            assert_eq!(symmetry.cells(cell.neighbours()), image.neighbours());
        }
        assert_eq!(symmetry.cells(CellSet::ALL), CellSet::ALL);
        assert_eq!(symmetry.cell(Cell::D4), Cell::D4);
    }
}

#[test]
fn rotations_go_clockwise_and_reflections_begin_left_to_right() {
    let turn = Symmetry::ALL[1];
    assert_eq!(turn.cells(cells("a1 a2 a3 a4")), cells("a4 b5 c6 d7"));
    assert_eq!(turn.cell(Cell::A2), Cell::B5);
    let mirror = Symmetry::ALL[6];
    assert_eq!(
        [Cell::A1, Cell::B2, Cell::G1].map(|c| mirror.cell(c)),
        [Cell::A4, Cell::B4, Cell::G4]
    );
}

#[test]
fn symmetries_can_be_joined_and_undone() {
    for one in Symmetry::ALL {
        assert_eq!(one.then(one.inverse()), Symmetry::IDENTITY);
        assert_eq!(one.inverse().then(one), Symmetry::IDENTITY);
        assert_eq!(one.inverse().inverse(), one);
        for other in Symmetry::ALL {
            for cell in Cell::ALL {
                assert_eq!(one.then(other).cell(cell), other.cell(one.cell(cell)));
            }
        }
    }
}

#[test]
fn edges_and_emblems_move_with_the_board() {
    use Emblem::{Dragon, Snake, Tortoise};
    for symmetry in Symmetry::ALL {
        for edge in Edge::ALL {
            assert_eq!(symmetry.edge(edge).cells(), symmetry.cells(edge.cells()));
            assert_eq!(
                symmetry.edge(edge).opposite(),
                symmetry.edge(edge.opposite())
            );
            assert_eq!(symmetry.edge(edge).emblem(), symmetry.emblem(edge.emblem()));
        }
    }
    let images = |index: usize| Emblem::ALL.map(|emblem| Symmetry::ALL[index].emblem(emblem));
    assert_eq!(images(1), [Dragon, Snake, Tortoise]);
    assert_eq!(images(3), [Snake, Tortoise, Dragon]);
    assert_eq!(images(6), [Snake, Dragon, Tortoise]);
}
