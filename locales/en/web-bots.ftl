# Who the bots are. Loaded where they are chosen from the whole list, and at tables.

web-bots-strength = Strength
web-bots-styles = Styles
web-bots = Who plays
web-bots-rung = { $rung }. { $level }

web-about-match = Follows your finished games against bots, so that you win about as often as each of them.
web-about-random = Plays any legal move. Good for trying out the table, not for a game.
web-about-newcomer = Sees few possibilities and often picks one that costs several points, like somebody in a first game.
web-about-learner = Knows what everything does but not yet what it is worth, and often picks a move that costs two points or more.
web-about-easy = Avoids plain blunders, but often picks a move that is a point or two worse.
web-about-casual = Plays sensibly, with a slip here and there that costs about a point.
web-about-medium = Plays by rules of thumb, at once. It looks ahead one round at most.
web-about-careful = Tries its moves in two imagined games, and slips now and then, but not by much.
web-about-keen = Tries its moves in two imagined games, and slips seldom.
web-about-shrewd = Thinks like the keen one and slips even less.
web-about-expert = Takes what looks best in a few imagined games, without careless mistakes.
web-about-hard = The strongest. It uses all its time to imagine hundreds of games, and what you will choose.
web-about-military = As strong as { $level }. Likes military worlds and the Military to conquer them.
web-about-producer = As strong as { $level }. Likes worlds that produce and powers that consume.
web-about-developer = As strong as { $level }. Likes developments, above all the big ones.
web-about-hurried = As strong as { $level }. Likes to fill its tableau before your engine runs.
web-about-settler = As strong as { $level }. Likes worlds more than developments.
web-about-trader = As strong as { $level }. Likes to produce goods and to ship them.
web-about-collector = As strong as { $level }. Likes to capture robots.
web-about-inventor = As strong as { $level }. Likes to buy technologies.
