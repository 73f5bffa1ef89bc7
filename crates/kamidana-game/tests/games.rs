//! Every game behind the door keeps the same promises.

mod common;

use std::collections::BTreeSet;

use common::{Random, seed, step, tables};
use kamidana_game::{
    Choices, Game, OptionKind, Options, Outcome, Seat, Unit, Viewer, game, games, ladder,
};

#[test]
fn every_table_can_be_played_to_its_end() {
    for &game in games() {
        for (number, options) in tables(game).iter().enumerate() {
            let mut play = game.start(options, seed(number as u64)).expect("it starts");
            assert_eq!(play.seats(), game.seats(options));
            let mut random = Random(number as u64 + 77);
            while step(&mut *play, &mut random) {}
            assert_ne!(
                play.outcome(),
                Outcome::Unknown,
                "{} {options:?}",
                game.id()
            );
            assert!(play.result().is_some());
            assert_eq!(play.to_act(), None);
        }
    }
}

#[test]
fn a_game_is_a_fold_over_its_actions() {
    for &game in games() {
        for options in tables(game) {
            let mut play = game.start(&options, seed(4)).expect("it starts");
            let mut random = Random(4);
            for _ in 0..40 {
                step(&mut *play, &mut random);
            }
            let actions = play.reveal().actions();
            let mut again = game.start(&options, seed(4)).expect("it starts");
            for action in &actions {
                again.apply(action).expect("it was accepted before");
            }
            assert_eq!(play.view(Viewer::Spectator), again.view(Viewer::Spectator));
            let deals = play.reveal().deals();
            let mut dealt = game.dealt(&options, &deals).expect("the same deals");
            for action in &actions {
                dealt.apply(action).expect("it was accepted before");
            }
            assert_eq!(
                dealt.reveal().laid_open().board,
                play.reveal().laid_open().board
            );
        }
    }
}

#[test]
fn a_refused_action_changes_nothing_and_says_why() {
    for &game in games() {
        for options in tables(game) {
            let mut play = game.start(&options, seed(6)).expect("it starts");
            let before = play.view(Viewer::Spectator);
            for bad in ["", "nonsense", "a1a1", "g9", "pass pass", "aI!", "ngrykpbb"] {
                let refused = play.apply(bad).expect_err("nobody can do that");
                assert_eq!(refused.action, bad);
                assert!(!refused.reason.is_empty());
                assert_eq!(play.view(Viewer::Spectator), before);
            }
        }
    }
}

#[test]
fn a_copy_goes_its_own_way() {
    for &game in games() {
        let options = Options::defaults(game.options());
        let play = game.start(&options, seed(1)).expect("it starts");
        let mut copy = play.boxed_clone();
        step(&mut *copy, &mut Random(1));
        assert_eq!(play.reveal().actions().len(), 0);
        assert_eq!(copy.reveal().actions().len(), 1);
    }
}

#[test]
fn option_data_is_complete_and_its_defaults_are_allowed() {
    for &game in games() {
        let ids: Vec<_> = game.options().iter().map(|option| option.id).collect();
        for option in game.options() {
            assert!(!option.help.is_empty());
            if let Some((id, value)) = option.only_if {
                assert!(ids.contains(&id) && Options::new(game.options(), [(id, value)]).is_ok());
            }
            if let OptionKind::Choice { values, default } = option.kind {
                assert!(values.iter().any(|(value, _)| *value == default));
            }
        }
        let defaults = Options::defaults(game.options());
        let given: Vec<_> = defaults.iter().collect();
        assert_eq!(Options::new(game.options(), given), Ok(defaults.clone()));
    }
}

#[test]
fn wrong_options_are_refused_by_name() {
    let kamisado = game("kamisado").expect("Kamisado is there");
    for (id, value, said) in [
        (
            "lenght",
            "long",
            "option lenght: there is no such option, only length, rounds, setup",
        ),
        (
            "length",
            "short",
            "option length: \"short\" is not possible, only single, standard, long, marathon, series",
        ),
        (
            "rounds",
            "1",
            "option rounds: \"1\" is not possible, only a whole number from 2 to 50",
        ),
        (
            "rounds",
            "04",
            "option rounds: \"04\" is not possible, only a whole number from 2 to 50",
        ),
    ] {
        let error = Options::new(kamisado.options(), [(id, value)]).expect_err("wrong");
        assert_eq!(error.to_string(), said);
    }
    let given = [("length", "series"), ("setup", "tournament")];
    let options = Options::new(kamisado.options(), given).expect("each alone is allowed");
    let error = kamisado
        .start(&options, seed(0))
        .err()
        .expect("not together");
    assert_eq!(error.id, "setup");
    let kamon = game("kamon").expect("Kamon is there");
    let options = Options::new(kamon.options(), [("layout", "l1l2")]).expect("checked later");
    assert_eq!(
        kamon.start(&options, seed(0)).err().expect("no layout").id,
        "layout"
    );
    assert!(game("chess").is_none());
}

#[test]
fn kamon_can_be_dealt_or_laid_out_by_hand() {
    let kamon = game("kamon").expect("Kamon is there");
    let defaults = Options::defaults(kamon.options());
    let dealt = kamon.start(&defaults, seed(8)).expect("it starts");
    let layout = dealt.reveal().deals().remove(0);
    let options = Options::new(kamon.options(), [("layout", layout.as_str())]).expect("a text");
    let given = kamon.start(&options, seed(9)).expect("it starts");
    assert_eq!(given.reveal().deals(), [layout]);
    assert!(given.view(Viewer::Spectator).fairness.is_none());
    assert!(dealt.view(Viewer::Spectator).fairness.is_some());
}

#[test]
fn random_layouts_put_every_token_and_the_forbidden_cell_everywhere() {
    let kamon = game("kamon").expect("Kamon is there");
    let options = Options::defaults(kamon.options());
    let mut forbidden = std::collections::BTreeSet::new();
    let mut first = std::collections::BTreeSet::new();
    for number in 0..600 {
        let play = kamon.start(&options, seed(number)).expect("it starts");
        let layout: kamon::Layout = play.reveal().deals()[0].parse().expect("a layout");
        forbidden.insert(layout.forbidden());
        first.extend(layout.token_at(kamon::Cell::ALL[0]));
    }
    assert_eq!((forbidden.len(), first.len()), (37, 36));
}

#[test]
fn teams_and_ladders_are_those_of_the_table() {
    for &game in games() {
        for options in tables(game) {
            let play = game.start(&options, seed(2)).expect("it starts");
            let teams = game.teams(&options);
            assert_eq!(play.teams(), teams);
            let mut seated: Vec<Seat> = teams.iter().flatten().copied().collect();
            seated.sort();
            assert!(seated.into_iter().eq(Seat::first(play.seats())));
            for team in &teams {
                assert!(team.iter().all(|seat| play.team_of(*seat) == *team));
            }
            let spec = game.ladder(&options);
            assert_eq!(ladder(spec.id), Some(spec));
            assert_eq!(spec.seats, play.seats());
            assert_eq!(usize::from(spec.sides), teams.len());
        }
    }
    assert_eq!(ladder("chess"), None);
}

/// The reason of a finished game or round.
fn reason(outcome: &Outcome) -> Option<(&'static str, bool)> {
    match outcome {
        Outcome::Unknown => None,
        Outcome::Draw { reason } => Some((reason, true)),
        Outcome::Decisive { reason, .. } => Some((reason, false)),
    }
}

/// How a random round ends, in games whose studies are rounds.
fn end_of_a_round(
    game: &'static dyn Game,
    options: &Options,
    number: u64,
) -> Option<(&'static str, bool)> {
    let deal = game.random_round(options, &mut seed(number).stream())?;
    let mut study = game.study(options, Some(&deal)).expect("a round");
    let mut random = Random(number);
    while study.to_act().is_some() {
        let legal = study.legal_actions();
        let action = &legal[random.below(legal.len())];
        study.apply(action).expect("it is legal");
    }
    reason(&study.outcome())
}

#[test]
fn a_game_ends_only_in_ways_it_has_declared() {
    for &game in games() {
        let mut seen = BTreeSet::new();
        let declared = |(id, is_draw): (&str, bool)| {
            let mut ends = game.ends().iter();
            ends.any(|end| (end.id, end.is_draw) == (id, is_draw))
        };
        for (number, options) in (0_u64..).zip(tables(game)) {
            let games = if game.has_secrets() { 2 } else { 60 };
            for round in 0..games {
                let mut random = Random(1_000 * number + round + 1);
                let mut play = game.start(&options, seed(round)).expect("it starts");
                while step(&mut *play, &mut random) {
                    // A study of what lies on the table agrees with the table.
                    let study = play.reveal().study();
                    if game.study_unit() == Unit::Game {
                        assert_eq!(study.outcome(), play.outcome());
                        assert_eq!(study.to_act(), play.to_act());
                        assert_eq!(study.laid_open().board, play.reveal().laid_open().board);
                    }
                    seen.extend(reason(&study.outcome()));
                }
                let end = reason(&play.outcome()).expect("it is over");
                assert!(!end.1 || game.can_be_drawn(&options), "{end:?} {options:?}");
                seen.insert(end);
            }
        }
        for (number, options) in (0_u64..).zip(tables(game)) {
            for round in 0..200 {
                seen.extend(end_of_a_round(game, &options, 1_000 * number + round + 1));
            }
        }
        assert!(seen.iter().all(|end| declared(*end)), "{seen:?}");
        let common = game.ends().iter().filter(|end| end.id != "deadlock");
        for end in common {
            assert!(seen.contains(&(end.id, end.is_draw)), "never seen: {end:?}");
        }
    }
}

#[test]
fn only_a_series_of_kamisado_can_be_drawn() {
    let kamisado = game("kamisado").expect("Kamisado is there");
    for options in tables(kamisado) {
        let series = options.get("length") == "series";
        assert_eq!(kamisado.can_be_drawn(&options), series);
    }
}

/// The position string of the usual start.
fn study_start(game: &'static dyn Game) -> String {
    let study = game.open_study([], None).expect("a start");
    study.position().expect("a text")
}

/// Black closes a loop around the forbidden cell, and nothing else, on d3.
const RING: &str = "ol2ol3/l4l6c1c2c3/c4c5xxc6f1/of2l5.xf3f4/f5f6xxk1k2/k3k4k5k6w1/ow2ow3 b l1";

#[test]
fn options_hold_in_a_study() {
    let kamisado = game("kamisado").expect("Kamisado is there");
    let series = [("length", "series"), ("rounds", "2")];
    let mut study = kamisado.open_study(series, None).expect("a start");
    let mut random = Random(5);
    while study.to_act().is_some() {
        let Choices::List { actions } = study.choices() else {
            unreachable!("a series begins from the usual set-up")
        };
        let action = &actions[random.below(actions.len())];
        study.apply(action).expect("a choice is accepted");
    }
    assert_eq!(study.rounds().len(), 2);
    let text = study_start(kamisado);
    let mut first = kamisado.open_study(series, Some(&text)).expect("a round");
    first.apply("d1d5").expect("it is legal");
    assert_eq!(first.game().id(), "kamisado");
    let state: &kamisado::Match = first.get().expect("a match");
    assert_eq!(state.length(), kamisado::Length::Series(2));
    let alone = kamisado.open_study([], None).expect("a start");
    assert!(alone.position().expect("a text").ends_with(" 1 0-0"));
    let wrong = kamisado.open_study([("length", "endless")], None);
    assert!(wrong.err().expect("no such length").contains("length"));

    // A loop around the forbidden cell alone.
    let kamon = game("kamon").expect("Kamon is there");
    let won = |given: &[(&str, &str)]| {
        let mut study = kamon
            .open_study(given.iter().copied(), Some(RING))
            .expect("a position");
        study.apply("d3").expect("it is legal");
        reason(&study.outcome()).map(|(reason, _)| reason)
    };
    assert_eq!(won(&[]), Some("loop"));
    assert_eq!(won(&[("forbidden-counts", "yes")]), Some("loop"));
    assert_eq!(won(&[("forbidden-counts", "no")]), None);
    let layout = kamon.start(&Options::defaults(kamon.options()), seed(3));
    let layout = layout.expect("it starts").reveal().deals().remove(0);
    let laid_out = kamon.open_study([("layout", layout.as_str())], None);
    let text = laid_out.expect("a start").position().expect("a text");
    assert_eq!(text, format!("{layout} b -"));
    assert!(kamon.open_study([], None).is_err());
}
