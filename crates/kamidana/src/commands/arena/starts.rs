//! Where games begin: the same for everybody who meets there, and different every time.

use kamidana_game::{Choices, Game, Options, Record, Seed, Unit};

use super::table::Table;

/// How often an opening is drawn again because it left nothing to play.
const TRIES: u32 = 64;

/// Where the games of an arena begin.
pub(super) struct Starts {
    pub(super) game: &'static dyn Game,
    pub(super) options: Options,
    /// Those of a position.
    pub(super) studied: Options,
    /// Given positions, taken in turn.
    pub(super) positions: Vec<String>,
    /// Random moves before the engines are asked.
    pub(super) opening_plies: u32,
    /// All sides are lined up at random.
    pub(super) random_line_ups: bool,
    /// Whole games instead of single rounds.
    pub(super) whole_games: bool,
}

impl Starts {
    /// The start with this number and seed; the same again if asked again.
    pub(super) fn table(&self, number: u64, seed: u64) -> Result<Table, String> {
        let mut stream = stream_of(seed, 1);
        for _ in 0..TRIES {
            let mut table = self.bare(number, seed)?;
            while self.random_line_ups
                && let choices @ Choices::Arrange { .. } = table.choices()
                && let Some(action) = random_action(&choices, &mut stream)
            {
                table.apply(&action)?;
            }
            for _ in 0..self.opening_plies {
                let Some(action) = random_action(&table.choices(), &mut stream) else {
                    break;
                };
                table.apply(&action)?;
            }
            if table.to_act().is_some() && table.end().is_none() {
                return Ok(table);
            }
        }
        Err(format!(
            "{} random plies leave no game to play",
            self.opening_plies
        ))
    }

    /// The table before any random move.
    fn bare(&self, number: u64, seed: u64) -> Result<Table, String> {
        if !self.positions.is_empty() {
            let at = number % self.positions.len() as u64;
            return Table::position(self.game, &self.studied, &self.positions[at as usize]);
        }
        if self.plays_rounds() {
            let round = self
                .game
                .random_round(&self.options, &mut stream_of(seed, 0));
            let round = round.ok_or("no round can be dealt")?;
            return Table::position(self.game, &self.studied, &round);
        }
        let record = Record::start(self.game, self.options.clone(), seed_of(seed, 0));
        record.map(Table::game).map_err(|why| why.to_string())
    }

    /// Whether a game is a single round that brings points.
    pub(super) fn plays_rounds(&self) -> bool {
        self.game.study_unit() == Unit::Round && !self.whole_games
    }
}

fn seed_of(seed: u64, purpose: u8) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8] = purpose;
    Seed::new(bytes)
}

pub(super) fn stream_of(seed: u64, purpose: u8) -> kamidana_game::Stream {
    seed_of(seed, purpose).stream()
}

pub(super) fn random_action(
    choices: &Choices,
    stream: &mut kamidana_game::Stream,
) -> Option<String> {
    match choices {
        Choices::List { actions } => {
            let at = stream.below(actions.len() as u32);
            actions.get(at as usize).cloned()
        }
        Choices::Arrange { letters } => {
            let mut letters: Vec<char> = letters.chars().collect();
            stream.shuffle(&mut letters);
            Some(letters.into_iter().collect())
        }
    }
}
