//! The options of `/server`.

use poise::{SlashArgError, SlashArgument};
use serenity::all::{
    ChannelType, CommandInteraction, CommandOptionType, Context, CreateCommandOption, ResolvedValue,
};
use serenity::async_trait;

use crate::discord::handlers::common::options::words;
use crate::discord::views;
use crate::game::{ChannelId, RoleId, SeasonLength, Visibility};
use crate::language::{Language, Text, say};
use crate::picture::Theme;

/// The option `theme` of a server.
pub struct ThemeOption(pub Theme);

impl ThemeOption {
    fn words() -> Vec<(&'static str, Text)> {
        views::themes()
    }

    fn from_word(word: &str) -> Option<Self> {
        Theme::from_id(word).map(Self)
    }
}

words!(ThemeOption);

/// The option `language` of a server: its tag, or nothing for the server's own.
pub struct LanguageOption(pub Option<String>);

impl LanguageOption {
    fn words() -> Vec<(&'static str, Text)> {
        views::server_languages()
    }

    fn from_word(word: &str) -> Option<Self> {
        if word == views::CLIENT {
            return Some(Self(None));
        }
        let language = Language::spoken(word)?;
        Some(Self(Some(language.tag().to_owned())))
    }
}

words!(LanguageOption);

/// The option `visibility`.
pub struct VisibilityOption(pub Visibility);

impl VisibilityOption {
    fn words() -> [(&'static str, Text); 2] {
        [
            (Visibility::Open.id(), say!(options::visibility_open)),
            (Visibility::Closed.id(), say!(options::visibility_closed)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        Visibility::from_id(word).map(Self)
    }
}

words!(VisibilityOption);

/// The option `seasons`: how long they are, or nothing to have none.
pub struct SeasonsOption(pub Option<SeasonLength>);

impl SeasonsOption {
    /// The word for no seasons.
    const OFF: &str = "off";

    fn words() -> Vec<(&'static str, Text)> {
        let lengths = SeasonLength::ALL.map(Some);
        let all = std::iter::once(None).chain(lengths);
        all.map(|length| {
            (
                length.map_or(Self::OFF, SeasonLength::id),
                views::season_length(length),
            )
        })
        .collect()
    }

    fn from_word(word: &str) -> Option<Self> {
        if word == Self::OFF {
            return Some(Self(None));
        }
        SeasonLength::from_id(word).map(|length| Self(Some(length)))
    }
}

words!(SeasonsOption);

/// A channel of this server in which messages can be posted.
pub struct ChannelOption(pub ChannelId);

#[async_trait]
impl SlashArgument for ChannelOption {
    async fn extract(
        _: &Context,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        match *value {
            ResolvedValue::Channel(channel) => Ok(Self(ChannelId(channel.id.get()))),
            _ => Err(SlashArgError::new_command_structure_mismatch("no channel")),
        }
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        option
            .kind(CommandOptionType::Channel)
            .channel_types(vec![ChannelType::Text])
    }
}

/// A role of this server.
pub struct RoleOption(pub RoleId);

#[async_trait]
impl SlashArgument for RoleOption {
    async fn extract(
        _: &Context,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        match *value {
            ResolvedValue::Role(role) => Ok(Self(RoleId(role.id.get()))),
            _ => Err(SlashArgError::new_command_structure_mismatch("no role")),
        }
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        option.kind(CommandOptionType::Role)
    }
}
