//! What the card game says of itself.

use std::collections::BTreeSet;

use crate::kit::walk::options;
use cardgame::{
    Action, Board, Card, CardGame, DECADE, Event, Options, PRODUCTION, Phase, Phrase, ROUNDS,
    SCORING, due,
};
use table::account::{Form, Note, Value};
use table::laws::Luck;
use table::{Game, Message, Play, Say, Seat, Seed, Thread, Told, Turn};
use texts::{Lang, Texts};

fn games() -> Vec<CardGame> {
    let chosen = [(2, 0), (2, 255), (3, 0), (3, 0b110_1001), (4, 0), (4, 127)];
    let games = chosen.into_iter();
    games
        .map(|(players, number)| CardGame::new(players, options(number)))
        .collect()
}

/// Plays random games and shows every entry, by the board before and after it.
fn walk(mut visit: impl FnMut(&CardGame, &Play<&CardGame>, usize)) {
    for game in games() {
        for seed in ["one", "two"] {
            let mut luck = Luck::new(seed.as_bytes());
            let mut play = Play::deal(&game, Seed::new(seed));
            play.turn_up(&mut ());
            let mut shown = 0;
            while play.turn() != Turn::Over {
                while shown < play.entries().len() {
                    visit(&game, &play, shown);
                    shown += 1;
                }
                let actions = play.legal();
                let action = actions[luck.below(actions.len())];
                play.act(action, &mut ()).expect("it is offered");
                play.turn_up(&mut ());
            }
            while shown < play.entries().len() {
                visit(&game, &play, shown);
                shown += 1;
            }
        }
    }
}

/// The boards before and after an entry.
fn boards<'a>(play: &'a Play<&CardGame>, n: usize) -> (&'a Board, &'a Board) {
    let at = |n| play.board_after(n).expect("the play has it");
    (at(n), at(n + 1))
}

#[test]
fn every_question_has_its_section_and_answers_that_are_legal() {
    let mut asked = BTreeSet::new();
    let mut small_ones = BTreeSet::new();
    walk(|game, play, n| {
        let (board, _) = boards(play, n);
        let question = game.question(board);
        asked.insert(question.message.id);
        assert!(!question.section.is_empty());
        if !matches!(game.turn(board), Turn::Ask { .. }) {
            return;
        }
        if let Some(passing) = game.passing(board) {
            assert_eq!(game.check(board, passing), Ok(()));
        }
        if let Some(small) = game.small_question(board) {
            let known = CardGame::INFO.question(small.id).expect("it is known");
            assert_eq!(known.has_never, small.never.is_some(), "{}", small.id);
            small_ones.insert(small.id);
            for answer in [Some(small.always), small.never].into_iter().flatten() {
                assert_eq!(game.check(board, answer), Ok(()), "{}", small.id);
            }
        }
    });
    assert!(asked.len() > 20, "{asked:?}");
    assert!(small_ones.len() > 5, "{small_ones:?}");
}

#[test]
fn a_choice_alone_is_what_it_does_while_the_turn_goes_on() {
    walk(|game, play, n| {
        let (before, after) = boards(play, n);
        let mut legal = table::Actions::new();
        game.legal(before, &mut legal);
        for action in legal.iter() {
            game.choice_alone(before, *action);
            game.warnings(before, *action);
            game.say_choice(before, *action);
        }
        let Some(table::Entry::Act { action, .. }) = play.entries().nth(n) else {
            return;
        };
        let alone = game.choice_alone(before, action);
        assert_eq!(alone.asked, before.asked);
        let runs_on = play.events_of(n).iter().any(CardGame::is_forced);
        let goes_on = game.turn(after) == game.turn(before) && !runs_on;
        // What is loaded shows the ships at sea, which sail when it is done.
        let loads = matches!(action, Action::Ship(..));
        if goes_on && !loads && before.phase.is_action() && after.phase.is_action() {
            assert_eq!(alone.company(before.asked), after.company(before.asked));
        }
    });
}

/// A Contract pays, and ships and tokens move, when early shipping is done; whoever points at it sees it.
#[test]
fn early_shipping_shows_what_it_comes_to() {
    let game = CardGame::new(2, options(0b110_1000));
    let (mut seen, mut with_contract) = (0, 0);
    for number in 0..400 {
        let name = format!("early {number}");
        let mut luck = Luck::new(name.as_bytes());
        let mut play = Play::deal(&game, Seed::new(&name));
        play.turn_up(&mut ());
        while play.turn() != Turn::Over {
            let before = *play.board();
            let actions = play.legal();
            let ships = before.phase.is_action()
                && actions
                    .iter()
                    .any(|action| matches!(action, Action::Ship(..)));
            for action in actions
                .iter()
                .filter(|action| matches!(action, Action::Ship(..)))
            {
                let mut after = before;
                game.act(&mut after, *action, &mut ());
                if !ships || after.phase != Phase::EarlyShipping {
                    continue;
                }
                game.act(&mut after, Action::Done, &mut ());
                while let Phase::EarlyStorage { .. } = after.phase {
                    let keeps = game.usual(&after).expect("it is small");
                    game.act(&mut after, keeps, &mut ());
                }
                if after.phase == Phase::EarlyCustoms || game.turn(&after) != game.turn(&before) {
                    continue;
                }
                let shown = game.choice_alone(&before, *action);
                let of = |board: &Board| {
                    let own = board.company(before.asked);
                    (own.money, own.ships, own.tokens)
                };
                assert_eq!(of(&shown), of(&after), "{action:?}");
                seen += 1;
                with_contract += u32::from(before.own().cards.contains(Card::Contract));
            }
            let action = actions[luck.below(actions.len())];
            play.act(action, &mut ()).expect("it is offered");
            play.turn_up(&mut ());
        }
    }
    assert!(seen > 20 && with_contract > 5, "{seen}, {with_contract}");
}

#[test]
fn every_phase_that_runs_by_itself_has_its_sheet() {
    #[derive(Default)]
    struct Sheets {
        open: Option<&'static Form>,
        seen: Vec<u8>,
        produced: usize,
        cash: [Option<i64>; 4],
    }
    let mut sheets = Sheets::default();
    walk(|game, play, n| {
        let (before, after) = boards(play, n);
        if n == 0 {
            sheets = Sheets::default();
        }
        let events = play.events_of(n);
        let begins = |event: &Event| matches!(event, Event::ProductionBegan { .. });
        let produces = |event: &Event| matches!(event, Event::Produced { .. });
        let asks_shift = after.phase == Phase::Shift;
        if events.iter().any(begins) && (asks_shift || events.iter().any(produces)) {
            sheets.produced += 1;
        }
        let mut last = 0;
        for (place, note) in game.account(before, before, after, &events) {
            assert!(place >= last && place < events.len(), "{note:?}");
            last = place;
            match note {
                Note::Open(opening) => {
                    assert_eq!(sheets.open, None);
                    sheets.open = Some(opening.form);
                    sheets.seen.push(opening.form.kind);
                    sheets.cash = [None; 4];
                }
                Note::Close => {
                    let form = sheets.open.take().expect("it is open");
                    if form.kind == PRODUCTION.kind && after.phase != Phase::Over {
                        for seat in Seat::all(game.players()) {
                            let own = after.company(seat);
                            let money = sheets.cash[seat.index()];
                            let is_told = money.is_none_or(|money| money == own.money.into());
                            assert!(is_told || own.is_bankrupt, "{money:?} {}", own.money);
                        }
                    }
                }
                Note::Write { row, seat, line } | Note::Fill { row, seat, line } => {
                    let form = sheets.open.expect("it is open");
                    assert!(usize::from(row) < form.rows());
                    if let (Some(seat), Some(Value::Change(change)), true) =
                        (seat, line.value, form.kind == PRODUCTION.kind && row == 8)
                    {
                        sheets.cash[seat.index()] = Some(change.to);
                    }
                }
                Note::Head(..) | Note::Cell(_) | Note::Asks(_) => assert!(sheets.open.is_some()),
                Note::Next(_) => {}
            }
        }
        if after.phase == Phase::Over {
            assert_eq!(sheets.open, None);
            let count = |form: &Form| {
                sheets
                    .seen
                    .iter()
                    .filter(|kind| **kind == form.kind)
                    .count()
            };
            assert_eq!(count(&SCORING), 1);
            if after.round == ROUNDS {
                // Where nobody produces there is nothing to show.
                assert_eq!(count(&PRODUCTION), sheets.produced);
                assert_eq!(count(&DECADE), 2);
            }
        }
    });
}

#[test]
fn a_line_of_the_ledger_has_words_for_whatever_happened_to_a_player() {
    walk(|game, play, n| {
        for event in play.events_of(n) {
            let is_silent = CardGame::is_forced(&event) || game.is_detail(&event);
            if game.concerns(&event).is_none() || is_silent {
                continue;
            }
            let alone = game.summary(std::slice::from_ref(&event));
            // What was made is told with what of it was sold.
            let is_part = matches!(
                event,
                cardgame::Event::Produced { .. }
                    | cardgame::Event::ContractPaid { .. }
                    | cardgame::Event::DistributionFell { .. }
            );
            assert!(alone.is_some() || is_part, "{event:?}");
            assert!(!is_part || game.thread(&event) != Thread::Loss);
        }
    });
}

#[test]
fn a_set_up_names_the_seven_variants_and_the_neutral_player_of_two() {
    let names = |players: u8| -> Vec<&str> {
        let setup = CardGame::new(players, Options::default()).setup();
        setup.options.into_iter().map(|(name, _)| name).collect()
    };
    let all = |count: usize| -> Vec<&str> {
        let options = CardGame::INFO.options.iter();
        options.map(|option| option.name).take(count).collect()
    };
    assert_eq!(names(2), all(8));
    assert_eq!(names(3), all(7));
}

#[test]
fn the_shorthand_is_every_expert_variant() {
    let expert = [("expert".to_owned(), "yes".to_owned())];
    let spelled = CardGame::INFO.spelled_out(&expert);
    assert_eq!(
        CardGame::set_up(3, &spelled, None).options(),
        Options::EXPERT
    );
}

fn read(lang: Lang, message: &Message) -> String {
    let texts = Texts::of_game(lang, CardGame::INFO);
    texts.message(message, &|seat| texts.seat(seat))
}

#[test]
fn what_is_due_reads_in_english_as_in_the_logs_and_in_german_otherwise() {
    for due in due::ALL {
        assert_eq!(read(Lang::En, &due.say()), due.to_string());
        assert_ne!(read(Lang::De, &due.say()), due.to_string());
    }
    let card = || "patent".to_owned();
    for phrase in [
        Phrase::FallingAppeal,
        Phrase::SameSum { sum: 4 },
        Phrase::RedArrows { count: 3 },
        Phrase::OtherGood,
        Phrase::OnTheBoard,
        Phrase::Times {
            count: 2,
            card: card(),
        },
        Phrase::TwoTypes,
        Phrase::NotShown { card: card() },
        Phrase::WholeSupply,
    ] {
        assert_eq!(read(Lang::En, &phrase.say()), phrase.to_string());
        assert_ne!(read(Lang::De, &phrase.say()), phrase.to_string());
    }
}

#[test]
fn a_refusal_cites_the_chapter_in_the_language_that_is_spoken() {
    let cited = |lang| Texts::of_game(lang, CardGame::INFO).cited("Action 4");
    assert_eq!(cited(Lang::En), "Arkwright: The Card Game, Action 4");
    assert_eq!(cited(Lang::De), "Arkwright: Das Kartenspiel, Aktion 4");
    let section = |name| Texts::of_game(Lang::De, CardGame::INFO).section(name);
    assert_eq!(section("Action phase b"), "Aktionsphase b");
    assert_eq!(section("Final scoring"), "Schlusswertung");
    for reason in cardgame::Reason::ALL {
        assert_ne!(section(reason.section()), reason.section(), "{reason:?}");
    }
}
