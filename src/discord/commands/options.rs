//! Options that are chosen from a list. The values are words, not places in the list, so that a
//! list can change while people still see an older one.

use poise::{SlashArgError, SlashArgument};
use serenity::all::{
    CommandInteraction, CommandOptionType, Context, CreateCommandOption, ResolvedValue, User,
};
use serenity::async_trait;

use crate::discord::controls::{self, Setting};
use crate::discord::{messages, people};
use crate::game::{First, Person, Wishes};
use crate::picture::Theme;
use crate::rules::Opening;

/// Implements an option whose value is one of a few words.
macro_rules! words {
    ($option:ty) => {
        #[async_trait]
        impl SlashArgument for $option {
            async fn extract(
                _: &Context,
                _: &CommandInteraction,
                value: &ResolvedValue<'_>,
            ) -> Result<Self, SlashArgError> {
                let known = match *value {
                    ResolvedValue::String(word) => Self::from_word(word),
                    _ => None,
                };
                known.ok_or_else(|| SlashArgError::new_command_structure_mismatch("unknown word"))
            }

            fn create(option: CreateCommandOption) -> CreateCommandOption {
                Self::WORDS.into_iter().fold(
                    option.kind(CommandOptionType::String),
                    |option, (word, label)| option.add_string_choice(label, word),
                )
            }
        }
    };
}

/// The option `opening`.
pub struct OpeningOption(pub Opening);

impl OpeningOption {
    const WORDS: [(&'static str, &'static str); 5] = [
        Self::word(Opening::Tournament),
        Self::word(Opening::Free),
        Self::word(Opening::G),
        Self::word(Opening::Swap),
        Self::word(Opening::Swap2),
    ];

    const fn word(opening: Opening) -> (&'static str, &'static str) {
        (opening.id(), messages::opening(opening))
    }

    fn from_word(word: &str) -> Option<Self> {
        Opening::from_id(word).map(Self)
    }
}

words!(OpeningOption);

/// The option `size`: the lines of a square board.
pub struct SizeOption(pub u8);

impl SizeOption {
    const WORDS: [(&'static str, &'static str); 6] = [
        ("9", "9 × 9"),
        ("11", "11 × 11"),
        ("13", "13 × 13"),
        ("15", "15 × 15"),
        ("17", "17 × 17"),
        ("19", "19 × 19"),
    ];

    fn from_word(word: &str) -> Option<Self> {
        word.parse().ok().map(Self)
    }
}

words!(SizeOption);

/// The option `theme` of one person.
pub struct OwnThemeOption(pub Wishes);

impl OwnThemeOption {
    const WORDS: [(&'static str, &'static str); 7] = messages::OWN_THEMES;

    fn from_word(word: &str) -> Option<Self> {
        controls::wish(Setting::Theme, word).map(Self)
    }
}

words!(OwnThemeOption);

/// The option `theme` of a server.
pub struct ThemeOption(pub Theme);

impl ThemeOption {
    const WORDS: [(&'static str, &'static str); 6] = messages::THEMES;

    fn from_word(word: &str) -> Option<Self> {
        Theme::find(word).map(Self)
    }
}

words!(ThemeOption);

/// The option `notation`.
pub struct NotationOption(pub Wishes);

impl NotationOption {
    const WORDS: [(&'static str, &'static str); 2] = messages::NOTATIONS;

    fn from_word(word: &str) -> Option<Self> {
        controls::wish(Setting::Notation, word).map(Self)
    }
}

words!(NotationOption);

/// The option `confirm`.
pub struct ConfirmOption(pub Wishes);

impl ConfirmOption {
    const WORDS: [(&'static str, &'static str); 2] = messages::CONFIRMS;

    fn from_word(word: &str) -> Option<Self> {
        controls::wish(Setting::Confirm, word).map(Self)
    }
}

words!(ConfirmOption);

/// The option `first`.
pub struct FirstOption(pub First);

impl FirstOption {
    const WORDS: [(&'static str, &'static str); 3] = [
        ("chance", "by chance"),
        ("me", "me"),
        ("opponent", "my opponent"),
    ];

    fn from_word(word: &str) -> Option<Self> {
        Some(Self(match word {
            "chance" => First::Chance,
            "me" => First::Challenger,
            "opponent" => First::Opponent,
            _ => return None,
        }))
    }
}

words!(FirstOption);

/// The option `scope`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ScopeOption {
    /// The games of this server.
    Here,
    /// All games.
    Everywhere,
}

impl ScopeOption {
    const WORDS: [(&'static str, &'static str); 2] =
        [("server", "this server"), ("everywhere", "everywhere")];

    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "server" => Self::Here,
            "everywhere" => Self::Everywhere,
            _ => return None,
        })
    }
}

words!(ScopeOption);

/// Somebody who is named in an option, by the name they have on this server.
pub struct Somebody {
    /// The person.
    pub person: Person,
    /// Whether it is a bot.
    pub is_bot: bool,
}

impl Somebody {
    /// Somebody by their account and the name they have on this server.
    pub fn new(user: &User, nick: Option<&str>) -> Self {
        Self {
            person: people::person(user, nick),
            is_bot: user.bot,
        }
    }
}

#[async_trait]
impl SlashArgument for Somebody {
    async fn extract(
        _: &Context,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        match *value {
            ResolvedValue::User(user, member) => Ok(Self::new(
                user,
                member.and_then(|member| member.nick.as_deref()),
            )),
            _ => Err(SlashArgError::new_command_structure_mismatch("no user")),
        }
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        option.kind(CommandOptionType::User)
    }
}
