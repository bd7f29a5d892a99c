# Bluff

game-title = Bluff
game-tagline = Une carte chacun, face cachée. Rester ou se coucher : la plus haute carte restée en jeu rafle les points.
role-player = Joueur
option-seconds = Secondes par manche
option-seconds-help = Qui n’a pas choisi d’ici là s’est couché.
bot-easy = Robot facile
bot-normal = Robot normal

## Moves

move-deal = Distribuer le { $card }
move-stay = Rester
move-fold = Se coucher
move-time-up = Le temps est écoulé
move-left = { $seat } n’est plus là
move-back = { $seat } est de retour
move-stop = Arrêter la partie

## Events

event-round-began = La manche { $number } commence.
event-dealt = { $seat } reçoit le { $card }.
event-dealt-face-down = { $seat } reçoit une carte, face cachée.
event-chose = { $decision ->
    [stay] { $seat } choisit de rester.
   *[fold] { $seat } choisit de se coucher.
}
event-chose-secretly = { $seat } a choisi.
event-time-ran-out = Le temps est écoulé.
event-showed = { $seat } reste et montre le { $card }.
event-folded = { $seat } se couche.
event-won = { $points ->
    [one] { $seat } gagne la manche et { $points } point.
   *[other] { $seat } gagne la manche et { $points } points.
}
event-nobody-stayed = Personne n’est resté : personne ne marque.
event-went-away = { $seat } n’est plus là.
event-came-back = { $seat } est de retour.
event-match-ended = La partie est finie. La victoire revient à { $winners }.
event-match-stopped = L’hôte a arrêté la partie.

## What lies on the table

view-round = Manche
view-scores = Points
view-hands = Cartes
view-decision = Votre choix
view-decision-value = { $value ->
    [stay] Vous restez.
    [fold] Vous vous couchez.
   *[none] Vous n’avez pas encore choisi.
}
view-chosen = Ont choisi
view-away = Absents
thing-score = { $points ->
    [one] { $seat } : { $points } point
   *[other] { $seat } : { $points } points
}
thing-face-up = { $seat } : { $card }
thing-face-down = { $seat } : face cachée

## The end

outcome-stopped = La partie a été arrêtée. Personne n’a gagné.
outcome-three-points = { $count ->
    [one] { $winners } atteint trois points et gagne.
   *[other] { $winners } atteignent trois points et gagnent ensemble.
}
outcome-thirty-rounds = { $count ->
    [one] { $winners } a le plus de points après trente manches et gagne.
   *[other] { $winners } ont le plus de points après trente manches et gagnent ensemble.
}
reason-card = La carte est le { $card }.
reason-chance = Le { $card } bat une autre carte { $percent } fois sur 100.
reason-bluff = C’est un bluff.
analysis-was-worth = { $seat } avait le { $card } à la dernière manche : c’est la plus haute carte { $percent } fois sur 100.
