//! King of the Hill: who joins and leaves the hill of a ruleset on a server, and whose place ends. Which sets
//! count there is in `hill_sets`; how a hill works is decided by [`Hill`].
//!
//! Whoever invites to a set for the hill must stand on it; whoever accepts is put on it. Whoever has finished
//! no set for 28 days is told in private when their place ends, and when it has ended: each once, until they
//! finish a set or join again. Whoever becomes king because others went down or left is told once, too, unless they are alone on the hill.
//! Nobody's place ends who was not told three days before, or while the server's hills are switched off, and all
//! last as long as new ones once they are switched on again.

use std::collections::HashMap;

use jiff::{SignedDuration, Timestamp};

use super::error::{Abort, use_case};
use super::{Error, Service};
use crate::game::{
    GameRefusal, Hill, HillId, HillRefusal, Person, PlaceDue, PlayerId, ServerId, Step, Terms,
};
use crate::rules::{Ruleset, catalogue};
use crate::store::{self, HillKey, Reading, SavedHill, Topic, Writing};

/// The most places that are looked at in one batch.
const MOST_DUE: u32 = 100;

/// When a place is looked at again whose owner is playing, or on which nobody can climb now.
const LATER: SignedDuration = SignedDuration::from_hours(24);

/// A hill as somebody sees it.
#[derive(Clone, Debug)]
pub struct HillView {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The people on it.
    pub hill: Hill,
    /// Their names.
    pub names: HashMap<PlayerId, String>,
    /// Who looks.
    pub viewer: PlayerId,
    /// When the viewer's place ends; `None` if they have none, or are playing a set.
    pub ends_at: Option<Timestamp>,
    /// The rulesets of the other hills on the server on which somebody stands.
    pub others: Vec<Ruleset>,
}

impl HillView {
    /// The people on each step, from the bottom up, in the order of their names.
    pub fn steps(&self) -> Vec<Vec<PlayerId>> {
        let mut steps = vec![Vec::new(); usize::from(self.hill.top().map_or(0, |top| top.0))];
        for (player, climber) in self.hill.climbers() {
            steps[usize::from(climber.step.0 - Step::BOTTOM.0)].push(player);
        }
        for step in &mut steps {
            step.sort_by_key(|&player| (self.name(player).to_lowercase(), player));
        }
        steps
    }

    /// The name of somebody on the hill.
    pub fn name(&self, player: PlayerId) -> &str {
        self.names.get(&player).map_or("", String::as_str)
    }
}

impl Service {
    /// The hill of a ruleset on a server.
    pub async fn hill(
        &self,
        server: ServerId,
        ruleset: Ruleset,
        viewer: PlayerId,
    ) -> Result<HillView, Error> {
        use_case(format!("look up the hill of {}", ruleset.id), async {
            let mut reading = self.store.read().await?;
            check_open(&mut reading, server, &ruleset).await?;
            Ok(view(&mut reading, server, ruleset, viewer).await?)
        })
        .await
    }

    /// Puts a person on the bottom step of a hill; whoever stands there already stays where they are.
    pub async fn join_hill(
        &self,
        server: ServerId,
        ruleset: Ruleset,
        by: Person,
        now: Timestamp,
    ) -> Result<HillView, Error> {
        use_case(format!("join the hill of {}", ruleset.id), async {
            let mut writing = self.store.write().await?;
            check_open(&mut writing, server, &ruleset).await?;
            writing.save_player(&by).await?;
            change(&mut writing, HillKey::new(server, ruleset.id), |hill| {
                hill.join(by.id, now)
            })
            .await?;
            let view = view(&mut writing, server, ruleset, by.id).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }

    /// Takes a person off a hill. Their sets go on, and count for whoever still stands there.
    pub async fn leave_hill(
        &self,
        server: ServerId,
        ruleset: Ruleset,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<HillView, Error> {
        use_case(format!("leave the hill of {}", ruleset.id), async {
            let mut writing = self.store.write().await?;
            check_open(&mut writing, server, &ruleset).await?;
            let key = HillKey::new(server, ruleset.id);
            let SavedHill { hill, .. } = writing.hill(key).await?;
            let mut after = hill.clone();
            if after.leave(by) {
                save_fallen(&mut writing, key, &hill, &after, now).await?;
            }
            let view = view(&mut writing, server, ruleset, by).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }

    /// Tells people whose place on a hill will end soon, and takes off those whose place has ended. Returns
    /// how many places were looked at.
    pub async fn look_after_hills(&self, now: Timestamp) -> Result<usize, Error> {
        use_case("look after the hills".to_owned(), async {
            let mut reading = self.store.read().await?;
            let due = reading.climbers_due(now, MOST_DUE).await?;
            drop(reading);
            if due.is_empty() {
                return Ok(0);
            }
            let mut writing = self.store.write().await?;
            for &(hill, player) in &due {
                look_after(&mut writing, hill, player, now).await?;
            }
            writing.commit().await?;
            Ok(due.len())
        })
        .await
    }
}

/// Looks at one place.
async fn look_after(
    writing: &mut Writing,
    number: HillId,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    let later = (now + LATER, false);
    let Some((server, ruleset)) = writing.hill_by_number(number).await? else {
        return Ok(writing.save_climber_due(number, player, later).await?);
    };
    let key = HillKey::new(server, &ruleset);
    let SavedHill { hill, .. } = writing.hill(key).await?;
    let is_open = writing.server_settings(server).await?.hill;
    let is_playing = writing.running_hill_set(key, player, None).await?;
    let climber = hill
        .climber(player)
        .filter(|_| is_open && is_playing.is_none());
    let Some(climber) = climber else {
        return Ok(writing.save_climber_due(number, player, later).await?);
    };
    let is_told = writing.is_climber_told(number, player).await?;
    match climber.due(is_told, now) {
        PlaceDue::Ended => {
            let mut after = hill.clone();
            after.leave(player);
            save_fallen(writing, key, &hill, &after, now).await?;
            let news = Topic::HillLeft(number);
            writing.save_news(player, news, now).await?;
        }
        PlaceDue::ToBeTold => {
            let told = climber.told(now);
            writing.save_climber_told(number, player, &told).await?;
            let news = Topic::HillEnds(number);
            writing.save_news(player, news, now).await?;
        }
        PlaceDue::At(next) => {
            let next = (next, is_told);
            writing.save_climber_due(number, player, next).await?;
        }
    }
    Ok(())
}

/// Refused unless there is a hill of this ruleset on the server.
pub(super) async fn check_open(
    reading: &mut Reading,
    server: ServerId,
    ruleset: &Ruleset,
) -> Result<(), Abort> {
    if !reading.server_settings(server).await?.hill {
        return Err(refused(HillRefusal::Off));
    }
    if !Terms::has_hill(ruleset) {
        let ruleset = ruleset.name;
        return Err(refused(HillRefusal::NoHill { ruleset }));
    }
    Ok(())
}

/// Saves a hill that somebody has left. Who is alone on its top step because of that is told so in private, once,
/// unless it is the bottom one: nobody else is left then, and whoever joins and leaves would tell them each time.
pub(super) async fn save_fallen(
    writing: &mut Writing,
    key: HillKey<'_>,
    before: &Hill,
    after: &Hill,
    now: Timestamp,
) -> Result<(), store::Error> {
    let number = writing.save_hill(key, before, after).await?;
    let is_above = after.top().is_some_and(|top| top > Step::BOTTOM);
    if let Some(king) = after.crowned_since(before).filter(|_| is_above) {
        writing
            .save_news(king, Topic::HillKing(number), now)
            .await?;
    }
    Ok(())
}

/// The hills of a server on which somebody stands: the id of the ruleset, the step, and whether they are king.
pub(super) async fn hills_of(
    reading: &mut Reading,
    server: ServerId,
    player: PlayerId,
) -> Result<Vec<(String, Step, bool)>, store::Error> {
    if !reading.server_settings(server).await?.hill {
        return Ok(Vec::new());
    }
    let mut hills = Vec::new();
    for ruleset in reading.hills_of(server, player).await? {
        let key = HillKey::new(server, &ruleset);
        let SavedHill { hill, .. } = reading.hill(key).await?;
        if let Some(step) = hill.step_of(player) {
            hills.push((ruleset, step, hill.king() == Some(player)));
        }
    }
    Ok(hills)
}

async fn view(
    reading: &mut Reading,
    server: ServerId,
    ruleset: Ruleset,
    viewer: PlayerId,
) -> Result<HillView, store::Error> {
    let key = HillKey::new(server, ruleset.id);
    let SavedHill { hill, names } = reading.hill(key).await?;
    let is_playing = reading.running_hill_set(key, viewer, None).await?;
    let own = hill.climber(viewer).filter(|_| is_playing.is_none());
    let others = reading.hills_on(server).await?;
    let others = others.iter().filter(|&id| id != ruleset.id);
    Ok(HillView {
        ruleset,
        names,
        viewer,
        ends_at: own.map(|climber| climber.ends_at()),
        others: others.filter_map(|id| catalogue::find(id)).collect(),
        hill,
    })
}

/// Changes a hill, and saves it.
pub(super) async fn change(
    writing: &mut Writing,
    key: HillKey<'_>,
    change: impl FnOnce(&mut Hill) -> bool,
) -> Result<(), Abort> {
    let SavedHill { hill, .. } = writing.hill(key).await?;
    let mut after = hill.clone();
    if change(&mut after) {
        writing.save_hill(key, &hill, &after).await?;
    }
    Ok(())
}

pub(super) fn refused(refusal: HillRefusal) -> Abort {
    GameRefusal::from(refusal).into()
}
