//! The quality puzzle: the examples of the rule book, and the list of ways for whoever draws them.

use crate::kit::walk::{Step, deals, every_game, walk};
use cardgame::{
    Action, Board, Card, CardGame, Good, Options, Phase, QualityCardKind, QualityCards,
    QualityMove, Track,
};
use table::{Actions, Game, Seed};

fn quality(values: &[u8]) -> QualityCards {
    QualityCards::of(values).expect("one player can have these")
}

/// The first turn of a game of two, in which the first player has food, clothes and cutlery with these cards.
fn table(level: u8, cards: [&[u8]; 3]) -> (CardGame, Board) {
    let game = CardGame::new(2, Options::default());
    let (mut board, _) = game.deal(&Seed::new("quality"));
    for line in ["foreman food", "build clothes", "done"] {
        game.act(&mut board, line.parse().expect("it reads"), &mut ());
    }
    board.phase = Phase::Action;
    board.hand = cardgame::Hand::default();
    let own = &mut board.companies[0];
    own.levels[Track::Quality.index()] = level - 1;
    for (factory, values) in own.factories.iter_mut().zip(cards) {
        factory.quality = quality(values);
        if factory.quality.engineer() > 0 {
            own.cards.insert(Card::Engineer);
            own.is_engineered = true;
            board.supply[Card::Engineer.index()] -= 1;
        }
    }
    assert_eq!(game.validate(&board), Ok(()));
    (game, board)
}

/// Plays lines one after the other, and says why the first that is not allowed is not.
fn play(game: &CardGame, board: &mut Board, lines: &[&str]) -> Result<(), &'static str> {
    for line in lines {
        let action = line.parse().expect("it reads");
        let checked = game.check(board, action);
        checked.map_err(|refusal| refusal.message.id)?;
        game.act(board, action, &mut ());
    }
    Ok(())
}

/// Example 2: the large card is elsewhere, and two small ones make 3.
#[test]
fn sebastian_makes_3_of_two_small_cards() {
    let (game, mut board) = table(2, [&[], &[1], &[3]]);
    assert_eq!(play(&game, &mut board, &["quality clothes 2 1"]), Ok(()));
    let (game, mut board) = table(1, [&[], &[1], &[3]]);
    let refused = play(&game, &mut board, &["quality clothes 2 1"]);
    assert_eq!(refused, Err("card-quality-level"));
}

/// Example 3: a card that one factory gives back serves another in the same action.
#[test]
fn eva_raises_two_factories_to_3() {
    let (game, mut board) = table(2, [&[2], &[2], &[]]);
    let lines = ["quality food 3", "quality clothes 2 1"];
    assert_eq!(play(&game, &mut board, &lines), Ok(()));
    assert_eq!(board.companies[0].factories[0].quality, quality(&[3]));
    assert_eq!(board.companies[0].factories[1].quality, quality(&[2, 1]));
}

/// Example 4: the Engineer changes places, and what a factory loses pays for nothing.
#[test]
fn wim_gives_the_engineer_to_clothes() {
    let (game, board) = table(2, [&[5], &[4], &[2, 1]]);
    let mut done = board;
    let lines = ["quality clothes 5", "quality food 4", "quality cutlery 2 2"];
    assert_eq!(play(&game, &mut done, &lines), Ok(()));
    let totals = done.companies[0].factories.map(|own| own.quality.total());
    assert_eq!(totals, [4, 5, 4, 0]);
    let mut greedy = board;
    let lines = ["quality clothes 6", "quality food 4", "quality cutlery 2 2"];
    assert_eq!(play(&game, &mut greedy, &lines), Err("card-quality-level"));
}

/// A small card comes from another factory only if it is clear from which.
#[test]
fn a_small_card_is_taken_back_first_where_two_could_give_it() {
    let (game, mut board) = table(2, [&[1], &[1], &[]]);
    let refused = play(&game, &mut board, &["quality cutlery 1"]);
    assert_eq!(refused, Err("card-which-small"));
    let lines = ["quality food 0", "quality cutlery 1"];
    assert_eq!(play(&game, &mut board, &lines), Ok(()));
    assert_eq!(board.companies[0].factories[1].quality, quality(&[1]));

    let (game, mut board) = table(2, [&[1], &[1], &[]]);
    assert_eq!(play(&game, &mut board, &["quality cutlery 1 1"]), Ok(()));
    let totals = board.companies[0].factories.map(|own| own.quality.total());
    assert_eq!(totals, [0, 0, 2, 0], "both are wanted, so it is clear");
}

#[test]
fn ways_say_where_cards_come_from() {
    let (game, board) = table(2, [&[5], &[4], &[2, 1]]);
    let ways = game.quality_ways(&board, Good::Clothes);
    let way = ways.iter().find(|way| way.cards == quality(&[5]));
    let way = way.expect("the Engineer can come");
    assert_eq!((way.total, way.adds), (5, 1));
    assert_eq!(way.loses, [(Good::Food, QualityCards::NONE)]);
    let engineer = QualityMove {
        card: QualityCardKind::Engineer,
        count: 1,
        from: Some(Good::Food),
        to: Some(Good::Clothes),
    };
    let large = QualityMove {
        card: QualityCardKind::Large,
        count: 1,
        from: Some(Good::Clothes),
        to: None,
    };
    assert_eq!(way.moves, [engineer, large]);
}

/// The ways are the choices, and do to every factory what they say.
#[test]
fn ways_come_true() {
    let mut seen = 0;
    for game in every_game() {
        for (seed, bytes) in deals("ways", 1) {
            walk(&game, &seed, &bytes, |Step { after, .. }| {
                if !matches!(after.phase, Phase::Action | Phase::Quality) {
                    return;
                }
                let mut actions = Actions::new();
                game.legal(after, &mut actions);
                let mut offered = actions.iter().filter_map(|action| match action {
                    Action::Quality(good, cards) => Some((*good, *cards)),
                    _ => None,
                });
                for good in Good::ALL {
                    for way in game.quality_ways(after, good) {
                        assert_eq!(offered.next(), Some((good, way.cards)));
                        let mut then = *after;
                        game.act(&mut then, Action::Quality(good, way.cards), &mut ());
                        for other in Good::ALL {
                            let was = after.own().factory(other).quality;
                            let lost = way.loses.iter().find(|(lost, _)| *lost == other);
                            let told = match other == good {
                                true => way.cards,
                                false => lost.map_or(was, |(_, left)| *left),
                            };
                            let now = then.company(after.asked).factory(other).quality;
                            assert_eq!(now, told);
                        }
                        seen += 1;
                    }
                }
                assert_eq!(offered.next(), None);
            });
        }
    }
    assert!(seen > 5000, "{seen}");
}
