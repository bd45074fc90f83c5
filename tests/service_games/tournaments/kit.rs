//! Tournaments to play with, and results that look like chance.

use jiff::{SignedDuration, Timestamp};
use tessera::game::{GameId, PlayerId, Terms, TournamentId};
use tessera::service::{
    Error, RatingBand, Service, ServiceRefusal, TournamentActor, TournamentOrder,
    TournamentRefusal, TournamentSetup, TournamentState, TournamentView,
};
use tessera::tournament::format::Format;

use crate::kit::{SERVER, World, at, days, person, place, terms};

/// Who organises.
pub fn organiser() -> TournamentActor {
    TournamentActor {
        person: person(500, "Olga"),
        may_organise: true,
    }
}

/// A tournament that starts after a day.
pub fn setup(format: Format, is_set: bool) -> TournamentSetup {
    TournamentSetup {
        name: "Spring Open".to_owned(),
        terms: Terms {
            set: is_set,
            ..terms(true)
        },
        format,
        fewest: 4,
        most: 64,
        band: RatingBand::default(),
        starts_at: days(1),
        starts_when_full: false,
        entry_until: None,
        check_in: None,
        repeats: None,
    }
}

/// The same, announced.
pub async fn announced(world: &World, setup: TournamentSetup) -> TournamentId {
    let order = TournamentOrder {
        server: SERVER,
        channel: place().channel,
        setup,
        seed: 5,
    };
    let made = world.service.create_tournament(organiser(), order, at(0));
    let id = made.await.unwrap().tournament.id;
    let by = organiser();
    let announced = world.service.announce_draft(id, (&by, None), at(1)).await;
    announced.unwrap();
    id
}

/// Lets these people enter: 1 to `people`.
pub async fn enter(world: &World, id: TournamentId, people: u64) {
    for number in 1..=people {
        let who = person(number, &format!("Player {number}"));
        let entered = world.service.enter_tournament(id, who, at(2));
        entered.await.unwrap();
    }
}

pub async fn view(service: &Service, id: TournamentId) -> TournamentView {
    service.tournament(id).await.unwrap()
}

/// A tournament of so many people whose first round has begun.
pub async fn begun(world: &World, setup: TournamentSetup, people: u64) -> TournamentId {
    let id = announced(world, setup).await;
    enter(world, id, people).await;
    world.service.look_after_tournaments(days(1)).await.unwrap();
    assert_eq!(view(&world.service, id).await.rounds.len(), 1);
    id
}

/// The games of the last round that are not decided.
pub async fn open_games(service: &Service, id: TournamentId) -> Vec<GameId> {
    let view = view(service, id).await;
    let round = view.last_round().unwrap();
    let open = round.pairings.iter();
    let open = open.filter(|it| it.pairing.result.is_none());
    let mut games = Vec::new();
    for game in open.filter_map(|it| it.game) {
        let set = service.game(game).await.unwrap().set;
        games.extend(set.map_or_else(|| vec![game], |it| it.set.games.to_vec()));
    }
    games
}

/// Lets a player resign a game in which everybody has moved twice.
pub async fn lose(service: &Service, game: GameId, loser: PlayerId, now: Timestamp) {
    let record = service.game(game).await.unwrap();
    if record.game.is_over() {
        return;
    }
    crate::kit::play_quietly(service, game, now).await;
    let now = now + SignedDuration::from_secs(30);
    service.resign(game, loser, now).await.unwrap();
}

/// Plays all games of the last round: in each the player with the larger id loses.
pub async fn play_round(service: &Service, id: TournamentId, now: Timestamp) {
    for game in open_games(service, id).await {
        let players = service.game(game).await.unwrap().game.players;
        let loser = players.into_iter().max().unwrap();
        lose(service, game, loser, now).await;
    }
    let later = now + SignedDuration::from_mins(1);
    service.look_after_tournaments(later).await.unwrap();
}

/// Plays a tournament to its end. Returns how many rounds it had.
pub async fn play_all(service: &Service, id: TournamentId) -> usize {
    for day in 2..60 {
        let standing = view(service, id).await;
        if standing.tournament.state == TournamentState::Over {
            return standing.rounds.len();
        }
        play_round(service, id, days(day)).await;
    }
    panic!("it never ends");
}

/// The refusal of a request about a tournament.
pub fn refusal<T: std::fmt::Debug>(result: Result<T, Error>) -> TournamentRefusal {
    match result {
        Err(Error::Refused(ServiceRefusal::Tournament(refusal))) => refusal,
        other => panic!("it was not refused: {other:?}"),
    }
}
