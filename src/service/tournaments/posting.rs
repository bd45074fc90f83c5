//! What of tournaments is to be posted, each once: the announcement, edited as it changes, and what happened.

use jiff::Timestamp;

use super::managing::resume;
use super::verdict::running;
use super::view::TournamentView;
use crate::game::{GameId, MessageId, ServerId, TournamentId};
use crate::service::error::{Abort, use_case};
use crate::service::{Error, Service};
use crate::store::{
    PairingKey, Reading, SavedPairing, SavedTournamentEvent, TournamentEvent, TournamentEventId,
    TournamentEventKind, TournamentState, Writing,
};

/// The most tournaments of a server that are paused while the bot is not there.
const MOST_PAUSED: u32 = 100;

/// What happened in a tournament, and how it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentPost {
    /// What happened.
    pub event: SavedTournamentEvent,
    /// How it stands now.
    pub view: TournamentView,
    /// The games that it lets go on as ordinary ones, as far as they are not over.
    pub released: Vec<GameId>,
    /// The messages in which other events of it were told: they may read the same.
    pub others: Vec<MessageId>,
}

impl Service {
    /// The tournaments whose announcement is not posted, or does not show the last change.
    pub async fn unposted_tournaments(&self) -> Result<Vec<TournamentId>, Error> {
        use_case("list the tournaments to announce".to_owned(), async {
            Ok(self.store.read().await?.unposted_tournaments().await?)
        })
        .await
    }

    /// Records the announcement of a tournament, which shows this change.
    pub async fn tournament_shown(
        &self,
        id: TournamentId,
        message: MessageId,
        revision: i64,
    ) -> Result<(), Error> {
        use_case(format!("note the message of tournament {id}"), async {
            let mut writing = self.store.write().await?;
            writing.save_tournament_shown(id, message, revision).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// What is still to be posted of tournaments, the oldest first.
    pub async fn untold_tournament_events(&self) -> Result<Vec<TournamentEventId>, Error> {
        use_case("list what happened in tournaments".to_owned(), async {
            Ok(self.store.read().await?.untold_tournament_events().await?)
        })
        .await
    }

    /// What is to be posted of an event; `None` if it was posted. One that cannot be read is an error: it is tried again
    /// like any other post and given up in the end, so that it does not hold up the next season.
    pub async fn tournament_post(
        &self,
        id: TournamentEventId,
    ) -> Result<Option<TournamentPost>, Error> {
        use_case("look up what happened in a tournament".to_owned(), async {
            let mut reading = self.store.read().await?;
            let event = reading.tournament_event(id).await?;
            let Some(event) = event.filter(|it| !it.is_told) else {
                return Ok(None);
            };
            let view = TournamentView::load(&mut reading, event.tournament).await?;
            let released = released(&mut reading, &view, &event.event).await?;
            let others = reading.messages_of_events(view.tournament.id).await?;
            Ok(Some(TournamentPost {
                event,
                view,
                released,
                others,
            }))
        })
        .await
    }

    /// Records that an event was posted in this message, or never will be.
    pub async fn tournament_event_told(
        &self,
        id: TournamentEventId,
        message: Option<MessageId>,
    ) -> Result<(), Error> {
        use_case(
            "note that something of a tournament was posted".to_owned(),
            async {
                let mut writing = self.store.write().await?;
                writing.save_tournament_event_told(id, message).await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }

    /// The pairing for which a game is played, if it is.
    pub async fn tournament_of_game(&self, game: GameId) -> Result<Option<PairingKey>, Error> {
        use_case(format!("look up the tournament of game {game}"), async {
            Ok(self.store.read().await?.pairing_of_game(game).await?)
        })
        .await
    }

    /// The name of the tournament that a game is played for, if it is.
    pub async fn tournament_name_of_game(&self, game: GameId) -> Result<Option<String>, Error> {
        use_case(format!("look up the tournament of game {game}"), async {
            let mut reading = self.store.read().await?;
            let Some(pairing) = reading.pairing_of_game(game).await? else {
                return Ok(None);
            };
            let tournament = reading.tournament(pairing.tournament).await?;
            Ok(tournament.map(|tournament| tournament.setup.name))
        })
        .await
    }

    /// Lets what was paused because the bot was removed go on, once it is back. Returns how many tournaments do.
    pub async fn tournament_server_joined(
        &self,
        server: ServerId,
        now: Timestamp,
    ) -> Result<usize, Error> {
        use_case(
            format!("resume the tournaments of server {server}"),
            async {
                let mut reading = self.store.read().await?;
                let going_on = reading.tournaments_going_on(server, MOST_PAUSED).await?;
                drop(reading);
                // Every server is heard of at each connection.
                if going_on.iter().all(|it| !it.is_bot_absent) {
                    return Ok(0);
                }
                let mut resumed = 0;
                let mut writing = self.store.write().await?;
                for tournament in writing.tournaments_going_on(server, MOST_PAUSED).await? {
                    if !tournament.is_bot_absent {
                        continue;
                    }
                    let event = TournamentEvent::new(TournamentEventKind::Resumed);
                    resume(&mut writing, tournament, &event, now).await?;
                    resumed += 1;
                }
                writing.commit().await?;
                Ok(resumed)
            },
        )
        .await
    }
}

/// Pauses what goes on on a server from which the bot is removed. The games there are treated like any others.
pub(in crate::service) async fn pause_tournaments_of(
    writing: &mut Writing,
    server: ServerId,
    now: Timestamp,
) -> Result<(), Abort> {
    for mut tournament in writing.tournaments_going_on(server, MOST_PAUSED).await? {
        let is_draft = tournament.state == TournamentState::Draft;
        if is_draft || tournament.paused_at.is_some() {
            continue;
        }
        tournament.paused_at = Some(now);
        tournament.is_bot_absent = true;
        writing.save_tournament(&tournament, None).await?;
        let event = TournamentEvent::new(TournamentEventKind::Paused);
        writing
            .insert_tournament_event(tournament.id, &event, now)
            .await?;
    }
    Ok(())
}

/// The games that go on as ordinary ones after an event: those of the board that was decided, or all of what was
/// cancelled.
async fn released(
    reading: &mut Reading,
    view: &TournamentView,
    event: &TournamentEvent,
) -> Result<Vec<GameId>, Abort> {
    let decided = || view.pairing_at(event.round?, event.board?);
    let last = || view.last_round().into_iter().flat_map(|it| &it.pairings);
    let pairings: Vec<&SavedPairing> = match event.kind {
        TournamentEventKind::Adjudicated => decided().into_iter().collect(),
        TournamentEventKind::Cancelled => last().filter(|it| it.pairing.result.is_none()).collect(),
        _ => Vec::new(),
    };
    let mut found = Vec::new();
    for pairing in pairings {
        found.extend(running(reading, pairing).await?);
    }
    Ok(found)
}
