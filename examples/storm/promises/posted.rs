//! Nothing is left unposted, and what stands there is true.

use jiff::Timestamp;
use local_discord::{ChannelId, Message, MessageId};
use tessera::game::{ChallengeId, ChallengeStatus};
use tessera::service::Service;

use super::Promises;
use crate::AnyError;
use crate::ruins::Ruins;
use crate::seen::Seen;

/// How many seconds a board may be off: less is not worth telling anybody.
const NEAR: i64 = 60;

/// What is saved and not shown yet.
#[derive(Debug, Default)]
pub struct Unposted {
    boards: usize,
    invitations: usize,
    offers: usize,
    /// Invitations that were settled, and whose messages do not say so.
    settled: usize,
    /// Boards that show a deadline which has moved.
    deadlines: usize,
    /// Games in which something was due that was not done.
    due: usize,
    /// Games in which the engine is to move.
    thinking: usize,
}

impl Unposted {
    /// Looks what there is, apart from what cannot be read.
    pub async fn read(service: &Service, ruins: &Ruins, now: Timestamp) -> Result<Self, AnyError> {
        let is_sound = |game: &tessera::game::GameId| !ruins.games.contains(&game.0);
        let stands = |challenge: &ChallengeId| !ruins.challenges.contains(&challenge.0);
        let boards = service.unposted_games().await?;
        let invitations = service.unposted_challenges().await?;
        let offers = service.unposted_offers().await?;
        let settled = service.unshown_challenges().await?;
        let deadlines = service.boards_to_refresh().await?;
        let due = service.due(now).await?;
        let thinking = service.games_of_machine().await?;
        Ok(Self {
            boards: boards.iter().filter(|id| is_sound(id)).count(),
            invitations: invitations.iter().filter(|id| stands(id)).count(),
            offers: offers.iter().filter(|(game, _)| is_sound(game)).count(),
            settled: settled.iter().filter(|id| stands(id)).count(),
            deadlines: deadlines.iter().filter(|(id, _)| is_sound(id)).count(),
            due: due.iter().filter(|id| is_sound(id)).count(),
            thinking: thinking.iter().filter(|id| is_sound(id)).count(),
        })
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        let messages = self.boards + self.invitations + self.offers + self.settled + self.deadlines;
        messages + self.due + self.thinking == 0
    }
}

impl Promises<'_> {
    /// Nothing is left unsaid, and Discord has nothing to object to.
    pub fn check_said(&mut self, unposted: &Unposted) {
        if !unposted.is_empty() {
            self.break_one(format!("not posted or not done: {unposted:?}"));
        }
        for violation in self.discord.violations() {
            self.break_one(format!("Discord objects: {violation:?}"));
        }
    }

    /// The board of every running game says until when to move.
    pub fn check_deadlines(&mut self) {
        let mut broken = Vec::new();
        for (id, view) in &self.games {
            let deadline = view.game.deadline().map(Timestamp::as_second);
            let shown = view.last_board.and_then(|(channel, message)| {
                let channel = ChannelId::new(channel.0);
                let message = MessageId::new(message.0);
                self.discord
                    .look(|world| world.message(channel, message).map(|it| deadline_of(it)))
            });
            let is_true = |shown: Option<i64>| match (shown, deadline) {
                (Some(shown), Some(deadline)) => (shown - deadline).abs() <= NEAR,
                _ => false,
            };
            if deadline.is_some() && !shown.is_some_and(is_true) {
                broken.push(format!(
                    "the board of game {id} says {shown:?} where the time ends at {deadline:?}"
                ));
            }
        }
        self.broken.extend(broken);
    }

    /// No message says that an invitation stands which does not, or that one is gone which stands.
    pub async fn check_invitations(&mut self, service: &Service) -> Result<(), AnyError> {
        let standing: Vec<(ChallengeId, MessageId)> = self.discord.look(|world| {
            let channels = self.channels.keys();
            let messages = channels.flat_map(|channel| world.messages(*channel));
            let invitations = messages.filter(|it| Seen::of(it) == Some(Seen::Invitation));
            invitations
                .filter_map(|it| Some((challenge_of(it)?, it.id)))
                .collect()
        });
        for (id, message) in standing {
            let view = service.challenge_by_id(id).await?;
            if view.challenge.status != ChallengeStatus::Open {
                let status = view.challenge.status;
                self.break_one(format!(
                    "invitation {id:?} is {status:?}, and message {message} still offers it"
                ));
            }
        }
        Ok(())
    }
}

/// The second of 1970 in "Move by <t:1790000000:R>."
fn deadline_of(board: &Message) -> Option<i64> {
    let (_, rest) = board.content.split_once("Move by <t:")?;
    let (second, _) = rest.split_once(':')?;
    second.parse().ok()
}

/// Which challenge a press on "Accept" would accept.
fn challenge_of(invitation: &Message) -> Option<ChallengeId> {
    let id = invitation.button("Accept")?.custom_id;
    let (_, number) = id.split_once("accept:")?;
    let digits = number.split(':').next()?;
    Some(ChallengeId(digits.parse().ok()?))
}
