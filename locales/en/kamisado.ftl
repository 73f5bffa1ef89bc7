# The words of Kamisado. Where a variable is called colour, side, card, symbol or emblem, it is already a word.
# Course: one idea a step, in at most forty words.

## At a glance

kamisado-about = The colour you land on is the tower your opponent must move. Reach the far row first.
kamisado-credit = Kamisado is by Peter Burley.
kamisado-seat-first = Black, begins
kamisado-ladder = Kamisado

## Computer players

kamisado-player-1 = Piyo
kamisado-player-1-about = Walks home when the way is open, but often forgets whose tower a colour calls.
kamisado-player-2 = Mimi
kamisado-player-2-about = Looks one move ahead: seldom careless, easily surprised.
kamisado-player-3 = Gama
kamisado-player-3-about = Thinks of your answer too. Now and then a tower across the board is forgotten.
kamisado-player-4 = Suzu
kamisado-player-4-about = Never leaves the way home open by accident, and works out the shortest fights.
kamisado-player-5 = Kitsu
kamisado-player-5-about = Works out fights of a few moves before joining in.
kamisado-player-6 = Saru
kamisado-player-6-about = Works out longer fights and is hard to surprise.
kamisado-player-7 = Yoru
kamisado-player-7-about = Works out most rounds to the end, but plays about one move in eight at a glance.
kamisado-player-8 = Tatsu
kamisado-player-8-about = Works out nearly every round to the end. One mistake is enough.

## Options

kamisado-option-length = Length
kamisado-option-length-single = One round
kamisado-option-length-single-help = The first tower on the far row wins.
kamisado-option-length-standard = Standard
kamisado-option-length-standard-help = First to 3 points. A tower that wins becomes a Sumo.
kamisado-option-length-long = Long
kamisado-option-length-long-help = First to 7 points, up to Double-Sumos.
kamisado-option-length-marathon = Marathon
kamisado-option-length-marathon-help = First to 15 points, up to Triple-Sumos.
kamisado-option-length-series = Series
kamisado-option-length-series-help = Single rounds for a point each, starting in turn.
kamisado-option-rounds = Rounds
kamisado-option-setup = Set-up
kamisado-option-setup-usual = Usual
kamisado-option-setup-usual-help = Every tower begins on its own colour.
kamisado-option-setup-tournament = Tournament
kamisado-option-setup-tournament-help = Black, then White, lines up the towers at will.

## Words

kamisado-seat-1 = Black
kamisado-seat-2 = White
kamisado-colour-brown = brown
kamisado-colour-green = green
kamisado-colour-red = red
kamisado-colour-yellow = yellow
kamisado-colour-pink = pink
kamisado-colour-purple = purple
kamisado-colour-blue = blue
kamisado-colour-orange = orange
kamisado-word-brown = Brown
kamisado-word-green = Green
kamisado-word-red = Red
kamisado-word-yellow = Yellow
kamisado-word-pink = Pink
kamisado-word-purple = Purple
kamisado-word-blue = Blue
kamisado-word-orange = Orange
kamisado-direction-ahead = Ahead
kamisado-direction-left = Left
kamisado-direction-right = Right
kamisado-direction-back = Back

## Whose turn it is, and why

kamisado-status =
    { $you ->
        [yes]
            { $colour ->
                [none] Your turn: move any tower
               *[other] Your turn: move the { $colour } tower
            }
       *[no]
            { $colour ->
                [none] { $name } moves any tower
               *[other] { $name } moves the { $colour } tower
            }
    }
kamisado-status-opening = The opening move of the round is free.
kamisado-status-landed = { $name } landed on { $colour }.
kamisado-status-pushed = { $name } pushed a tower onto { $colour } and moves again.
kamisado-status-blocked = The { $tower } tower of { $name } is blocked on { $colour }.
kamisado-status-set-up =
    { $you ->
        [yes] Line up your towers
       *[no] { $name } lines up the towers
    }
kamisado-status-fill =
    { $you ->
        [yes] You won the round: choose the fill
       *[no] { $name } won the round and chooses the fill
    }
kamisado-status-over = The match is over

## How it ends

kamisado-reason-home-row = A tower reached the far home row.
kamisado-reason-deadlock = Deadlock: nobody can move, and who moved last loses.
kamisado-reason-level = Both have the same points.

## Board

kamisado-board = Kamisado board
kamisado-square =
    { $square }, { $colour }{ $side ->
        [none] { "" }
       *[other] : { $side }, { $tower } { $teeth ->
            [0] tower
            [1] Sumo
            [2] Double-Sumo
            [3] Triple-Sumo
           *[other] champion
        }
    }{ $mark ->
        [movable] , can move
        [selected] , selected
        [target] , target
        [push] , Sumo push
        [win] , wins the round
       *[none] { "" }
    }
kamisado-fill-title = You won the round. From which side shall both home rows be filled?
kamisado-fill-left = Fill from the left
kamisado-fill-right = Fill from the right
kamisado-line-up = { $side }: { $towers }
kamisado-set-up-title = Line up your towers: drag them, or tap two to swap.
kamisado-set-up-done = Ready
kamisado-your-turn =
    { $tower ->
        [none] Your turn: any tower
       *[other] Your turn: the { $tower } tower
    }, { $count ->
        [one] one move
       *[other] { $count } moves
    }
kamisado-selected =
    The { $tower } tower on { $square }: { $count ->
        [one] one move
       *[other] { $count } moves
    }
kamisado-swapped = The { $tower } and the { $other } tower have changed places
kamisado-moved = { $side }: the { $tower } tower goes from { $from } to { $to }, { $colour }
kamisado-pushed =
    { $side }: the { $tower } tower makes a Sumo push from { $from } to { $to } and pushes { $count ->
        [one] a tower
       *[other] { $count } towers
    } onto { $colour }
kamisado-passed = The { $tower } tower of { $side } is blocked on { $square }: { $next } plays { $colour }
kamisado-round-won =
    { $side } wins the round with the { $tower } tower{ $reason ->
        [deadlock] { " " }by deadlock
       *[home-row] { "" }
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }
kamisado-placed = { $side } has lined up
kamisado-filled =
    { $side } fills from the { $fill ->
        [left] left
       *[right] right
    }
kamisado-round-started = A new round: { $side } begins
kamisado-match-over =
    { $side ->
        [none] The match is drawn
       *[other] { $side } wins the match
    }{ $reason ->
        [deadlock] { " " }by deadlock
       *[other] { "" }
    }

## Course

kamisado-course-about = From the first move to the triple push: colours, Sumos, points.
kamisado-course-end = You know how towers walk, how colours decide and what Sumos can do. The rest comes with playing.
kamisado-course-open-title = Any tower
kamisado-course-open = You are Black, at the bottom. Whoever reaches the far row first wins. The first move of a round is free: choose any of your towers and move it forward.
kamisado-course-open-done = Well done. That was the only free choice: from now on the colours decide.
kamisado-course-forward-title = Forward only
kamisado-course-forward = A tower walks straight ahead or diagonally ahead, as far as it likes. Never sideways, never back. Walk diagonally with your blue tower.
kamisado-course-forward-wrong = That was straight ahead. This time choose a dot to the left or right of it.
kamisado-course-forward-done = Right. In one line, any distance, always towards the other side.
kamisado-course-follow-title = The colour decides
kamisado-course-follow = White has just landed on a yellow square. That is an order: now you must move your yellow tower. Move it where you like.
kamisado-course-follow-done = This is the heart of Kamisado: the square decides which tower moves next.
kamisado-course-send-title = You decide for White
kamisado-course-send = It works both ways: the colour you land on names the tower White must move. Make White move the orange tower!
kamisado-course-send-wrong = That square is not orange. Find the orange one among the dots.
kamisado-course-send-done = You landed on orange, so White had to move orange. It went to blue: now you would move blue.
kamisado-course-slip-title = No jumping
kamisado-course-slip = Towers never jump over others. The way straight ahead is shut. But two towers that only touch at a corner leave a gap: slip diagonally between them.
kamisado-course-slip-wrong = That way is free, but it is not the gap. Go to the right, between the two towers.
kamisado-course-slip-done = Through! Corners that touch do not shut a diagonal.
kamisado-course-win-title = The far row
kamisado-course-win = White landed on orange, and your orange tower has a free way. Walk all the way to White’s home row and win the round!
kamisado-course-win-wrong = Not far enough. Go to the last row: the square with the small gate.
kamisado-course-win-done = You reached White’s home row. The round is yours.
kamisado-course-must-title = Who can move must
kamisado-course-must = Nobody may pass who can move. White’s blue tower has only one square to go to, a pink one. Land on blue!
kamisado-course-must-then-1 = White had no choice and went to pink. So it is your pink tower’s turn: walk home!
kamisado-course-must-wrong = Not that one. First the blue square; then pink, straight to the last row.
kamisado-course-must-done = Forcing the other side is the best weapon there is.
kamisado-course-poison-title = Poisoned colours
kamisado-course-poison = Nothing stands between White’s red tower and your home row. If you land on red, it walks home and wins. Red is poisoned: land on another colour.
kamisado-course-poison-wrong = Red! Now White’s red tower would walk home. Take another colour.
kamisado-course-poison-done = Good eye. Before every move, ask which of White’s towers could walk home.
kamisado-course-blocked-title = A blocked tower
kamisado-course-blocked = White’s green tower is shut in and cannot move at all. Land on green and see what happens.
kamisado-course-blocked-then-1 = White’s green tower has to pass. It stands on yellow, so you move again, with yellow. Walk home!
kamisado-course-blocked-wrong = Look again: first the green square; then yellow, straight to the last row.
kamisado-course-blocked-done = Won! A pass counts as a move onto the tower’s own square: that colour moves next.
kamisado-course-deadlock-title = Deadlock
kamisado-course-deadlock = Sometimes blocked towers call each other for ever. That is a deadlock, and whoever moved last loses. Land on green: White has only one answer.
kamisado-course-deadlock-wrong = That is not green. The green square lies right in front of your blue tower.
kamisado-course-deadlock-done = Your red tower and White’s green one are stuck and call each other for ever. White moved last, so you win.
kamisado-course-tooth-title = A dragon tooth
kamisado-course-tooth = In a longer match every round brings points. Win this one with your orange tower: it gets a dragon tooth and becomes a Sumo.
kamisado-course-tooth-then-1 = One point! The winner chooses how both home rows are filled again: from the left or from the right. Take one of the two line-ups.
kamisado-course-tooth-wrong = Your orange tower reaches the last row diagonally. Look for the small gate.
kamisado-course-tooth-done = All towers are home again, and whoever lost begins the next round.
kamisado-course-sumo-title = Strong but slow
kamisado-course-sumo = Your purple tower with the tooth is a Sumo. It is heavy: it walks five squares at most. Move it exactly five.
kamisado-course-sumo-wrong = Count the squares: it should be five.
kamisado-course-sumo-done = Five is its limit. But it is strong, as you will see.
kamisado-course-points-title = Points
kamisado-course-points = A tower’s first tooth brings 1 point, the second 2, the third 4, the fourth 8. A standard match goes to 3 points, and you have 1: win with your Sumo!
kamisado-course-points-wrong = Your purple Sumo can walk straight to the last row.
kamisado-course-points-done = Two more points make three: the match is yours. A long match goes to 7, a marathon to 15.
kamisado-course-push-title = The Sumo push
kamisado-course-push = A tower stands right in front of your Sumo. Push it: your Sumo steps forward, and the other tower goes back one square.
kamisado-course-push-then-1 = White misses a turn. You move again, with the colour the pushed tower landed on: yellow. Move it where you like.
kamisado-course-push-wrong = That was a walk. Push the tower straight in front of your Sumo.
kamisado-course-push-done = A push and another move: that is how Sumos win.
kamisado-course-equals-title = Only weaker ones
kamisado-course-equals = A Sumo pushes only weaker enemy towers, straight ahead, onto a free square, and never off their home row. Here stands another Sumo: no push, so walk.
kamisado-course-equals-done = If a push is your only move, you must make it. If there is none either, your Sumo is blocked.
kamisado-course-double-title = The Double-Sumo
kamisado-course-double = With two teeth a tower is a Double-Sumo. It walks three squares at most, but pushes up to two towers, Sumos too. Push with green!
kamisado-course-double-then-1 = The last of the pushed towers landed on green, so green moves again. Walk home diagonally!
kamisado-course-double-wrong = First push straight ahead; then go diagonally to the last row.
kamisado-course-double-done = Its third tooth brings four points, and the match with 9 to 3.
kamisado-course-triple-title = The Triple-Sumo
kamisado-course-triple = With three teeth a tower is a Triple-Sumo. It walks only one square, but pushes up to three towers, Double-Sumos too. Push all three with yellow!
kamisado-course-triple-wrong = Straight ahead: all three stand in front of it.
kamisado-course-triple-done = The last of them landed on blue, so you go on with blue.
kamisado-course-set-up-title = Your own line-up
kamisado-course-set-up = In tournaments the towers need not start on their own colours. Black lines them up first, then White. Swap some of your towers and press “Ready”.
kamisado-course-set-up-wrong = Swap at least two towers first: tap one, then the other.
kamisado-course-set-up-done = White has seen it and lines up now. Then you make the opening move.

## Rules

kamisado-aim = Two players, one aim: be the first to walk a tower onto the other side’s home row.
kamisado-section-board = Board and towers
kamisado-section-tower = Which tower moves
kamisado-section-move = Moving and winning
kamisado-section-match = Matches and points
kamisado-section-next = The next round
kamisado-section-sumo = Sumos and pushes
kamisado-section-set-up = Tournament set-up
kamisado-section-notation = Writing it down
kamisado-rule-B1 = The board has 64 squares in eight colours; every colour occurs once in each row and once in each column. The row next to a player is that player’s home row. For both players its left end is brown and its right end orange.
kamisado-rule-B2 = Each player has eight towers, one of each colour. In the first round every tower starts on the square of its own colour. Black is the Challenger and moves first; White is the Defender.
kamisado-rule-B3 = Every colour also has a character of its own, on the squares and on the towers, so that nobody depends on telling colours apart.
kamisado-rule-T1 = The opening move of a round is free: the Challenger of that round may move any tower.
kamisado-rule-T2 = From then on you must move the tower whose colour is that of the square where your opponent’s last move ended.
kamisado-rule-D1 = A tower moves forward in one line, straight ahead or diagonally, over any distance. Nothing moves sideways or back of its own accord.
kamisado-rule-D2 = It moves through empty squares only: towers do not jump.
kamisado-rule-D3 = It ends on an empty square. There is never more than one tower on a square, and nothing is captured.
kamisado-rule-D4 = A tower may slip diagonally between two towers that touch at a corner.
kamisado-rule-D5 = A tower that can move must move.
kamisado-rule-D6 = A blocked tower passes. That counts as a move of length zero which ends on its own square: the opponent must now move the tower of that square’s colour. If that one is blocked too, the passing goes on in the same way.
kamisado-rule-D7 = Whoever reaches the opponent’s home row wins the round at once.
kamisado-rule-D8 = If a chain of passes comes back to a tower that has already passed in it, nobody can ever move again. This is a deadlock, and the player who last really moved a tower, by a move or a push, loses the round. Two passes in a row are no deadlock yet: a longer chain may still reach a tower that can move.
kamisado-rule-M1 = Before they begin, the players agree on the length of the match.
kamisado-rule-M2 = The tower that wins a round gets a dragon tooth. A tower’s first tooth brings 1 point, its second 2, its third 4, its fourth 8. The match ends as soon as somebody has the points agreed on; more than that is fine.
kamisado-rule-M3 = With one tooth a tower is a Sumo, with two a Double-Sumo, with three a Triple-Sumo. It keeps its rank for the rest of the match.
kamisado-rule-M4 = After a deadlock the tooth goes to the winner’s tower of the colour of the square where the loser’s last real move ended. If that was a push, it is the square which the pushing tower entered.
kamisado-rule-M5 = Single rounds may also be played as a series, for one point each; the players begin in turn.
kamisado-rule-P1 = For the next round all towers go back to the home rows. The winner of the last round, the Defender of the new one, chooses to fill from the left or from the right.
kamisado-rule-P2 = The loser, the Challenger of the new round, fills in the same direction and makes the opening move.
kamisado-rule-P3 = Each player takes the own towers row by row, the own home row first and the far one last. From the left (P3) the leftmost tower of a row comes first, and the towers are placed one by one from the brown end of the home row. From the right (P4) the rightmost comes first, and they are placed from the orange end. Left and right are always the player’s own.
kamisado-rule-S1 = A Sumo moves five squares at most, a Double-Sumo three, a Triple-Sumo one.
kamisado-rule-S2 = Instead of moving, a Sumo may push (in Japanese: oshi) an enemy tower that stands right in front of it; a Double-Sumo up to two in an unbroken line, a Triple-Sumo up to three. The pusher and all pushed towers go one square in the pusher’s direction.
kamisado-rule-S3 = After a push the opponent misses a turn. The player who pushed moves again, with the tower of the colour of the square where the furthest pushed tower landed. If that tower is blocked, it passes as usual. Pushes may follow one another.
kamisado-rule-S4 = A push is never diagonal.
kamisado-rule-S5 = The square behind the last pushed tower must be empty. It may lie on the home row.
kamisado-rule-S6 = A tower on its own home row cannot be pushed: nobody is pushed off the board. So a push itself never reaches the far row.
kamisado-rule-S7 = The line must not be longer than the pusher’s rank: one tower for a Sumo, two for a Double-Sumo, three for a Triple-Sumo.
kamisado-rule-S8 = Every pushed tower must have a lower rank than the pusher: a Sumo pushes no Sumo, a Double-Sumo no Double-Sumo, a Triple-Sumo no Triple-Sumo.
kamisado-rule-S9 = Only enemy towers can be pushed.
kamisado-rule-S10 = If the tower has other moves, it need not push.
kamisado-rule-S11 = If a push is its only move, it must push. If there is no push either, the tower is blocked.
kamisado-rule-U1 = For tournaments, in the first round only: the Challenger puts the eight towers on the home row in any order.
kamisado-rule-U2 = The Defender, who has seen it, then does the same. Everything else is as usual.
kamisado-rule-U3 = With a clock, the Challenger’s time runs while placing, then the Defender’s, then the Challenger’s again for the opening move. Whoever runs out of time loses the match.
kamisado-rule-N1 = A move is written with four signs: the tower, the direction as its owner sees it, the number of squares, and the colour reached. In words: Purple Left 5 Yellow. A blocked tower has a 0 instead of the direction.
kamisado-rule-N2 = After a push the pushed towers are written down as well, as going back. The line-ups at the beginning of every round and the choice of the fill belong to the record.
kamisado-diagram-T1 = The start. Every black tower may open: tap one to see where it can go.
kamisado-diagram-T2 = Black has landed on blue, so White moves blue. Watch how each colour calls the next tower.
kamisado-diagram-D1 = Blue has to move; the dots show all it can do.
kamisado-diagram-D4 = Straight ahead the way is shut; through the gap on the right it is open.
kamisado-diagram-D6 = White’s green tower is shut in on a yellow square. When brown lands on green, White passes and Black goes on with yellow.
kamisado-diagram-D7 = White has landed on orange, and nothing stands in the way of Black’s orange tower.
kamisado-diagram-D8 = Blue lands on green, and White’s only answer is red. Now Black’s red tower and White’s green one call each other for ever. White moved last and loses.
kamisado-diagram-P1 = Black has won the round and sees both line-ups before choosing.
kamisado-diagram-S1 = The purple Sumo reaches five squares and no further.
kamisado-diagram-S2 = The purple Sumo pushes red onto a yellow square; Black goes on with yellow.
kamisado-diagram-DS2 = The green Double-Sumo pushes a tower and a Sumo, twice in a row; then pink walks home.
kamisado-diagram-TS2 = The yellow Triple-Sumo pushes three, blue pushes a Sumo, and yellow pushes once more.
kamisado-diagram-S8 = Before the purple Sumo stands another Sumo: there is nothing to push.
kamisado-diagram-S11 = Purple cannot walk anywhere, so it has to push.
kamisado-diagram-U1 = Tap two towers to swap them, or drag one onto another.

## Setting up by hand

kamisado-editor-help = Move any tower to any free square.
kamisado-editor-usual = Usual line-up
kamisado-editor-side = Side to move
kamisado-editor-task = What has to be played
kamisado-editor-any = Any tower (opening move)
kamisado-editor-fill = Choose the fill (the round is won)
kamisado-editor-teeth =
    { $points ->
        [one] Dragon teeth of { $side }: one point
       *[other] Dragon teeth of { $side }: { $points } points
    }
kamisado-editor-tower =
    { $count ->
        [one] The { $colour } tower: one dragon tooth. Change
       *[other] The { $colour } tower: { $count } dragon teeth. Change
    }

## Analysis

kamisado-threats-title = Poisoned colours
kamisado-threats-poisoned =
    { $count ->
        [one] { $side } should not land on this colour:
       *[other] { $side } should not land on these colours:
    }
kamisado-threats-why = The { $colour } tower of { $side } on { $square } would walk home.
kamisado-threats-stand = As the towers stand now: a move can also open or close a way.
kamisado-threats-none = No colour is poisoned for { $side } at the moment.
kamisado-threats-own = { $side } threatens to walk home, so { $other } should avoid:

## Settings

kamisado-settings-palette = Colours of Kamisado
kamisado-settings-palette-lacquer = Lacquer
kamisado-settings-palette-distinct = Easy to tell apart
kamisado-settings-characters = Characters on towers and squares
kamisado-settings-notation = Moves of Kamisado
kamisado-settings-notation-symbols = Symbols
kamisado-settings-notation-words = Words
kamisado-settings-notation-coordinates = Coordinates

## Terminal

kamisado-terminal-must-move =
    { $side } must move the { $colour } { $teeth ->
        [0] tower
        [1] Sumo
        [2] Double-Sumo
       *[other] Triple-Sumo
    } on { $square }
kamisado-terminal-may-open = { $side } opens with any tower: choose one, then where it goes
kamisado-terminal-first-to = first to { $points }
kamisado-terminal-square =
    { $called ->
        [yes] { $square } is { $colour }: the opponent would have to move the { $colour } tower
       *[no] { $square } is { $colour }
    }
kamisado-terminal-set-up = Next tower, from your left (brown) to right:
kamisado-terminal-rest = Place the rest in order
kamisado-terminal-take-back = Take back one
kamisado-terminal-plain = First a tower, last its square; capitals are White, digits dragon teeth. * moves, . target, ! wins
kamisado-terminal-mark-active = moves now
kamisado-terminal-mark-target = may be entered
kamisado-terminal-mark-gate = wins the round
kamisado-terminal-mark-tooth = a dragon tooth
kamisado-terminal-keys = A move is typed as two squares, such as d1d5; a fill as left or right.
