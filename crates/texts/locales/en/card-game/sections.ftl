# What the parts of the rule book are called; a number or a letter may follow.

section-game-materials = Game materials
section-set-up = Set-up
section-gameplay = Gameplay
section-action-phase = Action phase
section-action = Action
section-production = Production
section-preparation = Preparation
section-final-scoring = Final scoring
section-development-cards = Development cards
section-card = Card
