# The words of Kami. Where a variable is called colour, side, card, symbol or emblem, it is already a word.
# Course: one idea a step, in at most forty words.
# Aki, Mio and Ren are the other players of the course.

## At a glance

kami-about = Counter the card, then attack with your own. Who plays the last card wins the round.
kami-credit = Kami follows the Japanese game Goita.
kami-4-ladder = Kami for four
kami-3-ladder = Kami for three
kami-2-ladder = Kami duel

## Computer players

kami-player-1 = Aki
kami-player-1-2 = Mio
kami-player-1-3 = Ren
kami-player-1-about = Plays on a hunch and forgets which cards are gone.
kami-player-2 = Emi
kami-player-2-2 = Nao
kami-player-2-3 = Yuki
kami-player-2-about = Knows the rules of thumb, but not which cards are gone.
kami-player-3 = Goro
kami-player-3-2 = Taro
kami-player-3-3 = Haru
kami-player-3-about = Keeps to the rules of thumb and counts the cards.
kami-player-4 = Kenji
kami-player-4-2 = Umi
kami-player-4-3 = Tomi
kami-player-4-about = Imagines a few ways the cards might lie.
kami-player-5 = Jun
kami-player-5-2 = Zen
kami-player-5-3 = Dai
kami-player-5-about = Imagines twenty ways the cards might lie, and works out the end of a round.
kami-player-6 = Sachi
kami-player-6-2 = Yuna
kami-player-6-3 = Kaori
kami-player-6-about = Imagines fifty ways the cards might lie, and works out the end of a round.
kami-player-7 = Kazu
kami-player-7-2 = Toma
kami-player-7-3 = Isamu
kami-player-7-about = Imagines more than a hundred deals and keeps an eye on the score.
kami-player-8 = Nobu
kami-player-8-2 = Iwao
kami-player-8-3 = Hisa
kami-player-8-about = Imagines hundreds of deals, minds the score and reads your passes.

## Options

kami-option-players = Players
kami-option-players-4 = Four
kami-option-players-4-help = Two teams; your partner sits opposite.
kami-option-players-3 = Three
kami-option-players-3-help = Chaotic: everyone alone, two cards set aside.
kami-option-players-2 = Duel
kami-option-players-2-help = Two players with Mercenaries in the middle.
kami-option-level = How it is won
kami-option-level-soldier = Soldier
kami-option-level-soldier-help = 15 points or more.
kami-option-level-lord = Lord
kami-option-level-lord-help = Exactly 15; what goes over is taken off.
kami-option-level-kami = Kami
kami-option-level-kami-help = Exactly 15; who goes over starts again at 0.

## Words

kami-card-S = Soldier
kami-card-L = Lance
kami-card-C = Rider
kami-card-A = Silver Dragon
kami-card-O = Gold Dragon
kami-card-T = Tower
kami-card-F = Fool
kami-card-I = Empress

## How it ends

kami-reason-points = The points are reached.
kami-reason-last-card = The last card has been played.
kami-reason-master-stroke = A Master stroke: the last two cards were alike.
kami-reason-void = The round is void.

## Board

kami-table = Kami table
kami-seat-name = Seat { $seat }
kami-seat =
    Seat { $seat }: { $name }, { $role ->
        [you] you
        [partner] your partner
       *[opponent] opponent
    }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $first ->
        [yes] , first player
       *[no] { "" }
    }{ $turn ->
        [yes] , to act
       *[no] { "" }
    }
kami-hand =
    Your hand: { $count ->
        [one] one card
       *[other] { $count } cards
    }
kami-mercenaries = Mercenaries
kami-aside = Set aside
kami-first-player = First player
kami-partner = Partner
kami-line =
    { $line ->
        [attack] Attack line of { $name }
       *[defence] Defence line of { $name }
    }
kami-card = { $card }
kami-line-card =
    { $card ->
        [none] unknown card
       *[other] { $card }
    }{ $face ->
        [down] , face down
       *[up] { "" }
    }{ $mercenary ->
        [yes] , Mercenary
       *[no] { "" }
    }
kami-playable =
    { $card }, { $points ->
        [one] one point
       *[other] { $points } points
    }{ $pile ->
        [0] { "" }
       *[other] , Mercenary of pile { $pile }
    }: { $use ->
        [lead-defence] play it face down
        [counter] counter with it
        [attack] attack with it
        [no-counter] does not counter the attack
        [no-attack] may not attack now
        [no-defence] may not defend now
       *[not-now] not your turn
    }
kami-pile-empty = Pile { $pile } is empty
kami-aside-card =
    { $card ->
        [none] Set aside, hidden
       *[other] Set aside: { $card }, only you know it
    }
kami-shown-soldiers =
    { $count ->
        [one] One Soldier shown
       *[other] { $count } Soldiers shown
    }
kami-place =
    { $line ->
        [attack] Attack
       *[defence] Defend
    }
kami-pass = Pass
kami-ask =
    { $count ->
        [one] Show one Soldier and ask
       *[other] Show { $count } Soldiers and ask
    }
kami-keep = Keep the hand
kami-cancel = Deal again
kami-play = Play on
kami-status =
    { $you ->
        [yes]
            { $phase ->
                [demoralised] Demoralised: show your Soldiers and ask your partner for a new deal?
                [partner_answer] Your partner asks: deal again?
                [lead_defence] You lead: play a card face down
                [lead_attack] You lead: now attack
                [answer] Counter the attack ({ $card }) or pass
                [counter_attack] Countered: now attack
               *[over] The round is over
            }
       *[no]
            { $phase ->
                [demoralised] Somebody thinks about the deal
                [partner_answer] { $name } decides about the deal
                [lead_defence] { $name } leads with a card face down
                [lead_attack] { $name } leads and attacks
                [answer] Attack with { $card }: does { $name } counter or pass?
                [counter_attack] { $name } has countered and attacks
               *[over] The round is over
            }
    }
kami-won =
    { $you ->
        [yes] You win the round
       *[no] { $name } wins the round
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }
kami-void = The round is void
kami-master-stroke = Master stroke
kami-empress =
    { $may ->
        [attack] An Empress lies face up in defence: Empresses may attack
       *[wait] Empresses may not attack yet
    }
kami-raised =
    { $card }: { $use ->
        [lead-defence] play it face down?
        [counter] counter with it?
       *[attack] attack with it?
    }
kami-refused =
    { $card }: { $why ->
        [no-counter] does not counter { $attack }
        [no-attack] may attack only once an Empress lies face up in defence, or as your last card
        [no-defence] your last card has to attack
       *[not-now] not your turn
    }
kami-step =
    { $action ->
        [pass] { $name } passes
        [ask] { $name } asks for a new deal
        [keep] { $name } keeps the hand
        [cancel] { $name } wants a new deal
       *[play] { $name } plays on
    }
kami-played =
    { $line ->
        [attack] { $name } attacks
       *[defence] { $name } defends
    } { $face ->
        [down] with a card face down
       *[up] with { $card }
    }{ $mercenary ->
        [yes] { " " }(Mercenary)
       *[no] { "" }
    }

## Course

kami-course-about = Lead, counter, attack: with partners, alone among three, and in the duel.
kami-course-you = You
kami-course-end = You know how to lead, to counter and to pass, and what the Empress may do. The rest comes with playing.
kami-course-lead-title = Two cards a turn
kami-course-lead = You begin: you lead. First put one card face down in your defence line. Tap a card, then tap it again.
kami-course-lead-then-1 = Nobody knows what it is. Now attack: put another card face up in your attack line.
kami-course-lead-done = That is a lead: one card hidden in defence, one in attack. Now the others have to answer.
kami-course-counter-title = Counter
kami-course-counter = Ren attacks with a Rider. To stop it, play the very same card, face up in defence: counter with your Rider.
kami-course-counter-then-1 = Stopped! Whoever counters attacks at once. Choose a card to attack with.
kami-course-counter-wrong = You may pass, but here you can stop the attack: play your Rider.
kami-course-counter-done = Now Aki, on your left, has to answer your attack. So it goes round the table.
kami-course-pass-title = Pass
kami-course-pass = Ren attacks with a Lance, and you have none: pass. You may always pass, even with the right card in your hand.
kami-course-pass-done = Everybody has passed. So Ren leads again.
kami-course-again-title = Everybody passes
kami-course-again = Your first card lies face down already. Attack with a card that you think nobody will counter.
kami-course-again-then-1 = Nobody has countered. So you lead again: another card face down …
kami-course-again-done = … and another attack. Whoever leads gets rid of two cards and needs no matching one.
kami-course-last-title = The last card
kami-course-last = Whoever plays the last card of the hand wins the round and scores its points: a Soldier 1, a Tower 4. Which of your two do you hide in defence?
kami-course-last-then-1 = The Soldier is hidden. Now attack with the Tower!
kami-course-last-wrong = Then the Soldier would come last, for one point. Hide the Soldier, keep the Tower.
kami-course-last-done = Four points! The first to 15 wins the game.
kami-course-partner-title = Partners
kami-course-partner = Mio sits opposite: you are a team and share your points. It is Mio’s attack, but you may counter your partner, and here you should: with your Soldier.
kami-course-partner-then-1 = And now your last card!
kami-course-partner-wrong = You may pass. But after the Soldier you could play your last card.
kami-course-partner-done = Four points for you and Mio.
kami-course-empress-title = The Empress
kami-course-empress = Ren attacks with a Gold Dragon. You have none, but you hold the Empress: she counters nearly everything. Play her.
kami-course-empress-then-1 = The Dragon is stopped. Now attack with any card.
kami-course-empress-wrong = You may pass, but try the Empress.
kami-course-empress-done = A strong card, and worth five points if she is your last one.
kami-course-humble-title = Too humble for her
kami-course-humble = Soldiers and Lances are beneath the Empress: she cannot counter them. Here a Lance attacks, and you have none. Tap her to see it, then pass.
kami-course-humble-done = Remember: no Empress stops a Soldier or a Lance.
kami-course-unlocked-title = When she may attack
kami-course-unlocked = The Empress attacks only once an Empress lies face up in a defence line, or as your last card. Mio has just played one. Counter the Lance first.
kami-course-unlocked-then-1 = Now send your Empress to attack!
kami-course-unlocked-wrong = First counter with your Lance, then attack with the Empress.
kami-course-unlocked-done = Nobody can counter her: the only other Empress lies on the table already.
kami-course-master-title = Master stroke
kami-course-master = If your last two cards are the same and the first of them lies face down, your points double. Keep your two Towers: hide another card now.
kami-course-master-then-1 = Good. Attack with the other small one.
kami-course-master-then-2 = Everybody has passed, and only the Towers are left: one face down …
kami-course-master-then-3 = … and the other one attacks!
kami-course-master-wrong = Keep the Towers for the end. Play the Soldier and the Lance first.
kami-course-master-done = Master stroke! Twice four makes eight points.
kami-course-soldiers-title = Five Soldiers
kami-course-soldiers = Five Soldiers or more are a poor hand. With four players you may show them and ask your partner for a new deal. Ask Mio!
kami-course-soldiers-wrong = You may keep such a hand, but this time ask.
kami-course-soldiers-done = Mio agrees: the cards are dealt again, and the same player begins.
kami-course-three-title = Three players
kami-course-three = Three players play alone, with ten cards each. Two cards lie aside, and you have looked at one: a Lance. You hold the other three! First counter the Soldier.
kami-course-three-then-1 = Now attack with a Lance. Who could counter it?
kami-course-three-wrong = First counter with your Soldier, then attack with a Lance.
kami-course-three-done = Nobody: the others have no Lance, and the Empress does not counter Lances.
kami-course-duel-title = The Mercenaries
kami-course-duel = In the duel, eight piles lie in the middle: the Mercenaries. You may play an open one instead of a card of your hand. Counter the Rider with the Rider there.
kami-course-duel-then-1 = The card below is open now. Attack, from your hand or with another Mercenary.
kami-course-duel-wrong = There is a Rider among the Mercenaries: counter with it.
kami-course-duel-done = Mercenaries never come into your hand: they are played at once.
kami-course-own-card-title = The last card is your own
kami-course-own-card = One card is left in your hand. When it attacks, the round is over; it may not defend. So lead with a Mercenary face down.
kami-course-own-card-then-1 = And now your own last card attacks.
kami-course-own-card-wrong = A Mercenary does not empty your hand. Attack with your own card.
kami-course-own-card-done = Your hand is empty: you win the round. If the Mercenary equals your last card, even with a Master stroke.

## Rules

kami-aim = Get rid of your cards by countering and attacking. Whoever plays the last card of the hand wins the round and scores what that card is worth.
kami-section-cards = The cards
kami-section-round = A round
kami-section-empress = The Empress
kami-section-master = Master stroke
kami-section-four = Four players: traditional
kami-section-three = Three players: chaotic
kami-section-duel = Two players: the duel
kami-section-game = Winning the game
kami-section-known = Who knows what
kami-rule-C1 = There are 32 cards of eight kinds. The points count only for the card that ends a round.
kami-rule-R1 = Everybody has a defence line and an attack line. A turn that plays cards plays two: one in defence, then one in attack. The first player leads: one card face down in defence, then one card face up in attack.
kami-rule-R2 = While an attack stands, each next player, clockwise, either passes, which is always allowed, or counters: with a card identical to the attacking one, face up in defence. Whoever counters then attacks, and that is now the attack to counter. You may counter your own partner.
kami-rule-R3 = If everybody else passes, the player whose attack stands leads again: a card face down in defence, then an attack.
kami-rule-R4 = The round ends at once when somebody plays the last card of the hand. It is always an attack, and its points go to that player or team.
kami-rule-R5 = The second player of a round, clockwise, is first player in the next one and deals.
kami-rule-E1 = In defence the Empress counters every attack, even an Empress’s, but not a Soldier’s or a Lance’s.
kami-rule-E2 = In attack the Empress is allowed only if an Empress already lies face up in some defence line of this round, or as the last card of the hand. One that has just been played as a counter is enough. One in an attack line or face down is not, and holding both is not either.
kami-rule-E3 = If every card with which you could attack is an Empress, any of them may attack; this can happen only in the duel. Being the last card of the hand never frees an Empress among the Mercenaries.
kami-rule-M1 = If the winner’s last two cards, in defence and in attack, are identical and the one in defence lies face down, the points are doubled. If it lies face up, they are not.
kami-rule-F1 = There are two teams, and partners sit opposite each other. Everybody gets eight cards. Points are the team’s.
kami-rule-F2 = Demoralised: whoever is dealt five or more Soldiers may ask the partner whether to cancel the deal. The Soldiers are then shown to all, and the partner decides. A cancelled round is dealt again with the same first player.
kami-rule-F3 = The players are asked in turn, from the first player on, before the first lead. A partner who has answered to play on is still asked about the own hand.
kami-rule-T1 = Everyone plays alone, with ten cards. Two cards are set aside face down and are not used. The second player looks at one of them, the third player at the other.
kami-rule-T2 = Nobody can be Demoralised.
kami-rule-D1 = Eight piles lie in the middle, each a card face down with another face up on it: the Mercenaries. Both players get eight cards. Nobody can be Demoralised.
kami-rule-D2 = Every card you play, in defence or in attack, may be an open Mercenary instead of a card of your hand. The card below it is turned up and can be used at once. A Mercenary is played immediately and never comes into a hand.
kami-rule-D3 = The round ends when a hand is empty. The last card must be an attack and come from the hand; so the only card of a hand cannot be used in defence.
kami-rule-D4 = A Mercenary may be the face-down card of a lead. Everybody knows what it is, and it counts for the Master stroke.
kami-rule-D5 = If the leader has no legal play, with one card in the hand and no Mercenary left, the round is void at once: no points, and the first player changes as usual.
kami-rule-G1 = The game goes to 15 points. At the level Soldier, 15 points or more win.
kami-rule-G2 = At the level Lord it takes exactly 15. What goes over is taken off 15: 17 becomes 13.
kami-rule-G3 = At the level Kami it takes exactly 15. Whoever goes over is back at 0.
kami-rule-G4 = To find the first player of the first round, everybody draws a card, and the most points begin. Those who are level draw again; the cards go back before the shuffle.
kami-rule-K1 = You know your own hand, all open cards, your own face-down cards, the number of cards in every hand, the Soldiers that were shown, the card you looked at when three play, the open Mercenaries, and which Mercenary was played face down.
kami-diagram-R1 = The first player hides a Soldier and attacks with a Rider.
kami-diagram-R2 = A Rider attacks. It is countered with a Rider, and a Silver Dragon attacks.
kami-diagram-R4 = Two cards are left. The Soldier goes face down, the Tower comes last: four points.
kami-diagram-E1 = A Gold Dragon attacks, and the Empress counters it.
kami-diagram-E2 = An Empress lies face up in defence. So, after countering the Lance, the other one may attack.
kami-diagram-M1 = Two Towers are left: one goes face down, the other one attacks. Twice four makes eight points.
kami-diagram-F2 = Five Soldiers: ask the partner, or keep the hand.
kami-diagram-T1 = The second player has looked at a Lance and holds the other three: nobody can counter this attack.
kami-diagram-D2 = There is no Rider in the hand, but one among the Mercenaries.
kami-diagram-D3 = A Fool among the Mercenaries goes face down, the Fool of the hand comes last: a Master stroke.

## Setting up by hand

kami-editor-help = Touch a card to put it where the mark is; touch it there to take it back.
kami-editor-deal = Deal at random
kami-editor-rest = Deal the rest
kami-editor-clear = Clear the table
kami-editor-first = Who leads
kami-editor-pool = Cards without a place
kami-editor-places = Hands and table
kami-editor-place-aside = Set aside
kami-editor-place-above = Mercenaries, face up
kami-editor-place-below = Mercenaries, covered
kami-editor-count = { $count } of { $size }
kami-editor-add =
    { $count ->
        [one] { $card }, one left: give to { $place }
       *[other] { $card }, { $count } left: give to { $place }
    }
kami-editor-remove = { $card } of { $place }: take back

## Analysis

kami-action-attack =
    { $pile ->
        [0] Attack with { $card }
       *[other] Attack with { $card } (Mercenary { $pile })
    }
kami-action-lead =
    { $pile ->
        [0] Lead, face down: { $card }
       *[other] Lead, face down: { $card } (Mercenary { $pile })
    }
kami-action-counter =
    { $pile ->
        [0] Counter with { $card }
       *[other] Counter with { $card } (Mercenary { $pile })
    }
kami-insight = Hands
kami-hands-title = Open hands
kami-hands-empty = no cards
kami-hands-covered = Covered Mercenaries

## Terminal

kami-terminal-title =
    { $players ->
        [4] two teams
        [3] three players
       *[other] a duel
    }, { $level }, round { $round }
kami-terminal-score = { $scores }   of 15
kami-terminal-defence = defence
kami-terminal-attack = attack
kami-terminal-mercenaries = Mercenaries
kami-terminal-points = points
kami-terminal-aside = aside
kami-terminal-first = first
kami-terminal-partner = partner
kami-terminal-short-S = Soldier
kami-terminal-short-L = Lance
kami-terminal-short-C = Rider
kami-terminal-short-A = Silver
kami-terminal-short-O = Gold
kami-terminal-short-T = Tower
kami-terminal-short-F = Fool
kami-terminal-short-I = Empress
kami-terminal-cards-left =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kami-terminal-standing =
    { $you ->
        [yes] Your { $card } attacks: { $counters } counters it
       *[no] { $name } attacks with { $card }: { $counters } counters it
    }
kami-terminal-or = or
kami-terminal-step =
    { $seat } { $action ->
        [pass] passes
        [ask] asks
        [keep] keeps
        [cancel] cancels
        [play] plays on
        [lead] leads
        [defence] defends
       *[attack] attacks
    }
kami-terminal-held = { $name } was dealt { $dealt }, left: { $left }
kami-terminal-undo = Seen cards cannot be unseen: you can only take back the hand card you led face down, before you attack.
kami-terminal-keys = A capital letter plays that card, a digit that Mercenary; pass, ask, keep, cancel and play are typed. Only a hand card led face down can be taken back.
kami-terminal-hand = hand
kami-terminal-pile = pile
kami-terminal-open = open
kami-terminal-below = below
kami-terminal-team = team { $team }
kami-terminal-may = Choices: { $actions }
kami-terminal-attack-of = attack of { $name }
kami-terminal-last-card-of = the last card of { $name }
kami-terminal-refused =
    { $why ->
        [not-now] the game waits for no player now
        [round-over] the round is over
        [question-open] whoever holds five or more Soldiers first says ask or keep
        [answer-open] the partner first says cancel or play
        [no-question] nobody is asked about the deal now
        [leader-passes] whoever leads may not pass: no attack stands
        [attack-due] the defence is played: now an attack must follow
        [defence-due] a card in defence comes before the attack
        [not-in-hand] there is no { $card } in the hand
        [no-mercenaries] only the duel has Mercenaries
        [pile-empty] no Mercenary is left on pile { $pile }
        [no-counter] { $card } does not counter { $attack }
        [only-card] the only card of the hand may not defend: it must be the last attack
        [empress] an Empress may not attack yet: none lies face up in defence, and it is not the last card of the hand
       *[mercenary-empress] an Empress among the Mercenaries may not attack yet: none lies face up in defence
    }
