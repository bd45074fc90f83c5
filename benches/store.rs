//! Measures how long it takes to save a stone, to read a page of a ladder or of somebody's finished games, or
//! their profile, to count an opening, to choose a puzzle, to show a review, and how many bytes a game takes.

use std::hint::black_box;
use std::ops::Range;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use jiff::{SignedDuration, Timestamp};
use tempfile::TempDir;
use tessera::game::{
    Challenge, ChannelId, Coin, First, Game, GameId, MessageId, Pace, Person, Place, PlayerId,
    PlayerResult, Revision, ServerId, Start, Terms, TimePreferences, Viewpoint,
};
use tessera::puzzle::built_in;
use tessera::rating::{Rating, Standing, Tally};
use tessera::review::Judging;
use tessera::rules::{Move, Point, Record, catalogue};
use tessera::service::{
    HistoryFilter, HistoryRequest, OpeningAnswer, OpeningScope, ProfileRequest, PuzzleDifficulty,
    PuzzleRequest, ReviewState, Scope, Service,
};
use tessera::store::{SavedPuzzle, SavedStanding, Store, Writing};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// How many players press a button at once on a busy evening.
const AT_ONCE: u64 = 64;
/// How many players a large ladder has.
const PLAYERS: u64 = 100_000;
/// How many games are saved to measure their bytes.
const GAMES: u64 = 10_000;
/// How many people play these games.
const FRIENDS: u64 = 24;
/// How many games run at a time.
const RUNNING: usize = 100;
/// How many plies an ordinary game has.
const PLIES: u16 = 40;

criterion_group!(
    benches, saves, ladder, history, openings, learning, due, room
);
criterion_main!(benches);

/// Whether a group is named on the command line, or none is: what a group measures takes long to make.
fn is_asked_for(group: &str) -> bool {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_option = |argument: &str| argument.starts_with('-') && argument != "--bench";
    let mut names = arguments.iter().enumerate().filter(|&(index, argument)| {
        let is_value = index > 0 && is_option(&arguments[index - 1]);
        !argument.starts_with('-') && !is_value
    });
    let is_unnamed = names.clone().next().is_none();
    is_unnamed || names.any(|(_, name)| group.contains(name.as_str()) || name.contains(group))
}

fn saves(criterion: &mut Criterion) {
    if !is_asked_for("save") {
        return;
    }
    let runtime = Runtime::new().expect("a runtime");
    let world = runtime.block_on(World::new());
    let mut group = criterion.benchmark_group("save");
    group.measurement_time(Duration::from_secs(5));

    let mut board = Board::new(&world, 1);
    group.bench_function("one stone alone", |bencher| {
        bencher.iter_custom(|times| {
            runtime.block_on(async {
                let mut spent = Duration::ZERO;
                for _ in 0..times {
                    spent += board.play().await;
                }
                spent
            })
        });
    });

    let mut boards: Vec<Board> = (1..=AT_ONCE).map(|id| Board::new(&world, id)).collect();
    group.throughput(Throughput::Elements(AT_ONCE));
    group.bench_function("64 stones at once", |bencher| {
        bencher.iter_custom(|times| {
            runtime.block_on(async {
                let mut spent = Duration::ZERO;
                for _ in 0..times {
                    spent += play_all(&mut boards).await;
                }
                spent
            })
        });
    });
    group.finish();
}

fn ladder(criterion: &mut Criterion) {
    if !is_asked_for("ladder of 100,000") {
        return;
    }
    let runtime = Runtime::new().expect("a runtime");
    let world = runtime.block_on(World::new());
    runtime.block_on(world.fill_ladder());
    let mut group = criterion.benchmark_group("ladder of 100,000");
    // The viewers are ranked: a few above whom nobody is, in the middle, and below all others.
    for (name, page, viewer) in [
        ("first page", 1, PLAYERS / 2),
        ("middle of the ranked", 2_083, 50_002),
        ("last of the ranked", 4_166, 2),
        ("middle of the provisional", 6_250, 50_002),
        ("last page", u32::MAX, 2),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|times| {
                runtime.block_on(async {
                    let start = Instant::now();
                    for _ in 0..times {
                        let page = world
                            .service
                            .standings(Scope::Everywhere, "pente", page, person(viewer).id, now())
                            .await;
                        black_box(page.expect("a page"));
                    }
                    start.elapsed()
                })
            });
        });
    }
    group.finish();
}

/// Measures pages of the finished games of somebody who has 10,000, among as many games of others.
fn history(criterion: &mut Criterion) {
    if !is_asked_for("history of 10,000 games") {
        return;
    }
    let runtime = Runtime::new().expect("a runtime");
    let world = runtime.block_on(World::new());
    runtime.block_on(world.finish_games_of_one());
    let mut group = criterion.benchmark_group("history of 10,000 games");
    let one = HistoryFilter::of(person(1).id);
    let with = HistoryFilter {
        opponent: Some(person(2).id),
        ..one
    };
    let drawn = HistoryFilter {
        result: Some(PlayerResult::Drawn),
        ..one
    };
    let own = Viewpoint {
        player: one.player,
        server: None,
    };
    let stranger = Viewpoint {
        player: person(7_000).id,
        server: None,
    };
    group.bench_function("profile", |bencher| {
        let request = ProfileRequest {
            is_public: false,
            viewpoint: own,
            player: one.player,
            is_fellow_member: true,
            computer: person(9_000).id,
        };
        bencher.iter(|| {
            let profile = world.service.profile(request, now());
            runtime.block_on(profile).expect("a profile")
        });
    });
    for (name, viewpoint, filter, page) in [
        ("first page", own, one, 1),
        ("last page", own, one, u32::MAX),
        ("last page, by a stranger", stranger, one, u32::MAX),
        ("against one opponent", own, with, 1),
        ("no game fits", own, drawn, 1),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let page = world.service.history(HistoryRequest {
                    viewpoint,
                    filter,
                    is_fellow_member: true,
                    page,
                });
                runtime.block_on(page).expect("a page")
            });
        });
    }
    group.finish();
}

/// Measures answers about openings among 100,000 finished games, once the first answer has counted them.
fn openings(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let world = runtime.block_on(World::new());
    runtime.block_on(world.finish_openings());
    let mut group = criterion.benchmark_group("openings of 100,000 games");
    let viewpoint = Viewpoint {
        player: person(1).id,
        server: place().server,
    };
    let ruleset = terms(false).ruleset;
    for (name, scope, moves) in [
        ("start, everywhere", OpeningScope::Everywhere, 0),
        ("start, on the server", OpeningScope::Server, 0),
        ("start, own games", OpeningScope::Own, 0),
        ("after three moves", OpeningScope::Everywhere, 3),
        ("after twelve moves", OpeningScope::Everywhere, 12),
    ] {
        let mut line = Record::new(ruleset);
        // The rules put the first stone there.
        let first = (moves > 0).then(|| Move::Place(Point::new(9, 9)));
        for mv in first.into_iter().chain(opening(0, moves)) {
            line.push(mv);
        }
        let ask = || runtime.block_on(world.service.opening(viewpoint, scope, &line));
        let found = ask().expect("an answer");
        assert!(matches!(found, OpeningAnswer::Counted(count) if count.results.games > 0));
        group.bench_function(name, |bencher| bencher.iter(|| ask().expect("an answer")));
    }
    group.finish();
}

/// Measures how long it takes to choose a puzzle among 610 built-in ones and 1,000 from games, and to show a review.
fn learning(criterion: &mut Criterion) {
    if !is_asked_for("learning") {
        return;
    }
    let runtime = Runtime::new().expect("a runtime");
    let world = runtime.block_on(World::new());
    let game = runtime.block_on(world.finish_reviewed_game());
    let mut group = criterion.benchmark_group("learning among 2,000 running games");
    let viewpoint = Viewpoint {
        player: person(1).id,
        server: place().server,
    };
    for (name, difficulty) in [
        ("a puzzle that suits", PuzzleDifficulty::Suiting),
        ("a harder puzzle", PuzzleDifficulty::Harder),
    ] {
        let request = PuzzleRequest {
            difficulty,
            ..PuzzleRequest::default()
        };
        let mut chance = 0;
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                chance += 1;
                let next = world
                    .service
                    .next_puzzle(viewpoint, Some(request), chance, now());
                let next = runtime.block_on(next).expect("an answer");
                next.expect("there are puzzles");
            });
        });
    }
    group.bench_function("a review of 60 plies that is kept", |bencher| {
        bencher.iter(|| {
            let review = world.service.review(viewpoint, game);
            let review = runtime.block_on(review).expect("a review");
            assert!(matches!(review, ReviewState::Kept(_)));
        });
    });
    group.finish();
}

/// Measures the queries that the deadline job repeats, and what the bot does once after an absence.
fn due(criterion: &mut Criterion) {
    if !is_asked_for("100,000 running games") {
        return;
    }
    let runtime = Runtime::new().expect("a runtime");
    let world = runtime.block_on(World::new());
    runtime.block_on(world.begin_games());
    let mut group = criterion.benchmark_group("100,000 running games");
    let service = &world.service;
    group.bench_function("what is due, if nothing is", |bencher| {
        bencher.iter(|| {
            runtime
                .block_on(service.due(black_box(now())))
                .expect("an answer")
        });
    });
    let in_two_days = now() + SignedDuration::from_hours(70);
    group.bench_function("what is due, if all are", |bencher| {
        bencher.iter(|| {
            runtime
                .block_on(service.due(black_box(in_two_days)))
                .expect("an answer")
        });
    });
    group.bench_function("when something is due next", |bencher| {
        bencher.iter(|| runtime.block_on(service.next_due()).expect("an answer"));
    });
    group.finish();

    runtime
        .block_on(service.resume_clocks(now()))
        .expect("the bot is there");
    let start = Instant::now();
    let later = now() + SignedDuration::from_hours(1);
    runtime
        .block_on(service.resume_clocks(later))
        .expect("it is there again");
    println!(
        "outage: {:?} to give every clock its time back",
        start.elapsed()
    );
    let start = Instant::now();
    let behind = runtime.block_on(service.games_behind()).expect("the games");
    for games in behind.chunks(50) {
        runtime
            .block_on(service.catch_up(games, later))
            .expect("it is kept");
    }
    println!(
        "outage: {:?} to keep that for {} games, 50 at once",
        start.elapsed(),
        behind.len()
    );
}

/// Prints the bytes that a game takes in all tables and indexes, besides those of an empty database, and how long a
/// database of such games takes to open.
fn room(_: &mut Criterion) {
    if !is_asked_for("room") {
        return;
    }
    let runtime = Runtime::new().expect("a runtime");
    let empty = runtime.block_on(World::new());
    runtime.block_on(empty.store.close());
    let empty = bytes(&empty.directory);
    println!("room: {empty} bytes an empty database");
    for rated in [false, true] {
        let world = runtime.block_on(World::new());
        runtime.block_on(world.finish_games(rated));
        let url = world.url();
        let directory = world.directory;
        runtime.block_on(world.store.close());
        let kind = if rated { "rated" } else { "unrated" };
        println!(
            "room: {} bytes a {kind} game of {PLIES} plies",
            (bytes(&directory) - empty) / GAMES
        );

        let start = Instant::now();
        runtime
            .block_on(Store::open(&url))
            .expect("the database opens again");
        println!("open: {:?} with {GAMES} games", start.elapsed());
    }
}

/// The size of the database in a directory.
fn bytes(directory: &TempDir) -> u64 {
    let file = std::fs::metadata(file(directory));
    file.expect("the database").len()
}

struct World {
    service: Service,
    store: Store,
    directory: TempDir,
}

impl World {
    async fn new() -> Self {
        let directory = tempfile::tempdir().expect("a directory");
        let url = format!("sqlite:{}", file(&directory).display());
        let store = Store::open(&url).await.expect("a fresh database");
        Self {
            service: Service::new(store.clone()),
            store,
            directory,
        }
    }

    fn url(&self) -> String {
        format!("sqlite:{}", file(&self.directory).display())
    }

    /// Adds players to the ladder: every second one is ranked, the others are provisional.
    async fn fill_ladder(&self) {
        let mut writing = self.store.write().await.expect("a writer");
        for id in 1..=PLAYERS {
            writing.save_player(&person(id)).await.expect("a player");
            let spread = u32::try_from(id * 7_919 % 1_000_003).expect("a small number");
            let deviation = if id % 2 == 0 { 70.0 } else { 200.0 };
            let rating = Rating {
                rating: 800.0 + f64::from(spread) / 1e3,
                deviation,
                volatility: 0.06,
            };
            let tally = Tally {
                wins: 20,
                losses: 19,
                draws: 1,
            };
            let saved = SavedStanding {
                standing: Standing { rating, tally },
                rated_at: now(),
            };
            writing
                .save_standing(Scope::Everywhere, "pente", person(id).id, saved)
                .await
                .expect("a standing");
        }
        writing.commit().await.expect("the ladder");
    }

    /// Adds as many running games as there are players on the large ladder.
    async fn begin_games(&self) {
        let mut writing = self.store.write().await.expect("a writer");
        for id in 1..=300 {
            writing.save_player(&person(id)).await.expect("a player");
        }
        for number in 0..PLAYERS {
            unfinished(&mut writing, pair(number, 300), false, now()).await;
        }
        writing.commit().await.expect("the games");
    }

    /// Adds 10,000 finished games of one person against 299 others, each followed by one of theirs.
    async fn finish_games_of_one(&self) {
        let mut writing = self.store.write().await.expect("a writer");
        for id in 1..=300 {
            writing.save_player(&person(id)).await.expect("a player");
        }
        let ended = Start {
            id: GameId(0),
            players: vec![person(1).id, person(2).id],
            terms: terms(false),
            place: place(),
            at: now(),
            computer: None,
            time_preferences: vec![TimePreferences::default(); 2],
        };
        let mut ended = Game::start(ended);
        while ended.ply() < PLIES {
            let by = ended.to_move().expect("the game runs");
            ended
                .play(by, quiet_stone(ended.ply()), now())
                .expect("a quiet stone");
        }
        for number in 0..GAMES {
            let other = person(2 + number % 299).id;
            let next = person(2 + (number + 1) % 299).id;
            for players in [[person(1).id, other], [other, next]] {
                let mut game = ended.clone();
                game.id = writing.next_game_id().await.expect("a number");
                game.players = players.to_vec();
                game.moved_at =
                    now() + SignedDuration::from_mins(i64::try_from(number).expect("small"));
                writing.insert_game(&game).await.expect("a game");
                let (from, at) = (game.revision(), game.moved_at);
                game.resign(players[0], at).expect("the game runs");
                assert!(writing.save_game(&game, from).await.expect("the end"));
            }
        }
        writing.commit().await.expect("the games");
    }

    /// Adds as many finished games as there are players on the large ladder, of 300 people, with different openings.
    async fn finish_openings(&self) {
        let mut writing = self.store.write().await.expect("a writer");
        for id in 1..=300 {
            writing.save_player(&person(id)).await.expect("a player");
        }
        for number in 0..PLAYERS {
            let mut game = Game::start(Start {
                id: writing.next_game_id().await.expect("a number"),
                players: pair(number, 300).to_vec(),
                terms: terms(false),
                place: place(),
                at: now(),
                computer: None,
                time_preferences: vec![TimePreferences::default(); 2],
            });
            for mv in opening(number, 20) {
                let by = game.to_move().expect("the game runs");
                game.play(by, mv, now()).expect("a free point");
            }
            writing.insert_game(&game).await.expect("a game");
            let (from, loser) = (game.revision(), game.players[0]);
            game.resign(loser, now()).expect("the game runs");
            assert!(writing.save_game(&game, from).await.expect("the end"));
            if number % 1_000 == 999 {
                writing.commit().await.expect("the games");
                writing = self.store.write().await.expect("a writer");
            }
        }
        writing.commit().await.expect("the games");
    }

    /// Adds 2,000 running games, 500 finished ones of the first person with a puzzle each, and one with a review.
    async fn finish_reviewed_game(&self) -> GameId {
        let mut writing = self.store.write().await.expect("a writer");
        for id in 1..=300 {
            writing.save_player(&person(id)).await.expect("a player");
        }
        for number in 0..2_000 {
            unfinished(&mut writing, pair(number, 300), false, now()).await;
        }
        let mut finished = GameId(0);
        let mut record = Record::new(terms(false).ruleset);
        for puzzle in built_in().iter().cycle().take(500) {
            let mut game = Game::start(Start {
                id: writing.next_game_id().await.expect("a number"),
                players: vec![person(1).id, person(2).id],
                terms: terms(false),
                place: place(),
                at: now(),
                computer: None,
                time_preferences: vec![TimePreferences::default(); 2],
            });
            let mut seed = 7_u64;
            while game.ply() < 60 && game.to_move().is_some() {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let near = |shift: u32| u8::try_from(seed >> shift & 7).expect("small") + 6;
                let by = game.to_move().expect("the game runs");
                let stone = Move::Place(Point::new(near(40), near(50)));
                // A stone on a point that is taken is tried elsewhere.
                game.play(by, stone, now()).ok();
            }
            finished = game.id;
            writing.insert_game(&game).await.expect("a game");
            let (from, loser) = (game.revision(), game.players[0]);
            if game.resign(loser, now()).is_ok() {
                assert!(writing.save_game(&game, from).await.expect("the end"));
            }
            // A resignation is one of the moves.
            record = game.record().clone();
            let saved = SavedPuzzle {
                id: puzzle.id().0 ^ 1,
                text: puzzle.to_string(),
                game: Some(finished),
                rating: Rating::new(),
                tried: 0,
                solved: 0,
            };
            writing.insert_puzzle(&saved).await.expect("a puzzle");
        }
        writing.commit().await.expect("the games");
        let mut judging = Judging::with_nodes(&record, 200).expect("a game of two");
        while judging.left() > 0 {
            judging.step(None);
        }
        let review = judging.review();
        let kept = self.service.keep_review(finished, &review).await;
        kept.expect("it is kept");
        finished
    }

    /// Adds finished games of the members of a few servers, who all play each other again and again, with
    /// their challenges and messages.
    async fn finish_games(&self, rated: bool) {
        let mut writing = self.store.write().await.expect("a writer");
        for id in 1..=FRIENDS {
            writing.save_player(&person(id)).await.expect("a player");
        }
        writing.commit().await.expect("the players");
        for first in (0..GAMES).step_by(RUNNING) {
            // What limits pings is kept for a minute only, and what was agreed on for a week.
            let days = i64::try_from(first / 100).expect("small");
            let at = now() + SignedDuration::from_hours(24 * days);
            self.finish_some(first..first + RUNNING as u64, rated, at)
                .await;
        }
    }

    async fn finish_some(&self, numbers: Range<u64>, rated: bool, at: Timestamp) {
        let mut writing = self.store.write().await.expect("a writer");
        let mut games = Vec::new();
        for number in numbers {
            games.push(unfinished(&mut writing, pair(number, FRIENDS), rated, at).await);
        }
        writing.commit().await.expect("the games");
        for &(game, loser) in &games {
            self.service.resign(game, loser, at).await.expect("the end");
        }
        let mut writing = self.store.write().await.expect("a writer");
        for &(game, _) in &games {
            let message = MessageId(1 << 60);
            writing
                .save_end(game, message, None)
                .await
                .expect("the end is posted");
        }
        writing.commit().await.expect("the messages");
        for (game, _) in games {
            let searched = self.service.keep_puzzles(game, &[]).await;
            searched.expect("no puzzles are in it");
        }
    }
}

/// One of the pairs of this many players, each of them as often as any other.
fn pair(number: u64, of: u64) -> [PlayerId; 2] {
    let first = number % of;
    let apart = 1 + number / of % (of - 1);
    [first, (first + apart) % of].map(|id| person(id + 1).id)
}

/// The first moves of a game with this number: of each ply there are a few, so that games share their beginnings.
fn opening(number: u64, moves: u16) -> impl Iterator<Item = Move> {
    (0..moves).map(move |ply| {
        let stone = quiet_stone(ply + 1).point().expect("a stone");
        // The points of a row are a stone's own.
        let row = u8::try_from(number >> (ply % 16) & 1).expect("a bit");
        Move::Place(Point::new(stone.file(), (stone.rank() + row) % 19))
    })
}

/// A game that lacks only its last move.
async fn unfinished(
    writing: &mut Writing,
    [first, second]: [PlayerId; 2],
    rated: bool,
    at: Timestamp,
) -> (GameId, PlayerId) {
    let deleted = writing.delete_settled_challenges(first, at).await;
    deleted.expect("what is settled goes");
    let id = writing.next_challenge_id().await.expect("a number");
    let mut challenge =
        Challenge::make(id, first, Some(second), terms(rated), place(), at).expect("a challenge");
    challenge.message = Some(MessageId(1 << 60));
    writing
        .insert_challenge(&challenge)
        .await
        .expect("a challenge");
    // Each move took a while, which is kept.
    let before = |ply: u16| at - SignedDuration::from_mins(i64::from(7 * (PLIES - ply)));
    let mut game = Game::start(Start {
        id: writing.next_game_id().await.expect("a number"),
        players: vec![first, second],
        terms: terms(rated),
        place: place(),
        at: before(0),
        computer: None,
        time_preferences: vec![TimePreferences::default(); 2],
    });
    while game.ply() < PLIES {
        let by = game.to_move().expect("the game runs");
        game.play(by, quiet_stone(game.ply()), before(game.ply() + 1))
            .expect("a quiet stone");
    }
    writing.insert_game(&game).await.expect("a game");
    let saved = writing.save_game(&game, game.revision()).await;
    assert!(saved.expect("the times of the moves"));
    challenge.became(game.id);
    assert!(writing.save_answer(&challenge).await.expect("an answer"));
    writing.save_shown(id).await.expect("it is shown");
    (game.id, second)
}

/// How much larger the ids of a board's next players are than those of its last.
const NEW_PEOPLE: u64 = 1_000_000;

/// A board on which one pair of players after another plays a game.
struct Board {
    service: Service,
    people: [Person; 2],
    game: Option<GameId>,
    ply: u16,
}

impl Board {
    fn new(world: &World, id: u64) -> Self {
        let people = [person(2 * id), person(2 * id + 1)];
        Self {
            service: world.service.clone(),
            people,
            game: None,
            ply: PLIES,
        }
    }

    /// Plays a stone, and returns how long it took until it was saved.
    async fn play(&mut self) -> Duration {
        let game = self.running().await;
        let by = self.people[usize::from(self.ply % 2)].id;
        let stone = quiet_stone(self.ply);
        let start = Instant::now();
        let played = self
            .service
            .play(game, by, stone, Some(Revision::from(self.ply)), now())
            .await;
        let spent = start.elapsed();
        self.ply = played.expect("a quiet stone").game.ply();
        spent
    }

    /// The game that is being played, or a new one.
    async fn running(&mut self) -> GameId {
        if let (Some(game), true) = (self.game, self.ply < PLIES) {
            return game;
        }
        // Each game has new players, because nobody may invite this often.
        for person in &mut self.people {
            person.id.0 += NEW_PEOPLE;
        }
        let [first, second] = self.people.clone();
        let challenge = self
            .service
            .challenge(first, Some(second.clone()), terms(false), place(), now())
            .await;
        let challenge = challenge.expect("a challenge").id;
        let accepted = self
            .service
            .accept(challenge, second, Coin::Heads, now())
            .await;
        let game = accepted.expect("a game").game.game;
        self.ply = game.ply();
        self.game = Some(game.id);
        game.id
    }
}

/// Plays one stone on every board at once, and returns how long it took until the last was saved.
async fn play_all(boards: &mut Vec<Board>) -> Duration {
    for board in boards.iter_mut() {
        board.running().await;
    }
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for mut board in boards.drain(..) {
        playing.spawn(async move {
            board.play().await;
            board
        });
    }
    boards.extend(playing.join_all().await);
    start.elapsed()
}

/// A number with as many digits as Discord's ids.
const SNOWFLAKE: u64 = 1 << 60;

fn person(id: u64) -> Person {
    Person::new(PlayerId(SNOWFLAKE + id), "Somebody")
}

fn terms(rated: bool) -> Terms {
    let ruleset = catalogue::find("pente").expect("the base game");
    Terms {
        ruleset,
        pace: Pace::Relaxed,
        rated,
        first: First::Challenger,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    }
}

fn place() -> Place {
    Place {
        server: Some(ServerId(SNOWFLAKE)),
        channel: ChannelId(SNOWFLAKE),
    }
}

fn now() -> Timestamp {
    Timestamp::from_second(1_772_366_400).expect("a time")
}

/// Points that never touch, so that no row and no capture comes up.
fn quiet_stone(ply: u16) -> Move {
    let number = u8::try_from(ply - 1).expect("a short game");
    Move::Place(Point::new(number % 10 * 2, number / 10 * 2))
}

fn file(directory: &TempDir) -> std::path::PathBuf {
    directory.path().join("tessera.sqlite")
}
