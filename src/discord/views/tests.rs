//! Tests of the messages, word for word.

use jiff::{SignedDuration, Timestamp};
use strum::VariantArray as _;

use super::result::ending;
use super::*;
use crate::discord::action::{Action, LearnAction, PuzzleAction, SettingField, SettingsPage};
use crate::discord::message::{Button, ButtonStyle, ComponentRow, Form, Message};
use crate::discord::refusal::Refusal;
use crate::game::{
    self, Band, Challenge, ChallengeId, ChallengeStatus, ChannelId, Computer, First, Game, GameId,
    MessageId, Pace, Person, Place, PlayerId, Revision, Seal, Season, SeasonId, SeasonLength,
    SeasonPeriod, Seek, SeekId, ServerId, ServerSettings, Start, Terms, TimeGivenBack,
    TimePreferences,
};
use crate::language::{Language, Text};
use crate::rating::{Change, Rating, Standing, Tally};
use crate::review::{
    Chance, Fault, JudgedPly, Judgement, Review, TurningPoint, Word as JudgementWord,
};
use crate::rules::{
    BoardSize, Choice, Move, Notation, Opening, Options, Point, PointError, Ruleset, catalogue,
};
use crate::service::{
    self, ChallengeView, ComputerResults, GameList, GameReview, GameView, LadderRow, Podium,
    PuzzleRequest, PuzzleSource, RatingChanges, SavedStanding, Scope, SeasonReport, SeekList,
    SeekView, Standings, StandingsRow,
};

const ANN: PlayerId = PlayerId(11);
const BEN: PlayerId = PlayerId(22);

fn terms(opening: Opening) -> Terms {
    let options = Options {
        opening: Some(opening),
        ..Options::default()
    };
    let pente = catalogue::find("pente").expect("the base game exists");
    Terms {
        ruleset: pente.with_options(options).expect("it fits"),
        pace: Pace::Relaxed,
        rated: opening == Opening::Tournament,
        first: First::Chance,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    }
}

fn at(text: &str) -> Point {
    Point::parse(text, BoardSize::STANDARD).expect("a point")
}

/// Game 412 between Ann and Ben with these points played, including a forced first one.
fn game(opening: Opening, points: &str) -> GameView {
    let place = Place {
        server: Some(ServerId(1)),
        channel: ChannelId(2),
    };
    let now = Timestamp::UNIX_EPOCH;
    let mut game = Game::start(Start {
        id: GameId(412),
        players: vec![ANN, BEN],
        terms: terms(opening),
        place,
        at: now,
        computer: None,
        time_preferences: vec![TimePreferences::default(); 2],
    });
    for point in points.split_whitespace().skip(1) {
        let player = game.to_move().expect("the game goes on");
        game.play(player, Move::Place(at(point)), now)
            .expect("the move is legal");
    }
    let posted = game.revision().before();
    GameView {
        line_missed_by: None,
        game,
        names: vec!["Ann".to_owned(), "Ben_*".to_owned()],
        global_names: vec!["Ann".to_owned(), "Ben_*".to_owned()],
        ratings: None,
        scored: None,
        set: None,
        server: ServerSettings::default(),
        thread_from: None,
        wants_title: false,
        parent: None,
        has_no_thread: false,
        channel_closed: false,
        last_board: Some((ChannelId(2), MessageId(3))),
        private_boards: Vec::new(),
        posted,
        posted_end: false,
        asked_at: None,
        silenced: Vec::new(),
        followers: 0,
        changes: Vec::new(),
        seal: Seal::Closed,
        is_lesson: false,
        hides_comments: false,
        tournament: None,
    }
}

/// A game of this ruleset between the same two players, and others if it is for more, that has not begun.
fn game_of(code: &str) -> GameView {
    let mut view = game(Opening::Tournament, "K10");
    let terms = Terms {
        ruleset: catalogue::decode(code).expect("the catalogue has it"),
        rated: false,
        ..view.game.terms.clone()
    };
    let seats = usize::from(terms.ruleset.seats);
    view.game = Game::start(Start {
        id: GameId(412),
        players: (1..)
            .take(seats)
            .map(|number| PlayerId(11 * number))
            .collect(),
        terms,
        place: view.game.place,
        at: Timestamp::UNIX_EPOCH,
        computer: None,
        time_preferences: vec![TimePreferences::default(); seats],
    });
    view.posted = None;
    view
}

fn english(text: &Text) -> String {
    text.in_language(Language::English)
}

fn labels(message: &Message) -> Vec<String> {
    let buttons = message.rows.iter().flat_map(|row| match row {
        ComponentRow::Buttons(buttons) => buttons.as_slice(),
        ComponentRow::Menu(_) | ComponentRow::PersonMenu(_) => &[],
    });
    buttons
        .map(|button| button.label.in_language(Language::English))
        .collect()
}

#[test]
fn a_turn_says_everything_and_pings_the_one_to_move() {
    let message = turn(&game(Opening::Tournament, "K10"));
    assert_eq!(
        message.text.in_language(Language::English),
        "<@22>, your turn · game 412, move 2. The rules put the first stone on **K10**. Deadline: <t:259200:R>."
    );
    assert_eq!(message.pings, [BEN]);
}

#[test]
fn a_turn_tells_what_was_captured() {
    let message = turn(&game(Opening::Tournament, "K10 K11 N10 K12 K13"));
    assert_eq!(
        message.text.in_language(Language::English),
        r"<@22>, your turn · game 412, move 6. Ann played **K13**, capturing K11 and K12. Captured 1 : 0. Deadline: <t:432000:R>."
    );
}

#[test]
fn stones_that_were_not_told_are_told_together_in_order() {
    let mut view = game(Opening::Tournament, "K10 K11 N10");
    view.posted = Some(Revision::from(1));
    assert_eq!(
        turn(&view).text.in_language(Language::English),
        r"<@22>, your turn · game 412, move 4. Ben\_\* played **K11**. Ann played **N10**. Deadline: <t:345600:R>."
    );
}

#[test]
fn several_stones_of_one_player_are_told_in_one_sentence() {
    let mut view = game_of("d-pente");
    for (index, point) in ["K10", "L11", "M12", "C3"].into_iter().enumerate() {
        let told = english(&turn(&view).text);
        let begins = "Swap opening: place the first four stones";
        assert_eq!(told.contains(begins), index == 0, "{told}");
        let mover = view.game.to_move().expect("the game goes on");
        let played = view
            .game
            .play(mover, Move::Place(at(point)), Timestamp::UNIX_EPOCH);
        played.expect("the move is legal");
    }
    let told = english(&turn(&view).text);
    let opened = "move 5. Ann opened with **K10**, **L11**, **M12** and **C3**. Do you take";
    assert!(told.contains(opened), "{told}");
    view.posted = Some(Revision::from(2));
    let told = english(&turn(&view).text);
    assert!(told.contains("Ann played **M12** and **C3**."), "{told}");
}

#[test]
fn a_turn_and_the_end_count_stones_and_no_choices() {
    let mut view = game_of("d-pente");
    let now = Timestamp::UNIX_EPOCH;
    let placed = ["K10", "L11", "M12", "C3"].map(|point| Move::Place(at(point)));
    let later = ["A1", "B1", "A3"].map(|point| Move::Place(at(point)));
    for mv in placed
        .into_iter()
        .chain([Move::Choose(Choice::Swap)])
        .chain(later)
    {
        let player = view.game.to_move().expect("the game goes on");
        view.game.play(player, mv, now).expect("the move is legal");
    }
    let told = english(&turn(&view).text);
    assert!(told.contains("game 412, move 8."), "{told}");
    view.game.resign(BEN, now).expect("the game goes on");
    let told = english(&ending(&view).text);
    assert!(told.starts_with("Ann wins game 412 in 7 moves"), "{told}");
}

#[test]
fn a_first_stone_that_the_rules_put_there_was_played_by_nobody() {
    let stands = "The rules put the first stone on **K10**.";
    let view = game(Opening::Tournament, "K10");
    let turn_of_ben = view.game.position().to_act().expect("the game goes on");
    for told in [
        turn(&view).text.in_language(Language::English),
        again(&view, Notation::Board)
            .text
            .in_language(Language::English),
        english(&turn::to_pick(&view, turn_of_ben, Notation::Board)),
    ] {
        assert!(told.contains(stands) && !told.contains("Ann"), "{told}");
    }
    let mut view = game(Opening::Tournament, "K10 L11");
    view.posted = None;
    let told = turn(&view).text.in_language(Language::English);
    assert!(told.contains(&format!("{stands} Ben")), "{told}");
    let later = turn(&game(Opening::Tournament, "K10 L11 N10"))
        .text
        .in_language(Language::English);
    assert!(later.contains("Ann played **N10**."), "{later}");
    let mut chosen = game_of("linear-pente");
    let point = chosen.game.position().board().size().centre();
    let played = chosen
        .game
        .play(ANN, Move::Place(point), Timestamp::UNIX_EPOCH);
    played.expect("it is Ann's turn");
    let chosen = turn(&chosen).text.in_language(Language::English);
    assert!(chosen.contains("Ann played **K**."), "{chosen}");

    let mut game = game(Opening::Tournament, "K10").game;
    let refused = game.play(ANN, Move::Place(at("A1")), Timestamp::UNIX_EPOCH);
    let refused = service::ServiceRefusal::Game(refused.expect_err("it is Ben's turn"));
    let refused = refusal(&Refusal::Service(refused)).in_language(Language::English);
    assert_eq!(
        refused,
        "It's your opponent's turn; I'll ping you when it's yours."
    );
}

#[test]
fn only_the_first_game_of_a_match_calls_everybody() {
    let mut view = game_of("points-3");
    view.last_board = None;
    assert_eq!(turn(&view).pings, [11, 22, 33].map(PlayerId));
    // Nothing is known of the game before: it is damaged.
    view.game.follows = Some(GameId(411));
    assert_eq!(turn(&view).pings, [BEN]);
}

#[test]
fn a_board_whose_deadline_has_moved_says_everything_else_as_it_was_posted() {
    let mut view = game(Opening::Tournament, "K10 K11 N10");
    view.names[0] = "Ann Deadline: <t:1:R>.".to_owned();
    view.posted = Some(Revision::from(1));
    let posted = continued_here(&turn(&view))
        .text
        .in_language(Language::English);
    view.posted = Some(view.game.revision());
    let grace = |hours| {
        Some(TimeGivenBack {
            at: Revision::from(3),
            time: SignedDuration::from_hours(hours),
        })
    };
    let mut last = posted.clone();
    for hours in [5, 7] {
        view.game.grace = grace(hours);
        let message = standing(&view, Some(&last), Language::English);
        let told = format!("**N10**. I was away for {hours} hours: that time was added");
        assert!(
            message.text.in_language(Language::English).contains(&told),
            "{}",
            message.text.in_language(Language::English)
        );
        assert_eq!(
            message
                .text
                .in_language(Language::English)
                .matches("I was away")
                .count(),
            1,
            "{}",
            message.text.in_language(Language::English)
        );
        let gone = format!("I was away for {hours} hours: that time was added to the clock. ");
        assert_eq!(
            message
                .text
                .in_language(Language::English)
                .replace(&gone, ""),
            posted
        );
        assert_eq!(message.pings, []);
        last = message.text.in_language(Language::English);
    }
    view.game.grace = None;
    let corrected = english(&standing(&view, Some(&last), Language::English).text);
    assert_eq!(corrected, posted, "nothing was lost after all");
    let unread = english(&standing(&view, None, Language::English).text);
    assert!(unread.contains("played **N10**."), "{unread}");
    assert!(!unread.contains("K11"), "{unread}");
}

#[test]
fn a_moved_deadline_is_written_anew_in_every_language() {
    for language in Language::ALL {
        let mut view = game(Opening::Tournament, "K10 K11 N10");
        view.posted = Some(Revision::from(1));
        let posted = continued_here(&turn(&view)).text.in_language(language);
        view.posted = Some(view.game.revision());
        let now = |view: &GameView, posted: &str| {
            let message = standing(view, Some(posted), language);
            message.text.in_language(language)
        };
        view.game.grace = Some(TimeGivenBack {
            at: Revision::from(3),
            time: SignedDuration::from_hours(5),
        });
        let later = now(&view, &posted);
        let given = time::grace(&view).expect("five hours are told");
        let told = later.split_once(&given.in_language(language));
        let (before, after) = told.expect("what was given back is told");
        assert_eq!(format!("{}{after}", before.trim_end()), posted);
        assert_eq!(now(&view, &later), later);
        view.game.grace = None;
        assert_eq!(now(&view, &later), posted);
    }
}

#[test]
fn a_board_that_is_shown_again_pings_nobody() {
    let message = again(&game(Opening::Tournament, "K10"), Notation::Board);
    assert_eq!(
        message.text.in_language(Language::English),
        r"**Game 412**, move 2: Ben\_\*'s turn. The rules put the first stone on **K10**. Deadline: <t:259200:R>."
    );
    assert_eq!(message.pings, []);
}

#[test]
fn the_mover_is_told_whose_move_it_is() {
    let message = confirmed(
        &game(Opening::Tournament, "K10 K11"),
        BEN,
        Move::Place(at("K11")),
        Notation::Board,
    );
    assert_eq!(
        message.text.in_language(Language::English),
        "You played **K11**. Game 412: it's Ann's turn."
    );
}

#[test]
fn the_end_names_the_row_and_what_it_changed() {
    let mut view = game(Opening::Free, "K10 A1 L11 A2 M12 A3 N13 B1 O14");
    let change = |before: f64, after: f64, deviation: f64| {
        let rating = |rating| Rating {
            rating,
            deviation,
            ..Rating::default()
        };
        Some(Change {
            before: rating(before),
            after: rating(after),
        })
    };
    view.ratings = Some(RatingChanges {
        everywhere: vec![
            change(1_700.0, 1_700.0, 50.0),
            change(1_700.0, 1_700.0, 50.0),
        ],
        server: Some(vec![
            change(1_540.4, 1_551.6, 109.0),
            change(1_498.0, 1_487.0, 110.0),
        ]),
    });
    let message = turn(&view);
    assert_eq!(
        message.text.in_language(Language::English),
        r"<@22>: Ann wins game 412 in 9 moves: five in a row (K10-O14). Ratings: Ann 1540 → 1552, Ben\_\* 1498 → 1487 (provisional: Ben\_\*)."
    );
    assert_eq!(message.pings, [BEN]);
    assert_eq!(labels(&message), ["Rematch", "Replay", "Review"]);
}

#[test]
fn the_end_of_a_game_of_six_tells_what_it_changed_in_finishing_order() {
    let mut view = game_of("pente-6");
    let names = ["Ann", "Ben", "Cy", "Dee", "Eve", "Flo"];
    view.names = names.map(str::to_owned).to_vec();
    let points = [
        "A1", "A3", "A5", "A7", "A9", "C1", "C3", "C5", "C7", "C9", "E1",
    ];
    for point in points {
        let mover = view.game.to_move().expect("the game goes on");
        let played = view
            .game
            .play(mover, Move::Place(at(point)), Timestamp::UNIX_EPOCH);
        played.expect("the move is legal");
    }
    for index in [4, 0, 5, 3, 1] {
        let leaver = view.game.players[index];
        let left = view.game.resign(leaver, Timestamp::UNIX_EPOCH);
        left.expect("the game goes on");
    }
    let change = |seat: u8| {
        let before = Rating::new();
        let rating = before.rating + 10.0 * f64::from(seat);
        let deviation = if seat == 0 { 200.0 } else { 240.0 };
        let after = Rating {
            rating,
            deviation,
            ..before
        };
        Some(Change { before, after })
    };
    let mut everywhere: Vec<_> = (0..6).map(change).collect();
    everywhere[4] = None;
    view.ratings = Some(RatingChanges {
        everywhere,
        server: None,
    });
    assert_eq!(
        ending(&view).text.in_language(Language::English),
        "Cy wins game 412 in 12 moves: Ben resigned. Ratings: Cy 1500 → 1520, Ben 1500 → 1510, \
         Dee 1500 → 1530, Flo 1500 → 1550, Ann 1500 → 1500 (provisional: Cy, Ben, Dee and Flo)."
    );
}

#[test]
fn the_end_counts_captured_pairs() {
    let view = game(
        Opening::Free,
        "K10 A2 A1 A3 A4 C2 C1 C3 C4 E2 E1 E3 E4 G2 G1 G3 G4 O2 O1 O3 O4",
    );
    assert_eq!(
        ending(&view).text.in_language(Language::English),
        "Ann wins game 412 in 21 moves: five pairs captured."
    );
}

#[test]
fn an_endless_game_ends_with_a_sentence() {
    let begins = "C R S H A K T Q P D B Q N O F R J E L N K M J Q H".split(' ');
    let moves = begins.chain("G N E J".split(' ').cycle()).take(2_000);
    let mut view = game_of("linear-pente");
    let size = view.game.position().board().size();
    for name in moves {
        let player = view.game.to_move().expect("the game goes on");
        let point = Point::parse(name, size).expect("a point");
        view.game
            .play(player, Move::Place(point), Timestamp::UNIX_EPOCH)
            .expect("the move is legal");
    }
    assert!(view.game.is_over());
    assert_eq!(
        turn(&view).text.in_language(Language::English),
        "<@11>: Game 412 is a draw after 2000 moves: the limit of 2,000 stones was reached."
    );
}

#[test]
fn options_without_a_name_of_their_own_are_told() {
    for (code, told) in [
        (
            "pente overline=neutral",
            "**Pente** · tournament rule · only exactly five in a row wins ·",
        ),
        (
            "keryo-pente bans=both",
            "**Keryo-Pente** · tournament rule · no double threes for either player ·",
        ),
        (
            "ninuki-renju bans=first",
            "**Ninuki-Renju** · free opening · 15 × 15 · no double threes for the first player ·",
        ),
        (
            "points opening=tournament",
            "**Points** · tournament rule ·",
        ),
    ] {
        let message = title(&game_of(code)).text.in_language(Language::English);
        assert!(message.contains(told), "{message}");
    }
}

#[test]
fn whoever_begins_is_called_black_where_that_is_the_custom() {
    let message = title(&game_of("ninuki-renju"))
        .text
        .in_language(Language::English);
    assert!(
        message.starts_with(r"Ann (black) vs Ben\_\* (white) · game 412"),
        "{message}"
    );
    let mut game = game_of("ninuki-renju").game;
    let centre = game.position().board().size().centre();
    let refused = game.play(BEN, Move::Place(centre), Timestamp::UNIX_EPOCH);
    let refused = service::ServiceRefusal::Game(refused.expect_err("the point is taken"));
    let refused = refusal(&Refusal::Service(refused)).in_language(Language::English);
    assert_eq!(
        refused,
        "H8 is taken by a black stone. Choose an empty point."
    );
}

#[test]
fn a_capture_has_a_star_where_steps_from_the_centre_are_written() {
    let view = game(Opening::Tournament, "K10 K11 N10 K12 K13");
    let message = again(&view, Notation::Relative)
        .text
        .in_language(Language::English);
    assert!(
        message.contains(r"Ann played **U3\***, capturing U1 and U2."),
        "{message}"
    );
    let message = again(&view, Notation::Board)
        .text
        .in_language(Language::English);
    assert!(
        message.contains("Ann played **K13**, capturing K11 and K12."),
        "{message}"
    );
}

#[test]
fn resigning_is_told_with_its_winner_or_without_one() {
    let now = Timestamp::UNIX_EPOCH;
    let mut late = game(Opening::Tournament, "K10 K11 N10 K12");
    late.game.resign(BEN, now).expect("the game goes on");
    assert_eq!(
        ending(&late).text.in_language(Language::English),
        r"Ann wins game 412 in 4 moves: Ben\_\* resigned."
    );
    let mut early = game(Opening::Tournament, "K10");
    early.game.resign(ANN, now).expect("the game goes on");
    assert_eq!(
        ending(&early).text.in_language(Language::English),
        "Game 412 ended without a winner after 1 move: Ann resigned. A game this short doesn't count."
    );
}

fn challenge(status: ChallengeStatus) -> ChallengeView {
    ChallengeView {
        answered_terms: None,
        challenge: Challenge {
            is_silent: false,
            id: ChallengeId(7),
            challenger: ANN,
            opponent: Some(BEN),
            terms: terms(Opening::Tournament),
            place: Place {
                server: Some(ServerId(1)),
                channel: ChannelId(2),
            },
            made_at: Timestamp::UNIX_EPOCH,
            status,
            message: None,
        },
        challenger: "@everyone".to_owned(),
        opponent: Some("Ben".to_owned()),
    }
}

#[test]
fn an_invitation_pings_the_invited_and_carries_its_buttons() {
    let message = invitation(&challenge(ChallengeStatus::Open)).in_language(Language::English);
    assert_eq!(
        message.text,
        r"<@22>, \@everyone invites you to **Pente** · tournament rule · 3 days + 1 day a move · rated. Expires <t:604800:R>."
    );
    assert_eq!(message.pings, [BEN]);
    let ComponentRow::Buttons(buttons) = &message.rows[0] else {
        panic!("buttons");
    };
    let labels: Vec<_> = buttons.iter().map(|button| &button.label).collect();
    assert_eq!(labels, ["Accept", "Decline", "Change terms", "Withdraw"]);
    let accept = Button {
        label: "Accept".to_owned(),
        look: ButtonStyle::Inviting,
        action: Action::Accept(ChallengeId(7)),
        is_off: false,
    };
    assert_eq!(buttons[0], accept);
}

#[test]
fn an_answered_invitation_says_so_and_has_no_buttons() {
    for (status, text) in [
        (
            ChallengeStatus::Declined,
            r"Ben declined \@everyone's invitation to **Pente** · tournament rule · 3 days + 1 day a move · rated.",
        ),
        (
            ChallengeStatus::Withdrawn,
            r"\@everyone withdrew the invitation to Ben: **Pente** · tournament rule · 3 days + 1 day a move · rated.",
        ),
    ] {
        let message = invitation(&challenge(status)).in_language(Language::English);
        assert_eq!(
            message,
            Message::text(Text::verbatim(text)).in_language(Language::English)
        );
    }
}

#[test]
fn each_level_is_described_in_words_of_its_own() {
    for language in Language::ALL {
        let message = opponents().in_language(language);
        let ComponentRow::Menu(menu) = &message.rows[0] else {
            panic!("a menu");
        };
        let mut told: Vec<_> = menu.items.iter().map(|item| &item.about).collect();
        assert!(told.iter().all(|about| about.chars().count() <= 100));
        told.sort_unstable();
        told.dedup();
        assert_eq!(told.len(), 10);
    }
}

#[test]
fn the_title_says_who_has_which_colour() {
    assert_eq!(
        title(&game(Opening::Free, "K10"))
            .text
            .in_language(Language::English),
        r"Ann (white) vs Ben\_\* (black) · game 412 · **Pente** · free opening · 3 days + 1 day a move · not rated"
    );
}

#[test]
fn games_are_listed_with_whose_move_it_is() {
    let view = game(Opening::Tournament, "K10");
    let ben = Person::new(BEN, "Ben");
    let list = GameList {
        views: vec![view.clone()],
        damaged: Vec::new(),
    };
    assert_eq!(
        games(&list, &ben, BEN, 0)
            .text
            .in_language(Language::English),
        "Your games:\n- [game 412](https://discord.com/channels/1/2/3) against Ann · Pente · move 2 \
         · **your turn** · due <t:259200:R>"
    );
    let of_another = games(&list, &ben, ANN, 0)
        .text
        .in_language(Language::English);
    assert!(of_another.starts_with("Ben's games:"), "{of_another}");
    let choice = choice(&view, BEN).in_language(Language::English);
    assert_eq!(choice, "412 · against Ann · move 2 · your turn");
}

#[test]
fn a_long_list_has_pages_that_fit_and_leave_no_game_out() {
    let list = GameList {
        views: vec![game(Opening::Tournament, "K10"); 19],
        damaged: vec![GameId(7), GameId(8)],
    };
    let page = |number| games(&list, &Person::new(BEN, "Ben"), BEN, number);
    let mut lines = 0;
    for number in 0..3 {
        let page = page(number);
        fits(&page);
        let text = page.text.in_language(Language::English);
        let head = format!("Your games: Page {} of 3.\n", number + 1);
        assert!(text.starts_with(&head), "{text}");
        lines += text.matches("\n- ").count();
    }
    assert_eq!(lines, 21);
    assert_eq!(page(2), page(u16::MAX), "the list may have become shorter");
}

#[test]
fn a_question_which_game_names_only_some_of_many() {
    let which = |count: i64| {
        let games = (1..=count).map(GameId).collect();
        refusal(&Refusal::WhichGame { games })
    };
    let told = english(&which(11));
    assert!(told.contains("**10** or **11**?"), "{told}");
    let told = english(&which(12));
    assert!(told.contains("**9**, **10** or 2 others?"), "{told}");
    assert!(which(100_000).longest() <= 400);
}

#[test]
fn results_against_the_computer_fit_and_say_how_many_more_there_are() {
    let results = vec![
        ComputerResults {
            ruleset: "swap2-pente".to_owned(),
            level: 10,
            wins: 1_000,
            losses: 1_000,
            draws: 1_000,
        };
        300
    ];
    let message = computer_results(&results);
    fits(&message);
    let told = english(&message.text);
    let shown = told.matches("- Swap2-Pente").count();
    assert!(shown > 10, "{told}");
    let rest = format!("… and {} more.", 300 - shown);
    assert!(told.ends_with(&rest), "{told}");
}

#[test]
fn what_is_refused_over_the_current_board_does_not_say_how_to_see_it() {
    let mut resigned = game(Opening::Tournament, "K10").game;
    let now = Timestamp::UNIX_EPOCH;
    resigned.resign(ANN, now).expect("the game goes on");
    let over = resigned.resign(BEN, now).expect_err("the game is over");
    for refused in [
        service::ServiceRefusal::Overtaken(GameId(412)),
        service::ServiceRefusal::Game(over),
    ] {
        let refused = Refusal::Service(refused);
        assert!(english(&refusal(&refused)).contains("`/board`"));
        let over_board = english(&refusal_over_board(&refused));
        assert!(!over_board.contains("`/board`"), "{over_board}");
    }
}

#[test]
fn an_adjourned_game_says_what_its_button_does() {
    let mut view = game(Opening::Tournament, "K10");
    view.game.adjourn(Timestamp::UNIX_EPOCH);
    let told = english(&turn(&view).text);
    assert!(told.contains("Press *Resume* to offer to go on."), "{told}");
    view.game.computer = Some(Computer {
        player: BEN,
        level: 3,
    });
    let told = english(&turn(&view).text);
    assert!(told.contains("Press *Resume* to go on."), "{told}");
}

#[test]
fn the_ladder_ranks_the_proven_and_lists_the_others_under_them() {
    let row = |rank, name: &str, player, deviation| StandingsRow {
        rank,
        player,
        name: name.to_owned(),
        standing: Standing {
            rating: Rating {
                rating: 1_620.0,
                deviation,
                ..Rating::default()
            },
            tally: Tally {
                wins: 12,
                losses: 3,
                draws: u32::from(rank.is_none()),
            },
        },
    };
    let standings = Standings {
        scope: Scope::Server(ServerId(1)),
        ruleset: "pente",
        rows: vec![row(Some(1), "*Ann*", ANN, 60.0)],
        provisional: vec![row(None, "Cleo", PlayerId(33), 200.0)],
        own: Some(row(Some(40), "Ben", BEN, 60.0)),
        page: 1,
        pages: 4,
    };
    assert_eq!(
        ladder(&standings, &[], LadderSeasons::default())
            .text
            .in_language(Language::English),
        "**Pente** · this server's ladder\n\
         **1** · \\*Ann\\* · **1620** · 12 won, 3 lost\n\
         Provisional (not enough recent games for a rank):\n\
         Cleo · **1620** · 12 won, 3 lost, 1 drawn\n\
         You: **40** · Ben · **1620** · 12 won, 3 lost\n\
         Page 1 of 4"
    );
    let standings = Standings {
        own: Some(row(None, "Ben", BEN, 200.0)),
        ..standings
    };
    let told = english(&ladder(&standings, &[], LadderSeasons::default()).text);
    assert!(
        told.contains("\nYou (provisional): Ben · **1620** ·"),
        "{told}"
    );
}

/// Checks that a message fits in every language: its text, and the labels of its buttons and menus.
fn fits(message: &Message) {
    let length = |text: &str| text.encode_utf16().count();
    for language in Language::ALL {
        let message = message.in_language(language);
        let fits = |text: &str, most| assert!(length(text) <= most, "{language:?}: {text}");
        fits(&message.text, crate::discord::message::LONGEST);
        for row in &message.rows {
            match row {
                ComponentRow::Buttons(buttons) => {
                    for button in buttons {
                        fits(&button.label, 80);
                    }
                }
                ComponentRow::Menu(menu) => {
                    fits(&menu.prompt, 150);
                    for item in &menu.items {
                        fits(&item.label, 100);
                        fits(&item.about, 100);
                    }
                }
                ComponentRow::PersonMenu(menu) => fits(&menu.prompt, 150),
            }
        }
    }
}

/// What is said to people who seek an opponent, with the longest names.
fn seeking() -> Vec<Message> {
    let view = game(Opening::Tournament, "K10");
    let seek = |ruleset: &Ruleset| SeekView {
        seek: Seek {
            id: SeekId(i64::MAX),
            player: BEN,
            terms: Terms {
                ruleset: *ruleset,
                pace: Pace::Slow,
                ..view.game.terms.clone()
            },
            band: Band::Points(400),
            place: view.game.place,
            is_everywhere: true,
            made_at: Timestamp::UNIX_EPOCH,
        },
        name: "W".repeat(64),
        rating: Rating::default(),
    };
    let two = catalogue::all().iter().filter(|ruleset| ruleset.seats == 2);
    let views: Vec<_> = two.cycle().take(25).map(seek).collect();
    let list = SeekList {
        own: views[..3].to_vec(),
        here: views[..10].to_vec(),
        elsewhere: views[10..].to_vec(),
        has_agreed: true,
    };
    let mut messages = vec![seeks(&list), seeks(&SeekList::default())];
    for view in &views {
        messages.extend([seek_listed(view, false), ask_everywhere(view)]);
    }
    messages
}

#[test]
fn a_step_tells_as_many_planned_lines_as_fit() {
    let mut view = game(Opening::Free, "K10");
    view.names = vec!["W".repeat(32), "M".repeat(32)];
    let points = view.game.position().legal_points().into_iter();
    let mut moves: Vec<_> = points.step_by(7).map(Move::Place).take(20).collect();
    let from = view.game.record().moves.len();
    let lines = (0..10).map(|_| {
        moves.rotate_left(1);
        game::Line {
            from,
            lead: 0,
            moves: moves.clone(),
        }
    });
    let plan = game::Plan {
        by: ANN,
        lines: lines.collect(),
    };
    let earlier = after_moves(&view, from);
    let told = step(&view, &earlier, &[plan], Notation::Board, ANN);
    fits(&told);
    let told = english(&told.text);
    assert!(told.contains("WWW had planned"), "{told}");
    assert!(told.contains("more."), "{told}");
}

#[test]
fn every_message_fits_in_every_language() {
    let (mine, servers) = (game::Settings::default(), ServerSettings::default());
    for page in [SettingsPage::Looks, SettingsPage::Time] {
        fits(&settings(&mine, 240, page));
    }
    let label = || Text::verbatim("Spielen");
    let begin = [
        help(label()),
        help_details(label()),
        help_ladder(),
        choose_friend(),
    ];
    let barred = [PlayerId(u64::MAX); crate::game::limits::BARRED as usize];
    let lists = [
        server_with_barred(&servers, &barred),
        catalogue(),
        opponents(),
    ];
    begin.iter().chain(&lists).for_each(fits);
    seeking().iter().for_each(fits);
    for ruleset in catalogue::all() {
        fits(&rules(ruleset));
        fits(&unknown_ruleset(ruleset.id));
        if ruleset.seats == 2 {
            let view = game_of(ruleset.id);
            let messages = [
                turn(&view),
                title(&view),
                more(&view, ANN, view.game.moved_at),
                more(&view, BEN, view.game.moved_at),
            ];
            messages.iter().for_each(fits);
        }
    }
    for status in [ChallengeStatus::Open, ChallengeStatus::Declined] {
        fits(&invitation(&challenge(status)));
    }
    let form = zone_form();
    for language in Language::ALL {
        let form = Form::from(form.clone()).in_language(language);
        let labels = form.lines.into_iter().map(|line| line.label);
        for text in labels.chain([form.title]) {
            assert!(text.encode_utf16().count() <= 45, "{language:?}: {text}");
        }
    }
}

#[test]
fn the_names_on_a_button_are_cut_so_that_it_fits() {
    let mut view = game_of("pente-6");
    view.names = (0..6).map(|_| "Bartholomew ".repeat(3)).collect();
    view.game.id = GameId(123_456);
    let buttons = vec![next(&view, ANN), move_buttons::play_in(&view, ANN)];
    fits(&Message::default().with_buttons(buttons));
    let mut view = game_of("pente");
    view.names = vec!["Ann".to_owned(), "Cleo".to_owned()];
    let label = next(&view, ANN).label.in_language(Language::English);
    assert_eq!(label, "Next: game 412 against Cleo");
}

#[test]
fn five_buttons_under_a_table_fit_side_by_side() {
    for language in Language::ALL {
        let label = say!(table::fill).in_language(language);
        assert!(label.chars().count() <= 7, "{language:?}: {label}");
    }
}

#[test]
fn every_choice_of_an_option_fits_in_every_language() {
    let settings = SettingField::VARIANTS
        .iter()
        .map(|&field| setting_choices(field));
    let choices = settings.chain([themes(), server_languages()]).flatten();
    let paces = paces().into_iter().map(|(_, label)| label);
    for label in choices.map(|(_, label)| label).chain(paces) {
        for language in Language::ALL {
            let label = label.in_language(language);
            assert!(label.encode_utf16().count() <= 100, "{language:?}: {label}");
        }
    }
}

#[test]
fn a_refusal_says_what_is_wrong_and_what_would_be_right() {
    let of_game = |refusal| Refusal::Service(service::ServiceRefusal::Game(refusal));
    let position = |points: &str| game(Opening::Tournament, points).game;
    let rules = |points: &str, point| {
        let mut game = position(points);
        let player = game.to_move().expect("the game goes on");
        let refused = game.play(player, Move::Place(at(point)), Timestamp::UNIX_EPOCH);
        of_game(refused.expect_err("the move is illegal"))
    };
    let stale = |by| {
        of_game(game::GameRefusal::Stale {
            shown: Revision::from(0),
            now: Revision::from(1),
            by,
            whose: BEN,
            is_among_several: false,
            last: position("K10").last_move(),
        })
    };
    for (refused, sentence) in [
        (
            rules("K10", "K10"),
            "K10 is taken by a white stone. Choose an empty point.",
        ),
        (
            rules("K10 K11", "M12"),
            "Tournament rule: this stone must be at least 3 lines from the centre, K10, so \
             outside the 5 × 5 square around it.",
        ),
        (
            of_game(game::GameRefusal::NotYourTurn {
                whose: BEN,
                is_among_several: false,
                last: position("K10").last_move(),
            }),
            "It's your opponent's turn; I'll ping you when it's yours. The last move was K10.",
        ),
        (
            stale(ANN),
            "The game has moved on since that board. It's your opponent's turn. The last move was \
             K10.",
        ),
        (
            stale(BEN),
            "The game has moved on since that board. It's your turn now. The last move was K10.",
        ),
        (
            Refusal::Point {
                typed: "I10".to_owned(),
                error: PointError::NoFileI,
            },
            "`I10` isn't a point: the board has no letter I, it goes from H straight to J.",
        ),
        (
            Refusal::Point {
                typed: "Z`@everyone".to_owned(),
                error: PointError::OffBoard {
                    size: BoardSize::STANDARD,
                },
            },
            "`Z@everyone` isn't on this board. Its letters go from A to T (without I), its \
             numbers from 1 to 19.",
        ),
        (
            Refusal::OverHere(GameId(3)),
            "Game 3, whose thread this is, is over. If you mean another game, add the option `game` \
             to a command, or start a message with the number, like `412 K10`.",
        ),
        (
            Refusal::WhichGame {
                games: vec![GameId(4), GameId(7), GameId(9)],
            },
            "Which game do you mean: **4**, **7** or **9**? In a command, add the option \
             `game`, or start a message with the number, like `412 K10`.",
        ),
    ] {
        assert_eq!(refusal(&refused).in_language(Language::English), sentence);
    }
}

#[test]
fn the_end_of_a_season_fits_whatever_the_players_are_called() {
    let row = LadderRow {
        player: ANN,
        name: "*".repeat(32),
        saved: SavedStanding {
            standing: Standing::default(),
            rated_at: Timestamp::UNIX_EPOCH,
        },
    };
    let podium = Podium {
        ruleset: "swap2-pente",
        players: 1_000,
        first: vec![row; 3],
    };
    let message = season_over(&SeasonReport {
        season: Season {
            id: SeasonId(1),
            server: ServerId(1),
            number: 1_000,
            period: SeasonPeriod {
                length: SeasonLength::Monthly,
                year: 2026,
                part: 9,
            },
            begins_at: None,
            ends_at: Timestamp::UNIX_EPOCH,
        },
        is_played: true,
        podiums: vec![podium; 8],
        channel: None,
        theme: None,
    });
    fits(&message);
    let told = english(&message.text);
    assert!(told.contains("… and 2 more.\n`/leaderboard"), "{told}");
}

#[test]
fn where_no_puzzle_is_left_the_lessons_are() {
    let leads_to = |request| {
        let message = no_puzzle(request);
        let buttons = message.rows.iter().flat_map(|row| match row {
            ComponentRow::Buttons(buttons) => buttons.clone(),
            _ => Vec::new(),
        });
        buttons.map(|it| it.action).collect::<Vec<_>>()
    };
    let mine = PuzzleRequest {
        source: PuzzleSource::Mine,
        ..PuzzleRequest::default()
    };
    assert_eq!(leads_to(mine), [Action::Puzzle(PuzzleAction::Any)]);
    let any = PuzzleRequest::default();
    assert_eq!(leads_to(any), [Action::Learn(LearnAction::Resume)]);
}

/// A review of game 412 of which something is left out.
fn partial(has_accuracy: bool) -> GameReview {
    let view = game(Opening::Free, "K10 A1 N10 A4 M10 B8 T19");
    let ruleset = view.game.terms.ruleset;
    let plies = view.game.record().moves.iter().map(|&mv| JudgedPly {
        mv,
        colour: None,
        score: None,
        chance: None,
        judgement: None,
    });
    let plies = plies.collect();
    GameReview {
        view,
        review: Review { ruleset, plies },
        left_out: Some(6),
        is_partial: true,
        has_accuracy,
        puzzles: Vec::new(),
        puzzles_wait: false,
    }
}

#[test]
fn accuracy_is_promised_only_where_it_will_be_told() {
    let told = |has_accuracy| english(&review(&partial(has_accuracy), Notation::Board).text);
    let later = "Accuracy is told once nothing of this review is left out any more.";
    assert!(told(true).contains(later), "{}", told(true));
    assert!(!told(false).contains("ccuracy"), "{}", told(false));
}

#[test]
fn one_move_is_judged_and_two_moves_are() {
    for (judged, language, says) in [
        (1, Language::English, "1 of 60 moves is judged"),
        (2, Language::English, "2 of 60 moves are judged"),
        (1, Language::German, "ist 1 von 60 Zügen beurteilt"),
        (2, Language::German, "sind 2 von 60 Zügen beurteilt"),
        (1, Language::Spanish, "se ha valorado 1 de 60 jugadas"),
        (1, Language::French, "1 coup sur 60 est jugé"),
        (2, Language::French, "2 coups sur 60 sont jugés"),
        (1, Language::Portuguese, "foi avaliado 1 de 60 lances"),
        (1, Language::Polish, "ocenione ruchy: 1 z 60"),
    ] {
        let told = review_begun(GameId(412), judged, 60).in_language(language);
        assert!(told.text.contains(says), "{}", told.text);
    }
}

#[test]
fn a_review_says_that_a_missed_win_may_become_a_puzzle_soon() {
    let mut found = partial(true);
    let told = |found: &GameReview| english(&review(found, Notation::Board).text);
    let soon = "A missed win that takes more than one move may become a puzzle: this game is still";
    assert!(!told(&found).contains(soon));
    found.puzzles_wait = true;
    assert!(told(&found).contains(soon), "{}", told(&found));
}

#[test]
fn of_a_move_that_is_left_out_with_those_before_it_that_is_told_once() {
    let found = partial(true);
    let told = |index| english(&review_without(&found, index, Notation::Board).text);
    let all = "Nothing is said about move 7 and what followed it, because it leads to";
    let after = told(6);
    assert!(after.starts_with(all), "{after}");
    assert_eq!(after.matches("Nothing is said").count(), 1, "{after}");
    let before = told(4);
    assert!(
        before.starts_with("Nothing is said about move 5 now"),
        "{before}"
    );
    assert!(before.contains(all), "{before}");
}

/// A puzzle from game 412, as Ann has it before her.
fn puzzle_of(reviewed_in: Option<GameId>, is_solved: Option<bool>) -> service::PuzzleView {
    let puzzle = crate::puzzle::built_in()[0].clone();
    let start = puzzle.position().expect("it can be replayed");
    service::PuzzleView {
        id: puzzle.id(),
        puzzle,
        game: reviewed_in,
        rating: Rating::new(),
        shown_rating: Rating::new(),
        line: Vec::new(),
        position: start.clone(),
        start,
        is_solved,
        is_hinted: false,
        hint: Vec::new(),
        is_repeating: false,
        repeats: false,
        reviewed_in,
        off_target: None,
        asked_for: service::AskedFor::Any,
    }
}

#[test]
fn a_puzzle_whose_solution_a_review_tells_says_that_it_is_not_rated() {
    let told = |view: &service::PuzzleView, state: &PuzzleState| {
        english(&puzzle_page(view, state, None, Notation::Board, None).text)
    };
    let unrated =
        "Not rated: this puzzle is from game 412 of yours, whose review tells the solution.";
    let own = puzzle_of(Some(GameId(412)), None);
    let fresh = told(&own, &PuzzleState::Fresh);
    assert!(fresh.ends_with(unrated), "{fresh}");
    let solved = PuzzleState::Solved(Move::Place(at("E6")), Vec::new());
    let over = told(&own, &solved);
    assert!(over.contains(unrated), "{over}");
    let hinted = service::PuzzleView {
        hint: vec![at("E6")],
        is_hinted: true,
        ..own
    };
    let hinted = told(&hinted, &PuzzleState::Fresh);
    assert!(!hinted.contains("third of the points"), "{hinted}");
    // Others are told what costs points.
    let other = told(&puzzle_of(None, None), &PuzzleState::Fresh);
    assert!(!other.contains(unrated), "{other}");
    assert!(
        other.contains("It's rated: after a hint, solving it gains a third"),
        "{other}"
    );
    let tried = told(&puzzle_of(None, Some(false)), &PuzzleState::Fresh);
    assert!(
        tried.ends_with("You've tried it before, so it isn't rated."),
        "{tried}"
    );
}

#[test]
fn a_puzzle_that_is_far_from_what_was_asked_for_says_so() {
    for (off, word) in [
        (service::OffTarget::MuchHarder, "much harder"),
        (service::OffTarget::MuchEasier, "much easier"),
    ] {
        let view = service::PuzzleView {
            off_target: Some(off),
            ..puzzle_of(None, None)
        };
        let page = puzzle_page(&view, &PuzzleState::Fresh, None, Notation::Board, None);
        let told = english(&page.text);
        let words = "that suits you better can be shown now: this one is";
        assert!(
            told.contains(&format!(" No new puzzle {words} {word}.")),
            "{told}"
        );
        let view = service::PuzzleView {
            asked_for: service::AskedFor::Kind,
            ..view
        };
        let page = puzzle_page(&view, &PuzzleState::Fresh, None, Notation::Board, None);
        let told = english(&page.text);
        let of_kind = format!("No new puzzle of this kind {words} {word}.");
        assert!(told.contains(&of_kind), "{told}");
    }
}

#[test]
fn a_puzzle_in_words_says_whose_stones_are_whose_and_who_captured_what() {
    let mut told = Vec::new();
    for puzzle in crate::puzzle::built_in() {
        let start = puzzle.position().expect("it can be replayed");
        let view = service::PuzzleView {
            id: puzzle.id(),
            puzzle: puzzle.clone(),
            position: start.clone(),
            start,
            ..puzzle_of(None, None)
        };
        let words = PuzzleState::Words("the board".to_owned());
        let page = puzzle_page(&view, &words, None, Notation::Board, None);
        let text = english(&page.text);
        let line = text.lines().find(|line| line.starts_with("You have "));
        told.push(line.expect("it says so").to_owned());
    }
    let any = |says: &[&str]| {
        told.iter()
            .any(|line| says.iter().all(|it| line.contains(it)))
    };
    for says in [
        &["You have white.", "White has captured 2 pairs, black "][..],
        &["You have black.", "White has captured 1 pair, black "],
        &[" stones, black "],
    ] {
        assert!(any(says), "{says:?} {told:#?}");
    }
    assert!(told.iter().any(|line| line == "You have black."));
}

#[test]
fn who_solved_yesterday_s_puzzle_is_told_also_if_nobody_did() {
    let told = |count, is_tried| {
        let daily = service::DailyPuzzle {
            id: game::DailyPuzzleId(1),
            server: ServerId(900),
            channel: ChannelId(800),
            view: puzzle_of(None, None),
            theme: None,
            usual_rules: None,
            yesterday: Some(service::DailySolvers {
                count,
                named: Vec::new(),
                is_tried,
            }),
        };
        let text = english(&daily_puzzle(&daily).text);
        text.lines().last().unwrap_or_default().to_owned()
    };
    assert_eq!(told(0, false), "Nobody finished yesterday's.");
    assert_eq!(told(0, true), "Nobody solved yesterday's at the first try.");
    assert_eq!(
        told(1, true),
        "One person solved yesterday's at the first try."
    );
}

#[test]
fn whose_running_game_keeps_a_puzzle_back_is_told() {
    let told = |kept_from| english(&puzzle_stands(kept_from).text);
    let own = told(service::KeptFrom::ItsPlayer);
    assert!(
        own.starts_with("You are playing this very position now"),
        "{own}"
    );
    let others = told(service::KeptFrom::Others);
    assert!(
        others.starts_with("Somebody is playing this very position"),
        "{others}"
    );
}

/// What the picture of the seventh move of game 412 says, with this better line.
fn marked(better: Vec<Move>) -> String {
    let found = partial(true);
    let judgement = Judgement {
        best: Chance::WON,
        played: Chance::LOST,
        word: Some(JudgementWord::Blunder),
        better,
        reason: None,
        reply: Vec::new(),
        missed_win: None,
    };
    let reason = Fault::FourIgnored;
    let point = TurningPoint {
        index: 6,
        played: found.review.plies[6].mv,
        judgement: &judgement,
        reason: &reason,
    };
    let board = turning_point_board(&found, &point, 0, Notation::Board);
    english(&board.told)
}

#[test]
fn the_picture_of_a_turning_point_says_what_is_marked() {
    let played = "Move 7: Ann played T19, marked ??.";
    assert_eq!(marked(Vec::new()), played);
    let better = Move::Place(at("L10"));
    let both = format!("{played} Better: L10, marked !.");
    assert_eq!(marked(vec![better]), both);
}

#[test]
fn a_lesson_says_why_it_does_not_comment() {
    let mut view = game(Opening::Tournament, "K10 L10 A1 M11");
    view.game.computer = Some(Computer {
        player: BEN,
        level: 1,
    });
    view.is_lesson = true;
    let told = |view: &GameView| english(&turn(view).text);
    assert!(
        told(&view).contains("Nothing is threatened: "),
        "{}",
        told(&view)
    );
    let mut capturing = view.clone();
    for point in ["E5", "D5", "F5", "G5"] {
        let now = Timestamp::UNIX_EPOCH;
        let by = capturing.game.to_move().expect("the game goes on");
        let mv = Move::Place(at(point));
        capturing.game.play(by, mv, now).expect("it is legal");
    }
    let counted = told(&capturing);
    assert!(counted.contains("Captured pairs: Ben"), "{counted}");
    assert!(!counted.contains("0 : 1"), "{counted}");
    view.hides_comments = true;
    let told = told(&view);
    assert!(told.contains("I don't comment on this board: "), "{told}");
    assert!(!told.contains("Nothing is threatened: "), "{told}");
}
