//! Whether a finished game was dealt fairly.

use std::collections::HashSet;

use kamidana_game::Record;
use serde::{Deserialize, Serialize};

/// A record to check.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// A finished game's record, with its seed.
    record: String,
    /// The hashes that were shown while it was played, if you have them.
    #[serde(default)]
    hashes: Vec<String>,
}

/// What a check found.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Finding {
    /// Whether everything fits.
    fair: bool,
    /// What was found, in one sentence.
    detail: String,
    /// Every deal with its seed and the hash that was shown before it.
    deals: Vec<CheckedDeal>,
}

/// A deal that was dealt again.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CheckedDeal {
    /// Its number.
    deal: u32,
    /// Its hash.
    hash: String,
    /// Its seed.
    seed: String,
    /// What it gave.
    dealt: String,
}

impl Finding {
    /// Deals a game again. The error says why that cannot be done.
    pub fn of(evidence: &Evidence) -> Result<Self, String> {
        let record = match Record::read(&evidence.record) {
            Ok(record) => record,
            Err(error) => {
                return Ok(Self {
                    fair: false,
                    detail: error.to_string(),
                    deals: Vec::new(),
                });
            }
        };
        let deals = record.checked_deals();
        let deals = deals.ok_or("the record has no seed to check")?;
        if evidence.hashes.len() > deals.len() {
            return Err("there are more hashes than deals".into());
        }
        let deals: Vec<CheckedDeal> = deals
            .into_iter()
            .map(|deal| CheckedDeal {
                deal: deal.number,
                hash: deal.seed.commitment().to_string(),
                seed: deal.seed.to_string(),
                dealt: deal.dealt,
            })
            .collect();
        let known: HashSet<&str> = deals.iter().map(|deal| &*deal.hash).collect();
        let mut hashes = evidence.hashes.iter();
        let strange = hashes.find(|hash| !known.contains(hash.trim()));
        let detail = match strange {
            None => "the seed gives these deals, and every hash fits".into(),
            Some(hash) => format!("no deal of this game has the hash {hash}"),
        };
        Ok(Self {
            fair: strange.is_none(),
            detail,
            deals,
        })
    }
}
