//! King of the Hill: who joins and leaves the hill of a ruleset on a server, which sets count there, and whose
//! place ends. How a hill works is decided by [`Hill`].
//!
//! Whoever invites to a set for the hill must stand on it; whoever accepts is put on it. Whoever has finished
//! no set for 28 days is told in private when their place ends, and when it has ended: each once, until they
//! finish a set or join again. Whoever becomes king because others went down or left is told once, too.
//! Nobody's place ends who was not told three days before, or while the server's hills are switched off, and all
//! last as long as new ones once they are switched on again.

use std::collections::HashMap;

use jiff::{SignedDuration, Timestamp};

use super::error::{Abort, use_case};
use super::{Error, Service};
use crate::game::{
    Challenge, Climb, Game, GameRefusal, Hill, HillId, HillRefusal, Person, PlayerId, ServerId,
    Set, SetResult, Step, Terms,
};
use crate::rules::{Ruleset, catalogue};
use crate::store::{self, Reading, SavedHill, Topic, Writing};

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
            Ok(view(&mut reading, (server, ruleset), viewer).await?)
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
            change(&mut writing, (server, ruleset.id), |hill| {
                hill.join(by.id, now)
            })
            .await?;
            let view = view(&mut writing, (server, ruleset), by.id).await?;
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
            let place = (server, ruleset.id);
            let SavedHill { hill, .. } = writing.hill(server, ruleset.id).await?;
            let mut after = hill.clone();
            if after.leave(by) {
                save_fallen(&mut writing, place, (&hill, &after), now).await?;
            }
            let view = view(&mut writing, (server, ruleset), by).await?;
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
    let place = (server, ruleset.as_str());
    let SavedHill { hill, .. } = writing.hill(server, &ruleset).await?;
    let is_open = writing.server_settings(server).await?.hill;
    let is_playing = writing.running_hill_set(place, player, None).await?;
    let climber = hill
        .climber(player)
        .filter(|_| is_open && is_playing.is_none());
    let Some(climber) = climber else {
        return Ok(writing.save_climber_due(number, player, later).await?);
    };
    let is_told = writing.is_climber_told(number, player).await?;
    if is_told && climber.ends_at() <= now {
        let mut after = hill.clone();
        after.leave(player);
        save_fallen(writing, place, (&hill, &after), now).await?;
        writing
            .save_news(player, Topic::HillLeft(number), now)
            .await?;
        return Ok(());
    }
    if !is_told && climber.told_at() <= now {
        writing
            .save_climber_told(number, player, &climber.told(now))
            .await?;
        writing
            .save_news(player, Topic::HillEnds(number), now)
            .await?;
        return Ok(());
    }
    let next = if is_told {
        climber.ends_at()
    } else {
        climber.told_at()
    };
    Ok(writing
        .save_climber_due(number, player, (next, is_told))
        .await?)
}

/// Refused unless there is a hill of this ruleset on the server.
async fn check_open(
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

/// Checks that a challenge to a set for the hill can be made: the challenger must stand on it.
pub(super) async fn check_challenge(
    reading: &mut Reading,
    challenge: &Challenge,
) -> Result<(), Abort> {
    let terms = &challenge.terms;
    if !terms.hill {
        return Ok(());
    }
    let server = challenge.place.server;
    let server = server.ok_or_else(|| refused(HillRefusal::OnlyOnServers))?;
    check_open(reading, server, &terms.ruleset).await?;
    let SavedHill { hill, .. } = reading.hill(server, terms.ruleset.id).await?;
    if hill.climber(challenge.challenger).is_none() {
        let ruleset = terms.ruleset.name;
        return Err(refused(HillRefusal::NotOnHill { ruleset }));
    }
    if let Some(opponent) = challenge.opponent {
        let place = (server, terms.ruleset.id);
        check_none_running(reading, place, [challenge.challenger, opponent]).await?;
    }
    Ok(())
}

/// Checks that a challenge to a set for the hill can be accepted, and puts whoever accepts it on the hill.
pub(super) async fn accept(
    writing: &mut Writing,
    challenge: &Challenge,
    by: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    let (terms, challenger) = (&challenge.terms, challenge.challenger);
    let (true, Some(server)) = (terms.hill, challenge.place.server) else {
        return Ok(());
    };
    check_open(writing, server, &terms.ruleset).await?;
    let place = (server, terms.ruleset.id);
    let SavedHill { hill, .. } = writing.hill(server, terms.ruleset.id).await?;
    if hill.climber(challenger).is_none() {
        let ruleset = terms.ruleset.name;
        let player = challenger;
        return Err(refused(HillRefusal::OtherLeft { player, ruleset }));
    }
    check_none_running(writing, place, [challenger, by]).await?;
    change(writing, place, |hill| hill.join(by, now)).await
}

/// Saves a hill that somebody has left. Who is alone on its top step because of that is told so in private, once.
async fn save_fallen(
    writing: &mut Writing,
    place: (ServerId, &str),
    (before, after): (&Hill, &Hill),
    now: Timestamp,
) -> Result<(), store::Error> {
    let number = writing.save_hill(place, before, after).await?;
    if let Some(king) = after.crowned_since(before) {
        writing
            .save_news(king, Topic::HillKing(number), now)
            .await?;
    }
    Ok(())
}

/// The terms of a rematch: of a rated set for the hill it is for the hill, too, as long as there is one, whoever
/// asks stands on it, and the two play no other set for it.
pub(super) async fn terms_of_rematch(
    reading: &mut Reading,
    server: Option<ServerId>,
    terms: Terms,
    [by, other]: [PlayerId; 2],
) -> Result<Terms, store::Error> {
    let (true, Some(server)) = (terms.hill, server) else {
        return Ok(terms);
    };
    let is_open = reading.server_settings(server).await?.hill;
    let SavedHill { hill, .. } = reading.hill(server, terms.ruleset.id).await?;
    let place = (server, terms.ruleset.id);
    let running = reading.running_hill_set(place, by, Some(other)).await?;
    let is_on = is_open && hill.climber(by).is_some();
    Ok(Terms {
        hill: terms.rated && is_on && running.is_none(),
        ..terms
    })
}

async fn check_none_running(
    reading: &mut Reading,
    place: (ServerId, &str),
    [one, other]: [PlayerId; 2],
) -> Result<(), Abort> {
    match reading.running_hill_set(place, one, Some(other)).await? {
        Some(game) => Err(refused(HillRefusal::SetRunning { game })),
        None => Ok(()),
    }
}

/// Counts a set for the hill that ended with this game.
pub(super) async fn count(
    writing: &mut Writing,
    game: &Game,
    set: &Set,
    result: SetResult,
) -> Result<(), store::Error> {
    let counts = game.terms.hill && game.terms.rated;
    let (true, Some(server)) = (counts, game.place.server) else {
        return Ok(());
    };
    let place = (server, game.terms.ruleset.id);
    let SavedHill { hill, .. } = writing.hill(server, place.1).await?;
    let mut after = hill.clone();
    let mut climbs = after.count(set.players, result, game.moved_at);
    let number = writing.save_hill(place, &hill, &after).await?;
    let crowned = after.crowned_since(&hill);
    let crowned = crowned.filter(|king| !set.players.contains(king));
    if let Some((king, step)) = crowned.and_then(|king| Some((king, after.step_of(king)?))) {
        climbs.push(Climb {
            player: king,
            before: hill.step_of(king).unwrap_or(step),
            after: step,
            is_king: true,
        });
        let news = Topic::HillKing(number);
        writing.save_news(king, news, game.moved_at).await?;
    }
    writing.insert_climbs(game.id, &climbs).await
}

/// What a set changed on its hill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Climbs {
    /// For its two players, in their order; `None` for who did not stand on it.
    pub of_players: [Option<Climb>; 2],
    /// Who else became king by it.
    pub crowned: Option<PlayerId>,
}

/// What the set that ended with this game changed on its hill; nothing if the game ended no such set.
pub(super) async fn climbs(
    reading: &mut Reading,
    game: &Game,
    set: &Set,
) -> Result<Climbs, store::Error> {
    if !game.terms.hill {
        return Ok(Climbs::default());
    }
    let climbs = reading.climbs(game.id).await?;
    let of = |player| climbs.iter().find(|climb| climb.player == player).copied();
    let others = climbs.iter().map(|climb| climb.player);
    Ok(Climbs {
        of_players: set.players.map(of),
        crowned: others.into_iter().find(|it| !set.players.contains(it)),
    })
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
        let SavedHill { hill, .. } = reading.hill(server, &ruleset).await?;
        if let Some(step) = hill.step_of(player) {
            hills.push((ruleset, step, hill.king() == Some(player)));
        }
    }
    Ok(hills)
}

async fn view(
    reading: &mut Reading,
    (server, ruleset): (ServerId, Ruleset),
    viewer: PlayerId,
) -> Result<HillView, store::Error> {
    let SavedHill { hill, names } = reading.hill(server, ruleset.id).await?;
    let place = (server, ruleset.id);
    let is_playing = reading.running_hill_set(place, viewer, None).await?;
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
async fn change(
    writing: &mut Writing,
    place: (ServerId, &str),
    change: impl FnOnce(&mut Hill) -> bool,
) -> Result<(), Abort> {
    let SavedHill { hill, .. } = writing.hill(place.0, place.1).await?;
    let mut after = hill.clone();
    if change(&mut after) {
        writing.save_hill(place, &hill, &after).await?;
    }
    Ok(())
}

fn refused(refusal: HillRefusal) -> Abort {
    GameRefusal::from(refusal).into()
}
