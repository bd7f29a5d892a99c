# Shadows: Amsterdam

game-title = Shadows: Amsterdam
game-tagline = Une personne a le plan et n’envoie que des images. Les autres les déchiffrent, et courent dans la nuit.
game-rules =
    Amsterdam, la nuit : deux agences, la noire et l’orange, sont sur la même affaire. Dans chacune, un Agent de liaison sait par son plan où se trouvent les Preuves, le Client et la Police, et les Détectives vont là où ils pensent qu’il les envoie. L’Agent de liaison ne dit pas un mot : les images doivent suffire.
    La ville compte 37 cases, et presque toutes montrent une image. Vous partez du Départ, au milieu. Les trois Obstacles qui le bordent ne peuvent être ni occupés ni traversés ; toutes les autres cases restent accessibles, même occupées.
    Avant une manche, tout le monde se prépare, et une équipe peut désigner un autre Agent de liaison. On compte jusqu’à trois, et les deux Agents de liaison découvrent leur plan. Les deux équipes jouent alors en même temps, sans s’attendre.
    Donner des indices : dix cartes Indice forment une seule rangée pour les deux Agents de liaison. Une carte mène l’équipe à une case voisine, deux cartes à une case à exactement deux pas. Premier arrivé, premier servi, et deux cartes se prennent ensemble ou pas du tout. De nouvelles arrivent aussitôt. { both-cards } Si les deux Agents de liaison le souhaitent, les dix cartes sont remplacées.
    Se déplacer : les Détectives discutent et montrent des cases du doigt ; seule leur équipe l’entend et le voit. Dès que plus de la moitié montrent la même case, la figurine y va. Il faut se déplacer, mais on peut réfléchir autant qu’on veut, sauf si la table fixe un temps.
    Résoudre : c’est maintenant le plan de l’équipe qui parle. Une Preuve que personne n’a encore trouvée lui revient, jusqu’à trois. Le Client, avec trois Preuves, fait gagner la manche. La Police vaut un jeton, chaque fois ; au troisième, l’autre équipe gagne la manche. Tout le reste se passe en silence : une case vide, le Client trop tôt, une Preuve déjà prise, une quatrième. Seul l’Agent de liaison sait ce qu’il en était.
    Un plan porte six cases Preuve, deux cases Client et onze cases Police. Trois Preuves, un Client et six cases Police sont au même endroit pour les deux équipes.
    La première équipe qui gagne deux manches gagne la partie. Après chaque manche, les deux plans sont montrés, avec les chemins parcourus. Pour la suivante, on mélange toutes les cartes Indice, et les deux figurines reviennent au Départ.
    Contre la montre : à deux ou trois, vous formez une seule équipe avec un seul plan. L’Agent de liaison peut remplacer les dix cartes à tout moment. Le troisième jeton Police fait perdre la manche, la fin du temps aussi. Deux manches gagnées font gagner la partie, deux perdues la font perdre.
    Une manche qui n’est pas décidée après 300 déplacements est nulle ; contre la montre, elle est perdue. Après la troisième manche nulle, l’équipe qui a gagné le plus de manches gagne la partie. La personne qui a ouvert la table peut arrêter la partie à tout moment ; personne n’a alors gagné.
    { hints-officer }
    { hints-detective }
game-gist =
    À vous la liaison ? Le plan n’est que pour vous. Choisissez-y une cible, trouvez son image dans la ville et envoyez à votre équipe une carte qui lui ressemble.
    Détective ? Cherchez l’image visée et mettez-vous d’accord sur une case.
    Une carte mène à une case voisine, deux à une case à exactement deux pas.
    Trouvez trois Preuves, puis rejoignez le Client. Le troisième jeton Police fait perdre la manche.
    Quand il ne se passe rien, personne ne dit pourquoi.
    Les deux équipes jouent en même temps. Il faut gagner deux manches.
both-cards = Les deux cartes visent l’arrivée, pas le chemin.
hints-officer = À l’Agent de liaison : avant d’envoyer une carte, regardez toutes les cases où elle pourrait mener, car une autre lui va peut-être mieux. Ce qui vous semble clair ne l’est pas forcément pour les autres : écoutez leur façon de penser. Une ambiance, une idée ou une histoire en dit parfois plus que les objets. Deux cartes font passer votre équipe à côté de la Police, mais il y a plus de cases où se tromper. Et vos rivaux regardent la même rangée.
hints-detective = Aux Détectives : regardez toutes les cases éclairées avant d’en préférer une. Demandez-vous pourquoi cette carte-là, parmi dix. Couleurs, formes et ambiances comptent autant que les objets. Le silence ne veut pas dire que vous avez tort, ni que vous avez raison.
role-officer = Agent de liaison
role-detective = Détective
seat-status = { $sides-officer ->
    [yes] { role-officer }
   *[no] { role-detective }
}
team-black = noire
team-orange = orange
option-mode = Jeu
option-mode-help = Les uns contre les autres, ou ensemble.
option-mode-teams = Deux équipes
option-mode-teams-help = De quatre à huit, dans une course entre la noire et l’orange.
option-mode-coop = Contre la montre
option-mode-coop-help = À deux ou trois, dans une même équipe.
option-is_large = Douze places
option-is_large-help = Jusqu’à cinq Détectives par équipe.
option-level = Niveau
option-level-help = La durée d’une manche.
option-level-recruit = Recrue
option-level-recruit-help = 15 minutes par manche
option-level-novice = Novice
option-level-novice-help = 8 minutes par manche
option-level-agent = Agent
option-level-agent-help = 5 minutes par manche
option-level-master = Expert
option-level-master-help = 3 minutes par manche
option-layout = Ville
option-layout-help = La disposition des images.
option-layout-standard = Habituelle
option-layout-standard-help = Six Quartiers de cinq images apparentées.
option-layout-alternative = Alternative
option-layout-alternative-help = Six Quartiers, disposés dans l’autre sens.
option-layout-scattered = Mêlée
option-layout-scattered-help = Trente images venues de partout.
option-redraws = Une nouvelle ville à chaque manche
option-redraws-help = Sinon, les mêmes images restent toute la partie.
option-agreement = La figurine se déplace
option-agreement-help = Combien de Détectives doivent montrer une case.
option-agreement-majority = À la majorité
option-agreement-majority-help = Plus de la moitié ; à deux, les deux.
option-agreement-everyone = À l’unanimité
option-agreement-everyone-help = Toutes les personnes présentes.
option-agreement-anyone = Aussitôt
option-agreement-anyone-help = Le premier doigt compte.
option-seconds = Secondes par déplacement
option-seconds-help = Ensuite, la figurine va là où pointent le plus de doigts ; à égalité, le hasard décide.
option-is_easy = Premières parties
option-is_easy-help = Seulement les six paires de plans les plus faciles.
option-is_tracked = Marqueur Repère
option-is_tracked-help = Le plan de l’Agent de liaison montre où se tient la figurine.
option-is_described = Images décrites
option-is_described-help = Pour toute la table, chaque image a une description qui peut être lue à voix haute.
option-pictures = Images
option-pictures-help = De la personne qui tient ce serveur. Si elles sont venues sans mots, des numéros les distinguent là où les images sont décrites, et les robots ne regardent que les couleurs.
option-pictures-own = Celles du jeu
option-pictures-own-help = Des images en papier, faites pour ce jeu.
bot-easy = Robot facile
bot-easy-help = Voit dans les images des choses bien à lui.
bot-normal = Robot normal
bot-normal-help = Voit dans les images à peu près ce qu’y voient les autres.

## Parts of sentences. Cells are counted row by row from 0 to 36.

team-name = { $team ->
    [black] L’équipe noire
   *[orange] L’équipe orange
}
team-of = { $team ->
    [black] de l’équipe noire
   *[orange] de l’équipe orange
}
team-whom = { $team ->
    [black] l’équipe noire
   *[orange] l’équipe orange
}
turn-name = { $turn ->
    [0] ●
    [1] ★
   *[2] ■
}
hint-name = { $hint ->
    [sure] oui
    [unsure] peut-être
   *[wait] attendez
}
kind-name = { $kind ->
    [evidence] Preuve
    [client] Client
   *[police] Police
}

## Moves

move-lay-district = { $side ->
    [0] Poser le Quartier { $district }, recto
   *[1] Poser le Quartier { $district }, verso
}
move-lay-picture = Poser l’image { $picture }
move-lay-card = Poser la carte Indice { $card }
move-draw-map = Tirer la paire de plans { $number }, { turn-name }
move-stray = Aller à la case { $cell }
move-ready = On peut y aller
move-name = Confier la liaison à { $seat }
move-give = Donner les indices : { $cards }
move-wish = Souhaiter dix autres cartes
move-point = Montrer la case { $cell }
move-withdraw = Retirer votre doigt
move-sign = { $hint ->
    [sure] « Oui, sans aucun doute. »
    [unsure] « J’hésite. »
   *[wait] « Attendez ! »
}
move-time-up = Le temps est écoulé
move-left = { $seat } n’est plus là
move-back = { $seat } est de retour
move-stop = Arrêter la partie

## Moves, step by step

moves-name = Désigner un autre Agent de liaison
moves-give = Donner des cartes Indice
moves-point = Montrer une case
moves-sign = Faire un signe

## Events

event-city-laid = La ville est sur la table.
event-intel-laid = Les cartes Indice sont posées. Dans la rangée : { $row }.
event-got-ready = { $seat } attend le signal.
event-hurry-began = Les autres ont une minute pour se préparer.
event-hurry-ended = La minute est écoulée.
event-officer-named = { $by } désigne l’Agent de liaison { team-of } : { $seat }.
event-count-began = Manche { $round } : trois, deux, un…
event-race-began = { $until ->
    [none] Partez !
   *[other] Partez ! Le temps court.
}
event-map-taken = { team-name } a le plan { $number }, { turn-name }.
event-given = { team-name } reçoit les indices : { $cards }.
event-cards-laid = Nouvelles cartes dans la rangée : { $cards }.
event-pile-rebuilt = La pioche était vide. On mélange les cartes mises de côté.
event-wished = L’Agent de liaison { team-of } souhaite dix autres cartes.
event-froze = Dix autres cartes arrivent.
event-pointed = { $seat } montre la case { $cell }.
event-withdrew = { $seat } retire son doigt.
event-signed = { $seat } : { move-sign }
event-time-ran-out = { team-name } n’a plus de temps.
event-moved = { team-name } va à la case { $cell }.
event-evidence-found = { $count ->
    [3] { team-name } trouve une Preuve à la case { $cell }, la troisième. Maintenant, au Client !
   *[other] { team-name } trouve une Preuve à la case { $cell } : { $count } sur 3.
}
event-police-met = La Police repère { team-whom } à la case { $cell } : jeton { $count } sur 3.
event-nothing-happened = { $why ->
    [too-early] { team-name } rencontre le Client trop tôt, à la case { $cell }.
    [taken] La Preuve de la case { $cell } a déjà été trouvée.
    [surplus] { team-name } n’a plus besoin de la Preuve de la case { $cell }.
   *[neutral] Il n’y a rien à la case { $cell }.
}
event-round-ended = { $why ->
    [client] { team-name } apporte trois Preuves au Client et gagne la manche !
    [police] { $team ->
        [none] La Police a arrêté l’équipe. La manche est perdue.
       *[other] La Police a arrêté les rivaux. { team-name } gagne la manche !
    }
    [time] Le temps est écoulé. La manche est perdue.
   *[void] Après 300 déplacements, personne n’a gagné la manche : elle est nulle.
}
event-maps-shown = Les plans sont retournés : paire { $number }, { turn-name }.
event-match-ended = La partie est finie. Victoire : { $winners }.
event-match-stopped = La partie a été arrêtée.
event-went-away = { $seat } n’est plus là.
event-came-back = { $seat } joue de nouveau.

## In the log, where the cards are drawn beside the line

line-intel-laid = Les cartes Indice sont posées.
line-given = L’Agent de liaison { team-of } a fait son choix.
line-cards-laid = Du nouveau dans la rangée.

## What lies on the table

view-mode = Jeu
view-mode-value = { $value ->
    [coop] Contre la montre
   *[teams] Deux équipes
}
view-phase = Maintenant
view-phase-value = { $value ->
    [setup] La table se prépare.
    [briefing] Tout le monde se prépare.
    [count] Trois, deux, un…
    [race] La manche est en cours.
   *[over] La manche est finie.
}
view-round = Manche
view-pictures = Images de la ville, case par case
view-shown = Indices sur le Départ et autour
view-row = Indices disponibles
view-pile = Cartes dans la pioche
view-sides = Équipes
view-ready = Attendent le signal
view-away = Hors ligne
view-until = Chronomètre
view-until-value = { $value ->
    [none] arrêté
   *[other] en marche
}
view-frozen_until = Rangée
view-frozen_until-value = { $value ->
    [none] ouverte
   *[other] dix autres cartes arrivent
}
view-moves_left = Déplacements encore possibles dans cette manche
view-report = Retour sur la manche
view-report-value = { $value ->
    [none] La manche n’est pas encore finie.
   *[other] { $value }
}
view-seat = Vous êtes
view-team = Votre équipe
view-team-value = { $value ->
    [black] noire
   *[orange] orange
}
view-pointers = Doigts
view-opinions = Signes
view-map = Votre plan
view-map-value = { $value ->
    [none] Face cachée jusqu’à la fin du décompte.
   *[other] { $value }
}
view-wishes = Dix autres cartes sont souhaitées par
view-swaps_left = Remplacements des dix cartes encore possibles
thing-mark = { $is_common ->
    [yes] { $cell } : { kind-name } (les deux équipes)
   *[no] { $cell } : { kind-name }
}
thing-map-card = { team-name }, paire { $number }, { turn-name } : { $marks }
thing-pointer = { $seat } à la case { $cell }
thing-opinion = { $seat } : { hint-name }
thing-side-view = { team-name } : Agent de liaison { $officer }, Détectives { $detectives }. Manches gagnées : { $wins }, perdues : { $losses }. À la case { $at }. Preuves : { $evidence }. Jetons Police : { $police }. Indices : { $given }. Chronomètre : { $until ->
    [none] aucun
   *[other] en marche
}.
thing-clue = { $is_police ->
    [yes] { team-name } : { $cards } → case { $cell }, Police
   *[no] { $is_found ->
        [yes] { team-name } : { $cards } → case { $cell }, Preuve
       *[no] { team-name } : { $cards } → case { $cell }
    }
}
thing-report = { $winner ->
    [none] Personne ne l’a gagnée. Plans : { $maps }.
    [black] Gagnée par l’équipe noire. Plans : { $maps }.
   *[orange] Gagnée par l’équipe orange. Plans : { $maps }.
}

## The end

outcome-scores = Manches gagnées
outcome-stopped = La partie a été arrêtée. Personne n’a gagné.
outcome-two-rounds = { $count ->
    [one] { $winners } gagne deux manches, et la partie.
   *[other] { $winners } gagnent deux manches, et la partie.
}
outcome-two-lost = Deux manches sont perdues, et la partie avec elles.
outcome-void = { $count ->
    [0] Trois manches étaient nulles, et les deux équipes en ont gagné autant : égalité.
    [one] Trois manches étaient nulles. { $winners } a gagné plus de manches, et la partie.
   *[other] Trois manches étaient nulles. { $winners } ont gagné plus de manches, et la partie.
}

## Reasons, looking back, refusals

reason-ready = On peut commencer.
reason-leads-to = { $cards ->
    [one] Cette carte mène à la case { $cell }.
   *[other] Ensemble, ces cartes mènent à la case { $cell }.
}
reason-poor-row = Ces dix cartes ne mènent presque nulle part.
reason-looks-like = C’est l’image de la case { $cell } qui y ressemble le plus.
way-made = { $moves ->
    [one] { team-name } a fait { $moves } déplacement
   *[other] { team-name } a fait { $moves } déplacements
}
review-way = { way-made } ; sans adversaire et plan en main, { $fewest } auraient suffi.
analysis-way = { way-made } à la dernière manche ; sans adversaire et plan en main, { $fewest } auraient suffi.
review-way-short = { way-made } ; aucun chemin à l’écart de la Police n’est plus court.
analysis-way-short = { way-made } à la dernière manche ; aucun chemin à l’écart de la Police n’est plus court.
review-way-unfinished = { way-made } sans arriver au but ; à l’écart de la Police, le plus court chemin en compte { $fewest }.
analysis-way-unfinished = { way-made } à la dernière manche sans arriver au but ; à l’écart de la Police, le plus court chemin en compte { $fewest }.
refused-not-in-a-round = Ce n’est possible que pendant une manche.
refused-only-before-a-round = Ce n’est possible qu’avant une manche.
refused-ready-already = Vous attendez déjà le signal.
refused-officer-already = Cette personne est déjà Agent de liaison.
refused-other-team = Votre Agent de liaison doit être de votre équipe.
refused-officers-only = La rangée est l’affaire des Agents de liaison.
refused-cards-are-changing = Trop tard : dix autres cartes arrivent.
refused-team-is-moving = Votre équipe doit d’abord se déplacer.
refused-one-card-or-two = Donnez une carte ou deux.
refused-card-twice = Une carte ne se donne qu’une fois.
refused-cards-in-order = Deux cartes s’envoient dans l’ordre de leurs numéros.
refused-card-not-on-offer = Trop tard : une carte n’est plus dans la rangée.
refused-wished-already = Vous l’avez déjà souhaité.
refused-changed-too-often = Les dix cartes ont été remplacées cent fois : dans cette manche, elles restent.
refused-detectives-only = Seuls les Détectives montrent des cases et font des signes.
refused-no-clue-yet = Votre Agent de liaison ne vous a pas encore donné de carte.
refused-obstacle = C’est un Obstacle.
refused-no-such-cell = Cette case n’existe pas.
refused-exactly-one-away = Une carte : la case doit être voisine de la vôtre.
refused-exactly-two-away = Deux cartes : la case doit être à exactement deux pas, en contournant les Obstacles.

# The board

board-heading = { $mode ->
    [coop] La ville, manche { $round }, ensemble contre la montre
   *[teams] La ville, manche { $round }
}
board-phase = { $phase ->
    [briefing] Avant la manche : qui fait la liaison, et peut-on commencer ?
    [count] La manche va commencer.
    [race] La manche est en cours.
    [over] La manche est finie.
   *[setup] La ville se met en place.
}
board-now-wait = { $role ->
    [officer] Votre équipe attend vos cartes.
   *[detective] Votre Agent de liaison choisit des cartes.
}
board-now-move = { $role ->
    [officer] Vos Détectives choisissent une case.
   *[detective] { $cards ->
        [1] Une carte est arrivée : montrez une case voisine de votre figurine.
       *[other] Deux cartes sont arrivées : montrez une case à exactement deux pas.
    }
}
board-now-again = Quelqu’un est parti. Montrez encore une fois votre case, et l’équipe avancera.
board-team = { $team ->
    [black] Noire
   *[orange] Orange
}
board-letter = { $team ->
    [black] N
   *[orange] O
}
board-yours = votre équipe
board-you = Vous
board-you-maybe = Vous ?
board-name-away = { $name } (hors ligne)
board-target = Ma cible
board-and-detectives = { $count ->
    [one] donne des cartes à { $names }
   *[other] donne des cartes à { $names }
}
board-picture = image
board-picture-number = { $of ->
    [intel] carte Indice { $number }, sans description
   *[other] image { $number } de la ville, sans description
}
board-pictures-gone = Les images de cette partie ne sont plus sur ce serveur. Des numéros les remplacent.
board-round = Manche { $number }
board-first = deux manches à gagner
board-standing = gagnées { $black }, perdues { $orange }
board-score = Manche { $round }. Manches gagnées : équipe noire { $black }, équipe orange { $orange }.
board-score-coop = Manche { $round }. Gagnées : { $black }, perdues : { $orange }.
board-evidence = Preuves : { $count } sur { $most }
board-police = Police : { $count } sur { $most }
board-given = { team-name } a { $cards ->
    [1] une carte : la voir en grand
   *[other] deux cartes : les voir en grand
}
board-edge = Un jeton Police de plus, et la manche est perdue.
board-edge-short = Dernière chance

board-city = La ville, 37 cases
board-cell = case { $cell }, rangée { $row }
board-cell-found = case { $cell }, rangée { $row }, trouvée
board-works = chantier sur le canal, fermé
board-start = le Départ
board-figure = { $team ->
    [black] l’équipe noire est ici
   *[orange] l’équipe orange est ici
}
board-token = { $team ->
    [black] Preuve trouvée par l’équipe noire
   *[orange] Preuve trouvée par l’équipe orange
}
board-pointed = { $count ->
    [one] { $names } montre cette case
   *[other] { $names } montrent cette case
}
board-enter = { $cards ->
    [1] accessible avec une carte
   *[other] accessible avec deux cartes
}
board-kind = { $kind ->
    [evidence] { $common ->
        [yes] Preuve commune
       *[no] Preuve unique
    }
    [client] { $common ->
        [yes] Client commun
       *[no] Client
    }
   *[police] { $common ->
        [yes] Police commune
       *[no] Police
    }
}
board-zoom = De plus près ou de plus loin
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-whole = Toute la ville
board-large = Images en grand
board-close = Fermer

board-intel = Indice { $number }
board-lens = Sous votre loupe
board-lens-empty = Regardez une case éclairée
board-step-wait = On attend des indices
board-step-wait-text = { $name } choisit des cartes pour vous.
board-step-move = Déplacement
board-step-cards = { $cards ->
    [1] Une carte : allez sur une case voisine.
   *[other] Deux cartes : allez à deux cases exactement.
}
board-point = Montrer cette case
board-point-again = Montrer encore
board-point-none = { $cards ->
    [1] choisissez une case éclairée, à un pas
   *[other] choisissez une case éclairée, à deux pas
}
board-point-moves = { $needed ->
    [1] L’équipe avance aussitôt
   *[other] Avec vous, { $count } sur { $needed } : l’équipe avance
}
board-point-waits = Avec vous, { $count } sur { $needed } : l’équipe attend
board-withdraw = Retirer le doigt
board-withdraw-text = vous montrez cette case
board-next = Suivante
board-signs = Qu’en pensez-vous ?
board-sign-sure = Oui
board-sign-unsure = Peut-être
board-sign-wait = Attendez
board-fingers = Qui montre quoi
board-needed = { $needed } sur { $count } suffisent
board-finger-none = réfléchit
board-finger-points = a choisi
board-finger-away = hors ligne

board-screen = Votre plan, derrière le paravent
board-only-you = Confidentiel
board-hide = Cacher
board-show = Montrer
board-peek = Maintenez pour regarder
board-map-number = Plan { $number } { $turn }
board-goes = { $cards ->
    [one] Avec 1 carte
   *[other] Avec 2 cartes
}
board-over-city = Plan sur la ville
board-parts = Plan ou ville
board-part-map = Plan
board-part-city = Ville
board-ten = Dix cartes proposées
board-ten-show = Les dix cartes proposées
board-card = Carte { $place } : { $picture }
board-card-marked = Carte { $place } : { $picture }, marque { $number }
board-card-taken = Carte { $place } : prise
board-taken = prise
board-late = Trop tard, cette carte est prise. Rien n’a été envoyé.
board-deal = Donner des cartes
board-marks-private = Personne ne voit vos marques avant l’envoi.
board-wish-idle = Dix autres cartes
board-wish-idle-text = si les deux Agents le souhaitent
board-wish-coop = Dix autres cartes
board-wish-coop-text = le temps continue de courir
board-wish-mine = Votre souhait est posé
board-wish-mine-text = { $team ->
    [black] à l’équipe noire d’accepter
   *[orange] à l’équipe orange d’accepter
}
board-wish-theirs = { team-name } souhaite dix autres cartes
board-wish-theirs-text = appuyez pour accepter
board-wish-both = Dix autres cartes arrivent
board-wish-both-text = un instant
board-first-steps = Choisissez une cible sur le plan, trouvez son image dans la ville et envoyez une carte qui lui ressemble.
board-hold = Appui long : image en grand
board-means = { $cards ->
    [0] Marquez une carte ou deux.
    [one] Une carte : l’équipe doit avancer d’une case.
   *[other] Deux cartes : l’équipe doit aller à deux cases exactement.
}
board-send = { $cards ->
    [0] Envoyer
    [one] Envoyer la carte
   *[other] Envoyer les deux
}
board-unmark = Effacer
board-sent = C’est envoyé.
board-sent-none = Personne ne montre encore de case.
board-sent-same = { $count ->
    [1] { $names } montre une case.
   *[other] { $names } montrent la même case.
}
board-sent-apart = { $names } montrent des cases différentes.

board-briefing = Avant la manche
board-job = { $role ->
    [officer] À vous la liaison. À zéro, vous aurez un plan : choisissez-y une cible, trouvez son image dans la ville et envoyez une carte qui lui ressemble.
    [detective] Vous êtes Détective. Votre Agent de liaison vous envoie une carte ou deux : cherchez dans la ville l’image visée et montrez sa case.
   *[watcher] Vous regardez. Les Agents de liaison envoient des images, et les Détectives trouvent où elles mènent.
}
board-name = Confier la liaison
board-name-you = Je fais la liaison
board-ready = On peut y aller
board-hurry-will = Dès le premier signal, les autres ont une minute.
board-is-ready = attend le signal
board-is-not-ready = se prépare encore
board-ready-wait = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
board-ready-others = Se préparent encore : { $names }.
board-hurry = La manche commence dans { $seconds } s au plus tard.
board-count = { $role ->
    [officer] À zéro, vous aurez votre plan
    [detective] À zéro, votre Agent de liaison aura son plan
   *[watcher] À zéro, les plans seront là
}
board-level = { $level ->
    [recruit] Recrue
    [novice] Novice
    [agent] Agent
   *[master] Expert
}, { $minutes } minutes
board-time = Temps qui reste pour cette manche
board-music = Fond sonore de la manche
board-music-on = Avec son
board-music-off = Sans son

board-news-evidence = { team-name } a trouvé une Preuve, { $count } sur { $most }
board-news-police = La Police a repéré { team-whom }, { $count } sur { $most }
board-news-over = { $mode ->
    [coop] { $team ->
        [none] La manche est perdue
       *[other] La manche est gagnée
    }
   *[teams] { $team ->
        [black] L’équipe noire gagne la manche
        [orange] L’équipe orange gagne la manche
       *[none] Personne ne gagne la manche
    }
}
board-after = { $why ->
    [client] { $team ->
        [black] L’équipe noire a rencontré le Client en { $moves } déplacements et gagne la manche
       *[orange] L’équipe orange a rencontré le Client en { $moves } déplacements et gagne la manche
    }
    [police] { $mode ->
        [coop] La Police est venue trois fois : la manche est perdue
       *[teams] { $team ->
            [black] La Police a arrêté l’équipe orange : l’équipe noire gagne
           *[orange] La Police a arrêté l’équipe noire : l’équipe orange gagne
        }
    }
    [time] Le temps est écoulé : la manche est perdue
   *[void] Personne n’a rencontré le Client : personne ne gagne
}
board-after-tally = Déplacements : { $moves } · Preuves : { $evidence } · Police : { $police }
board-clues = Les indices, un par un
board-clue = Indice { $number } sur { $count }
board-clue-before = L’indice précédent
board-clue-after = L’indice suivant
board-clue-others = Autres cases possibles
board-there = { $there ->
    [evidence] Preuve
    [police] Police
    [client] Client
    [gone] déjà prise
   *[nothing] rien
}
board-clue-text = { team-name } est allée à la case { $cell }, rangée { $row } : { $came ->
    [evidence] une Preuve.
    [police] la Police.
    [client] le Client.
    [early] le Client, mais trop tôt.
    [taken] une Preuve déjà trouvée.
    [spare] une Preuve de trop.
   *[nothing] il ne s’est rien passé.
}

board-help-steps = Trois étapes, encore et encore
board-help-intel = L’Agent de liaison donne une carte ou deux de la rangée commune.
board-help-move = Les Détectives s’accordent sur une case : une carte mène à une case voisine, deux cartes à deux cases exactement.
board-help-resolve = Les Preuves et la Police sont annoncées à toute la table. S’il ne se passe rien, rien n’est dit.
board-help-signs = Les signes du plan
board-help-hints = Ce qui aide
board-help-keys = Les touches
board-help-key-arrows = Flèches : de case en case. Tab : seulement les cases éclairées.
board-help-key-enter = Entrée : montrer la case ; pour l’Agent de liaison, envoyer ce qui est marqué.
board-help-key-backspace = Retour arrière : retirer votre doigt.
board-help-key-n = { board-key-next } : la case éclairée suivante.
board-help-key-space = Espace : voir l’image d’une case en grand.
board-help-key-l = { board-key-large } : voir en grand la carte où vous êtes.
board-help-key-digits = 1 à 9 et 0 : marquer une carte.
board-help-key-m = { board-key-over } : poser le plan sur la ville.
board-help-key-h = { board-key-hide } : cacher le plan.
board-help-key-zoom = Plus, moins, 0 sur la ville : de plus près, de plus loin, en entier.
board-key-next = S
board-key-over = P
board-key-hide = C
board-key-large = G

# La galerie

gallery-text = Une ville qui ne dort jamais tout à fait, découpée dans du papier. À quoi fait penser une image ? C’est avec cela seulement qu’un Agent de liaison guide les Détectives dans la nuit.
gallery-district = { $district ->
    [1] Le marché
    [2] Le port
    [3] Le musée
    [4] Le parc
    [5] La vieille ville
    [6] La gare
   *[7] Les canaux
}
gallery-side = { $side ->
    [front] Recto
   *[back] Verso
}
gallery-cell = { $side ->
    [front] { $district }, recto, image { $number }
   *[back] { $district }, verso, image { $number }
}
gallery-intel = Les cartes Indice
gallery-intel-text = Dix d’entre elles sont visibles. Une mène juste à côté, deux mènent plus loin.
gallery-card = Carte Indice { $number }
gallery-previous = Image précédente
gallery-next = Image suivante
