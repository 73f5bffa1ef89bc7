//! Whole matches: points, ends, who opens, fills, the tournament set-up and the series.

mod play;
mod random;

use kamisado::{
    Colour, Event, Fill, Length, LineUp, Match, Outcome, Phase, Reason, RoundEnd, Score, SetUp,
    Side, Teeth,
};
use play::{act, after, game, position, round};
use random::Random;

/// Black's pink tower, with these teeth, stands one step before White's open home row.
fn before_home(teeth: usize, others: &str, target: u8) -> String {
    let pink = format!("k{}d7 Ka5 {others}", "+".repeat(teeth));
    position(&pink, Side::Black, Colour::Pink).replace(" 15 ", &format!(" {target} "))
}

fn won(events: &[Event]) -> (RoundEnd, u8) {
    let found = events.iter().find_map(|event| match event {
        Event::RoundWon { end, points } => Some((*end, *points)),
        _ => None,
    });
    found.expect("the round has ended")
}

#[test]
fn the_teeth_of_the_winning_tower_bring_one_two_four_and_eight_points() {
    for (teeth, points) in [(0, 1), (1, 2), (2, 4), (3, 8)] {
        let mut game = game(&before_home(teeth, "", 15));
        let before = game.score().black;
        let (end, told) = won(&act(&mut game, "d7d8"));
        assert_eq!(told, points);
        assert_eq!(end.winner, Side::Black);
        assert_eq!(end.tower, Colour::Pink);
        assert_eq!(end.reason, Reason::HomeRow);
        assert_eq!(game.score().black, before + points);
        let board = game.board().expect("a board");
        let carried = board.teeth_of(Side::Black, Colour::Pink);
        assert_eq!(usize::from(carried.count()), teeth + 1);
    }
}

#[test]
fn teeth_are_worth_one_three_seven_and_fifteen() {
    let worth: Vec<u8> = (0..=4).filter_map(Teeth::new).map(Teeth::worth).collect();
    assert_eq!(worth, [0, 1, 3, 7, 15]);
    assert_eq!(Teeth::new(5), None);
    assert_eq!(Teeth::MOST.plus_one(), Teeth::MOST);
    assert_eq!(Teeth::NONE.plus_one().count(), 1);
}

#[test]
fn every_length_ends_as_soon_as_its_target_is_reached() {
    // Teeth of the winner, other towers, target, whether that decides the match.
    for (teeth, others, target, decided) in [
        (0, "", 1, true),
        (0, "", 3, false),
        (0, "n+a1", 3, false),
        (0, "n+a1 g+b1", 3, true),
        (1, "", 3, true),
        (1, "", 7, false),
        (2, "", 7, true),
        (1, "n+a1 g+b1 r+c1", 7, false),
        (1, "n++a1 g+b1", 7, true),
        (2, "", 15, false),
        (3, "", 15, true),
        (2, "n++a1 g++b1", 15, false),
        (2, "n++a1 g++b1 r++c1", 15, true),
    ] {
        let text = before_home(teeth, others, target);
        let game = after(&text, &["d7d8"]);
        assert_eq!(game.phase() == Phase::Over, decided, "{text}");
        let expected = if decided {
            Outcome::Decisive {
                winner: Side::Black,
                reason: Reason::HomeRow,
            }
        } else {
            Outcome::Unknown
        };
        assert_eq!(game.outcome(), expected, "{text}");
        let last = act(&mut play::game(&text), "d7d8").pop();
        assert_eq!(last == Some(Event::MatchOver(expected)), decided, "{text}");
    }
}

#[test]
fn a_score_may_overshoot_the_target() {
    let game = after(&before_home(3, "n++a1 g++b1 r+c1", 15), &["d7d8"]);
    assert_eq!(
        game.score(),
        Score {
            black: 22,
            white: 0
        }
    );
    assert_eq!(game.phase(), Phase::Over);
    assert!(game.legal_actions().next().is_none());
}

#[test]
fn the_loser_of_a_round_opens_the_next_with_any_tower() {
    for fill in ["left", "right"] {
        let mut game = game(&before_home(0, "", 3));
        act(&mut game, "d7d8");
        assert_eq!(game.to_act(), Some(Side::Black), "the winner fills");
        assert_eq!(play::legal(&game), ["left", "right"]);
        let events = act(&mut game, fill);
        assert_eq!(round(&game).side(), Side::White);
        assert_eq!(round(&game).active(), None);
        let Event::RoundStarted { challenger, .. } = events[1] else {
            panic!("the next round starts");
        };
        assert_eq!(challenger, Side::White);
        let towers: Vec<Colour> = round(&game).movable().collect();
        assert_eq!(towers, Colour::ALL);
    }
}

#[test]
fn challengers_alternate_only_with_the_losers() {
    let mut random = Random::new(5);
    for _ in 0..30 {
        let mut game = Match::new(Length::Marathon, SetUp::Usual);
        let mut loser = None;
        while game.to_act().is_some() {
            let legal = play::legal(&game);
            for event in act(&mut game, random.pick::<String>(&legal)) {
                match event {
                    Event::RoundWon { end, .. } => loser = Some(!end.winner),
                    Event::RoundStarted { challenger, .. } => {
                        assert_eq!(Some(challenger), loser);
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn a_tower_keeps_its_teeth_through_the_fill() {
    let mut game = game(&before_home(2, "N+h8 R++f8", 15));
    act(&mut game, "d7d8");
    act(&mut game, "left");
    let board = game.board().expect("a board");
    assert_eq!(board.teeth_of(Side::Black, Colour::Pink).count(), 3);
    assert_eq!(board.teeth_of(Side::White, Colour::Brown).count(), 1);
    assert_eq!(board.teeth_of(Side::White, Colour::Red).count(), 2);
    assert_eq!(game.score(), Score { black: 7, white: 4 });
}

#[test]
fn both_home_rows_are_filled_from_the_side_the_winner_chose() {
    let start = before_home(0, "nb3 gg3", 3);
    let line_ups = |text: &str| {
        let game = after(&start, &["d7d8", text]);
        let board = *round(&game).board();
        Side::ALL.map(|side| LineUp::filled(&board, side, Fill::Left).to_string())
    };
    assert_eq!(line_ups("left"), ["rypbongk", "ngrypbok"]);
    assert_eq!(line_ups("right"), ["kngrypbo", "kngrypbo"]);
}

#[test]
fn the_defender_places_after_the_challenger_and_the_challenger_opens() {
    let mut game = Match::new(Length::Long, SetUp::Tournament);
    assert_eq!(game.phase(), Phase::SetUp);
    assert_eq!(game.to_act(), Some(Side::Black));
    assert_eq!(game.legal_actions().count(), 40_320);
    assert_eq!(game.to_string(), "8/8/8/8/8/8/8/8 b setup 7 0-0");
    let black: LineUp = "obpkyrgn".parse().expect("a line-up");
    let events = act(&mut game, "obpkyrgn");
    let side = Side::Black;
    let line_up = black;
    assert_eq!(events, [Event::Placed { side, line_up }]);
    assert_eq!(game.to_act(), Some(Side::White));
    assert_eq!(game.to_string(), "8/8/8/8/8/8/8/obpkyrgn w setup 7 0-0");
    let white: LineUp = "gnrykpob".parse().expect("a line-up");
    let events = act(&mut game, "gnrykpob");
    let side = Side::White;
    let line_up = white;
    let challenger = Side::Black;
    assert_eq!(
        events,
        [
            Event::Placed { side, line_up },
            Event::RoundStarted {
                challenger,
                black,
                white
            }
        ]
    );
    // White's own left is Black's right.
    assert_eq!(game.to_string(), "BOPKYRNG/8/8/8/8/8/8/obpkyrgn b - 7 0-0");
}

#[test]
fn there_are_as_many_line_ups_as_orders_of_eight_towers_and_each_comes_once() {
    let all: std::collections::HashSet<LineUp> = LineUp::all().collect();
    assert_eq!(all.len(), 40_320);
    let letters: Vec<String> = LineUp::all().take(3).map(|l| l.to_string()).collect();
    assert_eq!(letters, ["ngrykpbo", "ngrykpob", "ngrykbpo"]);
    assert_eq!(LineUp::new([Colour::Red; 8]), None);
}

#[test]
fn line_ups_are_numbered_in_their_order() {
    for (rank, line_up) in (0..).zip(LineUp::all()) {
        assert_eq!(line_up.rank(), rank);
        assert_eq!(LineUp::of_rank(rank), Some(line_up));
    }
    assert_eq!(LineUp::of_rank(LineUp::COUNT), None);
    assert_eq!(LineUp::of_rank(u16::MAX), None);
}

#[test]
fn a_line_up_in_the_mirror_has_its_ends_and_its_colours_exchanged() {
    assert_eq!(LineUp::USUAL.mirrored(), LineUp::USUAL);
    let line_up: LineUp = "bpgnkoyr".parse().expect("a line-up");
    assert_eq!(line_up.mirrored().to_string(), "pknyobrg");
    assert!(LineUp::all().all(|line_up| line_up.mirrored().mirrored() == line_up));
}

#[test]
fn a_series_starts_every_round_as_usual_and_the_players_open_in_turn() {
    let mut random = Random::new(6);
    let mut game = Match::new(Length::Series(6), SetUp::Tournament);
    let mut challengers = vec![Side::Black];
    assert_eq!(game.phase(), Phase::Play, "a series has no set-up");
    while game.to_act().is_some() {
        let legal = play::legal(&game);
        let events = act(&mut game, random.pick::<String>(&legal));
        for event in &events {
            if let Event::RoundStarted {
                challenger,
                black,
                white,
            } = event
            {
                challengers.push(*challenger);
                assert_eq!([*black, *white], [LineUp::USUAL; 2]);
                let start = "OBPKYRGN/8/8/8/8/8/8/ngrykpbo";
                let side = challenger.letter();
                assert_eq!(game.to_string(), format!("{start} {side} - 1 0-0"));
            }
        }
    }
    let (black, white) = (Side::Black, Side::White);
    assert_eq!(challengers, [black, white, black, white, black, white]);
    assert_eq!(game.score().black + game.score().white, 6);
}

#[test]
fn the_most_points_win_a_series_and_level_points_draw_it() {
    let mut random = Random::new(7);
    let mut seen = [false; 3];
    for _ in 0..40 {
        let mut game = Match::new(Length::Series(2), SetUp::Usual);
        while game.to_act().is_some() {
            let legal = play::legal(&game);
            act(&mut game, random.pick::<String>(&legal));
        }
        let Score { black, white } = game.score();
        let place = match game.outcome() {
            Outcome::Draw => {
                assert_eq!(black, white);
                0
            }
            Outcome::Decisive { winner, .. } => {
                assert!(game.score().of(winner) > game.score().of(!winner));
                1 + winner.index()
            }
            Outcome::Unknown => panic!("the series is over"),
        };
        seen[place] = true;
    }
    assert_eq!(seen, [true; 3], "draw, Black and White must all occur");
}

#[test]
fn the_loser_of_the_last_round_can_still_win_the_series() {
    let mut random = Random::new(8);
    let mut seen = [false; 2];
    for _ in 0..60 {
        let mut game = Match::new(Length::Series(3), SetUp::Usual);
        while game.to_act().is_some() {
            let legal = play::legal(&game);
            act(&mut game, random.pick::<String>(&legal));
        }
        let Outcome::Decisive { winner, .. } = game.outcome() else {
            panic!("three rounds cannot end level");
        };
        assert!(game.score().of(winner) >= 2);
        seen[winner.index()] |= Some(winner) != game.round_winner();
    }
    assert_eq!(seen, [true; 2], "both Black and White must have done it");
}

#[test]
fn in_a_deadlock_the_tooth_goes_to_the_colour_the_loser_moved_to() {
    // Black's green must step onto the red g5, where it and White's red shut each other in.
    let mut game = game("4K3/3B4/5YrO/4PG2/2R2g2/1Nkp4/8/n2y2bo b g 7 0-0");
    let (end, points) = won(&act(&mut game, "f4g5"));
    assert_eq!(end.winner, Side::White, "the last to move loses");
    assert_eq!(end.tower, Colour::Red);
    assert_eq!(end.reason, Reason::Deadlock);
    assert_eq!(points, 1);
    assert_eq!(game.round_winner(), Some(Side::White));
    assert_eq!(game.score(), Score { black: 0, white: 1 });
}

#[test]
fn after_a_push_into_a_deadlock_the_pushing_towers_square_names_the_tooth() {
    // White's purple Sumo pushes Black's green from the brown e5 to the orange e4 and enters e5.
    let mut game = game("8/8/BRO+YP+r+Gp/n+bo+ygk+N+K/8/8/8/8 w p 15 4-3");
    let events = act(&mut game, "e6e5");
    // A push counts as a move: White loses. Black's brown, a Sumo already, gets its second tooth.
    let (end, points) = won(&events);
    let (winner, reason) = (Side::Black, Reason::Deadlock);
    let tower = Colour::Brown;
    let expected = RoundEnd {
        winner,
        tower,
        reason,
    };
    assert_eq!((end, points), (expected, 2));
    assert_eq!(game.score(), Score { black: 6, white: 3 });
    // Four different towers passed: White's orange, then brown, pink … each shut in for good.
    let passes = play::passes(&events);
    assert_eq!(passes.len(), 4);
    assert_eq!(
        (passes[0].side, passes[0].tower),
        (Side::White, Colour::Orange)
    );
}

#[test]
fn a_deadlock_can_be_a_circle_of_four_towers() {
    let mut game = game("G3NO2/nk1B+PR+rK/5o2/y+1b1pYg+1/8/8/8/8 b y 15 2-2");
    let events = act(&mut game, "a5a6");
    let passes = play::passes(&events);
    assert_eq!(passes.len(), 4, "two passes were not yet a deadlock");
    for pair in passes.windows(2) {
        assert_eq!(pair[1].side, !pair[0].side);
        assert_eq!(pair[1].tower, pair[0].square.colour());
    }
    let (end, _) = won(&events);
    assert_eq!((end.winner, end.tower), (Side::White, Colour::Green));
}
