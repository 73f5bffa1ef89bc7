//! The tournament opening: both players choose their line-ups, the Challenger first.

use std::{
    collections::HashSet,
    io::Write,
    path::Path,
    time::{Duration, Instant},
};

use kamidana_engine::{
    Random, StopFlag,
    kamisado::{Maker, Opening, Openings},
};
use kamisado::{Board, LineUp, Round, Side};

use super::plain::Plain;
use crate::{
    commands::solved::{Extent, Theorem, read, save},
    failure::Failure,
};

pub(super) struct Tournament;

/// How often what was found is written down.
const BETWEEN_SAVES: Duration = Duration::from_secs(20);

/// How many answers a sample tries against each line-up that is said to be unbeaten.
const ANSWERS: u32 = 20;

impl Theorem for Tournament {
    fn id(&self) -> &'static str {
        "tournament"
    }

    fn summary(&self) -> &'static str {
        "for each line-up of the Challenger one of the Defender's that refutes it"
    }

    fn embedded(&self) -> Option<&'static [u8]> {
        None
    }

    fn make(&self, file: &Path, stop: &StopFlag, out: &mut dyn Write) -> Result<(), Failure> {
        let openings = match read(file)? {
            Some(bytes) => Openings::read(&bytes).map_err(Failure::input)?,
            None => Openings::default(),
        };
        let mut maker = Maker::new(&openings, stop.clone());
        let mut saved = Instant::now();
        let mut keep = |maker: &Maker, now: bool| -> Result<(), Failure> {
            if now || saved.elapsed() > BETWEEN_SAVES {
                save(file, &maker.openings().write())?;
                saved = Instant::now();
            }
            Ok(())
        };
        let open = maker.open();
        writeln!(
            out,
            "{} line-ups are open, mirror images left out",
            open.len()
        )?;
        for challenger in open {
            if stop.is_raised() {
                break;
            }
            maker.try_killers(challenger);
            keep(&maker, false)?;
        }
        keep(&maker, true)?;
        let open = maker.open();
        if !stop.is_raised() {
            writeln!(
                out,
                "{} withstand the answers that refute the others",
                open.len()
            )?;
        }
        for challenger in open {
            if stop.is_raised() {
                break;
            }
            let found = maker.try_all(challenger);
            writeln!(out, "{challenger} {}", said(found))?;
            keep(&maker, true)?;
        }
        summarise(maker.openings(), out)
    }

    fn check(&self, bytes: &[u8], extent: Extent, out: &mut dyn Write) -> Result<(), Failure> {
        let openings = Openings::read(bytes).map_err(Failure::input)?;
        summarise(&openings, out)?;
        let mut random = Random::new(extent.seed);
        let known: Vec<_> = openings
            .iter()
            .filter(|(_, o)| *o != Opening::Open)
            .collect();
        let (mut proven, mut positions) = (0, 0);
        for (challenger, found) in extent.chosen(known, &mut random) {
            let answers: Vec<LineUp> = match found {
                Opening::Open => continue,
                Opening::Refuted(answer) => vec![answer],
                Opening::Unbeaten if extent.all => LineUp::all().collect(),
                Opening::Unbeaten => (0..ANSWERS)
                    .filter_map(|_| LineUp::of_rank(random.below(LineUp::COUNT.into()) as u16))
                    .collect(),
            };
            for answer in answers {
                let round = Round::new(Board::new(challenger, answer), Side::Black);
                let mut plain = Plain::default();
                if plain.mover_wins(&round) != (found == Opening::Unbeaten) {
                    return Err(Failure::input(format!(
                        "wrong: {challenger} is said to be {}, but against {answer} it is not",
                        said(found)
                    )));
                }
                proven += 1;
                positions += plain.positions();
            }
            writeln!(out, "{challenger} {}: proven again", said(found))?;
        }
        writeln!(out, "{proven} rounds proven again, {positions} positions")?;
        Ok(())
    }
}

fn said(found: Opening) -> String {
    match found {
        Opening::Open => "open".into(),
        Opening::Unbeaten => "unbeaten".into(),
        Opening::Refuted(answer) => format!("refuted by {answer}"),
    }
}

fn summarise(openings: &Openings, out: &mut dyn Write) -> Result<(), Failure> {
    let mut answers = HashSet::new();
    let (mut open, mut unbeaten, mut refuted) = (0, 0, 0);
    for (_, found) in openings.iter() {
        match found {
            Opening::Open => open += 1,
            Opening::Unbeaten => unbeaten += 1,
            Opening::Refuted(answer) => {
                refuted += 1;
                answers.insert(answer);
            }
        }
    }
    writeln!(
        out,
        "of {} line-ups {refuted} are refuted, by {} answers; {unbeaten} are unbeaten, {open} are open",
        LineUp::COUNT,
        answers.len()
    )?;
    Ok(())
}
