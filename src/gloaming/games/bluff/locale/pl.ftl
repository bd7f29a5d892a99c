# Bluff

game-title = Blef
game-tagline = Każdy dostaje jedną zakrytą kartę. Zostań albo spasuj: najwyższa karta, która zostaje, zgarnia punkty.
game-rules =
    Jest dziesięć kart, od 0 do 9. W każdej rundzie każdy dostaje jedną z nich, zakrytą; nie ma dwóch takich samych. Widzisz swoją kartę i żadnej innej.
    Wszyscy wybierają w tajemnicy i jednocześnie: zostać albo spasować. Wyboru nie można zmienić. Runda kończy się, gdy wybiorą wszyscy obecni; kto nie wybierze przed upływem czasu, pasuje.
    Kto został, pokazuje kartę. Najwyższa z nich zabiera po jednym punkcie każdemu innemu graczowi, który został, więc można zejść poniżej zera.
    Kto zostaje sam, dostaje jeden punkt i nikt go nie traci. Gdy pasują wszyscy, nic się nie dzieje.
    Kto ma trzy punkty, wygrywa. Po trzydziestu rundach wygrywa największa liczba punktów; przy równej wygrywa się wspólnie.
    Za osobę, której nie ma przy stole, wkrótce gra dalej bot. Osoba, która otworzyła stół, może zakończyć partię w każdej chwili; wtedy nikt nie wygrywa.
game-gist =
    Każdy dostaje jedną zakrytą kartę, od 0 do 9: widzisz tylko swoją.
    Wszyscy wybierają w tajemnicy: zostać albo spasować.
    Najwyższa z kart, które zostały, zabiera każdej innej po jednym punkcie.
    Kto zostaje sam, dostaje punkt. Kto pasuje, nic nie traci.
    Trzy punkty dają zwycięstwo.
role-player = Gracz
option-seconds = Czas na rundę (w sekundach)
option-seconds-help = Kto do tego czasu nie wybierze, pasuje.
bot-easy = Łatwy bot
bot-normal = Zwykły bot

## Moves

move-deal = Rozdaj kartę { $card }
move-stay = Zostań
move-fold = Spasuj
move-time-up = Czas minął
move-left = { $seat }: poza stołem
move-back = { $seat }: znów przy stole
move-stop = Zakończ partię

## Events

event-round-began = Zaczyna się runda { $number }.
event-dealt = { $seat } dostaje kartę { $card }.
event-dealt-face-down = { $seat } dostaje zakrytą kartę.
event-chose = { $decision ->
    [stay] { $seat } postanawia zostać.
   *[fold] { $seat } postanawia spasować.
}
event-chose-secretly = { $seat } dokonuje wyboru.
event-time-ran-out = Czas minął.
event-showed = { $seat } zostaje i pokazuje kartę { $card }.
event-folded = { $seat } pasuje.
event-won = { $points ->
    [one] { $seat } wygrywa rundę i zdobywa { $points } punkt.
    [few] { $seat } wygrywa rundę i zdobywa { $points } punkty.
    [many] { $seat } wygrywa rundę i zdobywa { $points } punktów.
   *[other] { $seat } wygrywa rundę i zdobywa { $points } punktu.
}
event-nobody-stayed = Nikt nie został: nikt nie zdobywa punktów.
event-went-away = { $seat } odchodzi od stołu.
event-came-back = { $seat } znowu gra.
event-match-ended = Koniec partii. Zwycięstwo: { $winners }.
event-match-stopped = Partię zakończono przed czasem.

## What lies on the table

view-round = Runda
view-scores = Punkty
view-hands = Karty
view-decision = Twój wybór
view-decision-value = { $value ->
    [stay] Zostajesz.
    [fold] Pasujesz.
   *[none] Wybór jeszcze przed tobą.
}
view-chosen = Wybór dokonany
view-away = Poza stołem
thing-score = { $points ->
    [one] { $seat }: { $points } punkt
    [few] { $seat }: { $points } punkty
    [many] { $seat }: { $points } punktów
   *[other] { $seat }: { $points } punktu
}
thing-face-up = { $seat }: { $card }
thing-face-down = { $seat }: karta zakryta

## The board

seat-status = { $scores-points ->
    [one] { $scores-points } punkt
    [few] { $scores-points } punkty
    [many] { $scores-points } punktów
   *[other] { $scores-points } punktu
}
board-round = Runda { $number }
board-last = Poprzednia runda
board-first = Nikt jeszcze nie pokazał karty.
board-yours = Twoja karta
board-hidden = Karta zakryta
board-shows = Karta odkryta
board-folded = Pas
board-goal = z { $goal } punktów
board-thinks = Wybiera
board-chosen = Gotowe
board-away = Poza stołem
board-stay-help = Karta zostanie odkryta i liczy się.
board-fold-help = Bez zysku i bez straty.
board-gain = { $points ->
    [one] Zdobywasz punkt.
    [few] Zdobywasz { $points } punkty.
    [many] Zdobywasz { $points } punktów.
   *[other] Zdobywasz { $points } punktu.
}
board-loss = { $points ->
    [one] Tracisz punkt.
    [few] Tracisz { $points } punkty.
    [many] Tracisz { $points } punktów.
   *[other] Tracisz { $points } punktu.
}
board-even = Nic nie zyskujesz i nic nie tracisz.
board-go-on = Przejdź do rundy { $number }
board-key-stay = Z
board-key-fold = P

## The end

outcome-scores = Punkty
outcome-stopped = Partię zakończono przed czasem. Nikt nie wygrał.
outcome-three-points = { $count ->
    [one] { $winners } zdobywa trzy punkty i wygrywa.
    [few] { $winners } zdobywają trzy punkty i wspólnie wygrywają.
    [many] { $winners } zdobywają trzy punkty i wspólnie wygrywają.
   *[other] { $winners } zdobywają trzy punkty i wspólnie wygrywają.
}
outcome-thirty-rounds = { $count ->
    [one] { $winners } ma najwięcej punktów po trzydziestu rundach i wygrywa.
    [few] { $winners } mają najwięcej punktów po trzydziestu rundach i wspólnie wygrywają.
    [many] { $winners } mają najwięcej punktów po trzydziestu rundach i wspólnie wygrywają.
   *[other] { $winners } mają najwięcej punktów po trzydziestu rundach i wspólnie wygrywają.
}
reason-card = To karta { $card }.
reason-chance = Karta { $card } bije jedną inną kartę { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
reason-bluff = To blef.
analysis-was-worth = { $seat }: w ostatniej rundzie karta { $card }, najwyższa { $percent ->
    [one] raz
   *[other] { $percent } razy
} na 100.
