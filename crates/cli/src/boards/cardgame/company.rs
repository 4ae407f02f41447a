//! One player: factories, developments, cards and reserve.

use cardgame::{Board, Card, CardGame, Company, GOODS, Good, Position, Track};
use table::Seat;

use super::super::Voice;
use super::super::grid::{Grid, list};
use super::{Naming, roman};

/// Everything that lies before one player.
pub(super) fn lines(game: &CardGame, board: &Board, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let own = board.company(seat);
    let heading = voice.say("heading-company", &[("seat", seat.into())]);
    let mut lines = vec![format!("-- {heading} --")];
    if own.is_bankrupt {
        lines.push(voice.text("board-bankrupt"));
        return lines;
    }
    lines.extend(factories(game, board, own, voice));
    lines.extend(developments(game, own, voice));
    lines.extend(cards(game, own, voice));
    lines.extend(reserve(game, own, voice));
    lines
}

fn factories(game: &CardGame, board: &Board, own: &Company, voice: Voice<'_>) -> Vec<String> {
    let headings = [
        "column-factory",
        "brief-side",
        "brief-cards",
        "brief-makes",
        "brief-workers",
        "brief-machines",
        "brief-price",
        "brief-appeal",
        "brief-quality",
        "brief-distribution",
        "brief-store",
        "brief-costs",
    ];
    let mut grid = Grid::new(&headings.map(|id| voice.text(id)));
    grid.left(0);
    grid.left(2);
    for good in Good::ALL {
        let factory = own.factory(good);
        if !factory.is_open() {
            continue;
        }
        let mut parts = [0; GOODS];
        parts[good.index()] = factory.worker_cards() + 1;
        let costs = game.costs(board, own, &parts);
        let appeal = game.total_appeal(factory, good);
        grid.row([
            voice.name_of_good(good),
            roman(factory.side).to_owned(),
            factory.workers.map(roman).join(" "),
            game.output(factory, good, 2).to_string(),
            costs.workers.to_string(),
            machines(own, good),
            voice.in_pounds(game.price_at(factory, good, appeal).into()),
            appeal.to_string(),
            factory.quality.to_string().replace(' ', "+"),
            factory.distribution.to_string(),
            stored(game, own, good),
            voice.in_pounds(costs.total().into()),
        ]);
    }
    if grid.is_empty() {
        return vec![voice.text("board-no-factory")];
    }
    grid.lines()
}

/// Machines, with a mark where one of them is the machine token.
fn machines(own: &Company, good: Good) -> String {
    let count: u8 = own.factory(good).machines.iter().sum();
    let has_token = Position::ALL
        .into_iter()
        .any(|position| own.token == Some((good, position)));
    format!("{count}{}", if has_token { "'" } else { "" })
}

/// Goods in store, and how many there is room for.
fn stored(game: &CardGame, own: &Company, good: Good) -> String {
    let houses = &game.components().storehouses;
    let factory = own.factory(good);
    let big = match own.storehouse == Some(good) {
        true => houses.big_holds,
        false => 0,
    };
    match factory.storehouses * houses.small_holds + big {
        0 => "0".to_owned(),
        room => format!("{}/{room}", factory.stored),
    }
}

fn developments(game: &CardGame, own: &Company, voice: Voice<'_>) -> Vec<String> {
    let items = Track::ALL.map(|track| {
        let name = voice.name_of(track.word());
        format!("{name} {}", game.allows(own, track))
    });
    list(
        &format!("{}: ", voice.text("board-developments")),
        &items,
        ", ",
    )
}

fn cards(game: &CardGame, own: &Company, voice: Voice<'_>) -> Vec<String> {
    let item = |card: Card| {
        let name = voice.name_of_card(card);
        let at = match card {
            Card::Foreman => own.foreman,
            Card::Patent => own.patent,
            Card::Storehouse => own.storehouse,
            _ => None,
        };
        match at {
            Some(good) => format!("{name} ({})", voice.name_of_good(good)),
            None if own.used.contains(card) => format!("{name} ({})", voice.text("board-used")),
            None => name,
        }
    };
    let mut items: Vec<String> = own.cards.iter().map(item).collect();
    if items.is_empty() {
        items.push("–".to_owned());
    }
    let args = [
        ("count", own.cards.len().into()),
        ("most", game.card_limit(own).into()),
    ];
    list(
        &format!("{}: ", voice.say("board-cards", &args)),
        &items,
        ", ",
    )
}

/// Cards that lie at no factory.
fn reserve(game: &CardGame, own: &Company, voice: Voice<'_>) -> Vec<String> {
    let mut items = Vec::new();
    let mut add = |id: &str, count: u8| {
        if count > 0 {
            items.push(voice.say(id, &[("count", count.into())]));
        }
    };
    add("board-small-quality", own.small_in_reserve());
    add("board-large-quality", own.large_in_reserve().into());
    let laid = Good::ALL
        .into_iter()
        .filter(|good| own.factory(*good).distribution > 0 && own.patent != Some(*good));
    let all = game.components().distribution_cards;
    add("board-distribution", all.saturating_sub(laid.count() as u8));
    let placed: u8 = own
        .factories
        .iter()
        .map(|factory| factory.storehouses)
        .sum();
    let all = game.components().storehouses.small;
    add("board-storehouses", all.saturating_sub(placed));
    if items.is_empty() {
        items.push("–".to_owned());
    }
    list(&format!("{}: ", voice.text("board-reserve")), &items, ", ")
}
