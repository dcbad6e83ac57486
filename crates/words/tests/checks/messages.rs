//! The messages of a language as written: their arguments, selectors and references.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use words::Language;

/// The plural categories. A selector that names any of them chooses by number.
pub(crate) const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What one message uses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Message {
    /// The names of its arguments, including those of its selectors.
    pub(crate) variables: BTreeSet<String>,
    /// The messages it refers to, and the terms, which begin with `-`.
    pub(crate) references: BTreeSet<String>,
    /// The variant keys of each selector, by its argument.
    pub(crate) selectors: Vec<(String, BTreeSet<String>)>,
}

impl Message {
    /// The words that each argument selects by, not counting plurals.
    pub(crate) fn words(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut words: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (by, keys) in self.selectors.iter().filter(|(_, keys)| !chooses_by_number(keys)) {
            words.entry(by).or_default().extend(keys.iter().map(String::as_str));
        }
        words
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.read_inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        self.read_inline(selector);
        if let InlineExpression::VariableReference { id } = selector {
            let key = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => name.to_string(),
                VariantKey::NumberLiteral { value } => value.to_string(),
            };
            let keys = variants.iter().map(|variant| key(&variant.key)).collect();
            self.selectors.push((id.name.to_string(), keys));
        }
        for variant in variants {
            self.read(&variant.value);
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_string());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_string());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|value| self.read_inline(value));
        arguments.named.iter().for_each(|argument| self.read_inline(&argument.value));
    }
}

/// Whether the variants of a selector are plurals or numbers.
pub(crate) fn chooses_by_number(keys: &BTreeSet<String>) -> bool {
    keys.iter().all(|key| PLURALS.contains(&key.as_str()) || key.parse::<i64>().is_ok())
}

/// The messages and terms of one file, and what is wrong with it.
pub(crate) fn read(text: &str) -> (Vec<(String, Message)>, Vec<String>) {
    let (resource, mut faults) = match parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(ToString::to_string).collect()),
    };
    let mut messages = Vec::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_string(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Junk { content } => {
                faults.push(format!("cannot be read: {}", content.trim()));
                continue;
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
        };
        if !attributes.is_empty() {
            faults.push(format!("{id} has attributes, which nothing reads"));
        }
        let mut message = Message::default();
        value.into_iter().for_each(|pattern| message.read(pattern));
        messages.push((id, message));
    }
    (messages, faults)
}

/// All messages and terms of a language. What a message refers to counts as its own.
pub(crate) fn of(language: Language) -> BTreeMap<String, Message> {
    let files = language.sources();
    let own: BTreeMap<String, Message> = files.iter().flat_map(|(_, text)| read(text).0).collect();
    let whole = |message: &Message| {
        let mut whole = message.clone();
        let mut left: Vec<String> = message.references.iter().cloned().collect();
        while let Some(next) = left.pop() {
            let Some(referred) = own.get(&next) else { continue };
            whole.selectors.extend(referred.selectors.iter().cloned());
            // A term sees only the arguments it is given.
            if !next.starts_with('-') {
                whole.variables.extend(referred.variables.iter().cloned());
            }
            left.extend(referred.references.iter().filter(|id| whole.references.insert(id.to_string())).cloned());
        }
        whole
    };
    own.iter().map(|(id, message)| (id.clone(), whole(message))).collect()
}
