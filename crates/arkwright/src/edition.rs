//! The two versions of the game in one box: Spinning Jenny, and Water Frame with all that it adds.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::account::Note;
use table::{
    DataFile, Derived, GameInfo, Illegal, Log, Message, Offers, Play, Rng, Seat, Seats, Seed,
    SmallQuestion, Unfit,
};

use crate::account;
use crate::action::{Action, Face};
use crate::administration::{self, Placing};
use crate::board::Board;
use crate::built_since::BuiltSince;
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
use crate::stock_exchange::FinalExchange;
use crate::storage::Storage;
use crate::told;
use crate::water_frame::{WaterPhase, WaterStage};

/// A version of the game: what its board has more than the other's, and where its rules differ.
///
/// What is not changed here is the rule of both, and what is said here by default is Spinning
/// Jenny's. A version is a type, so that what it lacks costs it nothing, neither time nor bytes of
/// its boards.
pub trait Edition: Copy + Clone + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// What lies on the table in this version only.
    type Parts: Copy
        + Clone
        + Debug
        + Default
        + PartialEq
        + Eq
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;

    /// What a game has more: options and component numbers.
    type More: Clone + Debug + Send + Sync;

    /// What lies face down.
    type Stock: Clone + Debug + PartialEq + Eq + Send + Sync;

    /// The last decade of the game.
    const LAST_DECADE: u8;

    /// How often factories can become obsolete, and once more for boards from outside.
    const OBSOLESCENCES: u8;

    /// Whether money for goods comes right after the sale in England (III.1).
    const PAYS_EACH_SALE: bool = true;

    /// The most decisions that one turn can have.
    const MOST_DECISIONS_IN_A_TURN: usize;

    /// The revision of the rules as implemented here; a change that alters any
    /// game that was played raises it.
    const RULES: u16;

    /// What the catalogue says of it.
    const INFO: &'static GameInfo;

    /// What the words in the patterns of the notation stand for.
    const NOTATION_WORDS: &'static str;

    /// The forms of its notation: of actions and of reveals.
    fn forms() -> Forms;

    /// The options of a game by name.
    fn options(game: &Arkwright<Self>) -> Vec<(&'static str, &'static str)>;

    /// A game with released numbers.
    fn set_up(players: u8, options: &[(String, String)], released: Option<&str>)
    -> Arkwright<Self>;

    /// A game with data files of the owner's.
    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Arkwright<Self>, Unfit>;

    /// The released text of a data file.
    fn released(file: &str) -> Option<&'static str>;

    /// The board before anything is drawn (4.1).
    fn opening_board(game: &Arkwright<Self>) -> Board<Self>;

    /// Draws everything that is drawn in a game.
    fn shuffle(game: &Arkwright<Self>, seed: &Seed) -> Self::Stock;

    /// A stock that fits the board.
    fn sample_stock(game: &Arkwright<Self>, board: &Board<Self>, rng: &mut Rng) -> Self::Stock;

    /// What is turned up next.
    fn draw(game: &Arkwright<Self>, board: &Board<Self>, stock: &mut Self::Stock) -> Face;

    /// Puts what was drawn on the board.
    fn turn_up(
        game: &Arkwright<Self>,
        board: &mut Board<Self>,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal>;

    /// What comes once both factories are founded (4.1.V).
    fn after_foundations(
        game: &Arkwright<Self>,
        board: &mut Board<Self>,
        log: &mut impl Log<Event>,
    );

    /// The economy phase of a new cycle (I).
    fn economy_phase(game: &Arkwright<Self>, board: &mut Board<Self>, log: &mut impl Log<Event>);

    /// What ends as soon as the timetable indicator reaches the event space (6.0).
    #[inline]
    fn at_event_space(_: &mut Board<Self>, _: &mut impl Log<Event>) {}

    /// What comes after the markers went back at the end of a decade (6.II).
    fn end_of_round(game: &Arkwright<Self>, board: &mut Board<Self>, log: &mut impl Log<Event>);

    /// What comes after production, but for the end of a decade (IV).
    #[inline]
    fn end_of_cycle(game: &Arkwright<Self>, board: &mut Board<Self>, log: &mut impl Log<Event>) {
        let next = board.in_turn_order(1);
        game.next_cycle(board, next, log);
    }

    /// Whether the asked player has done something in his harbour since a board of the same turn.
    fn is_busy_in_harbour(_: &Board<Self>, _began: &Board<Self>) -> bool {
        false
    }

    /// What comes after the last exchange, before companies are valued (8.0).
    #[inline]
    fn before_scoring(_: &Arkwright<Self>, _: &mut Board<Self>, _: &mut impl Log<Event>) {}

    /// Whether the asked player has something to settle before the phase goes on.
    #[inline]
    fn is_pending(_: &Board<Self>) -> bool {
        false
    }

    /// The section of its rule book that a refusal cites.
    fn cited(refusal: &Illegal) -> &'static str {
        refusal.section
    }

    /// What has to be settled, in the place of the phase.
    fn pending_section(_: &Board<Self>) -> &'static str {
        ""
    }

    /// The question for it.
    fn pending_question(_: &Board<Self>) -> Message {
        Message::new("prompt-over")
    }

    /// Offers every way to settle it.
    #[inline]
    fn offer_pending(_: &Arkwright<Self>, _: &Board<Self>, _: &mut impl Offers<Action>) {}

    /// Whether this settles it.
    fn check_pending(_: &Arkwright<Self>, _: &Board<Self>, _: Action) -> Result<(), Illegal> {
        Err(Reason::NotNow.illegal())
    }

    /// Settles it.
    #[inline]
    fn settle_pending(
        _: &Arkwright<Self>,
        _: &mut Board<Self>,
        _: Action,
        _: &mut impl Log<Event>,
    ) {
    }

    /// Offers the markers of the asked player (II.1).
    #[inline]
    fn offer_markers(
        game: &Arkwright<Self>,
        board: &Board<Self>,
        offers: &mut impl Offers<Action>,
    ) {
        administration::offer_markers(game, board, offers);
    }

    /// Whether a marker may be placed or used again (II.1).
    fn check_marker(
        game: &Arkwright<Self>,
        board: &Board<Self>,
        action: Action,
    ) -> Result<(), Illegal> {
        administration::check_marker(game, board, action)
    }

    /// What a marker that is placed or used again costs (II.1).
    #[inline]
    fn placing(game: &Arkwright<Self>, board: &Board<Self>, action: Action) -> Option<Placing> {
        administration::placing(game, board, action)
    }

    /// Whether a fee can be due for using a marker again.
    fn is_fee(game: &Arkwright<Self>, fee: u8) -> bool {
        [0, game.components.administration.reuse_fee].contains(&fee)
    }

    /// Where the action of a marker begins that only this version has (II.2).
    fn first_stage(_: &Arkwright<Self>, _: &Board<Self>, _: Marker) -> Stage {
        Stage::SpecialMarker
    }

    /// The additional action take special marker (II.3.2).
    #[inline]
    fn special_marker() -> Stage {
        Stage::SpecialMarker
    }

    /// What comes once no more machines are placed (II.2.3).
    #[inline]
    fn after_machinery(_: &Arkwright<Self>, _: &Board<Self>) -> Stage {
        Self::special_marker()
    }

    /// What is added to the costs paid for machines (II.2.3).
    #[inline]
    fn machinery_bonus(_: &Arkwright<Self>, _: &Board<Self>) -> u8 {
        0
    }

    /// What is added to the costs paid for distribution, beyond the marker's limit (II.2.5).
    #[inline]
    fn distribution_bonus(_: &Arkwright<Self>, _: &Board<Self>) -> u8 {
        0
    }

    /// A machine has taken a worker's place (II.2.3).
    #[inline]
    fn machine_placed(_: &Arkwright<Self>, _: &mut Board<Self>, _: &mut impl Log<Event>) {}

    /// The highest quality marker of the asked player (II.2.4).
    #[inline]
    fn quality_max(game: &Arkwright<Self>, _: &Board<Self>) -> u8 {
        game.components.quality_max
    }

    /// The highest level to which the asked player may modernize (II.2.1).
    #[inline]
    fn highest_level(game: &Arkwright<Self>, board: &Board<Self>) -> u8 {
        game.level(board)
    }

    /// The highest level that any factory can have.
    #[inline]
    fn most_level(game: &Arkwright<Self>, board: &Board<Self>) -> u8 {
        game.level(board)
    }

    /// The asked player has modernized a factory (II.2.1).
    #[inline]
    fn modernized(_: &Arkwright<Self>, _: &mut Board<Self>, _: Good, _: &mut impl Log<Event>) {}

    /// A factory was built (II.2.1).
    #[inline]
    fn built(_: &mut Board<Self>, _: Seat, _: Good) {}

    /// A factory was closed (II.2.1).
    #[inline]
    fn closed(_: &mut Board<Self>, _: Seat, _: Good) {}

    /// By how much the factories of an action come cheaper, by good (II.2.1).
    #[inline]
    fn discounts(_: &Arkwright<Self>, _: &Board<Self>, _: &FactoryAction) -> [u8; 4] {
        [0; 4]
    }

    /// Fees that are paid with a factory action (II.2.1).
    #[inline]
    fn factory_fees(_: &Board<Self>) -> u8 {
        0
    }

    /// The factory action is paid (II.2.1).
    #[inline]
    fn after_factory(_: &Arkwright<Self>, _: &mut Board<Self>, _: &mut impl Log<Event>) {}

    /// Whether no workers may be hired for the asked player's factory of a good (II.2.2).
    #[inline]
    fn is_closed_for_hiring(_: &Board<Self>, _: Good) -> bool {
        false
    }

    /// Whether the cycle of a good is over in the last decade (II.2.2).
    #[inline]
    fn is_past(board: &Board<Self>, good: Good) -> bool {
        board.decade == Self::LAST_DECADE && good.index() < usize::from(board.cycle)
    }

    /// The asked player has hired for a factory (II.2.2).
    #[inline]
    fn hired(_: &mut Board<Self>, _: Good, _: &mut impl Log<Event>) {}

    /// The workers action is done (II.2.2).
    #[inline]
    fn after_workers(_: &Arkwright<Self>, _: &mut Board<Self>, _: &mut impl Log<Event>) {}

    /// Spaces at the end of a price scale that goods lie on (III.4).
    #[inline]
    fn on_scale(_: &Arkwright<Self>, board: &Board<Self>, seat: Seat, good: Good) -> u8 {
        board.company(seat).stored[good.index()]
    }

    /// Offers what a stage of both versions lets one do in this one.
    #[inline]
    fn offer_more(
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: &ActionInHand,
        _: &mut impl Offers<Action>,
    ) {
    }

    /// Whether a choice is allowed that a stage of both versions has in this one; `None` if it is
    /// no such choice.
    fn check_more(
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: &ActionInHand,
        _: Action,
    ) -> Option<Result<(), Illegal>> {
        None
    }

    /// Carries out such a choice; `None` if it is none.
    #[inline]
    fn carry_out_more(
        _: &Arkwright<Self>,
        _: &mut Board<Self>,
        _: &ActionInHand,
        _: Action,
        _: &mut impl Log<Event>,
    ) -> Option<Stage> {
        None
    }

    /// An action has ended.
    #[inline]
    fn after_action(_: &mut Board<Self>) {}

    /// What a worker earns beside what the job market says (III.3).
    #[inline]
    fn further_wage(_: &Arkwright<Self>, _: &Board<Self>) -> u8 {
        0
    }

    /// Goods that a factory produces beside its rows or that a row does not make, and whether its
    /// owner still sells what he has in store (III.1).
    #[inline]
    fn sellers(_: &Arkwright<Self>, _: &Board<Self>, _: Good, _: &mut Sellers) {}

    /// Who may still produce one more with extra shifts in the sale under way (III.1).
    #[inline]
    fn shifting(_: &Arkwright<Self>, _: &Board<Self>) -> Seats {
        Seats::default()
    }

    /// Whether a player could produce one more of a good with extra shifts (III.1).
    #[inline]
    fn could_shift(_: &Board<Self>, _: Seat, _: Good) -> bool {
        false
    }

    /// A production phase begins (III).
    #[inline]
    fn begin_production(_: &mut Board<Self>) {}

    /// What comes before the sale of a good, and the sale (III.1).
    #[inline]
    fn before_sale(
        game: &Arkwright<Self>,
        board: &mut Board<Self>,
        log: &mut impl Log<Event>,
    ) -> Production {
        game.begin_sale(board, log)
    }

    /// Offers what can be said at a call (III.1).
    #[inline]
    fn offer_call(
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: &Sale,
        offers: &mut impl Offers<Action>,
    ) {
        offers.offer(Action::Offer);
        offers.offer(Action::Hold);
    }

    /// Whether this can be said at a call (III.1).
    fn check_call(
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: &Sale,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Offer | Action::Hold => Ok(()),
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    /// Takes the answer to a call (III.1).
    #[inline]
    fn answered(_: &Arkwright<Self>, _: &mut Board<Self>, _: Action, _: &mut impl Log<Event>) {}

    /// What comes after the sale: share steps, wages, fading distribution, storage (III.2 to 4).
    #[inline]
    fn after_sale(
        game: &Arkwright<Self>,
        board: &mut Board<Self>,
        sale: &Sale,
        sellers: &Sellers,
        unsold: [u8; table::MAX_SEATS],
        log: &mut impl Log<Event>,
    ) -> Production {
        let appeals = sellers.map(|seller| seller.appeal);
        game.settle_production(
            board,
            sale.sold,
            appeals,
            sale.importer,
            sale.importer_sold,
            log,
        );
        Storage::next(board, 0, unsold)
    }

    /// Who has the single highest number, which surpasses the importer's too (III.2).
    #[inline]
    fn highest(_: &Board<Self>, numbers: [u8; table::MAX_SEATS], importer: u8) -> Option<Seat> {
        sole_highest(numbers, importer)
    }

    /// Workers that are paid and their wages, machines that run and their costs (III.3).
    #[inline]
    fn running_costs(
        game: &Arkwright<Self>,
        board: &Board<Self>,
        seat: Seat,
        good: Good,
    ) -> (u8, u16, u8, u16) {
        let factory = board.company(seat).factory(good);
        let (workers, machines) = (factory.workers(), factory.machine_count());
        let wages = u16::from(workers) * u16::from(game.wage(board));
        (workers, wages, machines, u16::from(machines))
    }

    /// Tells what a phase that only this version has asks, offers, allows and does.
    fn phase_section(_: &WaterPhase, _: &Board<Self>) -> &'static str {
        ""
    }

    /// The question that is asked.
    fn phase_question(_: &WaterPhase, _: &Board<Self>) -> Message {
        Message::new("prompt-over")
    }

    /// Offers every choice.
    #[inline]
    fn offer_phase(
        _: &WaterPhase,
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: &mut impl Offers<Action>,
    ) {
    }

    /// Whether the choice is allowed.
    fn check_phase(
        _: &WaterPhase,
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: Action,
    ) -> Result<(), Illegal> {
        Err(Reason::NotNow.illegal())
    }

    /// Carries out the choice.
    #[inline]
    fn carry_out_phase(
        _: WaterPhase,
        _: &Arkwright<Self>,
        _: &mut Board<Self>,
        _: Action,
        _: &mut impl Log<Event>,
    ) {
    }

    /// Tells what a stage that only this version has asks, offers, allows and does.
    fn stage_section(_: &WaterStage) -> &'static str {
        ""
    }

    /// The question that is asked.
    fn stage_question(_: &WaterStage) -> Message {
        Message::new("prompt-over")
    }

    /// Offers every choice but being done.
    #[inline]
    fn offer_stage(
        _: &WaterStage,
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: &ActionInHand,
        _: &mut impl Offers<Action>,
    ) {
    }

    /// Whether the choice is allowed.
    fn check_stage(
        _: &WaterStage,
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: &ActionInHand,
        _: Action,
    ) -> Result<(), Illegal> {
        Err(Reason::NotNow.illegal())
    }

    /// Carries out the choice; `None` if it ends the action.
    #[inline]
    fn carry_out_stage(
        _: WaterStage,
        _: &Arkwright<Self>,
        _: &mut Board<Self>,
        _: &ActionInHand,
        _: Action,
        _: &mut impl Log<Event>,
    ) -> Option<Stage> {
        None
    }

    /// What comes once the player is done with it.
    #[inline]
    fn after_stage(_: &WaterStage, _: &Arkwright<Self>, _: &Board<Self>) -> Option<Stage> {
        None
    }

    /// Whether it can be under way with this marker on this board.
    fn stage_fits(_: &WaterStage, _: &Arkwright<Self>, _: &Board<Self>, _: &ActionInHand) -> bool {
        false
    }

    /// What is usually answered.
    fn usual(game: &Arkwright<Self>, board: &Board<Self>) -> Option<Action> {
        match board.phase {
            Phase::Sale(_) => Some(Action::Offer),
            Phase::Storage(storage) => Some(storage.usual(game, board)),
            _ => None,
        }
    }

    /// The small question that is asked now.
    fn small_question(
        game: &Arkwright<Self>,
        board: &Board<Self>,
    ) -> Option<SmallQuestion<Action>> {
        match board.phase {
            Phase::Sale(_) => Some(SmallQuestion::new(
                "sell-stored",
                Action::Offer,
                Action::Hold,
            )),
            Phase::Storage(storage) => Some(SmallQuestion::new(
                "store-unsold",
                storage.usual(game, board),
                Action::Keep(board.own().stored),
            )),
            _ => None,
        }
    }

    /// Carries on a production of which somebody was asked something, for the forecast.
    fn go_on_producing(
        game: &Arkwright<Self>,
        board: &mut Board<Self>,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        match board.phase {
            Phase::Sale(sale) => game.answer_call(board, sale, action, log),
            Phase::Storage(storage) => storage.keep(board, action, log),
            _ => Production::Ended,
        }
    }

    /// Whether the forecast of a good goes on from the sale that is under way. In Spinning Jenny it
    /// begins again, since each good is asked for by itself (III.1 c).
    #[inline]
    fn is_under_way(_: &Board<Self>, _: Good) -> bool {
        false
    }

    /// Goes on with a production under way from the question that is due, for the forecast.
    #[inline]
    fn resume_production(
        _: &Arkwright<Self>,
        _: &mut Board<Self>,
        _: &mut impl Log<Event>,
    ) -> Production {
        Production::Ended
    }

    /// What a production under way has told already, for the forecast.
    #[inline]
    fn told_so_far(_: &Arkwright<Self>, _: &Board<Self>, _: &mut Tally) {}

    /// What the board of this version means beyond Spinning Jenny's.
    fn derived(_: &Arkwright<Self>, _: &Board<Self>) -> Vec<(&'static str, Derived)> {
        Vec::new()
    }

    /// The same of one player.
    fn derived_seat(_: &Arkwright<Self>, _: &Board<Self>, _: Seat) -> Vec<(&'static str, Derived)> {
        Vec::new()
    }

    /// What everybody brought to the sale under way and sells in it, for the forecast.
    fn sellers_under_way(game: &Arkwright<Self>, board: &Board<Self>) -> Sellers {
        game.sellers(board, board.active())
    }

    /// Settles what is open before a production that is only forecast.
    #[inline]
    fn before_forecast(_: &Arkwright<Self>, _: &mut Board<Self>) {}

    /// The contract of a good that a player has, or 0 (II.2.6).
    #[inline]
    fn contract(_: &Board<Self>, _: Seat, _: Good) -> u8 {
        0
    }

    /// What the ships at the piers carry that an answer sends out (III.4).
    #[inline]
    fn ships_sent(_: &Arkwright<Self>, _: &Board<Self>, _: Action) -> [u8; 2] {
        [0; 2]
    }

    /// Whether a player is asked whether he shuts a row with the school (Water Frame III.1).
    #[inline]
    fn asks_for_school(_: &Arkwright<Self>, _: &Board<Self>) -> bool {
        false
    }

    /// Whether a player is asked whether he sells one more for the Crown Jubilee, and has it.
    #[inline]
    fn asks_for_jubilee(_: &Arkwright<Self>, _: &Board<Self>) -> bool {
        false
    }

    /// The board with what a choice itself does, where it may only be told by this version.
    #[inline]
    fn choice_alone(
        _: &Arkwright<Self>,
        _: &Board<Self>,
        _: Action,
        _: &mut impl Log<Event>,
    ) -> Option<Board<Self>> {
        None
    }

    /// How many cycles of a decade are over in a phase that only this version has.
    fn cycles_over(_: &WaterPhase, board: &Board<Self>) -> u8 {
        board.cycle
    }

    /// What else made the winner win, of what only this version has.
    fn further_cause(_: &Play<Arkwright<Self>>, _winner: Seat, _second: Seat) -> Option<Message> {
        None
    }

    /// Whether a board can be played on, as far as this version's parts go.
    fn check_parts(game: &Arkwright<Self>, board: &Board<Self>) -> Result<(), String>;

    /// The highest quality marker that any player can have.
    #[inline]
    fn most_quality(game: &Arkwright<Self>) -> u8 {
        game.components.quality_max
    }

    /// How many light markers lie on the timetable while factories are founded (4.1.III).
    fn lying_on_timetable(players: u8) -> u16 {
        u16::from(players)
    }

    /// Whether the stored goods of a player have their room.
    fn check_stored(game: &Arkwright<Self>, board: &Board<Self>, seat: Seat) -> Result<(), String> {
        let company = board.company(seat);
        let most = game.components.storage;
        let each = company.stored.iter().all(|count| *count <= most);
        match each && company.stored_in_all() <= most {
            true => Ok(()),
            false => Err(format!("more than {most} goods in store")),
        }
    }

    /// Whether a player could have had so many of the active good in store.
    fn could_store(game: &Arkwright<Self>, board: &Board<Self>, seat: Seat, count: u8) -> bool {
        let company = board.company(seat);
        let others = company.stored_in_all() - company.stored[board.active().index()];
        count <= game.components.storage - others
    }

    /// Whether a player has stopped selling in the sale under way.
    fn has_stopped(_: &Board<Self>, _: Seat) -> bool {
        false
    }

    /// Spaces at the end of a price scale that goods lie on where nothing is under way.
    fn settled_on_scale(game: &Arkwright<Self>, board: &Board<Self>, seat: Seat, good: Good) -> u8 {
        Self::on_scale(game, board, seat, good)
    }

    /// Whether a set holds only markers of this version.
    fn are_known(markers: Markers) -> bool {
        markers.is_known()
    }

    /// Whether a marker is a player's.
    fn owns(board: &Board<Self>, seat: Seat, marker: Marker) -> bool {
        board.company(seat).markers.contains(marker)
    }

    /// Workers that are neither on the board nor in factories.
    fn workers_elsewhere(_: &Arkwright<Self>, _: &Board<Self>) -> u16 {
        0
    }

    /// Whether such an amount can have been paid for a marker on a space with this cost.
    fn may_be_paid(_: &Arkwright<Self>, _: Marker, cost: u8, paid: u8) -> bool {
        cost == paid
    }

    /// Whether a phase that only this version has belongs to 1760 now.
    fn is_in_1760(_: &Board<Self>) -> bool {
        false
    }

    /// Whether the asked seat is the one whose step it is in a phase that only this version has.
    fn check_asked(_: &Arkwright<Self>, _: &Board<Self>, _: &WaterPhase) -> Result<(), String> {
        Err("there is no such phase in this version".to_owned())
    }

    /// What the events of one entry write on the sheets of accounts.
    fn account(
        game: &Arkwright<Self>,
        before: &Board<Self>,
        after: &Board<Self>,
        events: &[Event],
    ) -> Vec<(usize, Note)> {
        account::notes(game, before, after, events)
    }

    /// Where in the game one is from this event on if the end of a decade begins with it and that is
    /// another place (6.0).
    fn caption_of_ending(_: &Board<Self>, _: &Event) -> Option<String> {
        None
    }

    /// Every message of this version, for the tests of every language.
    fn samples() -> Vec<Message>;
}

/// Spinning Jenny, the shorter version; it ends with 1790 (3.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpinningJenny;

impl Edition for SpinningJenny {
    type Parts = BuiltSince;
    type More = ();
    type Stock = crate::setup::Stock;

    const LAST_DECADE: u8 = 3;
    const OBSOLESCENCES: u8 = 2;
    const MOST_DECISIONS_IN_A_TURN: usize = 40;
    const RULES: u16 = crate::game::RULES;
    const INFO: &'static GameInfo = &told::INFO;
    const NOTATION_WORDS: &'static str = told::NOTATION_WORDS;

    fn forms() -> Forms {
        notation::of_spinning_jenny()
    }

    fn options(game: &Arkwright) -> Vec<(&'static str, &'static str)> {
        vec![("setup", game.preparation.word())]
    }

    fn set_up(players: u8, options: &[(String, String)], released: Option<&str>) -> Arkwright {
        told::set_up(players, options, released)
    }

    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Arkwright, Unfit> {
        told::set_up_with(players, options, files)
    }

    fn released(file: &str) -> Option<&'static str> {
        told::released(file)
    }

    fn opening_board(game: &Arkwright) -> Board {
        game.opening_board()
    }

    fn shuffle(game: &Arkwright, seed: &Seed) -> Self::Stock {
        game.shuffle(seed)
    }

    fn sample_stock(game: &Arkwright, board: &Board, rng: &mut Rng) -> Self::Stock {
        game.sample_stock(board, rng)
    }

    fn draw(_: &Arkwright, board: &Board, stock: &mut Self::Stock) -> Face {
        stock.draw(board)
    }

    fn turn_up(
        game: &Arkwright,
        board: &mut Board,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        game.turn_up(board, face, log)
    }

    fn after_foundations(game: &Arkwright, board: &mut Board, log: &mut impl Log<Event>) {
        game.start_up_capital(board, log);
    }

    /// Every cycle has the same printed numbers.
    #[inline]
    fn economy_phase(game: &Arkwright, board: &mut Board, log: &mut impl Log<Event>) {
        let market = &game.components.job_market;
        game.economy(board, market.importer, market.returning, log);
    }

    /// The End of Game event, or a new start player (6.II, 6.III).
    fn end_of_round(game: &Arkwright, board: &mut Board, log: &mut impl Log<Event>) {
        if board.decade == Self::LAST_DECADE {
            log.tell(Event::EndOfGame);
            let first = FinalExchange::new(0);
            board.ask(board.start, Phase::FinalExchange(first));
        } else {
            board.ask(game.names_start_player(board), Phase::NameStartPlayer);
        }
    }

    #[inline]
    fn built(board: &mut Board, seat: Seat, good: Good) {
        if Self::is_past(board, good) {
            board.parts.insert(seat, good);
        }
    }

    #[inline]
    fn closed(board: &mut Board, seat: Seat, good: Good) {
        board.parts.remove(seat, good);
    }

    /// In the last decade factories that have been active hire nobody; one built since then may.
    #[inline]
    fn is_closed_for_hiring(board: &Board, good: Good) -> bool {
        Self::is_past(board, good) && !board.parts.contains(board.asked, good)
    }

    fn check_parts(game: &Arkwright, board: &Board) -> Result<(), String> {
        game.check_spinning_jenny(board)
    }

    fn samples() -> Vec<Message> {
        crate::samples::all()
    }
}
