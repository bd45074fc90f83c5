//! How organisers change who takes part: somebody is taken out, or replaced before their first move.

use jiff::Timestamp;

use super::deed_limits::{check_put_in_again, check_repeated};
use super::entering::{check_person, leave};
use super::managing::{deed, due_now, finish, reason};
use super::refusal::TournamentRefusal;
use super::rounds::start_games;
use super::setting_up::TournamentActor;
use super::telling::{tell_of_deed, tell_pairing};
use super::verdict::{games, has_moved};
use super::view::TournamentView;
use crate::game::{GameRefusal, Person, PlayerId, TournamentId};
use crate::service::error::{Abort, use_case};
use crate::service::{Error, Service};
use crate::store::{
    LeftWhy, PairingKey, SavedEntry, SavedPairing, TournamentEvent, TournamentEventKind,
    TournamentNews, TournamentState, Writing,
};

/// Who takes whose place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// Who leaves.
    pub out: PlayerId,
    /// Who comes instead.
    pub put: Person,
    /// Why: it is posted.
    pub reason: String,
}

impl Service {
    /// Takes somebody out, as if they had withdrawn.
    pub async fn remove_entrant(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("take somebody out of tournament {id}"), async {
            let (mut writing, _) = self.managed(id, by).await?;
            let view = TournamentView::load(&mut writing, id).await?;
            view.entry_of(player).ok_or(TournamentRefusal::NotOfIt)?;
            leave(&mut writing, &view, player, LeftWhy::Removed, now).await?;
            let event = deed(TournamentEventKind::Removed, by).about(player);
            writing.insert_tournament_event(id, &event, now).await?;
            tell_of_deed(
                &mut writing,
                (id, by),
                player,
                TournamentNews::TakenOut,
                now,
            )
            .await?;
            finish(writing, id).await
        })
        .await
    }

    /// Notes somebody by name whom an organiser thinks of putting in the place of a player, so that the question can be
    /// answered later by [`Service::put_in_place`]. Refuses at once what that would be refused for.
    pub async fn propose_replacement(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        (out, put): (PlayerId, &Person),
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("propose a replacement in tournament {id}"), async {
            let (mut writing, tournament) = self.managed(id, by).await?;
            let view = TournamentView::load(&mut writing, id).await?;
            let entry = view.entry_of(out).ok_or(TournamentRefusal::NotOfIt)?;
            check_put(&mut writing, &view, (by, put.id)).await?;
            unplayed(&mut writing, &view, entry).await?;
            check_person(&mut writing, &tournament, put.id, now).await?;
            check_how_often(&mut writing, (id, by), put.id, now).await?;
            writing.save_player(put).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }

    /// The same as [`Service::replace_entrant`] with somebody whom the bot knows by name.
    pub async fn put_in_place(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        (out, put): (PlayerId, PlayerId),
        reason: String,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        let put = self.known_by_name(put).await?;
        let wanted = Replacement { out, put, reason };
        Box::pin(self.replace_entrant(id, by, wanted, now)).await
    }

    /// Refuses what [`Service::put_in_place`] would be refused for, before a reason is written.
    pub async fn check_replacement(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        (out, put): (PlayerId, PlayerId),
        now: Timestamp,
    ) -> Result<(), Error> {
        let put = self.known_by_name(put).await?;
        self.propose_replacement(id, by, (out, &put), now).await?;
        Ok(())
    }

    async fn known_by_name(&self, player: PlayerId) -> Result<Person, Error> {
        let name = use_case("look up a person".to_owned(), async {
            let name = self.store.read().await?.name(player).await?;
            Ok(name.ok_or(TournamentRefusal::NotKnown)?)
        });
        Ok(Person::new(player, &name.await?))
    }

    /// Puts somebody in the place of a player who has made no move in the tournament. Games that had begun are
    /// resigned for that player, too early to count, and begun again. All whom it concerns are told in private, each once:
    /// the end of the games that were given up pings nobody.
    pub async fn replace_entrant(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        wanted: Replacement,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        let replaced = use_case(
            format!("replace somebody in tournament {id}"),
            Box::pin(async {
                let (mut writing, tournament) = self.managed(id, by).await?;
                let view = TournamentView::load(&mut writing, id).await?;
                let reason = reason(&wanted.reason)?;
                let entry = view.entry_of(wanted.out);
                let entry = entry.ok_or(TournamentRefusal::NotOfIt)?;
                check_put(&mut writing, &view, (by, wanted.put.id)).await?;
                let open = unplayed(&mut writing, &view, entry).await?;
                let rating = check_person(&mut writing, &tournament, wanted.put.id, now).await?;
                check_how_often(&mut writing, (id, by), wanted.put.id, now).await?;
                writing.save_player(&wanted.put).await?;
                writing.delete_tournament_entry(id, wanted.out).await?;
                let put = SavedEntry {
                    player: wanted.put.id,
                    name: wanted.put.called().to_owned(),
                    entered_at: now,
                    rating,
                    // Before the start, they say themselves that they are there.
                    is_checked_in: view.tournament.state != TournamentState::Open,
                    departure: None,
                    ..entry.clone()
                };
                writing.save_tournament_entry(id, &put).await?;
                let mut ended = Vec::new();
                let view = TournamentView::load(&mut writing, id).await?;
                for pairing in open {
                    ended.extend(games(&mut writing, &pairing).await?);
                    begin_again(&mut writing, &view, pairing, now).await?;
                }
                writing.forget_playing_news(id, wanted.out).await?;
                if wanted.put.id != by.person.id {
                    writing.forget_playing_news(id, wanted.put.id).await?;
                }
                let put = (wanted.put.id, TournamentNews::PutIn);
                for (player, news) in [put, (wanted.out, TournamentNews::Replaced)] {
                    tell_of_deed(&mut writing, (id, by), player, news, now).await?;
                }
                let event = TournamentEvent {
                    other: Some(wanted.put.id),
                    reason: Some(reason),
                    ..deed(TournamentEventKind::Replaced, by).about(wanted.out)
                };
                writing.insert_tournament_event(id, &event, now).await?;
                due_now(&mut writing, &view, now).await?;
                Ok((finish(writing, id).await?, ended))
            }),
        );
        let (view, ended) = replaced.await?;
        // Nothing depends on them any more: if this is interrupted, they end by their clocks.
        for game in ended.iter().filter(|it| !it.is_over()) {
            match Box::pin(self.resign_silently(game.id, wanted.out, now)).await {
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(failed) => return Err(failed),
            }
        }
        Ok(view)
    }
}

/// Refuses whoever is in the tournament already, or was, and whoever has blocked the organiser that puts them there.
async fn check_put(
    writing: &mut Writing,
    view: &TournamentView,
    (by, put): (&TournamentActor, PlayerId),
) -> Result<(), Abort> {
    if view.entry_of(put).is_some() {
        return Err(TournamentRefusal::PlaysAlready.into());
    }
    if writing.has_blocked(put, by.person.id).await? {
        return Err(GameRefusal::Blocked.into());
    }
    Ok(())
}

/// Refuses the organiser who has replaced too many lately, and whoever was put in too often.
async fn check_how_often(
    writing: &mut Writing,
    (id, by): (TournamentId, &TournamentActor),
    put: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    check_repeated(writing, by, TournamentEventKind::Replaced, now).await?;
    check_put_in_again(writing, id, put).await
}

/// Begins the games of a pairing again, in which somebody new plays. Its players are told, and the organiser if they
/// should not have met, as in any round.
async fn begin_again(
    writing: &mut Writing,
    view: &TournamentView,
    pairing: SavedPairing,
    now: Timestamp,
) -> Result<(), Abort> {
    let id = view.tournament.id;
    let games = start_games(writing, view, &pairing, now).await?;
    let people = view.players(&pairing);
    let blocked = writing.blocked_pairs(id).await?;
    let is_unwanted = |(one, other)| people.contains(&one) && people.contains(&other);
    let mut begun = SavedPairing {
        game: games.first().copied(),
        second_game: games.get(1).copied(),
        running: games.clone(),
        ..pairing
    };
    begun.pairing.is_unwanted = blocked.into_iter().any(is_unwanted);
    let key = PairingKey {
        tournament: id,
        round: view.rounds.len(),
        board: begun.board,
    };
    if let Some(game) = begun.game {
        let is_unwanted = begun.pairing.is_unwanted;
        writing.save_pairing_game(key, game, is_unwanted).await?;
    }
    tell_pairing(writing, view, key.round, &begun, now).await
}

/// The pairings that somebody has in the round that is played and that are not decided. Refused if they left, or have
/// moved in a game or finished one.
async fn unplayed(
    writing: &mut Writing,
    view: &TournamentView,
    entry: &SavedEntry,
) -> Result<Vec<SavedPairing>, Abort> {
    if entry.departure.is_some() {
        return Err(TournamentRefusal::HasLeft.into());
    }
    if view.tournament.state == TournamentState::Open {
        return Ok(Vec::new());
    }
    let number = entry.number.unwrap_or_default();
    let all = view.rounds.iter().flat_map(|it| &it.pairings);
    let mut own = all.filter(|it| it.pairing.players.contains(&number));
    if own.any(|it| it.pairing.result.is_some() && it.game.is_some()) {
        return Err(TournamentRefusal::PlayedAlready.into());
    }
    let open = view.pairings_of(entry.player);
    let open = open.filter(|it| it.pairing.result.is_none());
    let open: Vec<SavedPairing> = open.cloned().collect();
    for pairing in &open {
        for game in games(writing, pairing).await? {
            if game.is_over() || has_moved(&game, entry.player) {
                return Err(TournamentRefusal::PlayedAlready.into());
            }
        }
    }
    Ok(open)
}
