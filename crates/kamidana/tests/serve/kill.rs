//! The server is killed in the middle of everything, again and again.

use crate::{
    client::{Client, chance},
    crowd::{Crowd, tables},
    server::Server,
};

const KILLS: u32 = 20;
/// What is acknowledged on average from one to the next.
const PROMISES_BETWEEN_KILLS: u32 = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_however_often_the_process_is_killed() {
    let mut server = Server::start().await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Client::guest(&server).await);
    }
    let mut crowd = Crowd::default();
    for (table, players) in tables(&people).await {
        for person in players {
            crowd.join(&person, &table, &[server.url()]);
        }
    }
    let mut moments = chance(20);
    for kill in 1..=KILLS {
        if kill % 5 == 0 {
            // Also a machine whose turn was lost has been asked again by then.
            crowd.until_everybody_acted().await;
        }
        let more = 1 + moments.below(2 * PROMISES_BETWEEN_KILLS);
        crowd.until_more_promises(more as usize).await;
        assert!(server.is_alive(), "it broke down: {}", server.log_text());
        server.kill().await;
        server.restart().await;
    }
    crowd.until_a_game_ended().await;
    crowd.finish().await;
    let promises = crowd.check(&server.url()).await;
    let (returns, ended) = (crowd.returns(), crowd.ended());
    println!("{promises} promises, {returns} returns, {ended} rematches");
    assert!(promises > 200, "only {promises} actions were acknowledged");
    assert!(returns > 70, "only {returns} times somebody came back");
    let verified = server.administer(&["verify"]).await;
    assert!(verified.ends_with(" are sound, 0 are not\n"), "{verified}");
    let log = server.log_text();
    assert!(!log.contains("cannot be read"), "{log}");
    assert!(!log.contains("panicked"), "{log}");
}
