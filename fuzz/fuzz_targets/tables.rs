//! Any bytes as a whole table: options, seed and actions of any game, through the common door.
#![no_main]

use kamidana_game::{Choices, Options, Seat, Seed, Viewer, games};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, [u8; 4], Vec<u8>)| {
    let (which, seed, steps) = input;
    let game = games()[usize::from(which) % games().len()];
    let options = Options::defaults(game.options());
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&seed);
    let table = Seed::new(bytes);
    let mut play = game.start(&options, table).expect("the defaults can be played");
    for step in steps {
        let action = match play.choices() {
            Choices::Arrange { letters } => letters,
            Choices::List { actions } if actions.is_empty() => break,
            Choices::List { actions } => actions[usize::from(step) % actions.len()].clone(),
        };
        play.apply(&action).expect("a choice is accepted");
        let running = play.to_act().is_some();
        for viewer in Seat::first(play.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let sent = serde_json::to_string(&play.view(viewer)).expect("a view can be sent");
            assert!(!sent.contains(&table.to_string()));
            if running && game.id() == "kami" {
                let secret = play.reveal().deals().pop().unwrap_or_default();
                assert!(!sent.contains(&secret), "the deal of a running round is secret");
            }
        }
    }
});
