//! How often a position was reached in finished games, and how these went on.

use crate::discord::action::{Action, OpeningAction, OpeningRef, scope_letter};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message, Modal};
use crate::discord::views::marked_board::{ComparedPart, MarkedBoard};
use crate::discord::views::phrases;
use crate::language::{Text, say};
use crate::picture;
use crate::rules::{Choice, Colour, Move, Notation, Position, Record};
use crate::service::{
    GameView, OPENING_DEPTH, OpeningAnswer, OpeningMove, OpeningResults, OpeningRules, OpeningScope,
};

/// The most next moves that are listed.
const MOST: usize = 8;
/// The most buttons in a row.
const IN_A_ROW: usize = 5;
/// The most other options of the ruleset in the menu, and in the text.
const MOST_OPTIONS: usize = 25;
const MOST_NAMED: usize = 3;

/// A position with what is counted of it.
pub struct OpeningPage<'a> {
    /// The position, and which games are counted.
    pub at: OpeningRef,
    /// The same.
    pub position: &'a Position,
    /// What is counted.
    pub found: &'a OpeningAnswer,
    /// How points are written.
    pub notation: Notation,
    /// Whether the person looks from a server.
    pub has_server: bool,
}

impl OpeningPage<'_> {
    /// The text, the buttons and the menu.
    pub fn message(&self) -> Message {
        let OpeningAnswer::Counted(count) = self.found else {
            let text = Text::lines([self.title(), say!(openings::stands)]);
            return Message::text(text).with_buttons(self.back().into_iter().collect());
        };
        let shown = self.shown();
        let lines = shown
            .iter()
            .zip(1..)
            .map(|(it, number)| self.line(it, number));
        let is_deep = self.at.record().moves.len() >= OPENING_DEPTH;
        let is_any = count.results.games > 0;
        let deep = (is_any && is_deep).then(|| say!(openings::deep, depth = OPENING_DEPTH));
        let left_out = count
            .leads_to_running
            .then(|| say!(openings::leads_to_running));
        let others = count.other_options.iter();
        // Nobody can be led to the others.
        let others: Vec<_> = others.filter(|it| OpeningRef::holds(&it.ruleset)).collect();
        let none = (!is_any).then(|| none(count.leads_to_running, &others));
        let told = lines.chain(left_out).chain(deep).chain(none);
        let head = say!(
            openings::counted,
            scope = scope_name(self.at.scope),
            results = self.results(&count.results)
        );
        let text = Text::lines([self.title(), head].into_iter().chain(told));
        let next: Vec<_> = shown
            .iter()
            .zip(1..)
            .filter_map(|(it, number)| self.next(it, number))
            .collect();
        let message = next
            .chunks(IN_A_ROW)
            .fold(Message::text(text), |message, row| {
                message.with_buttons(row.to_vec())
            });
        let asks_for_stone = self
            .position
            .to_act()
            .is_some_and(|turn| turn.colour.is_some());
        let can_type = asks_for_stone && self.at.record().moves.len() < OPENING_DEPTH;
        let typed = can_type.then(|| {
            let action = Action::Opening(OpeningAction::Type, self.at);
            Button::new(say!(openings::type_point), ButtonStyle::Plain, action)
        });
        let message = message
            .with_buttons(self.back().into_iter().chain(typed).collect())
            .with_menu(self.menu());
        match self.menu_of_rules(&others) {
            Some(rules) => message.with_menu(rules),
            None => message,
        }
    }

    /// The board with the numbers of the next moves.
    pub fn board(&self) -> MarkedBoard {
        let record = self.at.record();
        let mut board = MarkedBoard::after(&record);
        let names = self.shown().iter().zip(1..);
        board.labels = names
            .filter_map(|(it, number): (_, u16)| Some((it.mv.point()?, number.to_string())))
            .collect();
        let told = board.labels.iter().map(|(point, number)| {
            let point = point.text(self.notation, self.at.ruleset.size);
            say!(openings::numbered, number = number.clone(), point = point)
        });
        if !board.labels.is_empty() {
            board.told = say!(openings::in_picture, moves = Text::brief_list(told));
        }
        board.title = say!(openings::button);
        board.part = self.part(&board);
        board
    }

    /// The part of the board around the next moves, with the stones that are near; around all stones where nothing was
    /// played next. The names of the moves are read on a phone, too.
    fn part(&self, board: &MarkedBoard) -> Option<ComparedPart> {
        let next: Vec<_> = board.labels.iter().map(|&(point, _)| point).collect();
        let stones = self.position.board().stones().map(|(point, _)| point);
        let stones: Vec<_> = stones.collect();
        let OpeningAnswer::Counted(count) = self.found else {
            return None;
        };
        (!next.is_empty() || !stones.is_empty()).then(|| ComparedPart {
            window: picture::window(self.at.ruleset.size, &next, &stones),
            played: None,
            better: None,
            numbered: Vec::new(),
            heading: phrases::ruleset_name(self.at.ruleset.id),
            lines: vec![self.results(&count.results)],
        })
    }

    fn shown(&self) -> &[OpeningMove] {
        let OpeningAnswer::Counted(count) = self.found else {
            return &[];
        };
        count.moves.get(..MOST).unwrap_or(&count.moves)
    }

    /// "Openings · Pente · tournament rule · K10 L9"
    fn title(&self) -> Text {
        let moves = self.at.record().moves;
        let names = moves.iter().map(|&mv| self.name(mv));
        let line = if moves.is_empty() {
            say!(openings::start)
        } else {
            Text::joined(names, " ")
        };
        let ruleset = &self.at.ruleset;
        let rules = std::iter::once(phrases::ruleset_name(ruleset.id));
        let rules = rules.chain(phrases::options(ruleset));
        say!(
            openings::title,
            ruleset = Text::joined(rules, " · "),
            line = line
        )
    }

    fn line(&self, it: &OpeningMove, number: u16) -> Text {
        let (name, results) = (self.name(it.mv), self.results(&it.results));
        match it.rating {
            Some(rating) => say!(
                openings::rated_move,
                number = number,
                played = name,
                results = results,
                rating = rating
            ),
            None => say!(
                openings::played_move,
                number = number,
                played = name,
                results = results
            ),
        }
    }

    /// "12 games · white 5, black 6, drawn 1"
    fn results(&self, results: &OpeningResults) -> Text {
        let [first, second] = results.wins;
        let colour = |colour| phrases::colour(&self.at.ruleset, colour);
        say!(
            openings::results,
            games = results.games,
            first = colour(Colour::FIRST),
            first_wins = first,
            second = colour(Colour::SECOND),
            second_wins = second,
            draws = results.draws
        )
    }

    fn name(&self, mv: Move) -> Text {
        match mv {
            Move::Choose(Choice::Swap) => say!(openings::swap),
            Move::Choose(Choice::NoSwap) => say!(openings::no_swap),
            Move::Choose(Choice::Pass) => say!(openings::pass),
            mv => Text::verbatim(mv.text_in(self.notation, self.at.ruleset.size)),
        }
    }

    /// The button that plays a move and goes on.
    fn next(&self, it: &OpeningMove, number: u16) -> Option<Button> {
        let mut record = self.at.record();
        record.push(it.mv);
        let next = OpeningRef::new(self.at.scope, &record)?;
        let label = say!(openings::next, number = number, played = self.name(it.mv));
        let action = Action::Opening(OpeningAction::Show, next);
        Some(Button::new(label, ButtonStyle::Inviting, action))
    }

    /// The button that takes one move back.
    fn back(&self) -> Option<Button> {
        let mut record = self.at.record();
        record.moves.pop()?;
        let before = OpeningRef::new(self.at.scope, &record)?;
        let action = Action::Opening(OpeningAction::Show, before);
        Some(Button::new(say!(replay::back), ButtonStyle::Plain, action))
    }

    fn menu(&self) -> Menu {
        let scopes = [
            OpeningScope::Server,
            OpeningScope::Everywhere,
            OpeningScope::Own,
        ];
        let scopes = scopes.into_iter();
        let scopes = scopes.filter(|&scope| scope != OpeningScope::Server || self.has_server);
        let items = scopes.map(|scope| Item {
            is_chosen: scope == self.at.scope,
            ..Item::new(scope_name(scope), scope_letter(scope))
        });
        Menu {
            action: Action::Opening(OpeningAction::Choose, self.at),
            prompt: say!(openings::which_games),
            items: items.collect(),
        }
    }

    /// The menu that leads to the games by the same ruleset with other options, if there are any.
    fn menu_of_rules(&self, others: &[&OpeningRules]) -> Option<Menu> {
        let items = others.iter().take(MOST_OPTIONS);
        let items = items.map(|it| Item::new(options(it), it.ruleset.code()));
        (!others.is_empty()).then(|| Menu {
            action: Action::Opening(OpeningAction::Rules, self.at),
            prompt: say!(
                openings::other_options,
                ruleset = phrases::ruleset_name(self.at.ruleset.id)
            ),
            items: items.collect(),
        })
    }
}

/// Says that nothing was found, and where there is something.
fn none(leads_to_running: bool, others: &[&OpeningRules]) -> Text {
    let none = if leads_to_running {
        say!(openings::none_other)
    } else {
        say!(openings::none)
    };
    let named = others.iter().take(MOST_NAMED).copied().map(options);
    let elsewhere =
        (!others.is_empty()).then(|| say!(openings::none_elsewhere, options = Text::list(named)));
    Text::sentences(std::iter::once(none).chain(elsewhere))
}

/// "free opening (12 games)"
fn options(it: &OpeningRules) -> Text {
    say!(
        openings::with_options,
        options = Text::joined(phrases::options(&it.ruleset), " · "),
        games = it.games
    )
}

/// The form that asks for the next move.
pub fn opening_form(at: OpeningRef) -> Modal {
    Modal {
        title: say!(openings::form_title),
        label: say!(move_buttons::point),
        example: say!(move_buttons::example),
        action: Action::Opening(OpeningAction::Type, at),
        most: Modal::LONGEST,
    }
}

/// The button that leads from a finished game for two, after so many moves, to how often its position was
/// reached; of later positions, to the last that is counted. What stands there stays.
pub(super) fn openings_button(view: &GameView, moves: usize) -> Option<Button> {
    let ruleset = view.game.terms.ruleset;
    if ruleset.seats != 2 || ruleset.colours != 2 || !view.game.is_over() {
        return None;
    }
    let played = view.game.record().moves.iter().take(moves);
    let played = played.take(OPENING_DEPTH).take_while(|mv| mv.is_turn());
    let moves = played.copied().collect();
    let at = OpeningRef::new(OpeningScope::Server, &Record { ruleset, moves })?;
    let action = Action::Opening(OpeningAction::From, at);
    Some(Button::new(
        say!(openings::button),
        ButtonStyle::Plain,
        action,
    ))
}

fn scope_name(scope: OpeningScope) -> Text {
    match scope {
        OpeningScope::Server => say!(openings::scope_server),
        OpeningScope::Everywhere => say!(openings::scope_everywhere),
        OpeningScope::Own => say!(openings::scope_own),
    }
}
