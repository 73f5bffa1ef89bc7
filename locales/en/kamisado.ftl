# The words of Kamisado. Where a variable is called colour, side, card, symbol or emblem, it is already a word.
# Course: one idea a step, in at most forty words.

## At a glance

kamisado-about = The colour you land on is the tower your opponent must move. Reach the far row first.
kamisado-brief-1 = Move one of your towers straight or diagonally forward, as far as you like.
kamisado-brief-2 = The square it lands on decides: your opponent must now move the tower of that colour.
kamisado-brief-3 = So every move also chooses your opponent’s tower. A tower that cannot move passes.
kamisado-brief-4 = Whoever first reaches the far row wins the round.
kamisado-credit = Kamisado is by Peter Burley (Burley Games, HUCH! & friends).
kamisado-seat-first = Black (moves first)
kamisado-ladder = Kamisado

## Computer players

kamisado-player-1 = Piyo
kamisado-player-1-about = Reaches the far row when the way is open, but often forgets which tower a colour calls.
kamisado-player-2 = Mimi
kamisado-player-2-about = Looks one move ahead: seldom careless, easily surprised.
kamisado-player-3 = Gama
kamisado-player-3-about = Thinks of your answer too, but now and then forgets a tower across the board.
kamisado-player-4 = Suzu
kamisado-player-4-about = Works out the shortest fights, but in longer matches makes a hasty move now and then.
kamisado-player-5 = Kitsu
kamisado-player-5-about = Works out fights of a few moves before joining in.
kamisado-player-6 = Saru
kamisado-player-6-about = Works out longer fights and is hard to surprise.
kamisado-player-7 = Yoru
kamisado-player-7-about = Works out most rounds to the end, but now and then makes a move at a glance.
kamisado-player-8 = Tatsu
kamisado-player-8-about = Works out nearly every round to the end. One mistake is enough.

## Coach

kamisado-coach-any = Look at the colour you land on: it decides which tower { $name } must move next.
kamisado-coach-win = You can reach the far row now!
kamisado-coach-careful = Careful, these colours would let { $name } reach your home row: { $colours }.
kamisado-coach-through = Whatever you do, { $name } gets through this time.
kamisado-coach-calls = If you land on { $colour }, { $name } must move the { $colour } tower.
kamisado-coach-danger = Not there! Landing on { $colour } calls { $name }’s { $colour } tower, and it can reach your home row.
kamisado-coach-blocked = { $name } could not move after this: it would be your turn again.
kamisado-coach-wins = This reaches the far row and wins the round.
kamisado-coach-called = You landed on { $colour }, so { $name } must move the { $colour } tower.
kamisado-coach-lost = Landing on { $colour } let { $name }’s { $colour } tower through.

## Options

kamisado-option-length = Length
kamisado-option-length-single = One round
kamisado-option-length-single-help = The first tower to reach the far row wins.
kamisado-option-length-standard = Standard
kamisado-option-length-standard-help = First to 3 points. A tower that wins becomes a Sumo.
kamisado-option-length-long = Long
kamisado-option-length-long-help = First to 7 points, up to Double-Sumos.
kamisado-option-length-marathon = Marathon
kamisado-option-length-marathon-help = First to 15 points, up to Triple-Sumos.
kamisado-option-length-series = Series
kamisado-option-length-series-help = Single rounds for a point each; players take turns to open.
kamisado-option-rounds = Rounds
kamisado-option-setup = Set-up
kamisado-option-setup-usual = Standard
kamisado-option-setup-usual-help = Every tower starts on its own colour.
kamisado-option-setup-tournament = Tournament
kamisado-option-setup-tournament-help = Black, then White lines up the towers in any order.

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
kamisado-ground-brown = brown
kamisado-ground-green = green
kamisado-ground-red = red
kamisado-ground-yellow = yellow
kamisado-ground-pink = pink
kamisado-ground-purple = purple
kamisado-ground-blue = blue
kamisado-ground-orange = orange
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
kamisado-status-landed =
    { $you ->
        [yes] You landed on { $ground }.
       *[no] { $name } landed on { $ground }.
    }
kamisado-status-pushed =
    { $you ->
        [yes] You pushed a tower onto { $ground } and move again.
       *[no] { $name } pushed a tower onto { $ground } and moves again.
    }
kamisado-status-blocked =
    { $you ->
        [yes] Your { $tower } tower is blocked on { $ground }.
       *[no] { $name }’s { $tower } tower is blocked on { $ground }.
    }
kamisado-status-set-up =
    { $you ->
        [yes] Line up your towers
       *[no] { $name } lines up the towers
    }
kamisado-status-fill =
    { $you ->
        [yes] You won the round: choose how to fill the home rows
       *[no] { $name } won the round and chooses how to fill the home rows
    }
kamisado-status-over = The match is over

## How it ends

kamisado-reason-home-row = A tower reached the far row.
kamisado-reason-deadlock = Deadlock: nobody can move, and whoever moved last loses.
kamisado-reason-level = Both players have the same number of points.
kamisado-ending-home-row =
    { $you ->
        [winner] Your { $tower } tower reached { $loser }’s home row.
        [loser] { $winner }’s { $tower } tower reached your home row.
       *[none] { $winner }’s { $tower } tower reached { $loser }’s home row.
    }
kamisado-ending-deadlock =
    { $you ->
        [winner] Deadlock: nobody can move. { $loser } moved last, so you win; your { $tower } tower gets the tooth.
        [loser] Deadlock: nobody can move. You moved last, so { $winner } wins; the { $tower } tower gets the tooth.
       *[none] Deadlock: nobody can move. { $loser } moved last, so { $winner } wins; the { $tower } tower gets the tooth.
    }

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
        [plannable] , can be planned
        [planned] , planned move
       *[none] { "" }
    }
kamisado-fill-title =
    { $name ->
        [none] You won the round.
       *[other] { $name } won the round.
    } From which side are both home rows filled?
kamisado-fill-left = Fill from the left
kamisado-fill-right = Fill from the right
kamisado-line-up = { $side }: { $towers }
kamisado-set-up-title = Line up your towers: drag them into place, or tap two to swap them.
kamisado-set-up-done = Ready
kamisado-refused-turn = It’s { $name ->
        [none] { $side }
       *[other] { $name }
    }’s turn.
kamisado-refused-enemy = That tower belongs to { $side }.
kamisado-refused-tower =
    Only the { $tower } tower may move: { $reason ->
        [pushed] { $side } pushed a tower onto { $tower }.
        [blocked] { $side } was blocked on { $tower }.
       *[landed] { $side } landed on { $tower }.
    }
kamisado-refused-stuck = The { $tower } tower can’t move.
kamisado-refused-square = The { $tower } tower can’t go there. The dots show where it can.
kamisado-refused-first = First choose one of your towers.
kamisado-refused-set-up = Swap two of your own towers.
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
kamisado-planning = Planning a move of the { $tower } tower on { $square }: choose a square
kamisado-swapped = The { $tower } and { $other } towers have swapped places
kamisado-moved = { $side }: { $tower } tower from { $from } to { $to }, { $ground }
kamisado-pushed =
    { $side }: Sumo push with the { $tower } tower from { $from } to { $to }; it pushes { $count ->
        [one] a tower
       *[other] { $count } towers
    } onto { $ground }
kamisado-passed = { $side }’s { $tower } tower is blocked on { $square }: { $next } moves the { $colour } tower
kamisado-round-won =
    { $reason ->
        [deadlock] { $side } wins the round by deadlock; the { $tower } tower gets the tooth
       *[home-row] { $side } wins the round with the { $tower } tower
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }
kamisado-placed = { $side } has lined up the towers
kamisado-filled =
    { $side } fills from the { $fill ->
        [left] left
       *[right] right
    }
kamisado-round-started = New round: { $side } moves first
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
kamisado-course-end = You know how towers move, how colours decide and what Sumos can do. The rest comes with playing.
kamisado-course-open-title = Any tower
kamisado-course-open = You are Black, at the bottom. Whoever reaches the far row first wins. The first move of a round is free: choose any of your towers and move it forward.
kamisado-course-open-done = Well done. That was the only free choice: from now on the colours decide.
kamisado-course-forward-title = Forward only
kamisado-course-forward = A tower moves straight or diagonally ahead, as far as you like. Never sideways, never back. Move your blue tower diagonally.
kamisado-course-forward-wrong = That was straight ahead. This time choose a dot to the left or right of it.
kamisado-course-forward-done = Right. In a straight line, any distance, always towards the other side.
kamisado-course-follow-title = The colour decides
kamisado-course-follow = White has just landed on a yellow square. That is an order: now you must move your yellow tower. Move it where you like.
kamisado-course-follow-done = This is the heart of Kamisado: the square decides which tower moves next.
kamisado-course-send-title = You decide for White
kamisado-course-send = It works both ways: the colour you land on names the tower White must move. Make White move the orange tower!
kamisado-course-send-wrong = That square is not orange. Find the orange one among the dots.
kamisado-course-send-done = You landed on orange, so White had to move orange. It went to blue, so blue would be your next tower.
kamisado-course-slip-title = No jumping
kamisado-course-slip = Towers never jump over others. The way straight ahead is blocked. But two towers that only touch at a corner leave a gap: slip diagonally between them.
kamisado-course-slip-wrong = That way is free, but it is not the gap. Go to the right, between the two towers.
kamisado-course-slip-done = Through! Corners that touch do not block a diagonal.
kamisado-course-win-title = The far row
kamisado-course-win = White landed on orange, and your orange tower has a clear path. Go all the way to White’s home row and win the round!
kamisado-course-win-wrong = Not far enough. Go to the last row: the square with the small gate.
kamisado-course-win-done = You reached White’s home row. The round is yours.
kamisado-course-must-title = If you can move, you must
kamisado-course-must = You may not pass if you can move. White’s blue tower has only one square to go to, a pink one. Land on blue!
kamisado-course-must-then-1 = White had no choice and went to pink. So it is your pink tower’s turn: reach the far row!
kamisado-course-must-wrong = Not that one. First the blue square; then pink, straight to the last row.
kamisado-course-must-done = Forcing the other side’s hand is the best weapon there is.
kamisado-course-poison-title = Poisoned colours
kamisado-course-poison = Nothing stands between White’s red tower and your home row. If you land on red, it goes all the way and wins. Red is poisoned: land on another colour.
kamisado-course-poison-wrong = Red! Now White’s red tower would reach your home row. Choose another colour.
kamisado-course-poison-done = Good eye. Before every move, ask yourself which of White’s towers could reach your home row.
kamisado-course-blocked-title = A blocked tower
kamisado-course-blocked = White’s green tower is boxed in and cannot move at all. Land on green and see what happens.
kamisado-course-blocked-then-1 = White’s green tower has to pass. It stands on yellow, so you move again, with yellow. Reach the far row!
kamisado-course-blocked-wrong = Look again: first the green square; then yellow, straight to the last row.
kamisado-course-blocked-done = Won! A pass counts as a move that ends where the tower already stands, so the colour of that square decides which tower moves next.
kamisado-course-deadlock-title = Deadlock
kamisado-course-deadlock = Sometimes blocked towers call on each other forever. That is a deadlock, and whoever moved last loses. Land on green: White has only one answer.
kamisado-course-deadlock-wrong = That is not green. The green square is right in front of your blue tower.
kamisado-course-deadlock-done = Your red tower and White’s green one are stuck and call on each other forever. White moved last, so you win.
kamisado-course-tooth-title = A dragon tooth
kamisado-course-tooth = In a longer match, every round scores points. Win this one with your orange tower: it gets a dragon tooth and becomes a Sumo.
kamisado-course-tooth-then-1 = One point! The winner chooses how both home rows are filled again: from the left or from the right. Pick one of the two line-ups.
kamisado-course-tooth-wrong = Your orange tower reaches the last row diagonally. Look for the small gate.
kamisado-course-tooth-done = All towers are back on their own home rows, and whoever lost opens the next round.
kamisado-course-sumo-title = Strong but slow
kamisado-course-sumo = Your purple tower with the tooth is a Sumo. It is heavy: it moves five squares at most. Move it exactly five.
kamisado-course-sumo-wrong = Count the squares: it should be five.
kamisado-course-sumo-done = Five is its limit. But it is strong, as you will see.
kamisado-course-points-title = Points
kamisado-course-points = A tower’s first tooth scores 1 point, the second 2, the third 4, the fourth 8. A standard match goes to 3 points, and you have 1: win with your Sumo!
kamisado-course-points-wrong = Your purple Sumo can go straight to the last row.
kamisado-course-points-done = Two more points make three: the match is yours. A long match goes to 7, a marathon to 15.
kamisado-course-push-title = The Sumo push
kamisado-course-push = A tower stands right in front of your Sumo. Push it: your Sumo steps forward, and the other tower goes back a square.
kamisado-course-push-then-1 = White misses a turn. You move again, with the colour the pushed tower landed on: yellow. Move it where you like.
kamisado-course-push-wrong = That was an ordinary move. Push the tower straight in front of your Sumo.
kamisado-course-push-done = A push and another move: that is how Sumos win.
kamisado-course-equals-title = Only weaker ones
kamisado-course-equals = A Sumo pushes only weaker enemy towers, straight ahead, onto a free square, and never off their home row. This is another Sumo, so you cannot push it: make a move instead.
kamisado-course-equals-done = If a push is your only move, you must make it. If there is none either, your Sumo is blocked.
kamisado-course-double-title = The Double-Sumo
kamisado-course-double = With two teeth a tower is a Double-Sumo. It moves three squares at most, but pushes up to two towers, even Sumos. Push with green!
kamisado-course-double-then-1 = The last of the pushed towers landed on green, so green moves again. Go diagonally to the far row!
kamisado-course-double-wrong = First push straight ahead; then go diagonally to the last row.
kamisado-course-double-done = Its third tooth scores four points and wins the match, 9 to 3.
kamisado-course-triple-title = The Triple-Sumo
kamisado-course-triple = With three teeth a tower is a Triple-Sumo. It moves only one square, but pushes up to three towers, even Double-Sumos. Push all three with yellow!
kamisado-course-triple-wrong = Straight ahead: all three stand in front of it.
kamisado-course-triple-done = The last of them landed on blue, so you carry on with blue.
kamisado-course-set-up-title = Your own line-up
kamisado-course-set-up = In tournaments the towers need not start on their own colours. Black lines them up first, then White. Swap some of your towers and press “Ready”.
kamisado-course-set-up-wrong = Swap at least two towers first: tap one, then the other.
kamisado-course-set-up-done = White has seen your line-up and now sets up, too. Then you make the opening move.

## Rules

kamisado-aim = Two players, one goal: be the first to move a tower onto the other player’s home row.
kamisado-box = 2 players, ages 10 and up. A single round takes 20–30 minutes, a standard match 60–90 minutes, a long one 2–3 hours, a marathon 3–5 hours.
kamisado-section-board = Board and towers
kamisado-section-tower = Which tower moves
kamisado-section-move = Moving and winning
kamisado-section-match = Matches and points
kamisado-section-next = The next round
kamisado-section-sumo = Sumos and pushes
kamisado-section-set-up = Tournament set-up
kamisado-section-notation = Recording moves
kamisado-rule-B1 = The board has 64 squares in eight colours; every colour appears once in each row and once in each column. The row nearest to you is your home row. For both players, its left end is brown and its right end orange.
kamisado-rule-B2 = Each player has eight towers, one of each colour. In the first round every tower starts on the square of its own colour. Black is the Challenger and moves first; White is the Defender. The more experienced player takes White. Both players keep their colour for the whole match.
kamisado-rule-B3 = Every colour also has its own character, on the squares and on the towers, so that colour-blind players can play, too.
kamisado-rule-T1 = The opening move of a round is free: the Challenger of that round may move any tower.
kamisado-rule-T2 = From then on you must move the tower whose colour is that of the square where your opponent’s last move ended. After a push, rule S3 applies instead.
kamisado-rule-D1 = A tower moves forward in a straight line, directly ahead or diagonally, over any distance. Nothing ever moves sideways or back, unless it is pushed.
kamisado-rule-D2 = It moves through empty squares only: towers do not jump.
kamisado-rule-D3 = Its move ends on an empty square. There is never more than one tower on a square, and nothing is captured.
kamisado-rule-D4 = A tower may slip diagonally between two towers that touch at a corner.
kamisado-rule-D5 = A tower that can move must move.
kamisado-rule-D6 = A blocked tower passes. That counts as a move of length zero that ends on its own square: the opponent must now move the tower of that square’s colour. If that one is blocked, too, the passing goes on in the same way.
kamisado-rule-D7 = Whoever reaches the opponent’s home row wins the round at once.
kamisado-rule-D8 = If a chain of passes comes back to a tower that has already passed in it, nobody can ever move again. This is a deadlock, and the player who last actually moved a tower, by a move or a push, loses the round, even if that move was forced. The chain may consist of two towers, one from each side, or of four, six or more. Two passes in a row are not yet a deadlock: a longer chain may still reach a tower that can move.
kamisado-rule-M1 = Before they start, the players agree on the length of the match.
kamisado-rule-M2 = The tower that wins a round gets a dragon tooth. A tower’s first tooth scores 1 point, its second 2, its third 4, its fourth 8. The match ends as soon as someone has the agreed number of points; more is fine. So a Sumo that wins a round wins a standard match at once, a Double-Sumo a long one, and a Triple-Sumo a marathon.
kamisado-rule-M3 = With one tooth a tower is a Sumo, with two a Double-Sumo, with three a Triple-Sumo. It keeps its rank for the rest of the match.
kamisado-rule-M4 = After a deadlock, the tooth goes to the winner’s tower in the colour of the square where the loser’s last actual move ended.
kamisado-ruling-M4 = If that move was a push, it is the square the pushing tower moved onto.
kamisado-rule-M5 = You may also play several single rounds, for one point each; the players take turns to open.
kamisado-ruling-M5 = Such a series has a fixed number of rounds, and all of them are played. In every round the towers start on their own colours, there are no Sumos, and the series may end in a draw.
kamisado-rule-P1 = For the next round, all towers go back to the home rows. The winner of the last round, now the Defender, chooses to fill from the left or from the right, and so can avoid a line-up with weak spots that would be easy to attack.
kamisado-rule-P2 = The loser, now the Challenger, fills in the same direction and makes the opening move.
kamisado-rule-P3 = The Defender fills first, then the Challenger. Each player takes their own towers row by row, their own home row first and the far row last. From the left (P3), the leftmost tower of a row comes first, and the towers are placed one by one from the brown end of the home row. From the right (P4), the rightmost comes first, and they are placed from the orange end. Left and right are always the player’s own.
kamisado-rule-S1 = A Sumo moves five squares at most, a Double-Sumo three, a Triple-Sumo one.
kamisado-rule-S2 = Instead of moving, a Sumo may push (in Japanese: oshi) an enemy tower that stands right in front of it; a Double-Sumo up to two in an unbroken line, a Triple-Sumo up to three. The pusher and all pushed towers go one square in the pusher’s direction.
kamisado-rule-S3 = After a push, the opponent misses a turn. The player who pushed moves again, with the tower in the colour of the square where the furthest pushed tower landed. Pushes may follow one another.
kamisado-ruling-S3 = If that tower is blocked, it passes as usual.
kamisado-rule-S4 = A push is never diagonal.
kamisado-rule-S5 = The square behind the last pushed tower must be empty. It may lie on the home row.
kamisado-rule-S6 = A tower on its own home row cannot be pushed: nothing is ever pushed off the board. So a push by itself never reaches the far row.
kamisado-rule-S7 = The line must not be longer than the pusher’s rank: one tower for a Sumo, two for a Double-Sumo, three for a Triple-Sumo.
kamisado-rule-S8 = Every pushed tower must have a lower rank than the pusher: a Sumo pushes no Sumo, a Double-Sumo no Double-Sumo, a Triple-Sumo no Triple-Sumo.
kamisado-rule-S9 = Only enemy towers can be pushed.
kamisado-rule-S10 = If the tower has other moves, you need not push.
kamisado-rule-S11 = If a push is the tower’s only move, you must push. If it cannot push either, it is blocked.
kamisado-rule-U1 = For tournaments, and for experienced players who want a more varied opening, in the first round only: the Challenger puts the eight towers on the home row in any order.
kamisado-rule-U2 = The Defender, who has seen it, then does the same. Everything else is as usual.
kamisado-rule-U3 = With a clock, the Challenger’s time runs during the set-up, then the Defender’s, then the Challenger’s again for the opening move.
kamisado-ruling-U3 = Whoever runs out of time loses the match.
kamisado-rule-N1 = A move is written with four signs: the tower, the direction as its owner sees it, the number of squares, and the colour it lands on. In words: Purple Left 5 Yellow. For a blocked tower, a 0 replaces the direction.
kamisado-rule-N2 = After a push, the pushed towers are recorded as well, as moving back, and the colour reached need not match the next tower. The line-ups at the start of every round and the choice of the fill are part of the record.
kamisado-diagram-T1 = The starting position. Any black tower may open: tap one to see where it can go.
kamisado-diagram-T2 = Black has landed on blue, so White moves blue. Watch how each colour calls the next tower.
kamisado-diagram-D1 = Blue has to move; the dots show everywhere it can go.
kamisado-diagram-D4 = Straight ahead the way is blocked; through the gap on the right it is open.
kamisado-diagram-D6 = White’s green tower is boxed in on a yellow square. When brown lands on green, White passes and Black carries on with yellow.
kamisado-diagram-D7 = White has landed on orange, and nothing stands in the way of Black’s orange tower.
kamisado-diagram-chain = Two passes, and still no deadlock: blue lands on green, White’s green tower passes on yellow, and Black’s yellow one passes on blue. So White moves blue onto yellow, Black passes once more, and blue reaches the far row.
kamisado-diagram-D8 = Blue lands on green, and White’s only answer is red. Now Black’s red tower and White’s green one call on each other forever. White moved last and loses.
kamisado-diagram-P1 = Black has won the round and sees both line-ups before choosing.
kamisado-diagram-S1 = The purple Sumo reaches five squares and no further.
kamisado-diagram-S2 = The purple Sumo pushes red onto a yellow square; Black carries on with yellow.
kamisado-diagram-DS2 = The green Double-Sumo pushes a tower and a Sumo, twice in a row; then pink reaches the far row.
kamisado-diagram-TS2 = The yellow Triple-Sumo pushes three, blue pushes a Sumo, and yellow pushes once more.
kamisado-diagram-S8 = In front of the purple Sumo stands another Sumo: there is nothing to push.
kamisado-diagram-S11 = Purple has no ordinary move, so it has to push.
kamisado-diagram-U1 = Tap two towers to swap them, or drag one onto another.

## Setting up by hand

kamisado-editor-help = Move any tower to any free square.
kamisado-editor-usual = Standard line-up
kamisado-editor-side = Side to move
kamisado-editor-task = What has to be played
kamisado-editor-any = Any tower (opening move)
kamisado-editor-fill = Choose the fill (the round has been won)
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
kamisado-part-position = the line as a whole
kamisado-part-board = the board
kamisado-part-side = the side to move
kamisado-part-active = what has to be played
kamisado-part-target = the length of the match
kamisado-part-score = the score

## Analysis

kamisado-threats-title = Poisoned colours
kamisado-threats-poisoned =
    { $count ->
        [one] { $side } should not land on this colour:
       *[other] { $side } should not land on these colours:
    }
kamisado-threats-why = { $side }’s { $colour } tower on { $square } would reach the far row.
kamisado-threats-stand = This is how the towers stand now; a move can also open or close a path.
kamisado-threats-none = No colour is poisoned for { $side } at the moment.
kamisado-threats-own = { $side } threatens to reach the far row, so { $other } should avoid:

## Settings

kamisado-settings-palette = Kamisado colours
kamisado-settings-palette-lacquer = Classic
kamisado-settings-palette-distinct = Easy to tell apart
kamisado-settings-signs = On towers and squares
kamisado-settings-signs-characters = Characters
kamisado-settings-signs-letters = Letters
kamisado-settings-signs-shapes = Shapes
kamisado-settings-signs-none = Nothing
kamisado-settings-notation = Kamisado moves
kamisado-settings-notation-arrows = As on the screen
kamisado-notation-rulebook = The rulebook’s notation
kamisado-settings-notation-symbols = Rulebook symbols
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
kamisado-terminal-set-up = Next tower, from your left (brown) to your right:
kamisado-terminal-rest = Place the rest in order
kamisado-terminal-take-back = Take back one
kamisado-terminal-plain = First a tower, last its square; capitals are White, digits dragon teeth. * moves, . target, ! wins
kamisado-terminal-mark-active = moves now
kamisado-terminal-mark-target = can be entered
kamisado-terminal-mark-gate = wins the round
kamisado-terminal-mark-tooth = a dragon tooth
kamisado-terminal-keys = A move is typed as two squares, such as d1d5; a fill as left or right.
kamisado-illegal =
    { $why ->
        [match-over] the match is over
        [round-over] the round is over
        [set-up-first] { $side } must first line up all eight towers
        [fill-first] { $side } won the round and must first choose left or right
        [move-expected] a round is being played: a move is expected
        [no-tower] there is no tower on { $square }
        [not-yours] the tower on { $square } belongs to the other side
        [not-active] { $side } must move the { $colour } tower, not the { $tower } one
        [not-forward] a tower moves forward in one line, straight or diagonally
        [too-far] { $count ->
            [one] this tower moves one square at most
           *[other] this tower moves { $count } squares at most
        }
        [path-blocked] a tower on { $square } is in the way
        [occupied] there is already a tower on { $square }
        [push-diagonal] a push goes straight ahead, never diagonally
        [push-no-room] the square behind the pushed towers must be empty, and { $square } is not
        [push-home-row] a tower on its own home row cannot be pushed
        [push-too-many] { $count ->
            [one] this tower can push one tower at most
           *[other] this tower can push { $count } towers at most
        }
        [push-rank] only towers of a lower rank can be pushed
       *[push-own] only the opponent’s towers can be pushed
    }

## Solved

kamisado-solved-heading = Kamisado: whoever opens can always win
kamisado-solved-text = From the usual start Black moves first and can force a win, whatever White does. Of the { $all } first moves { $winning } win, every one of them straight ahead. The numbers show how many moves, counting both players, it takes with perfect play.
kamisado-solved-try = Try any first move on the board and see what comes of it.
kamisado-solved-won = { $move } wins, in { $count } moves with perfect play.
kamisado-solved-lost = { $move } loses: White wins in { $count } moves with perfect play.
kamisado-solved-step = Move { $step } of { $count }
kamisado-solved-next = Next move
kamisado-solved-yours-text = Take Black and turn the won start into a win against { $name }. Or take the lost side and see how long you can hold out.
kamisado-solved-black = Play Black and win
kamisado-solved-white = Hold out as White
kamisado-solved-proof-text = The proof is a list of 3,363 positions with Black’s move in each. You don’t have to take our word for it: your browser can try every defence against it, with a short program that knows nothing but the rules.
kamisado-opening-heading = Tournament set-up: with the right line-up, Black always wins
kamisado-opening-text = In a tournament set-up, Black lines up the towers first and opens. White has seen that line-up and may answer with any of 40,320. Nearly every line-up of Black’s loses to the right answer. A few of them win against every one.
kamisado-opening-try = Line up Black’s towers on the board and press “Ready” to see how White answers.
kamisado-opening-looking = Looking for an answer…
kamisado-opening-refuted = White answers like this, and wins whatever Black plays.
kamisado-opening-unbeaten = White has no answer: against each of the 40,320 line-ups Black wins.
kamisado-opening-open = Nobody knows yet whether White has an answer to this one.
kamisado-opening-show = Show me one that wins
kamisado-opening-shared = What the good ones share
kamisado-opening-corner = Nearly all of them have brown in the right corner or orange in the left: the far corner from its own colour. From h1 brown can go straight to h7, a purple square. If White’s purple tower stands behind it, on h8, that tower has to leave the corner along the long diagonal. Every square there is brown, so brown is called at once and reaches the home row.
kamisado-opening-yours = Line up first against { $name }, with one of the line-ups that win: then only you can spoil it. Or answer as White, for whom there is no good answer, and see how long you can hold out.
kamisado-opening-black = Line up as Black
kamisado-opening-white = Answer as White
kamisado-opening-proof = For every line-up that loses, we have the answer that beats it. Those that win have been tried against all 40,320 answers. You don’t have to take our word for it: your browser can prove any of this again, with a short program that knows nothing but the rules. All the answers to one line-up take it a few minutes.
kamisado-verify-strategy = Check the list
kamisado-verify-strategy-running = Trying every defence…
kamisado-verify-strategy-holds = Black wins: { $positions } positions, { $moves } moves of the list.
kamisado-verify-strategy-wrong = The list proves nothing. It has no winning move here: { $position }
kamisado-verify-label = Checking the line-up
kamisado-verify-all = Check all { $count } answers
kamisado-verify-some = Check { $count } at random
kamisado-verify-which =
    { $placed ->
        [yes] This proves who wins with the line-up on the board.
       *[no] This puts a line-up that wins on the board and proves it. To check another one, line it up first.
    }
kamisado-verify-so-far = { $done } of { $total } answers tried: Black wins against each of them.
kamisado-verify-proven =
    { $all ->
        [yes] Proven: Black wins against all { $count } answers.
       *[no] Proven: Black wins against each of these { $count } answers.
    }
kamisado-verify-beaten = Proven: White wins with the answer on the board.
kamisado-verify-table-label = Checking line-ups at random
kamisado-verify-table = Check { $count } line-ups at random
kamisado-verify-table-which = This draws some of the 40,320 line-ups and proves again what we say about them.
kamisado-verify-table-so-far = { $done } of { $total } line-ups checked, and we were right about each.
kamisado-verify-table-proven = Proven: { $beaten } line-ups lose to the answer we have, and { $unbeaten } beat { $answers } random answers each.
kamisado-verify-table-wrong = We are wrong about { $towers }. Please let us know.
kamisado-data-strategy = The list of positions and moves
kamisado-data-first-moves = The { $count } first moves, with best play after each
kamisado-data-table = All line-ups, each with the answer that beats it
kamisado-data-walk = The program that tries every defence
kamisado-data-rules = The rules, as the checks know them
kamisado-data-search = The program that proves who wins
