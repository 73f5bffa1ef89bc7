//! The round format: what is read, what is refused and why, and how a deck is dealt.

use kami::{Card, Deal, DealField, Deck, Extra, Hand, Mode, Seat};

#[test]
fn hands_are_read_in_any_order_and_printed_in_order() {
    let deal: Deal = "4 OACLLSSS,TOACLSSS,IFOACLSS,IFTOACSS 4".parse().unwrap();
    assert_eq!(deal.to_string(), "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 4");
}

#[test]
fn every_mode_reads_back() {
    for text in [
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1",
        "3 SSSSLLCAOT,SSSSLLCAOF,SSCCAAOOTF 2 II",
        "2 SSSSLLCC,SSSSLLCC 2 AAAAOOOO/TTFFIISS",
    ] {
        assert_eq!(text.parse::<Deal>().unwrap().to_string(), text);
    }
}

/// Texts (`{four}` and so on stand for good hands of that mode), and what is said of them.
const CASES: [(&str, &str); 31] = [
    ("", "mode: is empty (one blank parts two fields)"),
    ("5 {four} 1", "mode: expected a mode (4, 3 or 2), found `5`"),
    (" 4 {four} 1", "mode: is empty (one blank parts two fields)"),
    ("4", "hands: is missing"),
    (
        "4  {four} 1",
        "hands: is empty (one blank parts two fields)",
    ),
    ("4 {four},S 1", "hands: mode 4 has 4 hands, not 5"),
    ("3 {four} 1 II", "hands: mode 3 has 3 hands, not 4"),
    (
        "4 SSSLLCA,OSSSLCAOT,SSLCAOFI,SSCAOTFI 1",
        "hands: hand 1 has 7 cards, mode 4 deals 8",
    ),
    (
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTF? 1",
        "hands: a hidden card (`?`) in a round with all cards known",
    ),
    (
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFx 1",
        "hands: `x` is not a card code (S L C A O T F I)",
    ),
    (
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTII 1",
        "hands: more than 2 of the card I",
    ),
    (
        "4 LLLLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTII 1",
        "hands: too many cards of a kind",
    ),
    ("4 {four}", "first: is missing"),
    ("4 {four} ", "first: is empty (one blank parts two fields)"),
    (
        "4 {four} 5",
        "first: expected a seat number from 1 to 4, found `5`",
    ),
    (
        "4 {four} 01",
        "first: expected a seat number from 1 to 4, found `01`",
    ),
    ("3 {three} 4 II", "first: there is no seat 4 in mode 3"),
    (
        "2 {two} 3 AAAAOOOO/TTFFIISS",
        "first: there is no seat 3 in mode 2",
    ),
    (
        "4 {four} 1 II",
        "extra: in mode 4 nothing may follow the first player",
    ),
    (
        "4 {four} 1 ",
        "extra: in mode 4 nothing may follow the first player",
    ),
    ("3 {three} 1", "extra: is missing"),
    (
        "3 {three} 1 ",
        "extra: is empty (one blank parts two fields)",
    ),
    (
        "3 {three} 1 I",
        "extra: mode 3 needs the two cards set aside",
    ),
    (
        "3 {three} 1 I?",
        "extra: a hidden card (`?`) in a round with all cards known",
    ),
    ("3 {three} 1 IF", "extra: more than 2 of the card F"),
    (
        "3 {three} 1 II ",
        "extra: in mode 3 nothing may follow the extra cards",
    ),
    ("2 {two} 1", "extra: is missing"),
    (
        "2 {two} 1 AAAAOOOOTTFFIISS",
        "extra: mode 2 needs eight face-up Mercenaries, `/` and the eight below them",
    ),
    (
        "2 {two} 1 AAAAOOOO/TTFFIIS",
        "extra: mode 2 needs eight face-up Mercenaries, `/` and the eight below them",
    ),
    (
        "2 {two} 1 AAAAOOO/OTTFFIISS",
        "extra: mode 2 needs eight face-up Mercenaries, `/` and the eight below them",
    ),
    (
        "2 {two} 1 AAAAOOOO/TTFFIISL",
        "extra: more than 4 of the card L",
    ),
];

#[test]
fn errors_name_the_field_and_the_reason() {
    for (text, wanted) in CASES {
        let text = text
            .replace("{four}", "SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI")
            .replace("{three}", "SSSSLLCAOT,SSSSLLCAOF,SSCCAAOOTF")
            .replace("{two}", "SSSSLLCC,SSSSLLCC");
        let error = text.parse::<Deal>().unwrap_err();
        assert_eq!(error.to_string(), wanted, "{text}");
        assert!(wanted.ends_with(error.reason()));
        assert!(wanted.starts_with(&error.field().to_string()));
    }
}

#[test]
fn parts_that_do_not_fit_the_mode_are_refused() {
    let deal: Deal = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1".parse().unwrap();
    let hands: Vec<Hand> = Seat::ALL.iter().map(|&seat| deal.hand(seat)).collect();
    assert_eq!(
        Deal::new(Mode::Traditional, &hands, Seat::One, Extra::None),
        Ok(deal)
    );
    let aside = Extra::Aside([Card::Soldier; 2]);
    let error = Deal::new(Mode::Traditional, &hands, Seat::One, aside).unwrap_err();
    assert_eq!(
        (error.field(), error.reason()),
        (DealField::Extra, "mode 4 has no extra cards")
    );
}

#[test]
fn a_deck_falls_hand_by_hand_from_the_player_after_the_first() {
    let deck = Deck::sorted();
    let deals = [
        (
            Mode::Traditional,
            Seat::One,
            "4 OOTTFFII,SSSSSSSS,SSLLLLCC,CCAAAAOO 1",
        ),
        (
            Mode::Traditional,
            Seat::Three,
            "4 SSLLLLCC,CCAAAAOO,OOTTFFII,SSSSSSSS 3",
        ),
        (
            Mode::Chaotic,
            Seat::One,
            "3 AAOOOOTTFF,SSSSSSSSSS,LLLLCCCCAA 1 II",
        ),
        (
            Mode::Duel,
            Seat::Two,
            "2 SSSSSSSS,SSLLLLCC 2 OOTTFFII/CCAAAAOO",
        ),
        (
            Mode::Duel,
            Seat::Four,
            "2 SSLLLLCC,SSSSSSSS 1 OOTTFFII/CCAAAAOO",
        ),
    ];
    for (mode, first, wanted) in &deals {
        assert_eq!(Deal::from_deck(*mode, *first, &deck).to_string(), *wanted);
    }
}
