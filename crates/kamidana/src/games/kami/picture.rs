//! Kami as a picture: the seats around the table, all cards open.

use kami::{Action, Card, Deal, Extra, Mode, Outcome, Pile, Round, Seat};

use super::{
    caption,
    card::{self, Lying},
    tell,
};
use crate::{
    draw::{
        Style,
        palette::{INK, STONE, STRAW, VERMILION},
        svg::{Label, Number, Picture, SERIF, real},
    },
    words::Words,
};

const WIDTH: f64 = 900.0;
const MARGIN: f64 = 16.0;
/// The height of a line of small text above some cards.
const LABEL: f64 = 22.0;

/// From card to card where there is room enough.
fn pitch() -> f64 {
    card::width() + 4.0
}

/// The height of a seat at the top or the bottom: its hand and, side by side, its lines.
fn wide_height() -> f64 {
    2.0 * (LABEL + card::height()) + 8.0
}

/// The height of a seat at the left or the right: its hand in two rows, and its lines one below the
/// other.
fn tall_height() -> f64 {
    3.0 * LABEL + 4.0 * card::height() + 12.0
}

/// Where somebody sits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Bottom,
    Left,
    Top,
    Right,
}

pub(crate) fn picture(deal: &Deal, round: &Round, style: Style) -> Picture {
    let words = style.words();
    let turn = caption::turn(words, round);
    let mut picture = Picture::new(WIDTH, &format!("Kami: {turn}"));
    picture.define(card::definitions());
    let table = Table {
        round,
        style,
        words,
    };
    let mode = deal.mode();
    let top = if mode == Mode::Chaotic {
        MARGIN
    } else {
        MARGIN + wide_height() + 20.0
    };
    let middle = if mode == Mode::Duel {
        card::height() + 60.0
    } else {
        tall_height()
    };
    let bottom = top + middle + 20.0;
    for (seat, place) in seats(mode, style.turned) {
        picture.add(match place {
            Place::Top => table.wide(seat, MARGIN, true),
            Place::Bottom => table.wide(seat, bottom, false),
            Place::Left => table.tall(seat, MARGIN, top),
            Place::Right => table.tall(seat, WIDTH - MARGIN - table.tall_width(), top),
        });
    }
    let centre = top + middle / 2.0;
    picture.add(match deal.extra() {
        Extra::Mercenaries { .. } => table.mercenaries(top),
        Extra::Aside(cards) => table.aside(*cards, top) + &table.standing(centre + 60.0),
        Extra::None => table.standing(centre),
    });
    let second = caption::choices(words, round).unwrap_or_else(|| caption::mode(words, mode));
    let below = bottom + wide_height() + 8.0;
    picture.caption(below, WIDTH - 4.0 * MARGIN, &turn, &second);
    picture
}

/// Everybody and their places, clockwise; seat 1 is nearest unless the table is turned.
fn seats(mode: Mode, turned: bool) -> impl Iterator<Item = (Seat, Place)> {
    let places: &[Place] = match mode {
        Mode::Traditional => &[Place::Bottom, Place::Left, Place::Top, Place::Right],
        Mode::Chaotic => &[Place::Bottom, Place::Left, Place::Right],
        Mode::Duel => &[Place::Bottom, Place::Top],
    };
    let mut seats = mode.seats().to_vec();
    let nearest = if turned { seats.len() / 2 } else { 0 };
    seats.rotate_left(nearest);
    seats.into_iter().zip(places.iter().copied())
}

struct Table<'a> {
    round: &'a Round,
    style: Style,
    words: &'a Words,
}

impl Table<'_> {
    /// A seat across the table, its lines towards the middle.
    fn wide(&self, seat: Seat, y: f64, hand_first: bool) -> String {
        let block = LABEL + card::height() + 8.0;
        let (hand, lines) = if hand_first {
            (y, y + block)
        } else {
            (y + block, y)
        };
        let half = (WIDTH - 2.0 * MARGIN - 24.0) / 2.0;
        let right = MARGIN + half + 24.0;
        [
            self.name(seat, WIDTH / 2.0, hand + 16.0, "middle"),
            self.row(
                &self.hand(seat),
                MARGIN,
                hand + LABEL,
                WIDTH - 2.0 * MARGIN,
                true,
            ),
            self.line_label("kami-terminal-defence", MARGIN, lines),
            mat(MARGIN, lines + LABEL, half),
            self.row(&self.defence(seat), MARGIN, lines + LABEL, half, false),
            self.line_label("kami-terminal-attack", right, lines),
            mat(right, lines + LABEL, half),
            self.row(&self.attack(seat), right, lines + LABEL, half, false),
        ]
        .concat()
    }

    /// A seat at the side of the table.
    fn tall(&self, seat: Seat, x: f64, y: f64) -> String {
        let width = self.tall_width();
        let hand = self.hand(seat);
        let (upper, lower) = hand.split_at(hand.len().min(self.tall_cards()));
        let step = card::height() + 4.0;
        let defence = y + LABEL + 2.0 * step;
        let attack = defence + LABEL + step;
        [
            self.name(seat, x, y + 16.0, "start"),
            self.row(upper, x, y + LABEL, width, false),
            self.row(lower, x, y + LABEL + step, width, false),
            self.line_label("kami-terminal-defence", x, defence),
            mat(x, defence + LABEL, width),
            self.row(&self.defence(seat), x, defence + LABEL, width, false),
            self.line_label("kami-terminal-attack", x, attack),
            mat(x, attack + LABEL, width),
            self.row(&self.attack(seat), x, attack + LABEL, width, false),
        ]
        .concat()
    }

    /// How many cards lie side by side at the side of the table: half a hand.
    fn tall_cards(&self) -> usize {
        usize::from(self.round.mode().hand_size()) / 2
    }

    fn tall_width(&self) -> f64 {
        real(self.tall_cards()) * pitch() - 4.0
    }

    fn name(&self, seat: Seat, x: f64, y: f64, anchor: &'static str) -> String {
        let round = self.round;
        let name = [
            Some(tell::seat_name(self.words, seat)),
            tell::team_name(self.words, round.mode(), seat),
            (round.first() == seat).then(|| self.words.say("kami-terminal-first")),
        ];
        let name = name.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let label = Label {
            size: 18.0,
            font: SERIF,
            ink: INK,
            anchor,
        };
        if round.to_act() != Some(seat) {
            return label.at(x, y, &name);
        }
        // A seal before the name of whoever acts.
        let seal = |x: f64| {
            format!(
                "<rect class=\"turn\" x=\"{}\" y=\"{}\" width=\"13\" height=\"13\" rx=\"2\" \
                 fill=\"{VERMILION}\"/>",
                Number(x),
                Number(y - 12.5),
            )
        };
        if anchor == "start" {
            return seal(x) + &label.at(x + 20.0, y, &name);
        }
        // Letters differ in width from font to font: the seal keeps a safe distance.
        seal(x - 5.0 * real(name.chars().count()) - 20.0) + &label.at(x, y, &name)
    }

    /// Cards side by side, closer if they would not fit.
    fn row(&self, cards: &[(Card, Lying)], x: f64, y: f64, width: f64, centred: bool) -> String {
        let gaps = real(cards.len().saturating_sub(1));
        let pitch = pitch().min((width - card::width()) / gaps.max(1.0));
        let free = width - card::width() - gaps * pitch;
        let start = if centred { x + free / 2.0 } else { x };
        cards
            .iter()
            .enumerate()
            .map(|(place, &(kind, lying))| {
                let x = start + pitch * real(place);
                self.card(kind, x, y, lying)
            })
            .collect()
    }

    fn card(&self, card: Card, x: f64, y: f64, lying: Lying) -> String {
        card::drawing(self.words, card, (x, y), lying, self.style.characters)
    }

    fn line_label(&self, key: &str, x: f64, y: f64) -> String {
        let label = Label::new(15.0, STONE, "start");
        label.at(x, y + 16.0, &self.words.say(key))
    }

    fn hand(&self, seat: Seat) -> Vec<(Card, Lying)> {
        let legal = self.round.legal_set();
        let acts = self.round.to_act() == Some(seat);
        let lying = |card: Card| {
            let playable = legal.contains(Action::DefendHand(card))
                || legal.contains(Action::AttackHand(card));
            if acts && playable {
                Lying::Playable
            } else {
                Lying::Up
            }
        };
        let cards = self.round.hand(seat).cards();
        cards.map(|card| (card, lying(card))).collect()
    }

    fn defence(&self, seat: Seat) -> Vec<(Card, Lying)> {
        let lying = |down: bool| if down { Lying::Down } else { Lying::Up };
        let cards = self.round.defence(seat);
        cards
            .map(|placed| (placed.card, lying(placed.face_down)))
            .collect()
    }

    fn attack(&self, seat: Seat) -> Vec<(Card, Lying)> {
        let cards = self.round.attack(seat);
        let mut cards: Vec<_> = cards.map(|placed| (placed.card, Lying::Up)).collect();
        if let (Some(last), Some((_, decisive))) = (cards.last_mut(), self.decisive())
            && decisive == seat
        {
            last.1 = Lying::Standing;
        }
        cards
    }

    /// The attack to be answered or the card that won, and whose it is.
    fn decisive(&self) -> Option<(Card, Seat)> {
        match self.round.outcome() {
            Outcome::Won { seat, .. } => Some((self.round.attack(seat).last()?.card, seat)),
            _ => self
                .round
                .standing_attack()
                .map(|attack| (attack.card, attack.seat)),
        }
    }

    /// The decisive card once more, large, in the middle of the table.
    fn standing(&self, y: f64) -> String {
        const SCALE: f64 = 2.0;
        let Some((kind, seat)) = self.decisive() else {
            return String::new();
        };
        let drawing = self.card(kind, 0.0, 0.0, Lying::Up);
        let drawing = drawing.replace("class=\"card\"", "class=\"standing\"");
        let top = y - SCALE * card::height() / 2.0;
        let name = tell::card_name(self.words, kind);
        let key = match self.round.outcome() {
            Outcome::Won { .. } => "kami-terminal-last-card-of",
            _ => "kami-terminal-attack-of",
        };
        let owner = tell::seat_name(self.words, seat);
        let whose = self.words.fill(key, [("name", owner.into())]);
        let below = top + SCALE * card::height();
        let title = Label {
            size: 22.0,
            font: SERIF,
            ink: INK,
            anchor: "middle",
        };
        format!(
            "<g transform=\"translate({} {}) scale({SCALE})\">{drawing}</g>{}{}",
            Number((WIDTH - SCALE * card::width()) / 2.0),
            Number(top),
            title.at(WIDTH / 2.0, below + 28.0, &name),
            Label::new(16.0, STONE, "middle").at(WIDTH / 2.0, below + 50.0, &whose),
        )
    }

    fn aside(&self, cards: [Card; 2], y: f64) -> String {
        let cards = cards.map(|card| (card, Lying::Down));
        let label = Label::new(16.0, STONE, "middle");
        label.at(WIDTH / 2.0, y + 16.0, &self.words.say("kami-aside"))
            + &self.row(&cards, 0.0, y + LABEL, WIDTH, true)
    }

    /// The piles; the card below looks out under the open one.
    fn mercenaries(&self, y: f64) -> String {
        let legal = self.round.legal_set();
        let step = card::width() + 26.0;
        let start = (WIDTH - 7.0 * step - card::width()) / 2.0;
        let label = Label::new(16.0, STONE, "middle");
        let pile = |pile: Pile| {
            let x = start + step * real(pile.index());
            let cards = y + LABEL;
            let playable = legal.contains(Action::DefendPile(pile))
                || legal.contains(Action::AttackPile(pile));
            let open = if playable { Lying::Playable } else { Lying::Up };
            let below = self.round.below(pile);
            let face_up = self.round.face_up(pile);
            [
                label.at(x + card::width() / 2.0, y + 16.0, &pile.to_string()),
                mat(x, cards, card::width()),
                below.map_or_else(String::new, |card| {
                    self.card(card, x, cards + 22.0, Lying::Down)
                }),
                face_up.map_or_else(String::new, |card| self.card(card, x, cards, open)),
            ]
            .concat()
        };
        Pile::ALL.map(pile).concat()
    }
}

/// Where cards are going to lie.
pub(super) fn mat(x: f64, y: f64, width: f64) -> String {
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\" fill=\"{STRAW}\" \
         opacity=\".35\"/>",
        Number(x),
        Number(y),
        Number(width),
        Number(card::height()),
    )
}
