//! A round as somebody sees it who looks on: hands are backs, and of what lies face down nobody knows
//! more than that it lies there.

use kami::{Seat, SeatView, SeenCard, View};

use super::{
    card::{self, Lying},
    picture::mat,
};
use crate::{
    draw::{
        palette::VERMILION,
        svg::{Number, Picture, real},
    },
    words::{Language, Words},
};

const WIDTH: f64 = 900.0;
/// The hand, the line of defence and the line of attack: where each begins and how wide it is.
const HAND: (f64, f64) = (30.0, 190.0);
const DEFENCE: (f64, f64) = (250.0, 300.0);
const ATTACK: (f64, f64) = (580.0, 300.0);
const BETWEEN_PILES: f64 = 20.0;
/// From the cards of one seat to those of the next.
const GAP: f64 = 16.0;

/// The seats one below the other, whoever acts with a seal beside their cards.
pub(super) fn scene(view: &View) -> Picture {
    let mut picture = Picture::new(WIDTH, "Kami");
    picture.define(card::definitions());
    let mut y = GAP;
    for seat in &view.seats {
        picture.add(row(view, seat, y));
        y += card::height() + GAP;
    }
    if !view.piles.is_empty() {
        let step = card::width() + BETWEEN_PILES;
        let wide = step * real(view.piles.len()) - BETWEEN_PILES;
        let start = (WIDTH - wide) / 2.0;
        for (at, pile) in view.piles.iter().enumerate() {
            let x = start + step * real(at);
            if pile.covers {
                picture.add(back(x, y + 12.0));
            }
            if let Some(open) = pile.face_up {
                picture.add(face(open, x, y, Lying::Up));
            }
        }
        y += card::height() + 12.0 + GAP;
    }
    picture.end(y);
    picture
}

fn row(view: &View, seat: &SeatView, y: f64) -> String {
    let hand = (0..seat.hand_size).map(|_| None).collect::<Vec<_>>();
    let mut attack = lying(&seat.attack);
    if let (Some(standing), Some(Some(last))) = (whose(view), attack.last_mut())
        && standing == seat.seat
    {
        last.1 = Lying::Standing;
    }
    let turn = if view.turn == Some(seat.seat) {
        format!(
            "<circle cx=\"14\" cy=\"{}\" r=\"8\" fill=\"{VERMILION}\"/>",
            Number(y + card::height() / 2.0)
        )
    } else {
        String::new()
    };
    [
        turn,
        line(&hand, HAND, y),
        mat(DEFENCE.0, y, DEFENCE.1),
        line(&lying(&seat.defence), DEFENCE, y),
        mat(ATTACK.0, y, ATTACK.1),
        line(&attack, ATTACK, y),
    ]
    .concat()
}

/// Whose attack is to be answered.
fn whose(view: &View) -> Option<Seat> {
    view.standing_attack.map(|attack| attack.seat)
}

/// The cards of a line: nothing is said of one that lies face down.
fn lying(cards: &[SeenCard]) -> Vec<Option<(kami::Card, Lying)>> {
    let open = |seen: &SeenCard| seen.card.filter(|_| !seen.face_down);
    let cards = cards.iter();
    cards
        .map(|seen| open(seen).map(|card| (card, Lying::Up)))
        .collect()
}

/// Cards side by side, closer if they would not fit.
fn line(cards: &[Option<(kami::Card, Lying)>], (x, width): (f64, f64), y: f64) -> String {
    let gaps = real(cards.len().saturating_sub(1)).max(1.0);
    let pitch = (card::width() + 6.0).min((width - card::width()) / gaps);
    let cards = cards.iter().enumerate();
    cards
        .map(|(at, card)| {
            let x = x + pitch * real(at);
            match card {
                Some((kind, lying)) => face(*kind, x, y, *lying),
                None => back(x, y),
            }
        })
        .collect()
}

fn face(card: kami::Card, x: f64, y: f64, lying: Lying) -> String {
    // Letters are not drawn, so any language will do.
    let words = Words::of(Language::English);
    card::drawing(words, card, (x, y), lying, false)
}

fn back(x: f64, y: f64) -> String {
    format!(
        "<use href=\"#back\" x=\"{}\" y=\"{}\"/>",
        Number(x),
        Number(y)
    )
}
