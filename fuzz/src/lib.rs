//! What the fuzz targets share.

use arkwright::{Arkwright, Preparation, WaterFrame, WaterOptions};
use cardgame::{CardGame, Options};
use kanal::{DeckChoice, Kanal, Side};
use table::laws::{self, Luck};
use table::{Game, Play, Seed, Turn};

/// More decisions than any game of Spinning Jenny has.
pub const MOST_DECISIONS: usize = 2000;

/// More decisions than any game of Water Frame has.
pub const MOST_DECISIONS_IN_WATER_FRAME: usize = 5000;

/// More decisions than any game of the card game has.
pub const MOST_DECISIONS_WITH_CARDS: usize = 5000;

/// More decisions than a game of the canal has: forty rounds for two, with every choice that a card
/// of any owner may ask for.
pub const MOST_DECISIONS_AT_THE_CANAL: usize = 20_000;

/// Splits the bytes after the first, which chooses; no bytes choose 0.
pub fn choose(bytes: &[u8]) -> (u8, &[u8]) {
    match bytes {
        [first, rest @ ..] => (*first, rest),
        [] => (0, bytes),
    }
}

/// The set-up that a byte chooses: two to four players, both preparations.
pub fn set_up(byte: u8) -> (u8, Preparation) {
    let preparation = if byte & 4 == 0 {
        Preparation::Free
    } else {
        Preparation::Predetermined
    };
    (2 + byte % 4 % 3, preparation)
}

/// The game that a byte sets up, with the numbers compiled in.
pub fn game(byte: u8) -> Arkwright {
    let (players, preparation) = set_up(byte);
    Arkwright::spinning_jenny(players, preparation)
}

/// The game of Water Frame that a byte sets up: two to four players, both preparations, every option.
pub fn water_frame(byte: u8) -> Arkwright<WaterFrame> {
    let (players, preparation) = set_up(byte);
    let is_free = preparation == Preparation::Free;
    let options = WaterOptions {
        preparation,
        patrons: is_free && byte & 8 != 0,
        extra_events: is_free && byte & 16 != 0,
        shuffled_events: !is_free && byte & 8 != 0,
    };
    Arkwright::water_frame(players, options)
}

/// The card game that two bytes set up: two to four players, and every variant by a bit.
pub fn card_game(players: u8, variants: u8) -> CardGame {
    let is_set = |bit: u8| variants >> bit & 1 == 1;
    let options = Options {
        decade_restrictions: is_set(0),
        chosen_factories: is_set(1),
        no_ships: is_set(2),
        expert_supply: is_set(3),
        bought_shares: is_set(4),
        extra_production: is_set(5),
        early_shipping: is_set(6),
        neutral_competes: is_set(7),
    };
    CardGame::new(2 + players % 4 % 3, options)
}

/// The game of the canal that a byte sets up: one or two players, both sides, both decks, campaign.
pub fn canal(byte: u8) -> Kanal {
    let (players, side, choice) = canal_set_up(byte);
    Kanal::new(players, side, players == 1 && byte & 8 != 0, choice)
}

/// Players, side and deck that a byte chooses.
pub fn canal_set_up(byte: u8) -> (u8, Side, DeckChoice) {
    let side = if byte & 2 == 0 {
        Side::Front
    } else {
        Side::Blank
    };
    let choice = if byte & 4 == 0 {
        DeckChoice::A
    } else {
        DeckChoice::B
    };
    (1 + byte % 2, side, choice)
}

/// Plays on to the end with choices made by the bytes; every board on the way keeps the laws, and
/// every turn is finite.
pub fn play_on<G: Game>(play: Play<G>, bytes: &[u8]) {
    let play = play_out(play, bytes, MOST_DECISIONS);
    hold(laws::every_turn_is_finite(&play), play.board());
}

/// Plays on to the end with choices made by the bytes; every board on the way keeps the laws.
pub fn play_out<G: Game>(mut play: Play<G>, bytes: &[u8], most: usize) -> Play<G> {
    let mut luck = Luck::new(bytes);
    for _ in 0..most {
        hold(laws_of_any_board(play.game(), play.board()), play.board());
        if play.turn() == Turn::Over {
            return play;
        }
        let actions = play.legal();
        let action = actions[luck.below(actions.len())];
        play.act(action, &mut ())
            .unwrap_or_else(|illegal| panic!("'{action}' is offered, but {illegal:?}"));
        play.turn_up(&mut ());
    }
    panic!("the game goes on after {most} decisions");
}

/// The bytes of the board of a random game about so far on, with some of them replaced: of each pair
/// one names the place, the other is what comes there.
pub fn changed_board<G: Game>(game: &G, decisions: u8, changes: &[u8]) -> Vec<u8> {
    let mut luck = Luck::new(&[]);
    let mut play = Play::deal(game, Seed::new("board"));
    for _ in 0..2 * u32::from(decisions) {
        if play.turn() == Turn::Over {
            break;
        }
        let actions = play.legal();
        let action = actions[luck.below(actions.len())];
        play.act(action, &mut ()).expect("it was offered");
        play.turn_up(&mut ());
    }
    let mut stored = postcard::to_allocvec(play.board()).expect("a board has bytes");
    for change in changes.chunks_exact(2) {
        let place = usize::from(change[0]) % stored.len();
        stored[place] = change[1];
    }
    stored
}

/// The laws of a board wherever it came from. That boards of real games pass
/// their own validation is another law: a board from outside may stand so
/// close to its bounds that play leads beyond them.
fn laws_of_any_board<G: Game>(game: &G, board: &G::Board) -> Result<(), String> {
    laws::legal_is_what_check_accepts(game, board, [])?;
    laws::no_question_has_one_answer(game, board)?;
    laws::notation_reads_what_it_writes(game, board)?;
    laws::the_usual_answer_is_legal(game, board)?;
    laws::the_outcome_is_known_when_the_game_is_over(game, board)
}

/// Panics if the law is broken, with the board that breaks it.
pub fn hold(law: Result<(), String>, board: &impl std::fmt::Debug) {
    if let Err(broken) = law {
        panic!("{broken}\n{board:?}");
    }
}
