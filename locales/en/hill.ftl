### King of the Hill: people climb the hill of a ruleset on their server by winning sets. $ruleset is the name of a
### ruleset.

# One of the terms of a game, with dots between them: "**Pente** · … · set of two games · for the hill of Pente".
hill-term = for the hill of { $ruleset }
# Comes after the explanation of a set, in an invitation or before it is sent.
hill-explained = It's for the hill: whoever wins the set climbs a step, whoever loses it goes down one. Whoever accepts is put on the hill, where everyone on this server sees them.
# Above the picture of a hill. King of the Hill is the name of the contest.
hill-title = { $ruleset } · King of the Hill

## A hill, as `/hill` shows it. Steps are counted from the bottom, which is 1. Who is alone on the top step is king.

hill-heading = **{ $ruleset }** · the hill of this server
hill-empty = Nobody is on this hill yet.
hill-king = **{ $name }** is king of the hill.
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
hill-is-king =
    { $who ->
        [you] You're king of the hill!
       *[other] **{ $name }** is king of the hill!
    }

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
# Comes after either of the two. $channel is a link to a channel for games there.
hill-is-on = This hill is on the server with { $channel }.

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
hill-for-two = A hill is for sets of two people. Leave `hill` out, or choose a person and a ruleset for two.
