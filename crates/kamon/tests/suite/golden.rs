//! One whole game, as it was printed when the rules were last looked at by eye.
//!
//! `KAMON_BLESS=1 cargo test -p kamon golden` writes the file anew.

use std::{env, fmt::Write as _, fs};

use kamon::{Cell, CellSet, Options, Position, sheet};

use crate::scenes::Random;

#[test]
fn a_game_prints_as_it_always_did() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/game.txt");
    let mut random = Random(2007);
    let layout = random.layout();
    let mut position = Position::new(layout, Options::default());
    let moves = random.moves(position, 36);
    let mut text = format!("layout {layout}\nstart  {position}\n");
    for &cell in &moves {
        let legal: Vec<_> = position.legal_actions().map(Cell::name).collect();
        writeln!(text, "legal  {}", legal.join(" ")).expect("a string");
        position.play(cell).expect("a legal move");
        writeln!(text, "{cell}     {position}").expect("a string");
    }
    let names = |cells: CellSet| {
        let names: Vec<_> = cells.iter().map(Cell::name).collect();
        names.join(" ")
    };
    write!(
        text,
        "end    {}\nby     {}\naround {}\n\n{}",
        position.outcome(),
        names(position.winning_cells()),
        names(position.enclosed_cells()),
        sheet::write(&layout, Options::default(), &moves).expect("legal moves"),
    )
    .expect("a string");
    if env::var_os("KAMON_BLESS").is_some() {
        fs::write(path, &text).expect("the golden file");
    }
    assert_eq!(text, fs::read_to_string(path).expect("the golden file"));
}
