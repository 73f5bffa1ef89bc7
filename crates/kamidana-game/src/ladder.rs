//! What results count for.

use crate::games;

/// Results of tables of the same kind, which are rated together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderSpec {
    /// Its name in addresses and stores: that of the game, or of the kind of table.
    pub id: &'static str,
    /// How many play. The more they are, the less a single result says of each of them.
    pub seats: u8,
    /// How many sides they form: fewer than seats where there are partners.
    pub sides: u8,
}

/// The ladder with this id, of any game.
pub fn ladder(id: &str) -> Option<&'static LadderSpec> {
    let mut ladders = games().iter().flat_map(|game| game.ladders());
    ladders.find(|ladder| ladder.id == id)
}
