//! The rulebook's notation: every entry reads back, in symbols, words and coordinates.

mod play;
mod random;

use kamisado::{
    Colour, Entry, Event, Language, Length, Match, Notation, Phase, SetUp, Side, Travel, Written,
};
use play::{game, square};

fn notations() -> Vec<Notation> {
    let words = Language::ALL.map(Notation::Words);
    [Notation::Symbols, Notation::Coordinates]
        .into_iter()
        .chain(words)
        .collect()
}

/// All entries of random marathons.
fn entries() -> Vec<Entry> {
    let mut entries = Vec::new();
    for seed in 0..12 {
        let start = Match::new(Length::Marathon, SetUp::Usual);
        let (actions, _) = random::random_match(start, seed, usize::MAX);
        let mut game = start;
        for action in actions {
            let events = game.play(action).expect("a recorded match is legal");
            entries.extend(events.iter().flat_map(Entry::of));
        }
    }
    entries
}

#[test]
fn every_entry_reads_back_in_every_notation() {
    let entries = entries();
    let kinds = |wanted: fn(Travel) -> bool| entries.iter().filter(|e| wanted(e.travel())).count();
    assert!(kinds(|t| matches!(t, Travel::Back(1))) > 0, "pushed towers");
    assert!(kinds(|t| t == Travel::Blocked) > 0, "blocked towers");
    assert!(kinds(|t| matches!(t, Travel::Left(_))) > 0);
    assert!(kinds(|t| matches!(t, Travel::Right(_))) > 0);
    for entry in &entries {
        for notation in notations() {
            let text = entry.written(notation);
            let written = Written::read(&text).unwrap_or_else(|| panic!("{text} is readable"));
            assert!(written.matches(entry), "{text}");
            let at = |colour: Colour| {
                assert_eq!(colour, entry.tower);
                entry.from
            };
            let path = written.as_move(entry.side, at).expect("on the board");
            assert_eq!((path.from, path.to), (entry.from, entry.to), "{text}");
        }
    }
}

#[test]
fn an_entry_matches_nothing_but_itself() {
    let entry = |side, tower, from: &str, to: &str| Entry {
        side,
        tower,
        from: square(from),
        to: square(to),
    };
    let move_of = entry(Side::Black, Colour::Purple, "f1", "a6");
    for other in [
        "紫↖4橙",
        "紫↗5緑",
        "紫↖5赤",
        "青↖5緑",
        "f1e2",
        "f2a6",
        "(f1a6)",
        "紫0緑",
    ] {
        let written = Written::read(other).unwrap_or_else(|| panic!("{other} is readable"));
        assert!(!written.matches(&move_of), "{other}");
    }
    let pushed = entry(Side::White, Colour::Red, "e4", "e5");
    assert!(Written::read("(e4e5)").is_some_and(|w| w.matches(&pushed)));
    assert!(!Written::read("e4e5").is_some_and(|w| w.matches(&pushed)));
}

#[test]
fn the_rulebooks_own_sample_is_readable_although_its_board_has_no_such_move() {
    // "Violet Gauche 5 Jaune" shows the form only: five squares to the left never end on yellow.
    for side in Side::ALL {
        let ends = kamisado::Square::all().filter_map(|from| Travel::Left(5).end(from, side));
        assert!(ends.into_iter().all(|to| to.colour() != Colour::Yellow));
    }
    let entry = Entry {
        side: Side::Black,
        tower: Colour::Purple,
        from: square("f2"),
        to: square("a7"),
    };
    assert_eq!(entry.travel(), Travel::Left(5));
    assert_eq!(entry.reached(), Colour::Red);
    assert_eq!(entry.written(Notation::Symbols), "紫↖5赤");
    let french = Notation::Words(Language::French);
    assert_eq!(entry.written(french), "Violet Gauche 5 Rouge");
    assert_eq!(entry.written(Notation::Coordinates), "f2a7");
    let Some(Written::Symbols {
        tower,
        travel,
        reached,
    }) = Written::read("Violet Gauche 5 Jaune")
    else {
        panic!("the rulebook's sample is readable");
    };
    assert_eq!(tower, Colour::Purple);
    assert_eq!(travel, Travel::Left(5));
    assert_eq!(reached, Colour::Yellow);
    assert_eq!(
        Written::read("紫↖5黄"),
        Written::read("Violet Gauche 5 Jaune")
    );
}

#[test]
fn left_and_right_are_the_movers_own() {
    let travel = |from, to, side| Travel::between(square(from), square(to), side);
    assert_eq!(travel("d4", "b6", Side::Black), Some(Travel::Left(2)));
    assert_eq!(travel("d4", "f6", Side::Black), Some(Travel::Right(2)));
    assert_eq!(travel("d4", "b2", Side::White), Some(Travel::Right(2)));
    assert_eq!(travel("d4", "f2", Side::White), Some(Travel::Left(2)));
    assert_eq!(travel("d4", "d7", Side::Black), Some(Travel::Ahead(3)));
    assert_eq!(travel("d4", "d7", Side::White), Some(Travel::Back(3)));
    assert_eq!(travel("d4", "d4", Side::White), Some(Travel::Blocked));
    for nowhere in ["e4", "c4", "e6", "c6", "f5", "c3", "e3", "b2"] {
        assert_eq!(travel("d4", nowhere, Side::Black), None, "{nowhere}");
    }
}

#[test]
fn a_way_ends_where_it_leads_or_off_the_board() {
    let d4 = square("d4");
    for side in Side::ALL {
        for to in kamisado::Square::all() {
            if let Some(travel) = Travel::between(d4, to, side) {
                assert_eq!(travel.end(d4, side), Some(to));
            }
        }
    }
    for off in [
        Travel::Left(4),
        Travel::Right(5),
        Travel::Ahead(5),
        Travel::Back(4),
        Travel::Ahead(8),
        Travel::Left(200),
    ] {
        assert_eq!(off.end(d4, Side::Black), None, "{off:?}");
    }
}

#[test]
fn words_are_read_in_upper_and_lower_case_in_all_languages() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        for colour in Colour::ALL {
            let word = language.colour(colour);
            for text in [word.to_string(), word.to_lowercase(), word.to_uppercase()] {
                let expected = Written::Symbols {
                    tower: colour,
                    travel: Travel::Blocked,
                    reached: colour,
                };
                let read = Written::read(&format!("{text} 0 {text}"));
                assert_eq!(read, Some(expected), "{text}");
            }
        }
    }
    assert_eq!(Language::from_code("la"), None);
    let codes = Language::ALL.map(Language::code);
    assert_eq!(codes, ["en", "de", "fr", "nl", "tr"]);
}

#[test]
fn directions_are_named_in_five_languages() {
    let ways = [
        "Ahead Left Right Back",
        "Gerade Links Rechts Zurück",
        "Devant Gauche Droite Arrière",
        "Vooruit Links Rechts Achteruit",
        "İleri Sol Sağ Geri",
    ];
    for (language, words) in Language::ALL.into_iter().zip(ways) {
        let red = language.colour(Colour::Red);
        let travels = [
            Travel::Ahead(1),
            Travel::Left(1),
            Travel::Right(1),
            Travel::Back(1),
        ];
        for (word, travel) in words.split(' ').zip(travels) {
            for text in [word.to_string(), word.to_uppercase(), word.to_lowercase()] {
                let read = Written::read(&format!("{red} {text} 1 {red}"));
                let expected = Written::Symbols {
                    tower: Colour::Red,
                    travel,
                    reached: Colour::Red,
                };
                assert_eq!(read, Some(expected), "{text}");
            }
        }
    }
}

#[test]
fn what_is_no_entry_is_not_read() {
    for text in [
        "",
        "-",
        "0",
        "紫",
        "紫↖",
        "紫↖5",
        "紫↖0黄",
        "紫↖8黄",
        "紫↖x黄",
        "紫5黄",
        "紫↙5黄",
        "紫1黄",
        "a0b",
        "Purple",
        "Purple Left Yellow",
        "Purple Left 0 Yellow",
        "Purple Left 8 Yellow",
        "Purple Up 5 Yellow",
        "Purple Left +5 Yellow",
        "Purple Left 05 Yellow",
        "Mauve Left 5 Yellow",
        "Purple 1 Yellow",
        "d1",
        "d1d9",
        "d1i5",
        "(d1",
        "d1)",
        "(d1d5",
        "((d1))",
        "d1 d5",
        "d1d5d6",
        "()",
    ] {
        assert_eq!(Written::read(text), None, "{text:?}");
    }
}

#[test]
fn colours_have_letters_characters_and_names() {
    for colour in Colour::ALL {
        assert_eq!(Colour::from_letter(colour.letter()), Some(colour));
        assert_eq!(Colour::from_character(colour.character()), Some(colour));
        assert_eq!(colour.mirrored().mirrored(), colour);
        assert_eq!(Colour::ALL[colour.index()], colour);
        assert_eq!(colour.to_string(), colour.name());
    }
    let letters: String = Colour::ALL.iter().map(|c| c.letter()).collect();
    assert_eq!(letters, "ngrykpbo");
    let characters: String = Colour::ALL.iter().map(|c| c.character()).collect();
    assert_eq!(characters, "茶緑赤黄桃紫青橙");
    let names = Colour::ALL.map(Colour::name).join(" ");
    assert_eq!(names, "brown green red yellow pink purple blue orange");
    assert_eq!(Colour::from_letter('N'), None);
    assert_eq!(Colour::from_character('白'), None);
}

#[test]
fn only_what_moves_or_passes_makes_an_entry() {
    let mut game = game("8/8/8/8/8/8/8/8 b setup 3 0-0");
    let events = play::act(&mut game, "ngrykpbo");
    assert!(events.iter().all(|event| Entry::of(event).is_empty()));
    let events = play::act(&mut game, "ngrykpbo");
    assert!(events.iter().all(|event| Entry::of(event).is_empty()));
    assert_eq!(game.phase(), Phase::Play);
    let events = play::act(&mut game, "d1d5");
    assert!(matches!(events[0], Event::Moved { .. }));
    assert_eq!(Entry::of(&events[0]).len(), 1);
}
