# Bluff

game-title = Bluff
game-tagline = Une carte par personne, face cachée. Rester ou se coucher : la plus haute carte restée en jeu rafle les points.
game-rules =
    Il y a dix cartes, de 0 à 9. À chaque manche, tout le monde en reçoit une, face cachée ; aucune n’est en double. Vous voyez votre carte et aucune autre.
    Tout le monde choisit en secret, en même temps, de rester ou de se coucher. Un choix est définitif. La manche finit dès que toutes les personnes présentes ont choisi ; qui n’a pas choisi à la fin du temps se couche.
    Qui reste montre sa carte. La plus haute prend un point à chaque autre personne restée : on peut donc descendre au-dessous de zéro.
    Si une seule personne reste, elle gagne un point, et personne n’en perd. Si tout le monde se couche, il ne se passe rien.
    Qui a trois points gagne. Après trente manches, le plus de points l’emporte ; à égalité, on gagne ensemble.
    Quand une personne est hors ligne, un robot la remplace bientôt. La personne qui a ouvert la table peut arrêter la partie à tout moment ; personne n’a alors gagné.
game-gist =
    Une carte par personne, de 0 à 9, face cachée : vous voyez la vôtre et aucune autre.
    Tout le monde choisit en secret : rester ou se coucher.
    Parmi les cartes restées en jeu, la plus haute prend un point à chacune des autres.
    Si une seule personne reste, elle gagne un point. Qui se couche ne perd rien.
    Trois points, et c’est gagné.
role-player = Joueur ou joueuse
option-seconds = Secondes par manche
option-seconds-help = Passé ce délai, qui n’a pas choisi se couche.
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
event-nobody-stayed = Personne n’est resté : personne ne marque.
event-went-away = { $seat } n’est plus là.
event-came-back = { $seat } joue de nouveau.
event-match-ended = La partie est finie. La victoire revient à { $winners }.
event-match-stopped = La partie a été arrêtée.

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
view-away = Hors ligne
thing-score = { $points ->
    [one] { $seat } : { $points } point
   *[other] { $seat } : { $points } points
}
thing-face-up = { $seat } : { $card }
thing-face-down = { $seat } : face cachée

## The board

seat-status = { $scores-points ->
    [one] { $scores-points } point
   *[other] { $scores-points } points
}
board-round = Manche { $number }
board-last = La manche précédente
board-first = Personne n’a encore montré de carte.
board-yours = Votre carte
board-hidden = Une carte, face cachée
board-shows = Une carte, face visible
board-folded = Se couche
board-goal = sur { $goal } points
board-thinks = Réfléchit
board-chosen = A choisi
board-away = Hors ligne
board-stay-help = Votre carte est montrée et compte.
board-fold-help = Rien à gagner, rien à perdre.
board-gain = { $points ->
    [1] Vous gagnez un point.
   *[other] Vous gagnez { $points } points.
}
board-loss = { $points ->
    [1] Vous perdez un point.
   *[other] Vous perdez { $points } points.
}
board-even = Vous ne gagnez ni ne perdez rien.
board-go-on = Passer à la manche { $number }
board-key-stay = R
board-key-fold = C

## The end

outcome-scores = Points
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
analysis-was-worth = { $seat } avait le { $card } à la dernière manche : c’est la plus haute carte { $percent } fois sur 100.
