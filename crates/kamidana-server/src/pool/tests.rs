//! Order, shares, limits and accidents.

use std::{
    sync::{Arc, Mutex, mpsc},
    time::{Duration, Instant},
};

use kamidana_engine::{Answer, Judgement, Limits, Question, StopFlag};
use kamidana_game::{Options, Seat, Seed, Viewer, game};

use super::{
    Analysis, Bounds, Pool, PoolError, PoolSettings, Update, Updates, cut,
    queue::{Asker, Lane, Purpose, Queue, Search},
};

const BOUNDS: Bounds = Bounds {
    moves: 3,
    analyses: 5,
    per_person: 2,
    per_network: 2,
    running_analyses: 2,
};

/// A move that takes long.
const LONG: Purpose = Purpose::Move {
    owner: 1,
    quick: false,
};

/// A search that does nothing but say its name, and what stops it.
fn named(name: &'static str, said: &Arc<Mutex<Vec<&'static str>>>) -> (Search, StopFlag) {
    let stop = StopFlag::default();
    let (said, wanted) = (Arc::clone(said), stop.clone());
    let search = Search {
        run: Box::new(move || said.lock().unwrap().push(name)),
        is_wanted: Box::new(move || !wanted.is_raised()),
        stop: stop.clone(),
    };
    (search, stop)
}

/// A queue and what its searches said.
struct Line {
    queue: Queue,
    said: Arc<Mutex<Vec<&'static str>>>,
}

impl Line {
    fn new() -> Self {
        Self {
            queue: Queue::new(BOUNDS),
            said: Arc::default(),
        }
    }

    fn push(&mut self, purpose: Purpose, name: &'static str) -> Result<StopFlag, PoolError> {
        let (search, stop) = named(name, &self.said);
        self.queue.push(purpose, search).map(|()| stop)
    }

    fn ask(&mut self, person: u64, name: &'static str) -> Result<StopFlag, PoolError> {
        self.push(Purpose::Analysis(person.into()), name)
    }

    /// Runs one search after another until none may run.
    fn run(mut self) -> Vec<&'static str> {
        while let Some((purpose, search)) = self.queue.pop(Lane::Any) {
            (search.run)();
            self.queue.finished(purpose);
        }
        Arc::try_unwrap(self.said).unwrap().into_inner().unwrap()
    }
}

#[test]
fn people_take_turns_and_moves_come_first() {
    let mut line = Line::new();
    for (person, name) in [(1, "a1"), (1, "a2"), (2, "b1"), (2, "b2"), (3, "c1")] {
        line.ask(person, name).unwrap();
    }
    line.push(LONG, "m1").unwrap();
    line.push(LONG, "m2").unwrap();
    assert_eq!(line.run(), ["m1", "m2", "a1", "b1", "c1", "a2", "b2"]);
}

#[test]
fn two_analyses_of_one_person_never_run_at_a_time() {
    let mut line = Line::new();
    line.ask(1, "a1").unwrap();
    line.ask(1, "a2").unwrap();
    let (first, _) = line.queue.pop(Lane::Any).unwrap();
    assert!(line.queue.pop(Lane::Any).is_none());
    line.ask(2, "b1").unwrap();
    let (second, _) = line.queue.pop(Lane::Any).unwrap();
    assert_eq!(second, Purpose::Analysis(2.into()));
    line.queue.finished(first);
    assert_eq!(line.queue.pop(Lane::Any).map(|next| next.0), Some(first));
}

#[test]
fn analyses_leave_a_thread_for_moves() {
    let mut line = Line::new();
    for person in 1..=3 {
        line.ask(person, "").unwrap();
    }
    assert!(line.queue.pop(Lane::Any).is_some());
    assert!(line.queue.pop(Lane::Any).is_some());
    assert!(line.queue.pop(Lane::Any).is_none());
    line.push(LONG, "").unwrap();
    assert_eq!(line.queue.pop(Lane::Any).map(|next| next.0), Some(LONG));
}

#[test]
fn who_has_too_much_waiting_is_told_so() {
    let mut line = Line::new();
    for _ in 0..3 {
        line.ask(1, "").unwrap();
    }
    assert_eq!(line.ask(1, "").err(), Some(PoolError::Busy));
    assert!(line.queue.pop(Lane::Any).is_some());
    assert_eq!(line.ask(1, "").err(), Some(PoolError::Busy));
    for person in 2..=4 {
        line.ask(person, "").unwrap();
    }
    assert_eq!(line.ask(5, "").err(), Some(PoolError::Busy));
    for _ in 0..3 {
        line.push(LONG, "").unwrap();
    }
    let refused = line.push(LONG, "");
    assert_eq!(refused.err(), Some(PoolError::Busy));
}

#[test]
fn what_nobody_wants_any_more_takes_no_place() {
    let mut line = Line::new();
    for _ in 0..3 {
        line.ask(1, "").unwrap().stop();
    }
    line.ask(1, "a1").unwrap();
    line.ask(1, "a2").unwrap();
    let elsewhere = line.ask(2, "").unwrap();
    line.ask(3, "c").unwrap();
    line.ask(4, "d").unwrap();
    assert!(line.ask(5, "e").is_err());
    elsewhere.stop();
    line.ask(5, "e").unwrap();
    assert_eq!(line.run(), ["a1", "c", "d", "e", "a2"]);
}

#[test]
fn people_whose_machines_move_take_turns() {
    let mut line = Line::new();
    let long = |owner| Purpose::Move {
        owner,
        quick: false,
    };
    line.push(long(1), "a1").unwrap();
    line.push(long(1), "a2").unwrap();
    line.push(long(2), "b1").unwrap();
    assert_eq!(line.run(), ["a1", "b1", "a2"]);
}

#[test]
fn quick_moves_come_first_and_have_a_lane_of_their_own() {
    let mut line = Line::new();
    let quick = Purpose::Move {
        owner: 2,
        quick: true,
    };
    line.push(LONG, "long").unwrap();
    assert!(line.queue.pop(Lane::Quick).is_none());
    line.push(quick, "quick").unwrap();
    let (first, _) = line.queue.pop(Lane::Quick).unwrap();
    assert_eq!(first, quick);
    line.push(quick, "quick").unwrap();
    assert_eq!(line.run(), ["quick", "long"]);
}

#[test]
fn a_network_full_of_people_takes_its_turn_as_one() {
    let mut line = Line::new();
    let from = |network: u8, person: u64| {
        Purpose::Analysis(Asker {
            person,
            network: Some([10, 0, 0, network].into()),
        })
    };
    line.push(from(1, 1), "a1").unwrap();
    line.push(from(1, 2), "a2").unwrap();
    let crowded = line.push(from(1, 3), "a3");
    assert_eq!(crowded.err(), Some(PoolError::Busy));
    line.push(from(2, 4), "b").unwrap();
    line.ask(5, "c").unwrap();
    assert_eq!(line.run(), ["a1", "b", "c", "a2"]);
    // Where two may run, one network has one of them.
    let mut line = Line::new();
    line.push(from(1, 1), "a1").unwrap();
    line.push(from(1, 2), "a2").unwrap();
    assert!(line.queue.pop(Lane::Any).is_some());
    assert!(line.queue.pop(Lane::Any).is_none());
    line.push(from(2, 3), "b").unwrap();
    let next = line.queue.pop(Lane::Any).map(|next| next.0);
    assert_eq!(next, Some(from(2, 3)));
}

fn pool() -> Pool {
    Pool::new(PoolSettings {
        threads: 1,
        memory_mib: 1,
        ..PoolSettings::default()
    })
    .unwrap()
}

/// What a search does that finds nothing.
fn until_stopped(limits: &Limits) {
    while !limits.stop.is_raised() {
        std::thread::yield_now();
    }
}

/// An analysis that runs until it is stopped, and what tells that it has begun and ended.
fn endless(pool: &Pool, person: u64) -> (Updates, mpsc::Receiver<&'static str>) {
    let (sender, receiver) = mpsc::channel();
    let updates = pool.submit_analysis(person.into(), Limits::default(), move |limits, _| {
        sender.send("begun").unwrap();
        until_stopped(&limits);
        sender.send("ended").unwrap();
        Update::Answer(Answer::NOTHING)
    });
    (updates.unwrap(), receiver)
}

#[tokio::test]
async fn a_move_does_not_wait_for_an_analysis() {
    let pool = pool();
    let (_updates, events) = endless(&pool, 1);
    assert_eq!(events.recv(), Ok("begun"));
    let (_waiting, _events) = endless(&pool, 2);
    let answer = pool.submit_move(LONG, Limits::default(), |_| 7).unwrap();
    assert_eq!(answer.0.await, Ok(Ok(7)));
}

#[tokio::test]
async fn a_weak_machine_answers_while_strong_ones_keep_every_thread() {
    let pool = pool();
    let mut thinking = Vec::new();
    for owner in 1..=2 {
        let (begun, has_begun) = mpsc::channel();
        let long = Purpose::Move {
            owner,
            quick: false,
        };
        let answer = pool.submit_move(long, Limits::default(), move |limits| {
            begun.send(()).unwrap();
            until_stopped(&limits);
        });
        thinking.push(answer.unwrap());
        has_begun.recv().unwrap();
    }
    let game = game("kamisado").unwrap();
    let options = Options::defaults(game.options());
    let play = game.start(&options, Seed::new([3; 32])).unwrap();
    let view = play.view(Viewer::Seat(play.to_act().unwrap()));
    let action = pool.choose(3, "kamisado", 1, view, 5, Limits::default());
    assert!(matches!(action.await, Ok(Some(_))));
}

#[tokio::test]
async fn dropping_the_updates_stops_the_search() {
    let pool = pool();
    let (updates, events) = endless(&pool, 1);
    let (waiting, never) = endless(&pool, 1);
    let (_last, next) = endless(&pool, 1);
    assert_eq!(events.recv(), Ok("begun"));
    drop(waiting);
    drop(updates);
    assert_eq!(events.recv(), Ok("ended"));
    assert_eq!(next.recv(), Ok("begun"));
    assert!(never.recv().is_err());
}

#[tokio::test]
async fn dropping_the_future_stops_the_search() {
    let pool = pool();
    let (sender, events) = mpsc::channel();
    let answer = pool.submit_move(LONG, Limits::default(), move |limits| {
        sender.send("begun").unwrap();
        until_stopped(&limits);
        sender.send("ended").unwrap();
    });
    let mut future = Box::pin(async move {
        let (answer, _stop) = answer.unwrap();
        answer.await
    });
    assert!(futures::poll!(&mut future).is_pending());
    assert_eq!(events.recv(), Ok("begun"));
    drop(future);
    assert_eq!(events.recv(), Ok("ended"));
}

#[tokio::test]
async fn a_search_that_panics_ends_alone() {
    let pool = pool();
    for _ in 0..4 {
        let (answer, _stop) = pool
            .submit_move(LONG, Limits::default(), |_| -> u8 {
                panic!("as it should")
            })
            .unwrap();
        assert_eq!(answer.await, Ok(Err(PoolError::Failed)));
        let mut updates = pool
            .submit_analysis(1.into(), Limits::default(), |_, tell| {
                tell(Update::Better(Vec::new()));
                panic!("as it should")
            })
            .unwrap();
        let mut heard = Vec::new();
        while let Some(update) = updates.next().await {
            heard.push(update);
        }
        assert_eq!(heard.last(), Some(&Err(PoolError::Failed)));
    }
    let answer = pool.submit_move(LONG, Limits::default(), |_| 7).unwrap();
    assert_eq!(answer.0.await, Ok(Ok(7)));
}

#[tokio::test]
async fn a_closed_pool_ends_everything() {
    let pool = pool();
    let (mut updates, events) = endless(&pool, 1);
    let (mut waiting, _never) = endless(&pool, 1);
    assert_eq!(events.recv(), Ok("begun"));
    let (begun, has_begun) = mpsc::channel();
    let move_limits = Limits::default();
    let (thinking, _stop) = pool
        .submit_move(LONG, move_limits.clone(), move |_| begun.send(()).unwrap())
        .unwrap();
    has_begun.recv().unwrap();
    pool.close();
    assert_eq!(thinking.await, Ok(Ok(())));
    assert!(!move_limits.stop.is_raised());
    let last = updates.next().await;
    assert_eq!(last, Some(Ok(Update::Answer(Answer::NOTHING))));
    assert_eq!(updates.next().await, None);
    assert_eq!(waiting.next().await, Some(Err(PoolError::Closed)));
    assert_eq!(waiting.next().await, None);
    let refused = pool.submit_move(LONG, Limits::default(), |_| ());
    assert_eq!(refused.err(), Some(PoolError::Closed));
}

#[test]
fn nobody_gets_more_time_than_there_is() {
    let now = Instant::now();
    let second = Duration::from_secs(1);
    let with = |deadline| Limits {
        nodes: Some(5),
        deadline,
        ..Limits::default()
    };
    for (wished, given) in [
        (None, now + second),
        (Some(now + 2 * second), now + second),
        (Some(now + second / 2), now + second / 2),
    ] {
        let limits = cut(with(wished), second, now);
        assert_eq!((limits.deadline, limits.nodes), (Some(given), Some(5)));
    }
}

#[tokio::test]
async fn machines_of_all_games_move() {
    let pool = pool();
    for id in ["kamisado", "kami", "kamon"] {
        let game = game(id).unwrap();
        let options = Options::defaults(game.options());
        let mut play = game.start(&options, Seed::new([3; 32])).unwrap();
        let seat = play.to_act().unwrap();
        let view = play.view(Viewer::Seat(seat));
        let action = pool.choose(1, id, 2, view, 5, Limits::default()).await;
        play.apply(&action.unwrap().unwrap()).unwrap();

        let other = (1..=2)
            .filter_map(Seat::new)
            .find(|s| play.to_act() != Some(*s));
        let view = play.view(Viewer::Seat(other.unwrap()));
        let nothing = pool
            .choose(1, id, 2, view.clone(), 5, Limits::default())
            .await;
        assert_eq!(nothing, Ok(None));
        let wrong = pool
            .choose(1, id, 9, view.clone(), 5, Limits::default())
            .await;
        assert_eq!(wrong, Err(PoolError::NoSuchLevel));
        let wrong = pool.choose(1, "chess", 2, view, 5, Limits::default()).await;
        assert_eq!(wrong, Err(PoolError::NoSuchGame));
    }
}

#[tokio::test]
async fn an_analysis_says_what_it_knows_and_ends() {
    let pool = pool();
    let game = game("kamisado").unwrap();
    let study = game.open_study([], None).unwrap();
    let limits = || Limits {
        nodes: Some(20_000),
        ..Limits::default()
    };
    let asked = pool.analyse(
        1,
        "kamisado",
        vec![study.clone()],
        Analysis::Actions,
        limits(),
    );
    let mut updates = asked.unwrap();
    let mut last = None;
    while let Some(update) = updates.next().await {
        last = Some(update.unwrap());
    }
    let Some(Update::Actions(actions)) = last else {
        panic!("no last word: {last:?}");
    };
    assert_eq!(actions.len(), study.legal_actions().len());

    let question = Analysis::Solve(Question::Verdict);
    let asked = pool.analyse(1, "kamisado", vec![study.clone()], question, limits());
    let Some(Ok(Update::Answer(answer))) = asked.unwrap().next().await else {
        panic!("no answer");
    };
    assert!(!matches!(answer.judgement, Judgement::Estimated(_)));
    assert!((1..=20_001).contains(&answer.nodes), "{answer:?}");
}
