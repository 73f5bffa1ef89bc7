# The words of the command line that belong to no game. A test of the command line sees to it that none is
# missing or unused.

## On the command line

terminal-player-form = a player is me or level:1 to level:8
terminal-seat-form = write it as 1=me or 2=level:5
terminal-clock-form = a clock is none, or minutes and seconds such as 5+3 (at most 999+999)
terminal-no-terminal = play needs a terminal for its input and its output
terminal-no-seed = the record has no seed, so the next cards cannot be dealt
terminal-no-such-seat = there is no seat { $seat }: this game has { $seats }
terminal-wrong-seats = the Seats tag does not name { $seats } players
terminal-cannot-read = cannot read { $file }: { $why }
terminal-cannot-resume = { $file } cannot be resumed: { $why }

## Menu

terminal-menu-game = Which game?
terminal-menu-options = Which rules?
terminal-menu-players = Who plays?
terminal-menu-choose = Enter: choose
terminal-menu-next = Enter: next
terminal-menu-play = Enter: play
terminal-menu-keys = Up, down: move   Enter: choose   Esc: leave
terminal-menu-change = Up, down: move   Left, right: change   Enter: next   Esc: back
terminal-number = { $min } to { $max }
terminal-clock = Clock
terminal-clock-help = Minutes for each player and seconds added per turn; run out of time and you lose.
terminal-clock-none = none
terminal-clock-choice = { $control } (minutes + seconds)

## Players

terminal-seat = Seat { $seat }
terminal-you = you
terminal-self = You
terminal-player = Player { $seat }
terminal-person = person
terminal-computer = { $name } (level { $level })
terminal-person-help = Someone at this terminal.

## Turns and endings

terminal-turn = { $name } to play
terminal-did = { $name }: { $action }
terminal-won =
    { $you ->
        [yes] You won the game
        [with] You and { $names } won the game
       *[no]
            { $count ->
                [one] { $names } won the game
               *[other] { $names } won the game
            }
    }
terminal-drawn = The game is a draw
terminal-lost-on-time =
    { $you ->
        [yes] You ran out of time
       *[no] { $name } ran out of time
    }
terminal-thinking = { $seat } ({ $name }) is thinking…
terminal-thinks = { $name } is thinking…
terminal-somebody-thinks = Someone is thinking…
terminal-pass-device = Pass the device to { $name }
terminal-pass-device-hint = Everyone else, look away. Press any key when you are ready.
terminal-look-only = Look at your cards: you are asked nothing before the round begins

## What can be done, and what cannot

terminal-undone = Taken back.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-clock = With a clock, moves stand: nothing is taken back.
terminal-undo-secret = What has been seen cannot be unseen: this stands.
terminal-refused = { $action }: { $why }.
terminal-export-later = A record shows everything, so it can be exported only when the game is over; s saves the game.
terminal-tip-not-yours = You can have a tip when it is your turn.
terminal-no-tip = No tip was found in time.
terminal-no-answer = (The computer had no answer; the first legal move was played for it.)
terminal-advising = Looking for a good move…
terminal-tip-win =
    { $plies ->
        [0] Proven: { $action } wins.
        [one] Proven: { $action } wins in one move.
       *[other] Proven: { $action } wins in { $plies } moves.
    }
terminal-tip-draw = Proven: { $action } draws.
terminal-tip-loss =
    { $plies ->
        [0] Proven: every move loses; { $action } is as good as any.
        [one] Proven: every move loses at once; { $action } is as good as any.
       *[other] Proven: every move loses in { $plies } moves; { $action } is as good as any.
    }
terminal-tip-points =
    { $count ->
        [one] Proven: { $action } is worth { $points } point.
       *[other] Proven: { $action } is worth { $points } points.
    }
terminal-tip-estimate = Estimate, not certain: { $action }, about { $percent }% to win.
terminal-tip-player = A strong player who sees what you see would choose: { $action }. Nothing is proven.

## Files

terminal-no-file-name = A file needs a name.
terminal-file-exists = A file of that name already exists; choose another name.
terminal-not-written = The file could not be written: { $why }.
terminal-written = Written to { $file }.
terminal-go-on-later = Saved. Continue with: { $command }
terminal-save-as = Save the game as
terminal-save-hint = Continue with: { $command }
terminal-export-as = Export the record as
terminal-export-hint = A name ending in .json gives JSON, any other a score sheet.
terminal-file-secret = The file gives everything away: reading it spoils the game.
terminal-leave = The game is neither over nor saved. Save it and continue another day?

## On the screen

terminal-too-small = Kamidana needs 80 columns and 24 lines; this terminal has { $width } and { $height }.
terminal-round = round { $round }
terminal-typed = Move:
terminal-log = So far
terminal-bar = Arrows Enter
terminal-button-continue = Enter: continue
terminal-button-back = Esc: back
terminal-button-help = ? help
terminal-button-tip = t tip
terminal-button-undo = u undo
terminal-button-save = s save
terminal-button-export = x export
terminal-button-turn = v flip
terminal-button-leave = q quit
terminal-button-new-game = New game
terminal-button-record = Export the record
terminal-button-quit = Quit
terminal-button-accept = Enter: write
terminal-button-save-and-leave = Enter: save and leave
terminal-button-just-leave = q: leave
terminal-button-stay = Esc: stay

## Help

terminal-help-more = Up, down, space: more
terminal-ruling = Our ruling: { $text }
terminal-keys = Keys
terminal-keys-choose = Arrows and Tab step through what you can do; Enter or Space does it. The mouse works, too.
terminal-keys-type = Moves can be typed and sent with Enter; Esc clears them.
terminal-keys-letters = t tip, u undo, s save (or Ctrl-S), x export the record, v flip the board, q quit, ? this help.
terminal-keys-tips = A tip says “proven” if it follows from the rules, “estimate” if it is a guess.

## kamidana play --help

terminal-help-about = Play in the terminal, against the computer or across the table
terminal-help-usage = Usage
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-examples = Examples
terminal-help-game = The game; without it and without --resume, a menu asks
terminal-help-option = An option of the game (see kamidana games); may be repeated
terminal-help-seat = Who plays on a seat, me or level:1 to level:8; may be repeated. By default seat 1 is yours and the others are the computer’s
terminal-help-level = How strong the computer plays, 1 to 8
terminal-help-hot-seat = People on every seat
terminal-help-seed = The seed everything is dealt from, 64 hexadecimal digits; random by default
terminal-help-clock = Minutes for each player and seconds added per turn, such as 5+3, or none
terminal-help-resume = Continue a saved game or any record
terminal-help-language = The language: en, de, fr, nl or tr; by default what LC_ALL, LC_MESSAGES or LANG say
terminal-help-characters = Show characters or letters beside the colours
terminal-help-ascii = Plain ASCII, no colours
terminal-help-colour = When to use colours: auto, always or never
terminal-help-help = Print this help
terminal-help-inside = During a game, ? shows the keys and the rules.

## Positions and records

terminal-start = Start
terminal-no-position = This position cannot be written as text.
terminal-demo = Kamidana, a home for board and card games: { $games }. Here they are; kamidana --help shows what you can do with them.
