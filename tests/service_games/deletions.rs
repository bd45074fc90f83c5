//! What is stored about people: each place in the database is known, and after a deletion nothing is left in any.

use std::collections::BTreeSet;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use tessera::game::limits::{BETWEEN_REWRITES, DELETION_RESTS, DELETION_WAITS, REWRITTEN_AT_ONCE};
use tessera::game::{DELETED_NAME, GameId, MessageId, Person, PlayerId, Viewpoint};
use tessera::service::attempts::Unposted;
use tessera::service::{
    DeletionStep, Service, ServiceRefusal, TournamentActor, TournamentOrder, TournamentSetup,
};
use tessera::store::{
    Ban, CLEARED_LAST, Exported, Fate, NOT_PERSONAL, PERSON, PERSONAL_COLUMNS, PersonalRows,
};
use tessera::tournament::format::Format;

use crate::database::{is_left_out, is_only_for_files};
use crate::kit::{QUIET, ROW, SERVER, World, at, place, refusal, terms, world};
use crate::tournaments::kit::setup;

const ANN: u64 = 812_345_678_901_234_567;
const BEN: u64 = 923_456_789_012_345_678;
const NAME: &str = "Quirkzilla";
const NICKNAME: &str = "Nickzilla";

/// Columns with texts or bytes in which no account number and no name stands, though their rows outlive a person.
const OTHER_TEXTS: &[(&str, &str, &str)] = &[
    (
        "bans",
        "reason",
        "why the operator has banned somebody, in their own words",
    ),
    ("challenges", "ruleset pace refused", "words of the program"),
    ("clocks", "clocks", "milliseconds"),
    ("finished_games", "ruleset", "words of the program"),
    (
        "games",
        "ruleset record pace rest reset move_times",
        "moves, seats and times",
    ),
    ("hills", "ruleset", "words of the program"),
    ("ladder_steps", "ruleset", "words of the program"),
    ("ladders", "ruleset", "words of the program"),
    ("next_numbers", "kind", "words of the program"),
    ("podiums", "ruleset", "words of the program"),
    ("puzzles", "puzzle", "a position"),
    ("rating_changes", "changes", "numbers by seat"),
    ("reviews", "review", "what the engine says of moves"),
    ("seasons", "period", "a month or a quarter"),
    ("server_locales", "locale", "a language"),
    ("server_names", "name", "the name of a server"),
    (
        "servers",
        "theme ruleset pace language seasons",
        "words of the program",
    ),
    ("sets", "ruleset", "words of the program"),
    ("tables", "ruleset pace ended", "words of the program"),
    (
        "tournament_drafts",
        "line written",
        "what an organiser wrote into a form; it goes with the draft",
    ),
    ("tournament_entries", "left_why", "words of the program"),
    (
        "tournament_events",
        "kind reason",
        "words of the program, and what an organiser wrote for everybody",
    ),
    (
        "tournament_pairings",
        "numbers result reason",
        "pairing numbers, and what an organiser wrote for everybody",
    ),
    (
        "tournaments",
        "name ruleset pace format repeats repeats_zone state",
        "what an organiser announced to everybody",
    ),
    ("ratings", "ruleset", "words of the program"),
];

/// What columns with people in them are called.
const PERSON_WORDS: [&str; 14] = [
    "player",
    "pinged",
    "opponent",
    "challenger",
    "host",
    "actor",
    "organiser",
    "reporter",
    "reported",
    "giver",
    "waited",
    "owner",
    "person",
    "account",
];

fn ann() -> Person {
    Person::new(PlayerId(ANN), NAME).seen_on(SERVER, Some(NICKNAME))
}

fn ben() -> Person {
    Person::new(PlayerId(BEN), "Ben").seen_on(SERVER, None)
}

fn is_listed(table: &str, column: &str) -> bool {
    let all = PERSONAL_COLUMNS.iter().chain([&PERSON]);
    let mut all = all.map(|it| (it.table, it.column));
    all.any(|it| it == (table, column))
}

#[tokio::test]
async fn every_place_that_can_hold_a_person_is_known() {
    if is_left_out("both have the same schema, and only SQLite is asked for it like that") {
        return;
    }
    let world = world().await;
    let live = world
        .store
        .read()
        .await
        .unwrap()
        .live_tables()
        .await
        .unwrap();
    let mut wrong = Vec::new();
    for table in live.iter().filter(|it| it.name != "_sqlx_migrations") {
        let name = table.name.as_str();
        let is_personal = PERSONAL_COLUMNS.iter().any(|it| it.table == name);
        let is_not = NOT_PERSONAL
            .iter()
            .any(|(it, why)| *it == name && !why.is_empty());
        if is_personal == is_not && !CLEARED_LAST.contains(&name) {
            wrong.push(format!(
                "table {name} is to be listed in store/personal_data.rs, as personal or as not personal, with the reason"
            ));
        }
        let is_all_deleted = PERSONAL_COLUMNS
            .iter()
            .filter(|it| it.table == name)
            .all(|it| it.fate == Fate::Deleted);
        for (column, kind) in &table.columns {
            if kind == "INTEGER" {
                let refers = world
                    .column(&format!(
                        "SELECT COUNT(*) FROM pragma_foreign_key_list('{name}')
                         WHERE \"from\" = '{column}' AND \"table\" = 'players'"
                    ))
                    .await;
                let is_called_so =
                    PERSON_WORDS.contains(&column.as_str()) && name != "finished_games";
                if (refers > 0 || is_called_so)
                    && !is_listed(name, column)
                    && !CLEARED_LAST.contains(&name)
                {
                    wrong.push(format!("{name}.{column} holds people and is not listed"));
                }
                continue;
            }
            let is_known = OTHER_TEXTS.iter().any(|(table, columns, _)| {
                *table == name && columns.split(' ').any(|it| it == column)
            });
            let goes = is_personal && is_all_deleted || CLEARED_LAST.contains(&name);
            if !is_known && !goes {
                wrong.push(format!(
                    "{name}.{column} outlives a person: OTHER_TEXTS is to say why no name or number stands in it"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let tables: BTreeSet<_> = live.iter().map(|it| it.name.as_str()).collect();
    for it in PERSONAL_COLUMNS {
        let columns = live.iter().find(|live| live.name == it.table);
        let columns = columns.map(|live| &live.columns).expect(it.table);
        assert!(columns.iter().any(|(name, _)| name == it.column), "{it:?}");
        if let Exported::No(why) = it.exported {
            assert!(!why.is_empty(), "{it:?}");
        }
    }
    for (table, _) in NOT_PERSONAL {
        assert!(
            tables.contains(table) || table.starts_with("sqlite_"),
            "{table} does not exist"
        );
    }
}

impl World {
    async fn column(&self, sql: &str) -> i64 {
        self.connect()
            .await
            .number(&format!("SELECT ({sql})"))
            .await
    }

    async fn run(&self, sql: String) {
        self.connect().await.run(&sql).await;
    }

    /// A row in every table that holds people, with Ann in each of its columns, as no story of ours would make it.
    async fn ann_is_everywhere(&self) {
        let live = self
            .store
            .read()
            .await
            .unwrap()
            .live_tables()
            .await
            .unwrap();
        let mut number = 7_000_000;
        for it in PERSONAL_COLUMNS {
            let table = live.iter().find(|live| live.name == it.table).unwrap();
            let mut values = Vec::new();
            for (column, kind) in &table.columns {
                number += 1;
                values.push(match kind.as_str() {
                    _ if column == it.column => ANN.to_string(),
                    "TEXT" => format!("'x{number}'"),
                    "BLOB" => "x'00'".to_owned(),
                    _ => number.to_string(),
                });
            }
            let values = values.join(", ");
            self.run(format!(
                "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;
                 INSERT OR IGNORE INTO {} VALUES ({values});
                 PRAGMA ignore_check_constraints = OFF",
                it.table
            ))
            .await;
        }
    }

    /// How often these bytes stand in the files of the database.
    fn found(&self, bytes: &[u8]) -> usize {
        let mut count = 0;
        for ending in ["", "-wal"] {
            let file = self
                .file()
                .with_file_name(format!("tessera.sqlite{ending}"));
            let content = std::fs::read(file).unwrap_or_default();
            count += content
                .windows(bytes.len())
                .filter(|it| *it == bytes)
                .count();
        }
        count
    }

    async fn posted(&self, now: Timestamp) {
        for unposted in self.service.to_post(now, None).await.unwrap().now {
            if let Unposted::Board(game) = unposted {
                let view = self.service.game(game).await.unwrap();
                let (message, shown) = (MessageId(5), (view.game.revision(), None));
                self.service
                    .board_posted(game, shown, message, None)
                    .await
                    .unwrap();
                self.service.end_posted(game, message, None).await.unwrap();
            }
        }
    }
}

/// Every form in which Ann could stand in a file.
fn traces() -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("big endian", ANN.to_be_bytes().to_vec()),
        ("little endian", ANN.to_le_bytes().to_vec()),
        ("decimal", ANN.to_string().into_bytes()),
        ("name", NAME.as_bytes().to_vec()),
        ("nickname", NICKNAME.as_bytes().to_vec()),
    ]
}

async fn goes_on(service: &Service, now: Timestamp) -> Vec<DeletionStep> {
    let mut steps = Vec::new();
    loop {
        let step = service.go_on_with_deletions(now).await.unwrap();
        if step == DeletionStep::Nothing {
            if service.is_rewrite_due(now).await.unwrap() {
                assert!(service.rewrite(now).await.unwrap());
            }
            return steps;
        }
        steps.push(step);
        assert!(steps.len() < 2_000, "it ends");
    }
}

fn facts(world: &World, game: GameId) -> impl Future<Output = String> {
    let service = world.service.clone();
    async move {
        let view = service.game(game).await.unwrap();
        format!(
            "{:?} {:?} {:?}",
            view.game.record().moves,
            view.ratings,
            view.game.moved_at
        )
    }
}

/// Two rated games of Ann and Ben that are over, one that runs, and an invitation each way.
async fn games(world: &World) -> [GameId; 3] {
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(world.game(ann(), ben(), true).await);
    }
    world.play(games[0], ROW, at(60)).await;
    world.play(games[1], QUIET, at(60)).await;
    world
        .service
        .resign(games[1], PlayerId(BEN), at(61))
        .await
        .unwrap();
    world.play(games[2], QUIET, at(60)).await;
    [games[0], games[1], games[2]]
}

#[tokio::test]
async fn nothing_of_a_deleted_person_is_left_in_the_file() {
    if is_left_out("it looks into the file, or writes what only SQLite takes") {
        return;
    }
    let mut world = world().await;
    let games = games(&world).await;
    let before = [facts(&world, games[0]).await, facts(&world, games[1]).await];
    world
        .service
        .challenge(ann(), None, terms(true), place(), at(70))
        .await
        .unwrap();
    let to_ann = world
        .service
        .challenge(ben(), Some(ann()), terms(false), place(), at(200))
        .await;
    let to_ann = to_ann.unwrap();
    world.ann_is_everywhere().await;
    // What stays of whoever is barred is for another test.
    for row in ["DELETE FROM bans", "DELETE FROM server_bars"] {
        world.database(row).await;
    }
    for (form, bytes) in traces() {
        let is_there = world.found(&bytes) > 0;
        assert_eq!(
            is_there,
            !["little endian", "decimal"].contains(&form),
            "{form}"
        );
    }
    let asked = at(300);
    world
        .service
        .delete_person(PlayerId(ANN), asked)
        .await
        .unwrap();
    world
        .service
        .delete_person(PlayerId(ANN), at(301))
        .await
        .unwrap();
    assert_eq!(
        world.service.people_being_deleted().await.unwrap(),
        [PlayerId(ANN)]
    );

    // First the running game ends, by its rules.
    assert!(
        goes_on(&world.service, at(302))
            .await
            .contains(&DeletionStep::Ended)
    );
    let view = world.service.game(games[2]).await.unwrap();
    assert!(view.game.is_over() && view.ratings.is_some());
    assert_eq!(
        view.names,
        [NICKNAME, "Ben"],
        "the opponents are told who resigned"
    );
    let lost = facts(&world, games[2]).await;
    let answered = world.service.challenge_by_id(to_ann.id).await.unwrap();
    assert!(answered.challenge.check_open().is_err());

    // Whatever others do meanwhile, nothing of Ann is created again.
    let again = world
        .service
        .challenge(ben(), Some(ann()), terms(false), place(), at(400))
        .await;
    assert_eq!(refusal(again), ServiceRefusal::BeingDeleted);
    let early = goes_on(
        &world.service,
        asked + DELETION_RESTS - SignedDuration::from_secs(1),
    )
    .await;
    assert_eq!(early, [], "Discord may still deliver something");

    // Nobody was told of the end yet: it waits, and in the end not for ever.
    let later = asked + DELETION_RESTS + SignedDuration::from_mins(5);
    assert_eq!(goes_on(&world.service, later).await, []);
    world.posted(later).await;

    // It survives a restart in the middle of it.
    for _ in 0..3 {
        assert_eq!(
            world.service.go_on_with_deletions(later).await.unwrap(),
            DeletionStep::Cleared
        );
    }
    world = world.restarted().await;
    let steps = goes_on(&world.service, later).await;
    assert_eq!(steps.last(), Some(&DeletionStep::Finished(PlayerId(ANN))));
    for (form, bytes) in traces() {
        assert_eq!(world.found(&bytes), 0, "{form}");
    }
    assert_eq!(world.service.people_being_deleted().await.unwrap(), []);

    opponents_keep_what_they_had(&world, games, [&before[0], &before[1], &lost]).await;
    comes_back_and_goes(&world).await;
}

#[tokio::test]
async fn everything_about_a_person_is_in_their_file_and_nobody_elses() {
    if is_left_out("it looks into the file, or writes what only SQLite takes") {
        return;
    }
    let world = world().await;
    games(&world).await;
    world.ann_is_everywhere().await;
    let rows = world.service.stored_rows(PlayerId(ANN)).await.unwrap();
    for it in PERSONAL_COLUMNS
        .iter()
        .filter(|it| it.exported == Exported::Yes)
    {
        let found = rows.iter().find(|rows| rows.table == it.table);
        let found = found
            .map(|PersonalRows { rows, .. }| rows.join("\n"))
            .expect(it.table);
        let own = format!("\"{}\":\"{ANN}\"", it.column);
        assert!(found.contains(&own), "{it:?}: {found}");
    }
    for table in ["blocks", "reports", "pings"] {
        let found = rows.iter().find(|rows| rows.table == table).expect(table);
        assert_eq!(
            found.rows.len(),
            1,
            "{table}: what others did is not hers to read"
        );
    }
    let names = rows.iter().find(|rows| rows.table == "players").unwrap();
    assert!(names.rows[0].contains(NAME), "{names:?}");
    let other = world.service.stored_rows(PlayerId(BEN)).await.unwrap();
    let other: Vec<_> = other.iter().flat_map(|it| &it.rows).collect();
    assert!(!other.iter().any(|row| row.contains(NAME)), "{other:?}");
}

/// Who comes back is a new person, and the next one who goes gets another stand-in.
async fn comes_back_and_goes(world: &World) {
    world
        .service
        .challenge(ann(), Some(ben()), terms(true), place(), at(9_000))
        .await
        .unwrap();
    world
        .service
        .delete_person(PlayerId(ANN), at(9_001))
        .await
        .unwrap();
    let end = at(9_001) + DELETION_WAITS;
    let steps = goes_on(&world.service, end).await;
    assert_eq!(steps.last(), Some(&DeletionStep::Finished(PlayerId(ANN))));
    assert_eq!(
        world
            .column("SELECT COUNT(*) FROM players WHERE id BETWEEN 1000000001 AND 1000000099")
            .await,
        2
    );
    assert_eq!(
        world.column("SELECT COUNT(*) FROM deletions").await,
        1,
        "the file is written anew once a day"
    );
    goes_on(&world.service, end + BETWEEN_REWRITES).await;
    assert_eq!(world.column("SELECT COUNT(*) FROM deletions").await, 0);
    for (form, bytes) in traces() {
        assert_eq!(world.found(&bytes), 0, "{form}");
    }
}

async fn opponents_keep_what_they_had(world: &World, games: [GameId; 3], before: [&String; 3]) {
    for (game, facts_before) in games.into_iter().zip(before) {
        assert_eq!(facts(world, game).await, *facts_before);
        let view = world.service.game(game).await.unwrap();
        assert_eq!(view.names, [DELETED_NAME, "Ben"]);
        assert!(view.game.players[0].is_stand_in());
    }
    let viewpoint = Viewpoint {
        player: PlayerId(BEN),
        server: Some(SERVER),
    };
    let listed = world
        .service
        .finished_games_from(viewpoint, GameId(1))
        .await
        .unwrap();
    assert_eq!(listed.games.views.len(), 3);
    let shown = world.service.stored_about(PlayerId(ANN)).await.unwrap();
    assert_eq!((shown.finished, shown.running), (0, 0));
    assert_eq!(shown.counts.iter().map(|(_, count)| count).sum::<u64>(), 0);
}

/// Where Ann's account number stands, as "table.column".
async fn places(world: &World) -> Vec<String> {
    let live = world.store.read().await.unwrap().live_tables().await;
    let mut places = Vec::new();
    for table in live.unwrap() {
        for (column, _) in &table.columns {
            let sql = format!(
                "SELECT COUNT(*) FROM \"{}\" WHERE CAST(\"{column}\" AS TEXT) LIKE '%{ANN}%'",
                table.name
            );
            if world.column(&sql).await > 0 {
                places.push(format!("{}.{column}", table.name));
            }
        }
    }
    places
}

/// Ann asks to be deleted, and everything is cleared, but the file is not rewritten yet. Returns when.
async fn cleared(world: &World) -> Timestamp {
    let service = &world.service;
    service.delete_person(PlayerId(ANN), at(300)).await.unwrap();
    let end = at(300) + DELETION_WAITS;
    while service.go_on_with_deletions(end).await.unwrap() != DeletionStep::Nothing {}
    assert_eq!(service.people_being_deleted().await.unwrap(), []);
    end
}

#[tokio::test]
async fn whoever_is_barred_stays_so_after_everything_else_was_deleted() {
    let world = world().await;
    games(&world).await;
    let service = &world.service;
    let barred = service.change_bars(SERVER, Some(ann()), None, at(100));
    barred.await.unwrap();
    for (server, until) in [(900, at(90_000)), (901, at(200))] {
        world
            .run(format!(
                "INSERT INTO tournament_bars (server, player, strikes, until) VALUES ({server}, {ANN}, 1, {})",
                until.as_millisecond()
            ))
            .await;
    }
    service.delete_person(PlayerId(ANN), at(300)).await.unwrap();
    // The operator has just read what was reported.
    let ban = Ban {
        player: PlayerId(ANN),
        reason: "spam".to_owned(),
        banned_at: at(301),
        until: Some(at(90_000)),
    };
    service.ban(&ban).await.unwrap();
    let other = service.change_bars(tessera::game::ServerId(902), Some(ann()), None, at(302));
    other.await.unwrap();
    let end = cleared(&world).await;
    assert_eq!(
        places(&world).await,
        [
            "bans.player",
            "server_bars.player",
            "tournament_bars.player"
        ]
    );
    assert_eq!(
        world.column("SELECT COUNT(*) FROM tournament_bars").await,
        1
    );
    let found = service.ban_of(PlayerId(ANN), end).await.unwrap();
    assert_eq!(found, Some(ban));
    assert!(service.is_barred(SERVER, PlayerId(ANN)).await.unwrap());

    // What ends by itself is forgotten then, and the server's bar when the server says so.
    goes_on(service, at(90_000)).await;
    assert_eq!(places(&world).await, ["server_bars.player"]);
    for server in [SERVER, tessera::game::ServerId(902)] {
        let unbarred = service.change_bars(server, None, Some(PlayerId(ANN)), at(90_001));
        unbarred.await.unwrap();
    }
    assert_eq!(places(&world).await, [""; 0]);
}

#[tokio::test]
async fn a_draft_that_was_never_announced_goes_with_its_author() {
    if is_left_out("it looks into the file, or writes what only SQLite takes") {
        return;
    }
    let world = world().await;
    games(&world).await;
    let by = TournamentActor {
        person: ann(),
        may_organise: true,
    };
    let named = async |name: &str| {
        let order = TournamentOrder {
            server: SERVER,
            channel: place().channel,
            setup: TournamentSetup {
                name: name.to_owned(),
                ..setup(Format::USUAL_SWISS, false)
            },
            seed: 1,
        };
        let made = world.service.create_tournament(by.clone(), order, at(70));
        made.await.unwrap().tournament.id
    };
    let [draft, damaged, kept] = [
        named("Cup of Draftzilla").await,
        named("Second Draftzilla").await,
        named("Third Draftzilla").await,
    ];
    let written = [("players", Some("as many as Draftzilla likes".to_owned()))];
    let lines = (setup(Format::USUAL_SWISS, false), written.as_slice());
    let change = world.service.write_draft(draft, (&by, None), lines, at(71));
    change.await.unwrap();
    world
        .run(format!(
            "UPDATE tournaments SET format = 'no such format' WHERE id = {damaged}"
        ))
        .await;
    // Earlier versions kept what was thrown away.
    world
        .run(format!(
            "UPDATE tournaments SET state = 'cancelled' WHERE id = {kept}"
        ))
        .await;
    let announced = named("Open of everybody").await;
    let announcing = world.service.announce_draft(announced, (&by, None), at(72));
    announcing.await.unwrap();
    let end = cleared(&world).await;
    assert!(world.service.rewrite(end).await.unwrap());
    let left = world.database("SELECT group_concat(name) FROM tournaments");
    let left = left.await;
    assert_eq!(
        left.as_deref(),
        Some("Open of everybody"),
        "it is for everybody"
    );
    assert_eq!(world.found(b"Draftzilla"), 0);
}

#[tokio::test]
async fn nobody_learns_from_their_file_who_has_blocked_them() {
    if is_left_out("a server lets no reference to nothing in") {
        return;
    }
    let world = world().await;
    games(&world).await;
    world
        .run(format!(
            "PRAGMA foreign_keys = OFF;
             INSERT INTO tournament_events (tournament, at, kind, player, other, told) VALUES
                 (1, 0, 'blocked-pair', {ANN}, {BEN}, 1), (1, 0, 'replaced', {ANN}, {BEN}, 1)"
        ))
        .await;
    for player in [ANN, BEN].map(PlayerId) {
        let rows = world.service.stored_rows(player).await.unwrap();
        let events = rows.iter().find(|it| it.table == "tournament_events");
        let events = &events.unwrap().rows;
        assert_eq!(events.len(), 1, "{events:?}");
        assert!(events[0].contains("replaced"), "{events:?}");
    }
}

#[tokio::test]
async fn the_database_is_rewritten_once_more_if_somebody_read_the_old_state() {
    let world = world().await;
    games(&world).await;
    let service = &world.service;
    let mut reading = world.store.read().await.unwrap();
    reading.deletions().await.unwrap();
    let end = cleared(&world).await;
    assert!(service.is_rewrite_due(end).await.unwrap());
    assert!(!service.rewrite(end).await.unwrap());
    assert!(
        service.is_rewrite_due(end).await.unwrap(),
        "it is still due"
    );
    drop(reading);
    // The pool ends a transaction that was dropped in the background.
    let mut tries = 0;
    while !service.rewrite(end).await.unwrap() {
        tries += 1;
        assert!(tries < 10_000, "it is never rewritten");
    }
    assert!(!service.is_rewrite_due(end).await.unwrap());
    if is_left_out("there is no file to look into") {
        return;
    }
    for (form, bytes) in traces() {
        assert_eq!(world.found(&bytes), 0, "{form}");
    }
}

#[tokio::test]
async fn a_large_file_is_written_anew_only_at_night() {
    if is_only_for_files() {
        return;
    }
    let world = world().await;
    games(&world).await;
    let end = cleared(&world).await;
    world.run("CREATE TABLE ballast (x BLOB)".to_owned()).await;
    world
        .run(format!(
            "INSERT INTO ballast VALUES (zeroblob({REWRITTEN_AT_ONCE}))"
        ))
        .await;
    for hours in 0..48 {
        let now = end + SignedDuration::from_hours(hours);
        let is_night = now.to_zoned(TimeZone::UTC).hour() == 3;
        let is_due = world.service.is_rewrite_due(now).await.unwrap();
        assert_eq!(is_due, is_night, "{now}");
    }
    world.run("DROP TABLE ballast".to_owned()).await;
    assert!(world.service.rewrite(end).await.unwrap());
}
