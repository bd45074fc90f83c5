//! What a picture of a board costs: drawing and encoding, by theme, with the bytes it takes.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tessera::picture::{self, Crop, Scene, Theme};
use tessera::rules::{Move, Played, Point, Position, catalogue};

/// How many plies the board in the benchmark shows: a long game.
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
        offered: &offered,
        picked: None,
    };
    println!("part: {} bytes", picture::crop(&crop).len());
    criterion.bench_function("part", |bencher| {
        bencher.iter(|| picture::crop(black_box(&crop)));
    });
}

/// A game whose stones lie close together, as they do when people play.
fn long_game() -> (Position, Vec<Played>) {
    let mut position = Position::new(catalogue::find("pente").expect("the base game exists"));
    let mut last = Vec::new();
    let mut dice = 1_u64;
    while usize::from(position.ply()) < PLIES && position.outcome().is_none() {
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let (file, rank) = ((dice >> 33) % 11 + 4, (dice >> 43) % 11 + 4);
        let at = |line: u64| u8::try_from(line).expect("lines are few");
        if let Ok(played) = position.play(Move::Place(Point::new(at(file), at(rank)))) {
            last = vec![played];
        }
        if position.ply() == 0 {
            let centre = position.board().size().centre();
            last = position.play(Move::Place(centre)).into_iter().collect();
        }
    }
    (position, last)
}

criterion_group!(benches, board, part);
criterion_main!(benches);
