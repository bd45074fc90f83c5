//! Running out of time, vacation and outages.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jiff::SignedDuration;
use jiff::civil::Weekday;
use local_discord::Message;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::registry::Registry;

use crate::table::{Table, private};

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Counts how often a bot of this thread looks for what is due.
#[derive(Clone, Default)]
struct Looks(Arc<AtomicUsize>);

impl<S: Subscriber> Layer<S> for Looks {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let metadata = event.metadata();
        if *metadata.level() == Level::DEBUG && metadata.target().ends_with("::deadlines") {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Looks {
    fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

#[tokio::test]
async fn what_is_due_is_done_at_the_next_look() {
    let looks = Looks::default();
    let listening = Registry::default().with(looks.clone());
    let _listening = tracing::subscriber::set_default(listening);
    let table = Table::set().await;
    let none = [("vacation", "no".into()), ("reminders", "off".into())];
    table.ben.slash("settings", none).await.unwrap();
    let game = table.game(false, "free").await;
    let deadline = table.deadline(game).await;
    let before = looks.count();
    // Discord's last answer comes two seconds before it is due.
    table.passes(deadline.duration_since(table.time()) - SignedDuration::from_secs(2));
    while looks.count() == before {
        tokio::task::yield_now().await;
    }
    let before = looks.count();
    table.passes(SignedDuration::from_secs(3));
    table.message("Ben ran out of time").await;
    let looks = looks.count() - before;
    assert!(looks <= 3, "it looked {looks} times");
    table.clear().await;
}

#[tokio::test]
async fn who_runs_out_of_time_loses_and_both_are_told_once() {
    let table = Table::set().await;
    let game = table.game(true, "tournament").await;
    table.play(game, "K11 N10 L11").await;
    table.board(game, 5).await;
    let none = [("vacation", "no".into())];
    table.ann.slash("settings", none).await.unwrap();
    table.wait(DAY * 5);
    let end = table.message("Ann ran out of time").await;
    assert!(
        end.content.contains(": Ben wins game 1 in 4 moves"),
        "{end:?}"
    );
    assert!(end.content.contains("Ratings: Ben 1500 → "), "{end:?}");
    assert_eq!(end.pings, [table.ann.id(), table.ben.id()], "nobody did it");
    table.wait(DAY);
    let ends = table
        .said()
        .iter()
        .filter(|text| text.contains("ran out of time"))
        .count();
    assert_eq!(ends, 1);
    table.clear().await;
}

#[tokio::test]
async fn a_game_that_hardly_began_is_aborted() {
    let table = Table::set().await;
    table.game(true, "tournament").await;
    let none = [("vacation", "no".into())];
    table.ben.slash("settings", none).await.unwrap();
    table.wait(DAY * 3 + HOUR);
    let end = table.message("Ben ran out of time").await;
    let expected = format!(
        "{} and {}: Game 1 ended without a winner after 1 move: Ben ran out of time. \
         A game this short doesn't count.",
        table.ann.mention(),
        table.ben.mention()
    );
    assert_eq!(end.content, expected);
    assert_eq!(end.pings, [table.ann.id(), table.ben.id()]);
    assert!(end.attachments.is_empty(), "no picture: {end:?}");
    table.clear().await;
}

#[tokio::test]
async fn when_the_bot_was_absent_the_clock_is_given_exactly_that_and_it_says_so() {
    let mut table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "K11").await;
    let board = table.board(game, 3).await;
    let before = table.deadline(game).await;
    table.stop().await;
    let away = HOUR * 5;
    table.passes(away);
    table.start().await;
    let after = table.deadline(game).await;
    let given = after.duration_since(before);
    assert!(given >= away, "{given:?}");
    assert!(given < away + SignedDuration::from_mins(1), "{given:?}");
    let said = "I was away for 5 hours: that time was added to the clock.";
    let told = |it: &Message| it.content.contains(said);
    table.until(board.id, told).await;
    table.place(&table.ann, game, "N13").await;
    let next = table.board(game, 4).await;
    let is_said_once = !next.content.contains("away");
    assert!(is_said_once, "another clock runs now: {next:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_clock_that_was_set_back_decides_nothing() {
    let mut table = Table::set().await;
    table.game(false, "free").await;
    table.stop().await;
    table.wait(-HOUR);
    let error = table.try_start().await.unwrap_err();
    assert!(error.contains("set it right"), "{error}");
    table.wait(HOUR);
    table.start().await;
    table.leave().await;
}

#[tokio::test]
async fn rated_games_have_a_clock_and_untimed_ones_are_put_away_in_the_end() {
    let table = Table::set().await;
    let rated = [
        ("opponent", (&table.ben).into()),
        ("pace", "untimed".into()),
        ("rated", true.into()),
    ];
    let refused = table.ann.slash("challenge", rated).await.unwrap();
    assert!(
        private(&refused).starts_with("A rated game needs a clock"),
        "{refused:?}"
    );
    let game = table.game_of("pente", [("pace", "untimed".into())]).await;
    let board = table.board(game, 2).await;
    assert!(!board.content.contains("Deadline:"), "{board:?}");
    table.wait(DAY * 91);
    let adjourned = table.message("adjourned. Nobody has lost").await;
    assert_eq!(adjourned.pings, [table.ann.id(), table.ben.id()]);
    let refused = table.place(&table.ben, game, "K11").await;
    assert!(
        private(&refused).starts_with("Game 1 is adjourned."),
        "{refused:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_weekend_that_moves_with_the_days_stops_no_clock() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let choose = async |weekend: &str| {
        let chosen = [("weekend", weekend.into())];
        table.ben.slash("settings", chosen).await.unwrap()
    };
    for (weekend, shown) in [
        ("fri sat sun", "Friday to Sunday"),
        ("sat sun", "Saturday and"),
    ] {
        let changed = choose(weekend).await;
        assert!(private(&changed).contains(shown), "{changed:?}");
    }
    let deadline = table.deadline(game).await;
    table.wait(SignedDuration::from_hours(2));
    for weekend in ["fri sat", "none"] {
        let refused = choose(weekend).await;
        let says = "You changed your weekend or time zone within the last week";
        assert!(private(&refused).starts_with(says), "{refused:?}");
        assert_eq!(table.deadline(game).await, deadline);
    }
    // What was chosen in the same command was not kept either.
    let both = [
        ("weekend", "none".into()),
        ("block", (&table.ann).into()),
        ("notation", "relative".into()),
    ];
    let refused = table.ben.slash("settings", both).await.unwrap();
    assert!(private(&refused).starts_with("You changed"), "{refused:?}");
    let page = table.ben.slash("settings", []).await.unwrap();
    assert!(!private(&page).contains("R3U2"), "{page:?}");
    let invited = table.usual_terms();
    let invited = table.ann.slash("challenge", invited).await.unwrap();
    assert!(
        private(&invited).starts_with("You invited Ben"),
        "{invited:?}"
    );
    table.wait(SignedDuration::from_hours(7 * 24));
    let changed = choose("fri sat").await;
    assert!(
        private(&changed).contains("Friday and Saturday"),
        "{changed:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_weekend_is_refused_by_menu_and_form_as_by_command() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let chosen = [("weekend", "sat sun".into()), ("zone", "Lisbon".into())];
    let page = table.ben.slash("settings", chosen).await.unwrap();
    let page = page.message.unwrap();
    let deadline = table.deadline(game).await;
    table.wait(HOUR * 2);
    // The refusal stands below the page, for Ben alone.
    let refused = async |times: usize| {
        let channel = table.discord.general().id();
        let says = "You changed your weekend or time zone within the last week";
        let refusals = |world: &local_discord::World| {
            let said = world.messages(channel).iter();
            let refusals = said.filter(|it| it.is_ephemeral() && it.content.starts_with(says));
            (refusals.count() == times).then_some(())
        };
        table.discord.wait_for(refusals).await.unwrap();
    };
    let unchanged = |answer: &local_discord::Answer| {
        let text = answer.content();
        text.contains("**Saturday and Sunday**") && text.contains("**Europe/Lisbon**")
    };
    let weekend = table.ben.select(&page, "t1:set:weekend", &["Friday"]).await;
    let weekend = weekend.unwrap();
    assert!(
        unchanged(&weekend),
        "the menu shows what is true: {weekend:?}"
    );
    refused(1).await;
    let form = table.ben.press(&page, "Time zone").await.unwrap();
    let typed = [("line", "Tokyo")];
    let zone = table.ben.submit_modal(&form.modal.unwrap(), &typed).await;
    let zone = zone.unwrap();
    assert!(unchanged(&zone), "{zone:?}");
    refused(2).await;
    assert_eq!(table.deadline(game).await, deadline);
    table.wait(DAY * 7);
    let weekend = table.ben.select(&page, "t1:set:weekend", &["Friday"]).await;
    let weekend = weekend.unwrap();
    assert!(weekend.content().contains("**Friday**"), "{weekend:?}");
    refused(2).await;
    table.leave().await;
}

#[tokio::test]
async fn a_weekend_rests_the_clock_and_changing_it_gives_nobody_time() {
    let table = Table::set().await;
    let today = table.time().in_tz("Europe/Berlin").unwrap().weekday();
    let thursday = i64::from(today.until(Weekday::Thursday));
    table.wait(SignedDuration::from_hours(24 * thursday));
    let game = table.game(false, "free").await;
    let before = table.deadline(game).await;
    for (weekend, grows) in [("fri sat sun", true), ("none", false), ("sat sun", true)] {
        let chosen = [("weekend", weekend.into()), ("zone", "Berlin".into())];
        let answer = table.ben.slash("settings", chosen).await.unwrap();
        assert!(
            private(&answer).contains("time zone: **Europe/Berlin**"),
            "{answer:?}"
        );
        let after = table.deadline(game).await;
        let grown = after.duration_since(before);
        if grows {
            assert!(
                grown >= SignedDuration::from_hours(22),
                "{weekend}: {grown:?}"
            );
        } else {
            assert!(grown < SignedDuration::from_mins(1), "{grown:?}");
        }
    }
    table.clear().await;
}
