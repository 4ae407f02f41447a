//! Where a game puts the choices it offers.

use std::ops::Deref;

/// A sink for the legal choices of a seat.
pub trait Offers<A> {
    /// Takes one more choice.
    fn offer(&mut self, action: A);

    /// Whether further choices would be ignored, so that enumeration may stop.
    #[inline]
    fn enough(&self) -> bool {
        false
    }
}

/// The list of legal choices; made once and refilled, so that enumerating does not allocate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actions<A>(Vec<A>);

impl<A> Actions<A> {
    /// An empty list.
    pub fn new() -> Actions<A> {
        Actions(Vec::with_capacity(128))
    }

    /// Forgets all choices and keeps the room for new ones.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<A> Default for Actions<A> {
    fn default() -> Self {
        Actions::new()
    }
}

impl<A> Offers<A> for Actions<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.0.push(action);
    }
}

impl<A> Deref for Actions<A> {
    type Target = [A];

    #[inline]
    fn deref(&self) -> &[A] {
        &self.0
    }
}

/// Finds out whether a question has just one answer, looking at two choices at the most.
#[derive(Clone, Copy, Debug)]
pub struct SoleOffer<A> {
    first: Option<A>,
    several: bool,
}

impl<A: Copy> SoleOffer<A> {
    /// Nothing offered so far.
    #[inline]
    pub fn new() -> SoleOffer<A> {
        SoleOffer {
            first: None,
            several: false,
        }
    }

    /// Whether nothing was offered.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// The only choice, if there was just one.
    #[inline]
    pub fn sole(&self) -> Option<A> {
        if self.several { None } else { self.first }
    }
}

impl<A: Copy> Default for SoleOffer<A> {
    fn default() -> Self {
        SoleOffer::new()
    }
}

impl<A: Copy> Offers<A> for SoleOffer<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.several = self.first.is_some();
        self.first.get_or_insert(action);
    }

    #[inline]
    fn enough(&self) -> bool {
        self.several
    }
}
