//! What those who manage a server choose for everybody on it.

use super::id::ChannelId;
use super::pace::Pace;
use super::visibility::Visibility;
use crate::rules::Ruleset;

/// How games are played on a server.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own, but for the last"
)]
#[derive(Clone, Debug, PartialEq)]
pub struct ServerSettings {
    /// The id of the theme that everybody sees.
    pub theme: Option<String>,
    /// Where all games are played; `None` for wherever somebody is invited.
    pub channel: Option<ChannelId>,
    /// Whether each game has a thread of its own.
    pub threads: bool,
    /// Whether a board is removed when the next one is there.
    pub tidy: bool,
    /// What is played where nothing is said.
    pub ruleset: Option<Ruleset>,
    /// How much time there is where nothing is said.
    pub pace: Option<Pace>,
    /// Whether vacation saves rated games.
    pub vacation: bool,
    /// Whether some of what was saved is damaged, and the usual is used instead.
    pub is_damaged: bool,
    /// Whether its games are seen from outside.
    pub visibility: Visibility,
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            theme: None,
            channel: None,
            threads: false,
            tidy: false,
            ruleset: None,
            pace: None,
            vacation: true,
            is_damaged: false,
            visibility: Visibility::Open,
        }
    }
}

/// What to change in the settings of a server; nothing stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServerWishes {
    /// The theme.
    pub theme: Option<String>,
    /// The channel; `Some(None)` for every channel.
    pub channel: Option<Option<ChannelId>>,
    /// Whether there are threads.
    pub threads: Option<bool>,
    /// Whether old boards are removed.
    pub tidy: Option<bool>,
    /// The usual ruleset.
    pub ruleset: Option<Ruleset>,
    /// The usual pace.
    pub pace: Option<Pace>,
    /// Whether vacation saves rated games.
    pub vacation: Option<bool>,
    /// Whether its games are seen from outside.
    pub visibility: Option<Visibility>,
}

impl ServerSettings {
    /// These settings with some of them changed.
    #[must_use]
    pub fn with(mut self, wishes: ServerWishes) -> Self {
        self.theme = wishes.theme.or(self.theme);
        self.channel = wishes.channel.unwrap_or(self.channel);
        self.threads = wishes.threads.unwrap_or(self.threads);
        self.tidy = wishes.tidy.unwrap_or(self.tidy);
        self.ruleset = wishes.ruleset.or(self.ruleset);
        self.pace = wishes.pace.or(self.pace);
        self.vacation = wishes.vacation.unwrap_or(self.vacation);
        self.visibility = wishes.visibility.unwrap_or(self.visibility);
        // Whatever was damaged is the usual from here on.
        self.is_damaged = false;
        self
    }
}
