# What the commands `orrery replay` and `orrery cards` say themselves, besides the games' own words.

cli-game =
    { $game ->
        [defenders] Obrońcy Galaktyki
        [race] Race for the Galaxy
       *[roll] Roll for the Galaxy
    }

## orrery replay

# The first line. The variant is named as the option --variant names it.
cli-replay-head =
    { $players ->
        [one] { $game }, { $players } gracz, wariant { $variant }, widok: { $eyes }
        [few] { $game }, { $players } graczy, wariant { $variant }, widok: { $eyes }
       *[many] { $game }, { $players } graczy, wariant { $variant }, widok: { $eyes }
    }
cli-replay-eyes-all = wszyscy gracze razem
cli-replay-eyes-public = widz
cli-replay-seed = ziarno { $seed }
cli-replay-deal = Rozdanie
# A numbered move, known or hidden.
cli-replay-move = { $number }. { $seat }: { $move }
cli-replay-hidden-move = { $number }. { $seat }
# An event that one player alone hears of.
cli-replay-private = { $event } [tylko { $seat }]
cli-replay-stopped = Zatrzymano po ruchu { $done } z { $moves }, w rundzie { $round }.
cli-replay-unfinished =
    { $moves ->
        [one] Zapis kończy się po { $moves } ruchu, w rundzie { $round }, przed końcem gry.
        [few] Zapis kończy się po { $moves } ruchach, w rundzie { $round }, przed końcem gry.
       *[many] Zapis kończy się po { $moves } ruchach, w rundzie { $round }, przed końcem gry.
    }
cli-replay-asked = Teraz odpowiada: { $seats }
cli-replay-over =
    { $rounds ->
        [one] Koniec po { $rounds } rundzie.
        [few] Koniec po { $rounds } rundach.
       *[many] Koniec po { $rounds } rundach.
    }
# A player's result: the points by source, and what decides ties, if anything does.
cli-replay-standing =
    { $points ->
        [one] { $rank }. { $seat }: { $points } punkt ({ $sources })
        [few] { $rank }. { $seat }: { $points } punkty ({ $sources })
       *[many] { $rank }. { $seat }: { $points } punktów ({ $sources })
    }
cli-replay-standing-tie =
    { $points ->
        [one] { $rank }. { $seat }: { $points } punkt ({ $sources }); przy remisie: { $tie }
        [few] { $rank }. { $seat }: { $points } punkty ({ $sources }); przy remisie: { $tie }
       *[many] { $rank }. { $seat }: { $points } punktów ({ $sources }); przy remisie: { $tie }
    }
cli-replay-source = { $source } { $points }

## orrery cards

cli-cards-head = { $game }: wszystkie elementy
# A heading: the pieces of one kind, named by game and kind, and how many there are.
cli-cards-section =
    { $kind ->
        [defenders-planet] Planety ({ $count })
        [defenders-control_tile] Płytki sterujące ({ $count })
        [defenders-defender] Obrońcy ({ $count })
        [defenders-energy] Energia ({ $count })
        [defenders-robot] Roboty ({ $count })
        [defenders-technology] Technologie ({ $count })
        [defenders-player_board] Plansze gracza ({ $count })
        [race-start_world] Światy początkowe ({ $count })
        [race-world] Światy ({ $count })
        [race-development] Technologie ({ $count })
        [race-action] Akcje ({ $count })
        [race-step] Kroki ({ $count })
        [race-goods] Towary ({ $count })
        [race-keyword] Słowa kluczowe ({ $count })
        [roll-home_world] Rodzime Planety ({ $count })
        [roll-faction] Frakcje ({ $count })
        [roll-world] Planety ({ $count })
        [roll-development] Technologie ({ $count })
        [roll-die] Kości ({ $count })
        [roll-phase] Akcje ({ $count })
       *[other] Inne elementy ({ $count })
    }
# A piece and its id in files.
cli-cards-piece = { $name } [{ $id }]
# What is printed on a card.
cli-cards-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }
cli-cards-cost = koszt { $count }
cli-cards-defense = obrona { $count }
cli-cards-vp = { $count } PZ
# What a piece does in a phase.
cli-cards-line = { $phase }: { $text }
cli-cards-note = Uwaga: { $note }
