# The words of the site. Every language has the same keys with the same variables; a test sees to it.

## Everywhere

skip = Skip to content
menu = Menu
home = Back to the home page
loading = One moment…
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
not-found = Page not found
not-found-text = The address may be mistyped, or the page has moved.
nav-new = New game
nav-watch = Watch
nav-learn = Learn
nav-analysis = Analysis
nav-solved = Solved
nav-settings = Settings
nav-sign-in = Sign in
nav-about = About
nav-fair = Fair-deal check
nav-api = For developers
connection-lost =
    { $seconds ->
        [0] Disconnected. Reconnecting…
        [one] Disconnected. Trying again in one second.
       *[other] Disconnected. Trying again in { $seconds } seconds.
    }
connection-waits = Connecting…
connection-back = Connected again
offline = Offline
offline-text = You are offline. Games against the computer, rules, lessons and analysis work as usual; anything that involves other people is back as soon as the connection is.
version-ready = New version
version-reload = Reload
unserved-title = Not available right now
unserved-text = This page comes from the server, and the server cannot be reached at the moment. The page will open by itself as soon as it can.
unserved-never = This copy of Kamidana works without a server, so there is nobody here to meet. The computer, the rules, lessons and analysis are all here.
unserved-part = Needs a connection to the server.
unserved-people = Games with other people are back as soon as the connection is.

## Home

home-title = A home for { $games }
home-text = Play right away, no account needed: against the computer, a friend or anyone.
home-text-alone = Play right away, against the computer or with a friend at the same screen.
home-own = Your games
home-open = Waiting for a player
home-open-none = Nobody is waiting at the moment.
home-new = Open a table
home-running = Games in progress
home-running-none = No public games at the moment.
play-now = Play now
starting = Starting…
more-choices = More options
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
pair-kind = Number of players
seek-looking =
    { $seats ->
        [2] Looking for an opponent…
       *[other] Looking for players…
    }
seek-here = Players: { $here } of { $seats }
card-your-turn = Your turn
card-their-turn = Their turn
card-waiting = Waiting for players
card-watchers = { $count } watching

## New game

new-game = Game
new-opponent = Opponent
new-opponents = Opponents
opponent-level = Computer
opponent-level-help = Starts right away.
opponent-invited = A friend, by link
opponent-invited-help = You get a link to send to anyone you like.
opponent-open = Anyone
opponent-open-help = The table stays listed until someone sits down.
opponent-asked = A specific player
opponent-asked-help = They are invited and may decline.
opponent-me = On this device
opponent-me-help = You pass the device around.
opponent-me-help-secrets = Pass the device around. Each player’s cards stay hidden from the others.
level-low = easy
level-high = merciless
new-name = Name
new-name-own = Your name
new-name-other = Other player’s name
new-apart = Set up each seat separately
new-side = Your side
new-side-chance = Random
new-clock = Clock
new-minutes = Minutes each
new-increment = Seconds per turn
new-public = Anyone may find and watch it
new-bots = Bots may join, too
new-rated = Counts towards your rating
new-rated-guest = You need an account to play rated games.
new-rated-people = Rated games are for people, with one seat each.
start = Start
time-none = No clock
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-correspondence =
    { $days ->
        [one] One day per turn
       *[other] { $days } days per turn
    }
time-own = Other…

## Table

seat-free = free seat
seat-machine = Computer (level { $level })
seat-level = level { $level } of { $levels }
seat-bot = { $name } (bot)
seat-number = Seat { $seat }
score = Score
seats = Seats
wish-me = whoever opened the table
wish-open = anyone
wish-invited = anyone with the link
wish-level = computer
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
sending = Sending…
thinking = thinking
clock-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
rise = Leave the seat
call-off = Cancel the game
link = Link
link-copy = Copy
link-copied = Link copied.
accept = Accept
decline = Decline
offer = Offer
offer-draw = { $name } offers a draw.
offer-takeback = { $name } would like to take back the last move.
offered-draw = You offered a draw.
offered-takeback = You asked to take back the last move.
take-back = Take back
draw = Offer a draw
draw-text = Your opponent can accept or decline.
resign = Resign
resign-text = The game ends and you lose.
abort = Cancel the game
abort-text = The game ends without a result.
claim = Claim the win
claim-text = The game ends and you win, provided they have been away long enough.
gone = { $name } is away.
again = Rematch
again-waits = Waiting for the others to agree…
again-asked = { $name } would like a rematch.
offer-passed-over = Your opponent played on without answering.
refused-draw =
    { $name ->
        [none] Your draw offer was declined.
       *[other] { $name } declined the draw.
    }
refused-takeback =
    { $name ->
        [none] You may not take the move back.
       *[other] { $name } would rather not let you take it back.
    }
refused-again =
    { $name ->
        [none] Not everyone wants a rematch.
       *[other] { $name } doesn’t want a rematch.
    }
watching = You’re watching
watching-others =
    { $count ->
        [one] so is one other person
       *[other] so are { $count } others
    }
round = Round { $round }
rematch = Go to the new game
turn-board = Flip the board
rules = Rules
moves = Moves
moves-none = No moves yet.
moves-hidden = Shown after the game, because several players share this device.
facts = Game
replay = Replay
replay-at = Move { $step } of { $count }
replay-first = To the start
replay-back = One move back
replay-forward = One move forward
replay-last = To the last move
replay-leave = Back to the game
playback-next = Next
premove-planned = Planned: { $moves }. Click it to cancel.
premove-dropped = Your planned move isn’t possible now: { $moves }.
premove-cancelled = Planned move cancelled.
scene-next = Next round
scene-result = See the result
result-open = Result
result-review = Review
result-rounds = Rounds
share-game = Copy the link
record = Record
sheet = Score sheet
print = Print
back-to-table = Back to the table
watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
fairness = Fingerprint (hash) of shuffle { $deal }, shown before play began:
pass-title = Pass the device to { $name }
pass-text = Everyone else, look away now.
pass-show = I’m { $name }: show my cards
pass-look = { $name }, look at your cards.
pass-looked = I’ve seen them
table-missing = There is no such table
table-missing-text = The link may be incomplete. Ask whoever sent it for a new one, or start a game of your own.
chat = Chat
chat-none = No messages yet.
chat-say = Say something
chat-mute = Mute { $name }?
chat-mute-text = You won’t see what they write, at any table.
chat-mute-yes = Mute
chat-unmute = Unmute
chat-report = Report to the site’s admins
chat-reported = Thank you. Someone will look into it.

## Coach

coach = Coach
coach-off = Switch the coach off
coach-hint = Hint
coach-thinking = Thinking…
coach-hinted = Try this: { $move }
coach-again = Try again from here
coach-looking = Looking for the move that lost the game…
coach-lost = This move lost the game: { $move }
coach-show = Show me
coach-waiting = Let’s see what { $name } does.
coach-goes-on = Let’s see what happens next.
coach-quiet = Your move. I’ll speak up if there is danger.
coach-won = Well played!
coach-nobody = Nobody won this one.
coach-lost-unknown = No single move lost it. The review goes through the whole game.

## Invitations

inviting-title = Invite a friend
inviting-text = Send this link or show the code. The address of this page works too. The game starts as soon as your friend presses Play.
share-title = Play { $game } with me
qr = QR code of the invitation
qr-enlarge = Enlarge the QR code
qr-title = Point a camera here
invited-title = { $name } invites you to { $game }
invited-open = { $name } is looking for someone to play { $game }
invited-asked = { $name } would like to play { $game } with you
invited-side = You play { $side }.
invited-seat = Your seat
invited-play = Play
invited-not = The free seat is kept for someone with the full invitation link. Ask for the whole link, or start a game of your own.
invited-key = This link does not open a seat. Ask for a new one.
invited-name-taken = A member is already called { $name }. Take the name suggested here or another one, and press Play again.
brief = How it works in 30 seconds
brief-course = Learn by playing
brief-rules = All the rules

## How games end

ending-won = You won
ending-lost = You lost
ending-winner =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
ending-draw = A draw
ending-agreed = The players agreed to a draw.
ending-aborted = The game was cancelled
ending-declined = The invitation was declined
ending-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $name } resigned.
    }
ending-flagged =
    { $you ->
        [yes] You ran out of time.
       *[no] { $name } ran out of time.
    }
ending-left =
    { $you ->
        [yes] You left the game.
       *[no] { $name } left the game.
    }

## Watch and people

person-guest = Guest
person-you = You
person-guest-number = Guest { $number }
person-guest-named = { $name } (guest)
person-deleted = Former player
person-missing = Nobody here is called { $name }
person-missing-text = The name may be spelt differently, or the account has been deleted.
person-member = Member
person-bot = Bot
person-since = since { $date }
ratings = Ratings
ratings-none = No rated games yet.
rating-provisional = “?” means too few games for a reliable rating.
rating-plot =
    { $count ->
        [one] One rated game: { $to }
       *[other] From { $from } on { $since } to { $to }, over { $count } rated games
    }
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
speed-correspondence = Correspondence
games = Games
games-none = No games yet.
records = Download all games
watch-live = Live
watch-none = Nobody is playing a public game right now. Start one, or look through past games.
local = On this device
local-text = Games against the computer and around one screen are played and kept in this browser: they need no connection, and nobody else can see them.
local-none = Nothing here yet. A game against the computer will be kept here.
local-running = Under way
local-over = Finished
local-delete = Delete
local-delete-text = The game is only kept here. Once deleted it is gone for good.
local-export = Download all
local-upload = To the archive
local-uploaded = In the archive
local-uploaded-note = The game is in the archive now.
local-played = played locally
local-kept = kept on this device
archive = Archive
archive-all = All finished games
archive-player = Player
archive-rated = Rated only
archive-search = Search
archive-none = No finished games match. Play one, and it will show up here.
games-all = All games
leaderboard = Leaderboard
leaderboard-none = Nobody has played enough rated games here yet. First place is up for grabs.
leaderboard-play = Play a rated game
leaderboard-place = Place
leaderboard-text = Players whose rating has settled after enough rated games.
speed = Speed
rating = Rating
rating-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
rating-earlier = Show earlier games
person-challenge = Challenge
stats = Statistics
stats-won = Won
stats-drawn = Drawn
stats-lost = Lost
stats-share = Share of points
stats-none = No finished games yet.
stats-against-you = { $name } against you
stats-partners = Teamed up with
stats-partner = won { $won } of { $played }

## Account

account-guest = You are playing as a guest. Create an account to keep your games under your name and to play rated games.
account-sign-in = Sign in
account-sign-in-help = Enter the name and password of your account.
account-register = New account
account-register-help = All you need is a name and a password. If you lose the password, you cannot get back in.
account-name = Name
account-password = Password
nickname = Your name
nickname-help = Seen by those you play with. You may leave it empty.
nickname-change = Use this name
nickname-changed = That is your name now.
password-change = Change password
password-changed = Your password has been changed, and you are signed out everywhere else.
password-old = Current password
password-new = New password (at least 8 characters)
password-wrong = That is not your password.
sessions = Where you are signed in
key-seen = last seen { $date }
key-browser = { $browser } on { $system }
key-unknown = Unknown browser
key-current = this device
key-end = Revoke
tokens = API tokens
tokens-text = With a token, a program can play in your name.
token-secret = Save it now; it will not be shown again:
token-label = Label
token-scopes = What it may do
token-make = Create a token
scope-play = play
scope-challenge = open tables
scope-chat = chat
scope-analyse = use the engine
your-data = Your data
export = Download everything
sign-out = Sign out
delete = Delete account
delete-text = Your games stay, without your name. Everything else is deleted for good.
deleted = Your account has been deleted.

## Settings

settings-language = Language
settings-theme = Appearance
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-tempo = Tempo
settings-tempo-none = At once
settings-tempo-quick = Quick
settings-tempo-normal = Normal
settings-tempo-slow = Slow
settings-tempo-steps = Step by step
settings-tempo-help = How fast you see what the others do. “Step by step” waits for you. A click on the board skips ahead. If your system asks for reduced motion, nothing slides or flies.
settings-sound = Sound
settings-volume = Volume
settings-volume-percent = { $percent } percent
settings-volume-off = Off
settings-wood = Boards
settings-wood-lacquer = Lacquer
settings-wood-walnut = Walnut
settings-wood-maple = Maple
settings-wood-slate = Slate
settings-coach = Coach at the board in games against the computer
settings-premoves = Premoves in games with a clock
settings-premoves-help = While the other side thinks, plan your next move on the board. It is played the moment your turn comes, if it is allowed then. Click it again, right-click or press Escape to cancel.

## Fair-deal check

fair-text = Cards and tokens are shuffled with a secret number, the seed. Before play begins, the table shows a hash (a fingerprint) of it; after the game, the record reveals the seed itself. Here everything is shuffled from it again, so you can see that it all matches.
fair-record = Record of a finished game
fair-hashes = Hashes you noted during the game (optional)
fair-check = Check
fair-yes = Everything matches: this is what the seed gives
fair-no = This does not match
fair-strange = No shuffle of this game has the hash { $hash }.
fair-unreadable = This record cannot be replayed, or it does not fit its own seed.
fair-deal = Shuffle { $deal }
fair-hash = Hash shown beforehand
fair-seed = Seed

## About

about-house = A kamidana is the shelf in a Japanese home where the kami live. This one is a home for games in their spirit.
about-games = The games
about-own = The boards, cards and words here are our own; the rules follow the rulebooks.
about-fair = Fair by design
about-fair-text = The server never sends anyone what their seat may not see, and every shuffle can be checked afterwards.
about-data = Your data
about-data-text = No e-mail address, no ads, no tracking. On your account page you can download everything we keep about you, and delete it.
about-free = Free software
about-free-text = Kamidana is free under the MIT or Apache 2.0 licence, and programs can do everything the site can.

## Problems

problem-unknown = Something went wrong on this page.
problem-internal = Something went wrong on the server. Try again in a moment.
problem-offline = The server cannot be reached right now.
problem-unauthorised = Sign in first, or play as a guest.
problem-wrong-password = Wrong name or password.
problem-forbidden = You are not allowed to do that.
problem-not-found = Not found.
problem-conflict = That isn’t possible right now.
problem-record-secret = This game has hidden cards: its record comes when the game is over.
problem-bot-played = This account has already played games, so it cannot become a bot.
problem-follow-yourself = You cannot follow yourself.
problem-follow-guest = Guests cannot be followed.
problem-follow-many = You can’t follow any more people.
problem-tokens-many = That’s the most sessions and tokens you can have. Revoke one first.
problem-muted-many = Your list of muted people is full. Unmute someone first.
problem-too-many = That was too much at once. Wait a moment.
problem-busy = The server is busy. Try again in a moment.
problem-timeout = The request took too long. Try again.
problem-too-large = That is too long.
problem-media-type = The server does not understand this format.
problem-method = That cannot be done here.
problem-unavailable = That failed. Check whether it went through anyway.
problem-unwritable = Nothing can be saved right now, so nothing was changed. Try again in a while.
problem-closing = The server is restarting.
problem-malformed = That could not be understood.
problem-no-table = There is no such table.
problem-no-game = There is no such game.
problem-setup-options = These options do not go together.
problem-setup-seats = The number of players does not fit these options.
problem-setup-level = Levels go from 1 to 8.
problem-setup-name = A name has 1 to 20 characters.
problem-setup-nobody = At least one person has to play.
problem-setup-rated = In a rated game every seat is played by a different person.
problem-setup-clock = This clock isn’t possible. Each player needs between five seconds and six hours; a correspondence turn takes 1 to 30 days.
problem-setup-not-over = That game is not over yet.
problem-setup-no-moment = The game did not get that far.
problem-not-begun = The game has not started yet.
problem-begun = The game has already started.
problem-over = The game is over.
problem-not-practice = This only works in unrated games where you play alone against the computer.
problem-no-seat = You have no seat at this table.
problem-seat-taken = You cannot take this seat.
problem-seated = You already have a seat at this table.
problem-not-your-turn = It is not your turn.
problem-moved-on = The game has moved on in the meantime.
problem-illegal = The rules do not allow that.
illegal-why = The rules do not allow that: { $why }.
problem-no-offer = There is no such offer any more.
problem-offer-no-draws = Someone always wins this game, so there are no draws.
problem-offer-rated = In rated games, moves cannot be taken back.
problem-offer-nothing = There is nothing to take back.
problem-offer-seen = Someone has already seen it, so it cannot be taken back.
problem-offer-computer = The computer plays on.
problem-too-late = It is too late to cancel the game.
problem-too-early = They have not been away long enough.
problem-time-is-up = Your time had already run out.
problem-guest = You need an account to play rated games.
problem-name-taken = That name, or one that looks like it, is already taken.
problem-chat = That message cannot be sent.
problem-nobody = Nobody here is called that.
problem-yourself = You cannot ask yourself.
problem-name-short = A name has at least two characters.
problem-name-long = A name has at most 20 characters.
problem-name-character = Use letters and digits, with a space, hyphen, dot or underscore in between.
problem-name-edge = A name begins and ends with a letter or a digit.
problem-name-separators = Use only one space, hyphen, dot or underscore in a row.
problem-name-marks = A letter has at most two accents.
problem-name-no-letter = A name has at least one letter.
problem-name-scripts = Use letters of one alphabet only.
problem-name-disguised = In capitals this looks like another name. Write it in small letters.
problem-name-reserved = This name could be taken for the site itself. Choose another one.
problem-password-short = A password has at least 8 characters.
problem-password-long = This password is too long.
problem-password-name = The password must not be the name.
problem-password-common = This is one of the first passwords anyone would try. Choose another one.
problem-unbelievable = The server could not make sense of this game, so it was not kept.
problem-table-taken = Another table already has this name.
problem-members-only = Sign in to bring games to the archive.
problem-no-engines = The games could not be loaded into this browser.

## A game without a board of its own

plain-board = Board
plain-choices = What you can do:
plain-arrange = Put them in order: choose two to swap them.
plain-arranged = Ready
plain-recent = Latest actions
plain-position = Position
plain-said = { $text }

## Coming back

notify-title = Notifications
notify-help = Get told when it’s your turn or someone wants to play, even when Kamidana is closed.
notify-on = Notify me in this browser
notify-blocked = Your browser blocks notifications from this site. Allow them in its settings first.
notify-none = This browser cannot show notifications from a closed page.
waiting-title = Waiting for you
waiting-nothing = Nothing is waiting for you.
waiting-turn = Your turn against { $name }
waiting-turn-alone = Your turn
waiting-challenge = { $name } challenges you
follow = Follow
unfollow = Unfollow
following = People you follow
online = online
offline-person = offline
