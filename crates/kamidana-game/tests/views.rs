//! Views: everything a viewer may know, and nothing else.

mod common;

use common::{Random, seed, step, tables};
use kamidana_game::{
    Choices, Options, Play, Seat, Viewer, game, games, kami::KamiBoard, kamisado::KamisadoBoard,
};
use kamisado::Event;

fn viewers(play: &dyn Play) -> Vec<Viewer> {
    let seats = Seat::first(play.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

fn json(play: &dyn Play, viewer: Viewer) -> String {
    serde_json::to_string(&play.view(viewer)).expect("a view can always be sent")
}

#[test]
fn only_the_seat_to_act_is_offered_choices_and_they_are_all_of_them() {
    for &game in games() {
        for (number, options) in tables(game).iter().enumerate() {
            let mut play = game.start(options, seed(number as u64)).expect("it starts");
            let mut random = Random(number as u64 + 1);
            for _ in 0..60 {
                for viewer in viewers(&*play) {
                    let offered = play.view(viewer).choices;
                    if play.to_act().is_some_and(|seat| viewer.sits_on(seat)) {
                        assert_eq!(offered, play.choices());
                    } else {
                        assert_eq!(offered, Choices::NONE);
                    }
                }
                if !step(&mut *play, &mut random) {
                    break;
                }
            }
        }
    }
}

#[test]
fn whose_clock_runs_is_what_a_spectator_sees() {
    let mut hidden = 0;
    for &game in games() {
        for (number, options) in (0_u64..).zip(tables(game)) {
            let mut play = game.start(&options, seed(number)).expect("it starts");
            let mut random = Random(number + 7);
            loop {
                assert_eq!(play.on_clock(), play.view(Viewer::Spectator).to_act);
                hidden += u32::from(play.on_clock() != play.to_act());
                if !step(&mut *play, &mut random) {
                    break;
                }
            }
        }
    }
    assert!(hidden > 0, "nobody was Demoralised");
}

#[test]
fn while_a_fill_is_chosen_the_view_says_what_each_choice_leads_to() {
    let kamisado = game("kamisado").expect("Kamisado is there");
    let long = Options::new(kamisado.options(), [("length", "long")]).expect("an option");
    let mut chosen = 0;
    for number in 1..20 {
        let mut play = kamisado.start(&long, seed(number)).expect("it starts");
        let mut random = Random(number);
        loop {
            let view = play.view(Viewer::Spectator);
            let board: &KamisadoBoard = view.board.get().expect("Kamisado");
            assert_eq!(board.fills.is_some(), board.phase == kamisado::Phase::Fill);
            if let Some(fills) = board.fills {
                for (fill, expected) in [("left", fills.left), ("right", fills.right)] {
                    let mut filled = play.boxed_clone();
                    filled.apply(fill).expect("a choice");
                    let view = filled.view(Viewer::Spectator);
                    let board: &KamisadoBoard = view.board.get().expect("Kamisado");
                    let started = board.events.iter().any(|event| match event {
                        Event::RoundStarted { black, white, .. } => {
                            (*black, *white) == (expected.black, expected.white)
                        }
                        _ => false,
                    });
                    assert!(started, "{fill}: {:?}", board.events);
                }
                chosen += 1;
            }
            if !step(&mut *play, &mut random) {
                break;
            }
        }
    }
    assert!(chosen > 20, "only {chosen} fills");
}

/// A card that nobody has seen may be taken back, and nothing else.
#[test]
fn in_kami_only_a_hand_card_led_face_down_can_be_taken_back() {
    let kami = game("kami").expect("Kami is there");
    let (mut hidden, mut shown) = (0, 0);
    for (number, options) in (1..).zip(tables(kami)) {
        let mut play = kami.start(&options, seed(number)).expect("it starts");
        let mut random = Random(number);
        for _ in 0..200 {
            let spectator = play.view(Viewer::Spectator);
            if !step(&mut *play, &mut random) {
                break;
            }
            let before: &KamiBoard = spectator.board.get().expect("Kami");
            let last = play.reveal().actions().pop().expect("something was done");
            let from_hand = last.starts_with('d') && last.ends_with(char::is_alphabetic);
            let led = before.round.phase == kami::Phase::LeadDefence && from_hand;
            assert_eq!(play.undoable(), usize::from(led), "{last}");
            *(if led { &mut hidden } else { &mut shown }) += 1;
        }
    }
    assert!(hidden > 20 && shown > 20, "{hidden} hidden, {shown} shown");
}

/// Two deals that differ only in cards the viewer cannot see give the viewer the same bytes, as
/// long as everybody does the same.
#[test]
fn hidden_cards_never_change_a_byte_of_what_others_are_sent() {
    let kami = game("kami").expect("Kami is there");
    // The Silver Dragon of seat 2 and the Gold Dragon of seat 3 change places.
    let [one, other] = [
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1",
        "4 SSSLLCAO,SSSLCOOT,SSLCAAFI,SSCAOTFI 1",
    ];
    let options = Options::defaults(kami.options());
    let begin = |deal: &str| kami.dealt(&options, &[deal.into()]).expect("a full deal");
    let mut compared = 0;
    for number in 1..400 {
        let mut random = Random(number);
        let (mut left, mut right) = (begin(one), begin(other));
        loop {
            for viewer in [1, 4].map(|n| Viewer::Seat(Seat::new(n).expect("a seat"))) {
                assert_eq!(json(&*left, viewer), json(&*right, viewer));
            }
            assert_eq!(
                json(&*left, Viewer::Spectator),
                json(&*right, Viewer::Spectator)
            );
            compared += 1;
            let Choices::List { actions } = left.choices() else {
                unreachable!("Kami always lists")
            };
            if actions.is_empty()
                || left.view(Viewer::Spectator).outcome != right.view(Viewer::Spectator).outcome
            {
                break;
            }
            let action = &actions[random.below(actions.len())];
            left.apply(action).expect("a choice is accepted");
            if right.apply(action).is_err() || left.reveal().deals().len() > 1 {
                break;
            }
            // Once the round is over its cards are no secret any more.
            if left.to_act().is_none() || right.to_act().is_none() {
                break;
            }
        }
    }
    assert!(compared > 2_000, "{compared}");
}

#[test]
fn a_seed_is_told_only_after_its_round() {
    let kami = game("kami").expect("Kami is there");
    for options in tables(kami) {
        let table = seed(5);
        let mut play = kami.start(&options, table).expect("it starts");
        let mut random = Random(3);
        loop {
            let view = play.view(Viewer::Spectator);
            let fairness = view.fairness.expect("cards are dealt");
            let running = table.of_deal(fairness.deal);
            assert_eq!(fairness.commitment, running.commitment());
            assert_eq!(fairness.next, table.of_deal(fairness.deal + 1).commitment());
            let over = play.to_act().is_none();
            for viewer in viewers(&*play) {
                let sent = json(&*play, viewer);
                assert_eq!(sent.contains(&running.to_string()), over);
                assert!(!sent.contains(&table.to_string()));
            }
            if !step(&mut *play, &mut random) {
                break;
            }
        }
    }
}

#[test]
fn a_finished_round_is_shown_whole_and_a_running_one_is_not() {
    let kami = game("kami").expect("Kami is there");
    let options = Options::new(kami.options(), [("players", "3")]).expect("three can play");
    let mut play = kami.start(&options, seed(11)).expect("it starts");
    let mut random = Random(2);
    let mut shown = 0;
    while step(&mut *play, &mut random) {
        let deals = play.reveal().deals();
        let rounds: Vec<_> = deals.iter().filter(|d| !d.starts_with("draw")).collect();
        let view = play.view(Viewer::Spectator);
        let board: &KamiBoard = view.board.get().expect("this is Kami");
        let sent = json(&*play, Viewer::Spectator);
        if let Some(last) = &board.last {
            shown += 1;
            let deal = last.deal.to_string();
            assert!(rounds.iter().any(|round| **round == deal));
            assert!(sent.contains(&deal));
        }
        if play.to_act().is_some() {
            let running = rounds[rounds.len() - 1];
            assert!(!sent.contains(running.as_str()), "{sent}");
        }
    }
    assert!(shown > 0);
}

/// The tests and the gallery of the site show real views; this fails when they are out of date.
#[test]
fn the_samples_of_the_site_are_views_as_they_are_sent_today() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/games/kami/samples");
    let mut read = 0;
    for file in std::fs::read_dir(folder).expect("the samples are there") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let sample: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let round = &sample["board"]["round"];
        let view: kami::View = serde_json::from_value(round.clone()).expect("a view of a round");
        let sent = serde_json::to_value(&view).expect("a view can always be sent");
        assert_eq!(sent, *round, "{}", path.display());
        read += 1;
    }
    assert!(read > 40, "{read}");
}
