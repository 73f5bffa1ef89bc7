//! `kamidana games`: the games and their options, for people and for scripts.

use std::io::Write;

use kamidana_game::{OptionKind, games};
use serde_json::json;

use crate::failure::Failure;

pub(crate) fn run(as_json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if as_json {
        let games = games().iter().map(|game| {
            json!({
                "id": game.id(),
                "title": game.title(),
                "summary": game.summary(),
                "options": game.options(),
            })
        });
        let games: Vec<_> = games.collect();
        let text = serde_json::to_string_pretty(&games).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    for game in games() {
        writeln!(
            out,
            "{} ({})\n  {}",
            game.title(),
            game.id(),
            game.summary()
        )?;
        for option in game.options() {
            let only = match option.only_if {
                Some((id, value)) => format!(" (with {id}={value})"),
                None => String::new(),
            };
            writeln!(out, "\n  {}: {}{only}", option.id, option.help)?;
            match option.kind {
                OptionKind::Choice { values, default } => {
                    for (value, help) in values {
                        let mark = if *value == default { "*" } else { " " };
                        writeln!(out, "   {mark} {value:<12} {help}")?;
                    }
                }
                OptionKind::Number { min, max, default } => {
                    writeln!(out, "     {min} to {max}, usually {default}")?;
                }
                OptionKind::Text { form, default } => {
                    writeln!(out, "     {form}; usually {default}")?;
                }
            }
        }
        writeln!(out)?;
    }
    writeln!(out, "* is what you get if you say nothing.")?;
    Ok(())
}
