//! Whether a request is taken: not from whoever sends too many, whom the operator or the server has barred, or who is
//! being deleted, and not while the bot stops. Each refusal is a sentence that only the person sees.

use serenity::all::{
    CommandInteraction, CreateAutocompleteResponse, CreateInteractionResponse,
    Interaction as DiscordInteraction,
};
use tracing::{error, info};

use crate::discord::bot::Bot;
use crate::discord::handlers::barred;
use crate::discord::refusal::Refusal;
use crate::discord::respond::{Interaction, respond};
use crate::discord::user_limits::Admission;
use crate::game::PlayerId;

/// Whether to handle an interaction. Whoever is not admitted is told why, as far as there is room for a sentence.
pub(super) async fn is_admitted(bot: &Bot, interaction: &DiscordInteraction) -> bool {
    admits(bot, interaction).await
        && !is_being_deleted(bot, interaction).await
        && !turned_away(bot, interaction).await
        && !is_barred(bot, interaction).await
}

/// Whether to handle an interaction. A person who sends too many is told so once, and then ignored
/// until the rate drops.
async fn admits(bot: &Bot, interaction: &DiscordInteraction) -> bool {
    let Some(asked) = to_interaction(interaction) else {
        // Autocompletion has no room for a warning.
        return match interaction {
            DiscordInteraction::Autocomplete(typing) => {
                let by = PlayerId(typing.user.id.get());
                bot.limits.request(by) == Admission::Granted
            }
            _ => true,
        };
    };
    match bot.limits.request(PlayerId(asked.asker())) {
        Admission::Granted => return true,
        Admission::Warned => refuse(bot, asked, Refusal::TooMuch).await,
        Admission::Ignored => {}
    }
    false
}

/// Refuses whatever a person asks for whom the operator has banned, except what is stored about them. Returns whether it did.
async fn turned_away(bot: &Bot, interaction: &DiscordInteraction) -> bool {
    if barred::is_about_own_data(interaction) {
        return false;
    }
    match (interaction, to_interaction(interaction)) {
        (DiscordInteraction::Autocomplete(typing), _) => {
            let banned = bot.banned(PlayerId(typing.user.id.get())).await;
            if banned.is_some() {
                suggest_nothing(bot, typing).await;
            }
            banned.is_some()
        }
        (_, Some(asked)) => match bot.banned(PlayerId(asked.asker())).await {
            Some(refusal) => {
                refuse(bot, asked, refusal).await;
                true
            }
            None => false,
        },
        (_, None) => false,
    }
}

/// Refuses whoever is being deleted: nothing of them is to be created again. Typing has no room for a sentence.
async fn is_being_deleted(bot: &Bot, interaction: &DiscordInteraction) -> bool {
    let asked = to_interaction(interaction);
    let by = match (interaction, asked) {
        (_, Some(asked)) => PlayerId(asked.asker()),
        (DiscordInteraction::Autocomplete(typing), None) => PlayerId(typing.user.id.get()),
        _ => return false,
    };
    let is_so = bot.is_being_deleted(by).await;
    if let Some(asked) = asked.filter(|_| is_so) {
        refuse(bot, asked, Refusal::BeingDeleted).await;
    }
    is_so
}

/// Refuses what begins something on a server that has barred whoever asks. If the database does not say, it is done: the
/// work itself will fail then.
async fn is_barred(bot: &Bot, interaction: &DiscordInteraction) -> bool {
    match barred::is_refused(bot, interaction).await {
        Ok(false) => false,
        Ok(true) => {
            if let Some(asked) = to_interaction(interaction) {
                refuse(bot, asked, Refusal::Barred).await;
            }
            true
        }
        Err(failure) => {
            let error = &failure as &dyn std::error::Error;
            error!(error, "it is not known who is barred");
            false
        }
    }
}

/// Says that the bot is stopping.
pub(super) async fn turn_away(bot: &Bot, interaction: &DiscordInteraction) {
    if let Some(asked) = to_interaction(interaction) {
        refuse(bot, asked, Refusal::Stopping).await;
    }
}

pub(super) async fn refuse(bot: &Bot, interaction: Interaction<'_>, refusal: Refusal) {
    respond(bot, interaction, Box::pin(async { Err(refusal.into()) })).await;
}

/// Answers autocompletion for an unknown command.
pub(super) async fn suggest_nothing(bot: &Bot, typing: &CommandInteraction) {
    let nothing = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
    if let Err(error) = typing.create_response(&bot.http, nothing).await {
        info!("could not answer: {error}");
    }
}

/// The interaction, if it expects an answer.
pub(super) fn to_interaction(interaction: &DiscordInteraction) -> Option<Interaction<'_>> {
    match interaction {
        DiscordInteraction::Command(command) => Some(Interaction::Command(command)),
        DiscordInteraction::Component(press) => Some(Interaction::Component(press)),
        DiscordInteraction::Modal(form) => Some(Interaction::Modal(form)),
        _ => None,
    }
}
