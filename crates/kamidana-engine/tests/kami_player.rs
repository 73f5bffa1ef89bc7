//! Players see only views, keep to their limits, and play whole games at every level.

use std::time::{Duration, Instant};

use kami::{Action, Deal, Deck, Level as GameLevel, Mode, Round, Seat};
use kamidana_engine::{
    Character, Level, Limits, Player, Random, StopFlag,
    kami::{Oracle, RuleFollower, player},
};
use kamidana_game::{Choices, Options, Play, Seed, View, Viewer, game, kami::seen as shown};

fn level(number: u8) -> Level {
    Level::new(number).expect("a level from 1 to 8")
}

fn machine(number: u8, seed: u64) -> Box<dyn Player> {
    player(Character {
        level: level(number),
        seed,
        memory: 4,
    })
}

fn start(players: &str, target: &str, number: u8) -> Box<dyn Play> {
    let kami = game("kami").expect("Kami is there");
    let given = [("players", players), ("level", target)];
    let options = Options::new(kami.options(), given).expect("the options exist");
    let seed = Seed::new([number; 32]);
    kami.start(&options, seed).expect("it starts")
}

fn view_of_actor(play: &dyn Play) -> Option<View> {
    play.to_act().map(|seat| play.view(Viewer::Seat(seat)))
}

/// However busy the machine is, nodes decide and not the clock.
fn few_nodes() -> Limits {
    Limits {
        nodes: Some(3000),
        deadline: Instant::now().checked_add(Duration::from_secs(3600)),
        ..Limits::default()
    }
}

fn deal(mode: Mode, random: &mut Random) -> Deal {
    let mut deck = Deck::sorted();
    deck.shuffle(|bound| random.below(bound));
    Deal::from_deck(mode, Seat::One, &deck)
}

#[test]
fn every_mode_and_level_plays_whole_games_through_views_and_choices() {
    for players in ["4", "3", "2"] {
        for (at, target) in GameLevel::ALL.iter().enumerate() {
            let mut play = start(players, target.name(), at as u8);
            let mut machines: Vec<Box<dyn Player>> = (0..4)
                .map(|seat| machine((seat * 2 + at as u8) % 8 + 1, u64::from(seat)))
                .collect();
            let mut actions = 0;
            while let Some(view) = view_of_actor(&*play) {
                let Viewer::Seat(seat) = view.viewer else {
                    panic!("a seat acts");
                };
                let machine = &mut machines[usize::from(seat.number()) - 1];
                let action = machine.choose(&view, &few_nodes()).expect("it is its turn");
                let Choices::List { actions: choices } = play.choices() else {
                    panic!("Kami has lists");
                };
                assert!(choices.contains(&action));
                play.apply(&action).expect("a choice is accepted");
                actions += 1;
                assert!(actions < 20_000, "the game must end some day");
            }
            assert!(play.result().is_some());
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for number in 1..=8 {
        let game = |seed: u64| {
            let mut play = start("4", "lord", number);
            let mut machine = machine(number, seed);
            for _ in 0..60 {
                let Some(view) = view_of_actor(&*play) else {
                    break;
                };
                let action = machine.choose(&view, &few_nodes()).expect("its turn");
                play.apply(&action).expect("a choice is accepted");
            }
            play.reveal().actions()
        };
        assert_eq!(game(5), game(5), "level {number}");
    }
}

/// Swaps hidden cards between hidden places in every way the view allows and asks again.
#[test]
fn hidden_cards_do_not_change_the_choice() {
    let mut random = Random::new(21);
    let mut swapped = 0;
    for mode in Mode::ALL {
        for number in 1..=8 {
            for _ in 0..6 {
                let real = deal(mode, &mut random);
                let mut log = Vec::new();
                let mut round = Round::new(&real);
                for _ in 0..random.below(14) {
                    let legal = round.legal_set();
                    let Some(action) = legal.get(random.below(legal.len() as u32) as usize) else {
                        break;
                    };
                    round.play(action).expect("it is legal");
                    log.push(action);
                }
                let Some(seat) = round.to_act() else { continue };
                let viewer = kami::Viewer::Seat(seat);
                let seen = kami::View::of_round(&real, &log, viewer).expect("it was played");
                let choice = machine(number, 9).choose(&shown(seen.clone()), &few_nodes());
                let mut asked_again = 0;
                for _ in 0..200 {
                    let other = deal_like(&real, seat, &mut random);
                    let Some(other_log) = relogged(&other, &log, &seen) else {
                        continue;
                    };
                    let again = kami::View::of_round(&other, &other_log, viewer).expect("played");
                    if again == seen && (other != real || other_log != log) {
                        swapped += 1;
                        asked_again += 1;
                        let asked = machine(number, 9).choose(&shown(again), &few_nodes());
                        assert_eq!(choice, asked);
                    }
                    if asked_again == 6 {
                        break;
                    }
                }
            }
        }
    }
    assert!(swapped > 300, "only {swapped} swaps were possible");
}

/// Another deal with the viewer's hand kept: two cards of other places swapped.
fn deal_like(real: &Deal, seat: Seat, random: &mut Random) -> Deal {
    let mode = real.mode();
    let mut hands: Vec<kami::Hand> = mode.seats().iter().map(|&s| real.hand(s)).collect();
    let mut extra = *real.extra();
    let others: Vec<usize> = (0..hands.len()).filter(|&s| s != seat.index()).collect();
    let one = others[random.below(others.len() as u32) as usize];
    let pick = |hand: kami::Hand, random: &mut Random| {
        hand.cards()
            .nth(random.below(u32::from(hand.len())) as usize)
    };
    let card = pick(hands[one], random).expect("dealt hands are full");
    match &mut extra {
        kami::Extra::Mercenaries { below, .. } => {
            let pile = random.below(8) as usize;
            hands[one].remove(card);
            hands[one].add(below[pile]);
            below[pile] = card;
        }
        kami::Extra::Aside(aside) if random.below(2) == 0 => {
            let place = random.below(2) as usize;
            hands[one].remove(card);
            hands[one].add(aside[place]);
            aside[place] = card;
        }
        _ => {
            let two = others[random.below(others.len() as u32) as usize];
            let given = pick(hands[two], random).expect("dealt hands are full");
            hands[one].remove(card);
            hands[two].remove(given);
            hands[one].add(given);
            hands[two].add(card);
        }
    }
    Deal::new(mode, &hands, real.first(), extra).unwrap_or(*real)
}

/// The same actions with other cards: what lay face down may be another card.
fn relogged(deal: &Deal, log: &[Action], seen: &kami::View) -> Option<Vec<Action>> {
    let mut round = Round::new(deal);
    let mut actions = Vec::new();
    for &action in log {
        let turn = round.to_act()?;
        let hidden = round.phase() == kami::Phase::LeadDefence
            && kami::Viewer::Seat(turn) != seen.viewer
            && matches!(action, Action::DefendHand(_));
        let choice = if hidden && !round.legal_set().contains(action) {
            round.legal_set().get(0)?
        } else {
            action
        };
        round.play(choice).ok()?;
        actions.push(choice);
    }
    Some(actions)
}

#[test]
fn limits_and_tiny_memory_still_give_a_legal_action() {
    let stop = StopFlag::default();
    stop.stop();
    let tight = [
        Limits {
            nodes: Some(0),
            ..Limits::default()
        },
        Limits {
            stop,
            ..Limits::default()
        },
        Limits {
            deadline: Some(Instant::now()),
            ..Limits::default()
        },
    ];
    for players in ["4", "3", "2"] {
        for number in [1, 4, 8] {
            for limits in &tight {
                let mut play = start(players, "kami", number);
                let mut machine = player(Character {
                    level: level(number),
                    seed: 1,
                    memory: 0,
                });
                for _ in 0..40 {
                    let Some(view) = view_of_actor(&*play) else {
                        break;
                    };
                    let action = machine.choose(&view, limits).expect("it is its turn");
                    play.apply(&action).expect("a choice is accepted");
                }
            }
        }
    }
}

/// Counts the nodes of a thought about the first lead, to the last thousand or so.
fn spent(number: u8, nodes: Option<u64>, spend: bool) -> u64 {
    let limits = Limits {
        nodes,
        // Only nodes count here, however slow the machine.
        deadline: Some(Instant::now() + Duration::from_secs(600)),
        spend,
        ..Limits::default()
    };
    let play = start("4", "soldier", 1);
    let view = view_of_actor(&*play).expect("somebody leads");
    machine(number, 1).choose(&view, &limits).expect("its turn");
    limits.stop.nodes()
}

#[test]
fn only_the_strongest_level_imagines_more_deals_with_more_to_spend() {
    let usual = spent(8, None, false);
    assert!(usual < 400_000, "{usual}");
    // A cap that is higher than the usual measure changes nothing.
    assert_eq!(spent(8, Some(700_000), false), usual);
    let given = spent(8, Some(700_000), true);
    assert!((690_000..=700_000).contains(&given), "{given}");
    let given = spent(8, Some(20_000), true);
    assert!((10_000..=20_000).contains(&given), "{given}");
    assert_eq!(spent(7, Some(700_000), true), spent(7, None, false));
}

#[test]
fn who_has_time_to_spend_and_nothing_to_count_answers_all_the_same() {
    // Two cards are left: whatever is led ends the round.
    let view = kamidana_engine::kami::view_from_text(
        "4 SSSLLCAO,????????,????????,???????? 1",
        [
            "dS", "aS", "pass", "pass", "pass", "dL", "aL", "pass", "pass", "pass", "dC", "aA",
            "pass", "pass", "pass",
        ],
    )
    .expect("it can be seen");
    let limits = Limits {
        nodes: Some(5_000),
        spend: true,
        ..Limits::default()
    };
    let choice = machine(8, 1).choose(&shown(view), &limits);
    assert_eq!(choice.as_deref(), Some("dS"));
}

#[test]
fn who_is_not_to_act_chooses_nothing() {
    let play = start("4", "soldier", 1);
    let acting = play.to_act().expect("somebody leads");
    for seat in kamidana_game::Seat::first(4).filter(|&seat| seat != acting) {
        let view = play.view(Viewer::Seat(seat));
        for number in [1, 8] {
            assert_eq!(machine(number, 1).choose(&view, &few_nodes()), None);
        }
        assert_eq!(RuleFollower.choose(&view, &few_nodes()), None);
    }
    let spectator = play.view(Viewer::Spectator);
    assert_eq!(machine(8, 1).choose(&spectator, &few_nodes()), None);
    let kamon = game("kamon").expect("Kamon is there");
    let options = Options::defaults(kamon.options());
    let other = kamon
        .start(&options, Seed::new([1; 32]))
        .expect("it starts");
    let view = view_of_actor(&*other).expect("somebody moves");
    assert_eq!(machine(8, 1).choose(&view, &few_nodes()), None);
}

#[test]
fn every_level_finishes_a_round_it_can_finish() {
    let mut random = Random::new(33);
    let mut finished = 0;
    while finished < 60 {
        let real = deal(Mode::Traditional, &mut random);
        let mut round = Round::new(&real);
        let mut log = Vec::new();
        while let Some(seat) = round.to_act() {
            let lead = round.phase() == kami::Phase::LeadDefence;
            if lead && round.hand(seat).len() == 2 {
                break;
            }
            let legal = round.legal_set();
            let action = legal.get(random.below(legal.len() as u32) as usize);
            let action = action.expect("somebody can act");
            round.play(action).expect("it is legal");
            log.push(action);
        }
        let Some(seat) = round.to_act() else { continue };
        let best = |hand: kami::Hand| {
            let pair = hand.cards().find(|&card| hand.count(card) == 2);
            pair.map_or_else(
                || hand.cards().map(kami::Card::points).max(),
                |card| Some(2 * card.points()),
            )
        };
        let wanted = best(round.hand(seat)).expect("two cards");
        for number in 1..=8 {
            let (mut end, mut steps) = (round, log.clone());
            let mut machine = machine(number, 3);
            while end.to_act().is_some() {
                let viewer = kami::Viewer::Seat(seat);
                let view = kami::View::of_round(&real, &steps, viewer).expect("played");
                let action = machine
                    .choose(&shown(view), &few_nodes())
                    .expect("its turn");
                let action: Action = action.parse().expect("an action");
                end.play(action).expect("a legal action");
                steps.push(action);
            }
            let kami::Outcome::Won { points, .. } = end.outcome() else {
                panic!("the round is won");
            };
            assert_eq!(points, wanted, "level {number}");
        }
        finished += 1;
    }
}

#[test]
fn the_oracle_never_does_worse_than_the_value() {
    let mut random = Random::new(41);
    let mut oracle = Oracle::new(8);
    let mut solver = kamidana_engine::kami::Solver::new(8);
    for _ in 0..30 {
        let mut round = Round::new(&deal(Mode::Traditional, &mut random));
        for _ in 0..20 {
            let legal = round.legal_set();
            let Some(action) = legal.get(random.below(legal.len() as u32) as usize) else {
                break;
            };
            round.play(action).expect("it is legal");
        }
        let Some(value) = solver.value(&round, &Limits::default()) else {
            continue;
        };
        let action = oracle.choose(&round, &Limits::default()).expect("its turn");
        let actions = solver.actions(&round, &Limits::default());
        assert!(actions.contains(&(action, Some(value))));
    }
}
