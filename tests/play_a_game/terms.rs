//! Open invitations, other terms, and invitations that nobody accepts.

use jiff::SignedDuration;
use local_discord::{Answer, OptionValue, Person};
use tessera::game::limits::INVITATIONS_WITHIN;

use crate::table::{Table, private};

#[tokio::test]
async fn anybody_may_take_an_open_invitation_once() {
    let table = Table::set().await;
    let sent = table
        .ann
        .slash("challenge", [("first", "me".into())])
        .await
        .unwrap();
    assert!(
        private(&sent).starts_with("You're looking for an opponent: **Pente**"),
        "{sent:?}"
    );
    let invitation = table.message("Ann is looking for an opponent").await;
    let begins = "Ann's first stone is placed in the centre; whoever accepts is next.";
    assert!(invitation.content.contains(begins), "{invitation:?}");
    assert!(invitation.pings.is_empty());
    let own = table.ann.press(&invitation, "Accept").await.unwrap();
    assert!(
        private(&own).starts_with("This is your own invitation"),
        "{own:?}"
    );
    let carl = table.discord.person("Carl");
    carl.press(&invitation, "Accept").await.unwrap();
    table.message("Ann (white) vs Carl (black) · game 1").await;
    let board = table.board(1, 2).await;
    assert_eq!(board.pings, [carl.id()]);
    let late = table
        .ben
        .press_as_seen(&invitation, "Accept")
        .await
        .unwrap();
    assert!(told(&late).starts_with("Ann (white) vs Carl"), "{late:?}");
    table.clear().await;
}

#[tokio::test]
async fn other_terms_are_put_together_from_menus_and_sent_as_an_invitation() {
    let table = Table::set().await;
    let invite = [("opponent", (&table.ben).into()), ("first", "me".into())];
    table.ann.slash("challenge", invite).await.unwrap();
    let first = table.message("Ann invites you to").await;
    let refused = table.ann.press(&first, "Change terms").await.unwrap();
    assert!(
        private(&refused).starts_with("This is your own invitation"),
        "{refused:?}"
    );
    let draft = table.ben.press(&first, "Change terms").await.unwrap();
    let same = table
        .ben
        .press(draft.message.as_ref().unwrap(), "Send counter-offer")
        .await;
    assert!(told(&same.unwrap()).starts_with("These are the same terms"));
    let draft = choose(&table, draft, 0, "Keryo-Pente").await;
    let draft = choose(&table, draft, 1, "no clock (never rated)").await;
    let shown =
        "Your counter-offer to Ann: **Keryo-Pente** · tournament rule · no clock · not rated.";
    let unrated = "A game without a clock can't be rated.";
    let begins = "Ann's first stone is placed in the centre; you are next.";
    assert_eq!(draft.content(), format!("{shown} {begins} {unrated}"));
    let draft = press(&table.ben, &draft, "Random: either of us moves first").await;
    assert_eq!(draft.content(), format!("{shown} {unrated}"));
    let draft = press(&table.ben, &draft, "I move first").await;
    let begins = "Your first stone is placed in the centre; Ann is next.";
    assert_eq!(draft.content(), format!("{shown} {begins} {unrated}"));
    table
        .ben
        .press(&draft.message.unwrap(), "Send counter-offer")
        .await
        .unwrap();
    let counter = table.message("Ben invites you to **Keryo-Pente**").await;
    assert_eq!(counter.pings, [table.ann.id()]);
    let settled = table
        .until(first.id, |it| it.content.contains("made a counter-offer"))
        .await;
    assert_eq!(settled.buttons(), []);
    table.ann.press(&counter, "Accept").await.unwrap();
    table.message("Ben (white) vs Ann (black) · game 1").await;
    table.clear().await;
}

#[tokio::test]
async fn options_that_tournaments_ask_for_are_part_of_the_invitation_and_of_the_game() {
    let table = Table::set().await;
    let invite = [
        ("opponent", (&table.ben).into()),
        ("ruleset", "keryo-pente".into()),
        ("opening", "free".into()),
        ("overline", "neutral".into()),
        ("bans", "first".into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ann invites you to **Keryo-Pente**").await;
    let told =
        "free opening · only exactly five in a row wins · no double threes for the first player · ";
    assert!(invitation.content.contains(told), "{invitation:?}");
    assert!(invitation.content.contains("not rated"), "{invitation:?}");
    table.ben.press(&invitation, "Accept").await.unwrap();
    let points = ["A1", "L10", "A5", "M11", "A9", "M12", "A13"];
    let both = [&table.ben, &table.ann].into_iter().cycle();
    for (player, point) in both.zip(points) {
        table.place(player, 1, point).await;
    }
    table.board(1, 9).await;
    let refused = table.place(&table.ann, 1, "M10").await;
    let refused = private(&refused).to_owned();
    assert!(
        refused.starts_with("This stone would make two open threes"),
        "{refused}"
    );

    let invite = [("ruleset", "ninuki-renju".into()), ("bans", "none".into())];
    let refused = table.ann.slash("challenge", invite).await.unwrap();
    assert_eq!(
        private(&refused),
        "Ninuki-Renju can be played with no double threes for either player or no double threes \
         for the first player. Choose one of these."
    );
    let invite = [("overline", "neutral".into()), ("rated", true.into())];
    let refused = table.ann.slash("challenge", invite).await.unwrap();
    assert!(private(&refused).contains("rated"), "{refused:?}");
    table.clear().await;
}

#[tokio::test]
async fn an_invitation_runs_out_after_a_week_and_says_so() {
    let table = Table::set().await;
    let invite = [("opponent", (&table.ben).into())];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ann invites you to").await;
    assert!(invitation.content.contains("Expires <t:"), "{invitation:?}");
    table.wait(SignedDuration::from_hours(7 * 24 + 1));
    let run_out = table
        .until(invitation.id, |it| it.content.contains("expired"))
        .await;
    assert_eq!(run_out.buttons(), []);
    let late = table
        .ben
        .press_as_seen(&invitation, "Accept")
        .await
        .unwrap();
    assert!(told(&late).contains("expired"), "{late:?}");
    table.clear().await;
}

#[tokio::test]
async fn an_invitation_that_was_deleted_runs_out_all_the_same() {
    let table = Table::set().await;
    let invite = [("opponent", (&table.ben).into())];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ann invites you to").await;
    let owner = table.discord.person("Owner");
    owner.deletes(&invitation).unwrap();
    table.wait(SignedDuration::from_hours(7 * 24 + 1));
    let invite = [("opponent", (&table.ben).into())];
    table.ann.slash("challenge", invite).await.unwrap();
    table.message("Ann invites you to").await;
    table.leave().await;
}

#[tokio::test]
async fn nobody_has_more_than_ten_invitations_at_once() {
    let table = Table::set().await;
    for _ in 0..10 {
        let sent = table.ann.slash("challenge", []).await.unwrap();
        assert!(
            private(&sent).starts_with("You're looking for an opponent"),
            "{sent:?}"
        );
        table.wait(INVITATIONS_WITHIN);
    }
    let refused = table.ann.slash("challenge", []).await.unwrap();
    assert!(
        private(&refused).starts_with("You already have 10 open invitations"),
        "{refused:?}"
    );
    let invitation = table.message("Ann is looking for an opponent").await;
    table.ann.press(&invitation, "Withdraw").await.unwrap();
    let sent = table.ann.slash("challenge", []).await.unwrap();
    assert!(
        private(&sent).starts_with("You're looking for an opponent"),
        "{sent:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn who_is_blocked_can_neither_invite_nor_accept() {
    let table = Table::set().await;
    let block = [("block", (&table.ann).into())];
    let blocked = table.ben.slash("settings", block).await.unwrap();
    assert!(private(&blocked).ends_with("- Ann"), "{blocked:?}");
    let invite = || [("opponent", (&table.ben).into())];
    let refused = table.ann.slash("challenge", invite()).await.unwrap();
    assert!(
        private(&refused).starts_with("You two can't invite each other"),
        "{refused:?}"
    );
    table.ann.slash("challenge", []).await.unwrap();
    let open = table.message("Ann is looking for an opponent").await;
    let refused = table.ben.press(&open, "Accept").await.unwrap();
    assert!(
        private(&refused).starts_with("You two can't invite each other"),
        "{refused:?}"
    );
    let unblock = [("unblock", (&table.ann).into())];
    let open_again = table.ben.slash("settings", unblock).await.unwrap();
    assert_eq!(private(&open_again), "You're blocking nobody.");
    let sent = table.ann.slash("challenge", invite()).await.unwrap();
    assert!(private(&sent).starts_with("You invited Ben"), "{sent:?}");
    table.clear().await;
}

#[tokio::test]
async fn what_two_played_last_is_what_is_proposed_next() {
    let table = Table::set().await;
    let game = table
        .game_of("keryo-pente", [("pace", "days-2".into())])
        .await;
    table.board(game, 2).await;
    let ask = async |options: Vec<(&'static str, OptionValue)>| {
        let invite = ("opponent", (&table.ann).into());
        let options = options.into_iter().chain([invite]);
        table.ben.slash("challenge", options).await.unwrap()
    };
    let terms = "**Keryo-Pente** · tournament rule · 2 days for each move · rated";
    let preview = ask(vec![]).await;
    let says = format!("Invite Ann to {terms}? You played on these terms last time;");
    assert!(private(&preview).starts_with(&says), "{preview:?}");
    let dropped = press(&table.ben, &preview, "Cancel").await;
    assert_eq!(dropped.content(), "Nothing was sent.");

    let preview = ask(vec![("ruleset", "pente".into())]).await;
    let says = "Invite Ann to **Pente** · tournament rule · 2 days for each move · rated? Nothing is sent yet.";
    assert!(private(&preview).starts_with(says), "{preview:?}");
    let menus = press(&table.ben, &preview, "Change terms").await;
    let menus = choose(&table, menus, 2, "13 × 13").await;
    let terms = "**Pente** · tournament rule · 13 × 13 · 2 days for each move · not rated";
    let says = format!("Your invitation to Ann: {terms}. Pente with these options can't be rated.");
    assert_eq!(menus.content(), says, "another size cannot be rated");
    let sent = press(&table.ben, &menus, "Send invitation").await;
    let says = format!("You invited Ann to {terms}.");
    assert!(sent.content().starts_with(&says), "{sent:?}");
    let invitation = table.message("Ben invites you to **Pente**").await;
    assert!(invitation.content.contains(terms), "{invitation:?}");
    assert_eq!(invitation.pings, [table.ann.id()]);
    assert_eq!(invitations(&table), 2, "nothing else was sent");
    table.clear().await;
}

#[tokio::test]
async fn a_casual_game_makes_the_next_one_unrated_only_with_the_challengers_eyes_open() {
    let table = Table::set().await;
    table.game(false, "tournament").await;
    let invite = || [("opponent", (&table.ben).into())];
    let preview = table.ann.slash("challenge", invite()).await.unwrap();
    let says = "Invite Ben to **Pente** · tournament rule · 3 days + 1 day a move · not rated?";
    assert!(private(&preview).starts_with(says), "{preview:?}");
    assert_eq!(invitations(&table), 1, "nothing is sent yet");
    let menus = press(&table.ann, &preview, "Change terms").await;
    let menus = press(&table.ann, &menus, "Make it rated").await;
    press(&table.ann, &menus, "Send invitation").await;
    let invitation = table.message("1 day a move · rated. Expires").await;
    table.ben.press(&invitation, "Accept").await.unwrap();
    table.board(2, 2).await;
    let sent = table.ann.slash("challenge", invite()).await.unwrap();
    let says = "You invited Ben to **Pente** · tournament rule · 3 days + 1 day a move · rated.";
    assert!(
        private(&sent).starts_with(says),
        "the usual terms: {sent:?}"
    );
    table.message("invites you to **Pente**").await;
    table.wait_out_double_press();

    let typed = [
        ("opponent", (&table.ben).into()),
        ("rated", false.into()),
        ("pace", "slow".into()),
        ("ruleset", "keryo-pente".into()),
    ];
    let sent = table.ann.slash("challenge", typed).await.unwrap();
    assert!(private(&sent).starts_with("You invited Ben"), "{sent:?}");
    table.message("invites you to **Keryo-Pente**").await;

    let stranger = table.discord.person("Cleo");
    let menu = menus.message.unwrap();
    let forged = format!("t1:counter:@{}:pente:relaxed:yes:chance", stranger.id());
    let refused = table.ann.press_custom_id(&menu, &forged).await.unwrap();
    assert!(
        private(&refused).starts_with("This button no longer works"),
        "{refused:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn what_a_ruleset_did_not_allow_becomes_no_habit() {
    let table = Table::set().await;
    let handicap: [(&str, OptionValue); 2] = [("handicap", "5".into()), ("target", 30.into())];
    table.game_of("points", handicap).await;
    let news = "Ben accepted your invitation to **Points** · free opening · first to 30";
    let told = table.private_message(&table.ann, news).await;
    let given = "Ben starts with 5 points.";
    assert!(told.content.ends_with(given), "{told:?}");
    let typed = [
        ("opponent", (&table.ben).into()),
        ("ruleset", "pente".into()),
    ];
    let sent = table.ann.slash("challenge", typed).await.unwrap();
    let says = "You invited Ben to **Pente** · tournament rule · 3 days + 1 day a move · rated.";
    assert!(private(&sent).starts_with(says), "{sent:?}");
    table.message("invites you to **Pente**").await;
    table.clear().await;
}

#[tokio::test]
async fn a_counter_offer_changes_the_opening_and_the_board_and_can_be_dropped() {
    let table = Table::set().await;
    let invite = [("opponent", (&table.ben).into()), ("first", "me".into())];
    table.ann.slash("challenge", invite).await.unwrap();
    let first = table.message("Ann invites you to").await;
    let draft = table.ben.press(&first, "Change terms").await.unwrap();
    let draft = choose(&table, draft, 2, "swap2 opening").await;
    let draft = choose(&table, draft, 2, "15 × 15").await;
    let draft = choose(
        &table,
        draft,
        1,
        "slow: 10 days + 36 hours a move, at most 10 days",
    )
    .await;
    let terms = "**Pente** · swap2 opening · 15 × 15 · 10 days + 36 hours a move · not rated";
    let says = format!(
        "Your counter-offer to Ann: {terms}. Ann moves first. Pente with these options can't be rated."
    );
    assert_eq!(draft.content(), says);
    let dropped = press(&table.ben, &draft, "Cancel").await;
    let says = "No counter-offer was sent. The invitation is as it was:\n";
    assert!(dropped.content().starts_with(says), "{dropped:?}");
    assert!(dropped.content().contains(&first.content), "{dropped:?}");
    assert_eq!(table.now(first.id).content, first.content);
    let accepted = press(&table.ben, &dropped, "Accept").await;
    assert!(accepted.is_ephemeral(), "{accepted:?}");
    let title = "Ann (white) vs Ben (black) · game 1";
    table
        .until(first.id, |it| it.content.starts_with(title))
        .await;
    table.clear().await;
}

/// How many invitations stand in the channel, answered ones among them.
fn invitations(table: &Table) -> usize {
    let is_one = |said: &&String| said.contains("invites you to") || said.contains(" · game ");
    let said = table.said();
    said.iter()
        .filter(is_one)
        .filter(|it| !it.contains("your turn"))
        .count()
}

pub(crate) async fn press(who: &Person, page: &Answer, button: &str) -> Answer {
    let page = page.message.as_ref().unwrap();
    let answer = who.press(page, button).await.unwrap();
    who.settled(answer).await.unwrap()
}

pub(crate) async fn choose(table: &Table, page: Answer, menu: usize, choice: &str) -> Answer {
    let message = page.message.unwrap();
    let id = message.menus()[menu].custom_id.clone();
    table.ben.select(&message, &id, &[choice]).await.unwrap()
}

/// The text of an answer.
fn told(answer: &Answer) -> String {
    answer.content().to_owned()
}
