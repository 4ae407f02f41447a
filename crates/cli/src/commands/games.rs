//! `millwright games`: the catalogue.

use std::io::Write;

use ::games::{AnyGame, CATALOGUE};
use bots::{BotInfo, all_bots, baselines_for, bots_for, levels_for};
use serde_json::{Value, json};
use table::{Arg, GameInfo, Shorthand};

use super::print_json;
use crate::context::Context;
use crate::failure::Failure;

/// Prints the catalogue for people or as JSON.
pub(crate) fn print(context: &Context, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    if json {
        return print_json(&catalogue(), out);
    }
    let texts = context.texts();
    for info in CATALOGUE {
        let name = texts.get(&format!("game-{}", info.id), &[]);
        let args = [
            ("from", Arg::from(*info.players.start())),
            ("to", Arg::from(*info.players.end())),
        ];
        writeln!(
            out,
            "{}  {name}, {}",
            info.id,
            texts.get("cli-players", &args)
        )?;
        for option in info.options {
            writeln!(out, "  --set {}", shown(option.name, option.values))?;
        }
        for word in info.shorthands {
            let all: Vec<&str> = word.options.iter().map(|(option, _)| *option).collect();
            let set = shown(word.name, &Shorthand::VALUES);
            let means = texts.get(&format!("start-shorthand-{}", word.name), &[]);
            writeln!(out, "  --set {set}  {means}: {}", all.join(", "))?;
        }
    }
    writeln!(out, "{}", texts.get("cli-bots", &[]))?;
    for bot in all_bots() {
        let says = texts.get(&format!("cli-bot-{}", bot.name), &[]);
        writeln!(out, "  {}  {says}", bot.name)?;
    }
    Ok(())
}

/// `setup=free|predetermined`; the first value is the default.
fn shown(name: &str, values: &[&str]) -> String {
    format!("{name}={}", values.join("|"))
}

fn catalogue() -> Value {
    let games: Vec<Value> = CATALOGUE.iter().map(|info| game(info)).collect();
    json!({ "games": games, "bots": bots(all_bots()) })
}

fn bots(infos: impl IntoIterator<Item = BotInfo>) -> Vec<Value> {
    infos
        .into_iter()
        .map(|bot| json!({ "name": bot.name, "takes_budget": bot.takes_budget }))
        .collect()
}

fn game(info: &GameInfo) -> Value {
    let game = AnyGame::as_released(info).expect("the program holds every game");
    let setup = game.setup();
    json!({
        "id": info.id,
        "players": [info.players.start(), info.players.end()],
        "options": info.options,
        "shorthands": info.shorthands,
        "bots": bots(bots_for(info.id)),
        "levels": bots(levels_for(info.id)),
        "baselines": bots(baselines_for(info.id)),
        "rules": setup.rules,
        "data": setup.data.to_string(),
        "data_file": info.data_file(),
    })
}
