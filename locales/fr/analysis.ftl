# Les mots de l’analyse.

## Début

analysis-text = Regardez n’importe quelle position ou partie : ce que vaut chaque coup, ce qui est prouvé et où tout s’est perdu.
analysis-other = Autre analyse
analysis-own = Vos parties terminées
paste-title = Position ou notation
paste-help = Une position sur une ligne (avec des coups en dessous si vous voulez), la notation d’une partie de n’importe quel jeu, ou le lien d’une partie terminée.
paste-open = Ouvrir
paste-file = Charger un fichier
paste-nothing = Il n’y a encore rien dans le cadre.
paste-neither = Ce n’est ni une position ni une notation. Une notation commence par une ligne comme [Game "{ $game }"] ; une position est une ligne avec le plateau, le joueur au trait et ce qu’il doit jouer.
paste-broken = Ce lien est abîmé : son contenu est illisible.
paste-refused =
    { $kind ->
        [position] Le serveur n’accepte pas cette position de { $game } :
        [record] Le serveur n’accepte pas cette notation :
       *[table] La notation de cette table ne peut pas être ouverte :
    }

## Placer à la main

set-up-title = Placer à la main
set-up-game = { $game } : composer une position
set-up-open = Analyser cette position

## Verdicts

verdicts = Ce que valent les coups
verdicts-best = Coups, le meilleur d’abord
verdicts-legend = Un sceau découle des règles. Une barre grise n’est qu’une estimation.
verdicts-round = Tous les verdicts concernent cette manche, pas toute la partie.
verdict-proven = prouvé :
verdict-win =
    { $plies ->
        [0] gain
        [one] gain en { $plies } coup
       *[other] gain en { $plies } coups
    }
verdict-loss =
    { $plies ->
        [0] perte
        [one] perte en { $plies } coup
       *[other] perte en { $plies } coups
    }
verdict-draw =
    { $plies ->
        [0] nulle
        [one] nulle en { $plies } coup
       *[other] nulle en { $plies } coups
    }
verdict-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
verdict-estimate = estimé { $percent } %
verdict-unknown = pas encore connu
verdict-told = Prouvé : { $verdict }. Le mieux : { $move }.
engine-start = Juger les coups
engine-go-on = Continuer
engine-stop = Arrêter
engine-time = Temps
engine-seconds = { $seconds } s
engine-thinks = Réflexion …
engine-settled = Tout est prouvé.
engine-helpless = La machine ne peut rien dire de ces coups.
engine-over = C’est terminé ici : il n’y a plus rien à juger.
engine-failed = La machine n’a pas pu répondre.
line-show-win = Montrer le gain le plus court
line-show-loss = Montrer la plus longue défense
line-show-draw = Montrer le chemin de la nulle
line-show-points = Montrer le meilleur jeu
line-searching = Recherche de la suite …
line-none = Aucune suite n’a pu être prouvée dans le temps imparti.
line-play = Jouer la suite
line-pause = Pause

## La table d’analyse

tab-verdicts = Verdicts
tab-moves = Coups
tab-insight = Carte
tab-share = Partager
branch = Variante après le coup { $move }
branch-leave = La quitter
copy-position = Copier la position
copied-position = La position est copiée.
copy-record = Copier la notation
copied-record = La notation est copiée.
change-position = Changer la position

## Ce qu’il y a à voir

insight-none = Rien à ajouter sur cette position.
insight-show = Montrer sur le plateau

## Où ai-je perdu ?

lost-title = Où ai-je perdu ?
lost-working = La partie est jugée à partir de la fin …
lost-proven =
    { $had ->
        [draw] { $name } a perdu au coup { $move } : avant, la nulle était prouvée ; après, c’est la perte.
       *[win] { $name } a perdu au coup { $move } : avant, le gain était prouvé ; après, c’est la perte.
    }
lost-at-latest =
    { $percent ->
        [0] Au plus tard au coup { $move }, { $name } était perdant : c’est prouvé à partir de là. Ce qu’il en était avant n’a pas pu être établi.
       *[other] Au plus tard au coup { $move }, { $name } était perdant : c’est prouvé à partir de là. Avant, il n’y a qu’une estimation : { $percent } %.
    }
lost-before = { $name } était perdant avant même le premier coup de la manche : c’est prouvé, et aucune chance n’est venue ensuite.
lost-again = L’avantage a été rendu, puis perdu de nouveau : la dernière fois au coup { $move }.
lost-fell = Rien n’a pu être prouvé. Selon l’estimation, c’est le coup { $move } qui a coûté le plus à { $name } : de { $from } % à { $to } %.
lost-cost =
    { $points ->
        [one] Le coup { $move } de { $name } a coûté le plus : { $points } point. Au meilleur jeu, la manche valait { $from } avant et { $to } après.
       *[other] Le coup { $move } de { $name } a coûté le plus : { $points } points. Au meilleur jeu, la manche valait { $from } avant et { $to } après.
    }
lost-fated = Aucun coup des perdants n’a coûté de point : avec ces cartes, il n’y avait rien à faire.
lost-unknown = Ni une preuve ni une estimation ne montre où tout s’est perdu.
lost-nobody = Personne n’a perdu cette partie.
lost-go = Voir la position avant le coup { $move }
mark-mistake = une erreur prouvée
mark-cost =
    { $points ->
        [one] coûte { $points } point
       *[other] coûte { $points } points
    }
mark-turning = c’est ici que tout s’est perdu
