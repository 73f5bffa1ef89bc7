//! Where the servers are that the tests need: `scripts/test-servers` starts them.

/// The address of a `PostgreSQL` server; `None` if tests that need it are to be skipped.
#[allow(dead_code, reason = "not every suite needs every server")]
pub(crate) fn postgres() -> Option<String> {
    address("KAMIDANA_TEST_POSTGRES")
}

/// The address of a NATS server; `None` if tests that need it are to be skipped.
#[allow(dead_code, reason = "not every suite needs every server")]
pub(crate) fn nats() -> Option<String> {
    address("KAMIDANA_TEST_NATS")
}

fn address(variable: &str) -> Option<String> {
    match std::env::var(variable) {
        Ok(address) if !address.is_empty() => Some(address),
        _ if std::env::var("KAMIDANA_TEST_SKIP_SERVERS").is_ok_and(|skip| skip == "1") => {
            println!("skipped: {variable} is not set");
            None
        }
        _ => panic!(
            "{variable} is not set: run `make test`, or eval \"$(scripts/test-servers)\" first"
        ),
    }
}
