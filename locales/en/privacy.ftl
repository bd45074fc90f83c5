### `/privacy`: what is stored about a person. "I" is the bot; only the person sees it.

privacy-heading = What I store about you, beside your name and the language of your Discord:

# $finished and $running are numbers.
privacy-games = - games: **{ $finished }** finished, **{ $running }** running, with every move and its time; whoever can see a game sees them
privacy-results = - ratings, results and podiums: **{ $count }** (ratings stand on the ladders; `/settings` says who sees your profile)
privacy-tournaments = - tournaments: **{ $count }** (everyone on their server sees them)

# King of the Hill: see hill.ftl.
privacy-hills = - places on hills: **{ $count }** (everyone on their server sees them)
privacy-invitations = - invitations, tables and searches for a game: **{ $count }**
privacy-plans = - if-then lines and sealed moves: **{ $count }** (only you see them until the game is over)
privacy-settings = - settings and vacation: **{ $count }**
privacy-blocks = - people you have blocked: **{ $count }**
privacy-following = - games of others that you follow: **{ $count }**
privacy-lessons = - lessons: whether I offered them to you, and where you are in them
privacy-solved-tasks = - lesson tasks you have solved: **{ $count }**
privacy-puzzles = - puzzles you were shown, and how you did: **{ $count }**
privacy-reviews = - reviews of your games that somebody asked for: **{ $count }** (whoever can see a game can see its review; reviews aren't exported, and stay with the games)
privacy-review-shares = - questions and answers about showing a review in the channel of its game: **{ $count }**
privacy-library = - imported records: **{ $count }** (only you see them)
privacy-reports = - reports you wrote: **{ $count }** (only whoever runs me reads them)
privacy-names = - nicknames on servers: **{ $count }**
privacy-messages = - messages on their way to you, and notes of the last hours and days: **{ $count }**
privacy-bars = - bans and bars, by whoever runs me, by servers or from tournaments: **{ $count }** (they stay with your account number when you delete the rest, as long as they're in force)
privacy-kept = It's kept until you delete it. What is needed only for a while is deleted automatically: presses within 15 minutes, pings within an hour, notes of private messages within days, unanswered invitations after a week.
privacy-what-to-do = `/privacy export` sends you all of it as a file, `/privacy delete` deletes it.
privacy-policy = Privacy policy: { $url }
privacy-in-file =
    { $count ->
        [one] Everything I store about you is in this file, with the record of { $count } finished game.
       *[other] Everything I store about you is in this file, with the records of { $count } finished games.
    }

# The command is typed as it stands here. $game is a number.
privacy-rest-of-games = Not all of your games fit: `/export all from:{ $game }` sends the next ones.
privacy-left-out = There was more than one file holds; `data.json` says how many entries are missing. Ask whoever runs me for them.

## `/privacy delete` asks twice
privacy-question = **Delete everything about you?**

# Below privacy-question.
privacy-running-end =
    { $count ->
        [one] - Your running game ends: it's resigned for you, and your opponent is told.
       *[other] - Your { $count } running games end: they're resigned for you, and your opponents are told.
    }
privacy-goes = - Invitations, tables and tournament entries end. Your name, ratings, settings, lessons, puzzles, records, reports and everything else that is only yours is deleted.
privacy-stays = - Your games stay for those who played them with you, and count for them as they did, but without your name: they say "{ general-deleted-player }" instead.
privacy-bars-stay = - If whoever runs me has banned you, or a server has barred you, that stays, with your account number: otherwise it would end by this.
privacy-discord-stays = - Messages that are on Discord already stay there as they are: those you can ask Discord or the server to delete.
privacy-backups = - Copies of my database keep it for some days longer, until they are thrown away.

# The same where it is known: $count is a number of days.
privacy-daily-backups =
    { $count ->
        [one] - The daily copy of my database keeps it until a newer one is made.
       *[other] - The daily copies of my database keep it until { $count } newer ones are made.
    }
privacy-delete = Delete everything
privacy-keep = Keep everything
privacy-question-again = **Really?** This can't be undone: I can't bring anything back, and if you return you'll be new here.
privacy-delete-for-good = Yes, delete it for good
privacy-nothing-deleted = Nothing was deleted.

# Replaces the second question, once everything is being deleted.
privacy-deleting = I'm deleting everything about you. First your games end and your opponents are told; that takes from a quarter of an hour to an hour and a half. Until then I can't do anything else for you, and I won't write to you about it again. Goodbye, and thanks for playing!

# Whoever is being deleted asked for something.
privacy-being-deleted = Everything about you is being deleted, as you asked. That takes up to an hour and a half; after that you can start anew.

# Somebody invited a person who is being deleted.
privacy-other-being-deleted = This person doesn't play any more: they've asked me to delete everything about them. Choose somebody else.
