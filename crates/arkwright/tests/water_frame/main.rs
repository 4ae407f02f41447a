//! The rules of Water Frame, one module per chapter of the rule book.

mod kit;

mod administration;
mod distribution;
mod economy;
mod factory;
mod machinery;
mod preparation;
mod production_action;
mod quality;
mod set_up;
mod ship_action;
mod special_marker;
mod stock_exchange;
mod workers;
