//! The rules of Water Frame, one module per chapter of the rule book.

mod kit;
mod kit_production;

mod administration;
mod after_sale;
mod calls;
mod charisma;
mod distribution;
mod economy;
mod emergency;
mod end_of_decade;
mod end_of_game;
mod events_asking;
mod events_at_once;
mod events_extra;
mod events_lasting;
mod factory;
mod forecast;
mod machinery;
mod obsolescence;
mod preparation;
mod production_action;
mod quality;
mod school_rows;
mod set_up;
mod share_steps;
mod ship_action;
mod shipment;
mod special_marker;
mod standing_orders;
mod stock_exchange;
mod store;
mod tiles;
mod tiles_kept;
mod wages;
mod workers;
