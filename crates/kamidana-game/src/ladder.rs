//! What results count for.

use crate::GAMES;

/// Results of tables of the same kind, which are rated together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderSpec {
    /// Its name in addresses and stores, such as `kamon`.
    pub id: &'static str,
    /// How many play. The more they are, the less a single result says of each of them.
    pub seats: u8,
    /// How many sides they form: fewer than seats where there are partners.
    pub sides: u8,
}

/// The ladder with this id, of any game.
pub fn ladder(id: &str) -> Option<&'static LadderSpec> {
    let mut ladders = GAMES.iter().flat_map(|game| game.ladders());
    ladders.find(|ladder| ladder.id == id)
}
