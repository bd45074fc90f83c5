//! How tournaments are made and managed: who may, the forms and menus of a draft, series, questions, and files.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Answer, Message, Moment, OptionValue, Person};
use tessera::game::{ServerSettingsPatch, TournamentId};
use tessera::service::{TournamentState, TournamentView};

use crate::table::{Table, private};

const CUP: TournamentId = TournamentId(1);

async fn view(table: &Table) -> TournamentView {
    table.service().tournament(CUP).await.unwrap()
}

fn owner(table: &Table) -> Person {
    table.discord.person("Owner")
}

async fn draft(table: &Table, options: &[(&str, &str)]) -> Arc<Message> {
    let named = [("name", "Cup")];
    let options = named.iter().chain(options);
    let options: Vec<(&str, OptionValue)> = options
        .map(|(name, value)| (*name, (*value).into()))
        .collect();
    let made = owner(table).slash("tournament create", options).await;
    made.unwrap().message.unwrap()
}

/// A tournament of four that is announced, and in which four have entered.
async fn entered(table: &Table, options: &[(&str, &str)]) -> (Arc<Message>, Vec<Person>) {
    let preview = draft(table, options).await;
    let id = "t1:tournament:games:1";
    let choice = ["Single games, rated"];
    owner(table).select(&preview, id, &choice).await.unwrap();
    table.wait_out_double_press();
    owner(table).press(&preview, "Announce").await.unwrap();
    let announcement = table.message("Entered: 0 (").await;
    let people = ["Ann", "Ben", "Carol", "Dora"];
    let people: Vec<Person> = people.iter().map(|it| table.discord.person(it)).collect();
    for who in &people {
        who.press(&announcement, "Enter").await.unwrap();
    }
    (announcement, people)
}

/// Opens the form behind a button of the preview, and sends it.
async fn write(
    table: &Table,
    preview: &Message,
    texts: &[(&str, &str)],
) -> (Arc<Message>, Vec<(String, String)>) {
    table.wait_out_double_press();
    let shown = table.now(preview.id);
    let form = owner(table).press(&shown, "Write …").await.unwrap();
    let form = form.modal.unwrap();
    let fields = form.fields.iter();
    let before = fields.map(|it| (it.custom_id.clone(), it.value.clone()));
    let before = before.collect();
    owner(table).submit_modal(&form, texts).await.unwrap();
    (table.now(preview.id), before)
}

fn written<'a>(before: &'a [(String, String)], line: &str) -> &'a str {
    let found = before.iter().find(|(id, _)| id == line);
    &found.unwrap_or_else(|| panic!("{line} in {before:?}")).1
}

#[tokio::test]
async fn a_role_that_the_server_names_organises_tournaments() {
    let table = Table::in_english().await;
    let guild = table.discord.home();
    let helpers = guild.new_role("Helpers");
    table.ann.is_given(&guild, helpers);
    let options: [(&str, OptionValue); 1] = [("name", "Mine".into())];
    let refused = table.ann.slash("tournament create", options.clone()).await;
    let refused = refused.unwrap();
    assert!(
        private(&refused).contains("the role that `/server` names as `organisers`"),
        "{refused:?}"
    );
    let set = [("organisers", OptionValue::from(helpers))];
    let shown = owner(&table).slash("server", set).await.unwrap();
    let named =
        format!("who organises tournaments: **those who manage the server, and <@&{helpers}>**");
    assert!(private(&shown).contains(&named), "{shown:?}");
    let made = table.ann.slash("tournament create", options.clone()).await;
    let made = made.unwrap();
    assert!(
        private(&made).contains("**Mine** · tournament 1"),
        "{made:?}"
    );
    let other = table.ben.slash("tournament create", options.clone()).await;
    assert!(private(&other.unwrap()).contains("Tournaments are made here by"));
    // A draft of another organiser is theirs as well; without the role nothing is announced.
    table.ann.loses(&guild, helpers);
    table.wait_out_double_press();
    let announced = table.ann.press(&made.message.unwrap(), "Announce").await;
    assert!(private(&announced.unwrap()).contains("Tournaments are made here by"));
    assert!(table.said().is_empty(), "{:?}", table.said());
    // The role that everybody has is the server itself.
    let everybody = [("organisers", OptionValue::Role(guild.id().cast()))];
    owner(&table).slash("server", everybody).await.unwrap();
    let made = table.ben.slash("tournament create", options.clone()).await;
    assert!(private(&made.unwrap()).contains("**Mine** · tournament 2"));
    let nobody: [(&str, OptionValue); 1] = [("no-organisers", true.into())];
    let shown = owner(&table).slash("server", nobody).await.unwrap();
    assert!(private(&shown).contains("tournaments: **those who manage the server**"));
    let refused = table.ben.slash("tournament create", options).await.unwrap();
    assert!(private(&refused).contains("Tournaments are made here by"));
}

#[tokio::test]
async fn what_is_written_into_the_forms_is_chosen_and_nothing_of_it_is_lost() {
    let table = Table::in_english().await;
    let preview = draft(&table, &[]).await;
    let wrong = [
        ("name", "Spring *cup* @everyone"),
        ("ruleset", "keryo-pente size=13"),
        ("players", "4-8 full"),
        ("ratings", "strong people"),
        ("rounds", "3"),
    ];
    let (shown, before) = write(&table, &preview, &wrong).await;
    assert_eq!(written(&before, "name"), "Cup");
    assert_eq!(written(&before, "players"), "4-16");
    let said = &shown.content;
    assert!(said.contains("\n\nNot right yet ("), "{said}");
    assert!(
        said.contains("- **Ratings**: `strong people` isn't a range of ratings."),
        "{said}"
    );
    assert!(said.contains(r"**Spring \*cup\* \@everyone**"), "{said}");
    assert!(said.contains("13 × 13"), "{said}");
    assert!(said.contains("It has 3 rounds."), "{said}");
    assert!(said.contains("as soon as 8 have entered"), "{said}");
    table.wait_out_double_press();
    owner(&table).press(&shown, "Announce").await.unwrap();
    // It names what is wrong, above the menus with which it is mended.
    let refused = table.now(preview.id);
    let said = &refused.content;
    assert!(
        said.starts_with("Something you wrote isn't right yet."),
        "{said}"
    );
    assert!(
        said.contains("- **Ratings**: `strong people` isn't"),
        "{said}"
    );
    assert_eq!(view(&table).await.tournament.state, TournamentState::Draft);
    // The form opens with what was written, also after a restart.
    let (shown, before) = write(&table, &preview, &[("ratings", "1200-1600")]).await;
    assert_eq!(written(&before, "ratings"), "strong people");
    assert_eq!(written(&before, "ruleset"), "keryo-pente size=13");
    assert_eq!(written(&before, "players"), "4-8 full");
    assert!(!shown.content.contains("Not right yet"), "{shown:?}");
    assert!(
        shown.content.contains("Only for ratings 1200–1600."),
        "{shown:?}"
    );
    let setup = view(&table).await.tournament.setup;
    assert_eq!((setup.fewest, setup.most), (4, 8));
    assert!(setup.starts_when_full);
    // What makes no sense together is not taken, and kept.
    let (shown, _) = write(&table, &preview, &[("players", "20-10")]).await;
    assert!(
        shown.content.contains("the number of players is between"),
        "{shown:?}"
    );
    let (_, before) = write(&table, &preview, &[("players", "4-12")]).await;
    assert_eq!(written(&before, "players"), "20-10");
    assert_eq!(view(&table).await.tournament.setup.most, 12);
    table.wait_out_double_press();
    let shown = table.now(preview.id);
    owner(&table).press(&shown, "Announce").await.unwrap();
    let announcement = table.message("Entered: 0 (").await;
    assert!(announcement.pings.is_empty(), "{announcement:?}");
}

#[tokio::test]
async fn the_command_keeps_what_it_cannot_read() {
    let table = Table::in_english().await;
    let options = [
        ("ruleset", "chess"),
        ("start", "next Saturday"),
        ("repeats", "every week"),
    ];
    let preview = draft(&table, &options).await;
    let said = &preview.content;
    for wrong in [
        "`chess`",
        "`next Saturday` isn't a time.",
        "`every week` isn't a part of a rule.",
    ] {
        assert!(said.contains(wrong), "{wrong} in {said}");
    }
    table.wait_out_double_press();
    owner(&table).press(&preview, "When …").await.unwrap();
    let texts = [
        ("start", "2027-03-06 20:00"),
        ("repeats", "FREQ=WEEKLY;COUNT=3"),
    ];
    let (shown, before) = write(&table, &preview, &texts).await;
    assert_eq!(written(&before, "start"), "next Saturday");
    assert_eq!(written(&before, "repeats"), "every week");
    assert!(shown.content.contains("`chess`"), "{shown:?}");
}

#[tokio::test]
async fn the_menus_choose_pace_dates_and_series() {
    let table = Table::in_english().await;
    let preview = draft(&table, &[]).await;
    let choose = async |menu: &str, choice: &str| {
        table.wait_out_double_press();
        let shown = table.now(preview.id);
        let id = format!("t1:tournament:{menu}:1");
        owner(&table).select(&shown, &id, &[choice]).await.unwrap();
        table.now(preview.id)
    };
    choose("pace", "live: 5 minutes + 5 seconds a move").await;
    let setup = view(&table).await.tournament.setup;
    assert!(setup.terms.pace.is_live() && !setup.terms.set);
    choose("format", "Swiss system, like strengths meet first").await;
    table.wait_out_double_press();
    let shown = table.now(preview.id);
    owner(&table).press(&shown, "When …").await.unwrap();
    choose("start", "In 7 days, rounded up to the full hour").await;
    choose("entry-end", "Until 3 hours before the start").await;
    choose("check-in-time", "Check-in within 30 minutes of the start").await;
    let shown = choose("repeat", "Every two weeks").await;
    for told in [
        "Players of like strength meet first.",
        "People can enter until <t:",
        "in the last 30 minutes before the start; whoever",
        "It repeats every two weeks. The next one is on <t:",
    ] {
        assert!(shown.content.contains(told), "{told} in {shown:?}");
    }
    let before = view(&table).await.tournament.setup;
    let shown = choose("start", "In 3 days, rounded up to the full hour").await;
    let after = view(&table).await.tournament.setup;
    assert!(
        shown.content.contains("It repeats every two weeks."),
        "{shown:?}"
    );
    let span = |setup: &tessera::service::TournamentSetup| {
        setup.starts_at.duration_since(setup.entry_until.unwrap())
    };
    assert_eq!(span(&before), span(&after));
}

#[tokio::test]
async fn a_series_is_announced_again_once_it_has_begun_and_ends_when_asked() {
    let table = Table::in_english().await;
    let preview = draft(&table, &[("repeats", "FREQ=DAILY;INTERVAL=3")]).await;
    assert!(
        preview
            .content
            .contains("by the rule `FREQ=DAILY;INTERVAL=3`"),
        "{preview:?}"
    );
    owner(&table).press(&preview, "Announce").await.unwrap();
    let announcement = table.message("Entered: 0 (").await;
    for name in ["Ann", "Ben", "Carol", "Dora"] {
        let who = table.discord.person(name);
        who.press(&announcement, "Enter").await.unwrap();
    }
    let first = view(&table).await.tournament;
    table.passes(first.setup.starts_at.duration_since(table.time()) + SignedDuration::from_secs(1));
    table.message("round 1 has begun").await;
    let next = table.message("**Cup** · tournament 2").await;
    assert!(next.button("Enter").is_some(), "{next:?}");
    let second = table.service().tournament(TournamentId(2)).await.unwrap();
    let between = second
        .tournament
        .setup
        .starts_at
        .duration_since(first.setup.starts_at);
    assert_eq!(between, SignedDuration::from_hours(72));
    assert_eq!(second.tournament.follows, Some(CUP));
    let options: [(&str, OptionValue); 2] = [("do", "end-series".into()), ("number", 2.into())];
    let asked = owner(&table)
        .slash("tournament manage", options)
        .await
        .unwrap();
    assert!(private(&asked).starts_with("End the series?"), "{asked:?}");
    let question = asked.message.unwrap();
    owner(&table)
        .press(&question, "End the series")
        .await
        .unwrap();
    table.message("**Cup** is the last of its series.").await;
    let start = second
        .tournament
        .setup
        .starts_at
        .duration_since(table.time());
    table.passes(start + SignedDuration::from_secs(1));
    table.message("**Cup** starts later").await;
    let listed = owner(&table).slash("tournament list", []).await.unwrap();
    assert!(!private(&listed).contains("tournament 3"), "{listed:?}");
}

#[tokio::test]
async fn everybody_sees_who_has_checked_in() {
    let table = Table::in_english().await;
    let options: [(&str, OptionValue); 2] = [("name", "Cup".into()), ("check-in", true.into())];
    let made = owner(&table).slash("tournament create", options).await;
    let preview = made.unwrap().message.unwrap();
    table.wait_out_double_press();
    owner(&table).press(&preview, "Announce").await.unwrap();
    let announcement = table.message("Entered: 0 (").await;
    let [ann, ben] = ["Ann", "Ben"].map(|it| table.discord.person(it));
    for who in [&ann, &ben] {
        who.press(&announcement, "Enter").await.unwrap();
    }
    let shown = table
        .until(announcement.id, |it| it.content.contains("Entered: 2 ("))
        .await;
    assert!(shown.content.ends_with("Ann, Ben"), "{shown:?}");
    let start = view(&table).await.tournament.setup.starts_at;
    table.passes(start.duration_since(table.time()) - SignedDuration::from_mins(30));
    ben.slash("tournament check-in", []).await.unwrap();
    let checked_in = "Checked in: 1 (✓). Ann, Ben ✓";
    table
        .until(announcement.id, |it| it.content.ends_with(checked_in))
        .await;
}

/// What there is nothing to do for is refused at once, and not asked.
#[tokio::test]
async fn a_deed_that_can_only_be_refused_is_not_asked() {
    let table = Table::in_english().await;
    entered(&table, &[]).await;
    for (deed, why) in [
        ("resume", "isn't paused"),
        ("end-series", "doesn't repeat"),
        ("take-over", "the organiser of this tournament already"),
    ] {
        let asked = owner(&table)
            .slash("tournament manage", [("do", deed.into())])
            .await
            .unwrap();
        assert!(private(&asked).contains(why), "{asked:?}");
    }
    let stranger = table.discord.person("Stranger");
    let asked = stranger.slash("tournament bye", []).await.unwrap();
    assert_eq!(private(&asked), "You aren't in this tournament.");
    let ann = table.discord.person("Ann");
    let asked = ann.slash("tournament bye", []).await.unwrap();
    let refused = "This tournament hasn't begun yet. Once its first round is being played, you can \
        ask to sit out a later one.";
    assert_eq!(private(&asked), refused);
}

/// Sends the form that asks for a reason.
async fn say_why(organiser: &Person, answer: &Answer, reason: &str) {
    let form = answer.modal.as_ref().unwrap();
    organiser
        .submit_modal(form, &[("line", reason)])
        .await
        .unwrap();
}

/// An older button doesn't say from which start it puts it off.
async fn an_older_button_asks_again(table: &Table, page: &Message) {
    let before = view(table).await.tournament.setup.starts_at;
    table.wait_out_double_press();
    let (owner, shown) = (owner(table), table.now(page.id));
    let pressed = owner.press_custom_id(&shown, "t1:put-off:1:5").await;
    pressed.unwrap();
    let asked = table.now(page.id);
    assert!(asked.content.starts_with("Put off **"), "{asked:?}");
    assert_eq!(view(table).await.tournament.setup.starts_at, before);
}

#[tokio::test]
async fn each_deed_of_the_organiser_is_asked_once_by_button_and_by_command() {
    let table = Table::in_english().await;
    let (_, people) = entered(&table, &[]).await;
    let owner = owner(&table);
    let ask = async |options: &[(&str, OptionValue)]| {
        table.wait_out_double_press();
        let asked = owner.slash("tournament manage", options.to_vec()).await;
        asked.unwrap().message.unwrap()
    };
    // By command: nothing is done before the question is answered.
    for (deed, button) in [("pause", "Pause"), ("resume", "Resume")] {
        let before = view(&table).await.tournament.paused_at;
        let question = ask(&[("do", deed.into())]).await;
        assert_eq!(view(&table).await.tournament.paused_at, before);
        owner.press(&question, button).await.unwrap();
        assert_ne!(
            view(&table).await.tournament.paused_at.is_some(),
            before.is_some()
        );
    }
    let start = view(&table).await.tournament.setup.starts_at;
    let missing = ask(&[("do", "put-off".into())]).await;
    assert!(
        missing.content.contains("needs the option `hours`"),
        "{missing:?}"
    );
    let question = ask(&[("do", "put-off".into()), ("hours", 5.into())]).await;
    assert_eq!(view(&table).await.tournament.setup.starts_at, start);
    owner.press(&question, "Put off").await.unwrap();
    let later = view(&table).await.tournament.setup.starts_at;
    assert_eq!(later.duration_since(start), SignedDuration::from_hours(5));
    // By the menu of the page as well.
    let page = ask(&[]).await;
    owner
        .select(&page, "t1:tournament:ask-put-off:1", &["1 hour"])
        .await
        .unwrap();
    assert_eq!(view(&table).await.tournament.setup.starts_at, later);
    table.wait_out_double_press();
    owner.press(&table.now(page.id), "Put off").await.unwrap();
    let moved = view(&table).await.tournament.setup.starts_at;
    assert_eq!(moved.duration_since(later), SignedDuration::from_hours(1));
    an_older_button_asks_again(&table, &page).await;
    // Replacing: the question names both, and a bot is refused.
    let nina = table.discord.person("Nina");
    let options = [
        ("do", "replace".into()),
        ("player", OptionValue::from(&people[3])),
        ("replacement", OptionValue::from(&nina)),
    ];
    let question = ask(&options).await;
    assert_eq!(
        question.content.lines().next(),
        Some("Let Nina take the place of Dora? Games that have begun begin again.")
    );
    assert_eq!(view(&table).await.staying().last().unwrap().name, "Dora");
    let form = owner.press(&question, "Replace").await.unwrap();
    assert_eq!(view(&table).await.staying().last().unwrap().name, "Dora");
    say_why(&owner, &form, "Dora is ill").await;
    let named = view(&table).await;
    assert!(named.staying().any(|it| it.name == "Nina"), "{named:?}");
    assert!(named.staying().all(|it| it.name != "Dora"), "{named:?}");
    let out = [
        ("do", "take-out".into()),
        ("player", OptionValue::from(&nina)),
    ];
    let question = ask(&out).await;
    assert_eq!(view(&table).await.staying().count(), 4);
    owner.press(&question, "Take out").await.unwrap();
    assert_eq!(view(&table).await.staying().count(), 3);
    // A decision opens the form for its reason, with what was said already.
    let dora = table.discord.person("Dora");
    dora.slash("tournament enter", []).await.unwrap();
    let question = ask(&[("do", "start".into())]).await;
    owner.press(&question, "Start now").await.unwrap();
    table.message("round 1 has begun").await;
    let decide = [
        ("do", "decide".into()),
        ("board", 1.into()),
        ("result", "draw".into()),
        ("reason", "They agreed".into()),
    ];
    table.wait_out_double_press();
    let form = owner.slash("tournament manage", decide).await.unwrap();
    let form = form.modal.unwrap();
    assert_eq!(form.fields[0].value, "They agreed");
    owner.submit_modal(&form, &[]).await.unwrap();
    table.message("Reason: They agreed").await;
    let log = ask(&[("do", "log".into())]).await;
    for told in [
        "result decided · round 1, board 1 · A draw · ",
        "replaced",
        "taken out",
        "start put off",
        "paused",
        "announced",
    ] {
        assert!(log.content.contains(told), "{told} in {log:?}");
    }
    let question = ask(&[("do", "cancel".into())]).await;
    let form = owner.press(&question, "Cancel the tournament").await;
    say_why(&owner, &form.unwrap(), "Too few have time").await;
    table.message("**Cup** is cancelled.").await;
}

#[tokio::test]
async fn a_tournament_is_taken_over_from_an_organiser_who_left() {
    let table = Table::in_english().await;
    let guild = table.discord.home();
    let helpers = guild.new_role("Helpers");
    let helper = table.discord.person("Helen");
    helper.is_given(&guild, helpers);
    let patch = ServerSettingsPatch {
        organisers: Some(Some(tessera::game::RoleId(helpers.get()))),
        ..ServerSettingsPatch::default()
    };
    let server = table.server();
    let set = table
        .service()
        .change_server_settings(server, patch, table.time());
    set.await.unwrap();
    let options: [(&str, OptionValue); 1] = [("name", "Cup".into())];
    let made = helper.slash("tournament create", options).await.unwrap();
    helper
        .press(&made.message.unwrap(), "Announce")
        .await
        .unwrap();
    table.message("Entered: 0 (").await;
    helper.leaves(&guild);
    let page = owner(&table).slash("tournament manage", []).await.unwrap();
    let page = page.message.unwrap();
    owner(&table).press(&page, "Take over").await.unwrap();
    assert_eq!(view(&table).await.tournament.organiser.0, helper.id().get());
    table.wait_out_double_press();
    owner(&table)
        .press(&table.now(page.id), "Take over")
        .await
        .unwrap();
    assert_eq!(
        view(&table).await.tournament.organiser.0,
        owner(&table).id().get()
    );
}

#[tokio::test]
async fn the_calendar_file_is_sent_to_who_asks() {
    let table = Table::in_english().await;
    let options = [("repeats", "FREQ=WEEKLY"), ("start", "2027-01-09 20:00")];
    let (announcement, people) = entered(&table, &options).await;
    table.wait_out_double_press();
    let answer = people[0].press(&announcement, "Calendar").await.unwrap();
    assert!(
        private(&answer).starts_with("**Cup** for your calendar"),
        "{answer:?}"
    );
    let message = answer.message.unwrap();
    let file = &message.attachments[0];
    assert_eq!(file.filename, "tournament-1.ics");
    let text = String::from_utf8(file.bytes().unwrap().to_vec()).unwrap();
    for line in [
        "BEGIN:VCALENDAR",
        "DTSTART:20270109T200000Z",
        "RRULE:FREQ=WEEKLY",
        "SUMMARY:Cup",
    ] {
        assert!(text.contains(&format!("{line}\r\n")), "{line} in {text}");
    }
}

#[tokio::test]
async fn nobody_does_what_they_may_not_with_forged_or_old_buttons() {
    let table = Table::in_english().await;
    let (announcement, _) = entered(&table, &[]).await;
    let stranger = table.discord.person("Stranger");
    let before = view(&table).await;
    for id in [
        "t1:tournament:pause:1",
        "t1:tournament:start-now:1",
        "t1:tournament:cancel:1",
        "t1:tournament:take-over:1",
        "t1:tournament:end-series:1",
        "t1:tournament:log:1",
        "t1:tournament:announce:1",
        "t1:tournament:write-game:1",
        "t1:put-off:1:5",
        "t1:entrant:1:1:remove",
        "t1:replace:1:1:2",
        "t1:decide:1:1:first",
        "t1:tournament:pause:9223372036854775807",
        "t1:tournament:enter:9223372036854775807",
        "t1:tournament:show:-1",
        "t1:put-off:1:65536",
        "t1:replace:1:18446744073709551615:18446744073709551615",
    ] {
        table.wait_out_double_press();
        let answer = stranger.press_custom_id(&announcement, id).await.unwrap();
        assert!(answer.modal.is_none(), "{id}");
        let said = private(&answer);
        let is_refused = [
            "Only the organiser",
            "There's no tournament",
            "button",
            "Tournaments are made",
        ];
        assert!(
            is_refused.iter().any(|it| said.contains(it)),
            "{id}: {said}"
        );
    }
    let ids = [
        "t1:replace:1:1:18446744073709551615",
        "t1:entrant:1:18446744073709551615:remove",
    ];
    for id in ids {
        table.wait_out_double_press();
        let answer = owner(&table)
            .press_custom_id(&announcement, id)
            .await
            .unwrap();
        // Whoever is replaced is replaced for a reason.
        let answer = match answer.modal {
            Some(form) => {
                let reason = [("line", "No time")];
                owner(&table).submit_modal(&form, &reason).await.unwrap()
            }
            None => answer,
        };
        let said = private(&answer);
        let is_failure = ["went wrong", "can't read"]
            .iter()
            .any(|it| said.contains(it));
        assert!(!is_failure, "{id}: {said}");
    }
    let mut after = view(&table).await;
    after.tournament.shown = before.tournament.shown;
    assert_eq!(after, before);
}

#[tokio::test]
async fn a_tournament_waits_while_the_bot_is_not_on_the_server() {
    let table = Table::in_english().await;
    let (announcement, _) = entered(&table, &[]).await;
    table
        .until(announcement.id, |it| it.content.contains("Entered: 4 ("))
        .await;
    let guild = table.discord.home();
    guild.goes_down();
    guild.comes_back();
    guild.kicks_bot();
    table
        .passes_until(async || view(&table).await.tournament.is_bot_absent)
        .await;
    let start = view(&table).await.tournament.setup.starts_at;
    table.passes(start.duration_since(table.time()) + SignedDuration::from_hours(1));
    assert_eq!(view(&table).await.tournament.state, TournamentState::Open);
    guild.invites_bot();
    table
        .passes_until(async || view(&table).await.tournament.paused_at.is_none())
        .await;
    let resumed = view(&table).await.tournament;
    assert!(resumed.setup.starts_at > start, "it is put off by as long");
}

#[tokio::test]
async fn a_removal_that_is_told_late_pauses_nothing() {
    let table = Table::in_english().await;
    let (announcement, _) = entered(&table, &[]).await;
    table
        .until(announcement.id, |it| it.content.contains("Entered: 4 ("))
        .await;
    let guild = table.discord.home();
    table.discord.hold_back_next_event("GUILD_DELETE");
    guild.kicks_bot();
    guild.invites_bot();
    let asked = |moment| table.discord.hold(moment, "GET", "/guilds/*/members/*");
    let mut first = asked(Moment::BeforeAnswering);
    table.discord.tell_late_events();
    first.arrived().await;
    // It asks again only after it has noted the first answer.
    let mut second = asked(Moment::BeforeProcessing);
    first.release();
    guild.kicks_bot();
    second.arrived().await;
    assert!(!view(&table).await.tournament.is_bot_absent);
    second.release();
    table
        .passes_until(async || view(&table).await.tournament.is_bot_absent)
        .await;
}

#[tokio::test]
async fn everybody_sees_their_place_their_game_and_what_is_still_possible() {
    let table = Table::in_english().await;
    let (_, people) = entered(&table, &[]).await;
    let question = [("do", "start".into())];
    let question = owner(&table).slash("tournament manage", question).await;
    let question = question.unwrap().message.unwrap();
    owner(&table).press(&question, "Start now").await.unwrap();
    table.message("round 1 has begun").await;
    let own = async |who: &Person| {
        let shown = who.slash("tournament show", []).await.unwrap();
        private(&shown).to_owned()
    };
    for who in &people {
        let said = own(who).await;
        assert!(
            said.contains(
                "Your place now: 1. Still possible at the end: 1 to 16. Others can still enter; that is counted in. \
                 You play "
            ),
            "{said}"
        );
        assert!(said.contains(" in game "), "{said}");
    }
    table.wait_out_double_press();
    let decide = [
        ("do", "decide".into()),
        ("board", 1.into()),
        ("result", "first".into()),
    ];
    let form = owner(&table)
        .slash("tournament manage", decide)
        .await
        .unwrap();
    let reason = [("line", "agreed")];
    owner(&table)
        .submit_modal(&form.modal.unwrap(), &reason)
        .await
        .unwrap();
    let round = view(&table).await;
    let players = &round.last_round().unwrap().pairings[0].pairing.players;
    let winner = round.entry(players[0]).unwrap().name.clone();
    let winner = people.iter().find(|it| it.name() == winner).unwrap();
    let said = own(winner).await;
    assert!(said.contains("Your place now: 1."), "{said}");
    assert!(said.contains("Your game of this round is over."), "{said}");
    let stranger = own(&table.discord.person("Stranger")).await;
    assert!(
        stranger.contains("You aren't in this tournament."),
        "{stranger}"
    );
}
