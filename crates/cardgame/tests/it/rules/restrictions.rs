//! Decade restrictions (expert set-up 3) and the Inventor's expert part (Card 8).

use cardgame::Good::{Cutlery, Food};
use cardgame::{Options, Phase, TRACKS, Track};

use crate::rules::kit::{Table, card, seat};

/// From which decade on each track may be taken to its second and third level.
const DECADES: [[u8; 2]; TRACKS] = [[1, 2], [1, 2], [1, 1], [1, 2], [1, 2], [2, 3]];

const OPTIONS: Options = Options {
    decade_restrictions: true,
    chosen_factories: false,
    no_ships: false,
    expert_supply: false,
    bought_shares: false,
    extra_production: false,
    early_shipping: false,
    neutral_competes: false,
};

/// Seat 1 at step c of this decade, with every track on this level.
fn table(decade: u8, level: u8, change: impl FnOnce(Table) -> Table) -> Table {
    let table = Table::with_options(3, OPTIONS).rich();
    let mut table = change(table.in_round(decade, Food).with_levels(1, level));
    table.idle_until(|board| board.phase == Phase::Development);
    table
}

/// Proves: CGX-001.
#[test]
fn a_development_waits_for_its_decade() {
    for decade in 1..=3 {
        for level in [0, 1] {
            let table = table(decade, level, |table| table);
            for track in Track::ALL {
                let develop = format!("develop {}", track.word());
                if DECADES[track.index()][usize::from(level)] <= decade {
                    assert!(table.allows(&develop), "{develop} {level} in {decade}");
                } else {
                    table.refused(&develop, "card-decade-restriction");
                }
            }
        }
    }
    // Without the variant nothing waits.
    for level in [0, 1] {
        let mut table = Table::new(3).with_levels(1, level);
        table.idle_until(|board| board.phase == Phase::Development);
        assert_eq!(table.legal_with("develop").len(), TRACKS);
    }
}

/// Proves: CGX-002, CGX-003.
#[test]
fn a_card_lifts_the_restriction_of_its_track_alone() {
    let lifted = [
        ("engineer", Some(Track::Quality)),
        ("patent", Some(Track::Distribution)),
        ("workshop", Some(Track::Machinery)),
        ("customs-office", Some(Track::Ship)),
        ("broker", Some(Track::Stock)),
        ("inventor", None),
        ("developer", None),
        ("storehouse", None),
    ];
    for (name, lifts) in lifted {
        let table = table(1, 1, |table| table.with_card(1, name));
        for track in Track::ALL {
            let develop = format!("develop {}", track.word());
            let is_open = track == Track::Cards || lifts == Some(track);
            if is_open {
                assert!(table.allows(&develop), "{name}: {develop}");
            } else {
                table.refused(&develop, "card-decade-restriction");
            }
        }
    }
}

/// No card lifts the restriction of the card limit, if the board had one there.
/// Proves: CGX-003.
#[test]
fn no_card_lifts_the_restriction_of_the_card_limit() {
    let mut components = Table::new(3).game.components().clone();
    components.decades[Track::Cards.index()] = [3, 3];
    for name in cardgame::Card::ALL.map(cardgame::Card::word) {
        let mut table = table(1, 0, |table| {
            let table = table.with_card(1, name);
            table.with(1, |company| {
                company.foreman = (name == "foreman").then_some(Food);
            })
        });
        table.game = cardgame::CardGame::with(3, OPTIONS, &components);
        table.refused("develop cards", "card-decade-restriction");
    }
}

/// Proves: CGX-002.
#[test]
fn with_the_card_the_restriction_comes_back_but_no_step() {
    let mut table = table(1, 1, |table| {
        table.with_card(1, "patent").with_card(1, "extra-shift")
    });
    let mut table = {
        table.act(&["develop distribution"]);
        assert_eq!(table.company(1).level(Track::Distribution), 2);
        table
    };
    table = table.with(1, |company| company.levels[2] = 0);
    table.idle_until(|board| board.phase == Phase::Development && board.asked == seat(1));
    table.act(&["swap patent engineer"]);
    assert_eq!(table.company(1).level(Track::Distribution), 2, "it stays");
    let table = self::table(1, 1, |table| table.with_card(1, "extra-shift"));
    table.refused("develop distribution", "card-decade-restriction");
    // The Engineer at hand: quality is lifted; given back, it is not.
    let mut table = self::table(1, 1, |table| {
        table
            .with_card(1, "engineer")
            .with_card(1, "extra-shift")
            .with_card(1, "entrepreneur")
    });
    assert!(table.allows("develop quality"));
    table.act(&["swap engineer patent"]);
    table.idle_until(|board| board.phase == Phase::Development && board.asked == seat(1));
    assert_eq!(table.board.decade(), 0);
    table.refused("develop quality", "card-decade-restriction");
    assert!(table.allows("develop distribution"));
}

/// Proves: CGX-012.
#[test]
fn the_inventor_gives_two_different_developments_whatever_the_decade() {
    let table = |level| self::table(1, level, |table| table.with_card(1, "inventor"));
    let mut two = table(1);
    two.refused("develop stock", "card-decade-restriction");
    assert_eq!(
        two.legal_with("develop")
            .iter()
            .filter(|choice| choice.split(' ').count() == 3)
            .count(),
        15
    );
    two.act(&["develop quality stock"]);
    let company = two.company(1);
    assert_eq!(company.levels, [2, 1, 1, 1, 1, 2]);
    assert!(!company.cards.contains(card("inventor")));
    assert_eq!(two.supply("inventor"), 1);
    assert_eq!((two.board.phase, two.asked()), (Phase::Action, 2));
    // Two different ones, in the order of the board.
    assert!("develop ship ship".parse::<cardgame::Action>().is_err());
    assert!("develop stock quality".parse::<cardgame::Action>().is_err());
    // Not beyond the end, and not without the card.
    let top = self::table(1, 1, |table| {
        let table = table.with_card(1, "inventor");
        table.with(1, |company| company.levels[4] = 2)
    });
    top.refused("develop quality ship", "card-track-end");
    assert!(top.allows("develop quality stock"));
    self::table(1, 1, |table| table).refused("develop quality ship", "card-no-inventor");
    // It belongs to the variant.
    let mut basic = Table::at(4, 1, Cutlery).with_card(1, "inventor");
    basic.idle_until(|board| board.phase == Phase::Development);
    basic.refused("develop quality ship", "card-no-restrictions");
}
