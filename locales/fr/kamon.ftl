# Les mots de Kamon. Les variables colour, side, card, symbol et emblem sont déjà des mots.
# Leçons : une idée par étape, en quarante mots au plus.

## En un coup d’œil

kamon-about = Jouez sur un jeton de même symbole ou de même nombre. Reliez deux bords, fermez une boucle ou empêchez l’adversaire de jouer.
kamon-brief-1 = Posez tour à tour vos pions sur les jetons ; le premier va sur le bord.
kamon-brief-2 = Chaque jeton doit avoir le même symbole ou le même nombre que celui que l’adversaire vient de prendre.
kamon-brief-3 = Vous gagnez en reliant deux bords opposés ou en fermant une boucle autour d’une case,
kamon-brief-4 = ou en ne laissant à l’adversaire aucun jeton qui convienne.
kamon-credit = Kamon est de Bruno Cathala (Jactalea, 2007).
kamon-seat-first = Noir (commence)
kamon-ladder = Kamon

## Joueurs ordinateur

kamon-player-1 = Akari
kamon-player-1-about = N’imagine qu’une poignée de parties et manque souvent la case qui vous fait gagner.
kamon-player-2 = Shizu
kamon-player-2-about = Imagine quelques dizaines de parties. Plus d’un danger sur trois lui échappe.
kamon-player-3 = Daru
kamon-player-3-about = Joue à l’instinct, et il est bon, mais certains dangers lui échappent.
kamon-player-4 = Koko
kamon-player-4-about = Imagine des centaines de parties, mais ne calcule pas la fin de partie. Environ un danger sur quatre lui échappe.
kamon-player-5 = Chama
kamon-player-5-about = Calcule la fin de partie dès que le plateau se remplit.
kamon-player-6 = Tengo
kamon-player-6-about = Imagine des milliers de parties et calcule tôt la fin de partie.
kamon-player-7 = Oni
kamon-player-7-about = Imagine des dizaines de milliers de parties et laisse rarement filer une finale gagnée.
kamon-player-8 = Komai
kamon-player-8-about = Pèse jusqu’à deux cent mille suites pour un seul coup.

## Coach

kamon-coach-any = Votre jeton décide où { $name } peut répondre : même symbole ou même nombre.
kamon-coach-win = L’une de ces cases vous fait gagner. La voyez-vous ?
kamon-coach-careful =
    { $count ->
        [one] Attention : une de ces cases offre la victoire à { $name }.
       *[other] Attention : { $count } de ces cases offrent la victoire à { $name }.
    }
kamon-coach-through = Quelle que soit la case, { $name } peut gagner cette fois.
kamon-coach-leaves =
    { $count ->
        [one] Laisse à { $name } une case pour répondre.
       *[other] Laisse à { $name } { $count } cases pour répondre.
    }
kamon-coach-danger = Pas là ! Cela laisse à { $name } une case gagnante.
kamon-coach-wins = Cette case vous fait gagner.
kamon-coach-lost = Cette case a permis à { $name } de gagner.
kamon-coach-told = Jeton pris : { $symbol } { $count }. Il faut à { $name } le même symbole ou le même nombre.

## Options

kamon-option-layout = Disposition des jetons : « random » (au hasard) ou une position de départ
kamon-option-forbidden-counts = Boucle autour de la case interdite
kamon-option-forbidden-counts-yes = Gagne
kamon-option-forbidden-counts-yes-help = La case interdite compte comme une case vide.
kamon-option-forbidden-counts-no = Ne gagne pas
kamon-option-forbidden-counts-no-help = Une boucle doit enfermer une autre case vide ou un pion adverse.

## Mots

kamon-seat-1 = Noir
kamon-seat-2 = Blanc
kamon-symbol-leaf = feuille
kamon-symbol-cup = coupe
kamon-symbol-fan = éventail
kamon-symbol-crane = grue
kamon-symbol-wave = vague
kamon-symbol-moon = lune
kamon-emblem-snake = Serpent
kamon-emblem-tortoise = Tortue
kamon-emblem-dragon = Dragon

## Réglages

kamon-settings = Kamon
kamon-settings-coordinates = Noms des cases
kamon-settings-numerals = Chiffres sur les jetons

## À qui de jouer, et pourquoi

kamon-status-why = Même symbole ({ $symbol }) ou même nombre ({ $count }).
kamon-status-opening = Commencez sur le bord, mais pas dans un coin.

## Comment cela finit

kamon-reason-edges = Deux bords opposés sont reliés.
kamon-reason-loop = Une boucle est fermée.
kamon-reason-block = L’adversaire ne peut plus jouer.
kamon-reason-full = Le plateau est plein.
kamon-ending-edges =
    { $you ->
        [winner] Vous avez relié les deux bords « { $emblem } ».
        [loser] { $winner } a relié les deux bords « { $emblem } ».
       *[none] { $winner } a relié les deux bords « { $emblem } ».
    }
kamon-ending-loop =
    { $you ->
        [winner] Vos pions ont fermé une boucle.
        [loser] { $winner } a fermé une boucle.
       *[none] { $winner } a fermé une boucle.
    }
kamon-ending-block =
    { $you ->
        [winner] { $loser } n’a plus de case où jouer : aucune n’a le symbole « { $symbol } » ni le nombre { $number }.
        [loser] Vous n’avez plus de case où jouer : aucune n’a le symbole « { $symbol } » ni le nombre { $number }.
       *[none] { $loser } n’a plus de case où jouer : aucune n’a le symbole « { $symbol } » ni le nombre { $number }.
    }

## Plateau

kamon-board = Plateau de Kamon
kamon-cell =
    { $cell } : { $holds ->
        [black] pion noir
        [white] pion blanc
        [forbidden] case interdite
       *[token] { $symbol } { $count }
    }{ $mark ->
        [legal] , vous pouvez jouer ici
        [last] , dernier coup
        [winning] , case gagnante
        [enclosed] , case enfermée
        [planned] , coup prévu
       *[none] { "" }
    }
kamon-top = Dessus de la pile : { $symbol } { $count }
kamon-top-none = Pas encore de jeton sur la pile
kamon-same = Même symbole ou même nombre
kamon-opening = Toute case du bord sauf les coins
kamon-refused-turn = C’est à { $name ->
        [none] { $side }
       *[other] { $name }
    } de jouer.
kamon-refused-pawn = Il y a déjà un pion sur cette case.
kamon-refused-forbidden = Personne ne peut jouer sur la case interdite.
kamon-refused-opening = Le premier pion se pose au bord, mais pas dans un coin.
kamon-refused-token = Ce jeton ({ $symbol } { $count }) n’a ni le symbole ni le nombre du dessus de la pile ({ $other } { $number }).
kamon-emblem = { $emblem }
kamon-your-turn =
    { $symbol ->
        [none] À vous : commencez sur le bord
       *[other] À vous : { $symbol } ou { $number }
    }, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
kamon-played = { $side } : { $cell }, { $symbol } { $count }
kamon-over =
    { $side ->
        [none] Égalité
       *[other] { $side } gagne
    } : { $reason ->
        [edges] deux bords opposés sont reliés
        [loop] une boucle est fermée
        [block] l’adversaire ne peut plus jouer
       *[full] le plateau est plein
    }

## Leçons

kamon-course-about = Même symbole ou même nombre, et les trois façons de gagner.
kamon-course-end = Vous connaissez l’unique règle de pose et les trois façons de gagner. Le reste vient en jouant.
kamon-course-first-title = Sur le bord
kamon-course-first = Vous avez les pions noirs. Chaque jeton montre un symbole, une à six fois. Noir commence sur une case du bord, mais pas dans un coin. Choisissez-en une.
kamon-course-first-done = Votre pion remplace le jeton, et le jeton va sur la pile. Il indique à Blanc où jouer.
kamon-course-crest-title = Le même symbole
kamon-course-crest = Sur la pile, le jeton de Blanc : deux vagues. Vous devez jouer sur un jeton de même symbole ou de même nombre. Prenez le même symbole : une vague.
kamon-course-crest-wrong = Celui-là a le même nombre. Cette fois, cherchez une vague.
kamon-course-crest-done = C’est cela. Votre jeton est maintenant sur la pile, et Blanc doit le suivre.
kamon-course-number-title = Le même nombre
kamon-course-number = Sur la pile, six grues. Choisissez cette fois par le nombre : jouez sur un jeton qui montre six fois son symbole.
kamon-course-number-wrong = C’est encore une grue. Cette fois, cherchez un six.
kamon-course-number-done = Bien. Symbole ou nombre : vous avez toujours ces deux chemins.
kamon-course-edges-title = Relier deux bords
kamon-course-edges = Les bords opposés portent le même animal. Une chaîne de vos pions de l’un à l’autre gagne. Il manque une case entre les Serpents, en haut et en bas : trouvez-la.
kamon-course-edges-wrong = La chaîne est encore ouverte. Regardez le bord du bas.
kamon-course-edges-done = De Serpent à Serpent : vous gagnez.
kamon-course-corner-title = Un coin a deux bords
kamon-course-corner = Une case de coin appartient aux deux bords qui s’y rejoignent. Votre chaîne relie presque les deux bords Tortue. Terminez-la.
kamon-course-corner-wrong = Pas là. Suivez votre chaîne jusqu’au coin de gauche.
kamon-course-corner-done = Le coin appartient aussi au bord Tortue : vous gagnez.
kamon-course-round-title = La case interdite
kamon-course-round = La case sombre n’a pas de jeton. Personne n’y joue jamais, et aucune chaîne ne la traverse. Contournez-la et reliez les Serpents.
kamon-course-round-wrong = Il reste un trou, juste sous la case sombre.
kamon-course-round-done = Case contournée, bords reliés : vous gagnez.
kamon-course-loop-title = Fermer une boucle
kamon-course-loop = Un anneau de vos pions autour d’une case vide ou d’un pion adverse gagne aussi. À gauche, vous avez presque attrapé un pion blanc. Fermez la boucle !
kamon-course-loop-wrong = L’anneau est encore ouvert. Regardez le bord gauche.
kamon-course-loop-done = Attrapé ! Attention, le bord n’est pas un mur : il faut des pions tout autour.
kamon-course-safe-title = Pensez pour Blanc
kamon-course-safe = Il manque à Blanc une case, en haut à droite, pour relier les Dragons. Votre jeton lui indique où jouer : choisissez-en un qui ne lui permet pas de finir.
kamon-course-safe-wrong = Après cela, Blanc pourrait finir en haut à droite. Choisissez-en un autre.
kamon-course-safe-done = Bien. Vous choisissez pour Blanc, et Blanc choisit pour vous.
kamon-course-block-title = Plus rien
kamon-course-block = Un joueur qui ne peut plus jouer nulle part perd aussitôt. Sur la pile, quatre éventails. Prenez un jeton qui laisse Blanc sans réponse.
kamon-course-block-wrong = À cela, Blanc a encore une réponse. Y a-t-il un jeton dont il ne reste presque plus le symbole ni le nombre ?
kamon-course-block-done = Plus d’éventail, plus de six : Blanc est bloqué, et vous gagnez.
kamon-course-full-title = Le plateau plein
kamon-course-full = Il reste deux cases, et personne n’a relié deux bords, fermé une boucle ni bloqué l’autre. Jouez sur l’une ; Blanc prend la dernière.
kamon-course-full-done = Le plateau est plein et personne n’a gagné : égalité. C’est très rare.

## Règles

kamon-aim = Deux joueurs, une seule règle de pose, trois façons de gagner : relier deux bords, fermer une boucle ou empêcher l’autre de jouer.
kamon-box = 2 joueurs, à partir de 8 ans, environ 15 minutes : une partie compte 36 coups au plus.
kamon-section-board = Le plateau et les jetons
kamon-section-play = Jouer
kamon-section-end = Fin de partie
kamon-rule-B1 = Le plateau est un hexagone de 37 cases en sept rangées, de a en haut à g en bas.
kamon-rule-B2 = Chacun des six bords a quatre cases. Les bords opposés portent le même emblème : le Serpent en haut et en bas, la Tortue en haut à gauche et en bas à droite, le Dragon en haut à droite et en bas à gauche.
kamon-rule-B3 = Chacun des six symboles figure sur six jetons, une à six fois. Un jeton de plus désigne le premier joueur.
kamon-ruling-B3 = Le livret ne nomme que la feuille et la coupe ; l’éventail, la grue, la vague et la lune sont de nous.
kamon-rule-B4 = Les 37 jetons sont placés au hasard, un par case. Puis le jeton « premier joueur » est enlevé ; sa case est interdite pour toute la partie. Il est posé à côté du plateau, et la pile monte dessus. Chaque joueur a 18 pions.
kamon-rule-P1 = Noir commence, sur une case du bord qui n’est ni un coin ni interdite. Le pion remplace le jeton, et le jeton va sur la pile.
kamon-rule-P2 = Ensuite, le joueur dont c’est le tour pose un pion sur une case libre dont le jeton a le même symbole ou le même nombre que celui du dessus de la pile. Ce jeton passe au-dessus de la pile.
kamon-rule-W1 = Bords : vous gagnez si une chaîne de vos pions relie deux bords opposés.
kamon-rule-W2 = Une case de coin appartient aux deux bords qui s’y rejoignent.
kamon-rule-W3 = Boucle : vous gagnez si vos pions enferment au moins une case vide ou occupée par un pion adverse. Une case est enfermée si, en passant par des cases sans pion à vous, aucun chemin ne mène d’elle au bord du plateau.
kamon-rule-W4 = Le bord du plateau ne sert pas de mur à une boucle, et une boucle autour de vos seuls pions ne compte pas.
kamon-rule-W5 = La case interdite compte comme une case vide. La personne qui ouvre une table peut en décider autrement.
kamon-rule-W6 = Blocage : vous gagnez si l’adversaire n’a plus de case où jouer.
kamon-rule-W7 = Si les 36 cases sont remplies sans vainqueur, la partie se termine sur une égalité.
kamon-ruling-W7 = Le 36e coup ne gagne jamais par blocage.
kamon-rule-W8 = Si plusieurs cas se présentent à la fois, on nomme les bords avant la boucle et la boucle avant le blocage ; le vainqueur est le même.
kamon-diagram-P1 = Noir peut commencer sur n’importe quelle case éclairée. La case sombre est interdite.
kamon-diagram-P2 = Noir a pris les quatre grues : Blanc joue sur une grue ou sur un quatre.
kamon-diagram-W1 = Il manque un pion entre les deux Serpents.
kamon-diagram-W2 = Le coin de gauche fait partie du bord Tortue.
kamon-diagram-W3 = Le dernier pion de l’anneau attrape un pion blanc.
kamon-diagram-W5 = Cette boucle n’enferme que la case interdite.
kamon-diagram-W6 = Après les six éventails, il ne reste à Blanc ni éventail ni six.
kamon-diagram-W7 = Noir et Blanc remplissent les deux dernières cases : égalité.

## Mettre en place à la main

kamon-editor-help = Choisissez ce que vous posez, puis touchez ou cliquez les cases.
kamon-editor-shuffle = Mélanger les jetons
kamon-editor-tool = Action au toucher
kamon-editor-tool-black = Pion noir
kamon-editor-tool-white = Pion blanc
kamon-editor-tool-token = Remettre le jeton
kamon-editor-tool-swap = Échanger deux cases
kamon-editor-swap = Touchez les deux cases à échanger.
kamon-editor-held = Échanger { $cell } avec…
kamon-editor-top = Dessus de la pile
kamon-editor-turn = { $side } doit jouer : le nombre de pions l’indique.
kamon-part-cells = les cases
kamon-part-side = qui doit jouer
kamon-part-top = le dessus de la pile

## Analyse

kamon-action = { $cell }, { $symbol } { $count }
kamon-block-title = Qui sera bloqué ?
kamon-block-blocked = Si les deux camps ne jouaient que pour bloquer, { $side } serait le premier à ne plus avoir de case.
kamon-block-fewest =
    { $count ->
        [0] Aucune réponse après { $cells } : c’est le blocage.
        [one] Le moins de réponses après { $cells } : une seule.
       *[other] Le moins de réponses après { $cells } : { $count }.
    }
kamon-block-numbers = Le nombre sur une case dit combien de réponses elle laisse. Les chaînes et les boucles ne sont pas prises en compte.

## Résolu

kamon-solved-heading = Kamon après six coups : Noir gagne le plus souvent
kamon-solved-text = Placer les jetons au hasard, jouer six coups au hasard, puis calculer qui gagne si chacun joue parfaitement : nous l’avons fait { $count } fois. Noir, qui doit jouer, gagne { $black } de ces positions ({ $share } %) et Blanc { $white }. Les { $draw } autres sont à égalité.
kamon-solved-question = { $side } doit jouer. Qui gagne si chacun joue parfaitement ?
kamon-solved-draw = Égalité
kamon-solved-answer =
    { $right ->
        [yes] Bien vu :
       *[no] Eh non :
    } { $result ->
        [draw] c’est une égalité.
       *[win] { $side } gagne.
    }
kamon-solved-wins = { $cell } est un coup gagnant.
kamon-solved-holds = { $cell } est un coup qui garde l’égalité.
kamon-solved-loses = { $side } perd, quel que soit son coup.
kamon-solved-number = Position { $number } sur { $count }
kamon-solved-right = { $right } sur { $guessed } bien devinées
kamon-solved-another = Une autre
kamon-solved-yours = Reprenez cette position contre { $name }. Du bon côté, menez-la jusqu’à la victoire ; de l’autre, tenez le plus longtemps possible. Et si c’est une égalité, ne la laissez pas échapper.
kamon-solved-play = Jouer { $side }
kamon-solved-proof = Chaque position a été calculée jusqu’au bout. Inutile de nous croire sur parole : cette commande en prouve de nouveau quelques-unes par les règles seules, et toutes avec --all.
kamon-layouts-heading = Kamon dès le premier coup : tout dépend de la disposition
kamon-layouts-text = À ce jour, { $count } dispositions tirées au hasard sont résolues dès le tout premier coup. Résultats si chacun joue parfaitement : victoires de Noir, qui commence, { $black } ; victoires de Blanc, { $white } ; égalités, { $draw }. Il y a donc des parties de Kamon que personne ne peut gagner, même en jouant au mieux.
kamon-layouts-proof = Chaque disposition a été calculée jusqu’au bout : des centaines de millions de positions. Cette commande en prouve une de nouveau par les règles seules, mais personne n’a encore attendu qu’elle ait fini.
kamon-data-openings = Les { $count } positions, avec le gagnant et son coup
kamon-data-layouts = Les { $count } dispositions résolues dès le premier coup

## Terminal

kamon-terminal-title =
    { $over ->
        [yes] { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        }
       *[no] coup { $moves }
    }
kamon-terminal-turn =
    { $side } joue : { $symbol } ou { $number } ({ $count ->
        [one] une seule case
       *[other] { $count } cases
    })
kamon-terminal-opening = { $side } commence sur le bord, sauf dans un coin
kamon-terminal-aims = Pour gagner : relier deux bords de même nom, fermer une boucle, ou ne laisser aucune case.
kamon-terminal-keys = Un coup s’écrit par le nom de la case, comme c4.
kamon-terminal-side =
    { $state ->
        [turn] doit jouer
        [won] a gagné
       *[draw] égalité
    }
kamon-terminal-pile = sur la pile
kamon-terminal-plain =
    { $over ->
        [yes] # interdite  <x> gagne
       *[no] # interdite  [l1] jouable
    }
kamon-illegal =
    { $why ->
        [over] la partie est terminée
        [forbidden] cette case est interdite pour toute la partie
        [occupied] un pion s’y trouve déjà
        [not-on-border] le premier pion se pose sur le bord
        [corner] le premier pion ne se pose pas dans un coin
       *[no-match] { $token } n’a ni le symbole ni le nombre du jeton sur la pile ({ $top })
    }
