//! What must hold in every position: symmetries, exact legality, sixteen towers, one text.

mod play;
mod random;

use std::collections::HashSet;

use kamisado::{
    Action, Colour, Fill, Length, LineUp, Match, Move, Phase, Score, SetUp, Side, Square,
};
use play::{mirrored, turned};
use proptest::prelude::*;
use random::random_match;

fn length() -> impl Strategy<Value = Length> {
    prop::sample::select(Length::WITH_TARGET.to_vec())
}

/// A position reached by random play, with its seed for further chance.
fn reached() -> impl Strategy<Value = (Match, u64)> {
    (length(), any::<u64>(), 0_usize..160).prop_map(|(length, seed, most)| {
        let (_, game) = random_match(Match::new(length, SetUp::Usual), seed, most);
        (game, seed)
    })
}

/// The same action after a change of every square and, perhaps, of left and right.
fn changed(action: Action, square: impl Fn(Square) -> Square, swap: bool) -> Action {
    match action {
        Action::Move(Move { from, to }) => Action::Move(Move {
            from: square(from),
            to: square(to),
        }),
        Action::Fill(Fill::Left) if swap => Action::Fill(Fill::Right),
        Action::Fill(Fill::Right) if swap => Action::Fill(Fill::Left),
        other => other,
    }
}

fn texts(actions: impl IntoIterator<Item = Action>) -> HashSet<String> {
    actions.into_iter().map(|a| a.to_string()).collect()
}

/// Checks that a change of the board commutes with the rules.
fn commutes(
    game: &Match,
    seed: u64,
    change: impl Fn(&str) -> String,
    action: impl Fn(Action) -> Action,
) -> Result<(), TestCaseError> {
    let other = play::game(&change(&game.to_string()));
    let legal: Vec<Action> = game.legal_actions().collect();
    prop_assert_eq!(
        texts(legal.iter().copied().map(&action)),
        texts(other.legal_actions())
    );
    if legal.is_empty() {
        prop_assert_eq!(game.phase(), other.phase());
        return Ok(());
    }
    let chosen = legal[(seed % legal.len() as u64) as usize];
    let (mut one, mut two) = (*game, other);
    one.play(chosen).expect("legal");
    two.play(action(chosen))
        .expect("legal on the changed board");
    prop_assert_eq!(change(&one.to_string()), two.to_string());
    Ok(())
}

#[test]
fn the_board_maps_to_itself_under_a_half_turn_and_a_mirror() {
    for square in Square::all() {
        assert_eq!(square.half_turned().colour(), square.colour());
        assert_eq!(square.mirrored().colour(), square.colour().mirrored());
        assert_eq!(square.half_turned().half_turned(), square);
        assert_eq!(square.mirrored().mirrored(), square);
        assert_eq!(Square::from_index(square.index()), square);
        assert_eq!(Square::new(square.file(), square.row()), Some(square));
    }
    assert_eq!(Square::new(8, 0), None);
    assert_eq!(Square::new(0, 8), None);
    assert_eq!(Square::all().count(), 64);
}

#[test]
fn every_row_and_every_file_has_every_colour() {
    for n in 0..8 {
        let row: HashSet<Colour> = Square::all()
            .filter(|s| s.row() == n)
            .map(Square::colour)
            .collect();
        let file: HashSet<Colour> = Square::all()
            .filter(|s| s.file() == n)
            .map(Square::colour)
            .collect();
        assert_eq!((row.len(), file.len()), (8, 8));
    }
    let home: Vec<Colour> = Square::all().take(8).map(Square::colour).collect();
    assert_eq!(home, Colour::ALL);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn a_half_turn_that_swaps_the_players_changes_nothing((game, seed) in reached()) {
        commutes(&game, seed, turned, |a| changed(a, Square::half_turned, false))?;
    }

    #[test]
    fn a_mirror_that_swaps_the_colours_and_left_and_right_changes_nothing(
        (game, seed) in reached(),
    ) {
        commutes(&game, seed, mirrored, |a| changed(a, Square::mirrored, true))?;
    }

    #[test]
    fn a_printed_position_reads_back_as_the_same_match((game, _) in reached()) {
        let text = game.to_string();
        prop_assert_eq!(play::game(&text), game);
    }

    #[test]
    fn a_set_up_in_progress_reads_back(length in length(), seed: u64, placed in 0_usize..3) {
        let (_, game) = random_match(Match::new(length, SetUp::Tournament), seed, placed);
        prop_assert_eq!(play::game(&game.to_string()), game);
    }

    #[test]
    fn sixteen_towers_stand_on_sixteen_squares_and_their_teeth_are_the_score(
        (game, _) in reached(),
    ) {
        let board = game.board().expect("a board");
        let mut squares = HashSet::new();
        let mut points = [0_u32; 2];
        for side in Side::ALL {
            for colour in Colour::ALL {
                let square = board.square_of(side, colour);
                squares.insert(square);
                let tower = board.tower_at(square).expect("a tower");
                prop_assert_eq!((tower.side, tower.colour), (side, colour));
                points[side.index()] += (1 << tower.teeth.count()) - 1;
            }
        }
        prop_assert_eq!(squares.len(), 16);
        prop_assert_eq!(board.occupied().into_iter().collect::<HashSet<_>>(), squares);
        prop_assert_eq!(board.occupied().len(), 16);
        let Score { black, white } = game.score();
        prop_assert_eq!([u32::from(black), u32::from(white)], points);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(30) })]

    #[test]
    fn exactly_the_legal_actions_are_accepted_and_a_refused_one_changes_nothing(
        (game, _) in reached(),
    ) {
        let legal = texts(game.legal_actions());
        let mut tried: Vec<Action> = Square::all()
            .flat_map(|from| Square::all().map(move |to| Action::Move(Move { from, to })))
            .collect();
        tried.extend(Fill::ALL.map(Action::Fill));
        tried.extend(LineUp::all().step_by(5_000).map(Action::Place));
        for action in tried {
            let mut after = game;
            let accepted = after.play(action).is_ok();
            prop_assert_eq!(accepted, legal.contains(&action.to_string()), "{}", action);
            prop_assert!(accepted || after == game, "{} changed something", action);
        }
    }

    #[test]
    fn a_line_of_play_ends_every_match(seed: u64, length in length()) {
        let (_, game) = random_match(Match::new(length, SetUp::Tournament), seed, usize::MAX);
        prop_assert_eq!(game.phase(), Phase::Over);
        prop_assert!(game.score().of(game.round_winner().expect("a winner"))
            >= length.target().expect("a target"));
    }
}

#[test]
fn counting_moves_is_as_good_as_listing_them() {
    for seed in 0..200 {
        let start = Match::new(Length::Marathon, SetUp::Usual);
        let (_, game) = random_match(start, seed, seed as usize);
        if let Some(round) = game.round() {
            assert_eq!(round.count_moves() as usize, round.legal_actions().count());
        }
    }
}
