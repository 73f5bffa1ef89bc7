//! Functions whose last digit must not depend on the machine. What the standard library calls is the
//! system's own, which is another one on every system and in every browser; a guess that differs in
//! its last digit becomes another move in the end.

pub(crate) use libm::{exp, expf, logf};

/// 2^(1/16) to the power of the place, in 65 536ths.
const FRACTIONS: [u64; 16] = [
    65_536, 68_438, 71_468, 74_632, 77_936, 81_386, 84_990, 88_752, 92_682, 96_785, 101_070,
    105_545, 110_218, 115_098, 120_194, 125_515,
];

/// Two to the power of so many sixteenths, at least 1 and at most 2^24.
pub(crate) fn power_of_two(sixteenths: i32) -> u32 {
    let sixteenths = sixteenths.clamp(0, 16 * 24) as usize;
    (FRACTIONS[sixteenths % 16] << (sixteenths / 16) >> 16) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_steps_double_a_number() {
        let powers = [-5, 0, 8, 16, 32, 160, i32::MAX].map(power_of_two);
        assert_eq!(powers, [1, 1, 1, 2, 4, 1024, 1 << 24]);
    }
}
