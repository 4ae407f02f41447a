# The frame of the page, the same for every game.

page-tab-mill = Mill
page-tab-market = Market
page-tab-rivals = Rivals
page-tab-forecast = Forecast

order-sell-stored = Sell stored goods in production
order-store-unsold = Store unsold goods
