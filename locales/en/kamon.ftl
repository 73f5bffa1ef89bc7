# The words of Kamon. Where a variable is called colour, side, card, symbol or emblem, it is already a word.
# Course: one idea a step, in at most forty words.

## At a glance

kamon-about = Play on a token with the same crest or number. Join two edges, close a loop, or leave your opponent no move.
kamon-brief-1 = Take turns placing your pawns on the tokens. The first one goes on the border.
kamon-brief-2 = Each token must share its crest or its number with the one your opponent has just taken.
kamon-brief-3 = You win by joining two opposite edges, by closing a loop around a cell,
kamon-brief-4 = or by leaving your opponent no token that fits.
kamon-credit = Kamon is by Bruno Cathala (Jactalea, 2007).
kamon-seat-first = Black (moves first)
kamon-ladder = Kamon

## Computer players

kamon-player-1 = Akari
kamon-player-1-about = Imagines only a handful of games and often misses the cell that wins for you.
kamon-player-2 = Shizu
kamon-player-2-about = Imagines a few dozen games. More than one danger in three slips by.
kamon-player-3 = Daru
kamon-player-3-about = Plays by feel, and the feel is good, but some dangers slip by.
kamon-player-4 = Koko
kamon-player-4-about = Imagines hundreds of games, but does not work out the endgame. About one danger in four slips by.
kamon-player-5 = Chama
kamon-player-5-about = Works out the endgame once the board fills up.
kamon-player-6 = Tengo
kamon-player-6-about = Imagines thousands of games and works out the endgame early.
kamon-player-7 = Oni
kamon-player-7-about = Imagines tens of thousands of games and seldom lets a won endgame slip.
kamon-player-8 = Komai
kamon-player-8-about = Weighs up to two hundred thousand lines for a single move.

## Coach

kamon-coach-any = Your token decides what { $name } may answer: the same crest or the same number.
kamon-coach-win = One of these cells wins. Can you see it?
kamon-coach-careful =
    { $count ->
        [one] Careful: one of these cells hands { $name } the win.
       *[other] Careful: { $count } of these cells hand { $name } the win.
    }
kamon-coach-through = Whatever you take, { $name } can win this time.
kamon-coach-leaves =
    { $count ->
        [one] Leaves { $name } one cell to answer on.
       *[other] Leaves { $name } { $count } cells to answer on.
    }
kamon-coach-danger = Not there! It leaves { $name } a cell that wins.
kamon-coach-wins = This cell wins.
kamon-coach-lost = This cell let { $name } win.
kamon-coach-told = You took { $symbol } { $count }: { $name } needs the same crest or the same number.

## Options

kamon-option-layout = Token layout: “random”, or a start position
kamon-option-forbidden-counts = Loop around the forbidden cell
kamon-option-forbidden-counts-yes = Wins
kamon-option-forbidden-counts-yes-help = The forbidden cell counts as an empty cell.
kamon-option-forbidden-counts-no = Does not win
kamon-option-forbidden-counts-no-help = A loop must enclose another empty cell or an enemy pawn.

## Words

kamon-seat-1 = Black
kamon-seat-2 = White
kamon-symbol-leaf = leaf
kamon-symbol-cup = cup
kamon-symbol-fan = fan
kamon-symbol-crane = crane
kamon-symbol-wave = wave
kamon-symbol-moon = moon
kamon-emblem-snake = Snake
kamon-emblem-tortoise = Tortoise
kamon-emblem-dragon = Dragon

## Settings

kamon-settings = Kamon
kamon-settings-coordinates = Names of the cells
kamon-settings-numerals = Numerals on the tokens

## Whose turn it is, and why

kamon-status-why = Same crest ({ $symbol }) or same number ({ $count }).
kamon-status-opening = Start on the border, but not in a corner.

## How it ends

kamon-reason-edges = Two opposite edges are joined.
kamon-reason-loop = A loop is closed.
kamon-reason-block = The opponent has no cell to play on.
kamon-reason-full = The board is full.
kamon-ending-edges =
    { $you ->
        [winner] You joined the two { $emblem } edges.
        [loser] { $winner } joined the two { $emblem } edges.
       *[none] { $winner } joined the two { $emblem } edges.
    }
kamon-ending-loop =
    { $you ->
        [winner] Your pawns closed a loop.
        [loser] { $winner }’s pawns closed a loop.
       *[none] { $winner }’s pawns closed a loop.
    }
kamon-ending-block =
    { $you ->
        [winner] { $loser } has no cell left to play on: none shows { $symbol } or { $number }.
        [loser] You have no cell left to play on: none shows { $symbol } or { $number }.
       *[none] { $loser } has no cell left to play on: none shows { $symbol } or { $number }.
    }

## Board

kamon-board = Kamon board
kamon-cell =
    { $cell }: { $holds ->
        [black] black pawn
        [white] white pawn
        [forbidden] forbidden
       *[token] { $symbol } { $count }
    }{ $mark ->
        [legal] , you can play here
        [last] , last move
        [winning] , winning
        [enclosed] , enclosed
        [planned] , planned move
       *[none] { "" }
    }
kamon-top = Top of the pile: { $symbol } { $count }
kamon-top-none = No token on the pile yet
kamon-same = Same crest or same number
kamon-opening = Any border cell except a corner
kamon-refused-turn = It’s { $name ->
        [none] { $side }
       *[other] { $name }
    }’s turn.
kamon-refused-pawn = There’s already a pawn on that cell.
kamon-refused-forbidden = Nobody can play on the forbidden cell.
kamon-refused-opening = The first pawn goes on the border, but not in a corner.
kamon-refused-token = That token ({ $symbol } { $count }) shares neither crest nor number with { $other } { $number }.
kamon-emblem = { $emblem }
kamon-your-turn =
    { $symbol ->
        [none] Your turn: start on the border
       *[other] Your turn: { $symbol } or { $number }
    }, { $count ->
        [one] one cell
       *[other] { $count } cells
    }
kamon-played = { $side }: { $cell }, { $symbol } { $count }
kamon-over =
    { $side ->
        [none] A draw
       *[other] { $side } wins
    }: { $reason ->
        [edges] two opposite edges are joined
        [loop] a loop is closed
        [block] the opponent has no cell
       *[full] the board is full
    }

## Course

kamon-course-about = The same crest or the same number, and the three ways to win.
kamon-course-end = You know the one rule for moving and the three ways to win. The rest comes with playing.
kamon-course-first-title = On the border
kamon-course-first = You are Black. Every token shows a crest, one to six times. Black starts on a border cell, but not in a corner. Choose one.
kamon-course-first-done = Your pawn replaces the token, and the token goes onto the pile. It tells White where to play.
kamon-course-crest-title = The same crest
kamon-course-crest = White’s token is on top of the pile: two waves. You must play on a token with the same crest or the same number. Take the same crest: a wave.
kamon-course-crest-wrong = That one has the same number. This time find a wave.
kamon-course-crest-done = Right. Now your token is on top, and White has to follow it.
kamon-course-number-title = The same number
kamon-course-number = Six cranes are on top of the pile. This time choose by number: play on a token that shows its crest six times.
kamon-course-number-wrong = That is another crane. This time find a six.
kamon-course-number-done = Good. Crest or number: you always have both ways.
kamon-course-edges-title = Join two edges
kamon-course-edges = Opposite edges carry the same animal. A chain of your pawns from one to the other wins. One cell is missing between the Snakes at the top and the bottom: find it.
kamon-course-edges-wrong = The chain is still open. Look at the bottom edge.
kamon-course-edges-done = From Snake to Snake: you win.
kamon-course-corner-title = A corner has two edges
kamon-course-corner = A corner cell belongs to both edges that meet there. Your chain almost joins the two Tortoise edges. Finish it.
kamon-course-corner-wrong = Not there. Follow your chain to the corner on the left.
kamon-course-corner-done = The corner belongs to the Tortoise edge, too: you win.
kamon-course-round-title = The forbidden cell
kamon-course-round = The dark cell has no token. Nobody ever plays there, and no chain goes through it. Go around it and join the Snakes.
kamon-course-round-wrong = There is still a gap, just below the dark cell.
kamon-course-round-done = Around it and through: you win.
kamon-course-loop-title = Close a loop
kamon-course-loop = A ring of your pawns around an empty cell or an enemy pawn also wins. On the left you have nearly caught a white pawn. Close the loop!
kamon-course-loop-wrong = The ring is still open. Look at the left border.
kamon-course-loop-done = Caught! But remember, the border is not a wall: a loop needs pawns all around.
kamon-course-safe-title = Think for White
kamon-course-safe = White is one cell short of joining the Dragons, at the upper right. Your token tells White where to play: choose one after which White cannot finish.
kamon-course-safe-wrong = After that, White could finish at the upper right. Choose another one.
kamon-course-safe-done = Good. You choose for White, and White chooses for you.
kamon-course-block-title = Nothing left
kamon-course-block = Whoever has nowhere to play loses at once. Four fans are on top. Take a token that leaves White without an answer.
kamon-course-block-wrong = White still has an answer to that. Is there a token whose crest and number have almost run out?
kamon-course-block-done = No fan and no six are left: White is blocked, and you win.
kamon-course-full-title = The full board
kamon-course-full = Two cells are left, and nobody has joined edges, closed a loop or been blocked. Play on one; White takes the last.
kamon-course-full-done = The board is full and nobody has won: a draw. That is very rare.

## Rules

kamon-aim = Two players, one rule for moving, three ways to win: join two edges, close a loop, or leave the other player without a move.
kamon-box = 2 players, ages 8 and up, about 15 minutes: a game has 36 moves at most.
kamon-section-board = Board and tokens
kamon-section-play = Moving
kamon-section-end = How a game ends
kamon-rule-B1 = The board is a hexagon of 37 cells in seven rows, from a at the top to g at the bottom.
kamon-rule-B2 = Each of the six edges has four cells. Opposite edges carry the same emblem: the Snake at the top and the bottom, the Tortoise at the upper left and the lower right, the Dragon at the upper right and the lower left.
kamon-rule-B3 = Each of the six crests appears on six tokens, once to six times. One more token marks the first player.
kamon-ruling-B3 = The rulebook names only the leaf and the cup; the fan, the crane, the wave and the moon are ours.
kamon-rule-B4 = All 37 tokens are laid out at random, one on each cell. Then the first-player token is taken off; its cell is forbidden for the whole game. The token lies beside the board, and the pile grows on top of it. Each player has 18 pawns.
kamon-rule-P1 = Black starts on any border cell that is neither a corner nor forbidden. The pawn replaces the token, and the token goes onto the pile.
kamon-rule-P2 = From then on, the player whose turn it is puts a pawn on any free cell whose token has the same crest or the same number as the token on top of the pile. That token becomes the new top.
kamon-rule-W1 = Edges: you win if a chain of your pawns joins two opposite edges.
kamon-rule-W2 = A corner cell belongs to both edges that meet there.
kamon-rule-W3 = Loop: you win if your pawns enclose at least one cell that is empty or holds an enemy pawn. A cell is enclosed if no way leads from it to the border of the board over cells without your pawns.
kamon-rule-W4 = The border is not a wall of a loop, and a loop around nothing but your own pawns does not count.
kamon-rule-W5 = The forbidden cell counts as an empty cell. Whoever opens a table may choose otherwise.
kamon-rule-W6 = Block: you win if your opponent has no cell to play on.
kamon-rule-W7 = If all 36 cells are filled and nobody has won, the game is a draw.
kamon-ruling-W7 = The 36th move never wins by block.
kamon-rule-W8 = If several of these happen at once, edges are named before a loop and a loop before a block; the winner is the same.
kamon-diagram-P1 = Black may start on any of the lit cells. The dark one is forbidden.
kamon-diagram-P2 = Black took the four cranes, so White plays on a crane or on a four.
kamon-diagram-W1 = One pawn is missing between the two Snakes.
kamon-diagram-W2 = The corner on the left is part of the Tortoise edge.
kamon-diagram-W3 = The last pawn of the ring catches a white pawn.
kamon-diagram-W5 = This loop encloses nothing but the forbidden cell.
kamon-diagram-W6 = After the six fans no fan and no six are left for White.
kamon-diagram-W7 = Black and White fill the last two cells: a draw.

## Setting up by hand

kamon-editor-help = Choose what to put down, then tap or click the cells.
kamon-editor-shuffle = Shuffle the tokens
kamon-editor-tool = Tap to place
kamon-editor-tool-black = Black pawn
kamon-editor-tool-white = White pawn
kamon-editor-tool-token = Token back
kamon-editor-tool-swap = Swap two cells
kamon-editor-swap = Tap the two cells you want to swap.
kamon-editor-held = Swap { $cell } with…
kamon-editor-top = Top of the pile
kamon-editor-turn = { $side } to move, as the number of pawns shows.
kamon-part-cells = the cells
kamon-part-side = the side to move
kamon-part-top = the top of the pile

## Analysis

kamon-action = { $cell }, { $symbol } { $count }
kamon-block-title = Who gets blocked?
kamon-block-blocked = If both sides played only to block, { $side } would be the first to run out of cells.
kamon-block-fewest =
    { $count ->
        [0] No reply at all after { $cells }: a block.
        [one] Fewest replies after { $cells }: one.
       *[other] Fewest replies after { $cells }: { $count }.
    }
kamon-block-numbers = The number on a cell shows how many replies it leaves. Chains and loops are not taken into account.

## Solved

kamon-solved-heading = Kamon after six moves: Black usually wins
kamon-solved-text = We laid out the tokens at random, made six random moves and worked out who wins with perfect play, { $count } times over. Black, who is to move, wins { $black } of these positions ({ $share }%) and White { $white }. The other { $draw } are drawn.
kamon-solved-question = { $side } to move. Who wins with perfect play?
kamon-solved-draw = Draw
kamon-solved-answer =
    { $right ->
        [yes] Right:
       *[no] Not quite:
    } { $result ->
        [draw] it’s a draw.
       *[win] { $side } wins.
    }
kamon-solved-wins = { $cell } is a move that wins.
kamon-solved-holds = { $cell } is a move that holds the draw.
kamon-solved-loses = { $side } is lost, whatever the move.
kamon-solved-number = Position { $number } of { $count }
kamon-solved-right = guessed { $right } of { $guessed }
kamon-solved-another = Another one
kamon-solved-yours = Play on from this position against { $name }. On the winning side, bring it home; on the losing side, hold out as long as you can. And if it’s a draw, don’t let it slip.
kamon-solved-play = Play { $side }
kamon-solved-proof = Every position was searched to the end. You don’t have to take our word for it: this command proves some of them again by nothing but the rules, and with --all every one.
kamon-layouts-heading = Kamon from the first move: it depends on the layout
kamon-layouts-text = So far { $count } random layouts are solved from the very first move. Results with perfect play: Black, who begins, wins { $black }, White wins { $white }, drawn { $draw }. So there are games of Kamon that neither side can win, however well it plays.
kamon-layouts-proof = Each layout was searched to the end: hundreds of millions of positions. This command proves one of them again by nothing but the rules, but nobody has waited for it to finish yet.
kamon-data-openings = The { $count } positions, with who wins and how
kamon-data-layouts = The { $count } layouts that are solved from the first move

## Terminal

kamon-terminal-title =
    { $over ->
        [yes] { $moves ->
            [one] one move
           *[other] { $moves } moves
        }
       *[no] move { $moves }
    }
kamon-terminal-turn =
    { $side } to move: any { $symbol } or any { $number } ({ $count ->
        [one] only one cell
       *[other] { $count } cells
    })
kamon-terminal-opening = { $side } opens on any border cell except a corner
kamon-terminal-aims = To win, join two edges of the same name, close a loop, or leave no legal cell.
kamon-terminal-keys = A move is typed as the name of its cell, such as c4.
kamon-terminal-side =
    { $state ->
        [turn] to move
        [won] has won
       *[draw] a draw
    }
kamon-terminal-pile = on the pile
kamon-terminal-plain =
    { $over ->
        [yes] # forbidden  <x> in the winning shape
       *[no] # forbidden  [l1] can be played
    }
kamon-illegal =
    { $why ->
        [over] the game is over
        [forbidden] this cell is forbidden for the whole game
        [occupied] there is already a pawn there
        [not-on-border] the first pawn goes on the border
        [corner] the first pawn may not go in a corner
       *[no-match] { $token } has neither the crest nor the number of { $top } on the pile
    }
