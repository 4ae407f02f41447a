# Was geschehen ist: ein Satz für jedes Ereignis eines Spiels.

forced = { $seat }: { $action } (die einzige Möglichkeit)
