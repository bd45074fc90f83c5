//! The buttons below the questions of `/privacy delete`.

use serenity::all::ComponentInteraction;

use crate::discord::action::DeleteAction;
use crate::discord::bot::Bot;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::{people, views};

/// Asks once more, deletes, or leaves everything as it is.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: DeleteAction,
) -> Result<Response, RequestError> {
    let player = people::presser(interaction).id;
    let message = match action {
        DeleteAction::Ask => views::ask_to_delete_again(),
        DeleteAction::Keep => views::nothing_deleted(),
        DeleteAction::Delete => {
            bot.service.delete_person(player, bot.now()).await?;
            bot.being_deleted.add([player]);
            views::deleting()
        }
    };
    Ok(Response::in_place(message))
}
