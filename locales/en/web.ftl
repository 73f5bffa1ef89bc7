# The words of the site. Every language has the same keys with the same variables; a test sees to it.
# Where a variable is called colour, side, card, symbol or emblem, it is already a word of this file.

## Everywhere

skip = Skip to the content
menu = Menu
home = Back to the beginning
loading = One moment …
retry = Try again
close = Close
cancel = Cancel
send = Send
more = Show more
share = Share
you = you
away = away
winner = won
level = Level
profile = Profile
account = Account
to-move = to move
rated = rated
unrated = not rated
public = public
private = private
not-found = There is nothing here
nav-new = New game
nav-watch = Watch
nav-learn = Learn
nav-analysis = Analysis
nav-settings = Settings
nav-sign-in = Sign in
nav-about = About
nav-fair = Fair-deal check
nav-api = For programs
connection-lost =
    { $seconds ->
        [0] Not connected. Trying again …
        [one] Not connected. Trying again in one second.
       *[other] Not connected. Trying again in { $seconds } seconds.
    }
connection-waits = Connecting …

## Words of the games

side-black = Black
side-white = White
colour-brown = brown
colour-green = green
colour-red = red
colour-yellow = yellow
colour-pink = pink
colour-purple = purple
colour-blue = blue
colour-orange = orange
word-brown = Brown
word-green = Green
word-red = Red
word-yellow = Yellow
word-pink = Pink
word-purple = Purple
word-blue = Blue
word-orange = Orange
direction-ahead = Ahead
direction-left = Left
direction-right = Right
direction-back = Back
card-S = Soldier
card-L = Lance
card-C = Rider
card-A = Silver Dragon
card-O = Gold Dragon
card-T = Tower
card-F = Fool
card-I = Empress
symbol-leaf = leaf
symbol-cup = cup
symbol-fan = fan
symbol-crane = crane
symbol-wave = wave
symbol-moon = moon
emblem-snake = Snake
emblem-tortoise = Tortoise
emblem-dragon = Dragon

## Home

home-title = A home for three games: Kamisado, Kami and Kamon
home-text = Play at once, without an account: against the machine, a friend or anybody.
home-own = Your games
home-open = Waiting for a player
home-open-none = Nobody is waiting at the moment.
home-new = Open a table
home-running = Being played now
home-running-none = No public game is being played at the moment.
about-kamisado = The colour you land on is the tower your opponent must move. Reach the far row first.
about-kami = Counter the card, then attack with your own. Who plays the last card wins the round.
about-kamon = Place on the same crest or the same number. Join two edges, close a loop, or block.
play-now = Play now
starting = Starting …
more-choices = More choices
how-to = How to play
continue = Continue
join = Join

## New game

new-game = Game
new-opponent = Opponent
new-opponents = Opponents
opponent-level = Machine
opponent-level-help = Begins at once.
opponent-invited = Friend, by link
opponent-invited-help = You get a link to send to whom you like.
opponent-open = Anybody
opponent-open-help = The table is listed until somebody sits down.
opponent-asked = Somebody by name
opponent-asked-help = They are asked and may decline.
opponent-me = On this device
opponent-me-help = You pass the device around. Hands stay hidden from the others.
new-level = Level { $level }
level-low = gentle
level-high = merciless
new-name = Name
new-apart = Choose every seat by itself
new-side = Your side
new-side-first = Black, begins
new-side-second = White
new-side-chance = By chance
new-clock = Clock
new-minutes = Minutes each
new-increment = Seconds a turn
new-public = Everybody may find and watch it
new-rated = Counts for the ratings
new-rated-guest = For rated games you need an account.
new-rated-people = Rated games are played between people, each on one seat.
start = Start
time-none = No clock
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-correspondence =
    { $days ->
        [one] One day a turn
       *[other] { $days } days a turn
    }
time-own = Other …
option-kamisado-length = Length
option-kamisado-length-single = One round
option-kamisado-length-single-help = The first tower on the far row wins.
option-kamisado-length-standard = Standard
option-kamisado-length-standard-help = First to 3 points. A tower that wins becomes a Sumo.
option-kamisado-length-long = Long
option-kamisado-length-long-help = First to 7 points, up to Double-Sumos.
option-kamisado-length-marathon = Marathon
option-kamisado-length-marathon-help = First to 15 points, up to Triple-Sumos.
option-kamisado-length-series = Series
option-kamisado-length-series-help = Single rounds for a point each, starting in turn.
option-kamisado-rounds = Rounds
option-kamisado-setup = Set-up
option-kamisado-setup-usual = Usual
option-kamisado-setup-usual-help = Every tower begins on its own colour.
option-kamisado-setup-tournament = Tournament
option-kamisado-setup-tournament-help = Black, then White, lines up the towers at will.
option-kami-players = Players
option-kami-players-4 = Four
option-kami-players-4-help = Two teams; your partner sits opposite.
option-kami-players-3 = Three
option-kami-players-3-help = Chaotic: everyone alone, two cards set aside.
option-kami-players-2 = Duel
option-kami-players-2-help = Two players with Mercenaries in the middle.
option-kami-level = How it is won
option-kami-level-soldier = Soldier
option-kami-level-soldier-help = 15 points or more.
option-kami-level-lord = Lord
option-kami-level-lord-help = Exactly 15; what goes over is taken off.
option-kami-level-kami = Kami
option-kami-level-kami-help = Exactly 15; who goes over starts again at 0.
option-kamon-layout = Where the tokens lie (“random”, or the cells of a start position)
option-kamon-forbidden-counts = Loop around the forbidden cell
option-kamon-forbidden-counts-yes = Wins
option-kamon-forbidden-counts-yes-help = The forbidden cell counts as an empty cell.
option-kamon-forbidden-counts-no = Does not win
option-kamon-forbidden-counts-no-help = A loop needs an empty cell or an enemy pawn inside.

## Table

seat-free = free seat
seat-machine = Level { $level }
seat-number = Seat { $seat }
seats = Seats
score = Score
wish-me = whoever set it up
wish-open = anybody
wish-invited = whoever has the link
wish-level = machine
status-waiting = Waiting for players
status-turn =
    { $you ->
        [yes] Your turn
       *[no] { $name } to play
    }
status-kamisado =
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
status-kamisado-opening = The opening move of the round is free.
status-kamisado-landed = { $name } landed on { $colour }.
status-kamisado-pushed = { $name } pushed a tower onto { $colour } and moves again.
status-kamisado-blocked = The { $tower } tower of { $name } is blocked on { $colour }.
status-kamisado-set-up =
    { $you ->
        [yes] Line up your towers
       *[no] { $name } lines up the towers
    }
status-kamisado-fill =
    { $you ->
        [yes] You won the round: choose the fill
       *[no] { $name } won the round and chooses the fill
    }
status-kamisado-over = The match is over
status-kamon-why = Same crest ({ $symbol }) or same number ({ $count }).
status-kamon-opening = Begin on the border, but not in a corner.
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
clock = Clock:
clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
sending = Sending …
sit = Sit down
rise = Stand up
call-off = Call it off
invite = Send this link to whom you want to play with:
link = Link
link-copy = Copy
link-copied = The link is copied.
accept = Accept
decline = Decline
offer = Offer
offer-draw = { $name } offers a draw.
offer-takeback = { $name } would like to take back the last move.
offered-draw = You offered a draw.
offered-takeback = You asked to take back a move.
take-back = Take back
draw = Offer a draw
draw-text = Your opponent can accept or decline.
resign = Resign
resign-text = The game ends and you lose it.
abort = Call it off
abort-text = The game ends without a result.
claim = Claim the win
claim-text = The game ends and you win it, if they have been away for long enough.
gone = { $name } is away.
again = Play again
again-waits = Waiting for the others to agree …
rematch = To the new game
turn-board = Turn the board
moves = Moves
moves-none = No move yet.
moves-hidden = Shown after the game, because several players share this device.
facts = Game
replay = Replay
replay-at = Move { $step } of { $count }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move forward
replay-last = To the last move
replay-leave = Back to the game
share-game = Copy the link
record = Record
sheet = Score sheet
analyse = Analyse
print = Print
back-to-table = Back to the table
watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
fairness = Hash of deal { $deal }, shown before the first card:
pass-title = Pass the device to { $name }
pass-text = Nobody else should look now.
pass-show = I am { $name }: show my cards
table-missing = There is no such table
chat = Chat
chat-none = Nothing has been said yet.
chat-say = Say something
chat-mute = Not hear { $name } any more?
chat-mute-text = You will not see what they write, at any table.
chat-mute-yes = Mute
chat-unmute = Hear again
chat-report = Report to those who run the site
chat-reported = Thank you. Somebody will look at it.

## How games end

ending-won = You won
ending-lost = You lost
ending-winner =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
ending-draw = A draw
ending-agreed = They agreed on a draw.
ending-aborted = The game was called off
ending-declined = The invitation was declined
ending-resigned = { $name } resigned.
ending-flagged = The time of { $name } was up.
ending-left = { $name } has left.
reason-home-row = A tower reached the far home row.
reason-deadlock = Deadlock: nobody can move, and who moved last loses.
reason-level = Both have the same points.
reason-points = The points are reached.
reason-edges = Two opposite edges are joined.
reason-loop = A loop is closed.
reason-block = The opponent has no cell to play on.
reason-full = The board is full.

## Watch and people

watch-over = Finished games
watch-over-none = No public game has been finished yet.
stage-waiting = waiting
stage-running = running
stage-over = Replay
person-guest = Guest
person-member = Member
person-bot = Program
person-since = since { $date }
ratings = Ratings
ratings-none = No rated game yet.
rating-provisional = A question mark says that there have been too few games to be sure.
rating-plot =
    { $count ->
        [one] One rated game: { $to }
       *[other] From { $from } on { $since } to { $to }, { $count } rated games
    }
ladder-kamisado = Kamisado
ladder-kamon = Kamon
ladder-kami-4 = Kami for four
ladder-kami-3 = Kami for three
ladder-kami-2 = Kami duel
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
speed-correspondence = Days
games = Games
games-none = No games yet.
records = Download all records

## Account

account-guest = You play as a guest. Make an account to keep your games under your name and to play rated games.
account-sign-in = Sign in
account-sign-in-help = With the name and the password of your account.
account-register = New account
account-register-help = A name and a password are enough. Without the password there is no way back in.
account-name = Name
account-password = Password
password-change = Change the password
password-changed = The password is changed. All other sessions have ended.
password-old = Password you have
password-new = New password, at least 8 characters
sessions = Where you are signed in
key-seen = last seen { $date }
key-current = here
key-end = End
tokens = Tokens for programs
tokens-text = With a token a program can play in your name.
token-secret = Keep it, it is not shown again:
token-label = What you call it
token-scopes = What it may do
token-make = Make a token
scope-play = play
scope-challenge = set up tables
scope-chat = chat
scope-analyse = ask engines
your-data = Your data
export = Download everything
sign-out = Sign out
delete = Delete the account
delete-text = Your games stay, without your name. Everything else is deleted, and nothing can bring it back.
deleted = The account is deleted.

## Settings

settings-language = Language
settings-theme = Appearance
settings-theme-system = As the system
settings-theme-light = Paper
settings-theme-dark = Lacquer
settings-palette = Colours of Kamisado
settings-palette-lacquer = Lacquer
settings-palette-distinct = Easy to tell apart
settings-characters = Characters on towers and squares
settings-notation = Moves of Kamisado
settings-notation-symbols = Symbols
settings-notation-words = Words
settings-notation-coordinates = Coordinates
settings-animation = Movement
settings-animation-none = None
settings-animation-quick = Quick
settings-animation-usual = Usual
settings-animation-slow = Slow
settings-animation-help = If your system asks for less movement, there is none.
settings-sound = Sound

## Fair-deal check

fair-text = Before the first card the table shows a hash of the seed the deal comes from. After the game the record tells the seed. Here the deals are made again from it, and you see whether everything fits.
fair-record = Record of a finished game
fair-hashes = Hashes you noted during the game (if you have them)
fair-check = Check
fair-yes = Everything fits: the seed gives these deals
fair-no = It does not fit
fair-deal = Deal { $deal }
fair-hash = Hash shown before
fair-seed = Seed

## About

about-house = Kamidana is the shelf in a Japanese house where the kami live. This one is a home for three games that share its spirit.
about-games = The games
about-authors = Kamisado is by Peter Burley, Kamon by Bruno Cathala; Kami follows the Japanese game Goita. Boards, cards and words here are our own; the rules follow the rulebooks.
about-fair = Fair by design
about-fair-text = The server sends nobody what their seat may not see, and every deal can be checked afterwards.
about-data = Your data
about-data-text = No e-mail address, no advertising, no tracking. You can download everything that is kept about you and delete it on your account page.
about-free = Free software
about-free-text = Kamidana is free under the MIT or Apache 2.0 licence, and everything the site does programs can do too.

## Problems

problem-unknown = Something went wrong on this page.
problem-offline = The server cannot be reached at the moment.
problem-unauthorised = Sign in first, or play as a guest.
problem-wrong-password = There is no such name with this password.
problem-forbidden = You may not do this.
problem-not-found = There is no such thing or person.
problem-conflict = That does not go now.
problem-too-many = That was too much at once. Wait a moment.
problem-busy = The machine is busy. Try again in a moment.
problem-unavailable = It cannot be done at the moment. Look whether it was done after all.
problem-closing = The server is just restarting.
problem-malformed = That was not understood.
problem-no-table = There is no table with this name.
problem-no-game = There is no such game.
problem-setup = The table cannot be set up like this.
problem-not-begun = The game has not begun.
problem-begun = The game has already begun.
problem-over = The game is over.
problem-no-seat = You have no seat at this table.
problem-seat-taken = This seat is not free for you.
problem-seated = You sit at this table already.
problem-not-your-turn = It is not your turn.
problem-moved-on = The game has moved on meanwhile.
problem-illegal = The rules do not allow it.
problem-no-offer = There is no such offer.
problem-offer-unfit = That cannot be offered here.
problem-too-late = It is too late to call it off.
problem-too-early = They have not been away for long enough.
problem-time-is-up = Your time was up before that.
problem-guest = Guests need an account for rated games.
problem-chat = That cannot be said.

## The Kamisado board

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

## The Kami table

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

## The Kamon board

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
       *[none] { "" }
    }
kamon-top = Top of the pile: { $symbol } { $count }
kamon-top-none = No token on the pile yet
kamon-same = Same crest or same number
kamon-opening = Any border cell but a corner
kamon-emblem = { $emblem }
kamon-your-turn =
    { $symbol ->
        [none] Your turn: begin on the border
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
