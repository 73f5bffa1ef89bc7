//! Seeded chance: the same everywhere, checkable by anyone, fair.

use kamidana_game::Seed;

/// Worked out with twenty lines of Python from the description in the module, so that the
/// description is known to be enough.
#[test]
fn a_seed_deals_what_its_description_says() {
    let table = Seed::new(std::array::from_fn(|i| i as u8));
    assert_eq!(
        table.commitment().to_string(),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    );
    let deal = table.of_deal(3);
    assert_eq!(
        deal.to_string(),
        "e7bea23dbca48f257808cf626a83fd03d7b485a8dea9f4225cf10f7a06450938"
    );
    assert_eq!(
        deal.commitment().to_string(),
        "1c76c13af62d308aba2bb31492922a1bfac3bc953b6e61cbcc1183ff76e6ed6e"
    );
    let mut places: Vec<u8> = (0..10).collect();
    deal.stream().shuffle(&mut places);
    assert_eq!(places, [2, 9, 8, 6, 7, 1, 3, 0, 4, 5]);
    let mut stream = deal.stream();
    let numbers: Vec<u32> = (0..8).map(|_| stream.below(1000)).collect();
    assert_eq!(numbers, [625, 388, 784, 724, 725, 210, 435, 180]);
}

#[test]
fn a_seed_and_its_hash_read_back_and_nothing_else_does() {
    let seed = Seed::new([0xab; 32]);
    assert_eq!(seed.to_string().parse(), Ok(seed));
    let hash = seed.commitment();
    assert_eq!(hash.to_string().parse(), Ok(hash));
    for bad in [
        "",
        "ab",
        &"AB".repeat(32),
        &"ab".repeat(33),
        &"g0".repeat(32),
        &"é".repeat(32),
    ] {
        assert!(bad.parse::<Seed>().is_err(), "{bad:?}");
    }
}

#[test]
fn a_seed_does_not_show_itself_when_debugged() {
    let seed = Seed::new([0xab; 32]);
    assert!(!format!("{seed:?}").contains(&seed.to_string()));
}

#[test]
fn every_number_below_the_bound_comes_up_about_equally_often() {
    let mut stream = Seed::new([1; 32]).stream();
    let mut counts = [0_u32; 7];
    (0..70_000).for_each(|_| counts[stream.below(7) as usize] += 1);
    // Five standard deviations of a fair die with seven faces.
    assert!(
        counts.iter().all(|c| c.abs_diff(10_000) < 5 * 93),
        "{counts:?}"
    );
    assert_eq!((stream.below(0), stream.below(1)), (0, 0));
}

#[test]
fn deals_of_one_table_differ() {
    let table = Seed::new([9; 32]);
    assert_ne!(table.of_deal(0), table.of_deal(1));
    assert_ne!(table.of_deal(0), Seed::new([8; 32]).of_deal(0));
}
