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
home-play-now = Play now with bots
home-play-friends = Play with friends
home-which = Which game?
home-you = You play as { $name }.
home-rename = Change name
home-table-gone = Table { $code } has been cleared away meanwhile.
home-back = Back to the start
name-title = Who are you?
name-label = Your name
name-help = This is what the others at the table see.
name-missing = Please enter a name first.
name-continue = Go on to the table
name-go-on = Go on
name-before-table = Tell the others what to call you. Then you may watch, or take a seat.
join-title = Have you been given a code?
join-button = Join
join-letters = Codes have letters only, without I and O.
join-help = { $missing ->
    [0] The code is complete.
    [8] Eight letters. You can also paste the link.
    [one] Eight letters, one to go.
   *[other] Eight letters, { $missing } to go.
}
join-missing = { $missing ->
    [8] Please enter the code of the table.
    [one] One letter is still missing.
   *[other] { $missing } letters are still missing.
}
games-title = Games
games-example = Example
games-players = For { $least } to { $most } players
games-play = Play with bots
games-gather = Gather a table
games-gallery = Pictures
gallery-of = The pictures of { $game }
rules-title = Rules
rules-of = Rules: { $game }
rules-whole = All the rules
way-in-title = { $game } in short
way-in-text = Nothing begins before you say so. The rules stay at hand during the match.
way-in-go = Let’s play
nav-label = Pages
nav-watch = Watch
nav-settings = Settings
footer-label = More pages
footer-unofficial = Gloaming is unofficial: not made, endorsed or sponsored by the authors, illustrators or publishers of the games.
nowhere-title = There is nothing here
nowhere-text = This address leads to no page of ours.

## Watching, and going on with another device

watch-title = Open tables
watch-text = Whoever watches sees what everybody may see, and nothing else.
watch-none = No table is open to everybody just now.
watch-go = Watch
watch-lobby = Not begun yet.
watch-playing = In play.
watch-over = Just over.
watch-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
watch-free = { $count ->
    [0] No place is free.
    [one] One place is free.
   *[other] { $count } places are free.
}
watch-bots-play = Watch bots play { $game }
elsewhere-title = Go on with this device
elsewhere-text = Your seat and your name come along. The other device may stay open: then you can play from both.
elsewhere-go = Go on here
elsewhere-instead = The link is mine: go on here
elsewhere-spent = This link is used up
elsewhere-anew = To get a new one, press “{ go-on-open }” at the table on the device you were playing with; it is good for one device, for two minutes.
problem-somebody-else = This device is known here as somebody else, whose seats it would lose. Only go on if the link is your own.
problem-no-such-link = It has been used already, or it is older than two minutes.

## Table

table-name = Table { $code }
table-title = { $game }, table { $code }
invite-title = Invite friends
invite-text = Send the link, or read the code out.
invite-locked = The door is locked: only those who have a place here come in.
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
place-add-bot = Add a bot
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
options-title = How we play
options-host-only = Only { $host }, the host, can change these.
field-range = From { $least } to { $most }.
start-begin = Start
start-again = Play again
start-ready = Everything is ready.
start-host = { $host } starts the match.
start-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
start-away-text = The match begins for them, too. If they stay away, a bot soon plays on, where the game has one.
start-wait = Wait
start-anyway = Start all the same
start-too-few = { $count ->
    [one] One more place has to be taken before the match can start.
   *[other] { $count } more places have to be taken before the match can start.
}
start-missing-role = A role that the game needs is still free.
start-teams-uneven = The teams are too uneven.
start-no-such-pack = What was chosen with the options is no longer on this server: the host has to choose something else.

## Lobby: places, door, invitation, start, another game

lobby-taken = { $taken } of { $places } places taken
names-you = you
place-host = Host
place-ready = Ready
place-not-ready = Not ready yet
place-take = Take this place
place-change = Change
place-bots = Which bot?
place-swap = Swap with another place
place-hand-over = Make { $name } the host
place-hand-over-help = The host sets how you play, says who comes in and starts the match.
place-clear-bot = Take the bot away
place-clear-help = { $name } stays at the table and watches.
swap-choose = With whom shall { $name } change places? Choose a card.
swap-with = Swap with { $name }
swap-here = Move here
swap-cancel = Leave it as it is
table-acts = For the host
table-rotate = Roles go round
table-rotate-plain = Everybody one place on
table-sides = Swap sides
door-title = Who may come in
door-open = Anybody
door-private = With the code
door-locked = Nobody
door-now = { $door ->
    [open] The table is shown on the page “Watch”; anybody may come and sit down.
    [locked] Whoever is not here yet stays outside; those who have a place may come back.
   *[private] Only whoever has the code or the link finds the table.
}
option-less = Less ({ $option })
option-more = More ({ $option })
option-pack = Added on this server
invite-spoken = Code of the table: { $code }
invite-share = Share
invite-which = Which address
invite-everywhere = Everywhere
invite-network = On this network
invite-reach = { $reach ->
    [network] For phones and computers on the same network.
   *[everywhere] For everybody, wherever they are.
}
dock-role = You play as { $role }.
dock-role-team = You play as { $role } for { $team }.
dock-place = You sit on place { $number }.
dock-watch = You are watching.
dock-sit = Take a place
ready-yes = I am ready
ready-no = Not ready after all
ready-again = Play again
start-not-ready = Not ready yet: { $names }.
start-not-ready-you = You are not ready yet.
start-needs = Still needed: { $roles }.
start-role-team = { $role } for { $team }
count-title = The match begins
count-now = The match begins in { $number }
count-hold = Wait
count-held = Anybody who plays may stop the count.
again-round = Play again, roles go round
again-same = Play again as before
another-open = Another game
another-title = Which game is next?
another-text = A new table is laid with a seat for everybody who has one here, and all are shown the way to it.
another-making = The table is being laid…
onward-title = It goes on elsewhere
onward-text = { $host } has gone ahead to table { $code }.
onward-text-you = You have shown everybody the way to table { $code }.
onward-go = Come along to table { $code }

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
stop-match = Stop the match
stop-match-sure = The match ends at once, for everybody, and nobody has won.
stop-match-yes = Yes, stop it
stop-match-no = Play on
log-title = What happened
log-empty = Nothing yet.
clock-label = Time left
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
too-late = Too late: that was possible a moment ago, but no longer.
notice-close = Close

## Settings

settings-title = Settings
settings-done = Done
settings-on = On
settings-off = Off
settings-kept = This device remembers what you choose here.
settings-text = Text size
settings-text-small = Small
settings-text-normal = Medium
settings-text-large = Large
settings-text-huge = Very large
settings-volume = Volume
settings-volume-value = { $volume } of 100
settings-volume-try = Try it
settings-volume-none = Nothing is heard: the volume is zero.
settings-mute = Mute the sound
settings-mute-on = Nothing is heard: the sound is muted.
settings-mute-off = You hear the bell, the cards and the clock.
settings-call = Call me when it is my turn
settings-call-on = The bell rings even while you look at another page.
settings-call-off = While you look at another page, it stays quiet.
settings-buzz = Vibration
settings-buzz-on = A short buzz when it is your turn, when time runs short and when you win.
settings-buzz-off = The device keeps still.
settings-buzz-absent = This device or this browser cannot vibrate.
settings-by-text = Play by text
settings-by-text-on = Every game comes as sentences and buttons.
settings-by-text-off = If the game has a drawn board, it is used.
settings-motion = Motion
settings-motion-system = Same as system
settings-motion-on = On
settings-motion-off = Off
settings-motion-now-on = Candles flicker, cards slide.
settings-motion-now-off = Nothing flickers, and things change place at once.
settings-contrast = Contrast
settings-contrast-system = Same as system
settings-contrast-high = High
settings-contrast-normal = Normal
settings-contrast-now-high = Plain grounds, dark ink and clear edges.
settings-contrast-now-normal = Lamplight, paper and soft shadows.
devices-title = Your devices
devices-text = These devices know you: whoever holds one plays in your name. Sign out what you do not recognise.
device-this = this device
device-unknown = Unknown device
device-times = First seen on { $first }, last on { $last }
device-sign-out = Sign out
device-sign-out-of = Sign out { $device }
device-is-out = { $device } is signed out.
devices-sign-out = Sign out all others
devices-all-out = All other devices are signed out.

## In play: seats, clock, looking back, the table's menu

seat-turn = Your turn
seat-idle = Quiet for a while
seat-bot-in = bot in { $time }
seat-stand-in = A bot plays on for { $name }
seat-take = Take this seat
seat-take-of = Take this seat ({ $name })
clock-of-turn = left to choose
clock-hurry = Hurry, time is almost up
clock-pause = Pause
clock-still = Time stands still
clock-slow = { $factor ->
    [2] Twice the time
   *[3] Three times the time
}
board-opening = The table is being laid…
past-title = As it was { $time } into the match
past-news = Meanwhile something has happened.
past-back = Back to now
moves-choose = Choose
moves-step = Step { $number }
moves-not-yet = First choose everything above.
menu-title = At the table
menu-open = At the table
menu-pause = Ask for a pause
menu-pause-help = Time stands still as soon as everybody who plays and is here agrees.
menu-stretch = More time for me
menu-stretch-factor = { $factor ->
    [1] As usual
    [2] Twice
   *[3] Three times
}
menu-stretch-help = { $factor ->
    [1] Clocks run as the table has set them.
    [2] Every clock of this table runs at half its speed while you play.
   *[3] Every clock of this table runs at a third of its speed while you play.
}
menu-keys = Keys play moves
menu-keys-on = A single key plays a move at once.
menu-keys-off = Keys play nothing; buttons do.
menu-remove = Ask to remove { $name }
menu-remove-help = If most of the others agree, a bot has this seat for the rest of the match.
menu-send-away = Send somebody away
send-away = Send { $name } away
send-away-sure = { $name } leaves this table and cannot come back to it.
send-away-vote = If most of the others agree, a bot has this seat, and { $name } cannot come back to this table.
send-away-yes = Yes, send away
send-away-no = No, { $name } stays
menu-asked = You have asked already; it lies on the table.
vote-pause = Have a pause?
vote-go-on = Go on playing?
vote-remove = Remove { $name } from the match?
vote-send-away = Send { $name } away from the table?
vote-by = For it: { $names }.
vote-unnamed = { $count ->
    [one] One who may give no sign now is for it.
   *[other] { $count } who may give no sign now are for it.
}
vote-stands = Your word stands until the table has decided.
vote-needed = { $count ->
    [0] That is enough.
    [one] One more has to agree.
   *[other] { $count } more have to agree.
}
vote-for = For it
vote-not = Not any more
vote-later = Later
paused-title = Time stands still
paused-agreed = The table has agreed on a pause. Nobody can move, and no clock runs.
paused-gone = Everybody was gone, so the match has waited. Nothing is lost.
paused-go-on = Go on
paused-watching = Those who play decide when it goes on.
over-name = Player
over-check-more = More about this check
over-truth-text = Everything lies open now.

## The notebook: what happened, talk, notes

parts-label = Parts of the table
part-board = Board
part-talk = Talk
part-notes = Notes
notebook-label = Notebook
notebook-close = Close the notebook
log-hint = Shows the board as it was then.
log-latest = Down to the latest
log-handed-person = { $name } takes the seat of { $before }.
log-handed-bot = { $name } takes the seat of { $before } for good.
log-handed-stand-in = A bot plays for { $name }.
log-handed-back = { $name } plays again.
log-stand-in = { $name } (bot)
talk-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
talk-empty = Nobody has said anything yet.
talk-who = Who will hear you
talk-everybody = Everybody
talk-players = Only the players
talk-names = Only { $names }
talk-names-watchers = { $names } and whoever watches
talk-watchers = Whoever watches
talk-whisper = Whisper to { $name }
talk-nobody = Nobody may hear you at this moment.
talk-choose = Choose who will hear you: what you had chosen is not possible any more.
talk-field = Say something
talk-send = Send
talk-sending = On its way…
talk-too-long = At most { $most } characters can be said at once. Nothing is sent until this is shorter.
talk-offline = It is sent as soon as there is a connection again.
talk-to = for { $names }
talk-to-players = for the players
talk-to-watchers = for whoever watches
talk-whispers-to = whispers to { $names }
talk-whispers = whispers to somebody
room-left = { $count ->
    [0] No more characters left
    [one] One character left
   *[other] { $count } characters left
}
room-over = { $count ->
    [one] One character too many
   *[other] { $count } characters too many
}
talk-you = You
talk-namesake = { $name } (watching)
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = { $name } is muted for you.
notes-label = Your notes
notes-help = For you alone, on all your devices.
notes-watching = Whoever plays has a sheet for notes here.
notes-kept = Kept.
notes-writing = Being written…
notes-too-long = This sheet holds { $most } characters. What you have written stays on this device and is kept as soon as it is shorter.
notes-offline = On this device; it is kept for all of them as soon as there is a connection again.

## Coming and going

back-again = { $count ->
    [0] You are back. Nothing happened while you were away.
    [one] You are back. One thing happened while you were away.
   *[other] You are back. { $count } things happened while you were away.
}
toast-asked = You wanted: { $move }. Nothing is lost.
lost-title = The street went dark
lost-since = { $seconds ->
    [0] The connection is gone.
    [one] The connection has been gone for one second.
   *[other] The connection has been gone for { $seconds } seconds.
}
lost-next = { $seconds ->
    [0] We are trying again.
    [one] We try again in one second.
   *[other] We try again in { $seconds } seconds.
}
lost-safe = Your place, what lies on the table and your notes are safe. You can go on reading.
lost-try = Try now
lost-fold = Read on
connection-none = No connection
go-on-open = Another device
go-on-title = Go on with another device
go-on-text = Point the other device’s camera at this, or open the link there. Your seat and your name come along; this device may stay open too.
go-on-link = Link for the other device
go-on-left = Good for one device, for { $time } more.
go-on-over = This link has run out.
go-on-used = The other device is at the table now. You can play from both.
go-on-renew = Make a new link
device-came = Another device goes on as you: { $name }.
device-came-unknown = Another device goes on as you.
device-came-look = Your devices
idle-title = Are you still there?
idle-text = Without a sign of life, a bot will soon play on for you.
idle-yes = I am here
stand-in-title = A bot plays on for you.
stand-in-text = You were away for a while. Your seat is still yours.
stand-in-take = Take over
table-lost-title = The server’s disk has failed.
table-lost-text = Some of the last things that happened at this table are gone. What you see is all that is left: agree whether to go on or to begin again.
pages-newer = There is a newer version of these pages.
pages-by-itself = It is loaded by itself at a quiet moment.
pages-renew = Load it now

## The end

over-title = The match is over
over-result = Result
over-winner = Winner
over-truth = The truth
over-analysis = Looking back
over-file = Download the match
over-verify = Check that chance was fair

## Connection

connection-connecting = Connecting…
connection-open = Connected
connection-healed = Connected again

## What the table refuses

refused-not-legal = That move is not possible now.
refused-over = The match is already over.
refused-not-seated = You have no seat here.
refused-not-running = No match is being played.
refused-malformed = The server did not understand that. Please try again.
refused-no-such-place = There is no such place at this table.
refused-place-taken = Somebody else was quicker: that place is taken.
refused-not-host = Only the host may do that.
refused-no-such-bot = There is no such bot in this game.
refused-bad-options = The game cannot be played with these options.
refused-too-few = There are not enough players yet.
refused-missing-role = A role that the game needs is still free.
refused-teams-uneven = The teams are too uneven.
refused-already-running = The match has already begun.
refused-wrong-commitment = The promise about chance has changed meanwhile. Nothing is lost.
refused-nothing-there = That place is already free.
refused-locked = The table is locked: nobody new may sit down.
refused-nobody-there = Nobody sits there.
refused-count-stopped = Somebody has stopped the count.
count-stopped-by = { $name } stopped the count.
refused-paused = Time stands still: nobody can move now.
refused-not-paused = There is no pause.
refused-not-offered = This cannot be had now.
refused-is-here = They are there and playing.
refused-text-empty = There is nothing in it that could be shown.
refused-text-too-long = That is too long.
refused-talks-too-fast = That was much at once. Wait a moment, then send it again.
refused-too-fast = That was much at once. Please wait a moment.
refused-nobody-hears = Nobody would hear that now.
refused-no-such-moment = This moment cannot be shown.
refused-no-such-table = There is no table with this code.
refused-no-such-pack = What was chosen with the options is no longer on this server.
refused-hushed = Not everybody may hear you now, and this would be a sign. Do it when you may speak again.
refused-clock-counts = Here you play against the clock, so nobody can slow it down. How the table plays says how much time there is.
refused-sent-away = { problem-sent-away }

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
problem-table-lost = This table was here, but the server’s disk has lost it, or a part of it. Please tell the person who runs the server.
problem-locked = The host has locked this table.
problem-sent-away = You were asked to leave this table and cannot come back to it. Other tables are open to you as before.
problem-not-host = Only the host may do that.
locked-text = Only those who have a place here may come in. Ask the host to open the door, then try again.
problem-signed-out = You were signed out on this device.
signed-out-text = Was it you? Then press “{ go-on-open }” at the table on a device that still knows you, and follow the link here.
problem-no-such-device = That device is signed out already.
problem-no-such-match = There is no such match, or it is not over yet.
problem-bad-options = The game cannot be played with these options.
problem-name-empty = This name has nothing that could be shown.
problem-name-too-long = This name is too long: 24 characters at most.

## Fair chance

verify-link = Check that chance was fair
verify-title = Was chance fair?
verify-text = Before the deal the server promises its seed and every player throws in some chance of their own. The match file opens both, so that every draw can be made again, here in your browser.
verify-file = Match file
verify-choose = Choose a file
verify-chosen = Chosen: { $file }
verify-none = No file chosen yet.
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
verify-chain-kept = No line was changed since the file was written: the chain over the lines fits.
verify-chain-unknown = This file has no chain over its lines: an older version wrote it.
verify-limits = This page checks every draw and the chain over the lines. A chain can be made anew for other moves; the command “gloaming verify” checks the moves, the rules and every digest as well.
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
verify-fault-chain = The chain over the lines does not fit: a line was changed after the file was written.
fair-title = Fair chance
fair-next = Fair chance in the next match
fair-text = Before the deal the server promises its seed by this digest, and every player throws in some chance of their own. Keep both, and the match file can be checked against them.
fair-promise = Promise of the server
fair-throw = What you threw in
fair-throw-none = Nothing
fair-head = Digest at the end of the match
fair-promise-broken = Careful: this match did not begin under the promise that the server gave before. Do not trust its draws.
fair-throw-lost = Careful: the server had confirmed what you threw in, but this match began without it. Do not trust its draws.

# The clock that every game with one offers

option-pace = Pace
option-pace-help = How long everybody may think. When time runs out the match goes on.
option-pace-none = None
option-pace-relaxed = Relaxed
option-pace-quick = Quick
option-pace-own = Own
option-pace-none-help = No clock for single decisions: everybody thinks as long as they like.
option-pace-relaxed-help = A clock that leaves time to think.
option-pace-quick-help = A clock that presses.
option-pace-own-help = A clock of your own: set the seconds.
