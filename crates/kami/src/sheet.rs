//! The score sheet: a whole game as a text that people can read.
//!
//! ```text
//! Kami 4 soldier
//! Draw 1:S 2:T 3:T 4:L
//! Draw 2:C 3:O
//!
//! Round 1, first 3, score 0-0
//! Deal 4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 3
//! 3: dL aS
//! 4: pass
//! 1: dS aC
//! Unfinished
//!
//! Score 0-0
//! ```
//!
//! A turn takes one line. A round ends with its result (`Seat 1 wins 6 points, doubled`, `Void`)
//! or `Unfinished`; the sheet ends with the score (`Score 15-9, team 1 wins`). Blank lines mean
//! nothing. What can be computed is checked when a sheet is read.

use std::{error::Error, fmt, fmt::Write as _, iter::Peekable, vec};

use crate::{
    Action, Card, Deal, Draw, Game, GameOutcome, GamePhase, GameRecord, Level, Mode, Outcome,
    Round, Score, Seat,
};

/// Why a text is no score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSheetError {
    line: usize,
    reason: String,
}

impl ParseSheetError {
    fn new(line: usize, reason: impl fmt::Display) -> Self {
        Self {
            line,
            reason: reason.to_string(),
        }
    }

    /// The line at fault, from 1; one past the last if the text breaks off.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// What is wrong there.
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl fmt::Display for ParseSheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl Error for ParseSheetError {}

/// Writes a record down.
pub fn write(record: &GameRecord) -> String {
    let mut text = format!("Kami {} {}\n", record.mode(), record.level());
    for draw in record.draws() {
        push_line(&mut text, &draw_line(draw));
    }
    let mut score = Score::new(record.mode());
    let mut finished = record.game().finished().iter();
    for (at, (deal, actions)) in record.rounds().iter().enumerate() {
        text.push('\n');
        push_line(&mut text, &heading(at + 1, deal.first(), score));
        push_line(&mut text, &format!("Deal {deal}"));
        write_turns(&mut text, deal, actions);
        let summary = finished.next();
        push_line(
            &mut text,
            &result(summary.map_or(Outcome::Unknown, |round| round.outcome)),
        );
        score = summary.map_or(score, |round| round.score);
    }
    text.push('\n');
    push_line(&mut text, &last_line(record.game()));
    text
}

fn push_line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn draw_line(draw: &Draw) -> String {
    draw.cards()
        .iter()
        .fold("Draw".to_owned(), |line, (seat, card)| {
            line + &format!(" {seat}:{card}")
        })
}

fn heading(number: usize, first: Seat, score: Score) -> String {
    format!("Round {number}, first {first}, score {score}")
}

fn write_turns(text: &mut String, deal: &Deal, actions: &[Action]) {
    let mut round = Round::new(deal);
    for &action in actions {
        // An attack stands on the line of its defence; anything else begins a line.
        if action.is_attack() {
            text.pop();
            text.push(' ');
        } else if let Some(seat) = round.to_act() {
            _ = write!(text, "{seat}: ");
        }
        _ = writeln!(text, "{action}");
        // The record holds legal actions only.
        _ = round.play(action);
    }
}

fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Unknown => "Unfinished".to_owned(),
        Outcome::Void => "Void".to_owned(),
        Outcome::Won {
            seat,
            points,
            doubled,
        } => {
            let plural = if points == 1 { "" } else { "s" };
            let master_stroke = if doubled { ", doubled" } else { "" };
            format!("Seat {seat} wins {points} point{plural}{master_stroke}")
        }
    }
}

fn last_line(game: &Game) -> String {
    let score = game.score();
    match game.outcome() {
        GameOutcome::Unknown => format!("Score {score}"),
        GameOutcome::Won { team } => format!("Score {score}, team {team} wins"),
    }
}

/// Reads a sheet. Every number in it is checked against the rules.
pub fn read(text: &str) -> Result<GameRecord, ParseSheetError> {
    Reader::new(text).game()
}

struct Reader<'a> {
    /// The lines that are not blank, with their numbers.
    lines: Peekable<vec::IntoIter<(usize, &'a str)>>,
    /// One past the last line, where a text that breaks off is at fault.
    end: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let numbered = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        let lines: Vec<_> = numbered.filter(|(_, line)| !line.is_empty()).collect();
        Self {
            lines: lines.into_iter().peekable(),
            end: text.lines().count() + 1,
        }
    }

    fn next(&mut self, wanted: &str) -> Result<(usize, &'a str), ParseSheetError> {
        self.lines
            .next()
            .ok_or_else(|| ParseSheetError::new(self.end, format!("{wanted} is missing")))
    }

    /// The next line, which must be exactly this.
    fn expect(&mut self, wanted: &str) -> Result<(), ParseSheetError> {
        let (line, text) = self.next(wanted)?;
        if text == wanted {
            Ok(())
        } else {
            Err(ParseSheetError::new(
                line,
                format!("should read `{wanted}`"),
            ))
        }
    }

    /// The rest of the next line, if it begins with this.
    fn after(&mut self, prefix: &str) -> Option<(usize, &'a str)> {
        let &(line, text) = self.lines.peek()?;
        let rest = text.strip_prefix(prefix)?;
        self.lines.next();
        Some((line, rest))
    }

    fn game(mut self) -> Result<GameRecord, ParseSheetError> {
        let (line, title) = self.next("the title")?;
        let (mode, level) = title
            .strip_prefix("Kami ")
            .and_then(|rest| rest.split_once(' '))
            .ok_or_else(|| ParseSheetError::new(line, "should read `Kami <mode> <level>`"))?;
        let mode: Mode = mode
            .parse()
            .map_err(|why| ParseSheetError::new(line, why))?;
        let level: Level = level
            .parse()
            .map_err(|why| ParseSheetError::new(line, why))?;
        let mut record = GameRecord::new(mode, level);
        while let Some((line, drawn)) = self.after("Draw ") {
            read_draw(&mut record, drawn).map_err(|why| ParseSheetError::new(line, why))?;
        }
        while let Some((line, head)) = self.after("Round ") {
            self.round(&mut record, line, head)?;
        }
        self.expect(&last_line(record.game()))?;
        match self.lines.next() {
            Some((line, _)) => Err(ParseSheetError::new(line, "nothing may follow the score")),
            None => Ok(record),
        }
    }

    fn round(
        &mut self,
        record: &mut GameRecord,
        line: usize,
        head: &str,
    ) -> Result<(), ParseSheetError> {
        let (deal_line, deal) = self
            .after("Deal ")
            .ok_or_else(|| ParseSheetError::new(line + 1, "a deal must follow the heading"))?;
        let deal: Deal = deal
            .parse()
            .map_err(|why| ParseSheetError::new(deal_line, why))?;
        let wanted = heading(
            record.rounds().len() + 1,
            deal.first(),
            record.game().score(),
        );
        if wanted.strip_prefix("Round ") != Some(head) {
            return Err(ParseSheetError::new(
                line,
                format!("should read `{wanted}`"),
            ));
        }
        record
            .deal_known(&deal)
            .map_err(|why| ParseSheetError::new(deal_line, why))?;
        while let Some(&(line, text)) = self.lines.peek() {
            if !text.starts_with(|letter: char| letter.is_ascii_digit()) {
                break;
            }
            self.lines.next();
            read_turn(record, text).map_err(|why| ParseSheetError::new(line, why))?;
        }
        let outcome = record
            .game()
            .round()
            .map_or(Outcome::Unknown, Round::outcome);
        self.expect(&result(outcome))
    }
}

fn read_draw(record: &mut GameRecord, text: &str) -> Result<(), String> {
    let mut cards = Vec::new();
    for (at, drawn) in text.split(' ').enumerate() {
        let (seat, card) = drawn.split_once(':').ok_or("a draw reads like `1:S 2:T`")?;
        let seat: Seat = seat.parse().map_err(text_of)?;
        if record.game().drawing().get(at) != Some(&seat) {
            return Err(format!("seat {seat} does not draw here"));
        }
        let card: Card = card.parse().map_err(text_of)?;
        cards.push(card);
    }
    record.draw_cards(&cards).map_err(text_of)
}

fn read_turn(record: &mut GameRecord, text: &str) -> Result<(), String> {
    let (seat, steps) = text
        .split_once(": ")
        .ok_or("a turn reads like `1: dS aL`")?;
    let seat: Seat = seat.parse().map_err(text_of)?;
    if record.game().phase() != GamePhase::Play {
        return Err("the round is over".to_owned());
    }
    if let Some(turn) = record.game().to_act().filter(|&turn| turn != seat) {
        return Err(format!("it is seat {turn}'s turn, not seat {seat}'s"));
    }
    let steps: Vec<Action> = steps
        .split(' ')
        .map(|step| step.parse().map_err(text_of))
        .collect::<Result<_, _>>()?;
    match steps[..] {
        [step] if step.is_attack() => {
            return Err("an attack stands on the line of its defence".to_owned());
        }
        [_] => {}
        [defence, attack] if defence.is_defence() && attack.is_attack() => {}
        _ => return Err("a turn is one step, or a defence and an attack".to_owned()),
    }
    steps
        .into_iter()
        .try_for_each(|step| record.play(step))
        .map_err(text_of)
}

fn text_of(why: impl fmt::Display) -> String {
    why.to_string()
}
