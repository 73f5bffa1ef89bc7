//! `kamidana site`: the site as files, for a web server that is not ours.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use clap::Args;
use kamidana_server::{ExportSettings, site_files};

use crate::{failure::Failure, showcase::House, words::Language};

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Where to write it; made if it is not there.
    #[arg(value_name = "DIRECTORY")]
    directory: PathBuf,

    /// Where it will be found, such as <https://kamidana.example/games/>: for those who search, and for
    /// addresses where there is nothing, if it does not lie at the root of its host.
    #[arg(long, value_name = "URL")]
    url: Option<String>,

    /// The language of what can be read without a script; the others lie beside it.
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    language: Language,

    /// Write into a directory in which there is something: files with the same names are replaced, all
    /// others stay.
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let Arguments {
        directory,
        url,
        language,
        force,
    } = arguments;
    let settings = ExportSettings {
        url: url.as_deref(),
        language: language.code(),
    };
    let files = site_files(&House, settings).map_err(Failure::input)?;
    make_room(directory, *force)?;
    for file in &files {
        write(&directory.join(&file.path), &file.data)?;
    }
    let count = files.len();
    let bytes: usize = files.iter().map(|file| file.data.len()).sum();
    let directory = directory.display();
    writeln!(
        out,
        "{count} files, {:.1} MB, in {directory}",
        bytes as f64 / 1e6
    )?;
    writeln!(
        out,
        "try it: python3 -m http.server --directory {directory}"
    )?;
    Ok(())
}

/// A directory with nothing in it, unless somebody insists.
fn make_room(directory: &Path, force: bool) -> Result<(), Failure> {
    let cannot = |error| Failure::input(format!("cannot use {}: {error}", directory.display()));
    fs::create_dir_all(directory).map_err(cannot)?;
    let is_empty = fs::read_dir(directory).map_err(cannot)?.next().is_none();
    if is_empty || force {
        return Ok(());
    }
    Err(Failure::input(format!(
        "{} is not empty; --force writes into it all the same",
        directory.display()
    )))
}

fn write(path: &Path, data: &[u8]) -> Result<(), Failure> {
    let written = path
        .parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, data));
    written.map_err(|error| Failure::input(format!("cannot write {}: {error}", path.display())))
}
