//! What happens, in words.

use fluent_bundle::FluentValue;
use kami::{Action, Card, Mode, Outcome, Phase, Seat, SeenAction, SeenStep, Standing, View};
use kamidana_game::kami::{FinishedRound, KamiBoard};

use crate::{
    commands::play::session::{Session, yes_or_no},
    words::Words,
};

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

/// Somebody in a sentence, and whether it speaks to them.
#[derive(Clone, Debug)]
pub(super) struct Called {
    name: String,
    you: bool,
}

impl Called {
    /// As a seat of a position that nobody plays.
    pub(super) fn by_seat(words: &Words, seat: Seat) -> Self {
        let name = seat_name(words, seat);
        Self { name, you: false }
    }

    /// By who plays there.
    pub(super) fn at_table(session: &Session, seat: Seat) -> Self {
        match kamidana_game::Seat::new(seat.number()) {
            Some(seat) => Self {
                name: session.seat_name(seat),
                you: session.is_you(seat),
            },
            None => Self::by_seat(session.words, seat),
        }
    }

    /// Whoever looks is spoken to, also of several people at a terminal.
    pub(super) fn spoken_to(self, you: bool) -> Self {
        Self { you, ..self }
    }

    pub(super) fn gaps(self) -> [(&'static str, FluentValue<'static>); 2] {
        let you = yes_or_no(self.you).into();
        [("name", self.name.into()), ("you", you)]
    }
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
pub(super) fn score(session: &Session, mode: Mode, standing: &Standing) -> String {
    // Several people are "Player 1" and so on, which is too long to stand here twice.
    let counted = session.table.plan.seating.only_person().is_none();
    let name = |seat: Seat| match Called::at_table(session, seat) {
        _ if counted => seat.to_string(),
        called => called.name,
    };
    let teams = mode.teams().map(|team| {
        let points = standing.score.of(team);
        let leader = name(team.seat());
        match mode.partner_of(team.seat()) {
            Some(partner) => format!("{leader}+{}: {points}", name(partner)),
            None => format!("{leader}: {points}"),
        }
    });
    let teams: Vec<_> = teams.collect();
    session.words.fill(
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
    let turn = round.turn;
    let turn = turn.map(|seat| Called::at_table(session, seat).spoken_to(you));
    phase(session.words, now, turn, attack)
}

/// What is to be done by whom.
pub(super) fn phase(
    words: &Words,
    phase: Phase,
    turn: Option<Called>,
    attack: Option<Card>,
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
    let turn = turn.unwrap_or(Called {
        name: String::new(),
        you: false,
    });
    let card = attack.map(|card| card_name(words, card));
    let gaps = [
        ("phase", phase.into()),
        ("card", card.unwrap_or_default().into()),
    ];
    words.fill("kami-status", gaps.into_iter().chain(turn.gaps()))
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
pub(super) fn short_step(session: &Session, step: SeenStep) -> String {
    let who = Called::at_table(session, step.seat).gaps();
    let action = ("action", verb(step.action).into());
    let done = session
        .words
        .fill("kami-terminal-step", who.into_iter().chain([action]));
    match step.card {
        Some(card) => format!("{done} {card}"),
        None => done,
    }
}

/// A step in a sentence.
pub(super) fn step(session: &Session, step: SeenStep) -> String {
    let words = session.words;
    let who = Called::at_table(session, step.seat).gaps();
    let verb = verb(step.action);
    let line = match verb {
        "lead" | "defence" => "defence",
        "attack" => "attack",
        word => {
            let action = ("action", word.into());
            return words.fill("kami-step", who.into_iter().chain([action]));
        }
    };
    let mercenary = matches!(
        step.action,
        SeenAction::Known(Action::DefendPile(_) | Action::AttackPile(_))
    );
    let card = step.card.map(|card| card_name(words, card));
    let gaps = [
        ("line", line.into()),
        ("face", if card.is_some() { "up" } else { "down" }.into()),
        ("card", card.unwrap_or_default().into()),
        ("mercenary", yes_or_no(mercenary).into()),
    ];
    words.fill("kami-played", who.into_iter().chain(gaps))
}

/// How a round ended.
pub(super) fn round_over(
    words: &Words,
    outcome: Outcome,
    called: impl FnOnce(Seat) -> Called,
) -> Vec<String> {
    let Outcome::Won {
        seat,
        points,
        doubled,
    } = outcome
    else {
        return vec![words.say("kami-void")];
    };
    let points = ("points", points.into());
    let stroke = doubled.then(|| words.say("kami-master-stroke"));
    let won = words.fill("kami-won", called(seat).gaps().into_iter().chain([points]));
    [won].into_iter().chain(stroke).collect()
}

/// How a round ended, and who held what.
pub(super) fn round_end(session: &Session, board: &KamiBoard, last: &FinishedRound) -> Vec<String> {
    let words = session.words;
    let called = |seat| Called::at_table(session, seat);
    let mut lines = round_over(words, last.outcome, called);
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
                ("dealt", last.deal.hand(seat).to_string().into()),
                ("left", left.into()),
            ];
            let who = called(seat).gaps();
            words.fill("kami-terminal-held", who.into_iter().chain(gaps))
        }));
    }
    if let Some(standing) = &board.round.standing {
        lines.push(String::new());
        lines.push(score(session, board.round.mode, standing));
    }
    lines
}
