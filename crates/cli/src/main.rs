//! The binary `millwright`: the games at a terminal, in pipes and for other programs.

#![forbid(unsafe_code)]

mod args;
mod attempts;
mod boards;
mod commands;
mod context;
mod failure;
mod files;
mod ladder;
mod lines;
#[cfg(test)]
#[path = "../tests/it/paths.rs"]
mod paths;
mod players;
mod terminal;
mod usage;
mod workers;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use args::{Command, DeckCommand, Millwright};
use context::Context;
use failure::Failure;
use lines::Lines;

fn main() -> ExitCode {
    let result = usage::parse().and_then(|call| match call {
        Some(call) => run(call),
        None => Ok(()),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(text) = failure.text {
                failure::tell(&text);
            }
            ExitCode::from(failure.code)
        }
    }
}

fn run(call: Millwright) -> Result<(), Failure> {
    let context = Context::new(&call.everywhere)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let out = &mut out;
    if call.version {
        commands::version::print(out)?;
        return Ok(out.flush()?);
    }
    let Some(command) = call.command else {
        let game = games::CATALOGUE[0].id;
        return Err(Failure::usage(format!(
            "no command given; try 'millwright --help' or 'millwright play {game}'"
        )));
    };
    match command {
        Command::Games { json } => commands::games::print(&context, json, out)?,
        Command::New {
            table,
            seed,
            challenge,
        } => commands::new::print(&context, &table, seed.as_deref(), &challenge, out)?,
        Command::Show { record, json } => {
            commands::show::print(&context, &record.record, json, out)?;
        }
        Command::Legal { record } => commands::legal::print(&context, &record.record, out)?,
        Command::Act { record, actions } => {
            commands::act::print(&context, &record.record, &actions, out)?;
        }
        Command::Replay { records } => commands::replay::print(&context, &records, out)?,
        Command::Sim(args) => commands::sim::print(&context, &args, out)?,
        Command::Ladder(args) => commands::ladder::print(&context, &args, out)?,
        Command::Train(args) => commands::train::run(&context, &args, out)?,
        Command::Engine { deck } => commands::engine::run(&context, deck.as_deref(), out)?,
        Command::Deck {
            what: DeckCommand::Check { file },
        } => boards::check_deck(&context, &file, out)?,
        Command::Forecast { record, json } => {
            commands::forecast::print(&context, &record.record, json, out)?;
        }
        Command::Sale { .. } => boards::sale::run(Lines::new(io::stdin().lock()), out)?,
        Command::Serve { listen } => commands::serve::run(&context, &listen, out)?,
        Command::Page { folder } => commands::page::write(&context, &folder, out)?,
        Command::Play(args) => terminal::run(&context, &args, out)?,
        Command::Data { game, json } => commands::data::print(&context, &game, json, out)?,
        Command::Completions { shell } => commands::completions::print(shell, out)?,
        Command::Notation => commands::notation::print(out)?,
    }
    Ok(out.flush()?)
}
