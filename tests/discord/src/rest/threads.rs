//! Threads, as the bot opens and changes them.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{Path, State},
};
use serde::Deserialize;
use twilight_model::guild::Permissions;

use super::{Outcome, Payload, Reply, channels::shown};
use crate::{
    ids::{ChannelId, MessageId},
    refusal::Refusal,
    shared::Shared,
    world::{NewThread, ThreadChange, World},
};

/// Minutes without a message after which a thread is put away, unless the request says otherwise.
const ARCHIVE_AFTER_MINUTES: u16 = 4_320;
/// Discord's number for a thread everybody sees. Left out, the kind is a private one.
const PUBLIC: u8 = 11;

/// What thread to open.
#[derive(Debug, Deserialize)]
struct ThreadForm {
    name: String,
    auto_archive_duration: Option<u16>,
    r#type: Option<u8>,
}

/// What to change about a thread.
#[derive(Debug, Deserialize)]
struct ChangeForm {
    name: Option<String>,
    archived: Option<bool>,
    locked: Option<bool>,
    auto_archive_duration: Option<u16>,
}

/// `POST /channels/{channel}/threads`, for public ones.
pub(super) async fn open(
    State(shared): State<Arc<Shared>>,
    Path(parent): Path<ChannelId>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let form: ThreadForm = payload.form()?;
    if form.r#type != Some(PUBLIC) {
        // The right to open private threads is not among those a bot can have here.
        return Err(Refusal::missing_permissions());
    }
    open_in(&mut shared.world(), parent, None, form)
}

/// `POST /channels/{channel}/messages/{message}/threads`
pub(super) async fn open_from(
    State(shared): State<Arc<Shared>>,
    Path((parent, message)): Path<(ChannelId, MessageId)>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    open_in(&mut shared.world(), parent, Some(message), payload.form()?)
}

/// `PATCH /channels/{channel}`, for threads.
pub(super) async fn change(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<ChannelId>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let form: ChangeForm = payload.form()?;
    let mut world = shared.world();
    form.check(&world, id)?;
    let bot = world.bot;
    let change = ThreadChange {
        name: form.name,
        is_archived: form.archived,
        is_locked: form.locked,
        archive_after_minutes: form.auto_archive_duration,
    };
    world.change_thread(id, bot, change);
    shown(&world, id).map(Reply::ok)
}

impl ChangeForm {
    /// Whether the bot may do this, and whether it can be done.
    fn check(&self, world: &World, id: ChannelId) -> Result<(), Refusal> {
        let channel = world.channel_for_bot(id, Permissions::empty())?;
        let thread = channel.thread.as_ref();
        let thread = thread.ok_or_else(Refusal::missing_permissions)?;
        let may = world.bot_permissions(channel);
        let may_manage = may.contains(Permissions::MANAGE_THREADS);
        let may_open = may.contains(Permissions::SEND_MESSAGES_IN_THREADS) && self.only_opens();
        let concerns_lock = thread.is_locked || self.locked.is_some();
        let may_change = !concerns_lock && (may_open || thread.owner == world.bot);
        if !may_manage && !may_change {
            return Err(Refusal::missing_permissions());
        }
        if thread.is_archived && self.archived != Some(false) {
            return Err(Refusal::thread_is_archived());
        }
        self.name.as_deref().map_or(Ok(()), check_name)?;
        self.auto_archive_duration.map_or(Ok(()), check_duration)
    }

    fn only_opens(&self) -> bool {
        self.archived == Some(false) && self.name.is_none() && self.auto_archive_duration.is_none()
    }
}

fn open_in(
    world: &mut World,
    parent: ChannelId,
    from: Option<MessageId>,
    form: ThreadForm,
) -> Outcome {
    check_name(&form.name)?;
    let archive_after_minutes = form.auto_archive_duration.unwrap_or(ARCHIVE_AFTER_MINUTES);
    check_duration(archive_after_minutes)?;
    let place = world.channel_for_bot(parent, Permissions::CREATE_PUBLIC_THREADS)?;
    if place.guild.is_none() || place.is_thread() {
        return Err(Refusal::missing_access());
    }
    if let Some(from) = from {
        let message = world.message(parent, from).filter(|it| !it.is_ephemeral());
        let message = message.ok_or_else(Refusal::unknown_message)?;
        if message.thread.is_some() {
            return Err(Refusal::thread_exists());
        }
    }
    let thread = world.open_thread(NewThread {
        parent,
        name: form.name,
        owner: world.bot,
        archive_after_minutes,
        from,
    });
    shown(world, thread).map(Reply::created)
}

fn check_name(name: &str) -> Result<(), Refusal> {
    twilight_validate::channel::name(name)
        .map_err(|error| Refusal::invalid_form("name", error.to_string()))
}

fn check_duration(minutes: u16) -> Result<(), Refusal> {
    if [60, 1_440, 4_320, 10_080].contains(&minutes) {
        Ok(())
    } else {
        let why = "not one of the choices";
        Err(Refusal::invalid_form("auto_archive_duration", why))
    }
}
