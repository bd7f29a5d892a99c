# Les mots de l’application. Ceux d’un jeu se trouvent dans son propre dossier et s’y ajoutent.

app-name = Gloaming
page-title = { $page } · Gloaming
skip-to-content = Aller au contenu
language-label = Langue
loading = Un instant…
try-again = Réessayer
yes = oui
no = non
list-empty = aucun
nobody = personne

## Home

home-title = Des jeux sur ce qu’on n’a pas le droit de voir.
home-text = Jouez entre amis ou avec des robots, ici, dans le navigateur. Pas de compte, rien à installer.
home-return = Revenir à la table { $code }
home-play-now = Jouer tout de suite avec des robots
home-play-friends = Jouer entre amis
home-which = Quel jeu ?
home-you = Votre nom à la table : { $name }.
home-rename = Changer de nom
home-table-gone = La table { $code } a été rangée entre-temps.
home-back = Retour à l’accueil
name-title = Qui êtes-vous ?
name-label = Votre nom
name-help = C’est le nom que verront les autres à la table.
name-missing = Indiquez d’abord un nom.
name-continue = Aller à la table
name-go-on = Continuer
name-before-table = Dites aux autres comment vous appeler. Vous pourrez ensuite regarder ou prendre une place.
join-title = On vous a donné un code ?
join-button = Rejoindre
join-letters = Les codes n’ont que des lettres, sans I ni O.
join-help = { $missing ->
    [0] Le code est complet.
    [8] Huit lettres. Vous pouvez aussi coller le lien.
    [1] Huit lettres, encore une.
   *[other] Huit lettres, encore { $missing }.
}
join-missing = { $missing ->
    [8] Indiquez le code de la table.
    [1] Il manque encore une lettre.
   *[other] Il manque encore { $missing } lettres.
}
games-title = Jeux
games-example = Exemple
games-players = De { $least } à { $most } personnes
games-play = Jouer avec des robots
games-gather = Réunir une table
games-gallery = Images
gallery-of = Les images de { $game }
rules-title = Règles
rules-of = Règles : { $game }
rules-whole = Toutes les règles
way-in-title = { $game } en bref
way-in-text = Rien ne commence sans votre signal. Les règles restent à portée de main pendant la partie.
way-in-go = C’est parti
nav-label = Pages
nav-watch = Regarder
nav-settings = Réglages
footer-label = Autres pages
footer-unofficial = Gloaming n’est pas officiel : il n’est ni réalisé, ni approuvé, ni parrainé par les auteurs, les illustrateurs ou les éditeurs des jeux.
nowhere-title = Il n’y a rien ici
nowhere-text = Cette adresse ne mène à aucune de nos pages.

## Watching, and going on with another device

watch-title = Tables ouvertes
watch-text = En regardant, on voit ce que tout le monde a le droit de voir, et rien d’autre.
watch-none = Aucune table n’est ouverte à tout le monde en ce moment.
watch-go = Regarder
watch-lobby = Partie pas encore commencée.
watch-playing = Partie en cours.
watch-over = Partie tout juste finie.
watch-bots = { $count ->
    [1] un robot
   *[other] { $count } robots
}
watch-free = { $count ->
    [0] Aucune place n’est libre.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
watch-bots-play = Regarder des robots jouer à { $game }
elsewhere-title = Continuer sur cet appareil
elsewhere-text = Votre place et votre nom vous suivent. L’autre appareil peut rester ouvert : vous pourrez jouer sur les deux.
elsewhere-go = Continuer ici
elsewhere-instead = C’est mon lien : continuer ici
elsewhere-spent = Ce lien ne sert plus
elsewhere-anew = Pour en obtenir un nouveau, appuyez sur « { go-on-open } », à la table, sur l’appareil où vous jouiez ; il vaut pour un seul appareil, pendant deux minutes.
problem-somebody-else = Cet appareil est déjà celui d’une autre personne, dont il perdrait les places. Ne continuez que si ce lien est bien le vôtre.
problem-no-such-link = Il a déjà servi, ou il date de plus de deux minutes.

## Table

table-name = Table { $code }
table-title = { $game }, table { $code }
invite-title = Inviter des amis
invite-text = Envoyez le lien ou dictez le code.
invite-locked = La porte est fermée à clé : seules les personnes qui ont une place peuvent entrer.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-by-hand = Le lien est sélectionné : il ne reste qu’à le copier.
invite-here-only = Cette adresse ne fonctionne que sur cet appareil.
places-title = Places
place-number = Place { $number }
place-free = Libre
place-you = Vous
place-bot = Robot
place-here = En ligne
place-away = Hors ligne
place-sit = S’asseoir ici
place-move = Prendre cette place
place-stand = Se lever
place-add-bot = Ajouter un robot
place-clear = Libérer cette place
watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
watchers-you = { $count ->
    [0] Vous regardez.
    [one] Vous regardez, avec une autre personne.
   *[other] Vous regardez, avec { $count } autres personnes.
}
options-title = Notre façon de jouer
options-host-only = Seule la personne qui tient la table, { $host }, peut changer ces réglages.
field-range = De { $least } à { $most }.
start-begin = Commencer
start-again = Rejouer
start-ready = Tout est prêt.
start-host = { $host } lancera la partie.
start-away = { $count ->
    [one] { $names } est hors ligne.
   *[other] { $names } sont hors ligne.
}
start-away-text = La partie commence quand même. Si l’absence dure, un robot prend bientôt le relais, quand le jeu en a un.
start-wait = Attendre
start-anyway = Commencer quand même
start-too-few = { $count ->
    [1] Il faut encore occuper une place pour commencer.
   *[other] Il faut encore occuper { $count } places pour commencer.
}
start-missing-role = Un rôle indispensable est encore libre.
start-teams-uneven = Les équipes sont trop inégales.
start-no-such-pack = Ce qui a été choisi dans les options n’est plus sur ce serveur : l’hôte doit choisir autre chose.

## Lobby: places, door, invitation, start, another game

lobby-taken = Places prises : { $taken } sur { $places }
names-you = vous
place-host = Hôte
place-ready = Feu vert
place-not-ready = Pas encore
place-take = Prendre cette place
place-change = Modifier
place-bots = Quel robot ?
place-swap = Échanger avec une autre place
place-hand-over = Confier la table à { $name }
place-hand-over-help = L’hôte règle le jeu, décide qui entre et lance la partie.
place-clear-bot = Retirer le robot
place-clear-help = { $name } reste à la table et regarde.
swap-choose = Choisissez la carte avec laquelle { $name } change de place.
swap-with = Échanger avec { $name }
swap-here = Installer ici
swap-cancel = Ne rien changer
table-acts = Pour l’hôte
table-rotate = Faire tourner les rôles
table-rotate-plain = Décaler tout le monde d’une place
table-sides = Échanger les camps
door-title = Qui peut entrer
door-open = Tout le monde
door-private = Avec le code
door-locked = Personne
door-now = { $door ->
    [open] La table figure sur la page « Regarder » ; n’importe qui peut venir et s’asseoir.
    [locked] Les personnes qui ne sont pas encore là restent dehors ; celles qui ont une place peuvent revenir.
   *[private] Seules les personnes qui ont le code ou le lien trouvent la table.
}
option-less = Moins ({ $option })
option-more = Plus ({ $option })
option-pack = Ajouté sur ce serveur
invite-spoken = Code de la table : { $code }
invite-share = Partager
invite-which = Quelle adresse
invite-everywhere = De partout
invite-network = Sur ce réseau
invite-reach = { $reach ->
    [network] Pour les téléphones et ordinateurs du même réseau.
   *[everywhere] Pour tout le monde, où que l’on soit.
}
dock-role = Votre rôle : { $role }.
dock-role-team = Votre rôle : { $role }, équipe { $team }.
dock-place = Vous êtes à la place { $number }.
dock-watch = Vous regardez.
dock-sit = Prendre une place
ready-yes = Feu vert pour moi
ready-no = Attendez encore
ready-again = Rejouer
start-not-ready = On attend encore { $names }.
start-not-ready-you = On n’attend plus que vous.
start-needs = Il manque encore : { $roles }.
start-role-team = { $role } (équipe { $team })
count-title = La partie commence
count-now = La partie commence dans { $number }
count-hold = Attendez
count-held = Toute personne qui joue peut arrêter le compte à rebours.
again-round = Rejouer en faisant tourner les rôles
again-same = Rejouer comme avant
another-open = Un autre jeu
another-title = Quel jeu maintenant ?
another-text = On dresse une nouvelle table, avec une place pour quiconque en a une ici, et on en montre le chemin à tout le monde.
another-making = On dresse la table…
onward-title = La suite est ailleurs
onward-text = { $host } est à la table { $code } et vous y attend.
onward-text-you = Vous avez montré à tout le monde le chemin de la table { $code }.
onward-go = Aller à la table { $code }

## Play

seats-label = Autour de la table
seat-bot = { $level } { $number }
seat-namesake = { $name } ({ $number })
board-title = Ce que vous voyez
board-latest = À l’instant
turn-label = Vos coups
turn-yours = À vous de jouer.
turn-waiting = On attend les autres.
turn-sending = Votre coup est en cours d’envoi.
turn-watching = Vous regardez.
stop-match = Arrêter la partie
stop-match-sure = La partie s’arrête aussitôt, pour tout le monde, et personne n’a gagné.
stop-match-yes = Oui, arrêter
stop-match-no = Continuer
log-title = Ce qui s’est passé
log-empty = Rien pour l’instant.
clock-label = Temps restant
clock-left = { $seconds ->
    [1] Encore une seconde
   *[other] Encore { $seconds } secondes
}
too-late = Trop tard : c’était possible il y a un instant, ce ne l’est plus.
notice-close = Fermer

## Settings

settings-title = Réglages
settings-done = Terminé
settings-on = Oui
settings-off = Non
settings-kept = Cet appareil se souvient de vos choix.
settings-text = Taille du texte
settings-text-small = Petite
settings-text-normal = Moyenne
settings-text-large = Grande
settings-text-huge = Très grande
settings-volume = Volume
settings-volume-value = { $volume } sur 100
settings-volume-try = Écouter
settings-volume-none = On n’entend rien : le volume est à zéro.
settings-mute = Couper le son
settings-mute-on = On n’entend rien : le son est coupé.
settings-mute-off = Vous entendez la cloche, les cartes et l’horloge.
settings-call = M’appeler quand c’est mon tour
settings-call-on = La cloche sonne même quand vous regardez une autre page.
settings-call-off = Quand vous regardez une autre page, tout reste silencieux.
settings-buzz = Vibration
settings-buzz-on = Une brève vibration quand c’est votre tour, quand le temps presse et quand vous gagnez.
settings-buzz-off = L’appareil ne vibre pas.
settings-buzz-absent = Cet appareil ou ce navigateur ne peut pas vibrer.
settings-by-text = Jouer par le texte
settings-by-text-on = Chaque jeu se présente en phrases et en boutons.
settings-by-text-off = Si le jeu a un plateau dessiné, on joue dessus.
settings-motion = Animations
settings-motion-system = Comme le système
settings-motion-on = Oui
settings-motion-off = Non
settings-motion-now-on = Les bougies vacillent, les cartes glissent.
settings-motion-now-off = Rien ne vacille, et tout change de place d’un coup.
settings-contrast = Contraste
settings-contrast-system = Comme le système
settings-contrast-high = Élevé
settings-contrast-normal = Normal
settings-contrast-now-high = Fonds unis, encre foncée et contours nets.
settings-contrast-now-normal = Lumière de lampe, papier et ombres douces.
devices-title = Vos appareils
devices-text = Ces appareils vous connaissent : qui en tient un joue en votre nom. Déconnectez ceux que vous ne reconnaissez pas.
device-this = cet appareil
device-unknown = Appareil inconnu
device-times = Vu pour la première fois le { $first }, la dernière le { $last }
device-sign-out = Déconnecter
device-sign-out-of = Déconnecter { $device }
device-is-out = { $device } : appareil déconnecté.
devices-sign-out = Déconnecter tous les autres
devices-all-out = Tous les autres appareils sont déconnectés.

## In play: seats, clock, looking back, the table's menu

seat-turn = À vous
seat-idle = Silence depuis un moment
seat-bot-in = robot dans { $time }
seat-stand-in = Un robot remplace { $name }
seat-take = Prendre cette place
seat-take-of = Prendre cette place ({ $name })
clock-of-turn = pour choisir
clock-hurry = Vite, le temps est presque écoulé
clock-pause = Pause
clock-still = Le temps est suspendu
clock-slow = { $factor ->
    [2] Deux fois plus de temps
   *[3] Trois fois plus de temps
}
board-opening = On dresse la table…
past-title = L’état de la table après { $time } de jeu
past-news = Entre-temps, il s’est passé quelque chose.
past-back = Revenir au présent
moves-choose = Choisir
moves-step = Étape { $number }
moves-not-yet = Choisissez d’abord tout ce qui précède.
menu-title = À la table
menu-open = À la table
menu-pause = Demander une pause
menu-pause-help = Le temps est suspendu dès que toutes les personnes présentes qui jouent sont d’accord.
menu-stretch = Plus de temps pour moi
menu-stretch-factor = { $factor ->
    [1] Normal
    [2] Double
   *[3] Triple
}
menu-stretch-help = { $factor ->
    [1] Le temps s’écoule comme la table l’a réglé.
    [2] À cette table, le temps s’écoule deux fois moins vite tant que vous jouez.
   *[3] À cette table, le temps s’écoule trois fois moins vite tant que vous jouez.
}
menu-keys = Jouer au clavier
menu-keys-on = Une seule touche joue aussitôt un coup.
menu-keys-off = Les touches ne font rien ; seuls les boutons jouent.
menu-remove = Proposer de retirer { $name }
menu-remove-help = Si la plupart des autres sont d’accord, un robot garde cette place jusqu’à la fin de la partie.
menu-send-away = Demander à quelqu’un de partir
send-away = Demander à { $name } de partir
send-away-sure = { $name } quittera cette table et ne pourra pas y revenir.
send-away-vote = Si la plupart des autres sont d’accord, un robot prend cette place, et { $name } ne pourra pas revenir à cette table.
send-away-yes = Oui, demander de partir
send-away-no = Non, { $name } reste
menu-asked = Vous l’avez déjà demandé ; la question est sur la table.
vote-pause = Faire une pause ?
vote-go-on = Reprendre la partie ?
vote-remove = Retirer { $name } de la partie ?
vote-send-away = Demander à { $name } de quitter la table ?
vote-by = Pour : { $names }.
vote-unnamed = { $count ->
    [one] { $count } personne qui ne peut pas faire signe en ce moment est pour.
   *[other] { $count } personnes qui ne peuvent pas faire signe en ce moment sont pour.
}
vote-stands = Votre voix compte jusqu’à ce que la table ait décidé.
vote-needed = { $count ->
    [0] Cela suffit.
    [one] Il manque encore une voix.
   *[other] Il manque encore { $count } voix.
}
vote-for = Pour
vote-not = Finalement non
vote-later = Plus tard
paused-title = Le temps est suspendu
paused-agreed = La table a convenu d’une pause. Personne ne peut jouer et aucun temps ne s’écoule.
paused-gone = Il n’y avait plus personne, alors la partie a attendu. Rien n’est perdu.
paused-go-on = Reprendre
paused-watching = Les personnes qui jouent décident de la reprise.
over-name = Nom
over-check-more = En savoir plus sur cette vérification
over-truth-text = Tout est maintenant à découvert.

## The notebook: what happened, talk, notes

parts-label = Parties de la table
part-board = Plateau
part-talk = Discussion
part-notes = Notes
notebook-label = Carnet
notebook-close = Fermer le carnet
log-hint = Montre le plateau tel qu’il était alors.
log-latest = Aller au plus récent
log-handed-person = { $name } prend la place occupée par { $before }.
log-handed-bot = { $name } prend pour de bon la place occupée par { $before }.
log-handed-stand-in = Un robot remplace { $name }.
log-handed-back = { $name } joue de nouveau.
log-stand-in = { $name } (robot)
talk-unread = { $count ->
    [1] un nouveau message
   *[other] { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-who = Qui vous entendra
talk-everybody = Tout le monde
talk-players = Sans le public
talk-names = Seulement { $names }
talk-names-watchers = { $names } et le public
talk-watchers = Le public
talk-whisper = Chuchoter à { $name }
talk-nobody = Personne ne peut vous entendre en ce moment.
talk-choose = Choisissez qui vous entendra : votre choix précédent n’est plus possible.
talk-field = Dire quelque chose
talk-send = Envoyer
talk-sending = En cours d’envoi…
talk-too-long = On peut dire { $most } caractères au plus à la fois. Raccourcissez le message pour pouvoir l’envoyer.
talk-offline = Le message partira dès que la connexion sera rétablie.
talk-to = pour { $names }
talk-to-players = sans le public
talk-to-watchers = pour le public
talk-whispers-to = chuchote à { $names }
talk-whispers = chuchote à quelqu’un
room-left = { $count ->
    [0] Plus aucun caractère disponible
    [one] Encore { $count } caractère
   *[other] Encore { $count } caractères
}
room-over = { $count ->
    [one] { $count } caractère de trop
   *[other] { $count } caractères de trop
}
talk-you = Vous
talk-namesake = { $name } (qui regarde)
talk-mute = Ne plus lire { $name }
talk-unmute = Lire de nouveau { $name }
talk-muted = Vous ne lisez plus { $name }.
notes-label = Vos notes
notes-help = Pour vous uniquement, sur tous vos appareils.
notes-watching = Qui joue dispose ici d’une feuille de notes.
notes-kept = Enregistré.
notes-writing = En cours d’enregistrement…
notes-too-long = Cette feuille contient { $most } caractères au plus. Votre texte reste sur cet appareil et sera enregistré dès qu’il sera plus court.
notes-offline = Sur cet appareil ; ce sera enregistré pour tous dès que la connexion sera rétablie.

## Coming and going

back-again = { $count ->
    [0] Vous revoilà. Il ne s’est rien passé en votre absence.
    [one] Vous revoilà. Il s’est passé une chose en votre absence.
   *[other] Vous revoilà. Il s’est passé { $count } choses en votre absence.
}
toast-asked = Vous vouliez : { $move }. Rien n’est perdu.
lost-title = La rue s’est éteinte
lost-since = { $seconds ->
    [0] La connexion est coupée.
    [one] La connexion est coupée depuis { $seconds } seconde.
   *[other] La connexion est coupée depuis { $seconds } secondes.
}
lost-next = { $seconds ->
    [0] Nouvelle tentative en cours.
    [one] Nouvelle tentative dans { $seconds } seconde.
   *[other] Nouvelle tentative dans { $seconds } secondes.
}
lost-safe = Votre place, ce qui est sur la table et vos notes sont en sûreté. Vous pouvez continuer à lire.
lost-try = Réessayer
lost-fold = Continuer à lire
connection-none = Pas de connexion
go-on-open = Autre appareil
go-on-title = Continuer sur un autre appareil
go-on-text = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Votre place et votre nom vous suivent ; cet appareil peut rester ouvert.
go-on-link = Lien pour l’autre appareil
go-on-left = Valable pour un appareil, encore { $time }.
go-on-over = Ce lien a expiré.
go-on-used = L’autre appareil est à la table. Vous pouvez jouer sur les deux.
go-on-renew = Créer un nouveau lien
device-came = Un autre appareil continue en votre nom : { $name }.
device-came-unknown = Un autre appareil continue en votre nom.
device-came-look = Vos appareils
idle-title = Êtes-vous toujours là ?
idle-text = Sans signe de vie, un robot jouera bientôt à votre place.
idle-yes = Je suis là
stand-in-title = Un robot joue à votre place.
stand-in-text = Vous n’étiez plus là depuis un moment. Votre place reste à vous.
stand-in-take = Reprendre la main
table-lost-title = Le disque du serveur a eu une défaillance.
table-lost-text = Une partie de ce qui s’est passé en dernier à cette table est perdue. Ce que vous voyez est tout ce qu’il en reste : décidez ensemble de continuer ou de recommencer.
pages-newer = Une version plus récente de ces pages est disponible.
pages-by-itself = Elle se chargera d’elle-même à un moment calme.
pages-renew = La charger maintenant

## The end

over-title = La partie est finie
over-result = Résultat
over-winner = Victoire
over-truth = La vérité
over-analysis = Avec le recul
over-file = Télécharger la partie
over-verify = Vérifier les tirages

## Connection

connection-connecting = Connexion…
connection-open = Connexion établie
connection-healed = Connexion rétablie

## What the table refuses

refused-not-legal = Ce coup n’est pas possible maintenant.
refused-over = La partie est déjà finie.
refused-not-seated = Vous n’avez pas de place ici.
refused-not-running = Aucune partie n’est en cours.
refused-malformed = Le serveur n’a pas compris. Réessayez.
refused-no-such-place = Cette place n’existe pas à cette table.
refused-place-taken = Quelqu’un a été plus rapide : la place est prise.
refused-not-host = Seule la personne qui tient la table peut faire cela.
refused-no-such-bot = Ce robot n’existe pas dans ce jeu.
refused-bad-options = On ne peut pas jouer avec ces options.
refused-too-few = Il n’y a pas encore assez de monde.
refused-missing-role = Un rôle indispensable est encore libre.
refused-teams-uneven = Les équipes sont trop inégales.
refused-already-running = La partie a déjà commencé.
refused-wrong-commitment = L’engagement sur le hasard a changé entre-temps. Rien n’est perdu.
refused-nothing-there = Cette place est déjà libre.
refused-locked = La table est fermée : personne d’autre ne peut s’asseoir.
refused-nobody-there = Il n’y a personne à cette place.
refused-count-stopped = Quelqu’un a arrêté le compte à rebours.
count-stopped-by = { $name } a arrêté le compte à rebours.
refused-paused = Le temps est suspendu : personne ne peut jouer.
refused-not-paused = Il n’y a pas de pause en cours.
refused-not-offered = Ce n’est pas possible pour l’instant.
refused-is-here = Cette personne est là et joue.
refused-text-empty = Ce texte ne contient rien qui puisse s’afficher.
refused-text-too-long = C’est trop long.
refused-talks-too-fast = Cela fait beaucoup d’un coup. Patientez un instant, puis renvoyez.
refused-too-fast = Cela fait beaucoup d’un coup. Patientez un instant.
refused-nobody-hears = Personne ne l’entendrait en ce moment.
refused-no-such-moment = Ce moment ne peut pas être montré.
refused-no-such-table = Aucune table ne porte ce code.
refused-no-such-pack = Ce qui a été choisi dans les options n’est plus sur ce serveur.
refused-hushed = En ce moment, tout le monde n’a pas le droit de vous entendre, et ce serait un signe. Vous pourrez le faire quand vous aurez de nouveau la parole.
refused-clock-counts = Ici, on joue contre la montre : personne ne peut la ralentir. Les réglages de la table disent combien de temps il y a.
refused-sent-away = { problem-sent-away }

## What goes wrong with a request

problem-unexpected = Quelque chose n’a pas marché. Réessayez.
problem-broken = Quelque chose n’a pas marché sur le serveur. Réessayez.
problem-unreachable = Le serveur est injoignable. Vérifiez la connexion.
problem-malformed = Le serveur n’a pas compris. Réessayez.
problem-too-large = C’est trop volumineux.
problem-too-many = Trop de demandes à la fois. Patientez un instant.
problem-foreign-origin = Cette page n’a pas le droit de parler à ce serveur.
problem-not-found = Il n’y a rien à cette adresse.
problem-no-session = Le serveur ne vous connaît pas encore. Indiquez votre nom.
problem-no-such-game = Ce jeu n’existe pas.
problem-no-such-table = Aucune table ne porte ce code.
problem-table-lost = Cette table existait, mais le disque du serveur l’a perdue, en tout ou en partie. Prévenez la personne qui s’occupe du serveur.
problem-locked = L’hôte a fermé cette table.
problem-sent-away = On vous a demandé de quitter cette table, et vous ne pouvez pas y revenir. Les autres tables vous restent ouvertes.
problem-not-host = Seule la personne qui tient la table peut faire cela.
locked-text = Seules les personnes qui y ont une place peuvent entrer. Demandez à l’hôte d’ouvrir la porte, puis réessayez.
problem-signed-out = Cet appareil a été déconnecté.
signed-out-text = C’était vous ? Alors appuyez sur « { go-on-open } », à la table, sur un appareil qui vous connaît encore, et ouvrez le lien ici.
problem-no-such-device = Cet appareil est déjà déconnecté.
problem-no-such-match = Cette partie n’existe pas ou n’est pas encore finie.
problem-bad-options = On ne peut pas jouer avec ces options.
problem-name-empty = Ce nom n’a rien qu’on puisse afficher.
problem-name-too-long = Ce nom est trop long : 24 caractères au plus.

## Fair chance

verify-link = Vérifier que les tirages étaient équitables
verify-title = Les tirages étaient-ils équitables ?
verify-text = Avant la donne, le serveur s’engage sur sa graine et chaque personne y ajoute sa part de hasard. Le fichier de la partie révèle les deux : chaque tirage peut être refait ici, dans votre navigateur.
verify-file = Fichier de la partie
verify-choose = Choisir un fichier
verify-chosen = Fichier choisi : { $file }
verify-none = Aucun fichier choisi pour l’instant.
verify-busy = Vérification…
verify-good = { $draws ->
    [one] Le tirage était équitable : l’engagement est tenu et l’unique tirage est exact.
   *[other] Les tirages étaient équitables : l’engagement est tenu et les { $draws } tirages sont exacts.
}
verify-bad = La ligne { $line } est fausse.
verify-players = À la table : { $names }.
verify-promise-kept = L’engagement est celui que cet appareil a vu avant le début de la partie.
verify-promise-changed = L’engagement n’est pas celui que cet appareil a vu avant le début de la partie.
verify-promise-unknown = Cet appareil n’a pas vu le début de la partie et ne peut pas comparer l’engagement.
verify-nonce-kept = La part de hasard de cet appareil y est bien.
verify-nonce-changed = La part de hasard de cet appareil n’y est pas.
verify-nonce-unknown = Cet appareil n’a rien ajouté au hasard de cette partie, ou trop tard.
verify-head-kept = Le fichier finit comme la partie a fini ici.
verify-head-changed = Le fichier ne finit pas comme la partie a fini ici.
verify-head-unknown = Cet appareil n’a pas vu la fin de la partie et ne peut pas comparer la dernière ligne.
verify-chain-kept = Aucune ligne n’a été modifiée depuis l’écriture du fichier : la chaîne des lignes est juste.
verify-chain-unknown = Ce fichier n’a pas de chaîne des lignes : une version antérieure l’a écrit.
verify-limits = Cette page vérifie chaque tirage et la chaîne des lignes. Une chaîne peut être refaite pour d’autres coups : la commande « gloaming verify » vérifie aussi les coups, les règles et chaque empreinte.
verify-fault-empty = Le fichier est vide.
verify-fault-unreadable = Elle est illisible.
verify-fault-format = Ce format est inconnu ici.
verify-fault-unfinished = Il manque la dernière ligne, celle qui révèle la graine.
verify-fault-match = Le nom d’une partie ne comporte que des minuscules, des chiffres et des traits d’union.
verify-fault-seed = La graine n’est pas écrite en 64 chiffres hexadécimaux.
verify-fault-promise = La graine n’est pas celle de l’engagement.
verify-fault-nonces = Il manque, pour une place au moins, la part de hasard ou la mention de son absence.
verify-fault-nonce = Une part de hasard n’est pas écrite en 64 chiffres hexadécimaux.
verify-fault-bot = Une part de hasard y vient d’un robot, or les robots n’en ajoutent pas.
verify-fault-backwards = Le temps recule.
verify-fault-choice = Un tel tirage ne peut pas exister.
verify-fault-draw = La graine et les parts de hasard donnent ici un autre tirage.
verify-fault-head = Elle clôt une autre partie, ou il manque des lignes avant elle.
verify-fault-chain = La chaîne des lignes ne correspond pas : une ligne a été modifiée après l’écriture du fichier.
fair-title = Tirages équitables
fair-next = Tirages équitables : la prochaine partie
fair-text = Avant la donne, le serveur s’engage sur sa graine par cette empreinte et chaque personne y ajoute sa part de hasard. Gardez les deux : le fichier de la partie pourra leur être comparé.
fair-promise = Engagement du serveur
fair-throw = Votre part de hasard
fair-throw-none = Aucune
fair-head = Empreinte à la fin de la partie
fair-promise-broken = Attention : cette partie n’a pas commencé avec l’engagement que le serveur avait pris. Ne vous fiez pas à ses tirages.
fair-throw-lost = Attention : le serveur avait confirmé votre part de hasard, mais cette partie a commencé sans elle. Ne vous fiez pas à ses tirages.

# The clock that every game with one offers

option-pace = Rythme
option-pace-help = Le temps accordé pour réfléchir. Quand il est écoulé, la partie continue.
option-pace-none = Libre
option-pace-relaxed = Tranquille
option-pace-quick = Rapide
option-pace-own = Sur mesure
option-pace-none-help = Pas de chronomètre pour chaque décision : chacun réfléchit le temps qu’il veut.
option-pace-relaxed-help = Un chronomètre qui laisse le temps de réfléchir.
option-pace-quick-help = Un chronomètre qui presse.
option-pace-own-help = Votre propre chronomètre : choisissez les secondes.
