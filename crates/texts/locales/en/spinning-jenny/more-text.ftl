# The board in words.

text-asked = To choose: { $name }
text-starts = Start player: { $name }
text-job-market = Job market: { $workers } workers, { $empty } empty spaces, { $fired } fired workers; wage £{ $wage }
text-importer-at = importer at
text-importer-sells = importer sells
text-sells = sells { $sold }, { $result }, steps { $steps }
text-money = Cash £{ $cash }; { part-shares } × £{ $value } = £{ $portfolio }; share value on space { $space }; loans: { $loans }
text-factories = Factories
text-column-level = level
text-column-output = makes
text-column-workers = workers
text-column-machines = machines
text-column-quality = quality
text-column-distribution = distribution
text-column-price = price
text-column-appeal = appeal
text-column-stored = in store
text-special-markers = Special markers left
text-choices = All choices
