//! The lines the engine understands.

use std::time::Duration;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Ugi,
    IsReady,
    SetOption { name: String, value: String },
    NewGame,
    Position(String),
    Go(Wish),
    Stop,
    Query(Query),
    Quit,
}

/// A question about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    GameOver,
    FirstTurn,
    Turn,
    Result,
}

/// How much a search may cost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Wish {
    pub(super) infinite: bool,
    pub(super) move_time: Option<Duration>,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    /// The time left to each seat.
    pub(super) clocks: [Option<Duration>; 4],
    /// What each seat gains with a move.
    pub(super) increments: [Duration; 4],
    pub(super) moves_to_go: Option<u32>,
}

impl Command {
    /// `None` for an empty line.
    pub(super) fn read(line: &str) -> Result<Option<Self>, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Ok(Some(match word {
            "" => return Ok(None),
            "ugi" => Self::Ugi,
            "isready" => Self::IsReady,
            "uginewgame" => Self::NewGame,
            "stop" => Self::Stop,
            "quit" => Self::Quit,
            "position" => Self::Position(rest.into()),
            "go" => Self::Go(Wish::read(rest)?),
            "query" => Self::Query(Query::read(rest.trim())?),
            "setoption" => read_option(rest)?,
            _ => return Err(format!("there is no command {}", shortened(word))),
        }))
    }
}

/// Foreign text in a message, no longer than needed to know it again.
fn shortened(text: &str) -> String {
    let start: String = text.chars().take(40).collect();
    format!("{start:?}")
}

impl Query {
    fn read(text: &str) -> Result<Self, String> {
        match text {
            "gameover" => Ok(Self::GameOver),
            "p1turn" => Ok(Self::FirstTurn),
            "turn" => Ok(Self::Turn),
            "result" => Ok(Self::Result),
            _ => Err("a query is gameover, p1turn, turn or result".into()),
        }
    }
}

fn read_option(text: &str) -> Result<Command, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let value = words.iter().position(|&word| word == "value");
    match (words.first(), value) {
        (Some(&"name"), Some(at)) if at > 1 => Ok(Command::SetOption {
            name: words[1..at].join(" "),
            value: words[at + 1..].join(" "),
        }),
        _ => Err("an option is set with setoption name <name> value <value>".into()),
    }
}

impl Wish {
    fn read(text: &str) -> Result<Self, String> {
        let mut wish = Self::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                wish.infinite = true;
                continue;
            }
            let number: i64 = words
                .next()
                .and_then(|number| number.parse().ok())
                .ok_or_else(|| format!("go: a whole number must follow {}", shortened(word)))?;
            // Clocks may have run out, which interfaces tell as less than nothing.
            let number = number.max(0).unsigned_abs();
            wish.take(word, number)?;
        }
        Ok(wish)
    }

    fn take(&mut self, word: &str, number: u64) -> Result<(), String> {
        let time = Duration::from_millis(number);
        match word {
            "movetime" => self.move_time = Some(time),
            "nodes" => self.nodes = Some(number.max(1)),
            "depth" => self.depth = Some(u32::try_from(number).unwrap_or(u32::MAX).max(1)),
            "movestogo" => {
                self.moves_to_go = Some(u32::try_from(number).unwrap_or(u32::MAX).max(1));
            }
            _ => {
                let unknown = || format!("go: there is no limit {}", shortened(word));
                let (seat, of) = clock_of(word).ok_or_else(unknown)?;
                match of {
                    Clock::Left => self.clocks[seat] = Some(time),
                    Clock::Gain => self.increments[seat] = time,
                }
            }
        }
        Ok(())
    }
}

enum Clock {
    Left,
    Gain,
}

/// Which seat's clock a word is about. Seat 1 is Black in the games for two, so `wtime` is the
/// clock of seat 2.
fn clock_of(word: &str) -> Option<(usize, Clock)> {
    let (who, of) = match word.strip_suffix("time") {
        Some(who) => (who, Clock::Left),
        None => (word.strip_suffix("inc")?, Clock::Gain),
    };
    let seat = match who {
        "b" | "p1" => 0,
        "w" | "p2" => 1,
        "p3" => 2,
        "p4" => 3,
        _ => return None,
    };
    Some((seat, of))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_of_both_spellings_mean_the_same_seat() {
        let chess = Command::read("go btime 1000 wtime 2000 binc 10 winc 20 movestogo 5");
        let plain = Command::read("go p1time 1000 p2time 2000 p1inc 10 p2inc 20 movestogo 5");
        assert_eq!(chess, plain);
        let Ok(Some(Command::Go(wish))) = plain else {
            panic!("{plain:?}");
        };
        assert_eq!(wish.clocks[1], Some(Duration::from_secs(2)));
        assert_eq!(wish.increments[0], Duration::from_millis(10));
    }

    #[test]
    fn a_line_that_is_wrong_says_what() {
        for (line, said) in [
            ("go movetime", "go: a whole number must follow \"movetime\""),
            ("go fast 3", "go: there is no limit \"fast\""),
            ("castle", "there is no command \"castle\""),
            ("query mood", "a query is gameover, p1turn, turn or result"),
            (
                "setoption Level 3",
                "an option is set with setoption name <name> value <value>",
            ),
        ] {
            assert_eq!(Command::read(line), Err(said.into()), "{line}");
        }
        assert_eq!(Command::read("  "), Ok(None));
    }
}
