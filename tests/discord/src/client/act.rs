//! Doing what a client says somebody does.

use std::sync::Arc;

use axum::{Json, extract::State};

use super::{
    Deed, Desk,
    deed::Typed,
    result::{Done, Undone},
    seat::Seat,
};
use crate::{
    ids::{MessageId, UserId},
    people::{ActError, OptionValue, Person},
    places::Channel,
    script::{self, Line},
    world::Message,
};

/// Discord's number for a menu of people.
const USER_MENU: u8 = 5;

/// `POST as/{user}/channels/{channel}`
pub(super) async fn act(
    State(desk): State<Arc<Desk>>,
    Seat(person): Seat,
    Json(deed): Json<Deed>,
) -> Result<Done, Undone> {
    let line = desk
        .recorder
        .as_ref()
        .and_then(|_| line(&desk, &person, &deed));
    let done = perform(&desk, &person, deed).await?;
    if let (Some(recorder), Some(line)) = (&desk.recorder, &line) {
        recorder.write(line);
    }
    if let Done::Answer(answer) = &done
        && let Some(form) = &answer.modal
    {
        desk.open(person.id, form.clone(), answer.interaction);
    }
    Ok(done.told_to(&desk, &person))
}

/// What is written down for it; while it is done, what it is about may change or go.
fn line(desk: &Desk, person: &Person, deed: &Deed) -> Option<Line> {
    let form = match deed {
        Deed::Submit { form, .. } => desk.form(person.id, *form),
        _ => None,
    };
    script::line(&desk.shared.world(), person, deed, form.as_ref())
}

/// Does it, and waits for the bot's first answer where there is one.
async fn perform(desk: &Desk, person: &Person, deed: Deed) -> Result<Done, ActError> {
    let message = |id| message(person, id);
    Ok(match deed {
        Deed::Say { text } => Done::Said(person.says(&text)?),
        Deed::Reply {
            to,
            text,
            mention: true,
        } => Done::Said(person.reply(&*message(to)?, &text)?),
        Deed::Reply { to, text, .. } => Done::Said(person.reply_silently(&*message(to)?, &text)?),
        Deed::Slash { command, options } => Done::Answer(
            person
                .slash(&command, values(desk, person, &options)?)
                .await?,
        ),
        Deed::Complete {
            command,
            options,
            focused,
        } => {
            let options = values(desk, person, &options)?;
            Done::Choices(person.autocomplete(&command, options, &focused).await?)
        }
        Deed::UserMenu { command, target } => {
            let target = other(person, target)?;
            Done::Answer(person.user_menu(&command, &target).await?)
        }
        Deed::Press {
            message: id,
            control,
        } => Done::Answer(person.press(&*message(id)?, &control).await?),
        Deed::Select {
            message: id,
            menu,
            values,
        } => Done::Answer(select(person, &*message(id)?, &menu, &values).await?),
        Deed::Submit { form, fields } => {
            let gone = || ActError::NoSuchControl("the form".to_owned());
            let form = desk.form(person.id, form).ok_or_else(gone)?;
            let texts = fields.iter().map(|(name, text)| (&**name, &**text));
            let texts: Vec<_> = texts.collect();
            Done::Answer(person.submit_modal(&form, &texts).await?)
        }
        Deed::Edit { message: id, text } => Done::Said(person.edits(&*message(id)?, &text)?),
        Deed::Delete { message: id } => {
            person.deletes(&*message(id)?)?;
            Done::Nothing
        }
        Deed::Thread { name, from } => {
            let here = Channel {
                shared: Arc::clone(&person.shared),
                id: person.channel,
            };
            let thread = match from {
                Some(id) => here.thread_from(&*message(id)?, &name, person),
                None => here.thread(&name, person),
            };
            Done::Opened(thread.id())
        }
    })
}

fn values<'a>(
    desk: &Desk,
    person: &Person,
    options: &'a [Typed],
) -> Result<Vec<(&'a str, OptionValue)>, ActError> {
    let file = |id| desk.file(person.id, id);
    options.iter().map(|typed| typed.value(file)).collect()
}

/// The message with this id where somebody is.
fn message(person: &Person, id: MessageId) -> Result<Arc<Message>, ActError> {
    let world = person.shared.world();
    let found = world.message(person.channel, id).cloned();
    found.ok_or(ActError::NoSuchMessage)
}

/// Somebody else, seen from where this one is.
fn other(person: &Person, id: UserId) -> Result<Person, ActError> {
    let world = person.shared.world();
    let account = world.user(id).ok_or(ActError::NotAllowed)?;
    Ok(Person {
        id,
        name: account.name.clone(),
        ..person.clone()
    })
}

async fn select(
    person: &Person,
    message: &Message,
    menu: &str,
    values: &[String],
) -> Result<crate::people::Answer, ActError> {
    let menus = message.menus();
    let known = menus.iter().find(|known| known.custom_id == menu);
    if known.is_none_or(|known| known.kind != USER_MENU) {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        return person.select(message, menu, &values).await;
    }
    let ids = values.iter().map(|value| {
        let id = value.parse::<u64>().ok().and_then(UserId::new_checked);
        other(person, id.ok_or(ActError::NotAllowed)?)
    });
    let people = ids.collect::<Result<Vec<_>, _>>()?;
    let people: Vec<&Person> = people.iter().collect();
    person.select_people(message, menu, &people).await
}
