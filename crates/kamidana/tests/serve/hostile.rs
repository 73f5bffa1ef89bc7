//! Clients that are too fast, too slow, too many, broken or malicious.

mod crossing;
mod floods;
mod forged;
mod frames;

use std::time::Duration;

use crate::{client::Client, server::Server};

/// Waits until nobody is connected any more.
async fn until_alone(server: &Server, longest: Duration) {
    let nobody = Client::nobody(&server.url());
    let started = std::time::Instant::now();
    loop {
        let metrics = nobody.text("/metrics").await;
        if metrics.lines().any(|line| line == "kamidana_sockets 0") {
            return;
        }
        let waited = started.elapsed();
        assert!(waited < longest, "sockets are left after {waited:?}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
