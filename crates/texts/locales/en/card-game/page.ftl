# The frame of the page, where this game says it in its own way.

page-tab-price = Price
page-tab-factories = Factories
page-tab-market = Market
page-tab-cards = Cards
page-tab-rivals = Players
cg-time-end = end
cg-time-set-up = set-up
