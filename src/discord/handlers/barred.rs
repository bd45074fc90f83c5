//! What somebody may still do on a server that has barred them: play on, end what they began, and see what is theirs.

use std::str::FromStr as _;

use serenity::all::{CommandData, CommandDataOptionValue, Interaction, Permissions};

use crate::discord::action::{Action, HillAction, TournamentAction};
use crate::discord::bot::{Bot, looked_up};
use crate::game::{PlayerId, ServerId};

/// The commands that begin nothing.
const ALLOWED: [&str; 15] = [
    "about", "board", "export", "games", "help", "hill", "if-then", "import", "move", "offer",
    "privacy", "replay", "resign", "rules", "settings",
];

/// Choices of commands that begin nothing, though the commands do: they end something, or show it.
const ALLOWED_CHOICES: [(&str, &str); 8] = [
    ("tournament", "withdraw"),
    ("tournament", "check-in"),
    ("tournament", "show"),
    ("tournament", "list"),
    ("league", "leave"),
    ("league", "show"),
    ("table", "stand"),
    ("table", "close"),
];

/// Whether somebody asks for what is stored about them, which nobody may be refused.
pub fn is_about_own_data(interaction: &Interaction) -> bool {
    match interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => it.data.name == "privacy",
        Interaction::Component(it) => {
            matches!(Action::from_str(&it.data.custom_id), Ok(Action::Delete(_)))
        }
        _ => false,
    }
}

/// Whether this is refused because the server has barred whoever asks. Whoever manages the server never is. What cannot be looked
/// up bars nobody: the work itself will fail then.
pub async fn is_refused(bot: &Bot, interaction: &Interaction) -> bool {
    let (server, user, member, is_allowed) = match interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => (
            it.guild_id,
            it.user.id,
            it.member.as_deref(),
            is_command_allowed(&it.data),
        ),
        Interaction::Component(it) => (
            it.guild_id,
            it.user.id,
            it.member.as_ref(),
            is_allowed(&it.data.custom_id),
        ),
        Interaction::Modal(it) => (
            it.guild_id,
            it.user.id,
            it.member.as_ref(),
            is_allowed(&it.data.custom_id),
        ),
        _ => return false,
    };
    let Some(server) = server.filter(|_| !is_allowed) else {
        return false;
    };
    let permissions = member.and_then(|member| member.permissions);
    let manages = permissions.is_some_and(|it| it.contains(Permissions::MANAGE_GUILD));
    if manages {
        return false;
    }
    let (server, player) = (ServerId(server.get()), PlayerId(user.get()));
    let barred = bot.service.is_barred(server, player);
    looked_up("barred here", barred).await.unwrap_or(false)
}

/// Whether a command, or what is chosen in it, begins nothing. A choice is a subcommand, or the option `do`.
fn is_command_allowed(data: &CommandData) -> bool {
    let name = data.name.as_str();
    if ALLOWED.contains(&name) {
        return true;
    }
    data.options.iter().any(|option| {
        let choice = match &option.value {
            CommandDataOptionValue::SubCommand(_) => option.name.as_str(),
            CommandDataOptionValue::String(word) if option.name == "do" => word,
            _ => return false,
        };
        ALLOWED_CHOICES.contains(&(name, choice))
    })
}

/// Whether a button, a menu or a form is one for what goes on, or is one's own.
fn is_allowed(id: &str) -> bool {
    let Ok(action) = Action::from_str(id) else {
        return true; // It is answered as any other id that nobody knows.
    };
    match action {
        Action::Rematch(_) | Action::AskFollow(_) | Action::Follow(..) | Action::ShareReview(_) => {
            false
        }
        Action::Decline(_)
        | Action::Withdraw(_)
        | Action::DropDraft(_)
        | Action::Stand(_)
        | Action::CloseTable(_)
        | Action::Unfollow(_)
        | Action::StopSeek(_)
        | Action::Rules(_)
        | Action::BaseRules
        | Action::RulesNamed(_)
        | Action::Games(..)
        | Action::Export(_)
        | Action::Record(..)
        | Action::Set(_)
        | Action::Switch(..)
        | Action::Turn(_)
        | Action::Zone
        | Action::Help(_)
        | Action::Delete(_)
        // Whoever has entered a tournament plays it to the end, or leaves it.
        | Action::Tournament(
            TournamentAction::Withdraw
            | TournamentAction::Leave
            | TournamentAction::CheckIn
            | TournamentAction::Show
            | TournamentAction::Page
            | TournamentAction::Crosstable,
            _,
        )
        | Action::Hill(HillAction::AskLeave | HillAction::Leave | HillAction::Show, _) => true,
        _ => action.game().is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn running_games_and_ones_own_are_allowed_and_nothing_begins() {
        for (id, allowed) in [
            ("t1:pick:412", true),
            ("t1:play:412:4:stone:K10", true),
            ("t1:resign:412", true),
            ("t1:offer:412:draw", true),
            ("t1:withdraw:3", true),
            ("t1:delete:ask", true),
            ("nonsense", true),
            ("t1:accept:3", false),
            ("t1:rematch:412", false),
            ("t1:sit:3", false),
            ("t1:seek", false),
            ("t1:against", false),
            ("t1:hill:join:pente", false),
            ("t1:hill:leave:pente", true),
            ("t1:tournament:enter:7", false),
            ("t1:tournament:withdraw:7", true),
            ("t1:puzzle:next", false),
        ] {
            assert_eq!(
                is_allowed(id),
                allowed || Action::from_str(id).is_err(),
                "{id}"
            );
        }
    }
}
