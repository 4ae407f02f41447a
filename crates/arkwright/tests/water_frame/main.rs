//! The rules of Water Frame, one module per chapter of the rule book.

mod kit;
mod kit_production;

mod set_up;

mod after_sale;
mod calls;
mod charisma;
mod end_of_decade;
mod events_at_once;
mod share_steps;
mod shipment;
mod store;
mod wages;
