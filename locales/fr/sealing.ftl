### Sealed moves of adjourned games.

sealing-button = Mettre un coup sous pli
sealing-invite = Quand la partie { $game } reprendra, ce sera à toi de jouer. Tu peux mettre ton coup sous pli : personne ne le voit d'ici là, et il sera joué dès la reprise.
sealing-heading = Tu mets un coup sous pli : personne d'autre ne le voit avant la reprise.
sealing-seal = { $point } sous pli
sealing-seal-power-stone = Pierre de pouvoir en { $point } sous pli (reste { $left })
sealing-question = Mettre **{ $point }** sous pli dans la partie { $game } ?
sealing-sealed = Tu as mis { $moves } sous pli dans la partie { $game }. Personne d'autre ne le voit. Le coup sera joué à la reprise ; d'ici là, tu peux le changer ou le retirer.
sealing-another = Mettre un autre coup sous pli
sealing-withdraw = Le retirer
sealing-withdrawn = Tu n'as plus de coup sous pli dans la partie { $game }.

sealing-board = { $name } a mis un coup sous pli.
sealing-played = La partie reprend avec le coup que { $name } avait mis sous pli.
sealing-lost = La partie reprend sans le coup sous pli, qui n'a pas pu être joué. { $name }, choisis un coup.

sealing-not-yours = Seule la personne dont c'est le tour peut mettre un coup sous pli.
sealing-not-offered = On ne met un coup sous pli que dans une partie entre personnes, ajournée d'un commun accord. Ce n'est pas le cas de la partie { $game }.
sealing-nothing = Tu n'as pas de coup sous pli dans la partie { $game }.
