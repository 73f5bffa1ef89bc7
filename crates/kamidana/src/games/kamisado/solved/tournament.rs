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
use kamisado::{Action, Length, LineUp, Match, SetUp, Side};

use super::{figures, walk::prove_with_solver};
use crate::{
    commands::solved::{Extent, Theorem, read, save},
    draw::svg::Picture,
    failure::Failure,
};

pub(super) struct Tournament;

/// How often what was found is written down.
const BETWEEN_SAVES: Duration = Duration::from_secs(20);

/// How many answers a sample tries against each line-up that is said to be unbeaten.
const ANSWERS: u32 = 5;

impl Theorem for Tournament {
    fn id(&self) -> &'static str {
        "tournament"
    }

    fn summary(&self) -> &'static str {
        "for each line-up of the Challenger an answer of the Defender that refutes it"
    }

    fn embedded(&self) -> &'static [u8] {
        Openings::FILE
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
        for pass in Maker::PASSES {
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
                maker.try_some(challenger, pass);
                keep(&maker, false)?;
            }
        }
        keep(&maker, true)?;
        let open = maker.open();
        writeln!(
            out,
            "{} withstand the answers that refute the others",
            open.len()
        )?;
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

    fn check(&self, bytes: &[u8], extent: &Extent, out: &mut dyn Write) -> Result<(), Failure> {
        let openings = Openings::read(bytes).map_err(Failure::input)?;
        summarise(&openings, out)?;
        let mut random = Random::new(extent.seed);
        // The refuted first: an unbeaten line-up takes as long as thousands of them. And these are few, left
        // to chance they would hardly ever be tried.
        let (mut refuted, unbeaten): (Vec<_>, Vec<_>) = known(&openings)?
            .into_iter()
            .partition(|(_, found)| *found != Opening::Unbeaten);
        let entries = if extent.all {
            refuted.extend(unbeaten);
            extent.chosen(refuted, &mut random)
        } else {
            let mut entries = extent.chosen(refuted, &mut random);
            entries.extend(extent.chosen(unbeaten, &mut random));
            entries
        };
        for (challenger, found) in entries {
            let (winner, answers): (Side, Vec<LineUp>) = match found {
                Opening::Open => continue,
                Opening::Refuted(answer) => (Side::White, vec![answer]),
                Opening::Unbeaten if extent.all => (Side::Black, all_answers(challenger)),
                Opening::Unbeaten => (Side::Black, some_answers(&mut random)),
            };
            let mut positions = 0;
            for answer in &answers {
                let failed = |failure| match failure {
                    Failure::Input(why) => {
                        Failure::input(format!("{challenger} {}: {why}", said(found)))
                    }
                    system @ Failure::System(_) => system,
                };
                positions +=
                    prove_with_solver(&start(challenger, *answer)?, winner).map_err(failed)?;
            }
            writeln!(out, "{challenger} {}: {positions} positions", said(found))?;
        }
        Ok(())
    }

    fn picture(&self, bytes: &[u8]) -> Result<Option<Picture>, Failure> {
        let openings = Openings::read(bytes).map_err(Failure::input)?;
        Ok(Some(figures::withstanding(&openings)))
    }
}

/// The round after both have placed their towers.
fn start(challenger: LineUp, defender: LineUp) -> Result<Match, Failure> {
    let mut game = Match::new(Length::Single, SetUp::Tournament);
    for line_up in [challenger, defender] {
        game.play(Action::Place(line_up)).map_err(Failure::input)?;
    }
    Ok(game)
}

/// The entries to be proven: of two mirror images one, if the other says the same in the mirror.
fn known(openings: &Openings) -> Result<Vec<(LineUp, Opening)>, Failure> {
    let mut known = Vec::new();
    for (challenger, found) in openings.iter() {
        let mirrored = match found {
            Opening::Refuted(answer) => Opening::Refuted(answer.mirrored()),
            same => same,
        };
        // A line-up that is its own mirror image may have an answer that is not.
        let is_pair = challenger != challenger.mirrored();
        if is_pair && openings.get(challenger.mirrored()) != mirrored {
            return Err(Failure::input(format!(
                "wrong: {challenger} and {} are mirror images and have different answers",
                challenger.mirrored()
            )));
        }
        if found != Opening::Open && challenger.rank() <= challenger.mirrored().rank() {
            known.push((challenger, found));
        }
    }
    Ok(known)
}

/// Every answer; if the Challenger's line-up is its own mirror image, one of two is enough.
fn all_answers(challenger: LineUp) -> Vec<LineUp> {
    let needed = |answer: &LineUp| {
        challenger != challenger.mirrored() || answer.rank() <= answer.mirrored().rank()
    };
    LineUp::all().filter(needed).collect()
}

fn some_answers(random: &mut Random) -> Vec<LineUp> {
    let mut any = || LineUp::of_rank(random.below(LineUp::COUNT.into()) as u16);
    (0..ANSWERS).filter_map(|_| any()).collect()
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
    let answers = match answers.len() {
        1 => "1 answer".into(),
        count => format!("{count} answers"),
    };
    writeln!(
        out,
        "of {} line-ups {refuted} are refuted, by {answers}; {unbeaten} are unbeaten, {open} are open",
        LineUp::COUNT
    )?;
    Ok(())
}
