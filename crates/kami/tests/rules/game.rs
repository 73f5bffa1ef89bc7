//! Whole games: the draw, the levels, the rotation, the summaries.

use kami::{
    Card, DealRefusal, Game, GameOutcome, GamePhase, Level, Mode, Outcome, Refusal, RefusalReason,
    Seat, Viewer,
};

use crate::support::{Chance, actions, deal, seat};

/// Seat 1 leads and wins this round in four leads, with a Master stroke of Towers: 8 points.
const STROKE: &str = "4 SSSSLLTT,SSSLCAOI,SSLCAOFI,SCCAAOOF";
const STROKE_WORDS: &str = "dS aS pass pass pass dS aS pass pass pass dL aL pass pass pass dT aT";

fn play(game: &mut Game, words: &str) {
    for action in actions(words) {
        game.play(action).unwrap();
    }
}

fn drawn(game: &mut Game, codes: &str) {
    let cards: Vec<Card> = codes
        .chars()
        .map(|code| Card::from_code(code).unwrap())
        .collect();
    game.draw_cards(&cards).unwrap();
}

#[test]
fn the_highest_card_drawn_leads_first() {
    let mut game = Game::new(Mode::Traditional, Level::Soldier);
    assert_eq!((game.phase(), game.first()), (GamePhase::Draw, None));
    drawn(&mut game, "SLIT");
    assert_eq!(
        (game.phase(), game.first()),
        (GamePhase::Deal, Some(seat(3)))
    );
    assert!(game.drawing().is_empty());
}

#[test]
fn ties_draw_again_among_the_tied() {
    let mut game = Game::new(Mode::Traditional, Level::Soldier);
    drawn(&mut game, "TLFS");
    assert_eq!(
        game.phase(),
        GamePhase::Draw,
        "a Tower and a Fool are both worth 4"
    );
    assert_eq!(game.drawing(), [seat(1), seat(3)]);
    drawn(&mut game, "SS");
    assert_eq!(game.drawing(), [seat(1), seat(3)]);
    drawn(&mut game, "LA");
    assert_eq!(
        (game.phase(), game.first()),
        (GamePhase::Deal, Some(seat(3)))
    );
    assert_eq!(game.draws().len(), 3);
    assert_eq!(
        game.draws()[2].cards(),
        [(seat(1), Card::Lance), (seat(3), Card::SilverDragon)]
    );
}

#[test]
fn a_draw_takes_the_top_cards_of_the_deck_in_seat_order() {
    let mut game = Game::new(Mode::Chaotic, Level::Soldier);
    let deck = "SLCSSSSSSSSSLLLCCCAAAAOOOOTTFFII".parse().unwrap();
    game.draw(&deck).unwrap();
    assert_eq!(game.drawing(), [seat(2), seat(3)]);
    let deck = "TSSLCSSSSSSSSLLLCCCAAAAOOOOTFFII".parse().unwrap();
    game.draw(&deck).unwrap();
    assert_eq!(game.first(), Some(seat(2)));
}

#[test]
fn a_wrong_draw_is_refused() {
    let mut game = Game::new(Mode::Duel, Level::Soldier);
    let wrong = DealRefusal::WrongDraw { expected: 2 };
    assert_eq!(game.draw_cards(&[Card::Tower]), Err(wrong));
    assert_eq!(
        wrong.to_string(),
        "2 players draw a card each from one deck"
    );
    let mut three = Game::new(Mode::Chaotic, Level::Soldier);
    let towers = [Card::Tower; 3];
    assert_eq!(
        three.draw_cards(&towers),
        Err(DealRefusal::WrongDraw { expected: 3 })
    );
    drawn(&mut game, "TS");
    let late = DealRefusal::NotNow {
        waiting_for: GamePhase::Deal,
    };
    assert_eq!(game.draw(&Chance::new(1).deck()), Err(late));
}

#[test]
fn soldier_level_wins_with_fifteen_or_more() {
    let table = [(14, 1, 15), (14, 2, 16), (13, 10, 23), (0, 5, 5)];
    for (score, points, sum) in table {
        assert_eq!(Level::Soldier.add(score, points), sum);
    }
}

#[test]
fn lord_level_takes_the_excess_off_fifteen() {
    let table = [
        (13, 4, 13),
        (14, 1, 15),
        (14, 10, 6),
        (10, 5, 15),
        (9, 5, 14),
        (255, 255, 0),
    ];
    for (score, points, sum) in table {
        assert_eq!(Level::Lord.add(score, points), sum);
    }
}

#[test]
fn kami_level_starts_again_at_zero() {
    let table = [
        (13, 4, 0),
        (14, 1, 15),
        (14, 10, 0),
        (10, 5, 15),
        (9, 5, 14),
    ];
    for (score, points, sum) in table {
        assert_eq!(Level::Kami.add(score, points), sum);
    }
}

#[test]
fn partners_score_together_and_the_lead_goes_round() {
    let mut game = Game::with_first(Mode::Traditional, Level::Lord, seat(1));
    assert_eq!((game.round_number(), game.drawing()), (0, &[][..]));
    game.deal_known(&deal(&format!("{STROKE} 1"))).unwrap();
    assert_eq!((game.round_number(), game.to_act()), (1, Some(seat(1))));
    play(&mut game, STROKE_WORDS);
    assert_eq!(game.score().to_string(), "8-0");
    assert_eq!(
        (game.phase(), game.first()),
        (GamePhase::Deal, Some(seat(2)))
    );
    assert_eq!((game.round_number(), game.to_act()), (1, None));
    assert_eq!(
        game.log().len(),
        actions(STROKE_WORDS).len(),
        "the last round can still be seen"
    );

    // The same hands one seat on: seat 2 wins for the other team, then seat 3 for the first.
    game.deal_known(&deal("4 SCCAAOOF,SSSSLLTT,SSSLCAOI,SSLCAOFI 2"))
        .unwrap();
    assert!(game.log().is_empty());
    assert_eq!(game.round_number(), 2);
    play(&mut game, STROKE_WORDS);
    assert_eq!(game.score().to_string(), "8-8");
    game.deal_known(&deal("4 SSLCAOFI,SCCAAOOF,SSSSLLTT,SSSLCAOI 3"))
        .unwrap();
    play(&mut game, STROKE_WORDS);
    assert_eq!(game.score().to_string(), "14-8", "16 is one too many");
    assert_eq!(game.first(), Some(seat(4)));
    assert_eq!(game.outcome(), GameOutcome::Unknown);
    let numbers: Vec<usize> = game.finished().iter().map(|round| round.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(game.finished()[1].first, seat(2));
    assert_eq!(game.finished()[1].score.to_string(), "8-8");
}

#[test]
fn a_game_ends_with_the_winning_round() {
    let mut game = Game::with_first(Mode::Traditional, Level::Soldier, seat(1));
    for text in [
        "4 SSSSLLTT,SSSLCAOI,SSLCAOFI,SCCAAOOF 1",
        "4 SCCAAOOF,SSSSLLTT,SSSLCAOI,SSLCAOFI 2",
        "4 SSLCAOFI,SCCAAOOF,SSSSLLTT,SSSLCAOI 3",
    ] {
        assert_eq!(game.outcome(), GameOutcome::Unknown);
        game.deal_known(&deal(text)).unwrap();
        play(&mut game, STROKE_WORDS);
    }
    assert_eq!(game.score().to_string(), "16-8");
    let team = Mode::Traditional.team_of(seat(1));
    assert_eq!(game.outcome(), GameOutcome::Won { team });
    assert_eq!(game.phase(), GamePhase::Over);
    let over = DealRefusal::NotNow {
        waiting_for: GamePhase::Over,
    };
    assert_eq!(game.deal(&Chance::new(1).deck()), Err(over));
    let refused = game.play(kami::Action::Pass).unwrap_err();
    assert_eq!(refused.to_string(), over.to_string());
    assert_eq!(
        over.to_string(),
        "the game waits for nothing: the game is over"
    );
    let view = game.view(Viewer::Spectator).unwrap();
    assert_eq!(view.standing.unwrap().outcome, GameOutcome::Won { team });
}

#[test]
fn a_cancelled_deal_is_dealt_again_with_the_same_first_player() {
    let mut game = Game::with_first(Mode::Traditional, Level::Soldier, seat(2));
    game.deal_known(&deal("4 SSSSSLLC,LLCAAAOT,SSSSSCCT,AOOOFFII 2"))
        .unwrap();
    play(&mut game, "ask cancel");
    assert_eq!(
        (game.phase(), game.first()),
        (GamePhase::Deal, Some(seat(2)))
    );
    assert_eq!(game.finished()[0].outcome, Outcome::Void);
    assert_eq!(game.score().to_string(), "0-0");
}

#[test]
fn a_void_duel_changes_the_first_player() {
    let mut game = Game::with_first(Mode::Duel, Level::Soldier, seat(1));
    game.deal_known(&deal("2 SSSSLLCC,SSSSLLCC 1 AAAAOOOO/TTFFIISS"))
        .unwrap();
    play(
        &mut game,
        "d1 a2 pass d3 a4 pass d5 a6 pass d7 a8 pass d1 a2 pass d5 a3 pass d6 a4 pass",
    );
    play(
        &mut game,
        "d7 aS d8 aS pass dS aS pass dL aL pass dC aC pass",
    );
    assert_eq!(game.finished()[0].outcome, Outcome::Void);
    assert_eq!(
        (game.phase(), game.first()),
        (GamePhase::Deal, Some(seat(2)))
    );
}

#[test]
fn a_game_refuses_what_it_does_not_wait_for_and_stays_as_it_was() {
    let mut game = Game::with_first(Mode::Duel, Level::Soldier, Seat::Four);
    assert_eq!(game.first(), Some(seat(1)), "a duel has no seat 4");
    let before = game.clone();
    let four = deal("4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1");
    assert_eq!(
        game.deal_known(&four),
        Err(DealRefusal::WrongMode {
            expected: Mode::Duel
        })
    );
    let second = deal("2 SSSSLLCC,SSSSLLCC 2 AAAAOOOO/TTFFIISS");
    assert_eq!(
        game.deal_known(&second),
        Err(DealRefusal::WrongFirst { expected: seat(1) })
    );
    let early = Refusal {
        action: kami::Action::Pass,
        reason: RefusalReason::NotNow {
            waiting_for: GamePhase::Deal,
        },
    };
    assert_eq!(game.play(early.action), Err(early));
    assert_eq!(game, before);
    assert_eq!(game.view(Viewer::Spectator), None);
    game.deal(&Chance::new(3).deck()).unwrap();
    let before = game.clone();
    let error = game.play(kami::Action::Pass).unwrap_err();
    assert_eq!(error.reason, RefusalReason::LeaderPasses);
    assert_eq!(game, before);
    let playing = DealRefusal::NotNow {
        waiting_for: GamePhase::Play,
    };
    assert_eq!(game.deal(&Chance::new(3).deck()), Err(playing));
    assert_eq!(game.deal_known(&second), Err(playing));
}

#[test]
fn a_game_whose_draw_has_begun_does_not_take_a_deal() {
    let deal = deal("2 SSSSLLCC,SSSSLLCC 2 AAAAOOOO/TTFFIISS");
    let mut game = Game::new(Mode::Duel, Level::Soldier);
    drawn(&mut game, "SS");
    let drawing = DealRefusal::NotNow {
        waiting_for: GamePhase::Draw,
    };
    assert_eq!(game.deal_known(&deal), Err(drawing));
    let mut game = Game::new(Mode::Duel, Level::Soldier);
    game.deal_known(&deal).unwrap();
    assert_eq!(
        (game.first(), game.phase()),
        (Some(seat(2)), GamePhase::Play)
    );
    assert!(game.drawing().is_empty());
}

#[test]
fn the_legal_actions_leave_the_state_free_to_play_them() {
    let mut game = Game::with_first(Mode::Duel, Level::Soldier, Seat::One);
    let mut chance = Chance::new(7);
    assert_eq!(game.legal_actions().next(), None, "nothing is dealt yet");
    while !game.is_over() {
        game.deal(&chance.deck()).unwrap();
        while let Some(action) = game.legal_actions().next() {
            game.play(action).unwrap();
        }
        assert!(game.round().unwrap().is_over());
    }
    assert_eq!(game.to_act(), None);
}
