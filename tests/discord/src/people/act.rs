//! How an act reaches the bot and its answer comes back.

use serde_json::Value;
use tokio::sync::oneshot;

use super::{ActError, Answer, AnswerKind, Person};
use crate::{
    gateway::Audience,
    ids::{InteractionId, MessageId},
    waiting, wire,
    world::{FIRST_ANSWER_WITHIN, Interaction, InteractionKind, Message, Progress, World},
};

/// What somebody does, before it has an id.
pub(super) struct Act {
    pub kind: InteractionKind,
    /// The command's name; empty for anything else.
    pub command: String,
    /// The message whose control is used.
    pub from_message: Option<MessageId>,
    /// What opened the form that is sent.
    pub opened_by: Option<InteractionId>,
    /// What Discord sends about it.
    pub data: Value,
}

impl Person {
    /// Lets the bot know of an act and waits for its first answer.
    pub(super) async fn act(&self, act: Act) -> Result<Answer, ActError> {
        let (waiting, mut answer) = oneshot::channel();
        let started_at = start(&mut self.shared.world(), self, act, waiting)?;
        let too_late = self.shared.clock.reached(started_at + FIRST_ANSWER_WITHIN);
        tokio::select! {
            biased;
            Ok(answer) = &mut answer => Ok(answer),
            () = too_late => Err(ActError::DidNotRespond),
            () = tokio::time::sleep(waiting::PATIENCE) => Err(ActError::DidNotRespond),
        }
    }

    /// The answer once it says something: a deferred one is waited for until its message is
    /// there, any other is returned as it is.
    pub async fn settled(&self, answer: Answer) -> Result<Answer, ActError> {
        if !matches!(
            answer.kind,
            AnswerKind::Deferred | AnswerKind::DeferredUpdate
        ) {
            return Ok(answer);
        }
        let id = answer.interaction;
        let message = waiting::for_world(&self.shared, |world| {
            let interaction = world.interactions.get(id)?;
            world
                .message(interaction.channel, interaction.settled_by?)
                .cloned()
        });
        let message = message.await.map_err(|_| ActError::DidNotRespond)?;
        let kind = kind_of(&answer, &message);
        Ok(Answer {
            kind,
            ..answer.with_message(message)
        })
    }
}

/// Puts the interaction into the world and tells the bot; says when that was.
fn start(
    world: &mut World,
    person: &Person,
    act: Act,
    waiting: oneshot::Sender<Answer>,
) -> Result<jiff::Timestamp, ActError> {
    let channel = world.channel(person.channel);
    let channel =
        channel.ok_or_else(|| ActError::NotSent("there is no such channel".to_owned()))?;
    let thread = channel.thread.as_ref();
    if thread.is_some_and(|thread| thread.is_archived) {
        return Err(ActError::NotSent("the thread is archived".to_owned()));
    }
    let guild = channel.guild;
    if guild.is_some_and(|guild| !world.bot_hears_of(guild)) {
        return Err(match act.kind {
            InteractionKind::Command | InteractionKind::Autocomplete => {
                ActError::NoSuchCommand(act.command)
            }
            InteractionKind::Component | InteractionKind::Modal => {
                ActError::NotSent("the bot is not to be reached in this server".to_owned())
            }
        });
    }
    let id = world.mint();
    let at = world.now();
    let interaction = Interaction {
        id,
        token: format!("local-{id}"),
        kind: act.kind,
        user: person.id,
        channel: person.channel,
        from_message: act.from_message,
        opened_by: act.opened_by,
        command: act.command,
        at,
        progress: Progress::Unanswered,
        original: None,
        settled_by: None,
        waiting: Some(waiting),
    };
    let told = wire::interaction::interaction(world, &interaction, &act.data);
    world.interactions.add(interaction);
    world.dispatch("INTERACTION_CREATE", Audience::Bot(guild), |_| told);
    Ok(at)
}

fn kind_of(answer: &Answer, message: &Message) -> AnswerKind {
    let is_new = answer.kind == AnswerKind::Deferred
        || message
            .answers
            .as_ref()
            .is_some_and(|to| to.interaction == answer.interaction);
    match (is_new, message.is_ephemeral()) {
        (true, true) => AnswerKind::Ephemeral,
        (true, false) => AnswerKind::Message,
        (false, _) => AnswerKind::Update,
    }
}
