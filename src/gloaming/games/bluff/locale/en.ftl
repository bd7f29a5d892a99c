# Bluff

game-title = Bluff
game-tagline = One card each, face down. Stay or fold: the highest card that stays takes the points.
game-rules =
    There are ten cards, 0 to 9. Each round everybody is dealt one of them, face down, and no two are alike. You see your own card and nobody else’s.
    Everybody chooses secretly, and at the same time, to stay or to fold. A choice stands. The round ends when all who are present have chosen; whoever has not chosen when time is up has folded.
    Those who stayed show their cards. The highest of them takes one point from each other player who stayed, so points can fall below zero.
    Whoever stays alone gets one point, and nobody loses one. If everybody folds, nothing happens.
    Whoever has three points wins. After thirty rounds the most points win, and equals win together.
    If somebody is away, a bot soon plays on for them. Whoever made the table may stop the match at any time; then nobody has won.
game-gist =
    One card each, 0 to 9, face down: you see your own and no other.
    Everybody chooses in secret: stay or fold.
    Of the cards that stay, the highest takes one point from each of the others.
    Whoever stays alone gets one point. Whoever folds loses nothing.
    Three points win.
role-player = Player
option-seconds = Seconds for each round
option-seconds-help = Whoever has not chosen by then has folded.
bot-easy = Easy bot
bot-normal = Normal bot

## Moves

move-deal = Deal the { $card }
move-stay = Stay
move-fold = Fold
move-time-up = Time is up
move-left = { $seat } is gone
move-back = { $seat } is back
move-stop = Stop the match

## Events

event-round-began = Round { $number } begins.
event-dealt = { $seat } is dealt the { $card }.
event-dealt-face-down = { $seat } is dealt a card, face down.
event-chose = { $decision ->
    [stay] { $seat } chooses to stay.
   *[fold] { $seat } chooses to fold.
}
event-chose-secretly = { $seat } has chosen.
event-time-ran-out = Time is up.
event-showed = { $seat } stayed, and shows the { $card }.
event-folded = { $seat } folded.
event-won = { $points ->
    [one] { $seat } wins the round and one point.
   *[other] { $seat } wins the round and { $points } points.
}
event-nobody-stayed = Nobody stayed: nobody scores.
event-went-away = { $seat } is away.
event-came-back = { $seat } plays again.
event-match-ended = The match is over. The win goes to { $winners }.
event-match-stopped = The match was stopped.

## What lies on the table

view-round = Round
view-scores = Points
view-hands = Cards
view-decision = Your choice
view-decision-value = { $value ->
    [stay] You stay.
    [fold] You fold.
   *[none] You have not chosen yet.
}
view-chosen = Have chosen
view-away = Away
thing-score = { $points ->
    [one] { $seat }: { $points } point
   *[other] { $seat }: { $points } points
}
thing-face-up = { $seat }: { $card }
thing-face-down = { $seat }: face down

## The board

seat-status = { $scores-points ->
    [one] { $scores-points } point
   *[other] { $scores-points } points
}
board-round = Round { $number }
board-last = The round before
board-first = Nobody has shown a card yet.
board-yours = Your card
board-hidden = A card, face down
board-shows = A card, face up
board-folded = Folded
board-goal = of { $goal } points
board-thinks = Choosing
board-chosen = Chosen
board-away = Away
board-stay-help = Your card is shown and counts.
board-fold-help = Nothing won, nothing lost.
board-gain = { $points ->
    [one] You win a point.
   *[other] You win { $points } points.
}
board-loss = { $points ->
    [one] You lose a point.
   *[other] You lose { $points } points.
}
board-even = You neither win nor lose.
board-go-on = On to round { $number }
board-key-stay = S
board-key-fold = F

## The end

outcome-scores = Points
outcome-stopped = The match was stopped. Nobody has won.
outcome-three-points = { $count ->
    [one] { $winners } has reached three points and wins.
   *[other] { $winners } have reached three points and win together.
}
outcome-thirty-rounds = { $count ->
    [one] { $winners } has the most points after thirty rounds and wins.
   *[other] { $winners } have the most points after thirty rounds and win together.
}
reason-card = The card is the { $card }.
reason-chance = The { $card } beats one other card { $percent ->
    [one] once
   *[other] { $percent } times
} out of 100.
reason-bluff = It is a bluff.
analysis-was-worth = { $seat } had the { $card } in the last round: it is the highest card { $percent ->
    [one] once
   *[other] { $percent } times
} out of 100.
