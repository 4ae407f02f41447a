//! Set-up, basic and expert.

use std::collections::BTreeSet;

use crate::referee::numbers::*;
use crate::referee::referee::{Referee, Stop};
use crate::referee::words::*;

impl Referee<'_> {
    /// The whole set-up.
    pub(crate) fn set_up(&mut self) -> Result<(), Stop> {
        let options = self.table.options;
        let seats = self.table.seats();
        if options.chosen_factories {
            self.choose_factories()?;
        } else {
            for (seat, (goods, _)) in starts(seats).into_iter().enumerate() {
                for good in goods {
                    self.player(seat).open(good);
                }
            }
        }
        if options.expert_supply {
            self.lay_out()?;
        } else {
            self.table.supply = basic_supply(seats);
        }
        self.table.is_laid_out = true;
        if options.chosen_factories || options.expert_supply {
            for seat in 0..seats {
                self.starting_development(seat)?;
            }
        } else {
            self.stated_developments()?;
        }
        if options.bought_shares {
            for seat in 0..seats {
                self.starting_shares(seat)?;
            }
        }
        Ok(())
    }

    /// Expert set-up 4: clockwise one factory each, then a second one counterclockwise.
    fn choose_factories(&mut self) -> Result<(), Stop> {
        let seats = self.table.seats();
        for seat in (0..seats).chain((0..seats).rev()) {
            self.occasion += 1;
            let closed = (0..4).filter(|good| !self.table.players[seat].is_open(*good));
            let choices = closed.map(|good| format!("open {}", GOODS[good]));
            let choice = self.ask(seat, "starting factory", choices.collect())?;
            let good = good_of(split(&choice)[1]);
            self.player(seat).open(good);
        }
        Ok(())
    }

    /// Expert set-up 10.
    fn lay_out(&mut self) -> Result<(), Stop> {
        let seats = self.table.seats();
        let most = seats - 1;
        let mut fixed = vec![ENTREPRENEUR];
        fixed.extend(std::iter::repeat_n(ENGINEER, most));
        fixed.extend(std::iter::repeat_n(PATENT, most));
        let mut pile: Vec<[CardType; 2]> = SHUFFLED.to_vec();
        // Each card with its upper side first; the latest last.
        let mut laid: Vec<[CardType; 2]> = Vec::new();
        for _ in 0..4 * seats {
            laid.push(self.lay(&mut pile)?);
        }
        // One change at a time, until there is none to make.
        'changes: loop {
            let shown = |laid: &[[CardType; 2]], card: CardType| {
                let laid = laid.iter().filter(|sides| sides[0] == card).count();
                laid + fixed.iter().filter(|other| **other == card).count()
            };
            for card in CARDS {
                if shown(&laid, card) <= most {
                    continue;
                }
                let latest_first: Vec<usize> = (0..laid.len())
                    .rev()
                    .filter(|place| laid[*place][0] == card)
                    .collect();
                for place in &latest_first {
                    let mut flipped = laid.clone();
                    flipped[*place].reverse();
                    if shown(&flipped, flipped[*place][0]) <= most {
                        laid = flipped;
                        self.chair.note("layout: flipped");
                        continue 'changes;
                    }
                }
                if !pile.is_empty() {
                    laid.remove(latest_first[0]);
                    laid.push(self.lay(&mut pile)?);
                    self.chair.note("layout: replaced");
                    continue 'changes;
                }
                self.chair.note("layout: one too many stays");
            }
            break;
        }
        self.table.supply = fixed;
        let up = laid.into_iter().map(|sides| sides[0]);
        self.table.supply.extend(up);
        Ok(())
    }

    /// Takes a card off the pile.
    fn lay(&mut self, pile: &mut Vec<[CardType; 2]>) -> Result<[CardType; 2], Stop> {
        self.occasion += 1;
        let line = self.chair.lay(&self.table, pile)?;
        let words = split(&line);
        let sides = [card_of(words[1]), card_of(words[2])];
        let fits = |card: &[CardType; 2]| *card == sides || [card[1], card[0]] == sides;
        let Some(place) = pile.iter().position(fits) else {
            return Err(Stop::Told(format!("no such card is left: {line}")));
        };
        pile.remove(place);
        Ok(sides)
    }

    /// Set-up 4: the table of the rule book.
    fn stated_developments(&mut self) -> Result<(), Stop> {
        let starts = starts(self.table.seats());
        for (seat, (_, development)) in starts.iter().enumerate() {
            match CARDS.into_iter().find(|card| card == development) {
                Some(card) => self.gain(seat, card),
                None => *self.player(seat).levels.get_mut(development).expect("it") += 1,
            }
        }
        for (seat, (_, development)) in starts.into_iter().enumerate() {
            if development == FOREMAN {
                self.occasion += 1;
                self.lay_foreman(seat)?;
            }
        }
        Ok(())
    }

    /// Expert set-up 4 and 10: one development or one card each.
    fn starting_development(&mut self, seat: usize) -> Result<(), Stop> {
        self.occasion += 1;
        let mut choices: BTreeSet<String> = self.steps_of(seat);
        choices.extend(self.takes_of(seat));
        choices.insert("done".to_owned());
        let choice = self.ask(seat, "starting development", choices)?;
        match split(&choice)[..] {
            ["develop", track] => self.develop(seat, track_of(track)),
            ["take", card] => {
                self.gain(seat, card_of(card));
                if card == FOREMAN {
                    self.lay_foreman(seat)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Expert set-up 11.
    fn starting_shares(&mut self, seat: usize) -> Result<(), Stop> {
        self.occasion += 1;
        let player = &self.table.players[seat];
        let mut choices: BTreeSet<String> = (1..=player.money / player.value)
            .map(|count| format!("buy {count}"))
            .collect();
        choices.insert("done".to_owned());
        let choice = self.ask(seat, "starting shares", choices)?;
        if let ["buy", count] = split(&choice)[..] {
            let player = self.player(seat);
            player.shares += number(count);
            player.money -= number(count) * player.value;
        }
        Ok(())
    }
}
