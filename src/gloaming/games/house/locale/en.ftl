# Shadow House: The Code

game-title = Shadow House: The Code
game-tagline = Two numbers lie in the Safe. Read the rows, dig up secrets, and be the one who opens it.
# With an empty piece in between, since no piece of a message may be longer than 2,500 letters if there are several.
game-rules =
    The old house has a Safe, and two numbers open it. There are twenty Clue cards, every number from 0 to 9 twice. Two of them lie in the Safe, and nobody has seen them; all the others are dealt. Work out which two are missing.
    Your cards stand in one row that rises from left to right, with your Character among them: it counts as 5. Where your fives stand beside it is up to you. You alone see your numbers; the others see backs, and where the Character stands.
    Everybody has eight hints, tokens from 1 to 8, in a pool of their own. A hint goes into a gap of a row, where the card at its left is not higher and the card at its right is not lower. If several gaps fit, the owner of the row chooses. Everybody may read it.
    Faction mode: the Characters lie open and belong to the Flame, the Moon or the Star. On your turn you have a Drink, dig or unlock; your first action of a round may not be an Unlock. Have a Drink, and you draw and place two hints, everybody else one. Whoever has no hint left to draw shows a card instead.
    Dig, and you say what a hidden card of somebody else is. If you are right it is turned over, and you must dig again. If you are wrong you show a card of your own, and your turn is over. Whoever has no hidden card left covers the Character and takes no more turns in this round. If the last card was dug up, there is a Last Chance to unlock.
    Unlock, and you name both numbers in the Safe. The first to be wrong looks into it, covers the Character and becomes the Safe Keeper, who may drink and dig but never unlock again. Whoever is wrong after that hears how many of the two numbers are right, and one of their hints goes onto the Safe Keeper’s card.
    You triumph if you open the Safe, if you are the Safe Keeper and three hints lie on your card, or if all Characters that are not covered are of your faction and yours is among them. A triumph is worth two points; two who achieve it together get one each.{ "" }
    Conspiracy mode: the Characters stay face down, and factions do not matter. On your turn you ask or unlock; your first action of a round may not be an Unlock. Ask, and you draw two hints for all to see and give them to somebody, or to yourself. How many cards of that row show one of the two numbers is answered truthfully, for all to hear, and both hints are placed in that row. Whatever else you say to each other may be a lie.
    Once the Safe is opened, everybody who still has the Character gets a point, and whoever opened it one more. Whoever is wrong gives the Character up and takes no more turns, but still has to answer. Whoever is the last to have a Character must unlock at once; if that fails too, nobody gets anything.
    If somebody has three points or more after a round, the most points win, and equals win together. If nobody has, a new round is dealt, up to the last round that the table has set.
    When time runs out, your turn becomes a Drink or a question, and what else is open is left to chance; a Last Chance goes by, and whoever had to unlock has failed. Whoever made the table may stop the match at any time; then nobody has won.
    The finer points of Faction mode:
    { board-summary-finer-faction }
    The finer points of Conspiracy mode:
    { board-summary-finer-conspiracy }
game-gist =
    Two numbers lie in the Safe. All other cards stand in your rows, each from low to high: you see your own numbers and no others.
    Hints in the gaps tell everybody which numbers lie left and right of them.
    Faction mode: have a Drink for more hints, dig up hidden cards of the others, or name both numbers of the Safe.
    Conspiracy mode: ask for true answers, talk and lie as you like, and name both numbers of the Safe.
    Three points win. A mistake at the Safe is dear.
role-detective = Detective
option-mode = Mode
option-mode-help = What you do on a turn, and what brings points.
option-mode-faction = Faction
option-mode-faction-help = Drink, dig and unlock. Open the Safe, keep it, or be of the last faction standing.
option-mode-conspiracy = Conspiracy
option-mode-conspiracy-help = Ask, talk, lie and unlock. All who have kept their Character score when the Safe is opened.
option-seconds = Seconds for each decision
option-seconds-help = After that the match goes on, and what is open is decided for you.
option-rounds = Rounds at most
option-rounds-help = The match ends earlier if somebody has three points after a round.
option-aid = Help with notes
option-aid-help = What your clue sheet works out by itself.
option-aid-none = None
option-aid-none-help = The clue sheet is blank: everything is up to your pencil.
option-aid-facts = Facts
option-aid-facts-help = The clue sheet has what can be read off the table at once.
option-aid-proofs = Proofs
option-aid-proofs-help = The clue sheet also has what follows from everything together.
option-shows_safe = A look into the Safe
option-shows_safe-help = Whoever fails to unlock may look into the Safe, and may tell about it what they like.
bot-easy = Easy bot
bot-easy-help = Sees what lies open, and often follows a hunch.
bot-greedy = Daring bot
bot-greedy-help = Sees what lies open, never hesitates and takes every risk.
bot-normal = Normal bot
bot-normal-help = Weighs every deal that is still possible.

## Parts of sentences. Places are counted from 0 in the game, and from 1 here; the Character counts.

card-number = { $place ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
nth-card = { $place ->
    [0] first card
    [1] second card
    [2] third card
    [3] fourth card
    [4] fifth card
    [5] sixth card
    [6] seventh card
   *[7] eighth card
}
at-gap = { $gap ->
    [0] at the far left
    [1] right of the first card
    [2] right of the second card
    [3] right of the third card
    [4] right of the fourth card
    [5] right of the fifth card
    [6] right of the sixth card
   *[7] right of the seventh card
}
a-value = { $value ->
    [8] an { $value }
   *[other] a { $value }
}
no-value = no { $value }
lies-value = { $value ->
    [8] an { $value }
   *[other] a { $value }
}
faction-name = { $faction ->
    [red] Flame
    [blue] Moon
   *[yellow] Star
}
character-name = { $faction ->
    [red] { $person ->
        [1] Captain Ember
       *[2] Baron Cinder
    }
    [blue] { $person ->
        [1] Miss Dusk
       *[2] Doctor Eclipse
    }
   *[yellow] { $person ->
        [1] Madame Comet
       *[2] Skipper Polaris
    }
}

## Moves

move-begin = { $seat } starts
move-give = Deal a Character: { character-name } ({ faction-name })
move-hide = Put { a-value } into the Safe
move-deal = Deal { a-value }
move-draw = Draw the { $value }
move-arrange = { $left ->
    [0] Lay out the row; fives, if any, stand right of the Character
    [1] Lay out the row with one five left of the Character
   *[2] Lay out the row with both fives left of the Character
}
move-place-hint = Place the { $value } { at-gap }
move-reveal = Show your { nth-card }
move-drink = Have a Drink
move-dig = Dig { $whom }’s { nth-card }: { a-value }
move-unlock = Unlock with { $low } and { $high }
move-decline = Let the Last Chance go by
move-ask = Ask a Question
move-question = Ask { $whom }
move-claim = { $what ->
    [has] “I have { a-value }.”
    [has-not] “I have { no-value }.”
   *[safe] “I think { lies-value } is in the Safe.”
}
move-inquire = “{ $whom }, do you have { a-value }?”
move-go-on = On to the next round
move-time-up = Time is up
move-stop = Stop the match

## Moves, step by step

moves-arrange = Lay out your row
moves-place-hint = Place a hint
choose-place-hint-value = Which hint?
choose-place-hint-gap = Where?
choose-place-hint-gap-value = { $value ->
    [0] At the far left
    [1] Right of the first card
    [2] Right of the second card
    [3] Right of the third card
    [4] Right of the fourth card
    [5] Right of the fifth card
    [6] Right of the sixth card
   *[7] Right of the seventh card
}
moves-reveal = Show a card of your own
moves-dig = Dig
choose-dig-whom = Whose card?
choose-dig-place = Which card, counted from the left?
choose-dig-place-value = { $value ->
    [0] First
    [1] Second
    [2] Third
    [3] Fourth
    [4] Fifth
    [5] Sixth
    [6] Seventh
   *[7] Eighth
}
choose-dig-value = What is it?
moves-unlock = Unlock
choose-unlock-low = One number, the lower if they differ
choose-unlock-high = The other number
moves-question = Whom do you ask?
moves-claim = Say something
choose-claim-what = What do you say?
choose-claim-what-value = { $value ->
    [has] I have …
    [has-not] I do not have …
   *[safe] In the Safe, I think, is …
}
choose-claim-value = Which number?
moves-inquire = Ask for a number
choose-inquire-whom = Whom do you ask?
choose-inquire-value = Which number?
why-not-drink = { $phase ->
    [dig] You were right, so first you dig on.
   *[other] { "" }
}
why-not-dig = { $mode ->
    [faction] { $phase ->
        [turn] Nobody else has a hidden card left.
       *[other] { "" }
    }
   *[conspiracy] { "" }
}
why-not-unlock = { $phase ->
    [turn] { $mode ->
        [conspiracy] Only on your turn, while you have your Character, and not as your first action of the round.
       *[faction] { $keeper ->
            [none] Not as your first action of the round.
           *[other] Not as your first action of the round, and never for the Safe Keeper.
        }
    }
    [dig] You were right, so first you dig on.
   *[other] { "" }
}
why-not-ask = { $mode ->
    [conspiracy] { $phase ->
        [turn] Only on your turn, with two hints left, and while others have their Characters too.
       *[other] { "" }
    }
   *[faction] { "" }
}

## Events

caption-round-began = Round { $number }: { $starter } starts
event-round-began = Round { $number } begins. { $starter } starts.
event-took-character = { $seat } gets { character-name }, a Character of the { faction-name }.
event-took-character-face-down = { $seat } gets a Character, face down.
event-dealt = { $seat } is dealt { $values }.
event-dealt-face-down = { $count ->
    [one] { $seat } is dealt one card.
   *[other] { $seat } is dealt { $count } cards.
}
event-arranged = { $left ->
    [0] { $seat } lays out the row. Fives, if any, stand right of the Character.
    [1] { $seat } lays out the row, with one five left of the Character.
   *[2] { $seat } lays out the row, with both fives left of the Character.
}
event-arranged-secretly = { $seat } has laid out the row.
event-row-laid = In { $seat }’s row the { nth-card } is the Character.
event-drank = { $seat } has a Drink: two hints, and one for everybody else.
event-drew = { $seat } draws a hint: { $value }.
event-drew-secretly = { $seat } draws a hint.
event-placed = { $seat } places the hint { $value } { at-gap }.
event-revealed = { $seat } shows their { nth-card }: { a-value }.
event-dug-right = { $seat } digs { $whom }’s { nth-card }: { a-value }. Right!
event-dug-wrong = { $seat } digs { $whom }’s { nth-card }: { a-value }? Wrong.
event-covered = { $seat } has no hidden card left and covers the Character.
event-keeper-laid-bare = { $seat } has no hidden card left, and stays Safe Keeper.
event-last-chance-came = A Last Chance for { $seat }: unlock now or never.
event-declined = { $seat } lets the Last Chance go by.
event-unlocked = { $seat } says { $low } and { $high }, and the Safe opens!
event-failed-to-unlock = { $seat } says { $low } and { $high }. The Safe stays shut.
event-missed-unlock = { $seat } had to unlock, and said nothing in time.
event-became-keeper = { $seat } covers the Character and becomes the Safe Keeper.
event-saw-safe = { $seat } looks into the Safe: { $low } and { $high }.
event-keeper-answered = { $right ->
    [0] { $seat } says { $low } and { $high }. The Safe stays shut: neither is right.
   *[1] { $seat } says { $low } and { $high }. The Safe stays shut: one is right.
}
event-keeper-took = { $count ->
    [1] Thanks to { $seat } the first token lies on the Safe Keeper’s card.
    [2] Thanks to { $seat } the second token lies on the Safe Keeper’s card. One more will do.
   *[3] Thanks to { $seat } the third token lies on the Safe Keeper’s card!
}
event-drew-to-ask = { $seat } draws { $low } and { $high } for a question.
event-answered = { $count ->
    [0] { $seat } asks about { $low } and { $high }. { $whom } answers: no card.
    [one] { $seat } asks about { $low } and { $high }. { $whom } answers: one card.
   *[other] { $seat } asks about { $low } and { $high }. { $whom } answers: { $count } cards.
}
event-claimed = { $seat } says: { move-claim }
event-inquired = { $seat } asks: { move-inquire }
event-lost-character = { $seat } gives the Character up.
event-must-unlock = Only { $seat } still has a Character, and must unlock now.
event-time-ran-out = Time is up.
event-safe-opened = In the Safe lay { $low } and { $high }.
event-row-turned = { $seat } had { $values }, and { character-name } of the { faction-name }.
event-round-ended = { $reason ->
    [unlocked] The round is over. { $seats } opened the Safe: a triumph!
    [keeper] The round is over. Three tokens lie on the Safe Keeper’s card: a triumph for { $seats }!
    [faction] The round is over. Only one faction still stands: a triumph for { $seats }!
    [conspiracy] The round is over. The Safe is open, and still with a Character: { $seats }.
   *[nobody] The round is over, and nobody has achieved anything.
}
event-scored = { $points ->
    [one] { $seat } gets one point.
   *[other] { $seat } gets { $points } points.
}
event-went-on = { $seat } is ready for the next round.
event-match-ended = The match is over. The win goes to { $winners }.
event-match-stopped = The match was stopped.

## What lies on the table

view-mode = Mode
view-mode-value = { $value ->
    [conspiracy] Conspiracy
   *[faction] Faction
}
view-round = Round
view-starter = Started by
view-starter-value = { $value ->
    [none] nobody yet
   *[other] { $value }
}
view-phase = Now
view-phase-value = { $value ->
    [setup] Cards are being dealt.
    [arrange] Everybody lays out their row.
    [turn] An action is chosen.
    [place] Hints are placed.
    [dig] The last dig was right, so it goes on.
    [reveal] Somebody has to show a card.
    [last-chance] A Last Chance to unlock.
    [question] A question is asked.
    [stopped] The match was stopped.
   *[over] The round is over.
}
view-turn = Whose turn
view-turn-value = { $value ->
    [none] nobody’s
   *[other] { $value }
}
view-waits_for = Waiting for
view-rows = Rows, from the left
view-scores = Points
view-safe = Numbers in the Safe that you know
view-keeper = Safe Keeper
view-keeper-value = { $value ->
    [none] nobody yet
   *[other] { $value }
}
view-keeper_tokens = Have paid the Safe Keeper
view-question = Hints of the question
view-out = Out of the round
view-standing = Characters not covered
view-acted = Have acted in this round
view-misses = Wrong digs
view-guesses = Wrong Unlocks
view-replies = Questions and answers
view-talk = What was said
view-result = Result
view-result-value = { $value ->
    [none] The round is not over yet.
   *[other] { $value }
}
view-seat = You are
view-drawn = Your hints to place
view-owes = Cards you have to show
thing-row = { $pool ->
    [one] { $seat }: { $cards }. Hints: { $tokens }. One hint left.
   *[other] { $seat }: { $cards }. Hints: { $tokens }. { $pool } hints left.
}
thing-shown = { $value } (shown)
thing-known = { $value } (hidden)
thing-hidden = face down
thing-character = Character { character-name } ({ faction-name })
thing-character-face-down = Character (face down)
thing-character-covered = Character (covered)
thing-token = { $value } { at-gap }
thing-score = { $points ->
    [one] { $seat }: { $points } point
   *[other] { $seat }: { $points } points
}
thing-miss = { $whom }’s { nth-card } is { no-value }: { $seat } was wrong.
thing-guess = { $right ->
    [none] { $seat }: not { $low } and { $high }
    [0] { $seat }: { $low } and { $high }, neither is right
   *[1] { $seat }: { $low } and { $high }, one is right
}
thing-reply = { $count ->
    [0] { $whom } has no card with { $low } or { $high } (asked by { $seat }).
    [one] { $whom } has one card with { $low } or { $high } (asked by { $seat }).
   *[other] { $whom } has { $count } cards with { $low } or { $high } (asked by { $seat }).
}
thing-remark = { $seat }: { move-claim }
thing-inquiry = { $seat }: { move-inquire }
thing-result = { $reason ->
    [unlocked] { $seats } opened the Safe. Points in the order of the seats: { $earned }.
    [keeper] Three tokens for the Safe Keeper, { $seats }. Points in the order of the seats: { $earned }.
    [faction] Only one faction still stands: { $seats }. Points in the order of the seats: { $earned }.
    [conspiracy] The Safe is open. Still with a Character: { $seats }. Points in the order of the seats: { $earned }.
   *[nobody] Nobody has achieved anything.
}

## The end

outcome-scores = Points
outcome-stopped = The match was stopped. Nobody has won.
outcome-three-points = { $count ->
    [one] { $winners } has the most points, three or more, and wins.
   *[other] { $winners } have the most points, three or more, and win together.
}
outcome-last-round = { $count ->
    [one] { $winners } has the most points after the last round and wins.
   *[other] { $winners } have the most points after the last round and win together.
}

## Reasons, looking back, refusals. Here `$card` is counted from 1.

reason-learns = Even the likeliest pair for the Safe has a chance of only { $percent }%: better to learn more.
reason-unlocks = { $low } and { $high } lie in the Safe with a chance of { $percent }%.
reason-digs = { $seat }’s card is { a-value } with a chance of { $percent }%.
reason-declines = A chance of { $percent }% is not worth a third token for the Safe Keeper.
reason-asks = { $seat }’s answer will tell the most.
reason-tells-least = There the { $value } gives the least away.
reason-shows-known = The others are { $percent }% sure of this card anyway.
reason-says-true = It is the truth about the { $value }.
reason-says-untrue = It is a lie about the { $value }.
reason-suspects = There is { lies-value } in the Safe with a chance of { $percent }%.
reason-used-up = You see both cards with the { $value }: nobody else has one, and none is in the Safe.
reason-used-up-safe = { $count ->
    [1] One card with the { $value } is in the Safe, and you see the other: nobody else has one.
   *[2] Both cards with the { $value } are in the Safe: nobody has one.
}
reason-card-among = { $seat }’s card { $card } is one of { $values }.
reason-card-is = { $seat }’s card { $card } must be { a-value }.
reason-safe-among = In the Safe can only be: { $pairs }.
reason-safe-pairs = { $count ->
    [one] For the Safe { $count } pair is left.
   *[other] For the Safe { $count } pairs are left.
}
reason-safe-without = There is { no-value } in the Safe.
analysis-knew = From all that { $seat } had seen, the true Safe was { $percent }% likely at the end of the last round.
analysis-knew-when-stopped = From all that { $seat } had seen, the true Safe was { $percent }% likely when the match was stopped.
review-action = { $deed ->
    [begin] { $number }. The rows are laid.
    [drink] { $number }. { $seat } has a Drink.
    [dig] { $number }. { $seat } digs.
    [unlock] { $number }. { $seat } tries to unlock.
   *[ask] { $number }. { $seat } asks a question.
}
review-chance = { $number }. After that the true Safe was { $percent }% likely for { $seat }.
refused-not-your-turn = It is not your turn.
refused-you-are-out = You take no more turns in this round.
refused-no-such-action = There is no such action in this mode.
refused-first-arrange = First lay out your row.
refused-first-place = First place your hints.
refused-first-dig = You were right, so first you dig on.
refused-first-reveal = First show a card of your own.
refused-first-last-chance = A Last Chance is for an Unlock only.
refused-first-question = First choose whom you ask.
refused-first-over = The round is over.
refused-dig-yourself = You cannot dig in your own row.
refused-dig-out = No card lies face down there any more.
refused-no-such-card = There is no such card.
refused-card-is-shown = This card lies open already.
refused-card-is-character = That is a Character, not a Clue card.
refused-no-such-value = The cards go from 0 to 9.
refused-owes-nothing = You need not show a card.
refused-not-drawn = You have not drawn this hint.
refused-gap-does-not-fit = The hint does not fit there: no higher card at its left, no lower one at its right.
refused-not-so-many-fives = You do not hold so many fives.
refused-keeper-never-unlocks = The Safe Keeper never unlocks.
refused-unlock-not-first = An Unlock cannot be your first action of the round.
refused-lower-first = Name the lower number first.
refused-no-question-left = A question takes two hints, and others who still have a Character.
refused-round-does-not-run = That is possible only while the round is on.
refused-said-enough = You have said enough for this round.
refused-inquire-yourself = You know that yourself: ask somebody else.

## The board: rows, seats, the Safe. Here too `$place` is counted from 0, as the game does.

board-mode-round = { $mode ->
    [conspiracy] Conspiracy · round { $number }
   *[faction] Faction · round { $number }
}
board-your-row = Your row
board-hints-left = { $count ->
    [one] one hint left
   *[other] { $count } hints left
}
board-points = { $points } of { $goal } points
board-shown = shown
board-only-you = only you
board-covered = covered
board-out = out of the round
board-given-up = without a Character
board-standing = Not covered
board-standing-count = { $count } { faction-name }
board-character = { character-name }, Character of the { faction-name }, counts as 5
board-character-face-down = Character, face down, counts as 5
board-character-covered = Character, covered, counts as 5
board-card-shown = { $name }, card { card-number }: { $value }
board-card-hidden = { $name }, card { card-number }, face down
board-card-turned = { $name }, card { card-number }: { $value }, hidden until now
board-own-shown = Your card { card-number }: { $value }, seen by all
board-own-secret = Your card { card-number }: { $value }, seen only by you
board-hint = Hint { $value }
board-safe = The Safe
board-safe-shut = The Safe: two cards that nobody may see
board-safe-yours = The Safe: { $low } and { $high }, and only you know
board-safe-open = The Safe is open: { $low } and { $high }
board-keeper = Safe Keeper
board-keeper-none = Nobody yet
board-keeper-seen = { $name } has seen it
board-keeper-seen-you = You have seen it
board-keeper-card = The Safe Keeper’s card: { $count } of { $goal } tokens
board-keeper-left = { $count ->
    [1] One more wrong Unlock, and { $name } triumphs
   *[other] { $count } more wrong Unlocks, and { $name } triumphs
}
board-keeper-left-you = { $count ->
    [1] One more wrong Unlock, and you triumph
   *[other] { $count } more wrong Unlocks, and you triumph
}

## The board: what happens now

board-now = { $phase ->
    [setup] The cards are being dealt
    [arrange] Everybody lays out their row
    [turn] { $name } chooses an action
    [place] Hints are being placed
    [dig] { $name } digs on
    [reveal] { $name } has to show a card
    [last-chance] { $name } has a Last Chance
    [question] { $name } chooses whom to ask
    [stopped] The match was stopped
   *[over] The round is over
}
board-now-you = { $phase ->
    [setup] The cards are being dealt
    [arrange] Lay out your row
    [turn] Your turn
    [place] Place your hints
    [dig] You were right: dig on
    [reveal] Show a card of your own
    [last-chance] Your Last Chance
    [question] Whom do you ask?
   *[over] The round is over
}
board-waiting-for = Waiting for { $names }
board-chooses = is choosing
board-done = is done
board-drink = Have a Drink
board-drink-price = Two hints for you, one for everybody else
board-drink-short = { $count ->
    [1] You have one hint too few: you show a card for it
   *[2] You have no hint left: you show cards instead
}
board-dig = Dig
board-dig-price = Right: dig on. Wrong: show a card
board-unlock = Unlock
board-unlock-price = { $price ->
    [keeper] Wrong: you become the Safe Keeper
    [hint] Wrong: you pay the Safe Keeper a hint
    [card] Wrong: no hint left, so you show a card
    [third] Wrong: the third token, and the Safe Keeper triumphs
    [last] Wrong: the round ends, and nobody gets anything
   *[character] Wrong: you give up your Character
}
board-ask = Ask a Question
board-ask-price = Two of your hints for one true answer
board-closed = { $why ->
    [dig] First you dig on
    [first] Not as your first action
    [keeper] Not for the Safe Keeper
    [hints] Too few hints left
    [last] You are the last: unlock
    [cards] No hidden card left
   *[turn] Not your turn
}

## The board: laying out, placing, showing

board-arrange = Lay out your row
board-arrange-fives = { $count ->
    [0] You hold no five, so your row stands as it is.
    [1] Your five may stand on either side of your Character.
   *[2] Your fives may stand on either side of your Character.
}
board-arrange-your-fives = Your fives
board-arrange-sides = { $left } left, { $right } right
board-arrange-left = To the left
board-arrange-right = To the right
board-arrange-why = Everybody confirms, so that nobody learns who holds a five.
board-arrange-go = My row stands
board-place = { $count ->
    [1] Place your hint
   *[other] Place your { $count } hints
}
board-place-is = Your hint: { $value }
board-place-fits = { $count ->
    [one] One gap fits. Everybody will see the number and the gap.
   *[other] { $count } gaps fit. Everybody will see the number and the gap.
}
board-place-gap = Put the { $value } here, { at-gap }; the others then read { $low } to { $high }
board-place-go = Place it { at-gap }
board-reveal = { $count ->
    [one] Show a card of your own
   *[other] Show { $count } cards of your own
}
board-reveal-why = { $why ->
    [drink] You have too few hints left.
    [dig] That dig was wrong.
   *[unlock] You have no hint left for the Safe Keeper.
}
board-reveal-go = Show the { $value }

## The board: digging, unlocking

board-dig-choose = Choose a hidden card
board-dig-card = { $name }’s { nth-card } is …
board-dig-value-out = { $value }, ruled out by facts
board-dig-say = Say it is { $value }
board-dig-other = Other card
board-dig-right = Right: you dig again.
board-dig-wrong = { $count ->
    [one] Wrong: you show your last hidden card.
   *[other] Wrong: you show one of your { $count } hidden cards.
}
board-unlock-ask = What lies in the Safe?
board-unlock-one = One number
board-unlock-other = The other number
board-unlock-say = Say { $one } and { $other }
board-unlock-order = In either order.
board-unlock-out = ruled out
board-unlock-back = Not now
board-chance = Last Chance
board-chance-you = Your last card is out. Name both numbers now, or let it be.
board-chance-of = { $name } has lost the last card and may unlock once more.
board-chance-decline = Let it be
board-keeper-new = { $name } is the Safe Keeper now
board-keeper-new-you = You are the Safe Keeper now
board-keeper-new-text = { $low } and { $high }: keep it to yourself. Three wrong Unlocks of the others, and you triumph.
board-must-you = You alone still have a Character: unlock now.
board-must-hints = You have no two hints left to ask with: unlock now.
board-must-of = { $name } alone still has a Character and must unlock now.

## The board: Conspiracy

board-ask-whom = { $low } and { $high }: whom do you ask?
board-ask-seat = Ask { $name }
board-ask-self = Ask yourself
board-ask-self-why = Everybody is told how many of your own cards show one of the two.
board-answers = Answers
board-answers-true = All of them are true.
board-answers-none = Nobody has asked yet.
board-talk = Say something
board-talk-help = Everybody hears it, and it may be a lie.
board-talk-left = { $count ->
    [0] You have said enough for this round.
    [one] Once more in this round
   *[other] { $count } times more in this round
}
board-talk-to = To whom?
board-talk-number = Which number?
board-talk-say = Say it
board-phrase = { $phrase ->
    [has] I have …
    [has-not] I do not have …
    [safe] I think it is in the Safe: …
   *[inquire] Do you have …?
}

## The board: after a round

board-over = { $reason ->
    [unlocked] { $names } opened the Safe
    [keeper] { $names } kept the Safe
    [faction] { $count ->
        [one] { $names } is the last one standing
       *[other] { $names } are the last faction standing
    }
    [conspiracy] { $names } opened the Safe
   *[nobody] The Safe has won
}
board-over-you = { $reason ->
    [unlocked] You opened the Safe
    [keeper] You kept the Safe
    [faction] { $count ->
        [one] You are the last one standing
       *[other] Your faction is the last one standing
    }
    [conspiracy] You opened the Safe
   *[nobody] The Safe has won
}
board-over-worth = { $reason ->
    [faction] { $count ->
        [one] A triumph alone is worth two points.
       *[other] A triumph together is worth one point each.
    }
    [conspiracy] One point for every Character, one more for whoever opened the Safe.
    [nobody] Nobody gets any points.
   *[other] A triumph alone is worth two points.
}
board-over-held = In the Safe lay { $low } and { $high }.
board-over-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
board-over-hidden = Dark cards were still hidden when the round ended.
board-stopped = Here lie all cards as they lay then. Dark ones were still hidden.
board-over-go = On to the next round
board-over-ready = You are ready. Waiting for { $names }

## The board: what one can do, and what brings points; each line is an entry of a list

board-summary-actions = What you can do
board-summary-points = What brings points
board-summary-actions-faction =
    Have a Drink: you place two hints, everybody else one. Whoever has none left shows a card.
    Dig: say what a hidden card of somebody else is. Right: dig again. Wrong: show a card of your own.
    Unlock: name both numbers in the Safe, but not as your first action.
    The first wrong Unlock makes you the Safe Keeper: you see the Safe, cover your Character and never unlock again.
    Every later wrong Unlock costs a hint, and tells how many numbers are right.
    Without a hidden card you are out. If your last one was dug up, you have a Last Chance to unlock.
board-summary-points-faction =
    Open the Safe: two points.
    Be the Safe Keeper with three tokens: two points.
    Be of the only faction that is not covered: two points, or one each.
    With three points after a round, the most points win.
board-summary-actions-conspiracy =
    Ask a Question: draw two hints and give them to somebody, or to yourself. The answer is true: how many cards show one of the two numbers. Both hints go into that row.
    With fewer than two hints left you must unlock.
    Unlock: name both numbers in the Safe, but not as your first action.
    Wrong: you give up your Character and take no more turns, but still answer.
    The last one with a Character must unlock at once.
    Talk and whisper as you like. Only answers have to be true.
board-summary-points-conspiracy =
    The Safe is opened: one point for everybody who still has a Character, one more for whoever opened it.
    Without a Character: nothing.
    Everybody has failed: nothing for anybody.
    With three points after a round, the most points win.
board-summary-finer = The finer points
board-summary-finer-faction =
    Who starts the first round is drawn by lot; each later round begins with the next player clockwise.
    A chain of digs also ends when nobody else has a hidden card, or when one faction alone is not covered.
    A Last Chance comes when the whole chain is over, clockwise from the digger if there are several. It may be your first action.
    Whoever is out draws no hints and cannot be dug; a Safe Keeper who is out still keeps the Safe.
    Whoever has fewer hidden cards than hints to make up for shows what is left and owes no more. Factions count when all have shown theirs.
    Whoever has no hint for the Safe Keeper shows a card instead, without a Last Chance; the Safe Keeper gets a token all the same.
    Tokens on the Safe Keeper’s card stay face down until the round is over.
    A round has one triumph: an open Safe or the third token ends it at once, and Last Chances that are left lapse.
    If every Character is covered, or nobody can do anything, the round ends without points.
board-summary-finer-conspiracy =
    Who starts the first round is drawn by lot; each later round begins with the next player clockwise.
    An answer counts cards, from 0 to 4. The Character is not counted.
    A Character that was given up leaves a mark in the row, which still counts as 5.
    Whoever was wrong learns no more than that, unless the table allows a look into the Safe.

## The board: the clue sheet, and the chart at the end

board-sheet = Clue sheet
board-sheet-private = only you see it
board-sheet-holds = fact: holds
board-sheet-cannot = fact: cannot
board-sheet-pencil = your pencil
board-sheet-safe = Safe
board-sheet-cell = { $name }, { $value }
board-sheet-fact = { $fact ->
    [holds] holds it
    [holds-both] holds both
    [cannot] cannot hold it
   *[open] open
}
board-sheet-mark = { $mark ->
    [loop] circled
    [stroke] one stroke
    [strokes] two strokes
    [doubt] a question mark
   *[none] no mark
}
board-sheet-clear = Rub out all pencil marks
board-chart = Who could have known?
board-chart-text = How likely the true Safe was for each seat after each event, from all that this seat had seen.
board-chart-table = As a table
board-chart-picture = As a chart
board-chart-event = After
board-chart-chance = { $percent }%
board-chart-point = { $name }: { $percent }%
board-chart-deed = { $deed ->
    [begin] the deal
    [drink] a Drink ({ $name })
    [dig] a Dig ({ $name })
    [unlock] an Unlock ({ $name })
   *[ask] a Question ({ $name })
}
board-chart-first = From the deal to the last action
board-aid = What follows

## The board

board-moment-close = Go on
board-place-gap-mute = Put the { $value } here, { at-gap }; the others learn nothing new
board-place-choose = Choose a lit gap
board-reveal-choose = Choose a card of your row
board-dig-range = The row says: { $low } to { $high }
board-turn-choose = Choose an action.
board-unlock-price-token = Wrong: the Safe Keeper gets a token all the same
board-key-drink = D
board-key-dig = G
board-key-unlock = U
board-key-ask = A
board-key-sheet = N
