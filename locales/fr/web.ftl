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

## Mots des jeux

side-black = Noir
side-white = Blanc
colour-brown = marron
colour-green = verte
colour-red = rouge
colour-yellow = jaune
colour-pink = rose
colour-purple = violette
colour-blue = bleue
colour-orange = orange
word-brown = Marron
word-green = Vert
word-red = Rouge
word-yellow = Jaune
word-pink = Rose
word-purple = Violet
word-blue = Bleu
word-orange = Orange
direction-ahead = Devant
direction-left = Gauche
direction-right = Droite
direction-back = Arrière
card-S = Soldat
card-L = Lance
card-C = Cavalier
card-A = Dragon d’Argent
card-O = Dragon d’Or
card-T = Tour
card-F = Fou
card-I = Impératrice
symbol-leaf = feuille
symbol-cup = coupe
symbol-fan = éventail
symbol-crane = grue
symbol-wave = vague
symbol-moon = lune
emblem-snake = Serpent
emblem-tortoise = Tortue
emblem-dragon = Dragon

## Accueil

home-title = Une maison pour trois jeux : Kamisado, Kami et Kamon
home-text = Jouez tout de suite, sans compte : contre la machine, un ami ou n’importe qui.
home-own = Vos parties
home-open = En attente d’un joueur
home-open-none = Personne n’attend pour le moment.
home-new = Ouvrir une table
home-running = En ce moment
home-running-none = Aucune partie publique en cours.
about-kamisado = La couleur où vous arrivez est celle de la tour que l’adversaire doit jouer. Le premier en face gagne.
about-kami = Contrez la carte, puis attaquez. Qui pose sa dernière carte gagne la manche.
about-kamon = Jouez le même symbole ou le même nombre. Reliez deux bords, fermez une boucle ou bloquez.
play-now = Jouer
starting = C’est parti …
more-choices = Plus de choix
how-to = Comment jouer
continue = Continuer
join = Rejoindre

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
new-level = Niveau { $level }
level-low = doux
level-high = sans pitié
new-name = Nom
new-apart = Choisir chaque place séparément
new-side = Votre camp
new-side-first = Noir, commence
new-side-second = Blanc
new-side-chance = Au hasard
new-clock = Pendule
new-minutes = Minutes par joueur
new-increment = Secondes par coup
new-public = Tout le monde peut la trouver et la regarder
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
option-kamisado-length = Longueur
option-kamisado-length-single = Une manche
option-kamisado-length-single-help = La première tour sur la rangée de base adverse gagne.
option-kamisado-length-standard = Standard
option-kamisado-length-standard-help = Le premier à 3 points. Une tour qui gagne devient un Sumo.
option-kamisado-length-long = Longue
option-kamisado-length-long-help = Le premier à 7 points, jusqu’aux Doubles Sumos.
option-kamisado-length-marathon = Marathon
option-kamisado-length-marathon-help = Le premier à 15 points, jusqu’aux Triples Sumos.
option-kamisado-length-series = Série
option-kamisado-length-series-help = Des manches simples à un point, en commençant à tour de rôle.
option-kamisado-rounds = Manches
option-kamisado-setup = Placement
option-kamisado-setup-usual = Habituel
option-kamisado-setup-usual-help = Chaque tour commence sur sa couleur.
option-kamisado-setup-tournament = Tournoi
option-kamisado-setup-tournament-help = Noir, puis Blanc, place ses tours à sa guise.
option-kami-players = Joueurs
option-kami-players-4 = Quatre
option-kami-players-4-help = Traditionnelle : deux équipes, votre partenaire est en face.
option-kami-players-3 = Trois
option-kami-players-3-help = Chaotique : chacun pour soi, deux cartes de côté.
option-kami-players-2 = Duel
option-kami-players-2-help = À deux, avec des Mercenaires au centre.
option-kami-level = Niveau de jeu
option-kami-level-soldier = Soldat
option-kami-level-soldier-help = 15 points ou plus.
option-kami-level-lord = Seigneur
option-kami-level-lord-help = Exactement 15 ; ce qui dépasse est retiré.
option-kami-level-kami = Kami
option-kami-level-kami-help = Exactement 15 ; qui dépasse retourne à zéro.
option-kamon-layout = Place des jetons (« random » pour le hasard, ou les cases d’une position de départ)
option-kamon-forbidden-counts = Boucle autour de la case interdite
option-kamon-forbidden-counts-yes = Gagne
option-kamon-forbidden-counts-yes-help = La case interdite compte comme une case vide.
option-kamon-forbidden-counts-no = Ne gagne pas
option-kamon-forbidden-counts-no-help = Une boucle doit enfermer une case vide ou un pion adverse.

## Table

seat-free = place libre
seat-machine = Niveau { $level }
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
status-kamisado =
    { $you ->
        [yes]
            { $colour ->
                [none] À vous : jouez la tour de votre choix
               *[other] À vous : jouez la tour { $colour }
            }
       *[no]
            { $colour ->
                [none] { $name } joue la tour de son choix
               *[other] { $name } joue la tour { $colour }
            }
    }
status-kamisado-opening = Le premier coup de la manche est libre.
status-kamisado-landed = { $name } est arrivé sur une case { $colour }.
status-kamisado-pushed = Oshi : { $name } a repoussé une tour sur une case { $colour } et rejoue.
status-kamisado-blocked = La tour { $tower } de { $name } est bloquée sur une case { $colour }.
status-kamisado-set-up =
    { $you ->
        [yes] Placez vos tours
       *[no] { $name } place ses tours
    }
status-kamisado-fill =
    { $you ->
        [yes] Vous avez gagné la manche : choisissez le placement
       *[no] { $name } a gagné la manche et choisit le placement
    }
status-kamisado-over = La partie est terminée
status-kamon-why = Même symbole ({ $symbol }) ou même nombre ({ $count }).
status-kamon-opening = Commencez sur le bord, mais pas dans un coin.
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
reason-home-row = Une tour a atteint la rangée de base adverse.
reason-deadlock = Impasse totale : personne ne peut jouer, et qui a joué en dernier perd.
reason-level = Les points sont égaux.
reason-points = Les points sont atteints.
reason-edges = Deux bords opposés sont reliés.
reason-loop = Une boucle est fermée.
reason-block = L’adversaire ne peut plus jouer.
reason-full = Le plateau est plein.

## Regarder et personnes

watch-over = Parties terminées
watch-over-none = Aucune partie publique terminée pour le moment.
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
ladder-kamisado = Kamisado
ladder-kamon = Kamon
ladder-kami-4 = Kami à quatre
ladder-kami-3 = Kami à trois
ladder-kami-2 = Kami en duel
speed-bullet = Éclair
speed-blitz = Blitz
speed-rapid = Rapide
speed-classical = Lente
speed-correspondence = Jours
games = Parties
games-none = Pas encore de partie.
records = Télécharger toutes les notations

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
settings-palette = Couleurs de Kamisado
settings-palette-lacquer = Laque
settings-palette-distinct = Faciles à distinguer
settings-characters = Caractères sur les tours et les cases
settings-notation = Coups de Kamisado
settings-notation-symbols = Symboles
settings-notation-words = Mots
settings-notation-coordinates = Coordonnées
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

about-house = Dans une maison japonaise, le kamidana est l’étagère où vivent les kami. Celle-ci est la maison de trois jeux du même esprit.
about-games = Les jeux
about-authors = Kamisado est de Peter Burley, Kamon de Bruno Cathala ; Kami suit le jeu japonais Goita. Plateaux, cartes et textes sont les nôtres ; les règles suivent les livrets.
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
problem-unavailable = Impossible pour le moment. Regardez si c’est fait malgré tout.
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

## Le plateau de Kamisado

kamisado-board = Plateau de Kamisado
kamisado-square =
    { $square }, case { $colour }{ $side ->
        [none] { "" }
       *[other] { " " }: { $side }, { $teeth ->
            [0] tour
            [1] tour Sumo
            [2] tour Double Sumo
            [3] tour Triple Sumo
           *[other] tour championne
        } { $tower }
    }{ $mark ->
        [movable] , peut jouer
        [selected] , choisie
        [target] , but possible
        [push] , oshi
        [win] , gagne la manche
       *[none] { "" }
    }
kamisado-fill-title = Vous avez gagné la manche. De quel côté commencer le placement des deux rangées de base ?
kamisado-fill-left = À partir de la gauche
kamisado-fill-right = À partir de la droite
kamisado-line-up = { $side } : { $towers }
kamisado-set-up-title = Placez vos tours : glissez-les, ou touchez-en deux pour les échanger.
kamisado-set-up-done = Prêt
kamisado-your-turn =
    { $tower ->
        [none] À vous : n’importe quelle tour
       *[other] À vous : la tour { $tower }
    }, { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
kamisado-selected =
    La tour { $tower } en { $square } : { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
kamisado-swapped = Les tours { $tower } et { $other } sont échangées
kamisado-moved = { $side } : la tour { $tower } va de { $from } à { $to }, case { $colour }
kamisado-pushed =
    { $side } : la tour { $tower } fait un oshi de { $from } à { $to } et repousse { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } jusqu’à une case { $colour }
kamisado-passed = { $side } : la tour { $tower } est bloquée en { $square }. { $next } joue la tour { $colour }
kamisado-round-won =
    { $side } gagne la manche avec la tour { $tower }{ $reason ->
        [deadlock] { " " }par impasse
       *[home-row] { "" }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kamisado-placed = { $side } a placé ses tours
kamisado-filled =
    { $side } place à partir de la { $fill ->
        [left] gauche
       *[right] droite
    }
kamisado-round-started = Nouvelle manche : { $side } commence
kamisado-match-over =
    { $side ->
        [none] La partie est nulle
       *[other] { $side } gagne la partie
    }{ $reason ->
        [deadlock] { " " }par impasse
       *[other] { "" }
    }

## La table de Kami

kami-table = Table de Kami
kami-seat-name = Place { $seat }
kami-seat =
    Place { $seat } : { $name }, { $role ->
        [you] vous
        [partner] votre partenaire
       *[opponent] adversaire
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $first ->
        [yes] , premier joueur
       *[no] { "" }
    }{ $turn ->
        [yes] , doit jouer
       *[no] { "" }
    }
kami-hand =
    Votre main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
kami-mercenaries = Mercenaires
kami-aside = De côté
kami-first-player = Premier joueur
kami-partner = Partenaire
kami-line =
    { $line ->
        [attack] Ligne d’attaque de { $name }
       *[defence] Ligne de défense de { $name }
    }
kami-card = { $card }
kami-line-card =
    { $card ->
        [none] carte inconnue
       *[other] { $card }
    }{ $face ->
        [down] , face cachée
       *[up] { "" }
    }{ $mercenary ->
        [yes] , Mercenaire
       *[no] { "" }
    }
kami-playable =
    { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $pile ->
        [0] { "" }
       *[other] , Mercenaire de la pile { $pile }
    } : { $use ->
        [lead-defence] à poser face cachée
        [counter] pour contrer
        [attack] pour attaquer
        [no-counter] ne contre pas l’attaque
        [no-attack] ne peut pas attaquer maintenant
        [no-defence] ne peut pas défendre maintenant
       *[not-now] ce n’est pas à vous
    }
kami-pile-empty = La pile { $pile } est vide
kami-aside-card =
    { $card ->
        [none] De côté, cachée
       *[other] De côté : { $card }, vous seul la connaissez
    }
kami-shown-soldiers =
    { $count ->
        [one] { $count } Soldat montré
       *[other] { $count } Soldats montrés
    }
kami-place =
    { $line ->
        [attack] Attaquer
       *[defence] Défendre
    }
kami-pass = Passer
kami-ask =
    { $count ->
        [one] Montrer { $count } Soldat et demander
       *[other] Montrer { $count } Soldats et demander
    }
kami-keep = Garder la main
kami-cancel = Redistribuer
kami-play = Jouer la manche
kami-status =
    { $you ->
        [yes]
            { $phase ->
                [demoralised] Démoralisé : montrer vos Soldats et demander une nouvelle donne à votre partenaire ?
                [partner_answer] Votre partenaire demande : redistribuer ?
                [lead_defence] À vous : posez une carte face cachée
                [lead_attack] À vous : attaquez maintenant
                [answer] Contrez l’attaque ({ $card }) ou passez
                [counter_attack] Contré : attaquez maintenant
               *[over] La manche est terminée
            }
       *[no]
            { $phase ->
                [demoralised] Quelqu’un réfléchit à la donne
                [partner_answer] { $name } décide de la donne
                [lead_defence] { $name } pose une carte face cachée
                [lead_attack] { $name } attaque
                [answer] Attaque ({ $card }) : { $name } contre ou passe
                [counter_attack] { $name } a contré et attaque
               *[over] La manche est terminée
            }
    }
kami-won =
    { $you ->
        [yes] Vous gagnez la manche
       *[no] { $name } gagne la manche
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kami-void = La manche est annulée
kami-master-stroke = Coup de Maître
kami-empress =
    { $may ->
        [attack] Une Impératrice est visible en défense : les Impératrices peuvent attaquer
       *[wait] Les Impératrices ne peuvent pas encore attaquer
    }
kami-raised =
    { $card } : { $use ->
        [lead-defence] à poser face cachée ?
        [counter] pour contrer ?
       *[attack] pour attaquer ?
    }
kami-refused =
    { $card } : { $why ->
        [no-counter] ne contre pas ({ $attack })
        [no-attack] n’attaque que si une Impératrice est visible en défense, ou en dernière carte
        [no-defence] votre dernière carte doit attaquer
       *[not-now] ce n’est pas à vous
    }
kami-step =
    { $action ->
        [pass] { $name } passe
        [ask] { $name } demande une nouvelle donne
        [keep] { $name } garde sa main
        [cancel] { $name } veut une nouvelle donne
       *[play] { $name } joue la manche
    }
kami-played =
    { $line ->
        [attack] { $name } attaque
       *[defence] { $name } défend
    } { $face ->
        [down] avec une carte face cachée
       *[up] : { $card }
    }{ $mercenary ->
        [yes] { " " }(Mercenaire)
       *[no] { "" }
    }

## Le plateau de Kamon

kamon-board = Plateau de Kamon
kamon-cell =
    { $cell } : { $holds ->
        [black] pion noir
        [white] pion blanc
        [forbidden] interdite
       *[token] { $symbol } { $count }
    }{ $mark ->
        [legal] , vous pouvez jouer ici
        [last] , dernier coup
        [winning] , gagne
        [enclosed] , enfermée
       *[none] { "" }
    }
kamon-top = Dessus de la pile : { $symbol } { $count }
kamon-top-none = Pas encore de jeton sur la pile
kamon-same = Même symbole ou même nombre
kamon-opening = Toute case du bord sauf les coins
kamon-emblem = { $emblem }
kamon-your-turn =
    { $symbol ->
        [none] À vous : commencez sur le bord
       *[other] À vous : { $symbol } ou { $number }
    }, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
kamon-played = { $side } : { $cell }, { $symbol } { $count }
kamon-over =
    { $side ->
        [none] Égalité
       *[other] { $side } gagne
    } : { $reason ->
        [edges] deux bords opposés sont reliés
        [loop] une boucle est fermée
        [block] l’adversaire ne peut plus jouer
       *[full] le plateau est plein
    }
