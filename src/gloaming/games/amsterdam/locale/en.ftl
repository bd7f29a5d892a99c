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
    Your Officer has a map and shows you one or two Intel cards: one for a cell next to you, two for a cell exactly two away.
    Detectives look for the picture that is meant, and agree on a cell.
    Find three pieces of Evidence, then go to the Client. The third Police token loses the round.
    Where nothing happens nobody says why.
    Both teams play at once. Two rounds win.
both-cards = Two cards both speak of the cell where the team shall end, and never of the way there.
hints-officer = For the Officer: before you send a card, look at every cell that it could lead to, for it may fit another one better. What seems clear to you may not be to them, so listen to how they think. A mood, an idea or a story may say more than things do. Two cards take your team past the Police, but there are more cells to go wrong on. And your rival is looking at the same row.
hints-detective = For Detectives: look at every lit cell before you fall for one. Ask why it is this card of all ten. Colours, shapes and moods count as much as things do. Silence does not mean that you went wrong, nor that you went right.
role-officer = Officer
role-detective = Detective
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
option-level-recruit-help = 15 minutes
option-level-novice = Novice
option-level-novice-help = 8 minutes
option-level-agent = Agent
option-level-agent-help = 5 minutes
option-level-master = Master
option-level-master-help = 3 minutes
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
event-police-met = The Police spot { team-name } on cell { $cell }: token { $count } of 3.
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
view-moves_left = Moves until the round is void
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
    [none] Won by nobody. Maps: { $maps }. Moves: { $clues }.
    [black] Won by Black. Maps: { $maps }. Moves: { $clues }.
   *[orange] Won by Orange. Maps: { $maps }. Moves: { $clues }.
}

## The end

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
reason-looks-like = The picture on cell { $cell } looks most like it.
way-made = { $moves ->
    [one] { team-name } made one move
   *[other] { team-name } made { $moves } moves
}
review-way = { way-made }; alone, and with the map in hand, { $fewest } would have done.
analysis-way = { way-made } in the last round; alone, and with the map in hand, { $fewest } would have done.
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
refused-card-not-on-offer = Too late: a card is no longer in the row.
refused-detectives-only = Only Detectives point at cells and give signs.
refused-no-clue-yet = Your Officer has not given you a card yet.
refused-obstacle = That is an Obstacle.
refused-no-such-cell = There is no such cell.
refused-exactly-one-away = One card: the cell has to be next to you.
refused-exactly-two-away = Two cards: the cell has to be exactly two away, on a way round the Obstacles.
