# Shadow Shift

game-title = Shadow Shift
game-tagline = Dwóch Strażników, szesnaście cieni, czterech Włamywaczy. Który z nich zmierza do skarbca?
game-rules =
    Magazyn nocą. Szesnaście żetonów Cieni stoi przy kratkach wentylacyjnych, którymi można się włamać; dwanaście jest pustych, a pod czterema kryje się Włamywacz. Jedna osoba prowadzi dwóch Strażników, pozostałe są po stronie Włamywaczy. Dzielą żetony po równo i stawiają je po jednym: tylko ty wiesz, pod którymi z twoich jest Włamywacz. Przy trzech osobach po stronie Włamywaczy jeden z nich zostaje w domu.
    Strażnicy zaczynają na drzwiach skarbców, każdy na innych, i to ich strona ma pierwszą turę. Potem gra toczy się zgodnie z ruchem wskazówek zegara.
    W swojej turze rzucasz dwiema kośćmi i przesuwasz dwa różne żetony, każdy według jednej kości, o tyle pól, ile ona pokazuje, albo mniej. Krok prowadzi w górę, w dół, w lewo albo w prawo, nigdy przez ścianę. Można też wejść na zajęte pole: żetony zamieniają się wtedy miejscami. Strażników przesuwa tylko ich strona; Cienie przesuwają wszyscy pozostali, bez względu na to, kto je postawił.
    Strażnik widzi wzdłuż rzędów i kolumn aż do najbliższej ściany, ponad wszystkimi żetonami. Wszystko, co znajdzie się w jego polu widzenia, zostaje odwrócone, po każdym pojedynczym kroku; stół może też ustalić, że pyta się stronę Strażników, która ma osiem sekund, by odpuścić. Pusty Cień zostaje tam, gdzie stoi, i odtąd wszyscy o tym wiedzą.
    Zasady rywalizacyjne: odwrócony Włamywacz odpada, a kto stracił wszystkich, ten też. Zasady rodzinne: liczy się jako wykryty, a jego właściciel odstawia go na kratkę.
    Cień, który dotrze do drzwi skarbca, zostaje od razu odwrócony, jeśli żaden Strażnik nie zrobił tego wcześniej. Pusty wraca na kratkę. Włamywacz obrabował skarbiec: wygrywa jego właściciel, bez względu na to, kto go przesunął.
    Żeton wraca na wolną kratkę, a jeśli żadnej nie ma, jak najbliżej którejś z nich. Tam nie można go odwrócić, dopóki się nie ruszy albo nie zostanie zamieniony.
    Zamiast rzucać, po stronie Włamywaczy można zrobić rozeznanie: zajrzeć pod najwyżej cztery Cienie. Wszyscy dowiadują się, pod które, a nikt inny nie dowiaduje się, co tam jest.
    Strażnicy wygrywają, gdy każdy Włamywacz został odwrócony, w zasadach rodzinnych co najmniej raz. Jeśli po ostatniej rundzie nikt nie wygrał, jest remis.
    Możesz cofać kroki, zaczynając od ostatniego, dopóki nic nie wyszło na jaw i nikt inny niczego nie zrobił. Gdy minie czas, twoja tura się kończy; o żetonie, który trzeba postawić albo odstawić, decyduje los. Osoba, która otworzyła stół, może przerwać partię w każdej chwili; wtedy nikt nie wygrywa.
    Jedna ze stron może mieć wyrównanie szans: przerzuca kość, która pokazuje za mało. Przy sprawiedliwym stole zależy to od magazynu, liczby osób i zasad.
game-gist =
    Szesnaście Cieni, a pod czterema z nich Włamywacz. Co jest pod żetonem, wie tylko ten, kto go postawił.
    Po stronie Włamywaczy przesuwa się dwa dowolne Cienie, dwiema kośćmi. Doprowadź swojego Włamywacza do drzwi skarbca, a wygrasz.
    Strażnicy widzą wzdłuż rzędów i kolumn aż do najbliższej ściany i odwracają to, co widzą.
    Gdy znajdą wszystkich Włamywaczy, wygrywają.
    Wchodząc na zajęte pole, zamieniasz żetony miejscami. Chodź w ciemności i każ chodzić innym.
role-guard = Strażnicy
role-criminal = Włamywacze
role-player = Strona z losowania
option-rules = Zasady
option-rules-help = Co dzieje się z Włamywaczem, którego znajdzie Strażnik.
option-rules-competitive = Rywalizacyjne
option-rules-competitive-help = Znaleziony Włamywacz odpada. Kto stracił wszystkich, ten też.
option-rules-family = Rodzinne
option-rules-family-help = Znaleziony Włamywacz wraca na kratkę i próbuje dalej. Nikt nie odpada.
option-board = Magazyn
option-board-help = Ściany, kratki i skarbce.
option-board-warehouse = Magazyn
option-board-warehouse-help = 16 na 12 pól, cztery drogi do trzech skarbców.
option-board-cellar = Piwnica
option-board-cellar-help = 14 na 12 pól: krótkie drogi do trzech skarbców i szybkie partie.
option-board-harbour = Port
option-board-harbour-help = 22 na 18 pól: długie drogi do czterech skarbców, a pomiędzy nimi dużo mroku.
option-guards = Kto prowadzi Strażników
option-guards-help = Ktoś zajmuje ich miejsce przy stole albo rozstrzyga losowanie.
option-guards-seat = Według miejsca
option-guards-seat-help = Kto siądzie na miejscu Strażników, ten ich prowadzi.
option-guards-draw = Losowanie
option-guards-draw-help = Każdy siada, gdzie chce, a na początku partii decyduje los.
option-flips = Odwracanie
option-flips-help = Co się dzieje, gdy Strażnik zobaczy Cień.
option-flips-always = Od razu
option-flips-always-help = Wszystko, co widać, zostaje odwrócone. Nic to nie kosztuje.
option-flips-asked = Decyzja Strażników
option-flips-asked-help = Strona Strażników jest pytana za każdym razem i ma osiem sekund, by odpuścić.
option-handicap = Wyrównanie szans
option-handicap-help = Jedna ze stron przerzuca kość, która pokazuje za mało, aby obie wygrywały mniej więcej równie często.
option-handicap-fair = Sprawiedliwe
option-handicap-fair-help = Według pomiarów dla tego magazynu, tych zasad i tylu osób.
option-handicap-none = Brak
option-handicap-none-help = Wszystkie kości liczą się tak, jak wypadną.
option-handicap-guards = Dla Strażników
option-handicap-guards-help = Kość Strażników, która pokazuje 1 lub 2, jest przerzucana.
option-handicap-criminals = Dla Włamywaczy
option-handicap-criminals-help = Kość strony Włamywaczy, która pokazuje 1 lub 2, jest przerzucana.
option-marks = Oznaczenia
option-marks-help = Twoje własne Cienie i te, pod które udało ci się zajrzeć, są dla ciebie oznaczone. Bez oznaczeń plansza niczego nie pokazuje: zostaje pamięć i notes.
option-seconds = Czas na turę (w sekundach)
option-seconds-help = Potem tura się kończy, a o tym, co trzeba postawić, decyduje los.
option-rounds = Najwyżej rund
option-rounds-help = Jeśli do tego czasu nikt nie wygra, jest remis.
bot-easy = Łatwy bot
bot-easy-help = Biegnie do skarbca albo za tym, kto jest go najbliżej.
bot-greedy = Zachłanny bot
bot-greedy-help = Idzie najkrótszą drogą albo biegnie za najbliższym i nigdy z tego nie zbacza.
bot-normal = Zwykły bot
bot-normal-help = Liczy, kto może być Włamywaczem, trzyma się mroku i blefuje pustymi Cieniami.

## Parts of sentences. Counters 17 and 18 are the Guards.

counter-name = { $counter ->
    [17] Strażnik I
    [18] Strażnik II
   *[other] Cień { $counter }
}
swapped-name = { $swapped ->
    [17] Strażnik I
    [18] Strażnik II
   *[other] Cień { $swapped }
}
place-name = { $square ->
    [none] poza planszą
   *[other] { $square }
}
safe-note = { $is_safe ->
    [yes] , nie można go odwrócić, dopóki się nie ruszy
   *[no] { "" }
}
shown-note = { $is_shown ->
    [yes] wszyscy to wiedzą
   *[no] ty to wiesz
}

## Moves

move-draw-guards = Strażników prowadzi { $seat }
move-pick = Weź żeton { $number } z pozostałych
move-dice = { $first } i { $second }
move-place-counter = { $is_criminal ->
    [yes] Postaw Włamywacza na { $square }
   *[no] Postaw pusty Cień na { $square }
}
move-place-guard = Postaw Strażnika na { $square }
move-put-back = Odstaw żeton na { $square }
move-roll = Rzuć kośćmi
move-consolidate = Rozeznanie: zajrzyj pod najwyżej cztery Cienie
move-look = Zajrzyj pod Cień { $counter }
move-walk = { counter-name } na { $square }, kością { $die }
move-take-back = Cofnij ostatni krok
move-end-turn = Zakończ turę
move-flip = Odwróć Cień { $counter }
move-let-be = Odpuść: Cień { $counter }
move-time-up = Czas minął
move-stop = Przerwij partię

## Moves, step by step

moves-place-counter = Postaw żeton
choose-place-counter-square = Gdzie?
choose-place-counter-is_criminal = Co jest pod spodem?
choose-place-counter-is_criminal-value = { $value ->
    [yes] Włamywacz
   *[no] Nic
}
moves-put-back = Odstaw żeton
choose-put-back-square = Dokąd?
moves-look = Zajrzyj pod Cień
choose-look-counter = Pod który?
choose-look-counter-value = Cień { $value }
moves-walk = Przesuń żeton o krok
choose-walk-counter = Który?
choose-walk-counter-value = { $value ->
    [17] Strażnik I
    [18] Strażnik II
   *[other] Cień { $value }
}
choose-walk-die = Którą kością?
choose-walk-square = Dokąd?

## Events

event-guards-drawn = Los zdecydował: Strażników prowadzi { $seat }.
event-placed = { $is_criminal ->
    [yes] { $seat } stawia Cień { $counter } na { $square }, a pod nim Włamywacza.
   *[no] { $seat } stawia Cień { $counter } na { $square }, bez niczego pod spodem.
}
event-placed-face-down = { $seat } stawia Cień { $counter } na { $square }.
event-guard-placed = { $counter ->
    [17] { $seat } stawia Strażnika I na { $square }.
   *[18] { $seat } stawia Strażnika II na { $square }.
}
caption-round-began = Runda { $number }
event-round-began = Zaczyna się runda { $number }.
event-turn-began = Teraz { $seat }.
event-rolled = { $seat } rzuca: { $first } i { $second }.
event-walked = { $swapped ->
    [none] { $seat }: { counter-name } na { $square }.
   *[other] { $seat }: { counter-name } na { $square }, zamiana: { swapped-name }.
}
event-took-back = { $swapped ->
    [none] { $seat } cofa krok: { counter-name } na { $square }.
   *[other] { $seat } cofa krok: { counter-name } na { $square }, { swapped-name } na dawne miejsce.
}
event-consolidated = { $seat } robi rozeznanie.
event-looked-under = { $is_criminal ->
    [yes] { $seat } zagląda pod Cień { $counter }: Włamywacz.
   *[no] { $seat } zagląda pod Cień { $counter }: nic.
}
event-looked-under-secretly = { $seat } zagląda pod Cień { $counter }.
event-turn-ended = { $seat } kończy turę.
event-came-into-view = Widać Cień { $counter }. Czy zostanie odwrócony?
event-spared = Cień { $counter } ma spokój.
event-shown-blank = Cień { $counter } zostaje odwrócony: nic pod spodem.
event-uncovered = Cień { $counter } zostaje odwrócony: Włamywacz! Właściciel: { $seat }.
event-went-out = { $seat } nie ma już Włamywaczy i odpada.
event-reached-vault = Cień { $counter } dotarł do skarbca na { $square }.
event-raided = Pod Cieniem { $counter } jest Włamywacz: skarbiec obrabowany! Właściciel: { $seat }.
event-went-back = { $seat } odstawia Cień { $counter } na { $square }.
event-time-ran-out = Czas minął.
event-match-ended = { $winners ->
    [nikt] Koniec partii. Nikt nie wygrał.
   *[other] Koniec partii. Wygrywa: { $winners }.
}
event-match-stopped = Partia została przerwana.
event-unmasked = Wszystkie żetony są odwrócone. Numery Włamywaczy: { $counters }.

## What lies on the table

view-rules = Zasady
view-rules-value = { $value ->
    [family] Rodzinne
   *[competitive] Rywalizacyjne
}
view-board = Magazyn
view-board-value = { $value ->
    [cellar] Piwnica
    [harbour] Port
   *[warehouse] Magazyn
}
view-guard = Prowadzi Strażników
view-guard-value = { $value ->
    [none] jeszcze nikt
   *[other] { $value }
}
view-round = Runda
view-phase = Teraz
view-phase-value = { $value ->
    [draw] Losuje się, kto prowadzi Strażników.
    [place] Stawia się Cienie.
    [guards] Stawia się Strażników.
    [turn] Zaczyna się tura.
    [roll] Kości się toczą.
    [move] Żetony się ruszają.
    [look] Ktoś robi rozeznanie.
    [flip] Widać Cień.
   *[put-back] Żeton wraca.
}
view-turn = Czyja tura
view-turn-value = { $value ->
    [none] niczyja
   *[other] { $value }
}
view-waits_for = Czekamy na
view-shadows = Cienie
view-guards = Strażnicy
view-dice = Kości
view-left = Kości jeszcze nieużyte
view-mover = W drodze
view-mover-value = { $value ->
    [none] żaden
    [17] Strażnik I
    [18] Strażnik II
   *[other] Cień { $value }
}
view-die = Kością
view-die-value = { $value ->
    [none] żadną
   *[other] { $value }
}
view-steps = Zostało kroków
view-moved = Już po ruchu
view-moved-value = { $value ->
    [none] żaden
    [17] Strażnik I
    [18] Strażnik II
   *[other] Cień { $value }
}
view-looked = Obejrzane w tej turze
view-asked = Pytanie dotyczy
view-asked-value = { $value ->
    [none] niczego
   *[other] Cienia { $value }
}
view-spared = Widoczne i zostawione w spokoju
view-due = Do odstawienia
view-found = Znalezieni Włamywacze
view-criminals = Włamywacze w partii
view-out = Poza grą
view-guards_least = Kości Strażników pokazują co najmniej
view-criminals_least = Kości Włamywaczy pokazują co najmniej
view-can_take_back = Można cofnąć ostatni krok
view-can_take_back-value = { $value ->
    [yes] tak
   *[no] nie
}
view-seat = Grasz jako
view-blanks = Puste Cienie, które masz jeszcze postawić
view-own_criminals = Włamywacze, których masz jeszcze postawić
thing-shadow = Cień { $counter } ({ $seat }): { place-name }{ safe-note }
thing-blank = Cień { $counter } ({ $seat }): { place-name }, pusty, { shown-note }{ safe-note }
thing-criminal = Cień { $counter } ({ $seat }): { place-name }, Włamywacz, { shown-note }{ safe-note }
thing-guard = { counter-name }: { $square }
thing-due = Cień { $counter }, odstawia { $seat }

## The end

outcome-stopped = Partia została przerwana. Nikt nie wygrał.
outcome-raided = Skarbiec obrabowany. Wygrywa { $winners }.
outcome-uncovered = Wszyscy Włamywacze są odkryci: Strażnikami wygrywa { $winners }.
outcome-detected = Wszyscy Włamywacze zostali wykryci: Strażnikami wygrywa { $winners }.
outcome-draw = Po ostatniej rundzie nikt nie wygrał: remis.

## Reasons, looking back, refusals

reason-flips = To, co widzi Strażnik, zostaje odwrócone: nic to nie kosztuje.
reason-sees-most = Z pola { $square } widać najwięcej.
reason-looks-at = Po drodze w polu widzenia znajdą się: { $counters }.
reason-danger = Przy takim ustawieniu Strażników skarbiec zostanie obrabowany przed ich następną turą w co najwyżej { $percent }% przypadków.
reason-raids = Cień { $counter } dociera w mroku do skarbca.
reason-creeps = { $steps ->
    [one] Stamtąd Cień { $counter } ma jeden krok do skarbca.
    [few] Stamtąd Cień { $counter } ma { $steps } kroki do skarbca.
    [many] Stamtąd Cień { $counter } ma { $steps } kroków do skarbca.
   *[other] Stamtąd Cień { $counter } ma { $steps } kroku do skarbca.
}
reason-hinders = { $steps ->
    [one] Cień { $counter } może kryć cudzego Włamywacza: stamtąd ma on jeden krok do skarbca.
    [few] Cień { $counter } może kryć cudzego Włamywacza: stamtąd ma on { $steps } kroki do skarbca.
    [many] Cień { $counter } może kryć cudzego Włamywacza: stamtąd ma on { $steps } kroków do skarbca.
   *[other] Cień { $counter } może kryć cudzego Włamywacza: stamtąd ma on { $steps } kroku do skarbca.
}
reason-nearest-unknown = Z nieznanych ci Cieni Cień { $counter } jest najbliżej skarbca.
reason-nothing-better = Żaden krok nie jest lepszy niż pozostanie na miejscu.
analysis-guard = { $guard ->
    [17] Strażnik I
   *[other] Strażnik II
}
analysis-sooner = Runda { $round }: { $seat } ma na kości { $die }. Cień { $counter } mógł nią dotrzeć w mroku do skarbca na { $square }.
analysis-let-be = Runda { $round }: Cień { $counter } był w polu widzenia, ale nikt go nie odwrócił. Pod nim był Włamywacz. Właściciel: { $seat }.
analysis-drawn-away = Runda { $round }: { $seat } rusza Cień { $blank }, a { analysis-guard } idzie go odwrócić: nic. W zasięgu był Cień { $counter }, który potem obrabował skarbiec.
analysis-within-reach = Runda { $round }: kością { $die } { analysis-guard } mógł dojść na { $square } i zobaczyć Cień { $counter }, który potem obrabował skarbiec. Właściciel: { $seat }.
analysis-out-of-reach = Runda { $round }: Cień { $counter } obrabował skarbiec. Właściciel: { $seat }. W żadnej wcześniejszej turze Strażnik nie mógł go zobaczyć.
analysis-likelier = Runda { $round }: odwrócono Cień { $blank }, przy szansie { $low }%: nic. W zasięgu był Cień { $counter }, przy szansie { $high }%, a pod nim Włamywacz. Właściciel: { $seat }.
analysis-into-view = Runda { $round }: { $seat } robi krok, po którym na { $square } widać Cień { $counter }, a pod nim Włamywacza.
analysis-nearest = { $steps ->
    [0] Runda { $round }: Cień { $counter } z Włamywaczem dotarł do drzwi skarbca, ale w polu widzenia Strażnika. Właściciel: { $seat }.
    [one] Runda { $round }: Cień { $counter } z Włamywaczem był o jeden krok od skarbca. Żaden nie był bliżej. Właściciel: { $seat }.
    [few] Runda { $round }: Cień { $counter } z Włamywaczem był o { $steps } kroki od skarbca. Żaden nie był bliżej. Właściciel: { $seat }.
    [many] Runda { $round }: Cień { $counter } z Włamywaczem był o { $steps } kroków od skarbca. Żaden nie był bliżej. Właściciel: { $seat }.
   *[other] Runda { $round }: Cień { $counter } z Włamywaczem był o { $steps } kroku od skarbca. Żaden nie był bliżej. Właściciel: { $seat }.
}
refused-not-your-turn = To nie twoja tura.
refused-you-are-out = Nie masz już Włamywaczy i odpadasz.
refused-first-place = Najpierw postaw żeton.
refused-first-guards = Najpierw postaw Strażników.
refused-first-turn = Najpierw rzuć kośćmi albo zrób rozeznanie.
refused-first-move = Kości leżą: przesuń żetony albo zakończ turę.
refused-first-look = Robisz rozeznanie: zajrzyj pod Cień.
refused-first-flip = Najpierw powiedz, czy Cień zostanie odwrócony.
refused-first-put-back = Najpierw odstaw żeton.
refused-no-such-square = Nie ma takiego pola.
refused-square-is-taken = Stoi tam żeton.
refused-none-of-these-left = Takich już nie masz.
refused-not-next-to-a-vent = Żetony zaczynają na kratce albo obok niej, bez ściany pomiędzy.
refused-not-a-vault = Strażnicy zaczynają na drzwiach skarbca.
refused-nearer-to-a-vent = Wraca na wolną kratkę, a jeśli żadnej nie ma, jak najbliżej którejś z nich.
refused-no-such-counter = Nie ma takiego żetonu na planszy.
refused-only-guards = Przesuwasz Strażników i nic więcej.
refused-not-your-guard = Strażników przesuwa tylko ich strona.
refused-no-steps-left = Ten żeton nie ma już kroków.
refused-one-die-each = Na żeton przypada tylko jedna kość.
refused-has-moved = Ten żeton miał już swoją kość.
refused-not-rolled = Żadna kość tego nie pokazuje.
refused-die-is-used = Tej kości użył już inny żeton.
refused-not-diagonally = Krok prowadzi w górę, w dół, w lewo albo w prawo, nie na ukos.
refused-wall-between = Pomiędzy jest ściana.
refused-one-step-at-a-time = Po jednym kroku, na sąsiednie pole.
refused-nothing-to-take-back = Nie ma kroku, który można cofnąć.
refused-looked-enough = Cztery Cienie już za tobą. To wystarczy.
refused-looked-already = Pod ten już zaglądasz w tej turze.
refused-looked-instead = Zaglądasz zamiast rzucać.
refused-guards-do-not-consolidate = Strona Strażników rzuca kośćmi.
refused-guards-flip = Cienie odwraca tylko strona Strażników.
refused-not-asked-about-it = Pytanie dotyczy innego Cienia.
refused-not-in-view = Żaden Strażnik nie widzi tego Cienia.
refused-flipped-already = Ten Cień był już odwrócony albo jest chroniony, dopóki się nie ruszy.
refused-not-now = Najpierw musi wrócić żeton.

## The board

board-heading = { $round ->
    [0] Magazyn, przed pierwszą rundą
   *[other] Magazyn, runda { $round }
}
board-now = { $phase ->
    [draw] Losuje się, kto prowadzi Strażników
    [place] { $name } stawia Cień
    [guards] { $name } stawia Strażników
    [turn] { $name }: pora na rzut
    [roll] Kości się toczą
    [look] { $name } zagląda pod Cienie
    [flip] { $name } decyduje: odwrócić?
    [put-back] { $name } odstawia Cień
    [over] Partia skończona
   *[move] { $name } rusza żetonami
}
board-now-text = { $out ->
    [yes] Nie masz już żadnego Włamywacza i odpadasz z gry. Możesz patrzeć do końca.
   *[no] { $mover ->
        [none] { $looked ->
            [0] { "" }
            [one] Jak dotąd zajrzano pod jeden Cień.
            [few] Jak dotąd zajrzano pod { $looked } Cienie.
            [many] Jak dotąd zajrzano pod { $looked } Cieni.
           *[other] Jak dotąd zajrzano pod { $looked } Cienia.
        }
       *[other] { $steps ->
            [0] { $mover }: dalej już nie.
            [one] { $mover }: jeszcze jeden krok.
            [few] { $mover }: jeszcze { $steps } kroki.
            [many] { $mover }: jeszcze { $steps } kroków.
           *[other] { $mover }: jeszcze { $steps } kroku.
        }
    }
}
board-place = Postaw Cień
board-place-text = Wskaż podświetlone pole, na kratce albo tuż obok: tam stanie Cień.
board-rest = { $going ->
    [yes] Stop, dalej bez pomocy
   *[no] Postaw resztę za mnie
}
board-by-lot = Twoje Cienie same się ustawiają
board-by-lot-text = Losowo, jeden po drugim. Zostało pustych: { $blanks }, z Włamywaczem: { $criminals }.
board-guards = Postaw Strażnika { $number ->
    [1] I
   *[other] II
}
board-guards-text = Wskaż drzwi skarbca. Obaj Strażnicy zaczynają przy różnych drzwiach.
board-turn = Twoja tura
board-turn-text = { $role ->
    [guard] Rzuć dwiema kośćmi: po jednej dla każdego Strażnika.
   *[criminal] Rzuć i przesuń dwa Cienie, wszystko jedno czyje. Albo zajrzyj pod najwyżej cztery.
}
board-look = Zajrzyj pod najwyżej { $most }
board-look-text = { $count ->
    [0] Wskaż Cień. Wszyscy dowiedzą się, który, a tylko ty, co pod nim jest.
    [one] Jak dotąd jeden z { $most }. Wskaż następny albo zakończ turę.
   *[other] Jak dotąd { $count } z { $most }.
}
board-looked = Obejrzane Cienie: { $most }
board-looked-text = To wszystko w tej turze: zakończ ją.
board-saw = { $name }: { $kind ->
    [criminal] Włamywacz.
   *[blank] pusty.
}
board-flip = { $name } w zasięgu wzroku
board-flip-text = Stoi na { $square }. Odwrócić go czy na razie odpuścić?
board-put-back = Odstaw: { $name }
board-put-back-text = Wskaż podświetlone pole. Nie można go tam odwrócić, dopóki się nie ruszy.
board-done = Nie ma już czym ruszyć
board-done-text = { $role ->
    [guard] Obaj Strażnicy już przeszli swoje.
   *[criminal] Obie kości są użyte.
}
board-choose = { $role ->
    [guard] Wybierz Strażnika
   *[criminal] Wybierz Cień
}
board-choose-text = { $count ->
    [0] { $mover } może iść dalej. Wskaż żeton albo zakończ turę.
    [1] Została jedna kość: { $dice }. Bierze ją inny żeton.
   *[other] Kości: { $dice }. Każda dla innego żetonu, o tyle oczek albo mniej.
}
board-take = { $name } bierze { $die }
board-take-text = { $role ->
    [guard] { $steps ->
        [one] Najwyżej jeden krok.
        [few] Najwyżej { $steps } kroki.
        [many] Najwyżej { $steps } kroków.
       *[other] Najwyżej { $steps } kroku.
    } Wskaż pole, a zobaczysz, co stamtąd widać.
   *[criminal] { $steps ->
        [one] Najwyżej jeden krok.
        [few] Najwyżej { $steps } kroki.
        [many] Najwyżej { $steps } kroków.
       *[other] Najwyżej { $steps } kroku.
    } Zielone leży w mroku, czerwone w świetle Strażnika.
}
board-sure = Zakończyć turę?
board-sure-text = { $unused ->
    [one] Jedna kość jest nieużyta i może jeszcze coś przesunąć.
    [few] { $unused } kości są nieużyte i mogą jeszcze coś przesunąć.
    [many] { $unused } kości jest nieużytych i może jeszcze coś przesunąć.
   *[other] { $unused } kości są nieużyte i mogą jeszcze coś przesunąć.
} Naciśnij jeszcze raz, aby zakończyć.
board-missed = { $square } jest poza zasięgiem
board-missed-text = { $name } ma na tej kości jeszcze { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}; omija ściany i nie chodzi na ukos. Wskaż zaznaczone pole.
board-go = { $name } na { $square }
board-go-text = { $steps ->
    [one] Jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}{ $how ->
    [seen] , a Strażnik to po drodze zobaczy.
    [dark] , cały czas w mroku.
   *[guard] .
}{ $vault ->
    [yes] {" "}Przy drzwiach skarbca zostanie odwrócony.
   *[no] { "" }
}{ $other ->
    [none] { "" }
   *[other] {" "}Zamienia się miejscami: { $other }.
}
board-go-there = Idź na { $square }
board-consolidate = Zajrzyj pod cztery
board-flip-it = Odwróć
board-let-be = Odpuść
board-instead = Weź raczej: { $name }
board-take-back = Cofnij
board-end = { $unused ->
    [0] Zakończ turę
    [one] Zakończ turę, jedna kość nieużyta
    [few] Zakończ turę, { $unused } kości nieużyte
    [many] Zakończ turę, { $unused } kości nieużytych
   *[other] Zakończ turę, { $unused } kości nieużyte
}
board-end-sure = Mimo to zakończ
board-mark = { $mark ->
    [doubt] Znak: może Włamywacz
    [criminal] Znak: Włamywacz
    [blank] Znak: pusty
   *[none] Oznacz
}
board-dice = Kości
board-die = { $pips }, { $state ->
    [used] użyta
    [chosen] wybrana
   *[left] wolna
}
board-pad = Krok po kroku
board-step = { $side ->
    [up] Krok w górę
    [left] Krok w lewo
    [right] Krok w prawo
   *[down] Krok w dół
}{ $square ->
    [none] { "" }
   *[other] , na { $square }
}
board-kinds = Co jest pod następnym
board-kind = { $kind ->
    [criminal] Włamywacz × { $count }
   *[blank] Pusty × { $count }
}
board-round = { $round ->
    [0] Ustawianie
   *[other] Runda { $round }
}
board-found = { $rules ->
    [family] Wykryto { $found } z { $all }
   *[competitive] Złapano { $found } z { $all }
}
board-seats = W kolejności tur
board-you = { $name } (ty)
board-seat = { $away ->
    [yes] poza stołem
   *[no] { $role ->
        [guard] obaj Strażnicy
        [out] poza grą
       *[criminal] { $count ->
            [one] jeden Cień
            [few] { $count } Cienie
            [many] { $count } Cieni
           *[other] { $count } Cienia
        }
    }
}
board-row = { $tall ->
    [yes] Kolumna { $row }
   *[no] Rząd { $row }
}
board-warehouse = { $tall ->
    [yes] Magazyn, obrócony: każda linia to jedna z kolumn z literami, kolumn { $width }, w każdej pól z liczbami { $height }
   *[no] Magazyn: kolumn z literami { $width }, rzędów z liczbami { $height }
}
board-counter-of = { $name }, właściciel: { $owner }
board-known = { $known ->
    [blank] pusty, { $shown ->
        [yes] wszyscy to wiedzą
       *[no] ty to wiesz
    }
    [criminal] Włamywacz, { $shown ->
        [yes] wszyscy to wiedzą
       *[no] ty to wiesz
    }
   *[none] { "" }
}
board-marked = { $mark ->
    [doubt] twoim zdaniem: może Włamywacz
    [criminal] twoim zdaniem: Włamywacz
    [blank] twoim zdaniem: pusty
   *[none] { "" }
}
board-safe = { $safe ->
    [yes] bezpieczny, dopóki się nie ruszy
   *[no] { "" }
}
board-peeked = właśnie pod niego zajrzano
board-vent = kratka wentylacyjna
board-vault = drzwi skarbca
board-lit = w zasięgu wzroku Strażnika
board-reached = { $swap ->
    [yes] zamiana, kroków: { $steps }
   *[no] w zasięgu, kroków: { $steps }
}{ $seen ->
    [yes] , Strażnik by zobaczył
    [none] { "" }
   *[no] , w mroku
}
board-placeable = { $kind ->
    [criminal] tu można postawić Włamywacza
    [blank] tu można postawić pusty Cień
   *[none] tu można postawić
}
board-lookable = można pod niego zajrzeć
board-in-hand = w twojej ręce
board-movable = może się ruszyć
board-at = { $name } na { $square }
board-in-view = { $count ->
    [0] Żaden Cień nie jest w zasięgu wzroku Strażnika.
   *[other] W zasięgu wzroku Strażnika: { $names }.
}
board-comes = { $count ->
    [0] Żaden inny Cień nie wejdzie w zasięg wzroku.
    [one] W zasięg wzroku wejdzie: { $names }.
   *[other] W zasięg wzroku wejdą: { $names }.
}
board-zoom = Bliżej albo dalej
board-pinch = Dwoma palcami przybliżysz plan.
board-zoom-in = Bliżej
board-zoom-out = Dalej
board-zoom-whole = Cały magazyn
board-turned = { $kind ->
    [raid] { $name } na { $square } zostaje odwrócony: Włamywacz. Właściciel: { $owner }. Skarbiec obrabowany.
    [caught] { $name } na { $square } zostaje odwrócony: Włamywacz. Właściciel: { $owner }.
   *[blank] { $name } na { $square } zostaje odwrócony: nic pod spodem.
}
board-moment = { $kind ->
    [raid] Skarbiec obrabowany!
   *[caught] Złapany w świetle!
}
board-moment-text = { $kind ->
    [raid] { $name } skrywał Włamywacza ({ $owner }).
   *[caught] { $name } na { $square } skrywał Włamywacza ({ $owner }). { $rules ->
        [family] Wraca na kratkę.
       *[competitive] Znika z planszy.
    }
}
board-undersides = Co pod nimi było
board-underside = { $name }, właściciel: { $owner }, pod spodem: { $kind ->
    [criminal] Włamywacz
   *[blank] nic
}
board-ways-criminals = Narysowano drogi wszystkich Włamywaczy. Wskaż żeton, a zobaczysz tylko jego drogę.
board-way = { $steps ->
    [0] { $name } ani razu się nie ruszył.
    [one] { $name }: jeden krok.
    [few] { $name }: { $steps } kroki.
    [many] { $name }: { $steps } kroków.
   *[other] { $name }: { $steps } kroku.
}
board-way-squares = Pole po polu
board-sign-light = co widzą Strażnicy
board-sign-dark = w mroku, 3 kroki
board-sign-reach = w zasięgu, 3 kroki
board-sign-seen = Strażnik by zobaczył
board-sign-swap = zamiana miejsc
board-sign-blank = wiesz: pusty
board-sign-criminal = wiesz: Włamywacz
board-key-roll = R
board-key-look = Z
board-key-back = C
board-key-end = K
board-key-flip = W
board-key-spare = P
board-key-die = D
board-key-mark = N
board-key-rest = L
board-help-turn = Tura
board-help-roll = Rzuć dwiema kośćmi.
board-help-move = Przesuń dwa różne żetony, po jednym każdą kością, o tyle oczek albo mniej. Wskaż lub przeciągnij żeton, wskaż pole, potwierdź.
board-help-seen = Złoto na podłodze to to, co widzą Strażnicy. Cień, który tam stanie, zostaje odwrócony.
board-help-vault = Włamywacz przy drzwiach skarbca od razu wygrywa; pusty Cień wraca na kratkę.
board-help-look = Zamiast rzucać, strona Włamywaczy może zajrzeć pod najwyżej cztery Cienie.
board-help-signs = Znaki
board-help-keys = Klawisze
board-help-key-digits = Cyfry: weź żeton o tym numerze; dla strony Strażników 1 i 2 to Strażnicy
board-help-key-arrows = Strzałki: po polach
board-help-key-shift = Shift i strzałka: krok żetonu w ręce
board-help-key-enter = Enter: wybierz pole, a drugi raz potwierdza; Cień staje po pierwszym
board-help-key-letters = R rzut, Z zajrzyj, D druga kość, C cofnij, K zakończ turę, N oznacz, W odwróć, P odpuść, L postaw resztę
board-help-key-zoom = Plus i minus: bliżej i dalej; na telefonie dwoma palcami

## After the match

review-way = Droga: { counter-name }, { $squares }
