//! Kami in words.

use kami::{Mode, Outcome, Phase, Round, Seat};

/// Whose turn it is and for what, or how the round ended.
pub(crate) fn turn(round: &Round) -> String {
    match (round.outcome(), round.to_act()) {
        (
            Outcome::Won {
                seat,
                points,
                doubled,
            },
            _,
        ) => won(round, seat, points, doubled),
        (Outcome::Void, _) => "The round is void: nobody scores".to_owned(),
        (Outcome::Unknown, Some(seat)) => to_do(round, seat),
        (Outcome::Unknown, None) => String::new(),
    }
}

/// What the seat to act may choose from; empty when nobody acts.
pub(crate) fn choices(round: &Round) -> String {
    let texts = round.legal_set().texts();
    if texts.is_empty() {
        return String::new();
    }
    format!("May: {}", texts.join(" "))
}

/// How many play, and how.
pub(crate) const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Traditional => "Traditional: four players, partners opposite",
        Mode::Chaotic => "Chaotic: three players, everyone alone",
        Mode::Duel => "Duel: two players and the Mercenaries",
    }
}

fn won(round: &Round, seat: Seat, points: u8, doubled: bool) -> String {
    let card = round
        .attack(seat)
        .last()
        .map_or("a card", |last| last.card.name());
    let unit = if points == 1 { "point" } else { "points" };
    let stroke = if doubled {
        ", doubled by a Master stroke"
    } else {
        ""
    };
    format!("Seat {seat} has won with the {card}: {points} {unit}{stroke}")
}

fn to_do(round: &Round, seat: Seat) -> String {
    match (round.phase(), round.standing_attack()) {
        (Phase::Demoralised, _) => {
            format!("Seat {seat} holds five or more Soldiers: ask the partner, or keep?")
        }
        (Phase::PartnerAnswer, _) => {
            format!("Seat {seat} is asked by the partner: cancel the deal, or play?")
        }
        (Phase::LeadDefence, _) => format!("Seat {seat} leads: a card face down in defence"),
        (Phase::LeadAttack, _) => format!("Seat {seat} leads: now an attack"),
        (Phase::CounterAttack, _) => format!("Seat {seat} has countered: now an attack"),
        (_, Some(attack)) => format!(
            "Seat {seat} answers the {} of seat {}: counter or pass",
            attack.card.name(),
            attack.seat
        ),
        _ => String::new(),
    }
}
