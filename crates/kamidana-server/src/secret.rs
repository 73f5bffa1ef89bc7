//! What only one person or nobody may know: the secrets of sessions and tokens, seeds.

use std::{fmt, sync::LazyLock};

use data_encoding::{Encoding, HEXLOWER, Specification};
use kamidana_game::Seed;
use sha2::{Digest, Sha256};

/// How secrets are written, five bits a digit: nothing that looks like something else.
static DIGITS: LazyLock<Encoding> = LazyLock::new(|| {
    let mut digits = Specification::new();
    digits.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    let digits = digits.encoding();
    digits.unwrap_or_else(|why| unreachable!("thirty-two digits: {why}"))
});

/// What opens an account, such as `kt_…`: 256 random bits. It is shown once; only its hash is
/// kept. `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one. The prefix, which tells people what they have found, is followed by `_`.
    pub fn random(prefix: &str) -> Self {
        Self(format!("{prefix}_{}", digits::<32>()))
    }

    /// Eighty random bits that are no secret, to tell things apart.
    pub fn short_id() -> String {
        digits::<10>()
    }

    /// The secret itself.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> String {
        hash(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What is kept of a secret that somebody shows: its SHA-256 in hexadecimal digits. It has 256
/// random bits, so nobody can try them all, and a slow hash would gain nothing.
pub fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// A table's chance.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    Seed::new(bytes)
}

/// So many random bytes as digits; the last one is filled up with zeros.
fn digits<const BYTES: usize>() -> String {
    let mut bytes = [0; BYTES];
    fill(&mut bytes);
    DIGITS.encode(&bytes)
}

/// Random bytes.
pub(crate) fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).unwrap_or_else(|why| unreachable!("no randomness: {why}"));
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn secrets_are_random_and_look_like_what_they_are() {
        let mut seen = HashSet::new();
        for _ in 0..1000 {
            let secret = Secret::random("kt");
            let digits = secret.text().strip_prefix("kt_").expect("the prefix");
            assert_eq!(digits.len(), 52);
            assert!(DIGITS.decode(digits.as_bytes()).is_ok());
            assert!(seen.insert(secret.text().to_owned()));
            let id = Secret::short_id();
            assert_eq!(id.len(), 16);
            assert!(seen.insert(id));
        }
        // Every digit turns up, first and last included.
        let all: HashSet<char> = seen.iter().flat_map(|text| text.chars()).collect();
        assert!(
            DIGITS
                .specification()
                .symbols
                .chars()
                .all(|digit| all.contains(&digit))
        );
    }

    #[test]
    fn bytes_are_written_five_bits_at_a_time() {
        assert_eq!(DIGITS.encode(&[]), "");
        assert_eq!(DIGITS.encode(&[0xff]), "zw");
        assert_eq!(DIGITS.encode(&[0, 0, 0, 0, 1]), "00000001");
        assert_eq!(DIGITS.encode(&[0x08, 0x42, 0x10, 0x84, 0x21]), "11111111");
    }

    #[test]
    fn a_secret_is_kept_as_its_hash_and_not_printed() {
        let secret = Secret("kt_abc".into());
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert_eq!(secret.hash(), hash("kt_abc"));
        // Computed with sha256sum.
        assert_eq!(
            hash("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn no_two_seeds_are_the_same() {
        assert_ne!(random_seed(), random_seed());
    }
}
