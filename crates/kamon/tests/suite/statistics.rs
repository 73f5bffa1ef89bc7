//! What random games look like.

use kamon::{Options, Outcome, Position, Reason};

use crate::scenes::Random;

#[test]
fn random_games_look_as_they_did_in_experiments() {
    const GAMES: u32 = 40_000;
    let mut random = Random(37);
    let (mut moves, mut choices) = (0, 0);
    let [mut edges, mut loops, mut blocks, mut draws] = [0; 4];
    for _ in 0..GAMES {
        let mut position = Position::new(random.layout(), Options::default());
        while let Some(cell) = random.cell_of(position.legal_cells()) {
            choices += position.legal_cells().len() as u32;
            moves += 1;
            position.play(cell).expect("a legal move");
        }
        match position.outcome() {
            Outcome::Decisive { reason, .. } => match reason {
                Reason::Edges => edges += 1,
                Reason::Loop => loops += 1,
                Reason::Block => blocks += 1,
            },
            Outcome::Draw => draws += 1,
            Outcome::Unknown => panic!("no move, no result: {position}"),
        }
    }
    let percent = |games: u32| 100.0 * f64::from(games) / f64::from(GAMES);
    let length = f64::from(moves) / f64::from(GAMES);
    let width = f64::from(choices) / f64::from(moves);
    assert!((29.2..29.8).contains(&length), "{length} moves a game");
    assert!((6.0..6.4).contains(&width), "{width} choices a move");
    assert!((59.0..63.0).contains(&percent(edges)), "{edges} by edges");
    assert!((29.0..33.0).contains(&percent(blocks)), "{blocks} by block");
    assert!((6.0..8.5).contains(&percent(loops)), "{loops} by loop");
    assert!((0.2..0.7).contains(&percent(draws)), "{draws} drawn");
}
