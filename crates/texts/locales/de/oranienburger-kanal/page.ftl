# Der Rahmen der Seite, wo dieses Spiel es auf seine Weise sagt.

page-section = Oranienburger Kanal { $section }
