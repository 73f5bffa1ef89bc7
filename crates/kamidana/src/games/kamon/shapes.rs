//! What the site draws too, from data that stands once: see `shapes/README.md`.

use std::{collections::HashMap, sync::LazyLock};

use kamon::{Count, Emblem, Symbol};
use serde::Deserialize;

#[derive(Deserialize)]
struct Shapes {
    crests: HashMap<String, String>,
    arrangements: Vec<Arrangement>,
    emblems: HashMap<String, Vec<String>>,
}

/// Where the copies of a motif stand on a token.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Arrangement {
    /// How far from the middle.
    pub(super) away: f64,
    /// How large a motif is, of its box.
    pub(super) size: f64,
}

/// The radius of the token to which [`Arrangement::away`] belongs.
pub(super) const TOKEN_RADIUS: f64 = 38.0;

static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    let shapes = serde_json::from_str(include_str!("../../../../../shapes/kamon.json"));
    shapes.unwrap_or_else(|why| unreachable!("shapes/kamon.json: {why}"))
});

/// A motif in a box from -50 to 50, filled even-odd.
pub(super) fn motif(symbol: Symbol) -> &'static str {
    SHAPES
        .crests
        .get(&symbol.to_string())
        .map_or("", String::as_str)
}

pub(super) fn arrangement(count: Count) -> Arrangement {
    SHAPES.arrangements[usize::from(count.number()) - 1]
}

/// The parts of an emblem in a box from -30 to 30, filled even-odd.
pub(super) fn emblem(emblem: Emblem) -> &'static [String] {
    SHAPES
        .emblems
        .get(&emblem.to_string())
        .map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_count_and_emblem_has_a_shape() {
        for symbol in Symbol::ALL {
            assert!(motif(symbol).starts_with('M'), "{symbol}");
        }
        for count in Count::ALL {
            assert!(arrangement(count).size > 0.0);
        }
        for kind in Emblem::ALL {
            assert!(!emblem(kind).is_empty(), "{kind}");
        }
    }
}
