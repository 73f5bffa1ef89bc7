# Les mots du site. Chaque langue a les mêmes clés avec les mêmes variables.

## Partout

skip = Aller au contenu
menu = Menu
home = Retour à l’accueil
loading = Un instant…
retry = Réessayer
close = Fermer
cancel = Annuler
send = Envoyer
more = En voir plus
share = Partager
you = vous
away = hors ligne
winner = a gagné
level = Niveau
profile = Profil
account = Compte
to-move = doit jouer
rated = classée
unrated = non classée
public = publique
private = privée
not-found = Page introuvable
not-found-text = L’adresse contient peut-être une faute, ou la page a déménagé.
nav-new = Nouvelle partie
nav-watch = Regarder
nav-learn = Apprendre
nav-analysis = Analyse
nav-solved = Jeux résolus
nav-settings = Réglages
nav-sign-in = Se connecter
nav-about = À propos
nav-fair = Vérifier le tirage
nav-api = Pour les développeurs
connection-lost =
    { $seconds ->
        [0] Connexion perdue. Nouvel essai…
        [one] Connexion perdue. Nouvel essai dans { $seconds } seconde.
       *[other] Connexion perdue. Nouvel essai dans { $seconds } secondes.
    }
connection-waits = Connexion…
connection-back = Connexion rétablie
offline = Hors ligne
offline-text = Vous êtes hors ligne. Les parties contre l’ordinateur, les règles, les cours et l’analyse fonctionnent normalement ; tout ce qui se joue à plusieurs reviendra avec la connexion.
version-ready = Nouvelle version
version-reload = Recharger
unserved-title = Indisponible pour le moment
unserved-text = Cette page vient du serveur, qui est injoignable pour l’instant. Elle s’ouvrira d’elle-même dès que possible.
unserved-never = Cette copie de Kamidana fonctionne sans serveur : on n’y croise donc personne. L’ordinateur, les règles, les cours et l’analyse sont tous là.
unserved-part = Nécessite une connexion au serveur.
unserved-people = Les parties avec d’autres joueurs reviendront avec la connexion.

## Accueil

home-title = Une maison pour { $games }
home-text = Jouez tout de suite, sans compte : contre l’ordinateur, avec des amis ou contre qui voudra.
home-text-alone = Jouez tout de suite, contre l’ordinateur ou avec un ami sur le même écran.
home-own = Vos parties
home-open = En attente d’un joueur
home-open-none = Personne n’attend pour le moment.
home-new = Ouvrir une table
home-running = Parties en cours
home-running-none = Aucune partie publique en ce moment.
play-now = Jouer
starting = C’est parti…
more-choices = Plus d’options
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
        [one] Trouver un adversaire pour { $game }, { $time } : une personne attend
       *[other] Trouver un adversaire pour { $game }, { $time } : { $count } personnes attendent
    }
pair-rated = Parties classées
pair-kind = Nombre de joueurs
seek-looking =
    { $seats ->
        [2] Recherche d’un adversaire…
       *[other] Recherche de joueurs…
    }
seek-here = Joueurs : { $here } sur { $seats }
card-your-turn = À vous de jouer
card-their-turn = À l’adversaire de jouer
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
opponent-level = Ordinateur
opponent-level-help = La partie commence tout de suite.
opponent-invited = Un ami, par lien
opponent-invited-help = Vous recevez un lien à envoyer à qui vous voulez.
opponent-open = Ouvert à tous
opponent-open-help = La table reste dans la liste jusqu’à ce que quelqu’un s’assoie.
opponent-asked = Un joueur précis
opponent-asked-help = La personne est invitée et peut refuser.
opponent-me = Sur cet appareil
opponent-me-help = Vous vous passez l’appareil.
opponent-me-help-secrets = L’appareil passe de main en main. Les cartes de chacun restent cachées aux autres.
level-low = facile
level-high = sans pitié
new-name = Nom
new-name-own = Votre nom
new-name-other = Nom de l’autre personne
new-apart = Régler chaque place séparément
new-side = Votre camp
new-side-chance = Au hasard
new-clock = Pendule
new-minutes = Minutes par joueur
new-increment = Secondes par coup
new-public = Tout le monde peut la trouver et la regarder
new-bots = Les bots peuvent aussi jouer
new-rated = Compte pour votre classement
new-rated-guest = Il faut un compte pour les parties classées.
new-rated-people = Les parties classées se jouent entre personnes, une place chacune.
start = Commencer
time-none = Sans pendule
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-correspondence =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
time-own = Autre…

## Table

seat-free = place libre
seat-machine = Ordinateur (niveau { $level })
seat-level = niveau { $level } sur { $levels }
seat-bot = { $name } (bot)
seat-number = Place { $seat }
score = Score
seats = Places
wish-me = l’hôte de la table
wish-open = tout le monde
wish-invited = sur invitation
wish-level = ordinateur
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
clock = Pendule :
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
sending = Envoi…
thinking = réfléchit
rise = Quitter la place
clock-hours =
    { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }
call-off = Annuler la partie
link = Lien
link-copy = Copier
link-copied = Lien copié.
accept = Accepter
decline = Refuser
offer = Proposition
offer-draw = { $name } propose l’égalité.
offer-takeback = { $name } voudrait reprendre son dernier coup.
offered-draw = Vous avez proposé l’égalité.
offered-takeback = Vous avez demandé à reprendre le dernier coup.
take-back = Reprendre
draw = Proposer l’égalité
draw-text = L’adversaire peut accepter ou refuser.
resign = Abandonner
resign-text = La partie se termine et vous perdez.
abort = Annuler la partie
abort-text = La partie se termine sans résultat.
claim = Réclamer la victoire
claim-text = La partie se termine et vous gagnez, si l’absence a duré assez longtemps.
gone = { $name } n’est plus là.
again = Revanche
again-waits = Les autres doivent encore accepter…
again-asked = { $name } voudrait une revanche.
offer-passed-over = L’adversaire a continué sans répondre.
refused-draw =
    { $name ->
        [none] Votre proposition d’égalité a été refusée.
       *[other] { $name } a refusé l’égalité.
    }
refused-takeback =
    { $name ->
        [none] Vous ne pouvez pas reprendre ce coup.
       *[other] { $name } préfère que vous ne repreniez pas ce coup.
    }
refused-again =
    { $name ->
        [none] Tout le monde ne veut pas de revanche.
       *[other] { $name } ne veut pas de revanche.
    }
watching = Vous regardez
watching-others =
    { $count ->
        [one] avec { $count } autre personne
       *[other] avec { $count } autres personnes
    }
round = Manche { $round }
rematch = Aller à la nouvelle partie
turn-board = Retourner le plateau
rules = Règles
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
playback-next = Suivant
premove-planned = Coup prévu : { $moves }. Cliquez dessus pour l’annuler.
premove-dropped = Le coup prévu n’est pas possible : { $moves }.
premove-cancelled = Coup prévu annulé.
scene-next = Manche suivante
scene-result = Voir le résultat
result-open = Résultat
result-review = Revoir la partie
result-rounds = Manches
share-game = Copier le lien
record = Notation
sheet = Feuille de partie
print = Imprimer
back-to-table = Retour à la table
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
fairness = Empreinte (hash) du tirage { $deal }, montrée avant le début du jeu :
pass-title = Passez l’appareil à { $name }
pass-text = Que les autres détournent les yeux.
pass-show = Je suis { $name } : montrer mes cartes
pass-look = { $name }, regardez vos cartes.
pass-looked = Je les ai vues
table-missing = Cette table n’existe pas
table-missing-text = Le lien est peut-être incomplet. Demandez-en un nouveau à la personne qui vous l’a envoyé, ou lancez votre propre partie.
chat = Chat
chat-none = Aucun message pour l’instant.
chat-say = Écrivez quelque chose
chat-mute = Masquer { $name } ?
chat-mute-text = Vous ne verrez plus ses messages, à aucune table.
chat-mute-yes = Masquer
chat-unmute = Ne plus masquer
chat-report = Signaler aux responsables du site
chat-reported = Merci. Quelqu’un va s’en occuper.

## Coach

coach = Coach
coach-off = Désactiver le coach
coach-hint = Indice
coach-thinking = Réflexion…
coach-hinted = Essayez ceci : { $move }
coach-again = Réessayer à partir d’ici
coach-looking = Recherche du coup qui a coûté la partie…
coach-lost = C’est ce coup qui vous a coûté la partie : { $move }
coach-show = Montrez-moi
coach-waiting = Voyons ce que fait { $name }.
coach-goes-on = Voyons la suite.
coach-quiet = À vous de jouer. Je vous préviens en cas de danger.
coach-won = Bien joué !
coach-nobody = Personne n’a gagné cette fois.
coach-lost-unknown = Aucun coup n’a coûté la partie à lui seul. L’analyse la reprend en entier.

## Invitations

inviting-title = Invitez quelqu’un
inviting-text = Envoyez ce lien ou montrez le code ; l’adresse de cette page convient aussi. La partie commence dès que votre invité appuie sur « Jouer ».
share-title = Jouez à { $game } avec moi
qr = Code QR de l’invitation
qr-enlarge = Agrandir le code QR
qr-title = Visez avec l’appareil photo
invited-title = { $name } vous invite à jouer à { $game }
invited-open = { $name } cherche quelqu’un pour jouer à { $game }
invited-asked = { $name } aimerait jouer à { $game } avec vous
invited-side = Vous jouez : { $side }.
invited-seat = Votre place
invited-play = Jouer
invited-not = La place libre est réservée à qui possède le lien d’invitation complet. Demandez le lien entier, ou lancez votre propre partie.
invited-key = Ce lien ne donne pas de place. Demandez-en un nouveau.
invited-name-taken = Un membre s’appelle déjà { $name }. Prenez le nom proposé ici ou un autre, puis appuyez de nouveau sur « Jouer ».
brief = Le principe en 30 secondes
brief-course = Apprendre en jouant
brief-rules = Toutes les règles

## Fins de partie

ending-won = Vous avez gagné
ending-lost = Vous avez perdu
ending-winner =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
ending-draw = Égalité
ending-agreed = Égalité par accord mutuel.
ending-aborted = La partie a été annulée
ending-declined = L’invitation a été refusée
ending-resigned =
    { $you ->
        [yes] Vous avez abandonné.
       *[no] { $name } a abandonné.
    }
ending-flagged =
    { $you ->
        [yes] Vous avez dépassé votre temps.
       *[no] { $name } a dépassé son temps.
    }
ending-left =
    { $you ->
        [yes] Vous avez quitté la partie.
       *[no] { $name } a quitté la partie.
    }

## Regarder et personnes

person-guest = Invité
person-you = Vous
person-guest-number = Invité { $number }
person-guest-named = { $name } (invité)
person-deleted = Ancien joueur
person-missing = Personne ici ne s’appelle { $name }
person-missing-text = Le nom s’écrit peut-être autrement, ou le compte a été supprimé.
person-member = Membre
person-bot = Bot
person-since = depuis le { $date }
ratings = Classements
ratings-none = Pas encore de partie classée.
rating-provisional = « ? » signifie : trop peu de parties pour un classement fiable.
rating-plot =
    { $count ->
        [one] { $count } partie classée : { $to }
       *[other] De { $from } le { $since } à { $to }, en { $count } parties classées
    }
speed-bullet = Éclair
speed-blitz = Blitz
speed-rapid = Rapide
speed-classical = Lente
speed-correspondence = Correspondance
games = Parties
games-none = Pas encore de partie.
records = Télécharger toutes les parties
watch-live = En direct
watch-none = Personne ne joue de partie publique en ce moment. Lancez-en une, ou regardez les parties déjà jouées.
local = Sur cet appareil
local-text = Les parties contre l’ordinateur ou à plusieurs sur un même écran se jouent et se conservent dans ce navigateur : sans connexion, et personne d’autre ne les voit.
local-none = Rien pour l’instant. Une partie contre l’ordinateur sera conservée ici.
local-running = En cours
local-over = Terminées
local-delete = Supprimer
local-delete-text = Cette partie n’est conservée qu’ici. Une fois supprimée, elle est perdue pour de bon.
local-export = Tout télécharger
local-upload = Vers les archives
local-uploaded = Dans les archives
local-uploaded-note = La partie est maintenant dans les archives.
local-played = jouée en local
local-kept = sur cet appareil
archive = Archives
archive-all = Toutes les parties terminées
archive-player = Joueur
archive-rated = Classées seulement
archive-search = Rechercher
archive-none = Aucune partie terminée ne correspond. Jouez-en une, vous la retrouverez ici.
games-all = Tous les jeux
leaderboard = Meilleurs joueurs
leaderboard-none = Personne n’a encore joué assez de parties classées ici. La première place est libre.
leaderboard-play = Jouer une partie classée
leaderboard-place = Rang
leaderboard-text = Les joueurs dont le classement s’est stabilisé après assez de parties classées.
speed = Cadence
rating = Classement
rating-games =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
rating-earlier = Afficher les parties précédentes
person-challenge = Défier
stats = Statistiques
stats-won = Gagnées
stats-drawn = Égalités
stats-lost = Perdues
stats-share = Part des points
stats-none = Aucune partie terminée pour l’instant.
stats-against-you = { $name } contre vous
stats-partners = En équipe avec
stats-partner =
    { $won ->
        [0] aucune victoire
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played }

## Compte

account-guest = Vous jouez en invité. Avec un compte, vos parties restent sous votre nom et vous pouvez jouer des parties classées.
account-sign-in = Se connecter
account-sign-in-help = Avec le nom et le mot de passe de votre compte.
account-register = Nouveau compte
account-register-help = Un nom et un mot de passe suffisent. Si vous perdez le mot de passe, vous ne pourrez plus revenir.
account-name = Nom
account-password = Mot de passe
nickname = Votre nom
nickname-help = Visible des personnes avec qui vous jouez. Vous pouvez laisser ce champ vide.
nickname-change = Utiliser ce nom
nickname-changed = C’est maintenant votre nom.
password-change = Changer le mot de passe
password-changed = Votre mot de passe est changé, et vos autres sessions sont fermées.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe (8 caractères au moins)
password-wrong = Ce n’est pas votre mot de passe.
sessions = Sessions ouvertes
key-seen = dernière visite : { $date }
key-browser = { $browser } sur { $system }
key-unknown = Navigateur inconnu
key-current = cet appareil
key-end = Révoquer
tokens = Jetons d’API
tokens-text = Avec un jeton, un programme peut jouer en votre nom.
token-secret = Gardez-le bien, il ne sera plus montré :
token-label = Libellé
token-scopes = Ce qu’il permet
token-make = Créer un jeton
scope-play = jouer
scope-challenge = ouvrir des tables
scope-chat = discuter
scope-analyse = utiliser le moteur
your-data = Vos données
export = Tout télécharger
sign-out = Se déconnecter
delete = Supprimer le compte
delete-text = Vos parties restent, sans votre nom. Tout le reste est supprimé définitivement.
deleted = Votre compte est supprimé.

## Réglages

settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-tempo = Rythme
settings-tempo-none = Immédiat
settings-tempo-quick = Rapide
settings-tempo-normal = Normal
settings-tempo-slow = Lent
settings-tempo-steps = Pas à pas
settings-tempo-help = La vitesse à laquelle vous voyez ce que font les autres. « Pas à pas » vous attend. Un clic sur le plateau passe à la suite. Si votre système demande moins de mouvement, rien ne glisse ni ne vole.
settings-sound = Son
settings-volume = Volume
settings-volume-percent = { $percent } pour cent
settings-volume-off = Coupé
settings-wood = Plateaux
settings-wood-lacquer = Laque
settings-wood-walnut = Noyer
settings-wood-maple = Érable
settings-wood-slate = Ardoise
settings-coach = Un coach au plateau dans les parties contre l’ordinateur
settings-premoves = Coups anticipés dans les parties à la pendule
settings-premoves-help = Pendant que l’autre camp réfléchit, vous pouvez déjà préparer votre prochain coup sur le plateau. Il est joué dès que vient votre tour, s’il est alors permis. Un clic dessus, un clic droit ou Échap l’annule.

## Vérifier la donne

fair-text = Les cartes et les jetons sont tirés au hasard d’après un nombre secret, la graine (seed). Avant le début du jeu, la table en montre une empreinte (hash) ; après la partie, la notation révèle la graine elle-même. Ici, le tirage est refait à partir d’elle, et vous voyez que tout concorde.
fair-record = Notation d’une partie terminée
fair-hashes = Empreintes notées pendant la partie (si vous en avez)
fair-check = Vérifier
fair-yes = Tout concorde : c’est bien ce que donne la graine
fair-no = Cela ne concorde pas
fair-strange = Aucun tirage de cette partie n’a l’empreinte { $hash }.
fair-unreadable = Cette notation ne peut pas être rejouée, ou ne correspond pas à sa propre graine.
fair-deal = Tirage { $deal }
fair-hash = Empreinte montrée à l’avance
fair-seed = Graine

## À propos

about-house = Dans une maison japonaise, le kamidana est l’étagère où vivent les kami. Celui-ci abrite des jeux dans leur esprit.
about-games = Les jeux
about-own = Plateaux, cartes et textes sont les nôtres ; les règles suivent les livrets de règles.
about-fair = Équitable par construction
about-fair-text = Le serveur n’envoie à personne ce que sa place ne doit pas voir, et chaque tirage peut être vérifié après coup.
about-data = Vos données
about-data-text = Pas d’adresse e-mail, pas de publicité, pas de pistage. Sur la page de votre compte, vous pouvez télécharger tout ce que nous gardons sur vous, et le supprimer.
about-free = Logiciel libre
about-free-text = Kamidana est libre sous licence MIT ou Apache 2.0, et les programmes peuvent faire tout ce que fait le site.

## Problèmes

problem-unknown = Quelque chose n’a pas fonctionné sur cette page.
problem-internal = Une erreur s’est produite sur le serveur. Réessayez dans un instant.
problem-offline = Le serveur est injoignable pour le moment.
problem-unauthorised = Connectez-vous d’abord, ou jouez en invité.
problem-wrong-password = Nom ou mot de passe incorrect.
problem-forbidden = Vous n’avez pas le droit de faire cela.
problem-not-found = Introuvable.
problem-conflict = Ce n’est pas possible pour le moment.
problem-record-secret = Ce jeu a des cartes cachées : la notation sera disponible à la fin de la partie.
problem-bot-played = Ce compte a déjà joué : il ne peut plus devenir un bot.
problem-follow-yourself = Vous ne pouvez pas vous suivre vous-même.
problem-follow-guest = On ne peut pas suivre un invité.
problem-follow-many = Vous suivez déjà le nombre maximal de personnes.
problem-tokens-many = Vous avez atteint le nombre maximal de sessions et de jetons. Révoquez-en un d’abord.
problem-muted-many = Votre liste de personnes masquées est pleine. Retirez d’abord quelqu’un.
problem-too-many = C’était trop à la fois. Attendez un instant.
problem-busy = Le serveur est occupé. Réessayez dans un instant.
problem-timeout = La demande a pris trop de temps. Réessayez.
problem-too-large = C’est trop long.
problem-media-type = Le serveur ne comprend pas ce format.
problem-method = Cela ne peut pas se faire ici.
problem-unavailable = Cela n’a pas marché. Vérifiez si c’est passé malgré tout.
problem-unwritable = Rien ne peut être enregistré pour le moment, donc rien n’a changé. Réessayez un peu plus tard.
problem-closing = Le serveur redémarre.
problem-malformed = Cela n’a pas été compris.
problem-no-table = Cette table n’existe pas.
problem-no-game = Ce jeu n’existe pas.
problem-setup-options = Ces options ne vont pas ensemble.
problem-setup-seats = Le nombre de joueurs ne correspond pas à ces options.
problem-setup-level = Les niveaux vont de 1 à 8.
problem-setup-name = Un nom compte de 1 à 20 caractères.
problem-setup-nobody = Il faut au moins une personne pour jouer.
problem-setup-rated = Dans une partie classée, chaque place est occupée par une personne différente.
problem-setup-clock = Cette pendule n’est pas possible. Il faut entre cinq secondes et six heures par joueur ; par correspondance, de 1 à 30 jours par coup.
problem-setup-not-over = Cette partie n’est pas encore terminée.
problem-setup-no-moment = La partie n’est pas allée jusque-là.
problem-not-begun = La partie n’a pas encore commencé.
problem-begun = La partie a déjà commencé.
problem-over = La partie est terminée.
problem-not-practice = C’est réservé aux parties non classées, seul contre l’ordinateur.
problem-no-seat = Vous n’avez pas de place à cette table.
problem-seat-taken = Vous ne pouvez pas prendre cette place.
problem-seated = Vous avez déjà une place à cette table.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-moved-on = La partie a continué entre-temps.
problem-illegal = Les règles ne le permettent pas.
illegal-why = Les règles ne le permettent pas : { $why }.
problem-no-offer = Cette proposition n’existe plus.
problem-offer-no-draws = Dans ce jeu, il y a toujours un gagnant : pas d’égalité possible.
problem-offer-rated = Dans une partie classée, on ne reprend pas ses coups.
problem-offer-nothing = Il n’y a rien à reprendre.
problem-offer-seen = Quelqu’un l’a déjà vu : ce coup ne peut plus être repris.
problem-offer-computer = L’ordinateur continue de jouer.
problem-too-late = Il est trop tard pour annuler.
problem-too-early = L’absence n’a pas duré assez longtemps.
problem-time-is-up = Votre temps était déjà écoulé.
problem-guest = Il faut un compte pour les parties classées.
problem-name-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris.
problem-chat = Ce message ne peut pas être envoyé.
problem-nobody = Personne ici ne s’appelle ainsi.
problem-yourself = Vous ne pouvez pas vous inviter vous-même.
problem-name-short = Un nom compte au moins deux caractères.
problem-name-long = Un nom compte au plus 20 caractères.
problem-name-character = Utilisez des lettres et des chiffres, séparés au besoin par une espace, un tiret, un point ou un tiret bas.
problem-name-edge = Un nom commence et se termine par une lettre ou un chiffre.
problem-name-separators = Une seule espace, un seul tiret, un seul point ou un seul tiret bas à la fois.
problem-name-marks = Une lettre porte au plus deux accents.
problem-name-no-letter = Un nom contient au moins une lettre.
problem-name-scripts = Utilisez les lettres d’un seul alphabet.
problem-name-disguised = En majuscules, ce nom ressemble à un autre. Écrivez-le en minuscules.
problem-name-reserved = Ce nom pourrait passer pour celui du site. Choisissez-en un autre.
problem-password-short = Un mot de passe compte au moins 8 caractères.
problem-password-long = Ce mot de passe est trop long.
problem-password-name = Le mot de passe ne peut pas être le nom.
problem-password-common = C’est l’un des premiers mots de passe qu’on essaierait. Choisissez-en un autre.
problem-unbelievable = Le serveur n’a pas pu suivre cette partie et ne la conserve pas.
problem-table-taken = Une autre table porte déjà ce nom.
problem-members-only = Connectez-vous pour ajouter des parties aux archives.
problem-no-engines = Les jeux n’ont pas pu être chargés dans ce navigateur.

## Un jeu sans plateau à lui

plain-board = Plateau
plain-choices = Ce que vous pouvez faire :
plain-arrange = Mettez-les dans l’ordre : choisissez-en deux pour les échanger.
plain-arranged = Terminé
plain-recent = Dernières actions
plain-position = Position
plain-said = { $text }

## Coming back

notify-title = Notifications
notify-help = Recevez une alerte quand c’est à vous ou que quelqu’un veut jouer, même si Kamidana est fermé.
notify-on = Me prévenir dans ce navigateur
notify-blocked = Votre navigateur bloque les notifications de ce site. Autorisez-les d’abord dans ses réglages.
notify-none = Ce navigateur ne peut pas afficher de notifications quand la page est fermée.
waiting-title = On vous attend
waiting-nothing = Rien ne vous attend.
waiting-turn = À vous de jouer contre { $name }
waiting-turn-alone = À vous de jouer
waiting-challenge = { $name } vous défie
follow = Suivre
unfollow = Ne plus suivre
following = Joueurs suivis
online = en ligne
offline-person = hors ligne
