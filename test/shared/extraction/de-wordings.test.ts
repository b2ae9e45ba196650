import { expect, test } from '@jest/globals';
import { asksIn } from '../../../shared/extraction/asked.ts';
import type { Signal } from '../../../shared/extraction/language.ts';
import { de } from '../../../shared/extraction/languages/de.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      '> Ihr Name?',
      'Frau Dr. Sabine Hoffmann-Klein',
      '> Adresse?',
      'Straße des 17. Juni 135, 10623 Berlin',
      '> Telefon?',
      '+49 30 1234567',
    ],
    { name: 'Sabine Hoffmann-Klein', phone: '+49 30 1234567', address: 'Straße des 17. Juni 135, 10623 Berlin' },
  ],
  [
    ['> Wie lautet Ihre Anschrift?', 'Am Markt 3, 2. OG, 07743 Jena'],
    { name: null, phone: null, address: 'Am Markt 3, 2. OG, 07743 Jena' },
  ],
  [
    ['> Wie lautet Ihre Anschrift?', 'Unter den Linden 77, 10117 Berlin'],
    { name: null, phone: null, address: 'Unter den Linden 77, 10117 Berlin' },
  ],
  [
    ['Ich wohne am Kurfürstendamm 212 und der Aufzug steckt fest. Ich bin Eigentümerin.'],
    { name: null, phone: null, address: 'Kurfürstendamm 212', role: 'owner', type: 'maintenance' },
  ],
  [
    ['> Wer ist am Apparat?', 'Mein Name lautet Ömer Yıldız, ich bin Mieter'],
    { name: 'Ömer Yıldız', phone: null, address: null, role: 'tenant' },
  ],
  [
    [
      '> Unter welcher Nummer erreichen wir Sie?',
      'Null eins sieben sechs, zwei drei vier, fünf sechs sieben acht neun',
    ],
    { name: null, phone: '017623456789', address: null },
  ],
  [
    ['> Telefonnummer bitte?', 'null eins fünf eins zweiundzwanzig dreiunddreißig vierundvierzig fünfundfünfzig'],
    { name: null, phone: '015122334455', address: null },
  ],
  [
    [
      'Mein Mann Peter Lang hat Sie gestern schon angerufen, ich heiße Gisela Lang. Die Waschmaschine läuft aus. Seine Nummer ist 0170 1112223, meine ist 0171 9998887.',
    ],
    { name: 'Gisela Lang', phone: '0171 9998887', address: null },
  ],
  [
    ['> Name und Nummer bitte?', 'Karsten Vogt, aber die Telefonnummer gebe ich nicht raus.'],
    { name: 'Karsten Vogt', phone: null, address: null },
  ],
  [
    ['> Wie heißen Sie?', 'Das geht Sie nichts an', '> Die Adresse brauchen wir aber.', 'Rosenweg 8 a, 99084 Erfurt'],
    { name: null, phone: null, address: 'Rosenweg 8 a, 99084 Erfurt' },
  ],
  [
    [
      'Name: Horst Krüger\nTelefon: 0221/4455667\nAnschrift: Aachener Straße 500, 50933 Köln\nMeldung: Steckdose funkt\nDringlichkeit: hoch',
    ],
    {
      name: 'Horst Krüger',
      phone: '0221/4455667',
      address: 'Aachener Straße 500, 50933 Köln',
      priority: 'high',
      type: 'electrical',
    },
  ],
  [
    [
      'es stinkt im ganzen treppenhaus nach gas bitte kommen sie sofort ahornweg 4 in kassel ich bin tanja roth 0561 334455',
    ],
    { name: 'tanja roth', phone: '0561 334455', address: 'ahornweg 4 in kassel', priority: 'urgent' },
  ],
  [['> Wie war Ihr Name?', 'Mit Meier, Lukas Meier'], { name: 'Lukas Meier', phone: null, address: null }],
  [
    ['> Mit wem habe ich das Vergnügen?', 'Hier ist die Petra Sommer'],
    { name: 'Petra Sommer', phone: null, address: null },
  ],
  [
    ['> Welche Adresse?', 'Hauptstraße 63 80331 München', '> Telefon?', '089 445566'],
    { name: null, phone: '089 445566', address: 'Hauptstraße 63 80331 München' },
  ],
  [
    ['> Straße und Hausnummer?', 'Mariahilfer Straße 101/2/14', '> PLZ und Ort?', '1060 Wien'],
    { name: null, phone: null, address: 'Mariahilfer Straße 101/2/14, 1060 Wien' },
  ],
  [['> Name?', 'Lena', '> Nachname?', 'Schulz'], { name: 'Lena Schulz', phone: null, address: null }],
  [
    ['> Wie dringend ist es?', 'Das hat Zeit bis nächsten Monat'],
    { name: null, phone: null, address: null, priority: 'low' },
  ],
  [['> Wie dringend ist es?', 'schon sehr dringend'], { name: null, phone: null, address: null, priority: 'urgent' }],
  [
    [
      'Unser Hausverwalter, Herr Pohl, meinte, ich solle Ihnen schreiben. Im Bad schimmelt die Wand. Freundliche Grüße\nEva Maria Lindner',
    ],
    { name: 'Eva Maria Lindner', phone: null, address: null, type: 'maintenance' },
  ],
  [
    ['Ich bin seit drei Jahren Mieter in der Goethestraße 14 und meine Sicherung springt dauernd raus'],
    { name: null, phone: null, address: 'Goethestraße 14', role: 'tenant', type: 'electrical' },
  ],
  [
    ['Meine Kundennummer ist 40012345678, es geht um die Rechnung 2024-5567.'],
    { name: null, phone: null, address: null, issue: '*Rechnung*' },
  ],
  [
    ['> Telefon?', '0176 1234567, ach nein, Entschuldigung, 0176 7654321'],
    { name: null, phone: '0176 7654321', address: null },
  ],
  [
    ['> Ihre Telefonnummer?', 'ich bin unter null sechs neun, drei drei, vier vier, fünf fünf erreichbar'],
    { name: null, phone: '069334455', address: null },
  ],
  [
    ['> Wo sollen wir hinkommen?', 'In die Ludwigstraße 9, dritter Stock links, 90402 Nürnberg bitte'],
    { name: null, phone: null, address: 'Ludwigstraße 9, dritter Stock links, 90402 Nürnberg' },
  ],

  [['hallo nochmal'], { name: null, phone: null, address: null, issue: null }],
  [
    [
      '> Was ist passiert?',
      'in der küche kommt wasser aus der wand!!',
      '> Sind Sie Mieter oder Eigentümer?',
      'zur miete',
    ],
    { name: null, phone: null, address: null, role: 'tenant', priority: 'urgent', type: 'plumbing' },
  ],
  [
    ['> Ihre Anschrift?', 'Konrad-Adenauer-Ufer 45, Hinterhaus, 50668 Köln'],
    { name: null, phone: null, address: 'Konrad-Adenauer-Ufer 45, Hinterhaus, 50668 Köln' },
  ],
  [['> Wie darf ich Sie ansprechen?', 'Sagen Sie einfach Uwe'], { name: 'Uwe', phone: null, address: null }],
  [['> Wie heißen Sie denn?', 'Ich bin der Torsten Ahlers'], { name: 'Torsten Ahlers', phone: null, address: null }],
  [
    ['Grüezi, mein Name ist Reto Ammann. An der Seestrasse 44, 8002 Zürich tropft der Hahn. Natel 079 555 44 33'],
    { name: 'Reto Ammann', phone: '079 555 44 33', address: 'Seestrasse 44, 8002 Zürich' },
  ],
  [
    ['> Adresse?', 'Lindenstr 5, EG rechts', '> In welcher Stadt?', 'Bremen'],
    { name: null, phone: null, address: 'Lindenstr 5, EG rechts, Bremen' },
  ],
  [
    ['Meine Tochter Mia ist krank und die Heizung geht nicht. Ich bin stinksauer.'],
    { name: null, phone: null, address: null, type: 'maintenance' },
  ],
  [['> Wie lautet Ihr Name?', 'Schmidt, Petra Schmidt'], { name: 'Petra Schmidt', phone: null, address: null }],
  [
    ['> Ihr vollständiger Name bitte?', 'Klar, der ist Ahmed El-Sayed.'],
    { name: 'Ahmed El-Sayed', phone: null, address: null },
  ],
  [
    ['> Darf ich Ihren Namen erfahren?', 'gerne, bernd stromberg hier'],
    { name: 'bernd stromberg', phone: null, address: null },
  ],
  [['> Wer spricht da bitte?', 'Da spricht Helga Winter'], { name: 'Helga Winter', phone: null, address: null }],
  [
    [
      'Schönen guten Abend, mein Name wäre Oliver Kahlert, ich wohne im Buchenring 17 in 38440 Wolfsburg und bei uns geht der Fahrstuhl seit gestern nicht.',
    ],
    {
      name: 'Oliver Kahlert',
      phone: null,
      address: 'Buchenring 17 in 38440 Wolfsburg',
      type: 'maintenance',
      issue: '*Fahrstuhl*',
    },
  ],
  [
    [
      'Es geht um die Wohnung meiner Mutter Erna Vogel in der Schulstraße 3, 49074 Osnabrück. Dort läuft die Spülung durch. Ich heiße Ralf Vogel, Tel.: 0541-778899',
    ],
    { name: 'Ralf Vogel', phone: '0541-778899', address: 'Schulstraße 3, 49074 Osnabrück', type: 'plumbing' },
  ],
  [
    ['> Unter welcher Nummer können wir Sie erreichen?', 'Am besten unter 0171 / 22 33 44 5, das ist mein Handy.'],
    { name: null, phone: '0171 / 22 33 44 5', address: null },
  ],
  [
    ['> Haben Sie eine Telefonnummer für mich?', 'Die 0049 151 23456789'],
    { name: null, phone: '0049 151 23456789', address: null },
  ],
  [['> Ihre Nummer?', 'hab kein telefon'], { name: null, phone: null, address: null }],
  [
    ['> Und die Hausnummer?', 'Das ist die Gartenstr. 22b', '> Postleitzahl?', '50667 Köln'],
    { name: null, phone: null, address: 'Gartenstr. 22b, 50667 Köln' },
  ],
  [['> Wo genau ist das?', 'Im Keller, gleich links neben der Treppe'], { name: null, phone: null, address: null }],
  [
    ["> Wo brennt's denn?", 'die steckdose im bad ist schwarz geworden und knistert'],
    { name: null, phone: null, address: null, type: 'electrical' },
  ],

  [
    ['Die Klingel ist kaputt. Kein Stress, machen Sie das, wann es Ihnen passt.'],
    { name: null, phone: null, address: null, priority: 'low', type: 'electrical' },
  ],
  [
    ['Bitte so schnell wie möglich jemanden vorbeischicken, bei uns im Bad steht alles unter Wasser!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'plumbing' },
  ],

  [
    ['Mir gehört die Wohnung. Der Rollladen klemmt.'],
    { name: null, phone: null, address: null, role: 'owner', type: 'maintenance' },
  ],
  [
    ['Meine Mieterin Frau Sauer meldet, dass die Therme ausgefallen ist.'],
    { name: null, phone: null, address: null, role: 'landlord', type: 'maintenance' },
  ],
  [
    ['Meine alte Nummer 0151 1111111 gibt es nicht mehr, die neue lautet 0152 2222222.'],
    { name: null, phone: '0152 2222222', address: null },
  ],
  [['Rufen Sie nicht die 030 111222 an, sondern 030 333444.'], { name: null, phone: '030 333444', address: null }],
  [
    [
      'ich heisse juergen mueller wohne koenigstr 5 in 70173 stuttgart meine nr 0711 223344 die spuelmaschine laeuft aus',
    ],
    {
      name: 'juergen mueller',
      phone: '0711 223344',
      address: 'koenigstr 5 in 70173 stuttgart',
      issue: '*spuelmaschine*',
    },
  ],
  [
    [
      'Kontakt: Maria Huber; Tel.: 0664 1234567; Adresse: Landstraßer Hauptstraße 88/5, 1030 Wien; Anliegen: Kein Warmwasser; Priorität: mittel',
    ],
    {
      name: 'Maria Huber',
      phone: '0664 1234567',
      address: 'Landstraßer Hauptstraße 88/5, 1030 Wien',
      priority: 'medium',
      issue: '*Kein Warmwasser*',
    },
  ],
  [
    ['> Ihre Adresse?', 'Auf der Heide 12, 29549 Bad Bevensen'],
    { name: null, phone: null, address: 'Auf der Heide 12, 29549 Bad Bevensen' },
  ],
  [
    ['> Ihre Adresse?', 'An der Alster 5a, 20099 Hamburg'],
    { name: null, phone: null, address: 'An der Alster 5a, 20099 Hamburg' },
  ],
  [
    ['> Ihre Adresse?', 'ich wohne Zum Sportplatz 3, 2. Stock'],
    { name: null, phone: null, address: 'Zum Sportplatz 3, 2. Stock' },
  ],
  [
    ['> Ihre Adresse?', 'Platz der Einheit 1, Aufgang B, 14467 Potsdam'],
    { name: null, phone: null, address: 'Platz der Einheit 1, Aufgang B, 14467 Potsdam' },
  ],
  [['> Ihre Adresse?', 'Q7, 24, 68161 Mannheim'], { name: null, phone: null, address: 'Q7, 24, 68161 Mannheim' }],
  [
    ['Hallo, ich bin gerade im Urlaub und mein Nachbar Uwe Stark sagt, bei mir tropft es durch die Decke.'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'plumbing' },
  ],
  [['> Wie heißen Sie?', 'Moment, ich suche kurz meine Brille'], { name: null, phone: null, address: null }],
  [['> Wie heißen Sie?', 'warum wollen Sie das wissen?'], { name: null, phone: null, address: null }],
  [['> Ihr Name?', 'Sag ich nicht'], { name: null, phone: null, address: null }],
  [
    ['> Wie ist Ihr Name?', 'Das ist mir egal, schicken Sie einfach jemanden!'],
    { name: null, phone: null, address: null },
  ],
  [
    ['Seit Montag 5 Uhr geht im Haus 3 kein Licht mehr.'],
    { name: null, phone: null, address: null, type: 'electrical' },
  ],
  [
    ['Wir warten schon 14 Tage auf die Reparatur vom Aufzug, das ist eine Frechheit!'],
    { name: null, phone: null, address: null, type: 'maintenance' },
  ],
  [
    ['Die Rechnung über 1.250,00 Euro vom 12.03.2024 ist falsch.'],
    { name: null, phone: null, address: null, issue: '*Rechnung*' },
  ],
  [
    ['> Unter welcher Nummer erreichen wir Sie?', 'Habe ich doch schon angegeben'],
    { name: null, phone: null, address: null },
  ],
  [
    ['Ich bin Mieter. Mein Vermieter heißt Karl Otto und wohnt in der Hauptstraße 1 in Bonn. Der Herd ist defekt.'],
    { name: null, phone: null, address: null, role: 'tenant', type: 'maintenance' },
  ],
  [
    ['Guten Tag, Familie Özdemir hier, Ringstraße 4. Unsere Haustür geht nicht zu. 0221 998877'],
    { name: 'Özdemir', phone: '0221 998877', address: 'Ringstraße 4', type: 'maintenance' },
  ],
  [['> Name?', 'Herr Dr. med. Thomas Fink'], { name: 'Thomas Fink', phone: null, address: null }],
  [
    ['> Vor- und Nachname bitte', 'Anna-Lena von der Heide'],
    { name: 'Anna-Lena von der Heide', phone: null, address: null },
  ],
  [['> Name?', 'maria'], { name: 'maria', phone: null, address: null }],
  [
    ['> Wie ist Ihr Name und Ihre Telefonnummer?', 'Nina Wolf 0176 12345678'],
    { name: 'Nina Wolf', phone: '0176 12345678', address: null },
  ],
  [
    ['> Wie ist Ihr Name und Ihre Telefonnummer?', 'nina wolf, 0176/12345678'],
    { name: 'nina wolf', phone: '0176/12345678', address: null },
  ],
  [
    ['> Name, Adresse, Telefon?', 'Nina Wolf, Amselweg 3, 12345 Berlin, 0176 12345678'],
    { name: 'Nina Wolf', phone: '0176 12345678', address: 'Amselweg 3, 12345 Berlin' },
  ],
  [
    ['> Name, Adresse, Telefon?', 'Nina Wolf\nAmselweg 3\n12345 Berlin\n0176 12345678'],
    { name: 'Nina Wolf', phone: '0176 12345678', address: '*Amselweg*' },
  ],
  [['> Ihre Adresse?', 'Amselweg 3, ach Quatsch, Amselweg 13'], { name: null, phone: null, address: 'Amselweg 13' }],
  [
    ['> Ihre Adresse?', 'Amselweg 3', 'Entschuldigung, ich meinte Drosselweg 3, 12345 Berlin'],
    { name: null, phone: null, address: 'Drosselweg 3, 12345 Berlin' },
  ],
  [
    ['Der Strom ist weg und wir haben ein Baby hier!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'electrical' },
  ],
  [['Das ist kein Notfall.'], { name: null, phone: null, address: null, priority: 'low' }],
  [
    ['Es wäre super wenn Sie noch diese Woche kommen könnten'],
    { name: null, phone: null, address: null, priority: 'medium' },
  ],
  [
    ['Kann bitte heute noch jemand kommen? Toilette läuft über.'],
    { name: null, phone: null, address: null, priority: 'high', type: 'plumbing' },
  ],
  [['Der Rauchmelder piept ständig.'], { name: null, phone: null, address: null, type: 'electrical' }],
  [
    ['> Sind Sie Eigentümer oder Mieter?', 'Weder noch, ich bin der Hausmeister'],
    { name: null, phone: null, address: null, role: 'manager' },
  ],
  [
    ['> Sind Sie Eigentümer oder Mieter?', 'Eigentümerin seit 1998'],
    { name: null, phone: null, address: null, role: 'owner' },
  ],
  [
    [
      '> Guten Tag, Hausverwaltung Lindner, was kann ich für Sie tun?',
      'Ja grüß Gott, Berger mein Name, Franz Berger. Bei uns is der Boiler hin, kommt nur mehr kaltes Wasser.',
      '> Wo wäre das denn?',
      'Neubaugasse 25 Stiege 2 Tür 8, 1070 Wien',
      '> Und eine Rückrufnummer?',
      '0660 1234567',
    ],
    {
      name: 'Franz Berger',
      phone: '0660 1234567',
      address: 'Neubaugasse 25 Stiege 2 Tür 8, 1070 Wien',
      issue: '*Boiler*',
      type: 'plumbing',
    },
  ],
  [
    [
      'Hoi zäme, da isch d Nadja Bühler. Bi eus im Bad tropft dr Wasserhahne. Mir wohned ar Langstrasse 120, 8004 Zürich. Mini Nummere isch 078 123 45 67',
    ],
    { name: 'Nadja Bühler', phone: '078 123 45 67', type: 'plumbing' },
  ],
  [
    [
      'moin, die klospülung läuft die ganze zeit nach. wäre nett wenn da mal einer gucken könnte, eilt aber nicht. gruß jens petersen',
    ],
    { name: 'jens petersen', phone: null, address: null, type: 'plumbing', priority: 'low', issue: '*klospülung*' },
  ],
  [
    [
      '> Nennen Sie mir bitte Ihren Namen.',
      'Wiebke Hansen',
      '> Und die Anschrift des Objekts?',
      'Deichstraße 14, Erdgeschoss links, 25813 Husum',
      '> Wie können wir Sie telefonisch erreichen?',
      'vormittags unter 04841 12345, sonst Handy 0151 23456789',
    ],
    { name: 'Wiebke Hansen', address: 'Deichstraße 14, Erdgeschoss links, 25813 Husum', phone: '0151 23456789' },
  ],
  [
    [
      '> Mit wem spreche ich denn?',
      'ja hier is der Schorsch Huber',
      '> Was liegt an?',
      'der Gully im Hof is voll und des stinkt furchtbar',
    ],
    { name: 'Schorsch Huber', type: 'plumbing', issue: '*Gully*' },
  ],
  [
    [
      'Sehr geehrte Damen und Herren, in meiner Wohnung (Schillerstraße 8, 3. OG, 34117 Kassel) ist seit dem Wochenende der Backofen ohne Funktion. Bitte um Rückruf: 0561/998877. Mit freundlichen Grüßen, Dr. Ulrike Hartmann',
    ],
    {
      name: 'Ulrike Hartmann',
      phone: '0561/998877',
      address: 'Schillerstraße 8, 3. OG, 34117 Kassel',
      type: 'maintenance',
      issue: '*Backofen*',
    },
  ],
  [['> Wie heißen Sie bitte?', 'Kowalski', '> Und mit Vornamen?', 'Jan'], { name: 'Jan Kowalski' }],
  [['> Ihr Familienname?', 'Yildirim', '> Vorname?', 'Ayşe'], { name: 'Ayşe Yildirim' }],
  [
    ['> Ihre Rufnummer?', 'null eins sieben null', '> ja?', 'drei drei vier', '> weiter', 'fünf fünf sechs sechs'],
    { phone: '01703345566' },
  ],
  [
    [
      '> Ihre Telefonnummer?',
      'vierzig achtundzwanzig, nein quatsch: null vier null, achtundzwanzig, dreißig, einundvierzig',
    ],
    { phone: '040283041' },
  ],

  [['> Telefonnummer?', '09131 4455 66-0, Apparat 23'], { phone: '09131 4455 66-0, Apparat 23' }],
  [
    [
      'Meine Auftragsnummer ist die 2024117788 und die Kundennummer 88776655. Die Geschirrspülmaschine zieht kein Wasser.',
    ],
    { phone: null, name: null, address: null, issue: '*Geschirrspülmaschine*' },
  ],
  [
    ['IBAN DE12 5001 0517 0648 4898 90, darauf bitte die Kaution überweisen'],
    { phone: null, name: null, address: null },
  ],

  [
    [
      'Die Rechnungsadresse ist Königsallee 30, 40212 Düsseldorf, repariert werden muss aber in der Tannenstraße 9, 40476 Düsseldorf.',
    ],
    { address: 'Tannenstraße 9, 40476 Düsseldorf' },
  ],

  [['> In welcher Straße wohnen Sie?', 'Goethestraße', '> Hausnummer?', '5'], { address: '*Goethestraße*' }],
  [['> Wo wohnen Sie?', 'Wien, Hernalser Hauptstraße 44/3/12'], { address: '*Hernalser Hauptstraße 44/3/12*' }],
  [['> Adresse?', 'Rue de Lausanne 45, 1700 Fribourg'], { address: 'Rue de Lausanne 45, 1700 Fribourg' }],
  [['> Adresse?', 'Bundesstr. 21 a-c, Whg. 14, 20146 Hamburg'], { address: '*Bundesstr. 21 a*' }],

  [
    ['> Adresse?', 'Feldstraße 12, 20357 Hamburg', '> Danke. Noch etwas?', 'Ach, Korrektur: Hausnummer 21, nicht 12'],
    { address: 'Feldstraße 21, 20357 Hamburg' },
  ],
  [
    [
      '> Wie lautet Ihr Name?',
      'Möchte ich nicht sagen',
      '> Ihre Nummer?',
      'Gebe ich nicht raus',
      '> Adresse?',
      'Muss das sein?',
    ],
    { name: null, phone: null, address: null },
  ],
  [['> Wie heißen Sie?', 'tut nichts zur Sache'], { name: null }],
  [['> Wie heißen Sie?', 'Spielt das eine Rolle?'], { name: null }],
  [['> Wie heißen Sie?', 'Weiß ich doch nicht mehr, haha. Nee, Spaß, Holger Brandt'], { name: 'Holger Brandt' }],
  [['> Wer sind Sie?', 'Die Mieterin aus dem dritten Stock'], { name: null, role: 'tenant' }],
  [['> Ihr Name?', 'Frau Öztürk'], { name: 'Öztürk' }],
  [['> Ihr Name?', 'Nguyen Thi Mai'], { name: 'Nguyen Thi Mai' }],
  [['> Ihr Name?', 'Bernd Meyer, B-E-R-N-D M-E-Y-E-R'], { name: 'Bernd Meyer' }],
  [['> Ihr Name?', 'Seidl, geschrieben S-E-I-D-L'], { name: 'Seidl' }],
  [
    [
      'Mein Nachbar Herr Schuster hat meinen Schlüssel. Ich selbst bin Anja Kern und komme nicht mehr in die Wohnung rein, das Schloss ist zugefallen.',
    ],
    { name: 'Anja Kern', type: 'maintenance', issue: '*Schloss*' },
  ],
  [
    [
      'Bei meiner Nachbarin Frau Lehmann steht Wasser vor der Tür, sie macht nicht auf. Bitte sofort jemanden schicken! Lessingstraße 3, 39108 Magdeburg',
    ],
    { name: null, address: 'Lessingstraße 3, 39108 Magdeburg', priority: 'urgent' },
  ],
  [
    [
      "Ihr Kollege Herr Neumann wollte sich gestern melden, hat er aber nicht. Die Gegensprechanlage tut's immer noch nicht.",
    ],
    { name: null, type: 'electrical', issue: '*Gegensprechanlage*' },
  ],
  [
    [
      '> Guten Tag, mein Name ist Sandra Krause, wie kann ich helfen?',
      'Hallo Frau Krause, unser Ceranfeld hat einen Riss.',
    ],
    { name: null, issue: '*Ceranfeld*', type: 'maintenance' },
  ],
  [['> Sind Sie Mieter oder Eigentümer?', 'uns gehört das Haus'], { role: 'owner' }],
  [['> In welchem Verhältnis stehen Sie zur Immobilie?', 'ich bin der Vermieter'], { role: 'landlord' }],
  [['> Mieten Sie oder gehört Ihnen die Wohnung?', 'Ich miete'], { role: 'tenant' }],
  [['> Sind Sie der Eigentümer?', 'Nein, ich wohne nur zur Untermiete'], { role: 'tenant' }],
  [
    ['Ich habe die Wohnung in der Parkstraße 3 vermietet, und mein Mieter klagt über Schimmel im Schlafzimmer.'],
    { role: 'landlord', type: 'maintenance', address: 'Parkstraße 3', issue: '*Schimmel*' },
  ],
  [['> Wie eilig ist die Sache?', 'Brandeilig!'], { priority: 'urgent' }],
  [['> Wie eilig ist die Sache?', 'na ja, so mittel'], { priority: 'medium' }],
  [['> Bis wann muss das erledigt sein?', 'Irgendwann im Laufe der nächsten Wochen reicht'], { priority: 'low' }],
  [["Im Keller riecht's nach Gas!!! Hilfe!"], { priority: 'urgent', issue: '*Gas*' }],
  [
    [
      'Die Sicherungen fliegen andauernd, sobald ich den Wasserkocher einschalte. Bräuchte heute noch einen Elektriker.',
    ],
    { priority: 'high', type: 'electrical' },
  ],
  [['Der Durchlauferhitzer spinnt, mal heiß mal kalt. Hat keine Eile.'], { priority: 'low', type: 'plumbing' }],
  [['Unser WLAN ist seit drei Tagen tot'], { issue: '*WLAN*', name: null, type: 'other' }],
  [
    ['> Was kann ich für Sie tun?', 'Der Hauseingang ist nachts stockfinster, die Außenbeleuchtung geht nicht an'],
    { type: 'electrical', issue: '*Außenbeleuchtung*' },
  ],
  [
    ['wir haben silberfische in der küche und mäusekot im vorratsschrank'],
    { type: 'maintenance', issue: '*silberfische*' },
  ],
  [['der heizkörper im kinderzimmer wird nicht warm und gluckert'], { type: 'maintenance', issue: '*heizkörper*' }],
  [
    ["> Worum geht's?", 'Rolladen im Schlafzimmer geht nicht mehr hoch, Gurt gerissen'],
    { type: 'maintenance', issue: '*Rolladen*' },
  ],
  [['> Um was geht es?', 'Die Mischbatterie in der Küche ist undicht'], { type: 'plumbing', issue: '*Mischbatterie*' }],
  [
    [
      'Guten Morgen! Hier schreibt Ihnen Leonie Albrecht, Wohnung 12, Karl-Marx-Allee 90, 10243 Berlin. Unsere Wohnungstür fällt nicht mehr ins Schloss. Sie können mich jederzeit anrufen: 030-445566-7. LG',
    ],
    {
      name: 'Leonie Albrecht',
      address: '*Karl-Marx-Allee 90, 10243 Berlin*',
      phone: '030-445566-7',
      type: 'maintenance',
    },
  ],
  [['> Wie dürfen wir Sie nennen?', 'Nennt mich Kalle'], { name: 'Kalle' }],
  [['> Wie lautet Ihr werter Name?', 'gestatten, Balthasar Zorn'], { name: 'Balthasar Zorn' }],
  [['> Ihr Vor- und Zuname?', 'Elif Kaya-Bauer'], { name: 'Elif Kaya-Bauer' }],
  [
    ['Die Nummer vom Hausmeister ist 0172 9990001, der geht aber nie ran. Meine ist 0172 1110002.'],
    { phone: '0172 1110002' },
  ],
  [
    ['Bitte rufen Sie meinen Sohn unter 0157 33344455 an, ich höre schlecht. Rauchmelder piepst. Gertrud Adler'],
    { name: 'Gertrud Adler', type: 'electrical' },
  ],
  [
    [
      '> Herzlich willkommen beim Mieterservice. Womit dürfen wir helfen?',
      "Bei mir zieht's wie Hechtsuppe, die Balkontür lässt sich nicht mehr richtig zumachen",
      '> Verstehe. Auf welchen Namen läuft der Mietvertrag?',
      'Katharina Obermeier',
      '> Wo befindet sich die Wohnung?',
      'In der Schellingstraße 44, Rückgebäude, 80799 München',
      '> Und wie können wir Sie tagsüber erreichen?',
      'Am besten am Handy, 0179 8765432',
    ],
    {
      name: 'Katharina Obermeier',
      address: 'Schellingstraße 44, Rückgebäude, 80799 München',
      phone: '0179 8765432',
      type: 'maintenance',
      issue: '*Balkontür*',
    },
  ],
  [
    [
      'guten abend mein name ist fatma aydin ich wohne in der sonnenallee 200 in berlin neukölln, der abfluss in der dusche ist zu und das wasser läuft nicht ab, meine nummer 01573 1122334, es ist nicht so eilig danke',
    ],
    { name: 'fatma aydin', phone: '01573 1122334', priority: 'low', type: 'plumbing', issue: '*abfluss*' },
  ],

  [['> Wie darf ich Sie nennen?', 'Frau Steinbach reicht'], { name: 'Steinbach' }],
  [['> Wie heißen Sie mit Nachnamen?', 'Vandenhoeck', '> Und der Vorname?', 'Ludger'], { name: 'Ludger Vandenhoeck' }],
  [
    ['> Mit wem bin ich verbunden?', 'Reinhold Pfeiffer von der Hausverwaltung Pfeiffer und Söhne'],
    { name: 'Reinhold Pfeiffer' },
  ],
  [['> Sie sind Herr …?', 'Albers. Jörn Albers.'], { name: 'Jörn Albers' }],
  [
    [
      'Ich rufe im Auftrag meiner Oma an, Hedwig Brunner. Sie wohnt im Eichenweg 11, 94032 Passau. Bei ihr geht die Klingel nicht. Ich bin der Enkel, Lukas Brunner, meine Handynummer: 0152 11223344.',
    ],
    { name: 'Lukas Brunner', address: 'Eichenweg 11, 94032 Passau', phone: '0152 11223344', type: 'electrical' },
  ],
  [
    ['> Ihre Telefonnummer bitte', 'null eins sechs null neun zwo drei vier fünf sechs sieben'],
    { phone: '01609234567' },
  ],
  [['> Rückrufnummer?', '+49 (0) 341 / 99 88 77'], { phone: '+49 (0) 341 / 99 88 77' }],
  [['> Rückrufnummer?', '0041 44 321 54 76'], { phone: '0041 44 321 54 76' }],
  [['> Rückrufnummer?', 'die gleiche, von der ich anrufe'], { phone: null, name: null }],
  [
    ['> Unter welcher Nummer können wir zurückrufen?', 'Moment, ich muss nachschauen… so, 0351 4567890'],
    { phone: '0351 4567890' },
  ],
  [
    ['> Ihre Nummer?', '0176 55443322', '> Danke.', 'Stopp, ich hab mich vertippt: 0176 55443323'],
    { phone: '0176 55443323' },
  ],
  [
    [
      'Schadensnummer 2024/889977, Vertragsnr. 55667788. Nach dem Unwetter fehlt ein Teil vom Dach. Versicherung verlangt einen Bericht.',
    ],
    { phone: null, name: null, address: null, type: 'maintenance', issue: '*Dach*' },
  ],
  [
    ['Der Mieter über mir, ein Herr Kaminski, trampelt jede Nacht. Ich kann nicht mehr schlafen!'],
    { name: null, phone: null, address: null, issue: '*trampelt*' },
  ],
  [
    ['> Adresse?', 'Zur Alten Mühle 5, 3. Obergeschoss, 37115 Duderstadt'],
    { address: 'Zur Alten Mühle 5, 3. Obergeschoss, 37115 Duderstadt' },
  ],
  [
    ['> Adresse?', 'Frankfurter Allee 110 Vorderhaus 4. OG rechts 10247 Berlin'],
    { address: 'Frankfurter Allee 110 Vorderhaus 4. OG rechts 10247 Berlin' },
  ],
  [['> Adresse?', 'Bahnhofstrasse 12, Postfach 33, 9000 St. Gallen'], { address: '*Bahnhofstrasse 12*' }],
  [
    ['> Adresse?', 'Getreidegasse 9/2, 5020 Salzburg, Österreich'],
    { address: 'Getreidegasse 9/2, 5020 Salzburg, Österreich' },
  ],

  [['> Adresse?', 'Lange Reihe 27, St. Georg, Hamburg'], { address: 'Lange Reihe 27, St. Georg, Hamburg' }],
  [['> Adresse?', 'Jungfernstieg 8'], { address: 'Jungfernstieg 8' }],
  [['> Adresse?', 'Weinberg 17, 07743 Jena'], { address: 'Weinberg 17, 07743 Jena' }],
  [
    ['> Um welches Objekt handelt es sich?', 'Um das Haus in der Wiesenstraße 88, 53639 Königswinter'],
    { address: 'Wiesenstraße 88, 53639 Königswinter' },
  ],
  [
    ['> Wohin soll der Techniker kommen?', 'Zu mir nach Hause, Ulmenweg 2, 2. Klingel von oben'],
    { address: '*Ulmenweg 2*' },
  ],
  [
    ['Mein Name tut nichts zur Sache. In der Tiefgarage Poststraße 10 in Ulm brennt ein Auto!!'],
    { name: null, priority: 'urgent' },
  ],
  [['> Sind Sie dort Mieter?', 'Nee, Eigentümergemeinschaft, mir gehört eine der Wohnungen'], { role: 'owner' }],
  [
    ['Als langjähriger Mieter bin ich sehr enttäuscht: Der Parkettboden wölbt sich seit Wochen.'],
    { role: 'tenant', type: 'maintenance', issue: '*Parkettboden*' },
  ],
  [
    ['Als Verwalter der Anlage möchte ich einen Defekt an der Schranke melden.'],
    { role: 'manager', issue: '*Schranke*' },
  ],
  [
    ['Wir haben unsere Eigentumswohnung an ein junges Paar vermietet, dort tropft der Spülkasten.'],
    { role: 'landlord', type: 'plumbing' },
  ],
  [['> Wie schnell brauchen Sie jemanden?', 'Am liebsten gestern ;-)'], { priority: 'urgent' }],
  [['> Wie schnell brauchen Sie jemanden?', 'in den nächsten Tagen wäre schön'], { priority: 'medium' }],
  [['> Ist das ein Notfall?', 'Nein, nein, gar nicht'], { priority: 'low' }],
  [['> Ist das ein Notfall?', 'Ja, das Wasser läuft schon ins Treppenhaus!'], { priority: 'urgent' }],
  [
    ['Aus der Steckdose hinterm Sofa kommt Qualm und es riecht verschmort!'],
    { priority: 'urgent', type: 'electrical' },
  ],
  [['Der Lift ist stecken geblieben und meine Mutter ist drin!'], { priority: 'urgent', type: 'maintenance' }],
  [['Bräuchte mal jemanden der die Dichtung am Klofenster erneuert, Termin egal.'], { priority: 'low' }],
  [
    ['Die Toilettenspülung hört nicht auf zu laufen. Es wäre gut, wenn sich das bis Freitag jemand anschaut.'],
    { type: 'plumbing', issue: '*Toilettenspülung*' },
  ],
  [
    ['Der FI-Schalter löst ständig aus, sobald die Waschmaschine läuft'],
    { type: 'electrical', issue: '*FI-Schalter*' },
  ],
  [['> Was ist denn kaputt?', 'Türöffner summt, aber Tür geht nicht auf'], { issue: '*Türöffner*' }],
  [
    ['> Was führt Sie zu uns?', 'Heizkosten, ich soll 800 Euro nachzahlen, das kann nicht stimmen'],
    { issue: '*Heizkosten*', type: 'other', phone: null },
  ],
  [
    ['> Was kann ich tun?', 'Meine Lieferung mit der Nummer 00340434161094042557 ist nicht da'],
    { phone: null, issue: '*Lieferung*' },
  ],
  [['> Weshalb melden Sie sich?', 'wg. ameisenplage im erdgeschoß'], { type: 'maintenance', issue: '*ameisenplage*' }],
  [['> Bitte schildern Sie kurz Ihr Anliegen.', 'Deckenlampe im Flur hängt nur noch am Kabel'], { type: 'electrical' }],
  [
    [
      'Betreff: Wasserfleck an der Decke\n\nSehr geehrter Herr Sommer,\n\nseit drei Tagen breitet sich im Wohnzimmer ein Wasserfleck aus.\nIch bin Mieterin in der Uhlandstraße 16, 72764 Reutlingen.\nSie erreichen mich unter 07121 556677.\n\nMit besten Grüßen\nMonika Eberle',
    ],
    {
      name: 'Monika Eberle',
      phone: '07121 556677',
      address: 'Uhlandstraße 16, 72764 Reutlingen',
      role: 'tenant',
      type: 'plumbing',
    },
  ],

  [['Kann ich bitte Frau Lorenz sprechen?'], { name: null, phone: null, address: null }],
  [
    ['> Sie sprechen mit Herrn Weber vom Kundendienst, wie ist Ihr Name?', 'Hallo Herr Weber, hier Nguyen Van Minh'],
    { name: 'Nguyen Van Minh' },
  ],

  [
    ['Ich zahle 1200 Euro Miete für 65 Quadratmeter und dann geht nicht mal das warme Wasser!'],
    { name: null, phone: null, address: null, type: 'plumbing' },
  ],
  [['Danke, schönes Wochenende!'], { name: null, phone: null, address: null, issue: null }],
  [
    [
      '> Störungsdienst, guten Abend!',
      'Ja, guten Abend, Mayrhofer hier, Schladming. Bei uns is a Rohr im Keller undicht, des tröpfelt scho den ganzen Tag.',
      '> Ihr Vorname noch bitte?',
      'Johann',
      '> Und Ihre Telefonnummer, Herr Mayrhofer?',
      'null sechs sechs vier, eins zwei drei, vier fünf sechs sieben',
    ],
    { name: 'Johann Mayrhofer', phone: '06641234567', type: 'plumbing', issue: '*Rohr*' },
  ],
  [
    [
      '> Was für ein Anliegen haben Sie?',
      'In der Küche ist die Arbeitsplatte aufgequollen und die Schranktüren hängen schief',
      '> Darf ich um Ihren Namen bitten?',
      'Natürlich, Henrike Scholz-Lammers.',
      '> Anschrift?',
      'Wohnhaft Brunnenstr. 77, Seitenflügel 1. Stock, 13355 Berlin',
      '> Eine Telefonnummer für Rückfragen?',
      'Da nehmen Sie am besten die 030/4499887.',
    ],
    {
      name: 'Henrike Scholz-Lammers',
      address: 'Brunnenstr. 77, Seitenflügel 1. Stock, 13355 Berlin',
      phone: '030/4499887',
      type: 'maintenance',
    },
  ],
  [
    [
      'hey leute, bei uns in der wg riecht das wasser aus der leitung komisch und is leicht braun. wohnen in der ludwig-erhard-str 5, 65199 wiesbaden. bin der noah klein. whatsapp oder anruf geht unter 0163 4455667',
    ],
    { name: 'noah klein', phone: '0163 4455667', address: 'ludwig-erhard-str 5, 65199 wiesbaden', type: 'plumbing' },
  ],
  [['> Wie lautet Ihr Zuname?', 'von Arnsberg', '> Vorname?', 'Viktoria'], { name: 'Viktoria von Arnsberg' }],
  [['> Wer spricht?', "Ich bin's, die Frau Zimmermann aus dem Vierten"], { name: 'Zimmermann' }],
  [['> Mit wem habe ich gesprochen?', 'Mit mir, Paul Reuter'], { name: 'Paul Reuter' }],
  [['> Wie war nochmal Ihr Name?', 'Immer noch Petersen, Antje Petersen'], { name: 'Antje Petersen' }],
  [['> Ihr Name bitte?', 'Den möchte ich lieber für mich behalten.'], { name: null }],
  [['> Ihr Name bitte?', 'Ist das wichtig?'], { name: null }],
  [['> Ihr Name bitte?', 'Können Sie mich erst mal zu einem Mitarbeiter durchstellen?'], { name: null }],
  [['> Ihr Name bitte?', 'Jessica Müller-Thurgau und mein Mann heißt Bernd'], { name: 'Jessica Müller-Thurgau' }],
  [['> Ihr Name bitte?', 'GÜNTER KRAUSE'], { name: 'GÜNTER KRAUSE' }],
  [['> Ihr Name bitte?', 'mehmet'], { name: 'mehmet' }],
  [['> Ihr Name bitte?', 'Dipl.-Ing. Harald Fuchs'], { name: 'Harald Fuchs' }],
  [['> Ihr Name bitte?', 'Mag. Eva Gruber'], { name: 'Eva Gruber' }],
  [['> Ihr Name bitte?', 'Ich heiße Lindner mit Nachnamen, Vorname Kai'], { name: 'Kai Lindner' }],
  [['> Ihr Name bitte?', 'Herbert. Und mit Nachnamen Rost.'], { name: 'Herbert Rost' }],
  [['> Ihre Handynummer?', '0151-', '> Ja?', '234 567', '> Weiter?', '89'], { phone: '015123456789' }],
  [
    ['> Ihre Handynummer?', 'null eins fünf zwei – doppel drei – vier vier – fünf fünf – sechs sechs'],
    { phone: '015233445566' },
  ],
  [['> Ihre Handynummer?', '015x kann ich nicht auswendig'], { phone: null }],
  [['> Ihre Handynummer?', 'Hab keins, nur Festnetz: 07531 223344'], { phone: '07531 223344' }],
  [['> Ihre Handynummer?', 'Die steht doch im Vertrag.'], { phone: null, name: null }],
  [
    ['Mein altes Handy mit der 0170 1231231 ist kaputt, bitte nur noch unter 0170 9879879 melden.'],
    { phone: '0170 9879879' },
  ],
  [
    [
      'Bitte melden Sie sich beim Hausmeister, Herrn Sievers (0173 1212121), der hat den Schlüssel. Das Garagentor klemmt.',
    ],
    { phone: null, name: null, type: 'maintenance' },
  ],
  [
    ['> Bitte Straße und Hausnummer.', 'Hinter den Höfen 3', '> Und die Postleitzahl?', '21335'],
    { address: 'Hinter den Höfen 3, 21335' },
  ],
  [['> Bitte Straße und Hausnummer.', 'Straße der Einheit 45, WE 12'], { address: 'Straße der Einheit 45, WE 12' }],
  [['> Bitte Straße und Hausnummer.', 'Albert-Schweitzer-Ring einundzwanzig'], { address: '*Albert-Schweitzer-Ring*' }],
  [['> Adresse?', 'Oberdorf 8, 6345 Neuheim ZG'], { address: 'Oberdorf 8, 6345 Neuheim ZG' }],
  [['> Adresse?', '1150 Wien, Märzstraße 12/3/7'], { address: '1150 Wien, Märzstraße 12/3/7' }],
  [['> Adresse?', 'Steingasse 12 Top 4, 8020 Graz, läuten bei Wagner'], { address: 'Steingasse 12 Top 4, 8020 Graz' }],
  [['> Adresse?', 'Birkenallee 3, Hausnummer ist neu, früher war das die 5'], { address: '*Birkenallee 3*' }],

  [['> Adresse?', 'Sie haben meine Adresse doch schon'], { address: null }],
  [['> Stimmt die Adresse Lindenweg 4?', 'Nein, Lindenweg 14'], { address: 'Lindenweg 14' }],
  [['> Adresse?', 'Gerberau 20, 79098 Freiburg', '> Danke.', 'Nachtrag: 2. OG links'], { address: '*Gerberau 20*' }],
  [
    [
      'Ihre Filiale in der Königstraße 2 hat mir einen Trockner verkauft, der schleudert nicht. Liefern ließ ich an die Marienstraße 9, 70178 Stuttgart.',
    ],
    { type: 'maintenance', issue: '*Trockner*' },
  ],
  [
    [
      'Unser Vermieter, die Immo Nord GmbH, Hafenstraße 100, 20359 Hamburg, reagiert nicht. In unserer Wohnung (Lerchenweg 7, 22305 Hamburg) ist Schimmel hinterm Bett.',
    ],
    { address: 'Lerchenweg 7, 22305 Hamburg', role: 'tenant', type: 'maintenance' },
  ],
  [['> Sind Sie Eigentümer?', 'nö, miete nur'], { role: 'tenant' }],
  [['Wir wohnen hier zur Miete und haben seit Sonntag kein Fernsehsignal.'], { role: 'tenant', type: 'other' }],
  [
    ['Ich vermiete das Ladenlokal in der Marktgasse 2, Rothenburg. Das Schaufenster wurde eingeworfen.'],
    { role: 'landlord', type: 'maintenance', address: 'Marktgasse 2, Rothenburg' },
  ],
  [['> Dringlichkeit?', 'eher gering'], { priority: 'low' }],
  [['> Dringlichkeit?', 'höchste Stufe!'], { priority: 'urgent' }],
  [
    ['Bitte beeilen Sie sich, mir läuft die Suppe durch die Küche, das Abwasser kommt aus dem Bodenablauf hoch!!!'],
    { priority: 'urgent', type: 'plumbing' },
  ],
  [
    ['Die Heizung ist komplett ausgefallen, wir haben 14 Grad in der Wohnung und zwei kleine Kinder.'],
    { type: 'maintenance', issue: '*Heizung*', address: null },
  ],
  [
    ['Kein Drama, aber die Fugen im Bad sind an mehreren Stellen schwarz geworden.'],
    { priority: 'low', type: 'maintenance' },
  ],
  [
    ['Im Waschkeller hat jemand die Steckdose rausgerissen, die Drähte liegen blank!'],
    { type: 'electrical', issue: '*Steckdose*' },
  ],
  [['Die Kellertür wurde aufgebrochen, Schloss hinüber'], { type: 'maintenance' }],
  [['> Was genau ist defekt?', 'Thermostatkopf ab'], { type: 'maintenance', issue: '*Thermostatkopf*' }],
  [
    ['> Was genau ist defekt?', 'Das weiß ich nicht, es kommt einfach kein warmes Wasser mehr'],
    { type: 'plumbing', issue: '*warmes Wasser*' },
  ],
  [
    ['Ich hätte gern die Nebenkostenabrechnung 2023 als PDF.'],
    { type: 'other', issue: '*Nebenkostenabrechnung*', address: null },
  ],
  [['ich wollte mal fragen wann die heizperiode anfängt'], { name: null, address: null, issue: '*heizperiode*' }],
  [
    ["Hallo, ich bin's nochmal. Der Termin am 14.11. um 9:30 passt doch nicht."],
    { name: null, phone: null, address: null },
  ],
  [['Frohe Weihnachten und einen guten Rutsch!'], { name: null, phone: null, address: null }],
  [['> Kann ich sonst noch etwas für Sie tun?', 'Nein danke, das wars.'], { issue: null, name: null }],
  [['Mieternummer 100234, Zählerstand 45678 kWh, abgelesen am 31.12.'], { phone: null, address: null, name: null }],
  [
    [
      'Sehr geehrtes Team, mein Fahrrad wurde aus dem Fahrradkeller gestohlen. Bitte prüfen Sie die Kamera. Viele Grüße, i. A. Nadine Roth, Tel. 0911 445566',
    ],
    { name: 'Nadine Roth', phone: '0911 445566' },
  ],
  [['Gruß, Kevin'], { name: 'Kevin' }],
  [
    [
      '> Guten Tag, Sie chatten mit Lena. Was kann ich für Sie tun?',
      'Moin Lena, unsere Regenrinne ist übergelaufen und jetzt ist die Fassade nass',
      '> Oh je. Sind Sie Mieterin oder Eigentümerin?',
      'Eigentümerin',
      '> Geben Sie mir bitte Ihren vollständigen Namen durch.',
      'Sieglinde Brinkmann-Wolff',
      '> Und wo steht das Haus?',
      'Am Sandberg 9, 24837 Schleswig',
      '> Wie dringend schätzen Sie es ein?',
      'mittel, aber bitte vor dem nächsten Regen',
      '> Und noch eine Telefonnummer bitte.',
      '04621-334455',
    ],
    {
      name: 'Sieglinde Brinkmann-Wolff',
      address: 'Am Sandberg 9, 24837 Schleswig',
      phone: '04621-334455',
      role: 'owner',
      priority: 'medium',
      type: 'maintenance',
      issue: '*Regenrinne*',
    },
  ],
  [
    [
      "> Was gibt's?",
      'spüle verstopft',
      '> name?',
      'ali yilmaz',
      '> wo?',
      'hasenheide 12 berlin',
      '> tel?',
      '01761234567',
      '> mieter?',
      'ja',
    ],
    { name: 'ali yilmaz', address: 'hasenheide 12 berlin', phone: '01761234567', type: 'plumbing' },
  ],
  [
    [
      'Erst einmal: Mein Name ist Frank Sommerfeld, ich wohne seit 1998 in der Hölderlinstraße 21a in 71636 Ludwigsburg, und sowas habe ich noch nie erlebt. Seit drei Wochen (!) funktioniert der Fahrstuhl nicht, meine Frau sitzt im Rollstuhl. Zweimal habe ich angerufen, zweimal hieß es, jemand kommt. Rufen Sie mich unter 07141 889900 zurück, aber nicht vor 10 Uhr.',
    ],
    {
      name: 'Frank Sommerfeld',
      address: 'Hölderlinstraße 21a in 71636 Ludwigsburg',
      phone: '07141 889900',
      type: 'maintenance',
      issue: '*Fahrstuhl*',
    },
  ],

  [['> Name?', 'Krämer', '> Vorname?', 'will ich nicht sagen'], { name: 'Krämer' }],
  [['> Name?', 'Ich heiße nicht Krämer sondern Kremer, Ute Kremer'], { name: 'Ute Kremer' }],
  [['> Sind Sie Herr Lehmann?', 'Nein, Lehner. Anton Lehner.'], { name: 'Anton Lehner' }],
  [['> Dürfte ich Ihren Namen wissen?', 'selbstverständlich, anna maria schuster'], { name: 'anna maria schuster' }],
  [['> Auf wen darf ich das Ticket ausstellen?', 'Auf Familie Demir'], { name: 'Demir' }],
  [['> Wer ist Ansprechpartner vor Ort?', 'Das bin ich selbst, Olaf Griese'], { name: 'Olaf Griese' }],
  [['> Ihr Name für die Anmeldung?', 'Sandro Bianchi, wohne aber erst seit kurzem hier'], { name: 'Sandro Bianchi' }],
  [['> Ihr Name?', 'Muss ich den angeben?'], { name: null }],
  [['> Ihr Name?', 'steht doch oben'], { name: null }],
  [['> Ihr Name?', 'Sie kennen mich doch'], { name: null }],
  [['> Ihr Name?', 'Bin nur der Nachbar'], { name: null }],
  [['> Ihre Telefonnummer?', 'Telefon ist abgemeldet, geht nur E-Mail: ute@example.org'], { phone: null }],
  [['> Ihre Telefonnummer?', '0431 556677', '> Und die Handynummer?', '0170 998877 6'], { phone: '0170 998877 6' }],
  [
    [
      'Die Rechnung Nr. 2024-0815 über 349,90 € habe ich am 02.02.2024 überwiesen, trotzdem kam eine Mahnung. Kundennr. 4711-2233-55.',
    ],
    { phone: null, address: null, name: null, type: 'other', issue: '*Mahnung*' },
  ],
  [['Paket 1Z999AA10123456784 hängt seit Dienstag in Leipzig fest'], { phone: null, address: null, name: null }],
  [['Meine Kreditkarte 4111 1111 1111 1111 wurde doppelt belastet'], { phone: null, name: null, address: null }],
  [['Mein Geburtsdatum ist 12.04.1965, mehr brauchen Sie nicht.'], { phone: null, name: null, address: null }],
  [
    ['Code an der Haustür ist 4711#, Schlüssel liegt bei Familie Ott im 2. Stock.'],
    { phone: null, name: null, address: null },
  ],
  [['> Adresse?', 'Im Ährenfeld 6, 52249 Eschweiler'], { address: 'Im Ährenfeld 6, 52249 Eschweiler' }],
  [
    ['> Adresse?', 'Kirchplatz 1a, 3. Eingang, 5. Etage links, 44787 Bochum'],
    { address: 'Kirchplatz 1a, 3. Eingang, 5. Etage links, 44787 Bochum' },
  ],
  [['> Adresse?', 'D-50823 Köln, Venloer Str. 241-245'], { address: 'D-50823 Köln, Venloer Str. 241-245' }],
  [['> Adresse?', 'gleiche wie letztes Mal'], { address: null }],
  [['> Wo genau wohnen Sie?', 'ganz oben rechts'], { address: null }],

  [['> Adresse?', 'Heideweg 7, 21335 Lüneburg, nicht Heidestraße'], { address: 'Heideweg 7, 21335 Lüneburg' }],
  [
    [
      '> Seit wann besteht das Problem?',
      'seit vorgestern',
      '> Haben Sie schon jemanden beauftragt?',
      'nein noch nicht',
    ],
    { name: null, address: null, phone: null, priority: null },
  ],
  [
    ['> Wann passt Ihnen ein Termin?', 'Dienstag ab 14 Uhr oder Donnerstag ganztägig'],
    { name: null, address: null, phone: null },
  ],
  [['> Wie alt ist das Gerät?', 'so 12 Jahre, Bosch Serie 4'], { name: null, address: null, phone: null }],
  [
    ['Bin Eigentümer einer Doppelhaushälfte. Der Schornsteinfeger hat die Gastherme stillgelegt.'],
    { role: 'owner', type: 'maintenance' },
  ],
  [
    ['Ich als Mieterin muss ja wohl nicht die Reparatur der Jalousie bezahlen'],
    { role: 'tenant', type: 'maintenance' },
  ],
  [
    ['Wir sind die neuen Mieter von Wohnung 8 und der Backofen ist total verdreckt und geht nicht an'],
    { role: 'tenant', type: 'maintenance' },
  ],
  [['> Wie dringend?', 'dringend!!'], { priority: 'urgent' }],
  [['> Wie dringend?', 'überhaupt nicht'], { priority: 'low' }],
  [['> Wie dringend?', 'geht so'], { priority: 'medium' }],
  [['> Wie dringend?', "Wäre gut, wenn's diese Woche noch klappt"], { priority: 'medium' }],
  [['Am Zählerkasten sprüht es Funken, wir haben alle Angst!'], { priority: 'urgent', type: 'electrical' }],
  [['Kann jemand morgen früh kommen? Die Dusche wird nur lauwarm.'], { type: 'plumbing' }],
  [
    ['Wir haben Ratten im Müllraum, das ist eklig und muss schnellstens weg'],
    { type: 'maintenance', priority: 'high' },
  ],
  [
    ['Die Nachbarskinder haben mit dem Ball unsere Scheibe eingeschossen'],
    { type: 'maintenance', name: null, issue: '*Scheibe*' },
  ],
  [['Das Treppenhauslicht geht nach 10 Sekunden wieder aus'], { type: 'electrical', issue: '*Treppenhauslicht*' }],
  [['Unser Briefkasten lässt sich nicht mehr abschließen'], { type: 'maintenance', issue: '*Briefkasten*' }],
  [['Unter der Spüle ist alles nass und es müffelt'], { type: 'plumbing', issue: '*Spüle*' }],
  [['Der Wasserdruck ist seit gestern extrem niedrig'], { type: 'plumbing', issue: '*Wasserdruck*', priority: null }],
  [
    [
      '> Was ist das Problem?',
      "Beim Duschen wird's kalt sobald jemand die Spülung drückt",
      '> Wie heißen Sie denn?',
      'Rüdiger Kling',
      '> Wo dürfen wir vorbeikommen?',
      'Talstraße 15, Erdgeschoss, 73430 Aalen',
      '> Telefonisch erreichbar unter?',
      '07361 44 55 66',
    ],
    {
      name: 'Rüdiger Kling',
      address: 'Talstraße 15, Erdgeschoss, 73430 Aalen',
      phone: '07361 44 55 66',
      type: 'plumbing',
    },
  ],
  [
    [
      'hallo hier ist birgit sander. mein rauchmelder piept alle minute, das macht mich wahnsinnig. bachstr. 4 in 59065 hamm. 02381 99887',
    ],
    {
      name: 'birgit sander',
      phone: '02381 99887',
      address: 'bachstr. 4 in 59065 hamm',
      type: 'electrical',
      issue: '*rauchmelder*',
    },
  ],
  [['> Vollständiger Name?', 'Dr. Hans-Peter zu Guttenstein'], { name: 'Hans-Peter zu Guttenstein' }],
  [['> Wie ist Ihr Vorname?', 'Milena', '> Nachname?', 'Petrović'], { name: 'Milena Petrović' }],
  [['> Mit wem spreche ich?', 'Sie sprechen mit Frau Grabowski'], { name: 'Grabowski' }],
  [
    ['> Mobilnummer?', 'plus vier neun eins sieben eins zwei drei vier fünf sechs sieben acht'],
    { phone: '+491712345678' },
  ],
  [['> Mobilnummer?', 'ist dieselbe wie gestern'], { phone: null }],
  [['> Anschrift?', 'Neuer Wall 50, 4. OG, 20354 Hamburg'], { address: 'Neuer Wall 50, 4. OG, 20354 Hamburg' }],
  [['> Anschrift?', 'Seilergasse 3/1/9, 1010 Wien'], { address: 'Seilergasse 3/1/9, 1010 Wien' }],
  [
    [
      'Meine Mutter Ingrid Wels kann die Terrassentür nicht mehr öffnen. Ich bin Tobias Wels, erreichbar 0160 7654321, es geht um die Finkenstraße 8, 85521 Ottobrunn.',
    ],
    {
      name: 'Tobias Wels',
      phone: '0160 7654321',
      address: 'Finkenstraße 8, 85521 Ottobrunn',
      type: 'maintenance',
      issue: '*Terrassentür*',
    },
  ],
  [['Vertrag 5566778899, der Ablesetermin wurde nicht eingehalten.'], { phone: null, name: null, address: null }],
  [['> Mieten Sie?', 'Ja, ich bin Mieter'], { role: 'tenant' }],
  [
    ['Ich bin hier der Hausmeister und im Heizungskeller tropft ein Ventil'],
    { role: 'manager', type: 'plumbing', name: null },
  ],
  [
    ['Es brennt nicht, aber nächste Woche bekomme ich Besuch und bis dahin sollte das Gästeklo gehen.'],
    { type: 'plumbing' },
  ],
  [['Hat keine Eile, nur die Glühbirne im Keller ist durch.'], { priority: 'low', type: 'electrical' }],
  [
    ['Bitte umgehend kommen, die Haustür lässt sich nicht mehr abschließen!'],
    { priority: 'urgent', type: 'maintenance' },
  ],
  [
    ['> Name und Telefonnummer bitte.', 'Ayla Tekin, null eins sieben sechs vier vier fünf fünf sechs sechs sieben'],
    { name: 'Ayla Tekin', phone: '01764455667' },
  ],
  [
    ['> Wie kann ich helfen?', 'Können Sie mir sagen wann der Müll abgeholt wird?'],
    { name: null, phone: null, address: null },
  ],
  [['Vielen Dank und Tschüss'], { name: null, issue: null }],
  [
    [
      'Rechnung bitte an Firma Holzbau Meier, Industriestraße 40, 84028 Landshut. Der kaputte Boiler ist in der Ländgasse 12, 84028 Landshut.',
    ],
    { address: 'Ländgasse 12, 84028 Landshut', type: 'plumbing' },
  ],
  [
    ['> Straße?', 'Rosenthaler Straße 40', '> Stockwerk?', '4. Stock', '> Stadt?', 'Berlin'],
    { address: 'Rosenthaler Straße 40, 4. Stock, Berlin' },
  ],
  [
    [
      'Störungsmeldung 4711\nWer meldet: Svenja Harms\nWo genau: Lindenstraße 8, 28195 Bremen\nErreichbar: 0421 5582093\nWas ist kaputt: Rollladen hängt schief\nAuftragsnr: 99120034',
    ],
    {
      name: 'Svenja Harms',
      phone: '0421 5582093',
      address: 'Lindenstraße 8, 28195 Bremen',
      issue: 'Rollladen hängt schief',
    },
  ],
  [
    [
      '> Bitte Name, Telefon und Anliegen',
      'Name - Uwe Brandes\nTelefon - 0441 7720915\nAnliegen - Licht im Keller geht nicht',
    ],
    { name: 'Uwe Brandes', phone: '0441 7720915', issue: 'Licht im Keller geht nicht' },
  ],
  [
    [
      '> Name und Nummer?',
      'Tom Albers, 0421 5582093',
      '> Ich habe 0421 5582093 notiert, passt das?',
      'fast: hinten 39, also 0421 5582039',
    ],
    { phone: '0421 5582039' },
  ],
  [
    [
      '> Ihre Nummer?',
      '0421 5582093',
      '> Und die Adresse?',
      'Lindenstraße 8, 28195 Bremen. Sorry, da war ein Fehler! 0421 5582039 wäre richtig',
    ],
    { phone: '0421 5582039' },
  ],
  [
    ['> Ihre Nummer?', 'Null eins sieben zwei, dann drei vier fünf, und dann sechs sieben acht neun'],
    { phone: '01723456789' },
  ],
  [['> Wie heißt du?', 'Jonas', '> Und weiter?', 'Reinders'], { name: 'Jonas Reinders' }],

  [['> Ihr Name?', 'Mag. (FH) Renate Huber'], { name: 'Renate Huber' }],
  [['Grüß Gott, hier Renate Huber, ich bitte um Rückruf.'], { name: 'Renate Huber' }],
  [['guten tag ich heise ulrich behnke und hab ne frage zur abrechnung'], { name: 'ulrich behnke' }],
  [['> In welcher Eigenschaft melden Sie sich? 1 Mieter, 2 Eigentümer', '2, Eigentümer'], { role: 'owner' }],
  [
    ['Mieter/in: Ulrich Behnke\nSchaden: Fenster klemmt'],
    { name: 'Ulrich Behnke', role: 'tenant', issue: 'Fenster klemmt' },
  ],
  [
    ['> Name und Nummer?', 'Ulrich Behnke, 0152 08834799. Herrn Bauer erreichen Sie unter 0351 8047766.'],
    { phone: '0152 08834799' },
  ],
  [
    [
      'Meine Vermieterin, Frau Inge Bauer, Tel. 0351 8047766, sagt, ich soll Sie anschreiben: die Tür klemmt.',
      '> Ihre Nummer?',
      '0152 08834799',
    ],
    { phone: '0152 08834799', role: 'tenant', issue: '*die Tür klemmt*' },
  ],
  [['Im Flur ist das Licht aus. Notfall ist es aber nicht, diese Woche würde reichen.'], { priority: 'medium' }],
  [['Das Licht im Keller brennt Tag und Nacht.'], { priority: null, type: 'electrical' }],
  [
    ['> Wofür?', 'wie lange habt ihr heute offen?', '> Bis 18 Uhr. Noch etwas?', 'ja mein backofen heizt nicht'],
    { issue: '*backofen heizt nicht*' },
  ],
  [
    ['> Für welche Wohnung?', 'Linzer Gasse 12, 2. Stock, Tür 11, 5020 Salzburg'],
    { address: 'Linzer Gasse 12, 2. Stock, Tür 11, 5020 Salzburg' },
  ],
  [
    [
      'Schönen Nachmittag, Renate Huber, Eigentümerin von Top 4 in der Linzer Gasse 12, 5020 Salzburg. Das Schloss ist hin.',
    ],
    { name: 'Renate Huber', role: 'owner' },
  ],
  [['Eigentümerin bin ich, Renate Huber, die Tür klemmt.'], { name: 'Renate Huber', role: 'owner' }],
  [
    ['Ich bin der Verwalter der Wohnungseigentümergemeinschaft, Kurt Behnke. Der Lift steht.'],
    { name: 'Kurt Behnke', role: 'manager' },
  ],
  [['> Auf wen läuft es?', 'Auf meinen Mann, aber notieren Sie mich, Renate Huber.'], { name: 'Renate Huber' }],
  [['> Nummer?', 'Im Büro 071 688 30 99 bin ich selten. Am besten 079 615 84 11.'], { phone: '079 615 84 11' }],
  [
    ['Meine alte Rufnummer 0174 3308899 wurde gekündigt, bitte ersetzen durch 0174 9017299.'],
    { phone: '0174 9017299' },
  ],
  [['> Nummer?', 'null sechs sieben sechs, dreimal die acht, vier eins null zwo'], { phone: '06768884102' }],
  [
    ['Ich habe die Wohnung in der Linzer Gasse 12 in 5020 Salzburg gemietet, der Abfluss ist verstopft.'],
    { role: 'tenant' },
  ],
  [['> Ihr Name?', 'Heißen tu ich nix.'], { name: null }],
  [['bin da kevin huber, mei fensta geht nimma zua'], { name: 'kevin huber', type: 'maintenance' }],
  [['> Wer und wo sind Sie?', 'Renate Huber, Linzer Gasse 12, 5020 Salzburg'], { name: 'Renate Huber' }],
  [['Der Lift steht. Kontakt bitte via mich, Renate Huber, 0662 870099.'], { name: 'Renate Huber' }],
  [['> Tragen Sie eine Nummer ein.', 'Meine bekommt niemand. Ihre eigene Zentrale hat 0711 2293099.'], { phone: null }],
  [['> Bei wem soll der Monteur läuten?', 'Renate Huber'], { name: 'Renate Huber' }],

  [['> Ihr Name und worum geht es?', 'das klär ich lieber persönlich'], { name: null, issue: null }],

  [
    ['Das Paket fehlt noch. Lieferadresse: Linzer Gasse 12, 5020 Salzburg'],
    { address: 'Linzer Gasse 12, 5020 Salzburg' },
  ],

  [['> Adresse?', 'wohn in der linzer gasse 12, 5020 salzburg'], { address: 'linzer gasse 12, 5020 salzburg' }],
  [
    ['ich bin mieterin linzer gasse 12 in 5020 salzburg'],
    { address: 'linzer gasse 12 in 5020 salzburg', role: 'tenant' },
  ],
  [['Die Tür klemmt. Dringend ist es aber nicht.'], { priority: 'low' }],
  [['Unter der Abwasch rinnt es raus'], { type: 'plumbing' }],
  [['Die gelben Säcke wurden nicht mitgenommen'], { type: 'other' }],
  [['Er stellt sein Moped vor unsere Tür'], { type: 'other' }],
  [
    ['Ich möchte den Vertrag zum 30. November kündigen.'],
    { issue: 'Ich möchte den Vertrag zum 30. November kündigen.' },
  ],
  [['Guten Tag, der Monteur war bestellt und keiner ist gekommen.'], { issue: '*keiner ist gekommen*' }],
  [
    ['> Um Ihnen helfen zu können, brauche ich Ihre Nummer.', 'Nummern gebe ich nicht raus, mailen Sie mir.'],
    { issue: null },
  ],
  [['> Ihr Name?', 'Meinen Namen lasse ich lieber weg'], { name: null }],
  [['ich bin renate huber ich wohne in der linzer gasse 12 und der hahn tropft'], { name: 'renate huber' }],
  [['> Wen darf ich notieren?', 'Schreiben Sie Renate Huber'], { name: 'Renate Huber' }],
  [['> Sind Sie die Wohnungseigentümerin?', 'Genau'], { role: 'owner' }],
  [['Der Hahn tropft. Frau Toth macht auf, 0662 870011. Ich bin Renate Huber, 0662 870099.'], { phone: '0662 870099' }],
  [['ich bin renate huber bei uns tropft der hahn'], { name: 'renate huber' }],
  [['Die Gastherme geht nicht an'], { type: 'maintenance' }],
  [['Vorname Renate, Nachname Keller'], { name: 'Renate Keller' }],
  [['Die Kellerklinke ist abgebrochen'], { type: 'maintenance' }],
  [['Ich schreibe für die Hausverwaltung'], { role: 'manager' }],
  [['> Sagen Sie mir noch, wer Sie sind.', 'Renate Huber'], { name: 'Renate Huber' }],
  [['> Hat das Zeit?', 'kaum'], { priority: 'low' }],
  [['meine Nummer ist 0171 2345678 und das Licht geht nicht mehr'], { phone: '0171 2345678' }],
  [['Der Geschirrspüler ist unten undicht'], { type: 'plumbing' }],

  [
    ['Im ganzen Haus ist das Licht weg, gegenüber brennt noch Licht'],
    { address: null, issue: 'Im ganzen Haus ist das Licht weg, gegenüber brennt noch Licht', priority: null },
  ],
  [
    ['> Ihre Nummer?', '0664 123 45 76', '> Noch etwas?', 'Vertippt, 67 statt 76, also 0664 123 45 67'],
    { phone: '0664 123 45 67' },
  ],
  [['Der Nachbar bohrt jeden Abend. Ich finde, das geht zu weit'], { issue: 'Der Nachbar bohrt jeden Abend.' }],
  [['Im Keller lagert jemand Sperrmüll'], { type: 'other' }],
  [['Das Tor schliesst nachts nicht mehr ab'], { type: 'maintenance' }],
];

testReadings(rows, de);

const signals: [role: 'user' | 'assistant', text: string, signal: Signal | null][] = [
  ['assistant', 'Unser Techniker ist schon unterwegs zu Ihnen.', 'work_started'],
  ['assistant', 'Ich habe für Montag einen Termin vereinbart.', 'work_started'],
  ['assistant', 'Sollen wir einen Termin vereinbaren?', null],
  ['assistant', 'Sobald ein Monteur frei ist, melden wir uns.', null],
  ['user', 'Die Heizung läuft wieder, danke!', 'solved'],
  ['user', 'Hat sich erledigt', 'solved'],
  ['user', 'Es ist noch nicht repariert', 'reported_again'],
  ['user', 'Der Hahn tropft schon wieder', 'reported_again'],
  ['user', 'Die Heizung geht immer noch nicht', 'reported_again'],
  ['user', 'Bitte stornieren Sie den Auftrag', 'cancelled'],
  ['user', 'Wir brauchen keinen Handwerker mehr', 'cancelled'],
  ['user', 'Bitte nicht stornieren', null],
  ['user', 'Wie kann ich mein Abo kündigen?', null],
  ['user', 'Auf Wiedersehen', null],
  ['user', 'Ist es schon repariert?', null],
];

test.each(signals)('%s: %s → %s', (role, text, signal) => {
  expect(signalOf({ role, text }, de)).toBe(signal);
});

test.each([
  ['Wie ist Ihr Name?', 'name'],
  ['Wie kann ich Sie erreichen?', 'phone'],
  ['Wo wohnen Sie?', 'address'],
  ['Was ist Ihre Kundennummer?', 'other'],
  ['Sind Sie Mieter?', 'role'],
  ['Wie dringend ist es?', 'priority'],
] as const)('%s asks for the %s', (question, ask) => {
  expect([...asksIn(question, de)]).toContain(ask);
});
