//! A move costs the same however long the game is.

use std::collections::BTreeMap;

use allocation_counter::AllocationInfo;
use kamidana_game::{Choices, Seed};
use kamidana_table::{Actor, Command, Person, Setup, Table, Timestamp, Wish};

/// How many moves are looked at, early and late.
const WINDOW: usize = 25;

/// What each move of a game at random cost, from the first one on.
fn costs(game: &str, options: &[(&str, &str)], seed: u8) -> Vec<AllocationInfo> {
    let options: BTreeMap<String, String> = options
        .iter()
        .map(|(id, value)| ((*id).into(), (*value).into()))
        .collect();
    let found = kamidana_game::game(game).expect("a game");
    let given = options.iter().map(|(id, value)| (&**id, &**value));
    let checked = kamidana_game::Options::new(found.options(), given).expect("good options");
    let seats = vec![Wish::ME; found.seats(&checked).into()];
    let setup = Setup {
        options,
        seats,
        ..Setup::against_level(game, 1)
    };
    let amy = Person::new(1, "Amy");
    let now = Timestamp::from_millis(0);
    let seed = Seed::new([seed; 32]);
    let log = Table::open(setup, &amy, seed, now).expect("a good setup");
    let mut table = Table::fold(&log).expect("a good log");
    let mut chance = seed.stream();
    let mut costs = Vec::new();
    while table.to_act().is_some() && costs.len() < 1000 {
        let Choices::List { actions } = table.view(Some(amy.id)).expect("it has begun").choices
        else {
            unreachable!("nothing is lined up");
        };
        // Short steps make long games.
        let shortest = actions.iter().map(|action| step(action)).min();
        let short: Vec<_> = actions
            .iter()
            .filter(|action| Some(step(action)) == shortest)
            .collect();
        let action = short[chance.below(short.len() as u32) as usize];
        let command = Command::act(None, action);
        costs.push(allocation_counter::measure(|| {
            let decided = table.decide(Actor::Person(amy.id), &command, now);
            assert!(decided.is_ok(), "{decided:?}");
        }));
    }
    costs
}

/// How many rows an action such as `d1d5` goes on; 0 for others.
fn step(action: &str) -> u8 {
    match action.as_bytes() {
        [_, from @ b'1'..=b'8', _, to @ b'1'..=b'8'] => from.abs_diff(*to),
        _ => 0,
    }
}

/// What a usual one of these moves costs: how many allocations, and how many bytes.
fn usual(costs: &[AllocationInfo]) -> (u64, u64) {
    let mut costs: Vec<_> = costs
        .iter()
        .map(|c| (c.count_total, c.bytes_total))
        .collect();
    costs.sort_unstable();
    costs[costs.len() / 2]
}

#[test]
fn a_move_costs_the_same_early_and_late() {
    for (game, options, long) in [
        (
            "kamisado",
            &[("length", "series"), ("rounds", "50")][..],
            900,
        ),
        ("kami", &[("players", "2"), ("level", "kami")], 1000),
        ("kami", &[("players", "4"), ("level", "kami")], 1000),
        ("kamon", &[], 30),
    ] {
        let games = (0..32).map(|seed| costs(game, options, seed));
        let costs = games.max_by_key(Vec::len).unwrap_or_default();
        assert!(costs.len() >= long, "{game}: {} moves", costs.len());
        let window = WINDOW.min(costs.len() / 2);
        let early = usual(&costs[..window]);
        let late = usual(&costs[costs.len() - window..]);
        println!(
            "{game} {options:?}: {early:?} early, {late:?} after {}",
            costs.len()
        );
        assert!(
            late.0 <= early.0 && late.1 <= early.1 + 64,
            "{game}: {early:?} {late:?}"
        );
    }
}
