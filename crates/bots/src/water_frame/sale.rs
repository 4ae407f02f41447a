//! The sale in England where everybody sells whatever he can: the same as [`arkwright::sell_all`],
//! without questions, since a forecast makes thousands of them.

use arkwright::Sellers;
use table::{MAX_SEATS, Seat};

/// What everybody sells, and what the importer does (III.1).
pub(super) fn sell(demand: u8, importer: u8, sellers: &Sellers) -> ([u8; MAX_SEATS], u8) {
    let supply = sellers.map(|seller| seller.produced + seller.stored);
    let mut most = [0; MAX_SEATS];
    let (mut wanted, mut highest) = (importer, importer);
    for seat in Seat::all(MAX_SEATS as u8).map(Seat::index) {
        most[seat] = supply[seat].min(sellers[seat].appeal);
        wanted += most[seat];
        highest = highest.max(sellers[seat].appeal);
    }
    if demand == 0 {
        return ([0; MAX_SEATS], 0);
    }
    if wanted <= demand {
        return (most, importer);
    }
    // Higher appeal first, then higher quality; the importer is last among equals.
    let mut order = [0, 1, 2, 3];
    let rank = |seat: usize| (sellers[seat].appeal, sellers[seat].quality);
    for place in 1..MAX_SEATS {
        let mut at = place;
        while at > 0 && rank(order[at]) > rank(order[at - 1]) {
            order.swap(at, at - 1);
            at -= 1;
        }
    }
    let (mut sold, mut importer_sold, mut demand) = ([0; MAX_SEATS], 0, demand);
    for call in (1..=highest).rev() {
        let mut importer_waits = importer >= call;
        let mut at = 0;
        while at < MAX_SEATS && sellers[order[at]].appeal >= call {
            if importer_waits && sellers[order[at]].appeal < importer {
                importer_waits = false;
                importer_sold += 1;
                demand -= 1;
                if demand == 0 {
                    return (sold, importer_sold);
                }
            }
            // Equals take their goods at the same time, even where there are too few (III.1).
            let equals = rank(order[at]);
            while at < MAX_SEATS && rank(order[at]) == equals {
                let seat = order[at];
                if sold[seat] < supply[seat] {
                    sold[seat] += 1;
                    demand = demand.saturating_sub(1);
                }
                at += 1;
            }
            if demand == 0 {
                return (sold, importer_sold);
            }
        }
        if importer_waits {
            importer_sold += 1;
            demand -= 1;
            if demand == 0 {
                return (sold, importer_sold);
            }
        }
    }
    (sold, importer_sold)
}

#[cfg(test)]
mod tests {
    use arkwright::{Seller, sell_all};
    use table::Rng;

    use super::*;

    #[test]
    fn it_sells_what_the_rules_sell() {
        let mut rng = Rng::new(1);
        for _ in 0..20_000 {
            let mut sellers = Sellers::default();
            for seller in &mut sellers {
                if rng.below(4) > 0 {
                    *seller = Seller {
                        appeal: rng.below(9) as u8,
                        quality: 8 + rng.below(4) as u8,
                        produced: rng.below(7) as u8,
                        stored: rng.below(4) as u8,
                    };
                }
            }
            let (demand, importer) = (rng.below(20) as u8, rng.below(6) as u8);
            let sale = sell_all(demand, importer, &sellers);
            let sold = sell(demand, importer, &sellers);
            assert_eq!(
                (sale.sold, sale.importer_sold),
                sold,
                "{demand} {importer} {sellers:?}"
            );
        }
    }
}
