# Les pages des leçons et des règles.

## Leçons

learn-heading = Apprendre en jouant
learn-intro = De petits cours pour débuter : une idée à la fois, que vous essayez aussitôt sur le plateau.
learn-start = Commencer
learn-continue = Continuer
learn-once-more = Recommencer
learn-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
learn-progress = Étapes faites : { $done } sur { $count }
learn-finished = Cours terminé
learn-line = Progression
learn-rules = Toutes les règles
learn-rule = Règle { $id }
learn-course = Apprendre { $game }
learn-step = Étape { $step } sur { $count }
learn-restart = Revenir à la première étape
learn-all = Tous les cours
learn-back = Retour
learn-next = Suite
learn-again = Réessayer
learn-help = Montrez-moi
learn-end = Vous savez jouer à { $game } !
learn-end-level = La partie commence tout de suite, contre le niveau le plus facile.

## Règles

rules-heading = Les règles de { $game }
rules-contents = Sommaire
rules-course = Apprendre pas à pas
rules-show = Montrer
rules-reset = Revenir au début
rules-ruling = Notre décision : le livret ne le précise pas.
rules-link = Règle { $id }

## Résolu

solved-intro = Où mène le jeu parfait : ce n’est pas estimé, c’est prouvé. Voyez par vous-même, puis essayez contre l’ordinateur.
solved-yours = À vous de jouer
solved-proof = Comment on le sait
solved-stop = Arrêter
solved-continue = Continuer
solved-positions = { $positions } positions
solved-positions-left =
    { $minutes ->
        [0] { $positions } positions, encore moins d’une minute
        [1] { $positions } positions, encore une minute environ
       *[other] { $positions } positions, encore { $minutes } minutes environ
    }
solved-broken = La vérification s’est interrompue. Veuillez réessayer.
solved-no-workers = La vérification a besoin des « web workers », que ce navigateur n’a pas.
