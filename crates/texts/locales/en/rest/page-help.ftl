# Help by bots: a hint, an analysis, the review of a game.

advice-title = Help
help-hint = Hint
help-analysis = Analysis
help-stop = Stop
help-about = Hint: the strongest bot thinks about your turn and says what it would play and what that comes to. Analysis: it goes on doing so for every board you look at, also in the past of the game.
help-looks-on = This tab only looks on; hints are given where the game is played.
help-is-past = This board is past; a hint is for the end of the game as it stands.
help-not-asked = A hint is for a turn of yours in which something is left to decide.
help-not-in-challenge = In a challenge there is no help until it is over: everybody plays the same game.
help-no-bot = No bot thinks about this game.
help-no-net = There is no net for this game with these numbers and so many players, so nobody says what to expect.
help-lost = The bot stopped thinking. Try again.

help-thinks = { $bot } is thinking.
help-progress = How much of the time is used up
help-positions = { $count } thousand boards
help-would-play = { $bot } would play
help-would-play-so-far = { $bot } would play, so far
help-passes = Go on without choosing anything

help-expected = Expected at the end, at first sight
help-expectation = Expected
help-score = score
help-lead = lead on the best rival
help-with-turn = with this turn
help-without = without a choice
help-foreseen = In the forecast
advice-try = Try it
help-point = Point at it to see what it changes, also in the forecast.
help-take-back = Take it back
help-tried = It is on the table and nothing is sent yet.

## The review of a game

review-title = Review
review-about = Goes through the game turn by turn: what everybody could expect, and which of your turns cost most.
review-about-alone = Goes through the game turn by turn: what result was to be expected, and which of your turns cost most.
review-begin = Review the game
review-again = Go on
review-stop = Stop
review-progress = { $done } of { $all } steps
review-plot = Expected result
review-plot-sub = the result of the game, as it was to be expected before each turn; numbers mark the costliest turns
review-costliest = Your costliest turns
review-costliest-all = The costliest turns
review-cost-about = What a turn cost: half of it is expected score, half expected lead. Every turn was held against the best one of { $quick }; those that are marked were looked at again by { $bot }.
review-cost-about-alone = What a turn cost in expected score. Every turn was held against the best one of { $quick }; those that are marked were looked at again by { $bot }.
review-made = Played
review-better = Better
review-behind = score { $score }, lead { $lead }
review-behind-alone = score { $score }
review-again-looked = looked at twice
review-none = None of these turns cost as much as { $least }.
review-look = Look at it
review-play-on = Play on from here
review-no-net = There is no net for this game with these numbers and so many players, so it cannot be reviewed.
review-end = end
review-mean = On average a turn of { $name } cost { $cost }.
