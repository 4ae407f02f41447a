//! Any text is a record or is refused; what is read prints and reads as the same, and replays or is refused.

#![no_main]

use games::AnyPlay;
use libfuzzer_sys::fuzz_target;
use table::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else {
        assert!(AnyPlay::replay(text, &[]).is_err());
        return;
    };
    let printed = record.to_string();
    let again: Record = printed.parse().expect("what is printed reads");
    assert_eq!(again, record, "it reads as another:\n{printed}");
    assert_eq!(again.to_string(), printed, "it prints as another");
    match (AnyPlay::replay(text, &[]), AnyPlay::replay(&printed, &[])) {
        (Ok(one), Ok(other)) => assert_eq!(one.digest(), other.digest()),
        // The printed record has its lines elsewhere, so only that it is refused is the same.
        (Err(_), Err(_)) => {}
        (one, other) => panic!(
            "{:?}, but printed {:?}:\n{printed}",
            one.map(|play| play.digest()),
            other.map(|play| play.digest())
        ),
    }
});
