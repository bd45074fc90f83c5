//! Moves in ordinary messages: a point, in reply to a board, with a mention, or in a private
//! conversation. Discord shows the bot the text of these messages and of no others.
//!
//! The channel sees the reply, so the bot says as little as possible: the board that follows shows
//! that a stone was played. A message without a point is answered with what one can type, privately
//! or where the bot is mentioned, there at most once a minute in each channel
//! ([`limits::TYPING_HELP`](crate::game::limits::TYPING_HELP)); other talk is ignored. Messages of bots
//! are never heard, so that no two bots answer each other.

use std::time::Instant;

use serenity::all::{ActionRowComponent, ButtonKind, Message as DiscordMessage, UserId};
use tracing::{error, info};

use crate::discord::action::{Action, BoardRef};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::{typed, which_game};
use crate::discord::handlers::play::make_move::{self, MoveRequest};
use crate::discord::handlers::play::typed_turn::{self, TypedTurn};
use crate::discord::message::Message;
use crate::discord::outbox::{Post, PostError};
use crate::discord::refusal::{self, Refusal, RequestError};
use crate::discord::user_limits::Admission;
use crate::discord::{people, views};
use crate::game::{ChannelId, GameId, Viewpoint};
use crate::monitoring::measure::{self, RequestKind};
use crate::rules::{BoardSize, Move, MoveError, Notation, PointError};
use crate::service::GameView;

/// A message to the bot.
struct Line<'a> {
    viewpoint: Viewpoint,
    here: ChannelId,
    is_private: bool,
    /// The board that it replies to.
    shown: Option<BoardRef>,
    /// The game that it names.
    game: Option<&'a str>,
    /// The move, as it was typed.
    typed: &'a str,
}

/// Handles a message to the bot: plays the point that it names, if it names one.
pub async fn hear(bot: &Bot, own: UserId, message: &DiscordMessage) {
    let text = typed::readable(&without_mention(&message.content, own));
    let Some(line) = request_of(own, message, &text) else {
        return;
    };
    measure::interaction(RequestKind::Message);
    let begun = Instant::now();
    let answer = match bot.limits.request(line.viewpoint.player) {
        Admission::Granted => match bot.banned(line.viewpoint.player).await {
            // Everybody in a channel would read it.
            Some(_) if !line.is_private => None,
            Some(refusal) => correction(bot, &line, &refusal.into(), message),
            None => {
                let played = Box::pin(play(bot, &line)).await;
                measure::answer(
                    RequestKind::Message,
                    refusal::outcome(&played),
                    begun.elapsed(),
                );
                played.unwrap_or_else(|error| correction(bot, &line, &error, message))
            }
        },
        Admission::Warned => Some(too_much()),
        Admission::Ignored => None,
    };
    if let Some(content) = answer {
        let (to, nonce) = (message.id.get(), format!("r{}", message.id));
        if let Err(error) = reply(bot, &line, &content, to, nonce).await {
            info!("could not answer a message: {error}");
        }
    }
}

/// Replies in the language of whoever reads it.
async fn reply(
    bot: &Bot,
    line: &Line<'_>,
    content: &Message,
    to: u64,
    nonce: String,
) -> Result<(), PostError> {
    let Viewpoint { player, server } = line.viewpoint;
    let words = if line.is_private {
        bot.outbox.for_person(player, content).await
    } else {
        bot.outbox.for_server(server, content).await
    };
    let channels = &bot.outbox.channels;
    Ok(channels.reply(line.here, to, &words, nonce).await?)
}

/// Whether a person wrote this message to the bot: privately, with a mention of it, or in reply to
/// it.
pub fn is_for_the_bot(own: UserId, message: &DiscordMessage) -> bool {
    let is_automated = message.author.bot || message.webhook_id.is_some();
    let is_private = message.guild_id.is_none();
    let is_meant =
        is_private || replied_to(own, message).is_some() || message.mentions_user_id(own);
    is_meant && !is_automated
}

/// The message of the bot that a message replies to.
fn replied_to(own: UserId, message: &DiscordMessage) -> Option<&DiscordMessage> {
    let replied = message.referenced_message.as_deref();
    replied.filter(|replied| replied.author.id == own)
}

/// The board that a message of the bot shows. Its picture is named after it; a board without a picture
/// is known by its buttons. Nobody else can send such a message.
fn shown_by(message: &DiscordMessage) -> Option<BoardRef> {
    let mut files = message.attachments.iter();
    let named = files.find_map(|file| BoardRef::of_file(&file.filename));
    let rows = message.components.iter();
    let mut buttons = rows.flat_map(|row| &row.components);
    named.or_else(|| {
        buttons.find_map(|button| match button {
            ActionRowComponent::Button(button) => of_button(&button.data),
            _ => None,
        })
    })
}

/// The board on which a button acts.
fn of_button(button: &ButtonKind) -> Option<BoardRef> {
    let ButtonKind::NonLink { custom_id, .. } = button else {
        return None;
    };
    match custom_id.parse() {
        Ok(Action::Play(shown, ..) | Action::Choose(shown, _) | Action::Type(shown, _)) => {
            Some(shown)
        }
        _ => None,
    }
}

/// Reads the message as a move; `None` if it is just talk.
fn request_of<'a>(own: UserId, message: &DiscordMessage, text: &'a str) -> Option<Line<'a>> {
    let is_private = message.guild_id.is_none();
    let replied = replied_to(own, message);
    let (game, typed) = match text.split_once(char::is_whitespace) {
        _ if is_a_move(text) => (None, text),
        Some((game, rest)) if is_a_number(game) => (Some(game), rest.trim()),
        _ => (None, text),
    };
    let is_mentioned = mentions(&message.content, own);
    (is_private || is_mentioned || is_a_turn(typed)).then(|| Line {
        viewpoint: people::viewpoint_of_author(message),
        here: ChannelId(message.channel_id.get()),
        is_private,
        shown: replied.and_then(shown_by),
        game,
        typed,
    })
}

/// Plays the move in a message. Returns `None` if the board that follows in the same channel says
/// enough; none follows in the middle of a turn.
async fn play(bot: &Bot, line: &Line<'_>) -> Result<Option<Message>, RequestError> {
    if !is_a_turn(line.typed) {
        return without_a_point(bot, line).await;
    }
    let games = match (line.shown, line.game) {
        (Some(shown), None) => {
            let seen = bot.service.game_seen_from(line.viewpoint, shown.game);
            vec![seen.await?]
        }
        (_, named) => which_game::to_play_in(bot, line.viewpoint, named, line.here).await?,
    };
    let notation = bot.service.settings(line.viewpoint.player).await?.notation;
    let view = match which_game::only(games) {
        Ok(view) => view,
        // Buttons only where nobody else sees and presses them.
        Err(games) if line.is_private => {
            let player = line.viewpoint.player;
            let which = make_move::which_game(&games, player, line.typed, notation)?;
            return Ok(Some(which));
        }
        Err(games) => {
            let games = games.iter().map(|view| view.game.id).collect();
            return Err(Refusal::WhichGame { games }.into());
        }
    };
    let game: GameId = view.game.id;
    let size = view.game.position().board().size();
    let TypedTurn { mv, then } = typed_turn::read(line.typed, size, notation)?;
    let request = MoveRequest {
        viewpoint: line.viewpoint,
        game,
        mv,
        then,
        shown: line
            .shown
            .filter(|shown| shown.game == game)
            .map(|shown| view.board_meant(line.viewpoint.player, shown.at)),
    };
    let view = make_move::play(bot, request).await?;
    bot.outbox.post_soon(Post::Game(game));
    if view.is_shown_in(line.here) && !view.is_half_turn() {
        return Ok(None);
    }
    if line.is_private {
        return Ok(Some(
            make_move::told(bot, line.viewpoint, (&view, request.mv), notation).await,
        ));
    }
    let content = views::confirmed(&view, line.viewpoint.player, request.mv, notation);
    Ok(Some(Message::text(content.text)))
}

/// The answer to a message that names no point. What looks like one is refused as such in a private
/// conversation; everything else gets to know what can be typed.
async fn without_a_point(bot: &Bot, line: &Line<'_>) -> Result<Option<Message>, RequestError> {
    let has_digit = line.typed.chars().any(|letter| letter.is_ascii_digit());
    if line.is_private && has_digit {
        return Err(unreadable(line.typed).into());
    }
    if !line.is_private && !bot.limits.typing_help(line.here) {
        return Ok(None);
    }
    let player = line.viewpoint.player;
    let next = bot.service.next_game_of(player, None).await?;
    let notation = bot.service.settings(player).await?.notation;
    let example = next.as_ref().and_then(|view| example(view, notation));
    let game = next.map(|view| view.game.id);
    Ok(Some(views::typing_help(line.is_private, game, example)))
}

/// A point on which the player to move may put a stone, as an example of how to write one: whatever
/// stands in the middle of the list of all of them. No other reason chooses it.
fn example(view: &GameView, notation: Notation) -> Option<String> {
    let position = view.game.position();
    let points = position.legal_points();
    let point = points.get(points.len() / 2)?;
    Some(point.text(notation, position.board().size()))
}

/// The reply to a refused message. Everybody sees it, so a person who causes too many is told once,
/// and then ignored until the rate drops.
fn correction(
    bot: &Bot,
    line: &Line<'_>,
    error: &RequestError,
    message: &DiscordMessage,
) -> Option<Message> {
    match bot.limits.correction(line.viewpoint.player) {
        Admission::Granted => Some(explained(error, message)),
        Admission::Warned => Some(too_much()),
        Admission::Ignored => None,
    }
}

fn too_much() -> Message {
    Message::text(views::refusal(&Refusal::TooMuch))
}

fn explained(error: &RequestError, message: &DiscordMessage) -> Message {
    Message::text(match error {
        RequestError::Refused(refusal) | RequestError::NotTaken { refusal, .. } => {
            refusal.log(message.author.id.get());
            views::refusal(refusal)
        }
        RequestError::Failed(_) | RequestError::Bug(_) => {
            let failure = format!("{:X}", message.id.get());
            let error = error as &dyn std::error::Error;
            error!(failure, error, "a message could not be dealt with");
            views::failed(&failure)
        }
    })
}

fn without_mention(text: &str, own: UserId) -> String {
    let text = text.replace(&format!("<@{own}>"), " ");
    text.replace(&format!("<@!{own}>"), " ").trim().to_owned()
}

/// Whether a text mentions the bot itself. A reply mentions it without saying so.
fn mentions(text: &str, own: UserId) -> bool {
    text.contains(&format!("<@{own}>")) || text.contains(&format!("<@!{own}>"))
}

/// Whether a text names a point, even one that no board has, or an opening choice.
fn is_a_move(text: &str) -> bool {
    match Move::parse(text, BoardSize::STANDARD) {
        Ok(Move::Place(_) | Move::Power(_) | Move::Choose(_)) => true,
        Err(MoveError::Point(error)) => error != PointError::Unreadable,
        _ => false,
    }
}

/// The same, or whether it names two points.
fn is_a_turn(text: &str) -> bool {
    is_a_move(text) || typed_turn::names_two_points(text)
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
            "¯\\_(ツ)_/¯",
        ] {
            assert!(!is_a_move(text), "{text}");
        }
    }

    #[test]
    fn both_stones_of_a_turn_are_told_from_talk() {
        assert!(is_a_turn("K10") && is_a_turn("K10 K11"));
        assert!(!is_a_turn("K10 it is") && !is_a_turn("gg"));
    }

    #[test]
    fn mentions_of_the_bot_are_no_part_of_what_is_said() {
        let own = UserId::new(7);
        assert_eq!(without_mention("<@7> K10", own), "K10");
        assert_eq!(without_mention("K10 <@!7>", own), "K10");
        assert_eq!(without_mention("<@8> K10", own), "<@8> K10");
    }
}
