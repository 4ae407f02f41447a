# The frame of the page, the same for every game.

page-tab-mill = Mill
page-tab-market = Market
page-tab-rivals = Rivals
page-tab-forecast = Forecast

order-sell-stored = Sell stored goods in production
order-store-unsold = Store unsold goods
order-sell-stored-why = At each call at which your production is used up; never keeps them in store.
order-store-unsold-why = As many as there is room for, the dearest first; never stores nothing new.
