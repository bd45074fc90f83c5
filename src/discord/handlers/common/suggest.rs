//! Autocompletion that several commands share.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use tracing::error;

use crate::discord::handlers::common::context::Context;
use crate::discord::{people, views};
use crate::game::PlayerId;
use crate::language::{Language, Text};
use crate::rules::{Ruleset, catalogue};
use crate::service::{self, GameView, PastGame};

/// The most choices that Discord accepts.
pub const MOST: usize = 25;
/// The longest name of a choice that Discord accepts, in characters.
const LONGEST: usize = 100;

/// The games that wait for the player.
pub async fn waiting_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let player = people::commander(ctx.interaction).id;
    listed(ctx, typed, |view| view.game.waits_for(player)).await
}

/// The player's running games.
pub async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    listed(ctx, typed, |_| true).await
}

/// The player's latest finished games.
pub async fn finished_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let player = people::viewpoint(ctx.interaction).player;
    let games = past_games(ctx, typed).await;
    choices(ctx, games.iter().map(|game| past_choice(game, player)))
}

/// The player's latest finished games, then the running ones.
pub async fn all_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let viewpoint = people::viewpoint(ctx.interaction);
    let player = viewpoint.player;
    let past = past_games(ctx, typed).await;
    let running = ctx.data().service.games_matching(viewpoint, typed);
    let running = logged(running.await);
    let past = past.iter().map(|game| past_choice(game, player));
    let running = running
        .iter()
        .map(|view| (views::choice(view, player), view.game.id.to_string()));
    choices(ctx, past.chain(running))
}

async fn past_games(ctx: Context<'_>, typed: &str) -> Vec<PastGame> {
    let viewpoint = people::viewpoint(ctx.interaction);
    logged(ctx.data().service.past_games(viewpoint, typed, MOST).await)
}

fn past_choice(game: &PastGame, player: PlayerId) -> (Text, String) {
    (views::past_choice(game, player), game.id.to_string())
}

/// The rulesets for two players whose name or id contains what was typed.
#[expect(clippy::unused_async, reason = "poise awaits every suggestion")]
pub async fn rulesets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    named(ctx, typed, |ruleset| ruleset.seats == 2)
}

/// The rulesets that are played at a table, and those for two that are also played by more, whose name
/// or id contains what was typed.
#[expect(clippy::unused_async, reason = "poise awaits every suggestion")]
pub async fn table_rulesets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    named(ctx, typed, |ruleset| ruleset.table_seats().is_some())
}

/// The rulesets whose name or id contains what was typed.
#[expect(clippy::unused_async, reason = "poise awaits every suggestion")]
pub async fn all_rulesets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    named(ctx, typed, |_| true)
}

fn named(
    ctx: Context<'_>,
    typed: &str,
    fits: impl Fn(&Ruleset) -> bool,
) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let rulesets = catalogue::all()
        .iter()
        .filter(|ruleset| fits(ruleset))
        .filter(|ruleset| {
            ruleset.id.contains(&typed) || ruleset.name.to_lowercase().contains(&typed)
        })
        .map(|ruleset| (Text::verbatim(ruleset.name), ruleset.id.to_owned()));
    choices(ctx, rulesets)
}

async fn listed(
    ctx: Context<'_>,
    typed: &str,
    fits: impl Fn(&GameView) -> bool,
) -> CreateAutocompleteResponse {
    let viewpoint = people::viewpoint(ctx.interaction);
    let player = viewpoint.player;
    let games = ctx.data().service.games_matching(viewpoint, typed);
    let games = logged(games.await);
    let fitting = games.iter().filter(|view| fits(view));
    let named = fitting.map(|view| (views::choice(view, player), view.game.id.to_string()));
    choices(ctx, named)
}

/// The games, or none if they cannot be looked up: the number can still be typed.
fn logged<T>(games: Result<Vec<T>, service::Error>) -> Vec<T> {
    games.unwrap_or_else(|error| {
        let error = &error as &dyn std::error::Error;
        error!(error, "cannot suggest games");
        Vec::new()
    })
}

/// Choices, each a name and a value, in the language of the client in which they are typed: they
/// come while somebody types, and nothing else is looked up for them.
pub fn choices(
    ctx: Context<'_>,
    choices: impl Iterator<Item = (Text, String)>,
) -> CreateAutocompleteResponse {
    let language = Language::of_locale(&ctx.interaction.locale).unwrap_or_default();
    choices_in(language, choices)
}

/// Choices, each a name and a value, in this language.
pub fn choices_in(
    language: Language,
    choices: impl Iterator<Item = (Text, String)>,
) -> CreateAutocompleteResponse {
    let choices = choices
        .take(MOST)
        .map(|(name, value)| {
            let name = name.in_language(language);
            AutocompleteChoice::new(name.chars().take(LONGEST).collect::<String>(), value)
        })
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}
