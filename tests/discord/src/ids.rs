//! Ids as Discord makes them: the milliseconds since 2015, then a running number.
//!
//! Knows nothing of what an id belongs to beyond its type.

use jiff::Timestamp;
use twilight_model::id::{
    Id,
    marker::{
        ApplicationMarker, AttachmentMarker, ChannelMarker, CommandMarker, GuildMarker,
        InteractionMarker, MessageMarker, RoleMarker, UserMarker,
    },
};

/// The id of a person or of the bot.
pub type UserId = Id<UserMarker>;
/// The id of a server.
pub type GuildId = Id<GuildMarker>;
/// The id of a channel, a thread or a private conversation.
pub type ChannelId = Id<ChannelMarker>;
/// The id of a message.
pub type MessageId = Id<MessageMarker>;
/// The id of a role within a server.
pub type RoleId = Id<RoleMarker>;
/// The id of a registered command.
pub type CommandId = Id<CommandMarker>;
/// The id of something a person did that the bot is asked to answer.
pub type InteractionId = Id<InteractionMarker>;
/// The id of a file on a message.
pub type AttachmentId = Id<AttachmentMarker>;
/// The id of the bot's application.
pub type ApplicationId = Id<ApplicationMarker>;

/// The first millisecond of 2015, from which ids are counted.
const EPOCH_MILLISECONDS: i64 = 1_420_070_400_000;
/// Bits below the time, which tell ids of one millisecond apart.
const SEQUENCE_BITS: u32 = 22;

/// Hands out ids that carry the time and always grow.
#[derive(Debug, Default)]
pub(crate) struct IdMint {
    last: u64,
    /// The time of the first id of all, or of the earliest that was made out of turn.
    earliest: Option<u64>,
    /// What ids say instead of the time when they are made.
    pinned: Option<Timestamp>,
}

impl IdMint {
    /// Lets ids say another time than that when they are made, or that one again.
    pub fn pin(&mut self, at: Option<Timestamp>) {
        self.pinned = at;
    }

    /// A new id for something that happened `now`.
    pub fn next<Marker>(&mut self, now: Timestamp) -> Id<Marker> {
        let now = self.pinned.unwrap_or(now);
        let milliseconds = now.as_millisecond() - EPOCH_MILLISECONDS;
        let by_time = u64::try_from(milliseconds).unwrap_or(0) << SEQUENCE_BITS;
        self.last = by_time.max(self.last + 1);
        self.earliest.get_or_insert(self.last >> SEQUENCE_BITS);
        Id::new(self.last)
    }

    /// A new id of a time before all others, in milliseconds since 2015, that is wanted.
    ///
    /// # Panics
    /// When there is no such time.
    pub fn earlier<Marker>(&mut self, is_wanted: impl Fn(u64) -> bool) -> Id<Marker> {
        let before = self.earliest.unwrap_or(self.last >> SEQUENCE_BITS);
        let found = (1..before).rev().find(|time| is_wanted(*time));
        let time = found.expect("the first id was not made at the beginning of 2015");
        self.earliest = Some(time);
        Id::new(time << SEQUENCE_BITS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_carry_their_time() {
        let now = Timestamp::from_millisecond(EPOCH_MILLISECONDS + 1_000).unwrap();
        let mut mint = IdMint::default();
        let first: MessageId = mint.next(now);
        let second: MessageId = mint.next(now);
        assert!(first < second);
        assert_eq!(first.get() >> SEQUENCE_BITS, 1_000);
        assert_eq!(second.get() >> SEQUENCE_BITS, 1_000);
    }

    #[test]
    fn ids_out_of_turn_are_new_and_leave_the_others_as_they_are() {
        let now = Timestamp::from_millisecond(EPOCH_MILLISECONDS + 1_000).unwrap();
        let mut mint = IdMint::default();
        let first: GuildId = mint.next(now);
        let time = |id: GuildId| id.get() >> SEQUENCE_BITS;
        for wanted in [996, 992, 988] {
            assert_eq!(time(mint.earlier(|time| time % 4 == 0)), wanted);
        }
        let next: GuildId = mint.next(now);
        assert_eq!(next.get(), first.get() + 1);
    }
}
