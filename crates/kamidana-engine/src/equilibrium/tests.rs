use super::{MOST_ACTIONS, Regrets, Side, Strategy, Tree, TreeBuilder};

/// Kuhn's poker: three cards, one each, one more coin to bet. Its value is known.
fn kuhn() -> Tree {
    let mut tree = TreeBuilder::new();
    for first in 0..3 {
        for second in 0..3 {
            if first != second {
                let root = tree.root(1.0);
                kuhn_from(&mut tree, root, [first, second], "");
            }
        }
    }
    tree.finish()
}

fn kuhn_from(tree: &mut TreeBuilder<String>, node: usize, cards: [i32; 2], log: &str) {
    let shown = f64::from((cards[0] - cards[1]).signum());
    match log {
        "pp" => return tree.end(node, shown),
        "bb" | "pbb" => return tree.end(node, 2.0 * shown),
        "bp" => return tree.end(node, 1.0),
        "pbp" => return tree.end(node, -1.0),
        _ => {}
    }
    let seat = log.len() % 2;
    let side = [Side::First, Side::Second][seat];
    let key = format!("{} {log}", cards[seat]);
    let (_, _, next) = tree.choice(node, side, key, 2).expect("always two");
    kuhn_from(tree, next, cards, &format!("{log}p"));
    kuhn_from(tree, next + 1, cards, &format!("{log}b"));
}

#[test]
fn the_known_value_of_a_small_poker_is_found() {
    let tree = kuhn();
    assert_eq!(tree.sets(), 12);
    let mut regrets = Regrets::new(&tree);
    for _ in 0..2000 {
        regrets.improve(&tree);
    }
    let found = regrets.strategy(&tree);
    assert!((tree.value(&found) + 1.0 / 18.0).abs() < 1e-3);
    let far = tree.exploitability(&found);
    assert!((0.0..1e-3).contains(&far), "{far}");
}

/// The second side may stop the game for nothing, or let the first side choose between winning and
/// losing a coin. It stops; but a first side that forgot to prefer winning would be no equilibrium.
#[test]
fn what_is_done_where_the_other_side_does_not_go_is_remembered() {
    let mut tree = TreeBuilder::new();
    let root = tree.root(1.0);
    let (_, _, stop) = tree.choice(root, Side::Second, 0, 2).expect("new");
    tree.end(stop, 0.0);
    let (_, _, lose) = tree.choice(stop + 1, Side::First, 1, 2).expect("new");
    tree.end(lose, -1.0);
    tree.end(lose + 1, 1.0);
    let tree = tree.finish();
    let mut regrets = Regrets::new(&tree);
    for _ in 0..100 {
        regrets.improve(&tree);
    }
    let found = regrets.strategy(&tree);
    assert!(tree.exploitability(&found) < 1e-4);
    assert!(found.at(&tree, 1)[1] > 0.999);
}

#[test]
fn a_step_without_a_choice_takes_no_node_and_is_counted() {
    let mut tree = TreeBuilder::new();
    let (one, other) = (tree.root(1.0), tree.root(1.0));
    let (_, _, next) = tree.choice(one, Side::Second, 0, 2).expect("new");
    tree.forced(other);
    assert!(tree.choice(next, Side::First, 1, 2).is_some());
    assert!(tree.choice(other, Side::First, 1, 2).is_some());
    assert_eq!(tree.finish().nodes(), 8);
}

#[test]
fn who_does_anything_can_be_made_to_lose() {
    let tree = kuhn();
    let anything = Strategy::uniform(&tree);
    // By hand: the best answers win a half and five twelfths of a coin.
    let first = tree.best_response(Side::First, &anything);
    let second = tree.best_response(Side::Second, &anything);
    assert!((first - 0.5).abs() < 1e-9, "{first}");
    assert!((second - 5.0 / 12.0).abs() < 1e-9, "{second}");
}

#[test]
fn nodes_that_nobody_mistakes_for_each_other_are_refused() {
    let mut tree = TreeBuilder::new();
    let (one, other) = (tree.root(1.0), tree.root(1.0));
    let (_, _, later) = tree.choice(one, Side::First, "same", 2).expect("the first");
    assert!(tree.choice(other, Side::First, "same", 3).is_none());
    assert!(tree.choice(other, Side::Second, "same", 2).is_none());
    assert!(tree.choice(later, Side::First, "same", 2).is_none());
    tree.forced(other);
    tree.choice(later, Side::First, "next", 2).expect("new");
    assert!(tree.choice(other, Side::First, "next", 2).is_none());
    let other = tree.root(1.0);
    assert!(
        tree.choice(other, Side::First, "many", MOST_ACTIONS + 1)
            .is_none()
    );
    assert!(tree.choice(other, Side::First, "same", 2).is_some());
}
