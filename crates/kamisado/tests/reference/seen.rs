//! Counts of what happened in a match.

/// What happened so far, to be sure that everything was really tried.
#[derive(Clone, Copy, Default, Debug)]
pub struct Seen {
    /// Ordinary moves by rank.
    pub moves: [u32; 4],
    /// Pushes by rank and length.
    pub pushes: [[u32; 4]; 4],
    /// Moves that were pushes because nothing else was possible.
    pub compulsory_pushes: u32,
    /// Pushes that followed a push.
    pub pushes_in_a_row: u32,
    /// Pushes of a tower that has teeth itself.
    pub sumos_pushed: u32,
    /// Pass chains that released somebody, by length (seven and more together).
    pub chains: [u32; 8],
    /// Deadlocks by the length of the circle's chain (seven and more together).
    pub deadlocks: [u32; 8],
    /// Deadlocks after a push.
    pub deadlocks_after_push: u32,
    /// Rounds won on the home row by rank.
    pub home_rows: [u32; 4],
    /// Fills.
    pub fills: u32,
}

impl Seen {
    /// Adds what happened elsewhere.
    pub fn add(&mut self, seen: &Self) {
        let pairs = [
            (&mut self.compulsory_pushes, seen.compulsory_pushes),
            (&mut self.pushes_in_a_row, seen.pushes_in_a_row),
            (&mut self.sumos_pushed, seen.sumos_pushed),
            (&mut self.deadlocks_after_push, seen.deadlocks_after_push),
            (&mut self.fills, seen.fills),
        ];
        for (sum, more) in pairs {
            *sum += more;
        }
        for n in 0..4 {
            self.moves[n] += seen.moves[n];
            self.home_rows[n] += seen.home_rows[n];
            for m in 0..4 {
                self.pushes[n][m] += seen.pushes[n][m];
            }
        }
        for n in 0..8 {
            self.chains[n] += seen.chains[n];
            self.deadlocks[n] += seen.deadlocks[n];
        }
    }
}
