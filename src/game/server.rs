//! The settings of a server, chosen by those who manage it for everyone on it.

use super::id::{ChannelId, RoleId};
use super::pace::Pace;
use super::season::SeasonLength;
use super::visibility::Visibility;
use crate::rules::Ruleset;

/// How games are played on a server.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own, but for the last"
)]
#[derive(Clone, Debug, PartialEq)]
pub struct ServerSettings {
    /// The id of the theme that everyone sees.
    pub theme: Option<String>,
    /// The channel in which all games are played; `None` to play where the challenge was made.
    pub channel: Option<ChannelId>,
    /// Whether each game has a thread of its own.
    pub threads: bool,
    /// Whether a board is removed once the next one is posted.
    pub tidy: bool,
    /// The default ruleset.
    pub ruleset: Option<Ruleset>,
    /// The default pace.
    pub pace: Option<Pace>,
    /// Whether vacation can extend deadlines in rated games.
    pub vacation: bool,
    /// The channel in which the day's puzzle is posted; `None` without one.
    pub puzzles: Option<ChannelId>,
    /// How long the seasons of its ladders are; `None` without seasons.
    pub seasons: Option<SeasonLength>,
    /// The tag of the language of what everybody reads; `None` for the server's own.
    pub language: Option<String>,
    /// Whether people climb hills there.
    pub hill: bool,
    /// Whether games of two people are reviewed while they play a rated one there.
    pub reviews: bool,
    /// The role whose members organise tournaments, besides those who manage the server; `None` for nobody else.
    pub organisers: Option<RoleId>,
    /// Whether some of the stored settings are damaged and replaced by defaults.
    pub is_damaged: bool,
    /// Whether its games are visible from outside.
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
            puzzles: None,
            seasons: None,
            language: None,
            hill: false,
            reviews: true,
            organisers: None,
            is_damaged: false,
            visibility: Visibility::Open,
        }
    }
}

/// Changes to a server's settings; a `None` leaves a setting as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServerSettingsPatch {
    /// The theme.
    pub theme: Option<String>,
    /// The channel; `Some(None)` for every channel.
    pub channel: Option<Option<ChannelId>>,
    /// Whether games have threads.
    pub threads: Option<bool>,
    /// Whether old boards are removed.
    pub tidy: Option<bool>,
    /// The default ruleset.
    pub ruleset: Option<Ruleset>,
    /// The default pace.
    pub pace: Option<Pace>,
    /// Whether vacation can extend deadlines in rated games.
    pub vacation: Option<bool>,
    /// Whether there are hills.
    pub hill: Option<bool>,
    /// Whether games are reviewed during rated games of the same two.
    pub reviews: Option<bool>,
    /// Whether its games are visible from outside.
    pub visibility: Option<Visibility>,
    /// The channel of the day's puzzle; `Some(None)` for none.
    pub puzzles: Option<Option<ChannelId>>,
    /// How long seasons are; `Some(None)` to have none.
    pub seasons: Option<Option<SeasonLength>>,
    /// The language; `Some(None)` for the server's own.
    pub language: Option<Option<String>>,
    /// The role of those who organise tournaments; `Some(None)` for nobody but those who manage the server.
    pub organisers: Option<Option<RoleId>>,
}

impl ServerSettings {
    /// These settings with some of them changed.
    #[must_use]
    pub fn with(mut self, patch: ServerSettingsPatch) -> Self {
        self.theme = patch.theme.or(self.theme);
        self.channel = patch.channel.unwrap_or(self.channel);
        self.threads = patch.threads.unwrap_or(self.threads);
        self.tidy = patch.tidy.unwrap_or(self.tidy);
        self.ruleset = patch.ruleset.or(self.ruleset);
        self.pace = patch.pace.or(self.pace);
        self.vacation = patch.vacation.unwrap_or(self.vacation);
        self.puzzles = patch.puzzles.unwrap_or(self.puzzles);
        self.seasons = patch.seasons.unwrap_or(self.seasons);
        self.hill = patch.hill.unwrap_or(self.hill);
        self.reviews = patch.reviews.unwrap_or(self.reviews);
        self.language = patch.language.unwrap_or(self.language);
        self.visibility = patch.visibility.unwrap_or(self.visibility);
        self.organisers = patch.organisers.unwrap_or(self.organisers);
        // Damaged settings are overwritten with the defaults from here on.
        self.is_damaged = false;
        self
    }
}
