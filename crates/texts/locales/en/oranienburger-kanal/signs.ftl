# What signs say that are no symbols of the rule book.

sign-or = or
sign-and = and
sign-at-least = { $number } or more
sign-at-most = { $number } or fewer
sign-max = max { $number }
sign-missing = { $number } missing
sign-build = build at the usual cost
sign-empty-space = empty route space
sign-interior = inside your board, not at its edge
sign-materials = materials
