//! The rules once more, as plainly as they can be written: lists of neighbours and breadth-first
//! searches. It shares nothing with the crate but the texts.

use std::{
    collections::{BTreeSet, VecDeque},
    fmt,
    rc::Rc,
};

#[derive(Clone)]
pub(crate) struct Naive {
    geometry: Rc<Geometry>,
    /// `l5`, `x`, `o` or `.` on every cell.
    board: Vec<String>,
    to_move: char,
    top: String,
    forbidden_counts: bool,
    /// Winner (`b`, `w` or `-` in a draw) and reason.
    pub(crate) over: Option<(char, &'static str)>,
}

/// The board without anything on it; cells are numbered in the order of the position text.
pub(crate) struct Geometry {
    pub(crate) names: Vec<String>,
    pub(crate) neighbours: Vec<Vec<usize>>,
    corners: Vec<usize>,
    opposite_edges: Vec<(Vec<usize>, Vec<usize>)>,
}

impl Geometry {
    pub(crate) fn new() -> Self {
        // Rows drawn centred: a cell is half a cell to the left or right of those above and
        // below it.
        let mut places: Vec<(String, i32, i32)> = Vec::new();
        for (row, (letter, length)) in (0..).zip(('a'..='g').zip([4, 5, 6, 7, 6, 5, 4])) {
            for number in 1..=length {
                places.push((format!("{letter}{number}"), row, 2 * number - length));
            }
        }
        let touch = |one: &(String, i32, i32), other: &(String, i32, i32)| {
            let apart = ((one.1 - other.1).abs(), (one.2 - other.2).abs());
            apart == (0, 2) || apart == (1, 1)
        };
        let neighbours = places
            .iter()
            .map(|one| (0..37).filter(|&i| touch(one, &places[i])).collect())
            .collect();
        let names: Vec<String> = places.into_iter().map(|(name, ..)| name).collect();
        let cells = |list: &str| -> Vec<usize> {
            list.split(' ')
                .map(|name| names.iter().position(|n| n == name).expect("a cell"))
                .collect()
        };
        Self {
            corners: cells("a1 a4 d1 d7 g1 g4"),
            opposite_edges: vec![
                (cells("a1 a2 a3 a4"), cells("g1 g2 g3 g4")),
                (cells("a1 b1 c1 d1"), cells("d7 e6 f5 g4")),
                (cells("a4 b5 c6 d7"), cells("d1 e1 f1 g1")),
            ],
            neighbours,
            names,
        }
    }

    fn is_border(&self, cell: usize) -> bool {
        self.neighbours[cell].len() < 6
    }

    /// How many cells a walk from `start` to a goal takes, both ends counted.
    fn distance(
        &self,
        start: usize,
        may_enter: impl Fn(usize) -> bool,
        is_goal: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let mut seen = [false; 37];
        seen[start] = true;
        let mut queue = VecDeque::from([(start, 1)]);
        while let Some((cell, length)) = queue.pop_front() {
            if is_goal(cell) {
                return Some(length);
            }
            for &near in &self.neighbours[cell] {
                if may_enter(near) && !seen[near] {
                    seen[near] = true;
                    queue.push_back((near, length + 1));
                }
            }
        }
        None
    }
}

impl Naive {
    pub(crate) fn start(cells: &str, forbidden_counts: bool) -> Self {
        let mut text = cells.chars().filter(|&c| c != '/');
        let mut board = Vec::new();
        while let Some(first) = text.next() {
            let mut content = first.to_string();
            if !"xo.".contains(first) {
                content.push(text.next().expect("a count"));
            }
            board.push(content);
        }
        Self {
            geometry: Rc::new(Geometry::new()),
            board,
            to_move: 'b',
            top: "-".to_owned(),
            forbidden_counts,
            over: None,
        }
    }

    /// A position in the middle of a game nobody has won yet.
    pub(crate) fn read(position: &str) -> Self {
        let parts: Vec<_> = position.split(' ').collect();
        let mut naive = Self::start(parts[0], true);
        naive.to_move = parts[1].chars().next().expect("a side");
        parts[2].clone_into(&mut naive.top);
        naive
    }

    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let legal = (0..37).filter(|&cell| self.is_legal(cell));
        legal
            .map(|cell| self.geometry.names[cell].clone())
            .collect()
    }

    fn is_legal(&self, cell: usize) -> bool {
        let content = &self.board[cell];
        if self.over.is_some() || content.len() != 2 {
            false
        } else if self.top == "-" {
            self.geometry.is_border(cell) && !self.geometry.corners.contains(&cell)
        } else {
            content[..1] == self.top[..1] || content[1..] == self.top[1..]
        }
    }

    pub(crate) fn play(&mut self, name: &str) {
        let cell = self.geometry.names.iter().position(|n| n == name);
        let mover = self.to_move;
        let (pawn, next) = if mover == 'b' { ("x", 'w') } else { ("o", 'b') };
        let content = &mut self.board[cell.expect("a cell")];
        self.top = std::mem::replace(content, pawn.to_owned());
        self.to_move = next;
        self.over = if self.shortest(pawn).is_some() {
            Some((mover, "edges"))
        } else if self.encloses(pawn) {
            Some((mover, "loop"))
        } else if self.board.iter().all(|content| content.len() == 1) {
            Some(('-', "full"))
        } else if self.legal().is_empty() {
            Some((mover, "block"))
        } else {
            None
        };
    }

    /// The number of pawns in a shortest chain between opposite edges.
    pub(crate) fn shortest(&self, pawn: &str) -> Option<usize> {
        let own = |cell: usize| self.board[cell] == pawn;
        let mut lengths = Vec::new();
        for (one, other) in &self.geometry.opposite_edges {
            for &start in one.iter().filter(|&&start| own(start)) {
                let goal = |cell| other.contains(&cell);
                lengths.extend(self.geometry.distance(start, own, goal));
            }
        }
        lengths.into_iter().min()
    }

    fn encloses(&self, pawn: &str) -> bool {
        let open = |cell: usize| self.board[cell] != pawn;
        (0..37).any(|cell| {
            let counts = self.board[cell] != "." || self.forbidden_counts;
            let border = |cell| self.geometry.is_border(cell);
            open(cell) && counts && self.geometry.distance(cell, open, border).is_none()
        })
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut sum = 0;
        for name in self.legal() {
            let mut next = self.clone();
            next.play(&name);
            sum += next.perft(depth - 1);
        }
        sum
    }
}

impl fmt::Display for Naive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, content) in self.board.iter().enumerate() {
            if cell > 0 && self.geometry.names[cell].ends_with('1') {
                write!(f, "/")?;
            }
            write!(f, "{content}")?;
        }
        write!(f, " {} {}", self.to_move, self.top)
    }
}
