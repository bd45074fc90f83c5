//! What people choose for themselves, and servers for everybody on them.

use jiff::Timestamp;

use super::error::{Stop, verb};
use super::{Error, Service};
use crate::game::{
    Habits, Person, PlayerId, ServerId, ServerSettings, ServerWishes, Settings, Wishes,
};
use crate::store::Writing;

impl Service {
    /// A person's settings; the defaults for who has chosen nothing.
    pub async fn settings(&self, player: PlayerId) -> Result<Settings, Error> {
        verb(format!("look up the settings of {player}"), async {
            let mut reading = self.store.read().await?;
            Ok(reading.settings(player).await?)
        })
        .await
    }

    /// Changes some of a person's settings, and says how they are now. Clocks that run go by them
    /// from now on.
    pub async fn change_settings(
        &self,
        person: &Person,
        wishes: Wishes,
        now: Timestamp,
    ) -> Result<Settings, Error> {
        verb(format!("change the settings of {}", person.id), async {
            let mut writing = self.store.write().await?;
            let before = writing.settings(person.id).await?;
            let settings = before.clone().with(wishes);
            if settings.habits != before.habits {
                change_habits(&mut writing, person.id, &settings.habits, now).await?;
            }
            let digest = settings.digest.then(|| settings.habits.next_digest(now));
            writing.save_player(person).await?;
            writing.save_settings(person.id, &settings, digest).await?;
            writing.commit().await?;
            Ok(settings)
        })
        .await
    }

    /// How many hours of vacation a person has left in the year of this moment.
    pub async fn vacation_left(&self, player: PlayerId, now: Timestamp) -> Result<u16, Error> {
        verb(format!("look up the vacation of {player}"), async {
            let vacation = self.store.read().await?.vacation(player).await?;
            Ok(vacation.hours_left(now))
        })
        .await
    }

    /// Whether a person may be written to privately.
    pub async fn welcomes_messages(&self, player: PlayerId) -> Result<bool, Error> {
        verb(format!("look up how to reach {player}"), async {
            Ok(self.store.read().await?.welcomes_messages(player).await?)
        })
        .await
    }

    /// Notes that Discord turned a private message to this person away: none is tried until they
    /// change their settings.
    pub async fn messages_refused(&self, player: PlayerId) -> Result<(), Error> {
        verb(format!("note how to reach {player}"), async {
            let mut writing = self.store.write().await?;
            let settings = writing.settings(player).await?;
            let digest = writing.digest_due(player).await?;
            writing.save_settings(player, &settings, digest).await?;
            writing.refuse_messages(player).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Those whose daily list is due by now. Each is named once a day: the next list is due tomorrow
    /// from here on.
    pub async fn take_digests(&self, now: Timestamp) -> Result<Vec<Person>, Error> {
        verb("look for daily lists".to_owned(), async {
            if self.store.read().await?.digests_due(now).await?.is_empty() {
                return Ok(Vec::new());
            }
            let mut writing = self.store.write().await?;
            let people = writing.digests_due(now).await?;
            for person in &people {
                let next = writing.habits(person.id).await?.next_digest(now);
                writing.save_digest_due(person.id, next).await?;
            }
            writing.commit().await?;
            Ok(people)
        })
        .await
    }

    /// What was chosen for everybody on a server.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, Error> {
        verb(format!("look up the settings of server {server}"), async {
            Ok(self.store.read().await?.server_settings(server).await?)
        })
        .await
    }

    /// Changes some of what is chosen for everybody on a server, and says how it is now.
    pub async fn change_server_settings(
        &self,
        server: ServerId,
        wishes: ServerWishes,
    ) -> Result<ServerSettings, Error> {
        verb(format!("change the settings of server {server}"), async {
            let mut writing = self.store.write().await?;
            let settings = writing.server_settings(server).await?.with(wishes);
            writing.save_server_settings(server, &settings).await?;
            writing.commit().await?;
            Ok(settings)
        })
        .await
    }
}

/// Lets the clocks that run for a person, and their reminders, go by other habits.
async fn change_habits(
    writing: &mut Writing,
    player: PlayerId,
    habits: &Habits,
    now: Timestamp,
) -> Result<(), Stop> {
    for id in writing.games_running(player, u32::MAX).await? {
        let Some(mut saved) = writing.game(id).await? else {
            continue;
        };
        let game = &mut saved.game;
        let at = game.mark();
        game.change_habits(player, habits, now);
        writing.save_game(game, at).await?;
    }
    Ok(())
}
