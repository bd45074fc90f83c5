//! A small bot on poise and serenity.

#![allow(clippy::unused_async, reason = "poise takes async functions only")]

use std::{sync::Arc, time::Duration};

use local_discord::{LocalDiscord, Shard, dispatch_watch};
use poise::{
    FrameworkContext,
    serenity_prelude::{
        self as serenity, ActionRowComponent, ClientBuilder, CreateActionRow,
        CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse, CreateButton,
        CreateInputText, CreateInteractionResponse, CreateInteractionResponseMessage,
        CreateMessage, CreateModal, EditAttachments, EditMessage, FullEvent, GatewayIntents,
        HttpBuilder, InputTextStyle, Interaction,
    },
};
use serde_json::Value;
use tokio::{sync::mpsc, task::JoinHandle};

pub type Error = serenity::Error;
type Context<'a> = poise::Context<'a, Data, Error>;

/// A file the bot sends; it stands for a picture.
pub const PICTURE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\xe8\0\0\x02\0";

/// Real time after which the bot is taken to hear nothing.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// The file as it is sent, with words for those who cannot see it.
pub fn picture() -> CreateAttachment {
    CreateAttachment::bytes(PICTURE, "board.png").description("a board")
}

/// What the bot keeps.
pub struct Data {
    heard: mpsc::UnboundedSender<String>,
}

/// A running bot; it stops when this is dropped.
pub struct Bot {
    pub http: Arc<serenity::Http>,
    heard: mpsc::UnboundedReceiver<String>,
    task: JoinHandle<()>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.task.abort();
        if !std::thread::panicking() {
            dispatch_watch::install().assert_all_parsed();
        }
    }
}

impl Bot {
    /// Starts the bot and waits until it listens and has registered its commands.
    pub async fn start(discord: &LocalDiscord) -> Self {
        dispatch_watch::install();
        let (bot, client) = Self::connect(discord, discord.token()).await;
        drop(client);
        discord.bot_is_ready().await.unwrap();
        bot
    }

    /// The next text of a message by somebody, or the next error, that the bot was told of.
    pub async fn hears(&mut self) -> String {
        let heard = tokio::time::timeout(PATIENCE, self.heard.recv());
        heard
            .await
            .expect("the bot hears something in time")
            .unwrap()
    }

    /// Starts the bot with any token; what its client ends with comes on the channel.
    pub async fn connect(
        discord: &LocalDiscord,
        token: &str,
    ) -> (Self, mpsc::UnboundedReceiver<Error>) {
        Self::with_http(way_to(discord, token)).await
    }

    /// Starts a bot that serves one shard only, without waiting for anything.
    pub async fn start_shard(discord: &LocalDiscord, shard: Shard) -> Self {
        let http = way_to(discord, discord.token());
        Self::serving(http, shard).await.0
    }

    /// Starts the bot with any way to reach the API; what its client ends with comes on the
    /// channel.
    pub async fn with_http(http: serenity::Http) -> (Self, mpsc::UnboundedReceiver<Error>) {
        Self::serving(http, Shard::WHOLE).await
    }

    async fn serving(http: serenity::Http, shard: Shard) -> (Self, mpsc::UnboundedReceiver<Error>) {
        dispatch_watch::install();
        let (sender, heard) = mpsc::unbounded_channel();
        let intents = GatewayIntents::GUILDS
            | GatewayIntents::GUILD_MESSAGES
            | GatewayIntents::DIRECT_MESSAGES;
        let mut client = ClientBuilder::new_with_http(http, intents)
            .framework(framework(sender))
            .await
            .unwrap();
        let http = Arc::clone(&client.http);
        let (ended, end) = mpsc::unbounded_channel();
        let id = shard.id.try_into().unwrap();
        let total = shard.total.try_into().unwrap();
        let task = tokio::spawn(async move {
            if let Err(error) = client.start_shard(id, total).await {
                let _ = ended.send(error);
            }
        });
        (Self { http, heard, task }, end)
    }
}

/// How a bot with this token reaches the stand-in.
fn way_to(discord: &LocalDiscord, token: &str) -> serenity::Http {
    HttpBuilder::new(token)
        .proxy(discord.api_url())
        .ratelimiter_disabled(true)
        .application_id(discord.bot().get().into())
        .build()
}

fn framework(heard: mpsc::UnboundedSender<String>) -> poise::Framework<Data, Error> {
    let options = poise::FrameworkOptions {
        commands: vec![hello(), point(), later(), twice(), offer(), ask(), greet()],
        event_handler: |context, event| Box::pin(on_event(context, event)),
        on_error: |error| Box::pin(on_error(error)),
        ..Default::default()
    };
    poise::Framework::builder()
        .options(options)
        .setup(|context, _, framework| {
            Box::pin(async move {
                register(context, &framework.options().commands).await?;
                Ok(Data { heard })
            })
        })
        .build()
}

/// Registers the commands, without the `autocomplete: false` that serenity writes on options of
/// every kind and that Discord's description of its API knows for some kinds only.
async fn register(
    context: &serenity::Context,
    commands: &[poise::Command<Data, Error>],
) -> Result<(), Error> {
    let mut commands =
        serde_json::to_value(poise::builtins::create_application_commands(commands))?;
    drop_plain_autocomplete(&mut commands);
    context.http.create_global_commands(&commands).await?;
    Ok(())
}

fn drop_plain_autocomplete(json: &mut Value) {
    match json {
        Value::Array(all) => all.iter_mut().for_each(drop_plain_autocomplete),
        Value::Object(fields) => {
            if fields.get("autocomplete") == Some(&Value::Bool(false)) {
                fields.remove("autocomplete");
            }
            fields.values_mut().for_each(drop_plain_autocomplete);
        }
        _ => {}
    }
}

async fn on_error(error: poise::FrameworkError<'_, Data, Error>) {
    match error {
        poise::FrameworkError::Command { error, ctx, .. } => {
            let _ = ctx.data().heard.send(format!("error: {error}"));
        }
        poise::FrameworkError::EventHandler {
            error, framework, ..
        } => {
            let _ = framework.user_data.heard.send(format!("error: {error}"));
        }
        _ => {}
    }
}

/// Greets somebody.
#[poise::command(slash_command)]
async fn hello(
    context: Context<'_>,
    #[description = "who"] name: String,
    #[description = "how often"]
    #[min = 1]
    #[max = 3]
    times: Option<i64>,
    #[description = "quietly"] quietly: Option<bool>,
) -> Result<(), Error> {
    let text = format!("hello {name}").repeat(usize::try_from(times.unwrap_or(1)).unwrap());
    let reply = poise::CreateReply::default()
        .content(text)
        .ephemeral(quietly.unwrap_or(false))
        .allowed_mentions(CreateAllowedMentions::new());
    context.send(reply).await?;
    Ok(())
}

async fn points(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let matching = ["K10", "K11", "L9"]
        .into_iter()
        .filter(|point| point.starts_with(typed));
    let choices = matching.map(|point| serenity::AutocompleteChoice::new(point, point));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Shows a picture with buttons.
#[poise::command(slash_command)]
async fn point(
    context: Context<'_>,
    #[description = "where"]
    #[autocomplete = "points"]
    point: String,
) -> Result<(), Error> {
    let buttons = vec![
        CreateButton::new(format!("confirm:{point}")).label("Confirm"),
        CreateButton::new("form").label("Type"),
        CreateButton::new("gone").label("Taken").disabled(true),
    ];
    let reply = poise::CreateReply::default()
        .content(point)
        .attachment(picture())
        .components(vec![CreateActionRow::Buttons(buttons)])
        .allowed_mentions(CreateAllowedMentions::new());
    context.send(reply).await?;
    Ok(())
}

/// Takes its time.
#[poise::command(slash_command)]
async fn later(context: Context<'_>) -> Result<(), Error> {
    let Context::Application(context) = context else {
        return Ok(());
    };
    let interaction = context.interaction;
    context.defer_ephemeral().await?;
    let edit = serenity::EditInteractionResponse::new()
        .content("done")
        .allowed_mentions(CreateAllowedMentions::new());
    interaction
        .edit_response(&context.serenity_context().http, edit)
        .await?;
    Ok(())
}

/// Answers twice.
#[poise::command(slash_command)]
async fn twice(context: Context<'_>) -> Result<(), Error> {
    let Context::Application(context) = context else {
        return Ok(());
    };
    for _ in 0..2 {
        let acknowledged =
            CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new());
        let http = &context.serenity_context().http;
        context
            .interaction
            .create_response(http, acknowledged)
            .await?;
    }
    Ok(())
}

/// Offers something.
#[poise::command(slash_command, subcommands("draw"))]
async fn offer(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Offers a draw.
#[poise::command(slash_command)]
async fn draw(context: Context<'_>, #[description = "to"] to: serenity::User) -> Result<(), Error> {
    let users = CreateAllowedMentions::new().users(vec![to.id]);
    let text = format!("<@{}>, <@{}> offers a draw", to.id, context.author().id);
    context
        .send(
            poise::CreateReply::default()
                .content(text)
                .allowed_mentions(users),
        )
        .await?;
    Ok(())
}

/// Asks with a form.
#[poise::command(slash_command, guild_only)]
async fn ask(context: Context<'_>) -> Result<(), Error> {
    let Context::Application(context) = context else {
        return Ok(());
    };
    let form = CreateInteractionResponse::Modal(form());
    context
        .interaction
        .create_response(&context.serenity_context().http, form)
        .await?;
    Ok(())
}

#[poise::command(context_menu_command = "Greet")]
async fn greet(context: Context<'_>, user: serenity::User) -> Result<(), Error> {
    let reply = poise::CreateReply::default().content(format!("hello {}", user.name));
    context
        .send(reply.allowed_mentions(CreateAllowedMentions::new()))
        .await?;
    Ok(())
}

fn form() -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, "Point", "point").max_length(4);
    CreateModal::new("form:1", "Type a point").components(vec![CreateActionRow::InputText(input)])
}

async fn on_event(
    context: FrameworkContext<'_, Data, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let http = &context.serenity_context.http;
    match event {
        FullEvent::InteractionCreate {
            interaction: Interaction::Component(press),
        } => {
            let response = match press.data.custom_id.as_str() {
                "form" => CreateInteractionResponse::Modal(form()),
                id => CreateInteractionResponse::UpdateMessage(
                    CreateInteractionResponseMessage::new()
                        .content(format!("pressed {id}"))
                        .allowed_mentions(CreateAllowedMentions::new())
                        .components(Vec::new()),
                ),
            };
            press.create_response(http, response).await
        }
        FullEvent::InteractionCreate {
            interaction: Interaction::Modal(modal),
        } => {
            let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0]
            else {
                return Ok(());
            };
            let text = format!("typed {}", input.value.as_deref().unwrap_or_default());
            let message = CreateInteractionResponseMessage::new()
                .content(text)
                .allowed_mentions(CreateAllowedMentions::new())
                .ephemeral(true);
            modal
                .create_response(http, CreateInteractionResponse::Message(message))
                .await
        }
        FullEvent::Message { new_message } if !new_message.author.bot => {
            let _ = context.user_data.heard.send(new_message.content.clone());
            if new_message.content.contains("board") {
                post_board(http, new_message.channel_id).await?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Posts a board and edits it at once, keeping the picture.
async fn post_board(http: &serenity::Http, channel: serenity::ChannelId) -> Result<(), Error> {
    let message = CreateMessage::new()
        .content("your board")
        .allowed_mentions(CreateAllowedMentions::new())
        .components(vec![CreateActionRow::Buttons(vec![
            CreateButton::new("x").label("Play"),
        ])])
        .add_file(picture());
    let mut message = channel.send_message(http, message).await?;
    let edit = EditMessage::new()
        .components(Vec::new())
        .attachments(EditAttachments::keep_all(&message));
    message.edit(http, edit).await
}
