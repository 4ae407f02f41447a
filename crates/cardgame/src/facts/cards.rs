//! Facts about development cards, and who starts with which.

use ::data::{Check, Common, needs, stated, states};

use super::Phrase;
use super::section::rules;
use crate::card::{CARDS, Card};
use crate::components::{Components, DOUBLE_SIDED, StartDevelopment};

/// The types that a card shows on both sides.
const SAME_SIDES: [Card; 3] = [Card::Patent, Card::Engineer, Card::Storehouse];

/// Development cards in the box.
const IN_THE_BOX: usize = 24;

/// The cards of the table in set-up 4, by player count; none is a development on the board.
const STARTING: [&[Option<Card>]; 3] = [
    &[Some(Card::Foreman), Some(Card::Workshop)],
    &[None, Some(Card::Workshop), Some(Card::Foreman)],
    &[None, Some(Card::Foreman), None, Some(Card::Workshop)],
];

/// What the seats start with.
pub(super) fn seats(components: &Components) -> Check {
    for ((players, seats), due) in (2..).zip(&components.starts).zip(STARTING) {
        for (at, (seat, due)) in seats.iter().zip(due).enumerate() {
            let place = format!("seats.{players}.seats.{}", at + 1);
            let [first, second] = seat.factories;
            let other = format!("{place}.factories.2");
            needs(
                first != second,
                other,
                second.word().to_owned(),
                Phrase::OtherGood,
            )?;
            let (key, found, card) = match seat.development {
                StartDevelopment::Board(track) => ("board", track.word(), None),
                StartDevelopment::Card(card) => ("card", card.word(), Some(card)),
            };
            let place = format!("{place}.{key}");
            let wanted = match due {
                Some(card) => card.word().to_owned().into(),
                None => ::data::Phrase::from(Phrase::OnTheBoard),
            };
            states(rules::SEATS, card == *due, place, found.to_owned(), wanted)?;
        }
    }
    Ok(())
}

/// The basic supply of set-up 10.
pub(super) fn supply(components: &Components) -> Check {
    let tables: [&[(Card, u8)]; 3] = [
        &[
            (Card::Patent, 2),
            (Card::Engineer, 2),
            (Card::Storehouse, 1),
            (Card::Entrepreneur, 1),
            (Card::ExtraShift, 1),
            (Card::Workshop, 2),
            (Card::Foreman, 2),
        ],
        &[
            (Card::Patent, 1),
            (Card::Engineer, 1),
            (Card::Storehouse, 1),
            (Card::ExtraShift, 1),
            (Card::PatronClothesFood, 1),
            (Card::PatronCutleryFood, 1),
        ],
        &[
            (Card::PatronLampsCutlery, 1),
            (Card::PatronCutleryClothes, 1),
            (Card::PatronLampsFood, 1),
            (Card::Inventor, 2),
        ],
    ];
    for ((players, supply), table) in (2..).zip(&components.supply).zip(tables) {
        for card in Card::ALL {
            let row = table.iter().find(|(due, _)| *due == card);
            let due = row.map_or(0, |(_, count)| *count);
            let found = supply[card.index()];
            states(
                rules::SUPPLY,
                found == due,
                format!("supply.{players}"),
                times(found, card),
                times(due, card),
            )?;
        }
    }
    Ok(())
}

fn times(count: u8, card: Card) -> Phrase {
    let card = card.word().to_owned();
    Phrase::Times { count, card }
}

/// What is on the 24 cards.
pub(super) fn in_the_box(components: &Components) -> Check {
    let due = four_players(components);
    for card in SAME_SIDES {
        let (found, least) = (components.single[card.index()], due[card.index()]);
        states(
            rules::SUPPLY,
            found >= least,
            format!("development_cards.{}", card.word()),
            found,
            Common::AtLeast { number: least },
        )?;
    }
    let single = components.single.iter().copied().map(usize::from);
    let all = single.sum::<usize>() + DOUBLE_SIDED;
    states(
        rules::BOX,
        all == IN_THE_BOX,
        "development_cards",
        all,
        IN_THE_BOX,
    )?;
    for (at, [one, other]) in components.double.iter().enumerate() {
        let same = [one, other]
            .into_iter()
            .any(|card| SAME_SIDES.contains(card));
        needs(
            one != other && !same,
            format!("development_cards.two_types.{}", at + 1),
            format!("{}, {}", one.word(), other.word()),
            Phrase::TwoTypes,
        )?;
    }
    // The expert supply begins with the one that there is, and all other cards are shuffled.
    let sides = components.double.iter().flatten();
    let entrepreneurs = sides.filter(|card| **card == Card::Entrepreneur).count();
    needs(
        entrepreneurs == 1,
        "development_cards.two_types",
        times(entrepreneurs as u8, Card::Entrepreneur),
        times(1, Card::Entrepreneur),
    )?;
    let missing = missing(components, &due);
    states(
        rules::SUPPLY,
        missing.is_none(),
        "development_cards.two_types",
        Phrase::NotShown {
            card: missing.map_or("", Card::word).to_owned(),
        },
        Phrase::WholeSupply,
    )
}

/// The supply of four players.
fn four_players(components: &Components) -> [u8; CARDS] {
    let mut all = [0_u8; CARDS];
    for supply in &components.supply {
        for (count, more) in all.iter_mut().zip(supply) {
            *count = count.saturating_add(*more);
        }
    }
    all
}

/// A type that the cards of two types cannot show as often as it is due, along with all others.
fn missing(components: &Components, due: &[u8; CARDS]) -> Option<Card> {
    let mut shown = [None; DOUBLE_SIDED];
    let types = Card::ALL
        .into_iter()
        .filter(|card| !SAME_SIDES.contains(card));
    let mut each = types.flat_map(|card| std::iter::repeat_n(card, usize::from(due[card.index()])));
    each.find(|card| !show(components, *card, &mut shown, &mut [false; DOUBLE_SIDED]))
}

/// Lets one more card show this type, if need be by turning others over.
fn show(
    components: &Components,
    card: Card,
    shown: &mut [Option<Card>; DOUBLE_SIDED],
    tried: &mut [bool; DOUBLE_SIDED],
) -> bool {
    for at in 0..DOUBLE_SIDED {
        if tried[at] || !components.double[at].contains(&card) {
            continue;
        }
        tried[at] = true;
        let is_free = match shown[at] {
            None => true,
            Some(other) => show(components, other, shown, tried),
        };
        if is_free {
            shown[at] = Some(card);
            return true;
        }
    }
    false
}

/// The numbers on the cards.
pub(super) fn numbers(components: &Components) -> Check {
    let cards = &components.cards;
    for (section, place, found, due) in [
        (rules::WORKSHOP, "workshop", cards.workshop_machines, 2),
        (rules::FOREMAN, "foreman.less", cards.foreman_saves, 2),
        (rules::FOREMAN, "foreman.workers", cards.foreman_workers, 4),
        (rules::DEVELOPER, "developer", cards.developer_saves, 2),
        (rules::BROKER, "broker", cards.broker_shares, 2),
        (rules::INVENTOR, "inventor", cards.inventor_factories, 2),
    ] {
        stated(section, format!("card_numbers.{place}"), found, due)?;
    }
    Ok(())
}
