//! The rules of Water Frame, one module per chapter of the rule book.

mod kit;

mod set_up;
