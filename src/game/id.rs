//! The names things go by: one type for each, so that none passes for another.

use std::fmt;

/// Declares a newtype over a number that is shown as that number.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident($number:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $number);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// A game, by the number people call it: "game 412". Never given out twice.
    GameId(i64)
}
id! {
    /// A challenge. Never given out twice.
    ChallengeId(i64)
}
id! {
    /// A person, by their Discord id.
    PlayerId(u64)
}
id! {
    /// A Discord server.
    ServerId(u64)
}
id! {
    /// A Discord channel, thread or private conversation.
    ChannelId(u64)
}
id! {
    /// A Discord message.
    MessageId(u64)
}
id! {
    /// A command, a press or a form, as Discord numbers them. One that is delivered twice keeps its
    /// number.
    InteractionId(u64)
}
