//! Kami on the screen, drawn from the view of one seat: what it may not know is not here.

use std::time::Duration;

use kami::{Card, Mode, SeatView, SeenCard};
use kamidana_game::{KamiBoard, Seat, Viewer};
use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};

use super::place::{Place, card_action, pile_action};
use crate::commands::play::screen::{
    canvas::{Canvas, Look, bold, dim, width_of, wrapped},
    panel,
};
use crate::{
    commands::play::{
        session::Session,
        spots::{Button, Spot},
        texts,
    },
    draw::palette::{GOLD, INK, IVORY, LACQUER, STRAW},
};

/// Where the panel with the names of the cards begins.
const TABLE: u16 = 58;
/// Where the lines of cards begin.
const CARDS: u16 = 10;
/// A card in a line, with its gap.
const PITCH: u16 = 4;
/// A card of the own hand, with its gap: ten of them fill 80 columns.
const HAND_PITCH: u16 = 8;
/// The lines of the own hand, the last for the cursor.
const HAND_HEIGHT: u16 = 3;
/// The lines of a player.
const SEAT_HEIGHT: u16 = 3;

pub(crate) fn draw(
    session: &Session,
    board: &KamiBoard,
    now: Duration,
    body: Rect,
    canvas: &mut Canvas<'_>,
) {
    if let Some(lines) = &session.notice {
        notice(lines, body, canvas);
        return;
    }
    let seen = Seen {
        session,
        round: &board.round,
        now,
        own: match session.viewer() {
            Viewer::Seat(seat) => kami::Seat::from_number(seat.number()),
            Viewer::Spectator => None,
        },
    };
    let mut y = body.y;
    for seat in seen.others() {
        y = seen.seat(seat, y, canvas);
    }
    if board.round.mode == Mode::Duel {
        y = seen.mercenaries(y, canvas);
    }
    let mut height = body.height;
    if let Some(own) = seen.own.and_then(|own| board.round.seat(own)) {
        // The own cards lie nearest, at the bottom, and need the whole width.
        height -= HAND_HEIGHT;
        y = body.y + height - SEAT_HEIGHT - 1;
        seen.seat(own, y + 1, canvas);
        seen.hand(own, body.y + height, canvas);
    }
    if let Some(attack) = board.round.standing_attack {
        let text = texts::standing_attack(attack, seen.own == Some(attack.seat));
        canvas.text_within(2, y, TABLE - 3, &text, bold());
    }
    let side = Rect::new(TABLE, body.y, body.right() - TABLE, height);
    seen.panel(side, canvas);
}

/// How a card lies there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    Up,
    Down,
    Playable,
    Standing,
}

fn style_of(lies: Lies, look: Look) -> Style {
    match lies {
        Lies::Up => look.paint(INK, STRAW),
        Lies::Down => look.paint(IVORY, LACQUER),
        Lies::Playable => look.accent(),
        Lies::Standing => look.paint(INK, GOLD).add_modifier(Modifier::BOLD),
    }
}

struct Seen<'a> {
    session: &'a Session,
    round: &'a kami::View,
    now: Duration,
    /// Through whose eyes.
    own: Option<kami::Seat>,
}

impl Seen<'_> {
    /// The others, clockwise after the viewer.
    fn others(&self) -> Vec<&SeatView> {
        let first = self.own.unwrap_or(kami::Seat::One);
        let seats = self.round.mode.seats_from(first);
        let seats = seats.filter(|seat| Some(*seat) != self.own);
        seats.filter_map(|seat| self.round.seat(seat)).collect()
    }

    /// A player: a line of facts, a line of defence, a line of attack.
    fn seat(&self, seen: &SeatView, y: u16, canvas: &mut Canvas<'_>) -> u16 {
        let Some(seat) = Seat::new(seen.seat.number()) else {
            return y;
        };
        let line = Rect::new(0, y, TABLE - 2, 1);
        let mut x = panel::player(self.session, seat, self.now, line, canvas) + 2;
        for fact in self.facts(seen) {
            // The clock stands at the end of the line.
            let room = (TABLE - 9).saturating_sub(x);
            x = canvas.text_within(x, y, room, &fact, dim()) + 2;
        }
        let attacks = self.round.standing_attack;
        let won =
            matches!(self.round.outcome, kami::Outcome::Won { seat, .. } if seat == seen.seat);
        let standing = won || attacks.is_some_and(|attack| attack.seat == seen.seat);
        let last = seen.attack.len();
        canvas.text(2, y + 1, texts::DEFENCE, dim());
        for (place, card) in (0..).zip(&seen.defence) {
            table_card(*card, false, CARDS + place * PITCH, y + 1, canvas);
        }
        canvas.text(2, y + 2, texts::ATTACK, dim());
        for (place, card) in (0_u16..).zip(&seen.attack) {
            let stands = standing && usize::from(place) + 1 == last;
            table_card(*card, stands, CARDS + place * PITCH, y + 2, canvas);
        }
        y + SEAT_HEIGHT
    }

    fn facts(&self, seen: &SeatView) -> Vec<String> {
        let mut facts = vec![texts::cards_left(seen.hand_size)];
        let partner = self.own.and_then(|own| self.round.mode.partner_of(own));
        if partner == Some(seen.seat) {
            facts.push(texts::PARTNER.into());
        }
        if self.round.first == seen.seat {
            facts.push(texts::LEADS_FIRST.into());
        }
        facts.extend(seen.shown_soldiers.map(texts::shown_soldiers));
        facts
    }

    /// The eight piles: number, open card, whether something lies below.
    fn mercenaries(&self, y: u16, canvas: &mut Canvas<'_>) -> u16 {
        canvas.text(2, y, texts::MERCENARIES, dim());
        let first = 14;
        for (place, (pile, seen)) in (0..).zip(kami::Pile::ALL.into_iter().zip(&self.round.piles)) {
            let x = first + place * PITCH;
            canvas.text(x + 1, y, &pile.to_string(), dim());
            let Some(card) = seen.face_up else {
                canvas.text(x + 1, y + 1, "-", dim());
                continue;
            };
            let spot = Place::Pile(pile).spot();
            let playable = pile_action(self.round.legal, pile).is_some();
            let chosen = self.session.cursor == Some(spot);
            let text = match (chosen, playable, canvas.look.ascii) {
                (true, ..) => format!(">{card}<"),
                (_, true, true) => format!("[{card}]"),
                _ => format!(" {card} "),
            };
            let lies = if playable { Lies::Playable } else { Lies::Up };
            let style = if chosen {
                canvas.look.cursor()
            } else {
                style_of(lies, canvas.look)
            };
            canvas.text(x, y + 1, &text, style);
            if seen.covers {
                let back = canvas.look.sign("▒▒▒", "(?)");
                let style = style_of(Lies::Down, canvas.look);
                canvas.text(x, y + 2, back, style);
            }
            canvas.spot(Rect::new(x, y + 1, 3, 2), spot);
        }
        y + 4
    }

    /// The own hand, each card with its name, letter and points.
    fn hand(&self, own: &SeatView, y: u16, canvas: &mut Canvas<'_>) {
        let cards = own.hand.map(|hand| hand.cards().collect::<Vec<_>>());
        for (place, card) in (0_u16..).zip(cards.unwrap_or_default()) {
            let x = place * HAND_PITCH;
            let spot = Place::Card(place as u8).spot();
            let playable = card_action(self.round.legal, card).is_some();
            let chosen = self.session.cursor == Some(spot);
            let lies = if playable { Lies::Playable } else { Lies::Up };
            let mut style = style_of(lies, canvas.look);
            if canvas.look.ascii && chosen {
                style = canvas.look.cursor();
            }
            let star = if playable && canvas.look.ascii {
                '*'
            } else {
                ' '
            };
            let width = usize::from(HAND_PITCH) - 1;
            let name = format!("{:^width$}", texts::short_name(card));
            let facts = format!("{star}{card}   {} ", card.points());
            canvas.text(x, y, &name, style);
            canvas.text(x, y + 1, &facts, style);
            if chosen {
                let under = canvas.look.sign("▲▲▲▲▲▲▲", "^^^^^^^");
                canvas.text(x, y + 2, under, bold());
            }
            canvas.spot(Rect::new(x, y, HAND_PITCH - 1, 3), spot);
        }
    }

    /// What the letters mean, the cards set aside, and the steps so far.
    fn panel(&self, area: Rect, canvas: &mut Canvas<'_>) {
        canvas.text_within(area.x, area.y, area.width, texts::CARDS, dim());
        let mut y = area.y + 1;
        for card in Card::ALL {
            canvas.text_within(area.x, y, area.width, &texts::card_line(card), dim());
            y += 1;
        }
        if !self.round.aside.is_empty() {
            canvas.text(area.x, y, texts::ASIDE, dim());
            for (place, card) in (0..).zip(&self.round.aside) {
                let aside = SeenCard {
                    card: *card,
                    face_down: true,
                    mercenary: false,
                };
                table_card(aside, false, area.x + 7 + place * PITCH, y, canvas);
            }
            y += 1;
        }
        let room = usize::from(area.bottom().saturating_sub(y + 1));
        let history = &self.round.history;
        let first = history.len().saturating_sub(room);
        for (line, step) in (y + 1..).zip(&history[first..]) {
            let text = texts::short_step(*step);
            canvas.text_within(area.x, line, area.width, &text, dim());
        }
    }
}

fn table_card(card: SeenCard, standing: bool, x: u16, y: u16, canvas: &mut Canvas<'_>) {
    let lies = match (standing, card.face_down) {
        (true, _) => Lies::Standing,
        (_, true) => Lies::Down,
        _ => Lies::Up,
    };
    let text = match (card.card, lies) {
        (None, _) => canvas.look.sign("▒▒▒", "(?)").to_owned(),
        (Some(card), Lies::Down) => format!("({card})"),
        (Some(card), Lies::Standing) if canvas.look.ascii => format!("<{card}>"),
        (Some(card), _) => format!(" {card} "),
    };
    let style = style_of(lies, canvas.look);
    canvas.text(x, y, &text, style);
}

/// How the round ended. It takes the place of the table, on which the next round is dealt.
fn notice(lines: &[String], body: Rect, canvas: &mut Canvas<'_>) {
    let (x, width) = (8, body.width - 16);
    let mut y = body.y + 3;
    for (number, line) in lines.iter().enumerate() {
        let style = if number == 0 { bold() } else { Style::new() };
        let fits = width_of(line) <= width;
        let parts = if fits {
            vec![line.clone()]
        } else {
            wrapped(line, width)
        };
        for part in parts {
            canvas.text_within(x, y, width, &part, style);
            y += 1;
        }
    }
    canvas.spot(body, Spot::Button(Button::Continue));
}
