//! What the whole page shares: language, settings, the game on the table.

use std::sync::Arc;
use std::time::Duration;

use client::{Beginning, Damage, Player, SavedGame, Session, Standing};
use games::{AnyGame, AnyPlay, CATALOGUE};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{
    Amount, Arg, GameInfo, Illegal, Message, Orders, Say, Seat, Seed, Warning, WarningKind,
};
use texts::{Lang, Texts};

use crate::account::{self, Open};
use crate::browser;
use crate::claim::{self, Claim};
use crate::guide::Advised;
use crate::loading::{self, Sentences};
use crate::playback::{self, Showing};
use crate::settings::Settings;
use crate::storage;
use crate::tables::{self, GameView};
use crate::thinker::Thinker;

/// Which part of the page is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// The start page.
    Start,
    /// The game on the table.
    Table,
    /// The rules reference of a game, opened at an entry.
    Rules(String, Option<String>),
    /// The component numbers of a game.
    Numbers(String),
    /// The cards of a game: of which deck, as [`crate::deck_page`] names them.
    Deck(String, String),
    /// Who plays a game that came from elsewhere.
    Seats,
}

impl Route {
    /// The game that it is about; `None` where that is the one on the table.
    fn game(&self) -> Option<&str> {
        match self {
            Route::Start | Route::Table | Route::Seats => None,
            Route::Rules(game, _) | Route::Numbers(game) | Route::Deck(game, _) => Some(game),
        }
    }
}

/// Where a game comes from that was not dealt here.
#[derive(Clone, Default)]
pub(crate) struct Origin {
    /// The fingerprint of the record that was opened as this game.
    pub(crate) record: Option<String>,
    /// The moment of another game from which this one went on.
    pub(crate) moment: Option<String>,
}

/// The game on the table and how it is looked at.
pub(crate) struct TableState {
    /// Names the game among the saved ones.
    pub(crate) id: String,
    pub(crate) session: Session,
    /// The moment that is looked at, as a number of entries; `None` is now.
    pub(crate) moment: Option<usize>,
    /// Others' moves that are being shown one after another.
    pub(crate) showing: Option<Showing>,
    /// Somebody would rather not see them until the next turn is confirmed.
    pub(crate) skipped: bool,
    /// The same for what ran by itself.
    pub(crate) quiet: bool,
    /// From where on nobody has seen what ran by itself.
    pub(crate) told: Beginning,
    /// The moment that an account is about which somebody has opened again.
    pub(crate) reading: Option<usize>,
    /// Whose mill is shown; `None` is the person's whose turn it is.
    pub(crate) shown: Option<Seat>,
    /// The part of a sheet that was unfolded by hand, and after how many entries.
    pub(crate) unfolded: Option<(usize, String)>,
    /// What went wrong with the last choice.
    pub(crate) trouble: Option<Trouble>,
    /// Whether it is played here or in another tab.
    pub(crate) claim: Claim,
    /// Where it comes from, if it was not dealt here.
    pub(crate) origin: Origin,
    /// Which step of the guided game is open; `None` without guidance.
    pub(crate) guide: Option<usize>,
}

/// What is wrong with a choice.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Trouble {
    /// In words.
    pub(crate) says: String,
    /// The message id of the refusal; empty if it is none.
    pub(crate) about: &'static str,
}

impl TableState {
    /// What the catalogue says of its game.
    fn info(&self) -> &'static GameInfo {
        games::info(self.session.play().setup().game).expect("a game under way is in the catalogue")
    }

    /// The moment that is drawn, if it is not now: one of the past, or others' moves so far.
    pub(crate) fn drawn(&self) -> Option<usize> {
        let shown = self.showing.map(|showing| showing.entries);
        self.reading.or(self.moment).or(shown)
    }

    /// The game as it is drawn: at a moment of the past, or now with the tentative turn.
    pub(crate) fn play(&self) -> AnyPlay {
        // What a whole turn leads to comes with its confirmation.
        let complete = matches!(
            self.session.standing(),
            Standing::Person { complete: true, .. }
        );
        let before_end = self.session.last_decision().filter(|_| complete);
        match self.drawn().or(before_end) {
            Some(moment) => self.session.play().at(moment),
            None => self.session.play().clone(),
        }
    }

    /// Whether choices can be made here and now.
    pub(crate) fn is_live(&self) -> bool {
        self.drawn().is_none() && !self.is_read_only()
    }

    /// Whether the game can only be looked at here.
    pub(crate) fn is_read_only(&self) -> bool {
        self.claim != Claim::Ours
    }

    /// The person for whom the table is drawn: whose turn it is, or the last one whose turn it was.
    pub(crate) fn viewer(&self) -> Seat {
        let person = |seat: &Seat| self.session.players()[seat.index()] == Player::Person;
        if let Standing::Person { seat, .. } = self.session.standing() {
            return seat;
        }
        let players = self.session.players().len() as u8;
        let seen = |seat: &Seat| self.session.seen(*seat);
        let seats = Seat::all(players).filter(person);
        seats.max_by_key(seen).unwrap_or(Seat::new(0))
    }
}

/// A game that came from elsewhere.
#[derive(Clone)]
pub(crate) struct Arrived {
    pub(crate) play: AnyPlay,
    /// Who shall play it.
    pub(crate) players: Vec<Player>,
    /// The moment at which it shall be opened; `None` is now.
    pub(crate) moment: Option<usize>,
}

impl Arrived {
    fn info(&self) -> &'static GameInfo {
        games::info(self.play.setup().game).expect("a game under way is in the catalogue")
    }
}

/// Everything the page shares. It is small and can be copied anywhere.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) route: RwSignal<Route>,
    pub(crate) settings: RwSignal<Settings>,
    /// The game whose sentences, rules and sheets are shown: the one that the part of the page is
    /// about, or the one on the table, or the first of the catalogue.
    pub(crate) game: Memo<&'static GameInfo>,
    /// The sentences that are here.
    pub(crate) sentences: RwSignal<Sentences>,
    pub(crate) texts: Memo<Spoken>,
    pub(crate) saved: RwSignal<Vec<SavedGame>>,
    /// The game on the table.
    pub(crate) table: RwSignal<Option<TableState>, LocalStorage>,
    /// The sheet of what ran by itself, if one is open.
    pub(crate) account: RwSignal<Option<Open>, LocalStorage>,
    /// A game that came from elsewhere, before it is known who plays it.
    pub(crate) arrived: RwSignal<Option<Arrived>>,
    /// The choice that is pointed at, in notation; not done, only shown.
    pub(crate) pointed: RwSignal<Option<String>>,
    /// What the guide has to say to the turn under way.
    pub(crate) advised: RwSignal<Advised>,
    /// The place of a board that is looked at, whether it is a choice or not.
    pub(crate) looked: RwSignal<Option<String>>,
    /// The part of the table that is open on a phone.
    pub(crate) tab: RwSignal<&'static str>,
    /// What is open beside the turn on a wide page.
    pub(crate) pane: RwSignal<&'static str>,
    /// Counts how often somebody has asked for a hint.
    pub(crate) hints: RwSignal<usize>,
    /// A word to the user that concerns no choice, such as "link copied".
    pub(crate) notice: RwSignal<Option<String>>,
    /// The game for which the start page sets a table.
    pub(crate) chosen: RwSignal<&'static GameInfo>,
    /// Counts the changes of what the browser keeps besides games.
    pub(crate) kept: RwSignal<usize>,
    /// A new version of the page is ready.
    pub(crate) update_ready: RwSignal<bool>,
    /// A part of the page is no longer to be had, since there is a new version.
    pub(crate) outdated: RwSignal<bool>,
    /// Every file of the page is kept for use offline.
    pub(crate) kept_offline: RwSignal<bool>,
    /// Whether a bot is thinking.
    pub(crate) thinking: RwSignal<Option<Seat>>,
    pub(crate) thinker: StoredValue<Thinker, LocalStorage>,
}

/// The texts in the chosen language.
#[derive(Clone)]
pub(crate) struct Spoken {
    pub(crate) texts: Arc<Texts>,
    /// How many files they were read from: more may come.
    files: usize,
}

impl PartialEq for Spoken {
    fn eq(&self, other: &Spoken) -> bool {
        let told = |spoken: &Spoken| (spoken.texts.lang(), spoken.files);
        told(self) == told(other) && self.texts.book() == other.texts.book()
    }
}

impl Desk {
    /// Lays the desk, with what the browser remembers and what was fetched.
    pub(crate) fn provide(settings: Settings, sentences: Sentences) -> Desk {
        let settings = RwSignal::new(settings);
        let sentences = RwSignal::new(sentences);
        let lang = Memo::new(move |_| settings.with(|settings| settings.lang));
        let route = RwSignal::new(Route::Start);
        let table = RwSignal::new_local(None::<TableState>);
        let arrived = RwSignal::new(None::<Arrived>);
        let game = Memo::new(move |_| {
            let named = route.with(|route| games::info(route.game()?).ok());
            let laid = || table.with(|table| table.as_ref().map(TableState::info));
            let arriving = || {
                let seats = route.with(|route| *route == Route::Seats);
                arrived.with(|arrived| arrived.as_ref().filter(|_| seats).map(Arrived::info))
            };
            named
                .or_else(arriving)
                .or_else(laid)
                .unwrap_or(CATALOGUE[0])
        });
        let desk = Desk {
            route,
            settings,
            game,
            texts: Memo::new(move |_| {
                sentences.with(|sentences| Spoken {
                    texts: Arc::new(sentences.of_game(lang.get(), game.get())),
                    files: sentences.count(),
                })
            }),
            sentences,
            saved: RwSignal::new(Vec::new()),
            table,
            account: RwSignal::new_local(None),
            arrived,
            pointed: RwSignal::new(None),
            advised: RwSignal::new(Advised::Nothing),
            looked: RwSignal::new(None),
            tab: RwSignal::new(""),
            pane: RwSignal::new(""),
            hints: RwSignal::new(0),
            notice: RwSignal::new(None),
            chosen: RwSignal::new(CATALOGUE[0]),
            kept: RwSignal::new(0),
            update_ready: RwSignal::new(false),
            outdated: RwSignal::new(false),
            kept_offline: RwSignal::new(false),
            thinking: RwSignal::new(None),
            thinker: StoredValue::new_local(Thinker::new()),
        };
        provide_context(desk);
        desk
    }

    /// The desk of this page.
    pub(crate) fn of_page() -> Desk {
        expect_context()
    }

    /// What the catalogue says of the game that is shown.
    pub(crate) fn game_info(self) -> &'static GameInfo {
        self.game.get_untracked()
    }

    /// How that game is shown.
    pub(crate) fn view(self) -> &'static GameView {
        tables::view(self.game_info().id)
    }

    /// An amount with what it is counted in.
    pub(crate) fn amount(self, amount: Amount) -> String {
        self.texts.with(|texts| texts.texts.amount(amount))
    }

    /// The language in which the page speaks.
    pub(crate) fn lang(self) -> Lang {
        self.texts.with(|texts| texts.texts.lang())
    }

    /// A text without arguments.
    pub(crate) fn t(self, id: &str) -> String {
        self.texts.with(|texts| texts.texts.get(id, &[]))
    }

    /// A text without arguments that follows the language. All of them are of one type, so that the
    /// page has one piece of code for all instead of one for each.
    pub(crate) fn says(
        self,
        id: &'static str,
    ) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.t(id)
    }

    /// A text with arguments.
    pub(crate) fn tr(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.texts.with(|texts| texts.texts.get(id, args))
    }

    /// What a message says, with the players' names.
    pub(crate) fn say(self, message: &Message) -> String {
        self.texts
            .with(|texts| texts.texts.message(message, &|seat| self.name(seat)))
    }

    /// What a choice of the game on the table is called now, in words.
    pub(crate) fn choice_in_words(self, choice: &str) -> String {
        let last = self.table.with_untracked(|table| {
            let table = table.as_ref();
            table.map_or(0, |table| table.session.play().entries().len())
        });
        self.move_in_words(last, choice)
    }

    /// What a choice was called that was made after so many entries.
    pub(crate) fn move_in_words(self, entries: usize, choice: &str) -> String {
        let message = self.table.with_untracked(|table| {
            let play = table.as_ref()?.session.play();
            play.choice_message(entries, choice)
        });
        message.map_or_else(|| choice.to_owned(), |message| self.say(&message))
    }

    /// What a choice of the game on the table would lose or waste, in words.
    pub(crate) fn warnings(self, choice: &str) -> Vec<String> {
        let warnings = self.warned(choice).into_iter();
        // What a new table is not kept waiting for may not be here yet.
        let is_said = |id: &str| self.texts.with(|texts| texts.texts.has(id));
        warnings
            .filter(|warning| is_said(warning.message.id))
            .map(|warning| self.say(&warning.message))
            .collect()
    }

    /// Whether a choice of the game on the table would lose or waste anything.
    pub(crate) fn is_warned_of(self, choice: &str) -> bool {
        !self.warned(choice).is_empty()
    }

    /// Whether a choice of the game on the table leads to a loss.
    pub(crate) fn loses(self, choice: &str) -> bool {
        let warnings = self.warned(choice);
        warnings
            .iter()
            .any(|warning| warning.kind == WarningKind::Loss)
    }

    fn warned(self, choice: &str) -> Vec<Warning> {
        self.table.with_untracked(|table| {
            let play = table.as_ref().map(|table| table.session.play());
            play.map_or_else(Vec::new, |play| play.warnings(choice))
        })
    }

    /// Why something is not allowed.
    pub(crate) fn say_illegal(self, illegal: &Illegal) -> String {
        self.texts
            .with(|texts| texts.texts.illegal(illegal, &|seat| self.name(seat)))
    }

    /// What of a saved game was damaged.
    pub(crate) fn damage_in_words(self, game: &SavedGame) -> String {
        if game.damaged.contains(&Damage::Record) {
            return self.t("page-record-damaged");
        }
        let words = game.damaged.iter();
        let words = words.map(|damage| self.t(&format!("damage-{}", damage.word())));
        let what = Arg::Verbatim(words.collect::<Vec<_>>().join(", "));
        self.tr("page-damaged", &[("what", what)])
    }

    /// Which challenge a game answers, by what its record says of it.
    pub(crate) fn challenge_in_words(self, words: &str) -> String {
        let date = words.split(' ').next().unwrap_or_default();
        let date = Arg::Verbatim(browser::date_in_words(date, self.lang()));
        self.tr("start-challenge-of", &[("date", date)])
    }

    /// The name of a player: his own, or his colour.
    pub(crate) fn name(self, seat: Seat) -> String {
        let named = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            table.session.play().name(seat).map(str::to_owned)
        });
        named.unwrap_or_else(|| self.texts.with(|texts| texts.texts.seat(seat)))
    }

    /// What the level of a seat is called, if a bot has it.
    pub(crate) fn level(self, seat: Seat) -> Option<String> {
        let word = self.table.with_untracked(|table| {
            let session = &table.as_ref()?.session;
            let players = session.players();
            match &players[seat.index()] {
                Player::Person => None,
                Player::Bot(bot) => {
                    let game = session.play().setup().game;
                    Some(client::level_word(game, players.len(), bot))
                }
            }
        })?;
        let id = format!("page-level-{word}");
        // A record may seat bots that the page has no word for.
        let is_told = self.texts.with(|texts| texts.texts.has(&id));
        Some(if is_told { self.t(&id) } else { word })
    }

    /// Puts a session on the table; a game that lies there already is looked at as before.
    pub(crate) fn lay(self, id: String, session: Session, claim: Claim, origin: Origin) {
        self.stop_thinking();
        self.point(None);
        account::put_away(self);
        self.table.update(|table| {
            let before = table.take().filter(|before| before.id == id);
            let last = session.play().entries().len();
            let now = Beginning {
                entry: last,
                event: 0,
            };
            let told = client::interrupted(session.play(), last).unwrap_or(now);
            let (moment, shown, guide) = before.map_or((None, None, None), |before| {
                (before.moment, before.shown, before.guide)
            });
            *table = Some(TableState {
                id,
                session,
                moment: moment.filter(|moment| *moment < last),
                showing: None,
                skipped: false,
                quiet: false,
                told,
                reading: None,
                shown,
                unfolded: None,
                trouble: None,
                claim,
                origin,
                guide,
            });
        });
    }

    /// Puts a new game on the table, shows it and keeps it.
    pub(crate) fn open_new(self, session: Session, origin: Origin) {
        let id = browser::new_id();
        self.lay(id.clone(), session, Claim::Ours, origin);
        self.route.set(Route::Table);
        claim::hold_new(self, id);
        self.after_change();
    }

    /// Deals a new game and puts it on the table.
    pub(crate) fn deal(self, game: AnyGame, seed: &str, players: Vec<Player>, names: &[String]) {
        let mut play = game.deal(Seed::new(seed));
        for (seat, name) in Seat::all(players.len() as u8).zip(names) {
            play.set_name(seat, name);
        }
        let orders = vec![Orders::default(); players.len()];
        self.open_new(Session::new(play, players, orders), Origin::default());
    }

    /// Makes a tentative choice, or all choices of a turn with semicolons between them; what is wrong with it is shown beside the question. Says whether
    /// it was made.
    pub(crate) fn choose(self, action: &str) -> bool {
        playback::skip(self);
        self.point(None);
        self.notice.set(None);
        let outcome = self.table.try_update(|table| {
            let table = table.as_mut()?;
            if !table.is_live() {
                return None;
            }
            // A hint is a whole turn.
            let turn: Vec<&str> = action.split("; ").collect();
            Some(match turn.as_slice() {
                [action] => table.session.choose(action).map(|_| ()),
                turn => table.session.choose_turn(turn),
            })
        });
        let is_done = match outcome.flatten() {
            Some(Err(error)) => {
                self.tell_trouble(error);
                false
            }
            outcome => {
                self.set_trouble(None);
                outcome.is_some()
            }
        };
        account::follow(self);
        is_done
    }

    /// Says what is wrong with a choice, once there are words for it.
    fn tell_trouble(self, error: games::Error) {
        if loading::is_told(self) {
            return self.set_trouble(Some(self.say_trouble(&error)));
        }
        let game = self.game_info().id;
        spawn_local(async move {
            if loading::rest(self, game).await {
                self.set_trouble(Some(self.say_trouble(&error)));
            }
        });
    }

    /// What is wrong with a choice.
    fn say_trouble(self, error: &games::Error) -> Trouble {
        let (says, about) = match error {
            games::Error::Illegal { illegal, .. } => {
                (self.say_illegal(illegal), illegal.message.id)
            }
            games::Error::Notation(error) => {
                let why = [("why", Arg::Said(error.say()))];
                (self.tr("page-not-understood", &why), "")
            }
            other => {
                let reason = [("reason", Arg::Said(other.say()))];
                (self.tr("table-illegal", &reason), "")
            }
        };
        Trouble { says, about }
    }

    /// Points at a choice, or at none.
    pub(crate) fn point(self, action: Option<String>) {
        let live = || {
            self.table
                .with_untracked(|table| table.as_ref().is_some_and(TableState::is_live))
        };
        let changed = self.pointed.with_untracked(|pointed| *pointed != action);
        if changed && (action.is_none() || live()) {
            self.pointed.set(action);
        }
    }

    /// Brings a player's mill into view, on a phone by opening the part in which mills are.
    pub(crate) fn show(self, seat: Seat) {
        self.with_table(|table| table.shown = (seat != table.viewer()).then_some(seat));
        if let Some((first, _)) = self.view().tabs.first() {
            self.tab.set(first);
        }
    }

    /// Unfolds a part of a sheet, until something is chosen.
    pub(crate) fn unfold(self, part: String) {
        let now = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            let unfolded = Some((table.session.play().entries().len(), part));
            (table.unfolded != unfolded).then_some(unfolded)
        });
        if let Some(unfolded) = now {
            self.with_table(|table| table.unfolded = unfolded);
        }
    }

    /// Says something that concerns no choice.
    pub(crate) fn notify(self, id: &str) {
        self.notice.set(Some(self.t(id)));
    }

    /// Takes back words that were said in another language.
    pub(crate) fn forget_words(self) {
        self.notice.set(None);
        self.set_trouble(None);
    }

    /// Changes the table state.
    pub(crate) fn with_table(self, change: impl FnOnce(&mut TableState)) {
        self.table.update(|table| {
            if let Some(table) = table {
                change(table);
            }
        });
    }

    fn set_trouble(self, trouble: Option<Trouble>) {
        let changed = self
            .table
            .with_untracked(|table| table.as_ref().is_some_and(|table| table.trouble != trouble));
        if changed {
            self.with_table(|table| table.trouble = trouble);
        }
    }

    /// Takes the last tentative choice back.
    pub(crate) fn undo(self) {
        self.point(None);
        self.with_table(|table| {
            if table.is_live() {
                table.session.undo();
                table.trouble = None;
            }
        });
        account::follow(self);
    }

    /// Makes a choice again that was taken back.
    pub(crate) fn redo(self) {
        self.point(None);
        self.with_table(|table| {
            if table.is_live() {
                table.session.redo();
            }
        });
        account::follow(self);
    }

    /// Goes back to the first tentative choices.
    pub(crate) fn undo_to(self, count: usize) {
        self.point(None);
        self.with_table(|table| {
            if table.is_live() {
                table.session.undo_to(count);
            }
        });
        account::follow(self);
    }

    /// Goes back behind the last confirmation, over bots' moves.
    pub(crate) fn take_back(self) {
        self.stop_thinking();
        playback::skip(self);
        self.point(None);
        self.with_table(|table| {
            if table.is_live() {
                if !table.session.take_back() && table.session.play().challenge().is_some() {
                    self.notify("page-challenge-no-undo");
                }
                table.trouble = None;
                let entry = table.session.confirmed();
                table.told = table.told.min(Beginning { entry, event: 0 });
            }
        });
        self.after_change();
    }

    /// Ends the turn; where the guide has steps left, only once that was said twice.
    pub(crate) fn confirm(self) {
        let is_open = self.advised.with_untracked(Advised::is_open);
        if !is_open || self.is_said_twice("guide-steps-left") {
            self.confirm_now();
        }
    }

    /// Whether somebody was asked this when he last wanted to end the turn; else he is asked now.
    fn is_said_twice(self, asks: &str) -> bool {
        let says = self.t(asks);
        let is_asked = self.table.with_untracked(|table| {
            let trouble = table.as_ref().and_then(|table| table.trouble.as_ref());
            trouble.is_some_and(|trouble| trouble.says == says)
        });
        if !is_asked {
            self.set_trouble(Some(Trouble { says, about: "" }));
        }
        is_asked
    }

    fn confirm_now(self) {
        self.point(None);
        let outcome = self.table.try_update(|table| {
            let table = table.as_mut()?;
            if !table.is_live() {
                return None;
            }
            (table.skipped, table.quiet) = (false, false);
            let outcome = table.session.confirm();
            if outcome.is_ok() {
                playback::catch_up(self, table);
            }
            Some(outcome)
        });
        match outcome.flatten() {
            Some(Ok(())) => {
                self.set_trouble(None);
                self.after_change();
            }
            Some(Err(_)) => self.set_trouble(Some(Trouble {
                says: self.t("page-choose-first"),
                about: "",
            })),
            None => {}
        }
    }

    /// Confirms by the key that also leaves the sheet before: a turn in which nothing was chosen is
    /// given up only by a second stroke.
    pub(crate) fn confirm_by_key(self) {
        let gives_up = self.table.with_untracked(|table| {
            let table = table.as_ref().filter(|table| table.is_live());
            table.is_some_and(|table| {
                let is_begun = !matches!(
                    table.session.standing(),
                    Standing::Person { tentative: 0, .. }
                );
                let left = || table.session.left_out();
                !is_begun && left().is_some_and(|left| !left.is_empty())
            })
        });
        let is_guided = self.advised.with_untracked(Advised::is_open);
        if is_guided || !gives_up || self.is_said_twice("page-confirm-nothing") {
            self.confirm();
        }
    }

    /// Keeps what was confirmed, and lets a bot think if it is its turn.
    pub(crate) fn after_change(self) {
        storage::keep(self);
        self.let_bots_think();
    }

    /// Lets a bot think if it is its turn.
    pub(crate) fn let_bots_think(self) {
        let standing = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            let free = !table.is_read_only() && self.thinking.get_untracked().is_none();
            free.then(|| (table.session.standing(), table.session.play().clone()))
        });
        if let Some((Standing::Bot { seat, bot }, play)) = standing {
            self.thinking.set(Some(seat));
            self.thinker
                .update_value(|thinker| thinker.think(self, &play, &bot));
        }
    }

    /// Takes the turn that a bot has thought out.
    pub(crate) fn bot_turn(self, turn: &[String]) {
        self.thinking.set(None);
        let outcome = self.table.try_update(|table| {
            let table = table.as_mut()?;
            let from = table.session.confirmed();
            let outcome = table.session.bot_turn(turn);
            if outcome.is_ok() {
                playback::begin(self, table, from);
            }
            Some(outcome)
        });
        if let Some(Some(Err(error))) = outcome {
            self.tell_trouble(error);
        }
        // The turn is drawn first: kept and asked on from in the same task, it would keep the page from
        // answering for too long.
        set_timeout(move || self.after_change(), Duration::ZERO);
    }

    /// Plays a bot's turn by chance, so that the game goes on where the worker does not.
    pub(crate) fn bot_turn_by_chance(self) {
        let game = self.game_info().id;
        spawn_local(async move {
            if !tables::load_bots(game).await {
                return;
            }
            let turn = self.table.with_untracked(|table| {
                let play = table.as_ref()?.session.play();
                let chance = bots::BotSpec {
                    name: bots::BotName::Random,
                    budget: None,
                };
                let now = browser::now() as u64;
                Some(bots::think_through(play, &chance, now, &|| 0))
            });
            if let Some(turn) = turn {
                self.notice.set(Some(self.t("page-bot-stuck")));
                self.bot_turn(&turn);
            }
        });
    }

    /// Asks for a hint, where it will be read.
    pub(crate) fn ask_for_hint(self) {
        self.pane.set("help");
        self.tab.set("ledger");
        self.hints.update(|hints| *hints += 1);
    }

    /// Ends a bot's thinking; it plays the best turn it has found.
    pub(crate) fn hurry_bot(self) {
        self.thinker.update_value(Thinker::stop);
    }

    /// Ends a bot's thinking without a turn.
    pub(crate) fn stop_thinking(self) {
        self.thinking.set(None);
        self.thinker.update_value(Thinker::forget);
    }
}
