//! A table as a record to keep, and step by step.

use std::ops::Range;

use kamidana_game::{Record, Seat, View, Viewer};
use serde::Serialize;

use crate::{EndReason, PersonId, Sitter, Status, Table, Wish, secrets::Eyes, table::Move};

/// One step of a game, and what a viewer knew after it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Step {
    /// Who acted.
    pub seat: Option<Seat>,
    /// What they did.
    pub action: Option<String>,
    /// How the game stood then.
    pub view: View,
}

impl Table {
    /// The game as a record. While it is played there is none of a game with secrets, and no
    /// record tells the seed; before it begins there is none of a game in which something is dealt.
    pub fn record(&self) -> Option<Record> {
        let over = matches!(self.state.status, Status::Over(_));
        if self.is_covered() || (!over && self.game.has_secrets()) {
            return None;
        }
        let mut record = Record::start(self.game, self.options.clone(), self.seed).ok()?;
        for action in self.actions() {
            record.play.apply(action).ok()?;
        }
        if !over {
            record.seed = None;
        }
        for (place, (seat, chair)) in self.chairs().enumerate() {
            let name = match &chair.sitter {
                Some(Sitter::Person(person)) => match self.setup().wish(seat) {
                    Some(Wish::Me { name: Some(name) }) => name.clone(),
                    _ => person.shown().to_owned(),
                },
                Some(machine @ Sitter::Machine { level }) => {
                    let before = self.chairs().take(place);
                    let alike = before.filter(|(_, other)| other.sitter.as_ref() == Some(machine));
                    self.game.computer_name(*level, alike.count())
                }
                None => continue,
            };
            let role = self.game.seat_name(&self.options, seat);
            record.add_tag(&role, &name).ok()?;
        }
        record.add_tag("Date", &self.created().date()).ok()?;
        if let Status::Over(ending) = &self.state.status
            && !matches!(ending.how, EndReason::Played { .. })
        {
            let winners: Vec<String> = ending
                .winners
                .iter()
                .map(|seat| self.game.seat_name(&self.options, *seat).to_lowercase())
                .collect();
            let how = ending.how.name();
            let result = match winners.as_slice() {
                [] => how.to_string(),
                winners => format!("{} ({how})", winners.join(" and ")),
            };
            record.end_at_table(&result).ok()?;
        }
        Some(record)
    }

    /// These steps of the game as somebody saw it; step 0 is the beginning. Who holds several seats
    /// sees it from `from`, if it is one of them, else from the first. What the others did is told
    /// only of games without secrets; the views tell the rest. Nothing before the game begins, if
    /// something is dealt in it.
    pub fn replay(
        &self,
        person: Option<PersonId>,
        from: Option<Seat>,
        wanted: Range<usize>,
    ) -> Vec<Step> {
        if self.is_covered() {
            return Vec::new();
        }
        let held = self.eyes_of(person);
        let eyes = Eyes::of(&held);
        let open = !self.game.has_secrets();
        let Ok(mut play) = self.game.start(&self.options, self.seed) else {
            return Vec::new();
        };
        let viewer = from
            .filter(|seat| held.contains(seat))
            .or(held.first().copied())
            .map_or(Viewer::Spectator, Viewer::Seat);
        let mut steps = Vec::new();
        if wanted.contains(&0) {
            steps.push(Step {
                seat: None,
                action: None,
                view: play.view(viewer),
            });
        }
        let mut number = 0;
        for Move {
            seat,
            action,
            unaware,
        } in &self.moves
        {
            if number + 1 >= wanted.end || play.apply(action).is_err() {
                break;
            }
            if unaware.contains(eyes) {
                continue;
            }
            number += 1;
            if wanted.contains(&number) {
                let told = open || held.contains(seat);
                steps.push(Step {
                    seat: told.then_some(*seat),
                    action: told.then(|| action.clone()),
                    view: play.view(viewer),
                });
            }
        }
        steps
    }
}
