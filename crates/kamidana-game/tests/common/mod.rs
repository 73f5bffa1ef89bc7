//! What the tests of this crate share.
#![allow(dead_code)] // every test file uses its own part

use kamidana_game::{Choices, Game, Options, Play, Seed};

/// Small numbers that are the same in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % bound as u64) as usize
    }
}

/// A seed that differs from others by its number.
pub(crate) fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}

/// Every combination of the choices of a game's options that can be started, with few rounds.
pub(crate) fn tables(game: &'static dyn Game) -> Vec<Options> {
    use kamidana_game::OptionKind;
    let mut all: Vec<Vec<(&str, String)>> = vec![Vec::new()];
    for option in game.options() {
        let values: Vec<String> = match option.kind {
            OptionKind::Choice { values, .. } => values.iter().map(|(v, _)| (*v).into()).collect(),
            OptionKind::Number { min, .. } => vec![min.to_string()],
            OptionKind::Text { default, .. } => vec![default.into()],
        };
        all = all
            .iter()
            .flat_map(|table| {
                values.iter().map(move |value| {
                    let mut table = table.clone();
                    table.push((option.id, value.clone()));
                    table
                })
            })
            .collect();
    }
    all.iter()
        .map(|table| {
            let given = table.iter().map(|(id, value)| (*id, value.as_str()));
            Options::new(game.options(), given).expect("the choices of an option are allowed")
        })
        .filter(|options| game.start(options, seed(0)).is_ok())
        .collect()
}

/// One random action of whoever acts; `false` when the game is over.
pub(crate) fn step(play: &mut dyn Play, random: &mut Random) -> bool {
    let action = match play.choices() {
        Choices::Arrange { letters } => {
            let mut letters: Vec<char> = letters.chars().collect();
            for last in (1..letters.len()).rev() {
                letters.swap(last, random.below(last + 1));
            }
            letters.into_iter().collect()
        }
        Choices::List { actions } if actions.is_empty() => return false,
        Choices::List { mut actions } => actions.swap_remove(random.below(actions.len())),
    };
    play.apply(&action).expect("a choice is accepted");
    true
}
