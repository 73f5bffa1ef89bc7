//! The options an interface can set.

use std::{
    io::{self, Write},
    str::FromStr,
};

use kamidana_engine::{Character, Level};
use kamidana_game::{Game, OptionKind, Options};

/// Memory beyond this is a slip of the keyboard.
const MOST_MEMORY: usize = 65_536;

/// More lines than any position has moves worth telling apart.
const MOST_LINES: usize = 256;

/// What an interface has set.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) level: Level,
    /// In mebibytes.
    pub(super) memory: usize,
    /// How many moves are told of in an analysis.
    pub(super) lines: usize,
    pub(super) seed: u32,
    /// In games with secrets: play with everything known.
    pub(super) open_hands: bool,
    /// Those of the game.
    pub(super) options: Options,
}

/// What the options of the game are called, so that none is taken for one of the engine.
const GAME_OPTION: &str = "Game-";

impl Settings {
    pub(super) fn new(game: &dyn Game) -> Self {
        Self {
            level: Level::STRONGEST,
            memory: 64,
            lines: 1,
            seed: 1,
            open_hands: false,
            options: game.study_options(),
        }
    }

    /// Who plays with these settings.
    pub(super) fn character(&self) -> Character {
        Character {
            level: self.level,
            seed: self.seed.into(),
            memory: self.memory,
        }
    }

    /// The options, as `ugi` lists them.
    pub(super) fn introduce(&self, game: &dyn Game, out: &mut dyn Write) -> io::Result<()> {
        let spin = |out: &mut dyn Write, name, value: u64, min: u64, max: u64| {
            let range = format!("default {value} min {min} max {max}");
            writeln!(out, "option name {name} type spin {range}")
        };
        let (weakest, strongest) = (Level::WEAKEST.number(), Level::STRONGEST.number());
        let level = self.level.number().into();
        spin(out, "Level", level, weakest.into(), strongest.into())?;
        spin(out, "Memory", self.memory as u64, 1, MOST_MEMORY as u64)?;
        spin(out, "MultiPV", self.lines as u64, 1, MOST_LINES as u64)?;
        spin(out, "Seed", self.seed.into(), 0, u32::MAX.into())?;
        if game.has_secrets() {
            let value = self.open_hands;
            writeln!(out, "option name OpenHands type check default {value}")?;
        }
        for option in game.options() {
            let (id, value) = (option.id, self.options.get(option.id));
            let range = match option.kind {
                OptionKind::Number { min, max, .. } => {
                    format!("spin default {value} min {min} max {max}")
                }
                OptionKind::Text { .. } => format!("string default {value}"),
                OptionKind::Choice { values, .. } => {
                    let names = values.iter().map(|(name, _)| format!(" var {name}"));
                    format!("combo default {value}{}", names.collect::<String>())
                }
            };
            writeln!(out, "option name {GAME_OPTION}{id} type {range}")?;
        }
        Ok(())
    }

    /// Sets an option; the name may be in any case.
    pub(super) fn set(&mut self, game: &dyn Game, name: &str, value: &str) -> Result<(), String> {
        let no = |range: &str| format!("option {name}: {value:?} is not {range}");
        match name.to_ascii_lowercase().as_str() {
            "level" => self.level = value.parse().map_err(|_| no("a number from 1 to 8"))?,
            "memory" => {
                self.memory = number(value, 1, MOST_MEMORY)
                    .ok_or_else(|| no("a number of mebibytes from 1 to 65536"))?;
            }
            "multipv" => {
                self.lines =
                    number(value, 1, MOST_LINES).ok_or_else(|| no("a number from 1 to 256"))?;
            }
            "seed" => {
                self.seed =
                    number(value, 0, u32::MAX).ok_or_else(|| no("a number up to 4294967295"))?;
            }
            "openhands" if game.has_secrets() => {
                self.open_hands = value.parse().map_err(|_| no("true or false"))?;
            }
            lower => {
                let id = lower.strip_prefix(&GAME_OPTION.to_ascii_lowercase());
                let id = id.ok_or_else(|| format!("there is no option {name:?}"))?;
                let options = self.options.clone().with(game.options(), [(id, value)]);
                self.options = options.map_err(|why| why.to_string())?;
            }
        }
        Ok(())
    }
}

fn number<N: FromStr + PartialOrd>(text: &str, min: N, max: N) -> Option<N> {
    let number: N = text.parse().ok()?;
    (min..=max).contains(&number).then_some(number)
}
