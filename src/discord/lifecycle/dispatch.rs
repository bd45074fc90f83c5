//! Dispatches gateway events: commands go to poise, buttons, menus and forms to `components`,
//! messages to `text_moves`.
//!
//! It does not use poise's own framework, whose set-up runs after the connection; if that fails,
//! the bot stays online and answers nothing. Here everything is set up before the first event.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use serenity::all::{
    Client, ComponentInteraction, Context, Framework, FullEvent, Interaction as DiscordInteraction,
    Message as DiscordMessage, ModalInteraction, ShardManager, UserId,
};
use serenity::async_trait;
use tokio::task::JoinError;
use tracing::{debug, error, info};

use crate::discord::bot::Bot;
use crate::discord::handlers::commands::{self, Options};
use crate::discord::handlers::components;
use crate::discord::handlers::play::text_moves;
use crate::discord::lifecycle::admission::{is_admitted, refuse, suggest_nothing, turn_away};
use crate::discord::lifecycle::deliveries::Deliveries;
use crate::discord::lifecycle::ready::ReadyShards;
use crate::discord::lifecycle::servers::{ServerNews, Servers};
use crate::discord::memberships::Memberships;
use crate::discord::permissions;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, respond};
use crate::game::{ChannelId, PlayerId, ServerId};
use crate::monitoring::measure::{self, AnswerOutcome, RequestKind};

/// Dispatches gateway events.
pub struct EventDispatch {
    bot: Arc<Bot>,
    shards: OnceLock<Arc<ShardManager>>,
    options: Options,
    ready: Arc<ReadyShards>,
    deliveries: Deliveries,
    servers: Servers,
}

impl EventDispatch {
    /// Dispatches events to the bot, and notes in `ready` which shards are. On which servers the bot is, is noted in
    /// `memberships`.
    pub fn new(bot: Arc<Bot>, ready: Arc<ReadyShards>, memberships: Arc<Memberships>) -> Self {
        Self {
            bot,
            shards: OnceLock::new(),
            options: commands::options(),
            ready,
            deliveries: Deliveries::default(),
            servers: Servers::new(memberships),
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
        if let Some(kind) = kind(interaction) {
            measure::interaction(kind);
        }
        if !is_admitted(bot, interaction).await {
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
                let begun = Instant::now();
                Box::pin(poise::dispatch_event(framework, event)).await;
                match interaction {
                    DiscordInteraction::Command(command) => measure::command(&command.data.name),
                    // The library sends the suggestions itself, and tells nobody what became of them.
                    _ => measure::answer(
                        RequestKind::Autocomplete,
                        AnswerOutcome::Done,
                        begun.elapsed(),
                    ),
                }
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
                let name = &data_about_bot.user.name;
                match data_about_bot.guilds.len() {
                    1 => info!("connected as {name} in one server"),
                    servers => info!("connected as {name} in {servers} servers"),
                }
                self.servers.begin(bot, &data_about_bot).await;
                measure::gateway_connected();
                self.ready
                    .note(data_about_bot.shard.map_or(0, |shard| shard.id.0));
            }
            FullEvent::Resume { .. } => measure::gateway_resumed(),
            FullEvent::InteractionCreate { interaction } if self.is_new(interaction.id().get()) => {
                self.take(bot, &context, &interaction).await;
            }
            FullEvent::GuildCreate { guild, .. } => {
                let about = ServerNews::of_new(guild);
                about.remember(bot).await;
                let own = context.cache.current_user().id;
                self.servers.note(bot, (about.server, true), own).await;
            }
            // A server that is unavailable has an outage.
            FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
                let own = context.cache.current_user().id;
                let server = ServerId(incomplete.id.get());
                self.servers.note(bot, (server, false), own).await;
            }
            FullEvent::GuildUpdate { new_data, .. } => {
                ServerNews::of_changed(new_data).remember(bot).await;
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

/// Handles a message in a task of its own, so that a panic fails this message only.
async fn on_message(bot: &Arc<Bot>, own: UserId, message: DiscordMessage) {
    // Whoever is being deleted plays no more: their games are over.
    if bot
        .is_being_deleted(PlayerId(message.author.id.get()))
        .await
    {
        return;
    }
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

/// How a person's request reached the bot; `None` for what Discord itself asks.
const fn kind(interaction: &DiscordInteraction) -> Option<RequestKind> {
    Some(match interaction {
        DiscordInteraction::Command(_) => RequestKind::Command,
        DiscordInteraction::Autocomplete(_) => RequestKind::Autocomplete,
        DiscordInteraction::Component(_) => RequestKind::Component,
        DiscordInteraction::Modal(_) => RequestKind::Form,
        _ => return None,
    })
}
