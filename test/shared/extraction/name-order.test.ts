import { describe } from '@jest/globals';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const readings: Record<string, Reading[]> = {
  en: [
    [
      ['> Surname, first name, address and mobile please', 'Brandt, Lea, 5 Oak Street, 503-555-0142'],
      { name: 'Lea Brandt', phone: '503-555-0142', address: '5 Oak Street' },
    ],

    [['> Name and phone?', 'first name Lea, last name Brandt, 503-555-0142'], { name: 'Lea Brandt' }],
  ],
  de: [
    [['> Ihr Name?', 'Vorname Lea Nachname Brandt'], { name: 'Lea Brandt' }],
    [['> Name, Adresse, Telefon?', 'Lea Brandt, Hauptstraße 5, 0151 23456789'], { name: 'Lea Brandt' }],
  ],
  fr: [
    [['> Votre nom ?', 'prénom Paul, nom Girard'], { name: 'Paul Girard' }],
    [['> Votre nom ?', 'prénom Paul, nom de famille Girard'], { name: 'Paul Girard' }],
  ],
  es: [[['> ¿Su nombre?', 'nombre Carmen, apellido Ruiz'], { name: 'Carmen Ruiz' }]],
  it: [[['> Come si chiama?', 'nome Maria, cognome Rossi'], { name: 'Maria Rossi' }]],
  pt: [
    [['> Sobrenome, primeiro nome e telefone, por favor', 'Sousa, Ana, 912 345 678'], { name: 'Ana Sousa' }],
    [['> Qual é o seu nome?', 'nome Ana, apelido Sousa'], { name: 'Ana Sousa' }],
  ],
  nl: [
    [
      ['> Achternaam, voornaam, adres en mobiel graag', 'Bakker, Sanne, Dorpsstraat 8, 06 12345678'],
      { name: 'Sanne Bakker' },
    ],
    [['> Wat is uw naam?', 'voornaam Sanne, achternaam Bakker'], { name: 'Sanne Bakker' }],
  ],
  tr: [
    [['> Soyadınız, adınız ve telefonunuz?', 'Yılmaz, Ayşe, 0532 111 22 33'], { name: 'Ayşe Yılmaz' }],
    [['> Adınız nedir?', 'adım Ayşe soyadım Yılmaz'], { name: 'Ayşe Yılmaz' }],
  ],
  pl: [
    [['> Nazwisko, imię i telefon proszę', 'Nowak, Anna, 601 234 567'], { name: 'Anna Nowak' }],
    [['> Jak się Pani nazywa?', 'imię Anna, nazwisko Nowak'], { name: 'Anna Nowak' }],
  ],
  ar: [[['> ما اسمك؟', 'الاسم الاول مريم، اسم العائلة حسن'], { name: 'مريم حسن' }]],
  hi: [[['> आपका नाम?', 'पहला नाम रवि, उपनाम शर्मा'], { name: 'रवि शर्मा' }]],
};

describe.each(Object.entries(readings))('values in the order of the question, in %s', (code, rows) =>
  testReadings(rows, languageOf(code)),
);
