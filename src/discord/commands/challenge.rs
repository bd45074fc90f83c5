//! `/challenge`, and the same from a long press on a name.

use serenity::all::{CommandInteraction, User};

use super::options::{FirstOption, OpeningOption, PaceOption, SizeOption, Somebody};
use super::{Context, DEFAULT_RULESET, Done, ruleset, suggest};
use crate::discord::answer::{Answer, Asked, answer};
use crate::discord::bot::Bot;
use crate::discord::messages;
use crate::discord::post::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::{people, permissions};
use crate::game::{First, Pace, Terms};
use crate::rules::Options;
use crate::service::ChallengeView;

/// The terms as they were typed.
#[derive(Default)]
struct Wishes {
    ruleset: Option<String>,
    pace: Option<Pace>,
    rated: Option<bool>,
    options: Options,
    first: Option<First>,
}

/// invite somebody to a game
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn challenge(
    ctx: Context<'_>,
    #[description = "whom to invite"] opponent: Somebody,
    #[description = "what to play; Pente if left out"]
    #[autocomplete = "suggest::rulesets"]
    ruleset: Option<String>,
    #[description = "how much time there is; 3 days and one more a move, if left out"] pace: Option<
        PaceOption,
    >,
    #[description = "count for the ladder; yes where it can be, if left out"] rated: Option<bool>,
    #[description = "how the first stones are placed"] opening: Option<OpeningOption>,
    #[description = "how many lines the board has"] size: Option<SizeOption>,
    #[description = "capture pairs that move into a bracket"] poof: Option<bool>,
    #[description = "let a row win only if no capture breaks it"] boat: Option<bool>,
    #[description = "who moves first; by chance if left out"] first: Option<FirstOption>,
) -> Done {
    let wishes = Wishes {
        ruleset,
        pace: pace.map(|pace| pace.0),
        rated,
        options: Options {
            size: size.map(|size| size.0),
            opening: opening.map(|opening| opening.0),
            poof,
            boat,
        },
        first: first.map(|first| first.0),
    };
    let asked = Asked::Command(ctx.interaction);
    let work = invite(ctx.data(), ctx.interaction, opponent, wishes);
    answer(ctx.data(), asked, Box::pin(work)).await;
    Ok(())
}

/// invite somebody to a game of Pente
#[poise::command(
    context_menu_command = "Challenge to Pente",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn challenge_to_pente(ctx: Context<'_>, user: User) -> Done {
    let nick = user
        .member
        .as_ref()
        .and_then(|member| member.nick.as_deref());
    let opponent = Somebody::new(&user, nick);
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = invite(bot, interaction, opponent, Wishes::default());
    answer(bot, Asked::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// Saves the invitation and tells its maker; the channel is told after that. The public message is
/// an ordinary one and not this answer, so that it can be posted again after a crash and pings.
async fn invite(
    bot: &Bot,
    interaction: &CommandInteraction,
    opponent: Somebody,
    wishes: Wishes,
) -> Result<Answer, Trouble> {
    let place = people::place(interaction);
    if place.server.is_none() {
        return Err(Refusal::OnlyOnServers.into());
    }
    if let Some(missing) = permissions::missing(interaction) {
        return Err(Refusal::Permissions(missing).into());
    }
    if opponent.is_bot {
        return Err(Refusal::OpponentIsBot.into());
    }
    let terms = wishes.terms()?;
    let challenger = people::commander(interaction);
    let (challenger_name, opponent_name) = (challenger.name.clone(), opponent.person.name.clone());
    let challenge = bot
        .service
        .challenge(challenger, opponent.person, terms, place, bot.now())
        .await?;
    let view = ChallengeView {
        challenge,
        challenger: challenger_name,
        opponent: opponent_name,
    };
    Ok(Answer::private(messages::sent(&view)).then(Post::Challenge(view.challenge.id)))
}

impl Wishes {
    /// The terms that are meant: what is left out is as the ruleset has it, and rated where it can be.
    fn terms(self) -> Result<Terms, Trouble> {
        let typed = self.ruleset.unwrap_or_else(|| DEFAULT_RULESET.to_owned());
        let Some(ruleset) = ruleset(&typed) else {
            return Err(Refusal::Ruleset { typed }.into());
        };
        let ruleset = ruleset.with_options(self.options)?;
        let pace = self.pace.unwrap_or_default();
        let can_be_rated = ruleset.rated_allowed() && pace != Pace::Untimed;
        Ok(Terms {
            ruleset,
            pace,
            rated: self.rated.unwrap_or(can_be_rated),
            first: self.first.unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Opening;

    #[test]
    fn what_is_left_out_is_rated_pente_by_the_tournament_rule() {
        let terms = Wishes::default().terms().expect("the defaults fit");
        assert_eq!(terms.ruleset.code(), "pente");
        assert!(terms.rated);
        assert_eq!(terms.first, First::Chance);
    }

    #[test]
    fn a_free_opening_is_not_rated_unless_it_is_asked_for() {
        let free = |rated| Wishes {
            rated,
            options: Options {
                opening: Some(Opening::Free),
                ..Options::default()
            },
            ..Wishes::default()
        };
        assert!(!free(None).terms().expect("it fits").rated);
        let asked = free(Some(true)).terms().expect("the service refuses it");
        assert!(asked.check().is_err());
    }
}
