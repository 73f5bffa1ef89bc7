//! The `kamidana` binary.
fn main() {}
