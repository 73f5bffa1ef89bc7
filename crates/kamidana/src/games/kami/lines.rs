//! Kami in a terminal: a block of three lines a seat, all cards open.

use kami::{Action, Card, Deal, Extra, Mode, Outcome, Pile, PlacedCard, Round, Seat};

use super::caption;
use crate::draw::{
    Style,
    palette::{GOLD, INK, IVORY, LACQUER, Rgb, STRAW, VERMILION},
    terminal::{bold, dim, paint},
};

pub(crate) fn lines(deal: &Deal, round: &Round, style: Style) -> Vec<String> {
    let table = Table { round, style };
    let mut lines = vec![table.quiet(caption::mode(deal.mode()))];
    let seats = seats(deal.mode(), style.turned);
    for (place, &seat) in seats.iter().enumerate() {
        lines.extend(table.seat(seat));
        if place == 0 && deal.mode() == Mode::Duel {
            lines.extend(table.mercenaries());
        }
    }
    if let Extra::Aside(cards) = deal.extra() {
        let aside = cards.map(|card| table.card(&format!("({card})"), Look::Down));
        lines.push(format!("{:10}aside    {}", "", aside.join("")));
    }
    lines.push(String::new());
    let turn = caption::turn(round);
    lines.push(if style.ascii { turn } else { bold(&turn) });
    let choices = caption::choices(round);
    if !choices.is_empty() {
        lines.push(choices);
    }
    lines.extend(legend().map(|line| table.quiet(&line)));
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

struct Table<'a> {
    round: &'a Round,
    style: Style,
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
        let team = match round.mode() {
            Mode::Traditional => format!("team {}", round.mode().team_of(seat)),
            Mode::Chaotic | Mode::Duel => String::new(),
        };
        let first = if round.first() == seat { "first" } else { "" };
        let name = format!("{sign}Seat {seat}");
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
        let named = named.map_or("", |placed| placed.card.name());
        [
            format!("{name}  hand     {hand}"),
            format!(
                "  {}  defence  {defence}",
                self.quiet(&format!("{team:<6}"))
            ),
            format!(
                "  {}  attack   {attack} {named}",
                self.quiet(&format!("{first:<6}"))
            ),
            String::new(),
        ]
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
            format!("  {:8}pile     {}", "", self.quiet(&numbers.concat())),
            format!("  {:8}open     {}", "", piles.concat()),
            format!("  {:8}below    {}", "", below.concat()),
            String::new(),
        ]
    }
}

/// Every card with its points, in two lines.
fn legend() -> [String; 2] {
    let card = |card: Card| format!("{card} {} {}", card.name(), card.points());
    let [first, second] = [&Card::ALL[..4], &Card::ALL[4..]];
    [first, second].map(|cards| {
        let cards: Vec<_> = cards.iter().map(|&c| card(c)).collect();
        cards.join("   ")
    })
}
