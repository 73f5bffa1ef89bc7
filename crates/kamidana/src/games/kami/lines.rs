//! Kami in a terminal: a block of three lines a seat, all cards open.

use kami::{Action, Card, Deal, Extra, Mode, Outcome, Pile, PlacedCard, Round, Seat};

use super::{caption, tell};
use crate::{
    commands::play::screen::canvas::wrapped,
    draw::{
        Style,
        palette::{GOLD, INK, IVORY, LACQUER, Rgb, STRAW, VERMILION},
        terminal::{COLUMNS, bold, dim, paint},
    },
    words::Words,
};

pub(crate) fn lines(deal: &Deal, round: &Round, style: Style) -> Vec<String> {
    let words = style.words();
    let table = Table {
        round,
        style,
        words,
    };
    let mut lines = vec![table.quiet(&caption::mode(words, deal.mode()))];
    let seats = seats(deal.mode(), style.turned);
    for (place, &seat) in seats.iter().enumerate() {
        lines.extend(table.seat(seat));
        if place == 0 && deal.mode() == Mode::Duel {
            lines.extend(table.mercenaries());
        }
    }
    if let Extra::Aside(cards) = deal.extra() {
        let aside = cards.map(|card| table.card(&format!("({card})"), Look::Down));
        lines.push(table.row("", "kami-terminal-aside", &aside.concat()));
    }
    lines.push(String::new());
    for line in wrapped(&caption::turn(words, round), COLUMNS) {
        lines.push(if style.ascii { line } else { bold(&line) });
    }
    lines.extend(caption::choices(words, round));
    lines.extend(legend(words).map(|line| table.quiet(&line)));
    lines
}

/// The seats from the top of the picture; the nearest, at the bottom, is seat 1 unless the table
/// is turned.
fn seats(mode: Mode, turned: bool) -> Vec<Seat> {
    let mut seats = mode.seats().to_vec();
    let nearest = if turned { seats.len() / 2 } else { 0 };
    seats.rotate_left(nearest);
    seats.rotate_left(1);
    seats
}

/// How a card lies there.
#[derive(Clone, Copy)]
enum Look {
    /// Open.
    Up,
    /// Face down; it is shown because everything is known here.
    Down,
    /// It may be played now.
    Playable,
    /// The attack to be answered, or the card that won.
    Standing,
}

/// The columns for whose cards stand in a line, and for which.
const NAMES: usize = 11;
const LINES: usize = 9;

struct Table<'a> {
    round: &'a Round,
    style: Style,
    words: &'a Words,
}

impl Table<'_> {
    fn quiet(&self, text: &str) -> String {
        if self.style.ascii {
            text.to_owned()
        } else {
            dim(text)
        }
    }

    /// A card of three columns, with a gap of one after it.
    fn card(&self, text: &str, look: Look) -> String {
        let text = match look {
            Look::Playable if self.style.ascii => format!("[{text}]"),
            Look::Standing if self.style.ascii => format!("<{text}>"),
            _ => format!("{text:^3}"),
        };
        if self.style.ascii {
            return text + " ";
        }
        let (ink, ground) = match look {
            Look::Up => (INK, STRAW),
            Look::Down => (IVORY, LACQUER),
            Look::Playable => (Rgb(0xff, 0xff, 0xff), VERMILION),
            Look::Standing => (INK, GOLD),
        };
        paint(&text, ink, ground) + " "
    }

    fn seat(&self, seat: Seat) -> [String; 4] {
        let round = self.round;
        let acts = round.to_act() == Some(seat);
        let sign = if acts { "->" } else { "  " };
        let team = tell::team_name(self.words, round.mode(), seat);
        let first = (round.first() == seat).then(|| self.words.say("kami-terminal-first"));
        let name = format!("{sign}{}", tell::seat_name(self.words, seat));
        let name = format!("{name:NAMES$}");
        let name = if acts && !self.style.ascii {
            bold(&name)
        } else {
            name
        };
        let hand = round.hand(seat).cards().map(|card| {
            let look = if acts && self.playable(card) {
                Look::Playable
            } else {
                Look::Up
            };
            self.card(&card.to_string(), look)
        });
        let hand: String = hand.collect();
        let placed = |card: PlacedCard, standing: bool| {
            let text = if card.face_down {
                format!("({})", card.card)
            } else {
                card.card.to_string()
            };
            let look = match (card.face_down, standing) {
                (_, true) => Look::Standing,
                (true, _) => Look::Down,
                _ => Look::Up,
            };
            self.card(&text, look)
        };
        let defence: String = round
            .defence(seat)
            .map(|card| placed(card, false))
            .collect();
        let last = round.attack(seat).count();
        let standing = self.stands(seat);
        let attack: String = round
            .attack(seat)
            .enumerate()
            .map(|(place, card)| placed(card, standing && place + 1 == last))
            .collect();
        // The card that matters now has its name beside it.
        let named = round.attack(seat).last().filter(|_| standing);
        let named = named.map(|placed| tell::card_name(self.words, placed.card));
        let attack = format!("{attack} {}", named.unwrap_or_default());
        [
            self.row(&name, "kami-terminal-hand", &hand),
            self.row(&self.fact(team), "kami-terminal-defence", &defence),
            self.row(&self.fact(first), "kami-terminal-attack", &attack),
            String::new(),
        ]
    }

    /// A line of cards, with what they are before them.
    fn row(&self, name: &str, line: &str, cards: &str) -> String {
        let name = match name {
            "" => " ".repeat(NAMES),
            name => name.to_owned(),
        };
        format!("{name}{:LINES$}{cards}", self.words.say(line))
    }

    /// Something about a seat, below its name.
    fn fact(&self, fact: Option<String>) -> String {
        let fact = format!("  {}", fact.unwrap_or_default());
        self.quiet(&format!("{fact:NAMES$}"))
    }

    /// Whether the seat's last attack waits for an answer or has won the round.
    fn stands(&self, seat: Seat) -> bool {
        let won =
            matches!(self.round.outcome(), Outcome::Won { seat: winner, .. } if winner == seat);
        won || self
            .round
            .standing_attack()
            .is_some_and(|attack| attack.seat == seat)
    }

    fn playable(&self, card: Card) -> bool {
        let legal = self.round.legal_set();
        legal.contains(Action::DefendHand(card)) || legal.contains(Action::AttackHand(card))
    }

    /// The eight piles: number, face-up card, card below.
    fn mercenaries(&self) -> [String; 4] {
        let legal = self.round.legal_set();
        let piles = Pile::ALL.map(|pile| {
            let Some(card) = self.round.face_up(pile) else {
                return self.card("-", Look::Up);
            };
            let playable = legal.contains(Action::DefendPile(pile))
                || legal.contains(Action::AttackPile(pile));
            self.card(
                &card.to_string(),
                if playable { Look::Playable } else { Look::Up },
            )
        });
        let below = Pile::ALL.map(|pile| match self.round.below(pile) {
            Some(card) => self.card(&format!("({card})"), Look::Down),
            None => "    ".to_owned(),
        });
        let numbers = Pile::ALL.map(|pile| format!(" {pile}  "));
        [
            self.row("", "kami-terminal-pile", &self.quiet(&numbers.concat())),
            self.row("", "kami-terminal-open", &piles.concat()),
            self.row("", "kami-terminal-below", &below.concat()),
            String::new(),
        ]
    }
}

/// Every card with its points, in two lines.
fn legend(words: &Words) -> [String; 2] {
    let card = |card: Card| format!("{card} {} {}", tell::card_name(words, card), card.points());
    let [first, second] = [&Card::ALL[..4], &Card::ALL[4..]];
    [first, second].map(|cards| {
        let cards: Vec<_> = cards.iter().map(|&c| card(c)).collect();
        cards.join("   ")
    })
}
