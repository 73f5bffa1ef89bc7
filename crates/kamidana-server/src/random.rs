//! Names that nobody can guess.

use crate::{PersonId, TableId};

/// A name that no other table has.
pub fn table_id() -> TableId {
    TableId::from_bits(bits())
}

/// Somebody new.
pub fn person_id() -> PersonId {
    PersonId::from_bits(bits())
}

/// 64 random bits from the system.
pub(crate) fn bits() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap_or_else(|why| unreachable!("no randomness: {why}"));
    u64::from_le_bytes(bytes)
}
