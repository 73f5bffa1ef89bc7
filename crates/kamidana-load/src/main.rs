//! Many people at once: opens tables on a Kamidana server, lets two sockets play at each, and
//! measures how long a move takes from one player to the other.

#![forbid(unsafe_code)]

mod figures;
mod guests;
mod player;
mod server;

use std::{
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use clap::Parser;
use tokio::{
    sync::{Semaphore, watch},
    task::JoinSet,
};

use self::{
    figures::Figures,
    guests::Door,
    player::{Pace, Phase},
    server::{Server, Use},
};

/// The files that many sockets need.
const FILES: u64 = 200_000;
/// Tables that are set up at the same time.
const AT_ONCE: usize = 48;
/// How long things may settle before they are measured.
const REST: Duration = Duration::from_secs(2);

/// Plays many games at once and measures how long moves take.
#[derive(Parser, Debug)]
struct Arguments {
    /// A server that runs already, with `--limits off`.
    #[arg(
        long,
        value_name = "URL",
        required_unless_present = "spawn",
        conflicts_with = "spawn"
    )]
    server: Option<String>,

    /// The `kamidana` to start with a new SQLite database, and to stop at the end.
    #[arg(long, value_name = "PATH")]
    spawn: Option<PathBuf>,

    /// A database for it instead of a new SQLite file, such as `postgres://…`.
    #[arg(long, value_name = "PLACE", requires = "spawn")]
    database: Option<String>,

    /// Tables; each has two players with a socket each.
    #[arg(long, default_value_t = 5000)]
    tables: u32,

    /// Moves a second at all tables together.
    #[arg(long, default_value_t = 2500.0)]
    rate: f64,

    /// How long to measure.
    #[arg(long, default_value_t = 30)]
    seconds: u64,

    /// What is played: the id of a game for two.
    #[arg(long)]
    game: String,

    /// An option of the game, such as `length=single`; it must leave two seats.
    #[arg(long = "option", value_name = "ID=VALUE")]
    options: Vec<String>,

    /// Threads of this program.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(arguments.threads.max(1))
        .enable_all()
        .build();
    let loaded = match runtime {
        Ok(runtime) => runtime.block_on(load(&arguments)),
        Err(error) => Err(error.to_string()),
    };
    match loaded {
        Ok(figures) if figures.has_errors() => ExitCode::FAILURE,
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kamidana-load: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn load(arguments: &Arguments) -> Result<Arc<Figures>, String> {
    // If there are fewer, opening sockets fails and says so.
    let _ = rlimit::increase_nofile_limit(FILES);
    let mut server = match &arguments.spawn {
        Some(path) => Some(Server::start(path, arguments.database.as_deref()).await?),
        None => None,
    };
    let url = match (&server, &arguments.server) {
        (Some(server), _) => server.url().to_owned(),
        (None, url) => url.clone().unwrap_or_default(),
    };
    if let Some(server) = &server {
        tokio::time::sleep(REST).await;
        println!("ready after    {} ms", server.ready_after().as_millis());
        println!("idle           {}", server.used()?);
    }
    let measured = measure(arguments, &url, server.as_ref()).await;
    if let Some(server) = &mut server {
        server.stop().await;
    }
    measured
}

async fn measure(
    arguments: &Arguments,
    url: &str,
    server: Option<&Server>,
) -> Result<Arc<Figures>, String> {
    let figures = Arc::new(Figures::new()?);
    let began = Instant::now();
    let door = Door::new(url, &arguments.game, &arguments.options)?;
    let (phase, _) = watch::channel(Phase::Gather);
    let mut players = seat_all(arguments, door, &figures, &phase).await?;
    println!(
        "set up         {} sockets at {} tables in {:.1} s",
        players.len() * 2,
        players.len(),
        began.elapsed().as_secs_f64()
    );
    // The first messages are still on their way.
    tokio::time::sleep(REST).await;
    let used = server.map(Server::used).transpose()?;
    if let Some(used) = &used {
        println!("all connected  {used}");
    }

    let start = Instant::now();
    phase.send_replace(Phase::Play(start));
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    let after = server.map(Server::used).transpose()?;
    let elapsed = start.elapsed();
    // What is on its way may still arrive.
    tokio::time::sleep(REST).await;
    phase.send_replace(Phase::Leave);
    while players.join_next().await.is_some() {}

    figures.print(elapsed, arguments.rate);
    if let (Some(before), Some(after)) = (used, after) {
        println!("played         {after}");
        print_cpu(&before, &after, elapsed);
    }
    if let Ok(own) = Use::of(std::process::id()) {
        println!("generator      {own}");
    }
    if let Ok(load) = std::fs::read_to_string("/proc/loadavg") {
        println!("load average   {}", load.trim());
    }
    Ok(figures)
}

fn print_cpu(before: &Use, after: &Use, elapsed: Duration) {
    let seconds = after.cpu.saturating_sub(before.cpu).as_secs_f64();
    let share = 100.0 * seconds / elapsed.as_secs_f64();
    println!("server CPU     {seconds:.1} s, {share:.0} % of one processor");
}

/// Seats two people at each table, where they wait until all are there.
async fn seat_all(
    arguments: &Arguments,
    door: Door,
    figures: &Arc<Figures>,
    phase: &watch::Sender<Phase>,
) -> Result<JoinSet<()>, String> {
    let door = Arc::new(door);
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut seating = JoinSet::new();
    for number in 0..arguments.tables {
        let (door, room) = (Arc::clone(&door), Arc::clone(&room));
        seating.spawn(async move {
            let _place = room.acquire().await.map_err(|error| error.to_string())?;
            door.seat(number).await
        });
    }
    let tables = f64::from(arguments.tables);
    let interval = Duration::from_secs_f64(tables / arguments.rate);
    let mut players = JoinSet::new();
    while let Some(seated) = seating.join_next().await {
        let pair = seated.map_err(|error| error.to_string())?;
        let pair = pair.map_err(|error| format!("after {} tables: {error}", players.len()))?;
        let pace = Pace {
            offset: interval.mul_f64(players.len() as f64 / tables),
            interval,
            lasts: Duration::from_secs(arguments.seconds),
        };
        players.spawn(pair.play(pace, Arc::clone(figures), phase.subscribe()));
    }
    Ok(players)
}
