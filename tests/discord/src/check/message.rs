//! What a message may carry.

use std::collections::HashSet;

use serde::{Deserialize, Deserializer, de::DeserializeOwned};
use serde_json::Value;
use twilight_model::channel::message::{
    AllowedMentions, Component, Embed, MentionType, MessageFlags,
};
use twilight_validate::message as limits;

use crate::{ids::MessageId, refusal::Refusal, wire};

/// Discord's limit for nonces.
const NONCE_CHARACTERS: usize = 25;
/// Discord's limit for lists in `allowed_mentions`.
const ALLOWED_MENTIONS: usize = 100;
/// Discord's limit for files on one message.
const FILES: usize = 10;

/// A message as it stands in a request; what is null there is empty here, what is left out is none.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(crate) struct MessageForm {
    #[serde(deserialize_with = "null_is_empty")]
    pub content: Option<String>,
    #[serde(deserialize_with = "null_is_empty")]
    pub embeds: Option<Vec<Value>>,
    #[serde(deserialize_with = "null_is_empty")]
    pub components: Option<Vec<Value>>,
    #[serde(deserialize_with = "null_is_empty")]
    pub attachments: Option<Vec<NamedFile>>,
    pub flags: Option<MessageFlags>,
    pub nonce: Option<Value>,
    pub enforce_nonce: Option<bool>,
    pub allowed_mentions: Option<AllowedMentions>,
    pub message_reference: Option<Reference>,
}

/// A file a form names: a new one by its number in the request, an old one by its id.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct NamedFile {
    #[serde(deserialize_with = "number_or_text")]
    pub id: u64,
    pub filename: Option<String>,
    pub description: Option<String>,
}

/// The message replied to.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Reference {
    pub message_id: Option<MessageId>,
}

impl MessageForm {
    /// Reads a form and holds it against every limit.
    pub fn check(form: &Value) -> Result<Self, Refusal> {
        let form = Self::deserialize(form)
            .map_err(|error| Refusal::invalid_form("", error.to_string()))?
            .with_embed_types();
        form.check_text()?;
        form.check_embeds()?;
        form.check_components()?;
        form.check_files()?;
        form.check_mentions()?;
        Ok(form)
    }

    fn with_embed_types(mut self) -> Self {
        let embeds = self
            .embeds
            .map(|all| all.into_iter().map(wire::embed::with_type).collect());
        self.embeds = embeds;
        self
    }

    fn check_text(&self) -> Result<(), Refusal> {
        if let Some(content) = &self.content {
            limits::content(content).map_err(at("content"))?;
        }
        match &self.nonce {
            Some(Value::String(nonce)) if nonce.chars().count() > NONCE_CHARACTERS => Err(
                Refusal::invalid_form("nonce", "must be 25 or fewer in length"),
            ),
            Some(Value::String(_) | Value::Number(_)) | None => Ok(()),
            Some(_) => Err(Refusal::invalid_form("nonce", "must be text or a number")),
        }
    }

    fn check_embeds(&self) -> Result<(), Refusal> {
        let embeds: Vec<Embed> = typed("embeds", self.embeds.as_deref())?;
        limits::embeds(&embeds).map_err(at("embeds"))
    }

    fn check_components(&self) -> Result<(), Refusal> {
        let components: Vec<Component> = typed("components", self.components.as_deref())?;
        let is_v2 = self
            .flags
            .is_some_and(|flags| flags.contains(MessageFlags::IS_COMPONENTS_V2));
        limits::components(&components, is_v2).map_err(at("components"))?;
        let written = self
            .content
            .as_ref()
            .is_some_and(|content| !content.is_empty())
            || self
                .embeds
                .as_ref()
                .is_some_and(|embeds| !embeds.is_empty());
        if is_v2 && written {
            let message = "the content and embeds fields cannot be used with IS_COMPONENTS_V2";
            return Err(Refusal::invalid_form("content", message));
        }
        distinct_ids(
            self.components.as_deref().unwrap_or_default(),
            &mut HashSet::new(),
        )
    }

    fn check_files(&self) -> Result<(), Refusal> {
        let files = self.attachments.as_deref().unwrap_or_default();
        if files.len() > FILES {
            return Err(Refusal::invalid_form(
                "attachments",
                "must be 10 or fewer in length",
            ));
        }
        for file in files {
            if let Some(filename) = &file.filename {
                limits::attachment_filename(filename).map_err(at("attachments"))?;
            }
            if let Some(description) = &file.description {
                limits::attachment_description(description).map_err(at("attachments"))?;
            }
        }
        Ok(())
    }

    fn check_mentions(&self) -> Result<(), Refusal> {
        let Some(allowed) = &self.allowed_mentions else {
            return Ok(());
        };
        let both_ways = |kind, is_listed: bool| allowed.parse.contains(&kind) && is_listed;
        if both_ways(MentionType::Users, !allowed.users.is_empty())
            || both_ways(MentionType::Roles, !allowed.roles.is_empty())
        {
            let message = "a kind cannot be parsed and listed at once";
            return Err(Refusal::invalid_form("allowed_mentions", message));
        }
        if allowed.users.len().max(allowed.roles.len()) > ALLOWED_MENTIONS {
            return Err(Refusal::invalid_form(
                "allowed_mentions",
                "must be 100 or fewer",
            ));
        }
        Ok(())
    }
}

/// Parts of a form in their types, or where they do not fit.
pub(super) fn typed<T: DeserializeOwned>(
    field: &str,
    parts: Option<&[Value]>,
) -> Result<Vec<T>, Refusal> {
    let parts = parts.unwrap_or_default().iter().enumerate();
    parts
        .map(|(index, part)| {
            let field = format!("{field}.{index}");
            T::deserialize(part).map_err(|error| Refusal::invalid_form(&field, error.to_string()))
        })
        .collect()
}

/// Every `custom_id` may stand once in a message.
pub(super) fn distinct_ids<'a>(
    components: &'a [Value],
    seen: &mut HashSet<&'a str>,
) -> Result<(), Refusal> {
    for component in components {
        if component["custom_id"]
            .as_str()
            .is_some_and(|id| !seen.insert(id))
        {
            let message = "Component custom id cannot be duplicated";
            return Err(Refusal::invalid_form("components", message));
        }
        distinct_ids(
            component["components"]
                .as_array()
                .map_or(&[], Vec::as_slice),
            seen,
        )?;
    }
    Ok(())
}

/// An error of the limits as a refusal that says which field it is about.
pub(super) fn at<E: std::error::Error>(field: &str) -> impl Fn(E) -> Refusal {
    move |error| {
        let source = error
            .source()
            .map(|source| format!(": {source}"))
            .unwrap_or_default();
        Refusal::invalid_form(field, format!("{error}{source}"))
    }
}

fn null_is_empty<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer).map(|value: Option<T>| Some(value.unwrap_or_default()))
}

fn number_or_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let number = value.as_u64().or_else(|| value.as_str()?.parse().ok());
    number.ok_or_else(|| serde::de::Error::custom("an attachment's id is a number"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn row(buttons: usize, id: impl Fn(usize) -> String) -> Value {
        let button = |n| json!({"type": 2, "style": 1, "label": "x", "custom_id": id(n)});
        json!({"type": 1, "components": (0..buttons).map(button).collect::<Vec<_>>()})
    }

    #[test]
    fn limits_are_held() {
        let long = |length: usize| "x".repeat(length);
        let distinct = |n: usize| n.to_string();
        let cases = [
            (json!({"content": long(2_000)}), true),
            (json!({"content": long(2_001)}), false),
            (json!({"content": null}), true),
            (json!({"nonce": long(26)}), false),
            (json!({"components": [row(5, distinct)]}), true),
            (json!({"components": [row(6, distinct)]}), false),
            (json!({"components": [row(2, |_| "same".into())]}), false),
            (json!({"components": [row(1, |_| long(101))]}), false),
            (json!({"components": vec![row(0, distinct); 6]}), false),
            (
                json!({"embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}]}]}),
                true,
            ),
            (json!({"embeds": [{"title": long(257)}]}), false),
            (
                json!({"attachments": [{"id": "12"}, {"id": 0, "filename": "a.png"}]}),
                true,
            ),
            (
                json!({"attachments": [{"id": 0, "filename": "a b.png"}]}),
                false,
            ),
            (
                json!({"attachments": [{"id": 0, "description": long(1_025)}]}),
                false,
            ),
            (
                json!({"allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
                false,
            ),
            (
                json!({"allowed_mentions": {"parse": [], "users": ["1"]}}),
                true,
            ),
        ];
        for (form, is_fine) in cases {
            let checked = MessageForm::check(&form);
            assert_eq!(checked.is_ok(), is_fine, "{form}: {checked:?}");
        }
    }
}
