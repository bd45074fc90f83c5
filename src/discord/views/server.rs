//! Messages about the settings of a server, and about the places of its games.

use crate::discord::message::{LONGEST, Message};
use crate::discord::views::season::{season_end, season_length};
use crate::discord::views::settings::damaged;
use crate::discord::views::{phrases, time};
use crate::game::{PlayerId, Season, ServerSettings, Visibility};
use crate::language::{Language, Text, say};
use crate::picture::Theme;
use crate::service::GameView;

/// The most characters that Discord allows in a thread's name.
const LONGEST_NAME: usize = 100;

/// The settings of a server after some of them were changed, what becomes of its hills if they were
/// switched off, and the season that runs if seasons were switched on.
pub fn saved_server(
    settings: &ServerSettings,
    is_hill_off: bool,
    season: Option<&Season>,
) -> Message {
    let page = server(settings);
    let hills = is_hill_off.then(|| say!(hill::switched_off));
    let more = hills.into_iter().chain(season.map(season_end));
    Message {
        text: Text::lines([say!(server::saved), page.text].into_iter().chain(more)),
        ..page
    }
}

/// The settings of a server.
pub fn server(settings: &ServerSettings) -> Message {
    let theme = settings.theme.as_deref().and_then(Theme::from_id);
    let channel = settings.channel.map_or_else(
        || say!(server::channel_any),
        |channel| say!(server::channel_one, channel = format!("<#{channel}>")),
    );
    let puzzles = settings.puzzles.map_or_else(
        || say!(general::no),
        |channel| Text::verbatim(format!("<#{channel}>")),
    );
    let organisers = settings.organisers.map_or_else(
        || say!(server::organisers_none),
        |role| say!(server::organisers_role, role = format!("<@&{role}>")),
    );
    let language = settings.language.as_deref().and_then(Language::from_tag);
    let language = language.map_or_else(
        || say!(server::language_own),
        |language| Text::verbatim(language.name()),
    );
    let page = say!(
        server::settings,
        theme = theme.unwrap_or_default().name(),
        language = language,
        channel = channel,
        threads = yes_or_no(settings.threads),
        tidy = yes_or_no(settings.tidy),
        ruleset = settings.ruleset.map_or("Pente", |ruleset| ruleset.name),
        pace = time::pace(settings.pace.unwrap_or_default()),
        vacation = yes_or_no(settings.vacation),
        seasons = season_length(settings.seasons),
        hill = yes_or_no(settings.hill),
        reviews = yes_or_no(settings.reviews),
        puzzles = puzzles,
        organisers = organisers,
        visibility = match settings.visibility {
            Visibility::Open => say!(server::visibility_open),
            Visibility::Closed => say!(server::visibility_closed),
        },
    );
    Message::text(if settings.is_damaged {
        damaged(page)
    } else {
        page
    })
}

/// The settings of a server, and who is barred there, if anybody is.
pub fn server_with_barred(settings: &ServerSettings, people: &[PlayerId]) -> Message {
    let page = server(settings);
    if people.is_empty() {
        return page;
    }
    Message {
        text: Text::lines([page.text, barred(people).text]),
        ..page
    }
}

/// Who is barred on a server. They are not pinged.
pub fn barred(people: &[PlayerId]) -> Message {
    Message::text(if people.is_empty() {
        say!(server::nobody_barred)
    } else {
        let people = people.iter().copied().map(phrases::mention);
        say!(server::barred, people = Text::list(people))
    })
}

fn yes_or_no(is_on: bool) -> Text {
    if is_on {
        say!(general::yes)
    } else {
        say!(general::no)
    }
}

/// The name of a game's thread in a language; partners stand together. Names that are too long are cut.
pub fn thread_name(view: &GameView, language: Language) -> String {
    let position = view.game.position();
    let by_side = position.sides().map(|side| {
        let seats = position.seats().zip(phrases::plain_names(view));
        let members = seats.filter(|(seat, _)| position.side_of(*seat) == side);
        Text::joined(members.map(|(_, name)| name), " + ")
    });
    // Both games of a set call their thread the same.
    let of_set = view.set.map(|set| set.set.players);
    let of_set = of_set.map(|both| {
        both.map(|player| phrases::plain_name(view, player))
            .to_vec()
    });
    let players = of_set
        .unwrap_or_else(|| by_side.collect())
        .into_iter()
        .reduce(|first, second| say!(server::players, first = first, second = second))
        .unwrap_or_default()
        .in_language(language);
    let named = |players: String| {
        let name = match &view.set {
            Some(set) => say!(
                set::thread_name,
                players = players,
                first = set.set.games[0].to_string(),
                second = set.set.games[1].to_string()
            ),
            None => say!(
                server::thread_name,
                players = players,
                game = view.game.id.to_string()
            ),
        };
        name.in_language(language)
    };
    let room = LONGEST_NAME.saturating_sub(named(String::new()).chars().count());
    named(players.chars().take(room).collect())
}

/// A message with the reason why it is not in the channel of its game.
pub fn continued_here(message: &Message) -> Message {
    let mut message = message.clone();
    let explained = Text::sentences([message.text.clone(), say!(server::continued_here)]);
    if explained.longest() <= LONGEST {
        message.text = explained;
    }
    message
}
