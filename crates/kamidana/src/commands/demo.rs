//! `kamidana demo`: a short welcome and a board of each game.

use std::io::Write;

use crate::{
    draw::{self, Style},
    failure::Failure,
    games,
};

pub(crate) fn run(style: Style, out: &mut dyn Write) -> Result<(), Failure> {
    let words = style.words();
    let titles: Vec<_> = games::samples().map(|(game, _)| game.title()).collect();
    let gaps = [("games", titles.join(", ").into())];
    writeln!(out, "{}\n", words.fill("terminal-demo", gaps))?;
    for (game, samples) in games::samples() {
        let study = game.open_study([], Some(samples.position));
        let study = study.map_err(Failure::input)?;
        let about = words.maybe(&format!("{}-about", game.id()));
        let about = about.unwrap_or_else(|| game.summary().to_owned());
        writeln!(out, "{}: {about}\n", game.title())?;
        writeln!(out, "{}", draw::terminal(&*study, style))?;
    }
    Ok(())
}
