# Les mots de l’analyse.

## Début

analysis-text = Regardez n’importe quelle position ou partie : ce que vaut chaque coup, ce qui est prouvé et où tout a basculé.
analysis-other = Autre analyse
analysis-own = Vos parties terminées
paste-title = Position ou notation
paste-help = Une position sur une ligne (avec des coups en dessous si vous voulez), la notation d’une partie de n’importe quel jeu, ou le lien d’une partie terminée.
paste-open = Ouvrir
paste-file = Charger un fichier
paste-nothing = Le cadre est encore vide.
paste-neither = Ce n’est ni une position ni une notation. Une notation commence par une ligne comme [Game "{ $game }"] ; une position est une seule ligne avec le plateau, le camp qui doit jouer et ce qu’il doit jouer.
paste-broken = Ce lien est abîmé et ne peut pas être lu.
paste-refused =
    { $kind ->
        [position] Il y a une erreur dans cette position de { $game }.
        [record] Il y a une erreur dans cette notation.
       *[table] La notation de cette table ne peut pas être ouverte.
    }
paste-part = Vérifiez ce passage : { $part }.
paste-move = Ce coup n’est pas permis : { $move }.

## Placer à la main

set-up-title = Placer à la main
set-up-game = { $game } : composer une position
set-up-open = Analyser cette position

## Verdicts

verdicts = Ce que valent les coups
verdicts-best = Coups, le meilleur d’abord
verdicts-legend = Un sceau marque un résultat prouvé ; une barre grise n’est qu’une estimation.
verdicts-round = Tout ceci concerne cette manche, pas toute la partie.
verdict-proven = prouvé :
verdict-win =
    { $plies ->
        [0] victoire
        [one] victoire en { $plies } coup
       *[other] victoire en { $plies } coups
    }
verdict-loss =
    { $plies ->
        [0] défaite
        [one] défaite en { $plies } coup
       *[other] défaite en { $plies } coups
    }
verdict-draw =
    { $plies ->
        [0] égalité
        [one] égalité en { $plies } coup
       *[other] égalité en { $plies } coups
    }
verdict-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
verdict-estimate = estimation : { $percent } %
verdict-unknown = pas encore connu
verdict-told = Prouvé : { $verdict }. Meilleur coup : { $move }.
engine-start = Évaluer les coups
engine-go-on = Réfléchir encore
engine-stop = Arrêter
engine-time = Temps
engine-seconds = { $seconds } s
engine-thinks = Réflexion…
engine-settled = Tout est prouvé.
engine-helpless = Le moteur ne peut pas évaluer ces coups.
engine-over = La partie est terminée ici : il n’y a plus rien à évaluer.
engine-failed = Le moteur n’a pas répondu.
line-show-win = Montrer la victoire la plus courte
line-show-loss = Montrer la plus longue défense
line-show-draw = Montrer le chemin vers l’égalité
line-show-points = Montrer le meilleur jeu
line-searching = Recherche de la suite…
line-none = Aucune suite n’a pu être prouvée dans le temps imparti.
line-play = Jouer la suite
line-pause = Pause

## La table d’analyse

tab-verdicts = Évaluation
tab-moves = Coups
tab-insight = Aperçu
tab-share = Partager
branch = Variante après le coup { $move }
branch-leave = Quitter la variante
copy-position = Copier la position
copied-position = Position copiée.
copy-record = Copier la notation
copied-record = Notation copiée.
change-position = Modifier la position

## Ce qu’il y a à voir

insight-none = Rien à ajouter sur cette position.
insight-show = Montrer sur le plateau

## Le tournant d’une partie

lost-title = Le tournant
lost-working = Recherche du tournant…
lost-proven =
    { $had ->
        [draw] { $you ->
                [yes] Vous avez
               *[no] { $name } a
            } perdu au coup { $move } : avant, l’égalité était prouvée ; après, c’est la défaite qui l’est.
       *[win] { $you ->
                [yes] Vous avez
               *[no] { $name } a
            } perdu au coup { $move } : avant, la victoire était prouvée ; après, c’est la défaite qui l’est.
    }
lost-at-latest =
    { $percent ->
        [0] Le coup { $move } a été le tournant : après, la position était perdue pour { $you ->
                [yes] vous
               *[no] { $name }
            } (c’est prouvé). Ce qu’il en était avant n’a pas pu être établi.
       *[other] Le coup { $move } a été le tournant : après, la position était perdue pour { $you ->
                [yes] vous
               *[no] { $name }
            } (c’est prouvé) ; avant, les chances étaient d’environ { $percent } % (une estimation).
    }
lost-before = La position était perdue pour { $you ->
                [yes] vous
               *[no] { $name }
            } avant même le premier coup de la manche : c’est prouvé, et aucune chance ne s’est présentée ensuite.
lost-again = La partie avait déjà basculé auparavant, la première fois au coup { $move }.
lost-fell = Rien n’a pu être prouvé. Selon notre estimation, { $you ->
                [yes] c’est le coup { $move } qui vous a coûté le plus cher
               *[no] c’est le coup { $move } qui a coûté le plus cher à { $name }
            } : de { $from } % à { $to } %.
lost-cost =
    { $you ->
        [yes] C’est votre coup { $move } qui a coûté le plus cher
       *[no] C’est le coup { $move }, joué par { $name }, qui a coûté le plus cher
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Cartes sur table, si chacun joue au mieux, la manche valait { $from } pour ce camp avant et { $to } après.
lost-fated = Aucun coup du camp qui a perdu n’a coûté de point : avec ces cartes, il n’y avait rien à faire.
lost-unknown = Ni preuve ni estimation ne montre où la partie a été perdue.
lost-nobody = Personne n’a perdu cette partie.
lost-go = Voir la position avant le coup { $move }
lost-find = Chercher le tournant
lost-longer = Chercher plus longtemps
mistakes = Erreurs
verdict-played = joué
mark-mistake = une erreur prouvée
mark-cost =
    { $points ->
        [one] a coûté { $points } point
       *[other] a coûté { $points } points
    }
mark-turning = c’est ici que la partie a été perdue
