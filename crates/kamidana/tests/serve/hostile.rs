//! Clients that are too fast, too slow, too many, broken or malicious.

mod crossing;
mod engines;
mod floods;
mod forged;
mod frames;
mod keys;
mod limits;
mod lobby;
mod strangers;

use std::time::Instant;

use crate::{
    client::{Client, HANGS, LOOK_AGAIN},
    server::Server,
};

/// Waits until nobody is connected any more.
async fn until_alone(server: &Server) {
    let nobody = Client::nobody(&server.url());
    let started = Instant::now();
    loop {
        let metrics = nobody.text("/metrics").await;
        if metrics.lines().any(|line| line == "kamidana_sockets 0") {
            return;
        }
        let waited = started.elapsed();
        assert!(waited < HANGS, "sockets are left after {waited:?}");
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}
