//! Sentences as a reader sees them.

use arkwright::{Because, Cost, Event, Good, Income, Kind, Marker, Reason};
use table::{Arg, Illegal, Say, Seat, Told};
use texts::{Lang, Texts, UnknownLang};

use crate::told::jenny;

const ANNA: Seat = Seat::new(0);

fn names(seat: Seat) -> String {
    ["Anna", "Ben", "Cleo", "Dora"][seat.index()].into()
}

fn reads(event: Event, english: &str, german: &str) {
    let message = event.say();
    assert_eq!(jenny(Lang::En).message(&message, &names), english);
    assert_eq!(jenny(Lang::De).message(&message, &names), german);
}

#[test]
fn a_marker_is_named_by_kind_and_shade() {
    let placed = |marker| Event::MarkerPlaced {
        seat: ANNA,
        marker,
        cost: 8,
    };
    reads(
        placed(Marker::own(Kind::Workers)),
        "Anna places the workers marker on the £8 space.",
        "Anna legt den Arbeitermarker auf das Feld für £8.",
    );
    reads(
        placed(Marker::light(Kind::StockExchange)),
        "Anna places the light grey stock exchange marker on the £8 space.",
        "Anna legt den hellgrauen Börsenmarker auf das Feld für £8.",
    );
    reads(
        Event::MarkerTaken {
            seat: ANNA,
            marker: Marker::dark(Kind::Machinery),
        },
        "Anna takes the dark grey machinery marker.",
        "Anna nimmt den dunkelgrauen Maschinenmarker.",
    );
}

#[test]
fn one_lamp_is_not_lamps() {
    let produced = |good, count| Event::Produced {
        seat: ANNA,
        good,
        count,
    };
    reads(
        produced(Good::Lamps, 1),
        "Anna produces 1 lamp.",
        "Anna produziert 1 Lampe.",
    );
    reads(
        produced(Good::Lamps, 4),
        "Anna produces 4 lamps.",
        "Anna produziert 4 Lampen.",
    );
    reads(
        produced(Good::Clothes, 1),
        "Anna produces 1 clothes.",
        "Anna produziert 1 Kleidung.",
    );
}

#[test]
fn what_did_not_happen_is_not_mentioned() {
    let hired = |from_market, from_fired| Event::WorkersHired {
        seat: Seat::new(1),
        good: Good::Food,
        from_market,
        from_fired,
    };
    reads(
        hired(1, 0),
        "Ben hires 1 worker for the food factory.",
        "Ben stellt 1 Arbeiter für die Lebensmittelfabrik ein.",
    );
    reads(
        hired(2, 1),
        "Ben hires 3 workers for the food factory, 1 of them from the fired workers space.",
        "Ben stellt 3 Arbeiter für die Lebensmittelfabrik ein, davon 1 vom Feld der Entlassenen.",
    );
    let closed = |machines| Event::FactoryClosed {
        seat: Seat::new(1),
        good: Good::Clothes,
        workers: 2,
        machines,
    };
    reads(
        closed(0),
        "Ben closes the clothes factory: 2 workers are fired.",
        "Ben schließt die Kleiderfabrik: 2 Arbeiter werden entlassen.",
    );
    reads(
        closed(1),
        "Ben closes the clothes factory: 2 workers are fired, 1 machine goes back to the supply.",
        "Ben schließt die Kleiderfabrik: 2 Arbeiter werden entlassen, 1 Maschine geht zurück in den Vorrat.",
    );
}

#[test]
fn cash_comes_and_goes_with_its_cause() {
    reads(
        Event::Received {
            seat: ANNA,
            amount: 1260,
            why: Income::Shares { count: 1 },
        },
        "Anna receives £1260 for 1 share.",
        "Anna erhält £1260 für 1 Aktie.",
    );
    reads(
        Event::Paid {
            seat: ANNA,
            amount: 12,
            why: Cost::Machines {
                good: Good::Cutlery,
                machines: 2,
            },
        },
        "Anna pays £12 to run 2 machines of the cutlery factory.",
        "Anna zahlt £12 Betriebskosten für 2 Maschinen der Besteckfabrik.",
    );
    reads(
        Event::ShareMoved {
            seat: ANNA,
            from: 28,
            to: 24,
            because: Because::EmergencySale,
        },
        "Anna: share value indicator from space 28 to 24 (emergency sale).",
        "Anna: Aktienkurs von Feld 28 auf Feld 24 (Notverkauf).",
    );
}

#[test]
fn years_and_levels_read_as_in_the_rule_book() {
    reads(
        Event::DecadeBegan { year: 1790 },
        "The 1790s begin.",
        "Die 1790er-Jahre beginnen.",
    );
    reads(
        Event::LevelReached { level: 2 },
        "Factories of level II become available.",
        "Fabriken der Stufe II sind jetzt verfügbar.",
    );
}

#[test]
fn a_refusal_ends_with_its_section() {
    let illegal = Reason::NoRoom.illegal().with("most", 6);
    assert_eq!(
        jenny(Lang::En).illegal(&illegal, &names),
        "This factory cannot take that many workers. It takes 6 at the most. (Spinning Jenny II.2.2)"
    );
    assert_eq!(
        jenny(Lang::De).illegal(&illegal, &names),
        "So viele Arbeiter kann diese Fabrik nicht aufnehmen. Es gehen höchstens 6. (Spinning Jenny \
         II.2.2)"
    );
}

#[test]
fn a_section_of_the_players_book_is_told_from_one_of_the_rule_book() {
    let blocked = Reason::SpaceBlocked.illegal();
    let pier = Reason::NoFreePier.illegal();
    let info = <arkwright::Arkwright<arkwright::WaterFrame> as Told>::INFO;
    for (lang, of_book, of_rules) in [
        (Lang::En, "(player's book 1.9)", "(Water Frame II.3.2.3)"),
        (Lang::De, "(Spielerheft 1.9)", "(Water Frame II.3.2.3)"),
    ] {
        let texts = Texts::of_game(lang, info);
        assert!(texts.illegal(&blocked, &names).ends_with(of_book));
        assert!(texts.illegal(&pier, &names).ends_with(of_rules));
        assert_eq!(texts.section("II.1"), "II.1");
    }
}

#[test]
fn a_section_stands_alone_where_no_book_is_known() {
    let illegal = Illegal::new("no-reveal-due", "II.1");
    assert_eq!(
        Texts::new(Lang::En).illegal(&illegal, &names),
        "Nothing is to be turned up now. Choose an action. (II.1)"
    );
}

#[test]
fn a_refusal_of_the_table_has_no_section() {
    let illegal = Illegal::new("no-reveal-due", "");
    assert_eq!(
        jenny(Lang::En).illegal(&illegal, &names),
        "Nothing is to be turned up now. Choose an action."
    );
}

#[test]
fn a_refusal_names_the_limit_and_the_good() {
    let english = jenny(Lang::En);
    assert_eq!(
        english.illegal(&Reason::PriceAboveQuality.illegal().with("most", 8), &names),
        "The price is higher than quality and distribution together. Set it to £8 at the most. \
         (Spinning Jenny II.3.1)"
    );
    assert_eq!(
        jenny(Lang::De).illegal(&Reason::PriceDue.illegal().with("good", "lamps"), &names),
        "Zuerst muss der Preis für Lampen gesetzt werden. Setze ihn, dann geht es weiter. (Spinning Jenny II.2.1)"
    );
}

#[test]
fn a_choice_is_described_beside_its_number() {
    let args = [("good", Arg::Word("lamps")), ("count", Arg::Number(1))];
    let read = |lang| jenny(lang).get("action-hire", &args);
    assert_eq!(read(Lang::En), "hire 1 worker for the lamp factory");
    assert_eq!(read(Lang::De), "1 Arbeiter für die Lampenfabrik einstellen");
}

#[test]
fn a_player_without_a_name_is_called_by_seat() {
    let args = [("seat", Arg::Seat(Seat::new(2)))];
    let read = |lang| jenny(lang).get("start-player", &args);
    assert_eq!(read(Lang::En), "Player 3 is the start player.");
    assert_eq!(read(Lang::De), "Spieler 3 ist Startspieler.");
}

#[test]
fn text_of_a_player_is_printed_as_it_is() {
    let args = [
        ("input", Arg::Verbatim("{ $seat } fly".into())),
        ("example", Arg::Verbatim("hire food 2".into())),
    ];
    assert_eq!(
        jenny(Lang::En).get("table-unknown-command", &args),
        "“{ $seat } fly” is neither an action nor a command. Try a number of the list, \
         an action such as “hire food 2”, or help."
    );
}

#[test]
fn a_language_is_known_by_its_code() {
    for lang in Lang::ALL {
        assert_eq!(lang.code().parse(), Ok(lang));
        assert_eq!(jenny(lang).lang(), lang);
    }
    let refused: Result<Lang, UnknownLang> = "fr".parse();
    assert_eq!(
        refused.map_err(|error| error.to_string()),
        Err("no sentences in the language 'fr'; try en or de".into())
    );
}

#[test]
fn texts_can_be_shared_between_threads() {
    let texts = jenny(Lang::De);
    let read = std::thread::scope(|scope| {
        let reader = scope.spawn(|| texts.get("action-done", &[]));
        reader.join().expect("the reader does not panic")
    });
    assert_eq!(read, texts.get("action-done", &[]));
}

#[test]
fn the_ban_on_hiring_in_the_last_decade_speaks_of_the_factory() {
    let illegal = Reason::ActiveBefore.illegal();
    assert_eq!(
        jenny(Lang::En).illegal(&illegal, &names),
        "In the last decade nobody is hired for a factory that has been active, unless it was \
         built since. Choose one of the listed actions. (Spinning Jenny II.2.2)"
    );
    assert_eq!(
        jenny(Lang::De).illegal(&illegal, &names),
        "Im letzten Jahrzehnt stellt eine Fabrik, die schon aktiv war, niemanden mehr ein, außer sie \
         wurde seither gebaut. Wähle eine der aufgeführten Aktionen. (Spinning Jenny II.2.2)"
    );
}

#[test]
fn the_rules_reference_tells_the_exceptions_too() {
    for (lang, id, exception) in [
        // Spinning Jenny III.1, the fourth rule for a tie.
        (Lang::En, "rule-sale", "all sell, even beyond the demand"),
        (Lang::De, "rule-sale", "auch über die Nachfrage hinaus"),
        // Spinning Jenny 7.0 as we rule it: one space a share below space 10.
        (Lang::En, "rule-emergency", "on spaces 1 to 9 by one"),
        (
            Lang::De,
            "rule-emergency",
            "auf den Feldern 1 bis 9 um eins",
        ),
        // Spinning Jenny II.2.4: a closed factory loses its quality.
        (Lang::En, "hint-quality", "until the factory is closed"),
        (Lang::De, "hint-quality", "bis die Fabrik geschlossen wird"),
    ] {
        let text = jenny(lang).get(id, &[]);
        assert!(text.contains(exception), "{text}");
    }
}
