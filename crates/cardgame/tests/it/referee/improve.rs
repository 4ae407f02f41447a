//! Action 4: quality or distribution.

use std::collections::BTreeSet;

use crate::referee::pieces::Player;
use crate::referee::referee::{Referee, Stop};
use crate::referee::words::*;

/// The two sides of the card that shows a value.
fn sides_of(value: i32) -> [i32; 2] {
    match value {
        1 | 2 => [1, 2],
        3 | 4 => [3, 4],
        _ => [5, 6],
    }
}

/// Values as they are written: the highest first, 0 for none.
pub(crate) fn written(values: &[i32]) -> String {
    let words: Vec<String> = values.iter().map(ToString::to_string).collect();
    match words.is_empty() {
        true => "0".to_owned(),
        false => words.join(" "),
    }
}

/// Values that are written.
pub(crate) fn read(words: &[&str]) -> Vec<i32> {
    let values = words.iter().map(|word| number(word));
    values.filter(|value| *value > 0).collect()
}

/// All sets of values that two small cards, the large one and the Engineer can show, the highest first.
pub(crate) fn sets_of_values() -> Vec<Vec<i32>> {
    let mut sets = Vec::new();
    for engineer in [&[][..], &[5], &[6]] {
        for large in [&[][..], &[3], &[4]] {
            for small in [&[][..], &[1], &[2], &[1, 1], &[2, 1], &[2, 2]] {
                sets.push([engineer, large, small].concat());
            }
        }
    }
    sets
}

/// What an action has added: increases count, decreases are lost.
fn added(before: &[i32; 4], now: &[i32; 4]) -> i32 {
    let pairs = before.iter().zip(now);
    pairs.map(|(before, now)| (now - before).max(0)).sum()
}

impl Player {
    /// Quality or distribution of each factory.
    fn values(&self, kind: &str) -> [i32; 4] {
        std::array::from_fn(|good| match kind {
            QUALITY => self.quality_at(good).iter().sum(),
            _ => self.distribution_at(good),
        })
    }

    /// The factory at which the Patent lies.
    pub(crate) fn patent_at(&self) -> Option<usize> {
        let mut cards = self.distribution.iter();
        let (good, _) = cards.find(|card| card.is_patent)?.at?;
        Some(good)
    }

    /// The most quality of a factory.
    fn most_quality(&self) -> i32 {
        if self.is_engineered { 6 } else { 4 }
    }

    /// The player with these quality cards at a factory, if the cards can be had without doubt.
    ///
    /// Cards come from the factory itself, then from the reserve, then from factories that were not
    /// set yet.
    fn with_quality(&self, good: usize, values: &[i32], set: &[usize]) -> Option<Player> {
        let mut player = self.clone();
        for sides in [[1, 2], [3, 4], [5, 6]] {
            let mut wanted: Vec<i32> = values
                .iter()
                .copied()
                .filter(|v| sides_of(*v) == sides)
                .collect();
            let mut here = Vec::new();
            let mut reserve = Vec::new();
            let mut elsewhere = Vec::new();
            for (index, card) in self.quality.iter().enumerate() {
                match card.at {
                    _ if card.sides != sides => {}
                    Some((place, _)) if place == good => here.push(index),
                    None => reserve.push(index),
                    Some((place, _)) if !set.contains(&place) => elsewhere.push(index),
                    Some(_) => {}
                }
            }
            let kept = self.kept(&here, &mut wanted);
            // Then cards of the factory itself are turned to other values; the side that they show is
            // chosen in step b, and until then a card that is laid or turned shows price.
            let others = here.iter().copied().filter(|index| !kept.contains(index));
            let others: Vec<usize> = others.collect();
            let turned = others.into_iter().take(wanted.len());
            let missing = wanted.len() - turned.len();
            let new: Vec<usize> = match missing.checked_sub(reserve.len()) {
                None | Some(0) => turned.chain(reserve.into_iter().take(missing)).collect(),
                // From which factory has to be clear.
                Some(rest) if rest == elsewhere.len() => {
                    turned.chain(reserve).chain(elsewhere).collect()
                }
                Some(_) => return None,
            };
            for index in here.into_iter().filter(|index| !kept.contains(index)) {
                player.quality[index].at = None;
                player.quality[index].shows_appeal = false;
            }
            for (index, value) in new.into_iter().zip(wanted) {
                player.quality[index].at = Some((good, value));
                player.quality[index].shows_appeal = false;
            }
        }
        Some(player)
    }

    /// The cards of one kind that stay at a factory as they lie; values that are left over need a card that is
    /// laid or turned.
    ///
    /// Of two with the same value the one that shows appeal stays.
    fn kept(&self, here: &[usize], wanted: &mut Vec<i32>) -> Vec<usize> {
        let mut here = here.to_vec();
        here.sort_by_key(|index| !self.quality[*index].shows_appeal);
        let mut kept = Vec::new();
        for index in here {
            let shown = self.quality[index].at.map(|(_, value)| value);
            let place = wanted.iter().position(|value| Some(*value) == shown);
            if let Some(place) = place {
                wanted.remove(place);
                kept.push(index);
            }
        }
        kept
    }

    /// The player with this distribution at a factory, if there is a card for it.
    ///
    /// "Rotate, flip, or replace ... to increase its value": an own card of the reserve replaces a Patent whose
    /// value rises, so that the Patent can be given back without loss.
    fn with_distribution(&self, good: usize, value: i32) -> Option<Player> {
        let mut player = self.clone();
        let cards = &mut player.distribution;
        let here = cards
            .iter()
            .position(|card| card.at.is_some_and(|(place, _)| place == good));
        let free = |is_patent: bool| {
            let mut cards = self.distribution.iter();
            cards.position(|card| card.at.is_none() && card.is_patent == is_patent)
        };
        let is_patent_raised = here.is_some_and(|index| {
            let card = &self.distribution[index];
            card.is_patent && card.at.is_some_and(|(_, shown)| shown < value)
        });
        if let (true, Some(patent), Some(own)) = (is_patent_raised, here, free(false)) {
            cards[patent].at = None;
            cards[own].at = Some((good, value));
            return Some(player);
        }
        let index = match value {
            0 => here,
            _ => here.or(free(false)).or(free(true)),
        }?;
        cards[index].at = (value > 0).then_some((good, value));
        Some(player)
    }
}

impl Referee<'_> {
    pub(crate) fn values_now(&self, seat: usize, kind: &str) -> [i32; 4] {
        self.table.players[seat].values(kind)
    }

    /// Steps of action 4 with quality: what was before the action, which factories were set in it.
    pub(crate) fn quality_steps(
        &self,
        seat: usize,
        before: &[i32; 4],
        set: &[usize],
    ) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let mut steps = BTreeSet::new();
        for good in player.open_goods() {
            for values in sets_of_values() {
                let is_too_much = values.iter().sum::<i32>() > player.most_quality();
                if set.contains(&good) || is_too_much || player.quality_at(good) == values {
                    continue;
                }
                let Some(then) = player.with_quality(good, &values, set) else {
                    continue;
                };
                if added(before, &then.values(QUALITY)) <= player.allowed(QUALITY) {
                    steps.insert(format!("quality {} {}", GOODS[good], written(&values)));
                }
            }
        }
        steps
    }

    /// Action 4 with quality.
    pub(crate) fn add_quality(&mut self, seat: usize, first: String) -> Result<(), Stop> {
        let before = self.values_now(seat, QUALITY);
        let mut set = Vec::new();
        let mut step = first;
        while step != "done" {
            let words = split(&step);
            let (good, values) = (good_of(words[1]), read(&words[2..]));
            let player = &mut self.table.players[seat];
            let others = |player: &Player| {
                (0..4)
                    .filter(|other| *other != good)
                    .map(|other| player.quality_at(other))
                    .collect::<Vec<_>>()
            };
            let then = player
                .with_quality(good, &values, &set)
                .expect("it was offered");
            if others(player) != others(&then) {
                self.chair.note("quality: a card from another factory");
            }
            *player = then;
            set.push(good);
            let mut choices = self.quality_steps(seat, &before, &set);
            choices.insert("done".to_owned());
            step = self.ask(seat, "quality", choices)?;
        }
        Ok(())
    }

    /// Steps of action 4 with distribution.
    pub(crate) fn distribution_steps(
        &self,
        seat: usize,
        before: &[i32; 4],
        set: &[usize],
    ) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let mut steps = BTreeSet::new();
        for good in player.open_goods() {
            for value in 0..=4 {
                if set.contains(&good) || player.distribution_at(good) == value {
                    continue;
                }
                let Some(then) = player.with_distribution(good, value) else {
                    continue;
                };
                if added(before, &then.values(DISTRIBUTION)) <= player.allowed(DISTRIBUTION) {
                    steps.insert(format!("distribution {} {value}", GOODS[good]));
                }
            }
        }
        steps
    }

    /// Action 4 with distribution.
    pub(crate) fn add_distribution(&mut self, seat: usize, first: String) -> Result<(), Stop> {
        let before = self.values_now(seat, DISTRIBUTION);
        let mut set = Vec::new();
        let mut step = first;
        while step != "done" {
            let words = split(&step);
            let (good, value) = (good_of(words[1]), number(words[2]));
            let player = &mut self.table.players[seat];
            let then = player
                .with_distribution(good, value)
                .expect("it was offered");
            if value > 0 && player.patent_at() == Some(good) && then.patent_at().is_none() {
                self.chair.note("an own card in place of the Patent");
            }
            *player = then;
            set.push(good);
            let mut choices = self.distribution_steps(seat, &before, &set);
            choices.insert("done".to_owned());
            step = self.ask(seat, "distribution", choices)?;
        }
        Ok(())
    }

    /// Card 12: the Engineer has left a factory; cards of the reserve up to its value may take its place.
    /// They lie on the side that it showed, so that nothing is gained by the exchange. Gives their value.
    pub(crate) fn replace_engineer(
        &mut self,
        seat: usize,
        good: usize,
        worth: i32,
        shows_appeal: bool,
    ) -> Result<i32, Stop> {
        let player = &self.table.players[seat];
        let lying: i32 = player.quality_at(good).iter().sum();
        let mut choices = BTreeSet::from(["done".to_owned()]);
        for values in sets_of_values() {
            let sum: i32 = values.iter().sum();
            if !values.is_empty()
                && sum <= worth
                && lying + sum <= player.most_quality()
                && player.reserve_has(&values)
            {
                choices.insert(format!("replace {}", written(&values)));
            }
        }
        let choice = self.ask(seat, "replace the Engineer", choices)?;
        if choice == "done" {
            return Ok(0);
        }
        if shows_appeal {
            self.chair
                .note("cards in the place of an Engineer that showed appeal");
        }
        let values = read(&split(&choice)[1..]);
        for value in &values {
            let mut cards = self.player(seat).quality.iter_mut();
            let card = cards.find(|card| card.at.is_none() && card.sides == sides_of(*value));
            let card = card.expect("the reserve has it");
            card.at = Some((good, *value));
            card.shows_appeal = shows_appeal;
        }
        Ok(values.iter().sum())
    }
}

impl Player {
    /// Whether cards of the reserve can show these values.
    fn reserve_has(&self, values: &[i32]) -> bool {
        [[1, 2], [3, 4], [5, 6]].into_iter().all(|sides| {
            let wanted = values.iter().filter(|value| sides_of(**value) == sides);
            let cards = self.quality.iter();
            let there = cards.filter(|card| card.at.is_none() && card.sides == sides);
            wanted.count() <= there.count()
        })
    }
}
