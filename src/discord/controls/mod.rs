//! Buttons and forms: decode what was pressed or sent, call the service, show what came of it.
//!
//! Everybody in a channel sees its buttons and may press them. Who may is decided by the game, and
//! the others are told so privately.

mod board;
mod choice;
mod draft;
mod invitation;
mod machine;
mod more;
mod offers;
mod origin;
mod picker;
mod reading;
mod rematch;
mod resignation;
mod settings;
mod typing;
mod viewer;

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, ModalInteraction,
};

pub use offers::propose;
pub use reading::explain;
pub use resignation::question;
pub use settings::{wish, zone};

use self::origin::Origin;
use super::action::Press;
use super::answer::{Answer, Asked, answer};
use super::bot::Bot;
use super::message::Form;
use super::messages;
use super::people;
use super::refusal::{Refusal, Trouble};

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
        Press::Accept(id) => invitation::accept(bot, interaction, id).await,
        Press::Decline(id) => invitation::decline(bot, interaction, id).await,
        Press::Withdraw(id) => invitation::withdraw(bot, interaction, id).await,
        Press::Change(id) => draft::open(bot, interaction, id).await,
        Press::Draft(draft, part) => draft::change(bot, interaction, draft, part).await,
        Press::Counter(draft) => draft::send(bot, interaction, draft).await,
        Press::Pick(id) => picker::open(bot, interaction, id).await,
        Press::Pad(at) => picker::lay(bot, interaction, at).await,
        Press::Pan(at, way) => picker::pan(bot, interaction, at, way).await,
        Press::Point(at, point) => picker::point(bot, interaction, at, point).await,
        Press::Menus(at) => picker::menus(bot, interaction, at).await,
        Press::File(at) => picker::file(bot, interaction, at).await,
        Press::Rank(at, on) => picker::rank(bot, interaction, at, on).await,
        Press::Play(shown, kind, at) => picker::play(bot, interaction, shown, kind, at).await,
        Press::Choose(shown, choice) => choice::choose(bot, interaction, shown, choice).await,
        Press::Type(shown, kind) => typing::ask(bot, interaction, shown, kind).await,
        Press::More(id) => more::show(bot, interaction, id).await,
        Press::Board(id) => board::show(bot, interaction, id).await,
        Press::RulesOf(id) => reading::of_game(bot, interaction, id).await,
        Press::Rules(_) => reading::turn_to(bot, interaction).await,
        Press::Rematch(id) => rematch::wish(bot, interaction, id).await,
        Press::AskResign(id) => resignation::ask(bot, interaction, id).await,
        Press::Resign(id) => resignation::resign(bot, interaction, id).await,
        Press::PlayOn(id) => resignation::play_on(bot, interaction, id).await,
        Press::Offer(id, at, kind) => offers::offer(bot, interaction, id, at, kind).await,
        Press::Reply(offered, reply) => offers::reply(bot, interaction, offered, reply).await,
        Press::GoOn(id) => offers::go_on(bot, interaction, id).await,
        Press::Set(setting) => settings::change(bot, interaction, setting).await,
        Press::Switch(setting, on) => settings::switch(bot, interaction, setting, on).await,
        Press::Turn(page) => settings::turn_to(bot, interaction, page).await,
        Press::Opponents => Ok(Answer::private(messages::opponents())),
        Press::Against => machine::begin(bot, interaction).await,
        Press::Zone => Ok(Answer::form(messages::zone_form())),
    }
}

/// What was typed into a form's line.
fn typed(interaction: &ModalInteraction) -> Option<&str> {
    let rows = interaction.data.components.iter();
    rows.flat_map(|row| &row.components)
        .find_map(|component| match component {
            ActionRowComponent::InputText(line) if line.custom_id == Form::LINE => {
                line.value.as_deref()
            }
            _ => None,
        })
}

/// What was chosen from a menu; nothing where a button was pressed.
fn chosen(interaction: &ComponentInteraction) -> Option<&str> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}

async fn take(bot: &Bot, interaction: &ModalInteraction) -> Result<Answer, Trouble> {
    let answer = match interaction.data.custom_id.parse() {
        Ok(Press::Type(shown, kind)) => typing::play(bot, interaction, shown, kind).await,
        Ok(Press::Zone) => settings::name_zone(bot, interaction).await,
        _ => Err(Refusal::Button.into()),
    }?;
    // A form may have been opened from any message.
    Ok(if people::is_alone_with_form(interaction) {
        answer
    } else {
        answer.beside()
    })
}
