# The sheet of what ran by itself, such as a production, and the bar below it.

page-account-open = Show step by step
page-account-bar = Account
page-account-step = Step { $step } of { $steps }: { $heading }
page-account-back = Back
page-account-next = Next
page-account-skip = Skip to the next turn
page-account-go-on = Go on
page-account-you = you
page-account-as-before = as before
page-account-details = Details
page-account-coming = Next:

page-accounts = Which accounts open
page-accounts-every = every account
page-accounts-mine = only mine
page-accounts-never = none, ledger only
page-stepwise = How accounts are shown
page-stepwise-step = step by step
page-stepwise-once = at once
