//! The rules of Arkwright: The Card Game, one module per chapter of the rule book.

mod kit;

mod automate;
mod build;
mod cards;
mod cards_expert;
mod costs;
mod development;
mod distribution;
mod early_shipping;
mod employ;
mod examples;
mod expert_setup;
mod extra_production;
mod options;
mod preparation;
mod price;
mod production;
mod quality;
mod restrictions;
mod rhythm;
mod scoring;
mod setup;
mod share_value;
mod shipping;
mod stock_exchange;
mod storage;
mod whole_games;
