//! The menus of a person's settings.

use serenity::all::ComponentInteraction;

use super::{Setting, chosen};
use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::{messages, people};
use crate::game::Wishes;
use crate::picture::Theme;
use crate::rules::Notation;

/// Changes the setting to what was chosen, and shows all of them as they are now.
pub async fn change(
    bot: &Bot,
    interaction: &ComponentInteraction,
    setting: Setting,
) -> Result<Answer, Trouble> {
    let wishes = chosen(interaction).and_then(|word| wish(setting, word));
    let wishes = wishes.ok_or(Refusal::Button)?;
    let person = people::presser(interaction);
    let settings = bot.service.change_settings(&person, wishes).await?;
    Ok(Answer::in_place(messages::settings(&settings)))
}

/// What a word of a menu, or of the command's option, asks for.
pub fn wish(setting: Setting, word: &str) -> Option<Wishes> {
    let mut wishes = Wishes::default();
    match setting {
        Setting::Theme if word == messages::SHARED => wishes.theme = Some(None),
        Setting::Theme => wishes.theme = Some(Some(Theme::find(word)?.id().to_owned())),
        Setting::Notation => wishes.notation = Some(Notation::from_id(word)?),
        Setting::Confirm => wishes.confirm = Some(yes_or_no(word)?),
    }
    Some(wishes)
}

fn yes_or_no(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}
