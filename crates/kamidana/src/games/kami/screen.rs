//! Kami on the screen, drawn from the view of one seat: what it may not know is not here.

use std::time::Duration;

use kami::{Card, Mode, SeatView, SeenCard, StandingAttack};
use kamidana_game::{Seat, Viewer, kami::KamiBoard};
use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};

use super::{
    place::{Place, card_action, pile_action},
    tell::{Called, card_name, short_name, short_step},
};
use crate::commands::play::screen::{
    canvas::{Canvas, Look, bold, dim, width_of, wrapped},
    panel,
};
use crate::{
    commands::play::{
        session::Session,
        spots::{Button, Spot},
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
        let text = standing_attack(session, attack, seen.own == Some(attack.seat));
        canvas.text_within(2, y, TABLE - 3, &text, bold());
    }
    let side = Rect::new(TABLE, body.y, body.right() - TABLE, height);
    seen.panel(side, canvas);
}

/// The attack to be answered, and what answers it.
fn standing_attack(session: &Session, attack: StandingAttack, own: bool) -> String {
    let words = session.words;
    let counters = Card::ALL.into_iter().filter(|c| c.counters(attack.card));
    let counters: Vec<_> = counters.map(|card| card.to_string()).collect();
    let or = format!(" {} ", words.say("kami-terminal-or"));
    let who = Called::at_table(session, attack.seat).spoken_to(own);
    let gaps = [
        ("card", card_name(words, attack.card).into()),
        ("counters", counters.join(&or).into()),
    ];
    words.fill("kami-terminal-standing", who.gaps().into_iter().chain(gaps))
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
            // The clock stands at the end of the line; what finds no room before it is told
            // elsewhere, too.
            let room = (TABLE - 9).saturating_sub(x);
            if width_of(&fact) <= room {
                x = canvas.text_within(x, y, room, &fact, dim()) + 2;
            }
        }
        let attacks = self.round.standing_attack;
        let won =
            matches!(self.round.outcome, kami::Outcome::Won { seat, .. } if seat == seen.seat);
        let standing = won || attacks.is_some_and(|attack| attack.seat == seen.seat);
        let last = seen.attack.len();
        let words = self.session.words;
        canvas.text(2, y + 1, &words.say("kami-terminal-defence"), dim());
        for (place, card) in (0..).zip(&seen.defence) {
            table_card(*card, false, CARDS + place * PITCH, y + 1, canvas);
        }
        canvas.text(2, y + 2, &words.say("kami-terminal-attack"), dim());
        for (place, card) in (0_u16..).zip(&seen.attack) {
            let stands = standing && usize::from(place) + 1 == last;
            table_card(*card, stands, CARDS + place * PITCH, y + 2, canvas);
        }
        y + SEAT_HEIGHT
    }

    fn facts(&self, seen: &SeatView) -> Vec<String> {
        let words = self.session.words;
        let count = |count: u8| [("count", count.into())];
        let mut facts = vec![words.fill("kami-terminal-cards-left", count(seen.hand_size))];
        let partner = self.own.and_then(|own| self.round.mode.partner_of(own));
        if partner == Some(seen.seat) {
            facts.push(words.say("kami-terminal-partner"));
        }
        if self.round.first == seen.seat {
            facts.push(words.say("kami-terminal-first"));
        }
        let shown = seen.shown_soldiers;
        facts.extend(shown.map(|shown| words.fill("kami-shown-soldiers", count(shown))));
        facts
    }

    /// The eight piles: number, open card, whether something lies below.
    fn mercenaries(&self, y: u16, canvas: &mut Canvas<'_>) -> u16 {
        let label = self.session.words.say("kami-terminal-mercenaries");
        canvas.text_within(2, y, 12, &label, dim());
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
            let name = format!("{:^width$}", short_name(self.session.words, card));
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
        let words = self.session.words;
        let (cards, points) = (
            words.say("kami-section-cards"),
            words.say("kami-terminal-points"),
        );
        let points_at = area.x + 19 - width_of(&points);
        canvas.text_within(area.x, area.y, points_at - area.x - 1, &cards, dim());
        canvas.text(points_at, area.y, &points, dim());
        let mut y = area.y + 1;
        for card in Card::ALL {
            let line = format!("{card} {:<16}{}", card_name(words, card), card.points());
            canvas.text_within(area.x, y, area.width, &line, dim());
            y += 1;
        }
        if !self.round.aside.is_empty() {
            let after = canvas.text(area.x, y, &words.say("kami-terminal-aside"), dim());
            for (place, card) in (0..).zip(&self.round.aside) {
                let aside = SeenCard {
                    card: *card,
                    face_down: true,
                    mercenary: false,
                };
                table_card(aside, false, after + 2 + place * PITCH, y, canvas);
            }
            y += 1;
        }
        let room = usize::from(area.bottom().saturating_sub(y + 1));
        let history = &self.round.history;
        let first = history.len().saturating_sub(room);
        for (line, step) in (y + 1..).zip(&history[first..]) {
            let text = short_step(self.session, *step);
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
