//! Tables of three people and more: sitting down, playing, leaving, offers.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Message, OptionValue, Person};

use crate::table::{Table, private};

/// Ann, Ben, Cy and Dee.
pub struct Four<'a> {
    pub table: &'a Table,
    pub cy: Person,
    pub dee: Person,
}

impl<'a> Four<'a> {
    pub fn at(table: &'a Table) -> Self {
        Self {
            table,
            cy: table.discord.person("Cy"),
            dee: table.discord.person("Dee"),
        }
    }

    /// Ann opens a table whose chairs are the order of play.
    pub async fn open(&self, ruleset: &str) -> Arc<Message> {
        let options: [(&str, OptionValue); 2] =
            [("ruleset", ruleset.into()), ("order", "as-seated".into())];
        let opened = self.table.ann.slash("table", options).await.unwrap();
        assert_eq!(private(&opened), "Table 1 is open here.");
        self.table.message("**Table 1**").await
    }

    /// Ann, Ben and Cy play game 1, in this order; Ann's first stone is forced.
    pub async fn three(&self) {
        let opened = self.open("pente-3").await;
        for guest in [&self.table.ben, &self.cy] {
            sit(guest, &opened).await;
        }
        self.table.board(1, 2).await;
    }

    /// All four, Ann and Cy against Ben and Dee.
    pub async fn sides(&self, ruleset: &str) {
        let opened = self.open(ruleset).await;
        for (guest, side) in [(&self.table.ben, 2), (&self.cy, 1), (&self.dee, 2)] {
            let button = format!("Sit on side {side}");
            guest.press(&opened, &button).await.unwrap();
        }
        self.table.board(1, 2).await;
    }
}

async fn sit(who: &Person, opened: &Message) {
    let sat = who.press(opened, "Sit down").await.unwrap();
    assert!(private(&sat).starts_with("You sit at table 1."), "{sat:?}");
}

#[tokio::test]
async fn a_table_fills_and_its_game_begins() {
    let table = Table::set().await;
    let four = Four::at(&table);
    let opened = four.open("pente-3").await;
    let said = "**Table 1** · **Pente for Three** · free opening · 3 days + 1 day a move · not rated · \
                opened by Ann\n1. Ann\n2. *empty*\n3. *empty*\nThe game starts when every chair is \
                taken.";
    assert!(opened.content.starts_with(said), "{opened:?}");
    assert!(opened.pings.is_empty(), "nobody is pinged yet");
    sit(&four.cy, &opened).await;
    let with_cy = |it: &Message| it.content.contains("2. Cy");
    table.until(opened.id, with_cy).await;
    let stood = four.cy.press(&opened, "Stand up").await.unwrap();
    assert_eq!(private(&stood), "You stood up from table 1.");
    let without = |it: &Message| it.content.contains("2. *empty*");
    table.until(opened.id, without).await;
    sit(&table.ben, &opened).await;
    let last = four.cy.press(&opened, "Sit down").await.unwrap();
    assert_eq!(private(&last), "You sit at table 1. Game 1 has started.");
    let is_title = |it: &Message| {
        it.content
            .starts_with("Ann (white) vs Ben (black) vs Cy (red)")
    };
    let title = table.until(opened.id, is_title).await;
    assert_eq!(title.buttons(), []);
    let board = table.board(1, 2).await;
    let said = format!(
        "{}, {} and {}: your game begins. {}, your turn · game 1, move 2.",
        table.ann.mention(),
        table.ben.mention(),
        four.cy.mention(),
        table.ben.mention()
    );
    assert!(board.content.starts_with(&said), "{board:?}");
    assert!(board.content.contains("Then: Cy, Ann."), "{board:?}");
    let mut pinged = board.pings.clone();
    pinged.sort();
    let mut everybody = [table.ann.id(), table.ben.id(), four.cy.id()];
    everybody.sort();
    assert_eq!(pinged, everybody);
    table.place(&table.ben, 1, "L11").await;
    let board = table.board(1, 3).await;
    assert_eq!(board.pings, [four.cy.id()], "only the next one is pinged");
    let early = table.place(&table.ann, 1, "M12").await;
    assert!(private(&early).contains("turn"), "{early:?}");
    table.place(&four.cy, 1, "M12").await;
    let board = table.board(1, 4).await;
    assert_eq!(board.pings, [table.ann.id()]);
    table.clear().await;
}

#[tokio::test]
async fn what_a_table_does_not_allow_is_refused_in_a_sentence() {
    let table = Table::set().await;
    let four = Four::at(&table);
    let opened = four.open("partners").await;
    let says = async |who: &Person, button: &str| {
        let refused = who.press(&opened, button).await.unwrap();
        private(&refused).to_owned()
    };
    let twice = says(&table.ann, "Sit on side 2").await;
    assert!(
        twice.starts_with("You already sit at this table."),
        "{twice}"
    );
    let stranger = says(&table.ben, "Stand up").await;
    assert!(
        stranger.starts_with("You don't sit at this table."),
        "{stranger}"
    );
    let others = says(&table.ben, "Close").await;
    let said = format!("Only {}, who opened this table", table.ann.mention());
    assert!(others.starts_with(&said), "{others}");
    says(&table.ben, "Sit on side 1").await;
    let full = says(&four.cy, "Sit on side 1").await;
    assert!(full.starts_with("No chair is free on this side."), "{full}");
    let few = [("do", "start".into())];
    let few = table.ann.slash("table", few).await.unwrap();
    assert!(private(&few).starts_with("Too few sit here: the game needs 4"));
    assert_eq!(says(&table.ann, "Close").await, "You closed table 1.");
    let is_closed = |it: &Message| it.content.starts_with("Ann closed table 1: **Partners**");
    let closed = table.until(opened.id, is_closed).await;
    assert_eq!(closed.buttons(), []);
    let late = four
        .cy
        .press_as_seen(&opened, "Sit on side 2")
        .await
        .unwrap();
    assert!(
        private(&late).starts_with("This table was closed."),
        "{late:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_table_goes_by_command_too() {
    let table = Table::set().await;
    let four = Four::at(&table);
    let none = [("do", "sit".into())];
    let none = table.ben.slash("table", none).await.unwrap();
    assert!(private(&none).starts_with("No table is open in this channel."));
    let seats: [(&str, OptionValue); 2] = [("seats", 5.into()), ("order", "as-seated".into())];
    table.ann.slash("table", seats).await.unwrap();
    let opened = table.message("**Table 1** · **Pente for Five**").await;
    for guest in [&table.ben, &four.cy, &four.dee] {
        let sat = guest.slash("table", [("do", "sit".into())]).await.unwrap();
        assert_eq!(private(&sat), "You sit at table 1.");
    }
    let stood = [("do", "stand".into()), ("table", 1.into())];
    let stood = four.dee.slash("table", stood).await.unwrap();
    assert_eq!(private(&stood), "You stood up from table 1.");
    let other = [("do", "close".into())];
    let other = table.ben.slash("table", other).await.unwrap();
    assert!(private(&other).starts_with("Only "), "{other:?}");
    let begun = [("do", "start".into())];
    let begun = table.ann.slash("table", begun).await.unwrap();
    assert_eq!(private(&begun), "Game 1 has started.");
    let is_title = |it: &Message| it.content.contains("**Pente for Three**");
    table.until(opened.id, is_title).await;
    table.board(1, 2).await;
    table.clear().await;
}

#[tokio::test]
async fn the_wrong_number_of_seats_is_refused() {
    let table = Table::set().await;
    for (ruleset, seats, said) in [
        (
            "gomoku",
            3,
            "Gomoku is for two players, so it needs no table.",
        ),
        (
            "partners",
            3,
            "Partners is for exactly 4 people at a table.",
        ),
        (
            "pente-3",
            5,
            "Pente for Three is for exactly 3 people at a table.",
        ),
    ] {
        let options: [(&str, OptionValue); 2] =
            [("ruleset", ruleset.into()), ("seats", seats.into())];
        let refused = table.ann.slash("table", options).await.unwrap();
        assert!(private(&refused).starts_with(said), "{refused:?}");
    }
    table.clear().await;
}

#[tokio::test]
async fn who_resigns_is_out_and_the_others_play_on() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    let ask = table.ben.slash("resign", []).await.unwrap();
    let resign = ask.message.unwrap();
    table.ben.press(&resign, "Resign game 1").await.unwrap();
    let board = table.board_at(1, "2b").await;
    assert!(
        board.content.contains("Ben resigned and is out."),
        "{board:?}"
    );
    assert!(board.content.contains("Then: Ann. Out: Ben."), "{board:?}");
    assert_eq!(board.pings, [four.cy.id()], "Cy is next");
    let gone = table.place(&table.ben, 1, "L11").await;
    assert!(
        private(&gone).starts_with("You have left game 1"),
        "{gone:?}"
    );
    let games = table.ben.slash("games", []).await.unwrap();
    assert!(!games.content().contains("Game 1"), "{games:?}");
    for (who, point, next) in [(&four.cy, "L11", 3), (&table.ann, "A1", 4)] {
        table.place(who, 1, point).await;
        let board = table.board(1, next).await;
        assert!(board.content.contains("Out: Ben."), "{board:?}");
    }
    table.place(&four.cy, 1, "M12").await;
    table.board(1, 5).await;
    let ask = four.cy.slash("resign", []).await.unwrap();
    let resign = ask.message.unwrap();
    four.cy.press(&resign, "Resign game 1").await.unwrap();
    table
        .message("Ann wins game 1 in 4 moves: Cy resigned.")
        .await;
    table.clear().await;
}

#[tokio::test]
async fn somebody_absent_costs_one_clock() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    table.passes(SignedDuration::from_hours(3 * 24 + 1));
    let board = table.board_at(1, "2b").await;
    assert!(
        board.content.contains("Ben ran out of time and is out."),
        "{board:?}"
    );
    assert_eq!(board.pings, [four.cy.id()]);
    table.place(&four.cy, 1, "L11").await;
    table.board(1, 3).await;
    table.place(&table.ann, 1, "M12").await;
    let board = table.board(1, 4).await;
    assert_eq!(board.pings, [four.cy.id()], "Ben is skipped");
    table.leave().await;
}

#[tokio::test]
async fn a_draw_needs_everybody_who_is_still_in() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    let draw = [("what", "draw".into())];
    let sent = table.ann.slash("offer", draw).await.unwrap();
    assert!(
        private(&sent).starts_with("Your offer in game 1 is waiting for Ben and Cy."),
        "{sent:?}"
    );
    let offer = table.message("Ann offers a draw in game 1.").await;
    let mut pinged = offer.pings.clone();
    pinged.sort();
    let mut asked = [table.ben.id(), four.cy.id()];
    asked.sort();
    assert_eq!(pinged, asked);
    table.ben.press(&offer, "Agree").await.unwrap();
    let half = |it: &Message| it.content.contains("Agreed so far: Ben.");
    let waiting = table.until(offer.id, half).await;
    let said = format!("{}, Ann offers a draw", four.cy.mention());
    assert!(waiting.content.starts_with(&said), "{waiting:?}");
    let twice = table.ben.press(&waiting, "Agree").await.unwrap();
    assert!(
        private(&twice).starts_with("You have already agreed"),
        "{twice:?}"
    );
    four.cy.press(&waiting, "Agree").await.unwrap();
    let end = table
        .message("Game 1 is a draw after 1 move: all players agreed.")
        .await;
    let mut pinged = end.pings.clone();
    pinged.sort();
    let mut others = [table.ann.id(), table.ben.id()];
    others.sort();
    assert_eq!(pinged, others, "Cy ended it");
    table.clear().await;
}

#[tokio::test]
async fn a_takeback_needs_only_the_next_if_nobody_has_moved() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    table.place(&table.ben, 1, "L11").await;
    table.board(1, 3).await;
    table.passes(SignedDuration::from_mins(3));
    let takeback = [("what", "takeback".into())];
    table.ben.slash("offer", takeback).await.unwrap();
    let offer = table.message("Ben asks for a takeback in game 1").await;
    assert_eq!(offer.pings, [four.cy.id()]);
    let other = table.ann.press(&offer, "Agree").await.unwrap();
    let said = format!("This offer is for {}", four.cy.mention());
    assert!(private(&other).starts_with(&said), "{other:?}");
    four.cy.press(&offer, "Agree").await.unwrap();
    let board = table.board_at(1, "2b").await;
    assert_eq!(board.pings, [table.ben.id()]);
    table.clear().await;
}

#[tokio::test]
async fn who_has_left_stays_out_after_a_takeback() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    table.place(&table.ben, 1, "L11").await;
    table.board(1, 3).await;
    let ask = four.cy.slash("resign", []).await.unwrap();
    four.cy
        .press(&ask.message.unwrap(), "Resign game 1")
        .await
        .unwrap();
    table.board_at(1, "3b").await;
    let takeback = [("what", "takeback".into())];
    table.ben.slash("offer", takeback).await.unwrap();
    let offer = table.message("Ben asks for a takeback in game 1").await;
    assert_eq!(offer.pings, [table.ann.id()]);
    table.ann.press(&offer, "Agree").await.unwrap();
    let board = table.board_at(1, "2c").await;
    assert!(board.content.contains("Ben took back move 2."), "{board:?}");
    assert!(!board.content.contains("Cy resigned"), "{board:?}");
    assert!(board.content.contains("Then: Ann. Out: Cy."), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn partners_resign_together() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.sides("partners").await;
    let points = ["A1", "B1", "C1", "D1", "E1", "F1", "G1"];
    let order = [&table.ben, &four.cy, &four.dee, &table.ann];
    for (index, point) in points.into_iter().enumerate() {
        table.place(order[index % 4], 1, point).await;
        table.board(1, u32::try_from(index).unwrap() + 3).await;
    }
    let ask = four.cy.slash("resign", []).await.unwrap();
    let asked = four
        .cy
        .press(&ask.message.unwrap(), "Propose to resign game 1")
        .await
        .unwrap();
    assert!(
        private(&asked).starts_with("You proposed to Ann that your side resigns game 1."),
        "{asked:?}"
    );
    let proposal = table.message("Cy wants your side to resign game 1").await;
    assert_eq!(proposal.pings, [table.ann.id()]);
    let other = table.ben.press(&proposal, "Agree").await.unwrap();
    assert!(
        private(&other).starts_with("This offer is for"),
        "{other:?}"
    );
    table.ann.press(&proposal, "Agree").await.unwrap();
    let end = table
        .message("Ben and Dee win game 1 in 8 moves: Cy resigned.")
        .await;
    let mut pinged = end.pings.clone();
    pinged.sort();
    let mut told = [table.ben.id(), four.cy.id(), four.dee.id()];
    told.sort();
    assert_eq!(pinged, told, "Ann agreed last");
    table.clear().await;
}

#[tokio::test]
async fn an_empty_table_is_cleared_after_a_week() {
    let table = Table::set().await;
    let four = Four::at(&table);
    let opened = four.open("pente-4").await;
    table.passes(SignedDuration::from_hours(7 * 24 + 1));
    let is_cleared = |it: &Message| it.content.starts_with("Table 1 was cleared");
    let cleared = table.until(opened.id, is_cleared).await;
    assert_eq!(cleared.buttons(), []);
    let late = table.ben.press_as_seen(&opened, "Sit down").await.unwrap();
    assert!(
        private(&late).starts_with("This table was cleared"),
        "{late:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_guest_is_pinged_once() {
    let table = Table::set().await;
    let four = Four::at(&table);
    let options: [(&str, OptionValue); 2] = [
        ("ruleset", "pente-3".into()),
        ("opponent", (&table.ben).into()),
    ];
    let sent = table.ann.slash("challenge", options).await.unwrap();
    assert_eq!(
        private(&sent),
        "Table 1 is open here. You invited Ben to table 1."
    );
    let invitation = table.message("there is a chair for you at table 1").await;
    assert_eq!(invitation.pings, [table.ben.id()]);
    let again: [(&str, OptionValue); 2] = [("invite", (&table.ben).into()), ("table", 1.into())];
    let again = table.ann.slash("table", again).await.unwrap();
    assert!(private(&again).starts_with("This person has already been invited"));
    sit(&table.ben, &invitation).await;
    let opened = table.message("**Table 1**").await;
    sit(&four.cy, &opened).await;
    table.board(1, 2).await;
    table.clear().await;
}

#[tokio::test]
async fn who_is_blocked_does_not_sit_down() {
    let table = Table::set().await;
    let four = Four::at(&table);
    let block = [("block", (&table.ben).into())];
    table.ann.slash("settings", block).await.unwrap();
    let opened = four.open("pente-3").await;
    let refused = table.ben.press(&opened, "Sit down").await.unwrap();
    assert!(private(&refused).starts_with("You two can't invite each other"));
    table.clear().await;
}

#[tokio::test]
async fn nobody_opens_table_after_table() {
    let table = Table::set().await;
    for number in 1..=3 {
        let options = [("seats", (number + 2).into())];
        table.ann.slash("table", options).await.unwrap();
        table.message(&format!("**Table {number}**")).await;
    }
    let refused = table
        .ann
        .slash("table", [("seats", 6.into())])
        .await
        .unwrap();
    assert!(
        private(&refused).starts_with("You already have 3 open tables."),
        "{refused:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_table_is_shown_again_after_a_restart() {
    let mut table = Table::set().await;
    let cy = table.discord.person("Cy");
    let options: [(&str, OptionValue); 2] =
        [("ruleset", "pente-3".into()), ("order", "as-seated".into())];
    table.ann.slash("table", options).await.unwrap();
    let opened = table.message("**Table 1**").await;
    table.stop().await;
    let ben = tessera::game::Person::new(tessera::game::PlayerId(table.ben.id().get()), "Ben");
    let needs = tessera::service::StartContext {
        computer: tessera::game::Person::new(tessera::game::PlayerId(1), "bot"),
        lots: [0; 6],
    };
    let id = tessera::game::TableId(1);
    let sat = table.service().sit_down(id, ben, None, needs, table.time());
    sat.await.unwrap();
    table.start().await;
    let with_ben = |it: &Message| it.content.contains("2. Ben");
    table.until(opened.id, with_ben).await;
    sit(&cy, &opened).await;
    let board = table.board(1, 2).await;
    assert_eq!(board.pings.len(), 3);
    let tables = table.said();
    assert_eq!(tables.iter().filter(|it| it.contains("Table 1")).count(), 0);
    table.clear().await;
}

#[tokio::test]
async fn the_bot_takes_the_chairs_it_is_given() {
    let table = Table::set().await;
    let options: [(&str, OptionValue); 4] = [
        ("ruleset", "pente-3".into()),
        ("bots", 2.into()),
        ("level", 1.into()),
        ("order", "as-seated".into()),
    ];
    let opened = table.ann.slash("table", options).await.unwrap();
    let said = "Table 1 is full: game 1 has started here.";
    assert_eq!(private(&opened), said);
    let thread = table
        .thread(
            "game 1",
            "Ann vs Local Bot (level 1) vs Local Bot (level 1) · game 1",
        )
        .await;
    let board = table.message_in(thread.id(), "game 1, move 4.").await;
    assert!(board.content.contains("Then: "), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn options_that_contradict_each_other_are_refused() {
    let table = Table::set().await;
    let four = Four::at(&table);
    let opened = four.open("pente-3").await;
    for options in [
        vec![("table", OptionValue::from(1))],
        vec![("do", "sit".into()), ("invite", (&four.dee).into())],
        vec![("do", "sit".into()), ("seats", 3.into())],
    ] {
        let refused = table.ben.slash("table", options).await.unwrap();
        assert!(
            private(&refused).starts_with("These options don't go together."),
            "{refused:?}"
        );
    }
    let first = [("ruleset", "pente-3".into()), ("first", "me".into())];
    let refused = table.ben.slash("challenge", first).await.unwrap();
    assert!(private(&refused).starts_with("`first` is for two players."));
    let oneself: [(&str, OptionValue); 2] = [
        ("ruleset", "pente-3".into()),
        ("opponent", (&table.ben).into()),
    ];
    let refused = table.ben.slash("challenge", oneself).await.unwrap();
    assert!(private(&refused).starts_with("You can't play against yourself."));
    let invited = [("invite", (&four.dee).into())];
    let invited = table.ann.slash("table", invited).await.unwrap();
    assert_eq!(private(&invited), "You invited Dee to table 1.");
    let invitation = table.message("there is a chair for you at table 1").await;
    sit(&four.dee, &invitation).await;
    let with_dee = |it: &Message| it.content.contains("2. Dee");
    table.until(opened.id, with_dee).await;
    let tables = table.said();
    assert_eq!(
        tables.iter().filter(|it| it.contains("**Table ")).count(),
        1
    );
    table.clear().await;
}

#[tokio::test]
async fn both_sides_may_want_to_resign_at_once() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.sides("team-pente").await;
    let propose = async |who: &Person| {
        let ask = who.slash("resign", []).await.unwrap();
        let button = "Propose to resign game 1";
        let asked = who.press(&ask.message.unwrap(), button).await.unwrap();
        private(&asked).to_owned()
    };
    let ben = propose(&table.ben).await;
    assert!(
        ben.starts_with("You proposed to Dee that your side resigns game 1."),
        "{ben}"
    );
    let cy = propose(&four.cy).await;
    assert!(
        cy.starts_with("You proposed to Ann that your side resigns game 1."),
        "{cy}"
    );
    table.message("Ben wants your side to resign").await;
    let proposal = table.message("Cy wants your side to resign").await;
    let declined = table.ann.press(&proposal, "Decline").await;
    declined.unwrap();
    let said = "Ann does not want to resign game 1.";
    table
        .until(proposal.id, |it: &Message| it.content == said)
        .await;
    table.no_news().await;
    table.clear().await;
}

#[tokio::test]
async fn the_bot_does_not_play_on_against_itself() {
    let table = Table::set().await;
    let options: [(&str, OptionValue); 3] = [
        ("ruleset", "pente-3".into()),
        ("bots", 2.into()),
        ("level", 1.into()),
    ];
    table.ann.slash("table", options).await.unwrap();
    let title = table.message("· game 1 ·").await;
    let thread = local_discord::ChannelId::new(title.id.get());
    table.message_in(thread, "your turn · game 1").await;
    let ask = table.ann.slash("resign", []).await.unwrap();
    let resign = ask.message.unwrap();
    table.ann.press(&resign, "Resign game 1").await.unwrap();
    let over = table
        .message_in(thread, "Game 1 ended without a winner")
        .await;
    assert!(over.content.contains("Ann resigned"), "{over:?}");
    table.leave().await;
}

#[tokio::test]
async fn part_of_a_rulesets_name_is_enough_for_a_table_and_beside_one() {
    let table = Table::set().await;
    let team = [("ruleset", "team".into())];
    table.ann.slash("table", team).await.unwrap();
    table.message("**Table 1** · **Team Pente**").await;
    let challenge = async |part: &str| {
        let options: [(&str, OptionValue); 2] =
            [("ruleset", part.into()), ("opponent", (&table.ben).into())];
        let sent = table.ann.slash("challenge", options).await.unwrap();
        private(&sent).to_owned()
    };
    let sent = challenge("ninuki").await;
    assert!(
        sent.starts_with("You invited Ben to **Ninuki-Renju**"),
        "{sent}"
    );
    let opened = challenge("partn").await;
    assert_eq!(opened, "Table 2 is open here. You invited Ben to table 2.");
    table.message("**Table 2** · **Partners**").await;
    table.clear().await;
}
