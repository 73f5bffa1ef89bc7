# The pages with the courses and the rules.

## Courses

learn-heading = Learn by playing
learn-intro = Short courses for beginners: one idea at a time, tried out on the board straight away.
learn-start = Start
learn-continue = Continue
learn-once-more = Again
learn-steps =
    { $count ->
        [one] One step
       *[other] { $count } steps
    }
learn-progress = { $done } of { $count } steps done
learn-finished = All done
learn-line = Progress
learn-rules = All the rules
learn-rule = Rule { $id }
learn-course = Learn { $game }
learn-step = Step { $step } of { $count }
learn-restart = Back to the first step
learn-all = All courses
learn-back = Back
learn-next = Next
learn-again = Try it again
learn-help = Show me
learn-end = You can play { $game }!
learn-end-level = The game starts right away, against the easiest level.

## Rules

rules-heading = The rules of { $game }
rules-contents = Contents
rules-course = Learn step by step
rules-show = Show it
rules-reset = Back to the start
rules-ruling = Our ruling: the rulebook leaves this open.
rules-link = Rule { $id }

## Solved

solved-intro = What perfect play leads to: not guessed, proven. See for yourself, and try it against the computer.
solved-yours = Your turn
solved-proof = How we know
solved-stop = Stop
solved-continue = Continue
solved-positions = { $positions } positions
solved-positions-left =
    { $minutes ->
        [0] { $positions } positions, less than a minute left
        [one] { $positions } positions, about a minute left
       *[other] { $positions } positions, about { $minutes } minutes left
    }
solved-broken = The check has broken off. Please try again.
solved-no-workers = The check needs web workers, which this browser doesn’t have.
