//! What a crosstable tells of those who have left, of games without a stone, of byes, divisions and tie-breaks.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::discord::views::{
    crosstable, crosstable_picture, tournament_page, tournament_tie_break,
};
use crate::picture::CrosstableTable;
use crate::service::{EntryDeparture, LeftWhy};
use crate::tournament::league::Divisions;
use crate::tournament::standings::Standing;

#[test]
fn what_ended_without_a_stone_is_pale_however_it_was_decided() {
    let mut view = begun(swiss(3, None), "pente", 6);
    go_on(&mut view);
    let boards = [
        (GameResult::WhiteWins, 1, true),
        (GameResult::BlackWinsByForfeit, 2, false),
        (GameResult::Draw, 0, true),
    ];
    let pairings = view.rounds[0].pairings.iter_mut();
    for (pairing, (result, stones, _)) in pairings.zip(boards) {
        pairing.pairing.result = Some(Outcome::Pair(result));
        pairing.stones = stones;
    }
    let all = pages(&view, READER);
    let table = table_of(&all[0][0]);
    for (pairing, (_, stones, is_pale)) in view.rounds[0].pairings.iter().zip(boards) {
        for number in &pairing.pairing.players {
            let row = table.rows.iter().find(|it| it.number == *number);
            let cell = &row.expect("a row").cells[0];
            assert_eq!(cell.is_pale, is_pale, "{stones} stones: {cell:?}");
            assert_eq!(cell.stones.is_none(), is_pale, "{stones} stones: {cell:?}");
        }
    }
}

#[test]
fn what_stands_below_names_is_what_the_heading_says() {
    let league = Format::League(Divisions { size: 5, movers: 1 });
    for format in [league, Format::USUAL_ROUND_ROBIN] {
        let mut view = begun(format, "pente", 5);
        while go_on(&mut view) {}
        let all = pages(&view, READER);
        let table = table_of(&all[0][0]);
        assert_eq!(table.notes, "SB · wins");
        for row in &table.rows {
            let wins = row.cells.iter().filter(|it| it.text == "1").count();
            let told = row.note.split(" · ").nth(1).map(str::parse);
            assert_eq!(told, Some(Ok(wins)), "{row:?}");
        }
    }
}

fn table_of(part: &CrosstablePart) -> &CrosstableTable {
    match &part.body {
        CrosstableBody::Table(table) => table,
        CrosstableBody::Bracket(_) => panic!("a table"),
    }
}

#[test]
fn who_has_left_has_no_place_and_stands_last_in_every_kind_of_table() {
    let league = Format::League(Divisions { size: 5, movers: 1 });
    for format in [swiss(3, None), Format::USUAL_ROUND_ROBIN, league] {
        let mut view = begun(format, "pente", 5);
        while go_on(&mut view) {}
        let before = pages(&view, READER);
        let first = table_of(&before[0][0]).rows[0].number;
        let departure = EntryDeparture {
            after_round: view.rounds.len(),
            why: LeftWhy::Withdrew,
        };
        let mut entries = view.entries.iter_mut();
        let entry = entries.find(|it| it.number == Some(first));
        entry.expect("an entry").departure = Some(departure);
        let all = pages(&view, READER);
        let table = table_of(&all[0][0]);
        let last = table.rows.last().expect("a row");
        assert_eq!((last.number, last.place), (first, None), "{format:?}");
        assert!(last.has_left);
        assert_eq!(table.rows[0].place, Some(1), "{format:?}");
        let own = table.rows.iter().position(|it| it.number == first);
        if table.columns.len() == table.rows.len() {
            assert!(last.cells[own.expect("a row")].is_own, "{format:?}");
        }
    }
}

#[test]
fn each_division_of_a_league_is_a_page() {
    let rules = Divisions { size: 5, movers: 1 };
    let mut view = begun(Format::League(rules), "pente", 23);
    while go_on(&mut view) {}
    let all = pages(&view, READER);
    let divisions = view.divisions();
    assert_eq!(all.len(), divisions.len());
    let (mut rows, mut matches) = (BTreeMap::new(), 0);
    for (number, page) in (1..).zip(&all) {
        assert_eq!(page[0].heading, Some(format!("Division {number}")));
        check_page(page, &mut rows, &mut matches);
        for row in &table_of(&page[0]).rows {
            let player = PlayerId(row.number as u64);
            assert!(divisions[number - 1].iter().any(|it| it.player == player));
        }
    }
    assert_eq!(rows.len(), 23);
}

#[test]
fn a_bracket_tells_a_bye_from_an_opponent_who_is_not_known_yet() {
    let mut view = begun(Format::Elimination(Kind::Single), "pente", 5);
    go_on(&mut view);
    let all = pages(&view, READER);
    let CrosstableBody::Bracket(rounds) = &all[0][0].body else {
        panic!("a bracket");
    };
    let names = |round: usize| {
        let sides = rounds[round].matches.iter().flat_map(|it| &it.sides);
        sides.map(|it| it.name.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(names(0).iter().filter(|it| **it == "bye").count(), 3);
    assert!(!names(0).contains(&""), "{:?}", names(0));
    assert!(names(2).iter().all(|it| it.is_empty()), "{:?}", names(2));
}

#[test]
fn the_text_names_what_decided_between_equal_points_and_its_value() {
    let labels = ["DE", "BH-1", "BH", "SB", "W"];
    let order = swiss(4, None).tie_breaks();
    let mut decided = BTreeSet::new();
    for seed in 0..12 {
        let mut view = begun(swiss(4, None), "pente", 12);
        view.tournament.seed = seed;
        while go_on(&mut view) {}
        for pairing in view.rounds.iter_mut().flat_map(|it| &mut it.pairings) {
            decide(&mut pairing.pairing);
        }
        let message = crosstable(&view, 0, false, Language::English);
        let said = message.in_language(Language::English).text;
        let lines: Vec<&str> = said.lines().collect();
        let header = lines.iter().find(|it| it.trim_start().starts_with('#'));
        let header: Vec<&str> = header.expect("a header").split_whitespace().collect();
        let standings = &view.course().tables()[0].standings;
        for both in standings.windows(2) {
            let [one, other] = both else { panic!("two") };
            let mut ties = one.tie_breaks.iter().zip(&other.tie_breaks);
            let found = ties.position(|(one, other)| one != other);
            let found = found.filter(|_| one.half_points == other.half_points);
            let Some(found) = found else { continue };
            decided.insert(found);
            assert!(header.contains(&labels[found]), "{found}: {said}");
            let value = match found {
                0 => continue,
                _ => tournament_tie_break(order[found], other.tie_breaks[found]),
            };
            let name = format!(" {:<10}", format!("Player {}", other.player));
            let row = lines.iter().find(|it| it.contains(name.trim_end()));
            let row: Vec<&str> = row.expect("a row").split_whitespace().collect();
            assert!(row.contains(&value.as_str()), "{value} in {row:?}: {said}");
            assert!(said.contains("what decided between equal points"), "{said}");
        }
    }
    assert!(decided.len() > 1, "{decided:?}");
}

#[test]
fn a_text_says_nothing_of_what_did_not_decide_and_how_tables_ended() {
    let mut view = begun(Format::Cycle { rounds: Some(4) }, "pente-3", 9);
    go_on(&mut view);
    go_on(&mut view);
    let text = |view: &TournamentView| {
        let message = crosstable(view, 0, false, Language::English);
        message.in_language(Language::English).text
    };
    let said = text(&view);
    assert!(said.contains("the place at the table, as in 1."), "{said}");
    assert!(said.contains(" 1.") && said.contains(" 2."), "{said}");
    let mut view = begun(Format::Elimination(Kind::Single), "pente", 4);
    while go_on(&mut view) {}
    assert!(!text(&view).contains("equal points"), "{}", text(&view));
}

#[test]
fn who_enters_late_has_half_a_point_in_the_picture_and_in_the_text() {
    let mut view = begun(swiss(4, None), "pente", 6);
    go_on(&mut view);
    view.entries.push(crate::service::SavedEntry {
        player: PlayerId(7),
        name: "Late".to_owned(),
        number: Some(7),
        from_round: 2,
        ..view.entries[0].clone()
    });
    let all = pages(&view, READER);
    let mut rows = table_of(&all[0][0]).rows.iter();
    let row = rows.find(|it| it.number == 7).expect("a row");
    assert_eq!(row.cells[0].text, "½");
    let text = crosstable(&view, 0, false, Language::English);
    let text = text.in_language(Language::English).text;
    let row = text.lines().find(|it| it.contains("Late"));
    let row: Vec<&str> = row.expect("a row").split_whitespace().collect();
    assert_eq!(row[2..5], ["Late", "½", "½"], "{text}");
}

#[test]
fn picture_and_text_name_the_same_tie_breaks_and_a_round_robin_has_no_buchholz() {
    let league = Format::League(Divisions { size: 5, movers: 1 });
    let all = [
        (swiss(3, None), "BH−1 · BH · SB · wins"),
        (Format::USUAL_ROUND_ROBIN, "SB · wins"),
        (league, "SB · wins"),
    ];
    for (format, notes) in all {
        let mut view = begun(format, "pente", 5);
        // In the middle of it, sums over opponents only tell whom somebody has met already.
        go_on(&mut view);
        go_on(&mut view);
        let pictured = pages(&view, READER);
        let table = table_of(&pictured[0][0]);
        assert_eq!(table.notes, notes);
        let count = notes.split(" · ").count();
        assert!(
            table
                .rows
                .iter()
                .all(|it| it.note.split(" · ").count() == count)
        );
        let is_swiss = matches!(format, Format::Swiss { .. });
        let english = |it: crate::discord::message::Message| it.in_language(Language::English).text;
        let beside = english(crosstable_picture(&view, 0, 1));
        assert_eq!(beside.contains("Buchholz"), is_swiss, "{beside}");
        let text = english(crosstable(&view, 0, false, Language::English));
        assert!(is_swiss || !text.contains("BH"), "{text}");
        for standing in &view.course().tables()[0].standings {
            assert_eq!(standing.tie_breaks.len(), format.tie_breaks().len());
        }
        // Whoever is level in all of them shares the place.
        let standings = &view.course().tables()[0].standings;
        for both in standings.windows(2) {
            let key = |it: &Standing| (it.half_points, it.tie_breaks.clone());
            let is_level = key(&both[0]) == key(&both[1]);
            assert_eq!(both[0].rank == both[1].rank, is_level, "{both:?}");
        }
    }
}

#[test]
fn nobody_who_is_still_in_a_knock_out_has_a_place_and_a_finalist_who_leaves_keeps_theirs() {
    let mut view = begun(Format::Elimination(Kind::Single), "pente", 4);
    go_on(&mut view);
    for pairing in &mut view.rounds[0].pairings {
        pairing.pairing.result = Some(Outcome::Pair(GameResult::WhiteWins));
    }
    let english = |it: crate::discord::message::Message| it.in_language(Language::English).text;
    let page = |view: &TournamentView, player: usize| {
        english(tournament_page(view, PlayerId(player as u64), false))
    };
    let pairings = view.rounds[0].pairings.iter();
    let (winners, losers): (Vec<usize>, Vec<usize>) = pairings
        .map(|it| (it.pairing.players[0], it.pairing.players[1]))
        .unzip();
    let said = page(&view, winners[0]);
    assert!(
        said.contains("You're still in. Still possible at the end: 1 to 2."),
        "{said}"
    );
    assert!(!said.contains("Your place"), "{said}");
    for winner in &winners {
        assert!(
            said.contains(&format!("Player {winner} · still in")),
            "{said}"
        );
    }
    let said = page(&view, losers[0]);
    assert!(!said.contains("You're still in"), "{said}");
    assert!(said.contains("You have no further game"), "{said}");
    assert!(
        said.contains(&format!("3\\. Player {} ", losers[0]))
            || said.contains(&format!("3\\. Player {}", losers[0])),
        "{said}"
    );
    let text = english(crosstable(&view, 0, false, Language::English));
    assert!(!text.contains("1."), "{text}");
    go_on(&mut view);
    let final_of = view.rounds[1].pairings[0].pairing.players.clone();
    view.rounds[1].pairings[0].pairing.result = Some(Outcome::Pair(GameResult::WhiteWinsByForfeit));
    let departure = EntryDeparture {
        after_round: 2,
        why: LeftWhy::Withdrew,
    };
    let mut entries = view.entries.iter_mut();
    let entry = entries.find(|it| it.number == Some(final_of[1]));
    entry.expect("an entry").departure = Some(departure);
    view.tournament.state = TournamentState::Over;
    let said = page(&view, final_of[0]);
    let second = format!("2\\. Player {} · has left", final_of[1]);
    assert!(said.contains(&second), "{said}");
}

#[test]
fn results_of_somebody_who_was_struck_out_are_in_parentheses_which_is_explained() {
    let english = |it: crate::discord::message::Message| it.in_language(Language::English).text;
    let mut view = begun(Format::USUAL_ROUND_ROBIN, "pente", 5);
    go_on(&mut view);
    for pairing in &mut view.rounds[0].pairings {
        decide(&mut pairing.pairing);
    }
    let told = "What is in parentheses doesn't count";
    assert!(!english(crosstable(&view, 0, false, Language::English)).contains(told));
    let pairings = view.rounds[0].pairings.iter();
    let mut of_two = pairings.filter(|it| it.pairing.players.len() == 2);
    let leaver = of_two.next().expect("a game").pairing.players[0];
    let departure = EntryDeparture {
        after_round: 1,
        why: LeftWhy::Withdrew,
    };
    let mut entries = view.entries.iter_mut();
    let entry = entries.find(|it| it.number == Some(leaver));
    entry.expect("an entry").departure = Some(departure);
    let all = pages(&view, READER);
    let cells = table_of(&all[0][0]).rows.iter().flat_map(|it| &it.cells);
    let struck_out = cells.filter(|it| it.text.starts_with('('));
    let struck_out: Vec<_> = struck_out.collect();
    assert_eq!(struck_out.len(), 2, "of both who met");
    assert!(
        struck_out
            .iter()
            .all(|it| it.is_pale && it.stones.is_none())
    );
    assert!(english(crosstable_picture(&view, 0, 1)).contains(told));
    let text = english(crosstable(&view, 0, false, Language::English));
    assert!(text.contains(told), "{text}");
    let is_struck_out = |it: &&str| it.contains("Player") && it.contains('(');
    assert_eq!(text.lines().filter(is_struck_out).count(), 2, "{text}");
    let page = english(tournament_page(&view, PlayerId(leaver as u64), false));
    let says = format!("Player {leaver} left before playing half of the games");
    assert!(page.contains(&says), "{page}");
}

#[test]
fn the_text_of_a_knock_out_has_no_points_and_says_who_has_a_bye() {
    let mut view = begun(Format::Elimination(Kind::Single), "pente", 5);
    go_on(&mut view);
    let message = crosstable(&view, 0, false, Language::English);
    let text = message.in_language(Language::English).text;
    assert!(!text.contains("points"), "{text}");
    let has_bye = |it: &&str| it.ends_with(" bye");
    let byes: Vec<&str> = text.lines().filter(has_bye).collect();
    assert!(
        matches!(byes[..], [bye] if bye.contains("Player 1")),
        "{text}"
    );
}
