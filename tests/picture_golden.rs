//! Boards as they should look, pixel by pixel.
//!
//! `GOLDEN=bless cargo test --test picture_golden` writes the pictures anew after a change that is
//! meant; look at each before committing it.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use tessera::language::Language;
use tessera::picture::{
    self, BracketMatch, BracketRound, BracketSide, ComparedStone, Comparison, Crop, Crosstable,
    CrosstableBody, CrosstableCell, CrosstablePart, CrosstableRow, CrosstableTable, HillName,
    HillScene, LARGEST, MatchPoints, MatchScore, Numbers, Podium, PodiumStep, RatingChart,
    RatingPoint, Scene, Strip, Theme,
};
use tessera::rules::{
    Departure, Move, Notation, Options, Played, Point, Position, Ruleset, Seat, Stone, StoneColour,
    catalogue,
};

/// A game in which the last stone takes a pair.
const CAPTURE: &str = "K10 L11 N14 M12 O12 J12 P13 H9 L8 K12 N13";
/// A game that a row ends.
const ROW: &str = "K10 L11 N13 M12 N14 N11 N15 O12 N16 P10 N12";
/// A game, and a line after it in which the first stone is captured and played again, and the second and the fourth one
/// are captured.
const BEFORE_LINE: &str = "K10 F9 G10 E10 N16 T19";
const LINE: &str = "F10 H10 F10 H9 H11 T1 H8";
/// A handful of stones that fit on the smallest board, for up to six colours.
const SMALL: &str = "E5 D4 F6 E4 F5 G3 D6 C7";

#[test]
fn a_capture_in_every_theme() {
    for theme in Theme::ALL {
        let game = Game::play(ruleset("pente"), CAPTURE);
        assert!(game.last[0].has_removed());
        game.check(theme.id(), |scene| Scene { theme, ..scene });
    }
}

#[test]
fn a_won_game_with_numbers() {
    let game = Game::play(ruleset("pente"), ROW);
    let moves = game.moves.clone();
    game.check("won", |scene| scene);
    game.check("numbers", |scene| Scene {
        numbers: Numbers::On(&moves),
        ..scene
    });
}

#[test]
fn coordinates_from_the_centre() {
    let game = Game::play(ruleset("pente"), CAPTURE);
    game.check("relative", |scene| Scene {
        notation: Notation::Relative,
        ..scene
    });
}

#[test]
fn the_smallest_board() {
    let options = Options {
        size: Some(9),
        ..Options::default()
    };
    let small = catalogue::with_options(&ruleset("pente"), options).expect("Pente has sizes");
    let free = Options {
        opening: Some(tessera::rules::Opening::Free),
        ..Options::default()
    };
    let small = catalogue::with_options(&small, free).expect("Pente has a free opening");
    Game::play(small, SMALL).check("nine-lines", |scene| scene);
}

#[test]
fn six_colours() {
    Game::play(ruleset("pente-6"), &SMALL.replacen("E5", "K10", 1)).check("six", |scene| scene);
}

#[test]
fn who_is_out_is_struck_out_and_partners_stand_together() {
    let clocks = ["2 d 23 h", "3 d", "23 h 59 min", "1 d", "5 min", "3 d"].map(String::from);
    for (id, name, theme, out) in [
        ("pente-6", "six-out", Theme::Wood, &[1, 3][..]),
        ("pente-6", "six-out-dark", Theme::Dark, &[1, 3]),
        ("pente-3", "three-out", Theme::Light, &[1]),
        ("team-pente", "team", Theme::HighContrast, &[]),
    ] {
        let mut game = Game::play(ruleset(id), &SMALL.replacen("E5", "K10", 1));
        for &seat in out {
            let leaves = Move::Leave(Seat::new(seat), Departure::Resigned);
            game.position.play(leaves).expect("others play on");
        }
        let names = game_names();
        let scene = Scene {
            last: &game.last,
            clocks: &clocks,
            title: "Game 412",
            status: "Benedikt to move",
            theme,
            ..Scene::new(&game.position, &names)
        };
        check(name, &picture::board(&scene));
    }
}

#[test]
fn partners_of_bots_keep_their_names() {
    let game = Game::play(ruleset("partners"), CAPTURE);
    let clocks = ["2 d 23 h", "3 d", "23 h 59 min", "1 d"].map(String::from);
    let names = ["Bot 5", "Bartholomew the Second", "Benedikt", "Maximiliana"].map(String::from);
    let scene = Scene {
        last: &game.last,
        clocks: &clocks,
        title: "Game 412",
        status: "Benedikt to move",
        ..Scene::new(&game.position, &names)
    };
    check("partners", &picture::board(&scene));
}

/// The points of two players and of six.
fn match_points() -> (Vec<MatchPoints>, Vec<MatchPoints>) {
    let player = |handicap, games: &[u16]| MatchPoints {
        handicap,
        games: games.to_vec(),
    };
    let pair = vec![player(0, &[7, 0, 8, 9]), player(5, &[1, 6, 2, 0])];
    let six = (0..6).map(|seat| player(0, &[10 - seat, 3, seat]));
    (pair, six.collect())
}

#[test]
fn boards_of_a_match_show_the_points_and_at_the_end_its_course() {
    let (pair, six) = match_points();
    let (names, clocks) = (game_names(), ["23 h 59 min"; 6].map(String::from));
    let for_six = SMALL.replacen("E5", "K10", 1);
    for (id, moves, players, name) in [
        ("points", CAPTURE, &pair, "match-running"),
        ("points-6", &for_six, &six, "match-of-six-running"),
        ("points", ROW, &pair, "match"),
        ("points-6", &for_six, &six, "match-of-six"),
    ] {
        let is_over = !name.ends_with("running");
        let mut game = Game::play(ruleset(id), moves);
        if is_over && game.position.outcome().is_none() {
            for seat in 1..6 {
                let leaves = Move::Leave(Seat::new(seat), Departure::Resigned);
                game.position.play(leaves).expect("somebody plays on");
            }
        }
        let score = MatchScore {
            players,
            target: 21,
        };
        let scene = Scene {
            last: &game.last,
            clocks: if is_over { &[] } else { &clocks },
            score: Some(&score),
            title: "Game 412 · match to 21",
            status: if is_over { "Ann wins" } else { "Ann's turn" },
            numbers: if is_over {
                Numbers::On(&game.moves)
            } else {
                Numbers::Off
            },
            ..Scene::new(&game.position, &names)
        };
        check(name, &picture::board(&scene));
        let told = picture::alt(&scene);
        assert!(told.chars().count() <= 1_024, "{told}");
        let score = ". Score of the match to 21 points. Ann: ";
        assert!(told.contains(score), "{told}");
        assert_eq!(told.contains("(by game: "), is_over, "{told}");
    }
}

#[test]
fn a_long_game_of_six_fits_with_its_score() {
    let names = game_names();
    let points = MatchPoints {
        handicap: 5,
        games: vec![3, 10, 1, 0, 4],
    };
    let players = vec![points; 6];
    let score = MatchScore {
        players: &players,
        target: 50,
    };
    for stones in [20, 40, 80, 120] {
        let mut game = Game::crowded(ruleset("points-6"), stones);
        if game.position.outcome().is_none() {
            for seat in 1..6 {
                let leaves = Move::Leave(Seat::new(seat), Departure::Resigned);
                game.position.play(leaves).expect("somebody plays on");
            }
        }
        for theme in Theme::ALL {
            let scene = Scene {
                last: &game.last,
                theme,
                score: Some(&score),
                title: "Game 412",
                status: "Benedikt wins",
                numbers: Numbers::On(&game.moves),
                ..Scene::new(&game.position, &names)
            };
            let bytes = picture::board(&scene).len();
            println!("{stones} stones, {}: {bytes} bytes", theme.id());
            assert!(bytes <= LARGEST, "{} takes {bytes}", theme.id());
        }
    }
}

#[test]
fn long_games_of_six_colours_fit() {
    /// What a board with stones on nearly every point may take.
    const FULLEST: usize = 43_000;
    for id in ["pente-6", "keryo-6"] {
        for (stones, most) in [(200, LARGEST), (361, FULLEST)] {
            let game = Game::crowded(ruleset(id), stones);
            let clocks = ["23 h 59 min"; 6].map(String::from);
            let names = game_names();
            for theme in Theme::ALL {
                let scene = Scene {
                    last: &game.last,
                    clocks: &clocks,
                    theme,
                    title: "Game 412",
                    status: "Benedikt to move",
                    ..Scene::new(&game.position, &names)
                };
                let bytes = picture::board(&scene).len();
                println!("{id}, {stones} stones, {}: {bytes} bytes", theme.id());
                assert!(bytes <= most, "{id} in {} takes {bytes}", theme.id());
            }
        }
    }
    Game::crowded(ruleset("pente-6"), 361).check_within("crowded", FULLEST);
}

#[test]
fn black_begins_where_that_is_the_custom() {
    let game = Game::play(ruleset("ninuki-renju"), "H8 J9 K11 K10 L10 G8 F8 M11 L11");
    game.check("black-begins", |scene| scene);
    let dress = |scene| scene;
    game.check_part("part-black-begins", dress, ["F6", "M12"], &[], Some("J12"));
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let scene = Scene {
        last: &game.last,
        ..Scene::new(&game.position, &names)
    };
    let told = picture::alt(&scene);
    let deed = "Ann (black) played L11, which removed K10, J9.";
    assert!(told.starts_with(deed), "{told}");
    let ranks = picture::ranks(&scene, 2_000);
    assert!(
        ranks.contains("Row 8: black F, white G, black H."),
        "{ranks}"
    );
}

#[test]
fn a_part_to_pick_from() {
    let game = Game::play(ruleset("pente"), CAPTURE);
    let pad = |from: (u8, u8)| -> Vec<_> {
        let points = game.position.legal_points().into_iter();
        let is_on = |point: &Point| {
            (from.0..from.0 + 5).contains(&point.file())
                && (from.1..from.1 + 4).contains(&point.rank())
        };
        points.filter(is_on).collect()
    };
    let offered = pad((10, 11));
    for theme in Theme::ALL {
        let name = format!("part-{}", theme.id());
        let dress = |scene| Scene { theme, ..scene };
        game.check_part(&name, dress, ["J11", "R16"], &offered, None);
    }
    let relative = |scene| Scene {
        notation: Notation::Relative,
        ..scene
    };
    let offered = pad((14, 15));
    game.check_part("part-relative", relative, ["L14", "T19"], &offered, None);
    let dress = |scene| scene;
    game.check_part("part-picked", dress, ["A1", "J6"], &[], Some("C3"));
}

#[test]
fn names_of_which_some_are_ringed() {
    let game = Game::play(ruleset("pente"), CAPTURE);
    let size = game.position.board().size();
    let at = |text| Point::parse(text, size).expect("a point");
    let offered = ["L14", "L15", "M14", "M15", "O14", "O15", "L13", "M13"].map(at);
    let scene = Scene {
        last: &game.last,
        title: "Puzzle",
        status: "Black to move",
        ..Scene::new(&game.position, &[])
    };
    let crop = Crop {
        scene: &scene,
        low: at("H8"),
        high: at("R16"),
        offered: &offered,
        // A name, a stone, and a point without a name.
        marked: &["M14", "L15", "O12", "P10"].map(at),
        picked: None,
    };
    check("part-marked", &picture::crop(&crop));
}

/// Without a status the title stands in the middle beside the small board.
#[test]
fn a_part_with_a_title_alone() {
    let game = Game::play(ruleset("pente"), CAPTURE);
    let untold = |scene| Scene {
        status: "",
        title: "Lesson 2 of 12: Capturing",
        ..scene
    };
    game.check_part("part-title", untold, ["H8", "R16"], &[], None);
}

#[test]
fn a_line_to_pick_from() {
    let game = Game::play(ruleset("linear-pente"), "K L H");
    game.check_part("part-line", |scene| scene, ["A", "T"], &[], Some("M"));
}

#[test]
fn a_move_beside_the_better_one() {
    let game = Game::play(ruleset("pente"), CAPTURE);
    for theme in Theme::ALL {
        let name = format!("comparison-{}", theme.id());
        game.check_compared(&name, theme, ["N10", "M9"]);
    }
    // The part grows until it shows both.
    game.check_compared("comparison-far", Theme::Wood, ["A1", "M9"]);
    let line = Game::play(ruleset("linear-pente"), "K L H");
    line.check_compared("comparison-line", Theme::Wood, ["A", "M"]);
}

/// The stones of a line are all to be found on its picture: one that was played where another one was captured shows both
/// numbers, and one that was captured its number with a cross.
#[test]
fn a_line_in_which_stones_are_captured() {
    let mut game = Game::play(ruleset("pente"), BEFORE_LINE);
    let line = game.go_on(LINE);
    for theme in Theme::ALL {
        let scene = Scene {
            last: &game.last,
            numbers: Numbers::Line(&line),
            title: "Puzzle",
            theme,
            ..Scene::new(&game.position, &[])
        };
        check(&format!("line-{}", theme.id()), &picture::board(&scene));
    }
}

#[test]
fn a_better_line_with_numbers() {
    let mut game = Game::play(ruleset("pente"), BEFORE_LINE);
    let line = game.go_on(LINE);
    let scene = Scene {
        last: &game.last,
        numbers: Numbers::Line(&line),
        title: "Game 412",
        ..Scene::new(&game.position, &[])
    };
    let points: Vec<_> = line.iter().filter_map(|it| it.mv.point()).collect();
    let comparison = Comparison {
        scene: &scene,
        window: picture::window(scene.position.board().size(), &points, &[]),
        played: None,
        better: None,
        heading: "Move 7",
        lines: &["Better: F10 H10 F10 H9 H11 T1 H8".to_owned()],
    };
    check("comparison-numbers", &picture::comparison(&comparison));
}

#[test]
fn a_rating_over_time() {
    let points: Vec<_> = (0..40_u32)
        .map(|game| {
            let along = f64::from(game);
            RatingPoint {
                at: 1_767_225_600 + i64::from(game * game) * 9_000,
                rating: 1_500.0 + 4.5 * along + 45.0 * (along / 4.0).sin(),
                deviation: 60.0 + 140.0 / (1.0 + along / 4.0),
            }
        })
        .collect();
    let chart = |points, theme| RatingChart {
        title: "Ann · Pente",
        points,
        language: Language::English,
        theme,
    };
    for theme in [Theme::Wood, Theme::Dark] {
        let name = format!("rating-{}", theme.id());
        check(&name, &picture::rating_chart(&chart(&points, theme)));
    }
    assert_eq!(
        picture::rating_chart_alt(&chart(&points, Theme::Wood)),
        "Ann · Pente: 1500 on 1 Jan 2026, 1661 on 8 Jun 2026; between 1500 and 1690; 40 rated games."
    );
    let one = [points[0]];
    for few in [&[][..], &one] {
        let drawn = picture::rating_chart(&chart(few, Theme::Print));
        assert!(drawn.starts_with(b"\x89PNG"));
    }
}

#[test]
fn who_stood_better_after_each_move() {
    let chances: Vec<_> = (0..=42_u32)
        .map(|at| {
            let along = f64::from(at);
            50.0 + 30.0 * (along / 6.0).sin() + if at > 30 { 20.0 } else { 0.0 }
        })
        .collect();
    let colours = [StoneColour::White, StoneColour::Black];
    let names = [String::new(), String::new()];
    let strip = |chances, theme| Strip {
        names: &names,
        chances,
        moves: 42,
        turning_points: &[12, 22, 31],
        colours,
        language: Language::English,
        theme,
    };
    for theme in [Theme::Wood, Theme::ColourBlind] {
        let name = format!("strip-{}", theme.id());
        check(&name, &picture::strip(&strip(&chances, theme)));
    }
    assert_eq!(
        picture::strip_alt(&strip(&chances, Theme::Wood)),
        "Chance to win after each of 42 moves for white: 90 % at the end, between 20 and 90 %. Along the way: \
         75 % after move 6, 77 % after move 12, 54 % after move 18, 35 % after move 22, 27 % after move 24, \
         21 % after move 30, 43 % after move 31, 62 % after move 36, 90 % after move 42."
    );
    assert_eq!(
        picture::strip_alt(&strip(&[50.0, 50.2, 49.8, 50.0], Theme::Wood)),
        "Chance to win after each of 3 moves for white: 50 % throughout. The strip ends there: nothing is \
         said about what follows move 3."
    );
    // Where nothing is told after a move there is a gap, which the description names.
    check(
        "strip-gap",
        &picture::strip(&strip(&chances[..=24], Theme::Wood)),
    );
    let part = picture::strip_alt(&strip(&chances[..=24], Theme::Wood));
    assert!(
        part.ends_with("nothing is said about what follows move 24."),
        "{part}"
    );
    let none = picture::strip(&strip(&[50.0], Theme::Print));
    assert!(none.starts_with(b"\x89PNG"));
    let none = picture::strip_alt(&strip(&[50.0], Theme::Print));
    assert_eq!(none, "Nothing is said about who stood better.");
}

/// A hill with so many people on each step from the bottom up; the viewer is the first on one of them.
fn hill_steps(counts: &[usize], viewer: usize) -> Vec<Vec<HillName>> {
    const NAMES: [&str; 8] = [
        "Ann",
        "Benedikt",
        "Chloé",
        "Дмитрий",
        "Ελένη",
        "Bartholomew the Second of Nowhere",
        "花子",
        "Frank",
    ];
    let mut names = NAMES.iter().cycle();
    let mut step = |count: usize, is_own: bool| {
        let people = (0..count).map(|place| HillName {
            name: names
                .next()
                .map(|&name| name.to_owned())
                .unwrap_or_default(),
            is_viewer: is_own && place == 0,
        });
        people.collect()
    };
    let counts = counts.iter().enumerate();
    counts
        .map(|(place, &count)| step(count, place == viewer))
        .collect()
}

#[test]
fn a_hill_with_a_king() {
    let few = hill_steps(&[5, 3, 2, 1], 1);
    let crowded = hill_steps(&[120, 40, 9, 6, 4, 3, 3, 2, 2, 2, 1, 2, 2, 1, 2], 6);
    let scene = |steps, theme| HillScene {
        ruleset: "Pente",
        title: "Pente · King of the Hill",
        steps,
        language: Language::English,
        theme,
    };
    for theme in [Theme::Wood, Theme::Dark, Theme::HighContrast] {
        let name = format!("hill-{}", theme.id());
        check(&name, &picture::hill(&scene(&few, theme)));
    }
    check(
        "hill-crowded",
        &picture::hill(&scene(&crowded, Theme::Light)),
    );
    assert_eq!(
        picture::hill_alt(&scene(&few, Theme::Wood)),
        "The hill of Pente, 4 steps. Step 4: Chloé, king of the hill. Step 3: Ann, Benedikt. Step 2: \
         Bartholomew the Second of Nowhe…, 花子, Frank. Step 1: Ann, Benedikt, Chloé, Дмитрий, Ελένη."
    );
    let one = hill_steps(&[1], 9);
    for few in [&[][..], &one] {
        assert!(picture::hill(&scene(few, Theme::Print)).starts_with(b"\x89PNG"));
    }
}

#[test]
fn a_podium_in_every_theme() {
    let step = |name: &str, score: &str| PodiumStep {
        name: name.to_owned(),
        score: score.to_owned(),
    };
    let steps = [
        step("Bartholomew the Second of Orange", "1842"),
        step("Дмитрий", "1620"),
        step("さくら", "1540?"),
    ];
    let podium = |steps, theme| Podium {
        title: "Season 3 · October 2026",
        subtitle: "Keryo-Pente",
        steps,
        language: Language::English,
        theme,
    };
    for theme in Theme::ALL {
        let name = format!("podium-{}", theme.id());
        check(&name, &picture::podium(&podium(&steps, theme)));
    }
    check(
        "podium-two",
        &picture::podium(&podium(&steps[..2], Theme::Wood)),
    );
}

/// The most bytes of a crosstable of 32.
const LARGEST_CROSSTABLE: usize = 60_000;

const NAMES: [&str; 10] = [
    "Ann",
    "Benedikt",
    "Chloé",
    "Дмитрий",
    "Ελένη",
    "Bartholomew the Second of Nowhere",
    "花子",
    "Frank",
    "김민수",
    "xX_pente_master_Xx",
];

fn name_of(number: usize) -> String {
    NAMES[(number - 1) % NAMES.len()].to_owned()
}

/// A Swiss of so many players after so many rounds. With colours the games are single ones.
fn swiss_table(players: usize, rounds: usize, has_colours: bool) -> CrosstableTable {
    let rows = (1..=players).map(|place| {
        let number = (place * 7) % players + 1;
        let cells = (0..rounds).map(|round| {
            let other = (place * 5 + round * 3) % players + 1;
            let dice = (place * 3 + round * 5 + other) % 11;
            if dice == 10 {
                return CrosstableCell {
                    text: "bye".to_owned(),
                    is_pale: true,
                    ..CrosstableCell::default()
                };
            }
            let sign = ['+', '+', '+', '+', '−', '−', '−', '−', '=', '+'][dice];
            let sign = if round + 1 == rounds && dice > 6 {
                '*'
            } else {
                sign
            };
            let colour = [StoneColour::White, StoneColour::Black][(place + round) % 2];
            CrosstableCell {
                text: format!("{other}{sign}"),
                stones: Some(colour).filter(|_| has_colours && dice != 9),
                is_pale: dice == 9,
                ..CrosstableCell::default()
            }
        });
        let has_left = place == players && players > 5;
        CrosstableRow {
            place: (!has_left).then_some(place),
            number,
            name: name_of(place),
            note: format!(
                "{}½ · {} · {}¼",
                30 - place.min(60) / 2,
                34 - place.min(60) / 2,
                36 - place.min(60) / 2
            ),
            points: format!("{}½", (players - place) * rounds / players),
            cells: cells.collect(),
            is_viewer: place == 5,
            has_left,
        }
    });
    CrosstableTable {
        notes: "BH−1 · BH · SB".to_owned(),
        points: "Pts".to_owned(),
        columns: (1..=rounds).map(|it| it.to_string()).collect(),
        rows: rows.collect(),
    }
}

/// A section in which everybody meets everybody.
fn square(players: usize, first: usize) -> CrosstableTable {
    let rows = (0..players).map(|place| {
        let cells = (0..players).map(|other| match (place, other) {
            (place, other) if place == other => CrosstableCell {
                is_own: true,
                ..CrosstableCell::default()
            },
            (place, other) => CrosstableCell {
                text: match (place + other) % 5 {
                    0 => "½",
                    4 => "*",
                    _ if place < other => "1",
                    _ => "0",
                }
                .to_owned(),
                stones: Some(
                    [StoneColour::White, StoneColour::Black]
                        [(place + other + usize::from(place < other)) % 2],
                ),
                ..CrosstableCell::default()
            },
        });
        CrosstableRow {
            place: Some(place + 1),
            number: first + place * 4,
            name: name_of(first + place),
            note: format!("{}¾ · {}", 12 - place, players - place - 1),
            points: (players - place - 1).to_string(),
            cells: cells.collect(),
            is_viewer: first + place == 4,
            has_left: false,
        }
    });
    CrosstableTable {
        notes: "SB · wins".to_owned(),
        points: "Pts".to_owned(),
        columns: (0..players)
            .map(|it| (first + it * 4).to_string())
            .collect(),
        rows: rows.collect(),
    }
}

/// A bracket of so many players in which the upper one wins, but for the last round.
fn bracket(players: usize) -> Vec<BracketRound> {
    let mut alive: Vec<usize> = (1..=players).collect();
    let mut rounds = Vec::new();
    while alive.len() > 1 {
        let is_open = alive.len() == 2;
        let matches = alive.chunks(2).enumerate().map(|(index, pair)| {
            let side = |place: usize| BracketSide {
                name: name_of(pair[place]),
                score: if is_open {
                    String::new()
                } else {
                    ["1½", "½"][place].to_owned()
                },
                has_won: !is_open && place == 0,
                has_lost: !is_open && place == 1,
                is_viewer: pair[place] == 9,
            };
            let from = |place: usize| (alive.len() < players).then_some(2 * index + place);
            BracketMatch {
                sides: [side(0), side(1)],
                from: [from(0), from(1)],
            }
        });
        let heading = match alive.len() {
            2 => "Final".to_owned(),
            4 => "Semi-finals".to_owned(),
            8 => "Quarter-finals".to_owned(),
            left => format!("Last {left}"),
        };
        rounds.push(BracketRound {
            heading,
            matches: matches.collect(),
        });
        alive = alive.into_iter().step_by(2).collect();
    }
    rounds
}

fn parts(tables: Vec<(Option<&str>, CrosstableBody)>) -> Vec<CrosstablePart> {
    let parts = tables.into_iter().map(|(heading, body)| CrosstablePart {
        heading: heading.map(str::to_owned),
        body,
    });
    parts.collect()
}

fn crosstable(parts: &[CrosstablePart], theme: Theme) -> Crosstable<'_> {
    Crosstable {
        title: "Autumn cup of the Café",
        subtitle: "Keryo-Pente · Round 7",
        parts,
        language: Language::English,
        theme,
    }
}

#[test]
fn the_crosstable_of_a_swiss() {
    let large = parts(vec![(
        None,
        CrosstableBody::Table(swiss_table(32, 7, true)),
    )]);
    for theme in Theme::ALL {
        let drawn = picture::crosstable(&crosstable(&large, theme));
        println!("32 players, {}: {} bytes", theme.id(), drawn.len());
        check_size(
            &format!("crosstable-32-{}", theme.id()),
            &drawn,
            LARGEST_CROSSTABLE,
        );
    }
    let widest = parts(vec![(
        None,
        CrosstableBody::Table(swiss_table(32, 8, true)),
    )]);
    let drawn = picture::crosstable(&crosstable(&widest, Theme::Wood));
    check_size("crosstable-32-8", &drawn, LARGEST_CROSSTABLE);
    let sets = parts(vec![(
        Some("players 33–60 of 60 · rounds 1–8"),
        CrosstableBody::Table(swiss_table(6, 3, false)),
    )]);
    let drawn = picture::crosstable(&crosstable(&sets, Theme::Light));
    check_size("crosstable-sets", &drawn, LARGEST_CROSSTABLE);
}

#[test]
fn the_crosstables_of_groups_and_a_final() {
    let groups = parts(vec![
        (Some("Final"), CrosstableBody::Table(square(3, 1))),
        (Some("Group 1"), CrosstableBody::Table(square(7, 2))),
        (Some("Group 2"), CrosstableBody::Table(square(7, 3))),
    ]);
    for theme in [Theme::Wood, Theme::Dark] {
        let drawn = picture::crosstable(&crosstable(&groups, theme));
        check_size(
            &format!("crosstable-groups-{}", theme.id()),
            &drawn,
            LARGEST_CROSSTABLE,
        );
    }
}

/// The largest division of a league: two digits in each heading, and names still have room.
#[test]
fn the_crosstable_of_a_division() {
    let division = parts(vec![(
        Some("Division 3"),
        CrosstableBody::Table(square(11, 20)),
    )]);
    let drawn = picture::crosstable(&crosstable(&division, Theme::Light));
    check_size("crosstable-division", &drawn, LARGEST_CROSSTABLE);
}

#[test]
fn the_crosstable_of_tables_of_four() {
    let mut table = swiss_table(9, 5, true);
    for row in &mut table.rows {
        for (index, cell) in row.cells.iter_mut().enumerate() {
            let place = row.place.unwrap_or_default();
            let seat = (place + index) % 4;
            cell.text = ["1", "2", "3", "*"][seat].to_owned();
            cell.below = format!("{} {} {}", 10 + seat, place + index, 7);
            cell.is_pale = false;
            let colours = [
                StoneColour::White,
                StoneColour::Black,
                StoneColour::Red,
                StoneColour::Blue,
            ];
            cell.stones = Some(colours[seat]);
        }
    }
    let cycle = parts(vec![(None, CrosstableBody::Table(table))]);
    let drawn = picture::crosstable(&crosstable(&cycle, Theme::ColourBlind));
    check_size("crosstable-cycle", &drawn, LARGEST_CROSSTABLE);
}

#[test]
fn brackets_of_eliminations() {
    for (players, theme) in [(32, Theme::Wood), (8, Theme::Dark), (2, Theme::Print)] {
        let all = parts(vec![(None, CrosstableBody::Bracket(bracket(players)))]);
        let drawn = picture::crosstable(&crosstable(&all, theme));
        println!("bracket of {players}: {} bytes", drawn.len());
        check_size(&format!("bracket-{players}"), &drawn, LARGEST_CROSSTABLE);
    }
}

#[test]
fn a_crosstable_is_told_to_who_cannot_see_it() {
    let few = parts(vec![
        (
            Some("Group 1"),
            CrosstableBody::Table(swiss_table(2, 1, true)),
        ),
        (None, CrosstableBody::Bracket(bracket(4))),
    ]);
    assert_eq!(
        picture::crosstable_alt(&crosstable(&few, Theme::Wood)),
        "Autumn cup of the Café. Keryo-Pente · Round 7. Group 1: 1. Ann: 0½. 2. Benedikt: 0½. Semi-finals: \
         Ann – Benedikt 1½:½. Chloé – Дмитрий 1½:½. Final: Ann – Chloé."
    );
    let many = parts(vec![
        (None, CrosstableBody::Table(swiss_table(200, 7, true))),
        (None, CrosstableBody::Bracket(bracket(64))),
    ]);
    for language in Language::ALL {
        let scene = Crosstable {
            language,
            ..crosstable(&many, Theme::Wood)
        };
        let told = picture::crosstable_alt(&scene);
        let length = told.encode_utf16().count();
        assert!((900..=1_024).contains(&length), "{length}: {told}");
    }
}

#[test]
fn crosstables_of_nobody_and_of_any_names_are_drawn() {
    let mut odd = swiss_table(3, 2, true);
    for (row, name) in odd
        .rows
        .iter_mut()
        .zip(["", "\u{202e}abc\u{0}\n", "名前🎲"])
    {
        row.name = name.to_owned();
        row.cells.truncate(row.place.unwrap_or_default() - 1);
    }
    let all = parts(vec![
        (None, CrosstableBody::Table(odd)),
        (None, CrosstableBody::Table(CrosstableTable::default())),
        (None, CrosstableBody::Bracket(Vec::new())),
        (None, CrosstableBody::Bracket(vec![BracketRound::default()])),
        (Some(""), CrosstableBody::Table(swiss_table(2, 40, true))),
    ]);
    for few in [&all[..], &[]] {
        let drawn = picture::crosstable(&crosstable(few, Theme::Print));
        assert!(drawn.starts_with(b"\x89PNG"));
    }
}

#[test]
fn a_drawing_for_the_rules() {
    for (id, name, theme) in [
        ("pente", "diagram", Theme::Wood),
        ("pente-3", "diagram-colour-blind", Theme::ColourBlind),
        ("gomoku", "diagram-black-begins", Theme::Wood),
    ] {
        let ruleset = ruleset(id);
        let drawing = &ruleset.about.diagrams[0];
        check(name, &picture::diagram(&ruleset, drawing, theme));
    }
}

#[test]
fn a_full_board_fits_and_is_drawn_plainly() {
    for stones in [60, 361] {
        let game = Game::scattered(stones);
        let scene = Scene::new(&game.position, &[]);
        for theme in Theme::ALL {
            let bytes = picture::board(&Scene { theme, ..scene }).len();
            assert!(bytes <= LARGEST, "{} takes {bytes}", theme.id());
        }
    }
    Game::scattered(200).check("full", |scene| scene);
}

#[test]
fn names_of_any_kind_are_drawn() {
    let game = Game::play(ruleset("pente"), CAPTURE);
    for name in ["", "\u{202e}abc\u{0}\n", "名前🎲", &"long ".repeat(2_000)] {
        let names = vec![name.to_owned(); 2];
        let scene = Scene {
            title: name,
            status: name,
            ..Scene::new(&game.position, &names)
        };
        assert!(picture::board(&scene).len() <= LARGEST);
    }
}

#[test]
fn japanese_chinese_and_korean_names() {
    let game = Game::play(ruleset("pente"), CAPTURE);
    let names = ["Ann 田中ひろコ", "김민수 与張龍"].map(String::from);
    game.check("japanese", |scene| Scene {
        names: &names,
        title: "対局412",
        status: "Ann 田中ひろコの手番",
        theme: Theme::Print,
        ..scene
    });
}

/// All letters without a glyph have the same picture, and no others have it.
#[test]
fn a_letter_that_no_font_has_is_a_box() {
    let game = Game::play(ruleset("pente"), CAPTURE);
    let named = |letter: &str| {
        let names = [letter.to_owned(), "Ben".to_owned()];
        let scene = Scene {
            theme: Theme::Print,
            ..Scene::new(&game.position, &names)
        };
        pixels(&picture::board(&scene))
    };
    let a_box = named("ก");
    for letter in ["ع", "ש", "ज", "🎲", "ᚠ"] {
        assert!(named(letter) == a_box, "{letter} has no box");
    }
    let mut drawn = vec![a_box, named("")];
    for letter in [
        "田", "髙", "ひ", "コ", "ｺ", "们", "龍", "김", "뷁", "☆", "、",
    ] {
        let picture = named(letter);
        assert!(!drawn.contains(&picture), "{letter} is not drawn");
        drawn.push(picture);
    }
}

/// A game as it stands.
struct Game {
    position: Position,
    moves: Vec<Move>,
    last: Vec<Played>,
}

impl Game {
    fn play(ruleset: Ruleset, points: &str) -> Self {
        let mut position = Position::new(ruleset);
        let (mut moves, mut last) = (Vec::new(), Vec::new());
        for point in points.split(' ') {
            let point = Point::parse(point, position.board().size()).expect("a point");
            let played = position.play(Move::Place(point)).expect("it is legal");
            moves.push(played.mv);
            last = vec![played];
        }
        Self {
            position,
            moves,
            last,
        }
    }

    /// Goes on; returns the moves of this line as they were played.
    fn go_on(&mut self, points: &str) -> Vec<Played> {
        let size = self.position.board().size();
        let moves = points.split(' ').map(|point| {
            let point = Point::parse(point, size).expect("a point");
            let played = self.position.play(Move::Place(point)).expect("it is legal");
            self.moves.push(played.mv);
            played
        });
        let line: Vec<_> = moves.collect();
        self.last = line.last().copied().into_iter().collect();
        line
    }

    /// The same for a part of the board.
    fn check_part<'a>(
        &'a self,
        name: &str,
        dress: impl FnOnce(Scene<'a>) -> Scene<'a>,
        corners: [&str; 2],
        offered: &[Point],
        picked: Option<&str>,
    ) {
        let size = self.position.board().size();
        let at = |text| Point::parse(text, size).expect("a point");
        let scene = dress(Scene {
            last: &self.last,
            title: "Game 412",
            status: "Benedikt to move",
            ..Scene::new(&self.position, &[])
        });
        let crop = Crop {
            scene: &scene,
            low: at(corners[0]),
            high: at(corners[1]),
            offered,
            marked: &[],
            picked: picked.map(at),
        };
        check(name, &picture::crop(&crop));
        let told = picture::crop_alt(&crop);
        assert!(told.chars().count() <= 1_024, "{told}");
        let japanese = Scene {
            language: Language::Japanese,
            ..scene
        };
        let told = picture::crop_alt(&Crop {
            scene: &japanese,
            ..crop
        });
        assert!(!told.contains("。 "), "{told}");
    }

    /// Holds the picture of a stone that was played and a better one against the one that was looked at.
    fn check_compared(&self, name: &str, theme: Theme, [played, better]: [&str; 2]) {
        let size = self.position.board().size();
        let at = |text| Point::parse(text, size).expect("a point");
        let (played, better) = (at(played), at(better));
        let board = self.position.board();
        assert!(
            board.at(played).is_none() && board.at(better).is_none(),
            "a taken point"
        );
        let turn = self.position.to_act().expect("the game goes on");
        let scene = Scene {
            last: &self.last,
            title: "Game 412",
            theme,
            ..Scene::new(&self.position, &[])
        };
        let comparison = Comparison {
            scene: &scene,
            window: picture::window(size, &[played, better], &[]),
            played: Some(ComparedStone {
                at: played,
                stone: Stone::Of(turn.colour.expect("colours are assigned")),
                number: 112,
                mark: "??",
            }),
            better: Some((
                better,
                Stone::Of(turn.colour.expect("colours are assigned")),
            )),
            heading: "Move 112",
            lines: &[
                format!("Benedikt: {played} ??"),
                format!("Better: {better}"),
            ],
        };
        check(name, &picture::comparison(&comparison));
        let told = picture::comparison_alt(&comparison);
        assert!(told.chars().count() <= 1_024, "{told}");
    }

    /// So many stones all over the board, none in a row of five if that can be helped.
    fn scattered(stones: usize) -> Self {
        let size = ruleset("gomoku").size;
        let mut position = Position::new(ruleset("gomoku"));
        let (mut moves, mut last) = (Vec::new(), Vec::new());
        // A step that no side of the board divides visits every point, far from the one before.
        let points: Vec<_> = size.points().collect();
        for turn in 0..points.len() {
            let point = points[turn * 140 % points.len()];
            let mut next = position.clone();
            let Ok(played) = next.play(Move::Place(point)) else {
                continue;
            };
            if next.outcome().is_some() || moves.len() == stones {
                continue;
            }
            position = next;
            moves.push(played.mv);
            last = vec![played];
        }
        Self {
            position,
            moves,
            last,
        }
    }

    /// Stones of all colours, on nearly every point if so many are wanted, none in a row of five and none
    /// captured.
    fn crowded(ruleset: Ruleset, stones: usize) -> Self {
        let mut position = Position::new(ruleset);
        let (mut moves, mut last) = (Vec::new(), Vec::new());
        let points: Vec<_> = ruleset.size.points().collect();
        let mut seed = 7_u64;
        for _ in 0..12_000 {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let place = usize::try_from(seed >> 33).expect("31 bits") % points.len();
            let mut next = position.clone();
            let Ok(played) = next.play(Move::Place(points[place])) else {
                continue;
            };
            if next.outcome().is_none() && !played.has_removed() && moves.len() < stones {
                position = next;
                moves.push(played.mv);
                last = vec![played];
            }
        }
        Self {
            position,
            moves,
            last,
        }
    }

    /// Holds the picture of a crowded board against the one that was looked at.
    fn check_within(&self, name: &str, most: usize) {
        let names = game_names();
        let scene = Scene {
            last: &self.last,
            ..Scene::new(&self.position, &names)
        };
        check_size(name, &picture::board(&scene), most);
    }

    /// Holds the picture against the one that was looked at.
    fn check<'a>(&'a self, name: &str, dress: impl FnOnce(Scene<'a>) -> Scene<'a>) {
        let names: &'static [String] = game_names().leak();
        let scene = Scene {
            last: &self.last,
            title: "Game 412",
            status: "Benedikt to move",
            ..Scene::new(&self.position, names)
        };
        check(name, &picture::board(&dress(scene)));
    }
}

fn game_names() -> Vec<String> {
    const NAMES: [&str; 6] = ["Ann", "Benedikt", "Chloé", "Дмитрий", "Ελένη", "Frank"];
    NAMES.map(String::from).into()
}

/// Holds a picture against the one that was looked at.
fn check(name: &str, png: &[u8]) {
    check_size(name, png, LARGEST);
}

/// The same for a picture of at most so many bytes.
fn check_size(name: &str, png: &[u8], most: usize) {
    assert!(png.len() <= most, "{name} takes {} bytes", png.len());
    let file = golden(name);
    if std::env::var("GOLDEN").is_ok_and(|value| value == "bless") {
        fs::write(&file, png).expect("the folder can be written");
    }
    let expected = fs::read(&file).expect("the golden picture is there");
    assert!(
        pixels(png) == pixels(&expected),
        "{name} looks different from {}",
        file.display()
    );
}

fn ruleset(id: &str) -> Ruleset {
    catalogue::find(id).expect("it is in the catalogue")
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(format!("{name}.png"))
}

/// The size of a picture and its colours, in true colour whatever its palette.
fn pixels(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("it is a PNG file");
    let size = reader.output_buffer_size().expect("it fits into memory");
    let mut colours = vec![0; size];
    let frame = reader.next_frame(&mut colours).expect("it has a picture");
    (frame.width, frame.height, colours)
}
