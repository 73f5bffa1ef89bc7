# Les mots de Kamisado. Les variables colour, side, card, symbol et emblem sont déjà des mots.
# Leçons : une idée par étape, en quarante mots au plus.

## En un coup d’œil

kamisado-about = La couleur où vous arrivez désigne la tour que l’adversaire doit jouer. Le premier à atteindre la rangée d’en face gagne.
kamisado-brief-1 = Avancez l’une de vos tours, tout droit ou en diagonale, aussi loin que vous voulez.
kamisado-brief-2 = La case d’arrivée décide : votre adversaire doit maintenant jouer la tour de cette couleur.
kamisado-brief-3 = Chaque coup choisit donc aussi la tour de l’adversaire. Une tour bloquée passe son tour.
kamisado-brief-4 = Le premier à atteindre la rangée d’en face gagne la manche.
kamisado-credit = Kamisado est de Peter Burley (Burley Games, HUCH! & friends).
kamisado-seat-first = Noir (commence)
kamisado-ladder = Kamisado

## Joueurs ordinateur

kamisado-player-1 = Piyo
kamisado-player-1-about = Atteint la rangée d’en face quand la voie est libre, mais oublie souvent quelle tour une couleur appelle.
kamisado-player-2 = Mimi
kamisado-player-2-about = Regarde un coup à l’avance : peu d’imprudences, mais facile à surprendre.
kamisado-player-3 = Gama
kamisado-player-3-about = Pense aussi à votre réponse. De temps en temps, oublie une tour à l’autre bout du plateau.
kamisado-player-4 = Suzu
kamisado-player-4-about = Calcule les combats les plus courts, mais joue parfois un coup précipité dans les parties plus longues.
kamisado-player-5 = Kitsu
kamisado-player-5-about = Calcule les combats de quelques coups avant de s’y lancer.
kamisado-player-6 = Saru
kamisado-player-6-about = Calcule des combats plus longs et se laisse rarement surprendre.
kamisado-player-7 = Yoru
kamisado-player-7-about = Calcule la plupart des manches jusqu’au bout, mais joue parfois un coup d’instinct.
kamisado-player-8 = Tatsu
kamisado-player-8-about = Calcule presque chaque manche jusqu’au bout. Une erreur suffit.

## Coach

kamisado-coach-any = Regardez la couleur de votre case d’arrivée : elle décide quelle tour { $name } devra jouer.
kamisado-coach-win = Vous pouvez atteindre la rangée d’en face dès maintenant !
kamisado-coach-careful = Attention, ces couleurs permettraient à { $name } d’atteindre votre rangée de base : { $colours }.
kamisado-coach-through = Quoi que vous fassiez, { $name } passe cette fois.
kamisado-coach-calls = Sur une case { $colour }, vous obligez { $name } à jouer sa tour { $colour }.
kamisado-coach-danger = Pas là ! Sur une case { $colour }, vous obligez { $name } à jouer sa tour { $colour }, qui peut atteindre votre rangée de base.
kamisado-coach-blocked = Après cela, { $name } ne pourrait pas jouer : ce serait encore à vous.
kamisado-coach-wins = Ce coup atteint la rangée d’en face et gagne la manche.
kamisado-coach-called = Vous êtes sur une case { $colour } : { $name } doit jouer sa tour { $colour }.
kamisado-coach-lost = En arrivant sur une case { $colour }, vous avez laissé passer la tour { $colour } adverse ({ $name }).

## Options

kamisado-option-length = Longueur
kamisado-option-length-single = Une manche
kamisado-option-length-single-help = La première tour qui atteint la rangée de base adverse gagne.
kamisado-option-length-standard = Standard
kamisado-option-length-standard-help = Le premier à 3 points gagne. Une tour qui gagne devient un Sumo.
kamisado-option-length-long = Longue
kamisado-option-length-long-help = Le premier à 7 points gagne, jusqu’aux Doubles-Sumos.
kamisado-option-length-marathon = Marathon
kamisado-option-length-marathon-help = Le premier à 15 points gagne, jusqu’aux Triples-Sumos.
kamisado-option-length-series = Série
kamisado-option-length-series-help = Des manches simples à un point ; on commence à tour de rôle.
kamisado-option-rounds = Manches
kamisado-option-setup = Placement
kamisado-option-setup-usual = Standard
kamisado-option-setup-usual-help = Chaque tour commence sur sa couleur.
kamisado-option-setup-tournament = Tournoi
kamisado-option-setup-tournament-help = Noir, puis Blanc, place ses tours dans l’ordre voulu.

## Mots

kamisado-seat-1 = Noir
kamisado-seat-2 = Blanc
kamisado-colour-brown = marron
kamisado-colour-green = verte
kamisado-colour-red = rouge
kamisado-colour-yellow = jaune
kamisado-colour-pink = rose
kamisado-colour-purple = violette
kamisado-colour-blue = bleue
kamisado-colour-orange = orange
kamisado-word-brown = Marron
kamisado-word-green = Vert
kamisado-word-red = Rouge
kamisado-word-yellow = Jaune
kamisado-word-pink = Rose
kamisado-word-purple = Violet
kamisado-word-blue = Bleu
kamisado-word-orange = Orange
kamisado-ground-brown = marron
kamisado-ground-green = verte
kamisado-ground-red = rouge
kamisado-ground-yellow = jaune
kamisado-ground-pink = rose
kamisado-ground-purple = violette
kamisado-ground-blue = bleue
kamisado-ground-orange = orange
kamisado-direction-ahead = Devant
kamisado-direction-left = Gauche
kamisado-direction-right = Droite
kamisado-direction-back = Arrière

## À qui de jouer, et pourquoi

kamisado-status =
    { $you ->
        [yes]
            { $colour ->
                [none] À vous : jouez la tour de votre choix
               *[other] À vous : jouez la tour { $colour }
            }
       *[no]
            { $colour ->
                [none] { $name } joue la tour de son choix
               *[other] { $name } joue la tour { $colour }
            }
    }
kamisado-status-opening = Le premier coup de la manche est libre.
kamisado-status-landed =
    { $you ->
        [yes] Vous avez terminé votre coup sur une case { $ground }.
       *[no] { $name } a terminé son coup sur une case { $ground }.
    }
kamisado-status-pushed =
    { $you ->
        [yes] Oshi : vous avez repoussé une tour sur une case { $ground } et rejouez.
       *[no] Oshi : { $name } a repoussé une tour sur une case { $ground } et rejoue.
    }
kamisado-status-blocked =
    { $you ->
        [yes] Vous ne pouvez pas jouer : votre tour { $tower } est bloquée sur une case { $ground }.
       *[no] { $name } ne peut pas jouer : sa tour { $tower } est bloquée sur une case { $ground }.
    }
kamisado-status-set-up =
    { $you ->
        [yes] Placez vos tours
       *[no] { $name } place ses tours
    }
kamisado-status-fill =
    { $you ->
        [yes] Vous avez gagné la manche : choisissez le placement
       *[no] { $name } a gagné la manche et choisit le placement
    }
kamisado-status-over = La partie est terminée

## Comment cela finit

kamisado-reason-home-row = Une tour a atteint la rangée de base adverse.
kamisado-reason-deadlock = Impasse totale : personne ne peut jouer, et celui qui a joué en dernier perd.
kamisado-reason-level = Les deux joueurs ont autant de points.
kamisado-ending-home-row =
    { $you ->
        [winner] Votre tour { $tower } a atteint la rangée de base adverse ({ $loser }).
        [loser] La tour { $tower } adverse ({ $winner }) a atteint votre rangée de base.
       *[none] { $winner } a atteint la rangée de base adverse ({ $loser }) avec la tour { $tower }.
    }
kamisado-ending-deadlock =
    { $you ->
        [winner] Impasse totale : personne ne peut jouer. { $loser } a joué en dernier, vous gagnez donc ; votre tour { $tower } reçoit la dent.
        [loser] Impasse totale : personne ne peut jouer. Vous avez joué en dernier, { $winner } gagne donc ; la tour { $tower } reçoit la dent.
       *[none] Impasse totale : personne ne peut jouer. { $loser } a joué en dernier, { $winner } gagne donc ; la tour { $tower } reçoit la dent.
    }

## Plateau

kamisado-board = Plateau de Kamisado
kamisado-square =
    { $square }, case { $colour }{ $side ->
        [none] { "" }
       *[other] { "\u00A0" }: { $side }, { $teeth ->
            [0] tour
            [1] tour Sumo
            [2] tour Double-Sumo
            [3] tour Triple-Sumo
           *[other] tour championne
        } { $tower }
    }{ $mark ->
        [movable] , peut jouer
        [selected] , choisie
        [target] , case d’arrivée
        [push] , oshi
        [win] , gagne la manche
        [plannable] , coup anticipé possible
        [planned] , coup prévu
       *[none] { "" }
    }
kamisado-fill-title =
    { $name ->
        [none] Vous avez gagné la manche.
       *[other] { $name } a gagné la manche.
    } De quel côté commencer à remplir les deux rangées de base ?
kamisado-fill-left = À partir de la gauche
kamisado-fill-right = À partir de la droite
kamisado-line-up = { $side } : { $towers }
kamisado-set-up-title = Placez vos tours : faites-les glisser, ou touchez-en deux pour les échanger.
kamisado-set-up-done = Terminé
kamisado-refused-turn = C’est à { $name ->
        [none] { $side }
       *[other] { $name }
    } de jouer.
kamisado-refused-enemy = Cette tour appartient à { $side }.
kamisado-refused-tower =
    Seule la tour { $tower } peut jouer : { $reason ->
        [pushed] { $side } a repoussé une tour sur une case { $tower }.
        [blocked] { $side } a dû passer sur une case { $tower }.
       *[landed] { $side } a terminé son coup sur une case { $tower }.
    }
kamisado-refused-stuck = La tour { $tower } ne peut pas bouger.
kamisado-refused-square = La tour { $tower } ne peut pas aller là. Les points montrent ses cases possibles.
kamisado-refused-first = Choisissez d’abord une de vos tours.
kamisado-refused-set-up = Échangez deux de vos propres tours.
kamisado-your-turn =
    { $tower ->
        [none] À vous : n’importe quelle tour
       *[other] À vous : la tour { $tower }
    }, { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
kamisado-selected =
    La tour { $tower } en { $square } : { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
kamisado-planning = Coup anticipé de la tour { $tower } en { $square } : choisissez une case
kamisado-swapped = Les tours { $tower } et { $other } ont été échangées
kamisado-moved = { $side } : la tour { $tower } va de { $from } à { $to }, case { $ground }
kamisado-pushed =
    { $side } : la tour { $tower } fait un oshi de { $from } à { $to } et repousse { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } jusqu’à une case { $ground }
kamisado-passed = { $side } : la tour { $tower } est bloquée en { $square }. { $next } joue la tour { $colour }
kamisado-round-won =
    { $reason ->
        [deadlock] { $side } gagne la manche par impasse totale ; la tour { $tower } reçoit la dent
       *[home-row] { $side } gagne la manche avec la tour { $tower }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kamisado-placed = { $side } a placé ses tours
kamisado-filled =
    { $side } place ses tours à partir de la { $fill ->
        [left] gauche
       *[right] droite
    }
kamisado-round-started = Nouvelle manche : { $side } commence
kamisado-match-over =
    { $side ->
        [none] La partie se termine sur une égalité
       *[other] { $side } gagne la partie
    }{ $reason ->
        [deadlock] { " " }par impasse totale
       *[other] { "" }
    }

## Leçons

kamisado-course-about = Du premier coup au triple oshi : les couleurs, les Sumos, les points.
kamisado-course-end = Vous savez comment les tours avancent, comment les couleurs décident et ce que peuvent les Sumos. Le reste vient en jouant.
kamisado-course-open-title = N’importe quelle tour
kamisado-course-open = Vous avez les tours noires, en bas. Le premier qui atteint la rangée d’en face gagne. Le premier coup d’une manche est libre : choisissez une tour et avancez-la.
kamisado-course-open-done = Bravo. C’était le seul choix libre : désormais, ce sont les couleurs qui décident.
kamisado-course-forward-title = Toujours en avant
kamisado-course-forward = Une tour avance tout droit ou en diagonale, aussi loin qu’elle veut. Jamais de côté, jamais en arrière. Avancez votre tour bleue en diagonale.
kamisado-course-forward-wrong = C’était tout droit. Cette fois, choisissez un point à gauche ou à droite.
kamisado-course-forward-done = C’est cela. En ligne droite, d’un nombre quelconque de cases, toujours vers l’autre camp.
kamisado-course-follow-title = La couleur décide
kamisado-course-follow = Blanc vient d’arriver sur une case jaune. C’est un ordre : vous devez maintenant jouer votre tour jaune. Avancez-la où vous voulez.
kamisado-course-follow-done = Voilà le cœur de Kamisado : la case décide quelle tour joue ensuite.
kamisado-course-send-title = Vous décidez pour Blanc
kamisado-course-send = Cela marche dans les deux sens : la couleur où vous arrivez désigne la tour que Blanc doit jouer. Obligez Blanc à jouer sa tour orange !
kamisado-course-send-wrong = Cette case n’est pas orange. Cherchez la case orange parmi les points.
kamisado-course-send-done = Vous êtes sur orange, Blanc a donc dû jouer sa tour orange. Elle est arrivée sur bleu : ce serait ensuite à votre tour bleue de jouer.
kamisado-course-slip-title = On ne saute pas
kamisado-course-slip = Les tours ne sautent jamais. Tout droit, le chemin est bloqué. Mais deux tours qui ne se touchent que par un coin laissent un passage : glissez-vous entre elles en diagonale.
kamisado-course-slip-wrong = Ce chemin est libre, mais ce n’est pas le passage. Allez à droite, entre les deux tours.
kamisado-course-slip-done = C’est passé ! Deux coins qui se touchent ne bloquent pas une diagonale.
kamisado-course-win-title = La rangée d’en face
kamisado-course-win = Blanc est arrivé sur orange, et votre tour orange a la voie libre. Allez jusqu’à la rangée de base de Blanc et gagnez la manche !
kamisado-course-win-wrong = Pas assez loin. Allez jusqu’à la dernière rangée : la case avec le petit torii.
kamisado-course-win-done = Vous avez atteint la rangée de base de Blanc. La manche est à vous.
kamisado-course-must-title = Si vous pouvez jouer, vous devez jouer
kamisado-course-must = On ne peut pas passer si l’on peut jouer. La tour bleue de Blanc ne peut aller que sur une case rose. Arrivez sur bleu !
kamisado-course-must-then-1 = Blanc n’avait pas le choix et est arrivé sur rose. C’est donc à votre tour rose de jouer : atteignez la rangée d’en face !
kamisado-course-must-wrong = Pas là. D’abord la case bleue, puis la tour rose tout droit jusqu’à la dernière rangée.
kamisado-course-must-done = Forcer la main à l’adversaire est la meilleure arme qui soit.
kamisado-course-poison-title = Les couleurs empoisonnées
kamisado-course-poison = Rien ne sépare la tour rouge de Blanc de votre rangée de base. Si vous arrivez sur rouge, elle passe et gagne. Le rouge est empoisonné : choisissez une autre couleur.
kamisado-course-poison-wrong = Rouge ! La tour rouge de Blanc atteindrait votre rangée de base. Prenez une autre couleur.
kamisado-course-poison-done = Bien vu. Avant chaque coup, demandez-vous quelles tours de Blanc pourraient atteindre votre rangée de base.
kamisado-course-blocked-title = Une tour bloquée
kamisado-course-blocked = La tour verte de Blanc est enfermée et ne peut pas bouger. Arrivez sur vert et voyez ce qui se passe.
kamisado-course-blocked-then-1 = La tour verte de Blanc doit passer. Elle est sur jaune : c’est encore à vous, avec la jaune. Atteignez la rangée d’en face !
kamisado-course-blocked-wrong = Regardez bien : d’abord la case verte, puis la tour jaune tout droit jusqu’à la dernière rangée.
kamisado-course-blocked-done = Gagné ! Passer compte comme un coup qui se termine là où se trouve la tour : la couleur de cette case désigne la prochaine tour à jouer.
kamisado-course-deadlock-title = L’impasse totale
kamisado-course-deadlock = Parfois, des tours bloquées s’appellent sans fin. C’est l’impasse totale, et celui qui a bougé en dernier perd. Arrivez sur vert : Blanc n’a qu’une réponse.
kamisado-course-deadlock-wrong = Ce n’est pas vert. La case verte est juste devant votre tour bleue.
kamisado-course-deadlock-done = Votre tour rouge et la verte de Blanc sont coincées et s’appellent sans fin. Blanc a bougé en dernier : vous gagnez.
kamisado-course-tooth-title = Une dent de dragon
kamisado-course-tooth = Dans une partie plus longue, chaque manche rapporte des points. Gagnez celle-ci avec votre tour orange : elle reçoit une dent de dragon et devient un Sumo.
kamisado-course-tooth-then-1 = Un point ! Le vainqueur choisit comment les deux rangées de base sont remplies : à partir de la gauche ou de la droite. Prenez l’un des deux placements.
kamisado-course-tooth-wrong = Votre tour orange atteint la dernière rangée en diagonale. Cherchez le petit torii.
kamisado-course-tooth-done = Toutes les tours sont de retour sur leur rangée de base, et le perdant commence la manche suivante.
kamisado-course-sumo-title = Fort mais lent
kamisado-course-sumo = Votre tour violette porte une dent : c’est un Sumo. Il est lourd : cinq cases au plus. Avancez-le de cinq cases exactement.
kamisado-course-sumo-wrong = Comptez les cases : il en faut cinq.
kamisado-course-sumo-done = Cinq, c’est sa limite. Mais il est fort, vous allez voir.
kamisado-course-points-title = Les points
kamisado-course-points = La première dent d’une tour vaut 1 point, la deuxième 2, la troisième 4, la quatrième 8. La partie standard se joue en 3 points, et vous en avez 1 : gagnez avec votre Sumo !
kamisado-course-points-wrong = Votre Sumo violet peut aller tout droit jusqu’à la dernière rangée.
kamisado-course-points-done = Deux points de plus font trois : la partie est à vous. Une partie longue se joue en 7 points, un marathon en 15.
kamisado-course-push-title = L’oshi
kamisado-course-push = Une tour est juste devant votre Sumo. Faites un oshi : le Sumo avance d’une case, et l’autre tour recule d’une case.
kamisado-course-push-then-1 = Blanc passe son tour. Vous rejouez, avec la couleur où la tour repoussée est arrivée : jaune. Avancez-la où vous voulez.
kamisado-course-push-wrong = C’était un simple déplacement. Repoussez la tour qui est tout droit devant votre Sumo.
kamisado-course-push-done = Un oshi et encore un coup : voilà comment gagnent les Sumos.
kamisado-course-equals-title = Seulement les plus faibles
kamisado-course-equals = Un Sumo ne repousse qu’une tour adverse plus faible, tout droit, vers une case libre, et jamais depuis la rangée de base de cette tour. Ici, c’est un autre Sumo, que vous ne pouvez pas repousser : déplacez-vous.
kamisado-course-equals-done = Si l’oshi est votre seul coup, il est obligatoire. S’il n’est pas possible non plus, le Sumo est bloqué.
kamisado-course-double-title = Le Double-Sumo
kamisado-course-double = Avec deux dents, une tour est un Double-Sumo. Il avance de trois cases au plus, mais repousse jusqu’à deux tours, même des Sumos. Faites un oshi avec la verte !
kamisado-course-double-then-1 = La dernière tour repoussée est arrivée sur vert : la verte rejoue. Allez en diagonale jusqu’à la dernière rangée !
kamisado-course-double-wrong = D’abord l’oshi tout droit, puis la diagonale jusqu’à la dernière rangée.
kamisado-course-double-done = Sa troisième dent rapporte quatre points et la victoire, 9 à 3.
kamisado-course-triple-title = Le Triple-Sumo
kamisado-course-triple = Avec trois dents, une tour est un Triple-Sumo. Il n’avance que d’une case, mais repousse jusqu’à trois tours, même des Doubles-Sumos. Repoussez les trois avec la jaune !
kamisado-course-triple-wrong = Tout droit : les trois sont devant lui.
kamisado-course-triple-done = La dernière est arrivée sur bleu : vous continuez avec la bleue.
kamisado-course-set-up-title = Votre placement
kamisado-course-set-up = En tournoi, les tours ne commencent pas forcément sur leur couleur. Noir place les siennes, puis Blanc. Échangez quelques tours et touchez « Terminé ».
kamisado-course-set-up-wrong = Échangez d’abord au moins deux tours : touchez l’une, puis l’autre.
kamisado-course-set-up-done = Blanc a vu votre placement et place maintenant ses tours. Ensuite, vous jouez le premier coup.

## Règles

kamisado-aim = Deux joueurs, un but : amener en premier une tour sur la rangée de base adverse.
kamisado-box = 2 joueurs, à partir de 10 ans. Une manche simple dure 20 à 30 minutes, une partie standard 60 à 90 minutes, une partie longue 2 à 3 heures, un marathon 3 à 5 heures.
kamisado-section-board = Le plateau et les tours
kamisado-section-tower = Quelle tour joue
kamisado-section-move = Se déplacer et gagner
kamisado-section-match = Parties et points
kamisado-section-next = La manche suivante
kamisado-section-sumo = Sumos et oshis
kamisado-section-set-up = Placement de tournoi
kamisado-section-notation = Noter les coups
kamisado-rule-B1 = Le plateau a 64 cases de huit couleurs ; chaque couleur apparaît une fois dans chaque rangée et dans chaque colonne. La rangée devant un joueur est sa rangée de base. Pour les deux joueurs, son extrémité gauche est marron et la droite orange.
kamisado-rule-B2 = Chaque joueur a huit tours, une de chaque couleur. À la première manche, chaque tour commence sur la case de sa couleur. Noir est le challenger et joue le premier ; Blanc est le défenseur. Le joueur le plus expérimenté prend les tours blanches. Chacun garde sa couleur pendant toute la partie.
kamisado-rule-B3 = Chaque couleur a aussi son caractère, sur les cases et sur les tours, pour permettre aux daltoniens de jouer.
kamisado-rule-T1 = Le premier coup d’une manche est libre : le challenger de cette manche peut jouer n’importe quelle tour.
kamisado-rule-T2 = Ensuite, vous devez jouer la tour dont la couleur est celle de la case où s’est terminé le dernier coup de l’adversaire. Après un oshi, c’est la règle S3 qui s’applique.
kamisado-rule-D1 = Une tour avance en ligne, tout droit ou en diagonale, d’un nombre quelconque de cases. Aucune tour ne va jamais de côté ni en arrière, sauf si elle est repoussée.
kamisado-rule-D2 = Elle ne passe que par des cases vides : les tours ne sautent pas.
kamisado-rule-D3 = Son déplacement se termine sur une case vide. Il n’y a jamais plus d’une tour par case, et rien n’est capturé.
kamisado-rule-D4 = Une tour peut passer en diagonale entre deux tours qui se touchent par un coin.
kamisado-rule-D5 = Une tour qui peut bouger doit bouger.
kamisado-rule-D6 = Une tour bloquée passe. Cela compte comme un coup de longueur zéro qui se termine sur sa propre case : l’adversaire doit alors jouer la tour de la couleur de cette case. Si elle est bloquée aussi, on continue de passer de la même façon.
kamisado-rule-D7 = Le joueur qui atteint la rangée de base adverse gagne aussitôt la manche.
kamisado-rule-D8 = Quand, de tour bloquée en tour bloquée, on revient à une tour qui a déjà dû passer, plus personne ne pourra jamais jouer. C’est l’impasse totale, et le joueur qui a réellement déplacé une tour en dernier, par un coup ou un oshi, perd la manche, même si ce coup était forcé. La chaîne peut compter deux tours, une de chaque camp, mais aussi quatre, six ou davantage. Passer deux fois de suite ne fait pas encore une impasse totale : une chaîne plus longue peut mener à une tour qui peut bouger.
kamisado-rule-M1 = Avant de commencer, les joueurs conviennent de la longueur de la partie.
kamisado-rule-M2 = La tour qui gagne une manche reçoit une dent de dragon. La première dent d’une tour vaut 1 point, la deuxième 2, la troisième 4, la quatrième 8. La partie se termine dès qu’un joueur a le nombre de points convenu ou davantage. Un Sumo qui gagne une manche gagne donc aussitôt une partie standard, un Double-Sumo une partie longue et un Triple-Sumo un marathon.
kamisado-rule-M3 = Avec une dent, une tour est un Sumo, avec deux un Double-Sumo, avec trois un Triple-Sumo. Elle garde ce rang jusqu’à la fin de la partie.
kamisado-rule-M4 = Après une impasse totale, la dent va à la tour du vainqueur qui a la couleur de la case où s’est terminé le dernier coup réel du perdant.
kamisado-ruling-M4 = Si ce coup était un oshi, c’est la case où est arrivée la tour qui a poussé.
kamisado-rule-M5 = On peut aussi jouer plusieurs manches simples, pour un point chacune ; les joueurs commencent à tour de rôle.
kamisado-ruling-M5 = Une telle série a un nombre fixe de manches, et toutes sont jouées. À chaque manche, les tours commencent sur leur couleur, il n’y a pas de Sumos, et la série peut finir sur une égalité.
kamisado-rule-P1 = Pour la manche suivante, toutes les tours reviennent sur les rangées de base. Le vainqueur de la dernière manche, défenseur de la nouvelle, choisit le placement à partir de la gauche ou de la droite, et peut ainsi éviter une position aux points faibles faciles à attaquer.
kamisado-rule-P2 = Le perdant, challenger de la nouvelle manche, place ses tours dans le même sens et joue le premier coup.
kamisado-rule-P3 = Le défenseur place ses tours d’abord, puis le challenger. Chacun prend ses tours rangée par rangée, sa propre rangée de base d’abord, celle d’en face en dernier. À partir de la gauche (P3), la tour la plus à gauche d’une rangée vient d’abord, et les tours se placent une à une depuis le bout marron de la rangée de base. À partir de la droite (P4), la plus à droite vient d’abord, et on part du bout orange. Gauche et droite sont toujours celles du joueur.
kamisado-rule-S1 = Un Sumo avance de cinq cases au plus, un Double-Sumo de trois, un Triple-Sumo d’une.
kamisado-rule-S2 = Au lieu de se déplacer, un Sumo peut repousser (c’est l’oshi) une tour adverse qui est juste devant lui ; un Double-Sumo jusqu’à deux en file ininterrompue, un Triple-Sumo jusqu’à trois. La tour qui pousse et toutes les tours repoussées avancent d’une case dans son sens.
kamisado-rule-S3 = Après un oshi, l’adversaire passe son tour. Celui qui a poussé rejoue, avec la tour de la couleur de la case où est arrivée la tour repoussée la plus loin. Les oshis peuvent se suivre.
kamisado-ruling-S3 = Si cette tour est bloquée, elle passe comme d’habitude.
kamisado-rule-S4 = Un oshi n’est jamais diagonal.
kamisado-rule-S5 = La case derrière la dernière tour repoussée doit être vide. Elle peut être sur la rangée de base.
kamisado-rule-S6 = Une tour sur sa propre rangée de base ne peut pas être repoussée : rien ne sort du plateau. Un oshi n’atteint donc jamais à lui seul la rangée de base adverse.
kamisado-rule-S7 = La file ne doit pas dépasser le rang de celui qui pousse : une tour pour un Sumo, deux pour un Double-Sumo, trois pour un Triple-Sumo.
kamisado-rule-S8 = Chaque tour repoussée doit être d’un rang inférieur : un Sumo ne repousse pas de Sumo, un Double-Sumo pas de Double-Sumo, un Triple-Sumo pas de Triple-Sumo.
kamisado-rule-S9 = On ne repousse que des tours adverses.
kamisado-rule-S10 = Si la tour a d’autres coups, l’oshi n’est pas obligatoire.
kamisado-rule-S11 = Si l’oshi est son seul coup, il est obligatoire. S’il n’est pas possible non plus, la tour est bloquée.
kamisado-rule-U1 = En tournoi, et entre joueurs expérimentés qui veulent varier l’ouverture, à la première manche seulement : le challenger place ses huit tours sur sa rangée de base dans l’ordre de son choix.
kamisado-rule-U2 = Le défenseur, qui a vu ce placement, fait ensuite de même. Le reste est comme d’habitude.
kamisado-rule-U3 = Avec une pendule, le temps du challenger court pendant qu’il place ses tours, puis celui du défenseur, puis de nouveau celui du challenger pour le premier coup.
kamisado-ruling-U3 = Un joueur qui dépasse son temps perd la partie.
kamisado-rule-N1 = Un coup se note avec quatre signes : la tour, la direction vue par son joueur, le nombre de cases et la couleur atteinte. En mots : Violet Gauche 5 Jaune. Pour une tour bloquée, un 0 remplace la direction.
kamisado-rule-N2 = Après un oshi, on note aussi les tours repoussées, qui vont en arrière, et la couleur atteinte ne correspond pas forcément à la tour suivante. Le placement au début de chaque manche et le choix du côté font partie de la notation.
kamisado-diagram-T1 = La position de départ. N’importe quelle tour noire peut commencer : touchez-en une pour voir où elle peut aller.
kamisado-diagram-T2 = Noir est arrivé sur bleu, Blanc joue donc la bleue. Voyez comment chaque couleur appelle la tour suivante.
kamisado-diagram-D1 = La bleue doit jouer ; les points montrent tous ses coups.
kamisado-diagram-D4 = Tout droit, c’est bloqué ; par le passage à droite, la voie est libre.
kamisado-diagram-D6 = La tour verte de Blanc est enfermée sur une case jaune. Quand la marron arrive sur vert, Blanc passe et Noir continue avec la jaune.
kamisado-diagram-D7 = Blanc est arrivé sur orange, et rien n’arrête la tour orange de Noir.
kamisado-diagram-chain = Deux tours passent de suite, et ce n’est pourtant pas l’impasse totale : la bleue arrive sur vert, la verte de Blanc passe sur jaune, la jaune de Noir passe sur bleu. Blanc joue donc sa bleue sur jaune, Noir passe encore, et la bleue atteint la rangée de base adverse.
kamisado-diagram-D8 = La bleue arrive sur vert, et la seule réponse de Blanc est rouge. La rouge de Noir et la verte de Blanc s’appellent alors sans fin. Blanc a bougé en dernier : il perd.
kamisado-diagram-P1 = Noir a gagné la manche et voit les deux placements avant de choisir.
kamisado-diagram-S1 = Le Sumo violet va à cinq cases, pas plus loin.
kamisado-diagram-S2 = Le Sumo violet repousse la rouge sur une case jaune ; Noir continue avec la jaune.
kamisado-diagram-DS2 = Le Double-Sumo vert repousse une tour et un Sumo, deux fois de suite ; puis la rose atteint la rangée de base adverse.
kamisado-diagram-TS2 = Le Triple-Sumo jaune en repousse trois, la bleue repousse un Sumo, et la jaune pousse encore.
kamisado-diagram-S8 = Devant le Sumo violet se tient un autre Sumo : rien à repousser.
kamisado-diagram-S11 = La violette n’a pas de déplacement possible : l’oshi est obligatoire.
kamisado-diagram-U1 = Touchez deux tours pour les échanger, ou faites-en glisser une sur l’autre.

## Mettre en place à la main

kamisado-editor-help = Déplacez n’importe quelle tour vers n’importe quelle case libre.
kamisado-editor-usual = Placement standard
kamisado-editor-side = Doit jouer
kamisado-editor-task = Ce qu’il faut jouer
kamisado-editor-any = Une tour au choix (premier coup)
kamisado-editor-fill = Choisir le placement (manche gagnée)
kamisado-editor-teeth =
    { $points ->
        [one] Dents de dragon de { $side } : { $points } point
       *[other] Dents de dragon de { $side } : { $points } points
    }
kamisado-editor-tower =
    { $count ->
        [one] La tour { $colour } : { $count } dent de dragon. Changer
       *[other] La tour { $colour } : { $count } dents de dragon. Changer
    }
kamisado-part-position = la ligne entière
kamisado-part-board = le plateau
kamisado-part-side = qui doit jouer
kamisado-part-active = ce qu’il faut jouer
kamisado-part-target = la longueur de la partie
kamisado-part-score = le score

## Analyse

kamisado-threats-title = Couleurs empoisonnées
kamisado-threats-poisoned =
    { $count ->
        [one] { $side } ne devrait pas arriver sur cette couleur :
       *[other] { $side } ne devrait pas arriver sur ces couleurs :
    }
kamisado-threats-why = La tour { $colour } de { $side } en { $square } atteindrait la rangée de base adverse.
kamisado-threats-stand = Cela vaut pour les tours telles qu’elles sont maintenant ; un coup peut aussi ouvrir ou fermer un passage.
kamisado-threats-none = Aucune couleur n’est empoisonnée pour { $side } en ce moment.
kamisado-threats-own = { $side } menace d’atteindre la rangée de base adverse ; { $other } devrait éviter :

## Réglages

kamisado-settings-palette = Couleurs de Kamisado
kamisado-settings-palette-lacquer = Classiques
kamisado-settings-palette-distinct = Faciles à distinguer
kamisado-settings-signs = Sur les tours et les cases
kamisado-settings-signs-characters = Caractères
kamisado-settings-signs-letters = Lettres
kamisado-settings-signs-shapes = Formes
kamisado-settings-signs-none = Rien
kamisado-settings-notation = Coups de Kamisado
kamisado-settings-notation-arrows = Comme à l’écran
kamisado-notation-rulebook = La notation du livret
kamisado-settings-notation-symbols = Symboles du livret
kamisado-settings-notation-words = Mots
kamisado-settings-notation-coordinates = Coordonnées

## Terminal

kamisado-terminal-must-move =
    { $side } doit jouer { $teeth ->
        [0] la tour
        [1] la tour Sumo
        [2] la tour Double-Sumo
       *[other] la tour Triple-Sumo
    } { $colour } en { $square }
kamisado-terminal-may-open = { $side } commence avec la tour de son choix : la tour, puis sa case
kamisado-terminal-first-to = en { $points } points
kamisado-terminal-square =
    { $called ->
        [yes] { $square }, case { $colour } : l’adversaire devrait jouer la tour { $colour }
       *[no] { $square }, case { $colour }
    }
kamisado-terminal-set-up = Tour suivante, de votre gauche (marron) à votre droite :
kamisado-terminal-rest = Placer le reste dans l’ordre
kamisado-terminal-take-back = En reprendre une
kamisado-terminal-plain = D’abord la tour, puis sa case ; majuscule : Blanc, chiffre : dents de dragon. * joue, . case possible, ! gagne
kamisado-terminal-mark-active = joue maintenant
kamisado-terminal-mark-target = case possible
kamisado-terminal-mark-gate = gagne la manche
kamisado-terminal-mark-tooth = une dent de dragon
kamisado-terminal-keys = Un coup s’écrit en deux cases, comme d1d5 ; un placement left ou right.
kamisado-illegal =
    { $why ->
        [match-over] la partie est terminée
        [round-over] la manche est terminée
        [set-up-first] { $side } doit d’abord placer ses huit tours
        [fill-first] { $side } a gagné la manche et doit d’abord choisir la gauche ou la droite
        [move-expected] une manche est en cours : il faut jouer un coup
        [no-tower] il n’y a pas de tour en { $square }
        [not-yours] la tour en { $square } est à l’autre camp
        [not-active] { $side } doit jouer la tour { $colour }, pas la tour { $tower }
        [not-forward] une tour avance en ligne, tout droit ou en diagonale
        [too-far] { $count ->
            [one] cette tour avance de { $count } case au plus
           *[other] cette tour avance de { $count } cases au plus
        }
        [path-blocked] une tour en { $square } barre le chemin
        [occupied] il y a déjà une tour en { $square }
        [push-diagonal] un oshi va tout droit, jamais en diagonale
        [push-no-room] la case derrière les tours repoussées doit être vide, et { $square } ne l’est pas
        [push-home-row] une tour sur sa propre rangée de base ne peut pas être repoussée
        [push-too-many] { $count ->
            [one] cette tour repousse { $count } tour au plus
           *[other] cette tour repousse { $count } tours au plus
        }
        [push-rank] on ne repousse que des tours de rang inférieur
       *[push-own] on ne repousse que des tours adverses
    }

## Résolu

kamisado-solved-heading = Kamisado : celui qui commence peut toujours gagner
kamisado-solved-text = Depuis le placement standard, Noir commence et peut forcer la victoire, quoi que fasse Blanc. Sur les { $all } premiers coups possibles, { $winning } gagnent, et tous vont tout droit. Les nombres indiquent combien de coups il faut, les deux camps comptés, si chacun joue parfaitement.
kamisado-solved-try = Essayez n’importe quel premier coup sur le plateau et voyez où il mène.
kamisado-solved-won = { $move } gagne, en { $count } coups si chacun joue parfaitement.
kamisado-solved-lost = { $move } perd : Blanc gagne en { $count } coups si chacun joue parfaitement.
kamisado-solved-step = Coup { $step } sur { $count }
kamisado-solved-next = Coup suivant
kamisado-solved-yours-text = Prenez les tours noires et transformez ce départ gagnant en victoire contre { $name }. Ou prenez le camp perdant et voyez combien de temps vous tenez.
kamisado-solved-black = Gagner avec Noir
kamisado-solved-white = Résister avec Blanc
kamisado-solved-proof-text = La preuve est une liste de 3 363 positions, avec le coup de Noir pour chacune. Inutile de nous croire sur parole : votre navigateur peut essayer toutes les défenses, avec un petit programme qui ne connaît que les règles.
kamisado-opening-heading = Placement de tournoi : bien placé, Noir gagne toujours
kamisado-opening-text = Au placement de tournoi, Noir place ses tours en premier, puis commence. Blanc a vu ce placement et peut répondre par n’importe lequel des 40 320 possibles. Presque tous les placements de Noir perdent contre la bonne réponse. Quelques-uns gagnent contre toutes.
kamisado-opening-try = Placez les tours noires sur le plateau, appuyez sur « Terminé » et voyez comment Blanc répond.
kamisado-opening-looking = Recherche d’une réponse…
kamisado-opening-refuted = Blanc répond ainsi et gagne, quoi que joue Noir.
kamisado-opening-unbeaten = Blanc n’a pas de réponse : contre chacun des 40 320 placements, Noir gagne.
kamisado-opening-open = On ne sait pas encore si Blanc a une réponse à ce placement.
kamisado-opening-show = Montrez-m’en un qui gagne
kamisado-opening-shared = Ce que les bons ont en commun
kamisado-opening-corner = Presque tous ont la tour marron dans le coin droit ou l’orange dans le coin gauche, à l’opposé de leur couleur. De h1, la marron peut aller tout droit en h7, une case violette. Si la tour violette de Blanc se trouve derrière, en h8, elle doit quitter le coin par la grande diagonale. Toutes les cases y sont marron : c’est aussitôt à la tour marron, qui atteint la rangée de base.
kamisado-opening-yours = Placez vos tours en premier contre { $name }, avec un placement qui gagne : il n’y a plus que vous pour le gâcher. Ou répondez avec Blanc, pour qui il n’existe aucune bonne réponse, et voyez combien de temps vous tenez.
kamisado-opening-black = Placer avec Noir
kamisado-opening-white = Répondre avec Blanc
kamisado-opening-proof = Pour chaque placement qui perd, nous avons la réponse qui le bat. Ceux qui gagnent ont été essayés contre les 40 320 réponses. Inutile de nous croire sur parole : votre navigateur peut tout prouver de nouveau, avec un petit programme qui ne connaît que les règles. Pour toutes les réponses à un placement, il lui faut quelques minutes.
kamisado-verify-strategy = Vérifier la liste
kamisado-verify-strategy-running = Essai de toutes les défenses…
kamisado-verify-strategy-holds = Noir gagne : { $positions } positions, { $moves } coups de la liste.
kamisado-verify-strategy-wrong = La liste ne prouve rien. Il y manque un coup gagnant ici : { $position }
kamisado-verify-label = Vérification du placement
kamisado-verify-all = Vérifier les { $count } réponses
kamisado-verify-some = En vérifier { $count } au hasard
kamisado-verify-which =
    { $placed ->
        [yes] Votre navigateur prouve qui gagne avec le placement sur le plateau.
       *[no] Un placement gagnant est mis sur le plateau, puis prouvé. Pour en vérifier un autre, composez-le d’abord.
    }
kamisado-verify-so-far = { $done } réponses essayées sur { $total } : Noir gagne contre chacune.
kamisado-verify-proven =
    { $all ->
        [yes] C’est prouvé : Noir gagne contre les { $count } réponses.
       *[no] C’est prouvé : Noir gagne contre chacune de ces { $count } réponses.
    }
kamisado-verify-beaten = C’est prouvé : Blanc gagne avec la réponse sur le plateau.
kamisado-verify-table-label = Vérification de placements au hasard
kamisado-verify-table = Vérifier { $count } placements au hasard
kamisado-verify-table-which = Quelques-uns des 40 320 placements sont tirés au sort, et ce que nous en disons est prouvé de nouveau.
kamisado-verify-table-so-far = { $done } placements vérifiés sur { $total } : jusqu’ici, tout est juste.
kamisado-verify-table-proven = C’est prouvé : { $beaten } placements perdent contre notre réponse, et { $unbeaten } gagnent contre { $answers } réponses au hasard chacun.
kamisado-verify-table-wrong = Nous nous trompons sur { $towers }. Merci de nous le signaler.
kamisado-data-strategy = La liste des positions et des coups
kamisado-data-first-moves = Les { $count } premiers coups et le jeu parfait qui suit
kamisado-data-table = Tous les placements, avec la réponse qui bat chacun
kamisado-data-walk = Le programme qui essaie toutes les défenses
kamisado-data-rules = Les règles, telles que ces programmes les connaissent
kamisado-data-search = Le programme qui prouve qui gagne
