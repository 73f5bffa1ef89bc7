//! Who plays: `level:5`, a yardstick of the game or any program that speaks UGI.

use std::{str::FromStr, time::Duration};

use kamidana_engine::{Level, machine, machines};
use kamidana_game::Game;

use crate::games::titles;

/// The mebibytes of a player that nobody has given any.
pub(super) const MEMORY: usize = 16;

/// One of those who play against each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spec {
    /// As it was written.
    pub(super) name: String,
    pub(super) kind: Kind,
    pub(super) budget: Budget,
}

/// What plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Our own player of a level.
    Level { level: Level, memory: usize },
    /// Somebody to measure others with, of some game.
    Yardstick { name: &'static str, memory: usize },
    /// A program, with options to set.
    Program {
        command: Vec<String>,
        options: Vec<(String, String)>,
    },
}

/// What one move may cost; nothing said means as the engine likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Budget {
    pub(super) nodes: Option<u64>,
    pub(super) time: Option<Duration>,
}

impl Budget {
    /// This budget where it says something, else the other.
    pub(super) fn or(self, other: Self) -> Self {
        if self == Self::default() { other } else { self }
    }
}

impl Spec {
    /// A level with everything else as usual.
    pub(super) fn level(level: Level) -> Self {
        Self {
            name: format!("level:{level}"),
            kind: Kind::Level {
                level,
                memory: MEMORY,
            },
            budget: Budget::default(),
        }
    }

    /// Refuses engines that do not play this game.
    pub(super) fn check(&self, game: &dyn Game) -> Result<(), String> {
        let Kind::Yardstick { name, .. } = self.kind else {
            return Ok(());
        };
        let own = machine(game.id()).map_or(&[][..], |machine| machine.yardsticks());
        if own.iter().any(|yardstick| yardstick.name == name) {
            return Ok(());
        }
        let games = titles(|game| {
            let all = machine(game.id()).map_or(&[][..], |machine| machine.yardsticks());
            all.iter().any(|yardstick| yardstick.name == name)
        });
        Err(format!("{} plays only {games}", self.name))
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Some(rest) = text.strip_prefix("ugi") {
            return program(text, rest);
        }
        let mut parts = text.split(',');
        let head = parts.next().unwrap_or_default();
        let mut memory = MEMORY;
        let mut budget = Budget::default();
        for part in parts {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| format!("{part:?} is not nodes=, movetime= or memory="))?;
            let number: u64 = value
                .parse()
                .map_err(|_| format!("{name}: {value:?} is not a whole number"))?;
            match name {
                "nodes" => budget.nodes = Some(number.max(1)),
                "movetime" => budget.time = Some(Duration::from_millis(number)),
                "memory" => memory = number as usize,
                _ => return Err(format!("{name:?} is not nodes, movetime or memory")),
            }
        }
        let kind = if let Some(("level", level)) = head.split_once(':') {
            Kind::Level {
                level: level.parse().map_err(|why| format!("{why}"))?,
                memory,
            }
        } else {
            let name = yardsticks().find(|name| *name == head);
            Kind::Yardstick {
                name: name.ok_or_else(what_is_an_engine)?,
                memory,
            }
        };
        Ok(Self {
            name: text.into(),
            kind,
            budget,
        })
    }
}

/// The names of all games' yardsticks.
fn yardsticks() -> impl Iterator<Item = &'static str> {
    let all = machines().iter().flat_map(|machine| machine.yardsticks());
    all.map(|yardstick| yardstick.name)
}

fn what_is_an_engine() -> String {
    let mut names: Vec<&str> = yardsticks().collect();
    names.sort_unstable();
    names.dedup();
    let names = names.join(", ");
    format!("an engine is level:1 to level:8, {names} or ugi:COMMAND")
}

/// `ugi:COMMAND ARGS…` or `ugi[Name=value,Name=value]:COMMAND ARGS…`.
fn program(text: &str, rest: &str) -> Result<Spec, String> {
    let (options, command) = match rest.strip_prefix('[') {
        Some(rest) => rest
            .split_once("]:")
            .ok_or("options of a program are written ugi[Name=value]:COMMAND")?,
        None => (
            "",
            rest.strip_prefix(':')
                .ok_or("a program is written ugi:COMMAND")?,
        ),
    };
    let options = options.split(',').filter(|option| !option.is_empty());
    let options = options.map(|option| match option.split_once('=') {
        Some((name, value)) => Ok((name.trim().into(), value.trim().into())),
        None => Err(format!("{option:?} is not Name=value")),
    });
    let command = words(command)?;
    if command.is_empty() {
        return Err("ugi: needs a command".into());
    }
    Ok(Spec {
        name: text.into(),
        kind: Kind::Program {
            command,
            options: options.collect::<Result<_, _>>()?,
        },
        budget: Budget::default(),
    })
}

/// The words of a command; quotes keep blanks together.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in text.chars() {
        match quote {
            Some(mark) if letter == mark => quote = None,
            None if letter == '\'' || letter == '"' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if quote.is_some() {
        return Err(format!("a quote is not closed in {text:?}"));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_read_as_they_are_written() {
        let spec: Spec = "level:8,nodes=20000,memory=64".parse().expect("a spec");
        let level = Level::STRONGEST;
        assert_eq!(spec.kind, Kind::Level { level, memory: 64 });
        assert_eq!(spec.budget.nodes, Some(20_000));
        let spec: Spec = "ugi[Level=3]:'my engine' --fast".parse().expect("a spec");
        assert_eq!(
            spec.kind,
            Kind::Program {
                command: vec!["my engine".into(), "--fast".into()],
                options: vec![("Level".into(), "3".into())],
            }
        );
    }

    #[test]
    fn wrong_specs_say_what_is_wrong() {
        for (text, said) in [
            ("level:9", "a level is a number from 1 to 8"),
            (
                "level:3,nodes=many",
                "nodes: \"many\" is not a whole number",
            ),
            ("ugi:", "ugi: needs a command"),
            ("ugi:'x", "a quote is not closed in \"'x\""),
            ("ugi[Level]:x", "\"Level\" is not Name=value"),
            (
                "deep thought",
                "an engine is level:1 to level:8, alphabeta, oracle, rules, simple or ugi:COMMAND",
            ),
        ] {
            assert_eq!(text.parse::<Spec>(), Err(said.into()), "{text}");
        }
    }
}
