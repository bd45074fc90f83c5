//! Checks that nothing is left unposted, and that the messages shown are true.

use jiff::Timestamp;
use local_discord::{ChannelId, Message, MessageId};
use tessera::game::{ChallengeId, ChallengeStatus};
use tessera::service::Service;
use tessera::store::Unposted as Waiting;

use super::Promises;
use crate::AnyError;
use crate::ruins::Ruins;
use crate::seen::Seen;

/// How many seconds the deadline on a board may be off: the bot corrects no smaller error.
const NEAR: i64 = 60;

/// What is saved but not shown or done yet.
#[derive(Debug, Default)]
pub struct Unposted {
    boards: usize,
    invitations: usize,
    offers: usize,
    /// Settled invitations whose messages do not say so.
    settled: usize,
    /// Boards that show an outdated deadline.
    deadlines: usize,
    /// Games with something due that is not done.
    due: usize,
    /// Games in which the engine is to move.
    thinking: usize,
    /// Tables that do not show who sits there, and invitations to them.
    tables: usize,
    /// Tournaments whose announcement is outdated, and what happened in them and is not told.
    tournaments: usize,
}

impl Unposted {
    /// Counts what is left, without the damaged rows.
    pub async fn read(service: &Service, ruins: &Ruins, now: Timestamp) -> Result<Self, AnyError> {
        let is_sound = |game: &tessera::game::GameId| !ruins.games.contains(&game.0);
        let stands = |challenge: &ChallengeId| !ruins.challenges.contains(&challenge.0);
        let boards = service.unposted_games().await?;
        let invitations = service.unposted_challenges().await?;
        let offers = service.unposted_offers().await?;
        let settled = service.unshown_challenges().await?;
        let deadlines = service.boards_to_refresh().await?;
        let due = service.due(now).await?;
        let thinking = service.computer_games().await?;
        let to_post = service.to_post(now, None).await?.now;
        let is_of_table =
            |it: &&Waiting| matches!(it, Waiting::Table(_) | Waiting::TableInvitation(..));
        let is_of_tournament =
            |it: &&Waiting| matches!(it, Waiting::Tournament(_) | Waiting::TournamentEvent(_));
        Ok(Self {
            tournaments: to_post.iter().filter(is_of_tournament).count(),
            tables: to_post.iter().filter(is_of_table).count(),
            boards: boards.iter().filter(|id| is_sound(id)).count(),
            invitations: invitations.iter().filter(|id| stands(id)).count(),
            offers: offers.iter().filter(|(game, _)| is_sound(game)).count(),
            settled: settled.iter().filter(|id| stands(id)).count(),
            deadlines: deadlines.iter().filter(|(id, _)| is_sound(id)).count(),
            due: due.iter().filter(|id| is_sound(id)).count(),
            thinking: thinking.iter().filter(|id| is_sound(id)).count(),
        })
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        let messages = self.boards + self.invitations + self.offers + self.settled + self.deadlines;
        messages + self.tables + self.tournaments + self.due + self.thinking == 0
    }
}

impl Promises<'_> {
    /// Checks that nothing is left to post or do, and that Discord has no objection.
    pub fn check_said(&mut self, unposted: &Unposted) {
        if !unposted.is_empty() {
            self.break_one(format!("not posted or not done: {unposted:?}"));
        }
        for violation in self.discord.violations() {
            self.break_one(format!("Discord objects: {violation:?}"));
        }
    }

    /// Checks that the board of every running game shows its deadline.
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

    /// Checks that no message still offers an invitation that is no longer open.
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

/// The Unix timestamp, in seconds, in "Deadline: <t:1790000000:R>."
fn deadline_of(board: &Message) -> Option<i64> {
    let (_, rest) = board.content.split_once("Deadline: <t:")?;
    let (second, _) = rest.split_once(':')?;
    second.parse().ok()
}

/// The challenge that the "Accept" button would accept.
fn challenge_of(invitation: &Message) -> Option<ChallengeId> {
    let id = invitation.button("Accept")?.custom_id;
    let (_, number) = id.split_once("accept:")?;
    let digits = number.split(':').next()?;
    Some(ChallengeId(digits.parse().ok()?))
}
