//! Choosing and acting allocate nothing once the list of choices has its room.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kanal::{Action, Board, DeckChoice, Kanal, Side};
use table::{Actions, Game, Offers, Rng, Seed, Turn};

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

/// Plays a random game to its end, and counts its decisions and how often memory was asked for
/// while choosing and acting.
fn play_out(game: &Kanal, seed: &Seed, rng: &mut Rng, actions: &mut Actions<Action>) -> (u32, u64) {
    let (mut board, mut stock) = game.deal(seed);
    let before = ASKED.get();
    let mut decisions = 0;
    loop {
        match game.turn(&board) {
            Turn::Over => return (decisions, ASKED.get() - before),
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                game.reveal(&mut board, face, &mut ())
                    .expect("the dealer deals what fits");
            }
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(&board, actions);
                let action = actions[rng.below(actions.len() as u32) as usize];
                game.act(&mut board, action, &mut ());
                decisions += 1;
            }
        }
    }
}

#[test]
fn a_decision_allocates_nothing() {
    let before = ASKED.get();
    drop(std::hint::black_box(vec![1_u8]));
    assert!(ASKED.get() > before, "the allocator counts");

    let mut actions = Actions::new();
    // Room for more choices than any board has.
    (0..4096).for_each(|_| actions.offer(Action::Done));
    for deck in [DeckChoice::A, DeckChoice::B] {
        for (players, side, campaign) in [
            (1, Side::Front, false),
            (1, Side::Blank, true),
            (2, Side::Blank, false),
        ] {
            let game = Kanal::new(players, side, campaign, deck);
            let mut rng = Rng::new(u64::from(players));
            for number in 0..20 {
                play_out(
                    &game,
                    &Seed::new("warm").nth(number),
                    &mut rng,
                    &mut actions,
                );
            }
            let (mut decisions, mut asked) = (0, 0);
            for number in 0..30 {
                let seed = Seed::new("count").nth(number);
                let (more, memory) = play_out(&game, &seed, &mut rng, &mut actions);
                decisions += more;
                asked += memory;
            }
            assert_eq!(asked, 0, "in {decisions} decisions of {players} players");
            assert!(decisions > 1000);
        }
    }
}

#[test]
fn the_board_is_small() {
    assert!(size_of::<Board>() <= 496, "{} bytes", size_of::<Board>());
}
