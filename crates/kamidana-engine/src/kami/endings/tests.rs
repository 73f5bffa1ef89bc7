use std::collections::HashSet;

use kami::Outcome;

use super::{super::Solver, *};
use crate::{
    Limits, Meter, Player,
    equilibrium::{Regrets, Side, TreeBuilder},
    kami::RuleFollower,
};

/// Some endings with so many cards in each hand and at most so many Mercenaries.
fn endings(cards: u8, mercenaries: usize) -> impl Iterator<Item = Ending> {
    (0..).filter_map(move |seed| Ending::by_chance(seed, cards, mercenaries))
}

fn solved(tree: &Tree) -> Strategy {
    let mut regrets = Regrets::new(tree);
    for _ in 0..300 {
        regrets.improve(tree);
    }
    regrets.strategy(tree)
}

fn rules_of_thumb(view: &View) -> Option<Action> {
    let seen = kamidana_game::kami::seen(view.clone());
    Player::choose(&mut RuleFollower, &seen, &Limits::default())?
        .parse()
        .ok()
}

#[test]
fn nobody_who_looks_on_can_tell_the_deals_apart() {
    let mut several = 0;
    for ending in endings(3, 4).take(12) {
        let shown = |world: &World| View::of_round(&world.deal, &world.log, Viewer::Spectator);
        let first = shown(&ending.worlds[0]).expect("it was replayed");
        for world in &ending.worlds {
            assert_eq!(shown(world).as_ref(), Ok(&first));
        }
        let mut all: Vec<_> = ending.worlds.iter().map(|world| world.deal).collect();
        all.sort_by_key(ToString::to_string);
        all.dedup();
        assert_eq!(all.len(), ending.deals(), "every deal once");
        several += usize::from(ending.deals() > 10);
    }
    assert!(several > 1);
}

#[test]
fn with_nothing_hidden_the_value_is_that_of_open_cards() {
    let mut compared = 0;
    for ending in endings(2, 2).filter(|ending| ending.deals() == 1).take(12) {
        let world = &ending.worlds[0];
        let round = kami::replay(&world.deal, &world.log).expect("it was replayed");
        let grown = ending.grow(100_000).expect("small");
        let value = Solver::new(1).value(&round, &Limits::default());
        let value = f64::from(value.expect("there was no limit"));
        let first = if round.to_act() == Some(Seat::One) {
            value
        } else {
            -value
        };
        let found = grown.tree().value(&solved(grown.tree()));
        assert!((found - first).abs() < 0.01, "{found} {first}");
        compared += 1;
    }
    assert_eq!(compared, 12);
}

#[test]
fn an_equilibrium_is_found_and_rules_of_thumb_give_points_away() {
    let mut given = 0.0;
    let small = endings(2, 2).filter(|ending| ending.deals() > 3).take(12);
    for ending in small.chain(endings(3, 3).filter(|ending| ending.deals() > 3).take(12)) {
        let grown = ending.grow(100_000).expect("small");
        let tree = grown.tree();
        let far = tree.exploitability(&solved(tree));
        assert!((-1e-9..1e-4).contains(&far), "{far}");
        let thumb = grown.strategy_of(1, rules_of_thumb);
        given += tree.exploitability(&thumb);
    }
    assert!(given > 0.1, "{given}");
}

#[test]
fn places_are_told_apart_exactly_as_views_are() {
    let ending = endings(3, 3).find(|ending| ending.deals() > 10);
    let ending = ending.expect("there are such");
    let grown = ending.grow(100_000).expect("small");
    let views: HashSet<View> = grown
        .seen
        .iter()
        .map(|(world, log)| {
            let deal = &ending.worlds[*world].deal;
            let round = kami::replay(deal, log).expect("it was played");
            let seat = round.to_act().expect("somebody chooses");
            View::of_round(deal, log, Viewer::Seat(seat)).expect("it was played")
        })
        .collect();
    assert_eq!(views.len(), grown.tree().sets());
    // Another way to write the same tree down: by the views themselves, with every step.
    let mut plain = TreeBuilder::new();
    for world in &ending.worlds {
        let root = plain.root(world.weight);
        by_views(&mut plain, root, &world.deal, &mut world.log.clone());
    }
    let plain = plain.finish();
    assert!(plain.nodes() > grown.tree().nodes());
    let [one, other] = [&plain, grown.tree()].map(|tree| tree.value(&solved(tree)));
    assert!((one - other).abs() < 1e-3, "{one} {other}");
    let [one, other] =
        [&plain, grown.tree()].map(|tree| tree.exploitability(&Strategy::uniform(tree)));
    assert!((one - other).abs() < 1e-9, "{one} {other}");
}

fn by_views(tree: &mut TreeBuilder<View>, node: usize, deal: &Deal, log: &mut Vec<Action>) {
    let round = kami::replay(deal, log).expect("legal");
    let Some(seat) = round.to_act() else {
        let points = match round.outcome() {
            Outcome::Won {
                seat: Seat::One,
                points,
                ..
            } => f64::from(points),
            Outcome::Won { points, .. } => -f64::from(points),
            _ => 0.0,
        };
        return tree.end(node, points);
    };
    let view = View::of_round(deal, log, Viewer::Seat(seat)).expect("legal");
    let side = [Side::First, Side::Second][seat.index()];
    let actions: Vec<Action> = round.legal_actions().collect();
    let (_, _, first) = tree
        .choice(node, side, view, actions.len())
        .expect("nothing is forgotten");
    for (at, action) in actions.into_iter().enumerate() {
        log.push(action);
        by_views(tree, first + at, deal, log);
        log.pop();
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let start: Deal = "2 SSLLCAOT,SSSSCAOF 1 SSSSLLCC/AAOOTFII"
        .parse()
        .expect("a deal");
    assert!(Ending::new(&start, &[]).is_none());
    let ending = endings(3, 3).find(|ending| ending.deals() > 10);
    assert!(ending.expect("there are such").grow(100).is_none());
    let three: Deal = "3 SSSSLLCAOT,SSSSLLCAOF,SSCCAAOOTF 2 II"
        .parse()
        .expect("a deal");
    assert!(Ending::new(&three, &[]).is_none());
}

#[test]
fn a_place_is_found_again_from_the_view_of_it() {
    let large = |ending: &Ending| {
        ending
            .grow(100_000)
            .is_some_and(|it| it.tree().sets() > 500)
    };
    let ending = endings(3, 3).find(large).expect("there are such");
    let mut growth = Growth::new(100_000, Payoff::points(1));
    for (number, world) in ending.worlds.iter().enumerate() {
        growth.add(number, world).expect("small");
    }
    let (_, places) = growth.finish();
    assert!(places.len() > 500);
    for place in places {
        let deal = &ending.worlds[place.world].deal;
        let round = kami::replay(deal, &place.log).expect("it was played");
        let seat = round.to_act().expect("somebody chooses");
        let view = View::of_round(deal, &place.log, Viewer::Seat(seat)).expect("it was played");
        let trail = growth::Trail::seen(&view);
        assert_eq!((trail.open, trail.own[seat.index()]), place.key);
        // What a seat knows besides changes nothing of what everybody holds possible.
        let shown = View::of_round(deal, &place.log, Viewer::Spectator).expect("it was played");
        let count = |view: &View| worlds(view, MOST_DEALS).map(|worlds| worlds.len());
        assert_eq!(count(&view), count(&shown));
    }
}

#[test]
fn small_endings_are_played_as_an_equilibrium_says() {
    let mut measured = 0;
    for ending in endings(3, 3).filter(|ending| ending.deals() > 5) {
        let grown = ending.grow(3000).filter(|grown| {
            let thumb = grown.strategy_of(1, rules_of_thumb);
            grown.tree().exploitability(&thumb) > 0.1
        });
        let Some(grown) = grown else {
            continue;
        };
        let mut exact = Exact::default();
        let mut random = Random::new(1);
        let strategy = grown.strategy_of(60, |view| {
            let seat = view.turn?;
            let payoff = Payoff::points(1 << seat.index());
            let mut meter = Meter::new(Limits::default());
            exact.choose(view, &payoff, 3000, &mut meter, &mut random)
        });
        // Asked so often, chance is worth a few hundredths of a point.
        let far = grown.tree().exploitability(&strategy);
        assert!(far < 0.1, "{far}");
        measured += 1;
        if measured == 4 {
            break;
        }
    }
}

#[test]
fn a_duel_that_has_just_begun_is_no_ending() {
    let deal: Deal = "2 SSLLCAOT,SSSSCAOF 1 SSSSLLCC/AAOOTFII"
        .parse()
        .expect("a deal");
    let view = View::of_round(&deal, &[], Viewer::Seat(Seat::One)).expect("it begins");
    let mut meter = Meter::new(Limits::default());
    let payoff = Payoff::points(1);
    let found = Exact::default().choose(&view, &payoff, 3000, &mut meter, &mut Random::new(1));
    assert_eq!(found, None);
    assert_eq!(meter.nodes(), 0, "at no cost");
}
