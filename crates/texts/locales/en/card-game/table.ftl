# What is asked, the choices, standing orders and plots.

## What is asked

prompt-open = Which factory do you open to start with?
prompt-lay = A development card is about to be laid out in the supply.
prompt-start-development = Which development do you start with?
prompt-foreman = At which factory do you lay the Foreman?
prompt-start-shares = How many shares do you buy to start with, at £{ $value } each?
prompt-action = Which action do you take?
prompt-build = Do you build or upgrade another factory?
prompt-employ = Do you add another worker card?
prompt-automate = Where do you add a machine? { $left ->
    [one] { $left } is left.
   *[other] { $left } are left.
}
prompt-quality = Where do you set the quality? { $left ->
    [0] Cards can only be taken back now.
   *[other] { $left } can be added.
}
prompt-distribution = Where do you set the distribution? { $left ->
    [0] Cards can only be taken back now.
   *[other] { $left } can be added.
}
prompt-bought = Do you also take bank loans or regain your ships?
prompt-borrowed = Do you also regain your ships?
prompt-extra-production = Which factory produces for its storehouses?
prompt-early-shipping = Which stored goods do you ship as well?
prompt-price = Which appeal do you set for { $good }? The rest is its price.
prompt-development = Which development do you take?
prompt-replace = Which quality cards replace the Engineer at the { part-factory }, up to { $count }?
prompt-developer = Do you turn the Developer at once, to use another card again?
prompt-shift = Do you use the Extra Shift for one more ({ $good })?
prompt-patron = Do you use a Patron to sell one more ({ $good })?
prompt-stored-sale = Do you sell stored goods as well? In store: { part-goods }.
prompt-shipping = How many do you ship ({ $good })?
prompt-customs = Do you use the Customs Office for one shipping token fewer?
prompt-storage = Left over: { part-goods }{ $stored ->
    [0] .
   *[other] , beside { $stored } in store.
} How many do you store?
prompt-keep = To be kept: { part-goods }. Which storehouses hold them?
prompt-bonus = You have the highest appeal ({ $good }). Do you raise your share value by one?
prompt-tie = Tied for the highest appeal ({ $good }): do you use the Entrepreneur?
prompt-entrepreneur = Do you give the Entrepreneur back and name the start player?
prompt-start-player = Your shares are worth the least: who is to be the start player?
prompt-over = The game is over.

## The choices

action-open = open a { part-factory }
action-build = build a { part-factory }
action-upgrade = upgrade the { part-factory }
action-invent = upgrade the { part-factory } with the Inventor
action-employ = add the next worker card to the { part-factory }
action-automate = add a machine to card { $position } of the { part-factory }
action-quality = set the quality of { $good } to { $count }
action-quality-cards = set the quality of { $good } to { $count }: { $cards }
action-distribution = set the distribution of { $good } to { $count }
action-buy = buy { part-shares }
action-borrow = take { part-loans }
action-regain = regain the ships
action-produce = produce { $good } for its storehouses{ $shift ->
    [0] , worker cards: { $count }
   *[other] {" "}with the Extra Shift, worker cards: { $count }
}
action-ship = ship { part-goods }
action-appeal = set the appeal to { $appeal }
action-develop = take a development: { $track }
action-develop-two = give the Inventor back for { $track } and { $other }
action-take = take { part-card }
action-swap = give the { $old } back for { part-card }
action-broker = give the Broker back and buy { part-shares }
action-reactivate = turn the Developer to use { part-card } again
action-foreman = lay the Foreman at the { part-factory }
action-replace = lay quality { $count }: { $cards }
action-use = use { part-card }
action-sell = sell { $count } from store
action-store = store with { part-storehouses }
action-clear = take { part-storehouse } away from the { part-factory }
action-waste = store nothing
action-bonus = raise the share value by one
action-start = { $seat } becomes the start player
action-done = be done
choice-develop = development: { part-allows }
choice-appeal = appeal { $appeal }, price £{ $price }: { $sold ->
    [0] sells none as things are
   *[other] sells { $sold } as things are
}
choice-buy = buy { part-shares } at £{ $value } each{ $first ->
    [0] {""}
    [one] , the first at £{ $half }
   *[other] , the first { $first } at £{ $half }
}
choice-broker = give the Broker back and buy { part-shares } at £{ $half } each
choice-borrow = take { part-loans } of £{ $value } each
choice-employ = add worker card { $position } to the { part-factory }
choice-ship = ship { part-goods } at £{ $price } each
choice-sell = sell { $count } from store at £{ $price } each
choice-store = store { part-goods } in { part-storehouses }
choice-waste = waste { part-goods }
choice-clear = take { part-storehouse } away from the { part-factory }, where { $count } are stored
done-action = take no action
done-replace = lay nothing in its place
done-developer = keep the Developer for later
done-development = take no development
done-shares = buy no shares
done-shift = keep the Extra Shift
done-patron = use no Patron
done-sale = keep the stored goods
done-shipping = ship nothing
done-customs = keep the Customs Office for later
done-bonus = leave the share value
done-tie = keep the Entrepreneur for later
done-entrepreneur = keep the Entrepreneur

## What being done leaves out, behind "without"

left-action = an action
left-machines = { $count ->
    [one] { $count } machine
   *[other] { $count } machines
}
left-quality = { $count } quality
left-distribution = { $count } distribution
left-replacement = cards in its place
left-developer = turning the Developer
left-development = a development
left-shares = shares
left-bonus = raising the share value

## Standing orders and plots

order-group-sale = The home market
order-group-left = Goods that are left over
order-group-round = Share value and start player
order-sell-stored = Sell stored goods as well
order-sell-stored-why = As many as the home market takes once the new ones are sold; never keeps them in store.
order-extra-shift = Use the Extra Shift
order-extra-shift-why = In the next production, for one good more; the card goes back. Never keeps the card.
order-patron = Use a Patron
order-patron-why = Wherever it lets one good more be sold, once in a decade; never keeps it.
order-ship = Ship as many as the ships carry
order-ship-why = Each ship costs share value at the end; never ships nothing.
order-customs = Use the Customs Office
order-customs-why = The first time in a decade that a ship is used; never keeps it.
order-store = Store as many as there is room for
order-store-why = With the fewest storehouses, also where only what is left in store may move. You are asked if one could be taken away from another factory.
order-bonus = Raise the share value for the highest appeal
order-bonus-why = Whenever you have it alone.
order-tie = Break a tie with the Entrepreneur
order-tie-why = The first time in a decade that you share the highest appeal; never keeps the card fresh.
order-name-start = Name yourself start player with the Entrepreneur
order-name-start-why = At the end of the round; the card goes back. Never keeps the card.
order-choose-start = Choose yourself as start player
order-choose-start-why = Where your shares are worth the least at the end of a decade.
end-plot-value = Share value
end-plot-portfolio = Portfolio
end-plot-cash = Money
end-plot-output = Goods made by all factories
end-plot-appeal = Appeal of all factories
