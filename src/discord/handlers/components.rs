//! Buttons and forms: decode what was pressed or sent, call the service, show what came of it.
//!
//! Everybody in a channel sees its buttons and may press them. Who may is decided by the game, and
//! the others are told so privately.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::Press;
use crate::discord::bot::Bot;
use crate::discord::handlers::origin::Origin;
use crate::discord::handlers::{board, challenge, offers, play, resign, rules, settings};
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::{Answer, Asked, answer};
use crate::discord::{people, views};

/// Does what a press asks for and answers it.
pub async fn press(bot: &Bot, interaction: &ComponentInteraction) {
    let work = decide(bot, interaction);
    answer(bot, Asked::Press(interaction), Box::pin(work)).await;
}

/// Does what a form asks for and answers it.
pub async fn submit(bot: &Bot, interaction: &ModalInteraction) {
    let work = take(bot, interaction);
    answer(bot, Asked::Form(interaction), Box::pin(work)).await;
}

async fn decide(bot: &Bot, interaction: &ComponentInteraction) -> Result<Answer, Trouble> {
    let press: Press = interaction
        .data
        .custom_id
        .parse()
        .map_err(|_| Refusal::Button)?;
    let origin = Origin::of(bot, interaction, press).await?;
    let answer = carry_out(bot, interaction, press).await?;
    Ok(origin.settle(bot, interaction, press, answer))
}

async fn carry_out(
    bot: &Bot,
    interaction: &ComponentInteraction,
    press: Press,
) -> Result<Answer, Trouble> {
    match press {
        Press::Accept(id) => challenge::buttons::accept(bot, interaction, id).await,
        Press::Decline(id) => challenge::buttons::decline(bot, interaction, id).await,
        Press::Withdraw(id) => challenge::buttons::withdraw(bot, interaction, id).await,
        Press::Change(id) => challenge::counter_offer::open(bot, interaction, id).await,
        Press::Draft(draft, part) => {
            challenge::counter_offer::change(bot, interaction, draft, part).await
        }
        Press::Counter(draft) => challenge::counter_offer::send(bot, interaction, draft).await,
        Press::Pick(id) => play::picker::open(bot, interaction, id).await,
        Press::Pad(at) => play::picker::lay(bot, interaction, at).await,
        Press::Pan(at, way) => play::picker::pan(bot, interaction, at, way).await,
        Press::Point(at, point) => play::picker::point(bot, interaction, at, point).await,
        Press::Menus(at) => play::picker::menus(bot, interaction, at).await,
        Press::File(at) => play::picker::file(bot, interaction, at).await,
        Press::Rank(at, on) => play::picker::rank(bot, interaction, at, on).await,
        Press::Play(shown, kind, at) => play::picker::play(bot, interaction, shown, kind, at).await,
        Press::Choose(shown, choice) => {
            play::opening_choice::choose(bot, interaction, shown, choice).await
        }
        Press::Type(shown, kind) => play::typed_move::ask(bot, interaction, shown, kind).await,
        Press::More(id) => board::more::show(bot, interaction, id).await,
        Press::Board(id) => board::button::show(bot, interaction, id).await,
        Press::RulesOf(id) => rules::menu::of_game(bot, interaction, id).await,
        Press::Rules(_) => rules::menu::turn_to(bot, interaction).await,
        Press::Rematch(id) => challenge::rematch::wish(bot, interaction, id).await,
        Press::AskResign(id) => resign::buttons::ask(bot, interaction, id).await,
        Press::Resign(id) => resign::buttons::resign(bot, interaction, id).await,
        Press::PlayOn(id) => resign::buttons::play_on(bot, interaction, id).await,
        Press::Offer(id, at, kind) => offers::buttons::offer(bot, interaction, id, at, kind).await,
        Press::Reply(offered, reply) => {
            offers::buttons::reply(bot, interaction, offered, reply).await
        }
        Press::GoOn(id) => offers::buttons::go_on(bot, interaction, id).await,
        Press::Set(setting) => settings::menus::change(bot, interaction, setting).await,
        Press::Switch(setting, on) => settings::menus::switch(bot, interaction, setting, on).await,
        Press::Turn(page) => settings::menus::turn_to(bot, interaction, page).await,
        Press::Opponents => Ok(Answer::private(views::opponents())),
        Press::Against => challenge::computer::begin(bot, interaction).await,
        Press::Zone => Ok(Answer::form(views::zone_form())),
    }
}

async fn take(bot: &Bot, interaction: &ModalInteraction) -> Result<Answer, Trouble> {
    let answer = match interaction.data.custom_id.parse() {
        Ok(Press::Type(shown, kind)) => play::typed_move::play(bot, interaction, shown, kind).await,
        Ok(Press::Zone) => settings::menus::name_zone(bot, interaction).await,
        _ => Err(Refusal::Button.into()),
    }?;
    // A form may have been opened from any message.
    Ok(if people::is_alone_with_form(interaction) {
        answer
    } else {
        answer.beside()
    })
}
