//! Drafts of tournaments: edited on two pages at once, written into forms, and found again; and the list of tournaments.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Message, OptionValue, Person};
use tessera::game::TournamentId;
use tessera::service::{TournamentState, TournamentView};
use tessera::tournament::elimination::Kind;
use tessera::tournament::format::Format;

use crate::table::{Table, private};

const CUP: TournamentId = TournamentId(1);
const CHANGED: &str = "This draft has changed since it was shown to you";

pub async fn view(table: &Table) -> TournamentView {
    table.service().tournament(CUP).await.unwrap()
}

pub fn owner(table: &Table) -> Person {
    table.discord.person("Owner")
}

pub async fn draft(table: &Table, options: &[(&str, &str)]) -> Arc<Message> {
    let named = [("name", "Cup")];
    let options = named.iter().chain(options);
    let options: Vec<(&str, OptionValue)> = options
        .map(|(name, value)| (*name, (*value).into()))
        .collect();
    let made = owner(table).slash("tournament create", options).await;
    made.unwrap().message.unwrap()
}

/// Another page of the same draft, as on another device.
async fn second_page(table: &Table) -> Arc<Message> {
    table.wait_out_double_press();
    let shown = owner(table).slash("tournament manage", []).await.unwrap();
    shown.message.unwrap()
}

pub async fn choose(table: &Table, page: &Message, menu: &str, choice: &str) -> Arc<Message> {
    table.wait_out_double_press();
    let id = format!("t1:tournament:{menu}:1");
    owner(table).select(page, &id, &[choice]).await.unwrap();
    table.now(page.id)
}

#[tokio::test]
async fn a_page_of_a_draft_that_changed_meanwhile_overwrites_nothing() {
    let table = Table::in_english().await;
    let first = draft(&table, &[]).await;
    let second = second_page(&table).await;
    choose(&table, &first, "size", "8 players, starts when full").await;
    let shown = choose(&table, &second, "format", "Knock-out").await;
    assert!(shown.content.starts_with(CHANGED), "{shown:?}");
    let setup = view(&table).await.tournament.setup;
    assert_eq!(setup.format, Format::USUAL_SWISS);
    assert_eq!(setup.most, 8);
    // It shows what the draft is now, so the same choice is done when it is made again.
    assert!(
        shown.content.contains("as soon as 8 have entered"),
        "{shown:?}"
    );
    let shown = choose(&table, &second, "format", "Knock-out").await;
    assert!(!shown.content.contains(CHANGED), "{shown:?}");
    let setup = view(&table).await.tournament.setup;
    assert_eq!(setup.format, Format::Elimination(Kind::Single));
    assert_eq!(setup.most, 8);
    for button in ["Announce", "Discard"] {
        table.wait_out_double_press();
        let shown = table.now(first.id);
        let stale = owner(&table).press_as_seen(&shown, button).await.unwrap();
        let now = table.now(first.id);
        assert!(now.content.starts_with(CHANGED), "{button}: {stale:?}");
        assert_eq!(view(&table).await.tournament.state, TournamentState::Draft);
        choose(&table, &second, "size", "4 to 16 players").await;
        choose(&table, &second, "size", "3 to 8 players").await;
    }
    table.wait_out_double_press();
    owner(&table).press(&second, "Announce").await.unwrap();
    table.message("Entered: 0 (").await;
}

#[tokio::test]
async fn what_is_written_for_a_draft_that_changed_is_kept() {
    let table = Table::in_english().await;
    let first = draft(&table, &[]).await;
    let second = second_page(&table).await;
    table.wait_out_double_press();
    let form = owner(&table).press(&first, "Write …").await.unwrap();
    let form = form.modal.unwrap();
    choose(&table, &second, "format", "Knock-out").await;
    let texts = [("name", "Winter cup"), ("rounds", "3")];
    owner(&table).submit_modal(&form, &texts).await.unwrap();
    let shown = table.now(first.id);
    assert!(shown.content.starts_with(CHANGED), "{shown:?}");
    let setup = view(&table).await.tournament.setup;
    assert_eq!(setup.name, "Cup");
    assert_eq!(setup.format, Format::Elimination(Kind::Single));
    // The form opens with it again, and says what of it does not fit any more.
    table.wait_out_double_press();
    let form = owner(&table).press(&shown, "Write …").await.unwrap();
    let form = form.modal.unwrap();
    let fields = form.fields.iter();
    let fields: Vec<(&str, &str)> = fields
        .map(|it| (it.custom_id.as_str(), it.value.as_str()))
        .collect();
    assert!(fields.contains(&("name", "Winter cup")), "{fields:?}");
    assert!(fields.contains(&("rounds", "3")), "{fields:?}");
    assert!(fields.contains(&("players", "4-16")), "{fields:?}");
    owner(&table).submit_modal(&form, &[]).await.unwrap();
    let shown = table.now(first.id);
    let words = "the number of rounds follows from the number of players";
    assert!(shown.content.contains(words), "{shown:?}");
    assert_eq!(view(&table).await.tournament.setup.name, "Winter cup");
    table.wait_out_double_press();
    let form = owner(&table).press(&shown, "Write …").await.unwrap();
    let form = form.modal.unwrap();
    let texts = [("rounds", "")];
    owner(&table).submit_modal(&form, &texts).await.unwrap();
    let shown = table.now(first.id);
    assert!(!shown.content.contains("Not right yet"), "{shown:?}");
    // Once it is announced nothing can be written any more; what was written is repeated.
    table.wait_out_double_press();
    let form = owner(&table).press(&shown, "Write …").await.unwrap();
    let form = form.modal.unwrap();
    assert!(!form.fields.iter().any(|it| it.custom_id == "rounds"));
    let second = second_page(&table).await;
    owner(&table).press(&second, "Announce").await.unwrap();
    let texts = [("name", "Summer `cup` @everyone")];
    let refused = owner(&table).submit_modal(&form, &texts).await.unwrap();
    let said = private(&refused);
    assert!(said.starts_with("This tournament is announced"), "{said}");
    assert!(
        said.contains("You wrote:\n```\nSummer 'cup' @everyone\n"),
        "{said}"
    );
}

#[tokio::test]
async fn a_draft_is_shown_as_one_and_says_how_to_go_on_and_why_it_is_not_rated() {
    let table = Table::in_english().await;
    let usual = draft(&table, &[]).await;
    assert!(!usual.content.contains("It isn't rated"), "{usual:?}");
    let options = [("ruleset", "keryo-pente size=15")];
    let shown = draft(&table, &options).await;
    let words = "It isn't rated: ratings count Keryo-Pente as its rules have it";
    assert!(shown.content.contains(words), "{shown:?}");
    let number: [(&str, OptionValue); 1] = [("number", 1.into())];
    let page = owner(&table).slash("tournament show", number).await;
    let page = page.unwrap();
    let said = private(&page);
    assert!(said.contains("It's a draft: only those who may"), "{said}");
    assert!(!said.contains("You aren't in this"), "{said}");
    let page = page.message.unwrap();
    table.wait_out_double_press();
    owner(&table).press(&page, "Manage").await.unwrap();
    let preview = table.now(page.id);
    assert!(
        preview.content.contains("Only you see this preview."),
        "{preview:?}"
    );
    table.wait_out_double_press();
    owner(&table).press(&preview, "Announce").await.unwrap();
    table.message("Entered: 0 (").await;
}

#[tokio::test]
async fn the_list_opens_each_tournament_in_short_lines() {
    let table = Table::in_english().await;
    let first = draft(&table, &[]).await;
    table.wait_out_double_press();
    owner(&table).press(&first, "Announce").await.unwrap();
    let announcement = table.message("Entered: 0 (").await;
    table.ann.press(&announcement, "Enter").await.unwrap();
    draft(&table, &[]).await;
    let listed = owner(&table).slash("tournament list", []).await.unwrap();
    let said = private(&listed);
    assert!(said.contains("tournament 2 · a draft"), "{said}");
    let listed = table.ann.slash("tournament list", []).await.unwrap();
    let said = private(&listed);
    assert!(!said.contains("a draft"), "{said}");
    let line = said.lines().nth(1).unwrap();
    assert!(
        line.starts_with("**Cup** · tournament 1 · starts <t:"),
        "{said}"
    );
    assert!(line.ends_with(":R> · entered: 1 of 16"), "{said}");
    let list = listed.message.unwrap();
    let opened = table
        .ann
        .select(&list, "t1:open-tournament", &["1. Cup"])
        .await;
    opened.unwrap();
    let page = table.now(list.id);
    assert!(page.content.contains("You have entered."), "{page:?}");
    // Drafts of others are opened by nobody else, whatever a client sends.
    table.wait_out_double_press();
    let turned = table.ann.press_custom_id(&page, "t1:tournaments:9").await;
    turned.unwrap();
    let page = table.now(list.id);
    assert!(
        page.content.contains("\n**Cup** · "),
        "the first page: {page:?}"
    );
    // When it starts is not known while it is paused.
    table.wait_out_double_press();
    let options: [(&str, OptionValue); 2] = [("do", "pause".into()), ("number", 1.into())];
    let question = owner(&table).slash("tournament manage", options).await;
    let question = question.unwrap().message.unwrap();
    owner(&table).press(&question, "Pause").await.unwrap();
    let listed = table.ann.slash("tournament list", []).await.unwrap();
    let said = private(&listed);
    let line = said.lines().nth(1).unwrap();
    assert_eq!(line, "**Cup** · tournament 1 · entered: 1 of 16 · paused");
}

#[tokio::test]
async fn the_page_lets_one_enter_and_says_whether_one_has_checked_in() {
    let table = Table::in_english().await;
    let options: [(&str, OptionValue); 2] = [("name", "Cup".into()), ("check-in", true.into())];
    let made = owner(&table).slash("tournament create", options).await;
    let made = made.unwrap().message.unwrap();
    table.wait_out_double_press();
    owner(&table).press(&made, "Announce").await.unwrap();
    table.message("Entered: 0 (").await;
    let page = async || {
        table.wait_out_double_press();
        let shown = table.ann.slash("tournament show", []).await.unwrap();
        shown.message.unwrap()
    };
    let shown = page().await;
    assert!(shown.content.contains("\nEntered: 0 ("), "{shown:?}");
    table.ann.press(&shown, "Enter").await.unwrap();
    let words = "You have entered. You haven't checked in yet: whoever";
    let shown = page().await;
    assert!(shown.content.contains(words), "{shown:?}");
    let starts_at = view(&table).await.tournament.setup.starts_at;
    let half_an_hour = SignedDuration::from_mins(30);
    table.passes(starts_at.duration_since(table.time()) - half_an_hour);
    let shown = page().await;
    table.ann.press(&shown, "Check in").await.unwrap();
    let words = "You have entered. You're checked in.";
    let shown = page().await;
    assert!(shown.content.contains(words), "{shown:?}");
    assert!(shown.content.contains("Checked in: 1 (✓)."), "{shown:?}");
}

#[tokio::test]
async fn a_single_group_promises_no_final_and_a_check_in_is_in_the_last_hour() {
    let table = Table::in_english().await;
    let options: [(&str, OptionValue); 2] = [("name", "Cup".into()), ("check-in", true.into())];
    let made = owner(&table).slash("tournament create", options).await;
    let preview = made.unwrap().message.unwrap();
    let words =
        "Press \"Check in\" in the last hour before the start; whoever doesn't is left out.";
    assert!(preview.content.contains(words), "{preview:?}");
    let shown = choose(&table, &preview, "format", "Round robin in groups of 7").await;
    assert!(shown.content.contains("play a final"), "{shown:?}");
    let shown = choose(&table, &preview, "size", "4 players, starts when full").await;
    assert!(
        shown
            .content
            .contains("Round robin: everyone meets everyone."),
        "{shown:?}"
    );
    assert!(!shown.content.contains("play a final"), "{shown:?}");
}

#[tokio::test]
async fn an_older_form_undoes_nothing_that_its_writer_left_alone() {
    let table = Table::in_english().await;
    let first = draft(&table, &[]).await;
    let second = second_page(&table).await;
    table.wait_out_double_press();
    let older = owner(&table).press(&first, "Write …").await.unwrap();
    let older = older.modal.unwrap();
    choose(&table, &second, "size", "3 to 8 players").await;
    let texts = [("name", "Winter cup")];
    owner(&table).submit_modal(&older, &texts).await.unwrap();
    let shown = table.now(first.id);
    assert!(shown.content.starts_with(CHANGED), "{shown:?}");
    table.wait_out_double_press();
    let form = owner(&table).press(&shown, "Write …").await.unwrap();
    let form = form.modal.unwrap();
    let of = |id: &str| {
        let field = form.fields.iter().find(|it| it.custom_id == id);
        field.unwrap().value.clone()
    };
    assert_eq!(of("name"), "Winter cup");
    assert_eq!(of("players"), "3-8");
    owner(&table).submit_modal(&form, &[]).await.unwrap();
    let setup = view(&table).await.tournament.setup;
    assert_eq!((setup.name.as_str(), setup.most), ("Winter cup", 8));
}
