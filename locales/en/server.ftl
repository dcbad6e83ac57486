# What the server itself says.

# Messages of a socket that were refused, by the code that programs read.
refused-malformed = The server could not read that. Reload the page.
refused-hello-first = The connection did not begin as it should. Reload the page.
refused-protocol = The page and the server are of different versions. Reload the page.
refused-not-seated = Only players at the table can do that.
refused-not-playing = No game is being played at this table now.
refused-begun = The game has begun.
refused-not-over = That is available after the end of the game.
refused-seat-taken = Somebody else has this seat.
refused-already-seated = You already have a seat at this table.
refused-stand-in = A bot plays for you. Take your seat back first.
refused-not-away = No bot plays for this seat.
refused-rematch-agreed = The next game has been made.
refused-not-asked = It is not your turn.
refused-stale = The table has changed meanwhile. Look again and choose.
refused-nothing-to-undo = Nothing can be taken back now.
refused-no-draft = This answer is not made step by step.
refused-no-hints = Hints are for tables where all others are bots.
refused-no-advice = There are no hints for this game with so many players yet.
refused-resigned = You have given this game up.
refused-too-fast = Too many messages at once. Wait a moment.
refused-too-large = The message was too large.
refused-silent = The connection was silent for too long.
refused-stopping = The server is being restarted. The page will connect again by itself.
refused-too-many-sockets = This match is open in too many windows. Close some.
refused-too-often = You have done and undone this too often in this game.
refused-unsaved = The server cannot save anything right now, so nothing was changed. The game goes on by itself as soon as it can.
refused-old-rules = This game was begun with older rules, which this server no longer plays. Its host can still finish it with the version before.
refused-closed = The host of this server has closed this table.
refused-blocked = The host of this server has blocked you.
refused-no-such-match = This table does not exist any more.
refused-internal = Something went wrong in the server. Try again.

# Plain requests that failed, by the code that programs read.
failure-not-found = There is nothing here.
failure-method-not-allowed = That cannot be done here.
failure-unknown-game = There is no such game.
failure-unknown-level = There is no bot of this name.
failure-bad-setup = The game cannot be set up like this.
failure-bad-clock = There is no such clock.
failure-bad-name = A name needs at least one character that can be seen.
failure-bad-name-long = A name has 24 characters at most.
failure-bad-name-stacked = A letter of a name can carry three accents at most.
failure-reserved-name = This name looks like a bot's or a guest's. Choose another one, so that nobody mistakes you for one.
failure-no-people = At least one seat must be for a person.
failure-unknown-link = This link leads to no seat. Ask for a new one.
failure-not-listed = Only those who have a link can join this table.
failure-not-yours = Only whoever made the match can do that.
failure-begun = The game has begun.
failure-not-begun = The game has not begun.
failure-not-over = That is available after the end of the game.
failure-seat-taken = Somebody else has this seat.
failure-already-seated = You already have a seat at this table.
failure-not-a-socket = This address is for a table's live connection, which the page opens by itself.
failure-no-page = This server was built without its page.
failure-uri-too-long = This address is too long.
failure-too-slow = That took too long. Try again.
failure-wrong-host = This server does not know itself as { $name }. Whoever runs it must start it with --origin https://{ $name }.
failure-unknown-recovery = This link does not work, or a newer one has replaced it.
failure-malformed = The server could not read that. Reload the page.
failure-not-json = The server reads JSON only.
failure-too-large = That was too large.
failure-wrong-origin = Another site tried to use this server.
failure-too-many-requests = Too many requests at once. Wait a moment.
failure-too-many-sockets = Too many windows are open. Close some.
failure-too-many-matches = You have too many unfinished games. Finish some first.
failure-stopping = The server is being restarted. Try again in a moment.
failure-unsaved = The server cannot save anything right now. Try again in a moment.
failure-internal = Something went wrong in the server. Try again.

# What happens at a table beside the game.
notice-took-back = { $seat } took the last move back.
notice-left = { $seat } left; a bot plays on.
notice-timed-out = { $seat } ran out of time; a bot plays on.
notice-came-back = { $seat } is back.
notice-resigned = { $seat } gave the game up; a bot plays on.
