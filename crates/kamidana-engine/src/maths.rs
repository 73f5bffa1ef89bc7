//! Functions whose last digit must not depend on the machine. What the standard library calls is the
//! system's own, which is another one on every system and in every browser; a guess that differs in
//! its last digit becomes another move in the end.

pub(crate) use libm::{exp, expf, logf};
