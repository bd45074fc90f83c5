//! What people and servers choose for themselves.

use std::io::Cursor;

use local_discord::{Message, Permissions};

use crate::table::{Table, private};

/// The colour of a picture's first pixel, which differs between the themes.
fn corner(message: &Message) -> [u8; 3] {
    let bytes = message.attachments[0].bytes().unwrap();
    let mut decoder = png::Decoder::new(Cursor::new(bytes.as_slice()));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    [pixels[0], pixels[1], pixels[2]]
}

#[tokio::test]
async fn settings_are_shown_and_changed_by_menu_and_by_command() {
    let table = Table::in_english().await;
    let shown = table.ben.slash("settings", []).await.unwrap();
    assert!(private(&shown).contains("theme: **Same as the server's**"));
    let page = shown.message.unwrap();
    let [theme, language, notation, profile] = &page.menus()[..] else {
        panic!("{page:?}");
    };
    for (menu, choice, says) in [
        (theme, "Dark", "theme: **Dark**"),
        (
            notation,
            "relative",
            "notation: **Steps from the centre: R3U2**",
        ),
        (profile, "nobody", "who sees your `/profile`: **Only me**"),
    ] {
        let changed = table.ben.select(&page, &menu.custom_id, &[choice]).await;
        let changed = changed.unwrap();
        assert!(changed.content().contains(says), "{changed:?}");
    }
    for (button, says) in [
        (
            "Don't ask before a move",
            "Play a picked point right away**",
        ),
        ("Ask before a move", "Ask before playing a picked point**"),
        (
            "Don't ask before a move",
            "Play a picked point right away**",
        ),
    ] {
        let changed = table.ben.press(&page, button).await.unwrap();
        assert!(changed.content().contains(says), "{changed:?}");
    }
    for (choice, says) in [
        ("es", "idioma: **Español**"),
        ("discord", "Same as in Discord"),
    ] {
        let changed = table
            .ben
            .select(&page, &language.custom_id, &[choice])
            .await;
        let changed = changed.unwrap();
        assert!(changed.content().contains(says), "{changed:?}");
    }
    let options = [("theme", "shared".into()), ("confirm", "yes".into())];
    let changed = table.ben.slash("settings", options).await.unwrap();
    assert!(private(&changed).contains("theme: **Same as the server's**"));
    assert!(private(&changed).contains("R3U2"), "the notation stays");
    let of_ann = table.ann.slash("settings", []).await.unwrap();
    assert!(private(&of_ann).contains("K10"), "everybody has their own");
    table.clear().await;
}

#[tokio::test]
async fn what_was_changed_by_command_is_said_with_its_new_value() {
    let table = Table::in_english().await;
    let options = [
        ("zone", "são paulo".into()),
        ("digest", "yes".into()),
        ("theme", "dark".into()),
    ];
    let changed = table.ben.slash("settings", options).await.unwrap();
    let says = "**Saved**\n- Theme: **Dark**\n- Time zone: **America/Sao_Paulo**\n- Daily list: **Games \
                waiting for a move**\n\nYour settings for clocks";
    assert!(private(&changed).starts_with(says), "{changed:?}");
    let suggested = table
        .ben
        .autocomplete("settings", [("zone", "ZÜR".into())], "zone")
        .await;
    assert_eq!(suggested.unwrap()[0].name, "Europe/Zurich");
    let page = table.ben.slash("settings", []).await.unwrap();
    assert!(!private(&page).contains("Saved"), "{page:?}");
    table.clear().await;
}

#[tokio::test]
async fn settings_of_which_one_is_refused_are_refused_as_a_whole() {
    let table = Table::in_english().await;
    let options = [
        ("notation", "relative".into()),
        ("block", (&table.ann).into()),
        ("unblock", (&table.ben).into()),
    ];
    let refused = table.ben.slash("settings", options).await.unwrap();
    assert!(
        private(&refused).starts_with("You can't block or unblock yourself."),
        "{refused:?}"
    );
    let page = table.ben.slash("settings", []).await.unwrap();
    assert!(!private(&page).contains("R3U2"), "{page:?}");
    let invite = [("opponent", (&table.ben).into())];
    let sent = table.ann.slash("challenge", invite).await.unwrap();
    assert!(private(&sent).starts_with("You invited Ben"), "{sent:?}");
    table.clear().await;
}

#[tokio::test]
async fn private_things_are_shown_as_one_likes_and_public_ones_as_the_server_does() {
    let table = Table::in_english().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let wood = corner(&board);
    let options = [("theme", "dark".into()), ("notation", "relative".into())];
    table.ben.slash("settings", options).await.unwrap();

    // The first picture in a theme may take longer to draw than an answer may take.
    let picker = table.ben.press(&board, "Play").await.unwrap();
    let picker = table.ben.settled(picker).await.unwrap();
    let picker = picker.message.unwrap();
    let placed = "The rules put the first stone on **0**.";
    assert!(picker.content.contains(placed), "{picker:?}");
    assert_eq!(picker.buttons()[3].label, "R1U2");
    let dark = corner(&picker);
    assert_ne!(dark, wood);
    let suggested = table
        .ben
        .autocomplete("move", [("point", "l2".into())], "point")
        .await;
    let suggested = suggested.unwrap();
    assert_eq!(suggested[0].name, "L2D9");
    let answer = table.place(&table.ben, game, "L2").await;
    assert!(private(&answer).starts_with("You played **L2**."));
    let next = table.board(game, 3).await;
    assert!(next.content.contains("Ben played **H10**."), "{next:?}");
    assert_eq!(corner(&next), wood, "the others see what they saw");

    let guild = table.discord.home();
    table.ann.is_granted(&guild, Permissions::MANAGE_GUILD);
    let options = [("theme", "light".into())];
    let said = table.ann.slash("server", options).await.unwrap();
    assert!(private(&said).contains("**Light**"), "{said:?}");
    table.place(&table.ann, game, "A1").await;
    let light = corner(&*table.board(game, 4).await);
    assert_ne!(light, wood);
    let at_home = table.ben.in_dm();
    let options = [("game", game.to_string().into())];
    let of_ben = at_home.slash("board", options).await.unwrap();
    let of_ben = table.ben.settled(of_ben).await.unwrap();
    let of_ben = of_ben.message.unwrap();
    assert_eq!(corner(&of_ben), dark);
    table.clear().await;
}

#[tokio::test]
async fn only_who_manages_a_server_finds_its_command() {
    let table = Table::in_english().await;
    let options = [("theme", "light".into())];
    assert!(table.ben.slash("server", options).await.is_err());
    table.clear().await;
}
