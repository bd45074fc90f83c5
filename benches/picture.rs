//! Measures how long pictures take to draw and encode, and how many bytes they have: boards in each
//! theme, a part of a board, a game as an animation, a chart, a crosstable.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tessera::language::Language;
use tessera::picture::{
    self, Crop, Crosstable, CrosstableBody, CrosstableCell, CrosstablePart, CrosstableRow,
    CrosstableTable, RatingChart, RatingPoint, Replay, Scene, Theme,
};
use tessera::rules::{Move, Notation, Played, Point, Position, Record, StoneColour, catalogue};

/// How many plies the drawn game has. It is a long game.
const PLIES: usize = 60;

fn board(criterion: &mut Criterion) {
    let (position, last) = long_game();
    let names = ["Ann".to_owned(), "Benedikt".to_owned()];
    let mut group = criterion.benchmark_group("board");
    for theme in Theme::ALL {
        let scene = Scene {
            last: &last,
            title: "Game 412",
            status: "Ann to move",
            theme,
            ..Scene::new(&position, &names)
        };
        println!("{}: {} bytes", theme.id(), picture::board(&scene).len());
        group.bench_function(theme.id(), |bencher| {
            bencher.iter(|| picture::board(black_box(&scene)));
        });
    }
    group.finish();
}

fn part(criterion: &mut Criterion) {
    let (position, last) = long_game();
    let scene = Scene {
        last: &last,
        title: "Game 412",
        status: "Ann to move",
        ..Scene::new(&position, &[])
    };
    let offered: Vec<_> = position
        .legal_points()
        .into_iter()
        .filter(|point| (7..12).contains(&point.file()) && (8..12).contains(&point.rank()))
        .collect();
    let crop = Crop {
        scene: &scene,
        low: Point::new(5, 6),
        high: Point::new(13, 13),
        marked: &[],
        offered: &offered,
        picked: None,
    };
    println!("part: {} bytes", picture::crop(&crop).len());
    criterion.bench_function("part", |bencher| {
        bencher.iter(|| picture::crop(black_box(&crop)));
    });
}

fn moving(criterion: &mut Criterion) {
    let moves = long_moves();
    let record = Record {
        ruleset: catalogue::find("pente").expect("the base game exists"),
        moves,
    };
    for theme in [Theme::Wood, Theme::Light] {
        let game = Replay {
            record: &record,
            title: "Ann vs Benedikt",
            language: Language::English,
            theme,
            notation: Notation::Board,
        };
        let bytes = picture::replay(&game).len();
        println!(
            "replay of {} plies, {}: {bytes} bytes",
            record.moves.len(),
            theme.id()
        );
        criterion.bench_function(&format!("replay/{}", theme.id()), |bencher| {
            bencher.iter(|| picture::replay(black_box(&game)));
        });
    }
}

fn chart(criterion: &mut Criterion) {
    let points: Vec<_> = (0..100_u32)
        .map(|game| RatingPoint {
            at: 1_767_225_600 + i64::from(game) * 90_000,
            rating: 1_500.0 + 80.0 * (f64::from(game) / 9.0).sin(),
            deviation: 90.0,
        })
        .collect();
    let chart = RatingChart {
        title: "Ann · Pente",
        points: &points,
        language: Language::English,
        theme: Theme::Wood,
    };
    println!("chart: {} bytes", picture::rating_chart(&chart).len());
    criterion.bench_function("chart", |bencher| {
        bencher.iter(|| picture::rating_chart(black_box(&chart)));
    });
}

/// Thirty-two players after seven rounds: at most 60,000 bytes are wanted.
fn crosstable(criterion: &mut Criterion) {
    let rows = (1..=32).map(|place: usize| CrosstableRow {
        place: Some(place),
        number: place * 7 % 32 + 1,
        name: ["Ann", "Benedikt", "Bartholomew the Second"][place % 3].to_owned(),
        note: format!("{place}½ · {place} · {place}¼"),
        points: format!("{}½", place % 7),
        cells: (0..7).map(|round| cell(place, round)).collect(),
        is_viewer: place == 5,
        has_left: false,
    });
    let parts = [CrosstablePart {
        heading: None,
        body: CrosstableBody::Table(CrosstableTable {
            notes: "BH−1 · BH · SB".to_owned(),
            points: "Pts".to_owned(),
            columns: (1..=7).map(|it| it.to_string()).collect(),
            rows: rows.collect(),
        }),
    }];
    let scene = Crosstable {
        title: "Autumn cup",
        subtitle: "Pente · Round 7",
        parts: &parts,
        language: Language::English,
        theme: Theme::Wood,
    };
    println!("crosstable: {} bytes", picture::crosstable(&scene).len());
    criterion.bench_function("crosstable", |bencher| {
        bencher.iter(|| picture::crosstable(black_box(&scene)));
    });
}

fn cell(place: usize, round: usize) -> CrosstableCell {
    let sign = ['+', '−', '='][(place * 3 + round * 5) % 3];
    CrosstableCell {
        text: format!("{}{sign}", (place * 5 + round * 3) % 32 + 1),
        stones: Some([StoneColour::White, StoneColour::Black][(place + round) % 2]),
        ..CrosstableCell::default()
    }
}

/// The position and the last move of a game whose stones lie close together, as in games between
/// people.
fn long_game() -> (Position, Vec<Played>) {
    let mut position = Position::new(catalogue::find("pente").expect("the base game exists"));
    let mut last = Vec::new();
    for mv in long_moves() {
        last = vec![position.play(mv).expect("it is legal")];
    }
    (position, last)
}

/// The moves of that game.
fn long_moves() -> Vec<Move> {
    let mut position = Position::new(catalogue::find("pente").expect("the base game exists"));
    let centre = position.board().size().centre();
    let mut moves = vec![Move::Place(centre)];
    position.play(moves[0]).expect("the centre is free");
    let mut dice = 1_u64;
    while moves.len() < PLIES && position.outcome().is_none() {
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let (file, rank) = ((dice >> 33) % 11 + 4, (dice >> 43) % 11 + 4);
        let at = |line: u64| u8::try_from(line).expect("lines are few");
        let mv = Move::Place(Point::new(at(file), at(rank)));
        if position.play(mv).is_ok() {
            moves.push(mv);
        }
    }
    moves
}

criterion_group!(benches, board, part, moving, chart, crosstable);
criterion_main!(benches);
