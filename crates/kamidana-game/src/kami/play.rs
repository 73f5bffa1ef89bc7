//! A game on a table.

use kami::{Action, GameOutcome, GamePhase, GameRecord, Round, sheet};

use crate::{
    Choices, Data, Fairness, Game, Options, Outcome, Play, Refused, Revealed, Seat, SheetStyle,
    Study, View, Viewer,
};

use super::{
    Kami,
    deals::{Dealt, Source, dealt},
    level, mode, seat_of,
    study::{KamiStudy, OpenRound},
    teams,
    view::{FinishedRound, KamiBoard, looker},
    why,
};

#[derive(Clone)]
pub(super) struct KamiPlay {
    record: GameRecord,
    source: Source,
    /// Why a recorded deal could not be used, if one could not.
    misfit: Option<String>,
}

impl KamiPlay {
    pub(super) fn new(options: &Options, source: Source) -> Self {
        let mut play = Self {
            record: GameRecord::new(mode(options), level(options)),
            source,
            misfit: None,
        };
        play.supply();
        play
    }

    /// A game read from its score sheet.
    pub(super) fn recorded(record: GameRecord) -> Self {
        Self {
            source: Source::Known {
                deals: dealt(&record),
                next: usize::MAX,
            },
            record,
            misfit: None,
        }
    }

    /// Draws and deals until a player has to act or the game is over.
    fn supply(&mut self) {
        while matches!(
            self.record.game().phase(),
            GamePhase::Draw | GamePhase::Deal
        ) {
            match self.source.supply(&mut self.record) {
                Ok(true) => {}
                Ok(false) => return,
                Err(why) => {
                    self.misfit = Some(why.to_string());
                    return;
                }
            }
        }
    }

    /// The game, unless there is nothing on the table to look at yet.
    pub(super) fn if_dealt(self) -> Result<Box<dyn Play>, String> {
        if self.record.rounds().is_empty() {
            return Err("a Kami record needs at least one deal".into());
        }
        Ok(Box::new(self))
    }

    pub(super) fn check_supply(&self) -> Result<(), String> {
        match &self.misfit {
            None => Ok(()),
            Some(why) => Err(format!("the recorded deal does not fit: {why}")),
        }
    }

    /// What somebody sees of the round, with the game around it.
    fn around(&self, viewer: Viewer, round: Option<kami::View>) -> View {
        let round =
            round.unwrap_or_else(|| unreachable!("a game without a deal is never handed out"));
        let over = self.record.game().phase() == GamePhase::Over;
        let fairness = match &self.source {
            Source::Seed { table, next } => Some(Fairness::of(table, next.saturating_sub(1), over)),
            Source::Known { .. } => None,
        };
        let draws = self.record.draws().iter();
        View {
            viewer,
            to_act: round.turn.map(seat_of),
            choices: Choices::list(round.legal.texts()),
            outcome: self.outcome(),
            fairness,
            board: Data::new(KamiBoard {
                round,
                draws: draws.map(|draw| draw.cards().to_vec()).collect(),
                last: self.last_finished(),
            }),
        }
    }

    /// The last finished round: the one on the table if it is over, else the one before.
    fn last_finished(&self) -> Option<FinishedRound> {
        let game = self.record.game();
        let summary = game.finished().last()?;
        let (deal, actions) = &self.record.rounds()[game.finished().len() - 1];
        Some(FinishedRound {
            deal: *deal,
            actions: actions.clone(),
            outcome: summary.outcome,
        })
    }
}

impl Play for KamiPlay {
    fn game(&self) -> &'static dyn Game {
        &Kami
    }

    fn seats(&self) -> u8 {
        self.record.mode().seats().len() as u8
    }

    fn teams(&self) -> Vec<Vec<Seat>> {
        teams(self.record.mode())
    }

    fn on_clock(&self) -> Option<Seat> {
        // Who was dealt five Soldiers is a secret until they say so.
        let demoralised = |round: &Round| round.phase() == kami::Phase::Demoralised;
        self.to_act()
            .filter(|_| !self.record.game().round().is_some_and(demoralised))
    }

    fn to_act(&self) -> Option<Seat> {
        self.record.game().to_act().map(seat_of)
    }

    /// A card that was led face down comes back. Whatever else is done shows something: a counter
    /// and an attack lie open, and a Mercenary turns up the card below it.
    fn undoable(&self) -> usize {
        let led = |round: &Round| round.phase() == kami::Phase::LeadAttack;
        let led = self.record.game().round().is_some_and(led);
        let rounds = self.record.rounds().last();
        let last = rounds.and_then(|(_, actions)| actions.last());
        usize::from(led && matches!(last, Some(Action::DefendHand(_))))
    }

    fn choices(&self) -> Choices {
        let legal = self.record.game().round().map(Round::legal_set);
        Choices::list(legal.unwrap_or_default().texts())
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let parsed: Action = action.parse().map_err(|e| Refused::new(action, e))?;
        self.check_supply().map_err(|e| Refused::new(action, e))?;
        let played = self.record.play(parsed);
        played.map_err(|refusal| why::refused(action, refusal))?;
        self.supply();
        Ok(())
    }

    fn outcome(&self) -> Outcome {
        match self.record.game().outcome() {
            GameOutcome::Unknown => Outcome::Unknown,
            GameOutcome::Won { team } => {
                let mode = self.record.mode();
                let seats = mode.seats().iter().copied();
                Outcome::Decisive {
                    winners: seats
                        .filter(|seat| mode.team_of(*seat) == team)
                        .map(seat_of)
                        .collect(),
                    reason: "points",
                }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.around(viewer, self.record.game().view(looker(viewer)))
    }

    fn reveal(&self) -> &dyn Revealed {
        self
    }

    fn result(&self) -> Option<String> {
        let game = self.record.game();
        match game.outcome() {
            GameOutcome::Unknown => None,
            GameOutcome::Won { team } => Some(format!("team {team} {}", game.score())),
        }
    }

    fn boxed_clone(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}

impl Revealed for KamiPlay {
    fn deals(&self) -> Vec<String> {
        dealt(&self.record).iter().map(Dealt::written).collect()
    }

    fn actions(&self) -> Vec<String> {
        let rounds = self.record.rounds().iter();
        rounds
            .flat_map(|(_, actions)| actions.iter().map(ToString::to_string))
            .collect()
    }

    fn sheet(&self, _: SheetStyle) -> String {
        sheet::write(&self.record)
    }

    fn study(&self) -> Box<dyn Study> {
        let round = self
            .record
            .rounds()
            .last()
            .and_then(|(deal, actions)| OpenRound::after(*deal, actions.clone()));
        let round =
            round.unwrap_or_else(|| unreachable!("a game without a deal is never handed out"));
        Box::new(KamiStudy::new(round))
    }

    fn laid_open(&self) -> View {
        let viewer = self.to_act().map_or(Viewer::Spectator, Viewer::Seat);
        self.around(viewer, self.record.game().laid_open())
    }
}
