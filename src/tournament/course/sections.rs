//! Round robins in sections: the winners of the sections meet in further ones, until one section is left.
//!
//! Whoever withdraws before having played half of their games is struck out (FIDE C.06): none of their
//! games counts, and those who would have met them sit out. Otherwise their further games are forfeits.

use super::data::{Course, past_round};
use super::pairing::{Outcome, Pairing, points_of};
use crate::tournament::round::{Bye, PairingNumber, PastRound};
use crate::tournament::round_robin::{self, Seeding, berger, is_struck_out};
use crate::tournament::standings::{Results, Standing, Unplayed, standings};

/// A section: some of the players meet each other.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub(super) stage: usize,
    pub(super) number: usize,
    /// The best one first.
    pub(super) players: Vec<PairingNumber>,
}

/// The sections of each stage that is known.
pub(super) fn stages(course: &Course, size: usize, seeding: Seeding) -> Vec<Vec<Section>> {
    let mut players: Vec<PairingNumber> = (1..=course.entrants.len()).collect();
    let mut stages: Vec<Vec<Section>> = Vec::new();
    loop {
        let seeding = if stages.is_empty() {
            seeding
        } else {
            Seeding::Snake
        };
        let sections = sections_of(&players, size, seeding, stages.len());
        let is_final = sections.len() < 2;
        let is_over = rounds_left(course, &sections) == 0 && !is_played(course, stages.len());
        let winners = winners(course, &sections);
        stages.push(sections);
        if is_final || !is_over || winners.len() < 2 {
            return stages;
        }
        players = winners;
    }
}

/// The next round; nothing if it is over.
pub(super) fn next_round(course: &Course, size: usize, seeding: Seeding) -> Vec<Pairing> {
    let round = course.next_round();
    let stages = stages(course, size, seeding);
    let Some(sections) = stages.last().filter(|it| rounds_left(course, it) > 0) else {
        return Vec::new();
    };
    let here = |section: &Section| course.rounds_of(section.stage).len();
    let everybody = || sections.iter().flat_map(|it| it.players.iter().copied());
    let mut pairings = Vec::new();
    for section in sections {
        let schedule = berger(section.players.len());
        for (white, black) in schedule.get(here(section)).into_iter().flatten() {
            let players = [section.players[white - 1], section.players[black - 1]];
            pairings.extend(pairing(course, section, players));
        }
    }
    if pairings.is_empty() {
        let staying = everybody().filter(|it| !course.has_left_before(*it, round));
        let stage = sections[0].stage;
        pairings.extend(staying.map(|it| Pairing::bye(stage, 0, it, Bye::ZeroPoint)));
    }
    pairings
}

/// What becomes of a game of the schedule.
fn pairing(course: &Course, section: &Section, players: [PairingNumber; 2]) -> Option<Pairing> {
    let round = course.next_round();
    let (stage, number) = (section.stage, section.number);
    let is_out = |it: PairingNumber| section.is_struck(course, it);
    match players.map(is_out) {
        [true, true] => None,
        [true, false] => Some(Pairing::bye(stage, number, players[1], Bye::ZeroPoint)),
        [false, true] => Some(Pairing::bye(stage, number, players[0], Bye::ZeroPoint)),
        [false, false] => {
            let pairing = Pairing::new(stage, number, players.to_vec()).marked(course);
            Some(pairing.decided_by_departures(|it| course.has_left_before(it, round)))
        }
    }
}

fn sections_of(
    players: &[PairingNumber],
    size: usize,
    seeding: Seeding,
    stage: usize,
) -> Vec<Section> {
    let sections = round_robin::sections(players.len(), size, seeding);
    let sections = sections.into_iter().enumerate();
    let sections = sections.map(|(number, places)| Section {
        stage,
        number,
        players: places.into_iter().map(|it| players[it - 1]).collect(),
    });
    sections.collect()
}

/// Whether somebody has a further game in the schedule of their section.
pub(super) fn plays_on(
    course: &Course,
    (size, seeding): (usize, Seeding),
    player: PairingNumber,
) -> bool {
    let stages = stages(course, size, seeding);
    let last = stages.last().into_iter().flatten();
    let mut own = last.filter(|it| it.players.contains(&player));
    let Some(section) = own.next().filter(|it| !it.is_struck(course, player)) else {
        return false;
    };
    let schedule = berger(section.players.len()).into_iter();
    let mut left = schedule
        .skip(course.rounds_of(section.stage).len())
        .flatten();
    let number = |place: usize| section.players[place - 1];
    let round = course.next_round();
    !course.has_left_before(player, round)
        && left.any(|(white, black)| {
            let both = [number(white), number(black)];
            let mut others = both.into_iter().filter(|it| *it != player);
            let other = others.next();
            let is_own = others.next().is_none();
            is_own && other.is_some_and(|it| !section.is_struck(course, it))
        })
}

/// Those who have no opponent in the last round although their section plays it, and have not left.
pub(super) fn left_over(course: &Course, size: usize, seeding: Seeding) -> Vec<PairingNumber> {
    let stages = stages(course, size, seeding);
    let played = |it: &&Section| course.rounds_of(it.stage).len();
    let last = stages.get(course.last_stage()).into_iter().flatten();
    let playing = last.filter(|it| (1..=berger(it.players.len()).len()).contains(&played(it)));
    let players = playing.flat_map(|it| &it.players).copied();
    let named = course.rounds.last().into_iter().flatten();
    let named: Vec<PairingNumber> = named.flat_map(|it| it.players.iter().copied()).collect();
    let here = players.filter(|it| !course.has_left_before(*it, course.rounds.len()));
    here.filter(|it| !named.contains(it)).collect()
}

/// How many rounds of a stage are left; none if nobody is left to play them.
fn rounds_left(course: &Course, sections: &[Section]) -> usize {
    let rounds = sections.iter().map(|it| berger(it.players.len()).len());
    let played = sections
        .first()
        .map_or(0, |it| course.rounds_of(it.stage).len());
    let round = course.next_round();
    let mut everybody = sections.iter().flat_map(|it| &it.players);
    if everybody.all(|it| course.has_left_before(*it, round)) {
        return 0;
    }
    rounds.max().unwrap_or(0).saturating_sub(played)
}

/// Whether something of a stage is still played.
fn is_played(course: &Course, stage: usize) -> bool {
    course.is_waiting() && course.last_stage() == stage
}

/// The best of each section who are still there, the better initial place first.
fn winners(course: &Course, sections: &[Section]) -> Vec<PairingNumber> {
    let round = course.rounds_of(sections.first().map_or(0, |it| it.stage));
    let last = round.last().map_or(0, |(number, _)| *number);
    let winners = sections.iter().filter_map(|section| {
        let mut table = section.table(course).into_iter().map(|it| it.player);
        table.find(|it| !course.has_left_before(*it, last + 1))
    });
    let mut winners: Vec<PairingNumber> = winners.collect();
    winners.sort_unstable();
    winners
}

/// Whether a player of the pairing is in one of the others.
fn is_in(others: &[&Pairing], pairing: &Pairing) -> bool {
    let mut players = others.iter().flat_map(|it| &it.players);
    players.any(|it| pairing.players.contains(it))
}

impl Section {
    /// The pairings of the section so far, by rounds. The games of a division are all played in one round: here they
    /// are the rounds of their schedule again, in each of which somebody has one game at most.
    fn rounds<'a>(&self, course: &'a Course) -> Vec<Vec<&'a Pairing>> {
        let rounds = course.rounds_of(self.stage).into_iter();
        let rounds = rounds.flat_map(|(_, pairings)| {
            let own = pairings.into_iter().filter(|it| it.section == self.number);
            let mut rounds: Vec<Vec<&Pairing>> = vec![Vec::new()];
            for pairing in own {
                let last = rounds.last_mut().filter(|it| !is_in(it, pairing));
                match last {
                    Some(round) => round.push(pairing),
                    None => rounds.push(vec![pairing]),
                }
            }
            rounds
        });
        rounds.collect()
    }

    /// Its pairings so far.
    pub(super) fn pairings<'a>(&self, course: &'a Course) -> Vec<&'a Pairing> {
        self.rounds(course).into_iter().flatten().collect()
    }

    /// Whether nothing is left that somebody could leave: they played each game, or had nobody against them.
    pub(super) fn has_finished(&self, course: &Course, player: PairingNumber) -> bool {
        let pairings = self.pairings(course).into_iter();
        let own = pairings.filter(|it| it.players.contains(&player));
        let done = own.filter(|it| match it.result {
            Some(Outcome::Pair(result)) => {
                let is_white = it.players[0] == player;
                result.is_played() || points_of(it.result.as_ref(), is_white) > 0
            }
            Some(_) => true,
            None => false,
        });
        done.count() + 1 >= self.players.len()
    }

    /// How many games somebody has played here.
    pub(super) fn games_played(&self, course: &Course, player: PairingNumber) -> usize {
        let rounds = self.rounds(course);
        let own = rounds
            .iter()
            .flatten()
            .filter(|it| it.players.contains(&player));
        let games = own.filter(|it| match it.result {
            Some(Outcome::Pair(result)) => result.is_played(),
            _ => false,
        });
        games.count()
    }

    /// Whether none of somebody's results counts: they left before they had played half of their games, and before
    /// they had finished.
    pub(super) fn is_struck(&self, course: &Course, player: PairingNumber) -> bool {
        let opponents = self.players.len() - 1;
        course.has_left_before(player, course.next_round())
            && is_struck_out(self.games_played(course, player), opponents)
            && !self.has_finished(course, player)
    }

    /// Those who were struck out.
    pub(super) fn struck_out(&self, course: &Course) -> Vec<PairingNumber> {
        let players = self.players.iter().copied();
        players.filter(|it| self.is_struck(course, *it)).collect()
    }

    /// The games that count and the byes so far, by places in the section.
    fn past(&self, course: &Course) -> Vec<PastRound> {
        let place = |player: PairingNumber| {
            let place = self.players.iter().position(|it| *it == player)?;
            (!self.is_struck(course, player)).then_some(place + 1)
        };
        let rounds = self.rounds(course).into_iter();
        rounds.map(|it| past_round(&it, place)).collect()
    }

    /// The standings of the section. Those who were struck out have nothing.
    pub(super) fn table(&self, course: &Course) -> Vec<Standing> {
        let past = self.past(course);
        let results = Results {
            players: self.players.len(),
            rounds: &past,
            unplayed: Unplayed::RoundRobin,
        };
        let table = standings(&results, course.format.tie_breaks()).into_iter();
        let table = table.map(|it| Standing {
            player: self.players[it.player - 1],
            ..it
        });
        table.collect()
    }
}
