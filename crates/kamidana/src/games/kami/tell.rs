//! What happens, in words.

use kami::{
    Action, Card, Mode, Outcome, Phase, RefusalReason, Seat, SeenAction, SeenStep, Standing, View,
};
use kamidana_game::kami::{FinishedRound, KamiBoard};

use crate::{commands::play::session::Session, words::Words};

pub(super) fn card_name(words: &Words, card: Card) -> String {
    words.say(&format!("kami-card-{card}"))
}

/// A name of at most seven letters, to stand on a card.
pub(crate) fn short_name(words: &Words, card: Card) -> String {
    words.say(&format!("kami-terminal-short-{card}"))
}

pub(super) fn seat_name(words: &Words, seat: Seat) -> String {
    words.fill("kami-seat-name", [("seat", seat.number().into())])
}

/// The team of a seat, where there are teams.
pub(super) fn team_name(words: &Words, mode: Mode, seat: Seat) -> Option<String> {
    let team = mode.team_of(seat).seat().number();
    let name = || words.fill("kami-terminal-team", [("team", team.into())]);
    (mode == Mode::Traditional).then(name)
}

/// The game, who plays it, and how far it is.
pub(super) fn title(words: &Words, round: &View, number: usize) -> String {
    let level = round.standing.map(|standing| standing.level.name());
    let level = level.map(|level| words.say(&format!("kami-option-level-{level}")));
    let gaps = [
        ("players", round.mode.seats().len().into()),
        ("level", level.unwrap_or_default().into()),
        ("round", number.into()),
    ];
    format!("Kami   {}", words.fill("kami-terminal-title", gaps))
}

/// The points of all teams.
pub(super) fn score(words: &Words, mode: Mode, standing: &Standing) -> String {
    let teams = mode.teams().map(|team| {
        let points = standing.score.of(team);
        match mode.partner_of(team.seat()) {
            Some(partner) => format!("{}+{partner}: {points}", team.seat()),
            None => format!("{team}: {points}"),
        }
    });
    let teams: Vec<_> = teams.collect();
    words.fill(
        "kami-terminal-score",
        [("scores", teams.join("   ").into())],
    )
}

/// What is to be done.
pub(super) fn status(session: &Session, round: &View) -> String {
    let now = match session.notice {
        Some(_) => Phase::Over,
        None => round.phase,
    };
    let attack = round.standing_attack.map(|attack| attack.card);
    let you = session.acting().is_some();
    phase(session.words, now, round.turn, attack, you)
}

/// What is to be done by whom. With `you`, they read it themselves.
pub(super) fn phase(
    words: &Words,
    phase: Phase,
    turn: Option<Seat>,
    attack: Option<Card>,
    you: bool,
) -> String {
    let phase = match phase {
        Phase::Demoralised => "demoralised",
        Phase::PartnerAnswer => "partner_answer",
        Phase::LeadDefence => "lead_defence",
        Phase::LeadAttack => "lead_attack",
        Phase::Answer => "answer",
        Phase::CounterAttack => "counter_attack",
        Phase::Over => "over",
    };
    let name = turn.map(|seat| seat_name(words, seat));
    let card = attack.map(|card| card_name(words, card));
    let gaps = [
        ("you", if you { "yes" } else { "no" }.into()),
        ("phase", phase.into()),
        ("name", name.unwrap_or_default().into()),
        ("card", card.unwrap_or_default().into()),
    ];
    words.fill("kami-status", gaps)
}

/// A step that plays no card, as a button.
pub(super) fn button(words: &Words, round: &View, action: Action) -> String {
    match action {
        Action::Pass => words.say("kami-pass"),
        Action::Ask => {
            let hand = round.own_hand().map(|hand| hand.count(Card::Soldier));
            words.fill("kami-ask", [("count", hand.unwrap_or(0).into())])
        }
        Action::Keep => words.say("kami-keep"),
        Action::Cancel => words.say("kami-cancel"),
        _ => words.say("kami-play"),
    }
}

/// A step as advice.
pub(super) fn advised(words: &Words, round: &View, action: Action) -> String {
    let (card, pile) = match action {
        Action::DefendHand(card) | Action::AttackHand(card) => (Some(card), 0),
        Action::DefendPile(pile) | Action::AttackPile(pile) => {
            let seen = round.piles.get(pile.index());
            (seen.and_then(|seen| seen.face_up), pile.index() + 1)
        }
        word => return button(words, round, word),
    };
    let card = card.map(|card| card_name(words, card));
    let gaps = [
        ("card", card.unwrap_or_default().into()),
        ("pile", pile.into()),
    ];
    words.fill(
        match round.phase {
            Phase::LeadDefence => "kami-action-lead",
            Phase::Answer => "kami-action-counter",
            _ => "kami-action-attack",
        },
        gaps,
    )
}

/// What a step does, for a selector.
const fn verb(action: SeenAction) -> &'static str {
    match action {
        SeenAction::DefendHidden => "lead",
        SeenAction::Known(Action::Pass) => "pass",
        SeenAction::Known(Action::Ask) => "ask",
        SeenAction::Known(Action::Keep) => "keep",
        SeenAction::Known(Action::Cancel) => "cancel",
        SeenAction::Known(Action::Play) => "play",
        SeenAction::Known(action) if action.is_defence() => "defence",
        SeenAction::Known(_) => "attack",
    }
}

/// A step in so few letters that it fits beside the table.
pub(super) fn short_step(words: &Words, step: SeenStep) -> String {
    let gaps = [
        ("seat", step.seat.number().into()),
        ("action", verb(step.action).into()),
    ];
    let done = words.fill("kami-terminal-step", gaps);
    match step.card {
        Some(card) => format!("{done} {card}"),
        None => done,
    }
}

/// A step in a sentence.
pub(super) fn step(words: &Words, step: SeenStep) -> String {
    let name = ("name", seat_name(words, step.seat).into());
    let verb = verb(step.action);
    let line = match verb {
        "lead" | "defence" => "defence",
        "attack" => "attack",
        word => return words.fill("kami-step", [name, ("action", word.into())]),
    };
    let mercenary = matches!(
        step.action,
        SeenAction::Known(Action::DefendPile(_) | Action::AttackPile(_))
    );
    let card = step.card.map(|card| card_name(words, card));
    let gaps = [
        name,
        ("line", line.into()),
        ("face", if card.is_some() { "up" } else { "down" }.into()),
        ("card", card.unwrap_or_default().into()),
        ("mercenary", if mercenary { "yes" } else { "no" }.into()),
    ];
    words.fill("kami-played", gaps)
}

/// Why an action is refused.
pub(super) fn refusal(words: &Words, reason: RefusalReason) -> String {
    let (why, card, attack, pile) = match reason {
        RefusalReason::NotNow { .. } => ("not-now", None, None, None),
        RefusalReason::RoundOver => ("round-over", None, None, None),
        RefusalReason::QuestionOpen => ("question-open", None, None, None),
        RefusalReason::AnswerOpen => ("answer-open", None, None, None),
        RefusalReason::NoQuestion => ("no-question", None, None, None),
        RefusalReason::LeaderPasses => ("leader-passes", None, None, None),
        RefusalReason::AttackDue => ("attack-due", None, None, None),
        RefusalReason::DefenceDue => ("defence-due", None, None, None),
        RefusalReason::NotInHand(card) => ("not-in-hand", Some(card), None, None),
        RefusalReason::NoMercenaries => ("no-mercenaries", None, None, None),
        RefusalReason::PileEmpty(pile) => ("pile-empty", None, None, Some(pile)),
        RefusalReason::DoesNotCounter { card, attack } => {
            ("no-counter", Some(card), Some(attack), None)
        }
        RefusalReason::OnlyHandCard => ("only-card", None, None, None),
        RefusalReason::EmpressLocked => ("empress", None, None, None),
        RefusalReason::MercenaryEmpressLocked => ("mercenary-empress", None, None, None),
        other => return other.to_string(),
    };
    let name = |card: Option<Card>| card.map(|card| card_name(words, card)).unwrap_or_default();
    let gaps = [
        ("why", why.into()),
        ("card", name(card).into()),
        ("attack", name(attack).into()),
        ("pile", pile.map_or(0, |pile| pile.index() + 1).into()),
    ];
    words.fill("kami-terminal-refused", gaps)
}

/// How a round ended.
pub(super) fn round_over(words: &Words, outcome: Outcome) -> Vec<String> {
    let Outcome::Won {
        seat,
        points,
        doubled,
    } = outcome
    else {
        return vec![words.say("kami-void")];
    };
    let gaps = [
        ("you", "no".into()),
        ("name", seat_name(words, seat).into()),
        ("points", points.into()),
    ];
    let stroke = doubled.then(|| words.say("kami-master-stroke"));
    let won = words.fill("kami-won", gaps);
    [won].into_iter().chain(stroke).collect()
}

/// How a round ended, and who held what.
pub(super) fn round_end(words: &Words, board: &KamiBoard, last: &FinishedRound) -> Vec<String> {
    let mut lines = round_over(words, last.outcome);
    lines.push(String::new());
    if let Ok(round) = kami::replay(&last.deal, &last.actions) {
        lines.extend(last.deal.mode().seats().iter().map(|&seat| {
            let left = round.hand(seat).to_string();
            let left = if left.is_empty() {
                "-".to_owned()
            } else {
                left
            };
            let gaps = [
                ("name", seat_name(words, seat).into()),
                ("dealt", last.deal.hand(seat).to_string().into()),
                ("left", left.into()),
            ];
            words.fill("kami-terminal-held", gaps)
        }));
    }
    if let Some(standing) = &board.round.standing {
        lines.push(String::new());
        lines.push(score(words, board.round.mode, standing));
    }
    lines
}
