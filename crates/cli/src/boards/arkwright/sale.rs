//! `millwright sale`: the bare sale rule (III.1), line by line.

use std::io::{BufRead, Write};

use ::engine::MOST_IN_LINE;
use arkwright::{Seller, Sellers, sell_all};
use serde::{Deserialize, Serialize};
use table::MAX_SEATS;

use crate::failure::Failure;
use crate::lines::Lines;

/// A market, as a line states it.
#[derive(Deserialize)]
struct Market {
    demand: u8,
    importer: u8,
    players: Vec<Player>,
}

#[derive(Deserialize)]
struct Player {
    appeal: u8,
    produced: u8,
    stored: u8,
    quality: u8,
}

/// What is sold on it.
#[derive(Serialize)]
struct Sold {
    sold: Vec<u8>,
    importer: u8,
}

/// Answers each line in order; stops at the first that states no market.
pub(crate) fn run(mut lines: Lines<impl BufRead>, out: &mut impl Write) -> Result<(), Failure> {
    let mut number = 0;
    while let Some(line) = lines.next()? {
        number += 1;
        if line.trim().is_empty() {
            continue;
        }
        let sold = match answer(&line) {
            Ok(sold) => sold,
            Err(reason) => {
                // What was answered so far belongs to the reader before the error does.
                out.flush()?;
                let text = format!("stdin, line {number}: {reason}");
                return Err(Failure::illegal(text));
            }
        };
        serde_json::to_writer(&mut *out, &sold).map_err(std::io::Error::from)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

fn answer(line: &str) -> Result<Sold, String> {
    if line.len() > MOST_IN_LINE {
        return Err(format!("more than {MOST_IN_LINE} bytes; give one market"));
    }
    if line.contains(char::REPLACEMENT_CHARACTER) {
        return Err("not UTF-8 text; send JSON as UTF-8 text".to_owned());
    }
    let market: Market = serde_json::from_str(line).map_err(|error| {
        // The position within the line is enough; serde counts it as line 1 of its own.
        let reason = error
            .to_string()
            .replace(" at line 1 column ", " at column ");
        format!("{reason}; numbers go from 0 to 255, 'millwright sale --help' shows the line")
    })?;
    if market.players.len() > MAX_SEATS {
        let count = market.players.len();
        return Err(format!("{count} players; give at most {MAX_SEATS}"));
    }
    let mut sellers = Sellers::default();
    for (seller, player) in sellers.iter_mut().zip(&market.players) {
        *seller = Seller {
            appeal: player.appeal,
            quality: player.quality,
            produced: player.produced,
            stored: player.stored,
        };
    }
    let sale = sell_all(market.demand, market.importer, &sellers);
    Ok(Sold {
        sold: sale.sold[..market.players.len()].to_vec(),
        importer: sale.importer_sold,
    })
}
