//! Plays duplicate rounds of Kami for four between two settings of level 8, and says which is better.
//!
//! `cargo run --release -p kamidana-engine --example kami_duplicate -- <one> <other> <deals> <seed> [<gain>]`
//!
//! Every deal is played twice, sides exchanged; what is counted is the mean of both, in points a round
//! of the one. Settings are written `deals=60,reads=rules` (see `Trial::new`); `-` is level 8 as it is,
//! `oracle` sees all cards. The sequential test asks whether the gain is 0 or as much as given (0.5 if nothing
//! is), and ends the run when it is sure of one of them, with an error of five per cent.

use std::{error::Error, time::Duration};

use kami::{Action, Deal, Deck, Mode, Outcome, Round, Seat, View, Viewer};
use kamidana_engine::{
    Instant, Limits, Random,
    kami::{Oracle, Trial},
};

/// The memory of each player, in mebibytes.
const MEMORY: usize = 16;
/// How long a choice may take: so long that it does not matter how busy the machine is.
const PATIENCE: Duration = Duration::from_secs(600);
/// The logarithm of the likelihood ratio at which the test is sure: 0.95 to 0.05.
const SURE: f64 = 2.944;
/// Before so many deals the spread is not known well enough to be sure of anything.
const LEAST: u64 = 30;
/// Deals between two lines that say how it stands.
const OFTEN: u64 = 20;
/// What the oracle may visit for a choice.
const ORACLE_NODES: u64 = 400_000;

enum Side {
    Trial(Box<Trial>),
    Oracle(Oracle),
}

impl Side {
    fn read(text: &str) -> Result<Self, String> {
        Ok(match text {
            "oracle" => Self::Oracle(Oracle::new(MEMORY)),
            "-" => Self::Trial(Box::new(Trial::new("", MEMORY)?)),
            _ => Self::Trial(Box::new(Trial::new(text, MEMORY)?)),
        })
    }

    fn choose(&mut self, deal: &Deal, log: &[Action], round: &Round, seed: u64) -> Option<Action> {
        let deadline = Instant::now().checked_add(PATIENCE);
        match self {
            Self::Oracle(oracle) => {
                let limits = Limits {
                    nodes: Some(ORACLE_NODES),
                    deadline,
                    ..Limits::default()
                };
                oracle.choose(round, &limits)
            }
            Self::Trial(trial) => {
                let limits = Limits {
                    deadline,
                    ..Limits::default()
                };
                let view = View::of_round(deal, log, Viewer::Seat(round.to_act()?)).ok()?;
                trial.choose(&view, seed, &limits)
            }
        }
    }
}

/// The points of seats 1 and 3 less those of the others. Chance depends on the deal and the step only, so
/// that settings which choose alike go on alike.
fn points(deal: &Deal, sides: [&mut Side; 2], seed: u64) -> Result<f64, String> {
    let [odd, even] = sides;
    let (mut round, mut log) = (Round::new(deal), Vec::new());
    while let Some(seat) = round.to_act() {
        let side = if seat.index().is_multiple_of(2) {
            &mut *odd
        } else {
            &mut *even
        };
        let seed = (seed << 8) + log.len() as u64;
        let action = side.choose(deal, &log, &round, seed).ok_or("no choice")?;
        round.play(action).map_err(|why| why.to_string())?;
        log.push(action);
    }
    Ok(match round.outcome() {
        Outcome::Won { seat, points, .. } if seat.index().is_multiple_of(2) => f64::from(points),
        Outcome::Won { points, .. } => -f64::from(points),
        Outcome::Void | Outcome::Unknown => 0.0,
    })
}

/// The gains of deals, one number each.
#[derive(Default)]
struct Gains {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Gains {
    fn add(&mut self, gain: f64) {
        self.count += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn variance(&self) -> f64 {
        let left = (self.squares - self.sum * self.mean()).max(0.0);
        left / (self.count - 1.0).max(1.0)
    }

    /// The logarithm of how much likelier these gains are if the true one is as wanted than if it is 0.
    fn ratio(&self, wanted: f64) -> f64 {
        // Settings that never differ would have no spread at all, and prove anything.
        let variance = self.variance().max(0.1);
        self.count * wanted * (2.0 * self.mean() - wanted) / (2.0 * variance)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, deals, seed, rest @ ..] = &words[..] else {
        return Err("<one> <other> <deals> <seed> [<gain>]".into());
    };
    let (mut first, mut second) = (Side::read(one)?, Side::read(other)?);
    let (deals, seed): (u64, u64) = (deals.parse()?, seed.parse()?);
    let wanted: f64 = rest.first().map_or(Ok(0.5), |gain| gain.parse())?;
    let mut gains = Gains::default();
    let start = Instant::now();
    for number in 0..deals {
        let luck = (seed << 24) + number;
        let mut random = Random::new(luck);
        let mut deck = Deck::sorted();
        deck.shuffle(|bound| random.below(bound));
        let leader = Seat::ALL[random.below(4) as usize];
        let deal = Deal::from_deck(Mode::Traditional, leader, &deck);
        let ours = points(&deal, [&mut first, &mut second], luck)?;
        let theirs = points(&deal, [&mut second, &mut first], luck)?;
        gains.add((ours - theirs) / 2.0);
        let ratio = gains.ratio(wanted);
        let sure = ratio.abs() >= SURE && number + 1 >= LEAST;
        if (number + 1) % OFTEN == 0 || number + 1 == deals || sure {
            println!(
                "{} deals, {:.0} s: {one} against {other}: {:+.3} ± {:.3} points a round, log-likelihood ratio of {wanted:+} to 0: {ratio:+.2}",
                number + 1,
                start.elapsed().as_secs_f64(),
                gains.mean(),
                (gains.variance() / gains.count).sqrt(),
            );
        }
        if sure {
            break;
        }
    }
    Ok(())
}
