# The words of the site. Every language has the same keys with the same variables; a test sees to it.

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
not-found-text = The address may be mistyped, or the page has moved. Here is what we do have:
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

## Home

home-title = A home for { $games }
home-text = Play at once, without an account: against the machine, a friend or anybody.
home-own = Your games
home-open = Waiting for a player
home-open-none = Nobody is waiting at the moment.
home-new = Open a table
home-running = Being played now
home-running-none = No public game is being played at the moment.
play-now = Play now
starting = Starting …
more-choices = More choices
how-to = How to play
join = Join
home-recent = Just finished
home-playing =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
home-waiting =
    { $count ->
        [one] One table
       *[other] { $count } tables
    }
home-your-turn =
    { $count ->
        [one] Your turn in one game
       *[other] Your turn in { $count } games
    }
pair = Find an opponent
pair-with =
    { $count ->
        [0] Find an opponent for { $game }, { $time }
        [one] Find an opponent for { $game }, { $time }: one is waiting
       *[other] Find an opponent for { $game }, { $time }: { $count } are waiting
    }
pair-rated = Rated games
seek-looking = Looking for an opponent …
card-your-turn = Your turn
card-their-turn = Their turn
card-waiting = Waiting for players
card-watchers = { $count } watching

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
level-low = gentle
level-high = merciless
new-name = Name
new-apart = Choose every seat by itself
new-side = Your side
new-side-chance = By chance
new-clock = Clock
new-minutes = Minutes each
new-increment = Seconds a turn
new-public = Everybody may find and watch it
new-bots = Programs may sit down, too
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

## Table

seat-free = free seat
seat-machine = Level { $level }
seat-level = level { $level } of { $levels }
seat-bot = { $name } (program)
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
clock-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
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

## Watch and people

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
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
speed-correspondence = Days
games = Games
games-none = No games yet.
records = Download all records
watch-live = Live
watch-none = Nobody is playing a public game right now. Start one, or look at games that were played before.
archive = Archive
archive-all = All finished games
archive-player = Player
archive-rated = Rated only
archive-search = Search
archive-none = No finished game fits. Play one, and it will be found here.
games-all = All games
leaderboard = Leaderboard
leaderboard-none = Nobody has played enough rated games here yet. The first place is free.
leaderboard-play = Play a rated game
leaderboard-place = Place
leaderboard-text = Listed are those whose rating has settled after enough rated games.
speed = Speed
rating = Rating
rating-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
rating-earlier = Show earlier games
person-nobody = Nobody here is called { $name }
person-nobody-text = Perhaps the name is spelled differently, or the person has left.
person-challenge = Challenge
stats = Statistics
stats-won = Won
stats-drawn = Drawn
stats-lost = Lost
stats-share = Share of the points
stats-none = No finished games yet.
stats-against-you = { $name } against you

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

about-house = Kamidana is the shelf in a Japanese house where the kami live. This one is a home for games that share its spirit.
about-games = The games
about-own = Boards, cards and words here are our own; the rules follow the rulebooks.
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
problem-timeout = The request did not arrive in time. Try again.
problem-unavailable = It cannot be done at the moment. Look whether it was done after all.
problem-unwritable = Nothing can be saved at the moment, so nothing was done. Try again in a while.
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

## A game without a board of its own

plain-board = Board
plain-choices = What you can do:
plain-arrange = Put it in order: choose two to swap them.
plain-arranged = Ready
plain-recent = Last actions
plain-position = Position
plain-said = { $text }
