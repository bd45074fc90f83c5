### The settings of a server, which `/server` shows and changes, and the places of its games.

# $theme is the name of a theme, $language that of a language, $channel one of the two texts below,
# $ruleset the name of a ruleset, $pace how much time there is, as in "3 days + 1 day a move", $seasons how
# long seasons are, $organisers one of two texts below;
# $visibility is one of the two texts below; the others are "yes" or "no". King of the Hill is the name of a contest.
server-settings =
    This server's settings:
    - theme: **{ $theme }** (players can pick their own theme in `/settings`)
    - language: **{ $language }**
    - games are played **{ $channel }**
    - a thread for each game: **{ $threads }**
    - delete the old board when a new one is posted: **{ $tidy }**
    - default game: **{ $ruleset }**, **{ $pace }**
    - vacation can be used in rated games: **{ $vacation }**
    - ladder seasons: **{ $seasons }**
    - King of the Hill (`/hill`): **{ $hill }**
    - two opponents can see reviews of their old games while they play a rated one: **{ $reviews }**
    - the day's puzzle (`/puzzle`): **{ $puzzles }**
    - who organises tournaments: **{ $organisers }**
    - who can see the games: **{ $visibility }**

# Above the settings, after some were changed.
server-saved = Saved.

# The language of the server itself, as its community has chosen it on Discord.
server-language-own = same as the server's community

# Where games are played: see server-settings.
server-channel-any = in the channel of the invitation

# Where games are played: see server-settings. $channel is the link to a channel.
server-channel-one = in { $channel }

# Who sees the games: see server-settings.
server-visibility-open = everyone, also on other servers

# Who sees the games: see server-settings.
server-visibility-closed = only members of this server and the players

# The name of a game's thread, at most 100 characters. $players is as in "Ann vs Ben".
server-thread-name = { $players } · game { $game }

# The players of a game. If there are more than two, $first holds the ones before, put together by
# this same text.
server-players = { $first } vs { $second }

# Added to a board that is posted elsewhere than in the channel of its game.
server-continued-here = I can't post in this game's channel any more, so the game continues here.
# Who organises tournaments: see server-settings.
server-organisers-none = those who manage the server
# The same. $role is the mention of a role.
server-organisers-role = those who manage the server, and { $role }

## Who may begin nothing on a server: `unbar` is typed as it stands here. $people is a list of mentions.

server-barred = { $people } can't start anything here. `unbar` lets a person start games again.
server-nobody-barred = Everybody can start games here.
