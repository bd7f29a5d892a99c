# The words of the shell. A game's words lie in its own folder and are added to these.

app-name = Gloaming
page-title = { $page } · Gloaming
skip-to-content = Skip to the content
language-label = Language
loading = One moment…
try-again = Try again
yes = yes
no = no
list-empty = none
nobody = nobody

## Home

home-title = Games about what you may not see.
home-text = Play with friends or with bots, here in the browser. No account, nothing to install.
home-return = Back to table { $code }
home-back = Back to the start
name-title = Who are you?
name-label = Your name
name-help = This is what the others at the table see.
name-missing = Please enter a name first.
name-continue = Go on to the table
name-before-table = Tell the others what to call you. Then you may watch, or take a seat.
join-title = Have you been given a code?
join-label = Code of the table
join-button = Join
join-help = You can also paste the link.
join-missing = Please enter the code of the table.
games-title = Games
games-example = Example
games-players = For { $least } to { $most } players
games-make = Make a table: { $game }
rules-title = Rules
nowhere-title = There is nothing here
nowhere-text = This address leads to no page of ours.

## Table

table-name = Table { $code }
table-title = { $game }, table { $code }
invite-title = Invite friends
invite-text = Send the link, or read the code out.
invite-code = Code
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = The link is copied.
invite-by-hand = The link is selected: copy it from here.
invite-here-only = This address works on this machine only.
places-title = Places
place-number = Place { $number }
place-free = Free
place-you = You
place-bot = Bot
place-here = Here
place-away = Away
place-sit = Sit here
place-move = Move here
place-stand = Stand up
place-level = Kind of bot
place-add-bot = Add bot
place-clear = Free this place
watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
watchers-you = { $count ->
    [0] You are watching.
    [one] You and one other person are watching.
   *[other] You and { $count } other people are watching.
}
options-title = Options
options-host-only = Only { $host }, who made the table, can change these.
field-range = From { $least } to { $most }.
start-begin = Start
start-again = Play again
start-ready = Everything is ready.
start-host = { $host }, who made the table, starts the match.
start-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
start-too-few = { $count ->
    [one] One more place has to be taken before the match can start.
   *[other] { $count } more places have to be taken before the match can start.
}
start-missing-role = A role that the game needs is still free.
start-teams-uneven = The teams are too uneven.

## Play

seats-label = Players
seat-bot = { $level } { $number }
seat-namesake = { $name } ({ $number })
board-title = What you see
board-latest = Just now
turn-label = Your moves
turn-yours = It is your move.
turn-waiting = Waiting for the others.
turn-sending = Your move is on its way.
turn-watching = You are watching.
turn-keys = Number keys play moves
stop-match = Stop the match
stop-sure = The match ends at once, for everybody, and nobody has won.
stop-yes = Yes, stop it
stop-no = Play on
log-title = What happened
log-empty = Nothing yet.
clock-label = Time left
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
too-late = Too late: that was possible a moment ago, but no longer.
notice-close = Close

## The end

over-title = The match is over
over-scores = Points
over-winner = Winner
over-truth = The truth
over-analysis = Looking back
over-file = Download the match
over-verify = Check that chance was fair

## Connection

connection-connecting = Connecting…
connection-open = Connected
connection-lost = The connection is lost. Nothing that was confirmed is gone. Trying again, attempt { $attempt }…
connection-healed = Connected again

## What the table refuses

refused-not-legal = That move is not possible now.
refused-over = The match is already over.
refused-not-seated = You have no seat here.
refused-not-running = No match is being played.
refused-malformed = The server did not understand that. Please try again.
refused-no-such-place = There is no such place at this table.
refused-place-taken = Somebody else was quicker: that place is taken.
refused-not-host = Only whoever made the table may do that.
refused-no-such-bot = There is no such bot in this game.
refused-bad-options = The game cannot be played with these options.
refused-too-few = There are not enough players yet.
refused-missing-role = A role that the game needs is still free.
refused-teams-uneven = The teams are too uneven.
refused-already-running = The match has already begun.
refused-wrong-commitment = The promise about chance has changed meanwhile. Nothing is lost.
refused-nothing-there = That place is already free.

## What goes wrong with a request

problem-unexpected = Something went wrong. Please try again.
problem-broken = Something went wrong on the server. Please try again.
problem-unreachable = The server cannot be reached. Please check the connection.
problem-malformed = The server did not understand that. Please try again.
problem-too-large = That is too large.
problem-too-many = That was too much at once. Please wait a moment.
problem-foreign-origin = This page may not speak to that server.
problem-not-found = There is nothing at this address.
problem-no-session = The server does not know you yet. Please enter your name.
problem-no-such-game = There is no such game.
problem-no-such-table = There is no table with this code.
problem-no-such-match = There is no such match, or it is not over yet.
problem-bad-options = The game cannot be played with these options.
problem-name-empty = This name has nothing that could be shown.
problem-name-too-long = This name is too long: 24 characters at most.

## Fair chance

verify-link = Check that chance was fair
verify-title = Was chance fair?
verify-text = Before the deal the server promises its seed and every player throws in some chance of their own. The match file opens both, so that every draw can be made again, here in your browser.
verify-file = Match file
verify-busy = Checking…
verify-good = { $draws ->
    [one] Chance was fair: the promise was kept, and the one draw is right.
   *[other] Chance was fair: the promise was kept, and all { $draws } draws are right.
}
verify-bad = Line { $line } is wrong.
verify-players = Played by: { $names }.
verify-promise-kept = The promise is the one that this device saw before the match began.
verify-promise-changed = The promise is not the one that this device saw before the match began.
verify-promise-unknown = This device did not see the match begin, so it cannot compare the promise.
verify-nonce-kept = What this device threw in is part of it.
verify-nonce-changed = What this device threw in is not part of it.
verify-nonce-unknown = This device threw nothing into this match, or not in time.
verify-head-kept = The file ends as the match ended here.
verify-head-changed = The file does not end as the match ended here.
verify-head-unknown = This device did not see the match end, so it cannot compare the last line.
verify-limits = This page checks every draw. It does not notice a move that was changed or left out; the command “gloaming verify” checks the moves, the rules and every digest as well.
verify-fault-empty = The file is empty.
verify-fault-unreadable = It cannot be read.
verify-fault-format = This format is not known here.
verify-fault-unfinished = The last line, which opens the seed, is missing.
verify-fault-match = A match is named in small letters, digits and hyphens alone.
verify-fault-seed = The seed is not written in 64 hexadecimal digits.
verify-fault-promise = The seed is not the one that was promised.
verify-fault-nonces = For at least one seat it says neither what was thrown in nor that nothing was.
verify-fault-nonce = Something that was thrown in is not written in 64 hexadecimal digits.
verify-fault-bot = Something was thrown in for a bot, and bots throw nothing.
verify-fault-backwards = Time runs backwards.
verify-fault-choice = There cannot be such a draw.
verify-fault-draw = The seed and the throws draw something else here.
verify-fault-head = It closes another match, or lines are missing before it.
fair-title = Fair chance
fair-next = Fair chance in the next match
fair-text = Before the deal the server promises its seed by this digest, and every player throws in some chance of their own. Keep both, and the match file can be checked against them.
fair-promise = Promise of the server
fair-throw = What you threw in
fair-throw-none = Nothing
fair-head = Digest at the end of the match
fair-promise-broken = Careful: this match did not begin under the promise that the server gave before. Do not trust its draws.
fair-throw-lost = Careful: the server had confirmed what you threw in, but this match began without it. Do not trust its draws.
