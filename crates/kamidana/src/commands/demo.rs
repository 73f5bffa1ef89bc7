//! `kamidana demo`: a short welcome and a board of each game.

use std::io::Write;

use crate::{
    draw::{self, Style},
    failure::Failure,
    games,
};

pub(crate) fn run(style: Style, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(
        out,
        "Kamidana, a home for {}.\n\
         Here are the boards; kamidana --help tells what you can do with them.\n",
        games::titles(|_| true)
    )?;
    for (game, samples) in games::samples() {
        let study = game.open_study([], Some(samples.position));
        let study = study.map_err(Failure::input)?;
        let (title, summary, caption) = (game.title(), game.summary(), samples.caption);
        writeln!(out, "{title}: {summary}\n{caption}\n")?;
        writeln!(out, "{}", draw::terminal(&*study, style))?;
    }
    Ok(())
}
