//! `kamidana engine` in conversation: a child process, line by line.

mod binary;

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

use binary::kamidana;

/// Only what hangs takes so long, however busy the machine is.
const HANGS: Duration = Duration::from_secs(120);

const LAYOUT: &str =
    "l1c4f2k6/w3m5l2c1f6/k2w5m4l3c6f1/k3w1m2.l6c2f4/k5w4m6l4c5f3/k1w2m3l5c3/f5k4w6m1 b -";

/// An engine to talk to.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn of(game: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kamidana"))
            .args(["engine", game])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary can be started");
        let output = child.stdout.take().expect("it is piped");
        let (told, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if told.send(line).is_err() {
                    return;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").expect("the engine listens");
    }

    fn next(&self) -> String {
        self.lines.recv_timeout(HANGS).expect("an answer")
    }

    /// All lines up to one that begins with this word, which comes last.
    fn until(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.next();
            let found = line.split(' ').next() == Some(word);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    /// The single line a command is answered with.
    fn answer(&mut self, line: &str) -> String {
        self.say(line);
        self.next()
    }

    /// What is said until the best move, and the move.
    fn go(&mut self, line: &str) -> (Vec<String>, String) {
        self.say(line);
        let mut lines = self.until("bestmove");
        let best = lines.pop().expect("the best move");
        let best = best.trim_start_matches("bestmove ").to_owned();
        (lines, best)
    }

    /// Waits until the process is gone.
    fn ends(&mut self) {
        let asked = Instant::now();
        while self.child.try_wait().expect("a process").is_none() {
            assert!(asked.elapsed() < HANGS, "the engine does not end");
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn legal(game: &str, position: &str, moves: &str) -> Vec<String> {
    let mut arguments = vec!["moves", game, "--moves", moves];
    if !position.is_empty() {
        arguments.extend(["--position", position]);
    }
    let output = kamidana(&arguments, b"");
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn the_handshake_lists_the_options() {
    let mut engine = Engine::of("kami");
    engine.say("ugi");
    let lines = engine.until("ugiok");
    assert!(lines[0].starts_with("id name Kamidana Kami "));
    assert!(lines[1].starts_with("id author "));
    let options = [
        "option name Level type spin default 8 min 1 max 8",
        "option name Memory type spin default 64 min 1 max 65536",
        "option name MultiPV type spin default 1 min 1 max 256",
        "option name Seed type spin default 1 min 0 max 4294967295",
        "option name OpenHands type check default false",
    ];
    assert_eq!(lines[2..7], options);
    assert_eq!(engine.answer("isready"), "readyok");
    engine.say("quit");
    engine.ends();
    let mut kamon = Engine::of("kamon");
    kamon.say("ugi");
    assert!(!kamon.until("ugiok").iter().any(|l| l.contains("OpenHands")));
}

#[test]
fn a_best_move_is_legal_in_every_game_and_at_every_level() {
    for (game, position, moves) in [
        ("kamisado", "", "d1d5"),
        ("kamon", LAYOUT, "b1"),
        ("kami", "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1", "dS aL"),
        ("kami", "2 SSSSLLCA,SLCCAAFI 2 FTSLOOOI/SCSSOSAT", ""),
    ] {
        let legal = legal(game, position, moves);
        let mut engine = Engine::of(game);
        for level in [1, 5, 8] {
            engine.say(&format!("setoption name level value {level}"));
            let start = match position {
                "" => "startpos".to_owned(),
                _ => format!("fen {position}"),
            };
            engine.say(&format!("position {start} moves {moves}"));
            let (said, best) = engine.go("go nodes 2000");
            assert!(legal.contains(&best), "{game} {level}: {best}");
            let info = said.last().expect("an info line");
            let pv = info.split_once(" pv ").expect("a line of play").1;
            assert_eq!(pv.split(' ').next(), Some(best.as_str()));
            for word in [" nodes ", " time ", " nps "] {
                assert!(info.contains(word), "{info}");
            }
        }
    }
}

#[test]
fn stop_ends_an_endless_search_and_isready_is_answered_meanwhile() {
    let mut engine = Engine::of("kamon");
    engine.say(&format!("position fen {LAYOUT}"));
    engine.say("go infinite");
    engine.until("info");
    engine.say("isready");
    engine.until("readyok");
    engine.say("position startpos");
    let said = engine.until("info").pop().expect("a line");
    let refusal = "info string error: a search is running; send stop first";
    let all = engine_lines_until(&engine, said, refusal);
    assert!(all, "a position during a search is refused");
    engine.say("stop");
    let best = engine.until("bestmove").pop().expect("a move");
    let best = best.trim_start_matches("bestmove ").to_owned();
    assert!(legal("kamon", LAYOUT, "").contains(&best));
    // A second stop is not an error, and the engine goes on.
    engine.say("stop");
    assert_eq!(engine.answer("isready"), "readyok");
}

/// Whether the wanted line comes, here or within the next lines.
fn engine_lines_until(engine: &Engine, first: String, wanted: &str) -> bool {
    let mut line = first;
    for _ in 0..1000 {
        if line == wanted {
            return true;
        }
        line = engine.next();
    }
    false
}

#[test]
fn an_endless_search_never_answers_before_it_is_told_to_stop() {
    let mut engine = Engine::of("kami");
    engine.say("setoption name OpenHands value true");
    // Few cards are left: everything is proven in a moment.
    engine.say("position fen 4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1 moves dS aS dS aS dS aS");
    engine.say("setoption name Level value 1");
    let found = |line: &str| line.split_once(" pv ").map(|(_, found)| found.to_owned());
    let (known, _) = engine.go("go movetime 100000");
    let last = found(known.last().expect("an info line"));
    assert!(last.is_some());
    // It ends by itself, but not if it is endless: then it has found the same and waits.
    engine.say("go infinite");
    while found(&engine.next()) != last {}
    engine.say("isready");
    let waiting = engine.until("readyok");
    assert!(!waiting.iter().any(|line| line.starts_with("bestmove")));
    engine.say("stop");
    engine.until("bestmove");
}

#[test]
fn quit_and_the_end_of_input_end_a_running_search() {
    for quits in [true, false] {
        let mut engine = Engine::of("kamon");
        engine.say(&format!("position fen {LAYOUT}"));
        engine.say("go infinite");
        engine.until("info");
        if quits {
            engine.say("quit");
        } else {
            engine.input = None;
        }
        engine.ends();
        let last: Vec<String> = engine.lines.iter().collect();
        let moved = last.iter().any(|line| line.starts_with("bestmove"));
        assert_eq!(
            moved, !quits,
            "whoever closes the input still gets the move"
        );
    }
}

#[test]
fn bad_input_is_answered_and_survived() {
    let mut engine = Engine::of("kamisado");
    for (line, said) in [
        ("hello", "there is no command \"hello\""),
        ("go nodes", "go: a whole number must follow \"nodes\""),
        (
            "setoption name Level value 9",
            "option Level: \"9\" is not a number from 1 to 8",
        ),
        (
            "setoption name OpenHands value true",
            "there is no option \"OpenHands\"",
        ),
        (
            "position",
            "a position is startpos or fen and a position string",
        ),
    ] {
        assert_eq!(engine.answer(line), format!("info string error: {said}"));
    }
    let refused = engine.answer("position startpos moves d1d5 d1d5");
    assert!(refused.starts_with("info string error: move 2 (d1d5): "));
    // No best move of a position that nobody asked about.
    let (said, best) = engine.go("go nodes 100");
    assert_eq!(said, ["info string error: there is no position"]);
    assert_eq!(best, "(none)");
    let input = engine.input.as_mut().expect("open");
    input
        .write_all(b"\xff\xfe\x00 rubbish\n\n")
        .expect("it listens");
    assert!(engine.next().starts_with("info string error: "));
    engine.say("position startpos");
    let (_, best) = engine.go("go nodes 100");
    assert_eq!(best.len(), 4);
}

#[test]
fn several_lines_are_numbered_and_sorted() {
    // Many pawns: some moves win at once, which is proven.
    let position = "xxw3w5/xf2f3m1f4/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo w m5";
    let mut engine = Engine::of("kamon");
    engine.say("setoption name MultiPV value 3");
    engine.say(&format!("position fen {position}"));
    let (said, best) = engine.go("go nodes 20000");
    let last = &said[said.len() - 3..];
    for (number, line) in (1..).zip(last) {
        assert!(line.starts_with(&format!("info multipv {number} score ")));
    }
    assert!(
        last[0].contains(" score mate 1 proven win plies 1 "),
        "{last:?}"
    );
    assert!(last[0].ends_with(&format!(" pv {best}")));
    let moves: Vec<_> = last.iter().map(|l| l.rsplit(' ').next()).collect();
    assert!(moves[0] != moves[1] && moves[1] != moves[2]);
}

#[test]
fn the_end_of_a_game_can_be_asked_for() {
    let mut engine = Engine::of("kamisado");
    engine.say("position startpos");
    assert_eq!(engine.answer("query gameover"), "response false");
    assert_eq!(engine.answer("query p1turn"), "response true");
    assert_eq!(engine.answer("query turn"), "response 1");
    assert_eq!(engine.answer("query result"), "response none");
    engine.say("position fen 2PKYRGN/1By5/8/8/8/O7/8/ngr1kpbo b y 1 0-0 moves c7b8");
    assert_eq!(engine.answer("query gameover"), "response true");
    assert_eq!(engine.answer("query result"), "response p1win");
    assert_eq!(engine.answer("query turn"), "response none");
    let (said, best) = engine.go("go");
    assert_eq!(said, ["info string error: the game is over"]);
    assert_eq!(best, "(none)");
}

#[test]
fn three_and_four_seats_have_turns_and_results() {
    let mut engine = Engine::of("kami");
    engine.say("position fen 4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 3");
    assert_eq!(engine.answer("query p1turn"), "response false");
    assert_eq!(engine.answer("query turn"), "response 3");
    engine.say("position fen 4 SSSSSLCA,SSLLCOOT,SSLCAATF,SCAOOFII 1 moves ask cancel");
    assert_eq!(engine.answer("query result"), "response draw");
}

/// Seat 2's view of rounds that differ only in what seat 2 cannot see.
#[test]
fn hidden_cards_cannot_change_the_move() {
    let moves = "dS aL pass pass pass";
    let open = [
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1",
        "4 SSSLLCAO,SSSLCAOT,SSCAOTFI,SSLCAOFI 1",
    ];
    // Seat 1 leads again; its own cards are all it knows.
    let veiled = "4 SSSLLCAO,????????,????????,???????? 1";
    let mut answers = Vec::new();
    for position in open.iter().chain([&veiled]) {
        let mut engine = Engine::of("kami");
        engine.say("setoption name Memory value 4");
        engine.say(&format!("position fen {position} moves {moves}"));
        assert_eq!(engine.answer("query turn"), "response 1");
        answers.push(engine.go("go nodes 20000").1);
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0], answers[2]);
}

#[test]
fn a_defence_of_another_seat_is_hidden_and_ones_own_is_not() {
    let mut engine = Engine::of("kami");
    engine.say("position fen 4 L???????,SSSLCAOT,????????,???????? 1 moves d? aL");
    assert_eq!(engine.answer("query turn"), "response 2");
    let (_, best) = engine.go("go nodes 5000");
    assert!(["pass", "dL"].contains(&best.as_str()), "{best}");
    for (position, said) in [
        (
            "4 SSSLLCAO,????????,????????,???????? 1 moves d? aL pass pass pass",
            "seat 1 is to act and knows what it led with: d? is for the others",
        ),
        (
            "4 SSSLLCAO,????????,????????,???????? 2",
            "seat 2 is to act, and its own cards are not all given",
        ),
        (
            "4 SSSLLCAO,???????,????????,???????? 1",
            "hands: mode 4 deals 8 cards each",
        ),
        (
            "4 IIISLCAO,????????,????????,???????? 1",
            "hands: too many cards of a kind",
        ),
    ] {
        let answer = engine.answer(&format!("position fen {position}"));
        assert_eq!(answer, format!("info string error: {said}"));
    }
}
