//! What a move costs in a short and in a long game: time, and allocations.
//!
//! `cargo bench -p kamidana-table`

use divan::{AllocProfiler, Bencher};
use kamidana_game::{Choices, Seed};
use kamidana_table::{Actor, Command, Event, Person, Setup, Table, Timestamp, Wish};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

const NOW: Timestamp = Timestamp::from_millis(0);

fn main() {
    divan::main();
}

fn amy() -> Person {
    Person::new(1, "Amy")
}

/// A long game at random: its log after so many moves, and the next one.
fn game(game: &str, options: &[(&str, &str)], moves: u32) -> (Vec<Event>, Command) {
    (0..=255)
        .find_map(|seed| at_random(game, options, moves, Seed::new([seed; 32])))
        .unwrap_or_else(|| panic!("no game of {game} has {moves} moves"))
}

fn at_random(
    game: &str,
    options: &[(&str, &str)],
    moves: u32,
    seed: Seed,
) -> Option<(Vec<Event>, Command)> {
    let options = options.iter();
    let setup = Setup {
        options: options
            .map(|(id, value)| ((*id).into(), (*value).into()))
            .collect(),
        seats: vec![const { Wish::ME }; 2],
        ..Setup::against_level(game, 1)
    };
    let mut log = Table::open(setup, &amy(), seed, NOW).ok()?;
    let mut table = Table::fold(&log).ok()?;
    let mut chance = seed.stream();
    loop {
        table.to_act()?;
        let Choices::List { actions } = table.view(Some(amy().id)).expect("it has begun").choices
        else {
            return None;
        };
        // Short steps make long games.
        let shortest = actions.iter().map(|action| step(action)).min();
        let short: Vec<_> = actions
            .iter()
            .filter(|action| Some(step(action)) == shortest)
            .collect();
        let action = short[chance.below(short.len() as u32) as usize];
        let command = Command::act(None, action);
        if table.seen(None) == moves {
            return Some((log, command));
        }
        let decision = table.decide(Actor::Person(amy().id), &command, NOW).ok()?;
        log.extend(decision.events);
    }
}

/// How many rows an action such as `d1d5` goes on; 0 for others.
fn step(action: &str) -> u8 {
    match action.as_bytes() {
        [_, from @ b'1'..=b'8', _, to @ b'1'..=b'8'] => from.abs_diff(*to),
        _ => 0,
    }
}

fn decide(bencher: Bencher<'_, '_>, (log, command): &(Vec<Event>, Command)) {
    bencher
        .with_inputs(|| Table::fold(log).expect("a good log"))
        .bench_values(|mut table| {
            let decision = table.decide(Actor::Person(amy().id), command, NOW);
            (decision, table)
        });
}

#[divan::bench(args = [10, 1000])]
fn kamisado(bencher: Bencher<'_, '_>, moves: u32) {
    let series = [("length", "series"), ("rounds", "50")];
    decide(bencher, &game("kamisado", &series, moves));
}

#[divan::bench(args = [10, 1000])]
fn kami(bencher: Bencher<'_, '_>, moves: u32) {
    let duel = [("players", "2"), ("level", "kami")];
    decide(bencher, &game("kami", &duel, moves));
}

#[divan::bench(args = [1, 20])]
fn kamon(bencher: Bencher<'_, '_>, moves: u32) {
    decide(bencher, &game("kamon", &[], moves));
}
