### A person's own library of records for study.

## What is said when somebody has sent a file with records. "I" is the bot.

# $count is how many records were added.
import-added =
    { $count ->
        [one] I added { $count } record to your library. `/import` lists it; only you see it.
       *[other] I added { $count } records to your library. `/import` lists them; only you see them.
    }
import-nothing = I added nothing to your library.
import-no-records = There's no record of a game in that file.
# Records that the library has already.
import-known =
    { $count ->
        [one] { $count } record was in it already.
       *[other] { $count } records were in it already.
    }
# Records for which there is no room. `/import record: delete:` is typed as it stands.
import-full =
    { $count ->
        [one] { $count } more doesn't fit: it has room for { $most } records. You can delete some with `/import record: delete:`.
       *[other] { $count } more don't fit: it has room for { $most } records. You can delete some with `/import record: delete:`.
    }
import-cut = The file has more than I read at once.
# Files in a zip file that were not looked into.
import-passed-over =
    { $count ->
        [one] I passed over { $count } file that is neither `.txt` nor `.sgf`.
       *[other] I passed over { $count } files that are neither `.txt` nor `.sgf`.
    }

## What could not be read, as items of a list

# $record is the record's place in the file, $why one of the texts below.
import-refused = record { $record }: { $why }
# In a zip file; $file is the name of the file in it.
import-refused-in = { $file }, record { $record }: { $why }
# Further ones, of which it is not said why.
import-refused-more =
    { $count ->
        [one] I couldn't read { $count } more.
       *[other] I couldn't read { $count } more.
    }
# Reasons. $word is a word from the file, $point a move such as K10, $number its number.
import-not-text = it's not text
import-not-sgf = it's not SGF that I can read
import-ruleset = I don't know the game it's of
import-word = { $word } isn't a move
import-illegal = move { $number }, { $point }, is against the rules of { $ruleset }
import-too-long = it's too long, headers and comments included
import-set-up = it sets up stones instead of telling every move
import-not-unpacked = I can't unpack it
import-comment = a comment in braces doesn't end
import-no-moves = it has neither headers nor moves
# A header is a line such as [Event "Game 7"]; $name is its name.
import-header = { $name } can't be the name of a header
# `GM[4]` and `RU[keryo-pente]` are SGF, typed as they stand.
import-go = it's marked as a record of Go (`GM[1]`, or no `GM`); SGF of these games has `GM[4]`
import-no-ruleset = it doesn't say which game it's of; in SGF, `RU[keryo-pente]` would say so
import-size = that game isn't played on a board of that size
import-colour = move { $number } has the wrong colour
# $told and $known are results such as 1-0.
import-result = its result is given as { $told }, but its moves say { $known }
# $fault is import-illegal, $reason a sentence that says why: one of the two below, or one of refusal-rules.ftl.
import-because = { $fault }. { $reason }
import-occupied = { $point } is taken.
import-over = The game is over by then.

## Refusals

import-too-large = That file is too large: I read at most 1 MB.
import-not-fetched = I couldn't get that file from Discord. Please try again in a moment.
# The options of the command are typed as they stand.
import-options = Those options don't go together: `file:` adds records and stands alone; `move:` or `delete:` needs the number of a record in `record:`.

## The list of somebody's records

import-library = Your library, { $count } of at most { $most } records:
import-empty = Your library is empty. `/import file:` adds records of games, as text, SGF, or a zip file of them. Only you see them.
# A part of a line, as in "Pente · Ann and Ben · 41 moves · 1-0".
import-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# Also a line of the list.
import-damaged = I can't read record { $record }. You can delete it, and please tell whoever runs this bot.
import-deleted = I deleted record { $record } from your library.
import-no-such-record = There's no record { $record } in your library. `/import` lists it.

## A record on a board. $about is as in the list: "Pente · Ann and Ben · 41 moves · 1-0".

import-record = Record { $record }: { $about }
import-beginning = Before the first move
# $point is the move, such as K10.
import-after-stone = After move { $number } of { $count }: **{ $point }**
# After a move without a stone, for example a resignation.
import-after = After move { $number } of { $count }
# $typed is what somebody typed in place of the number of a record.
import-not-a-record = { $typed } isn't the number of a record. `/import` lists yours.
