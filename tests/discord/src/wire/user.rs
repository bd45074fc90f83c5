//! Accounts and members.

use serde_json::{Value, json};

use crate::{
    clock,
    world::{Member, User},
};

/// An account.
pub(crate) fn user(user: &User) -> Value {
    json!({
        "id": user.id,
        "username": user.handle,
        "global_name": if user.is_bot { None } else { Some(&user.name) },
        "discriminator": "0",
        "avatar": null,
        "bot": user.is_bot,
        "system": false,
        "banner": null,
        "accent_color": null,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
        "avatar_decoration_data": null,
    })
}

/// The bot's account as it sees itself.
pub(crate) fn own_user(bot: &User) -> Value {
    let mut json = user(bot);
    json["mfa_enabled"] = json!(false);
    json["locale"] = json!(bot.locale);
    json["verified"] = json!(true);
    json["email"] = Value::Null;
    json
}

/// A member without the account, as it stands beside one.
pub(crate) fn partial_member(member: &Member) -> Value {
    json!({
        "roles": member.roles,
        "joined_at": clock::text(member.joined_at),
        "nick": member.nick,
        "avatar": null,
        "banner": null,
        "communication_disabled_until": null,
        "premium_since": null,
        "pending": false,
        "flags": 0,
        "mute": false,
        "deaf": false,
    })
}

/// A member with the account.
pub(crate) fn member(account: &User, member: &Member) -> Value {
    let mut json = partial_member(member);
    json["user"] = user(account);
    json
}
