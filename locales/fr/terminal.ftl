# Les mots de la ligne de commande qui n’appartiennent à aucun jeu.

## Sur la ligne de commande

terminal-player-form = un joueur est me ou level:1 à level:8
terminal-seat-form = écrivez par exemple 1=me ou 2=level:5
terminal-clock-form = une pendule est none, ou des minutes et des secondes comme 5+3 (999+999 au plus)
terminal-no-terminal = play a besoin d’un terminal en entrée et en sortie
terminal-no-seed = la notation n’a pas de graine (seed) : impossible de distribuer la suite
terminal-no-such-seat = il n’y a pas de place { $seat } : cette partie en a { $seats }
terminal-wrong-seats = la mention Seats ne nomme pas { $seats } joueurs
terminal-cannot-read = impossible de lire { $file } : { $why }
terminal-cannot-resume = impossible de reprendre { $file } : { $why }

## Menu

terminal-menu-game = Quel jeu ?
terminal-menu-options = Quelles règles ?
terminal-menu-players = Qui joue ?
terminal-menu-choose = Entrée : choisir
terminal-menu-next = Entrée : continuer
terminal-menu-play = Entrée : jouer
terminal-menu-keys = Haut, bas : déplacer   Entrée : choisir   Échap : quitter
terminal-menu-change = Haut, bas : déplacer   Gauche, droite : changer   Entrée, Échap
terminal-number = de { $min } à { $max }
terminal-clock = Pendule
terminal-clock-help = Des minutes pour chacun et des secondes ajoutées à chaque tour ; qui dépasse son temps perd.
terminal-clock-none = aucune
terminal-clock-choice = { $control } (minutes + secondes)

## Joueurs

terminal-seat = Place { $seat }
terminal-you = vous
terminal-self = Vous
terminal-player = Joueur { $seat }
terminal-person = humain
terminal-computer = { $name } (niveau { $level })
terminal-person-help = Quelqu’un devant ce terminal.

## Tours et fins

terminal-turn = À { $name } de jouer
terminal-did = { $name } : { $action }
terminal-won =
    { $you ->
        [yes] Vous gagnez la partie
        [with] { $names } et vous gagnez la partie
       *[no]
            { $count ->
                [one] { $names } gagne la partie
               *[other] { $names } gagnent la partie
            }
    }
terminal-drawn = La partie se termine sur une égalité
terminal-lost-on-time =
    { $you ->
        [yes] Vous avez dépassé votre temps
       *[no] { $name } a dépassé son temps
    }
terminal-thinking = { $seat } ({ $name }) réfléchit…
terminal-thinks = { $name } réfléchit…
terminal-somebody-thinks = Quelqu’un réfléchit…
terminal-pass-device = Passez l’appareil à { $name }
terminal-pass-device-hint = Que les autres détournent les yeux. Appuyez sur une touche quand vous y êtes.
terminal-look-only = Regardez vos cartes : rien ne vous est demandé avant la manche

## Ce qui est possible, et ce qui ne l’est pas

terminal-undone = Repris.
terminal-undo-nothing = Il n’y a rien à reprendre.
terminal-undo-clock = Avec une pendule, un coup joué reste joué : on ne reprend rien.
terminal-undo-secret = Ce qui a été vu est vu : cela reste joué.
terminal-refused = { $action } : impossible ({ $why }).
terminal-export-later = Une notation montre tout : on l’exporte quand la partie est finie ; s l’enregistre.
terminal-tip-not-yours = Un conseil s’obtient quand c’est à vous.
terminal-no-tip = Pas de conseil trouvé à temps.
terminal-no-answer = (L’ordinateur n’avait pas de réponse ; le premier coup permis a été joué pour lui.)
terminal-advising = Recherche d’un bon coup…
terminal-tip-win =
    { $plies ->
        [0] Prouvé : { $action } gagne.
        [one] Prouvé : { $action } gagne en un coup.
       *[other] Prouvé : { $action } gagne en { $plies } coups.
    }
terminal-tip-draw = Prouvé : { $action } mène à l’égalité.
terminal-tip-loss =
    { $plies ->
        [0] Prouvé : tous les coups perdent ; { $action } en vaut un autre.
        [one] Prouvé : tous les coups perdent aussitôt ; { $action } en vaut un autre.
       *[other] Prouvé : tous les coups perdent en { $plies } coups ; { $action } en vaut un autre.
    }
terminal-tip-points =
    { $count ->
        [one] Prouvé : { $action } vaut { $points } point.
       *[other] Prouvé : { $action } vaut { $points } points.
    }
terminal-tip-estimate = Estimation, pas une certitude : { $action }, environ { $percent } % de chances.
terminal-tip-player = Un bon joueur qui voit ce que vous voyez choisirait : { $action }. Rien n’est prouvé.

## Fichiers

terminal-no-file-name = Un fichier a besoin d’un nom.
terminal-file-exists = Un fichier porte déjà ce nom ; choisissez-en un autre.
terminal-not-written = Le fichier n’a pas pu être écrit : { $why }.
terminal-written = Écrit : { $file }.
terminal-go-on-later = Enregistré. Pour reprendre : { $command }
terminal-save-as = Enregistrer la partie sous
terminal-save-hint = Pour reprendre : { $command }
terminal-export-as = Exporter la notation sous
terminal-export-hint = Un nom en .json donne du JSON, tout autre une feuille de partie.
terminal-file-secret = Le fichier dit tout : le lire gâche la partie.
terminal-leave = La partie n’est ni finie ni enregistrée. L’enregistrer pour la reprendre un autre jour ?

## À l’écran

terminal-too-small = Kamidana demande 80 colonnes et 24 lignes ; ce terminal en a { $width } et { $height }.
terminal-round = manche { $round }
terminal-typed = Coup :
terminal-log = Jusqu’ici
terminal-bar = Flèches Entrée
terminal-button-continue = Entrée : continuer
terminal-button-back = Échap : retour
terminal-button-help = ? aide
terminal-button-tip = t conseil
terminal-button-undo = u reprendre
terminal-button-save = s sauver
terminal-button-export = x exporter
terminal-button-turn = v tourner
terminal-button-leave = q fin
terminal-button-new-game = Nouvelle partie
terminal-button-record = Exporter la notation
terminal-button-quit = Quitter
terminal-button-accept = Entrée : écrire
terminal-button-save-and-leave = Entrée : enregistrer
terminal-button-just-leave = q : quitter
terminal-button-stay = Échap : rester

## Aide

terminal-help-more = Haut, bas, espace : suite
terminal-ruling = Notre décision : { $text }
terminal-keys = Touches
terminal-keys-choose = Les flèches et Tab parcourent ce que vous pouvez faire, Entrée ou Espace le fait. La souris marche aussi.
terminal-keys-type = On peut aussi taper un coup et l’envoyer avec Entrée ; Échap l’efface.
terminal-keys-letters = t conseil, u reprendre, s enregistrer (ou Ctrl-S), x exporter la notation, v retourner le plateau, q quitter, ? cette aide.
terminal-keys-tips = Un conseil dit « prouvé » s’il découle des règles, « estimation » s’il est deviné.

## kamidana play --help

terminal-help-about = Jouer dans le terminal, contre l’ordinateur ou à plusieurs
terminal-help-usage = Utilisation
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-examples = Exemples
terminal-help-game = Le jeu ; sans lui et sans --resume, un menu le demande
terminal-help-option = Une option du jeu (voir kamidana games) ; peut être répétée
terminal-help-seat = Qui joue à une place, me ou level:1 à level:8 ; peut être répétée. Sinon la place 1 est à vous et les autres à l’ordinateur
terminal-help-level = La force de l’ordinateur, de 1 à 8
terminal-help-hot-seat = Des humains à toutes les places
terminal-help-seed = La graine (seed) de la distribution, 64 chiffres hexadécimaux ; au hasard sinon
terminal-help-clock = Des minutes pour chacun et des secondes par tour, comme 5+3, ou none
terminal-help-resume = Reprendre une partie enregistrée ou toute notation
terminal-help-language = La langue : en, de, fr, nl ou tr ; sinon celle de LC_ALL, LC_MESSAGES ou LANG
terminal-help-characters = Montrer des caractères ou des lettres en plus des couleurs
terminal-help-ascii = ASCII simple, sans couleurs
terminal-help-colour = Quand utiliser les couleurs : auto, always ou never
terminal-help-help = Afficher cette aide
terminal-help-inside = Pendant la partie, ? montre les touches et les règles.

## Positions and records

terminal-start = Début
terminal-no-position = Cette position ne peut pas s’écrire en texte.
terminal-demo = Kamidana, une maison pour des jeux de plateau et de cartes : { $games }. Les voici ; kamidana --help dit ce qu’on peut en faire.
