# Les mots du site. Chaque langue a les mêmes clés avec les mêmes variables.

## Partout

skip = Aller au contenu
menu = Menu
home = Retour à l’accueil
loading = Un instant …
retry = Réessayer
close = Fermer
cancel = Annuler
send = Envoyer
more = En voir plus
share = Partager
you = vous
away = absent
winner = gagnant
level = Niveau
profile = Profil
account = Compte
to-move = au trait
rated = classée
unrated = non classée
public = publique
private = privée
not-found = Il n’y a rien ici
not-found-text = L’adresse est peut-être mal tapée, ou la page a changé de place. Voici ce que nous avons :
nav-new = Nouvelle partie
nav-watch = Regarder
nav-learn = Apprendre
nav-analysis = Analyse
nav-settings = Réglages
nav-sign-in = Se connecter
nav-about = À propos
nav-fair = Vérifier la donne
nav-api = Pour les programmes
connection-lost =
    { $seconds ->
        [0] Non connecté. Nouvel essai …
        [one] Non connecté. Nouvel essai dans { $seconds } seconde.
       *[other] Non connecté. Nouvel essai dans { $seconds } secondes.
    }
connection-waits = Connexion …

## Accueil

home-title = Une maison pour { $games }
home-text = Jouez tout de suite, sans compte : contre la machine, un ami ou n’importe qui.
home-own = Vos parties
home-open = En attente d’un joueur
home-open-none = Personne n’attend pour le moment.
home-new = Ouvrir une table
home-running = En ce moment
home-running-none = Aucune partie publique en cours.
play-now = Jouer
starting = C’est parti …
more-choices = Plus de choix
how-to = Comment jouer
join = Rejoindre
home-recent = Tout juste terminées
home-playing =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
home-waiting =
    { $count ->
        [one] Une table
       *[other] { $count } tables
    }
home-your-turn =
    { $count ->
        [one] À vous de jouer dans une partie
       *[other] À vous de jouer dans { $count } parties
    }
pair = Trouver un adversaire
pair-with =
    { $count ->
        [0] Trouver un adversaire pour { $game }, { $time }
        [one] Trouver un adversaire pour { $game }, { $time } : une personne attend
       *[other] Trouver un adversaire pour { $game }, { $time } : { $count } personnes attendent
    }
pair-rated = Parties classées
seek-looking = Recherche d’un adversaire …
card-your-turn = À vous de jouer
card-their-turn = À l’adversaire
card-waiting = En attente de joueurs
card-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Nouvelle partie

new-game = Jeu
new-opponent = Adversaire
new-opponents = Autres joueurs
opponent-level = Machine
opponent-level-help = La partie commence tout de suite.
opponent-invited = Ami, par lien
opponent-invited-help = Vous recevez un lien à envoyer à qui vous voulez.
opponent-open = N’importe qui
opponent-open-help = La table reste dans la liste jusqu’à ce que quelqu’un s’assoie.
opponent-asked = Quelqu’un par son nom
opponent-asked-help = La personne est invitée et peut refuser.
opponent-me = Sur cet appareil
opponent-me-help = L’appareil passe de main en main. Les mains restent cachées aux autres.
level-low = doux
level-high = sans pitié
new-name = Nom
new-apart = Choisir chaque place séparément
new-side = Votre camp
new-side-chance = Au hasard
new-clock = Pendule
new-minutes = Minutes par joueur
new-increment = Secondes par coup
new-public = Tout le monde peut la trouver et la regarder
new-bots = Les programmes peuvent aussi s’asseoir
new-rated = Compte pour le classement
new-rated-guest = Il faut un compte pour les parties classées.
new-rated-people = Les parties classées se jouent entre personnes, chacune à une place.
start = Commencer
time-none = Sans pendule
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-correspondence =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
time-own = Autre …

## Table

seat-free = place libre
seat-machine = Niveau { $level }
seat-level = niveau { $level } sur { $levels }
seat-bot = { $name } (programme)
seat-number = Place { $seat }
seats = Places
score = Score
wish-me = qui a ouvert la table
wish-open = n’importe qui
wish-invited = qui a le lien
wish-level = machine
status-waiting = En attente de joueurs
status-turn =
    { $you ->
        [yes] À vous de jouer
       *[no] À { $name } de jouer
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
clock = Pendule :
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
clock-hours =
    { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }
sending = Envoi …
sit = S’asseoir
rise = Se lever
call-off = Annuler la partie
invite = Envoyez ce lien à qui vous voulez :
link = Lien
link-copy = Copier
link-copied = Le lien est copié.
accept = Accepter
decline = Refuser
offer = Proposition
offer-draw = { $name } propose la nulle.
offer-takeback = { $name } voudrait reprendre son dernier coup.
offered-draw = Vous avez proposé la nulle.
offered-takeback = Vous avez demandé à reprendre un coup.
take-back = Reprendre
draw = Proposer la nulle
draw-text = L’adversaire peut accepter ou refuser.
resign = Abandonner
resign-text = La partie se termine et vous la perdez.
abort = Annuler la partie
abort-text = La partie se termine sans résultat.
claim = Réclamer la victoire
claim-text = La partie se termine et vous la gagnez, si l’absence a duré assez longtemps.
gone = { $name } est absent.
again = Rejouer
again-waits = Les autres doivent encore accepter …
rematch = Vers la nouvelle partie
turn-board = Tourner le plateau
moves = Coups
moves-none = Pas encore de coup.
moves-hidden = Visibles après la partie, car plusieurs joueurs partagent cet appareil.
facts = Partie
replay = Revoir
replay-at = Coup { $step } sur { $count }
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = Au dernier coup
replay-leave = Retour à la partie
share-game = Copier le lien
record = Notation
sheet = Feuille de partie
analyse = Analyser
print = Imprimer
back-to-table = Retour à la table
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
fairness = Empreinte de la donne { $deal }, montrée avant la première carte :
pass-title = Passez l’appareil à { $name }
pass-text = Personne d’autre ne devrait regarder.
pass-show = Je suis { $name } : montrer mes cartes
table-missing = Cette table n’existe pas
chat = Discussion
chat-none = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-mute = Ne plus entendre { $name } ?
chat-mute-text = Vous ne verrez plus ses messages, à aucune table.
chat-mute-yes = Masquer
chat-unmute = Réentendre
chat-report = Signaler aux responsables du site
chat-reported = Merci. Quelqu’un va regarder.

## Fins de partie

ending-won = Vous avez gagné
ending-lost = Vous avez perdu
ending-winner =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
ending-draw = Égalité
ending-agreed = Nulle par accord.
ending-aborted = La partie a été annulée
ending-declined = L’invitation a été refusée
ending-resigned = { $name } a abandonné.
ending-flagged = Le temps de { $name } était écoulé.
ending-left = { $name } est parti.

## Regarder et personnes

stage-waiting = en attente
stage-running = en cours
stage-over = Revoir
person-guest = Invité
person-member = Membre
person-bot = Programme
person-since = depuis le { $date }
ratings = Classements
ratings-none = Pas encore de partie classée.
rating-provisional = Un point d’interrogation dit qu’il y a eu trop peu de parties pour en être sûr.
rating-plot =
    { $count ->
        [one] { $count } partie classée : { $to }
       *[other] De { $from } le { $since } à { $to }, { $count } parties classées
    }
speed-bullet = Éclair
speed-blitz = Blitz
speed-rapid = Rapide
speed-classical = Lente
speed-correspondence = Jours
games = Parties
games-none = Pas encore de partie.
records = Télécharger toutes les notations
watch-live = En direct
watch-none = Personne ne joue de partie publique en ce moment. Lancez-en une, ou regardez les parties déjà jouées.
archive = Archives
archive-all = Toutes les parties terminées
archive-player = Joueur
archive-rated = Classées seulement
archive-search = Rechercher
archive-none = Aucune partie terminée ne correspond. Jouez-en une, vous la retrouverez ici.
games-all = Tous les jeux
leaderboard = Classement
leaderboard-none = Personne n’a encore joué assez de parties classées ici. La première place est libre.
leaderboard-play = Jouer une partie classée
leaderboard-place = Rang
leaderboard-text = Y figurent ceux dont le classement s’est stabilisé après assez de parties classées.
speed = Cadence
rating = Classement
rating-games =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
rating-earlier = Afficher les parties précédentes
person-nobody = Personne ne s’appelle { $name } ici
person-nobody-text = Le nom s’écrit peut-être autrement, ou cette personne est partie.
person-challenge = Défier
stats = Statistiques
stats-won = Gagnées
stats-drawn = Nulles
stats-lost = Perdues
stats-share = Part des points
stats-none = Aucune partie terminée pour l’instant.
stats-against-you = { $name } contre vous

## Compte

account-guest = Vous jouez en invité. Avec un compte, vos parties restent sous votre nom et vous pouvez jouer des parties classées.
account-sign-in = Se connecter
account-sign-in-help = Avec le nom et le mot de passe de votre compte.
account-register = Nouveau compte
account-register-help = Un nom et un mot de passe suffisent. Sans le mot de passe, impossible d’y revenir.
account-name = Nom
account-password = Mot de passe
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé. Les autres sessions sont terminées.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe, 8 caractères au moins
sessions = Où vous êtes connecté
key-seen = vu le { $date }
key-current = ici
key-end = Terminer
tokens = Jetons pour les programmes
tokens-text = Avec un jeton, un programme peut jouer en votre nom.
token-secret = Gardez-le, il ne sera plus montré :
token-label = Son nom
token-scopes = Ce qu’il permet
token-make = Créer un jeton
scope-play = jouer
scope-challenge = ouvrir des tables
scope-chat = discuter
scope-analyse = interroger la machine
your-data = Vos données
export = Tout télécharger
sign-out = Se déconnecter
delete = Supprimer le compte
delete-text = Vos parties restent, sans votre nom. Tout le reste est supprimé, sans retour possible.
deleted = Le compte est supprimé.

## Réglages

settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme le système
settings-theme-light = Papier
settings-theme-dark = Laque
settings-animation = Mouvement
settings-animation-none = Aucun
settings-animation-quick = Rapide
settings-animation-usual = Habituel
settings-animation-slow = Lent
settings-animation-help = Si votre système demande moins de mouvement, il n’y en a pas.
settings-sound = Son

## Vérifier la donne

fair-text = Avant la première carte, la table montre une empreinte de la graine dont vient la donne. Après la partie, la notation donne la graine. Ici, les cartes sont redistribuées à partir d’elle, et vous voyez si tout concorde.
fair-record = Notation d’une partie terminée
fair-hashes = Empreintes notées pendant la partie (si vous en avez)
fair-check = Vérifier
fair-yes = Tout concorde : la graine donne ces cartes
fair-no = Cela ne concorde pas
fair-deal = Donne { $deal }
fair-hash = Empreinte montrée avant
fair-seed = Graine

## À propos

about-house = Dans une maison japonaise, le kamidana est l’étagère où vivent les kami. Celle-ci est la maison de jeux du même esprit.
about-games = Les jeux
about-own = Plateaux, cartes et textes sont les nôtres ; les règles suivent les livrets.
about-fair = Équitable par construction
about-fair-text = Le serveur n’envoie à personne ce que sa place ne doit pas voir, et chaque donne peut être vérifiée.
about-data = Vos données
about-data-text = Pas d’adresse e-mail, pas de publicité, pas de pistage. Sur la page de votre compte, vous pouvez télécharger tout ce qui est gardé sur vous et le supprimer.
about-free = Logiciel libre
about-free-text = Kamidana est libre sous licence MIT ou Apache 2.0, et tout ce que fait le site, les programmes peuvent le faire aussi.

## Problèmes

problem-unknown = Quelque chose n’a pas marché sur cette page.
problem-offline = Le serveur est injoignable pour le moment.
problem-unauthorised = Connectez-vous d’abord, ou jouez en invité.
problem-wrong-password = Aucun compte avec ce nom et ce mot de passe.
problem-forbidden = Vous ne pouvez pas faire cela.
problem-not-found = Cette chose ou cette personne n’existe pas.
problem-conflict = Ce n’est pas possible maintenant.
problem-too-many = C’était trop à la fois. Attendez un instant.
problem-busy = La machine est occupée. Réessayez dans un instant.
problem-timeout = La demande n’est pas arrivée à temps. Réessayez.
problem-unavailable = Impossible pour le moment. Regardez si c’est fait malgré tout.
problem-unwritable = Rien ne peut être enregistré pour le moment, donc rien n’a été fait. Réessayez un peu plus tard.
problem-closing = Le serveur redémarre.
problem-malformed = Cela n’a pas été compris.
problem-no-table = Aucune table ne porte ce nom.
problem-no-game = Ce jeu n’existe pas.
problem-setup = La table ne peut pas être ouverte ainsi.
problem-not-begun = La partie n’a pas commencé.
problem-begun = La partie a déjà commencé.
problem-over = La partie est terminée.
problem-no-seat = Vous n’avez pas de place à cette table.
problem-seat-taken = Cette place n’est pas libre pour vous.
problem-seated = Vous êtes déjà assis à cette table.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-moved-on = La partie a continué entre-temps.
problem-illegal = Les règles ne le permettent pas.
problem-no-offer = Cette proposition n’existe pas.
problem-offer-unfit = Cela ne se propose pas ici.
problem-too-late = Il est trop tard pour annuler.
problem-too-early = L’absence n’a pas duré assez longtemps.
problem-time-is-up = Votre temps était déjà écoulé.
problem-guest = Il faut un compte pour les parties classées.
problem-chat = Cela ne peut pas être dit.

## Un jeu sans plateau à lui

plain-board = Plateau
plain-choices = Ce que vous pouvez faire :
plain-arrange = Mettez dans l’ordre : choisissez-en deux pour les échanger.
plain-arranged = Prêt
plain-recent = Dernières actions
plain-position = Position
plain-said = { $text }
