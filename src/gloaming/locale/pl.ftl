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
home-play-now = Zagraj od razu z botami
home-play-friends = Zagraj ze znajomymi
home-which = W co gramy?
home-you = Grasz jako { $name }.
home-rename = Zmień imię
home-table-gone = Stół { $code } został tymczasem sprzątnięty.
home-back = Wróć na stronę główną
name-title = Kim jesteś?
name-label = Twoje imię
name-help = Pod tym imieniem zobaczą cię inni przy stole.
name-missing = Najpierw wpisz imię.
name-continue = Przejdź do stołu
name-go-on = Dalej
name-before-table = Powiedz innym, jak się do ciebie zwracać. Potem możesz oglądać albo usiąść do gry.
join-title = Masz kod?
join-button = Dołącz
join-letters = Kody składają się z samych liter, bez I oraz O.
join-help = { $missing ->
    [0] Kod jest pełny.
    [8] Osiem liter. Możesz też wkleić link.
    [one] Osiem liter, brakuje jednej.
   *[other] Osiem liter, brakuje { $missing }.
}
join-missing = { $missing ->
    [8] Wpisz kod stołu.
    [one] Brakuje jeszcze jednej litery.
   *[other] Brakuje jeszcze { $missing } liter.
}
games-title = Gry
games-example = Przykład
games-players = Liczba graczy: { $least }–{ $most }
games-play = Graj z botami
games-gather = Zbierz ekipę
games-gallery = Obrazki
gallery-of = { $game }: obrazki
rules-title = Zasady
rules-of = Zasady: { $game }
rules-whole = Pełne zasady
way-in-title = { $game } w skrócie
way-in-text = Nic się nie zacznie bez twojego znaku. Zasady będą pod ręką także podczas partii.
way-in-go = Gramy
nav-label = Strony
nav-watch = Oglądaj
nav-settings = Ustawienia
footer-label = Inne strony
footer-unofficial = Gloaming jest nieoficjalny: nie tworzą go, nie polecają ani nie wspierają autorzy, ilustratorzy ani wydawcy tych gier.
nowhere-title = Tu nic nie ma
nowhere-text = Ten adres nie prowadzi do żadnej z naszych stron.

## Watching, and going on with another device

watch-title = Otwarte stoły
watch-text = Kto ogląda, widzi to, co wolno widzieć wszystkim, i nic więcej.
watch-none = W tej chwili żaden stół nie jest otwarty dla wszystkich.
watch-go = Oglądaj
watch-lobby = Gra jeszcze się nie zaczęła.
watch-playing = Gra trwa.
watch-over = Gra właśnie się skończyła.
watch-bots = { $count ->
    [one] jeden bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
watch-free = { $count ->
    [0] Nie ma wolnych miejsc.
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
    [many] { $count } miejsc jest wolnych.
   *[other] { $count } miejsca jest wolne.
}
watch-bots-play = Oglądaj, jak boty grają w „{ $game }”
elsewhere-title = Graj dalej na tym urządzeniu
elsewhere-text = Zachowasz miejsce i imię. Tamto urządzenie może pozostać włączone: wtedy możesz grać na obu.
elsewhere-go = Graj dalej tutaj
elsewhere-instead = To mój link: graj dalej tutaj
elsewhere-spent = Ten link już nie działa
elsewhere-anew = Aby utworzyć nowy, naciśnij przy stole „{ go-on-open }” na urządzeniu, na którym toczy się gra; link działa dla jednego urządzenia przez dwie minuty.
problem-somebody-else = Na tym urządzeniu gra już ktoś inny i straciłby swoje miejsca. Graj dalej tylko wtedy, gdy link jest twój.
problem-no-such-link = Został już użyty albo ma więcej niż dwie minuty.

## Table

table-name = Stół { $code }
table-title = { $game }, stół { $code }
invite-title = Zaproś znajomych
invite-text = Wyślij link albo podyktuj kod.
invite-locked = Drzwi są zamknięte: wejdzie tylko ten, kto ma tu miejsce.
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
options-title = Jak gramy
options-host-only = Zmienić to może tylko gospodarz: { $host }.
field-range = Od { $least } do { $most }.
start-begin = Zacznij
start-again = Zagraj jeszcze raz
start-ready = Wszystko gotowe.
start-host = Partię zaczyna gospodarz: { $host }.
start-away = { $count ->
    [one] { $names } jest poza stołem.
    [few] { $names } są poza stołem.
    [many] { $names } są poza stołem.
   *[other] { $names } są poza stołem.
}
start-away-text = Partia zacznie się mimo to. Jeśli nieobecność potrwa, wkrótce zagra dalej bot, o ile gra go ma.
start-wait = Poczekaj
start-anyway = Zacznij mimo to
start-too-few = { $count ->
    [one] Aby zacząć, trzeba zająć jeszcze jedno miejsce.
    [few] Aby zacząć, trzeba zająć jeszcze { $count } miejsca.
    [many] Aby zacząć, trzeba zająć jeszcze { $count } miejsc.
   *[other] Aby zacząć, trzeba zająć jeszcze { $count } miejsca.
}
start-missing-role = Rola, bez której nie da się grać, jest wciąż wolna.
start-teams-uneven = Zespoły zbyt różnią się liczebnością.
start-no-such-pack = Tego, co wybrano w opcjach, nie ma już na tym serwerze: gospodarz musi wybrać coś innego.

## Lobby: places, door, invitation, start, another game

lobby-taken = Zajęte miejsca: { $taken } z { $places }
names-you = ty
place-host = Gospodarz
place-ready = Może zaczynać
place-not-ready = Jeszcze nie
place-take = Zajmij to miejsce
place-change = Zmień
place-bots = Który bot?
place-swap = Zamień z innym miejscem
place-hand-over = Przekaż rolę gospodarza: { $name }
place-hand-over-help = Gospodarz ustala, jak się gra, decyduje, kto wchodzi, i zaczyna partię.
place-clear-bot = Zabierz bota
place-clear-help = { $name } zostaje przy stole i ogląda.
swap-choose = Z kim ma się zamienić { $name }? Wybierz kartę.
swap-with = Zamień miejscami: { $name }
swap-here = Przesadź tutaj
swap-cancel = Zostaw, jak jest
table-acts = Dla gospodarza
table-rotate = Przekaż role dalej
table-rotate-plain = Wszyscy o jedno miejsce dalej
table-sides = Zamień strony
door-title = Kto może wejść
door-open = Każdy
door-private = Z kodem
door-locked = Nikt
door-now = { $door ->
    [open] Stół widać na stronie „Oglądaj”; każdy może przyjść i usiąść.
    [locked] Kogo jeszcze nie ma przy tym stole, ten zostaje za drzwiami; kto ma miejsce, może wrócić.
   *[private] Stół znajdzie tylko osoba, która ma kod albo link.
}
option-less = Mniej ({ $option })
option-more = Więcej ({ $option })
option-pack = Dodane na tym serwerze
invite-spoken = Kod stołu: { $code }
invite-share = Udostępnij
invite-which = Który adres
invite-everywhere = Zewsząd
invite-network = W tej sieci
invite-reach = { $reach ->
    [network] Dla telefonów i komputerów w tej samej sieci.
   *[everywhere] Dla wszystkich, gdziekolwiek są.
}
dock-role = Twoja rola: { $role }.
dock-role-team = Twoja rola: { $role }, zespół: { $team }.
dock-place = Siedzisz na miejscu { $number }.
dock-watch = Oglądasz.
dock-sit = Zajmij miejsce
ready-yes = Możemy zaczynać
ready-no = Jednak jeszcze nie
ready-again = Zagraj jeszcze raz
start-not-ready = Czekamy na znak: { $names }.
start-not-ready-you = Czekamy na twój znak.
start-needs = Brakuje jeszcze: { $roles }.
start-role-team = { $role } (zespół: { $team })
count-title = Partia się zaczyna
count-now = Partia zaczyna się za { $number }
count-hold = Zaczekajcie
count-held = Odliczanie może zatrzymać każda grająca osoba.
again-round = Zagraj jeszcze raz ze zmianą ról
again-same = Zagraj jeszcze raz tak samo
another-open = Inna gra
another-title = W co teraz gramy?
another-text = Przygotujemy nowy stół z miejscem dla każdego, kto ma je tutaj, i pokażemy wszystkim drogę do niego.
another-making = Szykujemy stół…
onward-title = Gramy dalej gdzie indziej
onward-text = { $host } czeka przy stole { $code }.
onward-text-you = Wszyscy widzą już drogę do stołu { $code }.
onward-go = Przejdź do stołu { $code }

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
stop-match = Zakończ partię
stop-match-sure = Partia skończy się od razu, dla wszystkich, i nikt nie wygra.
stop-match-yes = Tak, zakończ
stop-match-no = Graj dalej
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

## Settings

settings-title = Ustawienia
settings-done = Gotowe
settings-on = Tak
settings-off = Nie
settings-kept = To urządzenie zapamięta twoje wybory.
settings-text = Wielkość tekstu
settings-text-small = Mała
settings-text-normal = Średnia
settings-text-large = Duża
settings-text-huge = Bardzo duża
settings-volume = Głośność
settings-volume-value = { $volume } na 100
settings-volume-try = Posłuchaj
settings-volume-none = Nic nie słychać: głośność wynosi zero.
settings-mute = Wycisz dźwięk
settings-mute-on = Nic nie słychać: dźwięk jest wyciszony.
settings-mute-off = Słychać dzwonek, karty i zegar.
settings-call = Wołaj mnie, gdy moja kolej
settings-call-on = Dzwonek odzywa się także wtedy, gdy oglądasz inną stronę.
settings-call-off = Gdy oglądasz inną stronę, jest cicho.
settings-buzz = Wibracje
settings-buzz-on = Krótka wibracja, gdy przychodzi twoja kolej, gdy kończy się czas i gdy wygrywasz.
settings-buzz-off = Urządzenie nie wibruje.
settings-buzz-absent = To urządzenie albo ta przeglądarka nie obsługuje wibracji.
settings-by-text = Gra tekstowa
settings-by-text-on = Każda gra ma postać zdań i przycisków.
settings-by-text-off = Jeśli gra ma rysowaną planszę, gra się na niej.
settings-motion = Animacje
settings-motion-system = Jak w systemie
settings-motion-on = Tak
settings-motion-off = Nie
settings-motion-now-on = Świece migoczą, karty się przesuwają.
settings-motion-now-off = Nic nie migocze, a rzeczy od razu zmieniają miejsce.
settings-contrast = Kontrast
settings-contrast-system = Jak w systemie
settings-contrast-high = Wysoki
settings-contrast-normal = Zwykły
settings-contrast-now-high = Jednolite tła, ciemny druk i wyraźne krawędzie.
settings-contrast-now-normal = Światło lampy, papier i miękkie cienie.
devices-title = Twoje urządzenia
devices-text = Te urządzenia cię znają: kto ma je w ręku, gra w twoim imieniu. Wyloguj te, których nie rozpoznajesz.
device-this = to urządzenie
device-unknown = Nieznane urządzenie
device-times = Pierwszy raz { $first }, ostatnio { $last }
device-sign-out = Wyloguj
device-sign-out-of = Wyloguj { $device }
device-is-out = Wylogowano: { $device }.
devices-sign-out = Wyloguj wszystkie pozostałe
devices-all-out = Wszystkie pozostałe urządzenia są wylogowane.

## In play: seats, clock, looking back, the table's menu

seat-turn = Twój ruch
seat-idle = Od dłuższej chwili cisza
seat-bot-in = bot za { $time }
seat-stand-in = Bot gra dalej ({ $name })
seat-take = Zajmij to miejsce
seat-take-of = Zajmij to miejsce ({ $name })
clock-of-turn = na wybór
clock-hurry = Szybko, czas prawie minął
clock-pause = Przerwa
clock-still = Czas stoi
clock-slow = { $factor ->
    [2] Dwa razy więcej czasu
   *[3] Trzy razy więcej czasu
}
board-opening = Szykujemy stół…
past-title = Tak było po { $time } gry
past-news = W międzyczasie coś się wydarzyło.
past-back = Wróć do gry
moves-choose = Wybierz
moves-step = Krok { $number }
moves-not-yet = Najpierw wybierz wszystko powyżej.
menu-title = Przy stole
menu-open = Przy stole
menu-pause = Poproś o przerwę
menu-pause-help = Czas stanie, gdy tylko zgodzą się wszyscy obecni grający.
menu-stretch = Więcej czasu dla mnie
menu-stretch-factor = { $factor ->
    [1] Jak zwykle
    [2] Dwa razy
   *[3] Trzy razy
}
menu-stretch-help = { $factor ->
    [1] Zegary idą tak, jak ustawiono je przy stole.
    [2] Dopóki grasz, każdy zegar przy tym stole idzie dwa razy wolniej.
   *[3] Dopóki grasz, każdy zegar przy tym stole idzie trzy razy wolniej.
}
menu-keys = Ruchy klawiszami
menu-keys-on = Jeden klawisz od razu wykonuje ruch.
menu-keys-off = Klawisze nic nie robią; ruchy wykonują przyciski.
menu-remove = Poproś o usunięcie: { $name }
menu-remove-help = Jeśli zgodzi się większość pozostałych, bot zajmie to miejsce do końca partii.
menu-send-away = Poproś kogoś o odejście
send-away = Poproś o odejście: { $name }
send-away-sure = { $name } odejdzie od tego stołu, bez możliwości powrotu.
send-away-vote = Jeśli zgodzi się większość pozostałych, bot zajmie to miejsce, a { $name } odejdzie od stołu bez możliwości powrotu.
send-away-yes = Tak, poproś o odejście
send-away-no = Nie, { $name } zostaje
menu-asked = Twoja prośba już leży na stole.
vote-pause = Zrobić przerwę?
vote-go-on = Grać dalej?
vote-remove = Usunąć z partii: { $name }?
vote-send-away = Poprosić o odejście od stołu: { $name }?
vote-by = Za: { $names }.
vote-unnamed = { $count ->
    [one] Jedna osoba, której nie wolno teraz dawać znaków, jest za.
    [few] { $count } osoby, którym nie wolno teraz dawać znaków, są za.
    [many] { $count } osób, którym nie wolno teraz dawać znaków, jest za.
   *[other] { $count } osoby, którym nie wolno teraz dawać znaków, są za.
}
vote-stands = Twój głos pozostaje ważny, dopóki stół nie zdecyduje.
vote-needed = { $count ->
    [0] To wystarczy.
    [one] Potrzeba jeszcze jednego głosu.
    [few] Potrzeba jeszcze { $count } głosów.
    [many] Potrzeba jeszcze { $count } głosów.
   *[other] Potrzeba jeszcze { $count } głosu.
}
vote-for = Za
vote-not = Jednak nie
vote-later = Później
paused-title = Czas stoi
paused-agreed = Przy stole zgodzono się na przerwę. Nikt nie może wykonać ruchu i żaden zegar nie idzie.
paused-gone = Nikogo nie było, więc partia czekała. Nic nie przepadło.
paused-go-on = Grajmy dalej
paused-watching = O wznowieniu decydują grający.
over-name = Gracz
over-check-more = Więcej o tym sprawdzeniu
over-truth-text = Teraz wszystko jest odkryte.

## The notebook: what happened, talk, notes

parts-label = Części stołu
part-board = Plansza
part-talk = Rozmowa
part-notes = Notatki
notebook-label = Notes
notebook-close = Zamknij notes
log-hint = Pokazuje planszę z tamtej chwili.
log-latest = Do najnowszych
log-handed-person = { $name } zajmuje miejsce: { $before }.
log-handed-bot = { $name } na stałe zajmuje miejsce: { $before }.
log-handed-stand-in = Bot gra dalej ({ $name }).
log-handed-back = { $name } znowu gra.
log-stand-in = { $name } (bot)
talk-unread = { $count ->
    [one] jedna nowa wypowiedź
    [few] { $count } nowe wypowiedzi
    [many] { $count } nowych wypowiedzi
   *[other] { $count } nowej wypowiedzi
}
talk-empty = Nikt jeszcze nic nie powiedział.
talk-who = Kto cię usłyszy
talk-everybody = Wszyscy
talk-players = Tylko gracze
talk-names = Tylko { $names }
talk-names-watchers = { $names } oraz widzowie
talk-watchers = Widzowie
talk-whisper = Szepnij: { $name }
talk-nobody = W tej chwili nikt nie może cię usłyszeć.
talk-choose = Wybierz, kto cię usłyszy: poprzedni wybór nie jest już możliwy.
talk-field = Powiedz coś
talk-send = Wyślij
talk-sending = W drodze…
talk-too-long = Jedna wypowiedź może mieć najwyżej { $most } znaków. Skróć ją, aby ją wysłać.
talk-offline = Wyślemy to, gdy tylko wróci połączenie.
talk-to = dla: { $names }
talk-to-players = dla graczy
talk-to-watchers = dla widzów
talk-whispers-to = szepcze do: { $names }
talk-whispers = szepcze do kogoś
room-left = { $count ->
    [0] Nie zmieści się już ani jeden znak
    [one] Został jeden znak
    [few] Zostały { $count } znaki
    [many] Zostało { $count } znaków
   *[other] Zostało { $count } znaku
}
room-over = { $count ->
    [one] O jeden znak za dużo
    [few] O { $count } znaki za dużo
    [many] O { $count } znaków za dużo
   *[other] O { $count } znaku za dużo
}
talk-you = Ty
talk-namesake = { $name } (ogląda)
talk-mute = Wycisz: { $name }
talk-unmute = Cofnij wyciszenie: { $name }
talk-muted = Wyciszono: { $name }.
notes-label = Twoje notatki
notes-help = Tylko dla ciebie, na wszystkich twoich urządzeniach.
notes-watching = Kto gra, ma tu kartkę na notatki.
notes-kept = Zapisano.
notes-writing = Zapisywanie…
notes-too-long = Na tej kartce mieści się { $most } znaków. Tekst zostaje na tym urządzeniu i zapisze się, gdy będzie krótszy.
notes-offline = Na tym urządzeniu; zapiszemy dla wszystkich, gdy tylko wróci połączenie.

## Coming and going

back-again = { $count ->
    [0] Znów tu jesteś. Nic cię nie ominęło.
    [one] Znów tu jesteś. Tymczasem zaszło jedno zdarzenie.
    [few] Znów tu jesteś. Tymczasem zaszły { $count } zdarzenia.
    [many] Znów tu jesteś. Tymczasem zaszło { $count } zdarzeń.
   *[other] Znów tu jesteś. Tymczasem zaszło { $count } zdarzenia.
}
toast-asked = Twój wybór: { $move }. Nic nie przepadło.
lost-title = Na ulicy zgasło światło
lost-since = { $seconds ->
    [0] Nie ma połączenia.
    [one] Nie ma połączenia od sekundy.
    [few] Nie ma połączenia od { $seconds } sekund.
    [many] Nie ma połączenia od { $seconds } sekund.
   *[other] Nie ma połączenia od { $seconds } sekundy.
}
lost-next = { $seconds ->
    [0] Próbujemy ponownie.
    [one] Kolejna próba za sekundę.
    [few] Kolejna próba za { $seconds } sekundy.
    [many] Kolejna próba za { $seconds } sekund.
   *[other] Kolejna próba za { $seconds } sekundy.
}
lost-safe = Twoje miejsce, to, co leży na stole, i twoje notatki są bezpieczne. Możesz czytać dalej.
lost-try = Spróbuj teraz
lost-fold = Czytaj dalej
connection-none = Brak połączenia
go-on-open = Inne urządzenie
go-on-title = Graj dalej na innym urządzeniu
go-on-text = Zeskanuj ten kod drugim urządzeniem albo otwórz na nim link. Zachowasz miejsce i imię; to urządzenie może pozostać włączone.
go-on-link = Link dla drugiego urządzenia
go-on-left = Działa dla jednego urządzenia jeszcze przez { $time }.
go-on-over = Ten link wygasł.
go-on-used = Drugie urządzenie jest już przy stole. Możesz grać na obu.
go-on-renew = Utwórz nowy link
device-came = W twoim imieniu gra też inne urządzenie: { $name }.
device-came-unknown = W twoim imieniu gra też inne urządzenie.
device-came-look = Twoje urządzenia
idle-title = Jesteś tu jeszcze?
idle-text = Jeśli nie dasz znaku życia, wkrótce zagra za ciebie bot.
idle-yes = Jestem
stand-in-title = Gra za ciebie bot.
stand-in-text = Nie było cię przez chwilę. Miejsce nadal należy do ciebie.
stand-in-take = Przejmij grę
table-lost-title = Zawiódł dysk serwera.
table-lost-text = Część tego, co ostatnio wydarzyło się przy tym stole, przepadła. Widać wszystko, co zostało: ustalcie, czy gracie dalej, czy zaczynacie od nowa.
pages-newer = Jest nowsza wersja tych stron.
pages-by-itself = Wczyta się sama w spokojnej chwili.
pages-renew = Wczytaj teraz

## The end

over-title = Koniec partii
over-result = Wynik
over-winner = Zwycięstwo
over-truth = Cała prawda
over-analysis = Z perspektywy czasu
over-file = Pobierz partię
over-verify = Sprawdź uczciwość losowań

## Connection

connection-connecting = Łączenie…
connection-open = Połączono
connection-healed = Połączono ponownie

## What the table refuses

refused-not-legal = Ten ruch nie jest teraz możliwy.
refused-over = Partia już się skończyła.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-running = Żadna partia się nie toczy.
refused-malformed = Serwer tego nie zrozumiał. Spróbuj ponownie.
refused-no-such-place = Przy tym stole nie ma takiego miejsca.
refused-place-taken = Ktoś był szybszy: to miejsce jest już zajęte.
refused-not-host = To może zrobić tylko gospodarz stołu.
refused-no-such-bot = W tej grze nie ma takiego bota.
refused-bad-options = Z tymi opcjami nie da się grać.
refused-too-few = Jest jeszcze za mało graczy.
refused-missing-role = Rola, bez której nie da się grać, jest wciąż wolna.
refused-teams-uneven = Zespoły zbyt różnią się liczebnością.
refused-already-running = Partia już się zaczęła.
refused-wrong-commitment = Zobowiązanie co do losowań w międzyczasie się zmieniło. Nic nie przepadło.
refused-nothing-there = To miejsce jest już wolne.
refused-locked = Stół jest zamknięty: nikt nowy nie może usiąść.
refused-nobody-there = Nikt tam nie siedzi.
refused-count-stopped = Ktoś zatrzymał odliczanie.
count-stopped-by = { $name } zatrzymuje odliczanie.
refused-paused = Czas stoi: teraz nikt nie może wykonać ruchu.
refused-not-paused = Nie ma przerwy.
refused-not-offered = Teraz nie jest to możliwe.
refused-is-here = Ta osoba jest przy stole i gra.
refused-text-empty = Nie ma tu nic, co dałoby się pokazać.
refused-text-too-long = To za długie.
refused-talks-too-fast = Za dużo naraz. Odczekaj chwilę i wyślij ponownie.
refused-too-fast = Za dużo naraz. Odczekaj chwilę.
refused-nobody-hears = Teraz nikt by tego nie usłyszał.
refused-no-such-moment = Tej chwili nie da się pokazać.
refused-no-such-table = Nie ma stołu o tym kodzie.
refused-no-such-pack = Tego, co wybrano w opcjach, nie ma już na tym serwerze.
refused-hushed = Nie wszyscy mogą cię teraz słyszeć, a byłby to znak. Zrób to, gdy znów będzie ci wolno mówić.
refused-clock-counts = Tutaj gra się na czas, więc nikt nie może zwolnić zegara. Ile jest czasu, mówią ustawienia stołu.
refused-sent-away = { problem-sent-away }

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
problem-table-lost = Ten stół istniał, ale dysk serwera utracił go w całości lub w części. Powiadom osobę, która prowadzi serwer.
problem-locked = Gospodarz zamknął ten stół.
problem-sent-away = Poproszono cię o opuszczenie tego stołu i nie możesz do niego wrócić. Inne stoły są dla ciebie otwarte jak dotąd.
problem-not-host = To może zrobić tylko gospodarz stołu.
locked-text = Wejść może tylko ktoś, kto ma tu swoje miejsce. Poproś gospodarza o otwarcie drzwi i spróbuj ponownie.
problem-signed-out = Wylogowano cię z tego urządzenia.
signed-out-text = To twoja decyzja? W takim razie naciśnij przy stole „{ go-on-open }” na urządzeniu, które cię jeszcze zna, i otwórz link tutaj.
problem-no-such-device = To urządzenie jest już wylogowane.
problem-no-such-match = Nie ma takiej partii albo jeszcze się nie skończyła.
problem-bad-options = Z tymi opcjami nie da się grać.
problem-name-empty = W tym imieniu nie ma niczego, co dałoby się pokazać.
problem-name-too-long = To imię jest za długie: najwyżej 24 znaki.

## Fair chance

verify-link = Sprawdź uczciwość losowań
verify-title = Czy losowania były uczciwe?
verify-text = Przed rozdaniem serwer wiąże się swoim ziarnem, a każdy gracz dorzuca odrobinę własnej losowości. Plik partii odsłania jedno i drugie, więc każde losowanie można powtórzyć tutaj, w przeglądarce.
verify-file = Plik partii
verify-choose = Wybierz plik
verify-chosen = Wybrano: { $file }
verify-none = Nie wybrano jeszcze pliku.
verify-busy = Sprawdzanie…
verify-good = { $draws ->
    [one] Losowanie było uczciwe: zobowiązania dotrzymano i wynik się zgadza.
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
verify-chain-kept = Od zapisania pliku nie zmieniono żadnego wiersza: łańcuch wierszy się zgadza.
verify-chain-unknown = W tym pliku nie ma łańcucha wierszy: zapisała go starsza wersja.
verify-limits = Ta strona sprawdza każde losowanie i łańcuch wierszy. Łańcuch można zrobić na nowo dla innych ruchów: ruchy, zasady i wszystkie skróty sprawdza polecenie „gloaming verify”.
verify-fault-empty = Plik jest pusty.
verify-fault-unreadable = Tego wiersza nie da się odczytać.
verify-fault-format = Ten format nie jest tu znany.
verify-fault-unfinished = Brakuje ostatniego wiersza, który odsłania ziarno.
verify-fault-match = Nazwa partii może się składać tylko z małych liter, cyfr i łączników.
verify-fault-seed = Ziarno nie jest zapisane za pomocą 64 cyfr szesnastkowych.
verify-fault-promise = To nie jest ziarno, do którego zobowiązał się serwer.
verify-fault-nonces = Nie dla każdego miejsca podano wkład losowy albo jego brak.
verify-fault-nonce = Któryś wkład losowy nie jest zapisany za pomocą 64 cyfr szesnastkowych.
verify-fault-bot = Podano wkład losowy bota, a boty niczego nie dorzucają.
verify-fault-backwards = Czas się w tym wierszu cofa.
verify-fault-choice = Takiego losowania być nie może.
verify-fault-draw = Ziarno i wkłady graczy dają tu inny wynik losowania.
verify-fault-head = Zamyka inną partię albo brakuje przed nim wierszy.
verify-fault-chain = Łańcuch wierszy się nie zgadza: po zapisaniu pliku zmieniono jakiś wiersz.
fair-title = Uczciwe losowania
fair-next = Uczciwe losowania w następnej partii
fair-text = Przed rozdaniem serwer wiąże się swoim ziarnem za pomocą tego skrótu, a każdy gracz dorzuca odrobinę własnej losowości. Zachowaj jedno i drugie, a będzie można porównać z nimi plik partii.
fair-promise = Zobowiązanie serwera
fair-throw = Twój wkład losowy
fair-throw-none = Brak
fair-head = Skrót na końcu partii
fair-promise-broken = Uwaga: ta partia nie zaczęła się zgodnie z wcześniejszym zobowiązaniem serwera. Nie ufaj jej losowaniom.
fair-throw-lost = Uwaga: serwer potwierdził twój wkład losowy, ale ta partia zaczęła się bez niego. Nie ufaj jej losowaniom.

# The clock that every game with one offers

option-pace = Tempo
option-pace-help = Ile czasu ma każdy do namysłu. Gdy czas minie, partia toczy się dalej.
option-pace-none = Bez zegara
option-pace-relaxed = Spokojne
option-pace-quick = Szybkie
option-pace-own = Własne
option-pace-none-help = Bez zegara na pojedyncze decyzje: każdy myśli tak długo, jak chce.
option-pace-relaxed-help = Zegar, który zostawia czas do namysłu.
option-pace-quick-help = Zegar, który popędza.
option-pace-own-help = Własny zegar: ustawcie liczbę sekund.
