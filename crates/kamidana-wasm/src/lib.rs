//! What browsers load. There is nothing here but the door; natively there is not even that.

#[cfg(target_arch = "wasm32")]
mod door;
