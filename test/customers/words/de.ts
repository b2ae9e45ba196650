import type { Words } from './words.ts';

export const de: Words = {
  requests:
    'bitte|sagen sie|sag mir|nennen sie|nenn mir|geben sie|gib mir|schreiben sie|teilen sie|verraten sie|schildern sie|beschreiben sie|erzählen sie|schicken sie|senden sie|ich brauche|wir brauchen|brauche ich|brauchen wir|benötige|benötigen|bräuchte*|fehlt|fehlen|könnten sie|können sie|darf ich|dürfte ich',
  offers: 'wenn|falls|sobald|ohne|sofern|später|jederzeit|sollte|solange|ansonsten|sonst',
  reasons: 'damit|weil|falls|denn|um sie|um dich|um ihnen|für rückfragen|für den rückruf',
  things: {
    tracking:
      'sendungsnummer*|trackingnummer*|tracking-nummer*|paketnummer*|sendungscode|sendungs-id|tracking-code|sendungsverfolgung*',
    order: 'bestellnummer*|auftragsnummer*|bestellung*|auftrags-nr|bestell-nr',
    currency: 'währung*|euro oder dollar',
    price: 'preis*|stückpreis*|rabatt*|wie viel kostet|was kostet|kosten|nachlass*|prozent',
    quantity: 'menge*|stückzahl*|wie viele|anzahl|wie viel stück',
    product: 'produkt*|artikel*|ware*|welches teil',
    validity: 'gültig*|bis wann|ab wann|wie lange|laufzeit|zeitraum',
    buyer: 'welchen kunden|welcher kunde|welchem kunden|für wen|kundenname|kunde|kunden',
    address:
      'adresse*|anschrift*|straße*|strasse*|hausnummer*|plz|postleitzahl*|ort|stadt|wohnort|wohnen|wohnen sie|objekt|einsatzort|wohin|zu finden|lieferadresse',
    name: 'name*|namen|vorname*|nachname*|zuname*|heißen|heissen|heißt du|wer sind sie|wer spricht|mit wem|wie darf ich sie ansprechen|ansprechen|anreden|wen',
    phone:
      'telefon*|telefonnummer*|handy*|handynummer*|mobilnummer*|mobil*|rufnummer*|festnetz*|rückruf*|erreichen|erreichbar|anrufen|zurückrufen|durchwahl|ziffern|vorwahl',
    problem:
      'problem*|anliegen*|worum|was ist passiert|passiert|kaputt|defekt*|schaden*|störung*|geht es|was fehlt|los|wobei|womit|helfen|für sie tun|beschreiben|schildern|stimmt nicht|funktioniert nicht|was können wir|was kann ich|was brauchen sie|was genau',
  },
  number: 'nummer*|nr',
  where: 'wo',
  right: 'stimmt das|ist das richtig|ist das korrekt|richtig so|stimmt|richtig|korrekt|passt das|habe ich das richtig',
  more: 'sonst noch|noch etwas|noch was|weiteres|alles erledigt|das alles|fertig|weitere fragen',
  parcel: 'paket*|sendung*|lieferung*|bestellung*|päckchen',
  often:
    'der|die|das|den|dem|ein|eine|einen|und|oder|ist|sind|sie|ihr|ihre|ihren|ihnen|wir|uns|ich|mir|nicht|mit|für|von|zu|zum|auf|im|in|bei|wie|was|wo|welche|bitte|kann|können|haben|habe|hat|wird|noch|auch|es|dass|danke|vielen|dank|unter',
  lacks: ['die hab ich nicht', 'keine ahnung, weiß ich nicht', 'das kann ich Ihnen nicht sagen'],
  yes: 'ja',
  comma: ', ',
};
