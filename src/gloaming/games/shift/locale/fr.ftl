# Shadow Shift

game-title = Shadow Shift
game-tagline = Deux Gardiens, seize ombres, quatre Cambrioleurs. Laquelle est en route vers le coffre ?
game-rules =
    Un entrepôt, la nuit. Seize jetons Ombre attendent près des conduits par lesquels on entre ; douze sont vierges, et sous quatre d’entre eux se cache un Cambrioleur. Une personne joue les deux Gardiens, les autres les Cambrioleurs. Les jetons sont partagés à parts égales et posés un à un : sous lesquels des vôtres il y a un Cambrioleur, vous le savez, et personne d’autre. À trois du côté des Cambrioleurs, l’un d’eux reste à la maison.
    Les Gardiens commencent sur deux portes de coffre différentes, et c’est à leur camp de jouer d’abord. On tourne ensuite dans le sens des aiguilles d’une montre.
    À votre tour, vous lancez deux dés et déplacez deux jetons différents, un par dé, d’autant de cases que le dé en montre ou moins. Un pas va vers le haut, le bas, la gauche ou la droite, jamais à travers un mur. On peut aussi entrer sur une case occupée : les deux jetons échangent leurs places. Les Gardiens ne sont déplacés que par leur camp ; les Ombres par toutes les autres personnes, quelle que soit celle qui les a posées.
    Un Gardien voit le long des rangées et des colonnes jusqu’au prochain mur, par-dessus tous les jetons. Tout ce qui entre dans son champ est retourné, après chaque pas ; une table peut préférer que la question soit posée au camp des Gardiens, qui a huit secondes pour laisser passer. Une Ombre vierge reste où elle est, et tout le monde le sait désormais.
    Règles de compétition : un Cambrioleur retourné est éliminé, et qui les a tous perdus l’est aussi. Règles familiales : il compte comme repéré, et qui l’a posé le remet sur un conduit.
    Une Ombre qui atteint une porte de coffre est aussitôt retournée, si aucun Gardien ne l’a déjà fait. Vierge, elle repart sur un conduit. Si c’est un Cambrioleur, le coffre est cambriolé : qui l’a posé gagne, peu importe qui l’a déplacé.
    Un jeton repart sur un conduit libre ; à défaut, aussi près que possible de l’un d’eux. Là, on ne peut pas le retourner tant qu’il n’a pas bougé ou été échangé.
    Au lieu de lancer les dés, du côté des Cambrioleurs on peut faire le point : regarder sous quatre Ombres au plus. Tout le monde apprend lesquelles, et personne d’autre ce qui s’y trouve.
    Les Gardiens gagnent quand tous les Cambrioleurs ont été retournés, au moins une fois dans les règles familiales. Si personne n’a gagné après le dernier tour de table, la partie est nulle.
    Vous pouvez reprendre vos pas, le dernier d’abord, tant que rien n’a été révélé et que personne d’autre n’a agi. Quand le temps est écoulé, votre tour est fini ; un jeton à poser ou à remettre est placé au hasard. La personne qui a ouvert la table peut arrêter la partie à tout moment ; personne n’a alors gagné.
    Un camp peut avoir un handicap : il relance un dé trop faible. À une table équitable, cela dépend de l’entrepôt, du nombre de personnes et des règles.
game-gist =
    Seize Ombres, et sous quatre d’entre elles un Cambrioleur. Seule la personne qui a posé un jeton sait ce qu’il cache.
    Du côté des Cambrioleurs, on déplace deux Ombres quelconques avec deux dés. Amenez votre Cambrioleur sur une porte de coffre et vous gagnez.
    Les Gardiens voient le long des rangées et des colonnes jusqu’au prochain mur, et retournent ce qu’ils voient.
    Quand tous les Cambrioleurs sont trouvés, les Gardiens ont gagné.
    En entrant sur une case occupée, on échange les places. Marchez dans le noir, et faites marcher les autres.
role-guard = Gardiens
role-criminal = Cambrioleurs
role-player = Camp au hasard
option-rules = Règles
option-rules-help = Ce qui arrive à un Cambrioleur que les Gardiens trouvent.
option-rules-competitive = Compétition
option-rules-competitive-help = Un Cambrioleur trouvé est éliminé. Qui les a tous perdus l’est aussi.
option-rules-family = Famille
option-rules-family-help = Un Cambrioleur trouvé retourne à un conduit et recommence. Personne n’est éliminé.
option-board = Entrepôt
option-board-help = Murs, conduits et coffres.
option-board-warehouse = L’entrepôt
option-board-warehouse-help = 16 cases sur 12, quatre chemins vers trois coffres.
option-board-cellar = La cave
option-board-cellar-help = 14 cases sur 12 : de courts chemins vers trois coffres, des parties rapides.
option-board-harbour = Le port
option-board-harbour-help = 22 cases sur 18 : de longs chemins vers quatre coffres, et beaucoup d’obscurité entre eux.
option-guards = Qui joue les Gardiens
option-guards-help = Quelqu’un prend leur place à la table, ou le sort en décide.
option-guards-seat = Par la place
option-guards-seat-help = Qui s’assoit à la place des Gardiens les joue.
option-guards-draw = Au sort
option-guards-draw-help = On s’assoit où l’on veut, et le hasard décide au début de la partie.
option-flips = Retourner
option-flips-help = Ce qui se passe quand un Gardien voit une Ombre.
option-flips-always = Aussitôt
option-flips-always-help = Tout ce qui entre dans son champ est retourné. Cela ne coûte rien.
option-flips-asked = Au choix des Gardiens
option-flips-asked-help = La question est posée chaque fois au camp des Gardiens, qui a huit secondes pour laisser passer.
option-handicap = Handicap
option-handicap-help = Un des camps relance un dé trop faible, pour que les deux gagnent à peu près aussi souvent.
option-handicap-fair = Équitable
option-handicap-fair-help = Selon ce qui a été mesuré pour cet entrepôt, ces règles et ce nombre de personnes.
option-handicap-none = Aucun
option-handicap-none-help = Tous les dés comptent comme ils tombent.
option-handicap-guards = Pour les Gardiens
option-handicap-guards-help = Un dé des Gardiens qui montre 1 ou 2 est relancé.
option-handicap-criminals = Pour les Cambrioleurs
option-handicap-criminals-help = Un dé du camp des Cambrioleurs qui montre 1 ou 2 est relancé.
option-marks = Repères
option-marks-help = Vos propres Ombres, et celles dont vous avez vu le dessous, sont marquées pour vous. Sans repères, le plateau n’en montre rien : à vous de vous souvenir, ou de relire votre carnet.
option-seconds = Secondes par tour
option-seconds-help = Passé ce délai, le tour est fini, et ce qui reste à poser l’est au hasard.
option-rounds = Nombre maximal de tours de table
option-rounds-help = Si personne n’a gagné d’ici là, la partie est nulle.
bot-easy = Robot facile
bot-easy-help = Court vers le coffre, ou après qui s’en approche le plus.
bot-greedy = Robot pressé
bot-greedy-help = Prend le plus court chemin, ou court après le plus proche, sans jamais s’en écarter.
bot-normal = Robot normal
bot-normal-help = Compte qui peut être un Cambrioleur, reste dans le noir et bluffe avec des Ombres vierges.

## Parts of sentences. Counters 17 and 18 are the Guards.

counter-name = { $counter ->
    [17] Gardien I
    [18] Gardien II
   *[other] Ombre { $counter }
}
swapped-name = { $swapped ->
    [17] le Gardien I
    [18] le Gardien II
   *[other] l’Ombre { $swapped }
}
place-name = { $square ->
    [none] hors du plateau
   *[other] { $square }
}
safe-note = { $is_safe ->
    [yes] , ne peut pas être retournée avant de bouger
   *[no] { "" }
}
shown-note = { $is_shown ->
    [yes] tout le monde le sait
   *[no] vous le savez
}

## Moves

move-draw-guards = { $seat } joue les Gardiens
move-pick = Prendre le jeton { $number } de ceux qui restent
move-dice = { $first } et { $second }
move-place-counter = { $is_criminal ->
    [yes] Poser un Cambrioleur en { $square }
   *[no] Poser une Ombre vierge en { $square }
}
move-place-guard = Poser un Gardien en { $square }
move-put-back = Remettre le jeton en { $square }
move-roll = Lancer les dés
move-consolidate = Faire le point : regarder sous quatre Ombres au plus
move-look = Regarder sous l’Ombre { $counter }
move-walk = { counter-name } en { $square }, avec le { $die }
move-take-back = Reprendre le dernier pas
move-end-turn = Finir le tour
move-flip = Retourner l’Ombre { $counter }
move-let-be = Laisser passer l’Ombre { $counter }
move-time-up = Le temps est écoulé
move-stop = Arrêter la partie

## Moves, step by step

moves-place-counter = Poser un jeton
choose-place-counter-square = Où ?
choose-place-counter-is_criminal = Que cache-t-il ?
choose-place-counter-is_criminal-value = { $value ->
    [yes] Un Cambrioleur
   *[no] Rien
}
moves-put-back = Remettre le jeton
choose-put-back-square = Où ?
moves-look = Regarder sous une Ombre
choose-look-counter = Laquelle ?
choose-look-counter-value = Ombre { $value }
moves-walk = Déplacer un jeton d’un pas
choose-walk-counter = Lequel ?
choose-walk-counter-value = { $value ->
    [17] Gardien I
    [18] Gardien II
   *[other] Ombre { $value }
}
choose-walk-die = Avec quel dé ?
choose-walk-square = Où ?

## Events

event-guards-drawn = Le sort a décidé : { $seat } joue les Gardiens.
event-placed = { $is_criminal ->
    [yes] { $seat } pose l’Ombre { $counter } en { $square }, avec un Cambrioleur dessous.
   *[no] { $seat } pose l’Ombre { $counter } en { $square }, sans rien dessous.
}
event-placed-face-down = { $seat } pose l’Ombre { $counter } en { $square }.
event-guard-placed = { $counter ->
    [17] { $seat } pose le Gardien I en { $square }.
   *[18] { $seat } pose le Gardien II en { $square }.
}
caption-round-began = Tour de table { $number }
event-round-began = Le tour de table { $number } commence.
event-turn-began = C’est à { $seat } de jouer.
event-rolled = { $seat } lance les dés : { $first } et { $second }.
event-walked = { $swapped ->
    [none] { $seat } : { counter-name } en { $square }.
   *[other] { $seat } : { counter-name } en { $square }, en échange avec { swapped-name }.
}
event-took-back = { $swapped ->
    [none] { $seat } reprend le pas : { counter-name } en { $square }.
   *[other] { $seat } reprend le pas : { counter-name } en { $square }, { swapped-name } à son ancienne place.
}
event-consolidated = { $seat } fait le point.
event-looked-under = { $is_criminal ->
    [yes] { $seat } regarde sous l’Ombre { $counter } : un Cambrioleur.
   *[no] { $seat } regarde sous l’Ombre { $counter } : rien.
}
event-looked-under-secretly = { $seat } regarde sous l’Ombre { $counter }.
event-turn-ended = { $seat } finit son tour.
event-came-into-view = L’Ombre { $counter } entre dans le champ d’un Gardien. Va-t-on la retourner ?
event-spared = On laisse passer l’Ombre { $counter }.
event-shown-blank = L’Ombre { $counter } est retournée : rien dessous.
event-uncovered = L’Ombre { $counter } est retournée : un Cambrioleur posé par { $seat } !
event-went-out = { $seat } a perdu tous ses Cambrioleurs et ne joue plus.
event-reached-vault = L’Ombre { $counter } a atteint le coffre en { $square }.
event-raided = Sous l’Ombre { $counter } se cache un Cambrioleur posé par { $seat } : le coffre est cambriolé !
event-went-back = { $seat } remet l’Ombre { $counter } en { $square }.
event-time-ran-out = Le temps est écoulé.
event-match-ended = { $winners ->
    [personne] La partie est finie. Personne n’a gagné.
   *[other] La partie est finie. La victoire revient à { $winners }.
}
event-match-stopped = La partie a été arrêtée.
event-unmasked = Tous les jetons sont retournés. Numéros des Cambrioleurs : { $counters }.

## What lies on the table

view-rules = Règles
view-rules-value = { $value ->
    [family] Famille
   *[competitive] Compétition
}
view-board = Entrepôt
view-board-value = { $value ->
    [cellar] La cave
    [harbour] Le port
   *[warehouse] L’entrepôt
}
view-guard = Joue les Gardiens
view-guard-value = { $value ->
    [none] personne encore
   *[other] { $value }
}
view-round = Tour de table
view-phase = Maintenant
view-phase-value = { $value ->
    [draw] On tire au sort qui joue les Gardiens.
    [place] On pose les Ombres.
    [guards] On pose les Gardiens.
    [turn] Un tour commence.
    [roll] Les dés roulent.
    [move] Des jetons se déplacent.
    [look] Quelqu’un fait le point.
    [flip] Une Ombre est entrée dans le champ d’un Gardien.
   *[put-back] Un jeton repart.
}
view-turn = À qui le tour
view-turn-value = { $value ->
    [none] personne
   *[other] { $value }
}
view-waits_for = On attend
view-shadows = Ombres
view-guards = Gardiens
view-dice = Dés
view-left = Dés pas encore utilisés
view-mover = En chemin
view-mover-value = { $value ->
    [none] aucun jeton
    [17] Gardien I
    [18] Gardien II
   *[other] Ombre { $value }
}
view-die = Avec le
view-die-value = { $value ->
    [none] aucun dé
   *[other] { $value }
}
view-steps = Pas restants
view-moved = A déjà bougé
view-moved-value = { $value ->
    [none] aucun jeton
    [17] Gardien I
    [18] Gardien II
   *[other] Ombre { $value }
}
view-looked = Regardées pendant ce tour
view-asked = Question posée sur
view-asked-value = { $value ->
    [none] aucune Ombre
   *[other] Ombre { $value }
}
view-spared = Visibles et laissées en paix
view-due = À remettre
view-found = Cambrioleurs trouvés
view-criminals = Cambrioleurs dans la partie
view-out = Hors jeu
view-guards_least = Les dés des Gardiens montrent au moins
view-criminals_least = Les dés des Cambrioleurs montrent au moins
view-can_take_back = Le dernier pas peut être repris
view-can_take_back-value = { $value ->
    [yes] oui
   *[no] non
}
view-seat = Vous êtes
view-blanks = Ombres vierges qu’il vous reste à poser
view-own_criminals = Cambrioleurs qu’il vous reste à poser
thing-shadow = Ombre { $counter } ({ $seat }) : { place-name }{ safe-note }
thing-blank = Ombre { $counter } ({ $seat }) : { place-name }, vierge, { shown-note }{ safe-note }
thing-criminal = Ombre { $counter } ({ $seat }) : { place-name }, Cambrioleur, { shown-note }{ safe-note }
thing-guard = { counter-name } : { $square }
thing-due = Ombre { $counter }, par { $seat }

## The end

outcome-stopped = La partie a été arrêtée. Personne n’a gagné.
outcome-raided = { $winners } a cambriolé un coffre et gagne.
outcome-uncovered = Tous les Cambrioleurs sont découverts : { $winners } gagne avec les Gardiens.
outcome-detected = Tous les Cambrioleurs ont été repérés : { $winners } gagne avec les Gardiens.
outcome-draw = Personne n’a gagné après le dernier tour de table : partie nulle.

## Reasons, looking back, refusals

reason-flips = Ce qu’un Gardien voit est retourné : cela ne coûte rien.
reason-sees-most = C’est de { $square } qu’on voit le plus.
reason-looks-at = En chemin, ces jetons entrent dans le champ : { $counters }.
reason-danger = Les Gardiens ainsi placés, un coffre est cambriolé avant leur prochain tour dans { $percent } % des cas au plus.
reason-raids = L’Ombre { $counter } atteint un coffre dans le noir.
reason-creeps = { $steps ->
    [1] De là, l’Ombre { $counter } est à un pas d’un coffre.
   *[other] De là, l’Ombre { $counter } est à { $steps } pas d’un coffre.
}
reason-hinders = { $steps ->
    [1] L’Ombre { $counter } cache peut-être le Cambrioleur de quelqu’un d’autre : de là, il lui reste un pas jusqu’à un coffre.
   *[other] L’Ombre { $counter } cache peut-être le Cambrioleur de quelqu’un d’autre : de là, il lui reste { $steps } pas jusqu’à un coffre.
}
reason-nearest-unknown = Parmi les Ombres que vous ne connaissez pas, l’Ombre { $counter } est la plus proche d’un coffre.
reason-nothing-better = Aucun pas ne vaut mieux que de rester.
analysis-guard = { $guard ->
    [17] le Gardien I
   *[other] le Gardien II
}
analysis-sooner = Tour de table { $round } : { $seat } avait obtenu un { $die }, avec lequel l’Ombre { $counter } aurait pu atteindre dans le noir le coffre en { $square }.
analysis-let-be = Tour de table { $round } : l’Ombre { $counter } était dans le champ d’un Gardien, et on l’a laissée passer. Dessous, un Cambrioleur posé par { $seat }.
analysis-drawn-away = Tour de table { $round } : { $seat } avait déplacé l’Ombre { $blank }, et { analysis-guard } est allé la retourner : rien. L’Ombre { $counter }, qui a ensuite cambriolé le coffre, était à portée.
analysis-within-reach = Tour de table { $round } : avec le { $die }, { analysis-guard } aurait pu aller en { $square } et voir l’Ombre { $counter }, avec laquelle { $seat } a ensuite cambriolé le coffre.
analysis-out-of-reach = Tour de table { $round } : l’Ombre { $counter } a cambriolé le coffre pour { $seat }. À aucun tour un Gardien n’aurait pu la voir avant.
analysis-likelier = Tour de table { $round } : l’Ombre { $blank } a été retournée, pour { $low } % de chances : rien. L’Ombre { $counter } était à portée, avec { $high } % de chances, et dessous un Cambrioleur posé par { $seat }.
analysis-into-view = Tour de table { $round } : { $seat } a fait un pas, et l’Ombre { $counter }, avec un Cambrioleur dessous, est entrée en { $square } dans le champ d’un Gardien.
analysis-nearest = { $steps ->
    [0] Tour de table { $round } : l’Ombre { $counter }, avec dessous un Cambrioleur posé par { $seat }, est arrivée sur une porte de coffre, mais dans le champ d’un Gardien.
    [one] Tour de table { $round } : l’Ombre { $counter }, avec dessous un Cambrioleur posé par { $seat }, était à un pas d’un coffre. Aucun n’est venu plus près.
   *[other] Tour de table { $round } : l’Ombre { $counter }, avec dessous un Cambrioleur posé par { $seat }, était à { $steps } pas d’un coffre. Aucun n’est venu plus près.
}
refused-not-your-turn = Ce n’est pas votre tour.
refused-you-are-out = Vous avez perdu tous vos Cambrioleurs et ne jouez plus.
refused-first-place = Posez d’abord un jeton.
refused-first-guards = Posez d’abord les Gardiens.
refused-first-turn = Lancez d’abord les dés, ou faites le point.
refused-first-move = Les dés sont là : déplacez des jetons, ou finissez le tour.
refused-first-look = Vous faites le point : regardez sous une Ombre.
refused-first-flip = Dites d’abord si l’Ombre est retournée.
refused-first-put-back = Remettez d’abord le jeton.
refused-no-such-square = Cette case n’existe pas.
refused-square-is-taken = Un jeton s’y trouve.
refused-none-of-these-left = Il ne vous en reste plus.
refused-not-next-to-a-vent = Les jetons partent d’un conduit, ou d’une case voisine sans mur entre les deux.
refused-not-a-vault = Les Gardiens partent d’une porte de coffre.
refused-nearer-to-a-vent = Il repart sur un conduit libre ; à défaut, aussi près que possible de l’un d’eux.
refused-no-such-counter = Ce jeton n’est pas sur le plateau.
refused-only-guards = Vous déplacez les Gardiens, et rien d’autre.
refused-not-your-guard = Seul leur camp déplace les Gardiens.
refused-no-steps-left = Ce jeton n’a plus de pas à faire.
refused-one-die-each = Un jeton ne prend qu’un dé.
refused-has-moved = Ce jeton a déjà eu son dé.
refused-not-rolled = Aucun dé ne montre cela.
refused-die-is-used = Un autre jeton a pris ce dé.
refused-not-diagonally = Un pas va vers le haut, le bas, la gauche ou la droite, pas en diagonale.
refused-wall-between = Il y a un mur entre les deux.
refused-one-step-at-a-time = Un pas à la fois, vers une case voisine.
refused-nothing-to-take-back = Aucun pas ne peut être repris.
refused-looked-enough = Vous avez regardé sous quatre Ombres. Cela suffit.
refused-looked-already = Vous avez déjà regardé sous celle-ci.
refused-looked-instead = Vous avez regardé au lieu de lancer les dés.
refused-guards-do-not-consolidate = Du côté des Gardiens, on lance les dés.
refused-guards-flip = Seul le camp des Gardiens retourne les Ombres.
refused-not-asked-about-it = La question porte sur une autre Ombre.
refused-not-in-view = Aucun Gardien ne voit cette Ombre.
refused-flipped-already = Cette Ombre a déjà été retournée, ou est protégée tant qu’elle n’a pas bougé.
refused-not-now = Un jeton doit d’abord repartir.

## The board

board-heading = { $round ->
    [0] L’entrepôt, avant le premier tour de table
   *[other] L’entrepôt, tour de table { $round }
}
board-now = { $phase ->
    [draw] On tire au sort qui joue les Gardiens
    [place] { $name } pose une Ombre
    [guards] { $name } pose les Gardiens
    [turn] { $name } va lancer les dés
    [roll] Les dés roulent
    [look] { $name } regarde sous des Ombres
    [flip] { $name } décide : la retourner ?
    [put-back] { $name } remet une Ombre
    [over] La partie est finie
   *[move] { $name } joue
}
board-now-text = { $out ->
    [yes] Vous avez perdu tous vos Cambrioleurs. Vous pouvez regarder jusqu’à la fin.
   *[no] { $mover ->
        [none] { $looked ->
            [0] { "" }
            [one] Une Ombre regardée jusqu’ici.
           *[other] { $looked } Ombres regardées jusqu’ici.
        }
       *[other] { $steps ->
            [0] { $mover } ne va pas plus loin.
            [one] { $mover } peut faire encore un pas.
           *[other] { $mover } peut faire encore { $steps } pas.
        }
    }
}
board-place = Posez une Ombre
board-place-text = Touchez une case éclairée, sur un conduit ou juste à côté : l’Ombre y est posée.
board-rest = { $going ->
    [yes] Stop, je pose le reste
   *[no] Poser le reste pour moi
}
board-by-lot = Vos Ombres se posent
board-by-lot-text = Au hasard, l’une après l’autre. Il reste { $blanks ->
    [0] aucune vierge
    [1] une vierge
   *[other] { $blanks } vierges
} et { $criminals ->
    [0] aucune avec un Cambrioleur.
    [1] une avec un Cambrioleur.
   *[other] { $criminals } avec un Cambrioleur.
}
board-guards = Posez le Gardien { $number ->
    [1] I
   *[other] II
}
board-guards-text = Touchez une porte de coffre. Les deux Gardiens partent de portes différentes.
board-turn = À vous
board-turn-text = { $role ->
    [guard] Lancez deux dés : un pour chaque Gardien.
   *[criminal] Lancez les dés et déplacez deux Ombres, à qui qu’elles soient. Ou regardez sous quatre Ombres au plus.
}
board-look = Regardez sous { $most } au plus
board-look-text = { $count ->
    [0] Touchez une Ombre. Tout le monde saura laquelle, et personne d’autre ce qu’elle cache.
    [one] Une sur { $most } jusqu’ici. Touchez-en une autre, ou finissez le tour.
   *[other] { $count } sur { $most } jusqu’ici.
}
board-looked = Vous avez regardé sous { $most } Ombres
board-looked-text = C’est tout pour ce tour : finissez-le.
board-saw = { $name } : { $kind ->
    [criminal] un Cambrioleur.
   *[blank] vierge.
}
board-flip = { $name } est en vue
board-flip-text = Case { $square }. La retourner, ou la laisser passer pour l’instant ?
board-put-back = Remettez l’{ $name }
board-put-back-text = Touchez une case éclairée. On ne pourra pas la retourner avant qu’elle bouge.
board-done = Plus rien à déplacer
board-done-text = { $role ->
    [guard] Les deux Gardiens ont fait leur chemin.
   *[criminal] Les deux dés ont servi.
}
board-choose = { $role ->
    [guard] Choisissez un Gardien
   *[criminal] Choisissez une Ombre
}
board-choose-text = { $count ->
    [0] { $mover } peut continuer. Touchez le jeton, ou finissez le tour.
    [1] Il reste un dé : { $dice }. Il revient à un autre jeton.
   *[other] Dés : { $dice }. Chacun pour un autre jeton, de ce qu’il montre ou de moins.
}
board-take = { $name } prend le { $die }
board-take-text = { $role ->
    [guard] { $steps ->
        [1] Un pas
       *[other] { $steps } pas
    } au plus. Touchez une case pour voir ce qu’on aperçoit de là.
   *[criminal] { $steps ->
        [1] Un pas
       *[other] { $steps } pas
    } au plus. Jade : dans le noir. Corail : sous la lampe d’un Gardien.
}
board-sure = Finir le tour ?
board-sure-text = { $unused ->
    [0] Aucun dé n’est inutilisé.
    [one] Un dé est inutilisé et peut encore déplacer un jeton.
   *[other] { $unused } dés sont inutilisés et peuvent encore déplacer des jetons.
} Touchez encore une fois pour finir.
board-missed = { $square } est hors d’atteinte
board-missed-text = { $steps ->
    [0] Avec ce dé, { $name } ne peut plus avancer.
    [one] Avec ce dé, { $name } ne peut plus faire qu’un pas, en contournant les murs, jamais en diagonale.
   *[other] Avec ce dé, { $name } ne peut plus faire que { $steps } pas, en contournant les murs, jamais en diagonale.
} Touchez une case marquée.
board-go = { $name } en { $square }
board-go-text = { $steps ->
    [1] Un pas
   *[other] { $steps } pas
}{ $how ->
    [seen] , et un Gardien la voit en chemin.
    [dark] , tout dans le noir.
   *[guard] .
}{ $vault ->
    [yes] {" "}Sur la porte du coffre, le jeton est retourné.
   *[no] { "" }
}{ $other ->
    [none] { "" }
   *[other] {" "}Échange de place : { $other }.
}
board-go-there = Aller en { $square }
board-consolidate = Regarder sous quatre
board-flip-it = La retourner
board-let-be = La laisser
board-instead = Prendre plutôt : { $name }
board-take-back = Reprendre
board-end = { $unused ->
    [0] Finir le tour
    [one] Finir le tour, un dé inutilisé
   *[other] Finir le tour, { $unused } dés inutilisés
}
board-end-sure = Finir quand même
board-mark = { $mark ->
    [doubt] Noté : peut-être un Cambrioleur
    [criminal] Noté : un Cambrioleur
    [blank] Noté : vierge
   *[none] Noter
}
board-dice = Les dés
board-die = { $pips }, { $state ->
    [used] utilisé
    [chosen] choisi
   *[left] libre
}
board-pad = Pas à pas
board-step = { $side ->
    [up] Un pas vers le haut
    [left] Un pas vers la gauche
    [right] Un pas vers la droite
   *[down] Un pas vers le bas
}{ $square ->
    [none] { "" }
   *[other] , en { $square }
}
board-kinds = Ce que cache la prochaine
board-kind = { $kind ->
    [criminal] Cambrioleur × { $count }
   *[blank] Vierge × { $count }
}
board-round = { $round ->
    [0] Mise en place
   *[other] Tour de table { $round }
}
board-found = { $found } sur { $all } { $rules ->
    [family] { $found ->
        [one] repéré
       *[other] repérés
    }
   *[competitive] { $found ->
        [one] pris
       *[other] pris
    }
}
board-seats = Dans l’ordre du tour
board-you = { $name } (vous)
board-seat = { $away ->
    [yes] loin de la table
   *[no] { $role ->
        [guard] deux Gardiens
        [out] hors jeu
       *[criminal] { $count ->
            [0] aucune Ombre
            [1] une Ombre
           *[other] { $count } Ombres
        }
    }
}
board-row = { $tall ->
    [yes] Colonne { $row }
   *[no] Rangée { $row }
}
board-warehouse = { $tall ->
    [yes] L’entrepôt, tourné : chaque ligne est une des { $width } colonnes en lettres, de { $height } cases en chiffres
   *[no] L’entrepôt : { $width } colonnes en lettres, { $height } rangées en chiffres
}
board-counter-of = { $name }, posée par { $owner }
board-known = { $known ->
    [blank] vierge, { $shown ->
        [yes] tout le monde le sait
       *[no] vous le savez
    }
    [criminal] un Cambrioleur, { $shown ->
        [yes] tout le monde le sait
       *[no] vous le savez
    }
   *[none] { "" }
}
board-marked = { $mark ->
    [doubt] à votre avis : peut-être un Cambrioleur
    [criminal] à votre avis : un Cambrioleur
    [blank] à votre avis : vierge
   *[none] { "" }
}
board-safe = { $safe ->
    [yes] protégée tant qu’elle ne bouge pas
   *[no] { "" }
}
board-peeked = on vient de regarder dessous
board-vent = conduit
board-vault = porte de coffre
board-lit = en vue d’un Gardien
board-reached = { $swap ->
    [yes] échange en { $steps ->
        [1] un pas
       *[other] { $steps } pas
    }
   *[no] à portée en { $steps ->
        [1] un pas
       *[other] { $steps } pas
    }
}{ $seen ->
    [yes] , serait vue
    [none] { "" }
   *[no] , dans le noir
}
board-placeable = { $kind ->
    [criminal] on peut poser ici un Cambrioleur
    [blank] on peut poser ici une Ombre vierge
   *[none] on peut poser ici
}
board-lookable = on peut regarder dessous
board-in-hand = dans votre main
board-movable = peut bouger
board-at = { $name } en { $square }
board-in-view = { $count ->
    [0] Aucune Ombre n’est en vue d’un Gardien.
   *[other] En vue d’un Gardien : { $names }.
}
board-comes = { $count ->
    [0] Aucune autre Ombre n’arrive en vue.
    [one] Arrive en vue : { $names }.
   *[other] Arrivent en vue : { $names }.
}
board-zoom = Plus près ou plus loin
board-pinch = Deux doigts pour s’approcher.
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-whole = Tout l’entrepôt
board-turned = { $kind ->
    [raid] { $name }, en { $square }, est retournée : un Cambrioleur posé par { $owner }. Le coffre est cambriolé.
    [caught] { $name }, en { $square }, est retournée : un Cambrioleur posé par { $owner }.
   *[blank] { $name }, en { $square }, est retournée : rien dessous.
}
board-moment = { $kind ->
    [raid] Le coffre est cambriolé !
   *[caught] Pris dans la lumière !
}
board-moment-text = { $kind ->
    [raid] { $name } cachait un Cambrioleur ({ $owner }).
   *[caught] { $name }, en { $square }, cachait un Cambrioleur ({ $owner }). { $rules ->
        [family] Il repart d’un conduit.
       *[competitive] Il quitte le plateau.
    }
}
board-undersides = Ce qu’elles cachaient
board-underside = { $name }, posée par { $owner } : { $kind ->
    [criminal] un Cambrioleur
   *[blank] rien
}
board-ways-criminals = Voici les chemins de tous les Cambrioleurs. Touchez un jeton pour ne voir que le sien.
board-way = { $steps ->
    [0] { $name } n’a jamais bougé.
    [one] { $name } : un pas.
   *[other] { $name } : { $steps } pas.
}
board-way-squares = Case par case
board-sign-light = ce que voient les Gardiens
board-sign-dark = sombre, en 3 pas
board-sign-reach = à portée, en 3 pas
board-sign-seen = serait vue
board-sign-swap = échange de place
board-sign-blank = vous savez : vierge
board-sign-criminal = vous savez : Cambrioleur
board-key-roll = L
board-key-look = G
board-key-back = R
board-key-end = F
board-key-flip = T
board-key-spare = P
board-key-die = D
board-key-mark = N
board-key-rest = A
board-help-turn = Un tour
board-help-roll = Lancez deux dés.
board-help-move = Déplacez deux jetons différents, un par dé, de ce qu’il montre ou de moins. Touchez ou faites glisser un jeton, touchez une case, confirmez.
board-help-seen = L’or sur le sol est ce que voient les Gardiens. Une Ombre qui s’y trouve est retournée.
board-help-vault = Un Cambrioleur sur une porte de coffre gagne aussitôt ; une Ombre vierge repart d’un conduit.
board-help-look = Au lieu de lancer les dés, les Cambrioleurs peuvent regarder sous quatre Ombres au plus.
board-help-signs = Signes
board-help-keys = Touches
board-help-key-digits = Chiffres : prendre le jeton de ce numéro ; pour qui joue les Gardiens, 1 et 2 sont les Gardiens
board-help-key-arrows = Flèches : de case en case
board-help-key-shift = Majuscule et flèche : un pas du jeton en main
board-help-key-enter = Entrée : choisir une case, et encore une fois pour confirmer ; une fois suffit pour poser une Ombre
board-help-key-letters = L lancer, G regarder, D l’autre dé, R reprendre, F finir le tour, N noter, T retourner, P laisser passer, A poser le reste
board-help-key-zoom = Plus et moins : plus près et plus loin ; sur un téléphone avec deux doigts

## After the match

review-way = Chemin de { counter-name } : { $squares }
