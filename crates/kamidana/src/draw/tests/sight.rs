//! The eight colours stay apart, also for eyes that see fewer of them.

use kamisado::Colour;

use crate::games::kamisado::palette::of_colour;

type Matrix = [[f64; 3]; 3];

/// Machado, Oliveira and Fernandes (2009), full severity, on linear RGB.
const PROTANOPIA: Matrix = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
const DEUTERANOPIA: Matrix = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
const TRITANOPIA: Matrix = [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_900],
];
const NORMAL: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
/// Linear sRGB to XYZ under D65.
const TO_XYZ: Matrix = [
    [0.412_456_4, 0.357_576_1, 0.180_437_5],
    [0.212_672_9, 0.715_152_2, 0.072_175_0],
    [0.019_333_9, 0.119_192_0, 0.950_304_1],
];

fn times(matrix: Matrix, vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// A colour as CIELAB, seen by the eyes the matrix describes.
fn lab(colour: Colour, sight: Matrix) -> [f64; 3] {
    let seen = times(sight, of_colour(colour).linear()).map(|light| light.clamp(0.0, 1.0));
    let [x, y, z] = times(TO_XYZ, seen);
    let [x, y, z] = [x / 0.950_47, y, z / 1.088_83].map(|t: f64| {
        if t > 216.0 / 24_389.0 {
            t.cbrt()
        } else {
            (t * 24_389.0 / 27.0 + 16.0) / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000.
fn distance([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let weight = |chroma: f64| {
        let power = chroma.powi(7);
        (power / (power + 25_f64.powi(7))).sqrt()
    };
    let mean = f64::midpoint(a1.hypot(b1), a2.hypot(b2));
    let stretch = 1.0 + 0.5 * (1.0 - weight(mean));
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let turn = match h2 - h1 {
        _ if c1 * c2 == 0.0 => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let hue_step = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = if c1 * c2 == 0.0 {
        h1 + h2
    } else {
        h1 + turn / 2.0
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let rotation = 30.0 * (-((h.rem_euclid(360.0) - 275.0) / 25.0).powi(2)).exp();
    let squared = (l - 50.0).powi(2);
    let light = (l2 - l1) / (1.0 + 0.015 * squared / (20.0 + squared).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * c);
    let hue = hue_step / (1.0 + 0.015 * c * t);
    let crossed = -(2.0 * rotation).to_radians().sin() * 2.0 * weight(c);
    (light * light + chroma * chroma + hue * hue + crossed * chroma * hue).sqrt()
}

/// The distance of the two colours that are nearest to each other.
fn smallest_distance(sight: Matrix) -> f64 {
    let colours = Colour::ALL.map(|colour| lab(colour, sight));
    let pairs = (0..8).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs
        .map(|(one, other)| distance(colours[one], colours[other]))
        .fold(f64::INFINITY, f64::min)
}

#[test]
fn the_distance_agrees_with_published_pairs() {
    for (one, other, expected) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        (
            [22.7233, 20.0904, -46.694],
            [23.0331, 14.973, -42.5619],
            2.0373,
        ),
        ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        let found = distance(one, other);
        assert!((found - expected).abs() < 1e-4, "{found} is not {expected}");
    }
}

#[test]
fn the_colours_stay_apart_for_normal_sight() {
    let smallest = smallest_distance(NORMAL);
    assert!(smallest >= 20.0, "{smallest:.1}");
}

#[test]
fn the_colours_stay_apart_for_every_deficiency() {
    for (name, sight) in [
        ("protanopia", PROTANOPIA),
        ("deuteranopia", DEUTERANOPIA),
        ("tritanopia", TRITANOPIA),
    ] {
        let smallest = smallest_distance(sight);
        assert!(smallest >= 10.0, "{name}: {smallest:.1}");
    }
}
