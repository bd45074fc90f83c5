//! A tournament as it is shown: what was chosen, who entered, and the rounds so far.

use std::collections::BTreeSet;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::limits::SHORTEST_ENTRY;
use super::refusal::TournamentRefusal;
use super::repetition::rule_of;
use crate::game::{PlayerId, ServerId, TournamentId, UsualRecurrence};
use crate::service::error::{Abort, use_case};
use crate::service::{Error, Service};
use crate::store::{
    self, Drafts, LeagueSeason, Part, Reading, SavedEntry, SavedPairing, SavedRound,
    SavedTournament, SavedTournamentEvent, TournamentState,
};
use crate::tournament::course::{Course, Entrant};

/// How many tournaments are looked at to find the one that is meant: more than can be going on at the same time.
const LISTED: u32 = 25;

/// How many tournaments a page of the list has: so many can be read on a phone.
const ON_A_PAGE: u32 = 10;

/// How many of a person's tournaments are looked at.
const MOST_ENTERED: u32 = 50;

/// How a tournament repeats, as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSeries {
    /// Which of the usual rules it is, if it is one.
    pub usual: Option<UsualRecurrence>,
    /// The rule as RFC 5545 writes it.
    pub rule: String,
    /// The rule as a calendar file has it.
    pub in_calendar: String,
    /// The time zone in which it is read.
    pub zone: TimeZone,
    /// The first start of the series, from which the rule counts.
    pub first: Timestamp,
    /// The time after this one; `None` if this is the last.
    pub next: Option<Timestamp>,
}

/// A tournament with everything that is shown of it.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentView {
    /// What was chosen, and how far it has come.
    pub tournament: SavedTournament,
    /// Who entered: by pairing numbers once it has begun, before that in the order in which they did.
    pub entries: Vec<SavedEntry>,
    /// The rounds so far.
    pub rounds: Vec<SavedRound>,
    /// The season of a league that it is, once it is announced; `None` also if that is damaged.
    pub season: Option<LeagueSeason>,
}

/// What a list tells of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedTournament {
    /// What was chosen, and how far it has come.
    pub tournament: SavedTournament,
    /// The season of a league that it is; `None` also if that is damaged.
    pub season: Option<LeagueSeason>,
    /// How many have entered and not left.
    pub staying: u32,
    /// How many rounds have begun.
    pub rounds: u32,
}

/// What was found out of what is stored of a tournament; `None` if that cannot be read, which is logged once, or if
/// there is nothing to be found out.
pub(super) fn set_aside<T>(
    reading: &Reading,
    found: Result<T, Abort>,
) -> Result<Option<T>, store::Error> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Abort::Failed(error)) => reading.set_aside(Err(error)),
        Err(Abort::Refused(_)) => Ok(None),
    }
}

impl TournamentView {
    /// Whether people can enter although it has begun: until half of the rounds of a Swiss are played. The places may
    /// all be taken.
    pub fn takes_late_entries(&self) -> bool {
        let rounds = self.course().rounds_of_swiss();
        self.tournament.state == TournamentState::Running
            && rounds.is_some_and(|all| 2 * self.rounds.len() <= all)
    }

    /// Its course, from which standings and what is still possible follow.
    pub fn course(&self) -> Course {
        let setup = &self.tournament.setup;
        let entrants = self.numbered().map(|it| Entrant {
            from_round: it.from_round,
            left_after: it.departure.map(|it| it.after_round),
        });
        let rounds = self.rounds.iter().map(|round| {
            let pairings = round.pairings.iter();
            pairings.map(|it| it.pairing.clone()).collect()
        });
        Course {
            format: setup.format,
            seats: usize::from(setup.terms.ruleset.seats),
            by_sets: setup.terms.set,
            seed: self.tournament.seed,
            entrants: entrants.collect(),
            rounds: rounds.collect(),
            unwanted: BTreeSet::new(),
            byes: BTreeSet::new(),
        }
    }

    /// How it repeats; `None` if it does not, or by a rule that cannot be read any more.
    pub fn series(&self) -> Option<TournamentSeries> {
        let tournament = &self.tournament;
        let repetition = tournament.setup.repeats.as_ref()?;
        let (rule, zone) = rule_of(repetition).ok()?;
        let planned = tournament.planned_at;
        let planned = planned.unwrap_or(tournament.setup.starts_at);
        let first = tournament.series_start.unwrap_or(planned);
        // The next one is announced when this one begins, and people need time to enter.
        let begins_at = tournament.setup.starts_at;
        let soonest = begins_at.saturating_add(SHORTEST_ENTRY);
        let after = if begins_at > planned {
            soonest.unwrap_or(Timestamp::MAX)
        } else {
            planned
        };
        Some(TournamentSeries {
            usual: rule.usual(first, &zone),
            next: rule.next(first, &zone, after),
            in_calendar: rule.in_calendar(&zone),
            rule: rule.to_string(),
            zone,
            first,
        })
    }

    /// Those who take part, in the order of their pairing numbers, which are 1, 2, 3 and so on.
    pub fn numbered(&self) -> impl Iterator<Item = &SavedEntry> {
        self.entries.iter().filter(|it| it.number.is_some())
    }

    /// Somebody's entry.
    pub fn entry_of(&self, player: PlayerId) -> Option<&SavedEntry> {
        self.entries.iter().find(|it| it.player == player)
    }

    /// Who has a pairing number.
    pub fn entry(&self, number: usize) -> Option<&SavedEntry> {
        self.entries.iter().find(|it| it.number == Some(number))
    }

    /// Those who entered and have not left.
    pub fn staying(&self) -> impl Iterator<Item = &SavedEntry> {
        self.entries.iter().filter(|it| it.departure.is_none())
    }

    /// Those who take part if it starts now: where there is a check-in, those who have said that they are there.
    pub fn ready(&self) -> impl Iterator<Item = &SavedEntry> {
        let has_check_in = self.tournament.setup.check_in.is_some();
        self.staying()
            .filter(move |it| it.is_checked_in || !has_check_in)
    }

    /// The round that was made last, if there is one.
    pub fn last_round(&self) -> Option<&SavedRound> {
        self.rounds.last()
    }

    /// The pairing of a board in a round, both from 1.
    pub fn pairing_at(&self, round: usize, board: usize) -> Option<&SavedPairing> {
        let round = self.rounds.iter().find(|it| it.number == round)?;
        round.pairings.iter().find(|it| it.board == board)
    }

    /// Somebody's pairing in the round that was made last; in a league the first of them.
    pub fn pairing_of(&self, player: PlayerId) -> Option<&SavedPairing> {
        self.pairings_of(player).next()
    }

    /// The people of a pairing, in the order of their seats.
    pub(super) fn players(&self, pairing: &SavedPairing) -> Vec<PlayerId> {
        let numbers = pairing.pairing.players.iter();
        numbers
            .filter_map(|it| self.entry(*it))
            .map(|it| it.player)
            .collect()
    }

    /// Somebody's pairings in the round that was made last: several in a league, elsewhere one.
    pub fn pairings_of(&self, player: PlayerId) -> impl Iterator<Item = &SavedPairing> {
        let number = self.entry_of(player).and_then(|it| it.number);
        let pairings = self.last_round().into_iter().flat_map(|it| &it.pairings);
        pairings.filter(move |it| number.is_some_and(|number| it.pairing.players.contains(&number)))
    }

    pub(super) async fn load(reading: &mut Reading, id: TournamentId) -> Result<Self, Abort> {
        let tournament = load(reading, id).await?;
        let entries = reading.tournament_entries(id).await?;
        let rounds = if tournament.started_at.is_some() {
            reading.tournament_rounds(id).await?
        } else {
            Vec::new()
        };
        let season = season(reading, &tournament).await?;
        Ok(Self {
            tournament,
            entries,
            rounds,
            season,
        })
    }
}

impl Service {
    /// A tournament by its number. A draft is shown too: its caller asks whether the person may see it.
    pub async fn tournament(&self, id: TournamentId) -> Result<TournamentView, Error> {
        use_case(format!("look up tournament {id}"), async {
            let mut reading = self.store.read().await?;
            match TournamentView::load(&mut reading, id).await {
                Err(Abort::Failed(error)) if error.affects_one_record() => {
                    reading.set_aside::<()>(Err(error))?;
                    Err(TournamentRefusal::CannotBeRead(id).into())
                }
                loaded => loaded,
            }
        })
        .await
    }

    /// The tournaments of a server that are not over, the oldest first, then those that are, the latest first; 25 at
    /// most. Drafts are among them, as far as what is announced leaves them room.
    pub async fn tournaments_on(&self, server: ServerId) -> Result<Vec<SavedTournament>, Error> {
        use_case(format!("list the tournaments of server {server}"), async {
            let mut reading = self.store.read().await?;
            let mut listed = reading.tournaments_going_on(server, LISTED).await?;
            listed.sort_by_key(|it| it.id.0);
            let room = LISTED.saturating_sub(u32::try_from(listed.len()).unwrap_or(LISTED));
            listed.extend(reading.tournaments_ended(server, room).await?);
            Ok(listed)
        })
        .await
    }

    /// A page of a server's tournaments, from 0, and whether there are more: those that are not over, the first to start
    /// first, then drafts, then those that have ended, the latest first. Drafts are for those who made them and those who may organise. What cannot be
    /// read is left out.
    pub async fn list_tournaments(
        &self,
        server: ServerId,
        drafts: Drafts,
        page: u16,
    ) -> Result<(Vec<ListedTournament>, bool), Error> {
        use_case(format!("list the tournaments of server {server}"), async {
            let mut reading = self.store.read().await?;
            let from = u32::from(page) * ON_A_PAGE;
            let part = Part {
                from,
                most: ON_A_PAGE + 1,
            };
            let mut ids = reading.tournaments_listed(server, drafts, part).await?;
            let has_more = ids.len() > ON_A_PAGE as usize;
            ids.truncate(ON_A_PAGE as usize);
            let mut listed = Vec::new();
            for id in ids {
                let found = reading.tournament(id).await;
                let Some(tournament) = reading.set_aside(found)?.flatten() else {
                    continue;
                };
                let (staying, rounds) = reading.tournament_counts(id).await?;
                listed.push(ListedTournament {
                    season: season(&mut reading, &tournament).await?,
                    tournament,
                    staying,
                    rounds,
                });
            }
            Ok((listed, has_more))
        })
        .await
    }

    /// The tournaments that somebody entered and that are not over, the latest first.
    pub async fn tournaments_of(&self, player: PlayerId) -> Result<Vec<TournamentView>, Error> {
        use_case("list the tournaments of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let mut views = Vec::new();
            for id in reading.tournaments_entered(player, MOST_ENTERED).await? {
                let found = reading.tournament(id).await;
                let found = reading.set_aside(found)?.flatten();
                if found.is_none_or(|it| it.state.is_ended()) {
                    continue;
                }
                match TournamentView::load(&mut reading, id).await {
                    Err(Abort::Failed(error)) if error.affects_one_record() => {
                        reading.set_aside::<()>(Err(error))?;
                    }
                    loaded => views.push(loaded?),
                }
            }
            Ok(views)
        })
        .await
    }

    /// What happened in a tournament, the latest first: the log of its organiser's deeds.
    pub async fn tournament_log(
        &self,
        id: TournamentId,
        most: u32,
    ) -> Result<Vec<SavedTournamentEvent>, Error> {
        use_case(format!("look up the log of tournament {id}"), async {
            let mut reading = self.store.read().await?;
            Ok(reading.tournament_events(id, most).await?)
        })
        .await
    }
}

/// The season of a league that a tournament is. A damaged one is set aside: it is shown without, and does not go on.
pub(super) async fn season(
    reading: &mut Reading,
    tournament: &SavedTournament,
) -> Result<Option<LeagueSeason>, Abort> {
    let is_league = tournament.setup.format.divisions().is_some();
    if !is_league || tournament.announced_at.is_none() {
        return Ok(None);
    }
    let found = reading.league_season(tournament.id).await;
    Ok(reading.set_aside(found)?.flatten())
}

/// A tournament by its number, or a refusal if there is none.
pub(super) async fn load(
    reading: &mut Reading,
    id: TournamentId,
) -> Result<SavedTournament, Abort> {
    let found = reading.tournament(id).await?;
    Ok(found.ok_or(TournamentRefusal::NoSuchTournament(id))?)
}

/// The same for a tournament that is announced and not over.
pub(super) async fn load_announced(
    reading: &mut Reading,
    id: TournamentId,
) -> Result<SavedTournament, Abort> {
    let found = load(reading, id).await?;
    match found.state {
        TournamentState::Draft => Err(TournamentRefusal::NoSuchTournament(id).into()),
        TournamentState::Open | TournamentState::Running => Ok(found),
        TournamentState::Over | TournamentState::Cancelled => Err(TournamentRefusal::Over.into()),
    }
}
