//! One message of each kind that says what a tile or an event does now.

use table::Message;

/// Everything that can be said of tiles and events on a board.
pub(in super::super) fn samples() -> Vec<Message> {
    let plain = [
        "now-agent-none",
        "now-broker-none",
        "now-charisma-none",
        "now-no-production",
        "now-patent-none",
        "now-school-none",
        "now-foreman-none",
        "now-bureaucracy-none",
        "now-war-none",
        "now-made-in-england-none",
        "now-luddism-none",
        "now-navigation-none",
        "now-opium-none",
        "now-jubilee-used",
        "now-jubilee-none",
        "now-end-of-game-lost",
    ];
    let of_good = [
        "now-extra-shifts-stored",
        "now-extra-shifts-none",
        "now-patron-over",
        "now-no-factory",
        "now-patron-none",
    ];
    let with_numbers: [(&'static str, &[&'static str]); 33] = [
        ("now-broker", &["count", "cost", "full"]),
        ("now-accountant", &["from", "to"]),
        ("now-charisma", &["count"]),
        ("now-developer-none", &["level"]),
        ("now-developer", &["count", "amount"]),
        ("now-inventor", &["amount", "level"]),
        ("now-inventor-next", &["level", "amount"]),
        ("now-inventor-last", &["level"]),
        ("now-engineer-none", &["limit"]),
        ("now-engineer", &["count", "most"]),
        ("now-small-warehouse-holds", &["count", "most"]),
        ("now-small-warehouse-none", &["most"]),
        ("now-office-none", &["amount"]),
        ("now-engineering-works", &["count", "amount"]),
        ("now-patent", &["amount", "count"]),
        ("now-workshop-none", &["amount"]),
        ("now-administrator-blocked", &["cost"]),
        ("now-administrator", &["amount", "count"]),
        ("now-bureaucracy", &["cost"]),
        ("now-credit-crisis", &["amount"]),
        ("now-war", &["count"]),
        ("now-war-appeal", &["more"]),
        ("now-war-both", &["count", "more"]),
        ("now-lobby", &["place", "count"]),
        ("now-made-in-england", &["count"]),
        ("now-luddism", &["count"]),
        ("now-opium", &["from", "to"]),
        ("now-recession", &["from", "to", "value", "worth"]),
        ("now-royal-society", &["amount"]),
        ("now-social-unrest", &["amount", "count"]),
        ("now-social-unrest-shares", &["shares", "amount", "count"]),
        ("now-strike", &["from", "to", "amount"]),
        ("now-end-of-game", &["amount", "place"]),
    ];
    let job_market = [
        "now-job-market-better",
        "now-job-market-same",
        "now-job-market-worse",
    ];
    let numbered_good: [(&'static str, &[&'static str]); 8] = [
        ("now-agent", &["count", "least", "most"]),
        ("now-small-warehouse", &["count"]),
        ("now-office", &["amount"]),
        ("now-school", &["amount"]),
        ("now-foreman", &["amount"]),
        ("now-workshop", &["from", "to"]),
        ("now-jubilee", &["amount"]),
        ("now-patron-or-ship", &["amount"]),
    ];
    let number = |message: Message, names: &[&'static str]| {
        let numbers = names.iter().zip(2_u8..);
        numbers.fold(message, |message, (name, number)| {
            message.with(name, number)
        })
    };
    let good = |id| Message::new(id).with("good", "clothes");
    let mut all: Vec<Message> = plain.map(Message::new).into();
    all.extend(of_good.map(good));
    all.extend(with_numbers.map(|(id, names)| number(Message::new(id), names)));
    all.extend(job_market.map(|id| number(Message::new(id), &["from", "to", "amount"])));
    all.extend(numbered_good.map(|(id, names)| number(good(id), names)));
    all.push(
        Message::new("now-navigation")
            .with("count", "+2".to_owned())
            .with("steps", "−1".to_owned()),
    );
    all.push(number(good("now-extra-shifts"), &["amount"]));
    all.push(number(good("now-patron"), &["amount", "steps"]));
    all
}
