//! The JSON of [`kamidana_game::View`], described.
//!
//! The crates with the rules know nothing of `OpenAPI`, so the shapes of what they write are
//! told here a second time. Nothing is ever made of these types but descriptions; a test plays all
//! games and compares.

use kamidana_game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// All that a viewer may know of a table's game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    /// Who looks.
    viewer: Viewer,
    /// Who acts, as far as the viewer may know it.
    #[schema(required = true)]
    to_act: Option<Seat>,
    /// What the viewer may choose from; nothing if somebody else acts.
    choices: Choices,
    /// How the game stands.
    outcome: Outcome,
    /// What makes the deals checkable, in games that deal.
    #[schema(required = true)]
    fairness: Option<Fairness>,
    /// The game's own part.
    board: Board,
}

/// One step of a game, and what a viewer knew after it.
#[derive(ToSchema)]
#[allow(dead_code, reason = "it describes `kamidana_table::Step`")]
pub(crate) struct Step {
    /// Who acted.
    seat: Option<Seat>,
    /// What they did.
    action: Option<String>,
    /// How the game stood then.
    view: View,
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Viewer {
    /// The player on a seat.
    Seat(Seat),
    /// Somebody who only sees what everybody may see.
    Spectator,
}

/// What an actor may choose from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Choices {
    /// One of these actions; none if somebody else acts.
    List {
        /// The actions, sorted.
        actions: Vec<String>,
    },
    /// These letters in any order: a list of all of them would be too long.
    Arrange {
        /// The letters.
        letters: String,
    },
}

/// How a game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "state", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Outcome {
    /// It is still being played.
    Unknown,
    /// Nobody won.
    Draw {
        /// Why.
        reason: DrawReason,
    },
    /// Somebody won.
    Decisive {
        /// The winning seats: one, or the partners of a team.
        winners: Vec<Seat>,
        /// How.
        reason: WinReason,
    },
}

/// Why nobody won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DrawReason {
    /// Kamisado: a series ended level.
    Level,
    /// Kamon: the board is full.
    Full,
}

/// How somebody won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WinReason {
    /// Kamisado: a tower reached the opponent's home row.
    HomeRow,
    /// Kamisado: nobody could ever move again.
    Deadlock,
    /// Kami: enough points.
    Points,
    /// Kamon: a chain joins two opposite edges.
    Edges,
    /// Kamon: a loop encloses something.
    Loop,
    /// Kamon: the opponent cannot reply.
    Block,
}

/// The hashes and seeds that make deals checkable, as hexadecimal digits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fairness {
    /// The number of the deal on the table, from 0.
    deal: u32,
    /// The hash of its seed, published before the first card.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
    /// The hash of the next deal's seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    next: String,
    /// The seed of the deal before, if its round is over; at the end of the game that of the
    /// last deal.
    #[schema(required = true)]
    revealed: Option<RevealedSeed>,
}

/// A seed that is no longer a secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RevealedSeed {
    /// Of which deal.
    deal: u32,
    /// The seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    seed: String,
}

/// The game's own part of a view; `game` says which.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum Board {
    /// A Kamisado match.
    Kamisado(KamisadoBoard),
    /// A Kami round.
    Kami(Box<KamiBoard>),
    /// A Kamon position.
    Kamon(KamonBoard),
}

/// Always `kamisado`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum KamisadoId {
    /// This game.
    Kamisado,
}

/// A Kamisado match: nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamisadoBoard {
    /// Which game.
    game: KamisadoId,
    /// The match as its position string.
    position: String,
    /// What is to be done.
    phase: KamisadoPhase,
    /// The points.
    score: KamisadoScore,
    /// The round, counted from 1.
    round: u32,
    /// What the last action led to, in order.
    events: Vec<KamisadoEvent>,
}

/// What the side to act has to do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum KamisadoPhase {
    /// Place the towers.
    SetUp,
    /// Move a tower.
    Play,
    /// Choose the fill.
    Fill,
    /// Nothing: the match is decided.
    Over,
}

/// The points of both players.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamisadoScore {
    /// Black's.
    black: u32,
    /// White's.
    white: u32,
}

/// A player of a game for two.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    /// On seat 1.
    Black,
    /// On seat 2.
    White,
}

/// One of the eight colours of squares and towers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Colour {
    /// Letter `n`.
    Brown,
    /// Letter `g`.
    Green,
    /// Letter `r`.
    Red,
    /// Letter `y`.
    Yellow,
    /// Letter `k`.
    Pink,
    /// Letter `p`.
    Purple,
    /// Letter `b`.
    Blue,
    /// Letter `o`.
    Orange,
}

/// From which end the home rows are filled between two rounds, as each player sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Fill {
    /// From the brown end.
    Left,
    /// From the orange end.
    Right,
}

/// How a round of Kamisado was won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum KamisadoReason {
    /// A tower reached the opponent's home row.
    HomeRow,
    /// Nobody could ever move again; the last to move lost.
    Deadlock,
}

/// Something that happened in a Kamisado match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum KamisadoEvent {
    /// A player placed the towers.
    Placed {
        /// Who.
        side: Side,
        /// The letters of the towers, from the brown end of the home row.
        line_up: String,
    },
    /// A round began.
    RoundStarted {
        /// Who opens it.
        challenger: Side,
        /// The letters of Black's towers.
        black: String,
        /// The letters of White's towers.
        white: String,
    },
    /// A tower moved.
    Moved {
        /// Whose.
        side: Side,
        /// Its colour.
        tower: Colour,
        /// From where to where, such as `d1d5`.
        path: String,
        /// The towers it pushed, nearest first; empty for an ordinary move.
        pushed: Vec<KamisadoPushedTower>,
    },
    /// A blocked tower skipped its turn.
    Passed {
        /// Who could not move.
        side: Side,
        /// With which tower.
        tower: Colour,
        /// The square it is blocked on; its colour names the opponent's next tower.
        square: String,
    },
    /// A round was won.
    RoundWon {
        /// By whom and how.
        end: KamisadoRoundEnd,
        /// The points it brought.
        points: u32,
    },
    /// The winner of the round chose the fill.
    Filled {
        /// The winner.
        side: Side,
        /// The direction, for both players.
        fill: Fill,
    },
    /// The match was decided.
    MatchOver {
        /// Whether somebody won.
        state: KamisadoResult,
        /// Who, if somebody did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        winner: Option<Side>,
        /// How the last round ended, if somebody won.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        reason: Option<KamisadoReason>,
    },
}

/// Whether a decided match has a winner.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum KamisadoResult {
    /// Somebody has won.
    Decisive,
    /// A series ended level.
    Draw,
}

/// A tower moved back by a push.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamisadoPushedTower {
    /// Its colour; its owner is the pusher's opponent.
    tower: Colour,
    /// The square where it stood.
    from: String,
    /// The square where it stands now.
    to: String,
}

/// The end of a round of Kamisado.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamisadoRoundEnd {
    /// Who won it.
    winner: Side,
    /// The winner's tower that gains a tooth.
    tower: Colour,
    /// How.
    reason: KamisadoReason,
}

/// Always `kami`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum KamiId {
    /// This game.
    Kami,
}

/// A Kami round as the viewer sees it, and the game around it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiBoard {
    /// Which game.
    game: KamiId,
    /// The round.
    round: KamiRound,
    /// The cards drawn for the first lead, draw by draw: each seat and its card.
    draws: Vec<Vec<(Seat, KamiCard)>>,
    /// The last finished round: its cards are no secret any more.
    #[schema(required = true)]
    last: Option<KamiFinishedRound>,
}

/// A kind of card, as its letter.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) enum KamiCard {
    /// Soldier.
    #[serde(rename = "S")]
    Soldier,
    /// Lance.
    #[serde(rename = "L")]
    Lance,
    /// Rider.
    #[serde(rename = "C")]
    Rider,
    /// Silver Dragon.
    #[serde(rename = "A")]
    SilverDragon,
    /// Gold Dragon.
    #[serde(rename = "O")]
    GoldDragon,
    /// Tower.
    #[serde(rename = "T")]
    Tower,
    /// Fool.
    #[serde(rename = "F")]
    Fool,
    /// Empress.
    #[serde(rename = "I")]
    Empress,
}

/// A finished Kami round, with all its cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiFinishedRound {
    /// What was dealt, as the text of the round format.
    deal: String,
    /// What was done.
    actions: Vec<String>,
    /// How it ended.
    outcome: KamiRoundOutcome,
}

/// Everything a viewer may know of a Kami round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiRound {
    /// Who looks: a seat or `spectator`.
    viewer: KamiViewer,
    /// How many play: 4 in teams, 3 alone or 2 with Mercenaries.
    #[schema(minimum = 2, maximum = 4)]
    mode: u32,
    /// The player who led first.
    first: Seat,
    /// The game around the round.
    #[schema(required = true)]
    standing: Option<KamiStanding>,
    /// The players, in seat order.
    seats: Vec<KamiSeat>,
    /// The cards set aside (three players), each if the viewer has looked at it.
    aside: Vec<Option<KamiCard>>,
    /// The Mercenaries as they lie now, pile by pile (two players).
    piles: Vec<KamiPile>,
    /// The Mercenaries as they were dealt, as far as they have been seen.
    dealt_piles: Vec<KamiDealtPile>,
    /// What the acting player has to do.
    phase: KamiPhase,
    /// Who acts; hidden from others while a player thinks about the Demoralised question.
    #[schema(required = true)]
    turn: Option<Seat>,
    /// The attack that waits for an answer, and whose it is.
    #[schema(required = true)]
    standing_attack: Option<KamiAttack>,
    /// Whether an Empress lies face up in a defence line.
    empress_unlocked: bool,
    /// All steps so far that the viewer could see, in order.
    history: Vec<KamiStep>,
    /// What the viewer may do now; empty when somebody else acts.
    legal: Vec<String>,
    /// How the round stands.
    outcome: KamiRoundOutcome,
}

/// Who looks at a Kami round.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum KamiViewer {
    /// The player on a seat.
    Seat(Seat),
    /// Somebody who only sees what everybody may see.
    Spectator(Spectator),
}

/// Always `spectator`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Spectator {
    /// Somebody who only sees what everybody may see.
    Spectator,
}

/// The game around a Kami round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiStanding {
    /// How the game is won.
    level: KamiLevel,
    /// The points of each team; those of a finished round are in it.
    score: Vec<u32>,
    /// The number of the round, from 1.
    round: u32,
    /// Whether the game is decided.
    outcome: KamiGameOutcome,
}

/// How a game of Kami is won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum KamiLevel {
    /// With 15 points or more.
    Soldier,
    /// With exactly 15; what goes over is taken off.
    Lord,
    /// With exactly 15; going over resets to 0.
    Kami,
}

/// How a game of Kami stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "result", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum KamiGameOutcome {
    /// Still being played.
    Unknown,
    /// Won.
    Won {
        /// By this team: of four players 1 (seats 1 and 3) or 2, else that of the seat.
        #[schema(minimum = 1, maximum = 3)]
        team: u32,
    },
}

/// A player of Kami as the viewer sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiSeat {
    /// The seat.
    seat: Seat,
    /// What is known of the hand as it was dealt.
    dealt: KamiSeenHand,
    /// The letters of the cards still in the hand, if it is the viewer's own.
    #[schema(required = true)]
    hand: Option<String>,
    /// How many cards are still in the hand.
    hand_size: u32,
    /// How many Soldiers the player showed when asking to cancel the deal.
    #[schema(required = true)]
    shown_soldiers: Option<u32>,
    /// The line of defence, oldest card first.
    defence: Vec<KamiSeenCard>,
    /// The line of attack, oldest card first.
    attack: Vec<KamiSeenCard>,
}

/// A dealt hand as far as the viewer knows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiSeenHand {
    /// The letters of the cards known to have been dealt to it.
    known: String,
    /// How many others there were.
    hidden: u32,
}

/// A card on the table as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiSeenCard {
    /// The card, if the viewer knows it.
    #[schema(required = true)]
    card: Option<KamiCard>,
    /// Whether it lies face down.
    face_down: bool,
    /// Whether it was a Mercenary.
    mercenary: bool,
}

/// A pile of Mercenaries as everybody sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiPile {
    /// The face-up card; nothing once the pile is used up.
    #[schema(required = true)]
    face_up: Option<KamiCard>,
    /// Whether it still covers a card.
    covers: bool,
}

/// A pile of Mercenaries as it was dealt, as far as it has been seen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiDealtPile {
    /// The card that lay face up.
    face_up: KamiCard,
    /// The card below it, once it has been turned.
    #[schema(required = true)]
    below: Option<KamiCard>,
}

/// What the acting player of Kami has to do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum KamiPhase {
    /// A player with five or more Soldiers says whether to ask the partner.
    Demoralised,
    /// The partner says whether to cancel the deal.
    PartnerAnswer,
    /// The leader plays a card face down in defence.
    LeadDefence,
    /// The leader attacks.
    LeadAttack,
    /// An attack stands: pass or counter.
    Answer,
    /// The player who countered attacks.
    CounterAttack,
    /// Nothing: the round is over.
    Over,
}

/// An attack that waits for an answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiAttack {
    /// Whose it is.
    seat: Seat,
    /// The attacking card.
    card: KamiCard,
}

/// One step of the history that the viewer has seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamiStep {
    /// Who took it.
    seat: Seat,
    /// What it was; `d?` for a card face down that the viewer does not know.
    action: String,
    /// The card it played, if it played one and the viewer knows it (also a Mercenary's).
    #[schema(required = true)]
    card: Option<KamiCard>,
}

/// How a round of Kami stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "result", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum KamiRoundOutcome {
    /// Still being played.
    Unknown,
    /// Somebody has played the last card of the hand.
    Won {
        /// Who.
        seat: Seat,
        /// The points scored, after doubling.
        points: u32,
        /// Whether it was a Master stroke.
        doubled: bool,
    },
    /// Nobody scores: a cancelled deal, or a duel in which the leader cannot play.
    Void,
}

/// Always `kamon`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum KamonId {
    /// This game.
    Kamon,
}

/// A Kamon position: nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KamonBoard {
    /// Which game.
    game: KamonId,
    /// The position as its string.
    position: String,
    /// The cell of the last pawn.
    #[schema(required = true)]
    last: Option<String>,
    /// The cells of the pawns that made the winning chain or loop.
    winning: Vec<String>,
    /// The cells a winning loop encloses.
    enclosed: Vec<String>,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kamidana_game::{
        Choices as Offered, GAMES, Game, OptionKind, Options, Play, Seed, Stream, Viewer as Looker,
    };
    use serde_json::Value;
    use utoipa::OpenApi;

    use super::*;

    #[derive(OpenApi)]
    #[openapi(components(schemas(View)))]
    struct Description;

    /// Every combination of the choices of a game's options that can be started.
    fn tables(game: &'static dyn Game) -> Vec<Options> {
        let mut all: Vec<Vec<(&str, String)>> = vec![Vec::new()];
        for option in game.options() {
            let values: Vec<String> = match option.kind {
                OptionKind::Choice { values, .. } => {
                    values.iter().map(|(value, _)| (*value).into()).collect()
                }
                OptionKind::Number { min, .. } => vec![min.to_string(), (min + 1).to_string()],
                OptionKind::Text { default, .. } => vec![default.into()],
            };
            let with = |table: &Vec<(&'static str, String)>| {
                let table = table.clone();
                let one = |value: &String| [&table[..], &[(option.id, value.clone())]].concat();
                values.iter().map(one).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        let mut tables = Vec::new();
        for table in &all {
            let given = table.iter().map(|(id, value)| (*id, value.as_str()));
            let options = Options::new(game.options(), given).expect("options");
            if game.start(&options, Seed::new([0; 32])).is_ok() {
                tables.push(options);
            }
        }
        tables
    }

    /// One random action; `false` when the game is over.
    fn step(play: &mut dyn Play, chance: &mut Stream) -> bool {
        let action = match play.choices() {
            Offered::Arrange { letters } => {
                let mut letters: Vec<char> = letters.chars().collect();
                chance.shuffle(&mut letters);
                letters.into_iter().collect()
            }
            Offered::List { actions } => {
                let Some(last) = actions.len().checked_sub(1) else {
                    return false;
                };
                actions[chance.below(last as u32 + 1) as usize].clone()
            }
        };
        play.apply(&action).expect("a choice is accepted");
        true
    }

    /// Gives every view of random games of all kinds to `check`.
    fn every_view(mut check: impl FnMut(&Value)) {
        for game in GAMES {
            let games = match game.id() {
                "kamon" => 40,
                "kamisado" => 4,
                // Long games.
                _ => 1,
            };
            for (number, options) in (0_u32..).zip(tables(game)) {
                for round in 0..games {
                    let seed = Seed::new([7; 32]).of_deal(100 * number + round);
                    let mut chance = seed.of_deal(1_000_000).stream();
                    let mut play = game.start(&options, seed).expect("a game");
                    let seats = play.seats();
                    loop {
                        let viewers = Seat::first(seats).map(Looker::Seat);
                        for viewer in viewers.chain([Looker::Spectator]) {
                            let view = serde_json::to_value(play.view(viewer));
                            check(&view.expect("JSON"));
                        }
                        if !step(&mut *play, &mut chance) {
                            break;
                        }
                    }
                }
            }
        }
    }

    /// Every place where a short text stands in a value, with the text.
    fn words(value: &Value, path: &str, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    words(value, &format!("{path}.{name}"), found);
                }
            }
            Value::Array(items) => items.iter().for_each(|item| words(item, path, found)),
            Value::String(word) if word.len() < 16 => _ = found.insert(format!("{path} {word}")),
            Value::Null => _ = found.insert(format!("{path} null")),
            Value::String(_) | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    #[test]
    fn every_view_has_the_shape_that_is_described() {
        let mut seen = BTreeSet::new();
        let mut count = 0;
        every_view(|view| {
            let shape: View = match serde_json::from_value(view.clone()) {
                Ok(shape) => shape,
                Err(why) => panic!("{why}: {view}"),
            };
            let again = serde_json::to_value(&shape).expect("JSON");
            assert_eq!(&again, view);
            count += 1;
            words(view, "", &mut seen);
        });
        assert!(count > 10_000, "{count}");
        // The games were varied enough to prove something.
        let wanted = [
            ".viewer spectator",
            ".choices.kind arrange",
            ".outcome.state draw",
            ".outcome.reason home-row",
            ".outcome.reason level",
            ".outcome.reason points",
            ".outcome.reason loop",
            ".outcome.reason edges",
            ".fairness null",
            ".board.phase set-up",
            ".board.phase fill",
            ".board.events.event placed",
            ".board.events.event round-started",
            ".board.events.event passed",
            ".board.events.event filled",
            ".board.events.event match-over",
            ".board.events.state draw",
            ".board.round.phase demoralised",
            ".board.round.phase partner_answer",
            ".board.round.phase counter_attack",
            ".board.round.aside null",
            ".board.round.history.action d?",
            ".board.round.standing.outcome.result won",
            ".board.round.standing.level lord",
            ".board.last.outcome.result won",
            ".board.last.outcome.result void",
        ];
        let missing: Vec<_> = wanted
            .iter()
            .filter(|word| !seen.contains(**word))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn what_is_not_described_is_refused() {
        let view = r#"{"viewer":"spectator","to_act":1,"choices":{"kind":"list","actions":[]},
            "outcome":{"state":"unknown"},"fairness":null,"board":{"game":"kamon",
            "position":"","last":null,"winning":[],"enclosed":[]}}"#;
        let good: Value = serde_json::from_str(view).expect("JSON");
        assert!(serde_json::from_value::<View>(good.clone()).is_ok());
        for (place, value) in [
            ("/viewer", "somebody"),
            ("/board/game", "kamisado"),
            ("/board/winning", "all"),
            ("/choices/kind", "arrange"),
            ("/outcome/state", "draw"),
        ] {
            let mut bad = good.clone();
            *bad.pointer_mut(place).expect("a place") = value.into();
            assert!(serde_json::from_value::<View>(bad).is_err(), "{place}");
        }
        for place in ["", "/choices", "/board"] {
            let mut bad = good.clone();
            bad.pointer_mut(place).expect("a place")["extra"] = 1.into();
            assert!(serde_json::from_value::<View>(bad).is_err(), "{place}");
        }
    }

    /// Whether a value has the shape of a schema, as far as schemas are used here.
    fn fits(value: &Value, schema: &Value, all: &Value) -> bool {
        let list = |name: &str| schema[name].as_array().map(Vec::as_slice);
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.rsplit('/').next().unwrap_or_default();
            assert!(all[name].is_object(), "{name} is not described");
            return fits(value, &all[name], all);
        }
        let typed = |name: &str| match name {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "integer" => value.is_u64() || value.is_i64(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            _ => panic!("the type {name}"),
        };
        let types = match &schema["type"] {
            Value::String(name) => typed(name),
            Value::Array(names) => names.iter().filter_map(Value::as_str).any(typed),
            _ => true,
        };
        let within = |name: &str, holds: fn(f64, f64) -> bool| {
            let bound = schema[name].as_f64().zip(value.as_f64());
            bound.is_none_or(|(bound, number)| holds(number, bound))
        };
        types
            && within("minimum", |number, bound| number >= bound)
            && within("maximum", |number, bound| number <= bound)
            && list("enum").is_none_or(|words| words.contains(value))
            && list("oneOf").is_none_or(|schemas| {
                let fitting = schemas.iter().filter(|schema| fits(value, schema, all));
                fitting.count() == 1
            })
            && list("anyOf")
                .is_none_or(|schemas| schemas.iter().any(|schema| fits(value, schema, all)))
            && list("allOf")
                .is_none_or(|schemas| schemas.iter().all(|schema| fits(value, schema, all)))
            && value.as_array().is_none_or(|items| {
                let prefix = list("prefixItems").unwrap_or_default();
                items.iter().enumerate().all(|(at, item)| {
                    let schema = prefix.get(at).unwrap_or(&schema["items"]);
                    match schema {
                        Value::Bool(allowed) => *allowed,
                        Value::Null => true,
                        schema => fits(item, schema, all),
                    }
                })
            })
            && value.as_object().is_none_or(|fields| {
                let known = &schema["properties"];
                let required = list("required").unwrap_or_default();
                let mut required = required.iter().filter_map(Value::as_str);
                required.all(|name| fields.contains_key(name))
                    && fields.iter().all(|(name, value)| match known.get(name) {
                        Some(schema) => fits(value, schema, all),
                        None => schema["additionalProperties"] != false,
                    })
            })
    }

    #[test]
    fn every_view_fits_its_schema() {
        let description = serde_json::to_value(Description::openapi()).expect("JSON");
        let all = &description["components"]["schemas"];
        let mut at = 0;
        every_view(|view| {
            at += 1;
            // All of them would take a while.
            if at % 7 == 0 {
                assert!(fits(view, &all["View"], all), "{view}");
            }
        });
        let mut bad = serde_json::json!({
            "viewer": {"seat": 1}, "to_act": 2, "choices": {"kind": "list", "actions": []},
            "outcome": {"state": "unknown"}, "fairness": null, "board": {"game": "kamon",
            "position": "", "last": null, "winning": [], "enclosed": []},
        });
        assert!(fits(&bad, &all["View"], all));
        bad["to_act"] = 5.into();
        assert!(!fits(&bad, &all["View"], all));
        bad["to_act"] = 1.into();
        bad["board"]["game"] = "kamisado".into();
        assert!(!fits(&bad, &all["View"], all));
    }

    #[test]
    fn everything_is_described_in_words() {
        let description = serde_json::to_value(Description::openapi()).expect("JSON");
        let schemas = description["components"]["schemas"].as_object();
        for (name, schema) in schemas.expect("schemas") {
            assert!(schema["description"].is_string(), "{name}");
            for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
                let plain = schema["description"].is_string();
                // What may be missing is described beside `null`.
                let choices = schema["oneOf"].as_array().into_iter().flatten();
                let optional = choices
                    .into_iter()
                    .any(|choice| choice["description"].is_string());
                assert!(plain || optional, "{name}.{field}: {schema}");
            }
        }
    }
}
