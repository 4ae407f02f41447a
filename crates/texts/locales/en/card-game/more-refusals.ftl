# What is not allowed, and what to do instead.

## Whose turn, and for what

not-now = This is not what is asked now. Choose one of the listed actions.
wrong-reveal = This cannot be laid out now. Take a card that still lies face down.

## Set-up

card-already-opened = You have opened this factory. Choose another good.
card-opening-due = A starting factory has to be opened. Choose a good.

## Actions

card-one-action = A turn has one action, and you have begun another. Go on with it, or be done.
card-not-built = You have no factory for this good. Choose a good that you produce.

## Building and upgrading

card-already-built = You have a factory for this good. Choose another good.
card-too-late-to-build = This factory would not produce in any round that is left. Choose a good that is still to come.
card-no-upgrade-yet = Factories can be upgraded from decade II on. Wait, or use the Inventor.
card-nothing-to-upgrade = This factory and its worker cards are as far as the decade allows. Choose another factory.
card-no-inventor = You do not have the Inventor. Take it first.
card-inventor-spent = The Inventor has upgraded as many factories as it can. Choose another step, or be done.
card-invented-already = The Inventor upgrades different factories. Choose another one.
card-nothing-to-invent = The Inventor would change nothing at this factory. Choose another one.

## Workers and machines

card-no-worker-card-left = This factory has both its worker cards. Choose another factory.
card-too-late-to-employ = This factory will not produce in any round that is left. Choose a good that is still to come.
card-no-worker-card = There is no worker card at this position. Choose another one.
card-no-machine-left = This worker card has all its machines. Choose another one.
card-machinery-level = Your development allows no more machines in this action. Be done.
card-token-first = The machine token lies on a worker card, and the next machine has to go there. Complete that card first.
card-token-in-use = The machine token lies on another worker card. Complete that one first, or choose a card with one machine.

## Quality and distribution

card-either-or = Quality and distribution are not added in the same turn. Go on with the one you began, or be done.
card-set-already = This factory has been set in this action. Choose another one, or be done.
card-no-change = That is there already. Choose another value.
card-no-such-quality = Nobody has such quality cards: two show 1 or 2, one shows 3 or 4, the Engineer 5 or 6. Choose others.
card-most-quality = A factory cannot have so much quality. Choose less.
card-quality-level = Your development does not allow so much quality in one action. Choose less.
card-no-engineer = You do not have the Engineer. Choose other cards.
card-engineer-set = The Engineer lies at a factory that has been set in this action. Choose other cards.
card-large-set = The quality card for 3 and 4 lies at a factory that has been set in this action. Choose other cards.
card-too-few-small = There are not so many quality cards for 1 and 2 left. Choose other cards.
card-which-small = Several factories could give a quality card for 1 or 2. Take one back first.
card-most-distribution = A factory cannot have so much distribution. Choose less.
card-distribution-level = Your development does not allow so much distribution in one action. Choose less.
card-no-distribution-card = No distribution card is left in your reserve. Take one back from another factory first.

## Stock exchange

card-at-least-one = At least one is needed. Choose a number from 1 on.
card-too-many-shares = Not so many shares are bought at once. Choose fewer.
card-too-dear = You do not have the money for it. Choose fewer.
card-order-of-steps = At the stock exchange come shares, then loans, then ships, and each once. Go on in this order, or be done.
card-no-loan-tokens = There are not so many loan tokens left. Choose fewer.
card-ships-there = You have all your ships. Choose another step, or be done.

## Extra production and early shipping

card-no-extra-production = This game is played without Extra Production. Choose another action.
card-produced-already = This factory has produced in this action. Choose another one, or be done.
card-too-few-worker-cards = This factory has not so many worker cards. Choose fewer.
card-must-store = What extra production makes has to be stored as far as there is room. Choose storehouses that keep more.
card-no-extra-shift = You do not have the Extra Shift. Produce without it.
card-no-early-shipping = This game is played without Early Shipping. Choose another action.
card-shipped-already = This good has been shipped in this action. Choose another one, or be done.
card-too-few-stored = There are not so many goods in store. Choose fewer.

## Price and appeal

card-no-such-appeal = Spot, office and cards do not come to this appeal. Choose one of those listed.
card-price-due = Price and appeal have to be set. Choose an appeal.

## Developments

card-track-end = This development is at its end. Choose another one.
card-decade-restriction = This development waits for a later decade. Choose another one, or take the card that lifts the restriction.
card-not-in-supply = No such card is in the supply. Choose one that is.
card-owned-already = You have a card of this type, and nobody has two. Choose another one.
card-given-back-now = You gave this card back in this turn. Take it in a later one, or choose another.
card-card-limit = You have as many cards as your development allows. Give one back for it, or raise the limit.
card-room-for-card = You have room for another card. Take it without giving one back.
card-not-owned = You do not have this card. Choose one of yours.
card-two-tracks = These are two different developments, in the order of the player board. Write them so.
card-no-restrictions = Without decade restrictions the Inventor gives no developments. Choose another one.
card-broker-limit = The Broker does not buy so many shares. Choose fewer.
card-no-developer = You have no Developer that could be turned. Choose another step.
card-not-itself = The Developer makes another card fresh, not itself. Choose another one.
card-is-fresh = This card has not been used. Choose one that has.
card-foreman-due = The Foreman has to be laid at a factory first. Choose a factory.
card-foreman-needs-factory = The Foreman is laid at a factory that is built. Choose another good.
card-more-than-engineer = The cards are worth more than the Engineer was. Choose less.
card-not-in-reserve = These quality cards are not in your reserve. Choose others.

## Production

card-no-use-here = This card does nothing here. Choose one of the listed actions.
card-used-already = This card has been used in this decade. Choose another one.
card-other-patron = This Patron is for other goods. Choose another one.
card-home-limit = The home market takes no more. Choose fewer.
card-other-good = Only goods of this round are shipped. Ship those.
card-too-few-goods = There are not so many goods. Choose fewer.
card-home-would-buy = The home market would still buy some of these goods, and only what it does not take is shipped. Choose fewer.
card-ships-full = Your ships do not carry so many. Choose fewer.
card-no-ships-left = You may not use so many more ships in this game, whatever a Customs Office has saved. Choose fewer goods.
card-too-few-storehouses = You do not have so many storehouses free. Choose fewer.
card-needless-storehouse = One of these storehouses would keep nothing. Choose fewer.
card-stored-goods-stay = What was in store and did not go stays there. Choose storehouses that hold all of it.
card-storage-due = What becomes of the goods has to be said. Store them, or waste them.
card-storehouses-due = Which storehouses hold the goods has to be said: not all of them can be wasted. Choose some.
card-room-enough = The storehouses at this factory and in the reserve have room for all goods. Store them there.
card-nothing-to-clear = No such storehouse stands there. Choose another one.
card-own-storehouse = That storehouse stands at this factory already. Choose another one.

## Start player

card-not-in-game = Nobody sits there who is still in the game. Name somebody else.
card-start-due = The start player has to be chosen. Name somebody.
