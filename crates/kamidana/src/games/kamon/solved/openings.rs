//! Random layouts after a few random moves, or none: who wins, and by which move.

use std::{fmt, io::Write, path::Path, thread};

use kamidana_engine::{Limits, Random, StopFlag, Verdict, kamon::SharedSolver};
use kamon::{Cell, Layout, Options, Position, Side, Token};

use super::walk::prove_with_solver;
use crate::{
    commands::solved::{self, Extent, Theorem, read, save},
    failure::Failure,
};

/// Numbered random positions after so many plies, the first of them in the data.
pub(super) struct Openings {
    pub(super) id: &'static str,
    pub(super) summary: &'static str,
    pub(super) plies: usize,
    /// The memory of the solver, in mebibytes.
    pub(super) memory: usize,
    pub(super) embedded: &'static [u8],
}

/// A line of the file: a position, who wins it, a move that keeps it won or drawn, and the nodes
/// it took to find out, with tabs between them. The nodes differ a little from run to run: threads
/// are not always equally fast.
struct Entry {
    position: Position,
    /// `None` if it is drawn.
    winner: Option<Side>,
    /// `None` if the side to move loses.
    best: Option<Cell>,
    nodes: u64,
}

impl Theorem for Openings {
    fn id(&self) -> &'static str {
        self.id
    }

    fn summary(&self) -> &'static str {
        self.summary
    }

    fn embedded(&self) -> &'static [u8] {
        self.embedded
    }

    /// It never ends by itself: there is always a next layout.
    fn make(&self, file: &Path, stop: &StopFlag, out: &mut dyn Write) -> Result<(), Failure> {
        let mut text = match read(file)? {
            Some(bytes) => solved::text(&bytes)?.to_owned(),
            None => String::new(),
        };
        let known = self.entries(&text)?.len();
        for number in known as u64 + 1.. {
            let position = numbered(number, self.plies);
            let Some(entry) = solve(&position, self.memory, stop) else {
                break;
            };
            let line = format!("{entry}\n");
            write!(out, "{line}")?;
            text.push_str(&line);
            save(file, text.as_bytes())?;
        }
        Err(Failure::input("it was stopped"))
    }

    /// Every line is about the position of its number and its move is legal. Of those that are
    /// chosen it is proven again who wins: all moves against the winner's, and after the move that
    /// is given, if there is one.
    fn check(&self, bytes: &[u8], extent: &Extent, out: &mut dyn Write) -> Result<(), Failure> {
        let text = solved::text(bytes)?;
        let entries = self.entries(text)?;
        if entries.is_empty() {
            let make = format!("kamidana solved make kamon {} FILE", self.id);
            return Err(Failure::input(format!(
                "nothing is solved here yet: {make}"
            )));
        }
        let share = |winner| {
            let won = entries.iter().filter(|entry| entry.winner == winner);
            Share {
                of: entries.len(),
                count: won.count(),
            }
        };
        writeln!(
            out,
            "of {} positions after {} plies Black wins {}, White {}, and {} are drawn (95 % intervals)",
            entries.len(),
            self.plies,
            share(Some(Side::Black)),
            share(Some(Side::White)),
            share(None),
        )?;
        for entry in extent.chosen(entries, &mut Random::new(extent.seed)) {
            let positions = entry.prove(self.memory)?;
            writeln!(out, "{entry}: {positions} positions")?;
        }
        Ok(())
    }
}

impl Openings {
    fn entries(&self, text: &str) -> Result<Vec<Entry>, Failure> {
        let lines = (1..).zip(text.lines()).map(|(number, line)| {
            let entry = Entry::read(line).ok_or_else(|| {
                Failure::input(format!("no position, winner, move and nodes: {line}"))
            })?;
            if entry.position != numbered(number, self.plies) {
                return Err(Failure::input(format!(
                    "wrong: line {number} is about another position"
                )));
            }
            Ok(entry)
        });
        lines.collect()
    }
}

/// How many of some random positions, and which share of all such positions that makes likely.
#[derive(Clone, Copy)]
struct Share {
    of: usize,
    count: usize,
}

impl Share {
    /// The bounds of the share, which 95 of 100 samples keep (Wilson's interval).
    fn bounds(self) -> [f64; 2] {
        /// So many standard deviations leave out 5 %.
        const WIDE: f64 = 1.96;
        let (of, count) = (self.of as f64, self.count as f64);
        let share = count / of;
        let half = WIDE * (share * (1.0 - share) / of + (WIDE / (2.0 * of)).powi(2)).sqrt();
        let middle = share + WIDE * WIDE / (2.0 * of);
        [middle - half, middle + half].map(|bound| bound / (1.0 + WIDE * WIDE / of))
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [least, most] = self.bounds().map(|bound| 100.0 * bound);
        write!(f, "{} ({:.0} to {most:.0} %)", self.count, least.abs())
    }
}

/// The random position of a number.
fn numbered(number: u64, plies: usize) -> Position {
    let mut random = Random::new(number);
    let mut order = Token::ALL;
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last as u32 + 1) as usize);
    }
    let forbidden = Cell::ALL[random.below(Cell::ALL.len() as u32) as usize];
    let layout = Layout::new(order, forbidden).expect("each token once");
    let mut position = Position::new(layout, Options::default());
    for _ in 0..plies {
        let legal = position.legal_cells();
        let chosen = random.below(legal.len() as u32) as usize;
        if let Some(cell) = legal.iter().nth(chosen) {
            position.play_unchecked(cell);
        }
    }
    position
}

/// Solves a position with all processors; `None` if it was stopped.
fn solve(position: &Position, memory: usize, stop: &StopFlag) -> Option<Entry> {
    let solver = SharedSolver::new(position, memory);
    let limits = Limits {
        stop: stop.nested(),
        ..Limits::default()
    };
    let work = || {
        let found = solver.work(&limits);
        limits.stop.stop();
        found
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (verdict, best) = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut found = workers.into_iter().filter_map(|worker| worker.join().ok());
        found.find_map(|found| found)
    })?;
    let winner = match verdict {
        Verdict::Win => Some(position.side()),
        Verdict::Loss => Some(position.side().other()),
        Verdict::Draw => None,
    };
    Some(Entry {
        position: *position,
        winner,
        best,
        nodes: limits.stop.nodes(),
    })
}

impl Entry {
    fn read(line: &str) -> Option<Self> {
        let [position, winner, best, nodes] =
            line.split('\t').collect::<Vec<_>>().try_into().ok()?;
        let position: Position = position.parse().ok()?;
        let winner = match winner {
            "draw" => None,
            side => Some(
                Side::ALL
                    .into_iter()
                    .find(|known| known.to_string() == side)?,
            ),
        };
        let best = match best {
            "-" => None,
            cell => Some(
                cell.parse()
                    .ok()
                    .filter(|&cell| position.legal_cells().contains(cell))?,
            ),
        };
        // Who loses has no such move, everybody else has.
        (best.is_none() == (winner == Some(position.side().other()))).then_some(())?;
        Some(Self {
            position,
            winner,
            best,
            nodes: nodes.parse().ok()?,
        })
    }

    /// Proves it again with so many mebibytes; how many positions were met.
    fn prove(&self, memory: usize) -> Result<usize, Failure> {
        let mut position = self.position;
        if let Some(best) = self.best {
            position.play(best).map_err(Failure::input)?;
        }
        if let Some(winner) = self.winner {
            return prove_with_solver(&position, winner, true, memory);
        }
        // The move holds the draw, and the other side has one from the very start.
        let mover = self.position.side();
        Ok(prove_with_solver(&position, mover, false, memory)?
            + prove_with_solver(&self.position, mover.other(), false, memory)?)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = self.winner.map_or("draw".into(), |side| side.to_string());
        let best = self.best.map_or("-".into(), |cell| cell.to_string());
        write!(f, "{}\t{winner}\t{best}\t{}", self.position, self.nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same late in the game, where a proof takes no time.
    const LATE: Openings = Openings {
        id: "late",
        summary: "",
        plies: 13,
        memory: 1,
        embedded: b"",
    };

    /// Raises a flag after so many lines.
    struct StopAfter(usize, StopFlag);

    impl Write for StopAfter {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 -= usize::from(bytes.contains(&b'\n'));
            if self.0 == 0 {
                self.1.stop();
            }
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    fn made(file: &Path, lines: usize) -> String {
        let stop = StopFlag::default();
        let stopped = LATE.make(file, &stop, &mut StopAfter(lines, stop.clone()));
        assert!(stopped.is_err());
        std::fs::read_to_string(file).expect("it was written")
    }

    /// Checks all entries after the first few.
    fn check(text: &str, skip: usize) -> Result<String, String> {
        let extent = Extent {
            all: true,
            skip,
            sample: 0,
            seed: 1,
        };
        let mut out = Vec::new();
        let checked = LATE.check(text.as_bytes(), &extent, &mut out);
        checked.map_err(|failure| match failure {
            Failure::Input(why) => why,
            Failure::System(error) => error.to_string(),
        })?;
        Ok(String::from_utf8(out).expect("it is text"))
    }

    #[test]
    fn what_is_made_goes_on_where_it_was_stopped_and_can_be_proven_again() {
        let name = format!("kamidana-openings-{}", std::process::id());
        let file = std::env::temp_dir().join(name);
        let first = made(&file, 2);
        assert_eq!(first.lines().count(), 2);
        let text = made(&file, 4);
        std::fs::remove_file(&file).expect("it is ours");
        assert_eq!(text.lines().count(), 6);
        assert!(text.starts_with(&first));
        let said = check(&text, 0).expect("all of it is true");
        assert!(said.starts_with("of 6 positions after 13 plies"), "{said}");
    }

    #[test]
    fn a_share_lies_between_bounds_that_come_nearer() {
        let said = |count, of| Share { of, count }.to_string();
        assert_eq!(said(1, 1), "1 (21 to 100 %)");
        assert_eq!(said(149, 200), "149 (68 to 80 %)");
        assert_eq!(said(0, 200), "0 (0 to 2 %)");
    }

    #[test]
    fn no_data_prove_nothing() {
        let why = check("", 0).expect_err("there is nothing to check");
        assert!(why.starts_with("nothing is solved here yet"), "{why}");
    }

    #[test]
    fn another_position_winner_or_move_is_found_out() {
        let entries: Vec<Entry> = (1..=6)
            .map(|number| {
                let position = numbered(number, LATE.plies);
                solve(&position, 1, &StopFlag::default()).expect("nobody stops it")
            })
            .collect();
        let swapped = format!("{}\n{}\n", entries[1], entries[0]);
        let why = check(&swapped, 0).expect_err("they are not in their places");
        assert!(why.contains("line 1 is about another position"), "{why}");
        let mut before = String::new();
        for (number, entry) in entries.iter().enumerate() {
            let any = entry.position.legal_actions().next();
            let loser = entry.winner.expect("draws are rare").other();
            // The other side wins, with a move if it is to move.
            let wrong = Entry {
                winner: Some(loser),
                best: any.filter(|_| loser == entry.position.side()),
                ..*entry
            };
            let why = check(&format!("{before}{wrong}"), number).expect_err("it does not");
            assert!(why.starts_with("wrong"), "{why}");
            // Who wins by a move has one, who loses has none.
            let wrong = Entry {
                best: any.filter(|_| entry.best.is_none()),
                ..*entry
            };
            let why = check(&format!("{before}{wrong}"), number).expect_err("it does not fit");
            assert!(why.starts_with("no position, winner, move"), "{why}");
            before = format!("{before}{entry}\n");
        }
    }

    #[test]
    fn a_draw_is_proven_for_both_sides() {
        let mut draws = 0;
        for position in (1..400).map(|number| numbered(number, 31)) {
            let Some(entry) = solve(&position, 1, &StopFlag::default()) else {
                assert!(position.outcome().is_over());
                continue;
            };
            entry.prove(1).expect("it is true");
            draws += usize::from(entry.winner.is_none());
            let drawn = Entry {
                winner: None,
                best: entry.best.or_else(|| position.legal_actions().next()),
                ..entry
            };
            assert_eq!(drawn.prove(1).is_ok(), entry.winner.is_none(), "{entry}");
        }
        assert!(draws > 0);
    }
}
