//! The rules of Water Frame, one module per chapter of the rule book.

mod kit;
mod kit_production;

mod set_up;

mod after_sale;
mod calls;
mod charisma;
mod emergency;
mod end_of_decade;
mod end_of_game;
mod events_asking;
mod events_at_once;
mod events_extra;
mod events_lasting;
mod share_steps;
mod shipment;
mod standing_orders;
mod store;
mod obsolescence;
mod tiles;
mod wages;
