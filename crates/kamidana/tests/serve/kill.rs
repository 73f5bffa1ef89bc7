//! The server is killed in the middle of everything, again and again.

use std::time::Duration;

use crate::{
    client::{Client, chance},
    crowd::{Crowd, tables},
    server::Server,
};

const KILLS: u32 = 20;

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
        // Now and then long enough for a machine whose turn was lost to be asked again.
        let longest = if kill % 5 == 0 { 6500 } else { 700 };
        let moment = 150 + moments.below(longest);
        tokio::time::sleep(Duration::from_millis(moment.into())).await;
        assert!(server.is_alive(), "it broke down: {}", server.log_text());
        server.kill().await;
        server.restart().await;
    }
    crowd.finish().await;
    let promises = crowd.check(&server.url()).await;
    let (returns, ended) = (crowd.returns(), crowd.ended());
    println!("{promises} promises, {returns} returns, {ended} rematches");
    assert!(promises > 300, "only {promises} actions were acknowledged");
    assert!(returns > 100, "only {returns} times somebody came back");
    assert!(ended > 0, "nobody finished a game in between");
    let verified = server.administer(&["verify"]).await;
    assert!(verified.ends_with(" are sound, 0 are not\n"), "{verified}");
    let log = server.log_text();
    assert!(!log.contains("cannot be read"), "{log}");
    assert!(!log.contains("panicked"), "{log}");
}
