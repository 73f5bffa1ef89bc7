//! How habits are learnt: thinkers play, what every step was worth to them is written down, and the
//! tables are fitted until they like best what was worth most.

use std::{fmt, str::FromStr, time::Duration};

use kami::{Action, Deal, Deck, Mode, Phase, Round, View, Viewer};

use crate::{Instant, Limits, Random, maths::exp};

use super::{
    super::{mind, policy, sight::Sight, skill::Skill, table::Table},
    CELLS, Habits, Moment, PARTS, PHASES, Passes, place,
};

/// A choice that somebody thought about. Printed and read as the deal, the steps and what every
/// possible step was worth, with `|` between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    deal: Deal,
    steps: Vec<Action>,
    /// In points of a round.
    worths: Vec<(Action, f64)>,
}

impl Lesson {
    /// The choice, and who has let what go by; `None` if no card is chosen.
    fn led_to(&self) -> Option<(Round, Passes)> {
        let mut round = Round::new(&self.deal);
        let mut passes = Passes::default();
        for step in &self.steps {
            passes.note(&round, *step);
            round.play(*step).ok()?;
        }
        (round.phase() != Phase::Demoralised).then_some((round, passes))
    }
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.steps.iter().map(ToString::to_string).collect();
        let worth = |(action, worth): &(Action, f64)| format!("{action}:{worth:.3}");
        let worths: Vec<String> = self.worths.iter().map(worth).collect();
        write!(f, "{}|{}|{}", self.deal, steps.join(" "), worths.join(" "))
    }
}

impl FromStr for Lesson {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("not a lesson: {text}");
        let mut parts = text.split('|');
        let mut part = || parts.next().ok_or_else(wrong);
        let deal = part()?.parse().map_err(|_| wrong())?;
        let steps = part()?.split_whitespace().map(str::parse);
        let steps: Vec<Action> = steps.collect::<Result<_, _>>().map_err(|_| wrong())?;
        kami::replay(&deal, &steps).map_err(|_| wrong())?;
        let worth = |text: &str| {
            let (action, worth) = text.split_once(':')?;
            Some((action.parse().ok()?, worth.parse().ok()?))
        };
        let worths = part()?.split_whitespace().map(worth);
        let worths = worths.collect::<Option<_>>().ok_or_else(wrong)?;
        Ok(Self {
            deal,
            steps,
            worths,
        })
    }
}

/// The thinkers now and then do something else, so that it is seen what to do then.
const WANDERS: f64 = 0.12;
/// The memory of the thinkers, in mebibytes.
const MEMORY: usize = 16;
/// How long they may think: so long that it does not matter how busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lets thinkers play whole rounds, all seats alike, with so many imagined deals, played out by rules of
/// thumb; every choice is told.
pub fn lessons(mode: Mode, rounds: u64, deals: usize, seed: u64, mut tell: impl FnMut(&Lesson)) {
    let skill = Skill::of_teachers(deals);
    let mut table = Table::new(MEMORY);
    let (mut random, mut wandering) = (Random::new(seed), Random::new(seed));
    for number in 0..rounds {
        let deal = dealt(mode, (seed << 32).wrapping_add(number));
        let (mut round, mut steps) = (Round::new(&deal), Vec::new());
        while let Some(seat) = round.to_act() {
            let Ok(view) = View::of_round(&deal, &steps, Viewer::Seat(seat)) else {
                break;
            };
            let limits = Limits {
                deadline: Instant::now().checked_add(PATIENCE),
                ..Limits::default()
            };
            let mut chosen = view.legal.first();
            if view.legal.len() > 1
                && let Some(sight) = Sight::of_view(&view)
                && let Some(thought) = mind::think(&view, &skill, &limits, &mut table, &mut random)
            {
                chosen = thought.best(&sight);
                tell(&Lesson {
                    deal,
                    steps: steps.clone(),
                    worths: thought.worths(),
                });
                if wandering.unit() < WANDERS {
                    let liking = |action| policy::liking(&sight, action);
                    chosen = policy::drawn(liking, view.legal, 1.0, &mut wandering);
                }
            }
            let Some(action) = chosen.filter(|action| round.play(*action).is_ok()) else {
                break;
            };
            steps.push(action);
        }
    }
}

fn dealt(mode: Mode, seed: u64) -> Deal {
    let mut random = Random::new(seed);
    let mut deck = Deck::sorted();
    deck.shuffle(|bound| random.below(bound));
    let seats = mode.seats();
    let first = seats[random.below(seats.len() as u32) as usize];
    Deal::from_deck(mode, first, &deck)
}

/// What habits and rules of thumb give away on average, by the judgement of those who told the lessons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GivenAway {
    /// By habits, in points a choice.
    pub by_habit: f64,
    /// By rules of thumb.
    pub by_rule: f64,
}

/// Lets habits, as [`learn`] writes them, and rules of thumb choose in these lessons; `None` if there is
/// none, or if the habits do not fit the tables.
pub fn examine<'a>(
    lessons: impl IntoIterator<Item = &'a Lesson>,
    habits: &[u8],
) -> Option<GivenAway> {
    let habits = Habits::read(habits)?;
    let (mut count, mut by_habit, mut by_rule) = (0.0, 0.0, 0.0);
    for lesson in lessons {
        let Some((round, passes)) = lesson.led_to() else {
            continue;
        };
        let sight = Sight::of_round(&round)?;
        let moment = Moment::new(&sight, passes);
        let most = lesson.worths.iter().map(|worth| worth.1).reduce(f64::max)?;
        let less = |liking: &dyn Fn(Action) -> f32| {
            let worths = lesson.worths.iter();
            let liked = worths.max_by(|one, other| liking(one.0).total_cmp(&liking(other.0)));
            liked.map(|(_, worth)| most - worth)
        };
        by_habit += less(&|action| habits.liking(&moment, action))?;
        by_rule += less(&|action| policy::liking(&sight, action))?;
        count += 1.0;
    }
    (count > 0.0).then(|| GivenAway {
        by_habit: by_habit / count,
        by_rule: by_rule / count,
    })
}

/// What a lesson comes down to.
struct Exercise {
    phase: usize,
    /// For every action what rules of thumb say, its cells, and how much of the choice it should have.
    actions: Vec<(f64, Vec<u16>, f64)>,
}

/// Steps whose worth differs by so much are told apart clearly; less is within what chance does to a
/// thinker's judgement.
const CLEAR: f64 = 0.3;

impl Exercise {
    fn of(lesson: &Lesson) -> Option<Self> {
        let (round, passes) = lesson.led_to()?;
        let sight = Sight::of_round(&round)?;
        let moment = Moment::new(&sight, passes);
        let most = lesson.worths.iter().map(|worth| worth.1).reduce(f64::max)?;
        let share = |worth: f64| exp((worth - most) / CLEAR);
        let sum: f64 = lesson.worths.iter().map(|worth| share(worth.1)).sum();
        let actions = lesson.worths.iter().map(|(action, worth)| {
            let mut cells = Vec::new();
            moment.cells(*action, |cell| cells.push(cell as u16));
            let by_rule = f64::from(policy::liking(&sight, *action));
            (by_rule, cells, share(*worth) / sum)
        });
        Some(Self {
            phase: place(round.phase()),
            actions: actions.collect(),
        })
    }

    /// The chance of every action with these weights.
    fn chances(&self, weights: &[f64]) -> Vec<f64> {
        let liking = |(by_rule, cells, _): &(f64, Vec<u16>, f64)| {
            let cells = cells.iter().map(|cell| weights[usize::from(*cell)]);
            weights[CELLS + self.phase] * by_rule + cells.sum::<f64>()
        };
        let likings: Vec<f64> = self.actions.iter().map(liking).collect();
        let most = likings.iter().copied().fold(f64::MIN, f64::max);
        let parts: Vec<f64> = likings.iter().map(|liked| exp(liked - most)).collect();
        let sum: f64 = parts.iter().sum();
        parts.into_iter().map(|part| part / sum).collect()
    }
}

/// How often every lesson is gone through.
const PASSES: usize = 12;
/// How far a cell moves at first, and how far the weight of rules of thumb.
const STEPS: [f64; 2] = [0.15, 0.05];

/// Fits the tables to what was told and writes them down, two bytes a cell.
pub fn learn<'a>(lessons: impl IntoIterator<Item = &'a Lesson>) -> Vec<u8> {
    let exercises: Vec<Exercise> = lessons.into_iter().filter_map(Exercise::of).collect();
    let mut weights = vec![0.0; CELLS + PHASES];
    weights[CELLS..].fill(1.0);
    // What has been corrected so far: the more, the smaller the steps (AdaGrad).
    let mut corrected = vec![0.0_f64; CELLS + PHASES];
    let mut random = Random::new(3);
    for _ in 0..exercises.len() * PASSES {
        let exercise = &exercises[random.below(exercises.len() as u32) as usize];
        let chances = exercise.chances(&weights);
        for ((by_rule, cells, share), chance) in exercise.actions.iter().zip(chances) {
            let mut correct = |at: usize, by: f64, step: f64| {
                corrected[at] += by * by;
                weights[at] -= step * by / corrected[at].sqrt().max(0.3);
            };
            let by = chance - share;
            for cell in cells {
                correct(usize::from(*cell), by, STEPS[0]);
            }
            let by_rule = by_rule.clamp(-5.0, 5.0);
            correct(CELLS + exercise.phase, by * by_rule, STEPS[1]);
        }
    }
    let written = |weight: &f64| (weight * f64::from(PARTS)).round() as i16;
    weights
        .iter()
        .flat_map(|weight| written(weight).to_le_bytes())
        .collect()
}
