//! What people say to the bot in ordinary messages: a point, in reply to a board, with a mention, or
//! in a private conversation. Discord shows the bot the text of these messages and of no others.
//!
//! The channel sees the answer, so there is as little of it as can be: the board that follows says
//! that a stone was played. Talk that names no point is left alone.

use serenity::all::{Message, UserId};
use tracing::{error, info};

use crate::discord::action::Shown;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::which_game;
use crate::discord::handlers::play::make_move::{self, Wish};
use crate::discord::message::Said;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::user_limits::Verdict;
use crate::discord::{people, views};
use crate::game::{ChannelId, GameId, Viewpoint};
use crate::rules::{BoardSize, Move, MoveError, PointError};

/// A message that is meant for the bot.
struct Line<'a> {
    viewpoint: Viewpoint,
    here: ChannelId,
    is_private: bool,
    /// The board that it replies to.
    shown: Option<Shown>,
    /// The game that it names.
    game: Option<&'a str>,
    /// The move that it names, as it was typed.
    typed: &'a str,
}

/// Hears a message that is for the bot: plays the point that it names, if it names one.
pub async fn hear(bot: &Bot, own: UserId, message: &Message) {
    let text = without_mention(&message.content, own);
    let Some(line) = wish_of(own, message, &text) else {
        return;
    };
    let answer = match bot.allowances.request(line.viewpoint.player) {
        Verdict::Granted => match Box::pin(play(bot, &line)).await {
            Ok(answer) => answer,
            Err(trouble) => correction(bot, &line, &trouble, message),
        },
        Verdict::Warned => Some(too_much()),
        Verdict::Ignored => None,
    };
    if let Some(said) = answer {
        let (to, nonce) = (message.id.get(), format!("r{}", message.id));
        let sent = bot.poster.channels.reply(line.here, to, &said, nonce).await;
        if let Err(error) = sent {
            info!("could not answer a message: {error}");
        }
    }
}

/// Whether a person wrote a message to the bot: privately, with a mention of it, or in reply to it.
pub fn is_for_the_bot(own: UserId, message: &Message) -> bool {
    let is_machine = message.author.bot || message.webhook_id.is_some();
    let is_private = message.guild_id.is_none();
    let is_meant =
        is_private || replied_to(own, message).is_some() || message.mentions_user_id(own);
    is_meant && !is_machine
}

/// The message of the bot that a message replies to.
fn replied_to(own: UserId, message: &Message) -> Option<&Message> {
    let replied = message.referenced_message.as_deref();
    replied.filter(|replied| replied.author.id == own)
}

/// The message as a wish to move; `None` if it is mere talk.
fn wish_of<'a>(own: UserId, message: &Message, text: &'a str) -> Option<Line<'a>> {
    if text.is_empty() {
        return None;
    }
    let is_private = message.guild_id.is_none();
    let replied = replied_to(own, message);
    let (game, typed) = match text.split_once(char::is_whitespace) {
        _ if is_a_move(text) => (None, text),
        Some((game, rest)) if is_a_number(game) => (Some(game), rest.trim()),
        _ => (None, text),
    };
    (is_private || is_a_move(typed)).then(|| Line {
        viewpoint: people::viewpoint_of_author(message),
        here: ChannelId(message.channel_id.get()),
        is_private,
        shown: replied.and_then(|replied| views::shown_by(&replied.content)),
        game,
        typed,
    })
}

/// Plays what a line says. There is nothing more to say where the board follows in the same place.
async fn play(bot: &Bot, line: &Line<'_>) -> Result<Option<Said>, Trouble> {
    if !is_a_move(line.typed) {
        return Err(unreadable(line.typed).into());
    }
    let view = match (line.shown, line.game) {
        (Some(shown), None) => {
            let seen = bot.service.game_seen_from(line.viewpoint, shown.game);
            seen.await?
        }
        (_, named) => which_game::to_play_in_here(bot, line.viewpoint, named, line.here).await?,
    };
    let game: GameId = view.game.id;
    let notation = bot.service.settings(line.viewpoint.player).await?.notation;
    let size = view.game.position().board().size();
    let wish = Wish {
        viewpoint: line.viewpoint,
        game,
        mv: make_move::read(line.typed, size, notation)?,
        shown: line
            .shown
            .filter(|shown| shown.game == game)
            .map(|shown| shown.at),
    };
    let view = make_move::play(bot, wish).await?;
    bot.poster.begin(Post::Game(game));
    if view.game.place.channel == line.here {
        return Ok(None);
    }
    if line.is_private {
        return Ok(Some(
            make_move::told(bot, line.viewpoint, &view, notation).await,
        ));
    }
    let said = views::confirmed(&view, line.viewpoint.player, notation);
    Ok(Some(Said::text(said.text)))
}

/// What is said to a line that is refused. Everybody sees it: who has heard enough of it is not
/// answered until it is calm again.
fn correction(bot: &Bot, line: &Line<'_>, trouble: &Trouble, message: &Message) -> Option<Said> {
    match bot.allowances.correction(line.viewpoint.player) {
        Verdict::Granted => Some(explained(trouble, message)),
        Verdict::Warned => Some(too_much()),
        Verdict::Ignored => None,
    }
}

fn too_much() -> Said {
    Said::text(views::refusal(&Refusal::TooMuch))
}

fn explained(trouble: &Trouble, message: &Message) -> Said {
    Said::text(match trouble {
        Trouble::Refused(refusal) => {
            info!(asker = message.author.id.get(), "refused: {refusal}");
            views::refusal(refusal)
        }
        Trouble::Failed(_) | Trouble::Bug(_) => {
            let failure = format!("{:X}", message.id.get());
            let error = trouble as &dyn std::error::Error;
            error!(failure, error, "a message could not be dealt with");
            views::failed(&failure)
        }
    })
}

fn without_mention(text: &str, own: UserId) -> String {
    let text = text.replace(&format!("<@{own}>"), " ");
    text.replace(&format!("<@!{own}>"), " ").trim().to_owned()
}

/// Whether a text names a point, if only one that no board has, or answers an opening's question.
fn is_a_move(text: &str) -> bool {
    match Move::parse(text, BoardSize::STANDARD) {
        Ok(Move::Place(_) | Move::Power(_) | Move::Choose(_)) => true,
        Err(MoveError::Point(error)) => error != PointError::Unreadable,
        _ => false,
    }
}

fn is_a_number(text: &str) -> bool {
    let digits = text.strip_prefix('#').unwrap_or(text);
    !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit())
}

fn unreadable(typed: &str) -> Refusal {
    Refusal::Point {
        typed: typed.chars().take(40).collect(),
        error: PointError::Unreadable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_choices_are_told_from_talk() {
        for text in [
            "K10", "l 11", "r3u2", "+K10", "swap", "0", "I10", "Z99", "K25",
        ] {
            assert!(is_a_move(text), "{text}");
        }
        for text in [
            "",
            "nice!",
            "gg",
            "k",
            "ten",
            "draw",
            "resign-1",
            "K10 K11",
            "¯\\_(ツ)_/¯",
        ] {
            assert!(!is_a_move(text), "{text}");
        }
    }

    #[test]
    fn mentions_of_the_bot_are_no_part_of_what_is_said() {
        let own = UserId::new(7);
        assert_eq!(without_mention("<@7> K10", own), "K10");
        assert_eq!(without_mention("K10 <@!7>", own), "K10");
        assert_eq!(without_mention("<@8> K10", own), "<@8> K10");
    }
}
