//! Choosing and acting allocate nothing once the list of choices has its room.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use arkwright::{Arkwright, Board, Preparation, WaterFrame, WaterOptions};
use table::{Actions, Game, Rng, Seed, Turn};

thread_local! {
    /// How often this thread has asked for memory; other threads of the test do not count.
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: everything is handed to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the place came from the system's allocator with this layout.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
        // SAFETY: the place came from the system's allocator with this layout.
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The board at the first question of a game.
fn first_question(game: &Arkwright, seed: &Seed) -> Board {
    let (mut board, mut stock) = game.deal(seed);
    while game.turn(&board) == Turn::Reveal {
        let face = game.draw(&board, &mut stock);
        game.reveal(&mut board, face, &mut ())
            .expect("the dealer deals what fits");
    }
    board
}

/// Plays a random game to its end, and counts its decisions.
fn play_out(
    game: &Arkwright,
    mut board: Board,
    rng: &mut Rng,
    actions: &mut Actions<arkwright::Action>,
) -> u32 {
    let mut decisions = 0;
    while game.turn(&board) != Turn::Over {
        actions.clear();
        game.legal(&board, actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        game.act(&mut board, action, &mut ());
        decisions += 1;
    }
    decisions
}

#[test]
fn a_decision_allocates_nothing() {
    let before = ASKED.get();
    drop(std::hint::black_box(vec![1_u8]));
    assert!(ASKED.get() > before, "the allocator counts");

    let mut actions = Actions::new();
    for players in 2..=4 {
        for how in [Preparation::Free, Preparation::Predetermined] {
            let game = Arkwright::spinning_jenny(players, how);
            let mut rng = Rng::new(u64::from(players));
            for number in 0..20 {
                let board = first_question(&game, &Seed::new("warm").nth(number));
                play_out(&game, board, &mut rng, &mut actions);
            }
            let boards: Vec<Board> = (0..50)
                .map(|number| first_question(&game, &Seed::new("count").nth(number)))
                .collect();
            let before = ASKED.get();
            let mut decisions = 0;
            for board in &boards {
                decisions += play_out(&game, *board, &mut rng, &mut actions);
            }
            let asked = ASKED.get() - before;
            assert_eq!(asked, 0, "in {decisions} decisions of {players} players");
            assert!(decisions > 1000);
        }
    }
}

/// Plays a random game of Water Frame to its end; gives its decisions, and how often they asked for
/// memory. What the dealer does between them does not count.
fn play_water_frame(
    game: &Arkwright<WaterFrame>,
    seed: &Seed,
    rng: &mut Rng,
    actions: &mut Actions<arkwright::Action>,
) -> (u32, u64) {
    let (mut board, mut stock) = game.deal(seed);
    let (mut decisions, mut asked) = (0, 0);
    loop {
        match game.turn(&board) {
            Turn::Over => return (decisions, asked),
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ())
                    .expect("the dealer deals what fits");
            }
            Turn::Ask { .. } => {
                let before = ASKED.get();
                actions.clear();
                game.legal(&board, actions);
                let action = actions[rng.below(actions.len() as u32) as usize];
                game.act(&mut board, action, &mut ());
                asked += ASKED.get() - before;
                decisions += 1;
            }
        }
    }
}

#[test]
fn a_decision_of_water_frame_allocates_nothing() {
    let mut actions = Actions::new();
    for players in 2..=4 {
        let options = WaterOptions {
            extra_events: true,
            ..WaterOptions::default()
        };
        let game = Arkwright::water_frame(players, options);
        let mut rng = Rng::new(u64::from(players));
        let mut play = |name: &str| {
            let games = (0..30).map(|number| {
                let seed = Seed::new(name).nth(number);
                play_water_frame(&game, &seed, &mut rng, &mut actions)
            });
            games.fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1))
        };
        play("warm");
        let (decisions, asked) = play("count");
        assert_eq!(asked, 0, "in {decisions} decisions of {players} players");
        assert!(decisions > 3000);
    }
}

#[test]
fn the_board_fits_into_two_kibibytes() {
    assert!(size_of::<Board>() <= 2048, "{} bytes", size_of::<Board>());
    let more = size_of::<Board<WaterFrame>>();
    assert!(more <= 2048, "{more} bytes");
}
