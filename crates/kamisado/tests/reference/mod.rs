//! The rules once more, as plainly as the law says them: an eight by eight array, letters for
//! everything, no tables, no bits, nothing shared with the crate. Slow on purpose.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses another part"
)]

mod seen;

pub use seen::Seen;

/// The colours of the squares, row 8 first, as they stand in the law.
const SQUARES: [&str; 8] = [
    "obpkyrgn", "rokgbynp", "gkorpnyb", "kpbongry", "yrgnobpk", "bynprokg", "pnybgkor", "ngrykpbo",
];

/// The colours from the brown end of a home row.
pub const COLOURS: [char; 8] = ['n', 'g', 'r', 'y', 'k', 'p', 'b', 'o'];

/// A file and a row, both from 0.
type Place = (i32, i32);

fn square_colour((file, row): Place) -> char {
    char::from(SQUARES[7 - row as usize].as_bytes()[file as usize])
}

fn name((file, row): Place) -> String {
    format!("{}{}", char::from(b'a' + file as u8), row + 1)
}

fn other(side: char) -> char {
    if side == 'b' { 'w' } else { 'b' }
}

fn forward(side: char) -> i32 {
    if side == 'b' { 1 } else { -1 }
}

fn home(side: char) -> i32 {
    if side == 'b' { 0 } else { 7 }
}

/// A tower: owner, colour, teeth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// `b` or `w`.
    pub side: char,
    /// Its letter.
    pub colour: char,
    /// How many dragon teeth.
    pub teeth: usize,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Move any tower.
    Opening,
    /// Move this one.
    Active(char),
    /// Choose a direction.
    Fill,
    /// Nothing.
    Over,
}

/// A finished round: winner, tower, reason, points.
pub type Finished = (char, char, &'static str, u32);

/// A match.
#[derive(Clone, Debug)]
pub struct Reference {
    squares: [[Option<Piece>; 8]; 8],
    /// `b` or `w`; after the match its winner.
    pub side: char,
    /// What is to be done.
    pub stage: Stage,
    target: u32,
    /// Rounds to play, if this is a series.
    series: Option<u32>,
    /// Rounds won in a series, Black's first.
    pub wins: [u32; 2],
    /// The finished rounds.
    pub finished: Vec<Finished>,
    /// What happened.
    pub seen: Seen,
    pushed_last: bool,
}

impl Reference {
    /// The first round, towers on their own colours.
    pub fn start(target: u32, series: Option<u32>) -> Self {
        let usual: String = COLOURS.iter().collect();
        Self::lined_up(target, series, &usual, &usual)
    }

    /// The first round with these line-ups, each from its owner's left.
    pub fn lined_up(target: u32, series: Option<u32>, black: &str, white: &str) -> Self {
        let mut reference = Self::empty(target);
        reference.series = series;
        for (file, colour) in (0..).zip(black.chars()) {
            reference.put((file, 0), 'b', colour, 0);
        }
        for (file, colour) in (0..).zip(white.chars()) {
            reference.put((7 - file, 7), 'w', colour, 0);
        }
        reference
    }

    fn empty(target: u32) -> Self {
        Self {
            squares: [[None; 8]; 8],
            side: 'b',
            stage: Stage::Opening,
            target,
            series: None,
            wins: [0, 0],
            finished: Vec::new(),
            seen: Seen::default(),
            pushed_last: false,
        }
    }

    /// A round in progress on a given board. As the formats demand, a blocked active tower passes
    /// at once, and a deadlock is won by the side to move with its active tower.
    pub fn resume(pieces: &[(Place, Piece)], side: char, active: char, target: u32) -> Self {
        let mut reference = Self::unresolved(pieces, side, active, target);
        if !reference.hand_over(side, active) {
            reference.round_won(side, active, "deadlock");
        }
        reference
    }

    /// The same with nothing resolved: only good for its position string.
    pub fn unresolved(pieces: &[(Place, Piece)], side: char, active: char, target: u32) -> Self {
        let mut reference = Self::empty(target);
        for &(place, piece) in pieces {
            reference.put(place, piece.side, piece.colour, piece.teeth);
        }
        reference.side = side;
        reference.stage = Stage::Active(active);
        reference
    }

    fn put(&mut self, (file, row): Place, side: char, colour: char, teeth: usize) {
        self.squares[row as usize][file as usize] = Some(Piece {
            side,
            colour,
            teeth,
        });
    }

    fn take(&mut self, (file, row): Place) -> Option<Piece> {
        self.squares[row as usize][file as usize].take()
    }

    fn at(&self, (file, row): Place) -> Option<Piece> {
        self.squares[row as usize][file as usize]
    }

    fn pieces(&self) -> Vec<(Place, Piece)> {
        let mut pieces = Vec::new();
        for row in 0..8 {
            for file in 0..8 {
                if let Some(piece) = self.at((file, row)) {
                    pieces.push(((file, row), piece));
                }
            }
        }
        pieces
    }

    fn find(&self, side: char, colour: char) -> Place {
        let wanted = |place: &Place| {
            self.at(*place)
                .is_some_and(|p| p.side == side && p.colour == colour)
        };
        (0..64)
            .map(|n| (n % 8, n / 8))
            .find(wanted)
            .expect("all sixteen towers are on the board")
    }

    fn moves_from(&self, from: Place) -> Vec<Place> {
        let piece = self.at(from).expect("a tower stands here");
        let reach = [7, 5, 3, 1][piece.teeth];
        let mut places = Vec::new();
        for sideways in [0, -1, 1] {
            for step in 1..=reach {
                let file = from.0 + sideways * step;
                let row = from.1 + forward(piece.side) * step;
                let on_board = (0..8).contains(&file) && (0..8).contains(&row);
                if !on_board || self.at((file, row)).is_some() {
                    break;
                }
                places.push((file, row));
            }
        }
        places
    }

    /// The places of the towers a tower would push, nearest first, if it may push them.
    fn push_from(&self, from: Place) -> Option<Vec<Place>> {
        let pusher = self.at(from).expect("a tower stands here");
        let ahead = forward(pusher.side);
        let mut line = Vec::new();
        let mut row = from.1 + ahead;
        while (0..8).contains(&row) && self.at((from.0, row)).is_some() {
            line.push((from.0, row));
            row += ahead;
        }
        let room_behind = (0..8).contains(&row);
        let all_may_be_pushed = line.iter().all(|place| {
            let pushed = self.at(*place).expect("the line is unbroken");
            pushed.side != pusher.side
                && pushed.teeth < pusher.teeth
                && place.1 != home(pushed.side)
        });
        let right_length = !line.is_empty() && line.len() <= pusher.teeth;
        (room_behind && all_may_be_pushed && right_length).then_some(line)
    }

    fn targets_from(&self, from: Place) -> Vec<Place> {
        let mut places = self.moves_from(from);
        if let Some(line) = self.push_from(from) {
            places.push(line[0]);
        }
        places
    }

    /// All legal actions, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut texts = Vec::new();
        match self.stage {
            Stage::Over => {}
            Stage::Fill => texts.extend(["left".to_string(), "right".to_string()]),
            Stage::Opening | Stage::Active(_) => {
                for (from, piece) in self.pieces() {
                    let may_move = match self.stage {
                        Stage::Active(colour) => piece.colour == colour,
                        _ => true,
                    };
                    if piece.side == self.side && may_move {
                        for to in self.targets_from(from) {
                            texts.push(name(from) + &name(to));
                        }
                    }
                }
            }
        }
        texts.sort();
        texts
    }

    /// Does one of the legal actions.
    pub fn act(&mut self, text: &str) {
        match text {
            "left" => self.fill(true),
            "right" => self.fill(false),
            _ => {
                let bytes = text.as_bytes();
                let place =
                    |at: usize| (i32::from(bytes[at] - b'a'), i32::from(bytes[at + 1] - b'1'));
                self.play(place(0), place(2));
            }
        }
    }

    fn play(&mut self, from: Place, to: Place) {
        let mover = self.at(from).expect("a tower stands here");
        if self.at(to).is_some() {
            self.play_push(from, to, mover);
            return;
        }
        self.seen.moves[mover.teeth] += 1;
        self.pushed_last = false;
        self.take(from);
        self.put(to, mover.side, mover.colour, mover.teeth);
        if to.1 == home(other(mover.side)) {
            self.seen.home_rows[mover.teeth] += 1;
            self.round_won(mover.side, mover.colour, "home-row");
        } else if !self.hand_over(other(mover.side), square_colour(to)) {
            self.round_won(other(mover.side), square_colour(to), "deadlock");
        }
    }

    fn play_push(&mut self, from: Place, to: Place, mover: Piece) {
        if self.legal().len() == 1 {
            self.seen.compulsory_pushes += 1;
        }
        let line = self.push_from(from).expect("this push is legal");
        self.seen.pushes[mover.teeth][line.len()] += 1;
        self.seen.pushes_in_a_row += u32::from(self.pushed_last);
        self.pushed_last = true;
        let mut landing = to;
        for place in line.into_iter().rev() {
            let pushed = self.take(place).expect("the line is unbroken");
            self.seen.sumos_pushed += u32::from(pushed.teeth > 0);
            let behind = (place.0, place.1 + forward(mover.side));
            self.put(behind, pushed.side, pushed.colour, pushed.teeth);
            if landing == to {
                landing = behind;
            }
        }
        self.take(from);
        self.put(to, mover.side, mover.colour, mover.teeth);
        if !self.hand_over(mover.side, square_colour(landing)) {
            self.seen.deadlocks_after_push += 1;
            self.round_won(other(mover.side), square_colour(to), "deadlock");
        }
    }

    /// Passes on until somebody can move; `false` if nobody ever can.
    fn hand_over(&mut self, side: char, colour: char) -> bool {
        let mut met = Vec::new();
        let (mut side, mut colour) = (side, colour);
        loop {
            let at = self.find(side, colour);
            if !self.targets_from(at).is_empty() {
                self.seen.chains[met.len().min(7)] += 1;
                self.side = side;
                self.stage = Stage::Active(colour);
                return true;
            }
            if met.contains(&(side, colour)) {
                self.seen.deadlocks[met.len().min(7)] += 1;
                return false;
            }
            met.push((side, colour));
            side = other(side);
            colour = square_colour(at);
        }
    }

    fn round_won(&mut self, winner: char, tower: char, reason: &'static str) {
        self.pushed_last = false;
        let (file, row) = self.find(winner, tower);
        let piece = self.squares[row as usize][file as usize]
            .as_mut()
            .expect("a tower stands here");
        let points = [1, 2, 4, 8][piece.teeth];
        piece.teeth += 1;
        self.finished.push((winner, tower, reason, points));
        self.side = winner;
        if let Some(rounds) = self.series {
            self.wins[usize::from(winner == 'w')] += 1;
            let played = self.wins[0] + self.wins[1];
            if played < rounds {
                let mut next = Self::start(self.target, self.series);
                next.side = if played.is_multiple_of(2) { 'b' } else { 'w' };
                next.wins = self.wins;
                next.finished = std::mem::take(&mut self.finished);
                next.seen = self.seen;
                *self = next;
                return;
            }
            self.stage = Stage::Over;
        } else if self.points(winner) >= self.target {
            self.stage = Stage::Over;
        } else {
            self.stage = Stage::Fill;
        }
    }

    fn fill(&mut self, from_the_left: bool) {
        self.seen.fills += 1;
        // File and row as a player sees them, and back.
        let own = |side: char, (file, row): Place| match side {
            'b' => (file, row),
            _ => (7 - file, 7 - row),
        };
        let along = |step: i32| if from_the_left { step } else { 7 - step };
        // The winner may stand on the loser's home row: first everybody leaves the board.
        let mut taken = Vec::new();
        for side in ['b', 'w'] {
            let mut order = Vec::new();
            for own_row in 0..8 {
                for step in 0..8 {
                    let at = own(side, (along(step), own_row));
                    if self.at(at).is_some_and(|p| p.side == side) {
                        order.extend(self.take(at));
                    }
                }
            }
            taken.push((side, order));
        }
        for (side, order) in taken {
            for (step, piece) in (0..).zip(order) {
                let at = own(side, (along(step), 0));
                self.put(at, side, piece.colour, piece.teeth);
            }
        }
        self.side = other(self.side);
        self.stage = Stage::Opening;
    }

    fn points(&self, side: char) -> u32 {
        self.pieces()
            .iter()
            .filter(|(_, p)| p.side == side)
            .map(|(_, p)| [0, 1, 3, 7, 15][p.teeth])
            .sum()
    }

    /// Black's points and White's: the worth of the teeth.
    pub fn score(&self) -> String {
        format!("{}-{}", self.points('b'), self.points('w'))
    }

    /// The position string.
    pub fn position(&self) -> String {
        let mut text = String::new();
        for row in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let Some(piece) = self.at((file, row)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push(if piece.side == 'w' {
                    piece.colour.to_ascii_uppercase()
                } else {
                    piece.colour
                });
                text.push_str(&"+".repeat(piece.teeth));
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            text.push(if row > 0 { '/' } else { ' ' });
        }
        let active = match self.stage {
            Stage::Opening => "-".to_string(),
            Stage::Active(colour) => colour.to_string(),
            Stage::Fill | Stage::Over => "fill".to_string(),
        };
        format!(
            "{text}{} {active} {} {}",
            self.side,
            self.target,
            self.score()
        )
    }

    /// The number of legal sequences of exactly `depth` actions, none going beyond the end of
    /// the round (or, from a fill, of the round that follows).
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let legal = self.legal();
        if depth == 1 {
            return legal.len() as u64;
        }
        let mut count = 0;
        for text in legal {
            let mut next = self.clone();
            next.act(&text);
            if next.finished.len() == self.finished.len() {
                count += next.perft(depth - 1);
            }
        }
        count
    }

    /// Reads a position string that is known to be good and not in the set-up.
    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut pieces: Vec<(Place, Piece)> = Vec::new();
        for (row, line) in (0..8).rev().zip(fields[0].split('/')) {
            let mut file = 0;
            for symbol in line.chars() {
                if let Some(empty) = symbol.to_digit(10) {
                    file += empty as i32;
                } else if symbol == '+' {
                    pieces.last_mut().expect("a tower before its teeth").1.teeth += 1;
                } else {
                    let side = if symbol.is_uppercase() { 'w' } else { 'b' };
                    let piece = Piece {
                        side,
                        colour: symbol.to_ascii_lowercase(),
                        teeth: 0,
                    };
                    pieces.push(((file, row), piece));
                    file += 1;
                }
            }
        }
        let side = fields[1].chars().next().expect("a side");
        let target = fields[3].parse().expect("a target");
        let active = fields[2].chars().next().expect("an active tower");
        if fields[2].len() == 1 && active != '-' {
            return Self::resume(&pieces, side, active, target);
        }
        let mut reference = Self::empty(target);
        for (place, piece) in pieces {
            reference.put(place, piece.side, piece.colour, piece.teeth);
        }
        reference.side = side;
        if active != '-' {
            reference.stage = if reference.points(side) >= target {
                Stage::Over
            } else {
                Stage::Fill
            };
        }
        reference
    }
}
