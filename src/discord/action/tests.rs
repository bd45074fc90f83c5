use proptest::prelude::*;

use super::*;
use crate::game::{First, LONGEST_LINE, Pace, PlayerId, PlayerResult, Terms};
use crate::puzzle::PuzzleId;
use crate::rules::catalogue;
use crate::rules::{Bans, Move, Opening, Options, Overline};
use crate::service::HistoryFilter;

/// The most characters that Discord allows in an id.
const LONGEST: usize = 100;

/// Any button of a puzzle, with the longest fields.
fn puzzle_action(which: usize) -> PuzzleAction {
    let (corner, puzzle) = (Point::new(18, 18), PuzzleId(u64::MAX));
    let at = PuzzleRef {
        puzzle,
        moves: u16::MAX,
    };
    [
        PuzzleAction::Next,
        PuzzleAction::Show(puzzle),
        PuzzleAction::Open(puzzle),
        PuzzleAction::Pad(at, corner),
        PuzzleAction::Pan(at, corner, Direction::Right),
        PuzzleAction::Board(at),
        PuzzleAction::Type(at),
        PuzzleAction::Try(at, corner),
        PuzzleAction::Hint(at),
        PuzzleAction::Solution(at),
        PuzzleAction::Words(at),
        PuzzleAction::Repeat(true),
        PuzzleAction::Repeat(false),
        PuzzleAction::Any,
    ][which / 33 % 13]
}

fn any_draft() -> impl Strategy<Value = Action> {
    (any::<i64>(), any::<usize>(), 1..=14_u8).prop_map(|(number, which, days)| {
        let rulesets = catalogue::all();
        let options = Options {
            size: Some(15),
            opening: Some(Opening::Swap2),
            poof: Some(true),
            boat: Some(true),
            overline: Some(Overline::Neutral),
            bans: Some(Bans::Both),
            ..Options::default()
        };
        let of_a_match = Options {
            opening: Some(Opening::Tournament),
            target: Some(200),
            handicap: Some([199, 198, 0, 0, 0, 0]),
            ..Options::default()
        };
        let two = rulesets.iter().filter(|ruleset| ruleset.seats == 2);
        let two: Vec<_> = two.collect();
        let ruleset = *two[which % two.len()];
        let changed = ruleset.with_options(options);
        let changed = changed.or_else(|_| ruleset.with_options(of_a_match));
        let ruleset = changed.unwrap_or(ruleset);
        let terms = Terms {
            ruleset,
            pace: Pace::Days(days),
            rated: which % 2 == 0,
            first: <First as Word>::ALL[which % 3],
            calls: which % 7 < 3,
            set: which % 11 < 5,
            claim: which % 13 < 6,
            hill: which % 13 < 6,
        };
        let invite = Draft::to_invite(PlayerId(number.unsigned_abs()), &terms);
        let draft = match which % 4 {
            0 => Draft {
                ruleset: None,
                purpose: DraftPurpose::Counter(ChallengeId(number)),
                ..invite
            },
            1 => Draft {
                purpose: DraftPurpose::Counter(ChallengeId(number)),
                ..invite
            },
            _ => invite,
        };
        match which % 5 {
            3 => Action::Redraft(draft),
            4 => Action::DropDraft(draft.purpose),
            0 => Action::Change(ChallengeId(number)),
            1 => Action::Counter(draft),
            _ => Action::Draft(draft, TermsField::ALL[which % 7]),
        }
    })
}

fn any_history(number: i64, which: usize) -> HistoryRef {
    let rulesets = catalogue::all();
    let ruleset = rulesets[which % rulesets.len()].id;
    let opponent = PlayerId(number.unsigned_abs());
    HistoryRef {
        filter: HistoryFilter {
            player: PlayerId(i64::MAX.unsigned_abs()),
            opponent: which.is_multiple_of(2).then_some(opponent),
            ruleset: (which % 3 < 2).then_some(ruleset),
            result: (which % 5 < 4).then(|| PlayerResult::ALL[which % 4]),
        },
        page: u32::MAX,
        is_fellow_member: which.is_multiple_of(2),
    }
}

#[expect(clippy::too_many_lines, reason = "it is a list of everything")]
fn any_action() -> impl Strategy<Value = Action> {
    let point = || (0..19_u8, 0..19_u8).prop_map(|(file, rank)| Point::new(file, rank));
    let shown = (any::<i64>(), any::<u32>()).prop_map(|(game, at)| BoardRef {
        game: GameId(game),
        at: Revision::from_number(at),
    });
    let of_picker =
        (shown, point(), point(), any::<usize>()).prop_flat_map(|(shown, corner, at, which)| {
            let kind = StoneKind::ALL[which % 2];
            let stones = (0..which % 5).try_fold(PickedStones::default(), |stones, _| {
                stones.with(kind.of(corner))
            });
            let stones = stones.expect("not too many stones");
            let tasks = [
                PickerTask::Move,
                PickerTask::Change(stones),
                PickerTask::Seal(stones),
            ];
            let picker = PickerRef {
                shown,
                corner,
                task: tasks[which % 3],
            };
            let way = Direction::ALL[which % 4];
            prop::sample::select(vec![
                Action::Pad(picker),
                Action::Pan(picker, way),
                Action::Point(picker, at),
                Action::Menus(picker),
                Action::File(picker),
                Action::Rank(picker, at),
                Action::Stone(picker, kind, at),
                Action::ChangeMove(shown),
                Action::SealChoice(shown, Choice::ALL[which % 3]),
                Action::Play(shown, kind, at),
                Action::Choose(shown, Choice::ALL[which % 3]),
                Action::Type(shown, kind),
            ])
        });
    let of_number = (any::<i64>(), 0..=LONGEST_LINE).prop_flat_map(|(number, at)| {
        let game = GameId(number);
        let moves = vec![Move::Place(Point::new(18, 18)); at];
        let request = PlanRequest::new(
            OtherLines::Replace,
            at > 3,
            &moves[..if at > 3 { at } else { 0 }],
        );
        let request = request.expect("not too long");
        prop::sample::select(vec![
            Action::Accept(ChallengeId(number)),
            Action::Decline(ChallengeId(number)),
            Action::Withdraw(ChallengeId(number)),
            Action::Report(game),
            Action::Block(game),
            Action::StopSeek(SeekId(number)),
            Action::AskEverywhere(SeekId(number)),
            Action::SeekEverywhere(SeekId(number)),
            Action::Sit(TableId(number), None),
            Action::Sit(TableId(number), Some(u8::MAX)),
            Action::Stand(TableId(number)),
            Action::StartTable(TableId(number)),
            Action::CloseTable(TableId(number)),
            Action::Pick(game),
            Action::Seal(game),
            Action::Unseal(game),
            Action::More(game),
            Action::Board(game),
            Action::Bring(game, BoardFormat::ALL[at % 3]),
            Action::IfThen(game, request),
            Action::RulesOf(game),
            Action::Games(PlayerId(number.unsigned_abs()), u16::MAX),
            Action::Rematch(game),
            Action::Replay(game),
            Action::Review(game),
            Action::ShareReview(game),
            Action::DeclineShare(game),
            Action::TurningPoint(game, u16::MAX),
            Action::OtherMistake(game),
            Action::Step(game, u16::MAX, <StepWay as Word>::ALL[at % 6]),
            Action::StepTo(game),
            Action::OpenFinished,
            Action::Export(<RecordFormat as Word>::ALL[at % 2]),
            Action::History(any_history(number, at)),
            Action::AskResign(game),
            Action::Resign(game),
            Action::PlayOn(game),
            Action::GiveDay(game),
            Action::Claim(game),
            Action::GoOn(game),
        ])
    });
    let offered = (any::<i64>(), any::<u32>(), any::<u64>(), any::<usize>()).prop_map(
        |(game, at, by, which)| {
            let kind = OfferKind::ALL[which % 8];
            let offered = OfferRef {
                game: GameId(game),
                at: Revision::from_number(at),
                by: PlayerId(by),
                kind,
            };
            match which % 3 {
                0 => Action::Offer(GameId(game), None, kind),
                1 => Action::Offer(GameId(game), Some(Revision::from_number(at)), kind),
                _ => Action::Reply(offered, <OfferReply as Word>::ALL[which % 3]),
            }
        },
    );
    let group = prop::sample::select(PlayerGroup::ALL).prop_map(Action::Rules);
    let setting =
        (prop::sample::select(SettingField::ALL), any::<usize>()).prop_map(|(setting, which)| {
            match which % 11 {
                5 => Action::Opponents,
                6 => Action::Against,
                7 => Action::Help(HelpPage::ALL[which % 3]),
                8 if which % 2 == 0 => Action::Hill(HillAction::ALL[which % 5], "keryo-pente"),
                8 if which % 3 == 0 => Action::Tournament(
                    TournamentAction::ALL[which % TournamentAction::ALL.len()],
                    TournamentId(i64::MAX),
                ),
                8 if which % 17 == 0 => Action::Tournaments(u16::MAX),
                8 if which % 19 == 0 => Action::OpenTournament,
                8 if which % 23 == 0 => Action::TournamentDraft(
                    TournamentAction::ALL[which % TournamentAction::ALL.len()],
                    TournamentId(i64::MAX),
                    u32::MAX,
                ),
                8 if which % 7 == 0 => Action::DraftForm(
                    TournamentAction::ALL[which % TournamentAction::ALL.len()],
                    TournamentId(i64::MAX),
                    u32::MAX,
                    ShownLines([0x00ff_ffff; 5]),
                ),
                8 if which % 5 == 0 => Action::Decide(
                    TournamentId(i64::MAX),
                    RoundBoard {
                        round: Some(u16::MAX).filter(|_| which % 2 == 0),
                        board: u16::MAX,
                    },
                    DecidedResult::ALL[which % DecidedResult::ALL.len()],
                ),
                8 if which % 11 == 0 => Action::Crosstable(
                    TournamentId(i64::MAX),
                    CrosstableForm::ALL[which % CrosstableForm::ALL.len()],
                    u16::MAX,
                ),
                8 if which % 7 == 0 => Action::Entrant(
                    TournamentId(i64::MAX),
                    PlayerId(u64::MAX),
                    PersonDeed::ALL[which % PersonDeed::ALL.len()],
                ),
                8 if which % 11 == 0 => Action::PutOff(
                    TournamentId(i64::MAX),
                    u16::MAX,
                    Some(Timestamp::MAX).filter(|_| which % 2 == 0),
                ),
                8 if which % 13 == 0 => Action::Replace(
                    TournamentId(i64::MAX),
                    PlayerId(u64::MAX),
                    PlayerId(u64::MAX),
                ),
                8 => Action::BaseRules,
                9 if which % 2 == 0 => Action::Learn(
                    [
                        LearnAction::Resume,
                        LearnAction::List,
                        LearnAction::Open,
                        LearnAction::Decline,
                        LearnAction::Play,
                        LearnAction::Task("five"),
                        LearnAction::Words("five"),
                        LearnAction::Hint("five"),
                        LearnAction::Show("five"),
                        LearnAction::Type("five"),
                        LearnAction::Try("five-captures", Point::new(18, 18)),
                        LearnAction::HintInWords("five"),
                        LearnAction::WrongInWords("five-captures", Point::new(18, 18)),
                        LearnAction::Wrong("five-captures", Point::new(18, 18)),
                        LearnAction::TaskInWords("five"),
                        LearnAction::ShowInWords("five"),
                        LearnAction::TypeInWords("five"),
                        LearnAction::TryInWords("five-captures", Point::new(18, 18)),
                    ][which / 22 % 18],
                ),
                9 if which % 3 == 0 => Action::Puzzle(puzzle_action(which)),
                9 => Action::Friends,
                10 => Action::Challenge,
                0 => Action::Set(setting),
                1 => Action::Switch(setting, true),
                2 => Action::Switch(setting, false),
                3 => Action::Turn(SettingsPage::ALL[which % 2]),
                _ => Action::Zone,
            }
        });
    prop_oneof![of_picker, of_number, offered, any_draft(), group, setting]
}

#[test]
fn a_board_is_known_by_the_name_of_its_picture() {
    let shown = BoardRef {
        game: GameId(412),
        at: Revision::parse("12b").expect("a revision"),
    };
    assert_eq!(shown.file_name(), "game-412-12b.png");
    assert_eq!(BoardRef::of_file("game-412-12b.png"), Some(shown));
    for other in [
        "board.png",
        "game-412.png",
        "game-412-12b.gif",
        "game--1.png",
        "game-x-1.png",
    ] {
        assert_eq!(BoardRef::of_file(other), None, "{other}");
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(action in any_action()) {
        let id = action.to_string();
        prop_assert!(id.chars().count() <= LONGEST, "{id}");
        prop_assert_eq!(id.parse(), Ok(action));
    }

    #[test]
    fn what_is_read_was_written(
        id in "(t[0-9]:)?(accept|resign|board|choose|type|pan|point|play|[a-z-]{0,9}):[+-]?[0-9]{0,21}(:[+0-9]{0,3}:([A-Ta-t][0-9]{1,2}|swap|pass|power|stone|[a-z]{0,5}))?(:([A-T][0-9]{1,2}|left|[a-z]{0,5}))?.?"
    ) {
        if let Ok(action) = id.parse::<Action>() {
            prop_assert_eq!(action.to_string(), id);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(id in "\\PC{0,120}") {
        if let Ok(action) = id.parse::<Action>() {
            prop_assert_eq!(action.to_string(), id);
        }
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "it is a list of everything")]
fn an_id_that_was_sent_keeps_its_meaning() {
    let shown = BoardRef {
        game: GameId(412),
        at: Revision::from(4),
    };
    let picker = PickerRef {
        shown,
        corner: Point::new(7, 8),
        task: PickerTask::Move,
    };
    let stones = PickedStones::default().with(Move::Place(Point::new(9, 9)));
    let stones = stones.and_then(|one| one.with(Move::Power(Point::new(11, 8))));
    let seal = PickerRef {
        task: PickerTask::Seal(stones.expect("two stones")),
        ..picker
    };
    let change = PickerRef {
        task: PickerTask::Change(PickedStones::default()),
        ..picker
    };
    let centre = Point::new(9, 9);
    let puzzle = PuzzleRef {
        puzzle: PuzzleId(255),
        moves: 2,
    };
    let (m9, n8) = (Point::new(11, 8), Point::new(12, 7));
    let moves = [Move::Place(m9), Move::Power(n8), Move::Choose(Choice::Swap)];
    let line = PlanRequest::new(OtherLines::Keep, true, &moves).expect("a short line");
    let nothing = PlanRequest::new(OtherLines::Clear, false, &[]).expect("no line");
    for (id, action) in vec![
        ("t1:accept:412", Action::Accept(ChallengeId(412))),
        ("t1:change-move:412:4", Action::ChangeMove(shown)),
        ("t1:seal:412", Action::Seal(GameId(412))),
        ("t1:unseal:412", Action::Unseal(GameId(412))),
        (
            "t1:seal-choice:412:4:swap",
            Action::SealChoice(shown, Choice::Swap),
        ),
        ("t1:pad:412:4:H9.change", Action::Pad(change)),
        (
            "t1:stone:412:4:H9.seal-K10-+M9:stone:K10",
            Action::Stone(seal, StoneKind::Ordinary, Point::new(9, 9)),
        ),
        ("t1:resign:7", Action::Resign(GameId(7))),
        ("t1:choose:412:4:swap", Action::Choose(shown, Choice::Swap)),
        ("t1:type:412:4:power", Action::Type(shown, StoneKind::Power)),
        ("t1:rules:two", Action::Rules(PlayerGroup::Two)),
        ("t1:delete:ask", Action::Delete(DeleteAction::Ask)),
        ("t1:delete:for-good", Action::Delete(DeleteAction::Delete)),
        ("t1:delete:keep", Action::Delete(DeleteAction::Keep)),
        ("t1:learn:resume", Action::Learn(LearnAction::Resume)),
        (
            "t1:learn:task:five",
            Action::Learn(LearnAction::Task("five")),
        ),
        (
            "t1:learn:try:five:K10",
            Action::Learn(LearnAction::Try("five", centre)),
        ),
        (
            "t1:puzzle:try:00000000000000ff:2:K10",
            Action::Puzzle(PuzzleAction::Try(puzzle, centre)),
        ),
        (
            "t1:puzzle:repeat:no",
            Action::Puzzle(PuzzleAction::Repeat(false)),
        ),
        ("t1:pick:412", Action::Pick(GameId(412))),
        ("t1:seek", Action::Seek),
        ("t1:seeks", Action::Seeks),
        ("t1:stop-seek:7", Action::StopSeek(SeekId(7))),
        ("t1:ask-everywhere:7", Action::AskEverywhere(SeekId(7))),
        ("t1:seek-everywhere:7", Action::SeekEverywhere(SeekId(7))),
        ("t1:take-seek", Action::TakeSeek),
        ("t1:report:412", Action::Report(GameId(412))),
        ("t1:block:412", Action::Block(GameId(412))),
        ("t1:sit:7", Action::Sit(TableId(7), None)),
        ("t1:sit:7:1", Action::Sit(TableId(7), Some(1))),
        ("t1:stand:7", Action::Stand(TableId(7))),
        (
            "t1:hill:ask-leave:pente",
            Action::Hill(HillAction::AskLeave, "pente"),
        ),
        (
            "t1:tournament:check-in:7",
            Action::Tournament(TournamentAction::CheckIn, TournamentId(7)),
        ),
        (
            "t1:tournament:crosstable:7",
            Action::Tournament(TournamentAction::Crosstable, TournamentId(7)),
        ),
        (
            "t1:tournament-draft:announce:7:3",
            Action::TournamentDraft(TournamentAction::Announce, TournamentId(7), 3),
        ),
        ("t1:tournaments:1", Action::Tournaments(1)),
        ("t1:open-tournament", Action::OpenTournament),
        (
            "t1:crosstable:7:text:2",
            Action::Crosstable(TournamentId(7), CrosstableForm::Text, 2),
        ),
        (
            "t1:decide:7:3:draw",
            Action::Decide(
                TournamentId(7),
                RoundBoard {
                    round: None,
                    board: 3,
                },
                DecidedResult::Draw,
            ),
        ),
        (
            "t1:decide:7:3:draw:2",
            Action::Decide(
                TournamentId(7),
                RoundBoard {
                    round: Some(2),
                    board: 3,
                },
                DecidedResult::Draw,
            ),
        ),
        (
            "t1:draft-form:write-game:7:3:1.2.3.4.ffffff",
            Action::DraftForm(
                TournamentAction::WriteGame,
                TournamentId(7),
                3,
                ShownLines([1, 2, 3, 4, 0x00ff_ffff]),
            ),
        ),
        (
            "t1:entrant:7:12:remove",
            Action::Entrant(TournamentId(7), PlayerId(12), PersonDeed::Remove),
        ),
        ("t1:put-off:7:24", Action::PutOff(TournamentId(7), 24, None)),
        (
            "t1:put-off:7:24:1795928400",
            Action::PutOff(
                TournamentId(7),
                24,
                Timestamp::from_second(1_795_928_400).ok(),
            ),
        ),
        (
            "t1:replace:7:12:13",
            Action::Replace(TournamentId(7), PlayerId(12), PlayerId(13)),
        ),
        ("t1:start-table:7", Action::StartTable(TableId(7))),
        ("t1:close-table:7", Action::CloseTable(TableId(7))),
        (
            "t1:bring:412:words",
            Action::Bring(GameId(412), BoardFormat::Words),
        ),
        (
            "t1:if-then:412:keep:M9+N8s",
            Action::IfThen(GameId(412), line),
        ),
        (
            "t1:if-then:412:clear:=",
            Action::IfThen(GameId(412), nothing),
        ),
        ("t1:games:22:1", Action::Games(PlayerId(22), 1)),
        ("t1:replay:412", Action::Replay(GameId(412))),
        ("t1:review:412", Action::Review(GameId(412))),
        ("t1:share-review:412", Action::ShareReview(GameId(412))),
        ("t1:decline-share:412", Action::DeclineShare(GameId(412))),
        (
            "t1:rules-named:keryo-pente",
            Action::RulesNamed("keryo-pente"),
        ),
        ("t1:puzzle:any", Action::Puzzle(PuzzleAction::Any)),
        (
            "t1:opening-from:o:pente:jjkl",
            Action::Opening(
                OpeningAction::From,
                OpeningRef::read("o", "pente", "jjkl").expect("a position"),
            ),
        ),
        (
            "t1:opening:o:pente:jjkl",
            Action::Opening(
                OpeningAction::Show,
                OpeningRef::read("o", "pente", "jjkl").expect("a position"),
            ),
        ),
        (
            "t1:opening-by:o:pente:jjkl",
            Action::Opening(
                OpeningAction::Rules,
                OpeningRef::read("o", "pente", "jjkl").expect("a position"),
            ),
        ),
        (
            "t1:better-line:412:6:3",
            Action::BetterLine(GameId(412), 6, 3),
        ),
        ("t1:other-mistake:412", Action::OtherMistake(GameId(412))),
        (
            "t1:turning-point:412:1",
            Action::TurningPoint(GameId(412), 1),
        ),
        (
            "t1:step:412:7:back-5",
            Action::Step(GameId(412), 7, StepWay::BackFive),
        ),
        ("t1:step-to:412", Action::StepTo(GameId(412))),
        ("t1:ask-follow:412", Action::AskFollow(GameId(412))),
        (
            "t1:follow:412:end",
            Action::Follow(GameId(412), Following::End),
        ),
        ("t1:unfollow:412", Action::Unfollow(GameId(412))),
        (
            "t1:history:22:-:pente:won:2",
            Action::History(HistoryRef {
                filter: HistoryFilter {
                    ruleset: Some("pente"),
                    result: Some(PlayerResult::Won),
                    ..HistoryFilter::of(PlayerId(22))
                },
                page: 2,
                is_fellow_member: false,
            }),
        ),
        (
            "t1:history:22:-:-:-:1:fellow",
            Action::History(HistoryRef {
                filter: HistoryFilter::of(PlayerId(22)),
                page: 1,
                is_fellow_member: true,
            }),
        ),
        ("t1:open-finished", Action::OpenFinished),
        ("t1:export:sgf", Action::Export(RecordFormat::Sgf)),
        ("t1:pan:412:4:H9:left", Action::Pan(picker, Direction::Left)),
        ("t1:point:412:4:H9:K10", Action::Point(picker, centre)),
        (
            "t1:play:412:4:stone:K10",
            Action::Play(shown, StoneKind::Ordinary, centre),
        ),
        ("t1:set:theme", Action::Set(SettingField::Theme)),
        (
            "t1:offer:412:draw",
            Action::Offer(GameId(412), None, OfferKind::Draw),
        ),
        (
            "t1:offer:412:4:takeback",
            Action::Offer(GameId(412), Some(Revision::from(4)), OfferKind::Takeback),
        ),
    ] {
        assert_eq!(id.parse(), Ok(action));
    }
}

#[test]
fn the_words_of_ids_never_change() {
    fn words<W: Word>() -> Vec<&'static str> {
        W::ALL.iter().map(|it| it.word()).collect()
    }
    for (words, expected) in [
        (words::<StoneKind>(), "stone power"),
        (words::<PlayerGroup>(), "two more"),
        (
            words::<SettingField>(),
            "theme language notation confirm reminders quiet weekend vacation messages digest profile",
        ),
        (words::<SettingsPage>(), "looks time"),
        (words::<HelpPage>(), "first more ladder"),
        (words::<BoardFormat>(), "usual words numbered"),
        (words::<StepWay>(), "first back-5 back on on-5 last"),
        (words::<Direction>(), "left up down right"),
        (words::<OfferReply>(), "agree decline withdraw"),
        (
            words::<OfferKind>(),
            "draw takeback pause adjourn revive resign rate unrate",
        ),
        (Choice::ALL.map(Choice::word).to_vec(), "swap noswap pass"),
        (
            words::<TermsField>(),
            "ruleset pace rated first opening size points",
        ),
        (words::<First>(), "chance me opponent"),
    ] {
        assert_eq!(words.join(" "), expected);
    }
}

#[test]
fn other_forms_are_refused() {
    for id in [
        "",
        "t1",
        "t1:accept",
        "t1:accept:",
        "t1:accept:+4",
        "t1:accept:04",
        "t1:accept:-0",
        "t1:accept:4:",
        "t1:accept:4 ",
        "t1:accept:9223372036854775808",
        "t0:accept:4",
        "t1:ACCEPT:4",
        "t1:explode:4",
        "t1:choose:4:4",
        "t1:choose:4:4:swap:",
        "t1:choose:4:65536:swap",
        "t1:choose:4:04:swap",
        "t1:choose:4:4:take",
        "t1:type:4:4:swap",
        "t1:rules:",
        "t1:rules:three",
        "t1:puzzle:try:ff:2:K10",
        "t1:puzzle:show:00000000000000FF",
        "t1:puzzle:hint:00000000000000ff:65536",
        "t1:learn:task:six",
        "t1:learn:try:five:K20",
        "t1:learn",
        "t1:pan:4:4:H9",
        "t1:pan:4:4:h9:left",
        "t1:pan:4:4:I9:left",
        "t1:point:4:4:H9:U1",
        "t1:point:4:4:H9:K20",
        "t1:play:4:4:K10:stone",
    ] {
        assert_eq!(id.parse::<Action>(), Err(UnknownAction), "{id}");
    }
}
