//! Finding an opponent: the list of those who seek one, and what a seek became.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{conduct, games, phrases, rematch, result, safe_text, time};
use crate::game::limits::SEEKS;
use crate::game::{Band, ChannelId, PlayerId, Seek};
use crate::language::{Text, Word, say};
use crate::service::{GameView, SeekList, SeekView};

/// The most characters of a name in the menu.
const LABEL_NAME: usize = 32;

/// The bands of ratings to choose from, with the words that stand for them.
pub fn bands() -> [(String, Text); Band::ALL.len()] {
    Band::ALL.map(|band| {
        let label = match band {
            Band::Any => say!(seek::choice_any),
            Band::Points(most) => say!(seek::choice_points, most = most),
        };
        (band.to_string(), label)
    })
}

/// The list of seeks: the viewer's own first, then those that they can play.
pub fn seeks(list: &SeekList) -> Message {
    let own = list.own.iter().map(|view| games::item(own_line(view)));
    let others = list.here.iter().map(|view| games::item(line(view)));
    let elsewhere = list.elsewhere.iter().map(|view| {
        let line = line(view);
        games::item(say!(seek::on_another_server, seek = line))
    });
    let lines: Vec<_> = own.chain(others).chain(elsewhere).collect();
    let text = if lines.is_empty() {
        say!(seek::none)
    } else {
        games::fitted(say!(seek::list), lines)
    };
    let message = Message::text(text).with_buttons(list_buttons(list));
    let items: Vec<_> = list.here.iter().chain(&list.elsewhere).map(item).collect();
    if items.is_empty() {
        return message;
    }
    message.with_menu(Menu {
        action: Action::TakeSeek,
        prompt: say!(seek::play),
        items,
    })
}

fn list_buttons(list: &SeekList) -> Vec<Button> {
    let is_full = list.own.len() >= SEEKS as usize;
    let seek = Button::new(say!(seek::seek), ButtonStyle::Inviting, Action::Seek);
    let narrow = list.own.iter().find(|view| !view.seek.is_everywhere);
    let everywhere = narrow.map(|view| everywhere(&view.seek, list.has_agreed));
    let stop = list.own.iter().map(|view| {
        let ruleset = view.seek.terms.ruleset.name;
        let press = Action::StopSeek(view.seek.id);
        Button::new(
            say!(seek::stop_one, ruleset = ruleset),
            ButtonStyle::Plain,
            press,
        )
    });
    let seek = (!is_full).then_some(seek);
    seek.into_iter().chain(everywhere).chain(stop).collect()
}

/// Confirms that a person is on the list, since nobody fits yet.
pub fn seek_listed(view: &SeekView, has_agreed: bool) -> Message {
    let seek = &view.seek;
    let scope = match (seek.is_everywhere, seek.place.server) {
        (true, _) => "everywhere",
        (false, Some(_)) => "server",
        (false, None) => "nowhere",
    };
    let text = say!(
        seek::listed,
        scope = Word(scope),
        terms = phrases::terms(&seek.terms),
        band = band(seek.band),
        until = time::absolute(seek.ends_at())
    );
    let stop = Button::new(
        say!(seek::stop),
        ButtonStyle::Plain,
        Action::StopSeek(seek.id),
    );
    let everywhere = (!seek.is_everywhere).then(|| everywhere(seek, has_agreed));
    let list = Button::new(say!(seek::show_list), ButtonStyle::Plain, Action::Seeks);
    let buttons = everywhere.into_iter().chain([stop, list]);
    Message::text(text).with_buttons(buttons.collect())
}

/// Says what people on other servers will see, and asks whether the person agrees.
pub fn ask_everywhere(view: &SeekView) -> Message {
    let text = say!(
        seek::ask_everywhere,
        name = safe_text::shown(&view.name),
        rating = result::rating(view.rating)
    );
    let agree = Action::SeekEverywhere(view.seek.id);
    let stop = Action::StopSeek(view.seek.id);
    Message::text(text).with_buttons(vec![
        Button::new(say!(seek::agree), ButtonStyle::Inviting, agree),
        Button::new(say!(seek::stop), ButtonStyle::Plain, stop),
    ])
}

/// The first message of a private conversation in which games across servers will be played.
pub fn conversation_opened() -> Message {
    Message::text(say!(seek::conversation))
}

/// Confirms that a seek was stopped.
pub fn seek_stopped(seek: &Seek) -> Message {
    let list = Button::new(say!(seek::show_list), ButtonStyle::Plain, Action::Seeks);
    let terms = phrases::terms(&seek.terms);
    Message::text(say!(seek::stopped, terms = terms)).with_buttons(vec![list])
}

/// Tells the one who came second whom they play, and where.
pub fn playing(view: &GameView, by: PlayerId, here: ChannelId) -> Message {
    let place = view.game.place;
    let where_played = match place.server {
        Some(_) => rematch::place(place.channel, here),
        None => Word("private"),
    };
    Message::text(say!(
        seek::playing,
        opponent = phrases::opponents(view, by),
        terms = phrases::terms(&view.game.terms),
        game = view.game.id.0,
        place = where_played,
        channel = format!("<#{}>", place.channel)
    ))
    .with_buttons(conduct::buttons(view))
}

/// Tells the one who waited that somebody plays with them.
pub fn matched(view: &GameView, player: PlayerId) -> Message {
    let opponent = phrases::opponents(view, player);
    let terms = phrases::terms(&view.game.terms);
    let game = phrases::linked(view);
    let told = if view.game.to_move() == Some(player) {
        say!(
            seek::matched_own,
            opponent = opponent,
            terms = terms,
            game = game
        )
    } else {
        say!(
            seek::matched,
            opponent = opponent,
            terms = terms,
            game = game
        )
    };
    Message::text(told).with_buttons(conduct::buttons(view))
}

/// Tells a person that their seek has run out.
pub fn ended(seek: &Seek) -> Message {
    let terms = phrases::terms(&seek.terms);
    Message::text(say!(seek::ended, terms = terms, band = band(seek.band)))
}

fn everywhere(seek: &Seek, has_agreed: bool) -> Button {
    let press = if has_agreed {
        Action::SeekEverywhere(seek.id)
    } else {
        Action::AskEverywhere(seek.id)
    };
    Button::new(say!(seek::everywhere), ButtonStyle::Plain, press)
}

fn own_line(view: &SeekView) -> Text {
    let seek = &view.seek;
    let scope = if seek.is_everywhere {
        "everywhere"
    } else {
        "server"
    };
    say!(
        seek::own_line,
        scope = Word(scope),
        terms = phrases::terms(&seek.terms),
        band = band(seek.band),
        until = time::relative(seek.ends_at())
    )
}

fn line(view: &SeekView) -> Text {
    let seek = &view.seek;
    say!(
        seek::line,
        name = safe_text::shown(&view.name),
        rating = result::rating(view.rating),
        terms = phrases::terms(&seek.terms),
        band = band(seek.band),
        since = time::relative(seek.made_at),
        until = time::relative(seek.ends_at())
    )
}

/// "Ann (1540) · Pente · 3 days + 1 day a move", with whether it is rated below.
fn item(view: &SeekView) -> Item {
    let name: String = view.name.chars().take(LABEL_NAME).collect();
    let terms = &view.seek.terms;
    let name = say!(
        seek::item,
        name = safe_text::plain(&name),
        rating = result::rating(view.rating)
    );
    let label = [
        name,
        Text::verbatim(terms.ruleset.name),
        time::pace(terms.pace),
    ];
    Item {
        about: phrases::rated(terms),
        ..Item::new(Text::joined(label, " · "), view.seek.id.to_string())
    }
}

/// "any rating", "ratings up to 200 points apart".
fn band(band: Band) -> Text {
    match band {
        Band::Any => say!(seek::any),
        Band::Points(most) => say!(seek::points, most = most),
    }
}
