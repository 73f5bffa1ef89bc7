//! The arguments, defined once: help, man pages and completions all come from here.

use std::path::PathBuf;

use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use kamidana_game::{Game, SheetStyle, game};

use crate::{
    commands::{admin, analyse, arena, bench, endings, engine, play, serve, site, solve, solved},
    games,
    words::{Language, Words},
};

/// What can be asked; [`command`] adds what the games have to say.
#[derive(Parser, Debug)]
#[command(name = "kamidana", version, max_term_width = 100)]
pub(crate) struct Arguments {
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) colour: Colour,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Colour {
    /// If the output is a terminal that can.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Colour {
    pub(crate) fn choice(self) -> anstream::ColorChoice {
        match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::AlwaysAnsi,
            Self::Never => anstream::ColorChoice::Never,
        }
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Show a welcome and the three boards.
    Demo(StyleArguments),
    /// List the games and their options.
    #[command(after_help = "Examples:
  kamidana games
  kamidana games --json     the option data, for forms and scripts")]
    Games {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the legal moves of a position.
    Moves {
        #[command(flatten)]
        position: PositionArguments,
        /// As a JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Count the legal move sequences of a given length.
    Perft {
        #[command(flatten)]
        position: PositionArguments,
        /// How many moves long.
        #[arg(value_parser = clap::value_parser!(u32).range(1..=100))]
        depth: u32,
        /// Say it for each first move, and then the sum.
        #[arg(long)]
        divide: bool,
    },
    /// Draw a position in the terminal or as SVG.
    Show {
        #[command(flatten)]
        position: PositionArguments,
        #[command(flatten)]
        style: StyleArguments,
        /// Write an SVG picture to this file instead (- for standard output).
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
    /// Show a recorded game, position by position.
    #[command(after_help = "Examples:
  kamidana replay game.txt
  kamidana replay game.json --at 12 --characters")]
    Replay {
        /// The record, text or JSON (- for standard input).
        file: PathBuf,
        /// Only the position after this many actions.
        #[arg(long, value_name = "NUMBER")]
        at: Option<usize>,
        #[command(flatten)]
        style: StyleArguments,
    },
    /// Answer JSON lines from standard input: positions, legal moves, perft, results.
    Batch {
        /// The game.
        #[arg(value_parser = parse_game, value_name = "GAME")]
        game: GameName,
    },
    /// Serve the site: play in the browser, with friends, bots and the computer.
    #[command(after_help = "Examples:
  kamidana serve
  kamidana serve --listen 0.0.0.0:5264 --public-url https://kamidana.example --proxies 1
  kamidana serve --database postgres://kamidana@db/kamidana --nats nats://bus:4222")]
    Serve(Box<serve::Arguments>),
    /// Write the site as files that any web server can have: rules, courses and analysis, without a server.
    #[command(after_help = "Examples:
  kamidana site public && python3 -m http.server --directory public
  kamidana site public --force --url https://kamidana.example/games/")]
    Site(site::Arguments),
    /// Look after a site: admins, bans, backups, checks.
    #[command(after_help = "Examples:
  kamidana admin verify
  kamidana admin --database postgres://kamidana@db/kamidana backup friday.ndjson
  echo 'a good password' | kamidana admin create-admin Amy")]
    Admin(admin::Arguments),
    /// Make, convert and check records of whole games.
    #[command(subcommand)]
    Record(RecordCommand),
    Play(play::Arguments),
    /// Prove who wins a position.
    Solve(solve::Arguments),
    /// Make and check what is proven of a game as a whole.
    #[command(subcommand)]
    Solved(solved::Arguments),
    /// Judge every move of a position.
    Analyse(analyse::Arguments),
    /// Measure how far from perfect the levels play where hidden cards can be reckoned with exactly.
    Endings(endings::Arguments),
    /// Speak the Universal Game Interface on standard input and output.
    Engine(engine::Arguments),
    /// Let engines play against each other and say which is stronger.
    Arena(arena::Arguments),
    /// Make the table of how far apart neighbouring levels are, in every game and way to play it.
    Levels(arena::levels::Arguments),
    /// Do a fixed piece of work; its node counts are the checksum of the engines' behaviour.
    Bench(bench::Arguments),
    /// Print a completion script for a shell.
    #[command(after_help = "Example:
  kamidana completions bash > /etc/bash_completion.d/kamidana")]
    Completions {
        /// Which shell.
        shell: Shell,
    },
    /// Print the man page, or write those of all commands to a folder.
    #[command(after_help = "Examples:
  kamidana man | man -l -
  kamidana man --folder /usr/local/share/man/man1")]
    Man {
        /// Where to write a page for every command.
        #[arg(long, value_name = "FOLDER")]
        folder: Option<PathBuf>,
    },
}

#[derive(Subcommand, Debug)]
pub(crate) enum RecordCommand {
    /// Begin a game, play the given moves and print its record.
    New {
        /// The game.
        #[arg(value_parser = parse_game, value_name = "GAME")]
        game: GameName,
        /// An option of the game (see kamidana games); may be repeated.
        #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_pair)]
        options: Vec<(String, String)>,
        /// A tag, such as Black=Amy or Date=2026-11-15; may be repeated.
        #[arg(long = "tag", value_name = "NAME=VALUE", value_parser = parse_pair)]
        tags: Vec<(String, String)>,
        /// The seed everything is dealt from, 64 hexadecimal digits; random if not given.
        #[arg(long, value_name = "SEED")]
        seed: Option<kamidana_game::Seed>,
        /// The moves, separated by blanks.
        #[arg(long, value_name = "MOVES", default_value = "")]
        moves: String,
        #[command(flatten)]
        form: FormArguments,
    },
    /// Print a record in another form or notation.
    #[command(after_help = "Examples:
  kamidana record convert game.txt --to json
  kamidana record convert game.json --notation words --language fr")]
    Convert {
        /// The record, text or JSON (- for standard input).
        file: PathBuf,
        #[command(flatten)]
        form: FormArguments,
    },
    /// Check a record: every move, the result, the deals and their seed.
    #[command(after_help = "Example:
  kamidana record check game.txt")]
    Check {
        /// The record, text or JSON (- for standard input).
        file: PathBuf,
    },
}

/// A position and the moves played on it.
#[derive(Args, Debug)]
pub(crate) struct PositionArguments {
    /// The game.
    #[arg(value_parser = parse_game, value_name = "GAME")]
    pub(crate) game: GameName,
    /// The position string; the usual start if not given, where the game has one.
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// Moves to play on it first, separated by blanks.
    #[arg(long, value_name = "MOVES", default_value = "")]
    pub(crate) moves: String,
    /// An option of the game that the position does not say (see kamidana games); may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_pair)]
    pub(crate) options: Vec<(String, String)>,
}

/// How a board is drawn.
#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct StyleArguments {
    /// Show characters or letters beside the colours.
    #[arg(long)]
    characters: bool,
    /// Plain ASCII, no colours.
    #[arg(long, conflicts_with = "characters")]
    ascii: bool,
    /// See the board from the other side.
    #[arg(long)]
    turned: bool,
    /// The language of the words: en, de, fr, nl or tr; that of the environment if not given.
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
}

impl StyleArguments {
    /// Nothing asked for.
    pub(crate) const PLAIN: Self = Self {
        characters: false,
        ascii: false,
        turned: false,
        language: None,
    };
}

impl From<StyleArguments> for crate::draw::Style {
    fn from(style: StyleArguments) -> Self {
        Self {
            characters: style.characters,
            ascii: style.ascii,
            turned: style.turned,
            language: style.language.unwrap_or_else(Language::of_environment),
        }
    }
}

/// The form a record is written in.
#[derive(Args, Debug)]
pub(crate) struct FormArguments {
    /// For people or for machines.
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub(crate) to: Form,
    /// How moves are written, in games that know several ways.
    #[arg(long, value_name = "NOTATION", default_value = "symbols")]
    pub(crate) notation: NotationName,
    /// The language of the words.
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    pub(crate) language: Language,
}

impl FormArguments {
    pub(crate) fn style(&self) -> SheetStyle {
        let notation = match self.notation {
            NotationName::Symbols => "symbols",
            NotationName::Words => "words",
            NotationName::Coordinates => "coordinates",
        };
        SheetStyle::new(notation, self.language.code()).unwrap_or_default()
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    /// Tags and a score sheet.
    Text,
    /// One JSON object.
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum NotationName {
    /// 紫↖5黄
    Symbols,
    /// Purple Left 5 Yellow
    Words,
    /// f1a6
    Coordinates,
}

/// A game that exists.
#[derive(Clone, Copy)]
pub(crate) struct GameName(pub(crate) &'static dyn Game);

impl std::fmt::Debug for GameName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.id())
    }
}

/// All arguments, with the names of the games and their examples in the help; that of `play` is in
/// the language of the words.
pub(crate) fn command(words: &Words) -> clap::Command {
    let titles = games::titles(|_| true);
    let about = format!("A home for {titles}");
    let long = format!(
        "{about}.\n\nExact rules, boards, records and tools. Without a command it shows a board of \
         each game."
    );
    let command = Arguments::command()
        .about(about)
        .long_about(long)
        .mut_arg("colour", |colour| {
            let colour = colour.help(words.say("terminal-help-colour"));
            colour.hide_possible_values(true).hide_default_value(true)
        })
        .mut_subcommand("play", |play| play::in_words(play, words));
    with_examples(command, "")
}

/// The command and those below it, with the games' examples after their own.
fn with_examples(command: clap::Command, path: &str) -> clap::Command {
    let own = command.get_after_help().map(ToString::to_string);
    let command = command.mut_subcommands(|below| {
        let path = format!("{path} {}", below.get_name());
        with_examples(below, path.trim_start())
    });
    let examples: Vec<_> = games::examples(path).collect();
    if examples.is_empty() {
        return command;
    }
    let width = examples.iter().filter(|e| !e.meaning.is_empty());
    let width = width.map(|e| e.call.len()).max().unwrap_or(0);
    let lines = examples.iter().map(|example| {
        let line = format!("  {:width$}  {}", example.call, example.meaning);
        line.trim_end().to_owned()
    });
    let lines = lines.collect::<Vec<_>>().join("\n");
    let own = own.unwrap_or_else(|| "Examples:".to_owned());
    command.after_help(match own.split_once("\n\n") {
        Some((first, rest)) => format!("{first}\n{lines}\n\n{rest}"),
        None => format!("{own}\n{lines}"),
    })
}

pub(crate) fn parse_game(id: &str) -> Result<GameName, String> {
    game(id).map(GameName).ok_or_else(|| {
        let known: Vec<_> = kamidana_game::games()
            .iter()
            .map(|game| game.id())
            .collect();
        format!("the games are {}", known.join(", "))
    })
}

pub(crate) fn parse_pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.into(), value.into())),
        _ => Err("write it as name=value".into()),
    }
}

/// The language of the help: that of `play` is in the user's, all else in English.
pub(crate) fn language_of_help() -> Language {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let command = given.iter().find(|argument| !argument.starts_with('-'));
    if command.is_none_or(|command| command != "play") {
        return Language::English;
    }
    let language = given.iter().enumerate().find_map(|(place, argument)| {
        let value = argument.strip_prefix("--language")?;
        match value.strip_prefix('=') {
            Some(value) => Some(value),
            None => given.get(place + 1).map(String::as_str),
        }
    });
    let language = language.and_then(|code| code.parse().ok());
    language.unwrap_or_else(Language::of_environment)
}
