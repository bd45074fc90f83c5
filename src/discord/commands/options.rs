//! Options that are chosen from a list. The values are words, not places in the list, so that a
//! list can change while people still see an older one.

use poise::{SlashArgError, SlashArgument};
use serenity::all::{
    ChannelType, CommandInteraction, CommandOptionType, Context, CreateCommandOption, GuildId,
    PartialMember, ResolvedValue, User,
};
use serenity::async_trait;

use crate::discord::action::Setting;
use crate::discord::controls;
use crate::discord::{messages, people};
use crate::game::{ChannelId, First, OfferKind, Pace, Person, Visibility, Wishes};
use crate::picture::Theme;
use crate::rules::{Bans, Opening, Overline};

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

/// The option `overline`.
pub struct OverlineOption(pub Overline);

impl OverlineOption {
    const WORDS: [(&'static str, &'static str); 2] =
        [Self::word(Overline::Wins), Self::word(Overline::Neutral)];

    const fn word(overline: Overline) -> (&'static str, &'static str) {
        (overline.id(), messages::overline(overline))
    }

    fn from_word(word: &str) -> Option<Self> {
        Overline::from_id(word).map(Self)
    }
}

words!(OverlineOption);

/// The option `bans`.
pub struct BansOption(pub Bans);

impl BansOption {
    const WORDS: [(&'static str, &'static str); 3] = [
        Self::word(Bans::None),
        Self::word(Bans::First),
        Self::word(Bans::Both),
    ];

    const fn word(bans: Bans) -> (&'static str, &'static str) {
        (bans.id(), messages::bans(bans))
    }

    fn from_word(word: &str) -> Option<Self> {
        Bans::from_id(word).map(Self)
    }
}

words!(BansOption);

/// The option `what` of `/offer`.
pub struct OfferOption(pub OfferKind);

impl OfferOption {
    const WORDS: [(&'static str, &'static str); 5] = [
        Self::word(OfferKind::Draw, "a draw"),
        Self::word(OfferKind::Takeback, "to take my last move back"),
        Self::word(OfferKind::Pause, "a pause"),
        Self::word(OfferKind::Adjourn, "to adjourn"),
        Self::word(OfferKind::Revive, "to take an adjourned game up again"),
    ];

    const fn word(kind: OfferKind, label: &'static str) -> (&'static str, &'static str) {
        (kind.id(), label)
    }

    fn from_word(word: &str) -> Option<Self> {
        OfferKind::from_id(word).map(Self)
    }
}

words!(OfferOption);

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
        let choices = messages::paces();
        choices.into_iter().fold(
            option.kind(CommandOptionType::String),
            |option, (word, label)| option.add_string_choice(label, word),
        )
    }
}

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

/// Declares an option that wishes for one of a person's settings.
macro_rules! wishes {
    ($($(#[$doc:meta])* $name:ident($setting:expr, $words:expr, $count:literal);)*) => {$(
        $(#[$doc])*
        pub struct $name(pub Wishes);

        impl $name {
            const WORDS: [(&'static str, &'static str); $count] = $words;

            fn from_word(word: &str) -> Option<Self> {
                controls::wish($setting, word).map(Self)
            }
        }

        words!($name);
    )*};
}

wishes! {
    /// The option `theme` of one person.
    OwnThemeOption(Setting::Theme, messages::OWN_THEMES, 7);
    /// The option `notation`.
    NotationOption(Setting::Notation, messages::NOTATIONS, 2);
    /// The option `confirm`.
    ConfirmOption(Setting::Confirm, messages::CONFIRMS, 2);
    /// The option `reminders`.
    RemindersOption(Setting::Reminders, messages::REMINDERS, 3);
    /// The option `weekend`.
    WeekendOption(Setting::Weekend, messages::WEEKENDS, 8);
    /// The option `vacation`.
    VacationOption(Setting::Vacation, messages::VACATIONS, 2);
    /// The option `messages`.
    MessagesOption(Setting::Messages, messages::MESSAGES, 2);
    /// The option `digest`.
    DigestOption(Setting::Digest, messages::DIGESTS, 2);
}

/// The option `theme` of a server.
pub struct ThemeOption(pub Theme);

impl ThemeOption {
    const WORDS: [(&'static str, &'static str); 6] = messages::THEMES;

    fn from_word(word: &str) -> Option<Self> {
        Theme::find(word).map(Self)
    }
}

words!(ThemeOption);

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

/// The option `visibility`.
pub struct VisibilityOption(pub Visibility);

impl VisibilityOption {
    const WORDS: [(&'static str, &'static str); 2] = [
        (Visibility::Open.id(), "open: anyone can see the games"),
        (
            Visibility::Closed.id(),
            "closed: only members and the players",
        ),
    ];

    fn from_word(word: &str) -> Option<Self> {
        Visibility::from_id(word).map(Self)
    }
}

words!(VisibilityOption);

/// The option `scope`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ScopeOption {
    /// The games of this server.
    Here,
    /// All games.
    Everywhere,
    /// One's own games against the bot.
    Me,
}

impl ScopeOption {
    const WORDS: [(&'static str, &'static str); 3] = [
        ("server", "this server"),
        ("everywhere", "everywhere"),
        ("me", "me against the bot"),
    ];

    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "server" => Self::Here,
            "everywhere" => Self::Everywhere,
            "me" => Self::Me,
            _ => return None,
        })
    }
}

words!(ScopeOption);

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

/// Somebody who is named in an option, by the name they have on this server.
pub struct Somebody {
    /// The person.
    pub person: Person,
    /// Whether it is a bot.
    pub is_bot: bool,
}

impl Somebody {
    /// Somebody by their account, and as a member of this server.
    pub fn new(user: &User, server: Option<GuildId>, member: Option<&PartialMember>) -> Self {
        Self {
            person: people::named(user, server, member),
            is_bot: user.bot,
        }
    }
}

#[async_trait]
impl SlashArgument for Somebody {
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
