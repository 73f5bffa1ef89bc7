//! Every word of the play screen in one place, so that it can be said in another language. Board
//! captions that pictures and terminals share are in `draw::caption`.

use std::time::Duration;

use kami::{Card, Mode, Phase, SeenAction, SeenStep, Standing, StandingAttack, View};
use kamidana_engine::{Judgement, Proof, Verdict};
use kamidana_game::Seat;
use kamisado::{Colour, Fill, Length, Move, Pass, Reason, RoundEnd, Score, Side, Square};
use kamon::Token;

use super::{clock::TimeControl, dialog::Purpose, seating::Occupant, spots::Button};

// The command line.

pub(crate) const NO_OCCUPANT: &str = "a player is me or level:1 to level:8";
pub(crate) const NO_SEAT: &str = "write it as 1=me or 2=level:5";
pub(crate) const NO_CLOCK: &str =
    "a clock is none, or minutes and seconds such as 5+3 (at most 999+999)";
pub(crate) const NO_TERMINAL: &str = "play needs a terminal for its input and its output";
pub(crate) const NO_SEED: &str = "the record has no seed, so the next cards cannot be dealt";

pub(crate) fn no_such_seat(seat: Seat, seats: u8) -> String {
    format!("there is no seat {seat}: this game has {seats}")
}

pub(crate) fn wrong_seat_count(seats: u8) -> String {
    format!("the Seats tag does not name {seats} players")
}

// The menu.

pub(crate) const WELCOME: &str = "K A M I D A N A";
pub(crate) const CLOCK: &str = "Clock";
pub(crate) const CLOCK_HELP: &str =
    "Minutes for everybody and seconds added for every turn; running out of time loses.";
pub(crate) const MENU_STEPS: [&str; 3] = ["Which game?", "Which rules?", "Who plays?"];
pub(crate) const MENU_NEXT: [&str; 3] = ["Enter: choose", "Enter: go on", "Enter: play"];
pub(crate) const MENU_KEYS: [&str; 3] = [
    "Up, down: move   Enter: choose   Esc: leave",
    "Up, down: move   Left, right: change   Enter: go on   Esc: back",
    "Up, down: move   Left, right: change   Enter: play   Esc: back",
];

pub(crate) fn option_label(id: &str) -> String {
    let mut label = id.replace('-', " ");
    if let Some(first) = label.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    label
}

pub(crate) fn option_help(help: &str, meaning: &str) -> String {
    let mut help = help.to_owned();
    if let Some(first) = help.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    format!("{help}: {meaning}.")
}

pub(crate) fn number_range(min: u32, max: u32) -> String {
    format!("{min} to {max}")
}

pub(crate) fn clock_choice(clock: Option<TimeControl>) -> String {
    clock.map_or_else(
        || "none".into(),
        |control| format!("{control} (minutes + seconds)"),
    )
}

// Players.

/// `Seat1` is a name for records.
pub(crate) fn seat_name(name: &str) -> String {
    match name.strip_prefix("Seat") {
        Some(number) => format!("Seat {number}"),
        None => name.into(),
    }
}

/// Who plays; somebody alone at the terminal is `you`.
pub(crate) fn occupant(occupant: Occupant, alone: bool) -> String {
    match occupant {
        Occupant::Person if alone => "you".into(),
        Occupant::Person => "person".into(),
        Occupant::Machine(level) => format!("level {level}"),
    }
}

pub(crate) fn occupant_help(occupant: Occupant) -> String {
    match occupant {
        Occupant::Person => "Somebody at this terminal.".into(),
        Occupant::Machine(level) => {
            let manner = match level.number() {
                1 => "a friendly beginner",
                2 | 3 => "for a relaxed game",
                4 | 5 => "knows what it does",
                6 | 7 => "hard to beat",
                _ => "everything it has",
            };
            format!("The machine at level {level}: {manner}.")
        }
    }
}

pub(crate) fn player_in_record(occupant: Occupant) -> String {
    match occupant {
        Occupant::Person => "a person".into(),
        Occupant::Machine(level) => format!("Kamidana, level {level}"),
    }
}

// Time.

/// `4:05`, and tenths when it gets tight.
pub(crate) fn time_left(left: Duration) -> String {
    let seconds = left.as_secs();
    if seconds < 10 && !left.is_zero() {
        return format!("0:0{seconds}.{}", left.subsec_millis() / 100);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

pub(crate) fn lost_on_time(name: &str) -> String {
    format!("{name} has lost on time")
}

// What can be done, and what cannot.

pub(crate) const UNDONE: &str = "Taken back.";
pub(crate) const UNDO_NOTHING: &str = "There is nothing to take back.";
pub(crate) const UNDO_CLOCK: &str = "With a clock, moves stand: nothing is taken back.";
pub(crate) const UNDO_CARDS: &str = "Seen cards cannot be unseen: in Kami you can only take back \
    your own hand card in defence, before you attack.";
pub(crate) const EXPORT_LATER: &str =
    "A record shows all cards, so it can be exported when the game is over; s saves it.";
pub(crate) const TIP_NOT_YOURS: &str = "A tip can be had when it is your turn.";
pub(crate) const NO_TIP: &str = "No tip was found in time.";
pub(crate) const MACHINE_SILENT: &str =
    "(The machine had no answer; the first legal move was played for it.)";
pub(crate) const ADVISING: &str = "Looking for a good move …";
pub(crate) const NO_FILE_NAME: &str = "A file needs a name.";
pub(crate) const EXISTS: &str = "There is a file of that name already; choose another name.";

pub(crate) fn not_written(why: &str) -> String {
    format!("The file could not be written: {why}.")
}

pub(crate) fn go_on_later(file: &str) -> String {
    format!("Saved. Go on with: kamidana play --resume {file}")
}

pub(crate) fn written(file: &str) -> String {
    format!("Written to {file}.")
}

pub(crate) fn refused(action: &str, why: &str) -> String {
    format!("{action}: {why}.")
}

pub(crate) fn file_name(game: &str, stamp: &str, end: &str) -> String {
    format!("{game}-{stamp}.{end}")
}

/// What is proven and what is guessed never sound alike.
pub(crate) fn tip(action: &str, judgement: Judgement, hidden: bool) -> String {
    match judgement {
        Judgement::Proven(Proof { verdict, plies }) => {
            let soon = plies.map_or_else(String::new, |plies| format!(" in {plies} moves"));
            match verdict {
                Verdict::Win => format!("Proven: {action} wins{soon}."),
                Verdict::Draw => format!("Proven: {action} draws{soon}."),
                Verdict::Loss => {
                    format!("Proven: every move loses{soon}; {action} is as good as any.")
                }
            }
        }
        Judgement::Points(points) => format!("Proven: {action} brings {points:+} points."),
        Judgement::Estimated(estimate) => format!(
            "Estimate, not certain: {action}, about {:.0} % to win.",
            estimate.chance() * 100.0
        ),
        Judgement::Unknown if hidden => {
            format!("A strong player who sees what you see would {action}.")
        }
        Judgement::Unknown => format!("A strong player would try {action}; nothing is proven."),
    }
}

// What is on the screen.

pub(crate) fn too_small(width: u16, height: u16) -> String {
    format!("Kamidana needs 80 columns and 24 lines; this terminal has {width} and {height}.")
}

pub(crate) fn thinking(name: &str, level: &str) -> String {
    format!("{name} ({level}) is thinking …")
}

pub(crate) const SOMEBODY_THINKS: &str = "Somebody is thinking …";
pub(crate) const ROUND_OVER: &str = "The round is over";
pub(crate) const TYPED: &str = "Move: ";
pub(crate) const LOG: &str = "So far";
pub(crate) const PASS_DEVICE_HINT: &str =
    "Nobody else should look. Press any key when you are there.";

pub(crate) fn pass_device(name: &str) -> String {
    format!("Pass the device to {}", name.to_lowercase())
}

pub(crate) const LOOK_ONLY: &str =
    "Look at your cards: nothing is asked of you before the round begins";

/// A button and the key that does the same.
pub(crate) const fn button(button: Button) -> &'static str {
    match button {
        Button::Continue => "Enter: continue",
        Button::Back => "Esc: back",
        Button::Help => "? help",
        Button::Tip => "t tip",
        Button::Undo => "u undo",
        Button::Save => "s save",
        Button::Export => "x export",
        Button::Turn => "v turn",
        Button::Leave => "q quit",
        Button::NewGame => "New game",
        Button::Accept => "Enter: write",
        Button::SaveAndLeave => "Enter: save and leave",
        Button::JustLeave => "q: leave",
        Button::Stay => "Esc: stay",
    }
}

pub(crate) const REST: &str = "Place the rest in order";
pub(crate) const TAKE_BACK: &str = "Take back one";
pub(crate) const READY: &str = "Ready";
pub(crate) const DRAWN: &str = "Nobody has won";

pub(crate) fn have_won(names: &[String]) -> String {
    format!("Won by {}", names.join(", "))
}

pub(crate) fn to_move(name: &str) -> String {
    format!("{name} to move")
}

pub(crate) fn did(name: &str, action: &str) -> String {
    format!("{name}: {action}")
}

pub(crate) const BAR_START: &str = "Arrows Enter";

pub(crate) fn export_button() -> &'static str {
    "Export the record"
}

pub(crate) fn leave_button() -> &'static str {
    "Quit"
}

// Dialogs.

pub(crate) const LEAVE: [&str; 2] = [
    "The game is not over, and not saved.",
    "Save it and go on another day?",
];

pub(crate) const fn file_question(purpose: Purpose) -> [&'static str; 2] {
    match purpose {
        Purpose::Save | Purpose::SaveAndLeave => [
            "Save the game as",
            "Go on with: kamidana play --resume FILE",
        ],
        Purpose::Export => [
            "Export the record as",
            "A name that ends in .json gives JSON, any other a score sheet.",
        ],
    }
}

pub(crate) const FILE_SHOWS_CARDS: &str = "The file names all cards: who reads it spoils the game.";

// Kamisado.

pub(crate) fn placed(side: Side) -> String {
    format!("{side} has placed the towers.")
}

pub(crate) fn round_started(challenger: Side) -> String {
    format!("{challenger} opens the round with any tower.")
}

pub(crate) fn moved(side: Side, tower: Colour, path: Move) -> String {
    let (from, to, ground) = (path.from, path.to, path.to.colour());
    format!("{side} moved {tower} from {from} to {to}, onto {ground}.")
}

pub(crate) fn pushed(side: Side, tower: Colour, path: Move, line: &[Colour], to: Square) -> String {
    let names: Vec<_> = line.iter().map(ToString::to_string).collect();
    let (names, other, ground) = (names.join(" and "), !side, to.colour());
    format!(
        "Push! {side}'s {tower} enters {} and pushes {other}'s {names} back. {other} misses a \
         turn: {side} goes on with {ground}, the colour of {to}.",
        path.to
    )
}

pub(crate) fn passed(pass: Pass) -> String {
    let (side, tower, square) = (pass.side, pass.tower, pass.square);
    format!(
        "{side}'s {tower} on {square} is blocked and passes: {square} is {ground}, so {other} \
         moves {ground}.",
        ground = square.colour(),
        other = !side,
    )
}

pub(crate) fn round_won(end: RoundEnd, points: u8) -> String {
    let (winner, tower) = (end.winner, end.tower);
    let unit = if points == 1 { "point" } else { "points" };
    match end.reason {
        Reason::HomeRow => format!(
            "{winner} wins the round: {tower} is on the far row and gets a dragon tooth, \
             {points} {unit}."
        ),
        Reason::Deadlock => format!(
            "Deadlock: nobody can ever move again, so {loser}, who moved last, loses. {winner}'s \
             {tower} gets a dragon tooth, {points} {unit}.",
            loser = !winner
        ),
    }
}

pub(crate) fn filled(side: Side, fill: Fill) -> String {
    format!("{side} fills the home rows from the {fill}.")
}

pub(crate) fn fill_button(fill: Fill) -> String {
    format!("Fill from the {fill}")
}

pub(crate) fn fill_preview(fill: Fill) -> String {
    format!("From the {fill}:")
}

pub(crate) const SET_UP: [&str; 2] = ["Next tower, from your", "left (brown) to right:"];
pub(crate) const PLAIN_KEY: [&str; 7] = [
    "n brown  g green  r red",
    "y yellow k pink   p purple",
    "b blue   o orange",
    "First a tower, last its",
    "square; capitals are White,",
    "1 to 3 dragon teeth.",
    "* moves  . target  ! wins",
];
pub(crate) const COLOUR_MARKS: [&str; 4] = [
    ">  <  moves now",
    "▄▄    may be entered",
    "╤══╤  wins the round",
    "▲     a dragon tooth",
];

pub(crate) fn kamisado_title(length: Length, round: u32) -> String {
    let length = match length {
        Length::Single => "a single round".to_owned(),
        Length::Series(rounds) => format!("a series of {rounds}, round {round}"),
        length => format!("{} match, round {round}", length.name()),
    };
    format!("Kamisado   {length}")
}

pub(crate) fn kamisado_score(score: Score, length: Length) -> String {
    let points = format!("Black {}   White {}", score.black, score.white);
    match length.target() {
        Some(target) if target > 1 => format!("{points}   first to {target}"),
        _ => points,
    }
}

pub(crate) fn must_move(side: Side, colour: Colour, rank: &str, square: Square) -> String {
    format!("{side} must move the {colour} {rank} on {square}")
}

pub(crate) fn must_fill(side: Side) -> String {
    format!("{side} has won the round and says how the home rows are filled")
}

pub(crate) fn may_open(side: Side) -> String {
    format!("{side} opens with any tower: choose one, then where it goes")
}

pub(crate) fn square_under_cursor(square: Square, hand_over: bool) -> String {
    let ground = square.colour();
    if hand_over {
        format!("{square} is {ground}: the opponent would have to move {ground}")
    } else {
        format!("{square} is {ground}")
    }
}

// Kamon.

pub(crate) fn kamon_title(made: usize, over: bool) -> String {
    if over {
        format!("Kamon   {made} moves")
    } else {
        format!("Kamon   move {}", made + 1)
    }
}

pub(crate) fn takes_cell(name: &str, cell: &str, token: Option<Token>) -> String {
    match token {
        Some(token) => format!("{name} took {cell}, the token with {}.", token_words(token)),
        None => format!("{name} took {cell}."),
    }
}

pub(crate) fn token_words(token: Token) -> String {
    format!("{} {}", token.symbol(), token.count())
}

pub(crate) fn cell_under_cursor(cell: &str, token: Option<Token>) -> String {
    match token {
        Some(token) => format!("{cell}: {}", token_words(token)),
        None => cell.into(),
    }
}

pub(crate) const TOP_OF_PILE: &str = "On top of the pile";
pub(crate) const EMPTY_PILE: &str = "nothing yet";

pub(crate) fn same_symbol_or_count(token: Token) -> [String; 2] {
    [
        format!("next: any {}", token.symbol()),
        format!("   or any {}", token.count()),
    ]
}

pub(crate) fn take_cell(side: &str, top: Token, cells: usize) -> String {
    let (symbol, count) = (top.symbol(), top.count());
    let cells = if cells == 1 {
        "only one cell".to_owned()
    } else {
        format!("{cells} cells")
    };
    format!("{side} to move: any {symbol} or any {count} ({cells})")
}

pub(crate) const KAMON_AIMS: [&str; 3] = [
    "Win: join two edges of one",
    "name, close a loop, or",
    "leave no legal cell.",
];

// Kami.

pub(crate) fn kami_title(mode: Mode, level: &str, round: usize) -> String {
    let mode = match mode {
        Mode::Traditional => "two teams",
        Mode::Chaotic => "three players",
        Mode::Duel => "a duel",
    };
    format!("Kami   {mode}, {level}, round {round}")
}

pub(crate) fn kami_score(mode: Mode, standing: &Standing) -> String {
    let teams = mode.teams().map(|team| {
        let points = standing.score.of(team);
        match mode.partner_of(team.seat()) {
            Some(partner) => format!("{}+{partner}: {points}", team.seat()),
            None => format!("{team}: {points}"),
        }
    });
    let teams: Vec<_> = teams.collect();
    format!("Seats {}   of 15", teams.join("   "))
}

pub(crate) const DEFENCE: &str = "defence";
pub(crate) const ATTACK: &str = "attack";
pub(crate) const MERCENARIES: &str = "Mercenaries";
pub(crate) const ASIDE: &str = "aside";
pub(crate) const CARDS: &str = "Cards         points";
pub(crate) const LEADS_FIRST: &str = "first";
pub(crate) const PARTNER: &str = "partner";

pub(crate) fn card_line(card: Card) -> String {
    format!("{card} {:<14}{}", card.name(), card.points())
}

/// A name of at most seven letters, to stand on a card.
pub(crate) const fn short_name(card: Card) -> &'static str {
    match card {
        Card::SilverDragon => "Silver",
        Card::GoldDragon => "Gold",
        other => other.name(),
    }
}

pub(crate) fn cards_left(count: u8) -> String {
    if count == 1 {
        "1 card".into()
    } else {
        format!("{count} cards")
    }
}

pub(crate) fn shown_soldiers(count: u8) -> String {
    format!("showed {count} Soldiers")
}

pub(crate) fn standing_attack(attack: StandingAttack, own: bool) -> String {
    let counters = Card::ALL.into_iter().filter(|c| c.counters(attack.card));
    let counters: Vec<_> = counters.map(|card| card.to_string()).collect();
    let (name, counters) = (attack.card.name(), counters.join(" or "));
    if own {
        format!("Your {name} attacks: {counters} counters it")
    } else {
        format!(
            "Seat {}'s {name} attacks: {counters} counters it",
            attack.seat
        )
    }
}

pub(crate) fn kami_to_do(round: &View, own: bool) -> String {
    let Some(seat) = round.turn else {
        return SOMEBODY_THINKS.into();
    };
    let who = if own {
        "You".to_owned()
    } else {
        format!("Seat {seat}")
    };
    let s = if own { "" } else { "s" };
    match round.phase {
        Phase::Demoralised => {
            "You hold five or more Soldiers: ask your partner to cancel the deal?".into()
        }
        Phase::PartnerAnswer if own => {
            "Your partner holds five or more Soldiers: cancel the deal, or play?".into()
        }
        Phase::PartnerAnswer => format!("{who} is asked to cancel the deal"),
        Phase::LeadDefence => format!("{who} lead{s}: first a card face down in defence"),
        Phase::LeadAttack => format!("{who} lead{s}: now a card face up to attack"),
        Phase::Answer => format!("{who} may counter the attack, or pass"),
        Phase::CounterAttack => format!("{who} countered: now a card face up to attack"),
        Phase::Over => String::new(),
    }
}

pub(crate) const fn word_button(action: kami::Action) -> &'static str {
    match action {
        kami::Action::Pass => "Pass",
        kami::Action::Ask => "Ask your partner",
        kami::Action::Keep => "Keep the cards",
        kami::Action::Cancel => "Cancel the deal",
        _ => "Play on",
    }
}

/// A step in so few letters that it fits beside the table.
pub(crate) fn short_step(step: SeenStep) -> String {
    let verb = match step.action {
        SeenAction::DefendHidden => "leads",
        SeenAction::Known(kami::Action::Pass) => "passes",
        SeenAction::Known(kami::Action::Ask) => "asks",
        SeenAction::Known(kami::Action::Keep) => "keeps",
        SeenAction::Known(kami::Action::Cancel) => "cancels",
        SeenAction::Known(kami::Action::Play) => "plays on",
        SeenAction::Known(action) if action.is_defence() => "defends",
        SeenAction::Known(_) => "attacks",
    };
    let card = step
        .card
        .map_or_else(String::new, |card| format!(" {card}"));
    format!("{} {verb}{card}", step.seat)
}

/// A step as advice.
pub(crate) fn kami_action(action: kami::Action) -> String {
    match action {
        kami::Action::DefendHand(card) => format!("defend with the {}", card.name()),
        kami::Action::AttackHand(card) => format!("attack with the {}", card.name()),
        kami::Action::DefendPile(pile) => format!("defend with Mercenary {pile}"),
        kami::Action::AttackPile(pile) => format!("attack with Mercenary {pile}"),
        word => word.to_string(),
    }
}

pub(crate) fn face_down(seat: kami::Seat) -> String {
    format!("Seat {seat} leads with a card face down.")
}

pub(crate) fn passes(seat: kami::Seat) -> String {
    format!("Seat {seat} passes.")
}

pub(crate) fn asks_partner(seat: kami::Seat) -> String {
    format!("Seat {seat} shows the Soldiers and asks to cancel.")
}

pub(crate) fn keeps(seat: kami::Seat) -> String {
    format!("Seat {seat} keeps the cards.")
}

pub(crate) fn cancels(seat: kami::Seat) -> String {
    format!("Seat {seat} cancels the deal.")
}

pub(crate) fn plays_on(seat: kami::Seat) -> String {
    format!("Seat {seat} wants to play.")
}

pub(crate) fn plays_card(seat: kami::Seat, card: &str, defence: bool, mercenary: bool) -> String {
    let line = if defence { "defends" } else { "attacks" };
    let from = if mercenary { ", a Mercenary" } else { "" };
    format!("Seat {seat} {line} with the {card}{from}.")
}

pub(crate) fn kami_round_end(outcome: kami::Outcome, card: Option<Card>) -> String {
    match outcome {
        kami::Outcome::Won {
            seat,
            points,
            doubled,
        } => {
            let card = card.map_or("last card", Card::name);
            let unit = if points == 1 { "point" } else { "points" };
            let stroke = if doubled {
                ", doubled by a Master stroke"
            } else {
                ""
            };
            format!("Seat {seat} has won the round with the {card}: {points} {unit}{stroke}.")
        }
        _ => "The round is void: nobody scores.".into(),
    }
}

pub(crate) fn held(seat: kami::Seat, dealt: &str, left: &str) -> String {
    let left = if left.is_empty() { "nothing" } else { left };
    format!("Seat {seat} was dealt {dealt:<10}  left: {left}")
}

pub(crate) fn kami_won(winners: &[Seat]) -> String {
    if let [one] = winners {
        return format!("Seat {one} has won the game");
    }
    let names: Vec<_> = winners.iter().map(ToString::to_string).collect();
    format!("Seats {} have won the game", names.join(" and "))
}

// Help: the rules in brief, then the keys.

const KEYS: &[&str] = &[
    "",
    "KEYS",
    "Arrows, Tab   choose among what you can do      Enter, Space   do it",
    "Mouse         click a piece, a card, a target or a button",
    "Letters       type a move (d1d5, c4, dS, pass, left), then Enter; Esc clears",
    "              in Kami a capital letter plays that card, a digit that Mercenary",
    "t tip   u undo   s save (or Ctrl-S)   x export the record   v turn the board",
    "q quit  ? this help   Esc back",
    "A tip says \"proven\" if it follows from the rules, \"estimate\" if it is a guess.",
    "With a clock nothing is taken back; in Kami only an own hand card in defence.",
];

pub(crate) fn help(game: &str) -> Vec<&'static str> {
    let rules: &[&str] = match game {
        "kamisado" => &[
            "KAMISADO",
            "Bring one of your towers to the far row: that wins the round.",
            "Towers go straight or diagonally forward, any distance, through empty squares.",
            "The colour of the square where you stop is the colour of the tower your",
            "opponent must move next. A blocked tower passes: the colour of its own square",
            "then says what you must move. If nobody can ever move, who moved last loses.",
            "The tower that wins a round gets a dragon tooth and is a Sumo from then on:",
            "it goes at most 5 squares but may push one enemy tower straight back, and",
            "whoever pushes moves again. Two teeth: 3 squares, pushes 2; three: 1, pushes 3.",
            "Teeth are worth 1, 2, 4 and 8 points.",
        ],
        "kami" => &[
            "KAMI",
            "Be the first to play the last card of your hand; it scores its points.",
            "Who leads plays a card face down in defence, then one face up to attack.",
            "The next players pass, or counter with the same card and attack in turn.",
            "The Empress also counters everything but Soldier and Lance; to attack with her,",
            "another must lie face up in a defence line, or she is your last card.",
            "If all others pass, the attacker leads again. If your last two cards are the",
            "same and the first was face down, the points are doubled: a Master stroke.",
            "In the duel any card may also be a face-up Mercenary, except the last one.",
        ],
        _ => &[
            "KAMON",
            "Take a cell whose token has the same symbol or the same number as the token",
            "taken last (it lies on the pile). Black begins on the border, not in a corner.",
            "You win if your pawns join two opposite edges (those of the same name), if they",
            "close a loop around an empty cell or an enemy pawn, or if your opponent has no",
            "cell left to take.",
        ],
    };
    rules.iter().chain(KEYS).copied().collect()
}
