//! The crate and the plain reference play the same random matches and must agree after every
//! action.

mod play;
mod random;
mod reference;

use kamisado::{Event, Length, Match, Outcome, Phase, Position, SetUp, Side};
use random::Random;
use reference::{COLOURS, Finished, Piece, Reference, Seen, Stage};

/// Everything both can tell about a match must be the same; returns the legal actions.
fn compare(game: &Match, reference: &Reference) -> Vec<String> {
    let position = reference.position();
    assert_eq!(game.to_string(), position);
    let legal = reference.legal();
    assert_eq!(play::legal(game), legal, "{position}");
    let phase = match reference.stage {
        Stage::Opening | Stage::Active(_) => Phase::Play,
        Stage::Fill => Phase::Fill,
        Stage::Over => Phase::Over,
    };
    assert_eq!(game.phase(), phase, "{position}");
    let to_act = game.to_act().map(Side::letter);
    let expected = (phase != Phase::Over).then_some(reference.side);
    assert_eq!(to_act, expected, "{position}");
    if game.length().target().is_some() {
        assert_eq!(game.score().to_string(), reference.score(), "{position}");
    } else {
        let [black, white] = reference.wins;
        assert_eq!(game.score().to_string(), format!("{black}-{white}"));
    }
    let outcome_known = game.outcome() != Outcome::Unknown;
    assert_eq!(outcome_known, phase == Phase::Over, "{position}");
    legal
}

fn finished(event: &Event) -> Option<Finished> {
    match event {
        Event::RoundWon { end, points } => Some((
            end.winner.letter(),
            end.tower.letter(),
            end.reason.name(),
            u32::from(*points),
        )),
        _ => None,
    }
}

/// Plays at random until nothing can be done or so many actions are done.
fn play_on(game: &mut Match, reference: &mut Reference, random: &mut Random, actions: usize) {
    let mut legal = compare(game, reference);
    for _ in 0..actions {
        if legal.is_empty() {
            return;
        }
        let text = random.pick(&legal);
        let rounds_before = reference.finished.len();
        let events = play::act(game, text);
        reference.act(text);
        let told: Vec<Finished> = events.iter().filter_map(finished).collect();
        assert_eq!(told, reference.finished[rounds_before..], "{text}");
        legal = compare(game, reference);
    }
}

#[test]
fn whole_matches_of_every_length_agree_action_by_action() {
    let mut random = Random::new(1);
    let mut total = Seen::default();
    let lengths = [
        (Length::Single, 1_200),
        (Length::Standard, 500),
        (Length::Long, 150),
        (Length::Marathon, 80),
    ];
    for (length, matches) in lengths {
        let target = length.target().expect("a length with a target");
        for _ in 0..matches {
            let mut game = Match::new(length, SetUp::Usual);
            let mut reference = Reference::start(u32::from(target), None);
            play_on(&mut game, &mut reference, &mut random, usize::MAX);
            assert_eq!(game.phase(), Phase::Over);
            total.add(&reference.seen);
        }
    }
    assert!(total.fills > 100, "{total:?}");
    assert!(total.moves.iter().all(|n| *n > 0), "{total:?}");
    assert!(total.chains[1] > 0 && total.chains[2] > 0, "{total:?}");
}

#[test]
fn matches_after_a_tournament_set_up_agree() {
    let mut random = Random::new(2);
    for _ in 0..150 {
        let mut line_up = || {
            let mut colours = COLOURS;
            random.shuffle(&mut colours);
            colours.iter().collect::<String>()
        };
        let (black, white) = (line_up(), line_up());
        let mut game = Match::new(Length::Standard, SetUp::Tournament);
        play::act(&mut game, &black);
        play::act(&mut game, &white);
        let mut reference = Reference::lined_up(3, None, &black, &white);
        play_on(&mut game, &mut reference, &mut random, usize::MAX);
    }
}

#[test]
fn series_agree_round_by_round() {
    let mut random = Random::new(3);
    for rounds in 1..=7 {
        for _ in 0..15 {
            let mut game = Match::new(Length::Series(rounds), SetUp::Usual);
            let mut reference = Reference::start(1, Some(u32::from(rounds)));
            play_on(&mut game, &mut reference, &mut random, usize::MAX);
            assert_eq!(reference.finished.len(), usize::from(rounds));
        }
    }
}

/// A random board on which nobody has won: many teeth, and often so crowded that towers block
/// one another.
fn random_pieces(random: &mut Random) -> Vec<((i32, i32), Piece)> {
    let first_row = random.below(5) as i32;
    let rows = 2 + random.below(7 - first_row as usize) as i32;
    let mut places: Vec<(i32, i32)> = (first_row..(first_row + rows).min(8))
        .flat_map(|row| (0..8).map(move |file| (file, row)))
        .collect();
    random.shuffle(&mut places);
    let mut pieces = Vec::new();
    for side in ['b', 'w'] {
        let far = if side == 'b' { 7 } else { 0 };
        let mut points = 0;
        for colour in COLOURS {
            let wanted = [0, 0, 1, 1, 2, 3][random.below(6)];
            let worth = [0, 1, 3, 7][wanted];
            let teeth = if points + worth < 15 { wanted } else { 0 };
            points += [0, 1, 3, 7][teeth];
            let at = places.iter().position(|place| place.1 != far);
            let Some(at) = at else { return Vec::new() };
            let place = places.remove(at);
            let piece = Piece {
                side,
                colour,
                teeth,
            };
            pieces.push((place, piece));
        }
    }
    pieces
}

#[test]
fn crowded_boards_with_many_teeth_agree_and_show_every_kind_of_move() {
    let mut random = Random::new(4);
    let mut total = Seen::default();
    for _ in 0..5_000 {
        let pieces = random_pieces(&mut random);
        if pieces.is_empty() {
            continue;
        }
        let side = *random.pick(&['b', 'w']);
        let active = *random.pick(&COLOURS);
        let mut reference = Reference::resume(&pieces, side, active, 15);
        let text = Reference::unresolved(&pieces, side, active, 15).position();
        let position: Position = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        let told: Vec<Finished> = position.ended.iter().filter_map(finished).collect();
        assert_eq!(told, reference.finished, "{text}");
        let mut game = position.game;
        play_on(&mut game, &mut reference, &mut random, 14);
        total.add(&reference.seen);
    }
    for rank in 1..4 {
        for length in 1..=rank {
            assert!(total.pushes[rank][length] > 0, "{rank} {length}: {total:?}");
        }
    }
    assert!(total.moves.iter().all(|n| *n > 0), "{total:?}");
    assert!(total.home_rows.iter().all(|n| *n > 0), "{total:?}");
    assert!(total.compulsory_pushes > 0, "{total:?}");
    assert!(total.pushes_in_a_row > 0, "{total:?}");
    assert!(total.sumos_pushed > 0, "{total:?}");
    assert!(total.chains[..5].iter().all(|n| *n > 0), "{total:?}");
    assert!(total.deadlocks[2] > 0, "{total:?}");
    assert!(total.deadlocks[3..].iter().sum::<u32>() > 0, "{total:?}");
    assert!(total.deadlocks_after_push > 0, "{total:?}");
}
