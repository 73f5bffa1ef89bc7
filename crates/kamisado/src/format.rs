//! Writing positions as text: `<board> <side> <active> <target> <score>`.

use std::fmt;

use crate::{Match, Phase, Round, Score, Side, Square, Teeth};

impl fmt::Display for Match {
    /// The position string. A round of a series prints as the single round it is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_board(f)?;
        let side = self.round_winner().or(self.to_act());
        let side = side.unwrap_or(Side::Black).letter();
        write!(f, " {side} ")?;
        match (self.phase(), self.round().map(Round::active)) {
            (Phase::SetUp, _) => f.write_str("setup")?,
            (_, Some(Some(active))) => write!(f, "{}", active.letter())?,
            (_, Some(None)) => f.write_str("-")?,
            _ => f.write_str("fill")?,
        }
        let target = self.length().target().unwrap_or(1);
        let score = self.board().map(Score::on).unwrap_or_default();
        write!(f, " {target} {score}")
    }
}

impl Match {
    fn tower_letter(&self, square: Square) -> Option<(char, Teeth)> {
        let (side, colour, teeth) = match (self.board(), self.placed()) {
            (Some(board), _) => {
                let tower = board.tower_at(square)?;
                (tower.side, tower.colour, tower.teeth)
            }
            (None, Some(black)) if square.row() == 0 => {
                let colour = black.colours()[square.file() as usize];
                (Side::Black, colour, Teeth::NONE)
            }
            _ => return None,
        };
        let letter = match side {
            Side::Black => colour.letter(),
            Side::White => colour.letter().to_ascii_uppercase(),
        };
        Some((letter, teeth))
    }

    fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..8).rev() {
            let mut empty = 0;
            for square in (0..8).filter_map(|file| Square::new(file, row)) {
                let Some((letter, teeth)) = self.tower_letter(square) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{letter}")?;
                for _ in 0..teeth.count() {
                    f.write_str("+")?;
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if row > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}
