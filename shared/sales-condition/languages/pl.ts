import { numbered } from '../../extraction/languages/lists.ts';
import { HUNDREDS, ONES, TEENS, TENS } from '../../extraction/sequences/pl.ts';
import type { SalesLanguage } from '../language.ts';

export const pl: SalesLanguage = {
  code: 'pl',
  decimal: ',',
  spaceGroups: true,
  plurals: 'kept',
  numbers: {
    words: {
      ...numbered(ONES, 1),
      ...numbered(TEENS, 10),
      ...numbered(TENS, 20, 10),
      ...numbered(HUNDREDS, 100, 100),
      jedna: 1,
      jedną: 1,
      jedno: 1,
      jednego: 1,
      dwie: 2,
      dwóch: 2,
      trzech: 3,
      czterech: 4,
      pięciu: 5,
      sześciu: 6,
      dziesięciu: 10,
      dwudziestu: 20,
      trzydziestu: 30,
      pięćdziesięciu: 50,
      stu: 100,
      dwustu: 200,
      trzystu: 300,
      pięciuset: 500,
      półtora: 1.5,
      półtorej: 1.5,
      'dwa i pół': 2.5,
      'dwie i pół': 2.5,
      'trzy i pół': 3.5,
      pół: 0.5,
      'pół tuzina': 6,
    },
    multipliers: {
      tysiąc: 1000,
      tysiące: 1000,
      tysięcy: 1000,
      tysiąca: 1000,
      tys: 1000,
      'tys.': 1000,
      k: 1000,
      milion: 1e6,
      miliony: 1e6,
      milionów: 1e6,
      mln: 1e6,
      tuzin: 12,
      tuziny: 12,
      tuzinów: 12,
      kopa: 60,
    },
    weak: 'jeden, jedna, jedną, jedno, jednego, pół',
  },
  currencies: {
    $: 'dolar*',
    USD: 'dolar amerykański, dolarów amerykańskich, dolary amerykańskie',
    EUR: 'euro, eur., eurasy',
    PLN: 'zł, zł., złoty, złote, złotych, złotego, złotówka, złotówki, złotówek, zeta, zety, zetów, pln.',
    GBP: 'funt, funty, funtów, funta, funty szterlingi, funtów szterlingów',
    CHF: 'frank, franki, franków, franków szwajcarskich, franki szwajcarskie',
    CZK: 'korona czeska, korony czeskie, koron czeskich, koron, korony',
    SEK: 'koron szwedzkich, korony szwedzkie',
    NOK: 'koron norweskich, korony norweskie',
    DKK: 'koron duńskich, korony duńskie',
    UAH: 'hrywna, hrywny, hrywien',
    HUF: 'forint, forinty, forintów',
    RUB: 'rubel, ruble, rubli',
    TRY: 'lira, liry, lir tureckich',
    JPY: 'jen, jeny, jenów',
    CNY: 'juan, juany, juanów',
  },
  minor: { PLN: 'grosz, grosze, groszy, gr', EUR: 'eurocent, eurocenty, eurocentów', '': 'cent, centy, centów' },
  units: {
    count:
      'sztuka, sztuki, sztuk, sztukę, sztukach, szt, szt., egzemplarz, egzemplarze, egzemplarzy, egz, egz., jednostka, jednostki, jednostek, zestaw, zestawy, zestawów, zestawu, komplet, komplety, kompletów, kpl, kpl., licencja, licencje, licencji, arkusz, arkusze, arkuszy, płyta, płyty, płyt, tafla, tafle, tafli, pręt, pręty, prętów, wiązanka, wiązanki, główka, główki, główek',
    pack: 'karton, kartony, kartonów, kartonu, kartona, pudełko, pudełka, pudełek, pudło, pudła, pudeł, skrzynka, skrzynki, skrzynek, skrzynia, skrzynie, skrzyń, paczka, paczki, paczek, paczkę, opakowanie, opakowania, opakowań, op., opak., pakiet, pakiety, pakietów, worek, worki, worków, worka, big bag, big bagi, bigbag, bigbagi, bigbagów, paleta, palety, palet, paletę, butelka, butelki, butelek, butelkę, puszka, puszki, puszek, puszkę, słoik, słoiki, słoików, słoika, wiadro, wiadra, wiader, kanister, kanistry, kanistrów, beczka, beczki, beczek, beczkę, rolka, rolki, rolek, rolkę, szpula, szpule, szpul, bęben, bębny, bębnów, bela, bele, bel, balot, baloty, balotów, wiązka, wiązki, wiązek, pęczek, pęczki, pęczków, kontener, kontenery, kontenerów, kontenera, tir, tiry, tirów, ciężarówka, ciężarówki, ładunek, ładunki, ładunków, tuba, tuby, tub, ryza, ryzy, ryz, tacka, tacki, tacek, zgrzewka, zgrzewki, zgrzewek, zgrzewkę, krata, kraty, krat, torba, torby, toreb, partia, partie, partii, wywrotka, wywrotki, wywrotek, kubełek, kubełki, kubełków, łubianka, łubianki, łubianek, bukiet, bukiety, bukietów',
    pair: 'para, pary, par, parę',
    measure:
      'kg, kg., kilo, kila, kilogram, kilogramy, kilogramów, kilograma, dag, deko, g, gram, gramy, gramów, t, t., tona, tony, ton, tonę, kwintal, kwintale, kwintali, q, l, litr, litry, litrów, litra, hl, hektolitr, hektolitry, hektolitrów, m, metr, metry, metrów, metra, mb, mb., metr bieżący, metry bieżące, metrów bieżących, metra bieżącego, m2, mkw, metr kwadratowy, metry kwadratowe, metrów kwadratowych, metra kwadratowego, m3, kubik, kubiki, kubików, metr sześcienny, metrów sześciennych, metra sześciennego, mp, metr przestrzenny, metrów przestrzennych, km, godzina, godziny, godzin, godzinę, roboczogodzina, roboczogodziny, roboczogodzin, rbg, kwh, mwh, ha, hektar, hektary, hektarów',
    size: 'ml, cl, mm, cm, cali, cal, cale, gb, tb, w, wat, watów, v, volt, mah, ah, kw, kva, km mocy, mg, osobowy, osobowe, warstwowy, mikronów, bar, hz, dpi',
    time: 'dzień, dni, dnia, dniach, dniowy, dniowego, dniowym, dni roboczych, dni roboczych, dzień roboczy, dni kalendarzowych, tydzień, tygodnie, tygodni, tygodnia, miesiąc, miesiące, miesięcy, miesiąca, kwartał, kwartały, rok, roku, lata, lat, godz, godz., h, minut, minuty, dniowy termin',
  },
  cues: {
    price:
      'warunek cenowy, warunki cenowe, cena, ceny, cenę, ceną, cenie, cen, cenach, cenowo, cennik, cennika, cena jednostkowa, ceny jednostkowej, cenę jednostkową, cena netto, cena brutto, cena katalogowa, ceny katalogowej, cena detaliczna, cena hurtowa, cena promocyjna, cena specjalna, kosztuje, kosztują, kosztować, koszt, kosztem, kosztowałby, kosztowałoby, wynosi, wynoszą, wyniesie, wychodzi, wyjdzie, wychodzi po, stawka, stawki, stawkę, po ile, ile kosztuje, ile kosztują, ile kosztowałoby, za ile, jaka cena, jaka jest cena, jakie ceny, w jakiej cenie, ile za, liczymy, bierzemy, to nasza najlepsza cena, to moja ostatnia cena, to nasze ostatnie słowo, to minimum, to ostateczna cena, najlepsza cena, ostateczna cena, wycena, możliwe, realne, mogę zapłacić, możemy zapłacić, zapłacę, zapłacimy',
    cost: 'kosztuje, kosztują, kosztowały',
    question: 'po ile, ile kosztuje, ile kosztują, za ile, jaka cena, jaka jest cena, czy macie, czy mają państwo',
    at: 'po, za, w cenie, w cenie po, po cenie, po cenie jednostkowej, @, á, à, najwyżej, maksymalnie, maks, maks., max, max., maksimum, do, zejść do, zejdę do, zejdziemy do, zejdźmy do, obniżyć do, obniżę do, obniżymy do, opuścić do, opuszczę do, opuścimy do, powiedzmy, niech będzie, może być, co powiecie na, co pan powie na, co pani powie na, a gdyby, spotkajmy się na, spotkajmy się przy, spotkajmy się w połowie, stańmy na, staje na, stanęło na, zostańmy przy, pozostańmy przy, nie więcej niż, nie mniej niż, poniżej, powyżej, dam, damy, daję, dajemy, mogę dać, możemy dać, mogę zrobić, możemy zrobić, zrobię, zrobimy, zróbmy, proponuję, proponujemy, oferuję, oferujemy, umówmy się na, dogadajmy się na, zaokrąglijmy do, na poziomie, w granicach',
    per: 'za sztukę, za szt, za szt., za jedną sztukę, za jeden, za jedną, za kilogram, za kilo, za kg, za tonę, za litr, za metr, za metr bieżący, za metr kwadratowy, za parę, za karton, za opakowanie, za paczkę, za worek, za paletę, za butelkę, za puszkę, za rolkę, za zestaw, za komplet, za godzinę, za skrzynkę, za zgrzewkę, za słoik, za beczkę, za kubik, za egzemplarz, za jednostkę, od sztuki, od kilograma, od metra, sztuka, kilogram, litr, tona, metr, karton, worek, /, każdy, każda, każde, na sztukę, na sztuce, za, per',
    quantity: 'ilość, ilości, ilością, liczba, liczba sztuk, wolumen, nakład, nakładzie, w ilości, wielkość zamówienia',
    from: 'od, powyżej, ponad, więcej niż, przy zamówieniu od, przy zamówieniu powyżej, przy zamówieniach od, przy zamówieniach powyżej, przy zamówieniu ponad, przy zakupie od, przy zakupie powyżej, przy zakupie, przy zakupie co najmniej, przy zakupie minimum, przy zamówieniu, przy zamówieniu co najmniej, przy ilości od, przy ilości powyżej, przy odbiorze, przy odbiorze od, począwszy od, już od, dla zamówień od, dla zamówień powyżej, dla ilości od, dla ilości powyżej, w przypadku zamówienia, przy więcej niż',
    given:
      'jeśli państwo wezmą, jeśli pan weźmie, jeśli pani weźmie, jeśli zamówicie, jeżeli zamówicie, jeśli weźmiecie, jeśli weźmiemy, jeśli zamówimy, jak weźmiesz, jak weźmiecie, jak weźmiemy, jak wezmę, jak zamówię, jeśli wezmę, jeśli kupię, jeśli kupimy, jeśli kupicie, przy, biorąc, zamawiając, gdy zamówicie',
    more: 'lub więcej, albo więcej, i więcej, bądź więcej, i powyżej, lub powyżej, wzwyż, w górę, sztuk wzwyż, +, plus',
    minimum:
      'minimum, minimalnie, min, min., co najmniej, przynajmniej, minimalne zamówienie, minimalne zamówienie to, minimalna ilość, minimalna ilość to, minimalna ilość zamówienia, minimalna partia, minimum logistyczne, minimum logistyczne to, minimum zamówieniowe, minimalna wielkość zamówienia, najmniejsze zamówienie, moq, nie mniej niż, minimum to, minimalnie to',
    discount:
      'rabat, rabatu, rabaty, rabatem, rabatów, rabacie, upust, upustu, upusty, upustem, zniżka, zniżki, zniżkę, zniżką, zniżek, bonifikata, bonifikaty, skonto, skonta, obniżka, obniżki, obniżkę, opust, opustu, przecena, przeceny, przecenione, taniej, taniej o, bonus, promocja, promocji, promocyjnie, rabat ilościowy, rabatu ilościowego, rabat hurtowy, rabat lojalnościowy, rabat dla stałych klientów, mniej, rabatować, zejść z ceny, opuścić z ceny, ustępstwo, premia',
    less: 'minus, pomniejszone o, obniżone o, obniżyć o, obniżymy o, opuścić o, opuszczę, opuścimy, zejdę o, odliczyć, odejmę, po odjęciu, o',
    percent: 'procent, procenta, procenty, proc, proc., procentowy, procentowego, procentami, % owy',
    total:
      'razem, łącznie, ogółem, w sumie, suma, sumie, łączna kwota, kwota, kwotę, całość, za całość, za wszystko, za całą partię, całkowita, całkowity, budżet, budżetu, budżecie, wartość zamówienia, wartości zamówienia, wartość, wartości, ryczałt, ryczałtem, wartość faktury, obrót, do zapłaty',
    shipping:
      'wysyłka, wysyłki, wysyłkę, koszt wysyłki, koszty wysyłki, koszt dostawy, koszty dostawy, dostawa kosztuje, dostawa, transport, transportu, koszt transportu, koszty transportu, przesyłka, przesyłki, kurier, kuriera, fracht, frachtu, pakowanie, opakowanie zwrotne, ubezpieczenie, ubezpieczenia, cło, cła, montaż, montażu, instalacja, instalacji, uruchomienie, przygotowalnia, matryca, kaucja, kaucji, zadatek, zadatku, próbki, próbka, opłata, opłaty, opłatę, dopłata, dopłaty, dopłatę, narzut, grawer, serwis, gwarancja, gwarancji, kara, kary, odsetki',
    tax: 'vat, vatu, vatem, plus vat, + vat, netto plus vat, brutto z vat, podatek, podatku, akcyza, akcyzy',
    reference:
      'zamówienie nr, zamówienia nr, nr zamówienia, numer zamówienia, zamówienie numer, faktura, faktura nr, faktury nr, nr faktury, numer faktury, fv, oferta nr, oferty nr, nr oferty, numer oferty, indeks, nr katalogowy, numer katalogowy, nr artykułu, kod, kod produktu, nr, nr., numer, klient nr, nr klienta, numer klienta, ref, ref., tel, tel., telefon, fax, faks, kod pocztowy, strona, str., pokój, lokal, hala, stoisko, ul., ulica, mieszkanie, między, pomiędzy, iso, din, en, partia nr, wz, umowa nr, umowy nr, nip, regon, rozmiar, model, typ, konto, brama, rampa',
    request:
      'potrzebuję, potrzebujemy, potrzeba, potrzebne, potrzebny, potrzebna, potrzebowalibyśmy, potrzebowałbym, zapotrzebowanie na, chcę, chcemy, chciałbym, chciałabym, chcielibyśmy, chciałbym zamówić, chciałabym zamówić, chcielibyśmy zamówić, zamawiam, zamawiamy, zamówić, zamówimy, zamówię, zamów, zamówienie, zamówienie na, zamówienia na, kupić, kupimy, kupię, kupujemy, kupuję, zakupić, zakup, nabyć, biorę, bierzemy, wezmę, weźmiemy, wziąć, poproszę, poprosimy, prosimy o, proszę o, proszę, prosimy, prosimy o ofertę na, proszę o ofertę na, proszę o wycenę, prosimy o wycenę, wycenę, wycena, szukam, szukamy, poszukuję, poszukujemy, zapytanie o, zapytanie ofertowe, interesuje mnie, interesują mnie, interesuje nas, interesują nas, jestem zainteresowany, jesteśmy zainteresowani, zainteresowani, oferta na, ofertę na, oferty na, oferta:, oferta, ofertę, oferujemy, oferuję, wyślijcie, proszę wysłać, prosimy wysłać, wysłać, przyślijcie, dostarczcie, dostarczyć, dostarczymy, dostawa, czy macie, macie, mają państwo, czy mają państwo, ma pan, ma pani, posiadacie, sprzedajecie, sprzedam, sprzedajemy, zarezerwować, rezerwuję, odłóżcie, daj, dajcie, proszę dać, potwierdzam, potwierdzamy, potwierdzić, niech będzie, to będzie, będzie, dokupić, domówić, domawiam, importować, eksportować, planujemy, planuję, zaczniemy od, startujemy z, chodzi o, wpisać, wpisz, wpiszcie, cena za, ceny za, cena na, ceny na, cenę na, cenę za, ile kosztuje, ile kosztują, po ile są, po ile jest, po ile macie, po ile',
    howMany:
      'ile sztuk, ile pan, ile pani, ile państwo, ile potrzebujecie, ile potrzeba, ile chcecie, jaka ilość, jakiej ilości, jaką ilość, ile kilogramów, ile ton, ile litrów, ile metrów, ile kartonów, ile palet, ile worków, ile opakowań, ile by, ile tego, o jakiej ilości, jakie ilości, ile zamawiacie, ile bierzecie, w jakiej ilości',
    which:
      'jaki model, który model, jaki rozmiar, jaki kolor, jaka wersja, jaki rodzaj, jaki typ, jaka marka, jaki gatunek, jaki produkt, który produkt, jakiego produktu, jaka grubość, jaka długość, które, który, która, jakie dokładnie, co dokładnie, o jaki produkt, w jakim kolorze, w jakim rozmiarze',
    product:
      'produkt, produktu, produkty, produktów, towar, towaru, towary, artykuł, artykuły, asortyment, produkt:, towar:, pozycja',
    currency: 'waluta, walucie, walutę, waluty, w jakiej walucie, jaka waluta',
    accept:
      'zgoda, zgadzam się, zgadzamy się, zgoda na, ok, okej, okay, oki, oka, dobra, dobrze, dobrze więc, w porządku, w porzo, spoko, umowa stoi, stoi, umówieni, jesteśmy umówieni, dogadani, jesteśmy dogadani, ubiliśmy interes, akceptuję, akceptujemy, zaakceptowane, akceptacja, przyjmuję, przyjmujemy, przyjęte, potwierdzam, potwierdzamy, potwierdzone, potwierdzamy zamówienie, pasuje, pasuje mi, pasuje nam, odpowiada nam, odpowiada mi, tak, no tak, jasne, pewnie, oczywiście, naturalnie, super, świetnie, doskonale, idealnie, znakomicie, rewelacja, bomba, brzmi dobrze, brzmi uczciwie, uczciwie, uczciwa cena, niech będzie, niech panu będzie, niech pani będzie, niech stracę, może być, da się zrobić, zrobione, załatwione, zrobimy tak, tak zróbmy, bierzemy, biorę, biorę to, bierzemy to, sprzedane, deal, interes, nie ma problemu, bez problemu, żaden problem, nie ma sprawy, zapisane, zapisuję, zanotowane, notuję, poprawione, zmienione, poprawiam, dziękuję, dziękujemy, dzięki, dokładnie, zgadza się, słusznie, racja, możliwe, z przyjemnością, chętnie, gotowe, zatwierdzam, zatwierdzone, ręka, przybijam',
    refuse:
      'nie, nie dziękuję, nie dziękujemy, niestety nie, niestety, nie ma mowy, nie zgadzam się, nie zgadzamy się, nie możemy, nie mogę, nie możemy się zgodzić, nie akceptujemy, nie akceptuję, nie przyjmujemy, odrzucam, odrzucamy, odmawiam, odmawiamy, niemożliwe, nie jest możliwe, nie da się, nie da rady, nie damy rady, nie dam rady, nie wchodzi w grę, wykluczone, w żadnym wypadku, nie jesteśmy zainteresowani, nie jestem zainteresowany, rezygnuję, rezygnujemy, anuluję, anulujemy, anulować, odwołuję, zapomnij, zapomnijmy, nie pasuje, nie opłaca się, nie opłaca nam się, poniżej kosztów, nie zejdziemy, nie zejdę, nie udzielamy, nie dajemy, nie oferujemy, brak rabatu, bez rabatu, nie do przyjęcia, nie zapłacimy, nie zapłacę, nie stać nas, nie ma szans, odpada, nic z tego',
    tooMuch:
      'za drogo, zbyt drogo, drogo, trochę drogo, dość drogo, sporo, za drogie, zbyt drogie, za drogi, za droga, drogie, za dużo, zbyt dużo, za wysoka, zbyt wysoka, za wysoko, zbyt wysoko, za mało, zbyt mało, za nisko, za niska, powyżej budżetu, ponad nasz budżet, poza budżetem, przekracza budżet, przekracza nasz budżet, słono, zdzierstwo, przesada, drożej niż, za tyle nie',
    past: 'w zeszłym roku, zeszłym roku, zeszłego roku, zeszły rok, w ubiegłym roku, ubiegłego roku, w zeszłym miesiącu, w zeszłym tygodniu, w poprzednim roku, poprzednio, poprzednia, poprzednie, poprzedniego, poprzednim, poprzednim razem, ostatnio, ostatnim razem, ostatnie zamówienie, ostatniego zamówienia, przy ostatnim zamówieniu, wcześniej, wcześniejsza, dawniej, kiedyś, dotychczas, dotychczasowa, dotąd, do tej pory, stara cena, starej ceny, starym cenniku, płaciliśmy, płaciłem, płaciłam, zapłaciliśmy, kosztował, kosztowała, kosztowało, kosztowały, był, była, było, były, mieliśmy, zwykle, zazwyczaj, normalnie, regularna cena, pierwotnie, pierwotna, w katalogu, w waszym katalogu, na waszej stronie, na stronie, w sklepie internetowym, wczoraj, rok temu, temu, wygasła, nieaktualna',
    present:
      'w tym roku, tego roku, teraz, obecnie, aktualnie, aktualna, aktualna cena, dziś, dzisiaj, nowa cena, tym razem, w tej chwili, od teraz, w tym miesiącu, w tym tygodniu, nasza cena, nasza oferta, bieżąca',
    other:
      'konkurencja, konkurencji, konkurencją, konkurent, konkurenta, konkurenci, inny dostawca, innego dostawcy, inni dostawcy, innych dostawców, u innego dostawcy, inna firma, innej firmy, innej firmie, inne firmy, gdzie indziej, allegro, amazon, w internecie, u innych, obecny dostawca, nasz dostawca, naszego dostawcy, inna oferta, inną ofertę, innej oferty, cena rynkowa, na rynku, sąsiad, w hurtowni obok',
    wrong:
      'błąd, błędu, błędnie, błędna, błędne, pomyłka, pomyłki, pomyłkowo, pomyliłem, pomyliłam, omyłkowo, przez pomyłkę, literówka, literówki, źle, zła cena, niewłaściwa, nieprawidłowa, naliczyliście, naliczono, zafakturowano, zafakturowaliście, na fakturze, faktura mówi, dostarczyliście, przysłaliście, wysłaliście, otrzymaliśmy, dostaliśmy, dostałem, przyszło, dotarło, brakuje, brakowało, uszkodzone, uszkodzonych, zepsute, wadliwe, reklamacja, reklamujemy, zwrot, zwracamy, nieaktualny cennik',
    unavailable:
      'brak w magazynie, nie ma na stanie, brak na stanie, wyprzedane, wyprzedany, niedostępne, niedostępny, niedostępna, chwilowo brak, wycofane, wycofany, nie mamy, nie mamy na stanie, nie prowadzimy, skończyły się, skończył się',
    stock:
      'na stanie, w magazynie, na magazynie, dostępne, dostępnych, dostępny, zostało, pozostało, miesięcznie, tygodniowo, rocznie, dziennie, na miesiąc, na tydzień, na rok, osób, osoby, ludzi, pracowników, gości, uczestników, klientów, pokoi, oddziałów',
    instead: 'zamiast, a nie, nie, w miejsce',
    correct:
      'zmieńcie na, zmień na, proszę zmienić na, zmieniam na, zmieniamy na, zmiana na, zmiana, korekta, koryguję, poprawka, poprawcie na, popraw na, miałem na myśli, miałam na myśli, chodziło mi o, chodziło o, powinno być, ma być, przepraszam, sorry, pardon, jednak, raczej, a właściwie, właściwie, zwiększ do, zwiększcie do, zwiększyć do, zwiększamy do, zwiększmy do, zmniejsz do, zmniejszyć do, zmniejszcie do, zmniejszamy do, lepiej, może lepiej, wróć',
    only: 'tylko, jedynie, wyłącznie, same',
    contrast: 'ale, lecz, jednak, natomiast, jednakże, zaś, chociaż, choć',
    and: 'i, oraz, a, lub, albo, czy, wtedy, z, ze, bo, ponieważ, więc, plus, jeśli, jeżeli, gdy, że, żeby, to',
    of: '',
    for: 'za, na, dla, do, od, z, w',
    buyer:
      'odsprzedawców, szkół, szkoły, studentów, klientów, nowych klientów, stałych klientów, stały klient, członków, firm, dealerów, hurtowników, hurtowni, dystrybutorów, państwa, was, nas, mnie, pana, pani, ciebie, restauracji, hoteli, partnerów, organizacji, pierwszego zamówienia, przedpłaty, gotówki',
    customer:
      'w imieniu, z firmy, firma:, klient:, nabywca:, kupujący:, jesteśmy z, jestem z firmy, pracuję dla, pracuję w, faktura na, faktura dla, tu, nazwa firmy to',
    quality:
      'duży, duża, duże, dużych, mały, mała, małe, małych, średni, średnie, czarny, czarna, czarne, czarnych, biały, biała, białe, białych, czerwony, czerwone, czerwonych, niebieski, niebieskie, niebieskich, zielony, zielone, zielonych, żółty, żółte, szary, szare, szarych, brązowy, brązowe, długi, długie, krótki, krótkie, szeroki, wąski, gruby, grube, cienki, cienkie, okrągły, okrągłe, kwadratowe, ciężki, lekki, prosty, zwykłe, używany, używane, używanych, oryginalny, oryginalne, model, typ',
    stop: 'po ile macie, ofertą, oferty, ofert, zamówienia, zamówień, zamówieniu, dostawy, dostawę, dostaw, faktury, fakturę, katalog, katalogu, lista, listy, około, ok., mniej więcej, prawie, dokładnie, następny, następna, następnego, najlepszy, najlepsza, ostatni, ostatnia, pierwszy, pierwsza, pierwsze, drugi, dzień dobry, dobry, witam, witamy, witajcie, cześć, hej, siema, szanowni, szanowny, szanowna, państwo, panie, panowie, pozdrawiam, pozdrawiamy, pozdrowienia, z poważaniem, poważaniem, dostawca, dostawcy, firma, firmy, firmie, sklep, sklepu, zespół, szef, kolega, warunki, warunków, warunek, termin, terminu, data, daty, tydzień, miesiąc, jutro, pojutrze, poniedziałek, wtorek, środa, środę, czwartek, piątek, sobota, niedziela, rano, wieczorem, weekend, dostępność, informacja, informacje, informację, łącznie z, w tym, dodatkowo, dodatkowe, dodatkowy, kolejne, kolejny, inne, inny, inna, te same, taki sam, takie, możliwość, możliwości, może, mogą, mógłby, moglibyśmy, mogłaby, mogę, możemy, będą, będzie, byłoby, byłby, obowiązuje, tego, tych, tymi, nich, nim, tyle, ile, jak, jakie, jaki, jaka, jakiej, wolno, powinien, powinno, netto, brutto, bez, wartość, więcej, uzgodniona, uzgodnione, omówione, wspomniane, jeszcze, raz, najpierw, na razie, próba, umowa, umowy, pytanie, pytania, mówi, mówić, mówię, zrób, robić, robimy, dobra cena, już, znowu, ponownie, pilnie, pilne, szybko, asap, jak najszybciej, wkrótce, później, regularnie, odnośnie, dotyczy, według, zgodnie, temat, sprawa, powód, przypadek, wszystkie, wszystkich, wszystko, oba, obie, kilka, niektóre, różne, myślę, myślimy, sądzę, uważam, mam nadzieję, mamy nadzieję, cieszę się, wiem, wiemy, widzę, widzimy, zobaczę, zobaczymy, słyszałem, słyszałam, czytałem, piszę, piszemy, zadzwonię, czekam, czekamy, sprawdzę, sprawdzimy, przemyślę, negocjować, negocjacje, negocjacji, decyzja, decydujemy, użyć, używamy, zaczynamy, zacząć, start, otwarcie, stała, stałe, stały, zostaje, zostajemy, dostać, dostanę, dostaniemy, otrzymać, otrzymamy, przyjść, iść, idzie, idziemy, stać, leży, leżą, kończymy, kończę, połowa, połowę, w połowie, podzielmy, część, reszta, resztę, podoba, odpowiedni, odpowiednie, gratis, darmowa, darmowy, za darmo, bezpłatnie, tani, tania, tanie, korzystna, korzystny, niższa, niżej, wyższa, lepsza, lepszy, gorsza, maksymalna, minimalna, najniższa, najniższą, natychmiast, od razu, zapakowane, luzem, dostarczone, zamówione, wystarczy, dosyć, dość, no, no to, hm, hmm, ach, oj, o, kurde, stary, szefie, kolego, mistrzu, wiadomość, mail, maila, e-mail, email, telefon, rozmowa, odpowiedź, kontakt, strona, strony, targi, dokumenty, szczegóły, większe, większy, większa, ilościach, magazyn, magazynu, projekt, projektu, budowa, budowy, budowę, klient, klienta, klienci, współpraca, współpracy, stałego, wieloletni, lojalny, przyszłość, zawsze, nigdy, ledwo, trochę, znacznie, wyraźnie, dlatego, potem, następnie, wreszcie, w końcu, najpóźniej, w ogóle, nawet, zresztą, praktycznie, zasadniczo, ogólnie, rozumiem, rozumiemy, szczerze, szczerze mówiąc, problem, problemu, prośba, propozycja, propozycję, proponować, pomysł, opcja, opcji, alternatywa, rozwiązanie, podstawa, punkt, pieniądze, wysyłamy, wysyłam, wysłane, wysyłacie, zawiera, zawierają, oznacza, nazywa, w górę, w dół, nowy, nowa, nowe, nowych, stara, stare, prawdopodobnie, chyba, na pewno, pewne, zarówno, tak samo, jednocześnie, punktualnie, pisemnie, ustnie, wiążąca, niezobowiązująca, restauracja, hotelu, hotel, naszego, naszej, naszych, waszej, wasza, wasze, waszych, u was, u nas, państwu, dla państwa, dla nas, nam, wam, panu, mi, ci, się, są, jest, termin płatności:, kolor, kolorze, rozmiar, rozmiarze, sztukę',
    pay: 'płatność, płatności, płatnością, zapłata, zapłaty, zapłatę, termin płatności, terminem płatności, terminu płatności, warunki płatności:, rozliczenie',
    payable:
      'płatne, płatny, płatna, do zapłaty, zapłacimy, zapłacę, zapłacić, płacimy, płacę, płacić, warunki płatności, forma płatności, sposób płatności, należność, ureguluję, uregulujemy',
    method:
      'gotówka, gotówką, gotówkę, w gotówce, gotówka przy odbiorze, gotówką przy odbiorze, gotówka przy dostawie, gotówką przy dostawie, przy odbiorze, płatność przy odbiorze, płatne przy odbiorze, za pobraniem, pobranie, pobraniem, przedpłata, przedpłatą, przedpłatę, przedpłaty, pełna przedpłata, 100% przedpłaty, płatność z góry, z góry, przelew, przelewem, przelewu, przelew bankowy, przelewem bankowym, przelew natychmiastowy, szybki przelew, akredytywa, akredytywą, akredytywę, nieodwołalna akredytywa, nieodwołalną akredytywą, akredytywa dokumentowa, inkaso, inkaso dokumentowe, d/p, d/a, l/c, na fakturę, faktura przelewowa, faktura z terminem, faktura vat z terminem, odroczony termin, odroczona płatność, odroczony termin płatności, z odroczonym terminem płatności, kredyt kupiecki, na raty, raty, ratach, w ratach, w równych ratach, raty miesięczne, miesięczne raty, karta, kartą, kartą kredytową, karta kredytowa, blik, blikiem, paypal, czek, czekiem, weksel, wekslem, gwarancja bankowa, leasing, komis, w komis, pro forma, proforma, proformę, na proformę, polecenie zapłaty, kompensata',
    moment:
      'z góry, z dołu, zaliczka, zaliczki, zaliczką, zadatek, zadatku, przy zamówieniu, przy składaniu zamówienia, przy potwierdzeniu, po potwierdzeniu, przy podpisaniu umowy, po podpisaniu umowy, przy dostawie, przy odbiorze, przy rozładunku, przy załadunku, przed dostawą, przed wysyłką, przed załadunkiem, przed odbiorem, przed realizacją, przed produkcją, po dostawie, po odbiorze, po otrzymaniu, po otrzymaniu faktury, po otrzymaniu towaru, od otrzymania faktury, od otrzymania, od wystawienia faktury, od daty faktury, od daty wystawienia faktury, od dnia wystawienia faktury, od faktury, od dostawy, od daty dostawy, po wystawieniu faktury, po fakturze, po montażu, po instalacji, po realizacji, po wykonaniu, po wysyłce, od daty konosamentu, po konosamencie, za okazaniem, przeciwko dokumentom, za dokumenty, reszta, resztę, reszta przy odbiorze, reszta przy dostawie, pozostałe, pozostała część, pozostała kwota, saldo, koniec miesiąca, na koniec miesiąca, do końca miesiąca',
    net: 'netto',
    within:
      'w ciągu, w terminie, w terminie do, w, do, po, na, termin, z terminem, z terminem płatności, przez, maks, maksymalnie',
    valid:
      'ważna, ważny, ważne, ważna do, ważny do, ważne do, ważność, ważności, oferta, oferta ważna, oferta obowiązuje, obowiązuje, obowiązują, obowiązuje do, obowiązuje od, aktualna do, aktualny do, promocja, promocja trwa, promocji, trwa do, trwa, cennik, cena gwarantowana, gwarantujemy cenę, utrzymamy cenę, wygasa, wygasa z dniem, kończy się, wiążąca do, termin związania, termin ważności, umowa ramowa, cena stała, stała cena, cena do, ceny do',
    deliver:
      'dostawa, dostawy, dostawę, dostarczymy, dostarczyć, dostarczenie, termin dostawy, czas dostawy, czas realizacji, termin realizacji, realizacja, realizacji, wysyłka, wysyłki, wysyłamy, wyślemy, wysyłkę, odbiór, odbioru, odbierzemy, odbiorę, gotowe, przyjazd, przyjedzie, dotrze, dojdzie, załadunek, rozładunek, targi, wesele, impreza, imprezę, otwarcie, spotkanie, montaż, instalacja, potrzebne na, potrzebne do, potrzebujemy na, potrzebujemy do, najpóźniej do, zadzwonię, budowa rusza',
    place: 'loco, franco, dostawa do, z dostawą do, transport do',
  },
  discounts: {
    'za pół ceny': 50,
    'pół ceny': 50,
    'połowę ceny': 50,
    'za połowę ceny': 50,
    'o połowę': 50,
    'o połowę taniej': 50,
  },
  incoterms: {
    EXW: 'z zakładu, loco zakład, loco magazyn',
    FCA: 'dostarczony do przewoźnika, franco przewoźnik',
    CPT: 'przewoźne opłacone do',
    CIP: 'przewoźne i ubezpieczenie opłacone do',
    DAP: 'dostarczone do miejsca',
    DPU: 'dostarczone do miejsca rozładowane',
    DDP: 'dostarczone cło opłacone',
    FAS: 'dostarczony wzdłuż burty statku',
    FOB: 'dostarczony na statek, franco statek',
    CFR: 'koszt i fracht',
    CIF: 'koszt ubezpieczenie i fracht, koszt ubezpieczenie fracht',
  },
  nouns:
    'telefon, telefony, telefonów, kontakt, gniazdko, lampa, drzwi, zamek, klucz, okno, kran, zlew, grzejnik, lodówka',
  singular: [],
};
