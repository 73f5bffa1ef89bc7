//! The JSON forms.

use kami::{
    Action, ActionSet, Card, Deal, Deck, Game, GameRecord, Hand, Level, Mode, Outcome, Pile,
    RoundSummary, Score, Seat, Team, View, Viewer,
};
use serde_json::{Value, from_value, json, to_value};

use crate::sheet::random_record;
use crate::support::{actions, deal, seat};

fn same<T>(value: &T, form: &Value)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(to_value(value).unwrap(), *form);
    assert_eq!(from_value::<T>(form.clone()).unwrap(), *value);
}

#[test]
fn values_are_their_texts_and_numbers() {
    same(&Card::Rider, &json!("C"));
    same(&Action::AttackHand(Card::Lance), &json!("aL"));
    same(&seat(3), &json!(3));
    same(&Mode::Duel, &json!(2));
    same(&Pile::from_number(8).unwrap(), &json!(8));
    same(&Mode::Traditional.team_of(seat(4)), &json!(2));
    same(&Level::Lord, &json!("lord"));
    same(&"SSLI".parse::<Hand>().unwrap(), &json!("SSLI"));
    same(&Deck::sorted(), &json!("SSSSSSSSSSLLLLCCCCAAAAOOOOTTFFII"));
    let text = "3 SSSSLLCAOT,SSSSLLCAOF,SSCCAAOOTF 2 II";
    same(&deal(text), &json!(text));
    same(&Viewer::Seat(seat(2)), &json!(2));
    same(&Viewer::Spectator, &json!("spectator"));
    same(&Score::new(Mode::Chaotic), &json!([0, 0, 0]));
    same(&Score::new(Mode::Duel), &json!([0, 0]));
    same(
        &actions("pass aS a1").into_iter().collect::<ActionSet>(),
        &json!(["a1", "aS", "pass"]),
    );
    same(&Outcome::Unknown, &json!({"result": "unknown"}));
    let won = Outcome::Won {
        seat: seat(1),
        points: 8,
        doubled: true,
    };
    same(
        &won,
        &json!({"result": "won", "seat": 1, "points": 8, "doubled": true}),
    );
}

#[test]
fn wrong_values_are_refused() {
    assert!(from_value::<Card>(json!("X")).is_err());
    assert!(from_value::<Seat>(json!(5)).is_err());
    assert!(from_value::<Team>(json!(4)).is_err());
    assert!(from_value::<Mode>(json!(1)).is_err());
    assert!(from_value::<Pile>(json!(0)).is_err());
    assert!(from_value::<Deal>(json!("4")).is_err());
    assert!(from_value::<Score>(json!([1])).is_err());
    assert!(from_value::<Viewer>(json!("nobody")).is_err());
}

#[test]
fn records_and_summaries_read_back() {
    let record = random_record(Mode::Traditional, Level::Soldier, 9, 200);
    let form = to_value(&record).unwrap();
    assert!(form.as_str().unwrap().starts_with("Kami 4 soldier\n"));
    assert_eq!(from_value::<GameRecord>(form).unwrap(), record);
    let summary = record.game().finished()[0];
    assert_eq!(
        from_value::<RoundSummary>(to_value(summary).unwrap()).unwrap(),
        summary
    );
    let draws = record.draws().to_vec();
    assert_eq!(
        from_value::<Vec<kami::Draw>>(to_value(&draws).unwrap()).unwrap(),
        draws
    );
}

#[test]
fn a_view_is_a_readable_object() {
    let mut game = Game::with_first(Mode::Duel, Level::Lord, seat(1));
    game.deal_known(&deal("2 SSSSLLCC,SSSSLLCC 1 AAAAOOOO/TTFFIISS"))
        .unwrap();
    for action in actions("dC a1") {
        game.play(action).unwrap();
    }
    let view = game.view(Viewer::Seat(seat(2))).unwrap();
    let form = to_value(&view).unwrap();
    assert_eq!(form["viewer"], json!(2));
    assert_eq!(form["phase"], json!("answer"));
    assert_eq!(form["standing"]["score"], json!([0, 0]));
    assert_eq!(form["standing"]["level"], json!("lord"));
    assert_eq!(form["standing"]["round"], json!(1));
    assert_eq!(
        form["history"][0],
        json!({"seat": 1, "action": "d?", "card": null})
    );
    assert_eq!(
        form["history"][1],
        json!({"seat": 1, "action": "a1", "card": "A"})
    );
    assert_eq!(form["standing_attack"], json!({"seat": 1, "card": "A"}));
    assert_eq!(form["piles"][0], json!({"face_up": "T", "covers": false}));
    assert_eq!(form["legal"], json!(["d2", "d3", "d4", "pass"]));
    assert_eq!(form["seats"][0]["hand"], json!(null));
    assert_eq!(form["seats"][1]["hand"], json!("SSSSLLCC"));
    assert_eq!(from_value::<View>(form).unwrap(), view);
}
