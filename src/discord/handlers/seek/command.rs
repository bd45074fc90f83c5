//! `/seek`: finds an opponent, or lists who seeks one.

use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::PaceOption;
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::seek::find::{self, SeekOptions, Seeker};
use crate::discord::handlers::seek::options::BandOption;
use crate::discord::respond::{Interaction, respond};

/// The command `/seek`.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn seek(
    ctx: Context<'_>,
    #[autocomplete = "suggest::rulesets"] ruleset: Option<String>,
    pace: Option<PaceOption>,
    rated: Option<bool>,
    band: Option<BandOption>,
    everywhere: Option<bool>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let options = SeekOptions {
        ruleset,
        pace: pace.map(|pace| pace.0),
        rated,
        band: band.map(|band| band.0),
        everywhere,
    };
    let seeker = Seeker::of_command(interaction);
    let work = async {
        if options.is_empty() {
            find::list(bot, seeker.person.id, &seeker.here).await
        } else {
            find::find(bot, seeker, options).await
        }
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}
