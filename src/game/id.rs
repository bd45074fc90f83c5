//! Ids, with a separate type for each kind so that they cannot be mixed up.

use std::fmt;

/// Declares a newtype over a number that is displayed as that number.
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
    /// A game, by the number players see: "game 412". Never reused.
    GameId(i64)
}
id! {
    /// A challenge. Never reused.
    ChallengeId(i64)
}
id! {
    /// A table, by the number people see. Never reused.
    TableId(i64)
}
id! {
    /// A seek. Never reused.
    SeekId(i64)
}
id! {
    /// The hill of a ruleset on a server. Never reused.
    HillId(i64)
}
id! {
    /// An offer in a game. Never reused.
    OfferId(i64)
}
id! {
    /// A season of a server. Never reused.
    SeasonId(i64)
}
id! {
    /// The day's puzzle of a server. Never reused.
    DailyPuzzleId(i64)
}
id! {
    /// A tournament, by the number people see. Never reused.
    TournamentId(i64)
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
    /// A role on a Discord server. The role that everybody has is the server's own number.
    RoleId(u64)
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
    /// A Discord interaction: a command, a button press or a submitted form. If Discord delivers
    /// one twice, it keeps its id.
    InteractionId(u64)
}
