//! Cards, seats, modes, levels, hands, decks, actions: their texts and small facts.

use kami::{Action, ActionSet, Card, Deck, Hand, Level, Mode, ParseDeckError, Pile, Seat, Team};

#[test]
fn cards_read_back_and_other_letters_do_not() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(
            card.index(),
            Card::ALL.iter().position(|&other| other == card).unwrap()
        );
    }
    for wrong in ["", "s", "SS", "?", "Ü"] {
        let error = wrong.parse::<Card>().unwrap_err();
        assert_eq!(error.expected(), "a card code (S L C A O T F I)");
    }
}

#[test]
fn an_error_repeats_only_a_little_of_the_text() {
    let long = "x".repeat(1000);
    assert!(long.parse::<Card>().unwrap_err().to_string().len() < 100);
}

#[test]
fn every_action_reads_back_and_has_its_own_bit() {
    let mut all = vec![
        Action::Pass,
        Action::Ask,
        Action::Keep,
        Action::Cancel,
        Action::Play,
    ];
    for card in Card::ALL {
        all.extend([Action::DefendHand(card), Action::AttackHand(card)]);
    }
    for pile in Pile::ALL {
        all.extend([Action::DefendPile(pile), Action::AttackPile(pile)]);
    }
    for &action in &all {
        assert_eq!(action.to_string().parse(), Ok(action));
        let one: ActionSet = [action].into_iter().collect();
        assert_eq!((one.len(), one.get(0), one.get(1)), (1, Some(action), None));
    }
    let set: ActionSet = all.iter().copied().collect();
    assert_eq!(set | set, set);
    assert_eq!((set.len(), set.iter().len()), (37, 37));
    assert!(all.iter().all(|&action| set.contains(action)));
    let listed: Vec<Action> = (&set).into_iter().collect();
    assert_eq!(listed.len(), 37);
    for (place, action) in set.into_iter().enumerate() {
        assert_eq!(set.get(place), Some(action));
    }
    assert_eq!(set.get(37), None);
    assert_eq!(set.get(usize::MAX), None);
    assert!(!set.is_empty() && ActionSet::EMPTY.is_empty());
    let mut sorted = set.texts();
    sorted.sort();
    assert_eq!(sorted, set.texts());
}

#[test]
fn defences_and_attacks_know_what_they_are() {
    for (word, defence, attack) in [
        ("dS", true, false),
        ("d1", true, false),
        ("aS", false, true),
        ("a1", false, true),
        ("pass", false, false),
    ] {
        let action: Action = word.parse().unwrap();
        assert_eq!(
            (action.is_defence(), action.is_attack()),
            (defence, attack),
            "{word}"
        );
    }
}

#[test]
fn other_words_are_no_actions() {
    for wrong in [
        "", "d", "a", "d0", "d9", "dX", "xS", "ds", "d10", " pass", "Pass", "d?", "dé",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn seats_go_round_the_table() {
    for mode in Mode::ALL {
        assert_eq!(mode.to_string().parse(), Ok(mode));
        assert_eq!(Mode::from_code(mode.code()), Some(mode));
        let seats = mode.seats();
        assert_eq!(seats.len(), usize::from(mode.code()));
        for (at, &seat) in seats.iter().enumerate() {
            assert_eq!(mode.seat_after(seat), seats[(at + 1) % seats.len()]);
            assert!(mode.has_seat(seat));
        }
        let round: Vec<Seat> = mode.seats_from(Seat::Two).collect();
        assert_eq!((round.len(), round[0]), (seats.len(), Seat::Two));
        assert_eq!(round[round.len() - 1], Seat::One);
    }
    assert!(!Mode::Duel.has_seat(Seat::Three));
    assert_eq!((Mode::from_code(1), Mode::from_code(5)), (None, None));
    assert!("5".parse::<Mode>().is_err());
    for seat in Seat::ALL {
        assert_eq!(seat.to_string().parse(), Ok(seat));
        assert_eq!(Seat::from_number(seat.number()), Some(seat));
    }
    assert_eq!((Seat::from_number(0), Seat::from_number(5)), (None, None));
    assert!(
        ["0", "5", "", "11"]
            .iter()
            .all(|text| text.parse::<Seat>().is_err())
    );
}

#[test]
fn partners_sit_opposite_and_share_a_team() {
    let four = Mode::Traditional;
    let partners = Seat::ALL.map(|seat| four.partner_of(seat).map(Seat::number));
    assert_eq!(partners, [Some(3), Some(4), Some(1), Some(2)]);
    assert_eq!(
        Seat::ALL.map(|seat| four.team_of(seat).number()),
        [1, 2, 1, 2]
    );
    for mode in [Mode::Chaotic, Mode::Duel] {
        for &seat in mode.seats() {
            assert_eq!(mode.partner_of(seat), None);
            let team = mode.team_of(seat);
            assert_eq!(
                (team.seat(), team.number(), team.index()),
                (seat, seat.number(), seat.index())
            );
        }
    }
    let counts = Mode::ALL.map(|mode| mode.teams().count());
    assert_eq!(counts, [2, 3, 2]);
    let numbers = [0, 1, 2, 3, 4].map(|number| Team::from_number(number).map(Team::number));
    assert_eq!(numbers, [None, Some(1), Some(2), Some(3), None]);
    assert_eq!(four.team_of(Seat::Four).to_string(), "2");
}

#[test]
fn hands_count_add_and_remove_within_the_deck() {
    let mut hand: Hand = "ITLSSS".parse().unwrap();
    assert_eq!(hand.to_string(), "SSSLTI");
    assert_eq!(
        (hand.len(), hand.count(Card::Soldier), hand.is_empty()),
        (6, 3, false)
    );
    assert!(hand.add(Card::Empress));
    assert!(!hand.add(Card::Empress), "there are only two");
    assert!(hand.remove(Card::Tower));
    assert!(!hand.remove(Card::Tower));
    assert_eq!(hand.to_string(), "SSSLII");
    assert!(Hand::EMPTY.is_empty() && "".parse() == Ok(Hand::EMPTY));
    assert!("SSSSSSSSSSS".parse::<Hand>().is_err());
    assert!("SX".parse::<Hand>().is_err());
    let whole = Hand::from_cards(Deck::sorted().cards().iter().copied()).unwrap();
    assert_eq!(whole.len(), 32);
    assert_eq!(Hand::from_cards([Card::Fool; 3]), None);
}

#[test]
fn a_deck_is_all_32_cards() {
    let sorted = Deck::default();
    assert_eq!(sorted.to_string(), "SSSSSSSSSSLLLLCCCCAAAAOOOOTTFFII");
    assert_eq!(sorted.to_string().parse(), Ok(sorted));
    assert_eq!("SL".parse::<Deck>(), Err(ParseDeckError::Size { found: 2 }));
    assert_eq!(
        "?".parse::<Deck>().unwrap_err().to_string(),
        "`?` is not a card code (S L C A O T F I)"
    );
    let error = Deck::from_order([Card::Tower; 32]).unwrap_err();
    assert_eq!(error, ParseDeckError::TooMany { card: Card::Tower });
    assert_eq!(error.to_string(), "a deck has only 2 of the card Tower");
    assert_eq!(
        "SL".parse::<Deck>().unwrap_err().to_string(),
        "a deck has 32 cards, not 2"
    );
}

#[test]
fn a_shuffle_swaps_from_the_bottom_up_as_documented() {
    let mut asked = Vec::new();
    let mut deck = Deck::sorted();
    deck.shuffle(|bound| {
        asked.push(bound);
        bound - 1
    });
    assert_eq!(asked, (2..=32).rev().collect::<Vec<u32>>());
    assert_eq!(deck, Deck::sorted(), "every card was swapped with itself");
    deck.shuffle(|_| 0);
    assert_eq!(deck.to_string(), "SSSSSSSSSLLLLCCCCAAAAOOOOTTFFIIS");
    let mut same = Deck::sorted();
    same.shuffle(|bound| bound);
    assert_eq!(same, deck, "too large an answer counts modulo the bound");
}

#[test]
fn levels_read_back() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert!("Kami".parse::<Level>().is_err());
}

#[test]
fn piles_are_numbered_from_one_to_eight() {
    let numbers = Pile::ALL.map(Pile::number);
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!((Pile::from_number(0), Pile::from_number(9)), (None, None));
    assert_eq!(Pile::from_number(8).map(Pile::index), Some(7));
}

#[test]
fn a_shuffle_takes_answers_that_are_too_large_modulo_the_bound() {
    let mut large = Deck::sorted();
    large.shuffle(|bound| bound + 3);
    let mut small = Deck::sorted();
    small.shuffle(|bound| 3 % bound);
    assert_eq!(large, small);
    assert_ne!(large, Deck::sorted());
}
