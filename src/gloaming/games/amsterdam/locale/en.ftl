# Shadows: Amsterdam

game-title = Shadows: Amsterdam
game-tagline = One of you has the map and sends nothing but pictures. The others read them, and race through the night.
game-rules =
    Amsterdam at night: two agencies, Black and Orange, are after the same case. In each, one Officer knows from a map where Evidence, the Client and the Police are, and the Detectives go where they think the Officer wants them. The Officer may not say a word: pictures have to do.
    The city has 37 cells, and almost each shows a picture. You begin on the Start in the middle. The three Obstacles beside it can be neither entered nor crossed; all other cells are open at any time, whoever stands there.
    Before a round everybody gets ready, and a team may name another Officer. After a count of three both Officers see their maps. Then both teams play at the same time, and neither waits for the other.
    Gather intel: ten Intel cards lie in one row for both Officers. One card sends the team to a cell next to it, two cards to a cell exactly two away. First come, first served, and two cards are taken together or not at all. New ones come at once. { both-cards } If both Officers wish it, all ten are replaced.
    Move: the Detectives talk and point at cells; only their own team hears and sees it. Once more than half of them point at the same cell, the figure goes there. A team has to move, but may think as long as it likes unless the table sets a clock.
    Resolve: now the team’s own map speaks. Evidence that nobody has found yet is the team’s, up to three pieces. The Client, with three pieces, wins the round. The Police give the team a token, every time; the third one, and the other team wins the round. Whatever else there is passes in silence: an empty cell, the Client too early, Evidence that is gone, a fourth piece. Nobody but the Officer knows which.
    On a map there are six cells with Evidence, two with the Client and eleven with the Police. Three of the Evidence, one Client and six of the Police are at the same place for both teams.
    The first team to win two rounds wins the match. After each round both maps lie open, with the ways the teams took. For the next one all Intel cards are shuffled, and both figures are back on the Start.
    Against time: two or three of you are one team with one map. The Officer may replace the ten cards at any time. The third Police token loses the round, and so does the end of your time. Two rounds won win the match, two lost lose it.
    A round that is not decided after 300 moves is void; against time it is lost. After the third void round whoever has won more rounds wins the match. Whoever made the table may stop the match at any time; then nobody has won.
    { hints-officer }
    { hints-detective }
game-gist =
    Are you the Officer? You alone have a map. Choose a target on it, find its picture in the city, and send your team a card like it.
    Are you a Detective? Look for the picture that is meant, and agree on a cell.
    One card leads to a cell next to you, two to a cell exactly two away.
    Find three pieces of Evidence, then go to the Client. The third Police token loses the round.
    Where nothing happens nobody says why.
    Both teams play at once. Two rounds win.
both-cards = Both cards speak of the target alone, not of the way.
hints-officer = For the Officer: before you send a card, look at every cell that it could lead to, for it may fit another one better. What seems clear to you may not be to them, so listen to how they think. A mood, an idea or a story may say more than things do. Two cards take your team past the Police, but there are more cells to go wrong on. And your rival is looking at the same row.
hints-detective = For Detectives: look at every lit cell before you fall for one. Ask why it is this card of all ten. Colours, shapes and moods count as much as things do. Silence does not mean that you went wrong, nor that you went right.
role-officer = Officer
role-detective = Detective
seat-status = { $sides-officer ->
    [yes] { role-officer }
   *[no] { role-detective }
}
team-black = Black
team-orange = Orange
option-mode = Game
option-mode-help = Against each other, or together.
option-mode-teams = Two teams
option-mode-teams-help = Four to eight of you, in a race between Black and Orange.
option-mode-coop = Against time
option-mode-coop-help = Two or three of you, all in one team.
option-is_large = Places for twelve
option-is_large-help = Up to five Detectives in a team.
option-level = Level
option-level-help = How long a round may take.
option-level-recruit = Recruit
option-level-recruit-help = 15 minutes a round
option-level-novice = Novice
option-level-novice-help = 8 minutes a round
option-level-agent = Agent
option-level-agent-help = 5 minutes a round
option-level-master = Master
option-level-master-help = 3 minutes a round
option-layout = City
option-layout-help = How the pictures lie.
option-layout-standard = Standard
option-layout-standard-help = Six Districts, each with five pictures of a kind.
option-layout-alternative = Alternative
option-layout-alternative-help = Six Districts, the other way round.
option-layout-scattered = Scattered
option-layout-scattered-help = Thirty pictures from everywhere.
option-redraws = A new city for each round
option-redraws-help = Otherwise the same pictures stay for the whole match.
option-agreement = The figure moves
option-agreement-help = How many Detectives have to point at a cell.
option-agreement-majority = When most agree
option-agreement-majority-help = More than half; of two, both.
option-agreement-everyone = When all agree
option-agreement-everyone-help = All who are there.
option-agreement-anyone = At once
option-agreement-anyone-help = The first finger counts.
option-seconds = Seconds for each move
option-seconds-help = After that the figure goes where most point; among equals, chance decides.
option-is_easy = First games
option-is_easy-help = Only the six easiest pairs of maps.
option-is_tracked = Tracking Marker
option-is_tracked-help = The Officer’s map shows where the figure stands.
option-is_described = Pictures in words
option-is_described-help = For all at the table, every picture has a description that can be read out.
option-pictures = Pictures
option-pictures-help = From whoever runs this server. If they came without words, they are told apart by numbers where pictures are put into words, and bots go by colours alone.
option-pictures-own = The game’s own
option-pictures-own-help = Paper pictures, made for this game.
bot-easy = Easy bot
bot-easy-help = Has a mind of its own when it comes to pictures.
bot-normal = Normal bot
bot-normal-help = Sees in pictures much of what others see.

## Parts of sentences. Cells are counted row by row from 0 to 36.

team-name = { $team ->
    [black] Black
   *[orange] Orange
}
team-of = { $team ->
    [black] Black’s
   *[orange] Orange’s
}
team-whom = { $team ->
    [black] Black
   *[orange] Orange
}
turn-name = { $turn ->
    [0] ●
    [1] ★
   *[2] ■
}
hint-name = { $hint ->
    [sure] sure
    [unsure] not sure
   *[wait] wait
}
kind-name = { $kind ->
    [evidence] Evidence
    [client] Client
   *[police] Police
}

## Moves

move-lay-district = { $side ->
    [0] Lay District { $district }, front
   *[1] Lay District { $district }, back
}
move-lay-picture = Lay picture { $picture }
move-lay-card = Lay Intel card { $card }
move-draw-map = Draw map pair { $number }, { turn-name }
move-stray = Go to cell { $cell }
move-ready = Ready
move-name = Make { $seat } the Officer
move-give = Give Intel: { $cards }
move-wish = Wish for ten other cards
move-point = Point at cell { $cell }
move-withdraw = Withdraw your finger
move-sign = { $hint ->
    [sure] “I am sure.”
    [unsure] “I am not sure.”
   *[wait] “Wait!”
}
move-time-up = Time is up
move-left = { $seat } is gone
move-back = { $seat } is back
move-stop = Stop the match

## Moves, step by step

moves-name = Name another Officer
moves-give = Give Intel cards
moves-point = Point at a cell
moves-sign = Give a sign

## Events

event-city-laid = The city lies on the table.
event-intel-laid = The Intel cards are laid out. In the row: { $row }.
event-got-ready = { $seat } is ready.
event-hurry-began = The others have a minute to get ready.
event-hurry-ended = The minute is over.
event-officer-named = { $by } makes { $seat } { team-of } Officer.
event-count-began = Round { $round }: three, two, one …
event-race-began = { $until ->
    [none] Go!
   *[other] Go! Time is running.
}
event-map-taken = { team-name } has map { $number }, { turn-name }.
event-given = { team-name } gets Intel: { $cards }.
event-cards-laid = New in the row: { $cards }.
event-pile-rebuilt = The pile was empty. The cards set aside are shuffled.
event-wished = { team-of } Officer wishes for ten other cards.
event-froze = Ten other cards are coming.
event-pointed = { $seat } points at cell { $cell }.
event-withdrew = { $seat } withdraws the finger.
event-signed = { $seat }: { move-sign }
event-time-ran-out = { team-name } is out of time.
event-moved = { team-name } goes to cell { $cell }.
event-evidence-found = { $count ->
    [3] { team-name } finds Evidence on cell { $cell }, the third piece. Now to the Client!
   *[other] { team-name } finds Evidence on cell { $cell }: { $count } of 3.
}
event-police-met = The Police spot { team-whom } on cell { $cell }: token { $count } of 3.
event-nothing-happened = { $why ->
    [too-early] On cell { $cell } { team-name } meets the Client too early.
    [taken] The Evidence on cell { $cell } has been found before.
    [surplus] On cell { $cell } is Evidence that { team-name } no longer needs.
   *[neutral] There is nothing on cell { $cell }.
}
event-round-ended = { $why ->
    [client] { team-name } brings three pieces of Evidence to the Client and wins the round!
    [police] { $team ->
        [none] The Police have caught the team. The round is lost.
       *[other] The Police have caught the rivals. { team-name } wins the round!
    }
    [time] Time is up. The round is lost.
   *[void] After 300 moves nobody has won the round: it is void.
}
event-maps-shown = The maps are turned over: pair { $number }, { turn-name }.
event-match-ended = The match is over. The win goes to { $winners }.
event-match-stopped = The match was stopped.
event-went-away = { $seat } is away.
event-came-back = { $seat } plays again.

## In the log, where the cards are drawn beside the line

line-intel-laid = The Intel cards are laid out.
line-given = { team-name } gets Intel.
line-cards-laid = New in the row.

## What lies on the table

view-mode = Game
view-mode-value = { $value ->
    [coop] Against time
   *[teams] Two teams
}
view-phase = Now
view-phase-value = { $value ->
    [setup] The table is being laid.
    [briefing] Everybody gets ready.
    [count] Three, two, one …
    [race] The round is on.
   *[over] The round is over.
}
view-round = Round
view-pictures = Pictures of the city, cell by cell
view-shown = Intel on the Start and around it
view-row = Intel on offer
view-pile = Cards in the pile
view-sides = Teams
view-ready = Ready
view-away = Away
view-until = Clock
view-until-value = { $value ->
    [none] stands still
   *[other] is running
}
view-frozen_until = Row
view-frozen_until-value = { $value ->
    [none] open
   *[other] ten other cards are coming
}
view-moves_left = Moves left in this round
view-report = Looking back
view-report-value = { $value ->
    [none] The round is not over yet.
   *[other] { $value }
}
view-seat = You are
view-team = Your team
view-team-value = { $value ->
    [black] Black
   *[orange] Orange
}
view-pointers = Fingers
view-opinions = Signs
view-map = Your map
view-map-value = { $value ->
    [none] Face down until the count is over.
   *[other] { $value }
}
view-wishes = Ten other cards are wished for by
view-swaps_left = Replacements of the ten cards left in this round
thing-mark = { $is_common ->
    [yes] { $cell }: { kind-name } (both teams)
   *[no] { $cell }: { kind-name }
}
thing-map-card = { team-name }, pair { $number }, { turn-name }: { $marks }
thing-pointer = { $seat } at cell { $cell }
thing-opinion = { $seat }: { hint-name }
thing-side-view = { team-name }: Officer { $officer }, Detectives { $detectives }. Rounds won: { $wins }, lost: { $losses }. On cell { $at }. Evidence: { $evidence }. Police tokens: { $police }. Intel: { $given }. Clock: { $until ->
    [none] none
   *[other] running
}.
thing-clue = { $is_police ->
    [yes] { team-name }: { $cards } → cell { $cell }, Police
   *[no] { $is_found ->
        [yes] { team-name }: { $cards } → cell { $cell }, Evidence
       *[no] { team-name }: { $cards } → cell { $cell }
    }
}
thing-report = { $winner ->
    [none] Won by nobody. Maps: { $maps }.
    [black] Won by Black. Maps: { $maps }.
   *[orange] Won by Orange. Maps: { $maps }.
}

## The end

outcome-scores = Rounds won
outcome-stopped = The match was stopped. Nobody has won.
outcome-two-rounds = { $count ->
    [one] { $winners } has won two rounds, and the match.
   *[other] { $winners } have won two rounds, and the match.
}
outcome-two-lost = Two rounds are lost, and with them the match.
outcome-void = { $count ->
    [0] Three rounds were void, and both teams have won as many: a draw.
    [one] Three rounds were void. { $winners } has won more rounds, and the match.
   *[other] Three rounds were void. { $winners } have won more rounds, and the match.
}

## Reasons, looking back, refusals

reason-ready = It may begin.
reason-leads-to = { $cards ->
    [one] This card leads to cell { $cell }.
   *[other] Together these cards lead to cell { $cell }.
}
reason-poor-row = These ten cards hardly lead anywhere.
reason-looks-like = The picture on cell { $cell } looks most like it.
way-made = { $moves ->
    [one] { team-name } made one move
   *[other] { team-name } made { $moves } moves
}
review-way = { way-made }; alone, and with the map in hand, { $fewest } would have done.
analysis-way = { way-made } in the last round; alone, and with the map in hand, { $fewest } would have done.
review-way-short = { way-made }; no way clear of the Police is shorter.
analysis-way-short = { way-made } in the last round; no way clear of the Police is shorter.
review-way-unfinished = { way-made } and was not there yet; the shortest way clear of the Police takes { $fewest }.
analysis-way-unfinished = { way-made } in the last round and was not there yet; the shortest way clear of the Police takes { $fewest }.
refused-not-in-a-round = That is possible only while a round is on.
refused-only-before-a-round = That is possible only before a round.
refused-ready-already = You are ready already.
refused-officer-already = That is the Officer already.
refused-other-team = Your Officer has to be one of your own team.
refused-officers-only = Only an Officer has to do with the row.
refused-cards-are-changing = Too late: ten other cards are coming.
refused-team-is-moving = First your team has to move.
refused-one-card-or-two = Give one card or two.
refused-card-twice = A card can be given only once.
refused-cards-in-order = Two cards are sent in the order of their numbers.
refused-card-not-on-offer = Too late: a card is no longer in the row.
refused-wished-already = You have wished for that already.
refused-changed-too-often = The ten cards have been replaced a hundred times; in this round they stay.
refused-detectives-only = Only Detectives point at cells and give signs.
refused-no-clue-yet = Your Officer has not given you a card yet.
refused-obstacle = That is an Obstacle.
refused-no-such-cell = There is no such cell.
refused-exactly-one-away = One card: the cell has to be next to you.
refused-exactly-two-away = Two cards: the cell has to be exactly two away, on a way round the Obstacles.

# The board

board-heading = { $mode ->
    [coop] The city, round { $round }, together against the clock
   *[teams] The city, round { $round }
}
board-phase = { $phase ->
    [briefing] Before the round: who is the Officer, and who is ready?
    [count] The round is about to start.
    [race] The round is on.
    [over] The round is over.
   *[setup] The city is being laid out.
}
board-now-wait = { $role ->
    [officer] Your team waits for your cards.
   *[detective] Your Officer is choosing cards.
}
board-now-move = { $role ->
    [officer] Your Detectives are choosing a cell.
   *[detective] { $cards ->
        [one] One card has come: point at a cell beside your figure.
       *[other] Two cards have come: point at a cell exactly two away.
    }
}
board-now-again = Somebody has gone. Point at your cell once more, and the team will move.
board-team = { $team ->
    [black] Black
   *[orange] Orange
}
board-letter = { $team ->
    [black] B
   *[orange] O
}
board-yours = your team
board-you = You
board-you-maybe = You?
board-name-away = { $name } (away)
board-target = My target
board-and-detectives = { $count ->
    [one] gives cards to { $names }
   *[other] gives cards to { $names }
}
board-picture = picture
board-picture-number = { $of ->
    [intel] Intel card { $number }, without a description
   *[other] city picture { $number }, without a description
}
board-pictures-gone = The pictures of this match are no longer on this server. Numbers stand in their place.
board-round = Round { $number }
board-first = two rounds win
board-standing = won { $black }, lost { $orange }
board-score = Round { $round }. Black has won { $black }, Orange { $orange }.
board-score-coop = Round { $round }. Won { $black }, lost { $orange }.
board-evidence = Evidence: { $count } of { $most }
board-police = Police: { $count } of { $most }
board-given = { team-name } has { $cards ->
    [one] one card: see it large
   *[other] two cards: see them large
}
board-edge = Once more the Police, and this round is lost.
board-edge-short = Last chance

board-city = The city, 37 cells
board-cell = cell { $cell } in row { $row }
board-cell-found = cell { $cell } in row { $row }, found
board-works = canal works, closed
board-start = the Start
board-figure = { $team ->
    [black] Black stands here
   *[orange] Orange stands here
}
board-token = { $team ->
    [black] Evidence found by Black
   *[orange] Evidence found by Orange
}
board-pointed = { $count ->
    [one] { $names } points here
   *[other] { $names } point here
}
board-enter = { $cards ->
    [one] can be entered with one card
   *[other] can be entered with two cards
}
board-kind = { $kind ->
    [evidence] { $common ->
        [yes] Common Evidence
       *[no] Unique Evidence
    }
    [client] { $common ->
        [yes] Common Client
       *[no] Client
    }
   *[police] { $common ->
        [yes] Common Police
       *[no] Police
    }
}
board-zoom = Closer or further
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-whole = Whole city
board-large = Pictures, large
board-close = Close

board-intel = Intel { $number }
board-lens = Under your lens
board-lens-empty = Look at a lit cell
board-step-wait = Waiting for intel
board-step-wait-text = { $name } is choosing cards for you.
board-step-move = Move
board-step-cards = { $cards ->
    [one] One card: go to a cell beside you.
   *[other] Two cards: go exactly two cells.
}
board-point = Point here
board-point-again = Point once more
board-point-none = { $cards ->
    [one] choose a lit cell, one step away
   *[other] choose a lit cell, two steps away
}
board-point-moves = { $needed ->
    [1] The team moves at once
   *[other] You make it { $count } of { $needed }: the team will move
}
board-point-waits = You make it { $count } of { $needed }: the team waits
board-withdraw = Withdraw
board-withdraw-text = you point here
board-next = Next
board-signs = How sure are you?
board-sign-sure = Sure
board-sign-unsure = Unsure
board-sign-wait = Wait
board-fingers = Pointing now
board-needed = { $needed } of { $count } will do
board-finger-none = thinking
board-finger-points = pointing
board-finger-away = away

board-screen = Your map, behind the screen
board-only-you = Only you see this
board-hide = Hide
board-show = Show
board-peek = Hold to look
board-map-number = Map { $number } { $turn }
board-goes = { $cards ->
    [one] Goes with 1 card
   *[other] Goes with 2 cards
}
board-over-city = Map over the city
board-parts = Map or city
board-part-map = Map
board-part-city = City
board-ten = Ten cards on offer
board-ten-show = The ten cards on offer
board-card = Card { $place }: { $picture }
board-card-marked = Card { $place }: { $picture }, mark { $number }
board-card-taken = Card { $place }: taken
board-taken = taken
board-late = Too late, that card is taken. Nothing was sent.
board-deal = Give cards
board-marks-private = What you mark is unseen until you send it.
board-wish-idle = Ten new cards
board-wish-idle-text = only if both Officers wish it
board-wish-coop = Ten new cards
board-wish-coop-text = the clock runs on
board-wish-mine = Your wish stands
board-wish-mine-text = { $team ->
    [black] now Black has to agree
   *[orange] now Orange has to agree
}
board-wish-theirs = { team-name } wishes for ten new cards
board-wish-theirs-text = press to agree
board-wish-both = Ten new cards are coming
board-wish-both-text = one moment
board-first-steps = Choose a target on the map, find its picture in the city, and send a card like it.
board-hold = Hold a picture: it grows
board-means = { $cards ->
    [0] Mark one card or two.
    [one] One card: the team must go one cell.
   *[other] Two cards: the team must go exactly two cells.
}
board-send = { $cards ->
    [0] Send
    [one] Send one
   *[other] Send both
}
board-unmark = Unmark
board-sent = With your team.
board-sent-none = Nobody points yet.
board-sent-same = { $count ->
    [one] { $names } points at a cell.
   *[other] { $names } point at the same cell.
}
board-sent-apart = { $names } point at different cells.

board-briefing = Before the round
board-job = { $role ->
    [officer] You are the Officer. At zero you get a map: choose a target on it, find its picture in the city, and send a card like it.
    [detective] You are a Detective. Your Officer sends you one card or two: look for the picture in the city that is meant, and point at its cell.
   *[watcher] You watch. Officers send pictures, and Detectives find out where they lead.
}
board-name = Name Officer
board-name-you = I will be Officer
board-ready = I am ready
board-hurry-will = Once the first of you is ready, the others have a minute.
board-is-ready = ready
board-is-not-ready = not ready yet
board-ready-wait = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
board-ready-others = Not ready yet: { $names }.
board-hurry = The round starts in { $seconds } s at the latest.
board-count = { $role ->
    [officer] Your map comes at zero
    [detective] Your Officer’s map comes at zero
   *[watcher] The maps come at zero
}
board-level = { $level ->
    [recruit] Recruit
    [novice] Novice
    [agent] Agent
   *[master] Master
}, { $minutes } minutes
board-time = Time left in this round
board-music = Sound under the round
board-music-on = Sound on
board-music-off = Sound off

board-news-evidence = { team-name } has found Evidence, { $count } of { $most }
board-news-police = { team-name } has met the Police, { $count } of { $most }
board-news-over = { $mode ->
    [coop] { $team ->
        [none] The round is lost
       *[other] The round is won
    }
   *[teams] { $team ->
        [black] Black wins the round
        [orange] Orange wins the round
       *[none] Nobody wins the round
    }
}
board-after = { $why ->
    [client] { $team ->
        [black] Black met the Client after { $moves } moves and wins the round
       *[orange] Orange met the Client after { $moves } moves and wins the round
    }
    [police] { $mode ->
        [coop] The Police came three times: the round is lost
       *[teams] { $team ->
            [black] The Police stopped Orange: Black wins
           *[orange] The Police stopped Black: Orange wins
        }
    }
    [time] Time is up: the round is lost
   *[void] Nobody found the Client: nobody wins
}
board-after-tally = Moves: { $moves } · Evidence: { $evidence } · Police: { $police }
board-clues = The clues, one by one
board-clue = Clue { $number } of { $count }
board-clue-before = The clue before
board-clue-after = The next clue
board-clue-others = Could also have been entered
board-there = { $there ->
    [evidence] Evidence
    [police] Police
    [client] Client
    [gone] gone
   *[nothing] nothing
}
board-clue-text = { team-name } went to cell { $cell } in row { $row }: { $came ->
    [evidence] Evidence.
    [police] the Police.
    [client] the Client.
    [early] the Client, but too early.
    [taken] Evidence that was gone.
    [spare] one piece of Evidence too many.
   *[nothing] nothing happened.
}

board-help-steps = Again and again
board-help-intel = The Officer gives one card or two from the common row.
board-help-move = The Detectives agree on a cell: one card leads one cell far, two cards exactly two.
board-help-resolve = Evidence and the Police are told to all. If nothing happens, nothing is said.
board-help-signs = Signs on a map
board-help-hints = What helps
board-help-keys = Keys
board-help-key-arrows = Arrows: from cell to cell. Tab: lit cells only.
board-help-key-enter = Enter: point at the cell; for the Officer, send what is marked.
board-help-key-backspace = Backspace: take your finger away.
board-help-key-n = { board-key-next }: the next lit cell.
board-help-key-space = Space: see the picture of a cell large.
board-help-key-l = { board-key-large }: see the card large on which you are.
board-help-key-digits = 1 to 9 and 0: mark a card.
board-help-key-m = { board-key-over }: lay the map over the city.
board-help-key-h = { board-key-hide }: hide the map.
board-help-key-zoom = Plus, minus, 0 on the city: closer, further, all of it.
board-key-next = N
board-key-over = M
board-key-hide = H
board-key-large = L

# The gallery

gallery-text = A city that never quite sleeps, cut out of paper. What does a picture bring to mind? With that alone, an Officer leads the Detectives through the night.
gallery-district = { $district ->
    [1] The market
    [2] The harbour
    [3] The museum
    [4] The park
    [5] The old centre
    [6] The station
   *[7] The canals
}
gallery-side = { $side ->
    [front] Front
   *[back] Back
}
gallery-cell = { $side ->
    [front] { $district }, front, picture { $number }
   *[back] { $district }, back, picture { $number }
}
gallery-intel = Intel cards
gallery-intel-text = Ten of them lie open. One leads next door, two lead further.
gallery-card = Intel card { $number }
gallery-previous = Previous picture
gallery-next = Next picture
