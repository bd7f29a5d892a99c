# Shadow House : Le Code

game-title = Shadow House : Le Code
game-tagline = Deux chiffres dorment dans le coffre. Lisez les rangées, fouillez chez les autres et ouvrez-le avant tout le monde.
# With an empty piece in between, since no piece of a message may be longer than 2,500 letters if there are several.
game-rules =
    La vieille demeure cache un coffre, que deux chiffres ouvrent. Il y a vingt cartes, chaque chiffre de 0 à 9 en double. Deux d’entre elles sont dans le coffre, et personne ne les a vues ; toutes les autres sont distribuées. À vous de trouver les deux qui manquent.
    Vos cartes forment une rangée qui monte de gauche à droite, et votre personnage y prend place : il compte pour 5. Vous choisissez de quel côté du personnage vont vos cinq. Vos chiffres ne sont visibles que de vous ; les autres voient des dos, et la place du personnage.
    Tout le monde a sa réserve de huit indices, des jetons de 1 à 8. Un indice se pose dans un intervalle de la rangée : la carte à sa gauche ne doit pas être plus haute, ni la carte à sa droite plus basse. Si plusieurs intervalles conviennent, on choisit dans sa propre rangée. Tout le monde peut lire l’indice.
    Mode Factions : les personnages sont visibles et servent la Flamme, la Lune ou l’Étoile. À votre tour, vous offrez une tournée, vous fouillez ou vous tentez d’ouvrir le coffre ; ouvrir ne peut pas être votre première action de la manche. Pour une tournée, vous tirez et posez deux indices, et les autres un. Qui n’a plus d’indice à tirer montre une carte à la place.
    Fouiller, c’est dire ce qu’est une carte cachée chez quelqu’un d’autre. Si c’est juste, on la retourne, et vous devez fouiller encore. Si c’est faux, vous montrez une de vos cartes et votre tour est fini. Qui n’a plus de carte cachée masque son personnage et ne joue plus de la manche. Si c’est une fouille qui a pris la dernière carte, il reste une Dernière chance d’ouvrir le coffre.
    Ouvrir le coffre, c’est en annoncer les deux chiffres. La première personne qui se trompe regarde dedans, masque son personnage et prend la garde du coffre : elle peut encore offrir une tournée et fouiller, mais plus jamais ouvrir. Ensuite, qui se trompe apprend combien de chiffres étaient justes, et l’un de ses indices va sur la carte de la Garde.
    C’est un triomphe d’ouvrir le coffre, d’avoir trois jetons sur sa carte quand on en a la garde, ou d’avoir encore son personnage à visage découvert quand il ne reste plus que sa faction. Un triomphe vaut deux points ; à deux, chaque personne en reçoit un.{ "" }
    Mode Conspiration : les personnages restent face cachée, et les factions ne comptent pas. À votre tour, vous posez une question ou vous tentez d’ouvrir le coffre ; ouvrir ne peut pas être votre première action de la manche. Pour une question, vous tirez deux indices au vu de tout le monde et vous les confiez à quelqu’un, ou à vous. La réponse est publique et toujours vraie : combien de cartes de cette rangée portent l’un des deux chiffres. Les deux indices y sont ensuite posés. Tout ce que vous vous dites d’autre peut être un mensonge.
    Quand le coffre s’ouvre, qui a encore son personnage reçoit un point, et qui l’a ouvert un de plus. Qui se trompe rend son personnage et ne joue plus, mais répond encore aux questions. La dernière personne à garder son personnage doit tenter d’ouvrir aussitôt ; si elle échoue aussi, personne ne reçoit rien.
    Si quelqu’un a au moins trois points à la fin d’une manche, le plus de points l’emporte ; à égalité, on gagne ensemble. Sinon, on distribue une nouvelle manche, jusqu’à la dernière que la table a fixée.
    Quand le temps est écoulé, votre tour devient une tournée ou une question, et le hasard décide du reste ; une Dernière chance est perdue, et qui devait ouvrir a échoué. La personne qui a ouvert la table peut arrêter la partie à tout moment ; personne n’a alors gagné.
    Les points de détail du mode Factions :
    { board-summary-finer-faction }
    Les points de détail du mode Conspiration :
    { board-summary-finer-conspiracy }
game-gist =
    Deux chiffres sont dans le coffre. Toutes les autres cartes forment vos rangées, de la plus basse à la plus haute : vous ne voyez que vos propres chiffres.
    Les indices posés dans les intervalles disent à tout le monde ce qui se trouve à leur gauche et à leur droite.
    Mode Factions : offrez une tournée pour avoir plus d’indices, fouillez les cartes cachées des autres, ou annoncez les deux chiffres du coffre.
    Mode Conspiration : posez des questions aux réponses toujours vraies, parlez et mentez à votre guise, et annoncez les deux chiffres du coffre.
    Trois points font gagner. Se tromper au coffre coûte cher.
role-detective = Détective
option-mode = Mode
option-mode-help = Ce qu’on fait à son tour, et ce qui rapporte des points.
option-mode-faction = Factions
option-mode-faction-help = Tournées, fouilles et coffre. Ouvrez-le, gardez-le, ou soyez de la dernière faction en lice.
option-mode-conspiracy = Conspiration
option-mode-conspiracy-help = Questions, rumeurs, mensonges et coffre. Quand il s’ouvre, qui a gardé son personnage marque.
option-seconds = Secondes par décision
option-seconds-help = Passé ce délai, la partie continue, et ce qui reste ouvert est décidé pour vous.
option-rounds = Nombre maximal de manches
option-rounds-help = La partie finit plus tôt si quelqu’un a trois points à la fin d’une manche.
option-aid = Aide à l’enquête
option-aid-help = Ce que votre feuille d’enquête déduit d’elle-même.
option-aid-none = Aucune
option-aid-none-help = La feuille d’enquête est vierge : tout revient à votre crayon.
option-aid-facts = Faits
option-aid-facts-help = La feuille d’enquête porte ce qu’on lit d’un coup d’œil sur la table.
option-aid-proofs = Preuves
option-aid-proofs-help = La feuille d’enquête porte aussi ce qui découle de l’ensemble.
option-shows_safe = Un regard dans le coffre
option-shows_safe-help = Qui échoue à l’ouvrir peut regarder dedans, et en raconter ce qui lui plaît.
bot-easy = Robot facile
bot-easy-help = Voit ce qui est visible et suit souvent son instinct.
bot-greedy = Robot téméraire
bot-greedy-help = Voit ce qui est visible, n’hésite jamais et prend tous les risques.
bot-normal = Robot normal
bot-normal-help = Pèse toutes les distributions encore possibles.

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
    [0] première carte
    [1] deuxième carte
    [2] troisième carte
    [3] quatrième carte
    [4] cinquième carte
    [5] sixième carte
    [6] septième carte
   *[7] huitième carte
}
at-gap = { $gap ->
    [0] tout à gauche
    [1] après la première carte
    [2] après la deuxième carte
    [3] après la troisième carte
    [4] après la quatrième carte
    [5] après la cinquième carte
    [6] après la sixième carte
   *[7] après la septième carte
}
a-value = un { $value }
no-value = pas de { $value }
lies-value = un { $value }
faction-name = { $faction ->
    [red] Flamme
    [blue] Lune
   *[yellow] Étoile
}
character-name = { $faction ->
    [red] { $person ->
        [1] Capitaine Braise
       *[2] Baron Tison
    }
    [blue] { $person ->
        [1] Mademoiselle Brune
       *[2] Docteur Éclipse
    }
   *[yellow] { $person ->
        [1] Madame Comète
       *[2] Pilote Polaris
    }
}

## Moves

move-begin = { $seat } commence
move-give = Distribuer un personnage : { character-name } ({ faction-name })
move-hide = Mettre { a-value } dans le coffre
move-deal = Distribuer { a-value }
move-draw = Tirer le { $value }
move-arrange = { $left ->
    [0] Former la rangée, les cinq éventuels à droite du personnage
    [1] Former la rangée avec un cinq à gauche du personnage
   *[2] Former la rangée avec les deux cinq à gauche du personnage
}
move-place-hint = Poser le { $value } { at-gap }
move-reveal = Montrer votre { nth-card }
move-drink = Offrir une tournée
move-dig = Fouiller chez { $whom }, { nth-card } : { a-value }
move-unlock = Ouvrir le coffre avec { $low } et { $high }
move-decline = Laisser passer la Dernière chance
move-ask = Poser une question
move-question = Interroger { $whom }
move-claim = { $what ->
    [has] « J’ai { a-value }. »
    [has-not] « Je n’ai { no-value }. »
   *[safe] « Je crois qu’il y a { lies-value } dans le coffre. »
}
move-inquire = « { $whom }, avez-vous { a-value } ? »
move-go-on = Manche suivante
move-time-up = Le temps est écoulé
move-stop = Arrêter la partie

## Moves, step by step

moves-arrange = Formez votre rangée
moves-place-hint = Poser un indice
choose-place-hint-value = Quel indice ?
choose-place-hint-gap = Où ?
choose-place-hint-gap-value = { $value ->
    [0] Tout à gauche
    [1] Après la première carte
    [2] Après la deuxième carte
    [3] Après la troisième carte
    [4] Après la quatrième carte
    [5] Après la cinquième carte
    [6] Après la sixième carte
   *[7] Après la septième carte
}
moves-reveal = Montrez une de vos cartes
moves-dig = Fouiller
choose-dig-whom = Chez qui ?
choose-dig-place = Quelle carte, en partant de la gauche ?
choose-dig-place-value = { $value ->
    [0] Première
    [1] Deuxième
    [2] Troisième
    [3] Quatrième
    [4] Cinquième
    [5] Sixième
    [6] Septième
   *[7] Huitième
}
choose-dig-value = Qu’est-ce que c’est ?
moves-unlock = Ouvrir le coffre
choose-unlock-low = Un chiffre, le plus petit s’ils diffèrent
choose-unlock-high = L’autre chiffre
moves-question = Qui interrogez-vous ?
moves-claim = Dire quelque chose
choose-claim-what = Que dites-vous ?
choose-claim-what-value = { $value ->
    [has] J’ai…
    [has-not] Je n’ai pas…
   *[safe] Dans le coffre, je crois, il y a…
}
choose-claim-value = Quel chiffre ?
moves-inquire = Demander un chiffre
choose-inquire-whom = À qui ?
choose-inquire-value = Quel chiffre ?
why-not-drink = { $phase ->
    [dig] C’était juste : il faut d’abord fouiller encore.
   *[other] { "" }
}
why-not-dig = { $mode ->
    [faction] { $phase ->
        [turn] Personne d’autre n’a plus de carte cachée.
       *[other] { "" }
    }
   *[conspiracy] { "" }
}
why-not-unlock = { $phase ->
    [turn] { $mode ->
        [conspiracy] Seulement à votre tour, avec votre personnage, et pas en première action de la manche.
       *[faction] { $keeper ->
            [none] Pas en première action de la manche.
           *[other] Pas en première action de la manche, et jamais quand on a la garde du coffre.
        }
    }
    [dig] C’était juste : il faut d’abord fouiller encore.
   *[other] { "" }
}
why-not-ask = { $mode ->
    [conspiracy] { $phase ->
        [turn] Seulement à votre tour, avec deux indices en réserve, et tant que d’autres ont aussi leur personnage.
       *[other] { "" }
    }
   *[faction] { "" }
}

## Events

caption-round-began = Manche { $number } : { $starter } commence
event-round-began = La manche { $number } commence. { $starter } joue en premier.
event-took-character = { $seat } reçoit un personnage : { character-name } ({ faction-name }).
event-took-character-face-down = { $seat } reçoit un personnage, face cachée.
event-dealt = { $seat } reçoit { $values }.
event-dealt-face-down = { $count ->
    [one] { $seat } reçoit { $count } carte.
   *[other] { $seat } reçoit { $count } cartes.
}
event-arranged = { $left ->
    [0] { $seat } forme sa rangée. Les cinq éventuels sont à droite du personnage.
    [1] { $seat } forme sa rangée, un cinq à gauche du personnage.
   *[2] { $seat } forme sa rangée, les deux cinq à gauche du personnage.
}
event-arranged-secretly = { $seat } a formé sa rangée.
event-row-laid = Chez { $seat }, la { nth-card } est le personnage.
event-drank = { $seat } offre une tournée : deux indices, et un pour les autres.
event-drew = { $seat } tire l’indice { $value }.
event-drew-secretly = { $seat } tire un indice.
event-placed = { $seat } pose l’indice { $value } { at-gap }.
event-revealed = { $seat } montre sa { nth-card } : { a-value }.
event-dug-right = { $seat } fouille chez { $whom }, { nth-card } : { a-value }. Juste !
event-dug-wrong = { $seat } fouille chez { $whom }, { nth-card } : { a-value } ? Raté.
event-covered = { $seat } n’a plus de carte cachée et masque son personnage.
event-keeper-laid-bare = { $seat } n’a plus de carte cachée, mais garde toujours le coffre.
event-last-chance-came = Dernière chance pour { $seat } : ouvrir maintenant ou jamais.
event-declined = { $seat } laisse passer la Dernière chance.
event-unlocked = { $seat } annonce { $low } et { $high }, et le coffre s’ouvre !
event-failed-to-unlock = { $seat } annonce { $low } et { $high }. Le coffre reste fermé.
event-missed-unlock = { $seat } devait ouvrir le coffre et n’a rien dit à temps.
event-became-keeper = { $seat } masque son personnage et prend la garde du coffre.
event-saw-safe = { $seat } regarde dans le coffre : { $low } et { $high }.
event-keeper-answered = { $right ->
    [0] { $seat } annonce { $low } et { $high }. Le coffre reste fermé : aucun des deux n’est juste.
   *[1] { $seat } annonce { $low } et { $high }. Le coffre reste fermé : un des deux est juste.
}
event-keeper-took = { $count ->
    [1] Grâce à { $seat }, le premier jeton est sur la carte de la Garde.
    [2] Grâce à { $seat }, le deuxième jeton est sur la carte de la Garde. Encore un, et c’est le triomphe.
   *[3] Grâce à { $seat }, le troisième jeton est sur la carte de la Garde !
}
event-drew-to-ask = { $seat } tire { $low } et { $high } pour une question.
event-answered = { $count ->
    [0] { $seat } pose la question : { $low } ou { $high } ? { $whom } répond : aucune carte.
    [one] { $seat } pose la question : { $low } ou { $high } ? { $whom } répond : une carte.
   *[other] { $seat } pose la question : { $low } ou { $high } ? { $whom } répond : { $count } cartes.
}
event-claimed = { $seat } dit : { move-claim }
event-inquired = { $seat } demande : { move-inquire }
event-lost-character = { $seat } rend son personnage.
event-must-unlock = Il ne reste qu’un personnage : { $seat } doit ouvrir le coffre maintenant.
event-time-ran-out = Le temps est écoulé.
event-safe-opened = Dans le coffre, il y avait { $low } et { $high }.
event-row-turned = { $seat } avait { $values }. Personnage : { character-name } ({ faction-name }).
event-round-ended = { $reason ->
    [unlocked] La manche est finie. Le coffre est ouvert : triomphe pour { $seats } !
    [keeper] La manche est finie. Trois jetons sur la carte de la Garde : triomphe pour { $seats } !
    [faction] La manche est finie. Il ne reste qu’une faction : triomphe pour { $seats } !
    [conspiracy] La manche est finie. Le coffre est ouvert. Encore avec un personnage : { $seats }.
   *[nobody] La manche est finie, et personne n’a rien obtenu.
}
event-scored = { $points ->
    [one] { $seat } reçoit { $points } point.
   *[other] { $seat } reçoit { $points } points.
}
event-went-on = { $seat } peut passer à la manche suivante.
event-match-ended = La partie est finie. La victoire revient à { $winners }.
event-match-stopped = La partie a été arrêtée.

## What lies on the table

view-mode = Mode
view-mode-value = { $value ->
    [conspiracy] Conspiration
   *[faction] Factions
}
view-round = Manche
view-starter = Commence
view-starter-value = { $value ->
    [none] personne encore
   *[other] { $value }
}
view-phase = En ce moment
view-phase-value = { $value ->
    [setup] On distribue les cartes.
    [arrange] Tout le monde forme sa rangée.
    [turn] Une action est à choisir.
    [place] On pose des indices.
    [dig] La dernière fouille était juste : elle continue.
    [reveal] Quelqu’un doit montrer une carte.
    [last-chance] Une Dernière chance d’ouvrir le coffre.
    [question] Une question est à poser.
    [stopped] La partie a été arrêtée.
   *[over] La manche est finie.
}
view-turn = À qui le tour
view-turn-value = { $value ->
    [none] personne
   *[other] { $value }
}
view-waits_for = On attend
view-rows = Rangées, de gauche à droite
view-scores = Points
view-safe = Chiffres du coffre que vous connaissez
view-keeper = Garde du coffre
view-keeper-value = { $value ->
    [none] personne encore
   *[other] { $value }
}
view-keeper_tokens = Ont payé la Garde
view-question = Indices de la question
view-out = Hors de la manche
view-standing = À visage découvert
view-acted = Ont déjà agi
view-misses = Échecs de fouille
view-guesses = Échecs devant le coffre
view-replies = Questions et réponses
view-talk = Propos tenus
view-result = Résultat
view-result-value = { $value ->
    [none] La manche n’est pas finie.
   *[other] { $value }
}
view-seat = Vous jouez comme
view-drawn = Vos indices à poser
view-owes = Cartes que vous devez montrer
thing-row = { $pool ->
    [one] { $seat } : { $cards }. Indices posés : { $tokens }. En réserve : { $pool } indice.
   *[other] { $seat } : { $cards }. Indices posés : { $tokens }. En réserve : { $pool } indices.
}
thing-shown = { $value } (montré)
thing-known = { $value } (caché)
thing-hidden = face cachée
thing-character = personnage { character-name } ({ faction-name })
thing-character-face-down = personnage (face cachée)
thing-character-covered = personnage (masqué)
thing-token = { $value } { at-gap }
thing-score = { $points ->
    [one] { $seat } : { $points } point
   *[other] { $seat } : { $points } points
}
thing-miss = Chez { $whom }, { nth-card } : ce n’est pas { a-value } (tentative : { $seat }).
thing-guess = { $right ->
    [none] { $seat } : pas { $low } et { $high }
    [0] { $seat } : { $low } et { $high }, aucun des deux n’est juste
   *[1] { $seat } : { $low } et { $high }, un des deux est juste
}
thing-reply = { $count ->
    [0] { $whom } n’a aucune carte à { $low } ou { $high } (question : { $seat }).
    [one] { $whom } a une carte à { $low } ou { $high } (question : { $seat }).
   *[other] { $whom } a { $count } cartes à { $low } ou { $high } (question : { $seat }).
}
thing-remark = { $seat } : { move-claim }
thing-inquiry = { $seat } : { move-inquire }
thing-result = { $reason ->
    [unlocked] Coffre ouvert : { $seats }. Points dans l’ordre des places : { $earned }.
    [keeper] Trois jetons pour la Garde du coffre : { $seats }. Points dans l’ordre des places : { $earned }.
    [faction] Il ne reste qu’une faction : { $seats }. Points dans l’ordre des places : { $earned }.
    [conspiracy] Le coffre est ouvert. Encore avec un personnage : { $seats }. Points dans l’ordre des places : { $earned }.
   *[nobody] Personne n’a rien obtenu.
}

## The end

outcome-scores = Points
outcome-stopped = La partie a été arrêtée. Personne n’a gagné.
outcome-three-points = { $count ->
    [one] { $winners } a le plus de points, au moins trois, et gagne.
   *[other] { $winners } ont le plus de points, au moins trois, et gagnent ensemble.
}
outcome-last-round = { $count ->
    [one] { $winners } a le plus de points après la dernière manche et gagne.
   *[other] { $winners } ont le plus de points après la dernière manche et gagnent ensemble.
}

## Reasons, looking back, refusals. Here `$card` is counted from 1.

reason-learns = La combinaison la plus probable n’est juste qu’à { $percent } % : mieux vaut en apprendre plus.
reason-unlocks = { $low } et { $high } sont dans le coffre à { $percent } %.
reason-digs = Chez { $seat }, cette carte est { a-value } à { $percent } %.
reason-declines = À { $percent } %, cela ne vaut pas un troisième jeton pour la Garde.
reason-asks = C’est { $seat } dont la réponse en dira le plus.
reason-tells-least = C’est là que le { $value } en dit le moins.
reason-shows-known = De toute façon, les autres connaissent cette carte à { $percent } %.
reason-says-true = C’est la vérité sur le { $value }.
reason-says-untrue = C’est un mensonge sur le { $value }.
reason-suspects = Il y a { lies-value } dans le coffre à { $percent } %.
reason-used-up = Vous voyez les deux { $value } : personne d’autre n’en a, et il n’y en a pas dans le coffre.
reason-used-up-safe = { $count ->
    [1] L’un des deux { $value } est dans le coffre, et vous voyez l’autre : personne d’autre n’en a.
   *[2] Les deux { $value } sont dans le coffre : personne n’en a.
}
reason-card-among = Chez { $seat }, la carte { $card } est l’une de celles-ci : { $values }.
reason-card-is = Chez { $seat }, la carte { $card } est forcément { a-value }.
reason-safe-among = Dans le coffre, il ne peut y avoir que : { $pairs }.
reason-safe-pairs = { $count ->
    [one] Pour le coffre, il reste { $count } combinaison.
   *[other] Pour le coffre, il reste { $count } combinaisons.
}
reason-safe-without = Il n’y a { no-value } dans le coffre.
analysis-knew = Pour { $seat }, d’après tout ce qui lui était visible, le vrai contenu du coffre était probable à { $percent } % à la fin de la dernière manche.
analysis-knew-when-stopped = Pour { $seat }, d’après tout ce qui lui était visible, le vrai contenu du coffre était probable à { $percent } % quand la partie a été arrêtée.
review-action = { $deed ->
    [begin] { $number }. Les rangées sont en place.
    [drink] { $number }. { $seat } offre une tournée.
    [dig] { $number }. { $seat } fouille.
    [unlock] { $number }. { $seat } tente d’ouvrir le coffre.
   *[ask] { $number }. { $seat } pose une question.
}
review-chance = { $number }. Ensuite, le vrai contenu du coffre était probable à { $percent } % pour { $seat }.
refused-not-your-turn = Ce n’est pas votre tour.
refused-you-are-out = Vous ne jouez plus de cette manche.
refused-no-such-action = Cette action n’existe pas dans ce mode.
refused-first-arrange = Formez d’abord votre rangée.
refused-first-place = Posez d’abord vos indices.
refused-first-dig = C’était juste : il faut d’abord fouiller encore.
refused-first-reveal = Montrez d’abord une de vos cartes.
refused-first-last-chance = Une Dernière chance ne sert qu’à ouvrir le coffre.
refused-first-question = Choisissez d’abord qui interroger.
refused-first-over = La manche est finie.
refused-dig-yourself = On ne fouille pas dans sa propre rangée.
refused-dig-out = Il n’y a plus de carte cachée ici.
refused-no-such-card = Cette carte n’existe pas.
refused-card-is-shown = Cette carte est déjà visible.
refused-card-is-character = C’est un personnage : on ne peut pas le choisir.
refused-no-such-value = Les cartes vont de 0 à 9.
refused-owes-nothing = Vous n’avez pas de carte à montrer.
refused-not-drawn = Vous n’avez pas tiré cet indice.
refused-gap-does-not-fit = L’indice ne convient pas ici : pas de carte plus haute à sa gauche, ni plus basse à sa droite.
refused-not-so-many-fives = Vous n’avez pas autant de cinq.
refused-keeper-never-unlocks = La Garde du coffre ne peut plus l’ouvrir.
refused-unlock-not-first = Ouvrir le coffre ne peut pas être votre première action de la manche.
refused-lower-first = Annoncez d’abord le plus petit chiffre.
refused-no-question-left = Il faut deux indices pour une question, et que d’autres aient encore leur personnage.
refused-round-does-not-run = Ce n’est possible que pendant la manche.
refused-said-enough = Vous avez assez parlé pour cette manche.
refused-inquire-yourself = Vous le savez déjà : demandez à quelqu’un d’autre.

## The board: rows, seats, the Safe. Here too `$place` is counted from 0, as the game does.

board-mode-round = { $mode ->
    [conspiracy] Conspiration · manche { $number }
   *[faction] Factions · manche { $number }
}
board-your-row = Votre rangée
board-hints-left = { $count ->
    [one] { $count } indice en réserve
   *[other] { $count } indices en réserve
}
board-points = { $points } sur { $goal } points
board-shown = visible
board-only-you = secrète
board-covered = masqué
board-out = hors de la manche
board-given-up = sans personnage
board-standing = À visage découvert
board-standing-count = { $count } { faction-name }
board-character = { character-name }, personnage, { faction-name }, compte pour 5
board-character-face-down = Personnage, face cachée, compte pour 5
board-character-covered = Personnage masqué, compte pour 5
board-card-shown = { $name }, carte { card-number } : { $value }
board-card-hidden = { $name }, carte { card-number }, face cachée
board-card-turned = { $name }, carte { card-number } : { $value }, cachée jusqu’ici
board-own-shown = Votre carte { card-number } : { $value }, vue de tout le monde
board-own-secret = Votre carte { card-number } : { $value }, pour vos yeux seulement
board-hint = Indice { $value }
board-safe = Le coffre
board-safe-shut = Le coffre : deux cartes que personne ne peut voir
board-safe-yours = Le coffre : { $low } et { $high }, et nul autre ne le sait
board-safe-open = Le coffre est ouvert : { $low } et { $high }
board-keeper = Garde du coffre
board-keeper-none = Personne encore
board-keeper-seen = { $name } a vu l’intérieur
board-keeper-seen-you = Vous avez vu l’intérieur
board-keeper-card = { $count ->
    [one] La carte de la Garde : { $count } jeton sur { $goal }
   *[other] La carte de la Garde : { $count } jetons sur { $goal }
}
board-keeper-left = { $count ->
    [1] Encore une erreur au coffre, et { $name } triomphe
   *[other] Encore { $count } erreurs au coffre, et { $name } triomphe
}
board-keeper-left-you = { $count ->
    [1] Encore une erreur au coffre, et vous triomphez
   *[other] Encore { $count } erreurs au coffre, et vous triomphez
}

## The board: what happens now

board-now = { $phase ->
    [setup] On distribue les cartes
    [arrange] Tout le monde forme sa rangée
    [turn] { $name } choisit une action
    [place] On pose les indices
    [dig] { $name } fouille encore
    [reveal] { $name } doit montrer une carte
    [last-chance] { $name } a une Dernière chance
    [question] { $name } choisit qui interroger
    [stopped] La partie a été arrêtée
   *[over] La manche est finie
}
board-now-you = { $phase ->
    [setup] On distribue les cartes
    [arrange] Formez votre rangée
    [turn] À vous de jouer
    [place] Posez vos indices
    [dig] C’était juste : fouillez encore
    [reveal] Montrez une de vos cartes
    [last-chance] Votre Dernière chance
    [question] Qui interrogez-vous ?
   *[over] La manche est finie
}
board-waiting-for = On attend { $names }
board-chooses = choisit
board-done = a fini
board-drink = Offrir une tournée
board-drink-price = Deux indices pour vous, un pour les autres
board-drink-short = { $count ->
    [1] Il vous manque un indice : vous montrez une carte à la place
   *[2] Vous n’avez plus d’indice : vous montrez des cartes à la place
}
board-dig = Fouiller
board-dig-price = Juste : encore. Faux : montrez une carte
board-unlock = Ouvrir le coffre
board-unlock-price = { $price ->
    [keeper] Faux : vous prenez la garde du coffre
    [hint] Faux : vous payez un indice à la Garde
    [card] Faux : plus d’indice, vous montrez une carte
    [third] Faux : troisième jeton, et la Garde triomphe
    [last] Faux : la manche finit, et personne ne reçoit rien
   *[character] Faux : vous rendez votre personnage
}
board-ask = Poser une question
board-ask-price = Deux de vos indices pour une réponse vraie
board-closed = { $why ->
    [dig] D’abord, fouillez encore
    [first] Pas en première action
    [keeper] Pas avec la garde du coffre
    [hints] Trop peu d’indices
    [last] Il ne reste que vous : ouvrez
    [cards] Plus aucune carte cachée
   *[turn] Ce n’est pas votre tour
}

## The board: laying out, placing, showing

board-arrange = Formez votre rangée
board-arrange-fives = { $count ->
    [0] Vous n’avez pas de cinq : votre rangée est toute faite.
    [1] Votre cinq peut aller d’un côté ou de l’autre du personnage.
   *[2] Vos cinq peuvent aller d’un côté ou de l’autre du personnage.
}
board-arrange-your-fives = Vos cinq
board-arrange-sides = { $left } à gauche, { $right } à droite
board-arrange-left = À gauche
board-arrange-right = À droite
board-arrange-why = Tout le monde confirme : ainsi, personne ne sait qui a un cinq.
board-arrange-go = Ma rangée est en place
board-place = { $count ->
    [1] Posez votre indice
   *[other] Posez vos { $count } indices
}
board-place-is = Votre indice : { $value }
board-place-fits = { $count ->
    [1] Un seul intervalle convient. Tout le monde verra le chiffre et l’intervalle.
   *[other] { $count } intervalles conviennent. Tout le monde verra le chiffre et l’intervalle.
}
board-place-gap = Poser le { $value } ici, { at-gap } ; les autres y lisent alors de { $low } à { $high }
board-place-go = Poser { at-gap }
board-reveal = { $count ->
    [1] Montrez une de vos cartes
   *[other] Montrez { $count } de vos cartes
}
board-reveal-why = { $why ->
    [drink] Vous n’avez plus assez d’indices.
    [dig] C’était faux.
   *[unlock] Vous n’avez plus d’indice à donner à la Garde.
}
board-reveal-go = Montrer le { $value }

## The board: digging, unlocking

board-dig-choose = Choisissez une carte cachée
board-dig-card = Chez { $name }, la { nth-card } est…
board-dig-value-out = { $value }, exclu par les faits
board-dig-say = Annoncer { $value }
board-dig-other = Autre carte
board-dig-right = Juste : vous fouillez encore.
board-dig-wrong = { $count ->
    [one] Faux : vous montrez votre dernière carte cachée.
   *[other] Faux : vous montrez une de vos { $count } cartes cachées.
}
board-unlock-ask = Qu’y a-t-il dans le coffre ?
board-unlock-one = Un chiffre
board-unlock-other = L’autre chiffre
board-unlock-say = Annoncer { $one } et { $other }
board-unlock-order = L’ordre n’a pas d’importance.
board-unlock-out = exclu
board-unlock-back = Pas maintenant
board-chance = Dernière chance
board-chance-you = Votre dernière carte est découverte. Annoncez les deux chiffres, ou renoncez.
board-chance-of = { $name } n’a plus de carte cachée et peut tenter une dernière fois d’ouvrir le coffre.
board-chance-decline = Renoncer
board-keeper-new = { $name } a maintenant la garde du coffre
board-keeper-new-you = Vous avez maintenant la garde du coffre
board-keeper-new-text = { $low } et { $high } : gardez-le pour vous. Encore trois erreurs des autres, et vous triomphez.
board-must-you = Il ne reste que votre personnage : ouvrez le coffre maintenant.
board-must-hints = Il ne vous reste pas deux indices pour interroger : ouvrez le coffre maintenant.
board-must-of = Il ne reste qu’un personnage : { $name } doit ouvrir le coffre maintenant.

## The board: Conspiracy

board-ask-whom = { $low } et { $high } : qui interrogez-vous ?
board-ask-seat = Interroger { $name }
board-ask-self = M’interroger
board-ask-self-why = Tout le monde saura combien de vos propres cartes portent l’un des deux chiffres.
board-answers = Réponses
board-answers-true = Elles sont toutes vraies.
board-answers-none = Personne n’a encore posé de question.
board-talk = Dire quelque chose
board-talk-help = Tout le monde l’entend, et cela peut être faux.
board-talk-left = { $count ->
    [0] Vous avez assez parlé pour cette manche.
    [one] Encore une fois dans cette manche
   *[other] Encore { $count } fois dans cette manche
}
board-talk-to = À qui ?
board-talk-number = Quel chiffre ?
board-talk-say = Le dire
board-phrase = { $phrase ->
    [has] J’ai…
    [has-not] Je n’ai pas…
    [safe] Je crois que c’est dans le coffre…
   *[inquire] Avez-vous… ?
}

## The board: after a round

board-over = { $reason ->
    [unlocked] { $names } ouvre le coffre
    [keeper] { $names } a bien gardé le coffre
    [faction] { $count ->
        [one] { $names } est la dernière personne en lice
       *[other] { $names } : dernière faction en lice
    }
    [conspiracy] { $names } ouvre le coffre
   *[nobody] Le coffre a gagné
}
board-over-you = { $reason ->
    [unlocked] Vous ouvrez le coffre
    [keeper] Vous avez bien gardé le coffre
    [faction] { $count ->
        [one] Il ne reste que vous
       *[other] Il ne reste que votre faction
    }
    [conspiracy] Vous ouvrez le coffre
   *[nobody] Le coffre a gagné
}
board-over-worth = { $reason ->
    [faction] { $count ->
        [1] Un triomphe en solitaire vaut deux points.
       *[other] Un triomphe à deux vaut un point par personne.
    }
    [conspiracy] Un point par personnage, et un de plus pour qui a ouvert le coffre.
    [nobody] Personne ne reçoit de point.
   *[other] Un triomphe en solitaire vaut deux points.
}
board-over-held = Dans le coffre, il y avait { $low } et { $high }.
board-over-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
board-over-hidden = Les cartes sombres étaient encore cachées à la fin de la manche.
board-stopped = Voici toutes les cartes, telles qu’elles étaient alors. Les sombres étaient encore cachées.
board-over-go = Manche suivante
board-over-ready = Tout est prêt pour vous. On attend { $names }

## The board: what one can do, and what brings points; each line is an entry of a list

board-summary-actions = Ce que vous pouvez faire
board-summary-points = Ce qui rapporte des points
board-summary-actions-faction =
    Offrir une tournée : vous posez deux indices, les autres un. Qui n’en a plus montre une carte.
    Fouiller : dites ce qu’est une carte cachée chez quelqu’un d’autre. Juste : encore. Faux : montrez une de vos cartes.
    Ouvrir le coffre : annoncez ses deux chiffres, mais pas en première action.
    La première erreur au coffre vous en donne la garde : vous regardez dedans, vous masquez votre personnage et vous ne tentez plus de l’ouvrir.
    Chaque erreur suivante coûte un indice et révèle combien de chiffres sont justes.
    Sans carte cachée, vous quittez la manche. Si une fouille a pris la dernière, il vous reste une Dernière chance d’ouvrir le coffre.
board-summary-points-faction =
    Ouvrir le coffre : deux points.
    Avoir la garde du coffre et trois jetons : deux points.
    Être de la seule faction à visage découvert : deux points, ou un par personne.
    Avec trois points à la fin d’une manche, le plus de points l’emporte.
board-summary-actions-conspiracy =
    Poser une question : tirez deux indices et confiez-les à quelqu’un, ou à vous. La réponse est vraie : combien de cartes portent l’un des deux chiffres. Les deux indices vont dans cette rangée.
    Avec moins de deux indices, vous devez tenter d’ouvrir le coffre.
    Ouvrir le coffre : annoncez ses deux chiffres, mais pas en première action.
    Faux : vous rendez votre personnage et ne jouez plus, mais vous répondez encore.
    La dernière personne à garder son personnage doit tenter d’ouvrir aussitôt.
    Parlez et chuchotez à votre guise. Seules les réponses sont forcément vraies.
board-summary-points-conspiracy =
    Le coffre s’ouvre : un point pour qui a encore son personnage, un de plus pour qui l’a ouvert.
    Sans personnage : rien.
    Tout le monde a échoué : rien pour personne.
    Avec trois points à la fin d’une manche, le plus de points l’emporte.
board-summary-finer = Les points de détail
board-summary-finer-faction =
    Le sort désigne qui commence la première manche ; chaque manche suivante commence une place plus loin, dans le sens horaire.
    Une suite de fouilles s’arrête aussi quand personne d’autre n’a plus de carte cachée, ou quand une seule faction reste à visage découvert.
    Une Dernière chance se joue quand toute la suite de fouilles est finie ; s’il y en a plusieurs, dans le sens horaire à partir de qui fouillait. Elle peut être votre première action.
    Qui a quitté la manche ne tire plus d’indice, et on ne fouille plus dans sa rangée ; la garde du coffre, elle, ne se perd pas.
    Qui a moins de cartes cachées que d’indices à remplacer montre celles qui restent et ne doit plus rien. On ne regarde les factions qu’une fois toutes les cartes montrées.
    Qui n’a plus d’indice pour la Garde montre une carte à la place, sans Dernière chance ; la Garde reçoit tout de même un jeton.
    Les jetons sur la carte de la Garde restent face cachée jusqu’à la fin de la manche.
    Une manche n’a qu’un triomphe : le coffre ouvert ou le troisième jeton y met fin aussitôt, et les Dernières chances qui restaient sont perdues.
    Si tous les personnages sont masqués, ou si plus personne ne peut rien faire, la manche finit sans points.
board-summary-finer-conspiracy =
    Le sort désigne qui commence la première manche ; chaque manche suivante commence une place plus loin, dans le sens horaire.
    La réponse compte des cartes, de 0 à 4. Le personnage n’est pas compté.
    Un personnage rendu laisse dans la rangée une marque, qui compte toujours pour 5.
    Qui se trompe n’apprend rien de plus, sauf si la table permet de regarder dans le coffre.

## The board: the clue sheet, and the chart at the end

board-sheet = Feuille d’enquête
board-sheet-private = pour vos yeux seulement
board-sheet-holds = fait : y est
board-sheet-cannot = fait : exclu
board-sheet-pencil = votre crayon
board-sheet-safe = Coffre
board-sheet-cell = { $name }, { $value }
board-sheet-fact = { $fact ->
    [holds] y est
    [holds-both] y est deux fois
    [cannot] ne peut pas y être
   *[open] incertain
}
board-sheet-mark = { $mark ->
    [loop] entouré
    [stroke] un trait
    [strokes] deux traits
    [doubt] un point d’interrogation
   *[none] aucune marque
}
board-sheet-clear = Effacer toutes vos marques
board-chart = Qui aurait pu savoir ?
board-chart-text = La probabilité du vrai contenu du coffre pour chaque place après chaque événement, d’après tout ce que cette place avait vu.
board-chart-table = En tableau
board-chart-picture = En courbes
board-chart-event = Après
board-chart-chance = { $percent } %
board-chart-point = { $name } : { $percent } %
board-chart-deed = { $deed ->
    [begin] la distribution
    [drink] une tournée ({ $name })
    [dig] une fouille ({ $name })
    [unlock] un essai au coffre ({ $name })
   *[ask] une question ({ $name })
}
board-chart-first = De la distribution à la dernière action
board-aid = Ce qui en découle

## The board

board-moment-close = Continuer
board-place-gap-mute = Poser le { $value } ici, { at-gap } ; les autres n’apprennent rien de nouveau
board-place-choose = Choisissez un intervalle éclairé
board-reveal-choose = Choisissez une carte de votre rangée
board-dig-range = La rangée dit : de { $low } à { $high }
board-turn-choose = Choisissez une action.
board-unlock-price-token = Faux : la Garde reçoit tout de même un jeton
board-key-drink = T
board-key-dig = F
board-key-unlock = O
board-key-ask = Q
board-key-sheet = N
