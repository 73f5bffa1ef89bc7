# The words of the analysis page.

## Beginning

analysis-text = Look at any position or game: what each move is worth, what is proven, and where it was lost.
analysis-other = Another analysis
analysis-own = Your finished games
paste-title = Position or record
paste-help = A position in one line (with moves below it, if you like), a record of any game, or the link of a finished game.
paste-open = Open
paste-file = Load a file
paste-nothing = There is nothing in the box yet.
paste-neither = This is neither a position nor a record. A record begins with a line like [Game "{ $game }"]; a position is one line with the board, whose turn it is and what has to be played.
paste-broken = This link is damaged: what it carries cannot be read.
paste-refused =
    { $kind ->
        [position] The server does not accept this { $game } position:
        [record] The server does not accept this record:
       *[table] The record of this table cannot be opened:
    }

## Set up by hand

set-up-title = Set up by hand
set-up-game = { $game }: set up a position
set-up-open = Analyse this position

## Verdicts

verdicts = What the moves are worth
verdicts-best = Moves, best first
verdicts-legend = A seal follows from the rules. A grey bar is only an estimate.
verdicts-round = All verdicts are about this round, not about the whole match.
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
verdict-estimate = estimate { $percent } %
verdict-unknown = not known yet
verdict-told = Proven: { $verdict }. Best: { $move }.
engine-start = Judge the moves
engine-go-on = Think on
engine-stop = Stop
engine-time = Time
engine-seconds = { $seconds } s
engine-thinks = Thinking …
engine-settled = Everything is proven.
engine-helpless = The engine has nothing to say about these moves.
engine-over = It is over here: there is nothing left to judge.
engine-failed = The engine could not answer.
line-show-win = Show the shortest win
line-show-loss = Show the longest defence
line-show-draw = Show the line to the draw
line-show-points = Show the best play
line-searching = Looking for the line …
line-none = No line could be proven in the time there was.
line-play = Play it
line-pause = Pause

## The desk

tab-verdicts = Verdicts
tab-moves = Moves
tab-insight = Map
tab-share = Share
branch = Variation after move { $move }
branch-leave = Leave it
copy-position = Copy the position
copied-position = The position is copied.
copy-record = Copy the record
copied-record = The record is copied.
change-position = Change the position

## What there is to see

insight-none = Nothing to add to this position.
insight-show = Show it on the board

## Where did I lose it?

lost-title = Where did I lose it?
lost-working = Judging the game from its end …
lost-proven =
    { $had ->
        [draw] { $name } lost it with move { $move }: before it a draw was proven, after it the loss is.
       *[win] { $name } lost it with move { $move }: before it a win was proven, after it the loss is.
    }
lost-at-latest =
    { $percent ->
        [0] With move { $move } at the latest { $name } was lost: from there on it is proven. What it was before could not be found out.
       *[other] With move { $move } at the latest { $name } was lost: from there on it is proven. Before it there is only an estimate: { $percent } %.
    }
lost-before = { $name } was lost before the first move of the round: that is proven, and no chance came after it.
lost-again = It was given back and lost again: the last time with move { $move }.
lost-fell = Nothing could be proven. By estimate, move { $move } cost { $name } the most: from { $from } % to { $to } %.
lost-cost =
    { $points ->
        [one] Move { $move } of { $name } cost the most: one point. With best play the round was worth { $from } before it and { $to } after it.
       *[other] Move { $move } of { $name } cost the most: { $points } points. With best play the round was worth { $from } before it and { $to } after it.
    }
lost-fated = No move of the losing side cost a point: with these cards it could not be helped.
lost-unknown = Neither a proof nor an estimate shows where it was lost.
lost-nobody = Nobody has lost this game.
lost-go = Show the position before move { $move }
mark-mistake = a proven mistake
mark-cost =
    { $points ->
        [one] cost one point
       *[other] cost { $points } points
    }
mark-turning = here it was lost
