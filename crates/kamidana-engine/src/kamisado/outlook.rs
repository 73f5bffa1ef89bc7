//! What each move of a round leads to at once: what a beginner is shown.

use std::collections::BTreeMap;

use kamisado::{Action, Colour, Match, Phase, Round};
use serde::Serialize;

use super::step::{Step, steps};

/// What every move that can be made now hands over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoLandings))]
#[serde(tag = "kind", rename = "landings")]
pub struct Landings {
    /// By the move.
    pub landings: BTreeMap<String, Landing>,
}

/// What a move hands over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoLanding))]
pub struct Landing {
    /// Whether it wins the round.
    pub wins: bool,
    /// The enemy tower that has to move then; `None` if the round is over or the mover goes on.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub calls: Option<Colour>,
    /// Where that tower stands.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub stands: Option<String>,
    /// The squares on which it would be home at once.
    pub home: Vec<String>,
}

/// `None` unless somebody is to move.
pub(super) fn landings(game: &Match) -> Option<Landings> {
    let round = game.round().filter(|_| game.phase() == Phase::Play)?;
    let landings = steps(round).map(|step| {
        let action = Action::Move(step.path).to_string();
        (action, Landing::of(round, &step))
    });
    Some(Landings {
        landings: landings.collect(),
    })
}

impl Landing {
    fn of(round: &Round, step: &Step) -> Self {
        let next = &step.next;
        let over = step.end.is_some() || next.side() == round.side();
        let calls = next.active().filter(|_| !over);
        let square = |tower| next.board().square_of(next.side(), tower).to_string();
        let is_home = |answer: &Step| answer.end.is_some_and(|end| end.winner == next.side());
        Self {
            wins: step.end.is_some_and(|end| end.winner == round.side()),
            calls,
            stands: calls.map(square),
            home: match calls {
                Some(_) => steps(next)
                    .filter(is_home)
                    .map(|answer| answer.path.to.to_string())
                    .collect(),
                None => Vec::new(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use kamisado::{Length, SetUp};

    use super::*;

    #[test]
    fn a_landing_names_the_tower_it_calls_and_whether_that_one_gets_home() {
        let start = Match::new(Length::Single, SetUp::Usual);
        let found = landings(&start).expect("somebody is to move").landings;
        assert_eq!(found.len(), 102);
        for (action, landing) in &found {
            let mut next = start;
            next.play(action.parse().expect("a move")).expect("legal");
            let round = next.round().expect("in play");
            assert_eq!(landing.calls, round.active(), "{action}");
            // From the home rows nobody gets home in one move.
            assert_eq!((landing.wins, landing.home.len()), (false, 0), "{action}");
        }
    }

    #[test]
    fn whoever_may_walk_home_is_seen() {
        let mut game = Match::new(Length::Single, SetUp::Usual);
        let mut met = [false; 2];
        let mut random = crate::Random::new(3);
        for _ in 0..400 {
            let (Some(found), Some(side)) = (landings(&game), game.to_act()) else {
                game = Match::new(Length::Single, SetUp::Usual);
                continue;
            };
            let all: Vec<_> = found.landings.iter().collect();
            for (action, landing) in &all {
                let mut next = game;
                next.play(action.parse().expect("a move")).expect("legal");
                let won = matches!(
                    next.outcome(),
                    kamisado::Outcome::Decisive { winner, .. } if winner == side
                );
                assert_eq!(landing.wins, won, "{action}");
                met[0] |= landing.wins;
                for home in &landing.home {
                    let stands = landing
                        .stands
                        .as_ref()
                        .expect("a tower that is called stands");
                    let answer = format!("{stands}{home}").parse().expect("a move");
                    let mut lost = next;
                    lost.play(answer).expect("legal");
                    assert_ne!(lost.phase(), Phase::Play, "{action} {answer}");
                    met[1] = true;
                }
            }
            let pick = random.below(all.len() as u32) as usize;
            game.play(all[pick].0.parse().expect("a move"))
                .expect("legal");
        }
        assert_eq!(met, [true; 2]);
    }
}
