//! Sets for a hill: whether one can be agreed on, and what it changes. It is counted in the transaction that ends
//! the set, and what it changed is kept with its last game, so that the end always says the same.

use jiff::Timestamp;

use super::error::Abort;
use super::hills::{change, check_open, refused};
use crate::game::{
    Challenge, ChallengeId, Climb, Game, HillRefusal, PlayerId, ServerId, Set, SetResult, Terms,
};
use crate::store::{self, HillKey, Reading, SavedHill, Topic, Writing};

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
    let key = HillKey::new(server, terms.ruleset.id);
    let SavedHill { hill, .. } = reading.hill(key).await?;
    if hill.climber(challenge.challenger).is_none() {
        let ruleset = terms.ruleset.name;
        return Err(refused(HillRefusal::NotOnHill { ruleset }));
    }
    if let Some(opponent) = challenge.opponent {
        check_none_running(reading, key, [challenge.challenger, opponent]).await?;
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
    let key = HillKey::new(server, terms.ruleset.id);
    let SavedHill { hill, .. } = writing.hill(key).await?;
    if hill.climber(challenger).is_none() {
        let ruleset = terms.ruleset.name;
        let player = challenger;
        return Err(refused(HillRefusal::OtherLeft { player, ruleset }));
    }
    check_none_running(writing, key, [challenger, by]).await?;
    change(writing, key, |hill| hill.join(by, now)).await
}

/// Why a rematch of a set for the hill is not for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffHill {
    /// There are no hills on the server any more.
    SwitchedOff,
    /// Whoever asked for it is not on the hill any more.
    Left,
    /// The two are playing another set for it.
    Playing,
}

/// Why a rematch that `by` asks for on these terms of the last game cannot be for the hill; `None` if it can, or
/// if the last game was not for one.
pub(super) async fn off_hill(
    reading: &mut Reading,
    server: Option<ServerId>,
    terms: &Terms,
    [by, other]: [PlayerId; 2],
) -> Result<Option<OffHill>, store::Error> {
    let (true, Some(server)) = (terms.hill, server) else {
        return Ok(None);
    };
    if !reading.server_settings(server).await?.hill {
        return Ok(Some(OffHill::SwitchedOff));
    }
    let key = HillKey::new(server, terms.ruleset.id);
    let SavedHill { hill, .. } = reading.hill(key).await?;
    if hill.climber(by).is_none() {
        return Ok(Some(OffHill::Left));
    }
    let running = reading.running_hill_set(key, by, Some(other)).await?;
    Ok(running.map(|_| OffHill::Playing))
}

async fn check_none_running(
    reading: &mut Reading,
    key: HillKey<'_>,
    [one, other]: [PlayerId; 2],
) -> Result<(), Abort> {
    match reading.running_hill_set(key, one, Some(other)).await? {
        Some(game) => Err(refused(HillRefusal::SetRunning { game })),
        None => Ok(()),
    }
}

/// Checks that no other invitation to a set for the hill stands between the two of a challenge; one that it answers
/// with other terms stands no more.
pub(super) async fn check_none_standing(
    reading: &mut Reading,
    challenge: &Challenge,
    answered: Option<ChallengeId>,
) -> Result<(), Abort> {
    let (true, Some(opponent)) = (challenge.terms.hill, challenge.opponent) else {
        return Ok(());
    };
    let between = [challenge.challenger, opponent];
    for id in reading.open_for_hill(between).await? {
        let found = reading.challenge(id).await;
        // One that cannot be read must not block others.
        let Some(other) = reading.set_aside(found)?.flatten() else {
            continue;
        };
        let is_same = other.place.server == challenge.place.server
            && other.terms.ruleset.id == challenge.terms.ruleset.id;
        if is_same && answered != Some(id) {
            return Err(refused(HillRefusal::Invited {
                by: other.challenger,
                channel: other.place.channel,
                at: other.made_at,
            }));
        }
    }
    Ok(())
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
    let key = HillKey::new(server, game.terms.ruleset.id);
    let SavedHill { hill, .. } = writing.hill(key).await?;
    let mut after = hill.clone();
    let mut climbs = after.count(set.players, result, game.moved_at);
    let number = writing.save_hill(key, &hill, &after).await?;
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
