//! Brings a board back: for everybody as the newest message of its channel, or privately.

use serenity::all::{CommandInteraction, ComponentInteraction};

use crate::discord::action::BoardFormat;
use crate::discord::bot::Bot;
use crate::discord::message::{self, Message};
use crate::discord::outbox::Post;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::{people, permissions, reader, render, views};
use crate::game::{ChannelId, GameId, Viewpoint};
use crate::language::{Text, say};
use crate::service::GameView;

/// Who asks for a board, and where.
pub struct Asker<'a> {
    /// The person.
    pub viewpoint: Viewpoint,
    /// The channel.
    pub here: ChannelId,
    locale: &'a str,
    /// Whether the bot may post there.
    may_post: bool,
    /// The id of the interaction.
    request: u64,
}

impl<'a> Asker<'a> {
    /// Who gave a command.
    pub fn of_command(interaction: &'a CommandInteraction) -> Self {
        Self {
            viewpoint: people::viewpoint(interaction),
            here: people::place(interaction).channel,
            locale: &interaction.locale,
            may_post: permissions::missing(interaction).is_none(),
            request: interaction.id.get(),
        }
    }

    /// Who pressed a button.
    fn of_press(interaction: &'a ComponentInteraction) -> Self {
        Self {
            viewpoint: people::viewpoint_of_press(interaction),
            here: people::place_of_press(interaction).channel,
            locale: &interaction.locale,
            may_post: permissions::missing_at_press(interaction).is_none(),
            request: interaction.id.get(),
        }
    }
}

/// Does by a button what was asked for before the game was chosen.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    form: BoardFormat,
) -> Result<Response, RequestError> {
    let asker = Asker::of_press(interaction);
    let view = bot.service.game_seen_from(asker.viewpoint, game).await?;
    bring(bot, &asker, &view, form).await
}

/// A player brings the board back as the newest message in the game's own channel. Anywhere else,
/// and for anybody else, only the asker sees it.
pub async fn bring(
    bot: &Bot,
    asker: &Asker<'_>,
    view: &GameView,
    form: BoardFormat,
) -> Result<Response, RequestError> {
    let player = asker.viewpoint.player;
    let settings = bot.service.settings(player).await?;
    let language = reader::language_from(&settings, asker.locale);
    let is_half_turn = view.is_half_turn();
    let view = &view.clone().seen_by(player);
    if form == BoardFormat::Words {
        let again = views::again_to(view, settings.notation, player).text;
        let head = Text::lines([again, views::sides(view, player)]);
        let taken = head.in_language(language).encode_utf16().count() + 1;
        let left = message::LONGEST.saturating_sub(taken);
        let ranks = render::read_out(view, &settings, language, left);
        let ranks = Text::verbatim(ranks);
        return Ok(Response::private(Message::text(Text::lines([head, ranks]))));
    }
    let is_player = view.game.seat_of(player).is_some();
    // In private conversations the other player has no use for the board that one of them asks for.
    let is_shared = !view.is_private();
    let is_here = is_shared && view.game.place.channel == asker.here && asker.may_post;
    if form == BoardFormat::Usual && is_player && is_here && !is_half_turn {
        bot.limits.post(player)?;
        bot.limits.picture(player)?;
        let game = view.game.id.to_string();
        let content = Message::text(say!(general::board_below, game = game));
        let post = Post::Repost(view.game.id, asker.request);
        return Ok(Response::private(content).then(post));
    }
    bot.limits.picture(player)?;
    let picture = if form == BoardFormat::Numbered {
        bot.renderer
            .draw_numbered(view, &settings, language)
            .await?
    } else {
        bot.renderer.draw_for(view, &settings, language).await?
    };
    let content = Message::text(views::again_to(view, settings.notation, player).text);
    Ok(Response::private(content).with(picture))
}
