//! `kamidana completions` and `man`, both made from the definitions of the arguments.

use std::{io::Write, path::Path};

use clap_complete::Shell;
use clap_mangen::Man;

use crate::{
    args,
    failure::Failure,
    words::{Language, Words},
};

pub(crate) fn completions(shell: Shell, out: &mut dyn Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(
        shell,
        &mut args::command(Words::of(Language::English)),
        "kamidana",
        &mut script,
    );
    out.write_all(&script)?;
    Ok(())
}

pub(crate) fn man(folder: Option<&Path>, out: &mut dyn Write) -> Result<(), Failure> {
    match folder {
        None => Man::new(args::command(Words::of(Language::English))).render(&mut &mut *out)?,
        Some(folder) => {
            std::fs::create_dir_all(folder)
                .map_err(|e| Failure::input(format!("cannot make {}: {e}", folder.display())))?;
            clap_mangen::generate_to(args::command(Words::of(Language::English)), folder)?;
        }
    }
    Ok(())
}
