//! The race to 15: the chance to win the game from every score.

use std::sync::OnceLock;

use kami::{Level, Mode, Seat, Standing};

use super::payoff::{MOST, Payoff};

/// How many of 456 rounds between players of level 6 brought 0, 1 … 10 points.
const POINTS: [f64; 11] = [0.0, 48.0, 68.0, 139.0, 89.0, 66.0, 31.0, 0.0, 6.0, 0.0, 9.0];

const TARGET: usize = Level::TARGET as usize;

/// Sweeps until the chances stand still (scores can fall back at Lord and Kami level).
const SWEEPS: usize = 60;

/// The first team's chance to win from every score of the teams.
struct Race {
    teams: usize,
    chances: Vec<f32>,
}

impl Race {
    fn new(teams: usize, level: Level) -> Self {
        let states = TARGET.pow(teams as u32);
        let total: f64 = POINTS.iter().sum();
        let mut race = Self {
            teams,
            chances: vec![1.0 / teams as f32; states],
        };
        for _ in 0..SWEEPS {
            for state in (0..states).rev() {
                let score = race.score(state);
                let mut sum = 0.0;
                for winner in 0..teams {
                    for (points, share) in POINTS.iter().enumerate().skip(1) {
                        if *share > 0.0 {
                            let after = race.after(score, winner, points, level);
                            sum += share / total * f64::from(after);
                        }
                    }
                }
                race.chances[state] = (sum / teams as f64) as f32;
            }
        }
        race
    }

    fn score(&self, state: usize) -> [usize; 3] {
        let mut score = [0; 3];
        let mut rest = state;
        for points in score.iter_mut().take(self.teams) {
            *points = rest % TARGET;
            rest /= TARGET;
        }
        score
    }

    fn chance(&self, score: [usize; 3]) -> f32 {
        if let Some(winner) = score.iter().position(|&points| points >= TARGET) {
            return f32::from(u8::from(winner == 0));
        }
        let state = score
            .iter()
            .take(self.teams)
            .rev()
            .fold(0, |state, points| state * TARGET + points);
        self.chances[state]
    }

    fn after(&self, mut score: [usize; 3], team: usize, points: usize, level: Level) -> f32 {
        score[team] = usize::from(level.add(score[team] as u8, points as u8));
        self.chance(score)
    }
}

fn race(mode: Mode, level: Level) -> &'static Race {
    static RACES: [OnceLock<Race>; 6] = [const { OnceLock::new() }; 6];
    let teams = usize::from(mode.team_count());
    let place = (teams - 2) * 3 + level as usize;
    RACES[place.min(5)].get_or_init(|| Race::new(teams, level))
}

/// What the ends of a round are worth to a seat's side in this game: the change of its chance to
/// win, scaled so that the largest counts fully.
pub(super) fn payoff(mode: Mode, seat: Seat, standing: &Standing) -> Payoff {
    let race = race(mode, standing.level);
    let own = mode.team_of(seat).index();
    // The race knows the chances of its first team; the own team takes that place.
    let teams = race.teams;
    let mut score = [0; 3];
    for (place, points) in score.iter_mut().enumerate().take(teams) {
        let team = (own + place) % teams;
        let reached = standing.score.points().get(team).copied().unwrap_or(0);
        *points = usize::from(reached).min(TARGET - 1);
    }
    let now = race.chance(score);
    let change = |seat: usize, points: usize| {
        let team = mode.team_of(Seat::ALL[seat & 3]).index();
        let place = (team + teams - own) % teams;
        race.after(score, place, points, standing.level) - now
    };
    let largest = (0..usize::from(mode.code()))
        .flat_map(|seat| (1..=10).map(move |points| change(seat, points).abs()))
        .fold(f32::EPSILON, f32::max);
    Payoff::new(|seat, points| (change(seat, points) / largest * f32::from(MOST)).round() as i8)
}
