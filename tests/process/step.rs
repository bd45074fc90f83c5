//! The steps of an act at which the bot may die: from saving the act to recording that everybody
//! was told.

use local_discord::Moment;

/// The path that posts a message.
pub const MESSAGES: &str = "/channels/*/messages";
/// The path that answers whoever acted.
const CALLBACK: &str = "/interactions/*/*/callback";

/// The last thing that the bot did before it died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The act is saved; its author has no answer.
    Saved,
    /// Its author has the answer, but the bot does not know that.
    Answered,
    /// The bot knows of the answer; nothing is posted.
    Told,
    /// The message is posted, but the bot does not know that.
    Posted,
    /// The bot knows of the message, but has not recorded it in the database.
    Known,
}

impl Step {
    /// Every step of an act that is answered and then posted.
    pub const ALL: [Self; 5] = [
        Self::Saved,
        Self::Answered,
        Self::Told,
        Self::Posted,
        Self::Known,
    ];

    /// The steps of a post that nobody is waiting for.
    pub const UNASKED: [Self; 3] = [Self::Told, Self::Posted, Self::Known];

    /// The request that is under way at this step, and how far it has come.
    pub fn request(self) -> (Moment, &'static str) {
        match self {
            Self::Saved => (Moment::BeforeProcessing, CALLBACK),
            Self::Answered => (Moment::BeforeAnswering, CALLBACK),
            Self::Told => (Moment::BeforeProcessing, MESSAGES),
            Self::Posted | Self::Known => (Moment::BeforeAnswering, MESSAGES),
        }
    }
}
