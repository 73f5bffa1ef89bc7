//! The eight cards' silhouettes, cut like woodblocks in a box from 0 to 100.

use kami::Card;

use crate::draw::palette::Rgb;

/// The ink block: filled with the even-odd rule, so inner lines are cut out of it.
pub(crate) const fn block(card: Card) -> &'static str {
    match card {
        // A conical hat, a face in its shade, broad shoulders, a blade over one of them.
        Card::Soldier => {
            "M46 10L90 42H2ZM26 45H66C66 60 58 68 46 68S26 60 26 45ZM6 98C6 78 20 70 34 69L46 78\
             L58 69C72 70 86 78 86 98ZM88 8L97 20V98H92V40L86 24Z"
        }
        // A long blade, a crossbar and a tassel on a slanting shaft.
        Card::Lance => {
            "M98 2L90 36L80 32L74 38L82 46L75 53L67 45L13 99L4 99L2 88L56 34L48 26L55 19L63 27\
             L69 21L65 11ZM51 65C61 73 61 86 53 97C51 87 46 80 38 78Z"
        }
        // A horse's head with a mane, looking left.
        Card::Rider => {
            "M92 98H28C28 78 44 68 48 54C40 60 32 58 26 66C22 71 12 72 8 66C3 60 6 54 12 48\
             C20 40 22 28 34 20L36 4L48 15C74 16 94 42 92 98ZM36 30L44 28L40 35Z\
             M58 24C72 34 80 54 80 76C83 52 76 32 58 24Z"
        }
        // A serpent rising in an S, crest on its neck.
        Card::SilverDragon => {
            "M4 34L22 24C22 12 34 3 50 4L40 12C58 8 78 14 84 28C92 46 74 54 56 58C42 61 34 66 38 74\
             C42 82 60 80 74 72C82 68 90 70 98 62C96 84 76 98 50 98C26 98 8 88 10 72\
             C12 56 32 50 46 46C56 43 62 39 58 34C54 29 44 32 38 40C30 44 16 44 4 34Z\
             M40 18L48 17L44 23ZM64 12L84 4L78 18ZM80 22L98 20L88 34ZM86 40L99 46L82 52Z"
        }
        // A dragon with a raised wing and a hooked tail, looking right.
        Card::GoldDragon => {
            "M99 28L84 40L74 39C70 46 72 54 78 60C86 68 88 78 82 88L94 98H62L64 88C52 96 26 100 13 87\
             C3 77 6 60 19 57L11 46L34 50L34 70L26 65C18 68 20 79 31 80C44 81 54 73 56 62\
             C57 48 54 34 66 21L54 8L72 13L74 3L84 15C92 18 96 22 99 28ZM78 22L86 23L81 28Z\
             M51 52C46 40 46 22 50 2C30 4 10 18 1 40C9 36 15 37 18 43C22 37 30 37 34 44\
             C38 40 46 43 51 52Z"
        }
        // A keep of three roofs on a stone foot.
        Card::Tower => {
            "M50 2L54 10L78 24H70V34H76L90 48H80V58H86L98 74H84V82H90L98 98H2L10 82H16V74H2L14 58\
             H20V48H10L24 34H30V24H22L46 10ZM44 24V34H56V24ZM38 48V58H46V48ZM54 48V58H62V48Z\
             M42 98V80H58V98Z"
        }
        // A cap with three points and bells over a grin.
        Card::Fool => {
            "M50 34C54 16 68 6 84 12C94 16 97 26 95 36A7 7 0 1 1 86 38C86 30 80 28 76 32\
             C70 38 72 48 74 56H26C28 48 30 38 24 32C20 28 14 30 14 38A7 7 0 1 1 5 36\
             C3 26 6 16 16 12C32 6 46 16 50 34ZM26 60H74C74 84 64 98 50 98S26 84 26 60Z\
             M34 66L44 70L34 73ZM66 66L56 70L66 73ZM36 80C44 86 56 86 64 80C60 92 40 92 36 80Z\
             M50 2A7 7 0 1 1 50 16A7 7 0 1 1 50 2Z"
        }
        // A crown of rays, long hair and wide robes.
        Card::Empress => {
            "M30 26L24 6L38 16L50 0L62 16L76 6L70 26ZM32 30H68C72 44 72 54 80 62L98 98H2L20 62\
             C28 54 28 44 32 30ZM39 36C38 50 42 58 50 58S62 50 61 36ZM50 64L38 70L46 98H54L62 70Z"
        }
    }
}

/// The colour printed below the ink.
pub(super) const fn field(card: Card) -> Rgb {
    match card {
        Card::Soldier => Rgb(0xd5, 0xc6, 0xa1),
        Card::Lance => Rgb(0xb7, 0xc2, 0x9b),
        Card::Rider => Rgb(0xd8, 0xa4, 0x7f),
        Card::SilverDragon => Rgb(0xc3, 0xcb, 0xce),
        Card::GoldDragon => Rgb(0xe2, 0xb7, 0x4a),
        Card::Tower => Rgb(0x9f, 0xb6, 0xc4),
        Card::Fool => Rgb(0xd9, 0xa9, 0xb5),
        Card::Empress => Rgb(0xb9, 0xa3, 0xc9),
    }
}
