//! Seeded chance with commit and reveal.
//!
//! A table has one secret [`Seed`]. Every deal of the table (the draw for the first lead, each
//! round's cards, the tokens of a board) has a seed of its own, derived from the table's, so that
//! a deal can be revealed after its round without giving away the next one. The hash of a deal's
//! seed, its [`Commitment`], is published before the first card; the seed itself after the round.
//! Then anyone can check the hash and deal again:
//!
//! - deal seed *n* = SHA-256 of `kamidana deal`, the table's seed and *n* as four bytes,
//!   big-endian; commitment = SHA-256 of the deal seed;
//! - the stream of a seed is the SHA-256 of seed and block number (eight bytes, big-endian) for
//!   blocks 0, 1, 2 …, read as big-endian words of four bytes;
//! - a number below *n* is the next word that is smaller than the largest multiple of *n* up to
//!   2³², taken modulo *n*;
//! - a shuffle goes from the last place to the second, swapping each with a place chosen among
//!   itself and those before it.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 32 secret bytes. They print as hexadecimal; `Debug` does not show them, so they do not end up
/// in a log by accident.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// The hash of a [`Seed`]: it can be published without giving the seed away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment([u8; 32]);

impl Seed {
    /// A seed of these bytes; where they come from is the caller's business.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What can be published before the seed is.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed of one deal of a table, counted from 0.
    #[must_use]
    pub fn of_deal(&self, number: u32) -> Self {
        let hash = Sha256::new()
            .chain_update(b"kamidana deal")
            .chain_update(self.0)
            .chain_update(number.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// The endless stream of numbers the seed stands for.
    pub const fn stream(&self) -> Stream {
        Stream {
            seed: *self,
            block: 0,
            words: [0; 8],
            used: 8,
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({})", self.commitment())
    }
}

/// Numbers drawn from a [`Seed`], the same on every machine.
#[derive(Clone)]
pub struct Stream {
    seed: Seed,
    block: u64,
    words: [u32; 8],
    used: usize,
}

impl Stream {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let hash = Sha256::new()
                .chain_update(self.seed.0)
                .chain_update(self.block.to_be_bytes())
                .finalize();
            for (word, bytes) in self.words.iter_mut().zip(hash.chunks_exact(4)) {
                *word = bytes.iter().fold(0, |word, b| word << 8 | u32::from(*b));
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }

    /// A number below `bound`, every one equally likely; 0 if the bound is 0 or 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let bound = u64::from(bound);
        let fair = (1 << 32) / bound * bound;
        loop {
            let word = u64::from(self.word());
            if word < fair {
                return (word % bound) as u32;
            }
        }
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let chosen = self.below(last as u32 + 1) as usize;
            items.swap(last, chosen);
        }
    }
}

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed or its hash is 64 hexadecimal digits in lower case")]
pub struct ParseHashError;

fn read_hex(text: &str) -> Result<[u8; 32], ParseHashError> {
    let digits = text.as_bytes();
    let is_digit = |d: &u8| d.is_ascii_digit() || (b'a'..=b'f').contains(d);
    if digits.len() != 64 || !digits.iter().all(is_digit) {
        return Err(ParseHashError);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        let pair = std::str::from_utf8(pair).map_err(|_| ParseHashError)?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| ParseHashError)?;
    }
    Ok(bytes)
}

macro_rules! as_hex {
    ($($type:ident),*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $type {
            type Err = ParseHashError;

            fn from_str(text: &str) -> Result<Self, ParseHashError> {
                read_hex(text).map(Self)
            }
        }

        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

as_hex!(Seed, Commitment);
