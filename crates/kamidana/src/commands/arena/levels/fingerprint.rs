//! What a level does, as a short text: two programs whose levels have the same one may add to the same
//! table.

use std::{fmt, str::FromStr, time::Duration};

use kamidana_engine::{Character, Instant, Level, Limits, Player, StopFlag};
use sha2::{Digest, Sha256};

use super::super::{
    game::mixed,
    spec::MEMORY,
    starts::{Starts, random_action, stream_of},
};

/// How many positions a level is shown at most …
const POSITIONS: u64 = 96;

/// … and after so many nodes no more: they tell those apart who think long.
const NODES: u64 = 250_000;

/// The positions come after up to so many random moves.
const PLIES: u64 = 24;

/// A step through all numbers of random moves, so that the first few positions are of all kinds.
const STEP: u64 = 7;

/// The positions are others than those of the table.
const SEED: u64 = 0x6669_6e67_6572;

/// No thought takes so long: nodes end it, on every machine after the same one.
const PATIENCE: Duration = Duration::from_secs(24 * 60 * 60);

/// A digest of a level in a way to play a game: its dials, its choices in some positions, and the nodes
/// these took. A change that shows in none of them is taken for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fingerprint(u32);

impl Fingerprint {
    /// Asks players of a level; they are made anew for every position.
    pub(super) fn take(
        starts: &Starts,
        level: Level,
        player: impl Fn(Character) -> Box<dyn Player>,
    ) -> Result<Self, String> {
        let mut digest = Sha256::new();
        let mut nodes = 0;
        for number in 0..POSITIONS {
            let seed = mixed(SEED, number);
            let mut table = starts.table(number, seed)?;
            let mut stream = stream_of(seed, 2);
            for _ in 0..number * STEP % PLIES {
                let Some(action) = random_action(&table.choices(), &mut stream) else {
                    break;
                };
                table.apply(&action)?;
            }
            // A random game may be over by now.
            let Some(view) = table.view() else {
                continue;
            };
            let mut player = player(Character {
                level,
                seed,
                memory: MEMORY,
            });
            let stop = StopFlag::default();
            let limits = Limits {
                deadline: Instant::now().checked_add(PATIENCE),
                stop: stop.clone(),
                ..Limits::default()
            };
            let choice = player.choose(&view, &limits).ok_or("gave no move")?;
            for part in [player.dials(&view), choice, stop.nodes().to_string()] {
                digest.update(part);
                digest.update([0]);
            }
            nodes += stop.nodes();
            if nodes > NODES {
                break;
            }
        }
        let digest: [u8; 32] = digest.finalize().into();
        let [a, b, c, d, ..] = digest;
        Ok(Self(u32::from_be_bytes([a, b, c, d])))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// A text that is no fingerprint.
#[derive(Clone, Copy, Debug)]
pub(super) struct ParseFingerprintError;

impl FromStr for Fingerprint {
    type Err = ParseFingerprintError;

    fn from_str(text: &str) -> Result<Self, ParseFingerprintError> {
        let number = u32::from_str_radix(text, 16).map_err(|_| ParseFingerprintError)?;
        let read = Self(number);
        if read.to_string() == text {
            Ok(read)
        } else {
            Err(ParseFingerprintError)
        }
    }
}

#[cfg(test)]
mod tests {
    use kamidana_engine::machine;
    use kamidana_game::View;

    use super::{super::Ladder, *};
    use crate::games;

    /// A player that is changed in one thing.
    struct Changed {
        player: Box<dyn Player>,
        dials: &'static str,
        nodes: Option<u64>,
    }

    impl Player for Changed {
        fn choose(&mut self, view: &View, limits: &Limits) -> Option<String> {
            let limits = Limits {
                nodes: self.nodes,
                ..limits.clone()
            };
            self.player.choose(view, &limits)
        }

        fn dials(&self, view: &View) -> String {
            self.player.dials(view) + self.dials
        }
    }

    /// The fingerprint of a level in every way to play every game, with such changes.
    fn taken(number: u8, dials: &'static str, nodes: Option<u64>) -> Vec<Fingerprint> {
        let level = Level::new(number).expect("a level");
        let ladder = Ladder(Level::WEAKEST, Level::STRONGEST);
        let mut all = Vec::new();
        for game in kamidana_game::games() {
            let machine = machine(game.id()).expect("a machine");
            for mode in games::of(game.id()).modes() {
                let starts = super::super::schedule(*game, mode, ladder, 1).expect("starts");
                let changed = |character| -> Box<dyn Player> {
                    let player = machine.player(character);
                    Box::new(Changed {
                        player,
                        dials,
                        nodes,
                    })
                };
                let taken = Fingerprint::take(&starts.starts, level, changed);
                all.push(taken.expect("a fingerprint"));
            }
        }
        all
    }

    #[test]
    fn levels_that_play_otherwise_have_other_fingerprints() {
        let second = taken(2, "", None);
        assert_eq!(second, taken(2, "", None));
        let others = [taken(1, "", None), taken(3, "", None), taken(2, "!", None)];
        for (at, own) in second.iter().enumerate() {
            assert!(others.iter().all(|other| other[at] != *own), "{at}");
            let elsewhere = second.iter().filter(|other| *other == own);
            assert_eq!(elsewhere.count(), 1, "{at}");
        }
        // Here only what is chosen differs, where nodes are what a level thinks by.
        let hasty = taken(4, "", Some(1));
        assert!(taken(4, "", None).iter().zip(&hasty).all(|(a, b)| a != b));
    }

    #[test]
    fn fingerprints_are_read_as_they_are_written() {
        for text in ["00000000", "0012abef", "ffffffff"] {
            let read: Fingerprint = text.parse().expect("a fingerprint");
            assert_eq!(read.to_string(), text);
        }
        for text in ["", "12abef", "0012ABEF", "+012abef", "0012abef0"] {
            text.parse::<Fingerprint>().expect_err(text);
        }
    }
}
