# The words of Kami. Where a variable is called colour, side, card, symbol or emblem, it is already a word.
# Course: one idea a step, in at most forty words.
# Aki, Mio and Ren are the other players of the course.

## At a glance

kami-about = Counter the card, then attack with one of your own. Whoever plays the last card of their hand wins the round.
kami-brief-1 = Whoever leads lays one card face down as defence and one face up as an attack.
kami-brief-2 = Going round the table, you may counter an attack with the same card and then attack yourself, or pass.
kami-brief-3 = If everybody passes, the attack stands and its player leads again.
kami-brief-4 = Whoever plays the last card of their hand wins the round, and that card says how many points it is worth.
kami-credit = Kami is published by Oka Luda and Art & Bear, with illustrations by Pauline Berdal; it is loosely inspired by the Japanese game Goita.
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

## Coach

kami-coach-any = An attack that nobody can counter comes back to you, and you lead again.
kami-coach-win = Your last card wins the round now!
kami-coach-last = { $card } is your last card: it wins the round.
kami-coach-counters =
    { $count ->
        [0] { $card }: every card that counters it has been seen.
        [one] { $card }: one card you have not seen counters it.
       *[other] { $card }: { $count } cards you have not seen counter it.
    }
kami-coach-answer = The same card counters the attack; an Empress counters anything but a Soldier or a Lance. If you cannot or do not want to, pass.
kami-coach-defence = Lay down a card you can spare: it stays hidden, and it is gone.
kami-coach-lost = With all cards open, this is what cost you most in round { $round }: { $move }

## Options

kami-option-players = Players
kami-option-players-4 = Four
kami-option-players-4-help = Two teams; your partner sits opposite.
kami-option-players-3 = Three
kami-option-players-3-help = Chaotic: everyone for themselves, two cards set aside.
kami-option-players-2 = Duel
kami-option-players-2-help = Two players with Mercenaries in the middle.
kami-option-level = Winning condition
kami-option-level-soldier = Soldier
kami-option-level-soldier-help = 15 points or more.
kami-option-level-lord = Lord
kami-option-level-lord-help = Exactly 15; any excess is subtracted (17 becomes 13).
kami-option-level-kami = Kami
kami-option-level-kami-help = Exactly 15; overshoot and you are back to 0.

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

kami-reason-points = The target of 15 points has been reached.
kami-reason-last-card = The last card has been played.
kami-reason-master-stroke = A Master stroke: the last two cards were alike.
kami-reason-void = The round is void.
kami-ending-card =
    { $you ->
        [yes] You won the round. Your last card: { $card }.
       *[no] { $name } won the round. The last card: { $card }.
    }
kami-ending-double = Master stroke: the last two cards are alike, so they count double.
kami-scene-hands = Cards left in the hands
kami-scene-sum = { $before } + { $points } = { $sum }
kami-scene-over-lord = { $before } + { $points } = { $sum }: what goes over 15 is taken off, so { $after }
kami-scene-over-kami = { $before } + { $points } = { $sum }: over 15, back to { $after }

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
        [attack] Attack line: { $name }
       *[defence] Defence line: { $name }
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
       *[not-now] it is not your turn
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
kami-keep = Keep these cards
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
                [demoralised] A player is deciding whether to ask for a new deal
                [partner_answer] { $name } decides whether to deal again
                [lead_defence] { $name } leads with a card face down
                [lead_attack] { $name } leads and attacks
                [answer] Attack with { $card }: will { $name } counter or pass?
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
       *[not-now] it is not your turn
    }
kami-step =
    { $you ->
        [yes]
            { $action ->
                [pass] You pass
                [ask] You ask for a new deal
                [keep] You keep your cards
                [cancel] You want a new deal
               *[play] You play on
            }
       *[no]
            { $action ->
                [pass] { $name } passes
                [ask] { $name } asks for a new deal
                [keep] { $name } keeps the cards
                [cancel] { $name } wants a new deal
               *[play] { $name } plays on
            }
    }
kami-played =
    { $line ->
        [attack]
            { $you ->
                [yes] You attack
               *[no] { $name } attacks
            }
       *[defence]
            { $you ->
                [yes] You defend
               *[no] { $name } defends
            }
    } { $face ->
        [down] with a card face down
       *[up] with { $card }
    }{ $mercenary ->
        [yes] { " " }(Mercenary)
       *[no] { "" }
    }

# The middle of the table: what stands there and what can be done about it

kami-a-S = a Soldier
kami-a-L = a Lance
kami-a-C = a Rider
kami-a-A = a Silver Dragon
kami-a-O = a Gold Dragon
kami-a-T = a Tower
kami-a-F = a Fool
kami-a-I = an Empress
kami-no-S = no Soldier
kami-no-L = no Lance
kami-no-C = no Rider
kami-no-A = no Silver Dragon
kami-no-O = no Gold Dragon
kami-no-T = no Tower
kami-no-F = no Fool
kami-no-I = no Empress
kami-attacks =
    { $role ->
        [you] You attack: { $card }.
        [partner] { $name } (your partner) attacks: { $card }.
       *[opponent] { $name } attacks: { $card }.
    }
kami-counters =
    { $or ->
        [none] Only { $counter } counters.
       *[other] Only { $counter } or { $or } counters.
    }
kami-answer = Your turn: counter it or pass.
kami-answers = { $name } is next to answer.
kami-no-counter =
    { $duel ->
        [yes]
            { $nor ->
                [none] You have { $none }, and there is none among the Mercenaries.
               *[other] You have { $none } and { $nor }, and there is none among the Mercenaries.
            }
       *[no]
            { $nor ->
                [none] You have { $none }.
               *[other] You have { $none } and { $nor }.
            }
    }
kami-only-card = The only card in your hand can’t defend: it has to be your last attack.
kami-unanswered =
    { $you ->
        [yes] Nobody countered your { $card }.
       *[no] Nobody countered the { $card }.
    }
kami-drawn =
    { $you ->
        [yes] You drew the highest card ({ $card }), so you lead first.
       *[no] { $name } drew the highest card ({ $card }) and leads first.
    }
kami-again =
    { $how ->
        [touch] Tap it again.
        [keys] Press Enter again.
       *[mouse] Click it again.
    }
kami-idle =
    { $why ->
        [deal-open] First decide about the deal.
        [over] This round is over.
       *[not-now]
            { $name ->
                [none] Not yet: the round hasn’t started.
               *[other] It’s { $name }’s turn.
            }
    }
kami-choose-first = First choose a card.
kami-passed = Passed
kami-held-soldiers =
    { $exact ->
        [yes] { $least } of them are still in this hand.
       *[no] At least { $least } and at most { $most } of them are still in this hand.
    }
kami-pile-covers = Pile { $pile }: another card lies underneath.
kami-order = Play goes clockwise.
kami-round = Round { $round }
kami-target =
    { $level ->
        [soldier] First to { $target }
        [lord] Exactly { $target }: any excess is subtracted
       *[kami] Exactly { $target }: overshoot and you’re back to 0
    }
kami-team = { $one } and { $other }
kami-score =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $target }
kami-unseen = Unseen cards
kami-unseen-about = You haven’t seen these cards yet. They are in other hands, face down or not in play.
kami-unseen-card = { $card }: { $count } of { $copies }
kami-legend =
    { $mark ->
        [attack] Attack line
        [defence] Defence line
        [standing] The attack to counter
        [own] Face down; only you know it
        [first] Led first this round
        [mercenary] Was a Mercenary
        [covers] Another card lies underneath
       *[known] Only you have seen it
    }
kami-close = Close

## Course

kami-course-about = Lead, counter, attack: with a partner, alone among three, and in the duel.
kami-course-you = You
kami-course-end = You know how to lead, counter and pass, and what the Empress may do. The rest comes with playing.
kami-course-lead-title = Two cards per turn
kami-course-lead = You go first: you lead. Start by putting one card face down in your defence line. Tap a card, then tap it again.
kami-course-lead-then-1 = Nobody knows what it is. Now attack: put another card face up in your attack line.
kami-course-lead-done = That is a lead: one card hidden in defence, one attacking. Now the others have to answer.
kami-course-counter-title = Counter
kami-course-counter = Ren attacks with a Rider. To stop it, play the very same card, face up in defence: counter with your Rider.
kami-course-counter-then-1 = Stopped! Whoever counters attacks at once. Choose a card to attack with.
kami-course-counter-wrong = You may pass, but here you can stop the attack: play your Rider.
kami-course-counter-done = Now Aki, on your left, has to answer your attack. And so it goes round the table.
kami-course-pass-title = Pass
kami-course-pass = Ren attacks with a Lance, and you have none: pass. You may always pass, even with the right card in your hand.
kami-course-pass-done = Everyone has passed. So Ren leads again.
kami-course-again-title = Everyone passes
kami-course-again = Your first card is already lying face down. Attack with a card that you think nobody will counter.
kami-course-again-then-1 = Nobody countered. So you lead again: another card face down…
kami-course-again-done = … and another attack. Whoever leads gets rid of two cards without needing a match.
kami-course-last-title = The last card
kami-course-last = Whoever plays the last card of their hand wins the round and scores its points: a Soldier 1, a Tower 4. Which of your two cards do you hide in defence?
kami-course-last-then-1 = The Soldier is hidden. Now attack with the Tower!
kami-course-last-wrong = Then the Soldier would come last, for one point. Hide the Soldier and keep the Tower.
kami-course-last-done = Four points! The first to 15 wins the game.
kami-course-partner-title = Partners
kami-course-partner = Mio sits opposite: you are a team and share your points. It is Mio’s attack, but you may counter your partner, and here you should, with your Soldier.
kami-course-partner-then-1 = And now your last card!
kami-course-partner-wrong = You may pass. But after the Soldier you could play your last card.
kami-course-partner-done = Four points for you and Mio.
kami-course-empress-title = The Empress
kami-course-empress = Ren attacks with a Gold Dragon. You have none, but you hold the Empress: she counters nearly everything. Play her.
kami-course-empress-then-1 = The Dragon is stopped. Now attack with any card.
kami-course-empress-wrong = You may pass, but try the Empress.
kami-course-empress-done = A strong card, and worth five points if she is your last one.
kami-course-humble-title = Beneath her
kami-course-humble = Soldiers and Lances are beneath the Empress: she cannot counter them. Here a Lance attacks, and you have none. Tap the Empress to see for yourself, then pass.
kami-course-humble-done = Remember: no Empress stops a Soldier or a Lance.
kami-course-unlocked-title = When she may attack
kami-course-unlocked = The Empress attacks only once an Empress lies face up in a defence line, or as your last card. Mio has just played one. Counter the Lance first.
kami-course-unlocked-then-1 = Now send your Empress to attack!
kami-course-unlocked-wrong = First counter with your Lance, then attack with the Empress.
kami-course-unlocked-done = Nobody can counter her: the only other Empress lies on the table already.
kami-course-master-title = Master stroke
kami-course-master = If your last two cards are the same and the first of them lies face down, your points are doubled. Keep your two Towers: hide another card now.
kami-course-master-then-1 = Good. Attack with the other small card.
kami-course-master-then-2 = Everyone has passed, and only the Towers are left: one face down…
kami-course-master-then-3 = … and the other one attacks!
kami-course-master-wrong = Keep the Towers for the end. Play the Soldier and the Lance first.
kami-course-master-done = A Master stroke! Twice four makes eight points.
kami-course-soldiers-title = Five Soldiers
kami-course-soldiers = Five or more Soldiers make a poor hand. With four players you may show them and ask your partner for a new deal. Ask Mio!
kami-course-soldiers-wrong = You may keep such a hand, but this time, ask.
kami-course-soldiers-done = Mio agrees: the cards are dealt again, and the same player starts.
kami-course-three-title = Three players
kami-course-three = With three, everyone plays alone, with ten cards each. Two cards lie aside, and you have looked at one: a Lance. You hold the other three! First counter the Soldier.
kami-course-three-then-1 = Now attack with a Lance. Who could counter it?
kami-course-three-wrong = First counter with your Soldier, then attack with a Lance.
kami-course-three-done = Nobody: the others have no Lance, and the Empress does not counter Lances.
kami-course-duel-title = The Mercenaries
kami-course-duel = In the duel, eight piles lie in the middle: the Mercenaries. You may play a face-up one instead of a card from your hand. Counter the Rider with the Rider there.
kami-course-duel-then-1 = The card below is now face up. Attack, from your hand or with another Mercenary.
kami-course-duel-wrong = There is a Rider among the Mercenaries: counter with it.
kami-course-duel-done = Mercenaries never come into your hand: they are played at once.
kami-course-own-card-title = The last card must be your own
kami-course-own-card = You have one card left. When it attacks, the round is over; it may not defend. So lead with a Mercenary face down.
kami-course-own-card-then-1 = And now your own last card attacks.
kami-course-own-card-wrong = A Mercenary does not empty your hand. Attack with your own card.
kami-course-own-card-done = Your hand is empty: you win the round. If the Mercenary matches your last card, it is even a Master stroke.

## Rules

kami-aim = Get rid of your cards by countering and attacking. Whoever plays the last card of their hand wins the round and scores what that card is worth.
kami-box = 2 to 4 players, ages 8 and up, about 20 minutes.
kami-section-cards = The cards
kami-section-round = A round
kami-section-empress = The Empress
kami-section-master = Master stroke
kami-section-four = Four players: traditional
kami-section-three = Three players: chaotic
kami-section-duel = Two players: the duel
kami-section-game = Winning the game
kami-section-known = Who knows what
kami-rule-C1 = There are 32 cards of eight kinds. Only the card that ends a round scores its points.
kami-rule-R1 = Everyone has a defence line and an attack line. A turn in which you play cards uses two: one in defence, then one in attack. The first player leads: one card face down in defence, then one card face up in attack.
kami-rule-R2 = While an attack stands, each player in turn, clockwise, either passes, which is always allowed, or counters: with a card identical to the attacking one, face up in defence. Whoever counters then attacks in turn, and that is now the attack to counter. You may counter your own partner.
kami-tip-R2 = Passing can pay off, even if you hold the right card. And do not hesitate to counter your partner, above all if it lets you play your last card.
kami-rule-R3 = If everyone else passes, the player whose attack stands leads again: a card face down in defence, then an attack.
kami-rule-R4 = The round ends at once when someone plays the last card of their hand. It is always an attack, and its points go to that player or team.
kami-rule-R5 = The second player of a round, clockwise, is first player in the next one and deals.
kami-rule-E1 = In defence the Empress counters every attack, even an Empress’s, but not a Soldier’s or a Lance’s.
kami-rule-E2 = The Empress may attack only if an Empress already lies face up in some defence line this round, or as the last card of the hand. One that has just been played as a counter is enough. One in an attack line or face down is not, and neither is holding both.
kami-rule-E3 = If every card you could attack with is an Empress, any of them may attack; this can happen only in the duel. The exception for the last card of the hand never applies to an Empress among the Mercenaries.
kami-rule-M1 = If the winner’s last two cards, in defence and in attack, are identical and the one in defence lies face down, the points are doubled. If it lies face up, they are not.
kami-rule-F1 = There are two teams, and partners sit opposite each other. Everyone gets eight cards. Points belong to the team. Partners may not give each other hints during play, and that goes for the chat, too.
kami-rule-F2 = Demoralised: if you are dealt five or more Soldiers, you may ask your partner whether to cancel the deal. The Soldiers are then shown to everyone, and your partner decides. A cancelled round is dealt again with the same first player.
kami-rule-F3 = The players are asked in turn order, starting with the first player, before the first lead. A partner who chose to play on is still asked about their own hand.
kami-rule-T1 = Everyone plays alone, with ten cards each. Two cards are set aside face down and not used. The second player looks at one of them, the third player at the other.
kami-rule-T2 = The Demoralised rule does not apply.
kami-rule-D1 = Eight piles lie in the middle, each a card face down with another face up on top: the Mercenaries. Both players get eight cards. The Demoralised rule does not apply.
kami-rule-D2 = Any card you play, in defence or in attack, may be a face-up Mercenary instead of a card from your hand. The card below it is turned up and can be used at once. A Mercenary is played immediately and never comes into a hand.
kami-rule-D3 = The round ends when a hand is empty. The last card must be an attack and come from the hand; so the only card left in a hand cannot defend.
kami-rule-D4 = A Mercenary may be the face-down card of a lead. Everyone knows what it is, and it counts for the Master stroke.
kami-rule-D5 = If the leader cannot play, with one card in hand and no Mercenaries left, the round is void at once: no points, and the first player changes as usual.
kami-rule-G1 = The game goes to 15 points. At Soldier level, 15 points or more win.
kami-rule-G2 = At Lord level you need exactly 15. Any excess is subtracted from 15: 17 becomes 13.
kami-rule-G3 = At Kami level you need exactly 15. Overshoot, and you are back to 0.
kami-rule-G4 = To find the first player of the first round, everyone draws a card, and whoever draws the highest card starts.
kami-ruling-G4 = Players who tie draw again, and the cards go back before the shuffle.
kami-rule-K1 = You know your own hand, all face-up cards, your own face-down cards, the number of cards in every hand, any Soldiers that were shown, the card you looked at (with three players), the face-up Mercenaries, and which Mercenary was played face down.
kami-diagram-R1 = The first player hides a Soldier and attacks with a Rider.
kami-diagram-R2 = A Rider attacks. It is countered with a Rider, and a Silver Dragon attacks.
kami-diagram-R4 = Two cards are left. The Soldier goes face down, the Tower comes last: four points.
kami-diagram-E1 = A Gold Dragon attacks, and the Empress counters it.
kami-diagram-E2 = An Empress lies face up in defence. So, after countering the Lance, the other one may attack.
kami-diagram-M1 = Two Towers are left: one goes face down, the other one attacks. Twice four makes eight points.
kami-diagram-F2 = Five Soldiers: ask your partner, or keep the cards.
kami-diagram-F4 = A round may open like this. The first player puts a card face down and attacks with a Soldier. The second counters with a Soldier and attacks with a Rider. The third counters with an Empress, as the attack is neither a Soldier nor a Lance, and attacks with a Lance. The other three pass. So the third player leads again: another card face down, then a Gold Dragon attacks.
kami-diagram-T1 = The second player has looked at a Lance and holds the other three: nobody can counter this attack.
kami-diagram-D2 = There is no Rider in the hand, but one among the Mercenaries.
kami-diagram-D3 = A Fool among the Mercenaries goes face down, the Fool from the hand comes last: a Master stroke.

## Setting up by hand

kami-editor-help = Tap or click a card to put it in the marked place; tap it there to take it back.
kami-editor-deal = Deal at random
kami-editor-rest = Deal the rest
kami-editor-clear = Clear the table
kami-editor-first = First to lead
kami-editor-pool = Cards without a place
kami-editor-places = Hands and table
kami-editor-place-aside = Set aside
kami-editor-place-above = Mercenaries, face up
kami-editor-place-below = Mercenaries, face down
kami-editor-count = { $count } of { $size }
kami-editor-add =
    { $count ->
        [one] { $card }, one left: add to “{ $place }”
       *[other] { $card }, { $count } left: add to “{ $place }”
    }
kami-editor-remove = { $card } in “{ $place }”: take back
kami-part-mode = the number of players
kami-part-hands = the hands
kami-part-first = who leads first
kami-part-extra = the cards set aside or the Mercenaries

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
kami-hands-title = All hands
kami-hands-empty = no cards
kami-hands-covered = Face-down Mercenaries

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
    { $you ->
        [yes]
            { $action ->
                [pass] You pass
                [ask] You ask
                [keep] You keep
                [cancel] You cancel
                [play] You play on
                [lead] You lead
                [defence] You defend
               *[attack] You attack
            }
       *[no]
            { $name } { $action ->
                [pass] passes
                [ask] asks
                [keep] keeps
                [cancel] cancels
                [play] plays on
                [lead] leads
                [defence] defends
               *[attack] attacks
            }
    }
kami-terminal-held =
    { $you ->
        [yes] You were dealt { $dealt }, left: { $left }
       *[no] { $name } was dealt { $dealt }, left: { $left }
    }
kami-terminal-undo = Cards that have been seen cannot be unseen: you can only take back a card you led face down from your hand, before you attack.
kami-terminal-keys = A capital letter plays that card, a digit that Mercenary; pass, ask, keep, cancel and play are typed. Only a card led face down from the hand can be taken back.
kami-terminal-hand = hand
kami-terminal-pile = pile
kami-terminal-open = open
kami-terminal-below = below
kami-terminal-team = team { $team }
kami-terminal-may = Choices: { $actions }
kami-terminal-attack-of = { $name }’s attack
kami-terminal-last-card-of = { $name }’s last card
kami-illegal =
    { $why ->
        [not-now] the game is not waiting for a player
        [round-over] the round is over
        [question-open] whoever holds five or more Soldiers must first say ask or keep
        [answer-open] the partner must first say cancel or play
        [no-question] nobody is being asked about the deal
        [leader-passes] the leader may not pass: there is no attack
        [attack-due] the defence has been played: now an attack must follow
        [defence-due] a card in defence comes before the attack
        [not-in-hand] there is no { $card } in the hand
        [no-mercenaries] only the duel has Mercenaries
        [pile-empty] no Mercenary is left on pile { $pile }
        [no-counter] { $card } does not counter { $attack }
        [only-card] the only card left in the hand may not defend: it must be the last attack
        [empress] an Empress may not attack yet: none lies face up in defence, and it is not the last card of the hand
       *[mercenary-empress] an Empress among the Mercenaries may not attack yet: none lies face up in defence
    }
