# The frame of the page, where this game says it in its own way.

page-section = Oranienburger Kanal { $section }
