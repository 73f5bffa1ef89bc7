//! A game that has no folder of its own: the position as text, the choices as a numbered list.

use std::time::Duration;

use kamidana_game::{Choices, Outcome, Study, View};
use ratatui::{layout::Rect, style::Style as TextStyle};

use super::{Example, TerminalGame};
use crate::{
    commands::play::{
        screen::{
            canvas::{Canvas, bold, dim, wrapped},
            panel,
        },
        session::Session,
        spots::Spot,
        steps::Meaning,
    },
    draw::{Style, svg::Picture},
    words::Locales,
};

pub(crate) struct Plain;

/// The columns of the list of choices, and of a choice in it.
const LIST: u16 = 48;
const CHOICE: u16 = 12;

pub(super) fn lines(study: &dyn Study, style: Style) -> Vec<String> {
    vec![position(study, style)]
}

pub(super) fn picture(study: &dyn Study, style: Style) -> Picture {
    let mut picture = Picture::new(720.0, study.game().title());
    picture.caption(20.0, 680.0, &position(study, style), "");
    picture
}

fn position(study: &dyn Study, style: Style) -> String {
    let unknown = || style.words().say("terminal-no-position");
    study.position().unwrap_or_else(unknown)
}

impl TerminalGame for Plain {
    fn id(&self) -> &'static str {
        ""
    }

    fn lines(&self, _study: &dyn Study, _style: Style) -> Option<Vec<String>> {
        None
    }

    fn picture(&self, _study: &dyn Study, _style: Style) -> Option<Picture> {
        None
    }

    fn locales(&self) -> Locales {
        [""; 5]
    }

    fn rules(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }

    fn examples(&self) -> &'static [Example] {
        &[]
    }

    fn title(&self, session: &Session, _view: &View) -> String {
        session.table.plan.game.title().to_owned()
    }

    fn draw(
        &self,
        session: &Session,
        view: &View,
        now: Duration,
        body: Rect,
        canvas: &mut Canvas<'_>,
    ) {
        let mut y = body.y;
        let facts = facts(view);
        let lines = facts.iter().flat_map(|fact| wrapped(fact, LIST));
        let lines = lines.flat_map(|line| broken(&line));
        // Half of the height is for what can be done.
        for line in lines.take(usize::from(body.height / 2)) {
            canvas.text_within(1, y, LIST, &line, TextStyle::new());
            y += 1;
        }
        let choices = session.acting().map_or_else(Vec::new, |_| choices(view));
        let columns = LIST / CHOICE;
        let rows = body.bottom().saturating_sub(y + 1);
        for (place, action) in (0..rows * columns).zip(&choices) {
            let spot = Spot::Piece(place);
            let area = Rect::new(
                1 + place % columns * CHOICE,
                y + 1 + place / columns,
                CHOICE - 1,
                1,
            );
            let chosen = session.cursor == Some(spot);
            let style = if chosen { canvas.look.cursor() } else { bold() };
            let text = format!("{:>3} {action}", place + 1);
            let text: String = text.chars().take(area.width.into()).collect();
            canvas.text_within(area.x, area.y, area.width, &text, style);
            canvas.spot(area, spot);
        }
        if choices.len() > usize::from(rows * columns) {
            canvas.text(1, body.bottom() - 1, "…", dim());
        }
        let area = Rect::new(LIST + 3, body.y, body.right() - LIST - 3, body.height);
        let below = panel::players(session, now, area, canvas);
        let log = Rect::new(
            area.x,
            below,
            area.width,
            area.bottom().saturating_sub(below),
        );
        panel::log(session, log, canvas);
    }

    fn turn(&self, session: &Session, view: &View) -> String {
        match (&view.outcome, session.table.publicly_to_act()) {
            (Outcome::Decisive { winners, .. }, _) => session.say_winners(winners),
            (Outcome::Draw { .. }, _) => session.words.say("terminal-drawn"),
            (Outcome::Unknown, Some(seat)) => {
                let name = session.seat_name(seat).into();
                session.words.fill("terminal-turn", [("name", name)])
            }
            (Outcome::Unknown, None) => session.words.say("terminal-somebody-thinks"),
        }
    }

    fn spots(&self, view: &View, _picked: &[Spot]) -> Vec<Spot> {
        let choices = choices(view);
        (0..choices.len() as u16).map(Spot::Piece).collect()
    }

    fn meaning(&self, view: &View, _picked: &[Spot], spot: Spot) -> Meaning {
        match spot {
            Spot::Piece(place) => {
                let action = choices(view).into_iter().nth(place.into());
                action.map_or(Meaning::Nothing, Meaning::Play)
            }
            _ => Meaning::Nothing,
        }
    }

    fn typed<'a>(&self, text: &str, actions: &'a [String]) -> Option<&'a String> {
        let named = actions
            .iter()
            .find(|action| action.eq_ignore_ascii_case(text));
        named.or_else(|| actions.get(text.parse::<usize>().ok()?.checked_sub(1)?))
    }

    fn described(&self, _session: &Session, view: &View, spot: Spot) -> String {
        match self.meaning(view, &[], spot) {
            Meaning::Play(action) => action,
            _ => String::new(),
        }
    }

    fn told(&self, session: &Session) -> Vec<String> {
        // What somebody does may be for their eyes only.
        let public = !session.table.hides_cards();
        let last = session.table.past().last().filter(|_| public);
        let told = last.map(|(seat, action)| {
            let name = session.seat_name(*seat).into();
            let gaps = [("name", name), ("action", action.as_str().into())];
            session.words.fill("terminal-did", gaps)
        });
        told.into_iter().collect()
    }
}

fn choices(view: &View) -> Vec<String> {
    match &view.choices {
        Choices::List { actions } => actions.clone(),
        Choices::Arrange { letters } => vec![letters.clone()],
    }
}

/// A line in pieces that fit, for words that are longer than a line.
fn broken(line: &str) -> Vec<String> {
    let signs: Vec<char> = line.chars().collect();
    let pieces = signs.chunks(LIST.into());
    pieces.map(|piece| piece.iter().collect()).collect()
}

/// Whatever the view tells, a line for each fact.
fn facts(view: &View) -> Vec<String> {
    let board = serde_json::to_value(&view.board).unwrap_or_default();
    let fields = board.as_object().into_iter().flatten();
    let told = fields.filter(|(name, _)| *name != "game");
    told.map(|(name, value)| match value.as_str() {
        Some(text) => format!("{}: {text}", name.replace('_', " ")),
        None => format!("{}: {}", name.replace('_', " "), simply(value)),
    })
    .collect()
}

/// A value without the marks that only a program needs.
fn simply(value: &serde_json::Value) -> String {
    use serde_json::Value;
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(parts) => {
            let parts: Vec<_> = parts.iter().map(simply).collect();
            parts.join(" ")
        }
        Value::Object(fields) => {
            let fields = fields
                .iter()
                .map(|(name, value)| format!("{name} {}", simply(value)));
            fields.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}
