//! What the rounds of a tournament say: sets left early, byes for half a point, the games that are being played, how many
//! rounds there are, check-ins, and who was in what is cancelled.

use std::collections::BTreeMap;

use local_discord::OptionValue;
use tessera::game::{GameId, Person, PlayerId};
use tessera::service::{Replacement, TournamentActor};

use crate::table::{Table, private};
use crate::tournament_told::{CUP, SMALL, entered, manage, owner, people, shown, start, view};

/// The first one in a game resigns it at once.
async fn resign(table: &Table, game: GameId) {
    let service = table.service();
    let players = service.game(game).await.unwrap().game.players;
    let resigned = service.resign(game, players[0], table.time()).await;
    resigned.unwrap();
}

/// Each of two resigns one game of each set of the last round, and what follows has happened.
async fn resign_one_each(table: &Table) {
    let before = view(table).await;
    let round = before.last_round().unwrap();
    for game in round.pairings.iter().flat_map(|it| it.running.clone()) {
        resign(table, game).await;
    }
    table
        .passes_until(async || {
            let now = view(table).await;
            now.rounds.len() > before.rounds.len() || now.tournament.state.is_ended()
        })
        .await;
}

#[tokio::test]
async fn a_set_left_early_on_both_sides_says_what_it_brings() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo"];
    entered(&table, &[("format", "Knock-out"), SMALL], &names).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    resign_one_each(&table).await;
    table.message("this game counts as won by").await;
    table
        .message("In Cup, nobody has won this match yet: it is played once more")
        .await;
    let again = "played once more, as it was drawn";
    table.message(again).await;
    let told = table.messages();
    assert!(
        told.iter().all(|it| !it.content.contains("doesn't count")),
        "{told:?}"
    );
    let played = view(&table).await;
    let players = played.last_round().unwrap().pairings[0]
        .pairing
        .players
        .clone();
    resign_one_each(&table).await;
    let seed = players.iter().min().unwrap();
    let seed = view(&table).await.entry(*seed).unwrap().name.clone();
    let end = format!("so it goes to the better seed. In Cup, {seed} goes on.");
    table.message(&end).await;
    let posted = table
        .message(&format!(
            "drawn once more, so the match goes to {seed}, the better seed."
        ))
        .await;
    assert!(posted.content.contains("the final"), "{posted:?}");
    for number in players {
        let name = view(&table).await.entry(number).unwrap().name.clone();
        let who = table.discord.person(&name);
        let news = format!("was drawn once more, so it goes to {seed}, the better seed.");
        table.private_message(&who, &news).await;
    }
}

#[tokio::test]
async fn a_bye_for_half_a_point_is_posted_as_one_and_rounds_are_counted() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora", "Eva"];
    entered(&table, &[SMALL], &names).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    let said = shown(&table, &people(&table, &names)[0]).await;
    assert!(said.contains("Round 1 of 4 is being played."), "{said}");
    assert!(
        said.contains("Others can still enter; that is counted in."),
        "{said}"
    );
    let out = view(&table).await;
    let out = out.last_round().unwrap().pairings[0].pairing.players[0];
    let out = view(&table).await.entry(out).unwrap().clone();
    let asked = table
        .service()
        .ask_for_tournament_bye(CUP, out.player)
        .await;
    asked.unwrap();
    resign_one_each(&table).await;
    let posted = table.message("round 2 has begun").await;
    let told = format!("{} sits out for half a point.", out.name);
    assert!(posted.content.contains(&told), "{posted:?}");
    let wrong = format!("{}: no opponent", out.name);
    assert!(!posted.content.contains(&wrong), "{posted:?}");
}

#[tokio::test]
async fn the_page_names_the_games_of_a_set_that_are_being_played() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    entered(&table, &[SMALL], &names).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    let ann = &people(&table, &names)[0];
    let player = PlayerId(ann.id().get());
    let games = view(&table).await.pairing_of(player).unwrap().games();
    let [first, second] = games.as_slice() else {
        panic!("a set: {games:?}");
    };
    let said = shown(&table, ann).await;
    let both = format!("in game {first} and game {second}.");
    assert!(said.contains(&both), "{said}");
    resign(&table, *first).await;
    let said = shown(&table, ann).await;
    assert!(said.contains(&format!("in game {second}.")), "{said}");
    assert!(!said.contains(&format!("game {first}")), "{said}");
    table.wait_out_double_press();
    let page = ann.slash("tournament show", []).await.unwrap();
    let buttons = page.message.unwrap();
    let play = buttons.buttons().into_iter();
    let labels: Vec<String> = play.map(|it| format!("{it:?}")).collect();
    let opens = |game: &GameId| labels.iter().any(|it| it.contains(&format!("game {game}")));
    assert!(opens(second) && !opens(first), "{labels:?}");
    resign(&table, *second).await;
    let said = shown(&table, ann).await;
    assert!(said.contains("Your game of this round is over."), "{said}");
}

#[tokio::test]
async fn whoever_was_in_what_is_cancelled_is_told_and_has_no_place() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    entered(&table, &[SMALL], &names).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    let question = manage(&table, &[("do", "cancel".into())]).await;
    let form = owner(&table)
        .press(&question, "Cancel the tournament")
        .await;
    let form = form.unwrap().modal.unwrap();
    owner(&table)
        .submit_modal(&form, &[("line", "No time")])
        .await
        .unwrap();
    table.message("**Cup** is cancelled.").await;
    for who in people(&table, &names) {
        let told = table.private_message(&who, "**Cup** is cancelled.").await;
        let goes_on = "What is still being played goes on as ordinary games.";
        assert!(told.content.contains(goes_on), "{told:?}");
    }
    table.wait_out_double_press();
    let ann = &people(&table, &names)[0];
    let page = ann
        .slash("tournament show", [("number", OptionValue::from(1))])
        .await;
    let page = page.unwrap();
    assert!(!private(&page).contains("Your place"), "{page:?}");
}

#[tokio::test]
async fn the_page_says_who_has_checked_in_and_a_start_without_them_is_not_asked() {
    let table = Table::in_english().await;
    let options: [(&str, OptionValue); 2] = [("name", "Cup".into()), ("check-in", true.into())];
    let made = owner(&table).slash("tournament create", options).await;
    let preview = made.unwrap().message.unwrap();
    table.wait_out_double_press();
    owner(&table).press(&preview, "Announce").await.unwrap();
    let announcement = table.message("Entered: 0 (").await;
    let all = people(&table, &["Ann", "Ben", "Cleo", "Dora"]);
    table.wait_out_double_press();
    let page = all[0].slash("tournament show", []).await.unwrap();
    let page = page.message.unwrap();
    all[0].press(&page, "Enter").await.unwrap();
    for who in &all[1..] {
        who.press(&announcement, "Enter").await.unwrap();
    }
    let ann = &all[0];
    let said = shown(&table, ann).await;
    assert!(
        said.contains("You have entered. You haven't checked in yet"),
        "{said}"
    );
    let asked = manage(&table, &[("do", "start".into())]).await;
    assert_eq!(
        asked.content,
        "Too few have checked in: 0 so far, and it takes at least 4."
    );
}

#[tokio::test]
async fn a_withdrawal_is_posted_and_a_bye_before_the_start_refused_with_the_reason() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    entered(&table, &[SMALL], &names).await;
    let all = people(&table, &names);
    table.wait_out_double_press();
    let early = all[0].slash("tournament bye", []).await.unwrap();
    let why = "This tournament hasn't begun yet. Once its first round is being played";
    assert!(private(&early).starts_with(why), "{early:?}");
    start(&table).await;
    table.message("round 1 has begun").await;
    table.wait_out_double_press();
    let asked = all[1].slash("tournament withdraw", []).await.unwrap();
    let asked = asked.message.unwrap();
    all[1].press(&asked, "Withdraw").await.unwrap();
    let posted = table.message("**Cup** · Ben has withdrawn.").await;
    assert!(posted.pings.is_empty(), "{posted:?}");
    table.wait_out_double_press();
    let now = view(&table).await;
    let ben = PlayerId(all[1].id().get());
    let ben = now.entry_of(ben).unwrap().number.unwrap();
    let round = now.last_round().unwrap();
    let others = round
        .pairings
        .iter()
        .find(|it| !it.pairing.players.contains(&ben));
    let board = others.unwrap().board;
    let options: [(&str, OptionValue); 4] = [
        ("do", "decide".into()),
        ("board", i64::try_from(board).unwrap().into()),
        ("result", "draw".into()),
        ("reason", "agreed".into()),
    ];
    let decided = owner(&table).slash("tournament manage", options).await;
    let form = decided.unwrap().modal.unwrap();
    let submitted = owner(&table).submit_modal(&form, &[]).await;
    submitted.unwrap();
    let page = manage(&table, &[]).await;
    table.wait_out_double_press();
    let log = owner(&table).press(&page, "Log").await.unwrap();
    let said = private(&log);
    let told = format!(" · result decided · round 1, board {board} · ");
    assert!(said.contains(&told), "{said}");
}

#[tokio::test]
async fn what_happens_again_within_minutes_is_posted_again() {
    let table = Table::in_english().await;
    entered(&table, &[SMALL], &["Ann", "Ben", "Cleo"]).await;
    let by = TournamentActor {
        person: Person::new(PlayerId(owner(&table).id().get()), "Owner"),
        may_organise: true,
    };
    let of = |name: &str| PlayerId(table.discord.person(name).id().get());
    for (reason, out, put) in [
        ("the first", "Ann", "Dora"),
        ("the second", "Dora", "Ann"),
        ("the third", "Ann", "Dora"),
    ] {
        let wanted = Replacement {
            out: of(out),
            put: Person::new(of(put), put),
            reason: reason.to_owned(),
        };
        let replaced = table
            .service()
            .replace_entrant(CUP, &by, wanted, table.time())
            .await;
        replaced.unwrap();
        table
            .passes_until(async || table.said().iter().any(|it| it.contains(reason)))
            .await;
    }
}

#[tokio::test]
async fn a_second_final_says_why_there_is_one() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo"];
    let choices = [
        ("format", "Double knock-out"),
        ("games", "Single games, rated"),
        SMALL,
    ];
    entered(&table, &choices, &names).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    let mut defeats = BTreeMap::<usize, usize>::new();
    for _ in 0..8 {
        let now = view(&table).await;
        if now.tournament.state.is_ended() {
            break;
        }
        let round = now.last_round().unwrap().clone();
        // Whoever has been beaten before wins, so that the first final decides nothing.
        for pairing in round.pairings.iter().filter(|it| it.game.is_some()) {
            let players = &pairing.pairing.players;
            let losses = |it: &usize| defeats.get(it).copied().unwrap_or(0);
            let loser = players.iter().copied().min_by_key(losses).unwrap();
            let loser_entry = now.entry(loser).unwrap().player;
            let game = pairing.game.unwrap();
            let resigned = table.service().resign(game, loser_entry, table.time());
            resigned.await.unwrap();
            *defeats.entry(loser).or_default() += 1;
        }
        table
            .passes_until(async || {
                let then = view(&table).await;
                then.rounds.len() > round.number || then.tournament.state.is_ended()
            })
            .await;
    }
    let why = "has lost for the first time, so the two meet once more";
    let posted = table.message(why).await;
    assert!(
        posted.content.contains("has begun: the final"),
        "{posted:?}"
    );
    let now = view(&table).await;
    let finalists = now.last_round().unwrap().pairings[0]
        .pairing
        .players
        .clone();
    for number in finalists {
        let name = now.entry(number).unwrap().name.clone();
        table
            .private_message(&table.discord.person(&name), why)
            .await;
    }
    let posts = table.said();
    assert_eq!(
        posts.iter().filter(|it| it.contains(why)).count(),
        1,
        "{posts:?}"
    );
}
