//! A table two engines sit at: a whole game with its record, or a single position.

use kamidana_game::{
    Choices, Game, Options, Outcome, Record, Seat, Study, Told, Unit, View, Viewer,
};
use serde_json::{Value, json};

/// A game being played in the arena.
pub(super) struct Table {
    on: On,
    /// How the game began, for programs that have to be told; `None` if no text can say it.
    start: Option<String>,
    moves: Vec<String>,
}

enum On {
    Game(Box<Record>),
    Position(Box<dyn Study>),
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct End {
    /// Nobody for a draw.
    pub(super) winners: Vec<Seat>,
    pub(super) reason: String,
    /// What a round brought, where rounds bring points; 0 elsewhere.
    pub(super) points: i32,
}

impl Table {
    /// A game from its beginning.
    pub(super) fn game(record: Record) -> Self {
        let whole = record.game.study_unit() == Unit::Game;
        let start = record.play.reveal().study();
        // Some options do not show in a position string.
        let start = start.position().filter(|text| {
            let read = record.game.open_study([], Some(text));
            whole && read.is_ok_and(|read| read.laid_open().board == start.laid_open().board)
        });
        Self {
            on: On::Game(Box::new(record)),
            start,
            moves: Vec::new(),
        }
    }

    /// A position, and perhaps moves after the word `moves`.
    pub(super) fn position(game: &dyn Game, options: &Options, text: &str) -> Result<Self, String> {
        let (position, moves) = text.split_once(" moves ").unwrap_or((text, ""));
        let mut table = Self {
            on: On::Position(game.study(options, Some(position.trim()))?),
            start: Some(position.trim().into()),
            moves: Vec::new(),
        };
        for (number, action) in (1..).zip(moves.split_whitespace()) {
            table
                .apply(action)
                .map_err(|why| format!("move {number} ({action}): {why}"))?;
        }
        Ok(table)
    }

    pub(super) fn seats(&self) -> u8 {
        match &self.on {
            On::Game(record) => record.play.seats(),
            On::Position(study) => study.seats(),
        }
    }

    /// What lies on the table.
    pub(super) fn study(&self) -> Box<dyn Study> {
        match &self.on {
            On::Game(record) => record.play.reveal().study(),
            On::Position(study) => study.clone(),
        }
    }

    pub(super) fn to_act(&self) -> Option<Seat> {
        match &self.on {
            On::Game(record) => record.play.to_act(),
            On::Position(study) => study.to_act(),
        }
    }

    /// All that the seat to act may know.
    pub(super) fn view(&self) -> Option<View> {
        match &self.on {
            On::Game(record) => {
                let seat = record.play.to_act()?;
                Some(record.play.view(Viewer::Seat(seat)))
            }
            On::Position(study) => {
                let seat = study.to_act()?;
                Some(study.view(Viewer::Seat(seat)))
            }
        }
    }

    pub(super) fn choices(&self) -> Choices {
        self.view().map_or(Choices::NONE, |view| view.choices)
    }

    /// The position as a program may be told it: where there are secrets, only what its seat
    /// sees.
    pub(super) fn told(&self) -> Option<String> {
        let game = match &self.on {
            On::Game(record) => record.game,
            On::Position(study) => study.game(),
        };
        match game.told(&self.view()?) {
            Some(Told { position, moves }) => Some(with_moves(&position, &moves)),
            None => Some(with_moves(self.start.as_ref()?, &self.moves)),
        }
    }

    pub(super) fn apply(&mut self, action: &str) -> Result<(), String> {
        match &mut self.on {
            On::Game(record) => record.play.apply(action),
            On::Position(study) => study.apply(action),
        }
        .map_err(|why| why.to_string())?;
        self.moves.push(action.into());
        Ok(())
    }

    pub(super) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// How the game ended; `None` while it goes on.
    pub(super) fn end(&self) -> Option<End> {
        let (outcome, points) = match &self.on {
            On::Game(record) => (record.play.outcome(), 0),
            On::Position(study) => (study.outcome(), study.points() as i32),
        };
        let (winners, reason) = match outcome {
            Outcome::Unknown => return None,
            Outcome::Draw { reason } => (Vec::new(), reason),
            Outcome::Decisive { winners, reason } => (winners, reason),
        };
        Some(End {
            winners,
            reason: reason.into(),
            points,
        })
    }

    /// The game for a file: a record that can be replayed, or the position and the moves.
    pub(super) fn written(mut self, names: &[&str], forfeit: Option<&str>) -> Value {
        match &mut self.on {
            On::Position(_) => json!({ "position": self.start, "moves": self.moves }),
            On::Game(record) => {
                for (seat, name) in Seat::first(record.play.seats()).zip(names) {
                    let tag = record.game.seat_name(&record.options, seat);
                    // A name that is no tag is still in the list of seats.
                    let _ = record.add_tag(&tag, name);
                }
                if let Some(why) = forfeit {
                    let _ = record.end_at_table(why);
                }
                json!({ "record": record.to_json() })
            }
        }
    }
}

fn with_moves(position: &str, moves: &[String]) -> String {
    if moves.is_empty() {
        format!("fen {position}")
    } else {
        format!("fen {position} moves {}", moves.join(" "))
    }
}
