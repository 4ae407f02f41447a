//! Where Water Frame's rules differ from Spinning Jenny's: each line leads to the module of its chapter.

use table::account::Note;
use table::{
    DataFile, Derived, GameInfo, Illegal, Log, MAX_SEATS, Message, Offers, Play, Rng, Seat, Seats,
    Seed, SmallQuestion, Unfit,
};

use super::account;
use super::alone;
use super::derived;
use super::event::WaterEvent;
use super::event_marker::EventMarker;
use super::harbour::{InHand, Parts, Selling};
use super::orders;
use super::phase::WaterPhase;
use super::samples;
use super::setup::{More, WaterStock};
use super::stage::WaterStage;
use super::tile::Tile;
use super::told;
use super::verdict;
use crate::action::{Action, Face};
use crate::administration::Placing;
use crate::board::Board;
use crate::edition::{
    ActionRules, BoardRules, Edition, FurtherRules, ProductionRules, TellingRules,
};
use crate::event::Event;
use crate::factory::FactoryAction;
use crate::forecast::Tally;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::{Marker, Markers};
use crate::notation::{self, Forms};
use crate::phase::Phase;
use crate::production::{Production, sole_highest};
use crate::reason::Reason;
use crate::sale::{Sale, Sellers};
use crate::stage::{ActionInHand, Stage};

/// Water Frame, the full version; it ends with 1810 (3.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaterFrame;

type Game = Arkwright<WaterFrame>;
type Table = Board<WaterFrame>;

impl Edition for WaterFrame {
    type Parts = Parts;
    type More = More;
    type Stock = WaterStock;

    const LAST_DECADE: u8 = 5;
    const OBSOLESCENCES: u8 = 3;
    // At the stock exchange: 30 deals, some repayments, 50 goods one by one, and 20 steps of contracts.
    const MOST_DECISIONS_IN_A_TURN: usize = 120;
    const PAYS_EACH_SALE: bool = false;
    const RULES: u16 = 2;
    const INFO: &'static GameInfo = &told::INFO;
    const NOTATION_WORDS: &'static str = told::NOTATION_WORDS;

    fn forms() -> Forms {
        notation::of_water_frame()
    }

    fn options(game: &Game) -> Vec<(&'static str, &'static str)> {
        told::options(game)
    }

    fn set_up(players: u8, options: &[(String, String)], released: Option<&str>) -> Game {
        told::set_up(players, options, released)
    }

    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Game, Unfit> {
        told::set_up_with(players, options, files)
    }

    fn released(file: &str) -> Option<&'static str> {
        told::released(file)
    }

    fn opening_board(game: &Game) -> Table {
        game.opening_water_board()
    }

    fn shuffle(game: &Game, seed: &Seed) -> WaterStock {
        game.shuffle_water(seed)
    }

    fn sample_stock(game: &Game, board: &Table, rng: &mut Rng) -> WaterStock {
        game.sample_water_stock(board, rng)
    }

    fn draw(game: &Game, board: &Table, stock: &mut WaterStock) -> Face {
        game.draw_water(board, stock)
    }

    fn turn_up(
        game: &Game,
        board: &mut Table,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        game.turn_up_water(board, face, log)
    }

    fn after_foundations(game: &Game, board: &mut Table, log: &mut impl Log<Event>) {
        game.next_share_sale(board, 0, log);
    }

    /// An economy marker is revealed for it.
    fn economy_phase(_: &Game, board: &mut Table, _: &mut impl Log<Event>) {
        board.phase = Phase::Water(WaterPhase::DrawEconomyMarker);
    }

    fn at_event_space(board: &mut Table, log: &mut impl Log<Event>) {
        Game::end_strike(board, log);
    }

    fn end_of_round(game: &Game, board: &mut Table, log: &mut impl Log<Event>) {
        game.begin_event_phase(board, log);
    }

    fn end_of_cycle(game: &Game, board: &mut Table, log: &mut impl Log<Event>) {
        game.choose_start_player(board, log);
    }

    fn before_scoring(game: &Game, board: &mut Table, log: &mut impl Log<Event>) {
        game.final_penalties(board, log);
    }

    /// Whoever wants to ship is told what is missing for it, whatever is asked.
    fn refused(game: &Game, board: &Table, action: Action, refusal: Illegal) -> Illegal {
        let general = [Reason::NotNow.id(), Reason::MainActionOver.id()];
        if !general.contains(&refusal.message.id) || board.phase.is_preparation() {
            return refusal;
        }
        game.missing_to_ship(board, action).err().unwrap_or(refusal)
    }

    fn cited(refusal: &Illegal) -> &'static str {
        Reason::water_frame_section(refusal)
    }

    fn samples() -> Vec<Message> {
        samples::all()
    }
}

impl ActionRules<WaterFrame> for WaterFrame {
    #[inline]
    fn offer_markers(game: &Game, board: &Table, offers: &mut impl Offers<Action>) {
        game.offer_water_markers(board, offers);
    }

    fn check_marker(game: &Game, board: &Table, action: Action) -> Result<(), Illegal> {
        game.check_water_marker(board, action)
    }

    fn placing(game: &Game, board: &Table, action: Action) -> Option<Placing> {
        game.water_placing(board, action)
    }

    fn is_fee(game: &Game, fee: u8) -> bool {
        let reuse = game.components.administration.reuse_fee;
        [0, reuse, game.more.components.blocked_fee].contains(&fee)
    }

    fn first_stage(game: &Game, board: &Table, marker: Marker) -> Stage {
        Stage::Water(match marker.pier() {
            Some(pier) => WaterStage::Ship {
                left: game.capacity(board, board.asked, pier),
                sailed: false,
            },
            None => WaterStage::Production { produced: None },
        })
    }

    #[inline]
    fn special_marker() -> Stage {
        Stage::Water(WaterStage::SpecialMarker)
    }

    fn after_machinery(game: &Game, board: &Table) -> Stage {
        match game.can_resettle(board) {
            true => Stage::Water(WaterStage::School),
            false => Self::special_marker(),
        }
    }

    fn machinery_bonus(game: &Game, board: &Table) -> u8 {
        match board.own_harbour().has(Tile::Workshop) {
            true => game.more.components.tiles.workshop,
            false => 0,
        }
    }

    fn distribution_bonus(game: &Game, board: &Table) -> u8 {
        match board.own_harbour().has(Tile::Patent) {
            true => game.more.components.tiles.patent,
            false => 0,
        }
    }

    fn machine_placed(game: &Game, board: &mut Table, log: &mut impl Log<Event>) {
        game.machine_bought(board, log);
    }

    fn quality_max(game: &Game, board: &Table) -> u8 {
        match board.own_harbour().has(Tile::Engineer) {
            true => game.more.components.tiles.engineer,
            false => game.components.quality_max,
        }
    }

    fn highest_level(game: &Game, board: &Table) -> u8 {
        let inventor = u8::from(board.own_harbour().has(Tile::Inventor));
        (game.level(board) + inventor).min(4)
    }

    fn most_level(game: &Game, board: &Table) -> u8 {
        (game.level(board) + 1).min(4)
    }

    fn modernized(game: &Game, board: &mut Table, good: Good, log: &mut impl Log<Event>) {
        if board.own().factory(good).level > game.level(board) {
            game.inventor_used(board, board.asked, log);
        }
    }

    fn closed(board: &mut Table, seat: Seat, good: Good) {
        board.harbour_mut(seat).marked.remove(good);
    }

    fn discounts(game: &Game, board: &Table, action: &FactoryAction) -> [u8; 4] {
        game.developer_discounts(board, action)
    }

    fn factory_fees(board: &Table) -> u8 {
        board.parts.action.inventor_fees
    }

    fn after_factory(game: &Game, board: &mut Table, log: &mut impl Log<Event>) {
        game.settle_factory(board, log);
    }

    fn hired(board: &mut Table, good: Good, log: &mut impl Log<Event>) {
        let seat = board.asked;
        if Self::is_past(board, good) && !board.harbour(seat).marked.contains(good) {
            board.harbour_mut(seat).marked.insert(good);
            log.tell(Event::Water(WaterEvent::FactoryMarked { seat, good }));
        }
    }

    fn after_workers(game: &Game, board: &mut Table, log: &mut impl Log<Event>) {
        game.end_of_workers(board, log);
    }

    #[inline]
    fn on_scale(game: &Game, board: &Table, seat: Seat, good: Good) -> u8 {
        game.on_scale(board, seat, good)
    }

    #[inline]
    fn offer_more(
        game: &Game,
        board: &Table,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        game.offer_in_action(board, hand, offers);
    }

    fn check_more(
        game: &Game,
        board: &Table,
        hand: &ActionInHand,
        action: Action,
    ) -> Option<Result<(), Illegal>> {
        game.check_in_action(board, hand, action)
    }

    #[inline]
    fn carry_out_more(
        game: &Game,
        board: &mut Table,
        hand: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        game.carry_out_in_action(board, hand, action, log)
    }

    /// What an action kept in mind is over, and charisma is free again for who has acted.
    fn after_action(board: &mut Table) {
        board.parts.action = InHand::default();
        let seat = board.asked;
        board.harbour_mut(seat).no_charisma = false;
    }
}

impl ProductionRules<WaterFrame> for WaterFrame {
    #[inline]
    fn further_wage(game: &Game, board: &Table) -> u8 {
        match board.parts.lasts(EventMarker::ThreatOfStrike) {
            true => game.more.components.events.strike,
            false => 0,
        }
    }

    fn sellers(game: &Game, board: &Table, good: Good, sellers: &mut Sellers) {
        game.water_sellers(board, good, sellers);
    }

    fn shifting(game: &Game, board: &Table) -> Seats {
        game.shifting(board)
    }

    fn could_shift(board: &Table, seat: Seat, good: Good) -> bool {
        board.company(seat).factory(good).is_built() && board.harbour(seat).has(Tile::ExtraShifts)
    }

    fn begin_production(board: &mut Table) {
        board.parts.production = Selling::default();
    }

    fn before_sale(game: &Game, board: &mut Table, log: &mut impl Log<Event>) -> Production {
        game.ask_before_sale(board, 0, log)
    }

    fn offer_call(game: &Game, board: &Table, sale: &Sale, offers: &mut impl Offers<Action>) {
        game.offer_water_call(board, sale, offers);
    }

    fn check_call(game: &Game, board: &Table, sale: &Sale, action: Action) -> Result<(), Illegal> {
        game.check_water_call(board, sale, action)
    }

    fn answered(game: &Game, board: &mut Table, action: Action, log: &mut impl Log<Event>) {
        game.call_answered(board, action, log);
    }

    fn after_sale(
        game: &Game,
        board: &mut Table,
        sale: &Sale,
        _: &Sellers,
        unsold: [u8; MAX_SEATS],
        log: &mut impl Log<Event>,
    ) -> Production {
        game.after_market_sale(board, sale, unsold, log)
    }

    /// Charisma wins a tie with other players, not with the importer (III.2).
    fn highest(board: &Table, numbers: [u8; MAX_SEATS], importer: u8) -> Option<Seat> {
        let highest = numbers.into_iter().max().filter(|most| *most > importer)?;
        let tied = |seat: &Seat| {
            numbers[seat.index()] == highest && board.harbour(*seat).has(Tile::Charisma)
        };
        let charismatic = Seat::all(board.players).find(tied);
        charismatic.or_else(|| sole_highest(numbers, importer))
    }

    fn running_costs(game: &Game, board: &Table, seat: Seat, good: Good) -> (u8, u16, u8, u16) {
        game.water_running_costs(board, seat, good)
    }
}

impl FurtherRules<WaterFrame> for WaterFrame {
    #[inline]
    fn is_pending(board: &Table) -> bool {
        board.parts.pending.is_some()
    }

    fn pending_section(board: &Table) -> &'static str {
        board.parts.pending.map_or("", |pending| pending.section())
    }

    fn pending_question(board: &Table) -> Message {
        let pending = board.parts.pending;
        pending.map_or(Message::new("prompt-over"), |pending| pending.question())
    }

    fn offer_pending(game: &Game, board: &Table, offers: &mut impl Offers<Action>) {
        if let Some(pending) = board.parts.pending {
            pending.offer(game, board, offers);
        }
    }

    fn check_pending(game: &Game, board: &Table, action: Action) -> Result<(), Illegal> {
        match board.parts.pending {
            Some(pending) => pending.check(game, board, action),
            None => Err(Reason::NotNow.illegal()),
        }
    }

    fn settle_pending(game: &Game, board: &mut Table, action: Action, log: &mut impl Log<Event>) {
        if let Some(pending) = board.parts.pending {
            pending.settle(game, board, action, log);
        }
    }

    fn phase_section(phase: &WaterPhase, board: &Table) -> &'static str {
        phase.chapter(board)
    }

    fn phase_question(phase: &WaterPhase, board: &Table) -> Message {
        phase.asked(board)
    }

    fn offer_phase(
        phase: &WaterPhase,
        game: &Game,
        board: &Table,
        offers: &mut impl Offers<Action>,
    ) {
        phase.offer_choices(game, board, offers);
    }

    fn check_phase(
        phase: &WaterPhase,
        game: &Game,
        board: &Table,
        action: Action,
    ) -> Result<(), Illegal> {
        phase.check_choice(game, board, action)
    }

    fn carry_out_phase(
        phase: WaterPhase,
        game: &Game,
        board: &mut Table,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        phase.carry_out_choice(game, board, action, log);
    }

    fn stage_section(stage: &WaterStage) -> &'static str {
        stage.chapter()
    }

    fn stage_question(stage: &WaterStage) -> Message {
        stage.asked()
    }

    fn offer_stage(
        stage: &WaterStage,
        game: &Game,
        board: &Table,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        stage.offer_choices(game, board, hand, offers);
    }

    fn check_stage(
        stage: &WaterStage,
        game: &Game,
        board: &Table,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        stage.check_choice(game, board, hand, action)
    }

    fn carry_out_stage(
        stage: WaterStage,
        game: &Game,
        board: &mut Table,
        hand: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        stage.carry_out_choice(game, board, hand, action, log)
    }

    fn after_stage(stage: &WaterStage, _: &Game, _: &Table) -> Option<Stage> {
        stage.next_stage()
    }

    fn stage_fits(stage: &WaterStage, game: &Game, board: &Table, hand: &ActionInHand) -> bool {
        stage.can_be_under_way(game, board, hand)
    }
}

impl TellingRules<WaterFrame> for WaterFrame {
    fn is_busy_in_harbour(board: &Table, began: &Table) -> bool {
        board.own_harbour() != began.own_harbour()
    }

    fn usual(game: &Game, board: &Table) -> Option<Action> {
        told::usual(game, board)
    }

    fn small_question(game: &Game, board: &Table) -> Option<SmallQuestion<Action>> {
        orders::small_question(game, board)
    }

    fn go_on_producing(
        game: &Game,
        board: &mut Table,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        match board.phase {
            Phase::Sale(sale) => game.answer_call(board, sale, action, log),
            Phase::Water(WaterPhase::BeforeSale { step }) => {
                game.answer_before_sale(board, step, action, log)
            }
            Phase::Water(WaterPhase::AfterSale { step, asks }) => {
                game.answer_after_sale(board, step, asks, action, log)
            }
            Phase::Water(WaterPhase::Shipment { step }) => {
                game.answer_shipment(board, step, action, log)
            }
            Phase::Water(WaterPhase::StoreExtra { step }) => {
                game.answer_store_extra(board, step, action, log)
            }
            Phase::Water(WaterPhase::Storing { step }) => {
                game.answer_storing(board, step, action, log)
            }
            _ => Production::Ended,
        }
    }

    fn is_under_way(board: &Table, good: Good) -> bool {
        alone::is_under_way(board, good)
    }

    fn resume_production(game: &Game, board: &mut Table, log: &mut impl Log<Event>) -> Production {
        game.resume(board, log)
    }

    fn derived(
        game: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
    ) -> Vec<(&'static str, Derived)> {
        derived::derived(game, board)
    }

    fn derived_seat(
        _: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
        seat: Seat,
    ) -> Vec<(&'static str, Derived)> {
        derived::derived_seat(board, seat)
    }

    fn told_so_far(game: &Game, board: &Table, tally: &mut Tally) {
        game.told_of_sale(board, tally);
    }

    fn sellers_under_way(game: &Game, board: &Table) -> Sellers {
        game.sellers_of_sale(board)
    }

    fn before_forecast(game: &Game, board: &mut Table) {
        alone::before_forecast(game, board);
    }

    fn contract(board: &Table, seat: Seat, good: Good) -> u8 {
        board.harbour(seat).contracts[good.index()]
    }

    fn ships_sent(game: &Game, board: &Table, action: Action) -> [u8; 2] {
        game.ships_sent(board, action)
    }

    /// It may be shut where that is an answer.
    fn asks_for_school(game: &Game, board: &Table) -> bool {
        table::Game::check(game, board, Action::Shut).is_ok()
    }

    fn asks_for_jubilee(game: &Game, board: &Table) -> bool {
        game.could_sell_for_jubilee(board)
    }

    fn choice_alone(
        game: &Game,
        board: &Table,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Table> {
        alone::choice_alone(game, board, action, log)
    }

    fn cycles_over(phase: &WaterPhase, board: &Table) -> u8 {
        phase.cycles_over(board)
    }

    fn further_cause(play: &Play<Game>, winner: Seat, second: Seat) -> Option<Message> {
        verdict::further_cause(play, winner, second)
    }

    fn account(game: &Game, before: &Table, after: &Table, events: &[Event]) -> Vec<(usize, Note)> {
        account::notes(game, before, after, events)
    }

    /// The event phase follows, as its first question says; a strike is over before it.
    fn caption_of_ending(before: &Table, event: &Event) -> Option<String> {
        let strike = EventMarker::ThreatOfStrike;
        let begins = match event {
            Event::MarkersReturned => !before.parts.lasts(strike),
            event => *event == Event::Water(WaterEvent::EventEnded { event: strike }),
        };
        let firing = WaterPhase::Firing { step: 0 };
        begins.then(|| firing.caption(before.year(), before.active()))
    }
}

impl BoardRules<WaterFrame> for WaterFrame {
    fn most_quality(game: &Game) -> u8 {
        game.more.components.tiles.engineer
    }

    fn lying_on_timetable(_: u8) -> u16 {
        0
    }

    fn check_stored(game: &Game, board: &Table, seat: Seat) -> Result<(), String> {
        game.check_water_store(board, seat)
    }

    fn could_store(game: &Game, board: &Table, seat: Seat, count: u8) -> bool {
        let mut goods = board.company(seat).stored;
        goods[board.active().index()] = count;
        game.room(board, seat).fits(&goods)
    }

    fn has_stopped(board: &Table, seat: Seat) -> bool {
        board.parts.production.stopped.contains(seat)
    }

    fn settled_on_scale(game: &Game, board: &Table, seat: Seat, good: Good) -> u8 {
        match game.is_rearranging(board, seat) {
            true => 0,
            false => game.on_scale(board, seat, good),
        }
    }

    fn are_known(markers: Markers) -> bool {
        markers.is_known_in_water_frame()
    }

    fn owns(board: &Table, seat: Seat, marker: Marker) -> bool {
        board.company(seat).markers.contains(marker) || board.harbour(seat).has_ship_of(marker)
    }

    fn workers_elsewhere(game: &Game, board: &Table) -> u16 {
        game.harbour_workers(board) + u16::from(board.parts.gone)
    }

    fn may_be_paid(game: &Game, marker: Marker, cost: u8, paid: u8) -> bool {
        game.may_have_been_paid(marker, cost, paid)
    }

    fn is_in_1760(board: &Table) -> bool {
        match board.phase {
            Phase::Water(phase) => phase.is_preparation() || board.decade == 0,
            _ => false,
        }
    }

    fn check_asked(game: &Game, board: &Table, phase: &WaterPhase) -> Result<(), String> {
        game.check_water_phase(board, phase)
    }

    fn check_parts(game: &Game, board: &Table) -> Result<(), String> {
        game.check_water_parts(board)
    }
}
