# Learning: the guided game, explanations, the rules reference.

## The rules reference

learn-group-overview = Overview
learn-group-components = Components
learn-group-preparation = Preparation
learn-group-economy = Economy phase
learn-group-actions = Action phase
learn-group-production = Production phase
learn-group-end = End of a decade and of the game

rule-goal = Whoever owns the most valuable portfolio after the 1790s wins: number of own shares times their value. Cash counts nothing but in a tie, so money has to become shares in the end.
rule-decades = After the preparation in 1760 three decades are played. A decade has four cycles, always food, clothes, cutlery, lamps. A cycle has three phases: economy, one action for each player, production of the active good. So everybody has twelve actions in the game.

rule-box = The board shows job market, market share table, share value track, timetable and administration table. Each player has a factory mat with four goods, and factories of levels I and II. Money, machines and goods never run out; workers do.
rule-job-market = Workers looking for work stand here. Every worker who is hired leaves an empty space, and each numbered empty space in a good's column is a buyer of that good: more work means more demand. The wage beside the lowest row with an empty space is paid to everybody, so full employment makes labour dear. Fired workers wait on their own space and come back two at a time.
rule-players = Fifteen of the thirty own shares, six action markers in the own colour, the share value indicator on space 10 (£10 a share) and all appeals at 0. Chance decides who starts.
rule-share-track = The indicator moves by spaces; the value of a share stands below the space. Up to £10 each space is a pound, up to £20 two spaces make a pound, then three. The track ends at space 60 with £30.
rule-market-share = Appeal = base quality + quality + distribution − price. It is the most that can be sold of a good in one production, and whoever has more of it sells first. Anything that changes one of the four numbers changes the appeal at once.
rule-special-mat = Grey action markers do the same as your own, only better. Light ones can be had from the start, dark ones from 1780 on. With two or three players one set of each shade stays in the box.

rule-preparation = Before the first decade everybody founds two factories, raises money and pays. Newcomers take the predetermined set-up, which has all this done.
rule-foundation = From the start player on everybody founds a level I factory, then in reverse order a second one of another good. Its first two rows are filled with workers from the job market at once, and its price is set. Several players may found the same good.
rule-capital = Everybody gets £20 and may sell any number of the 15 shares for £10 each; this does not move the share value. Then, in reverse order, everybody takes one of the drawn light grey markers.
rule-paying = Now the building costs of both factories are paid: £8 for food, £9 for clothes, £10 for cutlery, £11 for lamps.
rule-predetermined = Factories, prices, ten shares and a light grey marker are given for each seat. Blue starts in 1770 with the factories already paid.

rule-sequence = The timetable names the active good. Only its importer moves and only its factories produce, but actions may concern any factory.
rule-economy = The importer of the active good moves one space up; so it competes with 1 good in 1770, 2 in 1780 and 3 in 1790. Two fired workers return to the job market, as far as there are any, which closes spaces and so lowers demand.

rule-action-phase = Beginning with the start player everybody uses one action marker. Nobody passes: the marker is paid for even if the action or the additional action is left out.
rule-administration = Your column has the spaces £2, £4, £6, £8 and £10. A marker stays on its space until the decade ends. The cost of the space is what machinery, quality and distribution can use; a marker already placed may be used again for £2 more, which adds nothing to its effect. A grey marker is another marker than your own of the same name.
rule-factory = Build, modernize and close factories, as many as you like. Building and modernizing cost what the new marker says, and that number is also the base quality. A new factory gets workers in its first row only, and its price at once. Modernizing keeps workers, machines, quality, distribution and price. Closing fires all workers and loses what was on the factory. Administrative costs, fee and building costs are paid together when you are done. Afterwards the prices of built and modernized factories may be adjusted.
rule-workers = Hire any number into your factories, from the job market first, or fire any number from the last row backwards. The first row stays complete. In one action a factory either hires or fires. In the 1790s nobody hires for a factory that was active already in that decade; one built since then may. Afterwards you may take a special marker.
rule-machinery = A machine takes the place of a worker where a gear is drawn; the worker is fired. It costs £1 per production instead of a wage, but a fired worker opens no space on the job market. The marker says how many machines the administrative costs give. Afterwards you may take a special marker.
rule-quality = Raises the quality marker of one or more factories, up to 4 in each. Quality lasts, also through modernizing, and breaks ties in the sale; only closing loses it. Afterwards you may adjust prices.
rule-distribution = Raises distribution markers, up to 4 in each factory. The step to level n costs £n of the administrative costs, and the marker limits how much of them can be used for distribution: £4, light £7, dark £10. Distribution loses one level with each production of the good. Afterwards you may adjust prices.
rule-exchange = Buy own shares from the bank at their value, but for £10 at least; sell shares at their value; repay loans; sell stored goods for a fixed price: food £2, clothes £3, cutlery £4, lamps £5. All of it in any order and as often as you like, shares in one run of buying and one of selling; none of it moves the share value. With the light grey marker the first share costs half, rounded up. With your own marker you may take a special marker afterwards.
rule-additional = After the action the marker gives a second, smaller one: price adjustment after factory, quality and distribution; a special marker after workers, machinery and your own stock exchange marker. It stays open if the action itself was left out.
rule-prices = Prices go from £5 to £25, and never so high that the appeal falls below 0. Factories touched by the action are free. After quality and distribution other factories cost £1 each of what the action has left of the administrative costs, after distribution only of what the marker lets be used. Spaces with stored goods on them are closed to the price.
rule-special-marker = One grey marker from the mat, free of charge: light ones always, dark ones from 1780 on. Never two of the same kind and shade. It can be used from your next action on and is yours to the end.

rule-production = All factories of the active good produce, sell and pay; nobody can hold back. Factories of other goods rest and cost nothing.
rule-sale = A row makes its goods when all its spaces are filled. Demand is the number of numbered empty spaces in the good's column of the job market. Nobody sells more than the appeal. If there is more supply than demand, appeals are called from the highest down: at each call everybody with at least that appeal sells one. Who has more appeal comes first, then who has more quality; the importer is last among equals. Players equal in both all sell, even beyond the demand, with goods from the supply. Stored goods may be added after the produced ones.
rule-share-steps = One good sold moves the share value one space, two or more move it two. One space more for the single highest appeal, and one more for selling the most alone; both have to beat the importer too. So a production brings four spaces at the most.
rule-wages = Every worker of the active factory is paid the current wage, also in rows that made nothing; every machine costs £1. Then distribution loses a level. If that would push the appeal below 0, the price falls by £1 instead and the share value goes back one space.
rule-storage = Unsold goods may be kept on the last spaces of the price scale, five of all kinds at the most. Older ones may be thrown away to make room. They are sold in a later production of the good, or cheaply at the stock exchange.
rule-forecast = What production would bring if it came now and everybody answered as usual: stored goods are sold where somebody buys them, unsold ones are kept. Counted are sales, wages and machines, all steps of the share value, the price that falls where distribution fades at an appeal of 0, and what an emergency sale or loans for the wages would cost. Not counted is what is still to come before it: actions, and for later goods the productions in between.
rule-cycle-end = After the first three cycles the next player clockwise becomes start player.

rule-decade-end = After lamps: markers return, an event if there is one, the start player is chosen, factories grow obsolete.
rule-markers-return = Everybody takes all action markers back from the administration table, own and grey ones.
rule-final-exchange = After 1790 everybody may once more sell stored goods at their fixed price, repay loans and buy shares with all the cash there is. Shares are not sold here. It needs no marker and costs nothing.
rule-start-player = Whoever has the least valuable portfolio names the start player of the next decade, and may name anybody. In a tie less cash decides, then the seat farthest from the present start player: with four players the one opposite, of two neighbours the one later in turn order.
rule-obsolete = Before 1790 every level I factory takes on two extra workers from the fired space. They make nothing, are paid with the others and cannot be fired; modernizing or closing the factory sets them free. A worker who cannot be found costs £5 once.
rule-emergency = Who cannot pay sells as few shares as needed at their value, and for each the share value goes back by the first digit of its space, on spaces 1 to 9 by one. Without shares there are loans of £10 at one space each; they are repaid at £13 at the stock exchange, and until then no share can be bought.
rule-end = Shares times share value; the highest company wins, in a tie the one with more cash. Whoever has a loan left has lost.

## The guided game

guide-lesson-goal-name = What it is about
guide-lesson-goal = You lead a company, and in the end only your shares count: how many you hold times what one is worth. You have ten and £10 is their value. Selling goods makes them rise; buying them back from the bank makes you rise with them.
guide-lesson-administration-name = One marker, one action
guide-lesson-administration = In each cycle you use one marker and pay the space you put it on. Five spaces, four cycles: cheap spaces are scarce, and some actions grow stronger on a dear one. The marker stays there until the decade ends.
guide-lesson-appeal-name = Appeal
guide-lesson-appeal = Quality and distribution speak for your goods, the price against them. What is left is the appeal: so many you can sell at the most, and the highest sells first. A price one pound lower is one appeal more. Quality lasts, distribution wears off.
guide-lesson-job-market-name = The job market
guide-lesson-job-market = Workers you hire leave an empty space, and empty spaces are customers. But the emptier the market, the higher the wage, for all players alike. Machines save wages, though the workers they replace buy nothing new.
guide-lesson-demand-name = Demand
guide-lesson-demand = You have seen a sale: the numbered empty spaces of a column are all the customers there are, and the importer serves some of them. Before you make more goods, see in the forecast whether somebody would buy them.
guide-lesson-share-value-name = Share value
guide-lesson-share-value = Selling moved the share values: one space for one good, two for more, one on top for the single highest appeal, one for selling the most alone. Being first in a good matters more than making a little more of it.
guide-lesson-wages-name = Wages
guide-lesson-wages = A factory costs money when its good is produced, and only then: the wage for every worker, £1 for every machine. A row that makes nothing is paid too. Keep enough cash for it, for an emergency sale hurts the share value.
guide-lesson-buying-shares-name = Buying shares
guide-lesson-buying-shares = Cash is worth nothing in the end, shares are. Early they are cheap, later they cost more; what you need is the money to run your factories until then. There is a last chance to buy after 1790.
guide-lesson-special-marker-name = Special markers
guide-lesson-special-marker = Grey markers do more for the same money. After workers, machinery and the stock exchange you may take one for nothing, and it serves you to the end. Take them early.
guide-lesson-storage-name = Storage
guide-lesson-storage = What was made and not sold may be kept for the next production of that good, if demand is better then. Five goods in all, and they block the highest prices.
guide-lesson-level-name = Level II
guide-lesson-level = From 1780 on factories of level II can be had. They have a better base quality and make more with the same workers. Modernizing is dear, but in 1790 old factories will need two workers more.
guide-lesson-start-player-name = Who starts
guide-lesson-start-player = The poorest company decides who begins the next decade. Going last in a good you want to lead lets you answer the others; going first gets the workers and markers you want.
guide-lesson-obsolete-name = Obsolete factories
guide-lesson-obsolete = Factories of level I have two more workers to pay now. And in this decade nobody hires for a factory that had its cycle.
guide-lesson-final-name = The last deals
guide-lesson-final = Sell what is in the warehouse, then turn all your cash into shares. Nothing else counts any more.

guide-now-administration = Choose a marker and a space. Ask first: what will be produced next, and do I sell all of it? If appeal is short, quality, distribution or a lower price help; if goods are short, workers; if wages hurt, machinery; if cash lies idle, the stock exchange.
guide-now-factory = Build a good you do not have yet, or modernize. Look who else makes it, and whether its cycle is still to come in this decade.
guide-now-price = Set the price. High enough to earn more than the wages, low enough that the appeal covers what you make.
guide-now-workers = Fill whole rows; a row with a free space makes nothing. Each hired worker is also a customer more for some good.
guide-now-machinery = Put machines where you pay most wages: into the good that is produced next.
guide-now-quality = Raise the good with which you want to be first for the rest of the game.
guide-now-distribution = Raise the goods that are produced soon; each production takes a level away.
guide-now-stock-exchange = Buy shares with cash you will not need for administration and wages. Sell only if you must.
guide-now-prices = Prices may be changed now. If the appeal is higher than what you make, a higher price costs you no sale.
guide-now-special-marker = Take the grey marker whose action you will use most.
guide-now-sale = One of your stored goods could be sold at this call, at your price. There is seldom a reason not to.
guide-now-storage = Say what stays in the warehouse. What is not kept is lost.
guide-now-start-player = You name the start player of the next decade, since your company is worth the least.
guide-now-final-exchange = The last stock exchange. Sell stored goods, repay loans, buy shares for everything.
guide-now-foundation = Found a factory. Dear goods bring more for each one sold; goods with few makers bring the first place.
guide-now-capital = Sell enough shares to pay both factories and the first administration, and not many more.
guide-now-light-marker = Take a light grey marker to go with your plan.

guide-why-factory = A new factory sells in one more cycle of every decade to come; a higher level makes more with the same workers.
guide-why-workers = More workers make more goods and leave more customers behind.
guide-why-machinery = A machine costs £1 where a worker costs the wage, in every production to come.
guide-why-quality = Quality lasts: more appeal in every production to come.
guide-why-distribution = Distribution is cheap appeal, though it fades with every production.
guide-why-exchange = Cash runs the factories; shares are what counts in the end.
guide-why-price = The price decides between more sold and more earned.
guide-why-take = A better marker for nothing.
guide-why-store = Goods that are sold later are better than goods that are lost.
guide-why-start = It decides who can answer whom in the next decade.
guide-why-done = Nothing else here is worth its cost now.

## The component numbers

numbers-block-factory-food = Food factory
numbers-block-factory-clothes = Clothes factory
numbers-block-factory-cutlery = Cutlery factory
numbers-block-factory-lamps = Lamp factory
numbers-block-price-scale = Price scale
numbers-block-warehouse = Warehouse
numbers-block-quality-markers = Quality markers
numbers-block-distribution-markers = Distribution markers
numbers-block-job-market = Job market
numbers-block-wages = Wages
numbers-block-set-up = Workers at set-up
numbers-block-economy = Economy of a cycle
numbers-block-share-track = Share value track
numbers-block-shares = Shares
numbers-block-loans = Loans
numbers-block-obsolete = Obsolete factories
numbers-block-administration = Administration table
numbers-block-timetable = Timetable
numbers-block-markers-machinery = Action marker machinery
numbers-block-markers-quality = Action marker quality
numbers-block-markers-distribution = Action marker distribution
numbers-block-grey-markers = Grey markers in play
numbers-block-predetermined-2 = Predetermined start, two players
numbers-block-predetermined-3 = Predetermined start, three players
numbers-block-predetermined-4 = Predetermined start, four players

numbers-factory-cost = Building cost (£) of levels I to IV
numbers-factory-rows = Rows 1 to 4: W takes a worker, M a worker or a machine
numbers-factory-output = Goods of rows 1 to 4, a line for each level
numbers-factory-warehouse-price = Warehouse price (£)
numbers-key-lowest = Lowest
numbers-key-highest = Highest
numbers-key-spaces = Spaces
numbers-job-market-spaces = From the top, food to lamps: # with a number, . without
numbers-administration-spaces = Cost (£) of the spaces
numbers-wages-by-row = Wage (£) by row, from the top
numbers-set-up-fired = Fired, for two, three and four players
numbers-set-up-boxed = Back in the box, for two, three and four players
numbers-economy-importer = Steps of the importer
numbers-economy-workers = Workers who return
numbers-share-track-values = Value (£) of the spaces, ten to a line
numbers-share-track-start-space = First space of the indicators
numbers-share-track-buying-floor = Least price (£) of a bought share
numbers-shares-total = Shares of a player
numbers-shares-in-hand = In hand at the start
numbers-shares-capital = Money (£) at the start
numbers-loans-amount = Amount (£)
numbers-loans-repayment = Repayment (£)
numbers-obsolete-workers = Workers it needs more
numbers-obsolete-missing-worker = Fee (£) for a missing worker
numbers-administration-reuse-fee = Fee (£) for using a marker again
numbers-key-level = level
numbers-key-obsolete = obsolete
numbers-markers-own = Own colour
numbers-markers-light = Light grey
numbers-markers-dark = Dark grey
numbers-grey-markers-sets = Sets in each shade, for two, three and four players
numbers-grey-markers-stock-exchange = Stock exchange, for two, three and four players
numbers-predetermined-seats = Seats from the start player
numbers-predetermined-factories = prices (£):
numbers-predetermined-shares = shares
numbers-predetermined-capital = money (£)
numbers-predetermined-marker = marker
