# Shadows: Amsterdam

game-title = Shadows: Amsterdam
game-tagline = Jedna osoba ma mapę i wysyła same obrazki. Reszta je odczytuje i pędzi przez noc.
game-rules =
    Amsterdam nocą: dwie agencje, czarna i pomarańczowa, badają tę samą sprawę. W każdej Oficer wie z mapy, gdzie są dowody, Klient i Policja, a Detektywi idą tam, gdzie ich zdaniem chce ich mieć Oficer. Oficerowi nie wolno powiedzieć ani słowa: muszą wystarczyć obrazki.
    Miasto ma 37 pól i prawie na każdym jest obrazek. Zaczynacie na polu startowym pośrodku. Na trzy przeszkody obok niego nie można wejść ani przez nie przejść; wszystkie inne pola są zawsze dostępne, ktokolwiek na nich stoi.
    Przed rundą wszyscy się przygotowują, a zespół może wyznaczyć innego Oficera. Po odliczeniu do trzech obaj Oficerowie widzą swoje mapy. Potem oba zespoły grają jednocześnie i na siebie nie czekają.
    Zaszyfrowana wiadomość: dziesięć kart zaszyfrowanych wiadomości (ZW) leży w jednym rzędzie dla obu Oficerów. Jedna karta wysyła zespół na sąsiednie pole, dwie karty na pole oddalone dokładnie o dwa. Kto pierwszy, ten lepszy, a dwie karty bierze się razem albo wcale. Nowe pojawiają się od razu. { both-cards } Jeśli chcą tego obaj Oficerowie, wymienia się całą dziesiątkę.
    Ruch: Detektywi rozmawiają i wskazują pola; słyszy to i widzi tylko ich zespół. Gdy więcej niż połowa wskazuje to samo pole, figurka tam idzie. Ruszyć się trzeba, ale myśleć można dowolnie długo, chyba że stół ustawi zegar.
    Efekt pola: teraz mówi mapa zespołu. Dowód, którego nikt jeszcze nie znalazł, należy do zespołu, najwyżej trzy. Klient, gdy ma się trzy dowody, daje wygraną w rundzie. Policja to żeton, za każdym razem; po trzecim rundę wygrywa drugi zespół. Wszystko inne mija w ciszy: puste pole, Klient za wcześnie, zabrany już dowód, czwarty dowód. Tylko Oficer wie, co to było.
    Na mapie jest sześć pól z dowodami, dwa pola Klienta i jedenaście pól Policji. Trzy dowody, jeden Klient i sześć pól Policji leżą dla obu zespołów w tym samym miejscu.
    Partię wygrywa zespół, który pierwszy wygra dwie rundy. Po każdej rundzie obie mapy leżą odkryte, razem z drogami zespołów. Przed następną tasuje się wszystkie karty ZW, a obie figurki wracają na pole startowe.
    Na czas: we dwoje lub troje tworzycie jeden zespół z jedną mapą. Oficer może wymienić dziesięć kart w każdej chwili. Rundę przegrywa się z trzecim żetonem policji albo gdy skończy się czas. Dwie wygrane rundy dają wygraną w partii, dwie przegrane to porażka.
    Runda nierozstrzygnięta po 300 ruchach jest nieważna; w grze na czas jest przegrana. Po trzeciej nieważnej rundzie partię wygrywa zespół, który wygrał więcej rund. Osoba, która otworzyła stół, może przerwać partię w każdej chwili; wtedy nikt nie wygrywa.
    { hints-officer }
    { hints-detective }
game-gist =
    Jesteś Oficerem? Mapę masz tylko ty. Wybierz na niej cel, znajdź jego obrazek w mieście i wyślij zespołowi podobną kartę.
    Jesteś Detektywem? Szukaj obrazka, o który chodzi; razem uzgodnijcie pole.
    Jedna karta prowadzi na sąsiednie pole, dwie na pole oddalone dokładnie o dwa.
    Znajdźcie trzy dowody, a potem idźcie do Klienta. Trzeci żeton policji to przegrana runda.
    Gdy nic się nie dzieje, nikt nie mówi dlaczego.
    Oba zespoły grają jednocześnie. Do zwycięstwa potrzeba dwóch rund.
both-cards = Obie karty mówią tylko o celu, nie o drodze.
hints-officer = Dla Oficera: zanim wyślesz kartę, obejrzyj wszystkie pola, na które może zaprowadzić, bo do innego może pasować lepiej. Co tobie wydaje się jasne, innym nie musi: słuchaj, jak myślą. Nastrój, pojęcie albo historia mówią czasem więcej niż rzeczy. Dwie karty pozwolą ominąć Policję, ale jest więcej pól, na których można się pomylić. A na ten sam rząd patrzą też rywale.
hints-detective = Dla Detektywów: obejrzyjcie wszystkie podświetlone pola, zanim jedno was zachwyci. Zapytajcie, dlaczego z dziesięciu kart właśnie ta. Kolory, kształty i nastroje liczą się tak samo jak rzeczy. Cisza nie znaczy, że to błąd, ani że dobrze poszło.
role-officer = Oficer
role-detective = Detektyw
seat-status = { $sides-officer ->
    [yes] { role-officer }
   *[no] { role-detective }
}
team-black = czarny
team-orange = pomarańczowy
option-mode = Gra
option-mode-help = Przeciwko sobie albo razem.
option-mode-teams = Dwa zespoły
option-mode-teams-help = Od czterech do ośmiu osób, wyścig czarnych z pomarańczowymi.
option-mode-coop = Na czas
option-mode-coop-help = Dwie lub trzy osoby w jednym zespole.
option-is_large = Dwanaście miejsc
option-is_large-help = Do pięciu Detektywów w zespole.
option-level = Poziom
option-level-help = Ile może trwać runda.
option-level-recruit = Rekrut
option-level-recruit-help = 15 minut na rundę
option-level-novice = Nowicjusz
option-level-novice-help = 8 minut na rundę
option-level-agent = Agent
option-level-agent-help = 5 minut na rundę
option-level-master = Mistrz
option-level-master-help = 3 minuty na rundę
option-layout = Miasto
option-layout-help = Jak leżą obrazki.
option-layout-standard = Standardowe
option-layout-standard-help = Sześć dzielnic, w każdej pięć pokrewnych obrazków.
option-layout-alternative = Alternatywne
option-layout-alternative-help = Sześć dzielnic ułożonych w drugą stronę.
option-layout-scattered = Wymieszane
option-layout-scattered-help = Trzydzieści obrazków zewsząd.
option-redraws = Nowe miasto w każdej rundzie
option-redraws-help = Inaczej te same obrazki zostają na całą partię.
option-agreement = Figurka rusza
option-agreement-help = Ilu Detektywów musi wskazać pole.
option-agreement-majority = Gdy zgadza się większość
option-agreement-majority-help = Więcej niż połowa; z dwojga oboje.
option-agreement-everyone = Gdy zgadzają się wszyscy
option-agreement-everyone-help = Wszyscy obecni.
option-agreement-anyone = Od razu
option-agreement-anyone-help = Liczy się pierwszy palec.
option-seconds = Czas na ruch (w sekundach)
option-seconds-help = Potem figurka idzie tam, gdzie wskazuje najwięcej palców; przy równej liczbie decyduje los.
option-is_easy = Pierwsze partie
option-is_easy-help = Tylko sześć najłatwiejszych par map.
option-is_tracked = Znacznik śledzenia
option-is_tracked-help = Mapa Oficera pokazuje, gdzie stoi figurka.
option-is_described = Obrazki w słowach
option-is_described-help = Dla całego stołu każdy obrazek ma opis, który można odczytać na głos.
option-pictures = Obrazki
option-pictures-help = Od osoby, która prowadzi ten serwer. Jeśli nie mają opisów, tam, gdzie obrazki są w słowach, odróżniają je numery, a boty patrzą tylko na kolory.
option-pictures-own = Z tej gry
option-pictures-own-help = Obrazki z papieru, zrobione dla tej gry.
bot-easy = Łatwy bot
bot-easy-help = Widzi w obrazkach to, co sam chce.
bot-normal = Zwykły bot
bot-normal-help = Widzi w obrazkach mniej więcej to, co inni.

## Parts of sentences. Cells are counted row by row from 0 to 36.

team-name = { $team ->
    [black] Zespół czarny
   *[orange] Zespół pomarańczowy
}
team-of = { $team ->
    [black] zespołu czarnego
   *[orange] zespołu pomarańczowego
}
team-whom = { $team ->
    [black] zespół czarny
   *[orange] zespół pomarańczowy
}
turn-name = { $turn ->
    [0] ●
    [1] ★
   *[2] ■
}
hint-name = { $hint ->
    [sure] na pewno
    [unsure] może
   *[wait] czekajcie
}
kind-name = { $kind ->
    [evidence] dowód
    [client] Klient
   *[police] Policja
}

## Moves

move-lay-district = { $side ->
    [0] Połóż dzielnicę { $district }, awers
   *[1] Połóż dzielnicę { $district }, rewers
}
move-lay-picture = Połóż obrazek { $picture }
move-lay-card = Połóż kartę ZW { $card }
move-draw-map = Wylosuj parę map { $number }, { turn-name }
move-stray = Idź na pole { $cell }
move-ready = Możemy zaczynać
move-name = Nowy Oficer: { $seat }
move-give = Przekaż karty ZW: { $cards }
move-wish = Poproś o dziesięć innych kart
move-point = Wskaż pole { $cell }
move-withdraw = Cofnij palec
move-sign = { $hint ->
    [sure] „Na pewno.”
    [unsure] „Nie mam pewności.”
   *[wait] „Czekajcie!”
}
move-time-up = Czas minął
move-left = { $seat }: poza stołem
move-back = { $seat }: znów przy stole
move-stop = Przerwij partię

## Moves, step by step

moves-name = Wyznacz innego Oficera
moves-give = Przekaż karty ZW
moves-point = Wskaż pole
moves-sign = Daj znak

## Events

event-city-laid = Miasto leży na stole.
event-intel-laid = Karty ZW są rozłożone. W rzędzie: { $row }.
event-got-ready = { $seat } czeka na start.
event-hurry-began = Reszta ma minutę na przygotowanie.
event-hurry-ended = Minuta minęła.
event-officer-named = { $by } wyznacza Oficera { team-of }: { $seat }.
event-count-began = Runda { $round }: trzy, dwa, jeden…
event-race-began = { $until ->
    [none] Start!
   *[other] Start! Czas biegnie.
}
event-map-taken = { team-name } ma mapę { $number }, { turn-name }.
event-given = { team-name } dostaje karty ZW: { $cards }.
event-cards-laid = Nowe w rzędzie: { $cards }.
event-pile-rebuilt = Stos był pusty. Odłożone karty zostały potasowane.
event-wished = Oficer { team-of } prosi o dziesięć innych kart.
event-froze = Zaraz będzie dziesięć innych kart.
event-pointed = { $seat } wskazuje pole { $cell }.
event-withdrew = { $seat } cofa palec.
event-signed = { $seat }: { move-sign }
event-time-ran-out = { team-name } nie ma już czasu.
event-moved = { team-name } idzie na pole { $cell }.
event-evidence-found = { $count ->
    [3] { team-name } znajduje na polu { $cell } trzeci dowód. Teraz do Klienta!
   *[other] { team-name } znajduje dowód na polu { $cell }: { $count } z 3.
}
event-police-met = Policja na polu { $cell } zauważa { team-whom }: żeton { $count } z 3.
event-nothing-happened = { $why ->
    [too-early] { team-name } spotyka Klienta za wcześnie, na polu { $cell }.
    [taken] Dowód na polu { $cell } ktoś już znalazł.
    [surplus] { team-name } nie potrzebuje już dowodu na polu { $cell }.
   *[neutral] Na polu { $cell } nic nie ma.
}
event-round-ended = { $why ->
    [client] { team-name } przynosi Klientowi trzy dowody i wygrywa rundę!
    [police] { $team ->
        [none] Policja zatrzymała zespół. Runda jest przegrana.
       *[other] Policja zatrzymała rywali. { team-name } wygrywa rundę!
    }
    [time] Czas minął. Runda jest przegrana.
   *[void] Po 300 ruchach nikt nie wygrał rundy: jest nieważna.
}
event-maps-shown = Mapy zostają odkryte: para { $number }, { turn-name }.
event-match-ended = Koniec partii. Zwycięstwo: { $winners }.
event-match-stopped = Partia została przerwana.
event-went-away = { $seat } odchodzi od stołu.
event-came-back = { $seat } znowu gra.

## In the log, where the cards are drawn beside the line

line-intel-laid = Karty ZW są rozłożone.
line-given = Oficer { team-of } przekazuje wiadomość.
line-cards-laid = Nowe w rzędzie.

## What lies on the table

view-mode = Gra
view-mode-value = { $value ->
    [coop] Na czas
   *[teams] Dwa zespoły
}
view-phase = Teraz
view-phase-value = { $value ->
    [setup] Trwa rozkładanie gry.
    [briefing] Wszyscy się przygotowują.
    [count] Trzy, dwa, jeden…
    [race] Trwa runda.
   *[over] Runda jest skończona.
}
view-round = Runda
view-pictures = Obrazki miasta, pole po polu
view-shown = Karty ZW na polu startowym i wokół niego
view-row = Dostępne karty ZW
view-pile = Karty w stosie
view-sides = Zespoły
view-ready = Czekają na start
view-away = Poza stołem
view-until = Zegar
view-until-value = { $value ->
    [none] stoi
   *[other] biegnie
}
view-frozen_until = Rząd
view-frozen_until-value = { $value ->
    [none] otwarty
   *[other] zaraz będzie dziesięć innych kart
}
view-moves_left = Ruchy, które zostały w tej rundzie
view-report = Spojrzenie wstecz
view-report-value = { $value ->
    [none] Runda jeszcze trwa.
   *[other] { $value }
}
view-seat = Twoje miejsce
view-team = Twój zespół
view-team-value = { $value ->
    [black] czarny
   *[orange] pomarańczowy
}
view-pointers = Palce
view-opinions = Znaki
view-map = Twoja mapa
view-map-value = { $value ->
    [none] Zakryta do końca odliczania.
   *[other] { $value }
}
view-wishes = O dziesięć innych kart prosi
view-swaps_left = Ile razy można jeszcze wymienić dziesięć kart
thing-mark = { $is_common ->
    [yes] { $cell }: { kind-name } (oba zespoły)
   *[no] { $cell }: { kind-name }
}
thing-map-card = { team-name }, para { $number }, { turn-name }: { $marks }
thing-pointer = { $seat } na polu { $cell }
thing-opinion = { $seat }: { hint-name }
thing-side-view = { team-name }: Oficer { $officer }, Detektywi { $detectives }. Rundy wygrane: { $wins }, przegrane: { $losses }. Na polu { $at }. Dowody: { $evidence }. Żetony policji: { $police }. Karty ZW: { $given }. Zegar: { $until ->
    [none] brak
   *[other] biegnie
}.
thing-clue = { $is_police ->
    [yes] { team-name }: { $cards } → pole { $cell }, Policja
   *[no] { $is_found ->
        [yes] { team-name }: { $cards } → pole { $cell }, dowód
       *[no] { team-name }: { $cards } → pole { $cell }
    }
}
thing-report = { $winner ->
    [none] Nikt nie wygrał. Mapy: { $maps }.
    [black] Wygrał zespół czarny. Mapy: { $maps }.
   *[orange] Wygrał zespół pomarańczowy. Mapy: { $maps }.
}

## The end

outcome-scores = Wygrane rundy
outcome-stopped = Partia została przerwana. Nikt nie wygrał.
outcome-two-rounds = { $count ->
    [one] { $winners } wygrywa dwie rundy i całą partię.
   *[other] { $winners } wygrywają dwie rundy i całą partię.
}
outcome-two-lost = Dwie rundy są przegrane, a z nimi cała partia.
outcome-void = { $count ->
    [0] Trzy rundy były nieważne, a oba zespoły wygrały tyle samo rund: remis.
    [one] Trzy rundy były nieważne. { $winners } ma więcej wygranych rund i wygrywa partię.
   *[other] Trzy rundy były nieważne. { $winners } mają więcej wygranych rund i wygrywają partię.
}

## Reasons, looking back, refusals

reason-ready = Można zaczynać.
reason-leads-to = { $cards ->
    [one] Ta karta prowadzi na pole { $cell }.
   *[other] Razem te karty prowadzą na pole { $cell }.
}
reason-poor-row = Te dziesięć kart prawie donikąd nie prowadzi.
reason-looks-like = Najbardziej pasuje obrazek na polu { $cell }.
way-made = { $moves ->
    [one] { team-name }: jeden ruch
    [few] { team-name }: { $moves } ruchy
    [many] { team-name }: { $moves } ruchów
   *[other] { team-name }: { $moves } ruchu
}
review-way = { way-made }; bez rywali i z mapą w ręku wystarczyłoby { $fewest }.
analysis-way = { way-made } w ostatniej rundzie; bez rywali i z mapą w ręku wystarczyłoby { $fewest }.
review-way-short = { way-made }; żadna droga z dala od Policji nie jest krótsza.
analysis-way-short = { way-made } w ostatniej rundzie; żadna droga z dala od Policji nie jest krótsza.
review-way-unfinished = { way-made } i jeszcze nie u celu; na drogę z dala od Policji potrzeba co najmniej { $fewest }.
analysis-way-unfinished = { way-made } w ostatniej rundzie i jeszcze nie u celu; na drogę z dala od Policji potrzeba co najmniej { $fewest }.
refused-not-in-a-round = To możliwe tylko w trakcie rundy.
refused-only-before-a-round = To możliwe tylko przed rundą.
refused-ready-already = Już to wiadomo: czekasz na start.
refused-officer-already = Ta osoba już jest Oficerem.
refused-other-team = Wasz Oficer musi być z waszego zespołu.
refused-officers-only = Rząd kart to sprawa Oficerów.
refused-cards-are-changing = Za późno: zaraz będzie dziesięć innych kart.
refused-team-is-moving = Najpierw musi ruszyć się twój zespół.
refused-one-card-or-two = Przekaż jedną kartę albo dwie.
refused-card-twice = Kartę można przekazać tylko raz.
refused-cards-in-order = Dwie karty wysyła się w kolejności ich numerów.
refused-card-not-on-offer = Za późno: jednej z kart nie ma już w rzędzie.
refused-wished-already = To już jest twoje życzenie.
refused-changed-too-often = Dziesięć kart wymieniono już sto razy; w tej rundzie zostają.
refused-detectives-only = Pola wskazują i znaki dają tylko Detektywi.
refused-no-clue-yet = Wasz Oficer nie przekazał jeszcze karty.
refused-obstacle = To jest przeszkoda.
refused-no-such-cell = Nie ma takiego pola.
refused-exactly-one-away = Jedna karta: to musi być pole obok was.
refused-exactly-two-away = Dwie karty: to musi być pole oddalone dokładnie o dwa, drogą omijającą przeszkody.

# The board

board-heading = { $mode ->
    [coop] Miasto, runda { $round }, razem przeciw zegarowi
   *[teams] Miasto, runda { $round }
}
board-phase = { $phase ->
    [briefing] Przed rundą: kto będzie Oficerem i czy można zaczynać?
    [count] Runda zaraz się zacznie.
    [race] Runda trwa.
    [over] Runda skończona.
   *[setup] Trwa układanie miasta.
}
board-now-wait = { $role ->
    [officer] Zespół czeka na twoje karty.
   *[detective] Wasz Oficer wybiera karty.
}
board-now-move = { $role ->
    [officer] Twoi Detektywi wybierają pole.
   *[detective] { $cards ->
        [one] Jest jedna karta: wskaż pole obok waszej figurki.
       *[other] Są dwie karty: wskaż pole oddalone dokładnie o dwa.
    }
}
board-now-again = Ktoś odszedł. Wskaż swoje pole jeszcze raz, a zespół ruszy.
board-team = { $team ->
    [black] Czarny
   *[orange] Pomarańczowy
}
board-letter = { $team ->
    [black] C
   *[orange] P
}
board-yours = twój zespół
board-you = Ty
board-you-maybe = Ty?
board-name-away = { $name } (poza stołem)
board-target = Mój cel
board-and-detectives = { $count ->
    [one] (Oficer) · Detektyw: { $names }
   *[other] (Oficer) · Detektywi: { $names }
}
board-picture = obrazek
board-picture-number = { $of ->
    [intel] karta ZW { $number }, bez opisu
   *[other] obrazek { $number } w mieście, bez opisu
}
board-pictures-gone = Obrazków z tej partii nie ma już na tym serwerze. Zastępują je numery.
board-round = Runda { $number }
board-first = do dwóch wygranych
board-standing = wygrane { $black }, przegrane { $orange }
board-score = Runda { $round }. Wygrane rundy: zespół czarny { $black }, zespół pomarańczowy { $orange }.
board-score-coop = Runda { $round }. Wygrane: { $black }, przegrane: { $orange }.
board-evidence = Dowody: { $count } z { $most }
board-police = Policja: { $count } z { $most }
board-given = { team-name } ma { $cards ->
    [one] jedną kartę: pokaż ją w powiększeniu
   *[other] dwie karty: pokaż je w powiększeniu
}
board-edge = Jeszcze jeden żeton policji i runda jest przegrana.
board-edge-short = Ostatnia szansa

board-city = Miasto, 37 pól
board-cell = pole { $cell } w rzędzie { $row }
board-cell-found = pole { $cell } w rzędzie { $row }, znaleziony
board-works = roboty na kanale, zamknięte
board-start = pole startowe
board-figure = { $team ->
    [black] tu stoi zespół czarny
   *[orange] tu stoi zespół pomarańczowy
}
board-token = { $team ->
    [black] dowód znaleziony przez zespół czarny
   *[orange] dowód znaleziony przez zespół pomarańczowy
}
board-pointed = { $count ->
    [one] wskazuje je { $names }
   *[other] wskazują je { $names }
}
board-enter = { $cards ->
    [one] można wejść z jedną kartą
   *[other] można wejść z dwiema kartami
}
board-kind = { $kind ->
    [evidence] { $common ->
        [yes] Dowód wspólny
       *[no] Dowód unikalny
    }
    [client] { $common ->
        [yes] Klient wspólny
       *[no] Klient
    }
   *[police] { $common ->
        [yes] Policja wspólna
       *[no] Policja
    }
}
board-zoom = Bliżej lub dalej
board-zoom-in = Bliżej
board-zoom-out = Dalej
board-zoom-whole = Całe miasto
board-large = Obrazki w powiększeniu
board-close = Zamknij

board-intel = ZW { $number }
board-lens = Pod twoją lupą
board-lens-empty = Spójrz na podświetlone pole
board-step-wait = Czekamy na karty ZW
board-step-wait-text = Karty wybiera dla was { $name }.
board-step-move = Ruch
board-step-cards = { $cards ->
    [one] Jedna karta: idźcie na pole obok.
   *[other] Dwie karty: idźcie dokładnie o dwa pola.
}
board-point = Wskaż to pole
board-point-again = Wskaż jeszcze raz
board-point-none = { $cards ->
    [one] wybierz podświetlone pole, o krok stąd
   *[other] wybierz podświetlone pole, o dwa kroki stąd
}
board-point-moves = { $needed ->
    [1] Zespół od razu ruszy
   *[other] Z tobą { $count } z { $needed }: zespół ruszy
}
board-point-waits = Z tobą { $count } z { $needed }: zespół czeka
board-withdraw = Cofnij palec
board-withdraw-text = wskazujesz to pole
board-next = Następne
board-signs = Masz pewność?
board-sign-sure = Na pewno
board-sign-unsure = Może
board-sign-wait = Czekajcie
board-fingers = Kto wskazuje
board-needed = wystarczy { $needed } z { $count }
board-finger-none = myśli
board-finger-points = wskazuje
board-finger-away = poza stołem

board-screen = Twoja mapa, za zasłonką
board-only-you = Tylko dla ciebie
board-hide = Ukryj
board-show = Pokaż
board-peek = Przytrzymaj, żeby spojrzeć
board-map-number = Mapa { $number } { $turn }
board-goes = { $cards ->
    [one] Z 1 kartą
   *[other] Z 2 kartami
}
board-over-city = Nałóż mapę na miasto
board-parts = Mapa czy miasto
board-part-map = Mapa
board-part-city = Miasto
board-ten = Dziesięć kart do wyboru
board-ten-show = Dziesięć kart do wyboru
board-card = Karta { $place }: { $picture }
board-card-marked = Karta { $place }: { $picture }, zaznaczona jako { $number }
board-card-taken = Karta { $place }: zabrana
board-taken = zabrana
board-late = Za późno, tę kartę już zabrano. Nic nie zostało wysłane.
board-deal = Daj karty
board-marks-private = Nikt nie widzi, co zaznaczasz, póki nie wyślesz kart.
board-wish-idle = Dziesięć innych kart
board-wish-idle-text = jeśli chcą tego obaj Oficerowie
board-wish-coop = Dziesięć innych kart
board-wish-coop-text = czas biegnie dalej
board-wish-mine = Twoja prośba czeka
board-wish-mine-text = { $team ->
    [black] zgodzić musi się zespół czarny
   *[orange] zgodzić musi się zespół pomarańczowy
}
board-wish-theirs = { team-name } prosi o dziesięć innych kart
board-wish-theirs-text = naciśnij, żeby się zgodzić
board-wish-both = Zaraz będzie dziesięć innych kart
board-wish-both-text = chwileczkę
board-first-steps = Wybierz cel na mapie, znajdź jego obrazek w mieście i wyślij podobną kartę.
board-hold = Przytrzymaj, a powiększysz
board-means = { $cards ->
    [0] Zaznacz jedną kartę albo dwie.
    [one] Jedna karta: zespół musi pójść o jedno pole.
   *[other] Dwie karty: zespół musi pójść dokładnie o dwa pola.
}
board-send = { $cards ->
    [0] Wyślij
    [one] Wyślij jedną
   *[other] Wyślij obie
}
board-unmark = Odznacz
board-sent = Karty ma twój zespół.
board-sent-none = Nikt jeszcze nic nie wskazuje.
board-sent-same = { $count ->
    [one] Pole wskazuje { $names }.
   *[other] To samo pole wskazują { $names }.
}
board-sent-apart = Różne pola wskazują { $names }.

board-briefing = Przed rundą
board-job = { $role ->
    [officer] Jesteś Oficerem. Przy zerze dostaniesz mapę: wybierz na niej cel, znajdź jego obrazek w mieście i wyślij podobną kartę.
    [detective] Jesteś Detektywem. Oficer przysyła wam jedną kartę lub dwie: znajdź w mieście obrazek, o który chodzi, i wskaż jego pole.
   *[watcher] Patrzysz. Oficerowie wysyłają obrazki, a Detektywi odgadują, dokąd prowadzą.
}
board-name = Wyznacz Oficera
board-name-you = Będę Oficerem
board-ready = Możemy zaczynać
board-hurry-will = Gdy pierwsza osoba będzie gotowa, pozostali mają minutę.
board-is-ready = czeka na start
board-is-not-ready = jeszcze się przygotowuje
board-ready-wait = { $count ->
    [one] Czekamy. Jeszcze się przygotowuje { $names }.
   *[other] Czekamy. Jeszcze się przygotowują { $names }.
}
board-ready-others = Jeszcze przed startem: { $names }.
board-hurry = Runda zacznie się najpóźniej za { $seconds } s.
board-count = { $role ->
    [officer] Przy zerze dostaniesz mapę
    [detective] Przy zerze wasz Oficer dostanie mapę
   *[watcher] Przy zerze pojawią się mapy
}
board-level = { $level ->
    [recruit] Rekrut
    [novice] Nowicjusz
    [agent] Agent
   *[master] Mistrz
}, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
board-time = Czas, który został w tej rundzie
board-music = Dźwięk w tle rundy
board-music-on = Z dźwiękiem
board-music-off = Bez dźwięku

board-news-evidence = { team-name } ma dowód, { $count } z { $most }
board-news-police = Policja zauważyła { team-whom }, { $count } z { $most }
board-news-over = { $mode ->
    [coop] { $team ->
        [none] Runda przegrana
       *[other] Runda wygrana
    }
   *[teams] { $team ->
        [black] Zespół czarny wygrywa rundę
        [orange] Zespół pomarańczowy wygrywa rundę
       *[none] Nikt nie wygrywa rundy
    }
}
board-after = { $why ->
    [client] { $team ->
        [black] Zespół czarny spotkał Klienta po { $moves } ruchach i wygrywa rundę
       *[orange] Zespół pomarańczowy spotkał Klienta po { $moves } ruchach i wygrywa rundę
    }
    [police] { $mode ->
        [coop] Policja przyszła trzy razy: runda jest przegrana
       *[teams] { $team ->
            [black] Policja zatrzymała zespół pomarańczowy: wygrywa czarny
           *[orange] Policja zatrzymała zespół czarny: wygrywa pomarańczowy
        }
    }
    [time] Czas minął: runda jest przegrana
   *[void] Nikt nie spotkał Klienta: nikt nie wygrywa
}
board-after-tally = Ruchy: { $moves } · Dowody: { $evidence } · Policja: { $police }
board-clues = Wskazówki, jedna po drugiej
board-clue = Wskazówka { $number } z { $count }
board-clue-before = Poprzednia wskazówka
board-clue-after = Następna wskazówka
board-clue-others = Można było też wejść na te pola
board-there = { $there ->
    [evidence] dowód
    [police] Policja
    [client] Klient
    [gone] zabrany
   *[nothing] nic
}
board-clue-text = { team-name } idzie na pole { $cell } w rzędzie { $row }: { $came ->
    [evidence] dowód.
    [police] Policja.
    [client] Klient.
    [early] Klient, ale za wcześnie.
    [taken] dowód już wcześniej znaleziony.
    [spare] o jeden dowód za dużo.
   *[nothing] nic się nie dzieje.
}

board-help-steps = Trzy kroki, w kółko
board-help-intel = Oficer daje jedną kartę lub dwie ze wspólnego rzędu.
board-help-move = Detektywi uzgadniają pole: jedna karta prowadzi na pole obok, dwie karty dokładnie o dwa pola.
board-help-resolve = O dowodach i Policji dowiadują się wszyscy. Jeśli nic się nie dzieje, nikt nic nie mówi.
board-help-signs = Znaki na mapie
board-help-hints = Co pomaga
board-help-keys = Klawisze
board-help-key-arrows = Strzałki: z pola na pole. Tab: tylko podświetlone pola.
board-help-key-enter = Enter: wskaż pole; u Oficera: wyślij zaznaczone karty.
board-help-key-backspace = Backspace: cofnij palec.
board-help-key-n = { board-key-next }: następne podświetlone pole.
board-help-key-space = Spacja: pokaż obrazek z pola w powiększeniu.
board-help-key-l = { board-key-large }: pokaż w powiększeniu kartę, na której jesteś.
board-help-key-digits = Od 1 do 9 i 0: zaznacz kartę.
board-help-key-m = { board-key-over }: nałóż mapę na miasto.
board-help-key-h = { board-key-hide }: ukryj mapę.
board-help-key-zoom = Plus, minus i 0 na polu miasta: bliżej, dalej, całość.
board-key-next = N
board-key-over = M
board-key-hide = U
board-key-large = P

# Galeria

gallery-text = Miasto, które nigdy do końca nie zasypia, wycięte z papieru. Z czym kojarzy się obrazek? Tylko tym Oficer prowadzi Detektywów przez noc.
gallery-district = { $district ->
    [1] Targ
    [2] Port
    [3] Muzeum
    [4] Park
    [5] Stare miasto
    [6] Dworzec
   *[7] Kanały
}
gallery-side = { $side ->
    [front] Awers
   *[back] Rewers
}
gallery-cell = { $side ->
    [front] { $district }, awers, obrazek { $number }
   *[back] { $district }, rewers, obrazek { $number }
}
gallery-intel = Karty ZW
gallery-intel-text = Dziesięć z nich leży odkrytych. Jedna prowadzi tuż obok, dwie prowadzą dalej.
gallery-card = Karta ZW { $number }
gallery-previous = Poprzedni obrazek
gallery-next = Następny obrazek
