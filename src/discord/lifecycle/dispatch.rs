//! Dispatches gateway events: commands go to poise, buttons, menus and forms to `components`,
//! messages to `text_moves`.
//!
//! It does not use poise's own framework, whose set-up runs after the connection; if that fails,
//! the bot stays online and answers nothing. Here everything is set up before the first event.

use std::sync::{Arc, OnceLock};

use serenity::all::{
    Client, CommandInteraction, ComponentInteraction, Context, CreateAutocompleteResponse,
    CreateInteractionResponse, Framework, FullEvent, GuildId, Interaction as DiscordInteraction,
    Message as DiscordMessage, ModalInteraction, ShardManager, UnavailableGuild, UserId,
};
use serenity::async_trait;
use tokio::sync::Notify;
use tokio::task::JoinError;
use tracing::{debug, error, info};

use crate::discord::bot::Bot;
use crate::discord::handlers::commands::{self, Options};
use crate::discord::handlers::components;
use crate::discord::handlers::play::text_moves;
use crate::discord::lifecycle::deliveries::Deliveries;
use crate::discord::permissions;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, respond};
use crate::discord::user_limits::Admission;
use crate::game::{ChannelId, PlayerId, ServerId};

/// Dispatches gateway events.
pub struct EventDispatch {
    bot: Arc<Bot>,
    shards: OnceLock<Arc<ShardManager>>,
    options: Options,
    ready: Arc<Notify>,
    deliveries: Deliveries,
}

impl EventDispatch {
    /// Dispatches events to the bot, and notifies `ready` when Discord is ready.
    pub fn new(bot: Arc<Bot>, ready: Arc<Notify>) -> Self {
        Self {
            bot,
            shards: OnceLock::new(),
            options: commands::options(),
            ready,
            deliveries: Deliveries::default(),
        }
    }

    /// Whether a message or an interaction is delivered for the first time.
    fn is_new(&self, id: u64) -> bool {
        let is_new = self.deliveries.note(id);
        if !is_new {
            debug!(id, "delivered once more: the first delivery is dealt with");
        }
        is_new
    }

    async fn take(&self, bot: &Arc<Bot>, context: &Context, interaction: &DiscordInteraction) {
        if !admits(bot, interaction).await {
            return;
        }
        allow_again(bot, interaction).await;
        let Some(_task) = bot.tasks.start() else {
            turn_away(bot, interaction).await;
            return;
        };
        match interaction {
            DiscordInteraction::Command(command)
                if !commands::is_known(&self.options, &command.data) =>
            {
                refuse(bot, Interaction::Command(command), Refusal::Command).await;
            }
            DiscordInteraction::Autocomplete(typing)
                if !commands::is_known(&self.options, &typing.data) =>
            {
                suggest_nothing(bot, typing).await;
            }
            DiscordInteraction::Command(_) | DiscordInteraction::Autocomplete(_) => {
                let Some(shard_manager) = self.shards.get() else {
                    return;
                };
                let framework = poise::FrameworkContext {
                    serenity_context: context,
                    options: &self.options,
                    user_data: bot,
                    shard_manager,
                };
                let event = FullEvent::InteractionCreate {
                    interaction: interaction.clone(),
                };
                Box::pin(poise::dispatch_event(framework, event)).await;
            }
            DiscordInteraction::Component(press) => on_component(bot, press).await,
            DiscordInteraction::Modal(form) => on_modal(bot, form).await,
            _ => {}
        }
    }
}

#[async_trait]
impl Framework for EventDispatch {
    async fn init(&mut self, client: &Client) {
        let _ = self.shards.set(Arc::clone(&client.shard_manager));
    }

    async fn dispatch(&self, context: Context, event: FullEvent) {
        let bot = &self.bot;
        match event {
            FullEvent::Ready { data_about_bot } => {
                info!(
                    "connected as {} in {} servers",
                    data_about_bot.user.name,
                    data_about_bot.guilds.len()
                );
                note_servers(bot, &data_about_bot.guilds).await;
                self.ready.notify_one();
            }
            FullEvent::InteractionCreate { interaction } if self.is_new(interaction.id().get()) => {
                self.take(bot, &context, &interaction).await;
            }
            FullEvent::GuildCreate { guild, .. } => {
                remember_locale(bot, guild.id, &guild.features, &guild.preferred_locale).await;
                remember_name(bot, guild.id, &guild.name).await;
                note_presence(bot, guild.id, true).await;
            }
            FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
                note_presence(bot, incomplete.id, false).await;
            }
            FullEvent::GuildUpdate {
                new_data: guild, ..
            } => {
                remember_locale(bot, guild.id, &guild.features, &guild.preferred_locale).await;
                remember_name(bot, guild.id, &guild.name).await;
            }
            FullEvent::Message { new_message } => {
                let own = context.cache.current_user().id;
                if text_moves::is_for_the_bot(own, &new_message)
                    && self.is_new(new_message.id.get())
                {
                    on_message(bot, own, new_message).await;
                }
            }
            _ => {}
        }
    }
}

/// Remembers the language of a server, if it is a community: only a community chooses one.
async fn remember_locale(bot: &Bot, server: GuildId, features: &[String], locale: &str) {
    let is_community = features.iter().any(|feature| feature == "COMMUNITY");
    let locale = is_community.then_some(locale);
    let server = ServerId(server.get());
    if let Err(failure) = bot.service.server_locale_seen(server, locale).await {
        let error = &failure as &dyn std::error::Error;
        error!(%server, error, "the language is not remembered");
    }
}

/// Pauses the tournaments of servers that removed the bot while it was not connected: at each connection Discord names
/// those where it is.
async fn note_servers(bot: &Bot, guilds: &[UnavailableGuild]) {
    let present: Vec<ServerId> = guilds.iter().map(|it| ServerId(it.id.get())).collect();
    let noted = bot.service.tournament_servers(&present, bot.now()).await;
    if let Err(failure) = noted {
        let error = &failure as &dyn std::error::Error;
        error!(error, "the tournaments of other servers are not paused");
    }
}

/// Pauses the tournaments of a server that has removed the bot, and lets them go on once it is back. A server that is
/// only unreachable has not removed it.
async fn note_presence(bot: &Bot, server: GuildId, is_there: bool) {
    let server = ServerId(server.get());
    let now = bot.now();
    let noted = if is_there {
        bot.service.tournament_server_joined(server, now).await
    } else {
        let left = bot.service.tournament_server_left(server, now).await;
        left.map(|()| 0)
    };
    match noted {
        Ok(0) => {}
        Ok(_) => bot.outbox.wake_retries.notify_one(),
        Err(failure) => {
            let error = &failure as &dyn std::error::Error;
            error!(%server, error, "its tournaments are not paused or resumed");
        }
    }
}

/// Remembers what a server is called, for private messages about what is there.
async fn remember_name(bot: &Bot, server: GuildId, name: &str) {
    let server = ServerId(server.get());
    if let Err(failure) = bot.service.remember_server_name(server, name).await {
        let error = &failure as &dyn std::error::Error;
        error!(%server, error, "the name is not remembered");
    }
}

/// Handles a message in a task of its own, so that a panic fails this message only.
async fn on_message(bot: &Arc<Bot>, own: UserId, message: DiscordMessage) {
    // A bot that is stopping plays nothing more; the message stays, and the player can send it
    // again.
    let Some(_task) = bot.tasks.start() else {
        return;
    };
    let bot = Arc::clone(bot);
    let task = tokio::spawn(async move { Box::pin(text_moves::hear(&bot, own, &message)).await });
    if let Err(panic) = task.await {
        error!(error = %panic, "a message could not be dealt with");
    }
}

/// Handles a button or a menu in a task of its own, so that a panic fails this interaction only.
async fn on_component(bot: &Arc<Bot>, press: &ComponentInteraction) {
    let task = tokio::spawn({
        let (bot, press) = (Arc::clone(bot), press.clone());
        async move { components::press(&bot, &press).await }
    });
    if let Err(panic) = task.await {
        tell_of_panic(bot, Interaction::Component(press), panic).await;
    }
}

/// Handles a submitted form in the same way.
async fn on_modal(bot: &Arc<Bot>, form: &ModalInteraction) {
    let task = tokio::spawn({
        let (bot, form) = (Arc::clone(bot), form.clone());
        async move { components::submit(&bot, &form).await }
    });
    if let Err(panic) = task.await {
        tell_of_panic(bot, Interaction::Modal(form), panic).await;
    }
}

async fn tell_of_panic(bot: &Bot, interaction: Interaction<'_>, panic: JoinError) {
    let error = RequestError::Bug(panic.to_string());
    respond(bot, interaction, Box::pin(async { Err(error) })).await;
}

/// Allows posting again in a channel where the bot is used and may speak.
async fn allow_again(bot: &Bot, interaction: &DiscordInteraction) {
    let channel = match interaction {
        DiscordInteraction::Command(command) if permissions::missing(command).is_none() => {
            command.channel_id
        }
        DiscordInteraction::Component(press) if permissions::missing_at_press(press).is_none() => {
            press.channel_id
        }
        _ => return,
    };
    bot.outbox.allow_again(ChannelId(channel.get())).await;
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

/// Says that the bot is stopping.
async fn turn_away(bot: &Bot, interaction: &DiscordInteraction) {
    if let Some(asked) = to_interaction(interaction) {
        refuse(bot, asked, Refusal::Stopping).await;
    }
}

async fn refuse(bot: &Bot, interaction: Interaction<'_>, refusal: Refusal) {
    respond(bot, interaction, Box::pin(async { Err(refusal.into()) })).await;
}

/// Answers autocompletion for an unknown command.
async fn suggest_nothing(bot: &Bot, typing: &CommandInteraction) {
    let nothing = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
    if let Err(error) = typing.create_response(&bot.http, nothing).await {
        info!("could not answer: {error}");
    }
}

/// The interaction, if it expects an answer.
fn to_interaction(interaction: &DiscordInteraction) -> Option<Interaction<'_>> {
    match interaction {
        DiscordInteraction::Command(command) => Some(Interaction::Command(command)),
        DiscordInteraction::Component(press) => Some(Interaction::Component(press)),
        DiscordInteraction::Modal(form) => Some(Interaction::Modal(form)),
        _ => None,
    }
}
