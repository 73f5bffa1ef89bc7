//! The words of the notation in the five languages of the rulebooks.

use crate::Colour;

/// A language the notation can be written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English, `en`.
    English,
    /// German, `de`.
    German,
    /// French, `fr`.
    French,
    /// Dutch, `nl`.
    Dutch,
    /// Turkish, `tr`.
    Turkish,
}

/// The colours in the order of [`Colour::ALL`], and the directions ahead, left, right, back.
struct Words {
    code: &'static str,
    colours: [&'static str; 8],
    directions: [&'static str; 4],
}

const WORDS: [Words; 5] = [
    Words {
        code: "en",
        colours: [
            "Brown", "Green", "Red", "Yellow", "Pink", "Purple", "Blue", "Orange",
        ],
        directions: ["Ahead", "Left", "Right", "Back"],
    },
    Words {
        code: "de",
        colours: [
            "Braun", "Grün", "Rot", "Gelb", "Pink", "Lila", "Blau", "Orange",
        ],
        directions: ["Gerade", "Links", "Rechts", "Zurück"],
    },
    Words {
        code: "fr",
        colours: [
            "Marron", "Vert", "Rouge", "Jaune", "Rose", "Violet", "Bleu", "Orange",
        ],
        directions: ["Devant", "Gauche", "Droite", "Arrière"],
    },
    Words {
        code: "nl",
        colours: [
            "Bruin", "Groen", "Rood", "Geel", "Roze", "Paars", "Blauw", "Oranje",
        ],
        directions: ["Vooruit", "Links", "Rechts", "Achteruit"],
    },
    Words {
        code: "tr",
        colours: [
            "Kahverengi",
            "Yeşil",
            "Kırmızı",
            "Sarı",
            "Pembe",
            "Mor",
            "Mavi",
            "Turuncu",
        ],
        directions: ["İleri", "Sol", "Sağ", "Geri"],
    },
];

impl Language {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Dutch,
        Self::Turkish,
    ];

    const fn words(self) -> &'static Words {
        &WORDS[self as usize]
    }

    /// `en`, `de`, `fr`, `nl` or `tr`.
    pub const fn code(self) -> &'static str {
        self.words().code
    }

    /// The language of a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|l| l.code() == code)
    }

    /// The name of a colour, capitalised.
    pub const fn colour(self, colour: Colour) -> &'static str {
        self.words().colours[colour.index()]
    }

    /// The word for the direction with this place among ahead, left, right, back.
    pub(crate) const fn direction(self, direction: usize) -> &'static str {
        self.words().directions[direction]
    }

    /// The colour a word of any language names, in upper or lower case.
    pub(crate) fn any_colour(word: &str) -> Option<Colour> {
        let place = WORDS.iter().find_map(|w| find(&w.colours, word))?;
        Some(Colour::ALL[place])
    }

    /// The direction a word of any language names, in upper or lower case.
    pub(crate) fn any_direction(word: &str) -> Option<usize> {
        WORDS.iter().find_map(|w| find(&w.directions, word))
    }
}

fn find(words: &[&str], word: &str) -> Option<usize> {
    let folded = fold(word);
    words.iter().position(|w| fold(w) == folded)
}

/// Lower case without the combining dot that Turkish `İ` leaves behind, and without telling `ı`
/// from `i`: their capitals are the same outside Turkish.
fn fold(word: &str) -> String {
    word.to_lowercase().replace('\u{307}', "").replace('ı', "i")
}
