//! Embeds, as Discord hands them back.

use serde_json::{Value, json};

use crate::world::Message;

/// Puts the address of a file where an embed names it as `attachment://name`, and takes that file
/// out of the message's own list, as Discord does.
pub(crate) fn resolve_files(message: &mut Message) {
    let mut shown = Vec::new();
    for embed in &mut message.embeds {
        embed["type"] = json!("rich");
        for (part, key) in [
            ("image", "url"),
            ("thumbnail", "url"),
            ("footer", "icon_url"),
            ("author", "icon_url"),
        ] {
            let Some(address) = embed.get_mut(part).and_then(|part| part.get_mut(key)) else {
                continue;
            };
            let name = address
                .as_str()
                .and_then(|text| text.strip_prefix("attachment://"));
            let file = message
                .attachments
                .iter()
                .find(|file| Some(file.filename.as_str()) == name);
            if let Some(file) = file {
                shown.push(file.id);
                *address = json!(file.url);
            }
        }
    }
    message.attachments.retain(|file| !shown.contains(&file.id));
}

/// An embed that says what kind it is, which requests may leave out.
pub(crate) fn with_type(mut embed: Value) -> Value {
    if let Some(fields) = embed.as_object_mut() {
        fields.entry("type").or_insert(json!("rich"));
        let lines = fields.get_mut("fields").and_then(Value::as_array_mut);
        for line in lines.into_iter().flatten().filter_map(Value::as_object_mut) {
            line.entry("inline").or_insert(json!(false));
        }
    }
    embed
}
