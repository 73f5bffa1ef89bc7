//! Kamisado behind the common door.

use kamidana_game::{Data, Study, View, kamisado::KamisadoBoard};
use kamisado::{Action, Colour, Fill, Match, Phase, Side};
use serde::Serialize;

use crate::{
    ActionJudgement, Analyst, Answer, Character, Judgement, Limits, Player, Proof, Question,
    Verdict, YardstickSpec,
};

use super::{Engine, Openings, outlook, player::player, threats};

/// Plays matches and judges rounds and matches of Kamisado.
#[derive(Clone, Copy, Debug)]
pub struct Machine;

impl crate::Machine for Machine {
    fn game(&self) -> &'static str {
        "kamisado"
    }

    fn player(&self, character: Character) -> Box<dyn Player> {
        player(character)
    }

    fn yardsticks(&self) -> &'static [YardstickSpec] {
        &[
            YardstickSpec {
                name: "simple",
                help: "takes a walk home, hands none over, else plays at random",
            },
            YardstickSpec {
                name: "alphabeta",
                help: "proves nothing, looks as many plies ahead as it has time",
            },
        ]
    }

    // In a browser nobody is measured.
    #[cfg(not(target_family = "wasm"))]
    fn yardstick(&self, name: &str, memory: usize, seed: u64) -> Option<Box<dyn crate::Yardstick>> {
        match name {
            "simple" => Some(Box::new(super::simple::Simple::new(seed))),
            "alphabeta" => Some(Box::new(super::AlphaBeta::new(memory, seed))),
            _ => None,
        }
    }

    fn answers(&self, _: Question) -> bool {
        true
    }

    fn insight(&self, study: &dyn Study) -> Option<Data> {
        let game: &Match = study.get()?;
        let round = game.round().filter(|_| game.phase() == Phase::Play)?;
        let threats = |side| threats::Threats::of(round.board(), side).towers().collect();
        Some(Data::new(Threats {
            black: threats(Side::Black),
            white: threats(Side::White),
        }))
    }

    #[cfg(feature = "schema")]
    fn insight_schema(&self) -> Option<kamidana_game::schema::TaggedSchema> {
        let threats = kamidana_game::schema::TaggedSchema::of::<Threats>("kind", "threats");
        Some(threats)
    }

    fn outlook(&self, view: &View) -> Option<Data> {
        let acts = view.to_act.is_some_and(|seat| view.viewer.sits_on(seat));
        let board: &KamisadoBoard = view.board.get().filter(|_| acts)?;
        outlook::landings(&board.game).map(Data::new)
    }

    #[cfg(feature = "schema")]
    fn outlook_schema(&self) -> Option<kamidana_game::schema::TaggedSchema> {
        let landings =
            kamidana_game::schema::TaggedSchema::of::<outlook::Landings>("kind", "landings");
        Some(landings)
    }

    fn analyst(&self, memory: usize) -> Box<dyn Analyst> {
        Box::new(KamisadoAnalyst {
            engine: Engine::new(memory),
        })
    }
}

/// The towers of each side that could walk home if it were their turn now. Who lands on the
/// colour of such an enemy tower hands it the round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoThreats))]
#[serde(tag = "kind", rename = "threats")]
pub struct Threats {
    /// Of Black.
    pub black: Vec<Colour>,
    /// Of White.
    pub white: Vec<Colour>,
}

struct KamisadoAnalyst {
    engine: Engine,
}

impl Analyst for KamisadoAnalyst {
    fn solve(&mut self, study: &dyn Study, question: Question, limits: &Limits) -> Answer {
        let Some(game) = study.get::<Match>() else {
            return Answer::NOTHING;
        };
        match (question, game.phase()) {
            (_, Phase::Over) => finished(game),
            (Question::Match, _) => {
                let found = self.engine.solve_match(game, limits);
                Answer::proven(found.proof, found.nodes, &found.line)
            }
            (_, Phase::Play) => self.solve_round(game, question, limits),
            (_, Phase::Fill) => self.solve_fill(game, question, limits),
            (_, Phase::SetUp) => self.solve_set_up(game, limits),
        }
    }

    fn analyse(
        &mut self,
        study: &dyn Study,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let Some(game) = study.get::<Match>() else {
            return Vec::new();
        };
        let mut tell = |actions: &[super::ActionJudgement]| on_update(&texts(actions));
        texts(&self.engine.analyse(game, limits, &mut tell))
    }
}

impl KamisadoAnalyst {
    fn solve_round(&mut self, game: &Match, question: Question, limits: &Limits) -> Answer {
        let Some(round) = game.round() else {
            return Answer::NOTHING;
        };
        let shortest = question == Question::Shortest;
        let found = self.engine.solver.solve(round, shortest, limits);
        Answer::proven(found.proof, found.nodes, &found.line)
    }

    /// The winner of a round chooses the fill, and with it the round that is asked about.
    fn solve_fill(&mut self, game: &Match, question: Question, limits: &Limits) -> Answer {
        let chooser = game.to_act();
        let mut best: Option<(Proof, Answer)> = None;
        let mut nodes = 0;
        let mut all_known = true;
        for fill in Fill::ALL {
            let mut next = *game;
            if next.play(Action::Fill(fill)).is_err() {
                continue;
            }
            let left = Limits {
                nodes: limits.nodes.map(|most| most.saturating_sub(nodes)),
                ..limits.clone()
            };
            let mut found = self.solve_round(&next, question, &left);
            nodes += found.nodes;
            let Judgement::Proven(mut proof) = found.judgement else {
                all_known = false;
                continue;
            };
            if next.to_act() != chooser {
                proof.verdict = proof.verdict.reversed();
            }
            proof.plies = proof.plies.map(|plies| plies + 1);
            found.line.insert(0, fill.to_string());
            if best.as_ref().is_none_or(|(known, _)| better(proof, *known)) {
                best = Some((proof, found));
            }
        }
        // A win stands whatever the other fill brings; its length, or a loss, does not.
        let proof = best.as_ref().map(|(proof, _)| *proof).filter(|proof| {
            let enough = proof.verdict == Verdict::Win && question == Question::Verdict;
            all_known || enough
        });
        match (proof, best) {
            (Some(proof), Some((_, found))) => Answer {
                judgement: Judgement::Proven(proof),
                nodes,
                line: found.line,
            },
            _ => Answer {
                nodes,
                ..Answer::NOTHING
            },
        }
    }

    /// Who wins is known of most set-ups; of the others, who places second may find a line-up that wins.
    fn solve_set_up(&mut self, game: &Match, limits: &Limits) -> Answer {
        let proof = |verdict| {
            Some(Proof {
                verdict,
                plies: None,
            })
        };
        if let Some((winner, next)) = Openings::known().winner(game.placed()) {
            let verdict = if game.to_act() == Some(winner) {
                Verdict::Win
            } else {
                Verdict::Loss
            };
            let line: Vec<Action> = next.map(Action::Place).into_iter().collect();
            return Answer::proven(proof(verdict), 0, &line);
        }
        let before = limits.stop.nodes();
        let judged = self.engine.analyse(game, limits, &mut |_| {});
        let nodes = limits.stop.nodes() - before;
        let wins = |said: &&super::ActionJudgement| matches!(said.judgement, Judgement::Proven(proof) if proof.verdict == Verdict::Win);
        match judged.iter().find(wins) {
            Some(found) => Answer::proven(proof(Verdict::Win), nodes, &[found.action]),
            None => Answer {
                nodes,
                ..Answer::NOTHING
            },
        }
    }
}

/// Whether the side to move prefers the first: a win, and a quick one, or a late loss.
fn better(one: Proof, other: Proof) -> bool {
    match (one.verdict, other.verdict) {
        (Verdict::Win, Verdict::Win) => one.plies < other.plies,
        (Verdict::Win, _) => true,
        (_, Verdict::Win) => false,
        _ => one.plies > other.plies,
    }
}

/// A decided match counts its winner as the side to move.
fn finished(game: &Match) -> Answer {
    let verdict = match game.outcome() {
        kamisado::Outcome::Decisive { .. } => Verdict::Win,
        kamisado::Outcome::Draw => Verdict::Draw,
        kamisado::Outcome::Unknown => return Answer::NOTHING,
    };
    Answer {
        judgement: Judgement::Proven(Proof {
            verdict,
            plies: Some(0),
        }),
        ..Answer::NOTHING
    }
}

fn texts(actions: &[super::ActionJudgement]) -> Vec<ActionJudgement> {
    let text = |said: &super::ActionJudgement| ActionJudgement {
        action: said.action.to_string(),
        judgement: said.judgement,
    };
    actions.iter().map(text).collect()
}
