//! The steps of an act at which the bot may die: from the moment at which it is saved until the
//! moment at which it is noted that everybody was told.

use local_discord::Moment;

/// What posts a message.
pub const MESSAGES: &str = "/channels/*/messages";
/// What answers whoever acted.
const CALLBACK: &str = "/interactions/*/*/callback";

/// The last thing that was done when the bot died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is saved; whoever acted is not answered.
    Saved,
    /// Whoever acted is answered, but the bot does not know that.
    Answered,
    /// The bot knows that; nothing is posted.
    Told,
    /// It is posted, but the bot does not know that.
    Posted,
    /// The bot knows that, but it is not noted in the database.
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

    /// The steps of what is posted without anybody waiting for an answer.
    pub const UNASKED: [Self; 3] = [Self::Told, Self::Posted, Self::Known];

    /// The request that is on its way when it comes to this, and how far that has come.
    pub fn request(self) -> (Moment, &'static str) {
        match self {
            Self::Saved => (Moment::BeforeProcessing, CALLBACK),
            Self::Answered => (Moment::BeforeAnswering, CALLBACK),
            Self::Told => (Moment::BeforeProcessing, MESSAGES),
            Self::Posted | Self::Known => (Moment::BeforeAnswering, MESSAGES),
        }
    }
}
