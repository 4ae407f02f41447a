//! Something for every core to do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Threads that keep every core busy as long as this lives.
pub(crate) struct Load {
    goes_on: Arc<AtomicBool>,
}

impl Load {
    /// Begins with it.
    pub(crate) fn start() -> Load {
        let goes_on = Arc::new(AtomicBool::new(true));
        let cores = thread::available_parallelism().map_or(2, usize::from);
        for _ in 0..cores {
            let goes_on = Arc::clone(&goes_on);
            thread::spawn(move || {
                while goes_on.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        Load { goes_on }
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.goes_on.store(false, Ordering::Relaxed);
    }
}
