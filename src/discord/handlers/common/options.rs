//! Options of several commands, and a macro for options that are chosen from a list. The values are
//! words, not indexes, so that a list can change while people still see an older one.

use poise::{SlashArgError, SlashArgument};
use serenity::all::{
    CommandInteraction, CommandOptionType, Context, CreateCommandOption, GuildId, PartialMember,
    ResolvedValue, User,
};
use serenity::async_trait;

use crate::discord::{people, views};
use crate::game::{Pace, Person};
use crate::language::{Language, Text};

/// Implements an option whose value is one of a few words: those that the option's `words` returns,
/// each with its label.
macro_rules! words {
    ($option:ty) => {
        #[serenity::async_trait]
        impl poise::SlashArgument for $option {
            async fn extract(
                _: &serenity::all::Context,
                _: &serenity::all::CommandInteraction,
                value: &serenity::all::ResolvedValue<'_>,
            ) -> Result<Self, poise::SlashArgError> {
                let known = match *value {
                    serenity::all::ResolvedValue::String(word) => Self::from_word(word),
                    _ => None,
                };
                known.ok_or_else(|| {
                    poise::SlashArgError::new_command_structure_mismatch("unknown word")
                })
            }

            fn create(
                option: serenity::all::CreateCommandOption,
            ) -> serenity::all::CreateCommandOption {
                Self::words().into_iter().fold(
                    option.kind(serenity::all::CommandOptionType::String),
                    |option, (word, label)| {
                        $crate::discord::handlers::common::options::with_choice(
                            option, word, &label,
                        )
                    },
                )
            }
        }
    };
}

pub(in crate::discord::handlers) use words;

/// The level of the computer if none is named.
pub const DEFAULT_LEVEL: u8 = 3;

/// The option `pace`.
pub struct PaceOption(pub Pace);

#[async_trait]
impl SlashArgument for PaceOption {
    async fn extract(
        _: &Context,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        let known = match *value {
            ResolvedValue::String(word) => Pace::from_id(word),
            _ => None,
        };
        let known = known.map(Self);
        known.ok_or_else(|| SlashArgError::new_command_structure_mismatch("unknown word"))
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let choices = views::paces();
        choices.into_iter().fold(
            option.kind(CommandOptionType::String),
            |option, (word, label)| with_choice(option, word, &label),
        )
    }
}

/// The option `pace` of what comes to an end by itself: a pace with a clock.
pub struct ClockOption(pub Pace);

#[async_trait]
impl SlashArgument for ClockOption {
    async fn extract(
        context: &Context,
        interaction: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        let PaceOption(pace) = PaceOption::extract(context, interaction, value).await?;
        Ok(Self(pace))
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let untimed = Pace::Untimed.id();
        let timed = views::paces()
            .into_iter()
            .filter(|(word, _)| *word != untimed);
        timed.fold(
            option.kind(CommandOptionType::String),
            |option, (word, label)| with_choice(option, word, &label),
        )
    }
}

/// Adds a choice to an option: the word that is sent, and the label that people see, in every language.
pub fn with_choice(
    option: CreateCommandOption,
    word: impl Into<String>,
    label: &Text,
) -> CreateCommandOption {
    let english = label.in_language(Language::English);
    option.add_string_choice_localized(english, word, label.localizations())
}

/// A user named in an option, by their name on this server.
pub struct NamedUser {
    /// The person.
    pub person: Person,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// Whether they are a member of this server.
    pub is_member: bool,
}

impl NamedUser {
    /// A user by their account, and as a member of this server.
    pub fn new(user: &User, server: Option<GuildId>, member: Option<&PartialMember>) -> Self {
        Self {
            person: people::named(user, server, member),
            is_bot: user.bot,
            is_member: server.is_some() && member.is_some(),
        }
    }
}

#[async_trait]
impl SlashArgument for NamedUser {
    async fn extract(
        _: &Context,
        interaction: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        match *value {
            ResolvedValue::User(user, member) => Ok(Self::new(user, interaction.guild_id, member)),
            _ => Err(SlashArgError::new_command_structure_mismatch("no user")),
        }
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        option.kind(CommandOptionType::User)
    }
}
