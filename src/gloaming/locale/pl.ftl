# Słowa aplikacji. Słowa gry leżą w jej własnym folderze i dołączają do tych.

app-name = Gloaming
page-title = { $page } · Gloaming
skip-to-content = Przejdź do treści
language-label = Język
loading = Chwileczkę…
try-again = Spróbuj ponownie
yes = tak
no = nie
list-empty = brak
nobody = nikt

## Home

home-title = Gry o tym, czego nie wolno zobaczyć.
home-text = Graj ze znajomymi albo z botami, tutaj, w przeglądarce. Bez konta, bez instalacji.
home-return = Wróć do stołu { $code }
home-back = Wróć na stronę główną
name-title = Kim jesteś?
name-label = Twoje imię
name-help = Pod tym imieniem zobaczą cię inni przy stole.
name-missing = Najpierw wpisz imię.
name-continue = Przejdź do stołu
name-before-table = Powiedz innym, jak się do ciebie zwracać. Potem możesz oglądać albo usiąść do gry.
join-title = Masz kod?
join-label = Kod stołu
join-button = Dołącz
join-help = Możesz też wkleić link.
join-missing = Wpisz kod stołu.
games-title = Gry
games-example = Przykład
games-players = Liczba graczy: { $least }–{ $most }
games-make = Otwórz stół: { $game }
rules-title = Zasady
nowhere-title = Tu nic nie ma
nowhere-text = Ten adres nie prowadzi do żadnej z naszych stron.

## Table

table-name = Stół { $code }
table-title = { $game }, stół { $code }
invite-title = Zaproś znajomych
invite-text = Wyślij link albo podyktuj kod.
invite-code = Kod
invite-link = Link do tego stołu
invite-copy = Skopiuj link
invite-copied = Link skopiowany.
invite-by-hand = Link jest zaznaczony: skopiuj go stąd.
invite-here-only = Ten adres działa tylko na tym urządzeniu.
places-title = Miejsca
place-number = Miejsce { $number }
place-free = Wolne
place-you = Ty
place-bot = Bot
place-here = Przy stole
place-away = Poza stołem
place-sit = Usiądź tutaj
place-move = Przesiądź się tutaj
place-stand = Wstań
place-level = Rodzaj bota
place-add-bot = Dodaj bota
place-clear = Zwolnij to miejsce
watchers = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
watchers-you = { $count ->
    [0] Oglądasz.
    [one] Oglądasz, a z tobą jeszcze jedna osoba.
    [few] Oglądasz, a z tobą jeszcze { $count } osoby.
    [many] Oglądasz, a z tobą jeszcze { $count } osób.
   *[other] Oglądasz, a z tobą jeszcze { $count } osoby.
}
options-title = Opcje
options-host-only = Może je zmienić tylko osoba, która otworzyła stół: { $host }.
field-range = Od { $least } do { $most }.
start-begin = Zacznij
start-again = Zagraj jeszcze raz
start-ready = Wszystko gotowe.
start-host = Partię zaczyna osoba, która otworzyła stół: { $host }.
start-away = { $count ->
    [one] { $names } jest poza stołem.
    [few] { $names } są poza stołem.
    [many] { $names } są poza stołem.
   *[other] { $names } są poza stołem.
}
start-too-few = { $count ->
    [one] Aby zacząć, trzeba zająć jeszcze jedno miejsce.
    [few] Aby zacząć, trzeba zająć jeszcze { $count } miejsca.
    [many] Aby zacząć, trzeba zająć jeszcze { $count } miejsc.
   *[other] Aby zacząć, trzeba zająć jeszcze { $count } miejsca.
}
start-missing-role = Rola, bez której nie da się grać, jest wciąż wolna.
start-teams-uneven = Drużyny są zbyt nierówne.

## Play

seats-label = Gracze
seat-bot = { $level } { $number }
seat-namesake = { $name } ({ $number })
board-title = Co widzisz
board-latest = Przed chwilą
turn-label = Twoje ruchy
turn-yours = Twój ruch.
turn-waiting = Czekamy na pozostałych.
turn-sending = Twój ruch jest w drodze.
turn-watching = Oglądasz.
turn-keys = Wykonuj ruchy klawiszami cyfr
stop-match = Przerwij partię
stop-sure = Partia skończy się od razu, dla wszystkich, i nikt nie wygra.
stop-yes = Tak, przerwij
stop-no = Graj dalej
log-title = Co się wydarzyło
log-empty = Na razie nic.
clock-label = Pozostały czas
clock-left = { $seconds ->
    [one] Została jedna sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
too-late = Za późno: jeszcze przed chwilą było to możliwe, ale już nie jest.
notice-close = Zamknij

## The end

over-title = Koniec partii
over-scores = Punkty
over-winner = Zwycięstwo
over-truth = Cała prawda
over-analysis = Z perspektywy czasu
over-file = Pobierz partię
over-verify = Sprawdź uczciwość losowań

## Connection

connection-connecting = Łączenie…
connection-open = Połączono
connection-lost = Połączenie zerwane. Nic, co zostało potwierdzone, nie przepadło. Łączymy ponownie, próba { $attempt }…
connection-healed = Połączono ponownie

## What the table refuses

refused-not-legal = Ten ruch nie jest teraz możliwy.
refused-over = Partia już się skończyła.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-running = Żadna partia się nie toczy.
refused-malformed = Serwer tego nie zrozumiał. Spróbuj ponownie.
refused-no-such-place = Przy tym stole nie ma takiego miejsca.
refused-place-taken = Ktoś był szybszy: to miejsce jest już zajęte.
refused-not-host = Może to zrobić tylko osoba, która otworzyła stół.
refused-no-such-bot = W tej grze nie ma takiego bota.
refused-bad-options = Z tymi opcjami nie da się grać.
refused-too-few = Jest jeszcze za mało graczy.
refused-missing-role = Rola, bez której nie da się grać, jest wciąż wolna.
refused-teams-uneven = Drużyny są zbyt nierówne.
refused-already-running = Partia już się zaczęła.
refused-wrong-commitment = Zobowiązanie co do losowań w międzyczasie się zmieniło. Nic nie przepadło.
refused-nothing-there = To miejsce jest już wolne.

## What goes wrong with a request

problem-unexpected = Coś poszło nie tak. Spróbuj ponownie.
problem-broken = Coś poszło nie tak po stronie serwera. Spróbuj ponownie.
problem-unreachable = Serwer jest nieosiągalny. Sprawdź połączenie.
problem-malformed = Serwer tego nie zrozumiał. Spróbuj ponownie.
problem-too-large = To jest za duże.
problem-too-many = Za dużo naraz. Odczekaj chwilę.
problem-foreign-origin = Ta strona nie może rozmawiać z tym serwerem.
problem-not-found = Pod tym adresem nic nie ma.
problem-no-session = Serwer jeszcze cię nie zna. Wpisz swoje imię.
problem-no-such-game = Nie ma takiej gry.
problem-no-such-table = Nie ma stołu o takim kodzie.
problem-no-such-match = Nie ma takiej partii albo jeszcze się nie skończyła.
problem-bad-options = Z tymi opcjami nie da się grać.
problem-name-empty = W tym imieniu nie ma niczego, co dałoby się pokazać.
problem-name-too-long = To imię jest za długie: najwyżej 24 znaki.

## Fair chance

verify-link = Sprawdź uczciwość losowań
verify-title = Czy losowania były uczciwe?
verify-text = Przed rozdaniem serwer wiąże się swoim ziarnem, a każdy gracz dorzuca odrobinę własnej losowości. Plik partii odsłania jedno i drugie, więc każde losowanie można powtórzyć tutaj, w przeglądarce.
verify-file = Plik partii
verify-busy = Sprawdzanie…
verify-good = { $draws ->
    [one] Losowania były uczciwe: zobowiązania dotrzymano, a jedyne losowanie się zgadza.
    [few] Losowania były uczciwe: zobowiązania dotrzymano, a wszystkie { $draws } losowania się zgadzają.
    [many] Losowania były uczciwe: zobowiązania dotrzymano, a wszystkie { $draws } losowań się zgadza.
   *[other] Losowania były uczciwe: zobowiązania dotrzymano, a wszystkie { $draws } losowań się zgadza.
}
verify-bad = Wiersz { $line } jest błędny.
verify-players = Przy stole: { $names }.
verify-promise-kept = Zobowiązanie jest takie samo jak to, które to urządzenie widziało przed początkiem partii.
verify-promise-changed = Zobowiązanie jest inne niż to, które to urządzenie widziało przed początkiem partii.
verify-promise-unknown = To urządzenie nie widziało początku partii, więc nie może porównać zobowiązania.
verify-nonce-kept = To, co dorzuciło to urządzenie, jest częścią losowań.
verify-nonce-changed = To, co dorzuciło to urządzenie, nie jest częścią losowań.
verify-nonce-unknown = To urządzenie niczego nie dorzuciło do tej partii albo nie zdążyło.
verify-head-kept = Plik kończy się tak, jak skończyła się tu partia.
verify-head-changed = Plik nie kończy się tak, jak skończyła się tu partia.
verify-head-unknown = To urządzenie nie widziało końca partii, więc nie może porównać ostatniego wiersza.
verify-limits = Ta strona sprawdza każde losowanie. Nie zauważy ruchu zmienionego ani usuniętego: ruchy, zasady i wszystkie skróty sprawdza polecenie „gloaming verify”.
verify-fault-empty = Plik jest pusty.
verify-fault-unreadable = Nie da się go odczytać.
verify-fault-format = Ten format nie jest tu znany.
verify-fault-unfinished = Brakuje ostatniego wiersza, który odsłania ziarno.
verify-fault-match = Nazwa partii może się składać tylko z małych liter, cyfr i łączników.
verify-fault-seed = Ziarno nie jest zapisane za pomocą 64 cyfr szesnastkowych.
verify-fault-promise = To nie jest ziarno, do którego zobowiązał się serwer.
verify-fault-nonces = Nie dla każdego miejsca podano wkład losowy albo jego brak.
verify-fault-nonce = Któryś wkład losowy nie jest zapisany za pomocą 64 cyfr szesnastkowych.
verify-fault-bot = Podano wkład losowy bota, a boty niczego nie dorzucają.
verify-fault-backwards = Czas się w nim cofa.
verify-fault-choice = Takiego losowania być nie może.
verify-fault-draw = Ziarno i wkłady graczy dają tu inny wynik losowania.
verify-fault-head = Zamyka inną partię albo brakuje przed nim wierszy.
fair-title = Uczciwe losowania
fair-next = Uczciwe losowania w następnej partii
fair-text = Przed rozdaniem serwer wiąże się swoim ziarnem za pomocą tego skrótu, a każdy gracz dorzuca odrobinę własnej losowości. Zachowaj jedno i drugie, a będzie można porównać z nimi plik partii.
fair-promise = Zobowiązanie serwera
fair-throw = Twój wkład losowy
fair-throw-none = Brak
fair-head = Skrót na końcu partii
fair-promise-broken = Uwaga: ta partia nie zaczęła się zgodnie z wcześniejszym zobowiązaniem serwera. Nie ufaj jej losowaniom.
fair-throw-lost = Uwaga: serwer potwierdził Twój wkład losowy, ale ta partia zaczęła się bez niego. Nie ufaj jej losowaniom.
