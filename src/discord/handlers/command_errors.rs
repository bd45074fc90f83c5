//! What is said when a command cannot be read, or breaks off.

use std::convert::Infallible;
use std::sync::Arc;

use poise::{CommandInteractionType, FrameworkError};
use serenity::all::CommandInteraction;

use crate::discord::Bot;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::{Asked, answer};

/// Answers a command that poise could not hand on: of an older form, forged, or broken off by a
/// mistake of ours.
pub async fn explain(error: FrameworkError<'_, Arc<Bot>, Infallible>) {
    let (bot, interaction, trouble) = match &error {
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
            (ctx.framework.user_data, ctx.interaction, Trouble::Bug(bug))
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
    tell(bot, interaction, trouble).await;
}

async fn tell(bot: &Bot, interaction: &CommandInteraction, trouble: Trouble) {
    answer(
        bot,
        Asked::Command(interaction),
        Box::pin(async { Err(trouble) }),
    )
    .await;
}
