//! `/settings`: a person's own settings.

use serenity::all::CreateAutocompleteResponse;

use crate::discord::action::{SettingField, SettingsPage};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::NamedUser;
use crate::discord::handlers::settings::options::{
    ConfirmOption, DigestOption, LanguageOption, MessagesOption, NotationOption, OwnThemeOption,
    ProfileOption, RemindersOption, VacationOption, WeekendOption,
};
use crate::discord::handlers::settings::{suggest, words};
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{apply_preferences, people, views};
use crate::game::{Person, SettingsPatch};

/// The command `/settings`.
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn settings(
    ctx: Context<'_>,
    theme: Option<OwnThemeOption>,
    language: Option<LanguageOption>,
    notation: Option<NotationOption>,
    confirm: Option<ConfirmOption>,
    reminders: Option<RemindersOption>,
    quiet: Option<String>,
    #[autocomplete = "zones"] zone: Option<String>,
    weekend: Option<WeekendOption>,
    vacation: Option<VacationOption>,
    messages: Option<MessagesOption>,
    block: Option<NamedUser>,
    unblock: Option<NamedUser>,
    digest: Option<DigestOption>,
    profile: Option<ProfileOption>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let looks = [
        theme.map(|option| option.0),
        language.map(|option| option.0),
        notation.map(|option| option.0),
        confirm.map(|option| option.0),
        profile.map(|option| option.0),
    ];
    let times = [
        reminders.map(|option| option.0),
        weekend.map(|option| option.0),
        vacation.map(|option| option.0),
        messages.map(|option| option.0),
        digest.map(|option| option.0),
    ];
    let typed = TypedSettings {
        quiet,
        zone,
        blocks: [
            block.map(|whom| (whom.person, true)),
            unblock.map(|whom| (whom.person, false)),
        ]
        .into_iter()
        .flatten()
        .collect(),
    };
    let looks = looks.into_iter().flatten().reduce(SettingsPatch::and);
    let times = times.into_iter().flatten().reduce(SettingsPatch::and);
    let work = show(bot, people::commander(interaction), looks, times, typed);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// Options with free text.
struct TypedSettings {
    quiet: Option<String>,
    zone: Option<String>,
    /// People to block (true) or unblock (false).
    blocks: Vec<(Person, bool)>,
}

/// Changes the given settings, and shows the page on which something changed.
async fn show(
    bot: &Bot,
    person: Person,
    looks: Option<SettingsPatch>,
    times: Option<SettingsPatch>,
    typed: TypedSettings,
) -> Result<Response, RequestError> {
    let blocks = typed.blocks.clone();
    let times = [times, typed.patch()?]
        .into_iter()
        .flatten()
        .reduce(SettingsPatch::and);
    let page = if times.is_some() {
        SettingsPage::Time
    } else {
        SettingsPage::Looks
    };
    let patch = [looks, times]
        .into_iter()
        .flatten()
        .reduce(SettingsPatch::and);
    let is_patched = patch.is_some();
    let new = patch.clone().unwrap_or_default();
    let settings = if is_patched || !blocks.is_empty() {
        let service = &bot.service;
        let changed = service.change_settings_and_blocks(&person, patch, &blocks, bot.now());
        let (settings, blocked) = changed.await?;
        if is_patched {
            apply_preferences::apply_soon(service, &bot.tasks);
        }
        if !blocks.is_empty() {
            for &table in &blocked.tables {
                bot.outbox.post_soon(Post::Table(table));
            }
            return Ok(Response::private(views::blocked(&blocked)));
        }
        settings
    } else {
        bot.service.settings(person.id).await?
    };
    let left = bot.service.vacation_left(person.id, bot.now()).await?;
    let message = views::saved_settings(&settings, &new, left, page);
    Ok(Response::private(message))
}

impl TypedSettings {
    fn patch(self) -> Result<Option<SettingsPatch>, Refusal> {
        let quiet = self.quiet.map(|typed| {
            let patch = words::patch(SettingField::Quiet, &typed);
            patch.ok_or(Refusal::QuietHours { typed })
        });
        let zone = self.zone.map(|typed| words::zone(&typed));
        let zone = zone.transpose()?.map(|zone| SettingsPatch {
            zone: Some(zone),
            ..SettingsPatch::default()
        });
        let patches = [quiet.transpose()?, zone].into_iter().flatten();
        Ok(patches.reduce(SettingsPatch::and))
    }
}

/// The time zones whose name contains what was typed.
#[expect(clippy::unused_async, reason = "poise awaits every suggestion")]
async fn zones(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest::zones(ctx, typed)
}
