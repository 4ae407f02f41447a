//! The Fluent files read as syntax, to hold the languages against each other.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use texts::Lang;

/// The files that each language has.
pub(crate) const FILES: [&str; 11] = [
    "words",
    "events",
    "refusals",
    "errors",
    "table",
    "page",
    "page-board",
    "page-mill",
    "page-start",
    "page-end",
    "page-learn",
];

/// What a message mentions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mentions {
    /// Arguments, without regard to the form in which a word is used.
    pub(crate) arguments: BTreeSet<String>,
    /// Other messages.
    pub(crate) messages: BTreeSet<String>,
}

/// The text of a file of a language.
pub(crate) fn text(lang: Lang, file: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales");
    let path = format!("{folder}/{}/{file}.ftl", lang.code());
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The messages of a file of a language, with what they mention themselves.
pub(crate) fn messages(lang: Lang, file: &str) -> BTreeMap<String, Mentions> {
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

/// All messages of a language, each with the arguments of those it mentions.
pub(crate) fn all_messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for file in FILES {
        for (id, mentions) in messages(lang, file) {
            let before = all.insert(id.clone(), mentions);
            assert_eq!(before, None, "{id} stands in two files");
        }
    }
    all.keys()
        .map(|id| (id.clone(), arguments(id, &all)))
        .collect()
}

fn arguments(id: &str, all: &BTreeMap<String, Mentions>) -> BTreeSet<String> {
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
