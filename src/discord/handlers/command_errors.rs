//! Responses to commands that cannot be read, or that panic.

use std::convert::Infallible;
use std::sync::Arc;

use poise::{CommandInteractionType, FrameworkError};
use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, respond};

/// Responds to a command that poise could not pass on because it has an outdated form, is forged,
/// or panicked.
pub async fn explain(error: FrameworkError<'_, Arc<Bot>, Infallible>) {
    let (bot, interaction, error) = match &error {
        FrameworkError::UnknownInteraction {
            framework,
            interaction,
            ..
        } => (framework.user_data, *interaction, Refusal::Command.into()),
        FrameworkError::CommandStructureMismatch { ctx, .. } => (
            ctx.framework.user_data,
            ctx.interaction,
            Refusal::Command.into(),
        ),
        FrameworkError::CommandPanic { ctx, payload, .. } => {
            let poise::Context::Application(ctx) = ctx else {
                return;
            };
            if ctx.interaction_type == CommandInteractionType::Autocomplete {
                return;
            }
            let payload = payload.as_deref().unwrap_or("without a word");
            let bug = format!("/{} panicked: {payload}", ctx.command().name);
            (
                ctx.framework.user_data,
                ctx.interaction,
                RequestError::Bug(bug),
            )
        }
        _ => {
            let Some(poise::Context::Application(ctx)) = error.ctx() else {
                return;
            };
            (
                ctx.framework.user_data,
                ctx.interaction,
                Refusal::Command.into(),
            )
        }
    };
    tell(bot, interaction, error).await;
}

async fn tell(bot: &Bot, interaction: &CommandInteraction, error: RequestError) {
    respond(
        bot,
        Interaction::Command(interaction),
        Box::pin(async { Err(error) }),
    )
    .await;
}
