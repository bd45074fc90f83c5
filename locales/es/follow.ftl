### Seguir una partida de otros: el botón bajo un tablero y lo que se lee en privado.

follow-button = Seguir
follow-followers =
    { $count ->
        [one] Una persona sigue esta partida.
       *[other] { $count } personas siguen esta partida.
    }
follow-ask = ¿Cuándo quieres que te escriba en privado sobre la { $game } de { $players }?
follow-each-move = Tras cada jugada
follow-the-end = Solo al final
follow-stop = Dejar de seguir
follow-moves-told = Te escribo en privado tras cada jugada de la { $game }, como mucho una vez por turno, y al final.
follow-end-told = Te escribo en privado cuando acabe la { $game }.
follow-quiet-hours = En tus horas de silencio espero.
follow-next-games = También sigues las próximas partidas del encuentro.
follow-stopped =
    { $was ->
        [yes] Ya no sigues la partida { $game }.
       *[no] No sigues la partida { $game }, o ya ha terminado.
    }
follow-told = Sigues la { $game } de { $players }:
follow-to-move = Le toca a { $player }.
follow-list = Sigues estas partidas:
follow-listed = { $game }: { $players }
follow-change = Partida { $game }
follow-none = No sigues ninguna partida. Empieza con *Seguir* bajo un tablero de otros, o con `/follow` y el número de la partida.
