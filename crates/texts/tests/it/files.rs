//! The Fluent files read as syntax, to hold the languages against each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use texts::Lang;

/// What is said of a game before its table opens: it lies in the game's folder and is shared.
const CARD: &str = "card";

/// The folders of what every game shares and a page fetches apart.
const APART: [&str; 2] = ["shelf", "rest"];

/// What a message mentions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mentions {
    /// Arguments, without regard to the form in which a word is used.
    pub(crate) arguments: BTreeSet<String>,
    /// Other messages.
    pub(crate) messages: BTreeSet<String>,
}

/// Messages by their ids.
type Messages = BTreeMap<String, Mentions>;

fn folder_of(lang: Lang) -> PathBuf {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    locales.join(lang.code())
}

/// What lies in a folder: the names of its files without their ending, and of its folders.
fn listed(path: &Path) -> (Vec<String>, Vec<String>) {
    let (mut files, mut folders) = (Vec::new(), Vec::new());
    let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for entry in entries {
        let path = entry.expect("the folder can be listed").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        match name.strip_suffix(".ftl") {
            _ if path.is_dir() => folders.push(name.into_owned()),
            Some(name) => files.push(name.to_owned()),
            None => panic!("{} is no Fluent file", path.display()),
        }
    }
    files.sort();
    folders.sort();
    (files, folders)
}

/// The folders of a language, one for each game.
pub(crate) fn folders(lang: Lang) -> Vec<String> {
    let mut folders = listed(&folder_of(lang)).1;
    folders.retain(|folder| !APART.contains(&folder.as_str()));
    folders
}

/// All files of a language, such as `table` and `spinning-jenny/table`.
pub(crate) fn files(lang: Lang) -> Vec<String> {
    let (mut files, folders) = listed(&folder_of(lang));
    for folder in folders {
        let (own, below) = listed(&folder_of(lang).join(&folder));
        assert!(below.is_empty(), "{folder} has folders in it");
        files.extend(own.into_iter().map(|file| format!("{folder}/{file}")));
    }
    files
}

/// Whether a file belongs to what every game shares.
fn is_shared(file: &str) -> bool {
    let in_folder = |(folder, name): (&str, &str)| APART.contains(&folder) || name == CARD;
    file.split_once('/').is_none_or(in_folder)
}

/// The text of a file of a language.
pub(crate) fn text(lang: Lang, file: &str) -> String {
    let path = folder_of(lang).join(format!("{file}.ftl"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The messages of a file of a language, with what they mention themselves.
pub(crate) fn messages(lang: Lang, file: &str) -> Messages {
    let text = text(lang, file);
    let resource = parse(text.as_str()).unwrap_or_else(|(_, errors)| {
        panic!("{}/{file}.ftl: {errors:?}", lang.code());
    });
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let mut mentions = Mentions::default();
                let value = message.value.as_ref();
                let value = value.unwrap_or_else(|| panic!("{} is empty", message.id.name));
                in_pattern(value, &mut mentions);
                let before = messages.insert(message.id.name.to_string(), mentions);
                assert_eq!(before, None, "{} stands there twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{}/{file}.ftl has {other:?}", lang.code()),
        }
    }
    messages
}

/// The messages of these files, none of which may stand there twice.
fn gathered(lang: Lang, wanted: impl Fn(&str) -> bool) -> Messages {
    let mut all = BTreeMap::new();
    for file in files(lang).into_iter().filter(|file| wanted(file)) {
        for (id, mentions) in messages(lang, &file) {
            let before = all.insert(id.clone(), mentions);
            assert_eq!(before, None, "{id} stands in two files, {file} is one");
        }
    }
    all
}

/// What every game shares.
pub(crate) fn shared(lang: Lang) -> Messages {
    gathered(lang, is_shared)
}

/// What only the game with this folder says, or says in its own way.
pub(crate) fn own(lang: Lang, folder: &str) -> Messages {
    gathered(lang, |file| {
        !is_shared(file) && file.split('/').next() == Some(folder)
    })
}

/// The messages of a game with these folders, each with the arguments of those it mentions; without
/// folders the shared ones.
pub(crate) fn all_messages(lang: Lang, folders: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = shared(lang);
    for folder in folders {
        all.extend(own(lang, folder));
    }
    all.keys()
        .map(|id| (id.clone(), arguments(id, &all)))
        .collect()
}

fn arguments(id: &str, all: &Messages) -> BTreeSet<String> {
    let mentions = all
        .get(id)
        .unwrap_or_else(|| panic!("{id} is mentioned but not there"));
    let mut found = mentions.arguments.clone();
    for other in &mentions.messages {
        found.extend(arguments(other, all));
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, mentions: &mut Mentions) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, mentions);
        }
    }
}

fn in_expression(expression: &Expression<&str>, mentions: &mut Mentions) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, mentions),
        Expression::Select { selector, variants } => {
            in_inline(selector, mentions);
            for variant in variants {
                in_pattern(&variant.value, mentions);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, mentions: &mut Mentions) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let argument = id.name.strip_suffix("-word").unwrap_or(id.name);
            mentions.arguments.insert(argument.into());
        }
        InlineExpression::MessageReference { id, .. } => {
            mentions.messages.insert(id.name.into());
        }
        InlineExpression::FunctionReference { arguments, .. } => in_call(arguments, mentions),
        InlineExpression::Placeable { expression } => in_expression(expression, mentions),
        InlineExpression::TermReference { id, .. } => panic!("-{} is no message", id.name),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn in_call(arguments: &CallArguments<&str>, mentions: &mut Mentions) {
    for argument in &arguments.positional {
        in_inline(argument, mentions);
    }
}
