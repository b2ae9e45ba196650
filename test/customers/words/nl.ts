import type { Words } from './words.ts';

export const nl: Words = {
  requests:
    'alstublieft|alsjeblieft|graag|vertel*|zeg mij|zeg me|geef*|noem|laat me|laat ons|laat weten|stuur*|omschrijf*|beschrijf*|schrijf*|typ|ik heb nog|wij hebben nog|we hebben nog|ik heb uw|ik heb je|we hebben uw|nodig|mag ik|mogen wij|mogen we|kunt u|kun je|zou u|zou ik|ontbreekt|ontbreken|mis ik|missen we|missen wij',
  offers: 'als|indien|zodra|zonder|wanneer|later|mocht|tenzij|anders|eenmaal',
  reasons: 'zodat|omdat|want|voor het geval|om u te|om je te|om contact',
  things: {
    tracking:
      'trackingnummer*|track-en-trace*|track & trace*|track and trace*|zendingsnummer*|pakketnummer*|barcode|trackingcode*|volgnummer|volgcode|zendnummer',
    order: 'bestelnummer*|ordernummer*|bestelling*|order|opdrachtnummer',
    currency: 'valuta|munteenheid|munt|euro of dollar',
    price: 'prijs*|stukprijs|korting*|hoeveel kost|wat kost|kosten|bedrag|percentage|tarief',
    quantity: 'hoeveel|hoeveelheid|aantal*|stuks',
    product: 'product*|artikel*|goederen',
    validity: 'geldig*|tot wanneer|vanaf wanneer|hoe lang|looptijd|periode',
    buyer: 'welke klant|voor wie|klantnaam|naam van de klant|klant|koper',
    address:
      'adres*|straat*|huisnummer*|postcode*|woonplaats|plaats|stad|woont|woon|locatie|waarheen|pand|woning|naartoe|waar moeten|waar kunnen we langs',
    name: 'naam|namen|voornaam|achternaam|heet|heten|wie bent|met wie|wie spreek|wie ben|aanspreken|noemen',
    phone:
      'telefoon*|telefoonnummer*|mobiel*|mobielnummer|gsm*|bellen|terugbellen|opbellen|bereiken|bereikbaar|contactnummer|cijfers|06-nummer',
    problem:
      'probleem|problemen|storing*|klacht*|aan de hand|gebeurd|gebeurt|kapot|defect*|helpen|van dienst|voor u doen|voor je doen|waarmee|waar gaat het over|waar gaat het om|mis is|er mis|schade|beschrijven|omschrijven|scheelt|melding',
  },
  number: 'nummer*',
  where: 'waar',
  right: 'klopt dat|is dat juist|klopt dit|klopt|juist|is dat goed|correct',
  more: 'nog iets|verder nog|anders nog|iets anders|was dat alles|dat alles|klaar',
  parcel: 'pakket*|pakje|zending*|bestelling*|levering|bezorging',
  often:
    'de|het|een|en|of|is|zijn|u|uw|je|jouw|wij|we|ons|ik|mij|niet|met|voor|van|naar|op|in|bij|hoe|wat|waar|welk|welke|kan|kunnen|kunt|hebben|heb|heeft|wordt|nog|ook|dat|dit|er|bedankt|dank|graag|om|te|aan|over|genoteerd',
  lacks: ['die heb ik niet', 'geen idee', 'dat zou ik niet weten'],
  yes: 'ja',
  comma: ', ',
};
