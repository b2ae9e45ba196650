import { expect, test } from '@jest/globals';
import { asksIn } from '../../../shared/extraction/asked.ts';
import type { Signal } from '../../../shared/extraction/language.ts';
import { nl } from '../../../shared/extraction/languages/nl.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      'Goedemorgen, met Annelies de Wit uit de Beukenlaan 14 in Haarlem. Sinds vanochtend doet de verwarming het niet meer. U kunt mij bereiken op 023-5512345.',
    ],
    { name: 'Annelies de Wit', phone: '023-5512345', address: 'Beukenlaan 14 in Haarlem', type: 'maintenance' },
  ],

  [['> Met wie spreek ik?', 'Met mevrouw Jansen'], { name: 'Jansen', phone: null, address: null }],
  [
    ['> Met wie spreek ik?', 'U spreekt met Peter-Jan de Boer'],
    { name: 'Peter-Jan de Boer', phone: null, address: null },
  ],
  [
    ['> Wat is uw telefoonnummer?', 'nul zes twaalf vierendertig zesenvijftig achtenzeventig'],
    { name: null, phone: '0612345678', address: null },
  ],
  [['> Naam?', 'De Vries'], { name: 'De Vries', phone: null, address: null }],
  [['> Naam?', "Willem-Alexander 't Hart"], { name: "Willem-Alexander 't Hart", phone: null, address: null }],
  [
    ['> Adres?', 'Burgemeester de Vlugtlaan 125-2, 1063 BJ Amsterdam'],
    { name: null, phone: null, address: 'Burgemeester de Vlugtlaan 125-2, 1063 BJ Amsterdam' },
  ],
  [
    ['> Op welk adres?', 'Laan van Meerdervoort 50, 2517 AM Den Haag'],
    { name: null, phone: null, address: 'Laan van Meerdervoort 50, 2517 AM Den Haag' },
  ],
  [
    ['> Op welk adres?', 'Grote Markt 1 bus 4, 2000 Antwerpen', '> Telefoon?', '+32 3 234 56 78'],
    { name: null, phone: '+32 3 234 56 78', address: 'Grote Markt 1 bus 4, 2000 Antwerpen' },
  ],
  [
    ['Ik woon aan de Oude Delft 22 en de lift doet het niet. Ik ben de eigenaar.'],
    { name: null, phone: null, address: 'Oude Delft 22', role: 'owner', type: 'maintenance' },
  ],
  [
    ['> Uw naam en nummer?', 'Fatima El Amrani, maar mijn nummer deel ik niet.'],
    { name: 'Fatima El Amrani', phone: null, address: null },
  ],
  [
    [
      'Mijn man Henk Bos heeft gisteren al gebeld, ik ben Ria Bos. De vaatwasser lekt. Zijn nummer is 06-11112222, het mijne is 06-33334444.',
    ],
    { name: 'Ria Bos', phone: '06-33334444', address: null },
  ],
  [
    [
      'Naam: Joost Smit\nTel: 0475 12 34 56\nAdres: Kapelstraat 3, 6041 CA Roermond\nOmschrijving: stopcontact vonkt\nUrgentie: hoog',
    ],
    {
      name: 'Joost Smit',
      phone: '0475 12 34 56',
      address: 'Kapelstraat 3, 6041 CA Roermond',
      priority: 'high',
      type: 'electrical',
    },
  ],
  [
    ['we ruiken gas in de hal kom snel alsjeblieft eikenlaan 4 breda ik ben sanne mol 0612121212'],
    { name: 'sanne mol', phone: '0612121212', address: 'eikenlaan 4 breda', priority: 'urgent' },
  ],
  [
    ['> Huurt u of bent u eigenaar?', 'ik huur', '> Hoe dringend is het?', 'niet zo dringend'],
    { name: null, phone: null, address: null, role: 'tenant', priority: 'low' },
  ],
  [
    ['> Hoe dringend is het?', 'Dit kan echt niet langer wachten'],
    { name: null, phone: null, address: null, priority: 'high' },
  ],
  [
    [
      'Onze beheerder, meneer Kok, zei dat ik jullie moest mailen. Er zit schimmel op de badkamermuur.\nMet vriendelijke groet,\nMarieke van Leeuwen',
    ],
    { name: 'Marieke van Leeuwen', phone: null, address: null, type: 'maintenance' },
  ],
  [
    ['Ik huur sinds 2019 een flat op de Parkweg 88 en mijn zekering springt steeds.'],
    { name: null, phone: null, address: 'Parkweg 88', role: 'tenant', type: 'electrical' },
  ],
  [['> Telefoon?', '06 12345678, o wacht, 06 87654321'], { name: null, phone: '06 87654321', address: null }],
  [
    ['Mijn klantnummer is 4455667788, het gaat over factuur 2023-11.'],
    { name: null, phone: null, address: null, issue: '*factuur*' },
  ],
  [
    ['> Straat en huisnummer?', 'Prinsengracht 263 hs', '> Postcode en plaats?', '1016 GV Amsterdam'],
    { name: null, phone: null, address: 'Prinsengracht 263 hs, 1016 GV Amsterdam' },
  ],
  [
    [
      'Wij beheren het pand aan de Herengracht 401, 1017 BP Amsterdam. De voordeur sluit niet. Contactpersoon ben ik, Daan Visser, tel 020-4445566.',
    ],
    { name: 'Daan Visser', phone: '020-4445566', address: 'Herengracht 401, 1017 BP Amsterdam', role: 'manager' },
  ],
  [['hallo, is daar iemand?'], { name: null, phone: null, address: null, issue: null }],
  [
    ['> Wat is er aan de hand?', 'er komt water uit het plafond!!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'plumbing' },
  ],
  [['Het nummer van mijn verhuurder is 06 55566677.'], { name: null, phone: null, address: null, role: 'tenant' }],
  [['> Hoe mag ik u noemen?', 'Zeg maar Bram'], { name: 'Bram', phone: null, address: null }],
  [['> Wie bent u?', 'Mijn naam wil ik niet zeggen'], { name: null, phone: null, address: null }],
  [
    ['> Adres?', 'Lindestraat 5, gelijkvloers', '> In welke stad?', 'Gent'],
    { name: null, phone: null, address: 'Lindestraat 5, gelijkvloers, Gent' },
  ],
  [
    ['Mijn dochter Mila is ziek en de verwarming werkt niet. Ik ben woest.'],
    { name: null, phone: null, address: null, type: 'maintenance' },
  ],
  [['> Naam?', 'Els', '> Achternaam?', 'Peeters'], { name: 'Els Peeters', phone: null, address: null }],
  [['> Bent u de eigenaar?', 'Nee ik ben de huismeester'], { name: null, phone: null, address: null, role: 'manager' }],
  [
    [
      'Goedemiddag, Sven Claes hier. Er is een buis gesprongen in de kelder, Steenweg op Leuven 210, 1930 Zaventem. Bel me op 0478 11 22 33 aub.',
    ],
    {
      name: 'Sven Claes',
      phone: '0478 11 22 33',
      address: 'Steenweg op Leuven 210, 1930 Zaventem',
      priority: 'urgent',
    },
  ],
  [['Het is allemaal goed zo, dank u'], { name: null, phone: null, address: null, issue: null }],
  [['> Wat is uw naam?', 'Smit, Karin Smit'], { name: 'Karin Smit', phone: null, address: null }],
  [['> Uw volledige naam?', 'dat is joris van dijk'], { name: 'joris van dijk', phone: null, address: null }],
  [['> Wie spreek ik?', 'Je spreekt met Aylin Yilmaz'], { name: 'Aylin Yilmaz', phone: null, address: null }],
  [
    [
      'Goedenavond, mijn naam is Tim Bakker en ik woon in de Rozenstraat 17 te 1016 NX Amsterdam, bij ons is sinds gisteren de lift kapot.',
    ],
    { name: 'Tim Bakker', phone: null, address: 'Rozenstraat 17 te 1016 NX Amsterdam', type: 'maintenance' },
  ],
  [
    [
      'Het gaat om de woning van mijn moeder, Schoolstraat 3, 7411 AB Deventer. De stortbak loopt door. Ik heet Ruud Mulder, tel. 0570-778899',
    ],
    { name: 'Ruud Mulder', phone: '0570-778899', address: 'Schoolstraat 3, 7411 AB Deventer', type: 'plumbing' },
  ],
  [
    ['> Op welk nummer bent u bereikbaar?', 'Het beste op 06-22334455, dat is mijn mobiel.'],
    { name: null, phone: '06-22334455', address: null },
  ],
  [['> Op welk nummer bent u bereikbaar?', '0031 6 12345678'], { name: null, phone: '0031 6 12345678', address: null }],
  [['> Uw nummer?', 'ik heb geen telefoon'], { name: null, phone: null, address: null }],
  [
    ['> En het huisnummer?', 'Tuinstraat 22b', '> Postcode?', '5038 DB Tilburg'],
    { name: null, phone: null, address: 'Tuinstraat 22b, 5038 DB Tilburg' },
  ],
  [['> Waar precies?', 'In de kelder, links naast de trap'], { name: null, phone: null, address: null }],
  [
    ['> Wat is er mis?', 'het stopcontact in de badkamer is zwart geworden'],
    { name: null, phone: null, address: null, type: 'electrical' },
  ],
  [
    ['De bel doet het niet. Geen stress, kom maar wanneer het u past.'],
    { name: null, phone: null, address: null, priority: 'low' },
  ],
  [
    ['Stuur alstublieft zo snel mogelijk iemand, de badkamer staat onder water!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'plumbing' },
  ],
  [
    ['Ik ben de beheerder van het pand Parklaan 9 in Rotterdam. Op de tweede verdieping is een raam gebarsten.'],
    { name: null, phone: null, address: 'Parklaan 9 in Rotterdam', role: 'manager', type: 'maintenance' },
  ],
  [
    ['Het appartement is van mij. Het rolluik zit vast.'],
    { name: null, phone: null, address: null, role: 'owner', type: 'maintenance' },
  ],
  [
    ['Mijn huurder meldt dat de cv-ketel het niet doet.'],
    { name: null, phone: null, address: null, role: 'landlord', type: 'maintenance' },
  ],
  [
    ['Mijn oude nummer 06 11111111 werkt niet meer, mijn nieuwe is 06 22222222.'],
    { name: null, phone: '06 22222222', address: null },
  ],
  [['Bel niet naar 010 1112223 maar naar 010 4445556.'], { name: null, phone: '010 4445556', address: null }],
  [
    ['ik heet jan de groot woon koningstraat 5 in 2011 tb haarlem mijn nr 023 5223344 de vaatwasser lekt'],
    { name: 'jan de groot', phone: '023 5223344', address: 'koningstraat 5 in 2011 tb haarlem', issue: '*vaatwasser*' },
  ],
  [
    [
      'Naam: An Claes; Gsm: 0478 12 34 56; Adres: Brusselsesteenweg 88 bus 5, 3000 Leuven; Probleem: geen warm water; Prioriteit: normaal',
    ],
    {
      name: 'An Claes',
      phone: '0478 12 34 56',
      address: 'Brusselsesteenweg 88 bus 5, 3000 Leuven',
      priority: 'medium',
      issue: '*geen warm water*',
    },
  ],

  [
    ['> Uw adres?', 'Plein 1944 nr 3, 6511 JC Nijmegen'],
    { name: null, phone: null, address: 'Plein 1944 nr 3, 6511 JC Nijmegen' },
  ],
  [
    ['> Uw adres?', 'Oudezijds Voorburgwal 147 II, 1012 ES Amsterdam'],
    { name: null, phone: null, address: 'Oudezijds Voorburgwal 147 II, 1012 ES Amsterdam' },
  ],
  [
    ['> Uw adres?', 'Sint-Jansstraat 8, tweede verdieping, 1000 Brussel'],
    { name: null, phone: null, address: 'Sint-Jansstraat 8, tweede verdieping, 1000 Brussel' },
  ],
  [['> Mag ik uw naam?', 'Liever niet, ik blijf anoniem'], { name: null, phone: null, address: null }],
  [['> Mag ik uw naam?', "'t is Wout Peeters"], { name: 'Wout Peeters', phone: null, address: null }],
  [
    ['> Wat is de urgentie?', 'Nogal hoog, liefst vandaag nog'],
    { name: null, phone: null, address: null, priority: 'high' },
  ],
  [['> Hoe heet u?', 'Momentje, ik zoek even mijn bril'], { name: null, phone: null, address: null }],
  [['> Hoe heet u?', 'waarom wilt u dat weten?'], { name: null, phone: null, address: null }],
  [['> Uw naam?', 'Dat zeg ik niet'], { name: null, phone: null, address: null }],
  [['> Uw naam?', 'Maakt niet uit, stuur gewoon iemand!'], { name: null, phone: null, address: null }],
  [
    ['Sinds maandag 5 uur is er geen licht meer in huis 3.'],
    { name: null, phone: null, address: null, type: 'electrical' },
  ],
  [
    ['We wachten al 14 dagen op de reparatie van de lift, schandalig!'],
    { name: null, phone: null, address: null, type: 'maintenance' },
  ],
  [
    ['De factuur van 1.250,00 euro van 12-03-2024 klopt niet.'],
    { name: null, phone: null, address: null, issue: '*factuur*' },
  ],
  [['> Op welk nummer kunnen we u bereiken?', 'Dat heb ik al doorgegeven'], { name: null, phone: null, address: null }],
  [
    ['Goedendag, familie Özdemir hier, Ringstraat 4. Onze voordeur sluit niet. 010 9988776'],
    { name: 'Özdemir', phone: '010 9988776', address: 'Ringstraat 4', type: 'maintenance' },
  ],
  [['> Naam?', 'Dhr. Dr. Thomas Vink'], { name: 'Thomas Vink', phone: null, address: null }],
  [
    ['> Voor- en achternaam graag', 'Anna-Lena van der Heide'],
    { name: 'Anna-Lena van der Heide', phone: null, address: null },
  ],
  [['> Naam?', 'maria'], { name: 'maria', phone: null, address: null }],
  [
    ['> Uw naam en telefoonnummer?', 'Nina Wolf 06 12345678'],
    { name: 'Nina Wolf', phone: '06 12345678', address: null },
  ],
  [
    ['> Uw naam en telefoonnummer?', 'nina de wolf, 06-12345678'],
    { name: 'nina de wolf', phone: '06-12345678', address: null },
  ],
  [
    ['> Naam, adres, telefoon?', 'Nina Wolf, Merelweg 3, 1234 AB Zwolle, 06 12345678'],
    { name: 'Nina Wolf', phone: '06 12345678', address: 'Merelweg 3, 1234 AB Zwolle' },
  ],
  [
    ['> Naam, adres, telefoon?', 'Nina Wolf\nMerelweg 3\n1234 AB Zwolle\n06 12345678'],
    { name: 'Nina Wolf', phone: '06 12345678', address: '*Merelweg*' },
  ],
  [['> Uw adres?', 'Merelweg 3, nee sorry, Merelweg 13'], { name: null, phone: null, address: 'Merelweg 13' }],
  [
    ['De stroom is uitgevallen en we hebben hier een baby!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'electrical' },
  ],
  [['Het is geen noodgeval.'], { name: null, phone: null, address: null, priority: 'low' }],
  [
    ['Het zou fijn zijn als jullie deze week nog konden komen'],
    { name: null, phone: null, address: null, priority: 'medium' },
  ],
  [
    ['Kan er vandaag nog iemand komen? Toilet loopt over.'],
    { name: null, phone: null, address: null, priority: 'high', type: 'plumbing' },
  ],
  [['De rookmelder piept constant.'], { name: null, phone: null, address: null, type: 'electrical' }],
  [
    ['> Bent u eigenaar of huurder?', 'Geen van beide, ik ben de conciërge'],
    { name: null, phone: null, address: null, role: 'manager' },
  ],
  [['> Bent u eigenaar of huurder?', 'Eigenaar sinds 1998'], { name: null, phone: null, address: null, role: 'owner' }],

  [
    [
      '> Goedemorgen, Woonstede, waarmee kan ik u van dienst zijn?',
      'Ja goedemorgen, u spreekt met mevrouw Hoekstra. Onze cv valt steeds uit.',
      '> Wat is het adres?',
      'Molenweg 23, 8331 HC Steenwijk',
      '> En op welk nummer kunnen we u terugbellen?',
      '0521 512345',
    ],
    { name: 'Hoekstra', phone: '0521 512345', address: 'Molenweg 23, 8331 HC Steenwijk', type: 'maintenance' },
  ],
  [
    [
      'Dag, ik ben Liesbet Vanhoutte uit de Kortrijksesteenweg 210 bus 3 in 9000 Gent. Mijn dampkap doet het niet meer. Ge moogt mij bellen op 0496 12 34 56.',
    ],
    {
      name: 'Liesbet Vanhoutte',
      phone: '0496 12 34 56',
      address: 'Kortrijksesteenweg 210 bus 3 in 9000 Gent',
      type: 'maintenance',
    },
  ],
  [
    ['hoi de kraan in de keuken drupt al weken, heeft geen haast hoor. groetjes sjaak'],
    { name: 'sjaak', phone: null, address: null, priority: 'low', type: 'plumbing' },
  ],
  [['> Met wie heb ik het genoegen?', 'met Tjeerd Dijkstra'], { name: 'Tjeerd Dijkstra' }],

  [['> Hoe heet je?', 'noem me maar Guus'], { name: 'Guus' }],
  [['> Uw voornaam?', 'Marloes', '> En uw achternaam?', 'van der Meulen'], { name: 'Marloes van der Meulen' }],
  [['> Uw familienaam?', 'Claessens', '> En de voornaam?', 'Wim'], { name: 'Wim Claessens' }],
  [['> Wie bent u?', 'De bovenbuurman van nummer 14'], { name: null }],
  [['> Mag ik weten wie u bent?', 'Dat doet er niet toe'], { name: null }],
  [['> Wat is uw naam?', 'Dat gaat je niks aan'], { name: null }],
  [['> Uw naam graag.', 'drs. P. van Rossum'], { name: 'P. van Rossum' }],
  [['> Uw naam graag.', 'ing. Karel-Jan Ter Borg'], { name: 'Karel-Jan Ter Borg' }],
  [['> Uw naam graag.', 'Youssef Ben Salah'], { name: 'Youssef Ben Salah' }],
  [
    [
      '> Waar kunnen we u bereiken?',
      'nul zes',
      '> Ja?',
      'vierentwintig dertien',
      '> En verder?',
      'zevenenzestig achtentachtig',
    ],
    { phone: '0624136788' },
  ],
  [['> Telefoonnummer?', 'nul zes een twee drie vier vijf zes zeven acht'], { phone: '0612345678' }],
  [['> Telefoonnummer?', '0475/12.34.56'], { phone: '0475/12.34.56' }],
  [['> Telefoonnummer?', '02 555 12 34 toestel 12'], { phone: '02 555 12 34 toestel 12' }],
  [['> Telefoonnummer?', '071-5123456 of anders mobiel 06 - 44 55 66 77'], { phone: '06 - 44 55 66 77' }],
  [['> Telefoonnummer?', 'Liever niet, mail maar'], { phone: null, name: null }],
  [['> Op welk nummer bent u overdag te bereiken?', "da's 0612345678"], { phone: '0612345678' }],
  [
    ['Mijn polisnummer is 4004005006 en mijn dossiernummer 20231122. De ruit van de achterdeur is ingegooid.'],
    { phone: null, name: null, address: null, type: 'maintenance', issue: '*ruit*' },
  ],
  [
    ['> Wat is het adres?', 'zonnebloemstraat 5 3 hoog, amsterdam'],
    { address: 'zonnebloemstraat 5 3 hoog, amsterdam' },
  ],
  [['> Wat is het adres?', 'Dat is de Veerse Heuvel 8, 3500 Hasselt'], { address: '*Veerse Heuvel 8, 3500 Hasselt' }],
  [
    ['> Straat en nummer?', 'Grotestraat 16-A', '> Postcode en woonplaats?', '7443 BH Nijverdal'],
    { address: 'Grotestraat 16-A, 7443 BH Nijverdal' },
  ],

  [['> Adres?', 'Rue Neuve 12, 1000 Brussel'], { address: 'Rue Neuve 12, 1000 Brussel' }],
  [
    ['> Adres?', 'Zeedijk 88 verdieping 4 app. 12, 8400 Oostende'],
    { address: 'Zeedijk 88 verdieping 4 app. 12, 8400 Oostende' },
  ],

  [
    ['> Adres?', 'Kerkstraat 9, 5211 KD Den Bosch', '> Bedankt!', 'oeps, het is huisnummer 90 en niet 9'],
    { address: 'Kerkstraat 90, 5211 KD Den Bosch' },
  ],
  [
    ['Het factuuradres is Stationsplein 1, 3511 ED Utrecht maar de lekkage zit op Biltstraat 77, 3572 AC Utrecht.'],
    { address: 'Biltstraat 77, 3572 AC Utrecht', type: 'plumbing' },
  ],
  [
    [
      'Vroeger woonde ik op de Hoogstraat 3, nu op de Laagstraat 8 in Eindhoven. Mijn schakelaar in de gang is doorgebrand.',
    ],
    { address: 'Laagstraat 8 in Eindhoven', type: 'electrical' },
  ],
  [
    [
      'De conciërge, meneer De Bruyn, is te bereiken op 0477 99 88 77. Mijn eigen nummer is 0477 11 22 33. De lift hangt vast tussen twee verdiepingen.',
    ],
    { phone: '0477 11 22 33', name: null, type: 'maintenance' },
  ],
  [
    [
      'Mijn buurvrouw Greet klaagt over geluid, maar dat ben ik niet! Ik ben Koen Maes en bij mij is juist de vloer rot.',
    ],
    { name: 'Koen Maes', type: 'maintenance' },
  ],
  [
    [
      '> Hallo, u spreekt met Anouk van de klantenservice. Wat kan ik voor u doen?',
      'Dag Anouk, de riolering borrelt omhoog in de douche',
    ],
    { name: null, type: 'plumbing', issue: '*riolering*' },
  ],
  [
    ['Collega Bert van jullie zou gisteren komen maar is niet komen opdagen. Het slot hapert nog.'],
    { name: null, type: 'maintenance', issue: '*slot*' },
  ],
  [['> Huurt u de woning?', 'nee, het is ons eigen huis'], { role: 'owner' }],
  [['> Bent u huurder of eigenaar?', 'huren'], { role: 'tenant' }],
  [['> Bent u huurder of eigenaar?', 'ik verhuur het aan studenten'], { role: 'landlord' }],

  [
    ['Ik zit in een sociale huurwoning en de mechanische ventilatie maakt een pokkeherrie.'],
    { role: 'tenant', issue: '*ventilatie*' },
  ],
  [
    ['Als eigenaar van Appelstraat 3 in Zeist meld ik: dakpannen los na de storm.'],
    { role: 'owner', address: 'Appelstraat 3 in Zeist', type: 'maintenance' },
  ],
  [['> Hoeveel haast heeft het?', 'mwah, mag best even duren'], { priority: 'low' }],
  [['> Hoe snel moet er iemand komen?', 'nu direct!'], { priority: 'urgent' }],
  [['> Is het dringend?', 'Een beetje wel, deze week graag'], { priority: 'medium' }],
  [['Ik ruik gas in de keuken! kom AUB NU'], { priority: 'urgent', issue: '*gas*' }],
  [
    ['Er staat 10 cm water in de kelder, help!'],
    { type: 'plumbing', priority: 'urgent', issue: '*water in de kelder*' },
  ],
  [['De hele straat zit zonder stroom sinds 6 uur'], { type: 'electrical', name: null, address: null }],
  [['de plee is verstopt en alles komt omhoog. zsm iemand sturen svp'], { type: 'plumbing', priority: 'urgent' }],
  [
    ['> Wat kan ik voor je doen?', 'Mn oven slaat de hele tijd af en de kookplaat geeft foutcode E4'],
    { type: 'maintenance', issue: '*oven*' },
  ],
  [
    ['> Waar gaat het over?', 'Zilvervisjes in de badkamer en de voegen zijn zwart'],
    { type: 'maintenance', issue: '*Zilvervisjes*' },
  ],
  [['> Vertel, wat is het probleem?', 'internet ligt eruit sinds gisteravond'], { type: 'other', issue: '*internet*' }],
  [
    [
      'Geachte heer/mevrouw, in onze huurwoning aan de Wilhelminastraat 40, 3621 VH Breukelen tocht het enorm door de kozijnen. Graag een afspraak. Hoogachtend, C.J. Pronk, tel. 0346-261234',
    ],
    {
      name: 'C.J. Pronk',
      phone: '0346-261234',
      address: 'Wilhelminastraat 40, 3621 VH Breukelen',
      role: 'tenant',
      type: 'maintenance',
    },
  ],
  [
    ['ff snel: bel kapot, leeuwerikstraat 9 almere, vraag naar dewi pranoto 0687654321'],
    { phone: '0687654321', address: 'leeuwerikstraat 9 almere', type: 'electrical' },
  ],

  [['> Wie heb ik aan de lijn?', 'Jozef De Smedt'], { name: 'Jozef De Smedt' }],
  [
    [
      '> Kan ik uw gegevens noteren? Eerst uw naam.',
      'Ilse Vermeulen',
      '> Uw gsm-nummer?',
      '0485/55.66.77',
      '> En waar moeten we zijn?',
      'Leuvensebaan 31, 3040 Huldenberg',
    ],
    { name: 'Ilse Vermeulen', phone: '0485/55.66.77', address: 'Leuvensebaan 31, 3040 Huldenberg' },
  ],
  [['Mijn telefoon is kapot dus bel mijn man op 06 11223344. Ik heet Bianca Smeets.'], { name: 'Bianca Smeets' }],
  [['Bel gerust naar mijn werk: 030-2345678, vraag naar Femke Post.'], { phone: '030-2345678' }],
  [
    [
      '> Welkom bij de reparatiedienst. Wat kunnen we voor u betekenen?',
      "De voordeur klemt enorm, ik krijg 'm bijna niet meer open",
      '> Op wiens naam staat het huurcontract?',
      'Marleen Kuipers',
      '> Waar is de woning?',
      'In de Dorpsstraat 44, achterhuis, 1566 AA Assendelft',
      '> Hoe kunnen we u overdag bereiken?',
      'Het liefst mobiel, 06-87654321',
    ],
    {
      name: 'Marleen Kuipers',
      address: 'Dorpsstraat 44, achterhuis, 1566 AA Assendelft',
      phone: '06-87654321',
      type: 'maintenance',
      issue: '*voordeur*',
    },
  ],
  [
    [
      'Hoi, Willeke Postma hier, bij ons op de Eewal 12 in Leeuwarden is het putje in de douche verstopt. Bel maar op 058-2123456',
    ],
    { name: 'Willeke Postma', address: 'Eewal 12 in Leeuwarden', phone: '058-2123456', type: 'plumbing' },
  ],
  [
    [
      'goedenavond mijn naam is samira bouali ik woon in de javastraat 100 in amsterdam oost de afvoer van de gootsteen zit dicht mijn nummer is 0622334455 het heeft geen haast bedankt',
    ],
    { name: 'samira bouali', phone: '0622334455', priority: 'low', type: 'plumbing', issue: '*afvoer*' },
  ],

  [['> Hoe mag ik u aanspreken?', 'Mevrouw Steenbergen is prima'], { name: 'Steenbergen' }],
  [['> Wat is uw achternaam?', 'De Backer', '> En uw voornaam?', 'Lieve'], { name: 'Lieve De Backer' }],
  [['> Met wie ben ik verbonden?', 'Rein Pronk van makelaardij Pronk en Zoon'], { name: 'Rein Pronk' }],
  [['> U bent meneer …?', 'Aalbers. Jurn Aalbers.'], { name: 'Jurn Aalbers' }],
  [
    [
      'Ik bel namens mijn oma, Trijntje Bos. Zij woont op de Eikenlaan 11, 8442 CD Heerenveen. De bel doet het niet bij haar. Ik ben haar kleinzoon Jelle Bos, mijn mobiel is 06 11223344.',
    ],
    { name: 'Jelle Bos', address: 'Eikenlaan 11, 8442 CD Heerenveen', phone: '06 11223344', type: 'electrical' },
  ],
  [['> Uw telefoonnummer?', 'nul zes dubbel twee vier vijf zes zeven acht negen'], { phone: '0622456789' }],
  [['> Uw gsm?', 'nul vier zevenenzeventig, tweeëntwintig, drieëndertig, vierenveertig'], { phone: '0477223344' }],
  [['> Op welk nummer kunnen wij u terugbellen?', '+31 (0)20 123 45 67'], { phone: '+31 (0)20 123 45 67' }],
  [['> Op welk nummer kunnen wij u terugbellen?', 'hetzelfde als waarmee ik nu bel'], { phone: null, name: null }],
  [
    ['> Op welk nummer kunnen wij u terugbellen?', '0495/667788, anders thuis op 011 22 33 44'],
    { phone: '011 22 33 44' },
  ],
  [['> Uw nummer?', 'Wacht even, ik zoek het op... 0341 456789'], { phone: '0341 456789' }],
  [['> Uw nummer?', '06 55443322', '> Dank u.', 'Stop, verkeerd getypt: 06 55443323'], { phone: '06 55443323' }],
  [
    ['Schadenummer 2024/889977, contractnr. 55667788. Sinds de storm mist er een stuk van het dak.'],
    { phone: null, name: null, address: null, type: 'maintenance', issue: '*dak*' },
  ],
  [
    ['De huurder boven mij, een zekere meneer Kamps, stampt elke nacht. Ik slaap niet meer!'],
    { name: null, phone: null, address: null, issue: '*stampt*' },
  ],
  [
    ['> Adres?', 'Achter de Molen 5, eerste verdieping, 6211 AB Maastricht'],
    { address: 'Achter de Molen 5, eerste verdieping, 6211 AB Maastricht' },
  ],
  [['> Adres?', 'Turnhoutsebaan 110 bus 2 2140 Borgerhout'], { address: 'Turnhoutsebaan 110 bus 2 2140 Borgerhout' }],

  [['> Adres?', 'Van Baerlestraat 13-2, Amsterdam'], { address: 'Van Baerlestraat 13-2, Amsterdam' }],
  [['> Adres?', "Korte Poten 9 D, 2511 EB 's-Gravenhage"], { address: "Korte Poten 9 D, 2511 EB 's-Gravenhage" }],
  [['> Adres?', 'Lange Nieuwstraat 3, eh sorry, ik bedoel Korte Nieuwstraat 3'], { address: 'Korte Nieuwstraat 3' }],
  [['> Adres?', 'Spui 70, Den Haag'], { address: 'Spui 70, Den Haag' }],
  [
    ['> Om welk pand gaat het?', 'Het huis aan de Vijverlaan 88, 2925 VJ Krimpen aan den IJssel'],
    { address: 'Vijverlaan 88, 2925 VJ Krimpen aan den IJssel' },
  ],
  [
    ['> Waar moet de monteur naartoe?', 'Naar mijn moeder, Olmenstraat 2, 3053 Oud-Heverlee'],
    { address: 'Olmenstraat 2, 3053 Oud-Heverlee' },
  ],
  [
    [
      'We zijn vorige maand van de Acaciastraat 5 naar de Seringenlaan 6 in Zwolle verhuisd, nu mist de sleutel van de brievenbus.',
    ],
    { type: 'maintenance', issue: '*sleutel*' },
  ],
  [
    ['Mijn naam doet er niet toe. In de parkeergarage aan de Poststraat 10 in Tilburg staat een auto in brand!!'],
    { name: null, priority: 'urgent' },
  ],
  [['> Bent u daar huurder?', 'Nee, ik ben mede-eigenaar van het gebouw'], { role: 'owner' }],
  [
    ['Als huurder van jullie ben ik zeer teleurgesteld: het laminaat komt al weken omhoog.'],
    { role: 'tenant', type: 'maintenance', issue: '*laminaat*' },
  ],
  [
    ['Als beheerder van het complex wil ik een defect aan de slagboom melden.'],
    { role: 'manager', issue: '*slagboom*' },
  ],
  [
    ['Wij hebben ons appartement verhuurd aan een jong stel, daar drupt de stortbak.'],
    { role: 'landlord', type: 'plumbing' },
  ],
  [['> Hoe snel hebt u iemand nodig?', 'het liefst gisteren ;-)'], { priority: 'urgent' }],
  [['> Hoe snel hebt u iemand nodig?', 'ergens de komende dagen zou fijn zijn'], { priority: 'medium' }],
  [['> Is het een noodgeval?', 'Nee hoor, helemaal niet'], { priority: 'low' }],
  [['> Is het een noodgeval?', 'Ja, het water loopt al de trap af!'], { priority: 'urgent' }],
  [
    ['Er komt rook uit het stopcontact achter de bank en het ruikt verbrand!'],
    { priority: 'urgent', type: 'electrical' },
  ],
  [['De lift is blijven hangen en mijn moeder zit erin!'], { priority: 'urgent', type: 'maintenance' }],
  [['Kan er eens iemand de rubber van het wc-raampje vervangen, maakt niet uit wanneer.'], { priority: 'low' }],
  [
    ['De wc blijft maar doorlopen. Het zou goed zijn als iemand er voor vrijdag naar kijkt.'],
    { type: 'plumbing', issue: '*wc*' },
  ],
  [
    ['De aardlekschakelaar slaat er steeds uit zodra de wasmachine draait'],
    { type: 'electrical', issue: '*aardlekschakelaar*' },
  ],
  [['> Wat is er kapot?', 'De deuropener zoemt wel, maar de deur gaat niet open'], { issue: '*deuropener*' }],
  [
    ['> Wat brengt u bij ons?', 'Stookkosten, ik moet 800 euro bijbetalen, dat kan niet kloppen'],
    { issue: '*Stookkosten*', type: 'other', phone: null },
  ],
  [['> Waarover belt u?', 'een mierenplaag op het gelijkvloers'], { type: 'maintenance', issue: '*mierenplaag*' }],
  [
    ['> Kunt u kort uw klacht omschrijven?', 'Plafondlamp in de gang hangt nog aan een draadje'],
    { type: 'electrical' },
  ],
  [
    [
      'Onderwerp: vochtplek in plafond\n\nBeste meneer Zomers,\n\nsinds drie dagen breidt zich in de woonkamer een vochtplek uit.\nIk ben huurster van de Uilenstraat 16, 7512 EV Enschede.\nU bereikt mij op 053-4556677.\n\nMet vriendelijke groet,\nMonique Everts',
    ],
    { name: 'Monique Everts', phone: '053-4556677', address: 'Uilenstraat 16, 7512 EV Enschede', role: 'tenant' },
  ],

  [['Mag ik mevrouw Lorens even spreken?'], { name: null, phone: null, address: null }],
  [
    ['> U spreekt met Bart van de technische dienst, wat is uw naam?', 'Dag Bart, hier Nguyen Van Minh'],
    { name: 'Nguyen Van Minh' },
  ],
  [['Op 3 mei tussen 8 en 12 uur past het mij. De flat zit op de 5e verdieping.'], { name: null, phone: null }],
  [
    ['Ik betaal 1200 euro huur voor 65 vierkante meter en dan is er niet eens warm water!'],
    { name: null, phone: null, address: null, type: 'plumbing' },
  ],
  [['Bedankt, fijn weekend!'], { name: null, phone: null, address: null, issue: null }],
  [['> Hoe luidt uw naam?', 'Ik ben het, Joke'], { name: 'Joke' }],
  [['> Naam en telefoon?', 'Karim Bensaïd / 0612131415'], { name: 'Karim Bensaïd', phone: '0612131415' }],
  [
    [
      '> Storingsdienst, goedenavond!',
      'Ja, goedenavond, Mertens hier uit Mol. Bij ons lekt er een buis in de kelder, dat drupt al heel de dag.',
      '> Uw voornaam nog?',
      'Johan',
      '> En uw telefoonnummer, meneer Mertens?',
      'nul vier zeven acht, twaalf, vierendertig, zesenvijftig',
    ],
    { name: 'Johan Mertens', phone: '0478123456', type: 'plumbing', issue: '*buis*' },
  ],
  [
    [
      '> Wat is er loos?',
      'In de keuken is het werkblad opgezwollen en de kastdeurtjes hangen scheef',
      '> Mag ik vragen hoe u heet?',
      'Natuurlijk, Henrike Scholten-Lammers.',
      '> Adres?',
      'Bronstraat 77, benedenwoning, 3511 AB Utrecht',
      '> Een nummer voor als we vragen hebben?',
      'Neem maar 030-4499887.',
    ],
    {
      name: 'Henrike Scholten-Lammers',
      address: 'Bronstraat 77, benedenwoning, 3511 AB Utrecht',
      phone: '030-4499887',
      type: 'maintenance',
    },
  ],

  [['> Uw familienaam?', 'Van den Abeele', '> Voornaam?', 'Greta'], { name: 'Greta Van den Abeele' }],
  [['> Hoe was uw naam ook alweer?', 'Nog steeds Pietersen, Antje Pietersen'], { name: 'Antje Pietersen' }],
  [['> Uw naam alstublieft?', 'Die houd ik liever voor mezelf.'], { name: null }],
  [['> Uw naam alstublieft?', 'Is dat belangrijk?'], { name: null }],
  [['> Uw naam alstublieft?', 'Kunt u me eerst doorverbinden met een medewerker?'], { name: null }],
  [['> Uw naam alstublieft?', 'Jessica Mulder-Smit en mijn man heet Bert'], { name: 'Jessica Mulder-Smit' }],
  [['> Uw naam alstublieft?', 'GERT KLOOSTERMAN'], { name: 'GERT KLOOSTERMAN' }],
  [['> Uw naam alstublieft?', 'mehmet'], { name: 'mehmet' }],
  [['> Uw naam alstublieft?', 'mr. dr. Eva Groen'], { name: 'Eva Groen' }],
  [['> Uw naam alstublieft?', 'Ik heet Linders van achternaam, voornaam Kai'], { name: 'Kai Linders' }],
  [['> Uw naam alstublieft?', "Jan-Willem van 't Hof"], { name: "Jan-Willem van 't Hof" }],

  [['> Uw mobiele nummer?', '06-', '> Ja?', '234 567', '> Verder?', '89'], { phone: '0623456789' }],
  [['> Uw mobiele nummer?', 'nul zes, dubbel drie, vier vier, vijf vijf, zes zes'], { phone: '0633445566' }],
  [['> Uw mobiele nummer?', 'Heb ik niet, alleen vast: 0113 223344'], { phone: '0113 223344' }],
  [['> Uw mobiele nummer?', 'Dat staat toch in het contract.'], { phone: null, name: null }],
  [['Mijn oude toestel met 06 12312312 is stuk, bel voortaan op 06 98798798.'], { phone: '06 98798798' }],
  [
    ['Neem contact op met de huismeester, meneer Sievers (06 12121212), die heeft de sleutel. De garagepoort klemt.'],
    { phone: null, name: null, type: 'maintenance' },
  ],
  [
    ['> Straat en huisnummer graag.', 'Achter de Hoven 3', '> En de postcode?', '8933 AB'],
    { address: 'Achter de Hoven 3, 8933 AB' },
  ],
  [
    ['> Straat en huisnummer graag.', 'Laan van de Vrijheid 45, appartement 12'],
    { address: 'Laan van de Vrijheid 45, appartement 12' },
  ],
  [['> Adres?', 'Bovendorp 8, 6301 Valkenburg'], { address: 'Bovendorp 8, 6301 Valkenburg' }],
  [['> Adres?', '1000 Brussel, Nieuwstraat 12 bus 7'], { address: '1000 Brussel, Nieuwstraat 12 bus 7' }],
  [
    ['> Adres?', 'Steenstraat 12 bus 4, 8000 Brugge, bellen bij Wauters'],
    { address: 'Steenstraat 12 bus 4, 8000 Brugge' },
  ],
  [['> Adres?', 'U hebt mijn adres al'], { address: null }],
  [['> Klopt het adres Lindelaan 4?', 'Nee, Lindelaan 14'], { address: 'Lindelaan 14' }],
  [
    [
      'Uw filiaal op de Koningstraat 2 verkocht mij een droger, die draait niet. Geleverd op de Marialaan 9, 6541 RA Nijmegen.',
    ],
    { type: 'maintenance', issue: '*droger*' },
  ],
  [
    [
      'Onze verhuurder, Immo Noord BV, Havenstraat 100, 1013 AA Amsterdam, reageert niet. In onze woning (Leeuwerikweg 7, 1031 AA Amsterdam) zit schimmel achter het bed.',
    ],
    { address: 'Leeuwerikweg 7, 1031 AA Amsterdam', role: 'tenant', type: 'maintenance' },
  ],
  [['> Bent u eigenaar?', 'nee, huur alleen'], { role: 'tenant' }],
  [['Wij huren hier en hebben sinds zondag geen tv-signaal.'], { role: 'tenant', type: 'other' }],
  [
    ['Ik verhuur de winkel op de Marktstraat 2 in Delft. De etalageruit is ingegooid.'],
    { role: 'landlord', type: 'maintenance', address: 'Marktstraat 2 in Delft' },
  ],
  [['> Urgentie?', 'eerder laag'], { priority: 'low' }],
  [['> Urgentie?', 'hoogste niveau!'], { priority: 'urgent' }],
  [
    ['Haast u alstublieft, het rioolwater komt uit het doucheputje omhoog!!!'],
    { priority: 'urgent', type: 'plumbing' },
  ],
  [
    ['De verwarming is helemaal uitgevallen, het is hier 14 graden en we hebben twee kleine kinderen.'],
    { type: 'maintenance', issue: '*verwarming*', address: null },
  ],
  [
    ['Geen drama, maar de voegen in de badkamer zijn op meerdere plekken zwart geworden.'],
    { priority: 'low', type: 'maintenance' },
  ],
  [
    ['In de waskelder heeft iemand het stopcontact eruit getrokken, de draden liggen bloot!'],
    { type: 'electrical', issue: '*stopcontact*' },
  ],
  [['De kelderdeur is opengebroken, slot naar de vaantjes'], { type: 'maintenance' }],
  [['> Wat is er precies defect?', 'Thermostaatknop eraf'], { type: 'maintenance', issue: '*Thermostaatknop*' }],
  [
    ['> Wat is er precies defect?', 'Dat weet ik niet, er komt gewoon geen warm water meer'],
    { type: 'plumbing', issue: '*warm water*' },
  ],
  [
    ['Ik had graag de afrekening servicekosten 2023 als pdf.'],
    { type: 'other', issue: '*servicekosten*', address: null },
  ],
  [['ik wilde even vragen wanneer het stookseizoen begint'], { name: null, address: null, issue: '*stookseizoen*' }],
  [
    ['Hallo, ik ben het weer. De afspraak van 14-11 om 9:30 komt toch niet uit.'],
    { name: null, phone: null, address: null },
  ],
  [['Fijne feestdagen en een goed uiteinde!'], { name: null, phone: null, address: null }],
  [['> Kan ik verder nog iets voor u doen?', 'Nee bedankt, dat was het.'], { issue: null, name: null }],
  [['Huurdersnummer 100234, meterstand 45678 kWh, opgenomen op 31-12.'], { phone: null, address: null, name: null }],
  [
    [
      'Beste, mijn fiets is uit de fietsenkelder gestolen. Kunt u de camera nakijken? Groeten, Nadine Roth, tel. 040 2445566',
    ],
    { name: 'Nadine Roth', phone: '040 2445566' },
  ],
  [['Groetjes, Kevin'], { name: 'Kevin' }],
  [['> Op welk nummer zijn jullie bereikbaar?', 'Mijn vrouw neemt op: 0485 66 77 88'], { phone: '0485 66 77 88' }],
  [
    [
      '> Goedemiddag, u chat met Lena. Wat kan ik voor u doen?',
      'Hoi Lena, onze dakgoot is overgelopen en nu is de gevel nat',
      '> Oei. Bent u huurder of eigenaar?',
      'Eigenaresse',
      '> Mag ik uw volledige naam?',
      'Sjoukje Brinkman-de Wolf',
      '> En waar staat het huis?',
      'Aan de Zandberg 9, 9231 DX Surhuisterveen',
      '> Hoe dringend vindt u het?',
      'gemiddeld, maar graag voor de volgende regenbui',
      '> En nog een telefoonnummer graag.',
      '0512-334455',
    ],
    {
      name: 'Sjoukje Brinkman-de Wolf',
      phone: '0512-334455',
      role: 'owner',
      priority: 'medium',
      type: 'maintenance',
      issue: '*dakgoot*',
    },
  ],
  [
    [
      '> wat is er?',
      'gootsteen verstopt',
      '> naam?',
      'ali yilmaz',
      '> waar?',
      'weena 12 rotterdam',
      '> tel?',
      '0612345678',
    ],
    { name: 'ali yilmaz', address: 'weena 12 rotterdam', phone: '0612345678', type: 'plumbing' },
  ],
  [
    [
      'Allereerst: mijn naam is Frank Zomerdijk, ik woon sinds 1998 in de Hooftstraat 21a in 3311 AB Dordrecht en zoiets heb ik nog nooit meegemaakt. Al drie weken (!) doet de lift het niet, mijn vrouw zit in een rolstoel. Bel mij terug op 078-6899001, maar niet voor 10 uur.',
    ],
    {
      name: 'Frank Zomerdijk',
      address: 'Hooftstraat 21a in 3311 AB Dordrecht',
      phone: '078-6899001',
      type: 'maintenance',
      issue: '*lift*',
    },
  ],
  [
    [
      'Ik meld dit voor mevrouw Aleida Kok, Zonnehof 3, 6711 AA Ede. Ik ben haar verzorgster Danuta Nowak, 06 11122233. De traplift gaat niet meer omlaag.',
    ],
    { name: 'Danuta Nowak', address: 'Zonnehof 3, 6711 AA Ede', phone: '06 11122233' },
  ],
  [['> Naam?', 'Kramer', '> Voornaam?', 'zeg ik liever niet'], { name: 'Kramer' }],
  [['> Bent u meneer Leman?', 'Nee, Lehner. Anton Lehner.'], { name: 'Anton Lehner' }],
  [['> Zou ik uw naam mogen weten?', 'vanzelfsprekend, anna maria schuurman'], { name: 'anna maria schuurman' }],
  [['> Op welke naam mag ik het ticket zetten?', 'Op familie Demir'], { name: 'Demir' }],
  [['> Wie is de contactpersoon ter plaatse?', 'Dat ben ik zelf, Olaf Griep'], { name: 'Olaf Griep' }],
  [['> Uw naam voor de aanmelding?', 'Sandro Bianchi, ik woon hier pas kort'], { name: 'Sandro Bianchi' }],
  [['> Uw naam?', 'Moet ik die geven?'], { name: null }],
  [['> Uw naam?', 'staat toch hierboven'], { name: null }],
  [['> Uw naam?', 'U kent mij toch'], { name: null }],
  [['> Uw naam?', 'Ben maar de buurman'], { name: null }],
  [['> Uw telefoonnummer?', 'Telefoon is afgesloten, alleen e-mail: uta@example.org'], { phone: null }],
  [['> Uw telefoonnummer?', '0512 556677', '> En uw mobiel?', '06 99887766'], { phone: '06 99887766' }],
  [
    [
      'Factuur nr. 2024-0815 van 349,90 € heb ik op 02-02-2024 betaald, toch kreeg ik een aanmaning. Klantnr. 4711-2233-55.',
    ],
    { phone: null, address: null, name: null, type: 'other', issue: '*aanmaning*' },
  ],
  [['Pakket 3SABCD123456789 ligt sinds dinsdag vast in Tilburg'], { phone: null, address: null, name: null }],
  [['Mijn geboortedatum is 12-04-1965, meer hoeft u niet te weten.'], { phone: null, name: null, address: null }],
  [
    ['De code van de voordeur is 4711#, de sleutel ligt bij familie Ott op de 2e verdieping.'],
    { phone: null, name: null },
  ],

  [
    ['> Adres?', 'Kerkplein 1a, 3e ingang, 5e etage links, 5611 AA Eindhoven'],
    { address: 'Kerkplein 1a, 3e ingang, 5e etage links, 5611 AA Eindhoven' },
  ],
  [['> Adres?', 'zelfde als vorige keer'], { address: null }],

  [['> Adres?', 'Heideweg 7, 1251 AB Laren, niet Heidestraat'], { address: 'Heideweg 7, 1251 AB Laren' }],
  [
    [
      'Bij mijn schoonmoeder aan de Rozenhof 4 in Weert fluit het ventiel van de radiator. Contact graag via mij: Silke Haman, 0495 445566.',
    ],
    { name: 'Silke Haman', phone: '0495 445566', address: 'Rozenhof 4 in Weert', type: 'maintenance' },
  ],
  [
    ['> Sinds wanneer is dat zo?', 'sinds eergisteren', '> Heeft u al iemand ingeschakeld?', 'nee nog niet'],
    { name: null, address: null, phone: null, priority: null },
  ],
  [
    ['> Wanneer past een afspraak?', 'Dinsdag vanaf 14 uur of donderdag de hele dag'],
    { name: null, address: null, phone: null },
  ],
  [['> Hoe oud is het toestel?', "zo'n 12 jaar, Bosch Serie 4"], { name: null, address: null, phone: null }],
  [
    ['Ben eigenaar van een twee-onder-een-kapwoning. De monteur heeft de cv-ketel afgekeurd.'],
    { role: 'owner', type: 'maintenance' },
  ],
  [['Als huurster hoef ik toch niet de reparatie van het rolgordijn te betalen'], { role: 'tenant' }],
  [
    ['Wij zijn de nieuwe huurders van appartement 8 en de oven is smerig en gaat niet aan'],
    { role: 'tenant', type: 'maintenance' },
  ],
  [['> Hoe dringend?', 'dringend!!'], { priority: 'urgent' }],
  [['> Hoe dringend?', 'totaal niet'], { priority: 'low' }],
  [['> Hoe dringend?', 'gaat wel'], { priority: 'medium' }],
  [['> Hoe dringend?', 'Zou mooi zijn als het deze week nog lukt'], { priority: 'medium' }],
  [['Bij de meterkast springen de vonken eraf, we zijn allemaal bang!'], { priority: 'urgent', type: 'electrical' }],
  [['Kan er morgenvroeg iemand komen? De douche wordt maar lauw.'], { type: 'plumbing' }],
  [
    ['We hebben ratten bij de containers, smerig, dat moet zo snel mogelijk weg'],
    { type: 'maintenance', priority: 'urgent' },
  ],
  [['De buurkinderen hebben met de bal onze ruit ingeschoten'], { type: 'maintenance', name: null, issue: '*ruit*' }],
  [
    ['Het licht in het trappenhuis gaat na 10 seconden weer uit'],
    { type: 'electrical', issue: '*licht*', address: null },
  ],
  [['Onze brievenbus gaat niet meer op slot'], { type: 'maintenance', issue: '*brievenbus*' }],
  [['Onder de gootsteen is alles nat en het stinkt'], { type: 'plumbing', issue: '*gootsteen*' }],
  [['De waterdruk is sinds gisteren heel laag'], { type: 'plumbing', issue: '*waterdruk*' }],
  [['> Kan ik u ergens op bereiken?', 'ja hoor 050-3124455'], { phone: '050-3124455' }],
  [['> Wat is de beste manier om u te bereiken?', 'bellen, 0497 88 99 00'], { phone: '0497 88 99 00' }],
  [['> Geef even je adresgegevens door.', 'Oude Houtlei 9, 9000 Gent'], { address: 'Oude Houtlei 9, 9000 Gent' }],
  [
    [
      '> Wat is het probleem?',
      'Tijdens het douchen wordt het water koud zodra iemand doorspoelt',
      '> Hoe heet u?',
      'Rutger Klink',
      '> Waar mogen we langskomen?',
      'Dalstraat 15, begane grond, 6131 AA Sittard',
      '> Telefonisch bereikbaar op?',
      '046 44 55 667',
    ],
    {
      name: 'Rutger Klink',
      address: 'Dalstraat 15, begane grond, 6131 AA Sittard',
      phone: '046 44 55 667',
      type: 'plumbing',
    },
  ],
  [
    [
      'hallo met birgit sanders. mijn rookmelder piept elke minuut, ik word er gek van. beekstraat 4 in 7001 ab doetinchem. 0314 998877',
    ],
    {
      name: 'birgit sanders',
      phone: '0314 998877',
      address: 'beekstraat 4 in 7001 ab doetinchem',
      type: 'electrical',
      issue: '*rookmelder*',
    },
  ],
  [['> Volledige naam?', 'Dr. Hans-Peter ter Horst'], { name: 'Hans-Peter ter Horst' }],
  [['> Met wie spreek ik?', 'Met mevrouw Grabowski'], { name: 'Grabowski' }],
  [['> Mobiel nummer?', 'plus drie een zes een twee drie vier vijf zes zeven acht'], { phone: '+31612345678' }],
  [['> Mobiel nummer?', 'is hetzelfde als gisteren'], { phone: null }],
  [
    ['> Adres?', 'Nieuwe Wal 50, 4e verdieping, 3811 AA Amersfoort'],
    { address: 'Nieuwe Wal 50, 4e verdieping, 3811 AA Amersfoort' },
  ],
  [['> Adres?', 'we wonen op de Vismarkt 6 in 2800 Mechelen'], { address: 'Vismarkt 6 in 2800 Mechelen' }],
  [['> Adres?', 'Kloosterstraat 3 bus 9, 2000 Antwerpen'], { address: 'Kloosterstraat 3 bus 9, 2000 Antwerpen' }],
  [
    [
      'Mijn moeder Ingrid Wels krijgt de terrasdeur niet meer open. Ik ben Tobias Wels, bereikbaar op 06 87654321, het gaat om de Vinkenstraat 8, 3581 AA Utrecht.',
    ],
    {
      name: 'Tobias Wels',
      phone: '06 87654321',
      address: 'Vinkenstraat 8, 3581 AA Utrecht',
      type: 'maintenance',
      issue: '*terrasdeur*',
    },
  ],
  [['Contract 5566778899, de opnameafspraak is niet nagekomen.'], { phone: null, name: null, address: null }],
  [['> Huurt u?', 'Ja, ik ben huurder'], { role: 'tenant' }],
  [
    ['Ik ben hier de conciërge en in de stookkelder drupt een ventiel'],
    { role: 'manager', type: 'plumbing', name: null },
  ],
  [['Geen haast, alleen de lamp in de kelder is stuk.'], { priority: 'low', type: 'electrical' }],
  [['Kom onmiddellijk, de voordeur gaat niet meer op slot!'], { priority: 'urgent', type: 'maintenance' }],
  [
    ['> Naam en telefoonnummer graag.', 'Ayla Tekin, nul zes vier vier vijf vijf zes zes zeven zeven'],
    { name: 'Ayla Tekin', phone: '0644556677' },
  ],
  [
    ['> Hoe kan ik helpen?', 'Kunt u mij zeggen wanneer het vuil wordt opgehaald?'],
    { name: null, phone: null, address: null },
  ],
  [['Bedankt en tot ziens'], { name: null, issue: null }],
  [
    [
      'Factuur graag naar firma Houtbouw Meijer, Industrieweg 40, 5651 AA Eindhoven. De kapotte boiler hangt in de Landstraat 12, 5611 AA Eindhoven.',
    ],
    { address: 'Landstraat 12, 5611 AA Eindhoven', type: 'plumbing' },
  ],
  [
    ['> Straat?', 'Rozendaalseweg 40', '> Verdieping?', '4e verdieping', '> Stad?', 'Arnhem'],
    { address: 'Rozendaalseweg 40, 4e verdieping, Arnhem' },
  ],
  [
    [
      '> Waarmee kan ik u helpen?',
      'Er komt al een week een rare geur uit de afvoer in de badkamer',
      '> Bent u de huurder?',
      'ja, ik huur hier',
    ],
    { type: 'plumbing', role: 'tenant', issue: '*afvoer*' },
  ],
  [
    [
      'Meldformulier\nWie meldt: Joost Terpstra\nStraat + huisnr: Lindelaan 8\nPostcode/plaats: 8923 AB Leeuwarden\nTel. overdag: 058 2123456\nWat is er kapot: rolluik hangt scheef',
    ],
    {
      name: 'Joost Terpstra',
      phone: '058 2123456',
      address: 'Lindelaan 8, 8923 AB Leeuwarden',
      issue: 'rolluik hangt scheef',
    },
  ],
  [['> Nummer?', 'nul zes, dan een twee drie vier, dan vijf zes zeven acht'], { phone: '0612345678' }],
  [
    ['Ik ben Joost Terpstra van de Lindelaan 8 in 8923 AB Leeuwarden en heb geen warm water.'],
    { name: 'Joost Terpstra', address: 'Lindelaan 8 in 8923 AB Leeuwarden' },
  ],
  [
    ['> Uw naam en adres?', 'Joost Terpstra, Tweede Lindelaan 8, 8923 AB Leeuwarden'],
    { name: 'Joost Terpstra', address: 'Tweede Lindelaan 8, 8923 AB Leeuwarden' },
  ],
  [['Kan iemand mij terugbellen? An Verlinden, 015 33 44 55.'], { name: 'An Verlinden', phone: '015 33 44 55' }],

  [['> Huurt u?', 'Ja.'], { role: 'tenant' }],
  [['Mijn huurbaas doet niets. De kraan lekt.'], { role: 'tenant', type: 'plumbing' }],
  [
    ['ja hallo met joost terpstra van de lindelaan 8 in 8923 ab leeuwarden, de wc loopt over'],
    { name: 'joost terpstra' },
  ],
  [['In de gang wordt de hele nacht met flessen gegooid.'], { name: null }],

  [
    [
      '> Uw nummer?',
      '015 33 44 55',
      '> En het adres?',
      "Lierbaan 9, 2580 Putte. Dat nummer was van mijn dochter, 't mijne is 015 33 44 66.",
    ],
    { phone: '015 33 44 66' },
  ],
  [['Ik heb een vraag over de afrekening van het water.'], { type: 'other' }],
  [
    ['Reparatieverzoek\nNaam: Joost Terpstra\nOmschrijving: raam klemt'],
    { name: 'Joost Terpstra', issue: 'raam klemt' },
  ],

  [['Hallo, tis hier met Joost Terpstra uit de Noordstraat 13 in 8800 Roeselare.'], { name: 'Joost Terpstra' }],
  [
    ['Noodgeval! Burgstraat 2, 4201 AC Gorinchem, Joost Terpstra, 0651 77 20 99'],
    { name: 'Joost Terpstra', address: 'Burgstraat 2, 4201 AC Gorinchem' },
  ],
  [['> En u bent?', 'Joost Terpstra'], { name: 'Joost Terpstra' }],
  [
    ['> Wie, waar, en op welk nummer?', 'An Verlinden, Lierbaan 9, 2580 Putte, 0494 58 12 99'],
    { name: 'An Verlinden' },
  ],

  [['> Postcode is dan 8501. Mag ik uw naam?', 'An Verlinden'], { name: 'An Verlinden' }],
  [['> Welke gegevens?', 'Telefoon. Was 0229-573399, wordt 06 16 80 44 99.'], { phone: '06 16 80 44 99' }],
  [
    ['> Adres?', 'Lindelaan 64, 9351 BJ Leek. De huisbaas zelf woont in Roden, Heerestraat 9.'],
    { address: 'Lindelaan 64, 9351 BJ Leek' },
  ],
  [['met pieter terpstra ik spreek dit even in, de lamp is stuk'], { name: 'pieter terpstra' }],
  [
    ['> Straat?', 'Karspeldreef 1200', '> Postcode?', '1104 SG Amsterdam'],
    { address: 'Karspeldreef 1200, 1104 SG Amsterdam' },
  ],
  [['> Wie en waar bent u?', 'Joost Terpstra, Lindelaan 8, 8923 AB Leeuwarden'], { name: 'Joost Terpstra' }],
  [['> Doorkiesnummer?', '035 772 19 99'], { phone: '035 772 19 99' }],
  [
    ['> Uw nummer?', '0475 33 84 99', '> Daar nam niemand op.', 'Dat is de pastorie! Thuis is het 0475 46 29 99.'],
    { phone: '0475 46 29 99' },
  ],
  [['> Vul een nummer in.', 'Niemand krijgt mijn nummer. Uw eigen hoofdkantoor heeft 040 238 10 99.'], { phone: null }],
  [['> Uw naam en nummer?', 'Saskia van der Meer, 06 22 14 42 99'], { name: 'Saskia van der Meer' }],
  [['ja hallo met joost bakema ik woon aan de dorpsstraat 4 in zwolle, de kraan lekt'], { name: 'joost bakema' }],

  [['> Wie mag ik opschrijven?', 'Schrijf maar Joost Bakema op'], { name: 'Joost Bakema' }],
  [['> Uw naam?', 'Mijn naam laat ik liever achterwege'], { name: null }],
  [['> Nummer?', '038 444 12 90. Lien is te bereiken op 038 444 12 91.'], { phone: '038 444 12 90' }],
  [
    ['Naam: Joost Bakema\nAdres van de klus: Dorpsstraat 4, 8011 AA Zwolle'],
    { address: 'Dorpsstraat 4, 8011 AA Zwolle' },
  ],
  [['Joost Bakema, eigenaar van het pand, de kraan lekt'], { role: 'owner' }],
  [['De kraan lekt. Spoed is het niet.'], { priority: 'low' }],
  [['De groep van de badkamer springt eruit'], { type: 'electrical' }],
  [['De lantaarn aan de muur brandt niet'], { type: 'electrical' }],
  [['De monteur is hier dinsdag geweest, maar de kraan lekt nog'], { name: null, issue: '*de kraan lekt nog*' }],
  [['> Om u te helpen heb ik uw nummer nodig.', 'Nummers geef ik niet door, mail maar.'], { issue: null }],
  [['De papiercontainer wordt al weken niet geleegd'], { type: 'other' }],
  [['hallo met joost bakema bij ons lekt de kraan'], { name: 'joost bakema' }],
  [['De wastafel is gebarsten'], { type: 'plumbing' }],
  [['> Bij wie kan de monteur aanbellen?', 'Joost Bakema'], { name: 'Joost Bakema' }],
  [['> Is het pand van u?', 'Ja, van mij'], { role: 'owner' }],
  [['> Wat mogen we voor u doen?', 'De jaarlijkse beurt graag'], { issue: 'De jaarlijkse beurt graag' }],
  [['> Uw naam?', 'Zeg maar Joost Bakema'], { name: 'Joost Bakema' }],
  [['De wasmachine begint steeds te lekken'], { type: 'plumbing' }],
  [['Er staan al weken vuilniszakken bij de deur'], { type: 'other' }],

  [['De deur klemt. Ik moet zo meteen weg'], { priority: null }],
  [['De meterkast valt uit zodra de oven aangaat'], { type: 'electrical' }],
  [['Ik kreeg geen antwoord op mijn melding over de poort'], { type: 'other' }],
  [
    ['> Onderwerp?', 'verstopping', '> Kunt u dat beschrijven?', 'De gootsteen loopt niet meer leeg'],
    { issue: 'De gootsteen loopt niet meer leeg' },
  ],
];

testReadings(rows, nl);

const signals: [role: 'user' | 'assistant', text: string, signal: Signal | null][] = [
  ['assistant', 'De monteur is onderweg naar u.', 'work_started'],
  ['assistant', 'Ik heb een afspraak voor maandag ingepland.', 'work_started'],
  ['assistant', 'Wilt u dat we een afspraak inplannen?', null],
  ['assistant', 'Zodra er een monteur vrij is, hoort u van ons.', null],
  ['user', 'De verwarming doet het weer, bedankt!', 'solved'],
  ['user', 'Het is opgelost', 'solved'],
  ['user', 'Het is nog niet gerepareerd', 'reported_again'],
  ['user', 'De kraan lekt alweer', 'reported_again'],
  ['user', 'De lift doet het nog steeds niet', 'reported_again'],
  ['user', 'Kunt u de afspraak annuleren?', 'cancelled'],
  ['user', 'Laat maar zitten', 'cancelled'],
  ['user', 'Niet annuleren alstublieft', null],
  ['user', 'Hoe kan ik mijn abonnement opzeggen?', null],
  ['user', 'Is het al gemaakt?', null],
  ['user', 'Tot ziens', null],
];

test.each(signals)('%s: %s → %s', (role, text, signal) => {
  expect(signalOf({ role, text }, nl)).toBe(signal);
});

test.each([
  ['Hoe kan ik u bereiken?', 'phone'],

  ['Wat is uw klantnummer?', 'other'],
  ['Bent u huurder?', 'role'],
  ['Hoe dringend is het?', 'priority'],
] as const)('%s asks for the %s', (question, ask) => {
  expect([...asksIn(question, nl)]).toContain(ask);
});
