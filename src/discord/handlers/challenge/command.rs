//! `/challenge`, and the same command from the context menu of a user.

use serenity::all::User;

use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::handicap::{Handicap, suggest_handicap};
use crate::discord::handlers::challenge::options::{BansOption, FirstOption, OverlineOption};
use crate::discord::handlers::challenge::send_invitation;
use crate::discord::handlers::common::board_options::{OpeningOption, SizeOption};
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::lesson_offer;
use crate::discord::handlers::common::open_table::{self, Host};
use crate::discord::handlers::common::options::{DEFAULT_LEVEL, NamedUser, PaceOption};
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset, named_ruleset};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::common::venue::{CommandPlace, Venue};
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::{
    CourtesyRefusal, First, GameRefusal, InteractionId, Pace, Person, SeatOrder, ServerSettings,
    Terms,
};
use crate::rules::{Options, Points, Ruleset};
use crate::service::{ComputerGamePurpose, NewComputerGame, Opponent, TableRequest};

/// Who invites, and where.
pub struct Inviter {
    /// The person.
    pub person: Person,
    /// Where they are.
    pub here: CommandPlace,
    /// What they did, so that it is done once.
    pub interaction: InteractionId,
    /// The bot's own account.
    pub own: Person,
}

/// The options that were typed.
#[derive(Clone, Default)]
pub struct ChallengeOptions {
    ruleset: Option<String>,
    pace: Option<Pace>,
    rated: Option<bool>,
    options: Options,
    first: Option<First>,
    calls: Option<bool>,
    set: Option<bool>,
    claim: Option<bool>,
    hill: bool,
    level: Option<u8>,
    handicap: Option<Handicap>,
}

/// The command `/challenge`.
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
    opponent: Option<NamedUser>,
    #[autocomplete = "suggest::all_rulesets"] ruleset: Option<String>,
    pace: Option<PaceOption>,
    rated: Option<bool>,
    opening: Option<OpeningOption>,
    size: Option<SizeOption>,
    poof: Option<bool>,
    boat: Option<bool>,
    overline: Option<OverlineOption>,
    bans: Option<BansOption>,
    first: Option<FirstOption>,
    #[min = 1]
    #[max = 10]
    level: Option<u8>,
    #[min = 5]
    #[max = 200]
    target: Option<u16>,
    #[autocomplete = "suggest_handicap"] handicap: Option<String>,
    calls: Option<bool>,
    set: Option<bool>,
    claim: Option<bool>,
    hill: Option<bool>,
) -> CommandResult {
    let handicap = handicap.map(|typed| Handicap::read(&typed)).transpose();
    let options = ChallengeOptions {
        ruleset,
        pace: pace.map(|pace| pace.0),
        rated,
        options: Options {
            size: size.map(|size| size.0),
            opening: opening.map(|opening| opening.0),
            poof,
            boat,
            overline: overline.map(|overline| overline.0),
            bans: bans.map(|bans| bans.0),
            target,
            handicap: None,
        },
        first: first.map(|first| first.0),
        calls,
        set,
        claim,
        hill: hill == Some(true),
        level,
        handicap: None,
    };
    let asked = Interaction::Command(ctx.interaction);
    let work = async {
        let options = ChallengeOptions {
            handicap: handicap?,
            ..options
        };
        invite(ctx.data(), inviter(ctx), opponent, options).await
    };
    respond(ctx.data(), asked, Box::pin(work)).await;
    Ok(())
}

/// `/challenge` without options, in the context menu of a user.
#[poise::command(
    context_menu_command = "Challenge to Pente",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn challenge_to_pente(ctx: Context<'_>, user: User) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let opponent = NamedUser::new(&user, interaction.guild_id, user.member.as_deref());
    let options = ChallengeOptions::default();
    let work = invite(bot, inviter(ctx), Some(opponent), options);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// Sends the invitation. If some of its terms come from the last game of the two and were not typed,
/// and they are not the usual ones, the challenger sees them first.
pub async fn invite(
    bot: &Bot,
    inviter: Inviter,
    opponent: Option<NamedUser>,
    options: ChallengeOptions,
) -> Result<Response, RequestError> {
    bot.limits.post(inviter.person.id)?;
    let here = &inviter.here;
    here.place.server.ok_or(Refusal::OnlyOnServers)?;
    let venue = here.venue(bot).await?;
    let usual = &venue.usual;
    if let Some(ruleset) = options.ruleset_for_more()? {
        return at_table(bot, inviter, opponent, (&options, ruleset, usual)).await;
    }
    let is_own = |opponent: &NamedUser| opponent.person.id == inviter.own.id;
    let is_computer = match &opponent {
        Some(opponent) => is_own(opponent),
        None => options.level.is_some(),
    };
    if is_computer {
        return against(bot, inviter, options, &venue).await;
    }
    if opponent.as_ref().is_some_and(|opponent| opponent.is_bot) {
        return Err(Refusal::OpponentIsBot.into());
    }
    if options.level.is_some() {
        return Err(Refusal::LevelOfPerson.into());
    }
    let opponent = opponent.map(|opponent| opponent.person);
    let challenger = inviter.person;
    let last = match &opponent {
        Some(opponent) => bot.service.last_terms(challenger.id, opponent.id).await?,
        None => None,
    };
    let terms = options.clone().terms(last.as_ref(), usual)?;
    if let Some(opponent) = &opponent
        && let Some(last) = &last
        && !options.terms(None, usual).is_ok_and(|it| it == terms)
    {
        // Nobody sends terms that they neither typed nor expect without having seen them.
        terms.check()?;
        let preview = views::preview_of_invitation(opponent, &terms, last);
        return Ok(Response::private(preview));
    }
    let id = inviter.interaction;
    send_invitation::send(bot, id, challenger, opponent, terms, (here, &venue)).await
}

/// Opens a table, because the ruleset is for more than two. The opponent is invited to it by name; the
/// bot takes a chair if it is named as the opponent, or a level is.
async fn at_table(
    bot: &Bot,
    inviter: Inviter,
    opponent: Option<NamedUser>,
    (options, ruleset, usual): (&ChallengeOptions, Ruleset, &ServerSettings),
) -> Result<Response, RequestError> {
    let is_computer = opponent
        .as_ref()
        .is_some_and(|opponent| opponent.person.id == inviter.own.id);
    let guest = opponent.filter(|_| !is_computer);
    if guest.as_ref().is_some_and(|guest| guest.is_bot) {
        return Err(Refusal::OpponentIsBot.into());
    }
    if guest.is_some() && options.level.is_some() {
        return Err(Refusal::LevelOfPerson.into());
    }
    if options.first.is_some() {
        return Err(Refusal::FirstAtTable.into());
    }
    if options.hill {
        return Err(Refusal::HillForTwo.into());
    }
    if options.set == Some(true) {
        return Err(Refusal::SetAtTable.into());
    }
    options.check_no_claim()?;
    let has_computer = is_computer || options.level.is_some();
    let ruleset = ruleset.with_options(options.options)?;
    let pace = options.pace.or(usual.pace).unwrap_or_default();
    let is_even = options
        .handicap
        .is_none_or(|it| it.by_person() == Points::default());
    let can_be_rated = || !has_computer && is_even && Terms::can_be_rated(&ruleset, pace);
    let request = TableRequest {
        terms: Terms {
            ruleset,
            pace,
            rated: options.rated.unwrap_or_else(can_be_rated),
            first: First::Chance,
            calls: options.calls.unwrap_or(false),
            set: false,
            claim: false,
            hill: false,
        },
        order: SeatOrder::Chance,
        computers: u8::from(has_computer),
        level: options.level.unwrap_or(DEFAULT_LEVEL),
    };
    let guest = Handicap::of_guest(options.handicap, guest, &inviter.person)?;
    let host = Host {
        person: inviter.person,
        own: inviter.own,
        here: &inviter.here,
        interaction: inviter.interaction,
    };
    open_table::open(bot, host, request, guest).await
}

/// Begins a game against the computer, which needs no invitation.
async fn against(
    bot: &Bot,
    inviter: Inviter,
    options: ChallengeOptions,
    venue: &Venue,
) -> Result<Response, RequestError> {
    if options.hill {
        return Err(Refusal::HillForTwo.into());
    }
    if options.set == Some(true) {
        return Err(Refusal::SetAgainstComputer.into());
    }
    if options.rated == Some(true) {
        return Err(Refusal::RatedAgainstComputer.into());
    }
    options.check_no_claim()?;
    let level = options.level.unwrap_or(DEFAULT_LEVEL);
    let timed = options.pace.unwrap_or(Pace::Untimed);
    let terms = Terms {
        pace: timed,
        ..options.terms(None, &venue.usual)?
    };
    let opponent = Opponent {
        person: inviter.own,
        level,
    };
    let here = inviter.here;
    let player = inviter.person.id;
    let service = bot.service.for_interaction(inviter.interaction);
    let place = here.beside(venue.place);
    let wanted = NewComputerGame {
        by: inviter.person,
        against: opponent,
        terms,
        place,
        purpose: ComputerGamePurpose::Game,
    };
    let begun = service.play_computer(wanted, bot.toss(), bot.now());
    let mut begun = begun.await?;
    here.note_threads(bot, &mut begun).await?;
    let message = views::computer_begun(&begun, here.place.channel);
    let receipt = Response::private(message).then(Post::Game(begun.view.game.id));
    Ok(lesson_offer::with_offer(bot, player, receipt).await)
}

/// Who gave a command, and where.
fn inviter(ctx: Context<'_>) -> Inviter {
    let cache = &ctx.serenity_context().cache;
    Inviter {
        person: people::commander(ctx.interaction),
        here: CommandPlace::of_command(ctx.interaction),
        interaction: people::id_of(ctx.interaction.id),
        own: people::person(&cache.current_user()),
    }
}

impl ChallengeOptions {
    /// Refused if wins on time are to be claimed: only two people do that.
    fn check_no_claim(&self) -> Result<(), GameRefusal> {
        match self.claim {
            Some(true) => Err(CourtesyRefusal::ClaimForTwo.into()),
            _ => Ok(()),
        }
    }

    /// The ruleset that was typed, if it is for more than two.
    fn ruleset_for_more(&self) -> Result<Option<Ruleset>, RequestError> {
        let Some(typed) = &self.ruleset else {
            return Ok(None);
        };
        let meant = meant_ruleset(typed, |ruleset| ruleset.seats == 2)?;
        Ok((meant.seats > 2).then_some(meant))
    }

    /// The terms of the game. A missing option is taken from the last game of these two players, or
    /// from the server's defaults; another ruleset brings its own options, and is rated where it
    /// can be.
    fn terms(self, last: Option<&Terms>, usual: &ServerSettings) -> Result<Terms, RequestError> {
        let named = match self.ruleset {
            Some(typed) => Some(meant_ruleset(&typed, |ruleset| ruleset.seats == 2)?),
            None => None,
        };
        let base = match (named, last) {
            (Some(named), _) => named,
            (None, Some(last)) => last.ruleset,
            (None, None) => match usual.ruleset {
                Some(usual) => usual,
                None => named_ruleset(DEFAULT_RULESET).ok_or(Refusal::Command)?,
            },
        };
        let given = self.handicap.map(Handicap::by_person);
        let ruleset = base.with_options(Options {
            handicap: given,
            ..self.options
        })?;
        let pace = self.pace.or(last.map(|last| last.pace)).or(usual.pace);
        let pace = pace.unwrap_or_default();
        let can_be_rated = Terms::can_be_rated(&ruleset, pace);
        // That a game could not be rated says nothing about what the two want.
        let is_usual = last.is_none_or(|last| last.rated || last.check_if_rated().is_err());
        Ok(Terms {
            ruleset,
            pace,
            rated: self
                .rated
                .unwrap_or(self.hill || (can_be_rated && is_usual)),
            first: self.first.unwrap_or_default(),
            calls: self
                .calls
                .unwrap_or_else(|| last.is_some_and(|last| last.calls)),
            // That the last set was for the hill says nothing about this game.
            set: self.set.unwrap_or_else(|| {
                let is_usual = last.is_some_and(|last| last.set && !last.hill);
                self.hill || (is_usual && Terms::can_be_set(&ruleset) && !pace.is_live())
            }),
            claim: self
                .claim
                .unwrap_or_else(|| last.is_some_and(|last| last.claim) && pace.can_be_claimed()),
            hill: self.hill,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Opening;

    #[test]
    fn what_is_left_out_is_rated_pente_by_the_tournament_rule() {
        let terms = ChallengeOptions::default()
            .terms(None, &ServerSettings::default())
            .expect("the defaults fit");
        assert_eq!(terms.ruleset.code(), "pente");
        assert!(terms.rated);
        assert_eq!(terms.first, First::Chance);
    }

    #[test]
    fn a_free_opening_is_not_rated_unless_it_is_asked_for() {
        let free = |rated| ChallengeOptions {
            rated,
            options: Options {
                opening: Some(Opening::Free),
                ..Options::default()
            },
            ..ChallengeOptions::default()
        };
        assert!(
            !free(None)
                .terms(None, &ServerSettings::default())
                .expect("it fits")
                .rated
        );
        let asked = free(Some(true))
            .terms(None, &ServerSettings::default())
            .expect("the service refuses it");
        assert!(asked.check().is_err());
    }
}
