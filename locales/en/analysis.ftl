# The words of the analysis page.

## Beginning

analysis-text = Look at any position or game: what each move is worth, what is proven, and where things went wrong.
analysis-other = Another analysis
analysis-own = Your finished games
paste-title = Position or record
paste-help = A position in one line (with moves below it, if you like), a record of any game, or the link of a finished game.
paste-open = Open
paste-file = Load a file
paste-nothing = The box is still empty.
paste-neither = This is neither a position nor a record. A record begins with a line like [Game "{ $game }"]; a position is a single line with the board, the side to move and what has to be played.
paste-broken = This link is damaged and cannot be read.
paste-refused =
    { $kind ->
        [position] There is something wrong with this { $game } position.
        [record] There is something wrong with this record.
       *[table] The record of this table cannot be opened.
    }
paste-part = Check this part: { $part }.
paste-move = This move is not allowed: { $move }.

## Set up by hand

set-up-title = Set up by hand
set-up-game = { $game }: set up a position
set-up-open = Analyse this position

## Verdicts

verdicts = What the moves are worth
verdicts-best = Moves, best first
verdicts-legend = A seal marks a proven result; a grey bar is only an estimate.
verdicts-round = Everything here is about this round, not the whole match.
verdict-proven = proven:
verdict-win =
    { $plies ->
        [0] win
        [one] win in one move
       *[other] win in { $plies } moves
    }
verdict-loss =
    { $plies ->
        [0] loss
        [one] loss in one move
       *[other] loss in { $plies } moves
    }
verdict-draw =
    { $plies ->
        [0] draw
        [one] draw in one move
       *[other] draw in { $plies } moves
    }
verdict-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
verdict-estimate = estimate { $percent }%
verdict-unknown = not known yet
verdict-told = Proven: { $verdict }. Best: { $move }.
engine-start = Evaluate moves
engine-go-on = Keep thinking
engine-stop = Stop
engine-time = Time
engine-seconds = { $seconds } s
engine-thinks = Thinking…
engine-settled = Everything is proven.
engine-helpless = The engine cannot evaluate these moves.
engine-over = The game is over here: there is nothing left to evaluate.
engine-failed = The engine gave no answer.
line-show-win = Show the shortest win
line-show-loss = Show the longest defence
line-show-draw = Show the line to the draw
line-show-points = Show the best play
line-searching = Looking for the line…
line-none = No line could be proven in the time available.
line-play = Play it
line-pause = Pause

## The desk

tab-verdicts = Evaluation
tab-moves = Moves
tab-insight = Overview
tab-share = Share
branch = Variation after move { $move }
branch-leave = Leave the variation
copy-position = Copy the position
copied-position = Position copied.
copy-record = Copy the record
copied-record = Record copied.
change-position = Change the position

## What there is to see

insight-none = Nothing to add to this position.
insight-show = Show it on the board

## Where a game turned

lost-title = Turning point
lost-working = Looking for the turning point…
lost-proven =
    { $had ->
        [draw] { $you ->
                [yes] You
               *[no] { $name }
            } lost it with move { $move }: a proven draw before, a proven loss after.
       *[win] { $you ->
                [yes] You
               *[no] { $name }
            } lost it with move { $move }: a proven win before, a proven loss after.
    }
lost-at-latest =
    { $percent ->
        [0] Move { $move } was the turning point: after it, { $you ->
                [yes] your
               *[no] { $name }’s
            } position was lost (proven). How things stood before could not be worked out.
       *[other] Move { $move } was the turning point: after it, { $you ->
                [yes] your
               *[no] { $name }’s
            } position was lost (proven); before it, the chances were about { $percent }% (an estimate).
    }
lost-before =
    { $you ->
                [yes] Your
               *[no] { $name }’s
            } position was lost before the first move of the round: that is proven, and no second chance came.
lost-again = The game had changed hands before, first with move { $move }.
lost-fell = Nothing could be proven. By our estimate, move { $move } cost { $you ->
                [yes] you
               *[no] { $name }
            } the most: from { $from }% down to { $to }%.
lost-cost =
    { $points ->
        [one] { $you ->
                [yes] Your
               *[no] { $name }’s
            } move { $move } cost the most: one point. With all cards open and best play, the round was worth { $from } to that side before it, and { $to } after it.
       *[other] { $you ->
                [yes] Your
               *[no] { $name }’s
            } move { $move } cost the most: { $points } points. With all cards open and best play, the round was worth { $from } to that side before it, and { $to } after it.
    }
lost-fated = No move of the losing side cost a point: these cards could not be saved.
lost-unknown = Neither proof nor estimate shows where the game was lost.
lost-nobody = Nobody lost this game.
lost-go = Show the position before move { $move }
lost-find = Find the turning point
lost-longer = Look longer
mistakes = Mistakes
verdict-played = played
mark-mistake = a proven mistake
mark-cost =
    { $points ->
        [one] cost one point
       *[other] cost { $points } points
    }
mark-turning = the game was lost here
