# Shadow House: Szyfr

game-title = Shadow House: Szyfr
game-tagline = W sejfie leżą dwie cyfry. Czytaj z rzędów kart, szperaj u innych i otwórz go przed wszystkimi.
# With an empty piece in between, since no piece of a message may be longer than 2,500 letters if there are several.
game-rules =
    W starym domu stoi sejf, który otwierają dwie cyfry. Jest dwadzieścia kart, każda cyfra od 0 do 9 dwa razy. Dwie z nich leżą w sejfie i nikt ich nie widział; wszystkie pozostałe są rozdane. Ustal, których dwóch brakuje.
    Twoje karty tworzą rząd rosnący od lewej do prawej, a w nim stoi twoja postać: liczy się jak 5. Po której jej stronie staną twoje piątki, zależy od ciebie. Swoje cyfry widzisz tylko ty; inni widzą rewersy i miejsce postaci.
    Każdy ma pulę ośmiu wskazówek, żetonów od 1 do 8. Wskazówka trafia do luki w rzędzie: karta po jej lewej stronie nie może być wyższa, a karta po prawej niższa. Jeśli pasuje kilka luk, wybiera właściciel rzędu. Wskazówkę mogą odczytać wszyscy.
    Tryb frakcji: postacie leżą odkryte i należą do Płomienia, Księżyca albo Gwiazdy. W swojej turze stawiasz kolejkę, szperasz albo otwierasz sejf; otwieranie nie może być twoją pierwszą akcją w rundzie. Gdy stawiasz kolejkę, dobierasz i kładziesz dwie wskazówki, a wszyscy inni po jednej. Komu zabraknie wskazówek, ten pokazuje kartę.
    Szperać to powiedzieć, jaka jest zakryta karta kogoś innego. Jeśli się zgadza, karta zostaje odkryta, a ty musisz szperać dalej. Jeśli nie, pokazujesz jedną ze swoich kart i twoja tura się kończy. Kto nie ma już zakrytych kart, maskuje swoją postać i nie ma więcej tur w tej rundzie. Jeśli ostatnią kartę ktoś wyszperał, zostaje Ostatnia szansa na otwarcie sejfu.
    Otworzyć sejf to podać obie jego cyfry. Kto pierwszy się pomyli, zagląda do środka, maskuje swoją postać i obejmuje straż nad sejfem: może stawiać kolejki i szperać, ale już nigdy otwierać. Każdy, kto pomyli się później, słyszy, ile cyfr się zgadza, a jedna z jego wskazówek trafia na kartę Strażnika.
    Odnosisz triumf, gdy otworzysz sejf, gdy strzeżesz sejfu i na twojej karcie leżą trzy żetony albo gdy wszystkie niezamaskowane postacie należą do twojej frakcji, a twoja jest wśród nich. Triumf jest wart dwa punkty; wspólny daje po jednym.{ "" }
    Tryb spisku: postacie leżą zakryte, a frakcje się nie liczą. W swojej turze pytasz albo otwierasz sejf; otwieranie nie może być twoją pierwszą akcją w rundzie. Gdy pytasz, dobierasz na oczach wszystkich dwie wskazówki i dajesz je komuś albo sobie. Odpowiedź jest jawna i zawsze prawdziwa: ile kart w tym rzędzie ma jedną z tych dwóch cyfr. Potem obie wskazówki trafiają do tego rzędu. Wszystko inne, co mówicie, może być kłamstwem.
    Gdy sejf zostanie otwarty, każdy, kto ma jeszcze postać, dostaje punkt, a kto go otworzył, jeszcze jeden. Kto się pomyli, oddaje postać i nie ma więcej tur, ale nadal odpowiada na pytania. Kto jako ostatni ma postać, musi od razu otwierać; jeśli i to się nie uda, nikt nic nie dostaje.
    Jeśli po rundzie ktoś ma co najmniej trzy punkty, wygrywa największa liczba punktów; przy równej wygrywa się wspólnie. Jeśli nikt ich nie ma, zaczyna się nowa runda, aż do ostatniej, którą ustalił stół.
    Gdy minie czas, twoja tura staje się kolejką albo pytaniem, a o reszcie decyduje los; Ostatnia szansa przepada, a obowiązkowa próba otwarcia sejfu jest nieudana. Osoba, która otworzyła stół, może przerwać partię w każdej chwili; wtedy nikt nie wygrywa.
    Szczegóły trybu frakcji:
    { board-summary-finer-faction }
    Szczegóły trybu spisku:
    { board-summary-finer-conspiracy }
game-gist =
    Dwie cyfry leżą w sejfie. Wszystkie inne karty stoją w waszych rzędach, od najniższej do najwyższej: widzisz tylko swoje cyfry.
    Wskazówki w lukach mówią wszystkim, co leży po ich lewej i prawej stronie.
    Tryb frakcji: postaw kolejkę, żeby było więcej wskazówek, szperaj w zakrytych kartach innych albo podaj obie cyfry z sejfu.
    Tryb spisku: zadawaj pytania, na które odpowiedzi są zawsze prawdziwe, rozmawiaj i kłam do woli, aż podasz obie cyfry z sejfu.
    Trzy punkty dają wygraną. Pomyłka przy sejfie drogo kosztuje.
role-detective = Detektyw
option-mode = Tryb
option-mode-help = Co robi się w swojej turze i za co są punkty.
option-mode-faction = Frakcje
option-mode-faction-help = Kolejki, szperanie i sejf. Otwórz go, strzeż go albo przetrwaj z ostatnią frakcją.
option-mode-conspiracy = Spisek
option-mode-conspiracy-help = Pytania, rozmowy, kłamstwa i sejf. Gdy się otworzy, punktuje każdy, kto ma jeszcze postać.
option-seconds = Czas na decyzję (w sekundach)
option-seconds-help = Potem partia toczy się dalej, a to, co otwarte, rozstrzyga się samo.
option-rounds = Maksymalna liczba rund
option-rounds-help = Partia kończy się wcześniej, jeśli po rundzie ktoś ma trzy punkty.
option-aid = Pomoc w notatkach
option-aid-help = Co arkusz tropów ustala sam z siebie.
option-aid-none = Brak
option-aid-none-help = Arkusz tropów jest pusty: wszystko w rękach twojego ołówka.
option-aid-facts = Fakty
option-aid-facts-help = Arkusz tropów pokazuje to, co od razu widać na stole.
option-aid-proofs = Dowody
option-aid-proofs-help = Arkusz tropów pokazuje też to, co wynika ze wszystkiego razem.
option-shows_safe = Wgląd do sejfu
option-shows_safe-help = Komu nie uda się otworzyć sejfu, ten może do niego zajrzeć i opowiadać o tym, co zechce.
bot-easy = Łatwy bot
bot-easy-help = Widzi to, co odkryte, i często zdaje się na przeczucie.
bot-greedy = Zuchwały bot
bot-greedy-help = Widzi to, co odkryte, nigdy się nie waha i lubi ryzyko.
bot-normal = Zwykły bot
bot-normal-help = Rozważa każde rozdanie, które jest jeszcze możliwe.

## Parts of sentences. Places are counted from 0 in the game, and from 1 here; the Character counts.

card-number = { $place ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
nth-card = { $place ->
    [0] pierwszą kartę
    [1] drugą kartę
    [2] trzecią kartę
    [3] czwartą kartę
    [4] piątą kartę
    [5] szóstą kartę
    [6] siódmą kartę
   *[7] ósmą kartę
}
at-gap = { $gap ->
    [0] na lewym skraju
    [1] za pierwszą kartą
    [2] za drugą kartą
    [3] za trzecią kartą
    [4] za czwartą kartą
    [5] za piątą kartą
    [6] za szóstą kartą
   *[7] za siódmą kartą
}
a-value = { $value ->
    [0] zero
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
    [7] siódemkę
    [8] ósemkę
   *[9] dziewiątkę
}
no-value = { $value ->
    [0] zera
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
   *[9] dziewiątki
}
lies-value = { $value ->
    [0] zero
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
   *[9] dziewiątka
}
faction-name = { $faction ->
    [red] Płomień
    [blue] Księżyc
   *[yellow] Gwiazda
}
character-name = { $faction ->
    [red] { $person ->
        [1] Kapitan Żar
       *[2] Baron Popiół
    }
    [blue] { $person ->
        [1] Panna Zmierzch
       *[2] Doktor Zaćmienie
    }
   *[yellow] { $person ->
        [1] Madame Kometa
       *[2] Szyper Polaris
    }
}

## Moves

move-begin = { $seat } zaczyna
move-give = Rozdaj postać: { character-name } ({ faction-name })
move-hide = Włóż do sejfu { a-value }
move-deal = Rozdaj { a-value }
move-draw = Dobierz wskazówkę { $value }
move-arrange = { $left ->
    [0] Ułóż rząd; piątki, jeśli są, staną na prawo od postaci
    [1] Ułóż rząd z jedną piątką na lewo od postaci
   *[2] Ułóż rząd z obiema piątkami na lewo od postaci
}
move-place-hint = Połóż wskazówkę { $value } { at-gap }
move-reveal = Pokaż swoją { nth-card }
move-drink = Postaw kolejkę
move-dig = Szperaj: { $whom }, karta nr { card-number } to { lies-value }
move-unlock = Otwórz sejf: { $low } i { $high }
move-decline = Zrezygnuj z Ostatniej szansy
move-ask = Zadaj pytanie
move-question = Pytanie do: { $whom }
move-claim = { $what ->
    [has] „Mam { a-value }”
    [has-not] „Nie mam { no-value }”
   *[safe] „Myślę, że w sejfie jest { lies-value }”
}
move-inquire = „{ $whom }, masz { a-value }?”
move-go-on = Do następnej rundy
move-time-up = Czas minął
move-stop = Przerwij partię

## Moves, step by step

moves-arrange = Ułóż swój rząd
moves-place-hint = Połóż wskazówkę
choose-place-hint-value = Która wskazówka?
choose-place-hint-gap = Gdzie?
choose-place-hint-gap-value = { $value ->
    [0] Na lewym skraju
    [1] Za pierwszą kartą
    [2] Za drugą kartą
    [3] Za trzecią kartą
    [4] Za czwartą kartą
    [5] Za piątą kartą
    [6] Za szóstą kartą
   *[7] Za siódmą kartą
}
moves-reveal = Pokaż jedną ze swoich kart
moves-dig = Szperaj
choose-dig-whom = Czyja karta?
choose-dig-place = Która karta, licząc od lewej?
choose-dig-place-value = { $value ->
    [0] Pierwsza
    [1] Druga
    [2] Trzecia
    [3] Czwarta
    [4] Piąta
    [5] Szósta
    [6] Siódma
   *[7] Ósma
}
choose-dig-value = Co to za karta?
moves-unlock = Otwórz sejf
choose-unlock-low = Jedna cyfra, niższa, jeśli są różne
choose-unlock-high = Druga cyfra
moves-question = Kto ma odpowiedzieć?
moves-claim = Powiedz coś
choose-claim-what = Co mówisz?
choose-claim-what-value = { $value ->
    [has] Mam…
    [has-not] Nie mam…
   *[safe] W sejfie, jak myślę, jest…
}
choose-claim-value = Jaka cyfra?
moves-inquire = Zapytaj o cyfrę
choose-inquire-whom = Kogo pytasz?
choose-inquire-value = O jaką cyfrę?
why-not-drink = { $phase ->
    [dig] Zgadza się, więc najpierw szperasz dalej.
   *[other] { "" }
}
why-not-dig = { $mode ->
    [faction] { $phase ->
        [turn] Nikt inny nie ma już zakrytych kart.
       *[other] { "" }
    }
   *[conspiracy] { "" }
}
why-not-unlock = { $phase ->
    [turn] { $mode ->
        [conspiracy] Tylko w swojej turze, mając postać, i nie jako pierwsza akcja w rundzie.
       *[faction] { $keeper ->
            [none] Nie jako pierwsza akcja w rundzie.
           *[other] Nie jako pierwsza akcja w rundzie i nigdy, gdy pełni się straż nad sejfem.
        }
    }
    [dig] Zgadza się, więc najpierw szperasz dalej.
   *[other] { "" }
}
why-not-ask = { $mode ->
    [conspiracy] { $phase ->
        [turn] Tylko w swojej turze, mając dwie wskazówki, i dopóki ktoś jeszcze ma postać.
       *[other] { "" }
    }
   *[faction] { "" }
}

## Events

caption-round-began = Runda { $number }: zaczyna { $starter }
event-round-began = Runda { $number }. Zaczyna { $starter }.
event-took-character = { $seat } dostaje postać: { character-name } ({ faction-name }).
event-took-character-face-down = { $seat } dostaje zakrytą postać.
event-dealt = { $seat } dostaje karty: { $values }.
event-dealt-face-down = { $count ->
    [one] { $seat } dostaje { $count } kartę.
    [few] { $seat } dostaje { $count } karty.
    [many] { $seat } dostaje { $count } kart.
   *[other] { $seat } dostaje { $count } karty.
}
event-arranged = { $left ->
    [0] { $seat } układa rząd. Piątki, jeśli są, stoją na prawo od postaci.
    [1] { $seat } układa rząd z jedną piątką na lewo od postaci.
   *[2] { $seat } układa rząd z obiema piątkami na lewo od postaci.
}
event-arranged-secretly = { $seat } układa rząd.
event-row-laid = { $seat } wykłada rząd: postać to karta nr { card-number }.
event-drank = { $seat } stawia kolejkę: dwie wskazówki, a dla wszystkich innych po jednej.
event-drew = { $seat } dobiera wskazówkę { $value }.
event-drew-secretly = { $seat } dobiera wskazówkę.
event-placed = { $seat } kładzie wskazówkę { $value } { at-gap }.
event-revealed = { $seat } pokazuje swoją { nth-card }: { lies-value }.
event-dug-right = { $seat } szpera. { $whom }, karta nr { card-number }: { lies-value }. Zgadza się!
event-dug-wrong = { $seat } szpera. { $whom }, karta nr { card-number }: { lies-value }? Pudło.
event-covered = { $seat } nie ma już zakrytych kart i maskuje swoją postać.
event-keeper-laid-bare = { $seat } nie ma już zakrytych kart, ale nadal strzeże sejfu.
event-last-chance-came = Ostatnia szansa: { $seat } może otworzyć sejf teraz albo nigdy.
event-declined = { $seat } rezygnuje z Ostatniej szansy.
event-unlocked = { $seat } podaje { $low } i { $high }, i sejf się otwiera!
event-failed-to-unlock = { $seat } podaje { $low } i { $high }. Sejf pozostaje zamknięty.
event-missed-unlock = { $seat } musi otwierać sejf, ale milczy do końca czasu.
event-became-keeper = { $seat } maskuje swoją postać i obejmuje straż nad sejfem.
event-saw-safe = { $seat } zagląda do sejfu: { $low } i { $high }.
event-keeper-answered = { $right ->
    [0] { $seat } podaje { $low } i { $high }. Sejf pozostaje zamknięty: żadna cyfra się nie zgadza.
   *[1] { $seat } podaje { $low } i { $high }. Sejf pozostaje zamknięty: jedna cyfra się zgadza.
}
event-keeper-took = { $count ->
    [1] { $seat } płaci za pomyłkę: na karcie Strażnika leży pierwszy żeton.
    [2] { $seat } płaci za pomyłkę: na karcie Strażnika leży drugi żeton. Jeszcze jeden wystarczy.
   *[3] { $seat } płaci za pomyłkę: na karcie Strażnika leży trzeci żeton!
}
event-drew-to-ask = { $seat } dobiera { $low } i { $high }, żeby zadać pytanie.
event-answered = { $count ->
    [0] { $seat } pyta o { $low } i { $high }. { $whom } odpowiada: ani jednej karty.
    [one] { $seat } pyta o { $low } i { $high }. { $whom } odpowiada: jedna karta.
    [few] { $seat } pyta o { $low } i { $high }. { $whom } odpowiada: { $count } karty.
    [many] { $seat } pyta o { $low } i { $high }. { $whom } odpowiada: { $count } kart.
   *[other] { $seat } pyta o { $low } i { $high }. { $whom } odpowiada: { $count } karty.
}
event-claimed = { $seat } mówi: { move-claim }.
event-inquired = { $seat } pyta: { move-inquire }
event-lost-character = { $seat } oddaje swoją postać.
event-must-unlock = Już tylko { $seat } ma postać i musi teraz otwierać sejf.
event-time-ran-out = Czas minął.
event-safe-opened = W sejfie leżały { $low } i { $high }.
event-row-turned = { $seat } ma karty: { $values }. Postać: { character-name } ({ faction-name }).
event-round-ended = { $reason ->
    [unlocked] Koniec rundy. Sejf otwarty, triumf odnosi { $seats }!
    [keeper] Koniec rundy. Na karcie Strażnika leżą trzy żetony, triumf odnosi { $seats }!
    [faction] Koniec rundy. Została jedna frakcja. Triumf: { $seats }!
    [conspiracy] Koniec rundy. Sejf otwarty. Z postacią na koniec: { $seats }.
   *[nobody] Koniec rundy. Nikt nic nie osiąga.
}
event-scored = { $points ->
    [one] { $seat } zdobywa { $points } punkt.
    [few] { $seat } zdobywa { $points } punkty.
    [many] { $seat } zdobywa { $points } punktów.
   *[other] { $seat } zdobywa { $points } punktu.
}
event-went-on = { $seat } czeka na następną rundę.
event-match-ended = Koniec partii. Zwycięstwo: { $winners }.
event-match-stopped = Partia została przerwana.

## What lies on the table

view-mode = Tryb
view-mode-value = { $value ->
    [conspiracy] Spisek
   *[faction] Frakcje
}
view-round = Runda
view-starter = Zaczyna
view-starter-value = { $value ->
    [none] jeszcze nikt
   *[other] { $value }
}
view-phase = Teraz
view-phase-value = { $value ->
    [setup] Rozdawanie kart.
    [arrange] Wszyscy układają rzędy.
    [turn] Wybór akcji.
    [place] Kładzenie wskazówek.
    [dig] Karta się zgadza, szperanie trwa.
    [reveal] Ktoś musi pokazać kartę.
    [last-chance] Ostatnia szansa na otwarcie sejfu.
    [question] Zadawanie pytania.
    [stopped] Partia została przerwana.
   *[over] Koniec rundy.
}
view-turn = Czyja tura
view-turn-value = { $value ->
    [none] niczyja
   *[other] { $value }
}
view-waits_for = Czekamy na ruch
view-rows = Rzędy, od lewej
view-scores = Punkty
view-safe = Cyfry w sejfie, które znasz
view-keeper = Strażnik sejfu
view-keeper-value = { $value ->
    [none] jeszcze nikt
   *[other] { $value }
}
view-keeper_tokens = Żetony na karcie Strażnika
view-question = Wskazówki do pytania
view-out = Poza rundą
view-standing = Bez maski
view-acted = Po pierwszej akcji w rundzie
view-misses = Nietrafione szperanie
view-guesses = Nieudane otwarcia
view-replies = Pytania i odpowiedzi
view-talk = Co padło w rozmowie
view-result = Wynik
view-result-value = { $value ->
    [none] Runda jeszcze trwa.
   *[other] { $value }
}
view-seat = Twoje miejsce
view-drawn = Twoje wskazówki do położenia
view-owes = Ile kart musisz pokazać
thing-row = { $pool ->
    [one] { $seat }: { $cards }. Wskazówki w rzędzie: { $tokens }. W puli: { $pool } wskazówka.
    [few] { $seat }: { $cards }. Wskazówki w rzędzie: { $tokens }. W puli: { $pool } wskazówki.
    [many] { $seat }: { $cards }. Wskazówki w rzędzie: { $tokens }. W puli: { $pool } wskazówek.
   *[other] { $seat }: { $cards }. Wskazówki w rzędzie: { $tokens }. W puli: { $pool } wskazówki.
}
thing-shown = { $value } (odkryta)
thing-known = { $value } (zakryta)
thing-hidden = karta zakryta
thing-character = postać { character-name } ({ faction-name })
thing-character-face-down = postać (zakryta)
thing-character-covered = postać (zamaskowana)
thing-token = { $value } { at-gap }
thing-score = { $points ->
    [one] { $seat }: { $points } punkt
    [few] { $seat }: { $points } punkty
    [many] { $seat }: { $points } punktów
   *[other] { $seat }: { $points } punktu
}
thing-miss = { $whom }, karta nr { card-number }: to nie { lies-value } (próba: { $seat }).
thing-guess = { $right ->
    [none] { $seat }: nie { $low } i { $high }
    [0] { $seat }: { $low } i { $high }, żadna się nie zgadza
   *[1] { $seat }: { $low } i { $high }, jedna się zgadza
}
thing-reply = { $count ->
    [0] { $whom } nie ma kart z cyfrą { $low } ani { $high } (pytanie: { $seat }).
    [one] { $whom } ma jedną kartę z cyfrą { $low } lub { $high } (pytanie: { $seat }).
    [few] { $whom } ma { $count } karty z cyfrą { $low } lub { $high } (pytanie: { $seat }).
    [many] { $whom } ma { $count } kart z cyfrą { $low } lub { $high } (pytanie: { $seat }).
   *[other] { $whom } ma { $count } karty z cyfrą { $low } lub { $high } (pytanie: { $seat }).
}
thing-remark = { $seat }: { move-claim }
thing-inquiry = { $seat }: { move-inquire }
thing-result = { $reason ->
    [unlocked] Sejf otwarty: { $seats }. Punkty w kolejności miejsc: { $earned }.
    [keeper] Trzy żetony na karcie Strażnika: { $seats }. Punkty w kolejności miejsc: { $earned }.
    [faction] Została jedna frakcja: { $seats }. Punkty w kolejności miejsc: { $earned }.
    [conspiracy] Sejf otwarty. Z postacią na koniec: { $seats }. Punkty w kolejności miejsc: { $earned }.
   *[nobody] Nikt nic nie osiąga.
}

## The end

outcome-scores = Punkty
outcome-stopped = Partia została przerwana. Nikt nie wygrał.
outcome-three-points = { $count ->
    [one] { $winners } ma najwięcej punktów, co najmniej trzy, i wygrywa.
    [few] { $winners } mają najwięcej punktów, co najmniej trzy, i wspólnie wygrywają.
    [many] { $winners } mają najwięcej punktów, co najmniej trzy, i wspólnie wygrywają.
   *[other] { $winners } mają najwięcej punktów, co najmniej trzy, i wspólnie wygrywają.
}
outcome-last-round = { $count ->
    [one] { $winners } ma najwięcej punktów po ostatniej rundzie i wygrywa.
    [few] { $winners } mają najwięcej punktów po ostatniej rundzie i wspólnie wygrywają.
    [many] { $winners } mają najwięcej punktów po ostatniej rundzie i wspólnie wygrywają.
   *[other] { $winners } mają najwięcej punktów po ostatniej rundzie i wspólnie wygrywają.
}

## Reasons, looking back, refusals. Here `$card` is counted from 1.

reason-learns = Najbardziej prawdopodobna para w sejfie ma tylko { $percent }% szans: lepiej dowiedzieć się więcej.
reason-unlocks = Szansa, że w sejfie leżą { $low } i { $high }: { $percent }%.
reason-digs = { $seat }: szansa, że ta karta to { lies-value }: { $percent }%.
reason-declines = { $percent }% szans nie jest warte trzeciego żetonu dla Strażnika.
reason-asks = Najwięcej powie odpowiedź, którą da { $seat }.
reason-tells-least = Tam wskazówka { $value } zdradza najmniej.
reason-shows-known = Inni i tak są pewni tej karty na { $percent }%.
reason-says-true = To prawda. Chodzi o { $value }.
reason-says-untrue = To kłamstwo. Chodzi o { $value }.
reason-suspects = Szansa, że w sejfie jest { lies-value }: { $percent }%.
reason-used-up = Widzisz obie karty { $value }: nikt inny takiej nie ma i nie ma jej w sejfie.
reason-used-up-safe = { $count ->
    [1] Jedna z dwóch kart { $value } leży w sejfie, a drugą widzisz: nikt inny takiej nie ma.
   *[2] Obie karty { $value } leżą w sejfie: nikt takiej nie ma.
}
reason-card-among = { $seat }, karta nr { $card }: jedna z { $values }.
reason-card-is = { $seat }, karta nr { $card }: to na pewno { lies-value }.
reason-safe-among = W sejfie mogą leżeć tylko: { $pairs }.
reason-safe-pairs = { $count ->
    [one] Dla sejfu została { $count } para.
    [few] Dla sejfu zostały { $count } pary.
    [many] Dla sejfu zostało { $count } par.
   *[other] Dla sejfu zostało { $count } pary.
}
reason-safe-without = W sejfie nie ma { no-value }.
analysis-knew = { $seat }: pod koniec ostatniej rundy, sądząc po wszystkim, co było widać z tego miejsca, prawdziwa zawartość sejfu miała { $percent }% szans.
analysis-knew-when-stopped = { $seat }: w chwili przerwania partii, sądząc po wszystkim, co było widać z tego miejsca, prawdziwa zawartość sejfu miała { $percent }% szans.
review-action = { $deed ->
    [begin] { $number }. Rzędy leżą na stole.
    [drink] { $number }. { $seat } stawia kolejkę.
    [dig] { $number }. { $seat } szpera.
    [unlock] { $number }. { $seat } próbuje otworzyć sejf.
   *[ask] { $number }. { $seat } zadaje pytanie.
}
review-chance = { $number }. Prawdziwa zawartość sejfu ma po tym { $percent }% szans ({ $seat }).
refused-not-your-turn = To nie twoja tura.
refused-you-are-out = Nie masz już tur w tej rundzie.
refused-no-such-action = W tym trybie nie ma takiej akcji.
refused-first-arrange = Najpierw ułóż swój rząd.
refused-first-place = Najpierw połóż swoje wskazówki.
refused-first-dig = Zgadza się, więc najpierw szperasz dalej.
refused-first-reveal = Najpierw pokaż jedną ze swoich kart.
refused-first-last-chance = Ostatnia szansa pozwala tylko otworzyć sejf.
refused-first-question = Najpierw wybierz, kogo pytasz.
refused-first-over = Runda się skończyła.
refused-dig-yourself = We własnym rzędzie się nie szpera.
refused-dig-out = Nie ma tam już zakrytych kart.
refused-no-such-card = Nie ma takiej karty.
refused-card-is-shown = Ta karta jest już odkryta.
refused-card-is-character = To postać, jej nie można wybrać.
refused-no-such-value = Karty mają cyfry od 0 do 9.
refused-owes-nothing = Nie musisz pokazywać karty.
refused-not-drawn = Nie masz takiej wskazówki.
refused-gap-does-not-fit = Wskazówka tam nie pasuje: po lewej nie może być wyższej karty, a po prawej niższej.
refused-not-so-many-fives = Nie masz tylu piątek.
refused-keeper-never-unlocks = Strażnik sejfu już go nie otwiera.
refused-unlock-not-first = Otwarcie sejfu nie może być twoją pierwszą akcją w rundzie.
refused-lower-first = Najpierw podaj niższą cyfrę.
refused-no-question-left = Na pytanie trzeba dwóch wskazówek i kogoś jeszcze, kto ma postać.
refused-round-does-not-run = To możliwe tylko w trakcie rundy.
refused-said-enough = W tej rundzie to już wszystko.
refused-inquire-yourself = To wiesz bez pytania: zapytaj kogoś innego.

## The board: rows, seats, the Safe. Here too `$place` is counted from 0, as the game does.

board-mode-round = { $mode ->
    [conspiracy] Spisek · runda { $number }
   *[faction] Frakcje · runda { $number }
}
board-your-row = Twój rząd
board-hints-left = { $count ->
    [one] { $count } wskazówka w puli
    [few] { $count } wskazówki w puli
    [many] { $count } wskazówek w puli
   *[other] { $count } wskazówki w puli
}
board-points = Punkty: { $points } z { $goal }
board-shown = jawna
board-only-you = tylko ty
board-covered = zamaskowana
board-out = poza rundą
board-given-up = bez postaci
board-standing = Bez maski
board-standing-count = { $count } { faction-name }
board-character = { character-name }, postać, { faction-name }, liczy się jak 5
board-character-face-down = Postać zakryta, liczy się jak 5
board-character-covered = Postać zamaskowana, liczy się jak 5
board-card-shown = { $name }, karta nr { card-number }: { $value }
board-card-hidden = { $name }, karta nr { card-number }, zakryta
board-card-turned = { $name }, karta nr { card-number }: { $value }, dotąd zakryta
board-own-shown = Twoja karta nr { card-number }: { $value }, widzą ją wszyscy
board-own-secret = Twoja karta nr { card-number }: { $value }, widzisz ją tylko ty
board-hint = Wskazówka { $value }
board-safe = Sejf
board-safe-shut = Sejf: dwie karty, których nikt nie może zobaczyć
board-safe-yours = Sejf: { $low } i { $high }, i tylko ty o tym wiesz
board-safe-open = Sejf otwarty: { $low } i { $high }
board-keeper = Strażnik sejfu
board-keeper-none = Jeszcze nikt
board-keeper-seen = { $name } zna zawartość
board-keeper-seen-you = Znasz zawartość
board-keeper-card = Karta Strażnika, żetony: { $count } z { $goal }
board-keeper-left = { $count ->
    [one] Jeszcze jedna pomyłka przy sejfie i { $name } odnosi triumf
    [few] Jeszcze { $count } pomyłki przy sejfie i { $name } odnosi triumf
    [many] Jeszcze { $count } pomyłek przy sejfie i { $name } odnosi triumf
   *[other] Jeszcze { $count } pomyłki przy sejfie i { $name } odnosi triumf
}
board-keeper-left-you = { $count ->
    [one] Jeszcze jedna pomyłka przy sejfie i odnosisz triumf
    [few] Jeszcze { $count } pomyłki przy sejfie i odnosisz triumf
    [many] Jeszcze { $count } pomyłek przy sejfie i odnosisz triumf
   *[other] Jeszcze { $count } pomyłki przy sejfie i odnosisz triumf
}

## The board: what happens now

board-now = { $phase ->
    [setup] Rozdawanie kart
    [arrange] Wszyscy układają rzędy
    [turn] { $name } wybiera akcję
    [place] Kładzenie wskazówek
    [dig] { $name } szpera dalej
    [reveal] { $name } musi pokazać kartę
    [last-chance] { $name } ma Ostatnią szansę
    [question] { $name } wybiera, kogo zapytać
    [stopped] Partia została przerwana
   *[over] Koniec rundy
}
board-now-you = { $phase ->
    [setup] Rozdawanie kart
    [arrange] Ułóż swój rząd
    [turn] Twoja tura
    [place] Połóż swoje wskazówki
    [dig] Zgadza się: szperaj dalej
    [reveal] Pokaż jedną ze swoich kart
    [last-chance] Twoja Ostatnia szansa
    [question] Kogo pytasz?
   *[over] Koniec rundy
}
board-waiting-for = Czekamy na: { $names }
board-chooses = wybiera
board-done = gotowe
board-drink = Postaw kolejkę
board-drink-price = Dwie wskazówki dla ciebie, po jednej dla innych
board-drink-short = { $count ->
    [1] Brakuje ci jednej wskazówki: zamiast niej pokazujesz kartę
   *[2] Nie masz już wskazówek: zamiast nich pokazujesz karty
}
board-dig = Szperaj
board-dig-price = Dobrze: szperasz dalej. Źle: pokazujesz kartę
board-unlock = Otwórz sejf
board-unlock-price = { $price ->
    [keeper] Źle: obejmujesz straż nad sejfem
    [hint] Źle: płacisz Strażnikowi wskazówką
    [card] Źle: brak wskazówek, więc pokazujesz kartę
    [third] Źle: trzeci żeton i triumf Strażnika
    [last] Źle: runda się kończy i nikt nic nie dostaje
   *[character] Źle: oddajesz swoją postać
}
board-ask = Zadaj pytanie
board-ask-price = Dwie twoje wskazówki za jedną prawdziwą odpowiedź
board-closed = { $why ->
    [dig] Najpierw szperaj dalej
    [first] Nie jako pierwsza akcja
    [keeper] Nie na straży sejfu
    [hints] Za mało wskazówek
    [last] Została tylko twoja postać: otwieraj
    [cards] Nie ma już zakrytych kart
   *[turn] To nie twoja tura
}

## The board: laying out, placing, showing

board-arrange = Ułóż swój rząd
board-arrange-fives = { $count ->
    [0] Nie masz piątek, więc twój rząd stoi, jak stoi.
    [1] Twoja piątka może stanąć po dowolnej stronie postaci.
   *[2] Twoje piątki mogą stanąć po dowolnej stronie postaci.
}
board-arrange-your-fives = Twoje piątki
board-arrange-sides = { $left } z lewej, { $right } z prawej
board-arrange-left = Na lewo
board-arrange-right = Na prawo
board-arrange-why = Potwierdzają wszyscy, więc nikt się nie dowie, kto ma piątkę.
board-arrange-go = Mój rząd stoi
board-place = { $count ->
    [one] Połóż swoją wskazówkę
    [few] Połóż swoje { $count } wskazówki
    [many] Połóż swoje { $count } wskazówek
   *[other] Połóż swoje { $count } wskazówki
}
board-place-is = Twoja wskazówka: { $value }
board-place-fits = { $count ->
    [one] Pasuje jedna luka. Wszyscy zobaczą cyfrę i lukę.
    [few] Pasują { $count } luki. Wszyscy zobaczą cyfrę i lukę.
    [many] Pasuje { $count } luk. Wszyscy zobaczą cyfrę i lukę.
   *[other] Pasuje { $count } luki. Wszyscy zobaczą cyfrę i lukę.
}
board-place-gap = Połóż tu wskazówkę { $value }, { at-gap }; inni odczytają wtedy od { $low } do { $high }
board-place-go = Połóż { at-gap }
board-reveal = { $count ->
    [one] Pokaż jedną ze swoich kart
    [few] Pokaż { $count } swoje karty
    [many] Pokaż { $count } swoich kart
   *[other] Pokaż { $count } swojej karty
}
board-reveal-why = { $why ->
    [drink] Masz za mało wskazówek.
    [dig] To było pudło.
   *[unlock] Nie masz już wskazówki dla Strażnika.
}
board-reveal-go = Pokaż: { $value }

## The board: digging, unlocking

board-dig-choose = Wybierz zakrytą kartę
board-dig-card = { $name }, karta nr { card-number } to…
board-dig-value-out = { $value }, wykluczają to fakty
board-dig-say = Powiedz: to { $value }
board-dig-other = Inna karta
board-dig-right = Dobrze: szperasz dalej.
board-dig-wrong = { $count ->
    [one] Źle: pokazujesz swoją ostatnią zakrytą kartę.
    [few] Źle: pokazujesz jedną ze swoich { $count } zakrytych kart.
    [many] Źle: pokazujesz jedną ze swoich { $count } zakrytych kart.
   *[other] Źle: pokazujesz jedną ze swoich { $count } zakrytych kart.
}
board-unlock-ask = Co leży w sejfie?
board-unlock-one = Jedna cyfra
board-unlock-other = Druga cyfra
board-unlock-say = Podaj { $one } i { $other }
board-unlock-order = Kolejność nie ma znaczenia.
board-unlock-out = odpada
board-unlock-back = Nie teraz
board-chance = Ostatnia szansa
board-chance-you = Twoja ostatnia karta jest odkryta. Podaj teraz obie cyfry albo zrezygnuj.
board-chance-of = { $name } nie ma już zakrytych kart i może jeszcze raz spróbować otworzyć sejf.
board-chance-decline = Zrezygnuj
board-keeper-new = { $name } obejmuje straż nad sejfem
board-keeper-new-you = Obejmujesz straż nad sejfem
board-keeper-new-text = { $low } i { $high }: zachowaj to dla siebie. Trzy pomyłki innych i odnosisz triumf.
board-must-you = Już tylko ty masz postać: otwieraj sejf.
board-must-hints = Nie masz już dwóch wskazówek na pytanie: otwieraj sejf.
board-must-of = Już tylko { $name } ma postać i musi teraz otwierać sejf.

## The board: Conspiracy

board-ask-whom = { $low } i { $high }: kogo pytasz?
board-ask-seat = Pytanie do: { $name }
board-ask-self = Pytanie do siebie
board-ask-self-why = Wszyscy usłyszą, na ilu twoich własnych kartach jest jedna z tych dwóch cyfr.
board-answers = Odpowiedzi
board-answers-true = Wszystkie są prawdziwe.
board-answers-none = Nie padło jeszcze żadne pytanie.
board-talk = Powiedz coś
board-talk-help = Usłyszą to wszyscy, a prawdą być nie musi.
board-talk-left = { $count ->
    [0] W tej rundzie to już wszystko.
    [one] Jeszcze raz w tej rundzie
    [few] Jeszcze { $count } razy w tej rundzie
    [many] Jeszcze { $count } razy w tej rundzie
   *[other] Jeszcze { $count } razu w tej rundzie
}
board-talk-to = Do kogo?
board-talk-number = Jaka cyfra?
board-talk-say = Powiedz to
board-phrase = { $phrase ->
    [has] Mam…
    [has-not] Nie mam…
    [safe] Myślę, że w sejfie jest…
   *[inquire] Masz…?
}

## The board: after a round

board-over = { $reason ->
    [unlocked] { $names } otwiera sejf
    [keeper] { $names } skutecznie strzeże sejfu
    [faction] { $count ->
        [one] { $names } zostaje na placu boju
       *[other] { $names }: ostatnia frakcja na placu boju
    }
    [conspiracy] { $names } otwiera sejf
   *[nobody] Wygrywa sejf
}
board-over-you = { $reason ->
    [unlocked] Otwierasz sejf
    [keeper] Skutecznie strzeżesz sejfu
    [faction] { $count ->
        [one] Zostajesz na placu boju
       *[other] Na placu boju zostaje twoja frakcja
    }
    [conspiracy] Otwierasz sejf
   *[nobody] Wygrywa sejf
}
board-over-worth = { $reason ->
    [faction] { $count ->
        [one] Samodzielny triumf jest wart dwa punkty.
       *[other] Wspólny triumf daje po jednym punkcie.
    }
    [conspiracy] Punkt za każdą postać i jeszcze jeden za otwarcie sejfu.
    [nobody] Nikt nie zdobywa punktów.
   *[other] Samodzielny triumf jest wart dwa punkty.
}
board-over-held = W sejfie leżały { $low } i { $high }.
board-over-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
board-over-hidden = Ciemne karty były zakryte aż do końca rundy.
board-stopped = Oto wszystkie karty, tak jak wtedy leżały. Ciemne były jeszcze zakryte.
board-over-go = Do następnej rundy
board-over-ready = Gotowe. Czekamy na: { $names }

## The board: what one can do, and what brings points; each line is an entry of a list

board-summary-actions = Co możesz zrobić
board-summary-points = Za co są punkty
board-summary-actions-faction =
    Postaw kolejkę: kładziesz dwie wskazówki, wszyscy inni po jednej. Komu ich brakuje, pokazuje kartę.
    Szperaj: powiedz, jaka jest zakryta karta kogoś innego. Dobrze: szperasz dalej. Źle: pokazujesz swoją kartę.
    Otwórz sejf: podaj obie jego cyfry, ale nie w pierwszej akcji.
    Pierwsza pomyłka przy sejfie to straż nad nim: zaglądasz do środka, maskujesz postać i już nie otwierasz.
    Każda następna pomyłka kosztuje wskazówkę i zdradza, ile cyfr się zgadza.
    Bez zakrytych kart wypadasz z rundy. Jeśli ostatnią ktoś wyszperał, masz Ostatnią szansę otworzyć sejf.
board-summary-points-faction =
    Otwarcie sejfu: dwa punkty.
    Straż nad sejfem i trzy żetony: dwa punkty.
    Jedyna frakcja bez maski: dwa punkty albo po jednym.
    Gdy po rundzie ktoś ma trzy punkty, wygrywa największa liczba punktów.
board-summary-actions-conspiracy =
    Zadaj pytanie: dobierz dwie wskazówki i daj je komuś albo sobie. Odpowiedź jest prawdziwa: ile kart ma jedną z tych dwóch cyfr. Obie wskazówki trafiają do tego rzędu.
    Kto ma mniej niż dwie wskazówki, musi otwierać sejf.
    Otwórz sejf: podaj obie jego cyfry, ale nie w pierwszej akcji.
    Źle: oddajesz postać i nie masz więcej tur, ale nadal odpowiadasz.
    Kto jako ostatni ma postać, musi od razu otwierać sejf.
    Rozmawiaj i szepcz do woli. Prawdziwe muszą być tylko odpowiedzi.
board-summary-points-conspiracy =
    Sejf otwarty: punkt dla każdego, kto ma jeszcze postać, i jeszcze jeden za otwarcie.
    Bez postaci: nic.
    Nikomu się nie udało: nikt nic nie dostaje.
    Gdy po rundzie ktoś ma trzy punkty, wygrywa największa liczba punktów.
board-summary-finer = Szczegóły dla dociekliwych
board-summary-finer-faction =
    Kto zaczyna pierwszą rundę, rozstrzyga los; każdą następną zaczyna kolejna osoba zgodnie z ruchem wskazówek zegara.
    Seria szperania kończy się też, gdy nikt inny nie ma już zakrytej karty albo gdy bez maski została tylko jedna frakcja.
    Ostatnia szansa przychodzi po całej serii szperania; jeśli jest ich kilka, idą zgodnie z ruchem wskazówek zegara od osoby, która szperała. Może być twoją pierwszą akcją.
    Kto wypadł z rundy, nie dobiera wskazówek i nikt już u niego nie szpera; straży nad sejfem się przez to nie traci.
    Kto ma mniej zakrytych kart niż brakujących wskazówek, pokazuje te, które ma, i nie jest winien nic więcej. Frakcje liczą się dopiero, gdy wszyscy pokażą swoje karty.
    Kto nie ma wskazówki dla Strażnika, pokazuje zamiast niej kartę, bez Ostatniej szansy; Strażnik i tak dostaje żeton.
    Żetony na karcie Strażnika leżą zakryte do końca rundy.
    W rundzie jest tylko jeden triumf: otwarcie sejfu albo trzeci żeton kończy ją od razu, a pozostałe Ostatnie szanse przepadają.
    Jeśli wszystkie postacie są zamaskowane albo nikt nie może nic zrobić, runda kończy się bez punktów.
board-summary-finer-conspiracy =
    Kto zaczyna pierwszą rundę, rozstrzyga los; każdą następną zaczyna kolejna osoba zgodnie z ruchem wskazówek zegara.
    Odpowiedź to liczba kart, od 0 do 4. Postać się nie liczy.
    Oddana postać zostawia w rzędzie znak, który nadal liczy się jak 5.
    Kto się pomyli, nie dowiaduje się niczego więcej, chyba że stół pozwala zajrzeć do sejfu.

## The board: the clue sheet, and the chart at the end

board-sheet = Arkusz tropów
board-sheet-private = widzisz go tylko ty
board-sheet-holds = fakt: jest
board-sheet-cannot = fakt: nie ma
board-sheet-pencil = twój ołówek
board-sheet-safe = Sejf
board-sheet-cell = { $name }, { $value }
board-sheet-fact = { $fact ->
    [holds] jest tutaj
    [holds-both] są tu obie
    [cannot] nie może tu być
   *[open] nie wiadomo
}
board-sheet-mark = { $mark ->
    [loop] w kółku
    [stroke] jedna kreska
    [strokes] dwie kreski
    [doubt] znak zapytania
   *[none] bez znaku
}
board-sheet-clear = Zetrzyj wszystkie ślady ołówka
board-chart = Kto mógł wiedzieć?
board-chart-text = Jaką szansę miała prawdziwa zawartość sejfu po każdym zdarzeniu, sądząc po wszystkim, co było widać z danego miejsca.
board-chart-table = Jako tabela
board-chart-picture = Jako wykres
board-chart-event = Po
board-chart-chance = { $percent }%
board-chart-point = { $name }: { $percent }%
board-chart-deed = { $deed ->
    [begin] rozdaniu
    [drink] kolejce ({ $name })
    [dig] szperaniu ({ $name })
    [unlock] próbie otwarcia sejfu ({ $name })
   *[ask] pytaniu ({ $name })
}
board-chart-first = Od rozdania do ostatniej akcji
board-aid = Co z tego wynika

## The board

board-moment-close = Dalej
board-place-gap-mute = Połóż tu wskazówkę { $value }, { at-gap }; inni nie dowiedzą się niczego nowego
board-place-choose = Wybierz oświetloną lukę
board-reveal-choose = Wybierz kartę ze swojego rzędu
board-dig-range = Rząd mówi: od { $low } do { $high }
board-turn-choose = Wybierz akcję.
board-unlock-price-token = Źle: Strażnik sejfu i tak dostaje żeton
board-key-drink = K
board-key-dig = S
board-key-unlock = O
board-key-ask = P
board-key-sheet = N
