//! Messages about the settings of a server, and about the places of its games.

use crate::discord::message::{LONGEST, Message};
use crate::discord::views::settings::DAMAGED;
use crate::discord::views::{safe_text, time};
use crate::game::{GameId, ServerSettings, Visibility};
use crate::picture::Theme;

/// The most characters that Discord allows in a thread's name.
const LONGEST_NAME: usize = 100;

/// The settings of a server.
pub fn server(settings: &ServerSettings) -> Message {
    let theme = settings.theme.as_deref().and_then(Theme::from_id);
    let channel = settings.channel.map_or_else(
        || "wherever somebody is invited".to_owned(),
        |channel| format!("in <#{channel}>"),
    );
    let yes_or_no = |is_on: bool| if is_on { "yes" } else { "no" };
    let ruleset = settings.ruleset.map_or("Pente", |ruleset| ruleset.name);
    let damaged = if settings.is_damaged { DAMAGED } else { "" };
    Message::text(format!(
        "The settings of this server:\n\
         - boards look like this: **{}**; who prefers another theme for what only they see finds it \
         in `/settings`\n\
         - games are played **{channel}**\n\
         - a thread for each game: **{}**\n\
         - a board is removed when the next one is there: **{}**\n\
         - where nothing is said: **{ruleset}**, **{}**\n\
         - vacation saves rated games: **{}**\n\
         - who sees the games: **{}**{damaged}",
        theme.unwrap_or_default().name(),
        yes_or_no(settings.threads),
        yes_or_no(settings.tidy),
        time::pace(settings.pace.unwrap_or_default()),
        yes_or_no(settings.vacation),
        match settings.visibility {
            Visibility::Open => "everybody, also on other servers",
            Visibility::Closed => "the members of this server, and the players",
        },
    ))
}

/// The name of a game's thread.
pub fn thread_name(game: GameId, players: &[String]) -> String {
    let end = format!(" · game {game}");
    let names: Vec<_> = players.iter().map(|name| safe_text::plain(name)).collect();
    let names = names.join(" vs ");
    let room = LONGEST_NAME - end.chars().count();
    format!("{}{end}", names.chars().take(room).collect::<String>())
}

/// A message with the reason why it is not in the channel of its game.
pub fn astray(message: &Message) -> Message {
    let why = " I cannot post in the channel of this game any more: it goes on here.";
    let mut message = message.clone();
    if message.text.encode_utf16().count() + why.len() <= LONGEST {
        message.text.push_str(why);
    }
    message
}
