//! A library of records for study: from files to boards, and what is refused.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Answer, Message, OptionValue, Person};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::table::{Table, private};

async fn import(who: &Person, name: &str, bytes: &[u8]) -> Answer {
    let file = who.uploads(name, bytes);
    let options = [("file", OptionValue::File(file))];
    who.slash("import", options).await.unwrap()
}

async fn library(who: &Person) -> String {
    let list = who.slash("import", []).await.unwrap();
    private(&list).to_owned()
}

/// The message of a private answer, once its picture is drawn.
async fn drawn(table: &Table, answer: Answer) -> Arc<Message> {
    assert!(answer.is_ephemeral(), "{answer:?}");
    let id = answer.message.unwrap().id;
    let is_drawn = |it: &Message| it.id == id && !it.is_loading;
    let channel = table.ann.channel();
    table
        .discord
        .await_message(channel, is_drawn)
        .await
        .unwrap()
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, options).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[tokio::test]
async fn records_are_kept_once_listed_stepped_through_and_deleted() {
    let table = Table::set().await;
    assert!(
        library(&table.ann)
            .await
            .starts_with("Your library is empty.")
    );
    let text = "[Game \"Pente\"]\n[Player 1 Name \"**x\u{202e}**\"]\n[Player 2 Name \"Ben\"]\n\n\
                1. K10 L10 2. A1 M10 3. N10 1-0\n\n[Game \"Gomoku\"]\n\n1. K10 A1 ?";
    let added = import(&table.ann, "games.txt", text.as_bytes()).await;
    assert!(
        private(&added).starts_with("I added 2 records to your library."),
        "{added:?}"
    );
    let sgf = "(;GM[4]RU[Connect6];B[jj];W[aa];W[bb])";
    let zip = zipped(&[("a.txt", text.as_bytes()), ("b/c.sgf", sgf.as_bytes())]);
    let again = import(&table.ann, "games.zip", &zip).await;
    let expected = "I added 1 record to your library. `/import` lists it; only you see it. \
                    2 records were in it already.";
    assert_eq!(private(&again), expected);
    let expected = "Your library, 3 of at most 200 records:\n\
                    - **3** · Connect6 · 3 moves · `?`\n\
                    - **2** · Gomoku · 2 moves · `?`\n\
                    - **1** · Pente · \\*\\*x\\*\\*, Ben · 6 moves · `1-0`";
    assert_eq!(library(&table.ann).await, expected);
    assert!(
        library(&table.ben)
            .await
            .starts_with("Your library is empty.")
    );

    let suggested = async |typed: &str| {
        let options = [("record", typed.into())];
        let offered = table.ann.autocomplete("import", options, "record");
        let names = offered.await.unwrap().into_iter().map(|it| it.name);
        names.collect::<Vec<_>>()
    };
    let all = ["3 · Connect6", "2 · Gomoku", "1 · Pente · **x**, Ben"];
    assert_eq!(suggested("").await, all);
    assert_eq!(suggested("be").await, all[2..]);
    let options = [("record", "ben".into())];
    let refused = table.ann.slash("import", options).await.unwrap();
    assert_eq!(
        private(&refused),
        "`ben` isn't the number of a record. `/import` lists yours."
    );
    let options = [("record", "1".into()), ("move", 5_i64.into())];
    let shown = table.ann.slash("import", options).await.unwrap();
    let shown = drawn(&table, shown).await;
    assert!(
        shown.content.ends_with("\nAfter move 5 of 6: **N10**"),
        "{shown:?}"
    );
    let alt = shown.attachments[0].description.clone().unwrap();
    assert!(alt.contains("N10") && alt.contains("L10"), "{alt}");
    for (label, told) in [
        ("First", "Before the first move"),
        ("Forward", "After move 1 of 6: **K10**"),
        ("Last", "After move 6 of 6"),
        ("Back", "After move 5 of 6: **N10**"),
    ] {
        table.ann.press(&table.now(shown.id), label).await.unwrap();
        let steps = |it: &Message| it.id == shown.id && it.content.ends_with(told);
        let channel = table.ann.channel();
        let stepped = table.discord.await_message(channel, steps).await.unwrap();
        assert_eq!(stepped.attachments.len(), 1);
    }
    let forged = "t1:record:1:65535:on";
    table.ann.press_custom_id(&shown, forged).await.unwrap();
    let is_last = |it: &Message| it.id == shown.id && it.content.contains("After move 6 of 6");
    let last = table.discord.await_message(table.ann.channel(), is_last);
    last.await.unwrap();

    let not_his = table
        .ben
        .slash("import", [("record", "1".into())])
        .await
        .unwrap();
    assert!(private(&not_his).starts_with("There's no record 1 in your library."));
    let delete = || [("record", "2".into()), ("delete", true.into())];
    let deleted = table.ann.slash("import", delete()).await.unwrap();
    assert_eq!(private(&deleted), "I deleted record 2 from your library.");
    let gone = table.ann.slash("import", delete()).await.unwrap();
    assert!(private(&gone).starts_with("There's no record 2 in your library."));
    assert_eq!(library(&table.ann).await.lines().count(), 3);
    // The number of a deleted record is not used again: the buttons of its board show nothing else.
    let options = [("record", "3".into()), ("delete", true.into())];
    table.ann.slash("import", options).await.unwrap();
    import(&table.ann, "game.sgf", b"(;GM[4]RU[pente];W[jj])").await;
    let listed = library(&table.ann).await;
    assert!(
        listed.contains("\n- **4** · Pente · 1 move · ") && !listed.contains("**3**"),
        "{listed}"
    );
    table.clear().await;
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_its_reason() {
    let table = Table::set().await;
    let mut long = "[Game \"Gomoku\"]\n\n1. K10".to_owned();
    for _ in 0..10_000 {
        write!(long, " A1").unwrap();
    }
    let text = format!(
        "[Game \"Pente\"]\n\n1. K10 A1 2. M12\n[Game \"Chess\"]\n\n1. e4\n[Game \"Pente\"]\n\n\
         1. K10 Z99`\n{long}"
    );
    let refused = import(&table.ann, "games.txt", text.as_bytes()).await;
    let expected = "I added nothing to your library.\n\
                    - record 1: move 3, `M12`, is against the rules of Pente. Tournament rule: this \
                    stone must be at least 3 lines from the centre, K10, so outside the 5 × 5 square \
                    around it.\n\
                    - record 2: I don't know the game it's of\n\
                    - record 3: `Z99` isn't a move\n\
                    - record 4: move 3, `A1`, is against the rules of Gomoku. A1 is taken.";
    assert_eq!(private(&refused), expected);
    let endless = "(".repeat((1 << 20) - 1);
    let refused = import(&table.ann, "games.sgf", endless.as_bytes()).await;
    assert!(
        private(&refused).ends_with("\n- record 1: it's too long, headers and comments included")
    );
    let headers = "[a\"b\"]\n".repeat(100_000);
    let refused = import(&table.ann, "games.txt", headers.as_bytes()).await;
    assert!(
        private(&refused).ends_with("\n- record 1: it's too long, headers and comments included")
    );
    let refused = import(&table.ann, "games.txt", b"1. K10 \0").await;
    assert!(private(&refused).ends_with("\n- record 1: it's not text"));
    let bomb = zipped(&[("bomb.txt", &vec![b' '; 64 << 20])]);
    assert!(bomb.len() < 1 << 20);
    let refused = import(&table.ann, "bomb.zip", &bomb).await;
    let expected = "I added nothing to your library. The file has more than I read at once.";
    assert_eq!(private(&refused), expected);
    let large = import(&table.ann, "large.txt", &vec![b' '; (1 << 20) + 1]).await;
    assert!(
        private(&large).starts_with("That file is too large"),
        "{large:?}"
    );
    let mut elsewhere = table.ann.uploads("games.txt", b"1. K10");
    elsewhere.url = "http://127.0.0.1:1/attachments/1/2/games.txt".to_owned();
    let options = [("file", OptionValue::File(elsewhere))];
    let refused = table.ann.slash("import", options).await.unwrap();
    assert!(private(&refused).starts_with("I couldn't get that file from Discord."));
    assert!(
        library(&table.ann)
            .await
            .starts_with("Your library is empty.")
    );
    table.clear().await;
}

#[tokio::test]
async fn a_library_is_full_at_some_time() {
    let table = Table::set().await;
    let records = |from: u16| {
        let each = (from..from + 150).map(|number| {
            let (file, rank) = (number / 19 % 16, number % 19 + 1);
            let file = char::from(b"ABCDEFGHJKLMNOPQ"[usize::from(file)]);
            format!("[Rules \"pente opening=free\"]\n\n1. K10 {file}{rank} ?\n")
        });
        each.filter(|record| !record.contains("K10 K10"))
            .collect::<String>()
    };
    import(&table.ann, "some.txt", records(0).as_bytes()).await;
    table.passes(SignedDuration::from_mins(1));
    let full = import(&table.ann, "more.txt", records(150).as_bytes()).await;
    let told = private(&full);
    assert!(
        told.contains("more don't fit: it has room for 200 records."),
        "{told}"
    );
    let listed = library(&table.ann).await;
    assert!(
        listed.starts_with("Your library, 200 of at most 200 records:\n- **200** · "),
        "{listed}"
    );
    let records = listed.matches("- **").count();
    assert!(
        listed.ends_with(&format!("and {} more.", 200 - records)),
        "{listed}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_refusal_says_which_file_and_what_would_be_right() {
    let table = Table::set().await;
    let told = async |name: &str, bytes: &[u8]| {
        let refused = import(&table.ann, name, bytes).await;
        private(&refused).to_owned()
    };
    let sgf = "(;GM[1]AB[aa];B[bb])\n(;GM[4];B[aa])\n(;GM[4]RU[pente]SZ[13:19];W[aa])\n\
               (;GM[4]RU[gomoku];B[jj];B[bb])";
    let expected = "I added nothing to your library.\n\
                    - record 1: it's marked as a record of Go (`GM[1]`, or no `GM`); SGF of these games has `GM[4]`\n\
                    - record 2: it doesn't say which game it's of; in SGF, `RU[keryo-pente]` would \
                    say so\n\
                    - record 3: that game isn't played on a board of that size\n\
                    - record 4: move 2 has the wrong colour";
    assert_eq!(told("games.sgf", sgf.as_bytes()).await, expected);
    let text = "[Game \"Gomoku\"]\n\n1. K10 A1 2. L10 A2 3. M10 A3 4. N10 A4 5. O10 A5 ?\n\
                [Game \"Gomoku\"]\n\n1. K10 A1 2. L10 A2 3. M10 A3 4. N10 A4 5. O10 0-1\n\
                [Game \"Gomoku\"]\n\n1. K10 {never";
    let zip = zipped(&[
        ("folder/good.txt", b"[Game \"Gomoku\"]\n\n1. K10 A1 ?"),
        ("folder/bad`.txt", text.as_bytes()),
        ("picture.png", b"\x89PNG"),
        ("__MACOSX/folder/._good.txt", b"\0"),
        ("remarks", b"; nothing but a remark"),
    ]);
    let expected = "I added 1 record to your library. `/import` lists it; only you see it. I passed \
                    over 1 file that is neither `.txt` nor `.sgf`.\n\
                    - `bad.txt`, record 1: move 10, `A5`, is against the rules of Gomoku. The game is \
                    over by then.\n\
                    - `bad.txt`, record 2: its result is given as `0-1`, but its moves say `1-0`\n\
                    - `bad.txt`, record 3: a comment in braces doesn't end\n\
                    - `remarks`, record 1: it has neither headers nor moves";
    assert_eq!(told("games.zip", &zip).await, expected);
    let expected = "There's no record of a game in that file.";
    assert_eq!(told("games.txt", b" \r\n").await, expected);
    table.clear().await;
}

#[tokio::test]
async fn other_files_in_a_zip_file_cost_the_records_no_room() {
    let table = Table::set().await;
    let names: Vec<_> = (0..250).map(|number| format!("{number}.png")).collect();
    let mut files: Vec<(&str, &[u8])> = names.iter().map(|name| (&**name, &b"x"[..])).collect();
    files.push(("game.txt", b"[Game \"Gomoku\"]\n\n1. K10 A1 ?"));
    let added = import(&table.ann, "games.zip", &zipped(&files)).await;
    let expected = "I added 1 record to your library. `/import` lists it; only you see it. I passed \
                    over 250 files that are neither `.txt` nor `.sgf`.";
    assert_eq!(private(&added), expected);
    table.clear().await;
}

#[tokio::test]
async fn what_is_unpacked_counts_even_if_it_is_damaged() {
    let table = Table::set().await;
    let blanks = vec![b' '; 3 << 20];
    let files = ["1.txt", "2.txt", "3.txt", "4.txt"].map(|name| (name, &blanks[..]));
    let mut zip = zipped(&files);
    // The checksums in the directory at the end no longer fit.
    let mut from = 0;
    while let Some(at) = zip[from..].windows(4).position(|it| it == b"PK\x01\x02") {
        zip[from + at + 16] ^= 1;
        from += at + 4;
    }
    let refused = import(&table.ann, "games.zip", &zip).await;
    let expected = "I added nothing to your library. The file has more than I read at once.\n\
                    - `1.txt`, record 1: I can't unpack it\n\
                    - `2.txt`, record 1: I can't unpack it";
    assert_eq!(private(&refused), expected);
    table.clear().await;
}

#[tokio::test]
async fn options_that_do_not_go_together_do_nothing() {
    let table = Table::set().await;
    let game = b"[Game \"Gomoku\"]\n\n1. K10 A1 ?";
    import(&table.ann, "game.txt", game).await;
    let file = || {
        (
            "file",
            OptionValue::File(table.ann.uploads("game.txt", game)),
        )
    };
    let record = || ("record", OptionValue::from("1"));
    let delete = || ("delete", OptionValue::from(true));
    let number = || ("move", OptionValue::from(1_i64));
    for options in [
        vec![delete()],
        vec![number()],
        vec![file(), record()],
        vec![file(), delete()],
        vec![record(), number(), delete()],
    ] {
        let refused = table.ann.slash("import", options).await.unwrap();
        assert!(
            private(&refused).starts_with("Those options don't go together"),
            "{refused:?}"
        );
    }
    assert_eq!(library(&table.ann).await.lines().count(), 2);
    table.clear().await;
}

#[tokio::test]
async fn what_cannot_be_read_for_its_size_does_not_count() {
    let table = Table::set().await;
    for _ in 0..12 {
        let large = import(&table.ann, "large.txt", &vec![b' '; (1 << 20) + 1]).await;
        assert!(private(&large).starts_with("That file is too large"));
        table.passes(SignedDuration::from_secs(10));
    }
    let added = import(&table.ann, "game.txt", b"[Game \"Gomoku\"]\n\n1. K10 ?").await;
    assert!(private(&added).starts_with("I added 1 record"), "{added:?}");
    table.clear().await;
}
