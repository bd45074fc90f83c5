//! Laws of ten thousand seasons in memory: every game counts for the season in which it ends and for no other, what
//! stands in a closed season is what its games give, and replaying all games from the first gives the same ratings.
//! That the database keeps the same is tested on fewer, through the service.

use std::collections::BTreeMap;

use jiff::SignedDuration;

use super::*;
use crate::engine::mixed;
use crate::game::SeasonLength;
use crate::rating::{Rating, SEASON_GROWTH, rate};
use crate::service::rated::as_of;

/// The courses of this many servers are simulated.
const COURSES: u64 = 100;
/// How many seasons of each are played.
const SEASONS: usize = 100;
/// How many people play in each course.
const PEOPLE: u64 = 5;

type Ladder = BTreeMap<PlayerId, SavedStanding>;

/// A season, with its standings so far.
#[derive(Clone)]
struct Played {
    begins_at: Timestamp,
    ends_at: Timestamp,
    standings: Ladder,
}

/// A rated game that the first of its players won.
#[derive(Clone, Copy)]
struct Won {
    players: [PlayerId; 2],
    ended_at: Timestamp,
}

/// The seasons of a server, game by game.
struct Course {
    length: SeasonLength,
    open: Played,
    closed: Vec<Played>,
    ends: Vec<SeasonEnd>,
    ladder: Ladder,
    games: Vec<Won>,
}

impl Course {
    fn begin(length: SeasonLength, now: Timestamp) -> Self {
        Self {
            length,
            open: Played::of((SeasonPeriod::at(length, now), Some(now))),
            closed: Vec::new(),
            ends: Vec::new(),
            ladder: Ladder::new(),
            games: Vec::new(),
        }
    }

    /// Closes the season if it is over.
    fn pass(&mut self, now: Timestamp) {
        let end = self.open.ends_at;
        if end > now {
            return;
        }
        let next = Played::of(SeasonPeriod::following(self.length, end, now));
        let over = std::mem::replace(&mut self.open, next);
        if !over.standings.is_empty() {
            let growth = SEASON_GROWTH;
            self.ends.push(SeasonEnd { at: end, growth });
            self.closed.push(over);
        }
    }

    fn play(&mut self, won: Won) {
        let now = won.ended_at;
        self.pass(now);
        let before = won.players.map(|player| {
            let saved = self.ladder.get(&player);
            saved.map_or_else(Standing::default, |&saved| as_of(saved, &self.ends, now))
        });
        let (winner, loser) = rate(before[0].rating, before[1].rating, Score::Win);
        let after = [(winner, Score::Win), (loser, Score::Loss)];
        for (player, (rating, score)) in won.players.into_iter().zip(after) {
            for ladder in [&mut self.ladder, &mut self.open.standings] {
                let tally = ladder.get(&player).map(|saved| saved.standing.tally);
                let tally = tally.unwrap_or_default().with(score);
                let standing = Standing { rating, tally };
                let rated_at = now;
                ladder.insert(player, SavedStanding { standing, rated_at });
            }
        }
        self.games.push(won);
    }
}

impl Played {
    fn of((period, begins_at): (SeasonPeriod, Option<Timestamp>)) -> Self {
        Self {
            begins_at: begins_at.unwrap_or(period.begins_at()),
            ends_at: period.ends_at(),
            standings: Ladder::new(),
        }
    }
}

/// The rating of each player after each of the games, from the first game on, and each by the plainest means.
fn replayed(games: &[Won], ends: &[Timestamp]) -> Vec<[Rating; 2]> {
    let mut ratings: BTreeMap<PlayerId, (Rating, Timestamp)> = BTreeMap::new();
    let mut after = Vec::new();
    for game in games {
        let [winner, loser] = game.players.map(|player| {
            let Some(&(rating, at)) = ratings.get(&player) else {
                return Rating::new();
            };
            let mut growth = 0.0;
            for &end in ends {
                if at < end && end <= game.ended_at {
                    growth += 60.0 * 60.0;
                }
            }
            let days = game.ended_at.duration_since(at).as_secs() / 86_400;
            rating.after(u32::try_from(days).expect("time goes on"), growth)
        });
        let (winner, loser) = rate(winner, loser, Score::Win);
        ratings.insert(game.players[0], (winner, game.ended_at));
        ratings.insert(game.players[1], (loser, game.ended_at));
        after.push([winner, loser]);
    }
    after
}

/// What the games of a season give.
fn computed(season: &Played, games: &[Won], after: &[[Rating; 2]]) -> BTreeMap<PlayerId, Standing> {
    let mut standings: BTreeMap<PlayerId, Standing> = BTreeMap::new();
    for (game, ratings) in games.iter().zip(after) {
        if season.begins_at <= game.ended_at && game.ended_at < season.ends_at {
            for (index, player) in game.players.into_iter().enumerate() {
                let standing = standings.entry(player).or_default();
                standing.rating = ratings[index];
                standing.tally.wins += u32::from(index == 0);
                standing.tally.losses += u32::from(index == 1);
            }
        }
    }
    standings
}

/// Numbers that look thrown, the same for the same seed.
struct Dice(u64);

impl Dice {
    /// The next one, below a bound.
    const fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(1);
        mixed(self.0) % bound
    }
}

fn course(seed: u64) -> Course {
    let mut dice = Dice(mixed(seed));
    let mut now: Timestamp = "2026-01-20T12:00:00Z".parse().expect("a time");
    let mut course = Course::begin(SeasonLength::Monthly, now);
    while course.closed.len() < SEASONS {
        match dice.below(8) {
            0 => course.length = SeasonLength::ALL[usize::from(dice.below(2) == 1)],
            1 => course.pass(now),
            2 => now = course.open.ends_at.max(now),
            3 => now += SignedDuration::from_hours(24 * (1 + dice.below(44).cast_signed())),
            _ => {
                now += SignedDuration::from_mins(dice.below(9_000).cast_signed());
                let one = dice.below(PEOPLE);
                let other = (one + 1 + dice.below(PEOPLE - 1)) % PEOPLE;
                let players = [one, other].map(PlayerId);
                let ended_at = now;
                course.play(Won { players, ended_at });
            }
        }
    }
    course
}

#[test]
fn ten_thousand_seasons_keep_their_laws() {
    for seed in 0..COURSES {
        let Course {
            closed,
            games,
            open,
            ..
        } = course(seed);
        let ends: Vec<_> = closed.iter().map(|season| season.ends_at).collect();
        let after = replayed(&games, &ends);
        let all = || closed.iter().chain([&open]);
        for game in &games {
            let counts = |it: &&Played| (it.begins_at..it.ends_at).contains(&game.ended_at);
            assert_eq!(all().filter(counts).count(), 1, "at {}", game.ended_at);
        }
        for season in all() {
            let kept = season.standings.iter();
            let kept: BTreeMap<_, _> = kept.map(|(&player, it)| (player, it.standing)).collect();
            let expected = computed(season, &games, &after);
            assert_eq!(kept, expected, "the season that ends {}", season.ends_at);
        }
    }
}
