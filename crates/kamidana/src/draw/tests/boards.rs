//! Boards to draw: starts, middles and ends of every kind.

use kami::{Action, Deal};
use kamisado::Match;
use kamon::Position;

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        let Self(state) = self;
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (*state >> 33) as usize % below
    }
}

/// Start, set-ups, pushes, gates, fills, ends; then places from a random marathon and a series.
pub(super) fn kamisado() -> Vec<Match> {
    let mut boards: Vec<Match> = [
        "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 1 0-0",
        "8/8/8/8/8/8/8/8 b setup 7 0-0",
        "8/8/8/8/8/8/8/ngrykpbo w setup 3 0-0",
        "OB1KYRGN/8/3g4/3P4/8/8/8/n1rykpbo b g 3 0-0",
        "1BPKYRGN/8/8/8/8/4O3/1o++6/ngrykpb1 w o 7 3-0",
        "O1P+K1RGN/1b5B++/8/2Y3o++1/3k+++4/5p2/8/ngry4 b k 15 10-4",
        "O1PKYRGN/8/8/8/1B6/1b++6/8/ngrykp1o b b 7 3-0",
        "OBP1YRGy+/7K/8/8/8/8/7N/ngr1kpbo b fill 3 1-0",
        "4K3/3B4/5YrO/4PGg1/2R+5/1kNp4/8/n2y2bo w fill 3 0-1",
        "OBP1YRGN/7K/8/8/8/8/6y+1/ngr1kpbo b fill 1 1-0",
        "OBP1YRGy++++/7K/8/8/8/8/7N/n+gr1kpbo b fill 15 16-0",
        "2O2G++2/4k++K+Yy+/4n++3/R+7/r++3N+2o/1B++g++5/8/b5pP+++ w fill 15 13-16",
    ]
    .iter()
    .map(|text| text.parse().unwrap_or_else(|why| panic!("{text}: {why}")))
    .collect();
    let mut dice = Dice(7);
    for length in [kamisado::Length::Marathon, kamisado::Length::Series(3)] {
        let mut game = Match::new(length, kamisado::SetUp::Usual);
        for ply in 1.. {
            let actions: Vec<_> = game.legal_actions().collect();
            if actions.is_empty() {
                boards.push(game);
                break;
            }
            game.play(actions[dice.roll(actions.len())]).expect("legal");
            if ply % 40 == 5 {
                boards.push(game);
            }
        }
    }
    boards
}

/// The start of a game, a game on its way, and one end of each kind.
pub(super) fn kamon() -> Vec<Position> {
    let mut boards: Vec<Position> = [
        "l1xxx/ooxm2o/oxxc5k5o/xxoooof1/f3oxoxo/m1oxxx/.m6f2x w m3",
        "xof3./oook2w6/oxm6xxk6/xxoxoxx/om4xxxf5/xoooo/xol5l1 w w2",
        "xxxo/oxof2o/xc1f1oox/x.oxxoo/ooxxl1x/oxooo/xxxo b k4",
        "xxxo/oooxo/xx.xxx/xxooxoo/xxoooo/oxxoo/oxox b c6",
        "xxw3w5/xf2f3m1o/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo b m5",
    ]
    .iter()
    .map(|text| text.parse().unwrap_or_else(|why| panic!("{text}: {why}")))
    .collect();
    let mut dice = Dice(11);
    let mut order = kamon::Token::ALL;
    for last in (1..order.len()).rev() {
        order.swap(last, dice.roll(last + 1));
    }
    let layout = kamon::Layout::new(order, kamon::Cell::C5).expect("all tokens");
    let mut position = Position::new(layout, kamon::Options::default());
    boards.push(position);
    while !position.outcome().is_over() {
        let cells: Vec<_> = position.legal_actions().collect();
        position.play(cells[dice.roll(cells.len())]).expect("legal");
        boards.push(position);
    }
    boards
}

/// Rounds of every mode, from the deal to the end; with questions, a cancelled deal too.
pub(super) fn kami() -> Vec<(Deal, Vec<Action>)> {
    let mut boards = Vec::new();
    for (seed, text) in [
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1",
        "4 SSSSSLLC,LLCAAAOT,SSSSSCCT,AOOOFFII 2",
        "3 SSSSLLCAOT,SSSSLCAOFI,SSLCCAAOOF 2 TI",
        "2 SSSSLLCC,SSSSLLII 1 AAAAOOOO/TTFFCCSS",
        "2 SSSSSSSS,SSLLLLCC 2 OOTTFFII/CCAAAAOO",
    ]
    .iter()
    .enumerate()
    {
        let deal: Deal = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        let mut dice = Dice(seed as u64);
        let mut log = Vec::new();
        loop {
            if log.len() % 7 == 0 {
                boards.push((deal, log.clone()));
            }
            let legal = kami::replay(&deal, &log).expect("legal so far").legal_set();
            let Some(action) = legal.get(dice.roll(legal.len().max(1))) else {
                break;
            };
            log.push(action);
        }
        boards.push((deal, log));
    }
    let asked: Deal = "4 SSSSSLLC,LLCAAAOT,SSSSSCCT,AOOOFFII 1"
        .parse()
        .expect("a deal");
    boards.push((asked, vec![Action::Ask]));
    boards.push((asked, vec![Action::Ask, Action::Cancel]));
    boards
}
