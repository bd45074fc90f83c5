//! What a draft says is not right yet, a start that has passed, the order of the list, and when the next of a series is.

use jiff::SignedDuration;
use tessera::game::{Person, TournamentId};
use tessera::service::TournamentActor;
use tessera::tournament::elimination::Kind;
use tessera::tournament::format::Format;

use crate::table::{Table, private};
use crate::tournament_drafts::{choose, draft, owner, view};

#[tokio::test]
async fn a_draft_whose_start_has_passed_is_still_changed_and_says_so() {
    let table = Table::in_english().await;
    let page = draft(&table, &[]).await;
    table.passes(SignedDuration::from_hours(50));
    let shown = choose(&table, &page, "format", "Double knock-out").await;
    let passed = "The start that you chose has passed, or is too near";
    assert!(shown.content.contains(passed), "{shown:?}");
    assert!(
        shown.content.contains("**When …** changes it."),
        "{shown:?}"
    );
    let setup = view(&table).await.tournament.setup;
    assert_eq!(setup.format, Format::Elimination(Kind::Double));
    // Its form keeps the rest, too.
    table.wait_out_double_press();
    let form = owner(&table).press(&shown, "Write …").await.unwrap();
    let form = form.modal.unwrap();
    let name = [("name", "Later cup")];
    owner(&table).submit_modal(&form, &name).await.unwrap();
    assert_eq!(view(&table).await.tournament.setup.name, "Later cup");
    table.wait_out_double_press();
    let shown = table.now(page.id);
    let refused = owner(&table).press(&shown, "Announce").await.unwrap();
    assert!(private(&refused).contains(passed), "{refused:?}");
    table.wait_out_double_press();
    owner(&table).press(&shown, "When …").await.unwrap();
    let shown = table.now(page.id);
    let below = "has passed, or is too near. Choose another below";
    assert!(shown.content.contains(below), "{shown:?}");
    let shown = choose(
        &table,
        &page,
        "start",
        "In 1 day, rounded up to the full hour",
    )
    .await;
    assert!(!shown.content.contains("has passed"), "{shown:?}");
    table.wait_out_double_press();
    owner(&table).press(&shown, "Announce").await.unwrap();
    table.message("**Later cup** · tournament 1").await;
}

#[tokio::test]
async fn each_wrong_line_is_named_in_the_order_of_its_form_and_told_where_it_was_written() {
    let table = Table::in_english().await;
    let page = draft(&table, &[]).await;
    let write = async |texts: &[(&str, &str)]| {
        table.wait_out_double_press();
        let shown = table.now(page.id);
        let form = owner(&table).press(&shown, "Write …").await.unwrap();
        let form = form.modal.unwrap();
        owner(&table).submit_modal(&form, texts).await.unwrap();
        table.now(page.id).content.clone()
    };
    let in_order = |said: &str, all: &[&str]| {
        let places = all.iter().map(|it| said.find(it));
        let places: Vec<Option<usize>> = places.collect();
        let is_in_order = places.iter().all(Option::is_some) && places.is_sorted();
        assert!(is_in_order, "{places:?} {said}");
    };
    let wrong = [
        ("ratings", "strong"),
        ("players", "2-1"),
        ("ruleset", "chess"),
    ];
    let said = write(&wrong).await;
    in_order(
        &said,
        &[
            "Not right yet (**Write …** opens what you wrote again):",
            "- **Ruleset**: ",
            "`chess`",
            "- **Players**: With this format, the number of players is between",
            "- **Ratings**: `strong` isn't",
        ],
    );
    table.wait_out_double_press();
    let shown = table.now(page.id);
    owner(&table).press(&shown, "When …").await.unwrap();
    let said = write(&[
        ("start", "soon"),
        ("entry-end", "Soon"),
        ("check-in", "20000"),
        ("repeats", "soon"),
    ])
    .await;
    in_order(
        &said,
        &[
            "Not right yet (**Write …** opens what you wrote again):",
            "- **Start**: `soon` isn't a time.",
            "- **Entries until**: `Soon` isn't a time.",
            "- **Check-in**: A check-in lasts",
            "- **Repeats**: `soon` isn't a part of a rule.",
            "- What … · **Ruleset**: ",
        ],
    );
}

#[tokio::test]
async fn the_list_has_the_next_start_first_and_drafts_are_shown_where_nothing_else_is() {
    let table = Table::in_english().await;
    let first = draft(&table, &[]).await;
    let shown = owner(&table).slash("tournament show", []).await.unwrap();
    let said = private(&shown);
    assert!(
        said.contains("tournament 1 · a draft, not announced"),
        "{said}"
    );
    let shown = table.ann.slash("tournament show", []).await.unwrap();
    assert!(
        private(&shown).starts_with("There is no tournament"),
        "{shown:?}"
    );
    table.wait_out_double_press();
    owner(&table).press(&first, "Announce").await.unwrap();
    table.message("**Cup** · tournament 1").await;
    let second = draft(&table, &[]).await;
    table.wait_out_double_press();
    owner(&table).press(&second, "When …").await.unwrap();
    table.wait_out_double_press();
    let page = table.now(second.id);
    let id = "t1:tournament:start:2";
    owner(&table)
        .select(&page, id, &["In 3 hours, rounded up to the full hour"])
        .await
        .unwrap();
    table.wait_out_double_press();
    let page = table.now(second.id);
    owner(&table).press(&page, "Announce").await.unwrap();
    table.message("**Cup** · tournament 2").await;
    draft(&table, &[]).await;
    let listed = owner(&table).slash("tournament list", []).await.unwrap();
    let said = private(&listed);
    let lines: Vec<&str> = said.lines().skip(1).collect();
    let starts = ["tournament 2 ", "tournament 1 ", "tournament 3 · a draft"];
    for (line, start) in lines.iter().zip(starts) {
        assert!(line.contains(start), "{said}");
    }
    for number in [1, 2] {
        let (service, id) = (table.service(), TournamentId(number));
        let by = service.tournament(id).await.unwrap().tournament.organiser;
        let by = TournamentActor {
            person: Person::new(by, "Owner"),
            may_organise: true,
        };
        table.passes(SignedDuration::from_secs(1));
        let cancelled = service.cancel_tournament(id, &by, Some("No time"), table.time());
        cancelled.await.unwrap();
    }
    let listed = owner(&table).slash("tournament list", []).await.unwrap();
    let said = private(&listed);
    let lines: Vec<&str> = said.lines().skip(1).collect();
    let starts = [
        "tournament 3 · a draft",
        "tournament 2 · c",
        "tournament 1 · c",
    ];
    for (line, start) in lines.iter().zip(starts) {
        assert!(line.contains(start), "{said}");
    }
}

#[tokio::test]
async fn the_next_of_a_series_is_never_before_the_one_that_is_put_off() {
    let table = Table::in_english().await;
    let page = draft(&table, &[("repeats", "FREQ=DAILY")]).await;
    table.wait_out_double_press();
    owner(&table).press(&page, "Announce").await.unwrap();
    table.message("Entered: 0 (").await;
    let planned = view(&table).await.tournament.setup.starts_at;
    table.passes(planned.duration_since(table.time()) + SignedDuration::from_secs(1));
    let posted = table.message("**Cup** starts later").await;
    assert!(
        posted.content.contains("People can enter until then."),
        "{posted:?}"
    );
    let now = view(&table).await;
    let starts_at = now.tournament.setup.starts_at;
    assert!(starts_at > planned);
    let next = now.series().unwrap().next.unwrap();
    assert!(next > starts_at, "{next} {starts_at}");
}
