### Finding an opponent: the list of people who seek a game, and what became of it. A *seek* is the wish of
### one person to play on certain terms.
###
### $terms are the terms of the game, as in "**Pente** · tournament rule · 3 days + 1 day a move · rated".
### $band is one of the texts `seek-any` and `seek-points`. $since and $until read as in "2 hours ago" and
### "in 6 days".

## How far the ratings may be apart

# Choices of the option `band` of `/seek`.
seek-choice-any = any rating
seek-choice-points = at most { $most } points from mine
# The same in a list.
seek-any = any rating
seek-points = ratings up to { $most } points apart, more while one is provisional

## The list

seek-list = Looking for an opponent:
seek-none = Nobody is looking for an opponent here right now. Press *Find an opponent*: you play whoever fits first.
# A line about the reader's own seek. $scope is not shown: `everywhere` if people on all servers fit, else `server`.
seek-own-line =
    { $scope ->
        [everywhere] **you**, everywhere: { $terms } · { $band } · ends { $until }
       *[server] **you**: { $terms } · { $band } · ends { $until }
    }
# A line about somebody else's. $rating is a number.
seek-line = { $name } ({ $rating }): { $terms } · { $band } · asked { $since }, ends { $until }
# Such a line of somebody who is on another server.
seek-on-another-server = elsewhere: { $seek }
# The beginning of such a line in a menu.
seek-item = { $name } ({ $rating })
# The menu, as long as nothing is chosen.
seek-play = Play someone from the list

## Buttons

seek-seek = Find an opponent
seek-everywhere = Seek everywhere
seek-stop = Stop seeking
# $ruleset is the name of a ruleset.
seek-stop-one = Stop: { $ruleset }
seek-show-list = Show the list
seek-agree = Agree and seek everywhere

## What the person who seeks is told

# $scope is not shown: `everywhere` and `server` as above, and `nowhere` in private messages, where people on
# other servers do not fit yet.
seek-listed =
    { $scope ->
        [everywhere] You're on the list everywhere: { $terms } · { $band }. The game begins as soon as someone fits, and I'll tell you. You stay on the list until { $until }.
        [nowhere] Nobody can find you yet, because private messages have no list. To be found, agree to seek everywhere with the button below, or use `/seek` in a channel of a server. I keep what you want until { $until }: { $terms } · { $band }.
       *[server] You're on this server's list: { $terms } · { $band }. The game begins as soon as someone fits, and I'll tell you. You stay on the list until { $until }.
    }
# $name is the name of the reader's account, $rating a number.
seek-ask-everywhere = People on other servers who seek will see your Discord name ({ $name }) and your rating ({ $rating }), and you will see theirs. Games with them are played in private messages with me. I pass on no messages between you. Do you agree?
# The first private message before such a game.
seek-conversation = Your games with people from other servers are played here, in our private messages.
seek-stopped = You no longer seek { $terms }.
# $place is not shown: `here` if the game is in this channel, `private` if it is in private messages, else
# `elsewhere`. $channel is a link, $game the number of the game.
seek-playing =
    { $place ->
        [here] You're playing { $opponent }: { $terms }. Game { $game } begins below.
        [private] You're playing { $opponent }: { $terms }. Game { $game } begins in our private messages.
       *[elsewhere] You're playing { $opponent }: { $terms }. Game { $game } begins in { $channel }.
    }
# To the person who waited. $game is a link that reads as in "game 412".
seek-matched = I found you an opponent: { $opponent }, { $terms }. It's { $opponent }'s turn in { $game }.
# The same if it's the reader's turn.
seek-matched-own = I found you an opponent: { $opponent }, { $terms }. It's your turn in { $game }.
# To the person who sought, once. What is in backticks stays as it is.
seek-ended = Your seek ended, and nobody fitted: { $terms } · { $band }. `/seek` begins another.

## Why something is refused

seek-gone = That seek is over: a game was found, it was stopped, or its time is up. `/seek` shows the list.
seek-too-many = You're looking for { $most } games already, and that is the most. Stop one of them first: `/seek`.
seek-too-many-games = You have { $most } games running: with so many you can't look for another. Finish some first.
# Another sentence follows: that I can't message the reader.
seek-in-private = Games with people from other servers are played in private messages.
seek-not-reached = I couldn't write to you just now. Try again in a minute.
seek-opponent-not-reached = I couldn't write to them just now, so the game hasn't begun. Try again in a minute, or play someone else from the list: `/seek`.
seek-own-seek = That is your own seek.
seek-other-terms = The two of you want different games.
seek-too-far-apart = They want an opponent whose rating is at most { $most } points from theirs.
seek-playing-already = The two of you are playing this already. Finish that game first.
seek-busy = They already have { $most } games running and can't begin another yet. Play someone else from the list.

## Reports about opponents from other servers

# Two buttons, and the form behind the first one: its title, and the label of the field (45 characters each).
seek-report = Report
seek-block = Block
seek-report-title = Report your opponent
seek-report-label = What happened?
# In the empty field.
seek-report-example = Whoever runs this bot reads it; your opponent isn't told
seek-reported = Thank you. Whoever runs this bot can read your report now, and decides what to do; your opponent isn't told. If you don't want to meet them again, press *Block*. The game goes on: `/resign` ends it.
seek-no-reason = Say in a few words what happened.
seek-too-many-reports = You've made { $most } reports within a day, and that is the most. Try again tomorrow.
