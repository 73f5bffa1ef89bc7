//! Score sheets: a match as the rulebook records it, Black's column and White's, round by round.
//!
//! ```text
//! Round 1  0-0
//! Start: ngrykpbo | ngrykpbo
//! 1. 黄↑4橙 | 橙↑5青
//! …
//! Won: black yellow home-row 1
//! Fill: left
//! ```
//!
//! Every turn fills one cell, so the columns alternate even through passes (`緑0黄`) and pushes,
//! where the opponent's cell shows the towers that were pushed back (`赤↓1黄`).

use std::fmt::{self, Write as _};

use crate::{
    Action, Entry, Event, Fill, LineUp, Match, Notation, ParseActionError, Phase, ReplayError,
    Side, Written,
};

/// A line of a score sheet that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseSheetError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for ParseSheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ParseSheetError {}

/// What stands for nothing in a column: the first cell of a round that White opens, and the last
/// of a round that Black ends.
const NOTHING: &str = "-";

/// Writes the actions of a match as a score sheet.
pub fn write(
    mut game: Match,
    actions: &[Action],
    notation: Notation,
) -> Result<String, ReplayError> {
    let mut sheet = Writer {
        notation,
        ..Writer::default()
    };
    if game.phase() == Phase::Play {
        sheet.start_round(&game);
    }
    for (at, action) in actions.iter().enumerate() {
        let events = game
            .play(*action)
            .map_err(|refusal| ReplayError { at, refusal })?;
        for event in &events {
            sheet.event(event, &game);
        }
    }
    sheet.end_columns();
    Ok(sheet.text)
}

#[derive(Default)]
struct Writer {
    text: String,
    notation: Notation,
    round: usize,
    /// The turns of the round so far, Black's column even, White's odd.
    cells: Vec<String>,
}

impl Writer {
    fn event(&mut self, event: &Event, after: &Match) {
        match event {
            Event::Placed { side, line_up } => self.line(format_args!("Place {side}: {line_up}")),
            Event::RoundStarted { .. } => self.start_round(after),
            Event::Moved { .. } | Event::Passed(_) => self.entries(&Entry::of(event)),
            Event::RoundWon { end, points } => {
                self.end_columns();
                let (winner, tower, reason) = (end.winner.name(), end.tower, end.reason);
                self.line(format_args!("Won: {winner} {tower} {reason} {points}"));
            }
            Event::Filled { fill, .. } => self.line(format_args!("Fill: {fill}")),
            Event::MatchOver(_) => {}
        }
    }

    fn start_round(&mut self, game: &Match) {
        self.round += 1;
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        for line in opening_lines(game, self.round) {
            self.line(format_args!("{line}"));
        }
        if game.to_act() == Some(Side::White) {
            self.cells.push(NOTHING.into());
        }
    }

    /// The mover's entry is a cell; the pushed towers share the opponent's.
    fn entries(&mut self, entries: &[Entry]) {
        let Some((mover, pushed)) = entries.split_first() else {
            return;
        };
        self.cells.push(mover.written(self.notation));
        if !pushed.is_empty() {
            let pushed: Vec<_> = pushed.iter().map(|e| e.written(self.notation)).collect();
            self.cells.push(pushed.join(", "));
        }
    }

    fn end_columns(&mut self) {
        let cells = std::mem::take(&mut self.cells);
        let last = NOTHING.to_string();
        if cells[..] == [NOTHING] {
            return; // White is to open and has not moved yet.
        }
        for (turn, pair) in (1..).zip(cells.chunks(2)) {
            let white = pair.get(1).unwrap_or(&last);
            self.line(format_args!("{turn}. {} | {white}", pair[0]));
        }
    }

    fn line(&mut self, line: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{line}");
    }
}

/// Reads a score sheet back, in any notation, checking every word of it against the rules.
pub fn read(mut game: Match, text: &str) -> Result<Vec<Action>, ParseSheetError> {
    let mut reader = Reader {
        expected: match game.phase() {
            Phase::Play => opening_lines(&game, 1),
            _ => Vec::new(),
        },
        round: usize::from(game.phase() == Phase::Play),
        ..Reader::default()
    };
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if !line.is_empty() {
            reader
                .line(&mut game, line)
                .map_err(|reason| ParseSheetError {
                    line: number,
                    reason,
                })?;
        }
    }
    if reader.entries.is_empty() && reader.expected.is_empty() {
        Ok(reader.actions)
    } else {
        Err(ParseSheetError {
            line: text.lines().count().max(1),
            reason: "the sheet breaks off before the turn or the round is complete".into(),
        })
    }
}

/// The two lines that open a round.
fn opening_lines(game: &Match, round: usize) -> Vec<String> {
    let line_up = |side| {
        game.board()
            .map_or(LineUp::USUAL, |b| LineUp::filled(b, side, Fill::Left))
    };
    vec![
        format!("Round {round}  {}", game.score()),
        format!("Start: {} | {}", line_up(Side::Black), line_up(Side::White)),
    ]
}

#[derive(Default)]
struct Reader {
    actions: Vec<Action>,
    round: usize,
    /// The number of the last line of turns in this round.
    turn: usize,
    /// Whether White's column has ended: nothing can follow in this round.
    ended: bool,
    /// Lines that must come next, because they follow from what was read.
    expected: Vec<String>,
    /// Entries that must come next, because they follow from the last move.
    entries: Vec<Entry>,
}

impl Reader {
    fn line(&mut self, game: &mut Match, line: &str) -> Result<(), String> {
        if line.starts_with(|c: char| c.is_ascii_digit()) {
            return self.turns(game, line);
        }
        if let Some(due) = self.entries.first() {
            let due = due.written(Notation::Symbols);
            return Err(format!("expected {due} first, found {line:?}"));
        }
        if !self.expected.is_empty() {
            let expected = self.expected.remove(0);
            if line.split_whitespace().eq(expected.split_whitespace()) {
                // The heading of a round: its turns are numbered anew.
                self.turn = 0;
                self.ended = false;
                return Ok(());
            }
            return Err(format!("expected {expected:?}, found {line:?}"));
        }
        if let Some(fill) = line.strip_prefix("Fill: ") {
            return self.choose(game, fill.trim());
        }
        for side in Side::ALL {
            if let Some(line_up) = line.strip_prefix(&format!("Place {side}: ")) {
                if game.to_act() != Some(side) {
                    return Err(format!("{side} cannot place towers now"));
                }
                return self.choose(game, line_up.trim());
            }
        }
        Err(format!("cannot read {line:?}"))
    }

    fn choose(&mut self, game: &mut Match, text: &str) -> Result<(), String> {
        let action: Action = text.parse().map_err(|e: ParseActionError| e.to_string())?;
        self.act(game, action)
    }

    fn turns(&mut self, game: &mut Match, line: &str) -> Result<(), String> {
        let (number, cells) = line
            .split_once('.')
            .ok_or_else(|| format!("expected a number and a full stop in {line:?}"))?;
        self.turn += 1;
        if number != self.turn.to_string() || self.ended {
            return Err(format!("turn {number} does not belong here"));
        }
        let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
        let [black, white] = cells[..] else {
            return Err("expected two columns separated by |".into());
        };
        let white_opens = self.turn == 1 && game.to_act() == Some(Side::White);
        if (black == NOTHING) != white_opens {
            return Err(format!("{black:?} does not belong in Black's column"));
        }
        if white_opens && white == NOTHING {
            return Err("a line without a turn".into());
        }
        self.ended = white == NOTHING;
        if !white_opens {
            self.cell(game, Side::Black, black)?;
        }
        if white != NOTHING {
            return self.cell(game, Side::White, white);
        }
        self.entries.first().map_or(Ok(()), |due| {
            let due_text = due.written(Notation::Symbols);
            Err(format!("expected {due_text} in the column of {}", due.side))
        })
    }

    fn cell(&mut self, game: &mut Match, column: Side, text: &str) -> Result<(), String> {
        for entry in text.split(',').map(str::trim) {
            let written =
                Written::read(entry).ok_or_else(|| format!("cannot read the move {entry:?}"))?;
            self.entry(game, column, written, entry)?;
        }
        Ok(())
    }

    fn entry(
        &mut self,
        game: &mut Match,
        column: Side,
        written: Written,
        text: &str,
    ) -> Result<(), String> {
        if self.entries.is_empty() {
            let round = game.round().ok_or("no round is being played here")?;
            let side = round.side();
            let path = written
                .as_move(side, |colour| round.board().square_of(side, colour))
                .ok_or_else(|| format!("{text} leads off the board"))?;
            self.act(game, Action::Move(path))
                .map_err(|why| format!("{text}: {why}"))?;
        }
        if self.entries.is_empty() {
            return Err(format!("{text}: nothing is to be recorded here"));
        }
        let due = self.entries.remove(0);
        if due.side != column || !written.matches(&due) {
            let due_text = due.written(Notation::Symbols);
            return Err(format!(
                "expected {due_text} in the column of {}, found {text}",
                due.side
            ));
        }
        Ok(())
    }

    fn act(&mut self, game: &mut Match, action: Action) -> Result<(), String> {
        if !self.expected.is_empty() {
            return Err(format!("expected {:?} first", self.expected[0]));
        }
        let events = game.play(action).map_err(|refusal| refusal.to_string())?;
        self.actions.push(action);
        for event in &events {
            self.entries.extend(Entry::of(event));
            match event {
                Event::RoundWon { end, points } => self.expected.push(format!(
                    "Won: {} {} {} {points}",
                    end.winner.name(),
                    end.tower,
                    end.reason
                )),
                Event::RoundStarted { .. } => {
                    self.round += 1;
                    self.expected.extend(opening_lines(game, self.round));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
