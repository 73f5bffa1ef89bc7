# Les mots de Kami. Les variables colour, side, card, symbol et emblem sont déjà des mots.
# Leçons : une idée par étape, en quarante mots au plus.
# Aki, Mio et Ren sont les autres joueurs des leçons.

## En un coup d’œil

kami-about = Contrez la carte, puis attaquez. Le premier à poser la dernière carte de sa main gagne la manche.
kami-brief-1 = Celui qui entame pose une carte face cachée en défense, puis une carte face visible en attaque.
kami-brief-2 = Chacun son tour, on peut contrer une attaque avec la même carte puis attaquer soi-même, ou passer.
kami-brief-3 = Si tout le monde passe, l’attaque tient et son auteur entame de nouveau.
kami-brief-4 = Le premier à poser la dernière carte de sa main gagne la manche ; cette carte indique combien de points elle rapporte.
kami-credit = Kami est une coédition Oka Luda / Art & Bear, illustrée par Pauline Berdal ; le jeu est librement inspiré du Goita japonais.
kami-4-ladder = Kami à quatre
kami-3-ladder = Kami à trois
kami-2-ladder = Kami en duel

## Joueurs ordinateur

kami-player-1 = Aki
kami-player-1-2 = Mio
kami-player-1-3 = Ren
kami-player-1-about = Joue à l’instinct et oublie quelles cartes sont passées.
kami-player-2 = Emi
kami-player-2-2 = Nao
kami-player-2-3 = Yuki
kami-player-2-about = Connaît les bons réflexes, mais pas les cartes déjà passées.
kami-player-3 = Goro
kami-player-3-2 = Taro
kami-player-3-3 = Haru
kami-player-3-about = S’en tient aux bons réflexes et compte les cartes.
kami-player-4 = Kenji
kami-player-4-2 = Umi
kami-player-4-3 = Tomi
kami-player-4-about = Imagine quelques répartitions possibles des cartes.
kami-player-5 = Jun
kami-player-5-2 = Zen
kami-player-5-3 = Dai
kami-player-5-about = Imagine vingt répartitions des cartes et calcule la fin de la manche.
kami-player-6 = Sachi
kami-player-6-2 = Yuna
kami-player-6-3 = Kaori
kami-player-6-about = Imagine cinquante répartitions des cartes et calcule la fin de la manche.
kami-player-7 = Kazu
kami-player-7-2 = Toma
kami-player-7-3 = Isamu
kami-player-7-about = Imagine plus de cent donnes et garde un œil sur le score.
kami-player-8 = Nobu
kami-player-8-2 = Iwao
kami-player-8-3 = Hisa
kami-player-8-about = Imagine des centaines de donnes, surveille le score et devine vos cartes quand vous passez.

## Coach

kami-coach-any = Si personne ne peut contrer votre attaque, elle vous revient et vous entamez de nouveau.
kami-coach-win = Votre dernière carte gagne la manche maintenant !
kami-coach-last = { $card } : c’est votre dernière carte, elle gagne la manche.
kami-coach-counters =
    { $count ->
        [0] { $card } : toutes les cartes capables de contrer cette attaque ont été vues.
        [one] { $card } : une carte que vous n’avez pas vue peut contrer cette attaque.
       *[other] { $card } : { $count } cartes que vous n’avez pas vues peuvent contrer cette attaque.
    }
kami-coach-answer = La même carte contre l’attaque ; une Impératrice, tout sauf un Soldat ou une Lance. Sinon, ou si vous préférez, passez.
kami-coach-defence = Posez une carte dont vous pouvez vous passer : elle reste cachée et ne revient pas.
kami-coach-lost = Toutes cartes sur table, voici ce qui vous a coûté le plus cher, à la manche { $round } : { $move }

## Options

kami-option-players = Joueurs
kami-option-players-4 = À quatre
kami-option-players-4-help = Traditionnelle : deux équipes, votre partenaire est en face.
kami-option-players-3 = À trois
kami-option-players-3-help = Chaotique : chacun pour soi, deux cartes de côté.
kami-option-players-2 = Duel
kami-option-players-2-help = À deux, avec des Mercenaires au centre.
kami-option-level = Condition de victoire
kami-option-level-soldier = Soldat
kami-option-level-soldier-help = 15 points ou plus.
kami-option-level-lord = Seigneur
kami-option-level-lord-help = Exactement 15 ; ce qui dépasse est retiré (17 devient 13).
kami-option-level-kami = Kami
kami-option-level-kami-help = Exactement 15 ; si vous dépassez, retour à zéro.

## Mots

kami-card-S = Soldat
kami-card-L = Lance
kami-card-C = Cavalier
kami-card-A = Dragon d’Argent
kami-card-O = Dragon d’Or
kami-card-T = Tour
kami-card-F = Fou
kami-card-I = Impératrice

## Comment cela finit

kami-reason-points = L’objectif de 15 points est atteint.
kami-reason-last-card = La dernière carte d’une main a été posée.
kami-reason-master-stroke = Un Coup de Maître : les deux dernières cartes étaient identiques.
kami-reason-void = La manche est annulée.
kami-ending-card =
    { $you ->
        [yes] Vous gagnez la manche. Votre dernière carte : { $card }.
       *[no] { $name } gagne la manche. La dernière carte : { $card }.
    }
kami-ending-double = Coup de Maître : les deux dernières cartes sont identiques, les points sont donc doublés.
kami-scene-hands = Les cartes restées en main
kami-scene-sum = { $before } + { $points } = { $sum }
kami-scene-over-lord = { $before } + { $points } = { $sum } : ce qui dépasse 15 est retiré, donc { $after }
kami-scene-over-kami = { $before } + { $points } = { $sum } : plus de 15, retour à { $after }

## Plateau

kami-table = Table de Kami
kami-seat-name = Place { $seat }
kami-seat =
    Place { $seat } : { $name }, { $role ->
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
    Votre main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
kami-mercenaries = Mercenaires
kami-aside = Mises de côté
kami-first-player = Premier joueur
kami-partner = Partenaire
kami-line =
    { $line ->
        [attack] Ligne d’attaque : { $name }
       *[defence] Ligne de défense : { $name }
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
    } : { $use ->
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
        [none] Mise de côté, cachée
       *[other] Mise de côté : { $card }, connue de vous uniquement
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
kami-keep = Garder ces cartes
kami-cancel = Redistribuer
kami-play = Jouer quand même
kami-status =
    { $you ->
        [yes]
            { $phase ->
                [demoralised] Démoralisé : montrer vos Soldats et demander une nouvelle donne à votre partenaire ?
                [partner_answer] Votre partenaire demande : redistribuer ?
                [lead_defence] À vous d’entamer : posez une carte face cachée
                [lead_attack] À vous d’entamer : attaquez maintenant
                [answer] Contrez l’attaque ({ $card }) ou passez
                [counter_attack] Vous avez contré : attaquez maintenant
               *[over] La manche est terminée
            }
       *[no]
            { $phase ->
                [demoralised] Un joueur décide s’il demande une nouvelle donne
                [partner_answer] { $name } décide s’il faut redistribuer
                [lead_defence] { $name } entame : une carte face cachée
                [lead_attack] { $name } entame et attaque
                [answer] Attaque ({ $card }) : { $name } va contrer ou passer ?
                [counter_attack] { $name } a contré et attaque
               *[over] La manche est terminée
            }
    }
kami-won =
    { $you ->
        [yes] Vous gagnez la manche
       *[no] { $name } gagne la manche
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kami-void = La manche est annulée
kami-master-stroke = Coup de Maître
kami-empress =
    { $may ->
        [attack] Une Impératrice est visible en défense : les Impératrices peuvent attaquer
       *[wait] Les Impératrices ne peuvent pas encore attaquer
    }
kami-raised =
    { $card } : { $use ->
        [lead-defence] à poser face cachée ?
        [counter] pour contrer ?
       *[attack] pour attaquer ?
    }
kami-refused =
    { $card } : { $why ->
        [no-counter] ne contre pas cette attaque ({ $attack })
        [no-attack] n’attaque que si une Impératrice est visible en défense, ou si c’est la dernière carte de la main
        [no-defence] votre dernière carte doit attaquer
       *[not-now] ce n’est pas à vous
    }
kami-step =
    { $you ->
        [yes]
            { $action ->
                [pass] Vous passez
                [ask] Vous demandez une nouvelle donne
                [keep] Vous gardez vos cartes
                [cancel] Vous voulez une nouvelle donne
               *[play] Vous jouez quand même
            }
       *[no]
            { $action ->
                [pass] { $name } passe
                [ask] { $name } demande une nouvelle donne
                [keep] { $name } garde ses cartes
                [cancel] { $name } veut une nouvelle donne
               *[play] { $name } joue quand même
            }
    }
kami-played =
    { $line ->
        [attack]
            { $you ->
                [yes] Vous attaquez
               *[no] { $name } attaque
            }
       *[defence]
            { $you ->
                [yes] Vous défendez
               *[no] { $name } défend
            }
    }{ $face ->
        [down] { " " }avec une carte face cachée
       *[up] { "\u00A0" }: { $card }
    }{ $mercenary ->
        [yes] { " " }(Mercenaire)
       *[no] { "" }
    }

# Le milieu de la table : ce qui s’y trouve et ce qu’on peut y faire

kami-a-S = un Soldat
kami-a-L = une Lance
kami-a-C = un Cavalier
kami-a-A = un Dragon d’Argent
kami-a-O = un Dragon d’Or
kami-a-T = une Tour
kami-a-F = un Fou
kami-a-I = une Impératrice
kami-no-S = de Soldat
kami-no-L = de Lance
kami-no-C = de Cavalier
kami-no-A = de Dragon d’Argent
kami-no-O = de Dragon d’Or
kami-no-T = de Tour
kami-no-F = de Fou
kami-no-I = d’Impératrice
kami-attacks =
    { $role ->
        [you] Vous attaquez : { $card }.
        [partner] { $name } (votre partenaire) attaque : { $card }.
       *[opponent] { $name } attaque : { $card }.
    }
kami-counters =
    { $or ->
        [none] Pour contrer, il faut { $counter }.
       *[other] Pour contrer, il faut { $counter } ou { $or }.
    }
kami-answer = À vous : contrez ou passez.
kami-answers = C’est à { $name } de répondre.
kami-no-counter =
    { $duel ->
        [yes]
            { $nor ->
                [none] Vous n’avez pas { $none }, et il n’y en a pas non plus parmi les Mercenaires.
               *[other] Vous n’avez pas { $none } ni { $nor }, et il n’y en a pas non plus parmi les Mercenaires.
            }
       *[no]
            { $nor ->
                [none] Vous n’avez pas { $none }.
               *[other] Vous n’avez pas { $none } ni { $nor }.
            }
    }
kami-only-card = La seule carte de votre main ne peut pas défendre : elle doit être votre dernière attaque.
kami-unanswered =
    { $you ->
        [yes] Personne n’a contré votre attaque ({ $card }).
       *[no] Personne n’a contré l’attaque ({ $card }).
    }
kami-drawn =
    { $you ->
        [yes] Vous avez tiré la carte la plus forte ({ $card }) : vous commencez.
       *[no] { $name } a tiré la carte la plus forte ({ $card }) et commence.
    }
kami-again =
    { $how ->
        [touch] Touchez-la encore une fois.
        [keys] Appuyez encore une fois sur Entrée.
       *[mouse] Cliquez dessus encore une fois.
    }
kami-idle =
    { $why ->
        [deal-open] Décidez d’abord de la donne.
        [over] Cette manche est terminée.
       *[not-now]
            { $name ->
                [none] Pas encore : la manche n’a pas commencé.
               *[other] C’est à { $name } de jouer.
            }
    }
kami-choose-first = Choisissez d’abord une carte.
kami-passed = Passe
kami-held-soldiers =
    { $exact ->
        [yes] Il en reste { $least } dans cette main.
       *[no] Il en reste au moins { $least } et au plus { $most } dans cette main.
    }
kami-pile-covers = Pile { $pile } : il y a encore une carte en dessous.
kami-order = On joue dans le sens horaire.
kami-round = Manche { $round }
kami-target =
    { $level ->
        [soldier] Le premier à { $target }
        [lord] Exactement { $target } : ce qui dépasse est retiré
       *[kami] Exactement { $target } : si vous dépassez, retour à 0
    }
kami-team = { $one } et { $other }
kami-score =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $target }
kami-unseen = Cartes non vues
kami-unseen-about = Vous n’avez pas encore vu ces cartes. Elles sont dans les autres mains, face cachée ou hors jeu.
kami-unseen-card = { $card } : { $count } sur { $copies }
kami-legend =
    { $mark ->
        [attack] Ligne d’attaque
        [defence] Ligne de défense
        [standing] L’attaque à contrer
        [own] Face cachée, connue de vous uniquement
        [first] A entamé la manche
        [mercenary] Était un Mercenaire
        [covers] Il y a encore une carte en dessous
       *[known] Vue par vous uniquement
    }
kami-close = Fermer

## Leçons

kami-course-about = Entamer, contrer, attaquer : avec un partenaire, chacun pour soi à trois, et en duel.
kami-course-you = Vous
kami-course-end = Vous savez entamer, contrer et passer, et ce que peut l’Impératrice. Le reste vient en jouant.
kami-course-lead-title = Deux cartes par tour
kami-course-lead = Vous commencez. Posez d’abord une carte face cachée sur votre ligne de défense : touchez une carte, puis touchez-la encore.
kami-course-lead-then-1 = Personne ne sait ce que c’est. Attaquez maintenant : posez une autre carte face visible sur votre ligne d’attaque.
kami-course-lead-done = C’est ainsi qu’on entame : une carte cachée en défense, une en attaque. Aux autres de répondre.
kami-course-counter-title = Contrer
kami-course-counter = Ren attaque avec un Cavalier. Pour l’arrêter, posez exactement la même carte, face visible, en défense : contrez avec votre Cavalier.
kami-course-counter-then-1 = Arrêté ! Celui qui contre doit attaquer aussitôt. Choisissez une carte pour attaquer.
kami-course-counter-wrong = Vous pouvez passer, mais ici vous pouvez arrêter l’attaque : jouez votre Cavalier.
kami-course-counter-done = C’est à Aki, à votre gauche, de répondre à votre attaque. Et ainsi de suite autour de la table.
kami-course-pass-title = Passer
kami-course-pass = Ren attaque avec une Lance, et vous n’en avez pas : passez. On peut toujours passer, même avec la bonne carte en main.
kami-course-pass-done = Tout le monde a passé. Ren entame donc de nouveau.
kami-course-again-title = Tout le monde passe
kami-course-again = Votre première carte est déjà posée face cachée. Attaquez avec une carte que personne, pensez-vous, ne contrera.
kami-course-again-then-1 = Personne n’a contré. Vous entamez donc encore : une autre carte face cachée…
kami-course-again-done = … et une autre attaque. Celui qui entame se défait de deux cartes sans avoir à en contrer une.
kami-course-last-title = La dernière carte
kami-course-last = Le premier à poser la dernière carte de sa main gagne la manche et marque les points de cette carte : un Soldat vaut 1, une Tour 4. Laquelle des deux cachez-vous en défense ?
kami-course-last-then-1 = Le Soldat est caché. Attaquez avec la Tour !
kami-course-last-wrong = Le Soldat serait alors le dernier, pour un point. Cachez le Soldat, gardez la Tour.
kami-course-last-done = Quatre points ! Le premier à 15 gagne la partie.
kami-course-partner-title = Partenaires
kami-course-partner = Mio est en face : vous formez une équipe et partagez vos points. C’est Mio qui attaque, mais on peut contrer son partenaire. Faites-le ici, avec votre Soldat.
kami-course-partner-then-1 = Et maintenant, votre dernière carte !
kami-course-partner-wrong = Vous pouvez passer. Mais après le Soldat, vous poseriez votre dernière carte.
kami-course-partner-done = Quatre points pour vous et Mio.
kami-course-empress-title = L’Impératrice
kami-course-empress = Ren attaque avec un Dragon d’Or. Vous n’en avez pas, mais vous avez l’Impératrice : elle contre presque tout. Jouez-la.
kami-course-empress-then-1 = Le Dragon est arrêté. Attaquez avec la carte de votre choix.
kami-course-empress-wrong = Vous pouvez passer, mais essayez l’Impératrice.
kami-course-empress-done = Une carte puissante, qui vaut cinq points si c’est votre dernière.
kami-course-humble-title = Trop humbles pour elle
kami-course-humble = Soldats et Lances sont indignes de l’Impératrice : elle ne peut pas les contrer. Ici, une Lance attaque, et vous n’en avez pas. Touchez l’Impératrice pour vous en assurer, puis passez.
kami-course-humble-done = Retenez-le : aucune Impératrice n’arrête un Soldat ou une Lance.
kami-course-unlocked-title = Quand elle peut attaquer
kami-course-unlocked = L’Impératrice n’attaque que si une Impératrice est déjà visible en défense, ou si c’est la dernière carte de la main. Mio vient d’en poser une. Contrez d’abord la Lance.
kami-course-unlocked-then-1 = Envoyez maintenant votre Impératrice à l’attaque !
kami-course-unlocked-wrong = Contrez d’abord avec votre Lance, puis attaquez avec l’Impératrice.
kami-course-unlocked-done = Personne ne peut la contrer : la seule autre Impératrice est déjà sur la table.
kami-course-master-title = Coup de Maître
kami-course-master = Si vos deux dernières cartes sont identiques et que la première est cachée, vos points doublent. Gardez vos deux Tours : cachez une autre carte.
kami-course-master-then-1 = Bien. Attaquez avec l’autre petite carte.
kami-course-master-then-2 = Tout le monde a passé, et il reste les Tours : l’une cachée…
kami-course-master-then-3 = … et l’autre attaque !
kami-course-master-wrong = Gardez les Tours pour la fin. Jouez d’abord le Soldat et la Lance.
kami-course-master-done = Coup de Maître ! Deux fois quatre font huit points.
kami-course-soldiers-title = Cinq Soldats
kami-course-soldiers = Cinq Soldats ou plus, c’est une main faible. À quatre joueurs, vous pouvez les montrer et demander à votre partenaire une nouvelle donne. Demandez à Mio !
kami-course-soldiers-wrong = On peut garder une telle main, mais cette fois, demandez.
kami-course-soldiers-done = Mio est d’accord : on redistribue, et le premier joueur reste le même.
kami-course-three-title = À trois
kami-course-three = À trois, chacun joue pour soi avec dix cartes. Deux sont de côté, et vous en avez vu une : une Lance. Vous avez les trois autres ! Contrez d’abord le Soldat.
kami-course-three-then-1 = Attaquez maintenant avec une Lance. Qui pourrait la contrer ?
kami-course-three-wrong = Contrez d’abord avec votre Soldat, puis attaquez avec une Lance.
kami-course-three-done = Personne : les autres n’ont pas de Lance, et l’Impératrice ne contre pas les Lances.
kami-course-duel-title = Les Mercenaires
kami-course-duel = En duel, huit piles sont au centre : les Mercenaires. Vous pouvez jouer une carte visible des piles au lieu d’une carte de votre main. Contrez le Cavalier avec celui du centre.
kami-course-duel-then-1 = La carte du dessous est maintenant visible. Attaquez, de votre main ou avec un autre Mercenaire.
kami-course-duel-wrong = Il y a un Cavalier parmi les Mercenaires : contrez avec lui.
kami-course-duel-done = Les Mercenaires ne vont jamais en main : on les joue aussitôt.
kami-course-own-card-title = La dernière carte vient de la main
kami-course-own-card = Il vous reste une carte en main. Quand elle attaque, la manche est finie ; elle ne peut pas défendre. Posez donc un Mercenaire face cachée.
kami-course-own-card-then-1 = Et maintenant, votre dernière carte attaque.
kami-course-own-card-wrong = Un Mercenaire ne vide pas votre main. Attaquez avec votre propre carte.
kami-course-own-card-done = Votre main est vide : vous gagnez la manche. Si le Mercenaire est identique à votre dernière carte, c’est même un Coup de Maître.

## Règles

kami-aim = Défaites-vous de vos cartes en contrant et en attaquant. Celui qui pose la dernière carte de sa main gagne la manche et marque la valeur de cette carte.
kami-box = 2 à 4 joueurs, à partir de 8 ans, environ 20 minutes.
kami-section-cards = Les cartes
kami-section-round = Une manche
kami-section-empress = L’Impératrice
kami-section-master = Coup de Maître
kami-section-four = À quatre : traditionnelle
kami-section-three = À trois : chaotique
kami-section-duel = À deux : le duel
kami-section-game = Gagner la partie
kami-section-known = Qui sait quoi
kami-rule-C1 = Il y a 32 cartes de huit sortes. Seule la carte qui termine une manche rapporte ses points.
kami-rule-R1 = Chacun a une ligne de défense et une ligne d’attaque. À son tour, on joue deux cartes ou aucune : une en défense, puis une en attaque. Le premier joueur entame : une carte face cachée en défense, puis une carte face visible en attaque.
kami-rule-R2 = Tant qu’une attaque est en cours, chaque joueur, dans le sens horaire, passe, ce qui est toujours permis, ou contre : avec une carte identique à celle de l’attaque, face visible en défense. Celui qui contre doit attaquer aussitôt, et c’est désormais cette attaque qu’il faut contrer. On peut contrer son partenaire.
kami-tip-R2 = Passer peut être payant, même avec la bonne carte en main. Et n’hésitez pas à contrer votre partenaire, surtout si cela vous permet de poser votre dernière carte.
kami-rule-R3 = Si tous les autres passent, le joueur dont l’attaque est en cours entame de nouveau : une carte face cachée en défense, puis une attaque.
kami-rule-R4 = La manche s’arrête dès que quelqu’un pose la dernière carte de sa main. C’est toujours une attaque, et ses points vont à ce joueur ou à son équipe.
kami-rule-R5 = Le deuxième joueur d’une manche, dans le sens horaire, est le premier joueur de la suivante et distribue.
kami-rule-E1 = En défense, l’Impératrice contre toutes les attaques, même celle d’une Impératrice, sauf celles d’un Soldat ou d’une Lance.
kami-rule-E2 = L’Impératrice ne peut attaquer que si une Impératrice est déjà visible sur une ligne de défense de cette manche, ou si c’est la dernière carte de la main. Celle qui vient de contrer suffit. Une Impératrice en attaque ou face cachée ne suffit pas, et avoir les deux en main non plus.
kami-rule-E3 = Si toutes les cartes avec lesquelles vous pourriez attaquer sont des Impératrices, chacune peut attaquer ; cela n’arrive qu’en duel. L’exception de la dernière carte de la main ne vaut jamais pour une Impératrice parmi les Mercenaires.
kami-rule-M1 = Si les deux dernières cartes du gagnant, en défense et en attaque, sont identiques et que celle de défense est face cachée, les points sont doublés. Si elle est visible, ils ne le sont pas.
kami-rule-F1 = Il y a deux équipes, et les partenaires sont face à face. Chacun reçoit huit cartes. Les points sont ceux de l’équipe. Les partenaires n’ont pas le droit de se donner des indications pendant la partie, pas même dans le chat.
kami-rule-F2 = Démoralisé : un joueur qui reçoit cinq Soldats ou plus peut demander à son partenaire s’il faut annuler la donne. Les Soldats sont alors montrés à tous, et le partenaire décide. Une manche annulée est redistribuée avec le même premier joueur.
kami-rule-F3 = On interroge les joueurs à tour de rôle, à partir du premier joueur, avant la première entame. Un partenaire qui a choisi de jouer est encore interrogé sur sa propre main.
kami-rule-T1 = Chacun joue pour soi, avec dix cartes. Deux cartes sont mises de côté face cachée et ne servent pas. Le deuxième joueur regarde l’une, le troisième l’autre.
kami-rule-T2 = La règle « Démoralisé » ne s’applique pas.
kami-rule-D1 = Huit piles sont au centre, chacune faite d’une carte cachée sous une carte visible : les Mercenaires. Chacun reçoit huit cartes. La règle « Démoralisé » ne s’applique pas.
kami-rule-D2 = Toute carte que vous jouez, en défense ou en attaque, peut être un Mercenaire visible au lieu d’une carte de votre main. La carte du dessous est retournée et disponible aussitôt. Un Mercenaire est joué immédiatement et ne va jamais en main.
kami-rule-D3 = La manche s’arrête quand une main est vide. La dernière carte doit être une attaque et venir de la main ; la seule carte d’une main ne peut donc pas défendre.
kami-rule-D4 = Un Mercenaire peut être la carte cachée d’une entame. Tous savent ce que c’est, et elle compte pour le Coup de Maître.
kami-rule-D5 = Si le joueur qui entame ne peut rien jouer, avec une carte en main et plus aucun Mercenaire, la manche est aussitôt annulée : pas de points, et le premier joueur change comme d’habitude.
kami-rule-G1 = La partie se joue en 15 points. Au niveau Soldat, 15 points ou plus suffisent pour gagner.
kami-rule-G2 = Au niveau Seigneur, il faut exactement 15. Ce qui dépasse est retiré de 15 : 17 devient 13.
kami-rule-G3 = Au niveau Kami, il faut exactement 15. Si vous dépassez, vous retournez à zéro.
kami-rule-G4 = Pour la première manche, chacun tire une carte, et celui qui a la plus forte commence.
kami-ruling-G4 = Les ex æquo tirent de nouveau ; les cartes tirées sont remises avant le mélange.
kami-rule-K1 = Vous connaissez votre main, toutes les cartes visibles, vos propres cartes cachées, le nombre de cartes de chaque main, les Soldats montrés, la carte que vous avez regardée (à trois joueurs), les Mercenaires visibles et quel Mercenaire a été joué face cachée.
kami-diagram-R1 = Le premier joueur cache un Soldat et attaque avec un Cavalier.
kami-diagram-R2 = Un Cavalier attaque. Il est contré par un Cavalier, puis un Dragon d’Argent attaque.
kami-diagram-R4 = Il reste deux cartes. Le Soldat est caché, la Tour vient en dernier : quatre points.
kami-diagram-E1 = Un Dragon d’Or attaque, et l’Impératrice le contre.
kami-diagram-E2 = Une Impératrice est visible en défense. Après avoir contré la Lance, l’autre peut donc attaquer.
kami-diagram-M1 = Il reste deux Tours : l’une est cachée, l’autre attaque. Deux fois quatre font huit points.
kami-diagram-F2 = Cinq Soldats : demander au partenaire, ou garder ses cartes.
kami-diagram-F4 = Une manche peut commencer ainsi : le premier joueur pose une carte face cachée et attaque avec un Soldat. Le deuxième contre avec un Soldat et attaque avec un Cavalier. Le troisième contre avec une Impératrice, car l’attaque n’est ni un Soldat ni une Lance, et attaque avec une Lance. Les trois autres passent. Le troisième entame donc de nouveau : une autre carte face cachée, puis un Dragon d’Or attaque.
kami-diagram-T1 = Le deuxième joueur a vu une Lance et tient les trois autres : personne ne peut contrer cette attaque.
kami-diagram-D2 = Pas de Cavalier en main, mais un parmi les Mercenaires.
kami-diagram-D3 = Un Fou des Mercenaires est posé face cachée, le Fou de la main vient en dernier : Coup de Maître.

## Mettre en place à la main

kami-editor-help = Touchez ou cliquez une carte pour la mettre à l’endroit marqué ; touchez-la à cet endroit pour la reprendre.
kami-editor-deal = Distribuer au hasard
kami-editor-rest = Distribuer le reste
kami-editor-clear = Vider la table
kami-editor-first = Qui entame en premier
kami-editor-pool = Cartes sans place
kami-editor-places = Mains et table
kami-editor-place-aside = Mises de côté
kami-editor-place-above = Mercenaires, visibles
kami-editor-place-below = Mercenaires, cachés
kami-editor-count = { $count } sur { $size }
kami-editor-add =
    { $count ->
        [one] { $card }, encore { $count } : ajouter à « { $place } »
       *[other] { $card }, encore { $count } : ajouter à « { $place } »
    }
kami-editor-remove = { $card } dans « { $place } » : reprendre
kami-part-mode = le nombre de joueurs
kami-part-hands = les mains
kami-part-first = qui entame en premier
kami-part-extra = les cartes mises de côté ou les Mercenaires

## Analyse

kami-action-attack =
    { $pile ->
        [0] Attaquer ({ $card })
       *[other] Attaquer ({ $card }, Mercenaire { $pile })
    }
kami-action-lead =
    { $pile ->
        [0] Entamer face cachée ({ $card })
       *[other] Entamer face cachée ({ $card }, Mercenaire { $pile })
    }
kami-action-counter =
    { $pile ->
        [0] Contrer ({ $card })
       *[other] Contrer ({ $card }, Mercenaire { $pile })
    }
kami-insight = Mains
kami-hands-title = Toutes les mains
kami-hands-empty = aucune carte
kami-hands-covered = Mercenaires cachés

## Terminal

kami-terminal-title =
    { $players ->
        [4] deux équipes
        [3] à trois
       *[other] duel
    }, { $level }, manche { $round }
kami-terminal-score = { $scores }   sur 15
kami-terminal-defence = défense
kami-terminal-attack = attaque
kami-terminal-mercenaries = Mercenaires
kami-terminal-points = points
kami-terminal-aside = de côté
kami-terminal-first = premier
kami-terminal-partner = partenaire
kami-terminal-short-S = Soldat
kami-terminal-short-L = Lance
kami-terminal-short-C = Caval.
kami-terminal-short-A = Argent
kami-terminal-short-O = Or
kami-terminal-short-T = Tour
kami-terminal-short-F = Fou
kami-terminal-short-I = Impér.
kami-terminal-cards-left =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
kami-terminal-standing =
    { $you ->
        [yes] Votre attaque ({ $card }) : { $counters } la contre
       *[no] Attaque ({ $name }, { $card }) : { $counters } la contre
    }
kami-terminal-or = ou
kami-terminal-step =
    { $you ->
        [yes]
            { $action ->
                [pass] Vous passez
                [ask] Vous demandez
                [keep] Vous gardez
                [cancel] Vous annulez
                [play] Vous jouez
                [lead] Vous entamez
                [defence] Vous défendez
               *[attack] Vous attaquez
            }
       *[no]
            { $name } { $action ->
                [pass] passe
                [ask] demande
                [keep] garde
                [cancel] annule
                [play] joue
                [lead] entame
                [defence] défend
               *[attack] attaque
            }
    }
kami-terminal-held =
    { $you ->
        [yes] Vous avez reçu { $dealt }, reste : { $left }
       *[no] { $name } a reçu { $dealt }, reste : { $left }
    }
kami-terminal-undo = Une carte vue reste vue : on ne reprend qu’une carte de sa main posée cachée pour entamer, avant d’attaquer.
kami-terminal-keys = Une majuscule joue cette carte, un chiffre ce Mercenaire ; on tape pass, ask, keep, cancel et play. On ne reprend qu’une carte de sa main posée face cachée pour entamer.
kami-terminal-hand = main
kami-terminal-pile = pile
kami-terminal-open = ouverte
kami-terminal-below = dessous
kami-terminal-team = équipe { $team }
kami-terminal-may = Choix : { $actions }
kami-terminal-attack-of = attaque : { $name }
kami-terminal-last-card-of = dernière carte : { $name }
kami-illegal =
    { $why ->
        [not-now] la partie n’attend personne pour l’instant
        [round-over] la manche est terminée
        [question-open] le joueur qui a cinq Soldats ou plus dit d’abord ask ou keep
        [answer-open] le partenaire dit d’abord cancel ou play
        [no-question] personne n’est interrogé sur la donne pour l’instant
        [leader-passes] celui qui entame ne peut pas passer : il n’y a pas d’attaque
        [attack-due] la défense est posée : une attaque doit suivre
        [defence-due] une carte en défense vient avant l’attaque
        [not-in-hand] cette carte n’est pas dans la main ({ $card })
        [no-mercenaries] seul le duel a des Mercenaires
        [pile-empty] il ne reste pas de Mercenaire sur la pile { $pile }
        [no-counter] cette carte ({ $card }) ne contre pas l’attaque ({ $attack })
        [only-card] la seule carte en main ne peut pas défendre : elle doit être la dernière attaque
        [empress] une Impératrice ne peut pas encore attaquer : aucune n’est visible en défense, et ce n’est pas la dernière carte de la main
       *[mercenary-empress] une Impératrice parmi les Mercenaires ne peut pas encore attaquer : aucune n’est visible en défense
    }
