//! `millwright deck check`: what is wrong with a deck file, or what the deck holds.

use std::io::Write;
use std::path::Path;

use kanal::Kanal;
use kanal::cards::{Deck, Mark, Stage, limits};
use table::{Message, Say, Told};
use texts::{Lang, Texts};

use crate::context::Context;
use crate::failure::Failure;

/// Reads a deck file; a fault is one line that names the word.
pub(crate) fn check(context: &Context, path: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let text = context.read_file(path)?;
    let texts = context.texts_of(Kanal::INFO);
    let deck = Deck::parse(&text).map_err(|error| {
        let reason = read(&texts, &error.say());
        Failure::illegal(format!("{}: {reason}", path.display()))
    })?;
    for message in summary(&deck, texts.lang()) {
        writeln!(out, "{}", read(&texts, &message))?;
    }
    Ok(())
}

fn read(texts: &Texts, message: &Message) -> String {
    texts.message(message, &|seat| texts.seat(seat))
}

/// What the deck holds, stage by stage, and what one should know of it.
fn summary(deck: &Deck, lang: Lang) -> Vec<Message> {
    let name = match lang {
        Lang::En => &deck.name().en,
        Lang::De => &deck.name().de,
    };
    let head = Message::new("kanal-deck-head")
        .with("name", name.clone())
        .with("cards", deck.cards().len())
        .with("instructions", deck.instructions())
        .with("hash", deck.hash().to_string());
    let mut messages = vec![head];
    for stage in Stage::ALL {
        let marked = |mark| {
            let cards = deck.of_stage(stage);
            cards.filter(|card| deck.words(*card).mark == mark).count()
        };
        let line = Message::new("kanal-deck-stage")
            .with("stage", stage.word())
            .with("cards", deck.of_stage(stage).count())
            .with("published", marked(Mark::Published))
            .with("partly", marked(Mark::Partly))
            .with("reconstructed", marked(Mark::Reconstructed));
        messages.push(line);
    }
    messages.extend(warnings(deck));
    messages
}

/// What an owner may not have meant, although it can be played.
fn warnings(deck: &Deck) -> Vec<Message> {
    let mut warnings = Vec::new();
    for stage in Stage::ALL {
        let (found, due) = (
            deck.of_stage(stage).count(),
            limits::fewest_for_campaign(stage),
        );
        if found < due {
            let warning = Message::new("kanal-deck-no-campaign")
                .with("stage", stage.word())
                .with("found", found)
                .with("due", due);
            warnings.push(warning);
        }
    }
    let released = [Deck::a(), Deck::b()];
    let same = released
        .into_iter()
        .find(|other| other.hash() == deck.hash());
    if let Some(same) = same {
        let letter = same.letter().to_string();
        warnings.push(Message::new("kanal-deck-released").with("letter", letter));
    }
    for (at, index) in deck.indices().enumerate() {
        let name = &deck.words(index).name;
        let twin = deck
            .indices()
            .take(at)
            .find(|other| deck.words(*other).name == *name);
        if let Some(twin) = twin {
            let warning = Message::new("kanal-deck-same-name")
                .with("one", deck.card(twin).number)
                .with("other", deck.card(index).number);
            warnings.push(warning);
        }
    }
    warnings
}
