import { expect, test } from '@jest/globals';
import { asksIn } from '../../../shared/extraction/asked.ts';
import type { Signal } from '../../../shared/extraction/language.ts';
import { pl } from '../../../shared/extraction/languages/pl.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      'Dzień dobry, z tej strony Anna Kowalczyk. Mieszkam przy ul. Lipowej 12 m. 5 w Krakowie. Od rana nie ma ogrzewania. Mój telefon to 512 345 678.',
    ],
    {
      name: 'Anna Kowalczyk',
      phone: '512 345 678',
      address: 'ul. Lipowej 12 m. 5 w Krakowie',
      issue: '*nie ma ogrzewania*',
    },
  ],
  [
    [
      '> Dzień dobry, w czym mogę pomóc?',
      'zlew się zatkał w kuchni',
      '> Jak się pan nazywa?',
      'tomasz wiśniewski',
      '> Jaki jest adres?',
      'długa 7/3 gdańsk',
      '> Numer telefonu?',
      'pięćset dwa trzysta czterdzieści pięć sześćset siedemdziesiąt osiem',
    ],
    { name: 'tomasz wiśniewski', phone: '502345678', address: 'długa 7/3 gdańsk', type: 'plumbing' },
  ],
  [['> Z kim rozmawiam?', 'Nazywam się Krzysztof Nowak'], { name: 'Krzysztof Nowak', phone: null, address: null }],
  [
    ['> Adres?', 'al. Jana Pawła II 45/12, 00-175 Warszawa', '> Telefon?', '+48 22 123 45 67'],
    { name: null, phone: '+48 22 123 45 67', address: 'al. Jana Pawła II 45/12, 00-175 Warszawa' },
  ],
  [
    ['> Proszę podać adres.', 'os. Tysiąclecia 8, 31-606 Kraków'],
    { name: null, phone: null, address: 'os. Tysiąclecia 8, 31-606 Kraków' },
  ],
  [
    ['> Proszę podać adres.', 'ul. 3 Maja 15, 40-096 Katowice'],
    { name: null, phone: null, address: 'ul. 3 Maja 15, 40-096 Katowice' },
  ],
  [
    [
      'Mój mąż Piotr już dzwonił, nazywam się Ewa Zając. Pralka przecieka. Jego numer to 600 111 222, mój to 601 333 444.',
    ],
    { name: 'Ewa Zając', phone: '601 333 444', address: null },
  ],
  [
    ['> Imię i numer telefonu?', 'Marcin Dudek, ale numeru nie podam'],
    { name: 'Marcin Dudek', phone: null, address: null },
  ],
  [
    [
      'Imię i nazwisko: Joanna Wójcik\nTelefon: 22 555 66 77\nAdres: ul. Polna 3, 05-800 Pruszków\nProblem: iskrzy gniazdko\nPriorytet: wysoki',
    ],
    {
      name: 'Joanna Wójcik',
      phone: '22 555 66 77',
      address: 'ul. Polna 3, 05-800 Pruszków',
      priority: 'high',
      type: 'electrical',
    },
  ],
  [
    ['czuć gaz na klatce schodowej proszę szybko przyjechać ul. dębowa 4 poznań jestem jan kot 505111222'],
    { name: 'jan kot', phone: '505111222', address: 'ul. dębowa 4 poznań', priority: 'urgent' },
  ],
  [
    ['> Jest pan najemcą czy właścicielem?', 'wynajmuję', '> Jak pilne?', 'nie bardzo pilne'],
    { name: null, phone: null, address: null, role: 'tenant', priority: 'low' },
  ],
  [
    ['Właściciel kazał mi do państwa napisać. W łazience pojawił się grzyb.\nPozdrawiam,\nMonika Lis'],
    { name: 'Monika Lis', phone: null, address: null, type: 'maintenance' },
  ],
  [['> Telefon?', '512 111 222, przepraszam, 512 222 111'], { name: null, phone: '512 222 111', address: null }],
  [
    ['Mój numer klienta to 4001234567, chodzi o fakturę za czerwiec.'],
    { name: null, phone: null, address: null, issue: '*faktur*' },
  ],
  [
    ['> Ulica i numer?', 'Mickiewicza 20', '> Kod pocztowy i miasto?', '60-834 Poznań'],
    { name: null, phone: null, address: 'Mickiewicza 20, 60-834 Poznań' },
  ],
  [['halo jest tam ktoś?'], { name: null, phone: null, address: null, issue: null }],
  [
    ['> Co się dzieje?', 'leje się woda z sufitu!!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'plumbing' },
  ],
  [['> Jak się do pana zwracać?', 'Proszę mówić mi Wojtek'], { name: 'Wojtek', phone: null, address: null }],
  [['> Nazwisko?', 'Nie chcę podawać'], { name: null, phone: null, address: null }],
  [
    ['Jestem właścicielką mieszkania. W salonie nie domyka się okno. Nie spieszy się.'],
    { name: null, phone: null, address: null, role: 'owner', priority: 'low', type: 'maintenance' },
  ],
  [
    [
      '> Dzień dobry, w czym możemy pomóc?',
      'Winda w naszym bloku stoi od dwóch dni.',
      '> Z kim mam przyjemność?',
      'Halina Wrońska z tej strony',
      '> Poproszę o numer kontaktowy',
      '608-221-430',
      '> A adres?',
      'Osiedle Piastów 14 m. 32, Poznań',
    ],
    { name: 'Halina Wrońska', phone: '608-221-430', address: 'Osiedle Piastów 14 m. 32, Poznań', type: 'maintenance' },
  ],

  [['> Pana godność?', 'Zbigniew Maj'], { name: 'Zbigniew Maj' }],
  [['> Jak ma pani na imię?', 'Agnieszka', '> A nazwisko?', 'Bąk-Rutkowska'], { name: 'Agnieszka Bąk-Rutkowska' }],
  [['> Pani nazwisko?', 'Wojtyńska, W-O-J-T-Y-Ń-S-K-A'], { name: 'Wojtyńska' }],
  [['> Proszę się przedstawić.', 'No Darek jestem, Darek Lis'], { name: '*Dare*' }],
  [
    ['> Numer telefonu poproszę', 'sześćset jeden dwieście dwanaście trzysta czterdzieści pięć'],
    { phone: '601212345' },
  ],
  [['> Jaki jest numer kontaktowy?', 'pięć zero jeden, dwa dwa trzy, osiem osiem dziewięć'], { phone: '501223889' }],
  [['> Telefon?', '502', '> tak?', '417', '> proszę dalej', '903'], { phone: '502417903' }],
  [
    ['> Podyktuje pani numer?', 'siedemset dziewięćdziesiąt dwa, czterysta osiem, sto czternaście'],
    { phone: '792408114' },
  ],
  [
    [
      'Dzień dobry, piszę w imieniu mojej mamy Krystyny Zięby. Nazywam się Tomasz Zięba, mój telefon 696 303 112. U mamy nie grzeją kaloryfery, adres: ul. Lipowa 8 m 3, 20-020 Lublin.',
    ],
    { name: 'Tomasz Zięba', phone: '696 303 112', address: 'ul. Lipowa 8 m 3, 20-020 Lublin', type: 'maintenance' },
  ],
  [['> Jaki numer telefonu?', '603 114 225 a jak nie odbiorę to do żony 603 114 226'], { phone: '603 114 225' }],
  [
    [
      'Sąsiad z góry, pan Jurek, zalał mi sufit. Jego numer to 512 333 444. Ja nazywam się Danuta Pietrzak i mieszkam przy ulicy Polnej 7/2.',
    ],
    { name: 'Danuta Pietrzak', phone: null, address: '*Polnej 7/2' },
  ],
  [['> Numer?', '505 661 772, nie, przepraszam, 505 661 727'], { phone: '505 661 727' }],
  [
    ['Zamówienie nr 4455667788 wciąż nie dotarło, proszę o informację'],
    { phone: null, name: null, issue: '*nie dotarło*', type: 'other' },
  ],
  [['Mój numer klienta to 100200300, faktura jest błędna'], { phone: null, name: null }],
  [['PESEL 85010112345, ale telefonu nie podam'], { phone: null }],
  [
    ['> Adres?', 'Aleje Jerozolimskie 123A lok. 45, 02-017 Warszawa'],
    { address: 'Aleje Jerozolimskie 123A lok. 45, 02-017 Warszawa' },
  ],
  [['> Gdzie to jest?', 'na Mickiewicza 15 mieszkania 6, w Sopocie'], { address: '*Mickiewicza 15*' }],
  [['> Proszę podać adres.', 'Kościuszki 22/7, Wrocław'], { address: 'Kościuszki 22/7, Wrocław' }],
  [['> Adres?', 'pl. Wolności 3, klatka B, mieszkanie 11'], { address: 'pl. Wolności 3, klatka B, mieszkanie 11' }],
  [
    ['> Ulica i numer?', 'Słoneczna 5', '> Numer mieszkania?', '14', '> Miasto?', 'Gdynia'],
    { address: 'Słoneczna 5, 14, Gdynia' },
  ],
  [
    ['Mieszkam na ul. 3 Maja 17, ale awaria jest w lokalu przy ul. Portowej 8. Pękła rura!'],
    { address: 'ul. Portowej 8', priority: 'urgent', type: 'plumbing' },
  ],
  [
    ['faktury proszę wysyłać na adres ul. Biurowa 1, a naprawa na ul. Leśnej 20 w Opolu. Zamek w drzwiach się zacina.'],
    { address: '*Leśnej 20*', type: 'maintenance' },
  ],
  [
    ['Jestem najemczynią, w pokoju nie ma prądu, korki wybija za każdym razem'],
    { role: 'tenant', type: 'electrical', name: null },
  ],
  [['Jestem zarządcą tego budynku, na klatce śmierdzi gazem!!'], { role: 'manager', priority: 'urgent', name: null }],
  [
    ['Wynajmuję mieszkanie studentom i dzwonią, że lodówka nie chłodzi. Jestem właścicielką.'],
    { role: 'owner', type: 'maintenance' },
  ],
  [['Mój lokator mówi że bojler cieknie'], { role: 'landlord', type: 'plumbing' }],
  [['> Jest pan właścicielem czy najemcą?', 'mieszkanie jest moje'], { role: 'owner' }],
  [['> Jak pilna jest sprawa?', 'spokojnie, może być w przyszłym tygodniu'], { priority: 'low' }],
  [['> Jak bardzo jest to pilne?', 'dobrze by było w tym tygodniu'], { priority: 'medium' }],
  [['> Czy to pilne?', 'tak, woda leci na podłogę, proszę kogoś wysłać natychmiast'], { priority: 'urgent' }],
  [
    ['Czy ktoś mógłby wpaść jeszcze dzisiaj? Nie ma ogrzewania, a w domu małe dziecko.'],
    { priority: 'high', type: 'maintenance' },
  ],
  [['gniazdko się spaliło i strasznie śmierdzi spalenizną'], { priority: 'urgent', type: 'electrical' }],
  [['sąsiedzi z naprzeciwka robią imprezy co noc, nie da się spać'], { type: 'other', name: null, issue: '*imprezy*' }],
  [['> Imię i nazwisko?', 'a po co to panu?'], { name: null }],
  [['> Jak się pani nazywa?', 'wolę nie podawać'], { name: null }],
  [['> Telefon?', 'proszę o kontakt mailowy'], { phone: null }],
  [['Z wyrazami szacunku\nGrzegorz Nowicki\ntel. 22 645 11 20'], { name: 'Grzegorz Nowicki', phone: '22 645 11 20' }],
  [
    [
      '> Dzień dobry, mówi Kasia z obsługi, w czym pomóc?',
      'Cześć Kasiu, nie działa domofon',
      '> Jak się nazywasz?',
      'Kuba',
    ],
    { name: 'Kuba', type: 'electrical', issue: '*nie działa domofon' },
  ],
  [['> Numer kontaktowy?', '22 123 45 67 wew. 21'], { phone: '22 123 45 67 wew. 21' }],
  [
    ['dnia 12.05.2024 zapłaciłem 1450,50 zł za czynsz a w systemie tego nie ma'],
    { phone: null, name: null, address: null },
  ],
  [
    [
      'Imię: Beata\nNazwisko: Kruk\nTelefon: 883 220 119\nAdres: ul. Zielona 3c, 05-500 Piaseczno\nOpis: cieknie spłuczka',
    ],
    { name: 'Beata Kruk', phone: '883 220 119', address: 'ul. Zielona 3c, 05-500 Piaseczno', type: 'plumbing' },
  ],

  [
    [
      '> Dzień dobry, słucham, co się stało?',
      'zamek w drzwiach wejściowych się zaciął i nie mogę wejść do domu',
      '> Proszę o imię i nazwisko',
      'jolanta wilk',
      '> Telefon?',
      '691 220 345',
      '> Pod jaki adres mamy przyjechać?',
      'kwiatowa 3 mieszkania 7 w radomiu',
    ],
    { name: 'jolanta wilk', phone: '691 220 345', address: '*kwiatowa 3 mieszkania 7*', type: 'maintenance' },
  ],
  [['> Jak się Pan nazywa?', 'Nazywam się inż. Stefan Król'], { name: 'Stefan Król' }],
  [['> Imię i nazwisko proszę', 'proszę bardzo: Łucja Żak'], { name: 'Łucja Żak' }],
  [['> Pana nazwisko?', 'Nowicki', '> A imię?', 'Paweł'], { name: 'Paweł Nowicki' }],
  [['> Jak mam się do pani zwracać?', 'Może być po prostu Ola'], { name: 'Ola' }],
  [['> Kto mówi?', 'Z tej strony sąsiadka spod trójki, Wiesława Gil'], { name: 'Wiesława Gil' }],

  [['> Pani numer telefonu?', 'siedem osiem osiem, jeden jeden dwa, zero trzy trzy'], { phone: '788112033' }],
  [['> Numer?', 'sześćset dziewięćdziesiąt pięć sto dwanaście osiemset jeden'], { phone: '695112801' }],
  [['> Numer telefonu?', '+48 600 700 811'], { phone: '+48 600 700 811' }],
  [['> Telefon kontaktowy?', 'na ten z którego dzwonię'], { phone: null }],
  [['> Na jaki numer oddzwonić?', 'stacjonarny 61 852 33 44, komórki nie mam'], { phone: '61 852 33 44' }],
  [['Proszę nie dzwonić na 501 111 222, tylko na 501 333 444.'], { phone: '501 333 444' }],
  [['Mój stary numer 502 100 200 już nie działa, nowy to 503 300 400'], { phone: '503 300 400' }],
  [['Numer do zarządcy to 22 333 44 55, ale on nie odbiera. Adam Kos, 507 987 654'], { phone: '507 987 654' }],
  [['Nr polisy 9900112233, zalało mi kuchnię'], { phone: null, priority: 'urgent', type: 'plumbing' }],
  [['Numer konta 12 1020 3040 0000 5566 7788 9900, kaucja nie została zwrócona'], { phone: null, name: null }],
  [
    ['> Jaki adres?', 'ul. gen. Sikorskiego 15B/3, 58-300 Wałbrzych'],
    { address: 'ul. gen. Sikorskiego 15B/3, 58-300 Wałbrzych' },
  ],
  [['> Adres?', 'Warszawa, ul. Puławska 100 m. 12'], { address: '*ul. Puławska 100 m. 12' }],
  [['> Pod jakim adresem?', 'Zawady 12, 16-075 Zawady'], { address: 'Zawady 12, 16-075 Zawady' }],
  [['> Adres?', 'os. Bohaterów Września 5/61'], { address: 'os. Bohaterów Września 5/61' }],
  [['> Adres?', 'Św. Jana 4a, trzecie piętro, Toruń'], { address: 'Św. Jana 4a, trzecie piętro, Toruń' }],
  [
    [
      '> Proszę podać ulicę z numerem',
      'Wiosenna 9',
      '> Które mieszkanie?',
      'pod dwójką, znaczy 2',
      '> Miejscowość i kod?',
      '30-444 Wieliczka',
    ],
    { address: '*Wiosenna 9*' },
  ],
  [['> Adres?', 'ul. Morska 12/4', '> Dziękuję', 'pomyliłam się, nie 12 tylko 21'], { address: 'ul. Morska 21/4' }],

  [
    ['Adres do korespondencji ul. Prosta 5, Łódź. Usterka jest na ul. Krzywej 7/9 w Łodzi. Kapie z kranu.'],
    { address: '*Krzywej 7/9*', type: 'plumbing' },
  ],
  [
    ['Mój brat mieszka na ul. Górnej 3, u niego wszystko działa. U mnie, na ul. Dolnej 8, nie ma prądu.'],
    { address: '*Dolnej 8', type: 'electrical' },
  ],
  [
    ['wynajmuję kawalerkę i właścicielka nie reaguje, grzyb na ścianach, nazywam się oliwia, 22 lata'],
    { role: 'tenant', name: 'oliwia', type: 'maintenance', phone: null },
  ],
  [['Jestem prezesem wspólnoty, brama garażowa się nie otwiera'], { role: 'manager', type: 'maintenance' }],
  [['> Czy jest pani najemcą?', 'nie, to moje mieszkanie'], { role: 'owner' }],
  [['Moi lokatorzy zgłosili, że pralka wyrzuca korki'], { role: 'landlord' }],
  [['> Na ile to pilne?', 'nie pali się, kiedy będziecie mieli chwilę'], { priority: 'low' }],
  [['> Jak pilne jest zgłoszenie?', 'pilne'], { priority: 'urgent' }],
  [['> Jak pilne jest zgłoszenie?', 'dość ważne, najlepiej dziś'], { priority: 'high' }],
  [['> Jak pilne jest zgłoszenie?', 'normalne'], { priority: 'medium' }],
  [['rura w piwnicy pękła i wszystko pływa!!!'], { priority: 'urgent', type: 'plumbing' }],
  [['Czujnik dymu co chwilę piszczy, chyba bateria'], { priority: null, name: null }],
  [['kuchenka elektryczna nie grzeje, dwa palniki martwe'], { issue: '*nie grzeje*', name: null }],
  [['rynna się oderwała i leci po elewacji'], { name: null, issue: '*rynna się oderwała*' }],
  [['> Imię i nazwisko?', 'nie chcę podawać danych'], { name: null }],
  [['> Jak się pan nazywa?', 'czy to konieczne?'], { name: null }],
  [['> Jak się pan nazywa?', 'Najpierw niech mi pan powie kiedy ktoś przyjdzie'], { name: null }],
  [['> Numer telefonu?', 'nie mam przy sobie, podam później'], { phone: null }],
  [
    ['Pan Wiśniewski z administracji kazał napisać do Państwa. Na klatce nie świeci światło. Pozdrawiam, Celina Mazur'],
    { name: 'Celina Mazur', type: 'electrical' },
  ],
  [
    ['Dzień dobry Pani Moniko, dalej nie mam ogrzewania. Krzysztof Pająk, 660 112 113'],
    { name: 'Krzysztof Pająk', phone: '660 112 113', type: 'maintenance' },
  ],
  [
    ['imię i nazwisko: ewelina szpak, tel: 725 333 111, adres: ul. bema 6/2 tarnów, problem: nie działa piekarnik'],
    { name: 'ewelina szpak', phone: '725 333 111', address: 'ul. bema 6/2 tarnów', type: 'maintenance' },
  ],
  [
    [
      '> Hej, w czym pomóc?',
      'cześć, piekarnik się nie nagrzewa',
      '> Jak się nazywasz?',
      'zosia',
      '> A nazwisko?',
      'kruszyna',
      '> Telefon?',
      '579 300 211',
      '> Adres?',
      'ul. brzozowa',
      '> Numer?',
      '16',
      '> Mieszkanie?',
      '9',
    ],
    { name: 'zosia kruszyna', phone: '579 300 211', type: 'maintenance' },
  ],
  [
    [
      'dzień dobry nazywam się ryszard mróz dzwonię bo mamy w piwnicy wodę po kostki proszę o pilny przyjazd ulica rolna 14 grodzisk telefon pięćset jedenaście dwieście dwadzieścia dwa trzysta siedem',
    ],
    { name: 'ryszard mróz', phone: '511222307', address: '*ulica rolna 14*', priority: 'urgent' },
  ],
  [['> Imię?', 'Bożena', '> Nazwisko?', 'Pióro, jak to do pisania'], { name: 'Bożena Pióro' }],
  [['> Imię i nazwisko?', 'pomyłka, nie Anna tylko Hanna Bielska'], { name: 'Hanna Bielska' }],
  [['> Jak się pani nazywa?', 'Maria Skłodowska-Nowak'], { name: 'Maria Skłodowska-Nowak' }],
  [['> Z kim mam przyjemność?', 'Tu Leszek Duda'], { name: 'Leszek Duda' }],
  [['> Z kim mam przyjemność?', 'mówi Elżbieta Czajka, dzień dobry'], { name: 'Elżbieta Czajka' }],

  [
    [
      'Dzwonię w imieniu sąsiada, pana Zdzisława Cieślaka, u niego nie ma prądu. Ja się nazywam Lidia Orzeł, mój numer 604 505 606',
    ],
    { name: 'Lidia Orzeł', phone: '604 505 606', type: 'electrical' },
  ],
  [['> Telefon?', 'domowy 12 422 33 11, komórka 608 900 100'], { phone: '608 900 100' }],
  [
    ['> Telefon?', 'sześć zero osiem', '> tak', 'trzy trzy jeden', '> słucham', 'dziewięć dwa zero'],
    { phone: '608331920' },
  ],
  [
    ['> Telefon?', 'sześćset osiem', '> mhm', 'trzysta trzydzieści jeden', '> i dalej?', 'dziewięćset dwadzieścia'],
    { phone: '608331920' },
  ],
  [['Mój numer to 501-220-330, proszę dzwonić po 16'], { phone: '501-220-330' }],
  [['Reklamacja nr 7788990011, nikt nie odpowiada od 14 dni'], { phone: null }],
  [['Licznik nr 30456789 stan 12345'], { phone: null, address: null }],
  [['numer dowodu ABC 123456, telefon 602 303 404'], { phone: '602 303 404' }],
  [
    ['> Adres?', 'ul. Jana Pawła II 24 m. 118, 00-133 Warszawa'],
    { address: 'ul. Jana Pawła II 24 m. 118, 00-133 Warszawa' },
  ],
  [['> Adres?', 'al. Niepodległości 55/2 Szczecin'], { address: 'al. Niepodległości 55/2 Szczecin' }],
  [
    ['> Adres?', 'Mieszkam w Rzeszowie na ulicy Lwowskiej 88, mieszkanie 21'],
    { address: '*ulicy Lwowskiej 88, mieszkanie 21' },
  ],
  [['> Gdzie mamy przyjechać?', 'Bydgoszcz, Gdańska 44 m 5'], { address: '*Gdańska 44 m 5' }],
  [['> Adres?', 'Wola Duża 117, gmina Biłgoraj'], { address: '*Wola Duża 117*' }],
  [['> Adres?', 'taki sam jak ostatnio'], { address: null }],
  [['> Adres?', 'ul. Polna 3', '> Mieszkanie?', 'to dom jednorodzinny'], { address: 'ul. Polna 3' }],
  [['> Adres?', 'ul. Polna 3/5', '> Kod i miasto?', '64-100 Leszno'], { address: 'ul. Polna 3/5, 64-100 Leszno' }],

  [
    ['Zameldowany jestem na ul. Starej 1, ale mieszkam na ul. Nowej 2 w Kielcach i tu mi kapie z sufitu'],
    { address: '*ul. Nowej 2*', type: 'plumbing' },
  ],
  [['> Pan jest właścicielem?', 'nie, wynajmuję od pani Teresy'], { role: 'tenant', name: null }],
  [['Zarządzam kamienicą, lokatorzy skarżą się na brak ogrzewania'], { role: 'manager', type: 'maintenance' }],
  [['jesteśmy właścicielami lokalu od marca i okna są nieszczelne'], { role: 'owner', type: 'maintenance' }],
  [['Najemca mojego mieszkania zgłosił że spłuczka cieknie'], { role: 'landlord', type: 'plumbing' }],
  [['> Czy sprawa jest pilna?', 'raczej nie, może zaczekać do przyszłego tygodnia'], { priority: 'low' }],
  [['> Czy sprawa jest pilna?', 'bardzo!'], { priority: 'high' }],
  [['dziecko kopnął prąd z gniazdka'], { priority: 'urgent', type: 'electrical' }],
  [['w całym bloku śmierdzi gazem'], { priority: 'urgent' }],
  [['Toaleta się zapchała i wybija, mamy tylko jedną, proszę jak najszybciej'], { priority: 'high', type: 'plumbing' }],
  [['Proszę o wymianę uszczelki w kranie przy okazji'], { priority: 'low', type: 'plumbing' }],
  [['szafka w kuchni spadła ze ściany'], { type: 'maintenance', name: null }],
  [['internet nie działa od wczoraj'], { type: 'other', issue: '*internet nie działa*' }],
  [['> Imię i nazwisko?', 'no przecież już podawałem'], { name: null }],
  [['> Imię i nazwisko?', 'Nie muszę tego mówić'], { name: null }],
  [['> Imię i nazwisko?', 'Tomek. Nazwiska nie podam'], { name: 'Tomek' }],
  [['> Jak się pan nazywa?', 'Mateusz. Mateusz Gil, tel. 531 200 100'], { name: 'Mateusz Gil', phone: '531 200 100' }],
  [['Dziękuję pani Alicjo, czekam'], { name: null }],
  [['Będę w domu we wtorek między 10 a 14'], { name: null, phone: null, address: null }],
  [
    ['Witam\nProszę o naprawę zamka w furtce.\nZ poważaniem\nMarian Wójtowicz\nul. Akacjowa 7\n605 406 207'],
    { name: 'Marian Wójtowicz', phone: '605 406 207', address: 'ul. Akacjowa 7', type: 'maintenance' },
  ],
  [['> Numer telefonu?', 'nie podam, wystarczy mail'], { phone: null }],
  [
    [
      '> Dzień dobry, jak mogę pomóc?',
      'Mam zalane mieszkanie, sąsiad nie zakręcił wody',
      '> Proszę o imię i nazwisko',
      'Renata Kulik',
      '> Numer telefonu?',
      '662 300 145',
      '> Adres lokalu?',
      'ul. Warszawska 120/15, 25-500 Kielce',
    ],
    {
      name: 'Renata Kulik',
      phone: '662 300 145',
      address: 'ul. Warszawska 120/15, 25-500 Kielce',
      priority: 'urgent',
      type: 'plumbing',
    },
  ],
  [
    ['siema, w kuchni poszły korki i nie da się włączyć. jestem lokatorem. bartek, 730 112 998'],
    { phone: '730 112 998', role: 'tenant', type: 'electrical' },
  ],
  [['> Jak się Pani nazywa?', 'Grażyna Pawlak-Dębska'], { name: 'Grażyna Pawlak-Dębska' }],
  [['> Imię i nazwisko?', 'żaneta ćwik'], { name: 'żaneta ćwik' }],
  [['> Kto dzwoni?', 'Dzwoni Artur Gąska z Płocka'], { name: 'Artur Gąska' }],
  [['> Jak się pan nazywa?', 'Już mówiłem: Roman Kita'], { name: 'Roman Kita' }],
  [['> Na jakie nazwisko zapisać?', 'na Jankowska'], { name: 'Jankowska' }],
  [['> Nazwisko?', 'Dudek', '> Imię?', 'Sylwia'], { name: 'Sylwia Dudek' }],
  [['> Numer telefonu?', 'pięćset siedem, zero dwadzieścia jeden, dziewięćset'], { phone: '507021900' }],
  [['> Numer telefonu?', 'osiem osiem trzy cztery cztery zero jeden dwa dziewięć'], { phone: '883440129' }],
  [['> Telefon?', '(22) 621-33-44'], { phone: '(22) 621-33-44' }],

  [['> Telefon?', '501 202 303, a nie, 501 202 330'], { phone: '501 202 330' }],
  [['Do mnie proszę dzwonić pod 535 100 200, do zarządcy pod 22 811 22 33'], { phone: '535 100 200' }],
  [['Karta nr 4111 2222 3333 4444 nie działa w automacie'], { phone: null, name: null }],
  [['Zgłoszenie 20240311/55 nadal nierozwiązane'], { phone: null }],
  [['> Adres?', 'plac Grunwaldzki 8/40, Katowice'], { address: 'plac Grunwaldzki 8/40, Katowice' }],
  [['> Adres?', 'Wojska Polskiego 33 mieszkanie 2 Ełk'], { address: 'Wojska Polskiego 33 mieszkanie 2 Ełk' }],
  [['> Adres?', 'ul. Ogrodowa 5, II piętro, 62-800 Kalisz'], { address: 'ul. Ogrodowa 5, II piętro, 62-800 Kalisz' }],
  [
    ['Mieszkam przy ul. Rzemieślniczej 19 w Zamościu, w piwnicy nie świeci się światło'],
    { address: '*ul. Rzemieślniczej 19*', type: 'electrical' },
  ],
  [['Awaria na osiedlu Leśnym 4, klatka 2, domofon milczy'], { address: '*osiedlu Leśnym 4*', type: 'electrical' }],
  [['> Ulica i numer domu?', 'Ceglana 71', '> Miejscowość?', 'Mikołów'], { address: 'Ceglana 71, Mikołów' }],

  [
    ['Jestem najemcą i właściciel kazał mi zadzwonić bezpośrednio do was. Grzejnik w sypialni zimny.'],
    { role: 'tenant', type: 'maintenance' },
  ],
  [['> Wynajmuje pan?', 'nie, jestem właścicielem'], { role: 'owner' }],
  [['administruję budynkiem, szlaban na parkingu się zepsuł'], { role: 'manager', type: 'maintenance' }],
  [['> Jak pilne?', 'mega pilne'], { priority: 'urgent' }],
  [['> Jak pilne?', 'wysoki priorytet'], { priority: 'high' }],
  [['> Jak pilne?', 'jak będzie wam po drodze'], { priority: 'low' }],
  [['proszę o przyjazd w ciągu kilku dni, klamka odpadła'], { priority: 'medium', type: 'maintenance' }],
  [['z pralki leje się woda na podłogę'], { type: 'plumbing' }],
  [['drzwi balkonowe nie chcą się domknąć i strasznie wieje'], { type: 'maintenance', issue: '*drzwi balkonowe*' }],
  [['klucz złamał mi się w zamku'], { type: 'maintenance', issue: 'klucz złamał mi się w zamku' }],
  [['> Jak się pan nazywa?', 'nieistotne'], { name: null }],
  [['> Jak się pani nazywa?', 'a muszę?'], { name: null }],
  [['> Telefon?', 'piszmy tutaj'], { phone: null }],
  [['> Adres?', 'podam jak ktoś potwierdzi termin'], { address: null }],
  [['Pozdrawiam\nŁukasz Bieniek\n+48 781 220 330'], { name: 'Łukasz Bieniek', phone: '+48 781 220 330' }],
  [['Hej, tu Natalia z trzeciego piętra, winda znowu nie jeździ'], { name: 'Natalia', type: 'maintenance' }],
  [['> Coś jeszcze?', 'Nie, to wszystko, miłego dnia'], { name: null }],
  [
    [
      '> Dzień dobry, czego dotyczy zgłoszenie?',
      'Spłuczka w toalecie cały czas leci',
      '> Jak się Pani nazywa?',
      'Urszula Kamińska-Bór',
      '> Proszę o telefon',
      'sześćset sześćdziesiąt jeden, sto dwa, dwieście dwa',
      '> I adres?',
      'ul. Jaśminowa 11/3, 81-300 Gdynia',
    ],
    {
      name: 'Urszula Kamińska-Bór',
      phone: '661102202',
      address: 'ul. Jaśminowa 11/3, 81-300 Gdynia',
      type: 'plumbing',
    },
  ],
  [
    [
      'witam nazywam sie pawel lis wynajmuje mieszkanie przy ul sloneczna 4/9 w lublinie nie dziala ogrzewanie moj tel 513 220 110',
    ],
    { name: 'pawel lis', phone: '513 220 110', role: 'tenant', address: '*ul sloneczna 4/9*', type: 'maintenance' },
  ],
  [['> Godność?', 'Kazimierz Wąs'], { name: 'Kazimierz Wąs' }],
  [['> Jak się pan nazywa?', 'Prof. dr hab. Jerzy Lisiecki'], { name: 'Jerzy Lisiecki' }],

  [['> Telefon?', 'zero dwa dwa, pięćset dwanaście, trzydzieści, czterdzieści'], { phone: '0225123040' }],
  [['> Telefon?', 'tel 48 512 600 700'], { phone: '48 512 600 700' }],
  [['Administrator ma numer 22 700 80 90 ale nie odbiera, winda stoi'], { phone: null, type: 'maintenance' }],
  [['Model pralki 7712345678, nie wiruje'], { phone: null, name: null }],
  [
    ['> Adres?', 'ulica Księcia Józefa Poniatowskiego 3 lokal 2, 90-001 Łódź'],
    { address: 'ulica Księcia Józefa Poniatowskiego 3 lokal 2, 90-001 Łódź' },
  ],
  [
    ['> Adres?', 'Osiedle Tysiąclecia 45, klatka 3, m. 17, Kraków'],
    { address: 'Osiedle Tysiąclecia 45, klatka 3, m. 17, Kraków' },
  ],
  [
    ['Blok przy Hutniczej 12 w Gliwicach, na parterze wybiło studzienkę'],
    { address: '*Hutniczej 12*', type: 'plumbing' },
  ],
  [['> Czy pan jest właścicielem lokalu?', 'tak, właścicielem'], { role: 'owner' }],
  [['Mam lokatora w mieszkaniu na Woli i piecyk gazowy mu nie odpala'], { type: 'maintenance', name: null }],
  [['Żarówka na korytarzu się przepaliła, proszę wymienić w wolnej chwili'], { priority: 'low', type: 'electrical' }],
  [['Nie mogę zamknąć okna w sypialni, zerwał się zawias'], { type: 'maintenance', issue: '*okna*' }],
  [['dach przecieka i leje się na łóżko dziecka, proszę pilnie'], { priority: 'urgent' }],
  [['> Imię i nazwisko?', 'Nie ma takiej potrzeby'], { name: null }],
  [['> Imię i nazwisko?', 'po prostu przyślijcie kogoś'], { name: null }],
  [['> Pana nazwisko?', 'Ptak, pilna sprawa'], { name: 'Ptak', priority: 'urgent' }],
  [['Pozdrawiam serdecznie, Jagoda'], { name: 'Jagoda' }],

  [['> Kto się zgłasza?', 'Irena Wolak'], { name: 'Irena Wolak' }],
  [['> A Pan się nazywa?', 'Tadeusz Mika'], { name: 'Tadeusz Mika' }],

  [['Jestem właścicielem lokalu, Zenon Pietras. Winda stoi.'], { name: 'Zenon Pietras', role: 'owner' }],

  [
    ['Dzień dobry panie Marku, Ewa Kruk, ul. Polna 3, 00-123 Warszawa. Drzwi się nie zamykają.'],
    { name: 'Ewa Kruk', address: 'ul. Polna 3, 00-123 Warszawa' },
  ],
  [['jestem irena wolak z ul. polnej 3, kran cieknie'], { name: 'irena wolak' }],
  [['> Kto zgłasza?', 'Życzliwy'], { name: null }],
  [['Nazywam się Karol Karwat, K-A-R-W-A-T.'], { name: 'Karol Karwat' }],
  [['> Telefon?', 'Do niej 601 222 333, a do mnie 602 333 444'], { phone: '602 333 444' }],
  [['> Telefon?', 'Na komórkę 601 222 333, stacjonarnego 22 333 44 55 prawie nie odbieram'], { phone: '601 222 333' }],
  [
    ['Właściciel, pan Jan Kos (tel. 601 222 333), kazał dzwonić.', '> Tel?', '602 333 444'],
    { phone: '602 333 444', role: 'tenant' },
  ],
  [['> Telefon?', '601 222', 'i jeszcze 333'], { phone: '601222333' }],
  [['> Gdzie?', '61-760 Poznań, ul. Polna 3'], { address: '61-760 Poznań, ul. Polna 3' }],
  [['Tu Jan Kos, zarządca budynku, winda stoi'], { name: 'Jan Kos', role: 'manager' }],
  [['> Jest Pan właścicielem?', 'Tak, moje, ale mieszka tam lokator'], { role: 'owner' }],
  [
    ['Zgłasza: Ewa Kruk\nMiejsce: ul. Polna 3, 00-123 Warszawa\nTreść: nie ma wody\nStatus: najemca'],
    { name: 'Ewa Kruk', role: 'tenant', issue: 'nie ma wody' },
  ],
  [['W windzie nie świeci lampa'], { type: 'electrical' }],
  [['Reklamacja: dostawa pralki nie dotarła'], { type: 'other' }],
  [['W garażu pali się cały czas światło'], { priority: null, type: 'electrical' }],
  [['Z sufitu kapie woda'], { priority: null, type: 'plumbing' }],
  [['> Adres?', 'Warszawa, Armii Krajowej 12/80'], { address: 'Warszawa, Armii Krajowej 12/80' }],
  [['Drzwi się zacięły. Anna Lis, 71 337 29 15, Wrocław, Powstańców 95/3.'], { address: 'Wrocław, Powstańców 95/3' }],
  [['Odbiorca Anna Lis, telefon 604 111 222, paczka nie dotarła'], { name: 'Anna Lis' }],
  [['Dzień dobry, Anna Lis z tej strony, PESEL 49031204568. Drzwi się zacięły.'], { name: 'Anna Lis', phone: null }],
  [
    ['> Telefon?', 'Na komórkę 604 111 222, bo pod stacjonarnym 58 552 18 40 siedzi tylko babcia'],
    { phone: '604 111 222' },
  ],
  [
    ['Wynajmuję pokój od pana Jana Lisa, tel. 600 482 157. Drzwi się zacięły.', '> Pani dane?', 'Ola Kot, 572 039 461'],
    { name: 'Ola Kot', phone: '572 039 461', role: 'tenant' },
  ],
  [
    ['> Ulica?', 'Wasilkowska', '> Numer bloku i mieszkania?', 'blok 11, mieszkanie 62', '> Kod?', '15-117'],
    { address: 'Wasilkowska, blok 11, mieszkanie 62, 15-117' },
  ],

  [['Na klatce schodowej ktoś trzyma motocykl'], { type: 'other' }],
  [
    ['Kurier miał być wczoraj i nikogo nie było.', '> Kto jest odbiorcą przesyłki?', 'Kamil Lis'],
    { name: 'Kamil Lis', issue: '*nikogo nie było*', type: 'other' },
  ],

  [
    ['> Telefon?', '513 004 871', '> Adres?', 'Leśna 8. A telefon jednak nowy: 735 004 871, ten stary już nie działa.'],
    { phone: '735 004 871' },
  ],
  [['Służbowy 22 530 19 64 i prywatny 798 305 116, drzwi się zacięły'], { phone: '798 305 116' }],
  [['Adres: Leśna 8, kod 51-166. Anna Lis tel. 512-300-418'], { name: 'Anna Lis' }],
  [['Usterka: okno\nPilność: niska'], { priority: 'low' }],
  [['> W czym problem?', 'zaraz napiszę'], { issue: null }],
  [['Anonimowo: ktoś wyrzuca śmieci na klatce'], { issue: '*śmieci*', name: null }],
  [['> Prosimy o podanie imienia i nazwiska.', 'JAN LIS'], { name: 'JAN LIS' }],
  [
    ['Wasz technik Darek (518 220 014) nie przyjechał. Anna Lis, 664 891 027, ul. Leśna 3/5, Rybnik.'],
    { name: 'Anna Lis', phone: '664 891 027' },
  ],
  [['Śmietnik jest przepełniony na Wolności 5 w Chorzowie'], { address: 'Wolności 5 w Chorzowie' }],
  [
    ['Mam mieszkanie na wynajem przy Mostowej 6/2 w Gliwicach, lokator dzwonił, że wybija korki'],
    { address: 'Mostowej 6/2 w Gliwicach' },
  ],
  [
    ['> Telefon?', 'stacjonarny 61 847 22 09, komórka 512 930 446, ale stacjonarny rzadko odbieram'],
    { phone: '512 930 446' },
  ],
  [['To moje mieszkanie, cieknie kran'], { role: 'owner' }],
  [['Zarządzam tym budynkiem, cieknie kran'], { role: 'manager' }],
  [['Właściciel mieszkania kazał mi zadzwonić, cieknie kran'], { role: 'tenant' }],
  [['> Adres?', '3 Maja 5/3 Sopot'], { address: '3 Maja 5/3 Sopot' }],
  [['> Imię i nazwisko?', 'Maja Lis'], { name: 'Maja Lis' }],

  [
    ['Proszę o telefon: 32 251 47 80. Poprzednia reklamacja miała nr 2024/11/3085. Nie działa winda.'],
    { phone: '32 251 47 80' },
  ],
  [['Brodzik się zatkał i woda stoi po kostki'], { priority: null }],
  [['W kuchni woda po kostki'], { priority: 'urgent' }],
  [['Zmywarka nie grzeje wody'], { type: 'maintenance' }],
];

testReadings(rows, pl);

const signals: [role: 'user' | 'assistant', text: string, signal: Signal | null][] = [
  ['assistant', 'Hydraulik jest już w drodze.', 'work_started'],
  ['assistant', 'Umówiłam wizytę na poniedziałek.', 'work_started'],
  ['assistant', 'Czy umówić wizytę?', null],
  ['user', 'Ogrzewanie znowu działa, dziękuję', 'solved'],
  ['user', 'Problem rozwiązany', 'solved'],
  ['user', 'Kran znowu cieknie', 'reported_again'],
  ['user', 'Winda nadal nie działa', 'reported_again'],
  ['user', 'Proszę anulować zgłoszenie', 'cancelled'],
  ['user', 'To już nieaktualne', 'cancelled'],
  ['user', 'Proszę nie anulować', null],
  ['user', 'Czy to już naprawione?', null],
  ['user', 'Do widzenia', null],
];

test.each(signals)('%s: %s → %s', (role, text, signal) => {
  expect(signalOf({ role, text }, pl)).toBe(signal);
});

test.each([
  ['Jak się pan nazywa?', 'name'],
  ['Jak możemy się z panem skontaktować?', 'phone'],
  ['Gdzie pani mieszka?', 'address'],
  ['Jaki jest numer klienta?', 'other'],
  ['Jest pan najemcą?', 'role'],
  ['Jak pilne to jest?', 'priority'],
] as const)('%s asks for the %s', (question, ask) => {
  expect([...asksIn(question, pl)]).toContain(ask);
});
