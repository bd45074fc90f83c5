//! Reviews of games, and the lines that `tessera review` writes.

use std::sync::LazyLock;

use serde_json::{Value, json};
use tessera::operate::{referee, review};
use tessera::review::{Chance, Fault, Judging, Review, ReviewRefusal, Word, judge};
use tessera::rules::{Colour, Move, Record, catalogue};

fn record(code: &str, moves: &str) -> Record {
    let mut record = Record::new(catalogue::decode(code).expect("a ruleset"));
    for text in moves.split_whitespace() {
        let mv = Move::parse(text, record.ruleset.size);
        record.push(mv.expect("a move"));
    }
    record
}

/// A review by short searches: what these games turn on is soon seen.
fn shortly(record: &Record) -> Result<Review, ReviewRefusal> {
    by_searches_of(1_500, record)
}

fn by_searches_of(nodes: u64, record: &Record) -> Result<Review, ReviewRefusal> {
    let mut judging = Judging::with_nodes(record, nodes)?;
    while judging.left() > 0 {
        judging.step(None);
    }
    Ok(judging.review())
}

fn reviewed(code: &str, moves: &str) -> Review {
    shortly(&record(code, moves)).expect("a game of two")
}

fn answers(input: &str) -> Vec<Value> {
    let mut output = Vec::new();
    review::run(input.as_bytes(), &mut output, std::io::sink()).expect("memory can be written");
    let output = String::from_utf8(output).expect("JSON is text");
    let lines = output.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

/// White has an open three with a gap and plays far away; Black blocks.
const MISSED: &str = "K10 A1 N10 A4 M10 B8 T19 L10";

#[test]
fn a_win_that_was_missed_is_found() {
    let review = reviewed("pente", MISSED);
    let missed = review.missed_wins();
    assert_eq!(missed.len(), 1, "{missed:?}");
    assert_eq!((missed[0].index, missed[0].moves), (6, 2));
    let points = review.turning_points();
    let point = points
        .iter()
        .find(|point| point.index == 6)
        .expect("it decided");
    assert_eq!(point.reason, &Fault::MissedWin { moves: 2 });
    assert_eq!(point.judgement.word, Some(Word::Blunder));
    assert_eq!(point.judgement.best, Chance::WON);
}

#[test]
fn a_five_that_was_missed_decided_nothing_if_the_player_still_wins() {
    // White has an open four and plays elsewhere: Black can block only one of its ends.
    let review = reviewed("pente", "K10 A1 N10 A4 M10 B8 L10 C3 T19 J10 O10");
    let judged = review.plies[8].judgement.as_ref().expect("a judgement");
    assert_eq!((judged.played, judged.missed_win), (Chance::WON, None));
    assert_eq!(judged.word, None);
    // With one end only, the five is lost.
    let review = reviewed("pente", "K10 J10 N10 A4 M10 B8 L10 C3 T19 O10");
    let judged = review.plies[8].judgement.as_ref().expect("a judgement");
    assert_eq!(judged.missed_win, Some(1));
    let points = review.turning_points();
    let point = points.iter().find(|point| point.index == 8);
    let point = point.expect("it is a turning point");
    assert_eq!(point.reason, &Fault::MissedWin { moves: 1 });
    let missed = review.missed_wins();
    assert!(missed.iter().any(|win| win.index == 8 && win.moves == 1));
}

#[test]
fn a_four_that_was_not_answered_is_named() {
    let review = reviewed("pente", "K10 J10 N10 A1 L10 A4 M10 T19 O10");
    let judged = review.plies[7]
        .judgement
        .as_ref()
        .expect("Black had a choice");
    assert_eq!(judged.reason, Some(Fault::FourIgnored));
    assert_eq!(judged.played, Chance::LOST);
    assert_eq!(review.plies[8].chance, Some(Chance::WON));
}

#[test]
fn nobody_is_blamed_in_a_game_that_was_decided() {
    // White's open four cannot be stopped: whatever Black plays is no mistake, nor is a longer win.
    let review = reviewed("pente", "K10 A1 N10 A4 M10 B8 L10 T19 J10");
    let black = review.plies[7]
        .judgement
        .as_ref()
        .expect("Black had a choice");
    assert_eq!((black.word, black.best), (None, Chance::LOST));
    assert_eq!(
        review.plies[8].judgement.as_ref().and_then(|it| it.word),
        None
    );
    assert!(review.missed_wins().is_empty());
}

/// Reviews of games between people, by searches that are short enough to err.
static REVIEWS: LazyLock<[Review; 4]> = LazyLock::new(|| {
    GAMES.map(|game| by_searches_of(400, &record("pente", game)).expect("a game of two"))
});
const GAMES: [&str; 4] = [
    "K10 N8 N10 L10 K12 K11 M9 L8 J12 M8 K8 O8 P8 L10 K9 K11 K6 K7 J6 K7 H6 L6 O9 M11 Q7 R6 \
     N12 M11 M12 L12 K13 A15 L12",
    "K10 M9 N10 K11 M12 J9 J12 L9 K9 K8 K9 L7 H10 J7 H6 M6 N5 J8 J10 J6 J5 G7 L8 K4 J5 M7 H11 \
     M8 G12",
    "K10 L9 N10 J10 L8 M9 J8 N9 O9 H11 J7 G12 F13 M11 P8 L11 Q7 R6 M8 K11 J11 H12 J11 N11 O11 \
     J9 K9 M7 K9 P12 O11 M10 S1 K12 S2 O8",
    "K10 L13 L7 K12 J11 L9 H12 M14 K6 J5 N9 O10 M12 J9 L11 O14 N11 M11 G11 H11 F10 N15 O16 \
     J13 H14 J13 G13 F14 F12 E11 E13 D14 G12 G10 E12 E14 E12 C14 D12",
];

/// The chances of whoever made a move before and after it, where both are known.
fn chances_of(review: &Review, at: usize) -> Option<(Chance, Chance)> {
    let (before, after) = (review.plies[at - 1].chance?, review.plies[at].chance?);
    let own = |chance: Chance| match review.plies[at].colour {
        Some(Colour::FIRST) => chance,
        _ => Chance(100.0 - chance.0),
    };
    Some((own(before), own(after)))
}

#[test]
fn a_word_says_what_the_chances_before_and_after_the_move_say() {
    let mut words = 0;
    for (game, review) in GAMES.iter().zip(&*REVIEWS) {
        for at in 4..review.plies.len() {
            let ply = &review.plies[at];
            let Some((judged, chances)) = ply.judgement.as_ref().zip(chances_of(review, at)) else {
                continue;
            };
            let (before, after) = chances;
            assert_eq!(
                judged.word,
                Word::of(before, after),
                "{game}: {at} {judged:?}"
            );
            if judged.word.is_some() {
                words += 1;
                let (lost, shown) = (judged.lost(), before.0 - after.0);
                assert!((lost - shown).abs() < 1e-9, "{game}: {at} {lost} {shown}");
            }
        }
    }
    assert!(words > 10, "{words}");
}

#[test]
fn what_many_games_begin_with_is_worth_the_same_in_all() {
    let chances = REVIEWS.each_ref().map(|review| review.plies[0].chance);
    assert!(chances[0].is_some());
    assert_eq!(chances, [chances[0]; 4]);
}

#[test]
fn what_is_proved_to_be_lost_stays_so_whatever_the_loser_plays() {
    let mut lost = 0;
    for (game, review) in GAMES.iter().zip(&*REVIEWS) {
        for at in 1..review.plies.len() {
            if let Some((Chance::LOST, after)) = chances_of(review, at) {
                lost += 1;
                assert_eq!(after, Chance::LOST, "{game}: {at}");
            }
        }
    }
    assert!(lost > 5, "{lost}");
}

#[test]
fn a_move_is_not_to_blame_if_the_better_one_is_proved_to_lose_as_well() {
    // K11 loses by force, and so does what the search takes to be better.
    let game = "K10 L9 N10 L11 L8 O11 N8 L10 M8 O8 K8 J8 K9 L12 L13 J10 M7 K11 K7 K6 M9 O7 M9 J6 M6 O9 \
     M5";
    let judged = |nodes| {
        let review = by_searches_of(nodes, &record("pente", game)).expect("a game of two");
        let judged = review.plies[17].judgement.as_ref().expect("a judgement");
        (judged.word, judged.played)
    };
    assert_eq!(judged(900), (None, Chance::LOST));
    // Too few nodes to prove that of the better one.
    assert_eq!(judged(800), (Some(Word::Inaccuracy), Chance::LOST));
}

#[test]
fn the_same_game_has_the_same_review() {
    let record = record("keryo-pente", "K10 L11 N10");
    let mut judging = Judging::new(&record).expect("a game of two");
    assert_eq!(judging.left(), 4);
    while judging.left() > 0 {
        judging.step(None);
    }
    assert_eq!(judging.review(), judge(&record).expect("a game of two"));
}

#[test]
fn every_ruleset_for_two_is_reviewed_and_no_other() {
    for ruleset in catalogue::all() {
        let mut record = Record::new(*ruleset);
        let mut position = record.position().expect("no moves");
        for count in 0..9_usize {
            let legal: Vec<_> = position.legal().collect();
            let Some(&mv) = legal.get(count * 37 % legal.len().max(1)) else {
                break;
            };
            position.play(mv).expect("a legal move");
            record.push(mv);
        }
        let review = by_searches_of(150, &record);
        assert_eq!(review.is_ok(), ruleset.seats == 2, "{}", ruleset.id);
        let Ok(review) = review else { continue };
        assert_eq!(review.plies.len(), record.moves.len(), "{}", ruleset.id);
        let last = review.plies.last().expect("there were moves");
        assert!(last.chance.is_some(), "{}", ruleset.id);
    }
}

#[test]
fn a_choice_of_colours_is_judged_by_the_colour_it_brings() {
    // The first colour has an open three: whoever leaves it to the other gives the game away.
    let moves = "K10 A1 L10 T19";
    for (choice, is_good) in [("swap", true), ("noswap", false)] {
        let review = reviewed("d-pente", &format!("{moves} {choice} M10 B8"));
        let judged = review.plies[4]
            .judgement
            .as_ref()
            .expect("there was a choice");
        assert_eq!(judged.better.is_empty(), is_good, "{choice} {judged:?}");
        assert!(review.plies[0].judgement.is_none(), "no colours yet");
    }
}

#[test]
fn what_stands_elsewhere_is_left_out_with_all_that_says_something_of_it() {
    let record = record("pente", MISSED);
    let whole = shortly(&record).expect("a game of two");
    let standing = record.position_after(6).expect("six moves").board_key();
    assert!(whole.spoken_of().keys().contains(&standing));
    let mut part = whole.clone();
    part.leave_out_few(&part.spoken_of());
    assert_eq!(
        part.leave_out(&part.spoken_of(), |key| key == standing),
        Some(5)
    );
    assert_eq!(part.plies[5].chance, None, "how it stands");
    assert_eq!(part.plies[5].judgement, None, "what led to it");
    assert_eq!(part.plies[6].judgement, None, "what is best in it");
    assert!(part.missed_wins().is_empty());
    assert!(
        part.plies[6..]
            .iter()
            .all(|ply| ply.chance.is_none() && ply.judgement.is_none()),
        "what follows tells what is best in it"
    );
    assert_eq!(part.plies[4], whole.plies[4]);
    // The positions with few stones are never spoken of.
    assert!(
        part.plies[..3]
            .iter()
            .all(|ply| ply.chance.is_none() && ply.judgement.is_none())
    );
    // That a win was missed says that the positions on its way are won.
    let mut ahead = record.position_after(6).expect("six moves");
    let line = whole.plies[6]
        .judgement
        .as_ref()
        .expect("judged")
        .better
        .clone();
    assert!(line.len() > 1);
    ahead.play(line[0]).expect("a line");
    ahead.play(line[1]).expect("a line");
    let mut part = whole.clone();
    assert_eq!(
        part.leave_out(&part.spoken_of(), |key| key == ahead.board_key()),
        None
    );
    assert_eq!(part.plies[6].judgement, None);
    assert_eq!(part.plies[6].chance, whole.plies[6].chance);
}

#[test]
fn a_line_of_json_goes_in_and_one_comes_out() {
    let moves: Vec<_> = MISSED.split(' ').collect();
    let game = json!({ "rules": "pente", "moves": moves });
    let empty = json!({ "rules": "gomoku", "moves": [] });
    let answers = answers(&format!("{game}\nnonsense\n{empty}\n"));
    let [told, nonsense, none] = &answers[..] else {
        panic!("three lines: {answers:?}");
    };
    assert_eq!(told["error"], Value::Null);
    assert_eq!(told["plies"].as_array().map(Vec::len), Some(8));
    assert_eq!(told["plies"][6]["word"], "mistake");
    assert_eq!(told["plies"][5]["win"], 100.0);
    let decided = told["turning_points"].as_array().expect("a list");
    let seventh = decided
        .iter()
        .find(|it| it["ply"] == 7)
        .expect("it decided");
    assert_eq!(seventh["played"], "T19");
    assert_eq!(seventh["why"], "a win in 2 moves was missed");
    assert_eq!(told["missed_wins"][0]["ply"], 7);
    assert_eq!(told["missed_wins"][0]["line"][0], seventh["better"]);
    let [white, black] = [0, 1].map(|colour| told["accuracy"][colour].as_f64());
    assert!(white < black, "{white:?} {black:?}");
    let error = nonsense["error"].as_str().expect("a sentence");
    assert_eq!(error, "the line is no game: it is not JSON from byte 2 on");
    assert_eq!((&none["error"], &none["plies"]), (&Value::Null, &json!([])));
    assert_eq!(none["accuracy"], json!([null, null]));
    assert_eq!(told["no_turning_points"], Value::Null);
    assert_eq!(nonsense["no_turning_points"], Value::Null);
}

#[test]
fn a_game_of_which_no_move_is_judged_is_told_from_one_that_no_move_decided() {
    let too_short = "no move of the game could be judged: with fewer than 6 stones it is too short";
    for (rules, moves, reason) in [
        ("pente", "", too_short),
        ("pente", "K10 L11 N10", too_short),
        ("pente", "K10 L11 N10 resign-2", too_short),
        (
            "gomoku",
            "K10 L11 K11 K12 J12",
            "no single move decided the game",
        ),
    ] {
        let moves: Vec<_> = moves.split_whitespace().collect();
        let game = json!({ "rules": rules, "moves": moves });
        let told = answers(&game.to_string()).remove(0);
        assert_eq!(told["turning_points"], json!([]), "{told}");
        assert_eq!(told["no_turning_points"], reason, "{moves:?}");
    }
}

#[test]
fn what_a_referee_found_may_stand_beside_a_game() {
    for (rules, moves) in [
        ("pente", "K10 L11 N10 M9"),
        ("points", "K10 L11"),
        ("pente", "K10 L11 K10"),
    ] {
        let moves: Vec<_> = moves.split(' ').collect();
        let mut game = json!({ "rules": rules, "moves": moves });
        let mut verdict = Vec::new();
        referee::run(game.to_string().as_bytes(), &mut verdict).expect("memory can be written");
        let verdict: Value = serde_json::from_slice(&verdict).expect("a verdict is JSON");
        let fields = game.as_object_mut().expect("an object");
        fields.extend(verdict.as_object().expect("an object").clone());
        let error = answers(&game.to_string()).remove(0)["error"].take();
        let error = error.as_str().unwrap_or_default();
        assert!(!error.starts_with("a game has no"), "{rules}: {error}");
    }
}

#[test]
fn what_is_not_known_of_a_game_is_refused_and_what_records_say_is_not() {
    let told = answers("{\"rules\":\"pente\",\"moves\":[],\"openning\":\"free\"}\n\n");
    let [typo, empty] = &told[..] else {
        panic!("two lines: {told:?}");
    };
    let names =
        "rules, moves, size, opening, poof, boat, overline, bans, notation, target, handicap";
    assert_eq!(
        typo["error"],
        format!("a game has no \"openning\", but {names}")
    );
    assert_eq!(empty["error"], "the line is no game: it is empty");
    let record = json!({
        "id": 7, "rules": "gomoku", "moves": [], "result": "?", "headers": [["Event", "Friends"]],
        "pair": 1, "game": 2, "given": 0, "first": "player", "winner": null, "reason": "full",
        "fault": null, "player": {"moves": 1}, "opponent": {"moves": 1},
    });
    assert_eq!(answers(&record.to_string())[0]["error"], Value::Null);
}

#[test]
fn what_cannot_be_reviewed_is_refused_in_a_sentence() {
    for (game, sentence) in [
        (
            json!({ "rules": "chess", "moves": [] }),
            "there is no ruleset",
        ),
        (
            json!({ "rules": "pente", "moves": ["K10", "K10"] }),
            "move 2",
        ),
        (json!({ "rules": "pente", "moves": ["Z99"] }), "move 1, Z99"),
        (
            json!({ "rules": "partners", "moves": ["K10"] }),
            "only games of two",
        ),
    ] {
        let told = answers(&game.to_string()).remove(0);
        let error = told["error"].as_str().expect("a sentence");
        assert!(error.contains(sentence), "{error}");
        assert_eq!(told["plies"], json!([]));
    }
}
