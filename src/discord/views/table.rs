//! The message of a table, from its opening to the title line of its game, and what is said to those
//! who sit down.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{match_score, phrases, rematch, safe_text, time};
use crate::game::{Chair, ChannelId, PlayerId, SeatOrder, Stood, TableId, TableStatus};
use crate::language::{Text, say};
use crate::service::{Guest, TableView};

/// The current state of a table. It pings nobody, but the first message of a rematch pings everybody for
/// whom a chair is kept. The message of a table whose game has started is
/// the game's title instead.
pub fn table(view: &TableView) -> Message {
    let table = &view.table;
    let (number, terms) = (table.id.0, phrases::terms(&table.terms));
    let host = safe_text::shown(&view.host);
    match table.status {
        TableStatus::Open => open(view),
        // Its message is the title of the game from then on.
        TableStatus::Started(_) => Message::default(),
        TableStatus::Closed => Message::text(say!(
            table::closed,
            table = number,
            terms = terms,
            host = host
        )),
        TableStatus::Expired => Message::text(say!(table::expired, table = number, terms = terms)),
    }
}

fn open(view: &TableView) -> Message {
    let table = &view.table;
    let order = match table.order {
        SeatOrder::Chance => say!(table::order_by_chance),
        SeatOrder::AsSeated => say!(table::order_as_seated),
    };
    let host = safe_text::shown(&view.host);
    let starts = if table.can_start_early() {
        say!(table::starts_early, host = host.clone())
    } else {
        say!(table::starts)
    };
    let head = say!(
        table::head,
        table = table.id.0,
        terms = phrases::terms(&table.terms),
        host = host
    );
    let expires = say!(table::expires, time = time::relative(table.expires_at()));
    let others = table.handicaps_of_others();
    let others = others.map(|(to, points)| match_score::starts_with(phrases::mention(to), points));
    let ruleset = &table.terms.ruleset;
    let ends = match_score::ends_of_games(ruleset);
    let counts = match_score::what_counts(ruleset);
    let centre = ruleset.centre_first();
    let centre = centre.then(|| say!(table::first_in_centre));
    let told = [starts, order].into_iter().chain(centre);
    let told = told.chain([ends, counts]);
    let told = told.chain(others).chain([expires]);
    let told = Text::sentences(told);
    let lines = rematch_line(view).into_iter().chain([head]);
    let lines = lines.chain(sitters(view)).chain([told]);
    Message {
        pings: called(view),
        ..Message::text(Text::lines(lines))
    }
    .with_buttons(buttons(view))
}

/// "@Ben and @Cy: Ann would like a rematch of game 7."
fn rematch_line(view: &TableView) -> Option<Text> {
    let rematch = view.table.rematch.as_ref();
    // All of them may have declined.
    let rematch = rematch.filter(|rematch| !rematch.kept.is_empty())?;
    let players = rematch
        .kept
        .iter()
        .map(|kept| phrases::mention(kept.player));
    Some(say!(
        table::rematch,
        players = Text::list(players),
        host = safe_text::shown(&view.host),
        game = rematch.game.0
    ))
}

/// Whom the table's message pings: those for whom chairs are kept, when it is posted first.
fn called(view: &TableView) -> Vec<PlayerId> {
    let rematch = view.table.rematch.iter();
    let rematch = rematch.filter(|_| view.table.message.is_none());
    let kept = rematch.flat_map(|rematch| &rematch.kept);
    let called = kept.filter(|kept| !kept.is_silent);
    called.map(|kept| kept.player).collect()
}

/// Who sits where: a line for each chair, or for each side.
fn sitters(view: &TableView) -> Vec<Text> {
    let table = &view.table;
    let chairs = table.chairs.iter().zip(&view.names).enumerate();
    let chairs: Vec<_> = chairs
        .map(|(index, (chair, name))| (index, sitter(view, *chair, name)))
        .collect();
    let Some(sides) = table.sides() else {
        return chairs
            .into_iter()
            .map(|(index, who)| say!(table::chair, number = index + 1, who = who))
            .collect();
    };
    (0..sides)
        .map(|side| {
            let of_side = chairs
                .iter()
                .filter(|(index, _)| table.side_of(*index) == side);
            let names = of_side.map(|(_, who)| who.clone());
            say!(
                table::side,
                side = u16::from(side) + 1,
                names = Text::joined(names, " · ")
            )
        })
        .collect()
}

fn sitter(view: &TableView, chair: Chair, name: &str) -> Text {
    match chair {
        Chair::Free if !name.is_empty() => say!(table::kept, name = safe_text::shown(name)),
        Chair::Free => say!(table::free),
        Chair::Person(player) => match view.table.handicap_of(player) {
            0 => safe_text::shown(name),
            points => say!(
                table::with_points,
                name = safe_text::shown(name),
                points = points
            ),
        },
        Chair::Computer => say!(table::computer, level = view.table.level),
    }
}

fn buttons(view: &TableView) -> Vec<Button> {
    let table = &view.table;
    let id = table.id;
    let plain = |label, press| Button::new(label, ButtonStyle::Plain, press);
    let sit = |label, side| {
        let sit = Button::new(label, ButtonStyle::Inviting, Action::Sit(id, side));
        sit.only_if(table.has_room(side))
    };
    let sides = table.sides().filter(|_| table.rematch.is_none());
    let mut buttons: Vec<_> = if let Some(sides) = sides {
        let label = |side| say!(table::sit_on_side, side = u16::from(side) + 1);
        (0..sides)
            .map(|side| sit(label(side), Some(side)))
            .collect()
    } else {
        vec![sit(say!(table::sit), None)]
    };
    let stand = if table.rematch.is_some() {
        say!(table::no_thanks)
    } else {
        say!(table::stand)
    };
    buttons.push(plain(stand, Action::Stand(id)));
    if table.can_start_early() {
        buttons.push(plain(say!(table::start), Action::StartTable(id)));
    }
    buttons.push(plain(say!(table::fill), Action::FillTable(id)));
    buttons.push(plain(say!(table::close), Action::CloseTable(id)));
    buttons
}

/// The id of a button that the message of this open table has, and no other message.
pub fn own_button(table: TableId) -> String {
    Action::Stand(table).to_string()
}

/// Confirms a new table to its host, privately, and the invitation of this guest if there is one. `here`
/// is the channel in which the host reads this.
pub fn table_opened(view: &TableView, here: ChannelId, guest: Option<&Guest>) -> Message {
    let channel = view.table.place.channel;
    let (place, link) = (rematch::place(channel, here), format!("<#{channel}>"));
    let table = view.table.id.0;
    let opened = match view.table.status {
        TableStatus::Started(game) => say!(
            table::opened_and_started,
            table = table,
            game = game.0,
            place = place,
            channel = link
        ),
        _ => say!(table::opened, table = table, place = place, channel = link),
    };
    let invited = guest.map(|guest| {
        let is_invited = guest.person.id != view.table.host;
        invited_to_table(view, guest, is_invited).text
    });
    Message::text(Text::sentences(std::iter::once(opened).chain(invited)))
}

/// Confirms that a person sits at a table, privately.
pub fn sat_down(view: &TableView) -> Message {
    Message::text(Text::sentences([
        say!(table::you_sit, table = view.table.id.0),
        begun(view).unwrap_or_default(),
    ]))
}

/// Confirms that a person stood up, or does without the chair that was kept for them, privately.
pub fn stood_up(view: &TableView, stood: Stood) -> Message {
    let table = view.table.id.0;
    Message::text(match stood {
        Stood::Up => say!(table::you_stand, table = table),
        Stood::Declined => say!(table::you_declined, table = table),
    })
}

/// Confirms to the host that a person stood up because of them, privately.
pub fn removed_from_table(view: &TableView, guest: &str) -> Message {
    Message::text(say!(
        table::you_removed,
        guest = safe_text::shown(guest),
        table = view.table.id.0
    ))
}

/// Confirms to the host that the computer has taken the free chairs, privately. Its game is not rated.
pub fn table_filled(view: &TableView, was_rated: bool) -> Message {
    let unrated = was_rated.then(|| say!(table::not_rated_with_bots));
    let told = [table_ended(view).text].into_iter().chain(unrated);
    Message::text(Text::sentences(told))
}

/// Confirms to the host that the game has started or the table is closed, privately.
pub fn table_ended(view: &TableView) -> Message {
    let closed = || say!(table::you_closed, table = view.table.id.0);
    Message::text(begun(view).unwrap_or_else(closed))
}

/// "Game 412 has started.", once it has.
fn begun(view: &TableView) -> Option<Text> {
    match view.table.status {
        TableStatus::Started(game) => Some(say!(table::begins, game = game.0)),
        TableStatus::Open | TableStatus::Closed | TableStatus::Expired => None,
    }
}

/// Invites a person to a table. It pings them, unless it is silent.
pub fn table_invitation(view: &TableView, guest: PlayerId, is_silent: bool) -> Message {
    let table = &view.table;
    let invitation = say!(
        table::invitation,
        guest = phrases::mention(guest),
        host = safe_text::shown(&view.host),
        table = table.id.0,
        terms = phrases::terms(&table.terms)
    );
    let told = [invitation].into_iter().chain(handicaps_to(view, guest));
    Message {
        pings: [guest].into_iter().filter(|_| !is_silent).collect(),
        is_quiet: is_silent,
        ..Message::text(Text::sentences(told))
    }
    .with_buttons(vec![Button::new(
        say!(table::sit),
        ButtonStyle::Inviting,
        Action::Sit(table.id, None),
    )])
}

/// Who starts the match with points, as this guest reads it.
fn handicaps_to(view: &TableView, guest: PlayerId) -> impl Iterator<Item = Text> {
    let given = view.table.handicaps.iter();
    given.map(move |&(to, points)| {
        if to == guest {
            match_score::you_start_with(points)
        } else {
            match_score::starts_with(phrases::mention(to), points)
        }
    })
}

/// Confirms to the host that somebody was invited or starts the match with points, privately.
pub fn invited_to_table(view: &TableView, guest: &Guest, is_invited: bool) -> Message {
    let table = &view.table;
    let name = safe_text::shown(guest.person.called());
    let invited = || say!(table::you_invited, guest = name.clone(), table = table.id.0);
    let given = guest
        .handicap
        .map(|points| match_score::starts_with(name.clone(), points));
    let invited = is_invited.then(invited);
    Message::text(Text::sentences(invited.into_iter().chain(given)))
}
