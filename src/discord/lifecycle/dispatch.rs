//! Where events arrive from Discord: commands go to poise, presses and forms to the controls.
//!
//! poise's own framework is not used: its set-up runs after the connection, and where it fails the
//! bot stays online and answers nothing. Here everything is set up before the first event.

use std::sync::{Arc, OnceLock};

use serenity::all::{
    Client, CommandInteraction, ComponentInteraction, Context, CreateAutocompleteResponse,
    CreateInteractionResponse, Framework, FullEvent, Interaction, Message, ModalInteraction,
    ShardManager, UserId,
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
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::{Asked, answer};
use crate::discord::user_limits::Verdict;
use crate::game::{ChannelId, PlayerId};

/// Takes events in.
pub struct Dispatch {
    bot: Arc<Bot>,
    shards: OnceLock<Arc<ShardManager>>,
    options: Options,
    ready: Arc<Notify>,
    deliveries: Deliveries,
}

impl Dispatch {
    /// Takes events in for the bot, and tells when Discord is ready.
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

    async fn take(&self, bot: &Arc<Bot>, context: &Context, interaction: &Interaction) {
        if !admits(bot, interaction).await {
            return;
        }
        allow_again(bot, interaction).await;
        let Some(_task) = bot.hand.begin() else {
            turn_away(bot, interaction).await;
            return;
        };
        match interaction {
            Interaction::Command(command) if !commands::is_known(&self.options, &command.data) => {
                refuse(bot, Asked::Command(command), Refusal::Command).await;
            }
            Interaction::Autocomplete(typing)
                if !commands::is_known(&self.options, &typing.data) =>
            {
                suggest_nothing(bot, typing).await;
            }
            Interaction::Command(_) | Interaction::Autocomplete(_) => {
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
            Interaction::Component(press) => controlled(bot, press).await,
            Interaction::Modal(form) => filled_in(bot, form).await,
            _ => {}
        }
    }
}

#[async_trait]
impl Framework for Dispatch {
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
                self.ready.notify_one();
            }
            FullEvent::InteractionCreate { interaction } if self.is_new(interaction.id().get()) => {
                self.take(bot, &context, &interaction).await;
            }
            FullEvent::Message { new_message } => {
                let own = context.cache.current_user().id;
                if text_moves::is_for_the_bot(own, &new_message)
                    && self.is_new(new_message.id.get())
                {
                    heard(bot, own, new_message).await;
                }
            }
            _ => {}
        }
    }
}

/// Hears a message in a task of its own, so that a panic is a failure of this message only.
async fn heard(bot: &Arc<Bot>, own: UserId, message: Message) {
    // A bot that is about to stop plays nothing any more: what was said stays, and can be said again.
    let Some(_task) = bot.hand.begin() else {
        return;
    };
    let bot = Arc::clone(bot);
    let task = tokio::spawn(async move { Box::pin(text_moves::hear(&bot, own, &message)).await });
    if let Err(panic) = task.await {
        error!(error = %panic, "a message could not be dealt with");
    }
}

/// Decides a press in a task of its own, so that a panic is a failure of this press only.
async fn controlled(bot: &Arc<Bot>, press: &ComponentInteraction) {
    let task = tokio::spawn({
        let (bot, press) = (Arc::clone(bot), press.clone());
        async move { components::press(&bot, &press).await }
    });
    if let Err(panic) = task.await {
        excuse(bot, Asked::Press(press), panic).await;
    }
}

/// The same for a form.
async fn filled_in(bot: &Arc<Bot>, form: &ModalInteraction) {
    let task = tokio::spawn({
        let (bot, form) = (Arc::clone(bot), form.clone());
        async move { components::submit(&bot, &form).await }
    });
    if let Err(panic) = task.await {
        excuse(bot, Asked::Form(form), panic).await;
    }
}

async fn excuse(bot: &Bot, asked: Asked<'_>, panic: JoinError) {
    let trouble = Trouble::Bug(panic.to_string());
    answer(bot, asked, Box::pin(async { Err(trouble) })).await;
}

/// Notes where the bot is used and allowed to speak.
async fn allow_again(bot: &Bot, interaction: &Interaction) {
    let channel = match interaction {
        Interaction::Command(command) if permissions::missing(command).is_none() => {
            command.channel_id
        }
        Interaction::Component(press) if permissions::missing_at_press(press).is_none() => {
            press.channel_id
        }
        _ => return,
    };
    bot.poster.allow_again(ChannelId(channel.get())).await;
}

/// Whether what somebody asks for is looked at. Who overdoes it is told so once, and then not
/// answered until it is calm again.
async fn admits(bot: &Bot, interaction: &Interaction) -> bool {
    let Some(asked) = asked(interaction) else {
        // Nobody can be told anything while they type.
        return match interaction {
            Interaction::Autocomplete(typing) => {
                let by = PlayerId(typing.user.id.get());
                bot.allowances.request(by) == Verdict::Granted
            }
            _ => true,
        };
    };
    match bot.allowances.request(PlayerId(asked.asker())) {
        Verdict::Granted => return true,
        Verdict::Warned => refuse(bot, asked, Refusal::TooMuch).await,
        Verdict::Ignored => {}
    }
    false
}

/// Says that the bot is about to stop.
async fn turn_away(bot: &Bot, interaction: &Interaction) {
    if let Some(asked) = asked(interaction) {
        refuse(bot, asked, Refusal::Stopping).await;
    }
}

async fn refuse(bot: &Bot, asked: Asked<'_>, refusal: Refusal) {
    answer(bot, asked, Box::pin(async { Err(refusal.into()) })).await;
}

/// Answers whoever types a command that there is not.
async fn suggest_nothing(bot: &Bot, typing: &CommandInteraction) {
    let nothing = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
    if let Err(error) = typing.create_response(&bot.http, nothing).await {
        info!("could not answer: {error}");
    }
}

/// Whoever waits for an answer.
fn asked(interaction: &Interaction) -> Option<Asked<'_>> {
    match interaction {
        Interaction::Command(command) => Some(Asked::Command(command)),
        Interaction::Component(press) => Some(Asked::Press(press)),
        Interaction::Modal(form) => Some(Asked::Form(form)),
        _ => None,
    }
}
