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
home-back = Retour à l’accueil
name-title = Qui êtes-vous ?
name-label = Votre nom
name-help = C’est le nom que verront les autres à la table.
name-missing = Indiquez d’abord un nom.
name-continue = Aller à la table
name-before-table = Dites aux autres comment vous appeler. Vous pourrez ensuite regarder ou prendre une place.
join-title = On vous a donné un code ?
join-label = Code de la table
join-button = Rejoindre
join-help = Vous pouvez aussi coller le lien.
join-missing = Indiquez le code de la table.
games-title = Jeux
games-example = Exemple
games-players = De { $least } à { $most } personnes
games-make = Ouvrir une table : { $game }
rules-title = Règles
nowhere-title = Il n’y a rien ici
nowhere-text = Cette adresse ne mène à aucune de nos pages.

## Table

table-name = Table { $code }
table-title = { $game }, table { $code }
invite-title = Inviter des amis
invite-text = Envoyez le lien ou dictez le code.
invite-code = Code
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-by-hand = Le lien est sélectionné : copiez-le d’ici.
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
place-level = Type de robot
place-add-bot = Ajouter
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
options-title = Options
options-host-only = Seule la personne qui a ouvert la table, { $host }, peut les modifier.
field-range = De { $least } à { $most }.
start-begin = Commencer
start-again = Rejouer
start-ready = Tout est prêt.
start-host = Seule la personne qui a ouvert la table, { $host }, peut lancer la partie.
start-away = { $count ->
    [one] { $names } est hors ligne.
   *[other] { $names } sont hors ligne.
}
start-too-few = { $count ->
    [one] Il faut encore occuper une place pour commencer.
   *[other] Il faut encore occuper { $count } places pour commencer.
}
start-missing-role = Un rôle indispensable est encore libre.
start-teams-uneven = Les équipes sont trop inégales.

## Play

seats-label = Joueurs
seat-bot = { $level } { $number }
seat-namesake = { $name } ({ $number })
board-title = Ce que vous voyez
board-latest = À l’instant
turn-label = Vos coups
turn-yours = À vous de jouer.
turn-waiting = On attend les autres.
turn-sending = Votre coup est en cours d’envoi.
turn-watching = Vous regardez.
turn-keys = Jouer avec les touches numériques
stop-match = Arrêter la partie
stop-sure = La partie s’arrête aussitôt, pour tout le monde, et personne n’a gagné.
stop-yes = Oui, arrêter
stop-no = Continuer
log-title = Ce qui s’est passé
log-empty = Rien pour l’instant.
clock-label = Temps restant
clock-left = { $seconds ->
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}
too-late = Trop tard : c’était possible il y a un instant, ce ne l’est plus.
notice-close = Fermer

## The end

over-title = La partie est finie
over-scores = Points
over-winner = Victoire
over-truth = La vérité
over-analysis = Avec le recul
over-file = Télécharger la partie
over-verify = Vérifier les tirages

## Connection

connection-connecting = Connexion…
connection-open = Connexion établie
connection-lost = La connexion est perdue. Rien de ce qui a été confirmé n’a disparu. Nouvelle tentative ({ $attempt })…
connection-healed = Connexion rétablie

## What the table refuses

refused-not-legal = Ce coup n’est pas possible maintenant.
refused-over = La partie est déjà finie.
refused-not-seated = Vous n’avez pas de place ici.
refused-not-running = Aucune partie n’est en cours.
refused-malformed = Le serveur n’a pas compris. Réessayez.
refused-no-such-place = Cette place n’existe pas à cette table.
refused-place-taken = Quelqu’un a été plus rapide : la place est prise.
refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
refused-no-such-bot = Ce robot n’existe pas dans ce jeu.
refused-bad-options = On ne peut pas jouer avec ces options.
refused-too-few = Il n’y a pas encore assez de monde.
refused-missing-role = Un rôle indispensable est encore libre.
refused-teams-uneven = Les équipes sont trop inégales.
refused-already-running = La partie a déjà commencé.
refused-wrong-commitment = L’engagement sur le hasard a changé entre-temps. Rien n’est perdu.
refused-nothing-there = Cette place est déjà libre.

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
problem-no-such-match = Cette partie n’existe pas ou n’est pas encore finie.
problem-bad-options = On ne peut pas jouer avec ces options.
problem-name-empty = Ce nom n’a rien qu’on puisse afficher.
problem-name-too-long = Ce nom est trop long : 24 caractères au plus.

## Fair chance

verify-link = Vérifier que les tirages étaient équitables
verify-title = Les tirages étaient-ils équitables ?
verify-text = Avant la donne, le serveur s’engage sur sa graine et chaque personne y ajoute sa part de hasard. Le fichier de la partie révèle les deux : chaque tirage peut être refait ici, dans votre navigateur.
verify-file = Fichier de la partie
verify-busy = Vérification…
verify-good = { $draws ->
    [one] Le tirage était équitable : l’engagement est tenu et l’unique tirage est exact.
   *[other] Les tirages étaient équitables : l’engagement est tenu et les { $draws } tirages sont exacts.
}
verify-bad = La ligne { $line } est fausse.
verify-players = À la table : { $names }.
verify-promise-kept = L’engagement est celui que cet appareil a vu avant le début de la partie.
verify-promise-changed = L’engagement n’est pas celui que cet appareil a vu avant le début de la partie.
verify-promise-unknown = Cet appareil n’a pas vu le début de la partie et ne peut pas comparer l’engagement.
verify-nonce-kept = La part de hasard de cet appareil y est bien.
verify-nonce-changed = La part de hasard de cet appareil n’y est pas.
verify-nonce-unknown = Cet appareil n’a rien ajouté au hasard de cette partie, ou trop tard.
verify-head-kept = Le fichier finit comme la partie a fini ici.
verify-head-changed = Le fichier ne finit pas comme la partie a fini ici.
verify-head-unknown = Cet appareil n’a pas vu la fin de la partie et ne peut pas comparer la dernière ligne.
verify-limits = Cette page vérifie chaque tirage. Elle ne remarque pas un coup modifié ou supprimé : la commande « gloaming verify » vérifie aussi les coups, les règles et chaque empreinte.
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
fair-title = Tirages équitables
fair-next = Tirages équitables : la prochaine partie
fair-text = Avant la donne, le serveur s’engage sur sa graine par cette empreinte et chaque personne y ajoute sa part de hasard. Gardez les deux : le fichier de la partie pourra leur être comparé.
fair-promise = Engagement du serveur
fair-throw = Votre part de hasard
fair-throw-none = Aucune
fair-head = Empreinte à la fin de la partie
fair-promise-broken = Attention : cette partie n’a pas commencé avec l’engagement que le serveur avait pris. Ne vous fiez pas à ses tirages.
fair-throw-lost = Attention : le serveur avait confirmé votre part de hasard, mais cette partie a commencé sans elle. Ne vous fiez pas à ses tirages.
