### King of the Hill: people climb the hill of a ruleset on their server by winning sets. $ruleset is the name of a
### ruleset.

# One of the terms of a game, with dots between them: "**Pente** · … · set of two games · for the hill of Pente".
hill-term = for the hill of { $ruleset }
# Comes after the explanation of a set, in an invitation or before it is sent.
hill-explained = It's for the hill: whoever wins the set climbs a step, whoever loses it goes down one. Whoever accepts is put on the hill, where everyone on this server sees them.
# In an invitation with other terms that answers one for the hill, and before it is sent.
hill-no-longer = It's no longer for the hill.
# After a rematch of a set for the hill was offered or begun. $why is not shown: `off` if there are no hills on the
# server any more, `left` if the person is not on it any more, else `playing`: the two play another set for it. What is in backticks
# stays as it is.
hill-rematch-not =
    { $why ->
        [off] It's not for the hill this time: hills are turned off on this server.
        [left] It's not for the hill this time, because you aren't on it any more. `/hill` lets you join again.
       *[playing] It's not for the hill this time, because you two are already playing another set for it.
    }
# Above the picture of a hill. King of the Hill is the name of the contest.
hill-title = { $ruleset } · King of the Hill

## A hill, as `/hill` shows it. Steps are counted from the bottom, which is 1. Who is alone on the top step is king.

hill-heading = **{ $ruleset }** · the hill of this server
hill-empty = Nobody is on this hill yet.
hill-king = **{ $name }** is king of the hill.
# The only person on a hill is its king without having won anything.
hill-alone = **{ $name }** is alone on the hill, so the crown is theirs until somebody climbs past.
hill-no-king = Nobody is king: several people share the top step, step { $step }.
# Where there is no picture. $names is a list of names.
hill-step = Step { $step }: { $names }
hill-own = You're on step { $step } of { $top }.
# $time is as in "in 3 days". Comes after the text before.
hill-own-ends = Your place ends { $time } unless you finish a set on this hill by then.
hill-not-on = You aren't on this hill. Whoever joins starts on the bottom step, and everyone on this server sees who is on the hill.
# What is in backticks stays as it is. $days is a number, as in hill-ends and hill-has-ended.
hill-how = A rated set that was agreed on for the hill takes its winner a step up and its loser a step down. `/challenge` with `hill` invites to one. Whoever finishes none for { $days } days is taken off the hill.
# $names are the names of other rulesets.
hill-others = Other hills with people on them: { $names }. `/hill ruleset:` shows them.
hill-join = Join the hill
hill-leave = Leave the hill
hill-stay = Stay
# The question before somebody leaves the hill; its answers are "Leave the hill" and "Stay".
hill-ask-leave = Leave the hill of { $ruleset }? You're on step { $step }. If you come back, you start on the bottom step.
# Comes after the question, if a set for the hill is still being played.
hill-leave-playing = Your set for this hill goes on, but won't move you: you won't be on the hill when it ends.
# In an empty menu of the people on the hill, and a person in it.
hill-challenge = Challenge someone on the hill
hill-opponent = { $name } · step { $step }

## After a set for the hill. $who is not shown: `you` if the reader is meant, else `other`.

hill-climbs =
    { $who ->
        [you] You climb to step { $step } of the hill.
       *[other] **{ $name }** climbs to step { $step } of the hill.
    }
hill-falls =
    { $who ->
        [you] You go down to step { $step } of the hill.
       *[other] **{ $name }** goes down to step { $step } of the hill.
    }
hill-bottom =
    { $who ->
        [you] You stay on the bottom step of the hill.
       *[other] **{ $name }** stays on the bottom step of the hill.
    }
hill-stays =
    { $who ->
        [you] You stay on step { $step } of the hill.
       *[other] **{ $name }** stays on step { $step } of the hill.
    }
# In the question before somebody resigns a game of a set for the hill. $result is not shown: `lost`, `same`, or `open`
# as long as the other game goes on.
hill-resign =
    { $result ->
        [lost] On the hill of { $ruleset } you go down a step for it, unless you're on the bottom one.
        [same] Nobody moves on the hill of { $ruleset } for it.
       *[open] The set is for the hill of { $ruleset }: whoever loses it goes down a step.
    }
hill-is-king =
    { $who ->
        [you] You're king of the hill!
       *[other] **{ $name }** is king of the hill!
    }
# Somebody else is alone on the top step now, because the loser of the set has left it.
hill-crowned = That leaves **{ $name }** alone on the top step: king of the hill.

## On a person's profile

hill-of-profile = Hills on this server: { $list }
# $crown is not shown: `king` if the person is king there, else `none`.
hill-of-profile-one =
    { $crown ->
        [king] { $ruleset } step { $step } (king)
       *[none] { $ruleset } step { $step }
    }

## News in private. $time is as in "in 3 days".

hill-ends = Your place on the hill of { $ruleset } ends { $time }, because you've finished no set there for { $days } days. `/challenge` with `hill`, on its server, invites to one.
hill-has-ended = You're off the hill of { $ruleset }, because you finished no set there for { $days } days. `/hill`, on its server, lets you join again.
# Whoever stood beside the reader on the top step has gone down or left.
hill-became-king = You're king of the hill of { $ruleset } now: nobody else is on the top step any more.
# Comes after either of the two. $channel is a link to a channel for games there.
hill-is-on = This hill is on the server with { $channel }.
# The same if the name of the server is known.
hill-is-on-server = This hill is on the server **{ $server }**.
# The same with a channel.
hill-is-on-server-with = This hill is on the server **{ $server }**, where { $channel } is.

## After `/server` has switched the hills off

hill-switched-off = The hills are kept, but nobody sees or climbs them until you set `hill` to true again.

## The description of the picture of a hill, and a few words in it

hill-alt =
    The hill of { $ruleset }, { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }.
hill-alt-step = Step { $step }: { $names }.
hill-alt-king = Step { $step }: { $name }, king of the hill.
# In the place of steps that are not shown.
hill-more-steps =
    { $count ->
        [one] { $count } more step
       *[other] { $count } more steps
    }

## Refusals. What is in backticks stays as it is.

hill-off = There's no hill on this server. Someone who manages it can turn hills on in `/server`.
hill-only-on-servers = There are hills only on servers. Use `/hill` in a channel of one.
hill-no-hill = There's no hill of { $ruleset } with these options: only what can be played in rated sets for two has one. Choose another ruleset, or leave its options out.
hill-only-rated-sets = A challenge for the hill is always a rated set. Leave out `set` and `rated`, or leave out `hill`.
hill-stays-rated = This set is for the hill, where only rated sets count, so it stays rated.
hill-not-on-hill = You aren't on the hill of { $ruleset }, and only people on it can invite to a set for it. `/hill` lets you join.
hill-other-left = { $player } isn't on the hill of { $ruleset } any more, so no set for it can begin. Play without `hill`, or ask them to join again.
hill-set-running = You two are already playing a set for this hill: game { $game } is one of its games. Finish it first, or play without `hill`.
# $player invited the other of the two. $time is as in "3 hours ago", $channel a link to a channel.
hill-invited = There is already an invitation to a set for this hill between you two: { $player } made it { $time } in { $channel }. Answer or withdraw that one first, or play without `hill`.
hill-for-two = A hill is for sets of two people. Leave `hill` out, or choose a person and a ruleset for two.
