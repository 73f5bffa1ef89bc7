//! Several who analyse one position, each a share of its moves, say together what one would say.

use std::collections::BTreeMap;

use kamidana_engine::{ActionJudgement, Judgement, Limits, Share, machines};
use kamidana_game::{Choices, Options, Seed, Study};

const NODES: u64 = 3_000;

fn judged(game: &str, study: &dyn Study, share: Share) -> Vec<ActionJudgement> {
    let machine = kamidana_engine::machine(game).expect("it plays");
    let limits = Limits {
        nodes: Some(NODES),
        share,
        ..Limits::default()
    };
    let mut told = Vec::new();
    let last = machine
        .analyst(1)
        .analyse(study, &limits, &mut |moves| told = moves.to_vec());
    assert_eq!(told, last, "what was told last is what is returned");
    last
}

/// Positions of games in which moves follow each other by chance.
fn positions(game: &str, mut see: impl FnMut(&dyn Study)) {
    let game = kamidana_game::game(game).expect("a game");
    let options = Options::defaults(game.options());
    for seed in 0..4 {
        let mut play = game
            .start(&options, Seed::new([seed; 32]))
            .expect("a start");
        let mut step = usize::from(seed);
        while let Choices::List { actions } = play.choices()
            && !actions.is_empty()
            && step < 60
        {
            if step.is_multiple_of(3) {
                see(&*play.reveal().study());
            }
            step += 1;
            play.apply(&actions[step * 7 % actions.len()])
                .expect("a choice");
        }
    }
}

#[test]
fn shares_are_judged_apart_and_make_a_whole() {
    for machine in machines() {
        let game = machine.game();
        let (mut seen, mut agreed) = (0, 0);
        positions(game, |study| {
            let whole = judged(game, study, Share::WHOLE);
            let mut parts: BTreeMap<String, Judgement> = BTreeMap::new();
            for part in 0..3 {
                let share = Share::new(part, 3).expect("one of three");
                for said in judged(game, study, share) {
                    let twice = parts.insert(said.action, said.judgement);
                    assert!(twice.is_none(), "{game}: two shares have the same move");
                }
            }
            assert_eq!(parts.len(), whole.len(), "{game}: all moves");
            for said in whole {
                let other = parts[&said.action];
                if said.judgement.is_certain() && other.is_certain() {
                    assert_eq!(said.judgement, other, "{game}: {}", said.action);
                    agreed += 1;
                }
            }
            seen += 1;
        });
        assert!(
            seen > 8 && agreed > 20,
            "{game}: {seen} seen, {agreed} agreed"
        );
    }
}

#[test]
fn there_are_no_other_shares() {
    assert_eq!(Share::new(0, 0), None);
    assert_eq!(Share::new(3, 3), None);
    assert_eq!(Share::new(0, 1), Some(Share::WHOLE));
}
