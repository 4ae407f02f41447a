mod kit;
use client::{Beginning, accounts, ledger};
use table::Seat;
use table::account::Value;
use texts::{Lang, Texts};
#[test]
fn print() {
    let lang = if std::env::var("DE").is_ok() {
        Lang::De
    } else {
        Lang::En
    };
    for (name, play) in kit::stored_water_frames() {
        println!("##### {name}");
        let texts = Texts::of_game(lang, games::info("water-frame").unwrap());
        let say = |m: &table::Message| texts.message(m, &|s| format!("P{s}"));
        for b in ledger(&play) {
            println!("== {}", b.caption);
            for l in &b.lines {
                println!(
                    "  {:?} {:?} {} {:?}",
                    l.seat.map(|s| s.number()),
                    l.thread,
                    say(&l.message),
                    l.moved().iter().map(|m| m.count).collect::<Vec<_>>()
                );
            }
        }
        for a in accounts(&play, Beginning::default(), play.entries().len()) {
            println!(
                "--- {} [{}] -> {}",
                say(&a.opening.title),
                a.head
                    .iter()
                    .map(|h| say(&h.message))
                    .collect::<Vec<_>>()
                    .join("; "),
                a.next.iter().map(say).collect::<Vec<_>>().join(" ")
            );
            let mut n = 0u8;
            for st in a.form().steps {
                println!(
                    "   [{}] {}",
                    st.section,
                    texts.message(&table::Message::new(st.heading), &|_| String::new())
                );
                for r in st.rows {
                    let label = texts.message(&table::Message::new(r.label), &|_| String::new());
                    let show = |l: &table::account::Line| {
                        let mut t = l.words.as_ref().map(&say).unwrap_or_default();
                        match &l.value {
                            Some(Value::Moved(m)) => t += &format!(" {:+}", m.count),
                            Some(Value::Steps(m)) => t += &format!(" ({m:+})"),
                            Some(Value::Change(c)) => t += &format!(" {}→{}", c.from, c.to),
                            Some(Value::Said(m)) => t += &format!(" | {}", say(m)),
                            Some(Value::Result(m)) => t += &format!(" ={:+}", m.count),
                            Some(Value::Total { purse, change }) => {
                                t += &format!(" £{} ({:+})", purse.count, change.count)
                            }
                            Some(Value::Loss(l)) => {
                                t += &format!(
                                    " LOSS[{} {} {} {}]",
                                    say(&l.title),
                                    l.how.iter().map(say).collect::<Vec<_>>().join(" "),
                                    say(&l.cost),
                                    say(&l.left)
                                )
                            }
                            None => {}
                        }
                        t
                    };
                    let all: Vec<String> = a.lines(n, None).map(show).collect();
                    print!("     {label}: {}", all.join(" / "));
                    for s in Seat::all(play.setup().players) {
                        let ls: Vec<String> = a.lines(n, Some(s)).map(show).collect();
                        print!(" || {}", ls.join(" / "));
                    }
                    println!();
                    n += 1;
                }
            }
        }
    }
}
