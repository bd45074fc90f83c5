//! Whether a request is taken: not from whoever sends too many, whom the operator or the server has barred, or who is
//! being deleted, and not while the bot stops. Each refusal is a sentence that only the person sees.

use serenity::all::{
    CommandInteraction, CreateAutocompleteResponse, CreateInteractionResponse,
    Interaction as DiscordInteraction,
};
use tracing::info;

use crate::discord::bot::Bot;
use crate::discord::handlers::barred;
use crate::discord::refusal::Refusal;
use crate::discord::respond::{Interaction, respond};
use crate::discord::user_limits::Admission;
use crate::game::PlayerId;

/// Whether to handle an interaction. Whoever is not admitted is told why, as far as there is room for a sentence.
pub(super) async fn is_admitted(bot: &Bot, interaction: &DiscordInteraction) -> bool {
    if !admits(bot, interaction).await {
        return false;
    }
    let Some(refusal) = refusal(bot, interaction).await else {
        return true;
    };
    match (interaction, to_interaction(interaction)) {
        (_, Some(asked)) => refuse(bot, asked, refusal).await,
        // Typing has no room for a sentence.
        (DiscordInteraction::Autocomplete(typing), _) => suggest_nothing(bot, typing).await,
        (..) => {}
    }
    false
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

/// Why nothing is done of what a person asks for. Whoever is being deleted is refused, for nothing of them is to be created again;
/// whoever the operator has banned, except for what is stored about them; and who is barred from a server, if they would begin
/// something there. All of it is looked up at once: where the database does not answer, the first answer waits for that only once.
async fn refusal(bot: &Bot, interaction: &DiscordInteraction) -> Option<Refusal> {
    let by = match (interaction, to_interaction(interaction)) {
        (_, Some(asked)) => PlayerId(asked.asker()),
        (DiscordInteraction::Autocomplete(typing), None) => PlayerId(typing.user.id.get()),
        _ => return None,
    };
    let banned = async {
        if barred::is_about_own_data(interaction) {
            None
        } else {
            bot.banned(by).await
        }
    };
    let looks = tokio::join!(
        bot.is_being_deleted(by),
        banned,
        barred::is_refused(bot, interaction)
    );
    match looks {
        (true, ..) => Some(Refusal::BeingDeleted),
        (_, Some(banned), _) => Some(banned),
        (.., true) => Some(Refusal::Barred),
        _ => None,
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
