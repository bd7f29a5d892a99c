# Shadow Shift

game-title = Shadow Shift
game-tagline = Two Guards, sixteen shadows, four Criminals. Which of them is on its way to the vault?
game-rules =
    A warehouse at night. Sixteen Shadow counters stand at the vents by which one breaks in; twelve are blank, and under four there is a Criminal. One player has the two Guards, the others are the Criminal players. They share the counters evenly, and place them one by one: only you know under which of yours there is a Criminal. With three Criminal players one Criminal stays at home.
    The Guards start on two different vault doors, and their player has the first turn. Then it goes clockwise.
    On your turn you roll two dice and move two different counters, one by each die, as far as the die shows or less. A step goes up, down, left or right, never through a wall. Onto a square that is taken you may step too: the two counters swap places. The Guard player moves Guards; Criminal players move any shadows, whoever placed them.
    A Guard sees along rows and columns as far as the next wall, over all counters. Whatever comes into view is turned over, after every single step; a table may have the Guard player asked instead, who has eight seconds to let it be. A blank shadow stays where it is, and from then on everybody knows it.
    Competitive rules: a Criminal that is turned over is out, and whoever has lost every Criminal is out too. Family rules: it counts as detected, and its owner puts it back onto a vent.
    A shadow that reaches a vault door is turned over at once, if no Guard has done so before. A blank one goes back to a vent. A Criminal has raided the vault: its owner wins, whoever moved it.
    A counter goes back to a free vent; if there is none, as near to one as can be. There it cannot be turned over until it has moved or been swapped.
    Instead of rolling, a Criminal player may consolidate: look under up to four shadows. Everybody learns under which, and nobody else what is there.
    The Guard player wins when every Criminal has been turned over, in Family rules at least once. If nobody has won after the last round, it is a draw.
    You may take steps back, the last one first, as long as nothing was revealed and nobody else has acted. When time runs out your turn is over; a counter that is to be placed or put back goes by chance. Whoever made the table may stop the match at any time; then nobody has won.
    One side may have a handicap: it rolls a die again that shows too little. At a fair table it goes by the warehouse, by how many play, and by which rules.
game-gist =
    Sixteen shadows, and under four of them a Criminal. Only whoever placed a counter knows what is under it.
    Criminal players move any two shadows, by two dice. Bring your Criminal onto a vault door, and you win.
    The Guards see along rows and columns up to the next wall, and turn over what they see.
    When all Criminals are found, the Guards have won.
    Step onto a taken square, and the two swap places. Walk in the dark, and let others walk too.
role-guard = Guards
role-criminal = Criminals
role-player = Player
option-rules = Rules
option-rules-help = What happens to a Criminal that a Guard finds.
option-rules-competitive = Competitive
option-rules-competitive-help = A Criminal that is found is out. Whoever has lost all of them is out too.
option-rules-family = Family
option-rules-family-help = A Criminal that is found goes back to a vent and tries again. Nobody goes out.
option-board = Warehouse
option-board-help = Walls, vents and vaults.
option-board-warehouse = The warehouse
option-board-warehouse-help = 16 by 12 squares, four ways to three vaults.
option-board-cellar = The cellar
option-board-cellar-help = 14 by 12 squares: short ways to three vaults, and quick matches.
option-board-harbour = The harbour
option-board-harbour-help = 22 by 18 squares: long ways to four vaults, and much dark between.
option-guards = Who has the Guards
option-guards-help = Somebody takes their place at the table, or it is drawn.
option-guards-seat = By seat
option-guards-seat-help = Whoever sits on the Guards’ place plays them.
option-guards-draw = Drawn
option-guards-draw-help = Everybody takes any place, and chance decides when the match begins.
option-flips = Turning over
option-flips-help = What happens when a Guard sees a shadow.
option-flips-always = At once
option-flips-always-help = Whatever comes into view is turned over. It costs nothing.
option-flips-asked = As the Guards choose
option-flips-asked-help = The Guard player is asked each time, and has eight seconds to let it be.
option-handicap = Handicap
option-handicap-help = One side rolls a die again that shows too little, so that both win about as often.
option-handicap-fair = Fair
option-handicap-fair-help = As it was measured for this warehouse, these rules and so many players.
option-handicap-none = None
option-handicap-none-help = All dice count as they fall.
option-handicap-guards = For the Guards
option-handicap-guards-help = A die of the Guards that shows 1 or 2 is rolled again.
option-handicap-criminals = For the Criminals
option-handicap-criminals-help = A die of a Criminal player that shows 1 or 2 is rolled again.
option-marks = Marks
option-marks-help = Your own shadows, and those you have seen from below, are marked for you. Without marks the board shows nothing of it: it is up to your memory, and to your notebook.
option-seconds = Seconds for each turn
option-seconds-help = Then the turn is over, and what has to be placed goes by chance.
option-rounds = Rounds at most
option-rounds-help = If nobody has won by then, it is a draw.
bot-easy = Easy bot
bot-easy-help = Runs for the vault, or after whoever is nearest to it.
bot-greedy = Greedy bot
bot-greedy-help = Takes the shortest way, or runs after whoever is nearest, and never errs from it.
bot-normal = Normal bot
bot-normal-help = Counts who may be a Criminal, keeps to the dark, and bluffs with blank shadows.

## Parts of sentences. Counters 17 and 18 are the Guards.

counter-name = { $counter ->
    [17] Guard I
    [18] Guard II
   *[other] Shadow { $counter }
}
swapped-name = { $swapped ->
    [17] Guard I
    [18] Guard II
   *[other] Shadow { $swapped }
}
place-name = { $square ->
    [none] off the board
   *[other] { $square }
}
safe-note = { $is_safe ->
    [yes] , cannot be turned over until it moves
   *[no] { "" }
}
shown-note = { $is_shown ->
    [yes] everybody knows
   *[no] not everybody knows
}

## Moves

move-draw-guards = { $seat } has the Guards
move-pick = Take counter { $number } of those that are left
move-dice = { $first } and { $second }
move-place-counter = { $is_criminal ->
    [yes] Place a Criminal on { $square }
   *[no] Place a blank shadow on { $square }
}
move-place-guard = Place a Guard on { $square }
move-put-back = Put it back onto { $square }
move-roll = Roll the dice
move-consolidate = Consolidate: look under up to four shadows
move-look = Look under Shadow { $counter }
move-walk = { counter-name } to { $square }, by the { $die }
move-take-back = Take the last step back
move-end-turn = End the turn
move-flip = Turn over Shadow { $counter }
move-let-be = Let Shadow { $counter } be
move-time-up = Time is up
move-stop = Stop the match

## Moves, step by step

moves-place-counter = Place a counter
choose-place-counter-square = Where?
choose-place-counter-is_criminal = What is under it?
choose-place-counter-is_criminal-value = { $value ->
    [yes] A Criminal
   *[no] Nothing
}
moves-put-back = Put the counter back
choose-put-back-square = Where to?
moves-look = Look under a shadow
choose-look-counter = Which one?
choose-look-counter-value = Shadow { $value }
moves-walk = Move a counter by one step
choose-walk-counter = Which one?
choose-walk-counter-value = { $value ->
    [17] Guard I
    [18] Guard II
   *[other] Shadow { $value }
}
choose-walk-die = By which die?
choose-walk-square = Where to?

## Events

event-guards-drawn = The draw has decided: { $seat } has the Guards.
event-placed = { $is_criminal ->
    [yes] { $seat } places Shadow { $counter } on { $square }, with a Criminal under it.
   *[no] { $seat } places Shadow { $counter } on { $square }, with nothing under it.
}
event-placed-face-down = { $seat } places Shadow { $counter } on { $square }.
event-guard-placed = { $counter ->
    [17] { $seat } places Guard I on { $square }.
   *[other] { $seat } places Guard II on { $square }.
}
caption-round-began = Round { $number }
event-round-began = Round { $number } begins.
event-turn-began = It is { $seat }’s turn.
event-rolled = { $seat } rolls { $first } and { $second }.
event-walked = { $swapped ->
    [none] { $seat }: { counter-name } to { $square }.
   *[other] { $seat }: { counter-name } to { $square }, swapping places with { swapped-name }.
}
event-took-back = { $swapped ->
    [none] { $seat } takes the step back: { counter-name } to { $square }.
   *[other] { $seat } takes the step back: { counter-name } to { $square }, { swapped-name } to where it was.
}
event-consolidated = { $seat } consolidates.
event-looked-under = { $is_criminal ->
    [yes] { $seat } looks under Shadow { $counter }: a Criminal.
   *[no] { $seat } looks under Shadow { $counter }: nothing.
}
event-looked-under-secretly = { $seat } looks under Shadow { $counter }.
event-turn-ended = { $seat } ends the turn.
event-came-into-view = Shadow { $counter } comes into view. Will it be turned over?
event-spared = Shadow { $counter } is let be.
event-shown-blank = Shadow { $counter } is turned over: nothing under it.
event-uncovered = Shadow { $counter } is turned over: a Criminal of { $seat }’s!
event-went-out = { $seat } has lost every Criminal and is out.
event-reached-vault = Shadow { $counter } has reached the vault on { $square }.
event-raided = Under Shadow { $counter } is a Criminal of { $seat }’s: the vault is raided!
event-went-back = { $seat } puts Shadow { $counter } back onto { $square }.
event-time-ran-out = Time is up.
event-match-ended = { $winners ->
    [nobody] The match is over. Nobody has won.
   *[other] The match is over. The win goes to { $winners }.
}
event-match-stopped = The match was stopped.
event-unmasked = All counters are turned. The Criminals’ numbers: { $counters }.

## What lies on the table

view-rules = Rules
view-rules-value = { $value ->
    [family] Family
   *[competitive] Competitive
}
view-board = Warehouse
view-board-value = { $value ->
    [cellar] The cellar
    [harbour] The harbour
   *[warehouse] The warehouse
}
view-guard = Has the Guards
view-guard-value = { $value ->
    [none] nobody yet
   *[other] { $value }
}
view-round = Round
view-phase = Now
view-phase-value = { $value ->
    [draw] It is drawn who has the Guards.
    [place] The shadows are placed.
    [guards] The Guards are placed.
    [turn] A turn begins.
    [roll] The dice are rolling.
    [move] Counters move.
    [look] Somebody consolidates.
    [flip] A shadow has come into view.
   *[put-back] A counter goes back.
}
view-turn = Whose turn
view-turn-value = { $value ->
    [none] nobody’s
   *[other] { $value }
}
view-waits_for = Waiting for
view-shadows = Shadows
view-guards = Guards
view-dice = Dice
view-left = Dice not used yet
view-mover = On the way
view-mover-value = { $value ->
    [none] none
    [17] Guard I
    [18] Guard II
   *[other] Shadow { $value }
}
view-die = By the
view-die-value = { $value ->
    [none] none
   *[other] { $value }
}
view-steps = Steps left
view-moved = Has moved
view-moved-value = { $value ->
    [none] none
    [17] Guard I
    [18] Guard II
   *[other] Shadow { $value }
}
view-looked = Looked under in this turn
view-asked = Asked about
view-asked-value = { $value ->
    [none] none
   *[other] Shadow { $value }
}
view-spared = In view and let be
view-due = To be put back
view-found = Criminals found
view-criminals = Criminals in the match
view-out = Out
view-guards_least = The Guards’ dice show at least
view-criminals_least = The Criminals’ dice show at least
view-can_take_back = The last step can be taken back
view-can_take_back-value = { $value ->
    [yes] yes
   *[no] no
}
view-seat = You are
view-blanks = Blank shadows you have yet to place
view-own_criminals = Criminals you have yet to place
thing-shadow = Shadow { $counter } ({ $seat }): { place-name }{ safe-note }
thing-blank = Shadow { $counter } ({ $seat }): { place-name }, blank, { shown-note }{ safe-note }
thing-criminal = Shadow { $counter } ({ $seat }): { place-name }, Criminal, { shown-note }{ safe-note }
thing-guard = { counter-name }: { $square }
thing-due = Shadow { $counter }, by { $seat }

## The end

outcome-stopped = The match was stopped. Nobody has won.
outcome-raided = { $winners } has raided a vault and wins.
outcome-uncovered = Every Criminal is uncovered: { $winners } wins with the Guards.
outcome-detected = Every Criminal was detected: { $winners } wins with the Guards.
outcome-draw = Nobody has won after the last round: it is a draw.

## Reasons, looking back, refusals

reason-flips = What a Guard sees is turned over: it costs nothing.
reason-sees-most = From { $square } the most is in view.
reason-looks-at = On the way these come into view: { $counters }.
reason-danger = As the Guards stand then, a vault is raided before their next turn in at most { $percent } of 100 cases.
reason-raids = Shadow { $counter } reaches a vault in the dark.
reason-creeps = { $steps ->
    [one] From there Shadow { $counter } is one step from a vault.
   *[other] From there Shadow { $counter } is { $steps } steps from a vault.
}
reason-hinders = { $steps ->
    [one] Shadow { $counter } may be somebody else’s Criminal: from there it has one step to a vault.
   *[other] Shadow { $counter } may be somebody else’s Criminal: from there it has { $steps } steps to a vault.
}
reason-nearest-unknown = Of those you do not know, Shadow { $counter } is the nearest to a vault.
reason-nothing-better = No step is better than none.
analysis-guard = { $guard ->
    [17] Guard I
   *[other] Guard II
}
analysis-sooner = Round { $round }: { $seat } had rolled a { $die }, by which Shadow { $counter } could have reached the vault on { $square } in the dark.
analysis-let-be = Round { $round }: Shadow { $counter } was in view and was let be. Under it was a Criminal of { $seat }’s.
analysis-drawn-away = Round { $round }: { $seat } had walked Shadow { $blank }, and { analysis-guard } went to turn it over: nothing. Shadow { $counter }, which then raided the vault, was within reach.
analysis-within-reach = Round { $round }: by the { $die }, { analysis-guard } could have come to { $square } and seen Shadow { $counter }, with which { $seat } then raided the vault.
analysis-out-of-reach = Round { $round }: Shadow { $counter } raided the vault for { $seat }. In no turn before could a Guard have come to see it.
analysis-likelier = Round { $round }: Shadow { $blank } was turned over, for a chance of { $low }%: nothing. Shadow { $counter } was within reach, with a chance of { $high }%, and under it was a Criminal of { $seat }’s.
analysis-into-view = Round { $round }: by a step of { $seat }’s, Shadow { $counter } came into view on { $square }, with a Criminal under it.
analysis-nearest = { $steps ->
    [0] Round { $round }: Shadow { $counter }, with a Criminal of { $seat }’s under it, came onto a vault door, but in view of a Guard.
    [one] Round { $round }: Shadow { $counter }, with a Criminal of { $seat }’s under it, was one step from a vault. None came nearer.
   *[other] Round { $round }: Shadow { $counter }, with a Criminal of { $seat }’s under it, was { $steps } steps from a vault. None came nearer.
}
refused-not-your-turn = It is not your turn.
refused-you-are-out = You have lost every Criminal and are out.
refused-first-place = First place a counter.
refused-first-guards = First place the Guards.
refused-first-turn = First roll, or consolidate.
refused-first-move = The dice lie there: move counters, or end the turn.
refused-first-look = You consolidate: look under a shadow.
refused-first-flip = First say whether the shadow is turned over.
refused-first-put-back = First put the counter back.
refused-no-such-square = There is no such square.
refused-square-is-taken = A counter stands there.
refused-none-of-these-left = You have none of these left.
refused-not-next-to-a-vent = Counters start on a vent, or next to one with no wall between.
refused-not-a-vault = Guards start on vault doors.
refused-nearer-to-a-vent = It goes back onto a free vent; if there is none, as near to one as can be.
refused-no-such-counter = There is no such counter on the board.
refused-only-guards = You move Guards, and nothing else.
refused-not-your-guard = Only the Guard player moves Guards.
refused-no-steps-left = This counter has no steps left.
refused-one-die-each = A counter takes one die only.
refused-has-moved = This counter has had its die.
refused-not-rolled = No die shows that.
refused-die-is-used = Another counter has taken this die.
refused-not-diagonally = Steps go up, down, left or right, not diagonally.
refused-wall-between = There is a wall between.
refused-one-step-at-a-time = One step at a time, onto a square next to it.
refused-nothing-to-take-back = There is no step that can be taken back.
refused-looked-enough = You have looked under four. That is enough.
refused-looked-already = You have looked under this one already.
refused-looked-instead = You have looked instead of rolling.
refused-guards-do-not-consolidate = The Guard player rolls.
refused-guards-flip = Only the Guard player turns shadows over.
refused-not-asked-about-it = You are asked about another shadow.
refused-not-in-view = No Guard sees this shadow.
refused-flipped-already = This shadow has been turned over, or is protected until it moves.
refused-not-now = First a counter has to go back.

## The board

board-heading = { $round ->
    [0] The warehouse, before the first round
   *[other] The warehouse, round { $round }
}
board-now = { $phase ->
    [draw] It is drawn who has the Guards
    [place] { $name } places a shadow
    [guards] { $name } places the Guards
    [turn] { $name } is to roll
    [roll] The dice are rolling
    [look] { $name } looks under shadows
    [flip] { $name } decides: turn it over?
    [put-back] { $name } puts a shadow back
    [over] The match is over
   *[move] { $name } moves
}
board-now-text = { $out ->
    [yes] You have lost every Criminal and are out. You may watch to the end.
   *[no] { $mover ->
        [none] { $looked ->
            [0] { "" }
            [one] Has looked under one so far.
           *[other] Has looked under { $looked } so far.
        }
       *[other] { $steps ->
            [0] { $mover } has come to a halt.
            [one] { $mover } may go one step further.
           *[other] { $mover } may go { $steps } steps further.
        }
    }
}
board-place = Place a shadow
board-place-text = Press a lit square, on a vent or next to one, and it stands there.
board-rest = { $going ->
    [yes] Stop, I’ll go on myself
   *[no] Place the rest for me
}
board-by-lot = Placing your shadows
board-by-lot-text = By chance, one after the other. Still to come: { $blanks } blank, { $criminals ->
    [one] one with a Criminal.
   *[other] { $criminals } with a Criminal.
}
board-guards = Place Guard { $number ->
    [1] I
   *[other] II
}
board-guards-text = Press a vault door. The two Guards start on different ones.
board-turn = Your turn
board-turn-text = { $role ->
    [guard] Roll two dice: one for each Guard.
   *[criminal] Roll, and move two shadows, whoever placed them. Or look under up to four instead.
}
board-look = Look under up to { $most }
board-look-text = { $count ->
    [0] Press a shadow. Everybody learns which, and only you what is there.
    [one] One of { $most } so far. Press another, or end the turn.
   *[other] { $count } of { $most } so far.
}
board-looked = You have looked under { $most }
board-looked-text = That is all for this turn: end it.
board-saw = { $name }: { $kind ->
    [criminal] a Criminal.
   *[blank] blank.
}
board-flip = { $name } is in view
board-flip-text = It stands on { $square }. Turn it over, or let it pass for now?
board-put-back = Put { $name } back
board-put-back-text = Press a lit square. There it cannot be turned over until it moves.
board-done = Nothing left to move
board-done-text = { $role ->
    [guard] Both Guards have gone their way.
   *[criminal] Both dice are used.
}
board-choose = { $role ->
    [guard] Choose a Guard
   *[criminal] Choose a shadow
}
board-choose-text = { $count ->
    [0] { $mover } may go on. Press it, or end the turn.
    [1] One die is left: { $dice }. It takes another counter.
   *[other] Dice: { $dice }. Each moves a different counter, as far as it shows or less.
}
board-take = { $name } takes the { $die }
board-take-text = { $role ->
    [guard] Up to { $steps ->
        [one] one step.
       *[other] { $steps } steps.
    } Press a square to see what lies in view from there.
   *[criminal] Up to { $steps ->
        [one] one step.
       *[other] { $steps } steps.
    } Jade lies in the dark, coral in a Guard’s light.
}
board-sure = End the turn?
board-sure-text = { $unused ->
    [one] One die is unused and can still move a counter.
   *[other] { $unused } dice are unused and can still move counters.
} Press once more to end it.
board-missed = { $square } is out of reach
board-missed-text = { $name } has { $steps ->
    [one] one step
   *[other] { $steps } steps
} left with this die, and goes round walls, never aslant. Press a square that is marked.
board-go = { $name } to { $square }
board-go-text = { $steps ->
    [one] One step
   *[other] { $steps } steps
}{ $how ->
    [seen] , and a Guard sees it on the way.
    [dark] , all in the dark.
   *[guard] .
}{ $vault ->
    [yes] {" "}On the vault door it is turned over.
   *[no] { "" }
}{ $other ->
    [none] { "" }
   *[other] {" "}Swaps places with { $other }.
}
board-go-there = Go to { $square }
board-consolidate = Look under four
board-flip-it = Turn it over
board-let-be = Let it be
board-instead = Take { $name } instead
board-take-back = Take back
board-end = { $unused ->
    [0] End turn
    [one] End turn, one die unused
   *[other] End turn, { $unused } dice unused
}
board-end-sure = End it all the same
board-mark = { $mark ->
    [doubt] Mark: perhaps a Criminal
    [criminal] Mark: a Criminal
    [blank] Mark: blank
   *[none] Mark it
}
board-dice = The dice
board-die = { $pips }, { $state ->
    [used] used
    [chosen] chosen
   *[left] free
}
board-pad = Step by step
board-step = { $side ->
    [up] One step up
    [left] One step to the left
    [right] One step to the right
   *[down] One step down
}{ $square ->
    [none] { "" }
   *[other] , to { $square }
}
board-kinds = What is under the next one
board-kind = { $kind ->
    [criminal] Criminal × { $count }
   *[blank] Blank × { $count }
}
board-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
}
board-found = { $found } of { $all } { $rules ->
    [family] detected
   *[competitive] caught
}
board-seats = In turn
board-you = { $name } (you)
board-seat = { $away ->
    [yes] away
   *[no] { $role ->
        [guard] both Guards
        [out] out
       *[criminal] { $count ->
            [one] one shadow
           *[other] { $count } shadows
        }
    }
}
board-row = { $tall ->
    [yes] Column { $row }
   *[no] Row { $row }
}
board-warehouse = { $tall ->
    [yes] The warehouse, turned: each line is one of { $width } columns by letters, with { $height } squares by numbers
   *[no] The warehouse: { $width } columns by letters, { $height } rows by numbers
}
board-counter-of = { $name }, placed by { $owner }
board-known = { $known ->
    [blank] blank, { $shown ->
        [yes] everybody knows
       *[no] not everybody knows
    }
    [criminal] a Criminal, { $shown ->
        [yes] everybody knows
       *[no] not everybody knows
    }
   *[none] { "" }
}
board-marked = { $mark ->
    [doubt] you think: perhaps a Criminal
    [criminal] you think: a Criminal
    [blank] you think: blank
   *[none] { "" }
}
board-safe = { $safe ->
    [yes] safe until it moves
   *[no] { "" }
}
board-peeked = just looked under
board-vent = vent
board-vault = vault door
board-lit = in a Guard’s view
board-reached = { $swap ->
    [yes] swap in { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
   *[no] in reach with { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
}{ $seen ->
    [yes] , would be seen
    [none] { "" }
   *[no] , in the dark
}
board-placeable = { $kind ->
    [criminal] a Criminal may be placed here
    [blank] a blank shadow may be placed here
   *[none] may be placed here
}
board-lookable = may be looked under
board-in-hand = in your hand
board-movable = may move
board-at = { $name } on { $square }
board-in-view = { $count ->
    [0] No shadow is in view of a Guard.
   *[other] In view of a Guard: { $names }.
}
board-comes = { $count ->
    [0] No other shadow comes into view.
   *[other] Into view: { $names }.
}
board-zoom = Closer or further
board-pinch = Two fingers bring you closer.
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-whole = Whole warehouse
board-turned = { $kind ->
    [raid] { $name } on { $square } is turned over: a Criminal of { $owner }’s. The vault is raided.
    [caught] { $name } on { $square } is turned over: a Criminal of { $owner }’s.
   *[blank] { $name } on { $square } is turned over: nothing under it.
}
board-moment = { $kind ->
    [raid] The vault is raided!
   *[caught] Caught in the light!
}
board-moment-text = { $kind ->
    [raid] Under { $name } was a Criminal of { $owner }’s.
   *[caught] { $name } on { $square } was a Criminal of { $owner }’s. { $rules ->
        [family] It goes back to a vent.
       *[competitive] It leaves the board.
    }
}
board-undersides = What was under them
board-underside = { $name }, placed by { $owner }: { $kind ->
    [criminal] a Criminal
   *[blank] nothing
}
board-ways-criminals = Drawn are the ways of all Criminals. Press a counter to see its way alone.
board-way = { $steps ->
    [0] { $name } never moved.
    [one] { $name }: one step.
   *[other] { $name }: { $steps } steps.
}
board-way-squares = Square by square
board-sign-light = what the Guards see
board-sign-dark = dark, in 3 steps
board-sign-reach = in reach, in 3 steps
board-sign-seen = would be seen
board-sign-swap = swap places
board-sign-blank = you know: blank
board-sign-criminal = you know: Criminal
board-key-roll = R
board-key-look = L
board-key-back = B
board-key-end = E
board-key-flip = F
board-key-spare = P
board-key-die = D
board-key-mark = M
board-key-rest = A
board-help-turn = A turn
board-help-roll = Roll two dice.
board-help-move = Move two different counters, one by each die, as far as it shows or less. Press or drag a counter, press a square, confirm.
board-help-seen = Gold on the floor is what the Guards see. A shadow in it is turned over.
board-help-vault = A Criminal on a vault door wins at once; a blank shadow goes back to a vent.
board-help-look = Criminal players may look under up to four shadows instead of rolling.
board-help-signs = Signs
board-help-keys = Keys
board-help-key-digits = Numbers: take the counter with that number; for the Guard player 1 and 2 are the Guards
board-help-key-arrows = Arrows: along the squares
board-help-key-shift = Shift and an arrow: one step of the counter in your hand
board-help-key-enter = Enter: choose a square, and once more to confirm; a shadow is placed by one
board-help-key-letters = R roll, L look, D other die, B take back, E end turn, M mark, F turn over, P let be, A place the rest
board-help-key-zoom = Plus and minus: closer and further away; on a phone by two fingers

## After the match

review-way = The way of { counter-name }: { $squares }
