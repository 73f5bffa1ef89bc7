//! The tournament opening: what is kept of it, and how it is found.

use kamidana_engine::{
    Limits, Meter, StopFlag,
    kamisado::{Maker, Opening, Openings, OpeningsError, Pass, Solver},
};
use kamisado::{Board, Colour, LineUp, Round, Side};

const PASS: Pass = Maker::PASSES[0];

fn line_up(letters: &str) -> LineUp {
    letters.parse().expect("a line-up")
}

fn winner(challenger: LineUp, defender: LineUp) -> Option<Side> {
    let round = Round::new(Board::new(challenger, defender), Side::Black);
    Solver::new(32).winner(&round, &mut Meter::new(Limits::default()))
}

#[test]
fn what_refutes_a_line_up_is_noted_with_its_mirror_image_and_wins() {
    let challenger = line_up("yknpbgor");
    let mut maker = Maker::new(&Openings::default(), StopFlag::default());
    let open = maker.open().len();
    assert_eq!(open, 20_352, "384 line-ups are their own mirror image");
    assert!(maker.try_some(challenger, PASS));
    assert_eq!(maker.open().len(), open - 1);
    for challenger in [challenger, challenger.mirrored()] {
        let Opening::Refuted(answer) = maker.openings().get(challenger) else {
            panic!("{challenger} is refuted");
        };
        assert_eq!(winner(challenger, answer), Some(Side::White));
    }
    assert_eq!(maker.openings().get(LineUp::USUAL), Opening::Open);
}

#[test]
fn who_is_stopped_says_nothing_that_is_not_proven() {
    let stop = StopFlag::default();
    stop.stop();
    let mut maker = Maker::new(&Openings::default(), stop);
    assert!(!maker.try_some(line_up("yknpbgor"), PASS));
    assert_eq!(maker.try_all(line_up("yknpbgor")), Opening::Open);
    assert_eq!(*maker.openings(), Openings::default());
}

#[test]
fn a_file_is_read_as_it_was_written_and_work_goes_on_from_it() {
    let challenger = line_up("yknpbgor");
    let mut maker = Maker::new(&Openings::default(), StopFlag::default());
    assert!(maker.try_some(challenger, PASS));
    let bytes = maker.openings().write();
    let read = Openings::read(&bytes).expect("openings");
    assert_eq!(read, *maker.openings());
    let resumed = Maker::new(&read, StopFlag::default());
    assert_eq!(*resumed.openings(), read);
    assert_eq!(resumed.open(), maker.open());
}

#[test]
fn other_bytes_are_refused() {
    let bytes = Openings::default().write();
    assert_eq!(Openings::read(b""), Err(OpeningsError::Title));
    assert_eq!(Openings::read(&bytes[1..]), Err(OpeningsError::Title));
    let short = &bytes[..bytes.len() - 1];
    assert_eq!(Openings::read(short), Err(OpeningsError::Size));
    let mut wrong = bytes;
    let last = wrong.len() - 2;
    wrong[last..].copy_from_slice(&LineUp::COUNT.to_le_bytes());
    let challenger = LineUp::all().last().expect("a line-up");
    assert_eq!(
        Openings::read(&wrong),
        Err(OpeningsError::Answer(challenger))
    );
}

#[test]
fn what_came_along_can_be_read_and_leaves_no_line_up_open() {
    let known = Openings::read(Openings::FILE).expect("openings");
    assert_eq!(known, *Openings::known());
    assert!(known.iter().all(|(_, found)| found != Opening::Open));
    let unbeaten = known.unbeaten();
    assert_eq!(unbeaten.len(), 531);
    for challenger in unbeaten {
        assert_eq!(known.get(challenger), Opening::Unbeaten);
        assert_eq!(known.get(challenger.mirrored()), Opening::Unbeaten);
    }
}

#[test]
fn whoever_leaves_brown_and_orange_at_home_has_nearly_always_lost() {
    let withstanding = Openings::known()
        .iter()
        .filter(|(_, found)| !matches!(found, Opening::Refuted(_)));
    let withstanding: Vec<_> = withstanding
        .map(|(challenger, _)| challenger.colours())
        .collect();
    let in_a_far_corner = withstanding
        .iter()
        .filter(|colours| colours[7] == Colour::Brown || colours[0] == Colour::Orange);
    // docs/solved.md tells it.
    assert_eq!((in_a_far_corner.count(), withstanding.len()), (513, 531));
}

#[test]
fn a_purple_tower_in_front_of_brown_loses_in_three_moves() {
    // Brown goes to h7, purple has to leave h8 along a diagonal of brown squares.
    let mut round = Round::new(
        Board::new(line_up("grpkybon"), line_up("pngrykbo")),
        Side::Black,
    );
    round.play("h1h7".parse().expect("a move")).expect("legal");
    let replies: Vec<_> = round.legal_actions().collect();
    assert!(!replies.is_empty());
    for reply in replies {
        let mut round = round;
        assert_eq!(round.play(reply), Ok(None));
        let end = round.play("h7h8".parse().expect("a move")).expect("legal");
        assert_eq!(end.map(|end| end.winner), Some(Side::Black), "{reply}");
    }
}
